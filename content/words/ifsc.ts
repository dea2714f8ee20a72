import type { IfscWords } from '@/components/ifsc/words';
import { formatDate, formatMonth, formatNumber } from '@/lib/format';
import type { Repair } from '@/lib/ifsc/code';

const branches = (count: number) => `${formatNumber(count)} ${count === 1 ? 'branch' : 'branches'}`;

const repairTexts: Readonly<Record<Repair, string>> = {
  case: 'small letters became capitals',
  gaps: 'spaces and marks inside it were taken out',
  letterO: 'the fifth character is the digit 0, not the letter O',
  zero: 'the first four characters are letters, so 0 became O',
};

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The texts of the IFSC look-up, in plain Indian English. */
export const ifscWords: IfscWords = {
  search: {
    label: 'IFSC, MICR, or bank and place',
    placeholder: 'SBIN0000300',
    hint: 'You may paste a whole message: the code in it is found.',
    button: 'Search',
    clear: 'Clear',
    examples: 'Try',
    exampleTexts: ['HDFC0000060', 'sbi andheri west', '400002000'],
  },
  steps: {
    title: 'Or choose step by step',
    bank: 'Bank',
    state: 'State',
    place: 'City or district',
    branch: 'Branch',
    typeBank: 'Type or choose your bank',
    typeState: 'Type or choose the state',
    typePlace: 'Type or choose the city',
    typeBranch: 'Type or choose the branch',
    first: (step) => `Choose the ${step.toLowerCase()} first`,
    none: 'Nothing matches. Try fewer letters.',
    more: (count) => `${formatNumber(count)} more. Type to narrow the list.`,
    branches: (count) => formatNumber(count),
    restart: 'Start again',
    noDetails: (bank) =>
      `Our data has the codes of ${bank.name} but not its branches. If you have a code, type it in the box above.`,
    partly: (bank) =>
      `${formatNumber(bank.located)} of the ${formatNumber(bank.codes)} codes of ${bank.name} can be found by place. Look up the others by code.`,
    loading: 'Loading the list …',
  },
  repairs: (repairs, code) => `Read as ${code}: ${listed(repairs.map((repair) => repairTexts[repair]))}.`,
  zerosForO: (code) => `Read as ${code}: only with the digit 0 for the letter O is the code on the list.`,
  notPossible: 'This is not a possible IFSC.',
  misform: (misform) => {
    switch (misform.why) {
      case 'length':
        return `It has ${misform.length} characters; an IFSC has 11. Compare it with your cheque or passbook.`;
      case 'fifth':
        return `The fifth character of an IFSC is always 0; here it is ${misform.character}.`;
      case 'bankLetters':
        return `An IFSC begins with four letters for the bank; here it begins with ${misform.letters}.`;
    }
  },
  digits: (length) =>
    `It is a number of ${length} ${length === 1 ? 'digit' : 'digits'}. An IFSC begins with four letters; a MICR has 9 digits.`,
  unknownBank: {
    title: 'We don’t know this bank',
    text: (code, listDate) =>
      `The form is right, but no bank on the list of ${listDate} has codes that begin with ${code.slice(0, 4)}. Check the first four letters.`,
  },
  unlisted: {
    title: (listDate) => `Not on the list of ${listDate}`,
    text: (bank) =>
      `${bank} has no such code on our list. It may be mistyped, the branch may have closed, or it opened after that day.`,
    old: (branch, detailsDate) =>
      `In ${detailsDate} this code belonged to ${branch}. It has been withdrawn since: do not send money to it without asking the bank.`,
  },
  retired: {
    title: (merger) => `Retired: ${merger.name} has merged`,
    text: (merger, into) =>
      merger.meaning === 'codesEnded'
        ? `${merger.name} is part of ${into} now. Its old codes stopped working on ${formatDate(merger.on)}.`
        : `${merger.name} merged into ${into} on ${formatDate(merger.on)}, and its codes were replaced after that.`,
    newCode: 'The code of this branch now',
    gone: 'The code that should have followed is not on our list: the branch was closed or got another code. Ask the bank for it.',
    noRule: (into) =>
      `The new code does not follow from the old one. Look for the branch at ${into}, or read the code from a new cheque book.`,
    old: (branch) => `The old code belonged to ${branch}.`,
    find: (into, place) => `Look for ${place} at ${into}`,
  },
  noDetails: {
    title: 'A valid code, but its branch is not in our data',
    text: 'The code is on the list of the payment system. Where the branch is, our data does not say. You can ask the public service below.',
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
    systems: 'Payments',
  },
  micrUnknown: 'Not in our data. It is printed at the foot of a cheque.',
  systems: {
    yes: (system) => `${system} ✓`,
    no: (system) => `no ${system}`,
    bankUpi: 'The bank is live on UPI.',
    bankNoUpi: 'We don’t find the bank on NPCI’s UPI list.',
    unknown: 'NEFT, RTGS and IMPS of this branch are not in our data.',
    unknownOfMember: 'Which payments this bank takes part in, our data does not say.',
  },
  listed: (listDate) => `On the list of ${listDate}`,
  routed: (sponsor) => `Payments are routed through ${sponsor}, whose code this bank uses.`,
  asOf: (detailsDate) =>
    `Branch and address as of ${detailsDate}. About one code in twenty has passed to another branch since: compare the branch before you send money.`,
  asOfMapped: (detailsDate, oldCode) =>
    `Branch and address as of ${detailsDate}, when the code was ${oldCode}. Compare the branch before you send money.`,
  parts: {
    title: 'What the code says',
    bank: (bank) => `stands for ${bank}`,
    zero: 'is always zero, kept for later use',
    branch: 'is the branch, by the bank’s own numbering',
  },
  live: {
    ask: 'Ask the public service now',
    askAgain: 'Ask again',
    note: 'Asking sends this code, and nothing else about you but what every web request shows, to ifsc.razorpay.com. Nothing is sent unless you press the button.',
    asking: 'Asking …',
    source: 'Answer of Razorpay’s public IFSC service, just now. A phone number that it may give is not shown.',
    failed: (answer, isListed) => {
      switch (answer.kind) {
        case 'unknown':
          return isListed
            ? 'The service does not know this code. It may have been withdrawn since our list was made: ask the bank.'
            : 'The service does not know this code either.';
        case 'wrong':
          return 'The service answered, but not in a form that we trust, so we don’t show it.';
        case 'unreachable':
          return answer.timedOut
            ? 'The service did not answer in time. Try again later.'
            : 'The service could not be reached. You may be offline, or it may be blocked.';
      }
    },
  },
  copy: 'Copy code',
  copyAll: 'Copy details',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Could not copy',
  sameBank: (bank, state) => `Other branches of ${bank} in ${state}`,
  hits: {
    found: (total) => `${branches(total)} found`,
    shown: (shown) => `The first ${formatNumber(shown)} are shown. Add the area or the bank to see the right one.`,
    missing: (words) => `No branch has all your words. These lack ${listed(words.map((word) => `“${word}”`))}.`,
    suggestions: 'Did you mean',
    narrow: 'Which bank?',
    nothing: (text) => `No branch found for “${text}”`,
    nothingHint:
      'Try the bank’s name and one word of the place, such as “sbi andheri”. Names of roads and numbers alone are not enough. You can also choose bank and city below.',
    bankOnly: (bank) => `${bank} is chosen. Add a place to your words, or go on with its state in the boxes.`,
    more: 'Show more',
    noBranchName: 'Branch name not in our data',
    onlyLocated: (share) => `Search covers the ${share} of codes whose branch is in our data.`,
  },
  micr: {
    title: 'What the nine digits tell',
    city: (digits, city) => `${digits}: the city. PIN codes that begin so are mostly in ${city}.`,
    cityUnknown: (digits) => `${digits}: the city. We can’t name it from our data.`,
    bank: (digits, banks) =>
      banks.length === 1
        ? `${digits}: the bank, ${banks[0]}.`
        : `${digits}: the bank. These use it: ${listed(banks.slice(0, 12))}.`,
    bankUnknown: (digits) => `${digits}: the bank. We can’t name it from our data.`,
    branch: (digits) => `${digits}: the branch, by the bank’s numbering in that city.`,
    exact: (count) => (count === 1 ? 'The branch with this MICR' : `${count} branches share this MICR`),
    notExact:
      'Which branch it is, our data does not say. MICR and IFSC stand side by side on a cheque: read the IFSC there.',
    candidates: (count) =>
      `It may be one of ${count === 1 ? 'this branch' : `these ${formatNumber(count)} branches`} in that PIN area`,
    noCandidates: 'We know no branch of that bank in that PIN area.',
  },
  failed: {
    title: 'The data could not be loaded',
    text: 'You may be offline, or the connection broke off. Nothing is wrong with what you typed.',
    damaged: 'A data file came damaged or incomplete, so we show nothing rather than a wrong branch.',
    retry: 'Try again',
  },
  anatomy: {
    title: 'How an IFSC is made',
    parts: [
      { part: 'SBIN', meaning: 'the bank' },
      { part: '0', meaning: 'always zero' },
      { part: '000300', meaning: 'the branch' },
    ],
    where: 'You find yours on each cheque leaf, on the first page of the passbook, and in your bank’s app.',
  },
  searching: 'Looking …',
  recent: 'Looked up last',
  recentNote: 'Kept in this browser only.',
  clearRecent: 'Clear',
  coverage: ({ listDate, detailsDate, share, full }) =>
    full
      ? `Codes, branches and MICR of ${formatDate(listDate)}. Codes that are newer are not known here.`
      : `Codes: list of ${formatDate(listDate)}. Branch names and addresses: ${share} of the codes, as of ${formatMonth(detailsDate.slice(0, 7))}. For the rest you can ask a public service with one press.`,
  noScript:
    'The look-up works in your browser and needs JavaScript. Without it, use the search page of the Reserve Bank of India, linked under Sources.',
  dataTitle: 'The data',
  dataText: (codes, banks, listDate) =>
    `The list of ${listDate} has ${codes} codes of ${banks} banks and payment systems.`,
  date: formatDate,
  monthOf: (iso) => formatMonth(iso.slice(0, 7)),
};
