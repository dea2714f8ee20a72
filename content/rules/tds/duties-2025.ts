import type { Citation, IsoDate } from '@/lib/law';
import { auditClass } from './audit-class';
import {
  certificateDays,
  deposit,
  depositWithStatement,
  disallowedExpense,
  foreignDetails,
  lateInterest,
  lateStatementFee,
  lowerRateCertificate,
  noTaxDeclaration,
  remittanceForms,
  statementDue,
  statementPenalty,
  treatyRelief,
  withoutPan,
} from './duties';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `Income-tax Rules, 2026, ${at}` });

/** The last day on which the duties were looked up in the new Act and Rules. */
export const duties2025CheckedOn: IsoDate = '2026-11-22';

/** Where the new Act and Rules have the duties: by the authority before 1 April 2026. */
export const dutiesOf2025: ReadonlyMap<Citation, Citation> = new Map([
  [withoutPan, act('s. 397(2)')],
  [foreignDetails, rules('details in place of a PAN')],
  [lowerRateCertificate, act('s. 395(1)')],
  [noTaxDeclaration, act('s. 393(6)')],
  [treatyRelief, act('s. 159')],
  [deposit.cite, rules('payment of tax deducted')],
  [depositWithStatement.cite, rules('payment of tax deducted')],
  [statementDue.cite, rules('statements of tax deducted')],
  [certificateDays.cite, act('s. 395(4)')],
  [lateInterest.cite, act('s. 398(3)')],
  [lateStatementFee.cite, act('s. 427')],
  [statementPenalty.cite, act('s. 461')],
  [disallowedExpense.resident.cite, act('s. 35')],
  [disallowedExpense.nonResident.cite, act('s. 35')],
  [remittanceForms, rules('information on payments to non-residents')],
  [auditClass.cite, act('s. 393(1), Table')],
]);
