import { incomeTaxYears } from '@/content/rules/income-tax';
import { hinduFamily } from '@/content/rules/income-tax/hindu-family';
import { sectionsTable, yearTitle } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import { noReturnText } from '@/content/tax/return-duty';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import {
  compared,
  lowerTaxVerdict,
  marginalStep,
  oldRegimeAction,
  regimeTaxSteps,
  taxStep,
  yearAnswer,
  yearCaveats,
} from '@/content/tax/year-answer';
import { type Action, type Caveat, type Chart, type Result, rupees, type Table, worksheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { listed } from '@/lib/listed';
import { type Assessment, assess, assessBoth } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { returnFromTds, type Taxpayer } from '@/lib/tax/taxpayer';
import { clubbedWith, familyOf, type GiftTaxed, giftsOf, membersWith, membersWithout } from './family';
import type { HufTaxInput } from './form';

/** Sections that people know by their number in the Act of 1961. */
const oldSections = ['64', '56(2)(x)', '171', '87A', '80C', '80D', '115BAC'] as const;

/** Returns a person's tax of the year in the regime that costs less, ₹ as paid. */
function leastTax(person: Taxpayer, year: IncomeTaxYear): number {
  const { tax, lower } = compared({ both: assessBoth(person, year), year, shown: 'better' });
  return tax[lower];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const memberName = (index: number) => (index === 0 ? 'Member 1 (karta)' : `Member ${index + 1}`);

/** Tax of everyone with the HUF and without it, ₹. */
interface Compared {
  readonly huf: number;
  readonly withHuf: readonly number[];
  readonly without: readonly number[];
}

function familyTable({ huf, withHuf, without }: Compared): Table {
  return {
    id: 'family',
    lead: true,
    caption: 'The family’s tax, with the HUF and without it',
    columns: [
      { label: 'Who pays', unit: 'text' },
      { label: 'With the HUF', unit: 'rupees' },
      { label: 'Without it', unit: 'rupees' },
    ],
    rows: [['HUF', huf, 0], ...withHuf.map((tax, index) => [memberName(index), tax, without[index] ?? 0])],
    total: ['Family', huf + sum(withHuf), sum(without)],
    note: 'Each member is in the regime with the lower tax. The HUF is in the regime shown. Clubbed income is counted with the member.',
  };
}

const giftNames = { money: 'Money', movable: 'Shares, gold, art', immovable: 'Land or building' } as const;
const giverNames = { other: 'not a member', member: 'a member', will: 'will, inheritance, partition' } as const;

function giftReason(gift: GiftTaxed): string {
  if (gift.from === 'member') return 'Not taxed, as a member is a relative; what it earns is clubbed';
  if (gift.from === 'will') return 'Free';
  return gift.taxed > 0 ? 'Income of the HUF' : 'Within the limit';
}

function giftsTable(gifts: readonly GiftTaxed[]): Table[] {
  if (gifts.length === 0) return [];
  return [
    {
      id: 'gifts',
      caption: 'Gifts of the year',
      columns: [
        { label: 'Gift', unit: 'text' },
        { label: 'From', unit: 'text' },
        { label: 'Worth less price', unit: 'rupees' },
        { label: 'Taxed', unit: 'rupees' },
        { label: 'Why', unit: 'text' },
      ],
      rows: gifts.map((gift) => [
        giftNames[gift.what],
        giverNames[gift.from],
        Math.max(0, gift.value - gift.paid),
        gift.taxed,
        giftReason(gift),
      ]),
    },
  ];
}

/** Returns what the HUF saves at other incomes of it. */
function savingChart(
  extras: readonly { readonly income: number; readonly saved: number; readonly tax: number }[],
): Chart {
  return {
    kind: 'lines',
    title: 'What the HUF saves as its income grows',
    unit: 'rupees',
    x: { label: 'Total income of the HUF', values: extras.map(({ income }) => income), unit: 'rupees' },
    series: [
      { label: 'Saved by the family', values: extras.map(({ saved }) => saved), tone: 'growth' },
      { label: 'Tax of the HUF', values: extras.map(({ tax }) => tax), tone: 'tax' },
    ],
  };
}

function actionsFor(
  input: HufTaxInput,
  family: Taxpayer,
  now: Assessment,
  clubbed: number,
  year: IncomeTaxYear,
): Action[] {
  const { due, belated } = year.returns;
  const hasBusiness = input.business !== 0;
  const date = hasBusiness ? due.value.business : due.value.individual;
  const { basicExemption } = now.charge;
  const files = now.grossTotalIncome > basicExemption || now.carriedForward.length > 0;
  const actions: Action[] = files
    ? [
        {
          text: `File the HUF’s own return for ${yearTitle(year.financialYear)}, with its own PAN. The karta signs it.`,
          date,
          cite: due.cite,
        },
        { text: 'Last day for the HUF’s return if it was not filed in time.', date: belated.value, cite: belated.cite },
      ]
    : [
        {
          text: noReturnText({ basicExemption, returnFromTds: returnFromTds(family, year) }),
          cite: due.cite,
        },
      ];
  if (now.regime === 'old' && files) {
    actions.push(oldRegimeAction(year, { hasBusiness, date, whose: ' for the HUF' }));
  }
  if (clubbed > 0) {
    actions.push({
      text: `Members show the clubbed income of ${inr(clubbed)} in their own returns. The HUF leaves it out.`,
      cite: hinduFamily.clubbing,
    });
  }
  if (input.partition === 'total') {
    actions.push({
      text: 'Claim the total partition before the Assessing Officer. Until an order records it, the HUF stays a taxpayer.',
      cite: hinduFamily.partition,
    });
  }
  return actions;
}

function caveatsFor(
  input: HufTaxInput,
  {
    now,
    gifts,
    rebateLost,
    saved,
  }: { now: Assessment; gifts: readonly GiftTaxed[]; rebateLost: number; saved: number },
  year: IncomeTaxYear,
): Caveat[] {
  const rules = year.regimes[now.regime];
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for a single person’s own savings. An HUF has income only from family property. An HUF needs a family with a common ancestor, and in practice a second member.',
    },
  ];
  if (rebateLost > 0) {
    caveats.push({
      kind: 'limit',
      text: `An HUF gets no rebate under section 87A. An individual with the same income would pay ${inr(rebateLost)} less.`,
      cite: rules.rebate.cite,
    });
  } else {
    caveats.push({
      kind: 'limit',
      text: 'An HUF gets no rebate under section 87A and no senior slabs, whatever the karta’s age.',
      cite: rules.rebate.cite,
    });
  }
  if (now.regime === 'old') {
    caveats.push({
      kind: 'limit',
      text: 'An HUF cannot deduct payments into an NPS account or interest on an education loan. A member who pays it can claim it in the old regime.',
      cite: hinduFamily.individualsAlone,
    });
  }
  if (saved < 0) {
    caveats.push({
      kind: 'warning',
      text: `The HUF costs the family ${inr(-saved)}. The members would pay less tax on the same income.`,
    });
  }
  if (input.residence === 'nonResident') {
    caveats.push({
      kind: 'limit',
      text: 'A non-resident HUF cannot set its unused basic exemption against gains. An HUF is non-resident only if it is controlled and managed wholly outside India.',
      cite: hinduFamily.residence,
    });
  }
  if (gifts.some(({ taxed }) => taxed > 0)) {
    caveats.push({
      kind: 'assumption',
      text: 'In the comparison without the HUF, we tax the same gifts with the members. But a member pays no tax on a gift from his or her own relative.',
      cite: hinduFamily.relatives,
    });
  }
  if (input.thrown.length > 0 || gifts.some(({ from }) => from === 'member')) {
    caveats.push({
      kind: 'assumption',
      text: 'Only the income from the asset itself is clubbed. Income from reinvesting that income belongs to the HUF.',
      cite: hinduFamily.clubbing,
    });
  }
  if (input.partition === 'partial') {
    caveats.push({
      kind: 'limit',
      text: `A partial partition after ${formatDate(hinduFamily.partialIgnoredAfter)} is not recognised: the HUF pays as if nothing was divided, and the members are liable for its tax.`,
      cite: hinduFamily.partialPartition,
    });
  }
  if (input.partition === 'total') {
    caveats.push({
      kind: 'limit',
      text: 'The HUF pays on its income up to the day of the partition. After that each member pays on his or her own share. For an asset that a member had put in, the income of the spouse’s share stays clubbed.',
      cite: hinduFamily.partition,
    });
  }
  caveats.push({
    kind: 'assumption',
    text: 'We leave out losses of earlier years, salary paid to the karta and tax already deducted (TDS). The income-tax calculator counts past losses and TDS for an HUF too.',
  });
  return caveats;
}

/** Returns the members' own incomes in words: "own income of ₹15,00,000 (member 1)". */
function ownIncomes({ members }: HufTaxInput): string {
  const own = members.map(({ salary, other }) => salary + other);
  if (own.every((amount) => amount === 0)) return `no income of ${own.length === 1 ? 'member 1' : 'the members'}`;
  return `own income of ${listed(own.map((amount, index) => `${inr(amount)} (member ${index + 1})`))}`;
}

function sentenceFor(input: HufTaxInput, huf: number, regime: Regime, saved: number, clubbed: number): string {
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
  return `The HUF pays ${inr(huf)} in the ${regimeNames[regime]}. ${effect}${members}`;
}

/** Returns the tax of a Hindu undivided family in both regimes, and what the family pays with and without it, ₹. */
export function hufTax(input: HufTaxInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const multiple = year.payableMultiple;
  const gifts = giftsOf(input);
  const giftIncome = sum(gifts.map(({ taxed }) => taxed));
  const family = familyOf(input, giftIncome);
  const answer = yearAnswer({ person: family, year, shown: input.regime });
  const { both, now, regime } = answer;
  const asIndividual = assess({ ...family, kind: 'individual' }, year, regime);
  const withHuf = membersWith(input).map((member) => leastTax(member, year));
  const without = membersWithout(input, giftIncome).map((member) => leastTax(member, year));

  const sheet = worksheet();
  const { step, heading } = sheet;
  const clubbed = sum(input.members.map((_, index) => clubbedWith(input, index)));
  heading('What is the HUF’s, and what is not');
  step(
    rupees('Clubbed with members', clubbed),
    clubbed > 0
      ? input.members
          .map((_, index) => [memberName(index), clubbedWith(input, index)] as const)
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => `${name} ${inr(amount)}`)
          .join(' + ')
      : 'No member put in an asset for less than its worth',
    hinduFamily.clubbing,
  );
  step(
    rupees('Gifts taxed', giftIncome),
    gifts.length === 0
      ? 'No gifts'
      : `From people who are not members. All of it is taxed above ${inr(hinduFamily.gifts.value.above)}. For land or building bought too cheaply, the difference must also be above ${pct(hinduFamily.gifts.value.ofPricePercent)} of the price`,
    hinduFamily.gifts.cite,
  );
  if (input.partitionIncome > 0) {
    step(
      rupees('Still the HUF’s after the partial partition', input.partitionIncome),
      'The family is taxed as if there had been no partial partition',
      hinduFamily.partialPartition,
    );
  }
  assessmentSteps(sheet, now, year);
  const huf = taxStep(sheet, answer, 'HUF’s income-tax');
  marginalStep(sheet, answer, 'Tax on the HUF’s next ₹1,000');
  const rebateLost = Math.max(0, huf - payable(asIndividual.tax, multiple.value));
  step(
    rupees('Rebate lost against an individual', rebateLost),
    `An individual below 60 with the same income would pay ${inr(payable(asIndividual.tax, multiple.value))}`,
    year.regimes[regime].rebate.cite,
  );
  regimeTaxSteps(sheet, answer);
  heading('The family with and without the HUF');
  const familyWith = step(
    rupees('Family’s tax with the HUF', huf + sum(withHuf)),
    `HUF ${inr(huf)}, members ${withHuf.map((tax) => inr(tax)).join(' + ')}`,
  );
  const familyWithout = step(
    rupees('Family’s tax without the HUF', sum(without)),
    `Its income and payments ${input.without === 'equal' ? 'shared equally by all members' : 'counted with member 1'}: ${without.map((tax) => inr(tax)).join(' + ')}`,
  );
  const saved = step(
    rupees('Saved by the HUF', familyWithout - familyWith),
    `${inr(familyWithout)} − ${inr(familyWith)}`,
  );

  const chartStep = Math.max(1_00_000, Math.ceil(now.totalIncome / 4 / 1_00_000) * 1_00_000);
  const points = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((index) => index * chartStep)
    .filter((extra) => input.interest + extra >= 0)
    .map((extra) => {
      const there = { ...input, interest: input.interest + extra };
      const alone = assessBoth(familyOf(there, giftIncome), year);
      const tax = payable(
        input.regime === 'better' ? Math.min(alone.new.tax, alone.old.tax) : alone[regime].tax,
        multiple.value,
      );
      const instead = sum(membersWithout(there, giftIncome).map((member) => leastTax(member, year)));
      return { income: alone[regime].totalIncome, saved: instead - tax - sum(withHuf), tax };
    });

  // The family's table leads; this one comes further down.
  const { lead: _lead, ...bothRegimes } = regimesTable(both, year);
  return {
    headline: [
      rupees('HUF’s income-tax', huf, { tone: 'tax' }),
      rupees('Saved by the HUF', saved, { tone: 'growth' }),
      rupees('Clubbed with members', clubbed),
      lowerTaxVerdict(answer, 'Lower tax for the HUF'),
    ],
    sentence: sentenceFor(input, huf, regime, saved, clubbed),
    charts: [
      {
        kind: 'bars',
        title: 'The family’s tax',
        unit: 'rupees',
        bars: ['With the HUF', 'Without it'],
        series: [
          { label: 'HUF', values: [huf, 0], tone: 'tax' },
          { label: 'Members', values: [sum(withHuf), sum(without)], tone: 'other' },
        ],
      },
      savingChart(points),
    ],
    tables: [
      familyTable({ huf, withHuf, without }),
      ...giftsTable(gifts),
      { ...bothRegimes, caption: 'The HUF in both regimes, line by line' },
      ...sectionsTable(oldSections, year.act),
    ],
    steps: sheet.steps,
    actions: actionsFor(input, family, now, clubbed, year),
    caveats: [...caveatsFor(input, { now, gifts, rebateLost, saved }, year), ...yearCaveats(answer)],
  };
}
