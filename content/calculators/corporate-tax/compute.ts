import { entityYears } from '@/content/rules/years/entities';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { earlierRows, lossesLeftOut } from '@/content/tax/brought-forward';
import { type Figure, percentage, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { incomeChart, pathChart, regimeChart } from './charts';
import type { CorporateTaxInput } from './form';
import { lateInterestOf } from './interest';
import { notesOf } from './notes';
import { otherWay, pathsOf, yearsCompared } from './paths';
import { chosenForGood, regimesOf } from './regimes';
import { pathSentence, sentenceOf } from './sentence';
import { bookProfitTable, instalmentTable, lateTable, ownerTable, pathTable, regimeTable, startTable } from './tables';
import { interestSteps, leftSteps, partnerSteps, pathSteps, regimeSteps } from './working';

/** Returns the tax of a company, firm or LLP, every regime side by side, minimum tax, credit and what is left to pay. */
export function corporateTax(given: CorporateTaxInput): Result {
  const input = { ...given, losses: earlierRows(given.losses, given.year) };
  const law = entityYears[input.year];
  const { advanceTax } = incomeTaxYears[input.year];
  const regimes = regimesOf(input, law);
  const fixed = chosenForGood(regimes);
  const after = fixed ? 0 : yearsCompared(input, regimes);
  const paths = after > 0 ? pathsOf(input, regimes, after) : [];
  // Where credit is at stake, this year's tax alone would advise what costs more in the years in which the credit can be used.
  const chosen = paths.length > 0 ? paths.reduce((one, other) => (other.total < one.total ? other : one)) : null;
  const best = fixed ?? chosen?.first ?? regimes.reduce((one, other) => (other.payable < one.payable ? other : one));
  const ordinary = regimes[0] ?? best;
  const sheet = worksheet();
  if (best.id === 'firm') partnerSteps(sheet, input, law);
  for (const regime of regimes) regimeSteps(sheet, input, law, regime);
  sheet.heading('What is left to pay');
  const payable = sheet.step(rupees('Tax of the year', best.payable), `${best.name}, to the nearest ₹10`, law.rounding);
  const late = lateInterestOf(input, best);
  if (late) interestSteps(sheet, input, late);
  else leftSteps(sheet, input, payable);
  if (chosen) pathSteps(sheet, input, paths);
  const totalIncome = best.normal.totalIncome;
  const notes = notesOf(input, law, { regimes, best, chosen, after, late });
  lossesLeftOut(notes, given.losses, given.year);
  const hasChoice = regimes.length > 1 && !fixed;
  const dearest = Math.max(...regimes.map((each) => each.payable));
  return {
    headline: [
      rupees('Tax of the year', payable, { tone: 'tax' }),
      ...listOf<Figure>(
        chosen ? verdict(`Lowest over ${after + 1} years`, chosen.name) : hasChoice && verdict('Lowest tax', best.name),
        late
          ? rupees(late.payable >= 0 ? 'Still to pay' : 'Refund', Math.abs(late.payable))
          : totalIncome > 0 && percentage('Share of the income', (payable / totalIncome) * 100),
        chosen
          ? rupees(`Saves over ${after + 1} years`, otherWay(paths, chosen).total - chosen.total)
          : hasChoice && dearest > payable && rupees('Saves', dearest - payable),
      ),
    ],
    sentence: chosen ? pathSentence(input, law, paths, chosen) : sentenceOf(input, regimes, best, ordinary),
    charts: listOf(
      chosen && pathChart(paths, chosen),
      regimes.length > 1 ? regimeChart(regimes, best) : incomeChart(totalIncome, payable),
    ),
    tables: listOf(
      chosen && input.laterYears.length > 0 && startTable(paths, chosen),
      chosen && pathTable(input, paths, chosen),
      regimeTable(input, regimes),
      input.adjustments.length > 0 && bookProfitTable(input),
      input.entity === 'domestic' && totalIncome > 0 && ownerTable(input, best),
      late && late.instalments.length > 0 && lateTable(late),
      payable >= advanceTax.from.value && late?.liable !== false && instalmentTable(input, payable),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
