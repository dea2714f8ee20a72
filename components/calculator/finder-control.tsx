'use client';

import { useCallback, useState } from 'react';
import type { ChoiceField, ChoiceOption } from '@/lib/calculator';
import { Combobox } from '../ui/combobox';
import type { ControlProps } from './control';
import { matchingOptions } from './finder-match';
import type { nearlyMatching } from './finder-nearly';

/** Renders one of many options as a box that finds them by typing. */
export default function FinderControl({ field, id, draft, invalid, describedBy, onDraft }: ControlProps<ChoiceField>) {
  const [nearly, setNearly] = useState<{ readonly match: typeof nearlyMatching } | null>(null);
  const match = useCallback(
    (options: readonly ChoiceOption[], typed: string) => matchingOptions(options, typed, nearly?.match),
    [nearly],
  );
  const loadNearly = () => {
    if (nearly) return;
    // Without this code the list finds what is spelled as it is written there.
    import('./finder-nearly').then(
      ({ nearlyMatching }) => setNearly({ match: nearlyMatching }),
      () => {},
    );
  };
  return (
    <Combobox
      id={id}
      label={field.label}
      options={field.options}
      match={match}
      value={String(draft)}
      onChoose={onDraft}
      onOpen={loadNearly}
      placeholder="Type to search"
      aria-invalid={invalid}
      aria-describedby={describedBy}
    />
  );
}
