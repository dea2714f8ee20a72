/**
 * What people type when they look for a calculator: data for `lib/search.ts`, checked by `tests/search-queries.test.ts`.
 * Everything is in small letters. It is text, not objects, for its size: "what = how it is typed|or so", a line that begins
 * with a space goes on.
 */

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
paise rupay rupaye jeb
`;

/** Words of the names below that many other things have too: alone, beside words that nobody knows, they find nothing. */
const weak = `
today price rate status slot finance date time value charge limit plan cost fund money month year number code bank
account card age rule return india day new old country running cut delhi mumbai pune chennai hyderabad kolkata
bangalore bengaluru ahmedabad family child get become buy lumpsum code branch senior citizen premium abroad business
profit loss credit transfer extra own basic own date package company company house car bike land flat education form
double balance call input output own due expense emi shop section invest insurance goal policy vs firm partner saved
score pay list fee fees part index best city charges job medical worth service last
`;

/** The words by which the catalogue knows a thing = other words and phrases for it. Longer phrases are tried first. */
const same = `
income = aay|इनकम|aamdani|aamdni|kamaai|earning|आय|आमदनी|कमाई
income tax = aaykar|incometax|आयकर|ay|inkam tax|इनकम टैक्स
savings = bachat|बचत|saving|save|bachao|bachaye|bachane|bachega|bachegi|bachaun|bachta|बचाएं|बचाना|बचाने|saved
save = bachana
interest = byaaj|sood|ब्याज|biyaj|vyaj|intrest|intt|सूद
loan = karz|rin|लोन|ऋण|कर्ज|loans|lone|karja|borrow|borrowed|कर्जा
emi = kist|kisht|qist|ईएमआई|किस्त|kishte|kisten|installment|किश्त|किस्तें|qisht
rent = kiraya|किराया|kiraye|bhada|किराए|किराये|rented|rentals
tenant rent = kirayedar|किरायेदार
house = मकान|makaan
home = ghar|होम|गृह|घर
car = gaadi|कार|गाड़ी|suv|sedan|hatchback|गाडी
gold = sona|sone|सोना|सोने|गोल्ड|tola|sona chandi|jewellery|jewelry|jewel|gehne|chain|916|hallmark|22k|22 karat|karat|
 carat|गहने|जेवर|तोला
agriculture = kheti|krishi|खेती|कृषि|krishak|fasal|crop|crops|agri|फसल|किसान
agriculture farmer = kisan
inflation = mehangai|mehngai|mahangai|महंगाई|mahangayi|mehengai|महँगाई|mahgai|dam badhna|daam badhna|mehnga
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
repay = chukaana|chukaye|chukau|chukane|bharna|bhar du|bhar dun|चुकाना
tax = टैक्स|कर|taxes|tex|taxable|taxed
gst = जीएसटी
mutual = म्यूचुअल
fund = फंड
sip = एसआईपी|सिप|sips
ppf = पीपीएफ
fd = एफडी|fixd depost|bank fd
nps = एनपीएस
pension = पेंशन|penshan
gratuity = ग्रेच्युटी|gratuty
sukanya = सुकन्या
samriddhi = समृद्धि
share = शेयर|shares|stock|stocks
market = बाजार
health = स्वास्थ्य
retirement = रिटायरमेंट|budhapa|budhape|sevanivritti|बुढ़ापा|बुढ़ापे|सेवानिवृत्ति
refund = रिफंड|vapas|vapsi|refunds|वापस|वापसी|रिफ़ंड
hra = एचआरए
tds = टीडीएस
tcs = टीसीएस
ifsc = आईएफएससी
ctc salary = lpa
take home = in hand|inhand|in-hand|take-home|takehome|haath me|hath me|haath mein|हाथ में|inhand salary
take home salary = net salary
mutual fund = mf|mfs|म्यूचुअल फंड
short term capital gains = stcg
long term capital gains = ltcg|एलटीसीजी
capital gains = cg|कैपिटल गेन|पूंजीगत लाभ|cap gain|cap gains
income tax return = itr
input credit = itc
reverse charge = rcm
provident fund = pf
provident fund salary = epf|vpf
sukanya samriddhi = ssy|ssa
futures options = f&o|fno|fo|nifty option|nifty options|banknifty|bank nifty|option buying|option selling|call option|
 put option|futures|options trading|fut
nri = nro|nre|एनआरआई|pravasi|प्रवासी|oci|pio
nri treaty = dtaa
debt = mld
loan property = lap
return interest = roi
simple interest = si
compound interest = ci
cagr xirr = xirr|irr
fire = fiar
balance transfer = bt|le jau|le jaun|le jaye|shift|shift karna|switch bank|new bank|naya bank|dusre bank|doosre bank|
 move to|takeover|take over
home loan = home-loan|homeloan|houseloan|house loan|housing loan
car loan = carloan|vehicle loan|auto loan|bike loan
gold loan = goldloan
education loan = student loan|study loan
lumpsum = lump sum|one time|one-time|onetime|ek saath|eksaath|ek sath|ek baar|ek mushta|ekmusht|in one go|one go|
 all at once|upfront|at once|एकमुश्त|एक साथ|एक बार
step-up = step up|stepup|badhate|badhate jaye|badhaye|badhana|badhaun|increment|increasing|increase|increases|
 raise every|top-up|topup|बढ़ाते|बढ़ाएं|बढ़ाना|स्टेप अप|स्टेपअप|top up
step-up sip = top up sip
prepayment = pre payment|pre-payment|prepay|preclose|preclosure|foreclose|foreclosure|part payment|prepaying|
 prepayments|part-payment|part pay|pay off|payoff|foreclosing|foreclosed|pehle chukana|प्रीपेमेंट
health insurance = health cover|mediclaim
equity = equities
goal = goals
deposit = deposits|डिपॉजिट
gains = gain
vs = versus|compare|comparison|difference|antar
form 16 = form16a|form16|f16
section = sec|s.|u/s|dhara|धारा|सेक्शन
bike = scooter|scooty|motorcycle|two wheeler|activa|बाइक|स्कूटर
gold gram = gram|grams|gm|gms|ग्राम
pledge = girvi|गिरवी|pawn
shaadi = wedding|vivah|marriage|शादी
abroad = videsh|overseas|foreign|विदेश
land = jameen|plot|जमीन|ज़मीन|प्लॉट
flat = apartment|फ्लैट
profit = munafa|fayda|faida|nafa|मुनाफा|मुनाफ़ा|लाभ
loss = nuksaan|ghata|losses|घाटा|नुकसान
company = kampani|pvt|private limited|pvt ltd|ltd|कंपनी|companies
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
80c = 80सी
80d = 80डी
80e = 80 e
80gg = 80 gg
80ccd = 80 ccd
corpus = korpus|fund jama|कॉर्पस
professional fees = vakil|lawyer|doctor fees|ca fees|consultant fees|वकील
commission = कमीशन|dalali
contractor = thekedar|ठेकेदार
winning = jeeta|jeet|winnings|kbc|lottery|dream11|rummy|लॉटरी
municipal = nagar nigam|nagarnigam|nagar palika|nigam|नगर निगम|नगर पालिका|corporation house tax
house tax = गृहकर|grih kar|ghar tax|ghar ka tax|हाउस टैक्स|संपत्ति कर
due date = last din|antim tithi|aakhri tarikh|akhri tarikh|last tareekh|last tarikh|tareekh|deadlines|due on|by when|
 kab tak|अंतिम तिथि|आखिरी तारीख|तारीख
calendar = calender|tithi
withdraw = withdrawing|withdrawn|withdrawl|withdrawal|nikasi|निकासी|nikalu|nikalun
expense = kharcha|kharch|kharche|expenses|खर्च|खर्चा
balance = outstanding|bacha loan|bacha hua|bakaya|baaki|remaining|बकाया
eligibility = eligible|paatrata|yogyata|kitna loan|can i get loan|get loan|mil sakta loan|how much loan|पात्रता|
 कितना लोन|लोन मिल
afford = afford kar|affordable
treaty = tax treaty
customs = aliexpress|alibaba|shein|ebay|cif|courier|parcel|bcd|sws|bill of entry|hs code|landed|baggage|सीमा शुल्क|
 कस्टम
remittance = outward remittance|remit|sending money|send money|paise bhejna|bhejna
stp = systematic transfer
broker = zerodha|groww|upstox|angel one|angelone|dhan|kite
mcx = crude|crude oil|silver mini|gold mini|natural gas|commodity|commodities
audit = ऑडिट|adit
huf = एचयूएफ|hindu undivided
lic premium = lic
input = इनपुट
credit = क्रेडिट
relieving = relieved|resign|resigning|resigned|left job|quit|last working day|istifa|इस्तीफा
joined = joining|date of joining|doj
grow = grows|growth|grown
double = doubles|duguna|dugna|दोगुना|दुगना
become = became|becomes|ban jayega|ho jayega|hone me
child = kids|kid|children|bachche|bachcha|बच्चे
loan moratorium = moratorium period
shop = dukaan|दुकान
vidyalaxmi = pm vidyalaxmi|vidyalakshmi|vidya lakshmi
lent = udhaar|उधार|udhari
spread = thoda thoda|thoda-thoda|dheere dheere
old new regime = kaunsa regime|kaun sa regime|konsa regime|which regime|kaunsi regime
today = aaj|aajkal|आज
country = usa|america|american|uk|canada|australia|singapore|germany|dubai|uae|nepal|pakistan|bangladesh|london|
 europe|saudi|qatar
fixed = फिक्स्ड
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
 federal|us tax|running status|age calculator|love calculator|atm|percentage
`;

/** How people ask for each calculator: names, questions cut to their words, sections of both Acts, forms. */
const asked = `
income-tax = pay tax|bonus tax|leave encashment|tax|tax on salary|slab rates|new regime tax|rebate 87a|87a|surcharge|
 marginal relief|tax liability|tax payable|115bac|standard deduction|senior citizen tax|pension tax|freelancer tax|
 44ada|44ad income|crypto tax|lottery tax|self assessment tax|cess|ctc tax|home loan tax|home loan tax benefit|24b|
 section 24|80eea|80ttb|80tta|dividend tax|tax on interest|fd interest tax|fine late filing|234f|belated return|
 section 202|section 156|marginal relief 87a|80tta 80ttb|total income slab|tax cess|section 22|
 income from other sources|itr 1|itr 2|itr 4|bonus|gross total income|company salary tax
gst-calculator = gst|gst inclusive|gst exclusive|cgst sgst igst|reverse gst|add gst|remove gst|goods and services tax|
 gst rate|invoice gst|hsn|composition scheme|bill tax|reverse charge|gst bill|gst base price|incl 18 gst|excl gst|
 igst|cgst|sgst|mrp gst|gst amount|gst price|composition|taxable value gst
emi-calculator = credit card emi|emi|home loan|personal loan|loan|amortisation schedule|amortization|
 monthly instalment|flat rate reducing rate|moratorium|business loan|two wheeler loan|loan repayment|loan schedule|
 emi month|principal interest|flat reducing|emi interest|emi principal|no cost emi|loan tenure
interest-calculator = simple interest|compound interest|interest rate|compounding|daily interest|byaj|money lent|
 loan interest month|interest lent|become year|double year|interest quarterly|become double year|compounded quarterly|
 penal interest
sip-calculator = sip|mutual fund|mutual fund return|monthly investment|systematic investment plan|crorepati|sip goal|
 goal|sip return|elss sip|become crorepati|index fund|sip broker|weekly sip|sip daily|sip lumpsum month
ppf-calculator = ppf|public provident fund|provident fund|ppf maturity|ppf withdrawal|ppf loan|ppf extension|
 ppf interest|ppf deposit|ppf 15 years|ppf april|ppf account
advance-tax = 234b|234c|234a|section 234|advance tax due date|interest on late tax|208|211|quarterly tax|
 advance tax stcg emi|advance tax ltcg emi|advance tax freelancer|section 424|section 425|section 404|section 408|
 tax instalment june september december march|advance tax profit|15 march instalment|advance tax fd interest
capital-gains = short term capital gains|share market tax|mutual fund tax|tax on equity|112a|111a|112|54|54f|54ec|
 section 54|sale of property|sell flat|sold house|indexation|cost inflation index|cii|gold tax|plot sale|
 tax harvesting|grandfathering|sell flat buy|buy sell land|buy sell house|sell sgb|sgb|sovereign gold bond|
 ltcg share broker|debt fund tax|equity fund tax|mutual fund sell|stamp value|50c|section 82|section 86|section 198|
 section 196|section 197|section 67|54b|capital loss|carry forward loss|unlisted share sell|inherited property sell|
 reit|bonds sell|crypto sell|sell share long term|capital gain account scheme|buyback
hra-calculator = hra|hra exemption|rent exemption|10 13a|80gg|rent receipt|rent paid|rent allowance|landlord pan|
 rent parents|pay rent hra|rent salary hra|hra metro|section 134|house rent|hra basic
nps-calculator = nps|national pension|national pension system|pension scheme|80ccd|80ccd 1b|annuity|nps vatsalya|
 ups vs nps|nps exit rules|nps lump sum tax|nps 80 withdrawal|nps auto choice|atal pension|pension|nps month|
 pension month|nps tier 2|nps annuity|apy|atal pension yojana|ups|80ccd 2|section 124|nps old year|unified pension
fd-calculator = fd|fixed deposit|fixed deposit return|rd|recurring deposit|term deposit|bank deposit|fd maturity|
 fd interest|senior citizen fd|tax saver fd|deposit|fd rate|fd monthly interest|scss|mis|nsc|kvp|fd ladder|break fd|
 fd days|nsc maturity|kisan vikas patra|kisan vikas|kvp double|post office scheme|post office td|time deposit|
 scss quarterly|mis month|monthly income scheme|rd month|mahila samman|corporate fd|fd tds|15g|15h|form 121|
 cumulative fd|fd premature
property-tax = house tax|bbmp|bmc property|mcd|ghmc|pmc property|khata|property tax bangalore|property tax bengaluru|
 property tax mumbai|property tax delhi|property tax pune|property tax hyderabad|property tax chennai|
 property tax kolkata|property tax ahmedabad|gcc property|kmc property|municipal corporation|nmmc|tmc property|pcmc|
 amc property|chennai corporation|capital value property|unit area|arv|annual rental value municipal|rateable value|
 self occupied sqft|zone sq ft|category sqft|sqft|sq ft|sqm|gaj|mcd category|mcd self occupied|bbmp zone|
 guidance value property tax|house tax rebate|ready reckoner
rental-income = rent received|let out house|let out property|house property|rental|landlord tax|tenant rent tax|
 rental yield|deemed let out|second house tax|third house|vacant house|annual value|gross annual value|
 pre construction interest|arrears of rent|two self occupied houses|co owner rent|24b let out|25a|
 rent tax other income|rent house|rent month tax|commercial rent|standard deduction rent|section 24 rent|
 30 standard deduction|flat rent|section 20|section 21|unrealised rent|home loan interest let out|pg income|
 rent house month|airbnb
agriculture-income-tax = agriculture|agricultural income|farm income|farmer tax|farming|farmer|10(1)|
 partial integration|agriculture tax|land agriculture income|agriculture sell expense|agriculture salary|
 agriculture other income
export-import-tax = export|import|customs|landed cost|duty drawback|rodtep|import tax|import gold|duty on gold|
 courier from abroad|import country|iec|import phone|import laptop|social welfare surcharge|anti dumping|
 export refund|lut export|igst refund export|drawback|shipping bill|aidc|customs igst
form16 = salary certificate|form 16 explainer|tds certificate salary|form 12ba|form 130|form 16 pdf|changed job tax|
 job change tax|17(1)|17(2)|17(3)|section 17|form 16 read|form 16 tds|part a part b|part a|form 16 two employers|
 form 26as|form 168|ais|tis|26as mismatch|ais mismatch|form 24q|form 138|previous employer
gst-input-credit = input tax credit|gstr 3b|gstr3b|gst set off|rule 42|gstr 2b|rule 86b|gst payment|gst refund|
 output input igst cgst|input cgst sgst|itc reversal|itc order|electronic credit ledger|cash ledger|blocked credit|
 17(5)|output tax|itc balance|rule 88a|capital goods itc|rule 43
health-insurance = 80d|section 80d|parents insurance|family floater|medical|insurance premium|insurance|sum insured|
 preventive check-up|senior citizen medical bills|section 126|floater or individual|room rent|room rent cap|
 cover child|health premium|parents senior citizen|top up health|super top up|cashless hospital|co pay|80d limit|
 star health|80ddb|health deduction
income-tax-refund-estimator = refund|income tax refund|refund status|244a|section 244a|excess tax paid|
 refund interest|refund not received|refund late|section 245|belated return refund|revised return|
 salary tds cut refund|tds cut refund|salary tds refund|refund month|section 437|excess tds|refund itr filed|
 refund delay|tax refund interest|refund adjusted
inflation-calculator = inflation|price rise|purchasing power|future value money|cpi|future cost|value of money|
 rupee value|cost of living|today|daughter shaadi inflation|expense year|expense today|equals today|in 1995|
 cost in year|price after year|beat inflation|real return|real value|shaadi inflation|education inflation|purchasing|
 cost increase
nri-taxation-calculator = nri|nri tax|non resident|residential status|nri income|treaty|120 days|182 days|rnor|
 foreign income|returning nri|section 6|nri rent|nri property|sale of property nri tds|days in india|day counter|
 deemed resident|not ordinarily resident|dtaa rates|nro interest|nri refund|come back to india|115e|6(1a)|15ca|15cb|
 form 10f|trc|nro repatriation|overseas country|nri sell flat|nri fd|nri dividend|nri mutual fund|gulf|
 abroad salary india|60 days|183 days|fcnr|section 195 nri|seafarer|nri return|nri capital gains|resident or not|
 form 41
pre-payment-loan-calculator = prepayment|home loan prepayment|repay loan early|foreclosure charges|part prepayment|
 reduce tenure|loan closure|prepayment or invest|loan early|reduce emi|extra emi month|balance extra|lumpsum loan|
 home loan extra|repay extra|close loan|finish loan|pay extra|extra payment|loan free|interest saved|
 outstanding foreclosure charges|done pay extra|emi done
section-80c-optimizer = 80c|section 80c|elss|tax saving investments|lic 80c|nsc|80ccc|80cce|1.5 lakh deduction|
 tax saving options|deductions|tax saving mutual fund|tax saving fd|80c in new regime|elss or ppf|elss vs ppf|
 save tax before march|80ccd 1b|tuition fees 80c|section 123|tax saver|lic premium|sum assured|tuition fee|
 tuition fees|home loan principal|epf tuition|principal 80c|80c limit|ulip|stamp duty 80c|80c 80ccd|
 tax savings lock-in|tax savings risk|5 year tax fd
sukanya-samriddhi-calculator = sukanya|sukanya samriddhi|sukanya samriddhi yojana|girl child|daughter scheme|daughter|
 daughter marriage|daughter education fund|sukanya withdrawal at 18|daughter invest|daughter post office|
 daughter account|girl child yojana|daughter born|sukanya deposit|sukanya interest
stock-market-tax-calculator = stock market tax|intraday|brokerage|stt|trading tax|zerodha|delivery charges|
 stock market|brokerage charges|speculative income|dp charges|trading turnover|broker share|buy sell share|qty|
 buy qty sell|futures lot|mcx|mcx futures|options premium|lot size|share dividend intraday|intraday loss|
 futures options profit|futures options income|delivery share|trade loss|sebi charges|stamp duty share|expiry|call|
 mtf|btst|swing trading
take-home-salary-calculator = take home|ctc|salary|salary slip|payslip|salary breakup|job offer|salary hike|
 gross salary|professional tax|esi|net pay|salary structure|offer letter|monthly pay|package|hike|
 basic salary take home|gross basic|variable pay|ctc month|employer pf|pf cut salary|esic|labour code salary|
 new labour code|notice period pay|pt maharashtra
tax-audit-calculator = tax audit|44ab|audit|audit limit|turnover limit|presumptive|44ad|44ada|section 44ab|
 section 44ad|ca audit|f&o turnover|futures options audit|3cd|audit profit|section 63|section 58|44aa|
 books of account|cash sales audit|form 3ca|form 3cb|profit below 8|6 percent presumptive|audit trade|271b|audit due
tax-planning-timeline = last date|deadline|filing date|tax planning|last date to file|income tax return date|calendar|
 compliance calendar|gstr 1|gstr 1 3b|qrmp|form due date|26q due date|tds due date|gstr 3b due date|gstr 9|
 advance tax due date year|september due date|july due date|march due date|october due date|31 march|31 july|
 tax calendar freelancer|tax dates left|dates|belated return date|revised return date|updated return|itr u|
 pf esi due date|penalty late|when to file|due date penalty|roc due date|form 24q due date|section 263
tds-calculator = tds|194c|194j|194i|194h|194ia|194-ia|194ib|194-ib|194a|194q|194t|194r|195|tds on rent|
 tds on property|tds rate|tax deducted at source|tds contractor|393|tds late fee|tds interest|tds commission|form 26q|
 26qb|tds on salary|tds cut fee|tds interest bank|winning tds|winning tax|194b|194ba|194n|194m|194o|194s|194d|194k|
 194|192|192a|epf withdraw tds|section 393|section 392|section 395|tds 15g|tds fees|tds rent month|tds without pan|
 cash withdraw tds|form 121 tds|form 140|form 141|26qc|26qd|form 16a|form 131|tds return|professional fees|contractor|
 lower deduction|197 certificate|tds challan|cheque without pan|206ab
esop-tax = esop|rsu|stock options|employee stock|espp|perquisite shares|esop tax|rsu tax|vesting|sell to cover|
 startup esop deferral|section 192(1c)|schedule fa shares|country share rsu|exercise fmv|grant options|rsu broker|
 google rsu|usd vested|employee share purchase|esop exercise|esop sell|form 67 rsu
corporate-tax = corporate tax|partnership tax|mat|115baa|115bab|115jb|company|startup tax|domestic company|firm|llp|
 partner salary|remuneration partner|40(b)|company income tax|company tax rate|firm profit|llp profit|partnership|
 section 200|section 206|section 201|115ba|foreign company|amt|turnover company tax|opc|company surcharge
gratuity = gratuity|gratuity exemption|gratuity formula|retirement benefit|leaving job gratuity|5 years service|
 4 years 240 days|resignation gratuity|gratuity limit 20 lakh|gratuity fixed term|gratuity labour code|
 full and final gratuity|10(10)|joined relieving|relieving basic|company gratuity|gratuity taxable|gratuity received|
 years of service|last drawn basic|15 by 26|government gratuity|nomination gratuity|gratuity death
retirement = retirement|retire|retirement planning|old age|pension corpus|retirement goal|retirement expense year|
 retirement month|retirement plan|corpus age savings|retirement savings|retire month expense|epf balance retirement|
 retire 60|ret corpus age
home-loan-eligibility-calculator = how much loan|max home loan|foir|afford home|home budget|loan on salary|
 maximum home loan|take home emi home loan|loan eligibility month|house own money loan|own money|get loan for rest|
 property price loan|ltv|co applicant|existing emi home loan|afford flat|house budget|margin money|pmay|home loan age
gold-loan-calculator = loan against gold|muthoot|manappuram|gold loan interest|pledge gold|gold loan emi|
 gold loan eligibility|gold margin call|pledge value|gold gram|gold stones|gold value loan|ltv gold|gold auction|
 gold bullet|18 carat loan|gold overdraft
swp-calculator = swp|systematic withdrawal|systematic withdrawal plan|monthly income from mutual fund|
 mutual fund withdrawal|regular income|corpus month|corpus withdraw|money last|how long last|swp vs fd|
 withdraw rate month|swp tax
tcs-calculator = tcs|206c|lrs|remittance|foreign tour|tour package|tax collected at source|tcs on car|
 foreign travel tax|206c(1g)|money abroad|study abroad remittance|liberalised remittance|tcs scrap|tcs on watch|
 send country|car 10 lakh tcs|tcs 1%|tcs education|abroad trip|abroad package|section 394|form 27eq|form 143|
 remittance son|remittance education|tcs refund|20% tcs|liquor tcs|tendu
old-vs-new-tax-regime-calculator = best tax regime|old vs new|regime|regime vs|break even deduction|better regime|
 old new|switch regime|form 10-iea|10iea|old regime naya|regime salary|section 202 old regime|115bac old regime|
 regime pension|old regime deductions|regime choose|form 10iea
loan-refinancing-calculator = refinance|refinancing|lower interest rate loan|switch home loan|
 home loan balance transfer bank|rate 9 to 8 balance|loan bank rate lower|processing fee balance|reset rate|
 mclr to repo|rllr|conversion fee|repo linked switch|balance transfer top-up
car-loan-emi-calculator = car|on road price|vehicle|two wheeler|new car|car finance|buy car|bike emi|ex showroom|
 road tax|electric car loan|ev loan|80eeb|car down payment|balloon emi|advance emi|cost of owning a car|20/4/10|
 afford car|afford car salary|car salary month|car budget|swift|creta|innova|nexon|fortuner|thar|xuv|alto|baleno|
 brezza|tesla|on road|on road finance|car price|petrol or electric car|car lease|car 5 years cost
education-loan-calculator = 80e|section 80e|study abroad loan|moratorium education|education|study loan abroad|
 vidya lakshmi|csis|interest subsidy education|study country|education emi|section 129|interest during course|
 job after course emi
step-up-sip-calculator = step-up|sip step-up salary|step-up every year|sip 10% step-up|step-up invest month
cagr-calculator = cagr|cagr xirr|absolute return|annual growth|compound annual growth rate|return on investment|
 my return|lakh become year|buy sell annualised|annualised|absolute|buy now worth|moneyback irr|cash flow|
 become year rate|invested now value|portfolio return
lumpsum-calculator = double money|rule of 72|lumpsum|lumpsum mutual fund|invest once|lumpsum return|lumpsum goal|
 invest lumpsum daughter shaadi|invest today|put today get|lumpsum daughter
huf-tax-calculator = huf|karta|coparcener|family tax|joint family|huf account tax|huf gift|clubbing of income|64(2)|
 partial partition|huf partition|tax saved by huf|huf pan|huf deduction|huf income|huf 80c|huf benefit|
 huf capital gains
lumpsum-vs-sip-calculator = lumpsum vs sip|lumpsum or sip|stp|lumpsum invest month|stp month|stagger|lumpsum spread|
 invest lumpsum or spread|rupee cost averaging
fire-calculator = fire|early retirement|financial independence|financial freedom|retire at 45|retire at 40|coast fire|
 lean fire|4% rule|safe withdrawal rate|barista fire|25x|expense savings corpus fire|fire number|swr|safe withdraw|
 fat fire|retire 35|retire 50|work optional|job chhod|leave job early
ifsc-lookup = ifsc|ifsc lookup|micr|micr code|neft code|bank ifsc|rtgs|neft|branch|cheque code|ifsc search|
 bank address|imps code|branch ifsc
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

/** The vocabulary as the search takes it. */
export const searchVocabulary = {
  small: wordsOf(small),
  weak: wordsOf(weak),
  same: Object.fromEntries(rowsOf(same).flatMap(([means, typed]) => typed.map((each) => [each, means]))),
  elsewhere: namesOf(elsewhere),
  asked: Object.fromEntries(rowsOf(asked)) as Readonly<Record<string, readonly string[]>>,
  banks: wordsOf(banks),
} as const;
