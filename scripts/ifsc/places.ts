/** Settles the State of a branch by its PIN code, its places and its address, and cleans names of places and addresses. */
import { stateSpellings, states } from '@/content/ifsc/corrections';
import { statesOfPin } from '@/content/ifsc/pins';
import { pinIn } from '@/lib/ifsc/readable';
import { cleanText, type SourceRow } from './corrections';

const names = [...states, ...Object.keys(stateSpellings)].filter((name) => name.length > 3);
const anyState = [...names, 'CHATISGARH', 'CHHATISGAR', 'RAJSTHAN', 'GUJRAT', 'MAHARASTRA', 'KARNATKA', 'TAMIL NADU']
  .sort((a, b) => b.length - a.length)
  .join('|');
const stateInBrackets = new RegExp(`\\s*\\(\\s*(?:${anyState})\\s*\\)`, 'g');
const stateAlone = new RegExp(`^(?:${anyState})$`);
const stateBehind = new RegExp(`^(.{3,}?)\\s*[,-]\\s*(?:${anyState})$`);

/** Returns the name of a place without a State in brackets or behind a comma and without "DIST:" before it. */
export function placeName(name: string): string {
  const plain = name
    .replace(stateInBrackets, '')
    .replace(/^(?:DISTT?|DISTRICT|DT|TAL|TQ|TEHSIL)\s*[.:-]+\s*|^DISTRICT\s+/, '')
    .replace(/[\s,(-]*\b(?:DISTRICT|DISTT|DIST)\b[.)]?$/, '');
  return cleanText(plain.replace(stateBehind, '$1')) || name;
}

/** Commas that come twice, or after a space. */
const tidy = (address: string) => address.replace(/\s+,/g, ',').replace(/,(?:\s*,)+/g, ',');

const endings = [...names, 'DISTRICT', 'PINCODE'];

/** Returns an address whose last words run together ("CITYPATNABIHAR800008") with gaps before PIN code, State and places. */
export function withGaps(address: string, places: readonly string[], isWord: (word: string) => boolean): string {
  const parted = (word: string, shortest = 10): string => {
    if (word.length < shortest || isWord(word)) return word;
    const ending = [...endings, ...places.flatMap((place) => [place, ...place.split(/[^A-Z]+/)])]
      .filter((name) => name.length > 3 && word.length - name.length > 3 && word.endsWith(name.replaceAll(' ', '')))
      .sort((a, b) => b.length - a.length)[0];
    return ending ? `${parted(word.slice(0, -ending.replaceAll(' ', '').length), 8)} ${ending}` : word;
  };
  return tidy(address)
    .replace(/([A-Z]{3,})(?=[1-9]\d{5}(?!\d))/g, '$1 ')
    .replace(/[A-Z]{10,}/g, (word) => parted(word));
}

/** Returns the PIN code that an address ends with, which cannot be the number of a plot or telephone; else ''. */
function surePin(address: string): string {
  const pin = /(?<![\d/])(?<!\d[- ]{1,2})([1-9]\d{2}) ?(\d{3})\D{0,14}$/.exec(address);
  return pin ? `${pin[1]}${pin[2]}` : '';
}

const wordsIn = (text: string) => text.split(/[^A-Z]+/).filter((word) => word.length > 3);

/** Returns, for each name of a place, the State that four in five of its branches are in, counted where State and PIN code agree. */
function usualStates(rows: readonly SourceRow[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { address, branch, city, district, state } of rows) {
    if (state === '' || !(statesOfPin(pinIn(address)) as readonly string[]).includes(state)) continue;
    for (const name of new Set([city, district, branch])) {
      const own = counts.get(name) ?? new Map<string, number>();
      counts.set(name, own.set(state, (own.get(state) ?? 0) + 1));
    }
  }
  const usual = new Map<string, string>();
  for (const [name, own] of counts) {
    const total = [...own.values()].reduce((sum, count) => sum + count, 0);
    const [state = '', count = 0] = [...own].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (name !== '' && count >= 2 && count >= total * 0.8) usual.set(name, state);
  }
  return usual;
}

/** States that an address names as a word of its own. */
function namedIn(address: string): string[] {
  const plain = ` ${address.replaceAll('&', 'AND').replace(/[^A-Z]+/g, ' ')} `;
  const found = names.filter((name) => plain.includes(` ${name} `));
  return found.map((name) => stateSpellings[name] ?? name);
}

/** Counts of `settled`, for the log of a build and its test. */
export interface Settlement {
  /** Rows with a PIN code and a State. */
  readonly compared: number;
  /** Of these, rows whose State the PIN code contradicts: as the sources have them, and what is left of them. */
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the rows with their places and addresses cleaned, and a State that their PIN code contradicts settled: PIN code,
 * city, district, branch name and the words of the address have a vote each, and the PIN code's State counts where it has
 * two votes at least and more than the State of the source. Places that are nowhere near go. Where the votes do not
 * agree, the State stays as the source has it and `pinStates` names the State of the PIN code.
 */
export function settled<Row extends SourceRow>(
  source: readonly Row[],
): {
  readonly rows: readonly Row[];
  readonly count: Settlement;
} {
  const tidy = source.map((row) => ({ ...row, city: placeName(row.city), district: placeName(row.district) }));
  const usual = usualStates(tidy);
  const known = new Set(tidy.flatMap((row) => wordsIn(`${row.branch} ${row.city} ${row.district}`)));
  const isWord = (word: string) => known.has(word);
  let [compared, before, after] = [0, 0, 0];
  const rows = tidy.map((row): Row => {
    const address = withGaps(row.address, [row.city, row.district], isWord);
    const pin = pinIn(address);
    const ofPin: readonly string[] = statesOfPin(pin);
    if (pin === '' || row.state === '') return { ...row, address };
    compared += 1;
    const others = [...address.matchAll(/(?<!\d)[1-9]\d{2}[ -]?\d{3}(?!\d)/g)].flatMap(([each]) => statesOfPin(each));
    if (ofPin.length === 0 || (others as readonly string[]).includes(row.state)) return { ...row, address };
    before += 1;
    const places = new Set([row.city, row.district, row.branch, ...wordsIn(row.branch)]);
    const inAddress = wordsIn(address).flatMap((word) => usual.get(word) ?? []);
    const votes = [
      ...[...places].flatMap((place) => usual.get(place) ?? []),
      ...new Set([...namedIn(address), ...namedIn(row.branch)]),
      ...new Set(inAddress),
    ];
    const of = (state: string) => votes.filter((vote) => vote === state).length;
    const [best = ''] = [...ofPin].sort((a, b) => of(b) - of(a));
    if (of(best) === 0 || of(best) + 1 <= of(row.state)) {
      after += 1;
      return { ...row, address, pinState: surePin(address) === '' ? '' : (ofPin[0] ?? '') };
    }
    const near = [row.city, row.district].filter(
      (place) => (usual.get(place) ?? best) === best && !stateAlone.test(place),
    );
    const inBranch = wordsIn(`${row.branch} ${address}`).filter((word) => usual.get(word) === best);
    const place = near[0] ?? inBranch[0] ?? row.branch;
    return { ...row, address, city: place, district: near[1] ?? place, state: best };
  });
  return { rows, count: { compared, before, after } };
}
