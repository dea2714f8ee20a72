/**
 * What no page answers, whatever else a search says: prices of the day, quotes of insurers, services of offices and banks, cases in court,
 * jobs, other countries' taxes. Words that only count against a page stand in `content/search-vocabulary.ts`.
 */
import { lettersAndDigits } from '@/lib/letters';

/** A price that changes by the day; beside a loan or a sale it is a figure of ours. */
const pricesOfTheDay = [
  '(?:gold|sona|sone|silver|chandi|petrol|diesel|crude|onion|pyaz|tomato|tamatar|aloo|wheat|gehu|mandi|सोने|सोना|चांदी|पेट्रोल|डीजल|प्याज)(?: ka| ki| ke| का| की| के)? (?:bhav|rate|price|daam|dam|भाव|रेट|दाम)(?: kya| क्या)? ?(?:today|aaj|live|now|tomorrow|kal|hai|in [a-z]+|आज|है|$)',
  '(?:aaj|today|live|आज) (?:ka |ki |का |की )?(?:gold|sona|sone|silver|chandi|petrol|diesel|dollar|सोने|सोना|चांदी|पेट्रोल|डॉलर)(?: ka| ki| का| की)? (?:bhav|rate|price|daam|dam|भाव|रेट|दाम)',
  '(?:share|stock|ipo|coin|bitcoin|btc|eth|ethereum|dogecoin|shiba) (?:price|rate)(?: (?:today|live|now|target|aaj)|$)',
  '(?:ipo|gmp|grey market) (?:allotment|price|premium|listing|date|status|review)',
  'allotment status|market cap|52 week high|option chain|fii dii|pre ?open|gift nifty|bank ?nifty today',
  '(?:dollar|usd|euro|eur|pound|gbp|dirham|aed|riyal|yen|sgd) (?:kitne|kitna|to inr|to rupees?|to rupaye|ka rate|rate today|price today|me kitn[ae]|in (?:rupees?|inr))',
  '(?:usd|eur|gbp|aed|sgd|cad|aud) ?(?:to|/|-) ?inr|currency convert\\w*|exchange rate today',
  '(?:\\d|डॉलर) ?(?:dollar|usd|euro|pound|dirham|yen|डॉलर)s? (?:kitn[ae] (?:rup\\w+|hota|hua)|is how many|equals?|कितने)',
  'msp(?: (?:of|for|rate|20\\d\\d|list)| ?$)|minimum support price|samarthan (?:mulya|moolya)|समर्थन मूल्य|mandi bhav|मंडी भाव',
  '(?:best|highest|latest|current|top) (?:bank )?(?:fd|rd|deposit|savings(?: account)?) (?:interest )?rates?|(?:fd|rd|deposit) (?:interest )?rates? (?:today|now|comparison|list|aaj)|\\d.* (?:which|what|kaun ?sa|konsa) (?:day|din)$|(?:which|what) day (?:is|was|of)|day of (?:the )?week',
  '(?:share|stock)s? (?:to buy|tips?)|multibagger|best (?:stocks?|mutual funds?|elss funds?|credit cards?|term plan|health insurance plans?)|top \\d+ (?:stocks?|funds?|mutual funds?)',
];

const offices = [
  'apply online|online apply|apply kaise (?:kar\\w*|hoga)|(?:pf|epf) claim (?:rejected|status|settled|pending|kab)|payment failed|money deducted|paise kat gaye|(?:rc|vehicle|bike|car|ownership) transfer (?:process|kaise|online|form)|(?:inspector|officer|agent|pilot|ca|teacher|ias|ips) kaise bane',
  '(?:aadhaa?r|voter|ration|pan|ayushman|abha|e ?-?shram|labour|kisan|health) card (?:download|apply|status|link|list|update|online|kaise|banaye|correction)',
  '(?:aadhaa?r|uan|epf|voter|kyc|mobile number|address|name|nominee)s? (?:update|correction|change|link|seeding|activate|activation)(?: (?:online|status|kaise))?(?: |$)',
  'digilocker|umang app|fastag (?:recharge|balance|kyc|login|apply)|rto office|learning licen[cs]e|driving licen[cs]e|puc certificate|e ?-?challan|vehicle (?:number|owner) (?:check|details)|number plate',
  '(?:birth|death|marriage|caste|domicile|residence|disability|bonafide|income) certificate (?:apply|online|download|kaise|form|banaye)',
  '(?:income tax|itr|gst|e ?-?filing|epfo?|uan|traces|nps|cra|bank|net ?banking|demat|zerodha|groww|sbi|hdfc|icici|paytm|phonepe)(?: portal| account| app)? (?:log ?-?in|sign ?in|(?<!(?:need|have to|required|compulsory|zaroori|necessary).*)(?:register|registration)(?!.*(?:limit|threshold|turnover|required|compulsory|zaroori|necessary|kitne|mandatory))|password|customer care|helpline|toll free|contact number|app download)',
  '(?:form )?49a{1,2}(?: form)?|new pan(?: card)?|(?:7th|8th) cpc (?:ff|fitment|pay|salary|chart|matrix)|fitment',
  '(?:pay commission|fitment factor|8th cpc)(?!.*(?:arrears?|tax|89|relief|hra|gratuity|pension (?:tax|kitn))).*(?:kab|when|date|news|latest|come|aayega|lagu|hike|salary|table|chart|matrix)|(?:kab|when|latest).*(?:pay commission|fitment factor|8th cpc)(?!.*(?:arrears?|tax|relief))',
];

const otherCountries = [
  '(?:uk|usa|us|canada|canadian|australia|australian|dubai|uae|singapore|german|germany|nepal|saudi|malaysia|new zealand|pakistan|bangladesh|sri lanka|london|hmrc|irs) (?:income |council |sales |property |corporate |payroll )?(?:tax|vat|gst)(?: (?:rates?|slabs?|calculator|brackets?|return|refund|on|20\\d\\d|filing)|$)(?!.*(?:nri|dtaa|india|indian|credit|relief))',
  '(?:vat|gst|hst|sales tax|income tax|council tax|paye|payroll tax) (?:in|rate in|calculator|of) (?:uk|usa|us|canada|australia|dubai|uae|singapore|germany|nepal|saudi|malaysia|new zealand|pakistan|texas|california|ontario|london)(?!.*(?:nri|dtaa|india))',
  '401k|roth ira|social security number|w-?2 form|form 1099|superannuation australia|cpf singapore|national insurance uk|stimulus check|universal credit|isa allowance',
];

const otherMatters = [
  'term (?:insurance|plan|life|cover)(?: premium| plan| quote| price)?|life cover premium|kisan credit card|kcc (?:loan )?(?:limit|apply)|(?:card|membership) (?:annual )?fees? (?:waiver|waive)|annual fee \\d+|\\d+ ?% cashback|cashback|reward points|recharge plan|(?:jio|airtel|vi|bsnl) \\d{2,4}|lounge',
  'आवास योजना|आयुष्मान|उज्ज्वला|राशन कार्ड|आधार कार्ड|पासपोर्ट|वोटर कार्ड|ड्राइविंग लाइसेंस|किसान सम्मान|स्टेटस|आवेदन|रिचार्ज|ट्रेन|टिकट|मौसम|क्रिकेट',
  '(?:pf|epf|uan|kyc|account|demat|number|sim|policy|nominee) (?:kaise |how to )?(?:transfer|port|band|merge)(?: kaise| online| to)?|transfer (?:it |my |old )?(?:pf|epf)?.{0,20}(?:new company )?uan|dir-?3 kyc(?! date| due)|documents? (?:needed|required|list|chahiye)|what documents|kaun ?se documents?|(?:kaise|how to) (?:apply|register|download|activate|cancel|open)|application (?:fees?|form|status)',
  'passport|schengen|visa (?:fees?|status|appointment|interview|rules)|oci card|green card',
  'khasra|khatauni|bhulekh|7/12|satbara|jamabandi|encumbrance certificate|dakhil kharij|naksha',
  'pm (?:kisan|awas|vishwakarma|surya ghar|svanidhi)|ladli behna|ladki bahin|ujjwala|mgnrega|nrega|jeevan pramaan|life certificate',
  '(?:car|bike|motor|vehicle|two ?-?wheeler|travel|pet|marine|shop|fire|crop|fasal|home|cyber) (?:insurance|bima|बीमा)',
  '(?:premium|insurance|policy|renewal|term plan|health|bima) quotes?|(?:insurance|policy) (?:renewal|renew|claim status|claim form|status|portability|cashless)|renew (?:my )?(?:policy|insurance)|cashless hospital',
  'jeevan (?:anand|labh|umang|akshay|saral)|surrender value|policy (?:number|status|bond)|endowment maturity',
  '(?:electricity|bijli|water|paani|pani|gas|light|current|phone|mobile|broadband) (?:ka )?bill|बिजली (?:का )?बिल|पानी का बिल|per unit bijli',
  'crpc|ipc \\d+|bnss?(?: \\d+| section)|bhartiya nyaya|alimony|divorce|child custody|dowry|fir (?:copy|online|kaise)|bail|rti (?:online|application|act)|consumer court|cheque bounce|rent agreement format|legal notice format|will format|affidavit|stamp paper',
  '(?:promo|coupon|discount) (?:code|coupon)s?|\\d+ ?% off|coupons?(?: code)?$|offers? today|sale (?:starts|date)|(?:amazon|flipkart|myntra|meesho) (?:sale|offer|order|return)',
  'cheap(?:est)? (?:flights?|hotels?|tickets?|phones?|laptops?)|flights? (?:from|to|ticket|booking)|(?:train|bus|flight|air|movie|metro) (?:tickets?|timing|timetable|running|status|route)|pnr status|irctc|red ?bus|make ?my ?trip|oyo',
  '(?:\\d+(?:th|vi|वीं)?|graduate|bed|iti) pass (?:job|naukri|vacancy|bharti|नौकरी)|(?:naukri|job|नौकरी) (?:\\d+(?:th|vi|वीं) (?:pass|पास)|chahiye|vacanc\\w+|alert|interview)|bharti 20\\d\\d|भर्ती|salary of (?:ias|ips|doctor|engineer|teacher|software engineer|pilot|mla|mp)|(?:ias|ips|pilot|virat kohli|ceo) (?:ki )?salary',
  '(?:neet|jee|upsc|ssc|cat|gate|ctet|cuet|clat|cbse|icse|up board|bihar board|ca (?:foundation|inter|final)) (?:20\\d\\d|result|exam|cut ?off|syllabus|admit|date|form|marks|rank)|board result|admit card|answer key|time ?table',
  'weather|mausam|मौसम|barish kab|rain today|ipl|cricket score|live score|match (?:today|score|kab)|world cup|horoscope|rashifal|राशिफल|kundli|panchang|muhurat|lyrics|full movie|trailer|box office|web series|recipe|रेसिपी|shayari|wallpaper|ringtone',
  '(?:bmi|pregnancy|due date pregnancy|ovulation|calorie|age|love|percentage|cgpa|gpa|attendance|marks|flames|scientific|fraction|date difference|unit converter|cm to inch\\w*|kg to|km to|feet to|celsius) ?(?:calculator|converter|kaise nikale|to )',
  'blood pressure|sugar level|dengue|fever|bukhar|thyroid|vaccine|weight loss|symptoms|side effects',
  'cibil|credit score|experian|credit report|credit card (?:apply|offers?|limit|lounge|reward\\w*|eligibility|status|customer)|(?:atm|branch|bank|hospital|school|petrol pump|restaurant|temple|jeweller|ca|lawyer) (?:near|nearby|paas)|near me',
  'open (?:a )?(?:demat|savings?|bank|current|zero balance) account|account (?:kaise khole|opening form|close|band)|mini statement|missed call balance|balance (?:check|enquiry)|cheque book|upi (?:pin|limit|id)|forgot (?:password|pin)|otp nahi',
  'capital of|population of|who is|kaun hai|net worth|prime minister|chief minister|president of|founder of|ceo of|meaning in (?:hindi|english)|translate|spelling of|full form of (?!gst|tds|tcs|hra|ppf|nps|sip|swp|emi|ctc|huf|esop|ltcg|stcg|itc|fd|rd)',
  '(?:second ?-?hand|used|purani) (?:car|bike|phone|laptop|scooty)s? (?:price|rate|in|under|sale)|best (?:phone|mobile|laptop|tv|camera|earbuds|car|bike|scooter) under|(?:iphone|samsung|oneplus|redmi|vivo|oppo|macbook) \\w+ (?:price|specs|review|launch)|mileage of|launch date|specifications?',
];

const whole = (words: readonly string[]) => `(?<![${lettersAndDigits}])(?:${words.join('|')})(?![${lettersAndDigits}])`;
/** Beside one of these the others are a thing with a tax or a loan: "gst on car insurance", "gold rate 7200 per gram loan". */
const ofOurs =
  'gst|hsn|tds|tcs|tax|itc|80[cd]|loan|emi|gains?|deduct\\w*|duty|customs?|grams?|gm|hra|ifsc|micr|kharcha|expenses?|टैक्स|जीएसटी|लोन|ईएमआई|ग्राम';

/** The searches that no page answers, as one expression over a search in small letters. */
export const notOurs = new RegExp(
  `^(?!.*${whole([ofOurs])}).*${whole([...pricesOfTheDay, ...otherMatters])}|${whole([...offices, ...otherCountries])}`.normalize(
    'NFC',
  ),
  'u',
);
