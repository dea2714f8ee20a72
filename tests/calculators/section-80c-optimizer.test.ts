import fc from 'fast-check';
import calculator from '@/content/calculators/section-80c-optimizer';
import type { SavingsInput } from '@/content/calculators/section-80c-optimizer/form';
import { shownInput } from '@/lib/calculator';
import { anyInput } from '../any-input';
import { resultOf } from '../result-of';
import { runs } from '../runs';

function words(changes: Partial<SavingsInput>) {
  const result = resultOf(calculator, changes);
  return { sentence: result.sentence, actions: (result.actions ?? []).map(({ text }) => text).join('\n') };
}

const today = '2026-11-23';

describe('no tax in the old regime', () => {
  // 14,00,000 − 50,000 − 1,00,000 − 7,50,000 = 5,00,000: rebate. New: 13,25,000: (60,000 + 15% of 1,25,000) × 1.04.
  const input = {
    today,
    financialYear: '2026-27',
    salary: 14_00_000,
    epf: 1_00_000,
    otherDeductions: 7_50_000,
  } as const;

  it('needs the choice of the old regime, and says so', () => {
    for (const regime of ['better', 'old'] as const) {
      const { sentence, actions } = words({ ...input, regime });
      expect(sentence).toContain(
        'You pay no income-tax in the old regime, so section 123 (old 80C) saves you nothing.',
      );
      expect(sentence).toContain('The new regime would cost ₹81,900: choose the old regime in a return on time.');
      expect(actions).toContain('Tell your employer that you choose the old regime');
      expect(actions).toContain('Choose the old regime in a return filed by 31 Jul 2027.');
    }
  });

  it('needs no choice where the new regime has none either', () => {
    const { sentence, actions } = words({ ...input, salary: 12_00_000 });
    expect(sentence).toContain('You pay no income-tax anyway');
    expect(actions).not.toContain('old regime');
  });
});

it('everything used in the old regime still needs its choice', () => {
  const { sentence, actions } = words({
    today,
    salary: 18_00_000,
    epf: 1_50_000,
    ownNps: 50_000,
    otherDeductions: 6_00_000,
  });
  expect(sentence).toContain('You have already used everything');
  expect(actions).toContain('Choose the old regime in a return filed by');
});

it('says of a senior who takes no risk that all but NPS is locked, or that only NPS would save', () => {
  const senior = { today, salary: 15_00_000, age: 'senior', otherDeductions: 5_00_000, risk: 'low' } as const;
  expect(words({ ...senior, epf: 50_000, years: 2 }).sentence).toContain(
    'Only your own NPS is not locked for longer: with ₹1,50,000 put in, it would save ₹31,200 of tax.',
  );
  expect(words({ ...senior, epf: 1_50_000, years: 2 }).sentence).toContain(
    'Only your own NPS would still save tax: with ₹50,000 put in, ₹10,400.',
  );
});

it('NPS by the employer is locked as its account is: to 60 or retirement', () => {
  const input = { today, salary: 12_90_000, basic: 5_00_000 };
  expect(words(input).actions).toContain(
    'Most of the money stays locked until you are 60 or retire from that employer.',
  );
  expect(words({ ...input, age: 'senior' }).actions).not.toContain('locked');
});

it('who takes no risk gets nothing that moves with the market', () => {
  const { fields, compute } = calculator;
  const drawn = fc.sample(anyInput(fields), { numRuns: runs(300, 3_000), seed: 80 });
  let planned = 0;
  for (const each of drawn) {
    const input = shownInput(fields, { ...each, risk: 'low', financialYear: '2026-27', today });
    if ((calculator.check?.(input) ?? []).length > 0) continue;
    const { tables = [] } = compute(input);
    const rowsOf = (id: string) => tables.find((table) => table.id === id)?.rows ?? [];
    const risky = rowsOf('terms').flatMap(([name, , risk]) => (risk === 'Market' ? [name] : []));
    const inPlan = rowsOf('mix').map(([name]) => name);
    planned += inPlan.length;
    expect(inPlan.filter((name) => risky.includes(name))).toEqual([]);
  }
  expect(planned).toBeGreaterThan(0);
});

it('names the questions in closed groups on which the value rests', () => {
  const { assumed = [] } = resultOf(calculator, {
    financialYear: '2026-27',
    today,
    epf: 90_000,
    otherDeductions: 5_00_000,
    years: 20,
    loanRate: 12,
    parents: 60_000,
  });
  expect(assumed.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Risk you can take: Some',
    'Interest of this loan in the old regime: Deducted in full',
    'Return of ELSS, per year: 12%',
    'Return of NPS, per year: 10%',
    'A parent insured is 60 or more: No',
  ]);
});

describe('what savings become', () => {
  const row = (changes: Partial<SavingsInput>, id: string, name: string) =>
    resultOf(calculator, { financialYear: '2026-27', regime: 'old', today, ...changes })
      .tables?.find((each) => each.id === id)
      ?.rows.find(([product]) => product === name) ?? [];

  it('repeats Sukanya Samriddhi for the 15 years in which it takes deposits', () => {
    // 1,50,000 × (1.082^15 − 1) ÷ 0.082 × 1.082 = 44,75,989.33, and six years more.
    const mix = row({ salary: 20_00_000, years: 21, risk: 'low', girl: true }, 'mix', 'Sukanya Samriddhi');
    expect(mix[3]).toBeCloseTo(71_82_119.17, 2);
  });

  describe('where the rebate leaves no tax', () => {
    // 5,00,000 − 50,000 = 4,50,000: interest of up to 50,000 a year keeps the income within 5,00,000.
    it('counts no tax on interest and on what NPS pays out', () => {
      expect(row({ salary: 5_00_000 }, 'ranking', 'NSC')[1]).toBeCloseTo(1_00_000 * 1.077 ** 10, 2);
      // 40% of 2,59,374.25 is 1,03,749.70, above 50,000: at 5.2%. With 1% a year it is 44,184.88, within it.
      expect(row({ salary: 5_00_000 }, 'ranking', 'NPS, your own')[1]).toBeCloseTo(2_53_979.26, 2);
      expect(row({ salary: 5_00_000, npsReturn: 1 }, 'ranking', 'NPS, your own')[1]).toBeCloseTo(1_10_462.21, 2);
    });

    it('taxes the interest of the years that go above it', () => {
      // 5,41,000 − 50,000 = 4,91,000 leaves 9,000. Interest of 7,700.00, 8,292.90 and 8,931.45 in the first three years, then above 9,000.
      const rest = 1_00_000 * 1.077 ** 3 * (1 + 0.077 * 0.948) ** 7;
      expect(row({ salary: 5_41_000 }, 'ranking', 'NSC')[1]).toBeCloseTo(rest, 2);
    });
  });

  it('leaves a gain of shares free where the basic exemption is not used up', () => {
    // 3,00,000 − 50,000 = 2,50,000 leaves nothing of 2,50,000: 3,10,584.82 − 13% of (2,10,584.82 − 1,25,000).
    expect(row({ salary: 3_00_000 }, 'ranking', 'ELSS')[1]).toBeCloseTo(2_99_458.79, 2);
    // 2,50,000 − 50,000 leaves 50,000 more: 3,10,584.82 − 13% of 35,584.82.
    expect(row({ salary: 2_50_000 }, 'ranking', 'ELSS')[1]).toBeCloseTo(3_05_958.79, 2);
    // From 80 on the exemption is 5,00,000.
    expect(row({ salary: 3_00_000, age: 'verySenior' }, 'ranking', 'ELSS')[1]).toBeCloseTo(3_10_584.82, 2);
  });

  it('counts the surcharge of the income on the gain of shares too', () => {
    // 5,47,356.58 − 14.3% (12.5% with 10% surcharge and 4% cess) of (4,47,356.58 − 1,25,000).
    expect(row({ salary: 60_00_000, years: 15, risk: 'high' }, 'ranking', 'ELSS')[1]).toBeCloseTo(5_01_259.59, 2);
    // The most on such gains is 15%: 14.95%, although the income is above two crore.
    expect(row({ salary: 2_40_00_000, years: 15, risk: 'high' }, 'ranking', 'ELSS')[1]).toBeCloseTo(4_99_164.27, 2);
  });
});

it('names no employer to who has no salary', () => {
  const only = 'Only NPS paid by your employer';
  expect(resultOf(calculator, { salary: 20_00_000 }).sentence).toContain(only);
  expect(resultOf(calculator, { salary: 0, otherIncome: 20_00_000 }).sentence).not.toContain(only);
  const advice = (changes: Partial<SavingsInput>) =>
    (resultOf(calculator, { ...changes, otherDeductions: 9_00_000 }).actions ?? []).map(({ text }) => text).join();
  expect(advice({ salary: 20_00_000 })).toContain('Tell your employer that you choose the old regime');
  expect(advice({ salary: 0, otherIncome: 20_00_000 })).not.toContain('Tell your employer');
  expect(advice({ salary: 0, otherIncome: 20_00_000 })).toContain('Choose the old regime in a return filed by');
});

it('says what the post office takes at a time where an instalment does not fit', () => {
  const noted = (changes: Partial<SavingsInput>) =>
    (resultOf(calculator, { regime: 'old', years: 5, ...changes }).caveats ?? []).map(({ text }) => text).join('\n');
  // Twelve times ₹3,300: the scheme takes multiples of ₹1,000 (Senior Citizens’ Savings Scheme, 2019, para. 4).
  expect(noted({ salary: 6_00_000, age: 'senior', epf: 0 })).toContain(
    'Senior Citizens’ Savings Scheme: each payment is a deposit of its own, of ₹1,000 or more and in multiples of ₹1,000.',
  );
  const lowRisk = { salary: 15_00_000, risk: 'low', epf: 0 } as const;
  // ₹1,50,000 by twelve is ₹12,500, which the five-year deposit takes; ₹61,000 by twelve is ₹5,050.
  expect(noted(lowRisk)).not.toContain('each payment is a deposit of its own');
  expect(noted({ ...lowRisk, budget: 61_000 })).toContain('of ₹1,000 or more and in multiples of ₹100.');
});
