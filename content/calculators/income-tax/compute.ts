import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { budgetSentence } from '@/content/tax/budget';
import { otherRegime } from '@/content/tax/names';
import { withFreeHouses } from '@/content/tax/own-houses';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import { lowerTaxVerdict, marginalStep, regimeTaxSteps, taxStep, yearAnswer } from '@/content/tax/year-answer';
import { type Result, rupees, worksheet } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { earning, type Readings, type Taxpayer } from '@/lib/tax/taxpayer';
import { reliefForArrears, withArrearsRelief } from './arrears';
import { breakdownsOf, chartsOf } from './charts';
import { filingIncome, filingOf } from './filing';
import type { IncomeTaxInput } from './form';
import { notesOf } from './notes';
import { readingsOf, taxpayerOf } from './person';
import { closedToOld, reliefSentence, sentenceOf } from './sentence';
import { settle } from './settle';
import { arrearsTables, instalmentsTable, lossTable, slabTable } from './tables';
import { arrearsSteps, settlementSteps } from './working';

/** Returns the income-tax of the year in both regimes, side by side, with the working of one. */
export function incomeTaxResult(input: IncomeTaxInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const described = taxpayerOf(input, year);
  const readings = readingsOf(input);
  const filing = filingOf(input, described, year);
  const personUnder = (law: IncomeTaxYear, taxpayer: Taxpayer, regime: Regime) =>
    withArrearsRelief(input, withFreeHouses(taxpayer, law, regime, readings), law, regime, readings);
  const found = yearAnswer({
    person: (regime) => personUnder(year, described, regime),
    year,
    shown: filing.isOldOpen ? input.regime : 'new',
    readings,
    // More income changes the relief too.
    withIncome: (before, more, regime) => withArrearsRelief(input, earning(before, more), year, regime, readings),
  });
  const { both, tax, now, person } = found;
  const relief = reliefForArrears(input, person, year, found.regime, readings);
  // Another reading of the law changes the relief too.
  const taxRead = (changed: Partial<Readings>) => {
    const other = { ...readings, ...changed };
    return assess(withArrearsRelief(input, person, year, found.regime, other), year, found.regime, other).tax;
  };
  const answer = relief ? { ...found, taxRead } : found;
  const other = otherRegime(answer.regime);
  const settled = input.settle ? settle(input, found, filing, readings) : null;

  const sheet = worksheet();
  assessmentSteps(sheet, now, year);
  const income = taxStep(sheet, answer);
  marginalStep(sheet, answer);
  if (settled) settlementSteps(sheet, settled, filingIncome(input, person, now, year), year);
  if (relief) arrearsSteps(sheet, relief, year);
  sheet.heading('The other regime');
  regimeTaxSteps(sheet, answer);
  const notes = notesOf(input, answer, filing, settled, relief);
  const budget = budgetSentence(
    {
      year,
      ...(!filing.isOldOpen && { open: ['new'] }),
      taxUnder: (law, regime) => assess(personUnder(law, taxpayerOf(input, law), regime), law, regime, readings).tax,
    },
    sheet,
    notes,
  );
  return {
    headline: [
      rupees('Income-tax', income, { tone: 'tax' }),
      settled
        ? rupees(settled.payable < 0 ? 'Refund' : 'Left to pay', Math.abs(settled.payable))
        : lowerTaxVerdict(answer),
      rupees(`Tax in the ${other} regime`, tax[other]),
      // That of the regime shown is the first figure.
      ...listOf(relief && rupees('Relief for arrears', relief.relief)),
    ],
    sentence:
      sentenceOf(answer, settled, closedToOld(filing.isOldOpen, person, year)) + reliefSentence(relief) + budget,
    breakdowns: breakdownsOf(answer),
    charts: chartsOf(answer),
    tables: listOf(
      regimesTable(both, year),
      slabTable(now),
      ...(relief ? arrearsTables(relief, year) : []),
      settled && instalmentsTable(settled),
      lossTable(answer, filing.isLate),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
