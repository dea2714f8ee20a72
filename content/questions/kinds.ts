/** Kinds of questions that forms write often, whatever their topic. */
import type { ChoiceField, NumberField, YesNoField } from '@/lib/calculator';
import { choice, yesNo } from '@/lib/calculator';

/** The highest amount of a year that the tax pages take, ₹. */
export const mostOfYear = 1_00_00_00_000;

/** What a page adds to a question of a number, or has other than the rest. */
export type Other = Partial<Omit<NumberField<false>, 'kind' | 'optional'>>;

/** Returns the question of a number, at first empty: it may stay so. */
export const mayBeEmpty = (field: NumberField<false>): NumberField<true> => ({
  ...field,
  optional: true,
  default: null,
});

/** Asks a question answered with yes or no, at first no. */
export const firstNo = (label: string, other?: Partial<Omit<YesNoField, 'kind'>>) =>
  yesNo({ label, default: false, ...other });

/** An option as a form names it. */
type Option<Value> = readonly [value: Value, label: string, help?: string];

/** Asks for one of a few options, each its value, label and help; the first is the default unless `spec` names one. */
export const oneOf = <const Value extends string>(
  spec: Omit<ChoiceField<Value>, 'kind' | 'options' | 'default'> & { readonly default?: NoInfer<Value> },
  options: readonly [Option<Value>, ...Option<Value>[]],
) =>
  choice<Value>({
    default: options[0][0],
    ...spec,
    options: options.map(([value, label, help]) => ({ value, label, ...(help && { help }) })),
  });
