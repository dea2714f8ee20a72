import type { EntityYear } from '@/content/rules/income-tax/entities';
import { yearTitle } from '@/content/tax/years';
import { counted, inr, pct } from '@/lib/format';
import type { CorporateTaxInput } from './form';
import { lastingCost, laterYear, otherWay, type Path } from './paths';
import type { RegimeResult } from './regimes';

export function sentenceOf(
  input: CorporateTaxInput,
  regimes: readonly RegimeResult[],
  best: RegimeResult,
  ordinary: RegimeResult,
): string {
  const year = yearTitle(input.year);
  const tax = inr(best.payable);
  const society = input.entity === 'society';
  if (best.id === 'newManufacturer') {
    return `The ${society ? 'society' : 'company'} pays ${tax} for ${year} at the ${pct(best.rates.percent.value)} rate, which it has chosen for good.`;
  }
  if (regimes.length === 1) {
    const byMinimum = best.minimum !== null && best.minimum.total > best.normal.total;
    return `The ${best.name === 'LLP' ? 'LLP' : best.name.toLowerCase()} pays ${tax} for ${year}${byMinimum ? ', because the alternate minimum tax (AMT) is higher' : ''}.`;
  }
  const payer = society ? 'society' : 'company';
  if (regimes.every((regime) => regime.payable === best.payable))
    return `The ${payer} pays ${best.payable === 0 ? 'no tax' : tax} for ${year}, whichever rate it chooses.`;
  if (best === ordinary) {
    const byMinimum = best.minimum !== null && best.minimum.total > best.normal.total;
    return society
      ? `The society pays least at the ordinary rates: ${tax} for ${year}${byMinimum ? ', the alternate minimum tax (AMT)' : ''}.`
      : `The company pays least at the ordinary rate: ${tax} for ${year}${byMinimum ? ', the minimum tax (MAT)' : ''}.`;
  }
  const more = ordinary.payable - best.payable;
  return `The ${payer} pays ${tax} for ${year} at the lower rate, ${inr(more)} less than at the ordinary rate${society ? 's' : ''}. The ${payer} chooses once and cannot go back.`;
}

/** Returns what the lower rate costs once no credit is left, where that is more than the ordinary rate: there is no way back. */
function afterCredit(input: CorporateTaxInput, paths: readonly Path[], chosen: Path): string {
  const more = lastingCost(input);
  const saved = (paths.find(({ id }) => id === 'ordinary')?.total ?? chosen.total) - chosen.total;
  if (more <= 0 || saved <= 0) return '';
  const years = Math.floor(saved / more) + 1;
  return ` After that the lower rate costs ${inr(more)} more than the ordinary rate each year: after ${years === 1 ? 'one such year' : `${years} such years`}, staying would have cost less.`;
}

/** Returns the advice where credit is at stake, with what it takes as given. */
export function pathSentence(input: CorporateTaxInput, law: EntityYear, paths: readonly Path[], chosen: Path): string {
  const year = yearTitle(input.year);
  const tax = inr(chosen.first.payable);
  const other = otherWay(paths, chosen);
  const atOnce =
    other.first.id === 'normal'
      ? 'beginning at the ordinary rate'
      : `the ${pct(other.first.rates.percent.value)} rate at once`;
  const given = law.oldCreditShare.value === 0 ? (paths[0]?.first.creditLeft ?? 0) : 0;
  const lasts = input.credit > 0 ? `, and earlier credit that lasts ${counted(input.creditLasts, 'year')} more` : '';
  const own = input.laterYears.length > 0;
  const figures = own
    ? `the figures of ${chosen.paid.length} years`
    : `this year’s figures in each of ${chosen.paid.length} years`;
  const difference = other.total - chosen.total;
  const less = `With ${figures}${lasts}, that costs ${difference > 0 ? `${inr(difference)} less than` : 'the same as'} ${atOnce}`;
  const lasting = !own && (chosen.id === 'later' || chosen.id === 'now') ? afterCredit(input, paths, chosen) : '';
  if (chosen.id === 'later') {
    return `Stay at the ordinary rate for ${year}, which costs ${tax}, and choose the lower rate from ${laterYear(input.year, chosen.from ?? 1)}. ${less}${given > 0 ? `, which gives up ${inr(given)} of MAT credit` : ''}.${lasting}${lasting ? ' The company cannot go back.' : ''}`;
  }
  if (chosen.id === 'ordinary') {
    const unused = chosen.first.creditLeft;
    const from = laterYear(input.year, law.oldCreditShare.value > 0 ? 0 : 1);
    return `The company pays least at the ordinary rate: ${tax} for ${year}. ${less}.${unused > 0 ? ` MAT credit of ${inr(unused)} then stays unused: from ${from} it counts only at the lower rate.` : ''}`;
  }
  return `The company pays ${tax} for ${year} at the lower rate. ${less}${given > 0 ? `, although it gives up ${inr(given)} of MAT credit` : ''}.${lasting} The company chooses once and cannot go back.`;
}
