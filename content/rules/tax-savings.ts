import { homeLoanDeductions } from '@/content/rules/home-loan-deductions';
import type { Citation, Rule } from '@/lib/law';

/** Returns a citation by its place in either Act. */
type Cites = (in1961: string, in2025?: string) => Citation;

const in1961: Cites = (at) => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const in2025: Cites = (_, at = 's. 123') => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** The last day on which the rules below were compared with the Acts. */
export const taxSavingsCheckedOn = '2026-11-22';

const rulesBy = (at: Cites) =>
  ({
    /** Life insurance premium that counts, % of the sum assured, by when the policy was issued and on whose life. */
    premium: {
      value: { since2012: 10, disabled: 15, before2012: 20 },
      cite: at('s. 80C(3) and (3A)'),
    } satisfies Rule<Readonly<Record<'since2012' | 'disabled' | 'before2012', number>>>,
    /** How many children’s tuition fees count for one parent. */
    children: { value: 2, cite: at('s. 80C(2)(xvii) with s. 80C(4)') } satisfies Rule<number>,
    /** Years of premium before which a life policy may not be given up. */
    policyYears: { value: 2, cite: at('s. 80C(5)(i)') } satisfies Rule<number>,
    /** Years from the end of the year of possession before which a house may not be sold. */
    holdingYears: { value: homeLoanDeductions.holdingYears.value, cite: at('s. 80C(5)(iii)') } satisfies Rule<number>,
    /** Years that each product keeps the money. */
    lockIn: {
      equityFund: { value: 3, cite: at('s. 80C(2)(xiii), with the Equity Linked Savings Scheme, 2005') },
      bankDeposit: { value: 5, cite: at('s. 80C(2)(xxi), with the Bank Term Deposit Scheme, 2006') },
      postDeposit: { value: 5, cite: at('s. 80C(2)(xxiv)') },
      certificate: { value: 5, cite: at('s. 80C(2)(ix)') },
      senior: { value: 5, cite: at('s. 80C(2)(xxiii)') },
      providentFund: {
        value: 5,
        cite: at('s. 10(12), with rule 8, Part A, Fourth Schedule', 's. 11 with Schedule II'),
      },
      ppf: { value: 15, cite: at('s. 80C(2)(v) with s. 10(11)') },
      sukanya: { value: 21, cite: at('s. 80C(2)(viii) with s. 10(11A)') },
      /** All Citizen model since December 2025: 15 years, or the age of 60 if that is earlier. */
      nps: {
        value: 15,
        cite: { source: 'pfrda-exit-2025', at: 'Normal exit, PFRDA Exits and Withdrawals Regulations' },
      },
      loan: { value: 0, cite: at('s. 80C(2)(xviii)') },
    } satisfies Readonly<Record<string, Rule<number>>>,
    /** Interest on the provident fund, % a year; declared for FY 2025-26, the last one known. */
    fundInterest: {
      value: 8.25,
      cite: { source: 'epf-interest-2025-26', at: 'Interest for FY 2025-26, recommended on 2 March 2026' },
    } satisfies Rule<number>,
    /** The part of an NPS corpus that is free of tax when drawn, %; the rest is taxed when drawn or as pension. */
    npsFree: { value: 60, cite: at('s. 10(12A)', 's. 11 with Schedule II') } satisfies Rule<number>,
  }) as const;

/** What the deduction for savings asks of a payment, and for how long each product keeps the money: the same under both Acts. */
export const taxSavings = { act1961: rulesBy(in1961), act2025: rulesBy(in2025) } as const;
