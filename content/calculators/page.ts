import type { CalculatorId } from '@/content/catalogue';
import type { SourceId } from '@/content/sources';
import type { IsoDate } from '@/lib/law';

/** Answers by the question that people ask, in plain text: one short paragraph, no markup. */
export type Faqs = Readonly<Record<string, string>>;

/** The texts around a calculator on its page; it is rendered on the server and never shipped as script. */
export interface CalculatorPage {
  /** One sentence below the heading: what it answers, for whom. At most 110 characters. */
  readonly summary: string;
  /** For search results: 120 to 155 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The last day on which the rules and figures were compared with their sources. */
  readonly checkedOn: IsoDate;
  readonly faqs: Faqs;
  /** Every source that the working or the article cites, in the order of the list on the page. */
  readonly sources: readonly SourceId[];
  /** Calculators on similar questions; those that take figures along are in content/questions/next-pages.ts. */
  readonly related: readonly CalculatorId[];
}
