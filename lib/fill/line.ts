/** A search as a line of words and figures, and what stands between them. */
import { eachWord } from '../letters';
import type { ReadSearch } from '../typed-quantities';
import type { Mention } from './mentions';

/** Words that leave a figure beside the word before them. */
const filler =
  /^(?:of|is|are|was|a|an|the|ka|ki|ke|ko|hai|h|tha|thi|at|my|rs|with|for|का|की|के|को|है|per|month|monthly|mahin[ae]|year|yearly)$/;

/** Words for what comes next in time, "10000 for 3 years then 15000": they are of the figure behind them, which is of the kind of one before. */
export const nextInTime = '(?:then|after that|phir|fir|uske baad|फिर|उसके बाद)';

/** What a day counts among the figures that stand between. */
const ofDay = 0.3;

/** A search in which the figures are placed. */
export interface Line extends ReadSearch {
  /** How many words that are no fillers, breaks and figures stand before each position. */
  readonly words: readonly number[];
  readonly breaks: readonly number[];
  readonly figures: readonly number[];
}

let last: { readonly text: string; readonly places: readonly number[] } = { text: '', places: [] };
/** Returns where the words of a text stand that are no fillers. The last text is kept: a search reads it for each form. */
function wordsIn(text: string): readonly number[] {
  if (last.text !== text) {
    const words = [...text.matchAll(eachWord)];
    last = { text, places: words.flatMap(({ index, 0: word }) => (filler.test(word) ? [] : [index])) };
  }
  return last.places;
}

export function lineOf(read: ReadSearch, sides: readonly Mention[]): Line {
  const { text, quantities } = read;
  const size = text.length + 1;
  const marks = { words: new Array<number>(size).fill(0), breaks: [] as number[], figures: [] as number[] };
  marks.breaks = [...marks.words];
  marks.figures = [...marks.words];
  const isFigure = (at: number) => quantities.some((each) => at >= each.at && at < each.end);
  for (const index of wordsIn(text))
    if (!isFigure(index) && !sides.some(({ from, to }) => index >= from && index < to)) marks.words[index] = 1;
  for (const { index } of text.matchAll(/[,;]/g)) if (!isFigure(index)) marks.breaks[index] = 1;
  // A day, or a year, is between a word and its amount: "bought 14 mar 2020 at 8200"; so is what no form asks.
  for (const { at, day, as } of quantities)
    marks.figures[at] =
      day || Object.keys(as).length === 0 || (as.money === undefined && as.year !== undefined) ? ofDay : 1;
  const summed = (each: readonly number[]) => {
    let sum = 0;
    return each.map((mark) => {
      sum += mark;
      return sum - mark;
    });
  };
  return {
    ...read,
    words: summed(marks.words),
    breaks: summed(marks.breaks),
    figures: summed(marks.figures),
  };
}
