/** The calendar of a tax year once more, from the Acts, the rules and the notifications, date by date. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/tax-planning-timeline';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('tax-planning-timeline');

const money = fc.oneof(fc.constantFrom(0, 9_999, 9_999.99, 10_000, 10_001), fc.integer({ min: 0, max: 20_00_000 }));

const drawn = fc.record({
  person: fc.constantFrom('salaried', 'professional', 'business', 'investor', 'nri', 'huf'),
  accounts: fc.constantFrom('books', 'presumptive', 'audit'),
  financialYear: fc.constantFrom('2026-27', '2026-27', '2025-26', '2025-26', '2024-25'),
  regime: fc.constantFrom('new', 'old'),
  taxAfterTds: fc.option(money),
  paidShare: fc.constantFrom(null, null, 0, 0.1, 0.15, 0.5, 0.8, 1, 1.2),
  // Days from 1 April 2025, with the last days of instalments and returns among them.
  today: fc.oneof(
    fc.constantFrom('2026-06-15', '2026-06-16', '2026-09-15', '2026-12-15', '2026-12-16', '2027-03-15', '2027-03-16'),
    fc.constantFrom('2025-04-01', '2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01', '2026-01-01', '2028-12-31'),
    fc.integer({ min: 0, max: 1_370 }).map((days) => new Date(Date.UTC(2025, 3, 1 + days)).toISOString().slice(0, 10)),
  ),
  sideBusiness: fc.constantFrom('none', 'none', 'books', 'presumptive', 'audit'),
  senior: fc.boolean(),
  totalIncome: fc.option(fc.constantFrom(2_50_000, 2_50_001, 4_00_000, 4_00_001, 5_00_000, 5_00_001, 20_00_000)),
  stray: fc.constantFrom(null, null, 'early' as const, 'late' as const),
  filedDay: fc.option(fc.integer({ min: 0, max: 274 })),
  section80C: fc.constantFrom(0, 1, 90_000, 1_50_000, 4_00_000),
  nps: fc.constantFrom(0, 50_000, 30_000, 80_000),
  tenant: fc.boolean(),
  deducts: fc.constantFrom('none', 'others', 'salaries'),
  gst: fc.constantFrom('none', 'monthly', 'qrmp', 'composition'),
  gstState: fc.constantFrom('22', '24'),
  turnover: fc.constantFrom('upTo1.5', 'upTo2', 'upTo5', 'above5'),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** A day of a month that is counted from January of the year in which the tax year begins. */
const at = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const after = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const isSunday = (date: string) => new Date(date).getUTCDay() === 0;

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (year: number, month: number) => {
  const date = new Date(Date.UTC(year, month - 1, 1));
  return `${names[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};
const quarterName = (year: number, month: number) => {
  const [from, to] = [monthName(year, month), monthName(year, month + 2)];
  return `${from.slice(0, 3)} to ${to}`;
};

/** What there is to do: the business, if any, and whether its accounts are audited. */
const booksOf = ({ person, accounts, sideBusiness }: Drawn) =>
  person === 'professional' || person === 'business' ? accounts : sideBusiness;

/** A resident of 60 or more without business pays no advance tax: s. 207(2) of the old Act, 404 of the new one. */
const paysInAdvance = (input: Drawn) => {
  const isOld = input.senior && input.person !== 'nri' && input.person !== 'huf';
  return !(isOld && booksOf(input) === 'none') && (input.taxAfterTds === null || input.taxAfterTds >= 10_000);
};

/** The last day for the return: with an audit, with business, and without. */
function returnDay(input: Drawn, year: number): string {
  const books = booksOf(input);
  if (year === 2024) return books === 'audit' ? '2025-12-10' : '2025-09-16';
  // Circular No. 7/2026.
  if (year === 2025 && books === 'audit') return '2026-11-21';
  return books === 'audit' ? at(year + 1, 10, 31) : books === 'none' ? at(year + 1, 7, 31) : at(year + 1, 8, 31);
}

type Dates = [string, string][];

/** Advance tax: a Sunday moves to the Monday, as banks are closed. */
function advanceTax(input: Drawn, year: number): Dates {
  if (!paysInAdvance(input)) return [];
  const moved = (date: string) => (isSunday(date) ? after(date, 1) : date);
  const last: Dates = [[at(year + 1, 3, 31), 'Last day to pay advance tax']];
  if (booksOf(input) === 'presumptive') return [[moved(at(year, 15, 15)), 'Advance tax, whole of it'], ...last];
  return [
    [moved(at(year, 6, 15)), 'Advance tax, 1st instalment'],
    [moved(at(year, 9, 15)), 'Advance tax, 2nd instalment'],
    [moved(at(year, 12, 15)), 'Advance tax, 3rd instalment'],
    [moved(at(year, 15, 15)), 'Advance tax, last instalment'],
    ...last,
  ];
}

function returns(input: Drawn, year: number, filedOn: string): Dates {
  const day = returnDay(input, year);
  const books = booksOf(input);
  const old = input.regime === 'old';
  const isNew = year >= 2026;
  const dates: Dates = [
    [day, 'Return of income'],
    [after(filedOn || day, 30), 'Verify the return, within 30 days of filing'],
    [at(year + 2, 3, 31), 'Revised return, to correct a mistake'],
  ];
  if (filedOn === '') dates.push([at(year + 1, 12, 31), 'Belated return, if you have not filed']);
  if (books === 'audit') {
    const report = year === 2025 ? '2026-10-21' : at(year + 1, 9, 30);
    dates.push([report, isNew ? 'Tax audit report' : 'Tax audit report, Form 3CA or 3CB with 3CD']);
  }
  if (old && books === 'none') dates.push([day, 'Choose the old regime in the return']);
  if (old && books !== 'none') {
    dates.push([
      day,
      isNew ? 'Choose the old regime in the return (earlier Form 10-IEA)' : 'Form 10-IEA, to stay in the old regime',
    ]);
  }
  if (['investor', 'nri', 'huf'].includes(input.person)) {
    dates.push([day, 'Put sale money not yet reinvested into a capital gains account']);
  }
  return dates;
}

function ownDates({ person, senior, regime, tenant, ...rest }: Drawn, year: number, isAudited: boolean): Dates {
  const isNew = year >= 2026;
  const dates: Dates = [];
  const march = at(year + 1, 3, 31);
  const april = at(year, 4, 30);
  if (person === 'salaried') {
    dates.push([april, 'Tell your employer which tax regime you choose']);
    dates.push([at(year + 1, 6, 15), `${isNew ? 'Form 130 (earlier Form 16)' : 'Form 16'} from your employer`]);
    if (regime === 'old') {
      const form = isNew ? 'Form 124 (earlier 12BB)' : 'Form 12BB';
      dates.push([at(year + 1, 1, 31), `Proofs of investment and rent to your employer, ${form}`]);
    }
  }
  // The declaration is for those whose tax is nil.
  if (person !== 'nri' && !rest.taxAfterTds) {
    const letter = senior && person !== 'huf' ? 'H' : 'G';
    const form = isNew ? `Form 121 (earlier 15${letter})` : `Form 15${letter}`;
    dates.push([april, `${form} to the bank, if your tax is nil`]);
  }
  if (person === 'nri') {
    dates.push([march, 'Count your days in India before the year ends']);
    dates.push([april, `Tax residency certificate and ${isNew ? 'Form 41 (earlier 10F)' : 'Form 10F'} to payers`]);
  }
  if (['investor', 'nri', 'huf'].includes(person)) {
    dates.push([march, 'Use the year’s exempt long-term gains on shares and equity funds']);
  }
  if (regime === 'old') {
    const what = isNew ? 'sections 123 to 133 (earlier 80C to 80G)' : '80C, 80D, NPS, donations';
    dates.push([march, `Pay what you deduct: ${what}`]);
  }
  if (tenant && !isAudited) {
    dates.push([at(year + 1, 4, 30), `Pay the TDS on your rent, ${isNew ? 'Form 141 (earlier 26QC)' : 'Form 26QC'}`]);
  }
  if (rest.deducts === 'none') return dates;
  const [statement, salaries, certificate] = isNew
    ? ['Form 140 (earlier 26Q)', 'Form 138 (earlier 24Q)', 'Form 131 (earlier 16A)']
    : ['Form 26Q', 'Form 24Q', 'Form 16A'];
  for (let month = 4; month <= 15; month += 1) {
    dates.push([
      month === 15 ? at(year + 1, 4, 30) : at(year, month + 1, 7),
      `Deposit of TDS, ${monthName(year, month)}`,
    ]);
  }
  for (const month of [4, 7, 10, 13]) {
    const quarter = quarterName(year, month);
    // The last day of the month after the quarter; for the last quarter that of May.
    const due = month === 13 ? at(year + 1, 5, 31) : at(year, month + 4, 0);
    dates.push(
      [due, `TDS statement, ${statement}, ${quarter}`],
      [after(due, 15), `TDS certificates, ${certificate}, ${quarter}`],
    );
    if (rest.deducts === 'salaries') dates.push([due, `TDS statement for salaries, ${salaries}, ${quarter}`]);
  }
  if (rest.deducts === 'salaries') {
    dates.push([at(year + 1, 6, 15), `${isNew ? 'Form 130 (earlier Form 16)' : 'Form 16'} to your employees`]);
  }
  return dates;
}

function gstDates({ gst, gstState, turnover }: Drawn, year: number): Dates {
  const dates: Dates = [];
  const quarters = [4, 7, 10, 13];
  if (gst === 'composition') {
    for (const month of quarters)
      dates.push([at(year, month + 3, 18), `Composition tax, CMP-08, ${quarterName(year, month)}`]);
    dates.push([at(year + 1, 6, 30), 'Composition return of the year, GSTR-4']);
  }
  // The returns of September 2025 were put off to 25 October 2025 by notification, those of March 2026 by a day where filed monthly.
  const paidBy = (date: string) =>
    date.startsWith('2025-10-2') ? '2025-10-25' : date === '2026-04-20' ? '2026-04-21' : date;
  if (gst === 'monthly') {
    for (let month = 4; month <= 15; month += 1) {
      dates.push([at(year, month + 1, 11), `GSTR-1, ${monthName(year, month)}`]);
      dates.push([paidBy(at(year, month + 1, 20)), `GSTR-3B and tax, ${monthName(year, month)}`]);
    }
  }
  if (gst === 'qrmp') {
    for (const month of quarters) {
      for (const within of [month, month + 1]) {
        dates.push([
          at(year, within + 1, 13),
          `Invoices to registered buyers (IFF), if you use it, ${monthName(year, within)}`,
        ]);
        dates.push([at(year, within + 1, 25), `GST deposit, PMT-06, ${monthName(year, within)}`]);
      }
      dates.push([at(year, month + 3, 13), `GSTR-1, ${quarterName(year, month)}`]);
      dates.push([paidBy(at(year, month + 3, Number(gstState))), `GSTR-3B and tax, ${quarterName(year, month)}`]);
    }
  }
  if (gst === 'monthly' || gst === 'qrmp') {
    dates.push([at(year + 1, 11, 30), 'Last day for input credit and credit notes of the year']);
    if (turnover === 'upTo5' || turnover === 'above5') dates.push([at(year + 1, 12, 31), 'Annual return, GSTR-9']);
    if (turnover === 'above5') dates.push([at(year + 1, 12, 31), 'Reconciliation statement, GSTR-9C']);
  }
  return dates;
}

/** For the year whose returns are over: what is left of them, and the updated return. */
function lateDates(input: Drawn, filedOn: string): Dates {
  const updated = 'Updated return (ITR-U), if it raises the tax:';
  const dates: Dates = [
    [returnDay(input, 2024), 'Return of income'],
    ['2025-12-31', 'Revised return, to correct a mistake'],
    ['2027-03-31', `${updated} 25% additional tax`],
    ['2028-03-31', `${updated} 50% additional tax`],
    ['2029-03-31', `${updated} 60% additional tax`],
    ['2030-03-31', `${updated} 70% additional tax`],
  ];
  if (filedOn !== '') return dates;
  // A delay is condoned within five years from the end of the assessment year: Circular 11 of 2024.
  dates.push(['2025-12-31', 'Belated return, if you have not filed']);
  dates.push(['2031-03-31', 'Ask to condone the delay, if a refund or a loss is lost']);
  return dates;
}

function datesOf(input: Drawn, year: number, filedOn: string): Dates {
  if (year === 2024) return lateDates(input, filedOn);
  return [
    ...advanceTax(input, year),
    ...returns(input, year, filedOn),
    ...ownDates(input, year, booksOf(input) === 'audit'),
    ...gstDates(input, year),
  ];
}

/** % of the tax that is to be paid by each date. */
const shareBy: Record<string, number> = {
  'Advance tax, 1st instalment': 15,
  'Advance tax, 2nd instalment': 45,
  'Advance tax, 3rd instalment': 75,
  'Advance tax, last instalment': 100,
  'Advance tax, whole of it': 100,
  'Last day to pay advance tax': 100,
};

/** Each instalment and the interest if it alone is missed: 1% a month on full hundreds, for three months and one in March. */
function instalments(input: Drawn, year: number, paid: number | null): [string, number][] {
  const tax = input.taxAfterTds;
  if (tax === null || tax < 10_000 || !paysInAdvance(input) || year === 2024) return [];
  const shares: [string, number, number][] =
    booksOf(input) === 'presumptive'
      ? [['whole of it', 100, 1]]
      : [
          ['1st instalment', 15, 3],
          ['2nd instalment', 45, 3],
          ['3rd instalment', 75, 3],
          ['last instalment', 100, 1],
        ];
  const days = advanceTax(input, year);
  const figures: [string, number][] = [];
  let done = paid ?? 0;
  let before = 0;
  shares.forEach(([name, share, months], index) => {
    const isPast = (days[index]?.[0] ?? '') < input.today;
    const due = (tax * share) / 100;
    let pays = due - before;
    if (paid !== null && !isPast) {
      pays = Math.max(0, due - done);
      done += pays;
    }
    before = due;
    figures.push([`Advance tax, ${name}: to pay`, pays]);
    figures.push([`Advance tax, ${name}: interest if missed`, (Math.floor(pays / 100 + 1e-9) * 100 * months) / 100]);
  });
  return figures;
}

/** What is to be saved each month from this one to March. */
function savings(input: Drawn, year: number): [string, number][] {
  if (input.regime !== 'old' || input.today > at(year + 1, 3, 31) || year === 2024) return [];
  const [y = 0, m = 0] = input.today.split('-').map(Number);
  const months = Math.min(12, (year + 1) * 12 + 3 - (y * 12 + m) + 1);
  const first = Math.min(input.section80C, 1_50_000);
  const nps = input.person === 'huf' ? 0 : Math.min(input.nps, 50_000);
  const figures: [string, number][] = [];
  if (first + nps > 0) figures.push(['Months left', months]);
  if (first > 0) figures.push([year >= 2026 ? 'Section 123 a month' : 'Section 80C a month', first / months]);
  if (nps > 0) figures.push(['NPS a month', nps / months]);
  return figures;
}

/** The fee of who must file and is late. Whether one must is asked of the income before deductions, which is not known here. */
const lateFee = ({ totalIncome }: Drawn) => ((totalIncome ?? 0) <= 5_00_000 ? 1_000 : 5_000);

/** What an updated return of 2024-25 costs on a day, where no return was filed and no advance tax paid. */
function updatedReturn(input: Drawn, filedOn: string, paid: number | null): [string, number][] {
  const { taxAfterTds: tax, today, totalIncome } = input;
  const isAsked = input.financialYear === '2024-25' && today > '2025-12-31' && filedOn === '' && !paid;
  if (!isAsked || !tax || totalIncome === null) return [];
  // Rule 119A: a fraction of a month in the period is a full month.
  const monthsFrom = (start: string) => {
    const [y = 0, m = 0, d = 0] = start.split('-').map(Number);
    let months = 1;
    while (at(y, m + months, d) <= today) months += 1;
    return months;
  };
  const hundreds = (amount: number) => Math.floor(amount / 100 + 1e-9) * 100;
  // Each month or part of one: from the day after the return was due, and from 1 April of the assessment year.
  const due = returnDay(input, 2024);
  let interest = (hundreds(tax) * monthsFrom(after(due, 1))) / 100;
  if (paysInAdvance(input)) {
    interest += (hundreds(tax) * monthsFrom('2025-04-01')) / 100;
    const shares: [number, number][] = [
      [15, 3],
      [45, 3],
      [75, 3],
      [100, 1],
    ];
    for (const [share, months] of booksOf(input) === 'presumptive' ? shares.slice(3) : shares) {
      interest += (hundreds((tax * share) / 100) * months) / 100;
    }
  }
  const percent = today <= '2027-03-31' ? 25 : today <= '2028-03-31' ? 50 : 60;
  const more = ((tax + interest) * percent) / 100;
  return [
    ['Tax still to pay', tax],
    ['Interest until today', interest],
    ['Late fee with the updated return', lateFee(input)],
    ['Additional tax', more],
    ['To pay with an updated return today', tax + interest + lateFee(input) + more],
  ];
}

it(`the tax calendar agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, ({ paidShare, filedDay, stray, ...rest }) => {
      const year = Number(rest.financialYear.slice(0, 4));
      const filed = filedDay === null ? '' : after(at(year + 1, 4, 1), filedDay);
      const filedOn = filed <= rest.today && filed >= '2025-04-01' && filed <= '2027-12-31' ? filed : '';
      const paid = paidShare === null || !rest.taxAfterTds ? null : Math.round(rest.taxAfterTds * paidShare);
      const input = { paidShare, filedDay, stray, ...rest };
      // A day on which no return of the year is filed is of another one, and counts for nothing.
      const other = stray === 'early' ? at(year + 1, 3, 31) : at(year + 2, 1, 1);
      const typed =
        stray !== null && filedOn === '' && other >= '2025-04-01' && other <= '2027-12-31' ? other : filedOn;
      const answer = answered(calculator, { ...rest, filedOn: typed, paid });
      const side = rest.person === 'nri' && rest.sideBusiness === 'presumptive';
      const isRefused = side || (rest.gst === 'qrmp' && rest.turnover === 'above5');
      expect(answer === null).toBe(isRefused);
      if (!answer) return;
      compared += 1;
      countCompared('tax-planning-timeline');
      const { figure, result } = answer;
      const rows = result.tables?.find(({ id }) => id === 'dates')?.rows ?? [];
      // The next date of another year stands among those of this one, and names its year; where a date was moved, the row says so.
      const ours = rows
        .map(([date, what, status]) => [String(date), String(what).replace(/ \(set for [^)]*\)$/, ''), status] as const)
        .filter(([, what]) => !/ of (FY|tax year) \d{4}-\d\d$/.test(what));
      const expected = datesOf(input, year, filedOn);
      const listed = (dates: readonly (readonly [string, string, ...unknown[]])[]) =>
        dates.map(([date, what]) => `${date} ${what}`).sort();
      expect(listed(ours)).toEqual(listed(expected));
      for (const [date, what, status] of ours) {
        const isFiled = filedOn !== '' && what === 'Return of income';
        const share = shareBy[what];
        const isPaid =
          share !== undefined && date >= rest.today && paid !== null && paid >= ((rest.taxAfterTds ?? 0) * share) / 100;
        const is = isPaid
          ? 'Paid'
          : isFiled
            ? filedOn > date
              ? 'Filed late'
              : 'Filed'
            : date < rest.today
              ? 'Past'
              : 'to come';
        expect([date, what, ['Next', 'Later', 'Due today'].includes(String(status)) ? 'to come' : status]).toEqual([
          date,
          what,
          is,
        ]);
      }
      const pairs = [
        ...instalments(input, year, paid),
        ...savings(input, year),
        ...updatedReturn(input, filedOn, paid),
      ];
      const fee = rest.totalIncome === null || year === 2024 || filedOn !== '' ? null : lateFee(input);
      if (fee !== null) pairs.push(['Fee for a late return', fee]);
      for (const [label, value] of pairs) {
        const given = figure(label);
        expect([label, given, value, Math.abs(Number(given) - value) < 0.005]).toEqual([label, given, value, true]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.7);
});
