import type { Citation, IsoDate } from '@/lib/law';
import type { PercentByPayee, TdsSection, Terms } from '@/lib/tax/tds';
import type { NonResidentPayment } from './payments';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const inForce = (at: string): Citation => ({
  source: 'income-tax-act-1961',
  at: `${at}, Income-tax Act, 1961, with Part II, First Schedule to the Finance Act of the year`,
});

const first: IsoDate = '2024-04-01';
/** From this day capital gains are taxed at the rates of the Finance (No. 2) Act, 2024. */
const newGains: IsoDate = '2024-07-23';

/** The last day on which the table was compared with the Act. */
export const nonResidentCheckedOn: IsoDate = '2026-11-21';

const since = (date: IsoDate, value: Terms, cite: Citation) => ({
  checkedOn: nonResidentCheckedOn,
  from: [{ date, value, cite }],
});
const flat = (percent: PercentByPayee): Terms => ({ base: 'whole', percent, limits: [] });

/** Income without a rate of its own: the rate of a foreign company, and that of everyone else. */
const ordinary: PercentByPayee = { individual: 30, firm: 30, company: 35, other: 30 };

const anyPayer = {
  statement: '27Q',
  withoutPan: 20,
  deductor: 'Everyone who pays a non-resident',
  isExpense: true,
} as const;
const asset = { statement: '27Q', withoutPan: 20, deductor: 'Everyone who pays a non-resident' } as const;
const gain = { ...asset, section: '195', surchargeAtMost: 15 } as const;
const payout = { statement: '27Q', withoutPan: 20 } as const;
const trust = { ...payout, deductor: 'The business trust' } as const;

/** What the Act asks of payments to non-residents; surcharge and cess come on top. */
export const nonResidentSections: Readonly<Record<NonResidentPayment, TdsSection>> = {
  '195-rent': { ...anyPayer, section: '195', terms: since(first, flat(ordinary), inForce('s. 195')) },
  '195-property': { ...gain, terms: since(newGains, flat(12.5), inForce('s. 195 and s. 112')) },
  '195-propertyShort': { ...asset, section: '195', terms: since(first, flat(ordinary), inForce('s. 195')) },
  '195-technical': { ...anyPayer, section: '195', terms: since(first, flat(20), inForce('s. 195 and s. 115A(1)(b)')) },
  '195-royalty': { ...anyPayer, section: '195', terms: since(first, flat(20), inForce('s. 195 and s. 115A(1)(b)')) },
  '195-nroInterest': { ...anyPayer, section: '195', terms: since(first, flat(ordinary), inForce('s. 195')) },
  '195-interest': {
    ...anyPayer,
    section: '195',
    terms: since(first, flat(20), inForce('s. 195 and s. 115A(1)(a)(ii)')),
  },
  '195-dividend': {
    ...asset,
    section: '195',
    surchargeAtMost: 15,
    terms: since(first, flat(20), inForce('s. 195 and s. 115A(1)(a)(i)')),
  },
  '195-ifscDividend': {
    ...asset,
    section: '195',
    surchargeAtMost: 15,
    terms: since(first, flat(10), inForce('s. 195 and s. 115A(1)(a)(A), proviso')),
  },
  '195-longTerm': { ...gain, terms: since(newGains, flat(12.5), inForce('s. 195 and s. 112')) },
  '195-112A': {
    ...gain,
    terms: since(newGains, { base: 'excess', bands: [[1_25_000, 12.5]] }, inForce('s. 195 and s. 112A')),
  },
  '195-111A': { ...gain, terms: since(newGains, flat(20), inForce('s. 195 and s. 111A')) },
  '195-investment': { ...asset, section: '195', terms: since(first, flat(20), inForce('s. 195 and s. 115E')) },
  '194B-foreign': {
    ...payout,
    section: '194B, 194BB',
    deductor: 'Whoever pays the prize',
    terms: {
      checkedOn: nonResidentCheckedOn,
      from: [
        {
          date: '2025-04-01',
          value: { base: 'whole', percent: 30, limits: [{ amount: 10_000, per: 'payment' }] },
          cite: inForce('s. 194B and s. 194BB'),
        },
      ],
    },
  },
  '195-other': { ...anyPayer, section: '195', terms: since(first, flat(ordinary), inForce('s. 195')) },
  '194E': {
    ...payout,
    section: '194E',
    deductor: 'Whoever pays the sportsman, entertainer or association',
    isExpense: true,
    terms: since(first, flat(20), act('s. 194E and s. 115BBA')),
  },
  '194LB': {
    ...payout,
    section: '194LB',
    deductor: 'The infrastructure debt fund',
    terms: since(first, flat(5), act('s. 194LB')),
  },
  '194LC': {
    ...payout,
    section: '194LC',
    deductor: 'The Indian company or business trust that borrowed',
    isExpense: true,
    terms: since(first, flat(5), act('s. 194LC(1)')),
  },
  '194LC-ifsc': {
    ...payout,
    // Section 206AA(7)(i): no least rate on the interest of a long-term bond.
    withoutPan: 0,
    section: '194LC',
    deductor: 'The Indian company or business trust that borrowed',
    isExpense: true,
    terms: since(first, flat(9), act('s. 194LC(1), second proviso')),
  },
  '194LBA-interest': { ...trust, section: '194LBA(2)', terms: since(first, flat(5), act('s. 194LBA(2)')) },
  '194LBA-dividend': {
    ...trust,
    section: '194LBA(2)',
    surchargeAtMost: 15,
    terms: since(first, flat(10), act('s. 194LBA(2)')),
  },
  '194LBA-rent': { ...trust, section: '194LBA(3)', terms: since(first, flat(ordinary), inForce('s. 194LBA(3)')) },
  '194LBB-foreign': {
    ...payout,
    section: '194LBB',
    deductor: 'The investment fund',
    terms: since(first, flat(ordinary), inForce('s. 194LBB(ii)')),
  },
  '194LBC-foreign': {
    ...payout,
    section: '194LBC(2)',
    deductor: 'The securitisation trust',
    terms: since(first, flat(ordinary), inForce('s. 194LBC(2)')),
  },
  '196A': {
    ...payout,
    section: '196A',
    deductor: 'The mutual fund or specified company',
    terms: since(first, flat(20), act('s. 196A')),
  },
  '196B': {
    ...payout,
    section: '196B',
    deductor: 'Whoever pays the offshore fund',
    terms: since(first, flat(10), act('s. 196B')),
  },
  '196B-gain': {
    ...payout,
    section: '196B',
    deductor: 'Whoever pays the offshore fund',
    surchargeAtMost: 15,
    terms: since(newGains, flat(12.5), act('s. 196B')),
  },
  '196C': {
    ...payout,
    section: '196C',
    deductor: 'Whoever pays on the bonds or receipts',
    terms: since(first, flat(10), act('s. 196C')),
  },
  '196C-gain': {
    ...payout,
    section: '196C',
    deductor: 'Whoever pays on the bonds or receipts',
    surchargeAtMost: 15,
    terms: since(newGains, flat(12.5), act('s. 196C')),
  },
  '196D': {
    ...payout,
    section: '196D(1)',
    deductor: 'Whoever pays the investor',
    terms: since(first, flat(20), act('s. 196D(1)')),
  },
  '196D-fund': {
    ...payout,
    section: '196D(1A)',
    deductor: 'Whoever pays the fund',
    terms: since(first, flat(10), act('s. 196D(1A)')),
  },
};
