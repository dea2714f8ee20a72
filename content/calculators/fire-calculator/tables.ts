import { badStartNote, inBadStart } from '@/content/life-plan/bad-start';
import { hasChanges } from '@/content/life-plan/needs';
import { casePoints, lastsInWords } from '@/content/life-plan/plan';
import type { Table } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { FireInput } from './form';
import { coastOf, coastsAhead, hasBirthdayWithin, type Journey, reachedText, reachOf } from './journey';

/** Shares of spending, %, that the lean and the fat kind count with. */
const leanShare = 70;
const fatShare = 150;

/** Returns what each kind of FIRE asks for and when it is reached. */
export function kindTable(input: FireInput): Table {
  const spending = input.spendAfter ?? input.spend;
  const kind = (name: string, spendAfter: number | null, pay = 0) => {
    const reach = reachOf({ ...input, spendAfter }, pay);
    return { name, needed: reach.number, age: reachedText(input, reach) };
  };
  const coast = coastsAhead(input) ? coastOf(input) : null;
  const kinds = listOf(
    kind(`Lean: ${leanShare}% of the spending`, (spending * leanShare) / 100),
    kind('Regular: your spending', input.spendAfter),
    kind(`Fat: ${fatShare}% of the spending`, (spending * fatShare) / 100),
    input.partTime > 0 && kind('Barista: with part-time pay', input.spendAfter, input.partTime),
    coast && { name: `Coast: no more saving, ready at ${input.coastAge}`, needed: coast.today, age: coast.age },
  );
  return tableOf(kinds, {
    id: 'kinds',
    caption: 'Kinds of FIRE',
    columns: [
      { label: 'Kind', unit: 'text', cell: ({ name }) => name },
      { label: 'Savings needed, in today’s rupees', unit: 'rupees', cell: ({ needed }) => needed },
      { label: 'Age', unit: 'text', cell: ({ age }) => age },
    ],
    note: listOf(
      coast &&
        `Coast shows what your savings must be today to reach the number by themselves, and the age from which you could stop saving. It leaves out one-off goals${input.receipts.length > 0 ? ' and money that comes once' : ''}.`,
      !coast &&
        !hasBirthdayWithin(input) &&
        `Coast FIRE is left out: your plan ends at ${input.untilAge}, and there is no birthday before that to coast to.`,
      hasChanges(input) && 'Needs that change with age change by the same amount in each kind.',
    ).join(' '),
  });
}

const rates = [3, 3.25, 3.5, 3.75, 4] as const;

/** Returns the number at other withdrawal rates, and how long it lasts. */
export function rateTable(input: FireInput): Table {
  const reaches = rates.map((rate) => ({ rate, ...reachOf({ ...input, withdrawalRate: rate }) }));
  return tableOf(reaches, {
    id: 'withdrawal-rates',
    caption: 'Other withdrawal rates',
    columns: [
      { label: 'Withdrawal rate', unit: 'percent', cell: ({ rate }) => rate },
      { label: 'Number, in today’s rupees', unit: 'rupees', cell: ({ number }) => number },
      { label: 'Age at FIRE', unit: 'text', cell: (reach) => reachedText(input, reach) },
      {
        label: 'Lasts, bad start',
        unit: 'text',
        cell: ({ plan, month }) => (month === null ? null : lastsInWords(inBadStart(plan, input), input.age)),
      },
    ],
  });
}

/** Returns how long the money lasts at other returns and in a bad start. */
export function lastsTable(input: FireInput, { plan }: Journey): Table {
  const shifted = (points: number) => ({ ...plan, returnAfter: plan.returnAfter + points });
  const cases = [
    { name: 'Your plan', plan },
    { name: `Returns after work ${casePoints} points lower`, plan: shifted(-casePoints) },
    { name: `Returns after work ${casePoints} points higher`, plan: shifted(casePoints) },
    { name: 'Bad start', plan: inBadStart(plan, input) },
  ];
  return tableOf(cases, {
    id: 'cases',
    caption: 'How long the money lasts',
    columns: [
      { label: 'Case', unit: 'text', cell: ({ name }) => name },
      { label: 'Money lasts', unit: 'text', cell: (shown) => lastsInWords(shown.plan, input.age) },
    ],
    note: badStartNote(),
  });
}
