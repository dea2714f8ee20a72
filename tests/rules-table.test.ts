/** The table of every figure of law that `npm run -s rules` prints. */
import { spawnSync } from 'node:child_process';
import { repoRate } from '@/content/rules/market-rates';
import { addDays } from '@/lib/calendar';
import { isIsoDate } from '@/lib/iso-date';
import { type Data, lawFiguresOn } from '@/scripts/law-figures';

interface Row {
  readonly figure: string;
  readonly value: string;
  readonly since: string;
  readonly place: string;
  readonly checkedOn: string;
  readonly knownUntil: string;
  readonly past: string;
}

function printed(...args: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/rules.ts', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const rows = stdout
    .split('\n')
    .slice(0, -1)
    .map((line): Row => {
      const [figure = '', value = '', since = '', place = '', checkedOn = '', knownUntil = '', past = ''] =
        line.split('\t');
      return { figure, value, since, place, checkedOn, knownUntil, past };
    });
  return { status, rows };
}

/** The day after the last on which the repo rate is known. */
const day = addDays(repoRate.knownUntil ?? repoRate.checkedOn, 1);
const load = async (file: string): Promise<Data> => import(`@/content/rules/${file}`);
const rowsOn = async (on: string) =>
  (await lawFiguresOn(on, load)).map(
    ({ line, past }): Row => ({
      figure: line.at,
      value: line.value,
      since: line.since,
      place: line.cite,
      checkedOn: line.checkedOn,
      knownUntil: line.knownUntil,
      past,
    }),
  );
let figures: readonly Row[] = [];
beforeAll(async () => {
  figures = await rowsOn(day);
});

it('has many figures', () => {
  expect(figures.length).toBeGreaterThan(1_000);
});

it('gives each figure with its value, its place and the day on which it was compared', () => {
  const bare = figures.filter(
    ({ value, place, checkedOn }) => value === '' || value === 'undefined' || place === '' || !isIsoDate(checkedOn),
  );
  expect(bare).toEqual([]);
});

it('says since when a figure of a tax year or of a dated series holds', () => {
  const without = figures.filter(({ figure, since }) => figure.startsWith('years/') && !isIsoDate(since));
  expect(without).toEqual([]);
  const repo = figures.find(({ figure }) => figure === 'market-rates repoRate');
  const inForce = repoRate.from.findLast(({ date }) => date <= day);
  expect([repo?.value, repo?.since]).toEqual([JSON.stringify(inForce?.value), inForce?.date]);
});

it('marks what is past its date, and nothing else', () => {
  const longAgo = addDays(day, -400);
  for (const { figure, checkedOn, knownUntil, past } of figures) {
    const ended = knownUntil !== '' && knownUntil < day;
    expect([figure, past]).toEqual([figure, ended ? 'no longer known' : checkedOn < longAgo ? 'compare again' : '']);
  }
  expect(figures.find(({ figure }) => figure === 'market-rates repoRate')?.past).toBe('no longer known');
  expect(figures.some(({ past }) => past === '')).toBe(true);
});

it('marks by the day alone: long after it all is to be compared again, long before it nothing', async () => {
  const marks = async (on: string) => new Set((await rowsOn(on)).map(({ past }) => past));
  expect(await marks(addDays(day, 800))).toEqual(new Set(['no longer known', 'compare again']));
  expect(await marks('2025-04-01')).toEqual(new Set(['']));
});

it('prints with --stale the marked rows alone and fails where there are any', () => {
  const stale = printed('--stale', '--on', day);
  expect([stale.status, stale.rows]).toEqual([1, figures.filter(({ past }) => past !== '')]);
  const early = printed('--stale', '--on', '2025-04-01');
  expect([early.status, early.rows]).toEqual([0, []]);
});

it('prints the names of the columns first, then the figures; a reader may close the pipe early', () => {
  const command = '"$0" --import tsx scripts/rules.ts | head -n 2; echo "$PIPESTATUS"';
  const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath], { encoding: 'utf8' });
  const [head, first = '', status] = stdout.split('\n');
  expect(head).toBe('figure\tvalue\tsince\tplace\tcompared on\tknown until\tpast its date');
  expect(first.split('\t').slice(0, 2)).toEqual([figures[0]?.figure, figures[0]?.value]);
  expect([status, stderr]).toEqual(['0', '']);
});
