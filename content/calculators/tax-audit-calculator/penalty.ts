import type { AuditYear } from '@/content/rules/income-tax/audit';
import { inr, pct } from '@/lib/format';
import type { Decision } from './decision';
import type { TaxAuditInput } from './form';

interface Late {
  readonly label: string;
  readonly amount: number;
  readonly how: string;
}

export function costOfNone({ kind }: TaxAuditInput, law: AuditYear, { turnover }: Decision): Late {
  const late = law.late.value;
  if (late.kind === 'penalty' && kind === 'carriages') {
    return {
      label: 'Penalty without audit, at most',
      amount: late.most,
      how: `${pct(late.percent)} of your receipts, which this page does not ask for, but never above ${inr(late.most)}. None if you had a reasonable cause`,
    };
  }
  return late.kind === 'penalty'
    ? {
        label: 'Penalty without audit',
        amount: Math.min(late.most, (turnover * late.percent) / 100),
        how: `The lower of ${pct(late.percent)} of ${inr(turnover)}${kind === 'mixed' ? ', business and profession together,' : ''} and ${inr(late.most)}. None if you had a reasonable cause`,
      }
    : {
        label: 'Fee, more than a month late',
        amount: late.later,
        how: `${inr(late.upTo)} up to a month late, ${inr(late.later)} after. It is a fee, so you pay it even with a good cause`,
      };
}
