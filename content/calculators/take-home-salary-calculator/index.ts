import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { takeHomeResult } from './compute';
import form from './form';
import { yearOfPay } from './payslips';

export default defineCalculator({ ...form, check: problems, worked: yearOfPay, compute: takeHomeResult });
