import type { WithFilledRows } from '@/content/filled-rows';
import { oneOf } from '@/content/questions/kinds';
import {
  compositionRates,
  gstSlabs,
  highestRate,
  standardRate,
  territoriesWithoutLegislature,
} from '@/content/rules/gst';
import { lastDayOnFile } from '@/content/tax/last-year';
import { choice, date, decimal, defineForm, type InputOf, money, percent, rows, shortText } from '@/lib/calculator';
import { formatDate } from '@/lib/format-date';
import { itemOptions, rateText, slabOptions } from './rate-on-date';

const otherOption = { value: 'other', label: 'Another rate' };
const rateOptions = [...slabOptions, { value: 'item', label: 'Find it by item' }, otherOption];
const rateIsTyped = rateOptions.map((option) => option.value).filter((value) => value !== 'item');

const firstDay = gstSlabs.from[0]?.date ?? gstSlabs.checkedOn;

const line = {
  item: shortText({ label: 'Item', maxLength: 60, default: '', placeholder: 'Desk lamp' }),
  quantity: decimal({ label: 'Quantity', min: 0.001, max: 1_00_000, step: 1, default: 1, slider: false }),
  price: money({
    label: 'Price of one',
    min: 0,
    max: 1_00_00_000,
    optional: true,
    default: null,
    step: 100,
    paise: true,
    slider: false,
  }),
  discount: percent({ label: 'Discount', min: 0, max: 100, step: 0.5, default: 0, slider: false }),
  rate: choice({ label: 'GST rate', options: [...slabOptions, otherOption], default: String(standardRate.value) }),
  otherRate: percent({
    label: 'Other GST rate',
    min: 0,
    max: highestRate.value,
    default: 1,
    slider: false,
    showIf: { rate: 'other' },
  }),
  cess: percent({ label: 'Compensation cess', min: 0, max: 300, step: 1, default: 0, slider: false }),
};

const form = defineForm({
  main: {
    mode: oneOf({ label: 'What to work out' }, [
      ['one', 'One amount'],
      ['several', 'Several lines'],
      ['composition', 'Composition tax'],
    ]),
    amount: money({
      label: 'Amount',
      help: 'The price of one, if you enter a quantity below.',
      min: 0.01,
      max: 100_00_00_000,
      default: 10_000,
      step: 100,
      paise: true,
      slider: { min: 100, max: 1_00_000 },
      showIf: { mode: 'one' },
    }),
    pricing: oneOf({ label: 'GST in the price', showIf: { mode: ['one', 'several'] } }, [
      ['exclusive', 'Add GST'],
      ['inclusive', 'GST is included'],
    ]),
    rate: choice({
      label: 'GST rate',
      options: rateOptions,
      default: String(standardRate.value),
      showIf: { mode: 'one' },
    }),
    item: choice({
      label: 'Item',
      help: 'The usual rate of everyday goods and services, with HSN or SAC heading.',
      options: itemOptions,
      default: 'air-conditioner',
      finder: true,
      showIf: { mode: 'one', rate: 'item' },
    }),
    otherRate: percent({
      label: 'Other GST rate',
      help: `CGST and SGST together, or IGST. At most ${rateText(highestRate.value)}.`,
      min: 0,
      max: highestRate.value,
      default: 1,
      showIf: { mode: 'one', rate: 'other' },
    }),
    lines: rows({
      label: 'Lines of the invoice',
      noun: 'line',
      fields: line,
      default: [
        { item: 'Office chair', quantity: 2, price: 4_500, discount: 10, rate: '18', otherRate: 1, cess: 0 },
        { item: 'Cotton towel', quantity: 10, price: 199.99, discount: 0, rate: '5', otherRate: 1, cess: 0 },
        { item: 'Notebook', quantity: 5, price: 120, discount: 0, rate: '0', otherRate: 1, cess: 0 },
      ],
      minRows: 1,
      maxRows: 15,
      showIf: { mode: 'several' },
    }),
    place: choice({
      label: 'Supply to',
      options: [
        { value: 'state', label: 'Same State', help: 'CGST + SGST. Delhi, Puducherry and Jammu and Kashmir too.' },
        { value: 'interState', label: 'Another State', help: 'IGST. An SEZ counts as another State.' },
        {
          value: 'territory',
          label: 'Union territory',
          help: `CGST + UTGST, within ${territoriesWithoutLegislature.value.join(', ')}.`,
        },
      ],
      default: 'state',
      showIf: { mode: ['one', 'several'] },
    }),
    dealer: oneOf({ label: 'Composition dealer', showIf: { mode: 'composition' } }, [
      ['trader', `Trader (${rateText(compositionRates.trader.value.rate)})`],
      ['manufacturer', `Manufacturer (${rateText(compositionRates.manufacturer.value.rate)})`],
      ['restaurant', `Restaurant without alcohol (${rateText(compositionRates.restaurant.value.rate)})`],
      ['services', `Other services (${rateText(compositionRates.services.value.rate)})`],
    ]),
    turnover: money({
      label: 'Turnover in the State',
      help: 'Of the quarter or year you pay for, without GST.',
      min: 0,
      max: 10_00_00_000,
      default: 20_00_000,
      step: 10_000,
      slider: { min: 0, max: 1_50_00_000 },
      showIf: { mode: 'composition' },
    }),
    exemptTurnover: money({
      label: 'Exempt supplies in it',
      help: 'A trader pays only on taxable supplies.',
      min: 0,
      max: 10_00_00_000,
      default: 0,
      step: 10_000,
      slider: { min: 0, max: 1_50_00_000 },
      showIf: { mode: 'composition', dealer: 'trader' },
    }),
  },
  more: {
    'Date, quantity, discount': {
      date: date({
        label: 'Date of supply',
        help: `Usually the invoice date. Leave it empty for the rates of ${formatDate(gstSlabs.checkedOn)}, when we last compared them.`,
        min: firstDay,
        max: lastDayOnFile,
        default: '',
        optional: true,
        showIf: { mode: ['one', 'several'] },
      }),
      quantity: decimal({
        label: 'Quantity',
        help: 'Leave it empty for one.',
        min: 0.001,
        max: 10_000,
        step: 1,
        optional: true,
        default: null,
        formerDefault: 1,
        formerThrough: 2,
        slider: { min: 1, max: 100 },
        showIf: { mode: 'one' },
      }),
      discountKind: oneOf({ label: 'Discount on the invoice', showIf: { mode: 'one' } }, [
        ['none', 'None'],
        ['percent', 'In %'],
        ['rupees', 'In ₹'],
      ]),
      discountPercent: percent({
        label: 'Discount, %',
        min: 0,
        max: 100,
        step: 0.5,
        default: 0,
        formerDefault: 10,
        formerThrough: 2,
        showIf: { mode: 'one', discountKind: 'percent' },
      }),
      discountRupees: money({
        label: 'Discount, ₹',
        help: 'On the whole quantity.',
        min: 0,
        max: 100_00_00_000,
        default: 0,
        formerDefault: 100,
        formerThrough: 2,
        step: 100,
        paise: true,
        slider: { min: 0, max: 10_000 },
        showIf: { mode: 'one', discountKind: 'rupees' },
      }),
    },
    'Cess, reverse charge, rounding': {
      cess: percent({
        label: 'Compensation cess',
        help: 'Only for supplies made before the cess ended. In % of the value.',
        min: 0,
        max: 300,
        step: 1,
        default: 0,
        slider: { min: 0, max: 30 },
        showIf: { mode: 'one', rate: rateIsTyped },
      }),
      liability: oneOf({ label: 'Who pays the GST to the Government', showIf: { mode: ['one', 'several'] } }, [
        ['supplier', 'The supplier'],
        ['recipient', 'The buyer', 'Reverse charge: the invoice collects no GST.'],
      ]),
      taxRounding: oneOf({ label: 'Work out the tax', showIf: { mode: 'several' } }, [
        ['line', 'On each line', 'As most invoices do.'],
        ['total', 'On each rate total', 'On the sum of all lines of one rate. It can differ by a few paise.'],
      ]),
      roundOff: oneOf({ label: 'Round off the invoice total', showIf: { mode: ['one', 'several'] } }, [
        ['none', 'Keep the paise'],
        ['rupee', 'Nearest rupee'],
      ]),
    },
    'Compare and margin': {
      compareWith: choice({
        label: 'Compare with another rate',
        help: 'For example the rate it had before.',
        options: [{ value: 'none', label: 'No' }, ...slabOptions.map(({ value }) => ({ value, label: `${value}%` }))],
        default: 'none',
        showIf: { mode: 'one', rate: rateIsTyped },
      }),
      cost: money({
        label: 'Your cost before GST',
        help: 'If you sell it, what the whole quantity cost you. Shows your margin and the GST left to pay.',
        min: 0,
        max: 100_00_00_000,
        default: null,
        optional: true,
        step: 100,
        paise: true,
        slider: false,
        showIf: { mode: 'one', liability: 'supplier' },
      }),
    },
  },
  presets: [
    { label: 'GST inside a price of ₹1,000', input: { amount: 1_000, pricing: 'inclusive' } },
    { label: 'An air conditioner, old and new rate', input: { amount: 30_000, rate: 'item', item: 'air-conditioner' } },
    { label: 'An invoice with three lines', input: { mode: 'several', roundOff: 'rupee' } },
    {
      label: 'A composition trader',
      input: { mode: 'composition', dealer: 'trader', turnover: 80_00_000, exemptTurnover: 20_00_000 },
    },
  ],
});

/** The cell without which a line does not count. */
export type DecidingCells = { readonly lines: 'price' };

export type GstInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
