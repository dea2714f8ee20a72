import type { Service } from '@/lib/tax/gratuity';

const counted = (value: number, one: string) => (value === 0 ? [] : [`${value} ${one}${value === 1 ? '' : 's'}`]);

/** Returns a length of service in words: "11 years 9 months 30 days". */
export function serviceText({ years, months, days }: Pick<Service, 'years' | 'months' | 'days'>): string {
  return [...counted(years, 'year'), ...counted(months, 'month'), ...counted(days, 'day')].join(' ') || 'nothing';
}
