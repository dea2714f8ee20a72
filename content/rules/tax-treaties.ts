import type { IsoDate } from '@/lib/law';
import { type TreatyCountry, treatyCountries } from './treaty-countries';

/** Streams of income that treaties cap. */
export type TreatyStream = 'interest' | 'dividend' | 'royalty' | 'technical';

/** What a treaty allows India on a stream of an individual's income: % of the gross, or why no rate is on file. */
export type TreatyRate =
  | {
      readonly percent: number;
      /** The article, where its number is known to us; else its subject is named. */
      readonly article: string;
      /** From which the rate holds for income of a year; without it, for both years. */
      readonly since?: IsoDate;
      readonly note?: string;
    }
  | { readonly percent: null; readonly article: string; readonly why: string; readonly since?: IsoDate };

export interface Treaty {
  readonly name: string;
  /** Whether there is an agreement on all income with India in force. */
  readonly inForce: boolean;
  /** The country taxes the income of individuals; where it does not, “liable to tax” elsewhere is in question. */
  readonly taxesPeople: boolean;
  /** For each stream the rates by the year of the income, newest last. */
  readonly rates: Readonly<Record<TreatyStream, readonly TreatyRate[]>>;
  /** What else one must know, with its date. */
  readonly note?: string;
  /** The order by which only the other country may tax gains on units of mutual funds, as a clause. */
  readonly fundUnits?: string;
}

/**
 * The last day on which the rates were compared, and with what: the Department’s chart, a bank’s list of treaty rates on
 * deposits, a professional summary of 17 December 2024, and the notifications of 2025 and 2026 that were found.
 */
export const treatiesCheckedOn: IsoDate = '2026-11-25';
export const treatiesComparedWith =
  'the Department’s chart of treaty rates, a bank’s list for deposits, a professional summary of 17 December 2024, and later notifications that were found';

const rate = (percent: number, article: string, note?: string): TreatyRate => ({
  percent,
  article,
  ...(note && { note }),
});
const unknown = (article: string, why: string, since?: IsoDate): TreatyRate => ({
  percent: null,
  article,
  why,
  ...(since && { since }),
});

const noArticle = unknown(
  'no article on technical fees',
  'The agreement has no article on technical fees. The articles on business profits and independent services apply. Ask your adviser for the rate: it is 0% if nothing is taxable in India.',
);
const equipment = '10% for the use of equipment and services that go with it';

/** Numbers of the articles as most agreements have them. */
const usual = { dividend: 'Article 10', interest: 'Article 11', royalty: 'Article 12' } as const;
/** Those of agreements with one more article in front. */
const shifted = { dividend: 'Article 11', interest: 'Article 12', royalty: 'Article 13' } as const;
/** Where the numbers are not confirmed. */
const unnumbered = {
  dividend: 'article on dividends',
  interest: 'article on interest',
  royalty: 'article on royalties',
} as const;

type Articles = Readonly<Record<'dividend' | 'interest' | 'royalty', string>>;

function treaty(
  name: string,
  [interest, dividend, royalty, technical]: readonly [number, number, number, number | null],
  articles: Articles = usual,
  more: Partial<Pick<Treaty, 'note' | 'taxesPeople' | 'fundUnits'>> & {
    readonly twoRates?: true;
    readonly technicalArticle?: string;
  } = {},
): Treaty {
  const { twoRates, technicalArticle, ...rest } = more;
  return {
    name,
    inForce: true,
    taxesPeople: true,
    rates: {
      interest: [rate(interest, articles.interest)],
      dividend: [rate(dividend, articles.dividend)],
      royalty: [rate(royalty, articles.royalty, twoRates && equipment)],
      technical: [
        technical === null ? noArticle : rate(technical, technicalArticle ?? articles.royalty, twoRates && equipment),
      ],
    },
    ...rest,
  };
}

const none = unknown('no agreement', 'We found no agreement in force that covers all income.');
function withoutTreaty(name: string, taxesPeople: boolean): Treaty {
  return {
    name,
    inForce: false,
    taxesPeople,
    rates: { interest: [none], dividend: [none], royalty: [none], technical: [none] },
  };
}

const oman = treaty(treatyCountries.oman, [10, 12.5, 15, 15], shifted, { taxesPeople: false });
/** By the protocol's clause of the most favoured nation, as notified. */
const franceNotification = 'Notification S.O. 650(E) of 10 July 2000';
const france = treaty(treatyCountries.france, [10, 10, 10, 10], {
  dividend: 'Article 11',
  interest: `Article 12 and ${franceNotification}`,
  royalty: `Article 13 and ${franceNotification}`,
});
const afterProtocol =
  'A protocol signed in February 2026 changes it from the year after it enters into force. By 22 November 2026 we had not found that it is in force.';

const listsDiffer = unknown(
  'article on technical fees',
  'The lists of rates that we compared do not agree on technical fees. Look the rate up in the treaty.',
);
/** Returns the treaty with other rates on single streams. */
const withRates = (of: Treaty, rates: Partial<Record<TreatyStream, TreatyRate>>): Treaty => ({
  ...of,
  rates: {
    ...of.rates,
    ...(rates.royalty && { royalty: [rates.royalty] }),
    ...(rates.technical && { technical: [rates.technical] }),
  },
});

/** Countries where most Indians abroad live, and what India may take there from an individual. */
export const treaties = {
  uae: treaty(treatyCountries.uae, [12.5, 10, 10, null], usual, {
    taxesPeople: false,
    fundUnits:
      'the tribunal in Delhi held on 23 October 2024 that only the UAE may tax gains on them (Saket Kanoi, Article 13(5))',
  }),
  usa: treaty(treatyCountries.usa, [15, 25, 15, 15], usual, { twoRates: true }),
  saudiArabia: treaty(treatyCountries.saudiArabia, [10, 5, 10, null], usual, { taxesPeople: false }),
  uk: treaty(treatyCountries.uk, [15, 10, 15, 15], shifted, {
    twoRates: true,
    note: 'Dividend from a property vehicle that is tax-free in India: 15%.',
  }),
  canada: treaty(treatyCountries.canada, [15, 25, 15, 15], usual, { twoRates: true }),
  malaysia: treaty(treatyCountries.malaysia, [10, 5, 10, 10], usual, { technicalArticle: 'article on technical fees' }),
  australia: treaty(treatyCountries.australia, [15, 15, 15, 15], usual, { twoRates: true }),
  kuwait: treaty(
    treatyCountries.kuwait,
    [10, 10, 10, 10],
    { ...usual, royalty: 'article on royalties' },
    {
      taxesPeople: false,
      technicalArticle: 'article on technical fees',
    },
  ),
  qatar: treaty(treatyCountries.qatar, [10, 10, 10, 10], usual, {
    taxesPeople: false,
    technicalArticle: 'article on technical fees',
    note: 'A new agreement (Notification 154/2025) applies to income from 1 April 2026. For individuals these rates are the same.',
  }),
  oman: {
    ...oman,
    rates: {
      ...oman.rates,
      royalty: [
        rate(15, 'Article 13'),
        { percent: 10, article: 'Article 13, protocol of 27 January 2025', since: '2026-04-01' },
      ],
      technical: [
        rate(15, 'Article 13'),
        { percent: 10, article: 'Article 13, protocol of 27 January 2025', since: '2026-04-01' },
      ],
    },
    note: 'The protocol of 2025 (Notification 69/2025) lowers royalties and technical fees from 1 April 2026.',
  } satisfies Treaty,
  singapore: treaty(treatyCountries.singapore, [15, 15, 10, 10], usual, {
    fundUnits:
      'the tribunal in Mumbai held in 2025 that only Singapore may tax gains on them (Anushka Sanjay Shah, Article 13(5))',
  }),
  bahrain: withoutTreaty(treatyCountries.bahrain, false),
  southAfrica: treaty(treatyCountries.southAfrica, [10, 10, 10, 10]),
  sriLanka: treaty(treatyCountries.sriLanka, [10, 7.5, 10, 10]),
  nepal: treaty(treatyCountries.nepal, [10, 10, 15, null]),
  myanmar: treaty(treatyCountries.myanmar, [10, 5, 10, null]),
  mauritius: treaty(treatyCountries.mauritius, [7.5, 15, 15, 10], usual, { technicalArticle: 'Article 12A' }),
  germany: treaty(treatyCountries.germany, [10, 10, 10, 10]),
  newZealand: treaty(treatyCountries.newZealand, [10, 15, 10, 10]),
  netherlands: treaty(treatyCountries.netherlands, [10, 10, 10, 10]),
  italy: treaty(treatyCountries.italy, [15, 25, 20, 20], shifted),
  france: {
    ...france,
    rates: {
      ...france.rates,
      dividend: [rate(10, `Article 11 and ${franceNotification}`), unknown('Article 11', afterProtocol, '2026-04-01')],
      technical: [rate(10, `Article 13 and ${franceNotification}`), unknown('Article 13', afterProtocol, '2026-04-01')],
    },
    note: afterProtocol,
  } satisfies Treaty,
  ireland: treaty(treatyCountries.ireland, [10, 10, 10, 10]),
  kenya: treaty(treatyCountries.kenya, [10, 10, 10, 10], unnumbered),
  thailand: treaty(treatyCountries.thailand, [10, 10, 10, null]),
  trinidad: treaty(treatyCountries.trinidad, [10, 10, 10, 10], unnumbered),
  fiji: treaty(treatyCountries.fiji, [10, 5, 10, 10], unnumbered),
  hongKong: treaty(treatyCountries.hongKong, [10, 5, 10, 10], usual, { technicalArticle: 'article on technical fees' }),
  japan: treaty(treatyCountries.japan, [10, 10, 10, 10]),
  guyana: withoutTreaty(treatyCountries.guyana, true),
  suriname: withoutTreaty(treatyCountries.suriname, true),
  switzerland: treaty(treatyCountries.switzerland, [10, 10, 10, 10]),
  sweden: treaty(treatyCountries.sweden, [10, 10, 10, 10]),
  norway: treaty(treatyCountries.norway, [10, 10, 10, 10], unnumbered),
  denmark: treaty(treatyCountries.denmark, [15, 25, 20, 20], shifted),
  finland: treaty(treatyCountries.finland, [10, 10, 10, 10]),
  belgium: treaty(treatyCountries.belgium, [15, 15, 10, 10]),
  luxembourg: treaty(treatyCountries.luxembourg, [10, 10, 10, 10]),
  austria: treaty(treatyCountries.austria, [10, 10, 10, 10]),
  // Royalties and fees were 10% and 20% until the clause of the most favoured nation was notified, for FY 2023-24 on.
  spain: treaty(treatyCountries.spain, [15, 15, 10, 10], {
    ...shifted,
    royalty: 'Article 13 and Notification 33/2024 of 19 March 2024',
  }),
  portugal: treaty(treatyCountries.portugal, [10, 15, 10, 10], unnumbered),
  poland: treaty(treatyCountries.poland, [10, 10, 15, 15], unnumbered),
  russia: treaty(treatyCountries.russia, [10, 10, 10, 10], unnumbered),
  israel: treaty(treatyCountries.israel, [10, 10, 10, 10], usual, { technicalArticle: 'Article 13' }),
  jordan: treaty(treatyCountries.jordan, [10, 10, 20, 20]),
  china: treaty(treatyCountries.china, [10, 10, 10, 10]),
  southKorea: treaty(treatyCountries.southKorea, [10, 15, 10, 10], usual, {
    note: 'The agreement of 2015 replaced that of 1985. Some lists of banks still have its 15% on interest.',
  }),
  taiwan: treaty(treatyCountries.taiwan, [10, 12.5, 10, 10], unnumbered),
  philippines: withRates(treaty(treatyCountries.philippines, [15, 20, 15, null], unnumbered), {
    royalty: unknown(
      unnumbered.royalty,
      'The treaty’s 15% is only for agreements that the Government of India approved. Enter it if yours is one.',
    ),
  }),
  indonesia: withRates(treaty(treatyCountries.indonesia, [10, 10, 10, null]), { technical: listsDiffer }),
  vietnam: treaty(treatyCountries.vietnam, [10, 10, 10, 10], unnumbered),
  bangladesh: treaty(treatyCountries.bangladesh, [10, 15, 10, null], shifted),
  bhutan: treaty(treatyCountries.bhutan, [10, 10, 10, 10], unnumbered),
  tanzania: treaty(treatyCountries.tanzania, [10, 10, 10, null], unnumbered),
  uganda: treaty(treatyCountries.uganda, [10, 10, 10, 10], unnumbered),
  zambia: withRates(treaty(treatyCountries.zambia, [10, 15, 10, null], unnumbered), { technical: listsDiffer }),
  botswana: treaty(treatyCountries.botswana, [10, 10, 10, 10]),
  mozambique: treaty(treatyCountries.mozambique, [10, 7.5, 10, null], unnumbered),
} as const satisfies Readonly<Record<TreatyCountry, Treaty>>;
