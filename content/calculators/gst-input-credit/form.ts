import { oneOf } from '@/content/questions/kinds';
import { lawUntil } from '@/content/questions/law-until';
import { cashShare, lateFeeTurnover } from '@/content/rules/gst-credit';
import { lastDayOnFile } from '@/content/tax/last-year';
import { choice, date, defineForm, type InputOf, money, month, yesNo } from '@/lib/calculator';
import { formatCompact, pct } from '@/lib/format';
import { tax, turnover } from './form-kinds';
import { mixedUse } from './form-mixed';
import { notAllowed } from './form-not-allowed';

const whenRefund = { refund: ['zeroRated', 'inverted'] };
const whenInverted = { refund: 'inverted' };
const small = formatCompact(lateFeeTurnover.small.value);
const medium = formatCompact(lateFeeTurnover.medium.value);

const form = defineForm({
  open: {
    'Output tax': {
      outIgst: tax('IGST on your sales', 50_000, 'Output tax of the month, without reverse charge.'),
      outCgst: tax('CGST on your sales', 90_000),
      outSgst: tax('SGST/UTGST on your sales', 90_000),
    },
    'Input credit': {
      inIgst: tax(
        'IGST credit of the month',
        90_000,
        'All tax on purchases, as in your books. Below, enter what is not allowed.',
      ),
      inCgst: tax('CGST credit of the month', 60_000),
      inSgst: tax('SGST/UTGST credit of the month', 25_000),
    },
  },
  more: {
    'Opening ledger': {
      openIgst: {
        ...tax('IGST credit brought forward', 0, 'Opening balance of the electronic credit ledger.'),
        formerDefault: 20_000,
      },
      openCgst: { ...tax('CGST credit brought forward'), formerDefault: 15_000 },
      openSgst: { ...tax('SGST/UTGST credit brought forward'), formerDefault: 5_000 },
    },
    'Month and filing': {
      month: month({
        label: 'Month of the return',
        help: lawUntil,
        min: '2025-04',
        max: lastDayOnFile.slice(0, 7),
        default: '2026-11',
        today: 'this',
      }),
      filedOn: date({
        label: 'Date of filing GSTR-3B',
        help: 'Leave it empty if you file in time.',
        min: '2025-05-01',
        max: '2030-12-31',
        default: '',
        optional: true,
      }),
      dueDate: date({
        label: 'Due date, if it was extended',
        help: 'Leave it empty for the usual one.',
        min: '2025-05-01',
        max: '2030-12-31',
        default: '',
        optional: true,
      }),
      lastTurnover: oneOf({ label: 'Turnover of last year, for the late fee' }, [
        ['small', `Up to ${small}`],
        ['medium', `${small} to ${medium}`],
        ['large', `Above ${medium}`],
      ]),
      cashIgst: tax(
        'IGST in your cash ledger',
        0,
        'Lowest balance from the due date until you paid. There is no interest on this part.',
      ),
      cashCgst: tax('CGST in your cash ledger'),
      cashSgst: tax('SGST/UTGST in your cash ledger'),
    },
    'Reverse charge': {
      rcmIgst: tax('IGST under reverse charge', 0, 'Tax you owe on purchases. It is paid in cash only.'),
      rcmCgst: tax('CGST under reverse charge'),
      rcmSgst: tax('SGST/UTGST under reverse charge'),
      rcmCredit: yesNo({
        label: 'Take the reverse charge as credit this month',
        help: 'Enter a blocked part of it below.',
        default: true,
      }),
    },
    'Blocked, missing and reversed': notAllowed,
    'Exempt sales and personal use': mixedUse,
    'Rule 86B': {
      taxableTurnover: money({
        label: 'Taxable turnover of the month',
        help: `Without exempt and zero-rated sales. Above ${formatCompact(cashShare.turnoverAbove.value)}, ${pct(cashShare.percent.value)} of output tax is due in cash.`,
        min: 0,
        max: 10_000_00_00_000,
        default: null,
        optional: true,
        slider: false,
      }),
      cashException: choice({
        label: 'Exception from rule 86B',
        options: [
          { value: 'none', label: 'None' },
          {
            value: 'incomeTax',
            label: `Income tax above ${formatCompact(cashShare.incomeTaxAbove.value)}`,
            help: 'Paid in each of the last two years by you, the proprietor, two partners or directors.',
          },
          {
            value: 'refund',
            label: `Refund of unused credit above ${formatCompact(cashShare.refundAbove.value)}`,
            help: 'Received last financial year, for zero-rated sales or an inverted rate.',
          },
          { value: 'government', label: 'Government or statutory body', help: 'PSUs and local authorities too.' },
        ],
        default: 'none',
      }),
      yearTax: {
        ...tax(
          'Output tax of earlier months this year',
          0,
          'All heads. We use it with the next box to check the cash already paid.',
        ),
        showIf: { cashException: 'none' },
      },
      yearCash: { ...tax('Part of it paid in cash'), showIf: { cashException: 'none' } },
    },
    'Split and cess': {
      ownSplit: money({
        label: 'Your own split: IGST credit for CGST',
        help: 'See what it would cost. Our answer still uses the best split.',
        min: 0,
        max: 100_00_00_000,
        default: null,
        optional: true,
        slider: false,
      }),
      outCess: tax('Compensation cess on your sales', 0, 'Up to January 2026.'),
      inCess: tax('Cess credit of the month'),
      openCess: tax('Cess credit brought forward'),
    },
    Refund: {
      refund: oneOf({ label: 'Refund of unused credit' }, [
        ['none', 'No'],
        ['zeroRated', 'Exports or SEZ under LUT'],
        ['inverted', 'Inverted rate', 'Your purchases have a higher GST rate than your sales.'],
      ]),
      refundTurnover: {
        ...turnover('Turnover for the refund', 0, 'Zero-rated, or taxed at the lower rate.'),
        formerDefault: 5_00_000,
        formerThrough: 2 as const,
        showIf: whenRefund,
      },
      adjustedTurnover: {
        ...turnover('Adjusted total turnover', 10_00_000, 'All turnover without exempt sales other than zero-rated.'),
        assumed: true as const,
        showIf: whenRefund,
      },
      refundCapital: { ...tax('Credit on capital goods of the month', 0, 'No refund on these.'), showIf: whenRefund },
      invertedTax: { ...tax('Tax on the inverted-rated sales'), showIf: whenInverted },
      serviceCredit: { ...tax('Credit on input services', 0, 'Part of the net credit.'), showIf: whenInverted },
    },
  },
  presets: [
    {
      label: 'CGST credit cannot pay SGST',
      input: { inIgst: 20_000, inCgst: 1_20_000, inSgst: 70_000 },
    },
    {
      label: 'One per cent in cash (rule 86B)',
      input: {
        outIgst: 0,
        outCgst: 4_95_000,
        outSgst: 4_95_000,
        inIgst: 0,
        inCgst: 5_50_000,
        inSgst: 5_50_000,
        taxableTurnover: 55_00_000,
      },
    },
    {
      label: 'Some sales are exempt',
      input: {
        mixed: true,
        exemptTurnover: 25_00_000,
        totalTurnover: 1_00_00_000,
        capitalGoods: [{ invoiceMonth: '2026-04', use: 'common', igst: 6_00_000, cgst: 0, sgst: 0 }],
      },
    },
    { label: 'Filed 25 days late', input: { month: '2026-06', filedOn: '2026-08-14' } },
  ],
});

export type CreditInput = InputOf<typeof form.fields>;

export default form;
