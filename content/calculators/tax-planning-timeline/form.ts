import { today } from '@/content/questions/dates';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { taxRegime } from '@/content/questions/person';
import { returnFiledOn } from '@/content/questions/return';
import { incomeYear } from '@/content/questions/year';
import { dayAfterLast } from '@/content/tax/last-year';
import { openYear } from '@/content/tax/years';
import { defineForm, type InputOf, money } from '@/lib/calculator';

const form = defineForm({
  main: {
    person: oneOf({ label: 'You are' }, [
      ['salaried', 'Salaried or pensioner'],
      ['professional', 'Freelancer or professional'],
      ['business', 'In business'],
      ['investor', 'Investor'],
      ['nri', 'NRI'],
      ['huf', 'HUF'],
    ]),
    accounts: oneOf({ label: 'Your accounts', showIf: { person: ['professional', 'business'] } }, [
      ['books', 'Books, no tax audit'],
      ['presumptive', 'Presumptive (44AD, 44ADA)'],
      ['audit', 'Tax audit applies'],
    ]),
    financialYear: incomeYear('runs'),
    regime: taxRegime(),
    taxAfterTds: money({
      label: 'Tax of the year after TDS',
      help: 'All tax of the year, less TDS and TCS. Leave it empty to see only the dates.',
      min: 0,
      max: 50_00_00_000,
      default: null,
      optional: true,
      slider: { min: 0, max: 10_00_000 },
    }),
    paid: money({
      label: 'Advance tax paid so far',
      help: 'We add any shortfall to the next instalment. Leave it empty if you paid each in time.',
      min: 0,
      max: 50_00_00_000,
      default: null,
      optional: true,
      slider: { min: 0, max: 10_00_000 },
      showIf: { taxAfterTds: { above: 0 } },
    }),
    today: today({
      help: 'Set by your browser. Choose another day to look back or ahead.',
      min: '2025-04-01',
    }),
  },
  more: {
    'Side business, age and return': {
      sideBusiness: oneOf(
        {
          label: 'Business or professional income as well',
          help: 'F&O and intraday trading count as business.',
          showIf: { person: ['salaried', 'investor', 'nri', 'huf'] },
        },
        [
          ['none', 'No'],
          ['books', 'Yes, without audit'],
          ['presumptive', 'Yes, presumptive (44AD, 44ADA)'],
          ['audit', 'Yes, with tax audit'],
        ],
      ),
      senior: firstNo('Resident, 60 or older', {
        showIf: { person: ['salaried', 'professional', 'business', 'investor'] },
      }),
      totalIncome: money({
        label: 'Total income',
        help: 'After deductions, for the fee of a late return. Leave it empty to see both fees.',
        min: 0,
        max: 500_00_00_000,
        default: null,
        optional: true,
        slider: { min: 0, max: 50_00_000 },
      }),
      filedOn: returnFiledOn(
        '2025-04-01',
        dayAfterLast(1, '12-31'),
        'For your verification date. Leave it empty if you have not filed.',
      ),
    },
    'Savings still to make': {
      section80C: money({
        label: '80C still to invest',
        help: 'For the rest of the year: PPF, ELSS, insurance. Leave out EPF cut from your pay.',
        min: 0,
        max: 10_00_000,
        default: 0,
        slider: { min: 0, max: 1_50_000 },
        showIf: { regime: 'old' },
      }),
      nps: money({
        label: 'Extra NPS still to invest',
        help: 'Section 80CCD(1B), beyond section 80C.',
        min: 0,
        max: 10_00_000,
        default: 0,
        slider: { min: 0, max: 50_000 },
        showIf: { regime: 'old', person: ['salaried', 'professional', 'business', 'investor', 'nri'] },
      }),
    },
    'TDS and GST': {
      tenant: firstNo('You pay rent above ₹50,000 a month', { help: 'Only if your accounts need no audit.' }),
      deducts: oneOf({ label: 'You deduct TDS with a TAN' }, [
        ['none', 'No'],
        ['others', 'On rent, fees, contracts'],
        ['salaries', 'On salaries too'],
      ]),
      gst: oneOf({ label: 'GST registration' }, [
        ['none', 'None'],
        ['monthly', 'Monthly returns'],
        ['qrmp', 'Quarterly returns (QRMP)'],
        ['composition', 'Composition scheme'],
      ]),
      gstState: oneOf(
        {
          label: 'State of your GST registration',
          help: 'First group: Chhattisgarh, Madhya Pradesh, Gujarat, Maharashtra, Karnataka, Goa, Kerala, Tamil Nadu, Telangana, Andhra Pradesh and the Union Territories beside them.',
          showIf: { gst: 'qrmp' },
        },
        [
          ['22', 'South, West, MP, Chhattisgarh'],
          ['24', 'Any other State'],
        ],
      ),
      turnover: oneOf({ label: 'Turnover in a year', showIf: { gst: ['monthly', 'qrmp'] } }, [
        ['upTo1.5', 'Up to ₹1.5 crore'],
        ['upTo2', '₹1.5 to 2 crore'],
        ['upTo5', '₹2 to 5 crore'],
        ['above5', 'Above ₹5 crore'],
      ]),
    },
  },
  presets: [
    {
      label: 'Salary, old regime',
      input: { regime: 'old', taxAfterTds: 0, section80C: 90_000, nps: 50_000 },
    },
    {
      label: 'Consultant with GST',
      input: { person: 'professional', accounts: 'presumptive', taxAfterTds: 2_00_000, gst: 'qrmp' },
    },
    {
      label: 'Trader with audit',
      input: {
        person: 'business',
        accounts: 'audit',
        taxAfterTds: 6_00_000,
        deducts: 'salaries',
        gst: 'monthly',
        turnover: 'above5',
      },
    },
    {
      label: `Investor, FY ${openYear('runs')}`,
      input: { person: 'investor', financialYear: openYear('runs'), taxAfterTds: 1_20_000 },
    },
  ],
});

export type TimelineInput = InputOf<typeof form.fields>;

export default form;
