import {
  exemptOfGovernment,
  exemptOtherwise,
  exemptUnderLaw,
  fixedTermGratuity,
  governmentGratuity,
  gratuityInService,
  lastYearReading,
  lifetimeLimit,
  receivedByHeirs,
} from '@/content/rules/gratuity';
import { codeWagesRule } from '@/content/rules/payroll';
import { sumStep } from '@/content/sum-step';
import { exactRupees, months, number, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import {
  averagedMonths,
  averageSalary,
  type Entitlement,
  type Exemption,
  isUnderLaw,
  type Leaving,
} from './entitlement';
import type { GratuityInput } from './form';
import { dueText, serviceText } from './sentence';

export function serviceSteps(
  { heading, step }: Worksheet,
  input: GratuityInput,
  { lastDay, service, law }: Leaving,
  entitlement: Entitlement,
): void {
  heading('Your service');
  step(
    months('Completed months of service', service.years * 12 + service.months),
    input.known === 'dates'
      ? `${formatDate(input.joined)} to ${formatDate(lastDay)}, both days counted: ${serviceText(service)}`
      : 'As you entered it',
    isUnderLaw(input) ? law.cites.continuous : undefined,
  );
  if (input.kind === 'government') {
    const { value, cite } = governmentGratuity;
    step(
      verdict('Due by law', dueText(input, entitlement)),
      'Central Government rules. Other governments have their own',
      cite,
    );
    step(
      number('Times the monthly emoluments', entitlement.units),
      input.reason === 'death'
        ? 'The step of the rule for this length of service, on a death'
        : `A quarter for each completed six months, where a remaining ${value.restFrom} months count as one; at most ${value.retirement.mostTimes}`,
      cite,
    );
    return;
  }
  if (input.kind === 'notCovered') {
    step(
      verdict('Due by law', dueText(input, entitlement)),
      'The gratuity law does not cover your employer. The contract or custom decides',
    );
    step(number('Years counted', service.years), 'Completed years only, for the exemption');
    return;
  }
  if (input.reason === 'inService') {
    step(verdict('Due by law', 'No'), 'Gratuity is due when the employment ends', law.cites.eligible);
    return;
  }
  step(verdict('Due by law', dueText(input, entitlement)), ...dueReason(input, law, entitlement, service));
  if (!entitlement.eligible) return;
  const { seasonal } = input;
  const isProRata = law.proRata && (input.kind === 'fixedTerm' || input.reason === 'death');
  step(
    number('Years counted', entitlement.units),
    seasonal
      ? 'One for each season'
      : isProRata
        ? `The exact service: ${service.years} + ${service.months} ÷ 12 + ${service.days} ÷ 365`
        : `Completed years; a part of a year above six months counts as one. Here ${service.months + service.days > 0 ? `it is ${serviceText({ ...service, years: 0 })}` : 'there is none'}`,
    law.cites.formula,
  );
}

function dueReason(
  input: GratuityInput,
  law: Leaving['law'],
  { eligible, byCourts }: Entitlement,
  service: Leaving['service'],
): [how: string, cite: typeof lastYearReading] {
  if (input.reason === 'death' || input.reason === 'disablement') {
    return ['On death or disablement no minimum service is needed', law.cites.eligible];
  }
  const needed = input.kind === 'fixedTerm' ? law.fixedTermYears : law.years;
  const years = needed === 1 ? 'One year' : `${needed} years`;
  if (byCourts) {
    return [
      `${needed - 1} years, and ${service.daysAfterYears} days of the next one: ${input.shortWeek ? law.shortWeekDays : law.yearDays} are enough as High Courts count`,
      lastYearReading,
    ];
  }
  return [
    `${years} of continuous service ${needed === 1 ? 'is' : 'are'} needed${eligible ? `, and you have ${needed === 1 ? 'it' : 'them'}` : ''}`,
    input.kind === 'fixedTerm' && law.proRata ? fixedTermGratuity : law.cites.eligible,
  ];
}

export function amountSteps(
  { heading, step }: Worksheet,
  input: GratuityInput,
  leaving: Leaving,
  { units, formula, due, eligible }: Entitlement,
  gratuity: number,
): void {
  const { law, wages, basic } = leaving;
  heading('The gratuity');
  if (input.kind === 'notCovered') {
    step(
      rupees('Average salary a month', averageSalary(input, leaving)),
      input.tenMonths.length > 0
        ? `${input.tenMonths.map(({ pay }) => inr(pay)).join(' + ')}, ÷ ${averagedMonths}`
        : input.averageSalary === null
          ? 'As in the last month'
          : 'Of the last ten months, as you entered it',
    );
  } else if (input.reason !== 'inService') {
    step(
      rupees('Wages a month', wages, { decimals: 2 }),
      wages > basic
        ? `${pct(100 - codeWagesRule.value)} of the whole pay of ${inr(basic + input.otherPay)}: other pay above ${pct(codeWagesRule.value)} of it counts as wages`
        : 'Basic pay and dearness allowance of the last month',
      input.kind === 'government' ? governmentGratuity.cite : law.codeWages ? codeWagesRule.cite : law.cites.wages,
    );
    if (input.kind === 'government') {
      step(
        exactRupees('Gratuity by the formula', formula),
        `${inr(wages)} × ${formatNumber(units)}`,
        governmentGratuity.cite,
      );
      step(
        exactRupees('Gratuity by law', due),
        `At most ${inr(governmentGratuity.value.atMost)}`,
        governmentGratuity.cite,
      );
    } else {
      const days = input.seasonal ? law.seasonDays : law.days;
      step(
        exactRupees('Gratuity by the formula', formula),
        eligible
          ? `${inr(wages)} × ${days} ÷ ${law.monthDays} × ${formatNumber(units, 4)}`
          : 'Nothing is due before the service is long enough',
        law.cites.formula,
      );
      step(
        exactRupees('Gratuity by law', due),
        `At most ${inr(law.atMost)}. An employer may pay more`,
        law.cites.atMost,
      );
    }
  }
  step(
    exactRupees('Gratuity', gratuity),
    input.received !== null
      ? 'What you receive, as you entered it'
      : input.kind === 'notCovered'
        ? 'We estimate half a month for each completed year. Enter what your employer pays'
        : 'What the law gives',
  );
}

export function exemptionSteps(
  { heading, step }: Worksheet,
  input: GratuityInput,
  leaving: Leaving,
  exemption: Exemption,
  gratuity: number,
): void {
  const { year } = leaving;
  const { atMost, monthDays, days } = year.retirement.gratuity.value;
  heading('Exempt from income tax');
  if (exemption.by === 'none') {
    step(
      exactRupees('Exempt from tax', 0),
      'Gratuity paid while you stay in the job is salary',
      gratuityInService[year.act],
    );
  } else if (exemption.by === 'whole') {
    step(
      exactRupees('Exempt from tax', exemption.exempt),
      input.kind === 'government'
        ? 'A government servant’s gratuity is fully exempt'
        : 'A lump sum that the heirs receive because of a death in service is not their income, whatever its amount',
      input.kind === 'government' ? exemptOfGovernment[year.act] : receivedByHeirs,
    );
  } else {
    const cite = exemption.by === 'law' ? exemptUnderLaw[year.act] : exemptOtherwise[year.act];
    step(
      exactRupees('Limit by formula', exemption.formula),
      exemption.by === 'law'
        ? `The formula of the gratuity law, ${input.seasonal ? leaving.law.seasonDays : days} ÷ ${monthDays}, before the limit on the amount`
        : `${inr(averageSalary(input, leaving))} ÷ 2 × ${leaving.service.years} completed ${leaving.service.years === 1 ? 'year' : 'years'}`,
      cite,
    );
    step(
      rupees('Limit of all years', exemption.left),
      input.earlierExempt > 0
        ? `${inr(atMost)} for the whole life − ${inr(input.earlierExempt)} exempt earlier`
        : `${inr(atMost)} for the whole life, from all employers together`,
      lifetimeLimit[year.act],
    );
    step(
      exactRupees('Exempt from tax', exemption.exempt),
      `The least of ${inr(gratuity)}, ${inr(exemption.formula)} and ${inr(exemption.left)}`,
      cite,
    );
  }
  sumStep({ step }, exactRupees('Taxable gratuity', exemption.taxable), [gratuity, -exemption.exempt]);
}
