import { marginalRate, marginalRateWorking } from '@/content/tax/near';
import { percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { answerFor } from './answer';
import { chartsOf } from './charts';
import type { CapitalGainsInput } from './form';
import { notesOf } from './notes';
import { promoterSteps } from './promoter';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { lotsSteps, setOffSteps, taxSteps } from './working';

/** Returns the tax on the lots sold in a year: the difference that they make to the tax of the year. */
export function capitalGainsResult(given: CapitalGainsInput): Result {
  const sheet = worksheet();
  const answer = answerFor(given);
  const { input, year, now, without, withMore } = answer;
  const { cite } = year.regimes[input.regime].slabs;
  lotsSteps(sheet, answer);
  setOffSteps(sheet, answer);
  taxSteps(sheet, answer);
  const promoters = promoterSteps(sheet, answer.lots, year);
  const taxOnSales = sheet.step(
    rupees('Tax on these sales', now.tax - without.tax + promoters, { tone: 'tax' }),
    `Tax with these sales − tax without them${promoters > 0 ? ' + additional tax of a promoter' : ''}`,
    cite,
  );
  const carried = sheet.step(
    rupees('Loss carried forward', answer.carried),
    'Losses not set off against this year’s gains',
    year.setOff.capital,
  );
  const marginal = percentage('Tax on your next ₹1,000', marginalRate(withMore));
  sheet.step(marginal, marginalRateWorking(withMore), cite);
  const { actions, caveats } = notesOf(answer);
  return {
    headline: [
      rupees('Tax on these sales', taxOnSales, { tone: 'tax' }),
      rupees('Net capital gains', answer.net),
      rupees('Loss carried forward', carried),
      marginal,
    ],
    sentence: sentenceOf(answer, taxOnSales),
    charts: chartsOf(answer, taxOnSales),
    tables: tablesOf(answer),
    steps: sheet.steps,
    actions,
    caveats,
  };
}
