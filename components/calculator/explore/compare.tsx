import { type ReactNode, useId, useMemo, useState } from 'react';
import { type ComparedFigure, type ComparedInput, differences } from '@/lib/explore/compare';
import { MOST_PINS } from '@/lib/read-input';
import { changeText } from './change';
import { nameOf } from './choose';
import type { ExploreProps } from './props';
import { exploreTexts } from './texts';

/** Renders pinned results beside the present one: their inputs and their figures. */
export function Compare(props: ExploreProps) {
  const { pins, onPin } = props;
  const isFull = pins.length >= MOST_PINS;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button" disabled={isFull} onClick={onPin}>
          {exploreTexts.compare.pin}
        </button>
        <p className="text-muted text-sm" aria-live="polite">
          {isFull
            ? exploreTexts.compare.full(MOST_PINS)
            : pins.length === 0
              ? exploreTexts.compare.empty
              : exploreTexts.compare.against(exploreTexts.compare.pinned(1))}
        </p>
      </div>
      {pins.length > 0 && <Sides {...props} />}
    </>
  );
}

function Sides({ calculator, input, pins, onUnpin, onApply }: ExploreProps) {
  const caption = useId();
  const [withSame, setWithSame] = useState(false);
  const { inputs, figures } = useMemo(() => differences(calculator, ...pins, input), [calculator, pins, input]);
  const text = exploreTexts.compare;
  const same = [...inputs, ...figures].filter(({ differs }) => !differs).length;
  // What differs first; the order of the form within each half.
  const chosen = <T extends { readonly differs: boolean }>(rows: readonly T[]): readonly T[] => [
    ...rows.filter(({ differs }) => differs),
    ...(withSame ? rows.filter(({ differs }) => !differs) : []),
  ];
  const [shownInputs, shownFigures] = [chosen(inputs), chosen(figures)];
  const columns = pins.length + 2;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="mt-4 overflow-x-auto" aria-label={text.scrolls} tabIndex={0}>
        <table className="figure w-full text-sm" aria-labelledby={caption}>
          <caption id={caption} className="sr-only">
            {text.caption}
          </caption>
          <thead>
            <tr className="border-line border-b align-bottom">
              <th scope="col" className="sticky left-0 bg-paper py-2 pr-4 text-left font-medium text-muted text-xs">
                {text.item}
              </th>
              {pins.map((pin, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its place in the list
                <PinHead key={index} number={index + 1} onApply={() => onApply(pin)} onUnpin={() => onUnpin(index)} />
              ))}
              <th scope="col" className="py-2 pl-4 text-right font-medium">
                {text.now}
              </th>
            </tr>
          </thead>
          <Part title={text.figures} columns={columns} isEmpty={shownFigures.length === 0}>
            {shownFigures.map((row) => (
              <FigureRow key={row.label} row={row} />
            ))}
          </Part>
          <Part title={text.inputs} columns={columns} isEmpty={shownInputs.length === 0}>
            {shownInputs.map((row) => (
              <InputRow key={row.path} row={row} />
            ))}
          </Part>
        </table>
      </section>
      {!inputs.some(({ differs }) => differs) && <p className="mt-3 text-sm">{text.nothing}</p>}
      {same > 0 && (
        <button
          type="button"
          className="button button-quiet mt-2"
          aria-pressed={withSame}
          onClick={() => setWithSame(!withSame)}
        >
          {withSame ? text.hideSame : text.showSame(same)}
        </button>
      )}
    </>
  );
}

interface PinHeadProps {
  readonly number: number;
  readonly onApply: () => void;
  readonly onUnpin: () => void;
}

function PinHead({ number, onApply, onUnpin }: PinHeadProps) {
  const text = exploreTexts.compare;
  return (
    <th scope="col" className="py-2 pl-4 text-right font-medium">
      {text.pinned(number)}
      <span className="flex flex-col items-end">
        <button
          type="button"
          className="button button-quiet whitespace-nowrap"
          aria-label={text.goBackLabel(number)}
          onClick={onApply}
        >
          {text.goBack}
        </button>
        <button type="button" className="button button-quiet" aria-label={text.removeLabel(number)} onClick={onUnpin}>
          {text.remove}
        </button>
      </span>
    </th>
  );
}

interface PartProps {
  readonly title: string;
  readonly columns: number;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Part({ title, columns, isEmpty, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="pt-4 pb-1 text-left font-medium text-muted text-xs">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

const rowClass = 'border-line border-b align-top';
const nameClass = 'sticky left-0 min-w-24 bg-paper py-2 pr-4 text-left font-normal';

function FigureRow({ row }: { readonly row: ComparedFigure }) {
  return (
    <tr className={rowClass}>
      <th scope="row" className={nameClass}>
        {row.label}
      </th>
      {row.sides.map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its column
        <td key={index} className="py-2 pl-4 text-right">
          <span className="block whitespace-nowrap font-medium">{side ? side.text : exploreTexts.compare.absent}</span>
          {side?.change && (
            <span className="block whitespace-nowrap text-muted text-xs">
              {changeText(side.change, exploreTexts.compare.sameAsFirst)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function InputRow({ row }: { readonly row: ComparedInput }) {
  const written = (index: number): string => {
    const value = row.values[index];
    if (value === undefined) return exploreTexts.compare.absent;
    if (row.field.kind === 'yesNo') return value ? exploreTexts.yes : exploreTexts.no;
    return row.texts[index] ?? exploreTexts.compare.absent;
  };
  return (
    <tr className={rowClass}>
      <th scope="row" className={nameClass}>
        {nameOf(row)}
      </th>
      {row.values.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its column
        <td key={index} className={`py-2 pl-4 text-right ${row.differs ? 'font-medium' : ''}`}>
          {written(index)}
        </td>
      ))}
    </tr>
  );
}
