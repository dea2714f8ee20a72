import { assetTreatments, capitalGains, promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { yearTitle } from '@/content/tax/law-names';
import { isProperty, lotLawOf } from '@/content/tax/lot-law';
import { thresholdCaveats, type WithMore } from '@/content/tax/near';
import { openPointCaveats } from '@/content/tax/open-points';
import type { Action, Caveat } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import { lastDayWithin, lotGain } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Gain, Readings } from '@/lib/tax/taxpayer';
import { days } from './days';
import { homesAllowed, type TaxedLot } from './exemptions';
import { isInYear, mayTakeValueOf2001, ownerOf, type SoldInput } from './lots';
import { gainOf } from './person';
import { isPromoters } from './promoter';
import { bothWays, lotName } from './working';

/** Everything that advice looks at. */
export interface Case {
  readonly input: SoldInput;
  readonly year: IncomeTaxYear;
  readonly lots: readonly TaxedLot[];
  readonly now: Assessment;
  /** The year if the lots had these gains. */
  readonly assessedWith: (gains: readonly Gain[]) => Assessment;
  readonly withMore: WithMore;
  /** The tax of the year where the law is read otherwise. */
  readonly taxRead: (readings: Partial<Readings>) => number;
  /** What is left of the yearly amount free of tax on long-term equity gains, ₹. */
  readonly amountLeft: number;
}

/** At most so many lots get advice of one kind. */
const MOST = 3;

/** The lowest saving worth a sentence, ₹. */
const WORTH_SAYING = 1;

/** Returns the gain of a lot if it were sold on the first day on which it is long-term. */
function gainIfKept({ input, year }: Case, { row, lot, gain }: TaxedLot, day: IsoDate): Gain {
  const { treatment } = lotLawOf(row.asset, day, year);
  // Later years have no index on file: there the gain counts as it is.
  if (isInYear(day, year)) {
    const kept = lotGain({ ...lot, sold: day }, lotLawOf(row.asset, day, year), ownerOf(input));
    return { class: kept.class, amount: kept.amount, ...(kept.ceiling !== null && { indexed: kept.ceiling }) };
  }
  return { class: treatment.longTerm, amount: gain.plain };
}

/** Returns short-term lots that would have borne less tax a little later. */
function keepLonger(each: Case): Action[] {
  const { lots, now, assessedWith } = each;
  const gains = lots.map(gainOf);
  return lots
    .flatMap((sold, index) => {
      const day = sold.gain.longTermFrom;
      if (sold.isGainOnly || sold.gain.term === 'long' || day === null || sold.taxable <= 0 || sold.exempt > 0)
        return [];
      // Both terms come to the same rate for a promoter.
      if (isPromoters(sold)) return [];
      const saved =
        now.tax - assessedWith(gains.map((gain, other) => (other === index ? gainIfKept(each, sold, day) : gain))).tax;
      return saved >= WORTH_SAYING ? [{ sold, day, saved }] : [];
    })
    .sort((a, b) => b.saved - a.saved)
    .slice(0, MOST)
    .map(({ sold, day, saved }) => ({
      text: `${lotName(sold)}, if not sold yet: sell on or after ${formatDate(day)} and save ${inr(saved)}, at the same price and this year’s rates.`,
      date: day,
      cite: valueOn(assetTreatments[sold.row.asset], sold.row.sold).cite,
    }));
}

/** Returns the tax that a further exemption of one lot would save, ₹. */
function savedByExempting({ lots, now, assessedWith }: Case, index: number, amount: number): number {
  const gains = lots.map((sold, each) => {
    const gain = gainOf(sold);
    if (each !== index) return gain;
    const indexed = gain.indexed === undefined ? undefined : gain.indexed - Math.min(Math.max(0, gain.indexed), amount);
    return { class: gain.class, amount: gain.amount - amount, ...(indexed !== undefined && { indexed }) };
  });
  return now.tax - assessedWith(gains).tax;
}

/** Returns the most that one more home could exempt of what is left of a gain, ₹: sections 54 and 54F with their highest cost. */
function exemptByHome({ gain, taxable, exemptions }: TaxedLot, section: '54' | '54F'): number {
  const { costUpTo } = (section === '54' ? capitalGains.house : capitalGains.houseFromOtherAsset).value;
  const counted = exemptions.filter((each) => each.section === section).reduce((sum, each) => sum + each.counted, 0);
  const net = gain.fullValue - gain.expenses;
  const left = Math.max(0, Math.min(costUpTo - counted, section === '54' ? costUpTo : net - counted));
  return Math.min(taxable, section === '54' || net <= 0 ? left : (gain.amount * left) / net);
}

/** Returns what of long-term gains on land and buildings can still be put into bonds or a home, and until when. */
function reinvest(each: Case): Action[] {
  const { lots, year, input } = each;
  const { bonds, house, houseFromOtherAsset } = capitalGains;
  const inBonds = lots
    .flatMap(({ exemptions }) => exemptions.filter(({ section }) => section === '54EC'))
    .reduce((sum, { exempt }) => sum + exempt, 0);
  let room = bonds.value.upTo - inBonds;
  const due = year.returns.due.value.individual;
  return lots
    .map((sold, index) => ({ sold, index }))
    .filter(({ sold }) => isProperty(sold.row.asset) && sold.gain.term === 'long' && sold.taxable > 0)
    .slice(0, MOST)
    .flatMap(({ sold, index }): Action[] => {
      const amount = Math.min(room, sold.taxable);
      const saved = amount > 0 ? savedByExempting(each, index, amount) : 0;
      if (saved >= WORTH_SAYING) room -= amount;
      const lastForBonds = lastDayWithin(sold.row.sold, bonds.value.months);
      const isHome = sold.row.asset === 'house';
      const home = isHome ? house : houseFromOtherAsset;
      const buyBy = lastDayWithin(sold.row.sold, home.value.boughtAfter);
      const buildBy = lastDayWithin(sold.row.sold, home.value.builtAfter);
      const section = isHome ? '54' : '54F';
      const homes = input.exemptions.filter(
        (claim) => claim.lot === sold.number && claim.section === section && claim.how !== 'deposit',
      ).length;
      const homeSaved =
        homes < homesAllowed(section, sold.gain.amount)
          ? savedByExempting(each, index, exemptByHome(sold, section))
          : 0;
      return [
        ...(saved >= WORTH_SAYING
          ? [
              {
                text: `${lotName(sold)}: put ${inr(amount)} into section 54EC bonds by ${formatDate(lastForBonds)} and save ${inr(saved)}. They stay locked for ${bonds.value.years} years.`,
                date: lastForBonds,
                cite: bonds.cite,
              },
            ]
          : []),
        ...(homeSaved >= WORTH_SAYING
          ? [
              {
                text: `${lotName(sold)}: put what you have not spent on a new home by ${formatDate(due)}, when the return is due, into a capital gains account by then. Other money that you spend later does not count.`,
                date: due,
                cite: capitalGains.account,
              },
              {
                text: `${lotName(sold)}: a home bought by ${formatDate(buyBy)}, or built by ${formatDate(buildBy)}, can save up to ${inr(homeSaved)} (section ${section}), as far as it was paid by ${formatDate(due)} or is paid from that account.`,
                date: buyBy,
                cite: home.cite,
              },
            ]
          : []),
      ];
    });
}

/** The yearly amount free of tax on long-term equity gains as it can still be used, ₹. */
interface Harvest {
  /** More gains that leave the tax and the losses to carry forward as they are, in whole hundreds. */
  readonly free: number;
  /** What all that is left of the yearly amount would add to the tax. */
  readonly costOfAll: number;
}

/** Finds what more of long-term equity gains would cost: total income with them can end the rebate or begin a surcharge. */
function harvest({ lots, now, amountLeft, assessedWith }: Case): Harvest {
  const gains = lots.map(gainOf);
  const withMore = (amount: number) => assessedWith([...gains, { class: 'longTermEquity', amount }]);
  const carried = ({ carriedForward }: Assessment) => carriedForward.reduce((sum, { amount }) => sum + amount, 0);
  const isFree = (hundreds: number) => {
    const then = withMore(hundreds * 100);
    return then.tax < now.tax + WORTH_SAYING && carried(then) > carried(now) - WORTH_SAYING;
  };
  let low = 0;
  let high = Math.floor(Math.max(0, amountLeft) / 100);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isFree(middle)) low = middle;
    else high = middle - 1;
  }
  return { free: low * 100, costOfAll: amountLeft > 0 ? withMore(amountLeft).tax - now.tax : 0 };
}

/** Returns the room under the yearly amount, and the return by which a loss can be carried forward. */
function byYearEnd(each: Case): Action[] {
  const { year, now, amountLeft } = each;
  const due = year.returns.due.value.individual;
  const { free, costOfAll } = harvest(each);
  return [
    ...(free > 0
      ? [
          {
            text: `By ${formatDate(year.lastDay)} you can take ${inr(free)} more of long-term gains on listed shares and equity funds tax-free. If you buy back later, your cost is higher.${costOfAll >= WORTH_SAYING ? ` Take no more: using all ${inr(amountLeft)} left of the yearly amount would add ${inr(costOfAll)} to your tax, because total income decides the rebate and the surcharge.` : ''}`,
            date: year.lastDay,
            cite: year.longTermEquityExemption.cite,
          },
        ]
      : []),
    ...(now.carriedForward.length > 0
      ? [
          {
            text: `File your return by ${formatDate(due)}. You can carry forward this year’s loss only if you file in time.`,
            date: due,
            cite: capitalGains.lossReturn,
          },
        ]
      : []),
  ];
}

/** Returns why what is left of the yearly amount is better not used now. */
function harvestCaveats(each: Case): Caveat[] {
  const { free, costOfAll } = harvest(each);
  return free === 0 && costOfAll >= WORTH_SAYING
    ? [
        {
          kind: 'warning',
          text: `${inr(each.amountLeft)} of the yearly tax-free amount for long-term share gains is left. But using it this year would add ${inr(costOfAll)} to your tax, because total income decides the rebate and the surcharge.`,
          cite: each.year.longTermEquityExemption.cite,
        },
      ]
    : [];
}

/** Returns what to do, and by when. */
export function actions(each: Case): Action[] {
  return [...keepLonger(each), ...reinvest(each), ...byYearEnd(each)];
}

/** Returns what to know of several savings: each was worked out by itself. */
export function togetherCaveats(advised: readonly Action[]): Caveat[] {
  return advised.filter(({ text }) => / save (?:up to )?₹| tax-free\./.test(text)).length > 1
    ? [
        {
          kind: 'assumption',
          text: 'Each amount under “What to do next” is that of its step alone. Several steps together can come to less than the sum, as they share the yearly exempt amount and the surcharge.',
        },
      ]
    : [];
}

function tdsCaveats({ lots, input }: Case): Caveat[] {
  const { propertyTds, virtualTds, nonResidentTds } = capitalGains;
  const caveats: Caveat[] = [];
  const isResident = input.residence === 'resident';
  if (!isResident) {
    caveats.push({
      kind: 'assumption',
      text: 'When a non-resident sells, the buyer deducts tax under section 195 with surcharge and cess. It is due on the gain, but buyers often deduct on the whole price unless you have a certificate for lower TDS (Form 13). It counts towards the tax above.',
      cite: nonResidentTds,
    });
  }
  for (const { row, number } of lots.filter(
    ({ row, isGainOnly }) => isResident && !isGainOnly && isProperty(row.asset),
  )) {
    const value = Math.max(row.price, row.stampValue ?? 0);
    if (value < propertyTds.value.from) continue;
    caveats.push({
      kind: 'assumption',
      text: `The buyer of lot ${number} deducts ${pct(propertyTds.value.percent)} of the whole price, ${inr((value * propertyTds.value.percent) / 100)}, and pays it with Form 26QB. Your share of it counts towards your tax.`,
      cite: propertyTds.cite,
    });
  }
  if (isResident && lots.some(({ row }) => row.asset === 'virtual')) {
    caveats.push({
      kind: 'assumption',
      text: `Exchanges deduct ${pct(virtualTds.value)} of the price of virtual digital assets as TDS. It counts towards your tax.`,
      cite: virtualTds.cite,
    });
  }
  return caveats;
}

function lotCaveats({ lots, input, year, now }: Case): Caveat[] {
  const caveats: Caveat[] = [];
  const numbers = (chosen: readonly TaxedLot[]) => chosen.map(({ number }) => number).join(', ');
  if (
    input.residence === 'resident' &&
    lots.some(({ row, gain, isGainOnly }) => isGainOnly && gain.term === 'long' && isProperty(row.asset))
  ) {
    caveats.push({
      kind: 'warning',
      text:
        input.gainSold < capitalGains.ceilingBefore.value
          ? `This sale is before ${formatDate(capitalGains.ceilingBefore.value)}, so its gain is taxed after indexation. Enter the indexed gain, or choose “Purchase and sale”.`
          : `Bought before ${formatDate(capitalGains.ceilingBefore.value)}? The tax may be less with indexation. Choose “Purchase and sale” to see both.`,
      cite: capitalGains.ceilingBefore.cite,
    });
  }
  const others = input.lots.filter(({ sold }) => sold !== '' && !isInYear(sold, year)).length;
  if (others > 0) {
    caveats.push({
      kind: 'warning',
      text: `${others === 1 ? 'One lot was' : `${others} lots were`} sold outside ${yearTitle(input.financialYear)} and ${others === 1 ? 'does' : 'do'} not count here.`,
    });
  }
  const sameDay = lots.filter(({ row }) => row.asset === 'equity' && row.bought === row.sold);
  if (sameDay.length > 0) {
    caveats.push({
      kind: 'warning',
      text: `Lot ${numbers(sameDay)}: shares bought and sold on the same day without delivery are intraday trading. That is speculative business, not a capital gain.`,
      cite: capitalGains.intraday,
    });
  }
  const unvalued = lots.filter(
    ({ row }) =>
      (row.asset === 'equity' || row.asset === 'businessTrust') &&
      row.bought < capitalGains.grandfatheredBefore.value &&
      row.fairValue2018 === null,
  );
  if (unvalued.length > 0) {
    caveats.push({
      kind: 'warning',
      text: `Lot ${numbers(unvalued)} was bought before ${days.grandfathered}. Enter its value on ${days.valueOf2018}. It can raise the cost and lower the tax.`,
      cite: capitalGains.grandfatheredBefore.cite,
    });
  }
  const unvalued2001 = lots.filter(
    ({ row }) =>
      mayTakeValueOf2001(row.asset) && row.bought < capitalGains.fairValueBefore.value && row.fairValue2001 === null,
  );
  if (unvalued2001.length > 0) {
    caveats.push({
      kind: 'warning',
      text: `Lot ${numbers(unvalued2001)} was bought before ${days.valueOf2001}. Enter its value on ${days.valueOf2001}. It can replace the cost and lower the tax.`,
      cite: capitalGains.fairValueBefore.cite,
    });
  }
  const onLand = now.charge.special.find((line) => line.class === 'longTermLand');
  const landGains = lots.reduce(
    (sum, { gain, taxable }) => sum + (gain.class === 'longTermLand' ? Math.max(0, taxable) : 0),
    0,
  );
  const isReduced = !onLand || onLand.unusedExemption > 0 || onLand.income < landGains - 0.5;
  for (const sold of lots) {
    const ways = bothWays(sold, year);
    if (!ways || sold.isGainOnly) continue;
    const { plain, indexed, percent, indexedPercent } = ways;
    if (isReduced) {
      caveats.push({
        kind: 'limit',
        text: `Lot ${sold.number}: the tax would be ${inr(plain)} at ${pct(percent)} without indexation and ${inr(indexed)} at ${pct(indexedPercent)} with indexation, before losses, unused exemption, surcharge and cess. Losses and unused exemption lower both gains. We then use the lower tax.`,
        cite: capitalGains.ceilingBefore.cite,
      });
      continue;
    }
    const [chosen, other] =
      indexed < plain
        ? [`${pct(indexedPercent)} with indexation`, `${pct(percent)} without indexation`]
        : [`${pct(percent)} without indexation`, `${pct(indexedPercent)} with indexation`];
    caveats.push({
      kind: 'limit',
      text: `Lot ${sold.number}: we use ${chosen}. The tax is ${inr(Math.min(indexed, plain))}; at ${other} it would be ${inr(Math.max(indexed, plain))}, before surcharge and cess.`,
      cite: capitalGains.ceilingBefore.cite,
    });
  }
  const shared = lots.filter(({ row }) => row.share < 100);
  if (shared.length > 0) {
    caveats.push({
      kind: 'assumption',
      text: `Lot ${numbers(shared)}: we take the amounts as those of the whole property, and count your share of them.`,
      cite: capitalGains.ownShare,
    });
  }
  const byStamp = lots.filter(({ gain }) => gain.byStampValue);
  if (byStamp.length > 0) {
    caveats.push({
      kind: 'limit',
      text: `Lot ${numbers(byStamp)}: the stamp value is more than ${pct(capitalGains.stampPercent.value)} of the price, so it is used instead of the price. You may ask the Department for a valuation.`,
      cite: capitalGains.stampPercent.cite,
    });
  }
  const onDay = lots.filter(({ row, gain }) => gain.term === 'long' && row.sold === gain.longTermFrom);
  if (onDay.length > 0) {
    caveats.push({
      kind: 'assumption',
      text: `Lot ${numbers(onDay)} was sold on the anniversary of the purchase. We count it as long-term, as the Delhi High Court decided, but tax officers may call it short-term. You can choose under “Disputed rules”.`,
      cite: capitalGains.anniversary,
    });
  }
  const nothing = lots.filter(({ row, taxable }) => row.asset === 'virtual' && taxable < 0);
  if (nothing.length > 0) {
    caveats.push({
      kind: 'limit',
      text: `Lot ${numbers(nothing)}: you cannot set off a loss on virtual digital assets against anything, not even another such gain, and cannot carry it forward.`,
      cite: valueOn(assetTreatments.virtual, year.lastDay).cite,
    });
  }
  if (year.act === 'act2025') {
    const bonds = lots.filter(({ row }) => row.asset === 'goldBondRedeemed');
    if (bonds.length > 0) {
      caveats.push({
        kind: 'limit',
        text: `Lot ${numbers(bonds)}: redemption is exempt only for an individual who held the bond from its issue to maturity. For one bought on an exchange, or redeemed early, choose “Sovereign gold bond, sold”. For early redemption by an original holder, we found no clarification by ${days.checked}.`,
        cite: valueOn(assetTreatments.goldBondRedeemed, year.lastDay).cite,
      });
    }
    const buybacks = lots.filter(
      (sold) => (sold.row.asset === 'buybackListed' || sold.row.asset === 'buybackUnlisted') && !isPromoters(sold),
    );
    if (buybacks.length > 0) {
      caveats.push({
        kind: 'limit',
        text: `Lot ${numbers(buybacks)}: a buyback from ${days.buybackAsSale} is a sale. A promoter of the company pays more tax. If you are one, say so in the lot.`,
        cite: valueOn(assetTreatments.buybackListed, year.lastDay).cite,
      });
    }
    const promoters = lots.filter(isPromoters);
    if (promoters.length > 0) {
      caveats.push({
        kind: 'assumption',
        text: `Lot ${numbers(promoters)}: the additional tax is taken on the whole gain of the lot, before losses of other lots and without the yearly exemption. Its rates and its surcharge come from secondary sources, checked on ${days.checked}. We have not seen the amended section.`,
        cite: promoterBuyback.cite,
      });
    }
  }
  const dividends = lots.filter(({ gain }) => gain.dividend > 0);
  if (dividends.length > 0) {
    caveats.push({
      kind: 'limit',
      text: `Lot ${numbers(dividends)}: the whole buyback amount is dividend, and what you paid for the shares becomes a capital loss. The company deducts tax from the payment.`,
      cite: valueOn(assetTreatments.buybackListed, year.lastDay).cite,
    });
  }
  return caveats;
}

function exemptionCaveats({ lots, input, year }: Case): Caveat[] {
  const { bonds } = capitalGains;
  const caveats: Caveat[] = [];
  for (const { number, exemptions } of lots) {
    for (const { section, invested, counted, exempt } of exemptions) {
      if (counted < invested) {
        caveats.push({
          kind: 'limit',
          text: `Section ${section}, lot ${number}: only ${inr(counted)} of ${inr(invested)} counts. That is the most the law allows.`,
          cite: section === '54EC' ? bonds.cite : capitalGains.house.cite,
        });
      } else if (section !== '54F' && exempt < counted) {
        caveats.push({
          kind: 'limit',
          text: `Section ${section}, lot ${number}: the investment is more than the gain, so ${inr(exempt)} is exempt and the rest has no effect.`,
        });
      }
    }
  }
  if (lots.some(({ exemptions }) => exemptions.some(({ section }) => section === '54F'))) {
    caveats.push({
      kind: 'assumption',
      text: 'Section 54F is only for a person who owns at most one other home on the day of the sale, does not buy another within two years, and does not build another within three years.',
      cite: capitalGains.houseFromOtherAsset.cite,
    });
  }
  const due = year.returns.due.value.individual;
  const late = input.exemptions.some(({ section, how, on }) => section !== '54EC' && how !== 'deposit' && on > due);
  if (late) {
    caveats.push({
      kind: 'warning',
      text: `Money spent after ${formatDate(due)} counts only if it was in a capital gains account by that day.`,
      cite: capitalGains.account,
    });
  }
  if (input.exemptions.length > 0) {
    caveats.push({
      kind: 'assumption',
      text: `Keep the new home or farm land for three years and the bonds for ${bonds.value.years}. Otherwise the exemption is taken back.`,
      cite: capitalGains.account,
    });
  }
  return caveats;
}

/** Returns who should leave, limits, assumptions, warnings, and thresholds that are near. */
export function caveats(each: Case): Caveat[] {
  const { year, withMore } = each;
  return [
    {
      kind: 'notForYou',
      text: 'This is for individuals and HUFs who hold what they sell as an investment. It is not for traders whose business is shares, futures and options, for companies, or for gains that a tax treaty covers.',
    },
    ...lotCaveats(each),
    ...exemptionCaveats(each),
    ...harvestCaveats(each),
    ...thresholdCaveats(withMore, year),
    ...openPointCaveats(each.now.tax, each.taxRead, year.act),
    ...tdsCaveats(each),
    {
      kind: 'assumption',
      text: 'We set off losses against gains of their own class first, as in Schedule CG of the return. The law sets no order for the rest: we take gains at slab rates or at special rates first, whichever makes your tax lower. Long-term losses go against long-term gains only.',
      cite: year.setOff.withinHead,
    },
    {
      kind: 'assumption',
      text: 'If you buy shares or units within three months before a record date and sell them soon after it, the law can ignore the loss (dividend and bonus stripping). We do not test this.',
      cite: capitalGains.stripping,
    },
  ];
}
