import { emptyTaxpayer, isSeniorCitizen, type Taxpayer } from '@/lib/tax/taxpayer';
import type { Farm } from './farm';
import type { AgricultureInput } from './form';
import type { Land } from './land';

/** Returns the person whom the form describes. */
export function taxpayerOf(input: AgricultureInput, farm: Farm, land: Land | null): Taxpayer {
  const shares = [
    { class: 'shortTermEquity', amount: input.shortEquity },
    { class: 'longTermEquity', amount: input.longEquity },
  ] as const;
  return {
    ...emptyTaxpayer,
    kind: input.taxpayer,
    age: input.age,
    residence: input.residence,
    // A family earns no salary; its hidden box still holds the example's.
    salary: { ...emptyTaxpayer.salary, gross: input.taxpayer === 'huf' ? 0 : input.salary },
    business: { regular: farm.business, speculative: 0 },
    gains: [...shares.filter(({ amount }) => amount > 0), ...(land?.gains ?? [])],
    other: { ...emptyTaxpayer.other, other: input.income, winnings: input.winnings },
    agricultural: farm.net,
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health,
        familySenior: isSeniorCitizen({ ...input, kind: input.taxpayer }),
      },
    },
  };
}

/** Returns the same person with another net agricultural income, ₹. */
export function farming(taxpayer: Taxpayer, agricultural: number): Taxpayer {
  return { ...taxpayer, agricultural };
}
