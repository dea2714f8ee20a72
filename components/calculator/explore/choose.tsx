import { useId } from 'react';
import type { NumericFigure } from '@/lib/calculator';
import type { NumericInput, RowPlace } from '@/lib/explore/inputs';
import type { ExploreWords } from './words';

/** The name of an input, with its row where it stands in one. */
export function nameOf(
  { label, row }: { readonly label: string; readonly row?: RowPlace },
  words: ExploreWords,
): string {
  return row ? words.inRow(label, row.noun, row.number) : label;
}

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choose({ label, value, options, onChoose }: ChooseProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-muted text-sm">
        {label}
      </label>
      <select id={id} className="control mt-1 w-full" value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The list of headlines; nothing where there is only one. */
export function ChooseHeadline(props: {
  readonly figures: readonly NumericFigure[];
  readonly value: string;
  readonly onChoose: (label: string) => void;
  readonly words: ExploreWords;
}) {
  if (props.figures.length < 2) return null;
  const options = props.figures.map(({ label }) => ({ value: label, label }));
  return <Choose label={props.words.headline} value={props.value} options={options} onChoose={props.onChoose} />;
}

/** The list of inputs that are numbers. */
export function ChooseInput(props: {
  readonly inputs: readonly NumericInput[];
  readonly value: string;
  readonly onChoose: (path: string) => void;
  readonly words: ExploreWords;
}) {
  const options = props.inputs.map((input) => ({ value: input.path, label: nameOf(input, props.words) }));
  return <Choose label={props.words.input} value={props.value} options={options} onChoose={props.onChoose} />;
}
