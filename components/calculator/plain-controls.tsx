'use client';

import type { ChoiceField, DateField, MonthField, TextField, YesNoField } from '@/lib/calculator';
import { isIsoDate } from '@/lib/calendar';
import type { ControlProps } from './control';
import { formTexts } from './form-texts';

const SHORT = 18;

/** Renders a few short options side by side; more, or longer ones, go into the browser's own list. */
export function ChoiceControl({
  field,
  id,
  label,
  draft,
  invalid,
  describedBy,
  onDraft,
  compact,
}: ControlProps<ChoiceField>) {
  const sideBySide =
    !compact && field.options.length <= 3 && field.options.every((option) => option.label.length <= SHORT);
  if (!sideBySide) {
    return (
      <select
        id={id}
        className={`control ${field.finder ? 'w-full' : 'max-w-full flex-[999_0_auto]'}`}
        value={String(draft)}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onDraft(event.target.value)}
      >
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className="flex max-w-full flex-[999_0_auto] flex-wrap rounded-lg border border-line-strong"
    >
      {field.options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 min-w-0 flex-[1_1_auto] items-center justify-center rounded-md px-2 text-center text-sm leading-tight has-checked:bg-accent has-checked:font-medium has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            className="sr-only"
            name={id}
            value={option.value}
            checked={draft === option.value}
            onChange={() => onDraft(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}

/** Renders a switch: the label beside it names what "on" means. */
export function YesNoControl({ id, draft, describedBy, onDraft }: ControlProps<YesNoField>) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="switch self-center"
      checked={draft === true}
      aria-checked={draft === true}
      aria-describedby={describedBy}
      onChange={(event) => onDraft(event.target.checked)}
    />
  );
}

/**
 * Renders the browser's own date box. It cannot show a text that is no day, as a link or a pasted row may hold: it stays
 * empty then.
 */
export function DateControl({ field, id, draft, invalid, describedBy, onDraft, compact }: ControlProps<DateField>) {
  return (
    <input
      id={id}
      type="date"
      className={`control ${compact ? 'w-full' : 'w-40 max-w-full sm:w-44'}`}
      min={field.min}
      max={field.max}
      value={isIsoDate(String(draft)) ? String(draft) : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onDraft(event.target.value)}
    />
  );
}

/** Renders a month and a year, as two lists: browsers do not agree on a month box. */
export function MonthControl({
  field,
  id,
  label,
  draft,
  invalid,
  describedBy,
  onDraft,
  compact,
}: ControlProps<MonthField>) {
  const [year = '', month = ''] = String(draft).split('-');
  const first = Number(field.min.slice(0, 4));
  const years = Array.from({ length: Number(field.max.slice(0, 4)) - first + 1 }, (_, index) => String(first + index));
  return (
    <span className={`grid grid-cols-2 gap-1.5 ${compact ? 'w-full' : 'w-44 max-w-full'}`}>
      <select
        id={id}
        className="control w-full pr-7 pl-2"
        aria-label={`${label}, ${formTexts.month}`}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={month}
        onChange={(event) => onDraft(`${year}-${event.target.value}`)}
      >
        {formTexts.monthNames.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="control w-full pr-7 pl-2"
        aria-label={`${label}, ${formTexts.year}`}
        aria-invalid={invalid}
        value={year}
        onChange={(event) => onDraft(`${event.target.value}-${month}`)}
      >
        {!years.includes(year) && <option value={year}>{year}</option>}
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Renders a line of free text. */
export function TextControl({ field, id, draft, invalid, describedBy, onDraft }: ControlProps<TextField>) {
  return (
    <input
      id={id}
      type="text"
      className="control w-full"
      autoComplete="off"
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      value={String(draft)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onDraft(event.target.value)}
    />
  );
}
