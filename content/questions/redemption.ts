/** Questions on the tax when units of a fund are sold. In a file of their own, as they bring the law of funds along. */
import { fundTax as law } from '@/content/rules/mutual-funds';
import { type Condition, choice, type InputOf, money, percent, yesNo } from '@/lib/calculator';
import { formatCompact, formatDate } from '@/lib/format';
import { taxedFunds } from './growth';
import { oneOf } from './kinds';

const holding = `${law.longTermAfterMonths.value} months`;
const otherHolding = law.otherLongTermAfterMonths.value;
const since = formatDate(law.slabTaxedIfBoughtFrom.value);

/** The kinds of fund whose gains are long-term after some time, and those with gains at the slab rate. */
const withTerm = ['equity', 'other', 'listed'] as const;
const atSlab = ['debt', 'other', 'listed'] as const;

/** The heading above `taxOnRedemption`. */
export const taxTitle = 'Tax on redemption';

/** Asks how the gain is taxed when units are sold; `when` is where the page asks it at all. */
export const taxOnRedemption = (when: Condition = {}) => ({
  fund: oneOf({ label: 'Tax when you redeem', assumed: true, ...(Object.keys(when).length > 0 && { showIf: when }) }, [
    [
      'equity',
      'Equity-oriented fund',
      `Each purchase is counted from its own date: short-term for its first ${holding}, long-term after that.`,
    ],
    ['debt', `Debt fund bought since ${since}`, 'The whole gain is taxed at your slab rate, however long you hold.'],
    [
      'other',
      'Hybrid, gold or foreign fund',
      `Less than ${law.equityOrientedShare.value}% in Indian shares, and at most ${law.specifiedFundShare.value}% in debt; also a debt fund bought before ${since}. Taxed at your slab rate for the first ${otherHolding} months of each purchase, at ${law.otherLongTermRate.value}% after that.`,
    ],
    [
      'listed',
      'Gold, silver or foreign ETF',
      `Sold on an exchange in India. Taxed at your slab rate for the first ${law.listedLongTermAfterMonths.value} months of each purchase, at ${law.otherLongTermRate.value}% after that.`,
    ],
    ['none', 'Leave out tax'],
  ]),
  exemptionUsed: money({
    label: 'Exemption for long-term gains used elsewhere',
    help: 'How much of it your other shares and equity funds sold in the same financial year use up.',
    showIf: { ...when, fund: 'equity' },
    min: 0,
    max: law.longTermExemption.value,
    default: 0,
  }),
  slabRate: percent({
    label: 'Your slab rate',
    assumed: true,
    help: 'The rate on your last rupee of income, before surcharge and cess.',
    showIf: { ...when, fund: atSlab },
    min: 0,
    max: 30,
    step: 5,
    default: 30,
  }),
  surcharge: choice({
    label: 'Surcharge',
    help: 'We count what these gains bring by themselves. Choose a rate if your other income brings more; the highest is only in the old regime.',
    showIf: { ...when, fund: taxedFunds },
    options: [
      { value: '0', label: 'By these gains alone' },
      ...law.surcharge.value.map(([above, rate]) => ({
        value: String(rate),
        label: `${rate}%: total income above ${formatCompact(above)}`,
      })),
    ],
    default: '0',
  }),
  cess: yesNo({
    label: `Add ${law.cess.value}% cess`,
    help: 'Everyone pays it. Switch it off only to compare with a site that leaves it out.',
    showIf: { ...when, fund: taxedFunds },
    default: true,
  }),
  anniversary: oneOf(
    {
      label: `Sold exactly ${law.longTermAfterMonths.value} or ${otherHolding} months after the purchase`,
      help: `The law asks for more than ${holding}, for hybrid, gold and foreign funds ${otherHolding}. The Delhi High Court counts the day of purchase.`,
      showIf: { ...when, fund: withTerm },
    },
    [
      ['long', 'Long-term'],
      ['short', 'Short-term'],
    ],
  ),
});

export type TaxChoices = InputOf<ReturnType<typeof taxOnRedemption>>;
