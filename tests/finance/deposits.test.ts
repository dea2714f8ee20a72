import fc from 'fast-check';
import { effectiveYearlyRate, ratePerPeriod, type Timing, valueOfDeposits } from '@/lib/finance/deposits';
import { periodicRate } from '@/lib/finance/irr';

/** The same value, deposit by deposit. */
function simulated(rate: number, count: number, timing: Timing): number {
  let value = 0;
  for (let period = 0; period < count; period += 1) {
    value = timing === 'start' ? (value + 1) * (1 + rate) : value * (1 + rate) + 1;
  }
  return value;
}

const timings: readonly Timing[] = ['start', 'end'];
const timing = fc.constantFrom(...timings);
const ratesPerPeriod = fc.double({ min: -0.2, max: 0.2, noNaN: true });
const closeTo = (found: number | null, expected: number, relative = 1e-9) => {
  expect(found).not.toBeNull();
  expect(Math.abs((found ?? 0) - expected)).toBeLessThanOrEqual(relative * Math.max(1, Math.abs(expected)));
};

describe('rate per period', () => {
  test('a nominal 12 % a year is 1 % a month, which yields 12.682503013197 % a year', () => {
    expect(ratePerPeriod(12, 12, 'nominal')).toBe(0.01);
    closeTo(effectiveYearlyRate(0.01, 12), 0.12682503013196972, 1e-14);
  });

  test('an effective 12 % a year is 0.948879293458305 % a month, which yields 12 % a year', () => {
    closeTo(ratePerPeriod(12, 12, 'effective'), 0.00948879293458305, 1e-14);
    closeTo(effectiveYearlyRate(ratePerPeriod(12, 12, 'effective'), 12), 0.12, 1e-14);
  });

  test('with one period a year both meanings are the yearly rate itself', () => {
    expect(ratePerPeriod(50, 1, 'effective')).toBe(0.5);
    expect(ratePerPeriod(50, 1, 'nominal')).toBe(0.5);
    expect(effectiveYearlyRate(0.5, 1)).toBe(0.5);
  });

  test('no return is no return in any period', () => {
    expect(ratePerPeriod(0, 12, 'effective')).toBe(0);
    expect(effectiveYearlyRate(0, 365)).toBe(0);
  });
});

describe('value of equal deposits', () => {
  test('₹5,000 a month for a year at 12 % has four values, one for each convention', () => {
    const effective = ratePerPeriod(12, 12, 'effective');
    closeTo(5_000 * valueOfDeposits(0.01, 12, 'start'), 64046.64021664473, 1e-14);
    closeTo(5_000 * valueOfDeposits(0.01, 12, 'end'), 63412.51506598488, 1e-14);
    closeTo(5_000 * valueOfDeposits(effective, 12, 'start'), 63832.48954176595, 1e-14);
    closeTo(5_000 * valueOfDeposits(effective, 12, 'end'), 63232.48954176594, 1e-14);
  });

  test('at no interest the value is what was paid', () => {
    expect(valueOfDeposits(0, 120, 'start')).toBe(120);
    expect(valueOfDeposits(0, 120, 'end')).toBe(120);
  });

  test('at next to no interest the value is next to what was paid', () => {
    closeTo(valueOfDeposits(1e-13, 600, 'end'), 600, 1e-10);
  });

  test('one deposit earns for one period if made at the start, and nothing if made at the end', () => {
    expect(valueOfDeposits(0.01, 1, 'start')).toBe(1.01);
    expect(valueOfDeposits(0.01, 1, 'end')).toBe(1);
  });

  test('no deposits are worth nothing', () => {
    expect(valueOfDeposits(0.01, 0, 'start')).toBe(0);
  });

  test('the closed form is the sum of every deposit grown period by period', () => {
    fc.assert(
      fc.property(ratesPerPeriod, fc.integer({ min: 0, max: 400 }), timing, (rate, count, when) => {
        closeTo(valueOfDeposits(rate, count, when), simulated(rate, count, when));
      }),
    );
  });

  test('the rate that balances the deposits with their value is the rate they grew at', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        fc.integer({ min: 2, max: 240 }),
        timing,
        (rate, count, when) => {
          const value = valueOfDeposits(rate, count, when);
          const deposits = Array.from({ length: count }, () => -1);
          const flows = when === 'start' ? [...deposits, value] : [...deposits.slice(1), (deposits[0] ?? 0) + value];
          const found = periodicRate(flows);
          // Far below 0 the oldest deposits leave no trace in the value, so we ask for fewer digits.
          closeTo(found, rate, 1e-7);
        },
      ),
    );
  });
});

describe('where a formula would lose digits or has nothing to do', () => {
  it('a rate for the year and a single deposit are exactly themselves', () => {
    // Through the logarithm 11.3 % comes back changed in its last digit.
    expect(Math.expm1(Math.log1p(0.113))).not.toBe(0.113);
    expect(ratePerPeriod(11.3, 1, 'effective')).toBe(0.113);
    expect(effectiveYearlyRate(0.113, 1)).toBe(0.113);
    expect(valueOfDeposits(0.113, 1, 'end')).toBe(1);
  });

  it('no deposits are worth nothing, and one is worth itself', () => {
    expect(valueOfDeposits(0.01, 0, 'end')).toBe(0);
    expect(valueOfDeposits(0.01, 1, 'end')).toBe(1);
  });
});
