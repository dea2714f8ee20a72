/** A result as a workbook: the answer first, numbers as numbers, and formulas that follow the inputs wherever the page can say them. */
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { type AnyValue, type Figure, figuresOf, type Unit } from '@/lib/calculator';
import { inputLines } from '@/lib/input-text';
import type { Model, ModelFigure } from '@/lib/model';
import { withoutNilEnd } from '@/lib/table';
import { madeUnder } from '../rules';
import { type AnswerSource, sentenceToShare } from '../share';
import { localDay } from '../today';
import {
  bold,
  boldCell,
  cellInWorkbook,
  figureCell,
  formulaCell,
  inCell,
  inputCell,
  type Sheet,
  type SheetCell,
  serialOf,
  textCell,
  WIDEST,
  withResults,
} from './cells';
import { type Places, placed } from './formulas';
import { modelSheet, modelYearlySheet, placeModel, tableSheet, yearlySheet } from './model-sheets';
import { nameOnce, sheetIn } from './sheet-names';
import { exportTexts } from './texts';

/** The height of a line in points. */
const LINE = 15;
const resultWidths = [34, 22, 40] as const;
/** The rows of the first sheet and of the inputs above their first figure. */
const ABOVE_FIGURES = 2;
const ABOVE_INPUTS = 2;
/** An input that formulas follow. */
const followed = { color: '#1a3fb0', backgroundColor: '#fff7dc' } as const;

/** Returns a figure with its value and unit: those of the answer under its label, where it has no own. */
function valued(figure: ModelFigure, figures: readonly Figure[]): Figure {
  const found = figures.find(({ label }) => label === figure.label);
  if (found) return found;
  if (figure.value === undefined) throw new Error(`The answer has no figure "${figure.label}".`);
  return { label: figure.label, value: figure.value, unit: figure.unit ?? 'rupees' } as Figure;
}

/** Returns the first sheet: the answer as a sentence and figures. */
function resultSheet(
  source: AnswerSource,
  name: string,
  model: Model | null,
  places: Places,
  unchanging: readonly string[],
): Sheet {
  const { calculator, input, result, rules } = source;
  const figures = [
    ...result.headline,
    ...(model?.figures ?? [])
      .filter(({ label }) => !result.headline.some((shown) => shown.label === label))
      .map((figure) => valued(figure, figuresOf(result))),
  ];
  const results = new Map<string, number | string>();
  const wide = resultWidths.reduce((sum, width) => sum + width, 0);
  const day = localDay();
  const sentence = sentenceToShare(source, day);
  const lines = Math.ceil(sentence.length / (0.9 * wide));
  const data: SheetData = [
    [bold(source.name)],
    [{ value: sentence, wrap: true, alignVertical: 'top', columnSpan: 3, height: lines * LINE }, null, null],
    ...figures.map((figure, index): SheetCell[] => {
      const formula = model?.figures.find(({ label }) => label === figure.label)?.formula;
      if (formula !== undefined) results.set(`B${ABOVE_FIGURES + index + 1}`, valueInCell(figure));
      const unit: Unit = figure.unit === 'months' ? 'count' : figure.unit;
      const cell =
        formula === undefined ? figureCell(figure) : formulaCell(placed(formula, places), unit, figure.value);
      const counted =
        model && formula === undefined
          ? exportTexts.doesNotFollow
          : formula !== undefined && figure.unit === 'months'
            ? exportTexts.months
            : null;
      return index === 0 ? [bold(figure.label), boldCell(cell), counted] : [figure.label, cell, counted];
    }),
    [],
    [madeUnder({ calculator, input, rules }, day)],
    [model ? exportTexts.follows : exportTexts.asOnPage],
    ...(model && unchanging.length > 0 ? [[exportTexts.doNotFollow(unchanging)]] : []),
    ...(model?.note ? [[model.note]] : []),
  ];
  return { name, data, widths: resultWidths, results };
}

function valueInCell({ value, unit }: Figure): number | string {
  if (typeof value === 'number') return inCell(value, unit);
  return unit === 'date' || unit === 'month' ? serialOf(value) : value;
}

/** Returns the sheet of what was entered; inputs that formulas follow are marked. */
function inputSheet({ calculator, input }: AnswerSource, name: string, used: ReadonlySet<string>): Sheet {
  const data: SheetData = [
    [bold(exportTexts.inputs)],
    [used.size > 0 ? exportTexts.changeInputs : exportTexts.fixedInputs],
    ...inputLines(calculator, input).map(({ path, label, text }): SheetCell[] => {
      const field = calculator.fields[path];
      const value = input[path] as AnyValue;
      if (!field || field.kind === 'rows') return [label, textCell(text)];
      const cell = value === null ? null : inputCell(field, value, text);
      if (!used.has(path)) return [label, value === null ? text : cell];
      const marked = typeof cell === 'object' && cell !== null ? cell : { value: cell ?? undefined };
      return [label, { ...marked, ...followed } as SheetCell];
    }),
  ];
  return { name, data, widths: resultWidths };
}

/**
 * Returns a result as a workbook: the answer, the inputs, the working with its authorities, and every table, by year and row by row. Each name
 * of a column stays in view. With a model, figures and tables are formulas that follow the inputs; otherwise rows that follow from the row above
 * are formulas, and so are totals and years.
 */
export async function workbookOf(source: AnswerSource): Promise<Blob> {
  const { calculator, input, result } = source;
  const model = (await calculator.workbook?.())?.modelOf(input, result) ?? null;
  const taken = new Set<string>();
  const [first, second, third] = [exportTexts.result, exportTexts.inputs, exportTexts.working].map((name) =>
    nameOnce(name, '', taken),
  ) as [string, string, string];

  const tables = [...(result.tables ?? []), ...(model?.tables ?? [])].map(withoutNilEnd).map((table) => {
    const yearly = table.years ? nameOnce(table.caption, exportTexts.yearly, taken) : null;
    const sheet = nameOnce(table.caption, '', taken);
    const own = model?.sheets.find((each) => each.table === table.id);
    return { table, yearly, sheet, modelled: own ? placeModel(own, table, sheet) : null };
  });
  const labels = [
    ...result.headline.map(({ label }) => label),
    ...(model?.figures ?? [])
      .map(({ label }) => label)
      .filter((label) => !result.headline.some((f) => f.label === label)),
  ];
  const places: Places = {
    fields: calculator.fields,
    input,
    inputs: new Map(
      inputLines(calculator, input).map(({ path }, index) => [
        path,
        `${sheetIn(second)}$B$${ABOVE_INPUTS + index + 1}`,
      ]),
    ),
    figures: new Map(labels.map((label, index) => [label, `${sheetIn(first)}$B$${ABOVE_FIGURES + index + 1}`])),
    tables: new Map(tables.flatMap(({ table, modelled }) => (modelled ? [[table.id, modelled.place] as const] : []))),
    used: new Set(),
  };

  const working: SheetData = [
    [exportTexts.figure, exportTexts.value, exportTexts.how, exportTexts.authority].map(bold),
    ...result.steps.map((step) => [
      textCell(step.figure.label),
      figureCell(step.figure),
      textCell(step.how),
      step.cite ? textCell(step.cite.at) : null,
    ]),
  ];
  const unchanging = tables.flatMap(({ sheet, modelled }) => (modelled ? [] : [sheet]));
  const answer = resultSheet(source, first, model, places, unchanging);
  const tableSheets = tables.flatMap(({ table, yearly, sheet, modelled }) => [
    ...(yearly
      ? [modelled?.model.years ? modelYearlySheet(modelled, yearly, places) : yearlySheet(table, yearly, sheet)]
      : []),
    modelled ? modelSheet(modelled, places) : tableSheet(table, sheet),
  ]);
  const sheets: readonly Sheet[] = [
    answer,
    inputSheet(source, second, places.used),
    { name: third, data: working, widths: [40, 22, WIDEST, 40] },
    ...tableSheets,
  ];
  return writeXlsxFile(
    sheets.map(({ name, data, widths, frozen = 1 }) => ({
      sheet: name,
      data: data.map((row) => row.map(cellInWorkbook)),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: frozen,
    })),
    { features: [withResults(sheets)] },
  ).toBlob();
}
