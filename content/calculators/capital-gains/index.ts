import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { capitalGainsResult } from './compute';
import form from './form';
import { salesOfOneDay } from './sale-day';

export default defineCalculator({ ...form, check: problems, worked: salesOfOneDay, compute: capitalGainsResult });
