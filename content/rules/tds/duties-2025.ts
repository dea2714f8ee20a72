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
import { noTaxDeclaration2026 } from './resident-interest';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });

/** The last day on which the duties were looked up in the new Act and Rules. */
export const duties2025CheckedOn: IsoDate = '2026-11-26';

/** Where the new Act and Rules have the duties: by the authority before 1 April 2026. */
export const dutiesOf2025: ReadonlyMap<Citation, Citation> = new Map([
  [withoutPan, act('s. 397(2)')],
  [foreignDetails, rules('rule 217')],
  [lowerRateCertificate, act('s. 395(1)')],
  [noTaxDeclaration, noTaxDeclaration2026],
  [treatyRelief, act('s. 159')],
  [deposit.cite, rules('rule 218(2)')],
  [depositWithStatement.cite, rules('rule 218(3) and 219(5)')],
  [statementDue.cite, rules('rule 219(4)')],
  [certificateDays.cite, rules('rule 215(1)')],
  [lateInterest.cite, act('s. 398(3)')],
  [lateStatementFee.cite, act('s. 427')],
  [statementPenalty.cite, act('s. 461')],
  [disallowedExpense.resident.cite, act('s. 35')],
  [disallowedExpense.nonResident.cite, act('s. 35')],
  [remittanceForms, rules('rule 220')],
  [auditClass.cite, act('s. 393(1), Table')],
]);
