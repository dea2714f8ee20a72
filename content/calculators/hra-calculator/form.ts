import { monthsOfFinancialYear } from '@/content/months';
import { today } from '@/content/questions/dates';
import type { Other } from '@/content/questions/kinds';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { taxRegime } from '@/content/questions/person';
import { basicOfMonth, rentOfMonth } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { houseRent } from '@/content/rules/years/house-rent';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';
import { everMetro, firstMetros, metroChanges } from '@/content/tax/metro-cities';
import type { Condition } from '@/lib/calculator';
import { type AnyInput, type AnyRow, choice, defineForm, type InputOf, money, rows, yesNo } from '@/lib/calculator';
import { formatCompact, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import { upperFirst } from '@/lib/lower-first';

const rules = houseRent[lastOf1961Act];
const { metro, elsewhere } = rules.salaryShare.value;

/** Returns the name of an old-regime slab in a choice, by its place from the lowest. */
function slabName(place: number): string {
  const [above = 0, percent = 0] = rules.oldRegimeSlabs.value[place] ?? [];
  const next = rules.oldRegimeSlabs.value[place + 1]?.[0];
  return next === undefined
    ? `${pct(percent)} (taxable income above ${formatCompact(above)})`
    : `${pct(percent)} (${formatCompact(above)} to ${formatCompact(next)})`;
}

const cities = [
  ...everMetro.map((name) => ({ value: name.toLowerCase(), label: name })),
  { value: 'other', label: 'Any other place' },
];

const salaryHelp = 'Count DA only if it counts for your retirement benefits. Leave out every other allowance.';
const from = choice({ label: 'From', options: monthsOfFinancialYear, default: '04' });
const to = choice({ label: 'To', help: 'This month is included.', options: monthsOfFinancialYear, default: '03' });
const sameWithHra = { showIf: { situation: 'hra', pattern: 'same' } } as const;
const ofMonth = { min: 0, max: 50_00_000, default: 0 } as const;
/** Asks for the house rent allowance, ₹ a month. */
const hraOfMonth = (other: Other) => money({ label: 'HRA received a month', paise: true, ...ofMonth, ...other });
const rowRent = rentOfMonth({ slider: false });
const city = (other?: { readonly help: string; readonly showIf: Condition }) =>
  choice({ label: 'City of the rented house', options: cities, default: 'other', ...other });
const moved = firstNo('Moved to another house', {
  help: 'Choose Yes if this is a different house from the previous period.',
});

/** Returns what a new period starts with: the month after the last one. */
const nextPeriod =
  (name: 'periods' | 'rentPeriods') =>
  (input: AnyInput): AnyRow => {
    const last = (input[name] as readonly AnyRow[]).at(-1)?.to;
    const next = monthsOfFinancialYear[monthsOfFinancialYear.findIndex(({ value }) => value === last) + 1];
    return next ? { from: next.value } : {};
  };

const form = defineForm({
  main: {
    financialYear: incomeYear('runs'),
    situation: oneOf(
      { label: 'How you are paid', help: `Without HRA you can use section 80GG (${firstTaxYear}: 134).` },
      [
        ['hra', 'With HRA'],
        ['noHra', 'Without HRA'],
        ['selfEmployed', 'Self-employed'],
      ],
    ),
    salary: basicOfMonth({
      help: 'DA is dearness allowance. Leave out HRA and every other allowance.',
      ...ofMonth,
      default: 50_000,
      ...sameWithHra,
    }),
    hra: hraOfMonth({ default: 20_000, slider: { min: 0, max: 1_50_000 }, ...sameWithHra }),
    rent: rentOfMonth({
      help: 'What you pay to live there, without deposit and electricity.',
      default: 18_000,
      showIf: { pattern: 'same' },
    }),
    city: city({
      help: `${listed(firstMetros)} count at ${pct(metro)} of salary, and every other place at ${pct(elsewhere)}. ${metroChanges.map(upperFirst).join('. ')}.`,
      ...sameWithHra,
    }),
    periods: rows({
      label: 'Periods of the year',
      help: 'Add a period for each change. Months in no period get no exemption.',
      noun: 'period',
      minRows: 1,
      maxRows: 12,
      newRow: nextPeriod('periods'),
      startsAs: ({ salary, hra, rent, city: place }) => ({ salary, hra, rent, city: place }) as AnyRow,
      fields: {
        from,
        to,
        salary: basicOfMonth({ help: salaryHelp, ...ofMonth, slider: false }),
        hra: hraOfMonth({ slider: false }),
        rent: rowRent,
        city: city(),
        moved,
      },
      default: [{ from: '04', to: '03', salary: 50_000, hra: 20_000, rent: 18_000, city: 'other', moved: false }],
      showIf: { situation: 'hra', pattern: 'split' },
    }),
    rentPeriods: rows({
      label: 'Periods of rent',
      help: 'Add a period for each change. Leave out months without rent.',
      noun: 'period',
      minRows: 1,
      maxRows: 12,
      newRow: nextPeriod('rentPeriods'),
      startsAs: ({ rent }) => ({ rent }) as AnyRow,
      fields: { from, to, rent: rowRent, moved },
      default: [{ from: '04', to: '03', rent: 18_000, moved: false }],
      showIf: { situation: ['noHra', 'selfEmployed'], pattern: 'split' },
    }),
    adjustedIncome: money({
      label: 'Adjusted total income of the year',
      help: 'Income after all other deductions, before this deduction, without long-term gains and short-term gains on listed shares.',
      min: 0,
      max: 50_00_00_000,
      step: 10_000,
      default: 8_00_000,
      slider: { min: 0, max: 30_00_000 },
      showIf: { situation: ['noHra', 'selfEmployed'] },
    }),
  },
  more: {
    'Regime, tax, today': {
      regime: taxRegime({ help: 'The new regime is the default and has no HRA exemption.', default: 'old' }),
      slab: choice({
        label: 'Your highest slab in the old regime',
        help: `We use it to find the tax saved, and add cess of ${pct(rules.cess.value)}.`,
        options: [
          { value: 'top', label: slabName(2) },
          { value: 'middle', label: slabName(1) },
          { value: 'first', label: slabName(0) },
          { value: 'none', label: 'No tax to pay' },
        ],
        default: 'top',
        assumed: true,
        showIf: { situation: 'hra' },
      }),
      today: today(),
    },
    'Changes and parts of pay': {
      pattern: oneOf({ label: 'During the year' }, [
        ['same', 'Same all year'],
        ['split', 'My job, rent or city changed'],
      ]),
      daNotCounted: money({
        label: 'DA to leave out, a month',
        help: 'The part of your DA that does not count for retirement benefits.',
        min: 0,
        max: 50_00_000,
        default: 0,
        slider: { min: 0, max: 50_000 },
        ...sameWithHra,
      }),
      commission: money({
        label: 'Turnover commission a month',
        help: 'Only commission at a fixed percentage of the turnover you bring in.',
        min: 0,
        max: 50_00_000,
        default: 0,
        slider: { min: 0, max: 1_00_000 },
        ...sameWithHra,
      }),
    },
    Landlord: {
      landlordNri: firstNo('Landlord is a non-resident (NRI)', {
        help: 'Then you must deduct tax from every rent payment, however small.',
      }),
      landlordPan: yesNo({ label: 'You have the landlord’s PAN', default: true }),
    },
  },
  presets: [
    { label: 'Flat in Mumbai', input: { salary: 80_000, hra: 40_000, rent: 45_000, city: 'mumbai' } },
    {
      label: `Bengaluru in ${firstTaxYear}, rent of ₹55,000`,
      input: { financialYear: firstTaxYear, salary: 1_20_000, hra: 60_000, rent: 55_000, city: 'bengaluru' },
    },
    {
      label: 'Moved from Delhi to Pune',
      input: {
        pattern: 'split',
        periods: [
          { from: '04', to: '09', salary: 60_000, hra: 30_000, rent: 25_000, city: 'delhi', moved: false },
          { from: '10', to: '03', salary: 75_000, hra: 30_000, rent: 22_000, city: 'pune', moved: true },
        ],
      },
    },
    {
      label: 'No HRA: section 80GG',
      input: { situation: 'selfEmployed', rent: 15_000, adjustedIncome: 6_00_000 },
    },
  ],
});

export type HraInput = InputOf<typeof form.fields>;

export default form;
