import { defineCalculator } from '@/lib/define-calculator';
import { taxAudit } from './compute';
import form from './form';

export default defineCalculator({ ...form, compute: taxAudit });
