import { defineCalculator } from '@/lib/calculator';
import { corporateTax } from './compute';
import form from './form';

export default defineCalculator({ ...form, compute: corporateTax });
