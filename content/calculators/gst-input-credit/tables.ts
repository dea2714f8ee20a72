import type { Cell, Chart, Column, Table } from '@/lib/calculator';
import { type Heads, headNames, totalOfHeads } from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import type { Delay } from './delay';
import { nameOf } from './heads';
import type { Payment } from './payment';

const money = (label: string, unit: 'rupees' | 'exactRupees' = 'rupees'): Column => ({ label, unit });

/** Returns Table 6.1 of GSTR-3B: what each tax is paid with. */
function paymentTable({ payable, found, reverseCharge, cess }: Payment, delay: Delay): Table {
  const { used, cash } = found;
  const feeOf = (head: string) => (head === 'integrated' ? 0 : delay.fee);
  const forward = headNames.map((head): Cell[] => [
    nameOf[head],
    payable[head],
    used.integrated[head],
    head === 'state' ? null : used.central[head],
    head === 'central' ? null : used.state[head],
    null,
    cash[head],
    delay.interest[head],
    feeOf(head),
  ]);
  const cessRow: Cell[] = ['Cess', cess.payable, null, null, null, cess.used, cess.cash, delay.cessInterest, null];
  const reverse = headNames.map((head): Cell[] => [
    `${nameOf[head]}, reverse charge`,
    reverseCharge[head],
    null,
    null,
    null,
    null,
    reverseCharge[head],
    null,
    null,
  ]);
  return {
    id: 'table-6-1',
    lead: true,
    caption: 'Payment of tax, as in Table 6.1 of GSTR-3B',
    columns: [
      { label: 'Tax', unit: 'text' },
      money('Tax payable'),
      money('IGST credit'),
      money('CGST credit'),
      money('SGST/UTGST credit'),
      money('Cess credit'),
      money('Cash'),
      money('Interest'),
      money('Late fee'),
    ],
    rows: [...forward, cessRow, ...reverse],
    total: [
      'Total',
      totalOfHeads(payable) + cess.payable + totalOfHeads(reverseCharge),
      totalOfHeads(used.integrated),
      totalOfHeads(used.central),
      totalOfHeads(used.state),
      cess.used,
      totalOfHeads(cash) + cess.cash + totalOfHeads(reverseCharge),
      delay.totalInterest,
      delay.fee * 2,
    ],
    note: 'A dash means that this credit cannot pay that tax. The portal charges interest and late fee for a late return with the next return.',
  };
}

const headColumns = headNames.map((head) => money(nameOf[head], 'exactRupees'));
const inRupees = (amounts: Heads): Cell[] => headNames.map((head) => amounts[head] / 100);

/** Returns Table 4 of GSTR-3B: credit available, reversed and net. */
function creditTable(credit: MonthlyCredit): Table {
  return {
    id: 'table-4',
    caption: 'Eligible credit, as in Table 4 of GSTR-3B',
    columns: [{ label: 'Details', unit: 'text' }, ...headColumns],
    rows: [
      ['4(A)(3) Reverse charge', ...inRupees(credit.reverseCharge)],
      ['4(A)(1), (2), (4), (5) Imports, ISD and all other', ...inRupees(credit.other)],
      ['4(A) Available', ...inRupees(credit.available)],
      ['4(B)(1) Reversed: rules 42 and 43, s. 17(5)', ...inRupees(credit.forGood)],
      ['4(B)(2) Reversed: others', ...inRupees(credit.forNow)],
      ['4(C) Net credit', ...inRupees(credit.net)],
      ['4(D)(1) Taken back, within 4(A)(5)', ...inRupees(credit.reclaimed)],
      ['4(D)(2) Not allowed by date or place of supply', ...inRupees(credit.barred)],
    ],
    note: 'Invoices that are not in GSTR-2B are in none of these lines.',
  };
}

/** Returns the electronic credit ledger from opening to closing balance. */
function ledgerTable(credit: MonthlyCredit, { opening, found, closing, cess }: Payment): Table {
  return {
    id: 'credit-ledger',
    caption: 'Electronic credit ledger',
    columns: [{ label: 'Entry', unit: 'text' }, ...headColumns, money('Cess', 'exactRupees')],
    rows: [
      ['Opening balance', ...inRupees(opening), cess.openingPaise / 100],
      ['Net credit of the month', ...inRupees(credit.net), cess.monthPaise / 100],
      ['Used', ...headNames.map((head) => totalOfHeads(found.used[head])), cess.used],
      ['Closing balance', ...inRupees(closing), cess.leftPaise / 100],
    ],
    note: 'If a reversal is more than the ledger balance, the rest is added to the tax.',
  };
}

/** Returns what each split of the remaining IGST credit would leave to pay. */
function splitTable({ options }: Payment): Table {
  return {
    id: 'splits',
    caption: 'Splits of the IGST credit that is left after IGST',
    columns: [
      { label: 'Split', unit: 'text' },
      money('IGST credit for CGST'),
      money('IGST credit for SGST/UTGST'),
      money('CGST in cash'),
      money('SGST/UTGST in cash'),
      money('Extra cash'),
    ],
    rows: options.map(({ name, found, extra }) => [
      name,
      found.used.integrated.central,
      found.used.integrated.state,
      found.cash.central,
      found.cash.state,
      extra,
    ]),
    note: 'Cash without reverse charge, interest and late fee.',
  };
}

/** Returns all tables; the one on splits only where there is something to split. */
export function tablesOf(credit: MonthlyCredit, payment: Payment, delay: Delay): Table[] {
  return [
    paymentTable(payment, delay),
    creditTable(credit),
    ledgerTable(credit, payment),
    ...(payment.bounds.amount > 0 ? [splitTable(payment)] : []),
  ];
}

/** Returns what pays each tax, and what other splits would cost. */
export function chartsOf({ found, options, bounds }: Payment): Chart[] {
  const { used, cash } = found;
  const paidBy = (from: Heads) => headNames.map((head) => from[head]);
  return [
    {
      kind: 'bars',
      title: 'What pays the output tax',
      unit: 'rupees',
      bars: headNames.map((head) => nameOf[head]),
      series: [
        { label: 'IGST credit', values: paidBy(used.integrated), tone: 'own' },
        { label: 'CGST credit', values: paidBy(used.central), tone: 'growth' },
        { label: 'SGST/UTGST credit', values: paidBy(used.state), tone: 'other' },
        { label: 'Cash', values: paidBy(cash), tone: 'tax' },
      ],
    },
    ...(bounds.amount > 0
      ? [
          {
            kind: 'bars',
            title: 'Output tax in cash, by split of IGST credit',
            unit: 'rupees',
            bars: options.map(({ name }) => name),
            marked: 0,
            series: [{ label: 'Cash', values: options.map((each) => totalOfHeads(each.found.cash)), tone: 'tax' }],
          } as const,
        ]
      : []),
  ];
}
