import { healthCosts, healthDeductionLaw as law, premiumGst } from '@/content/rules/health-insurance';
import { actOf, formName, sectionBeside, sectionsTable, yearTitle } from '@/content/tax/law-names';
import { inWordsOf } from '@/content/tax/under-act-2025';
import {
  type Action,
  type Caveat,
  type Chart,
  number,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { formatCompact, formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { GroupDeduction } from '@/lib/tax/health-premiums';
import { payable } from '@/lib/tax/interest';
import {
  bonusFactor,
  type CoverNeed,
  costAfter,
  coverNeed,
  ownAges,
  type Policies,
  parentAges,
  policiesOf,
  type SavingInstead,
  savingInstead,
} from './cover';
import { type HealthInput, zoneOf } from './form';
import {
  assessmentWith,
  deductionOf,
  groupsOf,
  isPaidForSeveralYears,
  premiumsOfYear,
  yearOf,
  yearsOfSpread,
} from './person';

type Both = ReturnType<typeof deductionOf>;

/** Taxes of the year with and without the deduction, ₹, as payable. */
interface Taxes {
  readonly oldWithout: number;
  readonly oldWith: number;
  readonly newRegime: number;
  /** What the ceiling of the income leaves of the deduction. */
  readonly allowed: number;
}

const nothing = { total: 0 };

/** Returns the deduction and tax saved, the net cost, the cover to aim for, and what a policy does that savings do not. */
export function healthInsurance(input: HealthInput): Result {
  const sheet = worksheet();
  const both = deductionOf(input, groupsOf(input));
  const taxes = taxesOf(input, both);
  writePremiums(sheet, input);
  writeDeduction(sheet, input, both);
  const saved = writeTax(sheet, input, both, taxes);
  const hasParents = input.parentsPremium + input.parentsBills > 0;
  const need = coverNeed(input, ownAges(input), input.children);
  const parentsNeed = hasParents ? coverNeed(input, parentAges(input), 0) : null;
  const policies = policiesOf(input, input.sumInsured > 0 ? input.sumInsured : need.aim);
  const saving = savingInstead(input, need, input.floaterQuote ?? policies.floater);
  writeCover(sheet, input, need, parentsNeed);
  writePresent(sheet, input);
  writePolicies(sheet, input, policies, hasParents);
  writeSaving(sheet, input, need, saving);
  const { family, parents } = premiumsOfYear(input);
  const paid = family + parents + input.familyCheckUps + input.parentsCheckUps + input.familyBills + input.parentsBills;
  return inWordsOf(input.financialYear, {
    headline: [
      rupees('Tax saved', saved, { tone: 'growth' }),
      rupees('Deduction for health insurance', input.regime === 'old' ? taxes.allowed : 0),
      rupees('Net cost for the year', paid - saved, { tone: 'cost' }),
      rupees('Cover to aim for, you and family', need.aim),
    ],
    sentence: sentenceOf(input, saved, taxes, need),
    charts: [groupChart(both, input), coverChart(input, need), savingChart(saving)],
    tables: [
      groupTable(both, input),
      ...spreadTables(input),
      ...policyTables(input, policies),
      savingTable(saving),
      ...sectionsTable(['80C', '80D', '115BAC'], actOf(input.financialYear)),
    ],
    steps: sheet.steps,
    actions: actionsOf(input, both, taxes),
    caveats: caveatsOf(input, both, taxes, policies),
  });
}

function taxesOf(input: HealthInput, both: Both): Taxes {
  const multiple = yearOf(input).payableMultiple.value;
  const withIt = assessmentWith(input, both, 'old');
  return {
    oldWithout: payable(assessmentWith(input, { own: nothing, parents: nothing }, 'old').tax, multiple),
    oldWith: payable(withIt.tax, multiple),
    newRegime: payable(assessmentWith(input, both, 'new').tax, multiple),
    allowed: withIt.deductions.find(({ section }) => section === '80D')?.allowed ?? 0,
  };
}

function writePremiums({ heading, step }: Worksheet, input: HealthInput): void {
  if (!isPaidForSeveralYears(input)) return;
  const years = yearsOfSpread(input);
  const premiums = premiumsOfYear(input);
  heading('Premium for several years');
  step(
    number('Years over which it is spread', years.length),
    `From ${yearTitle(years[0] ?? '')}, the year of payment, to ${yearTitle(years.at(-1) ?? '')}, the last year of the cover`,
    law.severalYears,
  );
  const part = (label: string, whole: number, cash: number, counted: number) =>
    step(
      rupees(label, counted),
      `${cash > 0 ? `(${inr(whole)} − ${inr(cash)} in cash)` : inr(whole)} ÷ ${years.length}`,
      law.severalYears,
    );
  if (input.severalYears !== 'parents') {
    part('Your family’s premium for the year', input.familyPremium, input.familyCash, premiums.familyCounted);
  }
  if (input.severalYears !== 'family') {
    part('Your parents’ premium for the year', input.parentsPremium, input.parentsCash, premiums.parentsCounted);
  }
}

function writeDeduction({ heading, step }: Worksheet, input: HealthInput, both: Both): void {
  const { health } = yearOf(input).deductions;
  const groups = groupsOf(input);
  heading('Deduction in the old regime');
  for (const [name, of, deduction, cash] of [
    ['you and family', groups.own, both.own, input.familyCash],
    ['parents', groups.parents, both.parents, input.parentsCash],
  ] as const) {
    step(
      rupees(`Limit, ${name}`, deduction.limit),
      of.insuredSenior
        ? `With an insured member of ${law.seniorFrom.value} or more`
        : of.bills > 0
          ? `Premiums and check-ups up to ${inr(deduction.premiumLimit)}. With medical bills of a person of ${law.seniorFrom.value} or more without a policy, up to ${inr(deduction.limit)} in all`
          : `No insured resident of ${law.seniorFrom.value} or more`,
      of.bills > 0 ? law.bills : law.groups,
    );
    const parts = [
      ['Premium', deduction.premium, of.premium],
      ['check-ups', deduction.checkUps, of.checkUps],
      ['bills', deduction.bills, of.bills],
    ] as const;
    const terms = parts
      .filter(([what, , all]) => what === 'Premium' || all > 0)
      .map(([what, counted, all]) => `${what} ${inr(counted)}${counted < all ? ` of ${inr(all)}` : ''}`);
    step(
      rupees(`Deduction, ${name}`, deduction.total),
      `${terms.join(' + ')}, within the limit${cash > 0 ? '. Premium in cash does not count' : ''}`,
      cash > 0 ? law.cash : health.cite,
    );
    step(rupees(`Unused, ${name}`, deduction.unused), `${inr(deduction.limit)} − ${inr(deduction.total)}`);
  }
  if (input.familyCheckUps + input.parentsCheckUps > 0) {
    step(
      rupees('Check-ups that count', both.own.checkUps + both.parents.checkUps),
      `At most ${inr(health.value.checkUps)} for both groups together, inside their limits`,
      law.checkUps,
    );
  }
  step(
    rupees('Deduction in the old regime', both.total),
    `${inr(both.own.total)} + ${inr(both.parents.total)}`,
    health.cite,
  );
}

function writeTax({ heading, step }: Worksheet, input: HealthInput, both: Both, taxes: Taxes): number {
  const year = yearOf(input);
  const { oldWithout, oldWith, newRegime, allowed } = taxes;
  heading('Tax of the year');
  if (allowed < both.total) {
    step(
      rupees('Deduction that your income allows', allowed),
      'You cannot deduct more than your income',
      year.deductions.ceiling,
    );
  }
  step(
    rupees('Old regime, without the deduction', oldWithout),
    `Salary ${inr(input.salary)}, standard deduction, other deductions ${inr(input.otherDeductions)}; with cess`,
    year.regimes.old.slabs.cite,
  );
  step(rupees('Old regime, with the deduction', oldWith), `With ${inr(allowed)} deducted`, year.regimes.old.slabs.cite);
  const inOld = step(
    rupees('Tax saved in the old regime', oldWithout - oldWith),
    `${inr(oldWithout)} − ${inr(oldWith)}`,
  );
  step(
    rupees('Tax in the new regime', newRegime),
    'The same salary, with no deduction for health insurance and almost no others',
    law.newRegime,
  );
  return step(
    rupees('Tax saved', input.regime === 'old' ? inOld : 0),
    input.regime === 'old' ? 'You chose the old regime' : 'The new regime has no deduction for health insurance',
    input.regime === 'old' ? undefined : law.newRegime,
  );
}

function writeCover(
  { heading, step }: Worksheet,
  input: HealthInput,
  need: CoverNeed,
  parentsNeed: CoverNeed | null,
): void {
  heading('How much cover');
  const zone = zoneOf(input.place);
  const place = zone === 1 ? '' : ` × ${pct(zone * 100)} for the place`;
  const write = (name: string, { factor, today, later, exact, aim }: CoverNeed) => {
    step(
      rupees(`Cost of care to be ready for today, ${name}`, today),
      `${inr(input.stayCost)}${place} × ${formatNumber(factor, 3)} for age and members. Our assumption; change it under “How much cover is enough”`,
    );
    step(
      rupees(`In ${input.coverYears} ${input.coverYears === 1 ? 'year' : 'years'}, ${name}`, later),
      `${inr(today)} at ${pct(input.careRise)} a year`,
      healthCosts.rise.cite,
    );
    step(
      rupees(`Cover to aim for, ${name}`, aim),
      `${inr(exact)}${input.bonus > 0 ? ' after the no-claim bonus' : ''}, rounded up to a cover that insurers sell`,
    );
  };
  write('you and family', need);
  if (parentsNeed) write('parents', parentsNeed);
}

/** Returns the part of the bill that a limit on room rent leaves to be paid, from 0 to 1. */
function paidPart({ sumInsured, roomLimit, roomRent }: HealthInput): number {
  if (sumInsured === 0 || roomLimit === 0) return 1;
  return Math.min(1, (sumInsured * roomLimit) / 100 / roomRent);
}

function writePresent({ heading, step }: Worksheet, input: HealthInput): void {
  if (input.sumInsured === 0) return;
  const need = coverNeed(input, ownAges(input), input.children);
  heading('Your present policy');
  step(
    rupees('Short of the cover to aim for', Math.max(0, need.aim - input.sumInsured)),
    `${inr(need.aim)} − ${inr(input.sumInsured)}, not below 0`,
  );
  if (input.roomLimit === 0) return;
  const limit = step(
    rupees('Room rent that the policy pays, per day', (input.sumInsured * input.roomLimit) / 100),
    `${pct(input.roomLimit)} of ${inr(input.sumInsured)}`,
  );
  step(
    percentage('Part of the bill that the insurer pays', paidPart(input) * 100),
    `${inr(limit)} ÷ ${inr(input.roomRent)}, at most 100%. Most policies cut the other charges in the same proportion, but not medicines and implants`,
  );
}

const members = ({ spouseAge, children }: HealthInput) => 1 + (spouseAge === null ? 0 : 1) + children;
const estimated = (isQuote: boolean) =>
  isQuote
    ? 'The quote that you entered'
    : `Estimate from published premiums, ${pct(healthCosts.band.value)} either way. It is not a quote`;

function writePolicies(
  { heading, step }: Worksheet,
  input: HealthInput,
  { cover, floater, separate, withParents, apart }: Policies,
  hasParents: boolean,
): void {
  const { cite } = healthCosts.premiums;
  heading('Premium of a policy');
  if (members(input) > 1) {
    const one = step(
      rupees('One floater', input.floaterQuote ?? floater),
      `A shared cover of ${formatCompact(cover)}. ${estimated(input.floaterQuote !== null)}`,
      cite,
    );
    const many = step(
      rupees('Separate policies', input.separateQuote ?? separate),
      `${formatCompact(cover)} for each of you. ${estimated(input.separateQuote !== null)}`,
      cite,
    );
    step(
      rupees('Separate policies cost more by', many - one + 0),
      `${inr(many)} − ${inr(one)}. Nobody else can use up your cover`,
    );
  } else {
    step(
      rupees('Premium for this cover', input.floaterQuote ?? floater),
      `${formatCompact(cover)} for one person of ${formatNumber(input.age)}. ${estimated(input.floaterQuote !== null)}`,
      cite,
    );
  }
  if (!hasParents) return;
  step(
    rupees('One floater with your parents too', withParents),
    'Estimate. The eldest decides the price, and one illness of theirs can use up everyone’s cover',
    cite,
  );
  step(rupees('Your policy and one for your parents', apart), 'Estimate. Each policy has the same cover', cite);
}

function writeSaving({ heading, step }: Worksheet, input: HealthInput, need: CoverNeed, saving: SavingInstead): void {
  const { horizon, careRise, returnRate } = input;
  const times = `${formatNumber(horizon)} ${horizon === 1 ? 'year' : 'years'}`;
  heading('Saving the premium instead');
  step(
    rupees('Premiums over the years', saving.total),
    `${inr(saving.first)} in the first year${saving.isEstimate ? ' (our estimate)' : ''}, rising by ${pct(careRise)} a year, ${times}. Policies also cost more with age`,
    healthCosts.rise.cite,
  );
  step(
    rupees('Premiums saved with their return', saving.years.at(-1)?.saved ?? 0),
    `Each premium is saved at the start of its year and earns ${pct(returnRate)} a year`,
  );
  step(
    rupees('Cost of one serious illness then', saving.years.at(-1)?.cost ?? 0),
    `${inr(need.today)} at ${pct(careRise)} a year for ${times}`,
    healthCosts.rise.cite,
  );
  step(
    rupees('Corpus to self-insure', saving.corpus),
    careRise > returnRate
      ? `Money needed today to pay for one such illness in any of the ${times}: ${inr(need.today)} × (${formatNumber(1 + careRise / 100, 4)} ÷ ${formatNumber(1 + returnRate / 100, 4)}) to the power ${horizon}`
      : `Money needed today for one such illness. Its return keeps up with the cost of care`,
  );
}

function sentenceOf(
  input: HealthInput,
  saved: number,
  { oldWithout, oldWith, newRegime, allowed }: Taxes,
  need: CoverNeed,
): string {
  const inOld = oldWithout - oldWith;
  const otherRegime =
    newRegime < oldWith
      ? `, but the new regime still costs you ${inr(oldWith - newRegime)} less in all`
      : newRegime > oldWith
        ? `, and the old regime would cost you ${inr(newRegime - oldWith)} less in all`
        : ', and both regimes cost you the same in all';
  const year = yearOf(input);
  const inTime =
    year.act === 'act1961' ? `, in a return filed by ${formatDate(year.returns.due.value.individual)}` : '';
  const tax =
    input.regime === 'old'
      ? `You deduct ${inr(allowed)} and save ${inr(saved)} of tax${inTime}.${newRegime < oldWith ? ` Still, the new regime would cost you ${inr(oldWith - newRegime)} less in all.` : ''}`
      : `In the new regime the premium saves no tax. In the old one ${inr(allowed)} would be deducted and save ${inr(inOld)}${otherRegime}.`;
  const who = members(input) > 1 ? 'you and your family' : 'you';
  const time =
    input.coverYears === 0
      ? 'today'
      : input.coverYears === 1
        ? 'for a year'
        : `for ${formatNumber(input.coverYears)} years`;
  return `${tax} A cover of ${formatCompact(need.aim)} should be enough for ${who} ${time}.`;
}

/** Returns what was paid for a group and is no deduction, ₹. */
function beyond(deduction: GroupDeduction, paid: number): number {
  return Math.max(0, paid - deduction.total);
}

function paidFor(input: HealthInput) {
  const { family, parents } = premiumsOfYear(input);
  return {
    own: family + input.familyCheckUps + input.familyBills,
    parents: parents + input.parentsCheckUps + input.parentsBills,
  };
}

function groupChart(both: Both, input: HealthInput): Chart {
  const paid = paidFor(input);
  const over = [beyond(both.own, paid.own), beyond(both.parents, paid.parents)];
  return {
    kind: 'bars',
    title: 'What is deducted, and how much more you can use',
    unit: 'rupees',
    bars: ['You and family', 'Parents'],
    series: [
      { label: 'Deducted', values: [both.own.total, both.parents.total], tone: 'growth' },
      { label: 'Room left', values: [both.own.unused, both.parents.unused], tone: 'other' },
      ...(over.some((each) => each > 0) ? [{ label: 'Paid, not deducted', values: over, tone: 'cost' } as const] : []),
    ],
  };
}

function coverChart(input: HealthInput, need: CoverNeed): Chart {
  const years = Array.from({ length: input.horizon + 1 }, (_, year) => year);
  const cover = input.sumInsured > 0 ? input.sumInsured : need.aim;
  return {
    kind: 'lines',
    title: input.sumInsured > 0 ? 'Your cover and the cost of care' : 'The cover to aim for and the cost of care',
    unit: 'rupees',
    x: { label: 'Years from now', values: years },
    series: [
      { label: 'Cost of care', values: years.map((year) => costAfter(need.today, year, input)), tone: 'cost' },
      { label: 'Cover', values: years.map((year) => cover * bonusFactor(year, input)), tone: 'own' },
    ],
  };
}

function savingChart({ years }: SavingInstead): Chart {
  return {
    kind: 'lines',
    title: 'If you saved the premium instead',
    unit: 'rupees',
    x: { label: 'Year', values: years.map(({ year }) => year) },
    series: [
      { label: 'Premiums saved, with return', values: years.map(({ saved }) => saved), tone: 'growth' },
      { label: 'One serious illness', values: years.map(({ cost }) => cost), tone: 'cost' },
    ],
  };
}

function groupTable(both: Both, input: HealthInput): Table {
  const paid = paidFor(input);
  const row = (name: string, of: GroupDeduction, all: number) => [name, all, of.limit, of.total, of.unused];
  return {
    id: 'groups',
    lead: true,
    caption: 'Deduction by group, old regime',
    columns: [
      { label: 'For', unit: 'text' },
      { label: 'Paid', unit: 'rupees' },
      { label: 'Limit', unit: 'rupees' },
      { label: 'Deducted', unit: 'rupees' },
      { label: 'Room left', unit: 'rupees' },
    ],
    rows: [row('You and family', both.own, paid.own), row('Parents', both.parents, paid.parents)],
    total: [
      'Together',
      paid.own + paid.parents,
      both.own.limit + both.parents.limit,
      both.total,
      both.own.unused + both.parents.unused,
    ],
  };
}

function spreadTables(input: HealthInput): Table[] {
  if (!isPaidForSeveralYears(input)) return [];
  const { familyCounted, parentsCounted } = premiumsOfYear(input);
  const part =
    (input.severalYears === 'parents' ? 0 : familyCounted) + (input.severalYears === 'family' ? 0 : parentsCounted);
  const years = yearsOfSpread(input);
  return [
    {
      id: 'spread',
      caption: 'The premium for several years, year by year',
      columns: [
        { label: 'Year', unit: 'text' },
        { label: 'Part that counts', unit: 'rupees' },
      ],
      rows: years.map((year) => [yearTitle(year).replace(/^t/, 'T'), part]),
      total: ['Total', part * years.length],
      note: 'Before each year’s limit is applied. What was paid in cash is left out.',
    },
  ];
}

function policyTables(input: HealthInput, { parts, cover }: Policies): Table[] {
  if (members(input) < 2) return [];
  return [
    {
      id: 'policies',
      caption: `Estimated premiums a year for a cover of ${formatCompact(cover)}`,
      columns: [
        { label: 'Person', unit: 'text' },
        { label: 'Own policy', unit: 'rupees' },
        { label: 'Share of one floater', unit: 'rupees' },
      ],
      rows: parts.map(({ age, separate, inFloater }) => [
        age === null ? 'Child' : `Aged ${formatNumber(age)}`,
        separate,
        inFloater,
      ]),
      total: [
        'Together',
        parts.reduce((all, { separate }) => all + separate, 0),
        parts.reduce((all, { inFloater }) => all + inFloater, 0),
      ],
      note: 'Examples that sellers publish, not quotes. For a child’s own policy we use the youngest age in the table.',
    },
  ];
}

function savingTable({ years, total }: SavingInstead): Table {
  return {
    id: 'saving-instead',
    caption: 'Premiums, or the same money saved',
    columns: [
      { label: 'Year', unit: 'count' },
      { label: 'Premium', unit: 'rupees' },
      { label: 'Premiums saved, with return', unit: 'rupees', rollUp: 'last' },
      { label: 'One serious illness', unit: 'rupees', rollUp: 'last' },
    ],
    rows: years.map(({ year, premium, saved, cost }) => [year, premium, saved, cost]),
    total: ['Total', total, null, null],
  };
}

/** Returns the check-up that still lowers the tax, by what the tax is with it: for the first group in which one does. */
function checkUpsThatSave(input: HealthInput, both: Both, { oldWith }: Taxes) {
  const year = yearOf(input);
  const hasParents = input.parentsPremium + input.parentsBills > 0;
  const deductionWith = (box: 'familyCheckUps' | 'parentsCheckUps', more: number) => {
    const followed = { ...input, [box]: input[box] + more };
    return deductionOf(followed, groupsOf(followed));
  };
  const all = [
    { whose: 'you or your family', box: 'familyCheckUps' },
    ...(hasParents ? ([{ whose: 'your parents', box: 'parentsCheckUps' }] as const) : []),
  ] as const;
  return all
    .map(({ whose, box }) => {
      const amount = Math.floor(deductionWith(box, year.deductions.health.value.checkUps).total - both.total + 1e-6);
      const tax = assessmentWith(input, deductionWith(box, amount), 'old').tax;
      return { whose, amount, saved: oldWith - payable(tax, year.payableMultiple.value) };
    })
    .filter(({ amount, saved }) => amount > 0 && saved > 0)
    .slice(0, 1);
}

function actionsOf(input: HealthInput, both: Both, taxes: Taxes): Action[] {
  const year = yearOf(input);
  const act = actOf(input.financialYear);
  const actions: Action[] = [];
  if (input.regime === 'old' && act === 'act2025') {
    for (const { whose, amount, saved } of checkUpsThatSave(input, both, taxes)) {
      actions.push({
        text: `A preventive check-up of ${inr(amount)} for ${whose} saves ${inr(saved)} of tax. You may pay it in cash.`,
        date: year.lastDay,
        cite: law.checkUps,
      });
    }
    actions.push({
      text: `Give the premium receipts to your employer with Form ${formName('12BB', act)}, so that less tax is deducted.`,
    });
  }
  if (input.regime === 'old' && act === 'act1961' && taxes.allowed > 0) {
    actions.push({
      text: `Keep the receipts, and claim ${inr(taxes.allowed)} under section ${sectionBeside('80D', act)} in your return, even if your employer left it out. Only a return filed by ${formatDate(year.returns.due.value.individual)} can be in the old regime, which has this deduction: a late one is in the new regime. If yours was in time and left the deduction out, a revised return can add it.`,
      cite: year.returns.oldRegimeChoice,
    });
  }
  if (input.familyCash + input.parentsCash > 0) {
    actions.push({
      text: 'Pay the next premium by card, UPI or bank transfer. A premium paid in cash is never deducted.',
      cite: law.cash,
    });
  }
  if (input.sumInsured === 0) {
    actions.push({
      text: 'Ask two insurers for a quote. Compare the premium, waiting periods, co-payment, and limits on room rent and treatments.',
    });
  }
  return actions;
}

function caveatsOf(input: HealthInput, both: Both, { oldWith, newRegime }: Taxes, policies: Policies): Caveat[] {
  const { returns } = yearOf(input);
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for a Hindu undivided family: it has one limit for its members, no check-ups and no parents’ group. Premiums that your employer pays are not your deduction either.',
    },
  ];
  if (input.regime === 'old' && newRegime < oldWith) {
    list.push({
      kind: 'warning',
      text: `With this salary and these deductions the tax is ${inr(oldWith)} in the old regime and ${inr(newRegime)} in the new one. Do not stay in the old regime only for this deduction. Enter your other deductions, or compare both regimes.`,
      cite: law.newRegime,
    });
  }
  if (input.regime === 'new' && oldWith < newRegime) {
    list.push({
      kind: 'warning',
      text: `With these deductions the tax is ${inr(oldWith)} in the old regime, less than ${inr(newRegime)} in the new one. Only a return filed by ${formatDate(returns.due.value.individual)} can be in the old regime.`,
      cite: returns.oldRegimeChoice,
    });
  }
  const groups = groupsOf(input);
  if (groups.own.premium > both.own.premium || groups.parents.premium > both.parents.premium) {
    list.push({
      kind: 'limit',
      text: `You paid more premium than the limits allow: ${inr(both.own.premiumLimit)} for you and family, ${inr(both.parents.premiumLimit)} for your parents. Unused limit of one group does not help the other.`,
      cite: law.groups,
    });
  }
  if (isPaidForSeveralYears(input)) {
    list.push({
      kind: 'warning',
      text: 'Each year gets its own part of the premium. If you are in the new regime in a year, that year’s part is lost. It cannot move to another year.',
      cite: law.severalYears,
    });
  }
  if (input.familyBills + input.parentsBills > 0) {
    list.push({
      kind: 'assumption',
      text: 'We assume that the bills are for the older person, who has no health policy, and were not paid in cash. The premium is for the other person.',
      cite: law.bills,
    });
  }
  if (input.parentsPremium + input.parentsBills > 0) {
    list.push({
      kind: 'assumption',
      text: `We assume that your parents are resident in India. Only then does an age of ${law.seniorFrom.value} or more raise the limit. They need not depend on you, but you must pay.`,
      cite: law.seniorFrom.cite,
    });
  }
  if (input.residence === 'nonResident' && Math.max(input.age, input.spouseAge ?? 0) >= law.seniorFrom.value) {
    list.push({
      kind: 'limit',
      text: `A non-resident does not count as a senior citizen for this deduction. The limit for you and family stays at ${inr(both.own.limit)}.`,
      cite: law.seniorFrom.cite,
    });
  }
  list.push({
    kind: 'assumption',
    text: `A premium for one person or a family has no GST from ${formatDate(premiumGst.exemptFrom.value)}. Invoices before that day had ${pct(premiumGst.otherwise.value)}, and group policies still have it. Base premiums may change, because insurers can no longer set off the GST on their own costs. GST that you paid is part of the premium.`,
    cite: premiumGst.exemptFrom.cite,
  });
  list.push({
    kind: 'assumption',
    text: `The cover is a planning figure, not a promise. It assumes one serious illness that costs ${inr(input.stayCost)} in a metro today, a rise of ${pct(input.careRise)} a year, and more with age and members. You can change each of these. Premiums shown for a cover of ${formatCompact(policies.cover)} are estimates. An illness that you already have raises them.`,
    cite: healthCosts.rise.cite,
  });
  return list;
}
