import calculator from '@/content/calculators/capital-gains';
import type { CapitalGainsInput } from '@/content/calculators/capital-gains/form';
import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { isShown, type Result } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { resultOf } from '../result-of';

type Row = CapitalGainsInput['lots'][number];

const lot = (changes: Partial<Row>): Row => ({
  name: '',
  asset: 'equity',
  bought: '2023-06-15',
  sold: '2025-08-20',
  cost: 1_00_000,
  price: 2_00_000,
  more: false,
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  share: 100,
  promoter: false,
  ...changes,
});

const answer = (changes: Partial<CapitalGainsInput>) => resultOf(calculator, { financialYear: '2025-26', ...changes });

const advice = (changes: Partial<CapitalGainsInput>) => (answer(changes).actions ?? []).map(({ text }) => text);
const noted = (changes: Partial<CapitalGainsInput>) => (answer(changes).caveats ?? []).map(({ text }) => text);
const top = { otherIncome: 30_00_000 } as const;

describe('what to do', () => {
  it('says where a resident reports foreign shares, and to nobody else', () => {
    const said = (changes: Partial<CapitalGainsInput>) => advice(changes).join('\n');
    const foreign = { financialYear: '2026-27', lots: [lot({ asset: 'foreignShares', sold: '2026-08-20' })] } as const;
    expect(said(foreign)).toMatch(/Schedule FA of the return for tax year 2026-27.* Form 44 \(old 67\)\./);
    expect(said({ ...foreign, financialYear: '2025-26', lots: [lot({ asset: 'foreignShares' })] })).toMatch(
      /Form 67\./,
    );
    expect(said({ lots: [lot({})] })).not.toContain('Schedule FA');
  });

  it('names the day from which a sale would be long-term, and what that saves', () => {
    // 1,00,000 × 20% × 1.04 on 12 January; long-term it is within 1,25,000.
    expect(advice({ ...top, lots: [lot({ name: 'Infosys', bought: '2025-01-12' })] })).toContain(
      'Lot 1 (Infosys), if not sold yet: sell on or after 12 Jan 2026 and save ₹20,800, at the same price and this year’s rates.',
    );
  });

  it('names that day up to the day itself, and not once it is over', () => {
    const on = (today: string) => advice({ ...top, today, lots: [lot({ bought: '2025-01-12' })] }).join();
    for (const today of ['', '2026-01-11', '2026-01-12']) expect(on(today)).toContain('sell on or after 12 Jan 2026');
    for (const today of ['2026-01-13', '2026-11-30']) expect(on(today)).not.toContain('sell on or after');
  });

  it('says of several savings that together they can be less', () => {
    const late = (sold: string, bought: string) => lot({ bought, sold, cost: 2_00_000, price: 4_00_000 });
    const both = { otherIncome: 30_00_000, lots: [late('2026-01-05', '2025-01-20'), late('2026-01-06', '2025-02-20')] };
    // Each by itself: 40,000 − 12.5% of 75,000, with cess ₹31,850. Both: the tax-free amount counts once, ₹47,450 and not ₹63,700.
    expect(advice(both).filter((text) => text.includes('save ₹31,850'))).toHaveLength(2);
    expect(noted(both).join()).toContain('Several steps together can come to less than the sum');
    const kept = { ...both, lots: [late('2026-01-20', '2025-01-20'), late('2026-02-20', '2025-02-20')] };
    expect(Number(answer(both).headline[0].value) - Number(answer(kept).headline[0].value)).toBeCloseTo(47_450);
    expect(noted({ ...top, lots: [lot({})] }).join()).not.toContain('Several steps together');
  });

  // By hand, new regime, other income 47,00,000 (slab tax 9,90,000). This year with 13,00,000 of short-term gain and 10,00,000 of long-term:
  // (9,90,000 + 2,60,000 + 1,09,375) × 1.1 × 1.04 = 15,55,125; without the first lot (9,90,000 + 1,09,375) × 1.144 = 12,57,685. Next
  // year 13,00,000 of long-term gain adds (9,90,000 + 1,46,875) × 1.144 − 9,90,000 × 1.04 = 2,70,985, since that year has the surcharge too.
  it('counts a sale of the next year with the income of that year, beside which it is the only one', () => {
    const [soon, other] = [
      lot({ bought: '2025-04-21', sold: '2025-07-26', cost: 10_00_000, price: 23_00_000 }),
      lot({ bought: '2021-06-28', sold: '2025-06-27', cost: 10_00_000, price: 20_00_000 }),
    ];
    expect(advice({ otherIncome: 47_00_000, lots: [soon, other] })).toContain(
      'Lot 1, if not sold yet: sell on or after 21 Apr 2026 and save ₹26,455, at the same price and this year’s rates, with the same other income in that year.',
    );
  });

  it('names it on the other reading a day later', () => {
    expect(advice({ ...top, anniversary: 'short', lots: [lot({ bought: '2025-01-12' })] }).join()).toContain(
      'on or after 13 Jan 2026',
    );
  });

  it('does not ask to wait with a loss, nor with what stays short-term for ever', () => {
    const loss = advice({ ...top, lots: [lot({ bought: '2025-01-12', price: 50_000 })] }).join();
    const debt = advice({ ...top, lots: [lot({ asset: 'debtFund', bought: '2025-01-12' })] }).join();
    expect(loss + debt).not.toContain('if not sold yet');
  });

  it('says how much long-term share gain is still free', () => {
    expect(advice({ ...top, lots: [lot({})] })).toContain(
      'By 31 Mar 2026 you can take ₹25,000 more of long-term gains on listed shares and equity funds tax-free. If you buy back later, your cost is higher.',
    );
    expect(advice({ ...top, lots: [lot({ price: 2_25_000 })] }).join()).not.toContain('tax-free');
  });

  // By hand, new regime: slab tax on 11,50,000 is 55,000 and the rebate covers it; total income is 11,70,000. Up to 12,00,000
  // the rebate stays, and above it marginal relief (59,000 − the excess, at most 55,000) covers 4,000 more.
  it('stops where more of it would cost the rebate, and says what all of it would cost', () => {
    const own = lot({ bought: '2025-05-01', sold: '2025-12-01', cost: 1_00_000, price: 1_20_000 });
    expect(advice({ otherIncome: 11_50_000, lots: [own] }).join()).toContain(
      'By 31 Mar 2026 you can take ₹34,000 more of long-term gains on listed shares and equity funds tax-free. If you buy back later, your cost is higher. Take no more: using all ₹1,25,000 left of the yearly amount would add ₹57,200 to your tax',
    );
  });

  it('is not offered where nothing more is free: surcharge begins, or the old rebate ends', () => {
    const own = lot({ bought: '2025-05-01', sold: '2025-12-01', cost: 1_00_000, price: 1_20_000 });
    const atFifty = { otherIncome: 49_80_000, lots: [own] };
    expect(advice(atFifty).join()).not.toContain('tax-free');
    expect(noted(atFifty).join()).toContain('would add ₹91,000 to your tax');
    // Total income 4,90,000: up to 5,00,000 the rebate of 12,500 stays.
    expect(advice({ regime: 'old', otherIncome: 4_70_000, lots: [own] }).join()).toContain('you can take ₹10,000 more');
  });

  it('is not offered where the gain would eat a loss that could be carried forward', () => {
    expect(advice({ ...top, longTermLoss: 5_00_000, lots: [lot({})] }).join()).not.toContain('tax-free');
  });

  it('says what a home saves only up to the cost that counts', () => {
    // A gain of 15 crore; of a new home 10 crore count.
    const sold = lot({
      asset: 'house',
      bought: '2023-01-01',
      sold: '2025-08-31',
      cost: 5_00_00_000,
      price: 20_00_00_000,
    });
    const asked = answer({ otherIncome: 30_00_000, lots: [sold] });
    const withHome = answer({
      otherIncome: 30_00_000,
      lots: [sold],
      exemptions: [{ lot: 1, section: '54', how: 'bought', on: '2026-01-20', amount: 10_00_00_000 }],
    });
    const taxOf = ({ headline }: Result) => headline[0].value as number;
    const saved = taxOf(asked) - taxOf(withHome);
    expect((asked.actions ?? []).map(({ text }) => text).join()).toContain(
      `can save up to ${inr(saved)} under section 54`,
    );
  });

  it('takes the share of a home of both gains of land, plain and indexed', () => {
    const plot = lot({
      asset: 'land',
      bought: '2012-07-01',
      sold: '2026-09-10',
      cost: 10_00_00_000,
      price: 20_00_00_000,
    });
    // Indexed: 20 crore − 10 crore × 384 ÷ 200 = 80 lakh, 20% of it 16 lakh. 10 of 20 crore exempt half of it: 8 lakh, with 15% and 4% on top.
    expect(advice({ ...top, financialYear: '2026-27', lots: [plot] }).join()).toContain('can save up to ₹9,56,800');
  });

  it('shares the room for bonds among the properties that were sold', () => {
    const plot = lot({ asset: 'land', bought: '2022-06-01', sold: '2025-08-31', cost: 40_00_000, price: 80_00_000 });
    const bonds = advice({ lots: [plot, plot] }).filter((text) => text.includes('54EC'));
    expect(bonds.map((text) => /put (₹[\d,]+)/.exec(text)?.[1])).toEqual(['₹40,00,000', '₹10,00,000']);
  });

  it('dates bonds, a new home and the account for a home that was sold, with what they save', () => {
    const flat = lot({ asset: 'house', bought: '2022-06-01', sold: '2025-08-31', cost: 40_00_000, price: 60_00_000 });
    // 12.5% of 20,00,000 × 1.04
    expect(advice({ ...top, lots: [flat] })).toEqual(
      expect.arrayContaining([
        'Lot 1: put ₹20,00,000 into section 54EC bonds by 28 Feb 2026 and save ₹2,60,000. They stay locked for 5 years.',
        'Lot 1: put what you have not spent on a new home by 31 Jul 2026, when the return is due, into a capital gains account by then. Other money that you spend later does not count.',
        'Lot 1: a home bought by 31 Aug 2027, or built by 31 Aug 2028, can save up to ₹2,60,000 under section 54, as far as it was paid by 31 Jul 2026 or is paid from that account.',
      ]),
    );
  });

  it('calls a home beside the one that is claimed the second, and the choice one of once in a lifetime', () => {
    const sold = lot({ asset: 'house', bought: '2019-06-01', sold: '2025-08-31', cost: 20_00_000, price: 1_20_00_000 });
    const claim = { lot: 1, section: '54', how: 'bought', on: '2025-10-01', amount: 40_00_000 } as const;
    const once = 'Two homes for one gain are allowed once in a lifetime.';
    const texts = (exemptions: readonly (typeof claim)[]) => advice({ ...top, lots: [sold], exemptions }).join('\n');
    expect(texts([claim])).toContain('Lot 1: a second home bought by 31 Aug 2027');
    expect(texts([claim])).toContain(once);
    expect(texts([])).toContain('Lot 1: a home bought by 31 Aug 2027');
    expect(texts([])).not.toContain(once);
  });

  it('speaks of the sale, not of a lot, where only its gain is entered', () => {
    const gain = { known: 'gain', gainAsset: 'house', gain: 10_00_000, gainSold: '2025-08-20' } as const;
    const said = advice({ ...top, ...gain }).join('\n');
    expect(said).toContain('This sale: put ₹10,00,000 into section 54EC bonds by 20 Feb 2026 and save');
    expect(said).not.toContain('Lot 1');
  });

  it('names no further home where the section allows none', () => {
    const flat = { asset: 'house', bought: '2022-06-01', sold: '2025-08-31' } as const;
    const small = lot({ ...flat, cost: 40_00_000, price: 2_00_00_000 });
    const large = lot({ ...flat, cost: 40_00_000, price: 5_00_00_000 });
    const home = { lot: 1, section: '54', how: 'bought', on: '2026-01-20', amount: 10_00_000 } as const;
    const offered = (sold: Row, exemptions: CapitalGainsInput['exemptions']) =>
      advice({ ...top, lots: [sold], exemptions }).some((text) => /a (?:second )?home bought by/.test(text));
    expect([offered(small, []), offered(small, [home]), offered(small, [home, home])]).toEqual([true, true, false]);
    expect([offered(large, []), offered(large, [home])]).toEqual([true, false]);
    const plot = { ...large, asset: 'land' } as const;
    expect([offered(plot, []), offered(plot, [{ ...home, section: '54F' }])]).toEqual([true, false]);
  });

  it('asks for a return in time where a loss is carried forward', () => {
    expect(advice({ ...top, lots: [lot({ price: 50_000 })] }).join()).toContain('File your return by 31 Jul 2026');
  });

  it('asks for none where only losses of earlier years are left: a late return carries them on too (section 80)', () => {
    const before = { ...top, shortTermLoss: 5_00_000 };
    expect(advice({ ...before, lots: [lot({ bought: '2025-05-05' })] }).join()).not.toContain('File your return');
    expect(advice({ ...before, lots: [lot({ price: 50_000 })] }).join()).toContain('File your return by 31 Jul 2026');
  });

  it('says of section 54F that its home may not be the third', () => {
    const plot = (asset: Row['asset']) =>
      advice({ ...top, lots: [lot({ asset, bought: '2015-06-01', price: 40_00_000 })] });
    expect(plot('land').join()).toContain('under section 54F, if you own at most one other home,');
    expect(plot('house').join()).toContain('under section 54, as far as');
  });
});

describe('what to know', () => {
  it('is the tax that the buyer of a property deducts, from fifty lakh on, of the whole price', () => {
    const plot = lot({ asset: 'land', cost: 40_00_000, price: 50_00_000, more: true, share: 50 });
    expect(noted({ lots: [plot] }).join()).toContain('deducts 1% of the whole price, ₹50,000');
    expect(noted({ lots: [{ ...plot, price: 49_99_999 }] }).join()).not.toContain('deducts 1%');
    expect(noted({ lots: [{ ...plot, stampValue: 60_00_000 }] }).join()).toContain(
      'deducts 1% of the whole stamp value, as it is above the price, ₹60,000',
    );
    expect(noted({ residence: 'nonResident', lots: [plot] }).join()).toContain('section 195');
  });

  it('is that no buyer deducts from what a non-resident sells on an exchange', () => {
    const of = (...lots: readonly Row[]) => noted({ ...top, residence: 'nonResident', lots }).join();
    expect(of(lot({}))).toContain('sells on an exchange or redeems units, the bank, broker or fund');
    expect(of(lot({}))).not.toContain('the buyer deducts');
    expect(of(lot({}), lot({ asset: 'land' }))).toMatch(/the buyer deducts.*the bank, broker or fund/);
    expect(of(lot({ asset: 'land' }))).not.toContain('the bank, broker or fund');
  });

  it('is that with business income the account has longer', () => {
    const later = 'With a business or an audit it can be later, and the capital gains account has until then too';
    const land = { ...top, lots: [lot({ asset: 'land', price: 40_00_000 })] };
    expect(noted(land).join()).toContain(later);
    expect(noted({ ...land, business: 'books' }).join()).toContain('the return is due on 31 Aug 2026, and the capital');
    expect(noted({ ...land, business: 'audited' }).join()).toContain('is due on 21 Nov 2026, and the capital gains');
    expect(noted({ ...top, lots: [lot({})] }).join()).not.toContain(later);
  });

  it('is no rate where losses leave no gain, and no tax where it is below a rupee', () => {
    const home = lot({ asset: 'house', bought: '2015-06-01', price: 3_00_000 });
    const { sentence } = answer({ ...top, shortTermLoss: 50_00_000, lots: [home] });
    expect(sentence).toContain('leaves no gain after exemptions and losses and adds no tax.');
    expect(sentence).not.toContain('The gain is taxed at');
    // 31,24,999 is rounded to 31,25,000: one rupee more of income at 31.2%.
    const exempt = answer({ otherIncome: 30_00_000, known: 'gain', gain: 1_24_999, gainSold: '2025-08-20' });
    expect(exempt.sentence).toContain('leaves ₹1,24,999 of gains after exemptions and losses and adds no tax. Your');
  });

  it('is that a lot of another year does not count', () => {
    expect(noted({ ...top, lots: [lot({}), lot({ sold: '2024-09-02' })] })).toContain(
      'One lot was sold outside FY 2025-26 and does not count here.',
    );
  });

  it('is that the value of 2018 is missing where it could help', () => {
    expect(noted({ lots: [lot({ bought: '2018-01-31' })] }).join()).toContain('Enter the value on 31 Jan 2018');
    expect(noted({ lots: [lot({ bought: '2018-02-01' })] }).join()).not.toContain('31 Jan 2018');
  });

  it('is that the value of 2001 is missing where it could help', () => {
    const gold = lot({ asset: 'gold', bought: '2001-03-31', sold: '2025-08-20' });
    expect(noted({ lots: [gold] }).join()).toContain('Enter the value on 1 Apr 2001');
    expect(noted({ lots: [{ ...gold, bought: '2001-04-01' }] }).join()).not.toContain('1 Apr 2001');
    expect(noted({ lots: [{ ...gold, more: true, fairValue2001: 5_000 }] }).join()).not.toContain('1 Apr 2001');
  });

  it('is which way a property is taxed, with both taxes', () => {
    // Index 148 to 376: 40,00,000 × 376 ÷ 148 = 1,01,62,162.16. Plain gain 80,00,000, indexed 18,37,837.84.
    const flat = lot({ asset: 'house', bought: '2009-07-01', sold: '2025-09-10', cost: 40_00_000, price: 1_20_00_000 });
    const result = answer({ ...top, lots: [flat] });
    expect(noted({ ...top, lots: [flat] }).join()).toContain(
      'Lot 1: we use 20% with indexation. The tax is ₹3,67,568; at 12.5% without indexation it would be ₹10,00,000, before surcharge and cess.',
    );
    const cells = result.tables?.find(({ id }) => id === 'classes')?.rows[0];
    expect(cells?.slice(6)).toEqual(['12.5%, at most 20% indexed', expect.closeTo(367567.57, 2)]);
  });

  it('is that losses come before the choice between the two ways', () => {
    // 1,00,00,000 − 10,00,000 = 90,00,000; indexed by 384 ÷ 100: 61,60,000. After 40,00,000: 50,00,000 × 12.5% = 6,25,000, 21,60,000 × 20% = 4,32,000.
    const house = lot({
      asset: 'house',
      bought: '2001-06-01',
      sold: '2026-11-10',
      cost: 10_00_000,
      price: 1_00_00_000,
    });
    const given = { financialYear: '2026-27', otherIncome: 20_00_000, longTermLoss: 40_00_000, lots: [house] } as const;
    expect(noted({ ...given, lots: [house] })).toContain(
      'Lot 1: the tax would be ₹11,25,000 at 12.5% without indexation and ₹12,32,000 at 20% with indexation, before losses, unused exemption, surcharge and cess. Losses and unused exemption lower both gains. We then use the lower tax.',
    );
    expect(
      answer({ ...given, lots: [house] })
        .tables?.find(({ id }) => id === 'classes')
        ?.rows[0]?.at(-1),
    ).toBe(4_32_000);
  });

  it('is that a gain alone may be less with indexation, and before 23 July 2024 must have it', () => {
    const gain = (financialYear: string, gainSold: string) =>
      noted({
        financialYear,
        known: 'gain',
        gainAsset: 'house',
        gain: 30_00_000,
        gainTerm: 'long',
        gainSold,
      } as Partial<CapitalGainsInput>).join();
    const may = 'Bought before 23 Jul 2024? The tax may be less with indexation.';
    const must = 'This sale is before 23 Jul 2024, so its gain is taxed after indexation. Enter the indexed gain';
    expect(gain('2024-25', '2024-07-22')).toContain(must);
    expect(gain('2024-25', '2024-07-22')).not.toContain(may);
    expect(gain('2024-25', '2024-07-23')).toContain(may);
  });

  it('is what of the tax is rebate lost', () => {
    // 11,50,000 bears 55,000 of slab tax, all rebate. A gain of 4,00,000 at 20% brings total income to 15,50,000: no rebate.
    const sale = lot({ bought: '2025-05-01', sold: '2025-12-01', cost: 1_00_000, price: 5_00_000 });
    const { sentence } = answer({ otherIncome: 11_50_000, lots: [sale] });
    expect(sentence).toContain(
      'adds ₹1,40,400 to your tax, 35.1% of it: ₹83,200 on the sales and ₹57,200 of rebate that you lose.',
    );
  });

  it('is which part of the tax is the rebate, and that the parts add up', () => {
    // 12,00,000 × 12.5% × 1.04, and the rebate of 22,500 on ₹8.25 lakh with its cess.
    const gold = lot({ asset: 'gold', price: 13_00_000 });
    expect(answer({ otherIncome: 8_25_000, lots: [gold] }).sentence).toBe(
      'Lot 1 (Gold, jewellery, other assets) leaves ₹12,00,000 of gains after exemptions and losses and adds ₹1,79,400 to your tax, 15% of it: ₹1,56,000 on the sales and ₹23,400 of rebate that you lose. Your other income is ₹8,25,000.',
    );
  });

  it('is that no other income counts until it is entered', () => {
    const gold = lot({ asset: 'gold', bought: '2010-06-15', sold: '2026-01-15', cost: 2_00_000, price: 9_00_000 });
    expect(answer({ lots: [gold] }).sentence).toContain(
      'adds ₹39,000 to your tax, 5.6% of it. We count no other income of yours. Enter it if you have any.',
    );
  });

  it('is that the amounts are those of the whole property where a share is entered', () => {
    const plot = lot({ asset: 'land', cost: 40_00_000, price: 50_00_000, more: true, share: 50 });
    expect(noted({ lots: [plot] }).join()).toContain('count your share of them');
    expect(noted({ lots: [{ ...plot, share: 100 }] }).join()).not.toContain('your share of them');
  });

  it('is that surcharge is near, and that marginal relief limits it', () => {
    // 48,95,700 + 1,00,000 = 49,95,700: ₹4,300 below ₹50 lakh.
    const near = noted({ otherIncome: 48_95_700, lots: [lot({ bought: '2025-01-12' })] }).join();
    expect(near).toContain(
      'If your income rises by more than ₹4,300, a surcharge of 10% starts. Marginal relief limits it',
    );
  });

  it('is what another reading of the law would make of it', () => {
    // Tax of 10,000 on 5,00,000 and 20,000 on the gain: a rebate of 10,000 against slab tax, or of 25,000 against both.
    const open = noted({
      financialYear: '2024-25',
      otherIncome: 5_00_000,
      lots: [lot({ bought: '2024-06-01', sold: '2024-10-01' })],
    });
    expect(open.join()).toContain('That would make the year’s tax ₹5,200 instead of ₹20,800.');
  });
});

describe('the table of classes', () => {
  it('goes from gains and losses to the tax', () => {
    const { tables = [] } = answer({
      ...top,
      lots: [lot({ price: 4_00_000 }), lot({ cost: 1_50_000, price: 1_00_000 }), lot({ asset: 'debtFund' })],
    });
    expect(tables.find(({ id }) => id === 'classes')?.rows).toEqual([
      ['Long-term gains on listed shares and equity funds', 3_00_000, -50_000, 0, 2_50_000, 1_25_000, 12.5, 15_625],
      ['Short-term gains at slab rates', 1_00_000, 0, 0, 1_00_000, 0, 'slab', 'in the slabs'],
    ]);
  });

  it('holds one line for each lot, with totals', () => {
    const lots = Array.from({ length: 40 }, () => lot({}));
    const { tables = [], steps } = answer({ ...top, lots });
    expect(tables[0]?.rows).toHaveLength(40);
    expect(tables[0]?.total?.at(-1)).toBe(40_00_000);
    expect(steps.filter(({ figure }) => figure.label === 'Lot 40: taxable gain')).toHaveLength(1);
  });
});

it('the value of 31 January 2018, or of 1 April 2001, is asked for what was bought before, without the switch', () => {
  const cells = calculator.fields.lots.fields;
  const asked = (name: 'fairValue2018' | 'fairValue2001', changes: Partial<Row>) => isShown(cells[name], lot(changes));
  const { grandfatheredBefore, fairValueBefore } = capitalGains;
  expect(cells.fairValue2018.showIf).toMatchObject({ bought: { before: grandfatheredBefore.value } });
  expect(cells.fairValue2001.showIf).toMatchObject({ bought: { before: fairValueBefore.value } });
  expect(asked('fairValue2018', { bought: '2018-01-31' })).toBe(true);
  expect(asked('fairValue2018', { bought: '2018-02-01', more: true })).toBe(false);
  expect(asked('fairValue2018', { bought: '' })).toBe(false);
  expect(asked('fairValue2001', { asset: 'land', bought: '2001-03-31' })).toBe(true);
  expect(asked('fairValue2001', { asset: 'land', bought: '2001-04-01', more: true })).toBe(false);
});

it('several lots of which a note speaks are named in the plural', () => {
  const old = lot({ bought: '2015-06-01' });
  const notes = (lots: readonly Row[]) =>
    (answer({ ...top, lots }).caveats ?? []).map(({ text }) => text).filter((text) => text.includes('bought before'));
  expect(notes([old])[0]).toMatch(/^Lot 1: bought before /);
  expect(notes([old, lot({}), old])[0]).toMatch(/^Lots 1 and 3: bought before .* Enter the value on /);
});

describe('the limit of the tax on land as the return form works it out', () => {
  // Schedule CG, item B1: 1e = 1c − 1d, 1ea = 1ca − 1d, eii = 12.5% of 1e − 20% of 1ea. Plain 3,00,00,000, indexed
  // 4,00,00,000 − 1,00,00,000 × 376 ÷ 100 = 24,00,000.
  const plot = lot({ asset: 'land', bought: '2001-05-01', sold: '2025-08-01', cost: 1_00_00_000, price: 4_00_00_000 });
  const limits = (changes: Partial<CapitalGainsInput>) =>
    noted({ otherIncome: 20_00_000, lots: [plot], ...changes }).filter((text) => text.includes('item B1e'));
  const claim = { lot: 1, section: '54F', how: 'bought', on: '2025-12-01', amount: 2_00_00_000 } as const;

  // Half is exempt. The Act: 20% of 24,00,000 ÷ 2 = 2,40,000. The form: 24,00,000 − 1,50,00,000 is below zero.
  it('is named where section 54F exempts a share', () => {
    expect(limits({ exemptions: [claim] })).toEqual([
      'Land and buildings: we limit the tax to what the law before 23 Jul 2024 came to. The return form (Schedule CG, item B1e) does it otherwise: it takes the whole exemption of section 54F off the indexed gain, not a share. That would make this tax ₹0 instead of ₹2,40,000, before surcharge and cess.',
    ]);
  });

  // The Act: 20% of 20,00,000 = 4,00,000. The form: 12.5% of 2,96,00,000 − (37,50,000 − 4,80,000) = 4,30,000; a loss of ten lakh
  // 12.5% of 2,90,00,000 − 32,70,000 = 3,55,000 instead of 20% of 14,00,000.
  it('is named where the unused exemption or a loss lowers the gains', () => {
    const [unused, loss] = [limits({ otherIncome: 0 }), limits({ longTermLoss: 10_00_000 })];
    expect(unused.join()).toContain(
      'it finds the limit before losses and unused exemption. That would make this tax ₹4,30,000 instead of ₹4,00,000,',
    );
    expect(loss.join()).toContain('₹3,55,000 instead of ₹2,80,000,');
  });

  it('is the same for bonds, and where the plain gain has less tax', () => {
    expect(limits({ exemptions: [{ ...claim, section: '54EC', amount: 20_00_000 }] })).toEqual([]);
    expect(limits({ lots: [{ ...plot, bought: '2023-05-01' }], otherIncome: 0 })).toEqual([]);
  });
});

it('names the rebate that the sales cost', () => {
  // 8,25,000 of other income has tax of 20,000 + 2,500, all of it rebate; with a gain of 12,00,000 it is above 12,00,000.
  const given = { otherIncome: 8_25_000, lots: [lot({ price: 13_00_000 })] };
  expect(noted(given)).toContain(
    'The sales take your income above the limit of the rebate under section 87A. The tax on them includes ₹22,500 of rebate lost, before cess.',
  );
  expect(noted({ ...given, lots: [lot({ price: 3_00_000 })] }).filter((text) => text.includes('rebate lost'))).toEqual(
    [],
  );
});
