import { refundRules } from '@/content/rules/income-tax/refunds';
import { actOf } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import { noReturnText } from '@/content/tax/return-duty';
import type { Action, Caveat } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { lowerFirst } from '@/lib/lower-first';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { owesReturn } from '@/lib/tax/interest';
import type { Form16Answer } from './compute';
import type { Form16Input } from './form';
import { assessed } from './taxpayer';

/** Differences of tax below this are not worth a word, ₹. */
const WORTH_SAYING = 100;

/** Returns what both employers would deduct alone, and how much more both together bear, ₹; 0 without a second one. */
function shortfallOf(input: Form16Input): number {
  if (!input.second) return 0;
  const alone = assessed(input, 'first').tax + assessed(input, 'second').tax;
  return Math.max(0, assessed({ ...input, untold: 0 }, 'all').tax - alone);
}

/** Returns what the answer means, in two or three sentences. */
export function sentence(input: Form16Input, { all, findings, balance, credit, year, filedOn }: Form16Answer): string {
  const { due, belated } = year.returns;
  const named = findings.slice(0, 2).map(({ what }) => lowerFirst(what));
  const others = findings.length - named.length;
  const points =
    findings.length === 0
      ? 'The lines you entered agree with the law.'
      : `${findings.length === 1 ? '1 point needs' : `${findings.length} points need`} a look: ${named.join(' and ')}${others > 0 ? `, and ${others} more` : ''}.`;
  const left =
    balance.payable > 0
      ? `${inr(balance.payable)} is left to pay with the return`
      : balance.payable < 0
        ? `You get ${inr(-balance.payable)} back`
        : 'Nothing is left to pay or to get back';
  const sum = `Tax on all your income is ${inr(all.tax)}, and ${inr(credit)} was deducted and paid: ${lowerFirst(left)}.`;
  const shortfall = shortfallOf(input);
  const shock =
    shortfall > 0
      ? ` As the two employers do not know of each other, together they deduct ${inr(shortfall)} too little.`
      : '';
  // What the amount rests on where nobody entered the day of filing: today, or a return in time that can no longer be filed.
  const day =
    input.filedOn !== '' || input.today <= due.value.individual
      ? ''
      : input.today <= belated.value
        ? ` That is for a late return filed on ${formatDate(filedOn)}: if you have filed already, enter the day.`
        : ` That is for a return filed by ${formatDate(due.value.individual)}.`;
  return `${points} ${sum}${shock}${day}`;
}

/** Returns what to do, in order, with its day where there is one. */
export function actions(input: Form16Input, { findings, balance, filing, year, filedOn }: Form16Answer): Action[] {
  const { due, belated } = year.returns;
  const isLate = filedOn > due.value.individual;
  const list: Action[] = findings.map(({ what, todo, cite }) => ({ text: `${what}: ${todo}`, cite }));
  if (input.relief > 0) {
    const form = actOf(year.financialYear) === 'act1961' ? 'Form 10E' : 'the form for this relief (earlier Form 10E)';
    list.push({
      text: `File ${form} on the portal before the return. Without it, the relief of ${inr(input.relief)} is refused.`,
      cite: year.reliefs,
    });
  }
  if (balance.payable > 0 && input.today !== '' && input.today <= year.lastDay) {
    list.push({
      text: `The year runs until ${formatDate(year.lastDay)}. Tell your present employer about all your income, so that it deducts the rest by then. Or pay advance tax on the next date. You then pay less interest or none.`,
      date: year.lastDay,
      cite: year.advanceTax.instalments.cite,
    });
  }
  const isFiled = input.filedOn !== '' && input.filedOn < input.today;
  const isClosed = input.filedOn === '' && input.today > belated.value;
  if (isFiled) list.push(...afterFiling(input, balance.payable, findings.length > 0, year));
  else if (!isClosed) {
    if (balance.payable > 0 && !(input.today !== '' && input.today <= year.lastDay)) {
      list.push({
        text: `Pay ${inr(balance.payable)} on the e-filing portal (e-Pay Tax, self-assessment tax) before you file. If you pay after ${formatDate(filedOn)}, you pay more interest.`,
        date: filedOn,
        cite: year.selfAssessment,
      });
    }
    const files = owesReturn(filing) || balance.payable < 0;
    list.push(
      !files
        ? { text: noReturnText(filing), cite: due.cite }
        : isLate
          ? {
              text: `File the late return. ${formatDate(belated.value)} is the last day.`,
              date: belated.value,
              cite: belated.cite,
            }
          : {
              text: `File the return by ${formatDate(due.value.individual)}.`,
              date: due.value.individual,
              cite: due.cite,
            },
    );
  }
  if (findings.length > 0) {
    list.push({
      text: 'Ask the employer to correct the statement on Form 24Q and to issue the form again where tax, PAN or salary is wrong. For a deduction that was left out you need no new form. Claim it in the return.',
    });
  }
  return list;
}

/** Returns what is left to do once the return is filed. */
function afterFiling(input: Form16Input, payable: number, hasFindings: boolean, year: IncomeTaxYear): Action[] {
  const { revised } = rulesOfYear(refundRules, year.financialYear);
  const list: Action[] = [];
  if (payable > 0) {
    list.push({
      text: `If you did not pay ${inr(payable)} with the return, pay it now on the e-filing portal (e-Pay Tax, self-assessment tax). Interest runs until you pay.`,
      cite: year.selfAssessment,
    });
  }
  if (hasFindings && input.today <= revised.value.until) {
    list.push({
      text: `If the return has one of these points wrong, correct it in a revised return by ${formatDate(revised.value.until)}.`,
      date: revised.value.until,
      cite: revised.cite,
    });
  }
  return list;
}

/** Returns who should leave, what limited the answer, what was taken for granted, what to look out for. */
export function caveats(input: Form16Input, answer: Form16Answer): Caveat[] {
  const { year, regime, filedOn, all } = answer;
  const { due, belated, oldRegimeChoice } = year.returns;
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is for employees and pensioners without business. If you have capital gains, let-out houses or income abroad, use the income-tax page for the tax. The check of the lines still works here.',
    },
  ];
  const other = regime === 'new' ? 'old' : 'new';
  const otherTax = assessed(input, 'all', other).tax;
  const canChoose = filedOn <= due.value.individual;
  if (canChoose && all.tax - otherTax >= WORTH_SAYING) {
    list.push({
      kind: 'warning',
      text: `With the same figures, you pay ${inr(all.tax - otherTax)} less tax in the ${regimeNames[other]}. A return filed by ${formatDate(due.value.individual)} can be in it, whatever the form says.`,
      cite: oldRegimeChoice,
    });
  }
  if (regime !== input.regime) {
    list.push({
      kind: 'limit',
      text: `The return is filed after ${formatDate(due.value.individual)}, so it must be in the new regime, and we work out the tax in that regime. We still check the lines in the old one.`,
      cite: oldRegimeChoice,
    });
  }
  if (input.filedOn === '' && filedOn > due.value.individual) {
    const inTime = answer.balanceIfFiledOn(due.value.individual).payable;
    const outcome =
      inTime > 0
        ? `${inr(inTime)} was left to pay`
        : inTime < 0
          ? `you get ${inr(-inTime)} back`
          : 'nothing was left to pay';
    list.push({
      kind: 'warning',
      text: `We take it that you have not filed yet: the return was due on ${formatDate(due.value.individual)}, and late fee and interest count up to today. With a return filed by then, ${outcome}. Enter its day under “Return filed on”.`,
      cite: belated.cite,
    });
  }
  if (input.filedOn === '' && input.today > belated.value) {
    list.push({
      kind: 'warning',
      text: `The last day to file was ${formatDate(belated.value)}. We take it that yours was filed in time. If not, only an updated return is left, with additional tax that we do not work out.`,
      cite: belated.cite,
    });
  }
  if (input.employerNps > 0) {
    list.push({
      kind: 'assumption',
      text: 'The limit for the employer’s NPS depends on basic pay, which the form does not show. We use the whole section 17(1) salary instead, so we may not notice a claim above the limit.',
      cite: year.regimes[input.regime].employerNps.cite,
    });
  }
  if (input.otherExempt + input.otherExempt2 > 0 && input.regime === 'new') {
    list.push({
      kind: 'assumption',
      text: 'We treat other exemptions as those that the new regime allows, such as allowances spent on duty. Children’s and similar allowances are not among them.',
      cite: year.regimes.new.personalAllowances.cite,
    });
  }
  if (input.health > 0 && input.regime === 'old') {
    list.push({
      kind: 'assumption',
      text: 'We assume that health insurance is shared between family and parents aged 60 or more, which gives the highest limits. The form does not say whose it is.',
      cite: year.deductions.health.cite,
    });
  }
  if (answer.balance.instalmentInterest > 0) {
    list.push({
      kind: 'assumption',
      text: 'For interest we assume that you paid only the credit above, and the rest on the day of filing. The advance tax page takes each payment with its date.',
      cite: year.interest.shortAdvanceTax.cite,
    });
  }
  return list;
}
