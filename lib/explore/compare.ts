import type { AnyCalculator, AnyInput, Figure, Result, SimpleField, SimpleValue } from '../calculator';
import { formatFigure } from '../format';
import { valueText } from '../value-text';
import { type RowPlace, resultOf, shownInputs } from './inputs';

/** One input on every side. */
export interface ComparedInput {
  readonly path: string;
  readonly label: string;
  readonly row?: RowPlace;
  readonly field: SimpleField;
  /** In the order of the sides; undefined where the input is not shown. */
  readonly values: readonly (SimpleValue | undefined)[];
  /** The values as a person reads them; null where the input is not shown. */
  readonly texts: readonly (string | null)[];
  readonly differs: boolean;
}

/** A figure on one side, and how far it is from the first side's. */
interface ComparedSide {
  readonly text: string;
  /** The change as a figure; null on the first side, or where there is nothing to take away from. */
  readonly change: Figure | null;
}

export interface ComparedFigure {
  readonly label: string;
  /** In the order of the sides; null where a side has no such figure. */
  readonly sides: readonly (ComparedSide | null)[];
  readonly differs: boolean;
}

interface Differences {
  readonly inputs: readonly ComparedInput[];
  readonly figures: readonly ComparedFigure[];
}

/** Returns the headline and breakdown figures, each label once. */
function figuresToCompare(result: Result | null): Map<string, Figure> {
  const breakdowns = (result?.breakdowns ?? []).flatMap(({ total, parts }) => [...parts, total]);
  const figures = new Map<string, Figure>();
  for (const figure of [...(result?.headline ?? []), ...breakdowns]) {
    if (!figures.has(figure.label)) figures.set(figure.label, figure);
  }
  return figures;
}

function changeFrom(first: Figure | undefined, figure: Figure): Figure | null {
  if (!first || typeof first.value !== 'number' || typeof figure.value !== 'number' || first.unit !== figure.unit)
    return null;
  return { ...figure, value: figure.value - first.value } as Figure;
}

/**
 * Returns shown inputs and the headline and breakdown figures of several inputs side by side, each figure against the first
 * side's.
 */
export function differences(calculator: AnyCalculator, ...sides: readonly AnyInput[]): Differences {
  const inputsOf = sides.map((side) => new Map(shownInputs(calculator, side).map((each) => [each.path, each])));
  const paths = [...new Set(inputsOf.flatMap((inputs) => [...inputs.keys()]))];
  const inputs = paths.flatMap((path): ComparedInput[] => {
    const found = inputsOf.map((each) => each.get(path));
    const any = found.find((each) => each !== undefined);
    if (!any) return [];
    const texts = found.map((each) => (each ? valueText(each.field, each.value) : null));
    const values = found.map((each) => each?.value);
    const { label, row, field } = any;
    return [{ path, label, ...(row && { row }), field, values, texts, differs: new Set(values).size > 1 }];
  });

  const figuresOf = sides.map((side) => figuresToCompare(resultOf(calculator, side)));
  // A part of a breakdown that is an input by name, the loan amount, is among the inputs already.
  const inputLabels = new Set(inputs.filter(({ row }) => !row).map(({ label }) => label));
  const labels = [...new Set(figuresOf.flatMap((figures) => [...figures.keys()]))].filter(
    (label) => !inputLabels.has(label),
  );
  const figures = labels.map((label): ComparedFigure => {
    const first = figuresOf[0]?.get(label);
    const compared = figuresOf.map((each, index): ComparedSide | null => {
      const figure = each.get(label);
      return figure ? { text: formatFigure(figure), change: index === 0 ? null : changeFrom(first, figure) } : null;
    });
    return { label, sides: compared, differs: new Set(compared.map((side) => side?.text)).size > 1 };
  });
  return { inputs, figures };
}
