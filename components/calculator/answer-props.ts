import type { Answer, AnyCalculator, AnyForm, AnyInput, Headlined } from '@/lib/calculator';
import type { PassedTo } from '@/lib/passed-figures';
import type { Rules } from './rules';
import type { useCalculator } from './use-calculator';

/** A calculator on a similar question. */
export interface RelatedLink {
  readonly href: string;
  readonly title: string;
}

export interface AnswerProps {
  /** The answer to show, of some pages its headline alone; null while the default one shows. */
  readonly good: Answer<Headlined> | null;
  readonly name: string;
  readonly slug: string;
  readonly rules: Rules;
  readonly related: readonly RelatedLink[];
  /** The pages to go on to with these figures. */
  readonly next: readonly PassedTo[];
  readonly isCurrent: boolean;
  /** The figures are those of the exported page. */
  readonly isExample: boolean;
  readonly pins: readonly AnyInput[];
  readonly onPin: () => void;
  readonly onUnpin: (index: number) => void;
  readonly onApply: (input: AnyInput) => void;
  /** Returns the answer to what is in the form at this moment; `good` may be a frame behind it. */
  readonly latestAnswer: () => Answer<Headlined> | null;
  /** Writes what is typed into the address, so that a copied link is the present one. */
  readonly writeAddress: () => void;
}

/** The props of a component of the answer: what the loaded code provides, and answers that are whole. */
export interface LoadedAnswerProps extends Omit<AnswerProps, 'good' | 'latestAnswer'>, Answer {
  readonly calculator: AnyCalculator;
  readonly latestAnswer: () => Answer | null;
}

export interface NoticeProps {
  readonly form: AnyForm;
  readonly rules: Rules;
  /** The titles of the pages that figures come from, by their address. */
  readonly sources: Readonly<Record<string, string>>;
  readonly state: ReturnType<typeof useCalculator>;
}
