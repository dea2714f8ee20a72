import type { Cell, Table } from '@/lib/calculator';
import { lowerFirst } from '@/lib/lower-first';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { totalSpecial } from '@/lib/tax/special-income';
import { deductionName, specialNames } from './names';

/**
 * Returns both regimes line by line, from salary to tax, as a table. Lines that are 0 in both are left out, but for the totals.
 */
export function regimesTable(both: Readonly<Record<Regime, Assessment>>, year: IncomeTaxYear): Table {
  const rows: Cell[][] = [];
  const atTreatyRates = ({ specialIncome, afterSetOff }: Assessment) =>
    specialIncome - totalSpecial(afterSetOff.special);
  const line = (name: string, of: (assessment: Assessment) => number, always = false) => {
    const inNew = of(both.new);
    const inOld = of(both.old);
    if (always || inNew !== 0 || inOld !== 0) rows.push([name, inNew, inOld]);
  };
  line('Gross salary', ({ salary }) => salary.gross);
  line('Exempt allowances and benefits', ({ salary }) => -(salary.exempt + salary.personalAllowances) + 0);
  line('Standard deduction', ({ salary }) => -salary.standardDeduction + 0);
  line(
    'Entertainment allowance and professional tax',
    ({ salary }) => -(salary.entertainmentAllowance + salary.professionalTax) + 0,
  );
  line('House property', ({ heads }) => heads.house);
  line('Business or profession', ({ heads }) => heads.regularBusiness + heads.speculativeBusiness);
  line('Short-term gains at slab rates', ({ heads }) => heads.slabShortTerm);
  line('Other sources', ({ heads }) => heads.otherSources);
  line('Income at special rates', ({ heads }) => totalSpecial(heads.special));
  line('Income at treaty rates', atTreatyRates);
  line('Losses set off and carried', (assessment) => {
    const { heads } = assessment;
    const before =
      heads.salary +
      heads.house +
      heads.regularBusiness +
      heads.speculativeBusiness +
      heads.otherSources +
      heads.slabShortTerm +
      totalSpecial(heads.special) +
      atTreatyRates(assessment);
    return assessment.grossTotalIncome - before;
  });
  line('Gross total income', (assessment) => assessment.grossTotalIncome, true);
  const sections = new Set([...both.new.deductions, ...both.old.deductions].map(({ section }) => section));
  for (const section of year.regimes.old.deductions.value.filter((each) => sections.has(each))) {
    line(
      deductionName(section, year.act),
      ({ deductions }) => -(deductions.find((each) => each.section === section)?.allowed ?? 0) + 0,
    );
  }
  line('Total income', (assessment) => assessment.totalIncome, true);
  line('Tax at slab rates', ({ charge }) => charge.slabTax, true);
  const classes = new Set([...both.new.charge.special, ...both.old.charge.special].map((each) => each.class));
  for (const name of classes) {
    line(
      `Tax: ${lowerFirst(specialNames[name])}`,
      ({ charge }) => charge.special.find((each) => each.class === name)?.tax ?? 0,
    );
  }
  line('Rebate', ({ charge }) => -charge.rebate.amount + 0);
  line('Surcharge', ({ charge }) => charge.surcharge);
  line('Marginal relief on surcharge', ({ charge }) => -charge.marginalRelief + 0);
  line('Health and education cess', ({ charge }) => charge.cess, true);
  line('Reliefs', ({ reliefs }) => -reliefs + 0);
  const rounded = ({ tax }: Assessment) => payable(tax, year.payableMultiple.value);
  // Where rounding leaves both as they are, the last line says the same.
  if ([both.new, both.old].some((each) => Math.abs(rounded(each) - each.tax) >= 0.5)) {
    line('Tax with cess', ({ tax }) => tax, true);
  }
  line('Income-tax', rounded, true);
  return {
    id: 'regimes',
    lead: true,
    caption: 'Both regimes, line by line',
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'New regime', unit: 'rupees', rollUp: 'none' },
      { label: 'Old regime', unit: 'rupees', rollUp: 'none' },
    ],
    rows,
  };
}
