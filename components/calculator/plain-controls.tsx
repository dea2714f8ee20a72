'use client';

import type { ChoiceField, DateField, MonthField, SimpleField, TextField, YesNoField } from '@/lib/calculator';
import { isIsoDate } from '@/lib/calendar';
import { monthNames } from '@/lib/format-date';
import { Glyph } from '../ui/glyph';
import type { ControlProps } from './control';
import { formTexts } from './form-texts';
import { selectsAtFocus } from './selects-at-focus';
import { typing } from './typing';

const SHORT = 18;

/** Returns whether the options of a field are rendered as radio buttons side by side: a few short ones, not within a row. */
export function isSideBySide(field: SimpleField, compact: boolean): boolean {
  return (
    field.kind === 'choice' &&
    !field.finder &&
    !compact &&
    field.options.length <= 3 &&
    field.options.every((option) => option.label.length <= SHORT)
  );
}

/** Renders a few short options side by side; more, or longer ones, go into the browser's own list. */
export function ChoiceControl({ field, id, draft, invalid, describedBy, onDraft, compact }: ControlProps<ChoiceField>) {
  if (!isSideBySide(field, compact)) {
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
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="segments flex max-w-full flex-[999_0_auto] flex-wrap rounded-lg border border-line-strong"
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

/** Renders a switch: the label beside it, or above it in a row, names what "on" means. */
export function YesNoControl({ id, draft, describedBy, onDraft, compact }: ControlProps<YesNoField>) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={`switch ${compact ? '' : 'self-center'}`}
      checked={draft === true}
      aria-checked={draft === true}
      aria-describedby={describedBy}
      onChange={(event) => onDraft(event.target.checked)}
    />
  );
}

/** Renders a box for a day as dd/mm/yyyy, and the browser's calendar to pick one from: its own box shows days in its own order. */
export function DateControl({ field, id, draft, invalid, describedBy, onDraft, compact }: ControlProps<DateField>) {
  const draftText = String(draft);
  const isDay = isIsoDate(draftText);
  const text = isDay ? draftText.split('-').reverse().join('/') : draftText;
  return (
    <span className={`control flex items-center ${compact ? 'w-full' : 'w-40 max-w-full sm:w-44'}`}>
      <input
        {...selectsAtFocus}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="figure w-full min-w-0 bg-transparent outline-0"
        placeholder={formTexts.day}
        value={text}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onDraft(typing.late?.day(target.value, text) ?? target.value)}
        // A year of two digits might still become one of four, until the box is left.
        onBlur={() => typing.late && onDraft(typing.late.day(text.replace(/(\D\d\d?\D)(\d\d)$/, '$120$2'), text))}
      />
      <span className="day-picker">
        <Glyph name="calendar" />
        <input
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={field.min}
          max={field.max}
          value={isDay ? draftText : ''}
          onChange={(event) => onDraft(event.target.value)}
          onClick={(event) => event.currentTarget.showPicker?.()}
        />
      </span>
    </span>
  );
}

/** Renders a month and a year, as two lists: browsers do not agree on a month box. */
export function MonthControl({ field, id, draft, invalid, describedBy, onDraft, compact }: ControlProps<MonthField>) {
  const [year = '', month = ''] = String(draft).split('-');
  const first = Number(field.min.slice(0, 4));
  const years = Array.from({ length: Number(field.max.slice(0, 4)) - first + 1 }, (_, index) => String(first + index));
  return (
    <span className={`grid grid-cols-2 gap-1.5 ${compact ? 'w-full' : 'w-44 max-w-full'}`}>
      <select
        id={id}
        className="control w-full pr-7 pl-2"
        aria-label={`${field.label}, month`}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={month}
        onChange={(event) => onDraft(`${year}-${event.target.value}`)}
      >
        {monthNames.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="control w-full pr-7 pl-2"
        aria-label={`${field.label}, year`}
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
      {...selectsAtFocus}
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
