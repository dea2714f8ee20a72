import type { AuditYear } from '@/content/rules/income-tax/audit';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf, yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { inr, pct } from '@/lib/format';
import { upperFirst } from '@/lib/lower-first';
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

/**
 * Returns the year of leaving presumptive taxation and the years after it, with what is open and what needs an audit; null where it is not
 * left, or the year is not known. Section 44AD(4) and (5).
 */
export function leavingTable(input: TaxAuditInput, law: AuditYear, { presumptive, exemption }: Decision): Table | null {
  const [scheme] = presumptive;
  const leavesNow =
    input.scheme === 'used' && scheme?.section === '44AD' && scheme.open && input.profit < scheme.income;
  const left = leavesNow ? input.year : input.scheme === 'left' && input.leftIn !== 'unknown' ? input.leftIn : null;
  if (left === null) return null;
  const { years } = law.presumptiveLeft.value;
  const audit = exemption > 0 ? `If the income is above ${inr(exemption)}` : 'If there is any income';
  const rows = Array.from({ length: years + 2 }, (_, after) => ({
    year: upperFirst(yearTitle(financialYearFrom(firstYearOf(left) + after))),
    scheme: after === 0 ? 'Left' : after <= years ? 'Closed' : 'Open again',
    audit: after <= years ? audit : 'Only above the turnover limits',
  }));
  return tableOf(rows, {
    id: 'leaving',
    caption: `Section ${sectionBeside('44AD', actOf(input.year))}: the year of leaving and those after it`,
    columns: [
      { label: 'Year', unit: 'text', cell: ({ year }) => year },
      { label: 'Presumptive taxation', unit: 'text', cell: (row) => row.scheme },
      { label: 'Audit', unit: 'text', cell: (row) => row.audit },
    ],
    note: 'A turnover above the limits of the audit needs one in any year. The basic exemption is that of this year.',
  });
}
