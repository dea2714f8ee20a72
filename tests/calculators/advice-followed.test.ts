/**
 * Advice with an amount is followed: the amount is entered as the advice says, the answer is worked out again, and what was promised must
 * have come true. Each kind of advice is followed at least twenty times (fewer with SHORT=1). SHOW=1 prints how often.
 */
import fc from 'fast-check';
import calculatorOfAdvanceTax from '@/content/calculators/advance-tax';
import calculatorOfForm16 from '@/content/calculators/form16';
import calculatorOfHealth from '@/content/calculators/health-insurance';
import calculatorOfRent from '@/content/calculators/hra-calculator';
import calculatorOfRefunds from '@/content/calculators/income-tax-refund-estimator';
import calculatorOfSavings from '@/content/calculators/section-80c-optimizer';
import calculatorOfSalary from '@/content/calculators/take-home-salary-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { runs } from '../runs';

/** What came of one piece of advice: the amount that was promised and the one that came, ₹. */
interface Followed {
  readonly promised: number;
  readonly came: number;
}

interface Kind {
  readonly name: string;
  readonly says: RegExp;
  /** What is read for it, where that is not the sentence, the actions and the caveats. */
  readonly texts?: (result: Result) => readonly string[];
  /** Returns what came of it; null where it cannot be entered. */
  readonly follow: (of: {
    readonly match: RegExpExecArray;
    readonly input: AnyInput;
    readonly result: Result;
    readonly again: (changes: AnyInput) => Result | null;
  }) => Followed | null;
}

const amount = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, ''));
const number = (result: Result, label: string) =>
  Number(figuresOf(result).find((each) => each.label === label)?.value ?? Number.NaN);

function answerTo({ fields, check, compute }: AnyCalculator, given: AnyInput) {
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  return (check?.(input) ?? []).length > 0 ? null : { input, result: compute(input) };
}

const textsOf = ({ sentence, actions = [], caveats = [] }: Result) => [
  sentence,
  ...actions.map(({ text }) => text),
  ...caveats.map(({ text }) => text),
];

/** Follows every piece of advice of one kind among the drawn inputs. */
function followAll(calculator: AnyCalculator, kind: Kind, drawn: readonly AnyInput[]) {
  let followed = 0;
  const wrong: string[] = [];
  for (const given of drawn) {
    const answer = answerTo(calculator, given);
    if (!answer) continue;
    const { input, result } = answer;
    for (const text of (kind.texts ?? textsOf)(result)) {
      const match = kind.says.exec(text);
      if (!match) continue;
      const again = (changes: AnyInput) => answerTo(calculator, { ...input, ...changes })?.result ?? null;
      const came = kind.follow({ match, input, result, again });
      if (!came) continue;
      followed += 1;
      if (!(Math.abs(came.promised - came.came) < 1)) {
        wrong.push(`${text}\n  promised ${came.promised}, came ${came.came}: ${JSON.stringify(given)}`);
      }
    }
  }
  return { followed, wrong };
}

function holdAdvice(
  calculator: AnyCalculator,
  kinds: readonly Kind[],
  drawn: fc.Arbitrary<AnyInput>,
  numRuns = runs(600, 6_000),
): void {
  const least = process.env.SHORT ? 4 : 20;
  const inputs = fc.sample(drawn, { numRuns, seed: 20_261_123 });
  it.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
    const { followed, wrong } = followAll(calculator, kind, inputs);
    if (process.env.SHOW) console.info(`${name}: ${followed - wrong.length} of ${followed} came true`);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(followed).toBeGreaterThanOrEqual(least);
  });
}

const money = (most: number, ...lines: number[]) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }), fc.constantFrom(0, ...lines));
const present = fc.constantFrom('2025-26', '2026-27');

describe('health-insurance', () => {
  holdAdvice(
    calculatorOfHealth,
    [
      {
        name: 'a check-up saves what it says',
        says: /^A preventive check-up of (₹[\d,]+) for (you or your family|your parents) saves (₹[\d,]+) of tax/,
        follow: ({ match: [, cost, whose, saved], input, result, again }) => {
          const box = whose === 'your parents' ? 'parentsCheckUps' : 'familyCheckUps';
          const after = again({ [box]: Number(input[box]) + amount(cost) });
          return after && { promised: amount(saved), came: number(after, 'Tax saved') - number(result, 'Tax saved') };
        },
      },
      {
        name: 'the other regime costs what it says',
        says: /the (new|old) regime (?:would|still) costs? you (₹[\d,]+) less/,
        follow: ({ match: [, regime, less], result, again }) => {
          const taxes = (of: Result) => ({
            old: number(of, 'Old regime, with the deduction'),
            new: number(of, 'Tax in the new regime'),
          });
          const after = again({ regime: regime ?? '' });
          if (!after) return null;
          const [from, to] =
            regime === 'new' ? [taxes(result).old, taxes(after).new] : [taxes(result).new, taxes(after).old];
          return { promised: amount(less), came: from - to };
        },
      },
    ],
    fc.record({
      financialYear: present,
      regime: fc.constantFrom('old', 'old', 'old', 'new'),
      age: fc.integer({ min: 30, max: 70 }),
      spouseAge: fc.option(fc.integer({ min: 30, max: 70 })),
      familyPremium: money(60_000, 24_000, 24_999),
      parentsPremium: money(60_000, 24_000, 47_000),
      parentAge: fc.integer({ min: 75, max: 95 }),
      secondParentAge: fc.option(fc.integer({ min: 50, max: 74 })),
      familyCheckUps: money(6_000),
      parentsCheckUps: money(6_000),
      familyBills: money(60_000),
      parentsBills: money(60_000),
      salary: fc.integer({ min: 3_00_000, max: 40_00_000 }),
      otherDeductions: money(8_00_000),
      severalYears: fc.constantFrom('none', 'none', 'family', 'both'),
    }),
  );
});

describe('hra-calculator', () => {
  holdAdvice(
    calculatorOfRent,
    [
      {
        name: 'taxable pay moved into HRA is exempt as it says',
        says: /moved (₹[\d,]+) a month of taxable pay into HRA, (₹[\d,]+) more a year would be exempt/,
        follow: ({ match: [, moved, more], input, result, again }) => {
          const after = again({ hra: Number(input.hra) + amount(moved) });
          const exempt = 'Exempt HRA for the year';
          return after && { promised: amount(more), came: number(after, exempt) - number(result, exempt) };
        },
      },
      {
        name: 'rent up to the peak makes more HRA exempt, and no more than that',
        says: /With more rent, more HRA would be exempt, up to a rent of (₹[\d,]+) a month/,
        follow: ({ match: [, peak], input, result, again }) => {
          const exemptAt = (rent: number) => {
            const after = again({ rent });
            return after ? number(after, 'Exempt HRA for the year') : Number.NaN;
          };
          // The rent that is paid may be less than that below the peak.
          const before = Math.max(Number(input.rent), amount(peak) - 10);
          const grows = exemptAt(before) > number(result, 'Exempt HRA for the year') - 1;
          // The text rounds the rent to the rupee: a year of it may miss six.
          const over = exemptAt(amount(peak) + 5_000) - exemptAt(amount(peak));
          return { promised: 0, came: grows && over < 6.01 ? 0 : over || 1 };
        },
      },
      {
        name: 'the HRA a month that can be exempt is all exempt',
        says: /^Of your HRA of/,
        follow: ({ result, again }) => {
          const most = number(result, 'HRA a month that can be exempt');
          if (!(most > 0)) return null;
          const after = again({ hra: most });
          return after && { promised: 0, came: number(after, 'Taxable HRA for the year') };
        },
      },
    ],
    fc.record({
      financialYear: present,
      salary: fc.integer({ min: 15_000, max: 2_00_000 }),
      hra: fc.integer({ min: 2_000, max: 80_000 }),
      rent: fc.integer({ min: 2_000, max: 90_000 }),
      city: fc.constantFrom('delhi', 'bengaluru', 'other'),
      commission: money(5_000),
    }),
  );
});

describe('section-80c-optimizer', () => {
  const taxNow = (of: Result) => number(of, 'Tax with the plan') + number(of, 'Tax saved by the plan');
  const put = /(₹[\d,]+) into ([^,.]+?)(?=,| and ₹| by 31|\.)/g;
  const paid = (input: AnyInput, text: string) => {
    let [otherSavings, ownNps] = [Number(input.otherSavings), Number(input.ownNps)];
    for (const [, cost, into] of text.matchAll(put)) {
      if (into === 'NPS') ownNps += amount(cost);
      else otherSavings += amount(cost);
    }
    return { otherSavings, ownNps };
  };
  const payByEmployer: Kind['follow'] = ({ match: [, cost, saved], input, result, again }) => {
    const after = again({ employerNps: Number(input.employerNps) + amount(cost) });
    return after && { promised: amount(saved), came: taxNow(result) - taxNow(after) };
  };
  holdAdvice(
    calculatorOfSavings,
    [
      {
        name: 'the plan saves what it says',
        says: /^(?:Put|Now the new regime is cheaper).* into .* by 31 March and pay (₹[\d,]+) less tax\.$/,
        follow: ({ match: [text, saved], input, result, again }) => {
          const after = again(paid(input, text));
          return after && { promised: amount(saved), came: taxNow(result) - taxNow(after) };
        },
      },
      {
        name: 'the months of the plan are the plan',
        says: /^(?:Put|Now the new regime is cheaper).* by 31 March and pay (₹[\d,]+) less tax\.$/,
        follow: ({ match: [, saved], input, result, again }) => {
          const months = (result.actions ?? [])
            .map(({ text }) => text)
            .filter((text) => /^\w{3} \d{4}: put/.test(text));
          const after = again(paid(input, months.join(' ')));
          return after && { promised: amount(saved), came: taxNow(result) - taxNow(after) };
        },
      },
      {
        name: 'NPS by the employer saves what it says',
        says: /^Ask your employer to pay (₹[\d,]+) of your yearly salary into NPS instead\. In the \w+ regime that saves (₹[\d,]+) of tax by itself/,
        follow: payByEmployer,
      },
      {
        name: 'own NPS that the plan leaves out saves what it says',
        says: /^Only your own NPS would still save tax: with (₹[\d,]+) put in, (₹[\d,]+)/,
        follow: ({ match: [, cost, saved], input, result, again }) => {
          const after = again({ ownNps: Number(input.ownNps) + amount(cost) });
          return after && { promised: amount(saved), came: taxNow(result) - taxNow(after) };
        },
      },
      {
        name: 'with the deductions named the old regime costs no more, and with less it does',
        says: /The old regime would need (₹[\d,]+) of deductions to cost the same/,
        follow: ({ match: [, needed], again }) => {
          const none = {
            epf: 0,
            premium: 0,
            tuition: 0,
            principal: 0,
            otherSavings: 0,
            ownNps: 0,
            health: 0,
            parents: 0,
          };
          const gap = (otherDeductions: number) => {
            const after = again({ ...none, otherDeductions });
            return after
              ? number(after, 'Tax in the old regime now') - number(after, 'Tax in the new regime')
              : Number.NaN;
          };
          // Tax is paid in tens of rupees.
          return { promised: 0, came: gap(amount(needed)) <= 0 && gap(amount(needed) - 500) > 0 ? 0 : 1_000 };
        },
      },
    ],
    fc.record({
      financialYear: fc.constant('2026-27'),
      today: fc.constantFrom('2026-05-10', '2026-11-23', '2027-03-20'),
      salary: fc.integer({ min: 6_00_000, max: 40_00_000 }),
      age: fc.constantFrom('below60', 'senior'),
      epf: money(1_60_000, 1_50_000, 1_50_000, 1_50_000),
      otherDeductions: money(9_00_000, 6_00_000, 7_00_000),
      years: fc.oneof(fc.integer({ min: 3, max: 30 }), fc.integer({ min: 15, max: 30 })),
      risk: fc.constantFrom('low', 'low', 'low', 'medium', 'high'),
      budget: fc.oneof(fc.constant(null), fc.constant(null), fc.integer({ min: 1_000, max: 2_00_000 })),
      girl: fc.boolean(),
      loanRate: fc.constantFrom(0, 0, 8.5),
      loanInterest: fc.constantFrom('deducted', 'not'),
      ownNps: money(50_000),
      basic: money(10_00_000),
      otherIncome: money(5_00_000),
      regime: fc.constantFrom('better', 'better', 'old', 'new'),
    }),
    runs(2_560, 6_000),
  );
});

describe('form16', () => {
  holdAdvice(
    calculatorOfForm16,
    [
      {
        name: 'the other regime costs less by what it says',
        says: /you pay (₹[\d,]+) less tax in the (new|old) regime/,
        follow: ({ match: [, less, regime], result, again }) => {
          // The lines of the form stay; only the regime of the return changes.
          const after = again({ regime: regime ?? '', standardDeduction: null, netTax: null });
          return (
            after && {
              promised: amount(less),
              came: number(result, 'Tax of the year') - number(after, 'Tax of the year'),
            }
          );
        },
      },
      {
        name: 'a return in time would have left what it says',
        says: /With a return filed by then, (₹[\d,]+) was left to pay/,
        follow: ({ match: [, left], again }) => {
          const after = again({ filedOn: '2026-07-31' });
          return after && { promised: amount(left), came: number(after, 'Left to pay') };
        },
      },
    ],
    fc.record({
      financialYear: fc.constant('2025-26'),
      today: fc.constantFrom('2026-07-10', '2026-11-23'),
      regime: fc.constantFrom('new', 'old'),
      salary: fc.integer({ min: 6_00_000, max: 40_00_000 }),
      hra: money(2_00_000),
      savings: money(1_50_000, 1_50_000),
      otherDeductions: money(4_00_000),
      untold: money(3_00_000),
      tds: money(3_00_000),
    }),
  );
});

describe('income-tax-refund-estimator', () => {
  holdAdvice(
    calculatorOfRefunds,
    [
      {
        name: 'paid on the day of filing, what is left leaves nothing',
        says: /There is no refund: (₹[\d,]+)/,
        follow: ({ match: [, due], input, again }) => {
          const after = again({ payments: [{ date: String(input.filedOn), amount: amount(due) }] });
          const left = after ? number(after, 'Left to pay') : Number.NaN;
          return after && { promised: 0, came: Number.isNaN(left) ? 0 : left };
        },
      },
      {
        name: 'so much more TDS brings the refund to where interest begins',
        says: /The refund is (₹[\d,.]+) short of [\d.]+% of the tax/,
        follow: ({ match: [, short], input, again }) => {
          const more = Math.ceil(Number((short ?? '').replace(/[₹,]/g, '')) / 10) * 10;
          const earns = (extra: number) => {
            const after = again({ tds: Number(input.tds) + extra });
            return after ? number(after, 'Interest on the refund') > 0 : false;
          };
          return { promised: 0, came: earns(more + 10) && !earns(more - 20) ? 0 : 1_000 };
        },
      },
    ],
    fc
      .record({
        tax: fc.integer({ min: 20_000, max: 9_00_000 }),
        deducted: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 101, max: 120 })),
        filedOn: fc.constantFrom('2026-07-31', '2026-07-15', '2026-08-20'),
      })
      .map(({ tax, deducted, filedOn }) => ({
        financialYear: '2025-26',
        today: '2026-11-23',
        mode: 'known',
        tax,
        tds: Math.round((tax * deducted) / 100),
        filedOn,
      })),
  );
});

describe('advance-tax', () => {
  const planned = ({ actions = [] }: Result) =>
    actions.flatMap(({ text, date }) => {
      const paid = /^Pay (₹[\d,]+) of advance tax by/.exec(text);
      return paid && date ? [{ date, amount: amount(paid[1]) }] : [];
    });
  holdAdvice(
    calculatorOfAdvanceTax,
    [
      {
        name: 'the instalments, paid as it says, cost the interest it says and leave what it says',
        says: /so advance tax is due\. Pay (₹[\d,]+) by/,
        follow: ({ input, result, again }) => {
          const before = Array.isArray(input.payments) ? input.payments : [];
          const after = again({ payments: [...before, ...planned(result)], rest: 'withReturn' });
          const rest = (of: Result) => number(of, 'Interest and fee') + (number(of, 'To pay with the return') || 0);
          return after && { promised: rest(result), came: rest(after) };
        },
      },
      {
        name: 'so much more by the end of the year avoids the interest from April on',
        says: /^(₹[\d,]+) more by .* avoids all/,
        follow: ({ match: [, more], input, again }) => {
          const before = Array.isArray(input.payments) ? input.payments : [];
          const after = again({ payments: [...before, { date: '2027-03-31', amount: amount(more) }] });
          return after && { promised: 0, came: number(after, 'Interest for short advance tax (424)') };
        },
      },
      {
        name: 'paid today it is what it says',
        says: /If you pay the rest today, it is (₹[\d,]+)/,
        follow: ({ match: [, rest], input, again }) => {
          const after = again({ paidOn: input.today ?? '' });
          return after && { promised: amount(rest), came: number(after, 'To pay with the return') };
        },
      },
      {
        name: 'just over so much more TDS, and no advance tax is due',
        says: /With (?:any more TDS|just over (₹[\d,.]+) more TDS) no advance tax is due/,
        follow: ({ match: [, more], input, again }) => {
          const extra = more ? Number(more.replace(/[₹,]/g, '')) : 0;
          const after = again({ tds: Number(input.tds) + extra + 1 });
          const duty = after && figuresOf(after).find(({ label }) => label === 'Advance tax')?.value;
          return { promised: 0, came: duty === 'Due' ? 1_000 : 0 };
        },
      },
    ],
    fc
      .record({
        today: fc.constantFrom('2026-05-10', '2026-11-23', '2027-01-10', '2027-03-20', '2027-04-10', '2027-06-20'),
        tax: fc.integer({ min: 15_000, max: 9_00_000 }),
        left: fc.oneof(fc.integer({ min: 10_000, max: 10_990 }), fc.integer({ min: 0, max: 8_00_000 })),
        rest: fc.constantFrom('instalments', 'instalments', 'withReturn'),
        paid: money(50_000),
      })
      .map(({ tax, left, paid, ...given }) => ({
        financialYear: '2026-27',
        mode: 'known',
        ...given,
        tax,
        tds: Math.max(0, tax - left),
        payments: paid > 0 ? [{ date: '2026-05-05', amount: paid }] : [],
      })),
  );
});

describe('take-home-salary-calculator', () => {
  const textOf = (label: string) => (result: Result) =>
    figuresOf(result).flatMap((each) => (each.label === label ? [`${label}: ${each.value}`] : []));
  const usual = 'In-hand in a usual month';
  holdAdvice(
    calculatorOfSalary,
    [
      {
        name: 'the other regime leaves what it says',
        says: /^Of .*The (old|new) regime would leave (₹[\d,]+) more/,
        follow: ({ match: [, regime, more], result, again }) => {
          const after = again({ regime: regime ?? '' });
          const left = (of: Result) => number(of, 'In-hand for the year');
          return after && { promised: amount(more), came: Math.round(left(after) - left(result)) };
        },
      },
      {
        name: 'the best change at the same CTC saves the tax it says',
        texts: textOf('Best change at the same CTC'),
        says: /: (Employer’s NPS at (\d+)% of basic pay|EPF capped|Basic pay 10 points (lower|higher)|The (old|new) regime)/,
        follow: ({ match: [, name = '', nps, basic, regime], input, result, again }) => {
          const after = again(
            nps
              ? { employerNps: Number(nps) }
              : basic
                ? { basicPercent: Number(input.basicPercent) + (basic === 'lower' ? -10 : 10) }
                : regime
                  ? { regime }
                  : name === 'EPF capped'
                    ? { epf: 'ceiling' }
                    : {},
          );
          const tax = 'Income tax for the year';
          return (
            after && { promised: number(result, 'Income tax it saves'), came: number(result, tax) - number(after, tax) }
          );
        },
      },
      {
        name: 'a rise brings the in-hand it says',
        texts: textOf('In-hand in a usual month after a rise of 10%'),
        says: /: ([\d.]+)$/,
        follow: ({ match: [, promised], input, again }) => {
          const after = again({ ctc: Number(input.ctc) * 1.1 });
          return after && { promised: Number(promised), came: number(after, usual) };
        },
      },
    ],
    fc.record({
      financialYear: present,
      known: fc.constant('ctc'),
      ctc: fc.integer({ min: 30, max: 600 }).map((lots) => lots * 10_000),
      basicPercent: fc.integer({ min: 30, max: 60 }),
      regime: fc.constantFrom('new', 'old'),
      epf: fc.constantFrom('full', 'ceiling', 'none'),
      rent: money(40_000),
      savings: money(1_50_000),
      homeLoan: money(2_00_000),
      otherDeductions: money(6_00_000),
      employerNps: fc.constantFrom(0, 0, 10, 14),
    }),
    runs(800, 3_000),
  );
  holdAdvice(
    calculatorOfSalary,
    [
      {
        name: 'the CTC named leaves the in-hand that is wanted',
        says: /^For (₹[\d,]+) in hand in a usual month you need a CTC of (₹[\d,]+) a year/,
        follow: ({ match: [, inHand, ctc], input, again }) => {
          const after = again({ known: 'ctc', ctc: amount(ctc) });
          // More than is wanted only where the in-hand jumps over it.
          const isEnough = after && number(after, usual) >= Number(input.inHandWanted) - 1e-6;
          return after && { promised: amount(inHand), came: isEnough ? number(after, usual) : Number.NaN };
        },
      },
    ],
    fc.record({
      financialYear: present,
      known: fc.constant('inHand'),
      inHandWanted: fc.integer({ min: 20_000, max: 4_00_000 }),
      regime: fc.constantFrom('new', 'old'),
      epf: fc.constantFrom('full', 'ceiling', 'none'),
    }),
    // Each is a search.
    runs(240, 900),
  );
});
