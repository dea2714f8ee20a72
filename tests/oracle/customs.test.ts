/** Customs duty by a second computation: one multiplier on the value for all duties, instead of line by line. */
import fc from 'fast-check';
import calculator from '@/content/calculators/export-import-tax';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

it('agrees on the value and all duties of an import', () => {
  const percent = fc.constantFrom(0, 2.5, 5, 7.5, 10, 20, 40, 70);
  const money = fc.option(fc.integer({ min: 0, max: 20_00_000 }));
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 1, max: 10_00_000 }),
        exchangeRate: fc.constantFrom(1, 83.25, 90),
        terms: fc.constantFrom('fob', 'cfr', 'ci', 'cif'),
        freight: money,
        insurance: money,
        byAir: fc.boolean(),
        basic: percent,
        agriculture: percent,
        welfare: fc.constantFrom(0, 10),
        welfareOnAgriculture: fc.boolean(),
        healthCess: fc.constantFrom(0, 5),
        remedies: fc.integer({ min: 0, max: 1_00_000 }),
        igst: fc.constantFrom(0, 3, 5, 18, 40),
        compensationCess: fc.constantFrom(0, 12),
        items: fc.array(
          fc.record({
            heading: fc.constant(''),
            price: fc.option(fc.integer({ min: 1, max: 5_00_000 })),
            basic: percent,
            agriculture: fc.constantFrom(0, 0, 5),
            igst: fc.constantFrom(0, 5, 18),
          }),
          { maxLength: 3 },
        ),
      }),
      (given) => {
        const { input, figure } = answeredOrThrow(calculator, given);
        const n = (name: string) => Number(input[name]);
        const further = given.items.filter(({ price }) => price !== null);
        const units = further.reduce((sum, { price }) => sum + (price ?? 0), n('price'));
        const fob = units * n('exchangeRate');
        const withFreight = input.terms === 'cfr' || input.terms === 'cif';
        const withInsurance = input.terms === 'ci' || input.terms === 'cif';
        const freight = withFreight
          ? 0
          : Math.min(input.freight === null ? 0.2 * fob : n('freight'), input.byAir ? 0.2 * fob : 1e12);
        const insurance = withInsurance ? 0 : input.insurance === null ? 0.01125 * fob : n('insurance');
        const value = fob + freight + insurance;
        const customs = (n('basic') + n('agriculture')) / 100;
        const surcharged = (n('basic') + (input.welfareOnAgriculture ? n('agriculture') : 0)) / 100;
        const first = (value * n('price')) / units;
        const before =
          first * (1 + customs + (surcharged * n('welfare')) / 100 + n('healthCess') / 100) + n('remedies');
        let total = before * (1 + (n('igst') + n('compensationCess')) / 100) - first;
        for (const { price, basic, agriculture, igst } of further) {
          const part = (value * (price ?? 0)) / units;
          const bears = basic + (input.welfareOnAgriculture ? agriculture : 0);
          total += part * (1 + (basic + agriculture + (bears * n('welfare')) / 100) / 100) * (1 + igst / 100) - part;
        }
        expect(Math.abs(Number(figure('Total duties')) - total)).toBeLessThan(0.005 + total * 1e-12);
        countCompared('customs');
      },
    ),
    { numRuns: drawsOf('customs') },
  );
});

/** Returns what is free of duty, ₹: a line for each proviso of rules 3, 4 and 9 of 2016, and the reports of the rules of 2026. */
function freeOfDuty(given: { arrivedOn: string; traveller: string; arrivesBy: string; arrivesFrom: string }): number {
  const { arrivedOn, traveller, arrivesBy, arrivesFrom } = given;
  if (traveller === 'infant') return 0;
  if (traveller === 'crew') return arrivesBy === 'land' ? 0 : arrivedOn < '2026-02-02' ? 1_500 : 2_500;
  if (arrivedOn >= '2026-02-02') return arrivesBy === 'land' ? 0 : traveller === 'resident' ? 75_000 : 25_000;
  if (arrivesFrom === 'near') return arrivesBy === 'land' ? 0 : 15_000;
  return traveller === 'resident' ? 50_000 : 15_000;
}

it('agrees on the duty on baggage, by the rules of the day of arrival', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.oneof(
          fc.constantFrom(2_500, 15_000, 25_000, 50_000, 50_001, 74_999, 75_000, 75_001),
          fc.integer({ min: 1, max: 5_00_000 }),
        ),
        arrivedOn: fc.constantFrom('2025-04-01', '2026-02-01', '2026-02-02', '2026-11-26'),
        traveller: fc.constantFrom('resident', 'foreignTourist', 'crew', 'infant'),
        arrivesBy: fc.constantFrom('air', 'air', 'land'),
        arrivesFrom: fc.constantFrom('other', 'near'),
        jewellery: fc.integer({ min: 0, max: 80 }),
        woman: fc.boolean(),
        yearAbroad: fc.boolean(),
        movingHome: fc.constantFrom('no', 'to6', 'to12', 'to24', 'over24'),
        household: fc.oneof(fc.constantFrom(0, 60_000, 1_50_001, 5_00_000), fc.integer({ min: 0, max: 12_00_000 })),
      }),
      (given) => {
        const { figure } = answeredOrThrow(calculator, { ...given, mode: 'baggage', exchangeRate: 1 });
        const free = freeOfDuty(given);
        let charged = Math.max(0, given.price - free);
        if (given.traveller === 'resident' && given.movingHome !== 'no') {
          // Months abroad at most, with the limit: the Appendix of 2016 and the table of 2026.
          const limits =
            given.arrivedOn < '2026-02-02'
              ? { to6: 60_000, to12: 1_00_000, to24: 2_00_000, over24: 5_00_000 }
              : { to6: 1_50_000, to12: 1_50_000, to24: 3_00_000, over24: 7_50_000 };
          charged += Math.max(0, given.household - limits[given.movingHome as keyof typeof limits]);
        }
        const duty = charged * 0.385;
        expect([given, figure('Free allowance')]).toEqual([given, free]);
        expect(Math.abs(Number(figure('Total duty')) - duty)).toBeLessThan(0.005);
        if (given.jewellery > 0) {
          const grams = given.yearAbroad && given.traveller === 'resident' ? (given.woman ? 40 : 20) : 0;
          expect(figure('Jewellery above it, in grams')).toBe(given.jewellery > grams ? given.jewellery - grams : 0);
        }
        countCompared('baggage');
      },
    ),
    { numRuns: drawsOf('baggage') },
  );
});

it.each([
  ['2026-02-01', ['₹60,000', '₹1,00,000', '₹2,00,000', '₹5,00,000']],
  ['2026-02-02', ['₹1,50,000', '₹3,00,000', '₹7,50,000']],
])('names the limits of a transfer of residence that hold on %s', (arrivedOn, limits) => {
  const { result } = answeredOrThrow(calculator, { mode: 'baggage', arrivedOn });
  const text = result.caveats?.find((each) => each.text.includes('transfer of residence'))?.text ?? '';
  expect(text.match(/₹[\d,]+\d/g)).toEqual(limits);
});

it('agrees on the refund of credit by rule 89(4)', () => {
  const lakhs = fc.integer({ min: 0, max: 500 }).map((each) => each * 1_00_000);
  fc.assert(
    fc.property(
      fc.record({
        exportedGoods: lakhs,
        exportedServices: lakhs,
        domesticTurnover: lakhs,
        netCredit: fc.integer({ min: 0, max: 50_00_000 }),
        likeGoods: fc.option(lakhs),
        ledgerBalance: fc.option(fc.integer({ min: 0, max: 50_00_000 })),
      }),
      (given) => {
        const { figure } = answeredOrThrow(calculator, { ...given, mode: 'refund' });
        const { exportedGoods, exportedServices, domesticTurnover, netCredit, likeGoods, ledgerBalance } = given;
        const goods = likeGoods !== null && exportedGoods > 1.5 * likeGoods ? 1.5 * likeGoods : exportedGoods;
        const abroad = goods + exportedServices;
        // What belongs to supplies in India stays; the rest comes back.
        const stays = abroad + domesticTurnover === 0 ? 1 : domesticTurnover / (abroad + domesticTurnover);
        const refund = Math.min(netCredit * (1 - stays), ledgerBalance ?? netCredit);
        expect(Math.abs(Number(figure('Refund you can claim')) - refund)).toBeLessThan(0.005);
        countCompared('credit-refund');
      },
    ),
    { numRuns: drawsOf('credit-refund') },
  );
});
