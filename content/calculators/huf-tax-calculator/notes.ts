import { gainRatesSince } from '@/content/rules/income-tax/fund-gains';
import { hinduFamily, kartaPayCite } from '@/content/rules/income-tax/hindu-family';
import { yearOfTwoGainRates } from '@/content/rules/years/on-file';
import { earlierRows, lossesLeftOut } from '@/content/tax/brought-forward';
import { emptyHouseNotes } from '@/content/tax/empty-house';
import { filingNotes } from '@/content/tax/filing-notes';
import { incomeForFee } from '@/content/tax/income-for-fee';
import { landGainOnForm } from '@/content/tax/land-on-form';
import { sectionBeside } from '@/content/tax/law-names';
import { hasReasonToFile, noReturnText } from '@/content/tax/return-duty';
import { type YearAnswer, yearNotes } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { type GiftTaxed, taxedGifts } from './family';
import type { HufTaxInput } from './form';

/** Clubbed income that is a gain. */
const gainKinds: ReadonlySet<string> = new Set(['shortEquity', 'longEquity', 'longOther']);

/** What the notes speak of, ₹. */
interface Facts {
  readonly gifts: readonly GiftTaxed[];
  readonly clubbed: number;
  readonly rebateLost: number;
  readonly saved: number;
}

function returnNotes(notes: NoteSheet, input: HufTaxInput, answer: YearAnswer): void {
  const { person, now, year } = answer;
  const { due } = year.returns;
  const hasBusiness = input.business !== 0;
  const income = incomeForFee(now, person, input.tds, year);
  if (!hasReasonToFile(income, now)) {
    notes.action(noReturnText(income), due.cite);
    return;
  }
  const losesLate = now.carriedForward.some(
    ({ kind, financialYear }) => kind !== 'house' && financialYear === year.financialYear,
  );
  filingNotes(notes, answer, {
    today: input.today,
    due: hasBusiness ? due.value.business : due.value.individual,
    hasBusiness,
    isFamily: true,
    inTime: `File the HUF’s own return for ${yearTitle(year.financialYear)}, with its own PAN. The karta signs it.`,
    late: ' The HUF files its own, with its own PAN, and the karta signs it.',
    ifLate: losesLate ? ' Of the losses of the year, a late return carries forward only that from house property.' : '',
  });
}

function partitionNotes(notes: NoteSheet, { partition }: HufTaxInput, { year }: YearAnswer): void {
  const law = hinduFamily[year.act];
  notes.limit(
    partition === 'partial' &&
      `A partial partition after ${formatDate(law.partialIgnoredAfter)} is not recognised: the HUF pays as if nothing was divided, and the members are liable for its tax.`,
    law.partialPartition,
  );
  if (partition !== 'total') return;
  notes.limit(
    'The HUF pays on its income up to the day of the partition. After that each member pays on his or her own share. For an asset that a member had put in, the income of the spouse’s share stays clubbed.',
    law.partition,
  );
  notes.action(
    'Claim the total partition before the Assessing Officer. Until an order records it, the HUF stays a taxpayer.',
    law.partition,
  );
}

/** Returns what to do, and what the family must know beside the answer. */
export function notesOf(
  input: HufTaxInput,
  answer: YearAnswer,
  { gifts, clubbed, rebateLost, saved }: Facts,
): NoteSheet {
  const { now, year } = answer;
  const law = hinduFamily[year.act];
  const rebate = `An HUF gets no rebate under section ${sectionBeside('87A', year.act)}`;
  const notes = noteSheet();
  returnNotes(notes, input, answer);
  notes.action(
    clubbed > 0 && `Members show the clubbed income of ${inr(clubbed)} in their own returns. The HUF leaves it out.`,
    law.clubbing,
  );
  notes.notForYou(
    'This is not for a single person’s own savings. An HUF has income only from family property. An HUF needs a family with a common ancestor, and in practice a second member.',
  );
  notes.limit(
    rebateLost > 0
      ? `${rebate}. An individual with the same income would pay ${inr(rebateLost)} less.`
      : `${rebate} and no senior slabs, whatever the karta’s age.`,
    year.regimes[now.regime].rebate.cite,
  );
  notes.limit(
    now.regime === 'old' &&
      'An HUF cannot deduct payments into an NPS account or interest on an education loan. A member who pays it can claim it in the old regime.',
    law.individualsAlone,
  );
  notes.warn(
    saved < 0 && `The HUF costs the family ${inr(-saved)}. The members would pay less tax on the same income.`,
  );
  notes.limit(
    input.residence === 'nonResident' &&
      'A non-resident HUF cannot set its unused basic exemption against gains. An HUF is non-resident only if it is controlled and managed wholly outside India.',
    law.residence,
  );
  notes.assume(
    taxedGifts(gifts) > 0 &&
      'In the comparison without the HUF, we tax the same gifts with the members. But a member pays no tax on a gift from his or her own relative.',
    law.relatives,
  );
  notes.assume(
    (input.thrown.length > 0 || gifts.some(({ from }) => from === 'member')) &&
      'Only the income from the asset itself is clubbed. Income from reinvesting that income belongs to the HUF.',
    law.clubbing,
  );
  notes.assume(
    input.financialYear === yearOfTwoGainRates &&
      input.thrown.some(({ kind }) => gainKinds.has(kind)) &&
      `We take clubbed gains as those of sales since ${formatDate(gainRatesSince.value)}, when the rates changed.`,
    law.clubbing,
  );
  partitionNotes(notes, input, answer);
  if (input.rent === 0 && input.municipalTax + input.letInterest > 0) emptyHouseNotes(notes, year, input.municipalTax);
  lossesLeftOut(notes, input.losses, input.financialYear);
  notes.assume(
    earlierRows(input.losses, input.financialYear).length > 0 &&
      'In the comparison without the HUF, its earlier losses count with the members who have its income.',
  );
  notes.limit(
    input.kartaPay > 0 &&
      'The HUF may deduct the karta’s pay only if the pay is for work in its business, under an agreement, and not too high. In the comparison without the HUF nobody is paid.',
    kartaPayCite,
  );
  notes.assume(input.tds > 0 && 'What is left after TDS is without interest for late advance tax.', year.taxDeducted);
  landGainOnForm(notes, answer);
  yearNotes(notes, answer);
  return notes;
}
