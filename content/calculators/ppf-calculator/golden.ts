import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, official, published, table } from '@/lib/golden';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

const ledger = (title: string): Case['source'] => ({
  how: 'by-hand',
  title: `Month-by-month ledger in exact decimals: ${title}`,
});
const scheme = (paragraph: string): Case['source'] => ({
  how: 'official',
  title: `${paragraph}, Public Provident Fund Scheme, 2019`,
});

const withdrawal = (date: string, amount: number) => ({ kind: 'withdrawal' as const, date, amount, repaidAfter: 36 });
const paid = (date: string, amount: number) => ({ date, amount });
const loan = (date: string, amount: number, repaidAfter = 36) => ({ kind: 'loan' as const, date, amount, repaidAfter });

export const golden: Case[] = [
  {
    name: '₹1,50,000 by 5 April for 15 years at 7.1% becomes ₹40,68,209',
    source: {
      how: 'published',
      title: 'The figure that PPF calculators show; 1,50,000 × (1.071¹⁵ − 1) ÷ 0.071 × 1.071',
    },
    input: {},
    expect: {
      'Amount after 15 years': 4068209.220287906,
      'Total deposited': 22_50_000,
      'Total interest': 1818209.220287906,
      'Account matures on': '2042-04-01',
      'Amount at legal maturity': 4517702.074928347,
      'Interest of 2026-27': 10_650,
      'Loan limit in 2028-29': 40_162.5,
      'Withdrawal limit in 2032-33': 258489.143325,
      'The same money in an FD, after tax': 3280577.817535063,
      'PPF less FD': 787631.4027528428,
      'FD rate that would match': 9.942859115007785,
      'Counts for the savings deduction in tax year 2026-27': 1_50_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['rounding', 'horizon'],
    expect: ['Amount after 15 years', 'Maturity amount', 'Total deposited', 'Account matures on'] }, [
    ['a passbook that rounds each year ends one rupee lower, at ₹40,68,208', 'interest to the rupee on each 31 March',
      'rupee', blank, 40_68_208],
    ['with the 16th deposit that the law allows the account holds ₹45,17,702 at maturity',
      '16 deposits, 16 financial years',
      blank, 'sixteen', 4068209.220287906, 4517702.074928347, 24_00_000, '2042-04-01'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, input: { horizon: 'sixteen' }, given: ['opened', 'rounding'],
    expect: ['Maturity amount', 'Account matures on', 'Interest of 2025-26', 'Amount after 15 years'] }, [
    ['an account opened on 15 July 2025 matures on 1 April 2041 with ₹45,07,769 on 16 deposits',
      'first deposit earns from August, 150000 × 7.1% × 8 ÷ 12 = 7100',
      '2025-07-15', blank, 4507769.304097512, '2041-04-01', 7_100, 4058934.9244607957],
    ['the same account by a passbook that rounds comes to ₹45,07,767', 'interest to the rupee on each 31 March',
      '2025-07-15', 'rupee', 45_07_767],
    ['money paid on 5 July earns interest for July', '150000 × 7.1% × 9 ÷ 12',
      '2025-07-05', blank, 4510252.496805221, blank, 7_987.5],
    ['money paid on 6 July earns nothing for July', '150000 × 7.1% × 8 ÷ 12',
      '2025-07-06', blank, 4507769.304097512, blank, 7_100],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['pattern', 'opened'],
    expect: ['Interest of 2026-27', 'Amount after 15 years', 'Extra if you deposit by 5 April'] }, [
    ['₹12,500 by the 5th of every month earns ₹5,768.75 in the first year and becomes ₹39,44,599',
      '12500 × 78 ÷ 12 × 7.1% in the first year', 'monthlyBy', blank, 5_768.75, 3944599.221803434, 123609.998484472],
    ['₹12,500 after the 5th of every month earns ₹4,881.25 in the first year and becomes ₹39,22,125',
      '12500 × 66 ÷ 12 × 7.1% in the first year', 'monthlyAfter', '2026-04-06', 4_881.25, 3922124.6766244397],
    ['an account opened on 1 April with instalments after the 5th takes ₹500 on the opening day',
      '500 more counts for April: 4881.25 + 500 × 7.1% ÷ 12',
      'monthlyAfter', blank, 4884.208333333333, 3922132.405204295],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['pattern', 'opened', 'horizon'],
    expect: ['Deposited in 2025-26', 'Interest of 2025-26', 'Total deposited', 'Maturity amount',
    'Amount after 15 years'] }, [
    ['monthly instalments in an account opened on 15 July are nine in the first year',
      '189 instalments of 12500, the first on 15 July',
      'monthlyBy', '2025-07-15', 'sixteen', 1_12_500, 3254.1666666666665, 23_62_500, 4268475.168342653],
    ['paying each year at the end of March gives ₹37,98,515',
      published('1,50,000 × (1.071¹⁵ − 1) ÷ 0.071, the formula that many sites print'),
      'month', '2026-03-31', blank, blank, 0, blank, blank, 3798514.678139968],
  ]),
  {
    name: 'who opens on 1 April and pays by 5 December pays ₹500 on opening and the rest in December',
    source: ledger('500 for 12 months and 149500 for 4 in the first year'),
    input: { pattern: 'month', payMonth: '12', payBy: 'by' },
    expect: { 'Interest of 2026-27': 3573.6666666666665, 'Amount after 15 years': 3888474.687494795 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['deposit', 'rate', 'opened'],
    expect: ['Amount after 15 years', 'Total interest', 'FD rate that would match'] }, [
    ['the least deposit, ₹500 a year, becomes ₹13,561', 'a three-hundredth of the first case',
      500, blank, blank, 13560.697400959685],
    ['₹1,00,000 a year at 8% becomes ₹29,32,428', '100000 × (1.08¹⁵ − 1) ÷ 0.08 × 1.08',
      1_00_000, 8, '2027-04-01', 2932428.3041676627],
    ['at no interest the deposits come back', byHand('15 × 150000'), blank, 0, '2027-04-01',
      22_50_000, 0, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['extensions'], expect: ['Amount after 20 years',
    'Extension ends on', 'Withdrawals in the first five-year block', 'Amount after 25 years'] }, [
    ['one extension with deposits brings 20 years and ₹66,58,288', '20 deposits',
      1, 6658288.169641772, '2047-04-01', 2710621.244957008],
    ['two extensions with deposits bring 25 years and ₹1,03,08,015', '25 deposits',
      2, blank, '2052-04-01', blank, 10308014.967718193],
  ]),
  {
    name: 'a fixed deposit would be used up by a withdrawal of ₹40 lakh, which the PPF account bears',
    source: ledger('The FD at 6.5% holds ₹34,67,968 at the end of May 2042'),
    input: { extensions: 1, extensionKind: 'without', payouts: [withdrawal('2042-06-01', 40_00_000)] },
    expect: { 'The same money in an FD, after tax': 'Used up' },
  },
  {
    name: 'five more years without deposits turn ₹40,68,209 into ₹57,32,587',
    source: ledger('4068209.220287906 × 1.071⁵'),
    input: { extensions: 1, extensionKind: 'without' },
    expect: {
      'Amount after 20 years': 5732586.728744467,
      'Balance before the extension': 4068209.220287906,
      'Total deposited': 22_50_000,
    },
  },
  {
    name: 'an account opened in April 2019 earned 8% to June 2019 and 7.9% to March 2020',
    source: ledger('150000 × (3 × 8% + 9 × 7.9%) ÷ 12 = 11887.50, then 7.1%'),
    input: { opened: '2019-04-01' },
    expect: { 'Interest of 2019-20': 11_887.5, 'Amount after 15 years': 4071442.161438905 },
  },
  {
    name: 'at no interest after December 2026 only its first nine months earn',
    source: ledger('150000 × 7.1% × 9 ÷ 12'),
    input: { rate: 0 },
    expect: { 'Amount after 15 years': 22_57_987.5 },
  },
  {
    name: 'an account opened on 1 April 2014 passes through every notified rate since',
    source: ledger('8.7, 8.1, 8.0, 7.9, 7.8, 7.6, 8.0, 7.9 and 7.1 by month'),
    input: { opened: '2014-04-01', horizon: 'sixteen' },
    expect: { 'Maturity amount': 4590496.087857297 },
  },
  {
    name: 'an account opened a day earlier needs a passbook balance, because the ceiling was another',
    source: official('The ceiling of ₹1,50,000 holds from 2014-15'),
    input: { opened: '2014-03-31' },
    refused: 'Before 1 Apr 2014 the deposit limits were different.',
  },
  {
    name: 'an expected fall to 6.8% in October 2030 lowers the result',
    source: ledger('54 months at 7.1%, then 6.8%'),
    input: { rateChanges: [{ from: '2030-10', rate: 6.8 }] },
    expect: { 'Amount after 15 years': 3977335.226094864 },
  },
  {
    name: 'a running account goes on from its passbook balance',
    source: ledger('1340000 and nine deposits by 5 April'),
    input: {
      opened: '2019-06-10',
      horizon: 'sixteen',
      passbook: [
        { financialYear: '2025-26', balance: 13_40_000 },
        { financialYear: '2022-23', balance: 7_00_000 },
      ],
    },
    expect: {
      'Maturity amount': 4416616.261468478,
      'Deposits from now on': 13_50_000,
      'Account matures on': '2035-04-01',
      'Withdrawal limit in 2026-27': 3_50_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['schedule'],
    expect: ['Total deposited', 'Amount after 15 years', 'Fees to revive the account'] }, [
    ['one year with another deposit changes only that year', '50000 in the fifth year',
      [{ financialYear: '2030-31', amount: 50_000 }], 21_50_000, 3855550.018636103],
    ['a missed year costs its growth and a fee of ₹50', 'no deposit in the third year; paragraph 6(2)',
      [{ financialYear: '2028-29', amount: 0 }], blank, 3702315.985305078, 50],
    ['after a missed year ₹1,000 revives the account', scheme('Para. 6(2)'),
      [{ financialYear: '2028-29', amount: 0 }, { financialYear: '2029-30', amount: 1_000 }], 19_51_000, blank, 50],
  ]),
  {
    name: 'after a missed year ₹950 does not revive the account',
    source: scheme('Para. 6(2)'),
    input: {
      schedule: [
        { financialYear: '2028-29', amount: 0 },
        { financialYear: '2029-30', amount: 950 },
      ],
    },
    refused: 'To revive the account in 2029-30 you must pay at least ₹1,000',
  },
  {
    name: '₹500 is enough for a year',
    source: scheme('Para. 4(1)'),
    input: { schedule: [{ financialYear: '2028-29', amount: 500 }] },
    expect: { 'Total deposited': 21_00_500 },
  },
  {
    name: '₹499 is not enough for a year',
    source: scheme('Para. 4(1)'),
    input: { schedule: [{ financialYear: '2028-29', amount: 499 }] },
    refused: 'A year’s deposit is at least ₹500 (paragraph 4(1)).',
  },
  {
    name: 'an account cannot open in March with a twelfth of ₹500',
    source: scheme('Para. 5(1)'),
    input: { deposit: 500, pattern: 'monthlyBy', opened: '2027-03-01' },
    refused:
      'You must open the account with at least ₹500 (paragraph 5(1)). In 2026-27 you would pay ₹41.67. Enter ₹6,000 or more a year.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['payouts'],
    expect: ['Interest on the loan of 10 May 2028', 'Amount after 15 years'] }, [
    ['a loan of ₹40,000 for 20 months costs ₹666.67 and the interest that the money does not earn',
      ledger('40000 × 1% × 20 ÷ 12; the money is out from May 2028 to December 2029'),
      [loan('2028-05-10', 40_000, 20)], 666.6666666666666, 4057750.279230027],
    ['a loan repaid in the 36th month costs 1% a year', 'Para. 9(1) and (2)', [loan('2028-05-10', 40_000, 36)], 1_200],
    ['a loan repaid in the 37th month costs 6% a year for all its months', 'Para. 9(2), proviso',
      [loan('2028-05-10', 40_000, 37)], 7_400],
  ]),
  {
    name: 'no loan is given on 31 March 2028, the last day of the second year',
    source: scheme('Para. 8(1)'),
    input: { payouts: [loan('2028-03-31', 10_000)] },
    refused: 'A loan can be taken from 1 Apr 2028 to 31 Mar 2032',
  },
  {
    name: 'a loan of ₹40,162 is given on 1 April 2028, the first day of the third year',
    source: scheme('Para. 8(1): 25% of 160650 in whole rupees'),
    input: { payouts: [loan('2028-04-01', 40_162)] },
    expect: { 'Loan limit in 2028-29': 40_162.5 },
  },
  {
    name: 'a loan of ₹40,163 is a rupee too much',
    source: scheme('Para. 8(1): 25% of 160650 in whole rupees'),
    input: { payouts: [loan('2028-04-01', 40_163)] },
    refused: 'The most you can borrow in 2028-29 is ₹40,162',
  },
  {
    name: 'the last day for a loan is 31 March 2032',
    source: scheme('Para. 8(1)'),
    input: { payouts: [loan('2032-03-31', 1_00_000, 12)] },
    expect: { 'Interest on the loan of 31 Mar 2032': 1_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['payouts'], expect: 'refused' }, [
    ['no loan is given on 1 April 2032', 'Para. 8(1)',
      [loan('2032-04-01', 1_00_000, 12)], 'A loan can be taken from 1 Apr 2028 to 31 Mar 2032'],
    ['a second loan waits until the first is repaid', 'Para. 8(3)',
      [loan('2028-06-01', 10_000, 24), loan('2030-05-31', 10_000)], 'An earlier loan is not yet repaid on this day.'],
  ]),
  {
    name: 'a second loan may follow once the first is repaid',
    source: scheme('Para. 8(3)'),
    input: { payouts: [loan('2028-06-01', 10_000, 24), loan('2030-06-01', 10_000, 12)] },
    expect: { 'Interest on the loan of 1 Jun 2028': 200, 'Interest on the loan of 1 Jun 2030': 100 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['payouts'], expect: 'refused' }, [
    ['a financial year has one loan, even if the first is repaid', 'Para. 8(4)',
      [loan('2028-06-01', 10_000, 2), loan('2028-12-01', 10_000)], 'Only one loan is allowed in a financial year'],
    ['nothing can be withdrawn on 31 March 2032, the last day of the sixth year', 'Para. 10(1)',
      [withdrawal('2032-03-31', 1_000)], 'You can withdraw from 1 Apr 2032'],
  ]),
  {
    name: '₹2,58,489 can be withdrawn from 1 April 2032, the first day of the seventh year',
    source: scheme('Para. 10(1): half of 516978.28665, lower than 1152076.2432'),
    input: { payouts: [withdrawal('2032-04-01', 2_58_489)] },
    expect: { 'Withdrawal limit in 2032-33': 258489.143325, Withdrawn: 2_58_489 },
  },
  {
    name: '₹2,58,490 is a rupee too much',
    source: scheme('Para. 10(1): half of 516978.28665'),
    input: { payouts: [withdrawal('2032-04-01', 2_58_490)] },
    refused: 'The most you can withdraw in 2032-33 is ₹2,58,489.14',
  },
  {
    name: 'a withdrawal in June 2032 earns no interest from June on',
    source: ledger('258489 taken out in the seventh year'),
    input: { payouts: [withdrawal('2032-06-01', 2_58_489)] },
    expect: { 'Amount after 15 years': 3594270.558889045, 'Total interest': 1602759.5588890447 },
  },
  {
    name: 'a financial year has one withdrawal',
    source: scheme('Para. 10(1), second proviso'),
    input: { payouts: [withdrawal('2033-03-31', 1_000), withdrawal('2032-04-01', 1_000)] },
    refused: 'Only one withdrawal is allowed in a financial year',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['payouts', 'pattern', 'payMonth', 'schedule'],
    expect: 'refused' }, [
    ['nothing is withdrawn while a loan is out', 'Para. 10(1), first proviso',
      [loan('2032-03-15', 50_000, 12), withdrawal('2033-02-28', 1_000)], blank, blank, blank,
      'A loan is not yet repaid on this day.'],
    ['a discontinued account gives no withdrawal', 'Para. 6(3)',
      [withdrawal('2032-11-30', 1_000)], 'month', '12', [{ financialYear: '2031-32', amount: 0 }],
      'The account is discontinued on 30 Nov 2032'],
  ]),
  {
    name: 'a discontinued account revived in December gives a withdrawal at the end of December',
    source: scheme('Para. 6(2)'),
    input: {
      pattern: 'month',
      payMonth: '12',
      schedule: [{ financialYear: '2031-32', amount: 0 }],
      payouts: [withdrawal('2032-12-31', 1_000)],
    },
    expect: { Withdrawn: 1_000, 'Fees to revive the account': 50 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, input: { horizon: 'sixteen', extensions: 1 }, given: ['payouts'],
    expect: ['Withdrawals in the first five-year block', 'Amount when the extension ends', 'Withdrawn'] }, [
    ['a block of extension lets out 60% of its first balance', 'Para. 12(4): 60% of 4517702.074928',
      [withdrawal('2042-06-01', 27_10_621)], 2710621.244957008, 3514293.934187407],
    ['what is left of the 60% can be taken in a later year of the block', 'Para. 12(4): 2710621.24 less 2000000',
      [withdrawal('2042-06-01', 20_00_000), withdrawal('2043-06-01', 7_10_621)], blank, blank, 27_10_621],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, input: { extensions: 1 }, given: ['horizon', 'payouts'],
    expect: 'refused' }, [
    ['a rupee more than 60% in one block is refused', 'Para. 12(4): 2710621.24 less 2000000',
      'sixteen', [withdrawal('2042-06-01', 20_00_000), withdrawal('2043-06-01', 7_10_622)],
      'The most you can withdraw in 2043-44 is ₹7,10,621.24'],
    ['in the 16th year, before maturity, half of the balance four years before is the limit still',
      'Para. 10(1): half of the balance of the 12th year',
      blank, [withdrawal('2041-06-01', 24_00_000)], 'The most you can withdraw in 2041-42 is ₹14,45,374.89: 50%'],
  ]),
  {
    name: 'without deposits the whole balance can be taken at once',
    source: scheme('Para. 11(2)'),
    input: {
      horizon: 'sixteen',
      extensions: 1,
      extensionKind: 'without',
      payouts: [withdrawal('2042-04-01', 45_17_702)],
    },
    expect: { 'Amount when the extension ends': 0.1055828803264024, Withdrawn: 45_17_702 },
  },
  {
    name: 'without deposits no more than the balance can be taken',
    source: scheme('Para. 11(2)'),
    input: {
      horizon: 'sixteen',
      extensions: 1,
      extensionKind: 'without',
      payouts: [withdrawal('2042-04-01', 45_17_703)],
    },
    refused: 'The most you can withdraw in 2042-43 is ₹45,17,702.07: the whole balance',
  },
  {
    name: 'no deposit is taken in an extension without deposits',
    source: scheme('Para. 11(2)'),
    input: { extensions: 1, extensionKind: 'without', schedule: [{ financialYear: '2041-42', amount: 500 }] },
    refused: 'You cannot deposit in 2041-42',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger,
    input: { deposit: 60_000, pattern: 'monthlyBy', onceMore: 50_000, onceMonth: '03' }, given: ['onceBy'],
    expect: ['Interest of 2026-27', 'Total deposited', 'Amount after 15 years'] }, [
    ['₹5,000 a month and ₹50,000 once more by 5 March', '(5,000 × 78 + 50,000) × 7.1% ÷ 12 of interest in each year',
      'by', 2603.3333333333335, 16_50_000, 2851502.763161025],
    ['the same after 5 March earns nothing in its year', '5,000 × 78 × 7.1% ÷ 12', 'after', 2307.5, 16_50_000, 2844011.24810136],
  ]),
  {
    name: '₹1,00,000 by 5 April and ₹50,000 in December make the most of a year',
    source: scheme('Para. 4(1)'),
    input: { deposit: 1_00_000, onceMore: 50_000, onceMonth: '12', onceBy: 'by' },
    expect: { 'Interest of 2026-27': 8283.333333333334, 'Total deposited': 22_50_000 },
  },
  {
    name: 'one rupee more in December is above it',
    source: scheme('Para. 4(1)'),
    input: { deposit: 1_00_000, onceMore: 50_001, onceMonth: '12', onceBy: 'by' },
    refused: 'Together you would pay ₹1,50,001 a year. The most is ₹1,50,000 (paragraph 4(1)).',
  },
  {
    name: 'a payment of June begins in the second year of an account opened in December',
    source: ledger('1,00,000 on 10 December, then by 5 April, with 10,000 by 5 June'),
    input: { deposit: 1_00_000, opened: '2026-12-10', onceMore: 10_000, onceMonth: '06', onceBy: 'by' },
    expect: { 'Total deposited': 16_40_000, 'Interest of 2026-27': 1_775, 'Amount after 15 years': 2938774.8854976404 },
  },
  {
    name: 'deposits on their own days: by the 5th, and a day later',
    source: ledger('10,000 × 12 + 20,000 × 10 + 30,000 × 9, × 7.1% ÷ 12; then nothing'),
    input: {
      opened: '2024-04-03',
      horizon: 'fifteen',
      deposit: 500,
      deposits: [
        { date: '2024-04-03', amount: 10_000 },
        { date: '2024-06-05', amount: 20_000 },
        { date: '2024-06-06', amount: 30_000 },
      ],
    },
    expect: { 'Deposited in 2024-25': 60_000, 'Interest of 2024-25': 3490.8333333333335, 'Total deposited': 67_000 },
  },
  {
    name: 'a year with deposits of its own has no payment once more',
    source: ledger('15 × 60,000 less 60,000, with 1,000 instead; 14 × 5,000'),
    input: {
      deposit: 60_000,
      onceMore: 5_000,
      deposits: [{ date: '2028-07-01', amount: 1_000 }],
    },
    expect: { 'Total deposited': 9_11_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, input: { opened: '2024-04-01' }, given: ['deposits', 'schedule'],
    expect: 'refused' }, [
    ['deposits by date of ₹1,50,001 in one year', 'Para. 4(1)',
      [paid('2025-05-01', 1_00_000), paid('2026-03-31', 50_001)], blank,
      'With this deposit you pay ₹1,50,001 in the financial year.'],
    ['a deposit before the account was opened', 'Para. 5(1)', [paid('2024-03-31', 500)], blank,
      'This day is before the account was opened on 1 Apr 2024.'],
    ['an account that opens with ₹499', 'Para. 5(1)', [paid('2024-04-01', 499), paid('2024-04-02', 500)], blank,
      'You must open the account with at least ₹500 on 1 Apr 2024'],
    ['a year with ₹499', 'Para. 4(1)', [paid('2025-05-01', 499)], blank, "A year’s deposits must be at least ₹500"],
    ['a year that is in both lists', 'Two answers to one question', [paid('2025-05-01', 600)],
      [{ financialYear: '2025-26', amount: 700 }], '2025-26 also has deposits on other dates.'],
    ['a deposit after the last year that is counted', 'Para. 11(1)', [paid('2039-04-01', 600)], blank,
      'This day is after the years counted'],
  ]),
  {
    name: 'deposits by date of exactly ₹1,50,000 on two sides of a year',
    source: scheme('Para. 4(1)'),
    input: {
      opened: '2024-04-01',
      deposits: [paid('2026-03-31', 1_50_000), paid('2026-04-01', 1_50_000)],
    },
    expect: { 'Total deposited': 22_50_000 },
  },
  {
    name: 'the same deposits in ELSS at 10%, all sold at the end',
    source: byHand(
      '1,50,000 × 1.1 × (1.1^15 − 1) ÷ 0.1; 13% of the gain above 1,25,000; two deposits are not yet three years old',
    ),
    input: { elssReturn: 10 },
    expect: {
      'In ELSS, after tax': 4869689.7471961705,
      'Of it locked on that day': 3_46_500,
      'PPF less ELSS': -801480.5269082645,
      'ELSS return that leaves the same': 7.795916878268915,
    },
  },
  {
    name: 'a gain of ELSS within the exemption bears no tax, and its loss none',
    source: byHand('500 × 12 × 15: 500 a month is 6,000 a year; −5% a year'),
    input: { deposit: 6_000, elssReturn: -5 },
    expect: { 'In ELSS, after tax': 61184.7997617881 },
  },
  {
    name: 'no comparison with ELSS where money is taken out on the way',
    source: ledger('What is sold for it is not asked'),
    input: { elssReturn: 10, payouts: [withdrawal('2032-04-01', 2_58_489)] },
    expect: { Withdrawn: 2_58_489 },
  },
];
