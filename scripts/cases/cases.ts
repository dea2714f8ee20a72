/** The worked cases of the calculators as data for anybody: see docs/cases.md. */
import { createHash } from 'node:crypto';
import { loadCalculator, loadGolden, loadPage } from '@/content/calculators/load';
import { type CalculatorId, entryOf } from '@/content/catalogue';
import { site } from '@/content/site';
import { type AnyInput, defaultInput, type Figure, figuresOf, shownInput } from '@/lib/calculator';

/** Of the shape below: it goes up when something in it is renamed, removed or means something else. */
export const SCHEMA = 1;

/** A figure that must come out. */
interface ExpectedFigure {
  readonly label: string;
  /** A number in its unit, or a text such as a month or a choice. */
  readonly value: number | string;
  readonly unit: Figure['unit'];
  /** How far a number may be from `value` and still agree. */
  readonly within: number;
}

/** A worked case: with `figures`, or refused. */
interface WorkedCase {
  /** `<calculator>/<eight characters>`, the same for as long as the case has its name. */
  readonly case: string;
  readonly name: string;
  readonly source: { readonly how: 'official' | 'published' | 'by-hand'; readonly title: string };
  /** What differs from `defaults`. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly figures?: readonly ExpectedFigure[];
  /** How the sentence begins that refuses the input. */
  readonly refused?: string;
}

/** The cases of one calculator, as published at /cases/<id>.json. */
export interface CaseFile {
  readonly schema: typeof SCHEMA;
  readonly calculator: CalculatorId;
  readonly title: string;
  readonly url: string;
  readonly rulesCheckedOn: string;
  /** The value of each field that a case leaves out, where that field is asked at all. */
  readonly defaults: AnyInput;
  readonly cases: readonly WorkedCase[];
}

const isMoney = (unit: Figure['unit']) => unit === 'rupees' || unit === 'exactRupees';
const caseId = (id: string, name: string) => `${id}/${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;

/**
 * Returns the cases of a calculator, with the unit of each figure and how far an answer may be off.
 * @throws Error where a case expects a figure that the calculator does not give.
 */
export async function caseFileOf(id: CalculatorId): Promise<CaseFile> {
  const [calculator, golden, page] = await Promise.all([loadCalculator(id), loadGolden(id), loadPage(id)]);
  const defaults = defaultInput(calculator.fields);
  const cases = golden.map(({ name, source, input, expect, refused, tolerance }): WorkedCase => {
    const head = { case: caseId(id, name), name, source, input: input as AnyInput };
    if (!expect) return { ...head, refused: refused ?? '' };
    const found = figuresOf(calculator.compute(shownInput(calculator.fields, { ...defaults, ...(input as AnyInput) })));
    const figures = Object.entries(expect).map(([label, value]): ExpectedFigure => {
      const figure = found.find((each) => each.label === label);
      if (!figure)
        throw new Error(`The case "${name}" of ${id} expects "${label}", which the calculator does not give.`);
      return { label, value, unit: figure.unit, within: tolerance ?? (isMoney(figure.unit) ? 0.005 : 1e-6) };
    });
    return { ...head, figures };
  });
  const { title, route } = entryOf(id);
  return {
    schema: SCHEMA,
    calculator: id,
    title,
    url: site.url + route,
    rulesCheckedOn: page.checkedOn,
    defaults,
    cases,
  };
}

/** One line of a file of answers: the figures by label, or that the input is refused. */
interface ForeignAnswer {
  readonly case: string;
  readonly figures?: Readonly<Record<string, number | string>>;
  readonly refused?: boolean;
}

/** Returns our own answers to the cases of a calculator, in the form that `check` reads. */
export async function ownAnswers(id: CalculatorId): Promise<readonly ForeignAnswer[]> {
  const [{ fields, check, compute }, { cases, defaults }] = await Promise.all([loadCalculator(id), caseFileOf(id)]);
  return cases.map((each): ForeignAnswer => {
    const input = shownInput(fields, { ...defaults, ...(each.input as AnyInput) });
    if ((check?.(input) ?? []).length > 0) return { case: each.case, refused: true };
    const wanted = new Set(each.figures?.map(({ label }) => label));
    const figures = figuresOf(compute(input)).filter(({ label }) => wanted.has(label));
    return { case: each.case, figures: Object.fromEntries(figures.map(({ label, value }) => [label, value])) };
  });
}

/** How the answers to the cases of a calculator agree. */
export interface Agreement {
  readonly calculator: CalculatorId;
  readonly cases: number;
  /** Cases with an answer. */
  readonly answered: number;
  /** Figures of these cases, a refusal counted as one. */
  readonly figures: number;
  readonly agreeing: number;
  /** Each figure that differs or is missing, in a line. */
  readonly differences: readonly string[];
}

/** Returns how answers agree with the cases of a calculator. `least` widens every tolerance to at least that, as for rounded answers. */
export function agreementOf(file: CaseFile, answers: ReadonlyMap<string, ForeignAnswer>, least = 0): Agreement {
  const answered = file.cases.filter((each) => answers.has(each.case));
  const differences: string[] = [];
  let figures = 0;
  for (const each of answered) {
    const answer = answers.get(each.case);
    if (each.refused !== undefined || answer?.refused) {
      figures += 1;
      const isRefused = answer?.refused === true;
      if (isRefused !== (each.refused !== undefined)) {
        differences.push(
          `${each.case}: ${isRefused ? 'refused, but has an answer' : 'answered, but is refused'} (${each.name})`,
        );
      }
      continue;
    }
    for (const { label, value, within } of each.figures ?? []) {
      figures += 1;
      const given = answer?.figures?.[label];
      const agrees =
        typeof value === 'number' && typeof given === 'number'
          ? Math.abs(given - value) <= Math.max(within, least)
          : given === value;
      if (!agrees)
        differences.push(`${each.case}: "${label}" is ${value}, the answer says ${given ?? 'nothing'} (${each.name})`);
    }
  }
  return {
    calculator: file.calculator,
    cases: file.cases.length,
    answered: answered.length,
    figures,
    agreeing: figures - differences.length,
    differences,
  };
}

/**
 * Returns the answers of a text with one JSON object a line, by case.
 * @throws Error with the number of the line that is no answer.
 */
export function answersIn(text: string): ReadonlyMap<string, ForeignAnswer> {
  const lines = text.split('\n').map((line, index) => [index + 1, line.trim()] as const);
  return new Map(
    lines
      .filter(([, line]) => line !== '')
      .map(([number, line]) => {
        let answer: ForeignAnswer | null;
        try {
          answer = JSON.parse(line);
        } catch {
          answer = null;
        }
        if (typeof answer?.case !== 'string') throw new Error(`Line ${number} is no answer: ${line.slice(0, 60)}`);
        return [answer.case, answer] as const;
      }),
  );
}
