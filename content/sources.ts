/** A document that our figures and statements rest on; citations point here by id. */
export interface Source {
  /** Title as printed, with number and date for a notification. */
  readonly title: string;
  /** Who issued it. */
  readonly publisher: string;
  /** Where it can be read, where a stable address is known. */
  readonly url?: string;
}

/** Every source that a citation may name. Ids are kebab-case and never reused. */
export const sources = {
  'income-tax-act-1961': {
    title: 'Income-tax Act, 1961, as amended by the Finance Act, 2025',
    publisher: 'Government of India',
    url: 'https://www.indiacode.nic.in/handle/123456789/2435',
  },
  'finance-act-2025': {
    title: 'Finance Act, 2025 (Act No. 7 of 2025)',
    publisher: 'Government of India',
  },
  'income-tax-rules-1962': {
    title: 'Income-tax Rules, 1962',
    publisher: 'Central Board of Direct Taxes',
    url: 'https://incometaxindia.gov.in/pages/rules/income-tax-rules-1962.aspx',
  },
  'cgst-act-2017': {
    title: 'Central Goods and Services Tax Act, 2017',
    publisher: 'Government of India',
    url: 'https://cbic-gst.gov.in/gst-acts.html',
  },
  'igst-act-2017': {
    title: 'Integrated Goods and Services Tax Act, 2017',
    publisher: 'Government of India',
    url: 'https://cbic-gst.gov.in/gst-acts.html',
  },
  'cgst-rules-2017': {
    title: 'Central Goods and Services Tax Rules, 2017',
    publisher: 'Central Board of Indirect Taxes and Customs',
    url: 'https://cbic-gst.gov.in/gst-rules.html',
  },
  'ppf-scheme-2019': {
    title: 'Public Provident Fund Scheme, 2019 (G.S.R. 915(E), 12 December 2019), as amended',
    publisher: 'Ministry of Finance',
  },
  'ppf-rate-history': {
    title: 'Public Provident Fund: rates of interest and limits of deposit since 1968-69',
    publisher: 'National Savings Institute, Ministry of Finance',
    url: 'https://www.nsiindia.gov.in/',
  },
  'small-savings-rates': {
    title: 'Rates of interest of small savings schemes, revised each quarter (latest on file: January to March 2026)',
    publisher: 'Department of Economic Affairs, Ministry of Finance',
    url: 'https://dea.gov.in/',
  },
  'level-annuity': {
    title: 'Level annuity: present and future value of equal payments at a constant rate per period',
    publisher: 'Standard financial mathematics',
  },
  'cbdt-circular-8-2013': {
    title: 'Circular No. 8/2013, 10 October 2013: income-tax deduction from salaries under section 192',
    publisher: 'Central Board of Direct Taxes',
  },
  'gestetner-1978': {
    title: 'Gestetner Duplicators (P.) Ltd. v. Commissioner of Income-tax, 14 December 1978, 117 ITR 1',
    publisher: 'Supreme Court of India',
  },
  'sgst-acts-2017': {
    title: 'State Goods and Services Tax Acts, 2017 (one for each State, in the same words)',
    publisher: 'State Governments',
  },
  'utgst-act-2017': {
    title: 'Union Territory Goods and Services Tax Act, 2017',
    publisher: 'Government of India',
    url: 'https://cbic-gst.gov.in/gst-acts.html',
  },
  'gst-compensation-act-2017': {
    title: 'Goods and Services Tax (Compensation to States) Act, 2017',
    publisher: 'Government of India',
    url: 'https://cbic-gst.gov.in/gst-acts.html',
  },
  'cgst-rate-1-2017': {
    title:
      'Notification No. 1/2017-Central Tax (Rate), 28 June 2017, as amended: rates on goods up to 21 September 2025',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-2-2017': {
    title: 'Notification No. 2/2017-Central Tax (Rate), 28 June 2017, as amended: goods exempt up to 21 September 2025',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-11-2017': {
    title: 'Notification No. 11/2017-Central Tax (Rate), 28 June 2017, as amended: rates on services',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-12-2017': {
    title: 'Notification No. 12/2017-Central Tax (Rate), 28 June 2017, as amended: exempt services',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-40-2017': {
    title: 'Notification No. 40/2017-Central Tax (Rate), 23 October 2017: goods for a merchant exporter',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-20-2019': {
    title: 'Notification No. 20/2019-Central Tax (Rate), 30 September 2019: services, with job work on diamonds',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-2-2022': {
    title: 'Notification No. 2/2022-Central Tax (Rate), 31 March 2022: bricks without input tax credit',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-9-2025': {
    title: 'Notification No. 9/2025-Central Tax (Rate), 17 September 2025: rates on goods',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-10-2025': {
    title: 'Notification No. 10/2025-Central Tax (Rate), 17 September 2025: exempt goods',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-14-2025': {
    title: 'Notification No. 14/2025-Central Tax (Rate), 17 September 2025: bricks',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-15-2025': {
    title: 'Notification No. 15/2025-Central Tax (Rate), 17 September 2025: rates on services',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-16-2025': {
    title: 'Notification No. 16/2025-Central Tax (Rate), 17 September 2025: exempt services',
    publisher: 'Ministry of Finance',
  },
  'cgst-rate-19-2025': {
    title: 'Notification No. 19/2025-Central Tax (Rate), 31 December 2025: pan masala and tobacco from 1 February 2026',
    publisher: 'Ministry of Finance',
  },
  'cgst-notification-19-2025': {
    title: 'Notification No. 19/2025-Central Tax, 31 December 2025: value by retail sale price',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'compensation-cess-rate-1-2017': {
    title: 'Notification No. 1/2017-Compensation Cess (Rate), 28 June 2017, as amended',
    publisher: 'Ministry of Finance',
  },
  'compensation-cess-rate-2-2025': {
    title: 'Notification No. 2/2025-Compensation Cess (Rate), 17 September 2025',
    publisher: 'Ministry of Finance',
  },
  'compensation-cess-rate-3-2025': {
    title: 'Notification No. 3/2025-Compensation Cess (Rate), 31 December 2025',
    publisher: 'Ministry of Finance',
  },
  'cleartax-sip': {
    title: 'SIP calculator: formula and worked example',
    publisher: 'ClearTax',
    url: 'https://cleartax.in/s/sip-calculator',
  },
  'kotak-securities-sip': {
    title: 'HDFC Mutual Fund SIP calculator: worked example',
    publisher: 'Kotak Securities',
    url: 'https://www.kotaksecurities.com/calculator/hdfc-mutual-fund-sip-calculator',
  },
  'trading-qna-sip': {
    title: 'How to calculate SIP returns: one plan on the calculators of AMFI, Axis Bank, HDFC and ICICI Prudential',
    publisher: 'Trading Q&A by Zerodha',
    url: 'https://tradingqna.com/t/how-to-calculate-sip-returns/68264',
  },
  'income-tax-act-2025': {
    title: 'Income-tax Act, 2025 (30 of 2025)',
    publisher: 'Government of India',
  },
  'rbi-kfs-2024': {
    title: 'Key Facts Statement (KFS) for Loans & Advances, DOR.STR.REC.13/13.03.00/2024-25, 15 April 2024',
    publisher: 'Reserve Bank of India',
    url: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
  },
  'rbi-emi-reset-2023': {
    title: 'Reset of Floating Interest Rate on EMI based Personal Loans, RBI/2023-24/55, 18 August 2023',
    publisher: 'Reserve Bank of India',
  },
  'rbi-prepayment-charges-2025': {
    title: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025, RBI/2025-26/64, 2 July 2025',
    publisher: 'Reserve Bank of India',
  },
  'rbi-rounding-2007': {
    title: 'Rounding off to the nearest rupee, DBOD.Dir.BC.70/13.01.01/2006-07, 30 March 2007',
    publisher: 'Reserve Bank of India',
    url: 'https://www.rbi.org.in/commonman/English/Scripts/Notification.aspx?Id=239',
  },
  'finance-act-2024': {
    title: 'Finance (No. 2) Act, 2024 (Act No. 15 of 2024)',
    publisher: 'Government of India',
  },
  'constitution-of-india': {
    title: 'Constitution of India',
    publisher: 'Government of India',
    url: 'https://www.indiacode.nic.in/',
  },
  'cgst-circular-98-2019': {
    title: 'Circular No. 98/17/2019-GST, 23 April 2019: use of input tax credit under rule 88A',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'cgst-circular-170-2022': {
    title: 'Circular No. 170/02/2022-GST, 6 July 2022: credit, its reversal and blocked credit in Table 4 of GSTR-3B',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'cgst-notification-13-2017': {
    title: 'Notification No. 13/2017-Central Tax, 28 June 2017, as amended: rates of interest',
    publisher: 'Ministry of Finance',
  },
  'cgst-notification-19-2021': {
    title: 'Notification No. 19/2021-Central Tax, 1 June 2021: late fee for GSTR-3B (amends No. 76/2018)',
    publisher: 'Ministry of Finance',
  },
  'cgst-notification-17-2025': {
    title: 'Notification No. 17/2025-Central Tax, 18 October 2025: due date of GSTR-3B for September 2025',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'gstn-advisory-interest-2026': {
    title: 'Advisory on interest collection and related enhancements in GSTR-3B, 30 January 2026, with its update',
    publisher: 'Goods and Services Tax Network',
    url: 'https://tutorial.gst.gov.in/downloads/news/advisory_on_interest_calculator.pdf',
  },
  'rbi-foreclosure-banks-2019': {
    title:
      'Levy of Foreclosure Charges/Pre-payment Penalty on Floating Rate Term Loans, RBI/2019-20/29, 2 August 2019 (banks)',
    publisher: 'Reserve Bank of India',
  },
  'rbi-foreclosure-nbfc-2019': {
    title:
      'Levy of foreclosure charges/pre-payment penalty on Floating Rate Loans by NBFCs, RBI/2019-20/30, 2 August 2019',
    publisher: 'Reserve Bank of India',
    url: 'https://www.rbi.org.in/scripts/NotificationUser.aspx?Id=11647&Mode=0',
  },
  'nhb-prepayment-2011': {
    title: 'Pre-payment levy or penalty on pre-closure of housing loans, circular of 19 October 2011',
    publisher: 'National Housing Bank',
  },
  'rbi-property-documents-2023': {
    title: 'Release of Movable/Immovable Property Documents on Repayment of Personal Loans, 13 September 2023',
    publisher: 'Reserve Bank of India',
  },
  'cbdt-circular-23-2017': {
    title: 'Tax deduction at source on Goods and Services Tax component, Circular No. 23/2017, 19 July 2017',
    publisher: 'Central Board of Direct Taxes',
  },
  'income-tax-rules-2026': {
    title: 'Income-tax Rules, 2026',
    publisher: 'Central Board of Direct Taxes',
  },
  'finance-act-2026': {
    title: 'Finance Act, 2026',
    publisher: 'Government of India',
  },
  'cbdt-circular-676-1994': {
    title: 'Circular No. 676, 14 January 1994: advance tax when the last day is a bank holiday',
    publisher: 'Central Board of Direct Taxes',
  },
  'cbdt-circular-639-1992': {
    title: 'Circular No. 639, 13 November 1992: returns when the last day is a holiday',
    publisher: 'Central Board of Direct Taxes',
  },
  'cbdt-circular-4-2023': {
    title: 'Circular No. 4 of 2023, 5 April 2023: deduction of tax from salary and the choice of regime',
    publisher: 'Central Board of Direct Taxes',
  },
  'cbdt-verification-2024': {
    title: 'Notification No. 2 of 2024, 31 March 2024: time limit to verify a return',
    publisher: 'Directorate of Income Tax (Systems)',
  },
  'cgst-notification-20-2021': {
    title: 'Notification No. 20/2021-Central Tax, 1 June 2021: late fee of GSTR-1',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'cgst-notification-21-2021': {
    title: 'Notification No. 21/2021-Central Tax, 1 June 2021: late fee of GSTR-4',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'cgst-notification-7-2023': {
    title: 'Notification No. 7/2023-Central Tax, 31 March 2023: late fee of the annual return',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'cgst-notification-15-2025': {
    title:
      'Notification No. 15/2025-Central Tax, 17 September 2025: annual return not needed up to a turnover of ₹2 crore',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'cost-inflation-index': {
    title: 'Cost Inflation Index: Notification No. 44/2017, 5 June 2017, as amended up to No. 70/2025, 1 July 2025',
    publisher: 'Central Board of Direct Taxes',
  },
  'bharti-gupta-ramola-2012': {
    title: 'Bharti Gupta Ramola v. Commissioner of Income-tax, I.T.A. 1234/2011, 12 April 2012, 252 CTR 139',
    publisher: 'High Court of Delhi',
  },
  'manjula-shah-2011': {
    title: 'Commissioner of Income-tax v. Manjula J. Shah, 11 October 2011, 249 CTR 270',
    publisher: 'High Court of Bombay',
  },
  'epf-scheme-1952': {
    title: 'Employees’ Provident Funds Scheme, 1952',
    publisher: 'Ministry of Labour and Employment',
  },
  'eps-1995': {
    title: 'Employees’ Pension Scheme, 1995',
    publisher: 'Ministry of Labour and Employment',
  },
  'edli-1976': {
    title: 'Employees’ Deposit-Linked Insurance Scheme, 1976',
    publisher: 'Ministry of Labour and Employment',
  },
  'code-on-social-security-2020': {
    title: 'Code on Social Security, 2020 (36 of 2020)',
    publisher: 'Government of India',
  },
  'esi-rules-1950': {
    title: 'Employees’ State Insurance (Central) Rules, 1950',
    publisher: 'Ministry of Labour and Employment',
  },
  'gratuity-act-1972': {
    title: 'Payment of Gratuity Act, 1972 (39 of 1972)',
    publisher: 'Government of India',
  },
  'karnataka-lwf-act-1965': {
    title: 'Karnataka Labour Welfare Fund Act, 1965',
    publisher: 'Government of Karnataka',
  },
  'punjab-lwf-act-1965': {
    title: 'Punjab Labour Welfare Fund Act, 1965, as it applies in Haryana',
    publisher: 'Government of Haryana',
  },
  'profession-tax-acts': {
    title: 'Profession tax Acts and rules of the States and local bodies, each named where it is cited',
    publisher: 'State Governments',
  },
  'cbdt-circular-2-2015': {
    title: 'Circular No. 2/2015, 10 February 2015: section 234A and self-assessment tax paid by the due date',
    publisher: 'Central Board of Direct Taxes',
  },
  'finance-act-2004': {
    title: 'Finance (No. 2) Act, 2004, Chapter VII: securities transaction tax, as amended',
    publisher: 'Government of India',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
