import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { type Days, daysOf } from './days';
import type { RefundInput } from './form';

/** Problems between the fields, as sentences. */
export function problems(input: RefundInput): Problem[] {
  const days = daysOf(input);
  return [...ofFiling(input, days), ...ofLaterDays(input, days), ...ofPayments(input, days)];
}

function ofFiling(input: RefundInput, { year, rules, uploadedOn, filedOn }: Days): Problem[] {
  const title = yearTitle(year.financialYear);
  const last = year.returns.belated.value;
  const tooLate = `A return for ${title} could be filed until ${formatDate(last)}. After it a refund comes only if the Commissioner condones the delay, on a request by ${formatDate(rules.condonation.value)}.`;
  if (input.filed === 'notYet') {
    return uploadedOn > last ? [{ fields: ['filed', 'financialYear'], text: tooLate }] : [];
  }
  if (uploadedOn <= year.lastDay) {
    return [
      {
        fields: ['filedOn', 'financialYear'],
        text: `The return for ${title} is filed after ${formatDate(year.lastDay)}, when the year has ended.`,
      },
    ];
  }
  if (uploadedOn > last) return [{ fields: ['filedOn', 'financialYear'], text: tooLate }];
  return filedOn > last
    ? [
        {
          fields: ['verifiedOn', 'filedOn'],
          text: `Verified this late, the return counts as filed on ${formatDate(filedOn)}, after ${formatDate(last)}, the last day. Ask the Department to condone the delay.`,
        },
      ]
    : [];
}

function ofLaterDays(
  { verifiedOn, revisedOn, grantedOn }: RefundInput,
  { rules, uploadedOn, filedOn }: Days,
): Problem[] {
  const { until } = rules.revised.value;
  return [
    ...(verifiedOn !== '' && verifiedOn < uploadedOn
      ? [
          {
            fields: ['verifiedOn', 'filedOn'],
            text: `A return is verified after it is filed, here on ${formatDate(uploadedOn)}.`,
          },
        ]
      : []),
    ...(revisedOn !== '' && (revisedOn < filedOn || revisedOn > until)
      ? [
          {
            fields: ['revisedOn', 'filedOn'],
            text: `A revised return comes after the first one, here of ${formatDate(filedOn)}, and by ${formatDate(until)}.`,
          },
        ]
      : []),
    ...(grantedOn !== '' && (grantedOn < filedOn || grantedOn < revisedOn)
      ? [
          {
            fields: ['grantedOn', ...(revisedOn === '' ? [] : ['revisedOn'])],
            text: `The refund is paid after the return is filed, here on ${formatDate(revisedOn > filedOn ? revisedOn : filedOn)}.`,
          },
        ]
      : []),
  ];
}

function ofPayments({ payments }: RefundInput, { year, filedOn }: Days): Problem[] {
  return payments.flatMap(({ date }, index): Problem[] => {
    const fields = [`payments.${index}.date`];
    if (date < year.firstDay) {
      return [
        {
          fields: [...fields, 'financialYear'],
          text: `Payment ${index + 1} is dated before ${formatDate(year.firstDay)}, the first day of ${yearTitle(year.financialYear)}.`,
        },
      ];
    }
    return date > filedOn
      ? [
          {
            fields,
            text: `Payment ${index + 1} comes after ${formatDate(filedOn)}, the day of filing. Pay all tax before filing.`,
          },
        ]
      : [];
  });
}
