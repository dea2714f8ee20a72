import { defineCalculator } from '@/lib/define-calculator';
import { tcs } from './compute';
import form from './form';

export default defineCalculator({ ...form, compute: tcs });
