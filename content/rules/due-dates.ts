import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { ClosedDays, DateRule, Extension } from '@/lib/tax/due-dates';

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
export type TurnoverBand = 'upTo1.5' | 'upTo2' | 'upTo5' | 'above5';

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
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const rules1962 = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });
const rules2026 = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });
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
const gst: readonly Obligation[] = [
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
const business = ['presumptive', 'books', 'audit'];
const withGains = ['investor', 'nri', 'huf'];

const deferment1961 = (months: number): Rule<Missed> => ({
  value: { kind: 'interest', percentPerMonth: 1, months },
  cite: act1961('s. 234C(1)'),
});
const deferment2025 = (months: number): Rule<Missed> => ({
  value: { kind: 'interest', percentPerMonth: 1, months },
  cite: act2025('s. 425'),
});
const lateReturn: Missed = {
  kind: 'lateReturn',
  fee: 5_000,
  smallFee: 1_000,
  smallUpTo: 5_00_000,
  percentPerMonth: 1,
};
/** Additional tax of an updated return, % of tax and interest, from the first year after the assessment year to the fourth. */
export const updatedReturn = {
  checkedOn: '2026-11-21',
  value: { kind: 'closes', from: 25, to: 70 },
  cite: act1961('s. 140B(3)'),
} as const satisfies Rule<Missed> & { readonly checkedOn: IsoDate };
const closedForYear: Missed = updatedReturn.value;
const firstOfFour = 'On or before 15 June: 15% of the tax for the year.';
const secondOfFour = 'On or before 15 September: 45% in total.';
const thirdOfFour = 'On or before 15 December: 75% in total.';
const lastOfFour = 'On or before 15 March: the whole tax.';

const incomeTax2025: readonly Obligation[] = [
  {
    id: 'advance-1',
    topic: 'advanceTax',
    title: 'Advance tax, 1st instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '06-15', yearsOn: 0 }, cite: act1961('s. 211(1)(a)') },
    how: firstOfFour,
    moves: true,
    share: [15, 0],
    missed: deferment1961(3),
  },
  {
    id: 'advance-2',
    topic: 'advanceTax',
    title: 'Advance tax, 2nd instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '09-15', yearsOn: 0 }, cite: act1961('s. 211(1)(a)') },
    how: secondOfFour,
    moves: true,
    share: [45, 15],
    missed: deferment1961(3),
  },
  {
    id: 'advance-3',
    topic: 'advanceTax',
    title: 'Advance tax, 3rd instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '12-15', yearsOn: 0 }, cite: act1961('s. 211(1)(a)') },
    how: thirdOfFour,
    moves: true,
    share: [75, 45],
    missed: deferment1961(3),
  },
  {
    id: 'advance-4',
    topic: 'advanceTax',
    title: 'Advance tax, last instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '03-15', yearsOn: 1 }, cite: act1961('s. 211(1)(a)') },
    how: lastOfFour,
    moves: true,
    share: [100, 75],
    missed: deferment1961(1),
  },
  {
    id: 'advance-whole',
    topic: 'advanceTax',
    title: 'Advance tax, whole of it',
    who: { advanceTax: ['one'] },
    why: 'Presumptive income',
    due: { value: { kind: 'day', on: '03-15', yearsOn: 1 }, cite: act1961('s. 211(1)(b)') },
    how: 'One instalment, on or before 15 March, for income under section 44AD or 44ADA.',
    moves: true,
    share: [100, 0],
    missed: deferment1961(1),
  },
  {
    id: 'advance-end',
    topic: 'advanceTax',
    title: 'Last day to pay advance tax',
    who: { advanceTax: ['four', 'one'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act1961('proviso to s. 211(1)') },
    how: 'Tax paid on or before 31 March is advance tax for the year.',
    missed: {
      value: { kind: 'interest', percentPerMonth: 1 },
      cite: act1961('s. 234B'),
    },
  },
  {
    id: 'employer-regime',
    topic: 'own',
    title: 'Tell your employer which tax regime you choose',
    who: { person: ['salaried'] },
    why: 'Salary',
    due: {
      value: { kind: 'day', on: '04-30', yearsOn: 0 },
      cite: { source: 'cbdt-circular-4-2023', at: 'Circular No. 4 of 2023, 5 April 2023' },
    },
    how: 'The law sets no date; employers ask in April. If you say nothing, they deduct tax under the new regime.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'TDS under the new regime' },
      cite: { source: 'cbdt-circular-4-2023', at: 'Circular No. 4 of 2023, 5 April 2023' },
    },
  },
  {
    id: 'form-15g',
    topic: 'own',
    title: 'Form 15G to the bank, if your tax is nil',
    who: { declares: ['15G'] },
    why: 'Resident below 60',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 0 }, cite: act1961('s. 197A(1), (1A)') },
    how: 'Before the first interest of the year is credited. The law sets no date.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'TDS on interest, which you get back as refund' },
      cite: act1961('s. 194A'),
    },
  },
  {
    id: 'form-15h',
    topic: 'own',
    title: 'Form 15H to the bank, if your tax is nil',
    who: { declares: ['15H'] },
    why: 'Resident, 60 or older',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 0 }, cite: act1961('s. 197A(1C)') },
    how: 'Before the first interest of the year is credited. The law sets no date.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'TDS on interest, which you get back as refund' },
      cite: act1961('s. 194A'),
    },
  },
  {
    id: 'treaty-papers',
    topic: 'own',
    title: 'Tax residency certificate and Form 10F to payers',
    who: { person: ['nri'] },
    why: 'NRI',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 0 }, cite: act1961('s. 90(4), (5)') },
    how: 'Before the first payment of the year on which you want the treaty rate. The law sets no date.',
    usual: true,
    missed: { value: { kind: 'lost', what: 'TDS at the rate of the Act' }, cite: act1961('s. 90(4)') },
  },
  {
    id: 'proofs',
    topic: 'own',
    title: 'Proofs of investment and rent to your employer, Form 12BB',
    who: { person: ['salaried'], regime: ['old'] },
    why: 'Salary, old regime',
    due: { value: { kind: 'day', on: '01-31', yearsOn: 1 }, cite: rules1962('rule 26C, read with s. 192(2D)') },
    how: 'The law sets no date. Most employers ask by the end of January.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'More TDS till March, which you get back as refund' },
      cite: act1961('s. 192(2D)'),
    },
  },
  {
    id: 'old-regime-savings',
    topic: 'own',
    title: 'Pay what you deduct: 80C, 80D, NPS, donations',
    who: { regime: ['old'] },
    why: 'Old regime',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act1961('s. 80C(2), s. 80CCD(1B), s. 80D') },
    how: 'Deductions are for sums paid in the financial year, which ends on 31 March.',
    missed: { value: { kind: 'lost', what: 'You lose the deduction for the year' }, cite: act1961('s. 80C(2)') },
  },
  {
    id: 'gains-exemption',
    topic: 'own',
    title: 'Use the year’s exempt long-term gains on shares and equity funds',
    who: { person: withGains },
    why: 'Investments',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act1961('s. 112A(2)') },
    how: 'Only gains on sales in the year count. Sell on the last trading day of March at the latest.',
    missed: { value: { kind: 'lost', what: 'The unused part does not carry over' }, cite: act1961('s. 112A(2)') },
  },
  {
    id: 'days-in-india',
    topic: 'own',
    title: 'Count your days in India before the year ends',
    who: { person: ['nri'] },
    why: 'NRI',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act1961('s. 6(1)') },
    how: 'Your days in India from 1 April to 31 March decide your residential status.',
    missed: { value: { kind: 'lost', what: 'You may be resident for the year' }, cite: act1961('s. 6(1)') },
  },
  {
    id: 'rent-tds',
    topic: 'own',
    title: 'Pay the TDS on your rent, Form 26QC',
    who: { tenant: ['yes'] },
    why: 'Rent above the limit',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 1 }, cite: rules1962('rule 30(2B), read with s. 194-IB') },
    how: 'Within 30 days from the end of March, if you deduct from the last rent of the year; earlier if you move out.',
    missed: { value: { kind: 'interest', percentPerMonth: 1.5 }, cite: act1961('s. 201(1A)') },
  },
  {
    id: 'form-16',
    topic: 'return',
    title: 'Form 16 from your employer',
    who: { person: ['salaried'] },
    why: 'Salary',
    due: { value: { kind: 'day', on: '06-15', yearsOn: 1 }, cite: rules1962('rule 31(3)') },
    how: '15 June after the year. Your employer must issue it.',
  },
  {
    id: 'return-plain',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['none'] },
    why: 'No business income',
    due: { value: { kind: 'day', on: '07-31', yearsOn: 1 }, cite: act1961('Explanation 2 to s. 139(1)') },
    how: '31 July after the year, without business or professional income.',
    missed: { value: lateReturn, cite: act1961('s. 234F; s. 234A') },
  },
  {
    id: 'return-business',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['presumptive', 'books'] },
    why: 'Business, no audit',
    due: {
      value: { kind: 'day', on: '08-31', yearsOn: 1 },
      cite: {
        source: 'finance-act-2026',
        at: 'Explanation 2 to s. 139(1), Income-tax Act, 1961, as amended by the Finance Act, 2026',
      },
    },
    how: '31 August after the year, for business or profession without audit. It was 31 July up to the year before.',
    missed: { value: lateReturn, cite: act1961('s. 234F; s. 234A') },
  },
  {
    id: 'return-audit',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['audit'] },
    why: 'Tax audit',
    due: { value: { kind: 'day', on: '10-31', yearsOn: 1 }, cite: act1961('Explanation 2 to s. 139(1)') },
    how: '31 October after the year, where accounts must be audited.',
    missed: { value: lateReturn, cite: act1961('s. 234F; s. 234A') },
  },
  {
    id: 'opt-out',
    topic: 'return',
    title: 'Form 10-IEA, to stay in the old regime',
    who: { business, regime: ['old'] },
    why: 'Business, old regime',
    due: { value: { kind: 'withReturn' }, cite: rules1962('rule 21AGA, read with s. 115BAC(6)') },
    how: 'On or before the due date of the return. You need not file it again if you filed it in an earlier year.',
    missed: { value: { kind: 'lost', what: 'New regime for the year' }, cite: act1961('s. 115BAC(6)') },
  },
  {
    id: 'regime-in-return',
    topic: 'return',
    title: 'Choose the old regime in the return',
    who: { business: ['none'], regime: ['old'] },
    why: 'Old regime',
    due: { value: { kind: 'withReturn' }, cite: rules1962('rule 21AGA(1), read with s. 115BAC(6)') },
    how: 'In a return filed on or before its due date. A later return is taxed under the new regime.',
    missed: { value: { kind: 'lost', what: 'New regime for the year' }, cite: act1961('s. 115BAC(6)') },
  },
  {
    id: 'gains-account',
    topic: 'return',
    title: 'Put sale money not yet reinvested into a capital gains account',
    who: { person: withGains },
    why: 'If you claim 54 or 54F',
    due: { value: { kind: 'withReturn' }, cite: act1961('s. 54(2), s. 54F(4)') },
    how: 'Before you file, and not later than the due date of the return.',
    missed: { value: { kind: 'lost', what: 'Exemption for that part' }, cite: act1961('s. 54(2), s. 54F(4)') },
  },
  {
    id: 'audit-report',
    topic: 'return',
    title: 'Tax audit report, Form 3CA or 3CB with 3CD',
    who: { business: ['audit'] },
    why: 'Tax audit',
    due: { value: { kind: 'day', on: '09-30', yearsOn: 1 }, cite: act1961('s. 44AB, Explanation (ii)') },
    how: 'One month before the return is due.',
    missed: {
      value: { kind: 'lateAudit', percentOfTurnover: 0.5, atMost: 1_50_000 },
      cite: act1961('s. 271B'),
    },
  },
  {
    id: 'verify',
    topic: 'return',
    title: 'Verify the return, within 30 days of filing',
    who: {},
    why: 'Everybody who files',
    due: {
      value: { kind: 'afterFiling', days: 30 },
      cite: { source: 'cbdt-verification-2024', at: 'Notification No. 2 of 2024, DGIT(Systems), 31 March 2024' },
    },
    how: 'Within 30 days of filing, by Aadhaar OTP, net banking or ITR-V.',
    missed: {
      value: { kind: 'lost', what: 'The day of verification becomes the day of filing' },
      cite: { source: 'cbdt-verification-2024', at: 'Notification No. 2 of 2024, DGIT(Systems), 31 March 2024' },
    },
  },
  {
    id: 'belated',
    topic: 'return',
    title: 'Belated return, if you have not filed',
    who: { filed: ['no'] },
    why: 'If not filed in time',
    due: { value: { kind: 'day', on: '12-31', yearsOn: 1 }, cite: act1961('s. 139(4)') },
    how: 'Three months before the assessment year ends; new regime only, with the late fee.',
    missed: { value: closedForYear, cite: act1961('s. 139(8A), s. 140B(3)') },
  },
  {
    id: 'revised',
    topic: 'return',
    title: 'Revised return, to correct a mistake',
    who: {},
    why: 'Everybody who filed',
    due: {
      value: { kind: 'day', on: '03-31', yearsOn: 2 },
      cite: {
        source: 'finance-act-2026',
        at: 's. 139(5), Income-tax Act, 1961, as amended by the Finance Act, 2026',
      },
    },
    how: 'To the end of the assessment year. From 1 January it costs the fee of section 234-I: ₹5,000, or ₹1,000 for income up to ₹5 lakh.',
    missed: { value: closedForYear, cite: act1961('s. 139(8A), s. 140B(3)') },
  },
  {
    id: 'tds-deposit',
    topic: 'tds',
    title: 'Deposit of TDS',
    who: { deducts: ['others', 'salaries'] },
    why: 'You deduct TDS',
    due: { value: { kind: 'monthly', day: 7, afterMarch: 30 }, cite: rules1962('rule 30(2)') },
    how: 'The 7th of the next month; 30 April for March.',
    missed: { value: { kind: 'interest', percentPerMonth: 1.5 }, cite: act1961('s. 201(1A)(ii)') },
  },
  {
    id: 'tds-others',
    topic: 'tds',
    title: 'TDS statement, Form 26Q',
    who: { deducts: ['others', 'salaries'] },
    why: 'You deduct TDS',
    due: {
      value: { kind: 'quarterly', days: ['07-31', '10-31', '01-31', '05-31'] },
      cite: rules1962('rule 31A(2)'),
    },
    how: 'The last day of the month after the quarter; 31 May for the last one.',
    missed: { value: { kind: 'perDay', perDay: 200, upTo: 'the TDS' }, cite: act1961('s. 234E') },
  },
  {
    id: 'tds-salaries',
    topic: 'tds',
    title: 'TDS statement for salaries, Form 24Q',
    who: { deducts: ['salaries'] },
    why: 'You pay salaries',
    due: {
      value: { kind: 'quarterly', days: ['07-31', '10-31', '01-31', '05-31'] },
      cite: rules1962('rule 31A(2)'),
    },
    how: 'The last day of the month after the quarter; 31 May for the last one.',
    missed: { value: { kind: 'perDay', perDay: 200, upTo: 'the TDS' }, cite: act1961('s. 234E') },
  },
  {
    id: 'tds-certificate',
    topic: 'tds',
    title: 'TDS certificates, Form 16A',
    who: { deducts: ['others', 'salaries'] },
    why: 'You deduct TDS',
    due: {
      value: { kind: 'quarterly', days: ['08-15', '11-15', '02-15', '06-15'] },
      cite: rules1962('rule 31(3)'),
    },
    how: '15 days from the due date of the statement.',
    missed: { value: { kind: 'perDay', perDay: 500, upTo: 'the TDS' }, cite: act1961('s. 272A(2)(g)') },
  },
  {
    id: 'salary-certificate',
    topic: 'tds',
    title: 'Form 16 to your employees',
    who: { deducts: ['salaries'] },
    why: 'You pay salaries',
    due: { value: { kind: 'day', on: '06-15', yearsOn: 1 }, cite: rules1962('rule 31(3)') },
    how: '15 June after the year.',
    missed: { value: { kind: 'perDay', perDay: 500, upTo: 'the TDS' }, cite: act1961('s. 272A(2)(g)') },
  },
];

const incomeTax2026: readonly Obligation[] = [
  {
    id: 'advance-1',
    topic: 'advanceTax',
    title: 'Advance tax, 1st instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '06-15', yearsOn: 0 }, cite: act2025('s. 408(1)') },
    how: firstOfFour,
    moves: true,
    share: [15, 0],
    missed: deferment2025(3),
  },
  {
    id: 'advance-2',
    topic: 'advanceTax',
    title: 'Advance tax, 2nd instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '09-15', yearsOn: 0 }, cite: act2025('s. 408(1)') },
    how: secondOfFour,
    moves: true,
    share: [45, 15],
    missed: deferment2025(3),
  },
  {
    id: 'advance-3',
    topic: 'advanceTax',
    title: 'Advance tax, 3rd instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '12-15', yearsOn: 0 }, cite: act2025('s. 408(1)') },
    how: thirdOfFour,
    moves: true,
    share: [75, 45],
    missed: deferment2025(3),
  },
  {
    id: 'advance-4',
    topic: 'advanceTax',
    title: 'Advance tax, last instalment',
    who: { advanceTax: ['four'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '03-15', yearsOn: 1 }, cite: act2025('s. 408(1)') },
    how: lastOfFour,
    moves: true,
    share: [100, 75],
    missed: deferment2025(1),
  },
  {
    id: 'advance-whole',
    topic: 'advanceTax',
    title: 'Advance tax, whole of it',
    who: { advanceTax: ['one'] },
    why: 'Presumptive income',
    due: { value: { kind: 'day', on: '03-15', yearsOn: 1 }, cite: act2025('s. 408(2)') },
    how: 'One instalment, on or before 15 March, for income under section 58(2) (earlier 44AD and 44ADA).',
    moves: true,
    share: [100, 0],
    missed: deferment2025(1),
  },
  {
    id: 'advance-end',
    topic: 'advanceTax',
    title: 'Last day to pay advance tax',
    who: { advanceTax: ['four', 'one'] },
    why: 'Tax after TDS',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act2025('s. 408(3)') },
    how: 'Tax paid on or before 31 March is advance tax for the year.',
    missed: {
      value: { kind: 'interest', percentPerMonth: 1 },
      cite: act2025('s. 424'),
    },
  },
  {
    id: 'employer-regime',
    topic: 'own',
    title: 'Tell your employer which tax regime you choose',
    who: { person: ['salaried'] },
    why: 'Salary',
    due: {
      value: { kind: 'day', on: '04-30', yearsOn: 0 },
      cite: { source: 'cbdt-circular-4-2023', at: 'Circular No. 4 of 2023, 5 April 2023' },
    },
    how: 'The law sets no date; employers ask in April. If you say nothing, they deduct tax under the new regime.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'TDS under the new regime' },
      cite: { source: 'cbdt-circular-4-2023', at: 'Circular No. 4 of 2023, 5 April 2023' },
    },
  },
  {
    id: 'form-15g',
    topic: 'own',
    title: 'Form 121 (earlier 15G) to the bank, if your tax is nil',
    who: { declares: ['15G'] },
    why: 'Resident below 60',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 0 }, cite: act2025('s. 393(6)') },
    how: 'Before the first interest of the year is credited. The law sets no date.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'TDS on interest, which you get back as refund' },
      cite: act2025('s. 393(1)'),
    },
  },
  {
    id: 'form-15h',
    topic: 'own',
    title: 'Form 121 (earlier 15H) to the bank, if your tax is nil',
    who: { declares: ['15H'] },
    why: 'Resident, 60 or older',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 0 }, cite: act2025('s. 393(6)') },
    how: 'Before the first interest of the year is credited. The law sets no date.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'TDS on interest, which you get back as refund' },
      cite: act2025('s. 393(1)'),
    },
  },
  {
    id: 'treaty-papers',
    topic: 'own',
    title: 'Tax residency certificate and self-declaration to payers',
    who: { person: ['nri'] },
    why: 'NRI',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 0 }, cite: act2025('s. 159') },
    how: 'Before the first payment of the year on which you want the treaty rate. The law sets no date.',
    usual: true,
    missed: { value: { kind: 'lost', what: 'TDS at the rate of the Act' }, cite: act2025('s. 159') },
  },
  {
    id: 'proofs',
    topic: 'own',
    title: 'Proofs of investment and rent to your employer, Form 124 (earlier 12BB)',
    who: { person: ['salaried'], regime: ['old'] },
    why: 'Salary, old regime',
    due: { value: { kind: 'day', on: '01-31', yearsOn: 1 }, cite: act2025('s. 392') },
    how: 'The law sets no date. Most employers ask by the end of January.',
    usual: true,
    missed: {
      value: { kind: 'lost', what: 'More TDS till March, which you get back as refund' },
      cite: act2025('s. 392'),
    },
  },
  {
    id: 'old-regime-savings',
    topic: 'own',
    title: 'Pay what you deduct: sections 123 to 133 (earlier 80C to 80G)',
    who: { regime: ['old'] },
    why: 'Old regime',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act2025('s. 123, s. 124, s. 126') },
    how: 'Deductions are for sums paid in the financial year, which ends on 31 March.',
    missed: { value: { kind: 'lost', what: 'You lose the deduction for the year' }, cite: act2025('s. 123') },
  },
  {
    id: 'gains-exemption',
    topic: 'own',
    title: 'Use the year’s exempt long-term gains on shares and equity funds',
    who: { person: withGains },
    why: 'Investments',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act2025('s. 198') },
    how: 'Only gains on sales in the year count. Sell on the last trading day of March at the latest.',
    missed: { value: { kind: 'lost', what: 'The unused part does not carry over' }, cite: act2025('s. 198') },
  },
  {
    id: 'days-in-india',
    topic: 'own',
    title: 'Count your days in India before the year ends',
    who: { person: ['nri'] },
    why: 'NRI',
    due: { value: { kind: 'day', on: '03-31', yearsOn: 1 }, cite: act2025('s. 6') },
    how: 'Your days in India from 1 April to 31 March decide your residential status.',
    missed: { value: { kind: 'lost', what: 'You may be resident for the year' }, cite: act2025('s. 6') },
  },
  {
    id: 'rent-tds',
    topic: 'own',
    title: 'Pay the TDS on your rent, Form 141 (earlier 26QC)',
    who: { tenant: ['yes'] },
    why: 'Rent above the limit',
    due: { value: { kind: 'day', on: '04-30', yearsOn: 1 }, cite: rules2026('rule 218, read with s. 393(1)') },
    how: 'Within 30 days from the end of March, if you deduct from the last rent of the year; earlier if you move out.',
    missed: { value: { kind: 'interest', percentPerMonth: 1.5 }, cite: act2025('s. 398') },
  },
  {
    id: 'form-16',
    topic: 'return',
    title: 'Form 130 (earlier Form 16) from your employer',
    who: { person: ['salaried'] },
    why: 'Salary',
    due: { value: { kind: 'day', on: '06-15', yearsOn: 1 }, cite: act2025('s. 395') },
    how: '15 June after the year. Your employer must issue it.',
  },
  {
    id: 'return-plain',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['none'] },
    why: 'No business income',
    due: { value: { kind: 'day', on: '07-31', yearsOn: 1 }, cite: act2025('s. 263(1)(c)') },
    how: '31 July after the year, without business or professional income.',
    missed: { value: lateReturn, cite: act2025('s. 428; s. 423') },
  },
  {
    id: 'return-business',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['presumptive', 'books'] },
    why: 'Business, no audit',
    due: {
      value: { kind: 'day', on: '08-31', yearsOn: 1 },
      cite: {
        source: 'finance-act-2026',
        at: 's. 263(1)(c), Income-tax Act, 2025, as amended by the Finance Act, 2026',
      },
    },
    how: '31 August after the year, for business or profession without audit.',
    missed: { value: lateReturn, cite: act2025('s. 428; s. 423') },
  },
  {
    id: 'return-audit',
    topic: 'return',
    title: 'Return of income',
    who: { business: ['audit'] },
    why: 'Tax audit',
    due: { value: { kind: 'day', on: '10-31', yearsOn: 1 }, cite: act2025('s. 263(1)(c)') },
    how: '31 October after the year, where accounts must be audited.',
    missed: { value: lateReturn, cite: act2025('s. 428; s. 423') },
  },
  {
    id: 'opt-out',
    topic: 'return',
    title: 'Option form (earlier Form 10-IEA), to stay in the old regime',
    who: { business, regime: ['old'] },
    why: 'Business, old regime',
    due: { value: { kind: 'withReturn' }, cite: act2025('s. 202(4)') },
    how: 'On or before the due date of the return. You need not file it again if you filed it in an earlier year.',
    missed: { value: { kind: 'lost', what: 'New regime for the year' }, cite: act2025('s. 202(4)') },
  },
  {
    id: 'regime-in-return',
    topic: 'return',
    title: 'Choose the old regime in the return',
    who: { business: ['none'], regime: ['old'] },
    why: 'Old regime',
    due: { value: { kind: 'withReturn' }, cite: act2025('s. 202(4)') },
    how: 'In a return filed on or before its due date. A later return is taxed under the new regime.',
    missed: { value: { kind: 'lost', what: 'New regime for the year' }, cite: act2025('s. 202(4)') },
  },
  {
    id: 'gains-account',
    topic: 'return',
    title: 'Put sale money not yet reinvested into a capital gains account',
    who: { person: withGains },
    why: 'If you claim 82 or 86',
    due: { value: { kind: 'withReturn' }, cite: act2025('s. 82, s. 86') },
    how: 'Before you file, and not later than the due date of the return.',
    missed: { value: { kind: 'lost', what: 'Exemption for that part' }, cite: act2025('s. 82, s. 86') },
  },
  {
    id: 'audit-report',
    topic: 'return',
    title: 'Tax audit report',
    who: { business: ['audit'] },
    why: 'Tax audit',
    due: { value: { kind: 'day', on: '09-30', yearsOn: 1 }, cite: act2025('s. 63') },
    how: 'One month before the return is due.',
    missed: {
      value: { kind: 'lateAuditFee', firstMonth: 75_000, after: 1_50_000 },
      cite: act2025('s. 428'),
    },
  },
  {
    id: 'verify',
    topic: 'return',
    title: 'Verify the return, within 30 days of filing',
    who: {},
    why: 'Everybody who files',
    due: {
      value: { kind: 'afterFiling', days: 30 },
      cite: { source: 'cbdt-verification-2024', at: 'Notification No. 2 of 2024, DGIT(Systems), 31 March 2024' },
    },
    how: 'Within 30 days of filing, by Aadhaar OTP, net banking or ITR-V.',
    missed: {
      value: { kind: 'lost', what: 'The day of verification becomes the day of filing' },
      cite: { source: 'cbdt-verification-2024', at: 'Notification No. 2 of 2024, DGIT(Systems), 31 March 2024' },
    },
  },
  {
    id: 'belated',
    topic: 'return',
    title: 'Belated return, if you have not filed',
    who: { filed: ['no'] },
    why: 'If not filed in time',
    due: { value: { kind: 'day', on: '12-31', yearsOn: 1 }, cite: act2025('s. 263(4)') },
    how: 'Nine months from the end of the tax year; new regime only, with the late fee.',
    missed: { value: closedForYear, cite: act2025('s. 263(6), s. 267') },
  },
  {
    id: 'revised',
    topic: 'return',
    title: 'Revised return, to correct a mistake',
    who: {},
    why: 'Everybody who filed',
    due: {
      value: { kind: 'day', on: '03-31', yearsOn: 2 },
      cite: {
        source: 'finance-act-2026',
        at: 's. 263(5), Income-tax Act, 2025, as amended by the Finance Act, 2026',
      },
    },
    how: 'Twelve months from the end of the tax year. From 1 January it costs the fee of section 428: ₹5,000, or ₹1,000 for income up to ₹5 lakh.',
    missed: { value: closedForYear, cite: act2025('s. 263(6), s. 267') },
  },
  {
    id: 'tds-deposit',
    topic: 'tds',
    title: 'Deposit of TDS',
    who: { deducts: ['others', 'salaries'] },
    why: 'You deduct TDS',
    due: { value: { kind: 'monthly', day: 7, afterMarch: 30 }, cite: rules2026('rule 218') },
    how: 'The 7th of the next month; 30 April for March.',
    missed: { value: { kind: 'interest', percentPerMonth: 1.5 }, cite: act2025('s. 398') },
  },
  {
    id: 'tds-others',
    topic: 'tds',
    title: 'TDS statement, Form 140 (earlier 26Q)',
    who: { deducts: ['others', 'salaries'] },
    why: 'You deduct TDS',
    due: {
      value: { kind: 'quarterly', days: ['07-31', '10-31', '01-31', '05-31'] },
      cite: rules2026('rule 219'),
    },
    how: 'The last day of the month after the quarter; 31 May for the last one.',
    missed: { value: { kind: 'perDay', perDay: 200, upTo: 'the TDS' }, cite: act2025('s. 427') },
  },
  {
    id: 'tds-salaries',
    topic: 'tds',
    title: 'TDS statement for salaries, Form 138 (earlier 24Q)',
    who: { deducts: ['salaries'] },
    why: 'You pay salaries',
    due: {
      value: { kind: 'quarterly', days: ['07-31', '10-31', '01-31', '05-31'] },
      cite: rules2026('rule 219'),
    },
    how: 'The last day of the month after the quarter; 31 May for the last one.',
    missed: { value: { kind: 'perDay', perDay: 200, upTo: 'the TDS' }, cite: act2025('s. 427') },
  },
  {
    id: 'tds-certificate',
    topic: 'tds',
    title: 'TDS certificates, Form 131 (earlier 16A)',
    who: { deducts: ['others', 'salaries'] },
    why: 'You deduct TDS',
    due: {
      value: { kind: 'quarterly', days: ['08-15', '11-15', '02-15', '06-15'] },
      cite: act2025('s. 395'),
    },
    how: '15 days from the due date of the statement.',
  },
  {
    id: 'salary-certificate',
    topic: 'tds',
    title: 'Form 130 (earlier Form 16) to your employees',
    who: { deducts: ['salaries'] },
    why: 'You pay salaries',
    due: { value: { kind: 'day', on: '06-15', yearsOn: 1 }, cite: act2025('s. 395') },
    how: '15 June after the year.',
  },
];

const extensions2025: DueDateYear['extensions'] = {
  'gstr-3b': [
    {
      period: '2025-09',
      to: '2025-10-25',
      cite: { source: 'cgst-notification-17-2025', at: 'Notification No. 17/2025-Central Tax, 18 October 2025' },
    },
  ],
  'gstr-3b-quarterly-22': [
    {
      period: 'Q2',
      to: '2025-10-25',
      cite: { source: 'cgst-notification-17-2025', at: 'Notification No. 17/2025-Central Tax, 18 October 2025' },
    },
  ],
  'gstr-3b-quarterly-24': [
    {
      period: 'Q2',
      to: '2025-10-25',
      cite: { source: 'cgst-notification-17-2025', at: 'Notification No. 17/2025-Central Tax, 18 October 2025' },
    },
  ],
};

/**
 * The due dates that belong to a financial year: those within it and those of the returns for it.
 * Orders of the Boards up to June 2026 are taken up; for the year from 1 April 2026 the section numbers are those of the
 * Income-tax Act, 2025.
 */
export const dueDates = {
  '2025-26': {
    checkedOn: '2026-11-21',
    advanceTaxFrom: { value: 10_000, cite: act1961('s. 208') },
    seniorAge: { value: 60, cite: act1961('s. 207(2)') },
    safeShares: { value: [12, 36], cite: act1961('proviso to s. 234C(1)') },
    savings: { value: { most: 1_50_000, name: '80C' }, cite: act1961('s. 80C, s. 80CCE') },
    pension: { value: { most: 50_000, name: '80CCD(1B)' }, cite: act1961('s. 80CCD(1B)') },
    obligations: [...incomeTax2025, ...gst],
    extensions: extensions2025,
  },
  '2026-27': {
    checkedOn: '2026-11-21',
    advanceTaxFrom: { value: 10_000, cite: act2025('s. 404') },
    seniorAge: { value: 60, cite: act2025('s. 403') },
    safeShares: { value: [12, 36], cite: act2025('s. 425(2)') },
    savings: { value: { most: 1_50_000, name: '123' }, cite: act2025('s. 123') },
    pension: { value: { most: 50_000, name: '124' }, cite: act2025('s. 124') },
    obligations: [...incomeTax2026, ...gst],
    extensions: {},
  },
} satisfies Readonly<Record<string, DueDateYear>>;
