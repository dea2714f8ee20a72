import { banksClosed, type DueDateYear, type Obligation, type Topic } from '@/content/rules/due-dates';
import { addMonths } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { formatDate, formatMonth } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';
import {
  appliesTo,
  instalment,
  monthsOf,
  nextOpenDay,
  type ReturnDays,
  type SetDate,
  setDates,
  weekdayOf,
} from '@/lib/tax/due-dates';
import type { TimelineInput } from './form';
import { missedText } from './missed';
import { situationOf } from './situation';

/** One date of the calendar. */
export interface Entry {
  readonly id: string;
  readonly topic: Topic;
  /** What is due, with its month or quarter: no two entries have the same. */
  readonly title: string;
  readonly date: IsoDate;
  /** The day that the rule sets, before a closed bank or an order moved it. */
  readonly setOn: IsoDate;
  readonly why: string;
  /** How the date was found. */
  readonly how: string;
  readonly cite: Citation;
  /** ₹ due on the day, where it is known. */
  readonly amount: number | null;
  /** What missing it costs; '' where it is not yours to keep. */
  readonly missed: string;
  /** The return has been filed, in time or after the day. */
  readonly isDone: boolean;
  readonly isLate: boolean;
  /** The advance tax of a day still to come has been paid before it. */
  readonly isPaid: boolean;
}

/** Returns the savings planned for the rest of the year, each up to what counts, ₹. */
export function plannedSavings(input: TimelineInput, year: DueDateYear): { section80C: number; nps: number } {
  return {
    section80C: Math.min(input.section80C, year.savings.value.most),
    nps: Math.min(input.nps, year.pension.value.most),
  };
}

function periodName(period: string, financialYear: string): string {
  if (period === '') return '';
  if (!period.startsWith('Q')) return `, ${formatMonth(period)}`;
  const start = monthsOf(financialYear)[(Number(period.slice(1)) - 1) * 3] ?? '';
  return `, ${formatMonth(start).slice(0, 3)} to ${formatMonth(addMonths(start, 2))}`;
}

/** Returns the name of a Saturday or Sunday; undefined for a working day. */
export function weekendName(day: IsoDate): string | undefined {
  return new Map([
    [0, 'Sunday'],
    [6, 'Saturday'],
  ]).get(weekdayOf(day));
}

/** Returns the day in force, with the sentence and the authority that moved it or left it. */
function dayInForce(
  { id, due, how, moves, usual, topic }: Obligation,
  { period, date }: SetDate,
  year: DueDateYear,
): { date: IsoDate; how: string; cite: Citation } {
  const order = year.extensions[id]?.find((each) => each.period === period);
  if (order) {
    return { date: order.to, how: `${how} An order moved it from ${formatDate(date)}.`, cite: order.cite };
  }
  const weekend = weekendName(date);
  if (moves) {
    const open = nextOpenDay(date, banksClosed.value);
    if (open === date) return { date, how, cite: due.cite };
    const closed = weekend ? `a ${weekend}` : 'a holiday';
    return {
      date: open,
      how: `${how} ${formatDate(date)} is ${closed}, so payment on the next working day is in time.`,
      cite: banksClosed.cite,
    };
  }
  if (!weekend || usual || topic === 'own') return { date, how, cite: due.cite };
  if (due.value.kind === 'withReturn' || id.startsWith('return')) {
    return {
      date,
      how: `${how} ${formatDate(date)} is a ${weekend}. A circular allows the next working day, but the portal is open every day, so do not rely on it.`,
      cite: due.cite,
    };
  }
  return { date, how: `${how} ${formatDate(date)} is a ${weekend}, but the date does not move.`, cite: due.cite };
}

function amountOf(obligation: Obligation, input: TimelineInput, year: DueDateYear): number | null {
  if (obligation.share) return input.taxAfterTds === null ? null : instalment(input.taxAfterTds, ...obligation.share);
  if (obligation.id !== 'old-regime-savings') return null;
  const { section80C, nps } = plannedSavings(input, year);
  return section80C + nps > 0 ? section80C + nps : null;
}

/**
 * Returns what each instalment to come asks for after the tax that was paid, ₹: the next one with all that is short, later ones with their
 * own share. Empty where nothing was entered as paid.
 */
function instalmentsOf(mine: readonly Obligation[], input: TimelineInput, year: DueDateYear): Map<Obligation, number> {
  const { paid, taxAfterTds, today, financialYear } = input;
  if (paid === null || taxAfterTds === null) return new Map();
  const undated: ReturnDays = { returnDue: '', filedOn: '' };
  const toCome = mine
    .flatMap((obligation) => {
      const [set] = obligation.share ? setDates(obligation.due.value, financialYear, undated) : [];
      return set && obligation.share
        ? [
            {
              obligation,
              date: dayInForce(obligation, set, year).date,
              upTo: (taxAfterTds * obligation.share[0]) / 100,
            },
          ]
        : [];
    })
    .filter(({ date }) => today === '' || date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  let settled = paid;
  return new Map(
    toCome.map(({ obligation, upTo }) => {
      const amount = Math.max(0, upTo - settled);
      settled = Math.max(settled, upTo);
      return [obligation, amount];
    }),
  );
}

/** Returns every date of a person's calendar for a financial year, in order. */
export function entriesOf(input: TimelineInput, year: DueDateYear): Entry[] {
  const situation = situationOf(input, year);
  const mine = year.obligations.filter((obligation) => appliesTo(obligation.who, situation));
  const undated: ReturnDays = { returnDue: '', filedOn: '' };
  const itsReturn = mine.find((obligation) => obligation.id.startsWith('return'));
  const [due] = itsReturn ? setDates(itsReturn.due.value, input.financialYear, undated) : [];
  // What is due with the return moves with it.
  const returnDue = itsReturn && due ? dayInForce(itsReturn, due, year).date : '';
  const days: ReturnDays = { returnDue, filedOn: input.filedOn };
  const instalments = instalmentsOf(mine, input, year);
  const isAllPaid = (input.paid ?? 0) >= (input.taxAfterTds ?? Number.POSITIVE_INFINITY);
  return mine
    .flatMap((obligation) => {
      const amount = instalments.get(obligation) ?? amountOf(obligation, input, year);
      return setDates(obligation.due.value, input.financialYear, days).map((set): Entry => {
        const inForce = dayInForce(obligation, set, year);
        const isPaid = obligation.share
          ? amount === 0
          : isAllPaid && obligation.topic === 'advanceTax' && (input.today === '' || inForce.date >= input.today);
        return {
          id: obligation.id,
          topic: obligation.topic,
          title: obligation.title + periodName(set.period, input.financialYear),
          ...inForce,
          setOn: set.date,
          why: obligation.why,
          amount,
          missed: obligation.missed && !isPaid ? missedText(obligation.missed.value, amount, input) : '',
          isDone: input.filedOn !== '' && obligation.id.startsWith('return'),
          isLate: obligation.id.startsWith('return') && input.filedOn > inForce.date,
          isPaid,
        };
      });
    })
    .sort((a, b) => compareText(a.date, b.date));
}
