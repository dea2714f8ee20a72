import { assetTreatments, promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { sumStep } from '@/content/sum-step';
import { lossNames, setOffName, specialNames } from '@/content/tax/names';
import { yearTitle } from '@/content/tax/years';
import { exactRupees, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { carriedOfKind } from '@/lib/tax/carried-forward';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { LossKind } from '@/lib/tax/taxpayer';
import type { Answer } from './answer';
import type { TradeKind } from './trade-kinds';

/** Writes what the trades are under the law: speculation, business, capital gains, dividend. */
export function headSteps({ heading, step }: Worksheet, { rows, heads, input, year, law, now }: Answer): void {
  heading('Heads of income');
  const has = (kind: TradeKind) => rows.some((row) => row.kind === kind);
  const before2018 = law.grandfatheredBefore.value;
  const gainHow = `Sale value − cost, after every charge except STT. For shares bought before ${formatDate(before2018)} we use the value on ${formatDate(addDays(before2018, -1))} if that helps`;
  if (has('shortTerm')) {
    step(
      exactRupees('Short-term gain on shares', heads.shortTerm),
      gainHow,
      valueOn(assetTreatments.equity, year.lastDay).cite,
    );
  }
  if (has('longTerm')) {
    step(exactRupees('Long-term gain on shares', heads.longTerm), gainHow, law.grandfatheredBefore.cite);
  }
  if (has('intraday')) {
    step(
      exactRupees('Intraday: speculative business', heads.intraday),
      'Profits − losses − every charge, including STT',
      law.intraday,
    );
  }
  if (has('derivatives')) {
    step(
      exactRupees('Futures and options: business', heads.derivatives),
      'Profits − losses − every charge, including STT. On a recognised exchange it is not speculation',
      law.intraday,
    );
  }
  if (heads.dividend > 0) {
    step(
      rupees('Dividends', heads.dividend),
      heads.dividend > input.dividend
        ? `Including buybacks paid before ${formatDate(promoterBuyback.from)}, which count fully as dividend`
        : 'At slab rates',
      valueOn(assetTreatments.buybackListed, year.lastDay).cite,
    );
    if (input.dividendInterest > 0) {
      const { value, cite } = year.dividendInterest;
      step(
        rupees('Interest paid against dividends', now.other.dividendInterestAllowed),
        value > 0
          ? `Of ${inr(input.dividendInterest)} at most ${pct(value)} of dividends of ${inr(input.dividend)}`
          : `None of ${inr(input.dividendInterest)}: ${yearTitle(year.financialYear)} deducts no interest from dividends`,
        cite,
      );
    }
  }
}

/** Writes turnover, and whether it or presumptive taxation asks for an audit. */
export function auditSteps({ heading, step }: Worksheet, { hasBusiness, turnover, audit, auditLaw }: Answer): void {
  heading('Turnover and audit');
  step(
    rupees('Turnover for the audit test', turnover),
    'Profits and losses of intraday trades, futures and options, added up as positive amounts',
    auditLaw.turnoverOfDerivatives,
  );
  step(
    verdict('Tax audit', hasBusiness && audit.required ? 'Needed' : 'Not needed'),
    hasBusiness
      ? audit.path.map(({ question, answer, fact }) => `${question} ${answer}: ${fact}`).join('. ')
      : 'Delivery trades are not a business here',
    audit.decidedBy.cite,
  );
}

/** Returns the rule on carrying forward a loss. */
function carryCite(kind: LossKind, { setOff }: IncomeTaxYear): Citation {
  if (kind === 'business') return setOff.business;
  return kind === 'speculative' ? setOff.speculative : setOff.capital;
}

/** Writes which losses were set off against what, those of this year and of earlier years together. */
function setOffSteps({ step }: Worksheet, { now, year }: Answer): void {
  const setOffs = new Map<string, { amount: number; cite: Citation }>();
  for (const { kind, from, against, amount } of now.afterSetOff.setOffs) {
    const label = setOffName(kind, against);
    const ofYear =
      kind === 'business' && against !== 'speculativeBusiness' ? year.setOff.acrossHeads : year.setOff.withinHead;
    setOffs.set(label, {
      amount: (setOffs.get(label)?.amount ?? 0) + amount,
      cite: from === year.financialYear ? ofYear : carryCite(kind, year),
    });
  }
  for (const [label, { amount, cite }] of setOffs) {
    step(rupees(label, amount), 'As far as the law allows, in the order that makes your tax lowest', cite);
  }
}

/** Writes the losses that go on to the next year, by kind. */
function carriedSteps({ step }: Worksheet, { now, year }: Answer): void {
  const losses = new Map<LossKind, number>();
  for (const { kind, amount } of now.carriedForward) losses.set(kind, (losses.get(kind) ?? 0) + amount);
  for (const [kind, amount] of losses) {
    const ofYear = carriedOfKind(now, kind, year.financialYear);
    step(
      rupees(`Carried forward: ${lossNames[kind].toLowerCase()}`, amount),
      ofYear === 0
        ? 'Of earlier years, whenever you file this return'
        : `${ofYear < amount ? 'What is of this year, only' : 'Only'} if you file the return by its due date`,
      carryCite(kind, year),
    );
  }
}

const formReasons = {
  'ITR-1': 'Long-term gains on shares within the yearly tax-free amount, and nothing else that needs another form',
  'ITR-2': 'Capital gains without a business',
  'ITR-3': 'Intraday trades, futures and options are a business',
} as const;

/** Writes losses against gains, tax with the trades and without them, and what goes on to the next year. */
export function taxSteps(sheet: Worksheet, answer: Answer): void {
  const { now, without, year, tax, form, left, gross, charges } = answer;
  const { step } = sheet;
  const { cite } = year.regimes[now.regime].slabs;
  sheet.heading('Set-off and tax');
  setOffSteps(sheet, answer);
  for (const line of now.charge.special) {
    const free = line.unusedExemption + line.yearlyExemption;
    step(
      rupees(`Tax on: ${specialNames[line.class]}`, line.tax),
      `${pct(line.percent)} of ${free > 0 ? `(${exactInr(line.income)} − ${exactInr(free)} tax-free)` : exactInr(line.income)}`,
      year.special[line.class]?.cite,
    );
  }
  const { slabTax, rebate, surcharge, marginalRelief, cess } = now.charge;
  const special = sumOf(now.charge.special, (line) => line.tax);
  step(
    rupees('Tax of the year with trades and dividends', now.tax),
    `On a total income of ${inr(now.totalIncome)}: slabs ${exactInr(slabTax)}, ${special > 0 ? `special rates ${exactInr(special)}, ` : ''}rebate ${exactInr(rebate.amount)}, surcharge ${exactInr(surcharge - marginalRelief)}, cess ${exactInr(cess)}`,
    cite,
  );
  step(rupees('Tax of the year without them', without.tax), `On a total income of ${inr(without.totalIncome)}`, cite);
  sumStep(
    { step },
    rupees('Tax on trades and dividends', tax, { tone: 'tax' }),
    [now.tax, -without.tax],
    `. Total income is rounded to the nearest ${inr(year.totalIncomeMultiple.value)}, which changes it a little`,
    cite,
  );
  sumStep({ step }, rupees('Left after charges and tax', left, { tone: 'own' }), [gross, -charges, -tax]);
  carriedSteps(sheet, answer);
  step(verdict('Return form', form), formReasons[form], year.simpleForms.cite);
}
