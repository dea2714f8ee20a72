import { customs } from '@/content/rules/customs';
import { percentage, type Result, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { assessableValue } from '@/lib/tax/customs';
import { itemsOf, priceOfAll, sumOfDuties } from './consignment';
import { agreementSaving, isCollected, linesOf, moneyOf, ratesFor } from './duties';
import type { ExportImportInput } from './form';
import { importNotes } from './notes';
import { byRule, importSentence } from './sentence';
import { dutyTable, itemTable } from './tables';
import { costSteps, dutySteps, valueSteps } from './working';

/** Returns the duties on an import, what of them comes back, and what a unit costs. */
export function importing(input: ExportImportInput): Result {
  const isPersonal = input.mode === 'personal';
  const price = priceOfAll(input) * input.exchangeRate;
  const assessed = assessableValue(
    { price, terms: isPersonal ? 'cif' : input.terms, byAir: input.byAir },
    input,
    customs.valuation.value,
  );
  const { rates, cite } = ratesFor(input);
  const items = itemsOf(input, assessed, rates);
  const [first] = items;
  const hasMore = items.length > 1;
  const duties = sumOfDuties(items);
  const money = moneyOf([assessed.value, ...linesOf(duties, rates).map(({ amount }) => amount)]);
  const { figure, text } = money;
  const collected = isCollected(duties.total) ? duties.total : 0;
  const back = !isPersonal && input.credit && collected > 0 ? duties.igst + duties.compensationCess : 0;
  // The limit on freight by air is for the value on which duty is charged, not for what is paid.
  const freightAbove = Math.max(0, (input.freight ?? 0) - assessed.freight);
  const landed = assessed.value + freightAbove + collected - back + input.extras;
  // An agreement is of the first item.
  const saving = agreementSaving(input, first?.value ?? 0, rates, first?.duties ?? duties);
  const cost = {
    value: assessed.value,
    duties: collected,
    back,
    freightAbove,
    landed,
    saving,
    basic: rates.basic,
    money,
  };
  const sheet = worksheet();
  valueSteps(sheet, input, assessed, money);
  dutySteps(sheet, duties, rates, cite, money, hasMore);
  const perUnit = costSteps(sheet, input, cost);
  const notes = importNotes(input);
  notes.warn(
    duties.total > 0 &&
      collected === 0 &&
      `Customs does not collect a duty of ${inr(customs.notCollected.value)} or less. We leave it out of the landed cost.`,
    customs.notCollected.cite,
  );
  return {
    headline: [
      figure('Total duties', duties.total, { tone: 'tax' }),
      percentage('Share of the value', (duties.total / assessed.value) * 100),
      figure('Landed cost', landed),
      ...listOf(perUnit !== null && figure('Landed cost of a unit', perUnit)),
    ],
    sentence: `On a value of ${text(assessed.value)}${byRule(input, assessed, money)} ${importSentence({ value: assessed.value, duties: duties.total, collected, back }, money)}`,
    breakdowns: [
      {
        title: 'What the duties are made of',
        total: figure('Total duties', duties.total),
        parts: linesOf(duties, rates).map(({ label, amount }) => figure(label, amount)),
      },
    ],
    charts: [
      {
        kind: 'parts',
        title: 'Value and duties',
        unit: money.unit,
        parts: [
          { label: 'Assessable value', value: assessed.value, tone: 'own' },
          { label: 'Customs duties', value: duties.total - duties.igst - duties.compensationCess, tone: 'tax' },
          { label: 'IGST and compensation cess', value: duties.igst + duties.compensationCess, tone: 'other' },
        ],
      },
    ],
    tables: listOf(hasMore && itemTable(items, money), dutyTable(assessed, duties, rates, money, hasMore)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
