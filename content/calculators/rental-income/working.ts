import { sumStep } from '@/content/sum-step';
import { marginalRate, marginalRateWorking } from '@/content/tax/marginal';
import { regimeNames } from '@/content/tax/names';
import { assessmentSteps } from '@/content/tax/working';
import { lowerTaxVerdict } from '@/content/tax/year-answer';
import { percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { exactInr, formatNumber, inr } from '@/lib/format';
import { assess } from '@/lib/tax/assess';
import type { HouseIncome } from '@/lib/tax/house-property';
import type { House } from '@/lib/tax/taxpayer';
import { type Answer, carriedOf, lossAcrossHeads, winnerOf } from './answer';
import type { HouseInput } from './form';
import { fifthOf, furnitureOf, ownerOf, readingsOf } from './person';
import { furnitureOfHouse, loanShareOf, tenanciesOf } from './rents';

/** Returns why a value counts as the annual value. */
function winnerReason({ test }: HouseIncome, { use }: House): string {
  if (test === 'vacancy') return 'The rent is below the expected rent only because the house was empty';
  if (test === 'rent') return 'The rent is not below the expected rent';
  return use === 'deemedLetOut'
    ? 'Beyond the tax-free number, your own house counts as let out at the expected rent'
    : 'The rent is below the expected rent, and not only because of empty months';
}

/** Returns the rent of each stretch of months in words: "6 × ₹30,000 + 6 × ₹33,000". */
function rentInWords({ input }: Answer, index: number): string {
  return tenanciesOf(input, index)
    .flatMap(({ stretches }) => stretches.map(({ months, rent }) => `${months} × ${inr(rent)}`))
    .join(' + ');
}

/** Writes the tests of the annual value of one house; `name` is '' where it is the only one. */
function houseSteps(
  { step }: Worksheet,
  answer: Answer,
  { index, house, income, name }: { index: number; house: House; income: HouseIncome; name: string },
): void {
  const { input, year } = answer;
  const given = input.houses[index] as HouseInput;
  const { annualValue, deemedLet, earlierInterestParts } = year.house;
  const share = house.share < 100 ? `; your share is ${formatNumber(house.share)}%` : '';
  const standard = house.standardRent === null ? '' : `, at most the standard rent ${inr(house.standardRent)}`;
  step(
    rupees(`Expected rent${name}`, income.expectedRent),
    `The higher of municipal value ${inr(house.municipalValue)} and fair rent ${inr(house.fairRent)}${standard}, for ${house.monthsOwned} of 12 months${share}`,
    house.use === 'deemedLetOut' ? deemedLet : annualValue,
  );
  if (house.use === 'letOut') {
    const furniture = house.rents ? furnitureOfHouse(input, index) : given.furniture;
    const less = furniture > 0 ? ` without the ${inr(furniture)} for furniture and services` : '';
    const lost = house.unrealisedRent > 0 ? ` − ${inr(house.unrealisedRent)} not recovered` : '';
    step(
      rupees(`Rent for the months let out${name}`, income.actualRent),
      `${house.rents ? rentInWords(answer, index) : `${house.monthsLet} × ${inr(house.monthlyRent)}`}${less}${lost}${share}`,
      annualValue,
    );
    step(
      rupees(`Rent without empty months${name}`, income.rentWithoutVacancy),
      house.rents
        ? `With ${inr(house.rents.empty)} of rent for the empty months${share}`
        : 'The rent if you had let it out in every month you did not live in it',
      annualValue,
    );
  }
  step(verdict(`Which value counts${name}`, winnerOf(income)), winnerReason(income, house), annualValue);
  const { value: parts, cite } = earlierInterestParts;
  const part = fifthOf(given, year.financialYear, parts);
  if (part === null) return;
  const ofLoan = loanShareOf(given);
  step(
    rupees(`Part of the earlier interest${name}`, (given.earlier / parts) * (ofLoan / 100)),
    `Part ${part} of ${parts} of ${inr(given.earlier)}${ofLoan < 100 ? `; your share is ${formatNumber(ofLoan)}%` : ''}`,
    cite,
  );
}

/** Writes the annual value of each house that is let or deemed let, and the assessment with all houses. */
export function valueSteps(sheet: Worksheet, answer: Answer): void {
  const { input, now, year } = answer;
  const several = now.houses.length > 1;
  for (const [index, income] of now.assessment.houses.entries()) {
    const house = now.houses[index];
    if (!house || income.test === 'selfOccupied') continue;
    sheet.heading(several ? `The annual value of house ${index + 1}` : 'The annual value');
    houseSteps(sheet, answer, { index, house, income, name: several ? ` of house ${index + 1}` : '' });
  }
  const furniture = furnitureOf(input);
  if (furniture > 0) {
    sheet.step(
      rupees('For furniture and services', furniture),
      'Taxed as income from other sources, without the deduction for repairs',
      year.grossTotalIncome,
    );
  }
  assessmentSteps(sheet, now.assessment, year);
}

/** Writes what becomes of a house loss: set off, carried forward, lapsed. */
function lossSteps({ step }: Worksheet, { now, year }: Answer): void {
  const rules = year.regimes[now.regime];
  const most = rules.houseLossAcrossHeads.value;
  step(
    rupees('House loss against other income', lossAcrossHeads(now, year)),
    most === 0
      ? `In the ${regimeNames[now.regime]} you cannot set off a house loss against other income`
      : `At most ${inr(most)} a year`,
    rules.houseLossAcrossHeads.cite,
  );
  step(
    rupees('House loss carried forward', carriedOf(now, year)),
    `For ${year.lossYears.value.house} years, only against house property income`,
    year.setOff.house,
  );
  step(
    rupees('House loss that lapses', now.assessment.afterSetOff.lapsedHouseLoss),
    now.regime === 'new' ? 'By the Department’s view of the new regime' : 'Nothing lapses in the old regime',
    rules.houseLossCarried.cite,
  );
}

/** Writes what the houses change: their income, a loss, and the tax with and without them. */
export function changeSteps(sheet: Worksheet, answer: Answer): void {
  const { now, year } = answer;
  const { assessment } = now;
  const { heading, step } = sheet;
  heading('What the houses change');
  const ofHouses = rupees('Income from house property', assessment.heads.house);
  if (assessment.houses.length > 1) {
    const incomes = assessment.houses.map(({ income }) => income);
    sumStep(sheet, ofHouses, incomes, ', the sum of the houses', year.house.annualValue);
  } else {
    step(ofHouses, 'The income of the house', year.house.annualValue);
  }
  if (assessment.heads.house < 0) lossSteps(sheet, answer);
  const { value: multiple, cite } = year.payableMultiple;
  step(
    rupees('Tax with your houses', now.tax),
    `${exactInr(assessment.tax)} on a total income of ${inr(assessment.totalIncome)}, to the nearest ${inr(multiple)}`,
    cite,
  );
  step(rupees('Tax without your houses', now.taxWithout), 'We work out your tax again without them', cite);
  sumStep(
    { step },
    rupees('Tax added by your houses', now.added),
    [now.tax, -now.taxWithout],
    now.added < 0 ? '. Below zero means tax saved on your other income' : '',
  );
}

/** Writes the tax on the next rupee, which it returns, %, and which own houses count as let. */
export function choiceSteps({ step }: Worksheet, { input, now, year }: Answer): number {
  const withMore = (more: number) =>
    more === 0
      ? now.assessment
      : assess(ownerOf(input, now.houses, furnitureOf(input) + more), year, now.regime, readingsOf(input));
  const marginal = step(percentage('Tax on your next ₹1,000', marginalRate(withMore)), marginalRateWorking(withMore));
  const deemed = now.houses.flatMap(({ use }, index) => (use === 'deemedLetOut' ? [`House ${index + 1}`] : []));
  if (deemed.length > 0) {
    step(
      verdict('Best deemed let out', deemed.join(', ')),
      now.others.length > 0
        ? `There are ${now.others.length + 1} ways to choose your own houses. This one costs the least tax in the ${regimeNames[now.regime]}`
        : 'For the others no rent is entered that they could earn, so they count as the free ones',
      year.house.deemedLet,
    );
  }
  return marginal;
}

/** Writes what is left of the rent. */
export function leftSteps({ heading, step }: Worksheet, { cash, now }: Answer): void {
  heading('What is left');
  step(
    rupees('Left after tax and interest', cash.left),
    `Rent received ${inr(cash.rent + cash.arrears)} − municipal tax ${inr(cash.municipalTax)} − costs ${inr(cash.costs)} − interest ${inr(cash.interest)} ${now.added < 0 ? `+ tax saved ${inr(-now.added)}` : `− tax added ${inr(now.added)}`}`,
  );
}

/** Writes the yield of the let houses whose value is known. */
export function yieldSteps({ step }: Worksheet, { netYield }: Answer): void {
  if (!netYield) return;
  const { value, income, tax, percent } = netYield;
  step(
    rupees('Rent after costs and tax, without a loan', income - tax),
    `Rent less municipal tax and costs, ${inr(income)}, less tax of ${inr(tax)} on it as if there were no loan`,
  );
  step(percentage('Net yield after tax', percent), `${inr(income - tax)} as a share of the value of ${inr(value)}`);
}

/** Writes which regime costs less. */
export function lowerTaxStep({ step }: Worksheet, answer: Answer): void {
  const { tax, year } = answer;
  step(
    lowerTaxVerdict(answer),
    `All tax of the year: ${inr(tax.new)} in the new regime, ${inr(tax.old)} in the old`,
    year.returns.oldRegimeChoice,
  );
}
