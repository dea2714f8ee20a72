import calculator from '@/content/calculators/sukanya-samriddhi-calculator';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';

type SukanyaInput = Parameters<typeof calculator.compute>[0];

function actions(changes: Partial<SukanyaInput>) {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes } as AnyInput);
  const { actions: list = [] } = calculator.compute(input as unknown as SukanyaInput);
  return list.map(({ text, date }) => `${date} ${text.slice(0, 12)}`);
}

describe('what is to do', () => {
  it('begins with the opening of a new account', () => {
    expect(actions({}).slice(0, 4)).toEqual([
      '2026-04-01 Open the acc',
      '2027-04-05 Pay the ₹1,5',
      '2028-04-05 Pay the ₹1,5',
      '2029-04-05 Pay the ₹1,5',
    ]);
  });

  it('leaves out what is past, and names the next deposits, of an account opened years ago', () => {
    const old = { birth: '2015-02-20', opened: '2019-04-03' };
    const list = actions(old);
    expect(list.slice(0, 4)).toEqual([
      '2026-04-05 Pay the ₹1,5',
      '2027-04-05 Pay the ₹1,5',
      '2028-04-05 Pay the ₹1,5',
      '2033-02-20 She turns 18',
    ]);
    // A balance of an older year changes nothing.
    expect(actions({ ...old, passbook: [{ financialYear: '2022-23', balance: 6_00_000 }] })).toEqual(list);
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
