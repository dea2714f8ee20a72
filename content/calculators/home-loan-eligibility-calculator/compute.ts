import { houseLoanRules, lendingPractice, loanRules } from '@/content/rules/loans';
import { saleDuty } from '@/content/rules/stamp-duty';
import { assumedLines } from '@/lib/assumed';
import {
  type Action,
  type Caveat,
  type Chart,
  months,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { fields, type HomeLoanEligibilityInput } from './form';
import {
  type Assessment,
  assess,
  dutyOn,
  type Gain,
  gainsOf,
  type Limit,
  LONGEST,
  monthsByAge,
  mostLoanOn,
  priceFor,
  requirementOf,
} from './loan';

const annuity: Citation = { source: 'level-annuity', at: 'Present value of equal payments' };

const limitNames: Readonly<Record<Exclude<Limit, 'age'>, string>> = {
  income: 'Your income',
  debts: 'Your present EMIs',
  multiple: 'Income multiple',
  value: 'Value of the house',
};

const whoseAge = (input: HomeLoanEligibilityInput, { months }: Assessment) =>
  monthsByAge({ ...input, coApplicants: [] }) > months ? 'A co-applicant’s age' : 'Your age';

/** Returns the home loan that income, age and house allow with the limit that binds, or the income that a house needs. */
export function homeLoanEligibility(input: HomeLoanEligibilityInput): Result {
  const result = input.goal === 'price' ? forHouse(input) : forIncome(input);
  // The State sets the stamp duty of a house that is named, or that own money must pay for.
  const needsDuty = input.goal === 'price' || input.price !== null || input.ownMoney !== null;
  return needsDuty && input.dutyPercent === null && input.state === fields.state.default
    ? { ...result, assumed: assumedLines(fields, input, ['state']) }
    : result;
}

function forIncome(input: HomeLoanEligibilityInput): Result {
  const sheet = worksheet();
  const now = assess(input);
  limitSteps(sheet, input, now);
  const house = houseSteps(sheet, input, now);
  const gains = gainsOf(input, now, inr);
  return {
    headline: [
      rupees('Home loan you can get', now.loan, { tone: 'own' }),
      rupees('Monthly EMI', now.emi, { tone: 'cost' }),
      verdict('Limited by', now.binding === 'age' ? whoseAge(input, now) : limitNames[now.binding]),
      house.figure,
    ],
    sentence: loanSentence(input, now, gains, house.need),
    breakdowns: [
      {
        title: 'What pays for the house',
        total: rupees('Price with stamp duty and registration', house.price + house.duty),
        // On a cheap house stamp duty counts for the lender too, so that the loan can be above the price.
        parts:
          house.loan > house.price
            ? [rupees('Loan used', house.loan, { tone: 'own' }), rupees('Own money you need', house.need)]
            : [
                rupees('Loan used', house.loan, { tone: 'own' }),
                rupees('Own money for the price', house.price - house.loan, { tone: 'other' }),
                rupees('Stamp duty and registration', house.duty, { tone: 'tax' }),
              ],
      },
    ],
    charts: limitCharts(input, now, gains, house),
    tables: [gridTable(input, now), ...(gains.length > 0 ? [gainTable(gains, now)] : [])],
    steps: sheet.steps,
    actions: actionsOf(now),
    caveats: caveatsOf(input, now),
  };
}

/** Returns what each limit allows where there are several, what would raise the loan, and what pays for the house. */
function limitCharts(
  input: HomeLoanEligibilityInput,
  now: Assessment,
  gains: readonly Gain[],
  house: { readonly price: number; readonly duty: number; readonly loan: number },
): Chart[] {
  const limits = limitRows(input, now);
  const charts: Chart[] = [];
  if (limits.length > 1) {
    charts.push({
      kind: 'bars',
      title: 'What each limit would allow',
      unit: 'rupees',
      bars: limits.map(({ name }) => name),
      marked: limits.findIndex(({ loan }) => loan === now.loan),
      series: [{ label: 'Loan', values: limits.map(({ loan }) => loan), tone: 'own' }],
    });
  }
  if (gains.length > 0) {
    charts.push({
      kind: 'bars',
      title: 'What would raise the loan',
      unit: 'rupees',
      bars: gains.map(({ change }) => change),
      marked: 0,
      series: [{ label: 'More loan', values: gains.map(({ gain }) => gain), tone: 'growth' }],
    });
  }
  charts.push({
    kind: 'parts',
    title: 'Loan and own money',
    unit: 'rupees',
    parts: [
      { label: 'Loan', value: house.loan, tone: 'own' },
      { label: 'Own money', value: house.price + house.duty - house.loan, tone: 'other' },
    ],
  });
  return charts;
}

/** Returns the limits as loans, each with a name; one that is not applied is left out. */
function limitRows(input: HomeLoanEligibilityInput, now: Assessment) {
  const found = [{ name: 'By income', loan: now.byIncome }];
  if (now.byMultiple !== null) {
    found.push({ name: `By ${formatNumber(input.multiple ?? 0)} times income`, loan: now.byMultiple });
  }
  if (now.byValue !== null) found.push({ name: 'By value of the house', loan: now.byValue });
  return found;
}

function limitSteps({ heading, step }: Worksheet, input: HomeLoanEligibilityInput, now: Assessment): void {
  heading('By income');
  const income = step(
    rupees('Income that counts, per month', now.income),
    'Take-home pay, the counted share of other income, and co-applicants’ pay',
  );
  const debts = step(
    rupees('Present EMIs and card dues, per month', now.debts),
    `EMIs of all applicants, and ${pct(lendingPractice.cardShare.value)} of card dues`,
    lendingPractice.cardShare.cite,
  );
  step(
    percentage('Share of income for all EMIs', now.sharePercent),
    input.emiShare === null ? 'A usual figure at this income; each lender has its own' : 'As you entered it',
    lendingPractice.emiShare.cite,
  );
  const room = step(
    rupees('Room for a new EMI', now.emiRoom),
    `${inr(income)} × ${pct(now.sharePercent)} − ${inr(debts)}, not below zero`,
  );
  step(
    months('Tenure that counts', now.months),
    `The shorter of ${formatMonths(input.tenure)} and the ${formatMonths(monthsByAge(input))} until the oldest applicant who earns is ${input.lastAge}`,
  );
  step(
    rupees('Loan by income', now.byIncome),
    `EMI × (1 − (1 + r)⁻ⁿ) ÷ r with EMI = ${inr(room)}, r = ${pct(input.rate)} ÷ 12, n = ${now.months}`,
    annuity,
  );
  if (now.byMultiple !== null) {
    step(
      rupees('Loan by income multiple', now.byMultiple),
      `${formatNumber(input.multiple ?? 0)} × ${inr(income)}`,
      lendingPractice.multiple.cite,
    );
  }
}

/** Writes the house: the one in mind, or the one that the loan goes with. */
function houseSteps({ heading, step }: Worksheet, input: HomeLoanEligibilityInput, now: Assessment) {
  heading('The house');
  if (now.byValue !== null) {
    step(
      rupees('Loan by value of the house', now.byValue),
      `${shares()}, chosen by the amount of the loan`,
      houseLoanRules.loanToValue.cite,
    );
  }
  step(rupees('Home loan you can get', now.loan), 'The smallest of the limits');
  step(rupees('Monthly EMI', now.emi), `Repays it in ${formatMonths(now.months)} at ${pct(input.rate)}`, annuity);
  const named = input.price ?? priceFor(now.loan, input);
  const duty = dutyOn(Math.max(named, 1), input);
  const dutyAmount = named > 0 ? duty.amount : 0;
  const priceFigure = rupees(
    input.ownMoney === null ? 'Lowest house price for this loan' : 'Highest house price you can afford',
    named,
  );
  if (input.price === null) {
    step(
      priceFigure,
      input.ownMoney === null
        ? `The lowest price at which lenders may lend this amount: ${shares()}`
        : `Loan, ${inr(input.ownMoney)} of your own, and the lender’s share of the value together pay for it`,
      houseLoanRules.loanToValue.cite,
    );
  }
  step(rupees('Stamp duty and registration', dutyAmount), dutyHow(input, duty.percent), saleDuty.cite);
  const loan = Math.min(now.loan, mostLoanOn(named, input));
  const need = step(
    rupees('Own money you need', named + dutyAmount - loan),
    `${inr(named)} + ${inr(dutyAmount)} − ${inr(loan)} of loan`,
  );
  return {
    price: named,
    duty: dutyAmount,
    loan,
    need,
    figure: input.price === null ? priceFigure : rupees('Own money you need', need),
  };
}

const shares = () => {
  const { tiers, above } = houseLoanRules.loanToValue.value;
  const parts = tiers.map(({ upTo, percent }) => `${pct(percent)} for a loan up to ${inr(upTo)}`);
  return `${parts.join(', ')}, ${pct(above)} above`;
};

function dutyHow({ state, dutyPercent }: HomeLoanEligibilityInput, percent: number): string {
  return dutyPercent === null
    ? `${pct(percent)} of the price, a typical figure (${saleDuty.states[state].state}). Check with your sub-registrar`
    : `${pct(percent)} of the price, as you entered it`;
}

function loanSentence(input: HomeLoanEligibilityInput, now: Assessment, gains: readonly Gain[], need: number): string {
  const best =
    gains[0] && now.binding !== 'value' ? ` ${gains[0].change} would raise it most: by ${inr(gains[0].gain)}.` : '';
  if (now.binding === 'debts') {
    return `Your present EMIs and card dues of ${inr(now.debts)} use up the ${pct(now.sharePercent)} of income that lenders allow for EMIs, so there is no room for a home loan.${best}`;
  }
  const amount = `You can borrow ${inr(now.loan)} over ${formatMonths(now.months)}, at an EMI of ${inr(now.emi)}.`;
  const why = {
    income: ` Your income is the limit: lenders allow ${pct(now.sharePercent)} of it for all EMIs.`,
    debts: '',
    age: ` ${whoseAge(input, now)} is the limit: the loan must end at ${input.lastAge}.`,
    multiple: ` The lender’s limit of ${formatNumber(input.multiple ?? 0)} times your income decides. By the EMI you can pay, your income would allow ${inr(now.byIncome)}.`,
    value: ` The value of the house is the limit; your income would allow ${inr(now.byIncome)}.`,
  }[now.binding];
  const short = input.price === null || input.ownMoney === null ? 0 : need - input.ownMoney;
  const money =
    input.price === null
      ? ''
      : short > 0.5
        ? ` You need ${inr(need)} of your own money, ${inr(short)} more than you have.`
        : ` You need ${inr(need)} of your own money.`;
  return `${amount}${why}${money}${best}`;
}

/** Returns the loan at three rates and three tenures. */
function gridTable(input: HomeLoanEligibilityInput, now: Assessment): Table {
  const tenures = [input.tenure - 60, input.tenure, input.tenure + 60].filter(
    (tenure) => tenure >= 12 && tenure <= LONGEST,
  );
  const rates = [input.rate - 0.5, input.rate, input.rate + 0.5].filter((rate) => rate >= 0);
  return {
    id: 'rates-and-tenures',
    caption: 'Loan at other rates and tenures',
    columns: [
      { label: 'Rate', unit: 'percent' },
      ...tenures.map((tenure) => ({ label: formatMonths(tenure), unit: 'rupees' as const })),
    ],
    rows: rates.map((rate) => [rate, ...tenures.map((tenure) => assess({ ...input, rate, tenure }).loan)]),
    ...(now.months < input.tenure && {
      note: `${whoseAge(input, now)} leaves ${formatMonths(now.months)}, so a longer tenure does not help.`,
    }),
  };
}

function gainTable(gains: readonly Gain[], now: Assessment): Table {
  return {
    id: 'what-raises-it',
    caption: 'What would raise the loan',
    columns: [
      { label: 'Change', unit: 'text' },
      { label: 'More loan', unit: 'rupees' },
      { label: 'Loan then', unit: 'rupees' },
    ],
    rows: gains.map(({ change, gain }) => [change, gain, now.loan + gain]),
    note: 'One change at a time, everything else as you entered it.',
  };
}

/** Returns the other way round: what a house asks. */
function forHouse(input: HomeLoanEligibilityInput): Result {
  const { heading, step, steps } = worksheet();
  const need = requirementOf(input);
  const price = input.wantedPrice;
  heading('The house');
  step(rupees('Stamp duty and registration', need.duty.amount), dutyHow(input, need.duty.percent), saleDuty.cite);
  step(
    rupees('Most that lenders may lend on it', need.mostLoan),
    `${shares()}, chosen by the amount of the loan`,
    houseLoanRules.loanToValue.cite,
  );
  step(
    rupees('Loan you need', need.loan),
    input.ownMoney === null
      ? 'As much as lenders may lend'
      : `${inr(price + need.duty.amount)} less ${inr(input.ownMoney)} of your own, at most what lenders may lend`,
  );
  step(rupees('Own money you need', need.ownMoney), 'Price with stamp duty and registration, less the loan');
  heading('The income');
  step(
    months('Tenure that counts', need.months),
    `The shorter of ${formatMonths(input.tenure)} and the ${formatMonths(monthsByAge(input))} until the oldest applicant who earns is ${input.lastAge}`,
  );
  step(
    rupees('Monthly EMI', need.emi),
    `P × r ÷ (1 − (1 + r)⁻ⁿ) with P = ${inr(need.loan)}, r = ${pct(input.rate)} ÷ 12, n = ${need.months}`,
    annuity,
  );
  step(
    percentage('Share of income for all EMIs', need.sharePercent),
    input.emiShare === null ? 'A usual figure at that income; each lender has its own' : 'As you entered it',
    lendingPractice.emiShare.cite,
  );
  step(
    rupees('Income of all applicants needed, per month', need.income),
    `The lowest income of which ${pct(need.sharePercent)} covers the EMI and ${inr(need.debts)} of present EMIs${input.multiple === null ? '' : ', and the multiple covers the loan'}`,
  );
  step(
    rupees('Take-home pay you need, per month', need.ownIncome),
    'That income, less co-applicants’ pay and the counted share of other income',
  );
  const ownPay = inr(need.ownIncome);
  const short =
    need.short > 0.5
      ? ` You are ${inr(need.short)} short of own money, because lenders may not lend more on this house.`
      : '';
  return {
    headline: [
      rupees('Take-home pay you need, per month', need.ownIncome, { tone: 'own' }),
      rupees('Loan you need', need.loan),
      rupees('Own money you need', need.ownMoney),
      rupees('Monthly EMI', need.emi, { tone: 'cost' }),
    ],
    sentence:
      need.loan === 0
        ? `Your own money pays for the house of ${inr(price)} with stamp duty and registration. You need no loan.`
        : `For a house of ${inr(price)} you need ${inr(need.ownMoney)} of your own, a loan of ${inr(need.loan)} and a take-home pay of ${ownPay} a month. The EMI is ${inr(need.emi)} for ${formatMonths(need.months)}.${short}`,
    breakdowns: [
      {
        title: 'What pays for the house',
        total: rupees('Price with stamp duty and registration', price + need.duty.amount),
        parts: [
          rupees('Loan you need', need.loan, { tone: 'own' }),
          rupees('Own money you need', need.ownMoney, { tone: 'other' }),
        ],
      },
    ],
    charts: [
      {
        kind: 'parts',
        title: 'What pays for the house',
        unit: 'rupees',
        parts: [
          { label: 'Loan', value: need.loan, tone: 'own' },
          { label: 'Own money', value: need.ownMoney, tone: 'other' },
        ],
      },
    ],
    tables: [
      {
        id: 'rates-and-tenures',
        caption: 'Take-home pay needed at other rates and tenures',
        ...incomeGrid(input),
      },
    ],
    steps,
    actions: [keyFacts],
    caveats: [...commonCaveats],
  };
}

function incomeGrid(input: HomeLoanEligibilityInput): Pick<Table, 'columns' | 'rows'> {
  const tenures = [input.tenure - 60, input.tenure, input.tenure + 60].filter(
    (tenure) => tenure >= 12 && tenure <= LONGEST,
  );
  const rates = [input.rate - 0.5, input.rate, input.rate + 0.5].filter((rate) => rate >= 0);
  return {
    columns: [
      { label: 'Rate', unit: 'percent' },
      ...tenures.map((tenure) => ({ label: formatMonths(tenure), unit: 'rupees' as const })),
    ],
    rows: rates.map((rate) => [rate, ...tenures.map((tenure) => requirementOf({ ...input, rate, tenure }).ownIncome)]),
  };
}

const keyFacts: Action = {
  text: 'Ask two or three lenders for an in-principle sanction and compare the yearly rate with all charges in their Key Facts Statements.',
  cite: loanRules.annualPercentageRate,
};

function actionsOf(now: Assessment): Action[] {
  const actions: Action[] = [keyFacts];
  if (now.debts > 0) {
    actions.push({ text: 'Ask the lender whether it ignores loans that end within six months or so: many do.' });
  }
  return actions;
}

const commonCaveats: readonly Caveat[] = [
  {
    kind: 'notForYou',
    text: 'This is not for business income that you cannot show in returns, for a loan only on a plot, or for a loan against property. Lenders use other shares there.',
  },
  {
    kind: 'assumption',
    text: 'The share of income, the age limit and the multiple are lenders’ own practice, not law. They differ by lender and by your credit score. Enter your lender’s figures under “Your lender’s rules”.',
    cite: lendingPractice.emiShare.cite,
  },
  {
    kind: 'assumption',
    text: 'Stamp duty and registration come from general tables by State, some of them old. They can differ for women, by area and by price, and new orders change them. Check with your sub-registrar and enter the percentage.',
    cite: saleDuty.cite,
  },
];

function caveatsOf(input: HomeLoanEligibilityInput, now: Assessment): Caveat[] {
  const caveats = [...commonCaveats];
  const usual = lendingPractice.multiple.value * now.income;
  if (now.byMultiple === null && now.loan > usual) {
    caveats.push({
      kind: 'warning',
      text: `Some lenders also stop at about ${lendingPractice.multiple.value} times monthly pay, here ${inr(usual)}.`,
      cite: lendingPractice.multiple.cite,
    });
  }
  if (input.price !== null && input.price <= houseLoanRules.dutyCountsUpTo.value) {
    caveats.push({
      kind: 'limit',
      text: `Up to a price of ${inr(houseLoanRules.dutyCountsUpTo.value)}, lenders may count stamp duty and registration as part of the value. Above that price they may not.`,
      cite: houseLoanRules.dutyCountsUpTo.cite,
    });
  }
  return caveats;
}
