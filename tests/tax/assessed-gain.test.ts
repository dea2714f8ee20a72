/** A gain as an assessment takes it. */
import { assessedGain } from '@/lib/tax/capital-gains';

it('is the amount, on land with the indexed gain that limits its tax', () => {
  expect(assessedGain({ class: 'longTermLand', amount: 100, ceiling: 60 })).toStrictEqual({
    class: 'longTermLand',
    amount: 100,
    indexed: 60,
  });
  expect(assessedGain({ class: 'longTermOther', amount: 100, ceiling: null })).toStrictEqual({
    class: 'longTermOther',
    amount: 100,
  });
});

it('is what exemptions leave of both', () => {
  const gain = { class: 'longTermLand', amount: 100, ceiling: 60 } as const;
  expect(assessedGain(gain, { taxable: 30, ceiling: 0 })).toStrictEqual({
    class: 'longTermLand',
    amount: 30,
    indexed: 0,
  });
  expect(assessedGain(gain, { taxable: 30, ceiling: null })).toStrictEqual({ class: 'longTermLand', amount: 30 });
});
