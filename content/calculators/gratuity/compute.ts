import { assumedLines } from '@/lib/assumed';
import { type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { chartsOf, exemptionBreakdown } from './charts';
import { entitlementOf, exemptionOf, gratuityOf, leavingOf } from './entitlement';
import { fields, type GratuityInput } from './form';
import { notesOf } from './notes';
import { dueText, sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { amountSteps, exemptionSteps, serviceSteps } from './working';
import { taxSteps } from './working-tax';

/** Returns the gratuity, its exempt and taxed parts, and the tax on it where the other salary is known, ₹. */
export function gratuityResult(input: GratuityInput): Result {
  const leaving = leavingOf(input);
  const entitlement = entitlementOf(input, leaving);
  const gratuity = gratuityOf(input, leaving, entitlement);
  const exemption = exemptionOf(input, leaving, entitlement, gratuity);
  const sheet = worksheet();
  serviceSteps(sheet, input, leaving, entitlement);
  amountSteps(sheet, input, leaving, entitlement, gratuity);
  exemptionSteps(sheet, input, leaving, exemption, gratuity);
  const { tax, relief } = taxSteps(sheet, input, leaving, exemption, gratuity);
  const answer = { leaving, entitlement, gratuity, exemption, tax, relief };
  const assumed = assumedLines(
    fields,
    input,
    listOf(entitlement.byCourts && 'courtReading', input.seasonal && 'seasons'),
  );
  const notes = notesOf(input, answer);
  return {
    headline: [
      rupees('Gratuity', gratuity, { tone: 'own' }),
      rupees('Exempt from tax', exemption.exempt, { tone: 'growth' }),
      rupees('Taxable gratuity', exemption.taxable),
      tax === null || exemption.taxable === 0
        ? verdict('Due by law', dueText(input, entitlement))
        : rupees(relief?.relief ? 'Tax on the gratuity after relief' : 'Tax on the gratuity', tax, { tone: 'tax' }),
    ],
    sentence: sentenceOf(input, answer),
    ...(assumed.length > 0 && { assumed }),
    breakdowns: gratuity > 0 ? [exemptionBreakdown(gratuity, exemption)] : [],
    charts: chartsOf(input, answer),
    tables: tablesOf(input, answer),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
