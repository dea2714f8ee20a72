import { customs } from '@/content/rules/customs';
import { sumStep } from '@/content/sum-step';
import type { Worksheet } from '@/lib/calculator';
import { formatNumber, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { AssessableValue, Duties, DutyRates } from '@/lib/tax/customs';
import { priceOfAll } from './consignment';
import { linesOf, type Money } from './duties';
import type { ExportImportInput } from './form';

export function valueSteps(
  { heading, step }: Worksheet,
  input: ExportImportInput,
  { price, freight, insurance, value }: AssessableValue,
  { figure, text }: Money,
) {
  const { freight: share, insurance: insuranceShare, airFreightAtMost } = customs.valuation.value;
  const of = (foreign: number | null) =>
    input.chargesIn === 'invoice' && foreign !== null
      ? `${formatNumber(foreign)} × ₹${formatNumber(input.exchangeRate, 4)}`
      : 'As entered';
  heading('Assessable value');
  step(
    figure('Price', price),
    `${formatNumber(priceOfAll(input))} × ₹${formatNumber(input.exchangeRate, 4)}${input.mode === 'import' && input.items.length > 0 ? `, of ${input.items.length + 1} items` : ''}`,
    customs.exchange,
  );
  if (input.mode !== 'personal' && (input.terms === 'fob' || input.terms === 'ci')) {
    const capped = input.byAir && input.freight !== null && freight < input.freight;
    step(
      figure('Freight', freight),
      capped
        ? `By air at most ${pct(airFreightAtMost)} of ${text(price)}`
        : input.freight === null
          ? `Not known: ${pct(share)} of ${text(price)}`
          : of(input.foreignFreight),
      customs.valuation.cite,
    );
  }
  if (input.mode !== 'personal' && (input.terms === 'fob' || input.terms === 'cfr')) {
    step(
      figure('Insurance', insurance),
      input.insurance === null ? `Not known: ${pct(insuranceShare, 3)} of ${text(price)}` : of(input.foreignInsurance),
      customs.valuation.cite,
    );
  }
  step(
    figure('Assessable value', value),
    'Price, freight and insurance; no landing charge is added',
    customs.noLandingCharge.cite,
  );
}

export function dutySteps(
  sheet: Worksheet,
  duties: Duties,
  rates: DutyRates,
  cite: Citation,
  { figure, text }: Money,
  ofItems: boolean,
): void {
  sheet.heading('Duties, in their order');
  const value =
    duties.igstBase - duties.basic - duties.agriculture - duties.welfare - duties.healthCess - duties.remedies;
  for (const line of linesOf(duties, rates, value, cite)) {
    sheet.step(
      figure(line.label, line.amount),
      line.percent === null
        ? 'As entered'
        : ofItems
          ? `Of all items, on ${text(line.base)}; item by item in the table`
          : `${pct(line.percent)} of ${text(line.base)}`,
      line.cite,
    );
  }
  sheet.step(figure('Total duties', duties.total), 'The total of the lines above');
}

/** What an import costs, ₹: the value, all duties, what of them comes back, freight above the limit, and what the agreement saves. */
interface ImportCost {
  readonly value: number;
  readonly duties: number;
  readonly back: number;
  readonly freightAbove: number;
  readonly landed: number;
  readonly saving: number | null;
  /** The basic duty without the agreement, %. */
  readonly basic: number;
  readonly money: Money;
}

/** Writes what the goods cost with duties; returns the cost of a unit in ₹, null for one unit. */
export function costSteps(
  { heading, step }: Worksheet,
  input: ExportImportInput,
  { value, duties, back, freightAbove, landed, saving, basic, money: { figure } }: ImportCost,
): number | null {
  heading('What it costs');
  if (back > 0) {
    step(figure('Comes back as credit', back), 'IGST and compensation cess, against your own GST', customs.credit);
  }
  sumStep({ step }, figure('Landed cost', landed), [
    value,
    duties,
    ...(back > 0 ? [-back] : []),
    ...(freightAbove > 0 ? [[freightAbove, ' of freight above the limit'] as const] : []),
    ...(input.extras > 0 ? [input.extras] : []),
  ]);
  const perUnit =
    input.quantity === 1
      ? null
      : step(figure('Landed cost of a unit', landed / input.quantity), `÷ ${formatNumber(input.quantity, 3)}`);
  if (saving !== null) {
    step(
      figure('Saved by the trade agreement', saving),
      saving === 0
        ? `The agreement’s rate is not below the basic duty of ${pct(basic)}`
        : `Basic duty of ${pct(input.agreementBasic ?? 0)} instead of ${pct(basic)}, all duties worked out again`,
    );
  }
  return perUnit;
}
