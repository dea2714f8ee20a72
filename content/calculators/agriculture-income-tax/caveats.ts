import { agriculture } from '@/content/rules/income-tax/agriculture';
import { thresholdCaveats, type WithMore } from '@/content/tax/near';
import type { Caveat } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { Farm } from './farm';
import type { AgricultureInput } from './form';

/** How near a threshold is, and what crossing it shows: so many ₹ beyond. */
const beyond = 1_000;
const isNear = (distance: number, income: number) => distance >= 0 && distance <= Math.max(25_000, income * 0.03);

/** Returns why agricultural income counts for the rate, or why not. */
export function countsFor(farm: Farm, now: Assessment, year: IncomeTaxYear): string {
  if (farm.net <= 0) return 'No: there is no net agricultural income';
  const { above } = year.agricultural.value;
  if (farm.net <= above) return `No: agricultural income is not above ${inr(above)}`;
  return now.charge.aggregation ? 'Yes' : `No: other income is not above ${inr(now.charge.basicExemption)}`;
}

/**
 * Returns the tax if the relief of section 87A above its limit stopped at the amount allowed below it; `null` where that is no different.
 */
export function taxWithCappedRelief(now: Assessment, year: IncomeTaxYear): number | null {
  const { rebate, total } = now.charge;
  const { atMost } = year.regimes[now.regime].rebate.value;
  if (!rebate.marginal || rebate.amount <= atMost) return null;
  return total + (rebate.amount - atMost) * (1 + year.cess.value / 100) - now.reliefs;
}

function farmThresholds(
  input: AgricultureInput,
  farm: Farm,
  now: Assessment,
  withFarm: (net: number) => Assessment,
  year: IncomeTaxYear,
): Caveat[] {
  const { above } = year.agricultural.value;
  const { cite } = year.agricultural;
  const distance = above - farm.net;
  if (farm.net <= 0 || distance < 0 || now.slabIncome <= now.charge.basicExemption) return [];
  // The least that counts: a rupee above the limit, or ten where the income is rounded.
  const first = above + (input.rounding === 'tens' ? agriculture.multiple.value : 1);
  const cost = withFarm(first).tax - now.tax;
  if (cost <= 0) return [];
  return [
    {
      kind: 'warning',
      text: `${distance === 0 ? `At exactly ${inr(above)} agricultural income does not count for the rate yet.` : `${inr(distance)} more agricultural income brings you to the limit.`} From ${inr(first)} on, all of it counts. That adds ${inr(cost)} to your tax at once.`,
      cite,
    },
  ];
}

function incomeThresholds(farm: Farm, now: Assessment, withMore: WithMore, year: IncomeTaxYear): Caveat[] {
  const { basicExemption } = now.charge;
  const distance = basicExemption - now.slabIncome;
  if (farm.net <= year.agricultural.value.above || !isNear(distance, now.slabIncome)) return [];
  const after = withMore(distance + beyond);
  const start =
    distance === 0 ? 'If your other income rises at all,' : `If your other income rises by more than ${inr(distance)},`;
  const covered = after.charge.rebate.amount >= after.charge.slabTax && after.charge.slabTax > 0;
  return [
    {
      kind: 'warning',
      text: `${start} agricultural income starts to count. The first ${inr(beyond)} above ${inr(basicExemption)} adds ${inr(after.charge.slabTax)} of tax at slab rates${covered ? ', which the rebate still takes away' : ' before cess'}.`,
      cite: year.agricultural.cite,
    },
  ];
}

/** Returns the relief of section 87A together with agricultural income: what the words give, and what others may apply. */
function rebateCaveats(now: Assessment, withMore: WithMore, year: IncomeTaxYear): Caveat[] {
  const { rebate } = year.regimes[now.regime];
  const { incomeUpTo, atMost, marginalRelief } = rebate.value;
  const multiple = year.payableMultiple.value;
  if (!marginalRelief || !now.charge.aggregation) return [];
  if (now.charge.rebate.marginal && now.charge.rebate.amount > 0) {
    const capped = taxWithCappedRelief(now, year);
    return [
      {
        kind: 'warning',
        text: `Above ${inr(incomeUpTo)} we follow the words of section 87A: marginal relief compares all tax, including the part from agricultural income, and has no limit of its own. ${capped === null ? 'The Department’s utility may differ.' : `If the ${inr(atMost)} of the rebate limits it too, your tax is ${inr(payable(capped, multiple))}.`}`,
        cite: rebate.cite,
      },
    ];
  }
  const distance = incomeUpTo - now.totalIncome;
  if (now.charge.rebate.amount <= 0 || !isNear(distance, now.totalIncome)) return [];
  const after = withMore(distance + beyond);
  if (after.tax >= now.tax) return [];
  const capped = taxWithCappedRelief(after, year) ?? after.tax;
  return [
    {
      kind: 'warning',
      text: `By the words of section 87A an income of ${inr(incomeUpTo + beyond)} would cost ${inr(now.tax - after.tax)} less in tax than yours, because the marginal relief above ${inr(incomeUpTo)} has no limit of its own. If ${inr(atMost)} limits it too, that income costs ${inr(payable(capped, multiple))}. Do not plan on the gap.`,
      cite: rebate.cite,
    },
  ];
}

/** Thresholds that are near: those of agricultural income, and those of the rebate and the surcharge. */
export function nearCaveats(
  input: AgricultureInput,
  farm: Farm,
  now: Assessment,
  withMore: WithMore,
  withFarm: (net: number) => Assessment,
  year: IncomeTaxYear,
): Caveat[] {
  const ours = rebateCaveats(now, withMore, year);
  const { cite } = year.regimes[now.regime].rebate;
  // Where tax falls beyond the rebate's limit, our caveat says so in place of the usual one on its end.
  const usual = thresholdCaveats(withMore, year).filter(
    (caveat) => ours.length === 0 || caveat.kind !== 'warning' || caveat.cite !== cite,
  );
  return [
    ...farmThresholds(input, farm, now, withFarm, year),
    ...incomeThresholds(farm, now, withMore, year),
    ...ours,
    ...usual,
  ];
}

function farmCaveats(input: AgricultureInput, farm: Farm, year: IncomeTaxYear): Caveat[] {
  const { above } = year.agricultural.value;
  const caveats: Caveat[] = [];
  if (farm.working.lapsed > 0) {
    caveats.push({
      kind: 'limit',
      text: `${inr(farm.working.lapsed)} of losses is more than ${agriculture.lossYears.value} years old and can no longer be used.`,
      cite: agriculture.lossYears.cite,
    });
  }
  if (farm.working.ofTheYear < 0) {
    caveats.push({
      kind: 'limit',
      text: `An agricultural loss does not lower other income. ${inr(-farm.working.ofTheYear)} of this year can be set against agricultural income of the next ${agriculture.lossYears.value} years, once it is determined in an assessment.`,
      cite: agriculture.lossYears.cite,
    });
  }
  if (farm.net > above !== farm.netOtherwise > above) {
    caveats.push({
      kind: 'warning',
      text: `The Finance Act applies the rounding of section 288A to net agricultural income: ${inr(farm.working.net)} becomes ${inr(input.rounding === 'tens' ? farm.net : farm.netOtherwise)}, and this decides the first test. Tools that do not round give another result. “Disputed rules” lets you see both.`,
      cite: agriculture.multiple.cite,
    });
  }
  if (farm.business < 0) {
    caveats.push({
      kind: 'limit',
      text: `The business part of the crop loss, ${inr(-farm.business)}, is set against other income, but never against salary.`,
      cite: year.setOff.acrossHeads,
    });
  }
  return caveats;
}

/** Returns what the visitor must know beside the answer. */
export function agricultureCaveats(
  input: AgricultureInput,
  farm: Farm,
  now: Assessment,
  year: IncomeTaxYear,
): Caveat[] {
  const { rebate, surcharge } = year.regimes[now.regime];
  const firstSurcharge = surcharge.value[0]?.above ?? 0;
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: `Not for companies, firms, LLPs and co-operative societies, whose tax rate does not depend on agricultural income. Not for years that are not at the top of the form.`,
      cite: year.agricultural.cite,
    },
    {
      kind: 'assumption',
      text: `Agricultural income stays exempt and outside total income: the limits of ${inr(rebate.value.incomeUpTo)} for the rebate and ${inr(firstSurcharge)} for surcharge look at ${inr(now.totalIncome)} alone.`,
      cite: agriculture.exempt,
    },
    {
      kind: 'assumption',
      text: 'A State may tax agricultural income itself, mostly from plantations. Assam, Karnataka, Kerala, Tamil Nadu, Tripura and West Bengal have such Acts, but not all are in force for everybody. That tax is not worked out here.',
      cite: agriculture.states,
    },
    ...farmCaveats(input, farm, year),
  ];
  if (
    farm.net > year.agricultural.value.above &&
    now.slabIncome <= now.charge.basicExemption &&
    now.totalIncome > now.charge.basicExemption
  ) {
    caveats.push({
      kind: 'assumption',
      text: `The second test takes income at slab rates, ${inr(now.slabIncome)}, as the return form does; income at special rates is left out.`,
      cite: year.agricultural.cite,
    });
  }
  if (input.taxpayer === 'huf' || input.residence === 'nonResident') {
    caveats.push({
      kind: 'limit',
      text: `${input.taxpayer === 'huf' ? 'An HUF' : 'A non-resident'} gets no rebate under section 87A and no slabs for seniors.`,
      cite: rebate.cite,
    });
  }
  return caveats;
}
