/**
 * Advice is a claim: what a page says is free of tax, saves or avoids something is followed here, and the answer worked out
 * again. A sentence of that kind that no row below knows fails too.
 */
import fc from 'fast-check';
import { loadCalculator, loadGolden } from '@/content/calculators/load';
import { type AnyInput, type AnyRow, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { anyInput } from './any-input';
import { runs } from './runs';

type Id = Parameters<typeof loadCalculator>[0];

interface Advice {
  readonly says: RegExp;
  /** The input with the advice followed; `null` where it cannot be followed within the form. */
  readonly follow: (input: AnyInput, match: RegExpExecArray) => AnyInput | null;
  /** What must hold then. */
  readonly holds: (before: Result, after: Result, match: RegExpExecArray) => boolean;
}

const amount = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, ''));
/** The figure whose label begins so: some end with a section of the Act of the year. */
const figure = (result: Result, label: string) =>
  figuresOf(result).find((each) => each.label.startsWith(label))?.value ?? null;
const number = (result: Result, label: string) => Number(figure(result, label) ?? 0);
const rowsOf = (value: AnyInput[string] | undefined) => (Array.isArray(value) ? (value as readonly AnyRow[]) : []);

const shareLot = (year: string, gain: number): AnyRow => ({
  name: '',
  asset: 'equity',
  bought: '2022-01-03',
  sold: year === '2024-25' ? '2025-03-28' : year === '2025-26' ? '2026-03-27' : '2027-03-29',
  cost: 1_00_000,
  price: 1_00_000 + gain,
  more: false,
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  share: 100,
});

/** What may be promised, by calculator. */
const known: Partial<Record<Id, readonly Advice[]>> = {
  'capital-gains': [
    {
      says: /you can take (₹[\d,]+) more of long-term gains .* tax-free/,
      follow: (input, [, more]) =>
        rowsOf(input.lots).length >= 40
          ? null
          : { ...input, lots: [...rowsOf(input.lots), shareLot(String(input.financialYear), amount(more))] },
      holds: (before, after) =>
        number(after, 'Tax with these sales') < number(before, 'Tax with these sales') + 1 &&
        number(after, 'Loss carried forward') > number(before, 'Loss carried forward') - 1,
    },
    {
      says: /^(?:Lot (\d+)[^:]*|This sale): put (₹[\d,]+) into section (?:54EC|85 \(old 54EC\)) bonds by .* and save (₹[\d,]+)\./,
      follow: (input, [, lot = 1, put]) => {
        const soldOn = input.known === 'gain' ? input.gainSold : rowsOf(input.lots)[Number(lot) - 1]?.sold;
        return rowsOf(input.exemptions).length >= 10
          ? null
          : {
              ...input,
              exemptions: [
                ...rowsOf(input.exemptions),
                { lot: Number(lot), section: '54EC', how: 'bought', on: String(soldOn ?? ''), amount: amount(put) },
              ],
            };
      },
      holds: (before, after, [, , , saved]) =>
        Math.abs(number(before, 'Tax on these sales') - number(after, 'Tax on these sales') - amount(saved)) < 2,
    },
    {
      says: /^Lot (\d+)[^:]*, if not sold yet: sell on or after (\d+ \w+ \d+) and save (₹[\d,]+)/,
      follow: () => null,
      holds: () => true,
    },
    { says: /can save up to ₹[\d,]+ under section/, follow: () => null, holds: () => true },
    { says: /of the yearly tax-free amount .* is left\. But/, follow: () => null, holds: () => true },
  ],
  'take-home-salary-calculator': [
    {
      says: /[Tt]he (old|new) regime would leave (₹[\d,]+) more/,
      follow: (input, [, regime]) => (input.known === 'ctc' ? { ...input, regime: regime ?? '' } : null),
      holds: (before, after, [, regime, more]) => {
        const left = (result: Result, of: string | undefined) =>
          number(result, 'In-hand for the year') + number(result, `Refund in the ${of} regime`);
        return Math.abs(left(after, regime) - left(before, regime === 'new' ? 'old' : 'new') - amount(more)) < 2;
      },
    },
  ],
  'advance-tax': [
    {
      says: /^(₹[\d,]+) more by .* avoids all/,
      follow: (input, [, more]) => {
        const date = `20${String(input.financialYear).slice(5)}-03-31`;
        return input.rest === 'withReturn' && rowsOf(input.payments).length < 12
          ? { ...input, payments: [...rowsOf(input.payments), { date, amount: amount(more) }] }
          : null;
      },
      holds: (_, after) => number(after, 'Interest for short advance tax (') === 0,
    },
  ],
  'old-vs-new-tax-regime-calculator': [
    {
      says: /with more than (₹[\d,]+) of further deductions the old regime wins/,
      follow: (input, [, more]) => ({
        ...input,
        otherDeductions: Number(input.otherDeductions) + amount(more) + 1_000,
      }),
      holds: (_, after) => number(after, 'Tax in the old regime') < number(after, 'Tax in the new regime'),
    },
    {
      says: /with (₹[\d,]+) less of deductions the old regime no longer wins/,
      follow: (input, [, less]) =>
        Number(input.otherDeductions) < amount(less)
          ? null
          : { ...input, otherDeductions: Number(input.otherDeductions) - amount(less) },
      holds: (_, after) => number(after, 'Tax in the old regime') >= number(after, 'Tax in the new regime'),
    },
  ],
  'income-tax': [
    {
      says: /We take house (\d+) and .* as free and .* as let out\. No other choice costs less tax\./,
      // Another choice: the first of the free ones is let, and so one of the others is free.
      follow: (input, [, free]) => ({
        ...input,
        houses: rowsOf(input.houses).map((house, index) =>
          index === Number(free) - 1 ? { ...house, use: 'deemedLetOut' } : house,
        ),
      }),
      holds: (before, after) =>
        ['Tax in the new regime', 'Tax in the old regime'].every((each) => number(after, each) >= number(before, each)),
    },
    {
      says: /We take .* as let out\. The rent that (?:the free ones|house \d+.*) could earn is not entered/,
      follow: () => null,
      holds: () => true,
    },
    {
      says: /The (old|new) regime would cost you (₹[\d,]+) less/,
      follow: (input, [, regime]) => ({ ...input, regime: regime ?? '' }),
      holds: (before, after, [, , less]) => number(before, 'Income-tax') - number(after, 'Income-tax') === amount(less),
    },
  ],
  // At the slab that the visitor chose: a note says so.
  'hra-calculator': [
    {
      says: /saves you ₹[\d,]+ of tax(?: if your income is in the \d+% slab)?\./,
      follow: () => null,
      holds: () => true,
    },
  ],
  'agriculture-income-tax': [],
  'tds-calculator': [],
  'tax-planning-timeline': [],
  'gst-calculator': [],
  'gst-input-credit': [],
  'ppf-calculator': [],
};

const promises =
  /free of tax|tax-free(?! interest| amount are part)|\bsaves? (?:you |up to )?₹|\bsave ₹|\bavoids\b|would leave|would cost you|you can take|wins\b/;

describe.each(Object.keys(known) as Id[])('%s', (id) => {
  it('promises nothing that does not hold once it is followed', async () => {
    const calculator = await loadCalculator(id);
    const golden = await loadGolden(id);
    const defaults = defaultInput(calculator.fields);
    const examples = [
      {},
      ...(calculator.presets ?? []).map(({ input }) => input),
      ...golden.map(({ input }) => input),
    ].map((changes) => shownInput(calculator.fields, { ...defaults, ...(changes as AnyInput) }));
    const generated = fc.sample(anyInput(calculator.fields, examples), { numRuns: runs(40, 500), seed: 15 });
    const wrong: string[] = [];
    for (const input of [...examples, ...generated]) {
      if ((calculator.check?.(input) ?? []).length > 0) continue;
      const result = calculator.compute(input);
      const texts = [
        result.sentence,
        ...[...(result.actions ?? []), ...(result.caveats ?? [])].map(({ text }) => text),
      ];
      for (const text of texts.filter((each) => promises.test(each))) {
        const advice = known[id]?.find(({ says }) => says.test(text));
        const match = advice?.says.exec(text);
        const changes = JSON.stringify(
          Object.fromEntries(
            Object.entries(input).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])),
          ),
        );
        if (!advice || !match) {
          wrong.push(`No test follows this advice: ${text}\n  ${changes}`);
          continue;
        }
        const followed = advice.follow(input, match);
        if (followed === null || (calculator.check?.(followed) ?? []).length > 0) continue;
        const after = calculator.compute(shownInput(calculator.fields, followed));
        if (!advice.holds(result, after, match)) wrong.push(`Does not hold: ${text}\n  ${changes}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
