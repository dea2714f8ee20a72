import { dayOfExport } from '@/content/day-of-export';
import type { WithFilledRows } from '@/content/filled-rows';
import * as ask from '@/content/questions/loan';
import { decimal, defineForm, type InputOf, rows, whole } from '@/lib/calculator';

const item = {
  gross: ask.mayBeEmpty(decimal({ label: 'Weight', unit: 'g', min: 0.01, max: 20_000, default: 0, slider: false })),
  stones: decimal({ label: 'Stones and wax', unit: 'g', min: 0, max: 1_000, step: 0.5, default: 0, slider: false }),
  purity: ask.oneOf({ label: 'Purity', default: '22', showIf: { kind: ['ornament', 'coin'] } }, [
    ['24', '24 carat (999)'],
    ['22', '22 carat (916)'],
    ['20', '20 carat (833)'],
    ['18', '18 carat (750)'],
    ['14', '14 carat (585)'],
    ['9', '9 carat (375)'],
    ['other', 'Another fineness'],
  ]),
  fineness: whole({
    label: 'Fineness',
    unit: 'of 1,000',
    min: 300,
    max: 999,
    default: 900,
    slider: false,
    showIf: { kind: ['ornament', 'coin'], purity: 'other' },
  }),
  kind: ask.oneOf({ label: 'Jewellery or coin' }, [
    ['ornament', 'Jewellery'],
    ['coin', 'Coin'],
    ['silver', 'Silver jewellery'],
    ['silverCoin', 'Silver coin'],
  ]),
  silverFineness: whole({
    label: 'Fineness of the silver',
    unit: 'of 1,000',
    min: 500,
    max: 999,
    default: 925,
    slider: false,
    showIf: { kind: ['silver', 'silverCoin'] },
  }),
};

const release = { partRelease: true } as const;

const form = defineForm({
  main: {
    items: rows({
      label: 'Your gold or silver',
      noun: 'item',
      fields: item,
      default: [{ gross: 42, stones: 2, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 }],
      minRows: 1,
      maxRows: 20,
      laterCells: 1,
    }),
    price: ask.amount('Gold price per gram', [5_000, 25_000], {
      help: 'An example: ask your lender.',
      min: 100,
      max: 1_00_000,
      step: 100,
      default: 12_000,
      paise: true,
    }),
    priceFor: ask.oneOf({ label: 'The price is for' }, [
      ['24', '24 carat (999)'],
      ['22', '22 carat (916)'],
    ]),
    rate: ask.ratePerYear([7, 30], { max: 48, default: 10 }),
    tenure: ask.tenure([1, 36], { max: 60, step: 1, default: 12 }),
    mode: ask.oneOf({ label: 'How you repay' }, [
      ['emi', 'EMI every month'],
      ['interest', 'Interest every month, loan at the end'],
      ['quarterly', 'Interest every 3 months, loan at end'],
      ['bullet', 'All at the end (bullet)'],
    ]),
  },
  more: {
    'A smaller loan, interest until the end': {
      wanted: ask.mayBeEmpty(
        ask.largeAmount('Loan you want', [10_000, 20_00_000], {
          help: 'Leave empty for the most you can borrow.',
          min: 1_000,
        }),
      ),
      bulletInterest: ask.oneOf({ label: 'Interest until the end', showIf: { mode: 'bullet' } }, [
        ['simple', 'Simple'],
        ['monthly', 'Compounded every month'],
      ]),
    },
    'The lender’s limit': {
      sanctionedOn: ask.day('Date of the loan', '2021-04-01', '2040-12-31', {
        help: 'The RBI’s limits changed on 1 April 2026.',
        default: dayOfExport,
        formerDefault: '2026-12-01',
        formerThrough: 2,
        today: true,
      }),
      limit: ask.oneOf({ label: 'How much the lender may lend' }, [
        ['rbi', 'Own use: the RBI’s limits'],
        ['own', 'Own use: the lender’s own limit', 'If it is lower than the RBI’s.'],
        ['business', 'Farm or business: the lender’s limit'],
      ]),
      ownShare: ask.share('Lender’s share of the value', [40, 90], {
        min: 1,
        step: 1,
        default: 75,
        assumed: true,
        showIf: { limit: ['own', 'business'] },
      }),
      otherLoans: ask.largeAmount('Gold loans for own use that you already have', [0, 10_00_000], {
        help: 'We add them to this loan to choose the RBI’s limit.',
        showIf: { limit: ['rbi', 'own'] },
      }),
    },
    'If you pledge silver': {
      silverPrice: ask.mayBeEmpty(
        ask.amount('Silver price per gram (999)', [50, 500], {
          help: 'Ask your lender. It is needed where an item is silver.',
          min: 1,
          max: 10_000,
          step: 1,
          paise: true,
        }),
      ),
    },
    'Take some items back early': {
      partRelease: ask.firstNo('Some items come back for a part payment'),
      released: rows({
        label: 'Items that come back',
        noun: 'item',
        showIf: release,
        fields: {
          item: whole({ label: 'Number of the item', min: 1, max: 20, default: 1, slider: false }),
          grams: ask.mayBeEmpty(
            decimal({
              label: 'Weight, if not all of it',
              unit: 'g',
              min: 0.01,
              max: 20_000,
              default: 0,
              slider: false,
            }),
          ),
        },
        default: [{ item: 1, grams: null }],
        minRows: 1,
        maxRows: 19,
        newRow: ({ released }) => ({ item: Math.min(20, (released as readonly unknown[]).length + 1) }),
      }),
      releaseAfter: whole({
        label: 'After how many months',
        unit: 'months',
        min: 1,
        max: 59,
        default: 6,
        assumed: true,
        showIf: release,
      }),
      releasePayment: ask.mayBeEmpty(
        ask.largeAmount('Part payment', [0, 10_00_000], {
          help: 'Leave empty for the least that the limit asks.',
          showIf: release,
        }),
      ),
      releasePrice: ask.mayBeEmpty(
        ask.amount('Gold price per gram on that day', [5_000, 25_000], {
          help: 'Leave empty for the price above. Silver keeps its price.',
          min: 100,
          max: 1_00_000,
          step: 100,
          paise: true,
          showIf: release,
        }),
      ),
    },
    Charges: {
      feePercent: ask.processingFee(3),
      charges: ask.amount('Valuation and other charges', [0, 5_000], {
        help: 'In rupees, before GST, which we add.',
        max: 1_00_000,
        step: 50,
      }),
    },
  },
  presets: [
    { label: 'All at the end', input: { mode: 'bullet' } },
    {
      label: 'Silver of 2 kg',
      input: {
        items: [{ gross: 2_000, stones: 0, purity: '22', fineness: 900, kind: 'silver', silverFineness: 925 }],
        silverPrice: 150,
      },
    },
    { label: 'I need ₹2 lakh', input: { wanted: 2_00_000 } },
    {
      label: 'Chain, bangles and a coin',
      input: {
        items: [
          { gross: 20, stones: 0, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 },
          { gross: 36, stones: 3, purity: '18', fineness: 900, kind: 'ornament', silverFineness: 925 },
          { gross: 8, stones: 0, purity: '24', fineness: 900, kind: 'coin', silverFineness: 925 },
        ],
      },
    },
  ],
});

/** The cell without which an item does not count. */
export type DecidingCells = { readonly items: 'gross' };

export type GoldLoanInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export type RepaymentMode = GoldLoanInput['mode'];

export default form;
