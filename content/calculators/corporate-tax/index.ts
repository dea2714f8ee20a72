import { defineCalculator } from '@/lib/define-calculator';
import { corporateTax } from './compute';
import form from './form';

export default defineCalculator({ ...form, compute: corporateTax });
