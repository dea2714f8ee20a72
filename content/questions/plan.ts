/** Questions on a plan for life after work. Functions, so that a page makes only what it asks. */
import { badStartInWords } from '@/content/life-plan/bad-start';
import { type InputOf, rows, shortText, whole } from '@/lib/calculator';
import { mayBeEmpty, type Other, oneOf } from './kinds';
import { amount, share } from './loan';
import { upsAndDowns } from './random-paths';
import { inflation as anyInflation, yearlyRate } from './yearly-rates';

export { mayBeEmpty } from './kinds';
export { amount, share } from './loan';

/** The highest savings, ₹. */
const mostSavings = 1_000_00_00_000;

/** Asks for an age in years. */
export const age = (label: string, other: Other) =>
  whole({ label, unit: 'years', min: 18, max: 90, default: 60, ...other });

/** Asks for an amount of a month, ₹; its slider ends at `end`. */
export const monthly = (label: string, end: number, other?: Other) =>
  amount(label, [0, end], { max: 1_00_00_000, ...other });

/** Asks for what a household spends in a month, ₹. */
export const monthlySpending = (label: string, help: string) =>
  monthly(label, 3_00_000, { help, min: 1_000, slider: { min: 10_000, max: 3_00_000 }, default: 50_000 });

/** Asks for savings now, ₹. */
export const savings = (label: string, end: number, other: Other) =>
  amount(label, [0, end], { max: mostSavings, step: 50_000, ...other });

/** Asks for the return of savings before or after work, % a year. */
export const planReturn = (label: string, other: Other) =>
  yearlyRate(label, { assumed: true, min: -10, max: 30, slider: { min: 0, max: 15 }, ...other });

/** Asks for inflation, by which costs rise. */
export const inflation = () => anyInflation({ assumed: true, help: undefined });

/** Asks by how much what is saved rises, % a year. */
export const savingRise = () =>
  planReturn('Your saving rises, per year', { help: '6% keeps pace with inflation of 6%.', min: 0, default: 6 });

/** Asks for the share in equity, which the bad start changes. */
export const equityShare = (label: string, other: Other) =>
  share(label, [0, 100], {
    help: `Only for the bad start: equity changes by ${badStartInWords} in the first five years. It is an assumption, not history.`,
    step: 5,
    slider: undefined,
    ...other,
  });

/** Asks for the ups and downs of the savings after work, on random paths; %. */
export const planUpsAndDowns = (other: Other) =>
  upsAndDowns({
    help: 'Standard deviation. 15 to 20 is usual for equity, and about its share of that for a mix: 7 for 40% in equity. 0 leaves the random paths out.',
    assumed: true,
    ...other,
  });

const name = (placeholder: string) => shortText({ label: 'Name', maxLength: 30, default: '', placeholder });
const paid = (label: string, help?: string) => monthly(label, 2_00_000, help ? { help } : {});
const cost = (label: string) => amount(label, [0, 1_00_00_000]);
const rise = (other: Other) =>
  yearlyRate('Rise, per year', { min: -10, max: 30, step: 0.1, slider: { min: 0, max: 20 }, ...other });
const ageOfRow = (label: string, other?: Other) => age(label, { max: 110, slider: false, ...other });
const untilAge = () => mayBeEmpty(ageOfRow('Until your age', { help: 'Leave it empty if it never ends.', max: 120 }));

/** Asks for savings that earn a return of their own. */
export const otherSavings = () =>
  rows({
    label: 'Other savings with their own return',
    help: 'EPF, PPF, NPS, deposits. Once you retire, all savings earn the return after retirement.',
    fields: {
      name: name('EPF'),
      balance: cost('Balance now'),
      monthly: paid('Paid in a month'),
      rate: yearlyRate('Return, per year', {
        min: -20,
        max: 30,
        step: 0.1,
        slider: { min: 0, max: 15 },
        default: 8,
      }),
    },
    noun: 'saving',
    maxRows: 8,
    default: [],
  });

/** Asks for pensions, rent and other income after work. */
export const incomes = () =>
  rows({
    label: 'Income after you stop work',
    help: 'Pension, rent, part-time work.',
    fields: {
      name: name('Pension'),
      monthly: paid('A month, when it begins', 'In rupees of its first month.'),
      fromAge: ageOfRow('From your age'),
      toAge: untilAge(),
      rise: rise({ help: '0 for a pension that does not rise.', min: 0, max: 20, default: 0 }),
    },
    noun: 'income',
    maxRows: 8,
    default: [],
  });

/** Asks for costs that do not rise with other prices. */
export const ownCosts = () =>
  rows({
    label: 'Costs that rise at their own rate',
    help: 'A health premium or fees, on top of your monthly spending. In today’s rupees, counted after you stop work.',
    fields: {
      name: name('Health premium'),
      monthly: paid('A month, today'),
      rise: rise({ default: 12 }),
      fromAge: ageOfRow('From your age'),
      toAge: untilAge(),
    },
    noun: 'cost',
    maxRows: 8,
    default: [],
  });

/** Asks by how much monthly needs change from an age on. */
export const needs = () =>
  rows({
    label: 'Needs that change with age',
    help: 'Children out of the house, a loan paid off, more for health. In today’s rupees, on top of or off your monthly spending. They rise with inflation and count after you stop work.',
    fields: {
      name: name('Children out of the house'),
      change: oneOf({ label: 'You then need' }, [
        ['less', 'Less'],
        ['more', 'More'],
      ]),
      monthly: paid('By how much a month, today'),
      fromAge: ageOfRow('From your age'),
      toAge: untilAge(),
    },
    noun: 'change',
    maxRows: 8,
    default: [],
  });

/** Asks for what comes in once, at an age. */
export const receipts = () =>
  rows({
    label: 'Money that comes once',
    help: 'Gratuity, sale of a house, an inheritance, after tax. It joins your savings on the birthday that you enter.',
    fields: {
      name: name('Gratuity'),
      amount: amount('Amount you receive', [0, 1_00_00_000]),
      atAge: ageOfRow('At your age'),
      prices: oneOf({ label: 'The amount is' }, [
        ['then', 'The sum you get in that year'],
        ['today', 'In today’s rupees: we add inflation'],
      ]),
    },
    noun: 'receipt',
    maxRows: 8,
    default: [],
  });

/** Asks for what is paid once, at an age. */
export const goals = () =>
  rows({
    label: 'One-off goals',
    help: 'A wedding, college, a house, a car. Paid from your savings in that year. If you know the sum of that year, enter it with a rise of 0.',
    fields: {
      name: name('Daughter’s wedding'),
      amount: cost('Cost today'),
      atAge: ageOfRow('At your age'),
      rise: rise({ default: 6 }),
    },
    noun: 'goal',
    maxRows: 8,
    default: [],
  });

/** The lists of a plan. */
export type PlanRows = InputOf<{
  readonly otherSavings: ReturnType<typeof otherSavings>;
  readonly incomes: ReturnType<typeof incomes>;
  readonly ownCosts: ReturnType<typeof ownCosts>;
  readonly needs: ReturnType<typeof needs>;
  readonly goals: ReturnType<typeof goals>;
  readonly receipts: ReturnType<typeof receipts>;
}>;
