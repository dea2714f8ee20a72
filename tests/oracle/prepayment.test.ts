/** A loan prepaid once more, month by month, beside the same money invested, from the formulas, RBI's rules and the Act. LONG=1 draws 20,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/pre-payment-loan-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('prepayment');

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const drawn = fc.record({
  known: fc.constantFrom('months', 'emi', 'original'),
  balance: fc.oneof(fc.integer({ min: 1_000, max: 10_00_000 }), fc.integer({ min: 5_00_000, max: 5_00_00_000 })),
  rate: fc.oneof(fc.constantFrom(0, 8.5), hundredths(0, 15), hundredths(0, 45)),
  months: fc.oneof(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 360 })),
  emiTimes: hundredths(0, 4),
  paidShare: fc.constantFrom(0, 0.02, 0.3, 0.9, 1),
  lumpShare: fc.constantFrom(0, 0.02, 0.125, 0.5, 2),
  lumpSumAfter: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
  prepaymentEffect: fc.constantFrom('tenure', 'emi'),
  prepayments: fc.array(
    fc.record({
      every: fc.constantFrom('once', 'monthly', 'yearly', 'share', 'rise'),
      part: fc.constantFrom(0.0005, 0.002, 0.02, 0.2),
      percent: fc.constantFrom(0.1, 1, 5, 12.5, 50),
      after: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 120 })),
      empty: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 3 },
  ),
  rateType: fc.constantFrom('floating', 'floating', 'fixed'),
  purpose: fc.constantFrom('own', 'own', 'business', 'other'),
  lender: fc.constantFrom(
    'bank',
    'smallFinance',
    'localArea',
    'regionalRural',
    'cooperativeTier4',
    'cooperativeTier3',
    'cooperativeSmall',
    'nbfcUpper',
    'nbfcMiddle',
    'nbfcBase',
    'institution',
  ),
  sanctionedOn: fc.constantFrom('2000-01-01', '2024-04-01', '2025-12-31', '2026-01-01', '2026-06-15', '2026-09-01'),
  sanctioned: fc.constantFrom(40_00_000, 50_00_000, 50_00_001, 6_00_00_000),
  chargePercent: fc.constantFrom(0, 0, 1, 2.5, 5),
  investReturn: fc.constantFrom(0, 6, 10, 12.5, 30),
  investTax: fc.constantFrom('equity', 'slab', 'none'),
  regime: fc.constantFrom('new', 'old'),
  taxRate: fc.constantFrom(0, 5.2, 20.8, 31.2, 42.744),
  homeLoan: fc.boolean(),
  otherSavings: fc.constantFrom(0, 50_000, 1_49_999, 1_50_000, 3_00_000),
  nextEmi: fc.integer({ min: 2026 * 12 + 3, max: 2028 * 12 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

interface Extra {
  readonly every: string;
  readonly value: number;
  readonly after: number;
}

interface Loan {
  readonly balance: number;
  readonly r: number;
  readonly emi: number;
  readonly months: number;
}

/** What is paid after a number of EMIs from now; the first row is today. */
interface Row {
  readonly emi: number;
  readonly interest: number;
  readonly extra: number;
  readonly balance: number;
}

/** The level EMI, by the worth of one rupee a month. */
function levelEmi(owed: number, r: number, months: number): number {
  let worth = 0;
  for (let k = 1; k <= months; k += 1) worth += (1 + r) ** -k;
  return owed / worth;
}

/** The loan month by month from today, with prepayments after the EMI of their month. */
function schedule({ balance: owed, r, emi: first, months }: Loan, extras: readonly Extra[], lowers: boolean): Row[] {
  const rows: Row[] = [];
  let balance = owed;
  let emi = first;
  for (let month = 0; balance >= 0.005; month += 1) {
    let pays = 0;
    const interest = month === 0 ? 0 : balance * r;
    if (month > 0) {
      pays = month >= months ? balance + interest : Math.min(emi, balance + interest);
      balance += interest - pays;
    }
    let extra = 0;
    for (const { every, value, after } of extras) {
      const since = month - after;
      // A raised EMI is the EMI and a prepayment on top, by the first EMI of the loan as it is.
      if (every === 'rise' && since > 0) extra += first * ((1 + value / 100) ** Math.ceil(since / 12) - 1);
      const isDue =
        since === 0 || (since > 0 && every === 'monthly') || (since > 0 && every !== 'once' && since % 12 === 0);
      if (isDue && every === 'share') extra += (balance * value) / 100;
      else if (isDue && every !== 'rise') extra += value;
    }
    extra = Math.min(extra, balance);
    if (balance < 0.005) extra = 0;
    balance -= extra;
    // A lender sets the EMIs that are left equal, the last one too.
    if (extra > 0 && lowers && balance >= 0.005) emi = levelEmi(balance, r, months - month);
    rows.push({ emi: pays, interest, extra, balance });
  }
  return rows;
}

const sum = (rows: readonly Row[], of: keyof Row) => rows.reduce((total, row) => total + row[of], 0);
const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const yearOf = (month: number) => (month % 12 >= 3 ? Math.floor(month / 12) : Math.floor(month / 12) - 1);

/** Whether the lender may ask for a charge: RBI's Directions of 2025, and for earlier loans its circulars of 2 August 2019, to banks, small finance and local area banks and to NBFCs. */
function mayCharge({ rateType, purpose, lender, sanctionedOn }: Drawn, sanctioned: number): boolean {
  if (rateType === 'fixed' || purpose === 'other') return true;
  const isNew = sanctionedOn >= '2026-01-01';
  if (purpose === 'own') return !isNew && !/^bank|^smallFinance|^localArea|^nbfc/.test(lender);
  if (!isNew) return true;
  if (/^(bank|cooperativeTier4|nbfcUpper|institution)$/.test(lender)) return false;
  return !(/^(smallFinance|regionalRural|cooperativeTier3|nbfcMiddle)$/.test(lender) && sanctioned <= 50_00_000);
}

function asked(input: Drawn) {
  const { months, emiTimes, paidShare, lumpShare, prepayments, ...fields } = input;
  const r = input.rate / 1200;
  const emisPaid = Math.min(479, Math.floor(months * paidShare));
  const interest = input.balance * r;
  const emi = Math.max(1, Math.round((interest * (0.9 + emiTimes / 4) + (input.balance / 100) * emiTimes) * 100) / 100);
  const lumpSum = Math.round(input.balance * lumpShare);
  const loan = loanOf(input, r, emi, emisPaid);
  // Mostly before the loan ends, as the form wants it.
  const before = (after: number) => (loan && after % 7 > 0 ? after % loan.months : after);
  const rows = prepayments.map(({ every, part, percent, after, empty }) => ({
    every,
    amount: empty ? null : Math.max(1, Math.round(input.balance * part)),
    percent: empty ? null : percent,
    after: before(after),
  }));
  const given = {
    ...fields,
    loan: input.balance,
    monthsLeft: months,
    tenure: months,
    emisPaid,
    emi,
    lumpSum,
    lumpSumAfter: before(input.lumpSumAfter),
    prepayments: rows,
    nextEmi: written(input.nextEmi),
  };
  const extras: Extra[] = lumpSum > 0 ? [{ every: 'once', value: lumpSum, after: given.lumpSumAfter }] : [];
  for (const { every, amount, percent, after } of rows) {
    const value = every === 'share' || every === 'rise' ? percent : amount;
    if (value !== null) extras.push({ every, value, after });
  }
  return { given, extras, loan, emisPaid };
}

/** The loan as it is today, or null where it never ends or is over. */
function loanOf(input: Drawn, r: number, emi: number, emisPaid: number): Loan | null {
  if (input.known === 'emi') {
    if (emi <= input.balance * r) return null;
    let balance = input.balance;
    let months = 0;
    while (balance >= 0.005 && months <= 480) {
      balance += balance * r - emi;
      months += 1;
    }
    return { balance: input.balance, r, emi, months };
  }
  const level = levelEmi(input.balance, r, input.months);
  if (input.known === 'months') return { balance: input.balance, r, emi: level, months: input.months };
  if (emisPaid >= input.months) return null;
  let balance = input.balance;
  for (let k = 0; k < emisPaid; k += 1) balance += balance * r - level;
  return { balance, r, emi: level, months: input.months - emisPaid };
}

/** Interest and principal paid in each financial year, with the EMIs of this year that are paid already. */
function deductions(input: Drawn, loan: Loan, rows: readonly Row[], emisPaid: number) {
  const years = new Map<number, { interest: number; principal: number }>();
  const note = (month: number, interest: number, principal: number) => {
    const so = years.get(yearOf(month)) ?? { interest: 0, principal: 0 };
    years.set(yearOf(month), { interest: so.interest + interest, principal: so.principal + principal });
  };
  let later = loan.balance;
  const sanctioned = Number(input.sanctionedOn.slice(0, 4)) * 12 + Number(input.sanctionedOn.slice(5, 7)) - 1;
  const today = input.nextEmi - 1;
  let counted = 0;
  for (let month = today; yearOf(month) === yearOf(today) && month > sanctioned; month -= 1) {
    if (input.known === 'original' && counted >= emisPaid) break;
    counted += 1;
    const opening = (later + loan.emi) / (1 + loan.r);
    note(month, opening * loan.r, opening - later);
    later = opening;
  }
  for (const [k, { emi, interest, extra }] of rows.entries()) note(today + k, interest, emi - interest + extra);
  const room = Math.max(0, 1_50_000 - input.otherSavings);
  return new Map(
    [...years].map(([year, { interest, principal }]) => [
      year,
      { interest: Math.min(interest, 2_00_000), principal: Math.min(principal, room) },
    ]),
  );
}

/** By the month counted from today, the tax saving that is lost: at the end of each financial year. */
function taxLost(input: Drawn, loan: Loan, without: readonly Row[], rows: readonly Row[], emisPaid: number) {
  const kept = deductions(input, loan, without, emisPaid);
  const left = deductions(input, loan, rows, emisPaid);
  const lost = new Array<number>(without.length).fill(0);
  const total = { interest: [0, 0], principal: [0, 0] };
  for (const [year, before] of kept) {
    const after = left.get(year) ?? { interest: 0, principal: 0 };
    total.interest = [(total.interest[0] ?? 0) + before.interest, (total.interest[1] ?? 0) + after.interest];
    total.principal = [(total.principal[0] ?? 0) + before.principal, (total.principal[1] ?? 0) + after.principal];
    const march = Math.min(without.length - 1, (year + 1) * 12 + 2 - (input.nextEmi - 1));
    lost[march] =
      (lost[march] ?? 0) +
      ((before.interest + before.principal - after.interest - after.principal) * input.taxRate) / 100;
  }
  return { lost, total };
}

/** What sums invested month by month are worth at the end, after tax; and their gains. */
function invested({ investReturn, investTax, taxRate }: Drawn, sums: readonly number[], yearly: number = investReturn) {
  const end = sums.length - 1;
  const rate = investTax === 'slab' ? (yearly / 100) * (1 - taxRate / 100) : yearly / 100;
  let worth = 0;
  let short = 0;
  let long = 0;
  sums.forEach((amount, k) => {
    const value = amount * (1 + rate) ** ((end - k) / 12);
    worth += value;
    if (end - k < 12) short += value - amount;
    else long += value - amount;
  });
  if (investTax !== 'equity') return { worth, short: 0, long: 0, tax: 0, after: worth };
  const tax = (Math.max(0, short) * 0.2 + Math.max(0, long - 1_25_000) * 0.125) * 1.04;
  return { worth, short, long, tax, after: worth - tax };
}

/** The yearly rate at which sums grow to a value, or at which they are worth nothing, by halving; null where there is none. */
function rateOf(flows: readonly number[], worth: number): number | null {
  const at = (rate: number) =>
    flows.reduce((total, amount, k) => total + amount * (1 + rate) ** ((flows.length - 1 - k) / 12), -worth);
  let low = -0.99;
  let high = 10;
  if (at(low) < 0 === at(high) < 0) return null;
  const rises = at(high) > 0;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (at(middle) > 0 === rises) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

const close = (ours: unknown, value: unknown) =>
  typeof value === 'number' ? Math.abs(Number(ours) - value) < 0.005 + Math.abs(value) * 1e-9 : ours === value;

/** What prepayments save after charges, with the schedule that they make. */
function outcome(input: Drawn, loan: Loan, extras: readonly Extra[]) {
  const rows = schedule(loan, extras, input.prepaymentEffect === 'emi');
  const prepaid = sum(rows, 'extra');
  const isCharged = mayCharge(input, input.known === 'original' ? input.balance : input.sanctioned);
  const charge = isCharged ? (prepaid * input.chargePercent) / 100 : 0;
  const without = schedule(loan, [], false);
  const saved = sum(without, 'interest') - sum(rows, 'interest');
  return { rows, prepaid, isCharged, charge, saved, net: saved - charge * 1.18 };
}

/** The return before tax at which both ways are worth the same after it, by halving. */
function evenReturn(input: Drawn, early: readonly number[], late: readonly number[]): number | null {
  const ahead = (yearly: number) => invested(input, late, yearly).after - invested(input, early, yearly).after;
  let low = 0;
  let high = 300;
  if (ahead(low) < 0 || ahead(high) > 0) return null;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (ahead(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Why there is nothing to work out, or null: the reasons that the page gives for a refusal. */
function refusal(
  input: Drawn,
  loan: Loan | null,
  given: { emisPaid: number },
  extras: readonly Extra[],
): string | null {
  if (!loan) return input.known === 'emi' ? 'never ends' : 'is over';
  if (loan.months > 480) return 'too long';
  const months = loan.months + (input.known === 'original' ? given.emisPaid : 0);
  // Where the EMI is given, the last one is smaller, so the exact time is a little less than whole months.
  const exact =
    input.known === 'emi' && loan.r > 0
      ? -Math.log1p((-loan.balance * loan.r) / loan.emi) / Math.log1p(loan.r)
      : months;
  if ((1 + loan.r) ** exact > 10_000) return 'growth';
  if (input.sanctionedOn.slice(0, 7) > written(input.nextEmi)) return 'sanctioned later';
  const asksFor =
    input.purpose === 'business' && /^(smallFinance|regionalRural|cooperativeTier3|nbfcMiddle)$/.test(input.lender);
  if (input.known !== 'original' && asksFor && input.sanctioned < input.balance) return 'sanctioned less';
  // Prepayments after the end count for nothing beside others.
  return extras.length > 0 && extras.every(({ after }) => after >= loan.months) ? 'too late' : null;
}

it(`the prepayment calculator agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { given, extras, loan, emisPaid } = asked(input);
      const answer = answered(calculator, given);
      const refused = refusal(input, loan, given, extras);
      expect([refused, answer === null]).toEqual([refused, refused !== null]);
      if (!answer || !loan) return;
      compared += 1;
      countCompared('prepayment');
      const { figure, result } = answer;
      const without = schedule(loan, [], false);
      const { rows, prepaid, isCharged, charge, saved, net } = outcome(input, loan, extras);
      const pairs: [string, number | string | undefined][] = [
        ['Monthly EMI', loan.emi],
        ['Outstanding balance', loan.balance],
        ['Time left without prepayments', without.length - 1],
        ['Total interest without prepayments', sum(without, 'interest')],
        ['All prepayments', prepaid],
        ['The loan runs for', rows.length - 1],
        ['The loan ends sooner by', without.length - rows.length],
        ['Total interest', sum(rows, 'interest')],
        ['Interest saved', saved],
        ['Interest saved after charges', saved - charge * 1.18],
        ['Prepayment charge', isCharged ? 'Allowed if agreed' : 'Not allowed'],
        ['Paid off in', written(input.nextEmi + rows.length - 2)],
      ];
      const isTaxed = input.regime === 'old' && input.homeLoan;
      const { lost, total } = taxLost(input, loan, without, rows, emisPaid);
      const allLost = isTaxed ? lost.reduce((all, each) => all + each, 0) : 0;
      if (isTaxed && prepaid > 0) {
        pairs.push(
          ['Interest deducted without prepayments', total.interest[0]],
          ['Interest deducted with prepayments', total.interest[1]],
          ['Principal deducted without prepayments', total.principal[0]],
          ['Principal deducted with prepayments', total.principal[1]],
          ['Tax saving lost', allLost],
          ['Saved after charges and tax', saved - charge * 1.18 - allLost],
        );
      }
      if (prepaid > 0) {
        const early = without.map((_, k) => ((rows[k]?.extra ?? 0) * (prepaid + charge * 1.18)) / prepaid);
        const late = without.map(({ emi }, k) => emi - (rows[k]?.emi ?? 0) - (isTaxed ? (lost[k] ?? 0) : 0));
        const ifInvested = invested(input, early);
        const ifPrepaid = invested(input, late);
        pairs.push(
          ['Money invested instead', prepaid + charge * 1.18],
          ['Worth before tax', ifInvested.worth],
          ['If you invest', ifInvested.after],
          ['If you prepay', ifPrepaid.after],
          ['Prepaying is ahead by', ifPrepaid.after - ifInvested.after],
        );
        // A difference of about a rupee decides nothing.
        const ahead = ifPrepaid.after - ifInvested.after;
        if (Math.abs(Math.abs(ahead) - 1) > 0.01) {
          pairs.push(['Prepay or invest', Math.abs(ahead) < 1 ? 'No difference' : ahead > 0 ? 'Prepay' : 'Invest']);
        }
        const kept = rateOf(early, ifInvested.after) ?? 0;
        const even = rateOf(
          late.map((amount, k) => amount - (early[k] ?? 0)),
          0,
        );
        const months = without.length - 1;
        pairs.push(
          ['Your return after tax', 100 * kept],
          [
            'Prepaying is ahead by, in today’s money',
            (ifPrepaid.after - ifInvested.after) / (1 + kept) ** (months / 12),
          ],
        );
        // Where it costs money in all, a rate above 0 is that of a further loan.
        const inAll = late.reduce((sum, amount, k) => sum + amount - (early[k] ?? 0), 0);
        const isOfLoan = even !== null && even > 0 && inAll < -0.005;
        if (isOfLoan) expect(figure('Break-even return after tax')).toBeUndefined();
        else if (even !== null) pairs.push(['Break-even return after tax', 100 * even]);
        const beforeTax = evenReturn(input, early, late);
        if (beforeTax !== null && beforeTax > 0.05 && input.investTax !== 'none')
          pairs.push(['Break-even return before tax', beforeTax]);
        const shift = (later: number) =>
          outcome(
            input,
            loan,
            extras.map((extra) => ({ ...extra, after: extra.after + later })),
          ).net;
        const first = rows.findIndex(({ extra }) => extra > 0);
        if (first + 12 < months) pairs.push(['Waiting 12 months costs', net - shift(12)]);
        const waits = [0, 3, 6, 12, 24, 36, 60].filter((later) => first + later < months);
        const table = result.tables?.find(({ id }) => id === 'waiting');
        if (waits.length > 1) {
          const nets = table?.rows.map(([, value]) => Number(value)) ?? [];
          expect(nets.map((each, index) => [each, close(each, shift(waits[index] ?? -1))])).toEqual(
            waits.map((_, index) => [nets[index], true]),
          );
        } else expect(table).toBeUndefined();
        if (input.investTax === 'equity') {
          pairs.push(
            ['Short-term gain when sold', ifInvested.short],
            ['Long-term gain when sold', ifInvested.long],
            ['Tax when sold', ifInvested.tax],
          );
        }
      }
      const firstExtra = rows.findIndex(({ extra, balance }) => extra > 0 && balance > 0);
      if (input.prepaymentEffect === 'emi' && firstExtra >= 0 && firstExtra + 1 < rows.length - 1) {
        pairs.push(['New EMI', rows[firstExtra + 1]?.emi]);
      }
      const more = outcome(input, loan, [...extras, { every: 'once', value: 1_00_000, after: 0 }]);
      if (figure('The next ₹1,00,000 saves') !== undefined) {
        pairs.push(
          ['The next ₹1,00,000 saves', more.net - net],
          ['The next ₹1,00,000 ends the loan sooner by', rows.length - more.rows.length],
        );
      }
      const table = result.tables?.find(({ id }) => id === 'schedules');
      const begins = (rows[0]?.extra ?? 0) > 0 ? 0 : 1;
      const off = without.slice(begins).findIndex((each, index) => {
        const row = table?.rows[index] ?? [];
        const other = rows[index + begins];
        const cells = [each.emi, each.interest, each.balance, other?.emi ?? 0, other?.interest ?? 0, other?.extra ?? 0];
        return (
          !cells.every((value, column) => close(row[column + 1], value)) || !close(row.at(-1), other?.balance ?? 0)
        );
      });
      expect([off, table?.rows.length]).toEqual([-1, without.length - begins]);
      for (const [label, value] of pairs) {
        const ours = figure(label);
        expect([label, ours, value, close(ours, value)]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.5);
});
