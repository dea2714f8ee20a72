import { payableRounding } from '@/content/rules/gst';
import { cashShare, cashShareNotFor, creditLaw } from '@/content/rules/gst-credit';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { nearestRupee } from '@/lib/rounding';
import { inPaise } from '@/lib/tax/gst';
import {
  type Heads,
  headNames,
  leastCashSplit,
  perHead,
  type SetOff,
  type SplitBounds,
  setOff,
  splitBounds,
  sumOfHeads,
  totalOfHeads,
  withCashFloor,
} from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import type { CreditInput } from './form';
import { nameOf, paiseFigure, paiseOf, written } from './heads';

/** One way to split IGST credit between CGST and SGST. */
interface SplitOption {
  readonly name: string;
  readonly found: SetOff;
  /** ₹ of cash above the chosen split. */
  readonly extra: number;
}

/** How the tax of the month is paid. Whole ₹ by default. */
export interface Payment {
  /** Output tax with reversals that the ledger cannot pay. */
  readonly payable: Heads;
  readonly found: SetOff;
  readonly bounds: SplitBounds;
  /** The chosen split first. */
  readonly options: readonly SplitOption[];
  readonly reverseCharge: Heads;
  /** Least cash under rule 86B; 0 where the rule does not apply. */
  readonly floor: number;
  /** Whether the rule makes more cash due than the set-off alone. */
  readonly floorBinds: boolean;
  readonly cess: {
    readonly payable: number;
    readonly cash: number;
    readonly used: number;
    readonly openingPaise: number;
    readonly monthPaise: number;
    readonly leftPaise: number;
  };
  /** In paise. */
  readonly opening: Heads;
  /** In paise: opening balance and net credit, never below zero. */
  readonly usable: Heads;
  /** In paise. */
  readonly closing: Heads;
}

/** Returns ₹ of output tax that must be paid in cash under rule 86B, upwards to the rupee; 0 where the rule does not apply. */
function cashFloor(input: CreditInput, payable: number, cashAnyway: number): number {
  const { percent, turnoverAbove, alreadyPaid } = cashShare;
  if (input.taxableTurnover === null || input.taxableTurnover <= turnoverAbove.value) return 0;
  if (input.cashException !== 'none') return 0;
  const cashOfYear = inPaise(input.yearCash) + cashAnyway * 100;
  const taxOfYear = inPaise(input.yearTax) + payable * 100;
  if (cashOfYear * 100 > taxOfYear * alreadyPaid.value) return 0;
  return Math.ceil((payable * percent.value) / 100);
}

function splitOptions(
  input: CreditInput,
  payable: Heads,
  credit: Heads,
  bounds: SplitBounds,
  floor: number,
): readonly SplitOption[] {
  const at = (split: number) => withCashFloor(payable, credit, setOff(payable, credit, split), floor);
  const best = at(leastCashSplit(payable, credit));
  const all: readonly (readonly [string, number])[] = listOf(
    ['Half and half', Math.ceil(bounds.amount / 2)],
    ['CGST first', bounds.most],
    ['SGST/UTGST first', bounds.least],
    input.ownSplit !== null && (['Your split', Math.round(input.ownSplit)] as const),
  );
  const cash = totalOfHeads(best.cash);
  return [
    { name: 'Least cash (chosen)', found: best, extra: 0 },
    ...all.map(([name, split]) => {
      const found = at(split);
      return { name, found, extra: totalOfHeads(found.cash) - cash };
    }),
  ];
}

/** Pays compensation cess: its credit pays it alone. */
function payCess(input: CreditInput): Payment['cess'] {
  const payable = nearestRupee(input.outCess);
  const openingPaise = inPaise(input.openCess);
  const monthPaise = inPaise(input.inCess);
  const used = Math.min(payable, Math.floor((openingPaise + monthPaise) / 100));
  const leftPaise = openingPaise + monthPaise - used * 100;
  return { payable, cash: payable - used, used, openingPaise, monthPaise, leftPaise };
}

/** Pays the tax of the month, written on the sheet. */
export function payMonth(sheet: Worksheet, input: CreditInput, credit: MonthlyCredit): Payment {
  const output = paiseOf({ igst: input.outIgst, cgst: input.outCgst, sgst: input.outSgst });
  const opening = paiseOf({ igst: input.openIgst, cgst: input.openCgst, sgst: input.openSgst });
  const ledger = sumOfHeads([opening, credit.net]);
  const unborne = perHead((head) => Math.max(0, -ledger[head]));
  const usable = perHead((head) => Math.max(0, ledger[head]));
  // Tax is paid in whole rupees (s. 170); paise of credit wait in the ledger.
  const payable = perHead((head) => nearestRupee((output[head] + unborne[head]) / 100));
  const whole = perHead((head) => Math.floor(usable[head] / 100));
  const reverseCharge = perHead((head) =>
    nearestRupee({ integrated: input.rcmIgst, central: input.rcmCgst, state: input.rcmSgst }[head]),
  );

  sheet.heading('Tax payable and credit to use');
  for (const head of headNames) {
    const name = nameOf[head];
    const beyond = unborne[head] > 0 ? ` + ${written(unborne[head])} of reversal above what the ledger has` : '';
    const how = `Output tax ${written(output[head])}${beyond}, to the nearest rupee`;
    const cite = unborne[head] > 0 ? creditLaw.reversalInLiability : payableRounding.cite;
    sheet.step(rupees(`${name} payable`, payable[head]), how, cite);
  }
  for (const head of headNames) {
    const how = `Opening ${written(opening[head])} ${credit.net[head] < 0 ? `− ${written(-credit.net[head])} reversed above the credit of the month` : `+ net credit ${written(credit.net[head])}`}, never below zero`;
    sheet.step(paiseFigure(`${nameOf[head]} credit to use`, usable[head]), how, creditLaw.ledger);
  }

  const bounds = splitBounds(payable, whole);
  const plain = setOff(payable, whole, leastCashSplit(payable, whole));
  const floor = cashFloor(input, totalOfHeads(payable), totalOfHeads(plain.cash));
  const options = splitOptions(input, payable, whole, bounds, floor);
  const found = options[0]?.found ?? plain;
  const floorBinds = floor > totalOfHeads(plain.cash);
  const payment = {
    payable,
    found,
    bounds,
    options,
    reverseCharge,
    floor,
    floorBinds,
    cess: payCess(input),
    opening,
    usable,
    closing: perHead((head) => usable[head] - totalOfHeads(found.used[head]) * 100),
  };
  setOffSteps(sheet, payment);
  floorSteps(sheet, input, payment, totalOfHeads(plain.cash));
  ledgerSteps(sheet, payment);
  return payment;
}

function setOffSteps(sheet: Worksheet, { found, bounds, options }: Payment): void {
  const { integrated, central, state } = found.used;
  const [igst, cgst, sgst] = [nameOf.integrated, nameOf.central, nameOf.state];
  sheet.heading('Set-off');
  const first = 'IGST credit pays IGST first';
  sheet.step(rupees(`${igst} credit for ${igst}`, integrated.integrated), first, creditLaw.split);
  sheet.step(
    rupees(`${igst} credit to split`, bounds.amount),
    'IGST credit left after IGST, at most the CGST and SGST/UTGST payable. You must use it before their own credit',
    creditLaw.integratedFirst,
  );
  const toGaps = 'Where their own credit falls short, so that the least cash is needed; then as evenly as possible';
  sheet.step(rupees(`${igst} credit for ${cgst}`, integrated.central), toGaps, creditLaw.split);
  sheet.step(rupees(`${igst} credit for ${sgst}`, integrated.state), 'The rest of the split', creditLaw.splitExplained);
  sheet.step(rupees(`${cgst} credit for ${cgst}`, central.central), 'Own head first', creditLaw.ownHeadFirst);
  sheet.step(rupees(`${sgst} credit for ${sgst}`, state.state), 'Own head first', creditLaw.ownHeadFirst);
  const rest = 'What is left of it pays IGST, never SGST/UTGST';
  sheet.step(rupees(`${cgst} credit for ${igst}`, central.integrated), rest, creditLaw.neverAcross);
  const last = 'Only where no CGST credit is left for IGST; never CGST';
  sheet.step(rupees(`${sgst} credit for ${igst}`, state.integrated), last, creditLaw.ownHeadFirst);

  const [, half, ...others] = options;
  if (!half) return;
  sheet.heading('Other splits');
  sheet.step(rupees('Extra cash of half and half', half.extra), 'Cash with it − cash with the chosen split');
  const own = others.find((option) => option.name === 'Your split');
  if (own) sheet.step(rupees('Extra cash of your split', own.extra), 'Limited to what CGST and SGST/UTGST can take');
  const most = Math.max(...options.map((option) => option.extra));
  sheet.step(rupees('Most another split would cost', most), 'The largest of these differences');
}

function floorSteps(sheet: Worksheet, input: CreditInput, { payable, floor }: Payment, cashAnyway: number): void {
  if (input.taxableTurnover === null) return;
  const { percent, turnoverAbove, alreadyPaid } = cashShare;
  sheet.heading('Rule 86B');
  const label = 'Least cash under rule 86B';
  const limit = inr(turnoverAbove.value);
  if (floor > 0) {
    const how = `${pct(percent.value)} of output tax ${inr(totalOfHeads(payable))}, up to the next rupee; ${inr(cashAnyway)} is in cash anyway`;
    sheet.step(rupees(label, floor), how, percent.cite);
  } else if (input.taxableTurnover <= turnoverAbove.value) {
    sheet.step(rupees(label, 0), `Taxable turnover is not above ${limit}`, turnoverAbove.cite);
  } else if (input.cashException === 'none') {
    const how = `Cash of the year, including this month, is above ${pct(alreadyPaid.value)} of its output tax, or there is no tax`;
    sheet.step(rupees(label, 0), how, alreadyPaid.cite);
  } else {
    const { incomeTaxAbove, refundAbove } = cashShare;
    const cites = { incomeTax: incomeTaxAbove.cite, refund: refundAbove.cite, government: cashShareNotFor };
    sheet.step(rupees(label, 0), 'The rule does not apply, because of your exception', cites[input.cashException]);
  }
}

function ledgerSteps(sheet: Worksheet, { found, reverseCharge, cess, closing, usable }: Payment): void {
  sheet.heading('Cash and closing ledger');
  for (const head of headNames) {
    const how = `${inr(found.cash[head])} of output tax + ${inr(reverseCharge[head])} under reverse charge`;
    const total = found.cash[head] + reverseCharge[head];
    sheet.step(rupees(`${nameOf[head]} in cash`, total, { tone: 'tax' }), how, creditLaw.ledger);
  }
  if (cess.payable > 0) {
    const how = `${inr(cess.payable)} − ${inr(cess.used)} of cess credit`;
    sheet.step(rupees('Cess in cash', cess.cash, { tone: 'tax' }), how, creditLaw.cessCredit);
  }
  for (const head of headNames) {
    const how = `${written(usable[head])} − ${inr(totalOfHeads(found.used[head]))} used`;
    sheet.step(paiseFigure(`${nameOf[head]} credit carried forward`, closing[head]), how, creditLaw.ledger);
  }
  if (cess.leftPaise > 0) {
    const how = 'Cess credit pays cess only';
    sheet.step(paiseFigure('Cess credit carried forward', cess.leftPaise), how, creditLaw.cessCredit);
  }
}
