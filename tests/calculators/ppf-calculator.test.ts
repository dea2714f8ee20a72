import calculator from '@/content/calculators/ppf-calculator';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';

type PpfInput = Parameters<typeof calculator.compute>[0];

function deposits(changes: Partial<PpfInput>) {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes } as AnyInput);
  const { actions = [] } = calculator.compute(input as unknown as PpfInput);
  return actions.filter(({ text }) => text.startsWith('Pay the')).map(({ text, date }) => `${date} ${text}`);
}

describe('the next deposits', () => {
  it('are due by 5 April for whoever pays then', () => {
    expect(deposits({ pattern: 'april' })[0]).toMatch(/^2027-04-05 .* on or before this day/);
  });

  it('are not due by 5 April for whoever pays in another month, or after the 5th', () => {
    const late = deposits({ pattern: 'month', payMonth: '01', payBy: 'after' });
    expect(late[0]).toMatch(/^2028-01-31 .* in Jan 2028\. By the 5th it would earn interest for that month too/);
    expect(deposits({ pattern: 'month', payMonth: '08', payBy: 'by' })[0]).toMatch(/^2027-08-05 /);
    expect(deposits({ pattern: 'monthlyAfter' })[0]).toMatch(/^2027-04-30 /);
  });

  it('are those still to come of an account opened years ago', () => {
    const due = deposits({ opened: '2019-04-03', pattern: 'april' });
    expect(due.map((each) => each.slice(0, 10))).toEqual(['2026-04-05', '2027-04-05', '2028-04-05']);
  });
});

it.each([
  [{ extensions: 0 }, '2026-27 to 2041-42 are allowed, 16 financial years'],
  [{ extensions: 1, extensionKind: 'without' as const }, '2026-27 to 2041-42 are allowed, 16 financial years'],
  [{ extensions: 5 }, '2026-27 to 2066-67 are allowed, 41 financial years'],
])('the working names the years of deposits, those of extensions with deposits too: %o', (changes, text) => {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes } as AnyInput);
  const { steps = [] } = calculator.compute(input as unknown as PpfInput);
  expect(steps.map(({ how }) => how).join()).toContain(text);
});
