import { formatDate, formatMonth } from '@/lib/format-date';
import type { Misform, Repair } from '@/lib/ifsc/code';
import type { Merger } from '@/lib/ifsc/retired';
import { listed } from '@/lib/listed';

const repairTexts: Readonly<Record<Repair, string>> = {
  case: 'we changed small letters to capitals',
  gaps: 'we took out spaces and marks',
  letterO: 'the fifth character is the digit 0, not the letter O',
  zero: 'the first four characters are letters, so we changed 0 to O',
};

/** The texts of the box and of the answer to a code, in plain Indian English. */
export const codeTexts = {
  search: {
    label: 'IFSC, MICR, or bank and place',
    placeholder: 'SBIN0000300',
    hint: 'Paste a whole message; we’ll find the code.',
    button: 'Search',
    clear: 'Clear',
    examples: 'Try',
    exampleTexts: ['HDFC0000060', 'sbi andheri west', '400002000'],
  },
  repairs: (repairs: readonly Repair[], code: string) =>
    `Read as ${code}: ${listed(repairs.map((repair) => repairTexts[repair]))}.`,
  zerosForO: (code: string) => `Read as ${code}: we changed the letter O to the digit 0 to find it on the list.`,
  notPossible: 'This is not a possible IFSC.',
  misform: (misform: Misform) => {
    switch (misform.why) {
      case 'length':
        return `It has ${misform.length} characters; an IFSC has 11. Compare it with your cheque or passbook.`;
      case 'fifth':
        return `The fifth character of an IFSC is always 0; here it is ${misform.character}.`;
      case 'bankLetters':
        return `An IFSC begins with four letters for the bank; here it begins with ${misform.letters}.`;
    }
  },
  digits: (length: number) =>
    `It is a number of ${length} ${length === 1 ? 'digit' : 'digits'}. An IFSC begins with four letters; a MICR has 9 digits.`,
  unknownBank: {
    title: 'We don’t know this bank',
    text: (code: string, listDate: string) =>
      `The format is right, but no bank on the list of ${listDate} has codes that begin with ${code.slice(0, 4)}. Check the first four letters.`,
  },
  unlisted: {
    title: (listDate: string) => `Not on the list of ${listDate}`,
    text: (bank: string) =>
      `${bank} has no such code on our list. You may have mistyped it, the branch may have closed, or it may have opened after that day.`,
    old: (branch: string, detailsDate: string) =>
      `In ${detailsDate} this code belonged to ${branch}. It has since been withdrawn. Ask the bank before you send money to it.`,
  },
  retired: {
    title: (merger: Merger) => `Retired: ${merger.name} has merged`,
    text: (merger: Merger, into: string) =>
      merger.meaning === 'codesEnded'
        ? `${merger.name} is part of ${into} now. Its old codes stopped working on ${formatDate(merger.on)}.`
        : `${merger.name} merged into ${into} on ${formatDate(merger.on)}, and its codes were replaced after that.`,
    newCode: 'This branch’s code now',
    gone: 'The new code we expected is not on our list. The branch may have closed or got another code. Ask the bank for it.',
    noRule: (into: string) =>
      `The new code cannot be worked out from the old one. Look for the branch at ${into}, or read the code from a new cheque book.`,
    old: (branch: string) => `The old code belonged to ${branch}.`,
    find: (into: string, place: string) => `Look for ${place} at ${into}`,
    ruralTitle: (merger: Merger) => `Retired: ${merger.name}’s codes have ended`,
    rural: (member: string, merger: Merger, into: string) =>
      `This code belonged to ${member}, which used codes of ${merger.name}. Its branches did not go to ${into}. Ask ${member}, or the rural bank it is now part of, for today’s code.`,
  },
  noDetails: {
    title: 'A valid code, but its branch is not in our data',
    text: 'The code is on the list of the payment system. Our data does not say where the branch is. You can ask the public service below.',
  },
  fields: {
    code: 'IFSC',
    bank: 'Bank',
    branch: 'Branch',
    address: 'Address',
    city: 'City',
    district: 'District',
    state: 'State',
    micr: 'MICR',
    swift: 'SWIFT',
    systems: 'Payments',
  },
  micrUnknown: 'Not in our data. It is printed at the foot of a cheque.',
  systems: {
    yes: (system: string) => `${system} ✓`,
    no: (system: string) => `no ${system}`,
    bankUpi: 'The bank is live on UPI.',
    bankNoUpi: 'We don’t find the bank on NPCI’s UPI list.',
    unknown: 'NEFT, RTGS and IMPS of this branch are not in our data.',
    unknownOfMember: 'Our data does not say which payments this bank supports.',
  },
  pinDiffers: (state: string, pinState: string) =>
    `The bank list says ${state}, but the PIN code in this address is one of ${pinState}. Ask the bank which is right.`,
  listed: (listDate: string) => `On the list of ${listDate}`,
  routed: (sponsor: string) => `Payments go through ${sponsor}, whose code this bank uses.`,
  asOf: (detailsDate: string) =>
    `Branch and address as of ${detailsDate}. About one code in twenty has since moved to another branch. Check the branch before you send money.`,
  asOfMapped: (detailsDate: string, oldCode: string) =>
    `Branch and address as of ${detailsDate}, when the code was ${oldCode}. Check the branch before you send money.`,
  parts: {
    title: 'What the code means',
    bank: (bank: string) => `stands for ${bank}`,
    zero: 'is always zero, kept for later use',
    branch: 'is the branch, by the bank’s own numbering',
  },
  live: {
    ask: 'Ask the public service now',
    askAgain: 'Ask again',
    note: 'This button sends the code to ifsc.razorpay.com. They also see what every web request shows, such as your IP address. Nothing is sent unless you press the button.',
    asking: 'Asking …',
    source: 'Answer from Razorpay’s public IFSC service, just now. We don’t show the phone number it may give.',
    notReached: 'The service could not be reached. You may be offline, or it may be blocked.',
  },
  copy: 'Copy code',
  copyAll: 'Copy details',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Could not copy',
  sameBank: (bank: string, state: string) => `Other branches of ${bank} in ${state}`,
  failed: {
    title: 'The data could not be loaded',
    text: 'You may be offline, or the connection dropped. What you typed is fine.',
    damaged: 'A data file arrived damaged. We show no result, because it could be the wrong branch.',
    retry: 'Try again',
  },
  searching: 'Looking …',
  recent: { title: 'Recent look-ups', note: 'Kept in this browser only.', clear: 'Clear' },
  date: formatDate,
  monthOf: (iso: string) => formatMonth(iso.slice(0, 7)),
};
