/**
 * The cases by which the code list itself is tested by its makers, without those that it calls true by hand: pairs of
 * State Bank codes before and after the merger of 2017. Only the last digits are written down: the old code is the bank's
 * letters with `before` and them, the new one `SBIN` with `after` and them plus `add`.
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
