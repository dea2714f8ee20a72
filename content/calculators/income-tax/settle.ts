import { formName } from '@/content/tax/law-names';
import { tdsDuty } from '@/content/tax/return-duty';
import { type Action, rupees, type Table, type Worksheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import {
  deferredInstalmentInterest,
  type IncomeForFee,
  lateReturnFee,
  type SelfAssessmentRules,
  settlement,
} from '@/lib/tax/interest';
import { isOldRegimeOpen } from '@/lib/tax/old-regime';
import { isSeniorCitizen, type Readings, returnFromTds, type Taxpayer } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';

/** What is left to pay (negative: the refund), with the tables and things to do that belong to it. */
export interface Settled {
  readonly payable: number;
  /** What of it is tax, interest of all kinds, and fee, ₹; tax below zero where more was paid than the tax. */
  readonly tax: number;
  readonly interest: number;
  readonly fee: number;
  readonly filedOn: IsoDate;
  readonly tables: readonly Table[];
  readonly actions: readonly Action[];
}

/** Returns whether there is income or loss of a business or profession. */
export function hasBusiness({ business }: Pick<Taxpayer, 'business'>): boolean {
  return business.regular !== 0 || business.speculative !== 0;
}

/** Returns the due date of the person's return: section 139(1). */
export function returnDueOn(input: IncomeTaxInput, { business }: Taxpayer, year: IncomeTaxYear): IsoDate {
  const { audit, business: withBusiness, individual } = year.returns.due.value;
  if (input.audited) return audit;
  return hasBusiness({ business }) ? withBusiness : individual;
}

/** Returns the day of filing: as entered; where it is not, the due date, or once that is past the visitor's day. */
export function filingDay(input: IncomeTaxInput, taxpayer: Taxpayer, year: IncomeTaxYear): IsoDate {
  const returnDue = returnDueOn(input, taxpayer, year);
  if (!input.settle) return returnDue;
  if (input.filedOn !== '') return input.filedOn;
  return input.today > returnDue ? input.today : returnDue;
}

/** Returns whether the old regime is open to the return: in time, or late with business income and Form 10-IEA. */
export function isOldOpen(input: IncomeTaxInput, taxpayer: Taxpayer, year: IncomeTaxYear): boolean {
  return isOldRegimeOpen({
    hasBusiness: hasBusiness(taxpayer),
    optionHolds: input.optionForm,
    returnDue: returnDueOn(input, taxpayer, year),
    filedOn: filingDay(input, taxpayer, year),
  });
}

/** Returns whether the return is filed after its due date. */
export function isLate(input: IncomeTaxInput, taxpayer: Taxpayer, year: IncomeTaxYear): boolean {
  return filingDay(input, taxpayer, year) > returnDueOn(input, taxpayer, year);
}

/**
 * Returns the tax without income whose day is not known here: gains, dividend and winnings. They bear interest for deferred instalments
 * only from the instalment after they arise (section 234C, second proviso).
 */
function taxWithoutGains(taxpayer: Taxpayer, year: IncomeTaxYear, now: Assessment, readings: Readings): number {
  const plain: Taxpayer = {
    ...taxpayer,
    gains: taxpayer.gains.filter(({ amount }) => amount < 0),
    other: { ...taxpayer.other, dividend: 0, dividendInterestPaid: 0, winnings: 0, onlineGames: 0 },
  };
  return Math.min(now.tax, assess(plain, year, now.regime, readings).tax);
}

/** Returns what decides whether a return is due, and its fee. */
export function incomeForFee(
  input: IncomeTaxInput,
  taxpayer: Taxpayer,
  now: Assessment,
  year: IncomeTaxYear,
): IncomeForFee {
  return {
    totalIncome: now.totalIncome,
    beforeDeductions: now.grossTotalIncome,
    basicExemption: now.charge.basicExemption,
    tds: input.tds,
    returnFromTds: returnFromTds(taxpayer, year),
  };
}

/** Returns interest, fee and balance from the year's tax and what was paid: sections 140A, 234A, 234B, 234C, 234F and 288B. */
export function settle(
  input: IncomeTaxInput,
  taxpayer: Taxpayer,
  now: Assessment,
  year: IncomeTaxYear,
  readings: Readings,
  { step, heading }: Worksheet,
): Settled {
  const { interest, advanceTax, returns } = year;
  const returnDue = returnDueOn(input, taxpayer, year);
  const filedOn = filingDay(input, taxpayer, year);
  heading('What is left to pay');
  step(
    rupees('Tax deducted and collected', input.tds),
    `TDS and TCS, as in Form ${formName('26AS', year.act)}`,
    year.taxDeducted,
  );
  const assessedTax = now.tax - input.tds;
  const exempt = isSeniorCitizen(taxpayer) && !hasBusiness(taxpayer);
  const liable = !exempt && assessedTax >= advanceTax.from.value;
  const regularTax = taxWithoutGains(taxpayer, year, now, readings) - input.tds;
  const isPresumptive = input.scheme !== 'books';
  const instalments = isPresumptive ? [advanceTax.presumptive.value] : advanceTax.instalments.value;
  const rows = liable
    ? deferredInstalmentInterest(
        instalments,
        instalments.map(() => regularTax),
        input.payments,
        { percent: interest.deferredInstalments.value, multiple: interest.multiple.value },
      )
    : [];
  const instalmentInterest = rows.reduce((sum, row) => sum + row.interest, 0);
  const forFee = incomeForFee(input, taxpayer, now, year);
  const fee = lateReturnFee(forFee, returnDue, filedOn, returns.lateFee.value);
  const rules: SelfAssessmentRules = {
    shortAdvanceTax: { ...interest.shortAdvanceTax.value, multiple: interest.multiple.value },
    lateReturn: { percent: interest.lateReturn.value, multiple: interest.multiple.value },
    payableMultiple: year.payableMultiple.value,
  };
  const result = settlement(
    {
      assessedTax,
      liable,
      instalmentInterest,
      payments: input.payments,
      lastDayOfYear: year.lastDay,
      returnDue,
      filedOn,
      restPaidOn: filedOn,
      fee,
    },
    rules,
  );
  if (exempt) {
    step(
      rupees('Advance tax due', 0),
      'Residents of 60 or more without business income pay none in advance',
      advanceTax.seniorExempt,
    );
  } else if (!liable) {
    step(rupees('Advance tax due', 0), `Tax after TDS is below ${inr(advanceTax.from.value)}`, advanceTax.from.cite);
  } else {
    step(
      rupees('Interest for instalments', instalmentInterest),
      `${pct(interest.deferredInstalments.value)} a month on what was short at each instalment. Gains, dividend and winnings are left out`,
      interest.deferredInstalments.cite,
    );
    step(
      rupees('Interest for short advance tax', result.shortAdvanceTaxInterest),
      result.shortAdvanceTaxInterest > 0
        ? `${pct(interest.shortAdvanceTax.value.percent)} a month from April. You paid ${inr(result.advancePaid)} of ${inr(assessedTax)} in advance`
        : `None: ${pct(interest.shortAdvanceTax.value.enough)} of the tax was paid in advance`,
      interest.shortAdvanceTax.cite,
    );
  }
  if (result.lateReturn.interest > 0) {
    step(
      rupees('Interest for a late return', result.lateReturn.interest),
      `${pct(interest.lateReturn.value)} a month for ${result.lateReturn.months} months or parts on ${inr(result.lateReturn.base)}`,
      interest.lateReturn.cite,
    );
  }
  if (fee > 0) {
    step(
      rupees('Fee for a late return', fee),
      [`The return was due on ${formatDate(returnDue)}`, tdsDuty(forFee)].filter(Boolean).join('. '),
      returns.lateFee.cite,
    );
  }
  const paid = input.payments.reduce((sum, payment) => sum + payment.amount, 0);
  if (paid > 0) {
    step(rupees('Paid by yourself', paid), 'Advance tax and self-assessment tax', year.selfAssessment);
  }
  step(
    rupees(result.payable < 0 ? 'Refund' : 'Left to pay', Math.abs(result.payable)),
    `Tax + interest + fee − tax deducted − paid, to the nearest ${inr(year.payableMultiple.value)}`,
    year.payableMultiple.cite,
  );
  const late = filedOn > returnDue;
  return {
    payable: result.payable,
    tax: assessedTax - paid,
    interest: result.interest,
    fee,
    filedOn,
    tables: liable
      ? [
          {
            id: 'instalments',
            caption: 'Advance tax, instalment by instalment',
            columns: [
              { label: 'Due by', unit: 'date' },
              { label: 'Due in all', unit: 'rupees', rollUp: 'last' },
              { label: 'Paid by then', unit: 'rupees', rollUp: 'last' },
              { label: 'Short', unit: 'rupees', rollUp: 'none' },
              { label: 'Interest', unit: 'rupees' },
            ],
            rows: rows.map((row) => [row.lastDay, row.cumulativeDue, row.paidBy, row.shortfall, row.interest]),
          },
        ]
      : [],
    actions: [
      ...(result.payable > 0
        ? [
            {
              text: `Pay ${inr(result.payable)} as self-assessment tax before you file.`,
              date: filedOn,
              cite: year.selfAssessment,
            },
          ]
        : []),
      ...(late
        ? [
            {
              text: 'You can still file a late return until this day.',
              date: returns.belated.value,
              cite: returns.belated.cite,
            },
          ]
        : []),
    ],
  };
}
