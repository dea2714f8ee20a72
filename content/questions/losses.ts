/** Questions about losses of earlier years that several pages ask. Functions, so that a page makes only what it asks. */
import { nextEarlierYear } from '@/content/tax/new-row';
import { rows } from '@/lib/calculator';
import type { LossKind } from '@/lib/tax/taxpayer';
import { cellOfYear } from './income';
import { oneOf } from './kinds';
import { earlierYears, lossOf } from './year';

/** Years whose losses may still be carried forward. */
const years = earlierYears(2016);

/** Asks for losses of earlier years, a row for each; `more` names kinds beside those of houses and capital gains. */
export const lossesBroughtForward = (more: readonly (readonly [LossKind, string])[] = []) =>
  rows({
    label: 'Losses brought forward',
    help: 'Capital and business losses: from returns filed in time.',
    noun: 'loss',
    maxRows: 10,
    fields: {
      kind: oneOf<LossKind>({ label: 'Kind' }, [
        ['shortTermCapital', 'Short-term capital'],
        ['longTermCapital', 'Long-term capital'],
        ['house', 'House property'],
        ...more,
      ]),
      year: lossOf(years),
      amount: cellOfYear('Amount'),
    },
    default: [],
    newRow: nextEarlierYear('losses', years),
  });
