import { balanceOf, type YearBalance } from '@/content/tax/balance';
import { incomeForFee } from '@/content/tax/income-for-fee';
import type { IsoDate } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import { type Finding, findingsOf } from './findings';
import type { Form16Input } from './form';
import { assessed, filingDay, regimeOn, yearOf } from './person';

/** What follows from a Form 16. */
export interface Form16Answer {
  readonly year: IncomeTaxYear;
  /** The form by itself, in its own regime. */
  readonly first: Assessment;
  /** All salary and other income, in the regime of the return. */
  readonly all: Assessment;
  readonly regime: Regime;
  readonly filedOn: IsoDate;
  readonly findings: readonly Finding[];
  readonly balance: YearBalance;
  /** What decides whether a return is due. */
  readonly filing: IncomeForFee;
  /** All tax deducted, collected and paid in the year, ₹. */
  readonly credit: number;
  /** The balance if the return is filed on another day. */
  readonly balanceIfFiledOn: (day: IsoDate) => YearBalance;
}

function filingOf(input: Form16Input, all: Assessment, year: IncomeTaxYear): IncomeForFee {
  return incomeForFee(all, { ...input, kind: 'individual' }, creditOf(input), year);
}

/** Returns the balance of the return: tax of all income less all credit, with interest and fee. */
function balanceOn(input: Form16Input, day: IsoDate, all: Assessment, year: IncomeTaxYear): YearBalance {
  return balanceOf(
    {
      tax: all.tax,
      foreseenTax: all.tax,
      tds: creditOf(input),
      payments: [],
      advanceTaxExempt: input.age !== 'below60' && input.residence !== 'nonResident',
      presumptive: false,
      income: filingOf(input, all, year),
      returnDue: year.returns.due.value.individual,
      filedOn: day,
    },
    year,
  );
}

const creditOf = (input: Form16Input) => (input.credit26as ?? input.tds) + input.tds2 + input.otherCredit;

/** Returns the form checked, and the balance of the return with it. */
export function answerOf(input: Form16Input): Form16Answer {
  const year = yearOf(input);
  const first = assessed(input, 'first');
  const filedOn = filingDay(input);
  const regime = regimeOn(filedOn, input);
  const all = assessed(input, 'all', regime);
  return {
    year,
    first,
    all,
    regime,
    filedOn,
    findings: findingsOf(input, first, year),
    balance: balanceOn(input, filedOn, all, year),
    filing: filingOf(input, all, year),
    credit: creditOf(input),
    balanceIfFiledOn: (day) => balanceOn(input, day, assessed(input, 'all', regimeOn(day, input)), year),
  };
}
