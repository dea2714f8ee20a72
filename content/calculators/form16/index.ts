import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { form16Result } from './compute';
import form from './form';
import { worked } from './worked';

export default defineCalculator({ ...form, check: problems, worked, compute: form16Result });
