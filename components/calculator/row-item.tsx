'use client';

import type { ComponentProps } from 'react';
import { type AnyRow, type AnyValue, isShown, type Problem, type RowsField, type SimpleField } from '@/lib/calculator';
import { type DraftRow, readRow } from '@/lib/read-input';
import { valueText } from '@/lib/value-text';
import { Glyph } from '../ui/glyph';
import { FieldRow } from './field-row';
import { rowGlyphs } from './row-glyphs';
import { rowsTexts } from './rows-texts';

/** The longest labels of options, in characters, that a list shows whole in half a row: of any width, and of a phone. */
const WHOLE_IN_HALF = 18;
const WHOLE_ON_PHONE = 14;
/** From here on an amount does not fit half a phone's row. */
const LONG_AMOUNT = 1_00_00_00_000;

/**
 * Returns the width of a cell: free text, long explanations and a choice with an option that half a row would cut off take the whole row; the two
 * lists of a month, and a choice whose chosen option, or an amount that half a phone's row would cut off, the whole of a narrow one.
 */
function widthOf(field: SimpleField, value: AnyValue | undefined): string {
  if (field.kind === 'text' || (field.help ?? '').length > 70) return 'col-span-2';
  const options = field.kind === 'choice' ? field.options : [];
  if (options.some((option) => option.label.length > WHOLE_IN_HALF)) return 'col-span-2';
  const isCut = options.some((option) => option.value === value && option.label.length > WHOLE_ON_PHONE);
  const isLongAmount = field.kind === 'money' && Number(value) >= LONG_AMOUNT;
  return field.kind === 'month' || isCut || isLongAmount
    ? 'col-span-2 min-[28rem]:col-span-1'
    : 'col-span-2 min-[22rem]:col-span-1';
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
        <Glyph path={rowGlyphs.up} className="size-4" />
      </IconButton>
      <IconButton
        label={rowsTexts.moveDown(field.noun, index + 1)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Glyph path={rowGlyphs.downwards} className="size-4" />
      </IconButton>
      <IconButton
        data-remove
        label={rowsTexts.removeRow(field.noun, index + 1)}
        disabled={count <= (field.minRows ?? 0)}
        onClick={onRemove}
      >
        <Glyph path={rowGlyphs.bin} className="size-4" />
      </IconButton>
    </span>
  );
}

interface RowItemProps extends RowMovesProps {
  /** Of the row, as in `lines.0`. */
  readonly path: string;
  readonly row: DraftRow;
  /** On a phone a row is one line, which opens at a tap. */
  readonly isFolded: boolean;
  readonly isOpen: boolean;
  readonly problems: readonly Problem[];
  readonly onFold: () => void;
  readonly onDraft: (path: string, value: string | boolean) => void;
}

/** Renders one row: on a phone folded to a line where the list is long, with what moves and removes it. */
export function RowItem({
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
      <fieldset
        aria-label={rowsTexts.row(field.noun, index + 1)}
        className={`mt-1 grid grid-cols-2 gap-x-3 gap-y-2 ${whenOpen}`}
      >
        {Object.entries(field.fields).map(([cell, cellField]) => {
          if (!isShown(cellField, values)) return null;
          const cellPath = `${path}.${cell}`;
          return (
            <div key={cell} className={widthOf(cellField, values[cell])}>
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
      </fieldset>
    </li>
  );
}
