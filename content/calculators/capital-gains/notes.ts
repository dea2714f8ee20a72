import { assetTreatments, promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { landOnForm } from '@/content/tax/land-on-form';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { isProperty } from '@/content/tax/lot-law';
import { thresholdCaveats } from '@/content/tax/near';
import { openPointCaveats } from '@/content/tax/open-points';
import { rebateLost } from '@/content/tax/rebate-lost';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { listed } from '@/lib/listed';
import { sumOf } from '@/lib/sum';
import type { CapitalAsset } from '@/lib/tax/capital-gains';
import type { Answer } from './answer';
import { days } from './days';
import { type TaxedLot, takesTwoHomes } from './exemptions';
import { isBuyback, isInYear, mayTakeValueOf2001 } from './lots';
import { actionNotes, type Harvest, harvestOf, WORTH_SAYING } from './notes-actions';
import { isPromoters } from './promoter';
import { bothWays } from './working';

/** Returns the lots for which something holds, as a sentence names them: "Lot 1", "Lots 1 and 3"; '' where there is none. */
function lotsWhere({ lots }: Pick<Answer, 'lots'>, holds: (sold: TaxedLot) => boolean): string {
  const numbers = lots.filter(holds).map(({ number }) => number);
  return numbers.length > 0 ? `${numbers.length > 1 ? 'Lots' : 'Lot'} ${listed(numbers.map(String))}` : '';
}

/** Writes what is wrong or missing in the rows. */
function rowNotes(notes: NoteSheet, answer: Answer): void {
  const { input, lots, year, law: rules } = answer;
  const ceiling = rules.ceilingBefore;
  const hasPropertyGain = lots.some(
    ({ row, gain, isGainOnly }) => isGainOnly && gain.term === 'long' && isProperty(row.asset),
  );
  notes.warn(
    input.residence === 'resident' &&
      hasPropertyGain &&
      (input.gainSold < ceiling.value
        ? `This sale is before ${days.ceiling}, so its gain is taxed after indexation. Enter the indexed gain, or choose “Purchase and sale”.`
        : `Bought before ${days.ceiling}? The tax may be less with indexation. Choose “Purchase and sale” to see both.`),
    ceiling.cite,
  );
  const others = input.lots.filter(({ sold }) => sold !== '' && !isInYear(sold, year)).length;
  notes.warn(
    others > 0 &&
      `${others === 1 ? 'One lot was' : `${others} lots were`} sold outside ${yearTitle(input.financialYear)} and ${others === 1 ? 'does' : 'do'} not count here.`,
  );
  const sameDay = lotsWhere(answer, ({ row }) => row.asset === 'equity' && row.bought === row.sold);
  notes.warn(
    sameDay &&
      `${sameDay}: shares bought and sold on the same day without delivery are intraday trading. That is speculative business, not a capital gain.`,
    rules.intraday,
  );
  const without2018 = lotsWhere(
    answer,
    ({ row }) =>
      (row.asset === 'equity' || row.asset === 'businessTrust') &&
      row.bought < rules.grandfatheredBefore.value &&
      row.fairValue2018 === null,
  );
  notes.warn(
    without2018 &&
      `${without2018}: bought before ${days.grandfathered}. Enter the value on ${days.valueOf2018}. It can raise the cost and lower the tax.`,
    rules.grandfatheredBefore.cite,
  );
  const without2001 = lotsWhere(
    answer,
    ({ row }) =>
      mayTakeValueOf2001(row.asset) && row.bought < rules.fairValueBefore.value && row.fairValue2001 === null,
  );
  notes.warn(
    without2001 &&
      `${without2001}: bought before ${days.valueOf2001}. Enter the value on ${days.valueOf2001}. It can replace the cost and lower the tax.`,
    rules.fairValueBefore.cite,
  );
}

/** Writes which of the two rates each property has, with the tax by the other one. */
function indexationNotes(notes: NoteSheet, { lots, now, year, law: rules }: Answer): void {
  const onLand = now.charge.special.find((line) => line.class === 'longTermLand');
  const landGains = sumOf(lots, ({ gain, taxable }) => (gain.class === 'longTermLand' ? Math.max(0, taxable) : 0));
  const isReduced = !onLand || onLand.unusedExemption > 0 || onLand.income < landGains - 0.5;
  for (const sold of lots) {
    const ways = bothWays(sold, year);
    if (!ways || sold.isGainOnly) continue;
    const { plain, indexed } = ways;
    const atPlain = `${pct(ways.percent)} without indexation`;
    const atIndexed = `${pct(ways.indexedPercent)} with indexation`;
    const [chosen, other] = indexed < plain ? [atIndexed, atPlain] : [atPlain, atIndexed];
    notes.limit(
      isReduced
        ? `Lot ${sold.number}: the tax would be ${inr(plain)} at ${atPlain} and ${inr(indexed)} at ${atIndexed}, before losses, unused exemption, surcharge and cess. Losses and unused exemption lower both gains. We then use the lower tax.`
        : `Lot ${sold.number}: we use ${chosen}. The tax is ${inr(Math.min(indexed, plain))}; at ${other} it would be ${inr(Math.max(indexed, plain))}, before surcharge and cess.`,
      rules.ceilingBefore.cite,
    );
  }
}

/** Writes the tax on land and buildings as the return form works it out, where that is another amount. */
function returnFormNotes(notes: NoteSheet, { lots, now, year }: Answer): void {
  const properties = lots.filter(({ gain }) => gain.class === 'longTermLand');
  const hasShare = properties.some(({ exemptions }) => exemptions.some(({ section }) => section === '54F'));
  landOnForm(
    notes,
    now.charge,
    properties.map(({ gain, exempt, taxable }) => ({
      plain: taxable,
      indexed: gain.ceiling === null ? null : gain.ceiling - exempt,
    })),
    year,
    hasShare &&
      `it takes the whole exemption of section ${sectionBeside('54F', year.act)} off the indexed gain, not a share`,
  );
}

/** Writes what limits or decides the gain of single lots. */
function gainNotes(notes: NoteSheet, answer: Answer): void {
  const { year, law: rules } = answer;
  const shared = lotsWhere(answer, ({ row }) => row.share < 100);
  notes.assume(
    shared && `${shared}: we take the amounts as those of the whole property, and count your share of them.`,
    rules.ownShare,
  );
  const byStamp = lotsWhere(answer, ({ gain }) => gain.byStampValue);
  notes.limit(
    byStamp &&
      `${byStamp}: the stamp value is more than ${pct(rules.stampPercent.value)} of the price, so it is used instead of the price. You may ask the Department for a valuation.`,
    rules.stampPercent.cite,
  );
  const onDay = lotsWhere(answer, ({ row, gain }) => gain.term === 'long' && row.sold === gain.longTermFrom);
  notes.assume(
    onDay &&
      `${onDay}: sold on the anniversary of the purchase. We count this as long-term, as the Delhi High Court decided, but tax officers may call it short-term. You can choose under “Disputed rules”.`,
    rules.anniversary,
  );
  const lost = lotsWhere(answer, ({ row, taxable }) => row.asset === 'virtual' && taxable < 0);
  notes.limit(
    lost &&
      `${lost}: you cannot set off a loss on virtual digital assets against anything, not even another such gain, and cannot carry it forward.`,
    valueOn(assetTreatments.virtual, year.lastDay).cite,
  );
}

/** Writes what a buyback is by the law of the year, and when the redemption of a gold bond is exempt. */
function buybackNotes(notes: NoteSheet, answer: Answer): void {
  const { year } = answer;
  const { cite } = valueOn(assetTreatments.buybackListed, year.lastDay);
  if (year.act === 'act2025') {
    const bonds = lotsWhere(answer, ({ row }) => row.asset === 'goldBondRedeemed');
    notes.limit(
      bonds &&
        `${bonds}: redemption is exempt only for an individual who held the bond from its issue to maturity. For one bought on an exchange, or redeemed early, choose “Sovereign gold bond, sold”. For early redemption by an original holder, we found no clarification by ${days.checked}.`,
      valueOn(assetTreatments.goldBondRedeemed, year.lastDay).cite,
    );
    const sold = lotsWhere(answer, (lot) => isBuyback(lot) && !isPromoters(lot));
    notes.limit(
      sold &&
        `${sold}: a buyback from ${days.buybackAsSale} is a sale. A promoter of the company pays more tax. If you are one, say so in the lot.`,
      cite,
    );
    const promoters = lotsWhere(answer, isPromoters);
    notes.assume(
      promoters &&
        `${promoters}: the additional tax is taken on the whole gain of the lot, before losses of other lots and without the yearly exemption. Its surcharge comes from secondary sources, checked on ${days.checked}.`,
      promoterBuyback.cite,
    );
  }
  const dividends = lotsWhere(answer, ({ gain }) => gain.dividend > 0);
  notes.limit(
    dividends &&
      `${dividends}: the whole buyback amount is dividend, and what you paid for the shares becomes a capital loss. The company deducts tax from the payment.`,
    cite,
  );
}

/** Writes what of the investments counts, and on what conditions. */
function exemptionNotes(notes: NoteSheet, { lots, input, year, law: rules, returnDue: due }: Answer): void {
  const { bonds, house, houseFromOtherAsset, account } = rules;
  const claims = lots.flatMap(({ number, exemptions }) => exemptions.map((claimed) => ({ number, ...claimed })));
  for (const { number, section, invested, counted, exempt } of claims) {
    const where = `Section ${sectionBeside(section, year.act)}, lot ${number}:`;
    if (counted < invested) {
      notes.limit(
        `${where} only ${inr(counted)} of ${inr(invested)} counts. That is the most the law allows.`,
        section === '54EC' ? bonds.cite : section === '54F' ? houseFromOtherAsset.cite : house.cite,
      );
    } else if (section !== '54F' && exempt < counted) {
      notes.limit(
        `${where} the investment is more than the gain, so ${inr(exempt)} is exempt and the rest has no effect.`,
      );
    }
  }
  notes.assume(
    claims.some(({ section }) => section === '54F') &&
      `Section ${sectionBeside('54F', year.act)} is only for a person who owns at most one other home on the day of the sale, does not buy another within two years, and does not build another within three years.`,
    houseFromOtherAsset.cite,
  );
  notes.assume(
    lots.some(({ number }) => takesTwoHomes(input.exemptions, number)) &&
      `Section ${sectionBeside('54', year.act)} allows two homes for one gain once in a lifetime. We assume that you have not done so before.`,
    house.cite,
  );
  notes.warn(
    input.exemptions.some(({ section, how, on }) => section !== '54EC' && how !== 'deposit' && on > due) &&
      `Money spent after ${formatDate(due)} counts only if it was in a capital gains account by that day.`,
    account,
  );
  const mayUseAccount = ({ row, gain, taxable }: TaxedLot) =>
    isProperty(row.asset) && gain.term === 'long' && taxable > 0;
  notes.assume(
    (input.exemptions.some(({ section }) => section !== '54EC') || lots.some(mayUseAccount)) &&
      (input.business === 'none'
        ? `We take ${formatDate(due)} as the day on which the return is due. With a business or an audit it can be later, and the capital gains account has until then too: choose it under “Business or profession”.`
        : `With your business or profession the return is due on ${formatDate(due)}, and the capital gains account has until then too.`),
    account,
  );
  notes.assume(
    input.exemptions.length > 0 &&
      `Keep the new home or farm land for three years and the bonds for ${bonds.value.years}. Otherwise the exemption is taken back.`,
    account,
  );
}

/** What is sold on an exchange, or to the fund: no buyer is known who could deduct tax from it. */
const paidOutAssets: ReadonlySet<CapitalAsset> = new Set([
  'equity',
  'businessTrust',
  'debtFund',
  'hybridFund',
  'listedUnits',
  'otherFund',
]);

/** Writes who deducts tax from the sale. */
function tdsNotes(notes: NoteSheet, { lots, input, year, law: rules }: Answer): void {
  const { propertyTds, virtualTds, nonResidentTds } = rules;
  if (input.residence !== 'resident') {
    const isPaidOut = ({ row }: TaxedLot) => paidOutAssets.has(row.asset);
    const under = `under section ${sectionBeside('195', year.act)} with surcharge and cess`;
    notes.assume(
      !lots.every(isPaidOut) &&
        `When a non-resident sells, the buyer deducts tax ${under}. It is due on the gain, but buyers often deduct on the whole price unless you have a certificate for lower TDS, Form ${formName('13', year.act)}. It counts towards the tax above.`,
      nonResidentTds,
    );
    notes.assume(
      lots.some(isPaidOut) &&
        `When a non-resident sells on an exchange or redeems units, the bank, broker or fund that pays the money out deducts tax ${under}. It is due on the gain and counts towards the tax above.`,
      nonResidentTds,
    );
    return;
  }
  for (const { row, number } of lots.filter((sold) => !sold.isGainOnly && isProperty(sold.row.asset))) {
    const value = Math.max(row.price, row.stampValue ?? 0);
    const { from, percent } = propertyTds.value;
    notes.assume(
      value >= from &&
        `The buyer of lot ${number} deducts ${pct(percent)} of the whole ${value > row.price ? 'stamp value, as it is above the price' : 'price'}, ${inr((value * percent) / 100)}, and pays it with Form ${formName('26QB', year.act)}. Your share of it counts towards your tax.`,
      propertyTds.cite,
    );
  }
  notes.assume(
    lots.some(({ row }) => row.asset === 'virtual') &&
      `Exchanges deduct ${pct(virtualTds.value)} of the price of virtual digital assets as TDS. It counts towards your tax.`,
    virtualTds.cite,
  );
}

/** Writes why what is left of the yearly amount is better not used now. */
function harvestNotes(notes: NoteSheet, { input, amountLeft, year }: Answer, { free, costOfAll }: Harvest): void {
  notes.warn(
    free === 0 &&
      input.today <= year.lastDay &&
      costOfAll >= WORTH_SAYING &&
      `${inr(amountLeft)} of the yearly tax-free amount for long-term share gains is left. But using it this year would add ${inr(costOfAll)} to your tax, because total income decides the rebate and the surcharge.`,
    year.longTermEquityExemption.cite,
  );
}

/** Returns what to do, who should leave, limits, assumptions, warnings, and thresholds that are near. */
export function notesOf(answer: Answer): NoteSheet {
  const { year, law: rules, now, without, taxRead, withMore } = answer;
  const notes = noteSheet();
  const harvest = harvestOf(answer);
  const savings = actionNotes(notes, answer, harvest);
  notes.notForYou(
    'This is for individuals and HUFs who hold what they sell as an investment. It is not for traders whose business is shares, futures and options, for companies, or for gains that a tax treaty covers.',
  );
  rowNotes(notes, answer);
  indexationNotes(notes, answer);
  returnFormNotes(notes, answer);
  gainNotes(notes, answer);
  buybackNotes(notes, answer);
  exemptionNotes(notes, answer);
  harvestNotes(notes, answer, harvest);
  notes.warn(rebateLost('The sales', without, now, year), year.regimes[now.regime].rebate.cite);
  notes.add(thresholdCaveats(withMore, year));
  notes.add(openPointCaveats(now.tax, taxRead, year.act));
  tdsNotes(notes, answer);
  notes.assume(
    'We set off losses against gains of their own class first, as in Schedule CG of the return. The law sets no order for the rest: we take gains at slab rates or at special rates first, whichever makes your tax lower. Long-term losses go against long-term gains only.',
    year.setOff.withinHead,
  );
  notes.assume(
    'If you buy shares or units within three months before a record date and sell them soon after it, the law can ignore the loss (dividend and bonus stripping). We do not test this.',
    rules.stripping,
  );
  notes.assume(
    savings > 1 &&
      'Each amount under “What to do next” is that of its step alone. Several steps together can come to less than the sum, as they share the yearly exempt amount and the surcharge.',
  );
  return notes;
}
