'use client';

import { memo, Suspense, useId } from 'react';
import { amountInWords } from '@/lib/amount-in-words';
import type { SimpleField } from '@/lib/calculator';
import { readBox } from '@/lib/read-input';
import { valueText } from '@/lib/value-text';
import type { ControlProps } from './control';
import { FindableControl } from './findable-control';
import { formTexts } from './form-texts';
import { DurationControl, NumberControl } from './number-control';
import { ChoiceControl, DateControl, isSideBySide, MonthControl, TextControl, YesNoControl } from './plain-controls';
import { FieldTrouble } from './with-answer';

function Control(props: ControlProps<SimpleField>) {
  const { field } = props;
  switch (field.kind) {
    case 'duration':
      return <DurationControl {...props} field={field} />;
    case 'choice':
      return field.finder ? <FindableControl {...props} field={field} /> : <ChoiceControl {...props} field={field} />;
    case 'yesNo':
      return <YesNoControl {...props} field={field} />;
    case 'date':
      return <DateControl {...props} field={field} />;
    case 'month':
      return <MonthControl {...props} field={field} />;
    case 'text':
      return <TextControl {...props} field={field} />;
    default:
      return <NumberControl {...props} field={field} />;
  }
}

interface FieldRowProps {
  readonly field: SimpleField;
  /** The field's name, or `lines.0.rate` within rows. */
  readonly path: string;
  readonly draft: string | boolean;
  /** Sentences of cross-field problems that name this field. */
  readonly problem: string | undefined;
  readonly onDraft: (path: string, draft: string | boolean) => void;
  readonly compact?: boolean;
}

/** Returns what a box means beyond what it shows: a large amount in words, months as years; null where nothing. */
function meaningOf(field: SimpleField, value: number | null, draft: string | boolean): string | null {
  if (field.kind === 'money' && value !== null && Math.abs(value) >= 1_000) return amountInWords(value);
  if (field.kind === 'duration' && value !== null && /months?$/.test(String(draft))) return valueText(field, value);
  return null;
}

/** How many characters of an option a list shows on a phone of 360 px: within a row, and over the whole width. */
const SEEN_IN_ROW = 33;
const SEEN = 40;

/** The classes of the row, and of the label in it. */
const layouts = {
  compact: ['flex-col gap-1', 'text-muted text-xs'],
  // Long options and free text take the whole width. On a phone they go beside their label where both fit in one line.
  wide: ['flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-stretch', 'flex-auto leading-snug'],
  // The box keeps its place when the amount in words appears under the label.
  beside: [
    'flex-wrap items-start gap-x-3 lg:gap-y-1',
    'flex min-h-11 min-w-0 flex-[1_1_5rem] flex-col justify-center leading-snug',
  ],
} as const;

/** Renders one question: label, control, what the amount is in help, and what is wrong with it. */
export const FieldRow = memo(function FieldRow({
  field,
  path,
  draft,
  problem,
  onDraft,
  compact = false,
}: FieldRowProps) {
  const id = useId();
  // Each box is read by itself: what is typed or dragged shows at once, before the whole form has been read.
  const reading = readBox(field, path, draft);
  const { fault, hint } = reading;
  const value = !fault && typeof reading.value === 'number' ? reading.value : null;
  const inWords = meaningOf(field, value, draft);
  const chosen = 'options' in field ? field.options.find((option) => option.value === draft) : undefined;
  const help = [field.help, chosen?.help].filter(Boolean).join(' ');
  // A phone's list cuts off a longer option; the style sheet hides it below a list on a wider screen.
  const below =
    (compact && inWords) || (chosen && chosen.label.length > (compact ? SEEN_IN_ROW : SEEN) && chosen.label);
  const isOdd = fault || hint || problem;
  const describedBy = [isOdd && `${id}-trouble`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const write = (next: string | boolean) => onDraft(path, next);
  const control = (
    <Control
      field={field}
      id={id}
      draft={draft}
      value={value}
      invalid={Boolean(fault || problem)}
      describedBy={describedBy}
      onDraft={write}
      compact={compact}
    />
  );
  // An empty box of a row that no help explains is still to be filled in.
  const optional = 'optional' in field && field.optional && !field.needed && !(compact && !field.help);
  // A group of radio buttons is named by its label; it is no control that a label could point to.
  const [Label, labelled] = isSideBySide(field, compact)
    ? (['span', { id: `${id}-label` }] as const)
    : (['label', { htmlFor: id }] as const);
  const isWide = field.kind === 'choice' || field.kind === 'text';
  const [row, labelling] = compact ? layouts.compact : isWide ? layouts.wide : layouts.beside;
  return (
    <div className={compact ? 'min-w-0' : 'py-1.5 lg:py-2.5'} data-field={path}>
      <div className={`flex ${row}`}>
        <div className={labelling}>
          <Label {...labelled} className={compact ? 'block' : 'font-medium text-ink text-sm'}>
            {field.label}
            {optional && <span className="font-normal text-muted"> ({formTexts.optional})</span>}
          </Label>
          {inWords && !compact && <p className="text-muted text-xs">{inWords}</p>}
        </div>
        {control}
      </div>
      {isOdd && (
        <Suspense fallback={null}>
          <FieldTrouble
            id={`${id}-trouble`}
            field={field}
            draft={draft}
            reading={reading}
            problem={problem}
            onDraft={write}
          />
        </Suspense>
      )}
      {below && <p className="mt-0.5 text-muted text-xs">{below}</p>}
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-muted text-xs">
          {help}
        </p>
      )}
    </div>
  );
});
