import { sectionBeside, sectionsTable } from '@/content/tax/law-names';
import { inBoth, regimes, regimeTitles } from '@/content/tax/year-answer';
import type { Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sum } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { type Answer, carriedOf, lossAcrossHeads, winnerOf } from './answer';
import { fifthOf } from './person';
import { loanShareOf } from './rents';
import type { RegimeAnswer } from './year-tax';

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

const useNames = { letOut: 'let out', deemedLetOut: 'own use, deemed let out', selfOccupied: 'own use' } as const;

/** Returns the deduction for repairs with its rate: "Repairs, 30%". */
export const repairsLabel = ({ house }: IncomeTaxYear) => `Repairs, ${pct(house.repairs.value)}`;

/** Returns each house line by line, one column a house. */
function housesTable({ input, now, year }: Answer): Table {
  const { houses, assessment } = now;
  const several = houses.length > 1;
  const line = (name: string, of: (income: (typeof assessment.houses)[number]) => number, always = false) => {
    const values = assessment.houses.map((income) => of(income) + 0);
    return (always || values.some((value) => value !== 0)) && { name, values };
  };
  const lines = listOf(
    line('Expected rent', ({ expectedRent }) => expectedRent),
    line('Rent for the months let out', ({ actualRent }) => actualRent),
    line('Annual value', ({ annualValue }) => annualValue, true),
    line('Municipal tax', ({ municipalTax }) => -municipalTax),
    line(repairsLabel(year), ({ repairs }) => -repairs),
    line('Interest that counts', ({ interestAllowed }) => -interestAllowed),
    line(`Old rent received, less ${pct(year.house.arrears.value)}`, ({ arrears }) => arrears),
    line('Income of the house', ({ income }) => income, true),
  );
  const winners = assessment.houses.map(
    (income, index) => `${several ? `House ${index + 1}` : 'Annual value'}: ${winnerOf(income).toLowerCase()}.`,
  );
  const isShared = input.houses.some(({ share }) => share < 100);
  return tableOf(lines, {
    id: 'houses',
    lead: true,
    caption: 'Your share of each house, from rent to income',
    columns: [
      { label: 'Line', unit: 'text', cell: ({ name }) => name },
      ...houses.map(({ use }, index) => ({
        label: `House ${index + 1}: ${useNames[use]}`,
        unit: 'rupees' as const,
        rollUp: 'none' as const,
        cell: ({ values }: (typeof lines)[number]) => values[index] ?? null,
      })),
      { label: 'Together', unit: 'rupees', rollUp: 'none', cell: ({ values }) => sum(values), when: several },
    ],
    note: `${winners.join(' ')}${isShared ? ' Co-owners work out their own shares.' : ''}`,
  });
}

/** Returns what the houses do to the tax in each regime. */
function regimesTable({ answers, year }: Answer): Table {
  const line = (name: string, of: (answer: RegimeAnswer) => number) => ({
    name,
    amounts: inBoth((regime) => of(answers[regime])),
  });
  const lines = [
    line('Income from house property', ({ assessment }) => assessment.heads.house),
    line('Loss against other income', (answer) => lossAcrossHeads(answer, year)),
    line('Loss carried forward', (answer) => carriedOf(answer, year)),
    line('Loss that lapses', ({ assessment }) => assessment.afterSetOff.lapsedHouseLoss),
    line('Tax with the houses', ({ tax }) => tax),
    line('Tax without them', ({ taxWithout }) => taxWithout),
    line('Tax they add', ({ added }) => added),
  ];
  return tableOf(lines, {
    id: 'regimes',
    caption: 'What the houses change in each regime',
    columns: [
      { label: 'Line', unit: 'text', cell: ({ name }) => name },
      ...regimes.map((regime) => ({
        label: regimeTitles[regime],
        unit: 'rupees' as const,
        rollUp: 'none' as const,
        cell: ({ amounts }: (typeof lines)[number]) => amounts[regime],
      })),
    ],
  });
}

/** Returns every way to name the own houses. */
function namingTable({ others, houses, assessment, regime }: RegimeAnswer): Table {
  const deemed = (of: typeof houses) =>
    of.flatMap(({ use }, index) => (use === 'deemedLetOut' ? [`House ${index + 1}`] : [])).join(', ');
  return tableOf([{ houses, assessment }, ...others], {
    id: 'own-houses',
    caption: `Which own house to treat as let out, ${regime} regime`,
    columns: [
      { label: 'Deemed let out', unit: 'text', cell: (way) => deemed(way.houses) },
      {
        label: 'Income from house property',
        unit: 'rupees',
        rollUp: 'none',
        cell: (way) => way.assessment.heads.house,
      },
      { label: 'Tax of the year', unit: 'rupees', rollUp: 'none', cell: (way) => way.assessment.tax },
    ],
    note: 'You choose again each year, in the return.',
  });
}

/** Returns the tax that tenants deduct. */
function tenantsTable({ tenants, year }: Answer): Table {
  return tableOf(tenants, {
    id: 'tds',
    caption: 'Tax that your tenants deduct',
    columns: [
      { label: 'House', unit: 'text', cell: ({ name }) => name, total: 'Total' },
      { label: 'Under', unit: 'text', cell: ({ section }) => `section ${sectionBeside(section, year.act)}` },
      { label: 'Your rent a month', unit: 'rupees', rollUp: 'none', cell: ({ monthly }) => monthly },
      { label: 'Rate', unit: 'percent', rollUp: 'none', cell: ({ percent }) => percent },
      { label: 'TDS of the year', unit: 'rupees', cell: ({ tax }) => tax, sum: true },
    ],
    note: 'TDS is not a cost. You get credit for it against your tax, or a refund. Each owner’s share has its own limit.',
  });
}

/** Returns the yearly parts of the interest before completion; null where there is none. */
function earlierTable({ input, year }: Answer): Table | null {
  const parts = year.house.earlierInterestParts.value;
  const rows = input.houses.flatMap((house, index) =>
    house.earlier === 0
      ? []
      : {
          house: `House ${index + 1}`,
          interest: (house.earlier * loanShareOf(house)) / 100,
          part: fifthOf(house, year.financialYear, parts),
        },
  );
  if (rows.length === 0) return null;
  return tableOf(rows, {
    id: 'earlier-interest',
    caption: 'Interest before completion',
    columns: [
      { label: 'House', unit: 'text', cell: ({ house }) => house },
      { label: 'Your share in all', unit: 'rupees', cell: ({ interest }) => interest },
      {
        label: 'This year',
        unit: 'text',
        cell: ({ part }) => (part === null ? 'None left' : `Part ${part} of ${parts}`),
      },
      {
        label: 'Amount this year',
        unit: 'rupees',
        cell: ({ part, interest }) => (part === null ? 0 : interest / parts),
      },
      {
        label: 'Left for later years',
        unit: 'rupees',
        cell: ({ part, interest }) => (part === null ? 0 : ((parts - part) * interest) / parts),
      },
    ],
  });
}

/** Returns the shares of co-owners in houses that are not one person's; null where there is none. */
function ownersTable({ input, now, year }: Answer): Table | null {
  const parts = year.house.earlierInterestParts.value;
  const shared = input.houses.flatMap((house, index) => {
    const income = now.assessment.houses[index];
    const { share } = house;
    const earlier = fifthOf(house, year.financialYear, parts) === null ? 0 : house.earlier / parts;
    const others = ((house.interest + earlier) * (100 - loanShareOf(house))) / 100;
    return income && (share < 100 || others > 0) ? { house: `House ${index + 1}`, share, income, others } : [];
  });
  if (shared.length === 0) return null;
  const ofOthers = (amount: number, share: number) => (amount * (100 - share)) / share;
  return tableOf(shared, {
    id: 'co-owners',
    caption: 'Co-owners',
    columns: [
      { label: 'House', unit: 'text', cell: ({ house }) => house },
      { label: 'Your share', unit: 'percent', rollUp: 'none', cell: ({ share }) => share },
      { label: 'Your annual value', unit: 'rupees', cell: ({ income }) => income.annualValue },
      {
        label: 'Annual value of the others',
        unit: 'rupees',
        cell: ({ income, share }) => ofOthers(income.annualValue, share),
      },
      { label: 'Your interest', unit: 'rupees', cell: ({ income }) => income.interest },
      {
        label: 'Interest of the others',
        unit: 'rupees',
        cell: ({ others }) => others,
      },
    ],
    note: 'Each owner works out his or her own share, with separate limits. The deed decides the shares. Whoever pays the loan counts the interest.',
  });
}

export function tablesOf(answer: Answer): Table[] {
  const { now, tenants, year } = answer;
  return listOf(
    housesTable(answer),
    regimesTable(answer),
    now.others.length > 0 && namingTable(now),
    tenants.length > 0 && tenantsTable(answer),
    earlierTable(answer),
    ownersTable(answer),
    sectionsTable(oldSections, year.act),
  );
}
