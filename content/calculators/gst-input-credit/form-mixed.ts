import { firstNo, oneOf } from '@/content/questions/kinds';
import { personalShare } from '@/content/rules/gst-credit';
import { lastDayOnFile } from '@/content/tax/last-year';
import { month, rows } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { cells, turnover } from './form-kinds';

const whenMixed = { mixed: true };

/** What is asked where some sales are exempt, or purchases are partly for personal use. */
export const mixedUse = {
  mixed: firstNo('You have exempt sales, or use some purchases yourself'),
  exemptTurnover: {
    ...turnover('Exempt turnover of the month', 0, 'In this State, without tax.'),
    formerDefault: 2_00_000,
    formerThrough: 2 as const,
    showIf: whenMixed,
  },
  totalTurnover: {
    ...turnover(
      'Total turnover of the month',
      10_00_000,
      'In this State. If there was none, enter those of the last month that had some.',
    ),
    assumed: true as const,
    showIf: whenMixed,
  },
  personal: firstNo('Some common purchases are partly for personal use', {
    help: `${pct(personalShare.value)} of the common credit is reversed.`,
    showIf: whenMixed,
  }),
  uses: rows({
    label: 'Credit used for one purpose only',
    help: 'Without capital goods. The rest counts as common credit.',
    noun: 'part',
    maxRows: 9,
    default: [],
    fields: {
      use: oneOf({ label: 'Use' }, [
        ['taxable', 'Taxable or zero-rated sales (T4)'],
        ['exempt', 'Exempt sales (T2)'],
        ['nonBusiness', 'Not for business (T1)'],
      ]),
      ...cells,
    },
    showIf: whenMixed,
  }),
  capitalGoods: rows({
    label: 'Capital goods',
    help: 'Machines and similar, with the tax on the invoice. This month’s purchases are part of the credit above.',
    noun: 'item',
    maxRows: 12,
    default: [],
    fields: {
      invoiceMonth: month({
        label: 'Month of the invoice',
        min: '2017-07',
        max: lastDayOnFile.slice(0, 7),
        default: '2026-04',
      }),
      use: oneOf({ label: 'Use' }, [
        ['common', 'Taxable and exempt'],
        ['exempt', 'Exempt or personal only'],
        ['taxable', 'Taxable only'],
      ]),
      ...cells,
    },
    showIf: whenMixed,
  }),
};
