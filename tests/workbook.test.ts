/** Schedules as a spreadsheet gets them: formulas that, computed anew, give our figures. */
import { workbookOf } from '@/components/calculator/export-result/export-result';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { type AnyCalculator, type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { toyRules } from './toy-calculator';
import { readWorkbook, recalculated } from './workbook';

async function sheetsOf(calculator: AnyCalculator, changes: AnyInput = {}) {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes });
  const result = calculator.compute(input);
  return {
    result,
    sheets: await readWorkbook(await workbookOf({ name: 'Test', calculator, rules: toyRules, input, result })),
  };
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
  it('gives our figures when its formulas are computed anew, to the paisa', async () => {
    const { sheets } = await sheetsOf(await loadCalculator(id));
    for (const sheet of sheets) {
      for (const [address, value] of recalculated(sheet)) {
        const ours = sheet.cells.get(address)?.value;
        if (typeof ours !== 'number' || !(Math.abs(ours - value) < 0.005)) {
          throw new Error(`${sheet.name}!${address}: ${value} where the page has ${ours}.`);
        }
      }
    }
  });

  it('keeps the names of the columns in view and has columns as wide as what they hold, and whole names', async () => {
    const { sheets } = await sheetsOf(await loadCalculator(id));
    expect(sheets[0]?.name).toBe('Result');
    for (const { name, frozen, widths } of sheets) {
      expect(frozen).toBe(1);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(10);
      expect(name).not.toMatch(/[,;]$|\b(and|of|the|by|if|to|a|with|which|at|each)$/);
    }
  });
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
    const sheet = sheets.find((each) => each.name === name);
    for (const [address, value] of sheet ? recalculated(sheet) : [])
      expect([address, Math.abs(Number(sheet?.cells.get(address)?.value) - value) < 0.005]).toEqual([address, true]);
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
    const sheet = sheets.find(({ name }) => name === 'Interest by financial year');
    expect(await formulaColumns('fd-calculator', 'Interest by financial year', changes)).toEqual(
      expect.arrayContaining([...columns]),
    );
    for (const [address, value] of sheet ? recalculated(sheet) : []) {
      expect([address, Math.abs(Number(sheet?.cells.get(address)?.value) - value) < 0.005]).toEqual([address, true]);
    }
  });

  it('a loan’s formulas are those of a bank: interest on what is owed, at the rate of the month', async () => {
    const emi = await loadCalculator('emi-calculator');
    const { sheets } = await sheetsOf(emi);
    const schedule = sheets.find(({ name }) => name === 'Repayment schedule');
    expect(schedule?.cells.get('B2')).toEqual({ value: 50_00_000 });
    expect(schedule?.cells.get('D2')?.formula).toBe('B2*8.5%/12');
    expect(schedule?.cells.get('B3')?.formula).toBe('F2');
    expect(schedule?.cells.get('F3')?.formula).toBe('B3-E3');
    expect(schedule?.cells.get('D242')?.formula).toBe('SUM(D2:D241)');
  });
});
