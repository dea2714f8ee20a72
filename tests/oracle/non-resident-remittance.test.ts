/**
 * What one who sends money abroad from NRO accounts has to file and how much may go: rule 37BB (2026-27: rule 220 of the Rules of 2026) and
 * regulation 4 of the Foreign Exchange Management (Remittance of Assets) Regulations, 2016; of one who lives in India, the Liberalised
 * Remittance Scheme. LONG=1 draws 10,000 amounts.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/nri-taxation-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const drawn = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  person: fc.constantFrom('visitor', 'origin', 'leaving', 'foreign', 'returned', 'resident'),
  /** Rupees for a dollar, in tenths. */
  rate: fc.option(fc.integer({ min: 200, max: 3_000 }), { freq: 4 }),
  remit: fc.oneof(
    fc.constantFrom(0, 1, 4_99_999, 5_00_000, 5_00_001),
    fc.integer({ min: 0, max: 40_00_00_000 }),
    fc.integer({ min: 0, max: 10_00_000 }),
  ),
  /** Instead of the amount: this many rupees above or below a million dollars. */
  around: fc.option(fc.constantFrom(-1_000, -1, 0, 1, 1_000), { freq: 2 }),
});

const rupees = (text: string) => Number(text.replace(/[₹,]/g, ''));
const amountsIn = (text: string) => (text.match(/₹[\d,]+(?:\.\d+)?/g) ?? []).map(rupees);

/** Rule 37BB(1)(i) and (ii): Part A while the remittances of the year do not exceed five lakh; above it Part C with the certificate. */
function expectForms(text: string, financialYear: string, remit: number): void {
  const [statement, certificate] =
    financialYear === '2026-27' ? ['145 (old 15CA)', '146 (old 15CB)'] : ['15CA', '15CB'];
  expect([remit, amountsIn(text)[0]]).toEqual([remit, remit]);
  expect([remit, text.includes(`Form ${statement}, Part ${remit <= 5_00_000 ? 'A' : 'C'}`)]).toEqual([remit, true]);
  expect([remit, text.includes(`Form ${certificate}`)]).toEqual([remit, remit > 5_00_000]);
}

test('what sending money abroad asks for, and what may go', () => {
  fc.assert(
    fc.property(drawn, ({ financialYear, person, rate, around, remit: typed }) => {
      const dollar = rate === null ? null : rate / 10;
      // One who lives in India has no NRO account: section 2(v) of the Foreign Exchange Management Act, 1999.
      const isHere = person === 'returned' || person === 'resident';
      const most = dollar === null ? null : Math.round((isHere ? 2_50_000 : 10_00_000) * dollar);
      const remit = around !== null && most !== null ? most + around : typed;
      const answer = answered(calculator, { financialYear, person, stays: [], remit, dollarRate: dollar });
      if (!answer) throw new Error('The page refuses this input.');
      countCompared('non-resident-remittance');
      const actions = (answer.result.actions ?? []).map(({ text }) => text);
      const file = actions.filter((text) => text.startsWith('Before sending'));
      const limit = actions.filter((text) => text.includes(isHere ? 'US$2,50,000' : 'US$1 million'));
      if (remit === 0) {
        expect([...file, ...limit]).toEqual([]);
        return;
      }
      expect(file).toHaveLength(isHere ? 0 : 1);
      for (const text of file) expectForms(text, financialYear, remit);
      expect(limit).toHaveLength(1);
      const said = amountsIn(limit[0] ?? '');
      if (most === null) expect(said).toEqual([]);
      else expect([remit, dollar, said]).toEqual([remit, dollar, [most, Math.abs(most - remit)]]);
      if (most !== null) expect([remit, /must wait/.test(limit[0] ?? '')]).toEqual([remit, remit > most]);
    }),
    { numRuns: drawsOf('non-resident-remittance') },
  );
});
