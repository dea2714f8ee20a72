import { dayOfExport } from '@/content/day-of-export';
import { houseRent } from '@/content/rules/income-tax/house-rent';
import { balanceOf } from '@/content/tax/balance';
import { yearTitle } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import type { Action, Caveat } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import { listed } from '@/lib/listed';
import { lowerFirst } from '@/lib/lower-first';
import { isRentKnown } from '@/lib/tax/house-property';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { isSeniorCitizen, returnFromTds } from '@/lib/tax/taxpayer';
import { type Cash, countedAsNothing, type RegimeAnswer } from './answer';
import type { RentalIncomeInput } from './form';

/** Returns what the answer means: the tax that the houses add, what is left, and the other regime. */
export function rentalSentence(
  input: RentalIncomeInput,
  answers: Readonly<Record<Regime, RegimeAnswer>>,
  now: RegimeAnswer,
  cash: Cash,
  marginal: string,
  deducted: number,
  year: IncomeTaxYear,
): string {
  const { heads, afterSetOff } = now.assessment;
  const usesOldLoss = afterSetOff.setOffs.some(({ kind, from }) => kind === 'house' && from !== input.financialYear);
  const regime = regimeNames[now.regime];
  const other = answers[now.regime === 'new' ? 'old' : 'new'];
  const houses = input.houses.length > 1 ? 'Your houses' : 'Your house';
  const adds = input.houses.length > 1 ? 'add' : 'adds';
  const beside = input.salary > 0 ? `With a salary of ${inr(input.salary)}, ` : '';
  const first =
    now.added > 0
      ? `${houses} ${adds} ${inr(now.added)} to your tax in the ${regime}. ${inr(afterSetOff.house)} of house income is taxable${usesOldLoss ? ' after losses of earlier years' : ''}, and the tax on your next rupee is ${marginal}.`
      : now.added < 0
        ? `The house loss saves you ${inr(-now.added)} of tax on your other income in the ${regime}.`
        : heads.house < 0
          ? `In the ${regime} your house loss of ${inr(-heads.house)} does not lower other income${cash.rent > 0 ? ', and there is no tax on the rent' : ''}.`
          : `No tax is added in the ${regime}.`;
  const left =
    cash.rent + cash.arrears > 0
      ? cash.left >= 0
        ? ` Of ${inr(cash.rent + cash.arrears)} received, you keep ${inr(cash.left)} after tax, interest and costs.`
        : ` The houses cost you ${inr(-cash.left)} more than the rent you get.`
      : '';
  const gap = other.tax - now.tax;
  const compared =
    gap > 0
      ? ` The ${regimeNames[other.regime]} would cost ${inr(gap)} more in all.`
      : gap < 0
        ? ` The ${regimeNames[other.regime]} would cost ${inr(-gap)} less in all.`
        : '';
  const named = namingSentence(now);
  const tds =
    deducted > 0
      ? ` Tenants deduct TDS of ${inr(deducted)}; ${now.tax === 0 ? 'claim it back in your return' : 'you get credit for it against your tax'}.`
      : '';
  const closed =
    isOldClosed(input, answers, now, year) && gap !== 0
      ? ` That needs a return filed by ${formatDate(year.returns.due.value.individual)}; a late one is taxed in the new regime.`
      : '';
  return `${beside}${beside === '' ? first : lowerFirst(first)}${named}${left}${tds}${compared}${closed}${withoutRent(input)}`;
}

/** Returns which own houses are the free ones, as a sentence; '' where all are. */
function namingSentence(now: RegimeAnswer): string {
  const deemed = namesOf(now, 'deemedLetOut');
  if (deemed === '') return '';
  const nothing = countedAsNothing(now);
  const unknown = now.houses.flatMap((house, index) =>
    (house.use === 'selfOccupied' && !isRentKnown(house)) || nothing.includes(index) ? [`house ${index + 1}`] : [],
  );
  const own = namesOf(now, 'selfOccupied');
  if (nothing.length > 0) {
    const needed = nothing.length === 1 ? 'one of ' : `${nothing.length} of `;
    return ` ${capitalized(own)} are free of tax as your own. The rent that the others could earn is taxed, but none is entered for ${listed(nothing.map((index) => `house ${index + 1}`))}, so nothing is counted there. Enter the fair rent of ${needed}${listed(unknown)}.`;
  }
  return unknown.length > 0
    ? ` Choose ${own} as your own and ${deemed} as let out. We take ${listed(unknown)} as free because the rent that it could earn is not entered. With it another choice may cost less tax.`
    : ` Choose ${own} as your own and ${deemed} as let out. No other choice costs less tax.`;
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the let houses whose rent is still to be entered, as a sentence; '' where there is none. */
function withoutRent({ houses }: RentalIncomeInput): string {
  const empty = houses.flatMap(({ use, rent }, index) => (use === 'let' && rent === 0 ? [`house ${index + 1}`] : []));
  return empty.length > 0 ? ` Enter the rent of ${listed(empty)}. It counts as nothing until then.` : '';
}

/** Returns whether the day is past on which the old regime, which the answer is in, could still be chosen. */
function isOldClosed(
  input: RentalIncomeInput,
  answers: Readonly<Record<Regime, RegimeAnswer>>,
  now: RegimeAnswer,
  year: IncomeTaxYear,
): boolean {
  return now.regime === 'old' && answers.old.tax < answers.new.tax && dayOf(input) > year.returns.due.value.individual;
}

/** Returns the houses of one use in words: "house 1 and house 3". */
function namesOf({ houses }: RegimeAnswer, of: RegimeAnswer['houses'][number]['use']): string {
  return listed(houses.flatMap(({ use }, index) => (use === of ? [`house ${index + 1}`] : [])));
}

/** Returns the day of the visit, or that of the exported page. */
const dayOf = ({ today }: RentalIncomeInput): IsoDate => (today === '' ? dayOfExport : today);

/** Returns what to do about the tax that nobody deducts, ₹: while the year runs, and what it costs once it is over. */
function unpaidText(
  own: number,
  input: RentalIncomeInput,
  now: RegimeAnswer,
  deducted: number,
  year: IncomeTaxYear,
): string {
  const today = dayOf(input);
  if (today <= year.lastDay) {
    return `Nobody deducts ${inr(own)} of this tax for you. ${input.salary > 0 ? 'Tell your employer about the rent, so that more is deducted from your pay, or pay it as advance tax.' : 'Pay it as advance tax.'}`;
  }
  const title = yearTitle(year.financialYear);
  const { due, belated } = year.returns;
  const over = `${capitalized(title)} is over, and nobody deducted ${inr(own)} of this tax.`;
  if (today > belated.value) return `${over} If you did not pay it either, it has cost interest since.`;
  const { assessment } = now;
  const { interest, fee } = balanceOf(
    {
      tax: own,
      foreseenTax: own,
      tds: 0,
      payments: [],
      advanceTaxExempt: false,
      presumptive: false,
      income: {
        totalIncome: assessment.totalIncome,
        beforeDeductions: assessment.grossTotalIncome,
        basicExemption: assessment.charge.basicExemption,
        tds: deducted,
        returnFromTds: returnFromTds({ kind: 'individual', age: input.age, residence: input.residence }, year),
      },
      returnDue: due.value.individual,
      filedOn: today,
    },
    year,
  );
  return `${over} If you did not pay it as advance tax, it costs ${inr(interest)} of interest${fee > 0 ? ` and a late fee of ${inr(fee)}` : ''} besides, paid with the return on ${formatDate(today)}.`;
}

/** Returns what to do about the answer. */
export function rentalActions(
  input: RentalIncomeInput,
  answers: Readonly<Record<Regime, RegimeAnswer>>,
  now: RegimeAnswer,
  deducted: number,
  year: IncomeTaxYear,
): Action[] {
  const { due, belated, oldRegimeChoice } = year.returns;
  const actions: Action[] = [];
  if (deducted > 0) {
    actions.push({
      text: `Claim the TDS of ${inr(deducted)} in your return. Compare it with Form 26AS before you file.`,
      cite: year.taxDeducted,
    });
  }
  if (input.residence === 'nonResident' && deducted > now.tax) {
    actions.push({
      text: `Your tax for the year is ${inr(now.tax)}, but tenants deduct ${inr(deducted)}. Ask your tax officer for a lower-deduction certificate before the next rent, or claim the rest back in the return.`,
      cite: rulesOfYear(houseRent, input.financialYear).nonResidentRent.cite,
    });
  }
  const today = dayOf(input);
  const person = { kind: 'individual', age: input.age, residence: input.residence } as const;
  const own = now.added - deducted;
  const exempt = isSeniorCitizen(person);
  if (own >= year.advanceTax.from.value && !exempt) {
    actions.push({ text: unpaidText(own, input, now, deducted, year), cite: year.advanceTax.from.cite });
  }
  const dueDay = due.value.individual;
  const title = yearTitle(year.financialYear);
  const old = now.regime === 'old' && answers.old.tax < answers.new.tax;
  if (today <= dueDay) {
    actions.push({
      text: old
        ? `A late return is taxed in the new regime. So choose the old regime in a return for ${title} filed by ${formatDate(dueDay)}.`
        : `File your return for ${title} by ${formatDate(dueDay)}.`,
      date: dueDay,
      cite: old ? oldRegimeChoice : due.cite,
    });
  } else if (isOldClosed(input, answers, now, year)) {
    actions.push({
      text: `The old regime needed a return for ${title} filed by ${formatDate(dueDay)}. If yours was not, it is taxed in the new regime and costs ${inr(answers.new.tax - answers.old.tax)} more.`,
      cite: oldRegimeChoice,
    });
  }
  actions.push(
    today <= belated.value
      ? {
          text: `If it ${today <= dueDay ? 'is' : 'was'} not filed by ${formatDate(dueDay)}, file it late, with a fee of up to ${inr(year.returns.lateFee.value.fee)}. The last day is ${formatDate(belated.value)}.`,
          date: belated.value,
          cite: belated.cite,
        }
      : {
          text: `The last day to file for ${title} was ${formatDate(belated.value)}. Only an updated return is left, with additional tax that we do not work out.`,
          cite: belated.cite,
        },
  );
  return actions;
}

/** Returns limits, assumptions and warnings of the answer. */
export function rentalCaveats(
  input: RentalIncomeInput,
  answers: Readonly<Record<Regime, RegimeAnswer>>,
  now: RegimeAnswer,
  year: IncomeTaxYear,
): Caveat[] {
  const { houses, assessment } = now;
  const rules = rulesOfYear(houseRent, input.financialYear);
  const caveats: (Caveat | false)[] = [
    {
      kind: 'notForYou',
      text: 'This is not for houses of your business or held as stock, for sub-letting, or for companies and firms. Their rent is taxed differently.',
      cite: year.house.annualValue,
    },
  ];
  const without = Math.min(answers.new.taxWithout, answers.old.taxWithout);
  caveats.push(
    input.regime === 'better' &&
      now.taxWithout > without && {
        kind: 'limit',
        text: `Without the houses the ${regimeNames[now.regime === 'new' ? 'old' : 'new']} would cost less, ${inr(without)}. Compared with that, the houses ${now.tax >= without ? `add ${inr(now.tax - without)}` : `save ${inr(without - now.tax)}`}.`,
        cite: year.returns.oldRegimeChoice,
      },
  );
  const emptyAllYear = houses.some(
    ({ use, monthsLet, monthsOwned, monthlyRent }) =>
      use === 'letOut' && monthsLet === 0 && monthsOwned > 0 && monthlyRent > 0,
  );
  caveats.push(
    emptyAllYear && {
      kind: 'warning',
      text: `If you wanted to let out a house and it was empty the whole year, we count its value as nil. Some tax officers use the expected rent instead. Keep proof that you looked for a tenant. If you did not let it out at all, you may also count it as one of your ${year.house.selfOccupied.value} own houses.`,
      cite: year.house.annualValue,
    },
    houses.some(
      (house, index) =>
        house.use === 'letOut' && house.monthlyRent > 0 && (assessment.houses[index]?.expectedRent ?? 0) === 0,
    ) && {
      kind: 'assumption',
      text: 'No municipal value or fair rent is entered, so the rent received counts. If similar houses nearby get more rent, enter that rent under “More about this house”.',
      cite: year.house.annualValue,
    },
    lowRentCaveat(input, now, year),
    input.houses.some(({ unrealised }) => unrealised > 0) && {
      kind: 'assumption',
      text: 'Rent not recovered counts only if the tenancy is genuine, the tenant has left or is being made to leave, has no other house of yours, and you went to court or it would be of no use.',
      cite: year.house.annualValue,
    },
    input.houses.some(({ furniture }) => furniture > 0) && {
      kind: 'assumption',
      text: 'You can deduct the costs of furniture and services from that part of the rent. We do not deduct them here. If the rent cannot be split, all of it may be taxed as other income.',
    },
    input.houses.some(({ livedIn, months }) => livedIn > 0 && months > 0) && {
      kind: 'limit',
      text: 'A house that you let out for part of the year and lived in for the rest counts as let out. We use the expected rent for all months owned.',
      cite: year.house.annualValue,
    },
  );
  const lapsed = answers.new.assessment.afterSetOff.lapsedHouseLoss;
  caveats.push(
    lapsed > 0 && {
      kind: 'warning',
      text: `New regime: ${inr(lapsed)} of house loss cannot be set off. In the Department’s view you cannot carry it forward either. Others do, for ${year.lossYears.value.house} years. A switch under “More details” shows that.`,
      cite: year.regimes.new.houseLossCarried.cite,
    },
    assessment.houses.some(
      ({ test, interest, interestAllowed }) => test === 'selfOccupied' && interest > interestAllowed,
    ) && {
      kind: 'limit',
      text:
        now.regime === 'new'
          ? 'The new regime allows no interest on a house you live in.'
          : `Interest on houses for your own use counts up to ${inr(year.regimes.old.selfOccupiedInterest.value.full)} for all of them together. This includes the part for earlier years.`,
      cite: year.regimes[now.regime].selfOccupiedInterest.cite,
    },
    houses.some(({ use }) => use === 'letOut') && {
      kind: 'assumption',
      text:
        input.residence === 'nonResident'
          ? 'We assume that you are an individual without a lower-deduction certificate. Surcharge depends on the rent for the year.'
          : `We assume that the rent is the same each month and that the tenants have your PAN. Without it they deduct ${pct(rules.tenantTaxWithoutPan.value)}.`,
      cite: input.residence === 'nonResident' ? rules.nonResidentRent.cite : rules.tenantTaxWithoutPan.cite,
    },
    input.losses.length > 0 && {
      kind: 'limit',
      text: `You carry forward a house loss for ${year.lossYears.value.house} years and set it off only against house income. You cannot use an older loss.`,
      cite: year.setOff.house,
    },
    dayOf(input) <= year.lastDay && {
      kind: 'assumption',
      text: `${capitalized(yearTitle(year.financialYear))} is not over. We use the rates and limits in force on ${formatDate(year.checkedOn)}.`,
      cite: year.regimes.new.slabs.cite,
    },
    input.houses.some(({ value }) => value > 0) && {
      kind: 'assumption',
      text: 'The yield leaves out the loan and any rise in the value of the house.',
    },
  );
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

/** Returns the readings of a low rent beside vacancy, where they differ. */
function lowRentCaveat(
  input: RentalIncomeInput,
  { houses, assessment }: RegimeAnswer,
  year: IncomeTaxYear,
): Caveat | false {
  const open = houses.findIndex(
    (house, index) =>
      house.use === 'letOut' &&
      assessment.houses[index]?.test === 'expected' &&
      house.monthsLet + (house.monthsOwnUse ?? 0) < house.monthsOwned,
  );
  if (open < 0 || input.lowRent !== 'expected') return false;
  return {
    kind: 'assumption',
    text: `House ${open + 1} had empty months, and its rent is below the expected rent even without them. We use the expected rent, as the words of the law say. Some writers give two milder views. “Disputed rules” shows them.`,
    cite: year.house.annualValue,
  };
}
