import {
  type Breakdown,
  type Chart,
  type NumericFigure,
  rupees,
  type StepsChart,
  stepsChart,
  type Tone,
} from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { overYear } from './pay';
import type { TakeHome } from './take-home';

/** Returns the yearly parts of what the employer spends, for the months worked, ₹. */
function partsOf({ setting, chosen }: TakeHome) {
  const { input, worked } = setting;
  const { runs, total } = chosen;
  const count = worked.length;
  const variable = (input.variable * count) / 12;
  const paid = (variable * input.variablePaid) / 100;
  return {
    ctc: overYear(runs, (month) => month.cost),
    joiningBonus: input.joiningBonus,
    /** Variable pay above its target is spent on top; below it, it stays with the employer. */
    overTarget: Math.max(0, paid - variable),
    unpaid: Math.max(0, variable - paid),
    employerEpf: overYear(runs, (month) => month.epf.employer),
    employerNps: overYear(runs, (month) => month.employerNps),
    employerEsi: overYear(runs, (month) => month.employerEsi),
    gratuity: overYear(runs, (month) => month.gratuity),
    cover: overYear(runs, (month) => month.groupInsurance + month.charges),
    perks: overYear(runs, (month) => month.meals + month.phone + month.fuel),
    total,
  };
}

/** Returns where the money of the year goes; the parts add up to the total. */
export function spendingBreakdown(home: TakeHome): Breakdown {
  const parts = partsOf(home);
  const { total } = parts;
  const shown: readonly NumericFigure[] = [
    rupees('In-hand for the year', total.inHand, { tone: 'own' }),
    rupees('Income tax deducted', total.tax, { tone: 'tax' }),
    rupees('Provident fund, both shares', total.ownEpf + parts.employerEpf, { tone: 'growth' }),
    rupees('NPS, both shares', total.nps + parts.employerNps, { tone: 'growth' }),
    rupees('ESI, both shares', total.esi + parts.employerEsi, { tone: 'cost' }),
    rupees('Professional tax and welfare fund', total.professionalTax + total.welfareFund, { tone: 'tax' }),
    rupees('Gratuity', parts.gratuity, { tone: 'growth' }),
    rupees('Insurance and PF charges', parts.cover, { tone: 'cost' }),
    rupees('Meal card, phone and car', parts.perks, { tone: 'other' }),
    rupees('Variable pay not paid', parts.unpaid, { tone: 'cost' }),
  ];
  const present = shown.filter((part, index) => index === 0 || part.value > 0);
  return {
    title: 'Where the money goes',
    total: rupees(
      'CTC and one-off pay for your months',
      sumOf(present, ({ value }) => value),
    ),
    parts: present,
  };
}

/** Returns the bridge from CTC to in-hand, for the year. */
export function bridgeChart(home: TakeHome): Chart {
  const parts = partsOf(home);
  const { total } = parts;
  const down = (label: string, value: number, tone: Tone) => value > 0 && { label, value: -value, tone };
  const extra = parts.joiningBonus + parts.overTarget;
  return stepsChart(
    'From CTC to in-hand, for the year',
    listOf<StepsChart['steps'][number]>(
      { label: 'CTC', value: parts.ctc, tone: 'other', total: true },
      extra > 0 && { label: 'Joining bonus and extra', value: extra, tone: 'own' },
      down('Variable pay not paid', parts.unpaid, 'cost'),
      down('Employer’s EPF', parts.employerEpf, 'growth'),
      down('Employer’s NPS', parts.employerNps, 'growth'),
      down('Employer’s ESI', parts.employerEsi, 'cost'),
      down('Gratuity', parts.gratuity, 'growth'),
      down('Insurance and charges', parts.cover, 'cost'),
      down('Perks', parts.perks, 'other'),
      { label: 'Gross pay', value: total.pay + total.oneOff, tone: 'other', total: true },
      down('Your EPF and VPF', total.ownEpf, 'growth'),
      down('Your NPS', total.nps, 'growth'),
      down('Your ESI', total.esi, 'cost'),
      down('Professional tax', total.professionalTax + total.welfareFund, 'tax'),
      down('Income tax', total.tax, 'tax'),
      { label: 'In-hand', value: total.inHand, tone: 'own', total: true },
    ),
  );
}
