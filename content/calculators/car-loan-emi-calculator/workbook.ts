import { loanRules } from '@/content/rules/loans';
import { tcsOnVehicles } from '@/content/rules/tcs';
import type { Result } from '@/lib/calculator';
import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { valueOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import type { Model } from '@/lib/model';
import { loanSheet } from '@/lib/model-loan';
import type { CarLoanInput } from './form';
import { type PriceBand, type PricedInput, priceBands, pricedInput } from './price';
import { loanOf, onRoadOf } from './purchase';
import { electricPeriodOf, roadTaxRates } from './road-tax';

const ROOM = 120;
const loan = '{Loan on the car}';
const monthlyRate = '{rate}/12';

/** Returns the ex-showroom price by its name: a box, or the estimate. */
const priceName = ({ priceKnown, priceIs }: PricedInput) =>
  priceKnown === 'exShowroom'
    ? '{exShowroom}'
    : priceIs === 'typed'
      ? '{exShowroomKnown}'
      : '{Ex-showroom price, estimated}';

/** Returns the visitor's road tax rate with its cess, of the price. */
const ownShare = '{ownTaxRate}*(1+{roadTaxCess})';

/** Returns the State's road tax on the price: the one rate of the band in which the price lies, with the State's cess. */
function roadTaxFormula(input: PricedInput, price: string): string {
  const { roadTax: entered, ownTaxRate, waivedMost, taxWaived } = input;
  if (entered !== null) return '{roadTax}';
  if (ownTaxRate === 0) return '0';
  if (ownTaxRate !== null) {
    const full = `${price}*${ownShare}`;
    const waived = `${full}*{taxWaived}`;
    return taxWaived > 0 && waivedMost !== null ? `(${full}-MIN(${waived},{waivedMost}))` : `(${full}-${waived})`;
  }
  const { scale = [], cess = 0, most = Number.POSITIVE_INFINITY } = roadTaxRates(input) ?? {};
  const rate = scale.reduce(
    (lower, [above, percent]) => `IF(${price}>${above},${withCess(percent, cess)}%,${lower})`,
    '0',
  );
  const tax = `${price}*${rate}`;
  return Number.isFinite(most) ? `MIN(${tax},${most})` : tax;
}

/** Returns a rate with its cess, %, without the last digits of double arithmetic. */
const withCess = (percent: number, cess: number) => Number((percent * (1 + cess / 100)).toFixed(8));

/** Returns the price that the on-road price leaves at the rates of one band. */
function priceInBand(input: PricedInput, { tcs, taxes, takes }: PriceBand): string {
  const left = '({quotedPrice}-{insurance}-{registration}-{accessories}';
  const each = taxes.map(({ share, plus }, index) => {
    if (input.roadTax !== null) return `${left}-{roadTax})/(1+${tcs})`;
    if (input.ownTaxRate === null) return `${left}-${plus})/(1+${Number(share.toFixed(10))}+${tcs})`;
    return index === 0
      ? `${left})/(1+${ownShare}*(1-{taxWaived})+${tcs})`
      : `${left}+{waivedMost})/(1+${ownShare}+${tcs})`;
  });
  const [only = '0'] = each;
  return each.length === 1 ? only : `${takes === 'least' ? 'MAX' : 'MIN'}(${each.join(',')})`;
}

/** Returns the ex-showroom price that is estimated from the on-road price: the highest band that has one. */
const estimateFormula = (input: PricedInput): string =>
  priceBands(input).reduce((lower, band) => {
    const price = priceInBand(input, band);
    const within = Number.isFinite(band.upTo) ? `MIN(${price},${band.upTo})` : price;
    return band.above === 0 ? within : `IF(${price}>${band.above + HALF_PAISA},${within},${lower})`;
  }, '0');

/** Returns what the car fetches after a number of months. */
const valueFormula = (price: string, months: string) =>
  `${price}*(1-{firstYearFall})^(MIN(${months},12)/12)*(1-{laterFall})^(MAX(0,${months}-12)/12)`;

/** Returns loan, price and cost of owning as formulas; null where EMIs are paid on the first day, and where the road tax goes by the month. */
export function modelOf(typed: CarLoanInput, result: Result): Model | null {
  const input = pricedInput(typed);
  const onRoad = onRoadOf(input);
  const isRateDated = input.roadTax === null && onRoad.estimate !== null && electricPeriodOf(input) !== undefined;
  if (input.advanceEmis > 0 || isRateDated) return null;
  const price = priceName(input);
  const quoted = input.priceKnown === 'onRoad' ? '{quotedPrice}' : '{onRoadPrice}';
  const hasPrice = input.priceIs !== 'unknown';
  const { percent, above } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`).value;
  const collected = `IF(${price}>${above},${price}*${percent}%,0)`;
  const taxes =
    input.onRoadPrice === null
      ? `${roadTaxFormula(input, price)}+{insurance}+{registration}+{accessories}`
      : `${quoted}-${price}-${collected}`;
  const loanFormula = {
    down: '{On-road price}-{downPayment}',
    onRoad: '{On-road price}*{financeShare}',
    exShowroom: `${price}*{financeShare}`,
    amount: '{loanAmount}',
  }[input.loanBasis];
  const fees = `${loan}*{feePercent}*(1+${loanRules.gstOnFees.value}%)`;
  const interest = 'SUMIFS([schedule!Interest],[schedule!Month],"<="&EDATE({boughtIn},{keepFor}))';
  const running = '({kmPerMonth}*{fuelPerKm}+{upkeep})*{keepFor}';
  const owning = `(${price}-${valueFormula(price, '{keepFor}')}+${taxes}+${fees}+${interest}+${running})/{keepFor}`;
  return {
    figures: listOf(
      { label: 'Monthly EMI', formula: `PMT(${monthlyRate},{tenure},-${loan},{balloon})` },
      { label: 'On-road price', formula: input.onRoadPrice === null ? `${price}+${taxes}+${collected}` : quoted },
      { label: 'Total interest', formula: 'SUM([schedule!Interest])' },
      hasPrice && { label: 'Cost of owning per month', formula: owning },
      { label: 'Loan on the car', formula: loanFormula, unit: 'rupees', value: loanOf(input, onRoad) },
      input.priceIs === 'estimated' && { label: 'Ex-showroom price, estimated', formula: estimateFormula(input) },
    ),
    sheets: [
      loanSheet({
        table: 'schedule',
        principal: loan,
        monthlyRate,
        periods: '{tenure}',
        emi: '{Monthly EMI}',
        firstMonth: 'EDATE({boughtIn},1)',
        room: Math.max(ROOM, result.tables?.find(({ id }) => id === 'schedule')?.rows.length ?? 0),
        columns: hasPrice ? { 'Value of the car': valueFormula(price, '{#}') } : {},
      }),
    ],
  };
}
