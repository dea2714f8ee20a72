import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { residenceRules } from '@/content/rules/income-tax/residence';
import { earlierRows, lossesLeftOut } from '@/content/tax/brought-forward';
import { emptyHouseNotes } from '@/content/tax/empty-house';
import { sectionBeside } from '@/content/tax/law-names';
import { otherRegime, regimeNames } from '@/content/tax/names';
import { openPointCaveats } from '@/content/tax/open-points';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { counted, formatCompact, formatDate, inr } from '@/lib/format';
import { assess } from '@/lib/tax/assess';
import { daysWithin } from '@/lib/tax/residence';
import { usualReadings } from '@/lib/tax/taxpayer';
import type { Answer } from './answer';
import { formOf, isClosed } from './duties';
import { actionNotes } from './notes-actions';
import { soldBeforeNewRates, taxpayerOf } from './person';
import { residenceInSentence } from './status';
import { countryName, streamNames, treatyOf } from './treaty';

/** Writes what the days and the years before rest on. */
function dayNotes({ assume, warn }: NoteSheet, { input, status, year, tests }: Answer): void {
  const { person, before, totalDays, earlier } = input;
  assume(
    before === 'abroad'
      ? 'For earlier years we count only the stays and years that you entered. All other days count as abroad.'
      : 'For earlier years we count every day as in India, except in the years that you entered.',
    tests.ordinary,
  );
  for (const { arrived, left } of input.stays) {
    assume(
      left === '' &&
        arrived > year.lastDay &&
        `The stay that begins on ${formatDate(arrived)} has no day of departure. It comes after ${yearTitle(input.financialYear)}, so we leave it out.`,
      tests.fullDays,
    );
  }
  for (const [index, { year: of, days }] of earlier.entries()) {
    warn(
      days !== null &&
        of >= input.financialYear &&
        `Year ${index + 1} of the earlier years, ${yearTitle(of)}, is not before ${yearTitle(input.financialYear)}. We leave its ${counted(days, 'day')} out.${of === input.financialYear ? ' For that year we count your stays, or the total days.' : ''}`,
      tests.fullDays,
    );
  }
  const ofStays = daysWithin(status.stays, year.firstDay, year.lastDay);
  warn(
    totalDays === null &&
      status.stays.length > 0 &&
      ofStays === 0 &&
      `None of your stays is in ${yearTitle(input.financialYear)}: we count no day in India for it. If you meant another year, choose it at the top.`,
    tests.fullDays,
  );
  warn(
    totalDays !== null &&
      ofStays > 0 &&
      ofStays !== totalDays &&
      `Your stays come to ${counted(ofStays, 'day')} in the year. We count the total of ${totalDays} that you entered.`,
    tests.fullDays,
  );
  warn(
    (person === 'leaving' || person === 'resident') &&
      before === 'abroad' &&
      earlierRows(earlier, input.financialYear).length === 0 &&
      'You live or lived in India, but the years before count as abroad. If you lived in India then, say so above. It decides whether you are ordinarily resident.',
    tests.ordinary,
  );
}

/** Writes what of the person's situation could change the status. */
function personNotes({ assume, warn }: NoteSheet, answer: Answer): void {
  const { input, status, isNonResident, tests, inOther, regime, year } = answer;
  const { person, taxedAbroad, returnOn } = input;
  const { incomeAbove, shortDays, earlierDays, earlierYears, fullDays } = residenceRules;
  const treaty = treatyOf(input);
  const adviser =
    treaty && !treaty.taxesPeople
      ? `; ${countryName(treaty)} has no income-tax on individuals, so check this with an adviser`
      : '';
  warn(
    status.income > incomeAbove &&
      person !== 'origin' &&
      person !== 'foreign' &&
      taxedAbroad &&
      isNonResident &&
      `With more than ${formatCompact(incomeAbove)} of Indian income an Indian citizen who is liable to tax in no other country is deemed a resident. You are taken to be liable elsewhere${adviser}.`,
    tests.deemed,
  );
  const inThat = regimeNames[otherRegime(regime)];
  warn(
    inOther.finding.status !== status.finding.status &&
      `In the ${inThat} you would be ${residenceInSentence[inOther.finding.status]}: there your Indian income for the tests is ${inr(inOther.income)}. The tax of the ${inThat} is that of this status.`,
    tests.visitor,
  );
  assume(
    person === 'leaving' &&
      `For crew of an Indian ship, the discharge certificate decides the days (rule ${year.act === 'act1961' ? '126' : '8, old 126'}). We do not work that out here.`,
    tests.leaving,
  );
  assume(
    (person === 'returned' || returnOn !== '') &&
      `If you come back for good, we do not count it as a visit. So ${shortDays} days, with ${earlierDays} in the ${earlierYears} years before, make you a resident. Some rulings allow ${fullDays} days.`,
    tests.shortDays,
  );
}

/** Writes what is open about the rates of the treaty. */
function treatyNotes({ assume, warn }: NoteSheet, { input, streams, treatySaves, law, year }: Answer): void {
  const treaty = treatyOf(input);
  for (const { stream, percent, why, isOwn } of streams) {
    const name = streamNames[stream];
    warn(percent === null && `${name}: ${why} Until you enter a treaty rate, it is taxed by the Act.`, law.treaty);
    assume(
      percent !== null &&
        why !== '' &&
        !isOwn &&
        `${name}: the treaty has a second rate (${why}). We use the other one.`,
    );
  }
  assume(
    treaty?.note &&
      streams.length > 0 &&
      streams.every(({ why }) => why !== treaty.note) &&
      `${treaty.name}: ${treaty.note}`,
  );
  warn(
    !input.certificate &&
      treatySaves > 0 &&
      !isClosed({ input, year }) &&
      `Without a tax residency certificate only the Act applies. With it and ${formOf('10F', year.financialYear)} you would pay ${inr(treatySaves)} less.`,
    law.treatyCertificate,
  );
  assume(
    input.shortEquity + input.shortOther + input.longEquity + input.longOther > 0 &&
      treaty?.inForce &&
      (treaty.fundUnits
        ? `Gains are taxed by the Act. For units of mutual funds this is disputed: ${treaty.fundUnits}. That order is not about shares. If you follow it, leave the gains on units out here and claim the exemption in the return, with a tax residency certificate.`
        : `Gains are taxed by the Act. Under some treaties only your country of residence may tax gains on fund units or debt. Our data does not say this for ${countryName(treaty)}, so ask before you pay.`),
    law.treaty,
  );
}

/** Writes what is taken of a business, what a treaty leaves to India, and which tax deducted is not known. */
function businessNotes({ assume, warn }: NoteSheet, answer: Answer): void {
  const { input, isNonResident, law, year } = answer;
  assume('The due date is the one without an audit of the books. See the tax-audit calculator.', year.returns.due.cite);
  if (!isNonResident) return;
  const sections = year.act === 'act1961' ? 'sections 44AD and 44ADA' : `section ${sectionBeside('44AD', year.act)}`;
  assume(
    `We tax the profit or loss that you entered, from books, as that of a business connection in India. The presumptive rates of ${sections} are only for residents.`,
    law.businessConnection,
  );
  assume(
    input.profit > 0 &&
      treatyOf(input)?.inForce &&
      'Under the treaty India may tax profit of a business only as far as a permanent establishment here earns it. We do not decide whether you have one.',
    law.treaty,
  );
  warn(
    input.profit !== 0 &&
      input.tds === null &&
      'We count no tax deducted from business receipts. Payers deduct tax on what is taxable here. Enter what was deducted under “Treaty and tax deducted”.',
    law.propertyTds,
  );
}

function nonResidentNotes(notes: NoteSheet, answer: Answer): void {
  const { input, year, regime, law, investmentRule } = answer;
  const section = (old: '87A' | '115E' | '115-I') => `section ${sectionBeside(old, year.act)}`;
  notes.limit(
    `A non-resident gets no rebate under ${section('87A')} and no senior slabs, and no basic exemption against gains, dividend or royalty.`,
    year.regimes[regime].rebate.cite,
  );
  treatyNotes(notes, answer);
  if (investmentRule) {
    const { chosen, difference } = investmentRule;
    notes.assume(
      chosen
        ? `We use ${section('115E')} for income from foreign exchange assets, because it saves ${inr(difference)}. You can deduct nothing from that income.`
        : `We do not use ${section('115E')} for income from foreign exchange assets, because its flat rate would cost ${inr(difference)} more than the slabs. Say so in the return under ${section('115-I')}.`,
      law.investmentIncome,
    );
  }
  notes.assume(
    input.tokens > 0 &&
      'Crypto: we tax the gain you entered. A non-resident is taxed only on what is received or arises in India, as on a sale through an Indian exchange. The law does not say where a token is.',
    year.special.virtualAssets.cite,
  );
  notes.assume(
    input.nreInterest + input.fcnrInterest > 0 &&
      'NRE interest is tax-free while you are resident outside India under FEMA. FCNR interest is tax-free while you are not an ordinary resident.',
    law.nreInterest,
  );
}

function residentNotes(notes: NoteSheet, { input, law }: Answer): void {
  notes.limit(
    'The treaty’s rates on Indian income are for residents of the other country. As a resident of India you get credit for tax paid abroad instead.',
    law.foreignTaxCredit,
  );
  notes.assume(
    input.property === 'sold' &&
      !soldBeforeNewRates(input) &&
      `The gain on the property is taxed at the rate without indexation. A resident who bought land or a building before ${formatDate(capitalGains.ceilingBefore.value)} may pay less with indexed cost. See the capital-gains calculator.`,
  );
}

/** Writes how the credit of a resident for tax paid abroad is worked out. */
function creditNotes({ assume, warn }: NoteSheet, { input, law, year, status }: Answer): void {
  const { foreignSalary, foreignBusiness, foreignOther, foreignGain, foreignTax, foreignGainTax } = input;
  const kinds = [foreignSalary, foreignBusiness, foreignOther].filter((amount) => amount > 0).length;
  const hasGain = foreignGain > 0 && status.finding.status === 'resident';
  assume(
    foreignTax + foreignGainTax > 0 &&
      `Your credit is the lower of the tax paid abroad and the Indian tax on that income at the average rate${hasGain && kinds > 0 ? ', worked out separately for long-term gains and for the rest' : ''}.${kinds > 1 ? ' The rule asks for each kind of income by itself. We take the kinds other than gains together.' : ''}${foreignSalary > 0 ? ' Salary abroad counts after the standard deduction, which is divided between it and any salary in India.' : ''} File ${formOf('67', year.financialYear)} with the return.`,
    law.foreignTaxCredit,
  );
  warn(
    hasGain &&
      kinds > 0 &&
      foreignTax > 0 &&
      foreignGainTax === 0 &&
      'We take all the tax paid abroad as paid on your other income abroad, and none on the gains. If part of it was on the gains, enter that part in “Tax paid abroad on the gains”.',
    law.foreignTaxCredit,
  );
  assume(
    hasGain &&
      foreignGainTax + (kinds > 0 ? 0 : foreignTax) > 0 &&
      'The rule speaks of the Indian tax on that income. For gains it can also be read as the tax at their own rate, which may differ from the average rate.',
    law.foreignTaxCredit,
  );
}

/** Returns what to do, and what the visitor must know beside the answer. */
export function notesOf(answer: Answer): NoteSheet {
  const { input, year, regime, status, now, isNonResident } = answer;
  const notes = noteSheet();
  actionNotes(notes, answer);
  notes.notForYou(
    'This is not for companies and firms, for ships, aircraft and oil fields that are taxed at rates of their own, or for a dispute between two countries over where you live (the tie-breaker of the treaty).',
  );
  dayNotes(notes, answer);
  lossesLeftOut(notes, input.losses, input.financialYear);
  personNotes(notes, answer);
  if (input.rent === 0 && input.municipalTax + input.letInterest > 0) emptyHouseNotes(notes, year, input.municipalTax);
  if (answer.hasBusiness) businessNotes(notes, answer);
  if (isNonResident) nonResidentNotes(notes, answer);
  else {
    residentNotes(notes, answer);
    creditNotes(notes, answer);
  }
  const { assessment, choices } = now;
  const person = { ...taxpayerOf(input, status.finding.status, choices), reliefs: assessment.reliefs };
  notes.add(
    openPointCaveats(
      assessment.tax,
      (readings) => assess(person, year, regime, { ...usualReadings, ...readings }).tax,
      year.act,
    ),
  );
  return notes;
}
