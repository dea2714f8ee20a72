import type { Table } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import { type Heads, headNames, perHead, totalOfHeads } from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import type { Delay } from './delay';
import { nameOf } from './heads';
import type { Payment } from './payment';

/** Returns Table 6.1 of GSTR-3B: what each tax is paid with. */
function paymentTable({ payable, found, reverseCharge, cess }: Payment, delay: Delay): Table {
  const { used, cash } = found;
  const none = { integrated: null, central: null, state: null, cess: null, interest: null, fee: null };
  const rows = [
    ...headNames.map((head) => ({
      tax: nameOf[head],
      payable: payable[head],
      integrated: used.integrated[head],
      central: head === 'state' ? null : used.central[head],
      state: head === 'central' ? null : used.state[head],
      cess: null,
      cash: cash[head],
      interest: delay.interest[head],
      fee: head === 'integrated' ? 0 : delay.fee,
    })),
    { ...none, tax: 'Cess', payable: cess.payable, cess: cess.used, cash: cess.cash, interest: delay.cessInterest },
    ...headNames.map((head) => ({
      ...none,
      tax: `${nameOf[head]}, reverse charge`,
      payable: reverseCharge[head],
      cash: reverseCharge[head],
    })),
  ];
  return tableOf(rows, {
    id: 'table-6-1',
    lead: true,
    caption: 'Payment of tax, as in Table 6.1 of GSTR-3B',
    columns: [
      { label: 'Tax', unit: 'text', cell: (row) => row.tax, total: 'Total' },
      { label: 'Tax payable', unit: 'rupees', cell: (row) => row.payable, sum: true },
      { label: 'IGST credit', unit: 'rupees', cell: (row) => row.integrated, sum: true },
      { label: 'CGST credit', unit: 'rupees', cell: (row) => row.central, sum: true },
      { label: 'SGST/UTGST credit', unit: 'rupees', cell: (row) => row.state, sum: true },
      { label: 'Cess credit', unit: 'rupees', cell: (row) => row.cess, sum: true },
      { label: 'Cash', unit: 'rupees', cell: (row) => row.cash, sum: true },
      { label: 'Interest', unit: 'rupees', cell: (row) => row.interest, total: delay.totalInterest },
      { label: 'Late fee', unit: 'rupees', cell: (row) => row.fee, sum: true },
    ],
    note: 'A dash means that this credit cannot pay that tax. The portal charges interest and late fee for a late return with the next return.',
  });
}

/** A line whose amounts are paise, a head each. */
interface HeadLine {
  readonly label: string;
  readonly amounts: Heads;
}

const headColumns: readonly ColumnOf<HeadLine>[] = headNames.map((head) => ({
  label: nameOf[head],
  unit: 'exactRupees',
  cell: ({ amounts }) => amounts[head] / 100,
}));

/** Returns Table 4 of GSTR-3B: credit available, reversed and net. */
function creditTable(credit: MonthlyCredit): Table {
  const lines: HeadLine[] = [
    { label: '4(A)(3) Reverse charge', amounts: credit.reverseCharge },
    { label: '4(A)(1), (2), (4), (5) Imports, ISD and all other', amounts: credit.other },
    { label: '4(A) Available', amounts: credit.available },
    { label: '4(B)(1) Reversed: rules 42 and 43, s. 17(5)', amounts: credit.forGood },
    { label: '4(B)(2) Reversed: others', amounts: credit.forNow },
    { label: '4(C) Net credit', amounts: credit.net },
    { label: '4(D)(1) Taken back, within 4(A)(5)', amounts: credit.reclaimed },
    { label: '4(D)(2) Not allowed by date or place of supply', amounts: credit.barred },
  ];
  return tableOf(lines, {
    id: 'table-4',
    caption: 'Eligible credit, as in Table 4 of GSTR-3B',
    columns: [{ label: 'Details', unit: 'text', cell: ({ label }) => label }, ...headColumns],
    note: 'Invoices that are not in GSTR-2B are in none of these lines.',
  });
}

/** Returns the electronic credit ledger from opening to closing balance. */
function ledgerTable(credit: MonthlyCredit, { opening, found, closing, cess }: Payment): Table {
  const used = perHead((head) => totalOfHeads(found.used[head]) * 100);
  const lines: (HeadLine & { readonly cess: number })[] = [
    { label: 'Opening balance', amounts: opening, cess: cess.openingPaise },
    { label: 'Net credit of the month', amounts: credit.net, cess: cess.monthPaise },
    { label: 'Used', amounts: used, cess: cess.used * 100 },
    { label: 'Closing balance', amounts: closing, cess: cess.leftPaise },
  ];
  return tableOf(lines, {
    id: 'credit-ledger',
    caption: 'Electronic credit ledger',
    columns: [
      { label: 'Entry', unit: 'text', cell: ({ label }) => label },
      ...headColumns,
      { label: 'Cess', unit: 'exactRupees', cell: (line) => line.cess / 100 },
    ],
    note: 'If a reversal is more than the ledger balance, the rest is added to the tax.',
  });
}

/** Returns what each split of the remaining IGST credit would leave to pay. */
function splitTable({ options }: Payment): Table {
  return tableOf(options, {
    id: 'splits',
    caption: 'Splits of the IGST credit that is left after IGST',
    columns: [
      { label: 'Split', unit: 'text', cell: ({ name }) => name },
      { label: 'IGST credit for CGST', unit: 'rupees', cell: ({ found }) => found.used.integrated.central },
      { label: 'IGST credit for SGST/UTGST', unit: 'rupees', cell: ({ found }) => found.used.integrated.state },
      { label: 'CGST in cash', unit: 'rupees', cell: ({ found }) => found.cash.central },
      { label: 'SGST/UTGST in cash', unit: 'rupees', cell: ({ found }) => found.cash.state },
      { label: 'Extra cash', unit: 'rupees', cell: ({ extra }) => extra },
    ],
    note: 'Cash without reverse charge, interest and late fee.',
  });
}

/** Returns all tables; the one on splits only where there is something to split. */
export function tablesOf(credit: MonthlyCredit, payment: Payment, delay: Delay): Table[] {
  return listOf(
    paymentTable(payment, delay),
    creditTable(credit),
    ledgerTable(credit, payment),
    payment.bounds.amount > 0 && splitTable(payment),
  );
}
