import {
  boughtParcelDuty,
  customs,
  giftSurcharge,
  goldDuty,
  passengerGold,
  personalImportDuty,
  personalImportIgst,
} from '@/content/rules/customs';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import type { ExportImportInput } from './form';

/** Writes who should leave, what is assumed, what to look out for, and what to do in an import. */
export function importNotes(input: ExportImportInput): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn, action } = notes;
  notForYou(
    'Not for goods under a project import, in a special economic zone or a bonded warehouse, and not for passengers’ baggage, which is a question of its own above.',
  );
  assume('We use the rates you enter. Customs rounds each duty to the rupee.', customs.basicDuty);
  const { checkedOn } = input.mode === 'gold' ? goldDuty : personalImportDuty;
  assume(
    input.mode !== 'import' &&
      input.day > checkedOn &&
      `We last compared the duty on ${formatDate(checkedOn)}. A notification since then may have changed it.`,
  );
  assume(
    input.mode === 'import' &&
      input.agriculture > 0 &&
      (input.welfareOnAgriculture
        ? 'We count the surcharge on the agriculture cess too, as the section says. Many goods are exempt from this. Check the entry for your goods.'
        : 'We count the surcharge only on basic duty, as for goods that a notification exempts.'),
    customs.welfare.cite,
  );
  assume(
    input.mode === 'import' &&
      input.items.length > 0 &&
      'Health cess, anti-dumping duty, compensation cess and the trade agreement are those of the first item.',
  );
  if (input.mode === 'gold') {
    const raised = input.day >= passengerGold.basicFrom.value;
    warn(
      `This is the duty for importers. ${
        raised
          ? `An eligible passenger who brings gold pays the same ${pct(valueOn(goldDuty, input.day).value.basic)} basic duty since ${formatDate(passengerGold.basicFrom.value)}, but we could not confirm by ${formatDate(passengerGold.checkedOn)} the agriculture cess of passengers.`
          : 'We do not know the rates of passengers who bring gold on this day.'
      } Ask customs before you fly.`,
      raised ? passengerGold.basicFrom.cite : valueOn(goldDuty, input.day).cite,
    );
  }
  assume(
    input.mode === 'personal' &&
      `We take the price with postage. Heading 9804 has an IGST rate of its own, whatever the goods: ${pct(valueOn(personalImportIgst, input.day).value)} on this day. A courier may declare goods under their own heading instead; its bill of entry shows it.`,
    valueOn(personalImportIgst, input.day).cite,
  );
  warn(
    input.mode === 'personal' &&
      input.parcelIgst !== null &&
      input.parcelIgst !== valueOn(personalImportIgst, input.day).value &&
      `The IGST of ${pct(input.parcelIgst)} that you entered is not the rate of that heading.`,
    valueOn(personalImportIgst, input.day).cite,
  );
  const isGift = input.parcelKind === 'gift';
  const surcharge = valueOn(giftSurcharge, input.day);
  assume(
    input.mode === 'personal' &&
      (isGift
        ? `A gift pays the duty of the tariff, ${pct(valueOn(personalImportDuty, input.day).value)} on this day, ${surcharge.value > 0 ? 'with' : 'without'} welfare surcharge. No value of a gift is free.`
        : `Goods for personal use that you paid for have a basic duty of ${pct(boughtParcelDuty.value)}, with welfare surcharge.`),
    isGift ? surcharge.cite : boughtParcelDuty.cite,
  );
  warn(
    input.mode === 'personal' &&
      surcharge.value > 0 &&
      `We count the welfare surcharge because the entry that exempted goods for personal use was omitted from ${formatDate(surcharge.date)}. We have not seen an example of customs since then. Enter 0 if your bill shows none.`,
    surcharge.cite,
  );
  action(
    'Before you order, check the rates for your HS code. The rates on the day of the bill of entry apply, and exemptions change often.',
  );
  return notes;
}

/** Writes who should leave, what is assumed, what to look out for, and what to do in an export. */
export function exportNotes(): NoteSheet {
  const notes = noteSheet();
  const { notForYou, warn, assume, action } = notes;
  const { rodtepHalved: halved, rodtepUntil: until } = customs;
  notForYou('Not for services, deemed exports or supplies to special economic zones, which have their own rules.');
  warn(
    `RoDTEP rates and limits outside chapters 1 to 24 were half from ${formatDate(halved.value.from)} to ${formatDate(halved.value.to)} only. Enter those in force for your HS code on the day of the shipping bill.`,
    halved.cite,
  );
  warn(
    `RoDTEP runs up to ${formatDate(until.value)}. We had not seen an extension beyond it by ${formatDate(customs.checkedOn)}.`,
    until.cite,
  );
  assume('Garments and made-ups get RoSCTL instead of RoDTEP. Enter that rate.', customs.rodtep);
  action('File the letter of undertaking (RFD-11) before the first export of each financial year.', customs.zeroRated);
  action(
    `Ship within ${customs.lutMonths.value} months of the invoice. Otherwise IGST with interest is due.`,
    customs.lutMonths.cite,
  );
  return notes;
}
