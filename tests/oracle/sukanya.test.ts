/** The Sukanya account once more, month by month from the Scheme and the rates as they were notified. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/sukanya-samriddhi-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';
import { notifiedRate } from './notified-rates';

const numRuns = drawsOf('sukanya');

const drawn = fc.record({
  openedYear: fc.integer({ min: 2015, max: 2034 }),
  openedMonth: fc.integer({ min: 1, max: 12 }),
  openedDay: fc.integer({ min: 1, max: 28 }),
  ageDays: fc.integer({ min: 1, max: 3_600 }),
  deposit: fc.integer({ min: 5, max: 3_000 }).map((fifties) => fifties * 50),
  rate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  rounding: fc.constantFrom('exact', 'rupee'),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const two = (value: number) => String(value).padStart(2, '0');

function balanceByHand({ openedYear, openedMonth, openedDay, deposit, rate, rounding }: Drawn) {
  let [balance, accrued, deposits] = [0, 0, 0];
  const firstYear = openedMonth >= 4 ? openedYear : openedYear - 1;
  for (let index = 0; index < 21 * 12; index += 1) {
    const month = ((openedMonth - 1 + index) % 12) + 1;
    const year = openedYear + Math.floor((openedMonth - 1 + index) / 12);
    const name = `${year}-${two(month)}`;
    const percent = notifiedRate('sukanya', name) ?? rate;
    const financialYear = month >= 4 ? year : year - 1;
    let late = 0;
    if (index === 0 || (month === 4 && financialYear > firstYear && financialYear < firstYear + 15)) {
      deposits += deposit;
      if (index === 0 && openedDay > 5) late = deposit;
      balance += deposit;
    }
    accrued += ((balance - late) * percent) / 1_200;
    if (month === 3 || index === 21 * 12 - 1) {
      balance += rounding === 'rupee' ? Math.round(Number(accrued.toFixed(6))) : accrued;
      accrued = 0;
    }
  }
  return { balance, deposits };
}

test(`the balance at maturity agrees on ${numRuns} accounts`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const { openedYear, openedMonth, openedDay, ageDays, deposit, rate, rounding } = input;
      const opened = Date.UTC(openedYear, openedMonth - 1, openedDay);
      const { figure } = answeredOrThrow(calculator, {
        opened: new Date(opened).toISOString().slice(0, 10),
        birth: new Date(opened - ageDays * 86_400_000).toISOString().slice(0, 10),
        deposit,
        rate,
        rounding,
      });
      const { balance, deposits } = balanceByHand(input);
      expect(figure('Total deposited')).toBe(deposits);
      expect(Math.abs(Number(figure('Maturity amount')) - balance)).toBeLessThanOrEqual(0.005);
      countCompared('sukanya');
    }),
    { numRuns },
  );
});
