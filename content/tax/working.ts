import { percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { lowerFirst } from '@/lib/lower-first';
import type { Assessment } from '@/lib/tax/assess';
import type { DeductionSection, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { slabLines } from '@/lib/tax/slabs';
import { specialRule } from '@/lib/tax/special-income';
import { deductionName, regimeNames, setOffName, specialNames } from './names';
import { orderOfAssessment } from './set-off-order';

/** Returns the authority of each deduction of Chapter VI-A. */
function deductionCite(section: DeductionSection, year: IncomeTaxYear): Citation {
  const { deductions } = year;
  const rules: Readonly<Record<DeductionSection, Citation>> = {
    '80CCE': deductions.savings.cite,
    '80CCD(1B)': deductions.extraNps.cite,
    '80CCD(2)': year.regimes.old.employerNps.cite,
    '80CCH': deductions.agniveer,
    '80D': deductions.health.cite,
    '80DD': deductions.dependant.cite,
    '80DDB': deductions.illness.cite,
    '80E': deductions.educationLoan,
    '80EE': deductions.firstHome.cite,
    '80EEA': deductions.affordableHome.cite,
    '80EEB': deductions.electricVehicle.cite,
    '80G': deductions.donations.cite,
    '80GG': deductions.rent.cite,
    '80GGC': deductions.politicalParty,
    '80JJAA': deductions.newEmployees.cite,
    '80QQB': deductions.royalty.cite,
    '80RRB': deductions.royalty.cite,
    '80TTA': deductions.savingsInterest.cite,
    '80TTB': deductions.seniorInterest.cite,
    '80U': deductions.self.cite,
    other: year.regimes.old.deductions.cite,
  };
  return rules[section];
}

function salarySteps({ step }: Worksheet, { salary, regime }: Assessment, year: IncomeTaxYear): void {
  if (salary.gross <= 0) return;
  const rules = year.regimes[regime];
  step(rupees('Gross salary', salary.gross), 'Pay, allowances and perquisites for the year');
  if (salary.exempt > 0) step(rupees('Exempt in both regimes', salary.exempt), 'Left out of the salary');
  if (salary.personalAllowances > 0) {
    step(
      rupees('Exempt allowances', salary.personalAllowances),
      'House rent, leave travel and similar allowances',
      rules.personalAllowances.cite,
    );
  }
  step(
    rupees('Standard deduction', salary.standardDeduction),
    `At most ${inr(rules.standardDeduction.value)}, and never more than the salary`,
    rules.standardDeduction.cite,
  );
  if (salary.entertainmentAllowance > 0) {
    step(
      rupees('Entertainment allowance', salary.entertainmentAllowance),
      'Government employees: the least of the allowance, the limit and a fifth of basic pay',
      rules.entertainmentAllowance.cite,
    );
  }
  if (salary.professionalTax > 0) {
    step(rupees('Professional tax', salary.professionalTax), 'Paid during the year', rules.professionalTax.cite);
  }
  step(rupees('Income from salary', salary.income), 'Gross salary minus exemptions and deductions');
}

function houseSteps({ step }: Worksheet, { houses, regime }: Assessment, year: IncomeTaxYear): void {
  const tests = {
    rent: 'the rent received or receivable, which is not less than the expected rent',
    vacancy: 'the rent for the months it was let out, which is lower only because the house was vacant',
    expected: 'the expected rent, which is higher than the rent',
  };
  for (const [index, house] of houses.entries()) {
    const name = houses.length > 1 ? ` of house ${index + 1}` : '';
    if (house.test === 'selfOccupied') {
      step(
        rupees(`Interest allowed${name}`, house.interestAllowed),
        house.interest > 0 && year.regimes[regime].selfOccupiedInterest.value.full === 0
          ? `None of the ${inr(house.interest)} on a house you live in: the new regime allows no such interest`
          : `Interest of ${inr(house.interest)} on a house you live in, within the limit for all such houses`,
        year.regimes[regime].selfOccupiedInterest.cite,
      );
      continue;
    }
    step(
      rupees(`Annual value${name}`, house.annualValue),
      `It is ${tests[house.test]}`,
      house.use === 'deemedLetOut' ? year.house.deemedLet : year.house.annualValue,
    );
    step(
      rupees(`Repairs${name}`, house.repairs),
      `${pct(year.house.repairs.value)} of the annual value after municipal tax of ${inr(house.municipalTax)}, whatever you spent`,
      year.house.repairs.cite,
    );
    step(
      rupees(`Income${name || ' of the house'}`, house.income),
      `Annual value − municipal tax − repairs − interest of ${inr(house.interest)}${house.arrears > 0 ? ` + ${inr(house.arrears)} of arrears` : ''}`,
    );
  }
}

const orderNames = {
  slabFirst: 'Income at slab rates first',
  specialFirst: 'Income at special rates first',
  mixed: 'Where it saves most',
} as const;

function setOffSteps({ step }: Worksheet, assessment: Assessment, year: IncomeTaxYear): void {
  const { afterSetOff } = assessment;
  const cites = {
    house: year.setOff.house,
    business: year.setOff.business,
    speculative: year.setOff.speculative,
    shortTermCapital: year.setOff.capital,
    longTermCapital: year.setOff.capital,
  };
  const known = new Map<string, { amount: number; how: string; cite: Citation }>();
  for (const { kind, from, against, amount } of afterSetOff.setOffs) {
    const label = setOffName(kind, against);
    const earlier = from !== year.financialYear;
    const before = known.get(label);
    known.set(label, {
      amount: (before?.amount ?? 0) + amount,
      how: earlier || before ? 'This year’s losses and those of earlier years, oldest first' : 'Loss of the year',
      cite: earlier
        ? cites[kind]
        : kind === 'house' || kind === 'business'
          ? year.setOff.acrossHeads
          : year.setOff.withinHead,
    });
  }
  for (const [label, { amount, how, cite }] of known) step(rupees(label, amount), how, cite);
  const order = orderOfAssessment(assessment, year);
  if (order === '' || assessment.setOffOrder === null) return;
  step(verdict('Order of set-off', orderNames[assessment.setOffOrder.taken]), order, year.setOff.acrossHeads);
}

function slabSteps({ step }: Worksheet, { charge, slabIncome, regime }: Assessment, year: IncomeTaxYear): void {
  const { aggregation, scale } = charge;
  const bySlab = (income: number) =>
    slabLines(scale, income)
      .filter((line) => line.income > 0 && line.percent > 0)
      .map((line) => `${pct(line.percent)} of ${inr(line.income)}`)
      .join(' + ');
  const { cite } = year.regimes[regime].slabs;
  if (aggregation) {
    step(
      rupees('Tax on income with agricultural income', aggregation.taxTogether),
      `On ${inr(aggregation.together)}: ${bySlab(aggregation.together)}`,
      year.agricultural.cite,
    );
    step(
      rupees('Tax on agricultural income and basic exemption', aggregation.taxOnThose),
      `On ${inr(aggregation.exemptionAndAgricultural)}: ${bySlab(aggregation.exemptionAndAgricultural)}`,
      year.agricultural.cite,
    );
    step(rupees('Tax at slab rates', charge.slabTax), 'The first line minus the second', year.agricultural.cite);
    return;
  }
  step(
    rupees('Tax at slab rates', charge.slabTax),
    slabIncome > charge.basicExemption
      ? `On ${inr(slabIncome)}: ${bySlab(slabIncome)}`
      : `${inr(slabIncome)} is within the ${inr(charge.basicExemption)} that is free of tax`,
    cite,
  );
}

function specialSteps({ step }: Worksheet, { charge }: Assessment, year: IncomeTaxYear): void {
  for (const line of charge.special) {
    const { cite } = specialRule(year, line.class);
    const name = specialNames[line.class];
    if (line.unusedExemption > 0) {
      step(
        rupees(`${name}: covered by unused basic exemption`, line.unusedExemption),
        `Your income at slab rates leaves part of ${inr(charge.basicExemption)} unused`,
        year.unusedExemption,
      );
    }
    if (line.yearlyExemption > 0) {
      step(
        rupees(`${name}: within the yearly tax-free amount`, line.yearlyExemption),
        `${inr(year.longTermEquityExemption.value)} a year for all such gains`,
        year.longTermEquityExemption.cite,
      );
    }
    step(
      rupees(`Tax on ${lowerFirst(name)}`, line.tax),
      `${pct(line.percent)} of ${inr(line.taxed)}${line.ceilingRelief > 0 ? `, minus ${inr(line.ceilingRelief)}: the tax is never more than on the gain with indexed cost` : ''}`,
      cite,
    );
  }
}

function reductionSteps({ step }: Worksheet, { charge, totalIncome, regime }: Assessment, year: IncomeTaxYear): void {
  const rules = year.regimes[regime];
  const { incomeUpTo, atMost } = rules.rebate.value;
  if (charge.rebate.amount > 0) {
    step(
      rupees('Rebate', charge.rebate.amount),
      charge.rebate.marginal
        ? `Marginal relief: tax of ${inr(charge.tax)} minus the income above ${inr(incomeUpTo)}`
        : `Total income is not above ${inr(incomeUpTo)}, so the rebate is the tax it may be set against, at most ${inr(atMost)}`,
      rules.rebate.cite,
    );
  }
  const { surchargeWorking: working } = charge;
  if (working.total > 0) {
    const capped =
      charge.cappedTax > 0 && working.cappedPercent < working.percent
        ? `; ${pct(working.cappedPercent)} on ${inr(charge.cappedTax)} of tax on dividend and gains`
        : '';
    const base = capped ? charge.tax - charge.cappedTax : charge.tax;
    step(
      rupees('Surcharge', working.total),
      `${pct(working.percent)} on ${inr(base)} of tax${capped}; total income is ${inr(totalIncome)}`,
      capped ? year.surchargeCap.cite : rules.surcharge.cite,
    );
  }
  if (working.relief) {
    const { threshold, excess, withSurcharge, atThreshold, surchargeAtThreshold } = working.relief;
    step(
      rupees('Marginal relief on surcharge', charge.marginalRelief),
      `${inr(withSurcharge)} − (${inr(atThreshold + surchargeAtThreshold)} at ${inr(threshold)} + ${inr(excess)} above it)`,
      year.marginalRelief,
    );
  }
}

/**
 * Writes the working of an assessment on a worksheet, from salary to tax, each line with its law. The labels are those of
 * one regime: write one assessment only on a sheet.
 */
export function assessmentSteps(sheet: Worksheet, assessment: Assessment, year: IncomeTaxYear): void {
  const { heading, step } = sheet;
  const { charge, afterSetOff, other } = assessment;
  heading(`Income, ${regimeNames[assessment.regime]}`);
  salarySteps(sheet, assessment, year);
  houseSteps(sheet, assessment, year);
  if (other.familyPensionDeduction > 0) {
    step(
      rupees('Deduction from family pension', other.familyPensionDeduction),
      `A third of ${inr(other.familyPension)}, at most ${inr(year.regimes[assessment.regime].familyPension.value.atMost)}`,
      year.regimes[assessment.regime].familyPension.cite,
    );
  }
  if (other.dividendInterestAllowed > 0) {
    step(
      rupees('Interest paid against dividend', other.dividendInterestAllowed),
      `At most ${pct(year.dividendInterest.value)} of the dividend`,
      year.dividendInterest.cite,
    );
  }
  setOffSteps(sheet, assessment, year);
  const parts: readonly (readonly [string, number])[] = [
    ['salary', afterSetOff.salary],
    ['house property', afterSetOff.house],
    ['business', afterSetOff.regularBusiness + afterSetOff.speculativeBusiness],
    ['capital gains at slab rates', afterSetOff.slabShortTerm],
    ['other sources', afterSetOff.otherSources],
    ['income at special rates', assessment.specialIncome],
  ];
  const named = parts.filter(([, amount]) => amount > 0).map(([name, amount]) => `${name} ${inr(amount)}`);
  step(
    rupees('Gross total income', assessment.grossTotalIncome),
    named.length > 0 ? `After set-off of losses: ${named.join(' + ')}` : 'There is no income',
    year.grossTotalIncome,
  );
  if (assessment.deductions.length > 0) heading('Deductions');
  for (const { section, claimed, limited, allowed } of assessment.deductions) {
    const isOfInterest = section === '80TTA' || section === '80TTB';
    const leftByLosses = isOfInterest && allowed === limited && allowed === afterSetOff.otherSources;
    step(
      rupees(deductionName(section, year.act), allowed),
      allowed === claimed
        ? 'Whole'
        : leftByLosses
          ? `Of ${inr(claimed)}, what losses leave of other sources`
          : `Of ${inr(claimed)}, within the limits`,
      deductionCite(section, year),
    );
  }
  step(
    rupees('Total income', assessment.totalIncome),
    `Gross total income − deductions of ${inr(assessment.totalDeductions)}, to the nearest ${inr(year.totalIncomeMultiple.value)}`,
    year.totalIncomeMultiple.cite,
  );
  heading('Tax');
  slabSteps(sheet, assessment, year);
  specialSteps(sheet, assessment, year);
  reductionSteps(sheet, assessment, year);
  step(
    rupees('Health and education cess', charge.cess),
    `${pct(year.cess.value)} of ${inr(charge.total - charge.cess)}`,
    year.cess.cite,
  );
  if (assessment.reliefs > 0) {
    step(
      rupees('Reliefs', assessment.reliefs),
      'For arrears of salary and for tax paid abroad, at most the tax',
      year.reliefs,
    );
  }
  step(rupees('Tax with cess', assessment.tax), 'Tax − rebate + surcharge − marginal relief + cess − reliefs');
  const rate = assessment.grossTotalIncome > 0 ? (assessment.tax / assessment.grossTotalIncome) * 100 : 0;
  step(percentage('Effective rate', rate), `Tax as a share of the gross total income: ${formatNumber(rate)}%`);
}
