/**
 * Advice is a claim: each piece is entered as the text says, in the same page or in the one that it leads to, and what was promised must
 * have come true. SHOW=1 prints how often, by calculator. The salary, rent, 80C, health, Form 16, refund, timeline, advance-tax and
 * gratuity pages have tests of their own.
 */
import { builtIds, loadCalculator } from '@/content/calculators/load';
import type { AnyCalculator } from '@/lib/calculator';
import { followAll } from './advice-followed/follow';
import { pages as growing } from './advice-followed/growing';
import { pages as loans } from './advice-followed/loans';
import { pages as taxes } from './advice-followed/taxes';

/** How often each kind of advice is followed: at least twenty pieces of each calculator, a hundred of each kind with LONG=1. */
const enoughOf = (kinds: number) => (process.env.LONG ? 100 : Math.max(6, Math.ceil(20 / kinds)));
const calculators: Record<string, AnyCalculator> = {};

beforeAll(async () => {
  for (const id of builtIds()) calculators[id] = await loadCalculator(id);
});

it.each([...taxes, ...growing, ...loans].map((page) => [page.id, page] as const))('%s', async (id, page) => {
  const enough = enoughOf(page.kinds.length);
  const tallies = await followAll(page, calculators, enough, Math.max(1_600, enough * 80));
  if (process.env.SHOW) {
    const lines = tallies.map((tally) => `  ${tally.true} of ${tally.followed} came true: ${tally.kind}`);
    console.info([id, ...lines].join('\n'));
  }
  expect(tallies.flatMap(({ wrong }) => wrong.slice(0, 2))).toEqual([]);
  expect(
    tallies.filter(({ followed }) => followed < enough).map(({ kind, followed }) => `${followed}: ${kind}`),
  ).toEqual([]);
});
