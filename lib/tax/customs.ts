/** How freight and insurance are counted when they are not known, and freight by air at most, % of the value. */
export interface ValuationRule {
  readonly freight: number;
  readonly insurance: number;
  readonly airFreightAtMost: number;
}

/** What a price holds: FOB nothing but the goods on board, CFR freight too, C&I insurance too, CIF both. */
type PriceTerms = 'fob' | 'cfr' | 'ci' | 'cif';

/** Value on which customs duty is charged, with its parts, ₹. */
export interface AssessableValue {
  readonly price: number;
  readonly freight: number;
  readonly insurance: number;
  readonly value: number;
}

/**
 * Returns the assessable value (CIF) of imported goods, ₹: price, freight and insurance. `null` means an amount that is not known:
 * freight is then a share of FOB (or of FOB with insurance), insurance a share of FOB (or of FOB with freight). By air freight counts
 * up to a share of FOB. Rule 10(2) of the Customs Valuation Rules, 2007.
 */
export function assessableValue(
  { price, terms, byAir }: { readonly price: number; readonly terms: PriceTerms; readonly byAir: boolean },
  known: { readonly freight: number | null; readonly insurance: number | null },
  rule: ValuationRule,
): AssessableValue {
  const needsFreight = terms === 'fob' || terms === 'ci';
  const needsInsurance = terms === 'fob' || terms === 'cfr';
  const most = byAir ? (price * rule.airFreightAtMost) / 100 : Number.POSITIVE_INFINITY;
  const freight = needsFreight ? Math.min(most, known.freight ?? (price * rule.freight) / 100) : 0;
  const insurance = needsInsurance ? (known.insurance ?? (price * rule.insurance) / 100) : 0;
  return { price, freight, insurance, value: price + freight + insurance };
}

/** Rates of the duties on an import, % by default; each is the rate of the tariff item. */
export interface DutyRates {
  readonly basic: number;
  readonly agriculture: number;
  readonly welfare: number;
  /** Whether the welfare surcharge is charged on the agriculture cess too. */
  readonly welfareOnAgriculture: boolean;
  readonly healthCess: number;
  /** Anti-dumping, safeguard and countervailing duty, ₹. */
  readonly remedies: number;
  readonly igst: number;
  readonly compensationCess: number;
}

/** The duties in their order, ₹, not rounded. */
export interface Duties {
  readonly basic: number;
  readonly agriculture: number;
  readonly welfareBase: number;
  readonly welfare: number;
  readonly healthCess: number;
  readonly remedies: number;
  readonly igstBase: number;
  readonly igst: number;
  readonly compensationCess: number;
  readonly total: number;
}

/** Returns each duty on an assessable value in ₹: s. 12 and 14 Customs Act, s. 110 Finance Act 2018, s. 3(7) Customs Tariff Act. */
export function dutiesOn(value: number, rates: DutyRates): Duties {
  const basic = (value * rates.basic) / 100;
  const agriculture = (value * rates.agriculture) / 100;
  const welfareBase = basic + (rates.welfareOnAgriculture ? agriculture : 0);
  const welfare = (welfareBase * rates.welfare) / 100;
  const healthCess = (value * rates.healthCess) / 100;
  const igstBase = value + basic + agriculture + welfare + healthCess + rates.remedies;
  const igst = (igstBase * rates.igst) / 100;
  const compensationCess = (igstBase * rates.compensationCess) / 100;
  return {
    basic,
    agriculture,
    welfareBase,
    welfare,
    healthCess,
    remedies: rates.remedies,
    igstBase,
    igst,
    compensationCess,
    total: basic + agriculture + welfare + healthCess + rates.remedies + igst + compensationCess,
  };
}
