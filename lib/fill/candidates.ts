/** The boxes that can take a figure, and where their words stand. */
import type { TypedQuantity } from '../typed-quantities';
import type { FillBox } from './form';
import type { Line } from './line';
import { type Mention, mentionsOf } from './mentions';
import { isInstalment } from './needing-words';
import { isDenied } from './shares';
import { valueIn } from './value-in';

/** A box with the figures that it can take, and where its words stand. */
export interface Candidate {
  readonly box: FillBox;
  readonly order: number;
  readonly fitting: readonly { readonly quantity: TypedQuantity; readonly index: number; readonly value: number }[];
  readonly mentions: readonly Mention[];
}

/** The label of a box as people would type it: without its time, and what is in brackets. */
const nameOf = ({ label }: FillBox) =>
  (label.toLowerCase().split(/[,(:]/)[0] ?? '')
    .replace(/ (?:a|per|every|each|of the|in the) (?:month|year)\b/g, '')
    .trim();

/** Returns where the whole label of a box stands. */
function labelMentions(box: FillBox, text: string): Mention[] {
  const name = nameOf(box);
  if (!name.includes(' ')) return [];
  const from = text.indexOf(name);
  return from < 0 ? [] : [{ from, to: from + name.length, isLabel: true }];
}

/** What says that something was not done: "advance tax nahi bhara". */
const isNotDone = /(?:^|\s)(?:nahin?|not)\s+(?:bhar|paid|diya|jama|deposit|kat)/;

const isOfParent = ({ kind, words }: FillBox) => kind === 'count' && /father/.test(words);
const parentBefore = /^(?:pa|pi|fa|dad|mu|mo|mat|maa|पा|पि|मम|मा)/;

/** "Home loan 45 lakh" is no price of a house, and nobody's income. */
const loanBefore = /(?:^|\s)loan\s+(?:of\s+|is\s+)?$/;

/** "44ADA 38 lakh" are the receipts of a profession, and nobody's tax, salary or profit. */
const schemeBefore = /(?:^|\s)44 ?ada?\s+(?:receipts?\s+|turnover\s+)?$/;
const isOfReceipts = ({ words }: FillBox) => /receipts|turnover/.test(words);

/** "NRE fd 20 lakh 7%", "fd 20 lakh interest 1.4 lakh": what was deposited is no interest. */
const depositBefore = /(?:^|\s)(?:fd|deposit)\s+(?:(?:of|me|in|is|rs|nr[oe]|fcnr|account)\s+){0,2}$/;
const interestBehind = /(?:^|\s)(?:interest|byaa?j)\s+(?:(?:of|is|rs)\s+)?\d/;
const ofInterest = /interest/i;
/** Without a sign for percent a number above this before "rate" is a price: "84 rate" is one of exchange. */
const mostPlainRate = 50;
const isCalledRate = /^ (?:ka )?rate(?! of)(?![a-z])/;
/** "22 lpa" is a pay before tax: nobody's take-home pay, and no price or loan. */
const beforeTax = /(?:^|\s)ctc\s+(?:of |is |hai )?$/;
const beforeTaxBehind = /^\s*(?:ka |ki )?(?:lpa|ctc)(?![a-z])/;
/** … and so is a package, unless it is one of a tour. */
const isPackage = /^\s*(?:ka |ki )?package(?![a-z])/;
const ofPackage = /package|tour/;
const ofTakeHome = /take-home|in-hand/i;
const ofPay = /salary|ctc|lpa/;
/** "Limit 20 lakh", "25 lakh ki limit": what the law sets is nobody's amount. */
const limitBefore = /(?:^|\s)limit\s+(?:(?:of|is|hai|rs|earlier|now|old|new|pehle|ab)\s+){0,2}$/;
const limitBehind = /^\s*(?:(?:ka|ki|tax ?free|exempt\w*)\s+){0,2}limit(?![a-z])(?!\s*(?:of |is |hai )?\d)/;
const ofLimit = /limit|most/i;

/** What the words right beside a figure say that it is. */
interface Beside {
  readonly isDeposit: boolean;
  readonly isLoan: boolean;
  readonly isReceipts: boolean;
  readonly isBeforeTax: boolean;
  readonly isPackage: boolean;
  readonly isEmi: boolean;
  readonly isLimit: boolean;
  readonly isPrice: boolean;
}

function besideOf(text: string, { at, end, as: { percent = 0 }, isSure }: TypedQuantity, hasRate: boolean): Beside {
  const [before, behind] = [text.slice(0, at), text.slice(end)];
  return {
    isDeposit: depositBefore.test(before) && (hasRate || interestBehind.test(behind)),
    isLoan: loanBefore.test(before),
    isReceipts: schemeBefore.test(before),
    isBeforeTax: beforeTax.test(before) || beforeTaxBehind.test(behind),
    isPackage: isPackage.test(behind),
    isEmi: isInstalment(text, at, end),
    isLimit: limitBefore.test(before) || limitBehind.test(behind),
    isPrice: !isSure && percent > mostPlainRate && isCalledRate.test(behind),
  };
}

/** Returns whether the words beside a figure keep it out of a box. */
function isOther(box: FillBox, beside: Beside): boolean {
  if ((beside.isReceipts && !isOfReceipts(box)) || (beside.isLoan && box.noLoan)) return true;
  if (box.kind === 'percent') return beside.isPrice;
  if (box.kind !== 'money') return false;
  const isNet = ofTakeHome.test(box.label);
  const isOfPay = !isNet && ofPay.test(box.words);
  return (
    // "Home loan emi 40k" is no interest of a year.
    ((beside.isDeposit || beside.isEmi) && ofInterest.test(box.label)) ||
    (beside.isLimit && !ofLimit.test(box.label)) ||
    (!isOfPay && (beside.isBeforeTax || (beside.isPackage && (isNet || !ofPackage.test(box.words)))))
  );
}

/** Returns the boxes that can take a figure of the search. */
export function candidatesOf({ text, quantities }: Line, boxes: readonly FillBox[]): Candidate[] {
  // What belongs to a figure, "usd" of "8000 usd rate 84", says nothing of another.
  const masked = quantities.reduce(
    (rest, { at, end, isAge }) => (isAge ? rest : rest.slice(0, at) + '#'.repeat(end - at) + rest.slice(end)),
    text,
  );
  const asksParents = boxes.some(isOfParent);
  const hasRate = quantities.some(({ as, isSure }) => isSure && as.percent !== undefined);
  const beside = quantities.map((quantity) => besideOf(text, quantity, hasRate));
  return boxes.flatMap((box, order) => {
    if (mentionsOf(box.none ?? '', text).length > 0) return [];
    const fitting = quantities.flatMap((quantity, index) => {
      // "Mother 68" is nobody else's age, where a form asks for hers.
      const isOthers = asksParents && quantity.isAge && parentBefore.test(quantity.text) && !isOfParent(box);
      const isOtherPart = quantity.isOfWhole && !box.ofWhole;
      const ofFigure = beside[index];
      const value = isOthers || isOtherPart || !ofFigure || isOther(box, ofFigure) ? null : valueIn(quantity, box);
      return value === null ? [] : [{ quantity, index, value }];
    });
    if (fitting.length === 0) return [];
    const mentions = [
      ...mentionsOf(box.words, masked),
      ...mentionsOf(box.rest ?? '', masked),
      ...labelMentions(box, masked),
    ].filter(
      ({ from, to }) =>
        !isDenied.test(masked.slice(0, from)) && !isNotDone.test(masked.slice(Math.max(0, from - 7), to)),
    );
    return [{ box, order, fitting, mentions }];
  });
}
