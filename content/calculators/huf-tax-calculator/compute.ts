import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sectionsTable } from '@/content/tax/law-names';
import { lossesTable } from '@/content/tax/losses-table';
import { regimeNames } from '@/content/tax/names';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import { marginalStep, regimeTaxSteps, taxStep, yearAnswer } from '@/content/tax/year-answer';
import { type Result, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { sum } from '@/lib/sum';
import type { Regime } from '@/lib/tax/income-tax-year';
import { familyChart, savingChart } from './charts';
import { taxesWith, taxesWithout } from './compared';
import { familyOf, giftsOf, taxedGifts } from './family';
import type { HufTaxInput } from './form';
import { headlineOf } from './headline';
import { notesOf } from './notes';
import { familyTable, giftsTable } from './tables';
import { deductedSteps, familySteps, ownershipSteps, rebateLostStep } from './working';

/** Sections that people know by their number in the Act of 1961. */
const oldSections = ['64', '56(2)(x)', '171', '87A', '80C', '80D', '115BAC'] as const;

/** Returns the members' own incomes in words: "own income of ₹15,00,000 (member 1)". */
function ownIncomes({ members }: HufTaxInput): string {
  const own = members.map(({ salary, other }) => salary + other);
  if (own.every((amount) => amount === 0)) return `no income of ${own.length === 1 ? 'member 1' : 'the members'}`;
  return `own income of ${listed(own.map((amount, index) => `${inr(amount)} (member ${index + 1})`))}`;
}

interface Said {
  readonly huf: number;
  readonly regime: Regime;
  readonly saved: number;
  readonly clubbed: number;
  readonly deducted: string;
}

/** Returns what the answer means; `deducted` is what TDS leaves of the HUF’s tax, as a sentence. */
function sentenceFor(input: HufTaxInput, { huf, regime, saved, clubbed, deducted }: Said): string {
  const instead =
    input.without === 'equal' && input.members.length > 1
      ? 'all members shared the HUF’s income equally'
      : 'member 1 had the HUF’s income';
  const beside = `With ${ownIncomes(input)}, the family pays`;
  const effect =
    saved > 0
      ? `${beside} ${inr(saved)} less than if ${instead}.`
      : saved < 0
        ? `${beside} ${inr(-saved)} more than if ${instead}.`
        : `${beside} the same as if ${instead}.`;
  const members =
    clubbed > 0
      ? ` ${inr(clubbed)} is not the HUF’s income. It is the income of the members who put the assets in.`
      : '';
  return `The HUF pays ${inr(huf)} in the ${regimeNames[regime]}.${deducted} ${effect}${members}`;
}

/** Returns the tax of a Hindu undivided family in both regimes, and what the family pays with and without it, ₹. */
export function hufTax(input: HufTaxInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const gifts = giftsOf(input);
  const giftIncome = taxedGifts(gifts);
  const answer = yearAnswer({ person: familyOf(input, giftIncome), year, shown: input.regime });
  const taxes = {
    huf: answer.paid,
    withHuf: taxesWith(input, year),
    without: taxesWithout(input, giftIncome, year),
  };
  const sheet = worksheet();
  const clubbed = ownershipSteps(sheet, input, gifts, answer);
  assessmentSteps(sheet, answer.now, year);
  const huf = taxStep(sheet, answer, 'HUF’s income-tax');
  marginalStep(sheet, answer, 'Tax on the HUF’s next ₹1,000');
  const rebateLost = rebateLostStep(sheet, answer);
  regimeTaxSteps(sheet, answer);
  const deducted = deductedSteps(sheet, input, answer);
  const saved = familySteps(sheet, input, taxes);
  const notes = notesOf(input, answer, { gifts, clubbed, rebateLost, saved });
  // The family's table leads; this one comes further down.
  const { lead: _lead, ...bothRegimes } = regimesTable(answer.both, year);
  return {
    headline: headlineOf(input, answer, taxes),
    sentence: sentenceFor(input, { huf, regime: answer.regime, saved, clubbed, deducted }),
    charts: [familyChart(taxes), savingChart(input, answer, giftIncome, sum(taxes.withHuf))],
    tables: listOf(
      familyTable(taxes),
      giftsTable(gifts),
      lossesTable(
        answer.now,
        'File the HUF’s return by its due date. After it, of this year’s losses it can carry forward only that from house property.',
      ),
      { ...bothRegimes, caption: 'The HUF in both regimes, line by line' },
      sectionsTable(oldSections, year.act),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
