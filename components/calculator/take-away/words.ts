/** Texts of what is taken away from a page: file names, sheet names, headings. */
export interface TakeAwayWords {
  readonly inputs: string;
  readonly result: string;
  readonly working: string;
  readonly figure: string;
  readonly value: string;
  readonly how: string;
  readonly authority: string;
  readonly everyRow: (caption: string) => string;
  /** The last line of a copied text: where it comes from. */
  readonly madeWith: (address: string) => string;
  readonly calendarName: string;
}
