import { money } from '@/lib/calculator';
import { amount } from './bounds';

const refund = { mode: 'refund' } as const;

/** Asks for the turnover and the credit of the period of a refund. */
export const refundQuestions = {
  exportedGoods: money({
    label: 'Goods exported without tax in the period',
    help: 'Under a letter of undertaking, to the FOB value of the shipping bills.',
    showIf: refund,
    ...amount,
    default: 50_00_000,
  }),
  exportedServices: money({
    label: 'Services exported without tax, paid for in the period',
    showIf: refund,
    ...amount,
    default: 0,
  }),
  domesticTurnover: money({
    label: 'Taxable turnover in India in the period',
    help: 'In the State, without exempt supplies. Supplies on which the buyer pays the tax count; your own purchases under reverse charge do not.',
    showIf: refund,
    ...amount,
    default: 50_00_000,
  }),
  netCredit: money({
    label: 'Input tax credit of the period',
    help: 'On inputs and input services, not on capital goods.',
    showIf: refund,
    ...amount,
    default: 8_00_000,
  }),
};

/** Asks for what limits the refund besides the formula. */
export const refundLimits = {
  likeGoods: money({
    label: 'Value of the exported goods at prices in India',
    help: 'At which you or a similar supplier sells the same goods here. Empty: no limit.',
    showIf: refund,
    ...amount,
    optional: true,
    default: null,
  }),
  ledgerBalance: money({
    label: 'Balance in the electronic credit ledger',
    help: 'The lower of those at the end of the period and on the day of the claim. Empty: no limit.',
    showIf: refund,
    ...amount,
    optional: true,
    default: null,
  }),
};
