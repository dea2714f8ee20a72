import type { IsoDate } from '@/lib/law';

/** A question that only some payments raise. */
export type Question =
  | 'payer'
  | 'payee'
  | 'gst'
  | 'months'
  | 'lastRent'
  | 'property'
  | 'buyer'
  | 'cost'
  | 'earlier'
  | 'certificate'
  | 'declaration'
  | 'treaty'
  | 'details';

/** A kind of payment as the finder lists it. */
interface Payment {
  readonly id: string;
  /** In plain words, with its section. */
  readonly name: string;
  /** What else people call it; searched, not shown. */
  readonly words: string;
  readonly asks: readonly Question[];
}

/** The last day on which the list was compared with the Act. */
export const paymentsCheckedOn: IsoDate = '2026-11-21';

// The lower-deduction certificate is that of s. 197(1), the declaration that of s. 197A (Forms 15G and 15H). The certificate of
// s. 395(1) of the Act of 2025 is for every payment.
const limited = ['earlier'] as const;
const certified = ['earlier', 'certificate'] as const;
const declared = ['earlier', 'certificate', 'declaration'] as const;
const service = ['payer', 'gst', 'earlier', 'certificate'] as const;
const rent = ['payer', 'gst', 'months', 'earlier', 'certificate', 'declaration'] as const;
const foreign = ['payee', 'earlier', 'treaty'] as const;
const foreignWithDetails = ['payee', 'earlier', 'treaty', 'details'] as const;
const under195 = ['payee', 'earlier', 'treaty', 'certificate'] as const;
const withDetails = ['payee', 'earlier', 'treaty', 'certificate', 'details'] as const;
const foreignGain = ['payee', 'earlier', 'treaty', 'certificate', 'details', 'cost'] as const;
const foreignProperty = ['buyer', ...foreignGain] as const;

/** Payments to residents, the common ones first. */
export const residentPayments = [
  {
    id: '194J-professional',
    name: 'Professional fees (194J)',
    words:
      'freelancer consultant CA accountant auditor lawyer advocate doctor hospital architect engineer designer interior writer artist coach sports',
    asks: service,
  },
  {
    id: '194J-technical',
    name: 'Technical services (194J)',
    words: 'FTS IT software support managerial consultancy AMC testing data',
    asks: service,
  },
  {
    id: '194C',
    name: 'Contractor or job work (194C)',
    words:
      'sub-contract labour works catering security housekeeping advertising printing transport courier event repairs manpower vendor',
    asks: ['payer', 'payee', 'gst', 'earlier', 'certificate'],
  },
  {
    id: '194C-transport',
    name: 'Transporter with up to 10 goods vehicles (194C)',
    words: 'truck lorry goods carriage freight logistics declaration',
    asks: ['payer', 'payee', 'gst', 'earlier'],
  },
  {
    id: '194IB',
    name: 'Rent paid by an individual, no audit (194-IB)',
    words: 'house flat tenant landlord owner HRA 26QC monthly',
    asks: ['months', 'lastRent'],
  },
  {
    id: '194I-building',
    name: 'Rent of land, building, furniture (194-I)',
    words: 'office shop godown warehouse lease coworking hall house flat',
    asks: rent,
  },
  {
    id: '194I-plant',
    name: 'Rent of plant or machinery (194-I)',
    words: 'equipment hire generator crane laptop vehicle lease',
    asks: rent,
  },
  {
    id: '194IA',
    name: 'Property bought from a resident (194-IA)',
    words: 'flat house plot land apartment home builder purchase sale 26QB immovable',
    asks: ['property'],
  },
  {
    id: '194H',
    name: 'Commission or brokerage (194H)',
    words: 'agent broker referral dealer distributor sales incentive',
    asks: service,
  },
  {
    id: '194A-bank',
    name: 'Interest from a bank or post office (194A)',
    words: 'FD fixed deposit RD recurring co-operative savings NBFC',
    asks: declared,
  },
  {
    id: '194A-senior',
    name: 'Bank interest to a senior, 60 or older (194A)',
    words: 'FD fixed deposit post office SCSS senior citizen',
    asks: declared,
  },
  {
    id: '194A-others',
    name: 'Other interest: loan, deposit, company (194A)',
    words: 'unsecured loan friend relative private lender NBFC company deposit',
    asks: ['payer', ...declared],
  },
  {
    id: '194M',
    name: 'Large bill paid by an individual, no audit (194M)',
    words:
      'contractor professional commission wedding construction house renovation lawyer doctor personal 26QD 50 lakh',
    asks: ['gst', ...certified],
  },
  {
    id: '194T',
    name: 'Partner’s pay or interest from a firm (194T)',
    words: 'LLP remuneration salary bonus capital partner',
    asks: limited,
  },
  {
    id: '194Q',
    name: 'Goods bought (194Q)',
    words: 'purchase supplier raw material stock turnover 10 crore',
    asks: ['gst', ...certified],
  },
  {
    id: '194R',
    name: 'Business gift or perquisite (194R)',
    words: 'benefit free sample influencer trip incentive in kind',
    asks: ['payer', 'gst', ...limited],
  },
  {
    id: '194S-individual',
    name: 'Crypto bought by an individual, no audit (194S)',
    words: 'VDA virtual digital asset bitcoin NFT token 26QE',
    asks: ['gst', ...limited],
  },
  {
    id: '194S-others',
    name: 'Crypto bought by others (194S)',
    words: 'VDA virtual digital asset bitcoin NFT token exchange',
    asks: ['gst', ...limited],
  },
  {
    id: '194O-individual',
    name: 'Online seller, individual or HUF (194-O)',
    words: 'e-commerce operator marketplace Amazon Flipkart Zomato participant',
    asks: ['gst', ...certified],
  },
  {
    id: '194O-others',
    name: 'Online seller, firm or company (194-O)',
    words: 'e-commerce operator marketplace Amazon Flipkart participant',
    asks: ['gst', ...certified],
  },
  {
    id: '194-individual',
    name: 'Dividend to an individual (194)',
    words: 'shares company shareholder stock',
    asks: declared,
  },
  {
    id: '194-others',
    name: 'Dividend to a firm, HUF, company (194)',
    words: 'shares company shareholder stock',
    asks: certified,
  },
  { id: '194K', name: 'Mutual fund dividend, IDCW (194K)', words: 'units income distribution', asks: declared },
  {
    id: '193',
    name: 'Interest on securities (193)',
    words: 'bond debenture NCD government listed sovereign floating',
    asks: declared,
  },
  {
    id: '194J-director',
    name: 'Director’s sitting fee (194J)',
    words: 'board meeting commission',
    asks: ['gst', 'earlier', 'certificate'],
  },
  { id: '194J-callCentre', name: 'Call centre (194J)', words: 'BPO', asks: service },
  { id: '194J-film', name: 'Royalty on films (194J)', words: 'cinema distribution exhibition movie', asks: service },
  {
    id: '194J-royalty',
    name: 'Other royalty (194J)',
    words: 'licence patent trademark copyright author book software',
    asks: service,
  },
  { id: '194J-nonCompete', name: 'Non-compete fee (194J)', words: 'section 28(va) know-how', asks: service },
  { id: '194D', name: 'Insurance commission (194D)', words: 'LIC agent policy', asks: ['payee', ...declared] },
  {
    id: '194DA',
    name: 'Life policy payout, taxable (194DA)',
    words: 'LIC insurance maturity surrender bonus ULIP',
    asks: ['cost', 'declaration'],
  },
  {
    id: '192A',
    name: 'Early EPF withdrawal (192A)',
    words: 'provident fund PF before 5 years',
    asks: ['earlier', 'declaration'],
  },
  {
    id: '194EE',
    name: 'National Savings Scheme (194EE)',
    words: 'NSS post office 80CCA',
    asks: ['earlier', 'declaration'],
  },
  {
    id: '194B',
    name: 'Lottery, puzzle or game show prize (194B)',
    words: 'winnings card game crossword KBC bet',
    asks: limited,
  },
  { id: '194BB', name: 'Horse race winnings (194BB)', words: 'bet bookmaker', asks: limited },
  { id: '194BA', name: 'Online game winnings (194BA)', words: 'fantasy Dream11 rummy poker', asks: [] },
  { id: '194G', name: 'Commission on lottery tickets (194G)', words: 'stockist seller prize', asks: certified },
  { id: '194N', name: 'Cash withdrawn, return filed (194N)', words: 'bank ATM current account', asks: limited },
  {
    id: '194N-nonFiler',
    name: 'Cash withdrawn, no return for 3 years (194N)',
    words: 'bank ITR non-filer',
    asks: limited,
  },
  {
    id: '194N-cooperative',
    name: 'Cash withdrawn by a co-operative society (194N)',
    words: 'bank return filed',
    asks: limited,
  },
  {
    id: '194N-cooperativeNonFiler',
    name: 'Cash, co-operative, no return for 3 years (194N)',
    words: 'bank society non-filer',
    asks: limited,
  },
  {
    id: '194IC',
    name: 'Cash to a landowner under a JDA (194-IC)',
    words: 'joint development agreement builder',
    asks: [],
  },
  {
    id: '194LA',
    name: 'Land taken by the State (194LA)',
    words: 'compulsory acquisition compensation government highway',
    asks: certified,
  },
  { id: '194LBA', name: 'REIT or InvIT payout (194LBA)', words: 'business trust distribution', asks: ['certificate'] },
  { id: '194LBB', name: 'AIF payout (194LBB)', words: 'alternative investment fund', asks: ['certificate'] },
  { id: '194LBC', name: 'Securitisation trust payout (194LBC)', words: 'PTC', asks: ['payee', 'certificate'] },
  { id: '192', name: 'Salary (192)', words: 'employee wages pension bonus Form 16 24Q', asks: [] },
  { id: '194P', name: 'Bank customer of 75 or older (194P)', words: 'pension specified senior citizen', asks: [] },
] as const satisfies readonly Payment[];

/** Payments to non-residents. */
export const nonResidentPayments = [
  {
    id: '195-rent',
    name: 'NRI landlord: rent (195)',
    words: 'non-resident house flat office owner 27Q',
    asks: under195,
  },
  {
    id: '195-property',
    name: 'NRI seller: property held over 2 years (195)',
    words: 'non-resident house flat plot land long-term capital gain buy',
    asks: foreignProperty,
  },
  {
    id: '195-propertyShort',
    name: 'NRI seller: property held up to 2 years (195)',
    words: 'non-resident house flat plot land short-term capital gain buy',
    asks: foreignProperty,
  },
  {
    id: '195-technical',
    name: 'Non-resident: professional, technical fees (195)',
    words: 'NRI foreign consultant freelancer FTS FIS service software 15CA',
    asks: withDetails,
  },
  {
    id: '195-royalty',
    name: 'Non-resident: royalty (195)',
    words: 'foreign licence software patent brand 15CA',
    asks: withDetails,
  },
  {
    id: '195-nroInterest',
    name: 'Non-resident: NRO and rupee interest (195)',
    words: 'NRI bank FD fixed deposit loan',
    asks: withDetails,
  },
  {
    id: '195-interest',
    name: 'Non-resident: interest on foreign-currency debt (195)',
    words: 'ECB overseas loan lender',
    asks: withDetails,
  },
  { id: '195-dividend', name: 'Non-resident: dividend (195)', words: 'NRI shares company', asks: withDetails },
  {
    id: '195-ifscDividend',
    name: 'Non-resident: dividend of an IFSC unit (195)',
    words: 'GIFT City',
    asks: withDetails,
  },
  {
    id: '195-longTerm',
    name: 'Non-resident: other long-term gain (195)',
    words: 'NRI capital unlisted shares gold 112 115E',
    asks: foreignGain,
  },
  {
    id: '195-112A',
    name: 'Non-resident: long-term gain, listed shares (195)',
    words: 'NRI capital equity mutual fund 112A LTCG',
    asks: foreignGain,
  },
  {
    id: '195-111A',
    name: 'Non-resident: short-term gain, listed shares (195)',
    words: 'NRI capital equity mutual fund 111A STCG',
    asks: foreignGain,
  },
  {
    id: '195-investment',
    name: 'NRI: income of a foreign-exchange asset (195)',
    words: '115E deposit debenture',
    asks: withDetails,
  },
  {
    id: '194B-foreign',
    name: 'Non-resident: lottery or race winnings (194B)',
    words: 'NRI prize 194BB',
    asks: ['payee'],
  },
  {
    id: '195-other',
    name: 'Non-resident: anything else taxable (195)',
    words: 'NRI foreign commission business income',
    asks: under195,
  },
  {
    id: '194E',
    name: 'Foreign sportsman or entertainer (194E)',
    words: 'athlete artist cricketer association',
    asks: foreign,
  },
  { id: '194LB', name: 'Non-resident: infrastructure debt fund (194LB)', words: 'interest', asks: foreignWithDetails },
  {
    id: '194LC',
    name: 'Non-resident: older foreign loan or bond (194LC)',
    words: 'interest ECB masala before July 2023',
    asks: foreignWithDetails,
  },
  {
    id: '194LC-ifsc',
    name: 'Non-resident: IFSC-listed bond since July 2023 (194LC)',
    words: 'interest GIFT City',
    asks: foreign,
  },
  {
    id: '194LBA-interest',
    name: 'Non-resident: REIT, InvIT interest (194LBA)',
    words: 'business trust',
    asks: withDetails,
  },
  {
    id: '194LBA-dividend',
    name: 'Non-resident: REIT, InvIT dividend (194LBA)',
    words: 'business trust',
    asks: withDetails,
  },
  { id: '194LBA-rent', name: 'Non-resident: REIT rent (194LBA)', words: 'business trust property', asks: under195 },
  {
    id: '194LBB-foreign',
    name: 'Non-resident: AIF payout (194LBB)',
    words: 'alternative investment fund',
    asks: under195,
  },
  { id: '194LBC-foreign', name: 'Non-resident: securitisation trust (194LBC)', words: 'PTC', asks: under195 },
  { id: '196A', name: 'Non-resident: mutual fund income (196A)', words: 'NRI units dividend IDCW', asks: foreign },
  { id: '196B', name: 'Offshore fund: income of units (196B)', words: '115AB', asks: foreign },
  {
    id: '196B-gain',
    name: 'Offshore fund: long-term gain (196B)',
    words: '115AB units',
    asks: ['cost', ...foreignWithDetails],
  },
  {
    id: '196C',
    name: 'Non-resident: FCCB or GDR income (196C)',
    words: '115AC interest dividend bond',
    asks: foreignWithDetails,
  },
  {
    id: '196C-gain',
    name: 'Non-resident: FCCB or GDR gain (196C)',
    words: '115AC long-term',
    asks: ['cost', ...foreignWithDetails],
  },
  {
    id: '196D',
    name: 'Foreign portfolio investor: securities income (196D)',
    words: 'FII FPI interest dividend',
    asks: foreign,
  },
  { id: '196D-fund', name: 'IFSC specified fund: securities income (196D)', words: 'GIFT City AIF', asks: foreign },
] as const satisfies readonly Payment[];

export type ResidentPayment = (typeof residentPayments)[number]['id'];
export type NonResidentPayment = (typeof nonResidentPayments)[number]['id'];
export type PaymentId = ResidentPayment | NonResidentPayment;
