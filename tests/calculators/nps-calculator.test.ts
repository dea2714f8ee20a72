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

const notesOf = (changes: Partial<NpsInput>) => (answer(changes).caveats ?? []).map(({ text }) => text).join(' ');

it('says that waiting lets one take more only where an early exit does not already give all, and until when', () => {
  const early = { age: 45, exitAge: 50, own: 1_000, balance: 2_00_000 };
  expect(notesOf({ ...early, lump: 100 })).toMatch(/This is an early exit\. You may also leave/);
  const larger = { ...early, balance: 20_00_000 };
  expect(notesOf(larger)).toContain('Waiting until 60 lets you take more at once.');
  // All Citizen, 10 years of the 15 at 50: another five are enough.
  expect(notesOf({ ...larger, sector: 'citizen', served: 60 })).toContain(
    'Waiting until 60, or until you have 15 years in the account if that is sooner, lets you take more at once.',
  );
  const past = { ...larger, age: 50, exitOn: '2026-01-10', today: '2026-11-23' } as const;
  expect(notesOf(past)).toContain('This is an early exit.');
  expect(notesOf(past)).not.toContain('leave the money in NPS');
});

it('asks government staff to pay the amount needed on top of their share', () => {
  const asked = (changes: Partial<NpsInput>) => (answer(changes).actions ?? [])[0]?.text;
  const wanted = { known: 'pension', pension: 1_00_000, age: 40 } as const;
  expect(asked({ ...wanted, sector: 'central', pay: 80_000 })).toMatch(
    /^Pay ₹[\d,]+ a month on top of your share of pay\.$/,
  );
  expect(asked(wanted)).toMatch(/^Raise your own payment to ₹[\d,]+ a month\.$/);
});

it('an age at exit that is past is said first', () => {
  const { sentence } = resultOf(calculator, { age: 63, exitAge: 60 });
  expect(sentence).toMatch(
    /^You are 63, past the age at exit of 60, so this is an exit now\. To stay in, enter a later age at exit\. At 63 you have /,
  );
  expect(resultOf(calculator, { age: 60, exitAge: 60 }).sentence).toMatch(/^At 60 you have /);
});

it('names the limit of those who joined at 60 or later, with both amounts', () => {
  const late = { sector: 'citizen', age: 62, exitAge: 62, balance: 10_00_000, own: 0 } as const;
  expect(notesOf(late)).toContain('up to ₹12,00,000 at once: ₹10,00,000 here, not ₹8,00,000.');
  const others: Partial<NpsInput>[] = [
    { served: 36 },
    { age: 59, exitAge: 60, rate: 0 },
    { balance: 12_00_001 },
    { balance: 8_00_000 },
    { sector: 'central', pay: 0 },
    { exitOn: '2025-06-30', today: '2025-07-01' },
  ];
  for (const other of others) expect(notesOf({ ...late, ...other })).not.toContain('Did you join');
});

it('names the limit of government staff for a company that a government owns, where more is taken', () => {
  const atSixty = { sector: 'corporate', age: 60, exitAge: 60, balance: 50_00_000, own: 0, lump: 80 } as const;
  expect(notesOf(atSixty)).toContain('are reported to apply: at most ₹30,00,000 at once.');
  expect(notesOf({ ...atSixty, lump: 60 })).not.toContain('Government owns');
  expect(notesOf({ ...atSixty, sector: 'citizen' })).not.toContain('Government owns');
});
