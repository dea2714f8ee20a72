/** The command line answers every line with one line of JSON, whatever the line holds. */
import { spawnSync } from 'node:child_process';
import { nasty } from './texts';

const lines: readonly string[] = [
  ...nasty.filter((text) => text.trim() !== '' && !/[\r\n]/.test(text)),
  '{',
  '{"loan":}',
  '{"loan":1e999}',
  '{"loan":-0}',
  '{"loan":null}',
  '{"loan":[]}',
  '{"loan":{}}',
  '{"loan":true}',
  '{"loan":"5L","loan":"6L"}',
  '{"__proto__":{"loan":5}}',
  '{"constructor":5}',
  '{"toString":5}',
  '{"loan":"\\u0000"}',
  '{"loan":"\\ud800"}',
  '{"prepayments":5}',
  '{"prepayments":[5,null,[],{"__proto__":1}]}',
  '{"prepayments":[{"amount":"x","nonsense":1}]}',
  ...nasty.map((text) => JSON.stringify({ loan: text })),
  `{"loan":"${'9'.repeat(100_000)}"}`,
  '['.repeat(20_000),
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
];

it('garbage between two good lines leaves both their answers', () => {
  const good = '{"loan":"50L","rate":8.5}';
  const input = [good, ...lines, good].join('\n');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/calc.ts', 'emi-calculator'],
    { input, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 60_000 },
  );
  expect(stderr).toBe('');
  expect(status).toBe(1);
  const answers = stdout.split('\n').slice(0, -1);
  expect(answers).toHaveLength(lines.length + 2);
  expect(answers.at(-1)).toBe(answers[0]);
  for (const [index, line] of answers.entries()) {
    const answer: unknown = JSON.parse(line);
    const asked = index === 0 || index > lines.length ? good : (lines[index - 1] ?? '');
    const shape = Object.keys(answer as object);
    // An error, problems, or a result: no null within its figures, which is how JSON writes a number that is none.
    const isAnswered = shape.includes('error') || shape.includes('problems') || shape.includes('headline');
    expect([asked.slice(0, 60), isAnswered]).toEqual([asked.slice(0, 60), true]);
    expect([asked.slice(0, 60), /"value":null/.test(line)]).toEqual([asked.slice(0, 60), false]);
    expect(line.length).toBeLessThan(400_000);
  }
});
