import { unfilledProblems } from '@/content/filled-rows';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { sectionBeside } from '@/content/tax/law-names';
import { isProperty } from '@/content/tax/lot-law';
import { returnDueOf } from '@/content/tax/return-due';
import { yearTitle } from '@/content/tax/years';
import { type Problem, type ProblemSheet, problemSheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatCompact, formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { lastDayWithin } from '@/lib/tax/capital-gains';
import type { IncomeTaxAct, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { homesAllowed, takesTwoHomes } from './exemptions';
import type { CapitalGainsInput } from './form';
import { type Claim, isInYear, type LotRow, lotsOfYear, type SoldInput, type SoldLot, withLots } from './lots';
import { yearOf } from './person';

type TypedClaim = CapitalGainsInput['exemptions'][number];

const paid = { on: 'the day', amount: 'the amount' } as const;

/** Returns what the rows that were begun still need. */
function begunRowProblems({ lots, exemptions, improvements }: CapitalGainsInput): Problem[] {
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

/** Checks one lot by itself. */
function lotProblems(sheet: ProblemSheet, row: LotRow, index: number, { residence, kind, known }: SoldInput): void {
  if (row.sold === '') return;
  const at = (...cells: readonly string[]) => cells.map((cell) => `lots.${index}.${cell}`);
  const number = index + 1;
  sheet.at(
    at('bought', 'sold'),
    row.sold < row.bought && `Lot ${number} is sold before it is bought. Check the two dates.`,
  );
  sheet.at(
    [...(known === 'gain' ? ['gainAsset'] : at('asset')), 'residence'],
    row.asset === 'foreignShares' &&
      residence === 'nonResident' &&
      `India does not tax a non-resident’s gains on foreign shares. Remove lot ${number}.`,
  );
  sheet.at(
    [...at('asset'), 'kind'],
    row.asset === 'goldBondRedeemed' &&
      kind === 'huf' &&
      `Redemption of a sovereign gold bond is exempt for individuals only. Enter lot ${number} as a gold bond sold.`,
  );
}

/** Checks that improvements belong to land or a building, and to a day on which it was owned. */
function improvementProblems(sheet: ProblemSheet, { improvements }: CapitalGainsInput, lots: readonly LotRow[]): void {
  for (const [index, { lot, on }] of improvements.entries()) {
    if (on === '') continue;
    const name = `Improvement ${index + 1}`;
    const row = lots[lot - 1];
    if (!row || row.sold === '') {
      sheet.at(`improvements.${index}.lot`, `${name} is for lot ${lot}, which is not in the list.`);
    } else if (!isProperty(row.asset)) {
      sheet.at(`improvements.${index}.lot`, `${name} is for lot ${lot}, which is not land or a building.`);
    } else {
      sheet.at(
        `improvements.${index}.on`,
        (on < row.bought || on > row.sold) && `${name} is not between the purchase and the sale of lot ${lot}.`,
      );
    }
  }
}

/** Returns the first and last day on which an investment counts. */
function investmentWindow(
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

function claimProblems(
  sheet: ProblemSheet,
  claim: TypedClaim,
  index: number,
  sold: SoldLot,
  year: IncomeTaxYear,
  returnDue: IsoDate,
): void {
  const { section, how, on, lot } = claim;
  const at = (cell: string) => `exemptions.${index}.${cell}`;
  const text = misfit(section, sold, year.act);
  if (text) {
    sheet.at([at('section'), at('lot'), ...(section === '54F' && sold.isGainOnly ? ['known'] : [])], text);
    return;
  }
  if (section === '54B' && how === 'built') {
    sheet.at(at('how'), 'Farm land is bought, not built.');
    return;
  }
  const [first, last] = investmentWindow(claim, sold.row.sold, returnDue);
  sheet.at(
    at('on'),
    (on < first || on > last) &&
      `Investment ${index + 1} must be made from ${formatDate(first)} to ${formatDate(last)} to count for lot ${lot} under section ${sectionBeside(section, year.act)}.`,
  );
}

/** Checks that there are no more homes for one lot than a section allows. */
function homeProblems(
  sheet: ProblemSheet,
  claims: readonly TypedClaim[],
  { number, gain }: SoldLot,
  section: '54' | '54F',
  act: IncomeTaxAct,
): void {
  const homes = claims.flatMap((claim, index) =>
    claim.on !== '' && claim.lot === number && claim.section === section && claim.how !== 'deposit'
      ? [`exemptions.${index}.section`]
      : [],
  );
  if (homes.length <= homesAllowed(section, gain.amount)) return;
  const name = `Section ${sectionBeside(section, act)}`;
  const most = formatCompact(capitalGains.house.value.twoHousesUpTo);
  const tooMany =
    homes.length > 2
      ? `${name} allows two homes at most for lot ${number}.`
      : `Two homes are allowed only for a gain up to ${most}, and the gain of lot ${number} is more. Keep one.`;
  sheet.at(homes, section === '54F' ? `${name} allows one home for lot ${number}. Keep one row.` : tooMany);
}

function exemptionProblems(
  sheet: ProblemSheet,
  { exemptions: claims, business }: CapitalGainsInput,
  lots: readonly LotRow[],
  year: IncomeTaxYear,
  sold: readonly SoldLot[],
): void {
  const returnDue = returnDueOf(year, business);
  for (const [index, claim] of claims.entries()) {
    if (claim.on === '') continue;
    const lot = sold.find(({ number }) => number === claim.lot);
    if (lot) {
      claimProblems(sheet, claim, index, lot, year, returnDue);
      continue;
    }
    const why = lots[claim.lot - 1] ? `not sold in ${yearTitle(year.financialYear)}` : 'not in the list';
    sheet.at(`exemptions.${index}.lot`, `Investment ${index + 1} is for lot ${claim.lot}, which is ${why}.`);
  }
  for (const lot of sold) {
    homeProblems(sheet, claims, lot, '54', year.act);
    homeProblems(sheet, claims, lot, '54F', year.act);
  }
  const [once, ...again] = sold.filter(({ number }) => takesTwoHomes(claims, number));
  for (const { number } of again) {
    sheet.at(
      claims.flatMap((claim, index) => (claim.lot === number ? [`exemptions.${index}.section`] : [])),
      `Section ${sectionBeside('54', year.act)} allows two homes for one gain once in a lifetime, and lot ${once?.number} takes them. Keep one for lot ${number}.`,
    );
  }
}

/** Returns the year to choose for the first sale: its day is within the years on file. */
function yearOfSale({ lots }: CapitalGainsInput): string {
  const day = lots.find(({ sold }) => sold !== '')?.sold ?? '';
  return `The sale of ${formatDate(day)} is in ${yearTitle(financialYearOf(day))}: choose that year, or correct the date.`;
}

/** Returns what makes no sense together, as sentences. */
export function problems(given: CapitalGainsInput): readonly Problem[] {
  const unfilled = begunRowProblems(given);
  if (unfilled.length > 0) return unfilled;
  const input = withLots(given);
  const year = yearOf(input);
  const sheet = problemSheet();
  for (const [index, row] of input.lots.entries()) lotProblems(sheet, row, index, input);
  improvementProblems(sheet, given, input.lots);
  if (sheet.problems.length > 0) return sheet.problems;
  if (input.lots.every(({ sold }) => sold === '')) {
    sheet.at(
      ['bought', 'sold', 'cost', 'price'].map((cell) => `lots.0.${cell}`),
      'Enter the days of purchase and sale, the cost and the sale value of what you sold.',
    );
  } else if (!input.lots.some(({ sold }) => isInYear(sold, year))) {
    sheet.at(
      ['financialYear', input.known === 'gain' ? 'gainSold' : 'lots.0.sold'],
      `No lot was sold in ${yearTitle(input.financialYear)}. ${yearOfSale(input)}`,
    );
  } else {
    exemptionProblems(sheet, given, input.lots, year, lotsOfYear(input, year));
  }
  return sheet.problems;
}
