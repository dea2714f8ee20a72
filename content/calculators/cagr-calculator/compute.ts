import { redemptionTax } from '@/content/investing/tax';
import { percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { realReturn } from '@/lib/finance/inflation';
import { listOf } from '@/lib/list-of';
import { datedBreakdown, growthBreakdown, pathChart, yearChart } from './charts';
import { absoluteFigure, datedReturn, xirrFigure } from './flows';
import type { CagrInput } from './form';
import { absoluteReturn, answerOf, growthOf } from './growth';
import { datedNotes, notesOf } from './notes';
import { datedSentence, sentenceOf } from './sentence';
import { flowTable, yearTable } from './tables';
import { afterTaxSteps, datedSteps, growthSteps } from './working';

/** Returns the growth a year between two values, or one of values and time from it; or the return of dated payments. */
export function cagr(input: CagrInput): Result {
  return input.find === 'xirr' ? ofPayments(input) : ofTwoValues(input);
}

function ofTwoValues(input: CagrInput): Result {
  const sheet = worksheet();
  const growth = growthOf(input);
  const { gain, rate, isLong } = growth;
  growthSteps(sheet, input, growth);
  const gains = { gain, shortGain: isLong ? 0 : gain, longGain: isLong ? gain : 0 };
  const tax = redemptionTax(gains, input);
  const afterTax = input.fund === 'none' ? null : afterTaxSteps(sheet, input, growth, gains, tax);
  const notes = notesOf(input, growth, gains, tax);
  return {
    headline: [
      answerOf(input, growth),
      ...listOf(
        rate !== null && absoluteReturn(growth),
        rupees('Gain', gain, { tone: 'growth' }),
        rate !== null &&
          (afterTax === null
            ? percentage('After inflation', realReturn(rate * 100, input.inflation))
            : percentage('CAGR after tax', afterTax)),
      ),
    ],
    sentence: sentenceOf(input, growth),
    breakdowns: [growthBreakdown(growth)],
    charts: [pathChart(input, growth)],
    tables: [yearTable(growth, input)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the yearly return of dated payments: every rate that balances them, and what the totals alone would say. */
function ofPayments(input: CagrInput): Result {
  const sheet = worksheet();
  const found = datedReturn(input);
  datedSteps(sheet, input, found);
  const totals = [
    rupees('Paid in', found.paidIn, { tone: 'own' }),
    rupees('Taken out and worth now', found.back),
  ] as const;
  return {
    headline: found.isShort
      ? [absoluteFigure(found), xirrFigure(found), ...totals]
      : [xirrFigure(found), ...totals, rupees('Gain', found.gain, { tone: 'growth' })],
    sentence: datedSentence(input, found),
    breakdowns: [datedBreakdown(found)],
    charts: [yearChart(found.flows)],
    tables: [flowTable(found)],
    steps: sheet.steps,
    caveats: datedNotes(input, found).caveats,
  };
}
