import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { upperFirst } from '@/lib/lower-first';
import { tableOf } from '@/lib/table-of';
import { type Days, waiting } from './days';
import type { RefundInput } from './form';
import type { RefundAnswer } from './refund';

/** Returns the tables: interest part by part, interest by month of payment, and what can still be done. */
export function tablesOf(input: RefundInput, answer: RefundAnswer, days: Days): Table[] {
  const paid = answer.parts.length > 0;
  return listOf(paid && partsTable(answer, days), paid && monthsTable(answer, days), stillOpenTable(input, days));
}

function partsTable({ parts, ownTaxParts, interest }: RefundAnswer, { grantedOn }: Days): Table {
  return tableOf(parts, {
    id: 'interest',
    caption: 'Interest on each part of the refund',
    columns: [
      {
        label: 'Refund of',
        unit: 'text',
        cell: (_, index) => (index < ownTaxParts ? 'Tax paid with the return' : 'TDS, TCS and advance tax'),
        total: 'Total',
      },
      { label: 'Refund', unit: 'rupees', cell: (part) => part.amount },
      { label: 'Earns interest', unit: 'rupees', rollUp: 'none', cell: (part) => part.base },
      { label: 'From', unit: 'date', cell: (part) => part.from },
      { label: 'To', unit: 'date', cell: () => grantedOn },
      { label: 'Months or parts', unit: 'count', cell: (part) => part.months },
      { label: 'Interest', unit: 'exactRupees', cell: (part) => part.interest, total: interest },
    ],
  });
}

function monthsTable({ refund, interestIfPaidOn }: RefundAnswer, days: Days): Table {
  return tableOf(waiting(days), {
    id: 'by-month',
    caption: 'If the refund is paid in …',
    columns: [
      { label: 'Month', unit: 'month', cell: ({ month }) => month },
      { label: 'Interest', unit: 'exactRupees', rollUp: 'none', cell: ({ day }) => interestIfPaidOn(day) },
      {
        label: 'Refund with interest',
        unit: 'exactRupees',
        rollUp: 'none',
        cell: ({ day }) => refund + interestIfPaidOn(day),
      },
      { label: 'Interest is income of', unit: 'text', cell: ({ day }) => upperFirst(yearTitle(financialYearOf(day))) },
    ],
  });
}

function stillOpenTable({ today, filed }: RefundInput, { year, rules }: Days): Table {
  const { until, freeUntil } = rules.revised.value;
  const unfiled = filed === 'notYet';
  const steps = listOf(
    unfiled && {
      step: 'Late (belated) return',
      day: year.returns.belated.value,
      what: 'With the late fee. Interest to you runs only from the day of filing',
    },
    {
      step: 'Revised return',
      day: until,
      what:
        freeUntil < until
          ? `Corrects a missed claim. After ${formatDate(freeUntil)} it costs a fee`
          : 'Corrects a missed claim',
    },
    unfiled && {
      step: 'Request to condone the delay',
      day: rules.condonation.value,
      what: 'If you never filed a return. You need a reason and genuine hardship',
    },
  );
  return tableOf(steps, {
    id: 'still-open',
    caption: 'What can still be done for a refund of this year',
    columns: [
      { label: 'Step', unit: 'text', cell: ({ step }) => step },
      { label: 'Until', unit: 'date', cell: ({ day }) => day },
      { label: 'Now', unit: 'text', cell: ({ day }) => (today === '' ? '' : today > day ? 'Closed' : 'Open') },
      { label: 'What it means', unit: 'text', cell: ({ what }) => what },
    ],
    note: 'An updated return does not help: it cannot claim or raise a refund.',
  });
}
