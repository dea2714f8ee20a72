import { returnStage } from '@/content/tax/return-stage';
import { formatCompact, formatDate, formatNumber, inr } from '@/lib/format';
import type { CoverNeed } from './cover';
import type { Taxes } from './deduction';
import type { HealthInput } from './form';
import { yearOf } from './person';
import { members } from './working-cover';

export function sentenceOf(
  input: HealthInput,
  saved: number,
  { oldWithout, oldWith, newRegime, allowed }: Taxes,
  need: CoverNeed,
): string {
  const inOld = oldWithout - oldWith;
  const otherRegime =
    newRegime < oldWith
      ? `, but the new regime still costs you ${inr(oldWith - newRegime)} less in all`
      : newRegime > oldWith
        ? `, and the old regime would cost you ${inr(newRegime - oldWith)} less in all`
        : ', and both regimes cost you the same in all';
  const year = yearOf(input);
  const inTime =
    returnStage(year, input.today) === 'runs'
      ? ''
      : `, in a return filed by ${formatDate(year.returns.due.value.individual)}`;
  const deducted =
    allowed === 0
      ? 'Nothing is deducted, so no tax is saved'
      : saved > 0
        ? `You deduct ${inr(allowed)} and save ${inr(saved)} of tax${inTime}`
        : `You deduct ${inr(allowed)}, which saves no tax`;
  const tax =
    input.regime === 'old'
      ? `${deducted}.${newRegime < oldWith ? ` Still, the new regime would cost you ${inr(oldWith - newRegime)} less in all.` : ''}`
      : `In the new regime the premium saves no tax. In the old one ${inr(allowed)} would be deducted and save ${inOld > 0 ? inr(inOld) : 'no tax'}${otherRegime}.`;
  const who = members(input) > 1 ? 'you and your family' : 'you';
  const time =
    input.coverYears === 0
      ? 'today'
      : input.coverYears === 1
        ? 'for a year'
        : `for ${formatNumber(input.coverYears)} years`;
  return `${tax} A cover of ${formatCompact(need.aim)} should be enough for ${who} ${time}.`;
}
