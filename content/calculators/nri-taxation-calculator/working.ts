import { assessmentSteps } from '@/content/tax/working';
import { regimes } from '@/content/tax/year-answer';
import { percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import type { Answer } from './answer';
import { balanceOf } from './headline';
import { propertyGain, treatyTax } from './person';
import { streamNames } from './treaty';

/** Writes the tax at the rates of the treaty and what it saves. */
function treatySteps({ heading, step }: Worksheet, answer: Answer): void {
  const { input, law, now, treatySaves, byActPaid, withTreatyPaid } = answer;
  const chosen = (Object.entries(now.choices.treaty) as [keyof typeof streamNames, number][]).map(
    ([stream, percent]) => `${pct(percent)} of ${lowerFirst(streamNames[stream])}`,
  );
  const none = input.certificate
    ? 'No treaty rate is lower than the Act'
    : 'Without a tax residency certificate only the Act applies';
  heading('Treaty');
  step(
    rupees('Tax at treaty rates', treatyTax(input, now.choices)),
    chosen.length > 0 ? `${chosen.join(' + ')}; no surcharge and no cess` : none,
    law.treaty,
  );
  step(
    rupees('Saved by the treaty, with a certificate', treatySaves),
    `${inr(byActPaid)} by the Act, ${inr(withTreatyPaid)} with the treaty where it is lower`,
    law.treaty,
  );
}

/** Writes the tax in both regimes, what was deducted and what is left. */
function paidSteps({ heading, step }: Worksheet, answer: Answer): void {
  const { input, year, isNonResident, now, paid, tax, taxes, tds } = answer;
  const { value: multiple, cite } = year.payableMultiple;
  const treaty = now.treatyTax > 0 ? ` + ${exactInr(now.treatyTax)} by the treaty` : '';
  heading('What you pay');
  step(
    rupees('Income-tax', paid),
    `${exactInr(now.assessment.tax)} by the Act${treaty}, to the nearest ${inr(multiple)}`,
    cite,
  );
  for (const regime of regimes) {
    step(
      rupees(`Tax in the ${regime} regime`, tax[regime]),
      `On a total income of ${inr(taxes[regime].assessment.totalIncome)}`,
      cite,
    );
  }
  const known = isNonResident
    ? `What payers must deduct from a non-resident${input.profit !== 0 ? ', business receipts apart' : ''}`
    : 'None entered. For a resident other TDS rules apply';
  step(rupees('Tax deducted in India', tds), input.tds === null ? known : 'As you entered it', year.taxDeducted);
  step(
    balanceOf(answer),
    `Tax ${inr(now.tax)}, ${inr(tds)} deducted: the difference to the nearest ${inr(multiple)}, without interest`,
    cite,
  );
}

/** Writes what the buyer of the property deducts, without and with a certificate. */
function propertySteps({ heading, step }: Worksheet, { property, law, input }: Answer): void {
  if (!property) return;
  const { onPrice, onGain, onGainPercent } = property;
  heading('Property sold');
  step(
    rupees('Deducted by the buyer without a certificate', onPrice.tax),
    `${pct(onPrice.percent)} of the price of ${inr(onPrice.amount)}`,
    law.propertyTds,
  );
  step(
    rupees('Deducted by the buyer with a certificate', onGain),
    `${pct(onGainPercent)} of the gain of ${inr(Math.max(0, propertyGain(input)))}`,
    law.lowerCertificate,
  );
}

/** Writes the assessment, the treaty, what is paid, and whether a return is due. */
export function taxSteps(sheet: Worksheet, answer: Answer): void {
  const { year, now, duty, isNonResident } = answer;
  const { grossTotalIncome } = now.assessment;
  assessmentSteps(sheet, now.assessment, year);
  if (isNonResident) treatySteps(sheet, answer);
  paidSteps(sheet, answer);
  propertySteps(sheet, answer);
  sheet.heading('Return');
  sheet.step(verdict('Return of income', duty.verdict), duty.why, duty.cite);
  sheet.step(
    percentage(
      'Tax as a share of the income India taxes',
      grossTotalIncome > 0 ? (now.tax / grossTotalIncome) * 100 : 0,
    ),
    `${inr(now.tax)} of ${inr(grossTotalIncome)}`,
  );
}
