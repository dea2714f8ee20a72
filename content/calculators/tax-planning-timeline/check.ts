import { quarterlyGstReturns } from '@/content/rules/due-dates';
import { presumptiveForResidentsText } from '@/content/tax/presumptive';
import { type Problem, problemSheet } from '@/lib/calculator';
import { formatCompact } from '@/lib/format';
import { withFilingOfYear } from './days';
import type { TimelineInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: TimelineInput): readonly Problem[] {
  const { person, sideBusiness, gst, turnover, filedOn, today, financialYear } = withFilingOfYear(input);
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
  at(
    ['filedOn', 'today'],
    filedOn !== '' &&
      today !== '' &&
      filedOn > today &&
      'You cannot file on a future day. Check the filing date, or leave it empty.',
  );
  return found;
}
