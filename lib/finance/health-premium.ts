/** Estimated premiums of health policies, ₹ a year, from a table of published examples. Every figure is an argument. */

/** Premiums of one adult by age for one cover in the dearest zone, and what other covers, places and members change. */
interface PremiumTable {
  /** From an age on, ₹ a year; youngest first. */
  readonly byAge: readonly (readonly [fromAge: number, premium: number])[];
  /** Cover in ₹ and its factor, smallest first; between two of them the factor is interpolated. */
  readonly byCover: readonly (readonly [cover: number, factor: number])[];
  /** In a floater: the part of the own premium that each adult but the eldest adds, and of the eldest's that a child adds. */
  readonly furtherAdult: number;
  readonly child: number;
  /** With an eldest above this age a child adds a fixed amount, ₹. */
  readonly childByEldestUpTo: number;
  readonly childOtherwise: number;
}

/** Returns the factor of a cover (₹), interpolated between the covers of the table. */
function coverFactor(cover: number, { byCover }: PremiumTable): number {
  const [firstCover = 0, firstFactor = 1] = byCover[0] ?? [];
  if (cover <= firstCover) return firstFactor;
  for (const [index, [upper, factor]] of byCover.entries()) {
    if (cover > upper) continue;
    const [lower, lowerFactor] = byCover[index - 1] ?? [firstCover, firstFactor];
    return lowerFactor + ((factor - lowerFactor) * (cover - lower)) / (upper - lower);
  }
  return byCover.at(-1)?.[1] ?? firstFactor;
}

/**
 * Returns the estimated premium of a policy for one person, ₹ a year. `zone` is the factor of the place.
 * @example individualPremium(62, 1500000, 1, table) // 59800 with 52,000 from 61 and a factor of 1.15
 */
function individualPremium(age: number, cover: number, zone: number, table: PremiumTable): number {
  const base = table.byAge.findLast(([from]) => age >= from)?.[1] ?? table.byAge[0]?.[1] ?? 0;
  return base * coverFactor(cover, table) * zone;
}

/** What one member adds to a floater, ₹ a year. */
export interface FloaterPart {
  readonly age: number | null;
  readonly separate: number;
  readonly inFloater: number;
}

/**
 * Returns what each adult (`ages`, at least one) and each child adds to one floater, and what a policy of the same cover
 * for that person alone costs. A child (`age: null`) alone is taken at the youngest age of the table.
 */
export function floaterParts(
  ages: readonly number[],
  children: number,
  cover: number,
  zone: number,
  table: PremiumTable,
): FloaterPart[] {
  const [eldest = 0, ...others] = [...ages].sort((a, b) => b - a);
  const alone = (age: number) => individualPremium(age, cover, zone, table);
  const childPart = eldest <= table.childByEldestUpTo ? alone(eldest) * table.child : table.childOtherwise;
  return [
    { age: eldest, separate: alone(eldest), inFloater: alone(eldest) },
    ...others.map((age) => ({
      age,
      separate: alone(age),
      inFloater: Math.max(childPart, alone(age) * table.furtherAdult),
    })),
    ...Array.from({ length: children }, () => ({ age: null, separate: alone(0), inFloater: childPart })),
  ];
}
