/** The figures of a search in the boxes of a form: by the words beside them, by their kind and size, and by their order. */
import { formatNumber } from '../format';
import { namesOtherMoney } from '../typed/figures';
import { type ReadSearch, readSearch, type TypedQuantity } from '../typed-quantities';
import { bestPairs } from './best-pairs';
import { alsoShowing, type Named, namedChoices } from './choices';
import type { FillBox, FilledIn, FillForm } from './form';
import { joined, type Sum } from './joined';
import { type Line, lineOf } from './line';
import { mentionsOf } from './mentions';
import { type Pair, pairsOf } from './pairs';
import { putChoices, putPayments } from './put-choices';
import { type Listing, listingOf, putInRows, putListed, putMonths, putNamedAgain } from './rows';
import { withShares } from './shares';
import { emptyExample, emptySheet, fragmentOf, put, type Sheet, showBoxes, take } from './sheet';
import { isInRupees, isOfOtherMoney, today, valueIn } from './value-in';

interface Filled {
  readonly places: readonly FilledIn[];
  /** The figures that no box takes, as typed. */
  readonly left: readonly string[];
  /** The address after `#` that fills them in. */
  readonly fragment: string;
  /** How well the words beside the figures, and of choices, are those of this form. */
  readonly worth: number;
}

/** Returns the figures without those that are a choice's own, "gst 18%"; joined by their plus signs. */
function sumsOf({ typed, quantities }: ReadSearch, { choices }: FillForm): Sum[] {
  const ofChoices = choices.flatMap(({ options }) =>
    options.flatMap(([, words]) =>
      /\d/.test(words) ? mentionsOf(words, typed).map(({ from, to }) => typed.slice(from, to)) : [],
    ),
  );
  const isOfChoice = (figure: string) => {
    const number = figure.replace(/\s*(?:%|per ?cent|persent|pct|प्रतिशत).*$/u, '').trim();
    return ofChoices.some((each) => {
      const at = each.indexOf(number);
      // The 4 of "44ada" is no "4%".
      return at >= 0 && !/[\d.,]/.test(each.charAt(at - 1)) && !/\d/.test(each.charAt(at + number.length));
    });
  };
  return joined(quantities.filter(({ as, text }) => as.percent === undefined || !isOfChoice(text)));
}

/** Takes the days behind amounts of rows that ask for no day: "balance 6.2 lakh march 2025" says of which year the row is, by a choice. */
function takeDaysOfRows({ form, placed }: Sheet, { quantities }: Line, { isBesideAmount }: Listing): void {
  for (const index of quantities.keys()) {
    const row = placed.get(index - 1);
    const asksDay = form.boxes.some(
      ({ kind, cell, name }) => kind === 'date' && cell !== undefined && name === row?.name,
    );
    if (!placed.has(index) && row?.cell !== undefined && !asksDay && isBesideAmount(index)) placed.set(index, row);
  }
}

/** Puts a day into a box that has nothing yet and takes it; returns whether it does. */
function putDay(sheet: Sheet, box: FillBox, day: number, index: number): boolean {
  const isFree = !sheet.taken.has(box) && day >= (box.min ?? -Infinity) && day <= (box.max ?? Infinity);
  if (!isFree || !alsoShowing(box, sheet.allowed)) return false;
  take(sheet, box, index);
  put(sheet, box, day, index);
  return true;
}

/** Puts days without a word into the boxes for days, in their order: what begins something first, and bought before sold. */
function putDays(sheet: Sheet, quantities: readonly TypedQuantity[]): void {
  const days = quantities
    .flatMap((quantity, index) =>
      quantity.day && !sheet.placed.has(index) ? [{ index, at: quantity.as.date ?? 0 }] : [],
    )
    .sort((one, other) => one.at - other.at);
  const open = sheet.form.boxes.filter((box) => box.kind === 'date' && !sheet.taken.has(box));
  const begins = open.filter(
    (box) => box.role === 'from' && box.cell === undefined && alsoShowing(box, sheet.allowed) !== null,
  );
  const free = [...begins, ...open.filter((box) => !begins.includes(box))];
  if (free.length < days.length) return;
  days.forEach(({ index, at }, order) => {
    putDay(sheet, free[order] as FillBox, at, index);
  });
}

/** A year alone is a day in the middle of it. */
const middleOf = (year: number) => Date.UTC(year, 6, 1) / 86_400_000;

/** Puts two years without a day into the boxes of a beginning and an end: "joined 2009 leaving 2026", "2008 se 2025 tak". */
function putSpan(sheet: Sheet, years: readonly { readonly index: number; readonly year: number }[]): void {
  const [first, last] = years;
  const boxes = sheet.form.boxes.filter(({ kind, role, cell }) => kind === 'date' && role && cell === undefined);
  const begins = boxes.filter(({ role }) => role === 'from');
  const ends = boxes.filter(({ role }) => role === 'to');
  const [from, to] = [begins[0], ends[0]];
  if (!first || !last || years.length !== 2 || first.year >= last.year) return;
  if (!from || !to || begins.length > 1 || ends.length > 1) return;
  if (putDay(sheet, from, middleOf(first.year), first.index)) putDay(sheet, to, middleOf(last.year), last.index);
}

/** Returns whether words stand right before a figure. */
const isRightBefore = (words: string, text: string, at: number) =>
  mentionsOf(words, text).some(
    ({ to }) => to <= at && /^\s*(?:in|on|year|ka|ki|is|hai|में|की)?\s*$/u.test(text.slice(to, at)),
  );

interface TypedYear {
  readonly index: number;
  readonly year: number;
  readonly at: number;
}

/** Puts years without a day right behind a word for a birth, "daughter born 2021", into its box, and others beside it, "opened 2019", into theirs; returns whether one is of a birth. */
function putBirth(sheet: Sheet, text: string, years: readonly TypedYear[]): boolean {
  const boxes = sheet.form.boxes.filter(({ kind, cell }) => kind === 'date' && cell === undefined);
  const birth = boxes.find(({ byAge }) => byAge);
  const isOf = (box: FillBox | undefined, { at }: TypedYear) => box !== undefined && isRightBefore(box.words, text, at);
  const own = years.map((each) => (isOf(birth, each) ? birth : boxes.find((other) => isOf(other, each))));
  if (!own.includes(birth) || own.includes(undefined)) return false;
  for (const [order, { index, year }] of years.entries()) {
    const box = own[order];
    if (box) putDay(sheet, box, middleOf(year), index);
  }
  return true;
}

/** Puts years without a day into the boxes of a purchase and a sale: the earlier is the purchase's, one alone too, unless a word for the sale comes right before it. */
function putYears(sheet: Sheet, { text, quantities }: Line): void {
  const years = quantities
    .flatMap(({ as, at }, index) =>
      as.year !== undefined && as.money === undefined && !sheet.placed.has(index) ? [{ index, at, year: as.year }] : [],
    )
    .sort((one, other) => one.year - other.year);
  const boxes = sheet.form.boxes.filter(({ byYear, cell }) => byYear && cell !== undefined);
  if (boxes.length === 0) {
    if (!putBirth(sheet, text, years)) putSpan(sheet, years);
    return;
  }
  const [bought, sold] = boxes;
  if (
    !bought ||
    !sold ||
    sheet.rows[bought.name]?.length !== 1 ||
    years.length > 2 ||
    years[0]?.year === years[1]?.year
  )
    return;
  const lastOf = (words: string, at: number) =>
    Math.max(-1, ...mentionsOf(words, text).map(({ to }) => (to <= at ? to : -1)));
  const isOfSale = (year: number, at: number) => {
    const to = lastOf(sold.words, at);
    if (to < 0 || to < lastOf(bought.words, at)) return false;
    // "Sold for 1 crore in 2025": of late years the sale's, of earlier ones only right behind the word.
    return /^\s*(?:in|on|me|mein|में)?\s*$/u.test(text.slice(to, at)) || year >= new Date().getFullYear() - 1;
  };
  years.forEach(({ index, at, year }, order) => {
    const isSale = years.length === 2 ? order === 1 : isOfSale(year, at) || sheet.taken.has(bought);
    putDay(sheet, isSale ? sold : bought, middleOf(year), index);
  });
}

/** Puts today into a box for the day of an end whose beginning has a day, where a word says so: "invested on 5 march 2020, now 1.9 lakh". */
function putNow(sheet: Sheet, { text, quantities }: Line): void {
  const hasBegun = [...sheet.taken].some(({ role, cell, kind }) => role === 'from' && kind === 'date' && !cell);
  const box = sheet.form.boxes.find(({ now = '' }) => mentionsOf(now, text).length > 0);
  const hasOther = quantities.some(({ day }, index) => day && !sheet.placed.has(index));
  if (!box || !hasBegun || hasOther) return;
  putDay(sheet, box, today(), quantities.length);
}

/** Puts in nothing where words say that there is none of what an example has: "zero down payment". */
function putNone(sheet: Sheet, { typed, quantities }: Line): void {
  for (const box of sheet.form.boxes) {
    const isSaid = mentionsOf(box.none ?? '', typed).length > 0;
    if (!isSaid || sheet.taken.has(box) || !alsoShowing(box, sheet.allowed)) continue;
    take(sheet, box, quantities.length);
    put(sheet, box, 0, quantities.length);
  }
}

/** "Both 71": the same figure for two boxes that ask alike. */
const forBoth = /(?:^|\s)(?:dono|both|each|दोनों)(?:\s|$)/u;

/** Puts a figure into a second box that asks for the same, where "both" stands beside it. */
function putForBoth(sheet: Sheet, { text, quantities }: Line, { quantity: figure, box, value }: Pair): void {
  const { at = 0, end = 0 } = quantities[figure] ?? {};
  const around = text.slice(quantities[figure - 1]?.end ?? 0, at) + text.slice(end, end + 8);
  if (!box.like || box.cell !== undefined || !forBoth.test(around)) return;
  const twin = sheet.form.boxes.find((each) => each.like === box.like && !sheet.taken.has(each));
  if (!twin) return;
  put(sheet, twin, value, figure);
  sheet.taken.add(twin);
}

/** Puts the second of two figures, "salary 8 lakh and 6 lakh", into the box that asks the same of the other one, where no word says otherwise. */
function putInTwins(sheet: Sheet, { quantities }: Line, { isListed }: Listing, pairs: readonly Pair[]): void {
  for (const [index, quantity] of quantities.entries()) {
    const first = sheet.placed.get(index - 1);
    const best = pairs.find((each) => each.quantity === index);
    if (!first?.like || first.side || !isListed(index) || (best?.by && best.box !== first)) continue;
    const twin = sheet.form.boxes.find(({ side, like }) => side && like === first.like);
    const value = twin ? valueIn(quantity, twin) : null;
    if (!twin || value === null || sheet.taken.has(twin) || !alsoShowing(twin, sheet.allowed)) continue;
    take(sheet, twin, index);
    put(sheet, twin, value, index);
  }
}

/** The day of a balance, or its month: "balance 31 march 2026 3.1 lakh". */
const endOfYear = /-03-(?:01|31)$/;

/** Puts all figures into their boxes; returns the pairs that were chosen as a whole. */
function putFigures(sheet: Sheet, line: Line, sums: readonly Sum[], named: Named): readonly Pair[] {
  const listing = listingOf(line, sheet.form);
  const pairs = pairsOf(line, sheet.form, named).filter(({ quantity }) => !listing.isDayOfRow(quantity));
  const single = pairs.filter(({ quantity }) => !listing.isListed(quantity));
  const best = bestPairs(single, line.quantities.length);
  const rowBox = (figure: number) =>
    best.find(({ quantity, box }) => quantity === figure && box.cell !== undefined)?.box;
  /** "Balance 3.1 lakh on 31 march 2026": the day says of which year the row is, and is nothing else. */
  const rowOfDay = ({ quantity, box, by }: Pair) =>
    box.kind !== 'date' || by
      ? undefined
      : (listing.isBesideAmount(quantity) && rowBox(quantity - 1)) ||
        (endOfYear.test(line.quantities[quantity]?.day ?? '') && rowBox(quantity + 1)) ||
        undefined;
  for (const pair of best) {
    const row = rowOfDay(pair);
    if (row) {
      sheet.placed.set(pair.quantity, row);
      continue;
    }
    putInRows(sheet, pair, sums, line, listing);
    take(sheet, pair.box, pair.quantity);
    putForBoth(sheet, line, pair);
  }
  putListed(sheet, line, listing);
  putInTwins(sheet, line, listing, pairs);
  for (const { quantity, box, value } of pairs) {
    if (!listing.isListed(quantity) || sheet.placed.has(quantity) || sheet.taken.has(box)) continue;
    if (!alsoShowing(box, sheet.allowed)) continue;
    take(sheet, box, quantity);
    put(sheet, box, value, quantity);
  }
  putNamedAgain(sheet, line, pairs, best);
  putMonths(sheet, line, listing);
  takeDaysOfRows(sheet, line, listing);
  putDays(sheet, line.quantities);
  putYears(sheet, line);
  putNow(sheet, line);
  putNone(sheet, line);
  return best;
}

/** Returns the figures that no box takes, as typed; small bare numbers and years say nothing. */
const leftOf = ({ placed }: Sheet, sums: readonly Sum[]) =>
  sums.flatMap(({ quantity, parts }, index) =>
    placed.has(index) || (!quantity.isSure && (quantity.as.money ?? 0) < 1_000) || quantity.as.year !== undefined
      ? []
      : [parts.map((part) => part.text.trim()).join(' + ')],
  );

/** Returns the text of a figure in other money: as typed, without a rupee sign. */
function foreignText({ kind, label, value }: FilledIn, quantity: TypedQuantity | undefined): Pick<FilledIn, 'text'> {
  if (kind !== 'money') return {};
  if (quantity?.isForeign) return { text: quantity.text.trim() };
  return isOfOtherMoney({ label }) ? { text: formatNumber(value, 3) } : {};
}

/** Puts in the rate of 1 beside an amount in rupees, where its box is for other money as well; at a rate that is typed, "20 lakh rate 84.5", the amount in that money. */
function putRateOfRupees(sheet: Sheet, { text, quantities }: Line): void {
  if (namesOtherMoney(text)) return;
  for (const [figure, { rate = '', name }] of [...sheet.placed]) {
    const box = sheet.form.boxes.find((each) => each.name === rate && each.cell === undefined);
    if (!box) continue;
    const ofOne = Number(sheet.values[box.name]);
    if (!sheet.taken.has(box)) {
      sheet.taken.add(box);
      put(sheet, box, 1, figure);
    } else if (ofOne > 1 && isInRupees(quantities[figure])) {
      const at = sheet.places.findIndex((each) => each.name === name);
      const place = sheet.places[at];
      if (!place) continue;
      const value = Math.round((place.value / ofOne) * 100) / 100;
      sheet.values[name] = String(value);
      sheet.places[at] = { ...place, value };
    }
  }
}

/** A figure says no more than this for a form. */
const mostOfPair = 16;
const ofChoice = 2;
/** An age in a band is a figure in its place. */
const ofBand = 10;
const ofLeft = 10;
/** A page that asks for a rate as it is typed is rather meant than one that asks for a lender's twelve times as large. */
const ofConverted = 6;

/** Returns what of a search goes into a form; null where nothing does. */
export function filled(search: string | ReadSearch, form: FillForm): Filled | null {
  const read = typeof search === 'string' ? readSearch(search) : search;
  const sums = sumsOf(read, form);
  // "Sold flat 1.3 crore": what was sold is no word between, as whose it is is none.
  const ofRows = form.choices.flatMap(({ cell, options }) =>
    cell === undefined ? [] : options.map(([, words]) => words),
  );
  const sides = [...form.boxes.flatMap(({ side = '' }) => side), ...ofRows].flatMap((words) =>
    mentionsOf(words, read.text),
  );
  const quantities = withShares(
    sums.map(({ quantity }) => quantity),
    read.text,
    form.boxes,
  );
  const line = lineOf({ ...read, quantities }, sides);
  const named = namedChoices(form, read.typed);
  const sheet = emptySheet(form);
  const best = putFigures(sheet, line, sums, named);
  putRateOfRupees(sheet, line);
  showBoxes(sheet);
  const bands = putChoices(sheet, named, read.typed, line);
  putPayments(sheet, line);
  emptyExample(sheet);
  const { places } = sheet;
  if (places.length === 0) return null;
  const isConverted = ({ quantity, box, value }: Pair) =>
    box.kind === 'percent' && quantities[quantity]?.isLent && value !== quantities[quantity]?.as.percent;
  const left = leftOf(sheet, sums);
  return {
    places: places
      .sort((one, other) => one.order - other.order)
      .map(({ order, box, ...place }) => ({ ...place, ...foreignText(place, line.quantities[order]) })),
    left,
    fragment: fragmentOf(sheet),
    worth:
      best.reduce((sum, pair) => sum + Math.min(pair.worth, mostOfPair) - (isConverted(pair) ? ofConverted : 0), 0) +
      ofChoice * places.filter(({ kind }) => kind === 'choice').length +
      ofBand * bands -
      ofLeft * left.length,
  };
}
