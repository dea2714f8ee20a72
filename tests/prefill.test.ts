import { builtIds, loadCalculator } from '@/content/calculators/load';
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue } from '@/content/catalogue';
import { type FillBox, type FillForm, filled } from '@/lib/fill';
import { openFragment } from '@/lib/fragment';
import { readFigures } from '@/lib/prefill';
import { readDraft } from '@/lib/read-input';
import { finderOver, type SearchField } from '@/lib/search';

const everywhere: readonly SearchField[] = ['title', 'description', 'category', 'id'];

describe('figures in a search', () => {
  it.each([
    ['emi 50 lakh 8.5% 20 years', 'emi', 50_00_000, 8.5, 240],
    ['EMI for ₹50,00,000 at 8.5 % p.a. for 20 yrs', 'emi', 50_00_000, 8.5, 240],
    ['emi 50l 8.5% 20y', 'emi', 50_00_000, 8.5, 240],
    ['emi 1.2cr, 9%, 240 months', 'emi', 1_20_00_000, 9, 240],
    ['sip 10k/month 12 percent 10 years 6 months', 'sip', 10_000, 12, 126],
    ['sip rs 500 12.5 per cent 15y 3m', 'sip', 500, 12.5, 183],
    ['8.5% car loan emi 8 lakh 5 years', 'car loan emi', 8_00_000, 8.5, 60],
    ['emi 5000000 8.5% 20 years', 'emi', 50_00_000, 8.5, 240],
    ['emi 2 cr 50 lakh 8% 20 years', 'emi', 2_50_00_000, 8, 240],
  ])('"%s"', (query, words, amount, rate, months) => {
    expect(readFigures(query)).toEqual({ words, money: [amount], percent: [rate], duration: [months] });
  });

  it.each([
    '80c',
    'section 80C',
    'form 16',
    'form16',
    '44ab',
    'section 194',
    'fy 2025-26',
    'income tax 2025',
    'emi',
    '',
  ])('"%s" holds none: names with numbers stay names', (query) => {
    expect(readFigures(query)).toEqual({ words: query.toLowerCase(), money: [], percent: [], duration: [] });
  });

  it.each([
    ['emi 2000000', 'emi', 20_00_000],
    ['emi 1950000', 'emi', 19_50_000],
    ['emi 12000', 'emi', 12_000],
    ['emi 52019', 'emi', 52_019],
    ['emi 2,000', 'emi', 2_000],
    ['emi ₹2025', 'emi', 2_025],
    ['tax 2025 on 12 lakh', 'tax 2025', 12_00_000],
    ['tax 1999 on 12 lakh', 'tax 1999', 12_00_000],
    ['  Home   loan for 50 lakh ', 'home loan', 50_00_000],
    ['salary/month(net) 50k', 'salary (net)', 50_000],
  ])('"%s" tells an amount from a year, and drops small words with it', (query, words, amount) => {
    expect(readFigures(query)).toEqual({ words, money: [amount], percent: [], duration: [] });
  });

  it('small words stay where there are no figures', () => {
    expect(readFigures('Rate of  interest on the loan').words).toBe('rate of interest on the loan');
    expect(readFigures('rent/month, for a house').words).toBe('rent/month, for a house');
  });

  it('a figure leaves a gap between the words beside it', () => {
    expect(readFigures('loan@8.5%emi')).toEqual({ words: 'loan emi', money: [], percent: [8.5], duration: [] });
  });

  it('what comes after the 120th letter is not read', () => {
    const words = 'x'.repeat(111);
    expect(readFigures(`${words} 50 lakh`)).toMatchObject({ words, money: [50_00_000] });
    expect(readFigures(`${words} 50 lakh 8%`)).toMatchObject({ money: [50_00_000], percent: [] });
    expect(readFigures('y'.repeat(500)).words).toHaveLength(120);
  });

  it('a bare small number is not guessed at', () => {
    expect(readFigures('emi 50 lakh 8.5 20')).toEqual({
      words: 'emi 8.5 20',
      money: [50_00_000],
      percent: [],
      duration: [],
    });
  });
});

describe('a search with figures opens the calculator filled in', () => {
  it('"emi 50 lakh 8.5% 20 years" offers the EMI calculator first', async () => {
    const { entries, offers } = finderOver(catalogue).find(
      'emi 50 lakh 8.5% 20 years',
      everywhere,
      await searchFields(),
    );
    expect(entries.map(({ id }) => id)).not.toContain('emi-calculator');
    expect(offers[0]?.entry.id).toBe('emi-calculator');
    expect(offers[0]?.fragment).toBe('v=3&loan=5000000&rate=8.5&tenure=240');
  });

  it('also with a slip in the name, and without a name', async () => {
    const finder = finderOver(catalogue);
    const index = await searchFields();
    expect(finder.find('emmi 50 lakh 8.5% 20 years', everywhere, index).offers[0]?.entry.id).toBe('emi-calculator');
    expect(finder.find('50 lakh 8.5% 20 years', everywhere, index).offers.map(({ entry }) => entry.id)).toContain(
      'emi-calculator',
    );
  });

  /** A figure as typed for a box: by default some way above the least that is plausible there. */
  function textFor({ kind, from, to, per, min, max, oneOf }: FillBox): string {
    const usual = {
      money: 1_50_000,
      percent: 8,
      duration: 120,
      days: 400,
      count: 40,
      weight: 42,
      area: 900,
      year: 2010,
      date: 0,
    };
    const least = Math.max(per === 'month' ? from / 12 : from, min ?? from);
    const value = Number(oneOf?.at(-1)) || Math.min(Math.max(usual[kind], Math.ceil(least)), to, max ?? to);
    const units = {
      money: '₹',
      percent: '',
      duration: '',
      days: '',
      count: '',
      weight: '',
      area: '',
      year: '',
      date: '',
    };
    const behind = {
      percent: '%',
      duration: ' months',
      days: ' days',
      weight: ' g',
      area: ' sq ft',
      money: '',
      count: '',
      year: '',
      date: '',
    };
    if (kind === 'date') return '12 Aug 2025';
    return `${units[kind]}${value}${behind[kind]}`;
  }

  it.each(builtIds())('%s: its form reads back what a search fills in, box by box', async (id) => {
    const form = (await searchFields())[id];
    expect(form?.boxes.length).toBeGreaterThan(0);
    const { fields } = await loadCalculator(id);
    for (const box of form?.boxes ?? []) {
      const word = box.words.split('|')[0]?.replace(/\(\?:([^|)]*)[^)]*\)\??|[\\?]/g, '$1') ?? '';
      const found = filled(`${word} ${textFor(box)}`, form as FillForm);
      if (!found) continue;
      const opened = openFragment(fields, found.fragment);
      expect([box.name, found.fragment, opened?.wrong]).toEqual([box.name, found.fragment, 'nothing']);
      expect([box.name, readDraft(fields, opened?.draft ?? {}).faults]).toEqual([box.name, []]);
    }
  });
});
