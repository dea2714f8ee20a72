import { houseRent } from '@/content/rules/years/house-rent';
import type { Result } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { allowanceResult } from './allowance';
import type { HraInput } from './form';
import { deductionResult } from './rent-deduction';

/** Returns the HRA exemption for a salary with HRA; the deduction of section 80GG for everybody else. */
export function houseRentResult(input: HraInput): Result {
  const rules = rulesOfYear(houseRent, input.financialYear);
  return input.situation === 'hra' ? allowanceResult(input, rules) : deductionResult(input, rules);
}
