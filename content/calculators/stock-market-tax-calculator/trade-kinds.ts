/** What trades are under the law, in the order of tables and charts. */
export const kindNames = {
  shortTerm: 'Delivery, short-term',
  longTerm: 'Delivery, long-term',
  intraday: 'Intraday',
  derivatives: 'Futures, options',
  buyback: 'Buyback paid as dividend',
  unmatched: 'Sales without their purchase',
} as const;

export type TradeKind = keyof typeof kindNames;
export const tradeKinds = Object.keys(kindNames) as TradeKind[];
