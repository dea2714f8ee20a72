/** What the boxes of a form ask for, so that a figure that somebody typed elsewhere finds its box: in a search, or on another page. */

/**
 * Money in ₹, a rate in percent, a length of time in months, one in days, a day, a calendar year, a bare number, a weight in grams, an area in
 * square feet.
 */
export type QuantityKind = 'money' | 'percent' | 'duration' | 'days' | 'date' | 'year' | 'count' | 'weight' | 'area';

/** What a figure is, on whatever page it is asked. */
export interface Meaning {
  readonly kind: QuantityKind;
  /** Words beside a figure that mean it, in small letters, as alternatives of a regular expression. */
  readonly words: string;
  /** Plausible values, in the unit of the kind; ₹ of a year where the figure is one of a month or a year. */
  readonly from: number;
  readonly to: number;
  /** The time that boxes count an amount by whose label says none. */
  readonly per?: 'month' | 'year';
  /** Of two figures "from … to …" the one it is. */
  readonly role?: 'from' | 'to';
  /** Of a day: a year alone says it, or somebody's age. */
  readonly byYear?: true;
  readonly byAge?: true;
  /** Of a rate: that of money lent, twelve times the rate of a month. */
  readonly lent?: true;
}

/** How a page asks for a figure. */
export interface AskedFigure<Means extends string | Meaning = string | Meaning> {
  /** The name of a figure that several pages ask for; or what a figure of this page alone is. */
  readonly means: Means;
  /** The time that this box counts an amount by; figures for the other are converted. */
  readonly per?: 'month' | 'year';
  /** A figure without words beside it can be this one: boxes that stand first take them first. */
  readonly bare?: true;
  /** Words that mean it on this page besides those of its meaning. */
  readonly words?: string;
  /** The words of its meaning are none of this box's. */
  readonly only?: true;
  /** Whose or which it is, of several boxes that ask alike: "papa", "input", "second employer". It holds until another box's words come. */
  readonly side?: string;
  /** Of two figures "from … to …" the one it is, where its meaning does not say. */
  readonly role?: 'from' | 'to';
  /** Words of the page's own name say this figure as well as others do: "step up 10%". */
  readonly named?: true;
  /** The choice of the form that says how often its amount is paid, of a month where the choice is not made. */
  readonly howOften?: string;
  /** A rate of a month or of a year, as a choice of the form says. */
  readonly anyTime?: true;
  /** Words that say that there is none of it, where the form's example has some: "zero down payment". */
  readonly none?: string;
  /** How many months one of what it counts takes: four years of EMIs are 48. */
  readonly months?: number;
  /** It takes no amount behind the word for a loan: "home loan 45 lakh" is no price or income. */
  readonly noLoan?: true;
  /** It takes money of other countries. */
  readonly foreign?: true;
  /** The box of the same page with the rate in rupees of one unit of its money: where a search names no other money its amount is in rupees, at 1. */
  readonly rate?: string;
  /** Figures beside several of its words add up: "ppf 50000 lic 20000". */
  readonly adds?: true;
  /** A part of the largest amount of the search: "20% down payment" is an amount, a basic pay of 12 lakh a share. */
  readonly ofWhole?: true;
  /** Words anywhere in the search with which a figure is rather this one: rent beside HRA is rent paid. */
  readonly company?: string;
  /** Words for what is left of the most that it takes: two months "vacant" are ten let. */
  readonly rest?: string;
  /** Of a day at an end: words that say that it is today, where the box for the beginning has its day. */
  readonly now?: string;
  /** Whether an amount is paid once or each month or year: one with a time beside it goes into the box of those. */
  readonly paid?: 'once' | 'again';
  /** Plausible values of this box, where they are narrower; in the box's own unit. */
  readonly from?: number;
  readonly to?: number;
  /** The choices of the form that show this box, where its own conditions don't say which. */
  readonly with?: Readonly<Record<string, string | boolean>>;
}

/** How a page asks for a choice, or a yes or no: by value, the words that mean it, as alternatives of a regular expression. */
export interface AskedChoice {
  readonly options: Readonly<Record<string, string>>;
  /** Where several are named, the first of the list is meant; else none. */
  readonly first?: true;
  /** The choices of the form that show this one. */
  readonly with?: Readonly<Record<string, string | boolean>>;
}

/** By field, what a page asks for, or adds to what its label means everywhere; the cells of rows as "lots.cost". */
export type AskedFields<Id extends string = string> = Readonly<
  Record<string, Id | AskedFigure<Id | Meaning> | AskedChoice | Omit<AskedFigure, 'means'>>
>;
