import { unfilledProblems } from '@/content/filled-rows';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { sectionBeside, yearTitle } from '@/content/tax/law-names';
import { isProperty } from '@/content/tax/lot-law';
import type { Problem } from '@/lib/calculator';
import { formatCompact, formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { lastDayWithin } from '@/lib/tax/capital-gains';
import type { IncomeTaxAct, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { homesAllowed } from './exemptions';
import type { CapitalGainsInput } from './form';
import { type Claim, isInYear, type LotRow, lotsOfYear, type SoldInput, type SoldLot, withLots } from './lots';
import { yearOf } from './person';

const paid = { on: 'the day', amount: 'the amount' } as const;

/** Returns what the rows that were begun still need. */
function problemsOfUnfilled({ lots, exemptions, improvements }: CapitalGainsInput): Problem[] {
  return [
    ...unfilledProblems('lots', 'lot', lots, {
      bought: 'the day of purchase',
      sold: 'the day of the sale',
      cost: 'the cost',
      price: 'the sale value',
    }),
    ...unfilledProblems('exemptions', 'investment', exemptions, paid),
    ...unfilledProblems('improvements', 'improvement', improvements, paid),
  ];
}

/** Returns problems within one lot. */
function problemsOfLot(row: LotRow, index: number, input: SoldInput): Problem[] {
  const at = (...cells: readonly string[]) => cells.map((cell) => `lots.${index}.${cell}`);
  const number = index + 1;
  const found: Problem[] = [];
  if (row.sold === '') return found;
  if (row.sold < row.bought) {
    found.push({
      fields: at('bought', 'sold'),
      text: `Lot ${number} is sold before it is bought. Check the two dates.`,
    });
  }
  if (row.expenses > row.price) {
    found.push({
      fields: at('expenses', 'price'),
      text: `The expenses of lot ${number} are more than its sale value.`,
    });
  }
  if (row.asset === 'foreignShares' && input.residence === 'nonResident') {
    found.push({
      fields: [...(input.known === 'gain' ? ['gainAsset'] : at('asset')), 'residence'],
      text: `India does not tax a non-resident’s gains on foreign shares. Remove lot ${number}.`,
    });
  }
  if (row.asset === 'goldBondRedeemed' && input.kind === 'huf') {
    found.push({
      fields: [...at('asset'), 'kind'],
      text: `Redemption of a sovereign gold bond is exempt for individuals only. Enter lot ${number} as a gold bond sold.`,
    });
  }
  return found;
}

/** Returns problems of improvements that belong to no land or building, or to a day on which it was not owned. */
function problemsOfImprovements({ improvements }: CapitalGainsInput, lots: readonly LotRow[]): Problem[] {
  return improvements.flatMap(({ lot, on }, index): Problem[] => {
    if (on === '') return [];
    const fields = [`improvements.${index}.lot`];
    const row = lots[lot - 1];
    if (!row || row.sold === '')
      return [{ fields, text: `Improvement ${index + 1} is for lot ${lot}, which is not in the list.` }];
    if (!isProperty(row.asset)) {
      return [{ fields, text: `Improvement ${index + 1} is for lot ${lot}, which is not land or a building.` }];
    }
    return on < row.bought || on > row.sold
      ? [
          {
            fields: [`improvements.${index}.on`],
            text: `Improvement ${index + 1} is not between the purchase and the sale of lot ${lot}.`,
          },
        ]
      : [];
  });
}

/** Returns the first and last day on which an investment counts. */
export function investmentWindow(
  { section, how }: Pick<Claim, 'section' | 'how'>,
  sold: IsoDate,
  returnDue: IsoDate,
): readonly [first: IsoDate, last: IsoDate] {
  const { house, houseFromOtherAsset, bonds, farmLand } = capitalGains;
  if (section === '54EC') return [sold, lastDayWithin(sold, bonds.value.months)];
  if (how === 'deposit') return [sold, returnDue];
  if (section === '54B') return [sold, lastDayWithin(sold, farmLand.value.months)];
  const { boughtBefore, boughtAfter, builtAfter } = (section === '54' ? house : houseFromOtherAsset).value;
  return how === 'built'
    ? [sold, lastDayWithin(sold, builtAfter)]
    : [lastDayWithin(sold, -boughtBefore), lastDayWithin(sold, boughtAfter)];
}

/** Returns why a section does not fit a lot; `null` where it does. `act` is that of the year. */
function misfit(
  section: Claim['section'],
  { number, row, gain, isGainOnly }: SoldLot,
  act: IncomeTaxAct,
): string | null {
  const name = `Section ${sectionBeside(section, act)}`;
  const lot = `lot ${number}`;
  switch (section) {
    case '54':
      if (row.asset !== 'house') return `${name} is for a home that was sold, and ${lot} is not a home.`;
      break;
    case '54F':
      if (isGainOnly) return `${name} needs the sale value: choose “Purchase and sale” above.`;
      if (row.asset === 'house')
        return `${name} is not for a home: use section ${sectionBeside('54', act)} for ${lot}.`;
      break;
    case '54EC':
      if (!isProperty(row.asset)) return `${name} is for land and buildings, and ${lot} is neither.`;
      break;
    case '54B': {
      if (row.asset !== 'farmLand') return `${name} is for farm land, and ${lot} is not.`;
      const used = lastDayWithin(row.bought, capitalGains.farmLand.value.months);
      if (row.sold < used) return `${name} needs two years of farming, and you held ${lot} for less.`;
    }
  }
  const inSentence = `section ${sectionBeside(section, act)}`;
  if (section !== '54B' && gain.term === 'short') {
    return `The gain of ${lot} is short-term, and ${inSentence} exempts long-term gains only.`;
  }
  return gain.amount > 0 ? null : `Lot ${number} has no gain that ${inSentence} could exempt.`;
}

function problemsOfClaim(
  claim: CapitalGainsInput['exemptions'][number],
  index: number,
  sold: SoldLot,
  { act, returns }: IncomeTaxYear,
): Problem[] {
  const { section, how, on, lot } = claim;
  const problem = (text: string, ...cells: readonly string[]): Problem[] => [
    { fields: cells.map((cell) => `exemptions.${index}.${cell}`), text },
  ];
  const text = misfit(section, sold, act);
  if (text) return problem(text, 'section', 'lot');
  if (section === '54B' && how === 'built') return problem('Farm land is bought, not built.', 'how');
  const [first, last] = investmentWindow(claim, sold.row.sold, returns.due.value.individual);
  return on < first || on > last
    ? problem(
        `Investment ${index + 1} must be made from ${formatDate(first)} to ${formatDate(last)} to count for lot ${lot} under section ${sectionBeside(section, act)}.`,
        'on',
      )
    : [];
}

/** Returns problems where there are more homes for one lot than a section allows. */
function problemsOfHomes(
  claims: CapitalGainsInput['exemptions'],
  lots: readonly SoldLot[],
  act: IncomeTaxAct,
): Problem[] {
  return lots.flatMap(({ number, gain }) =>
    (['54', '54F'] as const).flatMap((section): Problem[] => {
      const fields = claims.flatMap((claim, index) =>
        claim.on !== '' && claim.lot === number && claim.section === section && claim.how !== 'deposit'
          ? [`exemptions.${index}.section`]
          : [],
      );
      if (fields.length <= homesAllowed(section, gain.amount)) return [];
      const name = `Section ${sectionBeside(section, act)}`;
      if (section === '54F') return [{ fields, text: `${name} allows one home for lot ${number}. Keep one row.` }];
      if (fields.length > 2) return [{ fields, text: `${name} allows two homes at most for lot ${number}.` }];
      const most = formatCompact(capitalGains.house.value.twoHousesUpTo);
      return [
        {
          fields,
          text: `Two homes are allowed only for a gain up to ${most}, and the gain of lot ${number} is more. Keep one.`,
        },
      ];
    }),
  );
}

function problemsOfExemptions(
  { exemptions }: CapitalGainsInput,
  lots: readonly LotRow[],
  sold: readonly SoldLot[],
  year: IncomeTaxYear,
): Problem[] {
  const each = exemptions.flatMap((claim, index): Problem[] => {
    if (claim.on === '') return [];
    const lot = sold.find(({ number }) => number === claim.lot);
    if (lot) return problemsOfClaim(claim, index, lot, year);
    const why = lots[claim.lot - 1] ? `not sold in ${yearTitle(year.financialYear)}` : 'not in the list';
    return [
      {
        fields: [`exemptions.${index}.lot`],
        text: `Investment ${index + 1} is for lot ${claim.lot}, which is ${why}.`,
      },
    ];
  });
  return [...each, ...problemsOfHomes(exemptions, sold, year.act)];
}

/** Returns problems between the fields, as sentences. */
export function problems(given: CapitalGainsInput): Problem[] {
  const unfilled = problemsOfUnfilled(given);
  if (unfilled.length > 0) return unfilled;
  const input = withLots(given);
  const year = yearOf(input);
  const inLots = input.lots.flatMap((row, index) => problemsOfLot(row, index, input));
  const inImprovements = problemsOfImprovements(given, input.lots);
  if (inLots.length + inImprovements.length > 0) return [...inLots, ...inImprovements];
  if (input.lots.every(({ sold }) => sold === '')) {
    return [
      {
        fields: ['bought', 'sold', 'cost', 'price'].map((cell) => `lots.0.${cell}`),
        text: 'Enter the days of purchase and sale, the cost and the sale value of what you sold.',
      },
    ];
  }
  if (!input.lots.some(({ sold }) => isInYear(sold, year))) {
    return [
      {
        fields: ['financialYear', input.known === 'gain' ? 'gainSold' : 'lots.0.sold'],
        text: `No lot was sold in ${yearTitle(input.financialYear)}. Correct a sale date, or choose another year.`,
      },
    ];
  }
  return problemsOfExemptions(given, input.lots, lotsOfYear(input, year), year);
}
