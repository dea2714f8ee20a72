import type { NumberField } from '@/lib/calculator';
import { formatCompact, formatDate, formatMonth } from '@/lib/format';
import type { FieldFault } from '@/lib/read-input';
import { valueText } from '@/lib/value-text';

/** Returns how a bound reads in a sentence: "₹10,000", "8.5%", "1 year". */
function bound(field: NumberField, value: number): string {
  return field.kind === 'money' && Math.abs(value) >= 1_00_000 ? formatCompact(value) : valueText(field, value);
}

const unreadable: Record<NumberField['kind'], string> = {
  money: 'We can’t read this amount. Write it as 12,50,000 or 12.5 lakh or 1.2 cr.',
  percent: 'We can’t read this rate. Write it as 8.5.',
  duration: 'We can’t read this time. Write whole years and months.',
  whole: 'We can’t read this number. Write digits only.',
  decimal: 'We can’t read this number. Write it as 12.5.',
};

/** What is said of a box that cannot be used or may have been meant otherwise, in plain Indian English. */
export const troubleTexts = {
  fault: ({ field, fault }: FieldFault) => {
    switch (fault) {
      case 'empty':
        return field.kind === 'date' ? 'Write a date as dd/mm/yyyy.' : 'Fill this in to see a result.';
      case 'unreadable':
        return field.kind in unreadable ? unreadable[field.kind as NumberField['kind']] : 'We can’t read this.';
      case 'below':
      case 'above': {
        if (field.kind === 'date') return `Use a date from ${formatDate(field.min)} to ${formatDate(field.max)}.`;
        if (field.kind === 'month')
          return `Choose a month from ${formatMonth(field.min)} to ${formatMonth(field.max)}.`;
        if (!('step' in field)) return 'This is out of range.';
        return fault === 'below'
          ? `This must be at least ${bound(field, field.min)}.`
          : `This can be at most ${bound(field, field.max)}.`;
      }
      case 'notWhole':
        return field.kind === 'duration' ? 'Use whole months.' : 'Use a whole number.';
      case 'notOnCalendar':
        return 'Write a day of the calendar as dd/mm/yyyy.';
      case 'unknownOption':
        return 'Choose one of the options.';
      case 'tooLong':
        return field.kind === 'text' ? `Use at most ${field.maxLength} characters.` : 'This is too long.';
      case 'tooFewRows':
        return field.kind === 'rows' ? `Add at least ${field.minRows ?? 1}.` : 'Add a row.';
      case 'tooManyRows':
        return field.kind === 'rows' ? `You can add at most ${field.maxRows}.` : 'Remove a row.';
    }
  },
  meant: (text: string) => `Did you mean ${text}?`,
  meantPercent: (text: string) => `${text} is taken as ${text} percent, less than one percent. For 8.5% write 8.5.`,
  pointGroups: (text: string) => `What follows a full stop is paise. Did you mean ${text}?`,
  commaIsNotADecimal: 'A comma only groups digits. For a decimal use a full stop: 1.5.',
  takeInstead: (text: string) => `Use ${text}`,
};
