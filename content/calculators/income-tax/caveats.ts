import { oldRegimeForm, sectionBeside, yearTitle } from '@/content/tax/law-names';
import { deductionName, regimeNames } from '@/content/tax/names';
import { ownNpsCaveats } from '@/content/tax/own-nps';
import { type Both, noRebateCaveats, type YearAnswer } from '@/content/tax/year-answer';
import type { Caveat } from '@/lib/calculator';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import type { Assessment } from '@/lib/tax/assess';
import { isRentKnown } from '@/lib/tax/house-property';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';
import { hasBusiness, isLate, isOldOpen, returnDueOn } from './settle';

/** Returns the return form that fits, as far as the inputs decide it: rule 12. */
export function returnForm(
  input: IncomeTaxInput,
  { gains, losses, business, residence, kind, agricultural, houses }: Taxpayer,
  { totalIncome, afterSetOff, charge }: Assessment,
  year: IncomeTaxYear,
): string {
  const hasBusiness = business.regular !== 0 || business.speculative !== 0;
  const onlySmallEquityGain = gains.every(
    (gain) => gain.class === 'longTermEquity' && gain.amount <= year.longTermEquityExemption.value && gain.amount > 0,
  );
  const winnings = charge.special.some((line) => line.class === 'winnings' || line.class === 'onlineGames');
  const { incomeUpTo, houses: most } = year.simpleForms.value;
  const simple =
    residence === 'resident' &&
    totalIncome <= incomeUpTo &&
    onlySmallEquityGain &&
    losses.length === 0 &&
    houses.length <= most &&
    !winnings &&
    agricultural <= year.agricultural.value.above &&
    afterSetOff.carriedForward.length === 0;
  if (hasBusiness) {
    const presumptive = input.scheme !== 'books' && business.speculative === 0;
    return presumptive && simple ? 'ITR-4' : 'ITR-3';
  }
  return simple && kind === 'individual' ? 'ITR-1' : 'ITR-2';
}

/** Returns the room left under a limit in the old regime, and what using it would save, as far as it is simple. */
function roomCaveats(input: IncomeTaxInput, both: Both<Assessment>, year: IncomeTaxYear): Caveat[] {
  const limit = year.deductions.savings.value;
  const room = limit - Math.min(limit, input.savings);
  if (room <= 0 || both.old.totalIncome <= both.old.charge.basicExemption) return [];
  if (both.old.tax >= both.new.tax) return [];
  return [
    {
      kind: 'assumption',
      text: `${inr(room)} of the ${formatCompact(limit)} under section ${sectionBeside('80C', year.act)} is unused.`,
      cite: year.deductions.savings.cite,
    },
  ];
}

/** Returns the regime of a return after its due date, and why. */
function lateRegime(input: IncomeTaxInput, taxpayer: Taxpayer, year: IncomeTaxYear): string {
  const late = `A return after ${formatDate(returnDueOn(input, taxpayer, year))}`;
  if (!hasBusiness(taxpayer)) return `${late} is taxed in the new regime.`;
  return isOldOpen(input, taxpayer, year)
    ? `${late} may be in the old regime, since ${oldRegimeForm(year.act)} was filed in time.`
    : `${late} is taxed in the new regime unless ${oldRegimeForm(year.act)} was filed by that day, this year or before.`;
}

/** Returns which of the houses lived in are free of tax and which count as let, where there are more than the Act leaves free. */
export function ownHouseCaveats(input: IncomeTaxInput, { houses }: Taxpayer, year: IncomeTaxYear): Caveat[] {
  const named = [
    ...(input.homeLoan > 0 ? ['that of “Home-loan interest, house you live in”'] : []),
    ...input.houses.map((_, index) => `house ${index + 1}`),
  ];
  const isOwn = [...(input.homeLoan > 0 ? [true] : []), ...input.houses.map(({ use }) => use === 'selfOccupied')];
  const own = houses.map((house, index) => ({ house, name: named[index] ?? '' })).filter((_, index) => isOwn[index]);
  const free = own.filter(({ house }) => house.use === 'selfOccupied');
  const counted = own.filter(({ house }) => house.use !== 'selfOccupied');
  if (counted.length === 0) return [];
  const names = (list: typeof own) => listed(list.map(({ name }) => name));
  const unknown = counted.filter(({ house }) => !isRentKnown(house));
  const known = free.filter(({ house }) => isRentKnown(house));
  const why =
    unknown.length > 0
      ? ` The rent that ${names(unknown)} could earn is not entered, so nothing is counted there. Enter its municipal value or fair rent.`
      : known.length < free.length
        ? ` The rent that the free ones could earn is not entered; with it another choice may cost less tax.`
        : ' No other choice costs less tax.';
  return [
    {
      kind: unknown.length > 0 ? 'warning' : 'assumption',
      text: `Of the houses that you live in, ${year.house.selfOccupied.value} are free of tax. We take ${names(free)} as free and ${names(counted)} as let out.${why}`,
      cite: year.house.deemedLet,
    },
  ];
}

const total = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Returns what the visitor must know beside the answer. */
export function incomeCaveats(input: IncomeTaxInput, answer: YearAnswer): Caveat[] {
  const { person: taxpayer, both, regime, now, year } = answer;
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: `This is not for companies, firms and trusts, or for years that are not at the top of the form. We do not work out treaty relief.`,
    },
    {
      kind: 'assumption',
      text: `Your return form, by these answers: ${returnForm(input, taxpayer, now, year)}. With foreign assets, a directorship or unlisted shares you need ITR-2 or ITR-3 at any income.`,
      cite: year.simpleForms.cite,
    },
  ];
  if (year.act === 'act2025') {
    caveats.push({
      kind: 'assumption',
      text: `The ${yearTitle(year.financialYear)} is not over. We use the rates and limits in force on ${formatDate(year.checkedOn)}. Its return forms are not out yet, so we name the form of the year before.`,
      cite: year.simpleForms.cite,
    });
  }
  if (input.dividendCost > 0 && year.dividendInterest.value === 0) {
    caveats.push({
      kind: 'limit',
      text: `You cannot deduct the interest of ${inr(input.dividendCost)} that you paid for the shares. Under the Income-tax Act, 2025 no interest is deducted from dividend.`,
      cite: year.dividendInterest.cite,
    });
  }
  if (isLate(input, taxpayer, year)) {
    caveats.push({
      kind: 'warning',
      text: `${lateRegime(input, taxpayer, year)} Of the losses of this year it can carry forward only that from house property.`,
      cite: hasBusiness(taxpayer) ? year.returns.businessChoice : year.returns.oldRegimeChoice,
    });
  }
  for (const { section, claimed, limited, allowed } of now.deductions) {
    if (limited < claimed && section !== '80JJAA' && section !== '80G') {
      caveats.push({
        kind: 'limit',
        text: `${deductionName(section, year.act)}: ${inr(limited)} of ${inr(claimed)} counts.`,
      });
    } else if (allowed < limited) {
      caveats.push({
        kind: 'limit',
        text: `${deductionName(section, year.act)}: only ${inr(allowed)}, because ${now.specialIncome > 0 ? 'deductions cannot lower income at special rates' : 'no more income is left to deduct from'}.`,
        cite: year.deductions.ceiling,
      });
    }
  }
  if (regime === 'old') caveats.push(...ownNpsCaveats(taxpayer, year));
  const { setOffs, carriedForward } = now.afterSetOff;
  const lapsed =
    total(taxpayer.losses) -
    total(setOffs.filter(({ from }) => from !== year.financialYear)) -
    total(carriedForward.filter(({ financialYear }) => financialYear !== year.financialYear));
  if (lapsed > 0) {
    const { business, speculative } = year.lossYears.value;
    caveats.push({
      kind: 'limit',
      text: `${inr(lapsed)} of losses of earlier years lapses. A loss may be set off for ${business} years after its own, a speculative one for ${speculative}.`,
      cite: year.lossYears.cite,
    });
  }
  const loss = both.new.afterSetOff.lapsedHouseLoss;
  if (loss > 0) {
    caveats.push({
      kind: 'warning',
      text: `New regime: you cannot set off a house loss of ${inr(loss)}. In the Department’s view you cannot carry it forward either. Others do; you can choose that above, under “Disputed rules”.`,
      cite: year.regimes.new.houseLossCarried.cite,
    });
  }
  if (taxpayer.agricultural > year.agricultural.value.above && now.charge.rebate.marginal) {
    caveats.push({
      kind: 'warning',
      text: `With agricultural income and marginal relief under section ${sectionBeside('87A', year.act)}, we follow the words of the section: they limit the relief only by the tax. The Department’s utility may differ.`,
      cite: year.regimes.new.rebate.cite,
    });
  }
  caveats.push(...noRebateCaveats(taxpayer, answer));
  const { cappedTax, surchargeWorking } = now.charge;
  if (cappedTax > 0 && surchargeWorking.percent > surchargeWorking.cappedPercent) {
    caveats.push({
      kind: 'limit',
      text: `Surcharge on tax from dividend and these gains is at most ${pct(surchargeWorking.cappedPercent)}.`,
      cite: year.surchargeCap.cite,
    });
  }
  if (input.settle && taxpayer.gains.some(({ amount }) => amount > 0)) {
    caveats.push({
      kind: 'assumption',
      text: `Interest for instalments leaves out gains, dividend and winnings, as if their tax was paid in time. The advance-tax calculator asks for their dates. (${regimeNames[regime]})`,
    });
  }
  return [...caveats, ...roomCaveats(input, both, year)];
}
