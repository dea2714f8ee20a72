/** What the pages on loans and deposits say, for inputs that few people enter. */
import education from '@/content/calculators/education-loan-calculator';
import emi from '@/content/calculators/emi-calculator';
import customs from '@/content/calculators/export-import-tax';
import fixedDeposit from '@/content/calculators/fd-calculator';
import fire from '@/content/calculators/fire-calculator';
import gold from '@/content/calculators/gold-loan-calculator';
import health from '@/content/calculators/health-insurance';
import eligibility from '@/content/calculators/home-loan-eligibility-calculator';
import interest from '@/content/calculators/interest-calculator';
import refinancing from '@/content/calculators/loan-refinancing-calculator';
import prepayment from '@/content/calculators/pre-payment-loan-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
import sukanya from '@/content/calculators/sukanya-samriddhi-calculator';
import swp from '@/content/calculators/swp-calculator';
import { page as swpPage } from '@/content/calculators/swp-calculator/page';
import type { AnyCalculator, AnyInput } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { resultOf } from '../result-of';

it('moving a loan lists the kept EMI only at the EMI that is paid now', () => {
  const ways = (changes: AnyInput) =>
    resultOf(refinancing, { rate: 12, newRate: 0, balance: 12_00_000, monthsLeft: 12, feePercent: 0, ...changes })
      .tables?.find(({ id }) => id === 'ways')
      ?.rows.map(([name, emi, , months]) => [name, Math.round(Number(emi)), months]);
  expect(ways({ keepEmi: true, newTenure: 18 })?.map(([name]) => name)).toContain('Move, keep the EMI');
  expect(ways({ rate: 9, newRate: 12, keepEmi: true })?.map(([name]) => name)).not.toContain('Move, keep the EMI');
  expect(ways({ rate: 0, newRate: 0, monthsLeft: 24, keepEmi: true, newTenure: 12 })).toEqual([
    ['Stay as you are', 50_000, 24],
    ['Move, same time', 50_000, 24],
    ['Move, keep the EMI', 50_000, 24],
    ['Move, over 1 year', 1_00_000, 12],
  ]);
});

it('the tax table of an old loan says where it begins', () => {
  const assumed = (firstMonth: string) =>
    (resultOf(emi, { homeLoan: true, firstMonth }).caveats ?? []).filter(({ text }) =>
      text.includes('tax table begins'),
    );
  expect(assumed('2014-03').map(({ text }) => text)).toEqual([
    'The tax table begins with 2014-15: before 1 Apr 2014 the limits were lower.',
  ]);
  expect(assumed('2014-04')).toEqual([]);
});

describe('prepaying in the old regime', () => {
  const sentence = (changes: AnyInput) => resultOf(prepayment, { regime: 'old', ...changes }).sentence;

  it('says that it saves tax too where the prepayment adds a deduction', () => {
    const input = { otherSavings: 0, prepaymentEffect: 'emi', rate: 9, balance: 90_00_000, monthsLeft: 240 };
    expect(sentence({ ...input, sanctionedOn: '2026-10-15' })).toContain(
      'saves ₹5,79,671 and lowers the EMI to ₹76,477. You also save ₹20,505 of tax, so in all you save ₹6,00,176.',
    );
    expect(sentence(input)).toContain('You lose some tax saving, so ₹5,74,556 of this is left.');
  });

  it('says nothing of tax where none is paid', () => {
    expect(sentence({ taxRate: 0 })).toContain('in Aug 2038. Prepaying earns a sure 8.84%');
  });

  it('names what is owed where the prepayment is more than that, and not one rupee earlier', () => {
    const typed = (lumpSum: number, lumpSumAfter = 0) => resultOf(prepayment, { lumpSum, lumpSumAfter }).sentence;
    expect(typed(40_00_001)).toMatch(
      /^You owe ₹40,00,000 now, less than the prepayment of ₹40,00,001\. Prepaying ₹40,00,000 saves ₹30,90,125 and closes the loan now\./,
    );
    expect(typed(40_00_000)).toMatch(/^Prepaying ₹40,00,000 saves/);
    // After EMI 179 ₹39,112.54 is owed, in whole rupees upwards ₹39,113.
    expect(typed(39_114, 179)).toMatch(/^You owe ₹39,113 after EMI 179, less than the prepayment of ₹39,114\. /);
    expect(typed(39_113, 179)).toMatch(/^Prepaying ₹39,113 saves ₹277/);
    // 38,62,032.21 after EMI 12: one amount, written one way.
    expect(typed(50_00_000, 12)).toMatch(/^You owe ₹38,62,032 after EMI 12, .* Prepaying ₹38,62,032 saves/);
  });

  it('names what is owed after the earlier prepayments', () => {
    const typed = (amount: number, after: number) =>
      resultOf(prepayment, {
        balance: 1_20_000,
        monthsLeft: 12,
        rate: 0,
        lumpSum: 1_00_000,
        lumpSumAfter: 3,
        prepayments: [{ every: 'once', amount, percent: null, after }],
      }).sentence;
    // 1,20,000 less three EMIs of 10,000 and 50,000.
    expect(typed(50_000, 1)).toMatch(
      /^You owe ₹40,000 after EMI 3, less than the prepayment of ₹1,00,000\. Prepaying ₹90,000 /,
    );
    // The earlier one ends the loan: nothing is owed after EMI 3.
    expect(typed(1_20_000, 0)).toMatch(/^Prepaying ₹1,20,000 /);
    expect(typed(5_00_000, 0)).toMatch(/^You owe ₹1,20,000 now, less than the prepayment of ₹5,00,000\. /);
  });
});

it('a later prepayment of all that is owed closes the loan, also where one would lower the EMI', () => {
  const input = { balance: 10_00_000, monthsLeft: 12, rate: 12, nextEmi: '2026-12', lumpSum: 88_000, lumpSumAfter: 11 };
  const { sentence, actions = [] } = resultOf(prepayment, { ...input, prepaymentEffect: 'emi' });
  expect(sentence).toContain('saves ₹880 and closes the loan in Oct 2027.');
  const texts = actions.map(({ text }) => text).join(' ');
  expect(texts).toContain('Ask for the no-dues letter');
  expect(texts).not.toContain('Tell the lender in writing');
});

it('an EMI that does not change within the loan is not one to begin with', () => {
  const sentence = (changes: AnyInput) => resultOf(emi, { firstMonth: '2026-11', tenure: 12, ...changes }).sentence;
  expect(sentence({ rateChanges: [{ by: 'month', from: '2028-01', rate: 12 }] })).toMatch(/^You pay ₹/);
  expect(sentence({ rateChanges: [{ by: 'month', from: '2027-01', rate: 12 }] })).toMatch(/^You begin with ₹/);
  expect(sentence({ yearlyStep: 5 })).toMatch(/^You pay ₹/);
  expect(sentence({ yearlyStep: 5, tenure: 24 })).toMatch(/^You begin with ₹/);
});

it('tax that was paid late is not said to be in time where it is too small for interest', () => {
  const late = (changes: AnyInput) => resultOf(interest, { ask: 'late', ...changes }).sentence;
  const tax = { lateKind: 'lateReturn', lateAmount: 99, lateFrom: '2026-08-01', lateTo: '2026-08-02' };
  expect(late(tax)).toBe('Interest runs for 1 month, but on so small an amount there is none.');
  const gst = { lateKind: 'gst', lateAmount: 1, lateFrom: '2026-11-08' };
  expect(late({ ...gst, lateTo: '2026-11-18' })).toBe(
    'Interest runs for 10 days, but on so small an amount there is none.',
  );
  expect(late({ ...gst, lateTo: '2026-11-08' })).toBe('Paid in time, so there is no interest.');
});

it('the last EMI of a loan that a prepayment ends does not claim to pay all that is left', () => {
  const { steps } = resultOf(emi, {
    firstMonth: '2026-04',
    loan: 1_00_000,
    rate: 12,
    tenure: 60,
    rateChanges: [{ by: 'number', from: '2028-04', after: 24, rate: 13 }],
    prepayments: [{ every: 'monthly', amount: 1_000, from: '2029-04' }],
  });
  // ₹3,058.68 × (1 + 13% ÷ 12) − ₹2,256.57 = ₹835.24.
  expect(steps?.find(({ figure }) => figure.label === 'Last EMI')?.how).toBe(
    'The prepayment of ₹835 after it repays the rest',
  );
});

describe('a new rate on the EMI page', () => {
  const rateChanges = [{ by: 'month', from: '2028-04', after: 24, rate: 9.5 }] as const;
  const change = { firstMonth: '2026-04', rateChanges, rateEffect: 'emi' } as const;

  it('names the EMI that goes with the EMIs left at it', () => {
    const prepayments = [{ every: 'once', amount: 5_00_000, from: '2028-03' }] as const;
    expect(resultOf(emi, change).sentence).toContain('at the old EMI of ₹43,391, 264 EMIs are left');
    // A prepayment of ₹5 lakh out of ₹47,92,181 in March lowers the EMI to ₹38,864 before the rate changes.
    expect(resultOf(emi, { ...change, prepayments, prepaymentEffect: 'emi' }).sentence).toContain(
      'at the old EMI of ₹38,864, 264 EMIs are left',
    );
  });

  it('says that the EMI stays where that was chosen', () => {
    const stays = { ...change, rateEffect: 'tenure' } as const;
    // ₹47,92,181 at 9.5% ÷ 12: ₹43,391 repays it in 264 EMIs, ₹46,384 in the 216 that were left.
    expect(resultOf(emi, stays).sentence).toBe(
      'You pay ₹43,391 a month for 24 years, until Mar 2050. You pay back ₹1,24,54,334, of which ₹74,54,334 (60%) is interest. From Apr 2028, at 9.5%, the EMI stays at ₹43,391 and 264 EMIs are left; for the end to stay, it would become ₹46,384 and 216 EMIs are left. The choice is yours.',
    );
    expect(resultOf(emi, { ...stays, yearlyStep: 5 }).sentence).toContain('the EMIs go on from ₹47,839 and 130 EMIs');
  });

  it('says so where that EMI goes on rising', () => {
    // ₹43,391.16 × 1.05² = ₹47,838.76 after two years, and 5% more after every twelve.
    expect(resultOf(emi, { ...change, yearlyStep: 5 }).sentence).toContain(
      'with EMIs that go on from ₹47,839, 130 EMIs are left',
    );
  });
});

it('the tax table of the EMI page leaves a financed insurance premium out, and says so', () => {
  const caveats = (changes: AnyInput) =>
    (resultOf(emi, { homeLoan: true, ...changes }).caveats ?? []).map(({ text }) => text);
  const text = 'The tax table leaves out the part of each EMI that repays the insurance.';
  expect(caveats({ insurance: 5_00_000 })).toContain(text);
  expect(caveats({})).not.toContain(text);
});

describe('a deposit', () => {
  const page = (changes: AnyInput) => resultOf(fixedDeposit, changes);
  const forms = (changes: AnyInput) => (page(changes).actions ?? []).filter(({ text }) => text.includes('Form '));

  it('asks for the form of the year that runs, not of one that is over', () => {
    const input = { principal: 10_00_000, start: '2025-04-01', income: 5_00_000 };
    expect(forms({ ...input, term: 24 }).map(({ text }) => text)).toEqual([
      expect.stringContaining('Give the bank Form 121 (old 15G) for tax year 2026-27'),
    ]);
    expect(forms({ ...input, term: 12 })).toEqual([]);
    expect(page({ ...input, term: 12 }).sentence).toMatch(/You get it back with your return\.$/);
    expect(page({ ...input, term: 24 }).sentence).toMatch(
      /For years for which you give the declaration, none is deducted\.$/,
    );
  });

  it.each([
    [{ kind: 'rd', rdAt: 'post', instalment: 10_005 }, '₹100 or more here, in multiples of ₹10.'],
    [{ kind: 'post', scheme: 'certificate', principal: 1_00_050 }, '₹1,000 or more here, in multiples of ₹100.'],
    [{ kind: 'post', scheme: 'kisanVikas', principal: 900 }, '₹1,000 or more here, in multiples of ₹100.'],
    [{ kind: 'post', scheme: 'deposit1', principal: 1_050 }, '₹1,000 or more here, in multiples of ₹100.'],
    [{ kind: 'post', scheme: 'senior', principal: 1_500 }, '₹1,000 or more here, in multiples of ₹1,000.'],
  ])('says what the post office takes: %o', (changes, text) => {
    const caveats = (input: AnyInput) => (page(input).caveats ?? []).map((caveat) => caveat.text).join(' ');
    expect(caveats(changes)).toContain(`The post office takes ${text}`);
    expect(caveats({ ...changes, instalment: 10_000, principal: 1_00_000 })).not.toContain('The post office takes');
  });
});

describe('interest of an education loan paid as it falls due', () => {
  it('saves so much after tax where the deduction shrinks with the interest', () => {
    // ₹11,40,842 − ₹9,35,809 of interest; in the old regime ₹29,225 less tax is saved on it.
    expect(resultOf(education, { regime: 'new' }).sentence).toMatch(/ and you save ₹2,05,033\.$/);
    expect(resultOf(education, { regime: 'old' }).sentence).toMatch(/ and you save ₹1,75,808 after tax\.$/);
    expect(resultOf(education, { regime: 'old', payNow: 'interest' }).sentence).toMatch(
      / saves you ₹1,75,808 after tax\.$/,
    );
  });
});

describe('moving a loan', () => {
  const sentence = (changes: AnyInput) => resultOf(refinancing, changes).sentence;

  it('names the EMI with the top-up beside that of the balance', () => {
    expect(sentence({ topUp: 10_00_000 })).toMatch(
      /^You pay ₹38,806 a month on the balance instead of ₹41,168\. .* The top-up adds ₹9,701 a month: ₹48,507 in all\.$/,
    );
    expect(sentence({ topUp: 2_00_00_000, keepEmi: true })).toMatch(
      /^You keep paying ₹41,168 a month on the balance .* The top-up adds ₹1,94,028 a month: ₹2,35,196 in all\.$/,
    );
  });

  it('speaks of a lower rate only where the rate is lower', () => {
    const start = (changes: AnyInput) => sentence({ newTenure: 240, ...changes }).split('You')[0];
    expect(start({ newRate: 9.5 })).toBe('Do not move: the new rate is not lower. ');
    expect(start({ newRate: 9.25, feePercent: 0 })).toBe('Do not move: the new rate is not lower. ');
    expect(start({ newRate: 9.2 })).toBe('The longer tenure costs more than the lower rate saves. ');
    // 183 months instead of 180 cost ₹62,000 more interest, 0.2 points save ₹84,000; the fee takes ₹1,41,600.
    expect(start({ newRate: 9.05, newTenure: 183, feePercent: 3 })).toBe(
      'The longer tenure and the costs take more than the lower rate saves. ',
    );
  });

  it('writes the rates that it found as lenders quote them, and a loss in the tone of a cost', () => {
    expect(sentence({})).toMatch(
      // 8.30629% saves as much (golden case); at 8.31% staying would save ₹1,555 less than moving.
      / Ask your present lender first: at about 8\.3% or less, without a fee, staying is at least as good\.$/,
    );
    const stretched = resultOf(refinancing, { newTenure: 240 }).headline[0];
    expect([stretched.value, stretched.tone]).toEqual([expect.any(Number), 'cost']);
    expect(stretched.value).toBeLessThan(0);
    expect(resultOf(refinancing, {}).headline[0].tone).toBe('growth');
  });

  it('does not say that a kept EMI would repay faster at the present lender too', () => {
    // 41,168 at 9.25% and 38,806 at 8.25%, over 180 months each.
    expect(sentence({ keepEmi: true })).toMatch(
      / The lower rate saves ₹4,01,574 of this over the same 15 years\. The rest comes from keeping the EMI, ₹2,362 a month more than the new loan asks for\.$/,
    );
    // The fee of 4,72,000 is more than the 4,25,174 of interest saved over the same time.
    expect(sentence({ keepEmi: true, feePercent: 10 })).toMatch(
      / All of it comes from keeping the EMI, ₹2,362 a month more than the new loan asks for\. Over the same 15 years the move does not save money\.$/,
    );
    expect(sentence({ newTenure: 120 })).toMatch(
      /The rest comes from paying faster, which you can do at your present lender too\.$/,
    );
  });

  it('does not send on a person whose present lender offers more', () => {
    const actions = (changes: AnyInput) => (resultOf(refinancing, changes).actions ?? []).map(({ text }) => text);
    // At 8% instead of 9.25% the interest is 5,29,489 less, against 4,01,574 after the costs of moving.
    expect(actions({ ownRate: 8 })).toEqual([
      'Ask your present lender for its offer of 8% in writing, and stay: it saves ₹1,27,916 more than moving.',
    ]);
    // Moving at 9.2% costs 2,045; at 9% the present lender takes 1,07,465 less.
    expect(actions({ newRate: 9.2, ownRate: 9 })).toEqual([
      'Ask your present lender for its offer of 9% in writing, and stay: it saves ₹1,07,465 more than going on as you are.',
    ]);
    expect(actions({ ownRate: 8.5, ownFee: 5_000 })).toHaveLength(2);
  });

  it('is never ahead where it changes nothing', () => {
    const result = resultOf(refinancing, { newRate: 9.25, feePercent: 0 });
    expect(result.headline).toContainEqual(expect.objectContaining({ label: 'Ahead from', value: 'Never' }));
  });

  it('says so where the EMI that is kept makes the new tenure void', () => {
    const limits = (changes: AnyInput) =>
      (resultOf(refinancing, changes).caveats ?? []).filter(({ kind }) => kind === 'limit').map(({ text }) => text);
    expect(limits({ keepEmi: true, newTenure: 240 })).toEqual([
      'You keep the present EMI, which repays the balance in 13 years 5 months. The new tenure of 20 years has no effect.',
    ]);
    expect(limits({ keepEmi: true, newTenure: 240, topUp: 1_00_000 })[0]).toContain(
      '20 years is only that of the top-up.',
    );
    // 40,00,000 at 8.25% over ten years.
    expect(limits({ keepEmi: true, newTenure: 120 })).toEqual([
      'The new loan asks for ₹49,061 a month, more than the present EMI of ₹41,168, so the present one cannot be kept.',
    ]);
  });
});

it('a part of an education loan that comes after the course is warned of', () => {
  const warnings = (from: string) =>
    (
      resultOf(education, { tranches: ['2026-08', from].map((each) => ({ from: each, amount: 2_50_000 })) }).caveats ??
      []
    )
      .filter(({ kind }) => kind === 'warning')
      .map(({ text }) => text);
  expect(warnings('2031-08')).toEqual([
    'A part of the loan in Aug 2031 comes after the course, which ends in Jul 2030. Check both months.',
  ]);
  expect(warnings('2030-07')).toEqual([]);
});

describe('an EMI that was entered leaves a smaller last one, and a lender sets new ones equal', () => {
  // 11 EMIs at 12%: ten of ₹50,000 and ₹29,492. Figures as in the golden cases.
  const prepaid = (lumpSum: number) =>
    resultOf(prepayment, {
      known: 'emi',
      balance: 5_00_000,
      rate: 12,
      emi: 50_000,
      lumpSum,
      lumpSumAfter: 1,
      prepaymentEffect: 'emi',
    }).sentence;
  const planned = (amount: number, changes: AnyInput = {}) =>
    resultOf(emi, {
      firstMonth: '2026-04',
      find: 'tenure',
      loan: 5_00_000,
      rate: 12,
      emi: 50_000,
      prepaymentEffect: 'emi',
      prepayments: [{ every: 'once', amount, from: '2026-04' }],
      ...changes,
    }).sentence;
  const equal = 'The EMIs left are set equal; without prepayments the last would be only ₹29,492.';
  const slower = `${equal} Smaller EMIs repay more slowly, so the interest rises.`;

  it('which the prepayment page says, and that a small prepayment then costs interest', () => {
    expect(prepaid(1_00_000)).toContain(`saves ₹4,676 and lowers the EMI to ₹37,482. ${equal} Prepaying earns`);
    expect(prepaid(1_000)).toContain(`costs ₹850 more than it saves and lowers the EMI to ₹47,934. ${slower}`);
    // ₹1,000 paid now lowers nine EMIs by ₹2,066 and adds ₹18,442 to the tenth: a loan at 12%, and no return.
    expect(prepaid(1_000)).not.toContain('earns a sure');
  });

  it('which the EMI page says too, but not of a last EMI that is smaller by rounding alone', () => {
    expect(planned(1_00_000)).toContain(`Your prepayments save ₹4,676 of interest. ${equal}`);
    expect(planned(1_000)).toContain(`Your prepayments lower the EMI, but cost ₹850 of interest more. ${slower}`);
    expect(planned(1_000, { find: 'emi', tenure: 12, rounding: 'bank' })).not.toContain('set equal');
  });

  it('which a move to another lender says', () => {
    expect(resultOf(refinancing, { emi: 45_000 }).sentence).toContain(
      'Over the same 12 years 7 months, in EMIs that are equal to the end, you save ₹3,07,855 after costs',
    );
    expect(resultOf(refinancing, {}).sentence).not.toContain('equal to the end');
  });
});

const words = (page: AnyCalculator, changes: AnyInput) => {
  const { actions = [], caveats = [] } = resultOf(page, changes);
  return [...actions, ...caveats].map(({ text }) => text).join('\n');
};

it('what happens at maturity if nobody says anything depends on who holds the deposit', () => {
  expect(words(fixedDeposit as AnyCalculator, {})).toContain('If you say nothing, most banks renew it');
  const others: readonly AnyInput[] = [{ kind: 'rd' }, { payer: 'company' }];
  for (const changes of others) {
    expect(words(fixedDeposit as AnyCalculator, changes)).not.toContain('banks renew');
  }
  expect(words(fixedDeposit as AnyCalculator, { payer: 'company' })).toContain('Ask whether it is renewed');
});

it('days and compensation for gold that comes back late are named for loans since April 2026 alone', () => {
  // A loan sanctioned before the Directions stays under the circulars of its time.
  expect(words(gold as AnyCalculator, { sanctionedOn: '2026-04-01' })).toContain('within 7 working days');
  expect(words(gold as AnyCalculator, { sanctionedOn: '2026-03-31' })).toContain(
    'Collect the gold after the last payment.',
  );
  expect(words(gold as AnyCalculator, { sanctionedOn: '2026-03-31' })).not.toContain('5,000');
});

it('PM-Vidyalaxmi, for study in India, is not named for a course abroad', () => {
  const loan = { tranches: [{ from: '2026-12', amount: 20_00_000 }] };
  expect(words(education as AnyCalculator, loan)).toContain('PM-Vidyalaxmi loans need none');
  expect(words(education as AnyCalculator, { ...loan, abroad: true })).not.toContain('PM-Vidyalaxmi');
});

it('a girl born after two of the first birth gets no Sukanya account', () => {
  expect(words(sukanya as AnyCalculator, {})).toContain(
    'not for a girl born after two or more girls of the first birth',
  );
});

it('the part payment that gold comes back for is named in whole rupees that are enough', () => {
  const pure = { stones: 0, purity: '24', fineness: 999, kind: 'ornament', silverFineness: 925 };
  const back = {
    items: [30, 20].map((gross) => ({ ...pure, gross })),
    price: 10_000,
    rate: 12,
    mode: 'emi',
    partRelease: true,
    released: [{ item: 2, grams: null }],
    releaseAfter: 1,
  };
  // 3,68,460.48 are owed after one EMI, of which 2,40,000 may stay (golden case): 1,28,460.48.
  expect(resultOf(gold as AnyCalculator, back).sentence).toContain(
    'For a part payment of ₹1,28,461 after 1 month the items can come back',
  );
  expect(words(gold as AnyCalculator, back)).toContain('Pay ₹1,28,461 and take the items back');
  const little = { ...back, releasePayment: 1_28_460 };
  expect(resultOf(gold as AnyCalculator, little).sentence).toContain(
    ' A part payment of ₹1,28,460 after 1 month is too little for the items you want back: the limit asks for ₹1,28,461.',
  );
  expect(words(gold as AnyCalculator, little)).toContain('may not release the items for less than ₹1,28,461.');
});

it('a gold loan for which one person may not pledge enough says so', () => {
  // 22 carat at 12,000 × 916 ÷ 999 is 11,003 a gram, of which 75% may be lent: 1 kg brings 82.5 lakh.
  const pledge = (wanted: number) => words(gold as AnyCalculator, { wanted });
  expect(pledge(80_00_000)).not.toContain('too little for the loan you want');
  expect(pledge(1_00_00_000)).toContain(
    'at most 1,000 g of gold jewellery and 50 g of gold coins, for all loans together. That is too little for the loan you want.',
  );
});

it('NPS is not said to be closed to everybody before 60', () => {
  // All Citizen accounts of 15 years may be closed at any age since 15 December 2025.
  expect(words(fire as AnyCalculator, {})).toContain('Most of NPS can be locked until 60');
});

it('the reserve price of an auction is named for gold loans since April 2026 alone', () => {
  const named = (sanctionedOn: string) =>
    resultOf(gold, { sanctionedOn }).steps.some(({ figure }) => figure.label.includes('auction'));
  expect(named('2026-04-01')).toBe(true);
  expect(named('2026-03-31')).toBe(false);
});

it('a gold loan before the Directions of April 2026 is valued at the average price, without a limit on jewellery', () => {
  const early = (input: object) => words(gold as AnyCalculator, { sanctionedOn: '2026-03-31', ...input });
  expect(early({})).toContain('Lenders take the average closing price of the last 30 days, and');
  expect(words(gold as AnyCalculator, { sanctionedOn: '2026-04-01' })).toContain(
    'Lenders take the lower of the 30-day',
  );
  expect(early({ wanted: 1_00_00_000 })).not.toContain('One person may pledge');
  expect(early({ mode: 'bullet', sanctionedOn: '2026-04-01' })).toContain('To renew the loan');
  expect(early({ mode: 'bullet' })).not.toContain('To renew the loan');
});

it('the share of the RBI held for business loans against gold too until March 2026', () => {
  // Circulars of 8 and 20 January 2014: every loan of an NBFC, and loans of banks other than for a farm.
  const business = (sanctionedOn: string) => words(gold as AnyCalculator, { sanctionedOn, limit: 'business' });
  expect(business('2026-04-01')).toContain('The RBI sets no share for a loan for a farm or business');
  expect(business('2026-03-31')).toContain('the limit of 75% held for a business loan too');
  expect(business('2026-03-31')).not.toContain('The RBI sets no share');
});

it('prepaying an education loan names who may charge for one of before 2026', () => {
  const charge = (from: string) =>
    words(education as AnyCalculator, {
      tranches: [{ from, amount: 5_00_000 }],
      courseEnd: '2028-05',
      prepayments: [{ every: 'once', amount: 1_00_000, from: '2030-07' }],
    });
  expect(charge('2026-01')).toContain('not for business, a lender may not ask for one.');
  expect(charge('2025-12')).toContain('banks and NBFCs may not ask for one. On a loan of before 1 Jan 2026');
});

it('a charge that is not allowed is named with an amount of a rupee or more', () => {
  // 0.01% of ₹400 with GST is 5 paise; of ₹1,00,000 it is ₹11.80.
  const asked = (lumpSum: number) => words(prepayment as AnyCalculator, { lumpSum, chargePercent: 0.01 });
  expect(asked(1_00_000)).toContain('The lender may not take the ₹12 it asks');
  expect(asked(400)).not.toContain('The lender may not take');
});

it('an export with limits on its incentives has a break-even rate that counts them', () => {
  // 1% of a price of ₹9,00,000 would be ₹9,000; at most ₹5 for one unit leaves ₹5.
  const input = { mode: 'export', rodtep: 1, rodtepCap: 5 } as const;
  const rate = resultOf(customs, input).headline.find(({ label }) => label.startsWith('Break-even'))?.value;
  expect(Number(rate)).toBeCloseTo((7_00_000 - 5) / 10_000, 6);
});

it('an export’s notes say when RoDTEP rates were half, and to which day the scheme runs', () => {
  // Notifications No. 60 and 66/2025-26: half from 23 February, whole again from 23 March 2026; extended on 2 October 2026.
  const note = words(customs as AnyCalculator, { mode: 'export' });
  expect(note).toContain('were half from 23 Feb 2026 to 22 Mar 2026 only');
  expect(note).toContain('RoDTEP runs up to 31 Dec 2026');
});

it('gold has a note on what of the passengers’ duty is known', () => {
  // Notification No. 15/2026-Customs raised S. No. 194 and 195 of No. 45/2025 with the importers' entries.
  const noteOn = (day: string) =>
    words(customs as AnyCalculator, { mode: 'gold', day, price: 1_00_000, exchangeRate: 1, terms: 'cif' });
  expect(noteOn('2026-05-13')).toContain('the same 10% basic duty since 13 May 2026');
  expect(noteOn('2026-05-12')).toContain('We do not know the rates of passengers');
});

it('a cover that is raised at once has no cost in 0 years', () => {
  const labels = (coverYears: number) => resultOf(health, { coverYears }).steps.map(({ figure }) => figure.label);
  expect(labels(5)).toContain('In 5 years, you and family');
  expect(labels(0).filter((label) => label.startsWith('In 0 years'))).toEqual([]);
});

it('the questions on withdrawals have what the page answers', () => {
  const { sentence } = resultOf(swp, { known: 'period', corpus: 50_00_000, rate: 8, period: 240 });
  expect(sentence).toContain('₹40,957 a month');
  expect(swpPage.faqs['How much can I withdraw from ₹50 lakh every month?']).toContain('₹40,957 a month');
  // Large withdrawals: the first year's tax rises with the wait.
  const large = { corpus: 5_00_00_000, withdrawal: 3_50_000, rate: 10 };
  const taxOf = (input: object) =>
    Number(/tax of ₹([\d,]+)/.exec(resultOf(swp, input).sentence)?.[1]?.replaceAll(',', ''));
  expect(taxOf({ ...large, delay: 12, period: 252 })).toBeGreaterThan(taxOf(large));
  expect(swpPage.faqs['Should I wait before I begin?']).toContain('can be taxed more than before');
});

it('lists several months, years and days as a sentence does', () => {
  const textsOf = (calculator: AnyCalculator, changes: AnyInput) =>
    (resultOf(calculator, changes).caveats ?? []).map(({ text }) => text).join(' ');
  const once = (from: string) => ({ every: 'once', amount: 1_000, from });
  const prepayments = [once('2027-12'), once('2027-06'), once('2027-12')];
  // ₹1,00,000 over twelve months from April 2026 ends in March 2027.
  expect(textsOf(emi, { loan: 1_00_000, tenure: 12, firstMonth: '2026-04', prepayments })).toContain(
    'what you entered for Jun 2027 and Dec 2027 has no effect',
  );
  const declared = { start: '2026-04-01', term: 24, principal: 1_00_00_000, declared: true };
  expect(textsOf(fixedDeposit, { ...declared, income: 50_00_000 })).toContain(
    'You may not give the declaration for tax year 2026-27 and tax year 2027-28:',
  );
});

it('a ladder of deposits that end on one day does not say that they mature one after another', () => {
  const rung = { amount: 1_00_000, rate: 7, term: 24 };
  const sentence = (term: number) =>
    resultOf(fixedDeposit, { kind: 'ladder', rungs: [rung, { ...rung, term }] }).sentence;
  expect(sentence(24)).toContain('All mature that day.');
  expect(sentence(36)).toContain('They mature one after another.');
});

it('draws no chart of the years to FIRE where every share of pay is there now', () => {
  const titles = (savings: number) => resultOf(fire, { savings }).charts?.map(({ title }) => title);
  expect(titles(10_00_000)).toContain('Years to FIRE by share of pay saved');
  expect(titles(100_00_00_000)).not.toContain('Years to FIRE by share of pay saved');
});

it('a goal that a SIP passes without a rise: what it is in today’s money is said of the value, which is named', () => {
  const { sentence, headline } = resultOf(stepUp, { known: 'rise', amount: 1_00_000, goal: 10_00_000 });
  const value = headline.find(({ label }) => label === 'Value at the end')?.value;
  expect(sentence).toContain(`without a rise: you then have ${inr(Number(value))}. `);
});

describe('prepayments of an education loan before the EMIs', () => {
  const once = (amount: number, from: string) => ({ prepayments: [{ every: 'once', amount, from }] });
  const of = (changes: AnyInput) => resultOf(education as AnyCalculator, { regime: 'new', ...changes });
  const caveats = (changes: AnyInput) => (of(changes).caveats ?? []).map(({ text }) => text).join('\n');

  it('lower what is owed when the EMIs begin, and end the loan sooner or lower the EMI', () => {
    const early = once(5_00_000, '2028-12');
    expect(of(early).sentence).toContain(
      'Of the loan of ₹10,00,000 you owe ₹7,48,281 when the EMIs begin in Aug 2031. You then pay ₹17,840 a month for 4 years 4 months. The interest is ₹4,24,521 in total. The prepayments of ₹5,00,000 save ₹7,16,321 of interest and end the loan 5 years 8 months sooner.',
    );
    expect(of({ ...early, prepaymentEffect: 'emi' }).sentence).toContain(
      'You then pay ₹9,889 a month for 10 years. The interest is ₹6,86,631 in total. The prepayments of ₹5,00,000 save ₹4,54,211 of interest.',
    );
    // Less than the interest that is unpaid: the loan still grows.
    expect(of(once(50_000, '2028-12')).sentence).toContain('The loan of ₹10,00,000 grows to ₹13,00,000 by Aug 2031.');
  });

  it('end the loan where they repay it, and no EMI is spoken of', () => {
    const { sentence, headline } = of({ ...once(15_00_000, '2030-12'), salary: 50_000 });
    expect(sentence).toBe(
      'The prepayments repay the loan of ₹10,00,000 by Dec 2030, before the EMIs begin. The interest is ₹2,91,667 in total. The prepayments of ₹12,91,667 save ₹8,49,175 of interest and end the loan 10 years 7 months sooner.',
    );
    expect(headline.map(({ label, value }) => [label, value])).toContainEqual(['Paid off in', '2030-12']);
  });

  it('are said to go to interest first, and to be deductible as far as they do', () => {
    const early = once(5_00_000, '2028-12');
    const first = 'the lender takes it first for interest that is unpaid then and after that for the loan.';
    expect(caveats({})).not.toContain(first);
    expect(caveats(once(1_00_000, '2032-07'))).not.toContain(first);
    expect(caveats(early)).toContain(`${first} Until the EMIs begin, only what it repays of the loan saves interest`);
    expect(caveats({ ...early, payNow: 'interest' })).not.toContain('only what it repays of the loan saves interest');
    expect(caveats({ ...early, unpaidInterest: '1' })).not.toContain('only what it repays of the loan saves interest');
    expect(caveats(early)).not.toContain('deductible in its tax year');
    expect(caveats({ ...early, regime: 'old' })).toContain('What it pays of interest is deductible in its tax year');
    const kept = 'We take the EMI as it would be without prepayments before the EMIs';
    expect(caveats(early)).toContain(kept);
    expect(caveats({ ...early, prepaymentEffect: 'emi' })).not.toContain(kept);
    expect(caveats(once(15_00_000, '2030-12'))).not.toContain(kept);
  });

  it('beyond what is owed have no effect, and are named', () => {
    expect(
      caveats({ prepayments: [...once(15_00_000, '2030-12').prepayments, ...once(1_000, '2031-03').prepayments] }),
    ).toContain('The loan is repaid in Dec 2030, so what you entered for Mar 2031 has no effect.');
  });
});

it('home-loan eligibility names co-applicants who are past the age by which the loan must end', () => {
  const said = (coApplicants: readonly object[]) =>
    (resultOf(eligibility, { coApplicants } as AnyInput).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.includes('co-applicant of'));
  const one = { income: 30_000, emis: 8_000, age: 60, lastAge: null };
  expect(said([one, { ...one, emis: 0, age: 64, lastAge: 62 }])).toEqual([
    'The loan must end by the age of 60, which a co-applicant of 60 has reached. We leave out that income of ₹30,000 a month and the EMIs of ₹8,000. With a higher age limit under “Your lender’s rules” it counts.',
    'The loan must end by the age of 62, which a co-applicant of 64 has reached. We leave out that income of ₹30,000 a month. With a higher age limit of their own it counts.',
  ]);
  expect(said([{ ...one, age: 59 }])).toEqual([]);
});

it('a prepayment after the end of the loan is named', () => {
  const said = (changes: AnyInput) =>
    (resultOf(prepayment, { monthsLeft: 24, lumpSum: 50_000, lumpSumAfter: 24, ...changes }).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.includes('We leave it out'));
  const row = (after: number, amount: number | null = 10_000) => ({ every: 'once', amount, percent: null, after });
  expect(said({ prepayments: [row(12), row(300, null), row(40)] } as AnyInput)).toEqual([
    'The one-time prepayment, after EMI 24, comes when the loan has ended with EMI 24. We leave it out.',
    'Prepayment 3 of “More prepayments”, after EMI 40, comes when the loan has ended with EMI 24. We leave it out.',
  ]);
  expect(said({ lumpSumAfter: 23 })).toEqual([]);
});

it('a first rate as long as the loan, and interest every three months on a loan as short as that, are said', () => {
  const moved = (firstMonths: number) =>
    resultOf(refinancing, { monthsLeft: 24, firstMonths, firstRate: 7.5, newRate: 9 }).sentence;
  expect(moved(24)).toContain(
    'The first rate of 7.5% lasts to the end of the loan, so the new rate of 9% never holds.',
  );
  expect(moved(23)).not.toContain('never holds');
  const pledged = (tenure: number) => resultOf(gold, { mode: 'quarterly', tenure }).sentence;
  expect(pledged(3)).toContain(
    'In 3 months the interest of every three months is due once, with the loan, so the limit counts it as repaid at the end.',
  );
  expect(pledged(4)).not.toContain('due once');
});

it('a deposit that ends before its first payout is said to pay at the end', () => {
  const of = (changes: object) =>
    resultOf(fixedDeposit, { kind: 'payout', payoutEvery: '12', ...changes } as AnyInput).sentence;
  expect(of({ term: 11 })).toMatch(
    /^The deposit ends before its first payout, 1 year after it starts, so all interest is paid at the end, and is added every quarter until then\. /,
  );
  expect(of({ term: 5 })).toMatch(/, so all interest is paid at the end\. /);
  expect(of({ term: 12 })).not.toContain('before its first payout');
});
