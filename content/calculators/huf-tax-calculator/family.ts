import { hinduFamily } from '@/content/rules/income-tax/hindu-family';
import { lossesOf } from '@/content/tax/brought-forward';
import { actOf } from '@/content/tax/years';
import { sum } from '@/lib/sum';
import { type Gift, taxableGifts } from '@/lib/tax/gifts';
import {
  type DeductionClaims,
  emptyTaxpayer,
  type Gain,
  type House,
  type OtherSources,
  plainHouse,
  type Taxpayer,
} from '@/lib/tax/taxpayer';
import type { HufTaxInput } from './form';

/** What a member put into the family, with the income of it. */
type PutIn = HufTaxInput['thrown'][number];

/** What a source of income puts under the heads; it can be the family's or a member's. */
interface Heads {
  readonly houses: readonly House[];
  readonly business: number;
  readonly gains: readonly Gain[];
  readonly other: Partial<OtherSources>;
  readonly agricultural: number;
}

/** A gift of the form with what of it is income, ₹. */
export interface GiftTaxed extends Gift {
  readonly from: HufTaxInput['gifts'][number]['from'];
  readonly taxed: number;
}

/** Returns what of the gifts is income, ₹. */
export const taxedGifts = (gifts: readonly GiftTaxed[]) => sum(gifts.map(({ taxed }) => taxed));

/** Returns how a member is called; `index` counts from 0. */
export const memberName = (index: number) => (index === 0 ? 'Member 1 (karta)' : `Member ${index + 1}`);

/** Returns a let house whose rent of the year is known in one sum. */
function letHouse(rent: number, municipalTax = 0, interest = 0): House {
  return {
    ...plainHouse,
    use: 'letOut',
    monthsLet: 1,
    monthlyRent: rent,
    municipalTaxPaid: municipalTax,
    interest,
  };
}

/** Returns the gifts with what of each is income: only members are relatives of a family. */
export function giftsOf({ gifts, financialYear }: HufTaxInput): GiftTaxed[] {
  const plain = gifts.map(({ what, from, value, paid }) => ({
    what,
    from,
    value,
    paid: what === 'money' ? 0 : paid,
    exempt: from !== 'other',
  }));
  const taxed = taxableGifts(plain, hinduFamily[actOf(financialYear)].gifts.value);
  return plain.map((gift, index) => ({ ...gift, taxed: taxed[index] ?? 0 }));
}

/** Returns the family's own income under the heads, `giftIncome` ₹ of gifts among it; what is clubbed is not in it. */
function ownHeads(input: HufTaxInput, giftIncome: number): Heads {
  const { rent, municipalTax, letInterest } = input;
  const lets = rent + municipalTax + letInterest > 0 ? [letHouse(rent, municipalTax, letInterest)] : [];
  const livedIn = input.ownInterest > 0 ? [{ ...plainHouse, interest: input.ownInterest }] : [];
  const gains: readonly Gain[] = [
    { class: 'shortTermEquity', amount: input.shortEquity },
    { class: 'longTermEquity', amount: input.longEquity },
    { class: 'slabShortTerm', amount: input.shortOther },
    { class: 'longTermOther', amount: input.longOther },
    { class: 'longTermLand', amount: input.land, indexed: input.landIndexed },
    { class: 'shortTermEquityEarly', amount: input.shortEquityEarly },
    { class: 'longTermEquityEarly', amount: input.longEquityEarly },
    { class: 'longTermIndexedEarly', amount: input.longOtherEarly },
    { class: 'virtualAssets', amount: input.tokens },
  ];
  return {
    houses: [...livedIn, ...lets],
    business: input.business,
    gains: gains.filter(({ amount }) => amount !== 0),
    other: {
      savingsInterest: input.savingsInterest,
      depositInterest: 0,
      dividend: input.dividend,
      other: input.interest + input.partitionIncome + giftIncome,
    },
    agricultural: input.agricultural,
  };
}

function ownClaims(input: HufTaxInput): Pick<DeductionClaims, 'savings' | 'health' | 'donations'> {
  return {
    savings: input.savings,
    health: { ...emptyTaxpayer.claims.health, family: input.health, familySenior: input.healthSenior },
    donations: { ...emptyTaxpayer.claims.donations, halfWithinLimit: input.donations },
  };
}

export function familyOf(input: HufTaxInput, giftIncome: number): Taxpayer {
  const heads = ownHeads(input, giftIncome);
  return {
    ...emptyTaxpayer,
    kind: 'huf',
    residence: input.residence,
    houses: heads.houses,
    // The karta's pay is a cost of the business.
    business: { regular: heads.business - input.kartaPay, speculative: 0 },
    gains: heads.gains,
    other: { ...emptyTaxpayer.other, ...heads.other },
    agricultural: heads.agricultural,
    losses: lossesOf(input.losses, input.financialYear),
    claims: { ...emptyTaxpayer.claims, ...ownClaims(input) },
  };
}

function headsOf({ kind, amount }: PutIn): Heads {
  const none: Heads = { houses: [], business: 0, gains: [], other: {}, agricultural: 0 };
  switch (kind) {
    case 'rent':
      return { ...none, houses: [letHouse(amount)] };
    case 'business':
      return { ...none, business: amount };
    case 'dividend':
      return { ...none, other: { dividend: amount } };
    case 'shortEquity':
      return { ...none, gains: [{ class: 'shortTermEquity', amount }] };
    case 'longEquity':
      return { ...none, gains: [{ class: 'longTermEquity', amount }] };
    case 'longOther':
      return { ...none, gains: [{ class: 'longTermOther', amount }] };
    case 'interest':
      return { ...none, other: { other: amount } };
  }
}

/** Returns the person with income added under the heads, `share` (0 to 1) of each. */
function adding(person: Taxpayer, heads: Heads, share = 1): Taxpayer {
  const part = (amount = 0) => amount * share;
  const { other } = person;
  return {
    ...person,
    houses: [...person.houses, ...heads.houses.map((house) => ({ ...house, share: house.share * share }))],
    business: { ...person.business, regular: person.business.regular + part(heads.business) },
    gains: [
      ...person.gains,
      ...heads.gains.map((gain) => ({
        ...gain,
        amount: part(gain.amount),
        ...(gain.indexed !== undefined && { indexed: part(gain.indexed) }),
      })),
    ],
    other: {
      ...other,
      savingsInterest: other.savingsInterest + part(heads.other.savingsInterest),
      dividend: other.dividend + part(heads.other.dividend),
      other: other.other + part(heads.other.other),
    },
    agricultural: person.agricultural + part(heads.agricultural),
  };
}

/** Returns each member with own income and what is clubbed with it; the karta with the pay from the HUF’s business. */
export function membersWith(input: HufTaxInput): Taxpayer[] {
  return input.members.map((member, index) => {
    const pay = index === 0 ? input.kartaPay : 0;
    const person: Taxpayer = {
      ...emptyTaxpayer,
      age: member.age,
      salary: { ...emptyTaxpayer.salary, gross: member.salary + pay },
      other: { ...emptyTaxpayer.other, other: member.other },
      claims: { ...emptyTaxpayer.claims, savings: member.savings },
    };
    const clubbed = input.thrown.filter((asset) => Number(asset.member) === index + 1);
    return clubbed.reduce((sum, asset) => adding(sum, headsOf(asset)), person);
  });
}

/** Returns the members as they would be taxed if there were no HUF: its income, earlier losses and payments are theirs. */
export function membersWithout(input: HufTaxInput, giftIncome: number): Taxpayer[] {
  const heads = ownHeads(input, giftIncome);
  // Without the HUF the karta earns its profit whole, and nobody is paid for it.
  const members = membersWith({ ...input, kartaPay: 0 });
  const earlier = lossesOf(input.losses, input.financialYear);
  const shares = members.map((_, index) => (input.without === 'equal' ? 1 / members.length : index === 0 ? 1 : 0));
  return members.map((member, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return member;
    const { claims } = member;
    const paid = ownClaims(input);
    return {
      ...adding(member, heads, share),
      losses: earlier.map((loss) => ({ ...loss, amount: loss.amount * share })),
      claims: {
        ...claims,
        savings: claims.savings + paid.savings * share,
        health: {
          ...claims.health,
          family: paid.health.family * share,
          familySenior: paid.health.familySenior,
        },
        donations: { ...claims.donations, halfWithinLimit: paid.donations.halfWithinLimit * share },
      },
    };
  });
}

/** Returns the income clubbed with a member, ₹, before deductions of its head; `index` counts from 0. */
export function clubbedWith(input: HufTaxInput, index: number): number {
  return input.thrown.reduce((sum, { member, amount }) => sum + (Number(member) === index + 1 ? amount : 0), 0);
}

/** Returns the income clubbed with all members, ₹. */
export const clubbedOf = (input: HufTaxInput): number =>
  sum(input.members.map((_, index) => clubbedWith(input, index)));
