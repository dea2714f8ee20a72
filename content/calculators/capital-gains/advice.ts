import { assetTreatments, capitalGains } from '@/content/rules/income-tax/capital-gains';
import { thresholdNotes, type WithMore } from '@/content/tax/near';
import type { NextStep, Note } from '@/lib/calculator';
import { formatDate, formatPercent, formatRupees } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import { lastDayWithin, lotGain } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Gain, Readings } from '@/lib/tax/taxpayer';
import type { TaxedLot } from './exemptions';
import type { CapitalGainsInput } from './form';
import { isInYear, isProperty, lawOf, ownerOf } from './lots';
import { gainOf } from './person';
import { lotName } from './working';

/** Everything that advice looks at. */
export interface Case {
  readonly input: CapitalGainsInput;
  readonly year: IncomeTaxYear;
  readonly lots: readonly TaxedLot[];
  readonly now: Assessment;
  /** The tax of the year if the lots had these gains. */
  readonly taxWith: (gains: readonly Gain[]) => number;
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

/** The gain of a lot if it were sold on the first day on which it is long-term. */
function gainIfKept({ input, year }: Case, { row, lot, gain }: TaxedLot, day: IsoDate): Gain {
  const { treatment } = lawOf(row.asset, day, year);
  // Later years have no index on file: there the gain counts as it is.
  if (isInYear(day, year)) {
    const kept = lotGain({ ...lot, sold: day }, lawOf(row.asset, day, year), ownerOf(input));
    return { class: kept.class, amount: kept.amount, ...(kept.ceiling !== null && { indexed: kept.ceiling }) };
  }
  return { class: treatment.longTerm, amount: gain.plain };
}

/** Short-term lots that would have borne less tax a little later. */
function keepLonger(each: Case): NextStep[] {
  const { lots, now, taxWith } = each;
  const gains = lots.map(gainOf);
  return lots
    .flatMap((sold, index) => {
      const day = sold.gain.longTermFrom;
      if (sold.gain.term === 'long' || day === null || sold.taxable <= 0 || sold.exempt > 0) return [];
      const saved =
        now.tax - taxWith(gains.map((gain, other) => (other === index ? gainIfKept(each, sold, day) : gain)));
      return saved >= WORTH_SAYING ? [{ sold, day, saved }] : [];
    })
    .sort((a, b) => b.saved - a.saved)
    .slice(0, MOST)
    .map(({ sold, day, saved }) => ({
      text: `${lotName(sold)}, if not sold yet: sell on or after ${formatDate(day)} and save ${formatRupees(saved)}, at the same price and this year’s rates.`,
      date: day,
      cite: valueOn(assetTreatments[sold.row.asset], sold.row.sold).cite,
    }));
}

/** The tax that a further exemption of one lot would save, ₹. */
function savedByExempting({ lots, now, taxWith }: Case, index: number, amount: number): number {
  const gains = lots.map((sold, each) => {
    const gain = gainOf(sold);
    if (each !== index) return gain;
    const indexed = gain.indexed === undefined ? undefined : gain.indexed - Math.min(Math.max(0, gain.indexed), amount);
    return { class: gain.class, amount: gain.amount - amount, ...(indexed !== undefined && { indexed }) };
  });
  return now.tax - taxWith(gains);
}

/** What of long-term gains on land and buildings can still be put into bonds or a home, and until when. */
function reinvest(each: Case): NextStep[] {
  const { lots, year } = each;
  const { bonds, house, houseFromOtherAsset } = capitalGains;
  const inBonds = lots
    .flatMap(({ exemptions }) => exemptions.filter(({ section }) => section === '54EC'))
    .reduce((sum, { exempt }) => sum + exempt, 0);
  const room = bonds.value.upTo - inBonds;
  const due = year.returns.due.value.individual;
  return lots
    .map((sold, index) => ({ sold, index }))
    .filter(({ sold }) => isProperty(sold.row.asset) && sold.gain.term === 'long' && sold.taxable > 0)
    .slice(0, MOST)
    .flatMap(({ sold, index }): NextStep[] => {
      const amount = Math.min(room, sold.taxable);
      const saved = amount > 0 ? savedByExempting(each, index, amount) : 0;
      const lastForBonds = lastDayWithin(sold.row.sold, bonds.value.months);
      const isHome = sold.row.asset === 'house';
      const home = isHome ? house : houseFromOtherAsset;
      const buyBy = lastDayWithin(sold.row.sold, home.value.boughtAfter);
      const buildBy = lastDayWithin(sold.row.sold, home.value.builtAfter);
      const homeSaved = savedByExempting(each, index, sold.taxable);
      return [
        ...(saved >= WORTH_SAYING
          ? [
              {
                text: `${lotName(sold)}: put ${formatRupees(amount)} into section 54EC bonds by ${formatDate(lastForBonds)} and save ${formatRupees(saved)}. They stay locked for ${bonds.value.years} years.`,
                date: lastForBonds,
                cite: bonds.cite,
              },
            ]
          : []),
        ...(homeSaved >= WORTH_SAYING
          ? [
              {
                text: `${lotName(sold)}: a home bought by ${formatDate(buyBy)}, or built by ${formatDate(buildBy)}, can save up to ${formatRupees(homeSaved)} (section ${isHome ? '54' : '54F'}).`,
                date: buyBy,
                cite: home.cite,
              },
              {
                text: `${lotName(sold)}: pay what is not yet spent on it into a capital gains account by ${formatDate(due)}, when the return is due.`,
                date: due,
                cite: capitalGains.account,
              },
            ]
          : []),
      ];
    });
}

/** Room under the yearly amount, and the return that keeps a loss alive. */
function byYearEnd({ year, now, amountLeft }: Case): NextStep[] {
  const due = year.returns.due.value.individual;
  return [
    ...(amountLeft > 0
      ? [
          {
            text: `By ${formatDate(year.lastDay)} you can take ${formatRupees(amountLeft)} more of long-term gains on listed shares and equity funds free of tax; buying back later raises your cost.`,
            date: year.lastDay,
            cite: year.longTermEquityExemption.cite,
          },
        ]
      : []),
    ...(now.carriedForward.length > 0
      ? [
          {
            text: `File your return by ${formatDate(due)}: a loss of this year is carried forward only from a return filed in time.`,
            date: due,
            cite: capitalGains.lossReturn,
          },
        ]
      : []),
  ];
}

/** What to do, and by when. */
export function nextSteps(each: Case): NextStep[] {
  return [...keepLonger(each), ...reinvest(each), ...byYearEnd(each)];
}

function tdsNotes({ lots, input }: Case): Note[] {
  const { propertyTds, virtualTds, nonResidentTds } = capitalGains;
  const notes: Note[] = [];
  const isResident = input.residence === 'resident';
  if (!isResident) {
    notes.push({
      kind: 'assumption',
      text: 'Whoever buys from a non-resident deducts tax under section 195 with surcharge and cess: on the gain, but property buyers often take the whole price unless you bring a certificate for lower deduction (Form 13). It counts towards the tax above.',
      cite: nonResidentTds,
    });
  }
  for (const { row, number } of lots.filter(({ row }) => isResident && isProperty(row.asset))) {
    const value = Math.max(row.price, row.stampValue ?? 0);
    if (value < propertyTds.value.from) continue;
    notes.push({
      kind: 'assumption',
      text: `The buyer of lot ${number} deducts ${formatPercent(propertyTds.value.percent)} of the whole price, ${formatRupees((value * propertyTds.value.percent) / 100)}, and pays it with Form 26QB. Your share of it counts towards your tax.`,
      cite: propertyTds.cite,
    });
  }
  if (isResident && lots.some(({ row }) => row.asset === 'virtual')) {
    notes.push({
      kind: 'assumption',
      text: `Exchanges deduct ${formatPercent(virtualTds.value)} of the price of virtual digital assets; it counts towards your tax.`,
      cite: virtualTds.cite,
    });
  }
  return notes;
}

function lotNotes({ lots, input, year }: Case): Note[] {
  const notes: Note[] = [];
  const numbers = (chosen: readonly TaxedLot[]) => chosen.map(({ number }) => number).join(', ');
  const others = input.lots.filter(({ sold }) => !isInYear(sold, year)).length;
  if (others > 0) {
    notes.push({
      kind: 'warning',
      text: `${others === 1 ? 'One lot was' : `${others} lots were`} sold outside FY ${input.financialYear} and ${others === 1 ? 'does' : 'do'} not count here.`,
    });
  }
  const sameDay = lots.filter(({ row }) => row.asset === 'equity' && row.bought === row.sold);
  if (sameDay.length > 0) {
    notes.push({
      kind: 'warning',
      text: `Lot ${numbers(sameDay)}: shares bought and sold on one day without delivery are intraday trading, a speculative business and no capital gain.`,
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
    notes.push({
      kind: 'warning',
      text: `Lot ${numbers(unvalued)} was bought before 1 February 2018. Enter its value on 31 January 2018: it can raise the cost and lower the tax.`,
      cite: capitalGains.grandfatheredBefore.cite,
    });
  }
  const byStamp = lots.filter(({ gain }) => gain.byStampValue);
  if (byStamp.length > 0) {
    notes.push({
      kind: 'limit',
      text: `Lot ${numbers(byStamp)}: the stamp value is more than ${formatPercent(capitalGains.stampPercent.value)} of the price and takes its place. You may ask for a valuation by the Department.`,
      cite: capitalGains.stampPercent.cite,
    });
  }
  const onDay = lots.filter(({ row, gain }) => gain.term === 'long' && row.sold === gain.longTermFrom);
  if (onDay.length > 0) {
    notes.push({
      kind: 'assumption',
      text: `Lot ${numbers(onDay)} was sold on the anniversary of the purchase. It counts as long-term, as the Delhi High Court decided; tax officers may call it short-term. The choice is under “Where the law is read two ways”.`,
      cite: capitalGains.anniversary,
    });
  }
  const nothing = lots.filter(({ row, taxable }) => row.asset === 'virtual' && taxable < 0);
  if (nothing.length > 0) {
    notes.push({
      kind: 'limit',
      text: `Lot ${numbers(nothing)}: a loss on virtual digital assets is set against nothing, not even another such gain, and is not carried forward.`,
      cite: valueOn(assetTreatments.virtual, year.lastDay).cite,
    });
  }
  const dividends = lots.filter(({ gain }) => gain.dividend > 0);
  if (dividends.length > 0) {
    notes.push({
      kind: 'limit',
      text: `Lot ${numbers(dividends)}: a buyback is dividend in full; what you paid becomes a capital loss. The company deducts tax from the payment.`,
      cite: valueOn(assetTreatments.buybackListed, year.lastDay).cite,
    });
  }
  return notes;
}

function exemptionNotes({ lots, input, year }: Case): Note[] {
  const { bonds } = capitalGains;
  const notes: Note[] = [];
  for (const { number, exemptions } of lots) {
    for (const { section, invested, counted, exempt } of exemptions) {
      if (counted < invested) {
        notes.push({
          kind: 'limit',
          text: `Section ${section}, lot ${number}: of ${formatRupees(invested)} only ${formatRupees(counted)} counts, the most that the law allows.`,
          cite: section === '54EC' ? bonds.cite : capitalGains.house.cite,
        });
      } else if (section !== '54F' && exempt < counted) {
        notes.push({
          kind: 'limit',
          text: `Section ${section}, lot ${number}: the investment is more than the gain, so ${formatRupees(exempt)} is exempt and the rest has no effect.`,
        });
      }
    }
  }
  if (lots.some(({ exemptions }) => exemptions.some(({ section }) => section === '54F'))) {
    notes.push({
      kind: 'assumption',
      text: 'Section 54F is for a person who owns at most one other home on the day of the sale, and buys no other within two years or builds none within three.',
      cite: capitalGains.houseFromOtherAsset.cite,
    });
  }
  const due = year.returns.due.value.individual;
  const late = input.exemptions.some(({ section, how, on }) => section !== '54EC' && how !== 'deposit' && on > due);
  if (late) {
    notes.push({
      kind: 'warning',
      text: `Money spent after ${formatDate(due)} counts only if it lay in a capital gains account by that day.`,
      cite: capitalGains.account,
    });
  }
  if (input.exemptions.length > 0) {
    notes.push({
      kind: 'assumption',
      text: `Keep the new home or farm land for three years and the bonds for ${bonds.value.years}; else the exemption is taken back.`,
      cite: capitalGains.account,
    });
  }
  return notes;
}

/** Points that the law leaves open and that can move the tax on gains: what we follow, and the other reading. */
const openPoints: readonly (readonly [reading: Partial<Readings>, text: string])[] = [
  [
    { earlierRebateOnGains: true },
    'In the new regime of FY 2024-25 we follow the Department, which gives no rebate against tax on gains. Many taxpayers read the law otherwise.',
  ],
  [
    { oldRebateOnShortTermEquity: false },
    'We set the old regime’s rebate against tax on short-term share gains too. Some deny that.',
  ],
  [
    { unusedExemption: 'longTermFirst' },
    'Your unused basic exemption goes against the gains with the highest rate. Another reading begins with long-term gains.',
  ],
  [
    { rebateMeasure: 'slabTax' },
    'Marginal relief of section 87A compares all your tax with the income above the limit. Another reading compares tax at slab rates alone.',
  ],
  [
    { reliefMeasure: 'otherIncome' },
    'Marginal relief of surcharge looks at total income, as the Department’s calculator does. Another reading leaves gains and dividend out.',
  ],
  [
    { reliefCut: 'specialFirst' },
    'For marginal relief of surcharge income at slab rates falls away first. Another reading begins with gains.',
  ],
];

function openPointNotes({ now, taxRead }: Case): Note[] {
  return openPoints.flatMap(([reading, text]): Note[] => {
    const other = taxRead(reading);
    return Math.abs(other - now.tax) >= WORTH_SAYING
      ? [
          {
            kind: 'assumption',
            text: `${text} That would make the tax of the year ${formatRupees(other)} instead of ${formatRupees(now.tax)}.`,
          },
        ]
      : [];
  });
}

/** Who should leave, limits, assumptions, warnings, and thresholds that are near. */
export function notes(each: Case): Note[] {
  const { year, withMore } = each;
  return [
    {
      kind: 'notForYou',
      text: 'This is for individuals and HUFs who hold what they sell as an investment. Traders with a business in shares, futures and options, companies, and gains that a tax treaty covers need another calculation.',
    },
    ...lotNotes(each),
    ...exemptionNotes(each),
    ...thresholdNotes(withMore, year),
    ...openPointNotes(each),
    ...tdsNotes(each),
    {
      kind: 'assumption',
      text: 'Losses meet gains of their own class first, as in Schedule CG of the return, and then the gains that bear the highest rate. Long-term losses meet long-term gains only.',
      cite: year.setOff.withinHead,
    },
    {
      kind: 'assumption',
      text: 'Shares or units bought within three months before a record date and sold soon after it can have their loss ignored (dividend and bonus stripping). We do not test that.',
      cite: capitalGains.stripping,
    },
  ];
}
