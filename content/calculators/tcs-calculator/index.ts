import { defineCalculator } from '@/lib/calculator';
import { tcs } from './compute';
import form from './form';

export default defineCalculator({ ...form, compute: tcs });
