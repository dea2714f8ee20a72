/** The contribution chart of the Atal Pension Yojana: each amount grows to what the nominee gets, at the rate that the scheme was made with. */
import { atalPension } from '@/content/rules/atal-pension';

const chart = atalPension.contributions.value;
const pensions = atalPension.pensions.value;

it('has every age at which one may join, and an amount for each pension', () => {
  expect(chart.map(({ age }) => age)).toEqual(Array.from({ length: 23 }, (_, index) => 18 + index));
  for (const { amounts } of chart) expect(amounts).toHaveLength(pensions.length);
});

// The corners as banks print them: ₹42 and ₹210 at 18, ₹291 and ₹1,454 at 40; ₹1.7 lakh and ₹8.5 lakh for the nominee.
it('has the corners that banks print', () => {
  const [youngest, oldest] = [chart[0], chart.at(-1)];
  expect([youngest?.amounts[0], youngest?.amounts.at(-1), oldest?.amounts[0], oldest?.amounts.at(-1)]).toEqual([
    42, 210, 291, 1_454,
  ]);
  expect([pensions[0]?.toNominee, pensions.at(-1)?.toNominee]).toEqual([1_70_000, 8_50_000]);
});

it('has no amount that is out of line: paid in at the start of each month, all earn 8.1 to 8.25% a year', () => {
  const grownTo = (amount: number, months: number, yearly: number) => {
    const month = (1 + yearly) ** (1 / 12) - 1;
    return ((amount * ((1 + month) ** months - 1)) / month) * (1 + month);
  };
  for (const { age, amounts } of chart) {
    for (const [index, amount] of amounts.entries()) {
      const months = (atalPension.from.value - age) * 12;
      const wanted = pensions[index]?.toNominee ?? Number.NaN;
      expect([age, grownTo(amount, months, 0.081) < wanted, grownTo(amount, months, 0.0825) > wanted]).toEqual([
        age,
        true,
        true,
      ]);
    }
  }
});
