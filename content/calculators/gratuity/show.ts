import {
  fixedTermGratuity,
  governmentGratuity,
  gratuityLaw,
  lastYearReading,
  lifetimeLimit,
  receivedByHeirs,
} from '@/content/rules/gratuity';
import { codeWagesRule } from '@/content/rules/payroll';
import { sectionBeside, yearTitle } from '@/content/tax/law-names';
import type { Action, Caveat, Chart, Table } from '@/lib/calculator';
import { addDays, financialYearOf } from '@/lib/calendar';
import { formatCompact, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { dayAfterMonths } from '@/lib/tax/gratuity';
import {
  type Entitlement,
  type Exemption,
  entitlementOf,
  exemptionOf,
  gratuityOf,
  isUnderLaw,
  type Leaving,
  leavingOf,
  leavingOn,
  yearOf,
} from './entitlement';
import type { GratuityInput } from './form';
import { serviceText } from './wording';

/** Everything that the page shows of one leaving. */
export interface GratuityAnswer {
  readonly leaving: Leaving;
  readonly entitlement: Entitlement;
  readonly gratuity: number;
  readonly exemption: Exemption;
  /** ₹; null where the other salary is not known. */
  readonly tax: number | null;
}

/** The gratuity by law or formula, and its taxed part, on another last day, ₹. */
interface Stay {
  readonly leaving: Leaving;
  readonly entitlement: Entitlement;
  readonly gratuity: number;
  readonly taxable: number;
}

function stayOf(input: GratuityInput, leaving: Leaving): Stay {
  const unpaid = { ...input, received: null };
  const entitlement = entitlementOf(unpaid, leaving);
  const gratuity = gratuityOf(unpaid, leaving, entitlement);
  return { leaving, entitlement, gratuity, taxable: exemptionOf(unpaid, leaving, entitlement, gratuity).taxable };
}

/** Returns whether staying on is a question at all. */
const mayStay = ({ reason }: GratuityInput) => reason === 'leave';

/** Returns the last working day from which the law counts more, where dates are known; null where none is ahead. */
function nextStep(input: GratuityInput, { leaving, entitlement }: GratuityAnswer): IsoDate | null {
  if (!mayStay(input) || !isUnderLaw(input) || input.known !== 'dates' || input.seasonal) return null;
  const { law } = leaving;
  const isFixedTerm = input.kind === 'fixedTerm';
  const codeFrom = codeWagesRule.inForceFrom;
  if (entitlement.eligible) {
    const day = dayAfterMonths(input.joined, entitlement.units * 12 + 6);
    // Under the labour codes a fixed term is paid for its exact service: no day brings a whole year.
    return isFixedTerm && (law.proRata || day >= codeFrom) ? null : day;
  }
  const after = (years: number) => addDays(dayAfterMonths(input.joined, years * 12), -1);
  const needed = isFixedTerm ? law.fixedTermYears : law.years;
  const day =
    needed > 1 && input.courtReading
      ? addDays(after(needed - 1), input.shortWeek ? law.shortWeekDays : law.yearDays)
      : after(needed);
  if (!isFixedTerm || law.proRata) return day;
  const fewer = after(valueOn(gratuityLaw, codeFrom).value.fixedTermYears);
  const underCode = fewer > codeFrom ? fewer : codeFrom;
  return underCode < day ? underCode : day;
}

/** Returns the next day on which the gratuity rises, with how much it is then; null where waiting gains nothing. */
function nextRise(input: GratuityInput, answer: GratuityAnswer): { readonly day: IsoDate; readonly stay: Stay } | null {
  const day = nextStep(input, answer);
  if (day === null || day <= input.lastDay) return null;
  const stay = stayOf(input, leavingOn(input, day, 0));
  return stay.entitlement.due > answer.entitlement.due + 0.5 ? { day, stay } : null;
}

/** The circular as a sentence names it: what comes before its day. */
const circular = receivedByHeirs.at.replace(/ of .*$/, '');

/** Returns the answer in a sentence or two. */
export function sentenceOf(input: GratuityInput, answer: GratuityAnswer): string {
  const { leaving, entitlement, gratuity, exemption, tax } = answer;
  const served = serviceText(leaving.service);
  const taxed =
    exemption.taxable === 0
      ? gratuity > 0
        ? input.reason === 'death' && input.kind !== 'government'
          ? ` All of it is tax-free for the family, by ${circular}.`
          : ' All of it is tax-free.'
        : ''
      : ` ${exemption.exempt > 0 ? `${inr(exemption.exempt)} is tax-free and ` : ''}${inr(exemption.taxable)} is taxed as salary${tax === null ? '' : `. The tax on it is ${inr(tax)}`}.`;
  if (input.reason === 'inService') return `Gratuity paid while you stay in the job is fully taxed.${taxed}`;
  if (input.kind === 'notCovered') {
    return `Your employer is outside the gratuity law, so your contract decides. ${input.received === null ? `Half a month’s pay for each completed year is ${inr(gratuity)}.` : `You receive ${inr(gratuity)}.`}${taxed}`;
  }
  if (!entitlement.eligible) {
    const rise = nextRise(input, answer);
    const later = rise
      ? ` With a last working day of ${formatDate(rise.day)} it is ${inr(rise.stay.entitlement.due)}.`
      : '';
    const { law } = leaving;
    const needed = input.kind === 'fixedTerm' ? law.fixedTermYears : law.years;
    const asks =
      input.kind === 'government'
        ? `It asks for ${governmentGratuity.value.retirement.fromYears} years.`
        : `It asks for ${needed === 1 ? 'one year' : `${needed} years`} of service${needed > 1 && input.courtReading ? `, or ${needed - 1} years and ${input.shortWeek ? law.shortWeekDays : law.yearDays} days` : ''}.`;
    return `After ${served} the law gives no gratuity yet. ${asks}${gratuity > 0 ? ` You still receive ${inr(gratuity)}.${taxed}` : later}`;
  }
  const short =
    input.received !== null && input.received < entitlement.due - 0.5
      ? ` That is ${inr(entitlement.due - input.received)} less than the law gives you.`
      : '';
  const whom = input.reason === 'death' ? 'the family' : 'you';
  const gets =
    input.received !== null
      ? `${whom} ${input.reason === 'death' ? 'receives' : 'receive'}`
      : `${whom} ${input.reason === 'death' ? 'is' : 'are'} due`;
  return `After ${served} ${gets} ${inr(gratuity)}.${short}${taxed}`;
}

/** Returns what decides the exemption, and how the gratuity grows with the months. */
export function chartsOf(input: GratuityInput, { gratuity, exemption }: GratuityAnswer): Chart[] {
  const charts: Chart[] = [];
  if (gratuity > 0 && (exemption.by === 'law' || exemption.by === 'average')) {
    const limits = [gratuity, exemption.formula, exemption.left];
    charts.push({
      kind: 'bars',
      title: 'The least of the three is exempt',
      unit: 'rupees',
      bars: ['What you receive', 'By formula', 'Limit of all years'],
      marked: limits.indexOf(Math.min(...limits)),
      series: [{ label: 'Amount', values: limits, tone: 'own' }],
    });
  }
  if (mayStay(input)) {
    const more = Array.from({ length: 61 }, (_, index) => index);
    charts.push({
      kind: 'lines',
      title:
        input.kind === 'notCovered' ? 'Half a month a year, if you stay longer' : 'Gratuity by law, if you stay longer',
      unit: 'rupees',
      x: { label: 'More months', values: more },
      series: [
        { label: 'Gratuity', values: more.map((each) => stayOf(input, leavingOf(input, each)).gratuity), tone: 'own' },
      ],
    });
  }
  return charts;
}

/** Returns the years that the table shows: completed ones in government, where half-years count. */
function yearsShown({ kind }: GratuityInput, { service }: Leaving, { units }: Entitlement): number {
  return kind === 'government' ? service.years : units;
}

/** Returns the gratuity on later days. */
export function tablesOf(input: GratuityInput, answer: GratuityAnswer): Table[] {
  if (!mayStay(input)) return [];
  const now = stayOf(input, answer.leaving).gratuity;
  const later = [...new Set([1, 3, 6, 12, 24, 36, 60, input.moreMonths])].sort((a, b) => a - b);
  return [
    {
      id: 'stay',
      caption: 'If you stay longer',
      columns: [
        { label: 'Stay', unit: 'text' },
        { label: 'Last working day', unit: 'date' },
        { label: 'Years counted', unit: 'number', rollUp: 'none' },
        { label: 'Gratuity', unit: 'rupees', rollUp: 'none' },
        { label: 'Taxed part', unit: 'rupees', rollUp: 'none' },
        { label: 'More than now', unit: 'rupees', rollUp: 'none' },
      ],
      rows: [0, ...later].map((each) => {
        const { leaving, entitlement, gratuity, taxable } = stayOf(input, leavingOf(input, each));
        return [
          each === 0 ? 'As planned' : `${each} more ${each === 1 ? 'month' : 'months'}`,
          leaving.lastDay,
          isUnderLaw(input) && !entitlement.eligible ? null : yearsShown(input, leaving, entitlement),
          gratuity,
          taxable,
          gratuity - now,
        ];
      }),
      note: `${input.raise > 0 ? `Pay rises by ${pct(input.raise)} after each full year. ` : 'Pay stays as it is. '}${input.kind === 'notCovered' ? 'Half a month’s pay for each completed year.' : 'What the law gives, whatever your employer pays on top.'}`,
    },
  ];
}

/** Returns what to do, with its day. */
export function actionsOf(input: GratuityInput, answer: GratuityAnswer): Action[] {
  const { leaving, entitlement, exemption } = answer;
  const { law, year } = leaving;
  const list: Action[] = [];
  const rise = nextRise(input, answer);
  if (rise && entitlement.eligible) {
    list.push({
      text: `With a last working day of ${formatDate(rise.day)} or later one more year counts. The law then gives ${inr(rise.stay.entitlement.due)}, ${inr(rise.stay.entitlement.due - entitlement.due)} more than on ${formatDate(input.lastDay)}.`,
      date: rise.day,
      cite: law.cites.formula,
    });
  } else if (rise) {
    list.push({
      text: `With a last working day of ${formatDate(rise.day)} or later your service is long enough. The law then gives ${inr(rise.stay.entitlement.due)}.`,
      date: rise.day,
      cite: input.courtReading && input.kind === 'covered' ? lastYearReading : rise.stay.leaving.law.cites.eligible,
    });
  }
  if (isUnderLaw(input) && entitlement.eligible) {
    const by = addDays(input.lastDay, law.payWithin);
    list.push({
      text: `The last day for your employer to pay is ${formatDate(by)}, ${law.payWithin} days after the gratuity is due. For any delay it owes ${pct(law.lateInterest)} simple interest a year. Ask for it in writing.`,
      date: by,
      cite: law.cites.payment,
    });
  }
  if (exemption.taxable > 0 && leaving.service.years >= law.years && input.reason === 'leave') {
    list.push({
      text: `Work out the relief of section ${sectionBeside('89', year.act)} before you file: it may lower the tax on gratuity for a service of ${law.years} years or more. It is not counted here.`,
      cite: year.reliefs,
    });
  }
  return list;
}

/** Returns who should leave, what is assumed, and which limit applied. */
export function caveatsOf(input: GratuityInput, answer: GratuityAnswer): Caveat[] {
  const { leaving, entitlement, gratuity, exemption, tax } = answer;
  const { law, wages, basic, service, year } = leaving;
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text:
        input.kind === 'government'
          ? 'Not for the armed forces, railways and others with their own pension rules, unless you enter the gratuity that they pay.'
          : 'Not for working journalists, who need only three years, and not for pay by the piece. If your contract gives more than the law, the contract counts.',
    },
  ];
  if (!yearOf(input.lastDay).isKnown) {
    list.push({
      kind: 'assumption',
      text: `The tax law for ${yearTitle(financialYearOf(input.lastDay))} is not known yet. We use that of ${yearTitle(year.financialYear)}.`,
    });
  }
  if (isUnderLaw(input)) list.push(...lawCaveats(input, answer));
  if (input.kind === 'government') {
    list.push({
      kind: 'assumption',
      text: 'The amount is by Central Government rules. If your State or authority pays another amount, enter it under “Gratuity you receive”. A resignation from government service can forfeit the gratuity.',
    });
  }
  if (input.kind === 'notCovered') {
    list.push({
      kind: 'warning',
      text: 'An employer with ten or more people on any day of the last twelve months is under the gratuity law, whatever the contract says, and stays under it.',
      cite: law.cites.eligible,
    });
  }
  if (input.reason === 'death' && input.kind !== 'government' && gratuity > 0) {
    const section = exemptionOf({ ...input, reason: 'disablement' }, leaving, entitlement, gratuity);
    list.push({
      kind: 'assumption',
      text: `${circular} says that a lump sum to the heirs of an employee who dies in service is not their income. The section on gratuity also names what a widow, children or dependants receive, with its limits.${section.taxable > 0 ? ` An officer who goes by the section alone would exempt ${inr(section.exempt)} and tax ${inr(section.taxable)} in the family’s hands.` : ' Here both exempt all of it.'}${year.act === 'act1961' ? '' : ' We take the circular to hold under the Act of 2025 too.'}`,
      cite: receivedByHeirs,
    });
  }
  if ((exemption.by === 'law' || exemption.by === 'average') && exemption.taxable > 0) {
    const byLeft = exemption.left <= exemption.formula;
    list.push({
      kind: 'limit',
      text: byLeft
        ? `The lifetime limit, ${inr(exemption.left)}, caps the exemption. The ${formatCompact(governmentGratuity.value.atMost)} for government servants is not a limit of this exemption.`
        : `The formula caps the exemption at ${inr(exemption.formula)}. What an employer pays above it is taxed as salary.`,
      cite: lifetimeLimit[year.act],
    });
  }
  if (isUnderLaw(input) && exemption.by === 'average' && gratuity > 0) {
    list.push({
      kind: 'assumption',
      text: 'Your service is too short for the gratuity law. So we use the formula for other gratuity: half a month’s average pay for each completed year.',
    });
  }
  if (exemption.taxable > 0 && tax === null) {
    list.push({
      kind: 'warning',
      text: 'To see the tax, enter your other salary of the year under “Tax on it”.',
    });
  }
  if (input.known === 'length' && isUnderLaw(input) && service.months === 6) {
    list.push({
      kind: 'warning',
      text: 'Six months and a day already count as a year. Enter the day you joined for the exact result.',
      cite: law.cites.formula,
    });
  }
  if (wages > basic && exemption.by === 'law') {
    const onBasic = (entitlement.formula * basic) / wages;
    const other = Math.min(gratuity, onBasic, exemption.left);
    if (exemption.exempt - other >= 1) {
      list.push({
        kind: 'assumption',
        text: `The exemption follows the wages on which the gratuity is due. A tax officer who takes only basic pay and DA would exempt ${inr(other)}, not ${inr(exemption.exempt)}.`,
      });
    }
  }
  return list;
}

function lawCaveats(input: GratuityInput, { leaving, entitlement }: GratuityAnswer): Caveat[] {
  const { law, wages, basic } = leaving;
  const list: Caveat[] = [
    {
      kind: 'assumption',
      text: 'We assume that your service has no break. Paid leave, sickness, lay-off and lawful strikes count as service. Absence without leave may not.',
      cite: law.cites.continuous,
    },
  ];
  if (entitlement.byCourts) {
    list.push({
      kind: 'warning',
      text: 'You are below five full years. High Courts have read the law as we do. But some employers pay only after five years, and you may have to claim it before the controlling authority.',
      cite: lastYearReading,
    });
  }
  if (law.codeWages && wages > basic) {
    list.push({
      kind: 'assumption',
      text: `The Labour Ministry’s answers say that the new wages count for gratuity due from ${formatDate(codeWagesRule.inForceFrom)}, for the whole service. Yearly performance pay is left out. Some employers count the new wages only for service since that day, which gives less. On only basic pay and DA the formula gives ${inr((entitlement.formula * basic) / wages)}.`,
      cite: { source: 'labour-codes-faq-2025', at: 'Answers on wages and gratuity, Ministry of Labour and Employment' },
    });
  } else if (law.codeWages && input.otherPay === 0 && entitlement.formula < law.atMost) {
    list.push({
      kind: 'warning',
      text: `You entered no other pay. If basic pay and DA are less than ${pct(codeWagesRule.value)} of your whole pay, more of it counts and the gratuity is higher.`,
      cite: codeWagesRule.cite,
    });
  } else if (!law.codeWages && input.otherPay > basic) {
    list.push({
      kind: 'limit',
      text: `Before ${formatDate(codeWagesRule.inForceFrom)} only basic pay and DA count, so your other pay of ${inr(input.otherPay)} changes nothing.`,
      cite: law.cites.wages,
    });
  }
  if (input.kind === 'fixedTerm') {
    list.push({
      kind: 'assumption',
      text: law.proRata
        ? 'We assume that the contract ends with its term or after a year or more. We count exact service. The rules do not say how to count days, so a few days may differ.'
        : `Your contract ended before ${formatDate(codeWagesRule.inForceFrom)}, so the five years of the old law apply to it.`,
      cite: law.proRata ? fixedTermGratuity : law.cites.eligible,
    });
  } else if (law.proRata && input.reason === 'death' && !input.seasonal) {
    list.push({
      kind: 'assumption',
      text: `On a death the labour code pays for the exact service, here ${formatNumber(entitlement.units, 3)} years. Another view counts a part above six months as a full year, as before.`,
      cite: law.cites.formula,
    });
  }
  if (entitlement.formula > law.atMost) {
    list.push({
      kind: 'limit',
      text: `The law’s limit is ${inr(law.atMost)}. By the formula it would be ${inr(entitlement.formula)}. Your employer may pay that much, but does not have to.`,
      cite: law.cites.atMost,
    });
  }
  return list;
}
