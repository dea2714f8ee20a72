import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { ClosedDays, DateRule, Extension } from '@/lib/tax/due-dates';
import { updatedReturnSteps } from './updated-return';

/** Until when orders that move a last day are on file. */
export const ordersKnownUntil: IsoDate = '2026-09-30';

/** What missing a date costs. Money in ₹, `percentPerMonth` for a month or part of it, `percentPerYear` by the day. */
export type Missed =
  | { readonly kind: 'interest'; readonly percentPerMonth: number; readonly months?: number }
  | { readonly kind: 'yearlyInterest'; readonly percentPerYear: number }
  | { readonly kind: 'perDay'; readonly perDay: number; readonly upTo: string }
  | {
      readonly kind: 'lateReturn';
      readonly fee: number;
      readonly smallFee: number;
      readonly smallUpTo: number;
      readonly percentPerMonth: number;
    }
  | { readonly kind: 'lateAudit'; readonly percentOfTurnover: number; readonly atMost: number }
  | { readonly kind: 'lateAuditFee'; readonly firstMonth: number; readonly after: number }
  /** Late fee a day, with the most for turnover of the year before up to 1.5 crore, up to 5 crore, and above. */
  | { readonly kind: 'gstFee'; readonly perDay: number; readonly most: Readonly<Record<TurnoverBand, number>> }
  /** Late fee of the annual GST return a day, for turnover up to 5 crore, and the least of it above. */
  | { readonly kind: 'annualFee'; readonly perDay: number; readonly above5: number }
  /** The door closes; an updated return stays open, with additional tax from and to these percentages. */
  | { readonly kind: 'closes'; readonly from: number; readonly to: number }
  | { readonly kind: 'lost'; readonly what: string };

/** Turnover in a year: up to 1.5 crore, 2 crore, 5 crore, or more. */
type TurnoverBand = 'upTo1.5' | 'upTo2' | 'upTo5' | 'above5';

/** Where a date belongs. */
export type Topic = 'advanceTax' | 'return' | 'own' | 'tds' | 'gst';

/** One duty with its dates. */
export interface Obligation {
  readonly id: string;
  readonly topic: Topic;
  readonly title: string;
  /** For whom: every name listed must hold one of the values; an empty list is for all. */
  readonly who: Readonly<Record<string, readonly string[]>>;
  /** The reason it is yours, in a few words. */
  readonly why: string;
  readonly due: Rule<DateRule>;
  /** How the date is set, as a sentence. */
  readonly how: string;
  /** A closed bank moves the date to the next open day; all other dates stay. */
  readonly moves?: true;
  /** No law sets the day: it is the usual one. */
  readonly usual?: true;
  /** For an instalment of advance tax: the share of the year's tax due by this and by the last date, %. */
  readonly share?: readonly [upToThis: number, upToLast: number];
  readonly missed?: Rule<Missed>;
}

/** The due dates that belong to one financial year. */
export interface DueDateYear {
  readonly checkedOn: IsoDate;
  /** Advance tax is payable from this tax after TDS, ₹. */
  readonly advanceTaxFrom: Rule<number>;
  /** A resident of this age without business income pays no advance tax. */
  readonly seniorAge: Rule<number>;
  /** The shares, in %, from which a short payment of the first two instalments means no interest. */
  readonly safeShares: Rule<readonly [first: number, second: number]>;
  /** The most that counts under section 80C and its like, and in NPS on top, ₹. */
  readonly savings: Rule<{ readonly most: number; readonly name: string }>;
  readonly pension: Rule<{ readonly most: number; readonly name: string }>;
  readonly obligations: readonly Obligation[];
  /** Orders that moved a date of this year, by the id of the obligation. */
  readonly extensions: Readonly<Record<string, readonly Extension[]>>;
}

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const cgstAct = (at: string): Citation => ({ source: 'cgst-act-2017', at: `${at}, CGST Act, 2017` });
const cgstRules = (at: string): Citation => ({ source: 'cgst-rules-2017', at: `${at}, CGST Rules, 2017` });

/** When the banks that take tax are closed: Sundays, second and fourth Saturdays, the national holidays. */
export const banksClosed: Rule<ClosedDays> & { readonly checkedOn: IsoDate } = {
  checkedOn: '2026-11-21',
  value: { weekdays: [0], saturdays: [2, 4], holidays: ['01-26', '08-15', '10-02'] },
  cite: { source: 'cbdt-circular-676-1994', at: 'Circular No. 676, 14 January 1994; s. 10, General Clauses Act, 1897' },
};

/** A return due on a day when the office is closed may in law be filed on the next open one; no date here relies on it. */
export const returnOnClosedDay: Citation = {
  source: 'cbdt-circular-639-1992',
  at: 'Circular No. 639, 13 November 1992',
};

/** The annual GST return is for turnover above this, ₹; the reconciliation above the second amount. */
export const annualGstReturn: Rule<{ readonly above: number; readonly reconciliationAbove: number }> & {
  readonly checkedOn: IsoDate;
} = {
  checkedOn: '2026-11-21',
  value: { above: 2_00_00_000, reconciliationAbove: 5_00_00_000 },
  cite: { source: 'cgst-notification-15-2025', at: 'Notification No. 15/2025-Central Tax; rule 80, CGST Rules, 2017' },
};

/** Quarterly GST returns with monthly payment are for turnover of the year before up to this, ₹. */
export const quarterlyGstReturns: Rule<number> & { readonly checkedOn: IsoDate } = {
  checkedOn: '2026-11-21',
  value: 5_00_00_000,
  cite: { source: 'cgst-rules-2017', at: 'rule 61A, CGST Rules, 2017; Notification No. 84/2020-Central Tax' },
};

/** The late fee a day of a GST return without any tax, ₹, and the most of it. */
export const nilGstReturn: Rule<{ readonly perDay: number; readonly most: number }> & { readonly checkedOn: IsoDate } =
  {
    checkedOn: '2026-11-21',
    value: { perDay: 20, most: 500 },
    cite: { source: 'cgst-notification-19-2021', at: 'Notification No. 19/2021-Central Tax' },
  };

/** The late fee of GSTR-1 and GSTR-3B a day, ₹, and the most of it by turnover of the year before. */
export const gstReturnFee = {
  checkedOn: '2026-11-21',
  value: { kind: 'gstFee', perDay: 50, most: { 'upTo1.5': 2_000, upTo2: 5_000, upTo5: 5_000, above5: 10_000 } },
  cite: { source: 'cgst-notification-19-2021', at: 'Notification No. 19/2021-Central Tax; s. 47, CGST Act, 2017' },
} as const satisfies Rule<Missed> & { readonly checkedOn: IsoDate };
const feeOfGstr1: Rule<Missed> = {
  value: gstReturnFee.value,
  cite: { source: 'cgst-notification-20-2021', at: 'Notification No. 20/2021-Central Tax; s. 47, CGST Act, 2017' },
};
const feeOfGstr3b: Rule<Missed> = gstReturnFee;
const gstInterest: Rule<Missed> = {
  value: { kind: 'yearlyInterest', percentPerYear: 18 },
  cite: cgstAct('s. 50(1)'),
};
/** GST dates are set by the same rules in every year. */
export const gstObligations: readonly Obligation[] = [
  {
    id: 'gstr-1',
    topic: 'gst',
    title: 'GSTR-1',
    who: { gst: ['monthly'] },
    why: 'GST, monthly',
    due: { value: { kind: 'monthly', day: 11 }, cite: cgstRules('rule 59(1), read with s. 37(1)') },
    how: 'The 11th of the next month.',
    missed: feeOfGstr1,
  },
  {
    id: 'gstr-3b',
    topic: 'gst',
    title: 'GSTR-3B and tax',
    who: { gst: ['monthly'] },
    why: 'GST, monthly',
    due: { value: { kind: 'monthly', day: 20 }, cite: cgstRules('rule 61(1)(i)') },
    how: 'The 20th of the next month.',
    missed: feeOfGstr3b,
  },
  {
    id: 'iff',
    topic: 'gst',
    title: 'Invoices to registered buyers (IFF), if you use it',
    who: { gst: ['qrmp'] },
    why: 'GST, quarterly',
    due: { value: { kind: 'monthly', day: 13, monthsOfQuarter: [1, 2] }, cite: cgstRules('rule 59(2)') },
    how: 'The 13th after the first and second month of a quarter; optional.',
    missed: { value: { kind: 'lost', what: 'Your buyers wait for their credit' }, cite: cgstRules('rule 59(2)') },
  },
  {
    id: 'pmt-06',
    topic: 'gst',
    title: 'GST deposit, PMT-06',
    who: { gst: ['qrmp'] },
    why: 'GST, quarterly',
    due: { value: { kind: 'monthly', day: 25, monthsOfQuarter: [1, 2] }, cite: cgstRules('rule 61(3)') },
    how: 'The 25th after the first and second month of a quarter.',
    missed: gstInterest,
  },
  {
    id: 'gstr-1-quarterly',
    topic: 'gst',
    title: 'GSTR-1',
    who: { gst: ['qrmp'] },
    why: 'GST, quarterly',
    due: {
      value: { kind: 'quarterly', days: ['07-13', '10-13', '01-13', '04-13'] },
      cite: cgstRules('rule 59(1), read with s. 37(1)'),
    },
    how: 'The 13th after the quarter.',
    missed: feeOfGstr1,
  },
  {
    id: 'gstr-3b-quarterly-22',
    topic: 'gst',
    title: 'GSTR-3B and tax',
    who: { gst: ['qrmp'], gstState: ['22'] },
    why: 'GST, quarterly',
    due: {
      value: { kind: 'quarterly', days: ['07-22', '10-22', '01-22', '04-22'] },
      cite: cgstRules('rule 61(1)(ii)'),
    },
    how: 'The 22nd after the quarter, for your group of States.',
    missed: feeOfGstr3b,
  },
  {
    id: 'gstr-3b-quarterly-24',
    topic: 'gst',
    title: 'GSTR-3B and tax',
    who: { gst: ['qrmp'], gstState: ['24'] },
    why: 'GST, quarterly',
    due: {
      value: { kind: 'quarterly', days: ['07-24', '10-24', '01-24', '04-24'] },
      cite: cgstRules('rule 61(1)(ii)'),
    },
    how: 'The 24th after the quarter, for your group of States.',
    missed: feeOfGstr3b,
  },
  {
    id: 'cmp-08',
    topic: 'gst',
    title: 'Composition tax, CMP-08',
    who: { gst: ['composition'] },
    why: 'GST, composition',
    due: {
      value: { kind: 'quarterly', days: ['07-18', '10-18', '01-18', '04-18'] },
      cite: cgstRules('rule 62(1)(i)'),
    },
    how: 'The 18th after the quarter.',
    missed: gstInterest,
  },
  {
    id: 'gstr-4',
    topic: 'gst',
    title: 'Composition return of the year, GSTR-4',
    who: { gst: ['composition'] },
    why: 'GST, composition',
    due: { value: { kind: 'day', on: '06-30', yearsOn: 1 }, cite: cgstRules('proviso to rule 62(1)') },
    how: '30 June after the year, from FY 2024-25 onwards (30 April before).',
    missed: {
      value: {
        kind: 'gstFee',
        perDay: 50,
        most: { 'upTo1.5': 2_000, upTo2: 2_000, upTo5: 2_000, above5: 2_000 },
      },
      cite: { source: 'cgst-notification-21-2021', at: 'Notification No. 21/2021-Central Tax; s. 47, CGST Act, 2017' },
    },
  },
  {
    id: 'input-credit',
    topic: 'gst',
    title: 'Last day for input credit and credit notes of the year',
    who: { gst: ['monthly', 'qrmp'] },
    why: 'GST',
    due: { value: { kind: 'day', on: '11-30', yearsOn: 1 }, cite: cgstAct('s. 16(4) and s. 34(2)') },
    how: '30 November after the year, or the day of the annual return if earlier.',
    missed: { value: { kind: 'lost', what: 'You lose the credit' }, cite: cgstAct('s. 16(4)') },
  },
  {
    id: 'gstr-9',
    topic: 'gst',
    title: 'Annual return, GSTR-9',
    who: { gst: ['monthly', 'qrmp'], turnover: ['upTo5', 'above5'] },
    why: 'Turnover above ₹2 crore',
    due: { value: { kind: 'day', on: '12-31', yearsOn: 1 }, cite: cgstRules('rule 80(1), read with s. 44') },
    how: '31 December after the year.',
    missed: {
      value: { kind: 'annualFee', perDay: 50, above5: 100 },
      cite: { source: 'cgst-notification-7-2023', at: 'Notification No. 7/2023-Central Tax; s. 47(2), CGST Act, 2017' },
    },
  },
  {
    id: 'gstr-9c',
    topic: 'gst',
    title: 'Reconciliation statement, GSTR-9C',
    who: { gst: ['monthly', 'qrmp'], turnover: ['above5'] },
    why: 'Turnover above ₹5 crore',
    due: { value: { kind: 'day', on: '12-31', yearsOn: 1 }, cite: cgstRules('rule 80(3), read with s. 44') },
    how: '31 December after the year.',
    missed: {
      value: { kind: 'lost', what: 'Annual return counts as not filed' },
      cite: cgstAct('s. 47(2)'),
    },
  },
];

/** Additional tax of an updated return, % of tax and interest, from the first year after the assessment year to the fourth. */
export const updatedReturn = {
  checkedOn: '2026-11-21',
  value: {
    kind: 'closes',
    from: updatedReturnSteps.value[0].percent,
    to: updatedReturnSteps.value[3].percent,
  },
  cite: act1961('s. 140B(3)'),
} as const satisfies Rule<Missed> & { readonly checkedOn: IsoDate };
