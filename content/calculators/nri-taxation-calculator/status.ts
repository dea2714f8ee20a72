import { residenceCites as cites, residenceRules as rules } from '@/content/rules/income-tax/residence';
import { yearTitle } from '@/content/tax/law-names';
import { type Action, count, dateFigure, rupees, type Table, verdict, type Worksheet } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { formatCompact, formatDate, inr } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { dayOfCount, type ResidenceFinding, residenceOf, type Stay } from '@/lib/tax/residence';
import { dayCounter, factsOf, nameOfYear, staysOf } from './days';
import type { NriInput } from './form';
import { taxpayerOf } from './person';
import { residenceNames } from './plan';

/** The residence of the year with what it rests on. */
export interface Status {
  readonly stays: readonly Stay[];
  readonly finding: ResidenceFinding;
  /** Total income other than from foreign sources, ₹. */
  readonly income: number;
  readonly measured: Assessment;
  /** The day on which the deciding count was reached; `null` where none was, or days were not dated. */
  readonly decidedOn: IsoDate | null;
  /** So many more days in India in the year leave the status as it is; `null` where no count can change it. */
  readonly daysLeft: number | null;
  readonly daysIn: (firstYear: number) => number;
}

/** Returns the residence of the year of the form. */
export function statusOf(input: NriInput, year: IncomeTaxYear): Status {
  const stays = staysOf(input, year);
  const daysIn = dayCounter(input, stays);
  const own = firstYearOf(input.financialYear);
  const asNonResident = taxpayerOf(input, 'nonResident');
  // Income of a business controlled from India is no income from foreign sources.
  const measured = assess(
    { ...asNonResident, business: { regular: input.foreignBusiness, speculative: 0 } },
    year,
    input.regime === 'old' ? 'old' : 'new',
  );
  const facts = factsOf(input, daysIn, own, measured.totalIncome);
  const finding = residenceOf(facts, rules);
  const needed = finding.test === 'fullDays' ? rules.fullDays : finding.test === 'shortDays' ? finding.shortTest : null;
  const decidedOn =
    needed === null || input.totalDays !== null ? null : dayOfCount(stays, year.firstDay, year.lastDay, needed);
  const room = Math.max(0, rules.fullDays - finding.days);
  let daysLeft: number | null = null;
  for (let extra = 1; extra <= room; extra += 1) {
    const there = residenceOf({ ...facts, daysIn: (back) => facts.daysIn(back) + (back === 0 ? extra : 0) }, rules);
    if (there.status !== finding.status) {
      daysLeft = extra - 1;
      break;
    }
  }
  return { stays, finding, income: measured.totalIncome, measured, decidedOn, daysLeft, daysIn };
}

/** Returns that the years before were taken as lived abroad, as a sentence, where that decides the status; else ''. */
export function assumedInStatus(input: NriInput, year: IncomeTaxYear, { finding }: Status): string {
  if (input.before !== 'abroad') return '';
  const other = statusOf({ ...input, before: 'india' }, year).finding.status;
  return other === finding.status ? '' : ' We assume that you lived abroad in earlier years.';
}

const met = (holds: boolean) => (holds ? 'Met' : 'Not met');

function shortTestName({ shortTest, isVisitorAboveLimit }: ResidenceFinding, input: NriInput): string {
  const earlier = `with ${rules.earlierDays} in the ${rules.earlierYears} years before`;
  if (isVisitorAboveLimit)
    return `${shortTest} days on visits, ${earlier}, with more than ${formatCompact(rules.incomeAbove)} of Indian income`;
  if (shortTest === rules.fullDays) {
    return `${rules.shortDays} days (for ${input.person === 'leaving' ? 'people who leave for a job' : 'visitors'} it is ${shortTest})`;
  }
  return `${shortTest} days, ${earlier}`;
}

/** Returns the tests of residence with what was found. */
export function testsTable({ finding, income }: Status, input: NriInput): Table {
  const { ordinary } = rules;
  const hasShort = finding.shortTest < rules.fullDays;
  const isResident = finding.status !== 'nonResident';
  const citizen = input.person !== 'origin' && input.person !== 'foreign';
  return {
    id: 'tests',
    lead: true,
    caption: 'The tests of residence',
    columns: [
      { label: 'Test', unit: 'text' },
      { label: 'Yours', unit: 'text' },
      { label: 'Result', unit: 'text' },
    ],
    rows: [
      [`${rules.fullDays} days in India in the year`, `${finding.days}`, met(finding.days >= rules.fullDays)],
      [
        shortTestName(finding, input),
        `${finding.days} and ${finding.earlierDays}`,
        hasShort ? met(finding.days >= finding.shortTest && finding.earlierDays >= rules.earlierDays) : 'Not for you',
      ],
      [
        `Deemed: Indian citizen, Indian income above ${formatCompact(rules.incomeAbove)}, liable to tax nowhere else`,
        inr(income),
        citizen ? met(finding.test === 'deemed') : 'Not for you',
      ],
      [
        `Not ordinarily: non-resident in ${ordinary.nonResidentYears} of ${ordinary.ofYears} years before`,
        `${finding.nonResidentYears}`,
        isResident ? met(finding.nonResidentYears >= ordinary.nonResidentYears) : 'Not needed',
      ],
      [
        `Not ordinarily: at most ${ordinary.days} days in ${ordinary.inYears} years before`,
        `${finding.daysBefore}`,
        isResident ? met(finding.daysBefore <= ordinary.days) : 'Not needed',
      ],
    ],
  };
}

/** Returns what decided the status, as words and the place of the law. */
export function reasonFor(
  { finding, decidedOn }: Status,
  input: NriInput,
): { readonly text: string; readonly cite: Citation } {
  const on = decidedOn ? `, reached on ${formatDate(decidedOn)}` : '';
  switch (finding.test) {
    case 'fullDays':
      return { text: `${finding.days} days in India, at least ${rules.fullDays}${on}`, cite: cites.fullDays };
    case 'shortDays':
      return {
        text: `${finding.days} days in India, at least ${finding.shortTest}${on}, and ${finding.earlierDays} in the ${rules.earlierYears} years before`,
        cite: finding.isVisitorAboveLimit ? cites.visitor : cites.shortDays,
      };
    case 'deemed':
      return {
        text: `an Indian citizen with more than ${formatCompact(rules.incomeAbove)} of Indian income who is liable to tax in no other country`,
        cite: cites.deemed,
      };
    case 'none':
      return {
        text:
          finding.days < finding.shortTest
            ? `${finding.days} ${finding.days === 1 ? 'day' : 'days'} in India, below ${finding.shortTest}`
            : `${finding.days} days in India, below ${rules.fullDays}, and only ${finding.earlierDays} in the ${rules.earlierYears} years before`,
        cite:
          input.person === 'leaving'
            ? cites.leaving
            : finding.shortTest > rules.shortDays
              ? cites.visitor
              : cites.shortDays,
      };
  }
}

const ordinaryReasons = {
  visitor: 'You came on visits and became a resident by the shorter test',
  deemed: 'Deemed residents are never ordinarily resident',
  years: 'You were a non-resident in enough of the years before',
  days: 'You had few enough days in India in the years before',
} as const;

/** Writes the tests on the worksheet. */
export function statusSteps({ step, heading }: Worksheet, status: Status, input: NriInput): void {
  const { finding, income, decidedOn, daysLeft } = status;
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
      ? `${status.stays.length === 1 ? 'One stay' : `${status.stays.length} stays`} entered. Days of arrival and departure both count, but no day twice`
      : 'The total that you entered. The stays do not count for this year',
    cites.fullDays,
  );
  step(
    count(`Days in the ${rules.earlierYears} years before`, finding.earlierDays),
    `The shorter test needs ${rules.earlierDays}`,
    cites.shortDays,
  );
  step(
    rupees('Indian income for the tests', income),
    `Total income other than from foreign sources. It must be above ${formatCompact(rules.incomeAbove)}`,
    cites.visitor,
  );
  step(
    count(`Non-resident years of the ${ordinary.ofYears} before`, finding.nonResidentYears),
    `${earlier}. With ${ordinary.nonResidentYears} or more a resident is not ordinarily resident`,
    cites.ordinary,
  );
  step(
    count(`Days in the ${ordinary.inYears} years before`, finding.daysBefore),
    `With at most ${ordinary.days} days a resident is not ordinarily resident`,
    cites.ordinary,
  );
  const reason = reasonFor(status, input);
  step(
    verdict('Residential status', residenceNames[finding.status]),
    `Decided by ${reason.text}${finding.notOrdinarilyBy ? `. ${ordinaryReasons[finding.notOrdinarilyBy]}` : ''}`,
    finding.notOrdinarilyBy === 'visitor'
      ? cites.visitorOrdinary
      : finding.notOrdinarilyBy === 'deemed'
        ? cites.deemedOrdinary
        : finding.notOrdinarilyBy
          ? cites.ordinary
          : reason.cite,
  );
  if (decidedOn)
    step(
      dateFigure('Day that decided it', decidedOn),
      'The count of the year reached the limit on this day',
      reason.cite,
    );
  if (daysLeft !== null) {
    step(
      count('Days left before the status changes', daysLeft),
      'You can spend this many more days in India this year. One more day changes the status',
      reason.cite,
    );
  }
}

/** Returns the days of the year and of those before. */
export function daysTable({ daysIn }: Status, input: NriInput): Table {
  const own = firstYearOf(input.financialYear);
  return {
    id: 'days',
    caption: 'Days in India, year by year',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Days', unit: 'count', rollUp: 'none' },
    ],
    rows: Array.from({ length: rules.ordinary.ofYears + 1 }, (_, back) => [nameOfYear(own - back), daysIn(own - back)]),
    note: `The tests use the year itself, and the ${rules.earlierYears}, ${rules.ordinary.inYears} and ${rules.ordinary.ofYears} years before it.`,
  };
}

/** Returns how many days may still be spent in India while the year runs: nothing once it has ended. */
export function daysLeftAction({ finding, daysLeft }: Status, input: NriInput, year: IncomeTaxYear): Action[] {
  if (finding.status !== 'nonResident' || daysLeft === null || year.lastDay < cites.checkedOn) return [];
  const title = yearTitle(input.financialYear);
  return [
    {
      text:
        daysLeft > 0
          ? `You can spend ${daysLeft} more ${daysLeft === 1 ? 'day' : 'days'} in India in ${title} and stay a non-resident.`
          : `Do not spend one more day in India in ${title}. The next day makes you a resident.`,
    },
  ];
}
