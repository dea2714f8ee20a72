import { withoutRowIn2025 } from '@/content/rules/tds/act-2025';
import { newActFrom } from '@/content/rules/tds/duties';
import { type Problem, problemAt } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { asking, type TdsInput } from './form';
import { isUnderNewAct, sectionOf } from './section-of';

/** Returns what makes no sense together, as sentences. */
export function problems(input: TdsInput): readonly Problem[] {
  return [
    ...rowProblems(input),
    ...tableProblems(input),
    ...panProblems(input),
    ...propertyProblems(input),
    ...earlierTaxProblems(input),
    ...dayProblems(input),
    ...listProblems(input),
  ];
}

/** Returns why a payment has no row: tax on the income of a whole year has calculators of its own. */
function rowProblems({ payment }: TdsInput): readonly Problem[] {
  if (payment === '192') {
    return problemAt(
      'payment',
      'TDS on salary depends on the income of the whole year. Use the take-home salary calculator.',
    );
  }
  return problemAt(
    'payment',
    payment === '194P' &&
      'The bank works out the whole year’s tax from the pension and interest of a customer of 75 or older. Use the income-tax calculator.',
  );
}

/** Returns the first day for which a payment's terms are on file; the empty day for a payment without a row. */
function firstDayOf(payment: TdsInput['payment'], day: IsoDate): IsoDate | '' {
  return sectionOf(payment, day)?.terms.from[0]?.date ?? '';
}

function tableProblems({ payment, date }: TdsInput): readonly Problem[] {
  if (isUnderNewAct(date) && withoutRowIn2025.has(payment)) {
    return problemAt(
      ['payment', 'date'],
      `From ${formatDate(newActFrom.value)} we know of no higher rate for people who filed no returns. Choose the row with the return filed, or an earlier day.`,
    );
  }
  const begins = firstDayOf(payment, date);
  return problemAt(
    ['payment', 'date'],
    date < begins && `For this payment our table begins on ${formatDate(begins)}. Choose that day or a later day.`,
  );
}

function panProblems({ pan, certificate, declaration, payment, payee, date }: TdsInput): readonly Problem[] {
  return [
    ...problemAt(
      ['certificate', 'payment', 'date'],
      certificate !== null &&
        !isUnderNewAct(date) &&
        !asking('certificate').includes(payment) &&
        `Before ${formatDate(newActFrom.value)} there was no certificate for this payment. Leave the rate empty, or choose a later day.`,
    ),
    ...problemAt(
      ['pan', certificate === null ? 'declaration' : 'certificate'],
      !pan && (certificate !== null || declaration) && 'A certificate or declaration counts only with a valid PAN.',
    ),
    ...problemAt(
      ['payee', 'declaration'],
      declaration &&
        payment === '194D' &&
        (payee === 'firm' || payee === 'company') &&
        'A firm or a company cannot give Form 15G or 15H, or Form 121.',
    ),
  ];
}

function propertyProblems({ amount, dealValue }: TdsInput): readonly Problem[] {
  return problemAt(
    ['dealValue', 'amount'],
    dealValue !== null &&
      dealValue < amount &&
      `The price of the whole property cannot be below the ${inr(amount)} paid now.`,
  );
}

/** Tax on one payment can be above it where a limit was crossed; that of all of them cannot be above all of them. */
function earlierTaxProblems({ earlier }: TdsInput): readonly Problem[] {
  const above = earlier.findIndex(({ amount, tax }) => tax > amount);
  return problemAt(
    `earlier.${above}.tax`,
    above >= 0 &&
      earlier.reduce((sum, { amount, tax }) => sum + tax - amount, 0) > 0 &&
      'The tax deducted earlier is more than the payments themselves. Correct the tax or the amount.',
  );
}

function dayProblems({ date, deductedOn, depositedOn, filedOn }: TdsInput): readonly Problem[] {
  const deducted = deductedOn || date;
  return [
    ...problemAt(
      'deductedOn',
      deductedOn !== '' &&
        deductedOn < date &&
        `You cannot deduct the tax before the payment or credit of ${formatDate(date)}.`,
    ),
    ...problemAt(
      'depositedOn',
      depositedOn !== '' &&
        depositedOn < deducted &&
        `You cannot deposit the tax before you deduct it on ${formatDate(deducted)}.`,
    ),
    ...problemAt(
      'filedOn',
      filedOn !== '' &&
        filedOn < deducted &&
        `You cannot file the statement before the deduction on ${formatDate(deducted)}.`,
    ),
  ];
}

/** Returns what is missing or out of order in the list of deductions. */
function listProblems({ deducted }: TdsInput): readonly Problem[] {
  return deducted.flatMap(({ deductedOn, depositedOn, filedOn, tax }, index) => {
    const at = (cell: string) => [`deducted.${index}.${cell}`];
    return [
      ...problemAt(at('deductedOn'), tax > 0 && deductedOn === '' && 'Enter the day on which this tax was deducted.'),
      ...problemAt(
        at('depositedOn'),
        depositedOn !== '' && depositedOn < deductedOn && 'The deposit is before the deduction.',
      ),
      ...problemAt(at('filedOn'), filedOn !== '' && filedOn < deductedOn && 'The statement is before the deduction.'),
    ];
  });
}
