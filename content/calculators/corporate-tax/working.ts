import type { EntityYear } from '@/content/rules/income-tax/entities';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sumStep } from '@/content/sum-step';
import { rupees, type Worksheet } from '@/lib/calculator';
import { counted, formatDate, inr, pct } from '@/lib/format';
import type { EntityTax } from '@/lib/tax/entity';
import { bookProfitOf } from './book-profit';
import type { CorporateTaxInput } from './form';
import type { LateInterest } from './interest';
import { amountOf } from './losses';
import type { Path } from './paths';
import { partnerDeductions, type RegimeResult } from './regimes';

export function partnerSteps({ heading, step }: Worksheet, input: CorporateTaxInput, law: EntityYear): void {
  if (input.partnerPay === 0 && input.partnerInterest === 0) return;
  const { interest, bookProfit, pay } = partnerDeductions(input, law);
  heading('Partners');
  if (input.partnerInterest > 0) {
    step(
      rupees('Interest allowed', interest),
      `At most ${pct(law.partnerInterest.value)} of ${inr(input.partnerCapital)}`,
      law.partnerInterest.cite,
    );
  }
  const { firstPart, firstPercent, floor, restPercent } = law.partnerPay.value;
  sumStep({ step }, rupees('Book profit for partners’ pay', bookProfit), [input.income, -interest]);
  step(
    rupees('Partners’ pay allowed', pay),
    `On the first ${inr(firstPart)} the higher of ${inr(floor)} and ${pct(firstPercent)}, on the rest ${pct(restPercent)}; at most what is paid`,
    law.partnerPay.cite,
  );
}

/** Writes the loss of the year, the losses and depreciation of earlier years that a regime used, and what stays of them. */
function lossSteps(
  { step }: Worksheet,
  input: CorporateTaxInput,
  law: EntityYear,
  { name, losses }: RegimeResult,
): void {
  if (losses.ofYearUsed > 0) {
    step(
      rupees(`Loss of the year set off against gains: ${name}`, losses.ofYearUsed),
      'Pay and interest of partners are more than the income; first where the rate is highest',
      law.lossAgainstGains,
    );
  }
  if (losses.ofYearLeft > 0) {
    step(
      rupees(`Loss of the year to carry forward: ${name}`, losses.ofYearLeft),
      `For ${law.lossYears.value} years, if the return is filed in time`,
      law.lossReturn,
    );
  }
  if (input.losses.length === 0) return;
  const { businessUsed, depreciationUsed, left } = losses;
  step(
    rupees(`Business loss of earlier years used: ${name}`, businessUsed),
    `Of the last ${law.lossYears.value} years, against business income`,
    law.lossYears.cite,
  );
  step(
    rupees(`Depreciation of earlier years used: ${name}`, depreciationUsed),
    'After business losses, against all income, first where the rate is highest',
    law.depreciationForward,
  );
  step(rupees(`Left for later years: ${name}`, amountOf(left)), 'What no income of this year took', law.lossYears.cite);
}

/** Writes how the profit of the accounts becomes book profit. */
function bookProfitSteps({ step }: Worksheet, input: CorporateTaxInput, law: EntityYear): void {
  if (input.adjustments.length === 0) return;
  const { added, subtracted, total } = bookProfitOf(input);
  step(rupees('Added to the profit of the accounts', added), 'Each line is in the table', law.bookProfit);
  step(
    rupees('Subtracted from the profit of the accounts', subtracted),
    'Of loss and depreciation of earlier years in the books only the lower counts',
    law.bookProfit,
  );
  sumStep(
    { step },
    rupees('Book profit for MAT', total),
    [input.bookProfit, added, -subtracted],
    input.bookProfit + added < subtracted ? ', not below 0' : '',
    law.bookProfit,
  );
}

function taxSteps({ step }: Worksheet, tax: EntityTax, rates: RegimeResult['rates'], base: string, name: string): void {
  step(rupees(`Tax: ${name}`, tax.tax), base, rates.percent.cite);
  if (tax.surchargeBeforeRelief > 0) {
    step(
      rupees(`Surcharge: ${name}`, tax.surcharge),
      tax.marginalRelief > 0
        ? `${pct(tax.surchargePercent)} is ${inr(tax.surchargeBeforeRelief)}; marginal relief cuts it by ${inr(tax.marginalRelief)}, so that tax does not rise by more than the income above the threshold`
        : `${pct(tax.surchargePercent)} of ${inr(tax.tax)}`,
      rates.surcharge.cite,
    );
  }
  step(
    rupees(`Cess: ${name}`, tax.cess),
    `${pct(rates.cess.value)} of ${inr(tax.tax + tax.surcharge)}`,
    rates.cess.cite,
  );
  step(rupees(`Tax with surcharge and cess: ${name}`, tax.total), 'The total of the lines above');
}

/** Returns the lower slabs in words, before the rate above them; nothing where there are none. */
function slabText({ slabs }: RegimeResult['rates']): string {
  const parts = (slabs?.value ?? []).map(([upTo, percent]) => `${pct(percent)} up to ${inr(upTo)}`);
  return parts.length > 0 ? `${parts.join(', ')} and ` : '';
}

export function regimeSteps(sheet: Worksheet, input: CorporateTaxInput, law: EntityYear, regime: RegimeResult): void {
  const { name, income, rates, normal, minimum } = regime;
  sheet.heading(name);
  lossSteps(sheet, input, law, regime);
  if (regime.passedOn > 0) {
    sheet.step(
      rupees(`Dividends passed on: ${name}`, regime.passedOn),
      `The lower of ${inr(input.dividendsReceived)} received and ${inr(input.dividendsPaid)} paid in time, at most the income`,
      law.dividendPassedOn,
    );
  }
  const gains = input.shortGains + input.longGains;
  const isLower = regime.id === 'concession' || regime.id === 'newManufacturer';
  const hasAlternate = regime.id === 'firm' || regime.id === 'society';
  const alternateRates = regime.id === 'society' ? law.societyAlternate : law.alternate;
  const hasOther = input.entity === 'society' && regime.id === 'newManufacturer' && input.societyOther > 0;
  const base = `${slabText(rates)}${pct(rates.percent.value)} ${rates.slabs ? 'above that, ' : ''}of ${inr(income)}${hasOther ? `, and ${pct(law.societyOtherIncome.value)} of income not from manufacturing` : ''}${input.lost > 0 && isLower ? ', with the lost deductions added' : ''}${gains > 0 ? `, gains at ${pct(law.shortGains.value)} and ${pct(law.longGains.value)}` : ''}`;
  taxSteps(sheet, normal, rates, base, name);
  if (minimum) {
    const minimumRates = hasAlternate ? alternateRates : law.minimum;
    const minimumName = hasAlternate ? 'AMT' : 'MAT';
    if (!hasAlternate) bookProfitSteps(sheet, input, law);
    taxSteps(
      sheet,
      minimum,
      minimumRates,
      `${pct(minimumRates.percent.value)} of ${inr(minimum.totalIncome)}, ${hasAlternate ? 'the income with the deductions added back' : 'the book profit'}`,
      minimumName,
    );
    if (regime.creditGained > 0) {
      sheet.step(
        rupees('Credit that arises this year', regime.creditGained),
        `${minimumName} minus the ordinary tax`,
        hasAlternate ? law.creditYears.cite : law.minimumGivesCredit.cite,
      );
    }
  }
  if (input.credit > 0 && regime.creditFloor) {
    sheet.step(
      rupees('AMT, which limits the use of credit', regime.creditFloor.total),
      `${pct(alternateRates.percent.value)} of ${inr(regime.creditFloor.totalIncome)}, with surcharge and cess. It is not payable, because no deductions are added back`,
      law.alternateCredit,
    );
  }
  if (regime.creditUsed > 0) {
    sheet.step(
      rupees(`Credit used: ${name}`, regime.creditUsed),
      isLower
        ? `At most ${pct(law.oldCreditShare.value)} of the tax`
        : 'At most the ordinary tax minus the minimum tax',
      hasAlternate ? law.alternateCredit : isLower ? law.oldCreditShare.cite : law.minimumGivesCredit.cite,
    );
  }
  if (regime.creditLeft > 0) {
    sumStep(
      sheet,
      rupees(`Credit for later years: ${name}`, regime.creditLeft),
      [
        [input.credit, ' of earlier years'],
        [-regime.creditUsed, ' used'],
        ...(regime.creditGained > 0 ? [[regime.creditGained, ' of this year'] as const] : []),
      ],
      `. The credit of each year lapses after ${law.creditYears.value} years`,
      law.creditYears.cite,
    );
  }
  sheet.step(
    rupees(`To pay: ${name}`, regime.payable),
    `${minimum ? 'The higher of the two taxes' : 'Tax with surcharge and cess'}${regime.creditUsed > 0 ? ' minus credit' : ''}, to the nearest ₹10`,
    law.rounding,
  );
}

export function pathSteps({ heading, step }: Worksheet, input: CorporateTaxInput, paths: readonly Path[]): void {
  const own = input.laterYears.length > 0;
  heading(own ? 'With the figures of each year' : 'If every year is like this one');
  for (const { name, paid, total } of paths) {
    step(
      rupees(`Tax of ${paid.length} years: ${name}`, total),
      own
        ? 'Income, book profit and deductions of each year as entered, gains in this year alone; credit and losses are used as each year allows'
        : 'Income, book profit, deductions and gains as in this year; credit is used as each year allows',
    );
  }
}

/** Writes what is left after tax paid, without interest. */
export function leftSteps({ step }: Worksheet, { paid }: CorporateTaxInput, payable: number): void {
  const left = payable - paid;
  step(
    rupees(left >= 0 ? 'Still to pay' : 'Refund', Math.abs(left)),
    `${inr(payable)} minus ${inr(paid)} paid, before interest`,
  );
}

/** Writes the interest for late tax, the late fee, and what is left with them. */
export function interestSteps({ step }: Worksheet, input: CorporateTaxInput, late: LateInterest): void {
  const { interest, returns, payableMultiple } = incomeTaxYears[input.year];
  const { percent, enough } = interest.shortAdvanceTax.value;
  step(
    rupees('Interest for instalments (234C)', late.instalmentInterest),
    late.liable
      ? `${pct(interest.deferredInstalments.value)} a month on what was short on each day, in the table`
      : 'No advance tax is due, because less than the limit is left after TDS',
    interest.deferredInstalments.cite,
  );
  step(
    rupees('Interest for short advance tax (234B)', late.shortAdvanceTaxInterest),
    late.shortAdvanceTaxInterest > 0
      ? `${pct(percent)} a month from April to ${formatDate(late.filedOn)}, because less than ${pct(enough)} was paid in the year`
      : `None: ${pct(enough)} was paid in the year, or no advance tax is due`,
    interest.shortAdvanceTax.cite,
  );
  step(
    rupees('Interest for a late return (234A)', late.lateReturn.interest),
    `${pct(interest.lateReturn.value)} a month for ${counted(late.lateReturn.months, 'month')} or parts on ${inr(late.lateReturn.base)}. The return is due on ${formatDate(late.returnDue)}`,
    interest.lateReturn.cite,
  );
  if (late.fee > 0) step(rupees('Late fee (234F)', late.fee), 'For a return after its due date', returns.lateFee.cite);
  step(
    rupees(late.payable >= 0 ? 'Still to pay' : 'Refund', Math.abs(late.payable)),
    `Tax, interest and fee minus ${inr(input.paid)} of TDS and TCS and ${inr(late.paid)} of your own payments, to the nearest ₹10`,
    payableMultiple.cite,
  );
}
