import { ppfInterestRate, quarterlyRates } from '@/content/rules/small-savings';
import { taxSavings } from '@/content/rules/tax-savings';
import { effectiveYearlyRate, ratePerPeriod, valueOfDeposits } from '@/lib/finance/deposits';
import { type Citation, lastKnownOn } from '@/lib/law';
import { fundRedemptionTax } from '@/lib/tax/fund-redemption';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { specialRule } from '@/lib/tax/special-income';
import type { SavingsInput } from './form';
import { savingsLawOf } from './person';

/**
 * How the return is taxed: not at all, each year at slab rates, as equity when sold, or as an NPS corpus. `deduction` is interest saved
 * that would have been deducted, in the old regime.
 */
export type Taxing = 'free' | 'yearly' | 'equity' | 'pension' | 'deduction';

/** A way to use the deduction, for this person. */
export interface Product {
  readonly id: 'ppf' | 'sukanya' | 'vpf' | 'nsc' | 'postDeposit' | 'scss' | 'bankDeposit' | 'elss' | 'loan' | 'nps';
  readonly name: string;
  /** What a payment goes into, in a sentence. */
  readonly into: string;
  /** Yearly growth before tax, as a fraction. */
  readonly growth: number;
  readonly taxing: Taxing;
  readonly lockYears: number;
  readonly locked: string;
  readonly risk: 'None' | 'Bank' | 'Market';
  /** Why it is not open to this person; '' if it is. */
  readonly closed: string;
  readonly cite: Citation;
}

/** What the tax on a return rests on: the rate on the next rupee as a fraction, the regime it is in, and the law of gains. */
export interface ReturnTax {
  readonly slab: number;
  readonly regime: Regime;
  readonly year: IncomeTaxYear;
}

const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** Returns every product of the list with its rate on a day, in no order. */
export function productsFor(input: SavingsInput, day: string): Product[] {
  const { lockIn, fundInterest } = savingsLawOf(input);
  const rate = (series: Parameters<typeof lastKnownOn<number>>[0]) => lastKnownOn(series, day).value / 100;
  const quarterly = (percent: number) => effectiveYearlyRate(ratePerPeriod(percent, 4, 'nominal'), 4);
  const ppfLock = input.ppfYears ?? lockIn.ppf.value;
  const plain = { closed: '', risk: 'None' as const };
  return [
    {
      ...plain,
      id: 'ppf',
      name: 'PPF',
      into: 'PPF',
      growth: rate(ppfInterestRate),
      taxing: 'free',
      lockYears: ppfLock,
      locked: ppfLock === 0 ? 'Matured' : `${yearsText(ppfLock)}, parts from year 7`,
      cite: lockIn.ppf.cite,
    },
    {
      ...plain,
      id: 'sukanya',
      name: 'Sukanya Samriddhi',
      into: 'Sukanya Samriddhi',
      growth: rate(quarterlyRates.sukanya),
      taxing: 'free',
      lockYears: lockIn.sukanya.value,
      locked: `${yearsText(lockIn.sukanya.value)}, half at 18 for study`,
      closed: input.girl ? '' : 'For a daughter below 10',
      cite: lockIn.sukanya.cite,
    },
    {
      ...plain,
      id: 'vpf',
      name: 'VPF',
      into: 'VPF',
      growth: fundInterest.value / 100,
      taxing: 'free',
      lockYears: lockIn.providentFund.value,
      locked: 'Until you leave work; tax-free after 5 years of service',
      closed: input.epf > 0 ? '' : 'For members of EPF',
      cite: fundInterest.cite,
    },
    {
      ...plain,
      id: 'nsc',
      name: 'NSC',
      into: 'NSC',
      growth: rate(quarterlyRates.certificate),
      taxing: 'yearly',
      lockYears: lockIn.certificate.value,
      locked: yearsText(lockIn.certificate.value),
      cite: lockIn.certificate.cite,
    },
    {
      ...plain,
      id: 'postDeposit',
      name: 'Post-office deposit',
      into: 'a five-year post-office deposit',
      growth: quarterly(lastKnownOn(quarterlyRates.deposit5, day).value),
      taxing: 'yearly',
      lockYears: lockIn.postDeposit.value,
      locked: yearsText(lockIn.postDeposit.value),
      cite: lockIn.postDeposit.cite,
    },
    {
      ...plain,
      id: 'scss',
      name: 'Senior Citizens’ Savings Scheme',
      into: 'the Senior Citizens’ Savings Scheme',
      growth: rate(quarterlyRates.senior),
      taxing: 'yearly',
      lockYears: lockIn.senior.value,
      locked: `${yearsText(lockIn.senior.value)}, interest paid out`,
      closed: input.age === 'below60' ? 'From the age of 60' : '',
      cite: lockIn.senior.cite,
    },
    {
      ...plain,
      id: 'bankDeposit',
      name: 'Tax-saver bank deposit',
      into: 'a tax-saver bank deposit',
      growth: quarterly(input.depositRate),
      taxing: 'yearly',
      lockYears: lockIn.bankDeposit.value,
      locked: yearsText(lockIn.bankDeposit.value),
      risk: 'Bank',
      cite: lockIn.bankDeposit.cite,
    },
    {
      ...plain,
      id: 'elss',
      name: 'ELSS',
      into: 'ELSS',
      growth: input.equityReturn / 100,
      taxing: 'equity',
      lockYears: lockIn.equityFund.value,
      locked: yearsText(lockIn.equityFund.value),
      risk: 'Market',
      cite: lockIn.equityFund.cite,
    },
    {
      ...plain,
      id: 'loan',
      name: 'Home-loan prepayment',
      into: 'the home loan',
      growth: effectiveYearlyRate(ratePerPeriod(input.loanRate, 12, 'nominal'), 12),
      taxing: input.loanInterest === 'deducted' ? 'deduction' : 'free',
      lockYears: lockIn.loan.value,
      locked: 'You cannot take it back; do not sell within 5 years',
      closed: input.loanRate > 0 ? '' : 'With a home loan',
      cite: lockIn.loan.cite,
    },
    {
      ...plain,
      id: 'nps',
      name: 'NPS, your own',
      into: 'NPS',
      growth: input.npsReturn / 100,
      taxing: 'pension',
      lockYears: lockIn.nps.value,
      locked: '15 years, or to 60 if earlier',
      risk: 'Market',
      cite: lockIn.nps.cite,
    },
  ];
}

/** Returns the yearly growth that is left where it costs tax each year, else the growth itself. */
function netGrowth({ growth, taxing }: Product, { slab, regime }: ReturnTax): number {
  return taxing === 'yearly' || (taxing === 'deduction' && regime === 'old') ? growth * (1 - slab) : growth;
}

/** Returns what is left of a value after tax at the end, ₹. */
function afterExit(product: Product, paid: number, value: number, { slab, year }: ReturnTax): number {
  if (product.taxing === 'pension') {
    const free = taxSavings[year.act].npsFree.value / 100;
    return value * (free + (1 - free) * (1 - slab));
  }
  if (product.taxing !== 'equity') return value;
  const { total } = fundRedemptionTax(
    { shortGain: 0, longGain: value - paid },
    {
      kind: 'equity',
      shortTermPercent: 0,
      longTermPercent: specialRule(year, 'longTermEquity').value.percent,
      exemption: year.longTermEquityExemption.value,
      surchargePercent: 0,
      cessPercent: year.cess.value,
    },
  );
  return value - total;
}

/** Returns what an amount paid now is worth after so many years and all tax on the return, ₹. */
export function valueAfter(product: Product, amount: number, years: number, tax: ReturnTax): number {
  return afterExit(product, amount, amount * (1 + netGrowth(product, tax)) ** years, tax);
}

/** Returns what the same amount paid at the start of every year is worth at the end, after tax, ₹. */
export function valueOfYears(product: Product, amount: number, years: number, tax: ReturnTax): number {
  return afterExit(product, amount * years, amount * valueOfDeposits(netGrowth(product, tax), years, 'start'), tax);
}
