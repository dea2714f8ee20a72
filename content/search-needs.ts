/**
 * What people need when they look for a calculator, in their own words: verbs, occasions, people, things. Beside the names of
 * `content/search-vocabulary.ts`, in its format.
 */
export const needs = `
income-tax = retrenchment compensation|compensation from employer|govt takes|goes to govt|sarkar ko kitna|tax katega|tax bharna|tax dena|tax lagega|tax banega|tax kitna banta|papa pension byaj|
 pension and interest|father pension|pension aur byaj|mother pension|old parents tax|win dream11|kbc jeeta|jeeta tax|lottery jeeti|
 online gaming tax|online gaming winnings|betting winnings|horse race|game show|my11circle|rummy|poker|
 yearly tax|year ka tax|saal ka tax|tax on my income|tax on earnings|kamai pe tax|salary pe tax|itr kitna|nil tax|tax free limit|
 basic exemption limit|exemption limit|how is tax computed|compute tax|breakup of tax|effective tax rate|average tax rate|
 surcharge 10 percent|rich tax|crore income tax|gift received tax|gifts taxable|monetary gift|retirement benefits taxable|
 commuted pension tax|superannuation tax|pf interest taxable|voluntary retirement tax|notice pay tax|freelance income|freelancing income|upwork|
 fiverr|influencer income|youtube income|adsense|blogger income|tuition income|coaching income|consultancy income|doctor income|lawyer income|
 architect income|ca income|shopkeeper income tax|kirana income tax|trader income tax|business income tax|business income|shop income tax|
 shop income|shop turnover income tax|foreign clients|freelancer foreign clients|overseas clients|need to file return|pension file return|two houses|second house tax|home loan interest deduction|
 80d deduction|donation 80g|charity deduction|ngo donation|temple donation|political party|handicapped deduction|divyang|
 disabled dependent|parkinson|cancer|kidney treatment|senior citizen|super senior|retired person|housewife income|student income|
 minor child income|nurse salary|teacher salary|soldier salary|bank employee|it employee|software engineer salary|
 form 1040 india|section 87a|section 16|section 80ccd|relief arrears|
 business loss salary|loss set off salary|loss against salary
gst-calculator = gst registration limit|gst registration|gst limit|gst turnover limit|need gst registration|gst number limit|foreign client gst|clients abroad gst|required gst registration|
 bill me gst|gst sale|gst maal|maal bheja gst|gst goods|gst supply|invoice banana|invoice banao|bill banana|tax jodna|tax hatana|price without tax|price excluding tax|tax included price|
 actual price|asli keemat|mool price|final price|grand total|billing|challan gst|same state|other state|inter state|within state|
 state to state supply|sgst cgst split|half half|18% add|12% remove|5% slab|28% slab|40% slab|luxury slab|sin goods|tax on biscuit|
 tax on shampoo|tax on soap|tax on tv|tax on phone|tax on shoes|tax on clothes|tax on saree|tax on medicine|tax on paneer|tax on milk|
 tax on cement|tax on steel|tax on paint|tax on tyre|tax on bike|tax on hotel room|hotel room|room rent gst|restaurant bill|swiggy bill|food bill|
 ac restaurant|salon|gym membership|courier|transport bill|gta|advocate fees|
 labour charges|works contract|contractor bill|builder flat|under construction|maintenance society|coaching fees|software services|
 consultancy bill|commission bill|rent shop gst|commercial rent gst|jewellery making|making charges|gst percent|kaunsa slab|hsn number|item rate|
 product rate|quantity x price|discount on invoice|dukan composition|small trader|quarterly composition|reverse charge buyer pays
emi-calculator = monthly installment|kitni kist|har mahine kitna|mahine ka kitna|mahina bharna|kist banegi|emi banegi|emi aayegi|emi kitni|kitni emi|
 loan chukane|loan kab khatam|kab tak loan|when does it end|when will loan end|finish loan|total byaj|total interest|total repayment|repay loan|
 borrow money|udhaar lena|personal loan lena|shaadi loan|wedding loan|marriage loan|travel loan|holiday loan|medical loan|bike loan|scooter loan|
 scooty|activa|splendor|bullet loan|royal enfield|two wheeler|tractor loan|machinery loan|shop loan|dukan loan|startup loan|msme|mudra|
 working capital|furniture loan|sofa loan|mobile on emi|iphone emi|laptop emi|tv emi|fridge emi|washing machine emi|zero cost emi|no cost emi|
 zero interest emi|card pe emi|convert to emi|bajaj finserv|bajaj finance|tata capital|muthoot personal|navi loan|kreditbee|moneyview|cred cash|
 lendingkart|flat vs reducing|flat interest|reducing balance|daily reducing|amortisation|amortization|schedule of loan|principal vs interest|
 moratorium|emi holiday|loan insurance|processing charge loan|afford per month|how long to repay|months to repay|how many months to repay|repay if i pay|kitne mahine me chukega|tenure for emi|loan for emi|much loan for emi|loan amount for emi|emi me kitna loan|loan kitna milega emi|max emi|maximum emi
interest-calculator = delay interest|interest delay|late interest|delayed by|simple interest|saada byaj|sadharan byaj|chakravridhi byaj|chakravriddhi|चक्रवृद्धि ब्याज|साधारण ब्याज|compound|compounding|
 byaj nikalna|byaj kitna|byaj lagana|sood pe diya|sood par|byaj pe paisa|paisa byaj par diya|gave money to friend|lent to friend|lent money|
 friend borrowed|dost ko diya|udhaar diya|sahukar|mahajan|moneylender|private finance|per hundred|per saikda|2 percent month|rate per month|
 what rate|which rate turns|rate needed|principal needed|time needed|days interest|daily interest|interest between dates|between two dates|from date to date|
 late fee interest|penalty interest|delayed payment interest|late payment msme|interest 18 percent|gst late interest|tds late interest|234a|234b|234c|
 late return interest|arrears interest|interest on refund|court interest|interest on deposit|promissory|hundi|committee byaj|group loan|
 credit card bill|credit card interest|credit card monthly rate|card outstanding|doubling money rate|half yearly compounding|quarterly compounding|monthly compounding|continuous compounding
sip-calculator = har mahine invest|monthly invest|invest monthly|monthly investment|mahine ka nivesh|mahine me invest|mahine dalna|mahine jama|put every month|
 save every month|monthly saving|mutual fund monthly|mf monthly|fund me har mahine|elss monthly|index fund monthly|nifty sip|bluechip|flexi cap|
 small cap|mid cap|large cap|parag parikh|ppfas|quant fund|axis bluechip|mirae|nippon|motilal|sbi small cap|hdfc flexi|icici prudential fund|uti nifty|
 kotak emerging|crorepati|karodpati|1 crore banana|become crorepati|lakhpati|goal monthly|target monthly|how much monthly|kitna mahina|
 kitna har mahine|kaise jodu|paisa jodna|jodna hai|corpus banana|fund banana|wealth|wealth creation|down payment saving|save for downpayment|
 car ke liye bachat|wedding saving|shaadi ke liye|shadi ke liye|beti ki shaadi|bachche ki padhai|kids education fund|child education|college fund|
 foreign trip saving|vacation fund|emergency fund|weekly sip|daily sip|quarterly sip|fortnightly|decade|long term wealth|start investing|beginner invest|
 groww sip|zerodha coin|kuvera|et money|paytm money|angel one sip|500 rupees sip|100 rupees sip|expense ratio|
 small amount invest|sip return|sip maturity|sip chart|sip tax
ppf-calculator = public provident|post office 15 year|15 year account|15 saal|15 years tax free|tax free account|tax free scheme|sarkari bachat|
 government saving|long term government|lock in 15|extend account|extension 5 years|after maturity|partial withdrawal|ppf se nikalna|ppf me daalna|
 ppf jama|every april|april 5|5th april|before 5th|by 5th|balance 31 march|ppf passbook|ppf balance|ppf byaj|7.1|provident account|
 minor account ppf|wife ppf|ppf loan|premature closure ppf|ppf maturity|1.5 lakh every year|yearly deposit tax free
advance-tax = instalment of tax|tax instalment|installments of tax|15 june|15 sept|15 september|15 dec|15 december|15 march|june ki kist|march kist|
 agli kist|next instalment|pehli kist tax|kist tax|challan 280|itns 280|quarterly tax|tax quarterly|tax before year ends|pay tax in year|self employed tax dates|
 already deposited|already paid this year|remaining to pay|december tak kitna|march tak kitna|90 percent rule|shortfall interest|234b 234c|
 interest on late instalment|freelancer advance|trader advance|rent income advance tax|capital gain advance|other income besides salary|salary ke alawa|
 extra income tds|tds short|tds less|tax due in year|10000 limit|kab bharna advance|section 208|section 211|section 403|section 404|section 405|liability in instalments
capital-gains = sold flat|sold house|sold plot|sold land|sold property|sold gold|sold shares|sold mutual fund|sold fund|sold jewellery|ghar becha|makan becha|
 makan bechna|plot becha|zameen bechi|zameen bechna|flat bechna|sona becha|sona bechna|property bechne|property sale|sale of flat|
 profit on sale|profit on house|profit on land|long term|short term|ltcg|stcg|indexation|cii|cost inflation index|
 indexed cost|grandfathering|31 jan 2018|fmv 2001|1 april 2001|inherited property|inherited house|ancestral|father gave|will se mila|gifted property|
 54ec|rec bonds|nhai bonds|irfc bonds|pfc bonds|54f|section 54|save tax on sale|reinvest in house|buy another house|naya ghar kharid|
 capital gains account|cgas|debt fund redeem|gold etf|sovereign gold bond sale|sgb redemption|sgb|unlisted shares|bitcoin sold|crypto sold|nft sold|foreign stock sold|
 apple stock sold|joint property|circle rate|stamp value|50c|brokerage paid|improvement cost|renovation cost|12.5 percent|20 percent indexation|
 section 112a|section 112|section 111a|section 196|section 197|section 198|section 82|section 83|section 85|section 86|slump sale|buyback
hra-calculator = shift hua rent|shifted rent|moved city rent|city change rent|new city rent|transfer hua rent|naye sheher me rent|posting rent|job ke liye rent|rent exemption|rent deduction|kiraya chhoot|kiraye par chhoot|rent tax benefit|rent paid to parents|rent to mother|papa ko kiraya|rent to wife|
 house rent allowance|makan kiraya bhatta|landlord pan|rent receipt|rent receipts|rent slip|metro rent|non metro rent|80gg|rent without hra|no hra in salary|
 self employed rent|pg rent|hostel rent|hra exempt|hra exemption|hra taxable|hra kitna|10(13a)|section 10 13a|40 percent basic|50 percent basic|
 paying rent in|rent agreement tax|rented flat tax
nps-calculator = government employee nps|nps retire|nps retirement|nps age|nps month|nps monthly|nps pension|national pension|pension system|tier 1|tier 2|tier-1|pran|annuity|pension at 60|60 ke baad pension|pension chahiye|monthly pension|
 pension plan govt|atal pension|apy|ups|unified pension|old pension|ops vs nps|vatsalya|nps vatsalya|lump sum 60 percent|80 percent withdrawal|
 annuity 40 percent|swavalamban|pfrda|corporate nps|nps return|active choice|auto choice|lc75|government contribution 14|14 percent employer|
 pension milegi|pension kitni milegi|exit at 60|nps maturity
fd-calculator = fixed deposit|recurring deposit|rd|term deposit|bank deposit|paisa bank me|bank me rakhna|bank me jama|deposit maturity|maturity amount|444 days|
 400 days|555 days|amrit|amrit kalash|utsav|special fd|tax saver fd|5 year fd|senior fd|senior citizen deposit|scss|senior citizen saving|mis|
 monthly income scheme|pomis|post office mis|post office rd|post office deposit|post office time deposit|nsc|national savings certificate|kvp|kisan vikas patra|
 mahila samman|mssc|corporate fd|bajaj fd|shriram fd|company deposit|fd ladder|ladder|break fd|fd todna|fd todi|premature fd|fd penalty|
 fd interest|fd byaj|quarterly payout fd|monthly payout fd|monthly interest from deposit|fd maturity|small finance bank|au bank|ujjivan|suryoday|
 unity bank|15g|15h|tds on fd|dicgc|sweep|auto sweep|flexi deposit|jama yojana|double money scheme|paisa double
property-tax = house tax|ghar tax|makan tax|ghar ka tax|nagar nigam|nagar palika tax|municipal corporation|municipality tax|bbmp|mcd|bmc|pmc|pcmc|ghmc|gcc|kmc|amc|
 nmmc|tmc|khata|e khata|holding tax|sampatti kar|संपत्ति कर|गृह कर|हाउस टैक्स|property bill|rateable value|annual rental value|unit area|capital value|
 guidance value tax|self assessment property|sas|vacant plot tax|water tax|garbage cess|trash fee|rebate property|early payment rebate|
 chennai corporation|greater chennai|bruhat|bengaluru house|mumbai flat tax|delhi house tax|pune corporation|hyderabad house tax|kolkata corporation|
 ahmedabad municipal|tenement|zone unit|built up area tax
rental-income = rent house tax home loan interest|rent house tax home loan byaj|annual value|rent house tax|rent home loan interest|rent home loan byaj|rent income|rent received|rent aata|kiraya aata|kiraye se kamai|kirayedar se|flat on rent|kiraye par diya|kiraye pe diya|rented out|
 let out|letout|house property income|income from house|30 percent standard|24a|24(a)|municipal tax deduct|vacancy|khaali ghar|empty house|
 loan on rented house|interest on let out|pre construction interest|pre emi interest|joint ownership|co owner rent|50 percent owner|joint owner|
 deemed let out|second home|two flats|unrealised rent|arrears of rent|airbnb|paying guest income|pg owner|shop rent income|godown rent|
 house property loss|set off house loss|section 22 house|section 20|section 21|section 23|rent yield|tenant tds rent
agriculture-income-tax = agricultural income old regime|agricultural income new regime|agricultural income business income|kisan tax|farmer tax|kheti tax|kheti ki kamai|fasal bechi|crop sale|farm income|agri income|agricultural land|rural land|urban land|
 gaon ki zameen|village land|khet becha|farm land sold|nagar palika distance|km from municipality|population land|8 km|partial integration|rate purposes|
 dairy|poultry|murgi|fishery|mushroom|nursery|honey|beekeeping|tea garden|tea estate|coffee|rubber|sugarcane|ganna|wheat|paddy|soybean|cotton|
 vegetables|organic farming|lease of farm land|land lease rent|batai|bataidar|thekaa|kisan credit|section 10(1)|income from farm|mandi sale|assam tea
corporate-tax = company tax|pvt ltd|private limited|pvt limited|limited company|llp|partnership firm|firm tax|partner salary|partner interest|partner remuneration|
 bhagidari|opc|one person company|startup tax|mat|minimum alternate tax|amt|115baa|115bab|115jb|25 percent company|22 percent|domestic company|
 foreign company|manufacturing company|turnover under 400|400 crore|company profit|company ka profit|co-operative|cooperative society|society tax|
 itr 6|itr 5|trust|section 8 company|dividend distribution|company surcharge|book profit|directors|incorporated|remuneration limit|capital interest 12
export-import-tax = import duty|custom duty|customs duty|seema shulk|landed price|import from china|china se mangana|alibaba|aliexpress|bring from dubai|dubai se sona|sona lana|videsh se sona|gold from abroad|gold from dubai|
 bring gold|gold allowance|baggage|duty free|airport customs|bcd|basic customs|social welfare surcharge|sws|igst import|cif|fob|assessable value|bill of entry|
 import laptop|import mobile|import car|imported phone|iphone from usa|courier duty|parcel duty|export incentive|rodtep|drawback|shipping bill|iec|
 advance licence|epcg|export goods|export benefit|anti dumping|import machine|import price india|foreign parcel|hs code
form16 = form sixteen|salary certificate|part b|part a|form 130|employer tds check|employer ne kata|company ne tax kata|office ne tax kata|tax sahi kata|sahi kata|
 correct tds salary|wrong tds|check employer|two employers|two form 16|job change tds|two companies|switched job|changed job|salary tds|sec 192|192|
 form 12bb|excess tds salary|hr deducted|hr ne tax kata|payroll deducted|tds from salary|form 24q|verify form
gst-input-credit = itc|input credit|input tax credit|gstr 2b|2b|gstr 3b|3b|set off gst|setoff|utilise credit|credit ledger|cash ledger|igst first|
 net gst payable|output minus input|purchase gst|kharid par gst|gst wapas|gst credit|blocked credit|17(5)|rule 36|rule 37|rule 42|rule 43|rule 86b|
 reversal|180 days|supplier not filed|capital goods credit|exempt supply reversal|gst refund export|inverted duty|lut|1 percent cash|credit carry|unutilised|
 how much gst to pay|gst bharna kitna|monthly gst payment|export without payment|electronic credit
health-insurance = medical policy|mediclaim lena|mediclaim kitna|swasthya bima|health cover|cover lena|kitna cover|how much cover|sum insured|family floater|floater|
 super top up|top up policy|hospital cover|hospitalisation|health premium|premium deduction|80d|parents premium|papa ki policy|mummy papa policy|
 ma baap policy|parents medical|preventive checkup|health check up|medical bills senior|multi year premium|2 year policy|3 year policy|premium paid|ayushman|copay|section 126|deduction medical|corporate cover|
 employer cover|maternity|critical illness
income-tax-refund-estimator = refund kitna|refund milega|refund aayega|paisa wapas|tax wapas|tds wapas|wapas milega|wapsi|excess tax|extra tds|zyada tds|zyada kata|
 get back tax|money back tax|refund interest|delayed refund|244a|itr refund|return refund|refund status amount|refund or due|revised return|
 belated refund|26as|form 26as|ais|tds more than tax|tax paid more|claim refund|section 431|section 437|
 how much will i get back|liability less tds|demand notice|u/s 143|143(1)|intimation
inflation-calculator = calendaryear|barabar|बराबर|ke barabar|kitne ke barabar|के बराबर|equal to in|worth calendaryear|calendaryear price|mehngai|mahangai|purchasing power|value of money|money value|paise ki value|rupee value|keemat badhegi|kharcha badhega|kharcha ho jayega|kitna ho jayega|
 expense after years|cost after years|cost in future|future cost|future price|price later|then price|aaj ki keemat|today value|in today money|
 today terms|terms of|equivalent today|worth today|worth in|was worth|old money|1990 me|in 1995|purane zamane|cpi|price rise|prices rise|
 cost of living|living cost|real value|real return|real hike|real salary|salary hike vs|school fees after|fees in future|fees 10 years later|wedding cost later|
 what cost in|saal baad kitna|baad kharcha|mahina kharcha baad|household expense future|dam badhenge|rate of inflation
nri-taxation-calculator = living abroad|abroad income|videsh me|videsh kamai|dubai job|gulf job|working in dubai|working abroad|uae salary|saudi|qatar|
 kuwait|oman|singapore|canada|australia|germany|london|residential status|resident or not|days in india|182 days|120 days|60 days|stay in india|
 india aaya|returned to india|back to india|wapas india|rnor|nro|nre|fcnr|dtaa|treaty|trc|tax residency|form 10f|foreign tax credit|form 67|
 nri rent|nri fd|nri property|nri flat|nri sold|oci|pio|repatriate|15ca|15cb|seafarer|merchant navy|ship|sailor|deemed resident|global income|
 flew back|foreign salary
pre-payment-loan-calculator = part payment|partpayment|prepay|pre pay|lump sum to loan|extra emi|one extra emi|ek emi extra|bonus se loan|bonus daal|daal du|
 loan jaldi khatam|loan jaldi|close loan early|early closure|foreclose|foreclosure|loan band|loan close|loan khatam jaldi|loan khatam|
 pay extra|pay more emi|increase emi|emi badhana|emi badha|reduce tenure|reduce emi|tenure kam|byaj bachana|save interest|interest bachega|
 kitna byaj bachega|loan ya invest|invest or prepay|prepay or invest|prepay vs sip|sell shares to repay|fd tod ke loan|
 overdraft home loan|max gain|maxgain|debt free|loan free|karz mukt|pf se loan chukana|bacha hua loan|loan baki
section-80c-optimizer = 80c me|80c full|80c kaise|80c bacha|80c limit|1.5 lakh limit|section 123|tax saving invest|tax bachane|tax bachana|tax saving kahan|where to invest|
 kahan invest|kaha lagau|invest rest|remaining 80c|room left|fill 80c|pura kare|lic ppf elss|elss or ppf|ppf or elss|best tax saving|save tax under|
 tuition fees child|school fees deduction|children school fees|home loan principal|stamp duty registration 80c|life insurance premium deduction|epf counts|
 epf already|nsc interest|sukanya 80c|ulip|tax saver|invest before march|march se pehle invest|last minute tax saving|investment proof|declaration of investment
sukanya-samriddhi-calculator = beti ke liye|beti yojana|ladki ke liye|girl child|daughter scheme|daughter account|girl scheme|baby girl|newborn girl|little girl|
 girl below ten|girl of 4|beti 5 saal|beti ki shadi khata|beti ka khata|khata band|ssy|ssa|ssy balance|ssy passbook|kanya|21 years girl|
 marriage at 18 girl|beti padhai post office|two daughters|twins girls|second daughter|bitiya|girl education government|8.2|beti bachao
stock-market-tax-calculator = intraday|delivery|f&o|fno|futures|options trading|options|option selling|trading charges|brokerage|stt|stamp duty shares|
 share broker buy sell|exchange charges|sebi charges|dp charges|zerodha charges|groww charges|upstox charges|angel charges|dhan charges|fyers|5paisa|contract note|
 breakeven trade|net profit trade|buy sell shares|buy and sell|qty|lot size|nifty lot|banknifty lot|square off|btst|swing trade|scalping|tradebook|tax pnl|
 p&l csv|upload p&l|console report|broker statement|upload trades|trades file|trading profit|trading loss|share profit tax|stock profit tax|
 shares se kamai|tax on trading|trader tax|speculative|carry forward loss shares|share bech ke|tcs shares sold|commodity trading|mcx|currency trading|112a shares|demat charges
take-home-salary-calculator = in hand|inhand|haath me|hath me|haath mein|jeb me|net salary|salary credited|bank me aayegi|credited per month|monthly inhand|
 salary slip|payslip|ctc breakup|ctc structure|ctc to|offer letter|job offer|offer compare|package me se|package ka|kat ke kitna|after deductions|
 after pf|pf katega|pf deduction|professional tax|pt cut|esi|esic|gross to net|net to gross|lpa in hand|lpa inhand|lpa me|hike offer|
 new job offer|appraisal|variable pay|joining bonus|retention bonus|fresher package|tcs package|infosys package|wipro offer|cognizant|accenture|
 deloitte|amazon sde|google package|flexi pay|meal card|sodexo|car lease|lta|gratuity in ctc|salary per month from|monthly from ctc
tax-audit-calculator = audit|audit required|audit zaruri|audit lagega|audit limit|audit karwana|ca audit|44ab|44ad|44ada|44ae|presumptive|6 percent profit|8 percent profit|
 declared profit|profit kam dikhaya|less profit|less than 6|turnover limit|1 crore turnover|2 crore turnover|10 crore|3 crore|cash limit|5 percent cash|
 upi receipts|sab upi|digital receipts|books of accounts|bahi khata|hisab kitab|f&o turnover|fno turnover|f&o loss audit|truck owner|trucks|goods carriage|
 tonne|transporter|doctor receipts|professional receipts|50 lakh receipts|75 lakh|section 63|section 58|section 62|penalty for no audit|271b|form 3cd|3ca|3cb|audit report
tax-planning-timeline = due date|due dates|last date|last dates|deadline|deadlines|antim tithi|aakhri tarikh|aakhri date|tareekh|tareekhein|tarikh|kab tak bharna|
 kab tak file|when to file|when to pay|when is|calendar|calender|reminder|reminders|tax dates|year plan|yearly plan|month wise|
 next month|july 31|31 july|september 30|october 31|compliance|filing dates|gst due date|gstr due|tds due date|tds return date|24q 26q|advance tax dates|
 itr date|itr last date|huf return date|company return date|audit report date|extended date|what to do before march|march checklist|31 march tak|checklist|
 alert|ics|schedule of taxes
tds-calculator = tds kitna|tds on fd interest|fd interest tds|tds senior interest|tds kaatna|tds katega|tds deduct|how much tds|deduct before paying|deduct tax|deduct while paying|cut tds|tds rate|withholding|
 pay contractor|contractor payment|thekedar|painter payment|interior designer|professional fees|ca fees|lawyer fees|architect fees|commission paid|brokerage paid agent|
 buy flat tds|flat kharidna|buying property tds|1 percent property|26qb|26qc|26qd|194ia|194ib|194m|194j|194c|194h|194i|194q|194t|194r|194n|194s|194o|
 landlord rent 50000|makan malik ko|rent to landlord|rent above 50000|kiraya 50 hazaar|tenant deduct|individual rent|2 percent rent|cash withdrawal|bank cash nikala|
 pf withdrawal before 5|epf withdrawal|early pf|lottery payment|horse winnings payment|partner remuneration tds|ecommerce seller|section 392|section 393|nri payment|
 foreign payment|195|lower deduction|no pan 20|206aa|threshold|rent of machinery|freelancer ko payment|crypto buy tds|dividend tds
tcs-calculator = tax collected|collect tax|extra tax shop|shop collects|showroom collects|dealer collects|lrs|liberalised|send money abroad|paise bhejna|bahar paise|
 videsh paisa|foreign remittance|remit|remittance|transfer abroad|wise transfer|college fees abroad|tuition abroad|son in usa|son in canada|
 foreign university fees|foreign tour|tour package|maldives|honeymoon abroad|makemytrip international|thomas cook|
 invest in us stocks|us stocks transfer|luxury watch|rolex|omega watch|handbag|gucci|louis vuitton|sunglasses|yacht|helicopter|painting|antique|sculpture|
 home theatre|golf kit|race horse|car above 10 lakh|suv above 10 lakh|bmw purchase|mercedes purchase|scrap sale|kabadi|tendu|timber|liquor|coal|iron ore|
 toll plaza|parking lot|mining|206c|section 394|20 percent abroad|5 percent abroad|10 lakh limit|
esop-tax = employee stock|stock option|stock options|stock units|share units|restricted stock|rsu|rsus|espp|vest|vested|vesting|vests|exercise price|strike price|
 exercise options|grant|grant price|perquisite shares|startup shares|startup esop|employer shares|company shares allotted|google stock|microsoft stock|
 amazon stock|meta stock|flipkart esop|swiggy esop|zomato esop|paytm esop|ipo esop|sell to cover|unlisted options|fmv on exercise|48 months|deferred tax startup|80-iac|cliff|schedule fa
gratuity = gratuity milegi|gratuity kitni|15/26|15 26|26 days|last drawn|last basic|years of service|saal kaam|naukri chhodi|
 naukri chhodne|left job after|resign after|5 years complete|4 years 240|4 saal 240|10 months|fixed term contract|contract employee|seasonal|death gratuity|
 payment of gratuity|20 lakh limit|25 lakh limit|10(10)|section 10 10|gratuity tax|gratuity exempt|retire hone par|leaving company|company chhodi|full and final|
 worked for years|joined left|joined in left in|seva avdhi|nominee gratuity|labour code gratuity|not covered
huf-tax-calculator = hindu undivided family|undivided|joint family|joint family tax|joint family income|karta|coparcener|ancestral income|family pan|family account|
 avibhajit|avibhakt|sanyukt parivar|हिंदू अविभाजित|अविभाजित परिवार|संयुक्त परिवार|hindu parivar|parivar ka tax|huf ka|huf rent|huf fd|huf shares|
 huf partition|partition of family|gift to huf|open huf|huf benefit|save tax by huf|family karta|members of family|jain family|sikh family
fire-calculator = financial independence|retire early|early retirement|jaldi retire|jaldi retirement|naukri chhod|naukri chhodna|naukri chhod sakta|quit job|
 quit at|stop working|leave corporate|never work|kaam band|fire number|lean fire|fat fire|barista|coast|4 percent rule|25 times|25x|30x|33x|expenses times|
 withdrawal rate|safe withdrawal|retire at 40|retire at 45|retire by 45|35 me retire|45 me retire|financial freedom|azaadi|passive income enough|
 enough to retire|am i ready to retire|freedom number|sabbatical|monthly kharcha retire
retirement = old age|budhape|budhapa|golden years|after 60|60 ke baad|retire at 60|retirement planning|retirement corpus|retirement fund|pension corpus|
 kitna chahiye retire|how much to retire|enough for old age|enough for retirement|savings last till|last till 85|till 90|live till|life expectancy|
 leave for children|leave behind|after i die|after death|for kids after|inheritance leave|virasat|marne ke baad|bachon ke liye chhodna|
 epf ppf enough|epf and ppf|pension plan|monthly after retirement|expenses after retirement|post retirement|senior life|retired life|bucket|
 retirement gap|sevanivritti|retire karne|retiring in|old age planning|old age fund
home-loan-eligibility-calculator = how much loan|kitna loan|loan kitna|loan milega|loan mil sakta|loan milne|max loan|maximum loan|borrow for house|ghar ke liye loan|
 loan capacity|borrowing capacity|eligible for loan|eligible|eligibility|foir|salary par loan|salary pe loan|salary pe kitna|can i get loan|bank will give|bank dega|
 bank kitna dega|can i afford house|afford house|afford flat|afford home|budget for house|house budget|ghar le sakta|flat le sakta|
 emi salary|salary me emi|which house can i buy|price of house i can|down payment needed|ltv|co applicant|wife salary joint|joint loan|existing emi|credit card dues|
 income needed for house|salary needed|loan upto age|pmay|pradhan mantri awas|stamp duty registration house|registry kharcha|cost of buying house
gold-loan-calculator = gold loan|loan on gold|loan against gold|sone par loan|sona girvi|girvi|girvi rakhna|sone ke badle|gehne par loan|gehne girvi|jewel loan|jewellery loan|
 ornaments loan|pledge gold|pledge|mortgage gold|manappuram|muthoot|iifl gold|rupeek|kerala gold loan|per gram loan|gram loan|tola loan|
 coins loan|gold coin loan|chain loan|bangles loan|mangalsutra loan|22 carat loan|22k loan|18k loan|24k loan|stones weight|net weight gold|gross weight|
 bullet repayment|ltv gold|75 percent gold|85 percent gold|renewal gold loan|gold overdraft|agri gold loan|kisan gold loan
swp-calculator = systematic withdrawal|withdraw monthly|withdraw every month|monthly withdrawal|har mahine nikalna|har mahine nikalu|nikalna har mahine|mahina nikalu|
 take out monthly|take out every|draw monthly|drawn safely|drawdown|can be drawn|how much can i draw|pull out|payout|quarterly payout|monthly payout|
 monthly income from fund|regular income|fund se income|fund se har mahine|money last|how long money|how long will last|kab tak chalega|kitne saal chalega|
 paisa kab khatam|corpus last|corpus required|income from corpus|monthly from 1 crore|1 crore se mahina|rise withdrawal|withdrawal increase|
 leaving at end|left at end|pension from fund|from fund every month|retirement money take out|annuity alternative|interest se ghar chalana
old-vs-new-tax-regime-calculator = old or new|new or old|which regime|kaunsa regime|kaun sa regime|kaunsi vyavastha|konsa regime|regime better|better regime|purana ya naya|
 naya ya purana|purani ya nayi|compare regime|compare both|regime compare|switch regime|regime change|regime select|opt out|10iea|10-iea|
 breakeven deduction|break even deductions|with deductions|which is better tax|beneficial regime|kisme kam tax|kam tax|less tax|lower tax|
 should i choose|nayi vyavastha|purani vyavastha|new tax vs old|115bac vs|which scheme tax|se zyada kamata|claim deductions or
loan-refinancing-calculator = balance transfer|loan transfer|bt|transfer loan|shift loan|loan shift|shift home loan|switch bank|switch lender|switch loan|change bank|
 dusre bank|doosre bank|naye bank|new lender|new bank|other bank|lower rate|kam byaj|kam rate|rate kam|reduce rate|refinance|re finance|
 move loan|le jau|le jana|sbi to hdfc|hdfc to sbi|lic to sbi|takeover|loan takeover|top up|mod charges|modt|repo linked|rllr|mclr|
 convert rate|conversion fee|rate conversion|floating to fixed|fixed to floating|existing lender|present lender|negotiate rate|
 दूसरे बैंक|ट्रांसफर लोन
car-loan-emi-calculator = gaadi loan|gadi loan|car finance|gaadi finance|gaadi leni|gaadi lena|car leni|gadi leni|nayi gaadi|second hand car|used car|purani gaadi|
 on road|onroad|on the road price|otr price|dealer quote|dealer quoted|dealer ne on road|ex showroom|exshowroom|road tax|registration charges|rto|fastag|car insurance first year|down payment car|accessories|
 extended warranty|electric car|ev|nexon ev|tata ev|mahindra be6|xev|tesla|byd|mg|cost per km|running cost|fuel cost|petrol vs diesel|cng car|
 own car cost|car emi|car afford|afford car|balloon|car per month|car budget|cab loan|taxi loan|commercial vehicle|auto loan|automobile
education-loan-calculator = study loan|padhai loan|padhai ke liye loan|student loan|college loan|fees loan|btech loan|mba loan|mbbs loan|ms loan|masters loan|phd loan|
 abroad study|study abroad|study in usa|study in canada|videsh padhai|vidya lakshmi|vidyalakshmi|vidyalaxmi|pm vidyalaxmi|credila|avanse|prodigy|mpower|
 sbi scholar|scholar loan|global ed-vantage|iit fees|iim fees|nit fees|medical college fees|semester fees|tranche|disbursed|disbursement|
 moratorium study|course period|course ke dauran|during course|after course|grace period|after job emi|interest subsidy|csis|80e|collateral free|
 beta padhai|bete ki padhai loan|son studies|hostel fees loan
step-up-sip-calculator = step up|stepup|top up sip|topup sip|increasing sip|sip increase|sip badhana|badhti sip|badhti hui sip|badhate hue|har saal badhana|har saal badha|
 har saal badhao|badha ke|badhakar|badha kar|badhau|badhaun|kist badhana|increase every year|increase yearly|increase sip|raise every year|raise yearly|rise every year sip|
 yearly increment|annual increment|with increment|growing sip|increase with salary|hike sip|plus 2000 annually|add 1000 every year|10 percent more every year|
 every year more|annually increase|har varsh badhau|dynamic sip|escalating|begin with and increase
cagr-calculator = growth rate|annual growth|yearly growth|annual return|annualised|annualized|xirr|irr|absolute return|return percentage|return mila|kitna return mila|
 kitna percent mila|kitne percent|became|ban gaya|ban gaye|ho gaya|badh kar|grew|grew to|turned into|turned to|money doubled|doubled|tripled|doguna hua|
 double ho gaya|kitne saal me double|rule of 72|invested then now|bought then worth now|property growth|gold growth|stock return|portfolio return|
 चक्रवृद्धि वार्षिक|वार्षिक वृद्धि|वृद्धि दर|compound annual|saalana badhat|fund return since|return since|kitni growth|sales growth|
 revenue growth|compare return|cash flows return|dated payments return
lumpsum-calculator = one time|onetime|one time investment|one shot|ek baar|ek baar me|ek saath|ek sath|ek mushth|ekmusht|ek musht|एकमुश्त|lump sum|lumsum|lumpsum me|
 invest once|invested once|once in fund|put once|single investment|single premium invest|single amount|paisa ek baar|fund me ek baar|lagake chhod|
 lagake bhool|fixed amount invest|bonus invest|gratuity invest|inheritance invest|windfall|plot sale money invest|kitna banega ek baar|
 one time to get|one time for goal|kitna lagau aaj|aaj kitna lagau|aaj kitna|invest today to get|today for goal
lumpsum-vs-sip-calculator = sip or lumpsum|lumpsum or sip|ek saath ya|ek sath ya|thoda thoda|ek saath ya mahine|all at once or|at once or monthly|spread over|stagger|
 stp|systematic transfer|invest gradually|gradually|dheere dheere|rupee cost averaging|cost averaging|averaging|market high|market fall|market crash|
 fund falls first|falls first|if market falls|invest now or wait|wait or invest|have money invest at once|withdrawal invest|bonus at once or|sabhi ek saath|
 parts me|kisto me invest|tukdo me|12 months me lagana|6 months me lagana
ifsc-lookup = bank branch code|rtgs code|neft code|micr|branch address
`;
