/**
 * Advice with an amount on the pages on gains, houses, non-residents and shares is followed: it is entered as it says, the answer is
 * worked out answerWith, and what was promised must have come true. Each kind is followed at least twenty times. SHOW=1 prints how often.
 */
import fc from 'fast-check';
import capitalGains from '@/content/calculators/capital-gains';
import esopTax from '@/content/calculators/esop-tax';
import nri from '@/content/calculators/nri-taxation-calculator';
import rentalIncome from '@/content/calculators/rental-income';
import stockMarket from '@/content/calculators/stock-market-tax-calculator';
import {
  type AnyCalculator,
  type AnyInput,
  type AnyRow,
  defaultInput,
  figuresOf,
  type Result,
  shownInput,
} from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { runs } from '../runs';

const least = process.env.SHORT ? 4 : 20;
const amount = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, ''));
const dayOf = (text: string | undefined) => {
  const [day, month, year] = (text ?? '').split(' ');
  const at =
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(month ?? '') + 1;
  return `${year}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
const figure = (result: Result, label: string) =>
  Number(figuresOf(result).find((each) => each.label === label)?.value ?? Number.NaN);

interface Answer {
  readonly input: AnyInput;
  readonly result: Result;
}

function answerTo({ fields, check, compute }: AnyCalculator, given: AnyInput): Answer | null {
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  return (check?.(input) ?? []).length > 0 ? null : { input, result: compute(input) };
}

/** Follows what matches in what is said to drawn inputs. `follow` returns what was promised and what came; null where it cannot be entered. */
function followed(
  calculator: AnyCalculator,
  drawn: fc.Arbitrary<AnyInput>,
  says: RegExp,
  follow: (
    match: RegExpExecArray,
    answer: Answer,
    answerWith: (changes: AnyInput) => Answer | null,
  ) => readonly [number, number] | null,
  slack = 1,
) {
  const wrong: string[] = [];
  let count = 0;
  for (const given of fc.sample(drawn, { numRuns: runs(668, 4_000), seed: 20_261_124 })) {
    const answer = answerTo(calculator, given);
    if (!answer) continue;
    const { sentence, actions = [], caveats = [] } = answer.result;
    for (const text of [sentence, ...actions.map((each) => each.text), ...caveats.map((each) => each.text)]) {
      const match = says.exec(text);
      const came = match && follow(match, answer, (changes) => answerTo(calculator, { ...answer.input, ...changes }));
      if (!came) continue;
      count += 1;
      if (Math.abs(came[0] - came[1]) > slack) wrong.push(`${text}: came ${came[1]}\n${JSON.stringify(given)}`);
    }
  }
  if (process.env.SHOW) process.stdout.write(`${says.source}: ${count - wrong.length} of ${count} came true\n`);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(least);
}

const lakhs = (least_: number, most: number) => fc.integer({ min: least_, max: most }).map((count) => count * 1_00_000);
const year = fc.constantFrom('2025-26', '2026-27');

describe('capital-gains', () => {
  const page = capitalGains;
  const tax = ({ result }: Answer) => figure(result, 'Tax on these sales');
  const lot = fc
    .record({
      asset: fc.constantFrom('equity', 'house', 'house', 'land', 'gold', 'debtFund'),
      held: fc.oneof(
        fc.integer({ min: 30, max: 5_000 }),
        fc.integer({ min: 800, max: 5_000 }),
        fc.integer({ min: 300, max: 364 }),
        fc.integer({ min: 660, max: 729 }),
      ),
      after: fc.integer({ min: 0, max: 300 }),
      cost: lakhs(1, 200),
      gain: lakhs(-20, 300),
      year,
    })
    .map(({ asset, held, after, cost, gain, year: of }) => {
      const sold = addDays(`${of.slice(0, 4)}-04-01`, after);
      const row = {
        name: '',
        asset,
        bought: addDays(sold, -held),
        sold,
        cost,
        price: Math.max(0, cost + gain),
        more: false,
      };
      return [
        of,
        {
          ...row,
          expenses: 0,
          fairValue2018: null,
          fairValue2001: null,
          stampValue: null,
          share: 100,
          promoter: false,
        },
      ] as const;
    });
  const seller = fc
    .record({
      lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
      otherIncome: fc.oneof(fc.constant(0), lakhs(0, 30), lakhs(40, 120)),
      regime: fc.constantFrom('new', 'new', 'old'),
      residence: fc.constantFrom('resident', 'resident', 'nonResident'),
    })
    .map(({ lots, ...rest }): AnyInput => {
      const [first] = lots;
      const financialYear = first?.[0] ?? '2025-26';
      return { ...rest, financialYear, lots: lots.map(([, row]) => row) };
    });
  const rows = ({ input }: Answer) => input.lots as readonly AnyRow[];
  const withExemption = ({ input }: Answer, row: AnyRow): AnyInput => ({
    exemptions: [...(input.exemptions as readonly AnyRow[]), { how: 'bought', ...row }],
  });

  it('selling later saves what it says', () => {
    followed(
      page,
      seller,
      /^Lot (\d+), if not sold yet: sell on or after (.+?) and save (₹[\d,]+)/,
      (match, answer, answerWith) => {
        const day = dayOf(match[2]);
        // A later year has other indices and a return of its own.
        if (day > `${Number(String(answer.input.financialYear).slice(0, 4)) + 1}-03-31`) return null;
        const lots = rows(answer).map((row, index) => (index === Number(match[1]) - 1 ? { ...row, sold: day } : row));
        const then = answerWith({ lots });
        return then && [amount(match[3]), tax(answer) - tax(then)];
      },
    );
  });

  it('bonds save what it says', () => {
    followed(
      page,
      seller,
      /^Lot (\d+): put (₹[\d,]+) into section 54EC bonds by (.+?) and save (₹[\d,]+)/,
      (match, answer, answerWith) => {
        const then = answerWith(
          withExemption(answer, {
            lot: Number(match[1]),
            section: '54EC',
            on: dayOf(match[3]),
            amount: amount(match[2]),
          }),
        );
        return then && [amount(match[4]), tax(answer) - tax(then)];
      },
    );
  });

  it('a home saves what it says at most', () => {
    followed(
      page,
      seller,
      /^Lot (\d+): a home bought by (.+?), or built by .+ can save up to (₹[\d,]+) under section (54F?),/,
      (match, answer, answerWith) => {
        const then = answerWith(
          withExemption(answer, {
            lot: Number(match[1]),
            section: match[4] ?? '',
            on: dayOf(match[2]),
            amount: 10_00_00_000,
          }),
        );
        return then && [amount(match[3]), tax(answer) - tax(then)];
      },
    );
  });

  const moreEquity = (answer: Answer, gain: number): AnyInput => {
    const first = Number(String(answer.input.financialYear).slice(0, 4));
    const [like] = rows(answer);
    const bought = { ...like, asset: 'equity', bought: `${first - 3}-05-02`, cost: 1_00_000, price: 1_00_000 + gain };
    return { lots: [...rows(answer), { ...bought, more: false, sold: `${first}-06-02` }] };
  };

  it('gains that are said to be free add nothing', () => {
    followed(
      page,
      seller,
      /you can take (₹[\d,]+) more of long-term gains on listed shares and equity funds tax-free/,
      (match, answer, answerWith) => {
        const then = answerWith(moreEquity(answer, amount(match[1])));
        return then && [0, tax(then) - tax(answer)];
      },
    );
  });

  it('the sentence’s parts add up to the tax on the sales', () => {
    followed(
      page,
      seller,
      /add?s? (₹[\d,]+) to your tax, [\d.]+% of it: (₹[\d,]+) on the sales(?:, | and )(₹[\d,]+) of \w+ that \w+ \w+(?: and (₹[\d,]+) of surcharge)?/,
      (match, answer) => {
        const parts = amount(match[2]) + amount(match[3]) + (match[4] ? amount(match[4]) : 0);
        return [Math.round(tax(answer)), parts];
      },
    );
  });
});

describe('nri-taxation-calculator', () => {
  const page = nri;
  const person: fc.Arbitrary<AnyInput> = fc.record({
    financialYear: year,
    country: fc.constantFrom('uae', 'usa', 'uk', 'singapore', 'oman', 'malaysia'),
    stays: fc.constant([]),
    nroInterest: lakhs(0, 90),
    dividend: lakhs(0, 90),
    royalty: lakhs(0, 20),
    rent: lakhs(0, 20),
    regime: fc.constantFrom('new', 'old'),
  });

  it('a treaty certificate lowers the tax by what it says', () => {
    followed(page, person, /The treaty would lower your tax by (₹[\d,]+)/, (match, answer, answerWith) => {
      const then = answerWith({ certificate: true });
      return then && [amount(match[1]), figure(answer.result, 'Income-tax') - figure(then.result, 'Income-tax')];
    });
  });

  it('with a lower-deduction certificate the buyer deducts what it says', () => {
    const seller: fc.Arbitrary<AnyInput> = fc
      .record({
        financialYear: year,
        stays: fc.constant([]),
        price: lakhs(20, 600),
        part: fc.integer({ min: 5, max: 120 }),
        held: fc.constantFrom('long', 'short'),
      })
      .map(({ part, price, ...rest }) => ({
        ...rest,
        nroInterest: 0,
        property: 'sold',
        price,
        cost: Math.round((price * part) / 100),
      }));
    followed(
      page,
      seller,
      /The buyer would then deduct about (₹[\d,]+) instead of (₹[\d,]+)/,
      (match, answer, answerWith) => {
        const then = answerWith({ lowerCertificate: true });
        const of = (each: Answer) => figure(each.result, 'Tax deducted in India');
        return then && [amount(match[2]) - amount(match[1]), of(answer) - of(then)];
      },
    );
  });
});

describe('rental-income', () => {
  const page = rentalIncome;
  const [house] = rentalIncome.fields.houses.default;
  const owner: fc.Arbitrary<AnyInput> = fc
    .record({
      financialYear: year,
      salary: lakhs(0, 60),
      deductions: lakhs(0, 6),
      rent: fc.integer({ min: 0, max: 100 }).map((thousands) => thousands * 1_000),
      interest: lakhs(0, 9),
    })
    .map(({ rent, interest, ...rest }) => ({ ...rest, houses: [{ ...house, rent, interest }] as never }));

  it('the other regime costs what it says', () => {
    followed(
      page,
      owner,
      /The (new|old) regime would cost (₹[\d,]+) (more|less) in all/,
      (match, answer, answerWith) => {
        const then = answerWith({ regime: match[1] ?? '' });
        const of = (each: Answer) => figure(each.result, 'Tax with your houses');
        const promised = amount(match[2]) * (match[3] === 'more' ? 1 : -1);
        return then && [promised, of(then) - of(answer)];
      },
    );
  });
});

describe('stock-market-tax-calculator', () => {
  const page = stockMarket;
  const trade: fc.Arbitrary<AnyInput> = fc.record({
    financialYear: year,
    trade: fc.constantFrom('shortTerm', 'longTerm', 'intraday', 'futures', 'options', 'commodityFutures'),
    quantity: fc.integer({ min: 1, max: 2_000 }),
    buyPrice: fc.integer({ min: 100, max: 3_00_000 }).map((paise) => paise / 100),
    sellPrice: fc.integer({ min: 100, max: 3_00_000 }).map((paise) => paise / 100),
    broker: fc.constantFrom('zerodha', 'groww', 'upstox', 'angel'),
  });

  it('a trade at the break-even price loses nothing, and a paisa below it does', () => {
    followed(
      page,
      trade,
      /You break even at (₹[\d,.]+), before tax/,
      (match, _, answerWith) => {
        const price = amount(match[1]);
        const net = (sellPrice: number) => {
          const then = answerWith({ sellPrice: Math.round(sellPrice * 100) / 100 });
          return then ? figure(then.result, 'Profit after charges') : Number.NaN;
        };
        return [1, net(price) >= -1e-6 && net(price - 0.01) < 0 ? 1 : 0];
      },
      0,
    );
  });
});

describe('esop-tax', () => {
  const page = esopTax;
  const owner: fc.Arbitrary<AnyInput> = fc
    .record({
      market: fc.constantFrom('listed', 'unlisted', 'foreign'),
      salary: lakhs(3, 60),
      value: fc.integer({ min: 100, max: 900 }),
      price: fc.integer({ min: 100, max: 3_000 }),
      held: fc.integer({ min: 5, max: 900 }),
      sold: fc.integer({ min: 0, max: 700 }),
    })
    .map(({ held, sold, value, price, ...rest }) => {
      const day = addDays('2025-04-05', sold);
      return {
        ...rest,
        today: '2025-04-05',
        lots: [{ date: addDays(day, -held), shares: 1_000, paid: 50, value, rate: 1 }],
        sales: [{ date: day, shares: 500, price, rate: 1 }],
      } as AnyInput;
    });

  it('waiting with a sale saves what it says', () => {
    followed(
      page,
      owner,
      /is short-term\. If you sell(?: all of sale \d+)? on (.+?) or later at the same price, the tax on gains is (₹[\d,]+) less/,
      (match, answer, answerWith) => {
        const sales = (answer.input.sales as readonly AnyRow[]).map((sale) => ({ ...sale, date: dayOf(match[1]) }));
        const then = answerWith({ sales });
        const of = (each: Answer) => figure(each.result, 'Tax on the gains');
        return then && [amount(match[2]), of(answer) - of(then)];
      },
    );
  });
});
