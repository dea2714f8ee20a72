import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtIds, isBuilt, loadCalculator, loadPage } from '@/content/calculators/load';
import { type CalculatorId, catalogue, entryOf, unimplemented } from '@/content/catalogue';
import { corrections } from '@/content/corrections';
import { correctionsRoute, staticPages } from '@/content/pages';
import { defaultInput, shownInput } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import { COMPILE_HINT } from '@/scripts/publish/compile-hints';
import { exists, fileOf, htmlOf, scriptsOf, textOf } from './page';

const built = builtIds();
const pages = [
  '/',
  '/ifsc-lookup/',
  ...[...catalogue, ...unimplemented, ...staticPages].map((entry) => entry.route),
  ...new Set(corrections.map(({ calculator }) => correctionsRoute(entryOf(calculator).route))),
];

describe('every page of the export', () => {
  it.each(pages)('%s has one heading of the first order, a title, a description and a canonical address', (route) => {
    const html = htmlOf(route);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(/<title>[^<]{10,}<\/title>/.test(html)).toBe(true);
    expect(/<meta name="description" content="[^"]{20,}"/.test(html)).toBe(true);
    expect(html).toContain(`<link rel="canonical" href="https://hisaabi.example${route}"`);
    expect(html).toContain('<html lang="en-IN"');
  });

  it.each(pages)('%s links only to places that exist', (route) => {
    const addresses = [...htmlOf(route).matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, address]) => address ?? '');
    const own = addresses.filter((address) => address.startsWith('/'));
    expect(own.filter((address) => !exists(address))).toEqual([]);
  });

  it.each(pages)('%s loads nothing from another origin', (route) => {
    const loaded = [...htmlOf(route).matchAll(/<(?:script|img|iframe|source)\b[^>]*src="([^"]+)"/g)];
    const styles = [...htmlOf(route).matchAll(/<link\b[^>]*rel="(?:stylesheet|preload|icon)"[^>]*href="([^"]+)"/g)];
    for (const [, address = ''] of [...loaded, ...styles]) expect(address).toMatch(/^\/(?!\/)/);
  });

  it.each(pages)('%s has every part in its place without any script', (route) => {
    const html = htmlOf(route);
    expect(html).not.toMatch(/id="S:|<template id="B:|\$RC\(/);
    expect(html).not.toMatch(/\bNaN\b|\bundefined\b(?![^<]*<\/script>)|\[object Object\]/);
    // An expression of an article that was taken for text.
    expect(textOf(html)).not.toMatch(/\{[a-z]\w*(?:\.\w+|\()/i);
  });

  it.each(pages)('%s uses no id twice', (route) => {
    const ids = [...htmlOf(route).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(pages)('%s draws without style attributes, so that a strict policy can forbid them', (route) => {
    expect(htmlOf(route).match(/<[^>]+\sstyle="/g)).toBeNull();
  });
});

describe('a calculator that is not built yet', () => {
  const unbuilt = [...catalogue.filter((entry) => !isBuilt(entry.id)), ...unimplemented];

  it.each(unbuilt.map((entry) => [entry.route, entry.title]))(
    '%s says that %s is under development',
    (route, title) => {
      const text = textOf(htmlOf(route));
      expect(text).toContain(title);
      expect(text).toContain('under development');
      expect(text).toContain('Browse All Calculators');
      for (const item of [
        'Coming Soon',
        'Updated for FY 2025-26',
        'Latest rates and rules',
        'Old and new regimes',
        'Step-by-step breakdown',
        'Charts and summaries',
        'Download and print results',
        'Works today',
      ]) {
        expect(text).toContain(item);
      }
      expect(htmlOf(route)).toContain('<meta name="robots" content="noindex, follow"');
    },
  );
});

describe('the home page', () => {
  it('holds a link to each of the 47 calculators', () => {
    const html = htmlOf('/');
    expect(catalogue.filter((entry) => !html.includes(`href="${entry.route}"`))).toEqual([]);
  });
});

/** The code of all calculators but golden cases and page texts, and what they share, by its path: read once. */
const sources = new Map(
  [
    'content/calculators',
    'content/investing',
    'content/life-plan',
    'content/tax',
    'content/rules',
    'content/questions',
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((each) => /\.tsx?$/.test(each) && !/(golden|page)\.ts$/.test(each))
      .map((each) => [path.join(folder, each), readFileSync(path.join(folder, each), 'utf8')] as const),
  ),
);
/** How many of these files hold a text. */
const holders = new Map<string, number>();
const textsIn = (source: string) => [...source.matchAll(/'([A-Z][A-Za-z ,]{12,})'/g)].map(([, text]) => text ?? '');

/** Texts in one file of a calculator that no other calculator holds: they mark its code wherever it goes. */
function marksOf(id: string, file: string): string[] {
  return textsIn(sources.get(path.join('content/calculators', id, file)) ?? '').filter((text) => {
    const known = holders.get(text) ?? [...sources.values()].filter((source) => source.includes(text)).length;
    holders.set(text, known);
    return known === 1;
  });
}

const allScriptFiles = readdirSync('out/_next/static/chunks').filter((file) => file.endsWith('.js'));

/** All scripts of the export as one text. */
const allScripts = allScriptFiles.map((file) => fileOf(`_next/static/chunks/${file}`)).join('\n');

it('has browsers compile the functions of every script as it comes', () => {
  const scripts = allScripts.split(COMPILE_HINT);
  expect(scripts.length - 1).toBe(allScriptFiles.length);
  expect(scripts[0]).toBe('');
});

describe.each(built.map((id) => [id, entryOf(id).route] as const))('the page of %s', (id, route) => {
  const html = () => htmlOf(route);

  it('holds the default answer, the labels, the working and a chart before any script runs', async () => {
    const calculator = await loadCalculator(id);
    const input = shownInput(calculator.fields, defaultInput(calculator.fields));
    const result = calculator.compute(input);
    const text = textOf(html());
    for (const figure of result.headline) {
      expect(text).toContain(figure.label);
      expect(text).toContain(formatFigure(figure));
    }
    expect(text).toContain(result.sentence.replaceAll("'", '’'));
    for (const name of calculator.groups[0]?.fields ?? []) {
      const field = calculator.fields[name];
      if (field && !field.showIf) expect(text).toContain(field.label.replaceAll("'", '’'));
    }
    for (const step of result.steps) expect(text).toContain(step.figure.label.replaceAll("'", '’'));
    expect(html()).toMatch(/<svg\b[^>]*>[\s\S]*?<(?:path|circle|rect)\b/);
  });

  it('loads its own questions and those of no other calculator', () => {
    const scripts = scriptsOf(html()).map(fileOf).join('\n');
    const held = built.filter((each) => marksOf(each, 'form.ts').some((mark) => scripts.includes(mark)));
    expect(held).toEqual([id]);
  });

  it('leaves the code that answers until it is needed', () => {
    const form = readFileSync(path.join('content/calculators', id, 'form.ts'), 'utf8');
    const answering = readdirSync(path.join('content/calculators', id)).filter(
      (file) =>
        file.endsWith('.ts') &&
        !/^(form|golden|page)\.ts$/.test(file) &&
        !form.includes(`'./${file.replace('.ts', '')}'`),
    );
    const marks = answering.flatMap((file) => marksOf(id, file));
    const scripts = scriptsOf(html()).map(fileOf).join('\n');
    expect(marks.filter((mark) => allScripts.includes(mark))).not.toEqual([]);
    expect(marks.filter((mark) => scripts.includes(mark))).toEqual([]);
  });

  it('ships no word of its article, its questions or its worked cases as script', async () => {
    const page = await loadPage(id);
    const questions = Object.keys(page.faqs);
    for (const question of questions) expect(allScripts).not.toContain(question.replaceAll('’', '\\u2019'));
    for (const question of questions) expect(allScripts).not.toContain(question);
    expect(allScripts).not.toContain('by-hand');
  });

  it('leads each citation to a source on the same page', () => {
    const cited = [...html().matchAll(/href="#(source-[^"]+)"/g)].map(([, source]) => source ?? '');
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((source) => !html().includes(`id="${source}"`))).toEqual([]);
  });

  it('answers questions and shows the worked example and the day of the last check', async () => {
    const page = await loadPage(id as CalculatorId);
    const text = textOf(html());
    for (const [question, answer] of Object.entries(page.faqs)) {
      expect(text).toContain(question.replaceAll("'", '’'));
      expect(text).toContain(answer.replaceAll("'", '’'));
    }
    // The example tells its inputs, the first question among them, before its result.
    const calculator = await loadCalculator(id as CalculatorId);
    const firstQuestion = calculator.fields[calculator.groups[0]?.fields[0] ?? '']?.label ?? '';
    expect(text.slice(text.lastIndexOf('Worked example'))).toContain(firstQuestion);
    expect(text).toContain('last compared with these sources on');
  });
});
