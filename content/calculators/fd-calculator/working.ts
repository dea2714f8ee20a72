import { bankDeposits as law, postOffice } from '@/content/rules/bank-deposits';
import { noTaxDeclaration } from '@/content/rules/tds/duties';
import { dutiesOf2025 } from '@/content/rules/tds/duties-2025';
import { sumStep } from '@/content/sum-step';
import { formName } from '@/content/tax/law-names';
import { actOf, yearTitle } from '@/content/tax/years';
import { dateFigure, exactRupees, number, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { type RunningDeposit, wholePeriods } from '@/lib/finance/term-deposit';
import { counted, formatDate, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, type IsoDate, valueOn } from '@/lib/law';
import { endsEarly } from './closing';
import { brokenRate, depositOf, isAtPost, monthsOf, postRateOf, rateOf, takenByPost, termsBetween } from './deposit';
import { isOpen, isOutsideDeduction } from './ledger';
import type { FdInput } from './rows';
import {
  aboveInsurance,
  type DepositSums,
  endLabel,
  highestBalance,
  isInsured,
  neededLabel,
  paidBefore,
  payoutFigure,
} from './sums';

/** The rules of each scheme of the post office. */
const schemeCites: Readonly<Record<Exclude<FdInput['scheme'], 'kisanVikas'>, Citation>> = {
  deposit1: postOffice.timeDeposit,
  deposit2: postOffice.timeDeposit,
  deposit3: postOffice.timeDeposit,
  deposit5: postOffice.timeDeposit,
  senior: postOffice.senior.cite,
  monthlyIncome: postOffice.monthlyIncome.cite,
  certificate: postOffice.certificate.cite,
};

/** Returns the rules of the scheme of a deposit with the post office. */
export const schemeCite = ({ scheme, start }: FdInput): Citation =>
  scheme === 'kisanVikas' ? valueOn(postOffice.kisanVikasMonths, start).cite : schemeCites[scheme];

/** Writes the deposit that brings what is wanted; nothing where the deposit is known. */
export function goalSteps({ heading, step }: Worksheet, { input, put }: DepositSums): void {
  if (input.known !== 'goal') return;
  heading('Your target');
  step(
    rupees(neededLabel(input), put, { tone: 'own' }),
    `${inr(input.kind === 'payout' ? input.wanted : input.goal)} ÷ what ₹1 brings, up to the next ${input.rdAt === 'post' ? inr(takenByPost(input)?.multiple ?? 1) : 'rupee'}`,
    input.kind === 'rd' ? law.recurring : law.quarterly,
  );
}

function rateStep({ step }: Worksheet, { input }: DepositSums): void {
  const rate = percentage('Rate of the deposit', rateOf(input));
  if (isAtPost(input)) {
    const { isKnown, knownUntil, cite } = postRateOf(input);
    const notified = isKnown
      ? `Notified for ${formatDate(input.start)}`
      : `The last rate we have, notified up to ${formatDate(knownUntil)}`;
    step(rate, `${notified}; fixed for the whole time`, cite);
  } else if (input.seniorExtra > 0) {
    step(rate, `${pct(input.rate)} + ${pct(input.seniorExtra)} for a senior`);
  }
}

/** Returns how a bank deposit grows, as a formula. */
function growthInWords({ input, put, deposits }: DepositSums): string {
  const [deposit] = deposits;
  if (!deposit) return '';
  const { start, end } = deposit;
  const terms = termsBetween(input, start, end, rateOf(input));
  const days = input.dayCount === '365' ? '365' : 'days of the year';
  if (terms.addedEvery === 'never') {
    return `${inr(put)} × (1 + ${pct(terms.ratePercent)} × ${formatNumber(daysBetween(start, end))} ÷ ${days})${input.addedEvery === 'never' ? '' : ', simple because it is below 6 months'}`;
  }
  const { count, until } = wholePeriods(start, end, terms.addedEvery);
  const rest = daysBetween(until, end);
  const perYear = 12 / terms.addedEvery;
  const base = `${inr(put)} × (1 + ${pct(terms.ratePercent)} ÷ ${perYear})^${count}`;
  if (rest === 0) return base;
  return terms.oddDays === 'simple'
    ? `${base} × (1 + ${pct(terms.ratePercent)} × ${rest} ÷ ${days}): ${count} whole periods, and ${counted(rest, 'day')} of simple interest`
    : `${base}, and ${counted(rest, 'day')} as a part of a period`;
}

function payoutHow(input: FdInput, put: number): string {
  const rate = pct(rateOf(input));
  if (input.kind === 'payout') {
    const months = Number(input.payoutEvery);
    if (months === 3) return `${inr(put)} × ${rate} ÷ 4`;
    const power = months === 1 ? '1/3' : String(months / 3);
    return `${inr(put)} × ((1 + ${rate} ÷ 4)^(${power}) − 1)${months === 1 ? ': paid before the quarter is over, so it is a little less than a twelfth' : ''}`;
  }
  if (input.scheme === 'senior') return `${inr(put)} × ${rate} ÷ 4`;
  if (input.scheme === 'monthlyIncome') return `${inr(put)} × ${rate} ÷ 12`;
  return `${inr(put)} × ((1 + ${rate} ÷ 4)⁴ − 1): added every quarter, paid once a year`;
}

const quarterlyCite = (input: FdInput): Citation => (input.kind === 'post' ? schemeCite(input) : law.quarterly);

/** Writes the deposit itself: rate, days, growth or payouts, yield. */
export function depositSteps(sheet: Worksheet, sums: DepositSums): void {
  const { input, deposits } = sums;
  const { step, heading } = sheet;
  const [deposit] = deposits;
  if (!deposit) return;
  heading('The deposit');
  if (input.kind !== 'ladder') rateStep(sheet, sums);
  if (input.kind !== 'ladder' && !endsEarly(input)) {
    step(
      dateFigure('Matures on', sums.end),
      `${input.termIn === 'days' && monthsOf(input) === 0 ? `${formatNumber(input.termDays)} days` : formatMonths(monthsOf(input))} from ${formatDate(deposit.start)}: ${formatNumber(daysBetween(deposit.start, sums.end))} days`,
    );
  }
  if (input.kind === 'rd') recurringSteps(sheet, sums, deposit);
  else if (input.kind === 'ladder') ladderSteps(sheet, sums);
  else if (!endsEarly(input)) fixedSteps(sheet, sums, deposit);
  if (sums.yield !== null && !endsEarly(input)) {
    step(
      percentage('Effective yearly yield', sums.yield),
      'The yearly return on what you deposit, with interest on interest',
      { source: 'compound-interest', at: 'Effective annual rate' },
    );
  }
}

function recurringSteps(
  { step }: Worksheet,
  { input, put, paidIn, interest }: DepositSums,
  deposit: RunningDeposit,
): void {
  const count = deposit.paidIn.length;
  step(rupees('Total deposited', paidIn, { tone: 'own' }), `${inr(put)} × ${counted(count, 'month')}`);
  step(
    rupees(endLabel(input), paidIn + interest),
    `${inr(put)} × (1 + ${pct(rateOf(input))} ÷ 4)^(m ÷ 3), added for ${count === 1 ? 'm = 1 month' : `m = 1 to ${count} months`} in the deposit`,
    input.rdAt === 'post' ? postOffice.recurring.cite : law.recurring,
  );
  sumStep({ step }, rupees('Total interest', interest, { tone: 'growth' }), [paidIn + interest, -paidIn]);
}

function ladderSteps({ step }: Worksheet, { input, deposits, paidIn, interest }: DepositSums): void {
  step(rupees('Total deposited', paidIn, { tone: 'own' }), `${counted(deposits.length, 'deposit')}, added`);
  step(rupees('Total interest', interest, { tone: 'growth' }), 'The interest of each deposit, added', law.quarterly);
  sumStep({ step }, rupees(endLabel(input), paidIn + interest), [paidIn, interest]);
}

function fixedSteps({ step }: Worksheet, sums: DepositSums, deposit: RunningDeposit): void {
  const { input, put, paidIn, interest } = sums;
  const payout = payoutFigure(sums);
  if (payout) {
    step(payout, payoutHow(input, put), input.kind === 'payout' ? law.monthlyPayout : schemeCite(input));
    const count = deposit.payouts.length;
    const last = deposit.payouts.at(-1)?.amount ?? 0;
    const odd = Math.abs(last - payout.value) > 0.005;
    step(
      rupees('Total interest', interest, { tone: 'growth' }),
      odd
        ? `${count - 1} full ${count === 2 ? 'payout' : 'payouts'}, and ${inr(last)} for the days at the end`
        : `${inr(payout.value)} × ${count}`,
    );
    sumStep({ step }, rupees(endLabel(input), paidIn + interest), [[paidIn, ' of deposit'], interest]);
  } else {
    const how =
      input.kind !== 'post'
        ? growthInWords(sums)
        : input.scheme === 'kisanVikas'
          ? `Doubles in ${monthsOf(input)} months`
          : `${inr(put)} × (1 + ${pct(rateOf(input))})⁵`;
    step(rupees(endLabel(input), paidIn + interest), how, quarterlyCite(input));
    sumStep({ step }, rupees('Total interest', interest, { tone: 'growth' }), [paidIn + interest, -paidIn]);
  }
}

/** Writes breaking early: the lower rate, what it pays and what it costs. */
export function breakingSteps(sheet: Worksheet, sums: DepositSums): void {
  const { input, put, paidIn, interest } = sums;
  if (!input.breakEarly) return;
  const { step, heading } = sheet;
  const rate = rateOf(input);
  heading('Breaking it early');
  step(
    percentage('Rate after breaking', brokenRate(input)),
    brokenRate(input) === 0 && daysBetween(input.start, input.breakOn) < law.shortestDays.value
      ? 'No interest is paid below 7 days'
      : `The lower of ${pct(rate)} and ${pct(input.cardRate ?? rate)}, minus ${pct(input.penalty)}`,
    law.breaking,
  );
  step(
    rupees('Interest after breaking', interest, { tone: 'growth' }),
    `${inr(put)} for ${formatNumber(daysBetween(input.start, input.breakOn))} days at ${pct(brokenRate(input))}, counted as before`,
    law.breaking,
  );
  const had = depositOf(input, put).earned(input.breakOn as IsoDate);
  step(
    rupees('Interest counted up to that day', had),
    `At the contracted ${pct(rate)}, to ${formatDate(input.breakOn)}`,
  );
  sumStep({ step }, rupees('Lost by breaking', had - interest, { tone: 'cost' }), [had, -interest]);
  const paid = paidBefore(sums);
  sumStep(
    { step },
    rupees('Amount you get on breaking', paidIn + interest - paid),
    [paidIn, interest, ...(paid > 0 ? [[-paid, ' paid out before'] as const] : [])],
    '',
    law.breaking,
  );
}

/** Writes interest and TDS of the first year, and all years together. */
export function yearSteps({ step, heading }: Worksheet, { input, years, tds, interest }: DepositSums): void {
  const [first] = years;
  if (!first) return;
  heading('Interest and TDS by financial year');
  step(
    exactRupees(`Interest of ${yearTitle(first.financialYear)}`, first.interest),
    'Earned from the first day to 31 March, paid or not: banks report it so',
    first.cite,
  );
  const busiest = years.reduce((most, year) => ((year.tds ?? 0) > (most.tds ?? 0) + 0.005 ? year : most), first);
  if (isOutsideDeduction(input)) {
    step(
      exactRupees(`TDS of ${yearTitle(first.financialYear)}`, 0, { tone: 'tax' }),
      'None in any year: interest of this scheme is outside the deduction at source. You pay the tax yourself',
      first.cite,
    );
  }
  if (busiest.limit !== null) {
    const title = yearTitle(busiest.financialYear);
    const sum =
      input.otherInterest > 0
        ? `${inr(busiest.interest)} + ${inr(input.otherInterest)} other interest of the bank`
        : inr(busiest.measured);
    step(
      exactRupees(`TDS of ${title}`, busiest.tds ?? 0, { tone: 'tax' }),
      input.declared
        ? 'None, because you give the declaration'
        : (busiest.tds ?? 0) > 0
          ? `${sum} is above ${inr(busiest.limit)}, so ${pct(busiest.rate)} of this deposit’s interest is deducted, from the first rupee`
          : `${sum} is not above ${inr(busiest.limit)}`,
      busiest.cite,
    );
  }
  if (years.every((year) => year.tds !== null)) {
    step(
      rupees('TDS over all years', tds, { tone: 'tax' }),
      tds === 0
        ? 'Nothing is deducted in any year'
        : `On ${inr(interest)} of interest. It is tax paid in advance and counts in your return`,
      first.cite,
    );
  }
}

/** Returns where the Act of a year has the declaration for no deduction. */
function noTaxDeclarationOf(financialYear: string): Citation {
  return actOf(financialYear) === 'act1961'
    ? noTaxDeclaration
    : (dutiesOf2025.get(noTaxDeclaration) ?? noTaxDeclaration);
}

/** Writes the tax that the interest brings, and what is left. */
export function taxSteps(
  { step, heading }: Worksheet,
  { input, years, tax, tds, interest, yieldAfterTax }: DepositSums,
): void {
  if (tax === null) return;
  const first = years.find((year) => year.tax !== null);
  if (!first) return;
  heading('Tax');
  const title = yearTitle(first.financialYear);
  step(
    exactRupees(`Tax on the interest of ${title}`, first.tax ?? 0, { tone: 'tax' }),
    `Income-tax with ${inr(input.income ?? 0)} of other income and this interest, minus the tax without it; ${input.regime} regime, with cess`,
    {
      source: actOf(first.financialYear) === 'act1961' ? 'income-tax-act-1961' : 'income-tax-act-2025',
      at: 'Income from other sources at slab rates',
    },
  );
  const year = years.find((each) => isOpen(each, input)) ?? first;
  const form = formName(input.age === 'below60' ? '15G' : '15H', actOf(year.financialYear));
  if (!isOutsideDeduction(input))
    step(
      verdict(`Form ${form} for ${yearTitle(year.financialYear)}`, year.mayDeclare ? 'You may give it' : 'Not for you'),
      input.age === 'below60'
        ? 'It is for those whose tax for the year is nil and whose interest is not more than the tax-free first slab'
        : 'At 60 or more, it is for those whose tax for the year is nil',
      noTaxDeclarationOf(year.financialYear),
    );
  step(
    rupees('Tax over all years', tax, { tone: 'tax' }),
    'The same for each year. For later years we use the latest law',
  );
  sumStep({ step }, rupees('Interest left after tax', interest - tax, { tone: 'growth' }), [interest, -tax]);
  sumStep(
    { step },
    rupees('Tax beyond TDS', tax - tds),
    [tax, -tds],
    tax < tds ? ': below zero, so you get it back with your return' : tax > 0 ? ': you pay it yourself' : '',
  );
  if (interest > 0)
    step(
      percentage('Share of the interest that goes in tax', (tax / interest) * 100),
      `${inr(tax)} ÷ ${inr(interest)}`,
    );
  if (yieldAfterTax !== null) {
    step(
      percentage('Yield after tax, a year', yieldAfterTax),
      'As the effective yield, with the tax of each financial year counted at its end',
    );
  }
}

export function insuranceSteps({ step, heading }: Worksheet, sums: DepositSums): void {
  const { input, deposits } = sums;
  if (!isInsured(input) || input.breakEarly) return;
  const { value: insured, cite } = law.insured;
  const held = highestBalance(deposits) + input.otherDeposits;
  const above = aboveInsurance(sums);
  heading('If the bank fails');
  step(
    rupees('The most the bank owes you', held),
    `With interest, just before a payment${input.otherDeposits > 0 ? `; ${inr(input.otherDeposits)} of it is your other money there` : ''}`,
    cite,
  );
  sumStep(
    { step },
    rupees('Above the deposit insurance', above),
    [held, -insured],
    ' for one person in one bank, not below 0',
    cite,
  );
  if (above === 0) return;
  step(
    number('Banks to be insured in full', Math.ceil(held / insured)),
    `${inr(held)} ÷ ${inr(insured)}, up to the next whole number`,
    cite,
  );
}
