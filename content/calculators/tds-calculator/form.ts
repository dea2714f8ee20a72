import { dayOfExport } from '@/content/day-of-export';
import type { WithFilledRows } from '@/content/filled-rows';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { lawUntil } from '@/content/questions/law-until';
import { standardRate } from '@/content/rules/gst';
import { auditClass } from '@/content/rules/tds/audit-class';
import { propertyWithoutTanFrom } from '@/content/rules/tds/duties';
import { nonResidentPayments, type PaymentId, type Question, residentPayments } from '@/content/rules/tds/payments';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { dayAfterLast, lastDayOnFile } from '@/content/tax/last-year';
import { choice, date, defineForm, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';
import { formatCompact, formatDate, pct } from '@/lib/format';

const payments = [...residentPayments, ...nonResidentPayments];

/** Returns the payments that raise a question. */
export function asking(question: Question): PaymentId[] {
  return payments.flatMap(({ id, asks }) => ((asks as readonly Question[]).includes(question) ? [id] : []));
}

/** From 1 April 2026 a certificate is for every payment; salary and pension have no rate to lower here. */
const certifiable = payments.map(({ id }) => id).filter((id) => id !== '192' && id !== '194P');

const mostRupees = 1_000_00_00_000;
const firstDay = '2024-04-01';
const lastDay = lastDayOnFile;

const earlierPayment = {
  date: date({ label: 'Date', min: firstDay, max: lastDay, default: '', optional: true }),
  amount: money({
    label: 'Amount',
    min: 0,
    max: mostRupees,
    default: null,
    optional: true,
    paise: true,
    slider: false,
  }),
  tax: money({ label: 'Tax deducted', min: 0, max: mostRupees, default: 0, step: 100, paise: true, slider: false }),
};

const laterDay = (label: string, help: string) =>
  date({
    label,
    help,
    min: firstDay,
    max: dayAfterLast(4, '03-31'),
    default: '',
    optional: true,
    showIf: { side: 'pay' },
  });

const rowDay = (label: string, help?: string) =>
  date({ label, ...(help && { help }), min: firstDay, max: dayAfterLast(4, '03-31'), default: '', optional: true });

const form = defineForm({
  main: {
    side: oneOf({ label: 'Your side of the payment' }, [
      ['pay', 'I pay'],
      ['receive', 'I am paid'],
    ]),
    payment: choice({
      label: 'What is it for?',
      options: payments.map(({ id, name, words }) => ({ value: id, label: name, words })),
      default: '194J-professional',
      finder: true,
    }),
    amount: money({
      label: 'Amount',
      help: 'Without GST, if the bill shows it separately.',
      min: 1,
      max: mostRupees,
      default: 60_000,
      paise: true,
      slider: { min: 1_000, max: 5_00_000 },
    }),
    addGst: firstNo(`Add ${pct(standardRate.value)} GST`, {
      help: 'The rate of most services, on top of the amount. There is no TDS on it.',
      showIf: { payment: asking('gst') },
    }),
    months: whole({
      label: 'Months of rent in it',
      help: 'How many months the amount above is for. The limit is for a month. If the rent changed, enter only the months above it.',
      min: 1,
      max: 12,
      default: 1,
      showIf: { payment: asking('months') },
    }),
    lastRent: firstNo('The tenancy ends with this rent', {
      help: 'A tenant deducts once, from the rent for March or for the last month of the tenancy.',
      showIf: { payment: asking('lastRent') },
    }),
    dealValue: money({
      label: 'Price of the whole property',
      help: 'If there are several buyers, sellers or instalments.',
      min: 1,
      max: mostRupees,
      default: null,
      optional: true,
      step: 1_00_000,
      slider: false,
      showIf: { payment: asking('property') },
    }),
    stampValue: money({
      label: 'Stamp duty value',
      help: 'Of the whole property. The higher of price and stamp value counts.',
      min: 0,
      max: mostRupees,
      default: null,
      optional: true,
      step: 1_00_000,
      slider: false,
      showIf: { payment: asking('property') },
    }),
    cost: money({
      label: 'Premiums or cost to subtract',
      help: 'Life policy: premiums paid. Sale by a non-resident: cost, only if a certificate or the seller’s proof lets you use it.',
      min: 0,
      max: mostRupees,
      default: 0,
      slider: false,
      showIf: { payment: asking('cost') },
    }),
    date: date({
      label: 'Paid or credited on',
      help: `Whichever is earlier. ${lawUntil}`,
      min: firstDay,
      max: lastDay,
      default: dayOfExport,
      formerDefault: '2026-02-10',
      formerThrough: 2,
      today: true,
    }),
    payer: oneOf({ label: 'Who pays', showIf: { payment: asking('payer') } }, [
      ['auditClass', 'Company, firm, or audited individual', 'Any other body too, and an audited HUF.'],
      [
        'small',
        'Individual or HUF below audit limits',
        `Last year’s turnover up to ${formatCompact(auditClass.value.business)}, professional receipts up to ${formatCompact(auditClass.value.profession)}; or a personal expense.`,
      ],
    ]),
    payee: oneOf({ label: 'Who is paid', showIf: { payment: asking('payee') } }, [
      ['individual', 'Individual or HUF'],
      ['firm', 'Firm or LLP'],
      ['company', 'Company'],
      ['other', 'Trust, society, other'],
    ]),
    buyer: oneOf(
      {
        label: 'Who buys the property',
        help: `From ${formatDate(propertyWithoutTanFrom.value)} a resident individual or HUF needs no TAN, and has other days.`,
        showIf: { payment: asking('buyer') },
      },
      [
        ['person', 'Resident individual or HUF'],
        ['other', 'Company, firm, body or non-resident'],
      ],
    ),
    earlier: rows({
      label: 'Paid to the same payee earlier this year',
      help: 'Only payments of the same kind, oldest first.',
      noun: 'payment',
      fields: earlierPayment,
      default: [],
      maxRows: 15,
      showIf: { payment: asking('earlier') },
    }),
  },
  more: {
    'GST on the bill': {
      gst: money({
        label: 'GST shown separately',
        help: 'No TDS on it. If the bill does not show it separately, include it in the amount.',
        min: 0,
        max: mostRupees,
        default: 0,
        step: 100,
        paise: true,
        slider: { min: 0, max: 90_000 },
        showIf: { payment: asking('gst'), addGst: false },
      }),
    },
    'No PAN, or a lower rate': {
      pan: yesNo({
        label: 'Payee’s PAN is valid',
        help: 'An inoperative PAN counts as none.',
        default: true,
        assumed: true,
      }),
      details: firstNo(`Payee gave the details of rule 37BC (${firstTaxYear}: 217)`, {
        help: 'Name, contact, address, residence certificate and tax number abroad.',
        showIf: { pan: false, payment: asking('details') },
      }),
      certificate: percent({
        label: 'Rate in the tax officer’s certificate',
        help: 'A lower rate, or 0 for no tax. Section 197, not for every payment; from 1 April 2026 section 395(1), for all.',
        min: 0,
        max: 40,
        default: null,
        optional: true,
        slider: false,
        showIf: { payment: certifiable },
      }),
      declaration: firstNo('Form 15G or 15H is with you', {
        help: 'A resident’s declaration that no tax will be due. It is Form 121 from 1 April 2026.',
        showIf: { payment: asking('declaration') },
      }),
      treaty: percent({
        label: 'Rate in the tax treaty',
        help: 'With a residence certificate and Form 10F.',
        min: 0,
        max: 40,
        default: null,
        optional: true,
        step: 1,
        slider: false,
        showIf: { payment: asking('treaty') },
      }),
    },
    'Late? Interest and fee': {
      deductedOn: laterDay('Tax deducted on', 'Leave empty for the day of payment.'),
      depositedOn: laterDay('Tax deposited on', 'Leave empty if in time.'),
      filedOn: laterDay('TDS statement filed on', 'Leave empty if in time.'),
    },
    'Many deductions: late fee by quarter': {
      deducted: rows({
        label: 'Tax deducted in the year',
        help: 'Each deduction with its days, from your books or a spreadsheet. This payment is not counted with them.',
        noun: 'deduction',
        maxRows: 200,
        showIf: { side: 'pay' },
        fields: {
          form: oneOf({ label: 'Form' }, [
            ['26Q', '26Q: residents'],
            ['24Q', '24Q: salaries'],
            ['27Q', '27Q: non-residents'],
          ]),
          deductedOn: rowDay('Deducted on'),
          tax: money({ label: 'Tax', min: 0, max: mostRupees, default: 0, step: 100, paise: true, slider: false }),
          depositedOn: rowDay('Deposited on', 'Empty if in time.'),
          filedOn: rowDay('Statement filed on', 'Empty if in time.'),
        },
        default: [],
      }),
    },
  },
  presets: [
    {
      label: 'The bill that crosses the limit',
      input: {
        payment: '194J-professional',
        amount: 30_000,
        gst: 5_400,
        earlier: [{ date: '', amount: 30_000, tax: 0 }],
      },
    },
    {
      label: 'A flat: price ₹60 lakh, stamp value ₹65 lakh',
      input: { payment: '194IA', amount: 60_00_000, stampValue: 65_00_000 },
    },
    {
      label: 'A tenant’s year at ₹60,000 a month',
      input: { payment: '194IB', amount: 7_20_000, months: 12, lastRent: true },
    },
    { label: 'A royalty to a foreign company', input: { payment: '195-royalty', payee: 'company', amount: 50_00_000 } },
  ],
});

/** The cell without which an earlier payment does not count. */
export type DecidingCells = { readonly earlier: 'amount' };

export type TdsInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
