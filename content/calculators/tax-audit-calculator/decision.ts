import type { AuditYear } from '@/content/rules/income-tax/audit';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { firstYearOf } from '@/lib/calendar';
import { inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { basicExemption } from '@/lib/tax/slabs';
import type { TaxAuditInput } from './form';

/** One question on the way to the decision, with the fact that answered it. */
interface PathStep {
  readonly question: string;
  readonly answer: 'Yes' | 'No';
  readonly fact: string;
  readonly cite: Citation;
}

/** Income that a presumptive scheme counts with, ₹; `open` is whether the scheme may be used. */
export interface Presumptive {
  readonly section: '44AD' | '44ADA' | '44AE';
  readonly income: number;
  readonly how: string;
  readonly open: boolean;
  readonly closedWhy: string | null;
  readonly cite: Citation;
}

export interface Decision {
  readonly required: boolean;
  /** The question that decided. */
  readonly decidedBy: PathStep;
  readonly path: readonly PathStep[];
  readonly presumptive: readonly Presumptive[];
  readonly turnover: number;
  readonly totalIncome: number;
  readonly exemption: number;
}

/**
 * What the decision rests on, on any day; a page that does not ask in which year the scheme was left says nothing of it, and one that works
 * out the total income after losses gives it, ₹.
 */
type AuditFacts = Omit<TaxAuditInput, 'leftIn' | 'today'> & {
  readonly leftIn?: TaxAuditInput['leftIn'];
  readonly totalIncome?: number;
};

interface Part {
  readonly path: readonly PathStep[];
  readonly required: boolean;
  readonly presumptive: Presumptive | null;
  /** What the business must declare so that it needs no audit, and does, ₹: that part of the profit is its own. */
  readonly declared?: number;
}

/** Returns the turnover of the business part, ₹: of futures and options, the differences of all trades added without their sign. */
const businessTurnover = (input: TaxAuditInput): number =>
  input.kind === 'fo'
    ? input.gains + input.losses
    : input.kind === 'profession' || input.kind === 'carriages'
      ? 0
      : input.turnover;

/** Returns the receipts of the profession, ₹; 0 where there is none. */
const professionReceipts = (input: TaxAuditInput): number =>
  input.kind === 'profession' ? input.turnover : input.kind === 'mixed' ? input.professionReceipts : 0;

/**
 * Returns how presumptive taxation stands: whoever left it so long ago that the years without it are over is like one who never used it.
 * Section 44AD(4).
 */
function schemeOf({ scheme, leftIn, year }: AuditFacts, law: AuditYear): TaxAuditInput['scheme'] {
  if (scheme !== 'left' || leftIn === undefined || leftIn === 'unknown') return scheme;
  return firstYearOf(year) - firstYearOf(leftIn) > law.presumptiveLeft.value.years ? 'never' : 'left';
}

/** Returns whether accounts must be audited, with every question on the way and the schemes that would avoid it. */
export function decide(given: AuditFacts, law: AuditYear): Decision {
  const input: TaxAuditInput = { leftIn: 'unknown', today: '', ...given, scheme: schemeOf(given, law) };
  const year = incomeTaxYears[input.year];
  const isPerson = input.entity === 'individual' || input.entity === 'huf';
  const age = input.entity === 'individual' && input.regime === 'old' ? input.age : 'below60';
  const exemption = isPerson ? basicExemption(year.regimes[input.regime].slabs.value[age]) : 0;
  const totalIncome = given.totalIncome ?? Math.max(0, input.profit) + input.otherIncome;
  const business =
    input.kind === 'trade' ||
    input.kind === 'mixed' ||
    input.kind === 'fo' ||
    input.kind === 'agency' ||
    input.kind === 'fleet'
      ? businessPart(input, law, totalIncome, exemption)
      : null;
  const parts = listOf(
    business ?? false,
    (input.kind === 'profession' || input.kind === 'mixed') &&
      professionPart(input, law, { totalIncome, exemption, ofBusiness: business?.declared ?? 0 }),
    input.kind === 'carriages' && carriagePart(input, law),
  );
  const required = parts.some((part) => part.required);
  const deciding = parts.find((part) => part.required === required) ?? parts[0];
  const path = parts.flatMap((part) => part.path);
  const last = deciding?.path.at(-1) ?? (path.at(-1) as PathStep);
  // Above the limit, a scheme that is closed changes nothing: the limit decided.
  const isByLimit = required && last.cite === law.exempted && deciding?.presumptive?.open === false;
  return {
    required,
    decidedBy: (isByLimit && deciding?.path.at(-2)) || last,
    path,
    presumptive: parts.flatMap((part) => (part.presumptive ? [part.presumptive] : [])),
    turnover: businessTurnover(input) + professionReceipts(input),
    totalIncome,
    exemption,
  };
}

/** Returns how the total income stands to the basic exemption, which firms do not have. */
const exemptionFact = (totalIncome: number, exemption: number): string =>
  exemption > 0
    ? `The total income of ${inr(totalIncome)} is ${totalIncome > exemption ? 'above' : 'not above'} the basic exemption of ${inr(exemption)}`
    : `The total income is ${inr(totalIncome)}, and there is no basic exemption`;

const yes = (answer: boolean): 'Yes' | 'No' => (answer ? 'Yes' : 'No');
const residentFirmOrPerson = (input: TaxAuditInput) => ['individual', 'huf', 'firm'].includes(input.entity);

/** Returns the presumptive scheme for a business: section 44AD. */
function businessScheme(input: TaxAuditInput, law: AuditYear, receipts: number): Presumptive {
  const { presumptive } = incomeTaxYears[input.year].business;
  const { cashPercent, digitalPercent } = presumptive.value;
  const turnover = businessTurnover(input);
  const ceiling = turnoverCeiling(input, receipts);
  const income = (turnover * (receipts * cashPercent + (100 - receipts) * digitalPercent)) / 10_000;
  const closedWhy = !residentFirmOrPerson(input)
    ? 'only resident individuals, HUFs and firms that are not LLPs may use it'
    : input.kind === 'agency'
      ? 'commission, brokerage and agency cannot use it'
      : input.kind === 'fleet'
        ? `it leaves out goods vehicles, and section ${sectionBeside('44AE', actOf(input.year))} is for at most ten`
        : turnover > ceiling
          ? `the turnover is above ${inr(ceiling)}`
          : input.scheme === 'left'
            ? `after leaving it you cannot use it for ${law.presumptiveLeft.value.years} years`
            : null;
  return {
    section: '44AD',
    income,
    how: `${pct(cashPercent)} of cash receipts, ${pct(digitalPercent)} of the rest of ${inr(turnover)}`,
    open: closedWhy === null,
    closedWhy,
    cite: presumptive.cite,
  };
}

/** Returns the turnover up to which section 44AD is open, ₹; `receipts` is the share of them in cash, percent. */
function turnoverCeiling(input: TaxAuditInput, receipts: number): number {
  const rule = incomeTaxYears[input.year].business.presumptive.value;
  return receipts <= rule.cashShare ? rule.turnoverUpToDigital : rule.turnoverUpTo;
}

function businessPart(input: TaxAuditInput, law: AuditYear, totalIncome: number, exemption: number): Part {
  const turnover = businessTurnover(input);
  const receipts = input.kind === 'fo' ? 0 : input.cashReceipts;
  const payments = input.kind === 'fo' ? 0 : input.cashPayments;
  const { above, aboveLowCash, cashShare } = law.business.value;
  const lowCash = receipts <= cashShare && payments <= cashShare;
  const limit = lowCash ? aboveLowCash : above;
  const isAbove = turnover > limit;
  const presumptive = businessScheme(input, law, receipts);
  const { income, closedWhy } = presumptive;
  const compared = `Profit ${inr(input.profit)} against presumptive ${inr(income)}`;
  const path: PathStep[] = [
    {
      question: `Are cash receipts and cash payments each at most ${pct(cashShare)}?`,
      answer: yes(lowCash),
      fact: `${pct(receipts)} of receipts and ${pct(payments)} of payments, limit ${pct(cashShare)}: the turnover limit is ${inr(limit)}`,
      cite: law.business.cite,
    },
    {
      question: 'Is the turnover of the business above the limit?',
      answer: yes(isAbove),
      fact: `The turnover of ${inr(turnover)} is ${isAbove ? 'above' : 'not above'} the limit of ${inr(limit)}`,
      cite: law.business.cite,
    },
  ];
  if (isAbove) {
    const declares = presumptive.open && input.profit >= income;
    path.push({
      question: 'Is presumptive income declared, so that no audit is needed?',
      answer: yes(declares),
      fact: presumptive.open ? compared : `You cannot use the scheme, as ${closedWhy}`,
      cite: law.exempted,
    });
    return { path, required: !declares, presumptive, declared: declares ? income : 0 };
  }
  const wasIn = input.scheme !== 'never' && residentFirmOrPerson(input) && turnover <= turnoverCeiling(input, receipts);
  const left = wasIn && (input.scheme === 'left' || input.profit < income);
  path.push({
    question: 'Was presumptive taxation used in the last five years, and is less declared now?',
    answer: yes(left),
    fact:
      input.scheme === 'never'
        ? 'You did not use presumptive taxation in the last five years'
        : !wasIn
          ? 'The scheme is not for this turnover or person'
          : input.scheme === 'left'
            ? 'You left presumptive taxation within the last five years'
            : compared,
    cite: law.presumptiveLeft.cite,
  });
  if (!left) return { path, required: false, presumptive, declared: wasIn ? income : 0 };
  const aboveExemption = totalIncome > exemption;
  path.push({
    question: 'Is the total income above the basic exemption?',
    answer: yes(aboveExemption),
    fact: exemptionFact(totalIncome, exemption),
    cite: law.presumptiveLeft.cite,
  });
  return { path, required: aboveExemption, presumptive };
}

function professionPart(
  input: TaxAuditInput,
  law: AuditYear,
  {
    totalIncome,
    exemption,
    ofBusiness,
  }: { readonly totalIncome: number; readonly exemption: number; readonly ofBusiness: number },
): Part {
  const { business } = incomeTaxYears[input.year];
  const rule = business.profession.value;
  const receipts = professionReceipts(input);
  const ceiling = input.cashReceipts <= rule.cashShare ? rule.receiptsUpToDigital : rule.receiptsUpTo;
  const income = (receipts * rule.percent) / 100;
  const closedWhy = !['individual', 'firm'].includes(input.entity)
    ? 'only resident individuals and firms that are not LLPs may use it'
    : receipts > ceiling
      ? `the receipts are above ${inr(ceiling)}`
      : null;
  const presumptive: Presumptive = {
    section: '44ADA',
    income,
    how: `${pct(rule.percent)} of ${inr(receipts)}`,
    open: closedWhy === null,
    closedWhy,
    cite: business.profession.cite,
  };
  // With a business beside it the profit is that of both: of the profession is what the business, to need no audit, leaves of it.
  const profit = input.profit - ofBusiness;
  const declares = presumptive.open && profit >= income;
  const path: PathStep[] = [
    {
      question: 'Are the receipts of the profession above the limit?',
      answer: yes(receipts > law.profession.value),
      fact: `The receipts of ${inr(receipts)} are ${receipts > law.profession.value ? 'above' : 'not above'} the limit of ${inr(law.profession.value)}`,
      cite: law.profession.cite,
    },
  ];
  const comparison = presumptive.open
    ? `Profit ${inr(profit)}${ofBusiness > 0 ? `, what the business leaves of ${inr(input.profit)},` : ''} against ${inr(income)}, ${pct(rule.percent)} of the receipts`
    : `You cannot use the scheme, as ${closedWhy}`;
  if (receipts > law.profession.value) {
    path.push({
      question: 'Is presumptive income of the profession declared, so that no audit is needed?',
      answer: yes(declares),
      fact: comparison,
      cite: law.exempted,
    });
    return { path, required: !declares, presumptive };
  }
  const declaresLess = presumptive.open && !declares && receipts > 0;
  path.push({
    question: 'Is less than presumptive income of the profession declared?',
    answer: yes(declaresLess),
    fact: comparison,
    cite: law.belowProfession,
  });
  if (!declaresLess) return { path, required: false, presumptive };
  const above = totalIncome > exemption;
  path.push({
    question: 'Is the total income above the basic exemption?',
    answer: yes(above),
    fact: exemptionFact(totalIncome, exemption),
    cite: law.belowProfession,
  });
  return { path, required: above, presumptive };
}

function carriagePart(input: TaxAuditInput, law: AuditYear): Part {
  const { goodsVehicle } = incomeTaxYears[input.year].business;
  const { heavyPerTon, other } = goodsVehicle.value;
  const income = input.vehicles.reduce(
    (sum, { heavy, tonnes, months }) => sum + months * (heavy ? tonnes * heavyPerTon : other),
    0,
  );
  const less = input.profit < income;
  return {
    required: less,
    presumptive: {
      section: '44AE',
      income,
      how: `${inr(heavyPerTon)} a ton and month for heavy vehicles, ${inr(other)} a month for others`,
      open: true,
      closedWhy: null,
      cite: goodsVehicle.cite,
    },
    path: [
      {
        question: 'Is less than presumptive income of the vehicles declared?',
        answer: yes(less),
        fact: `Profit ${inr(input.profit)} against ${inr(income)}`,
        cite: less ? law.belowGoodsVehicle : law.goodsVehicleExempted,
      },
    ],
  };
}
