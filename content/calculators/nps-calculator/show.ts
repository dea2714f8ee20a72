import {
  exitDaysInDoubt,
  lumpSumExempt,
  npsExit,
  paymentCharges,
  recordKeeping,
  taxedAtExit,
  unifiedPension,
} from '@/content/rules/nps';
import { sectionBeside } from '@/content/tax/law-names';
import { type Action, type Breakdown, type Caveat, type Cell, type Chart, rupees, type Table } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { ratePerPeriod, valueOfDeposits } from '@/lib/finance/deposits';
import { priceFactor } from '@/lib/finance/inflation';
import { bandOf, type PensionYear } from '@/lib/finance/pension-account';
import { formatCompact, formatDate, formatNumber, inr, pct } from '@/lib/format';
import {
  corpusOf,
  type Exit,
  exitOf,
  exitRules,
  isGovernment,
  mixOf,
  monthsOf,
  type Payments,
  paymentNeeded,
  paymentsOf,
  returnAt,
} from './account';
import type { NpsInput } from './form';
import {
  bandOfAge,
  basicOfYear,
  exitLawOf,
  exitSlabsInWords,
  type LumpSumTax,
  lawOf,
  lumpSumTax,
  type TaxSaved,
} from './tax';
import type { Unified } from './unified';

/** Everything that the page shows. */
export interface NpsAnswer {
  /** The payment that brings the pension wanted, ₹ a month; null where payments are known. */
  readonly needed: number | null;
  readonly payments: Payments;
  readonly years: readonly PensionYear[];
  readonly exit: Exit;
  readonly lump: LumpSumTax;
  /** ₹ a month out of the lump sum; null where it is taken at once. */
  readonly drawn: number | null;
  readonly saved: { readonly new: TaxSaved | null; readonly old: TaxSaved | null };
  readonly unified: Unified | null;
  /** The pension in today’s money, ₹ a month. */
  readonly real: number;
}

const total = (years: readonly PensionYear[], of: (year: PensionYear) => number) =>
  years.reduce((sum, year) => sum + of(year), 0);

/** Returns the answer in two or three sentences. */
export function sentenceOf(input: NpsInput, { needed, exit, lump, real, drawn, unified, saved }: NpsAnswer): string {
  const start =
    needed === null
      ? `At ${input.exitAge} you have ${formatCompact(exit.corpus)}.`
      : needed === 0
        ? 'Your balance and the payments made anyway already give this pension.'
        : `Pay ${inr(Math.ceil(needed - 1e-6))} a month${isGovernment(input) ? ' on top of your share of pay' : ''}${input.rise > 0 ? `, and ${pct(input.rise)} more each year` : ''}. At ${input.exitAge} you have ${formatCompact(exit.corpus)}.`;
  const tax =
    lump.tax > 0 ? ` (about ${formatCompact(lump.tax)} of tax${drawn === null ? '' : ', if in one year'})` : '';
  const ofThat =
    lump.taxed > 0
      ? `${drawn === null ? ', of which' : '. Of the lump sum,'} ${formatCompact(lump.taxed)} is taxed as income${drawn === null ? ' of that year' : ''}${tax}`
      : ', tax-free';
  const way =
    drawn === null
      ? 'at once'
      : `in parts over ${input.drawYears} ${input.drawYears === 1 ? 'year' : 'years'}, ${inr(drawn)} a month`;
  const part = exit.lumpSum > 0 ? ` You take ${formatCompact(exit.lumpSum)} ${way}${ofThat}.` : '';
  const pension =
    exit.pension > 0
      ? ` The rest pays ${inr(exit.pension)} a month for life${monthsOf(input) > 0 && input.inflation > 0 ? `, which buys what ${inr(real)} buys today` : ''}.`
      : ' Nothing is left for a pension.';
  const ups =
    unified && unified.pension > 0
      ? ` UPS would start with ${inr(unified.pension)} a month, rising with prices, and pay ${formatCompact(unified.lumpSum)} at once.`
      : '';
  const savings = saved.new && saved.old ? ` ${savedSentence(saved.new, saved.old)}` : '';
  return `${start}${part}${pension}${ups}${savings}`;
}

function savedSentence(inNew: TaxSaved, inOld: TaxSaved): string {
  const [now, old] = [inNew.own + inNew.employer, inOld.own + inOld.employer];
  if (now < 0.5 && old < 0.5) return 'The payments of a year save no tax.';
  return `The payments of a year save ${inr(now)} of tax in the new regime, ${inr(old)} in the old.`;
}

/** Returns where the corpus comes from and where it goes. */
export function breakdownsOf(input: NpsInput, { years, exit, lump }: NpsAnswer): Breakdown[] {
  const gain = total(years, (year) => year.growth - year.charges);
  const whole = rupees('Corpus at exit', exit.corpus);
  const own = total(years, (year) => year.own);
  const employer = total(years, (year) => year.employer);
  const from: Breakdown[] =
    gain < 0 || exit.corpus <= 0
      ? []
      : [
          {
            title: 'Where it comes from',
            total: whole,
            parts: [
              ...(input.balance > 0 ? [rupees('Balance today', input.balance, { tone: 'other' as const })] : []),
              rupees('You pay in', own, { tone: 'own' }),
              ...(employer > 0 ? [rupees('Employer pays in', employer, { tone: 'other' as const })] : []),
              rupees('Growth after charges', gain, { tone: 'growth' }),
            ],
          },
        ];
  return [
    ...from,
    {
      title: 'Where it goes',
      total: whole,
      parts: [
        rupees('Lump sum free of tax', lump.free, { tone: 'growth' }),
        ...(lump.taxed > 0 ? [rupees('Taxed part of the lump sum', lump.taxed, { tone: 'tax' as const })] : []),
        rupees('Buys the annuity', exit.annuity, { tone: 'own' }),
      ],
    },
  ];
}

/** Returns the growth by age, what becomes of the corpus, and the two pensions of government staff. */
export function chartsOf(input: NpsInput, answer: NpsAnswer): Chart[] {
  const { years, exit, lump, unified } = answer;
  const charts: Chart[] = [];
  if (years.length > 0) {
    let paid = input.balance;
    const own = years.map((year) => {
      paid += year.own + year.employer;
      return Math.min(paid, Math.max(0, year.closing));
    });
    charts.push({
      kind: 'areas',
      title: 'The account by age',
      unit: 'rupees',
      x: { label: 'Age', values: years.map((_, index) => ageAfter(input, years, index)) },
      series: [
        { label: 'Paid in, with the balance today', values: own, tone: 'own' },
        {
          label: 'Growth after charges',
          values: years.map((year, index) => Math.max(0, year.closing - (own[index] ?? 0))),
          tone: 'growth',
        },
      ],
    });
  }
  charts.push({
    kind: 'parts',
    title: 'How your corpus is paid out',
    unit: 'rupees',
    parts: [
      { label: 'At once, free of tax', value: lump.free, tone: 'growth' },
      { label: 'At once, taxed', value: lump.taxed, tone: 'tax' },
      { label: 'Buys the annuity', value: exit.annuity, tone: 'own' },
    ],
  });
  if (unified && unified.pension > 0) {
    const after = Array.from({ length: 26 }, (_, index) => index);
    charts.push({
      kind: 'lines',
      title: 'Pension a month after the exit, NPS and UPS',
      unit: 'rupees',
      x: { label: 'Years after the exit', values: after },
      series: [
        { label: 'NPS annuity, not rising', values: after.map(() => exit.pension), tone: 'own' },
        {
          label: 'UPS, with dearness relief',
          values: after.map((year) => unified.pension * priceFactor(input.inflation, year)),
          tone: 'growth',
        },
      ],
    });
  }
  return charts;
}

/** Returns the age at the end of a year of the account; the last may be a part of one. */
function ageAfter({ age }: NpsInput, years: readonly PensionYear[], index: number): number {
  return age + Math.round(((12 * index + (years[index]?.months ?? 12)) / 12) * 100) / 100;
}

function yearsTable(input: NpsInput, { years }: NpsAnswer): Table[] {
  if (years.length === 0) return [];
  const withMix = input.mix !== 'single';
  const withEmployer = years.some(({ employer }) => employer > 0);
  const withCharges = years.some(({ charges }) => charges > 0);
  const rise = 1 + input.rise / 100;
  const rate = ratePerPeriod(returnAt(input, input.age), 12, input.counting);
  const paidInGrows = valueOfDeposits(rate, 12, 'start') / 12 - 1;
  return [
    {
      id: 'years',
      caption: 'The account, year by year',
      columns: [
        { label: 'At age', unit: 'text' },
        ...(withMix ? [{ label: 'Equity', unit: 'percent', rollUp: 'none' } as const] : []),
        { label: 'You', unit: 'rupees' },
        ...(withEmployer ? [{ label: 'Employer', unit: 'rupees' } as const] : []),
        { label: 'Growth', unit: 'rupees' },
        ...(withCharges ? [{ label: 'Charges', unit: 'rupees' } as const] : []),
        { label: 'Balance', unit: 'rupees', rollUp: 'last' },
      ],
      rows: years.map((year, index) => [
        year.months < 12 ? `Exit at ${input.exitAge}` : String(input.age + index + 1),
        ...(withMix ? [mixOf(input, input.age + index)?.equity ?? 0] : []),
        year.own,
        ...(withEmployer ? [year.employer] : []),
        year.growth,
        ...(withCharges ? [year.charges] : []),
        year.closing,
      ]),
      total: [
        'Total',
        ...(withMix ? [null] : []),
        total(years, (year) => year.own),
        ...(withEmployer ? [total(years, (year) => year.employer)] : []),
        total(years, (year) => year.growth),
        ...(withCharges ? [total(years, (year) => year.charges)] : []),
        null,
      ],
      relations: {
        You: [{ of: 'You', above: true, times: rise }],
        Employer: [{ of: 'Employer', above: true, times: rise }],
        ...(!withMix && {
          Growth: [
            { of: 'Balance', above: true, times: (1 + rate) ** 12 - 1 },
            { of: 'You', times: paidInGrows },
            ...(withEmployer ? [{ of: 'Employer', times: paidInGrows }] : []),
          ],
        }),
        Balance: [
          { of: 'Balance', above: true },
          { of: 'You' },
          ...(withEmployer ? [{ of: 'Employer' }] : []),
          { of: 'Growth' },
          ...(withCharges ? [{ of: 'Charges', times: -1 }] : []),
        ],
      },
    },
  ];
}

/** One way to take the money. */
interface Way {
  readonly name: string;
  readonly atOnce: number;
  readonly inParts: number;
}

/** Returns the ways that the rules allow for this corpus, the most at once first. */
function waysOf(input: NpsInput, { corpus, most, isEarly }: Exit): Way[] {
  if (corpus <= 0) return [];
  const { value } = exitRules(input);
  const sector = value[isGovernment(input) ? 'government' : 'nonGovernment'];
  const amount = bandOf(corpus, isEarly ? sector.early : sector.normal)?.amount;
  const shares = [100, 80, 60, 20, 0].filter((percent) => (corpus * percent) / 100 <= most + 0.005);
  return [
    ...(amount && value.partsYears
      ? [
          {
            name: `${inr(amount)} at once, the rest in parts over ${value.partsYears} years or more`,
            atOnce: amount,
            inParts: corpus - amount,
          },
          ...(amount > (corpus * 60) / 100
            ? [{ name: `${inr(amount)} at once, annuity with the rest`, atOnce: amount, inParts: 0 }]
            : []),
        ]
      : []),
    ...shares.map((percent) => ({
      name:
        percent === 100
          ? 'All at once'
          : percent === 0
            ? 'All into the annuity'
            : `${percent}% at once, annuity with the rest`,
      atOnce: (corpus * percent) / 100,
      inParts: 0,
    })),
  ];
}

function waysTable(input: NpsInput, { exit }: NpsAnswer): Table[] {
  const ways = waysOf(input, exit);
  if (ways.length === 0) return [];
  return [
    {
      id: 'exit-ways',
      caption: 'What the rules allow with this corpus',
      columns: [
        { label: 'Choice', unit: 'text' },
        { label: 'At once or in parts', unit: 'rupees', rollUp: 'none' },
        { label: 'Taxed part', unit: 'rupees', rollUp: 'none' },
        { label: 'Tax, if in one year', unit: 'rupees', rollUp: 'none' },
        { label: 'Pension a month', unit: 'rupees', rollUp: 'none' },
      ],
      rows: ways.map(({ name, atOnce, inParts }) => {
        const lumpSum = atOnce + inParts;
        const { taxed, tax } = lumpSumTax(input, { ...exit, lumpSum });
        return [name, lumpSum, taxed, tax, ((exit.corpus - lumpSum) * input.annuityRate) / 1200];
      }),
      note: `Exit rules of ${formatDate(exitRules(input).date)}. You may always put more into the annuity.`,
    },
  ];
}

/** Returns what the pension wanted costs with other parts of the corpus taken at once. */
function sharesTable(input: NpsInput, { needed }: NpsAnswer): Table[] {
  if (needed === null || monthsOf(input) === 0) return [];
  const shares = [...new Set([0, 20, 40, 60, 80, input.lump])].sort((a, b) => a - b);
  const rows = shares.flatMap((lump) => {
    const other = { ...input, lump };
    const payment = lump === input.lump ? needed : paymentNeeded(other);
    if (payment === null) return [];
    const { corpus, lumpSum } = exitOf(other, corpusOf(other, paymentsOf(other, payment)));
    return [[pct(lump), payment, corpus, lumpSum]];
  });
  return [
    {
      id: 'other-parts',
      caption: 'The same pension, if you take another part at once',
      columns: [
        { label: 'Part at once', unit: 'text' },
        { label: 'Payment a month', unit: 'rupees', rollUp: 'none' },
        { label: 'Corpus', unit: 'rupees', rollUp: 'none' },
        { label: 'At once', unit: 'rupees', rollUp: 'none' },
      ],
      rows,
      note: 'The less you take at once, the less you need to pay in for the same pension.',
    },
  ];
}

function agesTable(input: NpsInput, { exit }: NpsAnswer): Table[] {
  const { latestAge } = exitRules(input).value;
  const ages = [0, 1, 2, 3, 5, 10, 15].map((more) => input.exitAge + more).filter((age) => age <= latestAge);
  if (ages.length < 2 || exit.corpus <= 0) return [];
  return [
    {
      id: 'ages',
      caption: 'If you leave the money in and exit later',
      columns: [
        { label: 'Exit at', unit: 'text' },
        { label: 'Corpus', unit: 'rupees', rollUp: 'none' },
        { label: 'At once', unit: 'rupees', rollUp: 'none' },
        { label: 'Pension a month', unit: 'rupees', rollUp: 'none' },
        { label: 'In today’s money', unit: 'rupees', rollUp: 'none' },
      ],
      rows: ages.map((exitAge) => {
        // The account goes on from the exit for whole years.
        const waiting = { ...input, age: input.exitAge, balance: exit.corpus, exitAge, exitOn: '' as const };
        const more = 12 * (exitAge - input.exitAge);
        const whole = {
          ...input,
          exitAge,
          ...(input.exitOn > input.today && { exitOn: addMonthsToDay(input.exitOn, more) }),
        };
        const then = exitOf(whole, corpusOf(waiting, { own: 0, employer: 0 }));
        return [
          String(exitAge),
          then.corpus,
          then.lumpSum,
          then.pension,
          then.pension / priceFactor(input.inflation, monthsOf(whole) / 12),
        ];
      }),
      note: 'We assume no more payments after the first age, the same return and the same annuity rate. In fact an older person gets a higher annuity rate.',
    },
  ];
}

function savedTable({ saved }: NpsAnswer): Table[] {
  if (!saved.new || !saved.old) return [];
  const now = saved.new;
  const old = saved.old;
  return [
    {
      id: 'tax-saved',
      caption: 'Tax saved by the payments of one year',
      columns: [
        { label: 'Payment', unit: 'text' },
        { label: 'New regime', unit: 'rupees' },
        { label: 'Old regime', unit: 'rupees' },
      ],
      rows: [
        ['By the employer', now.employer, old.employer],
        ['By you', now.own, old.own],
      ],
      total: ['Total', now.employer + now.own, old.employer + old.own],
    },
  ];
}

function unifiedTable(input: NpsInput, { exit, lump, unified }: NpsAnswer): Table[] {
  if (!unified) return [];
  const later = (years: number): Cell[] => [
    `Pension ${years === 0 ? 'at first' : `after ${years} years`}`,
    exit.pension,
    unified.pension * priceFactor(input.inflation, years),
  ];
  return [
    {
      id: 'ups',
      caption: 'NPS and UPS side by side',
      columns: [
        { label: 'What', unit: 'text' },
        { label: 'NPS', unit: 'rupees', rollUp: 'none' },
        { label: 'UPS', unit: 'rupees', rollUp: 'none' },
      ],
      rows: [
        ['At once, after tax', exit.lumpSum - lump.tax, unified.lumpSum],
        later(0),
        later(10),
        later(20),
        ['Pension of the spouse, at first', 0, unified.family],
        ['Paid to the nominee at the end', input.annuity === 'returned' ? exit.annuity : 0, 0],
      ],
      note: `Pay includes DA, so the UPS pension includes dearness relief. We assume that it rises by ${pct(input.inflation)} a year. A joint annuity would give the spouse a pension under NPS too, at a lower rate.`,
    },
  ];
}

/** Returns the tables, the comparison of government staff first. */
export function tablesOf(input: NpsInput, answer: NpsAnswer): Table[] {
  return [
    ...unifiedTable(input, answer),
    ...sharesTable(input, answer),
    ...waysTable(input, answer),
    ...savedTable(answer),
    ...agesTable(input, answer),
    ...yearsTable(input, answer),
  ];
}

/** Returns what to do. */
export function actionsOf(input: NpsInput, { needed, exit, saved }: NpsAnswer): Action[] {
  const year = lawOf(input);
  const list: Action[] = [];
  if (needed !== null && needed > 0) {
    list.push({ text: `Raise your own payment to ${inr(Math.ceil(needed - 1e-6))} a month.` });
  }
  if (year.lastDay >= input.today && saved.old && saved.old.own > 0) {
    list.push({
      text: `In the old regime, pay your own part for the year by this day. With the payments above it saves ${inr(saved.old.own)} of tax.`,
      date: year.lastDay,
      cite: year.deductions.extraNps.cite,
    });
  }
  if (exit.annuity > 0) {
    list.push({
      text: 'Before you exit, compare the quotes of all annuity providers. The rate is fixed for life on the day you buy.',
    });
  }
  return list;
}

/** Returns who should leave, what is assumed, and which limits apply. */
export function caveatsOf(input: NpsInput, answer: NpsAnswer): Caveat[] {
  const { exit, lump, payments, years } = answer;
  const { value: rules, cite } = exitRules(input);
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for Tier II, NPS Vatsalya, Atal Pension Yojana and NPS Lite, or for what a family receives after a death.',
    },
  ];
  if (lump.taxed > 0) list.push(...taxedCaveats(input, answer));
  if (exit.most < (exit.corpus * input.lump) / 100 - 0.005) {
    list.push({
      kind: 'limit',
      text: `The rules let you take ${inr(exit.most)} at once, not ${pct(input.lump)} of the corpus. The rest must buy an annuity${rules.partsYears && bandOf(exit.corpus, rules[isGovernment(input) ? 'government' : 'nonGovernment'].normal)?.amount && !exit.isEarly ? `, or may come in parts over ${rules.partsYears} years or more` : ''}.`,
      cite,
    });
  }
  if (exit.isEarly) {
    list.push({
      kind: 'warning',
      text: `This is an early exit${input.sector === 'citizen' && rules.years ? `: before ${rules.age} and before ${rules.years} years in the account` : isGovernment(input) ? ', as on a resignation' : ''}. Waiting until ${rules.age} lets you take more at once. You may also leave the money in NPS and exit later.`,
      cite,
    });
  }
  if (input.exitOn >= exitDaysInDoubt.from && input.exitOn <= exitDaysInDoubt.to) {
    list.push({
      kind: 'assumption',
      text: `The new exit rules are in the Gazette of ${formatDate(npsExit.from.at(-1)?.date ?? '')}. Reports name other days between ${formatDate(exitDaysInDoubt.from)} and ${formatDate(exitDaysInDoubt.to)}. If you exited in those days, ask your NPS office.`,
      cite,
    });
  }
  if (input.charges === 'none' && years.length > 0) {
    const charged = corpusOf({ ...input, charges: isGovernment(input) ? 'employer' : 'online' }, payments);
    list.push({
      kind: 'assumption',
      text: `Charges are left out. ${isGovernment(input) ? 'With the yearly fee' : `With ${pct(paymentCharges.value.online.percent)} of each payment online and the yearly fee`} the corpus would be ${inr(exit.corpus - charged)} less, before GST on them.`,
      cite: isGovernment(input) ? recordKeeping.cite : paymentCharges.cite,
    });
  }
  list.push({
    kind: 'assumption',
    text: 'The return is your own guess, the same every year. We use today’s exit and tax rules, and both may change before you exit. The pension is taxed as income each year. We do not subtract that tax here.',
    cite: taxedAtExit[exitLawOf(input).act],
  });
  if (exit.pension > 0 && input.inflation > 0) {
    list.push({
      kind: 'warning',
      text: `The annuity does not rise with prices. After 20 years it buys only what ${inr(exit.pension / priceFactor(input.inflation, 20))} bought on the first day.`,
    });
  }
  list.push(...shareCaveats(input, answer));
  return list;
}

function taxedCaveats(input: NpsInput, { exit, lump, drawn }: NpsAnswer): Caveat[] {
  const year = exitLawOf(input);
  const { value: share, cite } = lumpSumExempt[year.act];
  const topRate = year.regimes.new.slabs.value[bandOfAge(input.exitAge)].at(-1)?.[1] ?? 0;
  const highest = (lump.taxed * topRate * (100 + year.cess.value)) / 10_000;
  const when = drawn === null ? 'the exit year' : 'the years in which you take it';
  const onTop =
    input.exitIncome > 0
      ? `On top of other income of ${inr(input.exitIncome)}`
      : 'If you have no other income in that year,';
  const inHighest =
    input.exitIncome === 0 && lump.tax < highest
      ? ` If other income already takes you into the highest slab, it is ${inr(highest)}, before surcharge.`
      : '';
  const list: Caveat[] = [
    {
      kind: 'warning',
      text: `${inr(lump.taxed)} of the lump sum is taxed as income of ${when}. Only ${pct(share)} of the corpus is tax-free, though the exit rules let you take more. ${onTop} the tax is ${inr(lump.tax)} by ${exitSlabsInWords(input)}${drawn === null ? '' : ', if all of it comes in one year'}.${inHighest} If you take ${pct(share)} at once, you pay no tax on it, and the rest buys a larger pension.`,
      cite,
    },
  ];
  if (exit.lumpSum >= exit.corpus - 0.005 || (input.lump >= 100 && exit.most >= exit.corpus - 0.005)) {
    list.push({
      kind: 'assumption',
      text: `You take the whole corpus, as the rules allow for a small one. Some people say that all of it is tax-free, as nothing is left to buy an annuity with. Then the tax would be ₹0. We follow the words of the law: ${pct(share)} is tax-free.`,
      cite,
    });
  }
  return list;
}

function shareCaveats(input: NpsInput, { payments, unified }: NpsAnswer): Caveat[] {
  const year = lawOf(input);
  const list: Caveat[] = [];
  const limit = year.retirement.employerContributions;
  if (input.sector !== 'citizen' && payments.employer * 12 > limit.value) {
    list.push({
      kind: 'warning',
      text: `The employer’s payments to NPS, EPF and superannuation above ${inr(limit.value)} a year are taxed as a perquisite. The tax saved here does not count that.`,
      cite: limit.cite,
    });
  }
  if (input.salary !== null && input.sector === 'corporate' && input.basic === null) {
    list.push({
      kind: 'assumption',
      text: `We assume that basic pay and DA are half of the salary, ${inr(basicOfYear(input))} a year, for the limits of sections ${sectionBeside('80CCD(1)', year.act)} and ${sectionBeside('80CCD(2)', year.act)}. Enter them for an exact answer.`,
    });
  }
  if (unified) {
    list.push({
      kind: 'assumption',
      text: `For UPS we assume that your own corpus is as large as the benchmark, and that you take nothing out of it. A smaller corpus, or a withdrawal, cuts the pension in proportion. The last day for staff in service to choose UPS is past. New staff choose within 30 days of joining. For the average pay of the last year we use the pay of the last month.`,
      cite: unifiedPension.cite,
    });
    if (input.service === 0 && input.age > 30) {
      list.push({
        kind: 'warning',
        text: 'You entered no government service so far. If you have served already, enter it: UPS depends on it.',
      });
    }
    if (unified.pension === 0) {
      list.push({
        kind: 'limit',
        text: `UPS pays nothing here. You need ${formatNumber(unifiedPension.value.leastMonths / 12)} years of service at the exit.`,
        cite: unifiedPension.cite,
      });
    }
  }
  return list;
}
