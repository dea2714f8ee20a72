import { inForce } from '@/content/in-force';
import { tradeStampDuty } from '@/content/rules/market-rates';
import { transactionTaxRounding } from '@/content/rules/securities-transaction-tax';
import { brokerPlans, chargesFrom, gstOnCharges, sebiFee } from '@/content/rules/trade-charges';
import { sumStep } from '@/content/sum-step';
import { exactRupees, type Worksheet } from '@/lib/calculator';
import type { ClosedTrade } from '@/lib/finance/trade-matching';
import { exactInr, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import type { Charges } from '@/lib/tax/trade-charges';
import type { Answer } from './answer';
import { exchangeChargeOf, planOf, stampDutyOf, transactionTaxOf } from './charges';
import type { StockMarketInput } from './form';

interface Cites {
  readonly brokerage: Citation;
  readonly tax: Citation;
  readonly exchange: Citation | undefined;
  readonly stamp: Citation | undefined;
}

/** Writes the lines of charges, with how each came about, and their total. */
function lineSteps(
  { step }: Worksheet,
  { lines, charges }: Answer,
  how: Readonly<Record<Exclude<keyof Charges, 'gst'>, string>>,
  cites: Cites,
): void {
  const withGst = lines.brokerage + lines.exchange + lines.sebi + lines.depository;
  step(exactRupees('Brokerage', lines.brokerage), how.brokerage, cites.brokerage);
  step(exactRupees('STT or CTT', lines.tax), how.tax, cites.tax);
  step(exactRupees('Exchange charge', lines.exchange), how.exchange, cites.exchange);
  step(exactRupees('SEBI fee', lines.sebi), how.sebi, inForce(sebiFee).cite);
  step(exactRupees('Stamp duty', lines.stamp), how.stamp, cites.stamp);
  step(exactRupees('Depository fee', lines.depository), how.depository, cites.brokerage);
  step(
    exactRupees('GST', lines.gst),
    `${pct(gstOnCharges.value)} of brokerage, exchange charge, SEBI fee and depository fee, ${exactInr(withGst)} together. There is no GST on STT and stamp duty`,
    gstOnCharges.cite,
  );
  step(exactRupees('Charges', charges, { tone: 'cost' }), 'All of them together');
}

/** Returns the source of the plan that was chosen. */
function planCite({ broker }: StockMarketInput): Citation {
  return broker === 'own' ? { source: 'broker-charges', at: 'Your own figures' } : brokerPlans.plans[broker].cite;
}

/** The regulator's fee as people know it: "₹10 a crore". */
const sebiACrore = `${inr((inForce(sebiFee).value / 100) * 1_00_00_000)} a crore`;

/** Returns what an order costs by the chosen plan, in words. */
function orderWords(input: StockMarketInput, { segment }: ClosedTrade): string {
  const plan = planOf(input);
  const { percent, flat, least } = plan.orders(segment);
  const perOrder =
    percent === null
      ? `${exactInr(flat)} an order`
      : `the lower of ${pct(percent)} of the value and ${exactInr(flat)} an order${least > 0 ? `, at least ${exactInr(least)}` : ''}`;
  return `${plan.name === 'your plan' ? 'Your plan' : plan.name}: ${perOrder}`;
}

/** Writes the charges of the one trade, each at the rate of its day. */
function oneTradeChargeSteps(sheet: Worksheet, answer: Answer, trade: ClosedTrade): void {
  const { input } = answer;
  const { segment, buy, sell } = trade;
  const { day } = sell;
  // A purchase with the value of 2018 is older than the charges on file.
  const isOld = buy.day < chargesFrom.value;
  const both = isOld ? sell.value : buy.value + sell.value;
  const ofOrders = segment === 'optionExercised' ? buy.value : both;
  const series = transactionTaxOf(segment);
  const tax = series && valueOn(series, day);
  const percent = pct(tax?.value.percent ?? 0, 4);
  const taxed =
    tax?.value.by === 'each' && !isOld
      ? `${percent} of ${exactInr(both)}, bought and sold`
      : segment === 'optionExercised'
        ? `${percent} of the ${exactInr(sell.value)} that the option was worth. The buyer pays it`
        : `${percent} of the ${exactInr(sell.value)} sold`;
  const charge = valueOn(exchangeChargeOf(segment, sell.exchange), day);
  const stamp = valueOn(stampDutyOf(segment), day);
  lineSteps(
    sheet,
    answer,
    {
      brokerage: orderWords(input, trade),
      tax: tax ? `${taxed}. Each day’s tax is rounded to the nearest rupee` : 'None on currency',
      exchange: `${pct(charge.value, 5)} of ${exactInr(ofOrders)}`,
      sebi: `${sebiACrore} of ${exactInr(ofOrders)}`,
      stamp: isOld
        ? `None here: charges before ${formatDate(chargesFrom.value)} are not in our data`
        : `${pct(stamp.value, 4)} of the ${exactInr(buy.value)} bought. The rate is the same in all States`,
      depository:
        segment === 'delivery'
          ? `${exactInr(planOf(input).depository)} once a day for a share that leaves the demat account`
          : 'None, as no share leaves the demat account',
    },
    {
      brokerage: planCite(input),
      tax: tax?.cite ?? transactionTaxRounding,
      exchange: charge.cite,
      stamp: stamp.cite,
    },
  );
}

/** Writes the one trade: values, each charge, profit, break-even. */
export function oneTradeSteps(sheet: Worksheet, answer: Answer, trade: ClosedTrade): void {
  const { input, charges, breakEven } = answer;
  const { buy, sell, quantity } = trade;
  const { step, heading } = sheet;
  const profit = sell.value - buy.value;
  heading('The trade');
  const at = (price: number) => `${formatNumber(quantity, 4)} × ${exactInr(price)}`;
  step(exactRupees('Buy value', buy.value), at(input.buyPrice));
  step(exactRupees('Sell value', sell.value), at(input.sellPrice));
  step(exactRupees('Profit before charges', profit), 'Sell value − buy value');
  heading('Charges');
  oneTradeChargeSteps(sheet, answer, trade);
  sumStep({ step }, exactRupees('Profit after charges', profit - charges), [profit, -charges]);
  if (breakEven === null) return;
  step(
    exactRupees('Break-even price', breakEven),
    'The lowest sell price, to the paisa, at which you lose nothing after charges',
  );
  sumStep(
    { step },
    exactRupees('Break-even move', breakEven - input.buyPrice),
    [breakEven, -input.buyPrice],
    ', for each share or unit',
  );
}

/** Writes the charges of all trades, line by line. */
export function chargeSteps(sheet: Worksheet, answer: Answer): void {
  const { input, rows } = answer;
  if (rows.length === 0) return;
  sheet.heading('Charges');
  lineSteps(
    sheet,
    answer,
    {
      brokerage: `For each order, ${planOf(input).name}. For the file, the plan chosen when we read it`,
      tax: 'By kind of trade and day. Each day’s tax for a kind is rounded to the nearest rupee',
      exchange: 'By kind of trade and exchange, on values bought and sold',
      sebi: `${sebiACrore} of values bought and sold`,
      stamp: 'On values bought. The rate is the same in all States',
      depository: 'Once a day for each share sold out of the demat account',
    },
    {
      brokerage: planCite(input),
      tax: transactionTaxRounding,
      exchange: inForce(exchangeChargeOf('delivery', 'nse')).cite,
      stamp: inForce(tradeStampDuty.delivery).cite,
    },
  );
}
