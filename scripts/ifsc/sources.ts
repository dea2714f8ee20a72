/** Reads what the look-up data is made from: the code list, the branch list of 2017, and a full release where there is one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { detailsDates, listDates } from '@/content/ifsc/data';
import type { Systems } from '@/lib/ifsc/branch';
import { hasCodeForm } from '@/lib/ifsc/code';
import { cleanText, corrected, impsPlaceholder, micrOf, type SourceRow } from './corrections';
import { type Settlement, settled } from './places';

const packages = path.join(process.cwd(), 'node_modules');
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(packages, file), 'utf8'));

function dateOf(name: string, dates: Readonly<Record<string, string>>): string {
  const { version } = json(`${name}/package.json`) as { version: string };
  const date = dates[version];
  if (!date) throw new Error(`No date is on file for ${name} ${version}: add it to content/ifsc/data.ts.`);
  return date;
}

/** What the package says of a bank. */
interface BankFacts {
  readonly ifsc: string | null;
  readonly micr: string | null;
  readonly upi?: boolean;
}

/** The code list and what comes with it. */
export interface CodeList {
  readonly date: string;
  /** Every code, ascending. */
  readonly codes: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly banks: Readonly<Record<string, BankFacts>>;
  /** The bank that the account is really with, for a code of a sponsor; '' where it is the sponsor's own. */
  readonly memberOf: (code: string) => string;
}

/** Returns the code of a branch part as the package writes it: a number where it is all digits. */
function codeOf(bank: string, branch: number | string): string {
  return `${bank}0${String(branch).padStart(6, '0')}`;
}

/** Returns the code list of the `ifsc` package. */
export function readCodeList(): CodeList {
  const list = json('ifsc/src/IFSC.json') as Record<string, readonly (number | string)[]>;
  const names = json('ifsc/src/banknames.json') as Record<string, string>;
  const banks = json('ifsc/src/banks.json') as Record<string, BankFacts>;
  const sublets = json('ifsc/src/sublet.json') as Record<string, string>;
  const custom = Object.entries(json('ifsc/src/custom-sublets.json') as Record<string, string>);
  const codes = Object.entries(list).flatMap(([bank, branches]) => branches.map((branch) => codeOf(bank, branch)));
  return {
    date: dateOf('ifsc', listDates),
    codes: codes.sort(),
    names,
    banks,
    memberOf: (code) => {
      const exact = sublets[code];
      const member = exact ?? custom.find(([beginning]) => code.startsWith(beginning))?.[1] ?? '';
      const name = /^[A-Z]{4}$/.test(member) ? (names[member] ?? member) : member;
      // Some banks are listed as their own member, under a second code.
      const isOwn = member === code.slice(0, 4) || name === names[code.slice(0, 4)];
      return isOwn ? '' : name;
    },
  };
}

/** Returns the branch list of 2017, corrected, by code. Its phone numbers are not read. */
export function readOldRows(): {
  readonly date: string;
  readonly rows: ReadonlyMap<string, SourceRow>;
  readonly count: Settlement;
} {
  const folder = 'ifsc-nodejs/ifsc';
  const files = readdirSync(path.join(packages, folder)).filter((file) => /^[A-Z]{4}\.json$/.test(file));
  const source = files.flatMap((file) =>
    Object.values(json(`${folder}/${file}`) as Record<string, Record<string, unknown>>).map((row) =>
      corrected({
        code: String(row.IFSC),
        branch: row.BRANCH as string,
        address: row.ADDRESS as string,
        city: row.CITY as string,
        district: row.DISTRICT as string,
        state: row.STATE as string,
      }),
    ),
  );
  const { rows, count } = settled(source);
  return { date: dateOf('ifsc-nodejs', detailsDates), rows: new Map(rows.map((row) => [row.code, row])), count };
}

/** A row of the full release. */
export interface ReleaseRow extends SourceRow {
  readonly micr: string;
  readonly systems: Systems;
}

const columnsNeeded = [
  'IFSC',
  'BRANCH',
  'CENTRE',
  'DISTRICT',
  'STATE',
  'ADDRESS',
  'CITY',
  'MICR',
  'NEFT',
  'RTGS',
  'IMPS',
  'UPI',
];

/** Returns the text of a full release; throws where it is not UTF-8. */
export function releaseText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The IFSC release is not a text in UTF-8: take IFSC.csv as it was published.');
  }
}

/** Returns whether a payment system is open to a branch; "NA" and nothing are no. */
function flag(value: string | undefined, row: number, column: string): boolean {
  const text = (value ?? '').trim().toLowerCase();
  if (!['true', 'false', 'na', ''].includes(text)) {
    throw new Error(`The IFSC release has "${value}" for ${column} in row ${row}: it must be true or false.`);
  }
  return text === 'true';
}

/** Returns the rows of a full release (`IFSC.csv`), corrected, by code. Throws, with the row, where it is cut short or not such a list. */
export function readRelease(csv: string): ReadonlyMap<string, ReleaseRow> {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
    delimiter: ',',
  });
  const absent = columnsNeeded.filter((column) => !meta.fields?.includes(column));
  if (absent.length > 0) throw new Error(`The IFSC release has no column ${absent.join(', ')}.`);
  const [damage] = errors;
  // Rows are counted as a spreadsheet does, with the heading as the first.
  if (damage) {
    throw new Error(`The IFSC release is cut short or damaged in row ${(damage.row ?? 0) + 2}: ${damage.message}.`);
  }
  const rows = new Map<string, ReleaseRow>();
  for (const [index, row] of data.entries()) {
    const number = index + 2;
    const code = String(row.IFSC).trim();
    if (!hasCodeForm(code)) throw new Error(`The IFSC release has "${code}" in row ${number}, which is no code.`);
    if (rows.has(code)) throw new Error(`The IFSC release has ${code} twice, again in row ${number}.`);
    const plain = corrected({
      code,
      branch: row.BRANCH ?? '',
      address: row.ADDRESS ?? '',
      city: row.CITY ?? '',
      district: row.DISTRICT ?? '',
      state: row.STATE ?? '',
    });
    rows.set(code, {
      ...impsPlaceholder(plain, cleanText(row.CENTRE)),
      micr: micrOf(row.MICR),
      systems: {
        neft: flag(row.NEFT, number, 'NEFT'),
        rtgs: flag(row.RTGS, number, 'RTGS'),
        imps: flag(row.IMPS, number, 'IMPS'),
        upi: flag(row.UPI, number, 'UPI'),
      },
    });
  }
  return new Map(settled([...rows.values()]).rows.map((row) => [row.code, row]));
}
