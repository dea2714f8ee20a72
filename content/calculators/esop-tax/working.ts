import { employeeShares as law } from '@/content/rules/employee-shares';
import { assetTreatments } from '@/content/rules/income-tax/capital-gains';
import { yearsOnFile } from '@/content/rules/years/on-file';
import { sumStep } from '@/content/sum-step';
import { gainClassName, regimeNames } from '@/content/tax/names';
import { yearTitle } from '@/content/tax/years';
import { dateFigure, exactRupees, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { counted, exactInr, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { upperFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { otherGains } from './person';
import { type EsopInput, salaryIn } from './rows';
import { assets, type Lot, type NowOrLater, type Piece, type ShareHistory } from './shares';
import { cashNeeded, shareCount, type Totals } from './totals';

/** The most rows and sales whose working is shown line by line; the others are in the tables. */
const DETAILED = 6;

const events = { options: 'Exercise', rsu: 'Vesting', espp: 'Purchase' } as const;

/** Returns "Row 2". */
export const rowName = ({ number }: Pick<Lot, 'number'>) => `Row ${number}`;

/** Returns "Sale 1", or "Sale 1, row 2" where a sale takes shares of several rows. */
export function pieceName(piece: Piece, pieces: readonly Piece[]): string {
  const isSplit = pieces.filter(({ sale }) => sale === piece.sale).length > 1;
  return isSplit ? `Sale ${piece.sale}, row ${piece.lot.number}` : `Sale ${piece.sale}`;
}

/** Returns where the Act of the sale has the class of a gain. */
const classCite = ({ soldOn, lot }: Piece) => valueOn(assetTreatments[assets[lot.kind]], soldOn).cite;

/** Writes what each row is taxed on. */
export function lotSteps({ heading, step }: Worksheet, input: EsopInput, { lots }: ShareHistory): void {
  for (const lot of lots.slice(0, DETAILED)) {
    const name = rowName(lot);
    heading(`${name}: ${events[input.plan].toLowerCase()} of ${formatDate(lot.date)}`);
    const { year } = lot;
    if (year === null) {
      step(
        rupees(`${name}: cost of the shares`, Math.max(lot.paid, lot.value) * lot.shares),
        `Before FY ${yearsOnFile[0]} we do not work out the tax on the value. It counts as the cost`,
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
        ? `(${exactInr(lot.value)} − ${exactInr(lot.paid)}) × ${counted(lot.shares, 'share', 3)}${part}`
        : `The value of ${exactInr(lot.value)} is not above the price of ${exactInr(lot.paid)}`,
      law.perquisite[year.act],
    );
  }
}

/** Writes how long the tax of an eligible start-up's employee is deferred, for each row. */
function deferralSteps({ heading, step }: Worksheet, { deferred }: ShareHistory, waiting: number): void {
  if (deferred.length === 0) return;
  heading('Deferred tax');
  step(
    rupees('Deferred tax', waiting),
    'Worked out at the rates of the year of the exercise, however late it is paid',
    deferred[0]?.lot.year ? law.deferral[deferred[0].lot.year.act].cite : undefined,
  );
  const lots = [...new Set(deferred.map(({ lot }) => lot))];
  for (const lot of lots.slice(0, DETAILED)) {
    const last = deferred.findLast((each) => each.lot === lot);
    if (!last || !lot.year) continue;
    const { value, cite } = law.deferral[lot.year.act];
    // The assessment year ends twelve months after the tax year.
    const [months, from] =
      lot.year.act === 'act1961' ? [value.months, 'assessment year'] : [value.months + 12, 'tax year'];
    const reasons = {
      sale: 'The shares are sold that day',
      left: 'You leave the job that day',
      end: `${months} months from the end of the ${from}. A sale or leaving the job ends it sooner`,
    };
    const name = 'ast day of the deferral';
    step(
      dateFigure(lots.length === 1 ? `L${name}` : `${rowName(lot)}: l${name}`, last.until),
      `${reasons[last.why]}. The employer has ${value.days} days more to deduct`,
      cite,
    );
  }
}

/** Writes the tax of each year with and without the perquisite, and what waits. */
export function yearSteps(sheet: Worksheet, input: EsopInput, history: ShareHistory, totals: Totals): void {
  const { heading, step } = sheet;
  const { years, lots, deferred } = history;
  for (const { year, perquisite, tax, without, withPerquisite } of years.filter((each) => each.perquisite > 0)) {
    const title = yearTitle(year.financialYear);
    const { cite } = year.regimes[withPerquisite.regime].slabs;
    heading(`Tax as salary, ${title}`);
    step(
      rupees(`Tax without the shares, ${title}`, without.tax),
      `Salary of ${inr(salaryIn(input, year.financialYear))}${otherGains(input, year).length > 0 ? ' and the other gains of the year' : ''} in the ${regimeNames[withPerquisite.regime]}, with cess`,
      cite,
    );
    step(
      rupees(`Tax with the value, ${title}`, withPerquisite.tax),
      `${inr(perquisite)} more salary, so a total income of ${inr(withPerquisite.totalIncome)}`,
      cite,
    );
    const ofYear = deferred.filter((part) => part.lot.year === year);
    const waiting = sumOf(ofYear, (part) => part.tax);
    // A sale or the end of the job in the same year ends the deferral in it.
    const later = sumOf(ofYear, (part) => (part.until > year.lastDay ? part.tax : 0));
    const deducted = rupees(`Tax deducted in ${title}`, Math.max(0, tax - later));
    if (waiting > 0) {
      const due = waiting > later ? `. ${inr(waiting - later)} that is deferred falls due in the year` : '';
      step(
        deducted,
        `Tax of ${inr(tax)}${later > 0 ? `, of which ${inr(later)} is deferred${due === '' ? '' : ' beyond the year'}` : ''}${due}`,
        law.deferral[year.act].cite,
      );
    } else {
      sumStep(
        { step },
        deducted,
        [withPerquisite.tax, -without.tax],
        '. Your employer deducts it from your pay or from shares',
        law.deducted[year.act],
      );
    }
  }
  heading('All rows together');
  step(
    rupees('Value taxed as salary', totals.perquisite),
    lots.length === 1 ? 'The one row' : `${formatNumber(lots.length)} rows`,
  );
  step(rupees('Tax as salary', totals.tax), 'All years together');
  deferralSteps(sheet, history, totals.waiting);
}

/** Writes the cash that the shares take, and the shares sold for it. */
export function cashSteps({ heading, step }: Worksheet, { lots }: ShareHistory, totals: Totals): void {
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
  const needed = sumStep(
    { step },
    rupees('Cash needed', cashNeeded(totals)),
    [paid, [tax - waiting, ' of tax'], ...(coverValue > 0 ? [[-coverValue, ' of shares sold'] as const] : [])],
    `${waiting > 0 ? ', as the rest is deferred' : ''}, not below 0`,
  );
  const over = coverValue - paid - (tax - waiting);
  if (needed === 0 && over > 0) {
    sumStep({ step }, rupees('Cash left over', over), [coverValue, -(paid + tax - waiting)]);
  }
}

function pieceSteps({ step }: Worksheet, piece: Piece, pieces: readonly Piece[]): void {
  const { gain, lot, soldOn, shares, price, cost } = piece;
  const name = pieceName(piece, pieces);
  const { longTermMonths } = valueOn(assetTreatments[assets[lot.kind]], soldOn).value;
  const cite = classCite(piece);
  if (gain.longTermFrom !== null) {
    step(
      dateFigure(`${name}: long-term from`, gain.longTermFrom),
      `${longTermMonths} months from ${formatDate(lot.date)}`,
      law.holding[piece.year.act],
    );
  }
  step(
    verdict(`${name}: term`, gain.term === 'long' ? 'Long-term' : 'Short-term'),
    `Held ${counted(gain.daysHeld, 'day')}, to ${formatDate(soldOn)}`,
    law.holding[piece.year.act],
  );
  step(
    rupees(`${name}: cost`, cost),
    `${formatNumber(shares, 3)} × ${exactInr(cost / shares)}, ${lot.value > lot.paid ? 'the value that was taxed as salary' : 'the price paid, as no value was taxed'}`,
    law.cost[piece.year.act],
  );
  sumStep(
    { step },
    rupees(`${name}: gain`, gain.amount),
    [price, -(gain.indexed ? gain.indexed.cost : cost)],
    `${gain.indexed ? ', the cost raised by the index' : ''}. ${gainClassName(gain.class)}`,
    cite,
  );
  step(rupees(`${name}: tax`, piece.tax), 'What it adds to that year’s tax after the earlier sales');
}

/** Returns until when the losses carried on from a year are set off, and which of them need its return in time: section 80. */
function carriedHow(lost: Assessment['carriedForward'], { financialYear }: IncomeTaxYear): string {
  const isOwn = (loss: (typeof lost)[number]) => loss.financialYear === financialYear;
  if (lost.every(isOwn)) return 'Set off against gains of the next eight years, if the return is filed in time';
  return `Set off against gains for eight years after the year of the loss${lost.some(isOwn) ? '; what is of this year only if its return is filed in time' : ''}`;
}

/** Writes each sale with its term, cost, gain and tax. */
export function saleSteps(sheet: Worksheet, { pieces, years }: ShareHistory, totals: Totals): void {
  for (const piece of pieces.slice(0, DETAILED)) {
    sheet.heading(`${pieceName(piece, pieces)}: ${counted(piece.shares, 'share', 3)} on ${formatDate(piece.soldOn)}`);
    pieceSteps(sheet, piece, pieces);
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
  for (const { year, losses, taxOnGains, withPerquisite, withAll } of years) {
    const first = pieces.find((piece) => piece.year === year);
    if (!first && taxOnGains === 0) continue;
    const title = yearTitle(year.financialYear);
    const brought = sumOf(losses, ({ amount }) => amount);
    sumStep(
      sheet,
      rupees(`Tax on gains, ${title}`, taxOnGains),
      [withAll.tax, -withPerquisite.tax],
      `, the tax of the year with and without the sales${brought > 0 ? `; first reduce gains by the loss of ${inr(brought)} brought forward` : ''}`,
      first ? classCite(first) : year.setOff.capital,
    );
    const lost = withAll.carriedForward.filter(({ kind }) => kind.endsWith('Capital'));
    if (lost.length > 0) {
      const total = sumOf(lost, ({ amount }) => amount);
      sheet.step(rupees(`Loss carried forward, ${title}`, total), carriedHow(lost, year), year.setOff.capital);
    }
  }
  sheet.step(rupees('Tax on the gains', totals.taxOnGains), 'All years together');
}

/** Writes the shares left, the tax paid abroad that counts, and what is kept in all and per share. */
export function keptSteps(
  { heading, step }: Worksheet,
  input: EsopInput,
  { years, lots }: ShareHistory,
  totals: Totals,
): void {
  const { covered, coverValue, shares, left, price, valueLeft, credit, proceeds, paid, tax, kept } = totals;
  heading('What you keep');
  if (credit > 0) {
    step(
      rupees('Credit for tax paid abroad', credit),
      `Of ${inr(input.foreignTax)} paid, at most Indian tax on the same income at the year’s average rate. Value and gains count each by itself, after their part of the standard deduction and after losses`,
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
      price === null
        ? 'Each kind at its own last price, before the tax of a later sale'
        : `${formatNumber(left, 3)} × ${exactInr(price)}, before the tax of a later sale`,
    );
  }
  const added = listOf(
    proceeds > 0 && `sales ${inr(proceeds)}`,
    coverValue > 0 && `sold for the tax ${inr(coverValue)}`,
    valueLeft > 0 && `left ${inr(valueLeft)}`,
    credit > 0 && `credit ${inr(credit)}`,
    totals.taxOnGains < 0 && `tax saved on other gains ${inr(-totals.taxOnGains)}`,
  );
  const taken = listOf(
    `paid ${inr(paid)}`,
    `tax as salary ${inr(tax)}`,
    (totals.taxOnGains > 0 || (input.sales.length > 0 && totals.taxOnGains === 0)) &&
      `tax on gains ${inr(totals.taxOnGains)}`,
  );
  step(
    rupees('You keep after tax', kept),
    upperFirst(`${added.join(' + ')} ${taken.map((part) => `− ${part}`).join(' ')}`.trim()),
  );
  // Shares of several kinds have no price in common.
  if (new Set(lots.map(({ kind }) => kind)).size > 1) return;
  const perShare = `÷ ${counted(shares, 'share', 3)}`;
  step(exactRupees('You keep per share', kept / shares), `${inr(kept)} ${perShare}`);
  step(
    exactRupees('Break-even price per share', (paid + tax) / shares),
    `(${inr(paid)} paid + ${inr(tax)} tax) ${perShare}${lots.length === 1 && tax > 0 && tax < totals.perquisite ? '. It is below the value that was taxed, so a sale at this price has no tax' : ', before the tax of a sale'}`,
  );
}

/** Writes exercising now against waiting. */
export function nowOrLaterSteps(
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
  sumStep(
    { step },
    rupees('If you exercise now', compared.keptNow),
    [worth, -paid, [-compared.taxNow, ' of tax now'], -compared.taxOnGain],
    ` of tax on a ${compared.gain.term}-term gain`,
  );
  const kept = rupees('If you wait', compared.keptLater);
  if (worth >= paid) {
    sumStep({ step }, kept, [worth, -paid, -compared.taxLater], ' of tax then; the whole rise is taxed as salary');
  } else {
    step(kept, 'You would not exercise the options');
  }
  sumStep({ step }, rupees('Gain from exercising now', compared.keptNow - compared.keptLater + 0), [
    compared.keptNow,
    -compared.keptLater,
  ]);
  step(
    rupees('At risk if you exercise now', paid + compared.taxNow),
    'Price and tax are paid at once, and are lost if the shares become worthless',
  );
}
