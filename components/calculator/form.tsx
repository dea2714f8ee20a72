'use client';

import { lazy, memo, Suspense, startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  type AnyForm,
  type AnyInput,
  defaultInput,
  type Field,
  type Group,
  isShown,
  type Problem,
} from '@/lib/calculator';
import type { Draft, DraftRow, Reading } from '@/lib/read-input';
import { markHydrated } from '../hydration/early-input';
import { firstUse, whenIdle } from '../hydration/may-load';
import { Glyph } from '../ui/glyph';
import { FieldRow } from './field-row';
import { formTexts } from './form-texts';
import type { RowsComponent } from './rows-control';
import type { Change } from './use-draft';

/** Only forms that a document can fill load it. */
const FillFromText = lazy(() => import('./fill-from-text'));

interface FormProps {
  /** The questions. */
  readonly form: AnyForm;
  readonly draft: Draft;
  /** The form at its defaults, with the visitor's day in it. */
  readonly atFirst: Draft;
  readonly reading: Reading;
  readonly problems: readonly Problem[];
  readonly onChange: (change: Change) => void;
  readonly onApply: (input: AnyInput) => void;
  readonly onReset: () => void;
  /** Renders lists of rows; forms without one go without its code. */
  readonly Rows: RowsComponent | undefined;
}

/** The questions: the main ones in sight, the others behind their headings. */
export const Form = memo(function Form(props: FormProps) {
  const { form, reading, onApply, onReset } = props;
  const main = form.groups.filter((group) => !group.more);
  const more = form.groups.filter((group) => group.more);
  const shown = (group: Group) => group.fields.some((name) => isShown(form.fields[name] as Field, reading.input));
  return (
    <form
      ref={markHydrated}
      data-unhydrated=""
      // Before it has hydrated, submitting it must neither leave the page nor clear what was typed.
      method="dialog"
      className="no-print"
      aria-label={formTexts.inputs}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      {form.fill && (
        <Suspense fallback={<div className="h-[4.3125rem]" />}>
          <FillFromText fill={form.fill} input={reading.input} onApply={onApply} />
        </Suspense>
      )}
      {main.filter(shown).map((group, index) => (
        <fieldset key={group.fields[0]} className={index > 0 ? 'mt-4 border-line border-t pt-3' : ''}>
          {group.title && <legend className="float-left w-full font-semibold text-sm">{group.title}</legend>}
          <div className="fields clear-both divide-y divide-line">
            <GroupFields {...props} group={group} />
          </div>
        </fieldset>
      ))}
      {more.length > 0 && <MoreDetails {...props} groups={more.filter(shown)} />}
      <div className="flex items-center gap-2 sm:flex-wrap lg:mt-5">
        {form.presets && form.presets.length > 0 && (
          // On a phone the examples scroll in one row, with the button that undoes them in sight beside them.
          <div className="-ml-4 flex min-w-0 items-center gap-2 pl-4 max-sm:overflow-x-auto sm:ml-0 sm:flex-wrap sm:pl-0 max-sm:[&>*]:shrink-0">
            <span className="text-muted text-xs max-sm:hidden">{formTexts.examples}</span>
            {form.presets.map((preset) => (
              <button
                key={preset.label}
                type="button"
                className="min-h-11 rounded-full border border-line-strong px-2.5 text-xs hover:border-accent hover:text-accent sm:text-sm"
                onClick={() => onApply({ ...defaultInput(form.fields), ...(preset.input as AnyInput) })}
              >
                {preset.label}
              </button>
            ))}
          </div>
        )}
        <button
          type="button"
          className="button button-quiet ml-auto shrink-0 text-sm sm:ml-0"
          aria-label={formTexts.reset}
          data-track="reset"
          onClick={onReset}
        >
          <Glyph name="again" className="size-4" />
          <span className="max-sm:hidden">{formTexts.reset}</span>
        </button>
      </div>
    </form>
  );
});

/** Whether two drafts of a field are alike. */
const isSame = (a: Draft[string] | undefined, b: Draft[string] | undefined): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Returns whether some field of a group is shown and changed. */
function hasChange({ form, draft, atFirst, reading }: FormProps, group: Group): boolean {
  return group.fields.some(
    (name) => isShown(form.fields[name] as Field, reading.input) && !isSame(draft[name], atFirst[name]),
  );
}

/** Returns whether something in a group cannot be read or makes no sense. */
function hasProblem({ reading, problems }: FormProps, group: Group): boolean {
  const isOf = (path: string) => group.fields.includes(path.split('.')[0] ?? '');
  return reading.faults.some((fault) => isOf(fault.path)) || problems.some((problem) => problem.fields.some(isOf));
}

/** From this many groups on, a phone shows one line in place of their headings, so that the answer is nearer. */
const FOLDED_FROM = 2;

/**
 * Renders the further groups. On a phone many of them are behind one button, which opens by itself when something in them
 * is changed.
 */
function MoreDetails(props: FormProps & { readonly groups: readonly Group[] }) {
  const { groups } = props;
  const id = useId();
  const states = groups.map((group) => ({
    group,
    isChanged: hasChange(props, group),
    isWrong: hasProblem(props, group),
  }));
  const isInUse = states.some(({ isChanged, isWrong }) => isChanged || isWrong);
  const isFolded = groups.length >= FOLDED_FROM;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isInUse) setOpen(true);
  }, [isInUse]);
  if (groups.length === 0) return null;
  return (
    <div className="border-line border-t lg:mt-3">
      <p className={`pt-3 pb-1 font-semibold text-sm ${isFolded ? 'max-lg:hidden' : ''}`}>{formTexts.moreDetails}</p>
      {isFolded && (
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-2 text-left lg:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="shrink-0 font-semibold text-sm">{formTexts.moreDetails}</span>
          <span className="line-clamp-2 min-w-0 flex-1 text-muted text-xs">
            {!isOpen && groups.map((group) => group.title).join(' · ')}
          </span>
          <Glyph name="down" className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      )}
      <div id={id} className={isOpen || !isFolded ? '' : 'max-lg:hidden'}>
        {states.map((state) => (
          <MoreGroup key={state.group.fields[0]} {...props} {...state} />
        ))}
      </div>
    </div>
  );
}

let lastTurn = firstUse;

/** Resolves after the first use of the page, for one caller at a time, each when the browser is idle: what they draw is no long task. */
function nextTurn(): Promise<void> {
  lastTurn = whenIdle(lastTurn);
  return lastTurn;
}

/**
 * Renders a group behind its heading: it opens by itself when something in it is changed from outside or wrong. Its fields
 * are rendered once the page is used and the browser idle, or when it opens: dozens of closed boxes need not be in the exported page.
 */
function MoreGroup(
  props: FormProps & { readonly group: Group; readonly isChanged: boolean; readonly isWrong: boolean },
) {
  const { group, isChanged, isWrong } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let left = false;
    void nextTurn().then(() => startTransition(() => setDrawn((before) => before || !left)));
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if ((isChanged || isWrong) && details.current) details.current.open = true;
  }, [isChanged, isWrong]);
  return (
    <details ref={details} className="border-line border-b last:border-b-0" onToggle={() => setDrawn(true)}>
      <summary className="flex min-h-12 items-center justify-between gap-3 text-sm">
        <span>
          {group.title}{' '}
          {isChanged && (
            <span className="ml-1 rounded-full bg-accent-soft px-2 py-0.5 text-accent text-xs">
              {formTexts.changed}
            </span>
          )}
        </span>
      </summary>
      <div className="fields divide-y divide-line pb-2">{isDrawn && <GroupFields {...props} group={group} />}</div>
    </details>
  );
}

/** On a phone the rows of a list longer than this are one line each, and all rows where a group has more lists than one. */
const MOST_OPEN = 2;

function GroupFields({ form, group, draft, reading, problems, onChange, Rows }: FormProps & { readonly group: Group }) {
  const lists = group.fields.filter((name) => {
    const field = form.fields[name];
    return field?.kind === 'rows' && isShown(field, reading.input);
  });
  const set = useCallback((name: string, value: string | boolean) => onChange({ do: 'set', name, value }), [onChange]);
  return group.fields.map((name) => {
    const field = form.fields[name];
    if (!field || !isShown(field, reading.input)) return null;
    if (field.kind === 'rows') {
      return (
        Rows && (
          <Rows
            key={name}
            field={field}
            name={name}
            rows={draft[name] as readonly DraftRow[]}
            fault={reading.faults.find((each) => each.path === name)}
            faultyRows={reading.faults
              .filter((each) => each.path.startsWith(`${name}.`))
              .map((each) => each.path.split('.')[1])
              .join()}
            isFolded={lists.length > 1 || (draft[name] as readonly DraftRow[]).length > MOST_OPEN}
            problems={problems}
            {...(field.reader && { input: reading.input })}
            onChange={onChange}
          />
        )
      );
    }
    return (
      <FieldRow
        key={name}
        field={field}
        path={name}
        draft={draft[name] as string | boolean}
        problem={problems.find((each) => each.fields.includes(name))?.text}
        onDraft={set}
      />
    );
  });
}
