import { deductionCeilingStep } from '@/content/small-savings/deduction';
import { type Figure, percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { breakdownOf, chartsOf } from './charts';
import { closingOf, keptOf, paidBackOf, takenBackOf } from './closing';
import { alternativesOf, atSlab, bestInWords, comparisonNotes, comparisonSteps } from './compare';
import { depositOf } from './deposit';
import { slabRates } from './ledger';
import { notesOf } from './notes';
import type { FdInput } from './rows';
import { sentenceOf } from './sentence';
import { type DepositSums, endLabel, neededLabel, paidBefore, payoutFigure, paysOut, sumsOf } from './sums';
import { ladderTable, payoutTable, slabTable, yearTable } from './tables';
import { breakingSteps, depositSteps, goalSteps, insuranceSteps, taxSteps, yearSteps } from './working';
import { closingSteps } from './working-closing';

function headlineOf(found: DepositSums): readonly [Figure, ...Figure[]] {
  const { input, paidIn, interest, tds, tax, end } = found;
  const interestFigure = rupees('Total interest', interest, { tone: 'growth' });
  const last: Figure =
    tax !== null && found.yieldAfterTax !== null
      ? percentage('Yield after tax, a year', found.yieldAfterTax)
      : rupees('TDS over all years', tds, { tone: 'tax' });
  const yields = found.yield === null ? [] : [percentage('Effective yearly yield', found.yield)];
  const total = rupees(endLabel(input), paidIn + interest);
  if (input.breakEarly) {
    const before = paidBefore(found);
    const contract = depositOf(input, found.put);
    return [
      rupees('Amount you get on breaking', paidIn + interest - before),
      rupees('Interest after breaking', interest, { tone: 'growth' }),
      rupees('Lost by breaking', contract.earned(end) - interest, { tone: 'cost' }),
    ];
  }
  const closing = closingOf(input);
  if (closing) {
    return [
      rupees('Paid back on closing', paidBackOf(input, found.put)),
      rupees('Interest until then', interest, { tone: 'growth' }),
      closing.percent === null
        ? rupees('Interest taken back', takenBackOf(input, found.put), { tone: 'cost' })
        : rupees('Kept for closing early', keptOf(input, found.put), { tone: 'cost' }),
    ];
  }
  const payout = payoutFigure(found);
  const needed = input.known === 'goal' ? [rupees(neededLabel(input), found.put, { tone: 'own' })] : [];
  const own =
    input.kind === 'rd' || input.kind === 'ladder' ? [rupees('Total deposited', paidIn, { tone: 'own' })] : [];
  const [first = total, ...rest] = [
    ...needed,
    ...(payout ? [payout] : [total]),
    ...(needed.length ? [] : own),
    interestFigure,
    ...yields,
    last,
  ];
  const kept = rest.slice(0, 3);
  // What is left after tax is what most people came for: it is not crowded out.
  return [first, ...(kept.includes(last) ? kept : [...kept.slice(0, 2), last])];
}

/** Works out a deposit with a bank, company or post office, or several, with interest, TDS and tax by financial year. */
export function fixedDeposit(input: FdInput): Result {
  const found = sumsOf(input);
  const sheet = worksheet();
  goalSteps(sheet, found);
  depositSteps(sheet, found);
  breakingSteps(sheet, found);
  closingSteps(sheet, found);
  yearSteps(sheet, found);
  taxSteps(sheet, found);
  insuranceSteps(sheet, found);
  const alternatives = alternativesOf(found);
  const compared = atSlab(alternatives, input.compareSlab);
  if (compared) comparisonSteps(sheet, compared);
  const counts =
    input.taxSaver || (input.kind === 'post' && ['deposit5', 'senior', 'certificate'].includes(input.scheme));
  if (counts) deductionCeilingStep(sheet, { financialYear: financialYearOf(input.start), deposit: found.paidIn });
  const notes = notesOf(found);
  comparisonNotes(notes, found, alternatives);
  return {
    headline: headlineOf(found),
    sentence: `${sentenceOf(found)}${compared ? bestInWords(compared) : ''}`,
    breakdowns: [breakdownOf(found)],
    charts: chartsOf(found),
    tables: listOf(
      input.kind === 'ladder' && ladderTable(found),
      compared !== null && slabTable(alternatives, slabRates),
      yearTable(found),
      paysOut(input) && payoutTable(found),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the interest of the financial year of a day, ₹, as it is taxed; null in a year without any. */
export function interestOfYear(input: FdInput, day: IsoDate): number | null {
  const year = financialYearOf(day);
  return sumsOf(input).years.find(({ financialYear }) => financialYear === year)?.interest ?? null;
}
