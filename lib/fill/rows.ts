/** Rows that a search lists: "15k june 30k july", "3 lakh, 4 lakh and 5 lakh", "6 terms 1.5 lakh each". */

import { addMonths } from '../iso-date';
import { monthName, monthOf } from '../typed/units';
import type { FillBox, FillForm } from './form';
import type { Sum } from './joined';
import type { Line } from './line';
import type { Pair } from './pairs';
import { put, type Sheet, take } from './sheet';
import { valueIn } from './value-in';

const separators = String.raw`(?:(?:,|;|&|\/|\+|and|aur|then)\s*)`;
const nextOfList = new RegExp(String.raw`^\s*${separators}+$`, 'u');
/** Behind the day of a row the next amount needs no separator: "15k june 2027 30k july 2027". */
const afterDay = new RegExp(String.raw`^\s*\)?\s*${separators}*$`, 'u');
/** "45000 on 14 june 2026", "45000 (14 june 2026)". */
const besideDay = /^\s*,?\s*(?:on|in|ko|dated|\()?\s*$/;

/** Rows that "6 terms 1.5 lakh each" makes, at most. */
const mostEach = 12;

/** A row that the next figure may go on after. */
interface RowEnd {
  readonly box: FillBox;
  readonly end: number;
  /** Whether the day of the row ends it. */
  readonly isDay?: true;
}

/** The figures of a search that are rows of a list. */
export interface Listing {
  /** Returns the one box for a day of these rows. */
  readonly dayOf: (name: string) => FillBox | undefined;
  /** Returns whether a figure is the day of the amount before it. */
  readonly isDayOfRow: (figure: number) => boolean;
  /** Returns whether a figure is a day right behind an amount: "balance 3.1 lakh on 31 march 2026". */
  readonly isBesideAmount: (figure: number) => boolean;
  /** Returns whether a figure goes on with the list that the one before it is in. */
  readonly isListed: (figure: number) => boolean;
}

/** Returns which figures of a search are rows of a list of this form. */
export function listingOf({ text, quantities }: Line, { boxes }: FillForm): Listing {
  const dayOf = (name: string) => {
    const days = boxes.filter((box) => box.kind === 'date' && box.cell !== undefined && box.name === name);
    return days.length === 1 ? days[0] : undefined;
  };
  const hasDays = boxes.some(({ cell, name }) => cell !== undefined && dayOf(name));
  const between = (figure: number) => text.slice(quantities[figure - 1]?.end, quantities[figure]?.at);
  const isBesideAmount = (figure: number) =>
    quantities[figure]?.day !== undefined &&
    quantities[figure - 1]?.as.money !== undefined &&
    quantities[figure - 1]?.day === undefined &&
    besideDay.test(between(figure));
  const isDayOfRow = (figure: number) => hasDays && isBesideAmount(figure);
  return {
    dayOf,
    isDayOfRow,
    isBesideAmount,
    isListed: (figure) =>
      quantities[figure]?.isListed === true ||
      (isDayOfRow(figure - 1) && !quantities[figure]?.day && afterDay.test(between(figure))),
  };
}

/** Months between rows that "each" makes: "8 semesters 1.5 lakh each"; of other terms a year. */
const stepOf = (text: string) => (/(?<![a-z])(?:sem(?:ester)?s?|half|halves|che+ mahine)(?![a-z])/.test(text) ? 6 : 12);

/** Gives the rows that "each" makes months one after another. */
function spread(
  { form, rows }: Sheet,
  { name }: FillBox,
  day: FillBox | undefined,
  times: number,
  months: number,
): void {
  const usual = form.rows[name]?.[day?.cell ?? -1];
  if (day?.cell === undefined || !day.month || !usual) return;
  for (let row = 1; row < times; row += 1) {
    const cells = rows[name]?.[row];
    if (cells) cells[day.cell] = addMonths(usual, row * months);
  }
}

/** Puts a figure into its box: its parts, or as many of it as "each" says, into rows of their own. */
export function putInRows(
  sheet: Sheet,
  { quantity: figure, box, value }: Pair,
  sums: readonly Sum[],
  { text }: Line,
  { dayOf }: Listing,
): void {
  const { quantity: own, parts = [] } = sums[figure] ?? {};
  if (box.cell === undefined) {
    put(sheet, box, value, figure);
  } else if (parts.length > 1) {
    parts.forEach((part, row) => {
      const each = valueIn({ ...part, per: own?.per ?? null }, box);
      if (each !== null) put(sheet, box, each, figure, row);
    });
  } else {
    const isCount = ({ quantity: { as } }: Sum, index: number) =>
      index < figure && !sheet.placed.has(index) && (as.count ?? 99) <= mostEach;
    const times = own?.isEach ? (sums.find(isCount)?.quantity.as.count ?? 1) : 1;
    for (let row = 0; row < times; row += 1) put(sheet, box, value, figure, row);
    spread(sheet, box, dayOf(box.name), times, stepOf(text));
  }
}

const rowsWith = ({ places }: Sheet, box: FillBox) => places.filter((each) => each.box === box).length;

/** Puts further figures of a list into the next rows, with their days. */
export function putListed(sheet: Sheet, { text, quantities }: Line, { dayOf, isDayOfRow }: Listing): void {
  let last: RowEnd | null = null;
  for (const [index, quantity] of quantities.entries()) {
    const box = sheet.placed.get(index);
    const day = isDayOfRow(index) && last ? dayOf(last.box.name) : undefined;
    const isNext = (last?.isDay ? afterDay : nextOfList).test(text.slice(last?.end, quantity.at)) || quantity.isListed;
    const value = box || !last || !isNext ? null : valueIn(quantity, last.box);
    if (box) last = box.cell === undefined ? null : { box, end: quantity.end };
    else if (last && day && valueIn(quantity, day) !== null) {
      take(sheet, day, index);
      put(sheet, day, quantity.as.date ?? 0, index, rowsWith(sheet, last.box) - 1);
      last = { box: last.box, end: quantity.end, isDay: true };
    } else if (last && value !== null) {
      take(sheet, last.box, index);
      put(sheet, last.box, value, index, rowsWith(sheet, last.box));
      last = { box: last.box, end: quantity.end };
    }
  }
}

/** Puts figures beside the words of a cell that has one already into its next rows: each has a word of its own, and is no end of "from … to …". */
export function putNamedAgain(sheet: Sheet, { quantities }: Line, pairs: readonly Pair[], best: readonly Pair[]): void {
  const used = new Set(best.flatMap(({ by }) => (by ? [by.from] : [])));
  for (const { quantity, box, value, worth, by } of pairs) {
    if (quantities[quantity]?.role || used.has(by?.from ?? -1)) continue;
    if (sheet.placed.has(quantity) || box.cell === undefined || worth < 6 || !by || !sheet.taken.has(box)) continue;
    sheet.placed.set(quantity, box);
    put(sheet, box, value, quantity, rowsWith(sheet, box));
  }
}

/** A month without a day means the middle of it, when instalments are due. */
const middle = 15;
const monthBeside = new RegExp(
  String.raw`^\s*(?:(?:rs|rupees?|paid|on|in|by|for|me|mein|ko|ki|ka|की|को|में)\s+)*(?:(\d{1,2})(?:st|nd|rd|th)?[ -])?${monthName}`,
  'u',
);

/** Returns a day of a month, else the one in its middle, since 1970, in the financial year of another day. */
function dayInYearOf(month: number, other: string, day = middle): number {
  const [year = 0, ofOther = 0] = other.split('-').map(Number);
  const from = ofOther >= 4 ? year : year - 1;
  return Date.UTC(month >= 4 ? from : from + 1, month - 1, day) / 86_400_000;
}

/** Puts months right behind the amounts of rows into their days: "paid 50000 in june 60000 sept". */
export function putMonths(sheet: Sheet, { text, quantities }: Line, { dayOf }: Listing): void {
  const rows = new Map<FillBox, number>();
  for (const { box, order } of [...sheet.places]) {
    const day = box?.kind === 'money' ? dayOf(box.name) : undefined;
    if (!box || day?.cell === undefined) continue;
    const row = rows.get(box) ?? 0;
    rows.set(box, row + 1);
    const usual = sheet.form.rows[box.name]?.[day.cell] ?? '';
    const [found = '', ofMonth] = monthBeside.exec(text.slice(quantities[order]?.end, quantities[order + 1]?.at)) ?? [];
    const isSet = sheet.rows[box.name]?.[row]?.[day.cell] !== usual;
    if (found === '' || usual === '' || isSet) continue;
    put(
      sheet,
      day,
      dayInYearOf(monthOf(found.split(/[\s-]+/).at(-1)), usual, ofMonth ? Number(ofMonth) : middle),
      order,
      row,
    );
  }
}
