/** The days on which an untouched page answers as it was exported: on these a browser loads nothing to compare. */
import { daysAsExported } from '@/app/(calculators)/days-as-exported';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { dayOfExport } from '@/content/day-of-export';
import { type AnyCalculator, defaultAnswer, defaultInput, setOnDay, shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

/** The answer of an untouched page to a visitor of a day, as text. */
function answerOn({ fields, compute }: AnyCalculator, day: IsoDate): string {
  const input = { ...defaultInput(fields) };
  for (const [name, field] of Object.entries(fields)) {
    const value = setOnDay(field, day);
    if (value !== null) input[name] = value;
  }
  return JSON.stringify(compute(shownInput(fields, input)));
}

it.each(builtIds())('%s: the named days have the exported answer, and the days around them another', async (id) => {
  const calculator = await loadCalculator(id);
  const exported = JSON.stringify(defaultAnswer(calculator).result);
  const days = daysAsExported(calculator);
  if (!days) {
    const followsDay = Object.values(calculator.fields).some((field) => setOnDay(field, dayOfExport) !== null);
    if (followsDay) expect(answerOn(calculator, dayOfExport)).not.toBe(exported);
    return;
  }
  const [from, to] = days;
  expect(from <= dayOfExport && dayOfExport <= to).toBe(true);
  for (let day = from; day <= to; day = addDays(day, 1))
    expect([day, answerOn(calculator, day) === exported]).toEqual([day, true]);
  if (from > addDays(dayOfExport, -7)) expect(answerOn(calculator, addDays(from, -1))).not.toBe(exported);
  if (to < addDays(dayOfExport, 31)) expect(answerOn(calculator, addDays(to, 1))).not.toBe(exported);
});

it('is so for days on most pages that follow the day: a browser finds the exported answer right without computing', async () => {
  const all = await Promise.all(builtIds().map(async (id) => daysAsExported(await loadCalculator(id))));
  expect(all.filter((days) => days && days[0] < days[1]).length).toBeGreaterThan(10);
});
