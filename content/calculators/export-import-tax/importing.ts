import { customs, goldDuty, personalImportDuty } from '@/content/rules/customs';
import {
  type Caveat,
  exactRupees,
  type Figure,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { exactInr, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { type AssessableValue, assessableValue, type Duties, type DutyRates, dutiesOn } from '@/lib/tax/customs';
import type { ExportImportInput } from './form';

/** Rates with the authority of the one that moves by day. */
interface Applied {
  readonly rates: DutyRates;
  readonly cite: Citation;
}

const none = { agriculture: 0, welfareOnAgriculture: false, healthCess: 0, remedies: 0, compensationCess: 0 } as const;

function ratesFor(input: ExportImportInput): Applied {
  if (input.mode === 'gold') {
    const { value, cite } = valueOn(goldDuty, input.day);
    return { rates: { ...none, ...value, welfare: 0 }, cite };
  }
  if (input.mode === 'personal') {
    const { value, cite } = valueOn(personalImportDuty, input.day);
    return { rates: { ...none, basic: value, welfare: input.welfare, igst: input.igst }, cite };
  }
  const { basic, agriculture, welfare, welfareOnAgriculture, healthCess, remedies, igst, compensationCess } = input;
  return {
    rates: { basic, agriculture, welfare, welfareOnAgriculture, healthCess, remedies, igst, compensationCess },
    cite: customs.basicDuty,
  };
}

/** How amounts are written: with paise where one of them has any, so that the lines add up to their total as shown. */
interface Money {
  readonly figure: typeof rupees;
  readonly text: (value: number) => string;
  readonly unit: 'rupees' | 'exactRupees';
}

function moneyOf(values: readonly number[]): Money {
  const hasPaise = (value: number) => Math.abs(value - Math.round(value)) >= 0.005;
  const paise = values.some(hasPaise);
  return {
    figure: paise ? exactRupees : rupees,
    text: (value) => (paise ? exactInr(value) : inr(value)),
    unit: paise ? 'exactRupees' : 'rupees',
  };
}

/** Returns the duties on an import, what of them comes back, and what a unit costs. */
export function importing(input: ExportImportInput): Result {
  const isPersonal = input.mode === 'personal';
  const price = input.price * input.exchangeRate;
  const assessed = assessableValue(
    { price, terms: isPersonal ? 'cif' : input.terms, byAir: input.byAir },
    input,
    customs.valuation.value,
  );
  const { rates, cite } = ratesFor(input);
  const duties = dutiesOn(assessed.value, rates);
  const money = moneyOf([assessed.value, ...linesOf(duties, rates).map(({ amount }) => amount)]);
  const { figure, text } = money;
  const back = !isPersonal && input.credit ? duties.igst + duties.compensationCess : 0;
  // The limit on freight by air is for the value on which duty is charged, not for what is paid.
  const freightAbove = Math.max(0, (input.freight ?? 0) - assessed.freight);
  const landed = assessed.value + freightAbove + duties.total - back + input.extras;
  const sheet = worksheet();
  writeValue(sheet, input, assessed, money);
  writeDuties(sheet, duties, rates, cite, money);
  sheet.heading('What it costs');
  if (back > 0)
    sheet.step(
      figure('Comes back as credit', back),
      'IGST and compensation cess, against your own GST',
      customs.credit,
    );
  sheet.step(
    figure('Landed cost', landed),
    `${text(assessed.value)} + ${text(duties.total)}${back > 0 ? ` − ${text(back)}` : ''}${freightAbove > 0 ? ` + ${text(freightAbove)} of freight above the limit` : ''}${input.extras > 0 ? ` + ${text(input.extras)}` : ''}`,
  );
  const perUnit =
    input.quantity === 1
      ? null
      : sheet.step(figure('Landed cost of a unit', landed / input.quantity), `÷ ${formatNumber(input.quantity, 3)}`);
  const saving = agreementSaving(input, assessed.value, rates, duties);
  if (saving !== null) {
    sheet.step(
      figure('Saved by the trade agreement', saving),
      saving === 0
        ? `The agreement’s rate is not below the basic duty of ${pct(rates.basic)}`
        : `Basic duty of ${pct(input.agreementBasic ?? 0)} instead of ${pct(rates.basic)}, all duties worked out again`,
    );
  }
  const headline: [Figure, ...Figure[]] = [
    figure('Total duties', duties.total, { tone: 'tax' }),
    percentage('Share of the value', (duties.total / assessed.value) * 100),
    figure('Landed cost', landed),
  ];
  if (perUnit !== null) headline.push(figure('Landed cost of a unit', perUnit));
  return {
    headline,
    sentence: `On a value of ${text(assessed.value)}${byRule(input, assessed, money)} you pay ${text(duties.total)} at customs.${back > 0 ? ` ${text(back)} of this comes back as input tax credit, so the real cost is ${text(duties.total - back)}.` : duties.total > 0 ? ' All of it is a cost to you.' : ''}`,
    breakdowns: [
      {
        title: 'What the duties are made of',
        total: figure('Total duties', duties.total),
        parts: linesOf(duties, rates).map(({ label, amount }) => figure(label, amount)),
      },
    ],
    charts: [
      {
        kind: 'parts',
        title: 'Value and duties',
        unit: money.unit,
        parts: [
          { label: 'Assessable value', value: assessed.value, tone: 'own' },
          { label: 'Customs duties', value: duties.total - duties.igst - duties.compensationCess, tone: 'tax' },
          { label: 'IGST and compensation cess', value: duties.igst + duties.compensationCess, tone: 'other' },
        ],
      },
    ],
    tables: [ladder(assessed, duties, rates, money)],
    steps: sheet.steps,
    actions: [
      {
        text: 'Before you order, check the rates for your HS code. The rates on the day of the bill of entry apply, and exemptions change often.',
      },
    ],
    caveats: caveatsOf(input),
  };
}

/** Returns what the value holds of freight and insurance that nobody entered. */
function byRule(
  { mode, terms, freight, insurance }: ExportImportInput,
  found: AssessableValue,
  { text }: Money,
): string {
  if (mode === 'personal') return '';
  const added = [
    ...((terms === 'fob' || terms === 'ci') && freight === null ? [`freight of ${text(found.freight)}`] : []),
    ...((terms === 'fob' || terms === 'cfr') && insurance === null ? [`insurance of ${text(found.insurance)}`] : []),
  ];
  return added.length > 0 ? `, with ${added.join(' and ')} by the rule for what is not known,` : '';
}

function agreementSaving(input: ExportImportInput, value: number, rates: DutyRates, duties: Duties): number | null {
  if (input.mode !== 'import' || input.agreementBasic === null) return null;
  return duties.total - dutiesOn(value, { ...rates, basic: Math.min(rates.basic, input.agreementBasic) }).total;
}

function writeValue(
  { heading, step }: Worksheet,
  input: ExportImportInput,
  { price, freight, insurance, value }: AssessableValue,
  { figure, text }: Money,
) {
  const { freight: share, insurance: insuranceShare, airFreightAtMost } = customs.valuation.value;
  heading('Assessable value');
  step(
    figure('Price', price),
    `${formatNumber(input.price)} × ₹${formatNumber(input.exchangeRate, 4)}`,
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
          : 'As entered',
      customs.valuation.cite,
    );
  }
  if (input.mode !== 'personal' && (input.terms === 'fob' || input.terms === 'cfr')) {
    step(
      figure('Insurance', insurance),
      input.insurance === null ? `Not known: ${pct(insuranceShare, 3)} of ${text(price)}` : 'As entered',
      customs.valuation.cite,
    );
  }
  step(
    figure('Assessable value', value),
    'Price, freight and insurance; no landing charge is added',
    customs.noLandingCharge.cite,
  );
}

interface Line {
  readonly label: string;
  readonly amount: number;
  readonly base: number;
  readonly percent: number | null;
  readonly cite: Citation;
}

/** Returns each duty that is not nil, in the order in which they are charged. */
function linesOf(duties: Duties, rates: DutyRates, value = 0, basicCite: Citation = customs.basicDuty): Line[] {
  const lines: Line[] = [
    { label: 'Basic customs duty', amount: duties.basic, base: value, percent: rates.basic, cite: basicCite },
    {
      label: 'Agriculture cess',
      amount: duties.agriculture,
      base: value,
      percent: rates.agriculture,
      cite: customs.agriculture,
    },
    {
      label: 'Social welfare surcharge',
      amount: duties.welfare,
      base: duties.welfareBase,
      percent: rates.welfare,
      cite: customs.welfare.cite,
    },
    {
      label: 'Health cess',
      amount: duties.healthCess,
      base: value,
      percent: rates.healthCess,
      cite: customs.basicDuty,
    },
    {
      label: 'Anti-dumping and similar duty',
      amount: duties.remedies,
      base: value,
      percent: null,
      cite: customs.remedies,
    },
    { label: 'IGST', amount: duties.igst, base: duties.igstBase, percent: rates.igst, cite: customs.igst },
    {
      label: 'Compensation cess',
      amount: duties.compensationCess,
      base: duties.igstBase,
      percent: rates.compensationCess,
      cite: customs.igst,
    },
  ];
  return lines.filter((line, index) => index === 0 || line.amount > 0);
}

function writeDuties(
  sheet: Worksheet,
  duties: Duties,
  rates: DutyRates,
  cite: Citation,
  { figure, text }: Money,
): void {
  sheet.heading('Duties, in their order');
  const value =
    duties.igstBase - duties.basic - duties.agriculture - duties.welfare - duties.healthCess - duties.remedies;
  for (const line of linesOf(duties, rates, value, cite)) {
    sheet.step(
      figure(line.label, line.amount),
      line.percent === null ? 'As entered' : `${pct(line.percent)} of ${text(line.base)}`,
      line.cite,
    );
  }
  sheet.step(figure('Total duties', duties.total), 'The total of the lines above');
}

function ladder({ value }: AssessableValue, duties: Duties, rates: DutyRates, { unit }: Money): Table {
  return {
    id: 'duties',
    caption: 'Duties line by line',
    columns: [
      { label: 'Duty', unit: 'text' },
      { label: 'On', unit, rollUp: 'none' },
      { label: 'Rate', unit: 'percent' },
      { label: 'Amount', unit },
    ],
    rows: linesOf(duties, rates, value).map((line) => [line.label, line.base, line.percent, line.amount]),
    total: ['Total duties', null, null, duties.total],
  };
}

function caveatsOf(input: ExportImportInput): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not for goods under a project import, in a special economic zone or a bonded warehouse, and not for passengers’ baggage, which has its own free allowances.',
    },
    {
      kind: 'assumption',
      text: 'We use the rates you enter. Customs rounds each duty to the rupee.',
      cite: customs.basicDuty,
    },
  ];
  if (input.mode === 'import' && input.agriculture > 0) {
    list.push({
      kind: 'assumption',
      text: input.welfareOnAgriculture
        ? 'We count the surcharge on the agriculture cess too, as the section says. Many goods are exempt from this. Check the entry for your goods.'
        : 'We count the surcharge only on basic duty, as for goods that a notification exempts.',
      cite: customs.welfare.cite,
    });
  }
  if (input.mode === 'gold') {
    list.push({
      kind: 'warning',
      text: `This is the duty for importers. We could not confirm by ${formatDate(goldDuty.checkedOn)} whether the lower rate for passengers who bring gold changed too. Ask customs before you fly.`,
      cite: valueOn(goldDuty, input.day).cite,
    });
  }
  if (input.mode === 'personal') {
    list.push({
      kind: 'assumption',
      text: 'We take the price with postage. IGST is at the rate for the goods. The courier’s bill of entry shows it.',
    });
  }
  return list;
}
