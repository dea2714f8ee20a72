import calculator from '@/content/calculators/ppf-calculator';
import { openFragment } from '@/lib/fragment';
import { readDraft } from '@/lib/read-input';
import { resultOf } from '../result-of';

type PpfInput = Parameters<typeof calculator.compute>[0];

function deposits(changes: Partial<PpfInput>) {
  const { actions = [] } = resultOf(calculator, changes);
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
    const due = (today: string) =>
      deposits({ opened: '2019-04-03', pattern: 'april', today }).map((each) => each.slice(0, 10));
    expect(due('2026-04-05')).toEqual(['2026-04-05', '2027-04-05', '2028-04-05']);
    expect(due('2026-04-06')).toEqual(['2027-04-05', '2028-04-05', '2029-04-05']);
  });

  it('never ask for what is past: on no day of a year, whether an account is new or running', () => {
    for (const today of ['2026-04-01', '2026-04-06', '2026-11-23', '2027-01-15', '2027-03-31', '2027-04-05']) {
      for (const changes of [{}, ...(calculator.presets ?? []).map(({ input }) => input)]) {
        const { actions = [], caveats = [] } = resultOf(calculator, { ...changes, today });
        expect(actions.filter(({ date = '' }) => date < today)).toEqual([]);
        const isPaid = caveats.some(({ text }) => text.includes('counts as paid'));
        const opens = actions.some(({ text }) => text.startsWith('Open the account'));
        // What was due before today is said to be paid; an account that is still to be opened has nothing due.
        expect([isPaid, opens]).not.toEqual([true, true]);
      }
    }
  });

  it('name the deposits that count as paid', () => {
    const noted = (changes: Partial<PpfInput>) => {
      return resultOf(calculator, changes).caveats?.find(({ text }) => text.includes('counts as paid'))?.text;
    };
    expect(noted({ today: '2026-11-23' })).toBe(
      '₹1,50,000 of deposits due before the day under “Today” counts as paid into an account opened on 1 Apr 2026. If you paid something else, enter it under “Years with a different deposit”. If the account is not open yet, enter the day on which you open it.',
    );
    const running = { opened: '2019-06-10', passbook: [{ financialYear: '2025-26', balance: 13_40_000 }] };
    expect(noted({ ...running, today: '2026-11-23' })).toBe(
      '₹1,50,000 of deposits due before the day under “Today” counts as paid. If you paid something else, enter it under “Years with a different deposit”.',
    );
    expect(noted({ ...running, today: '2026-04-05' })).toBeUndefined();
  });
});

describe('the years counted', () => {
  const passbook = [{ financialYear: '2025-26', balance: 13_40_000 }];
  const headline = (link: string) => {
    const draft = openFragment(calculator.fields, link)?.draft ?? {};
    const { input } = readDraft(calculator.fields, draft);
    return calculator.compute(input as PpfInput).headline.map(({ label }) => label)[0];
  };

  it('go to the legal maturity for a running account, unless the visitor chose fifteen', () => {
    const labels = (changes: Partial<PpfInput>) => resultOf(calculator, changes).headline[0]?.label;
    expect(labels({})).toBe('Amount after 15 years');
    expect(labels({ opened: '2019-06-10', passbook })).toBe('Maturity amount');
    expect(resultOf(calculator, { opened: '2019-06-10', passbook }).headline[0]?.value).toBeCloseTo(
      4416616.261468478,
      4,
    );
    expect(labels({ opened: '2019-06-10', passbook, horizon: 'fifteen' })).toBe('Amount after 15 years');
  });

  it.each([1, 2])('of a link of version %s that leaves them out are fifteen, as on its day', (version) => {
    expect(headline(`v=${version}&opened=2019-06-10&passbook=2025-26,1340000`)).toBe('Amount after 15 years');
    expect(headline('v=3&opened=2019-06-10&passbook=2025-26,1340000')).toBe('Maturity amount');
  });
});

it.each([
  [{ extensions: 0 }, '2026-27 to 2041-42 are allowed, 16 financial years'],
  [{ extensions: 1, extensionKind: 'without' as const }, '2026-27 to 2041-42 are allowed, 16 financial years'],
  [{ extensions: 5 }, '2026-27 to 2066-67 are allowed, 41 financial years'],
])('the working names the years of deposits, those of extensions with deposits too: %o', (changes, text) => {
  const { steps = [] } = resultOf(calculator, changes);
  expect(steps.map(({ how }) => how).join()).toContain(text);
});
