/** Schedules as a spreadsheet gets them: formulas that, computed anew, give our figures. */
import { workbookOf } from '@/components/calculator/export-result/export-result';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { type AnyCalculator, type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { toyRules } from './toy-calculator';
import { isNear, Opened, type ReadSheet, readWorkbook } from './workbook';

async function sheetsOf(calculator: AnyCalculator, changes: AnyInput = {}) {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes });
  const result = calculator.compute(input);
  return {
    result,
    sheets: await readWorkbook(await workbookOf({ name: 'Test', calculator, rules: toyRules, input, result })),
  };
}

/** Returns the formulas that a spreadsheet engine computes to another value than the one beside them in the file. */
function wrongCells(sheets: readonly ReadSheet[]): string[] {
  if (!sheets.some(({ cells }) => [...cells.values()].some(({ formula }) => formula))) return [];
  const opened = new Opened(sheets);
  const wrong = sheets.flatMap(({ name, cells }) =>
    [...cells].flatMap(([address, { formula, value }]) => {
      if (!formula || isNear(opened.value(name, address), value)) return [];
      return [`${name}!${address}: ${opened.value(name, address)} where the page has ${value}`];
    }),
  );
  opened.close();
  return wrong;
}

/** Share of the numbers below the first row of a table that are formulas, by the name of their column. */
async function formulaColumns(id: string, table: string, changes: AnyInput = {}) {
  const { sheets } = await sheetsOf(await loadCalculator(id as never), changes);
  const sheet = sheets.find(({ name }) => name === table);
  if (!sheet) throw new Error(`${id} has no sheet "${table}": ${sheets.map(({ name }) => name).join(', ')}.`);
  const rows = Math.max(...[...sheet.cells.keys()].map((at) => Number(at.replace(/\D/g, ''))));
  const whole = [...sheet.cells].flatMap(([at, { value }]) => {
    const column = at.replace(/\d/g, '');
    if (!/^[A-Z]+1$/.test(at)) return [];
    let formulas = 0;
    for (let row = 3; row <= rows; row += 1) if (sheet.cells.get(`${column}${row}`)?.formula) formulas += 1;
    return formulas >= rows - 4 ? [String(value)] : [];
  });
  return whole;
}

describe.each(builtIds())('the workbook of %s', (id) => {
  it('gives our figures when its formulas are computed anew, has whole names and columns as wide as what they hold', async () => {
    const calculator = await loadCalculator(id);
    const { sheets, result } = await sheetsOf(calculator);
    const model = (await calculator.workbook?.())?.modelOf(defaultInput(calculator.fields), result);
    // A model is computed anew in workbook-model.test.ts, of this input first.
    if (!model) expect(wrongCells(sheets)).toEqual([]);
    expect(sheets[0]?.name).toBe('Result');
    for (const { name, frozen, widths } of sheets) {
      expect(frozen).toBeGreaterThanOrEqual(1);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(10);
      expect(name).not.toMatch(/[,;]$|\b(and|of|the|by|if|to|a|with|which|at|each)$/);
    }
  });
});

it.each(['Tax by year,', 'Principal and'])('a name that ends in the middle is found: %s', (name) => {
  expect(name).toMatch(/[,;]$|\b(and|of|the|by|if|to|a|with|which|at|each)$/);
});

describe('rows that follow from the row above are formulas', () => {
  it.each<[string, string, readonly string[]]>([
    ['emi-calculator', 'Repayment schedule', ['Opening balance', 'Interest', 'Principal', 'Balance']],
    ['car-loan-emi-calculator', 'Repayment schedule', ['Opening balance', 'Interest', 'Principal', 'Balance']],
    [
      'gold-loan-calculator',
      'Repayment schedule',
      ['Opening balance', 'Interest', 'Balance', 'Balance against the gold'],
    ],
    ['education-loan-calculator', 'Schedule', ['Opening balance', 'Balance']],
    ['pre-payment-loan-calculator', 'Both schedules', ['Interest, without', 'Balance, without']],
    [
      'loan-refinancing-calculator',
      'Both schedules',
      ['Interest, stay', 'Balance, stay', 'Interest, move', 'Balance, move'],
    ],
    ['sip-calculator', 'Growth month by month', ['Growth', 'Paid in so far', 'Value']],
    ['step-up-sip-calculator', 'Growth month by month', ['Growth', 'Paid in so far', 'Value']],
    ['lumpsum-calculator', 'Growth month by month', ['Growth', 'Value']],
    ['swp-calculator', 'Month by month', ['At the start', 'Growth', 'Left']],
    ['interest-calculator', 'Year by year', ['At the start', 'Interest', 'At the end']],
    ['ppf-calculator', 'Your account', ['Balance on 31 March']],
    ['sukanya-samriddhi-calculator', 'The account', ['Interest', 'Balance at its end']],
  ])('%s: %s', async (id, table, columns) => {
    expect(await formulaColumns(id, table)).toEqual(expect.arrayContaining([...columns]));
  });

  it.each<[string, AnyInput, readonly string[]]>([
    ['own payments alone', {}, ['You', 'Growth', 'Balance']],
    [
      'an employer who pays too, and a yearly rise',
      { employer: 6_000, rise: 7.5 },
      ['You', 'Employer', 'Growth', 'Balance'],
    ],
    ['charges, and a mix that moves with age', { mix: 'lc50', charges: 'online' }, ['You', 'Balance']],
  ])('a pension account: %s', async (_, changes, columns) => {
    const name = 'The account, year by year';
    expect(await formulaColumns('nps-calculator', name, changes)).toEqual(columns);
    const { sheets } = await sheetsOf(await loadCalculator('nps-calculator'), changes);
    expect(wrongCells(sheets)).toEqual([]);
  });

  it.each<[string, AnyInput, readonly string[]]>([
    ['a fixed deposit', {}, ['Interest']],
    ['a fixed deposit from the middle of a quarter', { start: '2026-05-20' }, ['In the deposit on 31 March']],
    ['a recurring deposit', { kind: 'rd' }, ['In the deposit on 31 March']],
    ['a recurring deposit of the post office', { kind: 'rd', rdAt: 'post' }, ['In the deposit on 31 March']],
    ['a certificate of the post office', { kind: 'post', scheme: 'certificate' }, ['In the deposit on 31 March']],
  ])('%s, from financial year to financial year', async (_, changes, columns) => {
    const fd = await loadCalculator('fd-calculator');
    const { sheets } = await sheetsOf(fd, changes);
    expect(await formulaColumns('fd-calculator', 'Interest by financial year', changes)).toEqual(
      expect.arrayContaining([...columns]),
    );
    expect(wrongCells(sheets)).toEqual([]);
  });

  it('a loan’s formulas are those of a bank: interest on what is owed, at the rate on the sheet of inputs', async () => {
    const emi = await loadCalculator('emi-calculator');
    const { sheets } = await sheetsOf(emi);
    const schedule = sheets.find(({ name }) => name === 'Repayment schedule');
    const rate = sheets[1] && [...sheets[1].cells].find(([, { value }]) => value === 'Interest rate, per year')?.[0];
    const rateAt = `'Inputs'!$B$${rate?.slice(1)}`;
    expect(schedule?.cells.get('D4')?.formula).toContain(`B4*${rateAt}/12`);
    expect(schedule?.cells.get('B4')?.formula).toBe('IF($A4="","",F3)');
    expect(schedule?.cells.get('D2')?.formula).toBe('SUM(D3:D482)');
  });

  it('adds the years up from their months', async () => {
    // A way to repay whose schedule has no model; of a loan of November four months are in the first year.
    const input = { mode: 'quarterly', sanctionedOn: '2026-11-23' };
    const { sheets } = await sheetsOf(await loadCalculator('gold-loan-calculator'), input);
    const yearly = sheets.find(({ name }) => name === 'Repayment schedule (yearly)');
    expect(yearly?.cells.get('C2')?.formula).toBe("SUM('Repayment schedule'!C2:C5)");
    expect(yearly?.cells.get('E2')?.formula).toBe("'Repayment schedule'!E5");
  });
});
