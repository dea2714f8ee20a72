import { incomeTaxYears } from '@/content/rules/income-tax';
import { type EntityYear, entityYears } from '@/content/rules/income-tax/entities';
import { formName, yearTitle } from '@/content/tax/law-names';
import {
  type Action,
  type Caveat,
  type Chart,
  type Figure,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import type { EntityTax } from '@/lib/tax/entity';
import type { CorporateTaxInput } from './form';
import { lastingCost, laterYear, lawAfter, type Path, pathsOf, yearsOfCredit } from './paths';
import { partnerDeductions, type RegimeResult, regimesOf } from './regimes';

/** Returns the tax of a company, firm or LLP, every regime side by side, minimum tax, credit and what is left to pay. */
export function corporateTax(input: CorporateTaxInput): Result {
  const law = entityYears[input.year];
  const { advanceTax } = incomeTaxYears[input.year];
  const regimes = regimesOf(input, law);
  const after = yearsOfCredit(input, regimes);
  const paths = after > 0 ? pathsOf(input, regimes, after) : [];
  // Where credit is at stake, this year's tax alone would advise what costs more in the years in which the credit can be used.
  const chosen = paths.length > 0 ? paths.reduce((one, other) => (other.total < one.total ? other : one)) : null;
  const best = chosen?.first ?? regimes.reduce((one, other) => (other.payable < one.payable ? other : one));
  const ordinary = regimes[0] ?? best;
  const sheet = worksheet();
  if (best.id === 'firm') writePartners(sheet, input, law);
  for (const regime of regimes) writeRegime(sheet, input, law, regime);
  sheet.heading('What is left to pay');
  const payable = sheet.step(rupees('Tax of the year', best.payable), `${best.name}, to the nearest ₹10`, law.rounding);
  const left = payable - input.paid;
  sheet.step(
    rupees(left >= 0 ? 'Still to pay' : 'Refund', Math.abs(left)),
    `${inr(payable)} minus ${inr(input.paid)} paid, before interest`,
  );
  if (chosen) writePaths(sheet, paths);
  const totalIncome = best.normal.totalIncome;
  const headline: [Figure, ...Figure[]] = [rupees('Tax of the year', payable, { tone: 'tax' })];
  if (chosen) headline.push(verdict(`Lowest over ${after + 1} years`, chosen.name));
  else if (regimes.length > 1) headline.push(verdict('Lowest tax', best.name));
  if (totalIncome > 0) headline.push(percentage('Share of the income', (payable / totalIncome) * 100));
  const dearest = Math.max(...regimes.map((each) => each.payable));
  if (chosen) headline.push(rupees(`Saves over ${after + 1} years`, otherWay(paths, chosen).total - chosen.total));
  else if (regimes.length > 1) headline.push(rupees('Saves', dearest - payable));
  return {
    headline,
    sentence: chosen ? pathSentence(input, law, paths, chosen) : sentenceOf(input, regimes, best, ordinary),
    charts: [
      ...(chosen ? [pathChart(paths, chosen)] : []),
      regimes.length > 1
        ? {
            kind: 'bars',
            title: 'Tax by regime',
            unit: 'rupees',
            bars: regimes.map((each) => each.name),
            marked: regimes.indexOf(best),
            series: [{ label: 'Tax', tone: 'tax', values: regimes.map((each) => each.payable) }],
          }
        : {
            kind: 'bars',
            title: 'Income and tax',
            unit: 'rupees',
            bars: ['Total income', 'Tax'],
            series: [{ label: 'Amount', tone: 'tax', values: [totalIncome, payable] }],
          },
    ],
    tables: [
      ...(chosen ? [pathTable(input, paths)] : []),
      regimeTable(regimes),
      ...(input.entity === 'domestic' && totalIncome > 0 ? [ownerTable(input, best)] : []),
      ...(payable < advanceTax.from.value ? [] : [instalmentTable(input, payable)]),
    ],
    steps: sheet.steps,
    actions: actionsOf(input, best, chosen),
    caveats: caveatsOf(input, law, regimes, after),
  };
}

function writePartners({ heading, step }: Worksheet, input: CorporateTaxInput, law: EntityYear): void {
  if (input.partnerPay === 0 && input.partnerInterest === 0) return;
  const { interest, bookProfit, pay } = partnerDeductions(input, law);
  heading('Partners');
  if (input.partnerInterest > 0) {
    step(
      rupees('Interest allowed', interest),
      `At most ${pct(law.partnerInterest.value)} of ${inr(input.partnerCapital)}`,
      law.partnerInterest.cite,
    );
  }
  const { firstPart, firstPercent, floor, restPercent } = law.partnerPay.value;
  step(rupees('Book profit for partners’ pay', bookProfit), `${inr(input.income)} − ${inr(interest)}`);
  step(
    rupees('Partners’ pay allowed', pay),
    `On the first ${inr(firstPart)} the higher of ${inr(floor)} and ${pct(firstPercent)}, on the rest ${pct(restPercent)}; at most what is paid`,
    law.partnerPay.cite,
  );
}

function writeTax({ step }: Worksheet, tax: EntityTax, rates: RegimeResult['rates'], base: string, name: string): void {
  step(rupees(`Tax: ${name}`, tax.tax), base, rates.percent.cite);
  if (tax.surchargeBeforeRelief > 0) {
    step(
      rupees(`Surcharge: ${name}`, tax.surcharge),
      tax.marginalRelief > 0
        ? `${pct(tax.surchargePercent)} is ${inr(tax.surchargeBeforeRelief)}; marginal relief cuts it by ${inr(tax.marginalRelief)}, so that tax does not rise by more than the income above the threshold`
        : `${pct(tax.surchargePercent)} of ${inr(tax.tax)}`,
      rates.surcharge.cite,
    );
  }
  step(
    rupees(`Cess: ${name}`, tax.cess),
    `${pct(rates.cess.value)} of ${inr(tax.tax + tax.surcharge)}`,
    rates.cess.cite,
  );
  step(rupees(`Tax with surcharge and cess: ${name}`, tax.total), 'The total of the lines above');
}

function writeRegime(sheet: Worksheet, input: CorporateTaxInput, law: EntityYear, regime: RegimeResult): void {
  const { name, income, rates, normal, minimum } = regime;
  sheet.heading(name);
  const gains = input.shortGains + input.longGains;
  const base = `${pct(rates.percent.value)} of ${inr(income)}${input.lost > 0 && regime.id !== 'normal' && input.entity === 'domestic' ? ', with the lost deductions added' : ''}${gains > 0 ? `, gains at ${pct(law.shortGains.value)} and ${pct(law.longGains.value)}` : ''}`;
  writeTax(sheet, normal, rates, base, name);
  if (minimum) {
    const isFirm = regime.id === 'firm';
    const minimumRates = isFirm ? law.alternate : law.minimum;
    const minimumName = isFirm ? 'AMT' : 'MAT';
    writeTax(
      sheet,
      minimum,
      minimumRates,
      `${pct(minimumRates.percent.value)} of ${inr(minimum.totalIncome)}, ${isFirm ? 'the income with the deductions added back' : 'the book profit'}`,
      minimumName,
    );
    if (regime.creditGained > 0) {
      sheet.step(
        rupees('Credit that arises this year', regime.creditGained),
        `${minimumName} minus the ordinary tax`,
        law.minimumGivesCredit.cite,
      );
    }
  }
  if (input.credit > 0 && regime.creditFloor) {
    sheet.step(
      rupees('AMT, which limits the use of credit', regime.creditFloor.total),
      `${pct(law.alternate.percent.value)} of ${inr(regime.creditFloor.totalIncome)}, with surcharge and cess. It is not payable, because no deductions are added back`,
      law.alternateCredit,
    );
  }
  if (regime.creditUsed > 0) {
    sheet.step(
      rupees(`Credit used: ${name}`, regime.creditUsed),
      regime.id === 'concession' || regime.id === 'newManufacturer'
        ? `At most ${pct(law.oldCreditShare.value)} of the tax`
        : 'At most the ordinary tax minus the minimum tax',
      regime.id === 'firm' ? law.alternateCredit : law.oldCreditShare.cite,
    );
  }
  if (regime.creditLeft > 0) {
    sheet.step(
      rupees(`Credit for later years: ${name}`, regime.creditLeft),
      `${inr(input.credit)} of earlier years − ${inr(regime.creditUsed)} used${regime.creditGained > 0 ? ` + ${inr(regime.creditGained)} of this year` : ''}. The credit of each year lapses after ${law.creditYears.value} years`,
      law.creditYears.cite,
    );
  }
  sheet.step(
    rupees(`To pay: ${name}`, regime.payable),
    'The higher of the two taxes minus credit, to the nearest ₹10',
    law.rounding,
  );
}

function sentenceOf(
  input: CorporateTaxInput,
  regimes: readonly RegimeResult[],
  best: RegimeResult,
  ordinary: RegimeResult,
): string {
  const year = yearTitle(input.year);
  const tax = inr(best.payable);
  if (regimes.length === 1) {
    const byMinimum = best.minimum !== null && best.minimum.total > best.normal.total;
    return `The ${best.name === 'LLP' ? 'LLP' : best.name.toLowerCase()} pays ${tax} for ${year}${byMinimum ? ', because the alternate minimum tax (AMT) is higher' : ''}.`;
  }
  if (best === ordinary) {
    const byMinimum = best.minimum !== null && best.minimum.total > best.normal.total;
    return `The company pays least at the ordinary rate: ${tax} for ${year}${byMinimum ? ', the minimum tax (MAT)' : ''}.`;
  }
  const more = ordinary.payable - best.payable;
  return `The company pays ${tax} for ${year} at the lower rate, ${inr(more)} less than at the ordinary rate. The company chooses once and cannot go back.`;
}

/** Returns the cheapest path that begins with another regime this year: what the choice of this year is between. */
function otherWay(paths: readonly Path[], chosen: Path): Path {
  const others = paths.filter((each) => each.first !== chosen.first);
  return others.reduce((one, other) => (other.total < one.total ? other : one));
}

/** Returns what the lower rate costs once no credit is left, where that is more than the ordinary rate: there is no way back. */
function afterCredit(input: CorporateTaxInput, paths: readonly Path[], chosen: Path): string {
  const more = lastingCost(input);
  const saved = (paths.find(({ id }) => id === 'ordinary')?.total ?? chosen.total) - chosen.total;
  if (more <= 0 || saved <= 0) return '';
  const years = Math.floor(saved / more) + 1;
  return ` After that the lower rate costs ${inr(more)} more than the ordinary rate each year: after ${years === 1 ? 'one such year' : `${years} such years`}, staying would have cost less.`;
}

/** Returns the advice where credit is at stake, with what it takes as given. */
function pathSentence(input: CorporateTaxInput, law: EntityYear, paths: readonly Path[], chosen: Path): string {
  const year = yearTitle(input.year);
  const tax = inr(chosen.first.payable);
  const other = otherWay(paths, chosen);
  const atOnce =
    other.first.id === 'normal'
      ? 'beginning at the ordinary rate'
      : `the ${pct(other.first.rates.percent.value)} rate at once`;
  const given = law.oldCreditShare.value === 0 ? (paths[0]?.first.creditLeft ?? 0) : 0;
  const lasts =
    input.credit > 0
      ? `, and earlier credit that lasts ${input.creditLasts} ${input.creditLasts === 1 ? 'year' : 'years'} more`
      : '';
  const less = `With this year’s figures in each of ${chosen.paid.length} years${lasts}, that costs ${inr(other.total - chosen.total)} less than ${atOnce}`;
  const lasting = chosen.id === 'later' || chosen.id === 'now' ? afterCredit(input, paths, chosen) : '';
  if (chosen.id === 'later') {
    return `Stay at the ordinary rate for ${year}, which costs ${tax}, and choose the lower rate from ${laterYear(input.year, 1)}. ${less}${given > 0 ? `, which gives up ${inr(given)} of MAT credit` : ''}.${lasting}${lasting ? ' The company cannot go back.' : ''}`;
  }
  if (chosen.id === 'ordinary') {
    const unused = chosen.first.creditLeft;
    const from = laterYear(input.year, law.oldCreditShare.value > 0 ? 0 : 1);
    return `The company pays least at the ordinary rate: ${tax} for ${year}. ${less}.${unused > 0 ? ` MAT credit of ${inr(unused)} then stays unused: from ${from} it counts only at the lower rate.` : ''}`;
  }
  return `The company pays ${tax} for ${year} at the lower rate. ${less}${given > 0 ? `, although it gives up ${inr(given)} of MAT credit` : ''}.${lasting} The company chooses once and cannot go back.`;
}

function writePaths({ heading, step }: Worksheet, paths: readonly Path[]): void {
  heading('If every year is like this one');
  for (const { name, paid, total } of paths) {
    step(
      rupees(`Tax of ${paid.length} years: ${name}`, total),
      'Income, book profit, deductions and gains as in this year; credit is used as each year allows',
    );
  }
}

function pathChart(paths: readonly Path[], chosen: Path): Chart {
  return {
    kind: 'bars',
    title: `Tax of ${chosen.paid.length} years`,
    unit: 'rupees',
    bars: paths.map((each) => each.name),
    marked: paths.indexOf(chosen),
    series: [{ label: 'Tax', tone: 'tax', values: paths.map((each) => each.total) }],
  };
}

function pathTable(input: CorporateTaxInput, paths: readonly Path[]): Table {
  return {
    id: 'years-of-credit',
    caption: 'If every year is like this one',
    columns: [{ label: 'Year', unit: 'text' }, ...paths.map((each) => ({ label: each.name, unit: 'rupees' }) as const)],
    rows: (paths[0]?.paid ?? []).map((_, year) => [
      laterYear(input.year, year),
      ...paths.map((each) => each.paid[year] ?? 0),
    ]),
    total: ['Total', ...paths.map((each) => each.total)],
    note: 'The law of the newest year on this page is taken for all later years.',
  };
}

function regimeTable(regimes: readonly RegimeResult[]): Table {
  return {
    id: 'regimes',
    caption: regimes.length > 1 ? 'Regimes side by side' : 'From income to tax',
    columns: [
      { label: 'Line', unit: 'text' },
      ...regimes.map((each) => ({ label: each.name, unit: 'rupees' }) as const),
    ],
    rows: [
      ['Total income', ...regimes.map((each) => each.normal.totalIncome)],
      ['Tax', ...regimes.map((each) => each.normal.tax)],
      ['Surcharge', ...regimes.map((each) => each.normal.surcharge)],
      ['Cess', ...regimes.map((each) => each.normal.cess)],
      ['Tax with surcharge and cess', ...regimes.map((each) => each.normal.total)],
      ['Minimum tax', ...regimes.map((each) => each.minimum?.total ?? null)],
      ['Credit used', ...regimes.map((each) => each.creditUsed)],
      ['To pay', ...regimes.map((each) => each.payable)],
      ['Credit for later years', ...regimes.map((each) => each.creditLeft)],
    ],
  };
}

/** Returns what reaches the owner from a profit that is paid out, as dividend or as salary before tax. */
function ownerTable({ ownerRate }: CorporateTaxInput, best: RegimeResult): Table {
  const profit = best.normal.totalIncome;
  const dividend = profit - best.payable;
  const rest = 1 - ownerRate / 100;
  return {
    id: 'owner',
    caption: 'If the owner takes all the profit',
    columns: [
      { label: 'Way', unit: 'text' },
      { label: 'Tax of the company', unit: 'rupees' },
      { label: 'Tax of the owner', unit: 'rupees' },
      { label: 'Left with the owner', unit: 'rupees' },
    ],
    rows: [
      ['Dividend after tax', best.payable, dividend - dividend * rest, dividend * rest],
      ['Salary instead of profit', 0, profit - profit * rest, profit * rest],
    ],
    note: `We tax all of it at the owner’s rate of ${pct(ownerRate)}. A salary must be for work actually done. Profit kept in the company is taxed only in the company.`,
  };
}

function instalmentTable(input: CorporateTaxInput, payable: number): Table {
  const { instalments, from } = incomeTaxYears[input.year].advanceTax;
  let before = 0;
  return {
    id: 'advance-tax',
    caption: 'Advance tax of the year',
    columns: [
      { label: 'By', unit: 'date' },
      { label: 'Total share due', unit: 'percent' },
      { label: 'In all', unit: 'rupees', rollUp: 'last' },
      { label: 'This instalment', unit: 'rupees' },
    ],
    rows: instalments.value.map(({ date, percent }) => {
      const due = (payable * percent) / 100;
      const row = [date, percent, due, due - before] as const;
      before = due;
      return row;
    }),
    note: `Subtract tax deducted and collected during the year. If less than ${inr(from.value)} is left for the year, no advance tax is due.`,
  };
}

function actionsOf(input: CorporateTaxInput, best: RegimeResult, chosen: Path | null): Action[] {
  const list: Action[] = [];
  const cite = best.rates.percent.cite;
  if (best.id === 'concession') {
    const form = input.year === '2025-26' ? 'Form 10-IC' : 'the form for it (old Form 10-IC)';
    list.push({
      text: `Choose the ${pct(best.rates.percent.value)} rate in ${form} by the due date of the return. If it is late, the ordinary rate applies.`,
      cite,
    });
  }
  if (chosen?.id === 'later') {
    list.push({
      text: `Do not choose the lower rate for ${yearTitle(input.year)}. Compare again before the return of ${laterYear(input.year, 1)} is due, with the figures of that year.`,
      cite: entityYears[lawAfter(input.year)].minimumChanged,
    });
  }
  const { from, instalments } = incomeTaxYears[input.year].advanceTax;
  const last = instalments.value.at(-1)?.date;
  if (best.payable > 0 && best.payable < from.value) {
    list.push({
      text: `You need not pay advance tax, because the tax is below ${inr(from.value)}. Pay what is left before you file the return.`,
      cite: from.cite,
    });
  } else if (last && best.payable - input.paid > 0) {
    list.push({
      text: `All advance tax is due by ${formatDate(last)}. If that day has passed, pay the rest with interest before you file the return.`,
      date: last,
    });
  }
  list.push({
    text: `Compare the tax paid with Form ${formName('26AS', input.year === '2025-26' ? 'act1961' : 'act2025')}.`,
  });
  return list;
}

function caveatsOf(
  input: CorporateTaxInput,
  law: EntityYear,
  regimes: readonly RegimeResult[],
  after: number,
): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not for banks and insurers, which have their own rules, co-operative societies, trusts, units in an IFSC, or royalty under agreements before 1976.',
    },
  ];
  if (input.entity === 'domestic') {
    list.push({
      kind: 'assumption',
      text: `A company at the lower rate has no minimum tax. ${law.oldCreditShare.value === 0 ? 'It loses its MAT credit.' : `Its old MAT credit can pay at most ${law.oldCreditShare.value}% of the tax. Without the lower rate, old credit cannot be used. It is carried forward until it lapses.`}`,
      cite: law.oldCreditShare.cite,
    });
  }
  const next = entityYears[lawAfter(input.year)];
  if (after > 0 && law !== next) {
    list.push({
      kind: 'assumption',
      text: `From ${laterYear(input.year, 1)} MAT credit of earlier years can pay only at the lower rate, and at most ${pct(next.oldCreditShare.value)} of the tax. MAT is then ${pct(next.minimum.percent.value)} and gives no new credit.`,
      cite: next.minimumChanged,
    });
  }
  if (input.entity === 'foreign') {
    list.push({
      kind: 'assumption',
      text: 'This is for business income of a foreign company in India. Under a tax treaty the tax may be lower. We leave out minimum tax, because most treaties and the law exempt companies without an office here.',
    });
  }
  if (input.year === '2026-27' && input.entity === 'domestic') {
    list.push({
      kind: 'assumption',
      text: `Minimum tax at ${pct(law.minimum.percent.value)} as final tax, and turnover of ${law.turnover.year} for the ${pct(law.small.percent.value)} rate, come from reports on the Finance Act, 2026, checked on ${formatDate(law.checkedOn)}.`,
      cite: law.minimum.percent.cite,
    });
  }
  const relieved = regimes.find((each) => each.normal.marginalRelief > 0);
  if (relieved) {
    list.push({
      kind: 'limit',
      text: `Marginal relief of ${inr(relieved.normal.marginalRelief)} makes sure that the surcharge is not more than the income above the threshold.`,
      cite: relieved.rates.surcharge.cite,
    });
  }
  return list;
}
