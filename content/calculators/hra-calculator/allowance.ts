import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { actOf, formName, sectionBeside } from '@/content/tax/law-names';
import {
  type Action,
  type Caveat,
  type Chart,
  type NumericFigure,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import { lowerFirst } from '@/lib/lower-first';
import { sum } from '@/lib/sum';
import {
  type AllowanceLimits,
  type AllowancePercentages,
  allowanceAtPeak,
  allowanceLimits,
  rentAtPeak,
} from '@/lib/tax/house-rent';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { HraInput } from './form';
import { landlordDuties } from './landlord';
import { noteTaxSaved, returnStep, taxAssumptions, taxFigure } from './old-regime';
import { type City, monthsLeftOut, noteRent, type Stretch, stretchesOf } from './stretches';
import { countedMonths } from './wording';

const cityNames: Record<City, string> = {
  delhi: 'Delhi',
  mumbai: 'Mumbai',
  kolkata: 'Kolkata',
  chennai: 'Chennai',
  bengaluru: 'Bengaluru',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
  ahmedabad: 'Ahmedabad',
  other: 'Other place',
};

/** A stretch with its limits worked out. */
interface WorkedStretch {
  readonly stretch: Stretch;
  readonly percentages: AllowancePercentages;
  readonly limits: AllowanceLimits;
}

/** Returns the exempt part of a house rent allowance, period by period. */
export function allowanceResult(input: HraInput, rules: HouseRentYear): Result {
  const sheet = worksheet();
  const stretches = stretchesOf(
    input.pattern === 'split'
      ? input.periods
      : [
          {
            from: '04',
            to: '03',
            salary: countedSalary(input, rules, sheet),
            hra: input.hra,
            rent: input.rent,
            city: input.city,
            moved: false,
          },
        ],
    input.financialYear,
  );
  const worked = stretches.map((stretch) => workOut(stretch, stretches.length === 1, rules, sheet));

  sheet.heading(`The year ${input.financialYear}`);
  const received = sheet.step(
    rupees('HRA received in the year', sum(worked.map(({ limits }) => limits.allowance))),
    worked.length === 1 ? 'HRA received' : 'Sum of the periods',
  );
  const inOldRegime = sheet.step(
    rupees('Exempt HRA in the old regime', sum(worked.map(({ limits }) => limits.exempt))),
    worked.length === 1 ? 'The least of the three limits' : 'Sum of the periods',
    rules.exemption,
  );
  const isOld = input.regime === 'old';
  const exempt = sheet.step(
    rupees('Exempt HRA for the year', isOld ? inOldRegime : 0, { tone: 'growth' }),
    isOld ? 'You are in the old regime' : 'You are in the new regime, which has no HRA exemption',
    isOld ? rules.exemption : rules.newRegime,
  );
  const taxable = sheet.step(
    rupees('Taxable HRA for the year', Math.max(0, received - exempt), { tone: 'tax' }),
    `${exactInr(received)} − ${exactInr(exempt)}`,
  );
  const taxOnIt = noteTaxSaved(inOldRegime, input, rules, sheet);
  const peak = notePeaks(worked, rules, sheet);

  sheet.heading('Rent and landlord');
  const rent = noteRent(stretches, sheet);
  const panNeeded = rent > rules.landlordPanAbove.value;
  sheet.step(
    verdict('Landlord’s PAN for your employer', panNeeded ? 'Needed' : 'Not needed'),
    `Needed when the year’s rent is above ${inr(rules.landlordPanAbove.value)}; yours is ${exactInr(rent)}`,
    rules.landlordPanAbove.cite,
  );
  const duties = landlordDuties(stretches, input, rules, sheet);

  const leftOut = monthsLeftOut(stretches, input.financialYear);
  const figures = {
    exempt: rupees('Exempt HRA for the year', exempt, { tone: 'growth' }),
    taxable: rupees('Taxable HRA for the year', taxable, { tone: 'tax' }),
  };
  return {
    headline: [figures.exempt, figures.taxable, taxFigure(taxOnIt, input.regime), ...(peak && isOld ? [peak] : [])],
    sentence:
      allowanceSentence({ received, inOldRegime, taxOnIt, isOld, act: actOf(input.financialYear) }) +
      leftOutSentence(leftOut),
    breakdowns: [
      {
        title: 'HRA received in the year',
        total: rupees('HRA received in the year', received),
        parts: [figures.exempt, figures.taxable],
      },
    ],
    charts: allowanceCharts(worked),
    tables: [limitsTable(worked, received, inOldRegime)],
    steps: sheet.steps,
    actions: [
      ...(isOld && inOldRegime > 0 ? proofSteps(panNeeded, input.landlordPan, rules, actOf(input.financialYear)) : []),
      ...duties.actions,
      ...(taxOnIt > 0 ? [returnStep(input, rules)] : []),
    ],
    caveats: [...allowanceCaveats(worked, rent, leftOut, input, rules), ...duties.caveats],
  };
}

/** Returns the salary as rule 2A counts it, ₹ a month: DA that counts for retirement and turnover commission, nothing else. */
function countedSalary(input: HraInput, rules: HouseRentYear, sheet: Worksheet): number {
  return sheet.step(
    rupees('Salary for HRA a month', input.salary - input.daNotCounted + input.commission),
    `Basic salary and DA ${exactInr(input.salary)} − DA that does not count for retirement benefits ${exactInr(input.daNotCounted)} + turnover commission ${exactInr(input.commission)}`,
    input.commission > 0 ? rules.commissionMeaning : rules.salaryMeaning,
  );
}

/** Returns the three limits of one stretch, written on the sheet. A stretch that is not alone puts its months into its labels. */
function workOut(stretch: Stretch, isAlone: boolean, rules: HouseRentYear, sheet: Worksheet): WorkedStretch {
  const { metro, elsewhere } = rules.salaryShare.value;
  const inMetro = rules.metroCities.value.includes(cityNames[stretch.city]);
  const percentages = {
    rentAboveSalary: rules.rentAboveSalary.value,
    salaryShare: inMetro ? metro : elsewhere,
  };
  const limits = allowanceLimits(stretch, percentages);
  const label = (name: string) => (isAlone ? name : `${name}, ${stretch.label}`);
  const span = countedMonths(stretch.months);
  const salary = exactInr(stretch.salary * stretch.months);

  sheet.heading(`${stretch.label}, ${cityNames[stretch.city]}`);
  sheet.step(
    rupees(label('HRA received'), limits.allowance),
    `${exactInr(stretch.allowance)} × ${span}`,
    rules.allowanceReceived,
  );
  sheet.step(
    rupees(label(rentLimitName(percentages)), limits.rentAboveSalary),
    `Rent ${exactInr(stretch.rent)} × ${span} − ${pct(percentages.rentAboveSalary)} of salary ${salary}; never below zero`,
    rules.rentAboveSalary.cite,
  );
  sheet.step(
    rupees(label(salaryLimitName(percentages)), limits.salaryShare),
    `${pct(percentages.salaryShare)} of salary ${salary}: the house is ${inMetro ? `in ${cityNames[stretch.city]}` : `outside the ${rules.metroCities.value.length === 4 ? 'four' : 'eight'} cities`}`,
    rules.salaryShare.cite,
  );
  const worked = { stretch, percentages, limits };
  sheet.step(
    rupees(label('Exempt HRA'), limits.exempt),
    `The least of the three: ${leastName(worked)}`,
    rules.exemption,
  );
  return worked;
}

function rentLimitName({ rentAboveSalary }: AllowancePercentages): string {
  return `Rent above ${pct(rentAboveSalary)} of salary`;
}

function salaryLimitName({ salaryShare }: AllowancePercentages): string {
  return `${pct(salaryShare)} of salary`;
}

/** Returns the name of the limit that decides. */
function leastName({ percentages, limits }: WorkedStretch): string {
  switch (limits.least) {
    case 'allowance':
      return 'HRA received';
    case 'rent':
      return rentLimitName(percentages);
    case 'salary':
      return salaryLimitName(percentages);
  }
}

/** Writes where more rent or more HRA stops helping. Only where nothing changed in the year, as the answer is ₹ a month. */
function notePeaks(
  worked: readonly WorkedStretch[],
  rules: HouseRentYear,
  sheet: Worksheet,
): NumericFigure | undefined {
  const [alone] = worked;
  if (worked.length !== 1 || !alone) return undefined;
  const { stretch, percentages } = alone;
  const peak = rupees('Rent a month at which the exemption peaks', rentAtPeak(stretch, percentages));
  sheet.heading('What would change it');
  sheet.step(
    peak,
    `The lesser of HRA and ${salaryLimitName(percentages)}, plus ${pct(percentages.rentAboveSalary)} of salary`,
    rules.rentAboveSalary.cite,
  );
  sheet.step(
    rupees('HRA a month that can be exempt', allowanceAtPeak(stretch, percentages)),
    `The lesser of ${rentLimitName(percentages).toLowerCase()} and ${salaryLimitName(percentages)}`,
    rules.salaryShare.cite,
  );
  return peak;
}

interface AllowanceAnswer {
  readonly received: number;
  readonly inOldRegime: number;
  readonly taxOnIt: number;
  readonly isOld: boolean;
  readonly act: IncomeTaxAct;
}

function allowanceSentence({ received, inOldRegime, taxOnIt, isOld, act }: AllowanceAnswer): string {
  if (received === 0)
    return `You get no HRA, so there is nothing to exempt. Section ${sectionBeside('80GG', act)} may give you a deduction for rent.`;
  if (!isOld) {
    return inOldRegime > 0
      ? `In the new regime all ${inr(received)} of your HRA is taxable. In the old regime ${inr(inOldRegime)} would be exempt, worth ${inr(taxOnIt)} of tax at your slab there.`
      : `In the new regime all ${inr(received)} of your HRA is taxable. In the old regime, too, nothing would be exempt.`;
  }
  return inOldRegime > 0
    ? `Of your HRA of ${inr(received)}, ${inr(inOldRegime)} is exempt and ${inr(received - inOldRegime)} is taxable. In the old regime this saves you ${inr(taxOnIt)} of tax.`
    : `None of your HRA of ${inr(received)} is exempt.`;
}

/** Returns what follows for months in no period. */
function leftOutSentence(leftOut: readonly string[]): string {
  return leftOut.length === 0
    ? ''
    : ` ${listed(leftOut)} ${leftOut.length === 1 && !leftOut[0]?.includes(' to ') ? 'is' : 'are'} in no period. HRA for that time is taxable and is not in these figures.`;
}

/** Returns the three limits side by side where there are few stretches, the year's split, and exemption against rent. */
function allowanceCharts(worked: readonly WorkedStretch[]): Chart[] {
  const limits = worked.flatMap(({ stretch, percentages, limits: found }) => {
    const name = (text: string, isLeast: boolean) =>
      `${text}${worked.length > 1 ? `, ${stretch.label}` : ''}${isLeast ? ' (least)' : ''}`;
    return [
      {
        label: name('HRA received', found.least === 'allowance'),
        value: found.allowance,
        isLeast: found.least === 'allowance',
      },
      {
        label: name(rentLimitName(percentages), found.least === 'rent'),
        value: found.rentAboveSalary,
        isLeast: found.least === 'rent',
      },
      {
        label: name(salaryLimitName(percentages), found.least === 'salary'),
        value: found.salaryShare,
        isLeast: found.least === 'salary',
      },
    ];
  });
  const threeLimits: Chart = {
    kind: 'bars',
    title: 'The three limits',
    unit: 'rupees',
    bars: limits.map(({ label }) => label),
    marked: limits.findIndex(({ isLeast }) => isLeast),
    series: [{ label: 'A year', tone: 'growth', values: limits.map(({ value }) => value) }],
  };
  const byPeriod: Chart = {
    kind: 'bars',
    title: 'HRA by period in the old regime',
    unit: 'rupees',
    bars: worked.map(({ stretch }) => stretch.label),
    series: [
      { label: 'Exempt', tone: 'growth', values: worked.map(({ limits: found }) => found.exempt) },
      { label: 'Taxable', tone: 'tax', values: worked.map(({ limits: found }) => found.allowance - found.exempt) },
    ],
  };
  const [alone] = worked;
  if (worked.length === 1 && alone) return [threeLimits, ...exemptionByRent(alone)];
  return worked.length <= 3 ? [threeLimits, byPeriod] : [byPeriod];
}

/** Returns exempt HRA against the rent, from nothing to twice the rent at which it peaks. */
function exemptionByRent({ stretch, percentages }: WorkedStretch): Chart[] {
  const peak = rentAtPeak(stretch, percentages);
  if (peak === 0) return [];
  const points = 20;
  const rents = Array.from({ length: points + 1 }, (_, index) => (2 * peak * index) / points);
  return [
    {
      kind: 'lines',
      title: 'Exempt HRA as the rent rises',
      unit: 'rupees',
      x: { label: 'Rent a month', unit: 'rupees', values: rents.map((rent) => Math.round(rent)) },
      series: [
        {
          label: 'Exempt HRA in the old regime',
          tone: 'growth',
          values: rents.map((rent) => allowanceLimits({ ...stretch, rent }, percentages).exempt),
        },
      ],
    },
  ];
}

function limitsTable(worked: readonly WorkedStretch[], received: number, exempt: number): Table {
  return {
    id: 'limits',
    caption: 'The three limits, period by period, in the old regime',
    columns: [
      { label: 'Period', unit: 'text' },
      { label: 'City', unit: 'text' },
      { label: 'HRA received', unit: 'rupees' },
      { label: 'Rent above the part of salary', unit: 'rupees' },
      { label: 'Share of salary counted', unit: 'percent' },
      { label: 'Share of salary', unit: 'rupees' },
      { label: 'Exempt', unit: 'rupees' },
      { label: 'Limit that decides', unit: 'text' },
      { label: 'Rent a month at the peak', unit: 'rupees' },
    ],
    rows: worked.map((one) => [
      one.stretch.label,
      cityNames[one.stretch.city],
      one.limits.allowance,
      one.limits.rentAboveSalary,
      one.percentages.salaryShare,
      one.limits.salaryShare,
      one.limits.exempt,
      leastName(one),
      rentAtPeak(one.stretch, one.percentages),
    ]),
    total: ['Year', null, received, null, null, null, exempt, null, null],
    note: 'We work out each period separately. Unused limit of one period does not help another.',
  };
}

/** Returns what to keep, and what the employer wants to see as long as the year runs: years under the Act of 1961 are over. */
function proofSteps(panNeeded: boolean, panKnown: boolean, rules: HouseRentYear, act: IncomeTaxAct): Action[] {
  const form = `Form ${formName('12BB', act)}`;
  const isOver = act === 'act1961';
  const steps: (Action | false)[] = [
    !isOver && {
      text: `Give your employer ${form} with the rent and the landlord’s name and address, and say how you are related to the landlord. Most employers ask for it in January or February. That is their practice; the law sets no date.`,
      cite: rules.landlordPanAbove.cite,
    },
    {
      text: `Keep a rent receipt for every month, the rent agreement and the bank entries of the rent. Employers need no receipts for HRA up to ${inr(rules.receiptFreeAllowance.value)} a month, but the tax officer may still ask for them.`,
      cite: rules.receiptFreeAllowance.cite,
    },
    panNeeded &&
      panKnown &&
      !isOver && {
        text: `Write the landlord’s PAN into ${form}: the year’s rent is above ${inr(rules.landlordPanAbove.value)}.`,
        cite: rules.landlordPanAbove.cite,
      },
    panNeeded &&
      !panKnown &&
      !isOver && {
        text: `Ask the landlord for the PAN: the year’s rent is above ${inr(rules.landlordPanAbove.value)}. A landlord who has none signs a declaration with name and address.`,
        cite: rules.receiptFreeAllowance.cite,
      },
  ];
  return steps.filter((step): step is Action => step !== false);
}

function allowanceCaveats(
  worked: readonly WorkedStretch[],
  rent: number,
  leftOut: readonly string[],
  input: HraInput,
  rules: HouseRentYear,
): Caveat[] {
  const caveats: (Caveat | false)[] = [
    {
      kind: 'notForYou',
      text: 'The new regime, which is the default, has no HRA exemption at all. This is for people who choose the old regime.',
      cite: rules.newRegime,
    },
    {
      kind: 'notForYou',
      text:
        rent > 0
          ? 'Nothing is exempt for a house you own, or for months in which you paid no rent.'
          : 'You pay no rent, so nothing is exempt. Nothing is exempt for a house you own either.',
      cite: rules.ownHouse,
    },
    input.regime === 'old' && limitNote(worked, rules),
    leftOut.length > 0 && {
      kind: 'warning',
      text: `No period covers ${listed(leftOut)}. HRA for these months is not counted here; it is fully taxable. If you paid rent in them too, add them with zero HRA, so that the tax to deduct from the rent is right.`,
      cite: rules.allowanceReceived,
    },
    ...taxAssumptions(input, rules),
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

/** Returns why no more is exempt, and what would change it. */
function limitNote(worked: readonly WorkedStretch[], rules: HouseRentYear): Caveat {
  const [alone] = worked;
  if (worked.length !== 1 || !alone) {
    return {
      kind: 'limit',
      text: `The limit that decides: ${worked.map((one) => `${one.stretch.label}, ${lowerFirst(leastName(one))}`).join('; ')}.`,
      cite: rules.salaryShare.cite,
    };
  }
  const { stretch, percentages, limits } = alone;
  const peak = inr(rentAtPeak(stretch, percentages));
  switch (limits.least) {
    case 'allowance': {
      // Whole rupees a month, so that twelve of them make the year that is named.
      const more = Math.floor(allowanceAtPeak(stretch, percentages) - stretch.allowance);
      const start =
        stretch.allowance > 0
          ? 'Your HRA sets the limit: all of it is exempt.'
          : 'You get no HRA, so there is nothing to exempt. Choose “Salary without HRA” for the deduction for rent.';
      return {
        kind: 'limit',
        text:
          more > 0
            ? `${start} If your employer moved ${inr(more)} a month of taxable pay into HRA, ${inr(more * stretch.months)} more a year would be exempt.`
            : start,
        cite: rules.allowanceReceived,
      };
    }
    case 'rent':
      return {
        kind: 'limit',
        text:
          limits.exempt > 0
            ? `Your rent sets the limit. With more rent, more HRA would be exempt, up to a rent of ${peak} a month. More HRA would only be taxed.`
            : `Your rent is not above ${pct(percentages.rentAboveSalary)} of your salary, so nothing is exempt.`,
        cite: rules.rentAboveSalary.cite,
      };
    case 'salary':
      return {
        kind: 'limit',
        text: `${pct(percentages.salaryShare)} of your salary sets the limit. More rent or more HRA would not help. Only a higher basic salary or DA would make more HRA exempt.`,
        cite: rules.salaryShare.cite,
      };
  }
}
