import type { CalculatorPage } from '@/content/calculators/page';
import { ppf } from '@/content/rules/ppf';
import { quarterlyRates } from '@/content/rules/small-savings';
import { sukanya } from '@/content/rules/sukanya';
import { sectionBeside } from '@/content/tax/law-names';
import { formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';

const knownUntil = quarterlyRates.sukanya.knownUntil ?? quarterlyRates.sukanya.checkedOn;
const rate = pct(valueOn(quarterlyRates.sukanya, knownUntil).value);
const least = inr(sukanya.minimumDeposit.value);
const most = inr(sukanya.maximumDeposit.value);
const years = sukanya.depositYears.value;
const term = sukanya.termYears.value;
const marriage = sukanya.marriage.value;

export const page: CalculatorPage = {
  summary: 'What your daughter’s Sukanya account grows to, when it matures, and how much she can take at 18.',
  description: `Sukanya Samriddhi calculator by date of birth and opening: notified rates, ${years} deposits, ${term} years, money at ${sukanya.withdrawal.age.value}, or the deposit for a target.`,
  keywords: [
    'Sukanya Samriddhi calculator',
    'SSY calculator',
    'Sukanya Samriddhi Yojana interest rate',
    'SSY maturity amount',
    'Sukanya withdrawal at 18',
    'girl child savings scheme',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    [`When does the account mature: when she is ${term}, or after ${term} years?`]: `After ${term} years from the day of opening, at any age. If you open it when she is 3, it matures when she is ${3 + term}. You deposit only in the first ${years} years. In the last ${term - years} the balance only earns interest.`,
    [`Is it ${years} or ${years + 1} deposits?`]: `You deposit for ${sukanya.depositYears.value} years from the day of opening. If you open on 1 April, that is exactly ${sukanya.depositYears.value} financial years. If you open on any other day, part of a ${years + 1}th year is included, and you may deposit once more before the ${years} years are over. We count ${sukanya.depositYears.value} as others do, and show the other figure beside it.`,
    [`Is the rate fixed for ${term} years?`]: `No. It is set every quarter, and a new rate applies to the whole balance. It was ${rate} up to ${formatDate(knownUntil)}, by the last notification we have. For later months the calculator uses the rate you expect. Under “Year by year” you can add changes.`,
    [`How much can she take out at ${sukanya.withdrawal.age.value}?`]: `For her education, up to ${sukanya.withdrawal.share.value}% of the balance on the 31 March before, but not more than the fees. She can take it once she is ${sukanya.withdrawal.age.value} or has passed class 10, whichever is earlier, at once or in up to ${sukanya.withdrawal.mostYears.value} yearly instalments.`,
    'Can I close the account early?': `Yes, for her marriage, if she is at least ${sukanya.marriage.value.age} on that day. You apply from ${marriage.monthsBefore} month before to ${marriage.monthsAfter} months after. From ${sukanya.hardshipAfterYears.value} years after opening you can also close it if she has a life-threatening illness or her guardian dies. If she dies, it is closed at once and paid to the guardian. You cannot close it just because you want to.`,
    'What happens if I miss a year?': `The account is in default. Within the ${sukanya.depositYears.value} years you can revive it with ${least} and ${inr(sukanya.revivalFee.value)} for each missed year. Even if you never do, the whole balance earns the scheme's rate to the end.`,
    'Is it tax-free in the new regime?': `Yes. The interest and the amount she gets are tax-free in both regimes. But you can deduct the deposits only in the old regime, up to ${inr(ppf.deductionCeiling.value)} shared with your other savings under section ${sectionBeside('80C', 'act2025')}.`,
    'Can I open accounts for two daughters?': `Yes, one for each, and a third only for twins born after one daughter, or for triplets. A girl born after twin girls gets none. You can deposit up to ${most} a year in each. Work them out one after the other, because each has its own dates.`,
  },
  sources: [
    'sukanya-scheme-2019',
    'sukanya-rules-2014',
    'small-savings-rates',
    'ppf-scheme-2019',
    'income-tax-act-1961',
    'income-tax-act-2025',
  ],
  related: ['ppf-calculator', 'sip-calculator', 'fd-calculator', 'education-loan-calculator', 'inflation-calculator'],
};
