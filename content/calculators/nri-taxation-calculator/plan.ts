import { residenceCites, residenceRules } from '@/content/rules/income-tax/residence';
import { yearTitle } from '@/content/tax/law-names';
import { type Action, type Cell, dateFigure, type Table, verdict, type Worksheet } from '@/lib/calculator';
import { addDays, addMonths, financialYearOf, firstYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { joinedStays, residenceOf, type Stay } from '@/lib/tax/residence';
import type { Residence } from '@/lib/tax/taxpayer';
import { dayCounter, factsOf, nameOfYear, spanOf } from './days';
import type { NriInput } from './form';

/** Years looked at after a return: the tests over ten years are over by then. */
const YEARS_AHEAD = 8;

export const residenceNames: Readonly<Record<Residence, string>> = {
  resident: 'Ordinary resident',
  notOrdinarily: 'Resident, not ordinarily',
  nonResident: 'Non-resident',
};

/** A residence within a sentence: "you are a non-resident". */
export const residenceInSentence: Readonly<Record<Residence, string>> = {
  resident: 'an ordinary resident',
  notOrdinarily: 'a resident but not ordinarily resident (RNOR)',
  nonResident: 'a non-resident',
};

const shortNames: Readonly<Record<Residence, string>> = {
  resident: 'ROR',
  notOrdinarily: 'RNOR',
  nonResident: 'Non-resident',
};

/** What coming back on a day does: the residence of each year from that day’s on. */
export interface Return {
  readonly day: IsoDate;
  readonly statuses: readonly Residence[];
  /** First calendar year of the first year as an ordinary resident; `null` if beyond the years looked at. */
  readonly firstOrdinary: number | null;
}

/** Returns the residence of so many years after coming back for good on a day, all days in India from then on. */
export function returnOnDay(
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
export interface ReturnPlan {
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

const ordinaryFrom = ({ firstOrdinary }: Return) =>
  firstOrdinary === null ? 'later' : yearTitle(nameOfYear(firstOrdinary));

/** Returns the plan as a table: none without one. */
export function planTable(plan: ReturnPlan | null, { totalDays }: Pick<NriInput, 'totalDays'>): Table[] {
  if (!plan) return [];
  const { chosen, later, longer, months } = plan;
  const days = [
    ...new Map([chosen, later, longer, ...months].flatMap((each) => (each ? [[each.day, each]] : []))).values(),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
  const row = (each: Return): Cell[] => [
    each.day,
    shortNames[each.statuses[0] ?? 'resident'],
    ordinaryFrom(each),
    each.statuses.filter((status) => status === 'notOrdinarily').length,
  ];
  return [
    {
      id: 'coming-back',
      lead: true,
      caption: 'Coming back for good, by day',
      columns: [
        { label: 'Come back on', unit: 'date' },
        { label: 'That year', unit: 'text' },
        { label: 'Income abroad taxed from', unit: 'text' },
        { label: 'Years as RNOR', unit: 'count', rollUp: 'none' },
      ],
      rows: days.map(row),
      note: `RNOR means resident but not ordinarily resident. ROR means ordinary resident. We work out each line again from your ${totalDays === null ? 'stays' : 'total of days, taken as the days before coming back'}, with all days in India from that day and today’s law.`,
    },
  ];
}

/** Returns what the plan comes to as a sentence; '' without one. */
export function planSentence(plan: ReturnPlan | null): string {
  if (!plan) return '';
  const { chosen, longer } = plan;
  const wait = longer
    ? ` If you come back on or after ${formatDate(longer.day)}, it is taxed only from ${ordinaryFrom(longer)}.`
    : '';
  return ` If you come back on ${formatDate(chosen.day)}, India taxes your income abroad from ${ordinaryFrom(chosen)}.${wait}`;
}

/** Writes the plan on the worksheet. */
export function planSteps({ step, heading }: Worksheet, plan: ReturnPlan | null): void {
  if (!plan) return;
  const { chosen, later, longer } = plan;
  heading('Coming back');
  step(
    verdict('Status in the year you come back', residenceNames[chosen.statuses[0] ?? 'resident']),
    `You come back on ${formatDate(chosen.day)}, and all later days are in India`,
    residenceCites.shortDays,
  );
  step(
    verdict('Ordinary income abroad taxed from', ordinaryFrom(chosen)),
    'The first year in which you meet neither test of section 6(6)',
    residenceCites.ordinary,
  );
  if (later) {
    step(
      dateFigure('First later day on which you stay a non-resident', later.day),
      `We work it out for each day. On ${formatDate(addDays(later.day, -1))} you would be a resident`,
      residenceCites.shortDays,
    );
  }
  if (longer) {
    step(
      dateFigure('First later day that keeps income abroad untaxed for longer', longer.day),
      `Taxed from ${ordinaryFrom(longer)} instead of ${ordinaryFrom(chosen)}. We look for such a day within a year`,
      residenceCites.ordinary,
    );
  }
}

/** Returns what to do about coming back, each day worked out again. */
export function planActions(plan: ReturnPlan | null): Action[] {
  if (!plan) return [];
  const { chosen, later, longer } = plan;
  const yearOf = (day: IsoDate) => yearTitle(financialYearOf(day));
  const actions: Action[] = [
    {
      text: `If you come back on ${formatDate(chosen.day)}, you are ${residenceInSentence[chosen.statuses[0] ?? 'resident']} for ${yearOf(chosen.day)}. India taxes ordinary income abroad from ${ordinaryFrom(chosen)}.`,
      date: chosen.day,
    },
  ];
  if (later) {
    actions.push({
      text: `If you come back on or after ${formatDate(later.day)} instead, you stay a non-resident for ${yearOf(later.day)}. A day earlier you would not.`,
      date: later.day,
    });
  }
  if (longer && longer.day !== later?.day) {
    actions.push({
      text: `Come back on or after ${formatDate(longer.day)} to keep ordinary income abroad out of Indian tax until ${ordinaryFrom(longer)}. A day earlier it is taxed from ${ordinaryFrom(chosen)}.`,
      date: longer.day,
    });
  }
  return actions;
}
