import { quarterlyGstReturns } from '@/content/rules/due-dates';
import { presumptiveForResidentsText } from '@/content/tax/presumptive';
import { yearTitle } from '@/content/tax/years';
import { type Problem, problemSheet } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { formatCompact, formatDate } from '@/lib/format';
import type { TimelineInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: TimelineInput): readonly Problem[] {
  const { person, sideBusiness, gst, turnover, filedOn, today, financialYear } = input;
  const { at, problems: found } = problemSheet();
  at(
    ['person', 'sideBusiness'],
    person === 'nri' && sideBusiness === 'presumptive' && presumptiveForResidentsText(financialYear),
  );
  at(
    ['gst', 'turnover'],
    gst === 'qrmp' &&
      turnover === 'above5' &&
      `Quarterly GST returns are for turnover up to ${formatCompact(quarterlyGstReturns.value)}. Choose monthly returns.`,
  );
  const firstDay = `${firstYearOf(financialYear) + 1}-04-01`;
  const lastDay = `${firstYearOf(financialYear) + 1}-12-31`;
  if (filedOn !== '' && (filedOn < firstDay || filedOn > lastDay)) {
    at(
      ['filedOn', 'financialYear'],
      `You can file a return for ${yearTitle(financialYear)} from ${formatDate(firstDay)} to ${formatDate(lastDay)}. Leave the day empty if you have not filed.`,
    );
  } else {
    at(
      ['filedOn', 'today'],
      filedOn !== '' &&
        today !== '' &&
        filedOn > today &&
        'You cannot file on a future day. Check the filing date, or leave it empty.',
    );
  }
  return found;
}
