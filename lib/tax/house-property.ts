import type { IncomeTaxYear, Regime } from './income-tax-year';
import { type House, type Readings, usualReadings } from './taxpayer';

/** Which of the three tests of section 23(1) gave the annual value. */
type AnnualValueTest = 'rent' | 'vacancy' | 'expected' | 'selfOccupied';

/** The income of one house: amounts in ₹ of the taxpayer's share, a loss negative. */
export interface HouseIncome {
  /** As the law sees it: a third house lived in counts as let. */
  readonly use: House['use'];
  readonly expectedRent: number;
  readonly actualRent: number;
  /** What the rent would have been without empty months; months lived in are no empty ones. */
  readonly rentWithoutVacancy: number;
  readonly annualValue: number;
  readonly test: AnnualValueTest;
  readonly municipalTax: number;
  readonly netAnnualValue: number;
  readonly repairs: number;
  /** Interest claimed and, for houses lived in, what the limit leaves of it. */
  readonly interest: number;
  readonly interestAllowed: number;
  readonly arrears: number;
  readonly income: number;
}

/**
 * Returns the value of section 23(1)(a) for the months owned: the higher of municipal value and fair rent, at most the
 * standard rent.
 */
function expectedRent(house: House): number {
  const yearly = Math.max(house.municipalValue, house.fairRent);
  const capped = house.standardRent === null ? yearly : Math.min(yearly, house.standardRent);
  return (capped * house.monthsOwned) / 12;
}

interface AnnualValue {
  readonly annualValue: number;
  readonly actualRent: number;
  readonly rentWithoutVacancy: number;
  readonly test: AnnualValueTest;
}

function annualValue(house: House, expected: number, reading: Readings['lowRentWithVacancy']): AnnualValue {
  if (house.use === 'deemedLetOut') {
    return { annualValue: expected, actualRent: 0, rentWithoutVacancy: 0, test: 'expected' };
  }
  const monthsToLet = house.monthsOwned - (house.monthsOwnUse ?? 0);
  const due = house.rents?.due ?? house.monthlyRent * house.monthsLet;
  const full = house.rents ? house.rents.due + house.rents.empty : house.monthlyRent * monthsToLet;
  const actualRent = Math.max(0, due - house.unrealisedRent);
  const rentWithoutVacancy = full - house.unrealisedRent;
  const rents = { actualRent, rentWithoutVacancy: Math.max(0, rentWithoutVacancy) };
  if (actualRent >= expected) return { ...rents, annualValue: actualRent, test: 'rent' };
  if (rentWithoutVacancy >= expected) return { ...rents, annualValue: actualRent, test: 'vacancy' };
  const lostToVacancy = house.rents?.empty ?? house.monthlyRent * (monthsToLet - house.monthsLet);
  if (lostToVacancy > 0 && reading === 'rent') return { ...rents, annualValue: actualRent, test: 'vacancy' };
  const value = reading === 'expectedLessVacancy' ? Math.max(actualRent, expected - lostToVacancy) : expected;
  return { ...rents, annualValue: value, test: 'expected' };
}

/**
 * Returns the income of each house of the year: sections 22 to 27. Houses lived in beyond the number that the Act allows
 * are deemed let, the first ones named being the taxpayer's choice. Their interest shares one limit.
 */
export function houseIncomes(
  houses: readonly House[],
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings = usualReadings,
): HouseIncome[] {
  const { full, limited } = year.regimes[regime].selfOccupiedInterest.value;
  let livedIn = 0;
  let fullLeft = full;
  let limitedLeft = limited;
  return houses.map((house) => {
    if (house.use === 'selfOccupied') livedIn += 1;
    const use = house.use === 'selfOccupied' && livedIn > year.house.selfOccupied.value ? 'deemedLetOut' : house.use;
    const share = house.share / 100;
    const interest = (house.interest + house.earlierInterest / year.house.earlierInterestParts.value) * share;
    const arrears = house.arrears * share * (1 - year.house.arrears.value / 100);
    if (use === 'selfOccupied') {
      const interestAllowed = Math.min(
        interest,
        fullLeft,
        house.interestCapFull ? Number.POSITIVE_INFINITY : limitedLeft,
      );
      fullLeft -= interestAllowed;
      if (!house.interestCapFull) limitedLeft -= interestAllowed;
      return {
        use,
        expectedRent: 0,
        actualRent: 0,
        rentWithoutVacancy: 0,
        annualValue: 0,
        test: 'selfOccupied',
        municipalTax: 0,
        netAnnualValue: 0,
        repairs: 0,
        interest,
        interestAllowed,
        arrears,
        income: arrears - interestAllowed,
      };
    }
    const expected = expectedRent(house);
    const value = annualValue({ ...house, use }, expected, readings.lowRentWithVacancy);
    const net = (value.annualValue - house.municipalTaxPaid) * share;
    const repairs = (Math.max(0, net) * year.house.repairs.value) / 100;
    return {
      use,
      expectedRent: expected * share,
      actualRent: value.actualRent * share,
      rentWithoutVacancy: value.rentWithoutVacancy * share,
      annualValue: value.annualValue * share,
      test: value.test,
      municipalTax: house.municipalTaxPaid * share,
      netAnnualValue: net,
      repairs,
      interest,
      interestAllowed: interest,
      arrears,
      income: net - repairs - interest + arrears,
    };
  });
}

/**
 * Returns whether the rent that a house could earn in the year is known: section 23(1)(a) asks for it where an own house counts as let.
 * Of a house that was not owned in the year there is none to know.
 */
export function isRentKnown({ municipalValue, fairRent, monthsOwned }: House): boolean {
  return monthsOwned === 0 || Math.max(municipalValue, fairRent) > 0;
}

/**
 * Returns the ways to name the houses that count as lived in, where there are more of them than the Act allows: each
 * way is the list with the houses named as `selfOccupied` and the other own ones as `deemedLetOut`, in the order given.
 * With no more than allowed there is one way, the list itself. Section 23(4). Houses whose rent is not known are named first; where
 * there are too many of these, one that counts as let has neither rent nor costs.
 */
export function selfOccupiedChoices(houses: readonly House[], allowed: number): House[][] {
  const own = houses.flatMap(({ use }, index) => (use === 'selfOccupied' ? [index] : []));
  if (own.length <= allowed) return [[...houses]];
  const pick = (from: readonly number[], count: number): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((first, at) => pick(from.slice(at + 1), count - 1).map((others) => [first, ...others]));
  const isUnknown = (index: number) => houses[index] !== undefined && !isRentKnown(houses[index]);
  const most = Math.min(allowed, own.filter(isUnknown).length);
  return pick(own, allowed)
    .filter((named) => named.filter(isUnknown).length === most)
    .map((named) =>
      houses.map((house, index): House => {
        if (house.use !== 'selfOccupied' || named.includes(index)) return house;
        const known = isRentKnown(house) ? {} : { municipalTaxPaid: 0, interest: 0, earlierInterest: 0 };
        return { ...house, ...known, use: 'deemedLetOut' };
      }),
    );
}
