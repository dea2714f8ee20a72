/** How answers of another program are compared with the worked cases. The files of cases: tests/export/cases.test.ts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { agreementOf, answersIn, caseFileOf, ownAnswers } from '@/scripts/cases/cases';

const own = async (id: Parameters<typeof ownAnswers>[0]) =>
  new Map((await ownAnswers(id)).map((each) => [each.case, each]));

describe('answers', () => {
  it('of our own agree in every figure', async () => {
    for (const id of ['emi-calculator', 'hra-calculator', 'gst-calculator'] as const) {
      const { answered, cases, agreeing, figures, differences } = agreementOf(await caseFileOf(id), await own(id));
      expect([answered, agreeing, differences]).toEqual([cases, figures, []]);
    }
  });

  it('that are wrong, missing or refused are named, each figure by itself', async () => {
    const file = await caseFileOf('emi-calculator');
    const answers = await own('emi-calculator');
    const [first] = file.cases;
    const refused = file.cases.find((each) => each.refused !== undefined);
    if (!first?.figures || !refused) throw new Error('no case to change');
    const [emi, interest] = first.figures;
    if (!emi || !interest) throw new Error('no figures to change');
    const changed = { ...answers.get(first.case)?.figures, [emi.label]: Number(emi.value) + 0.4 };
    delete changed[interest.label];
    answers.set(first.case, { case: first.case, figures: changed });
    answers.set(refused.case, { case: refused.case, figures: {} });
    const { differences, figures, agreeing } = agreementOf(file, answers);
    expect(differences).toHaveLength(3);
    expect(figures - agreeing).toBe(3);
    expect(differences.join('\n')).toContain(`"${interest.label}" is ${interest.value}, the answer says nothing`);
    expect(differences.join('\n')).toContain('answered, but is refused');
    // Off by 40 paise: within a rupee.
    expect(agreementOf(file, answers, 1).differences).toHaveLength(2);
  });

  it('may be for some of the cases', async () => {
    const [first] = await ownAnswers('emi-calculator');
    const some = answersIn(`\n${JSON.stringify(first)}\n\n`);
    expect(agreementOf(await caseFileOf('emi-calculator'), some)).toMatchObject({ answered: 1, differences: [] });
  });

  it('that are none are refused with their line', () => {
    expect(() => answersIn('{"case":"a/1"}\nnonsense')).toThrow('Line 2 is no answer: nonsense');
    expect(() => answersIn('{"figures":{}}')).toThrow('Line 1');
  });
});

it('the command prints the agreement of each calculator, and ends with 1 where something differs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  const file = path.join(folder, 'answers.ndjson');
  const run = () => {
    try {
      return [0, execFileSync('npx', ['tsx', 'scripts/cases.ts', 'check', file], { encoding: 'utf8' })] as const;
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return [status, stdout] as const;
    }
  };
  const answers = await ownAnswers('cagr-calculator');
  writeFileSync(file, answers.map((each) => JSON.stringify(each)).join('\n'));
  const [good, table] = run();
  expect([good, /^cagr-calculator +(\d+)\/\1 +(\d+)\/\2 +100\.0%$/m.test(table)]).toEqual([0, true]);
  writeFileSync(file, '{"case":"cagr-calculator/ffffffff","figures":{}}');
  const [bad, unknown] = run();
  expect([bad, unknown]).toEqual([1, expect.stringContaining('There is no case: cagr-calculator/ffffffff')]);
  rmSync(folder, { recursive: true });
});
