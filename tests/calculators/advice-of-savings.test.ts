/**
 * Advice of the pages on money that grows is followed here, and the answer worked out again. Tax is worked out anew from the rates
 * of tax year 2026-27, not by the pages’ code.
 */
import fc from 'fast-check';
import cagr from '@/content/calculators/cagr-calculator';
import fd from '@/content/calculators/fd-calculator';
import fire from '@/content/calculators/fire-calculator';
import lumpsum from '@/content/calculators/lumpsum-calculator';
import nps from '@/content/calculators/nps-calculator';
import retirement from '@/content/calculators/retirement';
import sip from '@/content/calculators/sip-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
import sukanya from '@/content/calculators/sukanya-samriddhi-calculator';
import swp from '@/content/calculators/swp-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { anyInput } from '../any-input';
import { runs } from '../runs';

const amount = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, ''));
const figure = (result: Result, label: string) => {
  const found = figuresOf(result).find((each) => each.label === label)?.value;
  return typeof found === 'number' ? found : Number.NaN;
};

/** Returns the answer to an input, null where it is refused. */
function answerTo(
  { fields, check, compute }: AnyCalculator,
  given: AnyInput,
): { input: AnyInput; result: Result } | null {
  const input = shownInput(fields, given);
  return (check?.(input) ?? []).length > 0 ? null : { input, result: compute(input) };
}

/** Tax of a year on gains of an equity fund, by hand: surcharge by the gains alone, with marginal relief, or as chosen if that is more. */
function equityTax(short: number, long: number, used: number, surcharge: number, cess: boolean): number {
  const net = short < 0 ? Math.max(0, long + short) : Math.max(0, long);
  const [high, low] = [Math.max(0, short), Math.max(0, net - (1_25_000 - used))];
  const income = high + net + used;
  const below = (excess: number) => {
    const cut = Math.min(high, excess);
    return (high - cut) * 0.2 + Math.max(0, low - (excess - cut)) * 0.125;
  };
  const tax = below(0);
  let most = tax;
  if (income > 50_00_000) most = Math.min(tax * 1.1, below(income - 50_00_000) + income - 50_00_000);
  if (income > 1_00_00_000) most = Math.min(tax * 1.15, below(income - 1_00_00_000) * 1.1 + income - 1_00_00_000);
  return Math.max(tax, most, tax * (1 + Math.min(15, surcharge) / 100)) * (cess ? 1.04 : 1);
}

interface Advice {
  readonly page: AnyCalculator;
  readonly examples: readonly AnyInput[];
  /** Returns how many pieces of advice were followed, and throws for one that does not come true. */
  readonly follow: (input: AnyInput, result: Result) => number;
}

function said(result: Result, pattern: RegExp): RegExpExecArray | null {
  for (const text of [result.sentence, ...(result.actions ?? []).map((action) => action.text)]) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}

function holds(isTrue: boolean, what: unknown): number {
  if (!isTrue) throw new Error(`Does not come true: ${JSON.stringify(what)}`);
  return 1;
}

/** Redeeming in two parts, and waiting until all is long-term, on an equity fund. */
function followTax(input: AnyInput, result: Result): number {
  if (input.fund !== 'equity') return 0;
  const [short, long] = [figure(result, 'Short-term gain'), figure(result, 'Long-term gain')];
  if (Number.isNaN(short)) return 0;
  const taxOf = (high: number, low: number, used = Number(input.exemptionUsed)) =>
    equityTax(high, low, used, Number(input.surcharge), input.cess === true);
  const now = figure(result, 'Tax on redemption');
  let followed = 0;
  const parts = said(result, /one before and one after 31 March.* that saves (₹[\d,]+)\.$/);
  if (parts) {
    const saved = now - taxOf(short / 2, long / 2) - taxOf(short / 2, long / 2, 0);
    followed += holds(Math.abs(saved - amount(parts[1])) < 1, { input, parts: parts[0], saved });
  }
  const wait = said(result, /until the gain is long-term.* saves at least (₹[\d,]+) in tax/);
  if (wait) {
    const saved = now - taxOf(0, short + long);
    followed += holds(saved > amount(wait[1]) - 1, { input, wait: wait[0], saved });
  }
  return followed;
}

/** The goal that an amount or a rise reaches, as the sentence has it. */
function followGoal(page: AnyCalculator, name: string, pattern: RegExp) {
  return (input: AnyInput, result: Result): number => {
    const found = input.known === 'goal' ? said(result, pattern) : null;
    if (!found) return followTax(input, result);
    const answer = answerTo(page, { ...input, known: 'amount', [name]: amount(found[1]), goalAfterTax: false });
    if (!answer) return followTax(input, result);
    const reached = figure(answer.result, input.goalAfterTax === true ? 'Value after tax' : 'Value at the end');
    // A rupee more than needed leaves less just above a step of the surcharge: four paise of each rupee of gain.
    const goal = figure(result, 'Goal on the last day');
    const slack = input.goalAfterTax === true ? 0.0001 * goal : 0;
    return (
      holds(reached >= goal - 0.01 - slack, { input, sentence: result.sentence, reached }) + followTax(input, result)
    );
  };
}

const big = { amount: 50_00_000, period: 180 };
const advice: Record<string, Advice> = {
  sip: {
    page: sip as AnyCalculator,
    examples: [
      { amount: 50_000, period: 240 },
      { known: 'goal' },
      { known: 'goal', goal: 5_00_00_000, goalAfterTax: true },
    ],
    follow: followGoal(sip as AnyCalculator, 'amount', /^Invest (₹[\d,]+) a /),
  },
  stepUp: {
    page: stepUp as AnyCalculator,
    examples: [{}, { known: 'goal' }, { known: 'goal', goal: 5_00_00_000, goalAfterTax: true }],
    follow: followGoal(stepUp as AnyCalculator, 'amount', /^Start with (₹[\d,]+) a /),
  },
  lumpsum: {
    page: lumpsum as AnyCalculator,
    examples: [big, { ...big, rate: 15 }, { known: 'goal' }, { known: 'goal', goal: 5_00_00_000, goalAfterTax: true }],
    follow: followGoal(lumpsum as AnyCalculator, 'amount', /^Invest (₹[\d,]+) now /),
  },
  cagr: {
    page: cagr as AnyCalculator,
    examples: [
      { fund: 'equity', start: 50_00_000, end: 2_00_00_000 },
      { fund: 'equity', start: 10_00_000, end: 18_00_000 },
    ],
    follow: followTax,
  },
  swp: {
    page: swp as AnyCalculator,
    examples: [{}, { withdrawal: 60_000 }, { withdrawal: 1_00_000, rise: 6 }, { known: 'period' }],
    follow(input, result) {
      let followed = 0;
      const most = said(result, / take out no more than (₹[\d,]+) at first\./);
      if (most && amount(most[1]) >= 100) {
        const answer = answerTo(swp as AnyCalculator, { ...input, known: 'withdrawal', withdrawal: amount(most[1]) });
        const short = figuresOf(answer?.result ?? result).find(
          ({ label }) => label === 'First month that falls short',
        )?.value;
        const isEnough = short === undefined || Number(short) > Number(input.period);
        followed += holds(answer !== null && isEnough, { input, sentence: result.sentence, short });
      }
      const wait = said(result, /first year of the same withdrawals would be (₹[\d,]+) instead of (₹[\d,]+)/);
      if (wait) {
        const waiting = { ...input, delay: 12, period: 24, known: 'withdrawal', withdrawal: Number(input.withdrawal) };
        const answer = input.known === 'withdrawal' ? answerTo(swp as AnyCalculator, waiting) : null;
        if (answer) {
          const tax = figure(answer.result, 'Tax in all');
          followed += holds(Math.abs(tax - amount(wait[1])) < 1 && tax < amount(wait[2]), {
            input,
            wait: wait[0],
            tax,
          });
        }
      }
      return followed;
    },
  },
  retirement: {
    page: retirement as AnyCalculator,
    examples: [{}, { savingRise: 0 }, { retireAge: 50 }, { age: 45, savings: 50_00_000 }],
    follow(input, result) {
      let followed = 0;
      for (const [name, pattern] of [
        ['saving', /save (₹[\d,]+) a month/],
        ['retireAge', /work until (\d+)/],
        ['spend', /spend (₹[\d,]+) a month(?! at)/],
      ] as const) {
        const found = result.sentence.includes('To make it last')
          ? pattern.exec(result.sentence.split('To make it last')[1] ?? '')
          : null;
        if (!found) continue;
        const answer = answerTo(retirement as AnyCalculator, { ...input, [name]: amount(found[1]) });
        const lasts = figuresOf(answer?.result ?? result).find(({ label }) => label === 'Money lasts')?.value;
        followed += holds(String(lasts).startsWith('to age'), { input, sentence: result.sentence, name, lasts });
      }
      return followed;
    },
  },
  fire: {
    page: fire as AnyCalculator,
    examples: [{}, { saving: 80_000 }, { spendAfter: 35_000 }],
    follow(input, result) {
      const found = said(result, /plan with a withdrawal rate of ([\d.]+)%\. You then get there at ([\d a-z]+)\./);
      if (!found) return 0;
      const answer = answerTo(fire as AnyCalculator, { ...input, withdrawalRate: Number(found[1]) });
      const sentence = answer?.result.sentence ?? '';
      const isTrue =
        sentence.includes(`there at ${found[2]},`) && sentence.includes(`to age ${input.untilAge} with a bad start.`);
      return holds(isTrue, { input, found: found[0], sentence });
    },
  },
  nps: {
    page: nps as AnyCalculator,
    examples: [
      { known: 'pension' },
      { known: 'pension', pension: 90_000, lump: 20 },
      { salary: 15_00_000 },
      { salary: 30_00_000, own: 20_000 },
    ],
    follow(input, result) {
      let followed = 0;
      const raise = said(result, /^Raise your own payment to (₹[\d,]+) a month\./);
      const wanted = figure(result, 'Pension wanted on that day');
      if (raise && !Number.isNaN(wanted)) {
        const own = amount(raise[1]);
        const answer = answerTo(nps as AnyCalculator, { ...input, known: 'amount', own, extra: own });
        if (answer) {
          const pension = figure(answer.result, 'Pension a month');
          followed += holds(pension >= wanted - 0.01, { input, raise: raise[0], pension, wanted });
        }
      }
      const saves = said(result, /pay your own part for the year by this day\. .* it saves (₹[\d,]+) of tax\./);
      if (saves && (input.sector === 'corporate' || input.sector === 'citizen') && input.known === 'amount') {
        const without = answerTo(nps as AnyCalculator, { ...input, own: 0 });
        const own = (of: Result | undefined) =>
          figuresOf(of ?? result).find(({ label }) => label === 'Saved by your own part, old regime')?.value ?? 0;
        followed += holds(
          without !== null && Math.abs(Number(own(result)) - amount(saves[1])) < 1 && Number(own(without.result)) === 0,
          { input, saves: saves[0] },
        );
      }
      return followed;
    },
  },
  sukanya: {
    page: sukanya as AnyCalculator,
    examples: [{ known: 'goal' }, { known: 'goal', goal: 25_00_000, pattern: 'monthlyBy' }],
    follow(input, result) {
      if (input.known !== 'goal') return 0;
      const deposit = figure(result, 'Deposit needed a year');
      const answer = answerTo(sukanya as AnyCalculator, { ...input, known: 'deposit', deposit });
      if (!answer) return 0;
      const closing = (of: Result) =>
        figuresOf(of).find(({ label }) => /^(Maturity amount|Amount on closing)$/.test(label))?.value;
      return holds(Number(closing(answer.result)) >= Number(input.goal) - 0.01, { input, deposit });
    },
  },
  fd: {
    page: fd as AnyCalculator,
    examples: [
      { principal: 20_00_000, income: 0, start: '2026-04-01', today: '2026-11-23' },
      { kind: 'post', scheme: 'senior', principal: 20_00_000, income: 1_00_000, age: 'senior', today: '2026-11-23' },
      { kind: 'payout', principal: 10_00_000, income: 2_00_000, age: 'senior', today: '2026-11-23' },
    ],
    follow(input, result) {
      const found = said(
        result,
        /^Give .* Form .* for (?:tax year|FY) (\d{4}-\d{2}): .* so (₹[\d,]+) of TDS need not be deducted/,
      );
      if (!found) return 0;
      const rowOf = (of: Result | undefined) => {
        const table = of?.tables?.find(({ id }) => id === 'years');
        const at = (label: string) => table?.columns.findIndex((column) => column.label === label) ?? -1;
        const row = table?.rows.find(([year]) => year === found[1]) ?? [];
        return { tds: Number(row[at('TDS')]), tax: Number(row[at('Tax')]) };
      };
      const declared = answerTo(fd as AnyCalculator, { ...input, declared: true, pan: true });
      const isNamed = Math.abs(rowOf(result).tds - amount(found[2])) < 1;
      const isOpen = (found[1] ?? '') >= '2026-27';
      const isFree = declared !== null && rowOf(declared.result).tds === 0;
      const warned = (declared?.result.caveats ?? []).some(
        ({ text }) => text.startsWith('You may not give') && text.includes(found[1] ?? ''),
      );
      return holds(isNamed && isFree && isOpen && !warned, { input, found: found[0] });
    },
  },
};

test.each(Object.keys(advice))('%s: what is advised comes true', (name) => {
  const { page, examples, follow } = advice[name] as Advice;
  const { fields, presets = [] } = page;
  const defaults = defaultInput(fields);
  const known = [...examples, ...presets.map(({ input }) => input)].map(
    (each) => ({ ...defaults, ...each }) as AnyInput,
  );
  const numRuns = runs(30, 2_000);
  let followed = 0;
  for (const drawn of [...known, ...fc.sample(anyInput(fields, known), { numRuns, seed: 20_261_123 })]) {
    // Far from the present day nothing is advised for a year.
    const given = 'today' in fields ? { ...drawn, today: '2026-11-23' } : drawn;
    const answer = answerTo(page, given);
    if (answer) followed += follow(answer.input, answer.result);
  }
  if (process.env.COUNT_ADVICE) console.log(`${name}: ${followed}`);
  expect(followed).toBeGreaterThan(0);
});
