/** The formulas of loans, computed by a spreadsheet engine: schedules of two or three rows, worked out by hand. */
import { HyperFormula } from 'hyperformula';
import { serialOf } from '@/components/calculator/export-result/cells';
import { modelSheet, modelYearlySheet, placeModel } from '@/components/calculator/export-result/model-sheets';
import { countedYears, type ModelSheet } from '@/lib/model';
import { flatLoanSheet, levelPayment, loanSheet, roundedIf, runningLoanColumns } from '@/lib/model-loan';
import type { Column, Table } from '@/lib/result';

const engineOf = (sheets: Record<string, (string | number | null)[][]>) =>
  HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3' });

/** Returns what a formula without names comes to. */
function computed(formula: string): unknown {
  const engine = engineOf({ One: [[`=${formula}`]] });
  const value = engine.getCellValue({ sheet: 0, row: 0, col: 0 });
  engine.destroy();
  return value;
}

/** Returns the rows that a sheet of these columns shows, to a hundredth of a paisa; cells without a formula are left out. */
function shown(sheet: ModelSheet, columns: readonly Column[], years?: Table['years']) {
  const table: Table = { id: sheet.table, caption: 'Loan', columns, rows: [], ...(years && { years }) };
  const model = placeModel(sheet, table, 'Loan');
  const places = {
    fields: {},
    input: {},
    inputs: new Map(),
    figures: new Map(),
    tables: new Map([[table.id, model.place]]),
    used: new Set<string>(),
  };
  const written = [modelSheet(model, places), ...(years ? [modelYearlySheet(model, 'Years', places)] : [])];
  const plain = (cell: unknown) => {
    const { value, type } = (cell ?? {}) as { value?: string; type?: unknown };
    return type === 'Formula' ? `=${value}` : null;
  };
  const engine = engineOf(
    Object.fromEntries(written.map(({ name, data }) => [name, data.map((row) => row.map(plain))])),
  );
  const rowsOf = (id: number) =>
    engine
      .getSheetValues(id)
      .slice(1)
      .map((row) => row.map((value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)))
      .filter((row) => row[0] !== '' && row[0] !== null);
  const [rows = [], byYear = []] = written.map((_, id) => rowsOf(id));
  engine.destroy();
  return { rows, byYear };
}

const rupees = (label: string): Column => ({ label, unit: 'rupees' });
const schedule = (...labels: string[]): Column[] => [{ label: 'Month', unit: 'month' }, ...labels.map(rupees)];
const usual = schedule('Opening balance', 'EMI', 'Interest', 'Principal', 'Balance');
const [march, april, may] = ['2026-03', '2026-04', '2026-05'].map(serialOf);
const firstMonth = 'DATE(2026,3,1)';
/** ₹1,000 at 10 % a month. */
const loan = { table: 'schedule', principal: '1000', monthlyRate: '10%', firstMonth, room: 4 };

describe('the level instalment', () => {
  it('pays back a loan with interest', () => {
    // 1,000 × 0.1 ÷ (1 − 1.1⁻²); at the start of each month a month’s interest less.
    expect(computed(levelPayment('10%', '2', '500+500'))).toBeCloseTo(576.190476, 6);
    expect(computed(levelPayment('10%', '2', '500+500', true))).toBeCloseTo(576.190476 / 1.1, 6);
    expect(computed(levelPayment('0%', '4', '1000'))).toBe(250);
  });

  it('is in whole rupees where the bank rounds', () => {
    expect(computed(roundedIf('1=1', '100.5'))).toBe(101);
    expect(computed(roundedIf('1=2', '100.5'))).toBe(100.5);
    expect(computed(roundedIf(undefined, '100.5'))).toBe(100.5);
  });
});

describe('a loan on reducing balance', () => {
  it('ends after the agreed number of instalments, the last of which pays the rest', () => {
    expect(shown(loanSheet({ ...loan, emi: '576', periods: '2' }), usual).rows).toEqual([
      [march, 1_000, 576, 100, 476, 524],
      [april, 524, 576.4, 52.4, 524, 0],
    ]);
  });

  it('ends early where an instalment pays all that is owed, to half a paisa', () => {
    const rows = [
      [march, 1_000, 600, 100, 500, 500],
      [april, 500, 550, 50, 500, 0],
    ];
    expect(shown(loanSheet({ ...loan, emi: '600', periods: '4' }), usual).rows).toEqual(rows);
    expect(shown(loanSheet({ ...loan, emi: '600' }), usual).rows).toEqual(rows);
    // 1,100 are owed after a month: an instalment of 1,099.996 is as good as that, one of 1,099.99 is not.
    expect(shown(loanSheet({ ...loan, emi: '1099.996' }), usual).rows).toEqual([[march, 1_000, 1_100, 100, 1_000, 0]]);
    expect(shown(loanSheet({ ...loan, emi: '1099.99' }), usual).rows).toHaveLength(2);
  });

  it('has interest in whole rupees where the bank rounds it', () => {
    const [first] = shown(loanSheet({ ...loan, principal: '1005', emi: '600', roundsInterest: '1=1' }), usual).rows;
    // 100.50 is 101.
    expect(first).toEqual([march, 1_005, 600, 101, 499, 506]);
  });

  it('has no interest in the first month where the first instalment is paid on the first day', () => {
    expect(shown(loanSheet({ ...loan, emi: '500', isInAdvance: true }), usual).rows).toEqual([
      [march, 1_000, 500, 0, 500, 500],
      [april, 500, 500, 50, 450, 50],
      [may, 50, 55, 5, 50, 0],
    ]);
  });

  it('has columns of its own, by other names: what is paid on top lowers the balance, and never below nil', () => {
    const sheet = loanSheet({
      ...loan,
      emi: '600',
      emiLabel: 'Instalment',
      prepayment: 'On top',
      columns: { 'On top': (row) => (row === 1 ? '200' : '999') },
      added: [{ label: 'Number', unit: 'count', formula: '{#}', cell: () => null }],
    });
    expect(
      shown(sheet, schedule('Opening balance', 'Instalment', 'Interest', 'Principal', 'On top', 'Balance')).rows,
    ).toEqual([
      [march, 1_000, 600, 100, 500, 200, 300, 1],
      [april, 300, 330, 30, 300, 999, 0, 2],
    ]);
    expect(loanSheet({ ...loan, emi: '600' })).not.toHaveProperty('added');
  });

  it('adds up by financial year, April to March', () => {
    const { rows, byYear } = shown(loanSheet({ ...loan, emi: '600' }), usual, { label: 'Financial year', ofRow: [] });
    expect(rows.map((row) => row.at(-1))).toEqual([2025, 2026]);
    expect(byYear).toEqual([
      ['2025-26', 1_000, 600, 100, 500, 500],
      ['2026-27', 500, 550, 50, 500, 0],
    ]);
  });
});

describe('a flat-rate loan', () => {
  const flat = { ...loan, principal: '200+100', periods: '3' };

  it('has interest on the whole loan and an equal part of it in every instalment', () => {
    expect(shown(flatLoanSheet(flat), usual).rows).toEqual([
      [march, 300, 130, 30, 100, 200],
      [april, 200, 130, 30, 100, 100],
      [may, 100, 130, 30, 100, 0],
    ]);
  });

  it('adds up by financial year', () => {
    const { byYear } = shown(flatLoanSheet(flat), usual, { label: 'Financial year', ofRow: [] });
    expect(byYear.map(([year, , emi]) => [year, emi])).toEqual([
      ['2025-26', 130],
      ['2026-27', 260],
    ]);
  });
});

describe('a running loan beside another', () => {
  const columns: Column[] = [
    { label: 'Number', unit: 'count' },
    ...['EMI, stay', 'Interest, stay', 'Balance, stay'].map(rupees),
  ];
  const running = { way: 'stay', balance: '1000', monthlyRate: '10%', emi: '600', period: '{#}', periods: '4' };
  const rowsOf = (more: object, others: ModelSheet['columns'] = {}) =>
    shown(
      { table: 'both', room: 4, columns: { Number: '{#}', ...runningLoanColumns({ ...running, ...more }), ...others } },
      columns.concat(Object.keys(others).map(rupees)),
    ).rows;

  it('pays its rest with the last instalment, and nothing once it is repaid', () => {
    expect(rowsOf({})).toEqual([
      [1, 600, 100, 500],
      [2, 550, 50, 0],
      [3, 0, 0, 0],
      [4, 0, 0, 0],
    ]);
  });

  it('ends with its last month at any rate, and where an instalment is as good as what is owed', () => {
    expect(rowsOf({ emi: '300', periods: '2' }).slice(0, 3)).toEqual([
      [1, 300, 100, 800],
      [2, 880, 80, 0],
      [3, 0, 0, 0],
    ]);
    expect(rowsOf({ emi: '1099.996' })[0]).toEqual([1, 1_100, 100, 0]);
    expect(rowsOf({ emi: '1099.99' })[0]).toEqual([1, 1_099.99, 100, 0.01]);
  });

  it('may begin with a row of the day itself', () => {
    expect(rowsOf({ beginsNow: true, period: '({#}-1)' })).toEqual([
      [1, 0, 0, 1_000],
      [2, 600, 100, 500],
      [3, 550, 50, 0],
      [4, 0, 0, 0],
    ]);
  });

  it('is lowered by what is paid on top, on the day itself too', () => {
    const extra = { Extra: { first: '100', next: '50' } };
    expect(rowsOf({ prepayment: 'Extra' }, extra).slice(0, 2)).toEqual([
      [1, 600, 100, 400, 100],
      [2, 440, 40, 0, 50],
    ]);
    expect(rowsOf({ prepayment: 'Extra', beginsNow: true, period: '({#}-1)' }, extra).slice(0, 2)).toEqual([
      [1, 0, 0, 900, 100],
      [2, 600, 90, 340, 50],
    ]);
  });
});

it('years counted from the start have twelve months each', () => {
  const sheet: ModelSheet = { table: 'plan', room: 14, years: countedYears, columns: { Month: '{#}', Paid: '1' } };
  const { rows, byYear } = shown(sheet, [{ label: 'Month', unit: 'count' }, rupees('Paid')], {
    label: 'Year',
    ofRow: [],
  });
  expect([rows[11], rows[12]]).toEqual([
    [12, 1, 1],
    [13, 1, 2],
  ]);
  expect(byYear).toEqual([
    ['Year 1', 12],
    ['Year 2', 2],
  ]);
});
