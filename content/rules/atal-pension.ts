import type { Citation, IsoDate, Rule } from '@/lib/law';

const scheme = (at: string): Citation => ({ source: 'atal-pension-yojana', at: `${at}, Atal Pension Yojana` });

/** The Atal Pension Yojana: a fixed pension from 60, for which the age of joining sets what is paid in. */
export const atalPension = {
  checkedOn: '2026-11-29',
  /** Age at which the pension begins and payments end. */
  from: { value: 60, cite: scheme('Pension from the age of 60') } satisfies Rule<number>,
  /** Who pays income tax, or has paid it, cannot join from this day on. */
  taxpayersUntil: { value: '2022-10-01', cite: scheme('Notification of 10 August 2022') } satisfies Rule<IsoDate>,
  /** The pensions one may choose, ₹ a month, and what the nominee gets in the end, ₹. */
  pensions: {
    value: [1_000, 2_000, 3_000, 4_000, 5_000].map((pension) => ({ pension, toNominee: 170 * pension })),
    cite: scheme('Contribution chart'),
  } satisfies Rule<readonly { readonly pension: number; readonly toNominee: number }[]>,
  /** What is paid in a month by the age of joining, ₹ for each of the pensions, in their order. */
  contributions: {
    // biome-ignore format: a table
    value: [
      { age: 18, amounts: [42, 84, 126, 168, 210] }, { age: 19, amounts: [46, 92, 138, 183, 228] },
      { age: 20, amounts: [50, 100, 150, 198, 248] }, { age: 21, amounts: [54, 108, 162, 215, 269] },
      { age: 22, amounts: [59, 117, 177, 234, 292] }, { age: 23, amounts: [64, 127, 192, 254, 318] },
      { age: 24, amounts: [70, 139, 208, 277, 346] }, { age: 25, amounts: [76, 151, 226, 301, 376] },
      { age: 26, amounts: [82, 164, 246, 327, 409] }, { age: 27, amounts: [90, 178, 268, 356, 446] },
      { age: 28, amounts: [97, 194, 292, 388, 485] }, { age: 29, amounts: [106, 212, 318, 423, 529] },
      { age: 30, amounts: [116, 231, 347, 462, 577] }, { age: 31, amounts: [126, 252, 379, 504, 630] },
      { age: 32, amounts: [138, 276, 414, 551, 689] }, { age: 33, amounts: [151, 302, 453, 602, 752] },
      { age: 34, amounts: [165, 330, 495, 659, 824] }, { age: 35, amounts: [181, 362, 543, 722, 902] },
      { age: 36, amounts: [198, 396, 594, 792, 990] }, { age: 37, amounts: [218, 436, 654, 870, 1_087] },
      { age: 38, amounts: [240, 480, 720, 957, 1_196] }, { age: 39, amounts: [264, 528, 792, 1_054, 1_318] },
      { age: 40, amounts: [291, 582, 873, 1_164, 1_454] },
    ],
    cite: scheme('Contribution chart'),
  } satisfies Rule<readonly { readonly age: number; readonly amounts: readonly number[] }[]>,
};
