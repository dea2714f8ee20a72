import { ppfInterestRate, quarterlyRates } from '@/content/rules/small-savings';
import { sukanya } from '@/content/rules/sukanya';
import { taxSavings } from '@/content/rules/tax-savings';
import { effectiveYearlyRate, ratePerPeriod } from '@/lib/finance/deposits';
import { counted } from '@/lib/format';
import { type Citation, lastKnownOn, type Rule } from '@/lib/law';
import { fundRedemptionTax } from '@/lib/tax/fund-redemption';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { specialRule } from '@/lib/tax/special-income';
import type { SavingsInput } from './form';
import { savingsLawOf } from './person';

/**
 * How the return is taxed: not at all, each year at slab rates, as equity when sold, or as an NPS corpus. `deduction` is interest saved
 * that would have been deducted, in the old regime.
 */
type Taxing = 'free' | 'yearly' | 'equity' | 'pension' | 'deduction';

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
  /** For how many years it takes a payment; infinite where it always does. */
  readonly depositYears: number;
  readonly locked: string;
  readonly risk: 'None' | 'Bank' | 'Market';
  /** Why it is not open to this person; '' if it is. */
  readonly closed: string;
  readonly cite: Citation;
}

/** What the tax on a return rests on: the rate on the next rupee as a fraction, the regime it is in, and the law of gains. */
export interface ReturnTax {
  readonly slab: number;
  /** Further income of a year on which the rebate of section 87A leaves no tax, ₹; 0 where tax is due already. */
  readonly rebateRoom: number;
  /** What the income leaves of the basic exemption, ₹: long-term gains of a resident use it before the yearly amount of their own. */
  readonly unusedExemption: number;
  /** The surcharge of the income, %; on gains it counts up to the cap of the year. */
  readonly surchargePercent: number;
  readonly regime: Regime;
  readonly year: IncomeTaxYear;
}

/** Returns a product: tax-free, locked for the years of the rule, open to everybody and without risk unless it says otherwise. */
function product(
  id: Product['id'],
  lock: Rule<number>,
  own: Pick<Product, 'name' | 'growth'> & Partial<Product>,
): Product {
  return {
    id,
    into: own.name,
    taxing: 'free',
    lockYears: lock.value,
    depositYears: Number.POSITIVE_INFINITY,
    locked: counted(lock.value, 'year'),
    risk: 'None',
    closed: '',
    cite: lock.cite,
    ...own,
  };
}

/** Returns every product of the list with its rate on a day, in no order. */
export function productsFor(input: SavingsInput, day: string): Product[] {
  const { lockIn, fundInterest } = savingsLawOf(input);
  const rate = (series: Parameters<typeof lastKnownOn<number>>[0]) => lastKnownOn(series, day).value / 100;
  const quarterly = (percent: number) => effectiveYearlyRate(ratePerPeriod(percent, 4, 'nominal'), 4);
  const ppfLock = input.ppfYears ?? lockIn.ppf.value;
  return [
    product('ppf', lockIn.ppf, {
      name: 'PPF',
      growth: rate(ppfInterestRate),
      lockYears: ppfLock,
      locked: ppfLock === 0 ? 'Matured' : `${counted(ppfLock, 'year')}, parts from year 7`,
    }),
    product('sukanya', lockIn.sukanya, {
      name: 'Sukanya Samriddhi',
      growth: rate(quarterlyRates.sukanya),
      depositYears: sukanya.depositYears.value,
      locked: `${counted(lockIn.sukanya.value, 'year')}, half at 18 for study`,
      closed: input.girl ? '' : 'For a daughter below 10',
    }),
    product('vpf', lockIn.providentFund, {
      name: 'VPF',
      growth: fundInterest.value / 100,
      locked: 'Until you leave work; tax-free after 5 years of service',
      closed: input.epf > 0 ? '' : 'For members of EPF',
      cite: fundInterest.cite,
    }),
    product('nsc', lockIn.certificate, { name: 'NSC', growth: rate(quarterlyRates.certificate), taxing: 'yearly' }),
    product('postDeposit', lockIn.postDeposit, {
      name: 'Post-office deposit',
      into: 'a five-year post-office deposit',
      growth: quarterly(lastKnownOn(quarterlyRates.deposit5, day).value),
      taxing: 'yearly',
    }),
    product('scss', lockIn.senior, {
      name: 'Senior Citizens’ Savings Scheme',
      into: 'the Senior Citizens’ Savings Scheme',
      growth: rate(quarterlyRates.senior),
      taxing: 'yearly',
      locked: `${counted(lockIn.senior.value, 'year')}, interest paid out`,
      closed: input.age === 'below60' ? 'From the age of 60' : '',
    }),
    product('bankDeposit', lockIn.bankDeposit, {
      name: 'Tax-saver bank deposit',
      into: 'a tax-saver bank deposit',
      growth: quarterly(input.depositRate),
      taxing: 'yearly',
      risk: 'Bank',
    }),
    product('elss', lockIn.equityFund, {
      name: 'ELSS',
      growth: input.equityReturn / 100,
      taxing: 'equity',
      risk: 'Market',
    }),
    product('loan', lockIn.loan, {
      name: 'Home-loan prepayment',
      into: 'the home loan',
      growth: effectiveYearlyRate(ratePerPeriod(input.loanRate, 12, 'nominal'), 12),
      taxing: input.loanInterest === 'deducted' ? 'deduction' : 'free',
      locked: 'You cannot take it back; do not sell within 5 years',
      closed: input.loanRate > 0 ? '' : 'With a home loan',
    }),
    product('nps', lockIn.nps, {
      name: 'NPS, your own',
      into: 'NPS',
      growth: input.npsReturn / 100,
      taxing: 'pension',
      lockYears: input.age === 'below60' ? lockIn.nps.value : 0,
      locked:
        input.age === 'below60'
          ? `${counted(lockIn.nps.value, 'year')}, or to 60 if earlier`
          : 'Not locked from the age of 60',
      risk: 'Market',
    }),
  ];
}

/** Returns the tax on further income of a year, ₹: none as long as the rebate leaves none, else all of it at the slab rate. */
function taxOn(income: number, { slab, rebateRoom }: ReturnTax): number {
  return income <= rebateRoom ? 0 : income * slab;
}

/** Returns what an amount paid at the start of each of the first years becomes, ₹, after the tax of each year where it costs any. */
function grown({ growth, taxing }: Product, amount: number, paid: number, years: number, tax: ReturnTax): number {
  const isTaxed = taxing === 'yearly' || (taxing === 'deduction' && tax.regime === 'old');
  let value = 0;
  for (let year = 0; year < years; year += 1) {
    if (year < paid) value += amount;
    const interest = value * growth;
    value += isTaxed ? interest - taxOn(interest, tax) : interest;
  }
  return value;
}

/** Returns what is left of a value after tax at the end, ₹. */
function afterExit(product: Product, paid: number, value: number, tax: ReturnTax): number {
  const { unusedExemption, surchargePercent, year } = tax;
  if (product.taxing === 'pension') {
    return value - taxOn(value * (1 - taxSavings[year.act].npsFree.value / 100), tax);
  }
  if (product.taxing !== 'equity') return value;
  const { total } = fundRedemptionTax(
    { shortGain: 0, longGain: value - paid },
    {
      kind: 'equity',
      shortTermPercent: 0,
      longTermPercent: specialRule(year, 'longTermEquity').value.percent,
      exemption: year.longTermEquityExemption.value + unusedExemption,
      surchargePercent,
      surchargeCap: year.surchargeCap.value,
      cessPercent: year.cess.value,
    },
  );
  return value - total;
}

/** Returns the value of an amount paid now at the end of the years, after all tax on the return, ₹. */
export function valueAfter(product: Product, amount: number, years: number, tax: ReturnTax): number {
  return afterExit(product, amount, grown(product, amount, 1, years, tax), tax);
}

/** Returns what the same amount paid at the start of every year, as long as the product takes it, is worth at the end, after tax, ₹. */
export function valueOfYears(product: Product, amount: number, years: number, tax: ReturnTax): number {
  const paid = Math.min(years, product.depositYears);
  return afterExit(product, amount * paid, grown(product, amount, paid, years, tax), tax);
}
