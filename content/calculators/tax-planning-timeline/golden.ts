import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, table } from '@/lib/golden';
import type calculator from './index';

const late = { financialYear: '2024-25', today: '2026-11-26' } as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'a consultant in the old regime with ₹2,00,000 of tax after TDS, on 1 December 2025',
    source: {
      how: 'by-hand',
      title:
        's. 211: 15, 30, 30 and 25% of ₹2,00,000; 15 June 2025 and 15 March 2026 are Sundays; ₹90,000 and ₹50,000 over December to March',
    },
    input: {
      person: 'professional',
      regime: 'old',
      taxAfterTds: 2_00_000,
      section80C: 90_000,
      nps: 50_000,
      today: '2025-12-01',
    },
    expect: {
      'Next date': '2025-12-15',
      'What is due': 'Advance tax, 3rd instalment',
      'Days left': 14,
      'Advance tax, 1st instalment': '2025-06-16',
      'Advance tax, 2nd instalment': '2025-09-15',
      'Advance tax, 3rd instalment': '2025-12-15',
      'Advance tax, last instalment': '2026-03-16',
      'Advance tax, 1st instalment: to pay': 30_000,
      'Advance tax, 2nd instalment: to pay': 60_000,
      'Advance tax, 3rd instalment: to pay': 60_000,
      'Advance tax, last instalment: to pay': 50_000,
      'Advance tax, 1st instalment: interest if missed': 900,
      'Advance tax, 2nd instalment: interest if missed': 1_800,
      'Advance tax, 3rd instalment: interest if missed': 1_800,
      'Advance tax, last instalment: interest if missed': 500,
      'Months left': 4,
      'Section 80C a month': 22_500,
      'NPS a month': 12_500,
      'Return of income': '2026-08-31',
      'Form 10-IEA, to stay in the old regime': '2026-08-31',
      'Belated return, if you have not filed': '2026-12-31',
      'Revised return, to correct a mistake': '2027-03-31',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, expect: ['Dates in your calendar', 'Return due', 'Advance tax',
    'Return of income', 'Verify the return, within 30 days of filing', 'Form 16 from your employer',
    'Belated return, if you have not filed', 'Revised return, to correct a mistake'] }, [
    ['without a day the calendar is counted and nothing is marked',
      'salary, new regime: 4 instalments, 31 March, regime, 15G, Form 16, return, verification, belated, revised',
      12, '2026-07-31', 'If tax is left after TDS'],
    ['without business income the return is due on 31 July', 'Explanation 2 to s. 139(1)',
      blank, blank, blank, '2026-07-31', '2026-08-30', '2026-06-15', '2026-12-31', '2027-03-31'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['sideBusiness', 'person', 'accounts'],
    expect: ['Return of income', 'Verify the return, within 30 days of filing',
    'Tax audit report, Form 3CA or 3CB with 3CD'] }, [
    ['business income without audit moves the return of a salaried person to 31 August', 'Finance Act, 2026',
      'books', blank, blank, '2026-08-31', '2026-09-30'],
    ['presumptive income without audit has 31 August too', 'Finance Act, 2026',
      blank, 'business', 'presumptive', '2026-08-31'],
    ['an order moved the return of a business with an audit to 21 November, a Saturday, and the report to 21 October',
      's. 139(1), s. 44AB with Circular No. 7/2026; 21 November + 30 days',
      blank, 'business', 'audit', '2026-11-21', '2026-12-21', '2026-10-21'],
  ]),
  {
    name: 'an employee of the old regime gives proofs in January and chooses the regime in the return',
    source: byHand('usual day; s. 115BAC(6)'),
    input: { regime: 'old' },
    expect: {
      'Proofs of investment and rent to your employer, Form 12BB': '2026-01-31',
      'Pay what you deduct: 80C, 80D, NPS, donations': '2026-03-31',
      'Choose the old regime in the return': '2026-07-31',
      'Tell your employer which tax regime you choose': '2025-04-30',
      'Dates in your calendar': 15,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['person', 'accounts', 'regime'],
    expect: ['Form 10-IEA, to stay in the old regime', 'Tax residency certificate and Form 10F to payers',
    'Count your days in India before the year ends', 'Dates in your calendar'] }, [
    ['the old regime with business income needs Form 10-IEA by the due date of the return',
      'rule 21AGA; with audit 21 November 2026, Circular No. 7/2026', 'business', 'audit', 'old', '2026-11-21'],
    ['an NRI has the residence certificate in April, the count of days on 31 March, and no Form 15G',
      '4 instalments, 31 March, papers, gains, days, account, return, verification, belated, revised',
      'nri', blank, blank, blank, '2025-04-30', '2026-03-31', 13],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['person'],
    expect: ['Use the year’s exempt long-term gains on shares and equity funds',
    'Put sale money not yet reinvested into a capital gains account', 'Dates in your calendar', 'Return of income',
    'Form 15G to the bank, if your tax is nil'] }, [
    ['an investor uses the exempt gains by 31 March and the gains account by the due date', 's. 112A(2), s. 54F(4)',
      'investor', '2026-03-31', '2026-07-31'],
    ['an HUF has no employer and no 15H: the calendar of an investor',
      '4 instalments, 31 March, 15G, gains, account, return, verification, belated, revised',
      'huf', blank, blank, 12, '2026-07-31', '2025-04-30'],
  ]),
  {
    name: 'whoever pays high rent pays the TDS of March by 30 April',
    source: byHand('30 days from the end of March'),
    input: { tenant: true },
    expect: { 'Pay the TDS on your rent, Form 26QC': '2026-04-30' },
  },
  {
    name: 'an audited tenant deducts with a TAN instead',
    source: byHand('s. 194-IB is for those without audit: the calendar has no date for it'),
    input: { person: 'business', accounts: 'audit', tenant: true },
    expect: { 'Dates in your calendar': 11 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['taxAfterTds'], expect: ['Advance tax',
    'Dates in your calendar', 'Advance tax, 1st instalment: to pay', 'Advance tax, 1st instalment: interest if missed',
    'Advance tax, last instalment: to pay', 'Advance tax, last instalment: interest if missed'] }, [
    ['tax of ₹9,999 after TDS needs no advance tax',
      's. 208: below ₹10,000; regime, Form 16, return, verification, belated, revised', 9_999, 'Not payable', 6],
    ['tax of exactly ₹10,000 after TDS needs it', 's. 208: ₹10,000 or more; 15% is ₹1,500, 3 months at 1% is ₹45',
      10_000, 'Payable', 11, 1_500, 45, 2_500, 25],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['taxAfterTds'], expect: ['Advance tax, 1st instalment: to pay',
    'Advance tax, 1st instalment: interest if missed', 'Advance tax, 2nd instalment: to pay',
    'Advance tax, 2nd instalment: interest if missed', 'Advance tax, last instalment: interest if missed'] }, [
    ['tax of ₹10,001 has interest on whole hundreds',
      '15% is ₹1,500.15, down to ₹1,500; 30% is ₹3,000.30, down to ₹3,000', 10_001, 1500.15, 45, 3000.3, 90],
    ['a shortfall just below a hundred is rounded down',
      '15% of ₹19,999 is ₹2,999.85: ₹2,900 × 3%; 25% is ₹4,999.75: ₹4,900 × 1%', 19_999, blank, 87, blank, blank, 49],
  ]),
  {
    name: 'presumptive income pays in one instalment, on Monday 16 March 2026',
    source: byHand('s. 211(1)(b); 1% of ₹1,00,000 for one month'),
    input: { person: 'professional', accounts: 'presumptive', taxAfterTds: 1_00_000 },
    expect: {
      'Advance tax, whole of it': '2026-03-16',
      'Advance tax, whole of it: to pay': 1_00_000,
      'Advance tax, whole of it: interest if missed': 1_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { senior: true, taxAfterTds: 5_00_000 }, given: ['sideBusiness'],
    expect: ['Advance tax', 'Dates in your calendar', 'Advance tax, 1st instalment: to pay'] }, [
    ['a senior without business income pays none, whatever the tax', 's. 207(2)', blank, 'Not payable', 6],
    ['a senior with business income pays it', 's. 207(2) asks for no business income',
      'books', 'Payable', blank, 75_000],
  ]),
  {
    name: 'a senior gives Form 15H',
    source: byHand('s. 197A(1C); regime, 15H, Form 16, return, verification, belated, revised'),
    input: { senior: true },
    expect: { 'Form 15H to the bank, if your tax is nil': '2025-04-30', 'Dates in your calendar': 7 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['taxAfterTds'],
    expect: ['Dates in your calendar', 'Last day to pay advance tax'] }, [
    ['tax left after TDS rules Form 15G out', 's. 197A(1A): the tax must be nil; one date less than without a figure',
      50_000, 11],
    ['no tax left after TDS leaves Form 15G in', 'regime, 15G, Form 16, return, verification, belated, revised', 0, 7],
    ['31 March is the last day on which tax counts as paid in advance', 'proviso to s. 211(1)',
      1_00_000, blank, '2026-03-31'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('a date that is today is due today; the day after it is past'),
    given: ['today'], expect: ['Next date', 'What is due', 'Days left', 'Dates past', 'Dates still to come'] }, [
    ['on 2025-06-15 the next date of a salaried person is 2025-06-16',
      '2025-06-15', '2025-06-16', 'Advance tax, 1st instalment', 1, 2, 10],
    ['on 2025-06-16 the next date of a salaried person is 2025-06-16',
      '2025-06-16', '2025-06-16', 'Advance tax, 1st instalment', 0, 2, 10],
    ['on 2025-06-17 the next date of a salaried person is 2025-09-15',
      '2025-06-17', '2025-09-15', 'Advance tax, 2nd instalment', 90, 3, 9],
    ['on 2026-07-30 the next date of a salaried person is 2026-07-31',
      '2026-07-30', '2026-07-31', 'Return of income', 1, 8, 4],
    ['on 2026-07-31 the next date of a salaried person is 2026-07-31',
      '2026-07-31', '2026-07-31', 'Return of income', 0, 8, 4],
    ['on 2026-08-01 the next date of a salaried person is 2026-08-30',
      '2026-08-01', '2026-08-30', 'Verify the return, within 30 days of filing', 29, 9, 3],
    // Section 408(1) of the Act of 2025: 75% by 15 December, before the last day of the belated return.
    ['on 2026-11-21 the next date of a salaried person is 2026-12-15, of the year that runs',
      '2026-11-21', '2026-12-15', 'Advance tax, 3rd instalment, of tax year 2026-27', 24, 10, 2],
    ['on 2026-12-16 the next date of a salaried person is 2026-12-31',
      '2026-12-16', '2026-12-31', 'Belated return, if you have not filed', 15, 10, 2],
    ['on 2026-12-31 the next date of a salaried person is 2026-12-31',
      '2026-12-31', '2026-12-31', 'Belated return, if you have not filed', 0, 10, 2],
    ['on 2027-01-01 the next date of a salaried person is 2027-03-15, of the year that runs',
      '2027-01-01', '2027-03-15', 'Advance tax, last instalment, of tax year 2026-27', 73, 11, 1],
    ['on 2027-03-31 the next date of a salaried person is 2027-03-31',
      '2027-03-31', '2027-03-31', 'Revised return, to correct a mistake', 0, 11, 1],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['today', 'filedOn'], expect: ['Next date',
    'Dates still to come', 'Dates past', 'What is due', 'Verify the return, within 30 days of filing',
    'Dates in your calendar'] }, [
    ['after the last date of FY 2025-26 the next one is of the year after', '1 April 2027 is after the revised return; the return of 2026-27 by 31 July 2027',
      '2027-04-01', blank, '2027-07-31', 0, 12],
    ['before the year all dates are ahead', 'two dates fall on 30 April 2025',
      '2025-04-01', blank, '2025-04-30', 12, 0, 'Tell your employer which tax regime you choose, and 1 more'],
    ['a return filed on 20 July 2026 is to be verified by 19 August, and needs no belated return', '20 July + 30 days',
      blank, '2026-07-20', blank, blank, blank, blank, '2026-08-19', 11],
    ['a return filed on 20 July is not counted as still to come', 'on 25 July: verification and the revised return',
      '2026-07-25', '2026-07-20', '2026-08-19', 2, 8],
  ]),
  {
    name: 'a belated return filed on the last day is to be verified in January',
    source: byHand('31 December 2026 + 30 days'),
    input: { filedOn: '2026-12-31' },
    expect: { 'Verify the return, within 30 days of filing': '2027-01-30' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 139(4): from 1 April to 31 December 2026. Not filed, it is to be verified 30 days after 31 July'), given: ['filedOn'],
    expect: ['Verify the return, within 30 days of filing'] }, [
    ['a filing day in the year itself is of another return', '2026-03-31', '2026-08-30'],
    ['so is one after the last day', '2027-01-01', '2026-08-30'],
    ['where none is entered', blank, '2026-08-30'],
  ]),
  {
    name: 'the first possible filing day is taken',
    source: byHand('1 April 2026 + 30 days'),
    input: { filedOn: '2026-04-01' },
    expect: { 'Verify the return, within 30 days of filing': '2026-05-01' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['filedOn', 'today'], expect: 'refused' }, [
    ['a filing day to come is refused', 'filed tomorrow is not filed',
      '2026-07-21', '2026-07-20', 'You cannot file on a future day. Check the filing date, or leave it empty.'],
  ]),
  {
    name: 'TDS is deposited by the 7th, for March by 30 April',
    source: byHand('rule 30(2); 7 December 2025 is a Sunday and does not move'),
    input: { person: 'business', deducts: 'others' },
    expect: {
      'Deposit of TDS, Apr 2025': '2025-05-07',
      'Deposit of TDS, Nov 2025': '2025-12-07',
      'Deposit of TDS, Dec 2025': '2026-01-07',
      'Deposit of TDS, Feb 2026': '2026-03-07',
      'Deposit of TDS, Mar 2026': '2026-04-30',
    },
  },
  {
    name: 'TDS statements are due a month after the quarter, the last on 31 May',
    source: byHand('rule 31A(2); 31 May 2026 is a Sunday and does not move'),
    input: { person: 'business', deducts: 'others' },
    expect: {
      'TDS statement, Form 26Q, Apr to Jun 2025': '2025-07-31',
      'TDS statement, Form 26Q, Jul to Sep 2025': '2025-10-31',
      'TDS statement, Form 26Q, Oct to Dec 2025': '2026-01-31',
      'TDS statement, Form 26Q, Jan to Mar 2026': '2026-05-31',
    },
  },
  {
    name: 'TDS certificates follow 15 days later',
    source: byHand('31 July + 15 days = 15 August, and so on'),
    input: { person: 'business', deducts: 'others' },
    expect: {
      'TDS certificates, Form 16A, Apr to Jun 2025': '2025-08-15',
      'TDS certificates, Form 16A, Jul to Sep 2025': '2025-11-15',
      'TDS certificates, Form 16A, Oct to Dec 2025': '2026-02-15',
      'TDS certificates, Form 16A, Jan to Mar 2026': '2026-06-15',
    },
  },
  {
    name: 'whoever pays salaries has Form 24Q and Form 16 as well',
    source: byHand('4 statements and a certificate more'),
    input: { person: 'business', deducts: 'salaries' },
    expect: {
      'TDS statement for salaries, Form 24Q, Jan to Mar 2026': '2026-05-31',
      'Form 16 to your employees': '2026-06-15',
      'Dates in your calendar': 35,
    },
  },
  {
    name: 'monthly GST returns are due on the 11th and 20th',
    source: byHand('rules 59 and 61; 20 July 2025 is a Sunday and does not move'),
    input: { person: 'business', gst: 'monthly' },
    expect: {
      'GSTR-1, Apr 2025': '2025-05-11',
      'GSTR-3B and tax, Apr 2025': '2025-05-20',
      'GSTR-3B and tax, Jun 2025': '2025-07-20',
      'GSTR-1, Sep 2025': '2025-10-11',
      'GSTR-1, Mar 2026': '2026-04-11',
      'GSTR-3B and tax, Mar 2026': '2026-04-21',
      'Last day for input credit and credit notes of the year': '2026-11-30',
    },
  },
  {
    name: 'GSTR-3B for September 2025 was moved to 25 October by order, that for March 2026 to 21 April',
    source: byHand('Notification No. 17/2025-Central Tax; for March 2026 No. 1/2026-Central Tax'),
    input: { person: 'business', gst: 'monthly' },
    expect: {
      'GSTR-3B and tax, Feb 2026': '2026-03-20',
      'GSTR-3B and tax, Mar 2026': '2026-04-21',
      'GSTR-3B and tax, Aug 2025': '2025-09-20',
      'GSTR-3B and tax, Sep 2025': '2025-10-25',
      'GSTR-3B and tax, Oct 2025': '2025-11-20',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { person: 'business', gst: 'qrmp' }, given: ['gstState'],
    expect: ['GSTR-3B and tax, Apr to Jun 2025', 'GSTR-3B and tax, Jul to Sep 2025', 'GSTR-3B and tax, Oct to Dec 2025',
    'GSTR-3B and tax, Jan to Mar 2026'] }, [
    ['quarterly GST returns are due on the 22nd in the first group of States',
      'rule 61(1)(ii); the quarter to September 2025 was moved to 25 October',
      blank, '2025-07-22', '2025-10-25', '2026-01-22', '2026-04-22'],
    ['quarterly GST returns are due on the 24th in the other States', 'rule 61(1)(ii)',
      '24', '2025-07-24', '2025-10-25', blank, '2026-04-24'],
  ]),
  {
    name: 'quarterly filers pay by the 25th and may send invoices by the 13th in the first two months',
    source: byHand('rules 59(2) and 61(3)'),
    input: { person: 'business', gst: 'qrmp' },
    expect: {
      'GST deposit, PMT-06, Apr 2025': '2025-05-25',
      'GST deposit, PMT-06, Feb 2026': '2026-03-25',
      'Invoices to registered buyers (IFF), if you use it, May 2025': '2025-06-13',
      'GSTR-1, Apr to Jun 2025': '2025-07-13',
      'GSTR-1, Jan to Mar 2026': '2026-04-13',
    },
  },
  {
    name: 'the composition scheme pays on the 18th and has its return on 30 June',
    source: byHand('rule 62'),
    input: { person: 'business', gst: 'composition' },
    expect: {
      'Composition tax, CMP-08, Apr to Jun 2025': '2025-07-18',
      'Composition tax, CMP-08, Jul to Sep 2025': '2025-10-18',
      'Composition tax, CMP-08, Oct to Dec 2025': '2026-01-18',
      'Composition tax, CMP-08, Jan to Mar 2026': '2026-04-18',
      'Composition return of the year, GSTR-4': '2026-06-30',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { person: 'business', gst: 'monthly' }, given: ['turnover'],
    expect: ['Dates in your calendar', 'Annual return, GSTR-9', 'Reconciliation statement, GSTR-9C'] }, [
    ['turnover up to ₹2 crore needs no annual GST return',
      'Notification No. 15/2025: 10 own dates, 24 returns, the credit date', 'upTo2', 35],
    ['turnover above ₹2 crore needs GSTR-9 by 31 December', 'rule 80(1)', 'upTo5', 36, '2026-12-31'],
    ['turnover above ₹5 crore needs GSTR-9C as well', 'rule 80(3)', 'above5', 37, blank, '2026-12-31'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['person', 'gst', 'turnover', 'sideBusiness'],
    expect: 'refused' }, [
    ['quarterly returns with turnover above ₹5 crore are refused', 'QRMP is for turnover up to ₹5 crore',
      'business', 'qrmp', 'above5', blank, 'Quarterly GST returns are for turnover up to ₹5 crore.'],
    ['presumptive taxation of an NRI is refused', 'ss. 44AD and 44ADA are for residents',
      'nri', blank, blank, 'presumptive', 'Presumptive taxation under sections 44AD and 44ADA is only for residents.'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { regime: 'old' }, given: ['section80C', 'nps', 'today'],
    expect: ['Months left', 'Section 80C a month', 'NPS a month'] }, [
    ['savings are spread over the twelve months where no day is known', '₹1,20,000 ÷ 12',
      1_20_000, blank, blank, 12, 10_000, 0],
    ['savings in March are all for March', 'one month left', 1_20_000, 50_000, '2026-03-31', 1, 1_20_000, 50_000],
    ['only ₹1,50,000 and ₹50,000 are planned, whatever is typed', 's. 80CCE, s. 80CCD(1B); five months from November',
      1_50_001, 50_001, '2025-11-30', 5, 30_000, 10_000],
  ]),
  {
    name: 'no instalment of FY 2026-27 falls on a closed day',
    source: byHand('s. 408, Income-tax Act, 2025; a Monday, two Tuesdays, a Monday'),
    input: { financialYear: '2026-27', taxAfterTds: 1_00_000 },
    expect: {
      'Advance tax, 1st instalment': '2026-06-15',
      'Advance tax, 2nd instalment': '2026-09-15',
      'Advance tax, 3rd instalment': '2026-12-15',
      'Advance tax, last instalment': '2027-03-15',
      'Advance tax, 3rd instalment: to pay': 30_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 263(1)(c)'), input: { financialYear: '2026-27' }, given: ['person'],
    expect: ['Return of income', 'Verify the return, within 30 days of filing', 'Belated return, if you have not filed',
    'Revised return, to correct a mistake', 'Form 130 (earlier Form 16) from your employer'] }, [
    ['the return for FY 2026-27 is due on Saturday 31 July 2027, and the date does not move',
      blank, '2027-07-31', '2027-08-30', '2027-12-31', '2028-03-31', '2027-06-15'],
    ['without audit the business return for FY 2026-27 is due on 31 August 2027', 'business', '2027-08-31'],
  ]),
  {
    name: 'with audit the return for FY 2026-27 is due on Sunday 31 October 2027, and the date does not move',
    source: byHand('s. 263(1)(c)'),
    input: { financialYear: '2026-27', person: 'business', accounts: 'audit' },
    expect: { 'Return of income': '2027-10-31', 'Tax audit report': '2027-09-30' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { financialYear: '2026-27', person: 'business' },
    given: ['gst', 'deducts'], expect: ['GSTR-3B and tax, Sep 2026', 'Deposit of TDS, Oct 2026',
    'Deposit of TDS, Mar 2027', 'TDS statement, Form 140 (earlier 26Q), Jul to Sep 2026',
    'TDS statement for salaries, Form 138 (earlier 24Q), Jan to Mar 2027'] }, [
    ['no order on file moves a GST date of FY 2026-27', 'rule 61(1)(i)', 'monthly', blank, '2026-10-20'],
    ['TDS of FY 2026-27 keeps its days under the new rules', 'rules 218 and 219, Income-tax Rules, 2026',
      blank, 'salaries', blank, '2026-11-07', '2027-04-30', '2026-10-31', '2027-05-31'],
  ]),
  {
    name: 'an investor on 21 November 2026 has the third instalment of FY 2026-27 next',
    source: byHand('21 November to 15 December: 24 days; 30% of ₹1,20,000'),
    input: { financialYear: '2026-27', person: 'investor', taxAfterTds: 1_20_000, today: '2026-11-21' },
    expect: {
      'Next date': '2026-12-15',
      'Days left': 24,
      'Advance tax, 3rd instalment: to pay': 36_000,
      'Advance tax, 3rd instalment: interest if missed': 1_080,
    },
  },
  {
    name: 'savings of FY 2026-27 in November have five months',
    source: byHand('November to March; ₹1,50,000 ÷ 5 under s. 123'),
    input: { financialYear: '2026-27', regime: 'old', section80C: 1_50_000, today: '2026-11-21' },
    expect: { 'Months left': 5, 'Section 123 a month': 30_000 },
  },
  {
    name: 'what was missed of two instalments comes with the next one',
    source: byHand('s. 211: 75% of 2,00,000 is 1,50,000, less 40,000 paid; then the last 25%'),
    input: { taxAfterTds: 2_00_000, paid: 40_000, today: '2025-11-22' },
    expect: {
      'Advance tax, 3rd instalment: to pay': 1_10_000,
      'Advance tax, last instalment: to pay': 50_000,
    },
  },
  {
    name: 'what was paid beyond the shares due lowers the next instalments',
    source: byHand('s. 211: 1,60,000 is above 75% of 2,00,000; the last asks for 2,00,000 − 1,60,000'),
    input: { taxAfterTds: 2_00_000, paid: 1_60_000, today: '2025-11-22' },
    expect: {
      'Advance tax, 3rd instalment: to pay': 0,
      'Advance tax, last instalment: to pay': 40_000,
    },
  },

  // The fee of section 234F by total income
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['financialYear', 'totalIncome'], expect: ['Fee for a late return'] }, [
    ['exactly ₹5 lakh of total income: the small fee', 's. 234F(1), proviso: does not exceed five lakh', blank, 5_00_000, 1_000],
    ['₹1 above it: the whole fee', 's. 234F(1)', blank, 5_00_001, 5_000],
    ['the same in tax year 2026-27', 's. 428, Income-tax Act, 2025', '2026-27', 5_00_001, 5_000],
  ]),

  // FY 2024-25: what can still be done
  {
    name: 'FY 2024-25 on 26 November 2026: belated and revised returns are over, an updated one is left',
    source: byHand(
      's. 139(4), (5): 31-12-2025; s. 139(8A), 140B(3): the assessment year ends on 31-3-2026, 12, 24, 36 and 48 months later; five years for s. 119(2)(b)',
    ),
    input: late,
    expect: {
      'Return of income': '2025-09-16',
      'Belated return, if you have not filed': '2025-12-31',
      'Revised return, to correct a mistake': '2025-12-31',
      'Updated return (ITR-U), if it raises the tax: 25% additional tax': '2027-03-31',
      'Updated return (ITR-U), if it raises the tax: 50% additional tax': '2028-03-31',
      'Updated return (ITR-U), if it raises the tax: 60% additional tax': '2029-03-31',
      'Updated return (ITR-U), if it raises the tax: 70% additional tax': '2030-03-31',
      'Ask to condone the delay, if a refund or a loss is lost': '2031-03-31',
      'Dates in your calendar': 8,
      'Dates past': 3,
      'Dates still to come': 5,
    },
  },
  {
    name: 'an audited business had until 10 December 2025',
    source: byHand('31 October, moved by the Board'),
    input: { ...late, person: 'business', accounts: 'audit' },
    expect: { 'Return of income': '2025-12-10' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { financialYear: '2024-25', taxAfterTds: 1_00_000, totalIncome: 15_00_000 }, given: ['today'],
    expect: ['Interest until today', 'Additional tax', 'To pay with an updated return today'] }, [
    ['an updated return on 26 November 2026', '234A: 15 months, 15,000; 234B: 20, 20,000; 234C: 450 + 1,350 + 2,250 + 1,000; 25% of 1,40,050; fee 5,000', '2026-11-26', 40_050, 35_012.5, 1_80_062.5],
    ['on the last day at 25%', '19 + 24 months: 43,000 + 5,050; 25% of 1,48,050', '2027-03-31', 48_050, 37_012.5, 1_90_062.5],
    ['a day later at 50%', '234A from 17-9-2025: 18 months to 16-3-2027 and a part, 19; 234B: 25 months; 44,000 + 5,050; 50% of 1,49,050', '2027-04-01', 49_050, 74_525, 2_28_575],
  ]),
];

export const golden = onExample(cases, { financialYear: '2025-26' });
