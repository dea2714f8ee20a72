/** Questions about a business that several pages ask. */
import type { Condition } from '@/lib/calculator';
import { oneOf } from './kinds';

/** Asks whether the presumptive scheme of section 44AD was used, as leaving it decides audit and books for five years. */
export const presumptiveSoFar = (other?: { readonly showIf?: Condition; readonly assumed?: true }) =>
  oneOf(
    {
      label: 'Presumptive taxation (old section 44AD) until now',
      help: 'If you used it and then declare less, you cannot use it for five years.',
      ...other,
    },
    [
      ['never', 'Not used in the last five years'],
      ['used', 'Used in one of the last five years'],
      ['left', 'Used, then left in the last five years'],
    ],
  );
