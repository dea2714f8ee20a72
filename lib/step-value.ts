import type { Result } from './result';

/** Returns the value of the step with a label, as a number; NaN where no step has it. */
export const stepValue = ({ steps }: Pick<Result, 'steps'>, label: string): number =>
  Number(steps.find(({ figure }) => figure.label === label)?.figure.value);
