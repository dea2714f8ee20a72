import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const rule = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });
const rule2026 = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });

const byAct = (act1961: Citation, of2025: Citation): Readonly<Record<IncomeTaxAct, Citation>> => ({
  act1961,
  act2025: of2025,
});

/** Shares that an employer gives or sells to its employees. */
export const employeeShares = {
  checkedOn: '2026-11-26',
  perquisite: byAct(act('s. 17(2)(vi)'), act2025('s. 17(1)(d)')),
  /** Average of opening and closing price in India; else a merchant banker’s value, at most 180 days old. */
  fairValue: byAct(rule('rule 3(8) and 3(9)'), rule2026('rule 15(6) to (8)')),
  /** The value that was taxed is the cost. */
  cost: byAct(act('s. 49(2AA)'), act2025('s. 73')),
  holding: byAct(act('s. 2(42A), Explanation 1(i)(hb)'), act2025('s. 2, on short-term capital assets')),
  deducted: byAct(act('s. 192(1)'), act2025('s. 392')),
  /** Telegraphic transfer buying rate of State Bank of India on the last day of the month before. */
  exchangeRate: byAct(rule('rule 115'), rule2026('rule 206')),
  salaryLoss: byAct(act('s. 71(3)'), act2025('s. 109')),
  /**
   * An eligible start-up’s employee pays later: months from the end of the assessment year, which is 60 from the end of
   * the tax year; then these days to deduct.
   */
  deferral: {
    act1961: { value: { months: 48, days: 14 }, cite: act('s. 192(1C) and s. 191(2)') },
    act2025: { value: { months: 48, days: 14 }, cite: act2025('s. 392(3), with s. 289(3)') },
  } satisfies Record<IncomeTaxAct, Rule<{ readonly months: number; readonly days: number }>>,
  /** The first day of exercises whose tax an eligible start-up's employee pays later. */
  deferralSince: { value: '2020-04-01', cite: act('s. 192(1C) and s. 191(2)') } satisfies Rule<IsoDate>,
  /** Scope of total income. */
  scope: byAct(act('s. 5'), act2025('s. 5')),
  /** Shares held on 31 January 2018. */
  valueOf2018: byAct(act('s. 55(2)(ac)'), act2025('s. 90')),
  eligibleStartUp: byAct(act('s. 80-IAC'), act2025('s. 140')),
  /** Credit for tax paid abroad. */
  foreignCredit: byAct(rule('rule 128'), rule2026('rule 76(7)')),
  /** From this tax paid abroad on, an accountant verifies the form of the Rules of 2026, ₹. */
  accountantFrom: { value: 1_00_000, cite: rule2026('rule 76(16)') } satisfies Rule<number>,
};
