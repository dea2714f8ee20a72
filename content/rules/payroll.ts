import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { ProvidentFundRules, StateInsuranceRules } from '@/lib/tax/payroll';

const epf = (at: string): Citation => ({
  source: 'epf-scheme-1952',
  at: `${at}, Employees’ Provident Funds Scheme, 1952`,
});
const code = (at: string): Citation => ({
  source: 'code-on-social-security-2020',
  at: `${at}, Code on Social Security, 2020`,
});
/** The scheme that took the place of that of 1952 in June 2026. */
const newEpf = (on: string): Citation => ({
  source: 'epf-scheme-2026',
  at: `Employees’ Provident Funds Scheme, 2026, on ${on}`,
});
const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const newAct = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const newTaxRules = (at: string): Citation => ({
  source: 'income-tax-rules-2026',
  at: `${at}, as applied by payroll software`,
});
const taxRules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });

/** A rule or its place under the Act of a tax year. */
type ByAct<T> = Readonly<Record<IncomeTaxAct, T>>;

/** The day on which this file was last compared with its sources. */
export const checkedOn: IsoDate = '2026-11-22';

/** Provident fund and the pension scheme inside it: %, and the wage ceiling, ₹ a month. */
export const providentFundRules: DatedSeries<ProvidentFundRules> = {
  checkedOn: '2026-11-22',
  from: [
    {
      date: '2014-09-01',
      value: { percent: 12, wageCeiling: 15_000, pensionPercent: 8.33 },
      cite: {
        source: 'epf-scheme-1952',
        at: 'paragraphs 26A and 29, Employees’ Provident Funds Scheme, 1952; paragraph 3, Employees’ Pension Scheme, 1995',
      },
    },
    {
      // Notified again under the Code with the same figures.
      date: '2026-05-29',
      value: { percent: 12, wageCeiling: 15_000, pensionPercent: 8.33 },
      cite: code('s. 16 and the wage ceiling notified on 29 May 2026'),
    },
    {
      date: '2026-09-17',
      value: { percent: 12, wageCeiling: 25_000, pensionPercent: 8.33 },
      cite: code('s. 2(89) and S.O. 5109(E), wage ceiling from 17 September 2026'),
    },
  ],
};

/** The pension share is for members who joined at wages up to the ceiling, or before 1 September 2014. */
export const pensionMembers: Citation = {
  source: 'eps-1995',
  at: 'paragraph 6, Employees’ Pension Scheme, 1995, as amended from 1 September 2014',
};

/** The age at which membership of the pension scheme ends; the employer's whole share goes to the account from then on. */
export const pensionEndsAt: Rule<number> = {
  value: 58,
  cite: { source: 'eps-1995', at: 'paragraph 6A, Employees’ Pension Scheme, 1995' },
};

/** A higher own contribution (voluntary provident fund); the employer need not match it. */
export const voluntaryFund: ByAct<Citation> = {
  act1961: epf('paragraph 29(2), proviso'),
  act2025: newEpf('a higher rate of the employee’s contribution'),
};

/** Contributions are counted to the nearest rupee. */
export const providentFundRounding: ByAct<Citation> = {
  act1961: epf('paragraph 29(4)'),
  act2025: newEpf('contributions to the nearest rupee'),
};

/** Deposit insurance and the charge for administration, % of wages; the first on wages up to the ceiling, ₹ a month. */
export const insuranceAndCharge: DatedSeries<{
  readonly insurancePercent: number;
  readonly chargePercent: number;
  readonly wageCeiling: number;
}> = {
  checkedOn: '2026-11-21',
  from: [
    {
      date: '2018-06-01',
      value: { insurancePercent: 0.5, chargePercent: 0.5, wageCeiling: 15_000 },
      cite: {
        source: 'edli-1976',
        at: 'paragraph 7, Employees’ Deposit-Linked Insurance Scheme, 1976, with paragraph 30 of the EPF Scheme, 1952',
      },
    },
    {
      date: '2026-09-17',
      value: { insurancePercent: 0.5, chargePercent: 0.5, wageCeiling: 25_000 },
      cite: code('s. 2(89) and S.O. 5109(E), wage ceiling from 17 September 2026'),
    },
  ],
};

/** State insurance (ESI): %, the wage limits, ₹ a month, and the daily wage free of the employee’s share. */
export const stateInsuranceRules: DatedSeries<StateInsuranceRules & { readonly wagesUpToDisabled: number }> = {
  checkedOn: '2026-11-21',
  from: [
    {
      date: '2019-09-06',
      value: {
        employeePercent: 0.75,
        employerPercent: 3.25,
        wagesUpTo: 21_000,
        wagesUpToDisabled: 25_000,
        freeDailyWage: 176,
        daysInMonth: 26,
      },
      cite: {
        source: 'esi-rules-1950',
        at: 'rules 2(1-B), 50, 51 and 52, Employees’ State Insurance (Central) Rules, 1950',
      },
    },
  ],
};

/** Once covered, an employee stays covered to the end of the contribution period (April to September, October to March). */
export const stateInsurancePeriod: Citation = {
  source: 'esi-rules-1950',
  at: 'rule 50, proviso, Employees’ State Insurance (Central) Rules, 1950',
};

/** Days of wages for a year of service, out of the days in a month. */
export const gratuityWages: Rule<{ readonly days: number; readonly monthDays: number }> = {
  value: { days: 15, monthDays: 26 },
  cite: { source: 'gratuity-act-1972', at: 's. 4(2), Payment of Gratuity Act, 1972' },
};

/** The same formula under the labour code, which came in place of the Act of 1972. */
export const gratuityUnderCode: Citation = code('s. 53(2)');

/** Years of service before gratuity is due: permanent employees, and employees for a fixed term. */
export const gratuityService: Rule<{ readonly permanent: number; readonly fixedTerm: number }> = {
  value: { permanent: 5, fixedTerm: 1 },
  cite: code('s. 53'),
};

/** Labour codes: pay outside basic pay and dearness allowance is wages above this share of all remuneration, %. */
export const codeWagesRule: Rule<number> & { readonly inForceFrom: IsoDate } = {
  value: 50,
  inForceFrom: '2025-11-21',
  cite: code('s. 2(88), first proviso'),
};

/** Labour welfare fund in two States, ₹; other States have their own. */
export const welfareFund: Readonly<Record<'karnataka' | 'haryana', Rule<number>>> = {
  /** A year, taken in December. */
  karnataka: {
    value: 50,
    cite: {
      source: 'karnataka-lwf-act-1965',
      at: 's. 7A, Karnataka Labour Welfare Fund Act, 1965, as amended in 2025',
    },
  },
  /** The most a month. */
  haryana: {
    value: 34,
    cite: {
      source: 'punjab-lwf-act-1965',
      at: 's. 9A, Punjab Labour Welfare Fund Act, 1965, as it applies in Haryana',
    },
  },
};

/** The employer's contributions to provident fund up to this % of salary are no income. */
export const employerFundFree: Rule<number> = {
  value: 12,
  cite: act('s. 17(1)(vi), with rule 6(a), Part A, Fourth Schedule'),
};

/** From tax year 2026-27 there is no such limit: only the one on all contributions together stays. */
export const employerFundFree2026: Citation = {
  source: 'income-tax-act-2025',
  at: 'Schedule XI, Part A, paragraph 6, Income-tax Act, 2025, as substituted from 1 April 2026',
};

/** Contributions to funds above the limit are a perquisite, and so is the yearly growth on them. */
export const contributionPerquisite: ByAct<Citation> = {
  act1961: {
    source: 'income-tax-act-1961',
    at: 's. 17(2)(vii) and (viia), Income-tax Act, 1961, with rule 3B, Income-tax Rules, 1962',
  },
  act2025: {
    source: 'income-tax-act-2025',
    at: 's. 17(1)(h) and (i), Income-tax Act, 2025, with rule 16, Income-tax Rules, 2026',
  },
};

const interestTaxedAbove = { own: 2_50_000, withoutEmployer: 5_00_000 };

/** Interest on own contributions above this is taxed, ₹ a year; the second where the employer pays nothing in. */
export const taxedInterest: ByAct<Rule<typeof interestTaxedAbove>> = {
  act1961: {
    value: interestTaxedAbove,
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 10(11) and 10(12), provisos, Income-tax Act, 1961, with rule 9D, Income-tax Rules, 1962',
    },
  },
  act2025: {
    value: interestTaxedAbove,
    cite: {
      source: 'income-tax-act-2025',
      at: 'Schedule II, Table, Sl. 3 and 4, Income-tax Act, 2025, with rule 277, Income-tax Rules, 2026',
    },
  },
};

/** Fuel and upkeep of the employee's own car paid by the employer: free, ₹ a month, by engine size. */
export const ownCar: ByAct<Rule<{ readonly small: number; readonly large: number; readonly litres: number }>> = {
  act1961: { value: { small: 1_800, large: 2_400, litres: 1.6 }, cite: taxRules('rule 3(2), Table II, item 2') },
  act2025: {
    value: { small: 5_000, large: 7_000, litres: 1.6 },
    cite: newTaxRules('rule 15(3)(a), Table II, Sl. 2(b), Income-tax Rules, 2026'),
  },
};

/** Meal vouchers: free up to this, ₹ a meal; up to March 2026 in the old regime alone, then in both: the Rules of 2026 name no regime. */
export const meals: ByAct<Rule<number>> = {
  act1961: { value: 50, cite: taxRules('rule 3(7)(iii), provisos') },
  act2025: { value: 200, cite: newTaxRules('rule 15(5)(a), Table IV, Sl. 3, Income-tax Rules, 2026') },
};

/** What an employer pays for children, ₹ a month and child, and for how many children it is free in the old regime. */
export const childrenAllowances: ByAct<
  Rule<{ readonly education: number; readonly hostel: number; readonly children: number }>
> = {
  act1961: {
    value: { education: 100, hostel: 300, children: 2 },
    cite: taxRules('rule 2BB(2), Table, items 5 and 6'),
  },
  act2025: {
    value: { education: 3_000, hostel: 9_000, children: 2 },
    cite: newTaxRules('rule 280(2), Table, Sl. 7 and 8, Income-tax Rules, 2026'),
  },
};

/** Gifts and vouchers from the employer are no perquisite while those of a year are below this, ₹. */
export const gifts: ByAct<Rule<number>> = {
  act1961: { value: 5_000, cite: taxRules('rule 3(7)(iv), proviso') },
  act2025: { value: 15_000, cite: newTaxRules('rule 15(5)(a), Table IV, Sl. 4, Income-tax Rules, 2026') },
};

/** Tax is deducted at the average rate on the estimated income of the year, with other income declared. */
export const deductionAtSource: ByAct<Citation> = {
  act1961: act('s. 192(1), (2), (2B) and (3)'),
  act2025: newAct('s. 392'),
};
