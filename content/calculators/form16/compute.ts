import { balanceOf, type YearBalance } from '@/content/tax/balance';
import { assessmentSteps } from '@/content/tax/working';
import { type Result, rupees, type Step, verdict, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import { returnFromTds } from '@/lib/tax/taxpayer';
import { charts, tables } from './drawing';
import { type Finding, findingsOf } from './findings';
import type { Form16Input } from './form';
import { actions, caveats, sentence } from './messages';
import { assessed, filingDay, regimeOn, yearOf } from './taxpayer';

/** Everything that a Form 16 comes to. */
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
  /** All tax deducted, collected and paid in the year. */
  readonly credit: number;
  /** The balance if the return is filed on another day. */
  readonly balanceIfFiledOn: (day: IsoDate) => YearBalance;
}

function incomeForFee(input: Form16Input, all: Assessment, year: IncomeTaxYear): IncomeForFee {
  return {
    totalIncome: all.totalIncome,
    beforeDeductions: all.grossTotalIncome,
    basicExemption: all.charge.basicExemption,
    tds: creditOf(input),
    returnFromTds: returnFromTds({ ...input, kind: 'individual' }, year),
  };
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
      income: incomeForFee(input, all, year),
      returnDue: year.returns.due.value.individual,
      filedOn: day,
    },
    year,
  );
}

const creditOf = (input: Form16Input) => (input.credit26as ?? input.tds) + input.tds2 + input.otherCredit;

function answerOf(input: Form16Input): Form16Answer {
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
    filing: incomeForFee(input, all, year),
    credit: creditOf(input),
    balanceIfFiledOn: (day) => balanceOn(input, day, assessed(input, 'all', regimeOn(day, input)), year),
  };
}

/** Returns the form checked line by line, and what the return comes to with it. */
export function form16Result(input: Form16Input): Result {
  const answer = answerOf(input);
  const { all, balance, findings, credit, year } = answer;
  const charges = balance.interest + balance.fee;
  return {
    headline: [
      balance.payable > 0
        ? rupees('Left to pay', balance.payable, { tone: 'tax' })
        : rupees('Refund', Math.abs(balance.payable), { tone: 'growth' }),
      verdict(
        'Your Form 16',
        findings.length === 0
          ? 'Agrees'
          : findings.length === 1
            ? '1 point to check'
            : `${findings.length} points to check`,
      ),
      rupees('Tax of the year', all.tax, { tone: 'tax' }),
      rupees('Deducted and paid', credit),
    ],
    sentence: sentence(input, answer),
    breakdowns: [
      {
        title: 'Tax, interest and fee',
        total: rupees('Total due', all.tax + charges),
        parts: [
          rupees('Tax of the year', all.tax, { tone: 'tax' }),
          rupees('Interest and fee', charges, { tone: 'cost' }),
        ],
      },
    ],
    charts: charts(input, answer),
    tables: tables(input, answer),
    steps: steps(input, answer, year),
    actions: actions(input, answer),
    caveats: caveats(input, answer),
  };
}

function steps(input: Form16Input, { all, balance, credit }: Form16Answer, year: IncomeTaxYear): readonly Step[] {
  const sheet = worksheet();
  assessmentSteps(sheet, all, year);
  sheet.heading('What is left');
  sheet.step(rupees('Tax of the year', all.tax, { tone: 'tax' }), 'Tax with cess, on all salary and other income');
  const charges = balance.interest + balance.fee;
  if (charges > 0) {
    sheet.step(
      rupees('Interest and fee', charges),
      `Interest of ${inr(balance.interest)} for tax not paid in the year or for a late return, and a late fee of ${inr(balance.fee)}`,
      year.interest.shortAdvanceTax.cite,
    );
  }
  sheet.step(
    rupees('Deducted and paid', credit),
    input.second ? 'Both employers and other credit' : 'The employer and other credit',
    year.taxDeducted,
  );
  sheet.step(
    rupees(balance.payable > 0 ? 'Left to pay' : 'Refund', Math.abs(balance.payable)),
    `Tax, interest and fee minus what was deducted and paid, to the nearest ${inr(year.payableMultiple.value)}`,
    year.payableMultiple.cite,
  );
  return sheet.steps;
}

/** Returns what other pages ask for in one amount: of both employers, and of the house by the sign of its income; ₹ a year. */
export function worked(input: Form16Input) {
  const { second } = input;
  const ofBoth = (first: number, other: number) => first + (second ? other : 0);
  return {
    savings: ofBoth(input.savings, input.savings2),
    professionalTax: ofBoth(input.professionalTax, input.professionalTax2),
    exemptInOld: ofBoth(input.hra + input.travel, input.personal2),
    homeLoan: Math.max(0, -input.house),
    otherIncome: input.otherIncome + input.untold + Math.max(0, input.house),
  };
}
