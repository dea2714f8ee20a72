import {
  annuityBought,
  fundFee,
  governmentShares,
  lifeCycles,
  lumpSumExempt,
  recordKeeping,
  taxedAtExit,
  unifiedPension,
} from '@/content/rules/nps';
import { sumStep } from '@/content/sum-step';
import { regimeNames } from '@/content/tax/names';
import { rupees, verdict, type Worksheet } from '@/lib/calculator';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus, yearsPower } from '@/lib/format-working';
import { sumOf } from '@/lib/sum';
import { exitRules, isGovernment, monthsOf, pensionWanted } from './account';
import type { NpsAnswer } from './answer';
import type { NpsInput } from './form';
import { exitLawOf, exitSlabsInWords, lawOf } from './tax';

const annuityDue = { source: 'level-annuity', at: 'Payments at the start of each month' };

/** Writes the pension wanted and the payment that brings it; nothing where the payments are known. */
export function goalSteps({ heading, step }: Worksheet, input: NpsInput, { needed }: NpsAnswer): void {
  if (needed === null) return;
  heading('The pension you want');
  const wanted = step(
    rupees('Pension wanted on that day', pensionWanted(input)),
    input.pensionPrices === 'today'
      ? `${inr(input.pension)} × ${onePlus(input.inflation)}^${yearsPower(monthsOf(input))}`
      : 'As you entered it',
  );
  step(
    rupees('Payment needed a month', needed, { decimals: 2 }),
    `With this payment the pension is ${inr(wanted)}. The lines below show it${isGovernment(input) ? `. You pay it on top of your ${pct(governmentShares.value.own)} of pay` : ''}`,
  );
}

/** Returns what the charges are taken from. */
function chargesHow(input: NpsInput): string {
  if (input.charges === 'employer' || (isGovernment(input) && input.extra === 0)) return 'The yearly fee by balance';
  return `On ${isGovernment(input) ? 'your extra payments' : 'each payment'}, and the yearly fee by balance`;
}

/** Writes the account up to the exit. */
export function accountSteps(
  { heading, step }: Worksheet,
  input: NpsInput,
  { payments, years, exit }: NpsAnswer,
): void {
  const months = monthsOf(input);
  heading('The account');
  if (input.balance > 0) step(rupees('Balance today', input.balance), 'As you entered it');
  const rises = input.rise > 0 ? `, ${pct(input.rise)} more after each year` : '';
  step(
    rupees(
      'You pay in',
      sumOf(years, (year) => year.own),
    ),
    `${inr(payments.own)} a month for ${formatMonths(months)}${rises}`,
    isGovernment(input) ? governmentShares.cite : undefined,
  );
  if (payments.employer > 0) {
    step(
      rupees(
        'Employer pays in',
        sumOf(years, (year) => year.employer),
      ),
      `${inr(payments.employer)} a month${rises}`,
      isGovernment(input) ? governmentShares.cite : undefined,
    );
  }
  if (input.charges !== 'none') {
    step(
      rupees(
        'Charges',
        sumOf(years, (year) => year.charges),
      ),
      chargesHow(input),
      recordKeeping.cite,
    );
  }
  step(
    rupees(
      'Growth',
      sumOf(years, (year) => year.growth),
    ),
    input.mix === 'single'
      ? `${pct(input.rate)}${input.fees === 'out' ? ` less ${pct(input.fundFee, 3)} and the regulatory fee` : ''} a year, ${input.counting === 'nominal' ? 'a twelfth each month' : 'counted as the yearly rate'}`
      : `By the mix of each year of age${input.fees === 'out' ? ', less the fees of the fund' : ''}`,
    input.fees === 'out'
      ? fundFee.cite
      : input.mix === 'single' || input.mix === 'active'
        ? annuityDue
        : lifeCycles.cite,
  );
  step(
    rupees('Corpus at exit', exit.corpus, { decimals: 2 }),
    `At ${input.exitAge}: payments and growth${input.charges === 'none' ? '' : ', less charges'}`,
  );
}

/** Writes what is taken at once, its tax, and the pension that the rest buys. */
export function exitSteps({ heading, step }: Worksheet, input: NpsInput, { exit, lump, drawn, real }: NpsAnswer): void {
  const { cite, value: rules } = exitRules(input);
  const year = exitLawOf(input);
  heading(`At the exit, at ${input.exitAge}`);
  step(
    verdict('Exit rule', exit.isEarly ? 'Early exit' : 'Normal exit'),
    exit.isEarly
      ? `Before ${rules.age}, before the years that the rules need, and not on retirement`
      : `At ${rules.age} or later, on retirement, or after the years that the rules need`,
    cite,
  );
  step(
    rupees('Most you can take at once', exit.most, { decimals: 2 }),
    `For a corpus of ${inr(exit.corpus)}, ${isGovernment(input) ? 'government' : 'outside government'}`,
    cite,
  );
  step(
    rupees('Lump sum', exit.lumpSum, { decimals: 2 }),
    exit.most < (exit.corpus * input.lump) / 100
      ? `${pct(input.lump)} is more than the rules allow`
      : `${pct(input.lump)} of ${inr(exit.corpus)}`,
    cite,
  );
  const { value: share, cite: exempt } = lumpSumExempt[year.act];
  step(rupees('Lump sum free of tax', lump.free, { decimals: 2 }), `At most ${pct(share)} of the whole corpus`, exempt);
  sumStep(
    { step },
    rupees('Taxed part of the lump sum', lump.taxed, { decimals: 2 }),
    [exit.lumpSum, -lump.free],
    '',
    taxedAtExit[year.act],
  );
  if (lump.taxed > 0) {
    step(
      rupees('Tax on the lump sum', lump.tax),
      `By ${exitSlabsInWords(input)} in the new regime, on top of other income of ${inr(input.exitIncome)}, with cess`,
      year.regimes.new.slabs.cite,
    );
    sumStep({ step }, rupees('Lump sum after tax', exit.lumpSum - lump.tax), [exit.lumpSum, -lump.tax]);
  }
  sumStep(
    { step },
    rupees('Buys the annuity', exit.annuity, { decimals: 2 }),
    [exit.corpus, -exit.lumpSum],
    '. You pay no tax when you buy it',
    annuityBought[year.act],
  );
  step(
    rupees('Pension a month', exit.pension, { decimals: 2 }),
    `${inr(exit.annuity)} × ${pct(input.annuityRate)} ÷ 12. It does not rise, and is taxed each year`,
    annuityBought[year.act],
  );
  step(
    rupees('Pension in today’s money', real, { decimals: 2 }),
    `${inr(exit.pension)} ÷ ${onePlus(input.inflation)}^${yearsPower(monthsOf(input))}`,
  );
  if (drawn !== null) {
    step(
      rupees('Withdrawn a month', drawn, { decimals: 2 }),
      `The lump sum in ${formatNumber(input.drawYears * 12)} equal parts, while the rest earns ${pct(input.rateAfter)} a year`,
      cite,
    );
  }
}

/** Writes the tax that the payments of a year save; nothing without the income. */
export function savedSteps({ heading, step }: Worksheet, input: NpsInput, { saved }: NpsAnswer): void {
  const year = lawOf(input);
  if (!saved.new || !saved.old) return;
  heading('Tax saved by the payments of one year');
  for (const regime of ['new', 'old'] as const) {
    const name = regimeNames[regime].toLowerCase();
    const of = saved[regime];
    if (!of) continue;
    if (input.sector !== 'citizen') {
      step(
        rupees(`Saved by the employer’s part, ${name}`, of.employer),
        `${inr(of.employerDeducted)} is deducted`,
        year.regimes[regime].employerNps.cite,
      );
    }
    step(
      rupees(`Saved by your own part, ${name}`, of.own),
      regime === 'new'
        ? 'The new regime gives no deduction for your own payments'
        : `${inr(of.ownDeducted)} is deducted on top of your other savings`,
      regime === 'new' ? year.regimes.new.deductions.cite : year.deductions.extraNps.cite,
    );
  }
}

/** Writes the Unified Pension Scheme of the same person; nothing where it is not open. */
export function unifiedSteps({ heading, step }: Worksheet, input: NpsInput, { unified }: NpsAnswer): void {
  if (!unified) return;
  const { value, cite } = unifiedPension;
  heading('The Unified Pension Scheme instead');
  step(
    rupees('Pay of the last month', unified.lastPay),
    input.rise > 0 ? `${inr(input.pay)}, ${pct(input.rise)} more after each year` : 'As today',
  );
  step(
    rupees('UPS pension a month', unified.pension),
    unified.pension === 0
      ? `${formatMonths(value.leastMonths)} of service are needed`
      : `${pct(value.percent)} × ${formatNumber(Math.min(unified.served, value.fullMonths))} ÷ ${value.fullMonths} months, at least ${inr(value.leastPension)}`,
    cite,
  );
  step(
    rupees('UPS lump sum', unified.lumpSum),
    unified.pension === 0
      ? 'None without the pension'
      : `One ${value.lumpParts}th of the monthly pay for each of ${formatNumber(Math.floor(unified.served / 6))} completed half-years`,
    cite,
  );
}
