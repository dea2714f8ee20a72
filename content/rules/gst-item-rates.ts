import type { Citation, IsoDate, Rule } from '@/lib/law';

/**
 * The rate of an everyday item in % (CGST and SGST together, or IGST) on either side of the reform of 22 September 2025. Only
 * the usual case of the item: what the entry in the notification says about it decides.
 */
export interface GstItemRates {
  readonly before: number;
  /** Compensation cess on top of `before`, %. */
  readonly cessBefore?: number;
  readonly now: number;
  /** Price of one without GST, ₹, for which the item is: above the first, up to the second if there is one. */
  readonly price?: readonly [above: number, upTo: number | null];
  /** Whether the rate bars the supplier's input tax credit: since the reform, or before it too. */
  readonly noCredit?: 'now' | 'always';
}

/** The last day on which the rates were compared with the notifications. */
export const gstItemRatesCheckedOn: IsoDate = '2026-11-20';

/** The first day of supply for which `before` is on file. */
export const gstItemsFrom: Rule<IsoDate> = {
  value: '2025-04-01',
  cite: { source: 'cgst-rate-1-2017', at: 'Notification No. 1/2017-Central Tax (Rate), as amended' },
};

const notification = (id: string, at: string): Citation => ({ source: `cgst-rate-${id}`, at });

/** The notification that an item's rate rests on: taxed or exempt, before the reform of 22 September 2025 and now. */
export const gstItemBasis = {
  goods: {
    taxed: {
      before: notification('1-2017', 'Notification No. 1/2017-Central Tax (Rate)'),
      now: notification('9-2025', 'Notification No. 9/2025-Central Tax (Rate)'),
    },
    exempt: {
      before: notification('2-2017', 'Notification No. 2/2017-Central Tax (Rate)'),
      now: notification('10-2025', 'Notification No. 10/2025-Central Tax (Rate)'),
    },
  },
  services: {
    taxed: {
      before: notification('11-2017', 'Notification No. 11/2017-Central Tax (Rate)'),
      now: notification('15-2025', 'Notification No. 11/2017-Central Tax (Rate), as amended by No. 15/2025'),
    },
    exempt: {
      before: notification('12-2017', 'Notification No. 12/2017-Central Tax (Rate)'),
      now: notification('16-2025', 'Notification No. 12/2017-Central Tax (Rate), as amended by No. 16/2025'),
    },
  },
} as const;

/** The rates of each item of `gst-items.ts`, by its id. */
export const gstItemRates: Readonly<Record<string, GstItemRates>> = {
  'aerated-drink': { before: 28, cessBefore: 12, now: 40 },
  agarbatti: { before: 5, now: 5 },
  'air-conditioner': { before: 28, now: 18 },
  'almonds-pistachios': { before: 12, now: 5 },
  bicycle: { before: 12, now: 5 },
  biscuits: { before: 18, now: 5 },
  books: { before: 0, now: 0 },
  bread: { before: 0, now: 0 },
  'butter-ghee': { before: 12, now: 5 },
  cakes: { before: 18, now: 5 },
  'car-parts': { before: 28, now: 18 },
  'car-large': { before: 28, cessBefore: 20, now: 40 },
  'car-mid-size': { before: 28, cessBefore: 17, now: 40 },
  'car-small-diesel': { before: 28, cessBefore: 3, now: 18 },
  'car-electric': { before: 5, now: 5 },
  'car-small-petrol': { before: 28, cessBefore: 1, now: 18 },
  'car-suv': { before: 28, cessBefore: 22, now: 40 },
  cement: { before: 28, now: 18 },
  cheese: { before: 12, now: 5 },
  chocolate: { before: 18, now: 5 },
  'clothes-2500': { before: 12, now: 5, price: [1_000, 2_500] },
  'clothes-above-2500': { before: 12, now: 18, price: [2_500, null] },
  'clothes-1000': { before: 5, now: 5, price: [0, 1_000] },
  'coffee-instant': { before: 18, now: 5 },
  computer: { before: 18, now: 18 },
  cosmetics: { before: 18, now: 18 },
  detergent: { before: 18, now: 18 },
  'diamond-cut': { before: 1.5, now: 1.5 },
  'diamond-rough': { before: 0.25, now: 0.25 },
  diapers: { before: 12, now: 5 },
  dishwasher: { before: 28, now: 18 },
  'drinking-water': { before: 18, now: 5 },
  'edible-oil': { before: 5, now: 5 },
  eggs: { before: 0, now: 0 },
  eraser: { before: 5, now: 0 },
  fan: { before: 18, now: 18 },
  'footwear-2500': { before: 18, now: 5, price: [1_000, 2_500] },
  'footwear-above-2500': { before: 18, now: 18, price: [2_500, null] },
  'footwear-1000': { before: 12, now: 5, price: [0, 1_000] },
  'fruit-vegetables': { before: 0, now: 0 },
  'fruit-juice': { before: 12, now: 5 },
  furniture: { before: 18, now: 18 },
  gold: { before: 3, now: 3 },
  'gold-jewellery': { before: 3, now: 3 },
  'goods-vehicle': { before: 28, now: 18 },
  'grain-loose': { before: 0, now: 0 },
  'grain-packed': { before: 5, now: 5 },
  'hair-oil-shampoo': { before: 18, now: 5 },
  'ice-cream': { before: 18, now: 5 },
  jam: { before: 12, now: 5 },
  ketchup: { before: 12, now: 5 },
  lpg: { before: 5, now: 5 },
  medicines: { before: 12, now: 5 },
  'milk-fresh': { before: 0, now: 0 },
  'milk-uht': { before: 5, now: 0 },
  'mobile-phone': { before: 18, now: 18 },
  'motorcycle-electric': { before: 5, now: 5 },
  motorcycle: { before: 28, now: 18 },
  'motorcycle-above-350': { before: 28, cessBefore: 3, now: 40 },
  namkeen: { before: 12, now: 5 },
  notebook: { before: 12, now: 0 },
  paint: { before: 18, now: 18 },
  paneer: { before: 5, now: 0 },
  paper: { before: 12, now: 18 },
  paratha: { before: 18, now: 0 },
  pen: { before: 18, now: 18 },
  pencil: { before: 12, now: 0 },
  refrigerator: { before: 18, now: 18 },
  roti: { before: 5, now: 0 },
  salt: { before: 0, now: 0 },
  'sanitary-napkin': { before: 0, now: 0 },
  'sewing-machine': { before: 12, now: 5 },
  'shaving-cream': { before: 18, now: 5 },
  soap: { before: 18, now: 5 },
  'solar-panel': { before: 12, now: 5 },
  soup: { before: 18, now: 5 },
  spectacles: { before: 12, now: 5 },
  'sports-goods': { before: 12, now: 5 },
  'steel-bars': { before: 18, now: 18 },
  sugar: { before: 5, now: 5 },
  sweets: { before: 5, now: 5 },
  'talcum-powder': { before: 18, now: 5 },
  tea: { before: 5, now: 5 },
  'television-large': { before: 28, now: 18 },
  'television-small': { before: 18, now: 18 },
  thermometer: { before: 18, now: 5 },
  'three-wheeler': { before: 28, now: 18 },
  toothpaste: { before: 18, now: 5 },
  toys: { before: 12, now: 5 },
  tractor: { before: 12, now: 5 },
  tyres: { before: 28, now: 18 },
  umbrella: { before: 12, now: 5 },
  utensils: { before: 12, now: 5 },
  'washing-machine': { before: 18, now: 18 },
  watch: { before: 18, now: 18 },
  'air-business': { before: 12, now: 18 },
  'air-economy': { before: 5, now: 5 },
  'amusement-park': { before: 18, now: 18 },
  'bank-charges': { before: 18, now: 18 },
  cab: { before: 5, now: 5 },
  'cinema-above-100': { before: 18, now: 18, price: [100, null] },
  'cinema-100': { before: 12, now: 5, price: [0, 100] },
  coaching: { before: 18, now: 18 },
  courier: { before: 18, now: 18 },
  'goods-transport-credit': { before: 12, now: 18 },
  'goods-transport': { before: 5, now: 5, noCredit: 'always' },
  'home-affordable': { before: 1, now: 1, noCredit: 'always' },
  'home-other': { before: 5, now: 5, noCredit: 'always' },
  hospital: { before: 0, now: 0 },
  'hotel-7500': { before: 12, now: 5, price: [0, 7_500], noCredit: 'now' },
  'hotel-above-7500': { before: 18, now: 18, price: [7_500, null] },
  'health-insurance-group': { before: 18, now: 18 },
  'health-insurance': { before: 18, now: 0 },
  'life-insurance': { before: 18, now: 0 },
  'motor-insurance': { before: 18, now: 18 },
  'ipl-ticket': { before: 28, now: 40 },
  'professional-fee': { before: 18, now: 18 },
  telecom: { before: 18, now: 18 },
  'shop-rent': { before: 18, now: 18 },
  restaurant: { before: 5, now: 5, noCredit: 'always' },
  'salon-gym': { before: 18, now: 5, noCredit: 'now' },
  'school-fee': { before: 0, now: 0 },
  software: { before: 18, now: 18 },
  tour: { before: 5, now: 5 },
  'train-ac': { before: 5, now: 5 },
  'vehicle-repair': { before: 18, now: 18 },
};
