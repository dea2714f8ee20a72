import { incomeTaxYears } from '@/content/rules/income-tax';
import { type AuditYear, auditYears } from '@/content/rules/income-tax/audit';
import { actOf, sectionBeside, yearTitle } from '@/content/tax/law-names';
import {
  type Action,
  type Caveat,
  type Figure,
  type Result,
  rupees,
  type Table,
  verdict,
  worksheet,
} from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { type Decision, decide, type Presumptive } from './decision';
import type { TaxAuditInput } from './form';

/** Returns whether accounts must be audited, the path to that answer, presumptive income, dates, and what being late costs. */
export function taxAudit(input: TaxAuditInput): Result {
  const law = auditYears[input.year];
  const decision = decide(input, law);
  const sheet = worksheet();
  sheet.heading('The questions, in the order of the law');
  if (input.kind === 'fo') {
    sheet.step(
      rupees('Turnover', decision.turnover),
      `${inr(input.gains)} + ${inr(input.losses)}, profits and losses of trades as positive amounts`,
      law.turnoverOfDerivatives,
    );
  }
  for (const { question, answer, fact, cite } of decision.path) sheet.step(verdict(question, answer), fact, cite);
  sheet.heading('The answer');
  sheet.step(
    verdict('Tax audit', decision.required ? 'Needed' : 'Not needed'),
    `Decided by: ${decision.decidedBy.question} ${decision.decidedBy.answer}`,
    decision.decidedBy.cite,
  );
  const headline: [Figure, ...Figure[]] = [verdict('Tax audit', decision.required ? 'Needed' : 'Not needed')];
  const due = dueDates(input, law, decision.required);
  headline.push({ label: 'Return due by', value: due.returnBy, unit: 'date' });
  const late = costOfNone(input, law, decision);
  if (decision.required) {
    sheet.heading('If there is no audit in time');
    const figure = rupees(late.label, late.amount, { tone: 'cost' });
    sheet.step(figure, late.how, law.late.cite);
    headline.push(figure);
  }
  const open = decision.presumptive.filter((each) => each.open);
  for (const each of decision.presumptive) {
    const section = sectionBeside(each.section, actOf(input.year));
    sheet.heading(`Presumptive income, section ${section}`);
    const figure = sheet.step(rupees(`Presumptive income ${section}`, each.income), each.how, each.cite);
    sheet.step(
      verdict(`Open to you ${section}`, each.open ? 'Yes' : 'No'),
      each.open
        ? `If you declare ${inr(figure)} or more, you need no audit and no books for it`
        : `${capital(each.closedWhy ?? '')}`,
      each.cite,
    );
  }
  return {
    headline,
    sentence: sentenceOf(input, decision, open),
    charts: [chartOf(input, decision)],
    tables: [pathTable(decision), limitTable(input, law)],
    steps: sheet.steps,
    actions: actionsOf(input, law, decision, due),
    caveats: caveatsOf(input, law, decision),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Late {
  readonly label: string;
  readonly amount: number;
  readonly how: string;
}

function costOfNone({ kind }: TaxAuditInput, law: AuditYear, { turnover }: Decision): Late {
  const late = law.late.value;
  if (late.kind === 'penalty' && kind === 'carriages') {
    return {
      label: 'Penalty without audit, at most',
      amount: late.most,
      how: `${pct(late.percent)} of your receipts, which this page does not ask for, but never above ${inr(late.most)}. None if you had a reasonable cause`,
    };
  }
  return late.kind === 'penalty'
    ? {
        label: 'Penalty without audit',
        amount: Math.min(late.most, (turnover * late.percent) / 100),
        how: `The lower of ${pct(late.percent)} of ${inr(turnover)} and ${inr(late.most)}. None if you had a reasonable cause`,
      }
    : {
        label: 'Fee, more than a month late',
        amount: late.later,
        how: `${inr(late.upTo)} up to a month late, ${inr(late.later)} after. It is a fee, so you pay it even with a good cause`,
      };
}

function dueDates(input: TaxAuditInput, law: AuditYear, required: boolean) {
  const { audit, transferPricing, noAudit } = law.returnBy.value;
  // A company files by the later day with or without this audit.
  const returnBy = input.transferPricing
    ? transferPricing
    : required || input.entity === 'company' || input.otherLaw
      ? audit
      : noAudit;
  return { returnBy, reportBy: input.transferPricing ? law.report.value.transferPricing : law.report.value.by };
}

function sentenceOf(input: TaxAuditInput, decision: Decision, open: readonly Presumptive[]): string {
  const year = yearTitle(input.year);
  const fact = decision.decidedBy.fact;
  if (!decision.required) {
    return `You need no tax audit for ${year}. This decided it: ${lowerFirst(fact)}.`;
  }
  const [scheme] = open;
  // In whole rupees, as it is typed: a rupee with paise left out would be too little.
  const least = Math.ceil((scheme?.income ?? 0) - 1e-6);
  const way =
    scheme && open.length === 1 && input.kind !== 'mixed' && input.profit < scheme.income
      ? ` If you declare at least ${inr(least)} as profit, you avoid the audit. But you then pay tax on ${inr(least - input.profit)} more income.`
      : '';
  return `You need a tax audit for ${year}. This decided it: ${lowerFirst(fact)}.${way}`;
}

function chartOf(input: TaxAuditInput, decision: Decision) {
  const act = actOf(input.year);
  const bars = [
    'Declared profit',
    ...decision.presumptive.map((each) => `Presumptive ${sectionBeside(each.section, act)}`),
  ];
  return {
    kind: 'bars',
    title: 'Declared profit and presumptive income',
    unit: 'rupees',
    bars,
    series: [
      { label: 'Income', tone: 'own', values: [input.profit, ...decision.presumptive.map((each) => each.income)] },
    ],
  } as const;
}

function pathTable({ path }: Decision): Table {
  return {
    id: 'path',
    caption: 'How we reached the answer',
    columns: [
      { label: 'Question', unit: 'text' },
      { label: 'Answer', unit: 'text' },
      { label: 'Fact', unit: 'text' },
    ],
    rows: path.map(({ question, answer, fact }) => [question, answer, fact]),
    note: 'Read it from the last line up. Each line says why we asked the next question.',
  };
}

function limitTable(input: TaxAuditInput, law: AuditYear): Table {
  const { business } = incomeTaxYears[input.year];
  const act = actOf(input.year);
  return {
    id: 'limits',
    caption: 'The limits',
    columns: [
      { label: 'Rule', unit: 'text' },
      { label: 'Limit', unit: 'rupees' },
    ],
    rows: [
      ['Audit of a business', law.business.value.above],
      [`Audit of a business, cash at most ${pct(law.business.value.cashShare)}`, law.business.value.aboveLowCash],
      ['Audit of a profession', law.profession.value],
      [`Presumptive business, section ${sectionBeside('44AD', act)}`, business.presumptive.value.turnoverUpTo],
      [
        `The same, cash receipts at most ${pct(business.presumptive.value.cashShare)}`,
        business.presumptive.value.turnoverUpToDigital,
      ],
      [`Presumptive profession, section ${sectionBeside('44ADA', act)}`, business.profession.value.receiptsUpTo],
      [
        `The same, cash receipts at most ${pct(business.profession.value.cashShare)} of them`,
        business.profession.value.receiptsUpToDigital,
      ],
    ],
  };
}

function actionsOf(
  input: TaxAuditInput,
  law: AuditYear,
  decision: Decision,
  due: { returnBy: string; reportBy: string },
): Action[] {
  const list: Action[] = [];
  if (decision.required) {
    const byOtherLaw = input.entity === 'company' || input.otherLaw;
    list.push({
      text: `Have a chartered accountant upload the audit report, ${byOtherLaw ? law.form.otherLaw : law.form.own}, by ${formatDate(due.reportBy)}. If that day has passed, do it before you file the return.`,
      date: due.reportBy,
      cite: law.report.cite,
    });
  }
  list.push({
    text: `File the return, ${returnForm(input, decision)}, by ${formatDate(due.returnBy)}. A later return costs a fee, and a business loss is not carried forward.`,
    date: due.returnBy,
    cite: law.returnBy.cite,
  });
  const [scheme] = decision.presumptive;
  if (input.scheme === 'used' && scheme?.section === '44AD' && scheme.open && input.profit < scheme.income) {
    list.push({
      text: `If you declare less, you leave presumptive taxation. You cannot use it for the next ${law.presumptiveLeft.value.years} years.`,
      cite: law.optOut,
    });
  }
  return list;
}

/** Returns the return form by who files and how the profit is found. */
function returnForm(input: TaxAuditInput, decision: Decision): string {
  if (input.entity === 'company') return 'ITR-6';
  if (input.entity === 'llp') return 'ITR-5';
  const [scheme] = decision.presumptive;
  const isPresumptive =
    decision.presumptive.length === 1 && scheme?.open === true && input.profit >= scheme.income && input.kind !== 'fo';
  if (isPresumptive && input.entity !== 'nonResident') return 'ITR-4 (if your other income allows it)';
  return input.entity === 'firm' ? 'ITR-5' : 'ITR-3';
}

function caveatsOf(input: TaxAuditInput, law: AuditYear, decision: Decision): Caveat[] {
  const isPerson = input.entity === 'individual' || input.entity === 'huf';
  const books = isPerson ? law.books.value.person : law.books.value.other;
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for shipping, airlines and other non-residents with their own schemes, for charities, or for audits under GST or company law.',
    },
    {
      kind: 'assumption',
      text: `You may have to keep books of account even without an audit. A business must if its income was above ${inr(books.income)} or turnover above ${inr(books.turnover)} in one of the three years before.`,
      cite: law.books.cite,
    },
  ];
  if (input.kind === 'mixed') {
    list.push({
      kind: 'assumption',
      text: 'We use the declared profit for business and profession together, and test each of them against it.',
    });
  }
  if (input.kind === 'fo') {
    list.push({
      kind: 'assumption',
      text: 'Futures and options are a non-speculative business. Intraday trades in shares are speculative, so we count them separately.',
      cite: law.turnoverOfDerivatives,
    });
  }
  if (!decision.required && input.profit < 0) {
    list.push({
      kind: 'warning',
      text: 'You can carry forward a loss only if you file the return in time, with or without an audit.',
      cite: law.returnBy.cite,
    });
  }
  if (input.year === '2026-27') {
    list.push({
      kind: 'assumption',
      text: `The fee for a late report from tax year 2026-27 is by reports of the Finance Act, 2026. We checked the day on which it rises on ${formatDate(law.checkedOn)}.`,
      cite: law.late.cite,
    });
  }
  return list;
}
