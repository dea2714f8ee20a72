/** What the pages on loans advise. */
import fc from 'fast-check';
import type { AnyInput, Result } from '@/lib/calculator';
import { type AdvisedPage, amount, dayIn, figureAt, holds, money, monthsIn, number, rowsOf } from './follow';

const emi: AdvisedPage = {
  id: 'emi-calculator',
  kinds: [
    {
      name: 'prepayments save what is said',
      says: /Your prepayments save (₹[\d,]+) of interest(?: and end the loan (.+?) sooner)?\./,
      follow: ({ match: [, saved, sooner], result, again }) => {
        const without = again({ prepayments: [] });
        if (!without) return null;
        if (sooner && number(without, 'The loan runs for') - number(result, 'The loan runs for') !== monthsIn(sooner))
          return holds(false);
        return { promised: amount(saved), came: number(without, 'Total interest') - number(result, 'Total interest') };
      },
    },
    {
      name: 'EMI and tenure after a change of rate',
      says: /the EMI becomes (₹[\d,]+) and (\d+) EMIs are left; at the old EMI of (₹[\d,]+), (\d+) EMIs are left/,
      follow: ({ match: [, , left, , otherwise], input, result, again }) => {
        if (rowsOf(input.rateChanges).length !== 1 || rowsOf(input.prepayments).length || input.yearlyStep) return null;
        const after = again({ rateEffect: input.rateEffect === 'emi' ? 'tenure' : 'emi' });
        return (
          after && {
            promised: Number(otherwise) - Number(left),
            came: number(after, 'The loan runs for') - number(result, 'The loan runs for'),
          }
        );
      },
    },
    {
      name: 'a flat rate is the reducing rate named',
      says: /A flat .+% is really ([\d.,]+)% on what you still owe/,
      follow: ({ match: [, rate], result, again }) => {
        const after = again({ rateType: 'reducing', rate: amount(rate), rounding: 'exact' });
        const off = again({ rateType: 'reducing', rate: amount(rate) + 0.006, rounding: 'exact' });
        if (!after || !off) return null;
        return {
          promised: number(result, 'Monthly EMI'),
          came: number(after, 'Monthly EMI'),
          within: Math.abs(number(off, 'Monthly EMI') - number(after, 'Monthly EMI')) + 1,
        };
      },
    },
  ],
  drawn: fc.record({
    loan: fc.integer({ min: 50_000, max: 80_00_000 }),
    rate: fc.constantFrom(7, 8.5, 9, 12),
    tenure: fc.integer({ min: 24, max: 300 }),
    rateType: fc.constantFrom('reducing', 'reducing', 'flat'),
    rateEffect: fc.constantFrom('emi', 'tenure'),
    prepayments: fc.oneof(
      fc.constant([]),
      fc.array(
        fc.record({
          every: fc.constantFrom('once', 'yearly', 'monthly'),
          amount: fc.integer({ min: 1_000, max: 2_00_000 }),
          from: fc.constantFrom('2026-09', '2027-04'),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    ),
    rateChanges: fc.oneof(
      fc.constant([]),
      fc.array(
        fc.record({
          by: fc.constant('month'),
          from: fc.constant('2027-06'),
          after: fc.constant(24),
          rate: fc.constantFrom(6, 8, 9.5, 10),
        }),
        { minLength: 1, maxLength: 1 },
      ),
    ),
  }),
};

const prepay: AdvisedPage = {
  id: 'pre-payment-loan-calculator',
  kinds: [
    {
      name: 'prepaying saves what is said',
      says: /^Prepaying ₹[\d,]+ (saves|costs) (₹[\d,]+)/,
      follow: ({ match: [, way, saved], result, again }) => {
        const without = again({ lumpSum: 0, prepayments: [] });
        if (!without) return null;
        const charge = Number(
          figureAt(result, 'Prepayment charge in all') ?? figureAt(result, 'Prepayment charges') ?? 0,
        );
        const net = number(result, 'Total interest without prepayments') - number(result, 'Total interest');
        if (
          Math.abs(
            number(without, 'Total interest without prepayments') -
              number(result, 'Total interest without prepayments'),
          ) > 1
        )
          return holds(false);
        return {
          promised: way === 'saves' ? amount(saved) : -amount(saved),
          came: net - (charge || net - number(result, 'Interest saved after charges')),
        };
      },
    },
    {
      name: 'at the sure rate, untaxed, investing gives the same',
      says: /Prepaying earns a sure ([\d.,]+)% a year/,
      follow: ({ match: [, rate], again }) => {
        const apart = (add: number) => {
          const after = again({ investReturn: amount(rate) + add, investTax: 'none' });
          if (!after) return Number.NaN;
          const m = /would leave you (₹[\d,]+) (richer|poorer)/.exec(after.sentence);
          return m ? amount(m[1]) * (m[2] === 'richer' ? 1 : -1) : /the same/.test(after.sentence) ? 0 : Number.NaN;
        };
        if (amount(rate) + 0.02 > 30 || amount(rate) < 0.02) return null;
        const [low, high] = [apart(-0.011), apart(0.011)];
        return Number.isNaN(low) || Number.isNaN(high) ? null : holds(low <= 0 && high >= 0);
      },
    },
    {
      name: 'the money invested instead becomes what is said',
      says: /^Prepaying .* Investing at .+? instead would leave you (₹[\d,]+) (richer|poorer)/,
      follow: ({ match: [, by, way], input, result, ask }) => {
        if (
          rowsOf(input.prepayments).length ||
          input.lumpSumAfter ||
          Number(input.chargePercent) ||
          input.investTax !== 'equity'
        )
          return null;
        const after = ask('lumpsum-calculator', {
          amount: number(result, 'Money invested instead'),
          period: number(result, 'Time left without prepayments'),
          rate: input.investReturn as number,
          compounding: 'yearly',
        });
        if (!after || Number(after.headline[0].value) <= 0) return null;
        const surcharged = (after.caveats ?? []).some(({ text }) => /surcharge of/.test(text));
        const invest = number(result, 'If you invest');
        if (Math.abs((number(after, 'Value after tax') || 0) - invest) > 1 && !surcharged)
          return { promised: invest, came: number(after, 'Value after tax') };
        return { promised: amount(by) * (way === 'richer' ? 1 : -1), came: invest - number(result, 'If you prepay') };
      },
    },
    {
      name: 'earlier months or lower EMI as said',
      says: /and (?:ends the loan (.+?) sooner, in (\w{3} \d{4})|lowers the EMI to (₹[\d,]+))/,
      follow: ({ match: [, sooner, , _lower], result }) =>
        sooner
          ? {
              promised: monthsIn(sooner),
              came: number(result, 'Time left without prepayments') - number(result, 'The loan runs for'),
              within: 0.5,
            }
          : null,
    },
  ],
};

const refinancing: AdvisedPage = {
  id: 'loan-refinancing-calculator',
  kinds: [
    {
      name: 'at the present lender, the rate named is as good',
      says: /^Ask your present lender in writing.*At about ([\d.,]+)% or less, without a fee, staying is at least as good/,
      follow: ({ match: [, rate], again }) => {
        const after = again({ ownRate: amount(rate), ownFee: 0 });
        if (!after) return null;
        const own = number(after, 'Saved by staying at the lower rate'),
          move = number(after, 'Saved over the same time, after costs');
        return holds(own >= move - 1);
      },
    },
    {
      name: 'and a rate a little above is not',
      says: /^Ask your present lender in writing.*At about ([\d.,]+)% or less, without a fee, staying is at least as good/,
      follow: ({ match: [, rate], again }) => {
        const after = again({ ownRate: amount(rate) + 0.02, ownFee: 0 });
        return (
          after &&
          holds(
            number(after, 'Saved by staying at the lower rate') <=
              number(after, 'Saved over the same time, after costs') + 1,
          )
        );
      },
    },
    {
      name: 'below the rate named moving saves',
      says: /Moving saves money only below about ([\d.,]+)%/,
      follow: ({ match: [, rate], again }) => {
        const saved = (add: number) => {
          const after = again({ newRate: amount(rate) + add, newTenure: null, keepEmi: false });
          return after ? number(after, 'Saved over the same time, after costs') : Number.NaN;
        };
        return holds(saved(-0.02) > -0.5 && saved(0.02) < 0.5);
      },
    },
    {
      name: 'kept to the old time, moving saves what is said',
      says: /Keep to (.+?) and moving saves (₹[\d,]+)/,
      follow: ({ match: [, time, saved], again }) => {
        const after = again({ newTenure: monthsIn(time), keepEmi: false });
        return after && { promised: amount(saved), came: number(after, 'Saved by moving, after costs') };
      },
    },
    {
      name: 'the offer of the present lender saves what is said',
      says: /Your lender’s offer of [\d.,]+% saves (₹[\d,]+)/,
      follow: ({ match: [, saved], input, again }) => {
        const after = again({
          newRate: Number(input.ownRate),
          feePercent: 0,
          legalCosts: 0,
          stampDuty: 0,
          chargePercent: 0,
          untaxedCosts: Number(input.ownFee) * 1.18,
          newTenure: null,
          keepEmi: false,
          addCosts: false,
          firstMonths: 0,
          ownRate: null,
          topUp: 0,
        });
        return after && { promised: amount(saved), came: number(after, 'Saved by moving, after costs') };
      },
    },
    {
      name: 'ahead from the month named',
      says: /you are ahead from (\w{3} \d{4})/,
      follow: ({ match: [, month], result }) => {
        const table = result.tables?.find(({ id }) => id === 'schedules');
        if (!table) return null;
        const [m, a] = [0, table.columns.findIndex(({ label }) => label === 'Ahead by moving')];
        const iso = dayIn(`1 ${month}`).slice(0, 7);
        const at = table.rows.findIndex((row) => row[m] === iso);
        const rows = table.rows.map((row) => Number(row[a]));
        return holds(
          (rows[at] ?? -1) > 0 &&
            rows.slice(0, at).every((each) => each <= 0.005) &&
            rows.slice(at).every((each) => each > -0.01),
        );
      },
    },
    {
      name: 'the rate saves its part',
      says: /The lower rate saves (₹[\d,]+) of this/,
      follow: ({ match: [, saved], again }) => {
        const after = again({ newTenure: null, keepEmi: false });
        return after && { promised: amount(saved), came: number(after, 'Saved by moving, after costs') };
      },
    },
  ],
  drawn: fc.record({
    balance: fc.integer({ min: 2_00_000, max: 90_00_000 }),
    monthsLeft: fc.integer({ min: 12, max: 300 }),
    rate: fc.constantFrom(8.5, 9.25, 10, 11),
    newRate: fc.constantFrom(8, 8.25, 8.9, 9.2, 9.9),
    newTenure: fc.oneof(fc.constant(null), fc.integer({ min: 12, max: 320 })),
    feePercent: fc.constantFrom(0, 0.5, 1, 2),
    stampDuty: money(20_000),
    legalCosts: money(10_000),
    keepEmi: fc.constantFrom(false, false, true),
    addCosts: fc.constantFrom(false, false, true),
    ownRate: fc.constantFrom(null, null, 8.4, 8.9, 9),
    ownFee: money(10_000),
  }),
};

const home: AdvisedPage = {
  id: 'home-loan-eligibility-calculator',
  kinds: [
    {
      name: 'what would raise it most raises it by that',
      says: /(A co-applicant who takes home ₹50,000|A lender that counts 5% more of your income|A lender that lends to an age 5 years higher|A tenure of (.+?)|Applying without a co-applicant|Applying without co-applicant (\d+)|Closing your other loans and card dues first) would raise it most: by (₹[\d,]+)/,
      follow: ({ match: [, what = '', tenure, without, by], input, result, again }) => {
        const co = rowsOf(input.coApplicants);
        const changes: AnyInput = what.startsWith('A co-applicant')
          ? { coApplicants: [...co, { income: 50_000, emis: 0, age: Math.min(Number(input.age), 74) }] }
          : what.startsWith('A lender that counts')
            ? { emiShare: number(result, 'Share of income for all EMIs') + 5 }
            : what.startsWith('A lender that lends')
              ? { lastAge: Number(input.lastAge) + 5 }
              : what.startsWith('A tenure')
                ? { tenure: monthsIn(tenure) }
                : what.startsWith('Applying without a')
                  ? { coApplicants: [] }
                  : what.startsWith('Applying')
                    ? { coApplicants: co.filter((_, i) => i !== Number(without) - 1) }
                    : { emis: 0, cardDues: 0, coApplicants: co.map((each) => ({ ...each, emis: 0 })) };
        const after = again(changes);
        return (
          after && {
            promised: amount(by),
            came: number(after, 'Home loan you can get') - number(result, 'Home loan you can get'),
          }
        );
      },
    },
    {
      name: 'with the pay named the house can be bought',
      says: /you need (₹[\d,]+) of your own, a loan of (₹[\d,]+) and a take-home pay of (₹[\d,]+) a month/,
      follow: ({ match: [, , loan, pay], again }) => {
        const after = again({ goal: 'loan', income: Math.ceil(amount(pay)) + 1, price: null, ownMoney: null });
        const less = again({ goal: 'loan', income: Math.max(1_000, amount(pay) - 100), price: null, ownMoney: null });
        if (!after || !less) return null;
        return holds(
          number(after, 'Home loan you can get') >= amount(loan) - 1 &&
            (amount(pay) < 1_200 || number(less, 'Home loan you can get') < amount(loan)),
        );
      },
    },
    {
      name: 'own money short, by that much',
      says: /You are (₹[\d,]+) short of own money/,
      follow: ({ match: [, short], input, again }) => {
        const after = again({ ownMoney: Number(input.ownMoney) + amount(short) + 1 });
        return after && holds(!/short of own money|more than you have/.test(after.sentence));
      },
    },
    {
      name: 'own money needed, more than there is',
      says: /You need ₹[\d,]+ of your own money, (₹[\d,]+) more than you have/,
      follow: ({ match: [, short], input, again }) => {
        const after = again({ ownMoney: Number(input.ownMoney) + amount(short) + 1 });
        return after && holds(!/short of own money|more than you have/.test(after.sentence));
      },
    },
  ],
  drawn: fc.record({
    goal: fc.constantFrom('loan', 'loan', 'price'),
    income: fc.integer({ min: 20_000, max: 5_00_000 }),
    wantedPrice: fc.integer({ min: 15_00_000, max: 2_00_00_000 }),
    emis: money(40_000),
    cardDues: money(2_00_000),
    age: fc.integer({ min: 23, max: 58 }),
    tenure: fc.integer({ min: 60, max: 360 }),
    rate: fc.constantFrom(7.5, 8.5, 9.5),
    price: fc.oneof(fc.constant(null), fc.integer({ min: 15_00_000, max: 2_00_00_000 })),
    ownMoney: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 80_00_000 })),
    coApplicants: fc.oneof(
      fc.constant([]),
      fc.array(fc.record({ income: money(90_000), emis: money(20_000), age: fc.integer({ min: 22, max: 58 }) }), {
        minLength: 1,
        maxLength: 2,
      }),
    ),
    lastAge: fc.constantFrom(60, 60, 65, 70),
    multiple: fc.constantFrom(null, null, 57, 60),
  }),
};

const gold: AdvisedPage = {
  id: 'gold-loan-calculator',
  kinds: [
    {
      name: 'the gold named is enough, a gram less is not',
      says: /For the (₹[\d,]+) you want, you need about ([\d.,]+) g more of (\d+) carat gold/,
      follow: ({ match: [, want, grams, carat], input, again }) => {
        const most = (g: number) => {
          const after = again({
            items: [
              ...rowsOf(input.items),
              { gross: g, stones: 0, purity: carat ?? '', fineness: 900, kind: 'ornament' },
            ],
          });
          return after ? number(after, 'Most you can borrow') : Number.NaN;
        };
        const g = amount(grams);
        if (Number.isNaN(most(g))) return null;
        return holds(most(g) >= amount(want) - 1 && (g < 0.3 || most(g - 0.2) < amount(want)));
      },
    },
    {
      name: 'for the part payment named items come back, for a rupee less they do not',
      says: /(?:For a part payment of|the limit asks for) (₹[\d,]+)/,
      follow: ({ match: [, payment], input, again }) => {
        const isWithin = (releasePayment: number) => {
          const after = again({ releasePayment });
          return after && figureAt(after, 'Release within the limit') === 'Yes';
        };
        // A payment of one's own may be more than the least.
        const isLeast = input.releasePayment === null || !isWithin(Number(input.releasePayment));
        return holds(isWithin(amount(payment)) === true && (!isLeast || isWithin(amount(payment) - 1) === false));
      },
    },
    {
      name: 'a fall of the price down to the limit',
      says: /If the gold price falls by more than ([\d.,]+)%, the lender can ask for money or more gold/,
      follow: ({ match: [, fall], input, result, again }) => {
        const most = (f: number) => {
          const price = Number(input.price) * (1 - f / 100);
          const after = price >= 100 ? again({ price, wanted: null }) : null;
          return after ? number(after, 'Most you can borrow') : Number.NaN;
        };
        if (input.mode === 'bullet') return null;
        const loan = number(result, 'Loan amount');
        const [before, beyond] = [most(amount(fall) - 0.1), most(amount(fall) + 0.1)];
        return Number.isNaN(before) || Number.isNaN(beyond) ? null : holds(before >= loan - 1 && beyond <= loan + 1);
      },
    },
  ],
  drawn: fc.record({
    items: fc.array(
      fc.record({
        gross: fc.integer({ min: 5, max: 80 }),
        stones: fc.constantFrom(0, 1),
        purity: fc.constantFrom('22', '18', '24'),
        fineness: fc.constant(900),
        kind: fc.constant('ornament'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    price: fc.integer({ min: 9_000, max: 15_000 }),
    wanted: fc.integer({ min: 20_000, max: 12_00_000 }),
    mode: fc.constantFrom('emi', 'interest', 'bullet'),
    partRelease: fc.boolean(),
    released: fc.record({ item: fc.constant(1), grams: fc.constantFrom(1, 2.5, 4) }).map((row) => [row]),
    releaseAfter: fc.integer({ min: 1, max: 6 }),
    releasePayment: fc.option(fc.integer({ min: 0, max: 2_00_000 })),
  }),
};

const car: AdvisedPage = {
  id: 'car-loan-emi-calculator',
  kinds: [
    {
      name: 'a larger down payment avoids the debt, a smaller does not',
      says: /A down payment (₹[\d,]+) larger avoids this/,
      follow: ({ match: [, larger], input, result, again }) => {
        const owes = (more: number) => {
          const own =
            input.loanBasis === 'down'
              ? Number(input.downPayment)
              : number(result, 'On-road price') - number(result, 'Loan amount');
          const after = again({ loanBasis: 'down', downPayment: own + more });
          return after ? /you can owe more than the car is worth/.test(after.sentence) : null;
        };
        const [enough, less] = [owes(amount(larger)), owes(amount(larger) - 100)];
        return enough === null ? null : holds(!enough && (amount(larger) < 200 || less !== false));
      },
    },
  ],
  drawn: fc.record({
    exShowroom: fc.integer({ min: 4_00_000, max: 40_00_000 }),
    downPayment: money(4_00_000),
    rate: fc.constantFrom(8, 9, 11),
    tenure: fc.integer({ min: 24, max: 96 }),
    keepFor: fc.integer({ min: 12, max: 120 }),
    balloon: money(2_00_000),
    advanceEmis: fc.constantFrom(0, 0, 2),
    feePercent: fc.constantFrom(0, 1),
  }),
};

const afterTax = (of: Result) => number(of, 'Total interest you pay') - (number(of, 'Tax saved by the deduction') || 0);
const education: AdvisedPage = {
  id: 'education-loan-calculator',
  kinds: [
    {
      name: 'interest paid as it falls due saves what is said',
      says: /If you or your parents pay the interest as it falls due, up to (₹[\d,]+) a month, the EMI is (₹[\d,]+) and you save (₹[\d,]+)/,
      follow: ({ match: [, , emiThen, saved], result, again }) => {
        const after = again({ payNow: 'interest' });
        if (!after) return null;
        if (Math.abs(number(after, 'Monthly EMI') - amount(emiThen)) > 1)
          return { promised: amount(emiThen), came: number(after, 'Monthly EMI') };
        return { promised: amount(saved), came: afterTax(result) - afterTax(after), within: 2 };
      },
    },
    {
      name: 'what was saved by paying interest',
      says: /Paying the interest as it falls due saves you (₹[\d,]+)/,
      follow: ({ match: [, saved], result, again }) => {
        const after = again({ payNow: 'none', servedConcession: 0 });
        return after && { promised: amount(saved), came: afterTax(after) - afterTax(result), within: 2 };
      },
    },
    {
      name: 'with the pay named the EMI is that share',
      says: /To keep the EMI at ([\d.,]+)% of your pay, you need to earn (₹[\d,]+) a month/,
      follow: ({ match: [, share, pay], again }) => {
        const after = again({ salary: Math.max(1_000, amount(pay)) });
        const m = after && /The EMI is ([\d.,]+)% of your first pay/.exec(after.sentence);
        return m ? { promised: amount(share), came: amount(m[1]), within: 0.51 } : null;
      },
    },
  ],
  drawn: fc.record({
    courseEnd: fc.constantFrom('2029-05', '2030-07', '2031-07'),
    rate: fc.constantFrom(8, 9.5, 11),
    tenure: fc.integer({ min: 24, max: 180 }),
    payNow: fc.constantFrom('none', 'none', 'interest', 'part'),
    partPayment: money(5_000, 500).map((v) => Math.max(100, v)),
    salary: fc.oneof(fc.constant(null), fc.integer({ min: 20_000, max: 2_00_000 })),
    servedConcession: fc.constantFrom(0, 1),
    regime: fc.constantFrom('new', 'old'),
    scheme: fc.constantFrom('none', 'none', 'csis', 'vidyalaxmi'),
    familyIncome: fc.constantFrom(3_00_000, 6_00_000),
    feePercent: fc.constantFrom(0, 1),
  }),
};

export const pages: AdvisedPage[] = [emi, prepay, refinancing, home, gold, car, education];
