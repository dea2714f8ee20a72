import Decimal from 'decimal.js';
import fc from 'fast-check';
import {
  count,
  dateFigure,
  exactRupees,
  monthFigure,
  months,
  number,
  percentage,
  rupees,
  verdict,
} from '@/lib/calculator';
import {
  exactInr,
  formatAxis,
  formatCell,
  formatCompact,
  formatDate,
  formatFigure,
  formatMonth,
  formatMonths,
  formatNumber,
  inr,
  pct,
} from '@/lib/format';
import { parseAmount, parseDuration, parseNumber, parsePercent } from '@/lib/parse';

const anyPaise = fc.integer({ min: -1e14, max: 1e14 }).map((paise) => paise / 100);

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [1, '₹1'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [99_999, '₹99,999'],
    [1_00_000, '₹1,00,000'],
    [12_50_000, '₹12,50,000'],
    [1_00_00_000, '₹1,00,00,000'],
    [1_23_45_67_89_012, '₹1,23,45,67,89,012'],
    [999_999_999_999_999, '₹99,99,99,99,99,99,999'],
    [-12_34_568, '−₹12,34,568'],
    [0.5, '₹1'],
    [0.49, '₹0'],
    [-2.5, '−₹3'],
    [99_999.5, '₹1,00,000'],
    [99_999.49, '₹99,999'],
  ])('%d is written %s', (value, expected) => {
    expect(inr(value)).toBe(expected);
  });

  it('a loss below fifty paise is zero without a minus', () => {
    expect(inr(-0.4)).toBe('₹0');
    expect(inr(-0)).toBe('₹0');
    expect(exactInr(-0.004)).toBe('₹0');
    expect(inr(-0.5)).toBe('−₹1');
  });

  it.each([
    [12_50_000, '₹12,50,000'],
    [500.5, '₹500.50'],
    [1.005, '₹1.01'],
    [-99.995, '−₹100'],
    [99.999, '₹100'],
    [0.1 + 0.2, '₹0.30'],
    [Number.NaN, '–'],
    [0.01, '₹0.01'],
    [99_99_999.994, '₹99,99,999.99'],
  ])('%d with paise is written %s', (value, expected) => {
    expect(exactInr(value)).toBe(expected);
  });

  it('a figure that is no number is a dash', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(inr(value)).toBe('–');
      expect(pct(value)).toBe('–');
      expect(formatCompact(value)).toBe('–');
      expect(formatMonths(value)).toBe('–');
      expect(formatCell(value, 'years')).toBe('–');
      expect(formatCell(value, 'days')).toBe('–');
    }
  });

  it('groups whole rupees as the Indian locale does', () => {
    const referee = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), (whole) => {
        expect(inr(whole)).toBe(`₹${referee.format(whole)}`);
      }),
    );
  });

  it('what is written can be typed back: whole rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (whole) => {
        expect(parseAmount(inr(whole))).toEqual({ ok: true, value: whole });
      }),
    );
  });

  it('what is written can be typed back: paise', () => {
    fc.assert(
      fc.property(anyPaise, (value) => {
        expect(parseAmount(exactInr(value))).toMatchObject({ ok: true, value: value + 0 });
      }),
    );
  });

  it('an astronomically large amount keeps its commas', () => {
    expect(inr(1e21)).toBe('₹1,00,00,00,00,00,00,00,00,00,000');
  });
});

describe('numbers and percentages', () => {
  it('drop the decimals that say nothing', () => {
    expect(formatNumber(12_34_567.5)).toBe('12,34,567.5');
    expect(formatNumber(2.5)).toBe('2.5');
    expect(formatNumber(2)).toBe('2');
    expect(formatNumber(100)).toBe('100');
    expect(formatNumber(1.005)).toBe('1.01');
    expect(formatNumber(1.23456, 4)).toBe('1.2346');
    expect(formatNumber(1.5, 0)).toBe('2');
    expect(formatNumber(-0.001)).toBe('0');
    expect(formatNumber(-1234.5)).toBe('−1,234.5');
  });

  it('a percentage has its sign right after it', () => {
    expect(pct(8.5)).toBe('8.5%');
    expect(pct(8)).toBe('8%');
    expect(pct(7.125)).toBe('7.13%');
    expect(pct(7.125, 3)).toBe('7.125%');
    expect(pct(-2.25)).toBe('−2.25%');
    expect(pct(0)).toBe('0%');
  });

  it('can be typed back', () => {
    fc.assert(
      fc.property(anyPaise, (value) => {
        expect(parseNumber(formatNumber(value))).toEqual({ ok: true, value: value + 0 });
        expect(parsePercent(pct(value))).toEqual({ ok: true, value: value + 0 });
      }),
    );
  });
});

describe('short amounts', () => {
  it.each([
    [0, '₹0', '₹0'],
    [-0.4, '₹0', '₹0'],
    [50_000, '₹50,000', '₹50,000'],
    [99_999, '₹99,999', '₹99,999'],
    [99_999.49, '₹99,999', '₹99,999'],
    [99_999.6, '₹1 lakh', '₹1L'],
    [1_00_000, '₹1 lakh', '₹1L'],
    [1_00_001, '₹1 lakh', '₹1L'],
    [1_50_000, '₹1.5 lakh', '₹1.5L'],
    [12_50_000, '₹12.5 lakh', '₹12.5L'],
    [99_99_499, '₹99.99 lakh', '₹99.99L'],
    [99_99_500, '₹1 crore', '₹1Cr'],
    [99_99_999, '₹1 crore', '₹1Cr'],
    [1_00_00_000, '₹1 crore', '₹1Cr'],
    [1_00_00_001, '₹1 crore', '₹1Cr'],
    [1_25_00_000, '₹1.25 crore', '₹1.25Cr'],
    [12_345_67_00_000, '₹12,345.67 crore', '₹12,345.67Cr'],
    [99_999_99_49_999, '₹99,999.99 crore', '₹99,999.99Cr'],
    [99_999_99_50_000, '₹1 lakh crore', '₹1L Cr'],
    [1e12, '₹1 lakh crore', '₹1L Cr'],
    [1.5e12, '₹1.5 lakh crore', '₹1.5L Cr'],
    [-12_50_000, '−₹12.5 lakh', '−₹12.5L'],
    [-99_99_999, '−₹1 crore', '−₹1Cr'],
  ])('%d is %s, on an axis %s', (value, expected, axis) => {
    expect(formatCompact(value)).toBe(expected);
    expect(formatAxis(value)).toBe(axis);
  });

  const anyAmount = fc.oneof(
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    fc.tuple(fc.constantFrom(1e5, 1e7, 1e12), fc.double({ min: -1e4, max: 1e4, noNaN: true })).map(([a, b]) => a + b),
  );

  it('never count to a hundred lakh or a lakh of crore, and have at most two decimals', () => {
    fc.assert(
      fc.property(anyAmount, (value) => {
        const [, figure = '', unit] =
          /^−?₹([\d,]+(?:\.\d{1,2})?)( lakh| crore| lakh crore)?$/.exec(formatCompact(value)) ?? [];
        const size = Number(figure.replaceAll(',', ''));
        expect(figure).not.toBe('');
        if (!unit) expect(size).toBeLessThan(1e5);
        else expect(size).toBeGreaterThanOrEqual(1);
        if (unit === ' lakh') expect(size).toBeLessThan(100);
        if (unit === ' crore') expect(size).toBeLessThan(1e5);
      }),
      { numRuns: 1000 },
    );
  });

  it('typed back, are within half of their last decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
        const size = Math.abs(value);
        const unit = size < 99_999.5 ? 1 : size < 99_99_500 ? 1e5 : size < 999_999_950_000 ? 1e7 : 1e12;
        for (const text of [formatCompact(value), formatAxis(value)]) {
          const back = parseAmount(text);
          expect(back).toMatchObject({ ok: true });
          if (back.ok) expect(new Decimal(back.value).minus(value).abs().toNumber()).toBeLessThanOrEqual(unit * 0.005);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('lengths of time, days and months', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [6, '6 months'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [23, '1 year 11 months'],
    [24, '2 years'],
    [246, '20 years 6 months'],
    [11.6, '1 year'],
    [-14, '−1 year 2 months'],
    [-0.3, '0 months'],
  ])('%d months are %s', (value, expected) => {
    expect(formatMonths(value)).toBe(expected);
  });

  it('a length of time can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1200, max: 1200 }), (value) => {
        expect(parseDuration(formatMonths(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it('days and months read as people say them', () => {
    expect(formatDate('2025-07-15')).toBe('15 Jul 2025');
    expect(formatDate('2026-01-01')).toBe('1 Jan 2026');
    expect(formatDate('2024-02-29')).toBe('29 Feb 2024');
    expect(formatMonth('2025-07')).toBe('Jul 2025');
    expect(formatMonth('2025-09')).toBe('Sep 2025');
    expect(formatMonth('2025-12')).toBe('Dec 2025');
  });

  it('what is no day or month stays as it is', () => {
    for (const text of ['', 'Total', '2025', '2025-13', '2025-00']) {
      expect(formatDate(text)).toBe(text);
      expect(formatMonth(text)).toBe(text);
    }
  });
});

describe('figures', () => {
  it.each([
    [rupees('EMI', 43_391.16), '₹43,391'],
    [rupees('Price per unit', 43.5, { decimals: 2 }), '₹43.50'],
    [rupees('NAV', 43.5, { decimals: 4 }), '₹43.50'],
    [exactRupees('CGST', 90), '₹90.00'],
    [exactRupees('NAV', 12.3456, { decimals: 4 }), '₹12.3456'],
    [exactRupees('NAV', 12, { decimals: 4 }), '₹12.00'],
    [exactRupees('Fee', -12.5, { decimals: 0 }), '−₹12.50'],
    [percentage('Rate', 8.5), '8.5%'],
    [percentage('Monthly rate', 0.708333, { decimals: 4 }), '0.7083%'],
    [months('Tenure', 246), '20 years 6 months'],
    [count('Instalments', 1_20_000.4), '1,20,000'],
    [number('Units', 1234.5678, { decimals: 3 }), '1,234.568'],
    [number('Factor', 1.5), '1.5'],
    [{ label: 'Wait', value: 15, unit: 'years' as const }, '15 years'],
    [{ label: 'Wait', value: 1, unit: 'years' as const }, '1 year'],
    [{ label: 'Wait', value: 0, unit: 'years' as const }, '0 years'],
    [{ label: 'Age', value: 7.5, unit: 'years' as const }, '7.5 years'],
    [{ label: 'Held', value: 91, unit: 'days' as const }, '91 days'],
    [{ label: 'Held', value: 1, unit: 'days' as const }, '1 day'],
    [{ label: 'Late', value: 1.5, unit: 'days' as const }, '2 days'],
    [{ label: 'Late', value: 1.5, unit: 'days' as const, decimals: 1 }, '1.5 days'],
    [{ label: 'Held', value: 1_234, unit: 'days' as const }, '1,234 days'],
    [verdict('Regime', 'New regime'), 'New regime'],
    [dateFigure('Due', '2025-07-31'), '31 Jul 2025'],
    [monthFigure('Closes', '2045-06'), 'Jun 2045'],
  ])('$label $value in $unit', (figure, expected) => {
    expect(formatFigure(figure)).toBe(expected);
  });

  it('a cell is written as its column says', () => {
    expect(formatCell(12_50_000, 'rupees')).toBe('₹12,50,000');
    expect(formatCell(12.5, 'exactRupees')).toBe('₹12.50');
    expect(formatCell('2025-07-31', 'date')).toBe('31 Jul 2025');
    expect(formatCell('2025-07', 'month')).toBe('Jul 2025');
    expect(formatCell('Total', 'month')).toBe('Total');
    expect(formatCell('2025-07', 'text')).toBe('2025-07');
    expect(formatCell('Nil', 'rupees')).toBe('Nil');
  });

  it('an empty cell is a dash', () => {
    expect(formatCell(null, 'rupees')).toBe('–');
    expect(formatCell(null, 'text')).toBe('–');
  });

  it('a year in a column of text takes no comma', () => {
    expect(formatCell(2026, 'text')).toBe('2026');
  });
});
