import { residenceRules } from '@/content/rules/income-tax/residence';
import { yearTitle } from '@/content/tax/years';
import { addDays, addMonths, financialYearFrom, financialYearOf, firstYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { joinedStays, residenceOf, type Stay } from '@/lib/tax/residence';
import type { Residence } from '@/lib/tax/taxpayer';
import { dayCounter, factsOf, spanOf } from './days';
import type { NriInput } from './form';

/** Years looked at after a return: the tests over ten years are over by then. */
const YEARS_AHEAD = 8;

/** What coming back on a day does: the residence of each year from that day’s on. */
interface Return {
  readonly day: IsoDate;
  readonly statuses: readonly Residence[];
  /** First calendar year of the first year as an ordinary resident; `null` if beyond the years looked at. */
  readonly firstOrdinary: number | null;
}

/** Returns the residence of some years after coming back for good on a day, all days in India from then on. */
function returnOnDay(
  input: NriInput,
  stays: readonly Stay[],
  income: number,
  day: IsoDate,
  years = YEARS_AHEAD,
): Return {
  const before = stays
    .filter(({ from }) => from < day)
    .map(({ from, to }) => ({ from, to: to < day ? to : addDays(day, -1) }));
  const own = firstYearOf(financialYearOf(day));
  const until = spanOf(own + years).last;
  const daysIn = dayCounter(input, joinedStays([...before, { from: day, to: until }]), day);
  const statuses: Residence[] = [];
  for (let index = 0; index < years; index += 1) {
    const wasResident = (yearsBack: number) => {
      const known = statuses[index - yearsBack];
      return known === undefined ? undefined : known !== 'nonResident';
    };
    const facts = factsOf(input, daysIn, own + index, income);
    // Whoever comes back for good is on no visit, so that 60 days can be enough.
    statuses.push(residenceOf({ ...facts, coming: 'neither', wasResident }, residenceRules).status);
  }
  const first = statuses.indexOf('resident');
  return { day, statuses, firstOrdinary: first < 0 ? null : own + first };
}

/** The plan of coming back: the day asked about, a later day that is better, and the months around it. */
interface ReturnPlan {
  readonly chosen: Return;
  /** The first later day in the same year on which one stays a non-resident of it. */
  readonly later: Return | null;
  /** A later day that keeps income abroad out of Indian tax for longer; `null` where none was found within a year. */
  readonly longer: Return | null;
  readonly months: readonly Return[];
}

/** Returns the first calendar year in which ordinary income abroad is taxed; none within the years looked at counts as later. */
const ordinaryYear = ({ firstOrdinary }: Return) => firstOrdinary ?? Number.POSITIVE_INFINITY;

/** Returns the plan; `null` where no day of coming back is entered. */
export function returnPlan(input: NriInput, stays: readonly Stay[], income: number): ReturnPlan | null {
  const { returnOn } = input;
  if (returnOn === '') return null;
  const at = (day: IsoDate) => returnOnDay(input, stays, income, day);
  const chosen = at(returnOn);
  const { last } = spanOf(firstYearOf(financialYearOf(returnOn)));
  let later: Return | null = null;
  for (let day = addDays(returnOn, 1); chosen.statuses[0] !== 'nonResident' && day <= last && !later; ) {
    const [status] = returnOnDay(input, stays, income, day, 1).statuses;
    if (status === 'nonResident') later = at(day);
    day = addDays(day, 1);
  }
  const months = Array.from({ length: 12 }, (_, index) => at(`${addMonths(returnOn.slice(0, 7), index + 1)}-01`));
  // The first month that is better, then the first day before it that is.
  const month = months.findIndex((each) => ordinaryYear(each) > ordinaryYear(chosen));
  let longer = months[month] ?? null;
  let day = addDays(months[month - 1]?.day ?? returnOn, 1);
  for (; longer && day < longer.day; day = addDays(day, 1)) {
    const there = at(day);
    if (ordinaryYear(there) > ordinaryYear(chosen)) longer = there;
  }
  return { chosen, later, longer, months };
}

/** Returns from which year ordinary income abroad is taxed: "later" beyond the years looked at. */
export const ordinaryFrom = ({ firstOrdinary }: Return): string =>
  firstOrdinary === null ? 'later' : yearTitle(financialYearFrom(firstOrdinary));

/** Returns the residence in the year of coming back. */
export const residenceOnReturn = ({ statuses }: Return): Residence => statuses[0] ?? 'resident';
