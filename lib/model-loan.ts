/** Formulas that the schedules of loans share. */
import { financialYears, type ModelColumn, type ModelSheet } from './model';

/** A loan in the words of formulas; see `lib/model` for the names in them. */
interface LoanFormulas {
  /** The id of the schedule's table. */
  readonly table: string;
  readonly principal: string;
  /** The rate of a month, as a fraction. */
  readonly monthlyRate: string;
  /** The agreed number of instalments; none where the instalment is given and decides. */
  readonly periods?: string;
  /** The instalment of a row. */
  readonly emi: string;
  readonly firstMonth: string;
  readonly roundsInterest?: string;
  /** The first instalment is paid on the first day, without interest. */
  readonly isInAdvance?: boolean;
  /** The column of what is paid on top. */
  readonly prepayment?: string;
  readonly room: number;
  readonly emiLabel?: string;
  readonly columns?: Readonly<Record<string, ModelColumn>>;
  readonly added?: ModelSheet['added'];
}

/** Returns an amount rounded to the rupee where a condition holds. */
export const roundedIf = (condition: string | undefined, amount: string): string =>
  condition ? `IF(${condition},ROUND(${amount},0),${amount})` : amount;

/** Returns the level instalment as Excel's own function has it, a positive amount. */
export const levelPayment = (monthlyRate: string, periods: string, principal: string, isInAdvance = false): string =>
  `PMT(${monthlyRate},${periods},-(${principal})${isInAdvance ? ',0,1' : ''})`;

/**
 * Returns the schedule of a loan on reducing balance: interest on what is owed, the last instalment pays the rest. Its columns are those of
 * the EMI page.
 */
export function loanSheet(loan: LoanFormulas): ModelSheet {
  const { emiLabel = 'EMI', periods, prepayment } = loan;
  const interest = roundedIf(loan.roundsInterest, `[Opening balance]*${loan.monthlyRate}`);
  const isLast = `${loan.emi}+0.005>=[Opening balance]+[Interest]`;
  return {
    table: loan.table,
    goesOn: '[^Balance]>0.005',
    room: loan.room,
    years: financialYears('Month'),
    columns: {
      Month: { first: loan.firstMonth, next: 'EDATE([^Month],1)' },
      'Opening balance': { first: loan.principal, next: '[^Balance]' },
      [emiLabel]: `IF(${periods ? `OR({#}=${periods},${isLast})` : isLast},[Opening balance]+[Interest],${loan.emi})`,
      Interest: loan.isInAdvance ? { first: '0', next: interest } : interest,
      Principal: `[${emiLabel}]-[Interest]`,
      Balance: `MAX(0,[Opening balance]-[Principal]${prepayment ? `-[${prepayment}]` : ''})`,
      ...loan.columns,
    },
    ...(loan.added && { added: loan.added }),
  };
}

/** Returns the schedule of a flat-rate loan: principal and interest in equal parts in every instalment. */
export function flatLoanSheet(loan: Omit<LoanFormulas, 'emi'> & { readonly periods: string }): ModelSheet {
  return {
    table: loan.table,
    goesOn: `{#}<=${loan.periods}`,
    room: loan.room,
    years: financialYears('Month'),
    columns: {
      Month: { first: loan.firstMonth, next: 'EDATE([^Month],1)' },
      'Opening balance': { first: loan.principal, next: '[^Balance]' },
      EMI: '[Principal]+[Interest]',
      Interest: `(${loan.principal})*${loan.monthlyRate}`,
      Principal: `(${loan.principal})/${loan.periods}`,
      Balance: `MAX(0,[Opening balance]-[Principal])`,
    },
  };
}

/** A running loan beside another, from month to month. */
interface RunningFormulas {
  /** What the columns of this loan are called behind the comma: "EMI, stay". */
  readonly way: string;
  readonly balance: string;
  readonly monthlyRate: string;
  readonly emi: string;
  /** The number of the month, as a formula, and that of the last. */
  readonly period: string;
  readonly periods: string;
  /** A first row of the day itself, on which no EMI falls. */
  readonly beginsNow?: boolean;
  readonly prepayment?: string;
}

/** Returns the columns of a running loan: EMI, interest and balance; 0 once it is repaid. */
export function runningLoanColumns(loan: RunningFormulas): Record<string, ModelColumn> {
  const [emi, interest, balance] = [`EMI, ${loan.way}`, `Interest, ${loan.way}`, `Balance, ${loan.way}`];
  const owed = (before: string) => `${before}+[${interest}]`;
  const paid = (before: string) =>
    `IF(${before}<=0,0,IF(OR(${loan.period}>=${loan.periods},${loan.emi}+0.005>=${owed(before)}),${owed(before)},${loan.emi}))`;
  const extra = loan.prepayment ? `-[${loan.prepayment}]` : '';
  const left = (before: string) => `IF(${owed(before)}-[${emi}]${extra}<0.005,0,${owed(before)}-[${emi}]${extra})`;
  const of = (formula: (before: string) => string, now: string): ModelColumn => ({
    first: loan.beginsNow ? now : formula(loan.balance),
    next: formula(`[^${balance}]`),
  });
  return {
    [emi]: of(paid, '0'),
    [interest]: of((before) => `${before}*${loan.monthlyRate}`, '0'),
    [balance]: of(left, `${loan.balance}${extra}`),
  };
}
