import { baggage, baggageAllowance, jewelleryAllowance, residenceAllowance } from '@/content/rules/baggage';
import { baggageRules2026, nearCountries } from '@/content/rules/baggage-since';
import { customs } from '@/content/rules/customs';
import { noteSheet, number, partsChart, percentage, type Result, type Worksheet, worksheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { listed } from '@/lib/listed';
import { isCollected, moneyOf } from './duties';
import type { ExportImportInput } from './form';

/** Duty on baggage, ₹. */
interface BaggageDuty {
  readonly value: number;
  readonly allowance: number;
  /** Where the allowance is. */
  readonly cite: Citation;
  /** Why it is what it is, for the working. */
  readonly why: string;
  readonly above: number;
  /** Used household goods on a transfer of residence; null where there is none. */
  readonly household: Household | null;
  /** What is above the allowance and, of household goods, above their limit. */
  readonly dutiable: number;
  readonly basic: number;
  readonly surcharge: number;
  readonly total: number;
}

/** Used household goods of who moves back to India, ₹. */
interface Household {
  readonly value: number;
  readonly limit: number;
  readonly above: number;
  readonly conditions: string | null;
  readonly cite: Citation;
}

/** Returns the household goods with what is free of them; null where nobody moves, or brings none. */
function householdOf({ movingHome, household, arrivedOn }: ExportImportInput): Household | null {
  if (movingHome === 'no' || household === 0) return null;
  const { value: limits, cite } = valueOn(residenceAllowance, arrivedOn);
  const row = limits.find((each) => each.of.includes(movingHome));
  const limit = row?.free ?? 0;
  return { value: household, limit, above: Math.max(0, household - limit), conditions: row?.conditions ?? null, cite };
}

/** Returns the duty on the goods in a traveller's baggage: on what is above the free allowance, without IGST. */
function baggageDuty(input: ExportImportInput): BaggageDuty {
  const value = input.price * input.exchangeRate;
  const { allowance, cite, why } = freeAllowance(input);
  const above = Math.max(0, value - allowance);
  const household = householdOf(input);
  const dutiable = above + (household?.above ?? 0);
  const basic = (dutiable * (input.baggageBasic ?? baggage.basic.value)) / 100;
  const surcharge = (basic * customs.welfare.value) / 100;
  return { value, allowance, cite, why, above, household, dutiable, basic, surcharge, total: basic + surcharge };
}

/** Returns the free allowance, ₹, where it is in the law, and why it is what it is. */
function freeAllowance({ traveller, arrivesBy, arrivesFrom, arrivedOn }: ExportImportInput) {
  const { value, cite } = valueOn(baggageAllowance, arrivedOn);
  const arrival = `who arrives on ${formatDate(arrivedOn)}`;
  if (traveller === 'infant')
    return { allowance: 0, cite, why: 'None for an infant: only used personal effects are free' };
  const isCrew = traveller === 'crew';
  const near = arrivesFrom === 'near' && !isCrew ? value.fromNear : null;
  const byLand = arrivesBy === 'land';
  const from = near ? ` from ${nearCountries}` : '';
  if (byLand && (near || isCrew || !value.byLand)) {
    const why = `None by land${from}: only used personal effects are free`;
    return { allowance: 0, cite: near?.cite ?? cite, why };
  }
  if (near) return { allowance: near.amount, cite: near.cite, why: `For a traveller ${arrival}${from} by air or sea` };
  const how = value.byLand && !isCrew ? ' from another country, by land too' : ' by air or sea';
  return { allowance: value[traveller], cite, why: `For a traveller ${arrival}${how}` };
}

/** Writes what of the household goods is free, and what is above the limit. */
function householdSteps(
  { heading, step }: Pick<Worksheet, 'heading' | 'step'>,
  { value, limit, above, cite }: Household,
  { figure, text }: ReturnType<typeof moneyOf>,
): void {
  heading('Household goods');
  step(
    figure('Household goods free of duty', value - above),
    `At most ${text(limit)} for this stay abroad, of ${text(value)}`,
    cite,
  );
  step(figure('Household goods above the limit', above), `${text(value)} − ${text(limit)}, not below zero`, cite);
}

/** Returns the sentence on goods and, on a transfer of residence, household goods. */
function sentenceOf(
  { value, allowance, above, household, dutiable, total }: BaggageDuty,
  text: ReturnType<typeof moneyOf>['text'],
): string {
  const duty = isCollected(total)
    ? `you pay ${text(total)} of duty`
    : `the duty is ${text(total)}, and customs does not collect ${inr(customs.notCollected.value)} or less`;
  if (household) {
    const pays = dutiable === 0 ? 'You pay no duty.' : `On the other ${text(dutiable)} ${duty}.`;
    return `Of goods of ${text(value)}, ${text(value - above)} are free, and of household goods of ${text(household.value)}, ${text(household.value - household.above)}. ${pays}`;
  }
  if (above === 0)
    return `Goods of ${text(value)} are within the free allowance of ${text(allowance)}. You pay no duty.`;
  return allowance === 0
    ? `There is no free allowance here. On goods of ${text(value)} ${duty}.`
    : `Of goods of ${text(value)}, ${text(allowance)} are free. On the other ${text(above)} ${duty}.`;
}

/** Returns the answer for a traveller: the free allowance, the duty above it, and the jewellery that is free. */
export function travelling(input: ExportImportInput): Result {
  const duty = baggageDuty(input);
  const { value, allowance, cite, why, above, household, dutiable, basic, surcharge, total } = duty;
  const whole = value + (household?.value ?? 0);
  const money = moneyOf([value, basic, surcharge]);
  const { figure, text } = money;
  const { heading, step, steps } = worksheet();
  heading('The allowance');
  step(figure('Value of the goods', value), `${formatNumber(input.price)} × ₹${formatNumber(input.exchangeRate, 4)}`);
  step(figure('Free allowance', allowance), why, cite);
  step(
    figure('Value above the allowance', above),
    `${text(value)} − ${text(allowance)}, not below zero`,
    baggage.basic.cite,
  );
  if (household) householdSteps({ heading, step }, household, money);
  heading('The duty');
  step(
    figure('Basic customs duty', basic),
    `${pct(input.baggageBasic ?? baggage.basic.value)} of ${household ? `${text(above)} + ${text(household.above)}` : text(above)}`,
    baggage.basic.cite,
  );
  step(
    figure('Social welfare surcharge', surcharge),
    `${pct(customs.welfare.value)} of ${text(basic)}`,
    customs.welfare.cite,
  );
  step(figure('Total duty', total), 'The total of the two. No IGST is charged on baggage');
  const jewellery = valueOn(jewelleryAllowance, input.arrivedOn);
  const free = jewelleryFree(input);
  if (input.jewellery > 0) {
    heading('Jewellery');
    step(
      number('Jewellery free of duty, in grams', Math.min(free, input.jewellery)),
      input.traveller !== 'resident'
        ? 'None: only for a resident, or a tourist of Indian origin, who lived abroad'
        : input.yearAbroad
          ? `Up to ${jewellery.value.woman} g for a woman, ${jewellery.value.other} g for others, after more than a year abroad`
          : 'None without more than a year abroad',
      jewellery.cite,
    );
    step(
      number('Jewellery above it, in grams', Math.max(0, input.jewellery - free)),
      `${formatNumber(input.jewellery, 3)} g − ${formatNumber(free, 3)} g`,
    );
  }
  const notes = notesOf(input, duty);
  return {
    headline: [
      figure('Total duty', total, { tone: 'tax' }),
      figure('Free allowance', allowance, { tone: 'own' }),
      percentage('Share of the value', (total / whole) * 100),
    ],
    sentence: sentenceOf(duty, text),
    charts: [
      partsChart('Free and dutiable goods', [
        { label: 'Free of duty', value: whole - dutiable, tone: 'own' },
        { label: 'Above the allowance', value: dutiable, tone: 'other' },
        { label: 'Duty', value: total, tone: 'tax' },
      ]),
    ],
    steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the grams of jewellery that a traveller may bring without duty. */
function jewelleryFree({ woman, yearAbroad, traveller, arrivedOn }: ExportImportInput): number {
  if (!yearAbroad || traveller !== 'resident') return 0;
  return valueOn(jewelleryAllowance, arrivedOn).value[woman ? 'woman' : 'other'];
}

/** Writes the duty at the rate that news reports of the Budget of 2026 print. */
function reportedRate({ baggageBasic, arrivedOn }: ExportImportInput, dutiable: number): string | null {
  if (arrivedOn < baggageRules2026 || baggageBasic !== null || dutiable === 0) return null;
  const duty = (rate: number) => inr((dutiable * rate * (1 + customs.welfare.value / 100)) / 100);
  return `Some news reports of the Budget of 2026 print ${pct(baggage.reported)} for baggage: ${duty(baggage.reported)} instead of ${duty(baggage.basic.value)}. The Finance Act, 2026 cut the rate of heading 9804, parcels for personal use. Baggage is heading 9803. If customs names another rate, enter it under “Basic duty above the allowance”.`;
}

function notesOf(input: ExportImportInput, { household, dutiable, cite }: BaggageDuty) {
  const notes = noteSheet();
  const residence = valueOn(residenceAllowance, input.arrivedOn);
  const free = residence.value.map((each) => `${inr(each.free)} after ${each.stay}`);
  notes.notForYou(
    household === null
      ? 'Not for a member of the armed forces, for baggage that is sent ahead or after you, nor for goods to sell.'
      : 'Not for a member of the armed forces, nor for goods to sell.',
  );
  notes.assume(
    household === null &&
      `A transfer of residence frees used household goods of ${listed(free)}. If you move back for good, enter them under “Moving back to India”.`,
    residence.cite,
  );
  notes.warn(
    household !== null &&
      `Household goods are free ${household.conditions === null ? 'on conditions that are not on file here' : `only if ${household.conditions}`}. Some articles, such as a television set, are left out. Ask customs before you ship them.`,
    residence.cite,
  );
  notes.assume(
    `Used personal effects and souvenirs, and one laptop of an adult, are free besides. Allowances of several persons are not added up for one article. Tobacco, liquor, gold bars and television sets have rules and rates of their own.`,
    cite,
  );
  const jewellery = valueOn(jewelleryAllowance, input.arrivedOn);
  const { atMost } = jewellery.value;
  const isNew = cite.source === 'baggage-rules-2026';
  notes.warn(
    isNew &&
      `We know the allowances of the Baggage Rules, 2026 only from reports of them, and found no change of the ${pct(baggage.basic.value)} basic duty by ${formatDate(baggage.checkedOn)}. Ask customs before you travel.`,
    baggage.basic.cite,
  );
  notes.warn(reportedRate(input, dutiable), baggage.basic.cite);
  notes.warn(
    input.jewellery > 0 &&
      `Duty on jewellery above the limit is that on gold for passengers, which we could not confirm.${
        atMost
          ? ` On this day of arrival jewellery was free only up to ${inr(atMost.woman)} of a woman and ${inr(atMost.other)} of others too; we do not ask its price.`
          : ''
      }`,
    jewellery.cite,
  );
  notes.action(dutiable > 0 && 'Declare the goods before you arrive or at the red channel, with their bills.', cite);
  return notes;
}
