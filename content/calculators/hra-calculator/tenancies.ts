import { addDays, addMonths, type IsoMonth } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import type { Stretch } from './stretches';

/** What is known of the landlord, and on which day it is asked. */
export interface Landlord {
  readonly financialYear: string;
  readonly today: IsoDate | '';
  readonly landlordNri: boolean;
  readonly landlordPan: boolean;
}

/** One house lived in without a break of house, and the months for which rent was paid. */
export interface Tenancy {
  readonly first: IsoMonth;
  readonly last: IsoMonth;
  readonly stretches: readonly Stretch[];
}

/** Returns the last day of a month. */
export function endOf(month: IsoMonth): IsoDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Returns the stretches with rent, grouped by house. */
export function tenanciesOf(stretches: readonly Stretch[]): Tenancy[] {
  const tenancies: Tenancy[] = [];
  let moved = true;
  for (const stretch of stretches) {
    moved = moved || stretch.moved;
    if (stretch.rent === 0) continue;
    const current = tenancies.at(-1);
    if (moved || !current) {
      tenancies.push({ first: stretch.first, last: stretch.last, stretches: [stretch] });
    } else {
      tenancies[tenancies.length - 1] = {
        ...current,
        last: stretch.last,
        stretches: [...current.stretches, stretch],
      };
    }
    moved = false;
  }
  return tenancies;
}
