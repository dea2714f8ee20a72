import type { Meaning } from '@/lib/asked';
import {
  age,
  amount,
  count,
  day,
  income,
  monthlyPayment,
  payment,
  rate,
  share,
  time,
  yearlyPayment,
} from './kinds-of-figures';

/** What the figures are that more than one page asks for or gives; a figure of one page is described there, in `pages-a.ts` or `pages-b.ts`. */
export const meanings = {
  // Persons and time
  age: { ...age, words: 'age|aged|umar|umr|ayu|old|उम्र|आयु' },
  'age.spouse': {
    ...age,
    words: 'spouse|wife|husband|biwi|pati|patni|पत्नी|पति|wifes?|missus|bivi|husbands?|spouses?|missus age',
  },
  'age.retire': {
    ...age,
    words:
      'retire(?:ment)?(?: at| age)?|retiring at|sevanivrit|retire (?:karna|hona|ho)|retirement|rtd|stop working|superannuat\\w*|रिटायर',
  },
  'age.until': {
    ...age,
    words:
      'until|till|upto|live to|life expectancy|tak|till age|until age|live till|life till|zinda|jeena|last till|chale',
  },
  children: {
    ...age,
    words: 'kids?|child|children|bacche|bachche|बच्चे|bachch?[aeo]n?|bachh?[aeo]n?|sons?|daughters?',
  },
  period: {
    ...time,
    words:
      'for|in|period|time|after|over|baad|tak|ke liye|years? (?:later|hence|from now)|horizon|hold(?:ing)?|invested for|duration|mein|me|avadhi|lock ?-?in|के लिए|साल|में',
  },
  'money.once': {
    ...amount,
    words:
      'gratuity|inherit(?:ance|ed|ing)?|virasat|sale of (?:a |my )?(?:house|flat|plot|land)|(?:house|flat|plot|land) (?:sale|sold)',
  },
  'time.paying': {
    ...time,
    words: 'stop(?: paying| investing| the sip| sip)? after|pay(?:ing)? (?:only )?for|sip only for',
  },
  service: {
    ...time,
    words:
      'service|naukri|job|worked|experience|नौकरी|सेवा|naukri ki|job ki|kaam kiya|worked for|years? of (?:service|job)|completed|seva|tenure|work(?:ing)?',
  },
  'date.from': {
    role: 'from',
    ...day,
    words:
      'from|joined|joining|opened|start(?:ed)?|since|invested|doj|joined (?:on|in)|joining date|start date|begin(?:ning)?|opening|khola|liya tha|taken|from date|se|diya|given|lent',
  },
  'date.to': {
    role: 'to',
    ...day,
    words:
      'to|till|until|left|relieving|last day|redeemed|lwd|last working day|relieved|resigned|retired|left on|end date|close[d]?|upto|tak|today|returned|wapas',
  },
  'date.sold': {
    ...day,
    byYear: true,
    words: 'sold|sale|sell|becha|beche|bika|बेचा|sold (?:in|on)|sale date|bechi|bech di|redeemed|sell date',
  },
  'date.paid': { ...day, words: 'paid|on|credited|paid on|payment date|dated|date|diya' },
  'date.filed': { ...day, words: 'filed|bhara|filing|filed on|itr filed|return filed|file kiya|bhari|submitted' },
  // Salary
  salary: {
    ...income,
    // "Salary 85000" is of a month.
    from: 1_50_000,
    words:
      'salary|salaried|salery|sallary|income|package|ctc|gross|vetan|pagar|tankh?wah|tankha|tankhaah|naukri|job|earn(?:ing|s)?|kamai|kamaata|kamata|kamati|kamate|aay|sal|wages|lpa|वेतन|सैलरी|तनख्वाह|नौकरी|आय|कमाई|पगार',
  },
  'salary.gross': { ...income, words: 'gross|gross (?:salary|pay|income|monthly)|kul vetan|total salary|ग्रॉस' },
  basic: {
    ...income,
    words:
      'basic(?: salary| pay)?(?: \\+ ?da)?|मूल वेतन|बेसिक|last drawn(?: salary)?|wages|basic ?\\+? ?da|basic pay|mool vetan|mul vetan|base pay|last basic|last salary|बेसिक सैलरी',
  },
  hra: {
    ...income,
    words:
      'hra(?: received)?|house rent allowance|एचआरए|hra (?:milta|milti|mil raha|component|get|amount)|makan bhatta',
  },
  'rent.paid': {
    ...income,
    words:
      'rent(?: paid)?|kiraya|kiraye|paying rent|किराया|kiraaya|bhada|rent (?:deta|dete|bharta|deti)|house rent|room rent|flat rent|pg|makan kiraya|pay(?:ing)? rent|rent is|rents?|किराए',
  },
  bonus: {
    ...income,
    from: 1_000,
    words: 'bonus|variable|incentives?|variable pay|performance bonus|diwali bonus|joining|retention',
  },
  'income.total': {
    ...income,
    words:
      'taxable income|total income|net income|gross total|कुल आय|कर योग्य आय|total taxable income|net taxable income|net taxable|taxable|total aay|kul aay',
  },
  // Other income
  interest: {
    ...income,
    from: 500,
    words:
      'fd interest|interest(?: income)?|byaj|fd byaj|byaaj|ब्याज|fd ka (?:byaj|interest)|interest (?:earned|aaya|mila)|fds?|deposit interest|bank interest|bank ka byaj|sood|interest from (?:fd|bank|deposits?)|savings interest|एफडी',
  },
  'income.other': {
    ...income,
    from: 500,
    words:
      'other income|aur income|doosri income|freelanc(?:e|ing)|(?:commission|royalty|gift)(?: income)?|other|side income|extra income|consulting|tuition income|youtube|rental|dusri aay|aur aay',
  },
  dividend: { ...income, from: 100, words: 'dividends?|लाभांश|dividend (?:income|mila)|dividand|labhansh' },
  winnings: {
    ...income,
    from: 1_000,
    words: 'lottery|winnings?|kbc|jackpot|prize|jeeta|लॉटरी|lottary|inaam|jeet[ei]?|won|win|game show',
  },
  'rent.received': {
    ...income,
    words:
      'rent(?: received| income)?|kiraya|kiraye|rental|किराया|rent (?:aata|milta|aa raha|milti)|kiraya (?:aata|milta|aa raha)|tenant pays|kirayedar|let ?-?out|bhada|किराए|rents?',
  },
  profit: {
    ...income,
    from: 1_000,
    words:
      'profit|net profit|munafa|munaafa|business income|मुनाफा|लाभ|nafa|fayda|kamai|declared|profit hua|profit of|earned|margin|munafa hua',
  },
  turnover: {
    ...income,
    from: 1_000,
    to: 10_000_00_00_000,
    words:
      'turnover|sales|receipts|bikri|gross receipts|टर्नओवर|gross|receipt|sales? of|total sales|kul bikri|billing|fees received|collection|upi|dhandha|karobar|business|revenue|बिक्री|कारोबार',
  },
  'income.farm': {
    ...income,
    from: 1_000,
    words:
      'farm(?:ing)?|agri(?:culture|cultural)?(?: income)?|kheti|crop|fasal|krishi|खेती|कृषि|agri income|agricultural|kheti (?:ki|se) (?:aay|income|kamai)|farm income|net agri|khet|किसान',
  },
  costs: { ...amount, words: 'costs?|expenses?|kharcha|kharch|खर्च|cost|kharche|lagat|spent|laagat|expense' },
  // Deductions
  'savings.80c': {
    ...yearlyPayment,
    words:
      '80c|section 123|123|80 ?c|ppf|elss|lic|epf|80c (?:me|mein|investment)|tax saving|savings?|invest(?:ment|ed)s?',
  },
  premium: {
    ...yearlyPayment,
    words:
      'lic|life insurance|premium|bima|lic (?:premium|ka)|term plan|insurance premium|policy premium|jeevan bima|life policy',
  },
  'premium.health': {
    ...yearlyPayment,
    words:
      '80d|health insurance|mediclaim|self|health policy|medical insurance|80 ?d|health premium|medi ?claim|own premium|self premium|my premium|swasthya bima|health',
  },
  'premium.parents': {
    ...yearlyPayment,
    words:
      'parents?|papa|mummy|father|mother|mata|pita|parents? (?:premium|policy|mediclaim|health|80d|insurance)|maa|mom|dad|mummy papa|mata pita|papa mummy|माता|पिता',
  },
  nps: { ...yearlyPayment, words: 'nps|80ccd(?:\\(1b\\))?|nps (?:me|mein|80ccd)|80 ?ccd|1b|own nps|extra nps|एनपीएस' },
  'interest.homeLoan': {
    ...yearlyPayment,
    words:
      'home loan interest|housing loan interest|loan interest|24b?|24\\(b\\)|home ?loan (?:interest|ka byaj|byaj|int)|loan (?:ka )?byaj|interest on (?:home |housing )?loan|hl interest|housing interest|section 24|home loan ka interest|ghar ke loan ka byaj|makan loan byaj|होम लोन',
  },
  // Tax
  tax: {
    ...income,
    from: 100,
    words:
      'tax(?: due| liability| bana)?|liability|income tax|kul tax|total tax|tax (?:banta|hai|of|amount|lagta)|tax liability|टैक्स',
  },
  tds: {
    ...income,
    from: 10,
    words:
      'tds(?: kata| deducted)?|deducted|kata|टीडीएस|tds (?:kat(?:a|i|e)?|cut|deduct(?:ed)?)|tax deducted|tax cut|kat gaya|kat(?:a|i|e)|cut|tax kata|टीडीएस कटा|deduct',
  },
  'tax.paid': {
    ...income,
    from: 10,
    words:
      'advance tax paid|paid|already sent|already paid|bhara|jama|already deposited|already given|advance (?:tax )?(?:paid|diya|bhara)|pay kiya|paid already|bhar chuka|bhar diya|jama kiya|bhari|diya|भरा',
  },
  cess: { ...rate, words: 'cess' },
  // Loans
  loan: {
    ...amount,
    words:
      'loan(?: of| amount)?|karz|karza|borrow(?:ed)?|udhaar|लोन|ऋण|कर्ज|loan (?:of|lena|liya|chahiye|amount|for)|loan amt|principal|borrow(?:ing)?|finance|udhar|karz(?:a)?|karja|rin|home loan|personal loan|amount|lena|chahiye|उधार',
  },
  'loan.balance': {
    ...amount,
    words:
      'balance|outstanding|bacha(?: hua)?(?: loan)?|baki|baaki|left|remaining|on|of|loan|बकाया|बाकी|outstanding (?:loan|principal|balance|amount)?|principal (?:left|outstanding)|loan (?:left|baki|bacha|pending|remaining)|pending|bachi|bache|due|o/s|os|shesh',
  },
  'loan.rate': {
    role: 'from',
    lent: true,
    ...rate,
    words:
      'interest|rate|roi|byaj|at|@|from|now|present|ब्याज|दर|interest rate|rate of interest|int|current(?: rate)?|present(?: rate)?|existing(?: rate)?|abhi|abhi ka|byaaj|byaj dar|pe|par|floating|fixed|dar|% pe',
  },
  'loan.rate.new': {
    role: 'to',
    lent: true,
    ...rate,
    words:
      'new(?: rate| bank)?|to|naya(?: bank)?|se|offer(?:ing|ed|s)?|de raha|dega|new rate|naye|lower|reduce(?:d)?|giving|gives|milega|mil raha|नया',
  },
  'loan.tenure': {
    ...time,
    words:
      'tenure|for|years?|emis?|saal|time|period|term|duration|months?|mahin[ae]|ke liye|avadhi|saalo|mein|me|me chukana|repay in',
  },
  'loan.left': {
    ...time,
    words:
      'left|remaining|baki|baaki|bacha|bache|pending|बाकी|years? left|months? left|bach[aei]|tenure|left hai|saal baki|for|more|shesh|time left',
  },
  emi: {
    ...monthlyPayment,
    words:
      '(?<!extra )emi|kist|kisht|instal?lment|monthly payment|ईएमआई|किस्त|emi (?:of|hai|bharta|deta|pay)|installment|instalments?|qist',
  },
  emisPaid: {
    ...age,
    to: 600,
    words:
      'emis? (?:done|paid)|paid|done|emis? (?:paid|done|bhari|bhar di|de di|bhar chuka|complete|over|completed)|instalments? paid|kist(?:e|en)? (?:bhari|di)|paid emis?|bhar chuka|bhari',
  },
  prepayment: {
    ...payment,
    words:
      'prepay(?:ment)?|part ?payment|lump ?sum|extra(?! emi)|pay|pre ?-?pay(?:ing|ment)?|part pay|extra (?:pay(?:ment)?|bhar(?:na|u|un)?|du|de)|lump ?sum pay|bhar(?:na|u|un|du|de)?|pay (?:now|extra|off)|close|bonus|dalu|daal(?:u|na|un)?|chuka(?:na|u|un)?|jama|one ?time|प्रीपेमेंट',
  },
  'fee.share': {
    ...rate,
    to: 20,
    words:
      'processing(?: fees?)?|fees?|charges?|foreclosure(?: charges)?|processing(?: fee)?|file charges?|conversion|charge',
  },
  downPayment: {
    ...payment,
    words:
      'down ?payment|own money|margin|apna paisa|down ?payments?|dp|downpay|down|own (?:money|contribution|funds?)|pehle dunga|upfront|apne paas|advance|डाउन पेमेंट|मार्जिन',
  },
  'loan.share': { ...share, words: 'finance|financed|ltv|on road finance|loan|funding|share|percent of' },
  // Prices and things
  // The house of a "ghar ka loan" is no price.
  price: {
    ...amount,
    words:
      'price|cost(?:s|ing)?|worth|value|(?:house|flat|ghar|makan|घर|मकान)(?! (?:k[ae] |क[ाे] )?(?:loan|lone|लोन))|car|ex ?showroom|showroom|कीमत|costs?|price (?:of|is)|ki gaadi|wali|ka (?:ghar|flat|makan|car)(?! (?:k[ae] )?loan)|rate|budget|property|plot|land|kharid(?:na|ni)?|lena|buy(?:ing)?|purchase|deal|agreement|showroom price|ki car|kimat|keemat|गाड़ी|फ्लैट',
  },
  'price.bought': {
    role: 'from',
    ...amount,
    from: 1,
    words:
      'bought|purchased?|buy|cost|kharid[aei]?|kharida tha|liya tha|strike|at|खरीदा|bought (?:for|at|@)|buy (?:at|@|price)|purchase (?:price|cost|value)?|cost (?:price|of acquisition)?|kharidi|kharide|liya|li thi|le liya|liye|invested|lagaye|avg|average|entry|exercise|mein liya|me liya|me kharid[aei]|mein kharid[aei]|paid|cost(?:ed)?|खरीदी|लिया|लगाए',
  },
  'price.sold': {
    role: 'to',
    ...amount,
    from: 1,
    words:
      'sold|sale|sell|sel|becha|beche|bech diya|bika|sell price|now|बेचा|sold (?:for|at|@)|selling(?: price)?|sale (?:price|value)?|sell (?:at|@)|bech[aeoi]|bechna|bech (?:di|diya|dunga|rahe)|biki|bikri|bikega|exit|redeem(?:ed)?|received|mein becha|me becha|consideration|बेची|बेचे|बिक्री',
  },
  'price.fair': {
    ...amount,
    from: 1,
    words: 'fmv|fair (?:market )?value|market price|value|market value|fair value|fmv (?:of|on)|bhav',
  },
  gain: {
    ...amount,
    words:
      'gains?|ltcg|stcg|long ?-?term|short ?-?term|profit|fayda|munafa|लाभ|capital gains?|gains? of|profit of|faida|faayda|kamaya|earned|munaafa|nafa|मुनाफा|फायदा',
  },
  loss: { ...amount, words: 'loss(?:es)?|nuksan|ghata|नुकसान|घाटा|loss of|nuksaan|ghaata|losses of|lost' },
  quantity: {
    ...count,
    words:
      'shares?|shars|qty|quantity|pcs|pieces|nos?|units?|lots?|x|stocks?|units|share|scrips?|pieces?|rsus?|esops?|options?|बोली|शेयर',
  },
  weight: {
    kind: 'weight',
    from: 0.5,
    to: 10_000,
    words:
      'gold|sona|gross|weight|chain|jewell?ery|सोना|ring|bangles?|kada|necklace|ornaments?|coins?|gehne|zevar|haar|कंगन|जेवर|गहने',
  },
  // Saving and investing
  sip: {
    ...monthlyPayment,
    words:
      'sip|invest(?:ing)?|एसआईपी|sip (?:of|me|karu|karna)|har mahine(?! (?:income|byaa?j|interest|pension))|invest|daal(?:u|na|un|e|ta)?|dal(?:u|na|un|e|ta)?|lagau|jama|save|contribution',
  },
  lumpSum: {
    ...amount,
    words:
      'lump ?sum|one ?time|ek ?saath|upfront|at once|एकमुश्त|lump ?-?sum|one ?-?time|ek ?-?(?:saath|sath|baar|mushta?)|ekmusht|in one go|one shot|at start|initial|starting|invest(?:ed|ing|ment)?|lagau|lagana|lagaye|lagaya|daal(?:u|na|un|e)?|dal(?:u|na|e)?|put|एक साथ|निवेश|लगाना',
  },
  corpus: {
    ...amount,
    words:
      'corpus(?! for (?:a |rs )?#)|epf bal(?:ance)?|(?<!tax )saved|bachat|fund|kitty|बचत|corpus (?:of|hai)|already (?:have|saved|invested)|existing|current (?:corpus|value|balance)|balance|jama(?: hai)?|jama (?:kiya|ho)|mere paas|paas|pass|hai mere paas|pool|nest egg|accumulated|portfolio|net ?worth|mutual funds?|epf|nps|ppf|जमा|पास|savings|have',
  },
  goal: {
    ...amount,
    words:
      '(?:invest(?:ment)?|sip|lump ?sum) for(?= #+ after #)|goal|target|want|need|chahiye|to get|banana|become|reach|जमा करना|चाहिए|goal (?:of|is)|target (?:of|is|amount)|banane|banana hai|bana(?:na|ne)?|ikattha|jod(?:na|ne)|needed|require(?:d)?|to (?:make|reach|become|get|have|build|accumulate)|build|accumulate|ke liye|maturity|milna|milne|final|wanted|at the end|end me|लक्ष्य|बनाना',
  },
  returns: {
    ...rate,
    to: 40,
    words:
      'returns?|growth|cagr|interest|rate|at|@|ब्याज|रिटर्न|return (?:of|rate)?|roi|expected|growth rate|p\\.?a\\.?|per annum|byaj|per cent|pe|par|ke hisab|se badhe',
  },
  rise: {
    ...rate,
    to: 50,
    words:
      'step ?-?up|top ?-?up|increase|hike|increment|rise|badhana|har saal|every year|increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|rises|rising|hiked|badh(?:a|e|i|ega|egi|ta|ti|na|ne|aye|aya|au|aun|ao|kar|ke|gaya|gayi)?|zyada|more|growth|saalana|बढ़े|बढ़ा|बढ़ाना|हर साल',
  },
  inflation: {
    ...rate,
    to: 25,
    words: 'inflation|mehangai|mehngai|mahangai|महंगाई|inflaton|infl|mahngai|mehengai|mahngayi|price rise|rise|महँगाई|at',
  },
  deposit: {
    ...amount,
    words:
      'deposit|jama|fd|rd|invest(?:ment)?|pay|जमा|deposit(?:ed|ing)?|jama (?:kiya|karna|kare|karu)|rakh(?:u|na|a|e|wana)?|karwa(?:u|na)?|invest(?:ed|ing)?|daal(?:u|na|e|a)?|dal(?:u|na|e|a)?|put|lagau|lagana|lagaya|amount|principal|of|save|लगाना|रखना',
  },
  'deposit.term': {
    ...time,
    words: 'for|term|tenure|period|years?|months?|saal|mahine|duration|ke liye|me|mein|साल|महीने|के लिए',
  },
  withdrawal: {
    ...payment,
    words:
      'withdraw(?:al|ing)?|swp|nikal(?:na|u|o)?|निकालना|withdraw(?:als?|ing|n)?|nikal(?:na|u|un|o|e|ta|te|ega)?|nikaal(?:na|u|un)?|nikasi|take out|taking out|monthly income|har mahine|income|payout|chahiye|need|want|loan|खर्च|निकाल',
  },
  'withdrawal.rate': {
    ...rate,
    to: 15,
    words: 'swr|withdrawal rate|withdrawal|safe withdrawal(?: rate)?|withdraw(?:al)? rate|rule|%? rule',
  },
  pension: {
    ...payment,
    words:
      'pension(?! (?:fund|plan|scheme))|पेंशन|monthly pension|pension (?:chahiye|of|needed|wanted|milti|milegi|aati|aayegi)|penshan',
  },
  spending: {
    ...monthlyPayment,
    words:
      'expenses?|exp(?= [\\d#])|spend(?:ing)?|kharcha|kharch|खर्च|kharch[ae]?|expense|spend(?:s|ing)?|monthly (?:expenses?|spend(?:ing)?|kharcha)|ghar (?:ka )?kharcha?|cost of living|lifestyle|guzara|need|खर्चा',
  },
  saving: {
    ...monthlyPayment,
    words:
      'sav(?:e|ing)|sip|bachat|bacha(?:ta|ti)|invest(?:ing)?|sav(?:e|es|ing)|bacha(?:ta|ti|te|ata|ate|u|un|na)?|invest(?:s|ing)?|jod(?:ta|te|na)?|put aside|jama|बचत|बचाता',
  },
  'value.start': {
    role: 'from',
    ...amount,
    from: 1,
    words:
      'from|invested|bought|start(?:ed)?|lagaya|tha|bought (?:at|for)|kharid[aei]|liya|purchase(?:d)?|initial|beginning|cost|lagaye|daala|dale|put|thi|paid|price then|pehle|ago|invest(?:ed|ment)?|खरीदा|था|लगाया',
  },
  'value.end': {
    role: 'to',
    ...amount,
    from: 1,
    words:
      'to|became|becomes?|now|sold|worth|final|ho gaya|hone|हो गया|today|abhi|ab|aaj|current(?: value)?|present(?: value)?|become|becomes|ho (?:gaya|gayi|gaye|jaye)|ban (?:gaya|gaye)|bana|maturity|mila|mili|received|grew|grow|into|se|अब|आज|बन गया',
  },
  // Business, goods
  'gst.output': {
    ...amount,
    from: 1,
    words:
      'output(?: tax| gst)?|on sales|payable|output (?:gst|liability)?|sales gst|outward|liability|collected|bikri',
  },
  'gst.input': {
    ...amount,
    from: 1,
    words: 'input(?: tax)?(?: credit)?|itc|credit|on purchases?|input (?:gst|credit)?|purchase gst|inward|kharid',
  },
  amount: {
    ...amount,
    from: 1,
    words:
      'amount|bill|invoice|price|base|payment|pay|fees?|bill (?:of|amount)|invoice (?:of|value)|base (?:price|amount)|payment (?:of)?|pay(?:ing)?|paid|fees? (?:of)?|for|of|on|worth|cost|total|diya|dena|dene|mila|send|sent|rashi|value|राशि|पर|का',
  },
  'exchange.rate': {
    kind: 'money',
    from: 0.1,
    to: 500,
    words: 'exchange rate|usd rate|dollar rate|rate|exchange|conversion|dollar|usd|inr|@|at|forex',
  },
  sumInsured: {
    ...amount,
    words: 'sum insured|si|cover|sum assured|cover(?:age)?|policy of|health cover|floater|insured|बीमा राशि|कवर',
  },
  insurance: { ...payment, words: 'insurance|bima|बीमा|insurance (?:premium|cost)?' },
  // What a few pages ask besides
  'rate.slab': { ...rate, to: 45, words: 'slab(?: rate)?|tax (?:slab|bracket|rate)|bracket' },
  'rate.fd': {
    ...rate,
    to: 15,
    words: 'fd(?: rate| interest)?|fixed deposit|bank fd|fd (?:rate|pe|par|me)?|bank rate|bank',
  },
  'ratio.expense': { ...rate, to: 5, words: 'expense ratio|ter' },
  'returns.after': {
    ...rate,
    to: 30,
    words: '(?:after|post) ?-?retirement(?: returns?)?|returns? after(?: retirement)?|retirement ke baad',
  },
  'share.employer': { ...share, words: 'employer(?: share| nps)?|government share|govt share' },
  'share.equity': { ...share, words: 'equity|stocks?|shares' },
  volatility: { ...share, to: 60, words: 'ups and downs|volatility|standard deviation|swings?' },
  'nps.employer': {
    ...yearlyPayment,
    words: 'employer nps|nps employer|80ccd\\(2\\)|company nps|employer contribution',
  },
  deductions: { ...payment, words: 'deductions?|katauti|कटौती' },
  'gain.long': { ...amount, words: 'ltcg|long ?-?term(?: capital)?(?: gains?)?' },
  'gain.short': { ...amount, words: 'stcg|short ?-?term(?: capital)?(?: gains?)?' },
  'gain.tokens': { ...amount, words: 'crypto(?: gains?| profit)?|bitcoin|btc|vda|nft|क्रिप्टो' },
  'tax.municipal': {
    ...yearlyPayment,
    words:
      'municipal tax(?:es)?|property tax|house tax|nagar nigam|municipal|corporation tax|house tax (?:paid|diya)|property tax (?:paid|diya)|nagar nigam tax|नगर निगम',
  },
  'tax.professional': { ...yearlyPayment, words: 'professional tax|p ?-?tax|pt|profession tax|prof tax|p\\.?t\\.?' },
  'amount.earlier': {
    ...amount,
    words:
      'already(?: paid| sent)?|earlier|previously|pehle|so far|already (?:sent|paid|given|bheja|bhej(?:a|e)|done|used|remitted|transferred)|sent (?:earlier|already|before)|pehle (?:bheja|diya|bhej(?:a|e)|hi)?|earlier (?:sent|paid)?|before|previous(?:ly)?|bhej chuk[ae]|till now|ab tak|earlier this year|in (?:april|may|june|july|august)|पहले',
  },
  legacy: {
    ...amount,
    words:
      'leave(?: behind)?|legacy|keep|inherit(?:ance)?|chhodna|bach(?:na|e)|leave behind|bachhon ke liye|bachcho ke liye|for (?:kids|children)|nominee|leave|chhod(?:na|ke|kar)',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export type MeaningId = keyof typeof meanings;

/** What a box asks for: a figure that other pages know too, or one of its own page. */
export type Means = MeaningId | Meaning;

/** Returns what a figure is. */
export const meaningOf = (means: Means): Meaning => (typeof means === 'string' ? meanings[means] : means);
