import { today } from '@/content/questions/dates';
import { cellOfYear, ofYear, profitOrLoss, upTo } from '@/content/questions/income';
import { firstNo, mayBeEmpty } from '@/content/questions/kinds';
import { ageInYear, residence, taxRegime } from '@/content/questions/person';
import { returnFiledOn } from '@/content/questions/return';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { dayAfterLast } from '@/content/tax/last-year';
import { defineForm, type InputOf } from '@/lib/calculator';

const plain = (label: string, help?: string) => cellOfYear(label, { ...(help && { help }) });

/** Asks for a figure that the form prints and that is only compared. */
const printed = (label: string, help?: string) => mayBeEmpty(plain(label, help));

const ofSecond = { showIf: { second: true } } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('over'),
    regime: taxRegime({
      label: 'Regime in the form',
      help: '“Opting out of section 115BAC(1A)”: No is the new regime, Yes the old one.',
    }),
    salary: ofYear('Salary, section 17(1)', {
      help: 'Part B line 1(a), with all allowances. Section 16 in Form 130.',
      default: 15_00_000,
      slider: upTo(60_00_000),
    }),
    standardDeduction: printed(
      'Standard deduction, section 16(ia)',
      'Line 4(a), as printed. Leave it empty to skip this check.',
    ),
    netTax: printed('Net tax payable', 'The last line of Part B. Leave it empty to skip this check.'),
    tds: ofYear('Tax deducted, Part A', { help: 'The total of all quarters; part B of Form 130.', default: 97_500 }),
    filedOn: returnFiledOn(
      '2025-04-01',
      dayAfterLast(2, '12-31'),
      'Leave it empty for the due date, or today if that is past.',
    ),
  },
  more: {
    'Another employer in the same year': {
      second: firstNo('I had another employer in the same year'),
      salary2: ofYear('Gross salary there', {
        help: 'Line 1(d) of the other Form 16. Leave out the first employer’s salary if it is in line 1(e).',
        slider: upTo(60_00_000),
        ...ofSecond,
      }),
      standardDeduction2: mayBeEmpty(
        cellOfYear('Standard deduction there', { help: 'As printed. Leave it empty to skip this check.', ...ofSecond }),
      ),
      tds2: ofYear('Tax deducted there', ofSecond),
      personal2: cellOfYear('HRA and leave travel exempt there', ofSecond),
      otherExempt2: cellOfYear('Other exemptions of section 10 there', ofSecond),
      professionalTax2: cellOfYear('Professional tax there', ofSecond),
      savings2: cellOfYear('80C allowed there', { help: 'Only what is not in the first form already.', ...ofSecond }),
    },
    'Salary: the rest of Part B': {
      perquisites: plain('Perquisites, section 17(2)', 'Line 1(b). Section 17 in Form 130.'),
      inLieu: plain('Profits in lieu of salary, section 17(3)', 'Line 1(c).'),
      hra: plain('House rent allowance exempt, 10(13A)', 'Line 2(e).'),
      travel: plain('Leave travel exempt, 10(5)', 'Line 2(a).'),
      retirement: plain(
        'Gratuity, pension and leave exempt',
        'Lines 2(b) to 2(d): sections 10(10), 10(10A) and 10(10AA).',
      ),
      otherExempt: plain('Other exemptions of section 10', 'Allowances for duty, 10(14), and similar.'),
      professionalTax: plain('Professional tax, section 16(iii)', 'Line 4(c).'),
      otherSalary: plain('Salary from other employers, reported to this one', 'Line 1(e).'),
    },
    'Other income and deductions in the form': {
      house: profitOrLoss('Income from house property', {
        help: 'Line 7(a). A loss on a home loan is negative: −2,00,000.',
        min: -50_00_00_000,
        slider: false,
      }),
      otherIncome: plain('Other income reported to the employer', 'Line 7(b), interest and similar.'),
      savings: plain('80C, 80CCC and 80CCD(1)', 'As deducted, the last column of lines 10(a) to 10(d).'),
      ownNps: plain('Own NPS, 80CCD(1B)'),
      employerNps: plain('Employer’s NPS, 80CCD(2)'),
      health: plain('Health insurance, 80D'),
      savingsInterest: plain(
        'Interest, 80TTA or 80TTB',
        'The interest that was deducted. It is part of the other income.',
      ),
      otherDeductions: plain('Other deductions', '80E, 80G, 80DD, 80U and the rest, as deducted.'),
    },
    'Totals printed in the form': {
      grossTotal: printed('Gross salary, total', 'Line 1(d).'),
      salaryIncome: printed('Income chargeable as salaries', 'Line 6.'),
      totalIncome: printed('Total taxable income', 'Line 12.'),
      taxOnIncome: printed('Tax on total income', 'Line 13.'),
      rebate: printed('Rebate under section 87A', 'Line 14.'),
      surcharge: printed('Surcharge', 'Line 15.'),
      cess: printed('Health and education cess', 'Line 16.'),
      relief: plain('Relief under section 89', 'Line 18, for arrears.'),
    },
    'You and Form 26AS': {
      untold: plain('Income you did not report to the employer', 'Bank interest, dividend, rent: at slab rates.'),
      otherCredit: plain(
        'Other TDS, TCS and advance tax',
        'TDS on interest, tax collected, tax paid by yourself in the year.',
      ),
      credit26as: printed(
        'TDS of this employer in Form 26AS',
        `Form 168 from ${firstTaxYear}. Leave it empty to skip this check.`,
      ),
      aisSalary: printed('Salary of this employer in the AIS', 'Leave it empty to skip this check.'),
      age: ageInYear(),
      residence: residence(),
      today: today({ min: '2025-04-01' }),
    },
  },
  fill: {
    document: 'your Form 16',
    help: 'Part A and Part B from TRACES, or your employer’s sheet. It is read on this device and sent nowhere.',
    load: () => import('./read-text'),
  },
  presets: [
    {
      label: 'Standard deduction missed',
      input: { standardDeduction: 0, netTax: 1_09_200, tds: 1_09_200 },
    },
    {
      label: 'Two employers',
      input: {
        salary: 8_00_000,
        standardDeduction: 75_000,
        netTax: 0,
        tds: 0,
        second: true,
        salary2: 9_00_000,
        standardDeduction2: 75_000,
        tds2: 0,
      },
    },
    {
      label: 'Old regime with HRA and 80C',
      input: {
        regime: 'old',
        salary: 14_00_000,
        hra: 2_40_000,
        savings: 1_80_000,
        health: 25_000,
        professionalTax: 2_400,
        standardDeduction: 50_000,
        netTax: 96_741,
        tds: 96_741,
      },
    },
  ],
});

export const { fields } = form;

export type Form16Input = InputOf<typeof form.fields>;

export default form;
