/** The worked cases as data: their shape, and how answers of another program are compared with them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { builtIds, loadGolden } from '@/content/calculators/load';
import { agreementOf, answersIn, type CaseFile, caseFileOf, ownAnswers, SCHEMA } from '@/scripts/cases/cases';
import { archive, writeCases } from '@/scripts/cases/write';

const own = async (id: Parameters<typeof ownAnswers>[0]) =>
  new Map((await ownAnswers(id)).map((each) => [each.case, each]));

describe('the files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('hold every case of every calculator in the documented shape, and the archive all of them', async () => {
    const { files, cases } = await writeCases(folder);
    expect(readdirSync(folder).sort()).toEqual([archive, ...builtIds().map((id) => `${id}.json`)].sort());
    expect(files).toBe(builtIds().length);
    const packed = unzipSync(readFileSync(path.join(folder, archive)));
    const names = new Set<string>();
    for (const id of builtIds()) {
      const text = readFileSync(path.join(folder, `${id}.json`), 'utf8');
      expect(strFromU8(packed[`cases/${id}.json`] ?? new Uint8Array())).toBe(text);
      const file = JSON.parse(text) as CaseFile;
      expect(file).toMatchObject({ schema: SCHEMA, calculator: id });
      expect(Object.keys(file.defaults).length).toBeGreaterThan(0);
      expect(file.cases).toHaveLength((await loadGolden(id)).length);
      for (const each of file.cases) {
        expect(each.case).toMatch(new RegExp(`^${id}/[0-9a-f]{8}$`));
        names.add(each.case);
        expect(each.source.title).not.toBe('');
        expect([each.case, each.refused !== undefined]).toEqual([each.case, each.figures === undefined]);
        for (const { label, unit, within } of each.figures ?? []) {
          expect([label !== '', typeof unit, within > 0]).toEqual([true, 'string', true]);
        }
      }
    }
    expect(names.size).toBe(cases);
  });
});

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
