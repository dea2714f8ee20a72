import { capitalGainsUnder } from '@/content/rules/income-tax/capital-gains';
import { auditYears } from '@/content/rules/years/audit';
import { sumOf } from '@/lib/sum';
import { auditOf, returnForm } from './audit';
import type { StockMarketInput } from './form';
import { ofKind, yearTaxFor } from './year-tax';

/** Returns charges, heads of income, the year with and without them, audit and return; amounts in ₹. */
export function answerFor(input: StockMarketInput) {
  const { trading, ...tax } = yearTaxFor(input);
  const { year, rows, heads, now, hasBusiness } = tax;
  const closed = rows.filter(({ kind }) => kind !== 'buyback' && kind !== 'unmatched');
  return {
    ...tax,
    law: capitalGainsUnder[year.act],
    auditLaw: auditYears[input.financialYear],
    counted: sumOf(closed, ({ count }) => count),
    audit: auditOf(input, trading, now),
    form: returnForm(input, now, year, {
      business: hasBusiness,
      shortTerm: ofKind(rows, 'shortTerm').length > 0,
      longTermGain: heads.longTerm,
    }),
  };
}

/** What working, tables, charts and notes are written from. */
export type Answer = ReturnType<typeof answerFor>;
