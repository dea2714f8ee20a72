import type { Citation, DatedSeries } from '@/lib/law';

const policy = (month: string): Citation => ({
  source: 'rbi-monetary-policy',
  at: `Monetary policy statement, ${month}`,
});

/** The repo rate of the Reserve Bank, %, by the day it took effect. Loans on an external benchmark follow it. */
export const repoRate: DatedSeries<number> = {
  checkedOn: '2026-11-22',
  knownUntil: '2026-10-09',
  from: [
    { date: '2023-02-08', value: 6.5, cite: policy('February 2023') },
    { date: '2025-02-07', value: 6.25, cite: policy('February 2025') },
    { date: '2025-04-09', value: 6, cite: policy('April 2025') },
    { date: '2025-06-06', value: 5.5, cite: policy('June 2025') },
    { date: '2025-12-05', value: 5.25, cite: policy('December 2025') },
    { date: '2026-10-07', value: 5.5, cite: policy('October 2026') },
  ],
};

/** Stamp duty on trades of the buyer, % of the value. */
export const tradeStampDuty: Readonly<
  Record<
    | 'delivery'
    | 'intraday'
    | 'futures'
    | 'options'
    | 'currency'
    | 'commodityFutures'
    | 'commodityOptions'
    | 'fundUnits',
    DatedSeries<number>
  >
> = {
  delivery: stamp(0.015),
  intraday: stamp(0.003),
  futures: stamp(0.002),
  options: stamp(0.003),
  currency: stamp(0.0001),
  commodityFutures: stamp(0.002),
  commodityOptions: stamp(0.003),
  fundUnits: stamp(0.005),
};

function stamp(value: number): DatedSeries<number> {
  return {
    checkedOn: '2026-11-22',
    from: [
      {
        date: '2020-07-01',
        value,
        cite: { source: 'indian-stamp-act-1899', at: 'Schedule I, entry 56A, Indian Stamp Act, 1899' },
      },
    ],
  };
}
