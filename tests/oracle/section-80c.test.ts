/** Room under section 80C and what filling it saves, once more, from sections 80C to 80D alone. LONG=1 draws 10,000 people. */
import fc from 'fast-check';
import calculator from '@/content/calculators/section-80c-optimizer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { byLaw, type Given, givenOf, savers } from './savings-law';

const numRuns = drawsOf('section-80c');

test(`rooms and the tax saved agree on ${numRuns} people`, () => {
  let compared = 0;
  fc.assert(
    fc.property(savers, (input) => {
      const answer = answered(calculator, givenOf(input));
      if (!answer) return;
      compared += 1;
      countCompared('section-80c');
      const given = answer.input as unknown as Given;
      const { figure } = answer;
      const law = byLaw(given);
      const put = figure('Still to put in') ?? 0;
      const expected: [string, number][] = [
        ['Tax in the new regime', law.now.new],
        ['Tax in the old regime now', law.now.old],
        ['Room for savings', law.roomSavings],
        ['Room for own NPS', law.roomNps],
        ['Room for health insurance', law.roomHealth],
      ];
      // The least tax that any split of the money put in brings.
      const before = given.regime === 'better' ? Math.min(law.now.new, law.now.old) : law.now[given.regime];
      let least = before;
      for (const nps of new Set([0, Math.min(put, law.roomNps), Math.max(0, put - law.roomSavings)])) {
        const old = law.taxIn('old', put - nps, nps);
        if (given.regime !== 'new') least = Math.min(least, old);
      }
      expected.push(['Tax saved by the plan', before - least], ['Tax with the plan', least]);
      // Without a budget all room that is free in time is filled: NPS after 15 years or from 60 on, for who takes its risk.
      if (given.regime !== 'new' && given.budget === null && given.years >= 5) {
        const nps = (given.years >= 15 || given.age !== 'below60') && given.risk !== 'low' ? law.roomNps : 0;
        expected.push(['Tax with the plan', Math.min(before, law.taxIn('old', law.roomSavings, nps))]);
      }
      // Part by part: the tax of the old regime with the savings first, none of which is open before five years, then NPS, and where it costs
      // no more than the new one.
      const fits = (upTo: number) => {
        const nps = Math.max(0, upTo - (given.years >= 5 ? law.roomSavings : 0));
        return law.taxIn('old', upTo - nps, nps);
      };
      for (const row of answer.result.tables?.find(({ id }) => id === 'by-slab')?.rows ?? []) {
        const [from, to, percent, old, other, inAll] = row as [number, number, number, number, number, number];
        expect([to, old, other]).toEqual([to, fits(to), law.now.new]);
        const paid = given.regime === 'old' ? fits(to) : Math.min(fits(to), law.now.new);
        expect([to, inAll]).toEqual([to, before - paid]);
        // Both ends are paid to the nearest ten.
        expect(Math.abs((percent / 100) * (to - from) - (fits(from) - fits(to)))).toBeLessThanOrEqual(10);
      }
      const breakEven = figure('To put in before the old regime costs no more');
      if (breakEven !== undefined) {
        expect(fits(breakEven)).toBeLessThanOrEqual(law.now.new);
        // A hundred rupees less, beyond all rounding, do not do.
        expect(fits(breakEven - 100)).toBeGreaterThan(law.now.new);
      }
      // Stopping after any instalment saves what the plan says.
      const months = answer.result.tables?.find(({ id }) => id === 'months');
      let npsSoFar = 0;
      for (const [place, row] of (months?.rows ?? []).entries()) {
        const at = (label: string) => row[months?.columns.findIndex((column) => column.label === label) ?? -1] ?? 0;
        npsSoFar += Number(at('NPS, your own'));
        // Each third one: the taxes of a statute take their time.
        if (place % 3 !== 0) continue;
        const old = law.taxIn('old', Number(at('So far')) - npsSoFar, npsSoFar);
        expect(at('Tax saved so far')).toBe(before - (given.regime === 'old' ? old : Math.min(old, law.now.new)));
      }
      if (given.premium > 0) expected.push(['Premium that counts', law.counts.premium]);
      if (given.tuition > 0) expected.push(['Tuition fees that count', law.counts.tuition]);
      if (given.principal > 0) expected.push(['Home-loan principal that counts', law.counts.principal]);
      for (const [label, value] of expected) {
        expect([label, figure(label)]).toEqual([label, expect.closeTo(value, 2)]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
});
