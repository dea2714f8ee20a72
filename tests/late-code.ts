import { Address } from '@/components/calculator/address';
import type { LateCode } from '@/components/calculator/use-calculator';
import type { AnyCalculator } from '@/lib/calculator';

/** Returns the late code of a calculator as it arrives on a page: the calculator itself, and what keeps the address. */
export const lateCode = (calculator: AnyCalculator): LateCode => ({
  calculator: async () => calculator,
  address: async () => Address,
});
