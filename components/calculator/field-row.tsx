'use client';

import { memo, useId } from 'react';
import { amountInWords } from '@/lib/amount-in-words';
import type { SimpleField } from '@/lib/calculator';
import { isIsoDate } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { type BoxReading, readBox } from '@/lib/read-input';
import { valueText } from '@/lib/value-text';
import type { ControlProps } from './control';
import { FindableControl } from './findable-control';
import { formTexts } from './form-texts';
import { DurationControl, NumberControl } from './number-control';
import { ChoiceControl, DateControl, MonthControl, TextControl, YesNoControl } from './plain-controls';

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

/** Returns what a plain small number may have meant: "15" where lakhs are asked is offered as "15 lakh". */
function lakhMeant(field: SimpleField, draft: string | boolean, { fault, hint }: BoxReading): string | null {
  if (field.kind !== 'money' || typeof draft !== 'string' || !/^\d{1,3}(\.\d{1,2})?$/.test(draft.trim())) return null;
  const inLakh = Number(draft) * 1_00_000;
  const unlikely = fault?.fault === 'below' || (hint?.hint === 'meantLakh' && !field.paise);
  return unlikely && inLakh >= field.min && inLakh <= field.max && inLakh > 0 ? `${draft.trim()} lakh` : null;
}

/** Returns what a box means beyond what it shows: a large amount in words, a day as 10 Feb 2026, months as years; null where nothing. */
function meaningOf(field: SimpleField, value: number | null, draft: string | boolean): string | null {
  if (field.kind === 'money' && value !== null && Math.abs(value) >= 1_000) return amountInWords(value);
  if (field.kind === 'date' && isIsoDate(String(draft))) return formatDate(String(draft));
  if (field.kind === 'duration' && value !== null && /months?$/.test(String(draft))) return valueText(field, value);
  return null;
}

/** The classes of the row, and of the label in it. */
const layouts = {
  compact: ['flex-col gap-1', 'text-muted text-xs'],
  switch: ['min-h-11 items-center justify-between gap-3', 'text-muted text-xs'],
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
  const optionHelp = field.kind === 'choice' ? field.options.find((option) => option.value === draft)?.help : undefined;
  const help = [field.help, optionHelp].filter(Boolean).join(' ');
  const meant = lakhMeant(field, draft, reading);
  const trouble = fault ? formTexts.fault(fault) : problem;
  const remark =
    hint?.hint === 'meantPercent'
      ? formTexts.meantPercent(String(draft))
      : hint?.hint === 'commaIsNotADecimal'
        ? formTexts.commaIsNotADecimal
        : meant && !fault
          ? formTexts.meantLakh(meant)
          : null;
  const describedBy =
    [trouble && `${id}-trouble`, remark && `${id}-remark`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const control = (
    <Control
      field={field}
      id={id}
      label={field.label}
      draft={draft}
      value={value}
      invalid={trouble !== undefined}
      describedBy={describedBy}
      onDraft={(next) => onDraft(path, next)}
      compact={compact}
    />
  );
  const optional = 'optional' in field && field.optional === true;
  const isWide = field.kind === 'choice' || field.kind === 'text';
  const inRow = field.kind === 'yesNo' ? layouts.switch : layouts.compact;
  const [row, labelling] = compact ? inRow : isWide ? layouts.wide : layouts.beside;
  return (
    <div className={compact ? 'min-w-0' : 'py-1.5 lg:py-2.5'} data-field={path}>
      <div className={`flex ${row}`}>
        <div className={labelling}>
          <label htmlFor={id} className={compact ? '' : 'font-medium text-ink text-sm'}>
            {field.label}
            {optional && <span className="font-normal text-muted"> ({formTexts.optional})</span>}
          </label>
          {inWords && !compact && <p className="text-muted text-xs">{inWords}</p>}
        </div>
        {control}
      </div>
      {trouble && (
        <p id={`${id}-trouble`} className="mt-1 text-danger text-sm">
          {trouble}
        </p>
      )}
      {remark && (
        <p id={`${id}-remark`} className="mt-1 text-cost text-xs">
          {remark}
        </p>
      )}
      {meant && (
        <button type="button" className="button button-quiet no-print text-sm" onClick={() => onDraft(path, meant)}>
          {formTexts.takeInstead(meant)}
        </button>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-0.5 text-muted text-xs">
          {help}
        </p>
      )}
      {inWords && compact && <p className="mt-0.5 text-muted text-xs">{inWords}</p>}
    </div>
  );
});
