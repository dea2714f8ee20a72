import { badStartNote } from '@/content/life-plan/bad-start';
import type { Case } from '@/content/life-plan/charts';
import { lastsInWords } from '@/content/life-plan/plan';
import type { Table } from '@/lib/calculator';
import { balanceNeeded, balanceOnRetiring, type LifePlan } from '@/lib/finance/life-plan';
import { inr, pct } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { RetirementInput } from './form';
import { planOf, type Ways } from './ways';

/** Returns what would make the money last, one change at a time. */
export function wayTable(input: RetirementInput, ways: Ways, enough: boolean): Table {
  const changes = [
    { way: 'Saving a month', now: inr(input.saving), changed: ways.saving !== null && inr(ways.saving) },
    {
      way: 'Age you stop work',
      now: String(input.retireAge),
      changed: ways.retireAge !== null && String(ways.retireAge),
    },
    { way: 'Spending a month, today', now: inr(input.spend), changed: ways.spend !== null && inr(ways.spend) },
    { way: 'Savings now', now: inr(input.savings), changed: ways.savings !== null && inr(ways.savings) },
  ];
  return tableOf(changes, {
    id: 'what-it-takes',
    caption: enough ? 'How far you could go' : 'What would make the money last',
    columns: [
      { label: 'Change one thing', unit: 'text', cell: ({ way }) => way },
      { label: 'Your plan', unit: 'text', cell: ({ now }) => now },
      {
        label: enough ? 'Would still last' : 'Would last',
        unit: 'text',
        cell: ({ changed }) => changed || 'Not enough by itself',
      },
    ],
    note: `Each row changes only that one thing, as far as its question allows.${input.savingRise > 0 ? ` The saving rises ${pct(input.savingRise)} a year.` : ''}`,
  });
}

/** Returns the corpus and how long it lasts in other cases. */
export function caseTable(input: RetirementInput, cases: readonly Pick<Case, 'label' | 'plan'>[]): Table {
  const later = planOf({ ...input, retireAge: input.retireAge + 1 });
  const all = input.retireAge + 1 < input.untilAge ? [...cases, { label: 'Work one more year', plan: later }] : cases;
  return tableOf(all, {
    id: 'cases',
    caption: 'If it goes better or worse',
    columns: [
      { label: 'Case', unit: 'text', cell: ({ label }) => label },
      {
        label: 'Corpus at retirement',
        unit: 'rupees',
        cell: ({ plan }) => balanceOnRetiring(plan),
      },
      { label: 'Money lasts', unit: 'text', cell: ({ plan }) => lastsInWords(plan, input.age) },
    ],
    note: badStartNote(),
  });
}

/** Years of retirement that a bucket covers, from and to. */
const buckets = [
  { label: 'First 3 years: savings account, deposits', from: 0, to: 3 },
  { label: 'Years 4 to 10: debt funds, bonds, small savings', from: 3, to: 10 },
  { label: 'After that: equity and the rest', from: 10, to: null },
] as const;

/** Returns what each stretch of months adds to the corpus needed, counted at the day of retirement. */
export function bucketTable(input: RetirementInput, plan: LifePlan, needed: number): Table {
  const upTo = (years: number | null) =>
    years === null
      ? needed
      : balanceNeeded({ ...plan, months: Math.min(plan.months, plan.retireMonth + years * 12), legacy: 0 });
  return tableOf(buckets, {
    id: 'buckets',
    caption: `How the corpus at ${input.retireAge} could be split by when it is spent`,
    columns: [
      { label: 'Bucket', unit: 'text', cell: ({ label }) => label, total: 'Corpus needed' },
      {
        label: 'Amount',
        unit: 'rupees',
        cell: ({ from, to }) => Math.max(0, upTo(to) - (from === 0 ? 0 : upTo(from))),
        sum: true,
      },
    ],
  });
}
