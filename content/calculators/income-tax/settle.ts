import { type NextStep, rupees, type Table, type Worksheet } from '@/lib/calculator';
import { formatDate, formatPercent, formatRupees } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { deferredInstalmentInterest, lateReturnFee, type SelfAssessmentRules, settlement } from '@/lib/tax/interest';
import type { Readings, Taxpayer } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';

/** What is left to pay (negative: the refund), with the tables and things to do that belong to it. */
export interface Settled {
  readonly payable: number;
  readonly tables: readonly Table[];
  readonly nextSteps: readonly NextStep[];
}

/** The due date of the person's return: section 139(1). */
export function returnDueOn(input: IncomeTaxInput, { business }: Taxpayer, year: IncomeTaxYear): IsoDate {
  const { audit, business: withBusiness, individual } = year.returns.due.value;
  if (input.audited) return audit;
  return business.regular !== 0 || business.speculative !== 0 ? withBusiness : individual;
}

/** Whether the return is filed after its due date: then only the new regime is left. */
export function isLate(input: IncomeTaxInput, taxpayer: Taxpayer, year: IncomeTaxYear): boolean {
  return input.settle && input.filedOn > returnDueOn(input, taxpayer, year);
}

/**
 * The tax without income whose day is not known here: gains, dividend and winnings. They bear interest for deferred
 * instalments only from the instalment after they arise (section 234C, second proviso).
 */
function taxWithoutGains(taxpayer: Taxpayer, year: IncomeTaxYear, now: Assessment, readings: Readings): number {
  const plain: Taxpayer = {
    ...taxpayer,
    gains: taxpayer.gains.filter(({ amount }) => amount < 0),
    other: { ...taxpayer.other, dividend: 0, dividendInterestPaid: 0, winnings: 0, onlineGames: 0 },
  };
  return Math.min(now.tax, assess(plain, year, now.regime, readings).tax);
}

/** Interest, fee and balance from the year's tax and what was paid: sections 140A, 234A, 234B, 234C, 234F and 288B. */
export function settle(
  input: IncomeTaxInput,
  taxpayer: Taxpayer,
  now: Assessment,
  year: IncomeTaxYear,
  readings: Readings,
  { note, heading }: Worksheet,
): Settled {
  const { interest, advanceTax, returns } = year;
  const hasBusiness = taxpayer.business.regular !== 0 || taxpayer.business.speculative !== 0;
  const returnDue = returnDueOn(input, taxpayer, year);
  const filedOn: IsoDate = input.filedOn === '' ? returnDue : input.filedOn;
  heading('What is left to pay');
  note(rupees('Tax deducted and collected', input.tds), 'TDS and TCS, as in Form 26AS', {
    source: 'income-tax-act-1961',
    at: 's. 199 and 206C(4), Income-tax Act, 1961',
  });
  const assessedTax = now.tax - input.tds;
  const isSenior = taxpayer.kind === 'individual' && taxpayer.age !== 'below60' && taxpayer.residence !== 'nonResident';
  const exempt = isSenior && !hasBusiness;
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
  const fee = lateReturnFee(
    {
      totalIncome: now.totalIncome,
      beforeDeductions: now.grossTotalIncome,
      basicExemption: now.charge.basicExemption,
    },
    returnDue,
    filedOn,
    returns.lateFee.value,
  );
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
    note(
      rupees('Advance tax due', 0),
      'Residents of 60 or more without business income pay none in advance',
      advanceTax.seniorExempt,
    );
  } else if (!liable) {
    note(
      rupees('Advance tax due', 0),
      `Tax after TDS is below ${formatRupees(advanceTax.from.value)}`,
      advanceTax.from.cite,
    );
  } else {
    note(
      rupees('Interest for instalments', instalmentInterest),
      `${formatPercent(interest.deferredInstalments.value)} a month on what was short at each instalment; gains, dividend and winnings left out`,
      interest.deferredInstalments.cite,
    );
    note(
      rupees('Interest for short advance tax', result.shortAdvanceTaxInterest),
      result.shortAdvanceTaxInterest > 0
        ? `${formatPercent(interest.shortAdvanceTax.value.percent)} a month from April; paid in advance: ${formatRupees(result.advancePaid)} of ${formatRupees(assessedTax)}`
        : `None: ${formatPercent(interest.shortAdvanceTax.value.enough)} of the tax was paid in advance`,
      interest.shortAdvanceTax.cite,
    );
  }
  if (result.lateReturn.interest > 0) {
    note(
      rupees('Interest for a late return', result.lateReturn.interest),
      `${formatPercent(interest.lateReturn.value)} a month for ${result.lateReturn.months} months or parts on ${formatRupees(result.lateReturn.base)}`,
      interest.lateReturn.cite,
    );
  }
  if (fee > 0) {
    note(rupees('Fee for a late return', fee), `The return was due on ${formatDate(returnDue)}`, returns.lateFee.cite);
  }
  const paid = input.payments.reduce((sum, payment) => sum + payment.amount, 0);
  if (paid > 0) {
    note(rupees('Paid by yourself', paid), 'Advance tax and self-assessment tax', {
      source: 'income-tax-act-1961',
      at: 's. 210 and 140A, Income-tax Act, 1961',
    });
  }
  note(
    rupees(result.payable < 0 ? 'Refund' : 'Left to pay', Math.abs(result.payable)),
    `Tax + interest + fee − tax deducted − paid, to the nearest ${formatRupees(year.payableMultiple.value)}`,
    year.payableMultiple.cite,
  );
  const late = filedOn > returnDue;
  return {
    payable: result.payable,
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
    nextSteps: [
      ...(result.payable > 0
        ? [
            {
              text: `Pay ${formatRupees(result.payable)} as self-assessment tax before you file.`,
              date: filedOn,
              cite: { source: 'income-tax-act-1961', at: 's. 140A, Income-tax Act, 1961' },
            },
          ]
        : []),
      ...(late
        ? [
            {
              text: 'A return after the due date can still be filed until this day.',
              date: returns.belated.value,
              cite: returns.belated.cite,
            },
          ]
        : []),
    ],
  };
}
