/** Figures that a plus sign joins. */
import type { QuantityKind } from '../asked';
import type { TypedQuantity } from '../typed-quantities';

/** A figure with those that a plus sign joins to it, as one sum. */
export interface Sum {
  readonly quantity: TypedQuantity;
  readonly parts: readonly TypedQuantity[];
}

/** Returns the figures with those that a plus sign joins: as one sum, with its parts. */
export function joined(quantities: readonly TypedQuantity[]): Sum[] {
  const heads: { quantity: TypedQuantity; parts: TypedQuantity[] }[] = [];
  for (const quantity of quantities) {
    const before = heads.at(-1);
    // Behind a day, "3 lakh aug 2025 + 3.5 lakh aug 2026", a plus sign begins the next row.
    const head = quantity.isAdded && !before?.quantity.day ? before : undefined;
    if (!head) {
      heads.push({ quantity, parts: [quantity] });
      continue;
    }
    head.parts.push(quantity);
    const as = Object.fromEntries(
      Object.entries(head.quantity.as).flatMap(([kind, value]) => {
        const more = quantity.as[kind as QuantityKind];
        return more === undefined ? [] : [[kind, value + more]];
      }),
    );
    head.quantity = { ...head.quantity, as, end: quantity.end, per: quantity.per ?? head.quantity.per };
  }
  return heads;
}
