import ppf from '@/content/calculators/ppf-calculator';
import calculator from '@/content/calculators/sukanya-samriddhi-calculator';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { ppfInterestRate, quarterlyRates } from '@/content/rules/small-savings';
import { defaultInput } from '@/lib/calculator';
import { valueOn } from '@/lib/law';
import { resultOf } from '../result-of';

type SukanyaInput = Parameters<typeof calculator.compute>[0];

function actions(changes: Partial<SukanyaInput>) {
  const { actions: list = [] } = resultOf(calculator, changes);
  return list.map(({ text, date }) => `${date} ${text.slice(0, 12)}`);
}

describe('what is to do', () => {
  it('begins with the opening of a new account', () => {
    expect(actions({ today: '2026-04-01' }).slice(0, 4)).toEqual([
      '2026-04-01 Open the acc',
      '2027-04-05 Pay the ₹1,5',
      '2028-04-05 Pay the ₹1,5',
      '2029-04-05 Pay the ₹1,5',
    ]);
  });

  it('leaves out what is past, and names the next deposits, of an account opened years ago', () => {
    const old = { birth: '2015-02-20', opened: '2019-04-03', today: '2026-04-05' };
    const list = actions(old);
    expect(list.slice(0, 4)).toEqual([
      '2026-04-05 Pay the ₹1,5',
      '2027-04-05 Pay the ₹1,5',
      '2028-04-05 Pay the ₹1,5',
      '2033-02-20 She turns 18',
    ]);
    // A balance of an older year changes nothing.
    expect(actions({ ...old, passbook: [{ financialYear: '2022-23', balance: 6_00_000 }] })).toEqual(list);
    // On the next day that one is past.
    expect(actions({ ...old, today: '2026-04-06' })[0]).toBe('2027-04-05 Pay the ₹1,5');
  });

  it('is never past', () => {
    for (const today of ['2026-04-01', '2026-04-06', '2026-11-23', '2027-01-15', '2027-03-31']) {
      for (const changes of [{}, ...(calculator.presets ?? []).map(({ input }) => input)]) {
        const list = actions({ ...changes, today } as Partial<SukanyaInput>);
        expect(list.filter((each) => each.slice(0, 10) < today)).toEqual([]);
      }
    }
  });

  it('leaves out a deposit that counts as paid, and a note names it', () => {
    const preset = calculator.presets?.find(({ label }) => label === 'Running since 2019')?.input ?? {};
    const { caveats = [] } = resultOf(calculator, { ...preset, today: '2026-11-23' });
    expect(caveats.map(({ text }) => text)).toContain(
      '₹1,50,000 of deposits due before the day under “Today” counts as paid. If you paid something else, enter it under “Deposits on other dates”.',
    );
  });

  it('asks for no deposit by 5 April in a year whose deposits have days of their own', () => {
    const list = actions({ deposits: [{ date: '2027-08-10', amount: 50_000 }] });
    expect(list.filter((each) => each.includes('Pay the'))).toEqual([
      '2028-04-05 Pay the ₹1,5',
      '2029-04-05 Pay the ₹1,5',
      '2030-04-05 Pay the ₹1,5',
    ]);
  });
});

it('begins with the last rates on file', () => {
  const { rate, ppfRate } = defaultInput(calculator.fields);
  expect(rate).toBe(valueOn(quarterlyRates.sukanya, ppfRateKnownUntil.value).value);
  expect(ppfRate).toBe(valueOn(ppfInterestRate, ppfRateKnownUntil.value).value);
  expect(defaultInput(ppf.fields).rate).toBe(ppfRate);
});
