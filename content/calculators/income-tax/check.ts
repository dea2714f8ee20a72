import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { slabLawOf } from '@/content/tax/earlier-year-law';
import { sectionBeside } from '@/content/tax/law-names';
import { withFilingAfterYear } from '@/content/tax/payments-of-year';
import { salaryPartProblems } from '@/content/tax/salary-checks';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemSheet } from '@/lib/calculator';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { arrearsRows } from './arrears';
import { filingOf } from './filing';
import type { IncomeTaxInput } from './form';
import { taxpayerOf } from './person';

function salaryProblems(input: IncomeTaxInput): readonly Problem[] {
  const sheet = problemSheet();
  const { at, problems: found } = sheet;
  salaryPartProblems(sheet, input);
  at(
    ['exempt', 'travel', 'salary'],
    input.exempt + input.travel > input.salary &&
      `Exempt pay of ${inr(input.exempt + input.travel)} is more than the gross salary of ${inr(input.salary)}.`,
  );
  for (const field of ['employerNps', 'entertainment'] as const) {
    at(
      [field, 'salary'],
      input[field] > input.salary &&
        `This is part of the gross salary and cannot be more than it. Enter at most ${inr(Math.floor(input.salary))}, or a higher salary.`,
    );
  }
  return found;
}

function businessProblems(input: IncomeTaxInput, year: IncomeTaxYear): readonly Problem[] {
  if (input.scheme === 'books') return [];
  const receipts = input.turnoverBank + input.turnoverCash;
  const { presumptive, profession } = year.business;
  const isBusiness = input.scheme === 'presumptive';
  const section = sectionBeside(isBusiness ? '44AD' : '44ADA', year.act);
  const cashShare = isBusiness ? presumptive.value.cashShare : profession.value.cashShare;
  const mostlyDigital = input.turnoverCash * 100 <= receipts * cashShare;
  const [upTo, upToDigital] = isBusiness
    ? [presumptive.value.turnoverUpTo, presumptive.value.turnoverUpToDigital]
    : [profession.value.receiptsUpTo, profession.value.receiptsUpToDigital];
  const limit = mostlyDigital ? upToDigital : upTo;
  const { at, problems: found } = problemSheet();
  at(
    ['scheme', 'turnoverBank', 'turnoverCash'],
    receipts > limit &&
      `Section ${section} is for receipts up to ${formatCompact(upTo)}, or ${formatCompact(upToDigital)} with at most ${pct(cashShare)} in cash. Your receipts are ${inr(receipts)}, so choose “From books” and enter the profit.`,
  );
  at(
    'declared',
    input.declared > receipts &&
      `The profit you declare cannot be more than the receipts. Enter at most ${inr(Math.floor(receipts))}.`,
  );
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
  return found;
}

function gainProblems(input: IncomeTaxInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  // Of a loss no indexed gain is asked: the proviso to section 112(1)(a) caps a tax, and there is none.
  at(
    'landIndexed',
    input.land > 0 &&
      input.landIndexed > input.land &&
      `The gain with indexed cost cannot be more than the gain with plain cost, ${inr(input.land)}.`,
  );
  return found;
}

function arrearsProblems(input: IncomeTaxInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const paid = input.salary + input.familyPension;
  const total = sumOf(arrearsRows(input), ({ amount }) => amount);
  at(
    ['salary', 'familyPension'],
    total > paid &&
      `The arrears of ${inr(total)} are part of the salary or family pension of the year and cannot be more than its ${inr(paid)}. Add them to the yearly salary.`,
  );
  for (const [index, row] of input.arrears.entries()) {
    // The answer names rows that are no arrears of an earlier year, and leaves them out.
    if (row.year >= input.financialYear) continue;
    const cell = (name: string) => `arrears.${index}.${name}`;
    at(
      cell('year'),
      input.arrears.findIndex((other) => other.year === row.year) < index &&
        `FY ${row.year} is there already. Enter all arrears of one year in one row.`,
    );
    if (row.amount <= 0) continue;
    at(
      cell('income'),
      row.income === null && `Enter the total income of FY ${row.year} without the arrears; 0 if there was none.`,
    );
    at(
      cell('typed'),
      !row.typed &&
        slabLawOf(row.year) === null &&
        `We do not have the rates of FY ${row.year}. Choose this, and enter the tax of that year without and with the arrears.`,
    );
    if (!row.typed) continue;
    at(cell('taxWithout'), row.taxWithout === null && `Enter the tax of FY ${row.year} without the arrears.`);
    at(cell('taxWith'), row.taxWith === null && `Enter the tax of FY ${row.year} with the arrears.`);
    at(
      cell('taxWith'),
      row.taxWith !== null &&
        row.taxWithout !== null &&
        row.taxWith < row.taxWithout &&
        'The tax with the arrears cannot be less than the tax without them.',
    );
  }
  return found;
}

function paymentProblems(input: IncomeTaxInput, year: IncomeTaxYear): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const { filedOn } = filingOf(input, taxpayerOf(input, year), year);
  const last = year.returns.belated.value;
  at(
    ['filedOn', 'settle', 'financialYear'],
    filedOn > last &&
      `A return for ${yearTitle(year.financialYear)} could be filed until ${formatDate(last)}. If you filed by then, enter the day. If not, only an updated return is left, with additional tax that is not worked out here. You get a refund only if the Department condones the delay.`,
  );
  for (const [index, payment] of input.payments.entries()) {
    at(
      [`payments.${index}.date`, 'filedOn'],
      input.settle &&
        payment.date > filedOn &&
        filedOn > year.lastDay &&
        `Payment ${index + 1} comes after ${formatDate(filedOn)}, the day of filing. Pay all tax before filing.${input.filedOn === '' ? ' If you file later, enter that day.' : ''}`,
    );
  }
  return found;
}

/** Returns what makes no sense together, as sentences. */
export function problems(given: IncomeTaxInput): Problem[] {
  const input = withFilingAfterYear(given);
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  return [
    ...salaryProblems(input),
    ...businessProblems(input, year),
    ...gainProblems(input),
    ...arrearsProblems(input),
    ...paymentProblems(input, year),
  ];
}
