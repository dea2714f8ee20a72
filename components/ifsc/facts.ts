/** What the page was built with. */
export interface DataFacts {
  readonly release: string;
  readonly listDate: string;
  readonly detailsDate: string;
  /** Share of codes with branch details, as text: "67%". */
  readonly share: string;
  readonly full: boolean;
}
