import type { AuditYear } from '@/content/rules/income-tax/audit';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { Decision } from './decision';
import type { TaxAuditInput } from './form';

/** Returns the questions, the last first. */
export function pathTable({ path }: Decision): Table {
  return tableOf(path, {
    id: 'path',
    caption: 'How we reached the answer',
    columns: [
      { label: 'Question', unit: 'text', cell: ({ question }) => question },
      { label: 'Answer', unit: 'text', cell: ({ answer }) => answer },
      { label: 'Fact', unit: 'text', cell: ({ fact }) => fact },
    ],
    note: 'Read it from the last line up. Each line says why we asked the next question.',
  });
}

/** Returns the limits of turnover that the answer rests on. */
export function limitTable(input: TaxAuditInput, law: AuditYear): Table {
  const { business } = incomeTaxYears[input.year];
  const act = actOf(input.year);
  const limits: readonly (readonly [rule: string, limit: number])[] = [
    ['Audit of a business', law.business.value.above],
    [`Audit of a business, cash at most ${pct(law.business.value.cashShare)}`, law.business.value.aboveLowCash],
    ['Audit of a profession', law.profession.value],
    [`Presumptive business, section ${sectionBeside('44AD', act)}`, business.presumptive.value.turnoverUpTo],
    [
      `The same, cash receipts at most ${pct(business.presumptive.value.cashShare)}`,
      business.presumptive.value.turnoverUpToDigital,
    ],
    [`Presumptive profession, section ${sectionBeside('44ADA', act)}`, business.profession.value.receiptsUpTo],
    [
      `The same, cash receipts at most ${pct(business.profession.value.cashShare)} of them`,
      business.profession.value.receiptsUpToDigital,
    ],
  ];
  return tableOf(limits, {
    id: 'limits',
    caption: 'The limits',
    columns: [
      { label: 'Rule', unit: 'text', cell: ([rule]) => rule },
      { label: 'Limit', unit: 'rupees', cell: ([, limit]) => limit },
    ],
  });
}
