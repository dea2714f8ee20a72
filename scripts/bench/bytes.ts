import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { bareExport } from '../bare/build';
import { budgets } from '../measure/budgets';
import { median, type PageBytes, routesOf, weigh } from '../measure/pages';
import { kilobytes, type Options, type Report } from './report';

/** Returns bytes by kind of each page, compressed with gzip, and its scripts as a multiple of the bare export's. */
export async function bytes({ out, all }: Options): Promise<Report> {
  const bare = weigh(bareExport(), '/');
  const built = new Set(builtIds().map((id) => entryOf(id).route));
  const pages = routesOf(out).map((route) => weigh(out, route));
  const calculators = pages.filter(({ route }) => built.has(route));
  const ratio = ({ scripts }: PageBytes) => scripts / bare.scripts;
  const row = (name: string, page: Omit<PageBytes, 'route'>) => [
    name,
    kilobytes(page.scripts),
    (page.scripts / bare.scripts).toFixed(3),
    kilobytes(page.html),
    kilobytes(page.css),
    kilobytes(page.fonts),
    String(page.requests),
  ];
  const summed = (of: readonly PageBytes[], pick: (values: readonly number[]) => number) => ({
    scripts: pick(of.map(({ scripts }) => scripts)),
    html: pick(of.map(({ html }) => html)),
    css: pick(of.map(({ css }) => css)),
    fonts: pick(of.map(({ fonts }) => fonts)),
    requests: pick(of.map(({ requests }) => requests)),
  });
  const most = (values: readonly number[]) => Math.max(...values);
  const worst = summed(pages, most);
  const middle = median(calculators.map(ratio));
  const heaviest = Math.max(...pages.map(ratio));
  const limits = ([kind, limit]: readonly ['html' | 'css' | 'fonts', number]) => ({
    what: `${kind}, heaviest page`,
    target: `≤ ${kilobytes(limit)}`,
    measured: kilobytes(worst[kind]),
    met: worst[kind] <= limit,
  });
  return {
    title: 'Bytes that a page loads by itself (gzip 9)',
    columns: ['', 'scripts', '× bare', 'HTML', 'CSS', 'fonts', 'requests'],
    rows: [
      row('a bare Next.js export', bare),
      row(`${calculators.length} calculators, median`, summed(calculators, median)),
      row(`${calculators.length} calculators, worst`, summed(calculators, most)),
      row(`all ${pages.length} pages, median`, summed(pages, median)),
      row(`all ${pages.length} pages, worst`, worst),
      ...pages
        .filter(({ route }) => all || built.has(route) || !/calculator/.test(route))
        .map((page) => row(page.route, page)),
    ],
    targets: [
      {
        what: 'scripts, median of the calculators',
        target: `≤ ${budgets.scripts.median} × bare`,
        measured: middle.toFixed(3),
        met: middle <= budgets.scripts.median,
      },
      {
        what: 'scripts, heaviest page',
        target: `≤ ${budgets.scripts.worst} × bare`,
        measured: heaviest.toFixed(3),
        met: heaviest <= budgets.scripts.worst,
      },
      ...(
        [
          ['html', budgets.html],
          ['css', budgets.css],
          ['fonts', budgets.fonts],
        ] as const
      ).map(limits),
      {
        what: 'requests, most on a page',
        target: `≤ ${budgets.requests}`,
        measured: String(worst.requests),
        met: worst.requests <= budgets.requests,
      },
    ],
  };
}
