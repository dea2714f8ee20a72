/** Questions about the return, the tax of the year where it is known, and what was paid. Functions, so that a page makes only what it asks. */
import { firstTaxYear } from '@/content/rules/years/on-file';
import { type AnyInput, type AnyRow, type Condition, date, money, rows } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';
import { mayBeLeftOut, type OtherDay } from './dates';
import { cellOfYear, ofYear, upTo } from './income';
import { firstNo, mostOfYear, type Other, oneOf } from './kinds';

/** The tax of the year is typed, or worked out from income. */
export const knownTax = { mode: 'known' } as const;
export const fromIncome = { mode: 'income' } as const;

/** Asks whether the tax of the year is typed or worked out from income. */
export const taxKnownOrNot = (atFirst: 'known' | 'income') =>
  oneOf({ label: 'Tax of the year', default: atFirst }, [
    ['known', 'I know it'],
    ['income', 'Work it out from income'],
  ]);

/** Asks for the tax of the year that others deducted or collected, ₹. */
export const tdsOfYear = (other?: Other) =>
  ofYear('TDS and TCS of the year', {
    help: `For the whole year, as in Form 26AS (Form 168 from ${firstTaxYear}).`,
    ...other,
  });

/** Asks for the day of the return; `help` says what an empty one means. */
export const returnFiledOn = (min: IsoDate, max: IsoDate, help: string, other?: OtherDay) =>
  date({ label: 'Return filed on', help, min, max, ...mayBeLeftOut, ...other });

/** Asks for the tax of the year where it is typed, ₹. */
export const taxOfYear = (other: Other) =>
  ofYear('Tax on the whole year’s income', {
    help: 'With surcharge and cess, before TDS.',
    slider: upTo(20_00_000),
    showIf: knownTax,
    ...other,
  });

/** Asks for the total income where the tax on it is typed, not worked out; `help` says what it decides. */
export const knownTotalIncome = (help: string) =>
  money({
    label: 'Total income',
    help: `After deductions. ${help}`,
    min: 0,
    max: 500_00_00_000,
    step: 10_000,
    default: 15_00_000,
    slider: upTo(50_00_000),
    showIf: knownTax,
  });

/** Asks for business income and its audit, which move the due date; `help` is that of presumptive income. */
export const businessOrNone = (help?: string) =>
  oneOf({ label: 'Business or profession' }, [
    ['none', 'None'],
    ['presumptive', 'Presumptive: 44AD or 44ADA', help],
    ['books', 'Yes, without audit'],
    ['audited', 'Yes, with audit'],
  ]);

/** Asks whether the old regime was chosen by its form in time. */
export const optionFormFiled = (help: string, showIf: Condition) =>
  firstNo('Form 10-IEA was filed by the due date', { help, showIf });

/** Asks for the tax paid by oneself, payment by payment; `newRow` is what an added one starts with. */
export const paymentRows = (
  label: string,
  help: string,
  {
    min,
    max,
    atFirst,
    mostRows = 12,
    most = mostOfYear,
    ...other
  }: {
    readonly min: IsoDate;
    readonly max: IsoDate;
    readonly atFirst: IsoDate;
    readonly mostRows?: number;
    readonly most?: number;
    readonly newRow: (input: AnyInput) => AnyRow;
    readonly showIf?: Condition;
  },
) =>
  rows({
    label,
    help,
    noun: 'payment',
    maxRows: mostRows,
    fields: {
      date: date({ label: 'Paid on', min, max, default: atFirst }),
      amount: cellOfYear('Amount', { max: most }),
    },
    default: [],
    ...other,
  });
