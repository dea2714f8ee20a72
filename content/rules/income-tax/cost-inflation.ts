import type { Citation } from '@/lib/law';
import type { CostIndex } from '@/lib/tax/capital-gains';
import { costIndex as year2024 } from '../years/2024-25/cost-index';
import { costIndex as year2025 } from '../years/2025-26/cost-index';
import { costIndex as year2026 } from '../years/2026-27/cost-index';

const notified = (at: string): Citation => ({ source: 'cost-inflation-index', at: `Notification No. ${at}` });

const first = notified('44/2017, 5 June 2017');

/** The day on which the index was last compared with its notifications. */
export const costInflationCheckedOn = '2026-11-22';

/** Cost inflation index by financial year: section 48, Explanation, clause (v); from 2026-27 section 72(8)(a), Act of 2025. */
export const costInflationIndex: CostIndex = {
  '2001-02': { value: 100, cite: first },
  '2002-03': { value: 105, cite: first },
  '2003-04': { value: 109, cite: first },
  '2004-05': { value: 113, cite: first },
  '2005-06': { value: 117, cite: first },
  '2006-07': { value: 122, cite: first },
  '2007-08': { value: 129, cite: first },
  '2008-09': { value: 137, cite: first },
  '2009-10': { value: 148, cite: first },
  '2010-11': { value: 167, cite: first },
  '2011-12': { value: 184, cite: first },
  '2012-13': { value: 200, cite: first },
  '2013-14': { value: 220, cite: first },
  '2014-15': { value: 240, cite: first },
  '2015-16': { value: 254, cite: first },
  '2016-17': { value: 264, cite: first },
  '2017-18': { value: 272, cite: first },
  '2018-19': { value: 280, cite: notified('26/2018, 13 June 2018') },
  '2019-20': { value: 289, cite: notified('63/2019, 12 September 2019') },
  '2020-21': { value: 301, cite: notified('32/2020, 12 June 2020') },
  '2021-22': { value: 317, cite: notified('73/2021, 15 June 2021') },
  '2022-23': { value: 331, cite: notified('62/2022, 14 June 2022') },
  '2023-24': { value: 348, cite: notified('39/2023, 12 June 2023') },
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};
