/** Workbooks as models: a spreadsheet engine computes them anew, also after inputs were changed, and comes to our answers. */
import { serialOf } from '@/components/calculator/export-result/cells';
import { workbookOf } from '@/components/calculator/export-result/export-result';
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import {
  type AnyCalculator,
  type AnyInput,
  defaultInput,
  type Field,
  isNumberField,
  type Result,
  shownInput,
} from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { inputLines } from '@/lib/input-text';
import { withoutNilEnd } from '@/lib/table';
import { valueText } from '@/lib/value-text';
import { toyRules } from './toy-calculator';
import { isNear, Opened, type ReadSheet, readWorkbook, type Value } from './workbook';

async function open(calculator: AnyCalculator, input: AnyInput) {
  const result = calculator.compute(input);
  const file = await workbookOf({ name: 'Test', calculator, rules: toyRules, input, result });
  return new Opened(await readWorkbook(file));
}

/** Returns what a cell of the answer is in a spreadsheet. */
function asCell(value: Value, unit: string): Value {
  if (typeof value === 'number') return unit === 'percent' ? value / 100 : value;
  return (unit === 'month' || unit === 'date') && value ? serialOf(value) : value;
}

/** Returns where a workbook differs from an answer: figures that are formulas, and every table that is one. */
function differences(opened: Opened, result: Result, tables: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const sheet = opened.sheets[0] as ReadSheet;
  result.headline.forEach((figure, index) => {
    const address = `B${3 + index}`;
    if (!sheet.cells.get(address)?.formula) return;
    const value = opened.value(sheet.name, address);
    const ours = asCell(figure.value, figure.unit);
    if (value !== SEE_THE_PAGE && !isNear(value, ours)) found.push(`${figure.label}: ${value}, not ${ours}`);
  });
  for (const table of (result.tables ?? []).map(withoutNilEnd)) {
    const name = tables.get(table.id);
    if (name === undefined) continue;
    const { cells } = opened.sheets.find((each) => each.name === name) as ReadSheet;
    const first = table.total ? 3 : 2;
    const last = Math.max(...[...cells.keys()].map((at) => Number(/\d+/.exec(at)?.[0])));
    for (const [column, { label, unit }] of table.columns.entries()) {
      const letters = String.fromCharCode(65 + column);
      const compare = (row: number, ours: Value) => {
        if (found.length > 5) return;
        const value = opened.value(name, `${letters}${row}`);
        if (!isNear(value, ours)) found.push(`${name}!${letters}${row} (${label}): ${value}, not ${ours}`);
      };
      if (table.total && cells.get(`${letters}2`)?.formula) compare(2, asCell(table.total[column] ?? null, unit));
      for (const [index, row] of table.rows.entries()) compare(first + index, asCell(row[column] ?? null, unit));
      const after = first + table.rows.length;
      if (after <= last && column === 0) compare(after, '');
    }
  }
  return found;
}

/** What a formula says where the law goes on beyond it. */
const SEE_THE_PAGE = 'see the page';

/** How many inputs are opened in the engine, and how many other values each of their figures gets. */
const most = process.env.CASES
  ? { inputs: Number(process.env.CASES), values: 3 }
  : process.env.LONG
    ? { inputs: 12, values: 3 }
    : { inputs: 1, values: 1 };

/** Returns other values of an input, as the form allows them. */
function otherValues(field: Field, value: AnyInput[string]): (number | string | boolean)[] {
  if (isNumberField(field) && typeof value === 'number') {
    const { min, max, step } = field;
    const range = field.slider ? field.slider : { min, max };
    const whole = (each: number) => Math.min(max, Math.max(min, Number((Math.round(each / step) * step).toFixed(6))));
    const drawn = [value * 1.3 + step, value * 0.6, range.min + (range.max - range.min) * 0.37].map(whole);
    return [...new Set(drawn)].filter((each) => each !== value).slice(0, most.values);
  }
  if (field.kind === 'choice') return field.options.map((option) => option.value).filter((each) => each !== value);
  if (field.kind === 'yesNo') return [!value];
  if (field.kind === 'month') return [addMonths(String(value), 7)].filter((each) => each <= field.max);
  return [];
}

function cellValue(field: Field, value: number | string | boolean): number | string {
  if (typeof value === 'number') return field.kind === 'percent' ? value / 100 : value;
  if (field.kind === 'month' || field.kind === 'date') return serialOf(String(value));
  return field.kind === 'rows' ? '' : valueText(field, value);
}

const modelled = process.env.MODEL ? process.env.MODEL.split(',') : builtIds();

describe.each(modelled)('the workbook of %s', (id) => {
  it('comes to our answer, also after an input that it follows was changed', async () => {
    const calculator = await loadCalculator(id as never);
    if (!calculator.workbook) return;
    const { modelOf } = await calculator.workbook();
    const golden = await loadGolden(id as never);
    const inputs = [{}, ...golden.filter(({ refused }) => !refused).map(({ input }) => input as AnyInput)].map(
      (changes) => shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes }),
    );
    let models = 0;
    // The first worked case is often the page as it opens.
    const different = new Map(inputs.map((input) => [JSON.stringify(input), input]));
    for (const input of different.values()) {
      if (models === most.inputs) break;
      const result = calculator.compute(input);
      const model = modelOf(input, result);
      if (!model) continue;
      models += 1;
      const opened = await open(calculator, input);
      try {
        for (const { name, cells } of opened.sheets) {
          for (const [address, { formula, value }] of cells) {
            if (!formula || isNear(opened.value(name, address), value)) continue;
            throw new Error(
              `${name}!${address}: ${opened.value(name, address)}, not ${value}; ${formula} ${JSON.stringify(input)}`,
            );
          }
        }
        const inputSheet = opened.sheets[1] as ReadSheet;
        const formulas = opened.sheets
          .flatMap(({ cells }) => [...cells.values()].map(({ formula }) => formula ?? ''))
          .join(' ');
        const tables = new Map(
          model.sheets.map((sheet) => [
            sheet.table,
            opened.sheets.findLast(
              ({ cells }) =>
                cells.get('A1')?.value === result.tables?.find((each) => each.id === sheet.table)?.columns[0]?.label,
            )?.name ?? '',
          ]),
        );
        let follows = 0;
        // The value that was there comes back together with the next change: the engine computes once for both.
        let changedBefore: readonly (readonly [string, Value])[] = [];
        for (const [index, { path }] of inputLines(calculator, input).entries()) {
          const address = `B${3 + index}`;
          if (!new RegExp(`'Inputs'!\\$B\\$${3 + index}(?!\\d)`).test(formulas)) continue;
          const field = calculator.fields[path] as Field;
          for (const value of otherValues(field, input[path] as never)) {
            const changed = shownInput(calculator.fields, { ...input, [path]: value });
            if (JSON.stringify({ ...changed, [path]: null }) !== JSON.stringify({ ...input, [path]: null })) continue;
            if ((calculator.check?.(changed) ?? []).length > 0) continue;
            follows += 1;
            const before = inputSheet.cells.get(address)?.value ?? null;
            opened.set(inputSheet.name, new Map([...changedBefore, [address, cellValue(field, value)]]));
            changedBefore = [[address, before]];
            const wrong = differences(opened, calculator.compute(changed), tables);
            if (wrong.length > 0)
              throw new Error(`${path} = ${value} (from ${JSON.stringify(input)}):\n${wrong.join('\n')}`);
          }
        }
        expect([JSON.stringify(input), follows > 0]).toEqual([JSON.stringify(input), true]);
      } finally {
        opened.close();
      }
    }
    expect(models).toBeGreaterThan(0);
  }, 600_000);
});
