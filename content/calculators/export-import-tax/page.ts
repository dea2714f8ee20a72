import type { CalculatorPage } from '@/content/calculators/page';
import { inForce, lastReplaced } from '@/content/in-force';
import { baggageAllowance } from '@/content/rules/baggage';
import { boughtParcelDuty, customs, goldDuty, personalImportDuty, personalImportIgst } from '@/content/rules/customs';
import { formatDate, inr, pct } from '@/lib/format';
import { dutiesOn } from '@/lib/tax/customs';

const { freight, insurance, airFreightAtMost } = customs.valuation.value;
const goldSince = inForce(goldDuty);
const goldBefore = lastReplaced(goldDuty);
const gold = goldSince.value;
const parcel = inForce(personalImportDuty);
const parcelBefore = lastReplaced(personalImportDuty);
const baggageNow = inForce(baggageAllowance);
const none = {
  welfare: 0,
  agriculture: 0,
  welfareOnAgriculture: false,
  healthCess: 0,
  remedies: 0,
  compensationCess: 0,
};
const igst = inForce(personalImportIgst).value;
/** Returns all duties on a parcel, % of the value. */
const ofParcel = (basic: number, welfare: number) => pct(dutiesOn(100, { ...none, basic, welfare, igst }).total);
/** Returns all duties on gold, % of the value. */
const onGold = (rates: typeof gold | undefined) => pct(rates ? dutiesOn(100, { ...none, ...rates }).total : 0);

export const page: CalculatorPage = {
  summary: 'Customs duty line by line on goods, gold and parcels, and what you earn from an export.',
  description:
    'Import duty and export calculator for India: assessable value, BCD, AIDC, SWS, IGST and credit, gold duty by day, drawback, RoDTEP, LUT or IGST.',
  keywords: [
    'import duty calculator',
    'customs duty calculator india',
    'igst on import',
    'gold import duty',
    'rodtep',
    'duty drawback',
    'landed cost',
    'baggage allowance india',
    'rule 89(4) refund',
  ],
  checkedOn: customs.checkedOn,
  faqs: {
    'On what value is customs duty charged?': `On price, freight and insurance to the Indian port (CIF). If freight is not known, ${pct(freight)} of FOB is taken; for insurance, ${pct(insurance, 3)}. Freight by air counts up to ${pct(airFreightAtMost)} of FOB. The old landing charge of ${pct(customs.noLandingCharge.percent)} ended on ${formatDate(customs.noLandingCharge.value)}, though many calculators still add it.`,
    'Which duties come back?':
      'A business registered for GST gets IGST and compensation cess back as input tax credit. Basic duty, agriculture cess, welfare surcharge and anti-dumping duty are a cost.',
    'What is the duty on gold now?': `From ${formatDate(goldSince.date)} basic duty is ${pct(gold.basic)} and agriculture cess ${pct(gold.agriculture)}, without welfare surcharge, and IGST ${pct(gold.igst)}. Together that is ${onGold(goldSince.value)} of the value. Before that it was ${onGold(goldBefore.value)}.`,
    'What do I pay on a parcel from abroad?': `Basic duty of ${pct(boughtParcelDuty.value)}, ${pct(customs.welfare.value)} of it as welfare surcharge, and IGST of ${pct(igst)}, whatever the goods: ${ofParcel(boughtParcelDuty.value, customs.welfare.value)} in all. A gift pays the same since ${formatDate(parcel.date)}; before, its basic duty was ${pct(parcelBefore.value)}, without the surcharge. Choose “Duty on a parcel for myself” and enter the price with postage.`,
    'How much may I bring without duty?': `By air or sea goods of ${inr(baggageNow.value.resident)} since ${formatDate(baggageNow.date)}, a tourist of foreign origin ${inr(baggageNow.value.foreignTourist)}, besides used personal effects. By land only used personal effects are free. Choose “Duty on what I bring from a journey”.`,
    'Is the welfare surcharge charged on the agriculture cess?': `By the section, yes: it is ${pct(customs.welfare.value)} of all customs duties. Many goods with agriculture cess are exempt from the surcharge by notification. The switch shows both.`,
    'LUT or IGST paid: which way to export?':
      'Under a letter of undertaking you pay no IGST. If you pay it first, it is refunded later, and you cannot use that money meanwhile. The calculator shows what the waiting costs.',
    'Can I claim drawback and RoDTEP together?':
      'Yes. Drawback (the customs part) and RoDTEP are separate claims, each with its own rate and its own cap per unit. Garments get RoSCTL instead of RoDTEP.',
  },
  sources: [
    'customs-act-1962',
    'customs-tariff-act-1975',
    'customs-valuation-rules-2007',
    'finance-act-2018',
    'finance-act-2021',
    'customs-gold-2024',
    'customs-gold-2026',
    'mumbai-customs-parcels',
    'customs-surcharge-2026',
    'cgst-act-2017',
    'cgst-rules-2017',
    'igst-act-2017',
    'rodtep-rates',
    'rodtep-extension-2026',
    'baggage-rules-2016',
    'baggage-rules-2026',
    'baggage-rate-2016',
    'igst-rates-2017',
    'igst-rates-2025',
  ],
  related: ['gst-calculator', 'gst-input-credit', 'corporate-tax', 'tcs-calculator'],
};
