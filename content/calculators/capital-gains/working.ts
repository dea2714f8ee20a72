import { assetTreatments, type CapitalGainsRules } from '@/content/rules/income-tax/capital-gains';
import { costInflationIndex } from '@/content/rules/income-tax/cost-inflation';
import { sumStep } from '@/content/sum-step';
import { sectionBeside } from '@/content/tax/law-names';
import { gainClassName, lossNames, potNames, specialNames } from '@/content/tax/names';
import { dateFigure, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { counted, exactInr, formatDate, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { valueText } from '@/lib/value-text';
import type { Answer } from './answer';
import { days } from './days';
import { exemptionCite, type TaxedLot } from './exemptions';
import { fields } from './form';

/** The most lots whose working is shown line by line; the others are in the table. */
const DETAILED = 10;

/** Returns what an asset is called in the form. */
export function assetName({ row }: Pick<TaxedLot, 'row'>): string {
  return valueText(fields.lots.fields.asset, row.asset);
}

/** Returns "Lot 2 (Shares)", or "Lot 2" where it has no name. */
export function lotName({ number, row, isGainOnly }: Pick<TaxedLot, 'number' | 'row' | 'isGainOnly'>): string {
  if (isGainOnly) return 'This sale';
  return row.name.trim() === '' ? `Lot ${number}` : `Lot ${number} (${row.name.trim()})`;
}

/** Returns long-term or short-term, as far as the law asks. */
export function termName({ row, gain }: Pick<TaxedLot, 'row' | 'gain'>): string {
  if (gain.isExempt) return 'Exempt';
  if (row.asset === 'virtual') return 'Same rate for any time';
  return gain.term === 'long' ? 'Long-term' : 'Short-term';
}

const treatmentOf = ({ row }: Pick<TaxedLot, 'row'>) => valueOn(assetTreatments[row.asset], row.sold);

/** Writes how long the lot was held and what follows from it. */
function termSteps({ step }: Worksheet, sold: TaxedLot, rules: CapitalGainsRules): void {
  const { number, row, gain } = sold;
  const { value, cite } = treatmentOf(sold);
  const term = verdict(`Lot ${number}: term`, termName(sold));
  if (sold.isGainOnly) {
    step(term, 'As you chose', cite);
    return;
  }
  const from = gain.longTermFrom;
  const held = `Held ${counted(gain.daysHeld, 'day')}, from ${formatDate(row.bought)} to ${formatDate(row.sold)}`;
  if (from !== null) {
    step(
      dateFigure(`Lot ${number}: long-term from`, from),
      `${value.longTermMonths} months from ${formatDate(row.bought)}`,
      gain.term === 'long' && row.sold === from ? rules.anniversary : cite,
    );
  }
  const never = from === null && !gain.isExempt && row.asset !== 'virtual';
  step(term, never ? `${held}. It is short-term however long it is held` : held, cite);
}

/** Writes the cost that counts, with the value of 2018 or 2001 where the law takes it. */
function costSteps({ step }: Worksheet, { number, row, gain }: TaxedLot, rules: CapitalGainsRules): void {
  const share = row.share === 100 ? '' : `, × your share of ${pct(row.share)}`;
  const ways: Readonly<Record<typeof gain.costFrom, readonly [how: string, cite: Citation]>> = {
    actual: [`What was paid${share}`, rules.cost],
    fairValue2018: [
      `Higher of the cost, ${exactInr(row.cost)}, and the lower of the value on ${days.valueOf2018}, ${exactInr(row.fairValue2018 ?? 0)}, and the sale value${share}`,
      rules.grandfatheredBefore.cite,
    ],
    fairValue2001: [
      `Value on ${days.valueOf2001}, which is above the cost of ${exactInr(row.cost)}${share}`,
      rules.fairValueBefore.cite,
    ],
  };
  step(rupees(`Lot ${number}: cost that counts`, gain.cost), ...ways[gain.costFrom]);
}

/** Writes the cost and the gain with the index of the year of purchase and of the year of sale. */
function indexSteps({ step }: Worksheet, { number, row, gain }: TaxedLot, rules: CapitalGainsRules): void {
  const { indexed } = gain;
  if (!indexed) return;
  const improvements =
    gain.improvements > 0
      ? `, and improvements of ${exactInr(gain.improvements)} each from its own year: ${exactInr(indexed.improvements)}`
      : '';
  step(
    rupees(`Lot ${number}: indexed cost`, indexed.cost + indexed.improvements),
    `${exactInr(gain.cost)} × ${indexed.indexSold} ÷ ${indexed.indexBought}${improvements}`,
    costInflationIndex[financialYearOf(row.sold)]?.cite ?? rules.indexedCost,
  );
  step(
    rupees(`Lot ${number}: indexed gain`, indexed.gain),
    `${exactInr(gain.fullValue)} − expenses ${exactInr(gain.expenses)} − indexed cost ${exactInr(indexed.cost + indexed.improvements)}${gain.ceiling === null ? '' : '. It only limits the tax. A loss here does not count'}`,
    gain.ceiling === null ? rules.indexedCost : rules.ceilingBefore.cite,
  );
}

function exemptionSteps({ step }: Worksheet, sold: TaxedLot, { year, law: rules }: Answer): void {
  const { number, gain, exemptions } = sold;
  if (exemptions.length === 0) return;
  for (const { section, invested, counted, exempt } of exemptions) {
    const cut = counted < invested ? `; of ${exactInr(invested)} only ${exactInr(counted)} counts` : '';
    step(
      rupees(`Lot ${number}: exempt under section ${sectionBeside(section, year.act)}`, exempt),
      section === '54F'
        ? `${exactInr(gain.amount)} × ${exactInr(counted)} ÷ ${exactInr(gain.fullValue - gain.expenses)}, at most the gain${cut}`
        : `Lesser of the gain and ${exactInr(counted)}${cut}`,
      exemptionCite(section, rules),
    );
  }
  sumStep(
    { step },
    rupees(`Lot ${number}: taxable gain`, sold.taxable),
    [gain.amount, -sold.exempt],
    '',
    rules.ownShare,
  );
  if (sold.ceiling !== null && gain.ceiling !== null) {
    sumStep(
      { step },
      rupees(`Lot ${number}: indexed gain after exemption`, sold.ceiling),
      [gain.ceiling, -(gain.ceiling - sold.ceiling)],
      `: the exemption counts here too, as before ${days.ceiling}`,
      rules.ceilingBefore.cite,
    );
  }
}

/** The tax on one property by either way, ₹, before losses, unused exemption and cess, with the rates, %. */
interface BothWays {
  readonly plain: number;
  readonly indexed: number;
  readonly percent: number;
  readonly indexedPercent: number;
}

/** Returns the tax on one property without and with indexation; null where the law gives no choice. */
export function bothWays(
  { taxable, ceiling }: Pick<TaxedLot, 'taxable' | 'ceiling'>,
  year: IncomeTaxYear,
): BothWays | null {
  const { percent, indexedCeilingPercent } = year.special.longTermLand?.value ?? { percent: 0 };
  if (ceiling === null || taxable <= 0 || indexedCeilingPercent === undefined) return null;
  return {
    plain: (taxable * percent) / 100,
    indexed: (Math.max(0, ceiling) * indexedCeilingPercent) / 100,
    percent,
    indexedPercent: indexedCeilingPercent,
  };
}

function bothWaysSteps({ step }: Worksheet, sold: TaxedLot, { year, law: rules }: Answer): void {
  const ways = bothWays(sold, year);
  if (!ways) return;
  const { number, taxable, ceiling } = sold;
  const { percent, indexedPercent } = ways;
  const before = 'before losses, unused exemption, surcharge and cess';
  step(
    rupees(`Lot ${number}: tax at ${pct(percent)} without indexation`, ways.plain),
    `${pct(percent)} of ${exactInr(taxable)}, ${before}`,
    year.special.longTermLand?.cite,
  );
  step(
    rupees(`Lot ${number}: tax at ${pct(indexedPercent)} with indexation`, ways.indexed),
    `${pct(indexedPercent)} of ${exactInr(Math.max(0, ceiling ?? 0))}, ${before}. After these you pay the lesser of the two`,
    rules.ceilingBefore.cite,
  );
}

/** Writes the sale value that counts: what was received, the stamp value, or nothing where all of it is dividend. */
function fullValueSteps({ step }: Worksheet, sold: TaxedLot, rules: CapitalGainsRules): void {
  const { number, row, gain } = sold;
  const figure = rupees(`Lot ${number}: sale value that counts`, gain.fullValue);
  if (gain.dividend > 0) {
    step(figure, 'Nil: the whole amount is dividend', treatmentOf(sold).cite);
    return;
  }
  const received = row.share === 100 ? 'What was received' : `${pct(row.share)} of ${exactInr(row.price)}`;
  step(
    figure,
    gain.byStampValue
      ? `Stamp value of ${exactInr(row.stampValue ?? 0)}, more than ${pct(rules.stampPercent.value)} of the price of ${exactInr(row.price)}`
      : received,
    row.stampValue === null ? rules.cost : rules.stampPercent.cite,
  );
}

/** Writes one lot from its term to its gain, before exemptions. */
function gainSteps(sheet: Worksheet, sold: TaxedLot, rules: CapitalGainsRules): void {
  const { number, gain } = sold;
  const { cite } = treatmentOf(sold);
  const { step } = sheet;
  fullValueSteps(sheet, sold, rules);
  costSteps(sheet, sold, rules);
  if (gain.improvements > 0) {
    step(
      rupees(`Lot ${number}: improvements`, gain.improvements),
      `Only those from ${days.valueOf2001} on`,
      rules.fairValueBefore.cite,
    );
  }
  const how = `${exactInr(gain.fullValue)}${gain.expenses > 0 ? ` − expenses ${exactInr(gain.expenses)}` : ''} − cost ${exactInr(gain.cost)}${gain.improvements > 0 ? ` − improvements ${exactInr(gain.improvements)}` : ''}`;
  const name = gainClassName(gain.class);
  if (gain.indexed) {
    step(rupees(`Lot ${number}: gain with plain cost`, gain.plain), how, rules.cost);
    indexSteps(sheet, sold, rules);
  }
  step(rupees(`Lot ${number}: gain`, gain.amount), gain.indexed ? name : `${how}. Class: ${name}`, cite);
  if (gain.dividend > 0) {
    step(rupees(`Lot ${number}: dividend`, gain.dividend), 'The whole amount received, without any deduction', cite);
  }
}

function lotSteps(sheet: Worksheet, sold: TaxedLot, answer: Answer): void {
  const figure = rupees(`Lot ${sold.number}: gain`, sold.gain.amount);
  const { cite } = treatmentOf(sold);
  sheet.heading(`${lotName(sold)}: ${assetName(sold)}`);
  termSteps(sheet, sold, answer.law);
  if (sold.gain.isExempt) {
    sheet.step({ ...figure, value: 0 }, 'Exempt: neither a gain nor a loss counts', cite);
    return;
  }
  if (sold.isGainOnly) {
    sheet.step(figure, `As you entered it. Class: ${gainClassName(sold.gain.class)}`, cite);
    exemptionSteps(sheet, sold, answer);
    return;
  }
  gainSteps(sheet, sold, answer.law);
  exemptionSteps(sheet, sold, answer);
  bothWaysSteps(sheet, sold, answer);
}

/** Writes every lot of the year: term, cost, gain, exemptions. */
export function lotsSteps(sheet: Worksheet, answer: Answer): void {
  const { lots } = answer;
  for (const sold of lots.slice(0, DETAILED)) lotSteps(sheet, sold, answer);
  const others = lots.slice(DETAILED);
  if (others.length > 0) sheet.heading('Other lots');
  for (const sold of others) {
    sheet.step(
      rupees(`Lot ${sold.number}: taxable gain`, sold.taxable),
      `${lotName(sold)}: ${gainClassName(sold.gain.class)}; the table has its cost and sale value`,
      treatmentOf(sold).cite,
    );
  }
}

/** Writes losses of one class against gains of another, those brought forward, and what is left of the gains. */
export function setOffSteps({ heading, step }: Worksheet, { now, year, net, freed }: Answer): void {
  heading('All lots together');
  for (const { kind, from, against, amount } of now.afterSetOff.setOffs) {
    const isOwn = from === year.financialYear;
    step(
      rupees(`${lossNames[kind]} of ${isOwn ? 'this year' : 'earlier years'}: ${potNames[against]}`, amount),
      'Slab rates or special rates first, whichever makes your tax lower; the highest special rate first',
      isOwn ? year.setOff.withinHead : year.setOff.capital,
    );
  }
  step(
    rupees('Net capital gains', net),
    'Gains after exemptions and losses, before the tax-free amount',
    year.setOff.withinHead,
  );
  const hasLongTermEquity = now.charge.special.some((line) => year.special[line.class]?.value.sharesExemption);
  if (!hasLongTermEquity) return;
  step(
    rupees('Used of the yearly tax-free amount', freed),
    `Of ${inr(year.longTermEquityExemption.value)} for long-term gains on listed shares and equity funds together, after losses`,
    year.longTermEquityExemption.cite,
  );
}

/** Writes the tax on each class of gains. */
function classSteps({ step }: Worksheet, { now, year }: Answer): void {
  for (const line of now.charge.special) {
    const rule = year.special[line.class];
    const free = [
      line.unusedExemption > 0 ? ` − unused basic exemption ${exactInr(line.unusedExemption)}` : '',
      line.yearlyExemption > 0 ? ` − ${exactInr(line.yearlyExemption)} free of tax` : '',
    ].join('');
    const limited =
      line.ceilingRelief > 0
        ? `, minus ${exactInr(line.ceilingRelief)} because the tax is at most ${pct(rule?.value.indexedCeilingPercent ?? 0)} of the indexed gain`
        : '';
    step(
      rupees(`Tax on: ${specialNames[line.class]}`, line.tax),
      `${pct(line.percent)} of ${free === '' ? exactInr(line.income) : `(${exactInr(line.income)}${free})`}${limited}`,
      rule?.cite,
    );
  }
}

/** Writes the tax with and without the sales. */
export function taxSteps(sheet: Worksheet, answer: Answer): void {
  const { now, without, year } = answer;
  const { step } = sheet;
  const rules = year.regimes[now.regime];
  sheet.heading('Tax on the gains');
  classSteps(sheet, answer);
  const surcharge = ({ charge }: typeof now) => charge.surcharge - charge.marginalRelief;
  const parts: readonly (readonly [label: string, of: (assessment: typeof now) => number, cite: Citation])[] = [
    ['Tax at slab rates', ({ charge }) => charge.slabTax, rules.slabs.cite],
    ['Rebate', ({ charge }) => charge.rebate.amount, rules.rebate.cite],
    ['Surcharge after marginal relief', surcharge, rules.surcharge.cite],
    ['Cess', ({ charge }) => charge.cess, year.cess.cite],
  ];
  for (const [label, of, cite] of parts) {
    if (of(now) === of(without)) continue;
    step(rupees(`${label}, with the sales`, of(now)), `Without the sales ${exactInr(of(without))}`, cite);
  }
  for (const [label, { tax, totalIncome }] of [
    ['Tax with these sales', now],
    ['Tax without these sales', without],
  ] as const) {
    step(rupees(label, tax), `On a total income of ${exactInr(totalIncome)}, cess included`, rules.slabs.cite);
  }
}
