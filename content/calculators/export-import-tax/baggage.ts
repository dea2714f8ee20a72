import { baggage, baggageAllowance, customs, residenceAllowance } from '@/content/rules/customs';
import { noteSheet, number, partsChart, percentage, type Result, worksheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { listed } from '@/lib/listed';
import { moneyOf } from './duties';
import type { ExportImportInput } from './form';

/** Duty on baggage, ₹. */
interface BaggageDuty {
  readonly value: number;
  readonly allowance: number;
  /** Where the allowance is. */
  readonly cite: Citation;
  readonly above: number;
  readonly basic: number;
  readonly surcharge: number;
  readonly total: number;
}

/** Returns the duty on the goods in a traveller's baggage: on what is above the free allowance, without IGST. */
function baggageDuty(input: ExportImportInput): BaggageDuty {
  const value = input.price * input.exchangeRate;
  const { value: allowances, cite } = valueOn(baggageAllowance, input.arrivedOn);
  const hasAllowance = input.arrivesBy !== 'land' && input.traveller !== 'infant';
  const allowance = hasAllowance ? allowances[input.traveller as 'resident' | 'foreignTourist' | 'crew'] : 0;
  const above = Math.max(0, value - allowance);
  const basic = (above * (input.baggageBasic ?? baggage.basic.value)) / 100;
  const surcharge = (basic * customs.welfare.value) / 100;
  return { value, allowance, cite, above, basic, surcharge, total: basic + surcharge };
}

/** Returns the answer for a traveller: the free allowance, the duty above it, and the jewellery that is free. */
export function travelling(input: ExportImportInput): Result {
  const duty = baggageDuty(input);
  const { value, allowance, cite, above, basic, surcharge, total } = duty;
  const { figure, text } = moneyOf([value, basic, surcharge]);
  const { heading, step, steps } = worksheet();
  heading('The allowance');
  step(figure('Value of the goods', value), `${formatNumber(input.price)} × ₹${formatNumber(input.exchangeRate, 4)}`);
  step(
    figure('Free allowance', allowance),
    input.arrivesBy === 'land'
      ? 'None by land: only used personal effects are free'
      : input.traveller === 'infant'
        ? 'None for an infant: only used personal effects are free'
        : `For a traveller who arrives on ${formatDate(input.arrivedOn)} by air or sea`,
    cite,
  );
  step(
    figure('Value above the allowance', above),
    `${text(value)} − ${text(allowance)}, not below zero`,
    baggage.basic.cite,
  );
  heading('The duty');
  step(
    figure('Basic customs duty', basic),
    `${pct(input.baggageBasic ?? baggage.basic.value)} of ${text(above)}`,
    baggage.basic.cite,
  );
  step(
    figure('Social welfare surcharge', surcharge),
    `${pct(customs.welfare.value)} of ${text(basic)}`,
    customs.welfare.cite,
  );
  step(figure('Total duty', total), 'The total of the two. Baggage bears no IGST');
  const free = jewelleryFree(input);
  if (input.jewellery > 0) {
    heading('Jewellery');
    step(
      number('Jewellery free of duty, in grams', Math.min(free, input.jewellery)),
      input.traveller !== 'resident'
        ? 'None: only for a resident, or a tourist of Indian origin, who lived abroad'
        : input.yearAbroad
          ? `Up to ${baggage.jewellery.value.woman} g for a woman, ${baggage.jewellery.value.other} g for others, after more than a year abroad`
          : 'None without more than a year abroad',
      baggage.jewellery.cite,
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
      percentage('Share of the value', (total / value) * 100),
    ],
    sentence:
      above === 0
        ? `Goods of ${text(value)} are within the free allowance of ${text(allowance)}. You pay no duty.`
        : allowance === 0
          ? `There is no free allowance here. On goods of ${text(value)} you pay ${text(total)} of duty.`
          : `Of goods of ${text(value)}, ${text(allowance)} are free. On the other ${text(above)} you pay ${text(total)} of duty.`,
    charts: [
      partsChart('Free and dutiable goods', [
        { label: 'Free of duty', value: value - above, tone: 'own' },
        { label: 'Above the allowance', value: above, tone: 'other' },
        { label: 'Duty', value: total, tone: 'tax' },
      ]),
    ],
    steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the grams of jewellery that a traveller may bring without duty. */
function jewelleryFree({ woman, yearAbroad, traveller }: ExportImportInput): number {
  if (!yearAbroad || traveller !== 'resident') return 0;
  return woman ? baggage.jewellery.value.woman : baggage.jewellery.value.other;
}

function notesOf(input: ExportImportInput, { above, cite }: BaggageDuty) {
  const notes = noteSheet();
  const free = valueOn(residenceAllowance, input.arrivedOn).value.map((each) => `${inr(each.free)} after ${each.stay}`);
  notes.notForYou(
    `Not for a transfer of residence, which frees used household goods of ${listed(free)}, on terms that we do not ask.`,
  );
  notes.assume(
    `Used personal effects and souvenirs, and one laptop of an adult, are free besides. Allowances of several persons are not added up for one article. Tobacco, liquor, gold bars and television sets have rules and rates of their own.`,
    cite,
  );
  const isNew = cite.source === 'baggage-rules-2026';
  notes.warn(
    isNew &&
      `We know the allowances of the Baggage Rules, 2026 only from reports of them, and found no change of the ${pct(baggage.basic.value)} basic duty by ${formatDate(baggage.checkedOn)}. Ask customs before you travel.`,
    baggage.basic.cite,
  );
  notes.warn(
    input.jewellery > 0 &&
      'Duty on jewellery above the limit is that on gold for passengers, which we could not confirm. Under the Baggage Rules, 2016 a limit in rupees held too.',
    baggage.jewellery.cite,
  );
  notes.action(above > 0 && 'Declare the goods before you arrive or at the red channel, with their bills.', cite);
  return notes;
}
