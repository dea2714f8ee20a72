/** The education loan once more, from simple interest, the statutes and month-by-month accounts. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/education-loan-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { type Account, byHand, type Drawn, drawn, firstOf, namedDays, written } from './education-accounts';

const numRuns = drawsOf('education-loan');

/** The rate per month at which flows are worth nothing, by halving; their sum falls through zero once. */
function rateOf(flows: readonly number[], low: number, high: number, rises: boolean): number {
  let from = low;
  let to = high;
  for (let round = 0; round < 200; round += 1) {
    const middle = (from + to) / 2;
    let present = 0;
    for (let k = flows.length - 1; k >= 0; k -= 1) present = present / (1 + middle) + (flows[k] ?? 0);
    if (present < 0 === rises) from = middle;
    else to = middle;
  }
  return from;
}

/** Sections 206C(1G) and 394: on own money beyond ₹10 lakh of a financial year; nothing on what is sent from the loan. */
const collected = ({ ownRemittance, sentIn }: Drawn) =>
  (Math.max(0, ownRemittance - 10_00_000) * (sentIn < '2026-04' ? 5 : 2)) / 100;

// A speck below nothing is nothing.
const rupees = (amount: number) => (Math.round(amount) || 0).toLocaleString('en-IN');

type Answer = NonNullable<ReturnType<typeof answered>>;

/** The rows of what to do until the EMIs begin, each loan with its prepayments in the same months of the calendar. */
function compareChoices(input: Drawn, { result }: Answer) {
  const table = result.tables?.find(({ id }) => id === 'choices');
  // Without the months of waiting the first EMI is sooner, and the prepayments come as many EMIs later.
  const sooner = {
    ...input,
    grace: 0,
    prepayments: input.prepayments.map((each) => ({ ...each, month: each.month + input.grace })),
  };
  const rows: [string, Account][] = [
    ['Pay nothing', byHand(input, 'none')],
    ['Pay the fixed sum', byHand(input, 'part')],
    ['Pay the interest', byHand(input, 'interest')],
    ['Pay nothing, EMIs right after the course', byHand(sooner, 'none')],
  ];
  for (const [name, { mostEarly, owed, emi, interest }] of rows) {
    const row = table?.rows.find(([first]) => first === name);
    if (!row) continue;
    for (const [index, value] of [mostEarly, owed, emi, interest].entries()) {
      expect([name, index, row[index + 1], Math.abs(Number(row[index + 1]) - value) < 0.005]).toEqual([
        name,
        index,
        row[index + 1],
        true,
      ]);
    }
  }
  return table?.rows.length ?? 0;
}

/** What the sentence and the advice say of amounts. */
function compareWords(input: Drawn, { result, figure }: Answer, { owed, emi, interest, emis, ...rest }: Account) {
  const { sentence = '' } = result;
  const advice = (result.actions ?? []).map(({ text }) => text).join(' ');
  expect(sentence.includes(', before the EMIs begin.')).toBe(owed === 0);
  if (owed > 0) expect(sentence).toContain(`You then pay ₹${rupees(emi)} a month `);
  expect(figure('Prepaid before the EMIs') !== undefined).toBe(rest.prepaidEarly > 0);
  if (rest.prepaidEarly > 0) expect(figure('Prepaid before the EMIs')).toBeCloseTo(rest.prepaidEarly, 2);
  expect(sentence).toContain(`The interest is ₹${rupees(interest)} in total.`);
  if (owed > input.parts.reduce((sum, { amount }) => sum + amount, 0) + 1)
    expect(sentence).toContain(`grows to ₹${rupees(owed)} by`);
  const years = Math.floor(emis / 12);
  if (years > 0 && !sentence.includes('a month at first')) expect(sentence).toContain(` for ${years} year`);
  if (owed === 0) {
    expect(sentence).not.toMatch(/of your first pay|you need to earn/);
  } else if (input.salary !== null) {
    expect(sentence).toContain(`The EMI is ${rupees((emi / input.salary) * 100)}% of your first pay.`);
  } else {
    const pay = rupees((emi * 100) / input.payShare);
    expect(sentence).toContain(`To keep the EMI at ${input.payShare}% of your pay, you need to earn ₹${pay} a month.`);
  }
  const tcs = input.abroad ? collected(input) : 0;
  expect(figure('Tax collected at source (TCS)')).toBe(input.abroad ? tcs : undefined);
  if (Math.round(tcs) > 0) expect(advice).toContain(`Claim the ₹${rupees(tcs)} of tax collected`);
  else expect(advice).not.toContain('of tax collected');
}

it(`the education loan agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (any) => {
      // A subsidy is for study in India; PM-Vidyalaxmi has been there since November 2024.
      const since = any.scheme === 'vidyalaxmi' ? 2024 * 12 + 8 : 0;
      const begun = { ...any, abroad: any.abroad && any.scheme === 'none', start: Math.max(any.start, since) };
      const firstEmi = begun.start + begun.course + begun.grace;
      const input = {
        ...begun,
        // Nothing is prepaid before there is a loan.
        prepayments: begun.prepayments.map((each) => ({
          ...each,
          month: Math.max(each.month, firstOf(begun) - firstEmi),
        })),
      };
      const { parts, start, course, prepayments, ...fields } = input;
      const answer = answered(calculator, {
        ...fields,
        tranches: parts.map(({ after, amount }) => ({ from: written(start + after), amount })),
        paidOutOn: [...namedDays(parts)].map(([after, day]) => ({
          on: `${written(start + after)}-${String(day).padStart(2, '0')}`,
        })),
        prepayments: prepayments.map(({ every, amount, month }) => ({
          every,
          amount,
          from: written(firstEmi + month),
        })),
        courseEnd: written(start + course - 1),
      });
      if (!answer) {
        // Only a loan from before PM-Vidyalaxmi is refused.
        expect(input.scheme).toBe('vidyalaxmi');
        return;
      }
      compared += 1;
      countCompared('education-loan');
      const { figure } = answer;
      const expected = byHand(input, input.payNow);
      expect(Math.abs(expected.end)).toBeLessThan(0.005);
      const pairs: [string, number][] = [
        [input.unpaidInterest === 'simple' ? 'Simple interest until then' : 'Interest until then', expected.early],
        ['Owed when the EMIs begin', expected.owed],
        ['Monthly EMI', expected.emi],
        ['Total interest you pay', expected.interest],
      ];
      pairs.push(['Paid off in', expected.last]);
      if (expected.prepaid > 0) {
        const without = byHand(input, input.payNow, []);
        pairs.push(['All prepayments', expected.prepaid]);
        pairs.push(['Interest saved', without.interest - expected.interest]);
        pairs.push(['The loan ends sooner by', without.last - expected.last]);
        if (input.regime === 'old') {
          const lost = without.taxSaved - expected.taxSaved;
          pairs.push(['Interest saved after the tax deduction', without.interest - expected.interest - lost]);
        }
      }
      if (expected.owed > 0) pairs.push(['Pay a month at which the EMI fits', (expected.emi * 100) / input.payShare]);
      if (expected.owed > 0 && input.salary !== null) {
        pairs.push(['EMI as a share of your first pay', (expected.emi / input.salary) * 100]);
      }
      compareWords(input, answer, expected);
      expect(compareChoices(input, answer)).toBe(2 + (input.payNow === 'part' ? 1 : 0) + (input.grace > 0 ? 1 : 0));
      if (input.scheme !== 'none') pairs.push(['Interest that the Government pays', expected.subsidy]);
      if (input.payNow !== 'none') pairs.push(['You pay before the EMIs', expected.paidEarly]);
      // With a subsidy on all interest and nothing left for EMIs no interest is paid.
      if (input.regime === 'old' && expected.deductible > 0) {
        pairs.push(['Interest you can deduct', expected.deductible]);
        pairs.push(['Tax saved by the deduction', expected.taxSaved]);
      }
      if (input.feePercent > 0 && input.rate > 0) {
        const fee = parts.reduce((sum, { amount }) => sum + amount, 0) * input.feePercent * 0.01 * 1.18;
        const apr = rateOf([(expected.flows[0] ?? 0) - fee, ...expected.flows.slice(1)], -0.05, 0.2, true) * 1200;
        pairs.push(['Annual percentage rate (APR)', apr]);
      }
      const nothing = byHand(input, 'none');
      const interest = byHand(input, 'interest');
      if (interest.paidEarly > 0) {
        pairs.push(['Interest saved by paying it as it falls due', nothing.interest - interest.interest]);
        if (input.regime === 'old') {
          pairs.push([
            'The same after the tax deduction',
            nothing.interest - interest.interest - nothing.taxSaved + interest.taxSaved,
          ]);
        }
        if (figure('Return on the interest paid early') !== undefined) {
          const saved = interest.flows.map((flow, k) => flow - (nothing.flows[k] ?? 0));
          const perMonth = rateOf(saved, -0.05, 0.2, false);
          pairs.push(['Return on the interest paid early', ((1 + perMonth) ** 12 - 1) * 100]);
        }
      }
      for (const [label, value] of pairs) {
        const given = figure(label);
        const [year, month] = label === 'Paid off in' ? String(given).split('-').map(Number) : [];
        const ours = year === undefined || month === undefined ? given : year * 12 + month - 1;
        expect([label, ours, value, Math.abs(Number(ours) - value) < 0.005]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.7);
});
