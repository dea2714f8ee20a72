import { redemptionSteps, type TaxedGains } from '@/content/investing/working';
import { fundTax } from '@/content/rules/mutual-funds';
import { sumStep } from '@/content/sum-step';
import { number, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { priceFactor, realReturn } from '@/lib/finance/inflation';
import { counted, formatNumber, inr, pct } from '@/lib/format';
import { onePlus } from '@/lib/format-working';
import type { Citation } from '@/lib/law';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import { absoluteFigure, type DatedReturn, highest, lowest, xirrFigure } from './flows';
import type { CagrInput } from './form';
import { absoluteReturn, answerOf, type Growth, yearlyRate } from './growth';

const compound: Citation = { source: 'level-annuity', at: 'Compound interest: P × (1 + i)ⁿ' };
const xirrCite: Citation = { source: 'microsoft-xirr', at: 'Equation of the XIRR function' };

/** Writes the time, the figure asked for, the gain, and what inflation and the benchmark leave of it. */
export function growthSteps({ heading, step }: Worksheet, input: CagrInput, growth: Growth): void {
  const { start, end, years, rate, gain } = growth;
  heading('Growth');
  const time = formatNumber(years, 4);
  const factor = `${onePlus(input.rate)}^${time}`;
  if (input.find !== 'time') {
    step(
      number('Years', years, { decimals: 4 }),
      input.by === 'dates'
        ? `${counted(daysBetween(input.from, input.to), 'day')} ÷ 365`
        : `${counted(input.period, 'month')} ÷ 12`,
    );
  }
  const { find } = input;
  if (find !== 'xirr' && (find !== 'growth' || rate !== null)) {
    const how = {
      growth: `(${inr(end)} ÷ ${inr(start)})^(1 ÷ ${time}) − 1`,
      end: `${inr(start)} × ${factor}`,
      start: `${inr(end)} ÷ ${factor}`,
      time: `ln (${inr(end)} ÷ ${inr(start)}) ÷ ln ${onePlus(input.rate)}`,
    };
    step(answerOf(input, growth), how[find], compound);
  }
  sumStep({ step }, rupees('Gain', gain), [end, -start]);
  step(absoluteReturn(growth), `${inr(gain)} ÷ ${inr(start)}, over the whole time`);
  if (rate === null) return;
  step(
    percentage('After inflation', realReturn(rate * 100, input.inflation)),
    `${onePlus(rate * 100)} ÷ ${onePlus(input.inflation)} − 1, not a subtraction`,
  );
  if (rate >= 0.001) {
    step(
      number('Years until it doubles', Math.log(2) / Math.log1p(rate), { decimals: 2 }),
      `ln 2 ÷ ln (1 + ${pct(rate * 100)})`,
    );
  }
  if (input.benchmark !== null) {
    step(
      rupees('Value with the benchmark', start * priceFactor(input.benchmark, years)),
      `${inr(start)} × ${onePlus(input.benchmark)}^${time}`,
    );
    aheadStep(step, rate, input.benchmark);
  }
}

function aheadStep(step: Worksheet['step'], rate: number, benchmark: number): void {
  step(
    percentage('Ahead of the benchmark, points', rate * 100 - benchmark),
    benchmark < 0 ? `${pct(rate * 100)} + ${pct(-benchmark)}` : `${pct(rate * 100)} − ${pct(benchmark)}`,
  );
}

/** Writes the tax of a sale on the last day; returns the growth a year after it, in percent, where there is one. */
export function afterTaxSteps(
  sheet: Worksheet,
  input: CagrInput,
  { start, end, years, rate }: Growth,
  gains: TaxedGains,
  tax: RedemptionTax,
): number | null {
  sheet.heading(`Tax if all were sold in ${fundTax.year}`);
  redemptionSteps(sheet, input, gains, tax, 'units');
  const left = sumStep(sheet, rupees('Value after tax', end - tax.total), [end, -tax.total]);
  const after = yearlyRate(start, left, years);
  if (after === null || rate === null) return null;
  const how = `(${inr(left)} ÷ ${inr(start)})^(1 ÷ ${formatNumber(years, 4)}) − 1`;
  return sheet.step(percentage('CAGR after tax', after * 100), how, compound);
}

/** Writes the totals of dated payments, the yearly rate, and what the totals alone would say. */
export function datedSteps(sheet: Worksheet, input: CagrInput, found: DatedReturn): void {
  const { days, back, paidIn } = found;
  totalSteps(sheet, found);
  rateSteps(sheet, input, found);
  if (days < 365) return;
  sheet.step(
    percentage('What CAGR on the totals would say', ((back / paidIn) ** (365 / days) - 1) * 100),
    'Wrong for several payments: it takes all the money as paid on the first day and taken out on the last',
  );
}

function totalSteps({ heading, step }: Worksheet, found: DatedReturn): void {
  const { flows, paidIn, back, gain } = found;
  heading('What went in and came back');
  const payments = flows.filter(({ amount }) => amount < 0).length;
  step(rupees('Paid in', paidIn), counted(payments, 'payment'));
  step(rupees('Taken out and worth now', back), 'What you took out, and the value now');
  sumStep({ step }, rupees('Gain', gain), [back, -paidIn]);
  step(absoluteFigure(found), `${inr(gain)} ÷ ${inr(paidIn)}, whenever it was paid`);
}

/** Writes the rate, others that balance the payments too, and what inflation and the benchmark leave of a single one. */
function rateSteps({ heading, step }: Worksheet, input: CagrInput, found: DatedReturn): void {
  const { rate, rates } = found;
  heading('The yearly rate');
  step(
    xirrFigure(found),
    rate === null
      ? `No yearly rate between ${lowest} and ${highest} balances these payments`
      : `Σ amount ÷ ${onePlus(rate * 100, 6)}^(days ÷ 365) = 0, days counted from the first payment`,
    xirrCite,
  );
  rates
    .filter((other) => other !== rate)
    .forEach((other, index) => {
      step(
        percentage(`Rate that fits as well (${index + 1})`, other * 100),
        'It also balances these payments',
        xirrCite,
      );
    });
  if (rate !== null && rates.length === 1) {
    step(
      percentage('XIRR after inflation', realReturn(rate * 100, input.inflation)),
      `${onePlus(rate * 100)} ÷ ${onePlus(input.inflation)} − 1`,
    );
    if (input.benchmark !== null) aheadStep(step, rate, input.benchmark);
  }
}
