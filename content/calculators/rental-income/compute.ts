import { incomeTaxYears } from '@/content/rules/income-tax';
import { regimeNames } from '@/content/tax/names';
import { marginalRate, marginalRateWorking } from '@/content/tax/near';
import { assessmentSteps } from '@/content/tax/working';
import { type Figure, percentage, type Result, rupees, verdict, type Worksheet, worksheet } from '@/lib/calculator';
import { exactInr, formatNumber, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { House } from '@/lib/tax/taxpayer';
import { answerIn, carriedOf, cashOf, type RegimeAnswer, winnerOf } from './answer';
import type { RentalIncomeInput } from './form';
import { fifthOf, furnitureOf, ownerOf, readingsOf } from './person';
import { rentalCharts, rentalTables } from './show';
import { tenantSteps, tenantTaxes } from './tenants';
import { rentalActions, rentalCaveats, rentalSentence } from './words';

/** Writes the tests of the annual value of each house that is let or deemed let. */
function testSteps(
  sheet: Worksheet,
  input: RentalIncomeInput,
  { houses, assessment }: RegimeAnswer,
  year: IncomeTaxYear,
) {
  const { heading, step } = sheet;
  const several = houses.length > 1;
  for (const [index, income] of assessment.houses.entries()) {
    const house = houses[index] as House;
    const given = input.houses[index];
    const name = several ? ` of house ${index + 1}` : '';
    if (!given || income.test === 'selfOccupied') continue;
    heading(several ? `The annual value of house ${index + 1}` : 'The annual value');
    const share = house.share < 100 ? `; your share is ${formatNumber(house.share)}%` : '';
    step(
      rupees(`Expected rent${name}`, income.expectedRent),
      `The higher of municipal value ${inr(house.municipalValue)} and fair rent ${inr(house.fairRent)}${house.standardRent === null ? '' : `, at most the standard rent ${inr(house.standardRent)}`}, for ${house.monthsOwned} of 12 months${share}`,
      house.use === 'deemedLetOut' ? year.house.deemedLet : year.house.annualValue,
    );
    if (house.use === 'letOut') {
      step(
        rupees(`Rent for the months let out${name}`, income.actualRent),
        `${house.monthsLet} × ${inr(house.monthlyRent)}${given.furniture > 0 ? ` without the ${inr(given.furniture)} for furniture and services` : ''}${house.unrealisedRent > 0 ? ` − ${inr(house.unrealisedRent)} not recovered` : ''}${share}`,
        year.house.annualValue,
      );
      step(
        rupees(`Rent without empty months${name}`, income.rentWithoutVacancy),
        'The rent if you had let it out in every month you did not live in it',
        year.house.annualValue,
      );
    }
    step(
      verdict(`Which value counts${name}`, winnerOf(income)),
      income.test === 'vacancy'
        ? 'The rent is below the expected rent only because the house was empty'
        : income.test === 'rent'
          ? 'The rent is not below the expected rent'
          : house.use === 'deemedLetOut'
            ? 'Beyond the tax-free number, your own house counts as let out at the expected rent'
            : 'The rent is below the expected rent, and not only because of empty months',
      year.house.annualValue,
    );
    const part = fifthOf(given, year.financialYear, year.house.earlierInterestParts.value);
    if (part !== null) {
      step(
        rupees(
          `Part of the earlier interest${name}`,
          (given.earlier / year.house.earlierInterestParts.value) * (house.share / 100),
        ),
        `Part ${part} of ${year.house.earlierInterestParts.value} of ${inr(given.earlier)}${share}`,
        year.house.earlierInterestParts.cite,
      );
    }
  }
}

/** Writes the working from the tests of the annual value to the tax that the houses add. */
function writeSteps(sheet: Worksheet, input: RentalIncomeInput, now: RegimeAnswer, year: IncomeTaxYear): void {
  const { heading, step } = sheet;
  const { assessment, regime } = now;
  testSteps(sheet, input, now, year);
  const furniture = furnitureOf(input.houses);
  if (furniture > 0) {
    step(
      rupees('For furniture and services', furniture),
      'Taxed as income from other sources, without the deduction for repairs',
      year.grossTotalIncome,
    );
  }
  assessmentSteps(sheet, assessment, year);
  heading('What the houses change');
  step(
    rupees('Income from house property', assessment.heads.house),
    assessment.houses.length > 1
      ? `Sum of the houses: ${assessment.houses.map((each) => inr(each.income)).join(' + ')}`
      : 'The income of the house',
    year.house.annualValue,
  );
  if (assessment.heads.house < 0) {
    const rules = year.regimes[regime];
    const crossed = assessment.afterSetOff.setOffs
      .filter((each) => each.kind === 'house' && each.from === year.financialYear)
      .reduce((sum, each) => sum + each.amount, 0);
    step(
      rupees('House loss against other income', crossed),
      rules.houseLossAcrossHeads.value === 0
        ? `In the ${regimeNames[regime]} you cannot set off a house loss against other income`
        : `At most ${inr(rules.houseLossAcrossHeads.value)} a year`,
      rules.houseLossAcrossHeads.cite,
    );
    step(
      rupees('House loss carried forward', carriedOf(now, year)),
      `For ${year.lossYears.value.house} years, only against house property income`,
      year.setOff.house,
    );
    step(
      rupees('House loss that lapses', assessment.afterSetOff.lapsedHouseLoss),
      regime === 'new' ? 'By the Department’s view of the new regime' : 'Nothing lapses in the old regime',
      rules.houseLossCarried.cite,
    );
  }
  const multiple = year.payableMultiple;
  step(
    rupees('Tax with your houses', now.tax),
    `${exactInr(assessment.tax)} on a total income of ${inr(assessment.totalIncome)}, to the nearest ${inr(multiple.value)}`,
    multiple.cite,
  );
  step(rupees('Tax without your houses', now.taxWithout), 'We work out your tax again without them', multiple.cite);
  step(
    rupees('Tax added by your houses', now.added),
    `${inr(now.tax)} − ${inr(now.taxWithout)}${now.added < 0 ? '. Below zero means tax saved on your other income' : ''}`,
  );
}

/** Returns the yield of the let houses whose value is known, as if there were no loan; null where none is. */
function yieldStep(sheet: Worksheet, input: RentalIncomeInput, now: RegimeAnswer, year: IncomeTaxYear): number | null {
  const valued = input.houses.map((house) => house.use === 'let' && house.value > 0);
  if (!valued.some(Boolean)) return null;
  let value = 0;
  let income = 0;
  for (const [index, house] of input.houses.entries()) {
    if (!valued[index]) continue;
    value += (house.value * house.share) / 100;
    income += ((house.rent * house.months - house.unrealised - house.municipalTax - house.costs) * house.share) / 100;
  }
  const clear = now.houses.map(
    (house, index): House => (valued[index] ? { ...house, interest: 0, earlierInterest: 0, arrears: 0 } : house),
  );
  const others = now.houses.filter((_, index) => !valued[index]);
  const taxOf = (houses: readonly House[], furniture: number) =>
    payable(
      assess(ownerOf(input, houses, furniture), year, now.regime, readingsOf(input)).tax,
      year.payableMultiple.value,
    );
  const furniture = furnitureOf(input.houses);
  const ofOthers = furnitureOf(input.houses.filter((_, index) => !valued[index]));
  const tax = taxOf(clear, furniture) - taxOf(others, ofOthers);
  sheet.step(
    rupees('Rent after costs and tax, without a loan', income - tax),
    `Rent less municipal tax and costs, ${inr(income)}, less tax of ${inr(tax)} on it as if there were no loan`,
  );
  return sheet.step(
    percentage('Net yield after tax', ((income - tax) / value) * 100),
    `${inr(income - tax)} as a share of the value of ${inr(value)}`,
  );
}

/** Returns the income of the houses, what they add to the tax in either regime, what tenants deduct, and the yield. */
export function rentalIncome(input: RentalIncomeInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const answers = { new: answerIn('new', input, year), old: answerIn('old', input, year) };
  const better: Regime = answers.old.tax < answers.new.tax ? 'old' : 'new';
  const now = answers[input.regime === 'better' ? better : input.regime];
  const sheet = worksheet();
  writeSteps(sheet, input, now, year);
  const withMore = (more: number) =>
    more === 0
      ? now.assessment
      : assess(ownerOf(input, now.houses, furnitureOf(input.houses) + more), year, now.regime, readingsOf(input));
  const marginal = sheet.step(
    percentage('Tax on your next ₹1,000', marginalRate(withMore)),
    marginalRateWorking(withMore),
  );
  const deemed = now.houses.flatMap(({ use }, index) => (use === 'deemedLetOut' ? [`House ${index + 1}`] : []));
  if (deemed.length > 0) {
    sheet.step(
      verdict('Best deemed let out', deemed.join(', ')),
      now.others.length > 0
        ? `There are ${now.others.length + 1} ways to choose your own houses. This one costs the least tax in the ${regimeNames[now.regime]}`
        : 'For the others no rent is entered that they could earn, so they count as the free ones',
      year.house.deemedLet,
    );
  }
  const cash = cashOf(input, now.added);
  sheet.heading('What is left');
  sheet.step(
    rupees('Left after tax and interest', cash.left),
    `Rent received ${inr(cash.rent + cash.arrears)} − municipal tax ${inr(cash.municipalTax)} − costs ${inr(cash.costs)} − interest ${inr(cash.interest)} − tax added ${inr(cash.added)}`,
  );
  const net = yieldStep(sheet, input, now, year);
  const taxes = tenantTaxes(input, year);
  const deducted = tenantSteps(taxes, sheet);
  const lower = answers.new.tax === answers.old.tax ? 'Both the same' : better === 'new' ? 'New regime' : 'Old regime';
  sheet.step(
    verdict('Lower tax', lower),
    `All tax of the year: ${inr(answers.new.tax)} in the new regime, ${inr(answers.old.tax)} in the old`,
    year.returns.oldRegimeChoice,
  );
  const headline: [Figure, ...Figure[]] = [
    rupees('Tax added by your houses', now.added, { tone: 'tax' }),
    rupees('Income from house property', now.assessment.heads.house),
    rupees('Left after tax and interest', cash.left, { tone: 'own' }),
    net === null ? verdict('Lower tax', lower) : percentage('Net yield after tax', net),
  ];
  return {
    headline,
    sentence: rentalSentence(input, answers, now, cash, pct(marginal), deducted, year),
    charts: rentalCharts(answers, now, cash, year),
    tables: rentalTables(input, answers, now, taxes, year),
    steps: sheet.steps,
    actions: rentalActions(input, answers, now, deducted, year),
    caveats: rentalCaveats(input, answers, now, year),
  };
}
