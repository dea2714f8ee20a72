'use client';

import { useId } from 'react';
import { Combobox, type ComboboxOption } from '../ui/combobox';

export interface Option extends ComboboxOption {
  /** Other words by which it is found, in small letters. */
  readonly also?: string;
}

/** Letters and digits in small letters, words apart by one space. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()}`;

/** Returns the options that have every typed word, those that begin with what was typed first. */
function matching(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).trim().split(' ').filter(Boolean);
  if (words.length === 0) return options;
  const beginning = ` ${words.join(' ')}`;
  const rated = options.flatMap((option) => {
    const text = plain(`${option.label} ${option.also ?? ''}`);
    if (!words.every((word) => text.includes(` ${word}`))) return [];
    const label = plain(option.label);
    const also = plain(option.also ?? '');
    const rank = label === beginning || also.split('  ').includes(beginning) ? 0 : label.startsWith(beginning) ? 1 : 2;
    return [{ option, rank }];
  });
  return rated.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

/** Renders one step: a list to choose from, under its name. */
export function Step({
  label,
  placeholder,
  disabledText,
  ...list
}: {
  readonly label: string;
  readonly placeholder: string;
  /** What the box shows while there is nothing to choose from; undefined where there is. */
  readonly disabledText: string | undefined;
  /** Undefined while the list is on its way. */
  readonly options: readonly Option[] | undefined;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onOpen?: () => void;
  readonly onFocus?: () => void;
  readonly inputRef: (element: HTMLInputElement | null) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-medium text-sm">
        {label}
      </label>
      <Combobox
        {...list}
        id={id}
        label={label}
        match={matching}
        placeholder={disabledText ?? placeholder}
        disabled={disabledText !== undefined}
      />
    </div>
  );
}
