import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';
import type { Brokerage } from '@/lib/tax/trade-charges';

const checkedOn = '2026-11-22';
/** The pages of exchanges and brokers were read on this day. */
const knownUntil = '2026-10-09';
const since = '2024-10-01';

/** Trades before this day: charges other than the transaction tax are not on file. */
export const chargesFrom: Rule<IsoDate> = {
  value: since,
  cite: { source: 'nse-charges', at: 'One charge for all members from 1 October 2024' },
};

const exchange = (value: number, at: string): DatedSeries<number> => ({
  checkedOn,
  knownUntil,
  from: [{ date: since, value, cite: { source: 'nse-charges', at } }],
});
const withProtection = 'with the levy for investor protection (IPFT)';

/** What an exchange charges each side, % of the value, options on the premium; NSE with its levy for investor protection. */
export const exchangeCharges = {
  nse: {
    shares: exchange(0.00307, `NSE, shares: 0.00297% and 0.0001%, ${withProtection}`),
    futures: exchange(0.00183, `NSE, futures: 0.00173% and 0.0001%, ${withProtection}`),
    options: exchange(0.03553, `NSE, options: 0.03503% and 0.0005%, ${withProtection}`),
    currencyFutures: exchange(0.00035, 'NSE, currency futures'),
    currencyOptions: exchange(0.0311, 'NSE, currency options'),
  },
  bse: {
    shares: exchange(0.00375, 'BSE, shares'),
    futures: exchange(0, 'BSE, futures'),
    options: exchange(0.0325, 'BSE, options'),
  },
  mcx: {
    commodityFutures: exchange(0.0021, 'MCX, futures'),
    commodityOptions: exchange(0.0418, 'MCX, options'),
  },
} as const;

/** The regulator's fee on each side, % of the value: ₹10 a crore. */
export const sebiFee: DatedSeries<number> = {
  checkedOn,
  knownUntil,
  from: [{ date: since, value: 0.0001, cite: { source: 'sebi-fees', at: 'Turnover fee' } }],
};

/** GST on brokerage and on the charges of exchange, regulator and depository, %. */
export const gstOnCharges: Rule<number> = {
  value: 18,
  cite: { source: 'cgst-act-2017', at: 's. 9, Central Goods and Services Tax Act, 2017' },
};

/** What a broker takes for an order of each kind, and on a day on which a share leaves the demat account, before GST, ₹. */
interface BrokerPlan {
  readonly name: string;
  readonly delivery: Brokerage;
  readonly intraday: Brokerage;
  readonly futures: Brokerage;
  readonly options: Brokerage;
  readonly depository: number;
  readonly cite: Citation;
}

const flat = (amount: number): Brokerage => ({ percent: null, flat: amount, least: 0 });
const lower = (percent: number, amount: number, least = 0): Brokerage => ({ percent, flat: amount, least });
const printed = (name: string): Citation => ({ source: 'broker-charges', at: `Charges of ${name}` });

/** Plans of brokers. Delivery and depository fees are as printed; their other figures are the plans as generally known. */
export const brokerPlans = {
  checkedOn,
  knownUntil,
  plans: {
    zerodha: {
      name: 'Zerodha',
      delivery: flat(0),
      intraday: lower(0.03, 20),
      futures: lower(0.03, 20),
      options: flat(20),
      depository: 13,
      cite: printed('Zerodha'),
    },
    groww: {
      name: 'Groww',
      delivery: lower(0.1, 20, 5),
      intraday: lower(0.1, 20, 5),
      futures: flat(20),
      options: flat(20),
      depository: 20,
      cite: printed('Groww'),
    },
    upstox: {
      name: 'Upstox',
      delivery: flat(20),
      intraday: lower(0.1, 20),
      futures: lower(0.05, 20),
      options: flat(20),
      depository: 20,
      cite: printed('Upstox'),
    },
    angel: {
      name: 'Angel One',
      delivery: lower(0.1, 20, 5),
      intraday: lower(0.03, 20),
      futures: flat(20),
      options: flat(20),
      depository: 20,
      cite: printed('Angel One'),
    },
  } satisfies Readonly<Record<string, BrokerPlan>>,
};
