import { type HouseRentYear, tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { type NoteSheet, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { formatMonth, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { percentOfBand, taxFromRent } from '@/lib/tax/house-rent';
import { nonResidentNotes, tenancyNotes, tenantNotes } from './notes-landlord';
import { type Stretch, spanName } from './stretches';
import { endOf, type Landlord, type Tenancy, tenanciesOf } from './tenancies';

/** Writes the tax to deduct from the rent, and what to do and by when. */
export function landlordSteps(
  sheet: Worksheet,
  notes: NoteSheet,
  stretches: readonly Stretch[],
  landlord: Landlord,
  rules: HouseRentYear,
): void {
  if (landlord.landlordNri) nonResidentSteps(sheet, notes, stretches, landlord, rules);
  else residentSteps(sheet, notes, tenanciesOf(stretches), landlord, rules);
}

/** Writes the duties of section 195: every payment to a non-resident landlord, without any lower limit. */
function nonResidentSteps(
  { step }: Worksheet,
  notes: NoteSheet,
  stretches: readonly Stretch[],
  landlord: Landlord,
  rules: HouseRentYear,
): void {
  const houses = tenanciesOf(stretches).map((tenancy) => {
    const rent = sumOf(tenancy.stretches, (stretch) => stretch.rent * stretch.months);
    const surcharge = percentOfBand(rent, rules.nonResidentSurcharge.value);
    return { name: `, ${spanName(tenancy.first, tenancy.last)}`, rent, surcharge };
  });
  const [{ surcharge: onFirst } = { surcharge: 0 }] = houses;
  const isOneRate = houses.every(({ surcharge }) => surcharge === onFirst);
  const byRate = isOneRate ? [{ name: '', rent: sumOf(houses, ({ rent }) => rent), surcharge: onFirst }] : houses;
  const rents = byRate.map(({ name, rent, surcharge }) => {
    const percent = step(
      percentage(
        `Tax rate on a non-resident landlord’s rent${name}`,
        (rules.nonResidentRent.value * (100 + surcharge) * (100 + rules.cess.value)) / 10_000,
      ),
      `${pct(rules.nonResidentRent.value)}, plus surcharge of ${pct(surcharge)} on it, plus cess of ${pct(rules.cess.value)}`,
      surcharge > 0 ? rules.nonResidentSurcharge.cite : rules.nonResidentRent.cite,
    );
    return { rent, percent };
  });
  const rate = rents.map(({ percent }) => pct(percent)).join(', then ');
  const tax = step(
    rupees(
      'Tax to deduct from the rent',
      sumOf(rents, ({ rent, percent }) => (rent * percent) / 100),
      { tone: 'tax' },
    ),
    `${rents.map(({ rent, percent }) => `${pct(percent)} of ${inr(rent)}`).join(' + ')}, from the first rupee of every payment`,
    rules.nonResidentRent.cite,
  );
  if (tax === 0) return;
  nonResidentNotes(notes, landlord, stretches, rate, rules);
  notes.assume(
    'We assume that the landlord is an individual without a lower-deduction certificate. If the tax officer has given one, use its rate instead of ours. Surcharge depends on the rent you pay in the year to the landlord of each house.',
    rules.nonResidentRent.cite,
  );
}

/** Writes the duties of section 194-IB: once for each tenancy, from its last rent in the year. */
function residentSteps(
  sheet: Worksheet,
  notes: NoteSheet,
  tenancies: readonly Tenancy[],
  landlord: Landlord,
  rules: HouseRentYear,
): void {
  const limit = rules.tenantTaxAbove.value;
  const worked = tenancies.map((tenancy) => {
    const rate = landlord.landlordPan ? valueOn(tenantTaxRate, endOf(tenancy.last)) : rules.tenantTaxWithoutPan;
    const due = taxFromRent(tenancy.stretches, {
      limitPerMonth: limit,
      percent: rate.value,
      cappedAtLastRent: !landlord.landlordPan,
    });
    return { ...tenancy, ...due, rate };
  });
  const taxed = worked.filter(({ tax }) => tax > 0);
  const how = ({ rent, rate, last }: (typeof worked)[number]) =>
    `${pct(rate.value)} of ${inr(rent)}, the rent for the months above ${inr(limit)}, deducted once in ${formatMonth(last)}${landlord.landlordPan ? '' : ' and never more than that month’s rent'}`;
  if (taxed.length > 1) {
    for (const tenancy of taxed) {
      sheet.step(
        rupees(`Tax to deduct from the rent, ${spanName(tenancy.first, tenancy.last)}`, tenancy.tax),
        how(tenancy),
        tenancy.rate.cite,
      );
    }
  }
  const [only] = taxed;
  const total = sheet.step(
    rupees(
      'Tax to deduct from the rent',
      sumOf(taxed, ({ tax }) => tax),
      { tone: 'tax' },
    ),
    only === undefined
      ? `No month’s rent is above ${inr(limit)}`
      : taxed.length === 1
        ? how(only)
        : 'Sum of the tenancies',
    only?.rate.cite ?? rules.tenantTaxAbove.cite,
  );
  for (const tenancy of taxed) tenancyNotes(notes, tenancy, landlord, rules);
  if (total > 0) tenantNotes(notes, taxed, landlord, rules);
}
