import { incomeTaxYears } from '@/content/rules/income-tax';
import { agriculture } from '@/content/rules/income-tax/agriculture';
import { oldRegimeForm } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import { marginalRate } from '@/content/tax/near';
import { openPointCaveats } from '@/content/tax/open-points';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import { inBoth, marginalStep, oldRegimeAction, regimeTaxSteps, taxStep, yearAnswer } from '@/content/tax/year-answer';
import { type Action, percentage, type Result, rupees, verdict, type Worksheet, worksheet } from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { type Assessment, assess, assessBoth } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { agricultureCaveats, countsFor, nearCaveats, taxWithCappedRelief } from './caveats';
import { type Farm, farmOf, farmSteps } from './farm';
import type { AgricultureInput } from './form';
import { type Land, landActions, landCaveats, landOf, landSteps, landTable } from './land';
import { farming, taxpayerOf } from './person';
import { type Effect, effectOf, effectTable, growthChart, rateOn, regimesChart, runsTable } from './show';

function testSteps({ step, heading }: Worksheet, farm: Farm, now: Assessment, year: IncomeTaxYear): void {
  const { value, cite } = year.agricultural;
  const { basicExemption } = now.charge;
  const passed = (holds: boolean) => (holds ? 'Passed' : 'Not passed');
  heading(`The two tests, ${regimeNames[now.regime]}`);
  step(
    verdict('Test of agricultural income', passed(farm.net > value.above)),
    `${inr(farm.net)} against the limit of ${inr(value.above)}, which must be exceeded`,
    cite,
  );
  step(
    verdict('Test of other income', passed(now.slabIncome > basicExemption)),
    `${inr(now.slabIncome)} at slab rates against the basic exemption of ${inr(basicExemption)}, which must be exceeded`,
    cite,
  );
  step(verdict('Counts for the rate', countsFor(farm, now, year)), 'Both tests must be passed', cite);
}

/** Returns the return and what goes with it. */
function actions(farm: Farm, land: Land | null, regime: Regime, year: IncomeTaxYear): Action[] {
  const { due } = year.returns;
  const hasBusiness = farm.business !== 0;
  const date = hasBusiness ? due.value.business : due.value.individual;
  const form = hasBusiness ? 'ITR-3' : 'ITR-2, or ITR-3 with business income';
  const { above } = year.agricultural.value;
  const details = agriculture.landDetailsAbove;
  const steps: Action[] = [
    {
      text:
        farm.net > above || hasBusiness
          ? `File ${form}: ITR-1 and ITR-4 are not for agricultural income above ${inr(above)}. Enter it in Schedule EI.`
          : 'File the return and show agricultural income in it as exempt income.',
      date,
      cite: due.cite,
    },
  ];
  if (farm.net > details.value) {
    steps.push({
      text: `Have ready for Schedule EI, for each piece of land: district and PIN code, acres, owned or leased, irrigated or rain-fed. The return asks for it above ${inr(details.value)}.`,
      cite: details.cite,
    });
  }
  if (regime === 'old') {
    const chosen = oldRegimeAction(year, { hasBusiness, date });
    // Business income that is no farm's is among the other income here.
    steps.push(
      hasBusiness
        ? chosen
        : { ...chosen, text: `${chosen.text} With business income you also need ${oldRegimeForm(year.act)}.` },
    );
  }
  return [...steps, ...(land ? landActions(land) : [])];
}

function sentenceFor(farm: Farm, effects: Readonly<Record<Regime, Effect>>, regime: Regime, reason: string): string {
  const { added } = effects[regime];
  const rate = pct(rateOn(added, farm.net));
  const effect =
    farm.net <= 0
      ? 'You have no net agricultural income, so it adds nothing to your tax.'
      : reason !== 'Yes'
        ? `Your agricultural income adds nothing to your tax in the ${regimeNames[regime]}.`
        : added > 0
          ? `Your agricultural income of ${inr(farm.net)} stays exempt, but it raises the tax on your other income by ${inr(added)}: ${rate} of it.`
          : `Your agricultural income of ${inr(farm.net)} counts for the rate, but adds nothing to what you pay in the ${regimeNames[regime]}.`;
  const other: Regime = regime === 'new' ? 'old' : 'new';
  const difference = effects[other].withFarm - effects[regime].withFarm;
  const compared =
    difference === 0
      ? 'both regimes cost the same'
      : `the ${regimeNames[other]} would cost ${inr(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
  return `${effect} You pay ${inr(effects[regime].withFarm)} in total; ${compared}.`;
}

/** Returns what agricultural income does to the tax on other income, in both regimes, with the working of one. */
export function agricultureResult(input: AgricultureInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const farm = farmOf(input);
  const land = landOf(input);
  const taxpayer = taxpayerOf(input, farm, land);
  const answer = yearAnswer({ person: taxpayer, year, shown: input.regime });
  const { both, now, regime } = answer;
  const plain = assessBoth(farming(taxpayer, 0), year);
  const effects = inBoth((each) => effectOf(both[each], plain[each], year));
  const effect = effects[regime];
  const multiple = year.payableMultiple;
  const withFarm = (net: number) => assess(farming(taxpayer, net), year, regime);
  const withMoreFarm = (more: number) => (more === 0 ? now : withFarm(farm.net + more));

  const sheet = worksheet();
  const { step, heading } = sheet;
  farmSteps(sheet, input, farm);
  if (land) landSteps(sheet, land);
  testSteps(sheet, farm, now, year);
  assessmentSteps(sheet, now, year);
  taxStep(sheet, answer);
  heading('What agricultural income adds');
  step(
    rupees('Tax without agricultural income', effect.withoutFarm),
    `${exactInr(plain[regime].tax)} on the same total income, rounded`,
    multiple.cite,
  );
  const added = step(
    rupees('Tax added by agricultural income', effect.added),
    `${inr(effect.withFarm)} − ${inr(effect.withoutFarm)}`,
  );
  const rate = step(
    percentage('Effective rate on agricultural income', rateOn(added, farm.net)),
    `${inr(added)} as a share of ${inr(farm.net)}`,
  );
  const capped = taxWithCappedRelief(now, year);
  if (capped !== null) {
    const { value, cite } = year.regimes[regime].rebate;
    step(
      rupees(`If marginal relief stops at ${inr(value.atMost)}`, payable(capped, multiple.value)),
      `Another reading of section 87A: ${inr(now.charge.rebate.amount)} of relief would be ${inr(value.atMost)}`,
      cite,
    );
  }
  const topSlab = now.charge.scale.at(-1)?.[0] ?? 0;
  const most = payable(withFarm(Math.max(topSlab, farm.net)).tax, multiple.value) - effect.withoutFarm;
  step(
    rupees('Most it can add at this income', most),
    `However large it grows: from ${inr(topSlab - now.charge.basicExemption)} of agricultural income on, all other income above the basic exemption is taxed at the highest rate before the rebate`,
    year.agricultural.cite,
  );
  marginalStep(sheet, answer);
  step(
    percentage('Tax on ₹1,000 more of agricultural income', marginalRate(withMoreFarm)),
    `Your tax goes from ${exactInr(now.tax)} to ${exactInr(withMoreFarm(1_000).tax)}`,
  );
  if (land) {
    const unsold = assess(
      { ...taxpayer, gains: taxpayer.gains.filter((gain) => !land.gains.includes(gain)) },
      year,
      regime,
    );
    step(
      rupees('Tax on the gain from the land', effect.withFarm - payable(unsold.tax, multiple.value)),
      land.isUrban ? 'Your tax minus the tax without this sale' : 'None: the land is not a capital asset',
      agriculture.ruralLand.cite,
    );
  }
  heading('The other regime');
  regimeTaxSteps(sheet, answer);
  const reason = countsFor(farm, now, year);
  const addedAt = (net: number) => {
    const there = assessBoth(farming(taxpayer, net), year);
    return inBoth((each) => effectOf(there[each], plain[each], year).added);
  };
  return {
    headline: [
      rupees('Tax added by agricultural income', added, { tone: 'tax' }),
      rupees('Income-tax', effect.withFarm),
      verdict('Counts for the rate', reason),
      percentage('Effective rate on agricultural income', rate),
    ],
    sentence: sentenceFor(farm, effects, regime, reason),
    breakdowns: [
      {
        title: `Your tax, ${regimeNames[regime]}`,
        total: rupees('Income-tax', effect.withFarm),
        parts: [
          rupees('Tax without agricultural income', effect.withoutFarm, { tone: 'other' }),
          rupees('Tax added by agricultural income', added, { tone: 'tax' }),
        ],
      },
    ],
    charts: [regimesChart(effects), growthChart(farm.net, addedAt)],
    tables: [
      effectTable(effects, farm.net),
      ...runsTable(now),
      regimesTable(both, year),
      ...(land ? [landTable(land)] : []),
    ],
    steps: sheet.steps,
    actions: actions(farm, land, regime, year),
    caveats: [
      ...agricultureCaveats(input, farm, now, year),
      ...(land ? landCaveats(input, land, year) : []),
      ...nearCaveats(input, farm, now, answer.withMore, withFarm, year),
      ...openPointCaveats(now.tax, answer.taxRead, year.act),
    ],
  };
}
