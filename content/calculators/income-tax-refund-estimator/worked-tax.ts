import type { WithMore } from '@/content/tax/near';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeForFee } from '@/lib/tax/interest';
import { isOldRegimeOpen } from '@/lib/tax/old-regime';
import { basicExemption } from '@/lib/tax/slabs';
import { emptyTaxpayer, type Readings, returnFromTds, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import type { Days } from './days';
import type { RefundInput } from './form';

/** The tax of the year, entered or worked out, ₹. */
export interface YearTax {
  readonly tax: number;
  /** Without gains, whose days are not known here. */
  readonly foreseenTax: number;
  readonly income: IncomeForFee;
  readonly worked?: {
    readonly assessment: Assessment;
    readonly withMore: WithMore;
    readonly taxRead: (readings: Partial<Readings>) => number;
    /** Whether the late return put an end to the choice of the old regime. */
    readonly oldRegimeLost: boolean;
  };
}

/** Returns the tax of the year as entered, or as the income-tax engine works it out. */
export function yearTaxOf(input: RefundInput, days: Days): YearTax {
  const { year } = days;
  const filing = { tds: input.tds, returnFromTds: returnFromTds({ ...input, kind: 'individual' }, year) };
  if (input.mode === 'known') {
    const age = input.residence === 'nonResident' || input.regime === 'new' ? 'below60' : input.age;
    return {
      tax: input.tax,
      foreseenTax: input.tax,
      income: {
        totalIncome: input.totalIncome,
        beforeDeductions: input.totalIncome,
        basicExemption: basicExemption(year.regimes[input.regime].slabs.value[age]),
        ...filing,
      },
    };
  }
  const isOpen = isOldRegimeOpen({ ...days, hasBusiness: input.business !== 'none', optionHolds: true });
  const oldRegimeLost = input.regime === 'old' && !isOpen;
  const regime = oldRegimeLost ? 'new' : input.regime;
  const assessed = (extra = 0, readings: Partial<Readings> = {}, gains = true) =>
    assess(taxpayerOf(input, extra, regime === 'old', gains), year, regime, { ...usualReadings, ...readings });
  const assessment = assessed();
  return {
    tax: assessment.tax,
    foreseenTax: assessed(0, {}, false).tax,
    income: {
      totalIncome: assessment.totalIncome,
      beforeDeductions: assessment.grossTotalIncome,
      basicExemption: assessment.charge.basicExemption,
      ...filing,
    },
    worked: {
      assessment,
      withMore: (extra) => (extra === 0 ? assessment : assessed(extra)),
      taxRead: (readings) => assessed(0, readings).tax,
      oldRegimeLost,
    },
  };
}

function taxpayerOf(input: RefundInput, extra: number, old: boolean, withGains: boolean): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    gains: withGains
      ? [
          { class: 'shortTermEquity', amount: input.shortEquity },
          { class: 'longTermEquity', amount: input.longEquity },
        ]
      : [],
    other: { ...emptyTaxpayer.other, other: input.otherIncome + extra },
    // The one deduction without a limit of its own holds what is entered as all deductions together.
    claims: { ...emptyTaxpayer.claims, other: old ? input.deductions : 0 },
  };
}
