import { employeeShares as law } from '@/content/rules/employee-shares';
import { formName, sectionBeside, yearTitle } from '@/content/tax/law-names';
import type { Action, Caveat } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { formatDate, formatNumber, formatPercent, formatRupees } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { EsopInput } from './form';
import { missingShares, type ShareStory, shareStory } from './shares';
import type { Totals } from './totals';
import { pieceName, rowName } from './working';

/** The last day to file the form for credit of tax paid abroad, for income of a year. */
const creditDay = ({ financialYear }: IncomeTaxYear) => `${firstYearOf(financialYear) + 2}-03-31`;

function deferralActions({ deferred }: ShareStory): Action[] {
  const texts = {
    sale: 'the sale',
    left: 'the end of the job',
    end: 'the end of the time',
  };
  return deferred.map(({ lot, tax, why, until, shares }) => ({
    text: `${formatRupees(tax)} of tax on ${rowName(lot).toLowerCase()} (${formatNumber(shares, 3)} ${shares === 1 ? 'share' : 'shares'}) falls due with ${texts[why]} on ${formatDate(until)}. Have the cash ready.`,
    date: until,
    ...(lot.year && { cite: law.deferral[lot.year.act].cite }),
  }));
}

/** Waiting with the largest short-term sale until it is long-term, with the tax worked out again. */
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
          text: `${pieceName(short, pieces)} is short-term. Made on ${formatDate(day)} or later, at the same price, the tax on gains is ${formatRupees(saved)} less. The price can fall meanwhile.`,
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
        text: `If you are resident and ordinarily resident: report the foreign shares in Schedule FA of the return for ${title}, even if nothing was sold: it goes by calendar year. Show gains and dividend from them in Schedule FSI, and tax paid abroad in Schedule TR.`,
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

/** What there is to do, dated where it has a day. */
export function actionsOf(input: EsopInput, story: ShareStory, totals: Totals): Action[] {
  const taxed = story.years.filter(({ perquisite }) => perquisite > 0);
  const gained = story.years.filter(({ taxWithAll, taxWithPerquisite, year }) => {
    return input.residence === 'resident' && taxWithAll - taxWithPerquisite >= year.advanceTax.from.value;
  });
  return [
    ...deferralActions(story),
    ...waitActions(input, story, totals),
    ...taxed.map(({ year, perquisite }) => ({
      text: `Check that ${formatRupees(perquisite)} stands in your Form ${formName('12BA', year.act)} and Form ${formName('16', year.act)} for ${yearTitle(year.financialYear)}.`,
      cite: law.perquisite[year.act],
    })),
    ...gained.map(({ year, taxWithAll, taxWithPerquisite }) => ({
      text: `Nobody deducts the ${formatRupees(taxWithAll - taxWithPerquisite)} on gains of ${yearTitle(year.financialYear)}: pay it with the next instalment of advance tax after the sale.`,
      cite: year.advanceTax.from.cite,
    })),
    ...foreignActions(input, story),
  ];
}

const values: Readonly<Record<EsopInput['market'], string>> = {
  listed: 'the average of the opening and closing price of the day on the exchange in India with the most trading',
  unlisted: 'what a merchant banker certified, at most 180 days before',
  foreign:
    'what your employer’s valuation says; by law a listing abroad does not count, and most employers take the closing price there',
};

/** Who should leave, what is taken for granted, and what to look out for. */
export function caveatsOf(input: EsopInput, story: ShareStory, totals: Totals): Caveat[] {
  const { lots, pieces, years, deferred } = story;
  const act = years.at(-1)?.year.act ?? 'act1961';
  const grantAct = lots.findLast(({ year }) => year !== null)?.year?.act ?? 'act1961';
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not if you are no employee of the company or its group, or were paid in cash for your options instead of getting shares: then other rules hold.',
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
        text: `In ${title} the value costs you the rebate of section ${sectionBeside('87A', year.act)}: part of the tax is on income that was free of tax before.`,
        cite: year.regimes[input.regime].rebate.cite,
      });
    }
    if (withPerquisite.charge.surcharge > without.charge.surcharge) {
      list.push({
        kind: 'warning',
        text: `In ${title} the value brings surcharge at ${formatPercent(withPerquisite.charge.surchargeWorking.percent)}, after marginal relief. It is in the tax shown.`,
        cite: year.regimes[input.regime].surcharge.cite,
      });
    }
    if (withPerquisite.charge.surcharge === 0 && withAll.charge.surcharge > 0) {
      list.push({
        kind: 'warning',
        text: `In ${title} the gains lift your income above a limit of surcharge, so it falls on the tax of the whole year: ${formatRupees(withAll.charge.surcharge - withAll.charge.marginalRelief)} before cess. It is in the tax on the gains.`,
        cite: year.regimes[input.regime].surcharge.cite,
      });
    }
  }
  if (pieces.some(({ gain }) => gain.amount < 0)) {
    const lossYear = pieces.find(({ gain }) => gain.amount < 0)?.year;
    list.push({
      kind: 'limit',
      text: 'The value that was taxed as salary stays taxed when the price falls. The loss of a sale is a capital loss: it can be set off against capital gains only, never against salary.',
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
      text: 'Shares from before 1 April 2024 count with their cost only; we do not work out the tax on their value or take it off what you keep.',
    });
  }
  if (deferred.length > 0) {
    list.push({
      kind: 'limit',
      text: `Only an eligible start-up with the certificate for section ${grantAct === 'act1961' ? '80-IAC' : '140 (old 80-IAC)'} may delay the tax. Recognition by DPIIT is not enough. There is no interest for this time. The tax is due even if the shares have become worthless.`,
      cite: law.eligibleStartUp[grantAct],
    });
  } else if (input.market === 'unlisted' && input.plan === 'options' && totals.tax > 0) {
    list.push({
      kind: 'warning',
      text: 'Tax is due although you cannot sell unlisted shares freely. Before you exercise, ask whether your employer has the certificate with which the tax may wait.',
      cite: law.eligibleStartUp[grantAct],
    });
  }
  if (input.indianPart < 100 || input.residence === 'nonResident') {
    list.push({
      kind: 'assumption',
      text: 'Only the part of the value for service in India is counted as Indian salary, by the days you entered. A treaty may share it differently.',
    });
  }
  if (input.foreignTax > 0 && input.market === 'foreign') {
    list.push({
      kind: 'assumption',
      text: 'The credit is a ceiling. It is worked out for each country and source of income, and tax abroad above the treaty rate does not count.',
      cite: law.foreignCredit[act],
    });
  }
  if (input.market === 'listed' && pieces.length > 0) {
    list.push({
      kind: 'assumption',
      text: 'The shares were sold on a recognised exchange with securities transaction tax, and come from a scheme under the rules of SEBI, which needs none at the purchase.',
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
      text: 'The salary is the same in each year, you have no other income, gains or losses, and the shares are allotted on the day entered. Tax of a later sale of the shares left is not taken off.',
    },
  );
  return list;
}
