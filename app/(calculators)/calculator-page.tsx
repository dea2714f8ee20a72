import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import type { Island } from '@/components/calculator/island';
import { Guarded } from '@/components/hydration/error-boundary';
import { Failed } from '@/components/hydration/failed';
import { Skeleton } from '@/components/hydration/skeleton';
import { Article } from '@/components/page/article';
import { CorrectedOn } from '@/components/page/corrected-on';
import { Faqs } from '@/components/page/faqs';
import { SourceList } from '@/components/page/source-list';
import { WorkedExample } from '@/components/page/worked-example';
import { Breadcrumb } from '@/components/shell/breadcrumb';
import { OpenedCalculator } from '@/components/shell/location';
import { isBuilt, loadArticle, loadCalculator, loadGolden, loadPage } from '@/content/calculators/load';
import { pagesBefore, passedFrom } from '@/content/calculators/passed-to';
import { type CalculatorId, entryOf } from '@/content/catalogue';
import { namedCorrection } from '@/content/corrections';
import { dayOfExport } from '@/content/day-of-export';
import { correctionsRoute } from '@/content/pages';
import { site } from '@/content/site';
import { type SourceId, sources } from '@/content/sources';
import { yearFields, yearsInWords } from '@/lib/answered-years';
import { type AnyInput, defaultAnswer, defaultInput, type Figure, figuresOf, shownInput } from '@/lib/calculator';
import { inputLines } from '@/lib/input-text';
import { pageMetadata } from '../page-metadata';
import { rulesVersion } from '../rules-version';
import { daysAsExported } from './days-as-exported';

/** More figures than this are a wall, not an example. */
const MOST_FIGURES = 12;

const slugOf = (route: string) => route.replaceAll('/', '');

/** Returns title, description and addresses of a calculator's page. */
export async function calculatorMetadata(id: CalculatorId): Promise<Metadata> {
  const entry = entryOf(id);
  const [{ description, keywords }, { fields }] = await Promise.all([loadPage(id), loadCalculator(id)]);
  const years = yearsInWords(fields);
  const title = years ? `${entry.title} (${years})` : entry.title;
  return pageMetadata({ route: entry.route, title, description, keywords });
}

/** Returns the worked example of a page: its questions, and the figures of the answer. */
function exampleOf(
  calculator: Awaited<ReturnType<typeof loadCalculator>>,
  example: Awaited<ReturnType<typeof loadGolden>>[number] | undefined,
): ComponentProps<typeof WorkedExample> | null {
  if (!example) return null;
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...(example.input as AnyInput) });
  // The main questions are listed even where the example takes their defaults.
  const named = new Set<string>([...Object.keys(example.input), ...(calculator.groups[0]?.fields ?? [])]);
  const result = calculator.compute(input);
  const computed = figuresOf(result);
  const inHeadline = new Set(result.headline.map(({ label }) => label));
  // The proof holds every figure of the case; the page shows the answer and the first of the others.
  const figures = Object.entries(example.expect ?? {})
    .flatMap(([label, value]) => {
      const figure = computed.find((candidate) => candidate.label === label);
      return figure ? [{ ...figure, value } as Figure] : [];
    })
    .sort((one, other) => Number(inHeadline.has(other.label)) - Number(inHeadline.has(one.label)))
    .slice(0, MOST_FIGURES);
  return {
    name: example.name,
    inputs: inputLines(calculator, input).filter((line) => named.has(line.path.split('.')[0] ?? '')),
    figures,
    source: example.source,
  };
}

/** Renders the page of a calculator: the calculator itself, then its article, worked example, questions and sources. */
export async function CalculatorPage({ id, Island }: { readonly id: CalculatorId; readonly Island: Island }) {
  const entry = entryOf(id);
  const [calculator, golden, page, article, next, version] = await Promise.all([
    loadCalculator(id),
    loadGolden(id),
    loadPage(id),
    loadArticle(id),
    passedFrom(id),
    rulesVersion(id),
  ]);
  const corrected = namedCorrection(id, dayOfExport);
  const example = exampleOf(calculator, golden[0]);
  const decides = yearFields(calculator.fields);
  return (
    <article className="sm:pt-4">
      <OpenedCalculator id={id} category={entry.category} />
      <div className="hidden sm:block">
        <Breadcrumb here={entry.title} />
      </div>
      <p className="print-only text-muted text-xs">
        {site.name}, {site.url}
        {entry.route}
      </p>
      <h1 className="font-semibold text-lg sm:mt-2 sm:text-2xl">{entry.title}</h1>
      <p className="mb-2 hidden text-muted sm:mb-5 sm:block">{page.summary}</p>
      {corrected && <CorrectedOn href={correctionsRoute(entry.route)} {...corrected} />}
      <Guarded failed={<Failed name={entry.title} />} loading={<Skeleton name={entry.title} />}>
        <Island
          name={entry.title}
          slug={slugOf(entry.route)}
          years={decides.length > 0 ? { bar: site.financialYear, questions: decides } : undefined}
          firstHeadline={defaultAnswer(calculator).result.headline}
          asExported={daysAsExported(calculator)}
          related={page.related
            .filter((other) => isBuilt(other) && !next.some(({ href }) => href === entryOf(other).route))
            .map((other) => ({ href: entryOf(other).route, title: entryOf(other).title }))}
          next={next}
          rules={{ version, checkedOn: page.checkedOn, yearFields: decides, supportEmail: site.supportEmail }}
          sources={Object.fromEntries(
            pagesBefore(id).map((other) => [slugOf(entryOf(other).route), entryOf(other).title] as const),
          )}
        />
      </Guarded>
      <noscript>
        <p className="mt-4 text-muted text-sm">
          This page shows the result for the figures above. To change them, switch on JavaScript in your browser.
        </p>
      </noscript>
      <div className="prose mt-8 print:mt-4 print:max-w-none">
        <div className="below-screen print:hidden">
          <Article of={article} />
        </div>
        {example && <WorkedExample {...example} />}
        <Faqs faqs={page.faqs} />
        <SourceList
          checkedOn={page.checkedOn}
          sources={page.sources.map((source: SourceId) => ({ id: source, ...sources[source] }))}
        />
      </div>
    </article>
  );
}
