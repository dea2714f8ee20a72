import { dayOfVisit } from '@/content/day-of-visit';
import { residenceRules as rules } from '@/content/rules/income-tax/residence';
import { sectionBeside } from '@/content/tax/law-names';
import { count, dateFigure, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatCompact, formatDate } from '@/lib/format';
import type { Answer } from './answer';
import { ordinaryFrom, residenceOnReturn } from './plan';
import { reasonFor, residenceNames } from './status';

const ordinaryReasons = {
  visitor: 'You came on visits and became a resident by the shorter test',
  deemed: 'Deemed residents are never ordinarily resident',
  years: 'You were a non-resident in enough of the years before',
  days: 'You had few enough days in India in the years before',
} as const;

/** Writes the counts of days, years and income that the tests compare. */
function countSteps({ heading, step }: Worksheet, { status, input, tests }: Answer): void {
  const { finding, income, stays } = status;
  const { ordinary } = rules;
  // Section 6(1)(c) has no exception for a foreigner, so the shorter test counts in the years before too.
  const earlier =
    input.person === 'foreign'
      ? `Years that meet neither the ${rules.fullDays}-day test nor the ${rules.shortDays}-day test`
      : `Years with fewer than ${rules.fullDays} days`;
  heading('Residence');
  step(
    count('Days in India in the year', finding.days),
    input.totalDays === null
      ? `${stays.length === 0 ? 'No stay' : stays.length === 1 ? 'One stay' : `${stays.length} stays`} entered. Days of arrival and departure both count, but no day twice`
      : 'The total that you entered. The stays do not count for this year',
    tests.fullDays,
  );
  step(
    count(`Days in the ${rules.earlierYears} years before`, finding.earlierDays),
    `The shorter test needs ${rules.earlierDays}`,
    tests.shortDays,
  );
  step(
    rupees('Indian income for the tests', income),
    `Total income other than from foreign sources. It must be above ${formatCompact(rules.incomeAbove)}`,
    tests.visitor,
  );
  step(
    count(`Non-resident years of the ${ordinary.ofYears} before`, finding.nonResidentYears),
    `${earlier}. With ${ordinary.nonResidentYears} or more a resident is not ordinarily resident`,
    tests.ordinary,
  );
  step(
    count(`Days in the ${ordinary.inYears} years before`, finding.daysBefore),
    `With at most ${ordinary.days} days a resident is not ordinarily resident`,
    tests.ordinary,
  );
}

/** Writes the tests, the status and what decided it. */
export function statusSteps(sheet: Worksheet, answer: Answer): void {
  const { status, input, tests, year } = answer;
  const { finding, decidedOn, daysLeft } = status;
  const { step } = sheet;
  const reason = reasonFor(status, input);
  const { notOrdinarilyBy } = finding;
  const ordinaryCites = {
    visitor: tests.visitorOrdinary,
    deemed: tests.deemedOrdinary,
    years: tests.ordinary,
    days: tests.ordinary,
  };
  countSteps(sheet, answer);
  step(
    verdict('Residential status', residenceNames[finding.status]),
    `${finding.test === 'deemed' ? 'You are' : 'Decided by'} ${reason.text}${notOrdinarilyBy ? `. ${ordinaryReasons[notOrdinarilyBy]}` : ''}`,
    notOrdinarilyBy ? ordinaryCites[notOrdinarilyBy] : reason.cite,
  );
  if (decidedOn) {
    step(
      dateFigure('Day that decided it', decidedOn),
      'The count of the year reached the limit on this day',
      reason.cite,
    );
  }
  if (daysLeft !== null) {
    step(
      count('Days left before the status changes', daysLeft),
      dayOfVisit(input.today) <= year.lastDay
        ? 'You can spend this many more days in India this year. One more day changes the status'
        : 'With this many more days in India in the year the status would have been the same',
      reason.cite,
    );
  }
}

/** Writes what coming back on the planned day does, and which later days are better. */
export function planSteps({ step, heading }: Worksheet, { plan, tests, year }: Answer): void {
  if (!plan) return;
  const { chosen, later, longer } = plan;
  heading('Coming back');
  step(
    verdict('Status in the year you come back', residenceNames[residenceOnReturn(chosen)]),
    `You come back on ${formatDate(chosen.day)}, and all later days are in India`,
    tests.shortDays,
  );
  step(
    verdict('Ordinary income abroad taxed from', ordinaryFrom(chosen)),
    `The first year in which you meet neither test of section ${sectionBeside('6(6)', year.act)}`,
    tests.ordinary,
  );
  if (later) {
    step(
      dateFigure('First later day on which you stay a non-resident', later.day),
      `We work it out for each day. On ${formatDate(addDays(later.day, -1))} you would be a resident`,
      tests.shortDays,
    );
  }
  if (longer) {
    step(
      dateFigure('First later day that keeps income abroad untaxed for longer', longer.day),
      `Taxed from ${ordinaryFrom(longer)} instead of ${ordinaryFrom(chosen)}. We look for such a day within a year`,
      tests.ordinary,
    );
  }
}
