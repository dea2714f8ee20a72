import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { actOf, sectionName, yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { filingDay } from './filing';
import type { IncomeTaxInput } from './form';
import { taxpayerOf } from './person';

function salaryProblems(input: IncomeTaxInput): Problem[] {
  const problems: Problem[] = [];
  if (input.basic + input.hra > input.salary) {
    problems.push({
      fields: ['salary', 'basic', 'hra'],
      text: `Basic salary and HRA together are ${inr(input.basic + input.hra)}, more than the gross salary of ${inr(input.salary)}. The gross salary must include both.`,
    });
  }
  if (input.hra > 0 && input.basic === 0) {
    problems.push({ fields: ['basic'], text: 'Enter your basic salary. We need it for the exempt part of HRA.' });
  }
  if (input.employerNps > 0 && input.basic === 0) {
    problems.push({
      fields: ['basic'],
      text: `Enter your basic salary. The limit of section ${sectionName('80CCD(2)', actOf(input.financialYear))} depends on it.`,
    });
  }
  if (input.exempt + input.travel > input.salary) {
    problems.push({
      fields: ['exempt', 'travel'],
      text: `Exempt pay of ${inr(input.exempt + input.travel)} is more than the gross salary of ${inr(input.salary)}.`,
    });
  }
  if (input.employerNps > input.salary || input.entertainment > input.salary) {
    problems.push({
      fields: [input.employerNps > input.salary ? 'employerNps' : 'entertainment'],
      text: 'This is part of the gross salary and cannot be more than it.',
    });
  }
  return problems;
}

function businessProblems(input: IncomeTaxInput, year: IncomeTaxYear): Problem[] {
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
  const problems: Problem[] = [];
  if (receipts > limit) {
    problems.push({
      fields: ['turnoverBank', 'turnoverCash'],
      text: `Section ${section} is for receipts up to ${formatCompact(upTo)}, or ${formatCompact(upToDigital)} with at most ${pct(cashShare)} in cash. Your receipts are ${inr(receipts)}, so choose “From books” and enter the profit.`,
    });
  }
  if (input.declared > receipts) {
    problems.push({ fields: ['declared'], text: 'The profit you declare cannot be more than the receipts.' });
  }
  if (!isBusiness && input.taxpayer === 'huf') {
    problems.push({
      fields: ['scheme', 'taxpayer'],
      text: `Section ${section} is for individuals and firms. For an HUF, enter the profit from its books.`,
    });
  }
  if (input.residence === 'nonResident') {
    problems.push({
      fields: ['scheme', 'residence'],
      text: `Section ${section} is for residents. For a non-resident, enter the profit from books.`,
    });
  }
  return problems;
}

function gainProblems(input: IncomeTaxInput, year: IncomeTaxYear): Problem[] {
  const problems: Problem[] = [];
  // Of a loss no indexed gain is asked: the proviso to section 112(1)(a) caps a tax, and there is none.
  if (input.land > 0 && input.landIndexed > input.land) {
    problems.push({
      fields: ['landIndexed'],
      text: `The gain with indexed cost cannot be more than the gain with plain cost, ${inr(input.land)}.`,
    });
  }
  if (input.dividendCost > input.dividend) {
    problems.push({ fields: ['dividendCost'], text: 'Interest paid cannot be more than the dividend here.' });
  }
  const start = Number(year.financialYear.slice(0, 4));
  for (const [index, loss] of input.losses.entries()) {
    if (Number(loss.year.slice(0, 4)) >= start) {
      problems.push({
        fields: [`losses.${index}.year`],
        text: `A loss brought forward must be of a year before ${yearTitle(year.financialYear)}.`,
      });
    }
  }
  return problems;
}

function paymentProblems(input: IncomeTaxInput, year: IncomeTaxYear): Problem[] {
  const problems: Problem[] = [];
  const filedOn = filingDay(input, taxpayerOf(input, year), year);
  const last = year.returns.belated.value;
  if (filedOn > last) {
    problems.push({
      fields: ['filedOn', 'settle', 'financialYear'],
      text: `A return for ${yearTitle(year.financialYear)} could be filed until ${formatDate(last)}. If you filed by then, enter the day. If not, only an updated return is left, with additional tax that is not worked out here. You get a refund only if the Department condones the delay.`,
    });
  }
  if (input.filedOn !== '' && input.filedOn <= year.lastDay) {
    problems.push({
      fields: ['filedOn'],
      text: `You can file the return for ${yearTitle(year.financialYear)} only after the year has ended, from ${formatDate(addDays(year.lastDay, 1))}.`,
    });
  }
  for (const [index, payment] of input.payments.entries()) {
    if (payment.date < year.firstDay) {
      problems.push({
        fields: [`payments.${index}.date`],
        text: `Tax for ${yearTitle(year.financialYear)} can be paid only from ${formatDate(year.firstDay)}.`,
      });
    }
    if (input.settle && payment.date > filedOn) {
      problems.push({
        fields: [`payments.${index}.date`],
        text: `Payment ${index + 1} comes after ${formatDate(filedOn)}, the day of filing. Pay all tax before filing.`,
      });
    }
  }
  return problems;
}

/** Returns what makes no sense together. */
export function problems(input: IncomeTaxInput): Problem[] {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  return [
    ...salaryProblems(input),
    ...businessProblems(input, year),
    ...gainProblems(input, year),
    ...paymentProblems(input, year),
  ];
}
