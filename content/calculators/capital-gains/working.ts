import { assetTreatments, capitalGains } from '@/content/rules/income-tax/capital-gains';
import { costInflationIndex } from '@/content/rules/income-tax/cost-inflation';
import { lossNames, potNames, specialNames } from '@/content/tax/names';
import { dateFigure, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { exactInr, formatDate, formatNumber, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Gain } from '@/lib/tax/taxpayer';
import { days } from './days';
import { sectionCite, type TaxedLot } from './exemptions';
import { fields } from './form';

/** So many lots are worked out line by line; the others are in the table. */
const DETAILED = 10;

/** Returns what an asset is called in the form. */
export function assetName({ row }: Pick<TaxedLot, 'row'>): string {
  return fields.lots.fields.asset.options.find(({ value }) => value === row.asset)?.label ?? row.asset;
}

/** Returns "Lot 2 (Shares)", or "Lot 2" where it has no name. */
export function lotName({ number, row }: Pick<TaxedLot, 'number' | 'row'>): string {
  return row.name.trim() === '' ? `Lot ${number}` : `Lot ${number} (${row.name.trim()})`;
}

/** Returns the class of a gain in words. */
export function className(name: Gain['class']): string {
  return name === 'slabShortTerm' ? potNames.slabShortTerm : specialNames[name];
}

/** Returns "412 days", "1 day". */
export function countedDays(days: number): string {
  return `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
}

/** Returns long-term or short-term, as far as the law asks. */
export function termName({ row, gain }: Pick<TaxedLot, 'row' | 'gain'>): string {
  if (gain.isExempt) return 'Exempt';
  if (row.asset === 'virtual') return 'Same rate for any time';
  return gain.term === 'long' ? 'Long-term' : 'Short-term';
}

/** Writes how long the lot was held and what follows from it. */
function writeTerm(sheet: Worksheet, sold: TaxedLot): void {
  const { number, row, gain } = sold;
  const law = valueOn(assetTreatments[row.asset], row.sold);
  if (sold.isGainOnly) {
    sheet.step(verdict(`Lot ${number}: term`, termName(sold)), 'As you chose', law.cite);
    return;
  }
  const { longTermMonths } = law.value;
  const from = gain.longTermFrom;
  const held = `Held ${countedDays(gain.daysHeld)}, from ${formatDate(row.bought)} to ${formatDate(row.sold)}`;
  if (from !== null) {
    const isAnniversary = gain.term === 'long' && row.sold === from;
    sheet.step(
      dateFigure(`Lot ${number}: long-term from`, from),
      `${longTermMonths} months from ${formatDate(row.bought)}`,
      isAnniversary ? capitalGains.anniversary : law.cite,
    );
  }
  sheet.step(
    verdict(`Lot ${number}: term`, termName(sold)),
    from === null && !gain.isExempt && row.asset !== 'virtual'
      ? `${held}. It is short-term however long it is held`
      : held,
    law.cite,
  );
}

function costHow({ row, gain }: TaxedLot): string {
  const share = row.share === 100 ? '' : `, × your share of ${pct(row.share)}`;
  switch (gain.costFrom) {
    case 'fairValue2018':
      return `Higher of the cost, ${exactInr(row.cost)}, and the lower of the value on ${days.valueOf2018}, ${exactInr(row.fairValue2018 ?? 0)}, and the sale value${share}`;
    case 'fairValue2001':
      return `Value on ${days.valueOf2001}, which is above the cost of ${exactInr(row.cost)}${share}`;
    default:
      return `What was paid${share}`;
  }
}

const costCites: Readonly<Record<TaxedLot['gain']['costFrom'], Citation>> = {
  actual: capitalGains.cost,
  fairValue2018: capitalGains.grandfatheredBefore.cite,
  fairValue2001: capitalGains.fairValueBefore.cite,
};

/** Writes the index of a lot's purchase and of its sale, as a working: "40,00,000 × 376 ÷ 254". */
function writeIndexed(sheet: Worksheet, sold: TaxedLot): void {
  const { number, row, gain } = sold;
  const { indexed } = gain;
  if (!indexed) return;
  const soldIn = financialYearOf(row.sold);
  sheet.step(
    rupees(`Lot ${number}: indexed cost`, indexed.cost + indexed.improvements),
    `${exactInr(gain.cost)} × ${indexed.indexSold} ÷ ${indexed.indexBought}${gain.improvements > 0 ? `, and improvements of ${exactInr(gain.improvements)} each from its own year: ${exactInr(indexed.improvements)}` : ''}`,
    costInflationIndex[soldIn]?.cite ?? capitalGains.indexedCost,
  );
  sheet.step(
    rupees(`Lot ${number}: indexed gain`, indexed.gain),
    `${exactInr(gain.fullValue)} − expenses ${exactInr(gain.expenses)} − indexed cost ${exactInr(indexed.cost + indexed.improvements)}${gain.ceiling === null ? '' : '. It only limits the tax. A loss here does not count'}`,
    gain.ceiling === null ? capitalGains.indexedCost : capitalGains.ceilingBefore.cite,
  );
}

function writeExemptions(sheet: Worksheet, sold: TaxedLot): void {
  const { number, gain, exemptions } = sold;
  if (exemptions.length === 0) return;
  for (const { section, invested, counted, exempt } of exemptions) {
    const cut = counted < invested ? ` of ${exactInr(invested)}, which is the most that counts` : '';
    const how =
      section === '54F'
        ? `${exactInr(gain.amount)} × ${exactInr(counted)}${cut} ÷ ${exactInr(gain.fullValue - gain.expenses)}, at most the gain`
        : `Lesser of the gain and ${exactInr(counted)}${cut}`;
    sheet.step(rupees(`Lot ${number}: exempt under section ${section}`, exempt), how, sectionCite[section]);
  }
  sheet.step(
    rupees(`Lot ${number}: taxable gain`, sold.taxable),
    `${exactInr(gain.amount)} − ${exactInr(sold.exempt)}`,
    capitalGains.ownShare,
  );
  if (sold.ceiling !== null && gain.ceiling !== null) {
    sheet.step(
      rupees(`Lot ${number}: indexed gain after exemption`, sold.ceiling),
      `${exactInr(gain.ceiling)} − ${exactInr(gain.ceiling - sold.ceiling)}: the exemption counts here too, as before ${days.ceiling}`,
      capitalGains.ceilingBefore.cite,
    );
  }
}

/** Returns the tax on one property by either way, ₹, before losses, unused exemption and cess; null where the law gives no choice. */
export function bothWays(
  { taxable, ceiling }: Pick<TaxedLot, 'taxable' | 'ceiling'>,
  year: IncomeTaxYear,
): {
  readonly plain: number;
  readonly indexed: number;
  readonly percent: number;
  readonly indexedPercent: number;
} | null {
  const { percent, indexedCeilingPercent } = year.special.longTermLand?.value ?? { percent: 0 };
  if (ceiling === null || taxable <= 0 || indexedCeilingPercent === undefined) return null;
  return {
    plain: (taxable * percent) / 100,
    indexed: (Math.max(0, ceiling) * indexedCeilingPercent) / 100,
    percent,
    indexedPercent: indexedCeilingPercent,
  };
}

function writeBothWays(sheet: Worksheet, sold: TaxedLot, year: IncomeTaxYear): void {
  const ways = bothWays(sold, year);
  if (!ways) return;
  const { number, taxable, ceiling } = sold;
  const { percent, indexedPercent } = ways;
  const before = 'before losses, unused exemption, surcharge and cess';
  sheet.step(
    rupees(`Lot ${number}: tax at ${pct(percent)} without indexation`, ways.plain),
    `${pct(percent)} of ${exactInr(taxable)}, ${before}`,
    year.special.longTermLand?.cite,
  );
  sheet.step(
    rupees(`Lot ${number}: tax at ${pct(indexedPercent)} with indexation`, ways.indexed),
    `${pct(indexedPercent)} of ${exactInr(Math.max(0, ceiling ?? 0))}, ${before}. After these you pay the lesser of the two`,
    capitalGains.ceilingBefore.cite,
  );
}

function writeLot(sheet: Worksheet, sold: TaxedLot, year: IncomeTaxYear): void {
  const { number, row, gain } = sold;
  sheet.heading(`${lotName(sold)}: ${assetName(sold)}`);
  writeTerm(sheet, sold);
  const law = valueOn(assetTreatments[row.asset], row.sold);
  if (gain.isExempt) {
    sheet.step(rupees(`Lot ${number}: gain`, 0), 'Exempt: neither a gain nor a loss counts', law.cite);
    return;
  }
  if (sold.isGainOnly) {
    sheet.step(
      rupees(`Lot ${number}: gain`, gain.amount),
      `As you entered it. Class: ${className(gain.class)}`,
      law.cite,
    );
    writeExemptions(sheet, sold);
    return;
  }
  const byStamp = `Stamp value of ${exactInr(row.stampValue ?? 0)}, more than ${pct(capitalGains.stampPercent.value)} of the price of ${exactInr(row.price)}`;
  sheet.step(
    rupees(`Lot ${number}: sale value that counts`, gain.fullValue),
    gain.dividend > 0
      ? 'Nil: the whole amount is dividend'
      : gain.byStampValue
        ? byStamp
        : row.share === 100
          ? 'What was received'
          : `${pct(row.share)} of ${exactInr(row.price)}`,
    gain.dividend > 0 ? law.cite : row.stampValue === null ? capitalGains.cost : capitalGains.stampPercent.cite,
  );
  sheet.step(rupees(`Lot ${number}: cost that counts`, gain.cost), costHow(sold), costCites[gain.costFrom]);
  if (gain.improvements > 0) {
    sheet.step(
      rupees(`Lot ${number}: improvements`, gain.improvements),
      `Only those from ${days.valueOf2001} on`,
      capitalGains.fairValueBefore.cite,
    );
  }
  const plainHow = `${exactInr(gain.fullValue)}${gain.expenses > 0 ? ` − expenses ${exactInr(gain.expenses)}` : ''} − cost ${exactInr(gain.cost)}${gain.improvements > 0 ? ` − improvements ${exactInr(gain.improvements)}` : ''}`;
  if (gain.indexed) {
    sheet.step(rupees(`Lot ${number}: gain with plain cost`, gain.plain), plainHow, capitalGains.cost);
    writeIndexed(sheet, sold);
  }
  sheet.step(
    rupees(`Lot ${number}: gain`, gain.amount),
    gain.indexed ? className(gain.class) : `${plainHow}. Class: ${className(gain.class)}`,
    law.cite,
  );
  if (gain.dividend > 0) {
    sheet.step(
      rupees(`Lot ${number}: dividend`, gain.dividend),
      'The whole amount received, without any deduction',
      law.cite,
    );
  }
  writeExemptions(sheet, sold);
  writeBothWays(sheet, sold, year);
}

/** Writes every lot of the year: term, cost, gain, exemptions. */
export function writeLots(sheet: Worksheet, lots: readonly TaxedLot[], year: IncomeTaxYear): void {
  for (const sold of lots.slice(0, DETAILED)) writeLot(sheet, sold, year);
  const rest = lots.slice(DETAILED);
  rest.forEach((sold, index) => {
    if (index === 0) sheet.heading('Other lots');
    const law = valueOn(assetTreatments[sold.row.asset], sold.row.sold);
    sheet.step(
      rupees(`Lot ${sold.number}: taxable gain`, sold.taxable),
      `${lotName(sold)}: ${className(sold.gain.class)}; the table has its cost and sale value`,
      law.cite,
    );
  });
}

/** Losses of one class against gains of another, and those brought forward. */
export function writeSetOffs(sheet: Worksheet, { afterSetOff }: Assessment, year: IncomeTaxYear): void {
  sheet.heading('All lots together');
  for (const { kind, from, against, amount } of afterSetOff.setOffs) {
    const isOwn = from === year.financialYear;
    sheet.step(
      rupees(`${lossNames[kind]} of ${isOwn ? 'this year' : 'earlier years'}: ${potNames[against]}`, amount),
      'Slab rates or special rates first, whichever makes your tax lower; the highest special rate first',
      isOwn ? year.setOff.withinHead : year.setOff.capital,
    );
  }
}

/** Writes the tax with and without the sales, and the difference. */
export function writeTax(
  sheet: Worksheet,
  taxes: { readonly now: Assessment; readonly without: Assessment; readonly year: IncomeTaxYear },
): void {
  const { now, without, year } = taxes;
  const rules = year.regimes[now.regime];
  sheet.heading('Tax on the gains');
  for (const line of now.charge.special) {
    const name = specialNames[line.class];
    const cite = year.special[line.class]?.cite;
    const free = [
      line.unusedExemption > 0 ? ` − unused basic exemption ${exactInr(line.unusedExemption)}` : '',
      line.yearlyExemption > 0 ? ` − ${exactInr(line.yearlyExemption)} free of tax` : '',
    ].join('');
    const limited =
      line.ceilingRelief > 0
        ? `, minus ${exactInr(line.ceilingRelief)} because the tax is at most ${pct(year.special[line.class]?.value.indexedCeilingPercent ?? 0)} of the indexed gain`
        : '';
    sheet.step(
      rupees(`Tax on: ${name}`, line.tax),
      `${pct(line.percent)} of ${free === '' ? exactInr(line.income) : `(${exactInr(line.income)}${free})`}${limited}`,
      cite,
    );
  }
  const parts: readonly (readonly [label: string, with_: number, without: number, cite: Citation])[] = [
    ['Tax at slab rates', now.charge.slabTax, without.charge.slabTax, rules.slabs.cite],
    ['Rebate', now.charge.rebate.amount, without.charge.rebate.amount, rules.rebate.cite],
    [
      'Surcharge after marginal relief',
      now.charge.surcharge - now.charge.marginalRelief,
      without.charge.surcharge - without.charge.marginalRelief,
      rules.surcharge.cite,
    ],
    ['Cess', now.charge.cess, without.charge.cess, year.cess.cite],
  ];
  for (const [label, withSales, withoutSales, cite] of parts) {
    if (withSales === withoutSales) continue;
    sheet.step(rupees(`${label}, with the sales`, withSales), `Without the sales ${exactInr(withoutSales)}`, cite);
  }
  sheet.step(
    rupees('Tax with these sales', now.tax),
    `On a total income of ${exactInr(now.totalIncome)}, cess included`,
    rules.slabs.cite,
  );
  sheet.step(
    rupees('Tax without these sales', without.tax),
    `On a total income of ${exactInr(without.totalIncome)}, cess included`,
    rules.slabs.cite,
  );
}

/** Writes the marginal rate as the last line of the working. */
export function writeMarginalRate(sheet: Worksheet, rate: number, how: string, cite: Citation): number {
  return sheet.step(percentage(marginalLabel, rate), how, cite);
}

/** What the headline and the working call the marginal rate. */
export const marginalLabel = 'Tax on your next ₹1,000';
