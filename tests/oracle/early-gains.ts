/** Gains of the year in which their rates changed, ₹, as the NRI page asks for them. */
interface EarlyGains {
  readonly financialYear: string;
  readonly shortEquityEarly: number;
  readonly longEquityEarly: number;
  readonly longOtherEarly: number;
  readonly longPlainEarly: number;
}

/** Returns the gains of transfers before 23 July 2024 by class, sections 111A, 112A and 112: 15%, 10%, 20% with the index, 10% without it. */
export const earlyGainsOf = (input: EarlyGains) =>
  input.financialYear === '2024-25'
    ? [
        { class: 'shortTermEquityEarly' as const, amount: input.shortEquityEarly },
        { class: 'longTermEquityEarly' as const, amount: input.longEquityEarly },
        { class: 'longTermIndexedEarly' as const, amount: input.longOtherEarly },
        { class: 'longTermListedEarly' as const, amount: input.longPlainEarly },
      ]
    : [];
