import { sukanya } from '@/content/rules/sukanya';
import { yearEnd } from '@/content/small-savings/account';
import { firstDepositStep, partsOf, revivalFeeStep, sumSteps } from '@/content/small-savings/working';
import { sumStep } from '@/content/sum-step';
import { count, dateFigure, exactRupees, rupees, type Worksheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { financialYear } from '@/lib/finance/scheme-account';
import { formatDate, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import {
  ageOn,
  depositsEnd,
  endOf,
  maturityDate,
  type SukanyaAccount,
  type SukanyaYear,
  sukanyaAccount,
  withdrawalFrom,
} from './account';
import type { SukanyaInput } from './rows';

/** Returns what the amount is called: only the sum on the day of maturity is a maturity amount. */
export const amountLabel = (input: SukanyaInput) =>
  input.closing === 'maturity' ? 'Maturity amount' : 'Amount on closing';
export const dateLabel = (input: SukanyaInput) =>
  input.closing === 'maturity' ? 'Account matures on' : 'Account closed on';

/** Writes the first year in full, so that the rule of the 5th can be followed by hand. */
export function firstYearSteps(sheet: Worksheet, input: SukanyaInput, year: SukanyaYear): void {
  const { step } = sheet;
  firstDepositStep(sheet, input, year, sukanya.maximumDeposit.cite);
  if (year.months === 12) {
    step(
      rupees('Lowest balances of the months, added', year.lowestBalances),
      'For each month the lowest balance between the close of the 5th and the end of the month',
      sukanya.interestCutOffDay.cite,
    );
  }
  // An account closed in the first month of the year: no month earns.
  if (year.rates.length === 0) return;
  const [rate = 0] = year.rates;
  const how =
    year.rates.length > 1 || year.months < 12
      ? `Each month’s lowest balance × its rate (${year.rates.map((each) => pct(each)).join(', ')})`
      : `${inr(year.lowestBalances)} × ${pct(rate)}`;
  step(
    exactRupees(`Interest of ${year.financialYear}`, year.interest),
    `${how} ÷ 12${input.rounding === 'rupee' ? ', rounded to the rupee' : ''}`,
    sukanya.interestCredit,
  );
}

/** Writes deposits, interest and the amount at the end. */
export function totalSteps(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): void {
  const { step, heading } = sheet;
  heading('All years');
  const paying = account.years.filter((year) => year.deposit > 0).length;
  step(
    count('Financial years with a deposit', paying),
    `You ${endOf(input) < depositsEnd(input.opened) ? 'may ' : ''}deposit for ${sukanya.depositYears.value} years from ${formatDate(input.opened)}, up to ${formatDate(addDays(depositsEnd(input.opened), -1))}. ${endOf(input) < depositsEnd(input.opened) ? 'The account closes before that' : 'After that the balance only earns interest'}`,
    sukanya.depositYears.cite,
  );
  sumSteps(
    sheet,
    input,
    account,
    {
      deposits: sukanya.maximumDeposit.cite,
      interest: sukanya.interestCredit,
      taken: sukanya.withdrawal.share.cite,
    },
    {
      taken: 'Taken for her education',
      how: 'Added',
      until: ', up to the end of the month before the account ends',
    },
  );
  sumStep(
    sheet,
    rupees(amountLabel(input), account.closing, { tone: 'own' }),
    partsOf(input, account),
    '',
    sukanya.termYears.cite,
  );
  step(
    dateFigure(dateLabel(input), endOf(input)),
    `${input.closing === 'maturity' ? `${sukanya.termYears.value} years from the day of opening` : `Before maturity on ${formatDate(maturityDate(input.opened))}`}; she is then ${ageOn(input.birth as IsoDate, endOf(input))}`,
    input.closing === 'marriage' ? sukanya.marriage.cite : sukanya.termYears.cite,
  );
  if (input.rounding === 'exact') {
    step(
      rupees('By a passbook that rounds', sukanyaAccount({ ...input, rounding: 'rupee' }).closing),
      'The same account with each year’s interest rounded to the nearest rupee, 50 paise up',
      sukanya.interestCredit,
    );
  }
}

/** Writes what a sixteenth financial year of deposits would add; nothing where there is none, or it is counted. */
export function sixteenthYearSteps(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): void {
  if (input.horizon === 'allowed') return;
  const longer = sukanyaAccount({ ...input, horizon: 'allowed' });
  if (longer.deposits <= account.deposits) return;
  sheet.heading(`A ${sukanya.depositYears.value + 1}th financial year`);
  sheet.step(
    rupees('With deposits as long as the law allows', longer.closing),
    `${inr(longer.deposits - account.deposits)} more, paid in ${financialYear(input.opened, sukanya.depositYears.value + 1)} before ${formatDate(depositsEnd(input.opened))}`,
    sukanya.depositYears.cite,
  );
}

/** Writes what may be taken for her education in the first year that she may, and the fees of missed years; returns that year. */
export function limitSteps(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): SukanyaYear | null {
  const { step, heading } = sheet;
  const year = account.years.find((each) => each.withdrawalLimit !== null) ?? null;
  if (year?.withdrawalLimit != null) {
    heading('For her education');
    step(
      dateFigure('She can take money from', withdrawalFrom(input)),
      input.tenth !== '' && withdrawalFrom(input) === input.tenth
        ? 'The day on which she passes class 10, because it comes before her 18th birthday'
        : 'Her 18th birthday, or the day on which she passes class 10 if that is earlier',
      sukanya.withdrawal.age.cite,
    );
    step(
      exactRupees(`Withdrawal limit in ${year.financialYear}`, year.withdrawalLimit),
      `${sukanya.withdrawal.share.value}% of the balance on ${formatDate(yearEnd(input, year.number - 1))}, but not more than the fees`,
      sukanya.withdrawal.share.cite,
    );
  }
  revivalFeeStep(sheet, account, sukanya.revivalFee);
  return year;
}
