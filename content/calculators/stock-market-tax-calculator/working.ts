import type { Decision } from '@/content/calculators/tax-audit-calculator/decision';
import type { AuditYear } from '@/content/rules/income-tax/audit';
import { assetTreatments, capitalGains, promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { tradeStampDuty } from '@/content/rules/market-rates';
import { transactionTaxRounding } from '@/content/rules/securities-transaction-tax';
import { brokerPlans, chargesFrom, gstOnCharges, sebiFee } from '@/content/rules/trade-charges';
import { lossNames, potNames, specialNames } from '@/content/tax/names';
import { exactRupees, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import type { ClosedTrade } from '@/lib/finance/trade-matching';
import { exactInr, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Charges } from '@/lib/tax/trade-charges';
import { type ChargedTrade, exchangeChargeOf, planOf, stampDutyOf, transactionTaxOf } from './charges';
import type { StockMarketInput, TotalRow } from './form';
import type { Heads } from './person';
import type { CountedTotal } from './totals';

/** Everything that the answer is drawn from, ₹. */
export interface Answer {
  readonly input: StockMarketInput;
  readonly year: IncomeTaxYear;
  readonly law: AuditYear;
  /** The one trade, where one is entered. */
  readonly one: ClosedTrade | null;
  readonly trades: readonly ChargedTrade[];
  /** Totals of the chosen year. */
  readonly rows: readonly CountedTotal[];
  readonly otherYears: number;
  readonly counted: number;
  readonly heads: Heads;
  readonly now: Assessment;
  readonly without: Assessment;
  readonly lines: Charges;
  readonly charges: number;
  /** Before charges, with dividends. */
  readonly gross: number;
  readonly tax: number;
  readonly left: number;
  readonly breakEven: number | null;
  readonly hasBusiness: boolean;
  readonly turnover: number;
  readonly audit: Decision;
  readonly form: 'ITR-1' | 'ITR-2' | 'ITR-3';
}

/** Writes the six lines of charges, with how each came about. */
function writeLines({ step }: Worksheet, lines: Charges, how: Readonly<Record<keyof Charges, string>>, cites: Cites) {
  step(exactRupees('Brokerage', lines.brokerage), how.brokerage, cites.brokerage);
  step(exactRupees('STT or CTT', lines.tax), how.tax, cites.tax);
  step(exactRupees('Exchange charge', lines.exchange), how.exchange, cites.exchange);
  step(exactRupees('SEBI fee', lines.sebi), how.sebi, sebiFee.from[0]?.cite);
  step(exactRupees('Stamp duty', lines.stamp), how.stamp, cites.stamp);
  step(exactRupees('Depository fee', lines.depository), how.depository, cites.brokerage);
  step(exactRupees('GST', lines.gst), how.gst, gstOnCharges.cite);
}

interface Cites {
  readonly brokerage: Citation;
  readonly tax: Citation;
  readonly exchange: Citation | undefined;
  readonly stamp: Citation | undefined;
}

/** Returns the source of the plan that was chosen. */
function planCite({ broker }: StockMarketInput): Citation {
  return broker === 'own' ? { source: 'broker-charges', at: 'Your own figures' } : brokerPlans.plans[broker].cite;
}

/** The regulator's fee as people know it: "₹10 a crore". */
const sebiACrore = `${inr(((sebiFee.from.at(-1)?.value ?? 0) / 100) * 1_00_00_000)} a crore`;

const gstHow = (lines: Charges) =>
  `${pct(gstOnCharges.value)} of brokerage, exchange charge, SEBI fee and depository fee, ${exactInr(lines.brokerage + lines.exchange + lines.sebi + lines.depository)} together. There is no GST on STT and stamp duty`;

/** Writes the one trade: values, each charge, profit, break-even. */
export function writeOneTrade(sheet: Worksheet, answer: Answer, trade: ClosedTrade): void {
  const { input, lines, charges, breakEven } = answer;
  const { segment, buy, sell, quantity } = trade;
  const { step, heading } = sheet;
  const day = sell.day;
  // A purchase with the value of 2018 is older than the charges on file.
  const isOld = buy.day < chargesFrom.value;
  const both = isOld ? sell.value : buy.value + sell.value;
  heading('The trade');
  const at = (price: number) => `${formatNumber(quantity, 4)} × ${exactInr(price)}`;
  step(exactRupees('Buy value', buy.value), at(input.buyPrice));
  step(exactRupees('Sell value', sell.value), at(input.sellPrice));
  step(exactRupees('Profit before charges', sell.value - buy.value), 'Sell value − buy value');
  heading('Charges');
  const series = transactionTaxOf(segment);
  const law = series ? valueOn(series, day) : null;
  const percent = pct(law?.value.percent ?? 0, 4);
  const base =
    law?.value.by === 'each' && !isOld
      ? `${percent} of ${exactInr(both)}, bought and sold`
      : segment === 'optionExercised'
        ? `${percent} of the ${exactInr(sell.value)} that the option was worth. The buyer pays it`
        : `${percent} of the ${exactInr(sell.value)} sold`;
  const charge = valueOn(exchangeChargeOf(segment, sell.exchange), day);
  const stamp = valueOn(stampDutyOf(segment), day);
  const ofOrders = segment === 'optionExercised' ? buy.value : both;
  const plan = planOf(input);
  const order = plan.orders(segment);
  const perOrder =
    order.percent === null
      ? `${exactInr(order.flat)} an order`
      : `the lower of ${pct(order.percent)} of the value and ${exactInr(order.flat)} an order${order.least > 0 ? `, at least ${exactInr(order.least)}` : ''}`;
  writeLines(
    sheet,
    lines,
    {
      brokerage: `${plan.name === 'your plan' ? 'Your plan' : plan.name}: ${perOrder}`,
      tax: law ? `${base}. Each day’s tax is rounded to the nearest rupee` : 'None on currency',
      exchange: `${pct(charge.value, 5)} of ${exactInr(ofOrders)}`,
      sebi: `${sebiACrore} of ${exactInr(ofOrders)}`,
      stamp: isOld
        ? `None here: charges before ${formatDate(chargesFrom.value)} are not in our data`
        : `${pct(stamp.value, 4)} of the ${exactInr(buy.value)} bought. The rate is the same in all States`,
      depository:
        segment === 'delivery'
          ? `${exactInr(plan.depository)} once a day for a share that leaves the demat account`
          : 'None, as no share leaves the demat account',
      gst: gstHow(lines),
    },
    {
      brokerage: planCite(input),
      tax: law?.cite ?? transactionTaxRounding,
      exchange: charge.cite,
      stamp: stamp.cite,
    },
  );
  step(exactRupees('Charges', charges, { tone: 'cost' }), 'All of them together');
  step(
    exactRupees('Profit after charges', sell.value - buy.value - charges),
    `${exactInr(sell.value - buy.value)} − ${exactInr(charges)}`,
  );
  if (breakEven !== null) {
    step(
      exactRupees('Break-even price', breakEven),
      'The lowest sell price, to the paisa, at which you lose nothing after charges',
    );
    step(
      exactRupees('Break-even move', breakEven - input.buyPrice),
      `${exactInr(breakEven)} − ${exactInr(input.buyPrice)}, for each share or unit`,
    );
  }
}

/** Writes the charges of all trades, line by line. */
export function writeCharges(sheet: Worksheet, { input, lines, charges, rows }: Answer): void {
  if (rows.length === 0) return;
  sheet.heading('Charges');
  writeLines(
    sheet,
    lines,
    {
      brokerage: `For each order, ${planOf(input).name}. For the file, the plan chosen when we read it`,
      tax: 'By kind of trade and day. Each day’s tax for a kind is rounded to the nearest rupee',
      exchange: 'By kind of trade and exchange, on values bought and sold',
      sebi: `${sebiACrore} of values bought and sold`,
      stamp: 'On values bought. The rate is the same in all States',
      depository: 'Once a day for each share sold out of the demat account',
      gst: gstHow(lines),
    },
    {
      brokerage: planCite(input),
      tax: transactionTaxRounding,
      exchange: exchangeChargeOf('delivery', 'nse').from[0]?.cite,
      stamp: tradeStampDuty.delivery.from[0]?.cite,
    },
  );
  sheet.step(exactRupees('Charges', charges, { tone: 'cost' }), 'All of them together');
}

const has = (rows: readonly TotalRow[], kind: TotalRow['kind']) => rows.some((row) => row.kind === kind);

/** Writes what the trades are under the law: speculation, business, capital gains, dividend. */
export function writeHeads(sheet: Worksheet, { rows, heads, input }: Answer): void {
  const { step } = sheet;
  sheet.heading('Heads of income');
  const before2018 = capitalGains.grandfatheredBefore.value;
  const gainHow = `Sale value − cost, after every charge except STT. For shares bought before ${formatDate(before2018)} we use the value on ${formatDate(addDays(before2018, -1))} if that helps`;
  const law = assetTreatments.equity.from.at(-1)?.cite;
  if (has(rows, 'shortTerm')) step(exactRupees('Short-term gain on shares', heads.shortTerm), gainHow, law);
  if (has(rows, 'longTerm')) {
    step(exactRupees('Long-term gain on shares', heads.longTerm), gainHow, capitalGains.grandfatheredBefore.cite);
  }
  if (has(rows, 'intraday')) {
    step(
      exactRupees('Intraday: speculative business', heads.intraday),
      'Profits − losses − every charge, including STT',
      capitalGains.intraday,
    );
  }
  if (has(rows, 'derivatives')) {
    step(
      exactRupees('Futures and options: business', heads.derivatives),
      'Profits − losses − every charge, including STT. On a recognised exchange it is not speculation',
      capitalGains.intraday,
    );
  }
  if (heads.dividend > 0) {
    step(
      rupees('Dividends', heads.dividend),
      heads.dividend > input.dividend
        ? `Including buybacks paid before ${formatDate(promoterBuyback.from)}, which count fully as dividend`
        : 'At slab rates',
      assetTreatments.buybackListed.from[1]?.cite,
    );
  }
}

/** Writes turnover, and whether it or presumptive taxation asks for an audit. */
export function writeAudit(sheet: Worksheet, { hasBusiness, turnover, audit, law }: Answer): void {
  sheet.heading('Turnover and audit');
  sheet.step(
    rupees('Turnover for the audit test', turnover),
    'Profits and losses of intraday trades, futures and options, added up as positive amounts',
    law.turnoverOfDerivatives,
  );
  sheet.step(
    verdict('Tax audit', hasBusiness && audit.required ? 'Needed' : 'Not needed'),
    hasBusiness
      ? audit.path.map(({ question, answer, fact }) => `${question} ${answer}: ${fact}`).join('. ')
      : 'Delivery trades are not a business here',
    audit.decidedBy.cite,
  );
}

/** Losses against gains, tax with the trades and without them, and what goes on to the next year. */
export function writeTax(sheet: Worksheet, { now, without, year, tax, form, left, gross, charges }: Answer): void {
  const { step } = sheet;
  const rules = year.regimes[now.regime];
  sheet.heading('Set-off and tax');
  const setOffs = new Map<string, { amount: number; cite: Citation }>();
  for (const { kind, from, against, amount } of now.afterSetOff.setOffs) {
    const label = `${lossNames[kind]} against ${potNames[against].toLowerCase()}`;
    const isOwn = from === year.financialYear;
    const cite = !isOwn
      ? kind === 'business'
        ? year.setOff.business
        : kind === 'speculative'
          ? year.setOff.speculative
          : year.setOff.capital
      : kind === 'business' && against !== 'speculativeBusiness'
        ? year.setOff.acrossHeads
        : year.setOff.withinHead;
    setOffs.set(label, { amount: (setOffs.get(label)?.amount ?? 0) + amount, cite });
  }
  for (const [label, { amount, cite }] of setOffs)
    step(rupees(label, amount), 'As far as the law allows, in the order that makes your tax lowest', cite);
  for (const line of now.charge.special) {
    const free = line.unusedExemption + line.yearlyExemption;
    step(
      rupees(`Tax on: ${specialNames[line.class]}`, line.tax),
      `${pct(line.percent)} of ${free > 0 ? `(${exactInr(line.income)} − ${exactInr(free)} tax-free)` : exactInr(line.income)}`,
      year.special[line.class]?.cite,
    );
  }
  step(
    rupees('Tax of the year with trades and dividends', now.tax),
    `On a total income of ${inr(now.totalIncome)}: slabs ${exactInr(now.charge.slabTax)}, rebate ${exactInr(now.charge.rebate.amount)}, surcharge ${exactInr(now.charge.surcharge - now.charge.marginalRelief)}, cess ${exactInr(now.charge.cess)}`,
    rules.slabs.cite,
  );
  step(
    rupees('Tax of the year without them', without.tax),
    `On a total income of ${inr(without.totalIncome)}`,
    rules.slabs.cite,
  );
  step(
    rupees('Tax on trades and dividends', tax, { tone: 'tax' }),
    `${exactInr(now.tax)} − ${exactInr(without.tax)}. Total income is rounded to the nearest ${inr(year.totalIncomeMultiple.value)}, which changes it a little`,
    rules.slabs.cite,
  );
  step(
    rupees('Left after charges and tax', left, { tone: 'own' }),
    `${exactInr(gross)} − ${exactInr(charges)} ${tax < 0 ? `+ ${exactInr(-tax)}` : `− ${exactInr(tax)}`}`,
  );
  const losses = new Map<string, number>();
  for (const { kind, amount } of now.carriedForward) losses.set(kind, (losses.get(kind) ?? 0) + amount);
  for (const [kind, amount] of losses) {
    step(
      rupees(`Carried forward: ${lossNames[kind as keyof typeof lossNames].toLowerCase()}`, amount),
      'Only if you file the return by its due date',
      kind === 'business'
        ? year.setOff.business
        : kind === 'speculative'
          ? year.setOff.speculative
          : year.setOff.capital,
    );
  }
  step(
    verdict('Return form', form),
    form === 'ITR-3'
      ? 'Intraday trades, futures and options are a business'
      : form === 'ITR-2'
        ? 'Capital gains without a business'
        : 'Long-term gains on shares within the yearly tax-free amount, and nothing else that needs another form',
    year.simpleForms.cite,
  );
}
