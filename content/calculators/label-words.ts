/** Words of a form's own labels that tell its fields apart: what a search knows of a field that no table of questions names. */
import type { QuantityKind } from '@/lib/asked';
import type { AnyCalculator, SimpleField } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';

/** Words of labels that say nothing about a figure beside them, or say what others say too. */
const common = new Set(
  `a above added after against all already amount and any are as at auto basis be before below between both bought by change changes count counted current
  date day days deduction deductions duty each early earlier encashment end enter every expected figure first for from given gratuity has have here house how if in income into is it its kind kept know
  last law leave left less limit long longer made may met money month months more most much must name net new next no not now number of off old on once
  one only or other others out own paid part pay pays per percent place rate regime pension rest return same sale scheme second share short since so stamp start state still
  sum take tax taxable than that the their them then there these they this those time to today total two until use used value what when where which
  who whole with within work worked year yearly years yes yet you your`.split(/\s+/),
);

/** Of a longer label each word says too little: "foreign" of "securities bought in foreign exchange". */
const mostTelling = 5;

const wordsIn = (label: string) => label.toLowerCase().match(/[a-z]{4,}/g) ?? [];
const singular = (word: string) => word.replace(/(?<=.{3}[^s])s$/, '');

/** Returns the label's name without what follows a comma or stands in brackets, where it is two to four words that tell something. */
function phraseOf(label: string): string | undefined {
  const name = (label.toLowerCase().split(/[,(:]/)[0] ?? '').replace(/[’']/g, '.').trim();
  const words = name.split(/\s+/);
  const tells = wordsIn(name).some((word) => !common.has(word));
  return tells && words.length > 1 && words.length < 5 && /^[a-z. -]+$/.test(name) ? name : undefined;
}

/** A field of a form, or a cell of its rows, by its path. */
interface Labelled {
  readonly path: string;
  readonly field: SimpleField;
}

/** Returns the fields of a form and the cells of its rows that take a figure or a day. */
export const figuresOf = ({ fields }: AnyCalculator): Labelled[] =>
  Object.entries(fields)
    .flatMap(([name, field]) =>
      field.kind === 'rows'
        ? Object.entries(field.fields).map(([cell, own]) => ({ path: `${name}.${cell}`, field: own }))
        : [{ path: name, field }],
    )
    .filter(({ field }) => field.retired !== true && kindOf(field) !== undefined);

/** Returns the kind of the figure that a field asks for; none where it asks for no figure. */
export function kindOf(field: SimpleField): QuantityKind | undefined {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'duration':
      return field.kind;
    case 'whole':
    case 'decimal':
      return field.unit === 'days'
        ? 'days'
        : field.unit && /^(?:g|grams?)$/.test(field.unit)
          ? 'weight'
          : field.unit === 'sq ft'
            ? 'area'
            : 'count';
    case 'date':
    case 'month':
      return 'date';
    default:
      return undefined;
  }
}

/**
 * Returns by path the words of a label that no other field of the form has, as alternatives of an expression. `known` are the
 * expressions of the form's other words: what they mean is left to them.
 */
export function labelWords(
  calculator: AnyCalculator,
  known: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const all = figuresOf(calculator);
  const holders = new Map<string, number>();
  for (const { field } of all)
    for (const word of new Set(wordsIn(field.label).map(singular))) holders.set(word, (holders.get(word) ?? 0) + 1);
  const meant = Object.entries(known).map(([path, words]) => [path, new RegExp(`^(?:${words})$`, 'u')] as const);
  const isOthers = (path: string, word: string) => meant.some(([other, words]) => other !== path && words.test(word));
  return new Map(
    all.flatMap(({ path, field }) => {
      const own = wordsIn(field.label).filter(
        (word) =>
          !common.has(word) &&
          !common.has(singular(word)) &&
          holders.get(singular(word)) === 1 &&
          !isOthers(path, word) &&
          !isOthers(path, singular(word)),
      );
      const phrase = phraseOf(field.label);
      const isShared =
        phrase === undefined ||
        all.some((other) => other.path !== path && phraseOf(other.field.label) === phrase) ||
        isOthers(path, phrase);
      const singles = own.length > mostTelling ? [] : own;
      const words = listOf(!isShared && phrase, ...singles.map((word) => `${singular(word)}s?`));
      return words.length > 0 ? [[path, [...new Set(words)].join('|')] as const] : [];
    }),
  );
}
