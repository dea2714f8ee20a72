import { yearTitle } from '@/content/tax/law-names';
import type { Chart, Table } from '@/lib/calculator';
import { addMonthsToDay, financialYearOf } from '@/lib/calendar';
import { formatDate, formatMonth } from '@/lib/format';
import type { RefundAnswer } from './compute';
import type { Days } from './days';
import type { RefundInput } from './form';
import type { YearTax } from './worked-tax';

/** So many months of waiting are shown. */
const MONTHS = 12;

/** Returns the months in which the refund may be paid, from that of the grant on, each with the same day of the month. */
function waiting({ grantedOn }: Days): { readonly month: string; readonly day: string }[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const day = addMonthsToDay(grantedOn, index);
    return { month: day.slice(0, 7), day };
  });
}

/** Returns the charts: where the tax paid goes, and the interest by the month in which the refund comes. */
export function charts({ tax }: YearTax, answer: RefundAnswer, days: Days): Chart[] {
  const charges = answer.balance.interest + answer.balance.fee;
  const months = waiting(days);
  return [
    {
      kind: 'bars',
      title: 'What is due and what you get back',
      unit: 'rupees',
      bars: ['Tax', 'Interest and fee', 'Refund', 'Interest to you'],
      series: [{ label: 'Amount', values: [tax, charges, answer.refund, answer.interest], tone: 'own' }],
    },
    ...(answer.interest > 0
      ? [
          {
            kind: 'lines' as const,
            title: 'Interest by the month in which the refund is paid',
            unit: 'rupees' as const,
            x: { label: 'Month', values: months.map(({ month }) => formatMonth(month)) },
            series: [
              {
                label: 'Interest',
                values: months.map(({ day }) => answer.interestIfPaidOn(day)),
                tone: 'growth' as const,
              },
            ],
          },
        ]
      : []),
  ];
}

/** Returns the tables: interest part by part, interest by month of payment, and what can still be done. */
export function tables(input: RefundInput, answer: RefundAnswer, days: Days): Table[] {
  return [
    ...(answer.parts.length > 0 ? [partsTable(answer, days), monthsTable(answer, days)] : []),
    stillOpen(input, days),
  ];
}

function partsTable({ parts, ownTaxParts, interest }: RefundAnswer, { grantedOn }: Days): Table {
  return {
    id: 'interest',
    caption: 'Interest on each part of the refund',
    columns: [
      { label: 'Refund of', unit: 'text' },
      { label: 'Refund', unit: 'rupees' },
      { label: 'Earns interest', unit: 'rupees', rollUp: 'none' },
      { label: 'From', unit: 'date' },
      { label: 'To', unit: 'date' },
      { label: 'Months or parts', unit: 'count' },
      { label: 'Interest', unit: 'exactRupees' },
    ],
    rows: parts.map((part, index) => [
      index < ownTaxParts ? 'Tax paid with the return' : 'TDS, TCS and advance tax',
      part.amount,
      part.base,
      part.from,
      grantedOn,
      part.months,
      part.interest,
    ]),
    total: ['Total', null, null, null, null, null, interest],
  };
}

function monthsTable({ refund, interestIfPaidOn }: RefundAnswer, days: Days): Table {
  return {
    id: 'by-month',
    caption: 'If the refund is paid in …',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'Interest', unit: 'exactRupees', rollUp: 'none' },
      { label: 'Refund with interest', unit: 'exactRupees', rollUp: 'none' },
      { label: 'Interest is income of', unit: 'text' },
    ],
    rows: waiting(days).map(({ month, day }) => [
      month,
      interestIfPaidOn(day),
      refund + interestIfPaidOn(day),
      yearTitle(financialYearOf(day)),
    ]),
  };
}

function stillOpen({ today, filed }: RefundInput, { year, rules }: Days): Table {
  const { until, freeUntil } = rules.revised.value;
  const belated = year.returns.belated.value;
  const status = (day: string) => (today === '' ? '' : today > day ? 'Closed' : 'Open');
  return {
    id: 'still-open',
    caption: 'What can still be done for a refund of this year',
    columns: [
      { label: 'Step', unit: 'text' },
      { label: 'Until', unit: 'date' },
      { label: 'Now', unit: 'text' },
      { label: 'What it means', unit: 'text' },
    ],
    rows: [
      ...(filed === 'notYet'
        ? [
            [
              'Late (belated) return',
              belated,
              status(belated),
              'With the late fee. Interest to you runs only from the day of filing',
            ],
          ]
        : []),
      [
        'Revised return',
        until,
        status(until),
        freeUntil < until
          ? `Corrects a missed claim. After ${formatDate(freeUntil)} it costs a fee`
          : 'Corrects a missed claim',
      ],
      ...(filed === 'notYet'
        ? [
            [
              'Request to condone the delay',
              rules.condonation.value,
              status(rules.condonation.value),
              'If you never filed a return. You need a reason and genuine hardship',
            ],
          ]
        : []),
    ],
    note: 'An updated return does not help: it cannot claim or raise a refund.',
  };
}
