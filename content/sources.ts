import { financeActs } from '@/content/rules/finance-acts';

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
  ...financeActs,
  'income-tax-act-1961': {
    title: 'Income-tax Act, 1961, as amended by the Finance Act, 2025',
    publisher: 'Government of India',
    url: 'https://www.indiacode.nic.in/handle/123456789/2435',
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
  'sukanya-scheme-2019': {
    title: 'Sukanya Samriddhi Account Scheme, 2019 (G.S.R. 914(E), 12 December 2019), as amended',
    publisher: 'Ministry of Finance',
  },
  'sukanya-rules-2014': {
    title: 'Sukanya Samriddhi Account Rules, 2014 (G.S.R. 863(E), 2 December 2014)',
    publisher: 'Ministry of Finance',
  },
  'dicgc-act-1961': {
    title:
      'Deposit Insurance and Credit Guarantee Corporation Act, 1961, with the limit of insurance since 4 February 2020',
    publisher: 'Deposit Insurance and Credit Guarantee Corporation',
    url: 'https://www.dicgc.org.in/',
  },
  'bank-deposit-practice': {
    title:
      'How banks count interest on deposits: quarterly compounding, odd days, discounted monthly payout, breaking early',
    publisher: 'Method notes and rate pages of State Bank of India, Bank of Baroda and Standard Chartered',
  },
  'tax-saver-deposit-2006': {
    title: 'Bank Term Deposit Scheme, 2006',
    publisher: 'Central Board of Direct Taxes',
  },
  'post-office-schemes-2019': {
    title:
      'National Savings schemes of 12 December 2019: Time Deposit (G.S.R. 922(E)), Recurring Deposit (918(E)), Senior Citizens’ Savings (916(E)), Monthly Income, National Savings Certificates and Kisan Vikas Patra, as amended',
    publisher: 'Ministry of Finance',
  },
  'post-office-tds-1992': {
    title:
      'Notification S.O. 72(E) of 24 January 1992: no tax deducted on interest of post-office time and recurring deposits, monthly income, savings certificates and Kisan Vikas Patra',
    publisher: 'Central Board of Direct Taxes',
    url: 'https://www.taxmanagementindia.com/visitor/detail_notification.asp?ID=12313',
  },
  'small-savings-rates': {
    title:
      'Rates of interest of small savings schemes, revised each quarter (latest on file: October to December 2026)',
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
  'itr-2-validation-rules': {
    title: 'ITR 2, validation rules for AY 2025-26, version 1.0, 10 July 2025',
    publisher: 'Directorate of Income Tax (Systems), Central Board of Direct Taxes',
    url: 'https://www.incometax.gov.in/iec/foportal/downloads/income-tax-returns',
  },
  'gestetner-1978': {
    title: 'Gestetner Duplicators (P.) Ltd. v. Commissioner of Income-tax, 14 December 1978, 117 ITR 1',
    publisher: 'Supreme Court of India',
  },
  'jugal-kishore-1967': {
    title: 'Jugal Kishore Baldeo Sahai v. Commissioner of Income-tax, 63 ITR 238',
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
  'microsoft-xirr': {
    title: 'XIRR function: syntax, equation and example',
    publisher: 'Microsoft Support',
    url: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
  },
  'libreoffice-xirr': {
    title: 'LibreOffice Help: Financial Functions Part Three, XIRR',
    publisher: 'The Document Foundation',
    url: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
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
  'rbi-gold-loans-2025': {
    title:
      'Reserve Bank of India (Lending Against Gold and Silver Collateral) Directions, 2025, RBI/2025-26/47, 6 June 2025',
    publisher: 'Reserve Bank of India',
  },
  'rbi-gold-jewellery-2014': {
    title: 'Lending against gold jewellery, circulars of January and July 2014 to banks and NBFCs',
    publisher: 'Reserve Bank of India',
  },
  'bis-gold-fineness': {
    title: 'IS 1417: Gold and gold alloys, jewellery and artefacts, fineness and marking',
    publisher: 'Bureau of Indian Standards',
  },
  'state-road-tax': {
    title:
      'One-time tax on private cars under the State motor vehicles taxation Acts, as printed by the press (Autocar India, Angel One, Honky Road, Kerala Kaumudi, Daijiworld, The New Indian Express, Deccan Chronicle and others) up to March 2026',
    publisher: 'State Governments, read from the trade press',
  },
  'rule-20-4-10': {
    title: 'The 20/4/10 rule for buying a car: a rule of thumb of the financial press, not a law',
    publisher: 'Car Calculator',
    url: 'https://car-calculator-web.pages.dev/blog/20-4-10-car-buying-rule-india',
  },
  'iba-model-education-loan': {
    title:
      'Model Education Loan Scheme of the Indian Banks’ Association, as set out by the Ministry of Finance on 1 July 2019',
    publisher: 'Press Information Bureau',
  },
  csis: {
    title: 'Central Sector Interest Subsidy Scheme (CSIS) under PM-USP',
    publisher: 'Ministry of Education',
    url: 'https://www.education.gov.in/scholarships-education-loan-4',
  },
  'pm-vidyalaxmi': {
    title: 'PM-Vidyalaxmi scheme, approved on 6 November 2024',
    publisher: 'Ministry of Education',
    url: 'https://www.education.gov.in/scholarships-education-loan-4',
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
  'cgst-notification-1-2026': {
    title: 'Notification No. 1/2026-Central Tax, 21 April 2026: due date of GSTR-3B for March 2026',
    publisher: 'Central Board of Indirect Taxes and Customs',
    url: 'https://taxinformation.cbic.gov.in/content/pdf/tax_repository/gst/notifications/gst-ct-01-2026.pdf',
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
  'india-tax-treaties': {
    title: 'India’s agreements for the avoidance of double taxation, with protocols, as notified under section 90',
    publisher: 'Central Government',
    url: 'https://incometaxindia.gov.in/pages/international-taxation/dtaa.aspx',
  },
  'department-treaty-chart': {
    title: 'Tax rates as per Income-tax Act vis-à-vis tax treaties (chart)',
    publisher: 'Income Tax Department',
    url: 'https://incometaxindia.gov.in/charts%20%20tables/tax%20rates%20as%20per%20it%20act%20vis-a-vis%20tax%20treaties.htm',
  },
  'fema-remittance-of-assets-2016': {
    title: 'Foreign Exchange Management (Remittance of Assets) Regulations, 2016, and the Master Direction on them',
    publisher: 'Reserve Bank of India',
  },
  'rbi-liberalised-remittance': {
    title: 'Master Direction on the Liberalised Remittance Scheme (FED Master Direction No. 7/2015-16)',
    publisher: 'Reserve Bank of India',
  },
  'income-tax-rules-2026': {
    title: 'Income-tax Rules, 2026',
    publisher: 'Central Board of Direct Taxes',
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
  'finance-ministry-small-demands-2012': {
    title:
      'Press release of 5 January 2012: demands of tax below ₹100 are not enforced, and refunds below ₹100 are not issued',
    publisher: 'Ministry of Finance, Press Information Bureau',
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
    title: 'Cost Inflation Index: Notification No. 44/2017, 5 June 2017, as amended up to No. 85/2026, 15 July 2026',
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
  'rbi-monetary-policy': {
    title: 'Monetary policy statements, with the repo rate (latest on file: 7 October 2026)',
    publisher: 'Reserve Bank of India',
    url: 'https://www.rbi.org.in/',
  },
  'nse-charges': {
    title: 'Transaction charges of NSE, BSE and MCX, as their members print them (read on 9 October 2026)',
    publisher: 'National Stock Exchange of India, BSE, Multi Commodity Exchange',
  },
  'finance-act-2013': {
    title: 'Finance Act, 2013, Chapter VII: commodities transaction tax, as amended',
    publisher: 'Government of India',
  },
  'broker-charges': {
    title: 'Charges of Zerodha, Groww, Upstox and Angel One, as their pages print them (read on 9 October 2026)',
    publisher: 'Zerodha, Groww, Upstox, Angel One',
  },
  'sebi-fees': {
    title: 'SEBI turnover fee of ₹10 a crore, as brokers print it (read on 9 October 2026)',
    publisher: 'Securities and Exchange Board of India',
  },
  'indian-stamp-act-1899': {
    title: 'Indian Stamp Act, 1899, as amended by the Finance Act, 2019',
    publisher: 'Government of India',
  },
  'epf-scheme-2026': {
    title: 'Employees’ Provident Funds Scheme, 2026 (G.S.R. 525(E), 29 June 2026)',
    publisher: 'Ministry of Labour and Employment',
  },
  'epf-interest-2025-26': {
    title: 'Interest on employees’ provident fund for FY 2025-26, Central Board of Trustees, 2 March 2026',
    publisher: 'Press Information Bureau',
  },
  'pfrda-exit-2025': {
    title: 'PFRDA (Exits and Withdrawals under the National Pension System) (Amendment) Regulations, 2025',
    publisher: 'Pension Fund Regulatory and Development Authority',
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
  'ccs-pension-rules-2021': {
    title: 'Central Civil Services (Pension) Rules, 2021 (G.S.R. 868(E), 20 December 2021)',
    publisher: 'Department of Pension and Pensioners’ Welfare',
  },
  'industrial-relations-code-2020': {
    title: 'Industrial Relations Code, 2020 (35 of 2020)',
    publisher: 'Government of India',
  },
  'labour-codes-faq-2025': {
    title: 'Frequently asked questions on the Labour Codes, 30 December 2025',
    publisher: 'Ministry of Labour and Employment',
  },
  'mettur-beardsell-1998': {
    title: 'Mettur Beardsell Ltd. v. Regional Labour Commissioner (Central) (1998)',
    publisher: 'Madras High Court',
  },
  'cbdt-circular-573': {
    title: 'Circular 573 of 21 August 1990: lump sums paid to the heirs of an employee',
    publisher: 'Central Board of Direct Taxes',
  },
  'pfrda-exits-2015': {
    title:
      'PFRDA (Exits and Withdrawals under the National Pension System) Regulations, 2015, as amended in 2021 and 2025',
    publisher: 'Pension Fund Regulatory and Development Authority',
    url: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2206763',
  },
  'pfrda-cra-charges-2025': {
    title: 'Charges of central record-keeping agencies from 1 October 2025 (circular of 15 September 2025)',
    publisher: 'Pension Fund Regulatory and Development Authority',
  },
  'pfrda-pop-charges-2025': {
    title: 'Master circular on service charges of points of presence, as of 31 January 2025',
    publisher: 'Pension Fund Regulatory and Development Authority',
  },
  'pfrda-fund-fee-2026': {
    title: 'Investment management fee of pension funds from 1 April 2026 (PRID 2210396)',
    publisher: 'Pension Fund Regulatory and Development Authority',
    url: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2210396',
  },
  'atal-pension-yojana': {
    title:
      'Atal Pension Yojana: notification of 16 October 2015, amended on 10 August 2022, and the contribution chart of the scheme',
    publisher: 'Pension Fund Regulatory and Development Authority',
  },
  'pfrda-active-choice': {
    title: 'Equity under active choice: circulars of October 2022, and on multiple schemes of September 2025',
    publisher: 'Pension Fund Regulatory and Development Authority',
  },
  'pib-life-cycle-2025': {
    title: 'Life-cycle funds LC75 and BLC for Central Government employees, 24 October 2025',
    publisher: 'Ministry of Finance',
  },
  'upstox-nps-options': {
    title: 'Investment options under NPS: shares of auto choice at 35, 40, 45, 50 and 55',
    publisher: 'Upstox',
    url: 'https://help.upstox.com/support/solutions/articles/262657-what-are-the-investment-options-available-under-nps-',
  },
  'ccs-nps-rules-2021': {
    title: 'Central Civil Services (Implementation of National Pension System) Rules, 2021',
    publisher: 'Department of Pension and Pensioners’ Welfare',
  },
  'ups-2025': {
    title: 'Unified Pension Scheme, notification F. No. FX-1/3/2024-PR of 24 January 2025',
    publisher: 'Ministry of Finance',
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
  'cbdt-circular-11-2024': {
    title: 'Circular No. 11/2024, 1 October 2024: late returns that claim a refund, section 119(2)(b)',
    publisher: 'Central Board of Direct Taxes',
  },
  'cbdt-circular-7-2026': {
    title:
      'Circular No. 7/2026, 28 September 2026: audit reports and returns with an audit for assessment year 2026-27',
    publisher: 'Central Board of Direct Taxes',
    url: 'https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-09/Circular-7-2026.pdf',
  },
  'cbdt-circular-2-2015': {
    title: 'Circular No. 2/2015, 10 February 2015: section 234A and self-assessment tax paid by the due date',
    publisher: 'Central Board of Direct Taxes',
  },
  'finance-act-2004': {
    title: 'Finance (No. 2) Act, 2004, Chapter VII: securities transaction tax, as amended',
    publisher: 'Government of India',
  },
  'world-bank-cpi': {
    title: 'Inflation, consumer prices (annual %), India (FP.CPI.TOTL.ZG)',
    publisher: 'World Bank',
    url: 'https://data.worldbank.org/indicator/FP.CPI.TOTL.ZG?locations=IN',
  },
  'rbi-cpi-tables': {
    title: 'Consumer Price Index, Combined (base 2012 = 100), monthly tables',
    publisher: 'Reserve Bank of India',
  },
  'rbi-handbook-inflation': {
    title: 'Handbook of Statistics on the Indian Economy, table 228: annual average inflation by price index',
    publisher: 'Reserve Bank of India',
  },
  'ssrn-india-swr': {
    title: 'Sustainable withdrawal rates for retirement in India (abstract 4697720)',
    publisher: 'SSRN',
    url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=4697720',
  },
  'notification-36-2025': {
    title: 'Notification No. 36/2025 of 22 April 2025: goods under section 206C(1F)',
    publisher: 'Central Board of Direct Taxes',
  },
  'icai-audit-guidance': {
    title: 'Guidance Note on Tax Audit under section 44AB of the Income-tax Act, 1961',
    publisher: 'Institute of Chartered Accountants of India',
  },
  'customs-act-1962': {
    title: 'Customs Act, 1962',
    publisher: 'Government of India',
  },
  'customs-tariff-act-1975': {
    title: 'Customs Tariff Act, 1975',
    publisher: 'Government of India',
  },
  'customs-valuation-rules-2007': {
    title: 'Customs Valuation (Determination of Value of Imported Goods) Rules, 2007',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'finance-act-2018': {
    title: 'Finance Act, 2018 (13 of 2018)',
    publisher: 'Government of India',
  },
  'finance-act-2021': {
    title: 'Finance Act, 2021 (13 of 2021)',
    publisher: 'Government of India',
  },
  'customs-gold-2024': {
    title: 'Notification No. 30/2024-Customs of 23 July 2024: gold and silver',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'baggage-rules-2016': {
    title: 'Baggage Rules, 2016',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'baggage-rules-2026': {
    title: 'Baggage Rules, 2026 (Notification No. 14/2026-Customs (N.T.))',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'baggage-rate-2016': {
    title: 'Notification No. 26/2016-Customs of 31 March 2016: duty on baggage',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'igst-rates-2017': {
    title: 'Notification No. 1/2017-Integrated Tax (Rate) of 28 June 2017',
    publisher: 'Ministry of Finance',
  },
  'igst-rates-2025': {
    title: 'Notification No. 9/2025-Integrated Tax (Rate) of 17 September 2025',
    publisher: 'Ministry of Finance',
  },
  'mumbai-customs-parcels': {
    title: 'Frequently asked questions on imports by courier and post: gifts and goods for personal use',
    publisher: 'Commissioner of Customs (Airport Special Cargo), Mumbai Zone III',
  },
  'customs-surcharge-2026': {
    title: 'Notification No. 3/2026-Customs of 1 February 2026: welfare surcharge and agriculture cess',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'customs-gold-2026': {
    title: 'Notifications No. 15 to 18/2026-Customs of 12 May 2026: gold and silver',
    publisher: 'Central Board of Indirect Taxes and Customs',
  },
  'rodtep-rates': {
    title: 'Notifications No. 60, 66 and 74/2025-26: rates of RoDTEP',
    publisher: 'Directorate General of Foreign Trade',
  },
  'rodtep-extension-2026': {
    title: 'Extension of RoDTEP up to 31 December 2026, announced on 2 October 2026',
    publisher: 'Ministry of Commerce and Industry',
  },
  'mcd-unit-area': {
    title: 'Unit area method of property tax in Delhi; recommendations of the fifth Municipal Valuation Committee',
    publisher: 'Municipal Corporation of Delhi',
  },
  'bmc-capital-value': {
    title: 'Capital Value Rules and rates of property tax from 1 April 2015',
    publisher: 'Brihanmumbai Municipal Corporation',
  },
  'bbmp-unit-area': {
    title: 'Unit area value notification of 2016, with Annexure III',
    publisher: 'Bruhat Bengaluru Mahanagara Palike',
  },
  'gcc-annual-value': {
    title: 'Property tax by annual rental value; general revision of 2022',
    publisher: 'Greater Chennai Corporation',
  },
  'kmc-unit-area': {
    title: 'Unit Area Assessment from 1 April 2017',
    publisher: 'Kolkata Municipal Corporation',
  },
  'ghmc-annual-rental-value': {
    title: 'Property tax by annual rental value',
    publisher: 'Greater Hyderabad Municipal Corporation',
  },
  'pmc-rateable-value': {
    title: 'Property tax by annual rateable value',
    publisher: 'Pune Municipal Corporation',
  },
  'amc-area-factors': {
    title: 'Property tax by area and factors, rates of 2025-26',
    publisher: 'Ahmedabad Municipal Corporation',
  },
  'municipal-bill': {
    title: 'Your last property tax bill',
    publisher: 'Your municipality',
  },
  'mospi-cpi-2024': {
    title: 'Consumer Price Index, new series with base 2024 = 100, January 2026',
    publisher: 'Ministry of Statistics and Programme Implementation',
  },
  'rbi-housing-ltv-2015': {
    title:
      'Individual housing loans: loan-to-value ratio, DBR.BP.BC.No.44/08.12.015/2015-16, 8 October 2015, with the circulars of 5 March 2015 and 7 June 2017',
    publisher: 'Reserve Bank of India',
  },
  'pmay-urban-2': {
    title:
      'Pradhan Mantri Awas Yojana – Urban 2.0, approved on 9 August 2024, with the guidelines of its Interest Subsidy Scheme',
    publisher: 'Ministry of Housing and Urban Affairs',
    url: 'https://pmay-urban.gov.in/',
  },
  'compound-interest': {
    title: 'Simple, compound and continuous interest: the growth of one amount at a constant rate',
    publisher: 'Standard financial mathematics',
  },
  'home-loan-practice': {
    title: 'Lenders’ usual share of income, income multiple and age limits, as published calculators give them',
    publisher: 'calculatordesk.in, savelakhs.venba.dev and calculate-loan.com, read in 2026',
  },
  'stamp-duty-tables': {
    title:
      'Stamp duty and registration charges by State: two undated or older tables, not the State notifications; for Karnataka, Tamil Nadu, Andhra Pradesh and Telangana the totals that Karnataka’s department named on 30 August 2025, for Rajasthan the fee table of its department of 2 August 2021, for Delhi the notification of 10 July 2023 and for Haryana the registration fees of 2018, by reports',
    publisher:
      'stampdutycalculator.in and myreality.co.in (2015); Deccan Herald, The Indian Express, The Hindu, Moneycontrol and Millennium Post',
  },
  'aon-medical-trend-2026': {
    title: 'Global Medical Trend Rates Report 2026: India 11.5% (13% for 2025)',
    publisher: 'Aon, as reported in the press',
  },
  'health-premium-examples': {
    title: 'Premiums of health policies in India by age and cover, as sellers publish them: examples, not quotes',
    publisher: 'joinditto.in, manipalcigna.com and nivabupa.com, read in 2026',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
