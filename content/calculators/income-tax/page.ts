import type { CalculatorPage } from '@/content/calculators/page';
import { minorExempt } from '@/content/rules/income-tax/clubbing';
import { incomeTaxYears, presentLaw } from '@/content/rules/years/income-tax';
import { firstTaxYear, lastOf1961Act, newRegimeFrom } from '@/content/rules/years/on-file';
import { slabLawOf } from '@/content/tax/earlier-year-law';
import { billOnFile } from '@/content/tax/later-acts';
import { lateOldRegimeNeeds, sectionBeside } from '@/content/tax/law-names';
import { openYear, yearTitle } from '@/content/tax/years';
import { yearsInWords } from '@/lib/answered-years';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { taxAtSlabRates, taxOnArrears } from '@/lib/tax/arrears-relief';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { taxOnSlabs } from '@/lib/tax/slabs';
import { emptyTaxpayer, type Gain, type Taxpayer } from '@/lib/tax/taxpayer';
import form from './form';

const law = incomeTaxYears[openYear('late')];
const { new: newRegime, old: oldRegime } = law.regimes;
const limit = newRegime.rebate.value.incomeUpTo;
const freeSalary = limit + newRegime.standardDeduction.value;
const scale = newRegime.slabs.value.below60;
const taxAtLimit = taxOnSlabs(scale, limit);
const rateAboveLimit = taxOnSlabs(scale, limit + 100) - taxAtLimit;
/** Where what the slabs ask of the income above the limit has caught up with the tax that the rebate took away. */
const reliefEnds = limit + (taxAtLimit * 100) / (100 - rateAboveLimit);

function taxOf(slabIncome: number, gains: readonly Gain[] = [], more: Partial<Taxpayer> = {}, regime: Regime = 'new') {
  const person = { ...emptyTaxpayer, ...more, gains, other: { ...emptyTaxpayer.other, other: slabIncome } };
  return inr(payable(assess(person, law, regime).tax, law.payableMultiple.value));
}

const example = limit + 10_000;
const equity = law.special.shortTermEquity?.value.percent ?? 0;
const longEquity = law.special.longTermEquity?.value.percent ?? 0;
const [[exemption]] = oldRegime.slabs.value.below60 as [readonly [number, number]];
const [[exemptionOfSeniors]] = oldRegime.slabs.value.senior as [readonly [number, number]];
const [[exemptionFrom80]] = oldRegime.slabs.value.verySenior as [readonly [number, number]];
const { belated } = law.returns;
const { leave, pension } = law.retirement;

/** An example of leave pay: a month's average salary, what was paid, and the days of leave left. */
const leaving = { salary: 80_000, paid: 12_00_000, daysLeft: 240 };
const leaveExempt = Math.min(
  leaving.paid,
  leave.value.atMost,
  leaving.salary * leave.value.months,
  (leaving.salary / 30) * leaving.daysLeft,
);
/** An example of a pension of which three fifths were commuted. */
const commuted = { paid: 7_20_000, whole: 12_00_000 };

/** An example of arrears: of the year from which the new regime is the default, on an income at the limit of the rebate. */
const arrears = { year: newRegimeFrom.byDefault, amount: 3_00_000, now: limit, inItsYear: 9_00_000 };

/** Returns the tax on the example's arrears beside a total income in the new regime of a year. */
function onArrears(income: number, of: IncomeTaxYear) {
  const taxOf = (total: number) => taxAtSlabRates(total, 'below60', of, 'new');
  const incomeWith = income + arrears.amount;
  return taxOnArrears({
    arrears: arrears.amount,
    incomeWithout: income,
    incomeWith,
    taxWithout: taxOf(income),
    taxWith: taxOf(incomeWith),
  });
}

const received = onArrears(arrears.now, law);
const own = onArrears(arrears.inItsYear, slabLawOf(arrears.year) ?? law);

/** The Acts whose rates the years of arrears bore. */
const ratesOfArrears = [
  'finance-act-2023',
  'finance-act-2022',
  'finance-act-2021',
  'finance-act-2020',
  'finance-act-2019',
  'finance-act-2018',
  'finance-act-2017',
  'finance-act-2016',
  'finance-act-2015',
  'finance-act-2014',
] as const;

export const page: CalculatorPage = {
  summary: 'Your income tax in the new and the old regime, with its reliefs, and every step with its section.',
  description: `Income tax for ${yearsInWords(form.fields)} in both regimes: salary, gains, houses, business, rebate, surcharge, marginal relief, refund.`,
  keywords: listOf(
    'income tax calculator',
    yearTitle(law.financialYear),
    law.assessmentYear && `AY ${law.assessmentYear}`,
    'old vs new tax regime',
    'section 87A rebate',
    'marginal relief',
    'relief for arrears of salary (Form 10E)',
    'surcharge',
    'section 115BAC',
    `tax on ${formatCompact(law.regimes.new.rebate.value.incomeUpTo)}`,
  ),
  checkedOn: '2026-11-21',
  faqs: {
    [`Is a salary of ${formatCompact(freeSalary)} free of tax?`]: `In the new regime, yes, for a resident individual with no other income: the standard deduction of ${inr(newRegime.standardDeduction.value)} leaves ${inr(limit)}, and the rebate under section 87A removes the tax of ${inr(taxAtLimit)} on it. Interest, rent and gains on shares count towards the ${inr(limit)} too. You must still file a return, because the income is above the basic exemption of ${inr(scale[0]?.[0] ?? 0)}.`,
    [`Why do I pay only ${taxOf(example)} on ${formatCompact(example)}?`]: `By the slabs the tax on a total income of ${inr(example)} is ${inr(taxOnSlabs(scale, example))}. Marginal relief brings it down to what you earn above ${inr(limit)}: ${inr(example - limit)}, and with cess ${taxOf(example)}. If all your income is taxed at slab rates, the relief ends at about ${inr(reliefEnds)}. Up to that point every extra rupee goes in tax, and cess is added.`,
    'Can I change the regime every year?': `Without business or professional income, yes. You choose in each return, and the regime you told your employer does not bind you. For the old regime, file the return by its due date, ${formatDate(presentLaw.returns.due.value.individual)} for ${yearTitle(presentLaw.financialYear)} without business. With business income you choose it in a return filed by your due date, up to FY ${lastOf1961Act} with Form 10-IEA, and you may go back to the new regime once. After that you cannot choose the old regime again while you have business income.`,
    'Does the rebate cover tax on shares and mutual funds?': `Not in the new regime. There it reduces only tax at slab rates, but the gains still count towards the ${inr(limit)}. With ${inr(8_00_000)} of other income and ${inr(3_00_000)} of short-term gains at ${pct(equity)} you pay ${taxOf(8_00_000, [{ class: 'shortTermEquity', amount: 3_00_000 }])}. In the old regime, with a total income up to ${inr(oldRegime.rebate.value.incomeUpTo)}, by the words of the Act it also reduces the tax on short-term gains, but never the ${pct(longEquity)} on long-term gains under section 112A.`,
    'What is different for senior citizens?': `In the old regime ${inr(exemptionOfSeniors)} is tax-free from the age of 60 and ${inr(exemptionFrom80)} from 80, instead of ${inr(exemption)}. There residents of 60 or more also deduct up to ${inr(law.deductions.seniorInterest.value)} of interest. The new regime has the same slabs at every age. Residents of 60 or more without business income pay no advance tax in either regime. A birthday on 1 April counts as reached on 31 March.`,
    'Does an HUF or an NRI get the rebate?': `No. Section 87A is for resident individuals, so an HUF or an NRI with ${inr(limit)} pays ${taxOf(limit, [], { kind: 'huf' })} in the new regime. An NRI also has no senior slabs and cannot set the unused basic exemption against gains.`,
    'Does home-loan interest count in the new regime?': `Not for a house you live in. For a let-out house all the interest counts against its rent, but a loss does not reduce your salary. In the old regime the interest on houses you live in counts up to ${inr(oldRegime.selfOccupiedInterest.value.full)}, a house loss lowers other income by up to ${inr(oldRegime.houseLossAcrossHeads.value)} a year, and the principal is within section 80C.`,
    'Who pays tax on what my wife, husband or child earns on my money?': `You do. What your spouse or your son’s wife earns on money or an asset that you gave is added to your income, and so is the gain on its sale: section ${sectionBeside('64', 'act2025')}. Enter it with yours. What they earn by investing that income again is theirs. A minor child’s income is added to that of the parent with the higher income, except that of a child with a disability and what a child earns by own work or talent. In the old regime ${inr(minorExempt.value)} a year for each minor child is exempt. What you give to your parents or an adult child earns for them, not for you.`,
    'How do I work out relief for arrears of salary?': `Open “Arrears of salary or pension: relief” and enter, for each year that the arrears belong to, the arrears and the total income of that year without them. The arrears are taxed in the year in which you get them. Relief under section 89 takes off what they cost in that year beyond what they would have cost in their own years. An example: arrears of ${inr(arrears.amount)} that belong to FY ${arrears.year} raise a total income of ${inr(arrears.now)} in the new regime of ${yearTitle(law.financialYear)}, and add ${inr(received.difference)} of tax. In the new regime of FY ${arrears.year}, on a total income of ${inr(arrears.inItsYear)}, they would have added ${inr(own.difference)}. The relief is ${inr(received.difference - own.difference)}. File Form 10E before the return (Form 39 from ${yearTitle(firstTaxYear)}).`,
    'How much of my leave encashment is exempt?': `All of it where you leave the service of the Central or a State Government. For others on leaving or retirement it is the least of four amounts: what you get, ${inr(leave.value.atMost)} in a lifetime, ${leave.value.months} months of average salary, and the average salary of the days of leave left, of which at most ${leave.value.daysPerYear} count for each completed year. The salary is basic pay, DA that counts for retirement and turnover commission, averaged over the last ${leave.value.months} months. With ${inr(leaving.salary)} a month and ${leaving.daysLeft} such days left, ${inr(leaveExempt)} of ${inr(leaving.paid)} is exempt. What is paid while the job goes on is taxed whole. Count all of it in the salary, and enter the exempt part under “Salary details”.`,
    'How much of a commuted pension is exempt?': `All of it after service with the Government, a local authority or a statutory corporation, and from the armed forces. For others it is the value of the whole pension ÷ ${pension.value.withGratuity} if you also get gratuity, and ÷ ${pension.value.withoutGratuity} if not. If ${inr(commuted.paid)} was paid for three fifths of the pension, the whole is worth ${inr(commuted.whole)}: ${inr(Math.min(commuted.paid, commuted.whole / pension.value.withGratuity))} is exempt with gratuity, ${inr(Math.min(commuted.paid, commuted.whole / pension.value.withoutGratuity))} without. The rest, and the pension that is paid each month, are taxed as salary.`,
    'I missed the due date. What now?': `You can file a belated return for ${yearTitle(law.financialYear)} until ${formatDate(belated.value)}. It is in the new regime, unless you have business income and ${lateOldRegimeNeeds(law.act)}. You pay a fee of ${inr(law.returns.lateFee.value.fee)} (${inr(law.returns.lateFee.value.lower)} for a total income up to ${inr(law.returns.lateFee.value.lowerUpTo)}, none if you need not file at your income) and interest on unpaid tax for each month. You cannot carry forward the year’s losses, except a house property loss. Open “Tax paid, refund, interest” and enter the day on which you file.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-rules-1962',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
    ...ratesOfArrears,
    ...billOnFile,
  ],
  related: [
    'old-vs-new-tax-regime-calculator',
    'take-home-salary-calculator',
    'capital-gains',
    'advance-tax',
    'hra-calculator',
    'tax-planning-timeline',
  ],
};
