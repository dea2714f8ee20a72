import { residenceRules as rules } from '@/content/rules/income-tax/residence';
import type { Table } from '@/lib/calculator';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { formatCompact, inr } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { Answer } from './answer';
import { isBack } from './days';
import { ordinaryFrom, residenceOnReturn } from './plan';
import { shortNames } from './status';

const met = (holds: boolean) => (holds ? 'Met' : 'Not met');

function shortTestName({ status, input }: Answer): string {
  const { shortTest, isVisitorAboveLimit } = status.finding;
  const earlier = `with ${rules.earlierDays} in the ${rules.earlierYears} years before`;
  if (isVisitorAboveLimit) {
    return `${shortTest} days on visits, ${earlier}, with more than ${formatCompact(rules.incomeAbove)} of Indian income`;
  }
  return shortTest === rules.fullDays
    ? `${rules.shortDays} days (for ${input.person === 'leaving' ? 'people who leave for a job' : 'visitors'} it is ${shortTest})`
    : `${shortTest} days, ${earlier}`;
}

/** Returns the tests of residence with what was found. */
export function testsTable(answer: Answer): Table {
  const { status, input, isNonResident } = answer;
  const { finding, income } = status;
  const { ordinary } = rules;
  const isCitizen = input.person !== 'origin' && input.person !== 'foreign';
  const ifResident = (holds: boolean) => (isNonResident ? 'Not needed' : met(holds));
  const tests: readonly (readonly [test: string, yours: string, result: string])[] = [
    [`${rules.fullDays} days in India in the year`, `${finding.days}`, met(finding.days >= rules.fullDays)],
    [
      shortTestName(answer),
      `${finding.days} and ${finding.earlierDays}`,
      finding.shortTest < rules.fullDays
        ? met(finding.days >= finding.shortTest && finding.earlierDays >= rules.earlierDays)
        : 'Not for you',
    ],
    [
      `Deemed: Indian citizen, Indian income above ${formatCompact(rules.incomeAbove)}, liable to tax nowhere else`,
      inr(income),
      isCitizen ? met(finding.test === 'deemed') : 'Not for you',
    ],
    [
      `Not ordinarily: non-resident in ${ordinary.nonResidentYears} of ${ordinary.ofYears} years before`,
      `${finding.nonResidentYears}`,
      ifResident(finding.nonResidentYears >= ordinary.nonResidentYears),
    ],
    [
      `Not ordinarily: at most ${ordinary.days} days in ${ordinary.inYears} years before`,
      `${finding.daysBefore}`,
      ifResident(finding.daysBefore <= ordinary.days),
    ],
  ];
  return tableOf(tests, {
    id: 'tests',
    lead: true,
    caption: 'The tests of residence',
    columns: [
      { label: 'Test', unit: 'text', cell: ([test]) => test },
      { label: 'Yours', unit: 'text', cell: ([, yours]) => yours },
      { label: 'Result', unit: 'text', cell: ([, , result]) => result },
    ],
  });
}

/** Returns what coming back does, by day; null without a plan, or once the day is over. */
export function planTable({ plan, input }: Answer): Table | null {
  if (!plan || isBack(input)) return null;
  const { chosen, later, longer, months } = plan;
  const days = new Map([chosen, later, longer, ...months].flatMap((each) => (each ? [[each.day, each]] : [])));
  return tableOf(
    [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    {
      id: 'coming-back',
      lead: true,
      caption: 'Coming back for good, by day',
      columns: [
        { label: 'Come back on', unit: 'date', cell: ({ day }) => day },
        { label: 'That year', unit: 'text', cell: (each) => shortNames[residenceOnReturn(each)] },
        { label: 'Income abroad taxed from', unit: 'text', cell: ordinaryFrom },
        {
          label: 'Years as RNOR',
          unit: 'count',
          rollUp: 'none',
          cell: ({ statuses }) => statuses.filter((status) => status === 'notOrdinarily').length,
        },
      ],
      note: `RNOR means resident but not ordinarily resident. ROR means ordinary resident. We work out each line again from your ${input.totalDays === null ? 'stays' : 'total of days, taken as the days before coming back'}, with all days in India from that day and today’s law.`,
    },
  );
}

/** Returns the days of the year and of those before. */
export function daysTable({ status, input }: Answer): Table {
  const own = firstYearOf(input.financialYear);
  const { earlierYears, ordinary } = rules;
  return tableOf(
    Array.from({ length: ordinary.ofYears + 1 }, (_, back) => own - back),
    {
      id: 'days',
      caption: 'Days in India, year by year',
      columns: [
        { label: 'Year', unit: 'text', cell: financialYearFrom },
        { label: 'Days', unit: 'count', rollUp: 'none', cell: status.daysIn },
      ],
      note: `The tests use the year itself, and the ${earlierYears}, ${ordinary.inYears} and ${ordinary.ofYears} years before it.`,
    },
  );
}
