import { type HouseRentYear, tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { actOf, formName } from '@/content/tax/law-names';
import { type Action, type Caveat, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { addDays, addMonths, firstYearOf, type IsoMonth } from '@/lib/calendar';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { percentOfBand, taxFromRent } from '@/lib/tax/house-rent';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { type Stretch, spanName } from './stretches';

/** What a tenant owes the tax department for the rent. */
export interface LandlordDuties {
  readonly actions: readonly Action[];
  readonly caveats: readonly Caveat[];
}

interface Landlord {
  readonly financialYear: string;
  readonly landlordNri: boolean;
  readonly landlordPan: boolean;
}

/** One house lived in without a break of house, and the months for which rent was paid. */
interface Tenancy {
  readonly first: IsoMonth;
  readonly last: IsoMonth;
  readonly stretches: readonly Stretch[];
}

/** Returns the last day of a month. */
function endOf(month: IsoMonth): IsoDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Returns the stretches with rent, grouped by house. */
function tenanciesOf(stretches: readonly Stretch[]): Tenancy[] {
  const tenancies: Tenancy[] = [];
  let moved = true;
  for (const stretch of stretches) {
    moved = moved || stretch.moved;
    if (stretch.rent === 0) continue;
    const current = tenancies.at(-1);
    if (moved || !current) {
      tenancies.push({ first: stretch.first, last: stretch.last, stretches: [stretch] });
    } else {
      tenancies[tenancies.length - 1] = {
        ...current,
        last: stretch.last,
        stretches: [...current.stretches, stretch],
      };
    }
    moved = false;
  }
  return tenancies;
}

/** Works out the tax to deduct from the rent, writes it on the sheet, and returns what to do and by when. */
export function landlordDuties(
  stretches: readonly Stretch[],
  landlord: Landlord,
  rules: HouseRentYear,
  sheet: Worksheet,
): LandlordDuties {
  const rent = stretches.reduce((sum, stretch) => sum + stretch.rent * stretch.months, 0);
  return landlord.landlordNri
    ? nonResidentDuties(stretches, rent, landlord, rules, sheet)
    : residentDuties(tenanciesOf(stretches), landlord, rules, sheet);
}

/** Returns the duties of section 195: every payment to a non-resident landlord, without any lower limit. */
function nonResidentDuties(
  stretches: readonly Stretch[],
  rent: number,
  { financialYear }: Landlord,
  rules: HouseRentYear,
  sheet: Worksheet,
): LandlordDuties {
  const surcharge = percentOfBand(rent, rules.nonResidentSurcharge.value);
  const rate = sheet.step(
    percentage(
      'Tax rate on a non-resident landlord’s rent',
      (rules.nonResidentRent.value * (100 + surcharge) * (100 + rules.cess.value)) / 10_000,
    ),
    `${pct(rules.nonResidentRent.value)}, plus surcharge of ${pct(surcharge)} on it, plus cess of ${pct(rules.cess.value)}`,
    surcharge > 0 ? rules.nonResidentSurcharge.cite : rules.nonResidentRent.cite,
  );
  const tax = sheet.step(
    rupees('Tax to deduct from the rent', (rent * rate) / 100, { tone: 'tax' }),
    `${pct(rate)} of ${inr(rent)}, from the first rupee of every payment`,
    rules.nonResidentRent.cite,
  );
  if (tax === 0) return { actions: [], caveats: [] };
  const { dayOfNextMonth, forMarch } = rules.nonResidentDeposit.value;
  const march: IsoMonth = `${firstYearOf(financialYear) + 1}-03`;
  const paysInMarch = stretches.some((stretch) => stretch.last === march && stretch.rent > 0);
  return {
    actions: [
      {
        text: `Take a TAN and deduct ${pct(rate)} from every payment of rent. Pay it to the government by day ${dayOfNextMonth} of the next month, file Form ${formName('27Q', actOf(financialYear))} each quarter and give the landlord Form ${formName('16A', actOf(financialYear))}.`,
        cite: rules.nonResidentRent.cite,
      },
      ...(paysInMarch
        ? [
            {
              text: 'Pay the government the tax deducted from the March rent.',
              date: `${firstYearOf(financialYear) + 1}-${forMarch}`,
              cite: rules.nonResidentDeposit.cite,
            },
          ]
        : []),
    ],
    caveats: [
      {
        kind: 'assumption',
        text: 'We assume that the landlord is an individual without a lower-deduction certificate. If the tax officer has given one, use its rate instead of ours. Surcharge depends on the rent you pay in the year.',
        cite: rules.nonResidentRent.cite,
      },
    ],
  };
}

/** Returns the duties of section 194-IB: once for each tenancy, from its last rent in the year. */
function residentDuties(
  tenancies: readonly Tenancy[],
  landlord: Landlord,
  rules: HouseRentYear,
  sheet: Worksheet,
): LandlordDuties {
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
      taxed.reduce((sum, { tax }) => sum + tax, 0),
      { tone: 'tax' },
    ),
    only === undefined
      ? `No month’s rent is above ${inr(limit)}`
      : taxed.length === 1
        ? how(only)
        : 'Sum of the tenancies',
    only?.rate.cite ?? rules.tenantTaxAbove.cite,
  );
  return {
    actions: taxed.flatMap((tenancy) => stepsOfTenancy(tenancy, rules, actOf(landlord.financialYear))),
    caveats: total > 0 ? caveatsOfTenancies(taxed, landlord, rules) : [],
  };
}

/** Returns the duties of one tenancy: deduct, pay with Form 26QC, issue Form 16C. */
function stepsOfTenancy(
  { last, tax }: { readonly last: IsoMonth; readonly tax: number },
  rules: HouseRentYear,
  act: IncomeTaxAct,
): Action[] {
  const before2026 = act === 'act1961';
  const deducted = endOf(last);
  const paid = addDays(deducted, rules.tenantTaxDays.value);
  return [
    {
      text: `Deduct ${inr(tax)} from the rent for ${formatMonth(last)}. You deduct tax once, from the last rent of the year or of the tenancy.`,
      date: deducted,
      cite: rules.tenantTaxAbove.cite,
    },
    {
      text: `Pay the ${inr(tax)} with ${before2026 ? 'Form 26QC' : 'the challan-cum-statement (old Form 26QC)'}, within ${rules.tenantTaxDays.value} days from the end of ${formatMonth(last)}. You need no TAN.`,
      date: paid,
      cite: rules.tenantTaxDays.cite,
    },
    {
      text: `Give the landlord the certificate${before2026 ? ' in Form 16C' : ' (old Form 16C)'} for the rent up to ${formatMonth(last)}.`,
      date: addDays(paid, rules.tenantCertificateDays.value),
      cite: rules.tenantCertificateDays.cite,
    },
  ];
}

function caveatsOfTenancies(
  taxed: readonly (Tenancy & { readonly rent: number })[],
  landlord: Landlord,
  rules: HouseRentYear,
): Caveat[] {
  const { business, profession, percent } = rules.auditedTenant.value;
  const rateChange = tenantTaxRate.from.findLast(
    ({ value }, index, all) => index > 0 && all[index - 1]?.value !== value,
  );
  const spansRateChange =
    rateChange !== undefined &&
    taxed.some(({ first, last }) => `${first}-01` < rateChange.date && endOf(last) >= rateChange.date);
  const rentOfAllMonths = taxed
    .flatMap(({ stretches }) => stretches)
    .reduce((sum, stretch) => sum + stretch.rent * stretch.months, 0);
  const rentCounted = taxed.reduce((sum, { rent }) => sum + rent, 0);
  const caveats: (Caveat | false)[] = [
    {
      kind: 'assumption',
      text: `We assume that in the year before you had no business with turnover above ${inr(business)} and no profession with receipts above ${inr(profession)}. A tenant who had one deducts ${pct(percent)} under ${actOf(landlord.financialYear) === 'act1961' ? 'section 194-I' : 'section 393(1), Table, Sl. 2(ii) (old 194-I)'} instead. With several landlords, the limit of ${inr(rules.tenantTaxAbove.value)} applies to each landlord’s share.`,
      cite: rules.auditedTenant.cite,
    },
    !landlord.landlordPan && {
      kind: 'limit',
      text: `Without the landlord’s PAN the rate is ${pct(rules.tenantTaxWithoutPan.value)}, but the tax is never more than the rent of the last month.`,
      cite: rules.tenantTaxCap,
    },
    landlord.landlordPan &&
      spansRateChange && {
        kind: 'assumption',
        text: `We use the rate on the day of deduction, ${pct(rateChange.value)}, for the whole rent. Some advisers use the earlier rate for the rent up to ${formatDate(addDays(rateChange.date, -1))}.`,
        cite: rateChange.cite,
      },
    rentOfAllMonths > rentCounted && {
      kind: 'assumption',
      text: `Only months with rent above ${inr(rules.tenantTaxAbove.value)} count. The rent for all months of these tenancies is ${inr(rentOfAllMonths)}. A cautious tenant deducts on that amount.`,
      cite: rules.tenantTaxAbove.cite,
    },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}
