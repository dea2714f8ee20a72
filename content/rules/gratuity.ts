import type { Citation, DatedSeries, Rule } from '@/lib/law';
import type { EmolumentRule } from '@/lib/tax/gratuity';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

const act = (at: string): Citation => ({ source: 'gratuity-act-1972', at: `${at}, Payment of Gratuity Act, 1972` });
const code = (at: string): Citation => ({
  source: 'code-on-social-security-2020',
  at: `${at}, Code on Social Security, 2020`,
});
const service = (at: string): Citation => ({
  source: 'ccs-pension-rules-2021',
  at: `${at}, Central Civil Services (Pension) Rules, 2021`,
});
const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** What employers under the gratuity law must pay. */
export interface GratuityLaw {
  /** Years of continuous service, permanent employees and employees for a fixed term. */
  readonly years: number;
  readonly fixedTermYears: number;
  /** Days' wages for a year, and for a season; and the days that a month counts. */
  readonly days: number;
  readonly seasonDays: number;
  readonly monthDays: number;
  /** Days that make the last year a year of continuous service; with a week below six days, and below ground in a mine. */
  readonly yearDays: number;
  readonly shortWeekDays: number;
  /** The most that the law makes an employer pay, ₹. */
  readonly atMost: number;
  /** Fixed-term employees, and the family of an employee who died, are paid for the exact service. */
  readonly proRata: boolean;
  /** Wages as the labour codes define them, not basic pay and dearness allowance alone. */
  readonly codeWages: boolean;
  /** Days within which the employer pays, and simple interest after them, % a year. */
  readonly payWithin: number;
  readonly lateInterest: number;
  readonly cites: Readonly<Record<'eligible' | 'wages' | 'formula' | 'continuous' | 'atMost' | 'payment', Citation>>;
}

/** Gratuity of employees of factories, mines, shops and establishments with ten or more people. */
export const gratuityLaw: DatedSeries<GratuityLaw> = {
  checkedOn: '2026-11-22',
  from: [
    {
      // The most to be paid is that of the notification of 29 March 2018.
      date: '2018-03-29',
      value: {
        years: 5,
        fixedTermYears: 5,
        days: 15,
        seasonDays: 7,
        monthDays: 26,
        yearDays: 240,
        shortWeekDays: 190,
        atMost: 20_00_000,
        proRata: false,
        codeWages: false,
        payWithin: 30,
        lateInterest: 10,
        cites: {
          eligible: act('s. 4(1)'),
          wages: act('s. 2(s)'),
          formula: act('s. 4(2)'),
          continuous: act('s. 2A'),
          atMost: act('s. 4(3) and S.O. 1420(E) of 29 March 2018'),
          payment: act('s. 7(3) and (3A)'),
        },
      },
      cite: act('s. 4'),
    },
    {
      date: '2025-11-21',
      value: {
        years: 5,
        fixedTermYears: 1,
        days: 15,
        seasonDays: 7,
        monthDays: 26,
        yearDays: 240,
        shortWeekDays: 190,
        atMost: 20_00_000,
        proRata: true,
        codeWages: true,
        payWithin: 30,
        lateInterest: 10,
        cites: {
          eligible: code('s. 53(1)'),
          wages: code('s. 2(88)'),
          formula: code('s. 53(2)'),
          continuous: code('s. 54'),
          atMost: code('s. 53(3)'),
          payment: code('s. 56(3) and (4)'),
        },
      },
      cite: code('s. 53'),
    },
  ],
};

/** One year is enough for fixed-term employees. */
export const fixedTermGratuity: Citation = {
  source: 'industrial-relations-code-2020',
  at: 's. 2(o), proviso, Industrial Relations Code, 2020, with s. 53(2), Code on Social Security, 2020',
};

/** Four years and 240 days of the fifth are five years of continuous service. */
export const lastYearReading: Citation = {
  source: 'mettur-beardsell-1998',
  at: 'Mettur Beardsell Ltd. v. Regional Labour Commissioner (Central), Madras High Court',
};

/** Gratuity of the Union’s government servants since 1 January 2024; States have rules of their own, most of them alike. */
export const governmentGratuity: Rule<{
  readonly atMost: number;
  /** The months from which a rest counts as a period of six months. */
  readonly restFrom: number;
  readonly retirement: EmolumentRule;
  readonly death: EmolumentRule;
}> = {
  value: {
    atMost: 25_00_000,
    restFrom: 3,
    retirement: { share: 0.25, mostTimes: 16.5, fromYears: 5, steps: [] },
    death: {
      share: 0.5,
      mostTimes: 33,
      fromYears: 20,
      steps: [
        [0, 2],
        [1, 6],
        [5, 12],
        [11, 20],
      ],
    },
  },
  cite: service('rule 45, with the limit from 1 January 2024 (dearness allowance at 50%)'),
};

/** Exempt whole: gratuity of government servants. */
export const exemptOfGovernment: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 10(10)(i)'),
  act2025: act2025('s. 19(1), Table, on gratuity of government servants'),
};

/** The formula under the gratuity law, and the one of everybody else. */
export const exemptUnderLaw: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 10(10)(ii)'),
  act2025: act2025('s. 19(1), Table, on gratuity under the gratuity law'),
};
export const exemptOtherwise: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 10(10)(iii)'),
  act2025: act2025('s. 19(1), Table, on any other gratuity'),
};

/** Exempt amounts of all years and employers share one limit. */
export const lifetimeLimit: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 10(10)(iii), second and third provisos'),
  act2025: act2025('s. 19(1), Table, on gratuity, with its limit for all years'),
};

/** A lump sum that reaches the family because an employee died in service is no income of theirs. */
export const receivedByHeirs: Citation = { source: 'cbdt-circular-573', at: 'CBDT Circular 573 of 21 August 1990' };

/** Gratuity paid while the job goes on is salary: the exemption needs an end of the employment. */
export const gratuityInService: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 10(10) and 17(1)(iii)'),
  act2025: act2025('s. 16 and 19(1), Table, on gratuity'),
};

/** Where the relief for gratuity is. Only secondary sources were at hand for its text. */
export const gratuityReliefRule: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: { source: 'income-tax-rules-1962', at: 'rule 21A(3), Income-tax Rules, 1962' },
  act2025: { source: 'income-tax-rules-2026', at: 'rule 73(1), Table, Income-tax Rules, 2026' },
};

/**
 * Relief for gratuity that is taxed: the years of past service from which there is any, and from which more years count, with how many years
 * before the receipt they are.
 */
export const gratuityRelief: Rule<{
  readonly fromYears: number;
  readonly years: number;
  readonly longFromYears: number;
  readonly longYears: number;
}> = {
  value: { fromYears: 5, years: 2, longFromYears: 15, longYears: 3 },
  cite: gratuityReliefRule.act1961,
};
