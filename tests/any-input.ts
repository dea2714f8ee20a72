/** Generates inputs of any calculator from its fields: bounds, steps, defaults, thresholds, and a mix of them. */
import fc from 'fast-check';
import {
  type AnyInput,
  type AnyRow,
  type AnyValue,
  defaultInput,
  type Field,
  type Fields,
  type NumberField,
  type SimpleField,
  type SimpleValue,
  shownInput,
} from '@/lib/calculator';
import { addDays, addMonths, daysBetween, monthsBetween } from '@/lib/calendar';
import { roundHalfAwayFromZero } from '@/lib/rounding';

/** Where laws and lenders draw their lines: amounts and rates near which a sum may break. */
const amountsOfNote = [
  1_000, 5_000, 10_000, 50_000, 1_00_000, 1_25_000, 1_50_000, 2_00_000, 2_50_000, 5_00_000, 7_00_000, 10_00_000,
  12_00_000, 15_00_000, 24_00_000, 50_00_000, 1_00_00_000, 1_50_00_000, 2_00_00_000, 5_00_00_000,
];
const daysOfNote = ['2024-02-29', '2024-07-23', '2025-03-31', '2025-04-01', '2025-09-21', '2025-09-22', '2026-01-31'];

function decimalsOf(field: NumberField): number {
  if (field.kind === 'whole' || field.kind === 'duration') return 0;
  return field.kind === 'money' ? 2 : 3;
}

function numbersOf(field: NumberField): fc.Arbitrary<number> {
  const { min, max, step } = field;
  const decimals = decimalsOf(field);
  const within = (value: number) => roundHalfAwayFromZero(Math.min(max, Math.max(min, value)), decimals);
  const ends = [min, max, min + step, max - step, 0, ...(field.slider ? [field.slider.min, field.slider.max] : [])];
  const inside = fc.double({ min, max, noNaN: true }).map(within);
  // Between bounds that span magnitudes, each magnitude gets its share, with one to three digits that count.
  const largest = Math.floor(Math.log10(Math.max(Math.abs(min), Math.abs(max), step)));
  const smallest = Math.min(largest, Math.floor(Math.log10(step)) - 1);
  const anySize = fc
    .record({
      digits: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 999 })),
      magnitude: fc.integer({ min: smallest, max: largest }),
      belowNil: fc.boolean(),
    })
    .map(({ digits, magnitude, belowNil }) => {
      const size = digits * 10 ** (magnitude - Math.floor(Math.log10(digits)));
      return within(belowNil && min < 0 ? -size : size);
    });
  const onStep = fc.double({ min: 0, max: 1, noNaN: true }).map((part) => {
    const steps = Math.floor(((max - min) / step) * part * part * part);
    return within(min + steps * step);
  });
  const ofNote = fc
    .tuple(fc.constantFrom(...amountsOfNote), fc.constantFrom(-1, -0.01, 0, 0.01, 1))
    .map(([amount, shift]) => within(amount + shift));
  return fc.oneof(
    fc.constantFrom(...ends.map(within)),
    inside,
    anySize,
    { arbitrary: onStep, weight: 3 },
    ...(field.kind === 'money' ? [ofNote] : []),
  );
}

const daysIn = (min: string, max: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(min, max, ...daysOfNote.filter((day) => day >= min && day <= max)),
    fc.integer({ min: 0, max: daysBetween(min, max) }).map((days) => addDays(min, days)),
  );

const monthsIn = (min: string, max: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(min, max),
    fc.integer({ min: 0, max: monthsBetween(min, max) }).map((months) => addMonths(min, months)),
  );

const texts = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom(
        '',
        '=1+1',
        '+91',
        '-',
        '@x',
        'a,b;c&d=e#f%g',
        '%',
        '"quoted"',
        'घी, मक्खन',
        '\u202eabc',
        '👨‍👩‍👧',
        "'",
      ),
    )
    .map((text) =>
      Array.from(text).reduce((kept, each) => ((kept + each).length > maxLength ? kept : kept + each), ''),
    );

/** Every value that one field may have. `seen` are values worth trying, such as those of worked cases. */
function anySimpleValue(field: SimpleField, seen: readonly SimpleValue[] = []): fc.Arbitrary<SimpleValue> {
  const known = fc.constantFrom<SimpleValue>(field.default, ...seen);
  switch (field.kind) {
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value));
    case 'date':
      return fc.oneof(known, daysIn(field.min, field.max), ...(field.optional ? [fc.constant('')] : []));
    case 'month':
      return fc.oneof(known, monthsIn(field.min, field.max));
    case 'text':
      return fc.oneof(known, texts(field.maxLength));
    default:
      return fc.oneof(
        { arbitrary: known, weight: 2 },
        { arbitrary: numbersOf(field), weight: 4 },
        ...(field.optional ? [fc.constant(null)] : []),
      );
  }
}

function anyRow(fields: Readonly<Record<string, SimpleField>>, seen: readonly AnyRow[]): fc.Arbitrary<AnyRow> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        anySimpleValue(
          field,
          seen.flatMap((row) => (row[name] === undefined ? [] : [row[name]])),
        ),
      ]),
    ),
  );
}

function anyValue(field: Field, seen: readonly AnyValue[]): fc.Arbitrary<AnyValue> {
  if (field.kind !== 'rows') return anySimpleValue(field, seen as readonly SimpleValue[]);
  const rows = anyRow(field.fields, (seen as readonly (readonly AnyRow[])[]).flat());
  const fewest = field.minRows ?? 0;
  return fc.oneof(
    fc.constantFrom(field.default, ...seen),
    { arbitrary: fc.array(rows, { minLength: fewest, maxLength: Math.min(field.maxRows, fewest + 3) }), weight: 3 },
    fc.array(rows, { minLength: fewest, maxLength: field.maxRows, size: 'max' }),
  );
}

/**
 * Inputs within bounds, hidden fields at their defaults: one of the `known` inputs (the defaults among them) with few,
 * half or all of its fields changed. They may still contradict themselves; `check` says so.
 */
export function anyInput(fields: Fields, known: readonly Partial<AnyInput>[] = []): fc.Arbitrary<AnyInput> {
  const names = Object.keys(fields);
  const changed = (freq: number): fc.Arbitrary<Partial<AnyInput>> =>
    fc.record(
      Object.fromEntries(
        names.map((name) => {
          const seen = known.flatMap((input) => (input[name] === undefined ? [] : [input[name]]));
          // `freq` out of `freq + 1` fields stay as they are.
          return [
            name,
            fc.oneof({ arbitrary: fc.constant(undefined), weight: freq }, anyValue(fields[name] as Field, seen)),
          ];
        }),
      ),
    );
  return fc
    .tuple(fc.constantFrom({}, ...known), fc.oneof(changed(9), changed(3), changed(1), changed(1), changed(0)))
    .map(([base, changes]) => {
      const input: Record<string, AnyValue> = { ...defaultInput(fields), ...(base as AnyInput) };
      for (const [name, value] of Object.entries(changes)) if (value !== undefined) input[name] = value;
      return shownInput(fields, input);
    });
}
