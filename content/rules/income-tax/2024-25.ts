import type { Citation } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { fy2025_26 } from './2025-26';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const finance = (at: string): Citation => ({ source: 'finance-act-2024', at: `${at}, Finance (No. 2) Act, 2024` });

const newScale = [
  [3_00_000, 5],
  [7_00_000, 10],
  [10_00_000, 15],
  [12_00_000, 20],
  [15_00_000, 30],
] as const;

const { special: later, regimes, advanceTax, returns } = fy2025_26;

/** Income of 1 April 2024 to 31 March 2025: what is not named here was as in the year after. */
export const fy2024_25: IncomeTaxYear = {
  ...fy2025_26,
  financialYear: '2024-25',
  assessmentYear: '2025-26',
  firstDay: '2024-04-01',
  lastDay: '2025-03-31',
  regimes: {
    new: {
      ...regimes.new,
      slabs: {
        value: { below60: newScale, senior: newScale, verySenior: newScale },
        cite: act('s. 115BAC(1A)(ii)'),
      },
      rebate: {
        value: { incomeUpTo: 7_00_000, atMost: 25_000, marginalRelief: true, against: 'slabTax', disputed: true },
        cite: act('s. 87A, proviso'),
      },
      surcharge: { ...regimes.new.surcharge, cite: finance('s. 2(9) and First Schedule, Part I') },
    },
    old: {
      ...regimes.old,
      slabs: { ...regimes.old.slabs, cite: finance('First Schedule, Part I') },
      surcharge: { ...regimes.old.surcharge, cite: finance('First Schedule, Part I') },
    },
  },
  cess: { value: 4, cite: finance('s. 2 (Health and Education Cess)') },
  surchargeCap: { value: 15, cite: finance('First Schedule, Part I, provisos on surcharge') },
  marginalRelief: finance('First Schedule, Part I, provisos on marginal relief'),
  agricultural: { value: { above: 5_000 }, cite: finance('s. 2(2) and s. 2(13)(c)') },
  special: {
    ...later,
    shortTermEquityEarly: {
      value: {
        percent: 15,
        term: 'short',
        sharesExemption: false,
        surchargeCapped: true,
        absorbsBasicExemption: true,
        oldRegimeRebate: true,
      },
      cite: act('s. 111A(1)(i)(a)'),
    },
    longTermEquityEarly: {
      value: {
        percent: 10,
        term: 'long',
        sharesExemption: true,
        surchargeCapped: true,
        absorbsBasicExemption: true,
        oldRegimeRebate: false,
      },
      cite: act('s. 112A(2)(i)(a)'),
    },
    longTermListedEarly: {
      value: {
        percent: 10,
        term: 'long',
        sharesExemption: false,
        surchargeCapped: true,
        absorbsBasicExemption: true,
        oldRegimeRebate: true,
      },
      cite: act('s. 112(1), proviso on listed securities'),
    },
    longTermIndexedEarly: {
      value: {
        percent: 20,
        term: 'long',
        sharesExemption: false,
        surchargeCapped: true,
        absorbsBasicExemption: true,
        oldRegimeRebate: true,
      },
      cite: act('s. 112(1)(a)(ii)(A)'),
    },
  },
  advanceTax: {
    ...advanceTax,
    instalments: {
      ...advanceTax.instalments,
      value: [
        { date: '2024-06-15', percent: 15, enough: 12, months: 3 },
        { date: '2024-09-15', percent: 45, enough: 36, months: 3 },
        { date: '2024-12-15', percent: 75, enough: 75, months: 3 },
        { date: '2025-03-15', percent: 100, enough: 100, months: 1 },
      ],
    },
    presumptive: {
      ...advanceTax.presumptive,
      value: { date: '2025-03-15', percent: 100, enough: 100, months: 1 },
    },
  },
  simpleForms: {
    value: { incomeUpTo: 50_00_000, houses: 1 },
    cite: { source: 'income-tax-rules-1962', at: 'rule 12(1)(a) and (ca), Income-tax Rules, 1962' },
  },
  returns: {
    ...returns,
    due: {
      value: { individual: '2025-09-16', business: '2025-09-16', audit: '2025-12-10' },
      cite: act('s. 139(1), dates extended by the Board'),
    },
    belated: { value: '2025-12-31', cite: act('s. 139(4)') },
  },
};
