import { act2025CheckedOn } from '@/content/rules/tds/act-2025';
import { auditClass } from '@/content/rules/tds/audit-class';
import {
  disallowedExpense,
  lateInterest,
  newActFrom,
  nonFilerRateEnded,
  propertyWithoutTanFrom,
  remittanceForms,
  statementPenalty,
} from '@/content/rules/tds/duties';
import { nonResidentSurcharge } from '@/content/rules/tds/non-resident-surcharge';
import type { Caveat } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatDate, inr, pct } from '@/lib/format';
import type { LateCost } from './deadlines';
import type { TdsInput } from './form';
import type { Deduction } from './ledger';
import { remarks } from './remarks';
import { isUnderNewAct, type SectionOfPayment } from './section-of';

/** Returns the notes on a result: who should leave, limits, what we took for granted, what to look out for. */
export function caveatsOn(section: SectionOfPayment, found: Deduction, late: LateCost, input: TdsInput): Caveat[] {
  const remark = remarks[input.payment];
  const cite = section.terms.from.findLast(({ date }) => date <= input.date)?.cite;
  const caveats: (Caveat | false)[] = [
    {
      kind: 'notForYou',
      text: 'This is not for salary, or for tax collected at source (TCS).',
    },
    isUnderNewAct(input.date) && {
      kind: 'assumption',
      text: `From ${formatDate(newActFrom.value)} the Income-tax Act, 2025 applies. Rates and limits did not change on that day; we last compared them on ${formatDate(act2025CheckedOn)}. For new form numbers we use those in payroll and return software.`,
      cite: newActFrom.cite,
    },
    input.payment.startsWith('195-property') &&
      input.date >= propertyWithoutTanFrom && {
        kind: 'assumption',
        text: `By reports, a resident individual or HUF who buys from a non-resident needs no TAN from ${formatDate(propertyWithoutTanFrom)}. Check the e-filing portal before you apply for one.`,
      },
    remark !== undefined && { kind: 'assumption', text: remark, ...(cite && { cite }) },
    found.isExcused && excuse(input),
    section.withLastRent === true &&
      found.tax > 0 &&
      input.months < 12 && {
        kind: 'warning',
        text: `You entered ${input.months === 1 ? 'one month' : `${input.months} months`} of rent. The tax is on all rent of the year to this landlord, so enter the rent of every month.`,
        ...(cite && { cite }),
      },
    found.now.owedBefore > 0 && {
      kind: 'warning',
      text: `${inr(found.now.owedBefore)} should have been deducted from earlier payments. Interest of ${pct(lateInterest.value.notDeducted)} a month runs on it from those days.`,
      cite: lateInterest.cite,
    },
    found.cutTo !== null && {
      kind: 'limit',
      text: `Without a PAN the tax stops at the rent of one month, ${inr(found.cutTo)}.`,
      ...(cite && { cite }),
    },
    found.tax > input.amount + input.gst && {
      kind: 'warning',
      text: 'The tax is more than this payment. You still owe all of it. Recover the rest from the payee.',
    },
    found.tax > 0 && section.isExpense === true && disallowance(section, found.now.base),
    section.isForeign && {
      kind: 'assumption',
      text: 'We work out surcharge on the payments of the year up to this one. For an individual we use the new regime, where surcharge stops at the third slab. If you expect to pay more in the year, deduct the higher surcharge from the start.',
      cite: nonResidentSurcharge.cite,
    },
    section.isForeign && {
      kind: 'warning',
      text: `Before money goes abroad, ${isUnderNewAct(input.date) ? 'the remittance form (old 15CA) and mostly an accountant’s certificate (old 15CB)' : 'Form 15CA and mostly an accountant’s Form 15CB'} are needed.`,
      cite: remittanceForms,
    },
    input.date < nonFilerRateEnded.value && {
      kind: 'warning',
      text: `Up to ${formatDate(addDays(nonFilerRateEnded.value, -1))} a payee who had not filed the last return could face twice the rate. We do not work that out here.`,
      cite: nonFilerRateEnded.cite,
    },
    late.daysToFile > 0 && {
      kind: 'warning',
      text: `The fee is for the whole statement, so the tax on its other payments raises the maximum fee. More than a month late, a penalty of ${inr(statementPenalty.value.least)} to ${inr(statementPenalty.value.most)} can follow.`,
      cite: statementPenalty.cite,
    },
    late.notDeducted + late.notPaidIn > 0 && {
      kind: 'assumption',
      text: 'Interest is on the exact tax, for every calendar month touched, as the Department’s portal counts.',
      cite: lateInterest.cite,
    },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

function excuse({ payment }: TdsInput): Caveat {
  const elsewhere = payment.startsWith('194I-')
    ? ' Rent above the monthly limit then comes under the rule for tenants.'
    : /^194(C|H|J)/.test(payment)
      ? ' Large bills then come under the rule for large bills of individuals.'
      : '';
  return {
    kind: 'limit',
    text: `An individual or HUF with business turnover up to ${inr(auditClass.value.business)} and professional receipts up to ${inr(auditClass.value.profession)} in the year before does not deduct under this section.${elsewhere}`,
    cite: auditClass.cite,
  };
}

function disallowance(section: SectionOfPayment, taxed: number): Caveat {
  const rule = disallowedExpense[section.isForeign ? 'nonResident' : 'resident'];
  return {
    kind: 'warning',
    text: `If you do not deduct the tax, or do not deposit it by the due date of your return, ${pct(rule.value)} of the expense on which tax had to be deducted is disallowed. On the ${inr(taxed)} taxed here that is ${inr((taxed * rule.value) / 100)}, until the year in which you deposit the tax.`,
    cite: rule.cite,
  };
}
