import calculator from '@/content/calculators/income-tax';
import type { IncomeTaxInput } from '@/content/calculators/income-tax/form';
import { taxpayerOf } from '@/content/calculators/income-tax/person';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { openPointCaveats } from '@/content/tax/open-points';
import { defaultInput, figuresOf, type Result } from '@/lib/calculator';
import { assess } from '@/lib/tax/assess';
import { type Readings, usualReadings } from '@/lib/tax/taxpayer';
import { letHouse } from '../houses';
import { resultOf } from '../result-of';

const answer = (changes: Partial<IncomeTaxInput>) =>
  resultOf(calculator, { financialYear: '2025-26', salary: 0, savings: 0, health: 0, ...changes });

const noted = (changes: Partial<IncomeTaxInput>) => (answer(changes).caveats ?? []).map(({ text }) => text).join('\n');
const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;

describe('the tax by slab', () => {
  it('adds up to the tax at slab rates, with what agricultural income adds on a line of its own', () => {
    // T(20,00,000) − T(9,00,000) = 2,00,000 − 30,000; on 15,00,000 alone 1,05,000.
    const result = answer({ otherIncome: 15_00_000, agricultural: 5_00_000, regime: 'new' });
    const table = result.tables?.find(({ id }) => id === 'slabs');
    expect(table?.total).toEqual(['Total', null, 15_00_000, 1_70_000]);
    expect(table?.rows.at(-1)).toEqual(['Added: agricultural income raises the rate', null, null, 65_000]);
    expect(figure(result, 'Tax at slab rates')).toBe(1_70_000);
  });
});

describe('where the law is read two ways, the page names the other tax', () => {
  it('of the unused exemption', () => {
    // (1,00,000 × 20% + 1,75,000 × 12.5%) × 1.04 against (2,00,000 × 20% + 75,000 × 12.5%) × 1.04.
    expect(noted({ otherIncome: 3_00_000, shortEquity: 2_00_000, longEquity: 3_00_000, regime: 'new' })).toContain(
      'Another view starts with long-term gains. That would make the year’s tax ₹51,350 instead of ₹43,550.',
    );
  });

  it('of the old rebate against tax on short-term share gains', () => {
    // (2,500 + 20,000 − 12,500) × 1.04 against 20,000 × 1.04.
    expect(noted({ otherIncome: 3_00_000, shortEquity: 1_00_000, regime: 'old' })).toContain(
      'Some say the law does not allow this. That would make the year’s tax ₹20,800 instead of ₹10,400.',
    );
  });

  it('of marginal relief with total income just above ₹5 crore and other income just above ₹2 crore', () => {
    // 58,15,500 at 25% and 37,34,375 at 15%, × 1.04; at 5 crore (58,12,500 + 37,34,375) × 1.15, and 10,000 above it.
    const corner = { otherIncome: 2_00_10_000, longEquity: 3_00_00_000, regime: 'old' } as const;
    // The words of proviso (d) decide; the other reading can be chosen, and then nothing is left to name.
    const taxOf = (changes: Partial<IncomeTaxInput>) => figure(answer({ ...corner, ...changes }), 'Income-tax');
    expect(taxOf({})).toBe(1_14_28_460);
    expect(taxOf({ reliefStep: 'ofRate' })).toBe(1_20_26_460);
    expect(noted(corner)).not.toContain('where your rate of surcharge starts');
    // A page that lets nobody choose names the other tax.
    const year = incomeTaxYears['2025-26'];
    const person = taxpayerOf(
      { ...(defaultInput(calculator.fields) as unknown as IncomeTaxInput), ...corner, salary: 0 },
      year,
    );
    const taxRead = (changed: Partial<Readings>) => assess(person, year, 'old', { ...usualReadings, ...changed }).tax;
    const [named] = openPointCaveats(taxRead({}), taxRead, 'act1961');
    expect(named?.text).toBe(
      'With a total income above ₹5 crore and other income below it, we measure marginal relief from ₹5 crore, as the words of the proviso say. Another view measures it from ₹2 crore, where your rate of surcharge starts. That would make the year’s tax ₹1,20,26,463 instead of ₹1,14,28,463.',
    );
  });

  it('of what falls away first for marginal relief', () => {
    // 40 lakh and short-term gains of 11 lakh: the last 1,00,000 bears 30% from the slab, 20% from the gain.
    expect(noted({ otherIncome: 40_00_000, shortEquity: 11_00_000, regime: 'new' })).toContain(
      'takes gains away first',
    );
  });
});

it('says in which order losses are set off, with the tax of the others, for both regimes', () => {
  const year = { financialYear: '2025-26' } as const;
  const lossOf = (interest: number): IncomeTaxInput['houses'] => [{ ...letHouse, interest }];
  const gains = { salary: 7_00_000, shortEquity: 50_000, longEquity: 3_00_000, houses: lossOf(2_00_000) };
  expect(noted({ ...year, ...gains })).toContain(
    'Old regime: the Act does not say which income a loss is set off against first. We set it off where it saves most, and the tax is ₹35,750. With income at slab rates first it would be ₹43,550, with income at special rates first ₹47,450.',
  );
  const seller = { salary: 2_74_516, savings: 1_50_000, longOther: 29_83_582, houses: lossOf(2_00_001) };
  expect(noted({ ...year, ...seller })).toContain(
    'We set it off against income at special rates first, and the tax is ₹3,39,050. With income at slab rates first it would be ₹3,55,370.',
  );
  // A salary in the slab of 30% takes the loss: (12,50,000 − 2,00,000) bears 1,27,500, and 3,00,000 of gains 21,875; the other way 1,87,500 and 0.
  expect(noted({ ...year, salary: 13_00_000, longEquity: 3_00_000, houses: lossOf(2_00_000) })).toContain(
    'We set it off against income at slab rates first, and the tax is ₹1,55,350. With income at special rates first it would be ₹1,95,000.',
  );
  expect(noted({ ...year, salary: 13_00_000, houses: lossOf(2_00_000) })).not.toContain('set off against first');
});

describe('of more than two houses lived in', () => {
  const own = { ...letHouse, use: 'selfOccupied' } as const;
  const salary = { financialYear: '2025-26', salary: 15_00_000 } as const;

  it('two are free by what is known, and the page says which and what to enter', () => {
    expect(noted({ ...salary, houses: [own, own] })).not.toContain('Of the houses that you live in');
    expect(noted({ ...salary, homeLoan: 1_00_000, houses: [own, { ...own, interest: 50_000 }] })).toContain(
      'Of the houses that you live in, 2 are free of tax. We take that of “Home-loan interest, house you live in” and house 1 as free and house 2 as let out. The rent that house 2 could earn is not entered, so nothing is counted there. Enter its municipal value or fair rent.',
    );
    expect(noted({ ...salary, houses: [own, { ...own, expected: 3_00_000 }, own] })).toContain(
      'We take house 1 and house 3 as free and house 2 as let out. The rent that the free ones could earn is not entered; with it another choice may cost less tax.',
    );
    const known = [2_00_000, 6_00_000, 3_00_000].map((expected) => ({ ...own, expected }));
    expect(noted({ ...salary, houses: known })).toContain(
      'We take house 2 and house 3 as free and house 1 as let out. No other choice costs less tax.',
    );
  });
});

describe('what is left to pay', () => {
  const salary = { financialYear: '2025-26', salary: 15_00_000, settle: true } as const;

  it('names tax, interest and fee apart, and the day', () => {
    expect(answer({ ...salary, tds: 50_000, today: '2026-11-22' }).sentence).toContain(
      'Paid and filed on 22 Nov 2026, ₹60,600 is left to pay: ₹47,500 of tax, ₹8,095 of interest, ₹5,000 of fee for the late return.',
    );
  });

  it('has no interest or fee where there is none', () => {
    const { sentence } = answer({ ...salary, tds: 97_000 });
    expect(sentence).toContain('₹500 is left to pay.');
    expect(sentence).not.toMatch(/interest|fee/);
  });
});

it('a limit of the old regime is not named where the new one is the better', () => {
  expect(noted({ salary: 15_00_000, health: 40_000 })).not.toMatch(/80D|80C/);
  expect(noted({ salary: 15_00_000, health: 40_000, regime: 'old' })).toContain(
    '80D: health insurance: ₹25,000 of ₹40,000',
  );
});

it('a late return keeps the losses of earlier years, and of its own year only that of a house', () => {
  // Sections 80 and 139(3).
  const result = answer({
    financialYear: '2025-26',
    salary: 9_00_000,
    shortEquity: -2_00_000,
    losses: [{ kind: 'longTermCapital', year: '2024-25', amount: 1_00_000 }],
    settle: true,
    filedOn: '2026-11-23',
  });
  expect(result.tables?.find(({ id }) => id === 'losses')?.rows).toEqual([
    ['Long-term capital', 'FY 2024-25', 1_00_000],
  ]);
});

it('names the losses of earlier years that lapse, and sets speculative ones off before business losses', () => {
  const old = { financialYear: '2025-26', profit: 2_00_000, intraday: 1_20_000 } as const;
  const business = { kind: 'business', year: '2019-20', amount: 5_00_000 } as const;
  const speculative = { kind: 'speculative', year: '2021-22', amount: 50_000 } as const;
  const result = answer({ ...old, losses: [business, speculative] });
  expect(result.tables?.find(({ id }) => id === 'losses')?.rows).toEqual([['Business', 'FY 2019-20', 2_30_000]]);
  expect(noted({ ...old, losses: [business, speculative] })).not.toContain('lapses');
  expect(noted({ ...old, losses: [{ ...speculative, amount: 1_50_000 }] })).toContain(
    '₹30,000 of losses of earlier years lapses.',
  );
  const tooOld = { kind: 'shortTermCapital', year: '2016-17', amount: 1_00_000 } as const;
  expect(noted({ financialYear: '2025-26', shortEquity: 5_00_000, losses: [tooOld] })).toContain(
    '₹1,00,000 of losses of earlier years lapses. A loss may be set off for 8 years after its own, a speculative one for 4.',
  );
});

describe('deductions of the old regime', () => {
  const old = { regime: 'old', salary: 3_00_000, savings: 1_50_000, disability: 'severe' } as const;

  it('end with the income, or with that at slab rates', () => {
    expect(noted(old)).toContain('only ₹1,00,000, because no more income is left to deduct from.');
    expect(noted({ ...old, shortEquity: 50_000 })).toContain(
      'because deductions cannot lower income at special rates.',
    );
  });

  it('measure own NPS on basic salary: where none is entered, a note says so', () => {
    const nps = { regime: 'old', salary: 6_00_000, ownNps: 2_00_000 } as const;
    expect(noted(nps)).toContain('An employee’s limit is 10% of basic salary + DA.');
    expect(noted({ ...nps, basic: 3_00_000 })).not.toContain('An employee’s limit');
    expect(noted({ ...nps, ownNps: 50_000 })).not.toContain('An employee’s limit');
    expect(noted({ ...nps, salary: 0, otherIncome: 6_00_000 })).not.toContain('An employee’s limit');
  });
});

it('asks for a return only of those who owe one, get a refund or carry a loss', () => {
  const advice = (changes: Partial<IncomeTaxInput>) =>
    (answer({ financialYear: '2025-26', today: '2026-07-31', regime: 'new', ...changes }).actions ?? [])
      .map(({ text }) => text)
      .join('\n');
  const none = 'No return is due on income up to ₹4,00,000 before deductions, unless TDS and TCS come to ₹25,000';
  expect(advice({ otherIncome: 4_00_000 })).toContain(none);
  expect(advice({ otherIncome: 4_00_010 })).toContain('File ITR-1 by the due date');
  expect(advice({ otherIncome: 4_00_000, settle: true, tds: 5_000 })).toContain('File ITR-1 by the due date');
  expect(advice({ shortEquity: -10_000 })).toContain('File ITR-2 by the due date');
  // Tokens are taxed from the first rupee: section 115BBH.
  expect(advice({ tokens: 1_00_000 })).toContain('File ITR-2 by the due date');
  expect(advice({ tokens: 1_00_000 })).not.toContain('No return is due');
});

it('a late return with business income names the form that opens the old regime, and where to say so', () => {
  const late = { settle: true, filedOn: '2026-11-23', today: '2026-11-23' } as const;
  expect(answer({ ...late, profit: 20_00_000 }).sentence).toContain(
    'A late return can use the old regime only if Form 10-IEA was filed by the due date, this year or earlier. If so, say it under “Tax paid, refund, interest”.',
  );
  expect(answer({ ...late, profit: 20_00_000, optionForm: true }).sentence).toContain('less than the old regime');
  expect(answer({ ...late, salary: 20_00_000 }).sentence).toContain('You cannot use the old regime in a late return.');
});

it('sends nobody away whose year the form has', () => {
  for (const financialYear of ['2024-25', '2025-26', '2026-27'] as const) {
    expect(noted({ financialYear, salary: 15_00_000 })).not.toMatch(/income after/);
  }
});

it('speaks of room under 80C only where a saving lowers the tax', () => {
  const old = { financialYear: '2025-26', savings: 0, health: 0, homeLoan: 0 } as const;
  // Tokens bear 30% whatever is saved; the rebate of the old regime makes it the cheaper one.
  expect(noted({ ...old, salary: 0, tokens: 3_00_000 })).not.toContain('is unused');
  expect(noted({ ...old, salary: 20_00_000, ownNps: 50_000, educationLoan: 9_00_000 })).toContain(
    '₹1,50,000 of the ₹1.5 lakh under section 80C is unused.',
  );
  // An own contribution goes to section 80CCD(1B) first; an HUF has none.
  const npsNote = /₹[\d,]+ of the ₹50,000 for your own NPS, section 80CCD\(1B\), is unused\./;
  const loan = { ...old, salary: 20_00_000, savings: 1_50_000, educationLoan: 9_00_000 };
  expect(noted({ ...loan, ownNps: 20_000 })).toContain('₹30,000 of the ₹50,000 for your own NPS');
  expect(noted({ ...loan, ownNps: 0 })).toMatch(npsNote);
  expect(noted({ ...loan, ownNps: 50_000 })).not.toMatch(npsNote);
  expect(noted({ ...loan, educationLoan: 0, ownNps: 0 })).not.toMatch(npsNote);
});

it('a loss set against gains of before 23 July 2024 names the month as months are written', () => {
  const losses = [{ kind: 'longTermCapital', year: '2023-24', amount: 1_00_000 }];
  const { steps } = resultOf(calculator, {
    financialYear: '2024-25',
    today: '',
    longOtherEarly: 10_00_000,
    losses,
  } as never);
  const labels = steps.map(({ figure }) => figure.label);
  expect(labels).toContain(
    'Long-term capital loss against long-term gains with indexed cost, sold before 23 July 2024',
  );
});

describe('a declaration keeps banks from deducting tax', () => {
  const toDo = (changes: Partial<IncomeTaxInput>) =>
    (answer({ financialYear: '2026-27', ...changes }).actions ?? []).map(({ text }) => text).join('\n');

  // Section 393(6) with the limits of 1 lakh and 50,000; nil tax up to 12 lakh in the new regime, income free of tax 4 lakh.
  it.each<[string, Partial<IncomeTaxInput>, string]>([
    ['60 or more, above 1 lakh', { age: 'senior', salary: 3_00_000, interest: 1_00_001 }, 'Form 121 (old 15H)'],
    [
      '60 or more, tax nil by the rebate',
      { age: 'senior', salary: 4_75_000, interest: 8_00_000 },
      'Form 121 (old 15H)',
    ],
    ['below 60, above 50,000', { interest: 50_001 }, 'Form 121 (old 15G)'],
    ['below 60, no more than is free of tax', { interest: 3_90_000, dividend: 10_000 }, 'Form 121 (old 15G)'],
  ])('%s', (_, changes, form) => expect(toDo(changes)).toContain(`give it ${form}`));

  it.each<[string, Partial<IncomeTaxInput>]>([
    ['at 1 lakh none is deducted', { age: 'senior', salary: 3_00_000, interest: 1_00_000 }],
    ['nor below 60 at 50,000', { interest: 50_000 }],
    ['tax is due', { age: 'senior', salary: 4_75_100, interest: 8_00_000 }],
    ['below 60, more than is free of tax', { interest: 3_90_001, dividend: 10_000 }],
    ['rent counts too', { interest: 3_00_000, houses: [{ ...letHouse, rent: 1_20_000 }] }],
    ['a non-resident', { residence: 'nonResident', interest: 2_00_000 }],
    ['a family', { taxpayer: 'huf', interest: 2_00_000 }],
    ['a year that is over', { financialYear: '2025-26', age: 'senior', interest: 2_00_000 }],
  ])('not where %s', (_, changes) => expect(toDo(changes)).not.toContain('give it Form'));
});

describe('tax left in the year that runs', () => {
  const left = (changes: Partial<IncomeTaxInput>) =>
    answer({ financialYear: '2026-27', today: '2026-11-30', salary: 18_00_000, settle: true, tds: 50_000, ...changes });
  const advised = (changes: Partial<IncomeTaxInput>) =>
    (left(changes).actions ?? []).map(({ text }) => text).find((text) => text.includes('as advance tax'));

  // 1,00,800 after TDS: 453 + 1,359 + 2,268 + 1,008 of section 234C (425), and 1,008 for April to July of 234B (424).
  it('is to be paid as advance tax by the next instalment, with less interest', () => {
    expect(advised({})).toContain('by 15 Dec 2026, and there is less interest than the ₹9,120 counted here');
    expect(advised({ today: '2026-12-15' })).toContain('by 15 Dec 2026');
    expect(advised({ today: '2026-12-16' })).toContain('by 15 Mar 2027');
    // 453 + 1,359 stay.
    const followed = left({ payments: [{ date: '2026-12-15', amount: 1_00_800 }] });
    expect(followed.sentence).toContain('₹1,810 is left to pay');
  });

  it('is not where the year is over, no instalment is left, or no advance tax is due', () => {
    expect(advised({ today: '2027-03-16' })).toBeUndefined();
    expect(advised({ financialYear: '2025-26' })).toBeUndefined();
    // 9,999 and 10,000 after TDS.
    expect(advised({ tds: 1_40_801 })).toBeUndefined();
    expect(advised({ tds: 1_40_800 })).toContain('by 15 Dec 2026');
    expect(advised({ age: 'senior' })).toBeUndefined();
  });
});
