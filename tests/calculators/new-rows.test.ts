/** A row that is added to a list and not yet filled in moves nothing of the answer, on the pages on money that grows. */
import cagr from '@/content/calculators/cagr-calculator';
import fd from '@/content/calculators/fd-calculator';
import fire from '@/content/calculators/fire-calculator';
import lumpsumVsSip from '@/content/calculators/lumpsum-vs-sip-calculator';
import ppf from '@/content/calculators/ppf-calculator';
import retirement from '@/content/calculators/retirement';
import sip from '@/content/calculators/sip-calculator';
import sukanya from '@/content/calculators/sukanya-samriddhi-calculator';
import { type AnyCalculator, type AnyInput, type AnyRow, defaultInput, shownInput } from '@/lib/calculator';

const lists = (
  [
    [cagr, { find: 'xirr' }],
    [fd, { kind: 'ladder' }],
    [fire, {}],
    [fire, { age: 65, coastAge: 70 }],
    [lumpsumVsSip, { path: 'own' }],
    [ppf, {}],
    [retirement, {}],
    [retirement, { age: 65, retireAge: 65, untilAge: 85 }],
    [sip, {}],
    [sukanya, {}],
  ] as const
).flatMap(([calculator, given]) =>
  Object.entries((calculator as AnyCalculator).fields).flatMap(([name, field]) =>
    field.kind === 'rows' ? [[name, calculator as AnyCalculator, given as AnyInput] as const] : [],
  ),
);

test.each(lists)('%s', (name, calculator, given) => {
  const { fields, check, compute } = calculator;
  const field = fields[name];
  if (field?.kind !== 'rows') throw new Error(`"${name}" is no list`);
  const before = shownInput(fields, { ...defaultInput(fields), ...given });
  const row = { ...defaultInput(field.fields), ...field.newRow?.(before) } as AnyRow;
  const after = shownInput(fields, { ...before, [name]: [...(before[name] as readonly AnyRow[]), row, row] });
  expect(check?.(before) ?? []).toEqual([]);
  expect(check?.(after) ?? []).toEqual([]);
  const [old, now] = [compute(before), compute(after)];
  expect(now.headline).toEqual(old.headline);
  expect(now.sentence).toBe(old.sentence);
  expect(now.charts).toEqual(old.charts);
  expect(now.actions).toEqual(old.actions);
});

test('what is wrong with a row is said where the row stands in the form', () => {
  const input = shownInput(ppf.fields, {
    ...defaultInput(ppf.fields),
    opened: '2019-06-10',
    passbook: [
      { financialYear: '2025-26', balance: null },
      { financialYear: '2024-25', balance: 5_00_000 },
      { financialYear: '2024-25', balance: 6_00_000 },
    ],
  });
  expect(ppf.check?.(input as never)?.map((problem) => problem.fields)).toEqual([['passbook.2.financialYear']]);
  const result = ppf.compute({ ...input, passbook: [{ financialYear: '2025-26', balance: null }] } as never);
  expect(result.caveats?.at(-1)?.text).toBe('One balance has no amount yet, so it does not count.');
});
