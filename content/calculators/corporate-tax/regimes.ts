import type { EntityYear } from '@/content/rules/income-tax/entities';
import { firstYearOf } from '@/lib/calendar';
import { listOf } from '@/lib/list-of';
import { allowedPartnerPay, type EntityRates, type EntityTax, entityTax } from '@/lib/tax/entity';
import { toNearestMultiple } from '@/lib/tax/rounding';
import { bookProfitOf } from './book-profit';
import type { CorporateTaxInput } from './form';
import { type AfterLosses, afterLosses } from './losses';

/** One way to be taxed, with what is paid under it. ₹. */
export interface RegimeResult {
  readonly id: 'normal' | 'concession' | 'newManufacturer' | 'foreign' | 'firm' | 'society';
  readonly name: string;
  readonly rates: EntityRates;
  readonly income: number;
  /** What losses and depreciation of earlier years did to the income. */
  readonly losses: AfterLosses;
  /** Dividends received and passed on, which are deducted. */
  readonly passedOn: number;
  readonly normal: EntityTax;
  /** Minimum tax on book profit or adjusted income; null where there is none. */
  readonly minimum: EntityTax | null;
  /** Alternate minimum tax that is not payable, for want of deductions, but limits the use of credit; null otherwise. */
  readonly creditFloor: EntityTax | null;
  readonly creditUsed: number;
  /** Minimum tax of this year that becomes credit. */
  readonly creditGained: number;
  /** Credit that can still be used in later years, of earlier years and of this one; 0 where the regime gives it up. */
  readonly creditLeft: number;
  readonly keepsCredit: boolean;
  /** After minimum tax and credit. */
  readonly unrounded: number;
  /** The same, to the nearest ₹10. */
  readonly payable: number;
}

/**
 * Returns the 15% rate of a new manufacturer, which is chosen with the first return and for good; null where it was not chosen. Sections
 * 115BAB(7) and 115BAE; 201 and 204 of the 2025 Act.
 */
export function chosenForGood(regimes: readonly RegimeResult[]): RegimeResult | null {
  return regimes.find(({ id }) => id === 'newManufacturer') ?? null;
}

/** Pay and interest of partners that a firm may deduct, ₹. */
interface PartnerDeductions {
  readonly interest: number;
  /** Of the accounts, with other income in it. */
  readonly bookProfit: number;
  readonly pay: number;
  /** What may be deducted as pay where the book profit leaves other income out. */
  readonly payWithoutOther: number;
}

/** Returns what a firm or LLP may deduct for its partners. */
export function partnerDeductions(input: CorporateTaxInput, law: EntityYear): PartnerDeductions {
  const interest = Math.min(input.partnerInterest, (input.partnerCapital * law.partnerInterest.value) / 100);
  const bookProfit = input.income - interest;
  const allowed = (profit: number) => allowedPartnerPay(input.partnerPay, profit, law.partnerPay.value);
  return {
    interest,
    bookProfit,
    pay: allowed(bookProfit),
    payWithoutOther: allowed(bookProfit - input.otherIncome),
  };
}

/** Returns the income at a rate after losses of earlier years. `start` is the calendar year in which the year begins. */
function incomeAfterLosses(
  input: CorporateTaxInput,
  law: EntityYear,
  start: number,
  income: number,
  percent: number,
  allowsAll: boolean,
): AfterLosses {
  return afterLosses(input.losses, {
    income,
    other: input.otherIncome,
    gains: [
      { amount: input.shortGains, percent: law.shortGains.value },
      { amount: input.longGains, percent: law.longGains.value },
    ],
    percent,
    start,
    years: law.lossYears.value,
    allowsAll,
  });
}

/** Returns a function that works out one way of being taxed. */
function regimeFor(input: CorporateTaxInput) {
  return (
    id: RegimeResult['id'],
    name: string,
    rates: EntityRates,
    losses: AfterLosses,
    minimum: EntityTax | null,
    credit: (tax: number) => number,
    { gives, keeps }: { readonly gives: boolean; readonly keeps: boolean },
    creditFloor: EntityTax | null = null,
  ): RegimeResult => {
    const passedOn = Math.min(input.dividendsReceived, input.dividendsPaid, losses.income);
    const rounded = toNearestMultiple(losses.income - passedOn, 10);
    const normal = entityTax(rounded, losses.gains, rates);
    const due = Math.max(normal.total, minimum?.total ?? 0);
    const creditUsed = Math.min(input.credit, Math.max(0, credit(normal.total)));
    const creditGained = gives ? due - normal.total : 0;
    return {
      id,
      name,
      rates,
      income: rounded,
      losses,
      passedOn,
      normal,
      minimum,
      creditFloor,
      creditUsed,
      creditGained,
      creditLeft: keeps ? input.credit - creditUsed + creditGained : 0,
      keepsCredit: keeps,
      unrounded: due - creditUsed,
      payable: toNearestMultiple(due - creditUsed, 10),
    };
  };
}

/** Returns the ways of a domestic company: the ordinary rate, with minimum alternate tax, and the lower ones. */
function companyRegimes(input: CorporateTaxInput, law: EntityYear, start: number): RegimeResult[] {
  const regime = regimeFor(input);
  const minimum = entityTax(toNearestMultiple(bookProfitOf(input).total, 10), [], law.minimum);
  const small = input.size === 'small';
  const ordinary = small ? law.small : law.other;
  const gives = law.minimumGivesCredit.value;
  const normal = regime(
    'normal',
    `Ordinary rate, ${ordinary.percent.value}%`,
    ordinary,
    incomeAfterLosses(input, law, start, input.income, ordinary.percent.value, true),
    minimum,
    (tax) => (gives ? tax - minimum.total : 0),
    { gives, keeps: true },
  );
  const share = law.oldCreditShare.value / 100;
  const lower = (id: 'concession' | 'newManufacturer', rates: EntityRates) =>
    regime(
      id,
      `Lower rate, ${rates.percent.value}%`,
      rates,
      incomeAfterLosses(input, law, start, input.income + input.lost, rates.percent.value, false),
      null,
      (tax) => tax * share,
      { gives: false, keeps: share > 0 },
    );
  return listOf(
    normal,
    lower('concession', law.concession),
    input.manufacturer && lower('newManufacturer', law.newManufacturer),
  );
}

/** An entity's ordinary rates, and those of alternate minimum tax. */
interface AlternateRates {
  readonly id: 'firm' | 'society';
  readonly name: string;
  readonly rates: EntityRates;
  readonly alternateRates: EntityRates;
}

/**
 * Returns the ordinary rates with alternate minimum tax, which is payable where deductions are added back. Without them it is not, yet
 * credit is used only down to it.
 */
function withAlternate(
  input: CorporateTaxInput,
  { id, name, rates, alternateRates }: AlternateRates,
  losses: AfterLosses,
): RegimeResult {
  const gains = losses.gains.reduce((sum, { amount }) => sum + amount, 0);
  const total = toNearestMultiple(losses.income, 10) + gains;
  const alternate = entityTax(toNearestMultiple(total + input.alternateDeductions, 10), [], alternateRates);
  const applies = input.alternateDeductions > 0;
  return regimeFor(input)(
    id,
    name,
    rates,
    losses,
    applies ? alternate : null,
    (tax) => tax - alternate.total,
    { gives: true, keeps: true },
    applies ? null : alternate,
  );
}

/**
 * Returns the ways of a co-operative society: by slabs, with alternate minimum tax where deductions are added back (80P is not), and the
 * lower rates, without either. Sections 115BAD and 115BAE; 203 and 204 of the 2025 Act.
 */
function societyRegimes(input: CorporateTaxInput, law: EntityYear, start: number): RegimeResult[] {
  const regime = regimeFor(input);
  const lower = (id: 'concession' | 'newManufacturer', rates: EntityRates, other: number) => {
    const whole = incomeAfterLosses(input, law, start, input.income + input.lost, rates.percent.value, false);
    const ownRate = Math.min(other, whole.income);
    const split: AfterLosses = {
      ...whole,
      income: whole.income - ownRate,
      gains: listOf(...whole.gains, ownRate > 0 && { amount: ownRate, percent: law.societyOtherIncome.value }),
    };
    return regime(id, `Lower rate, ${rates.percent.value}%`, rates, split, null, () => 0, {
      gives: false,
      keeps: false,
    });
  };
  return listOf(
    withAlternate(
      input,
      { id: 'society', name: 'Ordinary rates of a society', rates: law.society, alternateRates: law.societyAlternate },
      incomeAfterLosses(input, law, start, input.income, law.society.percent.value, true),
    ),
    lower('concession', law.societyConcession, 0),
    input.newSociety && lower('newManufacturer', law.societyManufacturer, input.societyOther),
  );
}

/**
 * Returns each way in which the entity can be taxed, the ordinary one first. `start` is the calendar year in which the year begins, where
 * it is not the one of the input: it decides which losses are too old.
 */
export function regimesOf(
  input: CorporateTaxInput,
  law: EntityYear,
  start: number = firstYearOf(input.year),
): RegimeResult[] {
  const regime = regimeFor(input);
  if (input.entity === 'domestic') return companyRegimes(input, law, start);
  if (input.entity === 'society') return societyRegimes(input, law, start);
  if (input.entity === 'foreign') {
    const losses = incomeAfterLosses(input, law, start, input.income, law.foreign.percent.value, true);
    return [regime('foreign', 'Foreign company', law.foreign, losses, null, () => 0, { gives: false, keeps: true })];
  }
  const { interest, pay } = partnerDeductions(input, law);
  const losses = incomeAfterLosses(input, law, start, input.income - interest - pay, law.firm.percent.value, true);
  return [
    withAlternate(
      input,
      { id: 'firm', name: input.entity === 'llp' ? 'LLP' : 'Firm', rates: law.firm, alternateRates: law.alternate },
      losses,
    ),
  ];
}
