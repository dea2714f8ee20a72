/**
 * What people type when they look for a calculator: data for `lib/search.ts`, checked by `tests/search-queries.test.ts`.
 * Everything is in small letters. It is text, not objects, for its size: "what = how it is typed|or so", a line that begins
 * with a space goes on.
 */

import { notOurs } from './not-ours';
import { needs } from './search-needs';
import { betweenPlaces } from './state-words';

/** Words that say nothing about what is looked for, in English, Hinglish and Devanagari. */
const small = `
a about after all am an and any are as at be before best by calc calculate calculation calculator can do does for
free from get give has have help how i if in india indian into is it its kaise kar karein kare kitna kitni kitne kya
ka ke ki ko liye hai hain ho hoga hogi mera meri mere mujhe par pe much many me mein my need of on online or out per
please rs rupees rupee se should show simple tell than that the them there this to tool under up use want was we
what whats when where which while who will with work worth would year years you your find check estimate estimator
lagega milega banta bante chahiye aur ya कितना कितनी कितने क्या का के की को लिए है हैं हो होगा मेरा मेरी मेरे पर में
से और या कैसे लगेगा मिलेगा कैलकुलेटर रुपये चाहिए करें निकालें one two three four five six seven eight nine ten
twelve fifteen twenty thirty forty fifty hundred half thousand lakh lakhs lac crore crores hazaar hazar hajar hajaar
karod ek teen char chaar paanch panch chhe saat aath nau das gyarah barah pandrah bees pachees tees chalis pachas
pachaas sau sadhe saadhe dedh dhai adhai paune sava derh एक दो तीन चार पांच पाँच छह सात आठ नौ दस बारह पंद्रह बीस
पच्चीस तीस चालीस पचास सौ हजार हज़ार लाख करोड़ साढ़े डेढ़ ढाई सवा पौने baad pehle abhi ab tak ji bhai papa mummy maa
biwi pati wife husband pita father mother karna karu karun karo karte kiya hua hui hone tha thi gaya gayi raha rahi
rahe wala wali wale sakta sakti sakte de du dun diya di dena le lo lena lunga liya mil mila mile milta milti aata
aati aaya aayega aayegi aega jata jati jaye jau lagta lage padega padta batao bataye bataiye kaun kaunsa konsa kab
kahan kahaan kyu nahi bhi hi toh agar jab phir sirf bas thoda zyada jyada achha accha sahi apna apni apne hum main
aap uska iska wo ye yeh kuch koi sab kul dikha bana banane banaye chal nikale nikalna nikaale saath now only also
just had having been could not no yes but our us his her they see make made got let some each pls plz explain
meaning example enough really exactly kind using used based happens came बाद अब तक मैं हम मुझे आएगा आएगी होता होती
देना लेना भरना निकाले निकालना कौन कब कहाँ कहां पड़ेगा वाला रुपए रूपये ने भी तो नहीं percent persent pct har paisa
paise rupay rupaye jeb hona hone hota chahte chahta chahti lagaya bolo samjhao matlab sakun bharu bharun baki kese kaisay plz pls want wants need needed
needs should shall please help tell show know about me mujhko hamare hamara humara apan aapka yaar sir madam karwana karana karwane karne
sbi hdfc icici axis kotak pnb bob canara indusind idfc yes union
whats hows goes go going went keep know knows right correct exact roughly approx approximately around total
till until upto naya rajya dusre dusra doosre राज्य दूसरे दूसरा hindi hinglish english हिंदी हिन्दी marathi tamil telugu
`;

/** Words of the names below that many other things have too: alone, beside words that nobody knows, they find nothing. */
const weak = `
today price rate status slot finance date time value charge limit plan cost fund money month year number code bank
account card age rule return india day new old country running cut delhi mumbai pune chennai hyderabad kolkata
bangalore bengaluru ahmedabad family child get become buy lumpsum code branch senior citizen premium abroad business
profit loss credit transfer extra own basic own date package company company house car bike land flat education form
double balance call input output own due expense emi shop section invest insurance goal policy vs firm partner saved
score pay list fee fees part index best city charges job medical worth service last
trip tour painting school college card office google amazon microsoft apple meta teacher nurse doctor lawyer student soldier
temple startup airport courier parcel phone iphone laptop tv fridge furniture hotel restaurant wedding marriage travel holiday
dubai usa canada germany australia singapore kuwait london gym salon check convert sold bought buy sell switch move schedule reminder
calendar package tesla course hostel semester future later then old grow growth today daily hundred abroad foreign machine vehicle
road balance passbook status form slip certificate report statement download upload file csv number per month monthly weekly
`;

/** The words by which the catalogue knows a thing = other words and phrases for it. Longer phrases are tried first. */
const same = `
income = aay|इनकम|aamdani|aamdni|kamaai|earning|आय|आमदनी|कमाई
income tax = aaykar|incometax|आयकर|ay|inkam tax|इनकम टैक्स
savings = bachat|बचत|saving|save|bachao|bachaye|bachane|bachega|bachegi|bachaun|bachta|बचाएं|बचाना|बचाने|saved
save = bachana
interest = byaaj|sood|ब्याज|biyaj|vyaj|intrest|intt|सूद
loan = karz|rin|लोन|ऋण|कर्ज|loans|lone|karja|borrow|borrowed|कर्जा
emi = kist|kisht|ईएमआई|किस्त|kishte|kisten|किश्त|किस्तें|qisht
rent = kiraya|किराया|kiraye|bhada|किराए|किराये|rented|rentals|किराए का|kiraaya|rental
tenant rent = kirayedar|किरायेदार
house = मकान|makaan
home = ghar|होम|गृह|घर
car = gaadi|कार|गाड़ी|suv|sedan|hatchback|गाडी|creta|nexon|punch|brezza|swift|dzire|baleno|wagonr|wagon r|alto|ertiga|
 fronx|grand vitara|i20|i10|exter|venue|verna|seltos|sonet|carens|innova|hycross|fortuner|thar|scorpio|xuv700|xuv 3xo|
 xuv|bolero|tiago|harrier|safari|altroz|glanza|urban cruiser|city|amaze|elevate|kushaq|virtus|slavia|taigun|kiger|
 magnite|triber|kwid|hector|windsor|comet|bmw|audi|mercedes|volvo|jeep|maruti|hyundai|kia|toyota|honda city|kaar|
 motor car|four wheeler|taxi
gold = sona|sone|सोना|सोने|गोल्ड|tola|sona chandi|jewellery|jewelry|jewel|gehne|chain|916|hallmark|22k|22 karat|karat|
 carat|गहने|जेवर|तोला|zevar|gehna|gahne|jevar|kangan|mangalsutra|necklace|bangles|सोना चांदी|आभूषण
agriculture = kheti|krishi|खेती|कृषि|krishak|fasal|crop|crops|agri|फसल|किसान|gehu|gehun|dhan ki|ganna|kapas|wheat|
 paddy|sugarcane|soyabean|makka|sarson|aloo|orchard|bagicha|baag|mandi|mango garden|cultivation|farmland|kisaan|
 kheti badi|kheti baadi|खेती बाड़ी|फसल बिक्री|coffee estate|rubber estate|coffee plantation|rubber plantation
agriculture farmer = kisan
inflation = mehangai|mehngai|mahangai|महंगाई|mahangayi|mehengai|महँगाई|mahgai|dam badhna|daam badhna
invest = nivesh|निवेश|investing|investment|investments|lagana|lagau|lagaye|lagaun|invested|dalun|daalu|daalna|dale|
 jama|put in|डालना|लगाना|जमा
daughter = beti|बेटी|bitiya|ladki|girl|बिटिया|लड़की|बच्ची
salary = tankhwah|tankha|vetan|naukri|वेतन|सैलरी|तनख्वाह|salaries|tankhwa|pagar|वेतन वाला|नौकरी|पगार|salery|salaried|
 job
education = padhai|shiksha|शिक्षा|एजुकेशन|padhne|padhayi|college|university|masters|btech|mbbs|mba|scholar|student|
 course|vidya|पढ़ाई|पढाई|विदेश में पढ़ाई
insurance = बीमा|beema|बीमे|insurence|policy
property = sampatti|संपत्ति|zameen jaydad|प्रॉपर्टी|सम्पत्ति
business = byapar|vyapar|dhandha|vepar|व्यापार|धंधा
stock market = share bazar|share bazaar|शेयर बाजार|sharemarket|stockmarket
early = jaldi|jaldi band|samay se pehle|before time
repay = chukana|chukani|chukaana|chukaye|chukau|chukane|bharna|bhar du|bhar dun|चुकाना
tax = टैक्स|कर|taxes|tex|tx|taxable|taxed
gst = जीएसटी
mutual = म्यूचुअल
fund = फंड
sip = एसआईपी|सिप|sips
ppf = पीपीएफ
fd = एफडी|fixd depost|bank fd
nps = एनपीएस
pension = पेंशन|penshan
gratuity = ग्रेच्युटी|gratuty|graituity|graduity|grauity|gratutiy|gratituty|upadan|naukri chhodne par|ग्रैच्युटी|
 ग्रेच्युइटी
sukanya = सुकन्या
samriddhi = समृद्धि
share = शेयर|shares|stock|stocks|reliance|infosys|infy|wipro|tata motors|tatamotors|hdfc bank share|sbi share|
 itc share|tcs share|adani share|yes bank share|suzlon|zomato share|irctc share
market = बाजार
health = स्वास्थ्य
retirement = रिटायरमेंट|budhapa|budhape|sevanivritti|बुढ़ापा|बुढ़ापे|सेवानिवृत्ति|budhape ke liye|budhape ka|burhapa|
 buddhape|old age|superannuation|sevanivrit|रिटायर होना|nivrutti|nivritti
refund = रिफंड|vapas|vapsi|refunds|वापस|वापसी|रिफ़ंड
hra = एचआरए
tds = टीडीएस|tds katna|tds kata|tds kaat|tds katega|टीडीएस कटा|tds cut|टीडीएस कितना
tcs = टीसीएस
ifsc = आईएफएससी
ctc salary = lpa
take home = in hand|inhand|take-home|takehome|हाथ में|inhand salary|haath me kitna|haath me|haath mein|hath me|
 in-hand|inhand kitna|net in hand|bank me kitni salary|account me kitna aayega|kitni salary aayegi
take home salary = net salary
mutual fund = mf|mfs|म्यूचुअल फंड|parag parikh|ppfas|nippon|quant fund|mirae|axis bluechip|sbi bluechip|flexicap|
 flexi cap|smallcap|small cap|midcap|mid cap|largecap|large cap|bluechip|index fund|nifty 50|nifty50|sensex fund|
 nasdaq fund|balanced advantage|hybrid fund|multi cap|contra fund|motilal oswal fund|uti nifty|hdfc mid cap|
 icici prudential fund|tata digital|एमएफ|mutul fund|mutal fund|mutualfund
short term capital gains = stcg
long term capital gains = ltcg|एलटीसीजी
capital gains = cg|कैपिटल गेन|पूंजीगत लाभ|cap gain|cap gains|capital gain tax|capitalgain|cap gains tax|ltcg stcg
income tax return = itr
input credit = itc
reverse charge = rcm
provident fund = pf
provident fund salary = epf|vpf
sukanya samriddhi = ssy|ssa|sukniya|suknya|sukanya smriddhi|samridhi|samrudhi|samridhhi|samriddhi yojna|
 kanya samriddhi|सुकन्या समृद्धि
futures options = f&o|fno|fo|nifty option|nifty options|banknifty|bank nifty|option buying|option selling|call option|
 put option|futures|fut|f and o|fando|derivative|derivatives|option|options trading|nifty ce|nifty pe|expiry
nri = nro|nre|एनआरआई|live in dubai|live in usa|live in us|live in canada|live in uk|live in singapore|living in dubai|living in usa|living in us|
 living in canada|living in uk|living abroad|live abroad|settled abroad|settled in us|settled in usa|settled in canada|work in dubai|working in dubai|
 working abroad|dubai me rehta|videsh me rehta|pravasi|प्रवासी|oci|pio|non resident|non-resident|nri's|nris|overseas indian|gulf|green card|h1b|
 seafarer|merchant navy|expat
nri treaty = dtaa
debt = mld
loan property = lap|ghar girvi|makan girvi|property girvi
return interest = roi
simple interest = si
compound interest = ci
cagr xirr = xirr|irr
fire = fiar|फायर|फ़ायर
home loan = home-loan|homeloan|houseloan|house loan|housing loan|ghar ka loan|ghar ke loan|ghar loan|makan ka loan|makaan loan|
 flat ka loan|housing finance|होम लोन|गृह ऋण|मकान लोन|house ka loan|home lone
car loan = carloan|vehicle loan|auto loan|bike loan
gold loan = goldloan|muthoot|muthut|manappuram|manapuram|iifl gold|rupeek|gehne par loan|sone par loan|sone pe loan|
 sona girvi|gehne girvi|zevar girvi|jewellery loan|loan on gold|loan on jewellery|gold pe loan|gold par loan
education loan = student loan|study loan|padhai ka loan|padhai ke liye loan|padhai loan|college loan|
 study abroad loan|credila|avanse|prodigy|mpower|vidyalaxmi loan|शिक्षा लोन|एजुकेशन लोन|पढ़ाई का लोन|पढ़ाई के लिए लोन|
 edu loan
lumpsum = lump sum|one time|one-time|onetime|ek saath|eksaath|ek sath|ek baar|ek mushta|ekmusht|in one go|one go|
 all at once|upfront|at once|एकमुश्त|एक साथ|एक बार
step-up = step up|stepup|rising|rises by|badhate|badhate jaye|badhaye|badhana|badhaun|increment|increasing|increase|increases|
 raise every|top-up|topup|बढ़ाते|बढ़ाएं|बढ़ाना|स्टेप अप|स्टेपअप|top up
step-up sip = top up sip|sip badhana|sip badhate|badhti sip|increasing sip|sip badhaye|sip badhaun|har saal badhana|
 har saal badhao|har saal badha|har saal badhegi|rising sip|increase sip|sip increase|raise sip|growing sip|sip rise|
 badhakar|badhake|har saal badhakar
prepayment = pre payment|pre-payment|prepay|preclose|preclosure|foreclose|foreclosure|part payment|prepaying|
 prepayments|part-payment|payoff|foreclosing|foreclosed|pehle chukana|प्रीपेमेंट|part pay|partpayment|beech me|
 beech mein|beech me paisa|ek sath bhar|extra bhar|extra bharu|extra bharna|extra pay|extra emi|extra kist|pay off
health insurance = health cover|mediclaim|star health|niva bupa|care health|hdfc ergo|icici lombard|tata aig|
 manipal cigna|aditya birla health|max bupa|oriental insurance|new india assurance|medical insurance|medical policy|
 swasthya bima|स्वास्थ्य बीमा|medi claim
equity = equities
goal = goals
deposit = deposits|डिपॉजिट|rakhne|rakhna|rakhu|rakhun
gains = gain
vs = versus|compare|comparison|difference|antar
form 16 = form16a|form16|f16|form sixteen
section = sec|s.|u/s|dhara|धारा|सेक्शन
bike = scooter|scooty|motorcycle|two wheeler|activa|बाइक|स्कूटर|bullet|royal enfield|splendor|pulsar|ktm|apache|
 jupiter|ather|ntorq|classic 350|hunter 350|shine|unicorn|xtreme|himalayan|vespa|chetak|ola scooter|ola s1|iqube|
 two-wheeler|2 wheeler|motorbike|motor cycle|bajaj bike|hero bike|tvs
gold gram = gram|grams|gm|gms|ग्राम
pledge = girvi|गिरवी|pawn
shaadi = wedding|vivah|marriage|शादी
abroad = videsh|overseas|foreign|विदेश
land = jameen|plot|जमीन|ज़मीन|प्लॉट
flat = apartment|फ्लैट
profit = munafa|fayda|faida|nafa|मुनाफा|मुनाफ़ा|लाभ
loss = nuksaan|ghata|losses|घाटा|नुकसान
company = kampani|pvt|private limited|pvt ltd|ltd|कंपनी|companies
pay extra = jyada bharu|jyada bharna|jyada bhar|zyada bharu|zyada bharna|zyada bhar|extra bharu|extra bharna|extra bhar|
 jyada bharo|zyada bharo|extra daalu
extra = atirikt|additional
cut = kat gaya|katega|kaatna|kata hai|kaata|kat raha|deduct|deducted|कटा|कटेगा|काटना
sell = sold|sale|selling|bechna|becha|bechi|bechne|bech|bikri|बेचना|बेचने|बेचा|बेची|बेच|बिक्री|redeem|redeemed|
 redemption
buy = bought|purchase|purchased|buying|kharidi|kharidna|kharidne|khareeda|खरीदा|खरीद|खरीदना|खरीदने
month = mahina|mahine|mahiney|monthly|mnthly|pm|per month|every month|har mahine|harmahine|har mahina|har maheene|
 month by month|माह|महीने|महीना|हर महीने|मासिक|प्रति माह
year = saal|sal|saalana|yearly|annual|annually|har saal|per annum|pa|साल|सालाना|वर्ष|वार्षिक|हर साल
old regime = old tax|purani|purana tax|पुराना|पुरानी|पुरानी व्यवस्था
new regime = new tax|nayi vyavastha|naya tax|नई|नयी|नई व्यवस्था
regime = slab choose|vyavastha|रिजीम|व्यवस्था
naya = नया|nayi
retire = ritayar|रिटायर
vested = vest|vesting|vests
exercise = exercised|exercising|strike|strike price
fmv = fair market value
rd = आरडी
form = फॉर्म
80c = 80सी|80 c|80 सी
80d = 80डी|80 d
80e = 80 e
80gg = 80 gg
80ccd = 80 ccd
corpus = korpus|fund jama|कॉर्पस
professional fees = vakil|lawyer|doctor fees|ca fees|consultant fees|वकील
commission = कमीशन|dalali
contractor = thekedar|ठेकेदार
winning = jeeta|jeet|winnings|lottery|kbc|jackpot|lottery jeeti|lottery jeeta|lotery|prize money|game show|dream11|
 dream 11|my11circle|rummy|mpl|fantasy|betting|online game|लॉटरी
municipal = nagar nigam|nagarnigam|nagar palika|nigam|नगर निगम|नगर पालिका|corporation house tax
house tax = गृहकर|grih kar|ghar tax|ghar ka tax|हाउस टैक्स|संपत्ति कर|sampatti kar|gruha kar|griha kar|ghar patti|
 gharpatti|malmatta
due date = last din|antim tithi|aakhri tarikh|akhri tarikh|last tareekh|last tarikh|tareekh|deadlines|due on|by when|
 kab tak|अंतिम तिथि|आखिरी तारीख|तारीख|due kab|kab bharna|kab bharni|bharne ki tareekh|bharne ki date|kab tak bhar|
 aakhiri din|last tithi
calendar = calender|tithi
withdraw = withdrawing|withdrawn|withdrawl|withdrawal|nikasi|निकासी|nikalu|nikalun
expense = kharcha|kharch|kharche|expenses|खर्च|खर्चा
balance = outstanding|bacha loan|bacha hua|bakaya|baaki|baki|remaining|बकाया
eligibility = eligible|paatrata|yogyata|kitna loan|get loan|mil sakta loan|how much loan|पात्रता|कितना लोन|लोन मिल
afford = afford kar|affordable
treaty = tax treaty
customs = aliexpress|alibaba|shein|ebay|cif|courier|parcel|bcd|sws|bill of entry|hs code|landed|baggage|सीमा शुल्क|
 कस्टम
remittance = outward remittance|remit|sending money|paise bhejna|bhejna
stp = systematic transfer
broker = zerodha|groww|upstox|angel one|angelone|dhan|kite|fyers|5paisa|icici direct|hdfc securities|hdfc sky|
 kotak neo|sharekhan|motilal oswal|paytm money|indmoney broker|sbi securities|angel broking|demat
mcx = crude|crude oil|silver mini|gold mini|natural gas|commodity|commodities
audit = adit
huf = एचयूएफ|hindu undivided
lic premium = lic
input = इनपुट
credit = क्रेडिट
relieving = relieved|resign|resigning|resigned|left job|quit|last working day|istifa|इस्तीफा
joined = joining|date of joining|doj
grow = grows|growth|grown
double = doubles|duguna|dugna|दोगुना|दुगना|double hoga|do guna|tripple|triple|teen guna
become = became|becomes|ban jayega|ho jayega|hone me
child = kids|kid|children|bachche|bachcha|बच्चे
loan moratorium = moratorium period
shop = dukaan|दुकान
vidyalaxmi = pm vidyalaxmi|vidyalakshmi|vidya lakshmi
lent = udhaar|उधार|udhari
spread = thoda thoda|thoda-thoda|dheere dheere
old new regime = kaunsa regime|kaun sa regime|konsa regime|which regime|kaunsi regime|purani ya nayi|nayi ya purani|
 naya ya purana|purana ya naya|new ya old|old ya new|new or old|old or new|new vs old|dono regime|both regimes|
 konsi regime|kaunsi tax|kaun si regime|कौन सी व्यवस्था|नई या पुरानी|पुरानी या नई|opt out|opt in|regime choose|
 switch regime|regime badal
today = aaj|aajkal|आज
country = usa|america|american|uk|canada|australia|singapore|germany|dubai|uae|nepal|pakistan|bangladesh|london|
 europe|saudi|qatar
fixed = फिक्स्ड
save tax = tax bachana|tax bachane|tax bachao|tax kam|kar bachat|टैक्स बचाना|टैक्स बचाने|टैक्स कैसे बचाएं
early repay loan = loan jaldi|jaldi khatam|jaldi khtm|loan khatam|jaldi chukana|loan chuka|band kar du|band kara|
 band karna
phone laptop emi = iphone|macbook|samsung phone|oneplus|mobile phone emi|smart tv emi|fridge emi|washing machine emi|
 ac emi
no cost emi = bajaj emi card|bajaj finserv card|croma|vijay sales|reliance digital|flipkart emi|amazon emi|
 amazon pay later|pay later|bnpl|simpl|lazypay|zero cost emi|0 cost emi|zero interest emi
municipal house tax = bbmp|gba|mcd|ndmc|bmc|mcgm|ghmc|gvmc|gcc|kmc|pmc|pcmc|nmmc|tmc|kdmc|mbmc|vvcmc|nmc|smc|vmc|rmc|
 amc|imc|mcg|lmc|nagar nigam tax|municipality|mahanagar palika|mahanagarpalika|nagarpalika|corporation tax|palika|
 महानगरपालिका
abroad study = ms in us|ms in usa|ms in germany|masters abroad|mba abroad|masters in usa|higher studies abroad|
 videsh me padhai|foreign university
rsu vested = vested rsu|rsu vest|stock units
rsu = restricted stock|stock unit
esop = ईसॉप|ईएसओपी|employee stock option|stock option|company stock|company ne share|esops|sweat equity
crypto = bitcoin|btc|ethereum|eth|usdt|dogecoin|solana|shiba|wazirx|coindcx|coinswitch|crypto currency|cryptocurrency|
 क्रिप्टो|बिटकॉइन|nft|vda
early retire = jaldi retire|job chhod|stop working|job se azadi|naukri se azadi|kaam band|kaam band karna
withdraw month = har mahine nikal|har mahine nikalu|mahine nikal|mahine nikalu|per month nikal|monthly nikal|
 monthly withdraw|nikal sakta|nikal sakti|nikal sakte|nikalte|हर महीने निकालना|हर महीने निकाल
income month = mahine ki income|har mahine income|har mahine paisa|har mahine ki aay|monthly aay|monthly kamai|
 mahine ki kamai|regular paisa|mahine ka paisa
money last = chalega|chalegi|kitna chalega|kab tak chalega|khatam hoga|khatam ho jayega|last kitne|paisa chalega
price = daam|dam|keemat|kimat|कीमत|दाम|mehnga hoga|mehngi|mehnga|mehenga|mahanga
refund tax = tax wapas|wapas milega|wapas kitna|wapis|wapsi|paisa wapas|vaapas|tax return paisa|refnd|refund aaya|
 refund nahi|रिफंड नहीं
excess tds = zyada tds|zyada tax|jyada tds|jyada tax|extra tds|extra tax|tds zyada|tds jyada|more tds|over deducted
rate lower = rate kam|byaj kam|rate ghata|repo|repo rate|rate cut|rbi cut|mclr|eblr|rllr|interest rate reduce|
 reduce interest rate|lower rate|kam rate|rate reset|reset
joint home loan = pati patni loan|husband wife loan|wife ke saath loan|joint loan|patni ke saath loan|co-applicant|
 coapplicant|co borrower
home loan eligibility = kitna loan milega|kitna home loan|loan mil jayega|loan milega|loan mil sakta|loan dega|
 kitna loan dega|how much loan can|can i get loan|loan kitna milega|max loan|maximum loan|foir|कितना होम लोन|
 लोन मिलेगा
house afford = ghar le sakta|ghar kharid sakta|ghar kharid sakte|house afford|afford house|afford home|afford a house|
 buy a house|kitne ka ghar|kitne tak ka ghar|ghar lene|flat lene|ghar lena hai|flat lena hai|house budget|
 ghar ka budget|makan lena|makan kharid
income needed house = income needed|salary needed|income required|salary required|income chahiye|salary chahiye|
 kitni income|kitni salary|how much salary|how much income
rent received = kiraye par diya|kiraye pe diya|rent par diya|rent pe diya|kiraya aata|kiraya milta|kiraya aa|
 rent aata|rent milta|rent aa raha|let out|letout|rented out|rent out|given on rent|on rent|tenant pays|
 kirayedar deta|किराए पर दिया|किराया आता|rent income|rental income
rent paid = kiraya deta|kiraya dete|kiraya bharta|rent deta|rent bharta|rent deti|rent dete|paying rent|pay rent|
 i pay rent|rent pay|kiraye par rehta|kiraye pe rehta|kiraye ke ghar|rented house|rented flat|staying on rent|
 living on rent|किराये के मकान
offer ctc = offer letter|job offer|offer mila|offer hai|new offer|two offers|package mila|naya job|nayi job|
 nayi naukri|new job|fresher package
job change form 16 = job change|changed job|switched job|job switch|naukri badli|job badli|two employers|2 employers|
 two form 16|2 form 16|do form 16|dono company|do company|previous company|pichli company|old company|
 previous employer
intraday = intra day|day trading|intra-day|इंट्राडे
loss set off = ghata adjust|nuksan adjust|loss adjust|set-off|setoff|loss carry|carry forward|aage le jana
cash withdraw tds = cash nikal|nakad nikal|cash nikasi|cash withdrawal|नकद निकासी
epf withdraw tds = pf nikal|pf nikala|pf nikalna|pf withdraw|pf withdrawal|epf nikal|epf withdrawal|epf nikala|
 epf withdraw|epf nikalna|pf ka paisa|pf claim|पीएफ निकाल
tds property buy = 26qb|property kharid tds|flat kharid tds|form 26qb
return india nri = india wapas|wapas india|returning to india|return to india|moving back|moved back|back to india|
 coming back|shift back|shifting back|come back india|भारत वापस
days india nri = days in india|din india me|india me din|days india|stay in india|bharat me din
send abroad = videsh bhejna|videsh bhej|paise bhejne|paisa bhejna|paise videsh|paisa videsh|money abroad|send money|
 transfer abroad|bahar bhejna|foreign bhejna|wise transfer|western union|विदेश भेजना|विदेश पैसा
foreign tour package = foreign trip|videsh ghumne|videsh yatra|europe trip|europe tour|dubai trip|thailand trip|
 bali trip|maldives|singapore trip|vietnam trip|switzerland|international trip|international tour|honeymoon abroad|
 abroad trip|overseas trip|foreign travel|foreign holiday|विदेश यात्रा|makemytrip|thomas cook|sotc|cox and kings
gst late interest = gst late|late gst|gst delay|3b late|gstr 3b late
advance tax = agrim kar|advance-tax|advtax|advnace tax|एडवांस टैक्स|अग्रिम कर|advanced tax|अग्रिम कर की किस्त
instalment = installment|instalments|installments|qist
tax audit = tax-audit|audit kab|audit zaruri|audit jaruri|audit lagega|audit karwana|audit karana|ऑडिट
presumptive = anumanit|44 ad|44 ada|presumtive
company profit = company ka munafa|company ka profit|firm ka profit|firm ka munafa|firm profit|company munafa|
 कंपनी मुनाफा
company tax = company ka tax|company pe tax|pvt ltd tax|corporate tax|कंपनी टैक्स|कंपनी कर
daughter scheme = beti ke liye yojana|beti ki yojana|ladki ke liye yojana|girl child|ladli|kanya|putri|बेटी योजना|
 कन्या
child education fund = bachche ki padhai|bacche ki padhai|bachho ki padhai|child education|kids education|
 son education|beta ki padhai|bete ki padhai|children education|child future|bachche ke liye|child college|
 बच्चे की पढ़ाई|बच्चों की पढ़ाई
post office = dakghar|daak ghar|dak ghar|postoffice|डाकघर|पोस्ट ऑफिस|india post|p.o.
senior citizen = varishth nagrik|sr citizen|senior|buzurg|bujurg|वरिष्ठ नागरिक|sr. citizen
fd break = fd todna|fd toda|fd todne|fd tod|fd break|premature fd|fd premature|break my fd|एफडी तोड़|समय से पहले तोड़|
 fd beech me
personal loan = पर्सनल लोन|vyaktigat rin|personal lone|pl
calculator = kalkulator
salary slip = pay slip|payslip|vetan parchi|सैलरी स्लिप
lumpsum vs sip = ek saath ya|ek sath ya|ek baar me ya|lumpsum ya|sip ya lumpsum|ya sip|or sip|vs sip|ek saath ya sip|
 at once or|once or monthly|thoda thoda karke|tukdo me
cagr = kitna return mila|return mila|kitna badha|kitne percent badha|kitne guna|kitna growth|annualized|annualised|
 yearly return|annual return|growth rate|per year return
today value = aaj ki value|aaj ke hisab|aaj kitna|today's value|todays value|aaj ki keemat|real value|asli value|
 asli keemat
dates tax = tax dates|tax date
job leave early retire = job chhodne|job chhodna|naukri chhod|naukri chhodna|naukri chhodne|quit job|quit my job|
 leave my job|leave job|naukri chhodni|job chhodni|kaam chhod|kaam chhodna|kaam chhod du|naukri chhod du
daily = roz|rozana|har din|every day|per day|रोज
weekly = hafte|hafta|har hafte|har hafta|every week|per week
goal save = jodna|jodne|jodna hai|ikattha|ikattha karna|collect karna
stay = rahunga|rahungi|rehna|rahna|rukna|rukunga
agriculture tea = chai bagan|chai ka bagan|chai bagaan|tea garden|tea estate
saikda = sekda|sainkda|saikra|sekra|सैकड़ा|per hundred|per sau|taka byaj
balance transfer refinancing = bt|le jau|le jaun|le jaye|shift|shift karna|switch bank|new bank|naya bank|dusre bank|
 doosre bank|move to|takeover|take over|dusri bank|doosri bank|dusra bank|doosra bank|dusre bank me|dusri bank me|
 other bank|another bank|bank badal|bank badlu|bank badalna|change bank|switch lender|loan shift|shift loan|
 loan transfer|transfer loan|home loan transfer|loan le jana|move loan|loan move|shift home loan|move home loan|
 port loan|loan port|loan dusre bank|loan doosre bank|transfer home loan|balance transfer
deduction = chhoot|chhut|छूट
treatment = ilaj|ilaaj|इलाज
80g = 80 g
`;

/** What no page is about. */
const elsewhere = `
weather|mausam|मौसम|barish|rain|tomorrow|cricket|ipl|score|match|football|world cup|who is|kaun hai|net worth|
 minister|president|modi|kohli|dhoni|ambani|adani|actor|actress|movie|film|song|lyrics|recipe|biryani|paneer|chai|
 khana|रेसिपी|train|pnr|irctc|railway|ट्रेन|flight|ticket|bus|hotel|metro|passport|पासपोर्ट|visa|appointment|aadhaar|
 aadhar|आधार|voter|ration|driving licence|pan card|uan|petrol|पेट्रोल|diesel price|cng|lpg|cylinder|bijli|electricity|
 बिजली|recharge|mobile number|phone number|customer care|helpline|bmi|pregnancy|diet|near me|cgpa|marks|neet|jee|upsc|
 exam|admit card|vacancy|ipc|punishment|divorce|nifty|sensex|निफ्टी|सेंसेक्स|share price|stock price|शेयर का भाव|
 price target|target price|multibagger|ipo|gmp|bitcoin|dollar rate|usd to inr|dollar to rupee|exchange rate|bhav|भाव|
 दाम|daam|price today|rate today|gold rate|gold price|quote|renewal|term plan|term insurance|life insurance|
 motor insurance|car insurance|bike insurance|travel insurance|claim status|policybazaar|acko|401k|roth|irs|hmrc|
 council|vat|paye|national insurance|isa|horoscope|rashifal|kundli|holiday|population|distance|translate|zodiac|
 whatsapp|instagram|netflix|youtube|login|password|otp|pm kisan|lucky number|news|samachar|cibil|credit score|wifi|
 bitcoin rate|btc rate|bitcoin price|btc price|eth price|crypto price|rate live|live rate|live price|live score|sone ka bhav|sone ka rate|sone ka daam|sone ka dam|gold ka rate|gold ka bhav|
 chandi ka bhav|chandi ka rate|silver rate|silver price|dam aaj|daam aaj|दाम आज|aaj ka dam|aaj ka bhav|aaj ka daam|balance check|check balance|check number|toll free|customer number|
 syllabus|result date|result|symptoms|dengue|bukhar|medicine for|hospital near|doctor near|box office|darshan|booking|timing|timetable|schedule|live match|web login|app download|download apk|renew|
 address change|name change|update mobile|status check|kyc update|lyrics meaning|wallpaper|status video|shayari|panchang|muhurat|aqi|map of|capital of|prime minister|chief minister|mp3|video|game download|
 pf balance check|pan card apply|pan apply|loan apply|apply online|credit card apply|open account|account opening|share price today|market today|nse holiday|bank holiday|job vacancy|interview|resume|naukri.com|
 linkedin|olx|irctc login|epfo login|uan activate|uan login|gst login|traces login|itr login|e filing login|premium quote|policy quote|quote online|buy policy|policy renewal|insurance renewal|claim status|claim form|
 federal|us tax|running status|age calculator|love calculator|atm|percentage|blood pressure|sugar level|normal range|thyroid|vaccine|weight loss|height|calories|quote|insurance quote|online quote|
 work from home|jobs in|jobs near|jobs for|govt jobs|part time jobs|fresher jobs|sarkari naukri|rojgar|रोजगार|walk in|job interview|
 release date|ott|streaming|episode|season 2|starcast|dance|serial|
 good morning|good night|birthday wishes|mehndi|rangoli|hairstyle|recipe in|
 stock target|share target|target 2030|target 2027|forecast|prediction|best stock|which stock|stocks to buy|trailer|review|reviews|biography|age of|height of|wife of|wishes|quotes|joke|jokes|
 best mobile|best phone|best laptop|best tv|best camera|mobile under|phone under|smartphone under|laptop under|tv under|headphones|earphones|earbuds|smartwatch under|
 lose weight|second hand laptop|second hand phone|used laptop|used phone|court marriage|marriage certificate|marriage registration|
 caption|logo|photo|ringtone|highlights|squad|points table|orange cap|medal|olympics|fifa|chess|ranking|cutoff|counselling|admission|hall ticket|answer key|
 sarkari result|ssc|rrb|recruitment|hiring|internship|python|javascript|km to miles|celsius|fahrenheit|inches|time zone|sunrise|earthquake|flood|cyclone|traffic|parking near|
 restaurant near|dominos|coupon|promo code|airfare|cab fare|fuel price|onion price|tomato price|milk price|iphone price|mobile price|phone price|laptop price|mileage|top speed|
 specifications|specs|link aadhaar|voter id|ration card|birth certificate|caste certificate|driving license|e challan|vehicle owner|rc status|court case|bns|temple timing|
 mini statement|missed call|balance enquiry|net banking|netbanking|forgot password|reset password|activate card|block card|lounge access|swift code|cheque book|upi pin|
 branch timing|bank timing|dividend date|bonus share date|quarterly results|q1 results|q2 results|q3 results|q4 results|results date|ceo of|founder of|ceo|founder|
 headquarters|owner of|stock tip|tips today|intraday tips|lottery result|lottery sambad|satta|matka|lombard|star health policy|mini statement|grievance|complaint|nearest branch|
 kaise khole|khata kholna|khata kaise khole|open demat|demat account kaise|demat account opening|kyc|pin code|pincode|gas booking|bill payment|pay bill|ticket price
`;

/** How people ask for each calculator: names, questions cut to their words, sections of both Acts, forms. */
const asked = `
income-tax = education loan interest|80e|pay tax|bonus tax|leave encashment|tax|tax on salary|slab rates|new regime tax|rebate 87a|87a|surcharge|
 marginal relief|tax liability|tax payable|standard deduction|senior citizen tax|pension tax|freelancer tax|
 44ada|44ad income|crypto tax|lottery tax|self assessment tax|cess|ctc tax|home loan tax|home loan tax benefit|24b|
 section 24|80eea|80ttb|80tta|dividend tax|tax on interest|fd interest tax|fine late filing|234f|belated return|
 section 202|section 156|marginal relief 87a|80tta 80ttb|total income slab|tax cess|section 22|
 income from other sources|itr 1|itr 2|itr 4|bonus|gross total income|company salary tax|how much tax|tax slab|
 income slab|tax on income|kitna tax|salaried tax|tax on pension|tax on bonus|zero tax income|12 lakh tax free|
 12.75 lakh|tax free income|marginal relief 12 lakh|tax on fd|tax on interest income|tax on rent and salary|
 tax on freelancing|consultant tax|youtuber tax|doctor tax|tutor tax|family pension tax|arrears tax|section 89|
 arrears relief|arrears relief 89|relief under section 89|89 1|rule 21a|form 10e calculator|form 39|salary arrears|
 tax on arrears|arrears of salary|pension arrears|da arrears|pay commission arrears|7th pay commission arrears tax|
 8th pay commission arrears tax|wage revision arrears|annexure 1|arrear relief calculator|
 form 10e|vrs tax|leave salary|gift tax|gift from friend|dream11 tax|80g donation|donation deduction|80u|80dd|80ddb|
 80eeb|80ee|disability deduction|section 133|section 127|section 128|section 153|section 154|section 157|section 124|
 section 194 winnings|surcharge rate|health and education cess|tax rebate|income tax slab senior citizen|itr 3|
 tax on salary and capital gains|tax on crypto and salary|self assessment|tax after rebate|total income tax|
 net taxable income|tax due|15 lakh salary tax|pensioner tax|retired tax|govt employee tax|agniveer|
 political donation|80ggc|tax salary|tax on salary new regime|tax new regime|tax old regime|salary interest tax|
 income tax salary month|swiggy zomato income tax|delivery income tax|self occupied home loan|
 cancer treatment deduction|disease treatment deduction|80ddb illness|lta tax|hostel allowance|
 children education allowance|allowance tax|joint home loan benefit
gst-calculator = gst|gst inclusive|gst exclusive|cgst sgst igst|reverse gst|add gst|remove gst|goods and services tax|
 gst rate|invoice gst|hsn|composition scheme|bill tax|reverse charge|gst bill|gst base price|incl 18 gst|excl gst|
 igst|cgst|sgst|mrp gst|gst amount|gst price|composition|taxable value gst|gst on|gst kitna|gst slab|gst rate phone|
 gst rate car|gst on gold|gst on restaurant|gst on hotel|gst on rent|gst on flat|gst on medicine|gst on insurance|
 gst on laptop|gst on ac|gst on bike|gst on cement|gst on clothes|gst on shoes|gst on food|gst on services|
 gst on freelance|hsn code|sac code|tax invoice|invoice total|mrp without gst|price with tax|price before tax|
 base amount|taxable amount|gst extra|gst alag|gst jodkar|gst hatakar|5 12 18 28|40 percent gst|new gst rate|gst 2.0|
 quotation gst|bill with tax|composition tax|composition dealer|1 percent composition|restaurant composition|
 kirana gst|inter state gst|intra state gst|utgst|round off invoice|gta reverse charge|advocate reverse charge|
 discount invoice gst|making charges gst|reverse calculation gst|gst excluding|gst including|withdrawn gst rate|
 gst second hand car|gst used car|gst catering|gst course
emi-calculator = credit card emi|emi|home loan|personal loan|loan|amortisation schedule|amortization|
 monthly instalment|flat rate reducing rate|moratorium|business loan|two wheeler loan|loan repayment|loan schedule|
 emi month|principal interest|flat reducing|emi interest|emi principal|no cost emi|loan tenure|monthly payment loan|
 loan payment|loan kist|mahine ki kist|emi table|repayment schedule|total interest loan|loan interest|house loan emi|
 home loan emi|personal loan emi|business loan emi|mudra loan|consumer loan|mobile emi|phone emi|iphone emi|
 laptop emi|tv emi|fridge emi|bajaj emi card|card emi|credit card loan|croma emi|flipkart emi|amazon emi|
 reliance digital emi|pay later|processing fee emi|flat interest emi|flat to reducing|reducing balance|emi in advance|
 pre emi|moratorium emi|emi holiday|loan tenure months|how many emi|emi kab khatam|loan khatam|afford emi|lap emi|
 loan against property|msme loan|loan on salary emi|step up emi|emi chart|principal component|interest component|
 amortisation|rate increase emi|repo rate emi|floating rate emi|emi first year|home loan payment month|
 loan payment month|house loan month|emi interest part|home loan interest rate|home renovation loan|renovation loan|
 solar loan|loan against fd|hand loan|home loan year|loan property
interest-calculator = simple interest|gst late|gst late interest|gstr3b late|gstr 3b late|late gst return|gstr 1 late|compound interest|interest rate|compounding|daily interest|byaj|money lent|
 loan interest month|interest lent|double year|interest quarterly|compounded quarterly|penal interest|byaj calculator|
 byaj hisab|sood|simple byaj|chakravriddhi byaj|compound byaj|saikda byaj|per hundred per month|monthly interest lent|
 lent to friend|udhaar byaj|private loan interest|promissory note|mahajan|sahukar|interest between two dates|
 interest days|interest per day|savings account interest|daily balance interest|compounding frequency|
 quarterly compounding|money double rate|how long to double|rate needed|late payment interest|gst late interest|
 18 percent late gst|tds late interest|1.5 percent tds|234a interest|msme late payment|delayed payment interest|
 court interest|decree interest|arrear interest|interest on arrears|chit fund interest|2 taka byaj|
 principal and interest|p n r|rate time principal|double|double rate|saikda|saikda year|lent month|overdraft interest|
 hand loan interest|od interest
sip-calculator = sip|mutual fund|mutual fund year|mutual fund return|monthly investment|systematic investment plan|crorepati|sip goal|
 goal|sip return|elss sip|become crorepati|index fund|sip broker|weekly sip|sip daily|sip lumpsum month|
 monthly mutual fund|monthly investing|invest every month|invest per month|sip amount|sip for goal|
 child education fund|child higher education|bachche ki padhai|child marriage fund|child future|car fund goal|
 house down payment goal|target corpus|reach crore|crorepati kaise|1 crore kaise|lakhpati|how to become crorepati|
 100 per day invest|daily invest|weekly invest|nifty 50 index|nifty next 50|flexi cap|small cap|mid cap|large cap|
 bluechip|hybrid fund|sip date|sip pause|stop sip|sip vs rd|sip tax|mutual fund sahi hai|amfi|monthly saving invest|
 invest for 10 year|goal after year|need crore|need lakh after year|foreign trip goal|vacation goal|emergency fund|
 sip me paisa|systematic investment|ppfas|parag parikh|groww sip|zerodha coin|smallcase|goal save|daily sip|
 invest daily
ppf-calculator = ppf|public provident fund|provident fund|ppf maturity|ppf withdrawal|ppf loan|ppf extension|
 ppf interest|ppf deposit|ppf 15 years|ppf april|ppf account|ppf interest rate|ppf balance|ppf 15 year|
 ppf after 15 year|ppf partial withdraw|ppf premature closure|ppf account child|ppf every month|ppf before 5th|
 ppf 5 april|ppf monthly deposit|ppf yearly deposit|ppf vs fd|ppf maturity amount|ppf 1.5 lakh|ppf passbook|ppf sbi|
 ppf post office|ppf 7.1|ppf extend|ppf block of 5 year|ppf form h|lok bhavishya nidhi|sarvajanik bhavishya nidhi|
 pf public|tax free deposit 15 year|ppf without deposit|ppf continue
advance-tax = 234b|234c|234a|section 234|advance tax due date|interest on late tax|208|211|quarterly tax|
 advance tax stcg emi|advance tax ltcg emi|advance tax freelancer|section 424|section 425|section 404|section 408|
 tax instalment june september december march|advance tax profit|15 march instalment|advance tax fd interest|
 advance tax instalment|advance tax liability|advance tax late|advance tax percent|15 june|15 september|15 december|
 15 march|june instalment|september instalment|december instalment|march instalment|first instalment|
 second instalment|third instalment|fourth instalment|45 percent|75 percent|15 percent june|advance tax salaried|
 advance tax on fd|advance tax on capital gains|advance tax on dividend|advance tax on rent|advance tax challan|
 challan 280|challan 300|interest short payment|shortfall interest|missed advance tax|advance tax paid less|
 self assessment interest|presumptive advance tax|44ada advance tax|tax above 10000|senior citizen advance tax|
 pay tax in parts|tax kist|tax ki kist|quarterly instalment|advance tax nri|section 403|section 407|section 423|
 section 405|advance tax december|advance tax september|advance tax june|advance tax march|instalment percent|
 december instalment percent
capital-gains = short term capital gains|share market tax|mutual fund tax|tax on equity|112a|111a|112|54|54f|54ec|
 section 54|sale of property|sell flat|sold house|indexation|cost inflation index|cii|gold tax|plot sale|
 tax harvesting|grandfathering|sell flat buy|buy sell land|buy sell house|sell sgb|sgb|sovereign gold bond|
 ltcg share broker|debt fund tax|equity fund tax|mutual fund sell|stamp value|50c|section 82|section 86|section 198|
 section 196|section 197|section 67|54b|capital loss|carry forward loss|unlisted share sell|inherited property sell|
 reit|bonds sell|crypto sell|sell share long term|capital gain account scheme|buyback|ltcg|stcg|capital gain|
 gain on sale|sale of house|sale of flat|sale of land|sale of plot|sale of gold|sale of shares|sale of mutual fund|
 sold property|sold jewellery|makan becha|zameen bechi|sona becha|ghar bechna tax|property sale tax|
 property bechne par|save capital gains tax|capital gain bonds|rec bonds|nhai bonds|54ec bonds|reinvest in house|
 buy another house|new house exemption|cost of acquisition|inherited house|ancestral property sale|
 gifted property sale|fair market value 2001|fmv 31 jan 2018|grandfathering shares|indexed cost|without indexation|
 12.5 percent|20 percent stcg|1.25 lakh exemption|ltcg exemption limit|loss set off capital|capital loss carry|
 unlisted shares|us stocks sale|foreign shares sold|nasdaq sale|bitcoin sale|crypto tax|nft|gold etf sale|silver etf|
 debt fund sale|liquid fund gain|sgb redemption|sgb sale|market linked debenture|invit|reit sale|buyback tax|
 slump sale|depreciable asset|section 50|section 50aa|section 76|section 72|section 78|section 85|section 83|
 section 111|urban agricultural land sale|farm land sold|stamp duty value|circle rate sale|joint property sale|cgas|
 mutual fund redemption tax|switch mutual fund tax|elss redemption|harvest gains|nifty bees sold|etf sold|etf profit|
 ipo sold|ipo listing sold|gold bees
hra-calculator = hra|hra exemption|rent exemption|10 13a|80gg|rent receipt|rent paid|rent allowance|landlord pan|
 rent parents|pay rent hra|rent salary hra|hra metro|section 134|house rent|hra basic|house rent allowance|hra claim|
 hra exempt|hra tax|hra kitna|rent receipt hra|rent to parents|rent to wife|rent to mother|rent to father|
 landlord pan above 1 lakh|no rent agreement|hra metro city|hra non metro|hra 50 percent|hra 40 percent|hra bangalore|
 hra pune|hra hyderabad|hra noida|hra gurgaon|pg rent hra|hostel rent|rent without hra|self employed rent deduction|
 80gg deduction|rent deduction no hra|hra new regime|hra old regime|hra and home loan both|own house and hra|
 kiraye ki chhoot|makan kiraya bhatta|form 12bb|hra proof|hra basic da|changed city hra|moved job hra|10ba
nps-calculator = nps|national pension|national pension system|pension scheme|80ccd|80ccd 1b|annuity|nps vatsalya|
 ups vs nps|nps exit rules|nps lump sum tax|nps 80 withdrawal|nps auto choice|atal pension|pension|nps month|
 pension month|nps tier 2|nps annuity|apy|atal pension yojana|ups|80ccd 2|section 124|nps old year|unified pension|
 nps pension|nps monthly|nps maturity|nps withdrawal|nps exit|nps tier 1|nps corpus|pension after 60|nps employer|
 nps employer 14 percent|corporate nps|government nps|central government pension|ups pension|assured pension|
 nps 60 percent|nps lump sum|annuity rate|annuity 40 percent|80ccd 1b 50000|additional 50000|pran|nps active choice|
 nps lc75|nps premature|nps death|rashtriya pension|national pension yojana|nps return|nps vs ppf|nps vs mutual fund|
 ops vs nps|old pension scheme|msf nps|npsv|vatsalya|apy pension|atal pension 5000|80 percent lump sum|kfintech|
 protean|sbi pension fund
fd-calculator = fd|fixed deposit|fixed deposit return|rd|recurring deposit|term deposit|bank deposit|fd maturity|
 fd interest|senior citizen fd|tax saver fd|deposit|fd rate|fd monthly interest|scss|mis|nsc|kvp|fd ladder|break fd|
 fd close|close fd|fd closed|fd closing|fd band|kvp encash|kvp premature|kvp closing|nsc purchase|scss closing|mis closing|
 fd days|nsc maturity|kisan vikas patra|kisan vikas|kvp double|post office scheme|post office td|time deposit|
 scss quarterly|mis month|monthly income scheme|rd month|mahila samman|corporate fd|fd tds|15g|15h|form 121|
 cumulative fd|fd premature|fixed deposit interest|fd kitna milega|fd byaj|fd return|fd maturity amount|
 fd monthly payout|fd quarterly payout|fd sbi|fd hdfc|fd icici|fd axis|fd post office|post office fd|post office rd|
 post office monthly income|senior citizen scheme|senior citizen saving|scss interest|nsc interest|nsc 5 year|
 kvp 115 months|money double post office|rd interest|rd maturity|recurring deposit 5 year|rd every month|fd 444 days|
 fd 400 days|fd 1 year|fd 5 year tax|tax saving fd|premature fd|break fd penalty|fd todna|fd toda|
 premature withdrawal fd|tds on fd|form 15g fd|form 15h fd|15h senior|bajaj finance fd|shriram fd|
 corporate fixed deposit|nbfc deposit|small finance bank fd|bank deposit interest|miyadi jama|savadhi jama|
 aavarti jama|deposit for senior|interest every month from bank|fd in wife name|time deposit post office|mssc|
 mahila samman saving|dicgc|sweep fd|cumulative deposit|annual interest payout|fd rate senior|pm vaya vandana|pmvvy|
 fd vs debt fund|loan against fd no
property-tax = house tax|bbmp|bmc property|mcd|ghmc|pmc property|khata|property tax bangalore|property tax bengaluru|
 property tax mumbai|property tax delhi|property tax pune|property tax hyderabad|property tax chennai|
 property tax kolkata|property tax ahmedabad|gcc property|kmc property|municipal corporation|nmmc|tmc property|pcmc|
 amc property|chennai corporation|capital value property|unit area|arv|annual rental value municipal|rateable value|
 self occupied sqft|zone sq ft|category sqft|sqft|sq ft|sqm|gaj|mcd category|mcd self occupied|bbmp zone|
 guidance value property tax|house tax rebate|ready reckoner|house tax bill|ghar tax|makan tax|municipal tax|
 municipal corporation tax|nagar nigam tax|nagar palika tax|mahanagar palika tax|mc tax|bbmp tax|bbmp khata|gba tax|
 bda|greater bengaluru|ghmc tax|gvmc|gcc tax|chennai corporation tax|kmc tax|kolkata municipal|pmc tax|pcmc tax|
 nmmc tax|tmc tax|kdmc|mbmc|bmc tax|mcgm tax|mcd tax|ndmc|sdmc|amc tax|surat smc|vmc|rmc|nagpur nmc|nashik|imc indore|
 lmc lucknow|mcg gurugram|gmada|noida authority tax|ghaziabad nagar nigam|jaipur nagar nigam|patna nagar nigam|
 bmc bhubaneswar|annual rateable value|unit area value|capital value|ready reckoner tax|zone property|category colony|
 self assessment property|sas property tax|half yearly property tax|sampatti kar|gruha kar|water tax house|
 conservancy|early bird rebate|5 percent rebate property|vacant land tax|shop property tax|commercial property tax|
 godown tax|flat ka tax|built up area tax|plinth area|carpet area tax|corporation tax house|house tax online|
 rent per square foot tax|woman owner rebate|sqft bungalow|sqft tenement|bungalow|tenement|chawl|sqft flat|sqft zone|
 house tax last year|house tax increase|last year house tax|house tax last bill
rental-income = rent received|let out house|let out property|house property|rental|landlord tax|tenant rent tax|
 rental yield|deemed let out|second house tax|third house|vacant house|gross 
 pre construction interest|arrears of rent|two self occupied houses|co owner rent|24b let out|25a|
 rent tax other income|rent house|rent month tax|commercial rent|standard deduction rent|section 24 rent|
 30 standard deduction|flat rent|section 20|section 21|unrealised rent|home loan interest let out|pg income|
 rent house month|airbnb|rental income|rent income tax|tax on rent|kiraya aata|kiraye par tax|flat on rent|
 flat rented out|house given on rent|let out|shop rent income|rent from shop|rent from house|rent from flat|
 makan kiraye par|30 percent deduction rent|standard deduction house|municipal tax deduction|
 home loan interest rented house|loss from house property|2 lakh loss house|set off house loss|second home|two house|
 three house|deemed rent|notional rent|vacant flat|unsold flat|co owned house rent|joint house rent|rent arrears|
 tenant not paying|under construction interest|annual value house|fair rent|municipal value|rent agreement tax|
 pg rent income|airbnb income|homestay income|section 22|section 23|section 25a|income from house property|
 landlord income|society maintenance rent|furnished flat rent|rent yield|gross yield|self occupied house interest|
 tax on rent received|rent received salary
agriculture-income-tax = agriculture|agricultural income|farm income|farmer tax|farming|farmer|10(1)|
 partial integration|agriculture tax|land agriculture income|agriculture sell expense|agriculture salary|
 agriculture other income|agriculture income|farm income tax|kheti ki aay|kheti par tax|kisan tax|crop sale|
 crop income|fasal bikri|wheat|paddy|sugarcane|cotton farming|mango orchard|tea income|coffee income|rubber income|
 rule 8|rule 7|rule 7a|rule 7b|tea estate|coffee estate|rubber estate|plantation|nursery income|farm house income|
 agricultural land rent|lease of farm land|rural land|agricultural land sold|agri income and salary|
 agri income limit 5000|partial integration method|rate purpose agriculture|krishi aay|farmer and salary|mandi sale|
 kheti naukri dono|section 11 agriculture|state agricultural tax|organic farming|mushroom|flower farming|
 seeds fertiliser cost
export-import-tax = export|import|customs|landed cost|duty drawback|rodtep|import tax|import gold|duty on gold|
 courier from abroad|import country|iec|import phone|import laptop|social welfare surcharge|anti dumping|
 export refund|lut export|igst refund export|drawback|shipping bill|aidc|customs igst|custom duty|customs duty|
 import duty|duty on import|duty calculator|landing cost|bcd igst|basic customs|sws|import from china|china se maal|
 import machine|machinery import|import electronics|import car|import watch|import shoes|import perfume|import wine|
 hs code|gold import duty|gold from dubai|gold bar duty|silver import duty|duty free gold|gold baggage|
 airport customs|baggage allowance|laptop from abroad|iphone from usa|parcel from abroad|gift from abroad|
 online order from abroad|amazon us order|ebay order|aliexpress order|temu|shein order|dhl fedex duty|courier duty|
 export incentive|export benefit|rodtep rate|rosctl|lut bond|igst refund on export|export profit|fob cif|cif value|
 freight insurance|bill of entry|assessable value|anti dumping duty|safeguard duty|fta duty|cepa|sez import|
 usd invoice
form16 = salary certificate|form 16 explainer|tds certificate salary|form 12ba|form 130|form 16 pdf|changed job tax|
 job change tax|17(1)|17(2)|17(3)|section 17|form 16 read|form 16 tds|part a part b|part a|form 16 two employers|
 form 26as|form 168|ais|tis|26as mismatch|ais mismatch|form 24q|form 138|previous employer|form 16|form 16 check|
 form 16 wrong|form 16 mistake|read form 16|understand form 16|samajh form 16|part b form 16|form 16 two job|
 two employer|two form 16|changed job|switch job tax|job change double deduction|previous employer income|
 previous salary|old employer salary|tds certificate|tds not matching 26as|26as vs form 16|ais vs form 16|
 employer did not deduct|employer not given form 16|employer tds not deposited|perquisite value|17 1 salary|
 17 2 perquisite|17 3|gross salary form 16|income chargeable salaries|relief 89 form 16|traces form 16|
 form 16 pdf upload|form 24q salary|company ne tds kata
gst-input-credit = input tax credit|gstr 3b|gstr3b|gst set off|rule 42|gstr 2b|rule 86b|gst payment|gst refund|
 output input igst cgst|input cgst sgst|itc reversal|itc order|electronic credit ledger|cash ledger|blocked credit|
 17(5)|output tax|itc balance|rule 88a|capital goods itc|rule 43|itc|itc set off|itc utilisation|igst first|
 cross utilisation|gst payable after itc|output minus input|net gst payable|gst cash payment|gstr 3b payment|
 3b late fee|gstr 3b late fee|gst return late fee|2b vs 3b|gstr 2b mismatch|itc not in 2b|180 days|supplier not paid|
 supplier not filed|rule 37|rule 37a|exempt supply reversal|common credit|blocked itc|17 5|car itc|itc on car|
 itc on food|itc on hotel|itc on building|itc on gifts|itc on laptop|itc on insurance|ineligible itc|
 itc carried forward|credit ledger|86b|1 percent cash|99 percent itc|inverted duty refund|export itc refund|rfd 01|
 rcm itc|reverse charge payment|rcm cash|gst adjust|gst itc adjust|kharid ka gst|purchase gst credit|isd|
 capital goods credit|trans 1|itc last date|30 november itc|section 16 4|sales gst purchase gst|
 gst on sales gst on purchase|igst out igst in
health-insurance = 80d|section 80d|parents insurance|family floater|medical|insurance premium|insurance|sum insured|
 preventive check-up|senior citizen medical bills|section 126|floater or individual|room rent|room rent cap|
 cover child|health premium|parents senior citizen|top up health|super top up|cashless hospital|co pay|80d limit|
 star health|80ddb|health deduction|health insurance tax|mediclaim|mediclaim deduction|80d deduction|80d parents|
 80d senior parents|80d 50000|80d 25000|75000 80d|1 lakh 80d|preventive check up|health check up 5000|
 medical bills parents|medical expense senior|how much health cover|enough cover|cover kitna hona|health cover family|
 floater|family floater or individual|sum insured enough|room rent limit|room rent capping|proportionate deduction|
 no claim bonus|ncb|base plan top up|cover for parents|parents policy|maa papa ka bima|medical inflation cover|
 premium paid in cash|multi year premium|two year premium|star health premium|niva bupa|care health|hdfc ergo|
 icici lombard|bajaj allianz health|tata aig health|cghs|health policy tax benefit|swasthya bima|hospital bill cover|
 critical illness|tax benefit medical|preventive check up parents|parents check up|check up deduction|parents medical|
 insurance deduction|treatment expense|treatment parents|medical treatment expense
income-tax-refund-estimator = refund|income tax refund|refund status|244a|section 244a|excess tax paid|
 refund interest|refund not received|refund late|section 245|belated return refund|revised return|
 salary tds cut refund|tds cut refund|salary tds refund|refund month|section 437|excess tds|refund itr filed|
 refund delay|tax refund interest|refund adjusted|refund amount|refund kitna|refund kab|refund nahi aaya|
 refund pending|interest on refund|0.5 percent refund|refund late interest|refund failed|refund adjusted demand|
 extra tds|tds zyada kata|zyada tax kata|tax wapas|tds wapas|paisa wapas tax|itr refund|refund after e verification|
 refund after itr|refund less|refund reduced|revised return refund|belated refund|refund reissue|tds refund|
 fd tds refund|tds on salary refund|no tax but tds|income below limit tds|section 438|section 431|143 1 refund|
 intimation refund|outstanding demand|demand adjust|tcs refund claim|kat gaya wapas|tax notice|notice 143|143 1
inflation-calculator = inflation|price rise|purchasing power|future value money|cpi|future cost|value of money|
 rupee value|cost of living|today|daughter shaadi inflation|expense year|expense today|equals today|in 1995|
 cost in year|price after year|beat inflation|real return|real value|shaadi inflation|education inflation|purchasing|
 cost increase|mehngai|price in future|future price|cost after year|cost today|worth today|value today|money value|
 power of rupee|then vs now price|price in 1990|price in 2000|old price today|salary vs inflation|salary hike real|
 real hike|salary beat inflation|salary ki asli value|consumer price index|school fees future|college fees future|
 education cost future|wedding cost future|medical cost future|house price future|petrol price then|
 1 crore after 20 year value|crore value future|is crore enough|fees kitni hogi|kharcha kitna hoga|kitne ka hoga|daam|
 kimat|keemat|real return after inflation|index number|wpi|fees after year|school fees after year|
 fees in year|how much in year cost|present cost
nri-taxation-calculator = nri|nri tax|non resident|residential status|nri income|treaty|120 days|182 days|rnor|
 foreign income|returning nri|section 6|nri rent|nri property|sale of property nri tds|days in india|day counter|
 deemed resident|not ordinarily resident|dtaa rates|nro interest|nri refund|come back to india|115e|6(1a)|15ca|15cb|
 form 10f|trc|nro repatriation|overseas country|nri sell flat|nri fd|nri dividend|nri mutual fund|gulf|
 abroad salary india|60 days|183 days|fcnr|section 195 nri|seafarer|nri return|nri capital gains|resident or not|
 form 41|nri income tax|nri status|am i nri|resident or nri|182|120 days rule|60 days rule|merchant navy|ship crew|
 gulf worker|dubai salary|uae salary|foreign salary tax|returned from abroad|return to india|
 coming back|shifting back|back to india|moved to canada|moved to usa|nro account|nro interest tax|nre interest|
 nro tds 30 percent|nri fd tax|nri rent tax|nri flat sale|nri selling property|nri property tds|20 percent tds nri|
 lower tds certificate|form 13 nri|dtaa|treaty rate|tax residency certificate|double taxation|avoid double tax|
 foreign tax credit|form 67|nri mutual fund tax|nri shares|nri itr|oci tax|pio|deemed resident 15 lakh|green card|h1b|
 repatriate|repatriation|1 million dollar|15ca 15cb|section 159|section 207|115 chapter xii a|global income|
 videsh ki kamai|country days|days stay|country go stay|country salary india
pre-payment-loan-calculator = prepayment|home loan prepayment|repay loan early|foreclosure charges|part prepayment|
 reduce tenure|loan closure|prepayment or invest|loan early|reduce emi|extra emi month|balance extra|lumpsum loan|
 extra every year|extra every month|extra har saal|extra har mahine|home loan extra|repay extra|close loan|finish loan|pay extra|extra payment|loan free|interest saved|
 outstanding foreclosure charges|done pay extra|emi done|prepay loan|prepay home loan|part payment|extra emi|
 one extra emi|extra emi per year|pay more emi|increase emi|loan jaldi khatam|loan jaldi band|close loan early|
 loan band|loan chukana|clear loan|finish loan early|foreclose|foreclosure|preclosure|lumpsum on loan|bonus on loan|
 bonus se loan|reduce tenure or emi|tenure kam ya emi kam|how much interest save|prepay or invest|prepay or sip|
 loan or invest|invest or repay|prepay vs mutual fund|prepay vs fd|debt free|outstanding loan lump sum|
 outstanding principal|bacha hua loan|remaining loan|years left loan|double emi|5 percent emi increase|
 home loan overdraft|smart loan trick|prepayment penalty|floating no penalty|personal loan preclose|
 car loan foreclose|balance loan pay|emi double once|pay balance now|outstanding pay
section-80c-optimizer = 80c|section 80c|elss|tax saving investments|lic 80c|nsc|80ccc|80cce|1.5 lakh deduction|
 tax saving options|deductions|tax saving mutual fund|tax saving fd|80c in new regime|elss or ppf|elss vs ppf|
 save tax before march|80ccd 1b|tuition fees 80c|section 123|tax saver|lic premium|sum assured|tuition fee|
 tuition fees|home loan principal|epf tuition|principal 80c|80c limit|ulip|stamp duty 80c|80c 80ccd|
 tax savings lock-in|tax savings risk|5 year tax fd|80c options|80c investment|tax saving|save tax|tax bachana|
 tax bachane|tax kaise bachaye|tax saving investment|where to invest to save tax|last minute tax saving|
 march tax saving|ppf vs elss|life insurance 80c|nsc 80c|ulip 80c|school fees 80c|children fees tax|
 home loan principal 80c|epf 80c|pf 80c|sukanya 80c|tax saving fd vs elss|1.5 lakh investment|1.5 lakh pura|80c left|
 extra 50000|section 124|stamp duty deduction|investment proof|proof submission|best tax saver|lock in 3 year|80c gap|
 how much more to invest|kahan invest kare tax|senior tax saving|80c new regime useful
sukanya-samriddhi-calculator = sukanya|sukanya samriddhi|sukanya samriddhi yojana|girl child|daughter scheme|daughter|
 daughter marriage|daughter education fund|sukanya withdrawal at 18|daughter invest|daughter post office|
 daughter account|girl child yojana|daughter born|sukanya deposit|sukanya interest|ssy|ssa|sukanya account|
 sukanya yojana|girl child scheme|girl child account|beti yojana|beti bachao|beti ka khata|
 daughter post office scheme|scheme for daughter|baby girl invest|girl marriage fund government|ssy interest rate|
 ssy maturity|ssy 21 year|ssy 15 year|ssy 250|ssy withdrawal 18|ssy college|ssy marriage closing|ssy close early|
 ssy two daughters|sukanya vs ppf|sukanya monthly|sukanya passbook|ladki ke liye yojana|kanya|bitiya ka khata|putri|
 sukanya samridhi|8.2 percent girl
stock-market-tax-calculator = stock market tax|intraday|brokerage|stt|trading tax|zerodha|delivery charges|
 stock market|brokerage charges|speculative income|dp charges|trading turnover|broker share|buy sell share|qty|
 buy qty sell|futures lot|mcx|mcx futures|options premium|lot size|share dividend intraday|intraday loss|
 futures options profit|futures options income|delivery share|trade loss|sebi charges|stamp duty share|expiry|call|
 mtf|btst|swing trading|share trading tax|trading income|intraday tax|intraday profit|f&o tax|f&o loss|f&o profit|
 futures loss|options loss|option trade|option buyer|option seller|nifty option|banknifty|expiry loss|delivery trade|
 broker charges|zerodha charges|groww charges|upstox charges|angel one charges|kite|stt charges|ctt|exchange charges|
 sebi fee|stamp duty shares|gst on brokerage|trade charges|breakeven trade|buy sell charges|net profit trade|
 buy at sell at|bought sold shares|shares bought sold|share profit|share loss|loss set off trading|speculative loss|
 speculative business|carry forward f&o loss|swing trade|mtf interest|mcx trade|crude trade|commodity trade|
 currency trade|usdinr|tax pnl|tax p&l|p&l statement|contract note|share se kamai|share becha|kharida becha share|
 itr 3 trading|demat charges|bonus shares sold|ipo listing gain|dividend stocks tax|share year later|
 share buy price sell price|ipo listing day sold|ipo profit
take-home-salary-calculator = take home|ctc|salary|salary slip|payslip|salary breakup|job offer|salary hike|
 gross salary|professional tax|esi|net pay|salary structure|offer letter|monthly pay|package|hike|
 basic salary take home|gross basic|variable pay|ctc month|employer pf|pf cut salary|esic|labour code salary|
 new labour code|notice period pay|pt maharashtra|in hand|in hand salary|net salary|salary in hand|haath me kitna|
 ctc to in hand|ctc in hand|ctc breakup|package in hand|offer compare|compare offer|two offers|fresher salary|
 fresher package|hike percent|30 percent hike|increment in hand|appraisal|new salary after hike|monthly salary|
 salary per month|payslip deductions|pf deduction|pf cut|epf deduction|employer pf ctc|employee pf|esi deduction|
 pt deduction|gratuity in ctc|joining bonus|retention bonus|special allowance|basic 50 percent|labour code|
 new wage code|vpf|meal card|sodexo|flexi pay|lta claim|nps in ctc|gross to net|gross salary net|need in hand|
 want in hand|kitna ctc chahiye|how much ctc|ctc negotiate|tcs salary|infosys salary|wipro salary|
 government salary slip|salary account credit|salary kitni aayegi|kitni salary haath|12 lpa|lpa in hand|stipend|
 notice buyout|lta|lta exempt|conveyance allowance|allowances|special allowance exempt|epf|epf interest
tax-audit-calculator = tax audit|44ab|audit|audit limit|turnover limit|presumptive|44ad|44ada|section 44ab|
 section 44ad|ca audit|f&o turnover|futures options audit|3cd|audit profit|section 63|section 58|44aa|
 books of account|cash sales audit|form 3ca|form 3cb|profit below 8|6 percent presumptive|audit trade|271b|audit due|
 audit required|audit needed|audit zaruri|turnover limit audit|1 crore audit|10 crore audit|cash 5 percent|44ae|
 presumptive scheme|presumptive limit|3 crore presumptive|75 lakh presumptive|6 percent 8 percent|8 percent profit|
 6 percent profit|50 percent profit|profit less than 50|profit less than 8|books of accounts|maintain books|
 audit report|form 3cd|form 26|audit penalty|audit last date|30 september audit|f&o audit|f&o turnover audit|
 trading turnover|intraday turnover audit|doctor audit|lawyer audit|freelancer audit|professional receipts audit|
 shop audit|kirana audit|partnership audit|truck owner|goods carriage|transporter presumptive|commission agent audit|
 opt out presumptive|5 year presumptive|lock in presumptive|dukan turnover|business turnover|section 62|
 transfer pricing audit|loss audit
tax-planning-timeline = last date|deadline|filing date|tax planning|last date to file|income tax return date|calendar|
 compliance calendar|gstr 1|gstr 1 3b|qrmp|form due date|26q due date|tds due date|gstr 3b due date|gstr 9|
 advance tax due date year|september due date|july due date|march due date|october due date|31 march|31 july|
 tax calendar freelancer|tax dates left|dates|belated return date|revised return date|updated return|itr u|
 pf esi due date|penalty late|when to file|due date penalty|roc due date|form 24q due date|section 263|tax calendar|
 due date|due dates|itr due date|itr last date|itr filing date|return filing date|kab tak bharna|kab bharna hai|
 income tax dates|gst due date|gstr 1 due date|gstr 3b date|gstr 9 date|tds payment due date|tds return due date|
 tcs return date|advance tax dates|audit due date|belated date|revised date|updated return date|31 august|
 15 september date|30 september|31 october|31 december|31 january|28 february|30 april|7th date tds|11th gstr|
 13th qrmp|20th gstr|this month due|next month due|april due date|may due date|june due date|august due date|
 november due date|december due date|january due date|february due date|what to do before march|year end tax|
 financial year end|form 16 date|proof submission date|pf due date|esi due date|pt due date|roc filing date|dir 3 kyc|
 compliance dates|tax checklist|reminders tax|late itr last date|itr extension|due date extended|missed itr deadline|
 pan aadhaar link date|tax saving deadline|salaried tax dates|freelancer dates|nri return date|tareekh tax|
 before march|before 31 march|tax date|tax dates freelancer|tax dates all
tds-calculator = tds|194c|194j|194i|194h|194ia|194-ia|194ib|194-ib|194a|194q|194t|194r|195|tds on rent|
 tds on property|tds rate|tax deducted at source|tds contractor|393|tds late fee|tds interest|tds commission|form 26q|
 26qb|tds on salary|tds cut fee|tds interest bank|winning tds|winning tax|194b|194ba|194n|194m|194o|194s|194d|194k|
 194|192|192a|epf withdraw tds|section 393|section 392|section 395|tds 15g|tds fees|tds rent month|tds without pan|
 cash withdraw tds|form 121 tds|form 140|form 141|26qc|26qd|form 16a|form 131|tds return|professional fees|contractor|
 lower deduction|197 certificate|tds challan|cheque without pan|206ab|tds kitna|tds kitna kate|tds cut|tds katna|
 kitna tds|tds limit|tds threshold|tds section|tds on house rent|rent above 50000|tds office rent|tds shop rent|
 tds on flat purchase|1 percent tds property|tds on commission|tds brokerage|tds labour|tds transporter|
 tds professional|tds consultant|tds ca fees|tds lawyer|tds doctor|tds freelancer|tds technical|tds royalty|
 tds director|tds on loan interest|tds bank interest|tds fd|tds dividend|tds mutual fund|tds lottery|tds online game|
 tds winnings|kbc winnings|dream11 winnings|lottery jeeti|lottery winning tax cut|tds crypto|1 percent crypto|
 tds purchase of goods|tds 0.1 percent|tds e commerce|tds amazon seller|tds youtuber|tds influencer|tds gift dealer|
 tds partner|tds partner salary|tds insurance commission|lic agent|tds lic maturity|tds epf withdrawal|
 pf withdraw tds|pf nikalne par|cash withdrawal tax|cash withdrawal 1 crore|tds 20 lakh cash|tds nri|tds nri property|
 tds nri rent|buy flat from nri|foreign payment tds|tds no pan|20 percent no pan|tds late payment|tds late filing|
 234e|201 1a|section 427|section 397|section 398|tds gst|tds on advertisement|tds salary|average rate tds|tds chart|
 nil tds|lower tds|15g tds|tds invoice|cut from my payment|client deducted tds|tds kata|payment received less|
 lottery win how much get|youtube tds|tds cash bank|tds seller flat
esop-tax = esop|rsu|stock options|employee stock|espp|perquisite shares|esop tax|rsu tax|vesting|sell to cover|
 startup esop deferral|section 192(1c)|schedule fa shares|country share rsu|exercise fmv|grant options|rsu broker|
 google rsu|usd vested|employee share purchase|esop exercise|esop sell|form 67 rsu|esops|rsus|stock option|vested|
 vest tax|vested shares|grant vest|exercise price|exercise options|strike price|fmv exercise|perquisite tax shares|
 rsu tax india|rsu us company|microsoft rsu|amazon rsu|meta rsu|apple rsu|nvidia rsu|adobe rsu|salesforce rsu|
 flipkart esop|swiggy esop|zomato esop|ola esop|paytm esop|razorpay esop|startup esop|esop deferral|esop buyback|
 shares withheld|etrade|morgan stanley|fidelity|schwab|schedule fa|form 67|foreign stock company|stocks from employer|
 company shares given|company ne share diye|phantom stock|sweat equity|sar|esop cliff|esop sale tax|esop capital gain|
 usd rsu
corporate-tax = corporate tax|partnership tax|mat|115baa|115bab|115jb|company|startup tax|domestic company|firm|llp|
 partner salary|remuneration partner|40(b)|company income tax|company tax rate|firm profit|llp profit|partnership|
 section 200|section 206|section 201|115ba|foreign company|amt|turnover company tax|opc|company surcharge|company tax|
 pvt ltd tax|private limited tax|company profit tax|company ka tax|kampani|corporate tax rate|22 percent|
 25 percent company|15 percent company|25.17|minimum alternate tax|mat credit|book profit|llp tax|firm tax|
 partnership firm|partner remuneration|partner interest 12|40b|interest to partners|opc tax|startup company tax|
 foreign company tax|35 percent foreign|surcharge company|turnover 400 crore|dividend or salary director|
 director salary vs dividend|company or proprietor|section 115|itr 6|itr 5|section 8 company|manufacturing company|
 company income|company earn|company earning tax
gratuity = gratuity|gratuity exemption|gratuity formula|retirement benefit|leaving job gratuity|5 years service|
 4 years 240 days|resignation gratuity|gratuity limit 20 lakh|gratuity fixed term|gratuity labour code|
 full and final gratuity|10(10)|joined relieving|relieving basic|company gratuity|gratuity taxable|gratuity received|
 years of service|last drawn basic|15 by 26|government gratuity|nomination gratuity|gratuity death|gratuity amount|
 gratuity kitni|gratuity milegi|gratuity after 5 year|gratuity before 5 year|4 year 8 month gratuity|4 year 240 days|
 gratuity calculation|15 26|15/26|last drawn salary|service years|resign after|resignation benefit|
 leaving company benefit|full and final|full final settlement|retirement gratuity|gratuity limit|20 lakh gratuity|
 25 lakh gratuity|gratuity tax free|gratuity exempt|gratuity act|payment of gratuity|gratuity private|
 gratuity government|dcrg|gratuity contract employee|fixed term gratuity|gratuity wages 50|gratuity nominee|
 gratuity seasonal|gratuity form i|upadan|graituty|company not paying gratuity|gratuity late interest|
 gratuity 10 year|gratuity basic da|naukri chhodne par
retirement = retirement|retire|retirement planning|old age|pension corpus|retirement goal|retirement expense year|
 retirement month|retirement plan|corpus age savings|retirement savings|retire month expense|epf balance retirement|
 retire 60|ret corpus age|retirement corpus|retirement fund|retirement age|how much to retire|corpus for retirement|
 old age money|budhape|budhapa|budhape ka kharcha|after job income|pension planning|retire with crore|retire at 60|
 retire at 58|retire at 55|will money last|money last till 85|money enough for retirement|enough to retire|
 expenses after retirement|life after 60|spouse pension|retirement gap|save for retirement|monthly save retirement|
 epf nps retirement|retirement inflation|bucket strategy|superannuation|sevanivrit|ritayarment|
 kitna paisa chahiye budhape|nest egg|post retirement|retirement readiness|invest old age|safe invest old age
home-loan-eligibility-calculator = how much loan|max home loan|foir|afford home|home budget|loan on salary|
 maximum home loan|take home emi home loan|loan eligibility month|house own money loan|own money|get loan for rest|
 property price loan|ltv|co applicant|existing emi home loan|afford flat|house budget|margin money|pmay|home loan age|
 home loan eligibility|loan eligibility|eligible loan|how much home loan|kitna home loan|home loan mil sakta|
 loan milega salary|loan on 50000 salary|loan on income|max loan|maximum loan|bank kitna loan dega|house afford|
 can i buy house|ghar kharid sakta|ghar lena|ghar lene ke liye salary|income for house|income needed house|
 salary needed flat|income required loan|salary required home loan|flat kharidne ke liye salary|joint home loan|
 wife income home loan|co borrower|existing emi|other emi home loan|down payment house|own contribution|margin house|
 ltv house|90 percent loan|stamp duty registration house|registry cost|pmay subsidy|home loan age limit|
 self employed home loan|loan tenure age|property within budget|kitne ka ghar|salary emi loan|emi salary loan need
gold-loan-calculator = loan against gold|muthoot|manappuram|gold loan interest|pledge gold|gold loan emi|
 gold loan eligibility|gold margin call|pledge value|gold gram|gold stones|gold value loan|ltv gold|gold auction|
 gold bullet|18 carat loan|gold overdraft|gold loan|sone par loan|sona girvi|gehne girvi|gehna rakh|jewellery loan|
 loan on jewellery|loan on gold|gold pledge|gold loan per gram|per gram loan|gold loan rate|gold loan bullet|
 gold loan ltv|75 percent gold|85 percent gold|muthoot finance|iifl gold|rupeek|sbi gold loan|hdfc gold loan|
 canara gold loan|federal gold loan|agri gold loan|krishi gold loan|gold coin loan|22 carat|18 carat|gold weight|
 net weight|stone deduction|gold loan auction|gold loan renewal|margin call gold|zevar|mangalsutra|bangles|necklace|
 kangan|tola loan|swarn rin
swp-calculator = swp|systematic withdrawal|systematic withdrawal plan|monthly income from mutual fund|
 mutual fund withdrawal|regular income|corpus month|corpus withdraw|money last|how long last|swp vs fd|
 withdraw rate month|swp tax|monthly withdrawal|withdraw every month|withdraw per month|monthly income from lumpsum|
 monthly income from corpus|monthly income mutual fund|monthly income plan|income from investment|
 pension from mutual fund|pension like income|nikalna har mahine|har mahine nikalu|mahine ka paisa nikalna|
 kab tak chalega|kitne saal chalega|corpus last|corpus run out|paisa khatam|how much can withdraw|
 safe monthly withdrawal|4 percent withdrawal|retirement corpus monthly|retired monthly income|swp vs dividend|
 swp 1 crore|swp 50 lakh|swp step up|corpus needed monthly income|income 50000 per month need|
 kitna corpus monthly income|systematic withdraw debt fund|balanced advantage swp
tcs-calculator = tcs|206c|lrs|remittance|foreign tour|tour package|tax collected at source|tcs on car|
 foreign travel tax|206c(1g)|money abroad|study abroad remittance|liberalised remittance|tcs scrap|tcs on watch|
 send country|car 10 lakh tcs|tcs 1%|tcs education|abroad trip|abroad package|section 394|form 27eq|form 143|
 remittance son|remittance education|tcs refund|20% tcs|liquor tcs|tendu|tcs rate|tcs limit|car above 10 lakh|
 tcs 1 percent car|tcs foreign tour|foreign tour package|tour package abroad|honeymoon abroad|international trip|
 foreign trip|europe tour|dubai trip package|bali package|thailand package|makemytrip international|thomas cook|sotc|
 lrs limit|250000 dollar|send money abroad|money to abroad|remit abroad|foreign remittance|wire transfer abroad|
 paise videsh bhejna|videsh paisa bhejna|paisa bhejna abroad|study abroad fees|university fees abroad|
 college fees abroad|son studying abroad|daughter studying abroad|gift to nri|gift to son abroad|us stocks invest|
 invest abroad|vested|indmoney|forex card|credit card abroad|10 lakh limit tcs|7 lakh limit|20 percent tcs|
 5 percent tcs|medical abroad|treatment abroad|luxury tcs|watch tcs|handbag tcs|yacht|art tcs|scrap tcs|scrap sale|
 timber tcs|coal tcs|mining lease|parking lot|toll|tcs credit|206cca|form 27d|tcs without pan|car buy extra cut|
 car buy 1 percent|extra cut car|1% extra car
old-vs-new-tax-regime-calculator = best tax regime|old vs new|regime|regime vs|break even deduction|better regime|
 old new|switch regime|form 10-iea|10iea|old regime naya|regime salary|section 202 old regime|115bac old regime|
 regime pension|old regime deductions|regime choose|form 10iea|old or new|new or old|which regime|kaunsa regime|
 best regime|regime compare|regime select|regime switch|change regime|opt old|opt new|opt out|115bac|breakeven|
 how much deduction|minimum deductions old|old beats new|old regime better|new regime better|purani ya nayi|
 nayi ya purani|naya ya purana|nai vyavastha|old regime with home loan|old regime with hra|old regime 80c 80d|
 deductions old regime|hra 80c 80d regime|10 iea|business switch regime|employer regime declaration|declare regime|
 investment declaration|default regime|regime for salary|regime for pensioner|section 202|
 standard deduction 75000 regime|lose deductions|deductions in new regime
loan-refinancing-calculator = refinance|refinancing|lower interest rate loan|switch home loan|
 home loan balance transfer bank|rate 9 to 8 balance|loan bank rate lower|processing fee balance|reset rate|
 mclr to repo|rllr|conversion fee|repo linked switch|balance transfer top-up|balance transfer|home loan transfer|
 loan transfer|bt|loan shift|shift loan|move loan|move home loan|change bank loan|switch bank loan|switch lender|
 dusri bank|doosre bank me loan|naye bank me loan|refinance home loan|lower rate|reduce interest rate|rate reduction|
 rate kam|bank not reducing rate|repo cut|repo rate|repricing|mclr|base rate loan|old rate loan|eblr|present rate|
 from sbi to hdfc|hdfc to sbi|lic housing to bank|nbfc to bank|processing fee transfer|worth transfer|top up loan|
 top up with transfer|save by transfer|offer from other bank|other bank offer|lower emi other bank|rate difference|
 0.5 percent less|transfer cost|mod charges|legal charges transfer|foreclosure letter|noc|transfer|rate from to|
 loan rate to|bank rate transfer|home loan rate transfer|outstanding current new rate|current rate new|
 present rate new rate
car-loan-emi-calculator = car|on road price|vehicle|two wheeler|new car|car finance|buy car|bike emi|ex showroom|
 road tax|electric car loan|ev loan|80eeb|car down payment|balloon emi|advance emi|cost of owning a car|20/4/10|
 afford car|afford car salary|car salary month|car budget|swift|creta|innova|nexon|fortuner|thar|xuv|alto|baleno|
 brezza|tesla|on road|on road finance|car price|petrol or electric car|car lease|car 5 years cost|car loan|car emi|
 car kist|gaadi loan|gaadi kist|used car loan|second hand car|car on road|rto tax|car insurance cost|
 zero down payment|which car afford|20 4 10|bike loan|scooter emi|two wheeler loan|electric car|electric scooter loan|
 car cost ownership|fuel cost|running cost|petrol vs diesel|petrol vs ev|balloon payment|car exchange|maruti|suzuki|
 hyundai|tata motors|mahindra|kia|toyota|honda|mg|skoda|renault|venue|punch|tiago|harrier|dzire|wagonr|ertiga|fronx|
 grand vitara|i20|exter|seltos|sonet|carens|hycross|scorpio|bolero|bullet|royal enfield|activa|splendor|pulsar|ktm|
 apache|jupiter|ola|ather|ntorq|classic 350|hunter|bmw|audi|mercedes|tractor loan|taxi loan|car lease vs buy|
 car resale|car price down
education-loan-calculator = 80e|section 80e|study abroad loan|moratorium education|education|study loan abroad|
 vidya lakshmi|csis|interest subsidy education|study country|education emi|section 129|interest during course|
 job after course emi|education loan|student loan|study loan|padhai loan|padhai ke liye loan|college loan|fees loan|
 ms loan|mba loan|mbbs loan|engineering loan|iit loan|iim loan|loan for abroad study|loan for canada study|
 loan for usa study|abroad masters loan|vidyalaxmi|pm vidyalaxmi|interest subsidy|subsidy education loan|
 family income 8 lakh|moratorium study|course period|interest during study|partial interest|repay after course|
 repay after job|job ke baad emi|grace period|prodigy finance|mpower|credila|avanse|incred|hdfc credila|sbi scholar|
 bank of baroda education|collateral free education|80e deduction|education interest deduction|semester fees loan|
 tranche|disbursement semester|term wise loan|loan after btech|scholarship loan|i20
step-up-sip-calculator = step-up|sip step-up salary|step-up every year|sip 10% step-up|step-up invest month|
 step up sip|top up sip|increasing sip|sip increase|sip badhana|sip badhate|raise sip|rising sip|
 annual increase sip|10 percent increase sip|sip with hike|sip with increment|sip salary hike|sip yearly increase|
 sip step up percent|sip rise 500|increase 500 every year|increase 1000 yearly|sip every year more|growing sip|
 badhti sip|first sip for goal|step up goal|flat sip vs step up|normal sip vs step up|step-up sip
cagr-calculator = cagr|cagr xirr|absolute return|annual growth|compound annual growth rate|return on investment|
 my return|lakh become year|buy sell annualised|annualised|absolute|buy now worth|moneyback irr|cash flow|
 become year rate|invested now value|portfolio return|xirr|irr|annual return|annualised return|yearly return|
 yearly growth|growth rate|return percent|return kitna|kitna return mila|mutual fund return xirr|absolute to annual|
 return between dates|became in year|invested became|paisa kitna badha|kitne percent badha|rate of growth|ka ho gaya|
 ban gaya|buy price now price|bought at now|land price growth|property appreciation|gold return|share return|
 stock return annual|lic return|policy return|endowment return|money back irr|chit return|sales growth|revenue growth|
 sip xirr|cas statement|dividend reinvest return|how long to double|time to triple|multiplied|2x|3x|10x|doubled in|
 tripled in|return in year|double|triple|return after year|how many year double|guna hua|become|become year|
 become percent|year become|became year percent
lumpsum-calculator = mutual fund year|double money|rule of 72|lumpsum|lumpsum mutual fund|invest once|lumpsum return|lumpsum goal|
 invest lumpsum daughter shaadi|invest today|put today get|lumpsum daughter|lump sum|one time|one time invest|
 one time investment|ek baar|ek saath lagana|ek mushta|single investment|invest 1 lakh once|5 lakh invest|
 10 lakh invest|fd vs lumpsum|mutual fund lumpsum|lumpsum equity|lumpsum debt fund|how much to invest once|
 lumpsum for crore|money double|paisa double|rule of 114|double in year|triple in year|bonus invest|gratuity invest|
 inheritance invest|property money invest|future value lumpsum|grow lumpsum|one shot|kitna banega|kitna ho jayega|
 compounding investment|index fund one time|child lumpsum|become after year invest|debt fund invest|debt fund return|
 fund return after year|goal save once
huf-tax-calculator = huf|karta|coparcener|family tax|joint family|huf account tax|huf gift|clubbing of income|64(2)|
 partial partition|huf partition|tax saved by huf|huf pan|huf deduction|huf income|huf 80c|huf benefit|
 huf capital gains|huf tax|huf account|huf deed|make huf|huf banana|huf kaise|huf kholna|hindu undivided family|
 joint hindu family|hindu avibhajit|sanyukt parivar|karta salary|huf rent|huf fd|huf interest|huf business|
 huf capital gain|gift to huf|gift from uncle huf|mama gift|total partition|huf split|huf dissolve|huf 80d|huf slab|
 huf itr|huf member|huf wife|huf clubbing|64 2|ancestral property huf|huf tax saving|huf tax bachat|bantwara|
 section 99|section 315|section 171
lumpsum-vs-sip-calculator = lumpsum vs sip|lumpsum or sip|stp|lumpsum invest month|stp month|stagger|lumpsum spread|
 invest lumpsum or spread|rupee cost averaging|sip or lumpsum|sip vs lumpsum|lumpsum better|invest at once or monthly|
 at once or slowly|ek saath ya sip|ek saath ya thoda|ek saath ya har mahine|ek baar ya mahine|thoda thoda|
 dheere dheere|systematic transfer|stp vs lumpsum|staggered|spread investment|spread over months|spread in months|
 in parts or once|rupee cost average|cost averaging|market high lumpsum|market fall lumpsum|market crash wait|
 timing market|wait for correction|bonus all at once or monthly|bonus ek saath|all now or later|liquid fund stp|
 park in liquid|phased|tukdo me|tukde tukde|kisto me invest
fire-calculator = fire|early retirement|financial independence|financial freedom|retire at 45|retire at 40|coast fire|
 lean fire|4% rule|safe withdrawal rate|barista fire|25x|expense savings corpus fire|fire number|swr|safe withdraw|
 fat fire|retire 35|retire 50|work optional|job chhod|leave job early|early retire|retire early|retire at 50|quit job|
 quit job early|leave job at 40|naukri chhod|job chhodna|naukri se azadi|kab naukri chhod|when can i retire|25 times|
 30x|33x|4 percent rule|3.5 percent|withdrawal rate|safe withdrawal|savings rate|years to fire|corpus to quit|
 passive income enough|jaldi retire|semi retire|never work again|leave job corpus|early retire corpus|
 leave job early retire|leave job expense
ifsc-lookup = ifsc|ifsc lookup|micr|micr code|neft code|bank ifsc|rtgs|neft|branch|cheque code|ifsc search|
 bank address|imps code|branch ifsc|ifsc code|branch code|bank branch|bank ifsc code|branch address|imps|find branch|
 bank code
`;

/** Banks that people name before a place; a search that begins so and names no calculator goes to the look-up. */
const banks =
  'sbi hdfc icici axis pnb bob boi canara kotak idbi yes indusind federal union uco iob cbi bandhan rbl idfc au saraswat dbs hsbc citi ' +
  'paytm airtel ippb syndicate allahabad dena vijaya andhra corporation';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const namesOf = (text: string): readonly string[] => text.trim().split(/\s*\|\s*/);
const rowsOf = (text: string): readonly (readonly [string, readonly string[]])[] =>
  text
    .trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [name = '', names = ''] = row.split(' = ');
      return [name, namesOf(names)];
    });

/** Returns both lists of each calculator as one. */
const joined = (one: string, other: string): Readonly<Record<string, readonly string[]>> => {
  const names: Record<string, readonly string[]> = {};
  for (const [id, own] of [...rowsOf(one), ...rowsOf(other)]) names[id] = [...new Set([...(names[id] ?? []), ...own])];
  return names;
};

/** A loan for a car, for studies or against gold, where nothing speaks of a home: "car loan 12 lakh down payment 20%". */
const ofOtherLoan =
  /^(?!.*(?<![a-z])(?:home|house|flat|ghar|makan|property|plot|apartment|villa|eligib\w*|घर|मकान)(?![a-z])).*(?<![a-z])(?:car|bike|vehicle|auto|two ?-?wheeler|education|student|study|gold) loan(?! emis?)(?![a-z])/u;

/** Gold that a traveller brings is cleared by customs; no bank lends on it there. */
const brought =
  /^(?!.*(?:loan|girvi|pledge|lend)).*(?:dubai|uae|abroad|singapore|foreign|airport|customs?(?![a-z])|duty|import|videsh|विदेश|दुबई)/;

/** … and nobody pledges it where a loan for studies is named. */
const broughtOrForStudies = new RegExp(
  `${brought.source}|^(?!.*(?:gold|sona|sone|jewel|zewar|सोना|सोने)).*(?<![a-z])(?:education|student|study) loan(?![a-z])`,
  'u',
);

/** A loan for a daughter is no deposit for her. */
const borrowed =
  /^(?!.*(?:sukanya|suk(?:a)?nya|samrid+hi|ssy|ssa|सुकन्या)).*(?<![a-z])(?:loan|emi|karza?|udhaar|लोन|कर्ज)(?![a-z])/u;

/** … and of the two accounts the one that is named. */
const ofOtherAccount = /^(?!.*(?:suk|ss[ay]|beti|daughter|girl|ladki|सुकन्या|बेटी)).*(?<![a-z])ppf(?![a-z])/u;
const notOfDaughter = new RegExp(`${borrowed.source}|${ofOtherAccount.source}`, 'u');

/** A tenant who moves from one city to another shifts no loan. */
const moved =
  /^(?!.*(?:loan|emi|bank|lender|rate|balance|karza?|byaj|interest|%|लोन|बैंक|ब्याज)).*(?:(?<![a-z])(?:rent|hra|kiraya|naukri|job|posting)(?![a-z])|किराय)/u;

/** Who has the deposit asks what the bank withholds of a non-resident, and gets back. */
const ofNonResident =
  /(?<![a-z])(?:nri|nro|nre|fcnr)(?![a-z]).*(?<![a-z])(?:fd|deposit|interest|byaj|account)(?![a-z])/;

/** The tax on a pension is no question of NPS, unless that is named. */
const taxOfPension =
  /^(?!.*(?:nps|80 ?ccd|atal|apy|ups|annuity|national|unified|tier|plan|scheme|fund|benefit|sav)).*(?<![a-z])tax(?![a-z])/;

/** Who pays off a loan pays no tax in advance. */
const repaid = /^(?!.*(?:tax|23[45][a-c]|challan|टैक्स|कर)).*(?<![a-z])(?:loan|emi|लोन)(?![a-z])/u;

/** What is left of two salaries after tax is no question of prices. */
const afterTax =
  /^(?!.*(?:inflation|price|real|value|worth|cost|m[ae]h[ae]?n?gai|cpi|महंगाई)).*(?<![a-z])(?:tax|in ?-?hand|take ?-?home)(?![a-z])/u;

/** … and income of who says nothing of another country, or of days in this one, is a resident's. */
const ofResident =
  /^(?!.*(?:nr[ioe]|fcnr|oci|pio|rnor|resident|abroad|overseas|foreign|videsh|treaty|dtaa|trc|15c[ab]|gulf|dubai|uae|usa|canada|singapore|days?|din|stay|(?:go|live|liv|work|mov|sett|return|com)(?:e|ing|led)? |india|एनआर|विदेश|भारत)).*(?<![a-z])(?:dividend|interest|stcg|ltcg|gains?)(?![a-z])/u;

/** From one place to another goes a supply with GST, unless it is a person who moves, or travels. */
const supply = {
  pattern: new RegExp(betweenPlaces, 'g'),
  means: 'gst',
  unless:
    /(?<![a-z])(?:rent|hra|kiraya|salary|ctc|job|mov(?:e|ed|ing)|shift\w*|transfer\w*|house|flat|property|loan|branch|ifsc|flight|train|bus|ticket|distance|km|route|cab|travel|trip|tour|bike|ride|toll)(?![a-z])/,
};

/** … and a person who pays rent there asks for the exemption. */
const tenantMoves = {
  pattern: supply.pattern,
  means: 'hra rent',
  unless:
    /^(?!.*(?:(?<![a-z])(?:rent|hra|kiraya)(?![a-z])|किराय))|(?<![a-z])(?:tds|gst|loan|truck|goods|income|received|milta|aata)(?![a-z])/,
};

/** What is wanted, and how much a month brings it there. */
const savedFor = {
  pattern: /(?<=(?:chahiye|चाहिए) .*)(?:har mahin[ae]|हर महीने) (?:kitn[aei]|कितन[ाेी])/gu,
  means: 'sip goal',
  unless: /(?<![a-z])(?:loan|emi|karza?|kharcha?|pension|rent|kiraya|salary|nikal\w*|byaj)(?![a-z])/,
};

/** One regime alone, with no word of a choice between both, says how the tax that is asked for is worked out. */
const oneRegime = {
  pattern:
    /(?<![a-z])(?:old|puran[ai]|new|nay[ai]|nai|nayi) (?:tax )?regime?(?![a-z])|(?:पुरानी|नई) (?:टैक्स )?(?:रिजीम|व्यवस्था)/gu,
  means: 'income tax slab',
  unless:
    /^(?!.*(?:(?<!(?:old|puran[ai]|new|nay[ai]) )tax(?! regim)|टैक्स|आयकर))|(?:old|puran[ai]|पुरानी).*(?:new|nay[ai]|नई)|(?:new|nay[ai]|नई).*(?:old|puran[ai]|पुरानी)|(?<![a-z])(?:which|kaun\w*|konsa|vs|versus|compare\w*|comparison|better|best|switch|shift|choose|opt|should|save|saving|benefit|or|ya|sahi|behtar|fayda|faayda|break ?-?even|10-?iea|calendar|dates?|deadlines?|take ?-?home|in ?-?hand)(?![a-z])|कौन|बेहतर|तुलना|चुन|या |सही|फायदा/u,
};

/** Dates of the year are the calendar's, whoever asks. */
const dueDates = {
  pattern:
    /(?<![a-z])(?:(?:due|last|important|filing|tax) dates|(?:tax )?calend[ae]r)(?![a-z])|(?<![a-z])deadlines|(?<![a-z])(?:all|sabhi|saari|sab) (?:\S+ ){0,3}(?:dates?|tar(?:ee|i)kh\w*)(?![a-z])|(?:सभी|सारी) (?:\S+ ){0,3}तारीख(?:ें|े)?/gu,
  means: 'tax planning timeline due dates',
  unless: /advance tax|एडवांस टैक्स|अग्रिम|property tax/u,
};

/** Duty on the deed of a house, but on what is traded or sold. */
const ofDeed = {
  pattern: /stamp duty(?! value)/g,
  means: 'stamp duty registration house',
  unless:
    /(?<![a-z])(?:shares?|stock|trad\w*|intraday|delivery|f&o|fno|nifty|sip|fund|80c|rent|agreement|lease|gift|refund|sold|sale|sell|bech\w*|gains?|value|balance transfer)(?![a-z])/,
};

/** Who has retired and has a deposit plans no retirement. */
const hasRetired = {
  pattern: /(?<![a-z])retire(?:d(?! (?:at|age))| (?:hue|hua|huye|ho gay[aei]|hone (?:par|pe|ke baad)))(?![a-z])/g,
  means: '',
  unless: /^(?!.*(?<![a-z])(?:fd|rd|scss|mis|deposit|post office)(?![a-z]))/,
};

/** Days spent in India ask whether somebody is a resident. */
const daysHere = { pattern: /(?<![a-z])in india(?: for)?(?= *¬days)/g, means: 'days india nri' };

/** Words of two figures that are compared, "8.5% vs 9%", or of a range, name no page; with no other word they are rates of a loan, as one would be. */
const comparedFigures = { pattern: /(?<=¤ *)(?:vs|versus)(?= *¤)|between(?= *¤ )/g, means: '' };
const comparedRates = {
  ...comparedFigures,
  means: 'emi',
  unless:
    /^[^%]*$|(?<![a-z])(?!(?:lakhs?|lac|l|crores?|cr|years?|yrs?|saal|months?|vs|versus|between|and|at|for)(?![a-z]))[a-z]/,
};

/** A deposit is a family's where one is named, and a salary only that of its members. */
const ofNoFamily =
  /^(?!.*(?:hu\.?f|hindu|karta|famil|parivar|member|coparcen|एचयू|परिवार)).*(?<![a-z])(?:fd|salar(?:y|ied)|ctc|vetan|naukri)(?![a-z])/u;
/** What is left of a salary, and the tax of a company. */
const ofOthers =
  /^(?!.*(?:tax|टैक्स)).*in[ -]?hand|(?:corporate|company) tax(?![a-z])|^(?!.*salar).*(?<![a-z])(?:pvt|private) (?:ltd|limited)(?![a-z])/u;
/** Who pays rent and gets none, and a SIP that nothing raises. */
const ofTenant =
  /^(?!.*(?:tenant|kirayedar|landlord|received|milta|aata|let|rented|business)).*(?<![a-z])(?:(?:rent|kiraya) (?:\S+ ){0,3}(?:de|bhar)(?:t[aei]| rah[aei]) h|pay(?:ing)? rent|rent paid)/;
/** How long a loan takes at an EMI, of which nothing is said to be paid or left, is no question of prepayment. */
const notYetPaid =
  /^(?!.*(?:outst|balance|left|bac|bak|remain|pay|paid|extra|clos|khatam|chuk|bhar|already|running|chal|early|save|lump|old|more|jaldi|jy?ada|zyada)).*(?<![a-z])(?:kitn[ei] (?:saal|mahin)|how (?:long|many (?:year|month)s))/;
/** Pay for leave that was not taken is no gratuity. */
const ofLeave = /^(?!.*(?:gratu|graitu|upadan|ग्रे)).*encash/;
/** Who asks for a loan asks for no payslip. */
const ofBorrower =
  /^(?!.*(?:hand|home (?:salary|pay)|take|net|tax|80|regime|deduct|payslip|slip|kat|bach|salary kitn)).*(?<![a-z])(?:loan|eligib)/;
const level =
  /^(?!.*(?:step|up(?![a-z])|top|incre|ra?is|hike|gro|escal|dynamic|every|each|every|har (?:saal|varsh)|sa+l[ae]na|yearly|annual|p\.?a|more|add|first|start|begin|badh|बढ़|टॉप|स्टेप|हर)).*(?<![a-z])sip(?![a-z])/u;
/** A refund on exports is worked out from them and from the sales in India. */
const ofExports = /refund.*(?:domestic|local sale)|domestic.*refund/;
/** Interest by its section or its amount is what TDS is cut from. */
const sectionOfInterest =
  /(?<![a-z\d])194 ?-?a(?![a-z])|^(?=.*(?<![a-z])tds(?![a-z])).*(?:interest|byaa?j) (?:of )?(?:[\d.,]+ ?[kl]|\d[\d,]{3})/;
/** What a deposit pays out is no withdrawal from a fund. */
const ofDeposit = /^(?!.*(?:swp|withdr|nikal|fund|vs|corpus|kitne )).*(?<![a-z])fd(?![a-z])/;
const refinanced = /(?<![a-z])refinanc|balance transfer/;

/** Who asks for a home loan says what the pay is, and asks for no payslip. */
const payOfBorrower = {
  pattern: /(?<![a-z])(?:lpa|ctc|package)(?![a-z])/g,
  means: 'salary',
  unless:
    /^(?!.*(?<![a-z])(?:home loan|loan elig|eligib))|(?<![a-z])(?:tax|regime|80c|in ?-?hand|take ?-?home)(?![a-z])/,
};

/** What an index or a share was and is, "nifty 11000 to 24500", asks for its growth. */
const risen = {
  pattern: /(?<![a-z])(?:nifty|sensex|(?:share|stock) price)(?= [^¤]*¤[^¤]{1,24}¤)/g,
  means: 'cagr',
  unless:
    /(?<![a-z])(?:lots?|options?|futures?|fut|call|put|[cp]e|buy|sell|bought|sold|sip|fund|intraday|profit|loss|tax|today|aaj|live|target)(?![a-z])/,
};

/** The code of a branch asks for the branch. */
const ifscCode = { pattern: /(?<![a-z0-9])[a-z]{4}0[a-z0-9]{6}(?![a-z0-9])/g, means: 'ifsc code' };

/** The vocabulary as the search takes it. */
export const searchVocabulary = {
  small: wordsOf(small),
  weak: wordsOf(weak),
  same: Object.fromEntries(rowsOf(same).flatMap(([means, typed]) => typed.map((each) => [each, means]))),
  elsewhere: namesOf(elsewhere),
  never: notOurs,
  asked: joined(asked, needs),
  phrases: [
    supply,
    tenantMoves,
    savedFor,
    oneRegime,
    dueDates,
    ofDeed,
    hasRetired,
    daysHere,
    comparedRates,
    comparedFigures,
    payOfBorrower,
    risen,
    ifscCode,
  ],
  notFor: {
    'gold-loan-calculator': broughtOrForStudies,
    'sukanya-samriddhi-calculator': notOfDaughter,
    'loan-refinancing-calculator': moved,
    'tds-calculator': ofNonResident,
    'advance-tax': repaid,
    'nps-calculator': taxOfPension,
    'emi-calculator':
      /^(?!.*(?:for|me|from) (?:an? )?emi).*(?:eligib|पात्रता)|vehicle loan|^(?!.*(?<![a-z])emi(?![a-z])).*gold loan/u,
    'home-loan-eligibility-calculator': ofOtherLoan,
    'rental-income': ofTenant,
    'take-home-salary-calculator': ofBorrower,
    gratuity: ofLeave,
    'pre-payment-loan-calculator': notYetPaid,
    'step-up-sip-calculator': level,
    'huf-tax-calculator': ofNoFamily,
    'income-tax': ofOthers,
    'old-vs-new-tax-regime-calculator': /(?<![a-z])huf(?![a-z])/,
    'inflation-calculator': afterTax,
    'nri-taxation-calculator': ofResident,
    'gst-input-credit': ofExports,
    'fd-calculator': sectionOfInterest,
    'swp-calculator': ofDeposit,
    'section-80c-optimizer': refinanced,
  },
  banks: wordsOf(banks),
} as const;
