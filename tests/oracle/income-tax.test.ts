/**
 * The boxes of the income-tax page by the second computation: what each stands for, from its own words, and the exemption of rent
 * (section 10(13A), rule 2A) and presumptive profit (44AD, 44ADA), which the page works out. LONG=1 draws 5,000 people.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax';
import { emptyTaxpayer, type Gain, plainHouse, type Taxpayer } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { toTen } from './earlier-years';

const lakh = 1_00_000;
const money = (most: number) =>
  fc.oneof(fc.constant(0), fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: most }));
const signed = (most: number) => fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: -most, max: most }));
const some = fc.constantFrom(false, false, true);

const anyone = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  taxpayer: fc.constantFrom('individual' as const, 'individual' as const, 'huf' as const),
  residence: fc.constantFrom(
    'resident' as const,
    'resident' as const,
    'notOrdinarily' as const,
    'nonResident' as const,
  ),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  salary: fc.oneof(fc.integer({ min: 0, max: 60 * lakh }), fc.constantFrom(0, 12_75_000, 50_75_010)),
  basicPercent: fc.constantFrom(0, 40, 100),
  hra: fc.oneof(money(8 * lakh), fc.integer({ min: 0, max: 8 * lakh })),
  rent: money(8 * lakh),
  metro: fc.boolean(),
  travel: money(60_000),
  exempt: money(3 * lakh),
  professionalTax: fc.constantFrom(0, 200, 2_500, 5_000),
  employerNpsPercent: fc.constantFrom(0, 0, 10, 14),
  government: some,
  entertainment: fc.constantFrom(0, 4_000, 12_000),
  interest: money(5 * lakh),
  savings: money(3 * lakh),
  health: money(90_000),
  healthSenior: some,
  parents: money(90_000),
  parentsSenior: some,
  homeLoan: money(4 * lakh),
  houses: fc.array(
    fc.record({
      use: fc.constantFrom('letOut' as const, 'letOut' as const, 'deemedLetOut' as const, 'selfOccupied' as const),
      rent: fc.integer({ min: 0, max: 60_000 }),
      months: fc.integer({ min: 0, max: 12 }),
      unrealised: money(50_000),
      expected: money(6 * lakh),
      municipalTax: money(40_000),
      interest: money(6 * lakh),
      earlier: money(5 * lakh),
      share: fc.constantFrom(100, 100, 50, 33.3),
    }),
    { maxLength: 2 },
  ),
  shortEquity: signed(10 * lakh),
  longEquity: signed(20 * lakh),
  shortOther: signed(6 * lakh),
  longOther: signed(10 * lakh),
  land: money(30 * lakh),
  indexedPercent: fc.integer({ min: 0, max: 100 }),
  tokens: money(4 * lakh),
  scheme: fc.constantFrom('books', 'books', 'presumptive', 'profession'),
  profit: signed(15 * lakh),
  turnoverBank: money(40 * lakh),
  turnoverCash: fc.constantFrom(0, 0, 1_00_000),
  declared: money(20 * lakh),
  intraday: signed(2 * lakh),
  savingsInterest: money(80_000),
  dividend: money(10 * lakh),
  dividendCost: money(3 * lakh),
  familyPension: money(3 * lakh),
  otherIncome: money(10 * lakh),
  winnings: money(2 * lakh),
  games: money(1 * lakh),
  agricultural: fc.oneof(money(10 * lakh), fc.constantFrom(5_000, 5_001)),
  ownNps: money(90_000),
  educationLoan: money(1 * lakh),
  vehicle: money(2 * lakh),
  donationFull: money(50_000),
  donationHalf: money(50_000),
  donationLimitedFull: money(1 * lakh),
  donationLimitedHalf: money(2 * lakh),
  party: money(50_000),
  dependant: fc.constantFrom('none' as const, 'none' as const, 'disabled' as const, 'severe' as const),
  disability: fc.constantFrom('none' as const, 'none' as const, 'disabled' as const, 'severe' as const),
  illness: money(1_50_000),
  illnessSenior: some,
  reliefs: fc.constantFrom(0, 0, 10_000),
  firstHome: money(80_000),
  affordableHome: money(2 * lakh),
  agniveer: money(1 * lakh),
  shortEquityEarly: money(5 * lakh),
  longEquityEarly: money(5 * lakh),
  longOtherEarly: money(5 * lakh),
  /** On both sides of four, eight and ten years. */
  losses: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'house' as const,
        'business' as const,
        'speculative' as const,
        'shortTermCapital' as const,
        'longTermCapital' as const,
      ),
      year: fc.oneof(
        fc.constantFrom('2016-17', '2017-18', '2018-19', '2019-20', '2020-21'),
        fc.constantFrom('2021-22', '2022-23', '2023-24', '2024-25', '2025-26'),
      ),
      amount: fc.integer({ min: 1, max: 5 * lakh }),
    }),
    { maxLength: 2 },
  ),
});
/** Two houses at most that are lived in: section 23(4) counts a third as let, which rental-income draws. */
const drawn = anyone.map((one) => {
  let own = one.homeLoan > 0 ? 1 : 0;
  const houses = one.houses.map((house) => {
    if (house.use !== 'selfOccupied') return house;
    own += 1;
    return own > 2 ? { ...house, use: 'deemedLetOut' as const } : house;
  });
  return { ...one, houses };
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const basicOf = ({ salary, basicPercent }: Drawn) => Math.floor((salary * basicPercent) / 100);
const npsOf = (input: Drawn) => Math.floor((basicOf(input) * input.employerNpsPercent) / 100);
const indexedOf = ({ land, indexedPercent }: Drawn) => Math.floor((land * indexedPercent) / 100);

/** Section 44AD: 6% of what came by bank and 8% of the rest; section 44ADA: half. More, where more is declared. */
function profitOf({ scheme, profit, turnoverBank, turnoverCash, declared }: Drawn): number {
  if (scheme === 'presumptive') return Math.max(declared, turnoverBank * 0.06 + turnoverCash * 0.08);
  if (scheme === 'profession') return Math.max(declared, (turnoverBank + turnoverCash) / 2);
  return profit;
}

const gain = (name: Gain['class'], amount: number): Gain[] => (amount === 0 ? [] : [{ class: name, amount }]);

function personOf(input: Drawn): Taxpayer {
  const isPerson = input.taxpayer === 'individual';
  const own = <T>(value: T, none: T) => (isPerson ? value : none);
  const basic = basicOf(input);
  const rentExempt = Math.max(0, Math.min(input.hra, input.rent - basic / 10, basic * (input.metro ? 0.5 : 0.4)));
  const claimsRent = isPerson && input.hra === 0 && input.rent > 0;
  return {
    ...emptyTaxpayer,
    kind: isPerson ? 'individual' : 'huf',
    age: own(input.age, 'below60'),
    residence: input.residence,
    salary: isPerson
      ? {
          ...emptyTaxpayer.salary,
          gross: input.salary,
          exempt: input.exempt,
          personalAllowances: input.travel + rentExempt,
          basic,
          entertainmentAllowance: input.government ? input.entertainment : 0,
          governmentEmployee: input.government,
          professionalTax: input.professionalTax,
          employerNps: npsOf(input),
        }
      : emptyTaxpayer.salary,
    houses: [
      ...(input.homeLoan > 0 ? [{ ...plainHouse, interest: input.homeLoan }] : []),
      ...input.houses.map((house) => ({
        ...plainHouse,
        use: house.use,
        monthsLet: house.use === 'letOut' ? house.months : 0,
        monthlyRent: house.use === 'letOut' ? house.rent : 0,
        unrealisedRent: house.use === 'letOut' ? house.unrealised : 0,
        municipalValue: house.expected,
        municipalTaxPaid: house.use === 'selfOccupied' ? 0 : house.municipalTax,
        interest: house.interest,
        earlierInterest: house.earlier,
        share: house.share,
      })),
    ],
    business: { regular: profitOf(input), speculative: input.intraday },
    gains: [
      ...gain('shortTermEquity', input.shortEquity),
      ...gain('longTermEquity', input.longEquity),
      ...gain('slabShortTerm', input.shortOther),
      ...gain('longTermOther', input.longOther),
      ...(input.land > 0 ? [{ class: 'longTermLand' as const, amount: input.land, indexed: indexedOf(input) }] : []),
      ...(input.financialYear === '2024-25'
        ? [
            ...gain('shortTermEquityEarly', input.shortEquityEarly),
            ...gain('longTermEquityEarly', input.longEquityEarly),
            ...gain('longTermIndexedEarly', input.longOtherEarly),
          ]
        : []),
      ...gain('virtualAssets', input.tokens),
    ],
    // Sections 71B, 72, 73 and 74: of years before.
    losses: input.losses
      .filter(({ year }) => year < input.financialYear)
      .map(({ kind, year, amount }) => ({ kind, financialYear: year, amount })),
    other: {
      ...emptyTaxpayer.other,
      savingsInterest: input.savingsInterest,
      depositInterest: input.interest,
      dividend: input.dividend,
      dividendInterestPaid: input.dividend > 0 ? input.dividendCost : 0,
      familyPension: own(input.familyPension, 0),
      winnings: input.winnings,
      onlineGames: input.games,
      other: input.otherIncome,
    },
    agricultural: input.agricultural,
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      ownNps: own(input.ownNps, 0),
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health,
        // Section 80D: a senior citizen is a resident.
        familySenior: input.healthSenior || (input.residence !== 'nonResident' && own(input.age !== 'below60', false)),
        parents: own(input.parents, 0),
        parentsSenior: input.parentsSenior,
      },
      dependant: input.dependant,
      self: own(input.disability, 'none'),
      illness: input.illness,
      illnessOfSenior: input.illnessSenior,
      educationLoanInterest: own(input.educationLoan, 0),
      firstHomeInterest: own(input.firstHome, 0),
      affordableHomeInterest: own(input.affordableHome, 0),
      electricVehicleInterest: own(input.vehicle, 0),
      agniveer: own(input.agniveer, 0),
      donations: {
        ...emptyTaxpayer.claims.donations,
        full: input.donationFull,
        half: input.donationHalf,
        fullWithinLimit: input.donationLimitedFull,
        halfWithinLimit: input.donationLimitedHalf,
      },
      politicalParty: input.party,
      rent: claimsRent ? input.rent : 0,
      rentMonths: claimsRent ? 12 : 0,
    },
    reliefs: input.reliefs,
  };
}

test('each box of the page counts for what it says', () => {
  let compared = 0;
  /** Taxes for which the second search finds an order of losses that costs less: some rupees, where a surcharge begins. */
  let dearer = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { basicPercent: _, employerNpsPercent: __, indexedPercent: ___, ...given } = input;
      const answer = answered(calculator, {
        ...given,
        basic: basicOf(input),
        employerNps: npsOf(input),
        landIndexed: indexedOf(input),
      });
      if (!answer) return;
      compared += 1;
      countCompared('income-tax-boxes');
      const person = personOf(input);
      for (const regime of ['new', 'old'] as const) {
        const { tax, lowest } = taxAsSetOff(person, input.financialYear, regime);
        if (lowest < tax - 0.02) dearer += 1;
        if (lowest < tax * 0.999) throw new Error(`Another order of losses costs ${tax - lowest} less.`);
        const shown = answer.figure(`Tax in the ${regime} regime`);
        expect([regime, shown]).toEqual([regime, expect.closeTo(toTen(tax), 1)]);
      }
    }),
    { numRuns: drawsOf('income-tax-boxes') },
  );
  expect(compared).toBeGreaterThan(drawsOf('income-tax-boxes') / 3);
  expect(dearer).toBeLessThanOrEqual(Math.ceil(compared / 100));
});
