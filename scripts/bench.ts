/** Times the income-tax engine: both regimes of one taxpayer, over generated taxpayers. Run with `npm run bench`. */
import { performance } from 'node:perf_hooks';
import { incomeTaxYears } from '@/content/rules/income-tax';
import { assessBoth } from '@/lib/tax/assess';
import { taxpayerOf } from '../tests/oracle/taxpayers';

const count = Number(process.env.TAXPAYERS ?? 20_000);
const year = incomeTaxYears['2025-26'];
const people = Array.from({ length: count }, (_, index) => taxpayerOf(index + 1, '2025-26'));
for (const { person, readings } of people.slice(0, 2_000)) assessBoth(person, year, readings);

const times = people.map(({ person, readings }) => {
  const start = performance.now();
  assessBoth(person, year, readings);
  return performance.now() - start;
});
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(4);
process.stdout.write(
  `Income-tax engine, both regimes, ${count} taxpayers: median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms\n`,
);
