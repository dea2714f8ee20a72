import { sectionsTable } from '@/content/tax/law-names';
import type { Cell, Chart, Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { type Cash, carriedOf, type RegimeAnswer, winnerOf } from './answer';
import type { RentalIncomeInput } from './form';
import { fifthOf } from './person';
import { type TenantTax, tenantsTable } from './tenants';

/** Sections that people know by their number in the Act of 1961. */
const oldSections = [
  '22',
  '23',
  '24(b)',
  '25A',
  '26',
  '71',
  '71B',
  '115BAC',
  '139(1)',
  '194-I',
  '194-IB',
  '195',
] as const;

const useNames = { letOut: 'Let out', deemedLetOut: 'Own use, deemed let out', selfOccupied: 'Own use' } as const;

const repairsLabel = ({ house }: IncomeTaxYear) => `Repairs, ${pct(house.repairs.value)}`;

/** Returns each house line by line, one column a house. */
function housesTable(input: RentalIncomeInput, { houses, assessment }: RegimeAnswer, year: IncomeTaxYear): Table {
  const incomes = assessment.houses;
  const several = houses.length > 1;
  const line = (name: string, of: (index: number) => number, always = false): Cell[][] => {
    const values = incomes.map((_, index) => of(index));
    if (!always && values.every((value) => value === 0)) return [];
    return [[name, ...values, ...(several ? [values.reduce((sum, value) => sum + value, 0)] : [])]];
  };
  const income = (index: number) => incomes[index] as (typeof incomes)[number];
  return {
    id: 'houses',
    lead: true,
    caption: 'Your share of each house, from rent to income',
    columns: [
      { label: 'Line', unit: 'text' },
      ...houses.map(({ use }, index) => ({
        label: `House ${index + 1}: ${useNames[use].toLowerCase()}`,
        unit: 'rupees' as const,
        rollUp: 'none' as const,
      })),
      ...(several ? [{ label: 'Together', unit: 'rupees' as const, rollUp: 'none' as const }] : []),
    ],
    rows: [
      ...line('Expected rent', (index) => income(index).expectedRent),
      ...line('Rent for the months let out', (index) => income(index).actualRent),
      ...line('Annual value', (index) => income(index).annualValue, true),
      ...line('Municipal tax', (index) => -income(index).municipalTax + 0),
      ...line(repairsLabel(year), (index) => -income(index).repairs + 0),
      ...line('Interest that counts', (index) => -income(index).interestAllowed + 0),
      ...line(`Old rent received, less ${pct(year.house.arrears.value)}`, (index) => income(index).arrears),
      ...line('Income of the house', (index) => income(index).income, true),
    ],
    note: incomes
      .map((each, index) => `${several ? `House ${index + 1}` : 'Annual value'}: ${winnerOf(each).toLowerCase()}.`)
      .join(' ')
      .concat(input.houses.some(({ share }) => share < 100) ? ' Co-owners work out their own shares.' : ''),
  };
}

/** Returns what the houses do to the tax in each regime. */
function regimesTable(answers: Readonly<Record<Regime, RegimeAnswer>>, year: IncomeTaxYear): Table {
  const line = (name: string, of: (answer: RegimeAnswer) => number): Cell[] => [name, of(answers.new), of(answers.old)];
  const crossed = ({ assessment }: RegimeAnswer) =>
    assessment.afterSetOff.setOffs
      .filter(({ kind, from }) => kind === 'house' && from === year.financialYear)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: 'regimes',
    caption: 'What the houses change in each regime',
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'New regime', unit: 'rupees', rollUp: 'none' },
      { label: 'Old regime', unit: 'rupees', rollUp: 'none' },
    ],
    rows: [
      line('Income from house property', ({ assessment }) => assessment.heads.house),
      line('Loss against other income', crossed),
      line('Loss carried forward', (answer) => carriedOf(answer, year)),
      line('Loss that lapses', ({ assessment }) => assessment.afterSetOff.lapsedHouseLoss),
      line('Tax with the houses', ({ tax }) => tax),
      line('Tax without them', ({ taxWithout }) => taxWithout),
      line('Tax they add', ({ added }) => added),
    ],
  };
}

/** Returns every way to name the own houses, where there is a choice. */
function namingTable({ others, houses, assessment, regime }: RegimeAnswer): Table[] {
  if (others.length === 0) return [];
  const names = (of: typeof houses) =>
    of.flatMap(({ use }, index) => (use === 'deemedLetOut' ? [`House ${index + 1}`] : [])).join(', ');
  return [
    {
      id: 'own-houses',
      caption: `Which own house to treat as let out, ${regime} regime`,
      columns: [
        { label: 'Deemed let out', unit: 'text' },
        { label: 'Income from house property', unit: 'rupees', rollUp: 'none' },
        { label: 'Tax of the year', unit: 'rupees', rollUp: 'none' },
      ],
      rows: [{ houses, assessment }, ...others].map((way) => [
        names(way.houses),
        way.assessment.heads.house,
        way.assessment.tax,
      ]),
      note: 'You choose again each year, in the return.',
    },
  ];
}

/** Returns the shares of co-owners in houses that are not one person's. */
function ownersTable(input: RentalIncomeInput, { assessment }: RegimeAnswer): Table[] {
  const shared = input.houses.flatMap((house, index) => {
    const income = assessment.houses[index];
    return house.share < 100 && income ? [{ index, share: house.share, income }] : [];
  });
  if (shared.length === 0) return [];
  return [
    {
      id: 'co-owners',
      caption: 'Co-owners',
      columns: [
        { label: 'House', unit: 'text' },
        { label: 'Your share', unit: 'percent', rollUp: 'none' },
        { label: 'Your annual value', unit: 'rupees' },
        { label: 'Annual value of the others', unit: 'rupees' },
        { label: 'Your interest', unit: 'rupees' },
        { label: 'Interest of the others', unit: 'rupees' },
      ],
      rows: shared.map(({ index, share, income }) => [
        `House ${index + 1}`,
        share,
        income.annualValue,
        (income.annualValue * (100 - share)) / share,
        income.interest,
        (income.interest * (100 - share)) / share,
      ]),
      note: 'Each owner works out his or her own share, with separate limits. The deed decides the shares. Whoever pays the loan counts the interest.',
    },
  ];
}

/** Returns the yearly parts of the interest before completion. */
function earlierTable(input: RentalIncomeInput, year: IncomeTaxYear): Table[] {
  const parts = year.house.earlierInterestParts.value;
  const rows = input.houses.flatMap((house, index): Cell[][] => {
    if (house.earlier === 0) return [];
    const part = fifthOf(house, year.financialYear, parts);
    return [
      [
        `House ${index + 1}`,
        (house.earlier * house.share) / 100,
        part === null ? 'None left' : `Part ${part} of ${parts}`,
        part === null ? 0 : (house.earlier * house.share) / 100 / parts,
        part === null ? 0 : ((parts - part) * house.earlier * house.share) / 100 / parts,
      ],
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: 'earlier-interest',
      caption: 'Interest before completion',
      columns: [
        { label: 'House', unit: 'text' },
        { label: 'Your share in all', unit: 'rupees' },
        { label: 'This year', unit: 'text' },
        { label: 'Amount this year', unit: 'rupees' },
        { label: 'Left for later years', unit: 'rupees' },
      ],
      rows,
    },
  ];
}

/** Returns the tables of the answer. */
export function rentalTables(
  input: RentalIncomeInput,
  answers: Readonly<Record<Regime, RegimeAnswer>>,
  now: RegimeAnswer,
  taxes: readonly TenantTax[],
  year: IncomeTaxYear,
): Table[] {
  return [
    housesTable(input, now, year),
    regimesTable(answers, year),
    ...namingTable(now),
    ...tenantsTable(taxes),
    ...earlierTable(input, year),
    ...ownersTable(input, now),
    ...sectionsTable(oldSections, year.act),
  ];
}

/** Returns the way from rent to income, and where the rent goes. */
export function rentalCharts(
  answers: Readonly<Record<Regime, RegimeAnswer>>,
  { assessment }: RegimeAnswer,
  cash: Cash,
  year: IncomeTaxYear,
): Chart[] {
  const sum = (of: (house: (typeof assessment.houses)[number]) => number) =>
    assessment.houses.reduce((total, house) => total + of(house), 0);
  const bridge = [
    { label: 'Annual value', value: sum((house) => house.annualValue), tone: 'growth' as const },
    { label: 'Municipal tax', value: -sum((house) => house.municipalTax) + 0, tone: 'cost' as const },
    { label: repairsLabel(year), value: -sum((house) => house.repairs) + 0, tone: 'cost' as const },
    { label: 'Interest', value: -sum((house) => house.interestAllowed) + 0, tone: 'cost' as const },
    { label: 'Old rent', value: sum((house) => house.arrears), tone: 'growth' as const },
  ].filter(({ value, label }) => value !== 0 || label === 'Annual value');
  const received = cash.rent + cash.arrears;
  const parts = [
    { label: 'Left to you', value: cash.left, tone: 'own' as const },
    { label: 'Tax added', value: cash.added, tone: 'tax' as const },
    { label: 'Loan interest', value: cash.interest, tone: 'cost' as const },
    { label: 'Municipal tax and costs', value: cash.municipalTax + cash.costs, tone: 'other' as const },
  ];
  const split = received > 0 && parts.every(({ value }) => value >= 0);
  return [
    {
      kind: 'steps',
      title: 'From rent to taxable income',
      unit: 'rupees',
      steps: [
        ...bridge,
        { label: 'Income from house property', value: assessment.heads.house, tone: 'own', total: true },
      ],
    },
    ...(split
      ? [
          {
            kind: 'parts' as const,
            title: 'Where the rent goes',
            unit: 'rupees' as const,
            parts: parts.filter(({ value }) => value > 0),
          },
        ]
      : []),
    {
      kind: 'bars',
      title: 'Tax of the year in both regimes',
      unit: 'rupees',
      bars: ['New, without', 'New, with houses', 'Old, without', 'Old, with houses'],
      series: [
        {
          label: 'Income-tax',
          values: [answers.new.taxWithout, answers.new.tax, answers.old.taxWithout, answers.old.tax],
          tone: 'tax',
        },
      ],
    },
  ];
}
