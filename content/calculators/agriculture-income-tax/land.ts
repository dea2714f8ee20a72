import { agriculture } from '@/content/rules/income-tax/agriculture';
import { gainRatesSince } from '@/content/rules/income-tax/fund-gains';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { type NoteSheet, type Table, verdict, type Worksheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr } from '@/lib/format';
import type { Rule } from '@/lib/law';
import { tableOf } from '@/lib/table-of';
import { makesUrban, type RuralLandRules, reachOf, type Town } from '@/lib/tax/agriculture';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Gain } from '@/lib/tax/taxpayer';
import type { AgricultureInput } from './form';

/** The land that was sold. */
export interface Land {
  /** When farm land is a capital asset. */
  readonly rule: Rule<RuralLandRules>;
  readonly towns: readonly (Town & { readonly urban: boolean })[];
  readonly isUrban: boolean;
  /** The capital gain; none for rural land. */
  readonly gains: readonly Gain[];
}

/** Returns whether the land sold is a capital asset, and its gain; `null` where none was sold. */
export function landOf(input: AgricultureInput): Land | null {
  if (input.land === 'none') return null;
  const rule = agriculture[actOf(input.financialYear)].ruralLand;
  const towns = input.towns.map(({ inside, population, distance }) => {
    const town = { inside, population: population ?? 0, distanceKm: distance ?? 0 };
    return { ...town, urban: makesUrban(town, rule.value) };
  });
  const isUrban = towns.some(({ urban }) => urban);
  const gain: Gain = { class: input.held === 'long' ? 'longTermOther' : 'slabShortTerm', amount: input.gain };
  return { rule, towns, isUrban, gains: isUrban && input.gain !== 0 ? [gain] : [] };
}

function reason(town: Town, law: RuralLandRules): string {
  if (town.inside) return `The land is inside its limits, and it has at least ${formatNumber(law.insideFrom)} people`;
  const reach = reachOf(town.population, law);
  return reach > 0 ? `Up to ${formatNumber(reach)} km from the limits` : 'Too small to count beyond its limits';
}

/** Writes the test of the land. */
export function landSteps({ step, heading }: Worksheet, land: Land): void {
  heading('Is the land rural?');
  for (const [index, town] of land.towns.entries()) {
    const where = town.inside
      ? 'the land is inside its limits'
      : `its limits are ${formatNumber(town.distanceKm, 3)} km away`;
    step(
      verdict(`Town ${index + 1}`, town.urban ? 'Makes the land urban' : 'Leaves the land rural'),
      `${formatNumber(town.population, 0)} people, and ${where}. Urban: ${reason(town, land.rule.value).toLowerCase()}`,
      land.rule.cite,
    );
  }
  step(
    verdict('Your land', land.isUrban ? 'Urban: a capital asset' : 'Rural: no capital asset'),
    'Urban if any one town makes it so',
    land.rule.cite,
  );
}

/** Returns the towns and what each does to the land. */
export function landTable({ towns, rule }: Land): Table {
  return tableOf(towns, {
    id: 'land',
    caption: 'The land and the towns near it',
    columns: [
      { label: 'Town', unit: 'text', cell: (_, index) => `Town ${index + 1}` },
      { label: 'People', unit: 'count', rollUp: 'none', cell: (town) => town.population },
      {
        label: 'Distance, km',
        unit: 'number',
        rollUp: 'none',
        cell: (town) => (town.inside ? 'Within' : town.distanceKm),
      },
      { label: 'Urban land', unit: 'text', cell: (town) => reason(town, rule.value) },
      { label: 'The land is', unit: 'text', cell: (town) => (town.urban ? 'Urban' : 'Rural') },
    ],
    note: 'Distances are in a straight line. Population is by the last census published before the year began.',
  });
}

/** Writes what the seller of land must know, and should do next. */
export function landNotes(
  notes: NoteSheet,
  input: AgricultureInput,
  { isUrban, rule }: Land,
  year: IncomeTaxYear,
): void {
  if (!isUrban) {
    notes.limit(
      `Rural farm land is not a capital asset. ${input.gain < 0 ? `Its loss of ${inr(-input.gain)} cannot be used.` : `${input.gain === 0 ? 'A gain on it' : `Its gain of ${inr(input.gain)}`} is left out, and a loss on it cannot be used.`} The gain is not agricultural income either, so it does not change the rate. This applies to land in India that was farmed, not to a dealer’s stock.`,
      rule.cite,
    );
    notes.action(
      'Keep proof that the land is rural: the tahsildar’s letter on the aerial distance, census figures, land records, and bills of the crops.',
      rule.cite,
    );
    return;
  }
  const { newLand } = agriculture[year.act];
  const section = sectionBeside('54B', year.act);
  notes.assume(
    `We apply no exemption here. If you or a parent farmed the land for the two years before the sale and you buy other farm land in time, section ${section} can exempt the gain. ${input.held === 'short' ? '' : `Bonds under section ${sectionBeside('54EC', year.act)} or a home under section ${sectionBeside('54F', year.act)} can exempt a long-term gain too. `}Compulsory acquisition can be exempt under section ${sectionBeside('10(37)', year.act)}.`,
    newLand,
  );
  notes.action(
    `Work out the gain on the land in the capital gains calculator: indexed cost, section ${section}, stamp value.`,
    newLand,
  );
  const { longTermOther, longTermLand } = year.special;
  if (input.held === 'short' || !longTermOther || !longTermLand) return;
  notes.assume(
    `The gain is taxed at ${formatNumber(longTermOther.value.percent)}%, as for sales since ${formatDate(gainRatesSince.value)}. For land that a resident bought before that day, the tax is not more than ${formatNumber(longTermLand.value.indexedCeilingPercent ?? 0)}% of the gain with indexed cost. The capital gains calculator compares both.`,
    longTermLand.cite,
  );
}
