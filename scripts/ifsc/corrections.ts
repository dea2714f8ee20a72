/** Known defects of the bank lists and how each is put right. One rule, one function, one name. */
import { chhattisgarhPlaces, stateSpellings, states, telanganaPlaces } from '@/content/ifsc/corrections';
import { statesOfPin } from '@/content/ifsc/pins';
import { pinIn } from '@/lib/ifsc/readable';

/** A row as a source has it, texts cleaned. */
export interface SourceRow {
  readonly code: string;
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  /** The State of the PIN code in the address where it contradicts `state` and nothing settles which is right. */
  readonly pinState?: string;
}

const cleanForm = /^[A-Z0-9(](?:[!-_{}~`]| (?! ))*[A-Z0-9.)]$/;
const nothing = /^(N\.?A\.?|NIL|NULL|NONE|\.)$/;

/** Returns the one State of a PIN code; '' where there is none or it may be in two. */
const stateOf = (pin: string): string => {
  const [only = '', other] = statesOfPin(pin);
  return other ? '' : only;
};

/** Returns a text in capitals without broken spaces, doubled spaces and stray commas at its ends; '' for "NA". */
export function cleanText(value: unknown): string {
  const raw = String(value ?? '');
  // Most texts need nothing; this test is quick, for there are millions.
  if (cleanForm.test(raw)) return nothing.test(raw) ? '' : raw;
  const text = raw
    .normalize('NFKC')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/[|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '')
    .toUpperCase();
  return nothing.test(text) ? '' : text;
}

const labelledPhone =
  /[\s,(;:-]*\b(?:STD(?:[ .]?CODE)?|TELE?(?:PHONE)?|PH(?:ONE)?|MOB(?:ILE)?|FAX|CONT(?:ACT)?|CELL|M)\b[\s.:-]*(?:NO\b)?[\s.:-]*\+?\d[\d\s/,&()-]{4,}\d\)?/g;
const labelledCode = /[\s,(;:-]*\bSTD(?:[ .]?CODE)?[\s.:-]*\d{3,5}\b/g;
const barePhone = /[\s,(;:-]*(?<!\d)(?:0\d{2,4}[- ]?\d{6,8}|[6-9]\d{9})(?!\d)\)?/g;

/** Returns an address without phone numbers. One that holds an e-mail address is a contact line and no address at all. */
export function withoutPhones(address: string): string {
  if (address.includes('@')) return '';
  const plain = address
    .replace(/([A-Z])(?=(?:MOBILE|TEL|PHONE|CONTACT)\b[\s.:-]*(?:NO\b)?[\s.:-]*\d)/g, '$1 ')
    .replace(/\b(TEL|PH|MOB|MOBILE)(?=\d{6})/g, '$1 ')
    .replace(labelledPhone, ' ')
    .replace(labelledCode, ' ')
    .replace(barePhone, ' ')
    .replace(/[\s,]*\b(?:MOBILE|PHONE|TEL|CONTACT|STD CODE|STD|MOB|FAX)\b[\s.:-]*(?:NO\b)?[\s.:-]*$/g, '');
  const rest = cleanText(plain);
  // A long run of digits is what a spreadsheet made of two phone numbers.
  return /^\d{9,}$/.test(rest) ? '' : rest;
}

/** Returns a name of a branch or place without a phone number behind it; '' where it is nothing but digits. */
export function nameWithoutPhone(name: string): string {
  const plain = cleanText(name.replace(/[\s,(;:-]*\b[A-Z]?[6-9]\d{9}(?!\d)\)?/g, ' '));
  return /^[\d\s/-]*$/.test(plain) ? '' : plain;
}

const hasPlace = (row: SourceRow, places: string) => {
  const words = new Set(`${row.city} ${row.district}`.split(/[^A-Z]+/));
  return places.split(' ').some((place) => words.has(place));
};

/** Returns the state by its usual name; '' where the source names none that exists. */
export function stateSpelled(state: string): string {
  const plain = state
    .replaceAll('&', 'AND')
    .replace(/[.\s]+/g, ' ')
    .trim();
  const known = states.find((each) => each === plain);
  return known ?? stateSpellings[plain] ?? '';
}

/**
 * Corrects the State of a row: Chhattisgarh was filed under Chandigarh, whose name begins alike: the PIN code or else the place decides.
 */
export function chhattisgarhFiledAsChandigarh(row: SourceRow): SourceRow {
  if (row.state !== 'CHANDIGARH') return row;
  const pin = pinIn(row.address);
  if (pin.startsWith('16')) return row;
  const byPin = stateOf(pin);
  // The PIN code shows other states as well, unless the place itself is named Chandigarh.
  if (byPin && !/CHANDIGARH/.test(`${row.city} ${row.district}`)) return { ...row, state: byPin };
  return hasPlace(row, chhattisgarhPlaces) ? { ...row, state: 'CHHATTISGARH' } : row;
}

/**
 * Corrects the State of a row: Telangana was filed under Andhra Pradesh after it had become a state: the PIN code or else the district
 * decides.
 */
export function telanganaFiledAsAndhraPradesh(row: SourceRow): SourceRow {
  if (row.state !== 'ANDHRA PRADESH') return row;
  const pin = pinIn(row.address);
  const isTelangana = pin === '' ? hasPlace(row, telanganaPlaces) : pin.startsWith('50');
  return isTelangana ? { ...row, state: 'TELANGANA' } : row;
}

/** Corrects the State of a row: the release reads the letters TN as Telangana: a PIN code of Tamil Nadu shows otherwise. */
export function tamilNaduFiledAsTelangana(row: SourceRow): SourceRow {
  const isTamil = row.state === 'TELANGANA' && /^6[0-4]/.test(pinIn(row.address));
  return isTamil ? { ...row, state: 'TAMIL NADU' } : row;
}

/**
 * Corrects the centre of a row: rows of a bank's IMPS (branch "… IMPS") were all given Mumbai as their city: the centre is kept as the
 * place, the state comes from the PIN code, and where there is none it stays empty.
 */
export function impsPlaceholder(row: SourceRow, centre: string): SourceRow {
  if (!row.branch.endsWith(' IMPS')) return row;
  const state = stateOf(pinIn(row.address)) || (centre === 'MUMBAI' ? row.state : '');
  return { ...row, city: centre, district: centre, state };
}

/** Returns a MICR of nine digits; '' for anything else, all zeros among them. */
export function micrOf(value: unknown): string {
  const text = String(value ?? '').trim();
  return /^\d{9}$/.test(text) && !/^0+$/.test(text) ? text : '';
}

/** Returns a row with every correction that does not need more than the row. */
export function corrected(row: SourceRow): SourceRow {
  const cleaned: SourceRow = {
    code: row.code,
    branch: nameWithoutPhone(cleanText(row.branch)),
    address: withoutPhones(cleanText(row.address)),
    city: nameWithoutPhone(cleanText(row.city)),
    district: nameWithoutPhone(cleanText(row.district)),
    state: stateSpelled(cleanText(row.state)),
  };
  return tamilNaduFiledAsTelangana(telanganaFiledAsAndhraPradesh(chhattisgarhFiledAsChandigarh(cleaned)));
}
