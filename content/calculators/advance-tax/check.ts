import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import type { AdvanceTaxInput } from './form';
import { type Law, lawFor } from './law';

/** Problems between the fields, as sentences. */
export function problems(input: AdvanceTaxInput): Problem[] {
  const law = lawFor(input);
  return [
    ...problemsOfDays(input, law),
    ...input.payments.flatMap((payment, index) => problemOfPayment(payment.date, index, law)),
    ...input.datedIncome.flatMap((income, index) => problemsOfIncome(income, index, input, law)),
    ...input.datedTax.flatMap((income, index) => outsideYear(income.date, `datedTax.${index}.date`, index, law)),
  ];
}

function problemsOfDays({ filedOn }: AdvanceTaxInput, law: Law): Problem[] {
  const { year, restPaidOn } = law;
  const { lastDay, financialYear, returns } = year;
  if (filedOn !== '' && filedOn <= lastDay) {
    return [
      {
        fields: ['filedOn', 'financialYear'],
        text: `The return for ${yearTitle(financialYear)} is filed after the year has ended, from ${formatDate(lastDay)} on.`,
      },
    ];
  }
  if (filedOn > returns.belated.value) {
    return [
      {
        fields: ['filedOn', 'financialYear'],
        text: `A belated return for ${yearTitle(financialYear)} is possible until ${formatDate(returns.belated.value)}. After that only an updated return is possible. Its additional tax is not worked out here.`,
      },
    ];
  }
  if (restPaidOn <= lastDay) {
    return [
      {
        fields: ['paidOn', 'financialYear'],
        text: `Tax paid by ${formatDate(lastDay)} is advance tax: enter it as a payment. Your last tax payment must be after that day.`,
      },
    ];
  }
  return restPaidOn > law.filedOn
    ? [
        {
          fields: ['paidOn', ...(filedOn === '' ? [] : ['filedOn'])],
          text: `You must pay all tax before you file the return, here on ${formatDate(law.filedOn)}.`,
        },
      ]
    : [];
}

function problemOfPayment(date: IsoDate, index: number, { year, restPaidOn }: Law): Problem[] {
  if (date < year.firstDay) {
    return [
      {
        fields: [`payments.${index}.date`, 'financialYear'],
        text: `Payment ${index + 1} is dated before ${formatDate(year.firstDay)}, the first day of ${yearTitle(year.financialYear)}.`,
      },
    ];
  }
  return date > restPaidOn
    ? [
        {
          fields: [`payments.${index}.date`, 'paidOn'],
          text: `Payment ${index + 1} comes after ${formatDate(restPaidOn)}, the day of your last tax payment.`,
        },
      ]
    : [];
}

type DatedIncome = AdvanceTaxInput['datedIncome'][number];

function problemsOfIncome(income: DatedIncome, index: number, input: AdvanceTaxInput, law: Law): Problem[] {
  const at = `datedIncome.${index}`;
  return [
    ...outsideYear(income.date, `${at}.date`, index, law),
    ...(income.tds > income.amount
      ? [
          {
            fields: [`${at}.tds`, `${at}.amount`],
            text: `The tax deducted from income ${index + 1} is more than that income.`,
          },
        ]
      : []),
    ...(income.kind === 'newBusiness' && input.business === 'none'
      ? [
          {
            fields: [`${at}.kind`, 'business'],
            text: 'You have profit of a first business. Choose its kind under “Business or profession”.',
          },
        ]
      : []),
  ];
}

function outsideYear(date: IsoDate, path: string, index: number, { year }: Law): Problem[] {
  return date < year.firstDay || date > year.lastDay
    ? [
        {
          fields: [path, 'financialYear'],
          text: `Income ${index + 1} is not in ${yearTitle(year.financialYear)}, ${formatDate(year.firstDay)} to ${formatDate(year.lastDay)}.`,
        },
      ]
    : [];
}
