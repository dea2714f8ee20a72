/** Figures that no box takes without a word of its own: the words beside them say what they are. */
import { type Line, nextInTime } from './line';
import type { Mention } from './mentions';

/** "Rent 20000 for 6 months then 25000": what comes after a figure in time is of its kind, and no box's without a word. */
const comesNext = new RegExp(String.raw`(?:^|\s)${nextInTime}\s*(?:(?:₹|rs|to|for|at)\s*)*$`, 'u');
/** Names of figures that are no income: without a box of that name no box takes them, "refund 40000", "expenses 2 lakh". */
const isNoIncome =
  /(?:^|\s)(?:refunds?|expenses?|expenditure|kharcha|kharche|cash|nakad|compensation|turnover|(?:agri\w*|farm(?:ing)?|kheti|krishi)(?: ki| se)?(?: income| aay| kamai)?)\s+(?:of\s+|is\s+)?$/;

const refundBefore = /(?:^|\s)refunds?\s+(?:of\s+|is\s+)?$/;
/** … also behind the figure: "40000 ka refund", but not "40000 refund kitna". */
const isRefund = /^ (?:ka |ki )?refund(?! kitn)(?![a-z])/;
/** "95000 rate" is a price, of whatever it is. */
const isRated = /^ (?:ka )?rate(?! of| ?\d)(?![a-z])/;
/** "EMI of 30000", "25000 ki emi": but for a page of that name, an EMI is no other amount. */
const emiBefore = /(?:^|\s)emis?\s+(?:of\s+|is\s+|for\s+)?$/;
const emiBehind = /^\s*(?:ki\s+|ke\s+|rs\s+|rupees\s+)?emis?(?![\p{L}\d])(?!\s*(?:of\s+|is\s+)?(?:rs\s*)?\d)/u;

/** Returns whether a figure of a text, between these places, is called an EMI. */
export const isInstalment = (text: string, at: number, end: number): boolean =>
  emiBefore.test(text.slice(0, at)) || emiBehind.test(text.slice(end));

/** Names of figures: where a page asks none of that name, no box takes the amount behind it without a word of its own, "late fee 5000 salary 8 lakh". */
const strongName =
  /(?:^|(?<!\b(?:in|on|par|pe))\s)(sal[ae]ry|ctc|pension|rent|kiraya|turnover|tds|bonus|hra|epf|vpf|penalty|fine|dividend|vrs|encashment|standard deduction|interest|byaa?j)\s+(?:of |is |ka |ki |hai )?$/;

/** Returns of each figure whether the name right before it is of none of a page's boxes, whose own name has the words `own`; `mentioned` are the words of its boxes. */
export function namedElsewhere(
  { text, quantities }: Line,
  own: string,
  mentioned: readonly (readonly Mention[])[],
): boolean[] {
  return quantities.map(({ at, as }, index) => {
    if (refundBefore.test(text.slice(0, at))) return true;
    const [found = '', name = ''] = strongName.exec(text.slice(quantities[index - 1]?.end ?? 0, at)) ?? [];
    if (as.money === undefined || name === '' || own.split('|').includes(name)) return false;
    const from = at - found.trimStart().length;
    return !mentioned.some((mentions) => mentions.some((each) => each.from <= from && each.to >= from + name.length));
  });
}

/** Returns of each figure whether no box takes it without a word, on a page whose name has the words `own`. */
export function needingWords({ text, quantities }: Line, own: string): boolean[] {
  const isOfEmi = /\bemi\b/.test(own);
  return quantities.map(
    ({ at, end, as }, index) =>
      (as.duration === undefined && isNoIncome.test(text.slice(0, at))) ||
      isRefund.test(text.slice(end)) ||
      (as.money !== undefined && isRated.test(text.slice(end))) ||
      (!isOfEmi && isInstalment(text, at, end)) ||
      (index > 0 && comesNext.test(text.slice(quantities[index - 1]?.end, at))),
  );
}
