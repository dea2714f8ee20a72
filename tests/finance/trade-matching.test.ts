/** Purchases matched with sales, on trade books of a few lines. */
import { type Fill, matchTrades } from '@/lib/finance/trade-matching';

const base: Fill = {
  name: 'SBI',
  label: 'State Bank',
  segment: 'delivery',
  does: 'buy',
  exchange: 'nse',
  day: '2025-06-02',
  quantity: 1,
  price: 1,
  order: '',
  fairValue2018: null,
};
let order = 0;
const line = (does: Fill['does'], day: string, quantity: number, price: number, changes: Partial<Fill> = {}): Fill => {
  order += 1;
  return { ...base, does, day: `2025-${day}`, quantity, price, order: `o${order}`, ...changes };
};
/** Returns the segments, days, quantities and values of what was closed. */
const closedOf = (...fills: readonly Fill[]) =>
  matchTrades(fills).closed.map(({ segment, bought, sold, quantity, buy, sell }) => [
    segment,
    bought.slice(5),
    sold.slice(5),
    quantity,
    buy.value,
    sell.value,
  ]);

it('a purchase and its sale are one trade, with the value of each order', () => {
  expect(
    matchTrades([
      line('buy', '06-02', 10, 50, { order: 'a', exchange: 'bse', fairValue2018: 40 }),
      line('buy', '06-02', 5, 52, { order: 'a', exchange: 'bse' }),
      line('sell', '06-10', 4, 60, { order: 'b' }),
      line('sell', '06-11', 2, 70, { order: 'c', name: 'LIC' }),
    ]),
  ).toEqual({
    closed: [
      {
        name: 'SBI',
        segment: 'delivery',
        quantity: 4,
        bought: '2025-06-02',
        sold: '2025-06-10',
        buy: { day: '2025-06-02', exchange: 'bse', value: 200, orderValue: 760 },
        sell: { day: '2025-06-10', exchange: 'nse', value: 240, orderValue: 240 },
        fairValue2018: 160,
      },
    ],
    unmatched: [{ name: 'State Bank', day: '2025-06-11', quantity: 2 }],
    held: ['State Bank'],
    openContracts: [],
  });
});

it('nothing is matched in an empty book', () => {
  expect(matchTrades([])).toEqual({ closed: [], unmatched: [], held: [], openContracts: [] });
});

it('lines count by their day, those of a day by their order', () => {
  expect(
    closedOf(
      line('sell', '06-10', 3, 60),
      line('buy', '06-05', 2, 52),
      line('buy', '06-02', 1, 50),
      line('buy', '06-05', 2, 53),
    ),
  ).toEqual([
    ['delivery', '06-02', '06-10', 1, 50, 60],
    ['delivery', '06-05', '06-10', 2, 104, 120],
  ]);
});

it('each share is matched by itself, and shares apart from contracts of their name', () => {
  const { closed, held, unmatched, openContracts } = matchTrades([
    line('buy', '06-02', 1, 50),
    line('buy', '06-02', 1, 50, { segment: 'futures', label: 'SBI JUN' }),
    line('sell', '06-03', 1, 60, { name: 'LIC', label: 'LIC' }),
    line('buy', '06-04', 1, 60, { name: 'LIC', label: 'LIC' }),
  ]);
  expect(closed).toEqual([]);
  expect(held).toEqual(['State Bank', 'LIC']);
  expect(unmatched).toEqual([{ name: 'LIC', day: '2025-06-03', quantity: 1 }]);
  expect(openContracts).toEqual(['SBI JUN']);
});

describe('within a day', () => {
  it('what is bought and sold on one exchange is intraday, before what was held', () => {
    expect(
      closedOf(
        line('buy', '06-02', 10, 50),
        line('sell', '06-10', 6, 60),
        line('sell', '06-10', 6, 61),
        line('buy', '06-10', 4, 59),
        line('buy', '06-10', 3, 58),
      ),
    ).toEqual([
      ['intraday', '06-10', '06-10', 4, 236, 240],
      ['intraday', '06-10', '06-10', 2, 116, 120],
      ['intraday', '06-10', '06-10', 1, 58, 61],
      ['delivery', '06-02', '06-10', 5, 250, 305],
    ]);
  });

  it('each exchange is by itself, and then the oldest is sold', () => {
    expect(
      closedOf(
        line('buy', '06-10', 2, 50, { exchange: 'bse' }),
        line('buy', '06-10', 1, 51),
        line('sell', '06-10', 2, 60),
        line('sell', '06-10', 1, 61, { exchange: 'bse' }),
      ),
    ).toEqual([
      ['intraday', '06-10', '06-10', 1, 51, 60],
      ['intraday', '06-10', '06-10', 1, 50, 61],
      ['delivery', '06-10', '06-10', 1, 50, 60],
    ]);
  });

  it('what is bought beyond the sales is held', () => {
    const { closed, held } = matchTrades([
      line('sell', '06-10', 1, 60),
      line('buy', '06-10', 3, 50),
      line('sell', '06-11', 1, 70),
    ]);
    expect(closed.map(({ segment, quantity }) => [segment, quantity])).toEqual([
      ['intraday', 1],
      ['delivery', 1],
    ]);
    expect(held).toEqual(['State Bank']);
    expect(matchTrades([line('buy', '06-10', 3, 50), line('sell', '06-10', 3, 60)]).held).toEqual([]);
  });

  it('a buyback is no sale on the exchange', () => {
    expect(
      closedOf(
        line('buy', '06-02', 1, 40),
        line('buyback', '06-10', 2, 90),
        line('buy', '06-10', 2, 50),
        line('sell', '06-10', 1, 60),
      ),
    ).toEqual([
      ['intraday', '06-10', '06-10', 1, 50, 60],
      ['buyback', '06-02', '06-10', 1, 40, 90],
      ['buyback', '06-10', '06-10', 1, 50, 90],
    ]);
  });
});

describe('a bonus and a split', () => {
  it('make shares from those that were there before the day', () => {
    expect(
      closedOf(
        line('buy', '06-02', 10, 100),
        line('buy', '06-10', 4, 30),
        line('split', '06-10', 5, 0),
        line('sell', '06-11', 52, 25),
      ),
    ).toEqual([
      ['delivery', '06-02', '06-11', 50, 1_000, 1_250],
      ['delivery', '06-10', '06-11', 2, 60, 50],
    ]);
  });

  it('leave what was sold before them alone', () => {
    const { closed, held, unmatched } = matchTrades([
      line('buy', '06-02', 10, 100, { fairValue2018: 80 }),
      line('sell', '06-03', 4, 110),
      line('split', '06-04', 2, 0),
      line('sell', '06-05', 12, 60),
    ]);
    expect(closed.map(({ quantity, buy, fairValue2018 }) => [quantity, buy.value, fairValue2018])).toEqual([
      [4, 400, 320],
      [12, 600, 480],
    ]);
    expect([held, unmatched]).toEqual([[], []]);
  });

  it('a bonus share costs nothing, whatever stands in its line, and is sold last', () => {
    expect(closedOf(line('buy', '06-02', 1, 100), line('bonus', '06-10', 2, 70), line('sell', '06-11', 3, 50))).toEqual(
      [
        ['delivery', '06-02', '06-11', 1, 100, 50],
        ['delivery', '06-10', '06-11', 2, 0, 100],
      ],
    );
    const { held, unmatched } = matchTrades([line('bonus', '06-10', 2, 0), line('sell', '06-10', 1, 50)]);
    expect([held, unmatched]).toEqual([['State Bank'], []]);
  });
});

it('a share without a value of 2018 has none, before a split and after it', () => {
  const { closed } = matchTrades([
    line('buy', '06-02', 10, 100),
    line('sell', '06-03', 4, 110),
    line('split', '06-04', 2, 0),
    line('sell', '06-05', 12, 60),
  ]);
  expect(closed.map(({ fairValue2018 }) => fairValue2018)).toEqual([null, null]);
});

describe('sales', () => {
  it('beyond what is held are named with what lacks', () => {
    const { unmatched, held } = matchTrades([
      line('buy', '06-02', 3, 100),
      line('sell', '06-04', 5, 110),
      line('sell', '06-05', 1, 110),
      line('buy', '06-06', 7, 100),
    ]);
    expect(unmatched).toEqual([
      { name: 'State Bank', day: '2025-06-04', quantity: 2 },
      { name: 'State Bank', day: '2025-06-05', quantity: 1 },
    ]);
    expect(held).toEqual(['State Bank']);
  });

  it('of fractions leave nothing behind', () => {
    const tenth = () => line('buy', '06-02', 0.1, 100);
    const { held, unmatched, closed } = matchTrades([tenth(), tenth(), tenth(), line('sell', '06-04', 0.3, 110)]);
    expect([held, unmatched]).toEqual([[], []]);
    expect(closed).toHaveLength(3);
    // Within a day, and the other way about: 0.3 less three tenths is no share.
    const day = matchTrades([line('buy', '06-02', 0.3, 1), ...[1, 2, 3].map(() => line('sell', '06-02', 0.1, 2))]);
    expect([day.held, day.unmatched, day.closed.length]).toEqual([[], [], 3]);
    const short = matchTrades([
      line('buy', '06-02', 0.7, 1),
      line('buy', '06-02', 0.1, 1),
      line('sell', '06-02', 0.8, 2),
    ]);
    expect([short.held, short.unmatched, short.closed.length]).toEqual([[], [], 2]);
    const contracts = { segment: 'futures' as const };
    const open = matchTrades([
      ...[1, 2, 3].map(() => line('sell', '06-02', 0.1, 2, contracts)),
      line('buy', '06-02', 0.3, 1, contracts),
    ]);
    expect([open.openContracts, open.closed.length]).toEqual([[], 3]);
  });
});

describe('contracts', () => {
  const options = { segment: 'options' as const, name: 'NIFTY CE', label: 'NIFTY CE' };

  it('are closed from either side, first in, first out, also within a day', () => {
    expect(
      closedOf(
        line('sell', '06-02', 75, 100, options),
        line('sell', '06-02', 75, 110, options),
        line('buy', '06-02', 100, 60, options),
        line('buy', '06-03', 100, 50, options),
        line('sell', '06-04', 50, 40, options),
      ),
    ).toEqual([
      ['options', '06-02', '06-02', 75, 4_500, 7_500],
      ['options', '06-02', '06-02', 25, 1_500, 2_750],
      ['options', '06-03', '06-02', 50, 2_500, 5_500],
      ['options', '06-03', '06-04', 50, 2_500, 2_000],
    ]);
  });

  it('that no line closes are named once', () => {
    const open = (...fills: readonly Fill[]) => matchTrades(fills).openContracts;
    expect(open(line('buy', '06-02', 1, 1, options), line('buy', '06-03', 1, 1, options))).toEqual(['NIFTY CE']);
    expect(open(line('buy', '06-02', 1, 1, options), line('sell', '06-03', 2, 1, options))).toEqual(['NIFTY CE']);
    expect(open(line('buy', '06-02', 1, 1, options), line('sell', '06-03', 1, 1, options))).toEqual([]);
  });

  it('know no bonus, split or buyback', () => {
    expect(
      matchTrades([
        line('bonus', '06-02', 1, 1, options),
        line('split', '06-03', 2, 1, options),
        line('buyback', '06-04', 1, 1, options),
      ]),
    ).toEqual({ closed: [], unmatched: [], held: [], openContracts: [] });
  });
});
