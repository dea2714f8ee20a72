/** What a search knows of a form: the boxes that figures go into, the choices, and what is filled in. */
import type { Meaning, QuantityKind } from '../asked';

/** A box that a figure can go into. */
export interface FillBox extends Meaning {
  /** The name of the field, or of the rows that the cell is in. */
  readonly name: string;
  readonly label: string;
  /** Its bounds, in its own unit. */
  readonly min?: number;
  readonly max?: number;
  readonly per?: 'month' | 'year';
  readonly bare?: true;
  readonly side?: string;
  readonly howOften?: string;
  readonly anyTime?: true;
  readonly months?: number;
  readonly none?: string;
  readonly noLoan?: true;
  readonly foreign?: true;
  /** The box with the rate in rupees of one unit of its money. */
  readonly rate?: string;
  readonly adds?: true;
  readonly ofWhole?: true;
  readonly paid?: 'once' | 'again';
  readonly now?: string;
  readonly company?: string;
  /** Words for what is left of the most that it takes. */
  readonly rest?: string;
  readonly named?: true;
  readonly with?: Readonly<Record<string, string | boolean>>;
  /** All the choices that show it. */
  readonly needs?: Needs;
  /** A length of time that this box counts in years; else in months. */
  readonly inYears?: true;
  /** Known by its label alone: another box with words for a figure goes first. */
  readonly rare?: true;
  /** The first place of the form that asks for the same, where several do. */
  readonly like?: string;
  /** A month, of which a day is the first. */
  readonly month?: true;
  /** Its values, where it is a choice among figures. */
  readonly oneOf?: readonly string[];
  /** The place of the cell, where it is one of rows. */
  readonly cell?: number;
  /** The cells of the same row that show this one, by their places. */
  readonly besides?: readonly (readonly [cell: number, value: string])[];
}

/** By the name of a choice, the values with which something is shown. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** A choice, with the words that mean each of its values. */
export interface FillChoice {
  readonly name: string;
  readonly label: string;
  readonly cell?: number;
  readonly options: readonly (readonly [value: string, words: string, label: string])[];
  /** Where several are named, the first of the list is meant; else none. */
  readonly first?: true;
  /** Where it is shown on a choice alone; and the choices that a word for it makes then. */
  readonly needs?: Needs;
  readonly with?: Readonly<Record<string, string | boolean>>;
  /** From which age on each value holds, for a choice of age bands. */
  readonly ages?: readonly (readonly [from: number, value: string])[];
}

/** Amounts of a form's example that count together: where one of `of` is filled in, those of `nothing` that are not have nothing in them. */
export interface CountedTogether {
  /** Names of fields, or of rows. */
  readonly of: readonly string[];
  readonly nothing: readonly string[];
  /** What is left of one after another, or the one itself, for a box that a search does not fill in. */
  readonly difference?: { readonly name: string; readonly of: string; readonly less?: string };
}

/** What a search needs to know of a form. */
export interface FillForm {
  readonly boxes: readonly FillBox[];
  readonly choices: readonly FillChoice[];
  /** By the name of rows, the cells of a new one, as links have them. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** What its example may not add to the figures of a search. */
  readonly together?: readonly CountedTogether[];
  /** The words of the page's own name: beside a figure they say less than others, "emi 50 lakh" is a loan. */
  readonly own: string;
  /** The values of choices at the start, of those that show others. */
  readonly starts: Readonly<Record<string, string>>;
}

/** A figure, or a choice, in its place. */
export interface FilledIn {
  readonly name: string;
  readonly label: string;
  readonly kind: QuantityKind | 'choice';
  readonly value: number;
  /** The label of a choice's value, a day, or an amount of other money. */
  readonly text?: string;
}
