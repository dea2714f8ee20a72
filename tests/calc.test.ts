import { spawnSync } from 'node:child_process';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { defaultInput, shownInput } from '@/lib/calculator';
import { readValues } from '@/lib/read-input';

const [id] = builtIds().filter((each) => each === 'emi-calculator');
if (!id) throw new Error('The EMI calculator is not built.');

function calc(args: readonly string[], input = ''): { code: number | null; lines: string[]; complaint: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/calc.ts', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, lines: stdout.split('\n').slice(0, -1), complaint: stderr };
}

/** An answer without its notes. */
function resultOf(line: string | undefined): unknown {
  const { notes: _, ...result } = JSON.parse(line ?? '') as Record<string, unknown>;
  return result;
}

/** The result that the page shows for these values, after a journey as JSON. */
async function shown(values: Readonly<Record<string, unknown>>): Promise<unknown> {
  const calculator = await loadCalculator(id as 'emi-calculator');
  const { input } = readValues(calculator.fields, values);
  return JSON.parse(JSON.stringify(calculator.compute(shownInput(calculator.fields, input))));
}

describe('a calculator on the command line', () => {
  it('answers one input on one line, with typed text or numbers, as its page does', async () => {
    const { code, lines } = calc([id, '{"loan":"40L","rate":"8.75%"}']);
    expect(code).toBe(0);
    expect(lines).toHaveLength(1);
    expect(resultOf(lines[0])).toEqual(await shown({ loan: 40_00_000, rate: 8.75 }));
  });

  it('answers many inputs line by line, in order, and goes on after a bad one', async () => {
    const amounts = Array.from({ length: 300 }, (_, index) => 1_00_000 + index * 1_000);
    const bad = ['not JSON', '[1]', 'null', '{"loan":"much"}', '{"lone":5}', '', '{"loan":-5,"rate":900}'];
    const inputs = [...amounts.map((loan) => JSON.stringify({ loan })), ...bad, '{}'];
    const { code, lines } = calc([id], inputs.join('\r\n'));
    expect(code).toBe(1);
    const answers = lines.map((line) => JSON.parse(line));
    expect(answers).toHaveLength(inputs.length - 1);
    for (const [index, loan] of amounts.entries()) {
      const principal = answers[index].breakdowns.flatMap((each: { parts: object[] }) => each.parts);
      expect(principal).toContainEqual(expect.objectContaining({ value: loan }));
    }
    const [notJson, list, nothing, unreadable, unknown, outside, defaults] = answers.slice(amounts.length);
    for (const { error } of [notJson, list, nothing]) expect(error).toMatch(/JSON/);
    expect(unreadable).toEqual({ problems: [{ fields: ['loan'], text: expect.stringContaining('can’t read') }] });
    expect(unknown).toEqual({ problems: [{ fields: ['lone'], text: expect.stringContaining('"lone"') }] });
    expect(outside.problems.map((problem: { fields: string[] }) => problem.fields)).toEqual([['loan'], ['rate']]);
    expect(resultOf(JSON.stringify(defaults))).toEqual(await shown({}));
  });

  it('names the examples that count because nothing was given, and none that was', () => {
    const [given, all] = calc([id], '{"loan":"40L","rate":0}\n{}').lines.map((line) => JSON.parse(line).notes);
    expect(all).toEqual([
      expect.stringMatching(/^You did not give these, so example values are used: Loan amount: ₹50,00,000; .*20 years/),
    ]);
    expect(given).toEqual([expect.stringMatching(/20 years/)]);
    expect(given[0]).not.toMatch(/Loan amount|Interest rate/);
  });

  it('refuses a value for a hidden field with the reason, and takes one that changes nothing', () => {
    const values = [
      { slabRate: 20 },
      { slabRate: 30 },
      { fund: 'debt', slabRate: 20 },
      { lumpSum: 5, exemptionUsed: 5, fund: 'none' },
    ];
    const { code, lines } = calc(['sip-calculator'], values.map((each) => JSON.stringify(each)).join('\n'));
    const [hidden, same, shownHere, other] = lines.map((line) => JSON.parse(line));
    expect(code).toBe(1);
    const text = expect.stringMatching(
      /^“Your slab rate” does not count here: it counts only where “Tax when you redeem” is “Debt fund/,
    );
    expect(hidden).toEqual({ problems: [{ fields: ['slabRate'], text }] });
    expect([same, shownHere].map((each) => each.problems)).toEqual([undefined, undefined]);
    expect(other.problems.map((each: { fields: string[] }) => each.fields)).toEqual([['exemptionUsed']]);
  });

  it('answers nothing with nothing', () => {
    expect(calc([id], '')).toMatchObject({ code: 0, lines: [] });
  });

  it('describes its fields, groups and examples', async () => {
    const { code, lines } = calc([id, '--describe']);
    const described = JSON.parse(lines[0] ?? '');
    const { fields, groups, presets } = await loadCalculator(id);
    expect(code).toBe(0);
    expect(described.fields.map((field: { name: string }) => field.name)).toEqual(Object.keys(fields));
    const values = described.fields.map((field: { name: string; default: unknown }) => [field.name, field.default]);
    expect(Object.fromEntries(values)).toEqual(defaultInput(fields));
    const loan = described.fields.find((field: { name: string }) => field.name === 'loan');
    expect(loan).toMatchObject({ kind: 'money', unit: '₹', label: fields.loan?.label });
    const rows = described.fields.filter((field: { kind: string }) => field.kind === 'rows');
    for (const { name, fields: cells } of rows) {
      expect(cells.map((cell: { name: string }) => cell.name)).toEqual(
        Object.keys((fields[name] as { fields: object }).fields),
      );
    }
    expect(described).toMatchObject({ id, groups, presets });
  });

  it('lists the calculators, and names them where one is not known', () => {
    expect(calc(['--list'])).toMatchObject({ code: 0, lines: builtIds() });
    const { code, lines, complaint } = calc(['loan-calculator', '{}']);
    expect([code, lines]).toEqual([2, []]);
    for (const known of ['loan-calculator', ...builtIds()]) expect(complaint).toContain(known);
    expect(calc([]).code).toBe(2);
    expect(calc([id, '--help']).code).toBe(2);
  });
});
