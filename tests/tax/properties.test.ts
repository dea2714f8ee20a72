/**
 * What must hold for the tax of anybody: the taxpayers are drawn by number, with all kinds of income, losses and claims, and
 * total income steered towards the lines of the law. To search further:
 * PROPERTY_SEED=7 PROPERTY_RUNS=50000 npx jest tests/tax/properties
 */
import fc from 'fast-check';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstYearOf } from '@/lib/calendar';
import { type Assessment, assess, assessBoth } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { HeadsOfIncome, Pot } from '@/lib/tax/set-off';
import { amountOf, specialClasses, totalSpecial } from '@/lib/tax/special-income';
import { emptyTaxpayer, type LossKind, type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { taxpayerOf } from '../oracle/taxpayers';
import { runs } from '../runs';

const numRuns = runs(200, 2_000);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_121);

const regimes: readonly Regime[] = ['new', 'old'];
/** A double may miss a rupee by less than this, ₹. */
const speck = 1e-4;

interface Case {
  readonly person: Taxpayer;
  readonly readings: Readings;
  readonly year: IncomeTaxYear;
  readonly regime: Regime;
}

/** Anybody, by number, in a year and a regime. A failure names the numbers that bring the same person back. */
function forAnybody(check: (each: Case) => void): void {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      fc.constantFrom<keyof typeof incomeTaxYears>('2025-26', '2024-25'),
      fc.constantFrom(...regimes),
      (number, financialYear, regime) => {
        check({ ...taxpayerOf(number, financialYear), year: incomeTaxYears[financialYear], regime });
      },
    ),
    { numRuns, seed },
  );
}

const close = (a: number, b: number) => Math.abs(a - b) <= speck + 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** The same person with more other income at slab rates, ₹. */
const earning = (person: Taxpayer, more: number): Taxpayer => ({
  ...person,
  other: { ...person.other, other: person.other.other + more },
});

/** A person with slab income, and what else is named. */
const slabPerson = (income: number, more: Partial<Taxpayer> = {}): Taxpayer =>
  earning({ ...emptyTaxpayer, ...more }, income);

const beforeCess = ({ charge }: Assessment) => charge.total - charge.cess;
const afterTax = (each: Assessment) => each.totalIncome - beforeCess(each);

/** Whether the step from one assessment to the next goes over the income up to which there is a rebate. */
const leavesRebate = (before: Assessment, after: Assessment, { regimes: of }: IncomeTaxYear) => {
  const { incomeUpTo } = of[before.regime].rebate.value;
  return before.totalIncome <= incomeUpTo && after.totalIncome > incomeUpTo;
};

describe('more income at slab rates', () => {
  it('never lowers the tax, but at the rebate’s limit beside agricultural income in the new regime', () => {
    forAnybody(({ person, year, regime }) => {
      const now = assess(person, year, regime);
      const then = assess(earning(person, 10), year, regime);
      if (then.tax >= now.tax - speck) return;
      // Section 87A, first proviso: clause (a) has a ceiling, clause (b) has none. Decision 007.
      expect(regime).toBe('new');
      expect(person.agricultural).toBeGreaterThan(year.agricultural.value.above);
      expect(leavesRebate(now, then, year)).toBe(true);
    });
  });

  it('never lowers the tax under the other readings, but where the same proviso has no ceiling', () => {
    forAnybody(({ person, readings, year, regime }) => {
      const now = assess(person, year, regime, readings);
      const then = assess(earning(person, 10), year, regime, readings);
      if (then.tax >= now.tax - speck) return;
      const beyondCeiling =
        person.agricultural > year.agricultural.value.above ||
        (readings.earlierRebateOnGains && year.regimes.new.rebate.value.disputed === true && now.specialIncome > 0);
      expect([regime, beyondCeiling, leavesRebate(now, then, year)]).toEqual(['new', true, true]);
    });
  });

  it('leaves at least as much after tax before cess, but at two cliffs that the law has', () => {
    forAnybody(({ person, year, regime }) => {
      const [now, then] = [person, earning(person, 10)].map((each) => assess({ ...each, reliefs: 0 }, year, regime));
      if (!now || !then || afterTax(then) >= afterTax(now) - speck) return;
      // Section 87A gives no marginal relief in the old regime.
      const oldRebate = regime === 'old' && leavesRebate(now, then, year);
      // The First Schedule measures relief on total income, and the rate of these steps on less (reading A, decision 007).
      const { surchargeWorking: before } = now.charge;
      const { surchargeWorking: after } = then.charge;
      const beside = then.totalIncome - after.otherIncome;
      const step = year.regimes[regime].surcharge.value.find(
        ({ above, measure }) => measure === 'otherIncome' && before.otherIncome <= above && after.otherIncome > above,
      );
      expect(oldRebate || (beside > 0 && step !== undefined)).toBe(true);
    });
  });

  it('leaves at least as much after tax before cess wherever marginal relief is at work on both sides', () => {
    let seen = 0;
    forAnybody(({ person, readings: drawn, year, regime }) => {
      // Where special income falls away first, the tax at the threshold itself rises with slab income.
      const readings = { ...drawn, reliefCut: 'slabFirst' } as const;
      const now = assess(person, year, regime, readings);
      const then = assess(earning(person, 10), year, regime, readings);
      const atWork = ({ charge }: Assessment) =>
        (charge.rebate.marginal && charge.rebate.amount > 0) || charge.surchargeWorking.relief !== null;
      // From one step to the next there may be the cliff of reading A.
      if (now.charge.surchargeWorking.percent !== then.charge.surchargeWorking.percent) return;
      if (!atWork(now) || !atWork(then)) return;
      seen += 1;
      expect(afterTax(then)).toBeGreaterThanOrEqual(afterTax(now) - speck);
    });
    expect(seen).toBeGreaterThan(numRuns / 100);
  });
});

describe('where the law itself lowers the tax of a higher income', () => {
  const year = incomeTaxYears['2025-26'];
  const falls = (before: Taxpayer, after: Taxpayer, regime: Regime, of = year, readings = usualReadings) =>
    assess(before, of, regime, readings).tax - assess(after, of, regime, readings).tax;

  it('section 87A, first proviso: agricultural income of ₹5 lakh costs ₹52,000 at ₹12,00,000 and ₹10.40 above it', () => {
    const farmer = (income: number) => slabPerson(income, { agricultural: 5_00_000 });
    // 1,40,000 on 17 lakh − 30,000 on 9 lakh = 1,10,000 at the limit, less the rebate of 60,000; cess on both.
    expect(assess(farmer(12_00_000), year, 'new').tax).toBeCloseTo(52_000, 6);
    expect(assess(farmer(12_00_010), year, 'new').tax).toBeCloseTo(10.4, 6);
  });

  it('the same proviso in FY 2024-25, where the rebate is read to cover gains: ₹49,661 of them beside ₹6,50,339', () => {
    const investor = (income: number) => slabPerson(income, { gains: [{ class: 'shortTermEquity', amount: 49_661 }] });
    const readings = { ...usualReadings, earlierRebateOnGains: true };
    const fall = falls(investor(6_50_339), investor(6_50_349), 'new', incomeTaxYears['2024-25'], readings);
    // 17,516.95 + 9,932.20 − 25,000 = 2,449.15 at the limit; 10 above it; cess on both.
    expect(fall).toBeCloseTo((2_449.15 - 10) * 1.04, 6);
  });

  it('section 80JJAA: the first rupee of business profit opens the deduction for new employees', () => {
    const employer = (regular: number): Taxpayer =>
      slabPerson(20_00_000, {
        business: { regular, speculative: 0 },
        claims: { ...emptyTaxpayer.claims, newEmployeeCost: 1_00_000 },
      });
    // 30,000 less and 10 more of income at 20 %.
    expect(falls(employer(0), employer(10), 'new')).toBeCloseTo((30_000 - 10) * 0.2 * 1.04, 6);
  });

  it('section 80G(4) with section 87A: winnings widen the limit of donations while the rebate takes their tax', () => {
    const winner = (winnings: number): Taxpayer => ({
      ...emptyTaxpayer,
      gains: [{ class: 'longTermEquity', amount: 2_00_000 }],
      other: { ...emptyTaxpayer.other, other: 3_00_000, winnings },
      claims: {
        ...emptyTaxpayer.claims,
        savings: 1_00_000,
        donations: { ...emptyTaxpayer.claims.donations, fullWithinLimit: 1_00_000 },
      },
    });
    // ₹1,000 more of donations leave ₹1,000 more of unused exemption for gains at 12.5 %; tax of 3,000 is rebated.
    expect(falls(winner(0), winner(10_000), 'old')).toBeCloseTo(130, 6);
  });

  it('section 23(1)(c): a higher rent asked of a house that was vacant puts the rent received in place of the expected', () => {
    const landlord = (monthlyRent: number): Taxpayer =>
      slabPerson(20_00_000, {
        houses: [
          {
            use: 'letOut',
            monthsOwned: 12,
            monthsLet: 6,
            monthlyRent,
            unrealisedRent: 0,
            municipalValue: 2_40_000,
            fairRent: 0,
            standardRent: null,
            municipalTaxPaid: 0,
            interest: 0,
            earlierInterest: 0,
            interestCapFull: true,
            arrears: 0,
            share: 100,
          },
        ],
      });
    // ₹19,990 a month is less than the expected rent even without vacancy: 70 % of ₹2,40,000 count. ₹20,010 is more, so
    // that vacancy alone is the reason: 70 % of the ₹1,20,060 received count, 84,042, and total income is rounded.
    expect(falls(landlord(19_990), landlord(20_010), 'new')).toBeCloseTo((21_68_000 - 20_84_040) * 0.25 * 1.04, 6);
  });

  it('and lets it leap: ₹5,00,010 costs ₹13,000 in the old regime (section 87A)', () => {
    expect(falls(slabPerson(5_00_010), slabPerson(5_00_000), 'old')).toBeCloseTo(13_002.08, 6);
  });

  it('and lets it leap: ₹10 above ₹2 crore beside a gain of ₹1 crore (First Schedule, reading A)', () => {
    const investor = (income: number) =>
      slabPerson(income, { gains: [{ class: 'longTermEquity', amount: 1_00_00_000 }] });
    expect(falls(investor(2_00_00_010), investor(2_00_00_000), 'new')).toBeGreaterThan(5_00_000);
    const otherReading = { ...usualReadings, reliefMeasure: 'otherIncome' } as const;
    expect(falls(investor(2_00_00_010), investor(2_00_00_000), 'new', year, otherReading)).toBeLessThanOrEqual(10.5);
  });
});

describe('more income of any other kind', () => {
  const more: Readonly<Record<string, (person: Taxpayer) => Taxpayer>> = {
    salary: (person) => ({ ...person, salary: { ...person.salary, gross: person.salary.gross + 1_000 } }),
    dividend: (person) => ({ ...person, other: { ...person.other, dividend: person.other.dividend + 1_000 } }),
    winnings: (person) => ({ ...person, other: { ...person.other, winnings: person.other.winnings + 1_000 } }),
    'agricultural income': (person) => ({ ...person, agricultural: person.agricultural + 1_000 }),
    'gains of each class there is': (person) => ({
      ...person,
      gains: person.gains.map((gain) => ({
        ...gain,
        amount: gain.amount + 1_000,
        ...(gain.indexed !== undefined && { indexed: gain.indexed + 1_000 }),
      })),
    }),
    'arrears of rent': (person) => ({
      ...person,
      houses: person.houses.map((house) => ({ ...house, arrears: house.arrears + 1_000 })),
    }),
  };

  it.each(Object.entries(more))('never lowers the tax by more than the rounding of total income: %s', (_, change) => {
    forAnybody(({ person, year, regime }) => {
      const now = assess(person, year, regime);
      const then = assess(change(person), year, regime);
      // Half of ₹10 at the highest rate of all, 42.744 %.
      const rounding = (year.totalIncomeMultiple.value / 2) * 0.42744;
      if (then.tax >= now.tax - rounding) return;
      // Winnings widen the limit of donations while the rebate takes their tax: the case below.
      const { charge: before, totalDeductions } = now;
      if (then.totalDeductions > totalDeductions && then.charge.rebate.amount > before.rebate.amount) return;
      expect([regime, leavesRebate(now, then, year)]).toEqual(['new', true]);
      expect(change(person).agricultural).toBeGreaterThan(year.agricultural.value.above);
    });
  });
});

describe('parts and sums', () => {
  it('the tax is its parts: slabs, special rates, rebate, surcharge, marginal relief, cess, reliefs', () => {
    forAnybody(({ person, readings, year, regime }) => {
      const { charge, tax, reliefs } = assess(person, year, regime, readings);
      const special = charge.special.reduce((sum, line) => sum + line.tax, 0);
      expect(close(special, charge.specialTax)).toBe(true);
      expect(close(charge.slabTax + charge.specialTax, charge.tax)).toBe(true);
      const before = charge.slabTax + special - charge.rebate.amount + charge.surcharge - charge.marginalRelief;
      expect(close(before * (1 + year.cess.value / 100), charge.total)).toBe(true);
      expect(close(charge.cess * 100, before * year.cess.value)).toBe(true);
      expect(close(charge.total - reliefs, tax)).toBe(true);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(charge.rebate.amount).toBeLessThanOrEqual(charge.rebate.against + speck);
      expect(charge.marginalRelief).toBeLessThanOrEqual(charge.surcharge + speck);
      expect(charge.cappedTax).toBeLessThanOrEqual(charge.tax + speck);
    });
  });

  it('each line of special income is what is taxed and what is free', () => {
    forAnybody(({ person, readings, year, regime }) => {
      const { charge, afterSetOff, slabIncome } = assess(person, year, regime, readings);
      let yearly = 0;
      let unused = 0;
      for (const line of charge.special) {
        expect(close(line.income, amountOf(afterSetOff.special, line.class))).toBe(true);
        expect(close(line.taxed + line.unusedExemption + line.yearlyExemption, line.income)).toBe(true);
        expect(close(line.tax + line.ceilingRelief, (line.taxed * line.percent) / 100)).toBe(true);
        expect(line.ceilingRelief).toBeGreaterThanOrEqual(-speck);
        yearly += line.yearlyExemption;
        unused += line.unusedExemption;
      }
      expect(yearly).toBeLessThanOrEqual(year.longTermEquityExemption.value + speck);
      expect(unused).toBeLessThanOrEqual(Math.max(0, charge.basicExemption - slabIncome) + speck);
    });
  });

  it('heads after set-off and what was set off are the heads before', () => {
    forAnybody(({ person, readings, year, regime }) => {
      const { heads, afterSetOff, grossTotalIncome } = assess(person, year, regime, readings);
      const pots = [
        'salary',
        'house',
        'regularBusiness',
        'speculativeBusiness',
        'otherSources',
        'slabShortTerm',
      ] as const;
      const inPot = (pot: Pot, of: Pick<HeadsOfIncome, (typeof pots)[number] | 'special'>) => {
        const plain = pots.find((name) => name === pot);
        return plain ? Math.max(0, of[plain]) : amountOf(of.special, pot as Exclude<Pot, (typeof pots)[number]>);
      };
      let sum = 0;
      for (const pot of [...pots, ...specialClasses(year)]) {
        const setOff = afterSetOff.setOffs.reduce((all, each) => (each.against === pot ? all + each.amount : all), 0);
        expect(close(inPot(pot, afterSetOff) + setOff, inPot(pot, heads))).toBe(true);
        expect(inPot(pot, afterSetOff)).toBeGreaterThanOrEqual(0);
        sum += inPot(pot, afterSetOff);
      }
      expect(close(sum, grossTotalIncome)).toBe(true);
    });
  });

  it('deductions are within their limits and the income that they may touch', () => {
    forAnybody(({ person, year, regime }) => {
      const { deductions, totalDeductions, grossTotalIncome, specialIncome, totalIncome } = assess(
        person,
        year,
        regime,
      );
      for (const { allowed, limited, claimed } of deductions) {
        expect(allowed).toBeGreaterThanOrEqual(0);
        expect(allowed).toBeLessThanOrEqual(limited + speck);
        expect(claimed).toBeGreaterThan(0);
      }
      expect(totalDeductions).toBeLessThanOrEqual(Math.max(0, grossTotalIncome - specialIncome) + speck);
      const { value: multiple } = year.totalIncomeMultiple;
      expect(totalIncome % multiple).toBe(0);
      expect(Math.abs(totalIncome - (grossTotalIncome - totalDeductions))).toBeLessThan(multiple);
    });
  });
});

describe('losses', () => {
  const kinds: readonly LossKind[] = ['house', 'business', 'speculative', 'shortTermCapital', 'longTermCapital'];

  it('are neither lost nor used twice: set off, carried forward, expired or lapsed, each by the year in which it arose', () => {
    forAnybody(({ person, readings, year, regime }) => {
      const { heads, afterSetOff } = assess(person, year, regime, readings);
      const { house, business, speculative, capital } = year.lossYears.value;
      const lives = { house, business, speculative, shortTermCapital: capital, longTermCapital: capital };
      const thisYear: Readonly<Record<LossKind, number>> = {
        house: Math.max(0, -heads.house),
        business: Math.max(0, -heads.regularBusiness),
        speculative: Math.max(0, -heads.speculativeBusiness),
        shortTermCapital: heads.shortTermLoss,
        longTermCapital: heads.longTermLoss,
      };
      const now = year.financialYear;
      for (const kind of kinds) {
        const brought = person.losses.filter((loss) => loss.kind === kind);
        for (const from of new Set([...brought.map(({ financialYear }) => financialYear), now])) {
          const arose =
            brought.reduce((sum, loss) => (loss.financialYear === from ? sum + loss.amount : sum), 0) +
            (from === now ? thisYear[kind] : 0);
          const used = afterSetOff.setOffs.reduce(
            (sum, each) => (each.kind === kind && each.from === from ? sum + each.amount : sum),
            0,
          );
          const carried = afterSetOff.carriedForward.reduce(
            (sum, each) => (each.kind === kind && each.financialYear === from ? sum + each.amount : sum),
            0,
          );
          const age = firstYearOf(now) - firstYearOf(from);
          const lapsed = kind === 'house' && from === now ? afterSetOff.lapsedHouseLoss : 0;
          if (age > lives[kind]) expect([kind, from, used, carried]).toEqual([kind, from, 0, 0]);
          else if (age === lives[kind])
            expect([kind, from, used <= arose + speck, carried]).toEqual([kind, from, true, 0]);
          else expect([kind, from, close(used + carried + lapsed, arose)]).toEqual([kind, from, true]);
        }
      }
      expect(afterSetOff.setOffs.every(({ amount }) => amount > 0)).toBe(true);
    });
  });

  it('meet only what the Act lets them meet', () => {
    forAnybody(({ person, readings, year, regime }) => {
      const { afterSetOff } = assess(person, year, regime, readings);
      const untouched: readonly Pot[] = [
        'virtualAssets',
        'winnings',
        'onlineGames',
        'nonResidentDividend',
        'nonResidentRoyalty',
      ];
      let acrossHeads = 0;
      for (const { kind, from, against, amount } of afterSetOff.setOffs) {
        expect(untouched).not.toContain(against);
        if (kind === 'business') expect(against).not.toBe('salary');
        if (kind === 'speculative') expect(against).toBe('speculativeBusiness');
        if (kind === 'longTermCapital') expect(against).toMatch(/^long/);
        if (kind === 'shortTermCapital') expect(against).toMatch(/^(long|short|slabShort)Term/);
        if (kind === 'house' && from !== year.financialYear) expect(against).toBe('house');
        if (kind === 'house' && from === year.financialYear) acrossHeads += amount;
      }
      expect(acrossHeads).toBeLessThanOrEqual(year.regimes[regime].houseLossAcrossHeads.value + speck);
    });
  });
});

describe('the regimes', () => {
  it('are apart: what counts in the old regime only leaves the new one as it is', () => {
    forAnybody(({ person, readings, year }) => {
      const { agniveer, newEmployeeCost } = person.claims;
      const bare: Taxpayer = {
        ...person,
        salary: {
          ...person.salary,
          personalAllowances: 0,
          professionalTax: 0,
          entertainmentAllowance: 0,
        },
        claims: { ...emptyTaxpayer.claims, agniveer, newEmployeeCost },
      };
      const { charge, totalIncome, tax, afterSetOff } = assess(person, year, 'new', readings);
      expect(assess(bare, year, 'new', readings)).toMatchObject({ charge, totalIncome, tax, afterSetOff });
      expect(assess(bare, year, 'old', readings).totalIncome).toBeGreaterThanOrEqual(
        assess(person, year, 'old', readings).totalIncome,
      );
    });
  });

  it('are each assessed as if alone', () => {
    forAnybody(({ person, readings, year, regime }) => {
      expect(assessBoth(person, year, readings)[regime]).toEqual(assess(person, year, regime, readings));
    });
  });
});

describe('rounding', () => {
  it('is of total income alone: incomes that round alike bear the same tax', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6_00_00_000 }).map((tens) => tens * 10),
        fc.integer({ min: -500, max: 499 }),
        fc.constantFrom(...regimes),
        (income, hundredths, regime) => {
          const year = incomeTaxYears['2025-26'];
          const paid = (each: number) => assess(slabPerson(Math.max(0, each)), year, regime).tax;
          expect(paid(income + hundredths / 100)).toBe(paid(income));
        },
      ),
      { numRuns, seed },
    );
  });

  it('drops paise before it looks at the last rupee, and goes up from ₹5', () => {
    const year = incomeTaxYears['2025-26'];
    const totalIncome = (income: number) => assess(slabPerson(income), year, 'new').totalIncome;
    expect([12_34_564.99, 12_34_565, 12_34_569.99, 12_34_570].map(totalIncome)).toEqual([
      12_34_560, 12_34_570, 12_34_570, 12_34_570,
    ]);
  });

  it('leaves the tax itself alone: ₹30,00,010 bears its exact rate, paise and all', () => {
    const year = incomeTaxYears['2025-26'];
    expect(assess(slabPerson(30_00_010), year, 'new').tax).toBeCloseTo((3_00_000 + 6_00_010 * 0.3) * 1.04, 6);
  });
});

/** Every number below a value that is not finite, or is −0, with the way to it. */
function unsound(value: unknown, at: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${at} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => unsound(each, `${at}.${name}`));
}

it('no number of an assessment is infinite, no number, or −0', () => {
  forAnybody(({ person, readings, year, regime }) => {
    expect(unsound(assess(person, year, regime, readings), 'assessment')).toEqual([]);
  });
});

it('a person without income has no tax in either regime', () => {
  for (const year of Object.values(incomeTaxYears)) {
    for (const regime of regimes) {
      const { tax, totalIncome } = assess(emptyTaxpayer, year, regime);
      expect([tax, totalIncome]).toEqual([0, 0]);
    }
  }
});

it('the same person twice over has the same tax, and nothing given is changed', () => {
  forAnybody(({ person, readings, year, regime }) => {
    const copy = structuredClone(person);
    const first = assess(person, year, regime, readings);
    expect(assess(copy, year, regime, readings)).toEqual(first);
    expect(person).toEqual(copy);
    expect(totalSpecial(first.heads.special)).toBeGreaterThanOrEqual(totalSpecial(first.afterSetOff.special) - speck);
  });
});
