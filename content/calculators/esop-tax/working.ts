import { employeeShares as law } from '@/content/rules/employee-shares';
import { assetTreatments } from '@/content/rules/income-tax/capital-gains';
import { yearTitle } from '@/content/tax/law-names';
import { regimeNames, specialNames } from '@/content/tax/names';
import { dateFigure, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { exactInr, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { sum } from '@/lib/sum';
import type { Gain } from '@/lib/tax/taxpayer';
import type { EsopInput } from './rows';
import { assets, type Lot, type NowOrLater, type Piece, type ShareStory } from './shares';
import { cashNeeded, shareCount, type Totals } from './totals';

/** So many rows and sales are worked out line by line; the others are in the tables. */
const DETAILED = 6;

const events = { options: 'Exercise', rsu: 'Vesting', espp: 'Purchase' } as const;

/** Returns "Row 2". */
export const rowName = ({ number }: Pick<Lot, 'number'>) => `Row ${number}`;

/** Returns "Sale 1", or "Sale 1, row 2" where a sale takes shares of several rows. */
export function pieceName(piece: Piece, pieces: readonly Piece[]): string {
  const isSplit = pieces.filter(({ sale }) => sale === piece.sale).length > 1;
  return isSplit ? `Sale ${piece.sale}, row ${piece.lot.number}` : `Sale ${piece.sale}`;
}

/** Returns the class of a gain in words. */
function className(name: Gain['class']): string {
  return name === 'slabShortTerm' ? 'Short-term gains at slab rates' : specialNames[name];
}

/** Returns the section of the Act of the sale that sets the class of a gain. */
function classCite({ gain, year, soldOn }: Piece, input: EsopInput): Citation {
  if (year.act === 'act1961') return valueOn(assetTreatments[assets[input.market]], soldOn).cite;
  return gain.class === 'slabShortTerm'
    ? year.regimes[input.regime].slabs.cite
    : (year.special[gain.class]?.cite ?? law.holding.act2025);
}

/** Writes what each row is taxed on. */
export function writeLots({ heading, step }: Worksheet, input: EsopInput, { lots }: ShareStory): void {
  for (const lot of lots.slice(0, DETAILED)) {
    const name = rowName(lot);
    heading(`${name}: ${events[input.plan].toLowerCase()} of ${formatDate(lot.date)}`);
    const { year } = lot;
    if (year === null) {
      step(
        rupees(`${name}: cost of the shares`, Math.max(lot.paid, lot.value) * lot.shares),
        'Before FY 2024-25 we do not work out the tax on the value. It counts as the cost',
        law.cost.act1961,
      );
      continue;
    }
    if (lot.rate !== 1) {
      step(
        rupees(`${name}: value per share in ₹`, lot.value, { decimals: 2 }),
        `${formatNumber(lot.value / lot.rate)} × ${formatNumber(lot.rate, 4)}`,
        law.exchangeRate[year.act],
      );
    }
    const part = input.indianPart === 100 ? '' : ` × ${pct(input.indianPart)} for service in India`;
    step(
      rupees(`${name}: value taxed as salary`, lot.perquisite),
      lot.value > lot.paid
        ? `(${exactInr(lot.value)} − ${exactInr(lot.paid)}) × ${formatNumber(lot.shares, 3)} shares${part}`
        : `The value of ${exactInr(lot.value)} is not above the price of ${exactInr(lot.paid)}`,
      law.perquisite[year.act],
    );
  }
}

/** Writes the tax of each year with and without the perquisite, and what waits. */
export function writeYears({ heading, step }: Worksheet, { years, lots, deferred }: ShareStory, totals: Totals): void {
  for (const each of years.filter(({ perquisite }) => perquisite > 0)) {
    const { year, perquisite, taxWithout, taxWithPerquisite, withPerquisite } = each;
    const title = yearTitle(year.financialYear);
    heading(`Tax as salary, ${title}`);
    step(
      rupees(`Tax without the shares, ${title}`, taxWithout),
      `Salary of the year in the ${regimeNames[withPerquisite.regime]}, with cess`,
      year.regimes[withPerquisite.regime].slabs.cite,
    );
    step(
      rupees(`Tax with the value, ${title}`, taxWithPerquisite),
      `${inr(perquisite)} more salary, so a total income of ${inr(withPerquisite.totalIncome)}`,
      year.regimes[withPerquisite.regime].slabs.cite,
    );
    const tax = taxWithPerquisite - taxWithout;
    const waiting = sum(deferred.filter(({ lot }) => lot.year === year).map((part) => part.tax));
    const waits = waiting > 0;
    step(
      rupees(`Tax deducted in ${title}`, Math.max(0, tax - waiting)),
      waits
        ? `Tax of ${inr(tax)}, of which ${inr(waiting)} is deferred`
        : `${inr(taxWithPerquisite)} − ${inr(taxWithout)}. Your employer deducts it from your pay or from shares`,
      waits ? law.deferral[year.act].cite : law.deducted[year.act],
    );
  }
  heading('All rows together');
  step(
    rupees('Value taxed as salary', totals.perquisite),
    lots.length === 1 ? 'The one row' : `${formatNumber(lots.length)} rows`,
  );
  step(rupees('Tax as salary', totals.tax), 'All years together');
  if (deferred.length === 0) return;
  heading('Deferred tax');
  step(
    rupees('Deferred tax', totals.waiting),
    'Worked out at the rates of the year of the exercise, however late it is paid',
    deferred[0]?.lot.year ? law.deferral[deferred[0].lot.year.act].cite : undefined,
  );
  const waitingLots = [...new Set(deferred.map(({ lot }) => lot))];
  for (const lot of waitingLots.slice(0, DETAILED)) {
    const own = deferred.filter((each) => each.lot === lot);
    const last = own.at(-1);
    if (!last || !lot.year) continue;
    const { value, cite } = law.deferral[lot.year.act];
    const reasons = {
      sale: 'The shares are sold that day',
      left: 'You leave the job that day',
      end:
        lot.year.act === 'act1961'
          ? `${value.months} months from the end of the assessment year. A sale or leaving the job ends it sooner`
          : `${value.months + 12} months from the end of the tax year. A sale or leaving the job ends it sooner`,
    };
    step(
      dateFigure(
        waitingLots.length === 1 ? 'Last day of the deferral' : `${rowName(lot)}: last day of the deferral`,
        last.until,
      ),
      `${reasons[last.why]}. The employer has ${value.days} days more to deduct`,
      cite,
    );
  }
}

/** Writes the cash that the shares take, and the shares sold for it. */
export function writeCash({ heading, step }: Worksheet, { lots }: ShareStory, totals: Totals): void {
  const { paid, tax, waiting, covered, coverValue } = totals;
  heading('Cash');
  step(rupees('Paid for the shares', paid), lots.length === 1 ? 'Price × shares' : 'Price × shares of all rows');
  if (covered > 0) {
    step(
      shareCount('Shares sold for the tax', covered),
      'Sold or kept back on the day itself. Price and cost are the same value, so they bring no gain',
      law.cost[lots[0]?.year?.act ?? 'act1961'],
    );
    step(rupees('Value of these shares', coverValue), 'At the value of each day');
  } else {
    step(
      shareCount('Shares sold for the tax', 0),
      waiting > 0 ? 'The tax is deferred, so no shares are sold for it' : 'The tax is paid in cash',
    );
  }
  const needed = step(
    rupees('Cash needed', cashNeeded(totals)),
    `${inr(paid)} + tax ${inr(tax - waiting)}${coverValue > 0 ? ` − ${inr(coverValue)}` : ''}${waiting > 0 ? ', as the rest is deferred' : ''}, not below 0`,
  );
  const over = coverValue - paid - (tax - waiting);
  if (needed === 0 && over > 0) {
    step(rupees('Cash left over', over), `${inr(coverValue)} − ${inr(paid + tax - waiting)}`);
  }
}

function writePiece({ step }: Worksheet, input: EsopInput, piece: Piece, pieces: readonly Piece[]): void {
  const { gain, lot, soldOn, shares, price, cost } = piece;
  const name = pieceName(piece, pieces);
  const { longTermMonths } = valueOn(assetTreatments[assets[input.market]], soldOn).value;
  const cite = classCite(piece, input);
  if (gain.longTermFrom !== null) {
    step(
      dateFigure(`${name}: long-term from`, gain.longTermFrom),
      `${longTermMonths} months from ${formatDate(lot.date)}`,
      law.holding[piece.year.act],
    );
  }
  step(
    verdict(`${name}: term`, gain.term === 'long' ? 'Long-term' : 'Short-term'),
    `Held ${formatNumber(gain.daysHeld)} ${gain.daysHeld === 1 ? 'day' : 'days'}, to ${formatDate(soldOn)}`,
    law.holding[piece.year.act],
  );
  step(
    rupees(`${name}: cost`, cost),
    `${formatNumber(shares, 3)} × ${exactInr(cost / shares)}, ${lot.value >= lot.paid ? 'the value that was taxed as salary' : 'the price paid, as no value was taxed'}`,
    law.cost[piece.year.act],
  );
  step(
    rupees(`${name}: gain`, gain.amount),
    `${inr(price)} − ${inr(gain.indexed ? gain.indexed.cost : cost)}${gain.indexed ? ', the cost raised by the index' : ''}. ${className(gain.class)}`,
    cite,
  );
  step(rupees(`${name}: tax`, piece.tax), 'What it adds to that year’s tax after the earlier sales');
}

/** Writes each sale with its term, cost, gain and tax. */
export function writeSales(sheet: Worksheet, input: EsopInput, { pieces, years }: ShareStory, totals: Totals): void {
  for (const piece of pieces.slice(0, DETAILED)) {
    sheet.heading(
      `${pieceName(piece, pieces)}: ${formatNumber(piece.shares, 3)} shares on ${formatDate(piece.soldOn)}`,
    );
    writePiece(sheet, input, piece, pieces);
  }
  if (pieces.length === 0) {
    sheet.heading('Sales');
    sheet.step(rupees('Tax on the gains', totals.taxOnGains), 'Nothing is sold');
    return;
  }
  sheet.heading('All sales together');
  sheet.step(
    rupees('Gains on sales', totals.gains),
    'Gains minus losses of all years, before the yearly tax-free amount',
  );
  for (const { year, losses, taxWithAll, taxWithPerquisite, withAll } of years) {
    const first = pieces.find((piece) => piece.year === year);
    if (!first) continue;
    const title = yearTitle(year.financialYear);
    const brought = losses.reduce((all, { amount }) => all + amount, 0);
    sheet.step(
      rupees(`Tax on gains, ${title}`, taxWithAll - taxWithPerquisite),
      `${inr(taxWithAll)} − ${inr(taxWithPerquisite)}, the tax of the year with and without the sales${brought > 0 ? `; first reduce gains by the loss of ${inr(brought)} brought forward` : ''}`,
      classCite(first, input),
    );
    const lost = withAll.carriedForward.filter(({ kind }) => kind.endsWith('Capital'));
    if (lost.length > 0) {
      sheet.step(
        rupees(
          `Loss carried forward, ${title}`,
          lost.reduce((all, { amount }) => all + amount, 0),
        ),
        'Set off against gains of the next eight years, if the return is filed in time',
        year.setOff.capital,
      );
    }
  }
  sheet.step(rupees('Tax on the gains', totals.taxOnGains), 'All years together');
}

/** Writes the shares left, and the tax paid abroad that counts. */
export function writeRest({ heading, step }: Worksheet, input: EsopInput, { years }: ShareStory, totals: Totals): void {
  const { covered, shares, left, price, valueLeft, credit } = totals;
  heading('What you keep');
  if (credit > 0) {
    step(
      rupees('Credit for tax paid abroad', credit),
      `Of ${inr(input.foreignTax)} paid, at most Indian tax on the same income at the year’s average rate`,
      law.foreignCredit[years.at(-1)?.year.act ?? 'act1961'],
    );
  }
  step(
    shareCount('Shares left', left),
    left === shares
      ? 'All of them'
      : `${formatNumber(shares, 3)} − ${formatNumber(shares - covered - left, 3)} sold${covered > 0 ? ` − ${formatNumber(covered, 3)} for the tax` : ''}`,
  );
  if (left > 0) {
    step(
      rupees('Value of the shares left', valueLeft),
      `${formatNumber(left, 3)} × ${exactInr(price)}, before the tax of a later sale`,
    );
  }
}

/** Writes exercising now against waiting. */
export function writeNowOrLater(
  { heading, step }: Worksheet,
  { expectedPrice, laterOn }: EsopInput,
  lot: Lot,
  compared: NowOrLater,
): void {
  const worth = (expectedPrice ?? 0) * lot.rate * lot.shares;
  const paid = lot.paid * lot.shares;
  heading(`Row 1: exercised on ${formatDate(lot.date)}, or only on ${formatDate(laterOn)}`);
  step(
    rupees('Worth on that later day', worth),
    `${formatNumber(lot.shares, 3)} × ${exactInr((expectedPrice ?? 0) * lot.rate)}`,
  );
  step(
    rupees('If you exercise now', compared.keptNow),
    `${inr(worth)} − ${inr(paid)} − tax now ${inr(compared.taxNow)} − tax on a ${compared.gain.term}-term gain ${inr(compared.taxOnGain)}`,
  );
  step(
    rupees('If you wait', compared.keptLater),
    worth >= paid
      ? `${inr(worth)} − ${inr(paid)} − tax then ${inr(compared.taxLater)}; the whole rise is taxed as salary`
      : 'You would not exercise the options',
  );
  step(
    rupees('Gain from exercising now', compared.keptNow - compared.keptLater + 0),
    `${inr(compared.keptNow)} − ${inr(compared.keptLater)}`,
  );
  step(
    rupees('At risk if you exercise now', paid + compared.taxNow),
    'Price and tax are paid at once, and are lost if the shares become worthless',
  );
}
