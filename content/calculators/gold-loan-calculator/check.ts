import { goldLoanRules as rules, silverFrom } from '@/content/rules/gold-loans';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { formatDate, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { GoldLoanInput } from './form';
import {
  asRepaid,
  finenessOf,
  type GoldPlan,
  highestShare,
  isSilver,
  isUnderDirections,
  metalOf,
  planFor,
} from './pledge';
import { partsThatStay, releaseOf } from './release';

/** The most of each kind that one person may pledge, in grams, and what it is called; before the Directions only gold coins had a limit. */
const mostOf = {
  ornament: { most: rules.mostOrnaments.value, name: 'gold jewellery', before: false },
  coin: { most: rules.mostCoins.value, name: 'gold coins', before: true },
  silver: { most: rules.mostSilver.value, name: 'silver jewellery and articles', before: false },
  silverCoin: { most: rules.mostSilverCoins.value, name: 'silver coins', before: false },
} as const;

/** Returns what in the input no lender takes, as sentences. */
export function problems(given: GoldLoanInput): readonly Problem[] {
  const input = asRepaid(given);
  if (input.items.length === 0) return problemAt('items.0.gross', 'Enter the weight of your gold.');
  const { at, problems: found } = problemSheet();
  input.items.forEach((item, index) => {
    at(
      `items.${index}.stones`,
      item.stones >= item.gross &&
        `Stones and wax of ${formatNumber(item.stones)} g leave no ${isSilver(item) ? 'silver' : 'gold'} in an item of ${formatNumber(item.gross)} g.`,
    );
  });
  input.items.forEach((item, index) => {
    at(
      `items.${index}.purity`,
      item.kind === 'coin' &&
        finenessOf(item) < rules.coinFineness.value &&
        'Lenders may take only coins of 22 carat or more, by reports on the RBI’s directions. Leave this coin out, or correct its purity.',
    );
  });
  at(
    ['ownShare', 'limit'],
    input.limit === 'own' &&
      input.ownShare > highestShare(input) &&
      `The RBI does not allow a lender to lend ${pct(input.ownShare)} of the value for own use: on this day at most ${pct(highestShare(input))}. Enter a lower share, or say that the loan is for a farm${isUnderDirections(input) ? ' or business' : ''}.`,
  );
  const hasSilver = input.items.some(isSilver);
  at(
    'silverPrice',
    hasSilver && input.silverPrice === null && 'Enter the price of a gram of silver: an item is silver.',
  );
  at(
    'sanctionedOn',
    hasSilver &&
      input.limit !== 'business' &&
      input.sanctionedOn < silverFrom &&
      `The RBI’s limits cover loans against silver from ${formatDate(silverFrom)}. Choose that day or a later one.`,
  );
  for (const [kind, { most, name, before }] of Object.entries(mostOf)) {
    const grams = input.items.reduce((sum, item) => sum + (item.kind === kind ? item.gross : 0), 0);
    at(
      'items',
      grams > most &&
        (before || isUnderDirections(input)) &&
        `You may pledge at most ${formatNumber(most)} g of ${name}, for all loans together. Yours add up to ${formatNumber(grams)} g.`,
    );
  }
  at(
    ['tenure', 'mode'],
    input.mode === 'bullet' &&
      input.limit !== 'business' &&
      input.tenure > rules.longestBullet.value &&
      `A ${metalOf(input) === 'silver' ? 'silver' : 'gold'} loan for own use, repaid all at the end, can run for at most ${formatMonths(rules.longestBullet.value)}. Choose a shorter tenure, or pay monthly.`,
  );
  if (found.length > 0) return found;
  const plan = planFor(input, input.mode);
  const { loan, inHand } = plan;
  at(
    ['charges', 'feePercent'],
    inHand <= 0 &&
      `The charges with GST, ${inr(loan - inHand)}, leave nothing of the loan of ${inr(loan)}. Enter lower charges, or pledge more.`,
  );
  return found.length > 0 ? found : releaseProblems(input, plan);
}

/** Returns what in a release of items cannot be. */
function releaseProblems(input: GoldLoanInput, plan: GoldPlan): readonly Problem[] {
  if (!input.partRelease) return [];
  const { at, problems: found } = problemSheet();
  const { items, released, releaseAfter, tenure } = input;
  at(
    ['releaseAfter', 'tenure'],
    releaseAfter >= tenure && `The loan ends after ${formatMonths(tenure)}. Items come back early only before that.`,
  );
  released.forEach(({ item, grams }, index) => {
    const of = items[item - 1];
    at(`released.${index}.item`, !of && `There is no item ${item}: you pledge ${items.length}.`);
    const all = sumOf(
      released.filter((each) => each.item === item),
      (each) => each.grams ?? of?.gross ?? 0,
    );
    at(
      `released.${index}.${grams === null ? 'item' : 'grams'}`,
      of !== undefined && all > of.gross && `Item ${item} weighs ${formatNumber(of.gross)} g in all.`,
    );
  });
  at(
    'released',
    found.length === 0 &&
      partsThatStay(input).every((part) => part < 1e-9) &&
      'Nothing would stay pledged. For all items you must repay the whole loan. Enter the weight of a part, or leave an item out.',
  );
  const release = found.length > 0 ? null : releaseOf(input, plan);
  at(
    'releasePayment',
    release !== null &&
      release.payment > release.owed + 0.005 &&
      `You owe ${inr(release.owed)} on that day, so you cannot pay ${inr(release.payment)}.`,
  );
  return found;
}
