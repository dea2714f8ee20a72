import { money, percent, rows, shortText, whole } from '@/lib/calculator';

const name = (label: string, placeholder: string) => shortText({ label, maxLength: 30, default: '', placeholder });
const monthly = (label: string, help?: string) =>
  money({ label, ...(help && { help }), min: 0, max: 1_00_00_000, slider: { min: 0, max: 2_00_000 }, default: 0 });
const age = (label: string, help?: string) =>
  whole({ label, ...(help && { help }), unit: 'years', min: 18, max: 110, slider: false, default: 60 });
const untilAge = (label: string) =>
  whole({
    label,
    help: 'Leave it empty if it never ends.',
    unit: 'years',
    min: 18,
    max: 120,
    slider: false,
    optional: true,
    default: null,
  });

/** Prices, the rise of saving, and lists of money in and out that the retirement and the FIRE page ask in the same words. */
export const planRows = {
  inflation: percent({
    assumed: true,
    label: 'Inflation, per year',
    min: 0,
    max: 20,
    slider: { min: 0, max: 12 },
    step: 0.5,
    default: 6,
  }),
  savingRise: percent({
    assumed: true,
    label: 'Your saving rises, per year',
    help: '6% keeps pace with inflation of 6%.',
    min: 0,
    max: 30,
    slider: { min: 0, max: 15 },
    step: 0.5,
    default: 6,
  }),
  otherSavings: rows({
    label: 'Other savings with their own return',
    help: 'EPF, PPF, NPS, deposits. Once you retire, all savings earn the return after retirement.',
    fields: {
      name: name('Name', 'EPF'),
      balance: money({
        label: 'Balance now',
        min: 0,
        max: 100_00_00_000,
        slider: { min: 0, max: 1_00_00_000 },
        default: 0,
      }),
      monthly: monthly('Paid in a month'),
      rate: percent({ label: 'Return, per year', min: -20, max: 30, slider: { min: 0, max: 15 }, default: 8 }),
    },
    noun: 'saving',
    maxRows: 8,
    default: [],
  }),
  incomes: rows({
    label: 'Income after you stop work',
    help: 'Pension, rent, part-time work.',
    fields: {
      name: name('Name', 'Pension'),
      monthly: monthly('A month, when it begins', 'In rupees of its first month.'),
      fromAge: age('From your age'),
      toAge: untilAge('Until your age'),
      rise: percent({
        label: 'Rise, per year',
        help: '0 for a pension that does not rise.',
        min: 0,
        max: 20,
        default: 0,
      }),
    },
    noun: 'income',
    maxRows: 8,
    default: [],
  }),
  ownCosts: rows({
    label: 'Costs that rise at their own rate',
    help: 'A health premium or fees, on top of your monthly spending. In today’s rupees, counted after you stop work.',
    fields: {
      name: name('Name', 'Health premium'),
      monthly: monthly('A month, today'),
      rise: percent({ label: 'Rise, per year', min: -10, max: 30, slider: { min: 0, max: 20 }, default: 12 }),
      fromAge: age('From your age'),
      toAge: untilAge('Until your age'),
    },
    noun: 'cost',
    maxRows: 8,
    default: [],
  }),
  goals: rows({
    label: 'One-off goals',
    help: 'A wedding, a house, a car. Paid from your savings in that year.',
    fields: {
      name: name('Name', 'Daughter’s wedding'),
      amount: money({
        label: 'Cost today',
        min: 0,
        max: 100_00_00_000,
        slider: { min: 0, max: 1_00_00_000 },
        default: 0,
      }),
      atAge: age('At your age'),
      rise: percent({ label: 'Rise, per year', min: -10, max: 30, slider: { min: 0, max: 20 }, default: 6 }),
    },
    noun: 'goal',
    maxRows: 8,
    default: [],
  }),
};
