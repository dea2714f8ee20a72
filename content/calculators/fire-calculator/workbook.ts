import { monthOfAge } from '@/content/life-plan/plan';
import { balanceAt, pathOf, priceLevel } from '@/lib/finance/life-plan';
import type { Model } from '@/lib/model';
import { tableOf } from '@/lib/table-of';
import type { FireInput } from './form';
import { journeyOf, numberIn, planOf } from './journey';

/** The most months between the youngest age and the latest. */
const ROOM = 1_000;
const pathId = 'way-to-fire';
const notYet = 'Not reached yet';
const numberLabel = 'FIRE number, in today’s rupees';

/**
 * Returns the savings and the number month by month as formulas; null where the number is not reached, an age to stop at is chosen, or lists add
 * savings, costs or goals of their own.
 */
export function modelOf(input: FireInput): Model | null {
  const lists = [input.otherSavings, input.needs, input.ownCosts, input.goals, input.receipts];
  if (input.stopAge !== null || lists.some(({ length }) => length > 0)) return null;
  const { month: reached } = journeyOf(input);
  if (reached === null) return null;
  const end = monthOfAge(input.age, input.untilAge);
  const working = planOf(input, end);
  const path = pathOf(working);
  const rows = Array.from({ length: end }, (_each, month) => ({
    month,
    savings: balanceAt(working, path, month),
    needed: numberIn(working, month - (month % 12), input) * priceLevel(input.inflation, month),
  }));
  const isReached = '[Savings]>=[Number on that day]-0.000001';
  const months = '{Time to go}';
  const [years, rest] = [`({age}+INT(${months}/12))`, `MOD(${months},12)`];
  return {
    figures: [
      { label: numberLabel, formula: `12*${input.spendAfter === null ? '{spend}' : '{spendAfter}'}/{withdrawalRate}` },
      { label: 'Time to go', formula: `SUM([${pathId}!${notYet}])` },
      {
        label: 'Age at FIRE',
        formula: `IF(${months}>=12*({untilAge}-{age}),"not by "&{untilAge},IF(${rest}=0,""&${years},${years}&" years "&${rest}&IF(${rest}=1," month"," months")))`,
      },
      {
        label: 'Savings on that day',
        formula: `IF(${months}>=12*({untilAge}-{age}),0,INDEX([${pathId}!Savings],${months}+1))`,
      },
    ],
    tables: [
      tableOf(rows, {
        id: pathId,
        caption: 'The way to the number',
        columns: [
          { label: 'Months from now', unit: 'count', cell: ({ month }) => month },
          { label: 'Savings', unit: 'rupees', cell: ({ savings }) => savings },
          { label: 'Number on that day', unit: 'rupees', cell: ({ needed }) => needed },
          { label: notYet, unit: 'count', cell: ({ month }) => (month < reached ? 1 : 0) },
        ],
      }),
    ],
    sheets: [
      {
        table: pathId,
        goesOn: '{#}<=12*({untilAge}-{age})',
        room: Math.max(ROOM, end),
        columns: {
          'Months from now': '{#}-1',
          Savings: {
            first: '{savings}',
            next: '[^Savings]*(1+{returnBefore})^(1/12)+{saving}*(1+{savingRise})^INT([^Months from now]/12)',
          },
          'Number on that day': `{${numberLabel}}*(1+{inflation})^INT([Months from now]/12)`,
          [notYet]: { first: `IF(${isReached},0,1)`, next: `IF([^${notYet}]=0,0,IF(${isReached},0,1))` },
        },
      },
    ],
    note: 'The kinds of FIRE, other withdrawal rates, the years after work and the random paths stay as on the page.',
  };
}
