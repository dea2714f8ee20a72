/** Customs duty by a second computation: one multiplier on the value for all duties, instead of line by line. */
import fc from 'fast-check';
import calculator from '@/content/calculators/export-import-tax';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

it('agrees on the value and all duties of an import', () => {
  const percent = fc.constantFrom(0, 2.5, 5, 7.5, 10, 20, 40, 70);
  const money = fc.option(fc.integer({ min: 0, max: 20_00_000 }));
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 1, max: 10_00_000 }),
        exchangeRate: fc.constantFrom(1, 83.25, 90),
        terms: fc.constantFrom('fob', 'cfr', 'ci', 'cif'),
        freight: money,
        insurance: money,
        byAir: fc.boolean(),
        basic: percent,
        agriculture: percent,
        welfare: fc.constantFrom(0, 10),
        welfareOnAgriculture: fc.boolean(),
        healthCess: fc.constantFrom(0, 5),
        remedies: fc.integer({ min: 0, max: 1_00_000 }),
        igst: fc.constantFrom(0, 3, 5, 18, 40),
        compensationCess: fc.constantFrom(0, 12),
      }),
      (given) => {
        const { input, figure } = answeredOrThrow(calculator, given);
        const n = (name: string) => Number(input[name]);
        const fob = n('price') * n('exchangeRate');
        const withFreight = input.terms === 'cfr' || input.terms === 'cif';
        const withInsurance = input.terms === 'ci' || input.terms === 'cif';
        const freight = withFreight
          ? 0
          : Math.min(input.freight === null ? 0.2 * fob : n('freight'), input.byAir ? 0.2 * fob : 1e12);
        const insurance = withInsurance ? 0 : input.insurance === null ? 0.01125 * fob : n('insurance');
        const value = fob + freight + insurance;
        const customs = (n('basic') + n('agriculture')) / 100;
        const surcharged = (n('basic') + (input.welfareOnAgriculture ? n('agriculture') : 0)) / 100;
        const before =
          value * (1 + customs + (surcharged * n('welfare')) / 100 + n('healthCess') / 100) + n('remedies');
        const total = before * (1 + (n('igst') + n('compensationCess')) / 100) - value;
        expect(Math.abs(Number(figure('Total duties')) - total)).toBeLessThan(0.005 + total * 1e-12);
        countCompared('customs');
      },
    ),
    { numRuns: drawsOf('customs') },
  );
});
