import type { CalculatorId } from '@/content/catalogue';
import type { AskedChoice, AskedFields } from '@/lib/asked';
import { forGoal, forTime } from './asking';
import type { MeaningId } from './meanings';

const regimeWords = {
  new: 'new(?: tax)? regime|new tax|nayi regime|naya regime|nai tax|115bac|नई (?:कर )?व्यवस्था|नई रिजीम',
  old: 'old(?: tax)? regime|old tax|purani regime|purana regime|purani tax|पुरानी (?:कर )?व्यवस्था|पुरानी रिजीम',
};
const regime: AskedChoice = { options: regimeWords };
const betterRegime: AskedChoice = {
  options: { ...regimeWords, better: 'better regime|which regime|old vs new|new vs old|old or new|kaun ?sa regime' },
};
const ageBand: AskedChoice = {
  options: {
    below60: 'below 60|under 60|less than 60|60 se kam',
    senior:
      '(?<!super |very |अति )(?:senior citizens?|senior|sr\\.? citizen|वरिष्ठ(?: नागरिक)?)|60 ?\\+|above 60|over 60|60 plus|buzurg|bujurg',
    verySenior: '(?:super|very) senior(?: citizens?)?|80 ?\\+|above 80|over 80|80 plus|अति वरिष्ठ(?: नागरिक)?',
  },
};
const nri = 'nri|non ?-?residents?|pravasi|एनआरआई|अनिवासी';
const residence: AskedChoice = {
  options: {
    resident: '(?<!non ?-?|not ordinarily )resident indian|ordinarily resident in india',
    notOrdinarily: 'rnor|not ordinarily(?: resident)?',
    nonResident: nri,
  },
};
const residenceOfTwo: AskedChoice = {
  options: { resident: '(?<!non ?-?|not ordinarily )resident indian', nonResident: nri },
};
/** "FY 2025-26", "2025-26", "AY 2026-27": an assessment year is the one after. */
const notAssessment = '(?<!ay ?|a\\.y\\. ?|assessment year ?|\\d)';
const financialYear: AskedChoice = {
  options: {
    '2025-26': `${notAssessment}(?:fy ?)?(?:20)?25 ?[-–/] ?(?:20)?26|(?:ay|assessment year) ?(?:20)?26 ?[-–/] ?(?:20)?27`,
    '2026-27': `${notAssessment}(?:fy ?|tax year ?)?(?:20)?26 ?[-–/] ?(?:20)?27|(?:ay|assessment year) ?(?:20)?27 ?[-–/] ?(?:20)?28`,
    '2024-25': `${notAssessment}(?:fy ?)?(?:20)?24 ?[-–/] ?(?:20)?25|(?:ay|assessment year) ?(?:20)?25 ?[-–/] ?(?:20)?26`,
  },
};
const financialYearOfTwo: AskedChoice = {
  options: { '2025-26': financialYear.options['2025-26'] ?? '', '2026-27': financialYear.options['2026-27'] ?? '' },
};
const business: AskedChoice = {
  options: {
    presumptive: 'presumptive|44ada?|freelancers?|freelancing|consultant|doctor',
    books: 'without audit|no audit|non ?-?audit',
    audited: 'with audit|tax audit|audited|44ab',
  },
};
const states = {
  delhi: 'delhi|dilli|दिल्ली',
  gujarat: 'gujarat|gj|ahmedabad|surat|vadodara|गुजरात',
  haryana: 'haryana|gurgaon|gurugram|faridabad|हरियाणा',
  karnataka: 'karnataka|bangalore|bengaluru|mysuru|mysore|कर्नाटक|बेंगलुरु',
  maharashtra: 'maharashtra|mumbai|bombay|pune|nagpur|thane|nashik|महाराष्ट्र|मुंबई|पुणे',
  telangana: 'telangana|hyderabad|तेलंगाना|हैदराबाद',
};
const uttarPradesh =
  'uttar pradesh|(?:u\\.p\\.?|up)(?! ?to)(?<!(?:step|top|sign) ?-?up)|noida|ghaziabad|lucknow|kanpur|उत्तर प्रदेश|लखनऊ|नोएडा';
const tamilNadu = 'tamil ?nadu|tn|chennai|madras|coimbatore|तमिलनाडु|चेन्नई';
const andhra = 'andhra(?: pradesh)?|vizag|visakhapatnam|vijayawada|आंध्र(?: प्रदेश)?';
const city: AskedChoice = {
  options: {
    delhi: 'delhi|new delhi|dilli|दिल्ली',
    mumbai: 'mumbai|bombay|मुंबई',
    kolkata: 'kolkata|calcutta|कोलकाता',
    chennai: 'chennai|madras|चेन्नई',
    bengaluru: 'bengaluru|bangalore|blr|बेंगलुरु|बैंगलोर',
    hyderabad: 'hyderabad|hyd|हैदराबाद',
    pune: 'pune|poona|पुणे',
    ahmedabad: 'ahmedabad|amdavad|अहमदाबाद',
    other:
      'non ?-?metro|tier ?-?[23]|gurgaon|gurugram|noida|jaipur|lucknow|indore|nagpur|surat|kochi|chandigarh|bhopal|patna|thane|गुड़गांव|नोएडा|जयपुर|लखनऊ',
  },
};

/** The words of the assets that are sold, for both ways to enter them. */
const assetWords = {
  equity:
    '(?<!unlisted |foreign |us )(?:stocks?|equity(?: fund| mutual fund| mf)?|elss|listed shares?|index fund)|(?<!debt |gold |hybrid |overseas |international )mutual funds?|zerodha|groww|upstox|angel one|nifty(?: fund| etf)?|शेयर|म्यूचुअल फंड',
  house: '(?<!new |naya |another )(?:flat|house|home|ghar|makaa?n|apartment|(?<!commercial )property)|मकान|घर|फ्लैट',
  land: '(?<!farm |agricultural |agri )land|plot|zameen|jameen|shop|dukan|office space|commercial property|जमीन|प्लॉट|दुकान',
  debtFund: 'debt (?:mutual )?fund|debt mf|liquid fund|gilt fund|bond fund|डेट फंड',
  otherFund: 'gold (?:mutual )?fund|overseas fund|international fund|us fund|nasdaq (?:fund|fof)|fund of funds|fof',
  gold: '(?<!digital )gold(?! (?:etf|bond|fund|mutual))|sona|jewell?ery|jewelry|silver|chandi|digital gold|zevar|सोना|सोने|चांदी|गहने',
  unlistedShares: 'unlisted(?: shares?| stocks?)|pre ?-?ipo|private company shares?',
  foreignShares:
    'foreign (?:shares?|stocks?)|us (?:shares?|stocks?)|american stocks?|nasdaq|apple shares?|google shares?|microsoft shares?|vested|indmoney',
  virtual: 'crypto(?:currency)?|bitcoin|btc|ethereum|eth|nft|vda|usdt|क्रिप्टो|बिटकॉइन',
};

const gstRates = {
  '0': '(?<![\\d.])0 ?%|gst ?@? ?0(?![\\d.])|nil rated',
  '0.25': '0?\\.25 ?%',
  '1.5': '1\\.5 ?%',
  '3': '(?<![\\d.])3 ?%|gst ?@? ?3(?![\\d.])|(?<![\\d.])3 gst',
  '5': '(?<![\\d.])5 ?%|gst ?@? ?5(?![\\d.])|(?<![\\d.])5 gst|5 percent|5 per cent|5 प्रतिशत',
  '18': '(?<![\\d.])18 ?%|gst ?@? ?18(?![\\d.])|(?<![\\d.])18 gst|18 percent|18 per cent|18 प्रतिशत',
  '40': '(?<![\\d.])40 ?%|gst ?@? ?40(?![\\d.])|(?<![\\d.])40 gst|40 percent|40 per cent',
  '12': '(?<![\\d.])12 ?%|gst ?@? ?12(?![\\d.])|(?<![\\d.])12 gst|12 percent|12 per cent|12 प्रतिशत',
  '28': '(?<![\\d.])28 ?%|gst ?@? ?28(?![\\d.])|(?<![\\d.])28 gst|28 percent|28 per cent|28 प्रतिशत',
};

const gstItems = {
  'air-conditioner': 'air ?-?conditioner|ac(?! (?:ticket|train|first))|split ac|एसी',
  'mobile-phone': 'mobile(?: phone)?(?! recharge)|smart ?phone|iphone|phone(?! recharge)|मोबाइल',
  computer: 'laptop|computer|desktop|लैपटॉप',
  refrigerator: 'fridge|refrigerator|फ्रिज',
  'washing-machine': 'washing machine',
  'television-large': 'tv|television|led tv|smart tv|टीवी',
  dishwasher: 'dishwasher',
  cement: 'cement|सीमेंट',
  'steel-bars': 'tmt|sariya|steel bars?|सरिया',
  paint: 'paint',
  'gold-jewellery': 'gold (?:jewell?ery|jewelry|chain|ring|ornaments?)|silver jewell?ery|jewell?ery|जेवर|गहने',
  gold: 'gold(?! (?:jewell?ery|jewelry|chain|ring|ornaments?))|gold coin|sona|सोना',
  'diamond-cut': 'diamonds?|heera|हीरा',
  'car-small-petrol': 'small car|swift|wagon ?r|alto|baleno|i10|i20|tiago',
  'car-suv': 'suv|fortuner|scorpio|xuv ?700|safari|harrier',
  'car-electric': 'electric car|ev car|nexon ev|tesla',
  'motorcycle-electric': 'electric (?:scooter|bike|motorcycle)|ola scooter|ather',
  'motorcycle-above-350': 'above 350 ?cc|over 350 ?cc|himalayan|650 ?cc',
  motorcycle: '(?<!electric )(?:motor ?cycle|bike|scooter|scooty|activa|splendor)',
  tractor: 'tractor|ट्रैक्टर',
  tyres: 'tyres?|tires?',
  bicycle: 'bicycle|cycle(?<!motor ?cycle)|साइकिल',
  furniture: 'furniture|sofa|almirah|फर्नीचर',
  'clothes-1000': 'clothes|garments?|shirt|saree|kurta|kapde|कपड़े',
  'footwear-1000': 'footwear|shoes?|chappal|sandals?|joote|जूते',
  medicines: 'medicines?|dawai|tablets?|दवा(?:ई)?',
  'hotel-7500': 'hotel(?: room)?|होटल',
  restaurant: 'restaurant (?:bill|food|meal)|food bill|zomato|swiggy|dining',
  'professional-fee': 'professional fees?|lawyer|ca fees?|consultant|consultancy|advocate',
  software: 'software|it services|saas',
  telecom: 'mobile recharge|recharge|internet|broadband|jio|airtel',
  'shop-rent': 'shop rent|office rent|commercial rent|rent of (?:a )?(?:shop|office)|dukan ka kiraya',
  coaching: 'coaching|tuition class',
  'home-affordable': 'affordable (?:flat|home|house|housing)',
  'home-other': '(?<!affordable )(?:under ?-?construction(?: flat| house| property)?|flat)',
  'health-insurance': '(?<!group )(?:health insurance|mediclaim)',
  'life-insurance': 'life insurance|term (?:plan|insurance)|lic',
  'motor-insurance': 'car insurance|motor insurance|bike insurance',
  'air-business': 'business class',
  'air-economy': 'air ticket|flight(?: ticket)?|economy class',
  'train-ac': 'train ticket|ac train|railway ticket',
  cab: 'cab|uber|ola cab|taxi',
  courier: 'courier',
  'goods-transport': 'gta|goods transport|truck freight',
  'salon-gym': 'salon|gym|yoga|parlour',
  'solar-panel': 'solar(?: panels?)?|सोलर',
  'edible-oil': 'edible oil|cooking oil|mustard oil|sarson ka tel',
  sugar: 'sugar|cheeni|चीनी',
  sweets: 'sweets|mithai|मिठाई',
  biscuits: 'biscuits?',
  chocolate: 'chocolates?',
  'ice-cream': 'ice ?-?cream',
  'butter-ghee': 'ghee|butter|घी',
  paneer: 'paneer|पनीर',
  'aerated-drink': 'cold drinks?|soft drinks?|coke|pepsi',
  watch: 'watch|ghadi',
  lpg: 'lpg(?: cylinder)?|gas cylinder',
  toys: 'toys?|khilone',
  notebook: 'notebooks?|copies',
  books: '(?<!note)books?',
};

/** What each page asks for, in the order in which figures without words beside them are taken. */
export const pagesA: Readonly<Partial<Record<CalculatorId, AskedFields<MeaningId>>>> = {
  'advance-tax': {
    tax: {
      means: 'tax',
      bare: true,
      per: 'year',
      words: 'total tax|tax liability|estimated tax|tax due|advance tax|tax of the year|kul tax|टैक्स|कर',
      from: 1_000,
    },
    salary: { means: 'salary', per: 'year', with: { mode: 'income' } },
    profit: {
      means: 'profit',
      per: 'year',
      words: 'freelanc(?:e|ing|er)(?: income)?|professional income|business|consult(?:ing|ancy)',
      with: { mode: 'income', business: 'books' },
    },
    otherIncome: {
      means: 'income.other',
      per: 'year',
      words: 'fd interest|interest income|rental income|byaj|ब्याज',
      with: { mode: 'income' },
    },
    tds: { means: 'tds', per: 'year', words: 'tcs|tds/tcs' },
    'payments.amount': {
      means: 'tax.paid',
      words: 'paid so far|advance paid|instal?lment paid|challan|bhar diya|jama kiya|भरा',
    },
    'payments.date': { means: 'date.paid', words: 'challan date' },
    'datedIncome.amount': {
      means: 'gain',
      words: 'capital gains?|dividend|lottery|crypto gain',
      with: { mode: 'income' },
    },
    'datedIncome.kind': {
      options: {
        shortTermEquity: 'stcg|short ?-?term(?: capital)?(?: gains?)?',
        longTermEquity: 'ltcg|long ?-?term(?: capital)?(?: gains?)?',
        virtualAssets: 'crypto|bitcoin|nft|vda',
        dividend: 'dividends?|लाभांश',
        winnings: 'lottery|kbc|jackpot|लॉटरी',
        onlineGames: 'dream ?11|online games?|online gaming|fantasy|rummy',
      },
    },
    'datedIncome.date': { means: 'date.paid', only: true, words: 'received on', with: { mode: 'income' } },
    deductions: { means: 'deductions', words: '80c', with: { mode: 'income', regime: 'old' } },
    totalIncome: { means: 'income.total', per: 'year' },
    filedOn: { means: 'date.filed', words: 'return filed|itr filed|file on' },
    paidOn: { means: 'date.paid', words: 'last payment|self assessment(?: tax)? paid', only: true },
    business,
    age: ageBand,
    residence,
    regime,
    financialYear,
  },
  'agriculture-income-tax': {
    net: {
      means: 'income.farm',
      bare: true,
      per: 'year',
      words: 'net agri(?:cultural)? income|krishi aay|कृषि आय',
      from: 1_000,
    },
    salary: { means: 'salary', bare: true, per: 'year' },
    income: {
      means: 'income.other',
      per: 'year',
      words:
        'business(?: income)?|non ?-?agri(?:cultural)?(?: income)?|fd interest|interest|rent|shop income|dukan|profit|ब्याज',
    },
    receipts: {
      means: 'turnover',
      per: 'year',
      words:
        'crop sales?|sale of crops?|fasal bechi|fasal biki|crop sold|mandi|upaj|gross farm|crops? sold|crop|fasal|bikri|upaj|sales?|bechi|becha|harvest|फसल|फसल बिक्री|बिक्री',
      with: { farm: 'gross' },
    },
    costs: {
      means: 'costs',
      per: 'year',
      words: 'cultivation(?: costs?)?|seeds?|fertili[sz]er|kheti ka kharcha|lagat|लागत',
      with: { farm: 'gross' },
    },
    savings: { means: 'savings.80c', per: 'year', words: 'ppf|elss|lic' },
    health: { means: 'premium.health', per: 'year' },
    longEquity: { means: 'gain.long' },
    shortEquity: { means: 'gain.short' },
    winnings: { means: 'winnings' },
    'crops.profit': { means: 'profit', words: 'tea|coffee|rubber|chai|tea estate|coffee estate|plantation' },
    'crops.crop': {
      options: {
        tea: 'tea|chai|चाय',
        rubber: 'rubber|रबर',
        coffeeCured: '(?<!roasted )coffee(?! roasted)|cured coffee|कॉफी',
        coffeeRoasted: 'roasted coffee|coffee roasted|ground coffee',
      },
    },
    stateTax: { means: 'tax', words: 'state agri(?:cultural)? tax|state tax' },
    gain: {
      means: 'gain',
      words: 'land gain|gain on land|zameen ka fayda',
      with: { land: 'sold' },
    },
    land: { options: { sold: 'land sold|sold (?:farm |agricultural )?land|zameen bechi|jameen bechi|जमीन बेची' } },
    age: ageBand,
    residence,
    regime: betterRegime,
    taxpayer: { options: { huf: 'huf|hindu undivided family|एचयूएफ' } },
    financialYear,
  },
  'cagr-calculator': {
    start: {
      means: 'value.start',
      bare: true,
      words:
        'initial(?: value)?|beginning(?: value)?|principal|bought (?:at|for)|invested|investment|lump ?sum|pv|lagaye|लगाया|निवेश|से',
    },
    end: {
      means: 'value.end',
      bare: true,
      words:
        'final value|ending value|maturity|current value|present value|grew to|grows? to|sold (?:at|for)|fv|ban gaya|bana|target|हुआ|बना',
    },
    period: { means: 'period', bare: true, words: 'years?|yrs?|saal|me|mein|साल' },
    rate: {
      means: 'returns',
      bare: true,
      words: 'cagr of|grows at|annual return|per annum|p\\.?a\\.?|growth|at|cagr',
      with: { find: 'end' },
    },
    from: { means: 'date.from', words: 'bought on|first day|kharida', with: { by: 'dates' } },
    to: { means: 'date.to', words: 'sold on|last day|becha|today', with: { by: 'dates' } },
    inflation: { means: 'inflation' },
    benchmark: { means: 'returns', words: 'benchmark|nifty(?: return)?|sensex|index return|fd rate', only: true },
    exemptionUsed: {
      means: 'gain',
      only: true,
      words: 'exemption used|already used|other ltcg',
      with: { fund: 'equity' },
    },
    slabRate: { means: 'tax.slab', with: { fund: 'debt' } },
    valueNow: {
      means: 'corpus',
      words: 'value now|current value|worth now|now worth|present value|abhi',
      with: { find: 'xirr' },
    },
    'flows.amount': { means: 'deposit', words: 'invested|paid in|bought', with: { find: 'xirr' } },
    'flows.date': { means: 'date.paid', words: 'invested', with: { find: 'xirr' } },
    fund: {
      options: {
        equity:
          'equity(?: fund| mutual fund| mf)?|elss|stocks?|index fund|small ?cap|mid ?cap|large ?cap|flexi ?cap|ltcg',
        debt: 'debt(?: fund| mutual fund| mf)?|liquid fund|gilt',
        none: 'before tax|pre ?-?tax|without tax|no tax',
      },
    },
    find: {
      options: {
        growth: 'find cagr|cagr nikalo|what cagr|what return',
        xirr: 'xirr|irr',
        end: 'future value|how much will|kitna banega|kitna hoga|final value',
        start: 'how much to invest|kitna lagana|starting value|present value needed',
        time: forTime,
      },
    },
  },
  'capital-gains': {
    'lots.cost': {
      means: 'price.bought',
      bare: true,
      words:
        'cost price|purchase price|purchase cost|cost of acquisition|buy price|buying price|bought (?:at|for)|invested|mein kharida|ka liya|खरीद(?:ा|ी)?',
    },
    'lots.price': {
      means: 'price.sold',
      bare: true,
      words:
        'sale price|selling price|sale value|sold (?:at|for)|sale consideration|redeemed|mein becha|me becha|बेची|बिक्री',
    },
    'lots.bought': {
      means: 'date.bought',
      words: 'bought (?:in|on)|purchased (?:in|on)|kharida tha|liya tha|allotted|inherited',
    },
    'lots.sold': { means: 'date.sold', words: 'sold (?:in|on)|becha tha|redeemed (?:in|on)' },
    known: {
      options: {
        gain: '(?:profit|gains?|ltcg|stcg|fayda|faida|munafa|munaafa|kamaya|मुनाफा|फायदा|लाभ)(?! tax)',
        lots: 'bought|kharid\\w*|purchased?|liya|cost|buy|खरीद\\w*',
      },
    },
    gain: {
      means: 'gain',
      words: 'capital gains?|gain of|made a profit|profit of|booked|gain on',
      with: { known: 'gain' },
    },
    otherIncome: {
      means: 'salary',
      per: 'year',
      words: 'other income|income after deductions|taxable income|income',
    },
    shortTermLoss: {
      means: 'loss',
      words: 'short ?-?term loss|stcl|st loss|carried forward loss|brought forward loss',
    },
    longTermLoss: { means: 'loss', words: 'long ?-?term (?:capital )?loss|ltcl|lt loss' },
    'lots.expenses': {
      means: 'costs',
      words: 'brokerage|transfer expenses?|selling expenses?|brokers?|dalali|legal fees?',
      with: { 'lots.more': true },
    },
    'lots.fairValue2018': {
      means: 'price.fair',
      words: 'fmv (?:on )?(?:31 jan )?2018|31 jan 2018|jan 2018(?: value| price)?|grandfather(?:ed|ing)(?: value)?',
      with: { 'lots.more': true },
    },
    'lots.fairValue2001': {
      means: 'price.fair',
      words: 'fmv (?:on |in )?(?:1 apr(?:il)? )?2001|2001 value|2001 fmv|value in 2001',
      with: { 'lots.more': true },
    },
    'lots.stampValue': {
      means: 'price.fair',
      words: 'stamp (?:duty )?value|circle rate|guideline value|ready reckoner',
      with: { 'lots.more': true },
    },
    'improvements.amount': {
      means: 'costs',
      words: 'renovation|improvements?|renovated|construction|marammat|repair',
      only: true,
    },
    'exemptions.amount': {
      means: 'amount',
      words:
        '54ec(?: bonds?)?|54f|section 54|new (?:house|flat|home)|reinvest(?:ed)?|rec bonds?|nhai bonds?|cgas|capital gains? account|naya ghar',
      only: true,
    },
    'exemptions.section': {
      options: {
        '54': 'section 54|u/s 54|(?<!\\d)54(?!\\d|f|ec|b)',
        '54F': '54 ?f',
        '54EC': '54 ?ec|rec bonds?|nhai bonds?|capital gains? bonds?',
        '54B': '54 ?b',
      },
    },
    'lots.asset': {
      options: {
        ...assetWords,
        farmLand: 'farm ?land|agricultural land|agri land|kheti ki zameen|khet|खेत',
        hybridFund: 'hybrid fund|balanced fund|balanced advantage|multi ?-?asset',
        listedUnits: 'gold etf|silver etf|gold ?bees|silver ?bees|nasdaq etf|overseas etf',
        goldBond: 'sgb|sovereign gold bond|gold bond',
        goldBondRedeemed: 'sgb (?:redeemed|redemption|matured|maturity)|gold bond (?:redeemed|matured)',
        listedBond: '(?<!unlisted )(?:listed bonds?|listed ncd|tax free bonds?|ncd|debentures?|g ?-?secs?)',
        unlistedBond: 'unlisted (?:bonds?|ncd|debentures?)',
        marketLinked: 'mld|market linked debentures?',
        businessTrust: 'reits?|invits?|embassy reit|mindspace',
        listedNoStt: 'no stt|without stt|off ?-?market',
        buybackListed: '(?<!unlisted )buy ?-?back',
        buybackUnlisted: 'unlisted buy ?-?back|buy ?-?back of unlisted',
        depreciable: 'depreciable(?: asset)?|block of assets|machinery',
      },
      first: true,
    },
    gainAsset: { options: assetWords, first: true },
    gainTerm: {
      options: {
        long: 'ltcg|long ?-?term(?! loss)|lambi avadhi|दीर्घकालिक',
        short: 'stcg|short ?-?term(?! loss)|intra ?-?year|अल्पकालिक',
      },
    },
    kind: { options: { huf: 'huf|hindu undivided family' } },
    age: ageBand,
    residence: residenceOfTwo,
    regime,
    financialYear,
  },
  'car-loan-emi-calculator': {
    exShowroom: {
      means: 'price',
      bare: true,
      words:
        'ex ?-?showroom(?: price)?|car price|car of|car worth|gaadi|gadi|suv|swift|creta|nexon|baleno|brezza|thar|innova|गाड़ी|कार|bike|scooter|activa|bullet|creta|i20|punch|venue|seltos|sonet|fortuner|scorpio|xuv|alto|wagon ?r|ertiga|dzire|tiago|harrier|bolero|car|cost|price',
      from: 30_000,
      to: 5_00_00_000,
    },
    rate: { means: 'loan.rate', bare: true, to: 30 },
    tenure: { means: 'loan.tenure', bare: true, from: 3, to: 120 },
    downPayment: { means: 'downPayment', words: 'dp|down|upfront|डाउन पेमेंट', from: 5_000 },
    financeShare: {
      means: 'loan.share',
      words: 'funding|funded|on ?-?road loan|on ?-?road|loan',
      with: { loanBasis: 'onRoad' },
      from: 40,
    },
    income: { means: 'salary', per: 'month', words: 'in ?hand|monthly pay' },
    roadTax: { means: 'tax', words: 'road tax|rto|rto tax|registration tax', only: true },
    insurance: { means: 'insurance', words: 'car insurance' },
    registration: { means: 'costs', words: 'registration|fastag|number plate|handling|logistics', only: true },
    accessories: { means: 'costs', words: 'accessories|extended warranty|warranty', only: true },
    balloon: { means: 'prepayment', words: 'balloon(?: payment)?|bullet' },
    advanceEmis: { means: 'emisPaid', words: 'advance emis?|emis? in advance' },
    feePercent: { means: 'fee.share', words: 'processing' },
    kmPerMonth: { means: 'quantity', words: 'kms?|kilomet(?:er|re)s?|km per month|किमी', from: 50, to: 20_000 },
    fuelPerKm: { means: 'costs', words: 'per km|fuel per km|charging per km', from: 0.1, to: 50, only: true },
    upkeep: { means: 'costs', per: 'month', words: 'service|maintenance|upkeep|servicing', only: true },
    keepFor: { means: 'period', words: 'keep(?: it| for| the car)*|own for|sell after|rakhna' },
    state: {
      options: { ...states, 'andhra-pradesh': andhra, 'tamil-nadu': tamilNadu, 'uttar-pradesh': uttarPradesh },
    },
    fuel: {
      options: {
        petrol: 'petrol|hybrid|पेट्रोल',
        diesel: 'diesel|डीजल',
        cng: 'cng|lpg|सीएनजी',
        electric: 'electric|ev|battery car|nexon ev|इलेक्ट्रिक',
      },
    },
    loanBasis: {
      options: {
        onRoad: '(?:of|on) (?:the )?on ?-?road(?: price)?|on ?-?road (?:finance|funding)',
        exShowroom: '(?:of|on) (?:the )?ex ?-?showroom(?: price)?|ex ?-?showroom (?:finance|funding)',
      },
    },
  },
  'corporate-tax': {
    income: {
      means: 'profit',
      bare: true,
      per: 'year',
      words: 'taxable income|total income|net income|income|company profit|pbt|profit before tax|आय',
      from: 10_000,
      to: 10_000_00_00_000,
    },
    bookProfit: {
      means: 'profit',
      per: 'year',
      words: 'book profit|115jb|mat profit|p&l profit',
      from: 10_000,
      to: 10_000_00_00_000,
      only: true,
    },
    lost: {
      means: 'deductions',
      words: 'deductions? lost|80ia|10aa|sez deduction|additional depreciation',
      only: true,
    },
    partnerPay: {
      means: 'salary',
      per: 'year',
      words: "partners?'? (?:salary|remuneration|pay)|remuneration|working partners?|salary|partners?",
      with: { entity: 'firm' },
      only: true,
    },
    partnerInterest: {
      means: 'interest',
      per: 'year',
      words: 'interest to partners?|partners?’? interest|interest on capital',
      with: { entity: 'firm' },
      only: true,
    },
    partnerCapital: { means: 'corpus', words: "partners?'? capital|capital", with: { entity: 'firm' }, only: true },
    alternateDeductions: { means: 'deductions', words: 'amt|80jjaa|80p', with: { entity: 'llp' }, only: true },
    shortGains: { means: 'gain.short' },
    longGains: { means: 'gain.long' },
    credit: { means: 'tax.paid', words: 'mat credit|amt credit|credit', only: true },
    paid: { means: 'tds', per: 'year', words: 'advance tax(?: paid)?|tcs|already paid|paid' },
    ownerRate: { means: 'tax.slab', words: "owner'?s? (?:tax )?rate|shareholder|dividend tax" },
    entity: {
      options: {
        domestic:
          'pvt\\.? ?ltd\\.?|private limited|domestic company|indian company|opc|startup|start ?-?up|limited company|प्राइवेट लिमिटेड',
        foreign: 'foreign company|overseas company|videshi company|branch of foreign',
        llp: 'llp|limited liability partnership|एलएलपी',
        firm: 'partnership(?: firm)?(?<!liability partnership)|firm|saajhedari|साझेदारी',
      },
    },
    size: {
      options: {
        large: '(?:above|over|more than|>) ?(?:rs\\.? ?|₹ ?)?400 ?(?:cr|crore)s?',
        small: '(?:below|under|less than|up ?to|<) ?(?:rs\\.? ?|₹ ?)?400 ?(?:cr|crore)s?|small company',
      },
    },
    manufacturer: { options: { true: 'manufacturing|manufacturer|115bab|new manufacturing company|factory' } },
    year: financialYearOfTwo,
  },
  'education-loan-calculator': {
    'tranches.amount': {
      means: 'loan',
      bare: true,
      words:
        'education loan|student loan|study loan|fees?|tuition|padhai|course fees?|college fees?|शिक्षा लोन|पढ़ाई|terms?|semesters?|per (?:term|semester|year)|lakh ka loan|each',
      from: 5_000,
      to: 5_00_00_000,
    },
    rate: { means: 'loan.rate', bare: true, to: 25 },
    tenure: { means: 'loan.tenure', bare: true, words: 'repay(?:ment|ing)?|emi for', from: 6, to: 240 },
    salary: {
      means: 'salary',
      per: 'month',
      words: 'in ?hand|starting salary|first salary|expected salary|placement|job',
    },
    grace: {
      means: 'deposit.term',
      words: 'moratorium|grace(?: period)?|after course|course ke baad',
      from: 0,
      to: 24,
    },
    partPayment: {
      means: 'emi',
      per: 'month',
      words: 'pay(?:ing)? (?:now|during course)|part payment|during the course|during studies',
      with: { payNow: 'part' },
    },
    familyIncome: {
      means: 'salary',
      per: 'year',
      words:
        "family income|parents?'? income|father'?s? income|papa ki income|parivar ki aay|household income|पारिवारिक आय|parivar|parents?|family|father|papa",
      with: { scheme: 'csis' },
    },
    feePercent: { means: 'fee.share' },
    servedConcession: { means: 'fee.share', words: 'concession|rebate', to: 3, with: { payNow: 'interest' } },
    payShare: { means: 'loan.share', words: 'of (?:my )?salary|share of salary|of income' },
    ownRemittance: {
      means: 'costs',
      per: 'year',
      words: 'sent abroad|remit(?:tance|ted)?|lrs|own money',
      with: { abroad: true },
      only: true,
    },
    payNow: {
      options: {
        interest:
          'simple interest during|pay(?:ing)? (?:the )?interest|interest during (?:the )?course|interest only|sirf byaj|(?:paying|pay|bhar\\w*) (?:only )?(?:the )?(?:interest|byaj)|only interest|interest (?:during|while)|byaj bhar\\w*',
        part: 'partial emi|part payment|fixed sum',
        none: 'full moratorium|no payment|pay nothing|kuch nahi',
      },
    },
    scheme: {
      first: true,
      options: {
        vidyalaxmi: '(?:pm ?-?)?vidya ?-?la(?:x|ksh)mi|pmvl|विद्यालक्ष्मी',
        csis: 'csis|pm ?-?usp|(?:interest|central|byaj) subsidy|subsidy',
      },
    },
    abroad: {
      options: {
        true: 'abroad|overseas|foreign|videsh|usa|us|uk|canada|australia|germany|ireland|ms in|विदेश',
        false: 'in india|iit|iim|nit|भारत में',
      },
    },
    slab: {
      options: {
        '5': '5 ?% (?:slab|bracket)',
        '20': '20 ?% (?:slab|bracket)',
        '30': '30 ?% (?:slab|bracket)|highest slab',
      },
    },
    regime: { options: { ...regimeWords, old: `${regimeWords.old}|80e` } },
  },
  'emi-calculator': {
    loan: { means: 'loan', bare: true, words: 'principal|personal loan|home loan|bike loan|business loan|amount' },
    rate: { means: 'loan.rate', bare: true },
    tenure: { means: 'loan.tenure', bare: true, words: 'months?|mahine|yrs?|साल|महीने' },
    emi: {
      means: 'emi',
      per: 'month',
      to: 5_00_000,
      with: { find: 'tenure' },
      words: 'can pay|afford|de sakta|bhar sakta',
    },
    feePercent: { means: 'fee.share' },
    feeRupees: {
      means: 'costs',
      words: 'processing(?: fees?)?|fees?|charges?|file charge',
      with: { feeBasis: 'rupees' },
      only: true,
    },
    insurance: { means: 'insurance', words: 'loan insurance|loan protection' },
    moratorium: { means: 'deposit.term', words: 'moratorium|holiday|grace', only: true },
    yearlyStep: { means: 'rise', words: 'emi increase|increase emi|emi badhao' },
    'prepayments.amount': { means: 'prepayment', words: 'pre ?-?pay(?:ment)?|extra payment|extra emi|part pay' },
    'prepayments.every': {
      options: {
        once: 'one ?-?time|once|lump ?sum|ek baar',
        monthly: 'extra (?:every|per|a) month|extra monthly|prepay monthly',
        yearly: 'extra (?:every|per|a) year|prepay (?:every year|yearly)|yearly prepayment|har saal prepay',
      },
    },
    'rateChanges.rate': {
      means: 'loan.rate.new',
      words: 'rate (?:becomes|changes to|rises to|falls to)|then',
      only: true,
    },
    'rateChanges.after': { means: 'emisPaid', words: 'after emi', with: { 'rateChanges.by': 'number' }, only: true },
    find: {
      options: {
        tenure: forTime,
      },
    },
    rateType: {
      first: true,
      options: { flat: 'flat(?: rate| interest)?', reducing: 'reducing(?: balance)?|diminishing' },
    },
    timing: { options: { start: 'emi in advance|advance emi|beginning of (?:the )?month' } },
    moratoriumInterest: { options: { paid: 'pre ?-?emi', added: 'capitali[sz]ed|added to (?:the )?loan' } },
    prepaymentEffect: {
      options: {
        tenure: 'reduce tenure|shorter tenure|close early|tenure kam|finish early',
        emi: 'reduce emi|lower emi|emi kam',
      },
    },
  },
  'esop-tax': {
    'lots.shares': { means: 'quantity', bare: true, words: 'rsus?|esops?|options?|vested|exercised?|stocks?', from: 1 },
    'lots.paid': {
      means: 'price.bought',
      bare: true,
      words:
        'strike(?: price)?|exercise price|exercise at|exercised at|pay per share|grant price|offer price|strike|exercise(?:d)? (?:at|price)',
      from: 0,
      foreign: true,
    },
    'lots.value': {
      means: 'price.fair',
      bare: true,
      words:
        'fmv|fair market value|vest(?:ing)? price|price (?:on|at) vest(?:ing)?|vested at|share price|value per share|at|@|price|worth|value|vest(?:ed)?',
      from: 0.01,
      foreign: true,
    },
    salary: { means: 'salary', per: 'year', words: 'ctc|lpa', from: 1_00_000 },
    'lots.date': { means: 'date.from', words: 'exercised|vested|exercise date|vest(?:ing)? date|vest' },
    'lots.rate': { means: 'exchange.rate', words: 'dollar|usd ?inr|sbi tt(?: buying)?(?: rate)?' },
    'sales.shares': { means: 'quantity', words: 'shares sold|sold shares|sell shares|sold', only: true },
    'sales.price': { means: 'price.sold', words: 'sold at|selling price|sale price|sell at', foreign: true },
    'sales.date': { means: 'date.sold' },
    'sales.rate': { means: 'exchange.rate', words: 'rate (?:on|at) sale', only: true },
    priceNow: { means: 'price', words: 'current price|price now|cmp|trading at|now at', foreign: true, only: true },
    expectedPrice: {
      means: 'goal',
      words: 'expected price|ipo price|future price|later price',
      foreign: true,
      only: true,
    },
    granted: { means: 'quantity', words: 'granted|grant of|grant|total options', only: true },
    grantedOn: { means: 'date.from', words: 'granted(?: on)?|grant date', only: true },
    vestYears: { means: 'service', words: 'vest(?:ing|s)?(?: over| in| period)?|years? vesting', only: true },
    cliffMonths: { means: 'service', words: 'cliff', only: true },
    otherDeductions: { means: 'deductions', words: '80c', with: { regime: 'old' } },
    foreignTax: {
      means: 'tax.paid',
      words: 'foreign tax|tax (?:paid )?abroad|us tax|withholding',
      with: { market: 'foreign' },
      only: true,
    },
    coverPercent: {
      means: 'loan.share',
      words: 'sell to cover|withheld|sold for tax|kept back',
      with: { cover: 'percent' },
    },
    leftOn: { means: 'date.to', words: 'resigned|last day|left(?: job)?', with: { startUp: true } },
    plan: {
      options: {
        options: 'esops?|stock options?|employee options?|ईसॉप',
        rsu: 'rsus?|restricted stock(?: units?)?|आरएसयू',
        espp: 'espp|employee stock purchase(?: plan)?',
      },
    },
    market: {
      options: {
        unlisted: 'unlisted|private company|pre ?-?ipo|not listed|flipkart|razorpay|phonepe|zepto',
        listed: '(?<!un|not )listed(?: in india)?|nse|bse|infosys|wipro|zomato|swiggy|paytm',
        foreign:
          'us company|foreign(?: company)?|nasdaq|nyse|google|amazon|microsoft|meta|apple|nvidia|adobe|salesforce|usd|dollars?',
      },
    },
    startUp: { options: { true: 'eligible start ?-?up|start ?-?up|80 ?-?iac|dpiit' } },
    cover: { options: { enough: 'sell to cover|sell ?-?to ?-?cover|net settlement' } },
    age: ageBand,
    residence: residenceOfTwo,
    regime,
  },
  'export-import-tax': {
    price: {
      means: 'price.foreign',
      bare: true,
      words:
        'usd|us dollars?|aed|dirhams?|yuan|rmb|pounds?|euros?|shipment|invoice value|parcel|import(?:ing)? (?:of|worth)|goods',
      foreign: true,
    },
    exchangeRate: {
      means: 'exchange.rate',
      words:
        '(?:usd|dollar|eur|euro|aed|gbp|pound)(?: rate| ka rate|-inr| inr| to inr)|exchange|1 ?usd ?=|per dollar|at|@|rate',
      from: 0.1,
      to: 500,
    },
    basic: { means: 'duty.basic', bare: true, words: 'customs? duty|import duty|basic|bcd', to: 200 },
    igst: { means: 'gst.rate', bare: true },
    agriculture: { means: 'duty.other', words: 'aidc|agri(?:culture)? cess', only: true },
    welfare: { means: 'duty.welfare', words: 'social welfare(?: surcharge)?' },
    healthCess: { means: 'cess', words: 'health cess', only: true },
    compensationCess: { means: 'cess', words: 'compensation cess', only: true },
    agreementBasic: {
      means: 'duty.basic',
      words: 'fta|trade agreement|cepa|asean|preferential(?: duty)?',
      only: true,
    },
    remedies: {
      means: 'costs',
      words: 'anti ?-?dumping(?: duty)?|safeguard(?: duty)?|add|countervailing',
      only: true,
    },
    freight: { means: 'costs', words: 'freight|shipping|bhada|transport by sea|courier', only: true },
    insurance: { means: 'insurance' },
    extras: { means: 'costs', words: 'clearing|cha|handling|transport|local charges', only: true },
    quantity: { means: 'quantity', words: 'units|pcs|pieces|nos' },
    cost: { means: 'price.bought', words: 'cost of goods|goods cost|cost|lagat', with: { mode: 'export' } },
    exportCosts: {
      means: 'costs',
      words: 'inland|bank charges|export expenses?|packing',
      with: { mode: 'export' },
      only: true,
    },
    drawback: { means: 'duty.other', words: '(?:duty )?drawback|dbk', with: { mode: 'export' }, only: true },
    rodtep: { means: 'duty.other', words: 'rodtep|rosctl', with: { mode: 'export' }, only: true },
    refundMonths: { means: 'deposit.term', words: 'refund(?: in| after)?', with: { mode: 'export' }, only: true },
    interest: {
      means: 'loan.rate',
      words: 'borrowing rate|cost of funds|packing credit',
      with: { mode: 'export' },
      only: true,
    },
    day: { means: 'date.paid', words: 'bill of entry|boe|landed', with: { mode: 'personal' }, only: true },
    mode: {
      options: {
        import: 'import(?:ing|ed)?|china se|from china|aayat|आयात',
        gold: 'gold|silver|sona|bullion|सोना',
        personal: 'parcel|for myself|personal use|gift from|amazon us|ebay|aliexpress|iphone|laptop from',
        export: 'export(?:ing|ed|s|er)?|niryat|निर्यात',
      },
    },
    terms: {
      options: {
        fob: 'fob|free on board|ex ?-?works|exw',
        cfr: 'cfr|c ?& ?f|cnf',
        ci: 'c ?& ?i',
        cif: 'cif',
      },
    },
    byAir: { options: { true: 'by air|air ?-?freight|air cargo|hawai', false: 'by sea|by ship|sea freight' } },
    credit: {
      options: { true: 'with itc|claim itc|input credit|gst registered', false: 'no itc|without itc|unregistered' },
    },
  },
  'fd-calculator': {
    known: { options: { goal: forGoal } },
    principal: {
      means: 'deposit',
      bare: true,
      words:
        'fixed deposit|principal|lump ?sum|amount|एफडी|निवेश|scss|mis|nsc|kvp|post office|senior citizens? scheme|rakh\\w*',
      from: 500,
    },
    rate: { means: 'returns', bare: true, words: 'interest rate|fd rate|byaj|p\\.?a\\.?', to: 15 },
    term: { means: 'deposit.term', bare: true, words: 'years?|months?|saal|mahine|साल|महीने' },
    instalment: {
      means: 'sip',
      per: 'month',
      words: 'rd|recurring(?: deposit)?|rd of|har mahine jama|आरडी',
      from: 10,
      to: 50_00_000,
      with: { kind: 'rd' },
      bare: true,
    },
    termDays: { means: 'days', bare: true, words: 'day fd', with: { termIn: 'days' } },
    goal: { means: 'goal', words: 'maturity(?: amount| value)?|get back|milega', with: { known: 'goal' } },
    wanted: {
      means: 'withdrawal',
      words: 'monthly (?:income|interest|payout)|payout|per month income|har mahine chahiye',
      with: { kind: 'payout', known: 'goal' },
      only: true,
    },
    seniorExtra: {
      means: 'rise',
      words: 'senior (?:extra|bonus)|extra for seniors?|extra',
      to: 2,
      with: { age: 'senior' },
      only: true,
    },
    penalty: { means: 'fee.share', words: 'penalty|premature penalty', to: 3, with: { breakEarly: true }, only: true },
    cardRate: {
      means: 'returns',
      words: 'card rate|rate for the (?:time|period)',
      to: 15,
      with: { breakEarly: true },
      only: true,
    },
    breakOn: {
      means: 'date.to',
      words: 'broken|broke|break(?: it)?(?: on)?|premature|toda',
      with: { breakEarly: true },
    },
    start: { means: 'date.from', words: 'deposited|opened|fd date|start(?:ing)?' },
    income: { means: 'salary', per: 'year', words: 'other income|taxable income', only: true },
    otherInterest: {
      means: 'interest',
      per: 'year',
      words: 'other (?:fd )?interest|other deposits? interest',
      only: true,
    },
    otherDeposits: { means: 'corpus', words: 'other (?:deposits?|fds?)|already in (?:the )?bank', only: true },
    'rungs.amount': { means: 'deposit', words: 'each fd|per fd|rung', with: { kind: 'ladder' }, only: true },
    kind: {
      first: true,
      options: {
        rd: 'rd|recurring(?: deposit)?|आरडी',
        post: 'post ?-?office|dakghar|nsc|kvp|scss|mis|kisan vikas patra|senior citizens? savings? scheme|डाकघर|पोस्ट ऑफिस|india post',
        payout:
          'monthly interest|quarterly interest|monthly payout|quarterly payout|non ?-?cumulative|regular payout|interest every month',
        ladder: 'ladder(?:ing)?|several fds|multiple fds',
        end: 'cumulative(?<!non ?-?cumulative)',
      },
    },
    scheme: {
      options: {
        deposit1: '1 ?-?year (?:post office )?(?:td|time deposit)|td ?1',
        deposit2: '2 ?-?year (?:post office )?(?:td|time deposit)|td ?2',
        deposit3: '3 ?-?year (?:post office )?(?:td|time deposit)|td ?3',
        deposit5: '5 ?-?year (?:post office )?(?:td|time deposit)|td ?5|post ?-?office (?:td|fd|time deposit)',
        senior: 'scss|senior citizens? savings? scheme',
        monthlyIncome: 'mis|pomis|monthly income scheme|मासिक आय योजना',
        certificate: 'nsc|national savings? certificate',
        kisanVikas: 'kvp|kisan vikas(?: patra)?|किसान विकास पत्र',
      },
      with: { kind: 'post' },
      first: true,
    },
    rdAt: {
      with: { kind: 'rd' },
      options: { post: 'post ?-?office|dakghar|डाकघर', bank: 'sbi|hdfc|icici|axis|kotak|pnb|bank rd' },
    },
    payoutEvery: {
      options: {
        '1': 'monthly (?:interest|payout)|every month|har mahine',
        '3': 'quarterly (?:interest|payout)|every quarter',
        '6': 'half ?-?yearly (?:interest|payout)',
        '12': '(?<!half ?-?)yearly (?:interest|payout)|annual payout',
      },
    },
    addedEvery: {
      options: {
        '3': 'compounded quarterly|quarterly compound(?:ing|ed)?',
        '1': 'compounded monthly|monthly compound(?:ing|ed)?',
        '6': 'compounded half ?-?yearly|half ?-?yearly compound(?:ing|ed)?',
        '12': 'compounded (?:yearly|annually)|(?:yearly|annual) compound(?:ing|ed)?',
        never: 'simple interest|sadharan byaj',
      },
    },
    payer: { options: { company: 'company fd|corporate fd|nbfc|bajaj(?: finance)?|shriram|mahindra finance' } },
    taxSaver: { options: { true: 'tax ?-?sav(?:er|ing)(?: fd)?|80c fd|टैक्स सेवर' } },
    pan: { options: { false: 'no pan|without pan|pan nahi|bina pan' } },
    declared: { options: { true: '15 ?[gh]|form 121' } },
    breakEarly: {
      options: {
        true: 'premature|pre ?-?mature|break(?:ing)? (?:the )?fd|broken|fd tod(?:na|i|u)?|fd tod\\w*|tod(?:na|ne|u|i|du|di)|beech me|before maturity|early withdraw\\w*|तोड़\\w*|समय से पहले',
      },
    },
    joint: { options: { true: 'joint(?: account)?' } },
    age: ageBand,
    regime,
  },
  'fire-calculator': {
    spend: {
      means: 'spending',
      bare: true,
      per: 'month',
      words: 'spend|monthly expenses?|monthly spending|ghar kharch|lifestyle',
      from: 3_000,
      to: 20_00_000,
    },
    savings: {
      means: 'corpus',
      bare: true,
      words: 'portfolio|net ?worth|already (?:have|saved)|current savings?|existing|invested',
    },
    age: {
      means: 'age',
      bare: true,
      words: "i'?m|i am|years? old|yr old|saal ka|saal ki",
      from: 15,
      to: 80,
    },
    saving: {
      means: 'saving',
      per: 'month',
      words: 'monthly savings?|save (?:per|a|every) month|saving|saves?',
      from: 500,
      to: 50_00_000,
    },
    withdrawalRate: { means: 'withdrawal.rate', words: 'rule' },
    inflation: { means: 'inflation' },
    returnBefore: {
      means: 'returns',
      bare: true,
      words: 'pre ?-?retirement|before (?:fire|retirement)|mutual funds?|equity return',
    },
    returnAfter: { means: 'returns', words: 'post ?-?retirement|after (?:fire|retirement|work)', only: true },
    savingRise: { means: 'rise', words: 'savings? (?:rise|increase)' },
    untilAge: { means: 'age.until', words: 'life expectancy|live till|last(?:s)? (?:till|until)' },
    spendAfter: {
      means: 'spending',
      per: 'month',
      words: 'after (?:retirement|fire|work)|retirement expenses?|post ?-?retirement expenses?',
      only: true,
    },
    partTime: {
      means: 'salary',
      per: 'month',
      words: 'part ?-?time|barista|side income|freelanc(?:e|ing)',
      only: true,
    },
    coastAge: { means: 'age.retire', words: 'coast(?: fire)?(?: age| at)?' },
    equityShare: { means: 'loan.share', words: 'equity|in equity|stocks' },
    'incomes.monthly': { means: 'pension', per: 'month', words: 'rent(?:al)?(?: income)?|pension|kiraya', only: true },
    'incomes.fromAge': { means: 'age', words: 'pension from|from age', only: true },
    'goals.amount': {
      means: 'goal',
      words: "wedding|marriage|shaadi|child'?s? education|education|house|car|goal",
      only: true,
    },
    'goals.atAge': { means: 'age', words: 'goal at|at age', only: true },
    'otherSavings.balance': { means: 'corpus', words: 'epf|ppf|nps|pf', only: true },
  },
  form16: {
    salary: {
      means: 'salary',
      bare: true,
      per: 'year',
      words: '17\\(1\\)|gross salary|section 17\\(1\\)|salary as per|ग्रॉस',
      from: 50_000,
    },
    tds: { means: 'tds', bare: true, per: 'year', words: 'tax deducted|part a|tax cut|टीडीएस काटा' },
    perquisites: { means: 'perquisites', per: 'year' },
    standardDeduction: {
      means: 'deductions',
      words: 'standard deduction|16\\(ia\\)|std deduction',
      to: 1_00_000,
      only: true,
    },
    netTax: { means: 'tax', words: 'net tax(?: payable)?|tax payable|actual tax|tax', only: true },
    hra: { means: 'hra', per: 'year', words: 'hra exempt(?:ion)?|10\\(13a\\)|exempt hra' },
    travel: { means: 'deductions', words: 'lta|leave travel|10\\(5\\)|ltc', only: true },
    retirement: { means: 'deductions', words: 'gratuity|leave encashment|commuted pension', only: true },
    professionalTax: { means: 'tax.professional', per: 'year', words: '16\\(iii\\)' },
    house: { means: 'rent.received', per: 'year', words: 'house property|24b', only: true },
    otherIncome: { means: 'income.other', per: 'year', words: 'other sources|fd interest' },
    savings: { means: 'savings.80c', per: 'year', words: '80ccc|ppf|elss', adds: true },
    ownNps: { means: 'nps', per: 'year', words: '80ccd ?\\(?1b\\)?|own nps', only: true },
    employerNps: { means: 'nps', per: 'year', words: '80ccd ?\\(?2\\)?|employer(?:’s|s)? nps|company nps', only: true },
    health: { means: 'premium.health', per: 'year' },
    savingsInterest: {
      means: 'interest',
      per: 'year',
      words: '80tt[ab]|savings? (?:account )?interest|bank interest',
      only: true,
    },
    grossTotal: { means: 'salary.gross', per: 'year', words: 'gross total|total gross' },
    totalIncome: { means: 'income.total', per: 'year' },
    taxOnIncome: { means: 'tax', words: 'tax on (?:total )?income', only: true },
    salary2: {
      means: 'salary',
      per: 'year',
      words: '(?:second|other|old|previous|2nd|dusri|purani) (?:employer|company|job|naukri)(?: salary)?',
      with: { second: true },
      side: 'second|other employer|old (?:employer|company|job)|previous|2nd|dusri|purani|pichli|there|earlier',
    },
    tds2: {
      means: 'tds',
      per: 'year',
      words: 'tds (?:there|of (?:the )?(?:second|old|previous) (?:employer|company))|second tds|other tds',
      with: { second: true },
      side: 'second|other employer|old (?:employer|company|job)|previous|2nd|dusri|purani|pichli|there|earlier',
    },
    untold: { means: 'income.other', per: 'year', words: 'not reported|undisclosed|unreported|not told', only: true },
    otherCredit: { means: 'tax.paid', words: 'advance tax|tcs|bank tds', only: true },
    credit26as: { means: 'tds', per: 'year', words: '26as|form 26as', only: true },
    second: {
      options: {
        true: 'two employers|2 employers|two form 16|2 form 16|do form 16|changed jobs?|job (?:change|switch)|switched jobs?|naukri badli',
      },
    },
    age: ageBand,
    residence,
    regime,
    financialYear,
  },
  'gold-loan-calculator': {
    'items.gross': {
      means: 'weight',
      bare: true,
      words: 'ornaments?|zevar|gehne|necklace|bangles?|coins?|jewelry|गहने|ग्राम',
      from: 0.5,
    },
    wanted: {
      means: 'loan',
      bare: true,
      words: 'need|want|chahiye|gold loan|loan chahiye|चाहिए|loan|lena|milega',
      from: 1_000,
      to: 5_00_00_000,
    },
    rate: { means: 'loan.rate', bare: true, to: 36 },
    tenure: { means: 'loan.tenure', bare: true, words: 'months?|mahine|महीने', to: 60 },
    price: {
      means: 'price.gram',
      words: 'gold price|sone ka bhav|sone ka rate|per gm|a gram|/g|सोने का भाव|भाव|price|rate|bhav',
      from: 3_000,
      to: 40_000,
      only: true,
    },
    'items.stones': { means: 'weight.stones', words: 'stone weight|moti|kundan|beads' },
    otherLoans: { means: 'loan.balance', words: 'other gold loans?|existing gold loans?|already have', only: true },
    ownShare: { means: 'loan.share', words: "lender'?s? share|of (?:the )?value", with: { limit: 'own' }, only: true },
    feePercent: { means: 'fee.share' },
    charges: { means: 'costs', words: 'valuation(?: charges?)?|appraisal|charges?|stamp', only: true },
    sanctionedOn: { means: 'date.from', words: 'loan date|sanctioned|taken on' },
    'items.purity': {
      options: {
        '24': '24 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|999',
        '22': '22 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|916|hallmark',
        '20': '20 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|833',
        '18': '18 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|750 (?:gold|purity)',
        '14': '14 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|585',
        '9': '(?<!\\d)9 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)',
      },
    },
    'items.kind': { options: { coin: 'coins?|sikka|sikke|सिक्का' } },
    mode: {
      options: {
        emi: 'emi|kist|monthly emi|ईएमआई',
        interest: 'interest only|monthly interest|only interest|interest every month|sirf byaj',
        bullet: 'bullet|at the end|end me|one shot|ek ?saath',
      },
    },
    limit: {
      options: {
        business: 'for business|business use|agri(?:culture)? (?:gold )?loan|kheti ke liye|farm(?:ing)? loan',
      },
    },
  },
  gratuity: {
    wages: {
      means: 'basic',
      bare: true,
      per: 'month',
      words: 'salary|last salary|monthly salary|basic\\+da|da|pay|vetan|वेतन|सैलरी',
      from: 3_000,
      to: 10_00_000,
    },
    service: {
      means: 'service',
      bare: true,
      words:
        'years?|yrs?|saal|completed|tenure|after|for|baad|साल|वर्ष|service|naukri|job|kaam|worked|year service|years? of service|नौकरी',
      with: { known: 'length' },
      to: 600,
    },
    joined: { means: 'date.from', words: 'doj|date of joining|joining date|naukri shuru' },
    lastDay: { means: 'date.to', words: 'resigned|retired?|retirement|quit|dol|last working day|chhodi|lwd' },
    received: {
      means: 'amount',
      words: 'gratuity (?:received|paid|amount|got)|received|mila|mili|got|gratuity of',
      from: 1_000,
      only: true,
    },
    otherPay: {
      means: 'salary.gross',
      per: 'month',
      words: 'allowances?|other pay|special allowance|other allowances?',
      only: true,
    },
    averageSalary: { means: 'salary', per: 'month', words: 'average(?: salary)?|last (?:10|ten) months?', only: true },
    earlierExempt: {
      means: 'deductions',
      words: 'earlier (?:gratuity|exempt)|exempt earlier|previous gratuity|already exempt',
      only: true,
    },
    income: {
      means: 'salary',
      per: 'year',
      words: 'other (?:salary|income)|annual (?:salary|income)|yearly (?:salary|income)',
      only: true,
    },
    savings: { means: 'savings.80c', per: 'year', with: { regime: 'old' } },
    raise: { means: 'rise', words: 'raise|salary (?:hike|growth)' },
    moreMonths: { means: 'deposit.term', words: 'more months|stay (?:on )?(?:for)?', to: 60, only: true },
    kind: {
      options: {
        covered: 'covered|psu|pvt company|private company|mnc|it company|company',
        fixedTerm: 'fixed ?-?term|contract(?:ual)?|fte|on contract',
        notCovered: 'not covered|small (?:employer|shop|firm)|less than 10|below 10',
        government:
          'central gov(?:ernment|t)|state gov(?:ernment|t)|gov(?:ernment|t)\\.?(?: employee| job)?|sarkari|railways?|teacher|defence|सरकारी',
      },
    },
    reason: {
      options: {
        leave: 'resign(?:ed|ation|ing)?|retire(?:d|ment)?|superannuation|quit|इस्तीफा|सेवानिवृत्ति',
        death: 'death|died|expired|nominee|mrityu|मृत्यु',
        disablement: 'disabled|disability|disablement|accident',
        inService: 'still (?:working|in service)|in service',
      },
    },
    courtReading: { options: { true: '240 days|4 years? 240|four years? 240|4\\.8 years?|4 years? 8 months?' } },
    shortWeek: { options: { true: '5 ?-?day week|five ?-?day week|190 days|mines?' } },
    seasonal: { options: { true: 'seasonal|sugar mill' } },
    age: ageBand,
    regime,
  },
  'gst-calculator': {
    amount: {
      means: 'amount',
      bare: true,
      words: 'on|of|mrp|value|total|cost|rs|rupees|taxable value|basic price|पर|राशि',
      from: 1,
    },
    turnover: { means: 'turnover', per: 'year', with: { mode: 'composition' }, words: 'composition' },
    quantity: { means: 'quantity', words: 'items|bags|boxes|kg|qty', from: 1 },
    discountPercent: {
      means: 'fee.share',
      words: 'discount|off|chhoot|छूट',
      to: 100,
      with: { discountKind: 'percent' },
      only: true,
    },
    discountRupees: { means: 'costs', words: 'discount|off|chhoot|छूट', with: { discountKind: 'rupees' }, only: true },
    cess: { means: 'cess', words: 'compensation cess', only: true },
    cost: { means: 'price.bought', words: 'my cost|cost before gst|purchase cost|lagat', only: true },
    exemptTurnover: {
      means: 'turnover',
      per: 'year',
      words: 'exempt(?:ed)?(?: supplies| turnover| sales)?',
      with: { mode: 'composition' },
      only: true,
    },
    date: { means: 'date.paid', words: 'supply date|invoice date|dated', only: true },
    rate: { options: { ...gstRates, item: Object.values(gstItems).join('|') } },
    pricing: {
      options: {
        exclusive:
          'exclusive|excluding|excl\\.?|add gst|plus gst|\\+ ?gst|gst extra|before gst|without gst|gst alag|gst jodo|gst jod(?:na|kar)|jod\\w*|extra|upar se',
        inclusive:
          'inclusive|including|incl\\.?|inc gst|with gst|remove gst|reverse gst|back calculat(?:e|ion)|gst ke saath|gst included|mrp|after gst|gst hata(?:o|na|kar)|gst nikal(?:o|na)|समेत|सहित|hata\\w*|nikal\\w*|remove|reverse',
      },
    },
    place: {
      options: {
        state: 'intra ?-?state|same state|within (?:the )?state|local|cgst|sgst|cgst (?:and|\\+|&) sgst',
        interState: 'inter ?-?state|other state|another state|outside (?:the )?state|igst|dusre state|दूसरे राज्य',
        territory: 'union territory|utgst|chandigarh|ladakh|andaman|lakshadweep|daman',
      },
    },
    mode: {
      options: {
        composition: 'composition(?: scheme| dealer| tax)?|कंपोजिशन',
        several: 'several (?:lines|items)|multiple items|invoice lines',
      },
    },
    dealer: {
      options: {
        trader: 'traders?|shopkeeper|kirana|dukandar|retailer',
        manufacturer: 'manufacturers?|factory',
        restaurant: 'restaurants?|dhaba|cafe',
        services: 'service providers?|services',
      },
    },
    liability: { options: { recipient: 'rcm|reverse charge' } },
    roundOff: { options: { rupee: 'round(?:ed)?(?: off)?' } },
    item: { options: gstItems, first: true },
  },
  'gst-input-credit': {
    outIgst: {
      means: 'gst.output',
      only: true,
      bare: true,
      words: 'igst|gst',
      side: 'output|outward|sales?|liability|payable|bikri|collected',
    },
    inIgst: {
      means: 'gst.input',
      only: true,
      bare: true,
      words: 'igst|gst|itc',
      side: 'inputs?|itc|credit|purchases?|inward|kharid',
    },
    outCgst: {
      means: 'gst.output',
      only: true,
      words: 'cgst',
      side: 'output|outward|sales?|liability|payable|bikri|collected',
    },
    outSgst: {
      means: 'gst.output',
      only: true,
      words: 'sgst|utgst',
      side: 'output|outward|sales?|liability|payable|bikri|collected',
    },
    inCgst: { means: 'gst.input', only: true, words: 'cgst', side: 'inputs?|itc|credit|purchases?|inward|kharid' },
    inSgst: {
      means: 'gst.input',
      only: true,
      words: 'sgst|utgst',
      side: 'inputs?|itc|credit|purchases?|inward|kharid',
    },
    openIgst: {
      means: 'gst.input',
      only: true,
      words: 'igst|gst',
      side: 'opening|brought forward|carried forward|previous|last month|pichhla|balance',
    },
    openCgst: {
      means: 'gst.input',
      only: true,
      words: 'cgst',
      side: 'opening|brought forward|carried forward|previous|last month|pichhla|balance',
    },
    openSgst: {
      means: 'gst.input',
      only: true,
      words: 'sgst|utgst',
      side: 'opening|brought forward|carried forward|previous|last month|pichhla|balance',
    },
    cashIgst: { means: 'corpus', only: true, words: 'igst|gst', side: 'cash ledger|cash balance|in cash' },
    cashCgst: { means: 'corpus', only: true, words: 'cgst', side: 'cash ledger|cash balance|in cash' },
    cashSgst: { means: 'corpus', only: true, words: 'sgst|utgst', side: 'cash ledger|cash balance|in cash' },
    rcmIgst: { means: 'gst.output', only: true, words: 'igst|gst', side: 'rcm|reverse charge' },
    rcmCgst: { means: 'gst.output', only: true, words: 'cgst', side: 'rcm|reverse charge' },
    rcmSgst: { means: 'gst.output', only: true, words: 'sgst|utgst', side: 'rcm|reverse charge' },
    'blocked.igst': {
      means: 'gst.input',
      words: 'blocked(?: credit| itc)?|17\\(5\\)|ineligible(?: itc| credit)?',
      only: true,
    },
    exemptTurnover: {
      means: 'turnover',
      per: 'month',
      words: 'exempt(?:ed)?(?: sales| turnover| supplies)?',
      with: { mixed: true },
      only: true,
    },
    totalTurnover: {
      means: 'turnover',
      per: 'month',
      words: 'total (?:sales|turnover)|total|of total|out of',
      with: { mixed: true },
      only: true,
    },
    taxableTurnover: { means: 'turnover', per: 'month', words: 'taxable (?:sales|turnover)', only: true },
    outCess: { means: 'gst.output', words: 'cess on sales|output cess', only: true },
    inCess: { means: 'gst.input', words: 'input cess|cess credit', only: true },
    filedOn: { means: 'date.filed', words: 'gstr ?-?3b(?: filed)?|3b' },
    dueDate: { means: 'date.to', words: 'due date|extended' },
    'blocked.kind': {
      options: {
        vehicle: 'car|motor vehicle|vehicle|gaadi',
        food: 'food|catering|restaurant|health insurance',
        club: 'club|gym',
        travel: 'holiday|vacation|employee travel',
        worksContract: 'works contract',
        construction: 'construction|building',
        csr: 'csr',
        personal: 'personal use|gifts? to family',
        lost: 'stolen|lost|free samples?|written off',
      },
    },
    lastTurnover: {
      options: {
        medium: '1\\.5 (?:to|-) 5 ?(?:cr|crore)',
        large: '(?:above|over|more than) 5 ?(?:cr|crore)',
      },
    },
    refund: {
      options: { zeroRated: 'exports?|sez|lut|zero ?-?rated', inverted: 'inverted(?: duty)?(?: rate| structure)?' },
    },
  },
  'health-insurance': {
    familyPremium: {
      means: 'premium.health',
      bare: true,
      per: 'year',
      words:
        'premium|family premium|own premium|self premium|policy|star health|hdfc ergo|niva bupa|care health|स्वास्थ्य बीमा|प्रीमियम',
      from: 500,
      to: 10_00_000,
      side: 'self|own|my|family|apna|mera|khud|wife|spouse|kids',
    },
    parentsPremium: {
      means: 'premium.parents',
      bare: true,
      per: 'year',
      words:
        "parents?'?s?’? (?:premium|policy|insurance)|premium (?:for|of) parents?|मम्मी|पापा|premium|policy|mediclaim|80d|insurance",
      from: 500,
      to: 10_00_000,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
    },
    age: {
      means: 'age',
      bare: true,
      words: "i'?m|i am|my age|meri umar|self|me|main|mai|mine",
      from: 18,
      to: 100,
    },
    salary: { means: 'salary', per: 'year', from: 1_00_000 },
    parentAge: {
      means: 'age.parent',
      words: "parents?'? age|parents? aged|father aged|mother aged",
      from: 35,
      to: 110,
    },
    spouseAge: { means: 'age.spouse', from: 18, to: 100 },
    children: { means: 'children', to: 10 },
    familyCheckUps: {
      means: 'medical',
      words: 'check ?-?ups?|preventive(?: health)?(?: check ?-?ups?)?|health check ?-?ups?',
      to: 1_00_000,
      side: 'self|own|my|family|apna|mera|khud|wife|spouse|kids',
      only: true,
    },
    parentsCheckUps: {
      means: 'medical',
      words: "parents?'? check ?-?ups?|check ?-?ups?|preventive(?: health)?(?: check ?-?ups?)?|health check ?-?ups?",
      to: 1_00_000,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
      only: true,
    },
    familyBills: {
      means: 'medical',
      words: 'my medical bills?|own bills?',
      side: 'self|own|my|family|apna|mera|khud|wife|spouse|kids',
    },
    parentsBills: {
      means: 'medical',
      words:
        "parents?'? (?:medical )?(?:bills?|treatment)|(?:mother|father)'?s? (?:medical )?bills?|medical bills?|bills?|treatment|hospital|ilaj|dawai",
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
    },
    sumInsured: {
      means: 'sumInsured',
      words: 'cover(?:age)? of|policy of|lakh cover|health cover|floater|base cover|existing cover|sum assured|कवर',
      from: 50_000,
    },
    otherDeductions: { means: 'deductions', per: 'year', words: '80c|other deductions', only: true },
    familyCash: { means: 'premium.health', per: 'year', words: 'paid in cash|cash', only: true },
    policyYears: {
      means: 'service',
      words: 'year policy|multi ?-?year|years? policy',
      with: { severalYears: 'family' },
      only: true,
    },
    careRise: { means: 'inflation', words: 'medical inflation|healthcare inflation' },
    bonus: { means: 'rise', words: 'no ?-?claim bonus|ncb|bonus', to: 100, only: true },
    stayCost: {
      means: 'costs',
      words: 'surgery|hospitali[sz]ation|serious illness|heart attack|cancer|ilaj',
      only: true,
    },
    roomLimit: { means: 'share.room' },
    roomRent: { means: 'costs', words: 'room rent|room', from: 500, to: 50_000, only: true },
    severalYears: { options: { family: 'multi ?-?year policy|(?:2|3|two|three) ?-?years? (?:policy|premium)' } },
    place: {
      options: {
        metro: 'metro|delhi|mumbai|bangalore|bengaluru|chennai|kolkata|hyderabad',
        city: 'pune|ahmedabad|jaipur|lucknow|indore|nagpur|surat|chandigarh|kochi|tier ?-?2',
        town: 'small town|town|village|gaon|tier ?-?3|गांव',
      },
    },
    residence,
    regime,
    financialYear,
  },
  'home-loan-eligibility-calculator': {
    income: {
      means: 'salary',
      bare: true,
      per: 'month',
      words:
        'in ?hand|take ?home|net salary|monthly income|per month salary|haath me|मासिक आय|me|main|mai|mine|my|self|pay|earn',
      from: 5_000,
      to: 50_00_000,
    },
    price: {
      means: 'price',
      bare: true,
      words: 'property|ghar|makan|home worth|flat worth|मकान|घर|फ्लैट',
      from: 3_00_000,
    },
    emis: {
      means: 'emi.others',
      per: 'month',
      words: 'emi|car loan emi|current emi|obligations?|kist|ईएमआई|किस्त',
      from: 500,
      to: 20_00_000,
    },
    age: { means: 'age', words: "i'?m|i am|years? old|saal ka|saal ki", from: 18, to: 75 },
    rate: { means: 'loan.rate', bare: true, to: 20 },
    tenure: { means: 'loan.tenure', bare: true, words: 'years? loan', from: 12, to: 480 },
    ownMoney: { means: 'downPayment', words: 'own (?:money|funds?|contribution)|savings?|saved|have|apne paas|bachat' },
    wantedPrice: {
      means: 'price',
      words:
        'to buy|income (?:needed|required) for|salary (?:needed|required) for|ghar|makan|flat|house|home|property|ka ghar|for',
      from: 3_00_000,
      with: { goal: 'price' },
    },
    dutyPercent: { means: 'fee.share', words: 'stamp duty|registration|registry', only: true },
    'coApplicants.income': {
      means: 'salary',
      per: 'month',
      words:
        "(?:wife|husband|spouse|co ?-?applicant|partner|biwi|father|brother)(?:'s|s)?(?: earns?| ki| ka)?(?: salary| income)?|joint|पत्नी",
      side: 'wife|husband|spouse|co ?-?applicant|partner|biwi|patni|pati|father|papa|brother|her|his|पत्नी|पति',
    },
    'coApplicants.emis': {
      means: 'emi.others',
      per: 'month',
      words: "(?:wife|husband|spouse|co ?-?applicant)(?:'s|s)? emis?",
      side: 'wife|husband|spouse|co ?-?applicant|partner|biwi|patni|pati|father|papa|brother|her|his|पत्नी|पति',
    },
    'coApplicants.age': {
      means: 'age.spouse',
      side: 'wife|husband|spouse|co ?-?applicant|partner|biwi|patni|pati|father|papa|brother|her|his|पत्नी|पति',
    },
    variablePay: {
      means: 'bonus',
      per: 'month',
      words: 'incentives?|commission|variable pay|rental income|other income',
      only: true,
    },
    cardDues: { means: 'loan.balance', words: 'credit card(?: dues?| outstanding| bill)?|card dues?', only: true },
    emiShare: { means: 'loan.share', words: 'foir|of (?:my )?(?:income|salary)', only: true },
    multiple: { means: 'quantity', words: 'times|multiplier|multiple|guna', from: 10, to: 150, only: true },
    lastAge: { means: 'age.retire', words: 'loan (?:must )?end|until age|till age', only: true },
    state: {
      options: {
        ...states,
        andhra,
        bihar: 'bihar|patna|बिहार',
        kerala: 'kerala|kochi|cochin|trivandrum|केरल',
        madhya: 'madhya pradesh|m\\.?p\\.?|indore|bhopal|मध्य प्रदेश|इंदौर|भोपाल',
        odisha: 'odisha|orissa|bhubaneswar|ओडिशा',
        punjab: 'punjab|ludhiana|mohali|amritsar|पंजाब',
        rajasthan: 'rajasthan|jaipur|jodhpur|udaipur|राजस्थान|जयपुर',
        tamilNadu,
        uttar: uttarPradesh,
        westBengal: 'west bengal|bengal|kolkata|calcutta|wb|पश्चिम बंगाल|कोलकाता',
      },
    },
    goal: {
      options: {
        loan: 'how much (?:home )?loan|kitna loan|loan eligibility|eligible|kitna (?:home )?loan',
        price:
          '(?:kitn[ai]|how much|what|min(?:imum)?) (?:income|salary|take home|aay)|(?:income|salary) (?:needed|required|chahiye|honi|hone|for|kitn[ai])|needed for|salary kitni',
      },
    },
  },
  'hra-calculator': {
    salary: {
      means: 'basic',
      per: 'month',
      words: 'basic\\+da|salary|pay|वेतन|सैलरी',
      from: 3_000,
      to: 20_00_000,
    },
    hra: { means: 'hra', per: 'month', from: 500, to: 10_00_000 },
    rent: {
      means: 'rent.paid',
      bare: true,
      per: 'month',
      words: 'rent of|rented|house rent|flat rent|bhada|मकान किराया',
      from: 500,
      to: 10_00_000,
    },
    commission: { means: 'bonus', per: 'month', words: 'commission|turnover commission', only: true },
    daNotCounted: { means: 'costs', per: 'month', words: 'da not counted|da to leave out', only: true },
    adjustedIncome: {
      means: 'income.total',
      per: 'year',
      words: 'adjusted(?: total)? income|80gg|income|income|salary|aay|kamai|total income|earn(?:ing)?',
      with: { situation: 'noHra' },
      only: true,
    },
    city,
    situation: {
      options: {
        noHra: '80gg|no hra|without hra|hra nahi|hra nahin',
        selfEmployed: 'self ?-?employed|freelancers?|business ?man|apna business',
      },
    },
    slab: {
      options: {
        top: '30 ?%(?: slab| bracket)?|highest slab|top slab',
        middle: '20 ?%(?: slab| bracket)',
        first: '5 ?%(?: slab| bracket)',
      },
    },
    pattern: { options: { split: 'changed (?:city|job|house)|moved|shifted|shift hua|rent (?:changed|increased)' } },
    landlordNri: { options: { true: 'nri (?:landlord|owner)|landlord (?:is )?(?:an? )?nri|makan malik nri' } },
    landlordPan: {
      options: {
        true: "with pan|have (?:the )?(?:landlord'?s? )?pan|pan hai",
        false: 'no pan|without pan|pan nahi|bina pan|no landlord pan',
      },
    },
    regime,
    financialYear,
  },
  'huf-tax-calculator': {
    interest: {
      means: 'interest',
      bare: true,
      per: 'year',
      words: 'huf income|huf (?:interest|fd)|income of (?:the )?huf|income|other income|aay|आय',
    },
    rent: { means: 'rent.received', per: 'year', words: 'huf rent|rent of huf|house rent|shop rent' },
    business: { means: 'profit', per: 'year', words: 'huf business|business|family business|vyapar|व्यापार' },
    'members.salary': {
      means: 'salary',
      bare: true,
      per: 'year',
      words: "karta(?:'s)?(?: salary| income)?|member(?:'s)?(?: salary)?|my salary|कर्ता",
      side: 'karta|members?|my|mera|meri|own|personal|कर्ता',
    },
    'members.other': {
      means: 'income.other',
      per: 'year',
      words: "karta(?:'s)? other|my other income",
      only: true,
    },
    'members.savings': { means: 'savings.80c', per: 'year', words: 'my 80c|karta 80c|own 80c', only: true },
    savings: { means: 'savings.80c', per: 'year', words: 'huf 80c|huf savings?|80c', only: true },
    health: { means: 'premium.health', per: 'year' },
    dividend: { means: 'dividend', per: 'year' },
    shortEquity: { means: 'gain.short' },
    longEquity: { means: 'gain.long' },
    land: {
      means: 'gain',
      words: 'land gain|property gain|gain on (?:land|property|building)|sale of (?:land|property)',
      only: true,
    },
    tokens: { means: 'gain.tokens' },
    agricultural: { means: 'income.farm', per: 'year' },
    savingsInterest: { means: 'interest', per: 'year', words: 'savings? (?:account )?interest|80tta', only: true },
    municipalTax: { means: 'tax.paid', words: 'municipal tax|property tax|house tax', only: true },
    letInterest: { means: 'interest.homeLoan', per: 'year', words: 'let ?-?out loan interest', only: true },
    ownInterest: { means: 'interest.homeLoan', per: 'year', words: 'own house loan interest|family house', only: true },
    donations: { means: 'costs', words: '80g|donations?|daan|दान', only: true },
    'gifts.value': { means: 'amount', words: 'gifts?|gifted|uphaar|received as gift|उपहार' },
    'gifts.from': {
      options: {
        member: 'gift from (?:a )?member|gift from (?:karta|father|papa|relative)',
        will: 'will|inheritance|inherited|virasat|ancestral|वसीयत|विरासत',
        other: 'gift from (?:a )?(?:friend|stranger|others?)',
      },
    },
    'gifts.what': {
      options: {
        movable: 'gifted shares|gift of (?:shares|gold)|gold gift',
        immovable: 'gifted (?:land|property|house)|gift of (?:land|property|house)',
      },
    },
    partition: {
      options: {
        partial: 'partial partition',
        total: '(?:total|full|complete) partition|batwara|bantwara|बंटवारा',
      },
    },
    'members.age': ageBand,
    regime: betterRegime,
    residence,
    financialYear: financialYearOfTwo,
  },
  'income-tax-refund-estimator': {
    salary: { means: 'salary', bare: true, per: 'year', from: 60_000 },
    tds: { means: 'tds', bare: true, per: 'year', words: 'tcs|tax deducted|tds cut|tds katta|kat gaya|tax kata' },
    otherIncome: {
      means: 'income.other',
      per: 'year',
      words: 'fd interest|interest|byaj|rent|profit|freelanc(?:e|ing)',
    },
    tax: {
      means: 'tax',
      words:
        'actual tax|total tax|tax liability|tax due|tax payable|tax banta|टैक्स|tax bana|tax (?:hai|of|comes?)|tax|bana',
      with: { mode: 'known' },
      only: true,
    },
    totalIncome: { means: 'income.total', per: 'year', with: { mode: 'known' } },
    'payments.amount': {
      means: 'tax.paid',
      words:
        'advance tax|self ?-?assessment(?: tax)?|challan|paid myself|tax paid|advance tax paid|paid advance tax|self paid',
      only: true,
    },
    'payments.date': { means: 'date.paid', words: 'advance tax on|challan on' },
    deductions: { means: 'deductions', words: '80c|80d', with: { regime: 'old' } },
    demand: { means: 'loss', words: '(?:old|outstanding|previous) (?:tax )?demand|demand', only: true },
    shortEquity: { means: 'gain.short' },
    longEquity: { means: 'gain.long' },
    filedOn: { means: 'date.filed', words: 'itr filed|return filed|itr bhara|filed on' },
    grantedOn: { means: 'date.to', words: 'refund (?:paid|received|credited|came|on)|refund aaya|credited' },
    verifiedOn: { means: 'date.paid', words: 'e ?-?verified|verified', only: true },
    revisedOn: { means: 'date.filed', words: 'revised(?: return)?', only: true },
    filed: {
      options: {
        notYet: 'not (?:yet )?filed|not yet|nahi bhara|abhi nahi',
      },
    },
    business,
    age: ageBand,
    residence,
    regime,
    financialYear,
  },
  'income-tax': {
    salary: {
      means: 'salary',
      bare: true,
      per: 'year',
      words:
        'ctc|lpa|gross(?: salary)?|annual income|yearly income|income tax on|tax on|per annum|pension|pensioner|naukri|package|पेंशन',
    },
    savings: {
      means: 'savings.80c',
      per: 'year',
      words: 'ppf|elss|lic|epf|pf|invest(?:ed|ment)?|tax saving',
      adds: true,
    },
    health: { means: 'premium.health', per: 'year', to: 10_00_000 },
    homeLoan: { means: 'interest.homeLoan', per: 'year', words: 'home loan|housing loan|section 24|24b|होम लोन' },
    interest: { means: 'interest', per: 'year', words: 'fd|deposits? interest|80ttb' },
    basic: { means: 'basic', per: 'year' },
    hra: { means: 'hra', per: 'year' },
    rent: { means: 'rent.paid', per: 'year', words: 'pay(?:ing)? rent|bhada' },
    ownNps: { means: 'nps', per: 'year', words: 'own nps|80ccd ?\\(?1b\\)?|nps', only: true },
    employerNps: {
      means: 'nps',
      per: 'year',
      words: "employer(?:’s|s|'s)? nps|company nps|nps (?:by|from) employer|80ccd ?\\(?2\\)?",
      only: true,
    },
    parents: {
      means: 'premium.parents',
      per: 'year',
      words: "parents?'? (?:health )?(?:insurance|premium|mediclaim)|80d parents?",
    },
    professionalTax: { means: 'tax.professional', per: 'year' },
    profit: {
      means: 'profit',
      per: 'year',
      words: 'business|freelanc(?:e|ing)(?: income)?|dukan|व्यापार',
    },
    turnoverBank: {
      means: 'turnover',
      per: 'year',
      words: 'receipts by (?:bank|upi)|44ada?|fees received|freelance receipts|upi',
      with: { scheme: 'presumptive' },
    },
    turnoverCash: {
      means: 'turnover',
      per: 'year',
      words: 'cash (?:sales|receipts|turnover)|in cash',
      with: { scheme: 'presumptive' },
      only: true,
    },
    'houses.rent': { means: 'rent.received', per: 'month', words: 'let ?-?out|rent aata|rent from|kiraya aata|tenant' },
    shortEquity: { means: 'gain.short' },
    longEquity: { means: 'gain.long', words: 'capital gains?' },
    tokens: { means: 'gain.tokens' },
    intraday: { means: 'gain', words: 'intraday|intra ?-?day|speculative', only: true },
    dividend: { means: 'dividend', per: 'year' },
    savingsInterest: {
      means: 'interest',
      per: 'year',
      words: 'savings? (?:account |bank )?interest|80tta|interest on savings',
      only: true,
    },
    otherIncome: { means: 'income.other', per: 'year' },
    agricultural: { means: 'income.farm', per: 'year' },
    winnings: { means: 'winnings' },
    games: { means: 'winnings', words: 'dream ?11|online gam(?:es?|ing)|rummy|fantasy', only: true },
    familyPension: { means: 'pension', per: 'year', words: 'family pension|पारिवारिक पेंशन', only: true },
    educationLoan: {
      means: 'interest.homeLoan',
      per: 'year',
      words: 'education loan(?: interest)?|80e|study loan',
      only: true,
    },
    donationHalf: { means: 'costs', words: '80g|donations?|daan|दान', only: true },
    tds: { means: 'tds', per: 'year', with: { settle: true } },
    'payments.amount': {
      means: 'tax.paid',
      words: 'advance tax|self ?-?assessment tax',
      with: { settle: true },
      only: true,
    },
    metro: {
      options: {
        true: '(?<!non ?-?)metro|delhi|mumbai|bombay|kolkata|chennai|दिल्ली|मुंबई|कोलकाता|चेन्नई',
        false: 'non ?-?metro|gurgaon|gurugram|noida|jaipur|lucknow|indore',
      },
    },
    scheme: {
      options: {
        presumptive: '44ad|presumptive|small business|kirana',
        profession: '44ada|freelancers?|doctor|lawyer|consultant|professional',
      },
    },
    age: ageBand,
    residence,
    regime: betterRegime,
    taxpayer: { options: { huf: 'huf|hindu undivided family|एचयूएफ' } },
    government: { options: { true: 'gov(?:ernment|t)\\.? (?:employee|job|servant)|sarkari|सरकारी' } },
    parentsSenior: {
      options: { true: 'senior (?:citizen )?parents?|parents? (?:are )?(?:above|over) 60|parents? senior' },
    },
    financialYear,
  },
};
