/** The name of a row of a table, of a bar and of a part begins with a capital letter, whatever year or choice it is made of. */
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import { type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';
import { runs } from '../runs';

/** Returns the names of what a result has in rows: of its tables, bars and parts. */
function namesOf({ tables = [], charts = [], breakdowns = [] }: Result): string[] {
  const rows = tables.flatMap((table) => table.rows.map((row) => row[0]));
  const bars = charts.flatMap((chart) => (chart.kind === 'bars' ? chart.bars : []));
  const parts = breakdowns.flatMap((breakdown) => breakdown.parts.map((part) => part.label));
  return [...rows, ...bars, ...parts].filter((name) => typeof name === 'string');
}

it.each(builtIds())('%s: names begin with a capital letter', async (id) => {
  const { fields, check, compute } = await loadCalculator(id);
  const cases = await loadGolden(id);
  const every = Math.ceil(cases.length / runs(20, cases.length));
  const wrong = cases
    .filter((one, index) => index % every === 0 && !one.refused)
    .flatMap((one) => {
      const input = shownInput(fields, { ...defaultInput(fields), ...(one.input as AnyInput) });
      return (check?.(input) ?? []).length > 0 ? [] : namesOf(compute(input));
    })
    .filter((name) => /^[a-z]/.test(name));
  expect([...new Set(wrong)]).toEqual([]);
});
