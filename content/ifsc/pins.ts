import type { states } from './corrections';

type State = (typeof states)[number];

/**
 * States by the first digits of a PIN code: the postal circles of India Post, checked against the branches of 2017. A longer
 * beginning counts before a shorter one; a beginning in two states names both; one that is not here is no PIN code.
 */
const beginnings: readonly (readonly [beginnings: string, ...states: State[]])[] = [
  ['110', 'DELHI'],
  ['121 122 123 124 125 126 127 131 132 133 134 135 136', 'HARYANA'],
  ['140 141 142 143 144 145 146 147 148 151 152', 'PUNJAB'],
  ['160', 'CHANDIGARH', 'PUNJAB'],
  ['171 172 173 174 175 176 177', 'HIMACHAL PRADESH'],
  ['180 181 182 184 185 190 191 192 193', 'JAMMU AND KASHMIR'],
  ['194', 'JAMMU AND KASHMIR', 'LADAKH'],
  ['20 21 221 222 223 224 225 226 227 228 229 230 231 232 233', 'UTTAR PRADESH'],
  ['241 242 243 245 250 251 261 271 272 273 274 275 276 277 281 282 283 284 285', 'UTTAR PRADESH'],
  ['244 246 247 262 263', 'UTTAR PRADESH', 'UTTARAKHAND'],
  ['248 249', 'UTTARAKHAND'],
  ['301 302 303 304 305 306 307 311 312 313 314 321 322 323 324 325 326 327 328', 'RAJASTHAN'],
  ['331 332 333 334 335 341 342 343 344 345', 'RAJASTHAN'],
  ['360 361 363 364 365 370 380 382 383 384 385 387 388 389 390 391 392 393 394 395', 'GUJARAT'],
  ['362 396', 'GUJARAT', 'DADRA AND NAGAR HAVELI AND DAMAN AND DIU'],
  ['400 401 402 410 411 412 413 414 415 416 421 422 423 424 425 431 440 441 442 443 444 445', 'MAHARASHTRA'],
  ['403', 'GOA'],
  ['450 451 452 453 454 455 456 457 458 460 461 462 463 464 465 466', 'MADHYA PRADESH'],
  ['470 471 472 473 474 475 476 477 480 481 482 483 484 485 486 487 488', 'MADHYA PRADESH'],
  ['490 491 492 493 494 495 496 497', 'CHHATTISGARH'],
  ['500 501 502 503 504 505 506 508 509', 'TELANGANA'],
  ['507', 'TELANGANA', 'ANDHRA PRADESH'],
  ['515 516 517 518 520 521 522 523 524 530 531 532 534 535', 'ANDHRA PRADESH'],
  ['533', 'ANDHRA PRADESH', 'PUDUCHERRY'],
  ['560 561 562 563 570 571 572 573 574 575 576 577 580 581 582 583 584 585 586 587 590 591', 'KARNATAKA'],
  ['600 601 602 603 604 606 608 610 611 612 613 614 620 621 622 623 624 625 626 627 628 629', 'TAMIL NADU'],
  ['630 631 632 635 636 637 638 639 641 642 643', 'TAMIL NADU'],
  ['605 607 609', 'TAMIL NADU', 'PUDUCHERRY'],
  ['670 671 676 678 679 680 683 685 686 688 689 690 691 695', 'KERALA'],
  ['673', 'KERALA', 'PUDUCHERRY'],
  ['682', 'KERALA', 'LAKSHADWEEP'],
  ['700 711 712 713 721 722 723 731 732 733 734 735 736 741 742 743', 'WEST BENGAL'],
  ['737', 'SIKKIM'],
  ['744', 'ANDAMAN AND NICOBAR ISLANDS'],
  ['751 752 753 754 755 756 757 758 759 760 761 762 763 764 765 766 767 768 769 770', 'ODISHA'],
  ['781 782 783 784 785 786 787 788', 'ASSAM'],
  ['790 791 792', 'ARUNACHAL PRADESH'],
  ['793 794', 'MEGHALAYA'],
  ['795', 'MANIPUR'],
  ['796', 'MIZORAM'],
  ['797 798', 'NAGALAND'],
  ['799', 'TRIPURA'],
  ['800 801 802 803 804 805 811 812 821 823 824 841 842 843 844 845 846 847 848 851 852 853 854 855', 'BIHAR'],
  ['813', 'BIHAR', 'JHARKHAND'],
  ['814 815 816 822 825 826 827 828 829 831 832 833 834 835', 'JHARKHAND'],
];

const byBeginning = new Map(
  beginnings.flatMap(([texts, ...states]) => texts.split(' ').map((text) => [text, states] as const)),
);

/** Returns the States whose PIN codes begin like this one of six digits: one, two on a border, none where it is no PIN code. */
export function statesOfPin(pin: string): readonly State[] {
  return byBeginning.get(pin.slice(0, 3)) ?? byBeginning.get(pin.slice(0, 2)) ?? [];
}
