import { defineCalculator } from '@/lib/define-calculator';
import { exportImport } from './compute';
import form from './form';

export default defineCalculator({ ...form, compute: exportImport });
