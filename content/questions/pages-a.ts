import type { CalculatorId } from '@/content/catalogue';
import { acrossStates, withinState } from '@/content/state-words';
import type { AskedChoice, AskedFields, Meaning } from '@/lib/asked';
import { regimes } from './asked-alike';
import { earlierLoss, earlierLosses, forTime, incomeOfTrade, noPan, noTds, ownTrade } from './asking';
import { age, amount, count, day, days, income, monthlyPayment, payment, rate, share } from './kinds-of-figures';
import type { MeaningId } from './meanings';

const states = {
  delhi: 'delhi|dilli|दिल्ली',
  gujarat: 'gujarat|gj|ahmedabad|surat|vadodara|गुजरात',
  haryana: 'haryana|gurgaon|gurugram|faridabad|हरियाणा',
  karnataka: 'karnataka|bangalore|banglore|bengaluru|mysuru|mysore|कर्नाटक|बेंगलुरु',
  maharashtra: 'maharashtra|mumbai|bombay|pune|nagpur|thane|nashik|महाराष्ट्र|मुंबई|पुणे',
  telangana: 'telangana|hyderabad|तेलंगाना|हैदराबाद',
};
const uttarPradesh =
  'uttar pradesh|(?:u\\.p\\.?|up)(?! ?to)(?<!(?:step|top|sign) ?-?up)|noida|ghaziabad|lucknow|kanpur|उत्तर प्रदेश|लखनऊ|नोएडा';
const tamilNadu = 'tamil ?nadu|tn|chennai|madras|coimbatore|तमिलनाडु|चेन्नई';
const andhra = 'andhra(?: pradesh)?|vizag|visakhapatnam|vijayawada|आंध्र(?: प्रदेश)?';
const city: AskedChoice = {
  options: {
    delhi: 'delhi|new delhi|dilli|दिल्ली|delhi ncr|new delhi',
    mumbai: 'mumbai|bombay|मुंबई|bombay city',
    kolkata: 'kolkata|calcutta|कोलकाता',
    chennai: 'chennai|madras|चेन्नई',
    bengaluru: 'bengaluru|bangalore|banglore|blr|बेंगलुरु|बैंगलोर|bangaluru|bengalore|बंगलौर',
    hyderabad: 'hyderabad|hyd|हैदराबाद|secunderabad',
    pune: 'pune|poona|पुणे',
    ahmedabad: 'ahmedabad|amdavad|अहमदाबाद',
    other:
      'non ?-?metro|tier ?-?[23]|gurgaon|gurugram|noida|jaipur|lucknow|indore|nagpur|surat|kochi|chandigarh|bhopal|patna|thane|गुड़गांव|नोएडा|जयपुर|लखनऊ|faridabad|kanpur|coimbatore|vizag|visakhapatnam|mysore|mysuru|bhubaneswar|guwahati|dehradun|ranchi|raipur|village|small town|gaa?on|chhota shehar|navi mumbai|nashik|rajkot|vadodara|agra|varanasi|ludhiana|mohali|amritsar|trivandrum|mangalore|vijayawada|goa|greater noida|tier ?-?two|कानपुर|पटना|इंदौर|भोपाल|गांव',
  },
};

const otherSchemes = 'scss|mis|nsc|kvp|senior|income';
/** Words for a time deposit of the post office, from a number of years as figure and as words: "2 saal ka td", "post office 2 years". */
function timeDeposit(years: string): string {
  const deposit = '(?:td|time deposit)';
  const postOffice = '(?:post ?-?office|dakghar|डाकघर|पोस्ट ऑफिस)';
  const term = `(?:${years}) ?-?(?:years?|yrs?|yr|saal|sal|साल)`;
  const ofNoOther = `(?<!(?:rd|${otherSchemes}).*)(?!.*(?:rd|recurring|tax|${otherSchemes}))`;
  return [
    `${term} (?:ka |ki |ke )?(?:post ?-?office )?${deposit}`,
    `td ?${years.split('|')[0]}`,
    `${deposit}.{0,24}(?<!\\d)${term}`,
    `(?<!\\d)${term}.{0,24}${deposit}`,
    `${postOffice}${ofNoOther}.{0,24}(?<![\\d.])${term}`,
    `(?<![\\d.])${term}${ofNoOther}.{0,24}${postOffice}`,
  ].join('|');
}
/** The words of the assets that are sold, for both ways to enter them. */
const assetWords = {
  equity:
    '(?<!unlisted |foreign |us )(?:stocks?|equity(?: fund| mutual fund| mf)?|elss|listed shares?|index fund)|(?<!debt |gold |hybrid |overseas |international )mutual funds?|zerodha|groww|upstox|angel one|nifty(?: fund| etf)?|शेयर|म्यूचुअल फंड',
  house:
    '(?<!new |naya |another )(?:flat|house|home|ghar|makaa?n|apartment|(?<!commercial )property)|मकान|घर|फ्लैट|villa|bungalow|kothi|row house|duplex|haveli|dda flat|builder floor|बंगला|कोठी',
  land: '(?<!farm |agricultural |agri )land|plot|zameen|jameen|shop|dukan|office space|commercial property|जमीन|प्लॉट|दुकान|(?:residential |khali |commercial )(?:plot|zameen|land|space|shop)|godown|warehouse|site|ज़मीन',
  debtFund:
    'debt (?:mutual )?fund|debt mf|liquid fund|gilt fund|bond fund|डेट फंड|(?:ultra short|overnight|short duration|corporate bond|dynamic bond|low duration|money market) fund|debt',
  otherFund:
    'gold (?:mutual )?fund|overseas fund|international fund|us fund|nasdaq (?:fund|fof)|fund of funds|fof|gold (?:savings fund|fof)|international fof|feeder fund',
  gold: '(?<!digital )gold(?! (?:etf|bond|fund|mutual))|sona|jewell?ery|jewelry|silver|chandi|digital gold|zevar|सोना|सोने|चांदी|गहने|gold (?:coins?|bars?|biscuits?|ornaments?|jewell?ery|chain)|diamonds?|paintings?|ज़ेवर|ornaments?',
  unlistedShares:
    'unlisted(?: shares?| stocks?)|pre ?-?ipo|private company shares?|(?:pvt\\.? ltd\\.?|private limited|startup|start-up) shares?|nse shares?|esop shares?',
  foreignShares:
    'foreign (?:shares?|stocks?)|us (?:shares?|stocks?)|american stocks?|nasdaq|apple shares?|google shares?|microsoft shares?|vested|indmoney|(?:tesla|amazon|meta|nvidia|netflix|s&p ?500)(?: shares?| stocks?| etf)?|overseas shares?',
  virtual:
    'crypto(?:currency)?|bitcoin|btc|ethereum|eth|nft|vda|usdt|क्रिप्टो|बिटकॉइन|solana|dogecoin|doge|shiba|wazirx|coindcx|binance|tokens?',
};

const gstRates = {
  '0': '(?<![\\d.])0 ?%|gst ?@? ?0(?![\\d.])|nil rated|zero ?(?:percent|per ?cent|rate|gst)|gst free|शून्य',
  '0.25': '0?\\.25 ?%',
  '1.5': '1\\.5 ?%',
  '3': '(?<![\\d.])3 ?%|gst ?@? ?3(?![\\d.])|(?<![\\d.])3 gst',
  '5': 'at 5(?![\\d.,]| ?(?:lakh|k|l|cr|hazaa?r|thousand)(?![a-z]))|(?<![\\d.]|(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?)5 ?%|gst ?@? ?5(?![\\d.])|(?<![\\d.])5 gst|5 percent|5 per cent|5 प्रतिशत',
  '18': 'at 18(?![\\d.,]| ?(?:lakh|k|l|cr|hazaa?r|thousand)(?![a-z]))|(?<![\\d.]|(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?)18 ?%|gst ?@? ?18(?![\\d.])|(?<![\\d.])18 gst|18 percent|18 per cent|18 प्रतिशत',
  '40': 'at 40(?![\\d.,]| ?(?:lakh|k|l|cr|hazaa?r|thousand)(?![a-z]))|(?<![\\d.])40 ?%|gst ?@? ?40(?![\\d.])|(?<![\\d.])40 gst|40 percent|40 per cent',
  '12': 'at 12(?![\\d.,]| ?(?:lakh|k|l|cr|hazaa?r|thousand)(?![a-z]))|(?<![\\d.]|(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?)12 ?%|gst ?@? ?12(?![\\d.])|(?<![\\d.])12 gst|12 percent|12 per cent|12 प्रतिशत',
  '28': 'at 28(?![\\d.,]| ?(?:lakh|k|l|cr|hazaa?r|thousand)(?![a-z]))|(?<![\\d.]|(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?)28 ?%|gst ?@? ?28(?![\\d.])|(?<![\\d.])28 gst|28 percent|28 per cent|28 प्रतिशत',
};

const gstItems = {
  'air-conditioner': 'air ?-?conditioner|ac(?! (?:ticket|train|first))|split ac|एसी',
  'mobile-phone': 'mobile(?: phone)?(?! recharge)|smart ?phone|iphone|phone(?! recharge)|मोबाइल',
  computer: 'laptop|computer|desktop|लैपटॉप|printer|macbook|tablet pc|कंप्यूटर',
  refrigerator: 'fridge|refrigerator|फ्रिज',
  'washing-machine': 'washing machine',
  'television-large': 'tv|television|led tv|smart tv|टीवी|(?:43|50|55|65|40|42) ?-?inch(?:es)? (?:tv|led|television)',
  dishwasher: 'dishwasher',
  cement: 'cement|सीमेंट',
  'steel-bars': 'tmt|sariya|steel bars?|सरिया',
  paint: 'paint',
  'gold-jewellery': 'gold (?:jewell?ery|jewelry|chain|ring|ornaments?)|silver jewell?ery|jewell?ery|जेवर|गहने',
  gold: 'gold(?! (?:jewell?ery|jewelry|chain|ring|ornaments?))|gold coin|sona|सोना|gold biscuit|सोने',
  'diamond-cut': 'diamonds?|heera|हीरा',
  'car-small-petrol':
    'small car|swift|wagon ?r|alto|baleno|i10|i20|tiago|nexon(?! ev)|venue|sonet|dzire|punch(?! ev)|exter|magnite|altroz|amaze|celerio|kwid|hatchback',
  'car-suv': 'suv|fortuner|scorpio|xuv ?700|safari|harrier',
  'car-electric': 'electric car|ev car|nexon ev|tesla',
  'motorcycle-electric': 'electric (?:scooter|bike|motorcycle)|ola scooter|ather',
  'motorcycle-above-350': 'above 350 ?cc|over 350 ?cc|himalayan|650 ?cc',
  motorcycle:
    '(?<!electric )(?:motor ?cycle|bike|scooter|scooty|activa|splendor)|two ?-?wheeler|bullet|scooti|pulsar|बाइक|स्कूटर',
  tractor: 'tractor|ट्रैक्टर',
  tyres: 'tyres?|tires?',
  bicycle: 'bicycle|cycle(?<!motor ?cycle)|साइकिल',
  furniture: 'furniture|sofa|almirah|फर्नीचर|chairs?|bed|mattress|table|wardrobe|palang|kursi',
  'clothes-1000': 'clothes|garments?|shirt|saree|kurta|kapde|कपड़े|dress|jeans|t-?shirt|sari|textile|readymade',
  'footwear-1000': 'footwear|shoes?|chappal|sandals?|joote|जूते|slippers?|chappals?|जूता',
  medicines: 'medicines?|dawai|tablets?|दवा(?:ई)?|medicine|syrup|pharma|medical store',
  'hotel-7500': 'hotel(?: room)?|होटल',
  restaurant:
    'restaurant (?:bill|food|meal)|food bill|zomato|swiggy|dining|restaurant|khana|dinner|lunch|party bill|cafe bill',
  'professional-fee':
    'professional fees?|lawyer|ca fees?|consultant|consultancy|advocate|architect|accountant|freelanc\\w*|designing|legal fees?',
  software: 'software|it services|saas|website|app development|it service|seo|digital marketing',
  telecom: 'mobile recharge|recharge|internet|broadband|jio|airtel|wi-?fi|mobile bill|phone bill|dth',
  'shop-rent': 'shop rent|office rent|commercial rent|rent of (?:a )?(?:shop|office)|dukan ka kiraya',
  coaching: 'coaching|tuition class|tuition|online course|classes',
  'home-affordable': 'affordable (?:flat|home|house|housing)',
  'home-other': '(?<!affordable )(?:under ?-?construction(?: flat| house| property)?|flat)',
  'health-insurance': '(?<!group )(?:health insurance|mediclaim)',
  'life-insurance': 'life insurance|term (?:plan|insurance)|lic',
  'motor-insurance': 'car insurance|motor insurance|bike insurance',
  'air-business': 'business class',
  'air-economy': 'air ticket|flight(?: ticket)?|economy class',
  'train-ac': 'train ticket|ac train|railway ticket',
  cab: 'cab|uber|ola cab|taxi|cab ride|auto ride|rapido|car rental',
  courier: 'courier',
  'goods-transport': 'gta|goods transport|truck freight',
  'salon-gym': 'salon|gym|yoga|parlour|hair ?cut|spa|beauty parlour',
  'solar-panel': 'solar(?: panels?)?|सोलर',
  'edible-oil': 'edible oil|cooking oil|mustard oil|sarson ka tel',
  sugar: 'sugar|cheeni|चीनी',
  sweets: 'sweets|mithai|मिठाई|laddu|barfi|rasgulla',
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
  agarbatti: 'agarbatti|incense',
  'almonds-pistachios': 'almonds?|badaa?m|pista(?:chios?)?|dry ?fruits?|बादाम',
  bread: 'bread|ब्रेड',
  cakes: 'cakes?|pastry|pastries|केक',
  'car-parts': '(?:car|auto|truck|vehicle) (?:spare )?parts?|spare parts?',
  'car-mid-size': 'creta|seltos|brezza|honda city|verna|virtus|slavia|ciaz|mid ?-?size(?:d)? car|sedan',
  'car-small-diesel': 'small diesel car|diesel small car',
  'car-large': 'luxury car|large car|bmw|mercedes|audi',
  cheese: 'cheese',
  'clothes-2500': '(?:clothes|garments?|shirt|saree|kurta|suit|lehenga|jeans|kapd[ae]) (?:above|over) 1000',
  'clothes-above-2500':
    '(?:clothes|garments?|shirt|saree|kurta|suit|lehenga|jeans|kapd[ae]) (?:above|over) 2500|lehenga|designer (?:suit|saree|dress)|sherwani',
  'coffee-instant': 'instant coffee|coffee powder|nescafe|coffee(?! shop)',
  cosmetics: 'cosmetics?|lipstick|face cream|make ?-?up|moisturi[sz]er',
  detergent: 'detergent|washing powder|surf',
  'diamond-rough': 'rough diamonds?',
  diapers: 'diapers?|pampers',
  'drinking-water': 'water bottles?|mineral water|packaged (?:drinking )?water|bisleri|pani ki bottle',
  eggs: 'eggs?|anda|ande|अंडे?',
  eraser: 'erasers?|rubber eraser',
  fan: 'fan|ceiling fan|pankha|पंखा',
  'footwear-2500': '(?:footwear|shoes?|chappal|sandals?) (?:above|over) 1000',
  'footwear-above-2500': '(?:footwear|shoes?) (?:above|over) 2500|branded shoes|nike shoes|adidas shoes',
  'fruit-vegetables': 'fruits?|vegetables?|sabzi|phal|सब्जी|फल',
  'fruit-juice': '(?:fruit )?juice|जूस',
  'goods-vehicle': 'truck(?! freight| parts)|tempo|goods vehicle|pick ?-?up van|ट्रक',
  'grain-loose': 'loose (?:rice|wheat|atta|dal|flour|grain|pulses)',
  'grain-packed':
    '(?:packed|packaged|branded) (?:rice|wheat|atta|dal|flour|grain|pulses)|basmati|atta|rice|dal|chawal|maida|आटा|चावल|दाल',
  'hair-oil-shampoo': 'shampoo|hair oil|शैंपू',
  jam: 'jam',
  ketchup: 'ketchup|tomato sauce|sauces?',
  'milk-fresh': 'milk|doodh|दूध',
  'milk-uht': 'uht milk|tetra ?-?pack milk',
  namkeen: 'namkeen|bhujia|chips|kurkure|नमकीन',
  paper: '(?:a4|copier|printing|writing) paper|paper',
  paratha: 'paratha|parotta|पराठा',
  pen: 'pen|ball ?-?pen',
  pencil: 'pencils?|crayons?|sharpener',
  roti: 'roti|chapati|khakhra|रोटी',
  salt: 'salt|namak|नमक',
  'sanitary-napkin': 'sanitary (?:pads?|napkins?)|pads',
  'sewing-machine': 'sewing machine|silai machine',
  'shaving-cream': 'shaving cream|after ?-?shave',
  soap: 'soaps?|sabun|साबुन',
  soup: 'soup',
  spectacles: 'spectacles|specs|chashma|glasses|lens(?:es)?|चश्मा',
  'sports-goods': 'cricket bat|sports goods|football|badminton|carrom',
  'talcum-powder': 'talcum(?: powder)?|talc',
  tea: 'tea|chai ?patti|चाय',
  'television-small': '32 ?-?inch(?:es)? (?:tv|led|television)|(?:small|32) tv',
  thermometer: 'thermometer',
  'three-wheeler': 'three ?-?wheeler|auto ?-?rickshaw|3 ?-?wheeler',
  toothpaste: 'tooth ?-?paste|tooth ?-?brush|colgate',
  umbrella: 'umbrella|chhata|छाता',
  utensils: 'utensils?|bartan|cooker|kadhai|बर्तन',
  'amusement-park': 'amusement park|water park|wonderla|imagica',
  'bank-charges': 'bank charges?|bank fees?|loan processing fees?',
  'cinema-above-100': '(?:cinema|movie|film)(?: ticket)?|pvr|multiplex',
  'cinema-100': '(?:cinema|movie) ticket (?:below|under|up ?to|of) 100',
  'goods-transport-credit': 'gta (?:with credit|with itc|forward charge)',
  hospital: 'hospital(?: bill)?|doctor(?: fees?)?|treatment',
  'hotel-above-7500': 'hotel(?: room)? (?:above|over) 7500|(?:5|five) ?-?star(?: hotel)?|luxury hotel|taj hotel',
  'health-insurance-group': 'group (?:health insurance|mediclaim)|company mediclaim',
  'ipl-ticket': 'ipl(?: match)?(?: ticket)?',
  'school-fee': 'school fees?|college fees?',
  tour: 'tour(?: package)?|travel package|holiday package|makemytrip',
  'vehicle-repair': '(?:car|bike|vehicle|gaadi) (?:repairs?|servic(?:e|ing))|garage',
};

/** Figures that several boxes of one page ask for: of imports and exports, of gold, of health insurance, of a home loan. */
const foreignPrice: Meaning = {
  kind: 'money',
  from: 0.01,
  to: 1_00_00_000,
  words: 'usd|dollars?|\\$|eur|euro|cif|fob|gbp|worth|price|value|goods|machine|order|parcel|import',
};
const basicDuty: Meaning = {
  ...rate,
  to: 200,
  words: 'bcd|basic(?: customs)?(?: duty)?|duty|custom duty|customs?|basic|duty rate',
};
const integratedTax: Meaning = { ...rate, to: 40, words: 'gst|igst|tax|gst (?:rate|@)?|percent gst|tax rate' };
const agricultureCess: Meaning = { ...rate, words: 'aidc|agri(?:culture)? cess' };
const exportRefund: Meaning = { ...rate, words: '(?:duty )?drawback|dbk|rodtep|rosctl' };
const pricePerGram: Meaning = {
  ...payment,
  words:
    'per gram|gram rate|gold rate|rate|bhav|/ ?gram|/ ?gm|a gram|gram (?:rate|price|ka)|today rate|aaj ka bhav|sone ka bhav|price|भाव',
};
const ageOfParent: Meaning = {
  ...age,
  from: 35,
  words:
    'papa|mummy|father|mother|parents?|pita|mata|maa|पिता|माता|mom|dad|pitaji|mataji|baap|papa ?ki (?:age|umar)|in ?laws|mother ?in ?law|father ?in ?law|मम्मी|पापा',
};
/** A figure behind one of these is of the sale: "vested at 1200, sold 50 at 1500". */
const ofSale = 'sold|sell(?:ing)?|sale|becha|beche|bech(?: diy[ae])?|बेचा|बेचे';
const medicalBills: Meaning = {
  ...payment,
  words: 'medical bills?|hospital bills?|treatment|dawai|ilaaj|medical (?:bills?|expenses?)|check ?-?up|hospital|ilaj',
};
const pay = 'sal|वेतन|income|in ?hand|take home|earn|kama';
/** Who asks how large a loan is. */
const asksLoan = 'how (?:much|large|big)(?: \\w+){0,2} loan|loan amount|loan kitna|borrow|max\\w*(?: \\w+)? loan';
const otherEmis: Meaning = {
  ...monthlyPayment,
  words: `existing emis?|other emis?|emis?(?=.{0,60}(?:${pay}))|(?<=(?:${pay}).{0,60})emis?|already paying|chal rahi|running emi|current emi|emi (?:chal rahi|already|hai)|car loan emi|other loans?|obligations?|existing|chalu|chal raha|personal loan|pehle se|already`,
};

/** A charge on the invoice of an import, in its money, where the search names one. */
const chargeAbroad = {
  means: { kind: 'money', from: 1, to: 1_00_00_000, words: '' },
  only: true,
  foreign: true,
  company: 'usd|dollars?|\\$|eur|euros?|gbp|pounds?|aed|dirhams?|yuan|rmb|yen|sgd',
} as const;

/** What each page asks for, in the order in which figures without words beside them are taken. */
export const pagesA: Readonly<Partial<Record<CalculatorId, AskedFields<MeaningId>>>> = {
  'advance-tax': {
    tax: {
      bare: true,
      per: 'year',
      from: 1_000,
      words:
        'tax (?:banega|aayega|ayega|lagega|aa raha|nikla|nikalta|comes? to)|(?:poore |pure )?saal ka tax|tax for (?:the )?year|(?:total|estimated|yearly|annual) (?:tax )?liability|कुल कर|कुल टैक्स|देय कर|tax on (?:the )?(?:whole )?year.?s income',
    },
    profit: {
      words: `${incomeOfTrade}|freelanc(?:e|ing|er)(?: income)?|professional income|business|consult(?:ing|ancy)|clinic|practice|dukan|shop|side business|professional fees?|dhandha|vyapar|presumptive income|(?:f ?& ?o|fno|trading)(?: profit| income)?|व्यापार|धंधा|दुकान|(?:shop|dukan|business|clinic|net|my|practice) (?:ka |ki )?(?:profit|munafa|income)|kama(?:ya|ye|yi)`,
      with: { mode: 'income', business: 'books' },
    },
    otherIncome: {
      words:
        'fd interest|interest income|rental income|byaj|ब्याज|rent(?:al)?|house rent|kiray[ae]|bank interest|fd|fds|tuition|एफडी|किराया',
    },
    'payments.amount': {
      means: 'tax.paid',
      words:
        'paid so far|instal?lment paid|challan|(?:first|second|third|1st|2nd|3rd|last|pehli|dusri|teesri) (?:instal?lment|kist)(?: paid| bhari)?|kist bhari|advance tax (?:bhara|bhar diya|jama|diya|de diya|deposited)|jama kar diya|de diya|deposited|जमा किया',
    },
    'payments.date': { words: 'challan date' },
    'tdsEntries.tax': { means: 'tds', only: true, words: 'tds entries|26as entries' },
    'datedIncome.amount': {
      means: 'gain',
      words: 'dividend|lottery|crypto gain|capital gain|winnings?|jeeta|won|became',
    },
    'datedIncome.kind': {
      options: {
        newBusiness: '(?:first|new) business|naya (?:business|dhandha)|started (?:a )?business',
        longTermOther:
          '(?:ltcg|long ?-?term(?: capital)?(?: gains?)?) (?:on|from|of) (?:a |my )?(?:property|gold|land|house|flat|plot|unlisted)|(?:property|land|house|flat|plot|gold)(?: sale| sold)? (?:gains?|ltcg)(?: long ?-?term)?|sold (?:a |my )?(?:property|land|house|flat|plot|gold)|(?:zameen|jameen|ghar|makaa?n|plot|flat|sona) bech\\w*|(?:property|land|house|flat|plot) (?:sale|sold)',
        slabShortTerm:
          'debt (?:mutual )?fund(?: gains?)?|(?:stcg|short ?-?term(?: capital)?(?: gains?)?) (?:on|from|of) (?:a |my )?(?:property|gold|land|house|flat|plot|debt(?: fund)?|unlisted)|(?:property|gold|land|house|flat|plot) (?:stcg|short ?-?term)(?: gains?)?',
        shortTermEquity: 'stcg|short ?-?term(?: capital)?(?: gains?)?',
        longTermEquity: 'ltcg|long ?-?term(?: capital)?(?: gains?)?',
        virtualAssets: 'crypto|bitcoin|nft|vda',
        dividend: 'dividends?|लाभांश',
        winnings: 'lottery|kbc|jackpot|लॉटरी|jackpot|prize|inaam|game show',
        onlineGames:
          'dream ?11|online games?|online gaming|fantasy|rummy|(?:my ?11 ?circle|mpl|poker|gaming) ?(?:winnings?|se)?',
      },
    },
    'datedIncome.date': {
      means: 'date.paid',
      only: true,
      words: 'received on|(?:sold|gain|received|mila|becha|bechi|won|jeeta)(?: on)?',
    },
    filedOn: 'date.filed',
    paidOn: { means: 'date.paid', only: true, words: 'last payment|self assessment(?: tax)? paid' },
    salary: { words: 'pension|पेंशन|(?:job|naukri) se' },
    tds: {
      none: noTds,
      words:
        'employer (?:cut|deducted)|company (?:cut|deducted|ne kaata|ne kata)|kaat ?liya|kaata|katega|already deducted|काटा|कटा|kaat (?:lega|legi|leti|leta|li)|kaatega|kaategi|will (?:cut|deduct)|(?:employer|company)(?= \\S+ (?:kaa?t|cut|deduct))',
    },
    'datedIncome.tds': { means: 'tds', only: true, words: 'tds on (?:the )?(?:lottery|winnings?|dividend|gain)' },
    rest: {
      options: {
        instalments: 'in instal?lments|(?:kisto|kist|kishto|kishton) (?:me|mein|par)',
        withReturn:
          'with (?:the )?(?:return|itr)|(?:return|itr) ke saath|(?:while|when|at) filing|at (?:the )?time of (?:return|filing)|by 31 july',
      },
    },
    optionForm: { options: { true: '10 ?-?iea' } },
  },
  'agriculture-income-tax': {
    net: {
      means: 'income.farm',
      bare: true,
      named: true,
      from: 1_000,
      words:
        'net agri(?:cultural)? income|krishi aay|kheti(?: se| ki)?(?: aay| income)?|कृषि आय|खेती(?: से| की)?(?: आय)?|(?:agri\\w*|farm) (?:land )?(?:rent|lease)|(?:rent|lease) of (?:farm|agri\\w*) land|batai|khet se|kheti ?-?ba+di|farm(?:ing|er)? (?:profit|income|earning)|net (?:farm\\w*|from farm\\w*)|kisan|farmer|खेती ?-?बाड़ी|किसानी|orchards?|bagh|plantation income',
    },
    salary: { bare: true, words: 'pension|पेंशन|naukri se|teacher|sarkari naukri' },
    income: {
      words:
        'business(?: income)?|non ?-?agri(?:cultural)?(?: income)?|fd interest|interest|rent|shop income|duka+n|profit|ब्याज|byaj(?: ki (?:income|aay|kamai))?|dairy(?: income| farm)?|milk|doodh|poultry|murgi palan|fish(?:er(?:y|ies)|eries)?|machh?li|goat|nursery|shop|vyapar|consult\\w*|freelanc\\w*|दुकान|व्यापार|डेयरी',
    },
    receipts: {
      means: 'turnover',
      words:
        '(?:agri\\w*|kheti|farm\\w*)(?: income| aay)?(?=.*(?:costs?|expenses?|kharch|lagat))|crop sales?|sale of crops?|fasal bechi|fasal biki|mandi|upaj|gross farm|crops? sold|crop|fasal|sales?|bechi|becha|harvest|फसल|फसल बिक्री|(?:sold|sale of|selling) (?:wheat|rice|paddy|sugar ?cane|cotton|vegetables?|fruits?|mango(?:es)?|onions?|crops?|potato(?:es)?|grains?|soya\\w*)(?: (?:and|,) \\w+)?(?: for)?|wheat|paddy|dhaa?n|gehu|gehun|ganna|sugar ?cane|kapas|sabzi|pyaa?z|aloo|anaj|soyabean|msp|produce|fasal (?:se|ki bikri|ka paisa)|crop (?:sales?|receipts)|गेहूं|धान|गन्ना|उपज|अनाज',
    },
    costs: {
      means: 'costs',
      per: 'year',
      words:
        'cultivation(?: costs?)?|seeds?|fertili[sz]er|kheti ka kharcha|लागत|labou?r|mazdoori|khaad|khad|beej|diesel|irrigation|pesticides?|farm(?:ing)? (?:costs?|expenses?)|kheti (?:ka|me|par) kharch\\w*|input costs?|ploughing|बीज|खाद|मजदूरी',
    },
    'crops.profit': {
      means: 'profit',
      words:
        'tea|coffee|rubber|chai|tea estate|coffee estate|plantation|(?:tea|coffee|rubber|chai)(?: garden| estate| plantation| business| bagan)? (?:profit|income)|चाय|कॉफी|रबर|(?:chai|tea|coffee|rubber) (?:bagan|garden|estate)? ?(?:ki|ka|se) (?:kamai|munafa|aay|income|profit)|bagan (?:ki|ka|se) (?:kamai|munafa|aay)',
      only: true,
    },
    'crops.crop': {
      options: {
        tea: 'tea|chai|चाय|tea (?:garden|estate)|chai bagan',
        rubber: 'rubber|रबर',
        coffeeCured: '(?<!roasted )coffee(?! roasted)|cured coffee|कॉफी',
        coffeeRoasted: 'roasted coffee|coffee roasted|ground coffee',
      },
    },
    stateTax: {
      means: 'tax',
      only: true,
      words:
        'state agri(?:cultural)? tax|state tax|(?:tax )?paid to (?:the )?state|state ko (?:tax )?diya|agri(?:cultural)? tax (?:paid|diya)',
    },
    gain: {
      means: 'gain',
      words:
        'land gain|gain on land|zameen ka fayda|capital gain|gain|land (?:profit|sale gain)|profit on (?:sale of )?(?:farm |agri\\w* )?land',
    },
    'towns.population': { means: { ...count, to: 50_000_000, words: 'population|people|aabadi|abadi|आबादी|जनसंख्या' } },
    'towns.distance': {
      means: { ...count, to: 100, words: 'kms?|kilomet(?:er|re)s?|किमी|किलोमीटर|away|door|distance|दूर' },
    },
    land: {
      options: {
        sold: 'land sold|sold (?:farm |agricultural )?land|zameen bechi|jameen bechi|जमीन बेची|(?:khet|kheti ki zameen|krishi bhoomi) (?:bech\\w*|bik\\w*)|(?:farm|agri\\w*) land sale|(?:sold|selling|sale of) (?:my |our |the )?(?:khet|agri land|field)|खेत बेच\\w*',
      },
    },
    'towns.inside': {
      options: {
        true: '(?:inside|within) (?:the )?(?:municipal\\w*|town|city|nagar)(?: limits?| area| corporation)?|nagar ?palika (?:me|mein|ke andar|seema)|(?:shahar|sheher|city) ke andar',
      },
    },
    held: {
      options: {
        long: '(?:more than|over|after) (?:2|two|3|5|10) (?:years?|saal)',
        short: '(?:held|kept|within|under|less than|only)(?: for)? (?:1|one|2|two) (?:years?|saal)|short ?-?term',
      },
    },
  },
  'cagr-calculator': {
    start: {
      means: 'value.start',
      bare: true,
      words:
        'initial(?: value)?|beginning(?: value)?|principal|lump ?sum|pv|निवेश|से|opening(?: value)?|old (?:value|price)|starting(?: price| value)?|base year|(?:ipo|issue|listing|buy|purchase) price|nav (?:was|then|tha)|us samay|लगाए|निवेश किया',
    },
    end: {
      means: 'value.end',
      bare: true,
      words:
        "final value|ending value|grew to|grows? to|sold (?:at|for)|fv|target|हुआ|बना|closing(?: value)?|current (?:nav|price)|nav (?:now|today)|today'?s? (?:value|price)|aaj (?:ki|ka) (?:value|price|keemat|kimat|daam)|value (?:is |hai )?now|latest(?: value)?|ab hai|हो गए|अभी|want|need(?:ed)?|chahiye|चाहिए",
    },
    period: {
      means: 'period',
      bare: true,
      words: 'years?|yrs?|saal|holding period|in|baad|saal (?:me|mein|baad)|years? (?:later|back|ago)|held|साल',
    },
    rate: {
      means: 'returns',
      bare: true,
      words:
        'cagr of|grows at|annual return|growth rate|compounded?(?: at)?|annual growth|yearly growth|badhta|saalana',
    },
    from: { means: 'date.from', words: 'bought on|first day|kharida' },
    to: {
      means: 'date.to',
      words: 'sold on|becha',
      now: 'today|now|aaj|abhi|ab|currently|present(?: value)?|आज|अब|अभी',
    },
    benchmark: {
      means: 'returns',
      only: true,
      words:
        'benchmark|nifty(?: return)?|sensex|index return|fd rate|index|nifty 50|nifty ?500|bank fd|fd|(?:vs|versus|against|compared? (?:to|with)) (?:fd|nifty|sensex|index|gold|ppf)',
    },
    exemptionUsed: {
      means: 'gain',
      only: true,
      words: 'exemption used|already used|other ltcg|exemption (?:used|utilised)|1\\.25 lakh (?:used|exemption)',
    },
    valueNow: {
      means: 'corpus',
      words:
        'value now|worth now|now worth|present value|abhi|current value|aaj (?:ki|ka) (?:value|keemat)|today worth|portfolio (?:value|now)|now',
    },
    'flows.amount': { bare: true, means: 'deposit', words: 'paid in|bought|sip|again|added|top ?-?up' },
    'flows.date': { means: 'date.paid', words: 'invested' },
    find: {
      options: {
        growth: 'find cagr|cagr nikalo|what cagr|what return',
        xirr: 'xirr|irr',
        end: 'future value|how much will|kitna banega|kitna hoga|final value|kitna (?:ban ?jayega|ho ?jayega|milega|bana)|kya value|worth (?:after|in)|what will it (?:be|become)|grow to',
        start:
          'how much to invest|kitna lagana|starting value|present value needed|kitna (?:lagau|lagana chahiye|invest kar\\w*|chahiye abhi)|how much (?:should i|do i need to) (?:invest|put)|how much (?:now|today|initially|to put|is needed now)|kitna abhi',
        time: forTime,
      },
    },
    surcharge: {
      options: {
        '37': '(?:37 ?% surcharge|surcharge 37 ?%?)',
        '25': '(?:25 ?% surcharge|surcharge 25 ?%?)',
        '15': '(?:15 ?% surcharge|surcharge 15 ?%?)',
        '10': '(?:10 ?% surcharge|surcharge 10 ?%?)',
      },
    },
    cess: { options: { false: '(?:without|no|bina) cess' } },
  },
  'capital-gains': {
    'lots.cost': {
      means: 'price.bought',
      bare: true,
      words:
        'buying price|bought (?:at|for)|ka liya|खरीद(?:ा|ी)?|(?:ka|ki|me|mein) (?:liya|kharid[aei]|li|liye) (?:tha|thi|the)?|kharidi (?:thi)?|purchase(?:d)? (?:for|at|price|cost|value)|cost (?:to me|was|of purchase)|acquired for|lagat|construction cost|खरीदी|लिया था|की खरीद|(?:ka |ke |me |mein )?ban(?:a|wa)y[aei](?: tha| thi)|built for|build cost',
    },
    'lots.price': {
      means: 'price.sold',
      bare: true,
      words:
        'sold (?:at|for)|sale consideration|(?:me|mein|ka|ki) (?:becha|bechi|beche|bech diya|bech di|bika|biki)|bech kar|got|mila|mile|sale (?:amount|deed|proceeds)|selling price|sold price|redemption(?: value)?|बेची|में बेचा|बिका',
    },
    'lots.bought': {
      means: {
        ...day,
        byYear: true,
        words:
          'kharida tha|liya tha|inherited|bought|purchased?|buy|kharida|liya|खरीदा|bought (?:in|on)|purchased (?:in|on)|buy date|purchase date|kharidi|acquired|allotted',
      },
    },
    'lots.sold': 'date.sold',
    known: {
      options: {
        gain: '(?:profit|gains?|ltcg|stcg|fayda|faida|munafa|munaafa|kamaya|मुनाफा|फायदा|लाभ)(?! tax)|nafa|kamai|gain hua|made (?:a )?(?:gain|profit)|earned|लाभ हुआ',
        lots: 'bought|kharid\\w*|purchased?|liya|cost|buy|खरीद\\w*',
      },
    },
    gain: {
      means: 'gain',
      words:
        'made a profit|booked|gain on|capital gains? tax(?= [\\d#])|nafa|(?:fayda|munafa|profit|gain) hua|ka (?:fayda|munafa|profit)|kamai|made|earned',
    },
    otherIncome: {
      means: 'salary',
      words:
        'other income|income after deductions|taxable income|(?:salary|job|business|other|normal|slab|aur) income|pension|tax slab income|income hai|net income|वेतन|business profit',
    },
    shortTermLoss: {
      means: 'loss',
      only: true,
      words:
        'short ?-?term loss|stcl|st loss|carried forward loss|brought forward loss|short ?-?term (?:capital )?(?:nuksan|ghata)|(?:last year|previous|pichh?l[aei](?: saal ka)?|purana|old) (?:loss|nuksan|ghata)|stcl b/?f',
    },
    longTermLoss: {
      means: 'loss',
      only: true,
      words:
        'long ?-?term (?:capital )?loss|ltcl|lt loss|long ?-?term (?:nuksan|ghata)|ltcg loss|(?:last year|previous|old|purana|carried forward|brought forward|b/?f|c/?f) (?:long ?-?term|lt|ltcg)(?: capital)? loss',
    },
    'lots.expenses': {
      means: 'costs',
      words:
        'brokerage|transfer expenses?|selling expenses?|brokers?|dalali|legal fees?|commission|agent|middleman|transfer (?:fees?|charges?)|society transfer|sale expenses?|expenses? (?:on|of) sale|broker ko|lawyer|advertis\\w*|दलाली|dalaal|dalal(?: ko)?|agent ko',
    },
    'lots.fairValue2018': {
      means: 'price.fair',
      words:
        'fmv (?:on )?(?:31 jan )?2018|31 jan 2018|jan 2018(?: value| price)?|grandfather(?:ed|ing)(?: value)?|grandfather\\w*(?: price| fmv| nav)?|31[./-]0?1[./-]2018|2018 (?:price|nav|value|high)|highest price (?:on|in) (?:31 )?jan',
    },
    'lots.fairValue2001': {
      means: 'price.fair',
      words:
        'fmv (?:on |in )?(?:1 apr(?:il)? )?2001|2001 value|2001 fmv|value in 2001|fmv (?:as on )?1[./-]4[./-]2001|april 2001|2001 (?:ka|ki|me|mein) (?:rate|value|bhav|keemat)|fmv 2001|fmv',
    },
    'lots.stampValue': {
      means: 'price.fair',
      words:
        'stamp (?:duty )?value|circle rate|guideline value|ready reckoner|stamp(?! duty)|(?:registry|govt|government|sarkari) (?:value|rate|valuation|keemat)|collector rate|jantri|dlc(?: rate)?|sdv|rr (?:value|rate)|circle (?:value|rate)',
    },
    'improvements.amount': {
      means: 'costs',
      only: true,
      words:
        'renovation|improvements?|renovated|construction|marammat|repair|renovat\\w*|extra floor|floor (?:added|banaya|banwaya)|interiors?|kaam karwaya|banwaya|manzil|improvement cost|extension|रिनोवेशन|मरम्मत',
    },
    'exemptions.amount': {
      means: 'amount',
      only: true,
      words:
        '54ec(?: bonds?)?|54f|section 54|new (?:house|flat|home)|reinvest(?:ed)?|rec bonds?|nhai bonds?|cgas|capital gains? account|naya ghar|invest(?:ed|ing)? in (?:a )?(?:new |another )?(?:house|flat|home|property|bonds?)|(?:new|dusra|doosra|another|naya|nayi) (?:house|flat|ghar|makaa?n|property)(?: liya| kharida| lena| bought| purchased)?|bought (?:a )?new (?:house|flat)|(?:54|54f|54b) (?:exemption|claim|me|mein)|bonds?|capital gains? bonds?|54 ?b|54 ?f|u/s 54',
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
        farmLand:
          'farm ?land|agricultural land|agri land|kheti ki zameen|khet|खेत|krishi (?:bhoomi|zameen|jameen)|खेती की (?:ज़मीन|जमीन)',
        hybridFund: 'hybrid fund|balanced fund|balanced advantage|multi ?-?asset',
        listedUnits: 'gold etf|silver etf|gold ?bees|silver ?bees|nasdaq etf|overseas etf',
        goldBond: 'sgb|sovereign gold bond|gold bond',
        goldBondRedeemed:
          'sgb (?:redeemed|redemption|matured|maturity)|gold bond (?:redeemed|matured)|sgb (?:premature )?(?:matured|maturity)|gold bond (?:maturity|matured|premature)',
        listedBond: '(?<!unlisted )(?:listed bonds?|listed ncd|tax free bonds?|ncd|debentures?|g ?-?secs?)',
        unlistedBond: 'unlisted (?:bonds?|ncd|debentures?)',
        marketLinked: 'mld|market linked debentures?',
        businessTrust: 'reits?|invits?|embassy reit|mindspace',
        listedNoStt: 'no stt|without stt|off ?-?market',
        buybackListed: '(?<!unlisted )buy ?-?back|buy ?-?back of (?:tcs|infosys|wipro|listed)',
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
    'exemptions.how': {
      options: {
        deposit: 'cgas|capital gains? account(?: scheme)?',
        built:
          '(?:built|building|constructed|constructing) (?:a )?(?:new )?(?:house|home|ghar)|(?:naya )?(?:ghar|makaa?n) bana\\w*',
      },
    },
    'lots.promoter': { options: { true: 'promoters?' } },
    'lots.share': {
      means: 'loan.share',
      only: true,
      words: 'my share|(?:mera|apna|meri) hissa|hissa|ownership|joint owner|co ?-?owner(?:ship)?|share|हिस्सा',
    },
  },
  'car-loan-emi-calculator': {
    quotedPrice: {
      means: 'price',
      only: true,
      from: 30_000,
      to: 5_00_00_000,
      words:
        '(?:total )?on ?-?(?:the ?-?)?road(?: price| cost| rate)?|otr(?: price)?|dealer (?:quote|quoted)|(?:including|incl\\.?) (?:rto|road tax|insurance|everything|all)|drive ?-?away(?: price)?|ऑन ?-?रोड(?: (?:कीमत|प्राइस|दाम))?',
    },
    exShowroomKnown: { means: 'price', only: true, words: 'ex ?-?showroom(?: price)?' },
    exShowroom: {
      means: 'price',
      bare: true,
      from: 30_000,
      to: 5_00_00_000,
      words:
        'ex ?-?showroom(?: price)?|car price|car of|car worth|gaadi|gadi|suv|swift|creta|nexon|baleno|brezza|thar|innova|कार|bike|scooter|activa|bullet|i20|punch|venue|seltos|sonet|fortuner|scorpio|xuv|alto|wagon ?r|ertiga|dzire|tiago|harrier|bolero|base price|sticker price|(?:car|gaadi|gadi|bike) (?:ki|ka) (?:price|keemat|kimat|daam|dam)|new car|nayi (?:car|gaadi)|verna|amaze|glanza|fronx|curvv|altroz|kwid|triber|magnite|kiger|taigun|kushaq|slavia|virtus|hector|windsor|carens|exter|jimny|vitara|hyryder|ciaz|celerio|eeco|ignis|mahindra|maruti|hyundai|tata|kia|toyota|honda(?: city)?|royal enfield|ktm|pulsar|splendor|jupiter|ntorq|sedan|hatchback|scooty|e ?-?rickshaw|auto ?rickshaw|tractor|truck|गाड़ी की कीमत|बाइक|स्कूटी|स्कूटर',
    },
    rate: { bare: true, to: 30 },
    tenure: { bare: true, from: 3, to: 120 },
    downPayment: {
      means: 'downPayment',
      none: '(?:zero|no|nil|without|bina|0) (?:down ?payment|dp)|(?:100 ?%|full) (?:finance|loan|funding)',
      ofWhole: true,
      from: 5_000,
      words:
        'ha+th se|(?:apni )?jeb se|cash (?:dunga|down|payment|de)|khud (?:ke|ka|se|dunga)|initial payment|booking(?: amount)?|token|exchange (?:bonus|value)|old car(?: exchange)?|purani (?:car|gaadi)|trade ?-?in|dunga|denge|de dunga|de raha|pay upfront|नकद|down paymnt|pay karu?nga|pay (?:now|upfront|first)|khud (?:se )?dunga|apni taraf se',
    },
    loanAmount: {
      means: 'loan',
      only: true,
      named: true,
      words:
        '(?<!(?<!# ?)(?:on ?-?road|showroom)(?: price)?(?: of)? #+ )(?:car |bike |gaadi |vehicle |auto )?loan(?: amount| of)?(?!.{0,14}showroom)|(?:car |bike |gaadi |vehicle |auto )?loan(?: amount| of)?(?= #)(?!.{0,14}showroom)|amount financed|financed amount|लोन|bank (?:se|dega|de raha)|financed?|kaa? loan|loan lena|loan chahiye|borrow\\w*',
    },
    financeShare: { means: 'loan.share', bare: true, from: 40, words: 'funded|on ?-?road loan|on ?-?road' },
    income: { means: 'salary', words: 'in ?hand|monthly pay|kamai|in hand|inhand|take home' },
    roadTax: { means: 'tax', only: true, words: 'road tax|rto|rto tax|registration tax|rto charges?|रोड टैक्स' },
    ownTaxRate: { means: { ...rate, to: 30, words: 'road tax(?: rate)?|rto(?: rate)?' } },
    roadTaxCess: { means: 'cess', only: true, words: 'road tax cess', with: { state: 'other' } },
    taxWaived: { means: 'loan.share', only: true, words: 'waived|waiver|exempt(?:ion|ed)?' },
    waivedMost: { means: 'costs', only: true, words: 'waived up to|waiver up to' },
    insurance: { means: 'insurance', words: 'car insurance|bima|insurance premium|बीमा' },
    registration: {
      means: 'costs',
      only: true,
      words:
        'registration|fastag|number plate|handling|logistics|rc|number ?plate|registration (?:fees?|charges?)|रजिस्ट्रेशन',
    },
    accessories: {
      means: 'costs',
      only: true,
      words: 'accessories|extended warranty|warranty|seat covers?|accessor(?:y|ies)|fittings?|extended warranty',
    },
    balloon: {
      only: true,
      means: 'prepayment',
      words: 'balloon(?: payment)?|bullet payment|last emi|final payment|lump ?sum at end',
    },
    advanceEmis: { means: 'emisPaid', words: 'advance emis?|emis? in advance' },
    kmPerMonth: {
      means: 'quantity',
      from: 50,
      to: 20_000,
      words: 'kms?|kilomet(?:er|re)s?|km per month|किमी|running|drive|chalata|chalti|chalegi|monthly running',
    },
    fuelPerKm: {
      means: 'costs',
      from: 0.1,
      to: 50,
      only: true,
      words: 'per km|fuel per km|charging per km|running cost|fuel cost|petrol (?:cost|kharcha)|per kilomet(?:er|re)',
    },
    upkeep: {
      means: 'costs',
      only: true,
      words: 'service|maintenance|upkeep|servicing|servicing|tyres?|repairs?|maintain\\w*',
    },
    keepFor: {
      means: 'period',
      words: 'keep(?: it| for| the car)*|own for|sell after|rakhna|rakhunga|rakhu|bech dunga|use for|hold',
    },
    state: {
      options: {
        other:
          'rajasthan|jaipur|jodhpur|udaipur|madhya pradesh|indore|bhopal|bihar|patna|west bengal|kolkata|punjab|ludhiana|amritsar|mohali|chandigarh|goa|assam|guwahati|odisha|orissa|bhubaneswar|jharkhand|ranchi|chhattisgarh|raipur|uttarakhand|dehradun|himachal|shimla|jammu|kashmir|srinagar|puducherry|pondicherry|tripura|manipur|meghalaya|sikkim|nagaland|राजस्थान|जयपुर|बिहार|पंजाब|मध्य प्रदेश|पश्चिम बंगाल|कोलकाता',
        kerala: 'kerala|kochi|cochin|trivandrum|केरल',
        ...states,
        'andhra-pradesh': andhra,
        'tamil-nadu': tamilNadu,
        'uttar-pradesh': uttarPradesh,
      },
    },
    fuel: {
      options: {
        petrol: 'petrol|hybrid|पेट्रोल',
        diesel: 'diesel|डीजल|diesel wali',
        cng: 'cng|lpg|सीएनजी',
        electric:
          'electric|ev|battery car|nexon ev|इलेक्ट्रिक|e ?-?car|electric (?:car|scooter|vehicle)|battery wali|ola s1|ather|बैटरी',
      },
    },
    priceKnown: {
      options: {
        onRoad:
          '(?:on ?-?(?:the ?-?)?road|ऑन ?-?रोड|otr)(?: price| cost| rate| कीमत| प्राइस)?(?= (?:is |was |hai |rs\\.? ?|₹ ?)?\\d[\\d.,]* ?(?:lakhs?|lac|lacs|l|k|cr|hazaa?r|thousand|लाख|\\d{3,}))|(?<=\\d ?(?:lakhs?|lac|lacs|l|k|cr|hazaa?r|thousand|लाख) (?:ki |ka |ke )?)(?<!showroom (?:price )?(?:of )?[\\d.,]+ ?[a-z]* )(?:on ?-?(?:the ?-?)?road|ऑन ?-?रोड|otr)(?! (?:finance|funding|loan))|(?:including|incl\\.?) (?:rto|road tax|everything)',
      },
    },
    loanBasis: {
      options: {
        onRoad: '(?:of|on) (?:the )?on ?-?road(?: price)?|on ?-?road (?:finance|funding)',
        exShowroom: '(?:of|on) (?:the )?ex ?-?showroom(?: price)?|ex ?-?showroom (?:finance|funding)',
        amount:
          '(?<=\\d ?(?:lakhs?|lac|lacs|l|k|cr|hazaa?r|thousand|लाख)? )(?<!(?:price|road|showroom) (?:of )?[\\d.,]{1,9} ?[a-z]* )(?:ka |ki |का )?(?:car |bike |gaadi )?(?:loan|लोन)|(?:loan|लोन)(?= (?:of |amount )?(?:rs\\.? ?|₹ ?)?\\d[\\d.,]* ?(?:lakhs?|lac|lacs|l|k|cr|hazaa?r|thousand|लाख|\\d{3,}))(?!.{0,14}showroom)',
      },
    },
    firstYearFall: {
      means: 'loan.share',
      only: true,
      words: '(?:first|1st|pehle) (?:year|saal) (?:fall|loss|depreciation|drop|me)|depreciat\\w*|loses',
    },
  },
  'corporate-tax': {
    income: {
      means: 'profit',
      bare: true,
      from: 10_000,
      to: 10_000_00_00_000,
      words:
        'taxable income|total income|net income|income|company profit|pbt|profit before tax|आय|(?:company|firm|llp|society) (?:ka |ki |ke )?(?:munafa|profit|kamai|income|nafa)|business income|surplus|taxable profit|net profit|pre ?-?tax profit|कंपनी का मुनाफा|मुनाफा|net taxable',
    },
    bookProfit: {
      means: 'profit',
      from: 10_000,
      to: 10_000_00_00_000,
      only: true,
      words:
        'book profit|115jb|mat profit|p&l profit|books? profit|profit (?:as per|in) (?:the )?(?:books|p ?& ?l)|accounting profit|jb profit',
    },
    lost: {
      means: 'deductions',
      only: true,
      words: 'deductions? lost|80ia|10aa|sez deduction|additional depreciation',
    },
    partnerPay: {
      means: 'salary',
      only: true,
      words:
        "partners?'? (?:salary|remuneration|pay)|remuneration|working partners?|salary|partners?|(?:partner|saajhedar|sajhedar)(?:s|o)? (?:ki |ka |ko )?(?:salary|pay|remuneration|vetan)|partners salary|(?:salary|remuneration) (?:to|of|for) (?:the )?(?:working )?partners?|working partner salary|40\\(?b\\)?",
      with: { entity: 'firm' },
    },
    partnerInterest: {
      means: 'interest',
      only: true,
      words:
        'capital interest|capital (?:ka |pe |par )?byaj|interest to partners?|partners?’? interest|interest on capital|interest (?:paid )?to partner|partners? (?:ka |ko |ki )?(?:interest|byaj)|(?<=capital.{0,20})(?:interest|byaj)|interest on partner.{0,3} capital|(?<=partners?.{0,40})(?:interest|byaj)',
      with: { entity: 'firm' },
    },
    partnerCapital: {
      means: 'corpus',
      only: true,
      words: "partners?'? capital|capital|capital (?:balance|account|contribution)|poonji|पूंजी",
      with: { entity: 'firm' },
    },
    alternateDeductions: { means: 'deductions', only: true, words: 'amt|80jjaa|80p|35ad|10aa' },
    dividendsReceived: {
      means: 'income.other',
      only: true,
      words: 'dividends? received|80m|dividend (?:income|received|mila|from (?:subsidiary|company))',
      with: { entity: 'domestic' },
    },
    dividendsPaid: {
      means: 'costs',
      only: true,
      words: 'dividends? paid|dividends? (?:distributed|diya|declared|to shareholders|given)',
      with: { entity: 'domestic' },
    },
    societyOther: { means: 'income.other', only: true, words: 'not from manufacturing', with: { newSociety: true } },
    shortGains: 'gain.short',
    longGains: 'gain.long',
    credit: {
      means: 'tax.paid',
      only: true,
      words: 'mat credit|amt credit|credit|mat (?:credit )?(?:b/?f|brought forward|balance)',
    },
    paid: {
      means: 'tds',
      adds: true,
      words: 'advance|tcs|already paid|paid|prepaid tax(?:es)?|tds/?tcs',
    },
    'losses.amount': {
      means: { ...amount, words: '(?:business|trading) loss(?:es)?' },
      only: true,
      words: `${earlierLosses}|unabsorbed depreciation|accumulated loss(?:es)?|carry forward|past loss(?:es)?|set ?-?off loss|unabsorbed loss|पिछला घाटा|घाटा`,
    },
    'adjustments.amount': { means: 'deductions', only: true, words: 'add ?-?backs?|mat adjustments?|deferred tax' },
    'laterYears.income': { means: 'profit', only: true, words: 'next year(?:’s|s)? (?:income|profit)' },
    'laterYears.bookProfit': { means: 'profit', only: true, words: 'next year(?:’s|s)? book profit' },
    'laterYears.lost': { means: 'deductions', only: true, words: 'next year(?:’s|s)? deductions' },
    'payments.amount': { means: 'tax.paid', only: true, words: 'advance tax instal?lments?' },
    'payments.date': 'date.paid',
    filedOn: 'date.filed',
    'losses.ofLost': { means: 'deductions', only: true, words: 'additional depreciation (?:part|loss)' },
    otherIncome: {
      means: 'income.other',
      only: true,
      words:
        'other sources|not from business|rent(?:al)?(?: income)?|interest income|fd interest|non ?-?business income|bank interest|kiraya',
    },
    ownerRate: { means: 'rate.slab', words: "owner'?s? (?:tax )?rate|shareholder|dividend tax" },
    entity: {
      options: {
        society:
          '(?:housing |credit |dairy )?co ?-?op(?:erative)?(?: society| bank| housing society)?|society|sahkari(?: samiti)?|samiti|सहकारी(?: समिति)?',
        domestic:
          'pvt\\.? ?ltd\\.?|private limited|domestic company|indian company|opc|startup|start ?-?up|limited company|प्राइवेट लिमिटेड|pvt company|public limited|one person company|pvt|ltd|प्राइवेट कंपनी',
        foreign:
          'foreign company|overseas company|videshi company|branch of foreign|(?:us|uk|foreign|singapore|german|japanese) (?:company|firm|parent|branch)|branch office|permanent establishment|विदेशी कंपनी',
        llp: 'llp|limited liability partnership|एलएलपी',
        firm: 'partnership(?: firm)?(?<!liability partnership)|firm|saajhedari|साझेदारी|partners? firm|bhagidari',
      },
    },
    size: {
      options: {
        large:
          '(?:above|over|more than|>) ?(?:rs\\.? ?|₹ ?)?400 ?(?:cr|crore)s?|(?:turnover )?(?:above|over|more than|exceeds|>) ?(?:rs\\.? ?|₹ ?)?400 ?(?:cr|crore)s?|400 ?(?:cr|crore)s? se (?:zyada|jyada|upar|adhik)|large company|30 ?% (?:company|tax rate)',
        small:
          '(?:below|under|less than|up ?to|<) ?(?:rs\\.? ?|₹ ?)?400 ?(?:cr|crore)s?|small company|400 ?(?:cr|crore)s? se (?:kam|neeche|niche)|25 ?% (?:company|tax rate)|msme|newly incorporated|new company',
      },
    },
    manufacturer: {
      options: {
        true: 'manufacturing|manufacturer|115bab|new manufacturing company|factory|manufactur\\w*(?: company)?|production unit|15 ?% (?:tax|rate|company)|plant',
      },
    },
    'losses.kind': {
      options: {
        depreciation:
          'unabsorbed depreciation|depreciation (?:brought|carried) forward|(?:brought|carried) forward depreciation',
      },
    },
    newSociety: { options: { true: 'new (?:manufacturing )?(?:co ?-?op(?:erative)? )?society|115bae' } },
    interest: {
      options: {
        true: '234 ?[abc]|interest (?:u/s|under|section) 234|advance tax interest|tax (?:left|baki|balance) to pay',
      },
    },
    returnDue: { options: { none: '(?:no|without|not) audit(?:ed)?|unaudited', pricing: 'transfer pricing|3ceb|92e' } },
  },
  'education-loan-calculator': {
    'tranches.amount': {
      means: 'loan',
      bare: true,
      from: 5_000,
      to: 5_00_00_000,
      words:
        'education loan|student loan|study loan|fees?|tuition|padhai|course fees?|college fees?|शिक्षा लोन|पढ़ाई|terms?|semesters?|per (?:term|semester|year)|lakh ka loan|each|admission|total (?:fees?|cost)|course cost|hostel|college (?:ka|ki) (?:kharcha|fees?)|loan (?:lena|liya|chahiye|for)|(?:mba|mbbs|b ?tech|engineering|ms|m tech|phd) (?:loan|fees?)|padhai (?:ka|ke liye)(?: loan)?|shiksha (?:loan|rin)|शिक्षा ऋण|एजुकेशन लोन|फीस',
    },
    rate: { bare: true, to: 25 },
    tenure: { means: 'loan.tenure', bare: true, from: 6, to: 240, words: 'repay(?:ment|ing)?|emi for' },
    salary: {
      means: 'salary',
      words:
        'in ?hand|starting salary|first salary|expected salary|placement|(?:job|naukri) (?:lagegi|milegi|ke baad)|salary after (?:the )?(?:course|study|studies|college)|pehli salary|starting package|first job|package|after (?:the )?(?:course|college) salary|मिलेगी',
    },
    grace: {
      means: 'deposit.term',
      from: 0,
      to: 24,
      words:
        'moratorium|grace(?: period)?|after course|course ke baad|holiday|job (?:dhundne|search)|after (?:the )?(?:course|studies|college|graduation)|padhai ke baad|emi starts? after|मोरेटोरियम',
    },
    partPayment: {
      means: 'emi',
      words:
        'pay(?:ing)? (?:now|during course)|part payment|during (?:the )?(?:course|studies|college)|while studying|padhai ke (?:dauran|time|saath)|(?:har mahine|every month|monthly|per month) (?:during|while|padhai|course)|course (?:me|ke dauran) (?:har mahine )?(?:pay|bhar\\w*|dunga)|small emi|partial (?:emi|payment)',
    },
    familyIncome: {
      means: 'salary',
      words:
        "family income|parents?'? income|father'?s? income|papa ki income|parivar ki aay|household income|पारिवारिक आय|parivar|parents?|family|father|papa|(?:papa|pitaji|father|ghar|parivar|maa baap|mummy papa) (?:ki|ka) (?:aay|income|salary|kamai|kamayi)|annual family income|parental income|household|ews|परिवार की आय|परिवार",
    },
    servedConcession: { means: 'fee.share', to: 3, words: 'concession|rebate|discount|chhoot|kam (?:hota|milega)' },
    payShare: { means: 'loan.share', words: 'of (?:my )?salary|share of salary|of income' },
    ownRemittance: {
      means: 'costs',
      only: true,
      words:
        'sent abroad|remit(?:tance|ted)?|lrs|own money|(?:apne|own) (?:paise|funds?|savings) (?:bheje|sent)|forex|sent (?:to|for) (?:university|college)|bheja|bhej\\w*',
    },
    'tranches.from': { means: 'date.from', only: true, words: 'disbursed in|paid out in' },
    'prepayments.amount': {
      means: 'prepayment',
      only: true,
      words:
        'pre ?-?pay(?:ment)?|extra emi|prepaid|lump ?sum|part ?-?pre ?-?payment|ek ?saath|extra (?:payment|pay|bhar\\w*|dunga)|bonus',
    },
    'prepayments.from': {
      means: 'date.from',
      only: true,
      words: 'prepa(?:id|y(?:ment)?) in',
      with: { 'prepayments.every': 'once' },
    },
    'paidOutOn.on': { means: 'date.paid', words: 'disbursed on|paid out on' },
    unpaidInterest: {
      options: {
        '12': 'compounded (?:yearly|annually)|(?:yearly|annual) (?:compound\\w*|rests?)',
        '3': 'compounded quarterly|quarterly (?:compound\\w*|rests?|added)|har timahi',
        simple: 'simple interest|sadharan byaj|no interest on interest',
        '1': 'nbfc|compound(?:ed|ing)?(?: interest)?|interest on interest',
      },
    },
    payNow: {
      options: {
        interest:
          'simple interest during|(?:interest|byaj) (?:pay\\w*|paid|bhar\\w*) (?:during|while|in)|(?:simple )?interest pay(?:ment|ing)? in (?:the )?(?:moratorium|course)|pay(?:ing)? (?:the )?interest|interest during (?:the )?course|interest only|sirf byaj|(?:paying|pay|bhar\\w*) (?:only )?(?:the )?(?:interest|byaj)|only interest|interest (?:during|while)|byaj bhar\\w*|(?:course|moratorium|padhai) (?:me|mein|ke dauran|ke time|ke saath) (?:sirf )?(?:byaj|interest)(?: bhar\\w*| dunga| deta)?|(?:byaj|interest) (?:dunga|denge|bharunga|deta|de raha|chukaunga)|serv(?:e|ing) (?:the )?interest|interest (?:servic\\w*|serving)|ब्याज भर\\w*|interest paid monthly',
        part: 'partial emi|part payment|fixed sum|(?:pay|bhar\\w*) [\\d,]+(?: rs| rupees)? (?:every|per|a|each|har) (?:month|mahin[ae]) (?:during|while|till|until)',
        none: 'full moratorium|no payment|pay nothing|kuch nahi|pay nothing (?:during|till|until)|no (?:emi|payment) (?:during|till|until)|kuch nahi (?:bhar\\w*|dunga)|full moratorium|abhi kuch nahi',
      },
    },
    scheme: {
      first: true,
      options: {
        vidyalaxmi: '(?:pm ?-?)?vidya ?-?la(?:x|ksh)mi|pmvl|विद्यालक्ष्मी|vidh?ya la(?:x|ksh)mi|pm vl',
        csis: 'csis|pm ?-?usp|(?:interest|central|byaj) subsidy|subsidy|interest (?:waiver|free)|byaj maaf|sabsidi|सब्सिडी',
      },
    },
    abroad: {
      options: {
        true: 'abroad|overseas|foreign|videsh|usa|us|uk|canada|australia|germany|ireland|ms in|विदेश|new zealand|france|italy|europe|singapore|london|america|dubai|russia|georgia|philippines|foreign (?:university|college|studies)|(?:ms|masters?|mba|mbbs|phd) (?:abroad|in (?:us|usa|uk|canada|germany|australia|ireland|europe))|study abroad|bahar padhai|अमेरिका|कनाडा',
        false:
          'in india|iit|iim|nit|भारत में|iiit|bits|vit|aiims|indian? (?:college|university|institute)|india me|domestic',
      },
    },
    regime: { options: { ...regimes, old: `${regimes.old}|80e` } },
    slab: {
      options: {
        '5': '5 ?% (?:slab|bracket)|5 ?(?:percent|%) (?:tax )?(?:slab|bracket)|slab (?:is |hai )?5(?!\\d)',
        '20': '20 ?% (?:slab|bracket)|20 ?(?:percent|%) (?:tax )?(?:slab|bracket)|slab (?:is |hai )?20',
        '30': '30 ?% (?:slab|bracket)|highest slab|30 ?(?:percent|%) (?:tax )?(?:slab|bracket)|slab (?:is |hai )?30',
      },
    },
    'prepayments.every': {
      options: {
        yearly:
          'extra (?:every|per|a) year|prepay (?:yearly|every year)|har saal (?:extra|prepay)|yearly (?:extra|prepayment)|(?:extra|prepay|prepayment)(?= (?:\\S+ ){1,3}(?:every year|har saal|yearly|per year|a year|annually|saalana))',
        monthly:
          'extra (?:every|per|a) month|extra monthly|prepay monthly|har mahine extra|monthly extra|(?:extra|prepay|prepayment)(?= (?:\\S+ ){1,3}(?:every month|har mahin[ae]|monthly|per month|a month|pm))',
      },
    },
    courseEnd: {
      means: 'date.to',
      only: true,
      words:
        'course (?:ends?|over|finish\\w*|complete\\w*|khatam)(?: in| on)?|pass(?:ing)? out(?: in)?|graduat\\w*(?: in)?|degree (?:ends?|complete\\w*)|batch of|till|studies end|पढ़ाई खत्म',
    },
  },
  'emi-calculator': {
    loan: {
      means: 'loan',
      bare: true,
      words:
        'bike loan|business loan|udhaa?r|karza? (?:liya|lena)|loan (?:lena|liya|chahiye)|(?:car|gold|education|vehicle|housing|bank) loan|लोन',
    },
    rate: { bare: true },
    tenure: { bare: true, words: 'yrs?|साल|महीने' },
    emi: {
      means: 'emi',
      to: 5_00_000,
      words: `(?:${asksLoan})(?: \\w+){0,2}(?= #+ (?:rs |rupees |ki )?emi)|(?:${asksLoan}|eligible)(?: \\w+){0,2} emi(?: of)?|(?:(?<=# )ki )?emi(?: me| mein| pe| par)? (?:kitna|how much|how large)(?: \\w+){0,2} loan|emi(?: \\w+){0,2} (?:loan amount|loan kitna)|(?<=emi #+ )how much(?: \\w+){0,2} loan|can pay|afford|(?<=महीने (?:के|का|की) \\S+ )(?:दूँ|दूं|दे|दें)|महीने (?:के|का|की)|de sakta|bhar sakta|(?:kist|emi) (?:de|bhar) (?:sakta|sakti|sakte|sakun\\w*)|max(?:imum)? emi|emi (?:budget|max|limit|of|only)|pay per month|de sakt[aie]|bhar sakt[aie]|monthly (?:budget|payment)|i pay|affordable emi|har mahine (?:de|bhar)\\w*|paying|pay(?= \\S+ (?:monthly|per month|a month|every month|pm|mahin[ae]))|(?:bhar|chuka) (?:raha|rahi|sakte)`,
    },
    feeRupees: {
      means: 'costs',
      only: true,
      words:
        'processing(?: fees?)?|fees?|charges?|file charge|file (?:charges?|fees?)|admin(?:istrative)? (?:charges?|fees?)|stamp(?: charges?)?',
    },
    insurance: { means: 'insurance', words: 'loan insurance|loan protection|bima|credit life|insurance premium' },
    moratorium: {
      means: 'deposit.term',
      only: true,
      words: 'moratorium|holiday|grace|pre ?-?emi|emi holiday|no emi for|emi shuru hone|gap before emi|मोरेटोरियम',
    },
    yearlyStep: {
      means: 'rise',
      words:
        'emi increase|increase emi|emi badhao|emi (?:badh\\w*|increas\\w*|ris\\w*)|step ?-?up emi|(?:har saal|every year)(?= .{0,14}(?:emi|badh|zyada|more))|emi changes?(?: +by)?',
    },
    'prepayments.amount': {
      means: 'prepayment',
      words:
        'pre ?-?pay(?:ment)?|extra emi|lump ?sum|part ?-?pay(?:ment)?|extra(?: bhar\\w*| du\\w*)?|prepaid|bonus se|zyada bhar\\w*',
    },
    'prepayments.every': {
      options: {
        once: 'one ?-?time|once|lump ?sum|ek baar',
        monthly:
          'extra (?:every|per|a) month|extra monthly|prepay monthly|(?:har mahin[ae]|every month)(?= (?:\\S+ ){1,3}(?:extra|more|[zj]y?aa?da|prepay))|(?:extra|prepay|prepayment|[zj]y?aa?da)(?= (?:\\S+ ){1,3}(?:every month|har mahin[ae]|monthly|per month|a month|pm|p\\.m\\.))|(?:every month|har mahin[ae]) extra',
        yearly:
          'extra (?:every|per|a) year|prepay (?:every year|yearly)|yearly prepayment|har saal prepay|(?:har saal|every year)(?= (?:\\S+ ){1,3}(?:extra|more|[zj]y?aa?da|prepay))|(?:extra|prepay|prepayment|[zj]y?aa?da)(?= (?:\\S+ ){1,3}(?:every year|har saal|yearly|per year|a year|annually|saalana))|(?:every year|har saal)(?= (?:\\S+ ){1,3}(?:bonus|lump))',
      },
    },
    'rateChanges.rate': {
      means: 'loan.rate.new',
      only: true,
      words:
        'rate (?:becomes|changes to|rises to|falls to)|then|rate (?:badh|ghat|increas|chang|hike|reduc|ho|becam|goes|went|revis|rises|falls)\\w*(?: (?:up|down|ke|kar|ho|jaye|gaya|gayi))*(?: to)?|new rate|rate(?: later)?(?= .{0,18}(?:ho jaye|ho gaya|ho gayi|kar diya|later))|reset(?: to)?',
    },
    'rateChanges.after': {
      means: 'emisPaid',
      only: true,
      words: 'after emi|after (?:emi(?: number| no\\.?)?|instal?lment)|emi (?:no|number|no\\.)',
      with: { 'rateChanges.by': 'number' },
    },
    find: {
      options: {
        tenure: forTime,
        loan: 'how (?:much|large|big|high) (?:of )?(?:an? |home |house |car |personal )?(?:loan|can i borrow)|(?:loan|eligible) (?:for|on|from|with|against) (?:an? |the )?emi|loan amount (?:for|on|from|with|against) (?:an? |the )?(?:emi|[\\d,.]+k? (?:rs |rupees |ki )?emi)|(?:kitna|kitne ka|kitni) (?:ka )?(?:home |car |personal )?loan|loan kitna|(?:max(?:imum)?|largest) loan|emi(?=.{0,30} loan amount)',
      },
    },
    rateType: {
      first: true,
      options: {
        flat: 'flat(?: rate| interest)?|flat (?:byaj|interest rate|roi)|फ्लैट',
        reducing: 'reducing(?: balance)?|diminishing',
      },
    },
    timing: {
      options: {
        start:
          'emi in advance|advance emi|beginning of (?:the )?month|emi (?:in )?advance(?: me| mein)?|advance (?:me|mein)(?: emi)?|first emi (?:on|at|same day|upfront|today)|pehli emi (?:turant|pehle)',
      },
    },
    moratoriumInterest: {
      options: {
        paid: 'pre ?-?emi|pay(?:ing)? interest (?:during|in) (?:the )?moratorium|interest (?:paid|bharunga|bharenge)',
        added:
          'capitali[sz]ed|added to (?:the )?loan|interest (?:added|capitali[sz]ed|add)|byaj jud\\w*|added (?:to|in) (?:the )?(?:loan|principal)',
      },
    },
    stepEffect: { options: { lower: '(?:lower|smaller) (?:first |starting )?emi|keeps? (?:the )?tenure' } },
    feeBasis: {
      options: {
        rupees: '(?:processing|file) fees? (?:in )?(?:rs|rupees)',
        total: 'fees? (?:incl(?:uding|usive of)?|with) gst',
      },
    },
    homeLoan: {
      options: {
        true: 'self ?-?occupied|(?:house|home|flat|ghar) (?:i|we) live in|rehne (?:ke liye|wala)|(?:with|and) tax benefits?|80c (?:and|aur|&) 24b?|tax saving on (?:home )?loan',
      },
    },
  },
  'esop-tax': {
    'lots.shares': {
      means: 'quantity',
      bare: true,
      from: 1,
      named: true,
      words: 'vested|exercised?|allotted|mil[ei]|vest hu[ae]|stocks?|stock units?|यूनिट|शेयर|ईसॉप',
    },
    'lots.value': {
      means: 'price.fair',
      bare: true,
      from: 0.01,
      foreign: true,
      words:
        'vest(?:ing)? price|price (?:on|at) vest(?:ing)?|vested at|share price|value per share|at|@|price|worth|vest(?:ed)?|(?:price|value) (?:that|us) (?:day|din)|allotment (?:price|date price)|merchant banker(?: value| valuation)?|valuation|share (?:ki|ka) (?:keemat|bhav|price|value)|closing price|current fmv|कीमत|भाव|(?:vested|vest|vesting) (?:at|@|price)|rsus? (?:at|@)|(?<=(?:rsus?|vested).{0,20})(?:shares?|units?) (?:at|@|of)|fmv (?:at|on) (?:exercise|vest\\w*|allotment)|(?:price|value) (?:at|on) (?:exercise|allotment)',
    },
    'lots.paid': {
      means: 'price.bought',
      only: true,
      from: 0,
      foreign: true,
      words:
        'strike(?: price)?|(?:bought|purchased|paid|pay)(?: at| for)?|exercise(?:d)?(?: price| at)?|pay per share|grant price|offer price|(?<!rsu.{0,60})(?:at|@|each)|(?:exercised|exercise kiye|exercise kiya)(?= .{0,40}(?:at|@|par|pe) )|purchase price|discounted price|discount price|espp price|pay(?:ing)?|exercise (?:cost|value|karna)|kharida|liya|liye|grant at|strike rate|स्ट्राइक',
    },
    salary: { means: 'salary', from: 1_00_000, words: 'package|ctc|base (?:salary|pay)' },
    'lots.date': { means: 'date.from', words: 'exercised|vested|exercise date|vest(?:ing)? date|vest' },
    'sales.date': 'date.sold',
    'lots.rate': {
      means: 'exchange.rate',
      only: true,
      words:
        'exchange(?: rate)?|usd rate|dollar (?:rate|ka rate|ka bhav|bhav)|conversion(?: rate)?|rate|forex(?: rate)?|inr|(?:rs|rupees|inr|₹)? ?per (?:dollar|usd|euro|eur|pound|gbp)|1 (?:usd|dollar) ?=?|ek dollar|(?<=(?:usd|dollars?|\\$[\\d.]+|eur|euros?|gbp|pounds?) )(?:at|@)|usd ?-?/?inr|sbi tt(?: buying)?(?: rate)?|ttbr',
    },
    'sales.shares': {
      side: ofSale,
      means: 'quantity',
      only: true,
      words:
        'shares sold|sold shares|sell shares|sold(?! (?:at|for|on))|becha|beche|bech (?:diye|diya|di)|sell kiye?|selling',
    },
    'sales.price': {
      side: ofSale,
      only: true,
      means: 'price.sold',
      foreign: true,
      words:
        '(?<=(?:sold|becha|beche) (?:\\S+ ){1,2})(?:rsus?|shares?|units?|options?|stocks?) (?:at|@|for)|(?<=(?:sold|becha|beche) \\S+ )(?:at|@|for|pe)|(?:becha|beche|bech diye)(?: at| @)?|sale price|selling price|sell price|sold price|sold at|sold (?:for|@)|sale(?: value)?|selling|sell(?:ing)? at|bech[aei]|received|biki|redeem(?:ed)?',
    },
    'sales.rate': { means: 'exchange.rate', only: true, words: 'rate (?:on|at) sale' },
    priceNow: {
      means: 'price',
      only: true,
      foreign: true,
      words:
        "current price|price now|cmp|trading at|now at|today'?s? price|aaj (?:ka|ki) (?:price|bhav|keemat)|market price now|abhi (?:price|bhav)|(?:share )?price now",
    },
    expectedPrice: {
      means: 'goal',
      only: true,
      foreign: true,
      words: 'expected price|ipo price|future price|later price',
    },
    granted: {
      means: 'quantity',
      only: true,
      words: 'granted|grant of|grant|total options|total grant|grant size|options granted|mile options|grant mila',
    },
    grantedOn: { means: 'date.from', only: true, words: 'granted(?: on)?|grant date' },
    vestYears: {
      means: 'service',
      only: true,
      words: 'vest(?:ing|s)?(?: over| in| period)?|years? vesting|vesting (?:schedule|time)|over',
    },
    cliffMonths: { means: 'service', only: true, words: 'cliff|cliff (?:of|period|is)' },
    foreignTax: {
      means: 'tax.paid',
      only: true,
      words:
        'foreign tax|tax (?:paid )?abroad|us tax|withholding|(?:us|uk|foreign|federal) (?:me |mein )?tax (?:paid|kata|diya)?|tax (?:paid|withheld) in (?:us|usa|uk|singapore|germany)|w-?2',
    },
    coverPercent: {
      means: 'loan.share',
      words:
        'sell to cover|withheld|sold for tax|kept back|tax (?:withheld|withholding)|(?:shares|units) (?:withheld|sold) for tax|withheld for tax|kat liye|sold to cover',
    },
    leftOn: { means: 'date.to', words: 'left(?: job)?|resign(?:ed)?|quit|chhodi|job chhod\\w*|last working day|lwd' },
    plan: {
      options: {
        options:
          '(?:unlisted |startup )?options?|strike(?: price)?|exercise(?: price)?|esops?|stock options?|employee options?|ईसॉप|esop options|sweat equity|employee shares?',
        rsu: 'restricted (?:stocks?|shares?)(?: units?)?|(?:stock|share) units?|vest(?:ed|ing|s)?|rsus?|restricted stock(?: units?)?|आरएसयू|stock awards?|share awards?|gsu|performance shares?|psu',
        espp: 'espp|employee stock purchase(?: plan)?|discounted? (?:stock|share) (?:purchase|plan)|share purchase plan|stock purchase(?: plan)?',
      },
    },
    market: {
      options: {
        unlisted:
          'unlisted|private company|pre ?-?ipo|not listed|flipkart|razorpay|phonepe|zepto|cred|meesho|not yet listed|abhi listed nahi|unicorn|private (?:firm|startup)',
        listed:
          '(?<!un|not )listed(?: in india)?|nse|bse|infosys|wipro|zomato|swiggy|paytm|tcs|hdfc(?: bank)?|reliance|nykaa|policybazaar|ola electric|indian listed|share market me listed|icici|axis bank|l&t',
        foreign:
          '\\$ ?\\d+|us company|foreign(?: company)?|nasdaq|nyse|google|amazon|microsoft|meta|apple|nvidia|adobe|salesforce|usd|dollars?|american|us listed|intel|cisco|oracle|uber|netflix|ibm|qualcomm|walmart|sap|atlassian|servicenow|linkedin|visa inc|jpmorgan|jp morgan|goldman|morgan stanley|dell|intuit|amd|tesla|accenture|cognizant|foreign (?:mnc|parent|employer)|parent company|डॉलर',
      },
    },
    startUp: {
      options: {
        true: 'eligible start ?-?up|start ?-?up|80 ?-?iac|dpiit|recogni[sz]ed start ?-?up|startup india|dpiit (?:recogni[sz]ed|startup)|deferr?(?:ed|al)(?: tax)?',
      },
    },
    cover: {
      options: {
        enough:
          'sell to cover|sell ?-?to ?-?cover|net settlement|net (?:shares|settled)|tax ke liye (?:bech\\w*|shares)|sell for tax',
      },
    },
    vestEvery: {
      options: {
        '3': '(?:vest\\w* )?(?:quarterly|every quarter|har timahi)(?: vest\\w*)?',
        '1': '(?:vest\\w* )?(?:monthly|every month|har mahine)(?: vest\\w*)?',
      },
    },
  },
  'export-import-tax': {
    household: {
      means: 'amount',
      only: true,
      words:
        'household (?:goods|items|things)|ghar ka sam+a+n|(?:used|old|purana) (?:household|goods|furniture|things)|personal effects',
    },
    price: {
      means: foreignPrice,
      bare: true,
      foreign: true,
      rate: 'exchangeRate',
      words:
        'us dollars?|aed|dirhams?|yuan|rmb|pounds?|euros?|shipment|invoice value|import(?:ing)? (?:of|worth)|usd (?:ka|ki|ke)|dollars? (?:ka|ki|ke)|saman|samaan|item|product|consignment|value of goods|invoice|keemat|kimat|cost in (?:usd|dollars)|डॉलर|यूरो|कीमत',
    },
    exchangeRate: {
      means: 'exchange.rate',
      from: 0.1,
      to: 500,
      words:
        '(?:usd|dollar|eur|euro|aed|gbp|pound)(?: rate| ka rate|-inr| inr| to inr)|1 ?usd ?=|per dollar|at|(?:usd|dollars?|eur|euros?|aed|gbp|pounds?) ?@|exchange rate|(?:₹|rs\\.?|inr) ?(?=\\d+(?:\\.\\d+)? ?(?:per|/))|per (?:usd|dollar|euro|eur|pound|gbp|aed|dirham|yuan)|conversion(?: rate)?|customs (?:exchange )?rate|rate|(?:dollar|euro) (?:ka )?bhav|forex(?: rate)?|usd ?/ ?inr',
    },
    basic: {
      means: basicDuty,
      bare: true,
      words:
        'customs? duty|import duty|tariff|basic rate|seema shulk|bcd rate|(?:custom|import) (?:duty )?rate|सीमा शुल्क|ड्यूटी|शुल्क',
    },
    igst: { means: integratedTax, bare: true, words: 'जीएसटी|आईजीएसटी' },
    parcelIgst: { means: integratedTax, only: true, with: { mode: 'personal' } },
    agriculture: { means: agricultureCess },
    welfare: { means: { ...rate, words: 'social welfare(?: surcharge)?|sws|surcharge' } },
    healthCess: { means: 'cess', only: true, words: 'health cess' },
    agreementBasic: {
      means: basicDuty,
      only: true,
      words:
        'fta|trade agreement|cepa|asean|preferential(?: duty)?|fta (?:duty|rate|bcd)|concessional(?: duty| rate)?|preferential|under (?:fta|cepa|asean|ecta)|with (?:fta|certificate of origin)|rcep',
    },
    remedies: {
      means: 'costs',
      only: true,
      words: 'anti ?-?dumping(?: duty)?|safeguard(?: duty)?|add|countervailing|adp|dumping',
    },
    freight: {
      means: 'costs',
      only: true,
      words:
        'freight|shipping|bhada|transport by sea|courier|shipping (?:cost|charges?)|ocean freight|cargo charges?|freight charges?|ship(?:ping)? ka kharcha|भाड़ा',
    },
    foreignFreight: { ...chargeAbroad, words: 'freight|shipping|courier|cargo charges?' },
    insurance: { means: 'insurance', words: 'bima|transit insurance|बीमा' },
    foreignInsurance: { ...chargeAbroad, words: 'insurance|bima' },
    extras: {
      means: 'costs',
      only: true,
      words:
        'clearing|cha|handling|transport|local charges|port charges?|customs agent|local transport|transportation|clearance|agent fees?|inland transport|thc|demurrage',
    },
    quantity: { means: 'quantity', only: true, words: 'units?|pieces?|pcs|nos|quantity|qty|nag|peti|boxes|नग' },
    cost: {
      means: 'price.bought',
      words:
        'cost of goods|goods cost|lagat|cost price|making cost|production cost|procurement|purchase cost|my cost|laagat|kharida|लागत',
    },
    exportCosts: {
      means: 'costs',
      only: true,
      words:
        'inland|bank charges|export expenses?|packing|packaging|inland (?:freight|transport)|local (?:transport|charges)|export ka kharcha',
    },
    drawback: { means: exportRefund, only: true, words: '(?:duty )?drawback|dbk' },
    rodtep: { means: exportRefund, only: true, words: 'rodtep|rosctl' },
    refundMonths: {
      means: 'deposit.term',
      only: true,
      words: 'refund(?: in| after)?|refund (?:kab|milega|aata|comes?)(?: in)?|months? (?:for|till|to get) refund',
    },
    interest: {
      means: 'loan.rate',
      only: true,
      words: 'borrowing rate|cost of funds|packing credit|cc limit|od rate|loan interest|bank interest|interest cost',
    },
    day: { means: 'date.paid', only: true, words: 'bill of entry|boe|landed', with: { mode: 'personal' } },
    arrivedOn: { means: 'date.paid', only: true, words: 'arriv(?:e|ed|ing|al)|landing on', with: { mode: 'baggage' } },
    exportedGoods: {
      means: 'turnover',
      only: true,
      words:
        'exports?(?= #)|export turnover|goods exported|exports? (?:of )?(?:goods|sales?|turnover|value)|goods export(?:ed)?|export(?:ed)? maal|zero ?-?rated(?: supply| supplies| turnover| sales)?|export sale',
      with: { mode: 'refund' },
    },
    exportedServices: {
      means: 'turnover',
      only: true,
      words: 'services exported|services? exports?|exports? of services?|software exports?|it exports?',
      with: { mode: 'refund' },
    },
    domesticTurnover: {
      means: 'turnover',
      only: true,
      words:
        'domestic turnover|(?:domestic|local|india(?:n)?) (?:sales?|turnover|supply|supplies|bikri)|sales? in india|adjusted turnover|domestic',
      with: { mode: 'refund' },
    },
    netCredit: {
      means: 'gst.input',
      only: true,
      words: 'net itc|unused (?:itc|credit)|itc|input (?:tax )?credit|unutili[sz]ed (?:itc|credit)|purchases? itc',
      with: { mode: 'refund' },
    },
    likeGoods: { means: 'turnover', only: true, words: 'like goods', with: { mode: 'refund' } },
    ledgerBalance: {
      means: 'gst.input',
      only: true,
      words: 'credit ledger|ledger(?: balance)?|ecl(?: balance)?|balance itc',
      with: { mode: 'refund' },
    },
    'items.price': { means: foreignPrice, only: true, words: 'second item|item 2', with: { mode: 'import' } },
    'items.basic': { means: basicDuty, only: true, words: 'duty on item', with: { mode: 'import' } },
    'items.igst': { means: integratedTax, only: true, words: 'igst on item', with: { mode: 'import' } },
    'items.agriculture': { means: agricultureCess, only: true, words: 'aidc on item', with: { mode: 'import' } },
    baggageBasic: { means: basicDuty, only: true, words: 'baggage duty', with: { mode: 'baggage' } },
    jewellery: {
      means: 'weight',
      only: true,
      words: 'jewell?er?y|gold (?:jewell?ery|chain|ornaments?|bangles?)|zevar|gehne',
      with: { mode: 'baggage' },
    },
    mode: {
      options: {
        import: 'import(?:ing|ed)?|china se|from china|aayat|आयात|import karna|china se|importer',
        gold: 'gold|silver|sona|bullion|सोना|gold imports?|import(?:ing|ed)? (?:of )?(?:gold|silver|bullion)|gold bars?|silver bars?|sona (?:import|mangwa\\w*)|gold (?:biscuits?|dore)|gold.{0,20}imports?|import\\w*.{0,15}(?:gold|silver)',
        personal:
          'parcel|for myself|personal use|gift from|amazon us|ebay|aliexpress|iphone|laptop from|parcels?|order(?:ed)? (?:online )?from (?:us|usa|uk|china|amazon|ebay|aliexpress|abroad)|mangwaya|mangaya|bahar se (?:saa?ma+n )?manga\\w*|apne liye|khud ke liye|amazon\\.com|temu|shein|(?:gift|courier) from (?:us|usa|uk|abroad|friend)|online order|personal import|courier se',
        export:
          'export(?:ing|ed|s|er)?|niryat|निर्यात|export karna|bahar bech\\w*|foreign buyer|exporter|rodtep|drawback|बाहर बेच\\w*',
        baggage:
          'baggage|luggage|duty ?free|suitcase|airport(?: customs)?|(?<!(?:sona|gold|silver|chandi).*)(?:la(?:ya|ye|yi|a raha|na|unga)|(?:dubai|us|usa|uk|singapore|bangkok|thailand|abroad) se la(?!ptop)\\w*|bring(?:ing)?(?: back)?(?: from)?|brought (?:from|back)|carry(?:ing)?)(?!.*(?:sona|gold|silver|chandi))|green channel|red channel|duty free (?:limit|allowance)|returning from|passenger|check ?-?in bag|suitcase|handbag|लाया|लाना',
        refund:
          'rule 89|89\\(4\\)|rfd ?-?01|lut|refund(?: \\w+){0,3} exports?(?: goods)?|exports?(?: \\w+){0,3} refund|(?:itc|gst|igst) refund|refund of (?:itc|gst|igst|credit)|unutili[sz]ed (?:itc|credit)|unused (?:itc|credit)',
      },
    },
    terms: {
      options: {
        fob: 'fob|free on board|ex ?-?works|exw|freight (?:extra|alag|separate)|fca',
        cfr: 'cfr|c ?& ?f|cnf',
        ci: 'c ?& ?i',
        cif: 'cif|(?:including|with) freight(?: and| &)? insurance|landed|cip',
      },
    },
    parcelKind: { options: { gift: 'gifts?|gifted|uphaar|tohfa|उपहार', bought: 'bought|paid for|ordered|khari\\w*' } },
    byAir: {
      options: {
        true: 'by air|air ?-?freight|air cargo|hawai|air (?:shipment|cargo)|flight se|by flight|dhl|fedex|awb',
        false: 'by sea|by ship|sea freight|sea shipment|by vessel|container|jahaj se|samudri|ocean',
      },
    },
    credit: {
      options: {
        true: 'with itc|claim itc|input credit|gst registered|registered|itc (?:milega|milta|available|claim)|can claim (?:itc|credit|igst)|gst number hai',
        false:
          "no itc|without itc|unregistered|not registered|no gst(?: number| registration)?|gst number nahi|itc nahi|can'?t claim (?:itc|credit)|individual importer",
      },
    },
    movingHome: {
      options: {
        to6: '(?:after|lived|living|stayed|worked)(?: for)? (?:3|three|4|four|5|five) (?:months?|mahine)',
        to12: '(?:after|lived|living|stayed|worked)(?: for)? (?:6|six|7|8|9|10|11) (?:months?|mahine)',
        to24: '(?:after|lived|living|stayed|worked)(?: for)? (?:1|one|a|1\\.5) (?:years?|saal)',
        over24:
          'transfer of residence|(?:after|lived|living|stayed|worked)(?: for)? (?:more than )?(?:2|two|3|three|4|four|5|five|6|six|7|8|10) (?:years?|saal)',
      },
    },
  },
  'fd-calculator': {
    principal: {
      means: 'deposit',
      bare: true,
      from: 500,
      words:
        'fixed deposit|lump ?sum|एफडी|निवेश|scss|mis|nsc|kvp|post office|senior citizens? scheme|rakh\\w*|fd (?:me|mein|par|of|for|karni|karna|karwani|karwaya|ki|kiya)|(?:rakh[aei]|jama ki[ya]\\w*|jama kar\\w*|dal[aei]|daal[aei])|deposit (?:of|karna|kiya)|एफडी में|जमा|रखे|(?:close |broken |closed |break )?before maturity|maturity se pehle',
    },
    rate: {
      means: 'returns',
      bare: true,
      to: 15,
      words: 'interest rate|fd rate|fd (?:ka )?(?:byaj|interest)|roi|ब्याज दर',
    },
    term: { means: 'deposit.term', bare: true },
    instalment: {
      means: 'sip',
      bare: true,
      from: 10,
      to: 50_00_000,
      words:
        'rd|recurring(?: deposit)?|rd of|har mahine jama|आरडी|monthly deposit|har mahine (?:dal\\w*|daal\\w*|deposit|bachat)|mahine ka(?! (?:byaa?j|interest|income))|rd (?:me|mein)|every month deposit|आरडी में',
    },
    termDays: { means: { ...days, words: 'day fd|days?|din' }, bare: true },
    goal: {
      means: 'goal',
      words:
        'maturity(?: amount| value)?|get back|milega|(?:maturity|end) (?:pe|par|me|mein) (?:chahiye|mile)|amount at maturity|final amount|to get|मिले',
    },
    wanted: {
      to: 2_00_000,
      means: 'withdrawal',
      only: true,
      words:
        'monthly (?:income|payout)(?: of)?|(?:monthly|quarterly) (?:interest|byaj) (?:of|chahiye|needed|wanted|income)|payout of|payout|per month income|har mahine (?:chahiye|income|mile)|mahine ka (?:chahiye|kharcha)|income (?:of|chahiye)|(?:har mahine|every month|monthly)(?: income| interest| payout| byaj)?(?= .{0,20}(?:chahiye|want|need))|(?:mahine|month) (?:ka|ke|ki|me)(?= .{0,15}(?:chahiye|mile|want|need))',
    },
    seniorExtra: {
      means: 'rise',
      to: 2,
      only: true,
      words: 'senior (?:extra|bonus)|extra for seniors?|extra|senior ko|senior citizen extra|additional',
    },
    penalty: {
      means: 'fee.share',
      to: 3,
      only: true,
      words:
        'penalty|premature penalty|penal(?:ised)?|jurmana|break(?:ing)? (?:charges?|fees?)|premature (?:charges?|fees?)|पेनल्टी|जुर्माना',
    },
    cardRate: {
      means: 'returns',
      to: 15,
      only: true,
      words:
        'card rate|rate for the (?:time|period)|applicable rate|rate applicable|rate (?:of|for) (?:that|shorter|actual) (?:period|time|tenure)',
    },
    closedOn: {
      means: 'date.to',
      only: true,
      words:
        'clos(?:ed?|ing)(?: on| in)?|encash(?:ed|ing|ment)?(?: on| in)?|withdr(?:ew|aw\\w*)(?: on| in)?|band (?:kiya|kar\\w*)|toda|todi|tudwa\\w*',
      with: { kind: 'post' },
    },
    breakOn: {
      means: 'date.to',
      words:
        'broken|broke|break(?: it)?(?: on)?|premature|toda|tod[ai]? diya|tod di|tudwa(?:i|yi)|broke (?:it )?on|closed on|withdrew on|break on|closing on',
    },
    start: {
      means: 'date.from',
      words:
        'deposited|bought(?: on)?|purchased?(?: on)?|kharida|issued(?: on)?|dated|fd date|start(?:ing)?|fd (?:opened|kiya|kari|ki thi|banayi|made)|opened(?: on)?|booked on|khol[aie]|किया',
    },
    income: {
      means: 'salary',
      only: true,
      words:
        'other income|taxable income|salary|pension|my income|total income|saal ki (?:income|aay)|kamai|वेतन|पेंशन|(?<!monthly |month |mahine |interest )income(?: of| is)?(?! tax| from #)',
    },
    otherInterest: {
      means: 'interest',
      only: true,
      words:
        'other (?:fd )?interest|other deposits? interest|(?:other|dusri|doosri|baaki) fds? (?:ka |ki |se )?(?:byaj|interest)|savings interest|dusri fd',
    },
    otherDeposits: {
      means: 'corpus',
      only: true,
      words:
        'other (?:deposits?|fds?)|already in (?:the )?bank|(?:dusri|doosri|baaki|aur) fds?|savings account|total deposits?|same bank',
    },
    'rungs.amount': { means: 'deposit', only: true, words: 'each fd|per fd|rung|each|in each|ladder (?:of|fd)|har fd' },
    smallBankRate: {
      means: 'returns',
      to: 15,
      only: true,
      words:
        'small (?:finance )?bank|sfb|(?:au|ujjivan|equitas|jana|utkarsh|suryoday|unity)(?: small)?(?: finance)?(?: bank)?|small bank',
    },
    fundReturn: {
      means: 'returns',
      to: 15,
      only: true,
      words: 'debt fund|liquid fund|debt mf|debt mutual fund|mutual fund|arbitrage(?: fund)?',
    },
    compareSlab: { means: 'rate.slab', only: true, words: 'slab|bracket|tax slab|slab rate|tax bracket|tax rate' },
    kind: {
      first: true,
      options: {
        rd: 'rd|recurring(?: deposit)?|आरडी|har mahine (?:jama|dal\\w*|daal\\w*|deposit)|monthly (?:deposit|saving)|every month deposit|आवर्ती',
        post: 'post ?-?office|dakghar|nsc|kvp|scss|mis|kisan vikas patra|senior citizens? savings? scheme|डाकघर|पोस्ट ऑफिस|india post|post|india post|time deposit|senior citizen scheme|डाक घर|किसान विकास|एनएससी',
        payout:
          'monthly (?:income|pension|return) (?:from|on)|monthly interest|quarterly interest|monthly payout|quarterly payout|non ?-?cumulative|regular payout|interest every month|har mahine (?:byaj|interest)|(?:byaj|interest) har mahine|monthly byaj|interest (?:monthly|quarterly|every (?:month|quarter))|quarterly byaj|byaj (?:mahine|timahi)|payout|मासिक ब्याज|yearly (?:payout|interest payout)|interest (?:nikal\\w*|withdraw\\w*)',
        ladder:
          'ladder(?:ing)?|several fds|multiple fds|alag alag fds?|fds? of different|(?:split|divide)\\w* (?:into|in|me) \\w+ fds?|fd laddering|(?:2|3|4|5|two|three|four|five) fds',
        end: 'cumulative(?<!non ?-?cumulative)|reinvest(?:ment)?|on maturity|maturity (?:pe|par)',
      },
    },
    scheme: {
      options: {
        senior: 'scss|senior citizens? savings? scheme',
        monthlyIncome: 'mis|pomis|monthly income scheme|मासिक आय योजना',
        certificate: 'nsc|national savings? certificate',
        kisanVikas: 'kvp|kisan vikas(?: patra)?|किसान विकास पत्र',
        deposit1: timeDeposit('1|one|ek'),
        deposit2: timeDeposit('2|two|do'),
        deposit3: timeDeposit('3|three|teen'),
        deposit5: '5 ?-?year (?:post office )?(?:td|time deposit)|td ?5|post ?-?office (?:td|fd|time deposit)',
      },
      with: { kind: 'post' },
      first: true,
    },
    rdAt: {
      with: { kind: 'rd' },
      options: {
        post: 'post ?-?office|dakghar|डाकघर|post office rd|5 ?-?year rd',
        bank: 'sbi|hdfc|icici|axis|kotak|pnb|bank rd',
      },
    },
    payoutEvery: {
      options: {
        '1': 'monthly (?:interest|payout)|every month|har mahine|mahine (?:ka|me) byaj|monthly byaj|byaj har mahine|interest (?:monthly|every month|per month)|मासिक',
        '3': 'quarterly (?:interest|payout)|every quarter|quarterly byaj|har timahi|timahi|interest (?:quarterly|every quarter)|har (?:teen|3) mahine|तिमाही',
        '6': 'half ?-?yearly (?:interest|payout)|half ?-?yearly byaj|har (?:6|chhah) mahine|chhamahi',
        '12': '(?<!half ?-?)yearly (?:interest|payout)|annual payout|saalana byaj|har saal byaj|interest (?:yearly|annually|every year)|yearly byaj',
      },
    },
    addedEvery: {
      options: {
        '3': 'compounded quarterly|quarterly compound(?:ing|ed)?|quarterly (?:basis|rests?)',
        '1': 'compounded monthly|monthly compound(?:ing|ed)?|monthly (?:basis|rests?)|monthly compound',
        '6': 'compounded half ?-?yearly|half ?-?yearly compound(?:ing|ed)?',
        '12': 'compounded (?:yearly|annually)|(?:yearly|annual) compound(?:ing|ed)?|yearly (?:basis|rests?)|saalana compound',
        never: 'simple interest|sadharan byaj',
      },
    },
    payer: {
      options: {
        bank: 'small finance bank|(?:sbi|hdfc|icici|axis|kotak|pnb|canara|bob|idfc|yes|indusind|au)(?: first)?(?: small finance)? bank|co ?-?op(?:erative)? bank',
        company:
          'company fd|corporate fd|nbfc|bajaj(?: finance)?|shriram|mahindra finance|finance|finance (?:company|ltd)|(?:mahindra|muthoot|sundaram|lic housing|pnb housing|icici home|hdfc ltd)(?: finance| fd)?|private company|housing finance|कंपनी एफडी',
      },
    },
    taxSaver: {
      options: {
        true: 'tax ?-?sav(?:er|ing)(?: fd)?|80c fd|टैक्स सेवर|80c|5 ?-?year tax|tax bachane|lock ?-?in fd|tax free fd',
      },
    },
    pan: {
      options: {
        true: 'pan (?:given|linked|diya|submitted|updated|hai)|with pan',
        false: `${noPan}|pan (?:card )?n/?a|pan not (?:given|linked|submitted)|pan card nahi|pan inactive|no pan card|bank ko pan nahi`,
      },
    },
    declared: {
      options: {
        true: '15 ?[gh]|form 121|(?:15 ?g|15 ?h)(?: form| form)? (?:diya|bhara|submit\\w*|given|filed)|form 15 ?[gh]|tax declaration',
      },
    },
    breakEarly: {
      options: {
        true: 'premature|pre ?-?mature|break(?:ing)? (?:the )?fd|broken|fd tod(?:na|i|u)?|fd tod\\w*|tod(?:na|ne|u|i|du|di)|beech me|before maturity|early withdraw\\w*|तोड़\\w*|समय से पहले|tudwa\\w*|break (?:my fd|it|fd|early|karna|kar)|breaking(?: my)?(?: fd)?|withdraw(?:n|ing)? (?:early|before)|clos(?:e|ed|ing) (?:it )?(?:early|before)|early closure|prematurely|maturity se pehle|midway|mid ?-?term|pehle (?:nikal\\w*|tod\\w*|band)|foreclos\\w*|bich me|समय से पहले|तोड़',
      },
    },
    joint: {
      options: {
        true: 'joint(?: account)?|joint (?:holder|holding|name)|wife ke saath|with (?:wife|husband|spouse)|dono ke naam|husband wife|जॉइंट',
      },
    },
    compare: {
      options: {
        true: 'compare(?:d)?(?: with| to| after tax)?|(?:vs|versus|or) (?:debt (?:mutual )?fund|liquid fund|small finance bank|sfb)|after ?-?tax (?:return|comparison)',
      },
    },
  },
  'fire-calculator': {
    spend: {
      bare: true,
      to: 20_00_000,
      words:
        'monthly (?:kharcha|kharch|expense|spend|expenditure)|mahine ka (?:kharcha|kharch)|ghar kharch|cost of living|lifestyle|jarurat|zaroorat|खर्चा|मासिक खर्च',
    },
    savings: {
      means: 'corpus',
      bare: true,
      words:
        'already (?:have|saved)|current savings?|invested|networth|total savings|bacha(?:ya)? hua|jod(?:a|e|i|kar)?|jama (?:hai|hain|poonji)|kul bachat|invested so far|investments?|mf|stocks|assets|bank me|जमा',
    },
    age: {
      means: 'age',
      bare: true,
      from: 15,
      to: 80,
      words:
        "i'?m|i am|years? old|yr old|saal ka|saal ki|now(?= [\\d#])|abhi|meri (?:umar|age)|my age|umra|main|right now|(?<=[\\d#] )now|(?<=[\\d#] )abhi|currently|present age|current age|अभी",
    },
    saving: {
      from: 500,
      words:
        'monthly savings?|save (?:per|a|every) month|saves?|(?:bacha|save|invest) (?:kar )?(?:leta|leti|lete|karta|karti|raha|rahi)|monthly (?:invest\\w*|bachat|sip)|bachata|har mahine (?:bachat|invest\\w*|bacha\\w*|sip)|mahine (?:ki|ka) (?:bachat|sip)|bachta hai|investing monthly|मासिक बचत',
    },
    withdrawalRate: 'withdrawal.rate',
    returnBefore: {
      means: 'returns',
      bare: true,
      words:
        'pre ?-?retirement|before (?:fire|retirement)|mutual funds?|equity return|growth (?:before|till)|returns? (?:before|till|while)|sip return|portfolio return',
    },
    returnAfter: {
      means: 'returns.after',
      only: true,
      words:
        'post ?-?retirement|after (?:fire|retirement|work)|returns? (?:later|post)|fd (?:rate|return)|conservative return|(?<=before.{0,20})after',
    },
    untilAge: {
      means: 'age.until',
      words:
        'last(?:s)? (?:till|until)|tak (?:chale|chalna|paisa|jeena)|paisa chale|should last (?:till|until|upto)|life till|jiunga|plan till',
    },
    spendAfter: {
      means: 'spending',
      only: true,
      words:
        'after (?:retirement|fire|work)|retirement expenses?|post ?-?retirement expenses?|(?:later|baad me|baad) (?:kharcha|expenses?|spend)|retire(?:ment)? (?:ke baad|kharcha)|after quitting',
    },
    partTime: {
      means: 'salary',
      only: true,
      words:
        'part ?-?time|barista|side income|freelanc(?:e|ing)|side (?:hustle|gig)|small (?:job|income)|chhoti (?:naukri|job)|consult\\w*',
    },
    stopAge: {
      means: 'age.retire',
      from: 25,
      to: 80,
      only: true,
      words:
        'fire (?:at|by)|(?:stop|quit|leave) (?:work|working|job|my job) (?:at|by)|retire(?:ment)?(?: at| by)?|quit(?: at| by)?|stop (?:at|by)|ritayar|रिटायर|me (?:retire|naukri chhod\\w*|job chhod\\w*|kaam band)|tak retire|(?:naukri|job|kaam)(?= \\S+ (?:pe|par|me|mein|tak|ki) )|(?:pe|par|me|mein|tak|ki umar me|ki age me|saal me) (?:quit|retire|naukri|job|kaam|chhod\\w*|chod\\w*|fire|azad)|retire early (?:at|by)|early retirement (?:at|by)|(?:financial(?:ly)? (?:freedom|free|independen\\w*)|fi) (?:at|by)|leave (?:the |my )?job(?: at| by)?|done working (?:at|by)|work (?:till|until|upto)|kaam (?:band|karunga)|की उम्र में|फायर|रिटायर',
    },
    coastAge: { means: 'age.retire', words: 'coast (?:at|by|from|till)|coast age|coast(?: fire)?(?= \\d)', only: true },
    equityShare: { means: 'loan.share', words: 'equity|in equity|stocks' },
    volatility: { means: 'volatility', only: true },
    'incomes.monthly': {
      words:
        'rent(?:al)?(?: income)?|kiraya|pension|passive income|rent (?:aata|milta|se)|kiraya aata|side income|annuity|किराया|पेंशन',
    },
    'incomes.fromAge': { means: 'age', only: true, words: 'pension from|from age' },
    'needs.monthly': { means: 'spending', only: true, words: '(?:spend|need)(?:s|ing)? (?:less|more) by' },
    'needs.fromAge': { means: 'age', only: true, words: '(?:needs?|spending) changes? (?:at|from)' },
    'needs.toAge': { means: 'age', only: true, words: '(?:needs?|spending) changes? until' },
    'receipts.amount': {
      means: 'money.once',
      from: 10_000,
      words: 'inherit\\w*|property sale|gratuity|maturity|lic (?:maturity|policy)|virasat|lump ?sum',
    },
    'receipts.atAge': { means: 'age', only: true, words: '(?:money|it) comes at' },
    'goals.amount': {
      words:
        "child'?s? education|goal|(?:beti|beta|bachch?[eo]n?|kids?|daughter|son)(?:'?s)?(?: ki| ka| ke)? (?:shaadi|shadi|padhai|education|wedding|marriage|college)|wedding|marriage|shaadi|foreign trip|world tour|शादी|पढ़ाई",
    },
    'goals.atAge': { means: 'age', only: true, words: 'goal at|at age' },
    'otherSavings.balance': {
      means: 'corpus',
      only: true,
      words: 'epf|ppf|nps|pf|pf balance|provident fund|epf (?:me|mein|balance)|sukanya|fds?',
    },
  },
  form16: {
    salary: {
      means: 'salary',
      bare: true,
      from: 50_000,
      words:
        '17\\(1\\)|gross salary|section 17\\(1\\)|salary as per|first(?: employer| company| job)?|1st|pe?hl[aei]|pahl[aei]|ग्रॉस|17 ?\\(?1\\)?|gross|annual salary|kul vetan|total salary|salary u/s 17|नई कंपनी|नई|new (?:company|employer|job)|nayi (?:company|job|naukri)|current (?:company|employer|job)|current|abhi (?:wali|wala|ki)(?: company| job| naukri)?|present (?:company|job|employer)|nayi wali',
    },
    tds: {
      means: 'tds',
      none: noTds,
      bare: true,
      words:
        'part a|टीडीएस काटा|part ?-?a|tax (?:kata|kaata|cut|deducted)|total tds|tds as per form ?16|tds (?:shown|deducted)',
    },
    perquisites: {
      means: {
        ...income,
        from: 1_000,
        words: 'perquisites?|perks|17\\(2\\)|perk|17 ?\\(?2\\)?|perquisite value|esop perk\\w*',
      },
    },
    standardDeduction: {
      means: 'deductions',
      to: 1_00_000,
      only: true,
      words: 'standard deduction|16\\(ia\\)|std deduction|std ded\\w*|standard ded\\w*|16 ?ia',
    },
    netTax: {
      means: 'tax',
      only: true,
      words:
        'net tax(?: payable)?|tax payable|actual tax|tax|net tax|tax payable|total tax|tax after (?:rebate|relief)|कुल टैक्स',
    },
    hra: {
      means: 'hra',
      words: 'hra exempt(?:ion)?|10\\(13a\\)|exempt hra|hra exemption|house rent allowance|10 ?\\(?13a\\)?|exempt hra',
    },
    travel: {
      means: 'deductions',
      only: true,
      words: 'lta|leave travel|10\\(5\\)|ltc|leave travel(?: allowance| concession)?|lta exempt\\w*',
    },
    retirement: {
      means: 'deductions',
      only: true,
      words: 'gratuity|leave encashment|commuted pension|leave salary|vrs|gratuity exempt\\w*|10 ?\\(10\\)',
    },
    professionalTax: { means: 'tax.professional', words: '16\\(iii\\)|prof(?:essional)? tax|पेशा कर' },
    house: {
      means: 'rent.received',
      only: true,
      words: 'house property|24b|house property (?:income|loss)|home loan interest|rental income|let ?-?out',
    },
    otherIncome: {
      means: 'income.other',
      words: 'other sources|fd interest|income from other sources|other income reported|savings interest reported',
    },
    savings: { means: 'savings.80c', adds: true, words: '80ccc|80 ?c deduction|chapter vi-?a|vi ?-?a' },
    ownNps: { means: 'nps', only: true, words: '80ccd ?\\(?1b\\)?|own nps|nps|80 ?ccd ?\\(?1b\\)?|एनपीएस' },
    employerNps: {
      means: 'nps',
      only: true,
      words:
        '80ccd ?\\(?2\\)?|employer(?:’s|s)? nps|company nps|nps (?:by|from) (?:employer|company)|employer contribution|80 ?ccd ?\\(?2\\)?|nps (?:employer|company)',
    },
    health: 'premium.health',
    savingsInterest: {
      means: 'interest',
      only: true,
      words: '80tt[ab]|savings? (?:account )?interest|bank interest|80 ?tt[ab]',
    },
    grossTotal: { means: 'salary.gross', words: 'gross total|total gross' },
    totalIncome: { means: 'income.total', words: 'taxable|net taxable|total taxable' },
    taxOnIncome: { means: 'tax', only: true, words: 'tax on (?:total )?income|tax (?:before|without) cess|slab tax' },
    salary2: {
      means: 'salary',
      bare: true,
      side: 'second|other employer|old (?:employer|company|job)|previous|2nd|dusri|purani|pichli|there|earlier|do+sr[aei]|dusr[aei]|ex ?-?employer|former|last (?:company|employer|job)|purane|doosri|other company|पुरानी|पिछली|दूसरी',
      words:
        '(?:second|other|old|previous|2nd|dusri|purani) (?:employer|company|job|naukri)(?: salary)?|पुरानी (?:कंपनी|नौकरी)(?: की)?(?: सैलरी)?|पिछली (?:कंपनी|नौकरी)(?: की)?(?: सैलरी)?|ex ?-?employer|former employer|last (?:company|employer)|ex ?-?company',
    },
    tds2: {
      means: 'tds',
      side: 'second|other employer|old (?:employer|company|job)|previous|2nd|dusri|purani|pichli|there|earlier|do+sr[aei]|dusr[aei]|ex ?-?employer|former|last (?:company|employer|job)|purane|doosri|other company|पुरानी|पिछली|दूसरी',
      words: 'tds (?:there|of (?:the )?(?:second|old|previous) (?:employer|company))|second tds|other tds',
    },
    untold: {
      means: 'income.other',
      only: true,
      words:
        'not reported|undisclosed|unreported|not told|nahi bataya|bataya nahi|not (?:shown|declared|disclosed|informed)(?: to (?:my )?employer)?|did ?n.?t (?:tell|declare|disclose)|forgot to (?:tell|declare|show)|chhupaya|not (?:in|part of) form ?16|outside form ?16|missed|not told(?: (?:about|of) \\w+)?',
    },
    otherCredit: {
      means: 'tax.paid',
      only: true,
      words: 'advance tax|tcs|bank tds|self assessment|advance tax paid|bank tds|tds by bank|fd tds',
    },
    credit26as: {
      means: 'tds',
      only: true,
      words:
        '26as|form 26as|26 ?-?as(?: shows?| me| mein| has)?|as per 26 ?as|ais tds|traces|portal (?:shows?|me|mein)|26 ?-?as(?: \\w+){0,2} tds',
    },
    second: {
      options: {
        true: 'two employers|2 employers|two form 16|2 form 16|do form 16|changed jobs?|job (?:change|switch)|switched jobs?|naukri badli|do (?:company|companies|naukri|naukriyan|jobs?)|(?:two|2) (?:jobs?|companies|company)|changed (?:company|employer)|job (?:badli|badla|changed)|naukri (?:change|badal\\w*)|(?:previous|old|purani|second|other|ex) (?:company|employer|job|naukri)|mid ?-?year (?:job )?(?:change|switch)|दो कंपनी|नौकरी बदली',
      },
    },
  },
  'gold-loan-calculator': {
    'items.gross': {
      means: 'weight',
      bare: true,
      from: 0.5,
      words: 'jewelry|ग्राम|gms?|grams?|tola|gehno|jewels?|ornaments?|sone ke gehne|gold weight|wt',
    },
    wanted: {
      means: 'loan',
      bare: true,
      from: 1_000,
      to: 5_00_00_000,
      words:
        'need|want|gold loan|चाहिए|milega|cash|paise|paisa|rupees|amount|loan (?:of|amount|chahiye)|urgent|लोन चाहिए|रुपये',
    },
    rate: { bare: true, to: 36 },
    tenure: { bare: true, to: 60, words: 'महीने' },
    price: {
      means: pricePerGram,
      from: 3_000,
      to: 40_000,
      only: true,
      words:
        'gold price|sone ka bhav|sone ka rate|per gm|per gram|gram rate|a gram|/g|सोने का भाव|भाव|price|rate|bhav|market (?:rate|price)|gold (?:ka )?(?:bhav|daam)|aaj ka (?:rate|bhav)|rate (?:of gold|aaj)|per 1 ?g(?:ram|m)?',
    },
    'items.stones': {
      means: {
        kind: 'weight',
        from: 0.1,
        to: 1_000,
        words:
          'stone weight|moti|kundan|beads|stones?|nag|wax|stones? (?:weight|ka wajan)|pathar|patthar|diamond weight|nagina|meena|wax',
      },
    },
    otherLoans: {
      means: 'loan.balance',
      only: true,
      words:
        'other gold loans?|existing gold loans?|already have|already|pehle se|existing(?: loan)?|purana(?: gold)? loan|chal raha|running|outstanding|dusra gold loan|pehle (?:ka|liya)',
    },
    ownShare: {
      means: 'loan.share',
      only: true,
      words: "lender'?s? share|of (?:the )?value|ltv|percent (?:of|value)|lender gives|bank deta",
    },
    charges: {
      means: 'costs',
      only: true,
      words:
        'valuation(?: charges?)?|appraisal|charges?|stamp|service charges?|other charges?|fees? (?:in )?(?:rs|rupees)|insurance charges?|appraiser',
    },
    sanctionedOn: {
      means: 'date.from',
      words: 'loan date|sanctioned|taken on|liya(?: tha)?|pledged(?: on)?|girvi|started|disbursed',
    },
    'items.purity': {
      options: {
        '24': '24 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)(?! (?:gold )?(?:ka )?(?:rate|price|bhav))|999|pure gold|biscuit',
        '22': '22 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)(?! (?:gold )?(?:ka )?(?:rate|price|bhav))|916|hallmark|bis hallmark|22 (?:केरेट|कैरट)',
        '20': '20 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|833',
        '18': '18 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|750 (?:gold|purity)',
        '14': '14 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)|585',
        '9': '(?<!\\d)9 ?-?(?:k|kt|ct|carats?|karats?|कैरेट)',
      },
    },
    'items.kind': {
      options: {
        silverCoin: 'silver coins?|chan?di (?:ka|ke) sikk[ae]',
        silver: 'silver|chandi|chaandi|चांदी',
        coin: 'coins?|sikka|sikke|सिक्का',
      },
    },
    'released.item': { means: 'quantity', only: true, words: 'release items?', with: { partRelease: true } },
    'released.grams': { means: 'weight', only: true, words: 'released?', with: { partRelease: true } },
    releaseAfter: { means: 'deposit.term', only: true, words: 'released? after|after', with: { partRelease: true } },
    releasePayment: { means: 'prepayment', only: true, words: 'part ?-?payment', with: { partRelease: true } },
    releasePrice: { means: pricePerGram, only: true, words: 'price then', with: { partRelease: true } },
    silverPrice: {
      means: pricePerGram,
      from: 20,
      to: 3_000,
      only: true,
      words: 'silver (?:price|rate)|chandi ka (?:bhav|rate)',
    },
    mode: {
      options: {
        emi: 'emi|kist|monthly emi|ईएमआई|monthly (?:instal?lment|kist)|har mahine (?:kist|emi)|instal?lments?',
        interest:
          'interest only|monthly interest|only interest|interest every month|sirf byaj|sirf interest|monthly byaj|byaj har mahine|interest (?:monthly|per month|every month)|only byaj|har mahine (?:byaj|interest|sirf byaj)|pay interest monthly|सिर्फ ब्याज',
        quarterly:
          'quarterly(?: interest)?|interest (?:every )?(?:quarter|three months|3 months)|every quarter(?: interest)?|har (?:timahi|teen mahine|3 mahine)|timahi|every (?:3|three) months|तिमाही',
        bullet:
          'bullet|at the end|end me|one shot|ek ?saath|one ?-?time (?:payment|repay\\w*)|lump ?-?sum|at (?:the )?maturity|maturity (?:pe|par)|(?:sab|pura|poora) (?:end|last|baad) me|last (?:me|mein)|ek baar (?:me|mein)|बुलेट|pay at end|end (?:pe|par)|(?:pay )?(?:all|everything) at (?:the )?end|pay (?:all|everything) at (?:the )?end',
      },
    },
    limit: {
      options: {
        business:
          'for business|business use|agri(?:culture)? (?:gold )?loan|kheti ke liye|farm(?:ing)? loan|(?:business|dukan|shop|vyapar|farming|crop|khet|kheti|trade) ke liye|for (?:shop|farming|trade|agriculture|crop)|business gold loan|agri|krishi|kisan|खेती',
      },
    },
    bulletInterest: {
      options: {
        simple: 'simple interest|sadharan byaj',
        monthly: 'compound(?:ed|ing)?(?: monthly| interest)?|chakravriddhi',
      },
    },
    partRelease: {
      options: {
        true: '(?:part|partial) release|release (?:some|part|half|one)|kuch (?:gehne|sona|items?) (?:chhud\\w*|wapas)|thoda (?:sona|gold) (?:chhud\\w*|wapas)|take back (?:some|part|one)',
      },
    },
    priceFor: {
      options: {
        '24': '24 ?-?(?:k|kt|ct|carats?|karats?) (?:gold )?(?:ka )?(?:rate|price|bhav)|(?:rate|price|bhav) (?:of |for )?24 ?-?(?:k|kt|ct|carats?)',
        '22': '22 ?-?(?:k|kt|ct|carats?|karats?) (?:gold )?(?:ka )?(?:rate|price|bhav)|(?:rate|price|bhav) (?:of |for )?22 ?-?(?:k|kt|ct|carats?)',
      },
    },
  },
  gratuity: {
    wages: {
      means: 'basic',
      bare: true,
      per: 'month',
      from: 3_000,
      to: 10_00_000,
      words:
        'salary|monthly salary|basic\\+da|da|pay|vetan|वेतन|सैलरी|basic (?:and|&|plus) da|(?:aakhri|akhri|antim|last) (?:basic|salary|vetan|pay)|monthly (?:basic|pay)|mool vetan|wages?|मूल वेतन|बेसिक',
    },
    'tenMonths.pay': { means: 'basic', only: true, per: 'month', words: 'pay of (?:the|each) month' },
    service: {
      means: 'service',
      bare: true,
      to: 600,
      words:
        'years?|yrs?|saal|after|for|baad|साल|वर्ष|kaam|year service|years? of service|(?:saal|years?|yrs?) (?:naukri|kaam|job|service|ki)|kaam kiya|served|completed years?|total service|noukri|worked for|साल काम|नौकरी की',
    },
    joined: {
      means: 'date.from',
      words: 'date of joining|naukri shuru|joined|naukri lagi|lagi thi|shuru ki|bharti|doj|start date|ज्वाइन',
    },
    lastDay: {
      means: 'date.to',
      now: 'today|aaj|abhi|till (?:now|date)|ab tak|आज',
      words:
        'retired?|retirement|quit|dol|chhodi|leaving|last day|chhod (?:di|diya|raha|rahi)|chhodunga|resign(?:ed|ing)?|relieved|exit|till|छोड़ी',
    },
    received: {
      means: 'amount',
      from: 1_000,
      only: true,
      words:
        'gratuity (?:received|paid|amount|got)|received|mila|mili|got|gratuity of|gratuity (?:mili|mila|aayi|di|diya|cheque)|company ne (?:di|diya)|paid out|payout|मिली|ग्रेच्युटी मिली|gratuity(?= (?:of |rs\\.? ?)?#+(?! (?:basic|salary|da|wages?|last|per|monthly|pm|mahine)))|(?<=# (?:ka |ki )?)gratuity',
    },
    otherPay: {
      means: 'salary.gross',
      only: true,
      words:
        'allowances?|other pay|special allowance|other allowances?|hra|bhatt[ae]|remaining (?:salary|pay)|gross minus basic|other components',
    },
    averageSalary: {
      means: 'salary',
      per: 'month',
      only: true,
      words: 'average(?: salary)?|last (?:10|ten) months?|avg(?: salary)?|10 months? average|average (?:of|basic|pay)',
    },
    earlierExempt: {
      means: 'deductions',
      only: true,
      words:
        'earlier (?:gratuity|exempt)|exempt earlier|previous gratuity|already exempt|(?:earlier|previous|pehle|pichhli) (?:job|company|employer)?(?: ki| ka| se)? ?(?:gratuity|exempt\\w*)|pehle (?:mili|le chuka|li)|already (?:claimed|received|used)|exempt pehle',
    },
    income: {
      means: 'salary',
      only: true,
      words:
        'other (?:salary|income)|annual (?:salary|income)|yearly (?:salary|income)|taxable (?:salary|income)|salary income|saal ki (?:salary|income|aay)|package|ctc|lpa|income',
    },
    raise: { means: 'rise', words: 'salary (?:hike|growth)|hike|increment|appraisal|badhegi|salary badh\\w*' },
    moreMonths: {
      means: 'deposit.term',
      to: 60,
      only: true,
      words:
        'more months|stay (?:on )?(?:for)?|(?:stay|work|ruk\\w*|serve)(?: for)?|months? more|aur mahine|mahine aur|extra months?|wait(?: for)?',
    },
    kind: {
      options: {
        covered:
          'covered|psu|pvt company|private company|mnc|it company|company|mnc|factory|pvt(?: ltd)?(?: company| job)?|private (?:job|firm|ltd|naukri|sector)(?!.*not covered)|covered under (?:the )?(?:gratuity )?act|corporate|प्राइवेट',
        fixedTerm:
          'fixed ?-?term|contract(?:ual)?|fte|on contract|theka|theke (?:pe|par)|temporary|fixed contract|contract (?:job|employee|basis|pe|par)|ठेका',
        notCovered:
          'not covered|small (?:employer|shop|firm)|less than 10|below 10|not covered(?: under (?:the )?(?:gratuity )?act)?|(?:act|kanoon) (?:not applicable|ke bahar|nahi)|chhoti (?:company|dukan|firm)|10 se kam|(?:below|under|fewer than|less than) (?:10|ten) (?:people|employees|staff)',
        government:
          'central gov(?:ernment|t)|state gov(?:ernment|t)|gov(?:ernment|t)\\.?(?: employee| job)?|sarkari|railways?|teacher|defence|सरकारी|central employee|govt|police|army|civil servant|govt\\.? (?:servant|teacher|school)|psu bank|nagar nigam|सरकारी नौकरी|रेलवे',
      },
    },
    reason: {
      options: {
        leave:
          'resign(?:ed|ation|ing)?|retire(?:d|ment)?|superannuation|quit|इस्तीफा|सेवानिवृत्ति|chhod (?:di|diya|dunga|raha|rahi)|(?:job|naukri) chhod\\w*|istifa|vrs|retrench\\w*|laid off|layoff|terminat\\w*|fired|contract (?:over|ended|khatam)|नौकरी छोड़\\w*|resigning',
        death:
          'death|died|expired|nominee|mrityu|मृत्यु|guzar gay[ae]|dehant|maut|passed away|widow|death claim|मौत|(?:died|death|expired)(?: while)? in service',
        disablement:
          'disabled|disability|disablement|accident|viklang|apang|paralys\\w*|illness|handicap\\w*|accident me',
        inService: 'still (?:working|in service)|in service|abhi bhi (?:naukri|kaam)|still employed|without leaving',
      },
    },
    courtReading: {
      options: {
        true: '240 days|4 years? 240|four years? 240|4\\.8 years?|4 years? 8 months?|240 din|4 (?:years?|saal) (?:240|8|9|10)',
      },
    },
    shortWeek: {
      options: { true: '5 ?-?day week|five ?-?day week|190 days|mines?|5 din (?:ka|hafta)|5 days a week|underground' },
    },
    seasonal: {
      options: { true: 'seasonal|sugar mill|season(?:al)? (?:worker|factory|job)|chini mill|sugar factory' },
    },
  },
  'gst-calculator': {
    amount: {
      means: 'amount',
      bare: true,
      from: 1,
      words:
        'mrp|rs|rupees|taxable value|basic price|ka bill|selling(?: price)?|sale|sell(?:ing)? (?:at|for)|amt|charge|basic amount|net amount|rate|का बिल|बिल|रुपये|कीमत',
    },
    turnover: {
      means: 'turnover',
      words: 'composition|aggregate turnover|quarterly sales?|yearly sales?|saal ki bikri',
    },
    quantity: {
      means: 'quantity',
      from: 1,
      words:
        'items|bags|boxes|kg|qty|litres|packets|dozen|pairs|tickets|nights|rooms|pcs|shirts|chairs|laptops|phones|mobiles|tyres|tables|fans|bulbs',
    },
    discountPercent: { means: 'fee.share', to: 100, only: true, words: 'discount|off|chhoot|छूट|disc|rebate' },
    discountRupees: { means: 'costs', only: true, words: 'discount|off|chhoot|छूट|disc|rebate|discount of rs' },
    cost: {
      means: 'costs',
      only: true,
      words:
        'my cost|cost before gst|purchase cost|lagat|cost price|kharida|purchase price|bought (?:at|for)|costing|cp|cost',
    },
    exemptTurnover: { means: 'turnover', only: true, words: 'exempt(?:ed)?(?: supplies| turnover| sales)?|exempt' },
    date: {
      means: 'date.paid',
      only: true,
      words: 'supply date|invoice date|dated|invoice dated|bill date|supplied on',
    },
    rate: { options: { ...gstRates, item: Object.values(gstItems).join('|') } },
    pricing: {
      options: {
        exclusive:
          'exclusive|excluding|excl\\.?|add gst|plus gst|\\+ ?gst|gst extra|before gst|without gst|gst alag|gst jodo|gst jod(?:na|kar)|jod\\w*|extra|upar se|gst laga(?:ke|kar|o|na)|on top|plus tax|tax extra|gst add|without tax|before tax|जोड़\\w*|अलग से',
        inclusive:
          'includ(?:es?|ed)|shamil|mila(?:kar|ke)|jud[ai] hua|inclusive|including|incl\\.?|inc gst|with gst|remove gst|reverse gst|back calculat(?:e|ion)|gst ke saath|mrp|after gst|gst hata(?:o|na|kar)|gst nikal(?:o|na)|समेत|सहित|take out|taking out|strip|hata\\w*|nikal\\w*|remove|reverse|mila hua|sab mila ke|total bill|final (?:price|bill)|gst (?:ke )?sath|tax included|all inclusive|total me(?:in)? se|gst included|included gst|with tax|andar|घटाओ|हटाओ|मिलाकर',
      },
    },
    place: {
      options: {
        state: `intra ?-?state|same state|within (?:the )?state|local|(?<!or )cgst|sgst|cgst (?:and|\\+|&) sgst|${withinState}|intra|apne state|within state|same state`,
        interState: `inter ?-?state|other state|another state|outside (?:the )?state|igst(?! or)|dusre state|दूसरे राज्य|${acrossStates}|out of state|outside state|bahar ke state|doosre (?:rajya|state)|different state|to other state`,
        territory: 'union territory|utgst|chandigarh|ladakh|andaman|lakshadweep|daman',
      },
    },
    mode: {
      options: {
        composition: 'composition(?: scheme| dealer| tax)?|कंपोजिशन',
        several:
          'several (?:lines|items)|multiple items|invoice lines|multiple (?:products|goods|lines)|many items|different rates',
      },
    },
    dealer: {
      options: {
        trader:
          'traders?|shopkeeper|kirana|dukandar|retailer|dukaa?n|shop|general store|medical store|wholesal\\w*|distributor|trading|दुकान',
        manufacturer: 'manufacturers?|factory|karkhana|manufactur\\w*|making unit',
        restaurant: 'restaurants?|dhaba|cafe|eatery|food stall|mess|halwai|sweet shop|hotel|dhabha',
        services: 'service providers?|services|service|freelancer|consultant|salon|coaching|agency',
      },
    },
    liability: { options: { recipient: 'rcm|reverse charge|buyer pays|recipient pays|gta rcm' } },
    roundOff: { options: { rupee: 'round(?:ed)?(?: off)?|nearest rupee|no paise' } },
    item: { options: gstItems, first: true },
    compareWith: {
      options: {
        '28': '(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?28 ?%',
        '18': '(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?18 ?%',
        '12': '(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?12 ?%',
        '5': '(?:vs|versus|compared? (?:to|with)|instead of|pehle|earlier|old(?: rate)?) (?:gst )?5 ?%',
      },
    },
  },
  'gst-input-credit': {
    outIgst: {
      means: 'gst.output',
      bare: true,
      only: true,
      side: 'output|outward|sales?|liability|payable|bikri|collected|sold|bech[aei]|आउटपुट|बिक्री|बेचा',
      words: 'igst|gst',
    },
    inIgst: {
      means: 'gst.input',
      bare: true,
      only: true,
      side: 'inputs?|(?<!blocked |ineligible |opening |forward |previous )(?:itc|credit)|purchases?|inward|kharid\\w*|bought|इनपुट|खरीदा?',
      words: 'igst|gst|itc',
    },
    outCgst: {
      means: 'gst.output',
      only: true,
      side: 'output|outward|sales?|liability|payable|bikri|collected|sold|bech[aei]|आउटपुट|बिक्री|बेचा',
      words: 'cgst',
    },
    outSgst: {
      means: 'gst.output',
      only: true,
      side: 'output|outward|sales?|liability|payable|bikri|collected|sold|bech[aei]|आउटपुट|बिक्री|बेचा',
      words: 'sgst|utgst',
    },
    inCgst: {
      means: 'gst.input',
      only: true,
      side: 'inputs?|(?<!blocked |ineligible |opening |forward |previous )(?:itc|credit)|purchases?|inward|kharid\\w*|bought|इनपुट|खरीदा?',
      words: 'cgst',
    },
    inSgst: {
      means: 'gst.input',
      only: true,
      side: 'inputs?|(?<!blocked |ineligible |opening |forward |previous )(?:itc|credit)|purchases?|inward|kharid\\w*|bought|इनपुट|खरीदा?',
      words: 'sgst|utgst',
    },
    openIgst: {
      means: 'gst.input',
      only: true,
      side: 'opening|brought forward|carried forward|previous|last month|pichhla|balance',
      words: 'igst|gst',
    },
    openCgst: {
      means: 'gst.input',
      only: true,
      side: 'opening|brought forward|carried forward|previous|last month|pichhla|balance',
      words: 'cgst',
    },
    openSgst: {
      means: 'gst.input',
      only: true,
      side: 'opening|brought forward|carried forward|previous|last month|pichhla|balance',
      words: 'sgst|utgst',
    },
    cashIgst: { means: 'corpus', only: true, side: 'cash ledger|cash balance|in cash', words: 'igst|gst' },
    cashCgst: { means: 'corpus', only: true, side: 'cash ledger|cash balance|in cash', words: 'cgst' },
    cashSgst: { means: 'corpus', only: true, side: 'cash ledger|cash balance|in cash', words: 'sgst|utgst' },
    rcmIgst: { means: 'gst.output', only: true, side: 'rcm|reverse charge', words: 'igst|gst' },
    rcmCgst: { means: 'gst.output', only: true, side: 'rcm|reverse charge', words: 'cgst' },
    rcmSgst: { means: 'gst.output', only: true, side: 'rcm|reverse charge', words: 'sgst|utgst' },
    'blocked.igst': {
      side: 'blocked(?: credit| itc)?|17\\(5\\)|ineligible(?: credit| itc)?',
      means: 'gst.input',
      only: true,
      words: '(?:blocked(?: credit| itc)?|17\\(5\\)|ineligible(?: itc| credit)?)(?!.*(?:cgst|sgst))|igst|gst|itc',
    },
    exemptTurnover: {
      means: 'turnover',
      per: 'month',
      only: true,
      words: 'exempt(?:ed)?(?: sales| turnover| supplies)?|exempt|nil rated(?: sales?)?|non ?-?gst sales?',
    },
    totalTurnover: {
      means: 'turnover',
      per: 'month',
      only: true,
      words: 'total (?:sales|turnover)|total|of total|out of|total bikri|kul bikri',
    },
    taxableTurnover: { means: 'turnover', per: 'month', only: true, words: 'taxable (?:sales|turnover)' },
    outCess: { means: 'gst.output', only: true, words: 'cess on sales|output cess|cess payable|cess liability' },
    inCess: {
      means: 'gst.input',
      only: true,
      words: 'input cess|cess credit|cess itc|itc cess|input compensation cess',
    },
    filedOn: {
      means: 'date.filed',
      words: 'gstr ?-?3b(?: filed)?|3b|(?:gstr ?-?)?3b (?:filed|bhara|file kiya)(?: on)?|filed late on|return filed',
    },
    dueDate: { means: 'date.to', words: 'due date|extended' },
    'blocked.kind': {
      options: {
        demand: 'fraud|section 74|demand order',
        upkeep: '(?:car|vehicle|gaadi|motor) (?:insurance|repairs?|servic\\w*|maintenance)',
        vessel: 'boat|yacht|ship|aircraft|helicopter',
        vehicle: 'car|motor vehicle|vehicle|gaadi',
        food: 'food|catering|restaurant|health insurance|khana|canteen|beauty|lunch|staff party|mediclaim|group insurance|life insurance',
        club: 'club|gym|membership|fitness|health club',
        travel: 'holiday|vacation|employee travel|ltc|tour|staff trip',
        worksContract: 'works contract|contractor',
        construction: 'construction|building|office building|makan|shed|civil work',
        csr: 'csr',
        personal: 'personal use|gifts? to family|ghar ke liye|own use|self use|niji',
        lost: 'stolen|lost|free samples?|written off|chori|kho gay[ae]|damage\\w*|destroyed|kharab|gifts?|expired stock',
      },
    },
    lastTurnover: {
      options: {
        small: '(?:below|under|up ?to|less than) 1\\.5 ?(?:cr|crore)',
        medium:
          '1\\.5 (?:to|-) 5 ?(?:cr|crore)|1\\.5 ?(?:cr|crore)s? (?:to|se|-) 5 ?(?:cr|crore)s?|(?:2|3|4) (?:cr|crore) turnover',
        large:
          '(?:above|over|more than) 5 ?(?:cr|crore)|5 ?(?:cr|crore)s? se (?:zyada|jyada|upar)|turnover (?:above|over|more than) 5',
      },
    },
    refund: {
      options: {
        zeroRated: 'exports?|sez|lut|zero ?-?rated|zero rated|niryat|under lut|निर्यात',
        inverted: 'inverted(?: duty)?(?: rate| structure)?|inverted|ids refund|ulta duty',
      },
    },
    'unavailable.reason': {
      options: {
        place: 'place of supply',
        late: '16\\(4\\)|time ?-?barred|late (?:claim|itc)|last date (?:gone|nikal gayi|over)',
        missing:
          '(?:not|nahi|missing) (?:in|from) (?:gstr ?-?)?2b|2b (?:me|mein) nahi|(?:gstr ?-?)?2b mismatch|supplier (?:did not|didn.?t|not) (?:file|upload\\w*)',
      },
    },
    'reversed.reason': {
      options: {
        reclaim: 'reclaim\\w*|re-?avail\\w*|taken again',
        supplier: 'rule 37a|supplier has not filed',
        unpaid: '180 days?|unpaid (?:supplier|invoice|vendor)|supplier (?:unpaid|not paid)|vendor not paid',
      },
    },
    rcmCredit: { options: { false: '(?:no|without) rcm (?:itc|credit)|rcm (?:itc|credit) (?:next month|later)' } },
    mixed: { options: { true: 'common credit|rule 42|mixed use|exempt (?:sales?|supplies) (?:also|bhi|too)' } },
    cashException: {
      options: {
        government: 'government (?:dept|department|company)|psu|local authority',
        incomeTax: 'income ?-?tax (?:above|over|more than) (?:rs\\.? ?|₹ ?)?1 lakh',
      },
    },
    'blocked.cgst': {
      means: 'gst.input',
      only: true,
      side: 'blocked(?: credit| itc)?|17\\(5\\)|ineligible(?: credit| itc)?',
      words: 'cgst',
    },
    'blocked.sgst': {
      means: 'gst.input',
      only: true,
      side: 'blocked(?: credit| itc)?|17\\(5\\)|ineligible(?: credit| itc)?',
      words: 'sgst|utgst',
    },
    'unavailable.igst': {
      means: 'gst.input',
      only: true,
      side: 'not in (?:gstr ?-?)?2b|2b (?:me|mein) nahi|missing in 2b|time ?-?barred',
      words: 'igst|gst|itc',
    },
    'unavailable.cgst': {
      means: 'gst.input',
      only: true,
      side: 'not in (?:gstr ?-?)?2b|2b (?:me|mein) nahi|missing in 2b|time ?-?barred',
      words: 'cgst',
    },
    'unavailable.sgst': {
      means: 'gst.input',
      only: true,
      side: 'not in (?:gstr ?-?)?2b|2b (?:me|mein) nahi|missing in 2b|time ?-?barred',
      words: 'sgst|utgst',
    },
    'reversed.igst': {
      means: 'gst.input',
      only: true,
      side: 'revers(?:e|ed|al)(?! charge)|rule 37|180 days?',
      words: 'igst|gst|itc',
    },
    'reversed.cgst': {
      means: 'gst.input',
      only: true,
      side: 'revers(?:e|ed|al)(?! charge)|rule 37|180 days?',
      words: 'cgst',
    },
    'reversed.sgst': {
      means: 'gst.input',
      only: true,
      side: 'revers(?:e|ed|al)(?! charge)|rule 37|180 days?',
      words: 'sgst|utgst',
    },
  },
  'health-insurance': {
    familyPremium: {
      adds: true,
      means: 'premium.health',
      bare: true,
      from: 500,
      to: 10_00_000,
      side: 'self|own|my|family|apna|mera|meri|khud|wife|spouse|kids|मेरा|मेरी|अपना|पत्नी',
      words:
        'premium|family premium|policy|star health|hdfc ergo|niva bupa|care health|स्वास्थ्य बीमा|प्रीमियम|(?:mera|my|own|apna|self|family|floater|meri) (?:premium|policy|mediclaim|insurance)|(?:wife|spouse|husband|kids?|bachch\\w*)(?: ka| ki|.s)? (?:premium|policy|ka|ki)|floater premium|premium (?:diya|bhara|paid|deta)|मेरा प्रीमियम|परिवार|बीमा',
    },
    parentsPremium: {
      means: 'premium.parents',
      bare: true,
      from: 500,
      to: 10_00_000,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
      words:
        "parents?'?s?’? (?:premium|policy|insurance)|premium (?:for|of) parents?|मम्मी|पापा|premium|policy|mediclaim|80d|insurance|unk[aie] (?:premium|policy)|(?:papa|mummy|mata|pita|maa|parents?|mom|dad) (?:ka|ki|ke) (?:premium|policy|mediclaim|bima|health)|माता[- ]पिता|mata ?-?pita",
    },
    'policies.premium': {
      means: 'premium',
      only: true,
      words: 'top ?-?up (?:policy|premium)|super top ?-?up|(?:second|another|one more|other) policy',
    },
    age: {
      means: 'age',
      bare: true,
      from: 18,
      to: 100,
      words: "i'?m|i am|my age|meri umar|self|me|main|mai|mine|meri age|umar|aged|mujhe|my self|मेरी उम्र",
    },
    salary: { from: 1_00_000 },
    parentAge: {
      means: ageOfParent,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
      words:
        "age|umar|aged|parents?'? age|parents? aged|father aged|mother aged|(?:papa|mummy|maa|parents?|pitaji|mataji|father|mother)(?: ki|.s)? (?:age|umar|umra)|older parent|senior parents?",
    },
    spouseAge: { to: 100, words: '(?:wife|husband|biwi|pati|patni)(?: ki|.s)? (?:age|umar)' },
    children: { means: 'children', to: 10 },
    familyCheckUps: {
      means: medicalBills,
      to: 1_00_000,
      only: true,
      side: 'self|own|my|family|apna|mera|meri|khud|wife|spouse|kids|मेरा|मेरी|अपना|पत्नी',
      words: 'check ?-?ups?|preventive(?: health)?(?: check ?-?ups?)?|health check ?-?ups?',
    },
    parentsCheckUps: {
      means: medicalBills,
      to: 1_00_000,
      only: true,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
      words: "parents?'? check ?-?ups?|check ?-?ups?|preventive(?: health)?(?: check ?-?ups?)?|health check ?-?ups?",
    },
    familyBills: {
      means: medicalBills,
      side: 'self|own|my|family|apna|mera|meri|khud|wife|spouse|kids|मेरा|मेरी|अपना|पत्नी',
      words: 'my medical bills?|own bills?|(?:my|own|mera|wife|husband) (?:treatment|hospital bill|ilaj)|opd',
    },
    parentsBills: {
      means: medicalBills,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
      words:
        "parents?'? (?:medical )?(?:bills?|treatment)|(?:mother|father)'?s? (?:medical )?bills?|bills?|(?:papa|mummy|maa|father|mother|parents?)(?:.s| ka| ke| ki)? (?:treatment|ilaa?j|dawai|hospital|medical)(?: bills?| kharcha)?|unki dawai|dawai ka kharcha|इलाज",
    },
    sumInsured: {
      means: 'sumInsured',
      from: 50_000,
      words:
        'cover(?:age)? of|lakh cover|base cover|existing cover|cover hai|(?:current|company|employer|office|existing) (?:cover|policy)|base policy|(?:lakh )?ka cover|policy (?:of|hai)|insured for|group cover|बीमा कवर',
    },
    otherDeductions: { per: 'year', words: '80c|other deductions' },
    familyCash: {
      means: 'premium.health',
      only: true,
      words: 'paid in cash|cash|cash (?:me|mein|payment|diya|paid)|nakad|नकद',
    },
    policyYears: {
      means: 'service',
      only: true,
      words:
        '(?:mediclaim|premium|policy|insurance)(?= #+ (?:ka |ki |ke |premium |policy ).{0,30}(?:ek ?sa+th|together|advance))|year policy|multi ?-?year|years? policy|(?:saal|years?) ki policy|policy for|years? (?:premium|together)|saal ka (?:premium|ek saath)|(?:saal|years?|year) ka|ek ?saath|premium(?= \\d (?:saal|years?))',
    },
    careRise: {
      means: 'inflation',
      words:
        'medical inflation|healthcare inflation|(?:treatment|hospital|ilaj) (?:cost )?(?:inflation|mehangai|badh\\w*)|medical mehangai',
    },
    bonus: { means: 'rise', to: 100, only: true, words: 'no ?-?claim bonus|ncb|bonus|cumulative bonus|ncb of' },
    stayCost: {
      means: 'costs',
      only: true,
      words:
        'surgery|hospitali[sz]ation|serious illness|heart attack|cancer|ilaj|bypass|operation|icu|surgery (?:cost|ka kharcha)|operation ka kharcha|bimari|treatment cost|transplant|एक बीमारी',
    },
    roomLimit: {
      means: {
        ...share,
        to: 10,
        words: 'room ?-?rent(?: limit| cap(?:ping)?)?|room|cap(?:ping)?|room limit|room rent limit|rent cap|limit',
      },
    },
    roomRent: {
      means: 'costs',
      from: 500,
      to: 50_000,
      only: true,
      words: 'room rent|room|(?:hospital )?room (?:charges?|cost|ka kiraya)|room per day|private room',
    },
    severalYears: {
      options: {
        parents: 'parents? (?:2|3|two|three) ?-?years?|parents? multi ?-?year',
        family:
          'multi ?-?year policy|(?:2|3|two|three) ?-?years? (?:policy|premium)|(?:2|3|do|teen|two|three) (?:saal|years?) (?:ki|ka|ke) (?:policy|premium)|(?:premium|policy|mediclaim|insurance).{0,30}(?:2|3|do|teen|two|three) (?:saal|years?)(?! (?:old|ki (?:age|umar))).{0,20}(?:ek ?sa+th|together|at once|advance)|long ?-?term policy|(?:2|3) yr policy',
      },
    },
    place: {
      options: {
        metro:
          'metro|delhi|mumbai|bangalore|bengaluru|chennai|kolkata|hyderabad|mumbai|badi city|bada shehar|hyderabad|pune metro|महानगर',
        city: 'pune|ahmedabad|jaipur|lucknow|indore|nagpur|surat|chandigarh|kochi|tier ?-?2|tier ?-?1 city|indore|bhopal|patna|coimbatore|noida|gurgaon',
        town: 'small town|town|village|gaon|tier ?-?3|गांव|chhota shehar|chhote shehar|kasba|rural|gaanv|district',
      },
    },
    secondParentAge: {
      means: ageOfParent,
      side: 'parents?|papa|mummy|mom|dad|father|mother|mata|pita|maa|in ?laws|मम्मी|पापा|माता|पिता',
      words: 'other parent|younger parent',
    },
    parentsCash: {
      means: 'costs',
      only: true,
      words: "parents?'?s? (?:premium )?(?:in |paid in )?cash|cash (?:for|of) parents?",
    },
    floaterQuote: {
      means: 'premium.health',
      only: true,
      words: 'floater quote|quote (?:for|of) (?:one |a |the )?(?:family )?floater|floater ka quote',
    },
    separateQuote: {
      means: 'premium.health',
      only: true,
      words: '(?:separate|individual|alag(?: alag)?) (?:policies|policy|quotes?|premiums?)|separate',
    },
    returnRate: {
      means: 'returns',
      only: true,
      words: 'return on (?:savings|money|the money)|money (?:grows|earns)|set aside',
    },
  },
  'home-loan-eligibility-calculator': {
    income: {
      means: 'salary',
      bare: true,
      from: 5_000,
      to: 50_00_000,
      words:
        'in ?hand|take ?home|net salary|monthly income|per month salary|haath me|मासिक आय|me|main|mai|mine|my|self|pay|haath me aata|ghar le jata|in ?-?hand (?:salary|income|pay)|take ?-?home (?:salary|pay)|monthly (?:salary|pay)|mahine ki (?:salary|income|kamai)|kamata hu|pagar|मेरी सैलरी|सैलरी',
    },
    price: {
      means: 'price',
      noLoan: true,
      bare: true,
      from: 3_00_000,
      words:
        'home worth|flat worth|(?:flat|house|ghar|makan|property|villa) (?:ki )?(?:cost|price|value|rate|keemat)|dream home',
    },
    emis: {
      means: otherEmis,
      from: 500,
      to: 20_00_000,
      words:
        'kist|ईएमआई|किस्त|(?:bike|car|personal|consumer|education|gold|pl|cc)(?: loan)? emis?|kist (?:chal|de|bhar)\\w*|emi (?:chal|de|bhar|ja)\\w*|loan chal raha|monthly obligations?|चालू ईएमआई',
    },
    age: { means: 'age', from: 18, to: 75, words: "i'?m|i am|years? old|saal ka|saal ki" },
    rate: { bare: true, to: 20 },
    tenure: { bare: true, from: 12, to: 480, words: 'years? loan' },
    ownMoney: {
      means: 'downPayment',
      ofWhole: true,
      words:
        'own (?:money|funds?|contribution)|(?:own|apn[ae])(?= [\\d#])|mere paas|savings?|saved|have|bachat|down(?: payment)?|apne paas|apna paisa|jama (?:hai|paisa)|haath me|cash|fd|pf se|contribution',
    },
    wantedPrice: {
      means: 'price',
      noLoan: true,
      from: 3_00_000,
      words:
        'to buy|income (?:needed|required) for|salary (?:needed|required) for|home|for|(?:ka|ki) (?:ghar|flat|makan|house)(?: lena| kharid\\w*| chahiye| ke liye)?|house (?:of|worth)|flat (?:of|worth)|ghar lena|buy a (?:house|flat|home)',
    },
    dutyPercent: {
      means: 'fee.share',
      only: true,
      words: 'stamp duty|registration|registry|stamp duty (?:and|&|\\+) registration|duty|registry charges?',
    },
    'coApplicants.income': {
      means: 'salary',
      noLoan: true,
      side: 'wife|husband|spouse|co ?-?applicant|partner|biwi|patni|pati|father|papa|brother|her|his|पत्नी|पति',
      words:
        "(?:wife|husband|spouse|co ?-?applicant|partner|biwi|father|brother)(?:'s|s)?(?: earns?| ki| ka)?(?: salary| income)?|joint|पत्नी|(?:patni|pati|bhai|brother|sister|son|beta|mother|mummy|father|papa|didi)(?:.s)?(?: ki| ka)? (?:salary|income|kamai|earns?)|co ?-?borrower|second applicant|joint applicant|पति|पिता",
    },
    'coApplicants.emis': {
      means: otherEmis,
      only: true,
      to: 5_00_000,
      side: 'wife|husband|spouse|co ?-?applicant|partner|biwi|patni|pati|father|papa|brother|her|his|पत्नी|पति',
      words:
        "(?:wife|husband|spouse|co ?-?applicant)(?:'s|s)? emis?|(?<=(?:wife|husband|spouse|applicant|partner|biwi|patni|pati|father|papa|brother|her|his) .*)(?<!(?:existing|other|total|already|current|running|chalu) )emis?",
    },
    'coApplicants.age': {
      means: 'age.spouse',
      side: 'wife|husband|spouse|co ?-?applicant|partner|biwi|patni|pati|father|papa|brother|her|his|पत्नी|पति',
    },
    variablePay: {
      means: 'bonus',
      only: true,
      words:
        'incentives?|commission|variable pay|rental income|other income|overtime|side income|part ?-?time|rent (?:income|aata)|bonus|freelanc\\w*|commission income',
    },
    cardDues: {
      means: 'loan.balance',
      only: true,
      words:
        'credit card(?: dues?| outstanding| bill)?|card dues?|card (?:bill|outstanding|balance|due)|cc (?:dues?|bill|outstanding)|क्रेडिट कार्ड',
    },
    emiShare: {
      means: 'loan.share',
      only: true,
      words: 'foir|of (?:my )?(?:income|salary)|fixed obligation|income ka|salary ka|emi share|max emi share',
    },
    stepUp: { means: 'rise', only: true, words: 'step ?-?up(?: emi)?|rising emi|emi (?:badh\\w*|ris\\w*|increas\\w*)' },
    stepYears: { means: 'quantity', only: true, words: 'times that it rises|rises' },
    multiple: {
      means: 'quantity',
      from: 10,
      to: 150,
      only: true,
      words:
        'times|multiplier|multiple|guna|times (?:of )?(?:monthly )?(?:salary|income)|x salary|guna salary|salary ka',
    },
    'coApplicants.lastAge': { means: 'age.retire', only: true, words: 'co ?-?applicant retires at' },
    'returns.profit': {
      means: 'profit',
      only: true,
      words:
        'self ?-?employed(?: income)?|itr (?:income|profit)|business profit|net profit|itr|profit|munafa|business income|dukan (?:ka munafa|se)|professional income|net income|ca certified|मुनाफा|shop income',
    },
    'returns.depreciation': { means: 'costs', only: true, words: 'depreciation|depr' },
    lastAge: {
      means: 'age.retire',
      only: true,
      words:
        'loan (?:must )?end|until age|till age|retire(?:ment)?(?: age| at)?|tak (?:khatam|chukana|loan|chukta)|retirement tak|loan ends? (?:at|by)|sevanivrit',
    },
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
        loan: 'how much (?:home )?loan|kitna loan|loan eligibility|eligible|kitna (?:home )?loan|kitna loan|max(?:imum)? loan|loan (?:kitna|milega|amount)|eligib\\w*|how much can i (?:borrow|get)|कितना (?:लोन|मिलेगा)',
        price:
          '(?:kitn[ai]|how much|what|min(?:imum)?) (?:income|salary|take home|aay)|(?:income|salary) (?:needed|required|chahiye|honi|hone|for|kitn[ai])|needed for|salary kitni|kitni (?:salary|aay|kamai)(?: chahiye| honi)?|(?:salary|income) (?:required|requirement|chahiye)|how much (?:should i earn|salary|income)',
      },
    },
    variableShare: {
      means: 'loan.share',
      only: true,
      words: '(?:bank|lender) (?:counts?|takes?|considers?)|(?:of|for) (?:variable|incentives?|bonus)|counted',
    },
    returnsCounted: { options: { lowest: 'lowest (?:year|itr|profit)|kam wala' } },
  },
  'hra-calculator': {
    salary: {
      to: 20_00_000,
      words:
        'basic\\+da|(?<!(?:in|my|hra) )salary|pay|वेतन|सैलरी|basic (?:monthly|per month|hai)|base (?:pay|salary)|basic ?(?:&|and|plus) ?da|मूल वेतन|बेसिक',
    },
    hra: {
      means: 'hra',
      from: 500,
      to: 10_00_000,
      words: 'hra (?:amount|in salary|component)|company hra|house allowance|एच आर ए|मकान भत्ता',
    },
    rent: {
      bare: true,
      words:
        'rent (?:paying|deta hu|bharta)|kiraya (?:deta|bharta)|flat ka (?:rent|kiraya)|room (?:ka )?(?:rent|kiraya)|hostel|मकान किराया',
    },
    commission: {
      means: 'bonus',
      only: true,
      words: 'commission|turnover commission|sales commission|commission on turnover',
    },
    daNotCounted: { means: 'costs', only: true, words: 'da not counted|da to leave out' },
    adjustedIncome: {
      means: 'income.total',
      only: true,
      words:
        'adjusted(?: total)? income|income|aay|kamai|total income|earn(?:ing)?|income after deductions|total aay|saal ki (?:aay|income|kamai)|yearly income|annual income|net income|profit|कुल आय|आय',
    },
    city,
    situation: {
      options: {
        noHra:
          '(?<!(?:freelanc|self ?-?employed|business).*)80 ?gg(?!.*(?:freelanc|self ?-?employed|business))|no hra|without hra|hra nahi|hra nahin|hra not (?:given|received|in salary|part)|(?:company|salary) (?:me |mein )?hra nahi\\w*|hra nahi mil\\w*|does ?n.?t (?:get|give) hra|don.?t get hra|bina hra|no hra (?:in|from)|एचआरए नहीं',
        selfEmployed:
          'self ?-?employed|freelancers?|business ?man|apna business|business ?owner|professional|doctor|shop ?owner|khud ka (?:kaam|business)|apna kaam|dukan(?:dar)?|व्यापारी',
      },
    },
    slab: {
      options: {
        none: '(?:no|zero|nil) (?:tax|slab)(?: slab| to pay)?|below taxable|tax nahi lagta',
        top: '30 ?%(?: slab| bracket)?|highest slab|top slab|(?:30|thirty) ?(?:percent|per cent)|slab 30|30 ?(?:wala|wale) slab|above 10 lakh slab',
        middle: '20 ?%(?: slab| bracket)|20 ?(?:percent|per cent) (?:slab|bracket)|20 ?% slab|slab 20',
        first: '5 ?%(?: slab| bracket)|(?<!\\d)5 ?(?:percent|per cent) (?:slab|bracket)|slab 5(?!\\d)',
      },
    },
    pattern: { options: { split: 'changed (?:city|job|house)|moved|shifted|shift hua|rent (?:changed|increased)' } },
    landlordNri: {
      options: {
        true: 'nri (?:landlord|owner)|landlord (?:is )?(?:an? )?nri|makan malik nri|(?:owner|landlord|makan malik|malik) (?:is |hai )?(?:abroad|nri|videsh|bahar|in (?:us|usa|uk|dubai|canada))|nri (?:house )?(?:owner|malik)|एनआरआई मकान मालिक',
      },
    },
    landlordPan: {
      options: {
        true: "with pan|have (?:the )?(?:landlord'?s? )?pan|pan hai|pan (?:diya|available|liya|given)|(?:landlord|owner) (?:ka )?pan (?:hai|available)",
        false:
          'no pan|without pan|pan nahi|bina pan|no landlord pan|pan (?:card )?(?:n/?a|not available|nahi diya|nahi de raha|nahi hai|refused)|(?:landlord|owner|malik) (?:ne |ka |ke paas )?pan (?:card )?nahi\\w*|refus\\w* (?:to give )?pan|(?:landlord|owner) (?:does ?n.?t|did ?n.?t|won.?t|not) (?:have|give|giv\\w*|share) (?:his |her )?pan|no landlord.?s? pan|पैन नहीं',
      },
    },
  },
  'huf-tax-calculator': {
    interest: {
      means: 'interest',
      bare: true,
      words:
        'huf income|huf (?:interest|fd)|income of (?:the )?huf|income|other income|aay|आय|huf (?:ki )?(?:aay|kamai|total income)|deposit interest|fds?|huf (?:other )?income|income (?:of|in) huf|byaj|एचयूएफ (?:आय|की आय)|ब्याज',
    },
    rent: {
      means: 'rent.received',
      words:
        '(?:huf )?rent(?:al)? (?:income|aay)|huf rent|rent of huf|house rent|shop rent|property rent|(?:ancestral|family) (?:property|house) rent|kiraya|ancestral (?:property|house)|किराया|rent from (?:the )?huf.?s houses?',
    },
    business: {
      means: 'profit',
      words:
        '(?:huf )?business(?: income)?|family business|vyapar|व्यापार|dukan|shop profit|trading|vyapaar|family (?:shop|firm)',
    },
    'members.salary': {
      bare: true,
      side: 'karta|(?<!from (?:a )?)members?|my|mera|meri|own|personal|कर्ता',
      words:
        "karta(?:'s)?(?: salary| income)?|(?<!from (?:a )?)member(?:'s)?(?: salary)?|my salary|कर्ता|karta (?:ki |ka )?(?:income|salary|aay|vetan|package)|my income|meri (?:salary|income|aay)|papa ki salary|personal (?:income|salary)|कर्ता (?:वेतन|की आय|आय)",
    },
    kartaPay: {
      means: 'salary',
      only: true,
      words:
        "karta(?:'s)? (?:pay|remuneration)|remuneration (?:to|of) (?:the )?karta|karta ko (?:remuneration|salary|pay|vetan|diya)|remuneration|karta (?:ki )?salary from huf|salary (?:paid )?to karta|pay of (?:the )?karta(?: from (?:the )?huf.?s business)?",
    },
    'losses.amount': {
      means: 'loss',
      only: true,
      words: earlierLosses,
    },
    shortEquityEarly: { means: 'gain', only: true, words: 'stcg before (?:23 )?july 2024' },
    longEquityEarly: { means: 'gain', only: true, words: 'ltcg before (?:23 )?july 2024' },
    longOtherEarly: { means: 'gain', only: true, words: 'indexed gains? before (?:23 )?july 2024' },
    'members.other': {
      only: true,
      words: "karta(?:'s)? other|my other income|(?:karta|my|mera|member) (?:other income|interest|rent)",
    },
    'members.savings': {
      only: true,
      side: 'karta|(?<!from (?:a )?)members?|my|mera|meri|own|personal|कर्ता',
      words: 'my 80c|karta 80c|own 80c|80c|ppf|lic',
    },
    savings: {
      means: 'savings.80c',
      only: true,
      words: 'huf 80c|huf savings?|80c|huf (?:ppf|lic|elss)|ppf|lic|elss|80 ?c (?:of|in) huf',
    },
    health: { means: 'premium.health', words: 'health insurance of members' },
    land: {
      means: 'gain',
      only: true,
      words:
        'land gain|property gain|gain on (?:land|property|building)|sale of (?:land|property)|(?:property|land|plot|flat|house) (?:ka )?(?:gain|profit|munafa)|zameen (?:ka )?(?:gain|munafa)|long-term gain on land or building(?: bought before 23 july 2024)?',
    },
    municipalTax: { means: 'tax.paid', only: true, words: 'municipal tax|property tax|house tax' },
    ownInterest: {
      means: 'interest.homeLoan',
      only: true,
      words: 'own house loan interest|family house|(?:home|house|housing) loan(?: ka)? (?:interest|byaj)|home loan',
    },
    donations: { means: 'costs', only: true, words: '80g|donations?|daan|दान|daan diya|80 ?g' },
    'gifts.value': {
      means: 'amount',
      words:
        'gifts?|gifted|uphaar|received as gift|उपहार|gifts?(?: (?:from|by|se|to huf by) (?:a |the |my )?(?:member|karta|father|papa|friend|relative|stranger|others?|grandfather|dada|mother|wife|uncle|outsider|non ?-?member))?|gift (?:mila|mili|aaya|received)|tohfa|(?:will|inheritance|virasat)(?: me| mein| se)?(?: mila| received)?',
    },
    'gifts.from': {
      options: {
        member:
          'from (?:a )?member|gift from (?:a )?member|gift from (?:karta|father|papa|relative)|gift (?:from|by) (?:a |the |my )?(?:mother|wife|son|brother|grandfather|dada|papa|father|husband)|(?:member|karta|papa|father) (?:ne|se) gift|member ka gift|(?:father|papa|dada|karta|member)(?= ne (?:huf ko )?gift)',
        will: 'will|inheritance|inherited|virasat|ancestral (?:gift|money|received|mila)|वसीयत|विरासत',
        other:
          'gift from (?:a )?(?:friend|stranger|others?)|gift (?:from|by) (?:a |an |my )?(?:uncle|aunt|cousin|dost|outsider|non ?-?member|sasur|father ?in ?law)|(?:dost|friend|uncle|bahar) (?:ne|se) gift',
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
        total:
          '(?:total|full|complete) partition|batwara|bantwara|बंटवारा|huf (?:band|tod|dissol)\\w*|dissol\\w*|batwaare?a?|division of huf',
      },
    },
    'losses.kind': {
      options: {
        business: earlierLoss('(?:business|trading) loss'),
        house: earlierLoss('house(?: property)? loss'),
        shortTermCapital: earlierLoss('short ?-?term(?: capital)? loss|stcl'),
        longTermCapital: earlierLoss('long ?-?term(?: capital)? loss|ltcl'),
      },
    },
    healthSenior: { options: { true: 'senior (?:member|parents?)|member (?:above|over) 60' } },
    without: { options: { equal: 'equally|barabar|equal share' } },
  },
  'income-tax-refund-estimator': {
    salary: { bare: true, from: 60_000, words: 'pension|पेंशन|income|(?:job|naukri) se' },
    tds: {
      bare: true,
      none: noTds,
      words: 'company ne (?:kaata|kata)|employer (?:cut|deducted)|tds/?tcs|tcs|कटा|काटा',
    },
    otherIncome: {
      words: 'fd interest|interest|byaj|rent|profit|dividend|savings interest|bank interest|kiraya|freelanc\\w*',
    },
    tax: {
      only: true,
      words:
        'actual tax|total tax|tax liability|tax due|tax payable|tax banta|टैक्स|tax bana|tax (?:hai|of|comes?)|tax|bana|asli tax|tax (?:banega|banti|nikla|lagega|comes? to|should be)|liability|कुल टैक्स|sahi tax|net tax',
    },
    'payments.amount': {
      means: 'tax.paid',
      only: true,
      words:
        'advance tax|self ?-?assessment(?: tax)?|challan|paid myself|tax paid|advance tax paid|paid advance tax|self paid|advance tax (?:bhara|diya|jama|deposited)|challan (?:bhara|paid|280)|self assess\\w*|sat',
    },
    'payments.date': {
      only: true,
      words:
        'advance tax (?:paid )?on|challan on|(?:tax|challan|self ?-?assessment(?: tax)?) (?:paid|bhara|jama)(?: on)?',
    },
    filedOn: {
      means: 'date.filed',
      words: 'itr (?:filed|bhara|bhari|file kiya|submitted)(?: on)?|return (?:bhara|bhari|submitted)|file ki thi',
    },
    demand: {
      means: 'loss',
      only: true,
      words:
        '(?:old|outstanding|previous) (?:tax )?demand|demand|(?:pichhla|purana|old|pending|arrear) demand|section 245|adjust\\w* (?:against )?demand|143\\(1\\) demand',
    },
    grantedOn: {
      means: 'date.to',
      words:
        '(?<=refund.{0,60})(?<!tax )(?:paid|received|aaya|issued)(?: on)?|refund (?:paid|received|credited|came|on)|refund aaya|credited|refund (?:mila|credit hua|came on|issued)|mila|bank me aaya',
    },
    verifiedOn: {
      means: 'date.paid',
      only: true,
      words: 'e ?-?verified|verified|verify kiya|e ?-?verify|aadhaar otp|everified|e-verification',
    },
    revisedOn: { means: 'date.filed', only: true, words: 'revised(?: return)?|revise(?:d)? (?:itr|kiya)|revised' },
    filed: {
      options: {
        filed: 'itr (?:bhar di\\w*|filed|file kar di\\w*|already)|already filed|filed (?:itr|return)',
        notYet:
          'not (?:yet )?filed|not yet|nahi bhara|abhi nahi|itr nahi (?:bhar\\w*|file)|(?:will|to) file|file karunga|bharna hai|file karna hai|yet to file|have ?n.?t filed|pending itr',
      },
    },
  },
  'income-tax': {
    salary: {
      bare: true,
      words:
        'gross(?: salary)?|annual income|yearly income|income tax on|tax on|per annum|pension|pensioner|पेंशन|pension (?:of|income)|basic salary|job income|annual (?:salary|package)|saal ki (?:salary|income|kamai|tankhwah)|yearly (?:salary|package)|naukri se|retired|कमाता|सालाना',
    },
    savings: {
      adds: true,
      words:
        'pf|invest(?:ed|ment)?|tax saver(?: fd)?|sukanya|nsc|tuition fees?|home loan principal|principal|invest kiya|80 ?सी|पीपीएफ|एलआईसी',
    },
    health: { to: 10_00_000, words: 'mediclaim (?:self|own|family)|80 ?डी|medical insurance|स्वास्थ्य बीमा' },
    ownNps: { only: true, words: 'own nps|80ccd ?\\(?1b\\)?|nps|nps (?:extra|self|me)|एनपीएस' },
    employerNps: {
      means: 'nps',
      only: true,
      words:
        "employer(?:’s|s|'s)? nps|company nps|nps (?:by|from) employer|80ccd ?\\(?2\\)?|nps (?:by|from) (?:my )?(?:company|office)|company (?:ka |ki )?nps|office nps",
    },
    profit: {
      words:
        'business|freelanc(?:e|ing)(?: income)?|dukan|व्यापार|(?:f ?& ?o|fno|trading|options?)(?: profit| income| gain)?|clinic|professional (?:income|fees?)|vyapar|dhandha|shop|consult\\w*|self ?-?employed|दुकान|धंधा',
    },
    turnoverBank: {
      means: 'turnover',
      company: ownTrade,
      words: `${incomeOfTrade}|receipts by (?:bank|upi)|44ada?|freelanc\\w*(?: (?:income|earnings?|receipts|se))?|upi(?: se| me| receipts)?|bank (?:me|mein|receipts|se)|online(?: receipts| payment)?|digital(?: receipts)?|cheque|gross receipts|professional receipts|turnover`,
    },
    turnoverCash: { means: 'turnover', only: true, words: 'cash (?:sales|receipts|turnover)|in cash|cash|nakad|नकद' },
    rent: {
      company: 'hra|house rent allowance|basic|एचआरए|(?:de|bhar)(?:t[aei]| rah[aei]) h\\S+|rent paid|pay(?:ing)? rent',
    },
    'houses.rent': {
      to: 1_50_000,
      words:
        'rent from|let ?-?out(?: \\w+)? rent|rental income|(?:flat|house|property|shop|ghar|makan) (?:given on rent|on rent|kiraye (?:pe|par)(?: diya| diya hai)?)|rent (?:received|milta|aata|mil raha|income|aa raha)|kiraya (?:milta|aata|mil raha|aa raha)|kiraye (?:se|pe diya)|tenant|kirayedar|let ?-?out|किराया मिलता',
    },
    'houses.share': {
      means: 'loan.share',
      only: true,
      words: '(?:my|your) share (?:of|in) (?:the |a )?(?:house|flat|property)',
    },
    longEquity: {
      words:
        'capital gains?|ltcg(?: on)?(?: shares?| stocks?| mutual funds?| equity| mf)?|long ?-?term (?:gain|profit)',
    },
    intraday: {
      means: 'gain',
      only: true,
      words: 'intraday|intra ?-?day|speculative|intraday (?:profit|gain|income)|day trading|same day trading',
    },
    games: {
      means: 'winnings',
      only: true,
      company: 'dream ?11|online gam(?:es?|ing)|rummy|fantasy|my ?11 ?circle|mpl|poker',
      words:
        '(?:won|win|winnings?|jeet\\w*)(?= .*(?:dream ?11|online gam|rummy|fantasy|poker))|(?:dream ?11|online gam(?:es?|ing)|rummy|fantasy)(?: (?:winnings?|prize|money|se|me|mein|pe|par|jeeta|jeete|income))*|my ?11 ?circle|mpl|poker|online game|gaming',
    },
    familyPension: { per: 'year', words: "husband'?s? pension|pati ki pension|widow pension|vidhwa pension" },
    educationLoan: {
      means: 'interest.homeLoan',
      only: true,
      words:
        'education loan(?: interest)?|80e|study loan|education loan (?:ka )?(?:byaj|interest)|student loan(?: interest)?|padhai (?:ka |ke )?loan(?: ka)?(?: byaj)?|एजुकेशन लोन',
    },
    donationHalf: {
      means: 'costs',
      only: true,
      words: '80g|donations?|daan|दान|temple|mandir|trust ko|charity|donate(?:d)?|daan diya|ngo',
    },
    'payments.amount': {
      means: 'tax.paid',
      only: true,
      words:
        'advance tax|self ?-?assessment tax|self ?-?assessment(?: tax)?(?: paid| bhara)?|advance tax (?:paid|bhara|diya|jama)|challan',
    },
    scheme: {
      options: {
        books: '(?:freelanc\\w*|professional|consult\\w*) profit|profit (?:from|of) (?:freelanc\\w*|consult\\w*)',
        presumptive:
          '44ad|presumptive|small business|kirana|dukan(?:dar)?|shop|trader|retailer|wholesal\\w*|transport|44 ?ad|दुकान',
        profession: `44 ?ada|freelanc\\w*|engineer consultant|ca practice|${ownTrade}|tuition teacher`,
      },
    },
    'houses.municipalTax': {
      means: 'tax.municipal',
      only: true,
      words: 'municipal tax(?:es)?|property tax|house tax|nagar nigam(?: tax)?|home tax|municipal taxes paid',
    },
    'houses.interest': {
      means: 'interest.homeLoan',
      only: true,
      words:
        '(?:let ?-?out|rented)(?: \\w+)? (?:loan |house |home )?(?:loan )?interest|(?:interest|loan interest) (?:on|of) (?:the )?(?:let ?-?out|rented)(?: \\w+)?',
    },
    'houses.use': { options: { deemedLetOut: 'deemed(?: to be)? let ?-?out|third house' } },
    shortOther: {
      means: 'gain.short',
      only: true,
      words:
        '(?:stcg|short ?-?term(?: capital)?(?: gains?)?) (?:on|from|of) (?:gold|debt(?: fund)?|property|house|flat|plot|land|unlisted)|(?:gold|debt fund|property|plot) (?:stcg|short ?-?term)(?: gains?)?|slab rate gains?|debt fund gains?',
    },
    longOther: {
      means: 'gain.long',
      only: true,
      words:
        '(?:ltcg|long ?-?term(?: capital)?(?: gains?)?) (?:on|from|of) (?:a |my )?(?:property|house|flat|land|plot|gold|unlisted|foreign)(?: sale| shares?)?|(?:property|house|flat|land|plot|gold)(?: sale)? (?:gains?|ltcg|profit|capital gains?)|(?:zameen|makan|ghar|plot) bech\\w*|other ltcg',
    },
    winnings: { words: 'game show|horse race|puzzle|inaam|laxmi lottery' },
    donationFull: {
      means: 'costs',
      only: true,
      words: 'pm ?-?cares(?: fund)?|(?:pm|national|cm) relief fund|100 ?% donation|donations? (?:deducted )?in full',
    },
    party: {
      means: 'costs',
      only: true,
      words: 'political (?:party|parties|donation)|80 ?ggc|party (?:ko|donation|fund)|electoral',
    },
    travel: {
      means: 'deductions',
      only: true,
      words: 'lta|ltc|leave travel(?: allowance| concession)?|travel allowance',
    },
    illness: {
      means: 'costs',
      only: true,
      words:
        '80 ?ddb|(?:cancer|specified (?:illness|disease)|kidney|serious illness) (?:treatment|bill)?|treatment(?: of)?',
    },
    affordableHome: {
      means: 'interest.homeLoan',
      only: true,
      words: '80 ?eea|affordable (?:home|house|housing)(?: loan)?(?: interest)?|affordable-home loan of 2019 to 2022',
    },
    vehicle: {
      means: 'interest.homeLoan',
      only: true,
      words: '80 ?eeb|(?:ev|electric (?:car|vehicle|scooter)) loan(?: interest)?|electric-vehicle loan of 2019 to 2023',
    },
    firstHome: { means: 'interest.homeLoan', only: true, words: '80 ?ee(?![ab])|first ?-?home loan' },
    'losses.amount': {
      means: 'loss',
      only: true,
      words: earlierLosses,
    },
    'losses.kind': {
      options: {
        shortTermCapital: earlierLoss('short ?-?term(?: capital)? loss|stcl'),
        longTermCapital: earlierLoss('long ?-?term(?: capital)? loss|ltcl'),
        speculative: earlierLoss('(?:speculati(?:ve|on)|intraday) loss'),
        business: earlierLoss('(?:business|f&o|fno|trading) loss'),
        house: earlierLoss('house property loss|loss (?:from|of) house(?: property)?'),
      },
    },
    'arrears.amount': {
      means: 'amount',
      only: true,
      words: 'arrears?(?: of salary| amount| received| mila)?|salary arrears?|bakaya (?:vetan|salary)|89\\(1\\)|89a?',
    },
    savingsInterest: {
      words:
        'savings? (?:a/?c|account|bank)(?: ka)? (?:interest|byaj)|savings? (?:interest|byaj)|bachat khate?a?(?: ka)? byaj|80 ?tt[ab]',
    },
    healthSenior: { options: { true: 'senior (?:spouse|wife|husband)|(?:wife|husband|spouse) (?:above|over) 60' } },
    reliefs: {
      means: 'tax.paid',
      from: 500,
      only: true,
      words: 'relief(?: u/s| under section)?(?: 89| 90)?(?: of)?|reliefs|foreign tax credit|ftc',
    },
    homeLoan: {
      words:
        'होम लोन (?:का |के )?(?:ब्याज|इंटरेस्ट)|ghar (?:ka|ke) loan(?: ka)? (?:byaj|interest)|self ?-?occupied(?: house)?(?: loan)? interest|24 ?\\(?b\\)?',
    },
    settle: {
      options: {
        true: 'refund|tax (?:left|due|balance|baki|baaki)(?: to pay)?|balance tax|(?:how much|kitna) (?:more|aur|left|baki)(?: tax)?|self ?-?assessment tax (?:due|payable)|234[abc]',
      },
    },
    optionForm: { options: { true: '10 ?-?iea' } },
    audited: { options: { true: 'audited|tax audit|audit (?:hua|done)' } },
    illnessSenior: { options: { true: 'senior patient|patient (?:is |above |over )?(?:senior|60)' } },
  },
};
