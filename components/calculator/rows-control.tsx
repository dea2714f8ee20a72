'use client';

import {
  type ClipboardEvent,
  type ComponentProps,
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { type AnyInput, type AnyRow, isShown, type Problem, type RowsField, type SimpleField } from '@/lib/calculator';
import { type DraftRow, type FieldFault, readRow } from '@/lib/read-input';
import { valueText } from '@/lib/value-text';
import { Glyph } from '../ui/glyph';
import { FieldRow } from './field-row';
import type { PasteRowsProps } from './paste-rows';
import { rowsTexts } from './rows-texts';
import type { Change } from './use-calculator';
import { RowsTrouble } from './with-answer';

interface RowsControlProps {
  readonly field: RowsField;
  readonly name: string;
  readonly rows: readonly DraftRow[];
  /** What is wrong with the list as a whole. */
  readonly fault: FieldFault | undefined;
  /** Which rows hold a box that cannot be read: '0,2'. */
  readonly faultyRows: string;
  /** On a phone a row is one line, which opens at a tap. */
  readonly isFolded: boolean;
  readonly problems: readonly Problem[];
  /** The whole input, for a list that reads files. */
  readonly input?: AnyInput;
  readonly onChange: (change: Change) => void;
}

/** Returns the width of a cell: free text, long options and long explanations take the whole row, the two lists of a month half a wide one. */
function widthOf(field: SimpleField): string {
  if (field.kind === 'text' || (field.help ?? '').length > 70) return 'col-span-2';
  if (field.kind === 'choice' && field.options.some((option) => option.label.length > 24)) return 'col-span-2';
  return field.kind === 'month' ? 'col-span-2 min-[28rem]:col-span-1' : 'col-span-2 min-[22rem]:col-span-1';
}

/** Returns the values of a row in one line. */
function lineOf(field: RowsField, values: AnyRow): string {
  return Object.entries(field.fields)
    .filter(([, cellField]) => cellField.kind !== 'yesNo' && isShown(cellField, values))
    .filter(([cell]) => (values[cell] ?? '') !== '')
    .map(([cell, cellField]) => {
      const text = valueText(cellField, values[cell] ?? null);
      // A bare number does not identify a row.
      return cellField.kind === 'whole' || cellField.kind === 'decimal' ? `${cellField.label} ${text}` : text;
    })
    .join(' · ');
}

/** Cells of a spreadsheet rather than the text of one box: a tab, or more lines than one. */
const isTable = (text: string) => /\t|\S[^\S\n]*\n\s*\S/.test(text.trim());

type Panel = ComponentType<PasteRowsProps & { readonly input: AnyInput }>;

/** Fetches the panel of a list: one that reads files where the list has a reader, else one that takes the cells of a spreadsheet. */
function loadPanel(field: RowsField): Promise<Panel> {
  return field.reader
    ? import('./read-file').then((module) => module.default as Panel)
    : import('./paste-rows').then((module) => module.default);
}

/** Returns the panel that takes rows from elsewhere, whose code loads when it is first opened, and what opens and closes it. */
function usePaste(field: RowsField) {
  const [text, setText] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<{ readonly Panel: Panel } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = (pasted: string) => {
    setText(pasted);
    setFailed(false);
    if (loaded) return;
    loadPanel(field).then(
      (Panel) => setLoaded({ Panel }),
      () => setFailed(true),
    );
  };
  return { text, loaded, failed, open, close: () => setText(null) };
}

interface RowMovesProps {
  readonly field: RowsField;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function RowMoves({
  field,
  index,
  count,
  className,
  onMove,
  onRemove,
}: RowMovesProps & { readonly className: string }) {
  return (
    <span data-moves className={`no-print -my-1 flex flex-wrap ${className}`}>
      <IconButton
        label={rowsTexts.moveUp(field.noun, index + 1)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Glyph name="up" className="size-4" />
      </IconButton>
      <IconButton
        label={rowsTexts.moveDown(field.noun, index + 1)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Glyph name="downwards" className="size-4" />
      </IconButton>
      <IconButton
        data-remove
        label={rowsTexts.removeRow(field.noun, index + 1)}
        disabled={count <= (field.minRows ?? 0)}
        onClick={onRemove}
      >
        <Glyph name="bin" className="size-4" />
      </IconButton>
    </span>
  );
}

interface RowItemProps extends RowMovesProps, Pick<RowsControlProps, 'isFolded' | 'problems'> {
  /** Of the row, as in `lines.0`. */
  readonly path: string;
  readonly row: DraftRow;
  readonly isOpen: boolean;
  readonly onFold: () => void;
  readonly onDraft: (path: string, value: string | boolean) => void;
}

/** Renders one row: on a phone folded to a line where the list is long, with what moves and removes it. */
function RowItem({
  field,
  path,
  row,
  index,
  count,
  isFolded,
  isOpen,
  problems,
  onFold,
  onDraft,
  onMove,
  onRemove,
}: RowItemProps) {
  const values = readRow(field, row);
  const whenOpen = isOpen ? '' : 'max-lg:hidden';
  return (
    <li data-row className={`rounded-lg border border-line bg-surface ${isOpen ? 'p-3' : 'px-3 lg:p-3'}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        {isFolded && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-sm lg:hidden"
            onClick={onFold}
          >
            <span className="shrink-0 font-medium text-muted text-xs">{rowsTexts.row(field.noun, index + 1)}</span>
            {!isOpen && <span className="figure min-w-0 flex-1 truncate">{lineOf(field, values)}</span>}
            <Glyph name="down" className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
        <span className={`font-medium text-muted text-xs ${isFolded ? 'max-lg:hidden' : ''}`}>
          {rowsTexts.row(field.noun, index + 1)}
        </span>
        <RowMoves
          field={field}
          index={index}
          count={count}
          className={count === 1 && field.minRows ? 'hidden' : whenOpen}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <div className={`mt-1 grid grid-cols-2 gap-x-3 gap-y-2 ${whenOpen}`}>
        {Object.entries(field.fields).map(([cell, cellField]) => {
          if (!isShown(cellField, values)) return null;
          const cellPath = `${path}.${cell}`;
          return (
            <div key={cell} className={widthOf(cellField)}>
              <FieldRow
                compact
                field={cellField}
                path={cellPath}
                draft={row.cells[cell] ?? ''}
                problem={problems.find((each) => each.fields.includes(cellPath))?.text}
                onDraft={onDraft}
              />
            </div>
          );
        })}
      </div>
    </li>
  );
}

/** After rows have been added, puts the focus into the first of them. */
function focusRow(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const row = list?.querySelectorAll('[data-row]')[index];
    const boxes = row?.querySelectorAll<HTMLElement>('input:not([type=range]), select, button') ?? [];
    [...boxes].find((box) => box.offsetParent && !box.matches('[data-moves] *'))?.focus();
  });
}

/** After a row has been removed, puts the focus on a button: a box would open the keyboard of a phone, and scroll the page. */
function focusButton(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const next = list?.querySelectorAll<HTMLElement>('[data-remove]:enabled')[index];
    (next ?? list?.querySelector<HTMLElement>('[data-add]'))?.focus({ preventScroll: true });
  });
}

/** Keeps which rows of a folded list are open: those that were opened, and those in which something is wrong. */
function useOpenRows({ name, rows, isFolded, faultyRows, problems }: RowsControlProps) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  return {
    isOpen: ({ key }: DraftRow, index: number) =>
      !isFolded ||
      opened.includes(key) ||
      faultyRows.split(',').includes(String(index)) ||
      problems.some((each) => each.fields.some((path) => path.startsWith(`${name}.${index}.`))),
    fold: (key: number, isOpen: boolean) =>
      setOpened(isOpen ? opened.filter((each) => each !== key) : [...opened, key]),
    /** Opens the row that is added; those that are open stay so: nothing above the new one may move. */
    openNext: () => {
      const keys = rows.map(({ key }) => key);
      setOpened([...(isFolded ? opened : keys), Math.max(-1, ...keys) + 1]);
    },
  };
}

/** A list of rows: add, remove, reorder; each row is a small form of its own. */
const RowsControl = memo(function RowsControl(props: RowsControlProps) {
  const { field, name, rows, fault, isFolded, problems, input = {}, onChange } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const full = rows.length >= field.maxRows;
  const problem = problems.find((each) => each.fields.includes(name))?.text;
  const { isOpen, fold, openNext } = useOpenRows(props);
  const paste = usePaste(field);
  const opener = useRef<HTMLButtonElement>(null);
  /** A table pasted into a box of a row is shown in the panel first: no row is replaced without a question. */
  const takeTable = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.target instanceof HTMLTextAreaElement || !isTable(text)) return;
    event.preventDefault();
    paste.open(text);
  };
  const setCell = (path: string, value: string | boolean) => {
    const [, row = '', cell = ''] = path.split('.');
    onChange({ do: 'setCell', name, row: Number(row), cell, value });
  };
  const addRow = () => {
    openNext();
    onChange({ do: 'addRow', name, row: rows.length });
    focusRow(list.current, rows.length);
  };
  return (
    <fieldset ref={list} className="py-1.5 lg:py-2.5" data-field={name} onPaste={takeTable}>
      <legend className="float-left w-full font-medium text-sm">{field.label}</legend>
      {field.help && <p className="clear-both text-muted text-xs">{field.help}</p>}
      {rows.length === 0 && (
        <p className="clear-both pt-2 text-muted text-sm max-lg:hidden">{rowsTexts.noRows(field.noun)}</p>
      )}
      <ol className="clear-both space-y-2 pt-2">
        {rows.map((row, index) => (
          <RowItem
            key={row.key}
            field={field}
            path={`${name}.${index}`}
            row={row}
            index={index}
            count={rows.length}
            isFolded={isFolded}
            isOpen={isOpen(row, index)}
            problems={problems}
            onFold={() => fold(row.key, isOpen(row, index))}
            onDraft={setCell}
            onMove={(to) => onChange({ do: 'moveRow', name, row: index, to })}
            onRemove={() => {
              onChange({ do: 'removeRow', name, row: index });
              focusButton(list.current, Math.max(0, index - 1));
            }}
          />
        ))}
      </ol>
      {(fault || problem) && (
        <Suspense fallback={null}>
          <RowsTrouble fault={fault} problem={problem} />
        </Suspense>
      )}
      <ListButtons field={field} isFull={full} paste={paste} opener={opener} onAdd={addRow} />
      {full && <p className="mt-1 text-muted text-xs">{rowsTexts.mostRows(field.noun, field.maxRows)}</p>}
      <PastePanel
        field={field}
        paste={paste}
        opener={opener}
        present={rows.length}
        input={input}
        onRows={(cells, instead) => {
          onChange({ do: 'putRows', name, rows: cells, instead });
          focusRow(list.current, instead ? 0 : rows.length);
        }}
      />
    </fieldset>
  );
});

interface PasteParts {
  readonly field: RowsField;
  readonly paste: ReturnType<typeof usePaste>;
  /** The button that opens the panel. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

interface ListButtonsProps extends PasteParts {
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

function ListButtons({ field, isFull, paste, opener, onAdd }: ListButtonsProps) {
  const addButton = (
    <button
      key="add"
      type="button"
      data-add
      className={field.reader ? 'button button-quiet' : 'button'}
      disabled={isFull}
      onClick={onAdd}
    >
      <Glyph name="plus" className="size-4" />
      {rowsTexts.addRow(field.noun)}
    </button>
  );
  const pasteButton = (
    <button
      key="paste"
      ref={opener}
      type="button"
      className={field.reader ? 'button' : 'button button-quiet max-[26rem]:px-1'}
      aria-expanded={paste.text !== null}
      onClick={() => (paste.text === null ? paste.open('') : paste.close())}
    >
      <Glyph name="paste" className="size-4 max-[26rem]:hidden" />
      {field.reader ? rowsTexts.readFile : rowsTexts.pasteRows}
    </button>
  );
  return (
    <div className="no-print mt-2 flex flex-wrap gap-x-2 lg:mt-3 lg:gap-y-2">
      {/* Where files are read, that is the usual way, and a row of one's own the exception. */}
      {field.reader ? [pasteButton, addButton] : [addButton, pasteButton]}
    </div>
  );
}

interface PastePanelProps extends PasteParts {
  readonly present: number;
  readonly input: AnyInput;
  readonly onRows: (cells: readonly DraftRow['cells'][], instead: boolean) => void;
}

/** Renders the panel that takes rows from elsewhere while it is open, and says what it took. */
function PastePanel({ field, paste, opener, present, input, onRows }: PastePanelProps) {
  const [taken, setTaken] = useState('');
  return (
    <>
      {paste.text !== null && paste.loaded && (
        <paste.loaded.Panel
          field={field}
          present={present}
          text={paste.text}
          input={input}
          onRows={(cells, instead, announcement) => {
            setTaken(announcement);
            paste.close();
            onRows(cells, instead);
          }}
          onClose={() => {
            paste.close();
            opener.current?.focus();
          }}
        />
      )}
      {paste.text !== null && paste.failed && <p className="mt-2 text-danger text-sm">{rowsTexts.pasteFailed}</p>}
      <p role="status" className="sr-only">
        {taken}
      </p>
    </>
  );
}

function IconButton({ label, ...props }: { readonly label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink disabled:opacity-30"
    />
  );
}

export default RowsControl;
