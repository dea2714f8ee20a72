import { noSecondDemand, statementDue } from '@/content/rules/tds/duties';
import { creditWithoutPan } from '@/content/tax/credit-without-pan';
import { formName } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { dateFigure, type Figure, type NoteSheet, noteSheet, percentage, type Result, rupees } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate, inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { certificateName, type Deadlines } from './deadlines';
import type { TdsInput } from './form';
import type { Deduction } from './ledger';
import type { SectionOfPayment } from './section-of';

/**
 * Returns what a result means for the one who is paid: what reaches them, what was deducted, and what they can do. The working and the
 * tables stay those of the deduction. `withPan` is the tax on the same payment once the PAN is valid, in ₹.
 */
export function forPayee(
  result: Result,
  section: SectionOfPayment,
  found: Deduction,
  days: Deadlines,
  rate: number,
  withPan: number,
  input: TdsInput,
): Result {
  const { tax } = found;
  const net = Math.max(0, input.amount + input.gst - tax);
  return {
    ...result,
    headline: [
      rupees('TDS deducted from you', tax, { tone: 'tax' }),
      rupees('You receive', net, { tone: 'own' }),
      ...(tax > 0
        ? listOf<Figure>(
            percentage('Rate of TDS', rate, { decimals: 4 }),
            input.pan && dateFigure('Seen in your tax account after', days.statement),
          )
        : result.headline.filter(({ label }) => label === 'Limit')),
    ],
    sentence: sentenceForPayee(section, found, net, input),
    breakdowns: result.breakdowns?.map((breakdown) => ({
      ...breakdown,
      parts: [rupees('You receive', net, { tone: 'own' }), rupees('TDS deducted from you', tax, { tone: 'tax' })],
    })),
    actions: payeeNotes(section, tax, days, withPan, input).actions,
    // The warnings are for the payer.
    caveats: result.caveats?.filter(({ kind }) => kind !== 'warning'),
  };
}

function sentenceForPayee(section: SectionOfPayment, found: Deduction, net: number, input: TdsInput): string {
  if (found.tax > 0) {
    return `The payer deducts ${inr(found.tax)} under section ${section.section}, and you get ${inr(net)}. ${input.pan ? `The ${inr(found.tax)} is tax already paid in your name. Claim it in your return.` : creditWithoutPan}`;
  }
  const still = 'The income is still taxable, so put it in your return.';
  if (found.isExcused) {
    return `Nothing is deducted. Under section ${section.section} an individual or HUF below the audit limits need not deduct. ${still}`;
  }
  if (found.waiting !== null) {
    return `Nothing is deducted from this rent. Your tenant deducts once, from the rent for March or for the last month. For ${input.months === 1 ? 'this month' : `these ${input.months} months`} that will be ${inr(found.waiting)}.`;
  }
  return found.now.taxable === 0
    ? `Nothing is deducted under section ${section.section}, because the payment is not above the premiums or cost.`
    : `Nothing is deducted under section ${section.section}. ${still}`;
}

function payeeNotes(
  { terms, statement }: SectionOfPayment,
  tax: number,
  days: Deadlines,
  withPan: number,
  { date, pan }: TdsInput,
): NoteSheet {
  const notes = noteSheet();
  const { action, actionOn } = notes;
  if (tax === 0) return notes;
  if (!pan) {
    const then =
      withPan < tax
        ? `The TDS on this payment is then ${inr(withPan)} instead of ${inr(tax)}, and you can claim it.`
        : 'You can then claim the TDS.';
    action(`Give the payer a valid PAN. ${then}`, valueOn(terms, date).cite);
    action('If the tax is already deducted, ask the payer to correct the TDS statement with your PAN.');
    return notes;
  }
  const act = actOf(financialYearOf(date));
  actionOn(
    days.statement,
    `Check that the ${inr(tax)} is in your Form ${formName('26AS', act)}. The payer deposits it by ${formatDate(days.deposit)} and files the statement by this day.`,
    statementDue.cite,
  );
  actionOn(
    days.certificate,
    `Ask for ${certificateName(statement, date)} if you have not received it by then. If the payer deducts the tax but does not deposit it, you need not pay it again.`,
    // The section of the Act of 2025 for this is not on file.
    act === 'act1961' ? noSecondDemand : undefined,
  );
  return notes;
}
