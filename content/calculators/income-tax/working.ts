import { arrearsRelief } from '@/content/rules/income-tax/earlier-rates';
import { slabLawOf } from '@/content/tax/earlier-year-law';
import { formName } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import { returnDuty } from '@/content/tax/return-duty';
import { rupees, type Worksheet } from '@/lib/calculator';
import { counted, formatDate, inr, pct } from '@/lib/format';
import type { ArrearsRelief } from '@/lib/tax/arrears-relief';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import type { IncomeTaxInput } from './form';
import { presumptiveIncome } from './person';
import type { Settled } from './settle';

/** Writes how presumptive income follows from the receipts; nothing with books. */
export function presumptiveSteps({ step, heading }: Worksheet, input: IncomeTaxInput, year: IncomeTaxYear): void {
  const { scheme, turnoverBank, turnoverCash, declared } = input;
  if (scheme === 'books') return;
  const { presumptive, profession } = year.business;
  const { cashPercent, digitalPercent } = presumptive.value;
  heading('Business or profession');
  const least = step(
    rupees('Presumptive income', presumptiveIncome(input, year)),
    scheme === 'profession'
      ? `${pct(profession.value.percent)} of all receipts, ${inr(turnoverBank + turnoverCash)}, whatever you spent`
      : `${pct(digitalPercent)} of ${inr(turnoverBank)} by bank or UPI + ${pct(cashPercent)} of ${inr(turnoverCash)} in cash, whatever you spent`,
    scheme === 'profession' ? profession.cite : presumptive.cite,
  );
  if (declared > least) step(rupees('Profit you declare', declared), 'It is higher, so it counts');
}

function advanceTaxSteps({ step }: Worksheet, settled: Settled, { interest, advanceTax }: IncomeTaxYear): void {
  if (settled.advanceTaxExempt) {
    step(
      rupees('Advance tax due', 0),
      'Residents of 60 or more without business income pay none in advance',
      advanceTax.seniorExempt,
    );
    return;
  }
  if (!settled.liable) {
    step(rupees('Advance tax due', 0), `Tax after TDS is below ${inr(advanceTax.from.value)}`, advanceTax.from.cite);
    return;
  }
  const { percent, enough } = interest.shortAdvanceTax.value;
  step(
    rupees('Interest for instalments', settled.instalmentInterest),
    `${pct(interest.deferredInstalments.value)} a month on what was short at each instalment. Gains, dividend and winnings are left out`,
    interest.deferredInstalments.cite,
  );
  step(
    rupees('Interest for short advance tax', settled.shortAdvanceTaxInterest),
    settled.shortAdvanceTaxInterest > 0
      ? `${pct(percent)} a month from April. You paid ${inr(settled.advancePaid)} of ${inr(settled.assessedTax)} in advance`
      : `None: ${pct(enough)} of the tax was paid in advance`,
    interest.shortAdvanceTax.cite,
  );
}

/** Writes what is left to pay, from the tax of the year: tax deducted, interest, fee, payments. */
export function settlementSteps(sheet: Worksheet, settled: Settled, income: IncomeForFee, year: IncomeTaxYear): void {
  const { step, heading } = sheet;
  const { lateReturn, fee, paid } = settled;
  heading('What is left to pay');
  step(
    rupees('Tax deducted and collected', income.tds),
    `TDS and TCS, as in Form ${formName('26AS', year.act)}`,
    year.taxDeducted,
  );
  advanceTaxSteps(sheet, settled, year);
  if (lateReturn.interest > 0) {
    step(
      rupees('Interest for a late return', lateReturn.interest),
      `${pct(year.interest.lateReturn.value)} a month for ${counted(lateReturn.months, 'month')} or parts on ${inr(lateReturn.base)}`,
      year.interest.lateReturn.cite,
    );
  }
  if (fee > 0) {
    step(
      rupees('Fee for a late return', fee),
      [`The return was due on ${formatDate(settled.returnDue)}`, returnDuty(income)].filter(Boolean).join('. '),
      year.returns.lateFee.cite,
    );
  }
  if (paid > 0) step(rupees('Paid by yourself', paid), 'Advance tax and self-assessment tax', year.selfAssessment);
  step(
    rupees(settled.payable < 0 ? 'Refund' : 'Left to pay', Math.abs(settled.payable)),
    `Tax + interest + fee − tax deducted − paid, to the nearest ${inr(year.payableMultiple.value)}`,
    year.payableMultiple.cite,
  );
}

/** Writes the relief for arrears, from the tax of the year of receipt and of each year that they belong to. */
export function arrearsSteps({ step, heading }: Worksheet, found: ArrearsRelief, { act }: IncomeTaxYear): void {
  const { received, years, inTheirYears, relief } = found;
  const { rule, section } = arrearsRelief[act];
  heading('Relief for arrears');
  step(
    rupees('Tax with the arrears', received.taxWith),
    `Tax with surcharge and cess on the total income of ${inr(received.incomeWith)}, to the nearest rupee`,
    rule,
  );
  step(
    rupees('Tax without the arrears', received.taxWithout),
    `The same on ${inr(received.incomeWithout)}: the total income less arrears of ${inr(received.arrears)}`,
    rule,
  );
  step(rupees('Tax on the arrears this year', received.difference), 'The first minus the second', rule);
  for (const year of years) {
    step(
      rupees(`Tax on the arrears of FY ${year.financialYear}`, year.difference),
      `${inr(year.taxWith)} on ${inr(year.incomeWith)} − ${inr(year.taxWithout)} on ${inr(year.incomeWithout)}${year.regime === null ? ', as you entered them' : `, by the rates of that year in the ${regimeNames[year.regime]}`}`,
      (year.regime && slabLawOf(year.financialYear)?.regimes[year.regime].slabs.cite) ?? rule,
    );
  }
  step(rupees('Tax on the arrears in their own years', inTheirYears), 'The years together', rule);
  step(
    rupees('Relief for arrears', relief),
    relief > 0
      ? `${inr(received.difference)} − ${inr(inTheirYears)}`
      : `None: ${inr(received.difference)} is not more than ${inr(inTheirYears)}`,
    section,
  );
}
