import { newForms, newSections } from '@/content/rules/income-tax/concordance';
import type { Figure, Problem, Result, Table } from '@/lib/calculator';
import type { Citation } from '@/lib/law';
import { actOf, formName, oldRegimeForm } from './law-names';

const sections: Readonly<Record<string, string>> = newSections;
const number = String.raw`\d+[A-Z]*(?:-[A-Z]+)?(?:\([0-9a-zA-Z]+\))*`;

/** Returns where the Act of 2025 has a section of the Act of 1961, or a sub-section by its section; null where not on file. */
function placeOf(old: string): string | null {
  const found = sections[old];
  if (found !== undefined) return found;
  const shorter = old.replace(/\([^()]*\)$/, '');
  return shorter === old ? null : placeOf(shorter);
}

const named = new RegExp(String.raw`\b([Ss]ections?) (${number}(?:(?:, | and | or | to )${number})*)(?! \(old)`, 'g');
const numbers = new RegExp(number, 'g');
const forms = new RegExp(String.raw`\bForm (${Object.keys(newForms).join('|')})(?!\w)`, 'g');

/** Returns a text with each section and form of the Act of 1961 under its new number, the old one beside it. */
function textUnder2025(text: string): string {
  return text
    .replace(named, (_, word: string, list: string) => {
      const moved = list.replace(numbers, (old) => {
        const place = placeOf(old);
        return place === null ? old : `${place} (old ${old})`;
      });
      return `${word} ${moved}`;
    })
    .replace(/(?<!old )Form 10-IEA/g, oldRegimeForm('act2025'))
    .replace(forms, (_, form: keyof typeof newForms) => `Form ${formName(form, 'act2025')}`);
}

/** Returns a citation of the Act of 1961 or the Rules of 1962 as one of the law from 1 April 2026; others as they are. */
export function citeUnder2025(cite: Citation): Citation {
  if (cite.source === 'income-tax-rules-1962') {
    return { source: 'income-tax-rules-2026', at: 'Income-tax Rules, 2026, on the same matter' };
  }
  if (cite.source === 'epf-scheme-1952') {
    return { source: 'epf-scheme-2026', at: 'Employees’ Provident Funds Scheme, 2026, on the same matter' };
  }
  if (cite.source === 'finance-act-2025') {
    // The rules on net agricultural income are in each year's Finance Act.
    return { source: 'finance-act-2026', at: 'First Schedule, on net agricultural income, Finance Act, 2026' };
  }
  if (cite.source !== 'income-tax-act-1961') return cite;
  const places = [...cite.at.replace(/,? Income-tax .*$/, '').matchAll(numbers)].flatMap(([old]) => placeOf(old) ?? []);
  const at = places.length > 0 ? `s. ${[...new Set(places)].join(', ')}` : 'the same matter';
  return { source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` };
}

function figureUnder2025<F extends Figure>(figure: F): F {
  const label = textUnder2025(figure.label);
  return figure.unit === 'text'
    ? { ...figure, label, value: textUnder2025(figure.value as string) }
    : { ...figure, label };
}

function citing<T extends { readonly cite?: Citation }>(item: T): T {
  return item.cite ? { ...item, cite: citeUnder2025(item.cite) } : item;
}

function tableUnder2025(table: Table): Table {
  return {
    ...table,
    caption: textUnder2025(table.caption),
    ...(table.note !== undefined && { note: textUnder2025(table.note) }),
    columns: table.columns.map((column) => ({ ...column, label: textUnder2025(column.label) })),
    rows: table.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? textUnder2025(cell) : cell))),
  };
}

/**
 * Returns a result of tax year 2026-27 in the words of the Income-tax Act, 2025: for pages whose rules did not change but
 * moved. Amounts stay as they are; what the concordance does not know keeps its words, and a test finds it.
 */
function resultUnder2025(result: Result): Result {
  const [first, ...rest] = result.headline;
  return {
    ...result,
    headline: [figureUnder2025(first), ...rest.map(figureUnder2025)],
    sentence: textUnder2025(result.sentence),
    ...(result.tables && { tables: result.tables.map(tableUnder2025) }),
    steps: result.steps.map((step) =>
      citing({ ...step, figure: figureUnder2025(step.figure), how: textUnder2025(step.how) }),
    ),
    ...(result.actions && {
      actions: result.actions.map((item) => citing({ ...item, text: textUnder2025(item.text) })),
    }),
    ...(result.caveats && {
      caveats: result.caveats.map((item) => citing({ ...item, text: textUnder2025(item.text) })),
    }),
  };
}

/** Returns a result in the words of the Act of its year. */
export function inWordsOf(financialYear: string, result: Result): Result {
  return actOf(financialYear) === 'act2025' ? resultUnder2025(result) : result;
}

/** Returns problems in the words of the Act of the year. */
export function problemsInWordsOf(financialYear: string, problems: Problem[]): Problem[] {
  if (actOf(financialYear) === 'act1961') return problems;
  return problems.map((problem) => ({ ...problem, text: textUnder2025(problem.text) }));
}
