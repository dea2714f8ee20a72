import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { nonResidentLaw as law, residenceCites, residenceRules } from '@/content/rules/income-tax/residence';
import type { Caveat } from '@/lib/calculator';
import { formatCompact, formatDate, inr } from '@/lib/format';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { daysWithin } from '@/lib/tax/residence';
import { formOf } from './duties';
import type { NriInput } from './form';
import type { Status } from './status';
import type { StreamCompared } from './tables';
import { countryName, streamNames, treatyOf } from './treaty';

/** What the caveats are about. */
export interface CaveatFacts {
  readonly status: Status;
  readonly regime: Regime;
  readonly streams: readonly StreamCompared[];
  /** What the treaty would save beside the Act alone, ₹. */
  readonly treatySaves: number;
  /** What section 115E saves where it is chosen, ₹; else what it would cost. */
  readonly investmentRule: { readonly chosen: boolean; readonly difference: number } | null;
}

function treatyCaveats(input: NriInput, { streams, treatySaves }: CaveatFacts, year: IncomeTaxYear): Caveat[] {
  const caveats: Caveat[] = [];
  const treaty = treatyOf(input);
  for (const { stream, percent, why, isOwn } of streams) {
    if (percent === null) {
      caveats.push({
        kind: 'warning',
        text: `${streamNames[stream]}: ${why} Until you enter a treaty rate, it is taxed by the Act.`,
        cite: law.treaty,
      });
    } else if (why !== '' && !isOwn) {
      caveats.push({
        kind: 'assumption',
        text: `${streamNames[stream]}: the treaty has a second rate (${why}). We use the other one.`,
      });
    }
  }
  if (treaty?.note && streams.length > 0 && streams.every(({ why }) => why !== treaty.note))
    caveats.push({ kind: 'assumption', text: `${treaty.name}: ${treaty.note}` });
  if (!input.certificate && treatySaves > 0) {
    caveats.push({
      kind: 'warning',
      text: `Without a tax residency certificate only the Act applies. With it and ${formOf('10F', year.financialYear)} you would pay ${inr(treatySaves)} less.`,
      cite: law.treatyCertificate,
    });
  }
  if (input.shortEquity + input.shortOther + input.longEquity + input.longOther > 0 && treaty?.inForce) {
    caveats.push({
      kind: 'assumption',
      text: `Gains are taxed by the Act. Under some treaties only your country of residence may tax gains on fund units or debt. Our data does not say this for ${countryName(treaty)}, so ask before you pay.`,
      cite: law.treaty,
    });
  }
  return caveats;
}

function nonResidentCaveats(input: NriInput, facts: CaveatFacts, year: IncomeTaxYear): Caveat[] {
  const rules = year.regimes[facts.regime];
  const caveats: Caveat[] = [
    {
      kind: 'limit',
      text: 'A non-resident gets no rebate under section 87A and no senior slabs, and no basic exemption against gains, dividend or royalty.',
      cite: rules.rebate.cite,
    },
    ...treatyCaveats(input, facts, year),
  ];
  if (facts.investmentRule) {
    const { chosen, difference } = facts.investmentRule;
    caveats.push({
      kind: 'assumption',
      text: chosen
        ? `We use section 115E for income from foreign exchange assets, because it saves ${inr(difference)}. You can deduct nothing from that income.`
        : `We do not use section 115E for income from foreign exchange assets, because its flat rate would cost ${inr(difference)} more than the slabs. Say so in the return under section 115-I.`,
      cite: law.investmentIncome,
    });
  }
  if (input.nreInterest + input.fcnrInterest > 0) {
    caveats.push({
      kind: 'assumption',
      text: 'NRE interest is tax-free while you are resident outside India under FEMA. FCNR interest is tax-free while you are not an ordinary resident.',
      cite: law.nreInterest,
    });
  }
  return caveats;
}

/** Returns what the visitor must know beside the answer. */
export function nriCaveats(input: NriInput, facts: CaveatFacts, year: IncomeTaxYear): Caveat[] {
  const { status } = facts;
  const { finding } = status;
  const above = status.income > residenceRules.incomeAbove;
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for companies and firms, for a business or office in India, or for a dispute between two countries over where you live (the tie-breaker of the treaty).',
    },
    {
      kind: 'assumption',
      text:
        input.before === 'abroad'
          ? 'For earlier years we count only the stays and years that you entered. All other days count as abroad.'
          : 'For earlier years we count every day as in India, except in the years that you entered.',
      cite: residenceCites.ordinary,
    },
  ];
  const ofStays = daysWithin(status.stays, year.firstDay, year.lastDay);
  if (input.totalDays !== null && ofStays > 0 && ofStays !== input.totalDays) {
    caveats.push({
      kind: 'warning',
      text: `Your stays come to ${ofStays} ${ofStays === 1 ? 'day' : 'days'} in the year. We count the total of ${input.totalDays} that you entered.`,
      cite: residenceCites.fullDays,
    });
  }
  if (
    (input.person === 'leaving' || input.person === 'resident') &&
    input.before === 'abroad' &&
    input.earlier.length === 0
  ) {
    caveats.push({
      kind: 'warning',
      text: 'You live or lived in India, but the years before count as abroad. If you lived in India then, say so above. It decides whether you are ordinarily resident.',
      cite: residenceCites.ordinary,
    });
  }
  const treaty = treatyOf(input);
  if (
    above &&
    input.person !== 'origin' &&
    input.person !== 'foreign' &&
    input.taxedAbroad &&
    finding.status === 'nonResident'
  ) {
    caveats.push({
      kind: 'warning',
      text: `With more than ${formatCompact(residenceRules.incomeAbove)} of Indian income an Indian citizen who is liable to tax in no other country is deemed a resident. You are taken to be liable elsewhere${treaty && !treaty.taxesPeople ? `; ${countryName(treaty)} has no income-tax on individuals, so check this with an adviser` : ''}.`,
      cite: residenceCites.deemed,
    });
  }
  if (input.person === 'leaving') {
    caveats.push({
      kind: 'assumption',
      text: 'For crew of an Indian ship, the discharge certificate decides the days (rule 126). We do not work that out here.',
      cite: residenceCites.leaving,
    });
  }
  if (input.person === 'returned' || input.returnOn !== '') {
    caveats.push({
      kind: 'assumption',
      text: `If you come back for good, we do not count it as a visit. So ${residenceRules.shortDays} days, with ${residenceRules.earlierDays} in the ${residenceRules.earlierYears} years before, make you a resident. Some rulings allow ${residenceRules.fullDays} days.`,
      cite: residenceCites.shortDays,
    });
  }
  if (finding.status === 'nonResident') caveats.push(...nonResidentCaveats(input, facts, year));
  else {
    caveats.push({
      kind: 'limit',
      text: 'The treaty’s rates on Indian income are for residents of the other country. As a resident of India you get credit for tax paid abroad instead.',
      cite: law.foreignTaxCredit,
    });
    if (input.property === 'sold') {
      caveats.push({
        kind: 'assumption',
        text: `The gain on the property is taxed at the rate without indexation. A resident who bought land or a building before ${formatDate(capitalGains.ceilingBefore.value)} may pay less with indexed cost. See the capital-gains calculator.`,
      });
    }
    if (input.foreignTax > 0) {
      caveats.push({
        kind: 'assumption',
        text: `Your credit is the lower of the tax paid abroad and the Indian tax on that income at the average rate. File ${formOf('67', year.financialYear)} with the return.`,
        cite: law.foreignTaxCredit,
      });
    }
  }
  return caveats;
}
