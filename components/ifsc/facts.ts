/** What the page was built with. */
export interface DataFacts {
  readonly release: string;
  /** First four letters of all codes, of today and of the past, run together. */
  readonly letters: string;
  readonly listDate: string;
  readonly detailsDate: string;
  /** Share of codes with branch details, as text: "67%". */
  readonly share: string;
  readonly full: boolean;
}
