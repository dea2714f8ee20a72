import { regimeNames } from '@/content/tax/names';
import { formatDate, inr } from '@/lib/format';
import { listed } from '@/lib/listed';
import { lowerFirst, upperFirst } from '@/lib/lower-first';
import { isRentKnown } from '@/lib/tax/house-property';
import type { House } from '@/lib/tax/taxpayer';
import { type Answer, countedAsNothing, isOldClosed } from './answer';
import type { RentalIncomeInput } from './form';
import { tenanciesOf } from './rents';
import type { RegimeAnswer } from './year-tax';

/** Returns houses by their places, from 0, in words: "house 1 and house 3". */
const named = (places: readonly number[]) => listed(places.map((place) => `house ${place + 1}`));

const placesOf = (houses: readonly House[], holds: (house: House, place: number) => boolean) =>
  houses.flatMap((house, place) => (holds(house, place) ? [place] : []));

/** Returns which own houses are the free ones, as a sentence; '' where all are. */
function namingSentence(now: RegimeAnswer): string {
  const { houses } = now;
  const deemed = named(placesOf(houses, ({ use }) => use === 'deemedLetOut'));
  if (deemed === '') return '';
  const own = named(placesOf(houses, ({ use }) => use === 'selfOccupied'));
  const nothing = countedAsNothing(now);
  const unknown = named(
    placesOf(
      houses,
      (house, place) => (house.use === 'selfOccupied' && !isRentKnown(house)) || nothing.includes(place),
    ),
  );
  if (nothing.length > 0) {
    const needed = nothing.length === 1 ? 'one of ' : `${nothing.length} of `;
    return ` ${upperFirst(own)} are free of tax as your own. The rent that the others could earn is taxed, but none is entered for ${named(nothing)}, so nothing is counted there. Enter the fair rent of ${needed}${unknown}.`;
  }
  const choice = ` Choose ${own} as your own and ${deemed} as let out.`;
  return unknown === ''
    ? `${choice} No other choice costs less tax.`
    : `${choice} We take ${unknown} as free because the rent that ${unknown.includes(' and ') ? 'they' : 'it'} could earn is not entered. With it another choice may cost less tax.`;
}

/** Returns the let houses whose rent is still to be entered, as a sentence; '' where there is none. */
function withoutRent(input: RentalIncomeInput): string {
  const empty = input.houses.flatMap(({ use }, place) =>
    use === 'let' && tenanciesOf(input, place).every(({ stretches }) => stretches.every(({ rent }) => rent === 0))
      ? [place]
      : [],
  );
  return empty.length > 0 ? ` Enter the rent of ${named(empty)}. It counts as nothing until then.` : '';
}

/** Returns what the houses add to the tax, or save of it. */
function addedSentence({ input, now, cash }: Answer, marginal: string): string {
  const { heads, afterSetOff } = now.assessment;
  const regime = regimeNames[now.regime];
  if (now.added > 0) {
    const usesOldLoss = afterSetOff.setOffs.some(({ kind, from }) => kind === 'house' && from !== input.financialYear);
    const add = input.houses.length > 1 ? 'Your houses add' : 'Your house adds';
    return `${add} ${inr(now.added)} to your tax in the ${regime}. ${inr(afterSetOff.house)} of house income is taxable${usesOldLoss ? ' after losses of earlier years' : ''}, and the tax on your next rupee is ${marginal}.`;
  }
  if (now.added < 0) return `The house loss saves you ${inr(-now.added)} of tax on your other income in the ${regime}.`;
  return heads.house < 0
    ? `In the ${regime} your house loss of ${inr(-heads.house)} does not lower other income${cash.rent > 0 ? ', and there is no tax on the rent' : ''}.`
    : `No tax is added in the ${regime}.`;
}

/** Returns what the other regime would cost, and by when a return must be filed for this one. */
function comparedSentence(answer: Answer): string {
  const { now, other, year } = answer;
  const gap = other.tax - now.tax;
  if (gap === 0) return '';
  const closed = isOldClosed(answer)
    ? ` That needs a return filed by ${formatDate(year.returns.due.value.individual)}; a late one is taxed in the new regime.`
    : '';
  return ` The ${regimeNames[other.regime]} would cost ${inr(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} in all.${closed}`;
}

/** Returns what the answer means: the tax that the houses add, what is left, and the other regime. `marginal` is the rate on the next rupee. */
export function sentenceOf(answer: Answer, marginal: string): string {
  const { input, now, cash, deducted } = answer;
  const added = addedSentence(answer, marginal);
  const first = input.salary > 0 ? `With a salary of ${inr(input.salary)}, ${lowerFirst(added)}` : added;
  const received = cash.rent + cash.arrears;
  const kept =
    cash.left >= 0
      ? ` Of ${inr(received)} received, you keep ${inr(cash.left)} after tax, interest and costs.`
      : ` The houses cost you ${inr(-cash.left)} more than the rent you get.`;
  const tds =
    deducted > 0
      ? ` Tenants deduct TDS of ${inr(deducted)}; ${now.tax === 0 ? 'claim it back in your return' : 'you get credit for it against your tax'}.`
      : '';
  return `${first}${namingSentence(now)}${received > 0 ? kept : ''}${tds}${comparedSentence(answer)}${withoutRent(input)}`;
}
