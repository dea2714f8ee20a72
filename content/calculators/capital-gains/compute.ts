import { marginalRate, marginalRateWorking } from '@/content/tax/marginal';
import { percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { CapitalGainsInput } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { lotsSteps, setOffSteps, taxSteps } from './working';
import { promoterSteps } from './working-promoter';

/** Returns the tax on the lots sold in a year: the difference that they make to the tax of the year. */
export function capitalGainsResult(given: CapitalGainsInput): Result {
  const sheet = worksheet();
  const answer = answerFor(given);
  const { input, year, promoters, taxOnSales, withMore } = answer;
  const { cite } = year.regimes[input.regime].slabs;
  lotsSteps(sheet, answer);
  setOffSteps(sheet, answer);
  taxSteps(sheet, answer);
  promoterSteps(sheet, answer);
  sheet.step(
    rupees('Tax on these sales', taxOnSales, { tone: 'tax' }),
    `Tax with these sales − tax without them${promoters ? ' + additional tax of a promoter' : ''}`,
    cite,
  );
  sheet.step(
    rupees('Loss carried forward', answer.carried),
    'Losses not set off against this year’s gains',
    year.setOff.capital,
  );
  sheet.step(percentage('Tax on your next ₹1,000', marginalRate(withMore)), marginalRateWorking(withMore), cite);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: headlineOf(answer),
    sentence: sentenceOf(answer, taxOnSales),
    charts: chartsOf(answer, taxOnSales),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
