/** What the NPS page says under each law. */
import calculator from '@/content/calculators/nps-calculator';
import type { NpsInput } from '@/content/calculators/nps-calculator/form';
import { resultOf } from '../result-of';

const answer = (changes: Partial<NpsInput>) => resultOf(calculator, changes);

const taxed = { lump: 80, salary: 15_00_000, today: '2026-11-23' };
const atExit = ['Lump sum free of tax', 'Taxed part of the lump sum', 'Tax on the lump sum', 'Buys the annuity'];

describe.each(['2025-26', '2026-27'] as const)('with the tax saved in %s', (financialYear) => {
  it('cites the law of the exit for the lump sum: an exit in decades is under the Act of 2025', () => {
    const { steps, caveats = [] } = answer({ ...taxed, financialYear });
    const cited = steps.filter(({ figure }) => atExit.includes(figure.label)).map(({ cite }) => cite?.at ?? '');
    expect(cited).toHaveLength(atExit.length);
    for (const at of cited) expect(at).not.toContain('1961');
    for (const { text, cite } of caveats) {
      if (text.includes('lump sum is taxed') || text.includes('exit rules')) expect(cite?.at).not.toContain('1961');
    }
    expect(steps.find(({ figure }) => figure.label === 'Tax on the lump sum')?.how).toMatch(/^By today’s slabs in/);
  });

  it('asks to pay by the last day of the year only where it is to come', () => {
    const dated = (today: string) =>
      (answer({ ...taxed, financialYear, today }).actions ?? []).flatMap(({ date }) => date ?? []);
    const last = `20${financialYear.slice(5)}-03-31`;
    expect(dated(`20${financialYear.slice(5)}-03-31`)).toEqual([last]);
    expect(dated(`20${financialYear.slice(5)}-04-01`)).toEqual([]);
    expect(dated('2026-11-23')).toEqual(financialYear === '2026-27' ? ['2027-03-31'] : []);
  });
});

it('taxes an exit that is past by the law of its day', () => {
  const past = {
    age: 60,
    exitAge: 60,
    own: 0,
    balance: 40_00_000,
    lump: 60,
    exitIncome: 10_00_000,
    today: '2026-11-23',
  };
  const { steps, caveats = [] } = answer({ ...past, lump: 80, exitOn: '2025-12-20', financialYear: '2026-27' });
  const step = (label: string) => steps.find(({ figure }) => figure.label === label);
  expect(step('Tax on the lump sum')?.how).toMatch(/^By the slabs of FY 2025-26 in/);
  expect(step('Lump sum free of tax')?.cite?.at).toContain('1961');
  expect(caveats.map(({ text }) => text).join()).toContain('by the slabs of FY 2025-26');
});

it('names what closed groups assume', () => {
  expect(answer({}).assumed?.map(({ label }) => label)).toEqual([
    'Inflation, per year',
    'Part taken as a lump sum',
    'Annuity rate, per year',
    'How the return is counted',
  ]);
});
