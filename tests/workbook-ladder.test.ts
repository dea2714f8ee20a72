/** The workbook of a ladder of deposits, computed anew from its own sheet of inputs: it has no model that the others are compared by. */
import { serialOf } from '@/components/calculator/export-result/cells';
import { workbookOf } from '@/components/calculator/export-result/export-result';
import { loadCalculator } from '@/content/calculators/load';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { DAY, dayText } from './oracle/days';
import { toyRules } from './toy-calculator';
import { isNear, Opened, type ReadSheet, readWorkbook } from './workbook';

async function sheetsOf(changes: AnyInput): Promise<ReadSheet[]> {
  const calculator = await loadCalculator('fd-calculator');
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), kind: 'ladder', ...changes });
  expect(calculator.check?.(input) ?? []).toEqual([]);
  const result = calculator.compute(input);
  return readWorkbook(await workbookOf({ name: 'Test', calculator, rules: toyRules, input, result }));
}

/** The day some months later; the last of its month where the month is too short. */
function monthsAfter(time: number, months: number): number {
  const day = new Date(time);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, Math.min(day.getUTCDate(), last));
}

type Rung = {
  readonly amount: number;
  readonly term: number;
  readonly rate: number;
};

/** Interest up to a day: (1 + r ÷ 4) a full quarter, simple for the days after it; all simple for less than six months. */
function interestBy({ amount, term, rate }: Rung, start: number, day: number): number {
  const until = Math.min(day, monthsAfter(start, term));
  let quarters = 0;
  if (term >= 6) while (monthsAfter(start, 3 * (quarters + 1)) <= until) quarters += 1;
  const days = Math.max(0, until - monthsAfter(start, 3 * quarters)) / DAY;
  return amount * ((1 + rate / 400) ** quarters * (1 + (rate * days) / 36_500) - 1);
}

const typed = (amount: number, term: number, rate: number): Rung => ({ amount, term, rate });
const ladders: [string, string, Rung[]][] = [
  [
    'that the form begins with',
    '2026-04-01',
    [6.5, 6.75, 7, 7, 7].map((rate, at) => typed(1_00_000, 12 * (at + 1), rate)),
  ],
  ['of one deposit', '2026-05-20', [typed(2_50_000, 18, 7.25)]],
  [
    'of twelve deposits, the longest first',
    '2027-01-31',
    Array.from({ length: 12 }, (_, at) => typed(10_000 * (at + 1), 34 - 2 * at, 5 + at / 4)),
  ],
  [
    'of less than six months, odd months and no interest',
    '2026-11-15',
    [typed(50_000, 5, 4.5), typed(75_333, 7, 6.05), typed(1_000, 25, 0)],
  ],
  ['whose last deposit matures within the year', '2026-04-02', [typed(9_00_000, 1, 3), typed(9_00_000, 11, 8)]],
];

describe.each(ladders)('the workbook of a ladder %s', (_, start, rungs) => {
  const began = Date.parse(start);

  it('has the sums that its formulas give, and the tenures and rates that were typed', async () => {
    const sheets = await sheetsOf({ start, rungs });
    const opened = new Opened(sheets);
    let formulas = 0;
    for (const { name, cells } of sheets) {
      for (const [address, { formula, value }] of cells) {
        if (!formula) continue;
        formulas += 1;
        expect([name, address, opened.value(name, address), isNear(opened.value(name, address), value)]).toEqual([
          name,
          address,
          opened.value(name, address),
          true,
        ]);
      }
    }
    opened.close();
    expect(formulas).toBeGreaterThanOrEqual(2);
    const inputs = [...(sheets[1]?.cells.values() ?? [])].map(({ value }) => String(value));
    for (const { rate } of rungs) expect(inputs.some((text) => text.endsWith(`Rate: ${rate}%`))).toBe(true);
  });

  it('has each deposit, in the order in which they mature, and what they give together', async () => {
    const sheets = await sheetsOf({ start, rungs });
    const { cells } = sheets.find(({ name }) => name === 'The deposits of the ladder') as ReadSheet;
    const inOrder = rungs
      .map((rung) => ({ ...rung, end: monthsAfter(began, rung.term) }))
      .sort((a, b) => a.end - b.end);
    const at = (address: string) => cells.get(address)?.value;
    let [deposited, interest] = [0, 0];
    for (const [index, rung] of inOrder.entries()) {
      const row = index + 2;
      const earned = interestBy(rung, began, rung.end);
      deposited += rung.amount;
      interest += earned;
      expect([at(`A${row}`), at(`B${row}`)]).toEqual([serialOf(dayText(rung.end)), rung.amount]);
      expect(at(`C${row}`)).toBeCloseTo(rung.rate / 100, 10);
      expect(at(`D${row}`)).toBeCloseTo(earned, 1);
      expect(at(`E${row}`)).toBeCloseTo(rung.amount + earned, 1);
    }
    const total = inOrder.length + 2;
    expect([at(`A${total}`), at(`B${total}`)]).toEqual(['Total', deposited]);
    expect(at(`D${total}`)).toBeCloseTo(interest, 1);
    expect(at(`E${total}`)).toBeCloseTo(deposited + interest, 1);
    expect(sheets[0]?.cells.get('B3')?.value).toBeCloseTo(deposited + interest, 1);
  });

  it('has the interest of each financial year, and what is in the bank at its end', async () => {
    const sheets = await sheetsOf({ start, rungs });
    const { cells } = sheets.find(({ name }) => name === 'Interest by financial year') as ReadSheet;
    const last = Math.max(...rungs.map(({ term }) => monthsAfter(began, term)));
    const balance = [...cells].find(([, { value }]) => value === 'In the deposit on 31 March')?.[0].replace('1', '');
    let row = 2;
    let year = Number(start.slice(0, 4)) - (start.slice(5, 7) < '04' ? 1 : 0);
    for (; Date.UTC(year, 3, 1) < last; year += 1) {
      const [from, to] = [Date.UTC(year, 3, 1), Date.UTC(year + 1, 3, 1)];
      const earned = rungs.reduce((sum, rung) => sum + interestBy(rung, began, to) - interestBy(rung, began, from), 0);
      const held = rungs
        .filter(({ term }) => monthsAfter(began, term) >= to)
        .reduce((sum, rung) => sum + rung.amount + interestBy(rung, began, to), 0);
      expect(cells.get(`A${row}`)?.value).toBe(`${year}-${String(year + 1).slice(2)}`);
      expect(cells.get(`B${row}`)?.value).toBeCloseTo(earned, 1);
      if (held > 0) expect([year, cells.get(`${balance}${row}`)?.value]).toEqual([year, expect.closeTo(held, 1)]);
      row += 1;
    }
    expect(cells.get(`A${row}`)?.value).toBe('Total');
  });
});
