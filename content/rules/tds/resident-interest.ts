import type { Citation, IsoDate } from '@/lib/law';
import type { TdsSection } from '@/lib/tax/tds';

/** The last day on which the sections on payments to residents were compared with the Act. */
export const residentCheckedOn: IsoDate = '2026-11-21';

/** What most of the sections have: the statement of the quarter, and the rate without a PAN, %. */
export const quarterly = { statement: '26Q', withoutPan: 20 } as const;
export const general = {
  ...quarterly,
  deductor: 'Anyone but an individual or HUF below the audit limits',
  auditClassOnly: true,
  isExpense: true,
} as const;
export const bank = 'Every bank, co-operative bank and post office';

const at = 's. 194A(3)(i), Income-tax Act, 1961';

/** Returns the terms of section 194A by its limit before and since April 2025. */
const interest = (before: number, now: number): TdsSection['terms'] => {
  const above = (amount: number) => ({ base: 'whole', percent: 10, limits: [{ amount, per: 'year' }] }) as const;
  const cite: Citation = { source: 'income-tax-act-1961', at };
  const amended: Citation = { source: 'finance-act-2025', at: `${at}, as amended by the Finance Act, 2025` };
  return {
    checkedOn: residentCheckedOn,
    from: [
      { date: '2024-04-01', value: above(before), cite },
      { date: '2025-04-01', value: above(now), cite: amended },
    ],
  };
};

/** The declaration of section 197A (Forms 15G and 15H) in the Act of 2025. */
export const noTaxDeclaration2026: Citation = {
  source: 'income-tax-act-2025',
  at: 's. 393(6), Income-tax Act, 2025',
};

/** Section 194A, on interest. Apart from the other sections, since pages on deposits ask for it alone. */
export const interestSections = {
  '194A-bank': { ...quarterly, section: '194A', deductor: bank, terms: interest(40_000, 50_000) },
  '194A-senior': { ...quarterly, section: '194A', deductor: bank, terms: interest(50_000, 1_00_000) },
  '194A-others': { ...general, section: '194A', terms: interest(5_000, 10_000) },
} as const satisfies Readonly<Record<string, TdsSection>>;
