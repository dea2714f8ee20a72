import { performance } from 'node:perf_hooks';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { defaultInput, shownInput } from '@/lib/calculator';
import { assessBoth } from '@/lib/tax/assess';
import { taxpayerOf } from '../../tests/oracle/taxpayers';
import { at } from '../measure/pages';
import { milliseconds, type Report } from './report';

const taxpayers = Number(process.env.TAXPAYERS ?? 20_000);
/** How long one calculator is asked again and again, in milliseconds. */
const timeLimit = 300;

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.99, 1].map((share) => milliseconds(at(times, share))),
];

/** Measures how long one answer takes: both regimes of generated taxpayers, and every built calculator on its default input. */
export async function engine(): Promise<Report> {
  const year = incomeTaxYears['2025-26'];
  const people = Array.from({ length: taxpayers }, (_, index) => taxpayerOf(index + 1, '2025-26'));
  for (const { person, readings } of people.slice(0, 2_000)) assessBoth(person, year, readings);
  const taxes = people.map(({ person, readings }) => timed(() => assessBoth(person, year, readings)));
  const rows = [row('income tax, both regimes, one taxpayer', taxes)];
  for (const id of builtIds()) {
    const calculator = await loadCalculator(id);
    const input = shownInput(calculator.fields, defaultInput(calculator.fields));
    const answer = () => timed(() => calculator.compute(input));
    for (let warm = 0; warm < 50; warm += 1) answer();
    const until = performance.now() + timeLimit;
    const times: number[] = [];
    while (performance.now() < until) times.push(answer());
    rows.push(row(id, times));
  }
  return { title: 'One answer of the engine, on this machine', columns: ['', 'runs', 'median', 'p99', 'most'], rows };
}
