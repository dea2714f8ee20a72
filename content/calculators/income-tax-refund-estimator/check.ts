import { presumptiveForResidentsText } from '@/content/tax/presumptive';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemAt } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { type Days, daysOf } from './days';
import type { RefundInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: RefundInput): readonly Problem[] {
  const days = daysOf(input);
  const ofFiling = filingProblems(input, days);
  return [
    ...problemAt(
      ['business', 'residence'],
      input.business === 'presumptive' &&
        input.residence === 'nonResident' &&
        presumptiveForResidentsText(input.financialYear),
    ),
    ...(ofFiling.length > 0 ? ofFiling : laterDayProblems(input, days)),
    ...paymentProblems(input, days),
  ];
}

function filingProblems(input: RefundInput, { year, rules, uploadedOn, filedOn }: Days): readonly Problem[] {
  const title = yearTitle(year.financialYear);
  const last = year.returns.belated.value;
  const tooLate = `A return for ${title} could be filed until ${formatDate(last)}. After that you get a refund only if the Commissioner condones the delay. Ask for it by ${formatDate(rules.condonation.value)}.`;
  if (input.filed === 'notYet') {
    return problemAt(['filed', 'financialYear'], input.today > last && tooLate);
  }
  if (uploadedOn <= year.lastDay) {
    return problemAt(
      ['filedOn', 'financialYear'],
      `The return for ${title} can be filed only after ${formatDate(year.lastDay)}, when the year has ended.`,
    );
  }
  if (uploadedOn > last) return problemAt(['filedOn', 'financialYear'], tooLate);
  return problemAt(
    ['verifiedOn', 'filedOn'],
    filedOn > last &&
      `Because of the late verification the return counts as filed on ${formatDate(filedOn)}. The last day was ${formatDate(last)}. Ask the Department to condone the delay.`,
  );
}

function laterDayProblems(
  { verifiedOn, revisedOn, grantedOn }: RefundInput,
  { rules, uploadedOn, filedOn }: Days,
): readonly Problem[] {
  const { until } = rules.revised.value;
  return [
    ...problemAt(
      ['verifiedOn', 'filedOn'],
      verifiedOn !== '' &&
        verifiedOn < uploadedOn &&
        `You verify a return after you file it. Enter ${formatDate(uploadedOn)} or later.`,
    ),
    ...problemAt(
      ['revisedOn', 'filedOn'],
      revisedOn !== '' &&
        (revisedOn < filedOn || revisedOn > until) &&
        `Enter a day for the revised return from ${formatDate(filedOn)}, the day of the first one, to ${formatDate(until)}.`,
    ),
    ...problemAt(
      listOf('grantedOn', revisedOn !== '' && 'revisedOn'),
      grantedOn !== '' &&
        (grantedOn < filedOn || grantedOn < revisedOn) &&
        `The refund is paid after you file the return, on ${formatDate(revisedOn > filedOn ? revisedOn : filedOn)}. Enter that day or a later one.`,
    ),
  ];
}

function paymentProblems(
  { payments, filed, filedOn: entered, revisedOn }: RefundInput,
  { year, returnDue, lastPaidOn }: Days,
): readonly Problem[] {
  const last = filed === 'notYet' ? year.returns.belated.value : lastPaidOn;
  const lastInWords =
    filed === 'notYet'
      ? `the last day for a return of ${yearTitle(year.financialYear)}. Enter a day up to then.`
      : revisedOn !== ''
        ? 'the day of the revised return. Pay all tax before filing it.'
        : entered === '' && lastPaidOn === returnDue
          ? 'the due date, which counts as the day of filing. Enter the day on which you filed.'
          : 'the day of filing. Pay all tax before filing. If you paid it with a revised return, enter the day of that one too.';
  return payments.flatMap(({ date }, index): readonly Problem[] => {
    const fields = [`payments.${index}.date`];
    return problemAt(fields, date > last && `Payment ${index + 1} comes after ${formatDate(last)}, ${lastInWords}`);
  });
}
