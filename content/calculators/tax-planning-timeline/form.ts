import { presentYear } from '@/content/questions/year';
import { choice, date, defineForm, type InputOf, money, yesNo } from '@/lib/calculator';

const audited = { value: 'audit', label: 'Yes, with tax audit' } as const;
const books = { value: 'books', label: 'Yes, without audit' } as const;
const presumptive = { value: 'presumptive', label: 'Yes, presumptive (44AD, 44ADA)' } as const;

const form = defineForm({
  main: {
    person: choice({
      label: 'You are',
      options: [
        { value: 'salaried', label: 'Salaried or pensioner' },
        { value: 'professional', label: 'Freelancer or professional' },
        { value: 'business', label: 'In business' },
        { value: 'investor', label: 'Investor' },
        { value: 'nri', label: 'NRI' },
        { value: 'huf', label: 'HUF' },
      ],
      default: 'salaried',
    }),
    financialYear: presentYear('runs'),
    regime: choice({
      label: 'Tax regime',
      options: [
        { value: 'new', label: 'New regime' },
        { value: 'old', label: 'Old regime' },
      ],
      default: 'new',
    }),
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
    today: date({
      label: 'Today',
      help: 'Set by your browser. Choose another day to look back or ahead.',
      min: '2025-04-01',
      max: '2028-12-31',
      default: '',
      optional: true,
      today: true,
    }),
  },
  more: {
    'Business, age and return': {
      accounts: choice({
        label: 'Your accounts',
        options: [
          { value: 'books', label: 'Books, no tax audit' },
          { value: 'presumptive', label: 'Presumptive (44AD, 44ADA)' },
          { value: 'audit', label: 'Tax audit applies' },
        ],
        default: 'books',
        showIf: { person: ['professional', 'business'] },
      }),
      sideBusiness: choice({
        label: 'Business or professional income as well',
        help: 'F&O and intraday trading count as business.',
        options: [{ value: 'none', label: 'No' }, books, presumptive, audited],
        default: 'none',
        showIf: { person: ['salaried', 'investor', 'nri', 'huf'] },
      }),
      senior: yesNo({
        label: 'Resident, 60 or older',
        default: false,
        showIf: { person: ['salaried', 'professional', 'business', 'investor'] },
      }),
      filedOn: date({
        label: 'Return filed on',
        help: 'For your verification date. Leave it empty if you have not filed.',
        min: '2026-04-01',
        max: '2027-12-31',
        default: '',
        optional: true,
      }),
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
      tenant: yesNo({
        label: 'You pay rent above ₹50,000 a month',
        help: 'Only if your accounts need no audit.',
        default: false,
      }),
      deducts: choice({
        label: 'You deduct TDS with a TAN',
        options: [
          { value: 'none', label: 'No' },
          { value: 'others', label: 'On rent, fees, contracts' },
          { value: 'salaries', label: 'On salaries too' },
        ],
        default: 'none',
      }),
      gst: choice({
        label: 'GST registration',
        options: [
          { value: 'none', label: 'None' },
          { value: 'monthly', label: 'Monthly returns' },
          { value: 'qrmp', label: 'Quarterly returns (QRMP)' },
          { value: 'composition', label: 'Composition scheme' },
        ],
        default: 'none',
      }),
      gstState: choice({
        label: 'State of your GST registration',
        options: [
          {
            value: '22',
            label: 'South, West, MP, Chhattisgarh',
          },
          { value: '24', label: 'Any other State' },
        ],
        help: 'First group: Chhattisgarh, Madhya Pradesh, Gujarat, Maharashtra, Karnataka, Goa, Kerala, Tamil Nadu, Telangana, Andhra Pradesh and the Union Territories beside them.',
        default: '22',
        showIf: { gst: 'qrmp' },
      }),
      turnover: choice({
        label: 'Turnover in a year',
        options: [
          { value: 'upTo1.5', label: 'Up to ₹1.5 crore' },
          { value: 'upTo2', label: '₹1.5 to 2 crore' },
          { value: 'upTo5', label: '₹2 to 5 crore' },
          { value: 'above5', label: 'Above ₹5 crore' },
        ],
        default: 'upTo1.5',
        showIf: { gst: ['monthly', 'qrmp'] },
      }),
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
    { label: 'Investor, FY 2026-27', input: { person: 'investor', financialYear: '2026-27', taxAfterTds: 1_20_000 } },
  ],
});

export type TimelineInput = InputOf<typeof form.fields>;

export default form;
