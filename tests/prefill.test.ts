import { builtIds, loadCalculator } from '@/content/calculators/load';
import { searchFields } from '@/content/calculators/search-fields';
import { type CalculatorId, catalogue, entryOf } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import { decimal, duration, money, percent, whole, yesNo } from '@/lib/calculator';
import { openFragment } from '@/lib/fragment';
import { placed, prefillFields, readFigures, type SlotField, valuesOf } from '@/lib/prefill';
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

describe('where figures go', () => {
  const form = {
    fields: {
      kind: yesNo({ label: 'Kind', default: false }),
      hidden: money({ label: 'Hidden', min: 0, max: 10, default: 1, showIf: { kind: true } }),
      loan: money({ label: 'Loan', min: 1_000, max: 1_00_00_000, default: 5_000 }),
      years: whole({ label: 'Years', min: 1, max: 30, default: 5, unit: 'years' }),
      later: duration({ label: 'Later', min: 1, max: 300, default: 60 }),
      detail: percent({ label: 'Detail', min: 0, max: 5, default: 1 }),
    },
    groups: [
      { fields: ['kind', 'hidden', 'loan', 'years', 'later'] },
      { title: 'More', fields: ['detail'], more: true },
    ],
  };

  it('the first of each kind that is shown at the start, none behind "More details", years as years', () => {
    expect(prefillFields(form)).toEqual({
      money: { name: 'loan', label: 'Loan', min: 1_000, max: 1_00_00_000 },
      duration: { name: 'years', label: 'Years', min: 1, max: 30, inYears: true },
    });
  });

  it.each(['years', 'year', 'yrs', 'yr', 'Years'])('a whole number of %s is a length of time', (unit) => {
    const term = whole({ label: 'Term', min: 1, max: 30, default: 5, unit });
    expect(prefillFields({ fields: { term }, groups: [{ fields: ['term'] }] })).toEqual({
      duration: { name: 'term', label: 'Term', min: 1, max: 30, inYears: true },
    });
  });

  it.each([
    ['without a unit', undefined],
    ['in another unit', 'days'],
    ['of ages', 'years old'],
    ['of half-years', 'half-years'],
  ])('a whole number %s is no length of time, nor is a decimal one', (_which, unit) => {
    const fields = {
      count: whole({ label: 'Count', min: 1, max: 30, default: 5, unit }),
      times: decimal({ label: 'Times', min: 1, max: 30, default: 5, unit: unit ?? 'years' }),
    };
    expect(prefillFields({ fields, groups: [{ fields: ['count', 'times'] }] })).toEqual({});
  });

  const values = (query: string) => {
    const places = placed(query, prefillFields(form));
    return places && valuesOf(places);
  };

  it('in the unit of the field', () => {
    expect(values('loan 5 lakh 5 years')).toEqual({ loan: 5_00_000, years: 5 });
    expect(values('loan 5 lakh')).toEqual({ loan: 5_00_000 });
    expect(values('loan 5 lakh 24 months')).toEqual({ loan: 5_00_000, years: 2 });
  });

  it('also at the bounds of the field', () => {
    expect(values('loan ₹1,000 1 year')).toEqual({ loan: 1_000, years: 1 });
    expect(values('loan 1 crore 30 years')).toEqual({ loan: 1_00_00_000, years: 30 });
  });

  it.each([
    ['no figure at all', 'loan'],
    ['a figure without a field', 'loan 5 lakh 8%'],
    ['below the bounds', 'loan ₹999'],
    ['above the bounds', 'loan 2 crore'],
    ['too many years', 'loan 5 lakh 31 years'],
    ['part of a year in a field of years', 'loan 5 lakh 30 months'],
    ['two amounts', 'loan 5 lakh for 6 lakh'],
  ])('nowhere with %s: no figure is dropped without a word', (_why, query) => {
    expect(values(query)).toBeNull();
  });
});

describe('the index of fields', () => {
  it('is what the forms say, for every calculator that is built', async () => {
    const index = await searchFields();
    for (const id of builtIds()) {
      const calculator = await loadCalculator(id);
      const { slots, ...first } = index[id] ?? {};
      expect([id, first]).toEqual([id, slots ? {} : prefillFields(calculator)]);
      for (const field of [...Object.values(first), ...(slots ?? [])]) {
        expect([id, calculator.fields[field.name]?.label]).toEqual([id, field.label]);
      }
    }
    expect(Object.keys(index)).toEqual(expect.arrayContaining(['emi-calculator', 'sip-calculator']));
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

  it('every calculator that takes figures by words and size takes one of each kind, and its form reads them back', async () => {
    const index = await searchFields();
    const finder = finderOver(catalogue, [], searchVocabulary);
    for (const [id, { slots = [] }] of Object.entries(index)) {
      const wanted = (['money', 'percent', 'duration'] as const).flatMap((kind) => {
        const own = slots.filter(({ slot }) => slot.kind === kind);
        // The box that takes a figure without a word for it.
        return own.find(({ slot }) => !slot.words) ?? own[0] ?? [];
      });
      if (wanted.length === 0) continue;
      const value = ({ slot, min, max }: SlotField) =>
        slot.oneOf?.at(-1) ??
        Math.min(
          Math.max(slot.kind === 'money' ? 1_50_000 : slot.kind === 'percent' ? 8 : 120, slot.from, min),
          slot.to,
          max,
        );
      const texts = wanted.map((field) =>
        field.slot.kind === 'money'
          ? `₹${value(field)}`
          : field.slot.kind === 'percent'
            ? `${value(field)}%`
            : `${value(field)} months`,
      );
      const offer = finder.find([entryOf(id as CalculatorId).title, ...texts].join(' '), everywhere, index).offers[0];
      expect([id, offer?.entry.id]).toEqual([id, id]);
      const calculator = await loadCalculator(id as CalculatorId);
      const opened = openFragment(calculator.fields, offer?.fragment ?? '');
      expect([id, opened?.wrong]).toEqual([id, 'nothing']);
      const { input, faults } = readDraft(calculator.fields, opened?.draft ?? {});
      expect([id, faults]).toEqual([id, []]);
      for (const field of wanted) expect([id, Number(input[field.name])]).toEqual([id, value(field)]);
    }
  });
});
