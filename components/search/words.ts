import type { FigureKind } from '@/lib/prefill';

/** Every text of the search lists. */
export interface SearchWords {
  readonly title: string;
  readonly close: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly results: string;
  readonly popular: string;
  readonly all: string;
  readonly filled: string;
  readonly branches: string;
  /** One figure in its box: "Loan amount ₹50,00,000". `value` is ₹, percent or months. */
  readonly filledIn: (label: string, kind: FigureKind, value: number) => string;
  readonly lookUp: (text: string) => string;
  readonly soon: string;
  readonly none: string;
  readonly tryAnother: string;
  readonly didYouMean: string;
  readonly found: (count: number) => string;
  readonly isPopular: string;
  readonly isNew: string;
  readonly viewAll: string;
  readonly categories: string;
}
