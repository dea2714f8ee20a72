/** The gold loan once more, from the RBI's tiers and the formulas of interest alone. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/gold-loan-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered, answeredOrThrow } from './answered';

const numRuns = drawsOf('gold-loan');

const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((paise) => paise / 100);
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const finenessOf: Record<string, number> = { '24': 999, '22': 916, '20': 833, '18': 750, '14': 585, '9': 375 };

const drawn = fc.record({
  items: fc.array(
    fc.record({
      gross: hundredths(1, 200),
      stoneShare: fc.constantFrom(0, 0, 0.1, 0.25),
      purity: fc.constantFrom('24', '22', '20', '18', '14', '9', 'other'),
      fineness: fc.integer({ min: 300, max: 999 }),
      silver: fc.constantFrom(null, null, 800, 925, 999),
      coin: fc.constantFrom(false, false, true),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  price: hundredths(3_000, 20_000),
  priceFor: fc.constantFrom('24', '22'),
  silverPrice: hundredths(50, 400),
  wanted: fc.option(money(12_00_000).map((amount) => amount + 1_000)),
  rate: hundredths(0, 36),
  tenure: fc.integer({ min: 1, max: 12 }),
  mode: fc.constantFrom('emi', 'interest', 'bullet', 'quarterly'),
  shortQuarterly: fc.boolean(),
  bulletInterest: fc.constantFrom('simple', 'monthly'),
  sanctionedOn: fc.constantFrom('2022-01-01', '2026-03-31', '2026-04-01', '2026-12-01'),
  otherLoans: fc.constantFrom(0, 0, 1_00_000, 2_50_000, 4_00_000, 6_00_000),
  limit: fc.constantFrom('rbi', 'rbi', 'own', 'business'),
  ownShare: fc.integer({ min: 30, max: 90 }),
  releaseAfter: fc.integer({ min: 1, max: 11 }),
  backShare: fc.constantFrom(0.2, 0.5, 0.9, 1),
  releasePayment: fc.option(fc.constantFrom(0.05, 0.3, 0.8)),
  releasePrice: fc.option(hundredths(3_000, 20_000)),
  /** Which item comes back, counted round the list from the first; and whether the next one does too, where a third stays. */
  releaseItem: fc.integer({ min: 0, max: 3 }),
  releaseNext: fc.boolean(),
  feePercent: fc.oneof(fc.constant(0), hundredths(0, 3)),
  charges: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
});

type Drawn = Omit<typeof drawn extends fc.Arbitrary<infer T> ? T : never, 'shortQuarterly'>;

/** The share for a loan that makes a total: read straight from the RBI's table. */
function shareOf(input: Drawn, loan: number): number {
  if (input.limit === 'business') return input.ownShare;
  // For own use a lender may only go below the table.
  const most = input.limit === 'own' ? input.ownShare : 100;
  if (input.sanctionedOn < '2026-04-01') return Math.min(most, 75);
  const total = loan + input.otherLoans;
  return Math.min(most, total <= 2_50_000 ? 85 : total <= 5_00_000 ? 80 : 75);
}

/** The value of an item at a price of gold. */
function worth(input: Drawn, { gross, stoneShare, purity, fineness, silver }: Drawn['items'][number], price: number) {
  const net = gross - Math.round(gross * stoneShare * 100) / 100;
  if (silver !== null) return (net * silver * input.silverPrice) / 999;
  return (net * price * (finenessOf[purity] ?? fineness)) / (finenessOf[input.priceFor] ?? 1);
}

function byHand(input: Drawn) {
  let value = 0;
  for (const { gross, stoneShare, purity, fineness, silver } of input.items) {
    const stones = Math.round(gross * stoneShare * 100) / 100;
    if (silver !== null) {
      value += (gross - stones) * (input.silverPrice / 999) * silver;
      continue;
    }
    value += ((gross - stones) * (finenessOf[purity] ?? fineness) * input.price) / (finenessOf[input.priceFor] ?? 1);
  }
  const r = input.rate / 100 / 12;
  const n = input.tenure;
  let grown = 1;
  if (input.mode === 'bullet') {
    if (input.bulletInterest === 'simple') grown += r * n;
    else for (let k = 0; k < n; k += 1) grown *= 1 + r;
  }
  const fits = (loan: number) => loan * grown <= (shareOf(input, loan) / 100) * value + 1e-7;
  // A larger loan may fit where a smaller one does not, but never the other way round within a tier: try each tier's own root.
  const candidates = [85, 80, 75, input.ownShare].map((share) => ((share / 100) * value) / grown);
  candidates.push(2_50_000 - input.otherLoans, 5_00_000 - input.otherLoans);
  const most = Math.max(0, ...candidates.filter((loan) => loan > 0 && fits(loan)));
  const loan = input.wanted === null ? most : Math.min(input.wanted, most);

  let interest = 0;
  let due = 0;
  if (input.mode === 'emi') {
    let annuity = 0;
    for (let k = 1; k <= n; k += 1) annuity += (1 + r) ** -k;
    due = loan / annuity;
    let balance = loan;
    for (let k = 1; k <= n; k += 1) {
      interest += balance * r;
      balance += balance * r - due;
    }
  } else if (input.mode === 'quarterly') {
    due = (loan * input.rate) / 400;
    // Whole quarters, then the months that are left.
    interest = due * Math.floor(n / 3) + loan * r * (n % 3);
  } else if (input.mode === 'interest') {
    due = loan * r;
    interest = due * n;
  } else {
    due = loan * grown;
    interest = due - loan;
  }
  const fall = Math.max(0, 100 - (100 * loan * grown) / ((shareOf(input, loan) / 100) * value));
  return { value, most, loan, due, interest, fall };
}

/** The fee, the charges, GST of 18% on both, what is left in hand, and the rate of it per month times 12, by halving. */
function costsByHand(input: Drawn, { loan, due }: { loan: number; due: number }) {
  const fee = (loan * input.feePercent) / 100;
  const gst = ((fee + input.charges) * 18) / 100;
  const inHand = loan - fee - input.charges - gst;
  const n = input.tenure;
  const r = input.rate / 1200;
  const paid = Array.from({ length: n }, (_, k) => {
    const month = k + 1;
    const rest = month === n ? loan : 0;
    if (input.mode === 'emi') return due;
    if (input.mode === 'interest') return loan * r + rest;
    if (input.mode === 'bullet') return month === n ? due : 0;
    const months = month % 3 === 0 ? 3 : month === n ? n % 3 : 0;
    return loan * r * months + rest;
  });
  let [low, high] = [-0.5, 20];
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (paid.reduceRight((worth, pays) => (worth + pays) / (1 + middle), 0) > inHand) low = middle;
    else high = middle;
  }
  return { fee, gst, inHand, apr: low * 1200 };
}

/** What is owed of a loan as principal and as interest not paid yet, after some months, with one payment on top in one of them. */
function account(input: Drawn, loan: number, due: number, until: number, extra?: { after: number; payment: number }) {
  const r = input.rate / 1200;
  let principal = loan;
  let waiting = 0;
  let interest = 0;
  let sinceExtra = 0;
  let months = 0;
  let last = 0;
  for (let month = 1; month <= until; month += 1) {
    if (principal + waiting < 0.005) break;
    const compounds = input.mode === 'bullet' && input.bulletInterest === 'monthly';
    const ofMonth = (compounds ? principal + waiting : principal) * r;
    interest += ofMonth;
    waiting += ofMonth;
    if (extra && month > extra.after) {
      sinceExtra += ofMonth;
      months += 1;
    }
    if (month === input.tenure) {
      last = principal + waiting;
      principal = 0;
      waiting = 0;
    } else if (input.mode === 'emi') {
      principal = Math.max(0, principal + waiting - due);
      waiting = 0;
    } else if (input.mode === 'interest' || (input.mode === 'quarterly' && month % 3 === 0)) {
      waiting = 0;
    }
    if (extra?.after === month) {
      const first = Math.min(waiting, extra.payment);
      waiting -= first;
      principal = Math.max(0, principal - (extra.payment - first));
    }
  }
  return { principal, waiting, interest, sinceExtra, months, last };
}

/** The release of a part of the first item: the least payment by halving, and what follows. */
function releaseByHand(input: Drawn, stays: number, { loan, due }: { loan: number; due: number }) {
  const after = input.releaseAfter;
  const share = shareOf(input, loan) / 100;
  /** What counts after a payment: at the end of a bullet all of it, else the loan without interest that is not due. */
  const counts = (payment: number) => {
    const rest = account(input, loan, due, after, { after, payment });
    if (input.mode !== 'bullet') return rest.principal;
    return account(input, loan, due, input.tenure, { after, payment }).last;
  };
  const before = account(input, loan, due, after);
  const owed = before.principal + before.waiting;
  let low = 0;
  let high = owed;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (counts(middle) > stays * share) low = middle;
    else high = middle;
  }
  const least = counts(0) <= stays * share + 1e-4 ? 0 : high;
  const payment = input.releasePayment === null ? least : Math.round(owed * input.releasePayment);
  const rest = account(input, loan, due, input.tenure, { after, payment });
  const without = account(input, loan, due, input.tenure, { after, payment: 0 });
  return {
    owed,
    least,
    payment,
    left: owed - payment,
    ratio: (100 * counts(payment)) / stays,
    isClear: Math.abs(counts(payment) - stays * share) > 0.01,
    isWithin: counts(payment) <= stays * share,
    later: rest.sinceExtra,
    saved: without.sinceExtra - rest.sinceExtra,
    months: rest.months,
  };
}

const dueLabel: Record<string, string> = {
  emi: 'Monthly EMI',
  interest: 'Interest each month',
  quarterly: 'Interest every three months',
  bullet: 'Due at the end',
};

it(`the gold loan agrees with the second computation on ${numRuns} inputs`, () => {
  fc.assert(
    fc.property(drawn, ({ shortQuarterly, ...asDrawn }) => {
      // Interest every three months is due once, with the loan, in a tenure of no more than three.
      const isOnce = asDrawn.mode === 'quarterly' && (shortQuarterly || asDrawn.tenure <= 3);
      const given = isOnce
        ? {
            ...asDrawn,
            mode: 'bullet' as const,
            bulletInterest: 'simple' as const,
            tenure: ((asDrawn.tenure - 1) % 3) + 1,
          }
        : asDrawn;
      // More than the RBI's highest share for own use is refused.
      const allowed = given.sanctionedOn < '2026-04-01' ? 75 : 85;
      const input = given.limit === 'own' ? { ...given, ownShare: Math.min(given.ownShare, allowed) } : given;
      const isEarly = input.sanctionedOn < '2026-04-01' && input.limit !== 'business';
      // Of coins at most 50 g of gold and 500 g of silver, of 22 carat or more and without stones.
      const drawnItems = input.items.map((item) => {
        const { gross, stoneShare, coin } = item;
        const pure = item.purity === '24' || item.purity === '22' || !coin ? item.purity : '22';
        const taken = {
          gross: coin ? 1 + (Math.floor(gross) % 12) : gross,
          stoneShare: coin ? 0 : stoneShare,
          purity: pure,
        };
        return { ...item, ...taken, silver: isEarly ? null : item.silver };
      });
      const metals = new Set(drawnItems.map(({ silver }) => (silver === null ? 'gold' : 'silver')));
      const metal = metals.size === 2 ? 'gold and silver' : [...metals].join('');
      const items = drawnItems.map(({ gross, stoneShare, purity, fineness, silver, coin }) => ({
        gross,
        stones: Math.round(gross * stoneShare * 100) / 100,
        purity,
        fineness: purity === 'other' ? fineness : 900,
        kind: silver === null ? (coin ? 'coin' : 'ornament') : coin ? 'silverCoin' : 'silver',
        silverFineness: silver ?? 925,
      }));
      const asked = { ...input, items: drawnItems, otherLoans: input.limit === 'business' ? 0 : input.otherLoans };
      const expected = byHand(asked);
      // Charges that leave nothing of a small loan are refused.
      const charges = expected.loan > 20_000 ? input.charges : 0;
      // A part of an item comes back; all of it where others stay.
      const index = input.releaseItem % items.length;
      const next = input.releaseNext && items.length > 2 ? (index + 1) % items.length : -1;
      const whole = items[index]?.gross ?? 0;
      const releaseAfter = Math.min(input.releaseAfter, input.tenure - 1);
      const part = items.length > 1 ? input.backShare : Math.min(0.5, input.backShare);
      const grams = part === 1 ? null : Math.round(whole * part * 100) / 100;
      const partRelease = releaseAfter > 0 && (grams === null || grams > 0);
      const back = (grams ?? whole) / whole;
      const price = input.releasePrice ?? input.price;
      const stays = drawnItems.reduce(
        (sum, item, at) => sum + worth(input, item, price) * (at === index ? 1 - back : at === next ? 0 : 1),
        0,
      );
      const release = partRelease ? releaseByHand({ ...asked, releaseAfter }, stays, expected) : null;
      const { figure } = answeredOrThrow(calculator, {
        ...input,
        ...(isOnce && { mode: 'quarterly' }),
        charges,
        items,
        partRelease,
        releaseAfter: Math.max(1, releaseAfter),
        released: [{ item: index + 1, grams }, ...(next < 0 ? [] : [{ item: next + 1, grams: null }])],
        releasePayment: input.releasePayment === null ? null : (release?.payment ?? null),
      });
      const pairs: [string, number][] = [
        [`Value of the ${metal}`, expected.value],
        ['Most you can borrow', expected.most],
        ['Loan amount', expected.loan],
        [dueLabel[input.mode] ?? '', expected.due],
        ['Total interest', expected.interest],
        ['Price fall that brings a margin call', expected.fall],
      ];
      if (input.feePercent + charges > 0 && expected.loan > 0) {
        const costs = costsByHand({ ...asked, charges }, expected);
        pairs.push(['GST on the charges', costs.gst], ['Money in hand', costs.inHand]);
        if (costs.fee > 0) pairs.push(['Processing fee', costs.fee]);
        // A part of a percent of a small loan is a large rate: compared to a hundredth of it.
        if (costs.apr < 200) pairs.push(['Annual percentage rate (APR)', costs.apr]);
      }
      if (release && expected.loan > 0) {
        pairs.push(
          [`Value of the ${metal} that stays pledged`, stays],
          ['Owed before the part payment', release.owed],
          ['Least part payment', release.least],
          ['Owed after the release', release.left],
          ['Loan against the value that stays pledged', release.ratio],
          ['Interest after the release', release.later],
          ['Interest saved by the part payment', release.saved],
        );
        if (input.mode === 'emi') pairs.push(['EMIs left after the release', release.months]);
        if (release.isClear) expect(figure('Release within the limit')).toBe(release.isWithin ? 'Yes' : 'No');
      }
      for (const [label, value] of pairs) {
        const ours = figure(label);
        expect([label, ours, value, Math.abs(Number(ours) - value) < 0.005]).toEqual([label, ours, value, true]);
      }
      countCompared('gold-loan');
    }),
    { numRuns },
  );
});

it.each([
  ['coin', 50, null],
  ['coin', 50.01, 'refused'],
  ['silverCoin', 500, null],
  ['silverCoin', 500.01, 'refused'],
])('takes coins up to the limit of the RBI: %s, %s g', (kind, gross, refused) => {
  const items = [{ kind, gross, stones: 0, purity: '24', fineness: 900, silverFineness: 999 }];
  const answer = answered(calculator, { items, silverPrice: 150, sanctionedOn: '2026-12-01' });
  expect(answer === null).toBe(refused !== null);
});
