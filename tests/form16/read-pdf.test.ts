/** Form 16 from a PDF to the boxes: made here in three layouts, read as the page reads it; what cannot be read is refused. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillTexts } from '@/components/calculator/fill-texts';
import { problems } from '@/content/calculators/form16/check';
import { form16Result } from '@/content/calculators/form16/compute';
import { type Form16Input, fields } from '@/content/calculators/form16/form';
import { items } from '@/content/calculators/form16/printed-lines';
import { readText } from '@/content/calculators/form16/read-text';
import { defaultInput, shownInput } from '@/lib/calculator';
import { PDF_READER_VERSION, type PdfText } from '@/lib/pdf-reader';
import { expectWithin } from '../within';
import { employer, type PrintedLine, payroll, traces, tracesWrapped, vendor } from './layouts';
import { pdfOf } from './pdf';

const whole = pdfOf(traces);
const jobs: readonly (readonly [name: string, file: Buffer, password: string])[] = [
  ['traces', whole, ''],
  ['employer', pdfOf(employer), ''],
  ['payroll', pdfOf(payroll), ''],
  ['wrapped', pdfOf(tracesWrapped), ''],
  ['vendor', pdfOf(vendor), ''],
  ['locked', pdfOf(traces, 'ABCPD1234E'), ''],
  ['locked, wrong password', pdfOf(traces, 'ABCPD1234E'), 'abcpd1234e'],
  ['locked, opened', pdfOf(traces, 'ABCPD1234E'), 'ABCPD1234E'],
  ['scanned', pdfOf(null), ''],
  ['cut off', whole.subarray(0, 200), ''],
  ['no PDF', Buffer.from('PK\u0003\u0004 this is a zip file'), ''],
  ['empty', Buffer.alloc(0), ''],
  ['too long', pdfOf(Array.from({ length: 55 * 61 }, (): PrintedLine => [[40, 'A line']])), ''],
];

const read: Record<string, PdfText> = {};

beforeAll(() => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'read-here.ts')], {
    input: JSON.stringify(jobs.map(([, file, password]) => ({ file: file.toString('base64'), password }))),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  const texts = JSON.parse(output.slice(output.indexOf('['))) as PdfText[];
  for (const [index, [name]] of jobs.entries()) read[name] = texts[index] as PdfText;
}, 30_000);

const textOf = (name: string) => {
  const found = read[name];
  return found && 'text' in found ? found.text : '';
};
const valuesOf = (text: string, use = 0) => readText(text, {}).uses[use]?.values ?? {};
const inputOf = (text: string) =>
  shownInput(fields, { ...defaultInput(fields), ...valuesOf(text) }) as unknown as Form16Input;

it('the version of PDF.js is that of package.json', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(dependencies['pdfjs-dist']).toBe(PDF_READER_VERSION);
});

it('every printed line that has a box names one of the form', () => {
  const names = items.flatMap(({ name }) => name ?? []);
  expect(names.filter((name) => !(name in fields))).toEqual([]);
});

describe('a PDF fills the boxes', () => {
  it('TRACES, new regime, with wrapped labels and an amount between their lines', () => {
    expect(valuesOf(textOf('traces'))).toMatchObject({
      financialYear: '2025-26',
      regime: 'new',
      salary: 15_00_000,
      perquisites: 37_000,
      inLieu: 0,
      grossTotal: 15_37_000,
      otherSalary: 0,
      hra: 0,
      standardDeduction: 75_000,
      professionalTax: 0,
      salaryIncome: 14_62_000,
      house: 0,
      otherIncome: 25_000,
      savings: 0,
      ownNps: 0,
      employerNps: 60_000,
      health: 0,
      totalIncome: 14_27_000,
      taxOnIncome: 94_050,
      rebate: 0,
      surcharge: 0,
      cess: 3_762,
      relief: 0,
      netTax: 97_812,
      tds: 1_03_992,
    });
  });

  it('an employer’s sheet, old regime, with Indian grouping and a loss in brackets', () => {
    expect(valuesOf(textOf('employer'))).toMatchObject({
      financialYear: '2025-26',
      regime: 'old',
      salary: 14_00_000,
      grossTotal: 14_00_000,
      hra: 2_40_000,
      travel: 30_000,
      standardDeduction: 50_000,
      professionalTax: 2_400,
      house: -1_50_000,
      savings: 1_50_000,
      ownNps: 50_000,
      health: 25_000,
      totalIncome: 7_02_600,
      netTax: 55_141,
      tds: 55_141,
    });
  });

  it('a payroll’s computation sheet, in whole rupees', () => {
    expect(valuesOf(textOf('payroll'))).toMatchObject({
      regime: 'new',
      salary: 12_75_000,
      standardDeduction: 75_000,
      professionalTax: 200,
      totalIncome: 12_00_000,
      rebate: 60_000,
      netTax: 0,
      tds: 5_000,
    });
  });

  it('TRACES with the year below its heading, the older question on the regime, and amounts beside the mark alone', () => {
    expect(valuesOf(textOf('wrapped'))).toMatchObject({
      financialYear: '2025-26',
      regime: 'old',
      salary: 18_00_000,
      perquisites: 42_000,
      grossTotal: 18_42_000,
      hra: 3_00_000,
      standardDeduction: 50_000,
      professionalTax: 2_500,
      salaryIncome: 14_89_500,
      savings: 1_50_000,
      ownNps: 50_000,
      health: 25_000,
      totalIncome: 12_64_500,
      taxOnIncome: 1_91_850,
      cess: 7_674,
      netTax: 1_99_524,
      tds: 60_000,
    });
  });

  it('a vendor’s table: a part of the pay is no exemption, and the gross salary is taken for section 17(1)', () => {
    expect(valuesOf(textOf('vendor'))).toMatchObject({
      financialYear: '2025-26',
      regime: 'old',
      salary: 20_00_000,
      grossTotal: 20_00_000,
      hra: 3_84_000,
      travel: 45_000,
      otherExempt: 0,
      standardDeduction: 50_000,
      professionalTax: 2_400,
      salaryIncome: 15_18_600,
      savings: 1_50_000,
      ownNps: 50_000,
      health: 25_000,
      totalIncome: 12_93_600,
      taxOnIncome: 2_00_580,
      cess: 8_023,
      netTax: 2_08_603,
      tds: 2_08_603,
    });
    expect(form16Result(inputOf(textOf('vendor'))).headline[1]).toMatchObject({ value: 'Agrees' });
  });

  it('the boxes give the answer: TDS above the tax comes back, professional tax in the new regime is named', () => {
    const traced = form16Result(inputOf(textOf('traces')));
    expect(problems(inputOf(textOf('traces')))).toEqual([]);
    expect(traced.headline[0]).toMatchObject({ label: 'Refund', value: 6_180 });
    expect(traced.actions?.map(({ text }) => text).join(' ')).toContain('₹6,180 more was deducted');
    const paid = form16Result(inputOf(textOf('payroll')));
    expect(paid.headline[0]).toMatchObject({ label: 'Refund', value: 5_000 });
    expect(paid.actions?.[0]?.text).toContain('₹200 is not deducted in the new regime');
  });

  it('the same text may be the other employer’s', () => {
    expect(valuesOf(textOf('employer'), 1)).toEqual({
      second: true,
      salary2: 14_00_000,
      standardDeduction2: 50_000,
      tds2: 55_141,
      personal2: 2_70_000,
      otherExempt2: 0,
      professionalTax2: 2_400,
      savings2: 1_50_000,
    });
  });

  it('one with a password opens with it', () => {
    expect(textOf('locked, opened')).toBe(textOf('traces'));
  });
});

describe('what cannot be read is refused with a sentence', () => {
  it.each([
    ['locked', 'password'],
    ['locked, wrong password', 'wrongPassword'],
    ['scanned', 'noText'],
    ['cut off', 'broken'],
    ['no PDF', 'broken'],
    ['empty', 'broken'],
    ['too long', 'tooLong'],
  ] as const)('%s', (name, fault) => {
    expect(read[name]).toEqual({ fault });
    expect(fillTexts.fault(fault)).toMatch(/^[A-Z].*\.$/);
  });

  it.each(['', 'Dear Sir, please find my salary of ₹12,00,000.', 'x'.repeat(300_000), '(\n'.repeat(50_000)])(
    'text that is no Form 16 fills nothing (%#)',
    async (text) => {
      const { uses, notes } = readText(text, {});
      expect([uses, notes[0]?.slice(0, 12)]).toEqual([[], 'We found no ']);
      await expectWithin(2_000, `A text of ${text.length} characters`, () => readText(text, {}));
    },
  );
});

describe('pasted text', () => {
  const pasted = (lines: readonly PrintedLine[], between: string) =>
    lines.map((line) => line.map(([, text]) => text).join(between)).join('\n');

  it.each(['\t', '  ', ' '])('gives the same boxes whatever is between its columns (%j)', (between) => {
    for (const [name, lines] of [
      ['traces', traces],
      ['employer', employer],
      ['payroll', payroll],
    ] as const) {
      expect([name, valuesOf(pasted(lines, between))]).toEqual([name, valuesOf(textOf(name))]);
    }
  });

  /** An employer's lines without any on the regime. */
  const few = employer.filter((line) => !line.some(([, text]) => /regime|115\s?BAC/i.test(text)));

  it('a year and a regime that are not there are asked for', () => {
    const { notes, uses } = readText(pasted(traces.slice(20), '\t'), {});
    expect(notes.join(' ')).toContain('We did not find the year');
    expect(notes.join(' ')).toContain('We did not find the regime');
    expect(uses[0]?.values).not.toHaveProperty('financialYear');
  });

  it.each([
    ['Interest on housing loan u/s 24(b)', '2,00,000', -2_00_000],
    ['Loss from House Property', '2,00,000', -2_00_000],
    ['Income from House Property', '-2,00,000', -2_00_000],
    ['Income from House Property', '-Rs. 2,00,000.00', -2_00_000],
    ['Income from House Property', '2,00,000.00-', -2_00_000],
    ['Income from House Property', '90,000', 90_000],
  ])('%s %s is income of %d', (label, amount, house) => {
    const text = pasted(employer, '\t').replace(/Loss from House Property.*/, `${label}\tRs.\t${amount}`);
    expect(valuesOf(text)).toMatchObject({ house, salaryIncome: 10_77_600, savings: 1_50_000 });
  });

  it.each(['(1,50,000)', '-1,50,000', '- Rs. 1,50,000', '-Rs. 1,50,000', '(1,50,000.00)'])(
    'a deduction of “%s” is one, though it is written as taken away',
    (amount) => {
      const text = pasted(few, '\t').replace('\t1,50,000.00', `\t${amount}`);
      expect(text).toContain(amount);
      expect(valuesOf(text)).toMatchObject({ savings: 1_50_000 });
    },
  );

  it.each([
    ['Whether opting out of taxation u/s 115BAC(1A) (Yes/No) : No', 'new'],
    ['Whether opting out of taxation u/s 115BAC(1A)? [Yes/No] Yes', 'old'],
    ['Whether opting for taxation u/s 115BAC [Yes/No]: Yes', 'new'],
    ['Whether opting for taxation u/s 115BAC (Yes / No): No', 'old'],
    ['Whether opting out of taxation\nu/s 115BAC(1A)?\nYes', 'old'],
    ['Whether opting out of taxation\nu/s 115BAC(1A)?\nNo', 'new'],
  ])('the regime by %j is the %s one', (question, regime) => {
    expect(valuesOf(`${question}\n${pasted(few, '\t')}`)).toMatchObject({ regime });
  });

  it('the forms of two employers in one text are known by their TANs', () => {
    const one = pasted(few, '\t');
    const said = (text: string) => readText(text, {}).notes.some((note) => note.startsWith('The text names the TANs'));
    expect(said(`TAN MUMA12345B\n${one}\nTAN MUMA12345B, PAN ABCPD1234E`)).toBe(false);
    expect(said(`TAN MUMA12345B\n${one}\nTAN DELC54321D\n${one}`)).toBe(true);
  });

  it.each([
    ['/-', 10_77_600],
    ['/=', 10_77_600],
    ['-', 10_77_600],
    ['Cr', 10_77_600],
    [' Dr.', 10_77_600],
  ])('an amount with “%s” behind it is read whole', (behind, salaryIncome) => {
    const text = pasted(employer, '\t').replace(/(\d,\d{3})(?:\.00)?(?=\n|$)/g, `$1${behind}`);
    expect(text).toContain(`10,77,600${behind}`);
    expect(valuesOf(text)).toMatchObject({ salaryIncome, savings: 1_50_000 });
  });

  it('amounts whose digits are grouped by spaces are read whole', () => {
    const text = pasted(employer, '\t').replace(/(?<=\d),(?=\d)/g, ' ');
    expect(text).toContain('14 00 000.00');
    expect(valuesOf(text)).toEqual(valuesOf(pasted(employer, '\t')));
    expect(valuesOf(text.replaceAll('\t', ' '))).toEqual(valuesOf(pasted(employer, ' ')));
    const written = (amount: string) => valuesOf(text.replace('10 77 600.00', amount)).salaryIncome ?? null;
    expect(written('Rs.10 77 600.00')).toBe(10_77_600);
    expect(written('10 77 600/-')).toBe(10_77_600);
    expect(written('10\u202f77\u202f600.00')).toBe(10_77_600);
    expect(valuesOf(text.replace('(1 50 000.00)', '-1 50 000.00'))).toMatchObject({ house: -1_50_000 });
  });

  it('where nobody can say whether a space groups digits, the last group is not taken for the amount', () => {
    const written = (amount: string) =>
      valuesOf(pasted(employer, '\t').replace('2,400.00', amount)).professionalTax ?? null;
    expect(written('200.00')).toBe(200);
    expect(written('200')).toBe(200);
    for (const amount of ['2 400.00', '2 400', '2 400/-', 'Rs. 2 400']) expect(written(amount)).not.toBe(400);
  });

  it('a part of an amount that is written in an unknown way is not taken for it', () => {
    const text = pasted(employer, '\t').replace('10,77,600', '10,77,600x');
    expect(text).toContain('10,77,600x');
    expect(valuesOf(text).salaryIncome ?? null).toBeNull();
  });

  it('a few lines are enough; without Part A the net tax is taken for the tax deducted', () => {
    const few = [
      'Assessment Year 2026-27',
      'Whether opting out of taxation u/s 115BAC(1A)? No',
      '(a) Salary as per provisions contained in section 17(1) 1285000.00',
      '(a) Standard deduction under section 16(ia) 75000.00',
      '14. Rebate under section 87A, if applicable 0.00',
      '19. Net tax payable (17-18) 63960.00',
    ].join('\n');
    expect(valuesOf(few)).toMatchObject({ salary: 12_85_000, rebate: 0, netTax: 63_960, tds: 63_960 });
    expect(readText(few, {}).notes[0]).toContain('so we filled in the net tax');
    expect(form16Result(inputOf(few)).headline[1]).toMatchObject({ value: '2 points to check' });
    expect(form16Result(inputOf(few)).headline[0]).toMatchObject({ label: 'Refund', value: 53_560 });
  });

  it('Form 130 of tax year 2026-27', () => {
    const text = pasted(traces, '\t')
      .replace('Assessment Year 2026-27', 'Tax Year 2026-27')
      .replace('FORM NO. 16', 'FORM NO. 130');
    expect(valuesOf(text)).toMatchObject({ financialYear: '2026-27', salary: 15_00_000 });
  });
});
