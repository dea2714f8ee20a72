import type { Citation, IsoDate, Rule } from '@/lib/law';

/**
 * An everyday item, its heading and its rate in % (CGST and SGST together, or IGST) on either side of the reform of
 * 22 September 2025. Only the usual case of the item: what the entry in the notification says about it decides.
 */
export interface GstItem {
  readonly id: string;
  readonly name: string;
  /** HSN heading or chapter of goods, SAC heading of a service. */
  readonly code: string;
  readonly before: number;
  /** Compensation cess on top of `before`, %. */
  readonly cessBefore?: number;
  readonly now: number;
}

/** The last day on which the list was compared with the notifications. */
export const gstItemsCheckedOn: IsoDate = '2026-11-20';

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

/** Everyday goods, by name. */
export const gstGoods: readonly GstItem[] = [
  { id: 'aerated-drink', name: 'Aerated drink with added sugar', code: '2202', before: 28, cessBefore: 12, now: 40 },
  { id: 'agarbatti', name: 'Agarbatti', code: '3307', before: 5, now: 5 },
  { id: 'air-conditioner', name: 'Air conditioner', code: '8415', before: 28, now: 18 },
  { id: 'almonds-pistachios', name: 'Almonds, pistachios', code: '0802', before: 12, now: 5 },
  { id: 'bicycle', name: 'Bicycle', code: '8712', before: 12, now: 5 },
  { id: 'biscuits', name: 'Biscuits', code: '1905', before: 18, now: 5 },
  { id: 'books', name: 'Books, printed', code: '4901', before: 0, now: 0 },
  { id: 'bread', name: 'Bread, plain', code: '1905', before: 0, now: 0 },
  { id: 'butter-ghee', name: 'Butter, ghee', code: '0405', before: 12, now: 5 },
  { id: 'cakes', name: 'Cakes and pastries', code: '1905', before: 18, now: 5 },
  { id: 'car-parts', name: 'Car and truck parts', code: '8708', before: 28, now: 18 },
  { id: 'car-large', name: 'Car over 1,500 cc, not an SUV', code: '8703', before: 28, cessBefore: 20, now: 40 },
  {
    id: 'car-mid-size',
    name: 'Car up to 1,500 cc, over 4 m or over 1,200 cc petrol',
    code: '8703',
    before: 28,
    cessBefore: 17,
    now: 40,
  },
  {
    id: 'car-small-diesel',
    name: 'Car, diesel, up to 1,500 cc and 4 m',
    code: '8703',
    before: 28,
    cessBefore: 3,
    now: 18,
  },
  { id: 'car-electric', name: 'Car, electric', code: '8703', before: 5, now: 5 },
  {
    id: 'car-small-petrol',
    name: 'Car, petrol, CNG or LPG, up to 1,200 cc and 4 m',
    code: '8703',
    before: 28,
    cessBefore: 1,
    now: 18,
  },
  { id: 'car-suv', name: 'Car, SUV over 1,500 cc and 4 m', code: '8703', before: 28, cessBefore: 22, now: 40 },
  { id: 'cement', name: 'Cement', code: '2523', before: 28, now: 18 },
  { id: 'cheese', name: 'Cheese', code: '0406', before: 12, now: 5 },
  { id: 'chocolate', name: 'Chocolate', code: '1806', before: 18, now: 5 },
  { id: 'clothes-2500', name: 'Clothes, over ₹1,000 up to ₹2,500 a piece', code: '61, 62', before: 12, now: 5 },
  { id: 'clothes-above-2500', name: 'Clothes, over ₹2,500 a piece', code: '61, 62', before: 12, now: 18 },
  { id: 'clothes-1000', name: 'Clothes, up to ₹1,000 a piece', code: '61, 62', before: 5, now: 5 },
  { id: 'coffee-instant', name: 'Coffee, instant', code: '2101', before: 18, now: 5 },
  { id: 'computer', name: 'Computer, laptop', code: '8471', before: 18, now: 18 },
  { id: 'cosmetics', name: 'Cosmetics: lipstick, face cream', code: '3304', before: 18, now: 18 },
  { id: 'detergent', name: 'Detergent', code: '3402', before: 18, now: 18 },
  { id: 'diamond-cut', name: 'Diamond, cut and polished', code: '7102', before: 1.5, now: 1.5 },
  { id: 'diamond-rough', name: 'Diamond, rough', code: '7102', before: 0.25, now: 0.25 },
  { id: 'diapers', name: 'Diapers', code: '9619', before: 12, now: 5 },
  { id: 'dishwasher', name: 'Dishwasher', code: '8422', before: 28, now: 18 },
  { id: 'drinking-water', name: 'Drinking water, bottle under 20 litres', code: '2201', before: 18, now: 5 },
  { id: 'edible-oil', name: 'Edible oil', code: '1507', before: 5, now: 5 },
  { id: 'eggs', name: 'Eggs', code: '0407', before: 0, now: 0 },
  { id: 'eraser', name: 'Eraser', code: '4016', before: 5, now: 0 },
  { id: 'fan', name: 'Fan', code: '8414', before: 18, now: 18 },
  { id: 'footwear-2500', name: 'Footwear, over ₹1,000 up to ₹2,500 a pair', code: '64', before: 18, now: 5 },
  { id: 'footwear-above-2500', name: 'Footwear, over ₹2,500 a pair', code: '64', before: 18, now: 18 },
  { id: 'footwear-1000', name: 'Footwear, up to ₹1,000 a pair', code: '64', before: 12, now: 5 },
  { id: 'fruit-vegetables', name: 'Fruit and vegetables, fresh', code: '07, 08', before: 0, now: 0 },
  { id: 'fruit-juice', name: 'Fruit juice', code: '2009', before: 12, now: 5 },
  { id: 'furniture', name: 'Furniture, not of bamboo or cane', code: '9403', before: 18, now: 18 },
  { id: 'gold', name: 'Gold', code: '7108', before: 3, now: 3 },
  { id: 'gold-jewellery', name: 'Gold and silver jewellery', code: '7113', before: 3, now: 3 },
  { id: 'goods-vehicle', name: 'Goods vehicle: truck, tempo', code: '8704', before: 28, now: 18 },
  { id: 'grain-loose', name: 'Grain, flour, pulses: loose', code: '1001', before: 0, now: 0 },
  { id: 'grain-packed', name: 'Grain, flour, pulses: packed up to 25 kg', code: '1001', before: 5, now: 5 },
  { id: 'hair-oil-shampoo', name: 'Hair oil, shampoo', code: '3305', before: 18, now: 5 },
  { id: 'ice-cream', name: 'Ice cream', code: '2105', before: 18, now: 5 },
  { id: 'jam', name: 'Jam', code: '2007', before: 12, now: 5 },
  { id: 'ketchup', name: 'Ketchup, sauces', code: '2103', before: 12, now: 5 },
  { id: 'lpg', name: 'LPG cylinder for the home', code: '2711', before: 5, now: 5 },
  { id: 'medicines', name: 'Medicines, most', code: '3004', before: 12, now: 5 },
  { id: 'milk-fresh', name: 'Milk, fresh or pasteurised', code: '0401', before: 0, now: 0 },
  { id: 'milk-uht', name: 'Milk, UHT', code: '0401', before: 5, now: 0 },
  { id: 'mobile-phone', name: 'Mobile phone', code: '8517', before: 18, now: 18 },
  { id: 'motorcycle-electric', name: 'Motorcycle or scooter, electric', code: '8711', before: 5, now: 5 },
  { id: 'motorcycle', name: 'Motorcycle or scooter, up to 350 cc', code: '8711', before: 28, now: 18 },
  { id: 'motorcycle-above-350', name: 'Motorcycle over 350 cc', code: '8711', before: 28, cessBefore: 3, now: 40 },
  { id: 'namkeen', name: 'Namkeen, packed', code: '2106', before: 12, now: 5 },
  { id: 'notebook', name: 'Notebook, exercise book', code: '4820', before: 12, now: 0 },
  { id: 'paint', name: 'Paint', code: '3209', before: 18, now: 18 },
  { id: 'paneer', name: 'Paneer, packed', code: '0406', before: 5, now: 0 },
  { id: 'paper', name: 'Paper for writing and printing', code: '4802', before: 12, now: 18 },
  { id: 'paratha', name: 'Paratha, parotta', code: '2106', before: 18, now: 0 },
  { id: 'pen', name: 'Pen, ball point', code: '9608', before: 18, now: 18 },
  { id: 'pencil', name: 'Pencil, crayon, sharpener', code: '9609', before: 12, now: 0 },
  { id: 'refrigerator', name: 'Refrigerator', code: '8418', before: 18, now: 18 },
  { id: 'roti', name: 'Roti, chapati, khakhra', code: '1905', before: 5, now: 0 },
  { id: 'salt', name: 'Salt', code: '2501', before: 0, now: 0 },
  { id: 'sanitary-napkin', name: 'Sanitary napkin', code: '9619', before: 0, now: 0 },
  { id: 'sewing-machine', name: 'Sewing machine', code: '8452', before: 12, now: 5 },
  { id: 'shaving-cream', name: 'Shaving cream', code: '3307', before: 18, now: 5 },
  { id: 'soap', name: 'Soap, toilet bar', code: '3401', before: 18, now: 5 },
  { id: 'solar-panel', name: 'Solar panel', code: '8541', before: 12, now: 5 },
  { id: 'soup', name: 'Soup', code: '2104', before: 18, now: 5 },
  { id: 'spectacles', name: 'Spectacles, corrective', code: '9004', before: 12, now: 5 },
  { id: 'sports-goods', name: 'Sports goods', code: '9506', before: 12, now: 5 },
  { id: 'steel-bars', name: 'Steel bars, TMT', code: '7214', before: 18, now: 18 },
  { id: 'sugar', name: 'Sugar', code: '1701', before: 5, now: 5 },
  { id: 'sweets', name: 'Sweets (mithai)', code: '2106', before: 5, now: 5 },
  { id: 'talcum-powder', name: 'Talcum powder', code: '3304', before: 18, now: 5 },
  { id: 'tea', name: 'Tea', code: '0902', before: 5, now: 5 },
  { id: 'television-large', name: 'Television, over 32 inches', code: '8528', before: 28, now: 18 },
  { id: 'television-small', name: 'Television, up to 32 inches', code: '8528', before: 18, now: 18 },
  { id: 'thermometer', name: 'Thermometer', code: '9025', before: 18, now: 5 },
  { id: 'three-wheeler', name: 'Three-wheeler', code: '8703', before: 28, now: 18 },
  { id: 'toothpaste', name: 'Toothpaste, toothbrush', code: '3306', before: 18, now: 5 },
  { id: 'toys', name: 'Toys, not electronic', code: '9503', before: 12, now: 5 },
  { id: 'tractor', name: 'Tractor', code: '8701', before: 12, now: 5 },
  { id: 'tyres', name: 'Tyres, new, of cars and two-wheelers', code: '4011', before: 28, now: 18 },
  { id: 'umbrella', name: 'Umbrella', code: '6601', before: 12, now: 5 },
  { id: 'utensils', name: 'Utensils of steel or aluminium', code: '7323', before: 12, now: 5 },
  { id: 'washing-machine', name: 'Washing machine', code: '8450', before: 18, now: 18 },
  { id: 'watch', name: 'Watch', code: '9102', before: 18, now: 18 },
];

/** Everyday services, by name. */
export const gstServices: readonly GstItem[] = [
  { id: 'air-business', name: 'Air ticket, business class', code: '9964', before: 12, now: 18 },
  { id: 'air-economy', name: 'Air ticket, economy class', code: '9964', before: 5, now: 5 },
  { id: 'amusement-park', name: 'Amusement park entry', code: '9996', before: 18, now: 18 },
  { id: 'bank-charges', name: 'Bank charges', code: '9971', before: 18, now: 18 },
  { id: 'cab', name: 'Cab booked through an app', code: '9964', before: 5, now: 5 },
  { id: 'cinema-above-100', name: 'Cinema ticket over ₹100', code: '9996', before: 18, now: 18 },
  { id: 'cinema-100', name: 'Cinema ticket up to ₹100', code: '9996', before: 12, now: 5 },
  { id: 'coaching', name: 'Coaching class', code: '9992', before: 18, now: 18 },
  { id: 'courier', name: 'Courier', code: '9968', before: 18, now: 18 },
  {
    id: 'goods-transport-credit',
    name: 'Goods transport by road (GTA), with credit',
    code: '9965',
    before: 12,
    now: 18,
  },
  { id: 'goods-transport', name: 'Goods transport by road (GTA), without credit', code: '9965', before: 5, now: 5 },
  { id: 'home-affordable', name: 'Home under construction, affordable', code: '9954', before: 1, now: 1 },
  { id: 'home-other', name: 'Home under construction, other', code: '9954', before: 5, now: 5 },
  { id: 'hospital', name: "Hospital or doctor's treatment", code: '9993', before: 0, now: 0 },
  { id: 'hotel-7500', name: 'Hotel room, over ₹1,000 up to ₹7,500 a day', code: '9963', before: 12, now: 5 },
  { id: 'hotel-above-7500', name: 'Hotel room, over ₹7,500 a day', code: '9963', before: 18, now: 18 },
  { id: 'health-insurance-group', name: 'Insurance: health, group', code: '9971', before: 18, now: 18 },
  { id: 'health-insurance', name: 'Insurance: health, own or family', code: '9971', before: 18, now: 0 },
  { id: 'life-insurance', name: 'Insurance: life, own term plan', code: '9971', before: 18, now: 0 },
  { id: 'motor-insurance', name: 'Insurance: motor', code: '9971', before: 18, now: 18 },
  { id: 'ipl-ticket', name: 'IPL match ticket', code: '9996', before: 28, now: 40 },
  { id: 'professional-fee', name: 'Lawyer, accountant, consultant', code: '9982', before: 18, now: 18 },
  { id: 'telecom', name: 'Mobile recharge, internet', code: '9984', before: 18, now: 18 },
  { id: 'shop-rent', name: 'Rent of a shop or office', code: '9972', before: 18, now: 18 },
  { id: 'restaurant', name: 'Restaurant meal, ordinary premises', code: '9963', before: 5, now: 5 },
  { id: 'salon-gym', name: 'Salon, gym, yoga', code: '9997', before: 18, now: 5 },
  { id: 'school-fee', name: 'School fee', code: '9992', before: 0, now: 0 },
  { id: 'software', name: 'Software and IT services', code: '9983', before: 18, now: 18 },
  { id: 'tour', name: 'Tour package', code: '9985', before: 5, now: 5 },
  { id: 'train-ac', name: 'Train ticket, AC or first class', code: '9964', before: 5, now: 5 },
  { id: 'vehicle-repair', name: 'Vehicle repair', code: '9987', before: 18, now: 18 },
];
