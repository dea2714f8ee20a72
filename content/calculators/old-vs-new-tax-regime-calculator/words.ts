import { gainRatesSince } from '@/content/rules/income-tax/fund-gains';
import { oldRegimeForm } from '@/content/tax/law-names';
import { deductionName } from '@/content/tax/names';
import { thresholdCaveats } from '@/content/tax/near';
import { ownNpsCaveats } from '@/content/tax/own-nps';
import { setOffOrderCaveats } from '@/content/tax/set-off-order';
import { type Both, noRebateCaveats, type YearAnswer } from '@/content/tax/year-answer';
import type { Action, Caveat } from '@/lib/calculator';
import { formatCompact, formatDate, inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { RegimeInput } from './form';
import type { Distance } from './working';

type Tax = Both<number>;

const optionForm = { source: 'income-tax-rules-1962', at: 'rule 21AGA, Income-tax Rules, 1962' } as const;
const circular = { source: 'cbdt-circular-4-2023', at: 'Circular No. 4 of 2023, 5 April 2023' } as const;

/** Returns whether the way to the old regime is shut by an earlier return to the new one. */
function isOldClosed({ business, history }: RegimeInput): boolean {
  return business && history === 'returned';
}

function distanceSentence(tax: Tax, { have, needed, missing, beyond }: Distance, beyondWhat: string): string {
  if (needed === null) {
    return tax.old < tax.new
      ? 'The reason is the home loan: its interest becomes a house loss, which you can set off against gains. Other deductions cannot reduce gains.'
      : 'No deductions can bring the old-regime tax down to this, because they do not reduce income at special rates.';
  }
  if (tax.new < tax.old && missing > 0) {
    return tax.new === 0
      ? `It would take ${inr(needed)} of deductions${beyondWhat} for the old regime to have no tax either. You have ${inr(have)}.`
      : `It would take ${inr(needed)} of old-regime deductions${beyondWhat} to make both equal. You have ${inr(have)}, which is ${inr(missing)} less.`;
  }
  if (tax.old < tax.new && needed === 0) return 'It needs no deductions for that.';
  if (tax.old < tax.new && beyond > 0) {
    return `Your old-regime deductions of ${inr(have)}${beyondWhat} are ${inr(beyond)} above the ${inr(needed)} at which both cost the same.`;
  }
  return '';
}

/** Returns what the answer means, in one or two sentences. */
export function regimeSentence(input: RegimeInput, tax: Tax, distance: Distance): string {
  const saved = inr(Math.abs(tax.new - tax.old));
  const beyondWhat = input.salary > 0 ? ' beyond the standard deduction' : '';
  const verdict =
    tax.new === tax.old
      ? tax.new === 0
        ? 'You pay no income-tax in either regime.'
        : `The tax is ${inr(tax.new)} in both regimes.`
      : `The ${tax.new < tax.old ? 'new' : 'old'} regime costs you ${saved} less.`;
  const closed =
    isOldClosed(input) && tax.old < tax.new
      ? ' But you cannot choose it: you came back to the new regime and still have a business.'
      : '';
  const rest = tax.new === tax.old ? '' : ` ${distanceSentence(tax, distance, beyondWhat)}`;
  return `${verdict}${closed}${rest}`.trim();
}

function employerStep(input: RegimeInput, better: Regime, year: IncomeTaxYear): Action[] {
  if (input.salary === 0) return [];
  // A year that was over when its law was checked is past for every visitor.
  const isOver = year.checkedOn > year.lastDay;
  const tell = isOver
    ? 'What you told your employer does not bind you.'
    : better === 'old'
      ? 'Tell your employer in writing that you want the old regime. If you say nothing, your employer uses the new regime.'
      : 'You need not tell your employer anything. If you say nothing, your employer uses the new regime.';
  return [
    {
      text: `${tell} ${isOver ? 'It decided' : 'This decides'} only the TDS. In your return you may choose the other regime.`,
      cite: year.act === 'act1961' ? circular : year.returns.oldRegimeChoice,
    },
  ];
}

function businessStep({ history }: RegimeInput, better: Regime, due: string, year: IncomeTaxYear): Action {
  const date = year.returns.due.value.business;
  const cite = year.returns.businessChoice;
  const optionCite = year.act === 'act1961' ? optionForm : cite;
  const audit = `, or ${formatDate(year.returns.due.value.audit)} if your accounts are audited`;
  if (history === 'returned') {
    return {
      text: `File in the new regime by ${due}${audit}. You can choose the old regime again only in a year without business income.`,
      date,
      cite,
    };
  }
  if (history === 'left') {
    return better === 'old'
      ? {
          text: `Your option for the old regime still holds: file in the old regime by ${due}${audit}.`,
          date,
          cite,
        }
      : {
          text: `To come back to the new regime file ${oldRegimeForm(year.act)} again by ${due}${audit}. You can do this once. After that you cannot choose the old regime again while you have business income.`,
          date,
          cite: optionCite,
        };
  }
  return better === 'old'
    ? {
        text: `File ${oldRegimeForm(year.act)} and your return by ${due}${audit}. The choice holds for the years after. You can come back to the new regime once.`,
        date,
        cite: optionCite,
      }
    : { text: `File by ${due}${audit}. The new regime is the default, so you file no form.`, date, cite };
}

/** Returns what to tell the employer, and the return in which the choice is made. */
export function regimeNextSteps(input: RegimeInput, better: Regime, year: IncomeTaxYear): Action[] {
  const { due, belated, oldRegimeChoice } = year.returns;
  const date = input.business ? due.value.business : due.value.individual;
  const byReturn: Action = input.business
    ? businessStep(input, better, formatDate(date), year)
    : {
        text:
          better === 'old'
            ? `Choose the old regime in a return filed by ${formatDate(date)}. You may choose afresh every year.`
            : `File by ${formatDate(date)}. The new regime is the default, so you choose nothing. Next year you can choose again.`,
        date,
        cite: oldRegimeChoice,
      };
  return [
    ...employerStep(input, better, year),
    byReturn,
    ...(better === 'old' && !isOldClosed(input)
      ? [
          {
            text: `After that day a late return is possible until ${formatDate(belated.value)}, ${
              !input.business
                ? 'but in the new regime only'
                : input.history === 'left'
                  ? 'still in the old regime, since your option for it holds'
                  : 'in the old regime only if your option for it was filed by that day'
            }.`,
            cite: input.business ? year.returns.businessChoice : oldRegimeChoice,
          },
        ]
      : []),
  ];
}

/** So near to break-even that small changes turn the answer, ₹. */
const closeBy = 25_000;

function closeCaveats(tax: Tax, { needed, missing, beyond }: Distance): Caveat[] {
  if (needed === null || needed === 0) return [];
  if (missing > 0 && missing <= closeBy) {
    return [
      {
        kind: 'warning',
        text:
          tax.new === 0
            ? `It is close: with ${inr(missing)} more in deductions the old regime also has no tax.`
            : `It is close: with more than ${inr(missing)} of further deductions the old regime wins.`,
      },
    ];
  }
  return beyond > 0 && beyond <= closeBy && tax.new > 0
    ? [
        {
          kind: 'warning',
          text: `It is close: with ${inr(beyond)} less of deductions the old regime no longer wins. Make sure that all your deductions are allowed.`,
        },
      ]
    : [];
}

function limitCaveats(input: RegimeInput, old: Assessment, year: IncomeTaxYear): Caveat[] {
  const caveats: Caveat[] = [];
  const { selfOccupiedInterest, houseLossAcrossHeads } = year.regimes.old;
  for (const { section, claimed, limited } of old.deductions) {
    if (limited < claimed && section !== '80TTA' && section !== '80TTB') {
      caveats.push({
        kind: 'limit',
        text: `${deductionName(section, year.act)}: ${inr(limited)} of ${inr(claimed)} counts in the old regime.`,
        cite: year.regimes.old.deductions.cite,
      });
    }
  }
  if (input.homeLoan > selfOccupiedInterest.value.full) {
    caveats.push({
      kind: 'limit',
      text: `Of ${inr(input.homeLoan)} interest on the house you live in, ${inr(selfOccupiedInterest.value.full)} counts in the old regime.`,
      cite: selfOccupiedInterest.cite,
    });
  }
  const carried = old.carriedForward.find(({ kind }) => kind === 'house');
  if (carried) {
    caveats.push({
      kind: 'limit',
      text: `Of your house loss ${inr(carried.amount)} is not set off this year, because at most ${inr(houseLossAcrossHeads.value)} can be set off against other income. In the old regime you carry it forward. The comparison does not count that.`,
      cite: year.regimes.old.houseLossCarried.cite,
    });
  }
  if (input.salary > 0 && input.hraBy === 'typed' && input.exemptRent > old.salary.personalAllowances) {
    caveats.push({
      kind: 'limit',
      text: `Of ${inr(input.exemptRent)} exempt HRA only ${inr(old.salary.personalAllowances)} counts, because HRA is part of the salary.`,
      cite: year.regimes.old.personalAllowances.cite,
    });
  }
  return caveats;
}

function situationCaveats(input: RegimeInput, answer: YearAnswer): Caveat[] {
  const { both, year } = answer;
  const caveats: Caveat[] = [];
  if (isOldClosed(input)) {
    caveats.push({
      kind: 'warning',
      text: 'If you left the new regime and came back to it, you cannot choose the old one again while you have business income. This comparison is then only for information.',
      cite: year.returns.businessChoice,
    });
  }
  caveats.push(...noRebateCaveats(answer.person, answer));
  if (both.new.afterSetOff.lapsedHouseLoss > 0) {
    caveats.push({
      kind: 'warning',
      text: `New regime: a house loss of ${inr(both.new.afterSetOff.lapsedHouseLoss)} cannot be set off. In the Department’s view you cannot carry it forward either.`,
      cite: year.regimes.new.houseLossCarried.cite,
    });
  }
  if (input.shortEquity > 0 || input.longEquity > 0) {
    caveats.push({
      kind: 'assumption',
      text: `The gains are on shares ${year.financialYear === '2024-25' ? `sold since ${formatDate(gainRatesSince.value)}` : 'sold in the year'}. Where the rules on gains, rebate and surcharge are disputed, we follow the default of the income-tax calculator. You can switch it there.`,
    });
  }
  return caveats;
}

/** Returns what the visitor must know beside the answer. */
export function regimeCaveats(input: RegimeInput, answer: YearAnswer, distance: Distance): Caveat[] {
  const { both, tax, year } = answer;
  const selfOccupied = year.regimes.old.selfOccupiedInterest;
  const typed = [
    ...(input.hraBy === 'typed' && input.exemptRent > 0 ? ['exempt HRA'] : []),
    ...(input.otherDeductions > 0 ? ['other deductions'] : []),
  ].join(' and ');
  return [
    {
      kind: 'notForYou',
      text: `This is not for HUFs, firms and companies, or for years that are not at the top of the form. For gains on property, gold or crypto, winnings, several houses and losses of earlier years, use the income-tax calculator.`,
    },
    ...closeCaveats(tax, distance),
    ...setOffOrderCaveats(both, year),
    ...thresholdCaveats(answer.of[answer.lower].withMore, year),
    ...situationCaveats(input, answer),
    ...(tax.old <= tax.new ? [...limitCaveats(input, both.old, year), ...ownNpsCaveats(answer.person, year)] : []),
    ...(input.homeLoan > 0
      ? [
          {
            kind: 'assumption',
            text: `We assume that you took the home loan for a purchase or construction finished in time, so up to ${formatCompact(selfOccupied.value.full)} of interest counts. With a loan for repairs it is ${formatCompact(selfOccupied.value.limited)}.`,
            cite: selfOccupied.cite,
          } as const,
        ]
      : []),
    ...(typed === ''
      ? []
      : [
          {
            kind: 'assumption',
            text: `We take ${typed} as entered. Enter only what counts after the limits.`,
            cite: year.regimes.old.deductions.cite,
          } as const,
        ]),
  ];
}
