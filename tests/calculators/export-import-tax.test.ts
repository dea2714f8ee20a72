import calculator from '@/content/calculators/export-import-tax';
import type { ExportImportInput } from '@/content/calculators/export-import-tax/form';
import { resultOf } from '../result-of';

/** 1,00,000 by air: 75,000 free, 25,000 at 35% and a tenth of it (Notification No. 26/2016-Customs). */
const texts = (changes: Partial<ExportImportInput>): string =>
  JSON.stringify(
    resultOf(calculator, {
      mode: 'baggage',
      price: 1_00_000,
      exchangeRate: 1,
      arrivedOn: '2026-11-30',
      ...changes,
    }).caveats,
  );

describe('duty on baggage', () => {
  it('names the duty at the rate that news reports print for baggage', () => {
    expect(texts({})).toContain('print 10% for baggage: ₹2,750 instead of ₹9,625.');
  });

  it.each<[string, Partial<ExportImportInput>]>([
    ['before the Budget', { arrivedOn: '2026-02-01' }],
    ['where the visitor enters a rate', { baggageBasic: 10 }],
    ['where nothing is above the allowance', { price: 75_000 }],
  ])('does not name it %s', (_, changes) => {
    expect(texts(changes)).not.toContain('news reports');
  });
});
