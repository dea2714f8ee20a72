import { maharashtraMost, type RoadTaxScale, roadTax } from '@/content/rules/car-loans';
import { loanRules } from '@/content/rules/loans';
import { tcsOnVehicles } from '@/content/rules/tcs';
import type { Result } from '@/lib/calculator';
import { valueOn } from '@/lib/law';
import type { Model } from '@/lib/model';
import { loanSheet } from '@/lib/model-loan';
import type { CarLoanInput } from './form';
import { loanOf, onRoadOf } from './purchase';

const ROOM = 120;
const loan = '{Loan on the car}';
const monthlyRate = '{rate}/12';

/** Returns the State's road tax on the price: the one rate of the band in which the price lies. */
function roadTaxFormula({ roadTax: entered, ownTaxRate, waivedMost, taxWaived, state, fuel }: CarLoanInput): string {
  if (entered !== null) return '{roadTax}';
  if (ownTaxRate === 0) return '0';
  if (ownTaxRate !== null) {
    const full = '{exShowroom}*{ownTaxRate}*(1+{roadTaxCess})';
    const waived = `${full}*{taxWaived}`;
    return taxWaived > 0 && waivedMost !== null ? `(${full}-MIN(${waived},{waivedMost}))` : `(${full}-${waived})`;
  }
  if (state === 'other') return '0';
  const scale: RoadTaxScale = roadTax[state].value[fuel] ?? [];
  const rate = scale.reduce((lower, [above, percent]) => `IF({exShowroom}>${above},${percent}%,${lower})`, '0');
  const tax = `{exShowroom}*${rate}`;
  return state === 'maharashtra' ? `MIN(${tax},${maharashtraMost.value})` : tax;
}

/** Returns what the car fetches after a number of months. */
const valueFormula = (months: string) =>
  `{exShowroom}*(1-{firstYearFall})^(MIN(${months},12)/12)*(1-{laterFall})^(MAX(0,${months}-12)/12)`;

/** Returns loan, price and cost of owning as formulas; null where EMIs are paid on the first day. */
export function modelOf(input: CarLoanInput, result: Result): Model | null {
  if (input.advanceEmis > 0) return null;
  const { percent, above } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`).value;
  const collected = `IF({exShowroom}>${above},{exShowroom}*${percent}%,0)`;
  const taxes =
    input.onRoadPrice === null
      ? `${roadTaxFormula(input)}+{insurance}+{registration}+{accessories}`
      : `{onRoadPrice}-{exShowroom}-${collected}`;
  const onRoad = onRoadOf(input);
  const loanFormula = {
    down: '{On-road price}-{downPayment}',
    onRoad: '{On-road price}*{financeShare}',
    exShowroom: '{exShowroom}*{financeShare}',
    amount: '{loanAmount}',
  }[input.loanBasis];
  const fees = `${loan}*{feePercent}*(1+${loanRules.gstOnFees.value}%)`;
  const interest = 'SUMIFS([schedule!Interest],[schedule!Month],"<="&EDATE({boughtIn},{keepFor}))';
  const running = '({kmPerMonth}*{fuelPerKm}+{upkeep})*{keepFor}';
  const owning = `({exShowroom}-${valueFormula('{keepFor}')}+${taxes}+${fees}+${interest}+${running})/{keepFor}`;
  return {
    figures: [
      { label: 'Monthly EMI', formula: `PMT(${monthlyRate},{tenure},-${loan},{balloon})` },
      { label: 'On-road price', formula: `{exShowroom}+${taxes}+${collected}` },
      { label: 'Total interest', formula: 'SUM([schedule!Interest])' },
      { label: 'Cost of owning per month', formula: owning },
      { label: 'Loan on the car', formula: loanFormula, unit: 'rupees', value: loanOf(input, onRoad) },
    ],
    sheets: [
      loanSheet({
        table: 'schedule',
        principal: loan,
        monthlyRate,
        periods: '{tenure}',
        emi: '{Monthly EMI}',
        firstMonth: 'EDATE({boughtIn},1)',
        room: Math.max(ROOM, result.tables?.find(({ id }) => id === 'schedule')?.rows.length ?? 0),
        columns: { 'Value of the car': valueFormula('{#}') },
      }),
    ],
  };
}
