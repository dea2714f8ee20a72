import type { OldSection } from '@/content/rules/income-tax/concordance';
import { houseRent } from '@/content/rules/years/house-rent';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { otherRegime, regimeNames } from '@/content/tax/names';
import { formatDate, inr, pct } from '@/lib/format';
import { type Citation, rulesOfYear } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Form16Input } from './form';
import { allowedOf } from './lines';
import { assessed } from './person';

/** Something in the form that does not agree, and what to do about it. */
export interface Finding {
  /** Short name of what is wrong. */
  readonly what: string;
  /** What the form has and what the law gives, ₹; null where only one of them is known. */
  readonly onForm: number | null;
  readonly right: number | null;
  readonly todo: string;
  readonly cite: Citation;
}

/** Forms round to the rupee, totals to ten: a difference up to this is none, ₹. */
const SLACK = 10;

/** Returns whether two figures of a form differ by more than its rounding. */
export function differs(onForm: number | null, right: number): onForm is number {
  return onForm !== null && Math.abs(onForm - right) > SLACK;
}

/** Returns the points in which the form differs from the law, the weightiest first. */
export function findingsOf(input: Form16Input, first: Assessment, year: IncomeTaxYear): Finding[] {
  return [
    ...standardDeduction(input, first, year),
    ...exemptions(input, year),
    ...deductions(input, first, year),
    ...totals(input, first, year),
    ...credits(input, first, year),
  ];
}

function standardDeduction(input: Form16Input, first: Assessment, year: IncomeTaxYear): Finding[] {
  const { standardDeduction: onForm, standardDeduction2: there } = input;
  const { cite } = year.regimes[input.regime].standardDeduction;
  const right = first.salary.standardDeduction;
  const list: Finding[] = [];
  if (differs(onForm, right)) {
    const other = year.regimes[otherRegime(input.regime)].standardDeduction.value;
    const why =
      onForm === 0
        ? 'It was missed.'
        : onForm === 2 * right
          ? 'It was taken twice.'
          : onForm === other
            ? `That is the amount for the ${regimeNames[otherRegime(input.regime)]}.`
            : 'The amount is different.';
    list.push({
      what: 'Standard deduction',
      onForm,
      right,
      todo: `The form has ${inr(onForm)}, but the ${regimeNames[input.regime]} gives ${inr(right)}. ${why} Claim ${inr(right)} in the return. The return decides, not the form.`,
      cite,
    });
  }
  const together = (onForm ?? 0) + (there ?? 0);
  const one = assessed(input, 'all').salary.standardDeduction;
  if (input.second && (onForm ?? 0) > 0 && (there ?? 0) > 0 && together > one) {
    list.push({
      what: 'Two standard deductions',
      onForm: together,
      right: one,
      todo: `Both employers gave it, ${inr(together)} in total. You get it once, not for each job. Claim ${inr(one)} once.`,
      cite,
    });
  }
  return list;
}

function exemptions(input: Form16Input, year: IncomeTaxYear): Finding[] {
  const rules = year.regimes[input.regime];
  const personal = input.hra + input.travel;
  const list: Finding[] = [];
  if (personal > 0 && !rules.personalAllowances.value) {
    list.push({
      what: 'House rent or leave travel allowance',
      onForm: personal,
      right: 0,
      todo: `${inr(personal)} is exempt only in the old regime, and the form is in the new one. Leave it out of the return, unless that is in the old regime, which needs a return filed by ${formatDate(year.returns.due.value.individual)}.`,
      cite: rules.personalAllowances.cite,
    });
  }
  const { salaryShare } = rulesOfYear(houseRent, input.financialYear);
  const mostRent = (input.salary * salaryShare.value.metro) / 100;
  if (rules.personalAllowances.value && input.hra > mostRent) {
    list.push({
      what: 'House rent allowance above its limit',
      onForm: input.hra,
      right: mostRent,
      todo: `More than ${pct(salaryShare.value.metro)} of basic pay is never exempt, and ${inr(input.hra)} is more than that share of the whole section ${sectionBeside('17(1)', year.act)} salary. Work it out on the HRA page with basic pay and rent.`,
      cite: salaryShare.cite,
    });
  }
  const professional = rules.professionalTax.value
    ? Math.min(input.professionalTax, year.retirement.professionalTaxCap.value)
    : 0;
  if (input.professionalTax > professional) {
    list.push({
      what: 'Professional tax',
      onForm: input.professionalTax,
      right: professional,
      todo:
        professional === 0
          ? `${inr(input.professionalTax)} is not deducted in the new regime. Leave it out of the return.`
          : `No State may charge more than ${inr(professional)} a year. Check your payslips and deduct what you paid, at most that amount.`,
      cite: professional === 0 ? rules.professionalTax.cite : year.retirement.professionalTaxCap.cite,
    });
  }
  return list;
}

function deductions(input: Form16Input, first: Assessment, year: IncomeTaxYear): Finding[] {
  const rules = year.regimes[input.regime];
  const list: Finding[] = [];
  const open: readonly string[] = rules.deductions.value;
  const at = (old: OldSection) => sectionBeside(old, year.act);
  const lines: readonly (readonly [string, number, readonly string[], Citation])[] = [
    [`Section ${at('80C')}`, input.savings, ['80CCE'], year.deductions.savings.cite],
    [`Own NPS, section ${at('80CCD(1B)')}`, input.ownNps, ['80CCD(1B)'], year.deductions.extraNps.cite],
    [`Employer’s NPS, section ${at('80CCD(2)')}`, input.employerNps, ['80CCD(2)'], rules.employerNps.cite],
    [`Health insurance, section ${at('80D')}`, input.health, ['80D'], year.deductions.health.cite],
    [
      `Interest, section ${at('80TTA')} or ${at('80TTB')}`,
      input.savingsInterest,
      ['80TTA', '80TTB'],
      year.deductions.savingsInterest.cite,
    ],
    ['Other deductions', input.otherDeductions, ['other'], rules.deductions.cite],
  ];
  let shut = 0;
  for (const [what, onForm, sections, cite] of lines) {
    if (onForm === 0) continue;
    if (!sections.some((section) => open.includes(section))) {
      shut += onForm;
      continue;
    }
    const right = allowedOf(first, ...sections);
    if (differs(onForm, right) && onForm > right) {
      list.push({
        what,
        onForm,
        right,
        todo: `${inr(onForm)} was deducted, but at most ${inr(right)} counts. Enter what you paid in the return. It allows ${inr(right)}.`,
        cite,
      });
    }
  }
  if (shut > 0) {
    list.push({
      what: 'Deductions of the old regime',
      onForm: shut,
      right: 0,
      todo: `${inr(shut)} of deductions does not count in the new regime. Leave it out of the return, unless that is in the old regime, which needs a return filed by ${formatDate(year.returns.due.value.individual)}.`,
      cite: rules.deductions.cite,
    });
  }
  const loss = Math.max(0, -input.house);
  const lossAllowed = first.heads.house < 0 ? Math.min(-first.heads.house, rules.houseLossAcrossHeads.value) : 0;
  if (loss > lossAllowed) {
    list.push({
      what: 'Loss on the house',
      onForm: loss,
      right: lossAllowed,
      todo:
        lossAllowed === 0
          ? `A loss on a house, ${inr(loss)}, does not lower the salary in the new regime. Do not subtract it in the return.`
          : `At most ${inr(lossAllowed)} of the loss on the house can be set off against salary. The rest, if it is from a let-out house, is carried to later years.`,
      cite: rules.houseLossAcrossHeads.cite,
    });
  }
  return list;
}

function totals(input: Form16Input, first: Assessment, year: IncomeTaxYear): Finding[] {
  const rules = year.regimes[input.regime];
  const { charge } = first;
  const gross = input.salary + input.perquisites + input.inLieu;
  const at = (old: OldSection) => sectionBeside(old, year.act);
  const list: Finding[] = [];
  const add = (what: string, onForm: number | null, right: number, todo: string, cite: Citation) => {
    if (differs(onForm, right)) list.push({ what, onForm, right, todo, cite });
  };
  add(
    'Gross salary',
    input.grossTotal,
    gross,
    `Its parts add up to ${inr(gross)}. Check that sections ${at('17(1)')}, ${at('17(2)')} and ${at('17(3)')} are all entered here as printed.`,
    year.grossTotalIncome,
  );
  add(
    'Income from salaries',
    input.salaryIncome,
    first.salary.income,
    `Salary minus exemptions and deductions is ${inr(first.salary.income)}. The points above show the difference, or you have not entered a line of the form here.`,
    year.grossTotalIncome,
  );
  add(
    'Total taxable income',
    input.totalIncome,
    first.totalIncome,
    `The lines of the form give ${inr(first.totalIncome)}. The points above show why, or you have not entered a line of the form here.`,
    year.totalIncomeMultiple.cite,
  );
  // A wrong income makes every line of tax differ: it is shown once, at the rebate if that is the cause, else at the net tax.
  add(
    `Rebate under section ${sectionBeside('87A', year.act)}`,
    input.rebate,
    charge.rebate.amount,
    charge.rebate.amount > 0
      ? `The rebate is ${inr(charge.rebate.amount)} on a total income of ${inr(first.totalIncome)}. The return form applies it automatically.`
      : `With a total income of ${inr(first.totalIncome)} there is no rebate. Expect to pay the difference with the return.`,
    rules.rebate.cite,
  );
  const surcharge = charge.surcharge - charge.marginalRelief;
  add('Surcharge', input.surcharge, surcharge, `It is ${inr(surcharge)} after marginal relief.`, rules.surcharge.cite);
  if (!differs(input.netTax, first.tax)) {
    add(
      'Tax on total income',
      input.taxOnIncome,
      charge.tax,
      `At the rates of the ${regimeNames[input.regime]} it is ${inr(charge.tax)}.`,
      rules.slabs.cite,
    );
    add('Cess', input.cess, charge.cess, `It is ${inr(charge.cess)}.`, year.cess.cite);
  }
  add(
    'Net tax payable',
    input.netTax,
    first.tax,
    `On the lines you entered, the tax is ${inr(first.tax)}. The tax in the return counts. There you pay the difference or get it back.`,
    rules.slabs.cite,
  );
  return list;
}

function credits(input: Form16Input, first: Assessment, year: IncomeTaxYear): Finding[] {
  const statement = `Form ${formName('26AS', year.act)}`;
  const list: Finding[] = [];
  if (differs(input.netTax, input.tds)) {
    const short = input.netTax > input.tds;
    list.push({
      what: 'Tax deducted against net tax',
      onForm: input.tds,
      right: input.netTax,
      todo: short
        ? `${inr(input.netTax - input.tds)} less was deducted than the form’s net tax. Ask the employer whether it was deducted but not deposited. Until ${statement} shows it, you get no credit.`
        : `${inr(input.tds - input.netTax)} more was deducted than the form’s net tax. You get it back with the return.`,
      cite: year.taxDeducted,
    });
  }
  if (differs(input.credit26as, input.tds)) {
    list.push({
      what: `Tax deducted against ${statement}`,
      onForm: input.tds,
      right: input.credit26as,
      todo: `${statement} has ${inr(input.credit26as)}. Claim what it shows, or first ask the employer to correct the statement on Form ${formName('24Q', year.act)}. If you claim more, it is cut when the return is processed.`,
      cite: year.taxDeducted,
    });
  }
  const gross = first.salary.gross - input.otherSalary;
  if (differs(input.aisSalary, gross)) {
    list.push({
      what: 'Salary against the AIS',
      onForm: gross,
      right: input.aisSalary,
      todo: `The AIS has ${inr(input.aisSalary)}. Find the difference before you file: arrears, a perquisite or a final settlement is often missing in one of them. Give feedback in the AIS if it is wrong.`,
      cite: year.taxDeducted,
    });
  }
  return list;
}
