import { useId } from 'react';
import type { NumericFigure } from '@/lib/calculator';
import type { NumericInput, RowPlace } from '@/lib/explore/inputs';
import { exploreTexts } from './texts';

/** Returns the name of an input, with its row where it is part of one. */
export function nameOf({ label, row }: { readonly label: string; readonly row?: RowPlace }): string {
  return row ? exploreTexts.inRow(label, row.noun, row.number) : label;
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

/** Renders the list of headlines; nothing where there is only one. */
export function ChooseHeadline(props: {
  readonly figures: readonly NumericFigure[];
  readonly value: string;
  readonly onChoose: (label: string) => void;
}) {
  if (props.figures.length < 2) return null;
  const options = props.figures.map(({ label }) => ({ value: label, label }));
  return <Choose label={exploreTexts.headline} value={props.value} options={options} onChoose={props.onChoose} />;
}

/** Renders the list of inputs that are numbers. */
export function ChooseInput(props: {
  readonly inputs: readonly NumericInput[];
  readonly value: string;
  readonly onChoose: (path: string) => void;
}) {
  const options = props.inputs.map((input) => ({ value: input.path, label: nameOf(input) }));
  return <Choose label={exploreTexts.input} value={props.value} options={options} onChoose={props.onChoose} />;
}
