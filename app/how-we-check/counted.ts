/** What the page on how we check states, counted from the repository. For the build: it reads files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBehind } from '@/app/last-changed';
import { builtIds, loadCalculator, loadGolden, loadPage } from '@/content/calculators/load';
import { type CalculatorId, entryOf } from '@/content/catalogue';
import { agreements, type Comparison, everyRun, secondComputations } from '@/content/how-we-check/draws';
import longRun from '@/content/how-we-check/long-run.json';
import { type Source, type SourceId, sources } from '@/content/sources';
import { defaultAnswer } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';

/** One calculator, for its row. */
export interface CheckedCalculator {
  readonly id: CalculatorId;
  readonly title: string;
  readonly route: string;
  readonly cases: number;
  readonly sources: number;
  readonly checkedOn: IsoDate;
  /** Whom or what it is not for, as its page says for the figures it opens with. */
  readonly limits: readonly string[];
}

/** What the last long run of a comparison counted (scripts/long-run.ts). */
export interface LongRun {
  readonly day: IsoDate;
  /** Answers that both computations gave, and that agreed: inputs that the page refuses are not among them. */
  readonly answers: number;
  /** Of processor time. */
  readonly seconds: number;
}

/** A comparison with the calculators whose answers it compares, and how many questions that is. */
export interface CountedComparison {
  readonly what: string;
  readonly of: readonly CalculatorId[];
  /** Questions in every run of the tests. */
  readonly usual: number;
  /** The last long run; null before the first. */
  readonly long: LongRun | null;
}

export interface CheckedSource extends Source {
  /** The last day on which a page was compared with it. */
  readonly checkedOn: IsoDate;
  /** The calculators that name it. */
  readonly calculators: number;
}

export interface Counted {
  readonly calculators: readonly CheckedCalculator[];
  readonly cases: number;
  /** Figures that the cases expect, refusals of an input among them. */
  readonly figures: number;
  /** Cases by where their figures come from. */
  readonly from: Readonly<Record<'official' | 'published' | 'by-hand', number>>;
  readonly secondComputations: readonly CountedComparison[];
  /** Calculators that no second computation compares. */
  readonly withoutSecond: readonly CalculatorId[];
  readonly agreements: readonly CountedComparison[];
  readonly sources: readonly CheckedSource[];
  /** The first and the last day on which a file of rules was compared with its sources. */
  readonly rulesChecked: { readonly first: IsoDate; readonly last: IsoDate; readonly files: number };
}

function comparisons(all: Readonly<Record<string, Comparison>>): CountedComparison[] {
  const runs: Readonly<Record<string, LongRun>> = longRun;
  return Object.entries(all).map(([name, { what, of, usual, answers = 1 }]) => ({
    what,
    of: typeof of === 'string' ? builtIds().filter((id) => usesFile(id, of)) : of,
    usual: everyRun(usual) * answers,
    long: runs[name] ?? null,
  }));
}

const usesFile = (id: CalculatorId, file: string) => filesBehind([`content/calculators/${id}/index.ts`]).has(file);

/** Returns the questions of every run, the answers of the last long runs, and the first and the last day of those. */
export function totals(all: readonly CountedComparison[]) {
  const runs = all.flatMap(({ long }) => long ?? []);
  const days = runs.map(({ day }) => day).sort();
  return {
    usual: all.reduce((sum, { usual }) => sum + usual, 0),
    long: runs.reduce((sum, { answers }) => sum + answers, 0),
    first: days[0],
    last: days.at(-1),
  };
}

function rulesChecked(): Counted['rulesChecked'] {
  const folder = path.join(process.cwd(), 'content', 'rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const days = files
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/checkedOn\w*\s*[:=]\s*'([\d-]{10})'/gi),
    ])
    .map(([, day = '']) => day)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !existsSync(folder)) throw new Error('No file of rules says when it was checked.');
  return { first, last, files: files.length };
}

/** Returns what the page states: every figure is counted here, none is typed. */
export async function count(): Promise<Counted> {
  const built = await Promise.all(
    builtIds().map(async (id) => {
      const [calculator, golden, page] = await Promise.all([loadCalculator(id), loadGolden(id), loadPage(id)]);
      return { id, golden, page, caveats: defaultAnswer(calculator).result.caveats ?? [] };
    }),
  );
  const calculators = built.map(({ id, golden, page, caveats }): CheckedCalculator => {
    const { title, route } = entryOf(id);
    const notFor = caveats.filter(({ kind }) => kind === 'notForYou');
    const limits = notFor.length > 0 ? notFor : caveats.slice(0, 1);
    return {
      id,
      title,
      route,
      cases: golden.length,
      sources: page.sources.length,
      checkedOn: page.checkedOn,
      limits: limits.map(({ text }) => text),
    };
  });
  const cases = built.flatMap(({ golden }) => golden);
  const from = { official: 0, published: 0, 'by-hand': 0 };
  for (const { source } of cases) from[source.how] += 1;
  const second = comparisons(secondComputations);
  return {
    calculators,
    cases: cases.length,
    figures: cases.reduce((sum, each) => sum + Object.keys(each.expect ?? {}).length + (each.refused ? 1 : 0), 0),
    from,
    secondComputations: second,
    withoutSecond: builtIds().filter((id) => !second.some(({ of }) => of.includes(id))),
    agreements: comparisons(agreements),
    sources: (Object.keys(sources) as SourceId[]).flatMap((id) => {
      const days = built.filter(({ page }) => page.sources.includes(id)).map(({ page }) => page.checkedOn);
      const checkedOn = days.sort().at(-1);
      return checkedOn ? [{ ...sources[id], checkedOn, calculators: days.length }] : [];
    }),
    rulesChecked: rulesChecked(),
  };
}
