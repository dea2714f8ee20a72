import type { AnyCalculator, AnyInput, NumericFigure, Result } from '@/lib/calculator';
import type { NumericInput } from '@/lib/explore/inputs';
import type { Tool } from './texts';

export interface ExploreProps {
  readonly calculator: AnyCalculator;
  readonly input: AnyInput;
  /** The result of `input`. */
  readonly result: Result;
  readonly pins: readonly AnyInput[];
  readonly onPin: () => void;
  readonly onUnpin: (index: number) => void;
  readonly onApply: (input: AnyInput) => void;
  /** Which of the four is open. */
  readonly tool: Tool;
}

/** What the tools about one headline get besides: the headlines and inputs that are numbers, at least one of each. */
export interface ToolProps extends ExploreProps {
  readonly figures: readonly NumericFigure[];
  readonly inputs: readonly NumericInput[];
}
