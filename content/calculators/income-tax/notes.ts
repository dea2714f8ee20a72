import { deductionNames, regimeNames } from '@/content/tax/names';
import type { Note } from '@/lib/calculator';
import { formatCompact, formatDate, formatPercent, formatRupees } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';
import { isLate, returnDueOn } from './settle';

/** The return form that fits, as far as the form's answers tell: rule 12. */
export function returnForm(
  input: IncomeTaxInput,
  { gains, losses, business, residence, kind, agricultural, houses }: Taxpayer,
  { totalIncome, afterSetOff, charge }: Assessment,
  year: IncomeTaxYear,
): string {
  const hasBusiness = business.regular !== 0 || business.speculative !== 0;
  const onlySmallEquityGain = gains.every(
    (gain) => gain.class === 'longTermEquity' && gain.amount <= year.longTermEquityExemption.value && gain.amount > 0,
  );
  const winnings = charge.special.some((line) => line.class === 'winnings' || line.class === 'onlineGames');
  const { incomeUpTo, houses: most } = year.simpleForms.value;
  const simple =
    residence === 'resident' &&
    totalIncome <= incomeUpTo &&
    onlySmallEquityGain &&
    losses.length === 0 &&
    houses.length <= most &&
    !winnings &&
    agricultural <= year.agricultural.value.above &&
    afterSetOff.carriedForward.length === 0;
  if (hasBusiness) {
    const presumptive = input.scheme !== 'books' && business.speculative === 0;
    return presumptive && simple ? 'ITR-4' : 'ITR-3';
  }
  return simple && kind === 'individual' ? 'ITR-1' : 'ITR-2';
}

/** Room left under a limit in the old regime, and what using it would save, as far as it is simple. */
function roomNotes(input: IncomeTaxInput, both: Readonly<Record<Regime, Assessment>>, year: IncomeTaxYear): Note[] {
  const limit = year.deductions.savings.value;
  const room = limit - Math.min(limit, input.savings);
  if (room <= 0 || both.old.totalIncome <= both.old.charge.basicExemption) return [];
  const { new: inNew, old: inOld } = both;
  return [
    {
      kind: 'assumption',
      text:
        inOld.tax < inNew.tax
          ? `${formatRupees(room)} of the ${formatCompact(limit)} under section 80C is unused.`
          : `${formatRupees(room)} of the ${formatCompact(limit)} under section 80C is unused; it counts in the old regime alone.`,
      cite: year.deductions.savings.cite,
    },
  ];
}

/** What the visitor must know beside the answer. */
export function incomeNotes(
  input: IncomeTaxInput,
  taxpayer: Taxpayer,
  both: Readonly<Record<Regime, Assessment>>,
  regime: Regime,
  year: IncomeTaxYear,
): Note[] {
  const now = both[regime];
  const notes: Note[] = [
    {
      kind: 'notForYou',
      text: `Not for companies, firms and trusts, nor for income after 31 March ${year.lastDay.slice(0, 4)}. Treaty relief is not worked out.`,
    },
    {
      kind: 'assumption',
      text: `Return form by these answers: ${returnForm(input, taxpayer, now, year)}. Foreign assets, directorships and unlisted shares need ITR-2 or ITR-3 at any income.`,
      cite: year.simpleForms.cite,
    },
  ];
  if (isLate(input, taxpayer, year)) {
    notes.push({
      kind: 'warning',
      text: `A return after ${formatDate(returnDueOn(input, taxpayer, year))} is taxed in the new regime, and carries forward no loss but one from house property.`,
      cite: year.returns.oldRegimeChoice,
    });
  }
  for (const { section, claimed, limited, allowed } of now.deductions) {
    if (limited < claimed && section !== '80JJAA' && section !== '80G') {
      notes.push({
        kind: 'limit',
        text: `${deductionNames[section]}: ${formatRupees(limited)} of ${formatRupees(claimed)} counts.`,
      });
    } else if (allowed < limited) {
      notes.push({
        kind: 'limit',
        text: `${deductionNames[section]}: only ${formatRupees(allowed)}, since deductions cannot touch income at special rates.`,
        cite: year.deductions.ceiling,
      });
    }
  }
  const loss = both.new.afterSetOff.lapsedHouseLoss;
  if (loss > 0) {
    notes.push({
      kind: 'warning',
      text: `New regime: a house loss of ${formatRupees(loss)} is set against nothing, and by the Department’s reading it is not carried forward. Others carry it; a switch above shows that.`,
      cite: year.regimes.new.houseLossCarried.cite,
    });
  }
  if (taxpayer.agricultural > year.agricultural.value.above && now.charge.rebate.marginal) {
    notes.push({
      kind: 'warning',
      text: 'Agricultural income together with marginal relief under section 87A: we follow the words of the section, which cap the relief by the tax alone. The Department’s utility may differ.',
      cite: year.regimes.new.rebate.cite,
    });
  }
  if (taxpayer.residence === 'nonResident') {
    notes.push({
      kind: 'limit',
      text: 'A non-resident gets no rebate under section 87A, no senior slabs, and no unused basic exemption against gains.',
      cite: year.regimes[regime].rebate.cite,
    });
  }
  if (taxpayer.kind === 'huf') {
    notes.push({
      kind: 'limit',
      text: 'An HUF gets no rebate under section 87A and none of the deductions for individuals.',
      cite: year.regimes[regime].rebate.cite,
    });
  }
  const { cappedTax, surchargeWorking } = now.charge;
  if (cappedTax > 0 && surchargeWorking.percent > surchargeWorking.cappedPercent) {
    notes.push({
      kind: 'limit',
      text: `Surcharge on tax from dividend and these gains stops at ${formatPercent(surchargeWorking.cappedPercent)}.`,
      cite: year.surchargeCap.cite,
    });
  }
  if (input.settle && taxpayer.gains.some(({ amount }) => amount > 0)) {
    notes.push({
      kind: 'assumption',
      text: `Interest for instalments leaves out gains, dividend and winnings, as if their tax was paid in time; the advance-tax calculator takes their days. (${regimeNames[regime]})`,
    });
  }
  return [...notes, ...roomNotes(input, both, year)];
}
