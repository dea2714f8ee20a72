import type { WithFilledRows } from '@/content/filled-rows';
import { mayBeLeftOut, today } from '@/content/questions/dates';
import { otherDeductions } from '@/content/questions/deductions';
import { cellOfYear } from '@/content/questions/income';
import { mayBeEmpty, oneOf } from '@/content/questions/kinds';
import { dayOfAge, residence, taxRegime } from '@/content/questions/person';
import { yearlySalary } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { healthCosts } from '@/content/rules/health-insurance';
import { dayAfterLast, lastDayOnFile } from '@/content/tax/last-year';
import { date, defineForm, type InputOf, money, percent, rows, whole } from '@/lib/calculator';
import { pct } from '@/lib/format';

const paid = (label: string, help: string, most = 1_00_000, value = 0) =>
  money({ label, help, min: 0, max: 1_00_00_000, step: 500, default: value, slider: { min: 0, max: most } });

const optionalAge = (label: string, help: string, oldest: number) =>
  whole({ label, help, optional: true, unit: 'years', min: 18, max: oldest, default: null, slider: false });

const quote = (label: string, help: string) =>
  money({ label, help, optional: true, min: 1_000, max: 1_00_00_000, step: 500, default: null, slider: false });

const { metro, city, town } = healthCosts.zones.value;
const several = { severalYears: ['family', 'parents', 'both'] } as const;

/** Returns the factor of the chosen place. */
export const zoneOf = (place: 'metro' | 'city' | 'town'): number => ({ metro, city, town })[place];

/** Whom a policy of the list insures. */
export const insuredOptions = [
  ['family', 'You, spouse and children'],
  ['you', 'You alone'],
  ['spouse', 'Your spouse alone'],
  ['children', 'Children alone'],
  ['parents', 'Both parents'],
  ['olderParent', 'The older parent'],
  ['otherParent', 'The other parent'],
] as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('runs'),
    age: whole({
      label: 'Your age',
      help: dayOfAge,
      unit: 'years',
      min: 18,
      max: 100,
      default: 35,
    }),
    familyPremium: paid(
      'Premium, you, spouse and children',
      'Paid by you in the year, with GST if any. CGHS counts too. What your employer pays does not count.',
      1_00_000,
      22_000,
    ),
    parentsPremium: paid('Premium, your parents', 'Your own parents, not parents-in-law.', 1_50_000, 40_000),
    parentAge: whole({
      label: 'Age of the older parent',
      help: 'From 60 the limit is higher.',
      unit: 'years',
      min: 36,
      max: 120,
      default: 62,
    }),
    salary: yearlySalary(),
    regime: taxRegime({ default: 'old' as const }),
  },
  more: {
    'Spouse, children, other parent': {
      spouseAge: optionalAge('Age of your spouse', 'Leave empty if no spouse is insured.', 100),
      children: whole({ label: 'Children insured', help: 'Dependent children.', min: 0, max: 6, default: 0 }),
      secondParentAge: optionalAge(
        'Age of the other parent',
        'Leave empty if only one parent is insured or living.',
        120,
      ),
    },
    'Check-ups, medical bills, cash': {
      familyCheckUps: paid('Check-ups, you and family', 'Preventive check-ups; cash is fine.', 20_000),
      parentsCheckUps: paid('Check-ups, parents', 'Preventive check-ups; cash is fine.', 20_000),
      familyBills: paid(
        'Medical bills, you or spouse aged 60 or more',
        'Only for a person without any health policy, and not paid in cash.',
      ),
      parentsBills: paid(
        'Medical bills, parent aged 60 or more',
        'Only for a parent without any health policy, and not paid in cash.',
      ),
      familyCash: paid('Family premium paid in cash', 'Cash does not count.', 50_000),
      parentsCash: paid('Parents’ premium paid in cash', 'Cash does not count.', 50_000),
    },
    'Premium for several years at once': {
      severalYears: oneOf({ label: 'Premium paid for several years together' }, [
        ['none', 'None'],
        ['family', 'You and family'],
        ['parents', 'Parents'],
        ['both', 'Both'],
      ]),
      policyYears: whole({
        label: 'Years of cover paid for',
        help: 'Enter the whole premium above.',
        min: 2,
        max: 5,
        default: 2,
        assumed: true,
        showIf: several,
      }),
      paidOn: date({
        label: 'Paid on',
        min: '2021-04-01',
        max: lastDayOnFile,
        default: '2025-10-01',
        assumed: true,
        showIf: several,
      }),
      coverFrom: date({
        label: 'Cover begins on',
        min: '2021-04-01',
        max: dayAfterLast(1, '12-31'),
        default: '2025-10-01',
        assumed: true,
        showIf: several,
      }),
    },
    'More policies': {
      policies: rows({
        label: 'More policies, each with its own persons and years',
        help: 'On top of the premiums above. Enter 0 there for a policy that is in this list.',
        noun: 'policy',
        maxRows: 12,
        fields: {
          insures: oneOf({ label: 'Insures' }, insuredOptions),
          premium: mayBeEmpty(
            cellOfYear('Premium paid', {
              help: 'The whole premium, for all its years.',
              needed: true,
              max: 1_00_00_000,
            }),
          ),
          cash: cellOfYear('Of it in cash', { max: 1_00_00_000 }),
          years: whole({ label: 'Years of cover paid for', min: 1, max: 5, default: 1, slider: false }),
          paidOn: date({
            label: 'Paid on',
            min: '2019-04-01',
            max: lastDayOnFile,
            ...mayBeLeftOut,
            showIf: { years: { above: 1 } },
          }),
          coverFrom: date({
            label: 'Cover begins on',
            min: '2019-04-01',
            max: dayAfterLast(1, '12-31'),
            ...mayBeLeftOut,
            showIf: { years: { above: 1 } },
          }),
        },
        default: [],
      }),
    },
    'Other deductions, residence, today': {
      otherDeductions: otherDeductions('80C, exempt HRA, home-loan interest and others, each within its limit.'),
      residence: residence(),
      today: today(),
    },
    'How much cover is enough': {
      place: oneOf({ label: 'Where you would get treatment' }, [
        ['metro', 'Metro, such as Delhi or Mumbai'],
        ['city', 'Other large city', `Counted at ${pct(city * 100)} of a metro.`],
        ['town', 'Smaller town', `Counted at ${pct(town * 100)} of a metro.`],
      ]),
      stayCost: money({
        label: 'One serious illness today, in a metro',
        help: 'Our assumption, for one adult up to 40: surgery and a long stay in a private hospital. Ask yours.',
        min: 50_000,
        max: 2_00_00_000,
        step: 50_000,
        default: 10_00_000,
        assumed: true,
        slider: { min: 1_00_000, max: 50_00_000 },
      }),
      ageLoading: percent({
        label: 'Added for each year of age above 40',
        help: 'Our assumption: older people have longer stays.',
        min: 0,
        max: 10,
        default: 1.5,
        assumed: true,
        slider: { min: 0, max: 5 },
      }),
      sharing: percent({
        label: 'Extra for each further adult',
        help: 'Our assumption for a shared cover; a child adds half of it.',
        min: 0,
        max: 100,
        step: 5,
        default: 50,
        assumed: true,
      }),
      careRise: percent({
        label: 'Medical inflation, per year',
        min: 0,
        max: 30,
        step: 0.5,
        default: healthCosts.rise.value,
        assumed: true,
        slider: { min: 0, max: 20 },
      }),
      coverYears: whole({
        label: 'Years before you raise the cover',
        help: 'A higher cover later needs a new proposal, with health questions.',
        unit: 'years',
        min: 0,
        max: 20,
        default: 5,
        assumed: true,
      }),
    },
    'Your present policy': {
      sumInsured: money({
        label: 'Cover you have now, you and family',
        help: 'Your own policies. An employer’s policy ends with the job.',
        min: 0,
        max: 10_00_00_000,
        step: 1_00_000,
        default: 0,
        slider: { min: 0, max: 1_00_00_000 },
      }),
      bonus: percent({
        label: 'No-claim bonus, % of cover per year',
        help: 'We count at most 100% in all. A claim can reduce it.',
        min: 0,
        max: 100,
        step: 5,
        default: 0,
      }),
      roomLimit: percent({
        label: 'Room-rent limit, % of cover per day',
        help: 'Enter 0 if the policy has no limit. Many policies have 1%.',
        min: 0,
        max: 5,
        step: 0.5,
        default: 0,
        showIf: { sumInsured: { above: 0 } },
      }),
      roomRent: money({
        label: 'Rent of the room you would take, per day',
        min: 500,
        max: 2_00_000,
        step: 500,
        default: 8_000,
        slider: { min: 500, max: 50_000 },
        showIf: { sumInsured: { above: 0 }, roomLimit: { above: 0 } },
      }),
    },
    'Floater or separate, saving instead': {
      floaterQuote: quote('Quote for one floater, a year', 'Leave empty for our estimate.'),
      separateQuote: quote(
        'Quotes for separate policies, a year',
        'All of them together. Leave empty for our estimate.',
      ),
      horizon: whole({ label: 'Years to look ahead', unit: 'years', min: 1, max: 40, default: 15 }),
      returnRate: percent({
        label: 'Return on money set aside, per year',
        help: 'After tax.',
        min: 0,
        max: 25,
        step: 0.5,
        default: 7,
        slider: { min: 0, max: 15 },
      }),
    },
  },
  presets: [
    {
      label: 'Couple, two children, parents above 60',
      input: {
        age: 38,
        spouseAge: 36,
        children: 2,
        familyPremium: 32_000,
        parentsPremium: 65_000,
        parentAge: 68,
        secondParentAge: 64,
        salary: 30_00_000,
        otherDeductions: 5_00_000,
      },
    },
    {
      label: 'Parents without a policy',
      input: { familyPremium: 18_000, parentsPremium: 0, parentAge: 74, parentsBills: 45_000 },
    },
    {
      label: 'Three years’ premium at once',
      input: { familyPremium: 60_000, severalYears: 'family', policyYears: 3, parentsPremium: 0 },
    },
    {
      label: 'A policy for each, one for three years',
      input: {
        familyPremium: 0,
        parentsPremium: 0,
        policies: [
          { insures: 'family', premium: 60_000, cash: 0, years: 3, paidOn: '2025-10-01', coverFrom: '2025-10-01' },
          { insures: 'olderParent', premium: 28_000, cash: 0, years: 1, paidOn: '', coverFrom: '' },
        ],
      },
    },
    { label: 'New regime', input: { regime: 'new' } },
  ],
});

/** The cell without which a row of the list does not count. */
export type DecidingCells = { readonly policies: 'premium' };
export type HealthInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
