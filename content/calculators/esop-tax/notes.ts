import { employeeShares as law } from '@/content/rules/employee-shares';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearsOnFile } from '@/content/rules/years/on-file';
import { sectionBeside } from '@/content/tax/law-names';
import { rebateLost } from '@/content/tax/rebate-lost';
import { orderOfAssessment } from '@/content/tax/set-off-order';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addDays, financialYearOf } from '@/lib/calendar';
import { formatDate, inr, pct } from '@/lib/format';
import { deferralEnd } from '@/lib/tax/employee-shares';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { actionNotes } from './notes-actions';
import { countsAsRupees, type EsopInput, hasKind, type Market } from './rows';
import { isAfterJob, type ShareHistory } from './shares';
import type { Totals } from './totals';
import { rowName } from './working';

const before2018 = capitalGains.grandfatheredBefore.value;

/** Writes what the value and the gains do to rebate and surcharge, and where the order of set-off moves the tax, year by year. */
function yearNotes({ warn, assume }: NoteSheet, { regime }: EsopInput, { years }: ShareHistory): void {
  for (const { year, without, withPerquisite, withAll, perquisite } of years) {
    const title = yearTitle(year.financialYear);
    const { rebate, surcharge } = year.regimes[regime];
    const [before, then, after] = [without.charge, withPerquisite.charge, withAll.charge];
    warn(
      then.rebate.amount < before.rebate.amount &&
        perquisite > 0 &&
        `In ${title} the value makes you lose the rebate under section ${sectionBeside('87A', year.act)}. Part of the tax is on income that was tax-free before.`,
      rebate.cite,
    );
    warn(
      then.surcharge > before.surcharge &&
        `In ${title} the value brings surcharge at ${pct(then.surchargeWorking.percent)}, after marginal relief. It is in the tax shown.`,
      surcharge.cite,
    );
    warn(rebateLost(`In ${title} the gains`, withPerquisite, withAll, year), rebate.cite);
    warn(
      then.surcharge === 0 &&
        after.surcharge > 0 &&
        `In ${title} the gains take your income above a surcharge limit, so surcharge applies to the whole year’s tax: ${inr(after.surcharge - after.marginalRelief)} before cess. The tax on the gains includes it.`,
      surcharge.cite,
    );
  }
  for (const { year, withAll } of years) {
    const order = orderOfAssessment(withAll, year);
    assume(
      order &&
        `In ${yearTitle(year.financialYear)} the order of set-off changes your tax. ${order} This is the tax of that whole year.`,
      year.setOff.capital,
    );
  }
}

/** Writes when the tax may wait, and when it cannot. */
function deferralNotes(
  { warn, limit }: NoteSheet,
  input: EsopInput,
  { lots, deferred }: ShareHistory,
  { tax, act }: { readonly tax: number; readonly act: IncomeTaxAct },
): void {
  limit(
    deferred.length > 0 &&
      `Only an eligible start-up with the certificate for section ${act === 'act1961' ? '80-IAC' : '140 (old 80-IAC)'} may delay the tax. Recognition by DPIIT is not enough. There is no interest for this time. The tax is due even if the shares have become worthless.`,
    law.eligibleStartUp[act],
  );
  warn(
    deferred.length === 0 &&
      !input.startUp &&
      lots.some((lot) => lot.kind === 'unlisted' && lot.tax > 0) &&
      input.plan === 'options' &&
      tax > 0 &&
      'Tax is due even though you cannot sell unlisted shares freely. Before you exercise, ask whether your employer has the certificate that lets you pay the tax later.',
    law.eligibleStartUp[act],
  );
  warn(
    lots.some((lot) => lot.tax > 0 && isAfterJob(input, lot)) &&
      'A row is after the last day of the job, so its tax cannot wait. Check the dates if that is not so.',
    law.deferral[act].cite,
  );
}

/** Writes when the tax of years before those on file is due, where an eligible start-up let its employee pay it later. */
function earlierDeferralNotes({ warn }: NoteSheet, { startUp }: EsopInput, { lots }: ShareHistory): void {
  const { months, days } = law.deferral.act1961.value;
  for (const lot of lots) {
    warn(
      startUp &&
        lot.year === null &&
        lot.date >= law.deferralSince.value &&
        lot.value > lot.paid &&
        `${rowName(lot)}: the tax on its value is that of ${yearTitle(financialYearOf(lot.date))} and is not in these amounts. If you were allowed to pay it later, it is due on the earliest of the day of the sale, the last day of the job and ${formatDate(deferralEnd(lot.date, months))}. It is deducted within ${days} days of that.`,
      law.deferralSince.cite,
    );
  }
}

/** Writes what a person with work or tax abroad must know; `act` is that of the last year. */
function abroadNotes({ warn, assume }: NoteSheet, input: EsopInput, act: IncomeTaxAct): void {
  const { indianPart, residence, foreignTax } = input;
  warn(
    indianPart < 100 &&
      residence === 'resident' &&
      `You count only ${pct(indianPart)} of the value as Indian salary. An ordinary resident is taxed on the whole value, wherever the work was done. Enter 100% unless you are not ordinarily resident in that year.`,
    law.scope[act],
  );
  assume(
    (indianPart < 100 || residence === 'nonResident') &&
      'We count only the part of the value for service in India as Indian salary, by the days you entered. A treaty may share it differently.',
  );
  assume(
    foreignTax > 0 &&
      hasKind(input, 'foreign') &&
      'The credit shown is the most you can get. It is worked out for each country and source of income, and foreign tax above the treaty rate does not count.',
    law.foreignCredit[act],
  );
  warn(
    foreignTax > 0 &&
      !(hasKind(input, 'foreign') && residence === 'resident') &&
      'The tax paid abroad does not count here: it is credited to a resident, against Indian tax on shares of a foreign company.',
    law.foreignCredit[act],
  );
}

const values: Readonly<Record<Market, string>> = {
  listed: 'the average of the opening and closing price of the day on the exchange in India with the most trading',
  unlisted: 'what a merchant banker certified, at most 180 days before',
  foreign:
    'what your employer’s valuation says. By law a listing abroad does not count, but most employers take the closing price there',
};

const kindNames: Readonly<Record<Market, string>> = {
  listed: 'a company listed in India',
  unlisted: 'an unlisted Indian company',
  foreign: 'a foreign company',
};

/** Writes what counts as the value of a share, and what else is taken for granted. */
function valueNotes(notes: NoteSheet, input: EsopInput, { pieces }: ShareHistory, acts: Acts): void {
  const soldListed = pieces.filter(({ lot }) => lot.kind === 'listed');
  if (hasKind(input, 'listed')) {
    notes.warn(
      soldListed.some(({ lot, gain }) => gain.amount > 0 && lot.date < before2018) &&
        `Shares got before ${formatDate(before2018)}: their value on ${formatDate(addDays(before2018, -1))} can raise the cost and lower the tax. We do not count it here. The capital gains calculator asks for it.`,
      law.valueOf2018[acts.last],
    );
    notes.assume(
      soldListed.length > 0 &&
        'We assume that you sold the listed shares on a recognised exchange and paid securities transaction tax, and that they come from a scheme under SEBI rules, where none is needed at the purchase.',
    );
  }
  const kinds = [...new Set(input.lots.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const of = kinds.length === 1 ? '' : ` of ${kindNames[kind]}`;
    notes.assume(`The value of a share${of} is ${values[kind]}.`, law.fairValue[acts.grant]);
  }
  notes.assume(
    kinds.length > 1 &&
      'Shares of one kind count as those of one company: a sale takes the oldest of its kind. Different companies of one kind are better worked out one by one.',
  );
  const hasGains = input.years.some((row) =>
    Object.entries(row).some(([name, value]) => name !== 'salary' && typeof value === 'number' && value !== 0),
  );
  notes.assume(
    `We assume that your salary is the same each year${input.years.length > 0 ? ' without a row of its own' : ''}, that you have no other income${hasGains ? ', and no other gains or losses than those entered,' : ', gains or losses,'} and that the shares are allotted on the day entered. Tax on a later sale of the shares left is not subtracted.`,
  );
  notes.assume(
    hasGains &&
      'The tax as salary and on the gains is what the shares add to the tax on your salary and other gains. The yearly tax-free amount for listed shares counts for the other gains first. We assume that you pay the tax on those in time.',
  );
}

/** The Act of the last year, and that of the last row taxed as salary. */
interface Acts {
  readonly last: IncomeTaxAct;
  readonly grant: IncomeTaxAct;
}

/** Returns what to do, who should leave, what is taken for granted, and what to look out for. */
export function notesOf(input: EsopInput, history: ShareHistory, totals: Totals): NoteSheet {
  const { lots, pieces, years } = history;
  const acts: Acts = {
    last: years.at(-1)?.year.act ?? 'act1961',
    grant: lots.findLast(({ year }) => year !== null)?.year?.act ?? 'act1961',
  };
  const notes = noteSheet();
  actionNotes(notes, input, history, totals);
  notes.notForYou(
    'Not for you if you are not an employee of the company or its group, or if you were paid cash for your options instead of shares. Other rules apply then.',
  );
  yearNotes(notes, input, history);
  const lost = pieces.find(({ gain }) => gain.amount < 0);
  notes.limit(
    lost &&
      `${pieces.some(({ gain, lot }) => gain.amount < 0 && lot.value > lot.paid) ? 'The value that was taxed as salary stays taxed even if the price falls. ' : ''}A loss on the sale is a capital loss. You can set it off only against capital gains, never against salary.`,
    law.salaryLoss[lost?.year.act ?? acts.last],
  );
  notes.warn(
    countsAsRupees(input) &&
      'A row has a rate of 1, so its amounts count as rupees. For amounts in a foreign currency enter State Bank’s TT buying rate on the last day of the month before.',
    law.exchangeRate[acts.last],
  );
  notes.limit(
    lots.some(({ year }) => year === null) &&
      `Shares from before ${formatDate(incomeTaxYears[yearsOnFile[0]].firstDay)} count only with their cost. We do not work out the tax on their value or subtract it from what you keep.`,
  );
  deferralNotes(notes, input, history, { tax: totals.tax, act: acts.grant });
  earlierDeferralNotes(notes, input, history);
  abroadNotes(notes, input, acts.last);
  valueNotes(notes, input, history, acts);
  return notes;
}
