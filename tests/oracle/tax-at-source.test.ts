/**
 * Tax deducted at source once more, payment by payment through the year, from Chapter XVII-B of the Act of 1961 (from 2026-27 sections 393, 395, 397 and
 * 398, with the same rates and limits), the First Schedule to the Finance Acts, Part II, and rules 30, 31 and 31A. LONG=1 draws 40,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/tds-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const lakh = 1_00_000;
const crore = 1_00_00_000;

interface Resident {
  /** In per cent, before 1 October 2024, then to 31 March 2025, then since. */
  readonly rates: readonly [number, number, number];
  /** No tax up to: before 1 April 2025, and since. */
  readonly limits: readonly [number, number];
  /** Of what the limit speaks: the year (the whole is taxed above it, or from it on), one payment, one month. */
  readonly test?: 'year' | 'from' | 'single' | 'month';
}

const same = (rate: number) => [rate, rate, rate] as const;
const residents: Readonly<Record<string, Resident>> = {
  '194J-professional': { rates: same(10), limits: [30_000, 50_000] },
  '194J-technical': { rates: same(2), limits: [30_000, 50_000] },
  '194J-callCentre': { rates: same(2), limits: [30_000, 50_000] },
  '194J-film': { rates: same(2), limits: [30_000, 50_000] },
  '194J-royalty': { rates: same(10), limits: [30_000, 50_000] },
  '194J-nonCompete': { rates: same(10), limits: [30_000, 50_000] },
  '194J-director': { rates: same(10), limits: [0, 0] },
  '194C': { rates: same(2), limits: [lakh, lakh] },
  '194C-transport': { rates: same(2), limits: [lakh, lakh] },
  '194I-building': { rates: same(10), limits: [2_40_000, 50_000], test: 'month' },
  '194I-plant': { rates: same(2), limits: [2_40_000, 50_000], test: 'month' },
  '194H': { rates: [5, 2, 2], limits: [15_000, 20_000] },
  '194A-bank': { rates: same(10), limits: [40_000, 50_000] },
  '194A-senior': { rates: same(10), limits: [50_000, lakh] },
  '194A-others': { rates: same(10), limits: [5_000, 10_000] },
  '194M': { rates: [5, 2, 2], limits: [50 * lakh, 50 * lakh] },
  '194T': { rates: same(10), limits: [20_000, 20_000] },
  '194R': { rates: same(10), limits: [20_000, 20_000] },
  '194S-individual': { rates: same(1), limits: [50_000, 50_000] },
  '194S-others': { rates: same(1), limits: [10_000, 10_000] },
  '194O-individual': { rates: [1, 0.1, 0.1], limits: [5 * lakh, 5 * lakh] },
  '194O-others': { rates: [1, 0.1, 0.1], limits: [0, 0] },
  '194-individual': { rates: same(10), limits: [5_000, 10_000] },
  '194-others': { rates: same(10), limits: [0, 0] },
  '194K': { rates: same(10), limits: [5_000, 10_000] },
  '193': { rates: same(10), limits: [10_000, 10_000] },
  '194D': { rates: [5, 5, 2], limits: [15_000, 20_000] },
  '192A': { rates: same(10), limits: [50_000, 50_000], test: 'from' },
  '194EE': { rates: same(10), limits: [2_500, 2_500], test: 'from' },
  '194B': { rates: same(30), limits: [10_000, 10_000], test: 'single' },
  '194BB': { rates: same(30), limits: [10_000, 10_000], test: 'single' },
  '194BA': { rates: same(30), limits: [0, 0] },
  '194G': { rates: [5, 2, 2], limits: [15_000, 20_000] },
  '194IC': { rates: same(10), limits: [0, 0] },
  '194LA': { rates: same(10), limits: [2_50_000, 5 * lakh] },
  '194LBA': { rates: same(10), limits: [0, 0] },
  '194LBB': { rates: same(10), limits: [0, 0] },
  '194LBC': { rates: [30, 30, 10], limits: [0, 0] },
};

/** Taxed only above the limit, in bands: [above, per cent]. */
const excess: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '194Q': [[50 * lakh, 0.1]],
  '194N': [[crore, 2]],
  '194N-nonFiler': [
    [20 * lakh, 2],
    [crore, 5],
  ],
  '194N-cooperative': [[3 * crore, 2]],
  '194N-cooperativeNonFiler': [
    [20 * lakh, 2],
    [3 * crore, 5],
  ],
};

/** Rates for a non-resident: [before 23 July 2024, since], and of a foreign company where it has its own. */
const abroad: Readonly<Record<string, readonly [before: number, since: number, company?: number]>> = {
  '195-rent': [30, 30, 35],
  '195-property': [20, 12.5],
  '195-propertyShort': [30, 30, 35],
  '195-technical': [20, 20],
  '195-royalty': [20, 20],
  '195-nroInterest': [30, 30, 35],
  '195-interest': [20, 20],
  '195-dividend': [20, 20],
  '195-ifscDividend': [10, 10],
  '195-longTerm': [20, 12.5],
  '195-112A': [10, 12.5],
  '195-111A': [15, 20],
  '195-investment': [20, 20],
  '194B-foreign': [30, 30],
  '195-other': [30, 30, 35],
  '194E': [20, 20],
  '194LB': [5, 5],
  '194LC': [5, 5],
  '194LC-ifsc': [9, 9],
  '194LBA-interest': [5, 5],
  '194LBA-dividend': [10, 10],
  '194LBA-rent': [30, 30, 35],
  '194LBB-foreign': [30, 30, 35],
  '194LBC-foreign': [30, 30, 35],
  '196A': [20, 20],
  '196B': [10, 10],
  '196B-gain': [10, 12.5],
  '196C': [10, 10],
  '196C-gain': [10, 12.5],
  '196D': [20, 20],
  '196D-fund': [10, 10],
};
/** Dividend and gains of sections 111A, 112 and 112A bear surcharge of 15 % at most. */
const capped = [
  '195-property',
  '195-dividend',
  '195-ifscDividend',
  '195-longTerm',
  '195-112A',
  '195-111A',
  '194LBA-dividend',
  '196B-gain',
  '196C-gain',
];
const special = ['194IB', '194IA', '194DA'];
const kinds = [...Object.keys(residents), ...Object.keys(excess), ...Object.keys(abroad), ...special];

const audited = [
  '194J-professional',
  '194J-technical',
  '194C',
  '194C-transport',
  '194I-building',
  '194I-plant',
  '194H',
].concat(['194A-others', '194R', '194J-callCentre', '194J-film', '194J-royalty', '194J-nonCompete']);
const declarable = ['194I-building', '194I-plant', '194A-bank', '194A-senior', '194A-others', '194-individual'].concat([
  '194K',
  '193',
  '194D',
  '194DA',
  '192A',
  '194EE',
]);
const withCost = [
  '194DA',
  '195-property',
  '195-propertyShort',
  '195-longTerm',
  '195-112A',
  '195-111A',
  '196B-gain',
  '196C-gain',
];
const withGst = [
  ...audited.filter((kind) => kind !== '194A-others'),
  '194M',
  '194Q',
  '194S-individual',
  '194S-others',
].concat(['194O-individual', '194O-others', '194J-director']);
/** Section 197(1); section 395(1) of the Act of 2025 names none and is for every payment. */
const certified = [
  '194J-professional',
  '194J-technical',
  '194C',
  '194I-building',
  '194I-plant',
  '194H',
  '194A-bank',
].concat(
  [
    '194A-senior',
    '194A-others',
    '194M',
    '194Q',
    '194O-individual',
    '194O-others',
    '194-individual',
    '194-others',
    '194K',
  ],
  ['193', '194J-director', '194J-callCentre', '194J-film', '194J-royalty', '194J-nonCompete', '194D', '194G', '194LA'],
  [
    '194LBA',
    '194LBB',
    '194LBC',
    '194LBA-interest',
    '194LBA-dividend',
    '194LBA-rent',
    '194LBB-foreign',
    '194LBC-foreign',
  ],
  Object.keys(abroad).filter((kind) => kind.startsWith('195')),
);
const noRows = ['194IB', '194IA', '194DA', '194BA', '194IC', '194LBA', '194LBB', '194LBC', '194B-foreign'];
/** Rule 37BC: interest, royalty, fees, dividend and what is paid for a capital asset. */
const withDetails = Object.keys(abroad)
  .filter((kind) => kind.startsWith('195') && !['195-rent', '195-other'].includes(kind))
  .concat(['194LB', '194LC', '194LBA-interest', '194LBA-dividend', '196B-gain', '196C', '196C-gain']);

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const yearOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

const limitOf = (kind: string, day: string): number =>
  residents[kind]?.limits[day < '2025-04-01' ? 0 : 1] ?? excess[kind]?.[0]?.[0] ?? 0;

const days = fc.oneof(
  fc.integer({ min: 0, max: 1094 }).map((at) => addDays('2024-04-01', at)),
  fc.constantFrom(
    '2024-07-22',
    '2024-07-23',
    '2024-09-30',
    '2024-10-01',
    '2025-03-31',
    '2025-04-01',
    '2026-03-31',
    '2026-04-01',
    '2026-09-30',
    '2026-10-01',
  ),
);

const amountNear = (limit: number) => {
  const paise = (most: number) => fc.integer({ min: 100, max: most * 100 }).map((value) => value / 100);
  const usual = [paise(2 * lakh), paise(3 * crore), paise(25 * crore)];
  const at = [30_000, 50_000, lakh, 50 * lakh, crore, 2 * crore, limit || 1].flatMap((sum) => [sum, sum + 1]);
  return fc.oneof(
    paise(Math.max(1_000, 2 * limit)),
    paise(Math.max(1_000, 2 * limit)),
    fc.constantFrom(...at),
    ...usual,
  );
};

/** A day for which the page answers: it says where its table begins or ends. */
function dayOnFile(kind: string, day: string): string {
  if (['193', '194T', '194LBC', '194B-foreign'].includes(kind) && day < '2025-04-01') return addDays(day, 365);
  // The limit of the exempt gain and the rates of gains changed on 23 July 2024; the page begins there.
  const isGain = ['195-property', '195-longTerm', '195-112A', '195-111A', '196B-gain', '196C-gain'].includes(kind);
  if (isGain && day < '2024-07-23') return addDays(day, 365);
  if (kind.endsWith('onFiler') && day >= '2026-04-01') return addDays(day, -365);
  return day;
}

const drawn = fc
  .record({ kind: fc.constantFrom(...kinds), day: days })
  .map(({ kind, day }) => ({ kind, day: dayOnFile(kind, day) }))
  .chain(({ kind, day }) => {
    const amount = amountNear(limitOf(kind, day));
    return fc.record({
      kind: fc.constant(kind),
      day: fc.constant(day),
      amount,
      side: fc.constantFrom('pay', 'pay', 'receive'),
      addGst: fc.boolean(),
      gst: fc.integer({ min: 0, max: 5 * lakh }),
      months: fc.integer({ min: 1, max: 12 }),
      lastRent: fc.boolean(),
      dealTimes: fc.option(fc.constantFrom(1, 1.5, 2, 10)),
      stampShare: fc.option(fc.constantFrom(0, 0.8, 1, 1.2)),
      costShare: fc.constantFrom(0, 0, 0.4, 1, 1.2),
      buyer: fc.constantFrom('person', 'other'),
      payer: fc.constantFrom('auditClass', 'auditClass', 'auditClass', 'small'),
      payee: fc.constantFrom('individual', 'firm', 'company', 'other'),
      earlier: fc.array(
        fc.record({
          amount: fc.oneof(
            amount,
            amount.map((value) => Math.round(value / 3) + 1),
          ),
          /** Days before the payment. */
          before: fc.integer({ min: 0, max: 200 }),
          taxed: fc.constantFrom(0, 0, 0.01, 0.1),
        }),
        { maxLength: 3 },
      ),
      /** A payment that is no earlier one of the year: days before its first one, or after this payment. */
      stranger: fc.option(fc.record({ amount, away: fc.integer({ min: 1, max: 90 }), isLater: fc.boolean() })),
      pan: fc.constantFrom(true, true, false),
      details: fc.boolean(),
      certificate: fc.oneof(fc.constant(null), fc.constant(null), fc.constantFrom(0, 0.5, 1, 5, 12, 40)),
      declaration: fc.constantFrom(false, false, true),
      treaty: fc.oneof(fc.constant(null), fc.constantFrom(0, 5, 10, 15, 25, 40)),
      areDated: fc.boolean(),
      list: fc.array(
        fc.record({
          form: fc.constantFrom('26Q', '24Q', '27Q'),
          at: fc.integer({ min: 0, max: 1094 }),
          tax: fc.integer({ min: 1, max: 3 * lakh }),
          toDeposit: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 200 })),
        }),
        { maxLength: 4 },
      ),
      /** Days from the due day of a statement to the day on which all of them were filed. */
      listLate: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 300 })),
      toDeduct: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 120 })),
      toDeposit: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 200 })),
      toFile: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 400 })),
    });
  });

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

interface Payment {
  readonly day: string;
  readonly amount: number;
  readonly tax: number;
  readonly isDated: boolean;
}

const isAbroad = (kind: string) => kind in abroad;

/** Section 206AA: 20 %, for goods and sales online 5 %, where the usual rate is lower. */
const withoutPan = (kind: string, rate: number) => Math.max(rate, kind === '194Q' || kind.startsWith('194O') ? 5 : 20);

function rateAt(input: Drawn, day: string): number {
  const { kind, payee } = input;
  const own = residents[kind]?.rates[day < '2024-10-01' ? 0 : day < '2025-04-01' ? 1 : 2] ?? 0;
  let rate = own;
  if (kind.startsWith('194C')) rate = payee === 'individual' ? 1 : 2;
  if (kind === '194C-transport' && input.pan) rate = 0;
  if (kind === '194D' && payee === 'company') rate = 10;
  if (kind === '194LBC' && day < '2025-04-01' && payee === 'individual') rate = 25;
  if (!input.pan) return withoutPan(kind, rate);
  return input.certificate === null ? rate : Math.min(rate, input.certificate);
}

/** The tax due on each payment of the year above a limit that only bears none: by bands. */
function dueInBands(input: Drawn, payments: readonly Payment[]): number[] {
  const { kind, pan, certificate } = input;
  const bands = excess[kind] ?? [];
  const rateOf = (rate: number) => (pan ? Math.min(rate, certificate ?? rate) : withoutPan(kind, rate));
  const upTo = (sum: number) =>
    bands.reduce((all, [above, rate], band) => {
      const most = Math.min(sum, bands[band + 1]?.[0] ?? sum);
      return all + (Math.max(0, most - above) * rateOf(rate)) / 100;
    }, 0);
  let total = 0;
  return payments.map(({ amount }) => {
    total += amount;
    return upTo(total) - upTo(total - amount);
  });
}

/** The tax due on each payment of the year by a resident's section: on those below a limit too, at the rate of the day on which it is crossed. */
function dueOfResident(input: Drawn, payments: readonly Payment[]): number[] {
  const { kind } = input;
  if (kind in excess) return dueInBands(input, payments);
  const test = residents[kind]?.test;
  const due = payments.map(() => 0);
  let total = 0;
  let waiting: number[] = [];
  let month = '';
  for (const [at, { day, amount, isDated }] of payments.entries()) {
    const isNew = day >= '2025-04-01';
    const limit = limitOf(kind, day);
    const rate = rateAt(input, day) / 100;
    const isNow = at === payments.length - 1;
    // The rent of a month, by the calendar; a prize by itself.
    const own =
      test === 'month' && isNew ? (isDated ? day.slice(0, 7) : `${at}`) : test === 'single' && isNew ? `${at}` : '';
    if (own !== month) {
      total = 0;
      waiting = [];
      month = own;
    }
    total += isNow && own !== '' ? amount / input.months : amount;
    waiting.push(at);
    let isTaxed = test === 'from' ? total >= limit : total > limit;
    // Section 194-O(5) leaves an individual out only with a PAN or Aadhaar.
    isTaxed ||= kind === '194O-individual' && !input.pan;
    if (isTaxed) {
      for (const each of waiting) due[each] = (payments[each]?.amount ?? 0) * rate;
      waiting = [];
    } else if (kind.startsWith('194C') && amount > 30_000) {
      // Section 194C(5): one payment above ₹30,000.
      due[at] = amount * rate;
      waiting.pop();
    }
  }
  return due;
}

function surchargeOf({ kind, payee }: Drawn, income: number): number {
  if (payee === 'company') return income > 10 * crore ? 5 : income > crore ? 2 : 0;
  if (payee === 'firm') return income > crore ? 12 : 0;
  const most = capped.includes(kind) ? 15 : 25;
  return Math.min(most, income > 2 * crore ? 25 : income > crore ? 15 : income > 50 * lakh ? 10 : 0);
}

/** The tax due on each payment of the year to a non-resident: with surcharge by what was paid so far, and cess. */
function dueAbroad(input: Drawn, payments: readonly Payment[], cost: number): number[] {
  const { kind, payee } = input;
  const [before, since, company] = abroad[kind] ?? [0, 0];
  // Section 206AA(7)(i): not for the interest of a long-term bond of section 194LC.
  const isFreeOfPan = kind === '194LC-ifsc' || (input.details && withDetails.includes(kind));
  let total = 0;
  return payments.map(({ day, amount }, at) => {
    // Section 194B: nothing from a prize of up to ₹10,000.
    if (kind === '194B-foreign' && amount <= 10_000) return 0;
    const income = Math.max(0, amount - (at === payments.length - 1 ? cost : 0));
    const free = kind === '195-112A' ? 1_25_000 : 0;
    const taxable = Math.max(0, total + income - free) - Math.max(0, total - free);
    total += income;
    const own = payee === 'company' && company ? company : day < '2024-07-23' ? before : since;
    // Section 112A(2) leaves the gain in the income; it only takes no tax of its first part.
    let rate = (own * (100 + surchargeOf(input, total)) * 104) / 10_000;
    if (input.treaty !== null) rate = Math.min(rate, input.treaty);
    if (input.certificate !== null) rate = Math.min(rate, input.certificate);
    if (!input.pan && !isFreeOfPan) rate = Math.max(20, rate);
    return (taxable * rate) / 100;
  });
}

function dueOfSpecial(input: Drawn, cost: number, deal: number, stamp: number): number {
  const { kind, day, amount, months, pan, certificate } = input;
  const lowered = (rate: number) => Math.min(rate, certificate ?? rate);
  if (kind === '194IA') {
    const value = Math.max(deal, stamp);
    return value >= 50 * lakh ? ((amount * value) / deal) * (pan ? lowered(1) / 100 : 0.2) : 0;
  }
  if (kind === '194DA') {
    const rate = pan ? lowered(day < '2024-10-01' ? 5 : 2) : 20;
    return amount >= lakh ? (Math.max(0, amount - cost) * rate) / 100 : 0;
  }
  const rent = amount / months;
  if (rent <= 50_000 || !(input.lastRent || day.slice(5, 7) === '03')) return 0;
  return pan ? (amount * lowered(day < '2024-10-01' ? 5 : 2)) / 100 : Math.min(amount * 0.2, rent);
}

/** What the drawn input gives to the form, and what to expect of it. */
function asked(raw: Drawn) {
  const kind = raw.kind;
  const plain = !raw.pan || (raw.day < '2026-04-01' && !certified.includes(kind)) ? { ...raw, certificate: null } : raw;
  // Section 197A(1A): neither a company nor a firm declares.
  const mayDeclare = plain.pan && declarable.includes(kind) && !(kind === '194D' && /company|firm/.test(plain.payee));
  const withPan = mayDeclare ? plain : { ...plain, declaration: false };
  const input = {
    ...withPan,
    treaty: isAbroad(kind) && kind !== '194B-foreign' ? raw.treaty : null,
    payer: audited.includes(kind) ? raw.payer : 'auditClass',
    months: kind === '194IB' || kind.startsWith('194I-') ? raw.months : 1,
  };
  const cost = withCost.includes(kind) ? Math.round(input.amount * input.costShare) : 0;
  const deal = Math.ceil(input.amount * (input.dealTimes ?? 1));
  const dealValue = kind === '194IA' && input.dealTimes !== null ? deal : null;
  const stampValue = kind === '194IA' && input.stampShare !== null ? Math.round(deal * input.stampShare) : null;
  // What a certificate, a treaty or a declaration means for earlier payments is not in the law's words: none with them.
  const hasRows = !noRows.includes(kind) && input.certificate === null && !input.declaration && input.treaty === null;
  const isOfGains = abroad[kind]?.[0] !== abroad[kind]?.[1];
  const start = isOfGains && input.day < '2025-04-01' ? '2024-07-23' : `${yearOf(input.day)}-04-01`;
  const earlier = (hasRows ? input.earlier : [])
    .map(({ amount, before, taxed }) => {
      const day = addDays(input.day, -before);
      // Tax deducted at an old rate from what is taxed only later, at a new one: no section says what it settles.
      const changes = day < '2024-10-01' && residents[kind]?.rates[0] !== residents[kind]?.rates[1];
      return {
        amount,
        day: day < start ? start : day,
        isDated: input.areDated || input.day < '2025-04-01',
        tax: changes ? 0 : Math.round(amount * taxed),
      };
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { input, cost, deal: dealValue ?? input.amount, dealValue, stampValue, earlier };
}

/** The payments that are none of the year so far; the form takes days from 1 April 2024 to 31 March 2027. */
function strangersOf({ stranger, day }: Drawn) {
  if (stranger === null) return [];
  const { amount, away, isLater } = stranger;
  const date = addDays(isLater ? day : `${yearOf(day)}-04-01`, isLater ? away : -away);
  return date < '2024-04-01' || date > '2027-03-31' ? [] : [{ amount, date, tax: 0 }];
}

function taxesOf({ input, cost, deal, stampValue, earlier }: ReturnType<typeof asked>): number[] {
  const payments: Payment[] = [...earlier, { day: input.day, amount: input.amount, tax: 0, isDated: true }];
  if (input.payer === 'small' || input.declaration) return payments.map(() => 0);
  if (special.includes(input.kind)) return [dueOfSpecial(input, cost, deal, stampValue ?? 0)];
  if (isAbroad(input.kind)) return dueAbroad(input, payments, cost);
  return dueOfResident(input, payments);
}

const withChallan = ['194IA', '194IB', '194M', '194S-individual'];
/** Whether the statement is payment too; from October 2026 for a person who buys a non-resident's property as well. */
const isWithChallan = ({ kind, day, buyer }: Pick<Drawn, 'kind' | 'day' | 'buyer'>) =>
  withChallan.includes(kind) || (kind.startsWith('195-property') && day >= '2026-10-01' && buyer === 'person');
const nextMonth = (day: string, months = 1) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months)).toISOString().slice(0, 10);
/** Rules 30 and 31A: the last day to pay in, to file and to give the certificate. */
function datesOf(isAtOnce: boolean, day: string) {
  if (isAtOnce) {
    const last = addDays(nextMonth(day), -1);
    return { deposit: addDays(last, 30), statement: addDays(last, 30), certificate: addDays(last, 45) };
  }
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4));
  const statement =
    month < 4 ? `${year}-05-31` : month < 7 ? `${year}-07-31` : month < 10 ? `${year}-10-31` : `${year + 1}-01-31`;
  const deposit = month === 3 ? `${year}-04-30` : addDays(nextMonth(day), 6);
  return { deposit, statement, certificate: addDays(statement, 15) };
}

/** The list of deductions as the form takes it, with the interest of each and the fee of each statement. */
function listOf({ list, listLate }: Drawn) {
  let interest = 0;
  const taxes = new Map<string, number>();
  const rows = list.map(({ form, at, tax, toDeposit }) => {
    const deductedOn = addDays('2024-04-01', at);
    const { deposit, statement } = datesOf(false, deductedOn);
    const depositedOn = toDeposit === null ? '' : addDays(deductedOn, toDeposit);
    const filedOn = listLate === null ? '' : addDays(statement, listLate);
    if (depositedOn > deposit) interest += Math.round((tax * monthsTouched(deductedOn, depositedOn) * 3) / 200);
    taxes.set(`${form} ${statement}`, (taxes.get(`${form} ${statement}`) ?? 0) + tax);
    return { form, deductedOn, tax, depositedOn, filedOn };
  });
  const fees = [...taxes.values()].reduce((sum, tax) => sum + Math.min(tax, 200 * (listLate ?? 0)), 0);
  return { rows, interest, fees };
}

/** The months of the calendar that a time touches, section 201(1A). */
function monthsTouched(from: string, to: string): number {
  if (to <= from) return 0;
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  );
}
const daysAfter = (due: string, day: string) =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(due)) / 86_400_000));

it(`tax at source agrees with the second computation on ${drawsOf('tax-at-source')} inputs`, () => {
  fc.assert(
    fc.property(drawn, (raw) => {
      const all = asked(raw);
      const { input, cost, dealValue, stampValue, earlier } = all;
      const isPaying = input.side === 'pay';
      const deductedOn = input.toDeduct === null ? null : addDays(input.day, input.toDeduct);
      const from = deductedOn ?? input.day;
      const depositedOn = input.toDeposit === null ? null : addDays(from, input.toDeposit);
      const filedOn = input.toFile === null ? null : addDays(from, input.toFile);
      const gst = withGst.includes(input.kind) ? (input.addGst ? input.amount * 0.18 : input.gst) : 0;
      const list = listOf(input);
      const { figure } = answeredOrThrow(calculator, {
        ...input,
        payment: input.kind,
        date: input.day,
        cost,
        dealValue,
        stampValue,
        deductedOn: deductedOn ?? '',
        depositedOn: depositedOn ?? '',
        filedOn: filedOn ?? '',
        deducted: list.rows,
        earlier: [
          ...earlier.map(({ amount, day, isDated, tax }) => ({ amount, date: isDated ? day : '', tax })),
          ...strangersOf(input),
        ],
      });
      // What was missed is deducted with a later payment. What was deducted in excess lowers no later deduction: sections 193 to 195 know none such.
      const expected = taxesOf(all).reduce((missed, due, at) => Math.max(0, missed + due - (earlier[at]?.tax ?? 0)), 0);
      const tax = Number(figure(isPaying ? 'TDS to deduct' : 'TDS deducted from you'));
      expect([input.kind, tax, expected, Math.abs(tax - expected) < 0.51 * (earlier.length + 1)]).toEqual([
        input.kind,
        tax,
        expected,
        true,
      ]);
      const net = Number(figure(isPaying ? 'Payment after TDS' : 'You receive'));
      // Where more was missed than is paid now, nothing is left of it.
      const left = Math.max(0, input.amount + gst - tax);
      expect([input.kind, net, left, Math.abs(net - left) < 0.006]).toEqual([input.kind, net, left, true]);
      if (isPaying && list.rows.length > 0) {
        expect([figure('Interest on the list'), figure('Late fees of the statements')]).toEqual([
          list.interest,
          list.fees,
        ]);
      }
      if (tax > 0 && isPaying) expectDates(input, figure, { tax, from, depositedOn, filedOn });
      countCompared('tax-at-source');
    }),
    { numRuns: drawsOf('tax-at-source') },
  );
});

function expectDates(
  drawn: Drawn,
  figure: (label: string) => unknown,
  {
    tax,
    from,
    depositedOn,
    filedOn,
  }: { tax: number; from: string; depositedOn: string | null; filedOn: string | null },
) {
  const { kind, day } = drawn;
  const last = datesOf(isWithChallan(drawn), from);
  expect([kind, from, figure('Deposit the tax by')]).toEqual([kind, from, last.deposit]);
  expect([kind, from, figure('File the statement by')]).toEqual([kind, from, last.statement]);
  expect([kind, from, figure('Give the certificate by')]).toEqual([kind, from, last.certificate]);
  const late = monthsTouched(day, from);
  const after = depositedOn !== null && depositedOn > last.deposit ? monthsTouched(from, depositedOn) : 0;
  // Rule 31A(4A) to (4D): with the challan the statement is filed too.
  const filed = filedOn ?? (isWithChallan(drawn) ? depositedOn : null);
  const fee = filed === null ? 0 : Math.min(tax, 200 * daysAfter(last.statement, filed));
  const pairs: [string, number][] = [
    ['Interest for late deduction', Math.round((tax * late) / 100)],
    ['Interest for late deposit', Math.round((tax * after * 3) / 200)],
    ['Late fee for the statement', fee],
  ];
  for (const [label, value] of pairs) {
    const ours = Number(figure(label) ?? 0);
    expect([label, ours, value, Math.abs(ours - value) < 1.01]).toEqual([label, ours, value, true]);
  }
}
