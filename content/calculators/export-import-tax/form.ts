import { dayOfExport } from '@/content/day-of-export';
import type { WithFilledRows } from '@/content/filled-rows';
import { oneOf } from '@/content/questions/kinds';
import { lawUntil } from '@/content/questions/law-until';
import { lastDayOnFile } from '@/content/tax/last-year';
import {
  choice,
  date,
  decimal,
  defineForm,
  type InputOf,
  money,
  percent,
  rows,
  shortText,
  yesNo,
} from '@/lib/calculator';
import { amount, most, rate } from './bounds';
import { baggageQuestions, movingQuestions, travellerQuestions } from './form-baggage';
import { refundLimits, refundQuestions } from './form-refund';

const importing = { mode: 'import' } as const;
const goods = { mode: ['import', 'gold'] } as const;
const priced = { mode: ['import', 'gold', 'personal', 'baggage', 'export'] } as const;
const exporting = { mode: 'export' } as const;

const foreignAmount = { min: 0, max: most, step: 10, slider: { min: 0, max: 50_000 } } as const;
const unknownHelp = 'If you don’t know it, leave it empty. We then take a share of FOB, as the rule says.';

const form = defineForm({
  main: {
    mode: oneOf({ label: 'What do you want to know?' }, [
      ['import', 'Duty on goods I import'],
      ['gold', 'Duty on gold or silver'],
      ['personal', 'Duty on a parcel for myself'],
      ['export', 'What I earn from an export'],
      ['baggage', 'Duty on what I bring from a journey'],
      ['refund', 'Refund of GST credit for exports (LUT)'],
    ]),
    price: decimal({
      label: 'Price in foreign money',
      help: 'As on the invoice. For an export, the FOB price. Of baggage, all goods but used personal effects.',
      showIf: priced,
      min: 1,
      max: 1_00_00_00_000,
      step: 100,
      slider: { min: 100, max: 1_00_000 },
      default: 10_000,
    }),
    exchangeRate: decimal({
      label: 'Exchange rate: rupees for one unit',
      help: 'For imports, the rate that customs notifies, on the day of the bill of entry. Enter 1 if the price is in rupees.',
      unit: '₹',
      showIf: priced,
      min: 0.01,
      max: 1_000,
      step: 0.5,
      slider: { min: 1, max: 150 },
      default: 90,
    }),
    terms: choice({
      label: 'The price includes',
      showIf: goods,
      options: [
        { value: 'fob', label: 'Only goods, loaded on board (FOB)' },
        { value: 'cfr', label: 'Goods and freight (CFR)' },
        { value: 'ci', label: 'Goods and insurance (C&I)' },
        { value: 'cif', label: 'Goods, freight and insurance (CIF)' },
      ],
      default: 'fob',
    }),
    basic: percent({
      label: 'Basic customs duty',
      help: 'By the HS code of the goods, after any exemption.',
      showIf: importing,
      ...rate,
      default: 10,
    }),
    igst: percent({ label: 'IGST', showIf: { mode: ['import', 'export'] }, ...rate, step: 1, default: 18 }),
    parcelKind: oneOf({ label: 'The parcel is', showIf: { mode: 'personal' } }, [
      ['bought', 'What I paid for'],
      ['gift', 'A gift'],
    ]),
    day: date({
      label: 'Day of the bill of entry',
      help: lawUntil,
      showIf: { mode: ['gold', 'personal'] },
      min: '2025-04-01',
      max: lastDayOnFile,
      default: dayOfExport,
      formerDefault: '2026-02-10',
      formerThrough: 2,
      today: true,
    }),
    ...travellerQuestions,
    ...refundQuestions,
    cost: money({
      label: 'Cost of the goods',
      help: 'What you paid for them, without GST that you claim back.',
      showIf: exporting,
      ...amount,
      default: 7_00_000,
    }),
  },
  more: {
    'Freight and insurance': {
      chargesIn: choice({
        label: 'Freight and insurance are in',
        options: [
          { value: 'rupees', label: 'Rupees' },
          { value: 'invoice', label: 'Foreign money, like the price' },
        ],
        default: 'rupees',
        showIf: { ...goods, terms: ['fob', 'cfr', 'ci'] },
      }),
      freight: money({
        label: 'Freight',
        help: unknownHelp,
        showIf: { ...goods, terms: ['fob', 'ci'], chargesIn: 'rupees' },
        ...amount,
        optional: true,
        default: null,
      }),
      foreignFreight: decimal({
        label: 'Freight in foreign money',
        help: unknownHelp,
        showIf: { ...goods, terms: ['fob', 'ci'], chargesIn: 'invoice' },
        ...foreignAmount,
        optional: true,
        default: null,
      }),
      insurance: money({
        label: 'Insurance',
        help: unknownHelp,
        showIf: { ...goods, terms: ['fob', 'cfr'], chargesIn: 'rupees' },
        ...amount,
        optional: true,
        default: null,
      }),
      foreignInsurance: decimal({
        label: 'Insurance in foreign money',
        help: unknownHelp,
        showIf: { ...goods, terms: ['fob', 'cfr'], chargesIn: 'invoice' },
        ...foreignAmount,
        optional: true,
        default: null,
      }),
      byAir: yesNo({
        label: 'By air',
        help: 'Freight by air counts only up to a share of FOB.',
        showIf: { ...goods, terms: ['fob', 'ci'] },
        default: false,
      }),
    },
    'Several items in one consignment': {
      items: rows({
        label: 'Further items',
        help: 'The item above is the first one. Freight and insurance are of all, spread by price.',
        noun: 'item',
        maxRows: 30,
        showIf: importing,
        fields: {
          heading: shortText({ label: 'HS heading or name', maxLength: 30, default: '', placeholder: '8471' }),
          price: decimal({
            label: 'Price in foreign money',
            min: 0.01,
            max: 1_00_00_00_000,
            optional: true,
            default: null,
            slider: false,
          }),
          basic: percent({ label: 'Basic duty', min: 0, max: 200, default: 10, slider: false }),
          igst: percent({ label: 'IGST', min: 0, max: 200, default: 18, slider: false }),
          agriculture: percent({ label: 'AIDC', min: 0, max: 200, default: 0, slider: false }),
        },
        default: [],
        newRow: ({ basic, igst }) => ({ basic: Number(basic), igst: Number(igst) }),
      }),
    },
    'Other duties, trade agreement': {
      agriculture: percent({
        label: 'Agriculture cess (AIDC)',
        help: 'Only on listed goods.',
        showIf: importing,
        ...rate,
        default: 0,
      }),
      welfare: percent({
        label: 'Social welfare surcharge (SWS)',
        help: 'Of the customs duties; 0 where the goods are exempt. A gift had none until 31 March 2026.',
        showIf: { mode: ['import', 'personal'] },
        min: 0,
        max: 10,
        default: 10,
        assumed: true,
      }),
      parcelIgst: percent({
        label: 'IGST on the parcel',
        help: 'Leave it empty for the rate of the heading for parcels. A courier may declare goods under their own.',
        showIf: { mode: 'personal' },
        ...rate,
        step: 1,
        optional: true,
        default: null,
      }),
      welfareOnAgriculture: yesNo({
        label: 'SWS on the agriculture cess too',
        help: 'The law says so, but notifications exempt many goods. Check the entry for your goods.',
        showIf: { ...importing, agriculture: { above: 0 } },
        default: true,
      }),
      healthCess: percent({
        label: 'Health cess',
        help: 'Only on listed medical devices.',
        showIf: importing,
        ...rate,
        default: 0,
      }),
      remedies: money({
        label: 'Anti-dumping, safeguard and countervailing duty',
        showIf: importing,
        ...amount,
        default: 0,
      }),
      compensationCess: percent({ label: 'Compensation cess', showIf: importing, ...rate, default: 0 }),
      agreementBasic: percent({
        label: 'Basic duty under a trade agreement',
        help: 'With a certificate of origin. Leave it empty if none applies.',
        showIf: importing,
        ...rate,
        optional: true,
        default: null,
      }),
    },
    'Credit, units, other costs': {
      credit: yesNo({
        label: 'I get IGST back as input tax credit',
        showIf: goods,
        default: true,
      }),
      extras: money({
        label: 'Clearing, handling, transport',
        showIf: { mode: ['import', 'gold', 'personal'] },
        ...amount,
        default: 0,
      }),
      quantity: decimal({
        label: 'Units in the shipment',
        showIf: { mode: ['import', 'gold', 'personal', 'export'] },
        min: 0.001,
        max: 1_00_00_000,
        step: 1,
        slider: { min: 1, max: 1_000 },
        default: 1,
      }),
    },
    'Jewellery, and duty above the allowance': baggageQuestions,
    'Moving back to India': movingQuestions,
    'Limits of the refund': refundLimits,
    'Incentives and costs of the export': {
      exportCosts: money({
        label: 'Inland, clearing and bank charges',
        showIf: exporting,
        ...amount,
        default: 0,
        formerDefault: 20_000,
        formerThrough: 2,
      }),
      drawback: percent({
        label: 'Duty drawback, % of FOB',
        help: 'The customs part of the All Industry Rate for your item.',
        showIf: exporting,
        ...rate,
        step: 0.1,
        default: 0,
      }),
      drawbackCap: money({
        label: 'Drawback limit for one unit',
        showIf: { ...exporting, drawback: { above: 0 } },
        ...amount,
        optional: true,
        default: null,
      }),
      rodtep: percent({
        label: 'RoDTEP, % of FOB',
        help: 'The rate for your HS code on the day of the shipping bill.',
        showIf: exporting,
        ...rate,
        step: 0.05,
        default: 0,
      }),
      rodtepCap: money({
        label: 'RoDTEP limit for one unit',
        showIf: { ...exporting, rodtep: { above: 0 } },
        ...amount,
        optional: true,
        default: null,
      }),
      refundMonths: decimal({
        label: 'Months until the IGST is refunded',
        showIf: exporting,
        unit: 'months',
        min: 0,
        max: 36,
        default: 2,
      }),
      interest: percent({ label: 'Your borrowing rate, per year', showIf: exporting, min: 0, max: 40, default: 10 }),
    },
  },
  presets: [
    { label: '₹10 lakh by sea, 10% duty', input: { price: 10_00_000, exchangeRate: 1 } },
    {
      label: 'Two items, ₹15 lakh',
      input: {
        price: 10_00_000,
        exchangeRate: 1,
        items: [{ heading: '8528', price: 5_00_000, basic: 20, igst: 18, agriculture: 0 }],
      },
    },
    {
      label: 'Gold, today',
      input: { mode: 'gold', price: 1_00_000, exchangeRate: 1, terms: 'cif' },
    },
    {
      label: 'Parcel of ₹20,000, today',
      input: { mode: 'personal', price: 20_000, exchangeRate: 1 },
    },
    { label: 'Bringing ₹1 lakh of gifts', input: { mode: 'baggage', price: 1_00_000, exchangeRate: 1 } },
    { label: 'Refund under rule 89(4)', input: { mode: 'refund' } },
    { label: 'Export with RoDTEP', input: { mode: 'export', rodtep: 1 } },
  ],
});

/** The cell without which a further item does not count. */
export type DecidingCells = { readonly items: 'price' };

export type ExportImportInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
