/** Questions about the taxpayer: age, residence, regime. Functions, so that a page makes only what it asks. */
import type { ChoiceField } from '@/lib/calculator';
import { oneOf } from './kinds';

/** What a page adds to a question of options, or has other than the rest. */
type OtherChoice = Partial<Pick<ChoiceField, 'label' | 'help' | 'showIf' | 'assumed' | 'formerDefault'>>;

/** The help of a question for the age in a year: that at its end, 31 March, which a birthday on the next day completes (CBDT Circular 28/2016). */
export const dayOfAge = 'On 1 April, the day after the year ends.';

/** Asks for the age band for slabs and limits. */
export const ageInYear = (other?: OtherChoice) =>
  oneOf(
    {
      label: 'Your age',
      help: dayOfAge,
      ...other,
    },
    [
      ['below60', 'Below 60'],
      ['senior', '60 to 79'],
      ['verySenior', '80 or more'],
    ],
  );

/** Asks for the residential status: section 6. */
export const residence = (other?: OtherChoice) =>
  oneOf({ label: 'Residence', ...other }, [
    ['resident', 'Resident'],
    ['notOrdinarily', 'Resident, not ordinarily (RNOR)'],
    ['nonResident', 'Non-resident (NRI)'],
  ]);

/** Asks whether the taxpayer is a person or a family. */
export const personOrFamily = () =>
  oneOf({ label: 'Who you are' }, [
    ['individual', 'Individual'],
    ['huf', 'HUF'],
  ]);

/** Asks for the regime that the answer is in. */
export const taxRegime = (other?: OtherChoice & { readonly default?: 'new' | 'old' }) =>
  oneOf({ label: 'Tax regime', ...other }, [
    ['new', 'New regime'],
    ['old', 'Old regime'],
  ]);

/** Asks for the regime whose working is shown, where a page works out both. */
export const shownRegime = (other?: OtherChoice) =>
  oneOf({ label: 'Show in detail', ...other }, [
    ['better', 'Lower tax'],
    ['new', 'New regime'],
    ['old', 'Old regime'],
  ]);
