import { dayOfExport } from '@/content/day-of-export';
import { employeeShares as law } from '@/content/rules/employee-shares';
import { incomeTaxYears } from '@/content/rules/income-tax';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { balanceOf } from '@/content/tax/balance';
import { formName, sectionBeside, yearTitle } from '@/content/tax/law-names';
import { orderOfAssessment } from '@/content/tax/set-off-order';
import type { Action, Caveat } from '@/lib/calculator';
import { addDays, firstYearOf } from '@/lib/calendar';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { isSeniorCitizen, returnFromTds } from '@/lib/tax/taxpayer';
import type { EsopInput } from './rows';
import { isAfterJob, missingShares, type ShareStory, type ShareYear, shareStory } from './shares';
import type { Totals } from './totals';
import { pieceName, rowName } from './working';

const before2018 = capitalGains.grandfatheredBefore.value;

/** Returns the last day to file the form for credit of tax paid abroad, for income of a year. */
const creditDay = ({ financialYear }: IncomeTaxYear) => `${firstYearOf(financialYear) + 2}-03-31`;

function deferralActions({ deferred }: ShareStory): Action[] {
  const texts = {
    sale: 'the sale',
    left: 'the end of the job',
    end: 'the end of the time',
  };
  return deferred.map(({ lot, tax, why, until, shares }) => ({
    text: `${inr(tax)} of tax on ${rowName(lot).toLowerCase()} (${formatNumber(shares, 3)} ${shares === 1 ? 'share' : 'shares'}) falls due with ${texts[why]} on ${formatDate(until)}. Have the cash ready.`,
    date: until,
    ...(lot.year && { cite: law.deferral[lot.year.act].cite }),
  }));
}

/** Returns the actions of waiting with the largest short-term sale until it is long-term, with the tax worked out again. */
function waitActions(input: EsopInput, { pieces }: ShareStory, totals: Totals): Action[] {
  const short = pieces
    .filter(({ gain }) => gain.term === 'short' && gain.amount > 0 && gain.longTermFrom !== null)
    .sort((a, b) => b.tax - a.tax)[0];
  if (!short) return [];
  const day = short.gain.longTermFrom ?? '';
  const moved = {
    ...input,
    sales: input.sales.map((sale, index) => (index === short.sale - 1 ? { ...sale, date: day } : sale)),
  };
  if (missingShares(moved).some((missing) => missing > 0)) return [];
  const { years } = shareStory(moved);
  const tax = years.reduce((all, { taxWithAll, taxWithPerquisite }) => all + taxWithAll - taxWithPerquisite, 0);
  const saved = totals.taxOnGains - tax;
  return saved >= 1
    ? [
        {
          text: `${pieceName(short, pieces)} is short-term. If you sell on ${formatDate(day)} or later at the same price, the tax on gains is ${inr(saved)} less. The price can fall meanwhile.`,
          cite: law.holding[short.year.act],
        },
      ]
    : [];
}

function foreignActions(input: EsopInput, { years }: ShareStory): Action[] {
  if (input.market !== 'foreign' || input.residence !== 'resident') return [];
  return years.flatMap(({ year }): Action[] => {
    const title = yearTitle(year.financialYear);
    const { act } = year;
    const { value, cite } = law.foreignCreditForm[act];
    const form = act === 'act1961' ? `Form ${value.form}` : `Form ${value.form} (old 67)`;
    const accountant =
      act === 'act2025' && input.foreignTax >= law.accountantFrom.value ? ', verified by an accountant' : '';
    return [
      {
        text: `If you are resident and ordinarily resident, report the foreign shares in Schedule FA of the return for ${title}, by calendar year, even if you sold nothing. Show gains and dividend from them in Schedule FSI, and tax paid abroad in Schedule TR.`,
        date: year.returns.due.value.individual,
        cite: law.foreignAssets[act],
      },
      ...(input.foreignTax > 0
        ? [
            {
              text: `For credit of tax paid abroad on income of ${title}, file ${form}${accountant} by ${formatDate(creditDay(year))}, with the proof of payment.`,
              date: creditDay(year),
              cite,
            },
          ]
        : []),
    ];
  });
}

/** Returns what to do about a year's tax on gains, which nobody deducts: while the year runs, and what it costs once it is over. */
function gainsText(input: EsopInput, { pieces }: ShareStory, each: ShareYear): string {
  const { year, taxWithAll, taxWithPerquisite, withAll } = each;
  const tax = taxWithAll - taxWithPerquisite;
  const title = yearTitle(year.financialYear);
  const today = input.today === '' ? dayOfExport : input.today;
  if (today <= year.lastDay) {
    return `Nobody deducts the ${inr(tax)} of tax on your gains in ${title}. Pay it with the next instalment of advance tax after the sale.`;
  }
  const { due, belated } = year.returns;
  const over = `${title.replace(/^t/, 'T')} is over, and nobody deducted the ${inr(tax)} of tax on your gains.`;
  if (today > belated.value) return `${over} If you did not pay it either, it has cost interest since.`;
  const ofYear = pieces.filter((piece) => piece.year === year);
  const { interest, fee } = balanceOf(
    {
      tax,
      foreseenTax: tax,
      // Tax on a gain is due with the instalments after the sale.
      dueBy: (day) =>
        Math.min(
          tax,
          Math.max(
            0,
            ofYear.filter(({ soldOn }) => soldOn <= day).reduce((sum, piece) => sum + piece.tax, 0),
          ),
        ),
      tds: 0,
      payments: [],
      advanceTaxExempt: false,
      presumptive: false,
      income: {
        totalIncome: withAll.totalIncome,
        beforeDeductions: withAll.grossTotalIncome,
        basicExemption: withAll.charge.basicExemption,
        tds: taxWithPerquisite,
        returnFromTds: returnFromTds({ kind: 'individual', age: input.age, residence: input.residence }, year),
      },
      returnDue: due.value.individual,
      filedOn: today,
    },
    year,
  );
  return `${over} If you did not pay it as advance tax, it costs ${inr(interest)} of interest${fee > 0 ? ` and a late fee of ${inr(fee)}` : ''} besides, paid with the return on ${formatDate(today)}.`;
}

/** Returns what there is to do, dated where it has a day. */
export function actionsOf(input: EsopInput, story: ShareStory, totals: Totals): Action[] {
  const taxed = story.years.filter(({ perquisite }) => perquisite > 0);
  const exempt = isSeniorCitizen({ kind: 'individual', age: input.age, residence: input.residence });
  const gained = story.years.filter(({ taxWithAll, taxWithPerquisite, year }) => {
    return input.residence === 'resident' && !exempt && taxWithAll - taxWithPerquisite >= year.advanceTax.from.value;
  });
  return [
    ...deferralActions(story),
    ...waitActions(input, story, totals),
    ...taxed.map(({ year, perquisite }) => ({
      text: `Check that your employer shows ${inr(perquisite)} in your Form ${formName('12BA', year.act)} and Form ${formName('16', year.act)} for ${yearTitle(year.financialYear)}.`,
      cite: law.perquisite[year.act],
    })),
    ...gained.map((each) => ({ text: gainsText(input, story, each), cite: each.year.advanceTax.from.cite })),
    ...foreignActions(input, story),
  ];
}

const values: Readonly<Record<EsopInput['market'], string>> = {
  listed: 'the average of the opening and closing price of the day on the exchange in India with the most trading',
  unlisted: 'what a merchant banker certified, at most 180 days before',
  foreign:
    'what your employer’s valuation says. By law a listing abroad does not count, but most employers take the closing price there',
};

/** Returns who should leave, what is taken for granted, and what to look out for. */
export function caveatsOf(input: EsopInput, story: ShareStory, totals: Totals): Caveat[] {
  const { lots, pieces, years, deferred } = story;
  const act = years.at(-1)?.year.act ?? 'act1961';
  const grantAct = lots.findLast(({ year }) => year !== null)?.year?.act ?? 'act1961';
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not for you if you are not an employee of the company or its group, or if you were paid cash for your options instead of shares. Other rules apply then.',
    },
  ];
  for (const { year, without, withPerquisite, withAll, perquisite } of years) {
    const title = yearTitle(year.financialYear);
    if (
      without.charge.rebate.amount > 0 &&
      withPerquisite.charge.rebate.amount < without.charge.rebate.amount &&
      perquisite > 0
    ) {
      list.push({
        kind: 'warning',
        text: `In ${title} the value makes you lose the rebate under section ${sectionBeside('87A', year.act)}. Part of the tax is on income that was tax-free before.`,
        cite: year.regimes[input.regime].rebate.cite,
      });
    }
    if (withPerquisite.charge.surcharge > without.charge.surcharge) {
      list.push({
        kind: 'warning',
        text: `In ${title} the value brings surcharge at ${pct(withPerquisite.charge.surchargeWorking.percent)}, after marginal relief. It is in the tax shown.`,
        cite: year.regimes[input.regime].surcharge.cite,
      });
    }
    if (withPerquisite.charge.surcharge === 0 && withAll.charge.surcharge > 0) {
      list.push({
        kind: 'warning',
        text: `In ${title} the gains take your income above a surcharge limit, so surcharge applies to the whole year’s tax: ${inr(withAll.charge.surcharge - withAll.charge.marginalRelief)} before cess. The tax on the gains includes it.`,
        cite: year.regimes[input.regime].surcharge.cite,
      });
    }
  }
  for (const { year, withAll } of years) {
    const order = orderOfAssessment(withAll, year);
    if (order === '') continue;
    list.push({
      kind: 'assumption',
      text: `In ${yearTitle(year.financialYear)} the order of set-off changes your tax. ${order} This is the tax of that whole year.`,
      cite: year.setOff.capital,
    });
  }
  if (pieces.some(({ gain }) => gain.amount < 0)) {
    const lossYear = pieces.find(({ gain }) => gain.amount < 0)?.year;
    list.push({
      kind: 'limit',
      text: 'The value that was taxed as salary stays taxed even if the price falls. A loss on the sale is a capital loss. You can set it off only against capital gains, never against salary.',
      cite: law.salaryLoss[lossYear?.act ?? act],
    });
  }
  if (input.market === 'foreign' && [...input.lots, ...input.sales].some(({ rate }) => rate === 1)) {
    list.push({
      kind: 'warning',
      text: 'A row has a rate of 1, so its amounts count as rupees. For amounts in a foreign currency enter State Bank’s TT buying rate on the last day of the month before.',
      cite: law.exchangeRate[act],
    });
  }
  if (lots.some(({ year }) => year === null)) {
    list.push({
      kind: 'limit',
      text: `Shares from before ${formatDate(incomeTaxYears['2024-25'].firstDay)} count only with their cost. We do not work out the tax on their value or subtract it from what you keep.`,
    });
  }
  if (deferred.length > 0) {
    list.push({
      kind: 'limit',
      text: `Only an eligible start-up with the certificate for section ${grantAct === 'act1961' ? '80-IAC' : '140 (old 80-IAC)'} may delay the tax. Recognition by DPIIT is not enough. There is no interest for this time. The tax is due even if the shares have become worthless.`,
      cite: law.eligibleStartUp[grantAct],
    });
  } else if (!input.startUp && input.market === 'unlisted' && input.plan === 'options' && totals.tax > 0) {
    list.push({
      kind: 'warning',
      text: 'Tax is due even though you cannot sell unlisted shares freely. Before you exercise, ask whether your employer has the certificate that lets you pay the tax later.',
      cite: law.eligibleStartUp[grantAct],
    });
  }
  if (lots.some((lot) => lot.tax > 0 && isAfterJob(input, lot))) {
    list.push({
      kind: 'warning',
      text: 'A row is after the last day of the job, so its tax cannot wait. Check the dates if that is not so.',
      cite: law.deferral[grantAct].cite,
    });
  }
  if (input.indianPart < 100 && input.residence === 'resident') {
    list.push({
      kind: 'warning',
      text: `You count only ${pct(input.indianPart)} of the value as Indian salary. An ordinary resident is taxed on the whole value, wherever the work was done. Enter 100% unless you are not ordinarily resident in that year.`,
      cite: law.scope[act],
    });
  }
  if (input.indianPart < 100 || input.residence === 'nonResident') {
    list.push({
      kind: 'assumption',
      text: 'We count only the part of the value for service in India as Indian salary, by the days you entered. A treaty may share it differently.',
    });
  }
  if (input.foreignTax > 0 && input.market === 'foreign') {
    list.push({
      kind: 'assumption',
      text: 'The credit shown is the most you can get. It is worked out for each country and source of income, and foreign tax above the treaty rate does not count.',
      cite: law.foreignCredit[act],
    });
  }
  if (
    input.market === 'listed' &&
    pieces.some(({ lot, gain }) => gain.amount > 0 && lot.date < capitalGains.grandfatheredBefore.value)
  ) {
    list.push({
      kind: 'warning',
      text: `Shares got before ${formatDate(before2018)}: their value on ${formatDate(addDays(before2018, -1))} can raise the cost and lower the tax. We do not count it here. The capital gains calculator asks for it.`,
      cite: law.valueOf2018[act],
    });
  }
  if (input.market === 'listed' && pieces.length > 0) {
    list.push({
      kind: 'assumption',
      text: 'We assume that you sold the shares on a recognised exchange and paid securities transaction tax, and that they come from a scheme under SEBI rules, where none is needed at the purchase.',
    });
  }
  list.push(
    {
      kind: 'assumption',
      text: `The value of a share is ${values[input.market]}.`,
      cite: law.fairValue[grantAct],
    },
    {
      kind: 'assumption',
      text: 'We assume that your salary is the same each year, that you have no other income, gains or losses, and that the shares are allotted on the day entered. Tax on a later sale of the shares left is not subtracted.',
    },
  );
  return list;
}
