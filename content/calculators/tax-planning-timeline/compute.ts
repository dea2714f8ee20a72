import { banksClosed, type DueDateYear, dueDates, returnOnClosedDay, type Topic } from '@/content/rules/due-dates';
import { actOf, yearTitle } from '@/content/tax/law-names';
import {
  type Action,
  type Caveat,
  type Chart,
  count,
  dateFigure,
  type Figure,
  type Result,
  rupees,
  type Series,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { daysBetween, financialYearOf } from '@/lib/calendar';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import { lowerFirst } from '@/lib/lower-first';
import { type DateState, deferredInterest, monthsLeft, statesOn } from '@/lib/tax/due-dates';
import { type Entry, entriesOf, plannedSavings, weekendName } from './entries';
import type { TimelineInput } from './form';
import { advanceTaxOf } from './situation';

/** A date with its state on the visitor's day; null without a day. */
interface Marked extends Entry {
  readonly state: DateState | 'done' | 'late' | 'paid' | null;
}

const stateNames: Record<NonNullable<Marked['state']>, string> = {
  past: 'Past',
  today: 'Due today',
  next: 'Next',
  later: 'Later',
  done: 'Filed',
  late: 'Filed late',
  paid: 'Paid',
};

const topics: readonly (readonly [Topic, string])[] = [
  ['advanceTax', 'Advance tax'],
  ['return', 'Return of income'],
  ['own', 'Your own dates'],
  ['tds', 'TDS that you deduct'],
  ['gst', 'GST'],
];

/** Returns the dates of the year with what is past, next and later, and what to do by when. */
export function timelineResult(input: TimelineInput): Result {
  const year = rulesOfYear<DueDateYear>(dueDates, input.financialYear);
  const entries = marked(entriesOf(input, year), input.today);
  const ahead = entries.filter(({ state }) => !['past', 'done', 'late', 'paid'].includes(state ?? ''));
  const sheet = worksheet();
  noteTax(sheet, input, year, entries);
  noteDates(sheet, entries);
  noteStates(sheet, input.today, entries, ahead);
  const plan = savingsPlan(sheet, input, year);
  const calendar = calendarTable(entries);
  return {
    headline: headlineOf(input, entries, ahead),
    sentence: sentenceOf(input, entries, ahead),
    charts: chartsOf(entries, plan),
    tables: plan ? [calendar, plan] : [calendar],
    steps: sheet.steps,
    actions: [...unpaidStep(input, entries, year), ...otherStep(input, ahead), ...ahead.map(nextStepOf)],
    caveats: caveatsOf(input, year, entries),
  };
}

function marked(entries: readonly Entry[], today: IsoDate | ''): Marked[] {
  const open = entries.filter((entry) => !entry.isDone && !entry.isPaid);
  const states = statesOn(
    open.map((entry) => entry.date),
    today,
  );
  const stateOf = new Map(open.map((entry, index) => [entry, states[index] ?? null]));
  return entries.map((entry) => ({
    ...entry,
    state: entry.isPaid ? 'paid' : entry.isDone ? (entry.isLate ? 'late' : 'done') : (stateOf.get(entry) ?? null),
  }));
}

/** Returns what is due on the first date still to come. */
function firstDue(ahead: readonly Marked[]): { date: IsoDate; moved: string; text: string } | null {
  const [first] = ahead;
  if (!first) return null;
  const moved = movedFrom(first);
  const others = ahead.filter(({ date }) => date === first.date).length - 1;
  return { date: first.date, moved, text: others > 0 ? `${first.title}, and ${others} more` : first.title };
}

const returnIn = (entries: readonly Entry[]) => entries.find(({ id }) => id.startsWith('return'));

function headlineOf(input: TimelineInput, entries: readonly Marked[], ahead: readonly Marked[]): [Figure, ...Figure[]] {
  const itsReturn = returnIn(entries);
  if (input.today === '') {
    return [
      count('Dates in your calendar', entries.length),
      ...(itsReturn ? [dateFigure('Return due', itsReturn.date)] : []),
    ];
  }
  const first = firstDue(ahead);
  const sooner = soonerInOther(input, ahead);
  const next = sooner
    ? { date: sooner.entry.date, text: `${sooner.entry.title}, of ${yearTitle(sooner.year)}` }
    : first;
  if (!next) return [verdict('Next date', 'None left'), count('Dates still to come', 0)];
  return [
    dateFigure('Next date', next.date),
    verdict('What is due', next.text),
    { label: 'Days left', value: daysBetween(input.today, next.date), unit: 'days' },
    count('Dates still to come', ahead.length),
  ];
}

/** Dates that are a duty only in some cases, or of the employer: they are no next date beside the duties of another year. */
const onlyInSomeCases = (entry: Entry) =>
  ['verify', 'belated', 'revised', 'form-16'].includes(entry.id) || entry.title.includes(', if ');

/** Returns the dates still to come in the other year, where it has begun too; what was paid is of the year that is chosen. */
function otherDates(input: TimelineInput): { readonly year: string; readonly entries: readonly Entry[] } {
  const year = Object.keys(dueDates).find((each) => each !== input.financialYear) ?? '';
  if (input.today === '' || financialYearOf(input.today) < year) return { year, entries: [] };
  const itsYear = rulesOfYear<DueDateYear>(dueDates, year);
  const its = { ...input, financialYear: year as TimelineInput['financialYear'], filedOn: '', paid: null };
  // Beside a year of the Act of 2025, the forms of the year before are the old ones.
  const named = (title: string) => (actOf(year) === 'act1961' ? title.replace(/\bForm (?=\d)/g, 'old Form ') : title);
  const entries = entriesOf(its, itsYear).filter(({ date }) => date >= input.today);
  return { year, entries: entries.map((entry) => ({ ...entry, title: named(entry.title) })) };
}

/** Returns the first duty of the other year, where it comes before all that is ahead in the year that is chosen. */
function soonerInOther(input: TimelineInput, ahead: readonly Marked[]): { year: string; entry: Entry } | null {
  const { year, entries } = otherDates(input);
  const entry = entries.find((each) => !onlyInSomeCases(each));
  return entry && entry.date < (ahead[0]?.date ?? '9999') ? { year, entry } : null;
}

/** Returns the day that the law sets, where the day in force is another one: " (15 Mar 2026 is a Sunday)". */
function movedFrom({ date, setOn }: Pick<Entry, 'date' | 'setOn'>): string {
  if (date === setOn) return '';
  const weekend = weekendName(setOn);
  return ` (set for ${formatDate(setOn)}${weekend ? `, a ${weekend}` : ''})`;
}

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns, where the other year has begun too and is not over: what comes first in it. */
function otherYear(input: TimelineInput): string {
  const { year, entries } = otherDates(input);
  const [next] = entries;
  return next
    ? ` ${capital(yearTitle(year))} has its own dates, the next on ${formatDate(next.date)}: ${next.title}. Choose that year to see them.`
    : '';
}

function sentenceOf(input: TimelineInput, entries: readonly Marked[], ahead: readonly Marked[]): string {
  const { today, financialYear } = input;
  const [start, end] = [entries[0], entries.at(-1)];
  if (today === '') {
    return `For ${yearTitle(financialYear)} you have ${entries.length} dates, from ${formatDate(start?.date ?? '')} to ${formatDate(end?.date ?? '')}. Your browser marks what is past, next and later.`;
  }
  const first = firstDue(ahead);
  const passed = entries.filter(({ state }) => state === 'past').length;
  const sooner = soonerInOther(input, ahead);
  if (sooner) {
    const { entry, year } = sooner;
    const mine = first
      ? ` For ${yearTitle(financialYear)} the next is ${formatDate(first.date)}${first.moved}: ${first.text}.`
      : ` All ${entries.length} dates for ${yearTitle(financialYear)} are past.`;
    return `${entry.title}, of ${yearTitle(year)}: by ${formatDate(entry.date)}${movedFrom(entry)}, ${inDays(daysBetween(today, entry.date))}. Choose that year to see its dates.${mine}${lateSentence(input, entries)}`;
  }
  const own = first
    ? `${first.text}: by ${formatDate(first.date)}${first.moved}, ${inDays(daysBetween(today, first.date))}. On ${formatDate(today)}, ${passed} of your ${entries.length} dates for ${yearTitle(financialYear)} are past.`
    : `On ${formatDate(today)} all ${entries.length} dates for ${yearTitle(financialYear)} are past.`;
  const open = ahead.some(({ topic }) => topic === 'advanceTax');
  const paid = !open && entries.some(({ isPaid }) => isPaid) ? ' You have paid all of your advance tax.' : '';
  return own + paid + lateSentence(input, entries) + otherYear(input);
}

/** Returns what a return filed after its due date costs. */
function lateSentence({ filedOn }: TimelineInput, entries: readonly Marked[]): string {
  const late = entries.find(({ state }) => state === 'late');
  return late
    ? ` Your return of ${formatDate(filedOn)} came after ${formatDate(late.date)}: ${lowerFirst(late.missed)}.`
    : '';
}

/** Writes the tax to pay in advance, each instalment, and the interest if that one alone is missed. */
function noteTax(sheet: Worksheet, input: TimelineInput, year: DueDateYear, entries: readonly Entry[]): void {
  const { taxAfterTds } = input;
  const way = advanceTaxOf(input, year);
  const limit = inr(year.advanceTaxFrom.value);
  sheet.heading('Advance tax');
  if (way === 'senior') {
    const how = `A resident of ${year.seniorAge.value} or more without business income pays no advance tax.`;
    sheet.step(verdict('Advance tax', 'Not payable'), how, year.seniorAge.cite);
    return;
  }
  if (taxAfterTds === null) {
    const how = `You pay it if the tax of the year after TDS is ${limit} or more. Enter that tax to see each instalment.`;
    sheet.step(verdict('Advance tax', 'If tax is left after TDS'), how, year.advanceTaxFrom.cite);
    return;
  }
  sheet.step(rupees('Tax of the year after TDS', taxAfterTds, { tone: 'tax' }), 'As you typed it.');
  if (way === 'belowLimit') {
    sheet.step(verdict('Advance tax', 'Not payable'), `The tax after TDS is below ${limit}.`, year.advanceTaxFrom.cite);
    return;
  }
  sheet.step(verdict('Advance tax', 'Payable'), `The tax after TDS is ${limit} or more.`, year.advanceTaxFrom.cite);
  for (const { share, title, due, missed } of year.obligations) {
    const entry = entries.find((each) => each.title === title);
    if (!share || !entry || entry.amount === null) continue;
    const [upToThis, upToLast] = share;
    const less = upToLast > 0 ? `, less ${pct(upToLast)} due before` : '';
    const paid =
      input.paid !== null && (input.today === '' || entry.date >= input.today)
        ? `, less what you have paid: ${inr(input.paid)} so far and the instalments before it`
        : null;
    const how = `${pct(upToThis)} of ${inr(taxAfterTds)}${paid ?? less}.`;
    sheet.step(rupees(`${title}: to pay`, entry.amount, { tone: 'tax' }), how, due.cite);
    if (missed?.value.kind !== 'interest') continue;
    const { percentPerMonth, months = 1 } = missed.value;
    const interest = deferredInterest(entry.amount, percentPerMonth, months);
    sheet.step(
      rupees(`${title}: interest if missed`, interest, { tone: 'cost' }),
      `${pct(percentPerMonth)} a month × ${months} × the amount, rounded down to full hundreds, if you miss only this one and pay it by the next date.`,
      missed.cite,
    );
  }
}

/** Writes each date with the rule that sets it. */
function noteDates(sheet: Worksheet, entries: readonly Entry[]): void {
  for (const [topic, heading] of topics) {
    const ofTopic = entries.filter((entry) => entry.topic === topic);
    if (ofTopic.length > 0) sheet.heading(topic === 'advanceTax' ? 'Days of advance tax' : heading);
    for (const { title, date, how, cite } of ofTopic) sheet.step(dateFigure(title, date), how, cite);
  }
}

function noteStates(sheet: Worksheet, today: IsoDate | '', entries: readonly Marked[], ahead: readonly Marked[]): void {
  sheet.heading('Where you stand');
  sheet.step(count('Dates in your calendar', entries.length), 'All dates above.');
  if (today === '') return;
  const past = entries.filter(({ state }) => state === 'past').length;
  sheet.step(count('Dates past', past), `Before ${formatDate(today)}. Today’s date is not past.`);
  sheet.step(count('Dates still to come', ahead.length), `On or after ${formatDate(today)}, and not done.`);
}

/** Returns the planned savings, spread over the months that are left; null where none are planned or no month is left. */
function savingsPlan(sheet: Worksheet, input: TimelineInput, year: DueDateYear): Table | null {
  const { section80C, nps } = plannedSavings(input, year);
  const months = monthsLeft(input.financialYear, input.today);
  if (section80C + nps === 0 || months.length === 0) return null;
  sheet.heading('Savings till 31 March');
  const left = sheet.step(count('Months left', months.length), 'From this month to March, both counted.');
  const monthly = sheet.step(
    rupees(`Section ${year.savings.value.name} a month`, section80C / left, { tone: 'own' }),
    `${inr(section80C)} ÷ ${left}; at most ${inr(year.savings.value.most)} in the year counts.`,
    year.savings.cite,
  );
  const pension = sheet.step(
    rupees('NPS a month', nps / left, { tone: 'own' }),
    `${inr(nps)} ÷ ${left}; at most ${inr(year.pension.value.most)} in the year counts on top.`,
    year.pension.cite,
  );
  return {
    id: 'savings-plan',
    caption: 'Savings month by month',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: `Section ${year.savings.value.name}`, unit: 'rupees' },
      { label: `NPS, section ${year.pension.value.name}`, unit: 'rupees' },
      { label: 'Together', unit: 'rupees' },
    ],
    rows: months.map((month) => [month, monthly, pension, monthly + pension]),
    total: ['Total', section80C, nps, section80C + nps],
  };
}

function calendarTable(entries: readonly Marked[]): Table {
  const hasAmounts = entries.some(({ amount }) => amount !== null);
  return {
    id: 'dates',
    lead: true,
    caption: 'Your dates',
    columns: [
      { label: 'Date', unit: 'date' },
      { label: 'What is due', unit: 'text' },
      { label: 'Status', unit: 'text' },
      ...(hasAmounts ? [{ label: 'Amount', unit: 'rupees', rollUp: 'none' } as const] : []),
      { label: 'If missed', unit: 'text' },
      { label: 'Why it applies to you', unit: 'text' },
    ],
    rows: entries.map(({ date, setOn, title, state, amount, missed, why }) => [
      date,
      `${title}${movedFrom({ date, setOn })}`,
      state === null ? null : stateNames[state],
      ...(hasAmounts ? [amount] : []),
      missed || null,
      why,
    ]),
    note: 'A date with “if” applies only if that is your case. The working says which dates are only usual, not set by law.',
  };
}

/** Returns money by month where any is known, and the number of dates by month. */
function chartsOf(entries: readonly Marked[], plan: Table | null): Chart[] {
  const byMonth = new Map<string, { tax: number; savings: number; dates: number }>();
  const at = (month: string) => {
    const found = byMonth.get(month) ?? { tax: 0, savings: 0, dates: 0 };
    byMonth.set(month, found);
    return found;
  };
  for (const { date, topic, amount } of entries) {
    const month = at(date.slice(0, 7));
    month.dates += 1;
    if (topic === 'advanceTax') month.tax += amount ?? 0;
  }
  for (const [month, , , together] of plan?.rows ?? []) at(String(month)).savings += Number(together);
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1));
  const withMoney = months.filter(([, { tax, savings }]) => tax + savings > 0);
  const dates: Chart = {
    kind: 'bars',
    title: 'Dates by month',
    unit: 'count',
    bars: months.filter(([, each]) => each.dates > 0).map(([month]) => formatMonth(month)),
    series: [
      {
        label: 'Dates',
        tone: 'other',
        values: months.filter(([, each]) => each.dates > 0).map(([, each]) => each.dates),
      },
    ],
  };
  if (withMoney.length === 0) return [dates];
  const tax: Series = { label: 'Advance tax', tone: 'tax', values: withMoney.map(([, each]) => each.tax) };
  const savings: Series = { label: 'Savings', tone: 'own', values: withMoney.map(([, each]) => each.savings) };
  const money: Chart = {
    kind: 'bars',
    title: 'Money due by month',
    unit: 'rupees',
    bars: withMoney.map(([month]) => formatMonth(month)),
    series: [tax, savings].filter(({ values }) => values.some((value) => value > 0)),
  };
  return [money, dates];
}

/** Returns what is left to pay once every instalment is past; its interest is worked out on the page for advance tax. */
function unpaidStep(input: TimelineInput, entries: readonly Marked[], year: DueDateYear): Action[] {
  const { paid, taxAfterTds, today } = input;
  const instalments = entries.filter(({ topic, amount }) => topic === 'advanceTax' && amount !== null);
  const left = (taxAfterTds ?? 0) - (paid ?? 0);
  const allPast = instalments.length > 0 && instalments.every(({ date }) => date < today);
  return paid !== null && allPast && left > 0
    ? [
        {
          text: `Pay the ${inr(left)} of tax that you have not yet paid. Interest runs on it each month. The advance-tax calculator works it out.`,
          cite: year.advanceTaxFrom.cite,
        },
      ]
    : [];
}

/** Returns the duty of the other year that comes first of all. */
function otherStep(input: TimelineInput, ahead: readonly Marked[]): Action[] {
  const sooner = soonerInOther(input, ahead);
  if (!sooner) return [];
  const { entry, year } = sooner;
  // Without its citation: a result cites the law of its own year.
  return [{ text: `${entry.title}${movedFrom(entry)}, of ${yearTitle(year)}`, date: entry.date }];
}

function nextStepOf({ title, amount, date, setOn, cite }: Entry): Action {
  const what = `${title}${movedFrom({ date, setOn })}`;
  return { text: amount === null ? what : `${what}: ${inr(amount)}`, date, cite };
}

function caveatsOf(input: TimelineInput, year: DueDateYear, entries: readonly Entry[]): Caveat[] {
  const { section80C, nps } = plannedSavings(input, year);
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for companies, firms, LLPs and trusts, for partners of an audited firm, or for anybody with a transfer-pricing report. Their dates differ.',
    },
  ];
  const returnDue = returnIn(entries)?.date ?? '';
  const weekend = weekendName(returnDue);
  if (weekend) {
    caveats.push({
      kind: 'warning',
      text: `${formatDate(returnDue)} is a ${weekend}. By a circular of 1992 a return filed on the next working day is in time. But the portal is open every day and may charge the late fee. File by that day.`,
      cite: returnOnClosedDay,
    });
  }
  if (entries.some(({ topic }) => topic === 'advanceTax')) {
    caveats.push({
      kind: 'assumption',
      text: 'An instalment that falls on a bank holiday moves to the next working day. We know only Sundays, second and fourth Saturdays and the three national holidays. If there is a holiday in your State or at your bank, pay before it.',
      cite: banksClosed.cite,
    });
  }
  if (input.gst !== 'none' || input.deducts !== 'none') {
    caveats.push({
      kind: 'limit',
      text: 'We do not move GST and TDS dates for Sundays and holidays, because the portals count from the date itself.',
    });
  }
  if (input.financialYear === '2026-27') {
    caveats.push({
      kind: 'assumption',
      text: 'For the year from 1 April 2026 the Income-tax Act, 2025 applies. For TDS certificates, verification and the tax audit report we use the dates of the year before.',
    });
  }
  caveats.push({
    kind: 'assumption',
    text: 'We know of orders that moved a date up to June 2026. Check the portal for a later order before you rely on a last day.',
  });
  if (input.section80C > section80C || input.nps > nps) {
    caveats.push({
      kind: 'limit',
      text: `Only ${inr(year.savings.value.most)} under section ${year.savings.value.name} and ${inr(year.pension.value.most)} in NPS on top count in a year, so the plan stops there.`,
      cite: year.savings.cite,
    });
  }
  return caveats;
}
