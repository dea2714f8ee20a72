import {
  checkedOn,
  childrenAllowances2026,
  codeWagesRule,
  deductionAtSource,
  employerFundFree,
  employerFundFree2026,
  gifts2026,
  gratuityService,
  meals,
  meals2026,
  ownCar2026,
  pensionMembers,
  providentFundRounding,
  providentFundRules,
  stateInsurancePeriod,
  taxedInterest,
  welfareFund,
} from '@/content/rules/payroll';
import { yearTitle } from '@/content/tax/law-names';
import { thresholdCaveats } from '@/content/tax/near';
import type { Action, Caveat } from '@/lib/calculator';
import { exactInr, formatDate, formatMonth, inr, pct } from '@/lib/format';
import { giftRule } from './payslips';
import { hasRefund, moreInOther, type TakeHome } from './take-home';

/** Returns what to do with the answer. */
export function actionsOf(home: TakeHome): Action[] {
  const { setting, chosen, other } = home;
  const { input, year } = setting;
  const better = moreInOther(home) >= 1;
  const { individual } = year.returns.due.value;
  const { oldRegimeChoice } = year.returns;
  // Years under the Act of 1961 are over: no employer deducts for them any more.
  if (year.act === 'act1961') {
    return [
      {
        text: `For ${yearTitle(input.financialYear)} your return decides the regime, whatever the employer used. Only one filed by ${formatDate(individual)} can be in the old regime without business income. A late return is in the new regime.`,
        date: individual,
        cite: oldRegimeChoice,
      },
    ];
  }
  return [
    {
      text: better
        ? `Tell your employer that you choose the ${other.regime} regime. ${other.total.tax < chosen.total.tax ? 'The tax deducted each month then falls at once.' : 'Choose it in your return too: the refund is larger.'}`
        : `Tell your employer which regime you choose. If you say nothing, your employer uses the new regime.`,
      cite: deductionAtSource,
    },
    ...(input.regime === 'old'
      ? [
          {
            text: 'Give the employer your rent, section 80C, 80D and home-loan proofs when it asks for them, mostly in January or February. If you are late, claim them in your return.',
            cite: deductionAtSource,
          },
        ]
      : []),
    {
      text: `File the return for ${yearTitle(input.financialYear)} by ${formatDate(individual)}. Without business income you may choose the regime again in it.`,
      date: individual,
      cite: oldRegimeChoice,
    },
  ];
}

/** Returns who should leave, limits that applied, what to look out for, and what we took for granted. */
export function caveatsOf(home: TakeHome): Caveat[] {
  return [
    {
      kind: 'notForYou',
      text: 'This is for residents in private employment. It is not for non-residents, government employees, or pay with shares, a rent-free house or a company car.',
    },
    ...thresholdCaveats(home.withMore, home.setting.year),
    ...warnings(home),
    ...limits(home),
    ...stateCaveats(home),
    ...rulesOf2026(home),
    ...assumptions(home),
  ];
}

/** Returns what tax year 2026-27 changes in pay, and how sure each figure is. */
function rulesOf2026({ setting, chosen }: TakeHome): Caveat[] {
  const { input, year } = setting;
  if (year.act === 'act1961') return [];
  const ceilingRule = providentFundRules.from.at(-1);
  const caveats: (Caveat | false)[] = [
    input.epf !== 'none' &&
      ceilingRule !== undefined &&
      chosen.runs.length > 1 && {
        kind: 'limit',
        text: `The wage ceiling of EPF and EPS is ${inr(ceilingRule.value.wageCeiling)} a month from ${formatDate(ceilingRule.date)}. We split that month by days. A usual month here is a month after the change.`,
        cite: ceilingRule.cite,
      },
    {
      kind: 'assumption',
      text: `Rates of EPF, ESI and professional tax are known up to ${formatDate(providentFundRules.checkedOn)}; for later months we use the last ones.`,
    },
    input.epf !== 'none' && {
      kind: 'limit',
      text: `From tax year 2026-27 the employer’s EPF above ${pct(employerFundFree.value)} of salary is no longer taxed by itself; only the limit on EPF, NPS and superannuation together stays.`,
      cite: employerFundFree2026,
    },
    input.epf !== 'none' &&
      !input.pensionMember &&
      ceilingRule !== undefined && {
        kind: 'assumption',
        text: `If you stayed out of EPS with wages above the earlier ceiling and up to ${inr(ceilingRule.value.wageCeiling)}, the rule from ${formatDate(ceilingRule.date)} is not clear. We use your answer.`,
      },
    input.meals > 0 && {
      kind: 'assumption',
      text: `A meal card is free up to ${inr(meals2026.value)} a meal, in both regimes. A statement of the Board on the draft Rules and payroll software say so. We had not seen the final wording by ${formatDate(checkedOn)}.`,
      cite: meals2026.cite,
    },
    input.fuel > 0 && {
      kind: 'assumption',
      text: `Own car: ${inr(ownCar2026.value.small)} or ${inr(ownCar2026.value.large)} a month is exempt, as in payroll software. We had not seen the final wording by ${formatDate(checkedOn)}.`,
      cite: ownCar2026.cite,
    },
    chosen.childrenExempt > 0 && {
      kind: 'assumption',
      text: `Children: ${inr(childrenAllowances2026.value.education)} for education and ${inr(childrenAllowances2026.value.hostel)} for a hostel a month and child are exempt, as in payroll software. We had not seen the final wording by ${formatDate(checkedOn)}.`,
      cite: childrenAllowances2026.cite,
    },
    input.gifts > 0 && {
      kind: 'assumption',
      text: `Gifts below ${inr(gifts2026.value)} a year are not taxed, as in payroll software. We had not seen the final wording by ${formatDate(checkedOn)}.`,
      cite: gifts2026.cite,
    },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

function warnings(home: TakeHome): Caveat[] {
  const { setting, chosen, other, again } = home;
  const { year } = setting;
  const caveats: (Caveat | false)[] = [
    again !== null && {
      kind: 'warning',
      text: `A CTC of about ${inr(again)} gives the same in-hand. Between the two CTCs the in-hand falls, because each extra rupee goes in tax or professional tax moves to the next slab. We show the lowest.`,
      cite: year.marginalRelief,
    },
    moreInOther(home) >= 1 && {
      kind: 'warning',
      text: `In the ${other.regime} regime you would get ${inr(moreInOther(home))} more${hasRefund(home) ? ', with the refund' : ' in hand'}.`,
      cite: year.returns.oldRegimeChoice,
    },
    nearlyInterest(chosen.total.fund) && {
      kind: 'warning',
      text: `You pay ${inr(chosen.total.fund)} of your own into EPF and VPF. Interest on the part above ${inr(taxedInterest.value.own)} a year is taxed. These figures leave it out.`,
      cite: taxedInterest.cite,
    },
    chosen.refund > 0 && {
      kind: 'warning',
      text: `The earlier employer already deducted ${inr(chosen.refund)} more than the tax for the whole year. You get it back as a refund when you file.`,
      cite: deductionAtSource,
    },
    chosen.contributionsTaxed > 0 && {
      kind: 'warning',
      text: `The employer pays ${inr(chosen.contributions)} into EPF and NPS. The part above ${inr(year.retirement.employerContributions.value)}, ${inr(chosen.contributionsTaxed)}, is taxed as a perquisite. Its yearly growth is taxed too, but these figures leave that out.`,
      cite: year.retirement.employerContributions.cite,
    },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

const nearlyInterest = (ownFund: number) => ownFund > taxedInterest.value.own;

function limits({ setting, chosen }: TakeHome): Caveat[] {
  const { input, year } = setting;
  const { month } = chosen;
  const nps = chosen.assessment.deductions.find(({ section }) => section === '80CCD(2)')?.allowed ?? 0;
  const employerNps = month.employerNps * setting.worked.length;
  const wantedHra = (month.basic * input.hraPercent) / 100;
  const caveats: (Caveat | false)[] = [
    employerNps - nps > 0.5 && {
      kind: 'limit',
      text: `Of the employer’s NPS of ${inr(employerNps)} only ${inr(nps)} is deductible. The limit in the ${input.regime} regime is ${pct(year.regimes[input.regime].employerNps.value.other)} of basic pay.`,
      cite: year.regimes[input.regime].employerNps.cite,
    },
    month.hra < wantedHra - 0.005 && {
      kind: 'limit',
      text: `HRA is ${exactInr(month.hra)} a month instead of ${pct(input.hraPercent)} of basic pay, because the CTC leaves no more.`,
    },
    month.employerInsurance > 0 && {
      kind: 'limit',
      text: `ESI applies, because gross pay is not above ${inr(setting.law.insurance.wagesUpTo)} a month. If pay rises above the limit, ESI continues to the end of the contribution period in September or March.`,
      cite: stateInsurancePeriod,
    },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

function stateCaveats({ setting, chosen }: TakeHome): Caveat[] {
  const { input, stateRules, worked } = setting;
  // A tax typed from the payslip needs no word on how it is read.
  const rule = input.professionalTax === null ? stateRules.at(-1) : null;
  const base = rule?.value.base;
  const taken = chosen.slips.filter((slip) => slip.professionalTax > 0).map((slip) => formatMonth(slip.month));
  const caveats: (Caveat | false)[] = [
    rule !== null &&
      rule !== undefined &&
      rule.value.base === 'year' &&
      rule.value.bands.length === 0 && {
        kind: 'assumption',
        text: 'By secondary sources, Odisha has repealed its professional tax. If your payslip still has it, add it to the welfare fund.',
        cite: rule.cite,
      },
    rule !== null &&
      rule !== undefined &&
      rule.value.base === 'year' &&
      rule.value.bands.length > 0 && {
        kind: 'assumption',
        text: 'This State’s professional tax is for the year. We use the slab for a year at your monthly pay, and deduct it in monthly parts with the rest in March. Some employers deduct it at once.',
        cite: rule.cite,
      },
    rule !== null &&
      rule !== undefined &&
      base === 'halfYear' && {
        kind: 'assumption',
        text: `This professional tax is for the half-year, by the pay of its months${taken.length > 0 ? `, and deducted in ${taken.join(' and ')}` : ''}. You do not pay it for fewer than ${rule.value.leastDays ?? 0} days of work in the half-year.${input.state === 'tamilNadu' ? ' The rates are for Chennai. Other local bodies set their own.' : ''}`,
        cite: rule.cite,
      },
    rule !== null &&
      rule !== undefined &&
      base === 'flat' && {
        kind: 'assumption',
        text: 'Punjab charges its development tax from everybody whose total income is above the amount at which income tax begins. We use the amount for your regime.',
        cite: rule.cite,
      },
    rule !== null &&
      rule !== undefined &&
      base === 'month' && {
        kind: 'assumption',
        text: 'Professional tax is on the regular pay of the month. Bonus and variable pay do not change it.',
        cite: rule.cite,
      },
    input.state === 'chhattisgarh' && {
      kind: 'assumption',
      text: 'We deduct no professional tax in Chhattisgarh, where it is not collected from employees at present. Some old tables still show slabs.',
    },
    input.state === 'karnataka' &&
      input.welfareFund === 0 &&
      worked.some((month) => month.endsWith('-12')) && {
        kind: 'assumption',
        text: `Karnataka’s labour welfare fund, ${inr(welfareFund.karnataka.value)} a year in December if it applies to you, is not deducted here.`,
        cite: welfareFund.karnataka.cite,
      },
    input.state === 'haryana' &&
      input.welfareFund === 0 && {
        kind: 'assumption',
        text: `Haryana’s labour welfare fund, at most ${inr(welfareFund.haryana.value)} a month if it applies to you, is not deducted here.`,
        cite: welfareFund.haryana.cite,
      },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}

function assumptions({ setting, chosen }: TakeHome): Caveat[] {
  const { input } = setting;
  const caveats: (Caveat | false)[] = [
    {
      kind: 'assumption',
      text: 'We round EPF to the nearest rupee, ESI up to the next rupee, and monthly TDS to the nearest rupee. The last payslip takes the difference. Pay itself is not rounded.',
      cite: providentFundRounding,
    },
    {
      kind: 'assumption',
      text:
        input.bonusTax === 'averageRate'
          ? 'TDS follows the year’s average rate. Each payslip has tax in proportion to its pay, so a bonus month has more.'
          : input.bonusTax === 'atOnce'
            ? 'The tax that a bonus, variable pay or joining bonus adds is deducted in the month it is paid.'
            : 'The tax that a bonus, variable pay or joining bonus adds is spread over the payslips from that month on.',
      cite: deductionAtSource,
    },
    input.epf === 'full' &&
      !input.wageRule &&
      chosen.month.wages < (chosen.month.gross * codeWagesRule.value) / 100 && {
        kind: 'assumption',
        text: `EPF and gratuity are counted on basic pay, which is less than ${pct(codeWagesRule.value)} of your pay. Under the labour codes, in force from ${formatDate(codeWagesRule.inForceFrom)}, wages are at least that. The switch “Labour codes” shows it. EPF above the wage ceiling is still a matter of choice.`,
        cite: codeWagesRule.cite,
      },
    input.wageRule && {
      kind: 'assumption',
      text: `EPF and gratuity are counted on at least ${pct(codeWagesRule.value)} of gross pay for all of your months, as if the labour codes had been in force throughout. They are in force from ${formatDate(codeWagesRule.inForceFrom)}. We use gross pay as all remuneration.`,
      cite: codeWagesRule.cite,
    },
    input.gratuityInCtc && {
      kind: 'assumption',
      text: `Gratuity is inside the CTC, but you get it only when you leave after ${gratuityService.value.permanent} years, or ${gratuityService.value.fixedTerm} year on a fixed term.`,
      cite: gratuityService.cite,
    },
    input.meals > 0 &&
      setting.year.act === 'act1961' && {
        kind: 'assumption',
        text: `We assume that the meal card is within ${inr(meals.value)} a meal. In the new regime it is taxed. You get it as card money, so it is not in the in-hand.`,
        cite: meals.cite,
      },
    chosen.giftsTaxed > 0 && {
      kind: 'assumption',
      text: 'Once the gifts of a year reach the limit, all of them are taxed: so the wording of the rule. Some employers tax only what is above the limit.',
      cite: giftRule(setting.year).cite,
    },
    input.phone + input.fuel > 0 && {
      kind: 'assumption',
      text: 'The employer pays phone and car against your real bills. They are not in the in-hand.',
    },
    input.epf !== 'none' &&
      input.pensionMember &&
      chosen.month.fund.wages > setting.law.fund.wageCeiling && {
        kind: 'assumption',
        text: 'We assume that you are a member of the pension scheme. If you first joined on or after 1 September 2014 with higher pay, the employer’s full share goes to your EPF account. Your in-hand stays the same.',
        cite: pensionMembers,
      },
  ];
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}
