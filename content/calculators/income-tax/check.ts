import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sectionName } from '@/content/tax/law-names';
import { checkSalaryParts } from '@/content/tax/salary-checks';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemSheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { filingDay } from './filing';
import type { IncomeTaxInput } from './form';
import { taxpayerOf } from './person';

function salaryProblems(input: IncomeTaxInput): readonly Problem[] {
  const sheet = problemSheet();
  const { at, problems } = sheet;
  checkSalaryParts(sheet, input);
  at(
    ['exempt', 'travel'],
    input.exempt + input.travel > input.salary &&
      `Exempt pay of ${inr(input.exempt + input.travel)} is more than the gross salary of ${inr(input.salary)}.`,
  );
  at(
    input.employerNps > input.salary ? 'employerNps' : 'entertainment',
    (input.employerNps > input.salary || input.entertainment > input.salary) &&
      'This is part of the gross salary and cannot be more than it.',
  );
  return problems;
}

function businessProblems(input: IncomeTaxInput, year: IncomeTaxYear): readonly Problem[] {
  if (input.scheme === 'books') return [];
  const receipts = input.turnoverBank + input.turnoverCash;
  const { presumptive, profession } = year.business;
  const isBusiness = input.scheme === 'presumptive';
  const section = sectionName(isBusiness ? '44AD' : '44ADA', year.act);
  const cashShare = isBusiness ? presumptive.value.cashShare : profession.value.cashShare;
  const mostlyDigital = input.turnoverCash * 100 <= receipts * cashShare;
  const [upTo, upToDigital] = isBusiness
    ? [presumptive.value.turnoverUpTo, presumptive.value.turnoverUpToDigital]
    : [profession.value.receiptsUpTo, profession.value.receiptsUpToDigital];
  const limit = mostlyDigital ? upToDigital : upTo;
  const { at, problems } = problemSheet();
  at(
    ['turnoverBank', 'turnoverCash'],
    receipts > limit &&
      `Section ${section} is for receipts up to ${formatCompact(upTo)}, or ${formatCompact(upToDigital)} with at most ${pct(cashShare)} in cash. Your receipts are ${inr(receipts)}, so choose “From books” and enter the profit.`,
  );
  at('declared', input.declared > receipts && 'The profit you declare cannot be more than the receipts.');
  at(
    ['scheme', 'taxpayer'],
    !isBusiness &&
      input.taxpayer === 'huf' &&
      `Section ${section} is for individuals and firms. For an HUF, enter the profit from its books.`,
  );
  at(
    ['scheme', 'residence'],
    input.residence === 'nonResident' &&
      `Section ${section} is for residents. For a non-resident, enter the profit from books.`,
  );
  return problems;
}

function gainProblems(input: IncomeTaxInput, year: IncomeTaxYear): readonly Problem[] {
  const { at, problems } = problemSheet();
  // Of a loss no indexed gain is asked: the proviso to section 112(1)(a) caps a tax, and there is none.
  at(
    'landIndexed',
    input.land > 0 &&
      input.landIndexed > input.land &&
      `The gain with indexed cost cannot be more than the gain with plain cost, ${inr(input.land)}.`,
  );
  at('dividendCost', input.dividendCost > input.dividend && 'Interest paid cannot be more than the dividend here.');
  const start = Number(year.financialYear.slice(0, 4));
  for (const [index, loss] of input.losses.entries()) {
    at(
      `losses.${index}.year`,
      Number(loss.year.slice(0, 4)) >= start &&
        `A loss brought forward must be of a year before ${yearTitle(year.financialYear)}.`,
    );
  }
  return problems;
}

function paymentProblems(input: IncomeTaxInput, year: IncomeTaxYear): readonly Problem[] {
  const { at, problems } = problemSheet();
  const filedOn = filingDay(input, taxpayerOf(input, year), year);
  const last = year.returns.belated.value;
  at(
    ['filedOn', 'settle', 'financialYear'],
    filedOn > last &&
      `A return for ${yearTitle(year.financialYear)} could be filed until ${formatDate(last)}. If you filed by then, enter the day. If not, only an updated return is left, with additional tax that is not worked out here. You get a refund only if the Department condones the delay.`,
  );
  at(
    'filedOn',
    input.filedOn !== '' &&
      input.filedOn <= year.lastDay &&
      `You can file the return for ${yearTitle(year.financialYear)} only after the year has ended, from ${formatDate(addDays(year.lastDay, 1))}.`,
  );
  for (const [index, payment] of input.payments.entries()) {
    at(
      `payments.${index}.date`,
      payment.date < year.firstDay &&
        `Tax for ${yearTitle(year.financialYear)} can be paid only from ${formatDate(year.firstDay)}.`,
    );
    at(
      `payments.${index}.date`,
      input.settle &&
        payment.date > filedOn &&
        `Payment ${index + 1} comes after ${formatDate(filedOn)}, the day of filing. Pay all tax before filing.`,
    );
  }
  return problems;
}

/** Returns what makes no sense together, as sentences. */
export function problems(input: IncomeTaxInput): Problem[] {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  return [
    ...salaryProblems(input),
    ...businessProblems(input, year),
    ...gainProblems(input, year),
    ...paymentProblems(input, year),
  ];
}
