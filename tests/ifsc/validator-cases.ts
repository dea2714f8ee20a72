/**
 * The cases by which the makers of the code list test its validator, as facts: which code is listed. Source: razorpay/ifsc,
 * tests/validator_asserts.json at 0252c790 (606 cases), and the ten single cases that its later versions add. Of the old
 * codes of State Bank's associates and of their new ones only the last digits are written down: the old code is the bank's
 * letters with its number, and the new one `SBIN` with that number plus `add`.
 */
export const associates = [
  {
    bank: 'SBBJ',
    add: 21_000,
    numbers:
      '10004 10006 10011 10014 10032 10051 10093 10163 10199 10201 10202 10209 10276 10278 10279 10282 10286 10287 10288 10309 10310 10312 10319 10355 10359 10365 10375 10376 10378 10384 10390 10392 10398 10413 10414 10418 10434 10439 10446 10449 10465 10476 10502 10510 10552 10604 10631 10666 10717 10746 10775 10778 10781 10811 10825 10829 10839 10883 10913 10929 10947 10973 10975 11000 11327',
  },
  {
    bank: 'SBHY',
    add: 20_000,
    numbers:
      '1 4 66 72 75 76 84 85 87 106 108 122 134 149 202 223 242 243 245 272 273 278 279 281 289 298 313 326 328 329 343 346 347 380 400 430 492 497 502 511 536 549 578 588 600 641 673 679 684 702 703 704 728 740 741 743 748 759 814 823 828 829 833 1024 1366 1482 1495 2119',
  },
  {
    bank: 'SBMY',
    add: 40_000,
    numbers:
      '1 6 7 12 15 17 22 54 55 58 134 149 154 169 216 227 229 259 278 284 321 343 368 403 415 421 460 522 528 538 548 551 554 559 563 579 669 684 691 720 747 748 757 1089',
  },
  {
    bank: 'SBTR',
    add: 70_000,
    numbers:
      '1 2 5 7 11 20 25 28 29 30 54 81 89 94 102 142 147 157 158 159 166 177 188 192 230 238 246 248 291 300 303 311 313 319 337 390 391 405 457 500 502 508 534 541 550 561 565 590 606 611 626 642 644 645 648 650 654 656 659 665 666 691 694 696 699 737 828 910 1102 1109 1110 1111 1112 1237',
  },
  {
    bank: 'STBP',
    add: 50_000,
    numbers:
      '12 23 26 38 65 88 121 167 176 179 180 182 183 191 200 203 271 273 284 285 290 303 313 463 489 529 587 589 627 685 696 697 732 749 771 783 813 864 879 889 895 933 1196 1511 1512',
  },
] as const;

/** Old codes whose new code is no case of theirs. */
export const withoutNewCase = ['SBIN0020298', 'SBIN0040684', 'SBIN0050889'];

/** A pair of theirs that is none: the old code already has the digits of the new one. */
export const single = { old: 'SBMY0040020', now: 'SBIN0040020' };

/**
 * Codes that the file, which is older than our list, has as listed, and that were closed before 29 October 2025. The later version of the file has each of them as not listed.
 */
export const closedSince =
  '20001 20004 20084 20242 20272 20273 20278 20279 20281 20326 20329 20347 20502 20578 20588 20641 20673 20679 20702 20703 20741 20748 20759 20823 20833 21024 21366 21482 31004 31014 31276 31279 31286 31287 31288 31310 31319 31355 31376 31378 31384 31392 31418 31434 31439 31604 31631 31666 31717 31775 31839 31947 31973 31975 32327 40001 40020 40154 40278 40343 40368 40415 40421 40522 40538 40554 40559 40563 40579 40691 40720 40747 40748 40757 41089 50167 50176 50179 50183 50200 50273 50285 50313 50463 50489 50529 50587 50589 50685 50732 50749 50813 50879 50895 51196 51511 70001 70002 70007 70238 70300 70337 70391 70405 70500 70508 70534 70541 70590 70611 70626 70645 70648 70650 70656 70666 70696 70910 71109 71110 71111 71112 71237'
    .split(' ')
    .map((digits) => `SBIN0${digits.padStart(6, '0')}`);

/** Single cases, each with what the list says. */
export const basic: readonly (readonly [code: string, isListed: boolean])[] = [
  ['PUNB0000000', false],
  ['UTIB0000001', true],
  ['DLXB0000097', true],
  ['HDFC0002854', true],
  ['ICIC0007429', true],
  ['IDIB000A001', true],
  ['IDIB000C122', true],
  ['IDIB000J052', true],
  ['KARB0000001', true],
  ['KKBK0000261', true],
  ['UTIB0001688', true],
  ['BARB0DBAGIY', true],
  ['BARB0DBAAHM', true],
  ['ICLL0000001', true],
  ['CNRB0011023', true],
  ['BOTM0NEEMRA', true],
  ['BARB0ZOOTIN', true],
  ['BOTM0XEEMRA', false],
  ['BOTX0XEEMRA', false],
  ['BOTX0000000', false],
  ['BOTX0000500', false],
  ['BOTM0000500', false],
  ['DLXB0000500', false],
  ['HPSC0000406', true],
  ['HPSC0000300', false],
  ['SBMY0040704', false],
];

/** Codes of sponsors and the bank that the account is really with. */
export const members: readonly (readonly [code: string, bank: RegExp])[] = [
  ['YESB0VNB001', /Vaish Co-?operative New Bank/i],
  ['WBSC0DJCB01', /Darjeeling District Central/i],
  ['KSCB0006001', /Tumkur District Central/i],
  ['WBSC0KPCB01', /Kolkata Police/i],
  ['YESB0ADB002', /Amravati District Central/i],
];
