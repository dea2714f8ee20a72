import { goldLoanRules as rules } from '@/content/rules/gold-loans';
import { sumStep } from '@/content/sum-step';
import { count, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { exactInr, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { GoldLoanInput } from './form';
import { type GoldPlan, limitCite, metalOf, ruleCite } from './pledge';
import type { Release } from './release';

/** Writes what the release of some items asks for, and the loan after it. */
export function releaseSteps(
  { heading, step }: Worksheet,
  input: GoldLoanInput,
  plan: GoldPlan,
  release: Release,
): void {
  const bullet = input.mode === 'bullet';
  heading('Items that come back early');
  step(
    rupees(`Value of the ${metalOf(input)} that stays pledged`, release.value),
    input.releasePrice === null
      ? 'The items without those that come back, at the price above'
      : `The items without those that come back, gold at ${exactInr(input.releasePrice)} a gram`,
    ruleCite(input, rules.valuation),
  );
  step(
    rupees('Owed before the part payment', release.owed),
    `After the payment of month ${input.releaseAfter}${release.unpaid > 0 ? `, with ${inr(release.unpaid)} of unpaid interest` : ''}`,
  );
  step(
    rupees('Most that may be owed after it', release.limit),
    `${inr(release.value)} × ${pct(plan.share)}, the share of this loan${bullet ? '; the interest up to the end counts' : ''}`,
    limitCite(input),
  );
  const least = rupees('Least part payment', release.least, { decimals: 2 });
  const leastCite = ruleCite(input, bullet ? rules.bulletCounts : rules.throughout);
  if (release.least > 0 && !bullet) {
    const { unpaid } = release;
    const first = unpaid > 0 ? `, and first the unpaid interest of ${inr(unpaid)}` : '';
    sumStep({ step }, least, [release.owed - unpaid, -release.limit], first, leastCite);
  } else {
    step(least, leastText(release), leastCite);
  }
  step(rupees('Part payment', release.payment), input.releasePayment === null ? 'The least' : 'As you entered it');
  sumStep({ step }, rupees('Owed after the release', release.owedAfter), [release.owed, -release.payment]);
  step(
    percentage('Loan against the value that stays pledged', release.share),
    `${bullet ? `${inr(release.countsAfter)} with the interest to the end` : inr(release.countsAfter)} ÷ ${inr(release.value)}`,
    ruleCite(input, rules.throughout),
  );
  step(
    verdict('Release within the limit', release.isWithin ? 'Yes' : 'No'),
    `${pct(release.share)} against ${pct(plan.share)}`,
    ruleCite(input, rules.throughout),
  );
  afterSteps({ step }, input, release);
}

function leastText({ least, countedPerRupee, limit }: Release): string {
  if (least === 0) return 'None: what is owed is within the limit already';
  const growth = formatNumber(countedPerRupee, 6);
  return `So that what is left grows to no more than ${inr(limit)} by the end: ₹1 grows to ${growth}`;
}

/** Writes what is paid from then on, and the interest that the part payment saves. */
function afterSteps({ step }: Pick<Worksheet, 'step'>, input: GoldLoanInput, release: Release): void {
  const { rows, interest, interestWithout } = release;
  if (input.mode === 'emi') {
    step(count('EMIs left after the release', rows.length), 'The EMI stays as it is');
  } else if (rows.length > 0) {
    step(
      rupees('Last payment after the release', rows.at(-1)?.instalment ?? 0),
      `After ${formatMonths(input.tenure)}, with the interest since the payment before`,
    );
  }
  step(rupees('Interest after the release', interest), 'Sum of the months from then to the end');
  sumStep({ step }, rupees('Interest saved by the part payment', interestWithout - interest), [
    interestWithout,
    -interest,
  ]);
}
