import type { Citation } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { incomeTax as after } from '../2025-26/income-tax';
import { advanceTax } from './advance-tax';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const finance = (at: string): Citation => ({ source: 'finance-act-2024', at: `${at}, Finance (No. 2) Act, 2024` });

const newScale = [
  [3_00_000, 5],
  [7_00_000, 10],
  [10_00_000, 15],
  [12_00_000, 20],
  [15_00_000, 30],
] as const;

const { special: later, regimes } = after;

/** Income of 1 April 2024 to 31 March 2025: what is not named here was as in the year after. */
export const incomeTax: IncomeTaxYear = {
  ...after,
  ...advanceTax,
  assessmentYear: '2025-26',
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
  simpleForms: {
    value: { incomeUpTo: 50_00_000, houses: 1 },
    cite: { source: 'income-tax-rules-1962', at: 'rule 12(1)(a) and (ca), Income-tax Rules, 1962' },
  },
};
