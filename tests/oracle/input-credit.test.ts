/**
 * Input tax credit once more, from sections 16, 17(5), 47, 49 to 50 of the CGST Act and rules 37, 42, 43, 86B, 88A, 88B and 89: every way to split the
 * IGST credit is tried, by the rupee where the amounts are small. LONG=1 draws 20,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/gst-input-credit';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const numRuns = drawsOf('input-credit');

type Heads = readonly [igst: number, cgst: number, sgst: number];
const heads = ['IGST', 'CGST', 'SGST/UTGST'] as const;
const zero: Heads = [0, 0, 0];
const paise = (value: number) => Math.round(value * 100) / 100;
const plus = (a: Heads, b: Heads): Heads => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** A share of a credit, to the paisa, as the return takes it. */
const times = (a: Heads, by: number): Heads => [paise(a[0] * by), paise(a[1] * by), paise(a[2] * by)];
const sum = (a: Heads) => a[0] + a[1] + a[2];
const sumOf = (all: readonly Heads[]) => all.reduce(plus, zero);

const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 2_000 }),
  fc.integer({ min: 0, max: 5_00_000_00 }).map((value) => value / 100),
);
const threeOf = (one: fc.Arbitrary<number>) => fc.tuple(one, one, one);
const three = threeOf(amount);
const little = threeOf(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 }), amount));
const some = <T>(item: fc.Arbitrary<T>) => fc.oneof(fc.constant([] as T[]), fc.array(item, { maxLength: 3 }));

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
/** The month that is a number of months after April 2025. */
const monthAt = (index: number) => new Date(Date.UTC(2025, 3 + index)).toISOString().slice(0, 7);

const kinds = [
  'vehicle',
  'vessel',
  'upkeep',
  'food',
  'club',
  'travel',
  'worksContract',
  'construction',
  'csr',
  'personal',
  'lost',
  'demand',
];

const drawn = fc.record({
  out: three,
  opening: three,
  /** The credit of the month that is neither blocked nor missing nor for one purpose: all of it where nothing is exempt. */
  rest: three,
  month: fc.integer({ min: 0, max: 23 }),
  /** Days from the due date to the return; null where it is in time and the box is empty. */
  late: fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 3 }), fc.integer({ min: 1, max: 300 })),
  extended: fc.constantFrom(0, 0, 5, 12),
  lastTurnover: fc.constantFrom('small', 'medium', 'large'),
  inCash: fc.oneof(fc.constant(zero), three),
  rcm: fc.oneof(fc.constant(zero), little),
  rcmCredit: fc.boolean(),
  blocked: some(fc.record({ kind: fc.constantFrom(...kinds), tax: little })),
  unavailable: some(fc.record({ reason: fc.constantFrom('missing', 'late', 'place'), tax: little })),
  reversed: some(
    fc.record({
      reason: fc.constantFrom('unpaid', 'supplier', 'reclaim'),
      age: fc.integer({ min: 215, max: 600 }),
      unpaid: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
      /** Days from the invoice to the day of use. */
      usedAfter: fc.option(fc.integer({ min: 0, max: 210 })),
      tax: little,
    }),
  ),
  mixed: fc.boolean(),
  turnover: fc.integer({ min: 1, max: 1_00_00_000 }),
  exemptShare: fc.constantFrom(0, 0.1, 0.25, 1 / 3, 1),
  personal: fc.boolean(),
  uses: some(fc.record({ use: fc.constantFrom('taxable', 'exempt', 'nonBusiness'), tax: little })),
  capitalGoods: some(
    fc.record({
      use: fc.constantFrom('common', 'exempt', 'taxable'),
      // Both sides of sixty months, and this month.
      age: fc.constantFrom(0, 0, 1, 12, 58, 59, 60, 61),
      tax: little,
    }),
  ),
  taxable: fc.constantFrom(null, 0, 50_00_000, 50_00_001, 80_00_000, 2_00_00_000),
  cashException: fc.constantFrom('none', 'none', 'none', 'incomeTax', 'refund', 'government'),
  yearTax: fc.oneof(fc.constant(0), amount),
  yearCashShare: fc.constantFrom(0, 0.005, 0.01, 0.02, 0.5),
  ownShare: fc.option(fc.constantFrom(0, 0.3, 0.5, 1)),
  cess: fc.oneof(fc.constant(zero), little),
  refund: fc.constantFrom('none', 'zeroRated', 'inverted'),
  adjusted: fc.integer({ min: 1, max: 1_00_00_000 }),
  refundShare: fc.constantFrom(0, 0.2, 0.75, 1),
  capitalShare: fc.constantFrom(0, 0.1, 1),
  serviceShare: fc.constantFrom(0, 0.1, 0.9),
  invertedTax: amount,
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The credit of the month, as Table 4 of GSTR-3B sorts it. */
function creditOf(input: Drawn) {
  const of = <T extends { readonly tax: Heads }>(rows: readonly T[], test: (row: T) => boolean) =>
    sumOf(rows.filter(test).map(({ tax }) => tax));
  const blocked = of(input.blocked, () => true);
  const missing = of(input.unavailable, ({ reason }) => reason === 'missing');
  const byDate = of(input.unavailable, ({ reason }) => reason !== 'missing');
  const goods = input.mixed ? input.capitalGoods : [];
  const uses = input.mixed ? input.uses : [];
  const onlyExempt = of(uses, ({ use }) => use !== 'taxable');
  const onlyTaxable = of(uses, ({ use }) => use === 'taxable');
  const newGoods = of(goods, ({ age }) => age === 0);
  const books = sumOf([input.rest, blocked, missing, byDate, onlyExempt, onlyTaxable, newGoods]);
  const rcm = input.rcmCredit ? input.rcm : zero;
  // Rule 42: what is left when all else has its place is for both kinds of sales.
  const common = plus(input.rest, rcm);
  const share = input.mixed ? exemptOf(input) / input.turnover : 0;
  const forExempt = times(common, share);
  // No more goes back than was taken, where nearly all sales are exempt.
  const forPersonal = times(common, input.mixed && input.personal ? Math.min(0.05, 1 - share) : 0);
  // Rule 43(1)(a), and (c) to (g): a sixtieth for each of sixty months, the month of the invoice first.
  const exemptGoods = of(goods, ({ use, age }) => use === 'exempt' && age === 0);
  const forGoods = times(
    of(goods, ({ use, age }) => use === 'common' && age < 60),
    share / 60,
  );
  const underRules = sumOf([blocked, onlyExempt, forExempt, forPersonal, exemptGoods, forGoods]);
  const unpaid = sumOf(
    input.reversed.filter(({ reason }) => reason === 'unpaid').map(({ tax, unpaid: part }) => times(tax, part / 100)),
  );
  const reversed = plus(
    unpaid,
    of(input.reversed, ({ reason }) => reason === 'supplier'),
  );
  const reclaimed = of(input.reversed, ({ reason }) => reason === 'reclaim');
  const available = sumOf([input.rest, blocked, onlyExempt, onlyTaxable, newGoods, rcm, reclaimed]);
  const net = [available, times(underRules, -1), times(reversed, -1)].reduce(plus);
  return {
    books,
    blocked,
    byDate,
    rcm,
    common,
    forExempt,
    forPersonal,
    forGoods,
    underRules,
    unpaid,
    reversed,
    reclaimed,
    available,
    net,
  };
}

const exemptOf = (input: Drawn) => Math.floor(input.turnover * input.exemptShare);

/** A way to use the IGST credit that is left: an amount for CGST, the rest for SGST. */
function splitInto(forCgst: number, left: number, due: Heads, credit: Heads) {
  const short = [due[1] - forCgst, due[2] - (left - forCgst)] as const;
  const used = [Math.min(short[0], credit[1]), Math.min(short[1], credit[2])] as const;
  const cash = [short[0] - used[0], short[1] - used[1]] as const;
  const kept = [credit[1] - used[0], credit[2] - used[1]] as const;
  return { forCgst, cash, kept, used, total: cash[0] + cash[1] };
}

/** Section 49A and rule 88A: the splits that are allowed, and the one with the least cash, then the most even credit, then the most even cash. */
function setOff(due: Heads, credit: Heads) {
  const own = Math.min(due[0], credit[0]);
  const left = Math.min(credit[0] - own, due[1] + due[2]);
  const least = Math.max(0, left - due[2]);
  const most = Math.min(left, due[1]);
  const tried: number[] = [];
  if (most - least < 1_500) for (let each = least; each <= most; each += 1) tried.push(each);
  else {
    const turns = [
      least,
      most,
      due[1] - credit[1],
      left - (due[2] - credit[2]),
      // Where the credit, or the cash, of both heads is the same.
      (due[1] - credit[1] - due[2] + credit[2] + left) / 2,
    ];
    for (const turn of turns) {
      for (const near of [-2, -1, 0, 1, 2]) {
        const each = Math.floor(turn) + near;
        if (each >= least && each <= most) tried.push(each);
      }
    }
  }
  const all = tried.map((each) => splitInto(each, left, due, credit));
  const unevenness = ([a, b]: readonly [number, number]) => Math.abs(a - b);
  const [best] = all.toSorted(
    (a, b) =>
      a.total - b.total ||
      unevenness(a.kept) - unevenness(b.kept) ||
      unevenness(a.cash) - unevenness(b.cash) ||
      b.forCgst - a.forCgst,
  );
  if (!best) throw new Error('There is always one split.');
  const fromCgst = Math.min(due[0] - own, best.kept[0]);
  const fromSgst = Math.min(due[0] - own - fromCgst, best.kept[1]);
  /** What another split costs in cash, where rule 86B asks for a part in cash at least. */
  const costOf = (forCgst: number, floor: number) => {
    const other = splitInto(Math.max(least, Math.min(most, forCgst)), left, due, credit).total;
    const onIgst = due[0] - own - fromCgst - fromSgst;
    return Math.max(onIgst + other, floor) - Math.max(onIgst + best.total, floor);
  };
  return {
    own,
    left,
    best,
    fromCgst,
    fromSgst,
    cash: [due[0] - own - fromCgst - fromSgst, ...best.cash] as Heads,
    used: [own + left, best.used[0] + fromCgst, best.used[1] + fromSgst] as Heads,
    costOf,
    worst: (floor: number) => Math.max(costOf(least, floor), costOf(most, floor)),
  };
}

const round = (value: number) => Math.round(value + 1e-9);
const eachHead = (of: (head: 0 | 1 | 2) => number): Heads => [of(0), of(1), of(2)];

function byHand(input: Drawn) {
  const credit = creditOf(input);
  const ledger = plus(input.opening, credit.net);
  const due = eachHead((head) => round(input.out[head] + Math.max(0, -paise(ledger[head]))));
  const usable = eachHead((head) => Math.floor(Math.max(0, paise(ledger[head])) + 1e-9));
  const way = setOff(due, usable);
  const rcm = eachHead((head) => round(input.rcm[head]));
  const month = monthAt(input.month);
  // Rule 61(1)(i); notification 17/2025 moved the day for September 2025 to 25 October, 1/2026 that for March 2026 to 21 April.
  const usual = { '2025-09': '25', '2026-03': '21' }[month] ?? '20';
  const dueDate = addDays(`${monthAt(input.month + 1)}-${usual}`, input.extended);
  const filedOn = input.late === null ? null : addDays(dueDate, input.late);
  const days = Math.max(0, input.late ?? 0);
  // Compensation cess ended with January 2026, and its credit pays nothing else.
  const [outCess, inCess, openCess] = input.month <= 9 ? input.cess : zero;
  const cessDue = round(outCess);
  const cessCash = cessDue - Math.min(cessDue, Math.floor(inCess + openCess + 1e-9));
  // Rule 86B: at most 99 % of the output tax by credit.
  const output = sum(due);
  const cash = sum(way.cash);
  const yearCash = paise(input.yearTax * input.yearCashShare);
  const isFreed = input.cashException !== 'none' || yearCash + cash > 0.01 * (input.yearTax + output);
  const floor = (input.taxable ?? 0) > 50_00_000 && !isFreed ? Math.ceil(output * 0.01 - 1e-9) : 0;
  return {
    credit,
    ledger,
    due,
    usable,
    way,
    rcm,
    month,
    dueDate,
    filedOn,
    days,
    cessDue,
    cessCash,
    output,
    cash,
    yearCash,
    floor,
    outCess,
    inCess,
    openCess,
  };
}

function givenTo(input: Drawn, worked: ReturnType<typeof byHand>) {
  const named = (start: string, [igst, cgst, sgst]: Heads) => ({
    [`${start}Igst`]: igst,
    [`${start}Cgst`]: cgst,
    [`${start}Sgst`]: sgst,
  });
  const row = ([igst, cgst, sgst]: Heads) => ({ igst, cgst, sgst });
  const firstDay = `${worked.month}-01`;
  return {
    ...named('out', input.out),
    ...named('in', times(worked.credit.books, 1)),
    ...named('open', input.opening),
    ...named('cash', input.inCash),
    ...named('rcm', input.rcm),
    month: worked.month,
    filedOn: worked.filedOn ?? '',
    dueDate: input.extended > 0 ? worked.dueDate : '',
    lastTurnover: input.lastTurnover,
    rcmCredit: input.rcmCredit,
    blocked: input.blocked.map(({ kind, tax }) => ({ kind, ...row(tax) })),
    unavailable: input.unavailable.map(({ reason, tax }) => ({ reason, ...row(tax) })),
    reversed: input.reversed.map(({ reason, age, unpaid, usedAfter, tax }) => ({
      reason,
      invoiceDate: addDays(firstDay, -age),
      unpaid,
      usedOn: usedAfter === null ? '' : addDays(firstDay, usedAfter - age),
      ...row(tax),
    })),
    mixed: input.mixed,
    exemptTurnover: exemptOf(input),
    totalTurnover: input.turnover,
    personal: input.personal,
    uses: input.uses.map(({ use, tax }) => ({ use, ...row(tax) })),
    capitalGoods: input.capitalGoods.map(({ use, age, tax }) => ({
      use,
      invoiceMonth: monthAt(input.month - age),
      ...row(tax),
    })),
    taxableTurnover: input.taxable,
    cashException: input.cashException,
    yearTax: input.yearTax,
    yearCash: worked.yearCash,
    ownSplit: input.ownShare === null ? null : Math.floor(worked.way.left * input.ownShare),
    outCess: worked.outCess,
    inCess: worked.inCess,
    openCess: worked.openCess,
    refund: input.refund,
    refundTurnover: Math.floor(input.adjusted * input.refundShare),
    adjustedTurnover: input.adjusted,
    refundCapital: capitalOf(input, worked),
    invertedTax: input.invertedTax,
    serviceCredit: servicesOf(input, worked),
  };
}

const netOf = (worked: ReturnType<typeof byHand>) => Math.max(0, sum(worked.credit.net));
const capitalOf = (input: Drawn, worked: ReturnType<typeof byHand>) => Math.floor(netOf(worked) * input.capitalShare);
const servicesOf = (input: Drawn, worked: ReturnType<typeof byHand>) =>
  Math.floor((netOf(worked) - capitalOf(input, worked)) * input.serviceShare);

type Pairs = [string, number][];

function expectCredit(input: Drawn, { credit, ledger, due }: ReturnType<typeof byHand>): Pairs {
  const pairs: Pairs = [];
  for (const [head, name] of heads.entries() as unknown as [0 | 1 | 2, string][]) {
    pairs.push(
      [`${name} credit available`, credit.available[head]],
      [`${name} credit reversed`, credit.underRules[head] + credit.reversed[head]],
      [`${name} net credit`, credit.net[head]],
      [`${name} payable`, due[head]],
      [`${name} credit to use`, Math.max(0, ledger[head])],
    );
    if (input.mixed) {
      pairs.push(
        [`${name} common credit (C2)`, credit.common[head]],
        [`${name} for exempt sales (D1)`, credit.forExempt[head]],
      );
      if (input.personal) pairs.push([`${name} for personal use (D2)`, credit.forPersonal[head]]);
      if (credit.forGoods[head] > 0) pairs.push([`${name} on capital goods (Te)`, credit.forGoods[head]]);
    }
  }
  if (sum(credit.blocked) > 0) pairs.push(['Blocked credit', sum(credit.blocked)]);
  if (sum(credit.unpaid) > 0) pairs.push(['Reversed for unpaid suppliers', sum(credit.unpaid)]);
  return pairs;
}

function expectSplit(input: Drawn, { way, floor }: ReturnType<typeof byHand>): Pairs {
  const pairs: Pairs = [
    ['IGST credit to split', way.left],
    ['Most another split would cost', way.worst(floor)],
  ];
  if (way.left % 2 === 0) pairs.push(['Extra cash of half and half', way.costOf(way.left / 2, floor)]);
  if (input.ownShare !== null)
    pairs.push(['Extra cash of your split', way.costOf(Math.floor(way.left * input.ownShare), floor)]);
  return pairs;
}

/** Section 50(3) and rule 88B(3): from the day of use to the return that reverses it. */
function interestOnUse(input: Drawn, { dueDate, filedOn, month }: ReturnType<typeof byHand>): number {
  let interest = 0;
  for (const { reason, tax, unpaid, usedAfter, age } of input.reversed) {
    if (reason !== 'unpaid' || usedAfter === null) continue;
    const days = daysBetween(addDays(`${month}-01`, usedAfter - age), filedOn ?? dueDate);
    interest += (sum(tax) * unpaid * 18 * days) / (100 * 100 * 365);
  }
  return interest;
}

it(`the input credit agrees with the second computation on ${numRuns} inputs`, () => {
  fc.assert(
    fc.property(drawn, (input) => {
      const worked = byHand(input);
      const { figure, result } = answeredOrThrow(calculator, givenTo(input, worked));
      const { way, rcm, cash, floor, cessCash, days, ledger, due } = worked;
      const pairs = [...expectCredit(input, worked), ...expectSplit(input, worked)];
      pairs.push(['Days late', days]);
      const total = Math.max(cash, floor) + sum(rcm) + cessCash;
      const bound = floor > cash;
      if (!bound) {
        pairs.push(
          ['IGST credit for IGST', way.own],
          ['IGST credit for CGST', way.best.forCgst],
          ['IGST credit for SGST/UTGST', way.left - way.best.forCgst],
          ['CGST credit for CGST', way.best.used[0]],
          ['SGST/UTGST credit for SGST/UTGST', way.best.used[1]],
          ['CGST credit for IGST', way.fromCgst],
          ['SGST/UTGST credit for IGST', way.fromSgst],
        );
        for (const [head, name] of heads.entries() as unknown as [0 | 1 | 2, string][]) {
          pairs.push(
            [`${name} in cash`, way.cash[head] + rcm[head]],
            [`${name} credit carried forward`, Math.max(0, ledger[head]) - way.used[head]],
          );
        }
      }
      const taxInCash = heads.reduce((all, name) => all + Number(figure(`${name} in cash`)), 0);
      expect([taxInCash, bound]).toEqual([Math.max(cash, floor) + sum(rcm), bound]);
      const kept = heads.reduce((all, name) => all + Number(figure(`${name} credit carried forward`)), 0);
      expect(
        Math.abs(
          kept - (sum(ledger.map((x) => Math.max(0, x)) as unknown as Heads) - (sum(due) - Math.max(cash, floor))),
        ),
      ).toBeLessThan(0.02);
      // Section 50(1) and rule 88B(1), head by head, on what the cash ledger did not hold.
      const onTax = heads.reduce(
        (all, name, head) => {
          const paid = Number(figure(`${name} in cash`)) - (input.inCash[head] ?? 0);
          return all + round((Math.max(0, paid) * 0.18 * days) / 365);
        },
        round((cessCash * 0.18 * days) / 365),
      );
      // Notifications 76/2018 and 19/2021 ask for the central tax (of a State: its own) payable in the return; the portal takes both alike.
      const isNil = due[1] + due[2] + rcm[1] + rcm[2] === 0;
      const most = { small: 2_000, medium: 5_000, large: 10_000 }[input.lastTurnover] ?? 0;
      const fee = isNil ? Math.min(500, 20 * days) : Math.min(most, 50 * days);
      const onUse = interestOnUse(input, worked);
      const interest = Number(figure('Interest'));
      expect([interest, onTax + onUse, Math.abs(interest - onTax - onUse) < 4]).toEqual([
        interest,
        onTax + onUse,
        true,
      ]);
      if (days > 0 && onTax > 0) pairs.push(['Interest on tax paid late', onTax]);
      pairs.push(['Late fee', fee], ['Cash to pay', total + interest + fee]);
      if (cessCash > 0) pairs.push(['Cess in cash', cessCash]);
      expect(figure('Due date')).toBe(worked.dueDate);
      for (const [label, value] of pairs) {
        // The working leaves out what is nothing.
        const ours = figure(label) ?? 0;
        expect([label, ours, value, Math.abs(Number(ours) - value) < 0.011]).toEqual([label, ours, value, true]);
      }
      if (input.refund !== 'none') expectRefund(input, worked, figure);
      const { rcm: charged, available, underRules, reversed, net, reclaimed, byDate } = worked.credit;
      const table = result.tables?.find(({ id }) => id === 'table-4')?.rows ?? [];
      const others = plus(available, times(charged, -1));
      const rows: readonly Heads[] = [charged, others, available, underRules, reversed, net, reclaimed, byDate];
      expect(table.length).toBe(rows.length);
      const apart = rows.flatMap((row, at) =>
        row.map((value, head) => Math.abs(value - Number(table[at]?.[head + 1]))),
      );
      expect(Math.max(...apart)).toBeLessThan(0.011);
      countCompared('input-credit');
    }),
    { numRuns },
  );
});

/** Rule 89(4) and (5), and no more than the ledger holds after the return. */
function expectRefund(input: Drawn, worked: ReturnType<typeof byHand>, figure: (label: string) => number | undefined) {
  const capital = capitalOf(input, worked);
  const services = servicesOf(input, worked);
  const credit = sum(worked.credit.net) - capital;
  const turnover = Math.floor(input.adjusted * input.refundShare);
  const net = input.refund === 'inverted' ? credit - services : credit;
  let formula = (turnover * net) / input.adjusted;
  if (input.refund === 'inverted') formula -= credit > 0 ? (input.invertedTax * net) / credit : 0;
  const balance = heads.reduce((all, name) => all + Number(figure(`${name} credit carried forward`)), 0);
  const expected = Math.max(0, Math.min(formula, balance));
  const ours = Number(figure('Refund you could claim'));
  expect([ours, expected, Math.abs(ours - expected) < 1]).toEqual([ours, expected, true]);
}
