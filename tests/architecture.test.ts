/** What imports what, where figures of law may be, and what no file may contain: read from the files themselves. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { placeholder } from '@/content/calculators/limits';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';

const root = process.cwd();
const notOurs = new Set([
  'node_modules',
  '.git',
  '.next',
  '.swc',
  'out',
  'deploy',
  'coverage',
  'test-results',
  'playwright-report',
  '.bench',
  '.stryker-tmp',
  '.rehearsal',
]);

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // In a worktree .git is a file.
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const files = filesBelow('').sort();
// The import lines of a skeleton are those of the files that it makes.
const code = files.filter((file) => /\.(ts|tsx|mdx|mjs)$/.test(file) && file !== 'scripts/new/skeleton.ts');
const contents = new Map<string, string>();
/** Returns the text of a file, read once for all tests. */
function read(file: string): string {
  const text = contents.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  contents.set(file, text);
  return text;
}

/** One import line: the file it is in, our file or the package it names, and whether only types come from it. */
interface Import {
  readonly from: string;
  readonly to: string;
  readonly ours: boolean;
  readonly typesOnly: boolean;
  /** What it takes by name; null where it takes all, or says so elsewhere: `* as`, `import()`. */
  readonly names: readonly string[] | null;
}

const importLine =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"`]([^'"`]+)['"`]\s*\)/g;

function resolved(from: string, to: string): string {
  const file = to.startsWith('@/') ? to.slice(2) : path.posix.join(path.posix.dirname(from), to);
  const candidates = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => file + ending);
  return (
    candidates.find((each) => existsSync(path.join(root, each)) && statSync(path.join(root, each)).isFile()) ?? file
  );
}

function importsOf(file: string): Import[] {
  return [...read(file).matchAll(importLine)].map(([, typeWord, names = '', named, bare, lazy]) => {
    const to = named ?? bare ?? lazy ?? '';
    const ours = to.startsWith('.') || to.startsWith('@/');
    const listed = /^\{([\s\S]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const typesOnly = typeWord !== undefined || listed?.every((name) => name.startsWith('type ')) === true;
    const taken = listed?.map((name) => name.replace(/^type /, '').split(' as ')[0] ?? '');
    const takesDefault = /^\w+$/.test(names.trim());
    return {
      from: file,
      to: ours ? resolved(file, to) : to,
      ours,
      typesOnly,
      names: taken ?? (takesDefault ? ['default'] : null),
    };
  });
}

const imports = code.flatMap(importsOf);
const pathsOf = (each: readonly Import[]) => each.map(({ from, to }) => `${from} → ${to}`);
const within = (file: string, ...folders: readonly string[]) => folders.some((folder) => file.startsWith(`${folder}/`));

it('the import lines are read', () => {
  expect(imports.length).toBeGreaterThan(100);
  const found = importsOf('content/calculators/emi-calculator/island.tsx').map(({ to }) => to);
  expect(found).toEqual(
    expect.arrayContaining([
      'content/calculators/island-with-folded-rows.tsx',
      'content/calculators/emi-calculator/form.ts',
    ]),
  );
  // A name put together at run time, as in load.ts, is for the server and tests alone.
  const missing = imports.filter(({ to, ours }) => ours && !to.includes('$') && !existsSync(path.join(root, to)));
  expect(pathsOf(missing)).toEqual([]);
});

it.each(code.filter((file) => file.endsWith('.mdx')))('%s imports what is exported: no type check reads it', (file) => {
  const text = read(file);
  const named = [...text.matchAll(/^import \{([^}]*)\} from '@\/([^']+)'/gm)];
  for (const [, names = '', from = ''] of named) {
    const exported = jest.requireActual<Record<string, unknown>>(path.join(root, from));
    const asked = names.split(',').map((name) => name.trim().split(' as ') as [string, string?]);
    expect([from, asked.filter(([name]) => name && !(name in exported))]).toEqual([from, []]);
    // Of what it reads of them, each part before the last must be there.
    for (const [name, here = name] of asked) {
      const chains = name ? [...text.matchAll(new RegExp(`(?<![.\\w])${here}((?:\\.\\w+)+)`, 'g'))] : [];
      for (const [chain, parts = ''] of chains) {
        let value: unknown = exported[name];
        for (const part of parts.slice(1).split('.')) {
          if (value === null) break;
          expect([chain, value === undefined]).toEqual([chain, false]);
          value = (value as Record<string, unknown>)[part];
        }
      }
    }
  }
});

it('no function is longer than 80 lines', () => {
  const checked = code.filter(
    (file) => within(file, 'app', 'components', 'content', 'lib', 'scripts') && /\.(tsx?|mjs)$/.test(file),
  );
  // As it is formatted, what begins at the margin goes on until something else does.
  const functions =
    /^(?:export )?(?:default )?(?:async )?(?:function |const (?=\w+ = (?:memo\()?(?:async )?(?:function|\()))(\w+).*\n(?:(?:[ )}].*)?\n)*/gm;
  const long = checked.flatMap((file) =>
    [...read(file).matchAll(functions)]
      .filter(([text]) => text.trim().split('\n').length > 80)
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(long).toEqual([]);
});

it('every export is imported somewhere', () => {
  const takers = new Map<string, Import[]>();
  for (const line of imports) if (line.ours) takers.set(line.to, [...(takers.get(line.to) ?? []), line]);
  const isTaken = (file: string, name: string): boolean =>
    (takers.get(file) ?? []).some(
      ({ from, names }) => names?.includes(name) ?? (!isHub(from, file) || isTaken(from, name)),
    );
  /** A file that exports all of another one. */
  const isHub = (from: string, file: string) =>
    [...read(from).matchAll(/^export \* from '([^']+)'/gm)].some(([, to = '']) => resolved(from, to) === file);
  const checked = code.filter(
    (file) =>
      within(file, 'content', 'lib', 'components', 'scripts', 'tests') &&
      !file.endsWith('.mdx') &&
      // Loaded by their place: golden cases and pages of calculators, and the law, all of which a test reads. Parts of components/ui export
      // what shadcn-ui's do; a library is replaced by a file that the settings of the build name.
      !read('next.config.mjs').includes(`'./${file}'`) &&
      !/^content\/calculators\/[^/]+\/(golden|page)\.ts$|^content\/rules\/|^components\/ui\//.test(file),
  );
  const unused = checked.flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
      .filter(([, name = '']) => !isTaken(file, name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

describe('imports point one way: lib ← components ← content ← app', () => {
  const from = (folder: string) => imports.filter((each) => within(each.from, folder));

  it('lib imports nothing of ours but lib, and no React', () => {
    expect(
      pathsOf(from('lib').filter(({ to, ours }) => (ours ? !within(to, 'lib') : /^(react|next)\b/.test(to)))),
    ).toEqual([]);
  });

  it('components import lib and components only', () => {
    expect(pathsOf(from('components').filter(({ to, ours }) => ours && !within(to, 'lib', 'components')))).toEqual([]);
  });

  it('content imports lib and content; components only from the island and from views', () => {
    const mayReach = ({ from, to }: Import) =>
      within(to, 'lib', 'content') ||
      (within(to, 'components') &&
        (/^content\/calculators\/island(-with-(folded-)?rows)?\.tsx$/.test(from) ||
          from.endsWith('/view.tsx') ||
          // The parts of the look-up's view, each loaded by itself.
          within(from, 'content/ifsc/tool')));
    expect(pathsOf(from('content').filter((each) => each.ours && !mayReach(each)))).toEqual([]);
  });

  it('the rules of law import nothing but what a rule is, and other rules', () => {
    const strangers = from('content/rules').filter(
      ({ to, typesOnly }) => !within(to, 'content/rules') && !(within(to, 'lib') && typesOnly),
    );
    expect(pathsOf(strangers)).toEqual([]);
  });

  it('nothing but tests, scripts and app itself imports app, and nothing that ships imports tests or scripts', () => {
    const ships = imports.filter((each) => within(each.from, 'lib', 'components', 'content'));
    expect(pathsOf(ships.filter(({ to }) => within(to, 'app', 'tests', 'scripts')))).toEqual([]);
    expect(pathsOf(from('app').filter(({ to }) => within(to, 'tests', 'scripts')))).toEqual([]);
  });
});

it('no files import each other in a circle, not even for their types', () => {
  const targets = new Map(code.map((file) => [file, [] as string[]]));
  for (const { from, to, ours } of imports) if (ours && from !== to) targets.get(from)?.push(to);
  const done = new Set<string>();
  const circleFrom = (file: string, trail: readonly string[]): string | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file].join(' → ');
    if (done.has(file)) return null;
    for (const to of targets.get(file) ?? []) {
      const circle = circleFrom(to, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  expect(code.flatMap((file) => circleFrom(file, []) ?? [])).toEqual([]);
});

describe('what a calculator ships to the browser', () => {
  const ids = builtIds();

  /** Every file that a file imports for more than its types, and so on. */
  function reachedFrom(start: string): Set<string> {
    const reached = new Set([start]);
    for (const file of reached) {
      for (const { from, to, ours, typesOnly } of imports) {
        if (from === file && ours && !typesOnly) reached.add(to);
      }
    }
    return reached;
  }

  it.each(ids)('%s: neither page, golden cases, article, catalogue nor sources, nor any component', (id) => {
    const reached = [...reachedFrom(`content/calculators/${id}/index.ts`)];
    expect(reached).toContain('lib/calculator.ts');
    const forbidden =
      /\/(page|golden)\.ts$|\.mdx$|^content\/(catalogue|sources|site|sidebar)\.ts$|^(components|app|tests)\//;
    expect(reached.filter((file) => forbidden.test(file))).toEqual([]);
    const packages = imports.filter(({ from, ours, typesOnly }) => reached.includes(from) && !ours && !typesOnly);
    expect(pathsOf(packages)).toEqual([]);
  });

  it('has one folder, one island and one address each, which name each other', () => {
    const names = readdirSync(path.join(root, 'content/calculators'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
    expect([...ids].sort()).toEqual(names);
    const addresses = files.filter((file) => /^app\/\(calculators\)\/[^/]+\/page\.tsx$/.test(file));
    expect(addresses).toEqual(
      ids.map((id) => `app/(calculators)${entryOf(id).route}page.tsx`).sort((a, b) => (a < b ? -1 : 1)),
    );
    for (const id of ids) {
      const page = read(`app/(calculators)${entryOf(id).route}page.tsx`);
      expect(page).toContain(`import Island from '@/content/calculators/${id}/island';`);
      expect(page.match(/'[a-z0-9-]+'/g)).toEqual([`'${id}'`]);
      expect(page).toContain(`id="${id}"`);
      const island = read(`content/calculators/${id}/island.tsx`);
      expect(island.startsWith("'use client';")).toBe(true);
      // The form comes with the page, what answers beside it, of some pages the headline first; both are written out, or every page would load all.
      expect(island).toContain("import form from './form';");
      const first = `content/calculators/${id}/first.ts`;
      const half = files.includes(first) ? 'first' : 'index';
      expect(island.match(/import\('[^']*'\)/g)).toEqual([`import('./${half}')`]);
      // Within what answers first, so that what is there already is not shipped once more.
      if (half === 'first') expect(read(first)).toMatch(/\(\) => import\(.\.\/index.\),?\s*\);/);
    }
  });

  it.each(ids)(
    '%s loads the code of lists of rows where its form has one, later where all are behind headings',
    async (id) => {
      const { fields, groups } = await loadCalculator(id);
      const isList = (name: string) => fields[name]?.kind === 'rows';
      const withLists = groups.filter((group) => group.fields.some(isList));
      const island = read(`content/calculators/${id}/island.tsx`);
      const kind =
        withLists.length === 0 ? '' : withLists.every(({ more }) => more) ? '-with-folded-rows' : '-with-rows';
      expect(island).toContain(`from '../island${kind}';`);
    },
  );

  it.each(ids)('%s: with the page comes its form alone, not what answers', (id) => {
    const reached = [...reachedFrom(`content/calculators/${id}/form.ts`)];
    expect(reached.filter((file) => /\/(index|compute|check)\.ts$|^lib\/finance\//.test(file))).toEqual([]);
  });

  it.each(ids)('%s has its files: form, compute, index, golden, page, article', (id) => {
    const present = readdirSync(path.join(root, 'content/calculators', id));
    expect(present).toEqual(
      expect.arrayContaining([
        'article.mdx',
        'compute.ts',
        'form.ts',
        'golden.ts',
        'index.ts',
        'island.tsx',
        'page.ts',
      ]),
    );
  });
});

describe('one vocabulary of files and functions in the folders of calculators (docs/decisions/041)', () => {
  const standard = 'article check compute first form golden index island page'.split(' ');
  const parts = 'answer charts headline notes person rows sentence tables workbook working'.split(' ');
  /** Other names for the same parts, and names that say nothing. */
  const refused =
    /^(actions?|advice|answers?|caveats?|common|constants|display|drawings?|helpers?|messages?|misc|remarks?|results?|show|steps?|taxpayer|texts?|types|utils|wording|words)$/;
  const isRefused = (name: string) => !parts.includes(name.split('-')[0] ?? '') && refused.test(name);

  it.each(builtIds())('%s: its files have the names that others have, or the noun of their domain', (id) => {
    const names = readdirSync(path.join(root, 'content/calculators', id)).map((file) => file.replace(/\.\w+$/, ''));
    expect(names.filter((name) => !standard.includes(name) && isRefused(name))).toEqual([]);
  });

  it.each(builtIds())('%s: steps, notes, problems and tables are made in the one way', (id) => {
    const found = code
      .filter(
        (file) => file.startsWith(`content/calculators/${id}/`) && /\.tsx?$/.test(file) && !file.endsWith('golden.ts'),
      )
      .flatMap((file) => {
        const text = read(file);
        const functions = [...text.matchAll(/^(?:export )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name);
        return [
          // `…Steps(sheet)` writes on the worksheet, `…Notes(notes)` on the sheet of notes.
          ...functions.filter((name) =>
            /^(note|write)[A-Z]|(Actions|Caveats|Messages|Remarks|Warnings)$|^(actions|caveats)Of$/.test(name),
          ),
          // `…Problems(input)` returns problems, `…Problems(sheet)` writes them on the sheet; both by the same name.
          ...(/check\.ts$/.test(file) ? functions.filter((name) => /^(check|problemsOf)[A-Z]/.test(name)) : []),
          ...(/\{ fields: \[|^ +fields: \[.*\],$/m.test(/check\.ts$/.test(file) ? text : '')
            ? ['a problem that problemSheet or problemAt did not write']
            : []),
          ...(/kind: '(assumption|limit|notForYou|warning)'/.test(text)
            ? ['a caveat that noteSheet did not write']
            : []),
        ].map((what) => `${file}: ${what}`);
      });
    expect(found).toEqual([]);
  });

  it.each(builtIds())('%s: no file but form and golden cases is longer than 350 lines', (id) => {
    const files = code.filter((file) => file.startsWith(`content/calculators/${id}/`) && /\.tsx?$/.test(file));
    const lengths = files.map((file) => [file.split('/').at(-1), read(file).split('\n').length - 1] as const);
    expect(lengths.filter(([file, lines]) => file !== 'form.ts' && file !== 'golden.ts' && lines > 350)).toEqual([]);
  });
});

/** One block of an article: a heading, a paragraph, a list item or a table. */
interface Block {
  readonly line: number;
  readonly text: string;
  /** Whether it says so itself, is under a heading that does, or is led in by a block that does and ends with a colon. */
  readonly isExample: boolean;
}

/** An article without its imports, expressions, code and links: the words that were typed, each on its line. */
function typedWords(article: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  let plain = article
    .replace(/^(?:import|export)\s[\s\S]*?(?:\n\s*\n|$(?![\s\S]))/gm, blank)
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/`[^`\n]*`/g, '');
  // Innermost first, for expressions within expressions.
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\{[^{}]*\}/g, blank);
  }
  return plain.replace(/\[[^\]]*\]\([^)]*\)/g, '');
}

const saysExample = (text: string) => /\bexamples?\b/i.test(text);

function blocksOf(article: string): Block[] {
  const blocks: Block[] = [];
  let headings: { readonly level: number; readonly text: string }[] = [];
  let lines: string[] = [];
  let isItem = false;
  let leadsIn = false;
  const close = (line: number) => {
    if (lines.length === 0) return;
    const text = lines.join(' ').trim();
    const isLedIn = leadsIn && (isItem || text.startsWith('|'));
    const isExample = isLedIn || saysExample(text) || headings.some((heading) => saysExample(heading.text));
    blocks.push({ line: line - lines.length + 1, text, isExample });
    leadsIn = (isExample && text.endsWith(':')) || (isLedIn && isItem);
    lines = [];
    isItem = false;
  };
  for (const [index, line] of typedWords(article).split('\n').entries()) {
    const [, marks, heading = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    const startsItem = /^\s*([-*+]|\d+\.) /.test(line);
    if (marks || startsItem || line.trim() === '') close(index);
    if (marks) {
      leadsIn = false;
      headings = [...headings.filter(({ level }) => level < marks.length), { level: marks.length, text: heading }];
      blocks.push({ line: index + 1, text: heading, isExample: saysExample(heading) });
    } else if (line.trim() !== '') {
      isItem ||= startsItem;
      lines.push(line);
    }
  }
  close(article.split('\n').length);
  return blocks;
}

/** A typed amount, rate or share: ₹ before a number, or %, per cent, lakh or crore behind one. */
const figure = /(?:₹|Rs\.?|INR)\s?\d[\d,.]*|\d[\d,.]*\s?(?:%|per ?cent\b|percent\b|lakhs?\b|crores?\b)/giu;

/** The figures typed into an article outside its examples. */
function typedFigures(article: string): string[] {
  return blocksOf(article)
    .filter(({ isExample }) => !isExample)
    .flatMap(({ line, text }) => [...text.matchAll(figure)].map(([found]) => `line ${line}: ${found}`));
}

describe('figures of law in prose', () => {
  it('are caught when typed: amounts, rates and shares, in any block', () => {
    const caught = [
      'The limit is ₹1.5 lakh a year.',
      'The rate is 12.5%.',
      'It is 10 per cent of salary.',
      '- deposit up to 1,50,000 is free, 4 % cess',
      '| Slab | 30% |',
      'A turnover of 2 crore.',
      '## Tax at 20%',
      'The limit is Rs. 500.',
    ];
    for (const text of caught) expect([text, typedFigures(text).length > 0]).toEqual([text, true]);
  });

  it('are not seen in expressions, code, links, section numbers, years or examples', () => {
    const free = [
      'The limit is {inr(rule.value)} or {`at 5%`} {f({ a: 1 })}.',
      "export const limit = '₹5';",
      'Use `1 + 5%` here.',
      'See [the 5% rule](https://example.com/5%).',
      'Section 80C of the Act of 1961, rule 2A, FY 2025-26, Form 26QB.',
      '## Example\n\nA loan of ₹10 lakh at 8.5%.',
      '### A worked example\n\n- ₹5,000 at 12%',
      'For example, ₹100 at 12% is ₹112.',
      'For example, at 8.5%:\n\n- ₹5 first\n- ₹6 then',
      'An example for ₹5:\n\n| Rent |\n| --- |\n| ₹5,000 |',
      '| Example, ₹ | Delhi |\n| --- | --- |\n| Rent | ₹5,000 |',
    ];
    for (const text of free) expect([text, typedFigures(text)]).toEqual([text, []]);
    expect(typedFigures('## Example\n\n₹5\n\n## Law\n\n5%')).toEqual(['line 7: 5%']);
    expect(typedFigures('For example, ₹5.\n\nThe rate is 5%.')).toEqual(['line 3: 5%']);
    expect(typedFigures('For example:\n\n- ₹5\n\nThe rate is 5%.')).toEqual(['line 5: 5%']);
    expect(typedFigures('The limits:\n\n- ₹5')).toEqual(['line 3: ₹5']);
    expect(typedFigures('### An example\n\n₹5\n\n## Law\n\n5%')).toEqual(['line 7: 5%']);
  });

  it.each(code.filter((file) => /^content\/calculators\/.*\.mdx$/.test(file)))(
    '%s types none outside its examples',
    (file) => {
      // A figure that no rule imported by the article holds is an illustration, whatever is around it.
      const article = read(file);
      const imported = [...article.matchAll(/from '@\/(content\/rules\/[^']+)'/g)].map(([, rules]): unknown =>
        jest.requireActual(path.join(process.cwd(), rules ?? '')),
      );
      const numbersUnder = (thing: unknown): string[] =>
        typeof thing === 'number'
          ? [String(thing)]
          : typeof thing === 'object' && thing !== null
            ? Object.values(thing).flatMap(numbersUnder)
            : [];
      const ofLaw = new Set(numbersUnder(imported));
      const numberIn = (found: string) => {
        const [, digits = '', unit] = /([\d,.]*\d)\s?(lakh|crore)?/.exec(found.replace(/^line \d+: /, '')) ?? [];
        const scale = unit === 'lakh' ? 1e5 : unit === 'crore' ? 1e7 : 1;
        return String(Number(digits.replaceAll(',', '')) * scale);
      };
      expect(typedFigures(article).filter((found) => ofLaw.has(numberIn(found)))).toEqual([]);
    },
  );

  it('are in no file of lib/tax: no amount that law would name is there', () => {
    const found = code
      .filter((file) => within(file, 'lib/tax'))
      .flatMap((file) => {
        const plain = read(file)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\/\/.*$/gm, '');
        return [...plain.matchAll(/\b\d{1,2}(?:_\d{2})*_\d{3}\b|\b\d{4,}\b/g)].map(([found]) => `${file}: ${found}`);
      });
    expect(found).toEqual([]);
  });
});

describe('no file', () => {
  const texts = files.filter(
    (file) =>
      !/\.(woff2?|png|jpe?g|ico|webp|pdf|xlsx|tsbuildinfo)$/.test(file) &&
      // The build's copies of a package are no files of ours.
      !/^\.env.*local$|^next-env|^public\/pdf\//.test(file),
  );

  it('names a path of one machine', () => {
    // Written with a class for a letter, so that this line does not find itself.
    const machine =
      /(?<![\w.:/-])\/(?:[h]ome|[r]oot|[U]sers|[w]ork|[m]nt|[o]pt|[v]ar|[t]mp)\/[\w.-]+|\b[A-Z]:\\\\?[U]sers/;
    expect(
      texts.filter((file) => machine.test(read(file))).map((file) => `${file}: ${machine.exec(read(file))?.[0]}`),
    ).toEqual([]);
  });

  it('of content or app holds what `npm run new` left to be written', () => {
    const left = texts.filter((file) => within(file, 'content', 'app') && file !== 'content/calculators/limits.ts');
    expect(left.filter((file) => read(file).includes(placeholder))).toEqual([]);
  });

  it('of code outside content/rules names a tax year', () => {
    // Golden cases, titles of papers and ids of sources have the years of what they are about.
    const withoutYears = code.filter(
      (file) =>
        within(file, 'app', 'components', 'content', 'lib') &&
        /\.tsx?$/.test(file) &&
        !within(file, 'content/rules') &&
        !/(?:^|\/)(?:golden[\w-]*|sources|corrections)\.ts$/.test(file),
    );
    const year = /\b20(?:2[3-9]|[3-9]\d)-(?:2[4-9]|[3-9]\d)\b(?!-\d)/;
    const named = withoutYears.flatMap((file) =>
      read(file)
        .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'epf-interest-[\d-]+'/g, '')
        .split('\n')
        .filter((line) => year.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(named).toEqual([]);
  });

  it('of articles takes the law of a year by its name', () => {
    const named = texts
      .filter((file) => within(file, 'content') && file.endsWith('.mdx'))
      .filter((file) => /\['20\d\d-\d\d'\]|rules\/years\/20/.test(read(file)));
    expect(named).toEqual([]);
  });

  it('of content takes an entry of a dated series by its place for the law now', () => {
    const byPlace = /\.from(?:\.at\(-|\[\w+\.from\.length|\[[1-9]\]|\[0\]\??\.(?:value|cite))/;
    const taken = texts
      .filter((file) => within(file, 'content') && !within(file, 'content/rules') && /\.(?:tsx?|mdx)$/.test(file))
      .filter((file) => byPlace.test(read(file)));
    expect(taken).toEqual([]);
  });

  it('of the site orders or writes by the rules of a language, whose first use takes a phone 25 ms, but for the names of banks', () => {
    const byLanguage = /\.(?:localeCompare|toLocale\w+)\(|\bIntl\./;
    const asking = texts
      .filter((file) => ['lib', 'content', 'components', 'app'].some((folder) => within(file, folder)))
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('/golden.ts'))
      .filter((file) => byLanguage.test(read(file)));
    expect(asking).toEqual(['components/ifsc/steps.tsx']);
  });

  it('names the host of a package registry', () => {
    const registry =
      /\b(?:[r]egistry\.[\w-]+\.\w+|[a]rtifactory|[n]exus\.|[v]erdaccio)|[n]pmmirror\.com|_[a]uth(?:Token)?\b/i;
    expect(
      texts.filter((file) => registry.test(read(file))).map((file) => `${file}: ${registry.exec(read(file))?.[0]}`),
    ).toEqual([]);
  });
});
