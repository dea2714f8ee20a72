import { chapterSixA, deductibleInterest, followsIncome } from './deductions';
import type { IncomeTaxYear, Regime, SpecialClass } from './income-tax-year';
import { toNearestMultiple } from './rounding';
import type { HeadsOfIncome } from './set-off';
import { basicExemption } from './slabs';
import { amountOf, specialClasses, specialRule } from './special-income';
import { scaleFor } from './tax-by-rates';
import type { Taxpayer } from './taxpayer';

/** Slopes that differ by less are one. */
const same = 1e-7;

/** Returns whether the measures of sections 80CCD(1), 80G and 80GG leave a class of income out: capital gains, and income of section 115A. */
export function isOutsideAdjusted(name: SpecialClass, year: IncomeTaxYear): boolean {
  return specialRule(year, name).value.term !== null || name.startsWith('nonResident');
}

/** Returns where a continuous function that is linear in parts turns between two points, the points themselves included. */
function turnsBetween(of: (at: number) => number, from: number, to: number, depth = 10): number[] {
  const gap = to - from;
  if (gap <= 2 || depth === 0) return [from, to];
  const [first, last] = [of(from), of(to)];
  const slope = (last - first) / gap;
  const out = of(from + 1) - first;
  const back = last - of(to - 1);
  if (Math.abs(out - slope) < same && Math.abs(back - slope) < same) return [from, to];
  const meet = Math.abs(out - back) < same ? from + gap / 2 : from + (last - first - back * gap) / (out - back);
  const middle = meet > from + 1 && meet < to - 1 ? meet : from + gap / 2;
  return [...turnsBetween(of, from, middle, depth - 1), ...turnsBetween(of, middle, to, depth - 1).slice(1)];
}

/**
 * Returns the function that gives the deductions of Chapter VI-A, ₹, by the gross total income and the part of it at slab rates, and by what
 * losses leave of other sources, all of it where that is not given. `inside`: special income that the measures of deductions count.
 */
function deductionsOf(taxpayer: Taxpayer, heads: HeadsOfIncome, inside: number, year: IncomeTaxYear, regime: Regime) {
  const businessIncome =
    Math.max(0, heads.regularBusiness) + Math.max(0, heads.speculativeBusiness + Math.min(0, heads.regularBusiness));
  return (gross: number, plain: number, otherSources = Number.POSITIVE_INFINITY): number => {
    const specialIncome = gross - plain;
    let total = 0;
    for (const { allowed } of chapterSixA(taxpayer, year, regime, {
      grossTotalIncome: gross,
      specialIncome,
      outsideAdjustedIncome: specialIncome - inside,
      businessIncome,
      otherSources,
    })) {
      total += allowed;
    }
    return total;
  };
}

/** Where the tax of a person turns as losses take more or less of the income at slab rates, ₹. */
export interface TurnsOfTax {
  /**
   * Returns the part of gains that the unused basic exemption covers where so much is left at slab rates, of the gross total income after all losses.
   */
  readonly coveredAt: (plain: number, gross: number) => number;
  /**
   * Returns the incomes at slab rates, before deductions and within the bounds, at which the tax turns. `gross`: the gross total
   * income after all losses, which is the same however they are placed.
   */
  readonly turnsWithin: (gross: number, from: number, to: number) => number[];
}

/**
 * Returns where the tax turns by income at slab rates: at each slab, with agricultural income at the slabs less that income, at the steps of
 * the surcharge, and where marginal relief compares with a lower income, at the slabs above what falls away, with agricultural income too at
 * the slabs less that income.
 */
export function turnsOfTax(
  taxpayer: Taxpayer,
  heads: HeadsOfIncome,
  dividend: number,
  year: IncomeTaxYear,
  regime: Regime,
): TurnsOfTax {
  const { agricultural, atTreatyRates } = taxpayer;
  const { surcharge, rebate } = year.regimes[regime];
  const scale = scaleFor(taxpayer, year.regimes[regime]);
  const exemption = basicExemption(scale);
  const slabs = [0, ...scale.map(([above]) => above)];
  const counts = agricultural > year.agricultural.value.above;
  const aggregated = counts ? slabs.map((above) => above - agricultural).filter((above) => above > exemption) : [];
  let uncapped = (atTreatyRates?.total ?? 0) - (atTreatyRates?.dividend ?? 0);
  let inside = 0;
  for (const name of specialClasses(year)) {
    const amount = amountOf(heads.special, name);
    if (!specialRule(year, name).value.surchargeCapped) uncapped += amount;
    if (!isOutsideAdjusted(name, year)) inside += amount;
  }
  const steps = surcharge.value.flatMap(({ above, measure }) =>
    measure === 'otherIncome' ? [above - uncapped, above - uncapped + dividend] : [],
  );
  const lines = [...slabs, ...aggregated, ...steps];

  const deducted = deductionsOf(taxpayer, heads, inside, year, regime);
  const interest = deductibleInterest(taxpayer, year, regime);
  /** What the rounding of total income adds to the income at slab rates. */
  const rounding = (income: number) => toNearestMultiple(income, year.totalIncomeMultiple.value) - income;

  return {
    coveredAt: (plain, gross) => {
      if (taxpayer.residence === 'nonResident') return 0;
      const taxed = plain - deducted(plain, plain);
      return Math.max(0, exemption - Math.max(0, taxed > 0 ? taxed + rounding(gross - plain + taxed) : 0));
    },
    turnsWithin: (gross, from, to) => {
      const found: number[] = [];
      for (const { above } of surcharge.value) {
        if (gross > above) for (const line of [...slabs, ...aggregated]) found.push(line + gross - above);
      }
      if (!followsIncome(taxpayer)) {
        // With the interest of sections 80TTA and 80TTB, and without it where losses have met all of it.
        const withInterest = deducted(gross, to);
        for (const deductions of interest > 0 ? [withInterest, deducted(gross, to, 0)] : [withInterest]) {
          for (const line of lines) found.push(line + deductions - rounding(gross - deductions));
        }
      } else {
        const limits = [rebate.value.incomeUpTo, ...surcharge.value.map(({ above }) => above)];
        const turns = turnsBetween((plain) => deducted(gross, plain), from, to);
        const known = turns.map((plain) => ({ plain, deductions: deducted(gross, plain) }));
        for (const [index, end] of known.entries()) {
          const start = known[index - 1];
          found.push(end.plain);
          if (!start) continue;
          const cross = (at: number, first: number, last: number) => {
            if (first === last || (at - first) * (at - last) > 0) return;
            const part = (at - first) / (last - first);
            const plain = start.plain + part * (end.plain - start.plain);
            found.push(plain, plain - rounding(gross - start.deductions - part * (end.deductions - start.deductions)));
          };
          for (const line of lines) cross(line, start.plain - start.deductions, end.plain - end.deductions);
          for (const limit of limits) cross(gross - limit, start.deductions, end.deductions);
        }
      }
      return found.filter((plain) => plain >= from && plain <= to);
    },
  };
}
