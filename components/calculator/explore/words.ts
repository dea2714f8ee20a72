/** The four questions one can ask about a result. */
export type Tool = 'compare' | 'solve' | 'sweep' | 'sensitivity';

/** Every text of compare, solve for, what if and sensitivity; loaded with them. */
export interface ExploreWords {
  readonly titles: Readonly<Record<Tool, string>>;
  readonly intros: Readonly<Record<Tool, string>>;
  readonly working: string;
  /** The list of headlines to choose from. */
  readonly headline: string;
  /** The list of inputs to choose from. */
  readonly input: string;
  /** An input that stands in a row: "Rate, line 2". */
  readonly inRow: (label: string, noun: string, number: number) => string;
  readonly noHeadline: string;
  readonly noInputs: string;
  readonly yes: string;
  readonly no: string;
  readonly compare: {
    readonly caption: string;
    readonly scrolls: string;
    readonly item: string;
    readonly now: string;
    readonly pinned: (number: number) => string;
    readonly pin: string;
    readonly full: (most: number) => string;
    readonly empty: string;
    readonly goBack: string;
    readonly goBackLabel: (number: number) => string;
    readonly remove: string;
    readonly removeLabel: (number: number) => string;
    readonly inputs: string;
    readonly figures: string;
    readonly nothing: string;
    readonly showSame: (count: number) => string;
    readonly hideSame: string;
    readonly against: (first: string) => string;
    readonly sameAsFirst: string;
    readonly absent: string;
  };
  readonly solve: {
    readonly target: (headline: string) => string;
    readonly unreadable: string;
    readonly years: string;
    readonly answer: (input: string, value: string, headline: string, figure: string) => string;
    readonly past: (target: string) => string;
    readonly stretch: (input: string, from: string, to: string, headline: string, figure: string) => string;
    readonly outOfReach: (headline: string, target: string) => string;
    readonly reach: (
      input: string,
      from: string,
      to: string,
      headline: string,
      lowest: string,
      highest: string,
    ) => string;
    readonly noEffect: (input: string, headline: string, figure: string) => string;
    readonly refused: (input: string) => string;
    readonly several: (count: number) => string;
    readonly use: (value: string) => string;
    readonly inUse: string;
  };
  readonly sweep: {
    readonly title: (headline: string, input: string) => string;
    /** The notes of the chart: an input's value and the headline there. */
    readonly today: (value: string, figure: string) => string;
    readonly kinks: string;
    readonly kink: (value: string, figure: string) => string;
    readonly smooth: string;
    readonly flat: (input: string, headline: string, figure: string) => string;
    readonly refused: (input: string, from: string, to: string) => string;
    readonly nothing: (input: string) => string;
  };
  readonly sensitivity: {
    readonly caption: (headline: string, figure: string) => string;
    readonly scrolls: string;
    readonly input: string;
    readonly down: string;
    readonly now: string;
    readonly up: string;
    readonly at: (value: string) => string;
    readonly noChange: string;
    readonly atBound: string;
    readonly refused: string;
    readonly nothing: (headline: string) => string;
  };
}
