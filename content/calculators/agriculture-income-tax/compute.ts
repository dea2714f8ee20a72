import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { otherRegime, regimeNames } from '@/content/tax/names';
import { regimesTable } from '@/content/tax/side-by-side';
import { inBoth, yearAnswer } from '@/content/tax/year-answer';
import { percentage, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { assess, assessBoth } from '@/lib/tax/assess';
import type { Regime } from '@/lib/tax/income-tax-year';
import { growthChart, regimesChart } from './charts';
import { type Effects, effectOf, rateOn } from './effect';
import { type Farm, farmOf } from './farm';
import type { AgricultureInput } from './form';
import { landOf, landTable } from './land';
import { notesOf } from './notes';
import { farming, taxpayerOf } from './person';
import { effectTable, runsTable } from './tables';
import { countsFor, workingSteps } from './working';

function sentenceFor(farm: Farm, salary: number, effects: Effects, regime: Regime, reason: string): string {
  const { added } = effects[regime];
  const rate = pct(rateOn(added, farm.net));
  const its = salary > 0 ? `With a salary of ${inr(salary)}, your` : 'Your';
  const effect =
    farm.net <= 0
      ? 'You have no net agricultural income, so it adds nothing to your tax.'
      : reason !== 'Yes'
        ? `${its} agricultural income adds nothing to your tax in the ${regimeNames[regime]}.`
        : added > 0
          ? `${its} agricultural income of ${inr(farm.net)} stays exempt, but it raises the tax on your other income by ${inr(added)}: ${rate} of it.`
          : `${its} agricultural income of ${inr(farm.net)} counts for the rate, but adds nothing to what you pay in the ${regimeNames[regime]}.`;
  const other = otherRegime(regime);
  const difference = effects[other].withFarm - effects[regime].withFarm;
  const compared =
    difference === 0
      ? 'both regimes cost the same'
      : `the ${regimeNames[other]} would cost ${inr(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
  const paid = effects[regime].withFarm > 0 ? `${inr(effects[regime].withFarm)} in total` : 'no tax at all';
  return `${effect} You pay ${paid}; ${compared}.`;
}

/** Returns what agricultural income does to the tax on other income, in both regimes, with the working of one. */
export function agricultureResult(input: AgricultureInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const farm = farmOf(input);
  const land = landOf(input);
  const person = taxpayerOf(input, farm, land);
  const answer = yearAnswer({ person, year, shown: input.regime });
  const { both, now, regime } = answer;
  const plain = assessBoth(farming(person, 0), year);
  const effects = inBoth((each) => effectOf(both[each], plain[each], year));
  const { added, withFarm, withoutFarm } = effects[regime];
  const answered = { input, farm, land, answer, withFarm: (net: number) => assess(farming(person, net), year, regime) };
  const sheet = worksheet();
  workingSteps(sheet, answered, effects[regime], plain[regime].tax);
  const notes = notesOf(answered);
  const reason = countsFor(answered);
  const addedAt = (net: number) => {
    const there = assessBoth(farming(person, net), year);
    return inBoth((each) => effectOf(there[each], plain[each], year).added);
  };
  return {
    headline: [
      rupees('Tax added by agricultural income', added, { tone: 'tax' }),
      rupees('Income-tax', withFarm),
      verdict('Counts for the rate', reason),
      percentage('Effective rate on agricultural income', rateOn(added, farm.net)),
    ],
    sentence: sentenceFor(farm, now.salary.gross, effects, regime, reason),
    breakdowns: [
      {
        title: `Your tax, ${regimeNames[regime]}`,
        total: rupees('Income-tax', withFarm),
        parts: [
          rupees('Tax without agricultural income', withoutFarm, { tone: 'other' }),
          rupees('Tax added by agricultural income', added, { tone: 'tax' }),
        ],
      },
    ],
    charts: [regimesChart(effects), growthChart(farm.net, addedAt)],
    tables: listOf(effectTable(effects, farm.net), runsTable(now), regimesTable(both, year), land && landTable(land)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
