import type { Citation } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import {
  capitalLossYears,
  cess,
  equityGains,
  longTermEquityExemption,
  oldRegimeSurcharge,
  surchargeCap,
} from '../../income-tax/fund-gains';
import { homeLoan1961 } from '../../income-tax/home-loan';
import { advanceTax } from './advance-tax';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const finance = (at: string): Citation => ({ source: 'finance-act-2025', at: `${at}, Finance Act, 2025` });

const newScale = [
  [4_00_000, 5],
  [8_00_000, 10],
  [12_00_000, 15],
  [16_00_000, 20],
  [20_00_000, 25],
  [24_00_000, 30],
] as const;

/** Income of 1 April 2025 to 31 March 2026. */
export const incomeTax: IncomeTaxYear = {
  ...advanceTax,
  act: 'act1961',
  assessmentYear: '2026-27',
  regimes: {
    new: {
      slabs: {
        value: { below60: newScale, senior: newScale, verySenior: newScale },
        cite: act('s. 115BAC(1A)(iii)'),
      },
      rebate: {
        value: { incomeUpTo: 12_00_000, atMost: 60_000, marginalRelief: true, against: 'slabTax' },
        cite: act('s. 87A, provisos'),
      },
      surcharge: {
        value: [
          { above: 50_00_000, percent: 10, measure: 'totalIncome' },
          { above: 1_00_00_000, percent: 15, measure: 'totalIncome' },
          { above: 2_00_00_000, percent: 25, measure: 'otherIncome' },
        ],
        cite: finance('s. 2(9) and First Schedule, Part I'),
      },
      standardDeduction: { value: 75_000, cite: act('s. 16(ia), proviso') },
      familyPension: { value: { parts: 3, atMost: 25_000 }, cite: act('s. 57(iia), proviso') },
      entertainmentAllowance: { value: { parts: 5, atMost: 0 }, cite: act('s. 115BAC(2)(i)') },
      professionalTax: { value: false, cite: act('s. 115BAC(2)(i)') },
      personalAllowances: { value: false, cite: act('s. 115BAC(2)(i)') },
      selfOccupiedInterest: homeLoan1961.interest.new,
      houseLossAcrossHeads: { value: 0, cite: act('s. 115BAC(2)(ii)') },
      houseLossCarried: { value: false, cite: act('s. 115BAC(3)') },
      employerNps: { value: { government: 14, other: 14 }, cite: act('s. 80CCD(2), second proviso') },
      deductions: { value: ['80CCD(2)', '80CCH', '80JJAA'], cite: act('s. 115BAC(2)(i)') },
    },
    old: {
      slabs: {
        value: {
          below60: [
            [2_50_000, 5],
            [5_00_000, 20],
            [10_00_000, 30],
          ],
          senior: [
            [3_00_000, 5],
            [5_00_000, 20],
            [10_00_000, 30],
          ],
          verySenior: [
            [5_00_000, 20],
            [10_00_000, 30],
          ],
        },
        cite: finance('First Schedule, Part I'),
      },
      rebate: {
        value: { incomeUpTo: 5_00_000, atMost: 12_500, marginalRelief: false, against: 'allButLongTermEquity' },
        cite: act('s. 87A with s. 112A(6)'),
      },
      surcharge: oldRegimeSurcharge,
      standardDeduction: { value: 50_000, cite: act('s. 16(ia)') },
      familyPension: { value: { parts: 3, atMost: 15_000 }, cite: act('s. 57(iia)') },
      entertainmentAllowance: { value: { parts: 5, atMost: 5_000 }, cite: act('s. 16(ii)') },
      professionalTax: { value: true, cite: act('s. 16(iii)') },
      personalAllowances: { value: true, cite: act('s. 10(5), 10(13A) and 10(14)') },
      selfOccupiedInterest: homeLoan1961.interest.old,
      houseLossAcrossHeads: { value: 2_00_000, cite: act('s. 71(3A)') },
      houseLossCarried: { value: true, cite: act('s. 71B') },
      employerNps: { value: { government: 14, other: 10 }, cite: act('s. 80CCD(2)') },
      deductions: {
        value: [
          '80CCE',
          '80CCD(1B)',
          '80CCD(2)',
          '80CCH',
          '80D',
          '80DD',
          '80DDB',
          '80E',
          'other',
          '80EE',
          '80EEA',
          '80EEB',
          '80GGC',
          '80JJAA',
          '80QQB',
          '80RRB',
          '80TTA',
          '80TTB',
          '80U',
          '80GG',
          '80G',
        ],
        cite: act('Chapter VI-A'),
      },
    },
  },
  cess,
  surchargeCap,
  marginalRelief: finance('First Schedule, Part I, provisos on marginal relief'),
  agricultural: { value: { above: 5_000 }, cite: finance('s. 2(2) and s. 2(13)(c)') },
  special: {
    ...equityGains,
    longTermOther: {
      value: {
        percent: 12.5,
        term: 'long',
        sharesExemption: false,
        surchargeCapped: true,
        absorbsBasicExemption: true,
        oldRegimeRebate: true,
      },
      cite: act('s. 112(1)'),
    },
    longTermLand: {
      value: {
        percent: 12.5,
        term: 'long',
        sharesExemption: false,
        surchargeCapped: true,
        absorbsBasicExemption: true,
        oldRegimeRebate: true,
        indexedCeilingPercent: 20,
      },
      cite: act('s. 112(1)(a), proviso'),
    },
    virtualAssets: {
      value: {
        percent: 30,
        term: null,
        sharesExemption: false,
        surchargeCapped: false,
        absorbsBasicExemption: false,
        oldRegimeRebate: true,
      },
      cite: act('s. 115BBH'),
    },
    winnings: {
      value: {
        percent: 30,
        term: null,
        sharesExemption: false,
        surchargeCapped: false,
        absorbsBasicExemption: false,
        oldRegimeRebate: true,
      },
      cite: act('s. 115BB'),
    },
    onlineGames: {
      value: {
        percent: 30,
        term: null,
        sharesExemption: false,
        surchargeCapped: false,
        absorbsBasicExemption: false,
        oldRegimeRebate: true,
      },
      cite: act('s. 115BBJ'),
    },
    nonResidentDividend: {
      value: {
        percent: 20,
        term: null,
        sharesExemption: false,
        surchargeCapped: true,
        absorbsBasicExemption: false,
        oldRegimeRebate: true,
      },
      cite: act('s. 115A(1)(a)'),
    },
    nonResidentRoyalty: {
      value: {
        percent: 20,
        term: null,
        sharesExemption: false,
        surchargeCapped: false,
        absorbsBasicExemption: false,
        oldRegimeRebate: true,
      },
      cite: act('s. 115A(1)(b)'),
    },
    nonResidentInvestment: {
      value: {
        percent: 20,
        term: null,
        sharesExemption: false,
        surchargeCapped: false,
        absorbsBasicExemption: false,
        oldRegimeRebate: true,
      },
      cite: act('s. 115E(i)'),
    },
  },
  longTermEquityExemption,
  unusedExemption: act('provisos to s. 111A(1), s. 112(1)(a) and s. 112A(2)'),
  totalIncomeMultiple: { value: 10, cite: act('s. 288A') },
  house: {
    repairs: { value: 30, cite: act('s. 24(a)') },
    earlierInterestParts: homeLoan1961.earlierInterestParts,
    selfOccupied: { value: 2, cite: act('s. 23(4)') },
    annualValue: act('s. 23(1)'),
    deemedLet: act('s. 23(4)(b)'),
    arrears: { value: 30, cite: act('s. 25A') },
  },
  business: {
    presumptive: {
      value: {
        cashPercent: 8,
        digitalPercent: 6,
        turnoverUpTo: 2_00_00_000,
        turnoverUpToDigital: 3_00_00_000,
        cashShare: 5,
      },
      cite: act('s. 44AD'),
    },
    profession: {
      value: { percent: 50, receiptsUpTo: 50_00_000, receiptsUpToDigital: 75_00_000, cashShare: 5 },
      cite: act('s. 44ADA'),
    },
    goodsVehicle: {
      value: { heavyPerTon: 1_000, heavyAboveTons: 12, other: 7_500, atMost: 10 },
      cite: act('s. 44AE'),
    },
  },
  dividendInterest: { value: 20, cite: act('s. 57(i), proviso') },
  lossYears: {
    value: { house: 8, business: 8, speculative: 4, capital: capitalLossYears.value },
    cite: act('s. 71B, 72, 73 and 74'),
  },
  setOff: {
    withinHead: act('s. 70'),
    acrossHeads: act('s. 71'),
    house: act('s. 71B'),
    business: act('s. 72'),
    speculative: act('s. 73'),
    capital: act('s. 74'),
  },
  grossTotalIncome: act('s. 14 and 80B(5)'),
  reliefs: act('s. 89, 90, 90A and 91'),
  taxDeducted: act('s. 199 and 206C(4)'),
  selfAssessment: act('s. 140A'),
  deductions: {
    savings: homeLoan1961.savings,
    ownNps: { value: { employee: 10, other: 20 }, cite: act('s. 80CCD(1)') },
    extraNps: { value: 50_000, cite: act('s. 80CCD(1B)') },
    health: { value: { below60: 25_000, senior: 50_000, checkUps: 5_000 }, cite: act('s. 80D') },
    dependant: { value: { disabled: 75_000, severe: 1_25_000 }, cite: act('s. 80DD') },
    self: { value: { disabled: 75_000, severe: 1_25_000 }, cite: act('s. 80U') },
    illness: { value: { below60: 40_000, senior: 1_00_000 }, cite: act('s. 80DDB') },
    educationLoan: act('s. 80E'),
    firstHome: { value: 50_000, cite: act('s. 80EE') },
    affordableHome: { value: 1_50_000, cite: act('s. 80EEA') },
    electricVehicle: { value: 1_50_000, cite: act('s. 80EEB') },
    donations: { value: { limitPercent: 10, cashUpTo: 2_000 }, cite: act('s. 80G') },
    rent: { value: { perMonth: 5_000, incomePercent: 25, rentAboveIncomePercent: 10 }, cite: act('s. 80GG') },
    politicalParty: act('s. 80GGC'),
    agniveer: act('s. 80CCH'),
    newEmployees: { value: { percent: 30 }, cite: act('s. 80JJAA') },
    royalty: { value: 3_00_000, cite: act('s. 80QQB and 80RRB') },
    savingsInterest: { value: 10_000, cite: act('s. 80TTA') },
    seniorInterest: { value: 50_000, cite: act('s. 80TTB') },
    ceiling: act('s. 80A(2), with s. 111A(2), 112(2), 112A(5) and 58(4)'),
  },
  retirement: {
    gratuity: {
      value: { atMost: 20_00_000, days: 15, monthDays: 26, othersShare: 0.5 },
      cite: act('s. 10(10)(ii) and (iii)'),
    },
    leave: {
      value: { atMost: 25_00_000, months: 10, daysPerYear: 30 },
      cite: act('s. 10(10AA)(ii), with Notification 31/2023'),
    },
    pension: { value: { withGratuity: 3, withoutGratuity: 2 }, cite: act('s. 10(10A)(ii)') },
    voluntary: { value: 5_00_000, cite: act('s. 10(10C)') },
    employerContributions: { value: 7_50_000, cite: act('s. 17(2)(vii)') },
    professionalTaxCap: {
      value: 2_500,
      cite: { source: 'constitution-of-india', at: 'Article 276(2), Constitution of India' },
    },
  },
  simpleForms: {
    value: { incomeUpTo: 50_00_000, houses: 2 },
    cite: {
      source: 'income-tax-rules-1962',
      at: 'rule 12(1)(a) and (ca), Income-tax Rules, 1962, as amended in 2026',
    },
  },
};
