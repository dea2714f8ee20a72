import { today } from '@/content/questions/dates';
import * as deductions from '@/content/questions/deductions';
import * as early from '@/content/questions/early-gains';
import * as gains from '@/content/questions/gains';
import * as house from '@/content/questions/house';
import * as income from '@/content/questions/income';
import { firstNo, mayBeEmpty, oneOf } from '@/content/questions/kinds';
import { inMetro } from '@/content/questions/metro';
import * as otherGains from '@/content/questions/other-gains';
import * as person from '@/content/questions/person';
import * as returns from '@/content/questions/return';
import * as pay from '@/content/questions/salary';
import { earlierYears, incomeYear, lossOf, oneOfYears } from '@/content/questions/year';
import { firstTaxYear, newRegimeFrom, yearOfTwoGainRates } from '@/content/rules/years/on-file';
import { dayAfterLast } from '@/content/tax/last-year';
import { nextEarlierYear } from '@/content/tax/new-row';
import { choice, defineForm, type InputOf, rows } from '@/lib/calculator';

const years = earlierYears(2016);

/** The years that arrears may belong to, newest first. */
const arrearsYears = earlierYears(2005);
const nextArrears = nextEarlierYear('arrears', arrearsYears);

const severity = [
  { value: 'none', label: 'None' },
  { value: 'disabled', label: '40% or more' },
  { value: 'severe', label: '80% or more' },
] as const;

const individual = { taxpayer: 'individual' } as const;
const ofIndividual = { showIf: individual } as const;
const earlier = { showIf: { financialYear: yearOfTwoGainRates } } as const;
const ofScheme = { showIf: { scheme: ['presumptive', 'profession'] } } as const;
const settling = { settle: true } as const;
const toSettle = { showIf: settling } as const;
const taxTyped = { showIf: { typed: true } } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('due'),
    salary: pay.yearlySalary(ofIndividual),
    age: person.ageInYear(ofIndividual),
    interest: income.depositInterest(),
    savings: deductions.savings80C({ formerDefault: 1_50_000 }),
    health: deductions.health80D({ formerDefault: 25_000 }),
    homeLoan: house.livedInInterest({
      help: `Section 24(b) (${firstTaxYear}: 22). For more houses use “Houses” below.`,
    }),
  },
  more: {
    'Residence, HUF, regime': {
      residence: person.residence(),
      taxpayer: person.personOrFamily(),
      regime: person.shownRegime(),
    },
    'Salary details: HRA, NPS, exempt pay': {
      basic: pay.basicOfYear(ofIndividual),
      hra: pay.hraOfYear(ofIndividual),
      rent: pay.rentOfYear(ofIndividual),
      metro: inMetro({ hra: { above: 0 } }),
      travel: income.smallOfYear('Leave travel and other allowances exempt in the old regime', {
        help: `Sections 10(5) and 10(14); from ${firstTaxYear} section 11.`,
        ...ofIndividual,
      }),
      exempt: pay.exemptPay(ofIndividual),
      professionalTax: pay.professionalTaxPaid(ofIndividual),
      employerNps: pay.employerNps(ofIndividual),
      government: pay.governmentEmployee(individual),
      entertainment: income.smallOfYear('Entertainment allowance', {
        showIf: { taxpayer: 'individual', government: true },
      }),
    },
    Houses: {
      houses: house.houses(),
    },
    'Capital gains': {
      shortEquity: gains.shortEquity({
        help: `Section 111A (${firstTaxYear}: 196). After this year’s losses of the same kind. Put a minus for a loss.`,
      }),
      longEquity: gains.longEquity(),
      shortOther: otherGains.shortOther(),
      longOther: otherGains.longOther(),
      land: otherGains.landGain(),
      landIndexed: otherGains.landGainIndexed({ showIf: { land: { above: 0 } } }),
      shortEquityEarly: early.shortEquityEarly(earlier),
      longEquityEarly: early.longEquityEarly(earlier),
      longOtherEarly: early.longOtherEarly(earlier),
      tokens: otherGains.tokenGain(),
    },
    'Business or profession': {
      scheme: oneOf(
        {
          label: 'How you work out business income',
          help: 'If you have two kinds, such as 44ADA and futures and options, choose “From books” and enter all profits and losses together.',
        },
        [
          ['books', 'From books'],
          ['presumptive', '44AD: business'],
          ['profession', '44ADA: profession'],
        ],
      ),
      profit: income.businessProfit(
        `Put a minus for a loss. Include futures and options, and income from goods vehicles (44AE; from ${firstTaxYear} section 58).`,
        { showIf: { scheme: 'books' } },
      ),
      turnoverBank: income.ofYear('Receipts by bank or UPI', ofScheme),
      turnoverCash: income.ofYear('Receipts in cash', ofScheme),
      declared: income.ofYear('Profit you declare, if higher', ofScheme),
      intraday: income.profitOrLoss('Intraday share trading', { help: 'Speculative. Put a minus for a loss.' }),
    },
    'Other income': {
      savingsInterest: income.savingsInterest(),
      dividend: income.dividend(),
      dividendCost: income.interestForShares({ showIf: { dividend: { above: 0 } } }),
      familyPension: income.familyPension(ofIndividual),
      otherIncome: income.otherAtSlabRates(
        'Taxable gifts, other interest. For a non-resident, income that India taxes.',
      ),
      winnings: income.winnings(),
      games: income.ofYear('Winnings from online games'),
      agricultural: income.agriculturalIncome(),
    },
    'More deductions (old regime)': {
      ownNps: deductions.ownNps(ofIndividual),
      healthSenior: deductions.otherSeniorInsured(),
      parents: deductions.parents80D(ofIndividual),
      parentsSenior: deductions.parentSenior(individual),
      educationLoan: income.smallOfYear('Education-loan interest', {
        help: `Section 80E (${firstTaxYear}: 129).`,
        ...ofIndividual,
      }),
      firstHome: income.smallOfYear('First-home loan of 2016-17', {
        help: `Section 80EE (${firstTaxYear}: 130), beyond section 24(b).`,
        ...ofIndividual,
      }),
      affordableHome: income.smallOfYear('Affordable-home loan of 2019 to 2022', {
        help: `Section 80EEA (${firstTaxYear}: 131), beyond section 24(b).`,
        ...ofIndividual,
      }),
      vehicle: income.smallOfYear('Electric-vehicle loan of 2019 to 2023', {
        help: `Section 80EEB (${firstTaxYear}: 132).`,
        ...ofIndividual,
      }),
      donationFull: income.smallOfYear('Donations deducted in full', {
        help: `Section 80G (${firstTaxYear}: 133): PM National Relief Fund and others on its list.`,
      }),
      donationHalf: income.smallOfYear('Donations deducted by half'),
      donationLimitedFull: income.smallOfYear('Donations deducted in full, within the limit'),
      donationLimitedHalf: deductions.donationsByHalf(),
      party: income.smallOfYear('Political parties', { help: `Section 80GGC (${firstTaxYear}: 137), not in cash.` }),
      dependant: choice({ label: 'Dependant with disability', options: severity, default: 'none' }),
      disability: choice({ label: 'Own disability', options: severity, default: 'none', ...ofIndividual }),
      illness: income.smallOfYear('Treatment of a specified illness', {
        help: `Section 80DDB (${firstTaxYear}: 128), after insurance.`,
      }),
      illnessSenior: firstNo('The patient is 60 or more', { showIf: { illness: { above: 0 } } }),
      agniveer: income.smallOfYear('Agniveer corpus', {
        help: `Section 80CCH (${firstTaxYear}: 125).`,
        ...ofIndividual,
      }),
    },
    'Losses of earlier years': {
      losses: rows({
        label: 'Losses brought forward',
        noun: 'loss',
        maxRows: 10,
        fields: {
          kind: oneOf({ label: 'Kind', default: 'shortTermCapital' }, [
            ['house', 'House property'],
            ['business', 'Business'],
            ['speculative', 'Speculative'],
            ['shortTermCapital', 'Short-term capital'],
            ['longTermCapital', 'Long-term capital'],
          ]),
          year: lossOf(years),
          amount: income.cellOfYear('Amount'),
        },
        default: [],
        newRow: nextEarlierYear('losses', years),
      }),
    },
    'Tax paid, refund, interest': {
      settle: firstNo('Work out what is left to pay, or the refund'),
      today: today({
        help: 'Set by your browser. After the due date, we assume that you file on this day.',
        min: '2025-04-01',
      }),
      tds: returns.tdsOfYear(toSettle),
      payments: returns.paymentRows(
        'Tax you paid yourself',
        'Advance tax and self-assessment tax, each with its day.',
        {
          min: '2024-04-01',
          max: dayAfterLast(3, '03-31'),
          atFirst: '2026-03-15',
          mostRows: 10,
          newRow: ({ financialYear }) => ({ date: `20${String(financialYear).slice(5)}-03-15` }),
          ...toSettle,
        },
      ),
      filedOn: returns.returnFiledOn(
        '2025-04-01',
        dayAfterLast(3, '03-31'),
        'The rest of the tax is paid on that day. Leave it empty for the due date, or today if that is past.',
        toSettle,
      ),
      optionForm: returns.optionFormFiled(
        'Only with business income: filed this year or earlier, and not withdrawn. Then a late return can still use the old regime.',
        settling,
      ),
      audited: firstNo('Accounts are audited', toSettle),
      reliefs: income.smallOfYear('Reliefs for arrears and foreign tax', {
        help: `Sections 89, 90 and 91; from ${firstTaxYear} sections 157 to 160. For arrears, use the group below, which works it out; for tax paid abroad, the NRI calculator does.`,
      }),
    },
    'Arrears of salary or pension: relief': {
      arrears: rows({
        label: 'Arrears by the year they belong to',
        help: `For relief under section 89 (${firstTaxYear}: 157). Count the arrears in the yearly salary or the family pension too.`,
        noun: 'year',
        maxRows: 12,
        fields: {
          year: oneOfYears('Year of the arrears', arrearsYears),
          amount: income.cellOfYear('Arrears that belong to it'),
          income: mayBeEmpty(
            income.cellOfYear('Total income of that year, without the arrears', {
              help: 'As in its return, after deductions.',
            }),
          ),
          regime: person.taxRegime({
            label: 'Regime of that year',
            default: 'old',
            showIf: { year: arrearsYears.filter((each) => each >= newRegimeFrom.chosen), typed: false },
          }),
          age: person.ageInYear({
            label: 'Your age in that year',
            help: 'The age you reached by its 31 March.',
            showIf: { regime: 'old', typed: false },
          }),
          typed: firstNo('Enter the tax of that year yourself', {
            help: 'With gains or other income at special rates, for a non-resident, and before 2014-15.',
          }),
          taxWithout: mayBeEmpty(income.cellOfYear('Tax of that year without the arrears', taxTyped)),
          taxWith: mayBeEmpty(income.cellOfYear('Tax of that year with the arrears', taxTyped)),
        },
        default: [],
        newRow: (input) => {
          const row = nextArrears(input);
          return { ...row, regime: String(row.year ?? '') >= newRegimeFrom.byDefault ? 'new' : 'old' };
        },
        ...ofIndividual,
      }),
    },
    'Disputed rules': {
      rebateMeasure: oneOf({ label: 'Marginal relief of the rebate' }, [
        ['allTax', 'Compares all tax (text)'],
        ['slabTax', 'Compares slab tax'],
      ]),
      dividendTax: oneOf({ label: 'Tax on dividend for the surcharge cap' }, [
        ['average', 'At the average rate'],
        ['topSlice', 'As the top slice'],
      ]),
      reliefMeasure: oneOf({ label: 'Marginal relief at ₹2 crore and ₹5 crore' }, [
        ['totalIncome', 'On total income (text)'],
        ['otherIncome', 'Without capped income'],
      ]),
      reliefStep: oneOf(
        {
          label: 'Marginal relief above ₹5 crore, other income ₹2 to ₹5 crore',
          showIf: { reliefMeasure: 'totalIncome' },
        },
        [
          ['ofTotalIncome', 'From ₹5 crore (text)'],
          ['ofRate', 'From ₹2 crore'],
        ],
      ),
      houseLossCarried: house.houseLossCarried(),
      rebateOnGains: firstNo('Rebate also against tax on gains in the new regime (disputed)', earlier),
    },
  },
  presets: [
    { label: 'Salary of ₹12.75 lakh', input: { salary: 12_75_000 } },
    {
      label: 'Salary with HRA and home loan',
      input: {
        salary: 24_00_000,
        basic: 12_00_000,
        hra: 5_00_000,
        rent: 4_80_000,
        metro: true,
        homeLoan: 2_00_000,
        savings: 1_50_000,
        health: 25_000,
        ownNps: 50_000,
      },
    },
    {
      label: 'Pensioner of 65 with interest',
      input: { salary: 6_00_000, age: 'senior', interest: 4_00_000, healthSenior: true, health: 50_000 },
    },
    {
      label: 'Salary and share gains',
      input: { salary: 18_00_000, shortEquity: 1_50_000, longEquity: 4_00_000, dividend: 40_000 },
    },
  ],
});

export type IncomeTaxInput = InputOf<typeof form.fields>;

export default form;
