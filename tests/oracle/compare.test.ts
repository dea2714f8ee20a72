/** The engine against the second computation, for many taxpayers: TAXPAYERS says how many, FIRST with which it begins. */
import { incomeTaxYears } from '@/content/rules/income-tax';
import { rulesOfYear } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import type { Readings, Taxpayer } from '@/lib/tax/taxpayer';
import { runs } from '../runs';
import { type FinancialYear, type RegimeName, statutoryTax } from './statute';
import { taxpayerOf } from './taxpayers';

const count = Number(process.env.TAXPAYERS ?? runs(1_000, 10_000));
const first = Number(process.env.FIRST ?? 1);
const tolerance = 0.005;
const shown = 5;

type Figures = Readonly<Record<string, number>>;

/** Losses carried forward as figures by kind and year, so that their order and their splitting do not matter. */
function lossFigures(losses: readonly { kind: string; financialYear: string; amount: number }[]): Figures {
  const figures: Record<string, number> = {};
  for (const { kind, financialYear, amount } of losses) {
    const name = `${kind} loss of ${financialYear}`;
    figures[name] = (figures[name] ?? 0) + amount;
  }
  return figures;
}

function byEngine(person: Taxpayer, year: FinancialYear, regime: RegimeName, readings: Readings): Figures {
  const assessment = assess(person, rulesOfYear(incomeTaxYears, year), regime, readings);
  const { charge } = assessment;
  return {
    grossTotalIncome: assessment.grossTotalIncome,
    deductions: assessment.totalDeductions,
    totalIncome: assessment.totalIncome,
    slabTax: charge.slabTax,
    specialTax: charge.specialTax,
    rebate: charge.rebate.amount,
    surcharge: charge.surcharge,
    marginalRelief: charge.marginalRelief,
    cess: charge.cess,
    tax: assessment.tax,
    ...lossFigures(assessment.carriedForward),
  };
}

function byStatute(person: Taxpayer, year: FinancialYear, regime: RegimeName, readings: Readings): Figures {
  const { carriedForward, ...figures } = statutoryTax(person, year, regime, readings);
  return { ...figures, ...lossFigures(carriedForward) };
}

/** The figures that part, as "name: engine ≠ statute". */
function differences(engine: Figures, statute: Figures): string[] {
  return [...new Set([...Object.keys(engine), ...Object.keys(statute)])].flatMap((name) => {
    const ours = engine[name] ?? 0;
    const other = statute[name] ?? 0;
    return Math.abs(ours - other) <= tolerance ? [] : [`  ${name}: ${ours} ≠ ${other}`];
  });
}

describe.each(['2024-25', '2025-26', '2026-27'] as const)('in %s', (year) => {
  it(`the engine and the second computation agree on ${count} taxpayers in both regimes`, () => {
    const reports: string[] = [];
    let parted = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const { person, readings } = taxpayerOf(seed, year);
      for (const regime of ['new', 'old'] as const) {
        const found = differences(byEngine(person, year, regime, readings), byStatute(person, year, regime, readings));
        if (found.length === 0) continue;
        parted += 1;
        if (reports.length < shown) {
          reports.push(
            [
              `taxpayer ${seed}, ${regime} regime (engine ≠ statute)`,
              ...found,
              JSON.stringify(person),
              JSON.stringify(readings),
            ].join('\n'),
          );
        }
      }
    }
    expect(`${parted} parted\n${reports.join('\n\n')}`).toBe('0 parted\n');
  });
});
