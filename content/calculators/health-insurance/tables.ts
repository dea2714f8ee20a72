import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { formatCompact, formatNumber } from '@/lib/format';
import { upperFirst } from '@/lib/lower-first';
import { tableOf } from '@/lib/table-of';
import type { Policies, SavingInstead } from './cover';
import { type Both, paidFor } from './deduction';
import type { HealthInput } from './form';
import { isPaidForSeveralYears, premiumsOfYear, yearsOfSpread } from './person';
import { insuredNames, policiesOfYear } from './policies';
import { members } from './working-cover';

/** Returns what was paid for each group, its limit and what is deducted. */
export function groupTable(both: Both, input: HealthInput): Table {
  const paid = paidFor(input);
  const groups = [
    { name: 'You and family', of: both.own, paid: paid.own },
    { name: 'Parents', of: both.parents, paid: paid.parents },
  ];
  return tableOf(groups, {
    id: 'groups',
    lead: true,
    caption: 'Deduction by group, old regime',
    columns: [
      { label: 'For', unit: 'text', cell: ({ name }) => name, total: 'Together' },
      { label: 'Paid', unit: 'rupees', cell: (group) => group.paid, sum: true },
      { label: 'Limit', unit: 'rupees', cell: ({ of }) => of.limit, sum: true },
      { label: 'Deducted', unit: 'rupees', cell: ({ of }) => of.total, total: both.total },
      { label: 'Room left', unit: 'rupees', cell: ({ of }) => of.unused, sum: true },
    ],
  });
}

/** Returns the policies of the list with the year's part of each; none without a list. */
export function listedTable(input: HealthInput): Table | null {
  const policies = policiesOfYear(input);
  if (policies.length === 0) return null;
  const name = (year = '') => upperFirst(yearTitle(year));
  return tableOf(policies, {
    id: 'policies-listed',
    caption: `More policies, and their part in ${yearTitle(input.financialYear)}`,
    columns: [
      { label: 'Policy', unit: 'count', cell: ({ number }) => number, total: 'Total' },
      { label: 'Insures', unit: 'text', cell: ({ row }) => insuredNames[row.insures] },
      { label: 'Paid', unit: 'rupees', cell: ({ row }) => row.premium, sum: true },
      {
        label: 'Shared by',
        unit: 'text',
        cell: ({ years }) =>
          years.length === 1 ? name(years[0]) : `${name(years[0])} to ${yearTitle(years.at(-1) ?? '')}`,
      },
      { label: 'Part of the year', unit: 'rupees', cell: ({ part }) => part, sum: true },
      { label: 'Without cash', unit: 'rupees', cell: ({ counted }) => counted, sum: true },
    ],
  });
}

/** Returns the part of a premium for several years that counts in each; for such a premium only. */
export function spreadTable(input: HealthInput): Table | null {
  if (!isPaidForSeveralYears(input)) return null;
  const { familyCounted, parentsCounted } = premiumsOfYear({ ...input, policies: [] });
  const part =
    (input.severalYears === 'parents' ? 0 : familyCounted) + (input.severalYears === 'family' ? 0 : parentsCounted);
  const years = yearsOfSpread(input);
  return tableOf(years, {
    id: 'spread',
    caption: 'The premium for several years, year by year',
    columns: [
      { label: 'Year', unit: 'text', cell: (year) => upperFirst(yearTitle(year)), total: 'Total' },
      { label: 'Part that counts', unit: 'rupees', cell: () => part, total: part * years.length },
    ],
    note: 'Before each year’s limit is applied. What was paid in cash is left out.',
  });
}

/** Returns what own policies and one floater cost; for more than one member. */
export function policyTable(input: HealthInput, { parts, cover }: Policies): Table | null {
  if (members(input) < 2) return null;
  return tableOf(parts, {
    id: 'policies',
    caption: `Estimated premiums a year for a cover of ${formatCompact(cover)}`,
    columns: [
      {
        label: 'Person',
        unit: 'text',
        cell: ({ age }) => (age === null ? 'Child' : `Aged ${formatNumber(age)}`),
        total: 'Together',
      },
      { label: 'Own policy', unit: 'rupees', cell: ({ separate }) => separate, sum: true },
      { label: 'Share of one floater', unit: 'rupees', cell: ({ inFloater }) => inFloater, sum: true },
    ],
    note: 'Examples that sellers publish, not quotes. For a child’s own policy we use the youngest age in the table.',
  });
}

/** Returns the premiums beside the same money saved. */
export function savingTable({ years, total }: SavingInstead): Table {
  return tableOf(years, {
    id: 'saving-instead',
    caption: 'Premiums, or the same money saved',
    columns: [
      { label: 'Year', unit: 'count', cell: ({ year }) => year, total: 'Total' },
      { label: 'Premium', unit: 'rupees', cell: ({ premium }) => premium, total: total },
      { label: 'Premiums saved, with return', unit: 'rupees', rollUp: 'last', cell: ({ saved }) => saved },
      { label: 'One serious illness', unit: 'rupees', rollUp: 'last', cell: ({ cost }) => cost },
    ],
  });
}
