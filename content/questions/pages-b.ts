import type { CalculatorId } from '@/content/catalogue';
import { stateNames } from '@/content/state-words';
import type { AskedChoice, AskedFields, Meaning } from '@/lib/asked';
import { nextInTime } from '@/lib/fill/line';
import { earlierLoss, earlierLosses, forGoal, forTime, incomeOfTrade, noPan, noSalary } from './asking';
import {
  amount,
  count,
  day,
  days,
  income,
  monthlyPayment,
  payment,
  rate,
  share,
  time,
  year,
  yearlyPayment,
} from './kinds-of-figures';
import type { MeaningId } from './meanings';

/** What a pay was, where the search speaks of pay. */
const ofPay = '(?:sal|ctc|package|pay|income|earn|kama|lpa|tankh|pagar|vetan|naukri|job|join|वेतन|सैलरी|तनख्वाह|पगार)';
const ofThen = '(?:then|tha|thi|was|pehle|earlier|old|before|ago|in)';
const exchange: AskedChoice = { options: { nse: 'nse|nifty', bse: 'bse|sensex' } };

const anIndexYear = '(?:19[6-9]\\d|1959|20[01]\\d|202[0-6])';

const letters = (names: string, kind: string): AskedChoice => ({
  options: Object.fromEntries(
    [...names].map((name) => [name, `(?:${kind}) ${name.toLowerCase()}|${name.toLowerCase()} (?:${kind})`]),
  ),
});

/** Figures that several boxes of one page ask for: of property tax, of a tax audit. */
const areaOfProperty: Meaning = {
  kind: 'area',
  from: 50,
  to: 1_00_000,
  words:
    'area|built ?up|carpet|plot|flat|house|sq ?ft|sqft|built ?up area|carpet area|super built|makan|ghar|shop|dukan|office|plot area|covered area|क्षेत्रफल|वर्ग',
};
const rentPerFoot: Meaning = {
  kind: 'money',
  from: 0.1,
  to: 1_000,
  words: 'per sq ?ft|per square foot|rental (?:rate|value)|mrv',
};
const cashShare: Meaning = { ...share, words: 'cash|nakad|नकद' };

/** What comes next, where it is no end: "10000 for 3 years then 15000", but "then stop". */
const thenPays = `${nextInTime}(?! (?:stop|hold|leave|wait|withdraw|band|chhod|rok|nahi|nothing))`;

/** Words for a loss of earlier years, not of this one. */
const ofEarlierYears =
  '(?:brought|carried|carry|carrying) ?forward|[bc]/?f|(?:last|previous|earlier|past|old|pichl[ae]|purana) (?:years?|saal|loss(?:es)?)|aage le';

/** What each page asks for, in the order in which figures without words beside them are taken. */
export const pagesB: Readonly<Partial<Record<CalculatorId, AskedFields<MeaningId>>>> = {
  'inflation-calculator': {
    salaryThen: {
      means: 'salary',
      bare: true,
      role: 'from',
      words: `(?<=${ofPay}.*)${ofThen}|${ofThen}(?=.*${ofPay})|salary was|pehle (?:salary|tankh?wah)|old (?:salary|package|ctc)|starting (?:salary|package)|joined at|joining|took home|the time|थी|तब`,
    },
    salaryNow: {
      means: 'salary',
      bare: true,
      only: true,
      role: 'to',
      words:
        'now|aaj|abhi|ab|today|current|present|new|now salary|salary now|became|ho gayi|hai|अब|आज|current (?:salary|package|ctc)|ab (?:salary|tankh?wah)|salary (?:now|today|is now)|aaj (?:salary|tankh?wah)|hui|ho gaya|ho gayi hai|milti hai|milta hai|हो गई',
    },
    amount: {
      means: 'amount',
      bare: true,
      from: 1,
      words:
        'cost(?:s|ing)?|expenses?|kharcha|kharch|kimat|keemat|school|car|wedding|shaadi|rs|कीमत|खर्च|fees?|rashan|ration|rent|kiraya|petrol|diesel|milk|doodh|degree|course|college|operation|surgery|treatment|ilaj|shadi|bill|price of|worth of|दूध|फीस|शादी|राशन',
    },
    period: { means: 'period', bare: true },
    rate: {
      bare: true,
      to: 25,
      words:
        'rate|@|per year|saalana|दर|mehngai dar|infl|badh(?:e|ta|ti|ega)|increas(?:e|es|ing)|rising|rises|se badhe|grows? at',
    },
    from: { means: { ...year, role: 'from', words: 'in|since|from|year' }, bare: true },
    to: { means: { ...year, role: 'to', words: 'to|till|until|now in|worth in' }, bare: true },
    returnRate: {
      means: 'returns',
      only: true,
      words:
        'fd return|savings? return|fd|return on savings?|savings? (?:earns?|gives?|grows?)|(?:bank|fd|money|savings?|investment) (?:earns?|earning|gives?|grows?|deta(?: hai)?|return)|savings? (?:account )?(?:rate|interest)|return (?:of|on|from)|invest(?:ed|ment)? (?:at|return)|bachat (?:pe|par)|investment return|post ?-?tax return|returns?|earn(?:s|ing)?',
    },
    mode: {
      options: {
        worth:
          "be worth|worth after|worth in \\d+ ?(?:years?|yrs?|saal)|worth today|present value|real value|purchasing power|value of money|future value of money|kitni keemat reh|ki value kya hogi|ki value kitni|(?:ki |its |the |real )?value|power|worth|value (?:left|today|kam|ghat\\w*)|lose(?:s)? value|buying power|(?:reh|rah) (?:jayeg[ai]|jaye)|in today ?'?s (?:money|terms|value|rupees)|aaj ke hisab se|today ?'?s value|kitne ke barabar (?:hoga|honge)|क्रय शक्ति|मूल्य|वैल्यू",
        past: `(?:from|since) ${anIndexYear}|${anIndexYear} ?(?:to|till|vs|versus|and|se|-|–|से) ?${anIndexYear}|in ${anIndexYear}|${anIndexYear} (?:mein|me|ka|ke|ki|में|का|के)|equal(?:s)? (?:to )?(?:how much|what)|equivalent|ke barabar|then (?:vs|and) now|old prices?|past prices?|us zamane|us waqt`,
        salary:
          'salary kept up|salary hike vs inflation|real salary|salary vs inflation|salary inflation|salary|vetan|tankh?wah|package|ctc|pagar|increment|appraisal|hike|सैलरी|वेतन|tankh?wah|तनख्वाह|wages?|real (?:hike|raise|increment)|pay hike|kamai',
        later:
          'will cost|cost in|cost after|future cost|baad kitna|kitna lagega|will (?:it |this )?cost|fees?|expenses?|kharcha|price|shaadi|wedding|kitne ka|cost|kitn[aei] (?:ka |ki )?(?:ho|hog[aie]|lagega|lagenge|padega)|(?:mehng|meheng|mahang)[ai]|future (?:price|value)|baad (?:ka )?(?:kharcha|cost|price)|कितना होगा|लगेगा',
      },
      first: true,
    },
    series: {
      options: {
        financial: 'cpi|cpi ?-?combined|financial year|mospi|rbi cpi',
        workers: 'cpi ?-?iw|industrial workers|labou?r bureau|da index',
        calendar: 'world bank|calendar year',
      },
    },
  },
  'interest-calculator': {
    wanted: {
      role: 'to',
      means: 'goal',
      words:
        'into|ban (?:jaye|gaya)|ho (?:jaye|gaya)|becomes?|grow to|ban (?:jaye(?:n|nge|ga|gi)?|gay[aei])|ban(?:e|en|enge|ega)|ho (?:jaye(?:n|nge|ga|gi)?|gay[aei])|became|grows? to|mil(?:e|en|enge|ega|ne)|wapas (?:mil\\w*|den[ae])|total|return(?:ed)? (?:as|total)|बन|चाहिए|मिले',
    },
    lateAmount: {
      means: 'tax',
      only: true,
      words:
        'gst|tds|late payment|late|advance tax|tax|late (?:tax|gst|tds)|liability|payable|tax due|gst cash|challan|बकाया',
    },
    principal: {
      role: 'from',
      means: 'loan',
      bare: true,
      from: 100,
      words:
        'put in|mool ?dhan|deposit(?:ed)?|fd|on|lent|diya|liya|rashi|मूलधन|राशि|udhaar|udhar|uthaya|jama|rakh\\w*|kept|lagaye?|lagaya|byaj pe (?:diya|liya|diye|liye)|given|gave|took|taken|saved|loan|उधार|जमा|दिया|लिया',
    },
    rate: {
      means: 'loan.rate',
      anyTime: true,
      bare: true,
      words:
        'per month|per annum|p\\.?a|sainkda|taka|byaj dar|sood|at (?:interest|rate)|percent byaj|dar se|byaj pe|sainkd[ae]|की दर',
    },
    period: { means: 'period', bare: true, words: 'saalo?|tenure|ke baad|avadhi|duration|mahin[eo]|months?|years?' },
    ratePer: {
      options: {
        month:
          '[\\d.]+ ?(?:%|percent|per ?cent|taka) ?(?:interest |byaj )?(?:per |a |/ ?|har |every |each )?(?:month|monthly|mahina|mahine|mahino|pm|p\\.m\\.?)(?! comp)|(?:%|percent|per ?cent|taka) ?(?:interest |byaj )?(?:per |a |/ ?|har )?(?:month|monthly|mahina|mahine|pm|p\\.m\\.?)(?! comp)|per month|har mahine|pm|monthly interest|(?<!\\d )mahine ka byaj|प्रति माह|महीना',
        hundred:
          'per (?:100|hundred)|(?:rs|rup[ae]y?e?|rupees?) (?:ka |ke |ki |wala |wale |per month |mahina |monthly )?(?:interest|byaaj|byaj|sood|ब्याज)|sainkd[ae]|saikd[ae]|sekd[ae]|sa[in]*kr[ae]|सैकड़ा|सैंकड़ा|per (?:100|hundred|sau) (?:per|a|every) month|(?:100|hundred|sau) (?:pe|par|per) (?:mahina|mahine)',
      },
    },
    adding: {
      first: true,
      options: {
        simple:
          'simple(?: interest)?|si(?= (?:on|of|for|calc\\w*)|$)|sadharan(?: byaj)?|saral(?: byaj)?|साधारण|simple int|flat interest|seedha byaj|sidha byaj|sada byaj|no compounding|without compound\\w*|non ?-?cumulative|साधारण ब्याज',
        quarterly:
          'quarterly|every quarter|timahi|तिमाही|fd interest|bank fd|qtrly|quaterly|quartly|quarter|har (?:timahi|(?:3|teen) mahine)|every (?:3|three) months|quarterly (?:rests?|compound\\w*)|त्रैमासिक',
        halfYearly:
          'half ?-?yearly|semi ?-?annual(?:ly)?|every (?:6|six) months|chhamahi|half ?-?year|6 ?-?monthly|har (?:6|chhe|cheh) mahine|every half ?-?year|chh?e? ?mahi|अर्धवार्षिक|छमाही',
        monthly:
          'monthly (?:compound|comp)\\w*|compound(?:ed)? (?:interest )?monthly|compounded monthly|monthly compound(?:ed|ing)?|compounding monthly|monthly rests?|har mahine (?:judta|jude|compound\\w*)|every month (?:added|compound\\w*)|compound\\w* (?:every|each|per) month|compound interest (?:per|every) month|मासिक चक्रवृद्धि',
        daily:
          'compounded daily|daily compound(?:ed|ing)?|daily|roz(?:ana)?|har din|every day|daily rests?|per day|रोज़?',
        continuous: 'continuous(?:ly)?',
        yearly:
          'compound(?:ed)? (?:annually|yearly)|(?:annual|yearly) compound(?:ing)?|chakravriddhi|chakravridhi|चक्रवृद्धि|har saal (?:judta|jude|compound\\w*)|yearly rests?|annual rests?|compound(?:ed)? every year|every year compound\\w*',
      },
    },
    ask: {
      options: {
        time: `${forTime}|double (?:kab|in how)|kitne (?:samay|waqt)|how much time|years? (?:needed|required|lagenge)|months? (?:needed|required|lagenge)`,
        rate: 'what rate|which rate|rate (?:needed|required)|find rate|kitne percent|kitn[aei] (?:%|pratishat|byaj dar|rate|dar)|at what (?:rate|interest|percent)|kis (?:rate|dar|byaj) (?:se|pe|par)|interest rate (?:needed|required|chahiye)|rate chahiye|what interest rate|effective rate|कितने प्रतिशत',
        principal: forGoal,
        late: '234a|234b|late (?:payment|fees?|gst|tds|tax|return|filing)|gst late|tds late|interest on (?:late )?(?:gst|tds|tax)|der se|paid late|late (?:jama|paid|bhar\\w*|deposit\\w*|file\\w*)|delay(?:ed)? (?:in )?(?:payment|gst|tds|tax|filing)|(?:gst|tds|tax) (?:delay|der)|gstr ?-?3b late|due date (?:ke baad|miss\\w*|nikal\\w*)|section 50',
      },
      first: true,
    },
    lateKind: {
      options: {
        gst: 'gst|gstr ?-?3b|जीएसटी',
        tdsNotPaid:
          'tds (?:paid|deposit(?:ed)?|late|jama)|late tds|1\\.5% tds|201\\(1a\\)|tds (?:deducted|kat\\w*) (?:but |par |lekin )?(?:not paid|paid late|late|jama nahi|not deposited|deposited late)|tds (?:late )?(?:jama|deposit\\w*|bhar\\w*)|late (?:deposit|payment) of tds|tds challan',
        tdsNotDeducted:
          "tds not deducted|not deducting tds|tds nahi kata|tds (?:was )?not (?:deducted|cut)|(?:did ?n'?t|forgot to|not) deduct\\w* tds|late deduct\\w*|tds nahi (?:kata|kaata)|1% tds",
        lateReturn:
          '234a|late (?:itr|return)|itr late|belated(?: return)?|late filing|(?:return|itr) (?:filed |bhar\\w* )?late|der se (?:itr|return)|(?:itr|return) der se',
        shortAdvanceTax:
          '234b|advance tax|advance tax (?:short|not paid|nahi (?:bhara|diya))|kam advance tax|no advance tax',
      },
    },
    lateFrom: { means: 'date.from', words: 'due(?: date| on)?|due tha|due thi|last date|deadline|was due|tarikh thi' },
    lateTo: {
      means: 'date.paid',
      words: 'paid late on|bhara|bhari|jama(?: kiya)?|deposited(?: on)?|payment on|filed on',
    },
    from: { means: 'date.from', bare: true },
    to: { means: 'date.to', bare: true, now: 'today|till (?:now|date)|aaj|ab tak|abhi tak|आज' },
    taxPercent: { means: 'rate.slab', words: 'tax|my tax|tax at|tax on interest|slab me|tax slab' },
    dayCount: {
      options: { '360': '30/360|actual/360|360 days?(?: a| in a)? year|360 din', actual: 'actual/actual|act/act|366' },
    },
  },
  'loan-refinancing-calculator': {
    balance: {
      bare: true,
      words:
        'transfer|balance transfer|karz|loan (?:baki|bacha|left|pending)|principal|refinance|takeover|take ?over|shift|karza|bakaya|pending loan|amount',
    },
    rate: {
      means: 'loan.rate',
      bare: true,
      from: 4,
      to: 40,
      words:
        'old rate|earlier|purana|currently(?: paying)?|current(?:ly)? (?:at|rate|bank|lender)|paying(?: at)?|i pay|existing (?:bank|lender|loan|roi)|present (?:bank|loan)|purane? (?:bank|loan|rate|wala)(?: me| ka)?|old (?:bank|loan|lender|roi)|chal rah[ai]|lag rah[ai]|de rah[aei] h\\w*|abhi(?: wala| ka)? (?:rate|bank|loan)|mera (?:rate|bank)|my (?:rate|present rate)|पुराना|पुराने|अभी',
    },
    newRate: {
      means: 'loan.rate.new',
      bare: true,
      from: 4,
      to: 40,
      words:
        'refinance(?: at| to)?|transfer(?: to| at)|offer(?:ing|ed)?|other bank|another bank|dus?r[ae] bank(?: me| ka)?|doosr[ae] bank|new (?:lender|roi|interest(?: rate)?|loan at)|nay[ae] bank(?: me| ka)?|shift(?:ing)? (?:to|at)|move to|switch(?:ing)? to|getting|mil rah[ai]|de rah[ai] hai|takeover at|ghat(?:kar|ke)|नए|नये|नई',
    },
    firstMonths: { means: 'period', only: true, words: 'fixed for|first rate for|intro(?:ductory)? period' },
    firstRate: {
      means: 'loan.rate',
      only: true,
      words: 'first rate|initial rate|intro(?:ductory)? rate|teaser(?: rate)?',
      with: { firstMonths: '24' },
    },
    monthsLeft: {
      bare: true,
      words:
        'aur (?:chalega|baki)|remaining (?:tenure|term|period|years?|months?)|balance (?:tenure|term|period)|tenure (?:left|remaining|baki)|to go',
    },
    newTenure: {
      means: 'loan.tenure',
      only: true,
      words:
        'new tenure|new loan (?:for|of)|naya tenure|fresh tenure|tenure (?:badha\\w*|extend\\w*|rakh\\w*|reset)|extend(?:ed)? to|reset to|restart(?: for)?|nay[ie] (?:avadhi|tenure)|new (?:term|period)',
    },
    chargePercent: {
      means: 'fee.share',
      only: true,
      words:
        'foreclosure|pre ?-?closure|prepayment (?:charges?|penalty)|penalty|foreclosure (?:charges?|fees?|penalty)|pre ?-?closure (?:charges?|fees?|penalty)|prepayment fees?|clos(?:ing|ure) charges?|exit (?:charges?|fees?|penalty)|old bank (?:charges?|fees?)|present lender.?s foreclosure charge',
    },
    legalCosts: {
      means: {
        ...payment,
        to: 10_00_000,
        words:
          'legal(?: charges| fees?)?|valuation|lawyer(?: fees?)?|advocate(?: fees?)?|vakil|valuer|technical(?: charges?| fees?)?|legal (?:and|\\+) (?:technical|valuation)',
      },
    },
    stampDuty: {
      means: {
        ...amount,
        to: 50_00_000,
        words: 'mod|modt|stamp ?duty|modt? charges?|memorandum|mortgage (?:stamp|duty|charges?)|registration',
      },
    },
    topUp: {
      means: 'loan',
      to: 10_00_00_000,
      only: true,
      words:
        'top ?-?up|extra loan|aur paisa|topup|extra|top ?-?up (?:of|loan|chahiye)|additional(?: loan)?|upar se|more loan|cash ?-?out|extra (?:paisa|chahiye|money|cash)',
    },
    emi: {
      means: 'emi',
      from: 500,
      to: 50_00_000,
      words: 'emi (?:now|abhi|ja rahi|chal rahi|bhar rah\\w*|de rah\\w*)|paying emi|current emi|present emi',
    },
    ownRate: {
      means: 'loan.rate',
      only: true,
      words:
        'same bank|present bank offers?|if i stay|own bank|reprice|repricing|same bank (?:me|at|rate|offers?|gives?|deg[ai])|my bank (?:offers?|gives?|ready|reduc\\w*)|current bank (?:offers?|gives?|reduc\\w*)|existing bank (?:offers?|gives?|reduc\\w*)|isi bank|apna bank|apne bank|bank (?:hi|khud)|stay(?:ing)?(?: with| at)?|rate conversion|conversion rate|ruk(?:u|un|ne)',
    },
    ownFee: {
      means: {
        ...payment,
        to: 5_00_000,
        words:
          'conversion(?: fees?| charges?)?|switch fees?|convert(?: karne ka| karne ki)? (?:charges?|fees?)|rate conversion(?: fees?| charges?)?|repricing (?:fees?|charges?)|conversion cost|switch(?:ing)? (?:charges?|cost)',
      },
    },
    keepEmi: {
      options: {
        true: "keep (?:the )?(?:same )?emi|same emi|emi same|wahi emi|keep (?:my|present|old|current) emi|emi (?:wahi|na badle|utni hi|unchanged|constant|na ghat\\w*)|emi mat (?:badlo|ghatao)|(?:do ?n'?t|not) (?:change|reduce) (?:the |my )?emi|pay (?:the )?same emi",
      },
    },
    feePercent: {
      means: 'fee.share',
      only: true,
      words:
        'processing(?: fees?| charges?)?|fees?|file charges?|login fees?|new bank (?:fees?|charges?)|bank charges?|charges?|pf|प्रोसेसिंग',
    },
    addCosts: {
      options: {
        true: 'add (?:the )?(?:costs?|fees?|charges?) to (?:the )?(?:new )?loan|(?:costs?|fees?|charges?) (?:added|in loan|loan me)|fees? financed',
      },
    },
  },
  'lumpsum-calculator': {
    amount: {
      means: 'lumpSum',
      bare: true,
      from: 500,
      words:
        'mutual fund|mf|bonus|ek baar me(?:in)?|ek hi baar|paisa|rakam|rashi|deposit|jama|amount|gratuity|fd todkar|put in|invest (?:kar\\w*|kiya|kiye)|park(?:ed)?|रकम|बोनस',
    },
    rate: { bare: true },
    period: {
      bare: true,
      from: 1,
      words:
        'years? (?:hold|invest\\w*|lock|later)|hold(?:ing)?(?: for| period)?|chhod(?:u|un|kar|ke|na)?|rakh(?:u|un|na|kar)?|saalo?|redeem after',
    },
    goal: {
      bare: true,
      from: 10_000,
      words:
        'mil(?:e|en|enge|ega|ne)|ban(?:e|ega|jaye|jayen)|ho jaye|grow to|worth|at maturity|end (?:me|value)|मिले|बने',
    },
    compounding: {
      options: {
        'half-yearly':
          'half ?-?yearly|semi ?-?annually|every (?:6|six) months|chh?e? ?mahi|compounded half ?-?yearly|semi ?-?annual(?:ly)?|छमाही',
        quarterly: 'quarterly|timahi|compound\\w* quarterly|every quarter|har (?:3|teen) mahine|तिमाही',
        monthly:
          'monthly compounding|compounded monthly|monthly compound\\w*|compound\\w* (?:every|each) month|har mahine compound\\w*',
        daily: 'daily compounding|compounded daily|every day compound\\w*|roz(?:ana)? compound\\w*',
        yearly: 'compound\\w* (?:yearly|annually|every year)|(?:annual|yearly) compound\\w*',
      },
    },
  },
  'lumpsum-vs-sip-calculator': {
    volatility: { means: 'volatility', only: true },
    sip: {
      means: 'sip',
      only: true,
      words:
        '(?:vs|or|aur|ya) (?:a )?sip of|sip of|monthly sip|sip (?:amount|monthly)|new sip|har mahine (?:ki )?sip|sip har mahine|salary se|sip (?:per|a|every) month',
    },
    total: {
      means: 'lumpSum',
      bare: true,
      from: 5_000,
      words:
        'invest(?:ing|ment)?|have|amount|bonus|sip|vs sip|or sip|stp|paas|mil[aei]|received|got|mere paas|pade? h\\w*|surplus|paisa|rakam|gratuity|maturity|money|lag(?:au|aun|aye|ana)|daal\\w*|dal\\w*|एकमुश्त|पैसा',
    },
    rate: { bare: true },
    spread: {
      means: {
        ...time,
        to: 36,
        words:
          'spread(?: over)?|stp(?: over| for| in)?|sip (?:over|for|in)|spread|stp|over|in|parts?|tukdo|tukde|thoda(?: thoda)?|kisto|months?|mahin[ae]|mahino|monthly|stagger(?:ed)?|phase|dheere|instal?ments?|kist(?:o|on|e|en)?(?: me(?:in)?)?|tranches?|split(?: over| in)?|spread (?:out|kar\\w*)|baant\\w*|baat kar|har mahine|month by month|किस्तों|महीने|महीनों',
      },
      bare: true,
    },
    period: {
      means: 'period',
      bare: true,
      from: 25,
      words: 'hold(?: for)?|horizon|years? hold|saal (?:hold|rakh\\w*|baad)|need (?:it )?(?:after|in)|long ?-?term',
    },
    idleRate: {
      means: 'rate.fd',
      only: true,
      words:
        'liquid(?: fund)?|savings? account|idle|fd|fd rate|park(?:ed|ing)?(?: at| in)?|waiting|bank (?:account|me(?:in)?)|baki paisa|rest (?:earns?|at|in)|arbitrage(?: fund)?|overnight(?: fund)?|savings? (?:account )?(?:interest|rate)|uninvested|bachat khat[ae]|लिक्विड',
    },
    path: {
      first: true,
      options: {
        dip: 'dip|crash(?:es|ed)?|recover(?:s|y|ed)?|v ?-?shaped?|correction|bounce(?:s)? ?back|(?:gir\\w*|falls?|drops?) .{0,12}(?:phir|then|and|aur) (?:up|upar|badh\\w*|sambh?al\\w*|uth\\w*|rises?)|wapas (?:badh\\w*|upar)',
        falling:
          '(?:market|fund|nav|price|index|nifty) (?:first )?(?:falls?|drops?|gira|giregi|down)|gir(?:ta|ne|e|ega|gaya)|mandi|falling(?: market)?|market (?:falls?|falling|girega|gire)|bear(?: market)?|giravat|market (?:neeche|niche)|(?:neeche|niche) (?:ja\\w*|aa\\w*)|(?:market|sensex) (?:fell|crashing)|गिर\\S*',
        rising:
          'rising(?: market)?|market (?:rises?|rising)|bull(?: market| run)?|tezi|market (?:badh\\w*|upar|up|chadh\\w*)|badhta (?:hua )?(?:market|bazaa?r)|rally|uptrend|upar ja\\w*|बढ़\\S*',
        steady: 'steady|steadily|stable market|normal market|constant return|flat market',
      },
    },
    swing: {
      means: {
        ...share,
        words:
          '(?:market |nifty |fund )?(?:falls?|fell|drops?|gir(?:e|a|ta|ti|ne|ega|egi|kar|ke|jaye)?|giravat|crash(?:es)?|down|dips?|correction|correct(?:s|ed)?|rises?|badhe|upar)(?: by| of)?|swing|fall of|drop of',
      },
    },
  },
  'nps-calculator': {
    known: {
      options: {
        pension:
          '(?:want|need|chahiye|target|get|to get|wanted|desired)(?: a| of)?(?: [\\d,]+(?: ?k| lakh| hazaa?r)?)?(?: rs| ki| ka)? pension|pension (?:chahiye|wanted|needed|target|goal|of)|(?:want|need|chahiye).{0,14}pension|pension.{0,18}(?:chahiye|ke liye)|पेंशन चाहिए|pension (?:target|banani|lena|leni)|(?:target|goal) pension|(?:chahiye|want|need).{0,20}(?:pension|per month after)|pension.{0,24}(?:chahiye|chahta|chahti|want\\w*|needed|milni)|kitna (?:jama|invest|contribute|daal\\w*|dal\\w*).{0,16}pension|how much (?:to|should i) (?:invest|contribute|pay|save)|पेंशन.{0,20}चाहिए',
      },
    },
    sector: {
      first: true,
      options: {
        state:
          'state (?:govt|government|sarkar)(?: employee| job| staff)?|rajya (?:sarkar|karmchari)|state employee|राज्य(?: सरकार)?',
        central:
          'central (?:govt|government|sarkar)|cg employee|sarkari|govt(?: employee| job)?|government(?: employee| job)?|केंद्र|सरकारी|central (?:employee|staff)|kendr(?:a|iya)(?: sarkar| karmchari)?|railway|defence|psu bank|केन्द्र',
        citizen:
          'self ?-?employed|all citizen|business ?man|freelancer|own business|self ?-?employment|apna (?:kaam|business|dhandha)|freelanc\\w*|housewife|homemaker|student|business(?: owner)?|dukan(?:dar)?|vyapari|shop ?keeper|e ?-?nps citizen|व्यापार\\S*|दुकान\\S*',
        corporate:
          'private(?: job| sector)?|corporate|company employee|private (?:company|naukri|employee)|pvt(?: ltd)?(?: company| job)?|mnc|it company|salaried|corporate nps|प्राइवेट',
      },
    },
    age: {
      means: 'age',
      bare: true,
      from: 18,
      to: 85,
      words: 'years? old|yrs? old|saal ka|saal ki|now|abhi|i am|i m|umar|my age|aayu|abhi meri umar|उम्र',
    },
    exitAge: {
      means: 'age.retire',
      from: 50,
      to: 85,
      words:
        'exit|till|until|tak|upto|at|pe|exit age|par|exit at|nikasi|age at exit|retire at|retirement (?:age|at)|maturity age|vest(?:ing)?(?: age)?',
    },
    own: {
      means: 'sip',
      bare: true,
      from: 100,
      to: 5_00_000,
      words:
        'nps|contribut(?:e|ion|ing)|deposit|pay|योगदान|जमा|me|main|mai|self|khud|apna|i (?:pay|put|invest|contribute)|employee(?: share| contribution)?|my (?:contribution|share)|monthly contribution|invest|daal\\w*|dal(?:u|ta|ti|te|na)|bhar(?:u|ta|ti|te)|kat(?:ta|ti)',
    },
    basic: { to: 10_00_000 },
    pay: {
      to: 10_00_000,
      words: 'pay|basic (?:pay )?(?:\\+|and|plus|aur) ?da|basic ?\\+ ?da|basic da|pay matrix|level pay|basic salary',
    },
    employer: {
      means: 'nps.employer',
      to: 5_00_000,
      only: true,
      words:
        'employer(?: pays| adds| share| nps| contribution)?|company(?: pays| adds| deti| share)?|emplyer|employer (?:contributes?|contribution|monthly|deta|deti|dega|puts?|gives?)|company (?:contributes?|contribution|nps|dalti|daalti|degi|gives?|puts?)|office (?:deta|deti)|नियोक्ता|कंपनी',
    },
    pension: {
      means: 'pension',
      only: true,
      from: 1_000,
      to: 3_00_000,
      words:
        'pension (?:of|chahiye|needed|wanted|target|goal|banani|milni|leni|lena|per month)|pension(?= #)|(?<=# )pension|(?:want|need|get|target)(?: \\S+){0,3} pension|want|need|chahiye|monthly pension|mahine ki pension|पेंशन',
    },
    balance: {
      means: 'corpus',
      paid: 'once',
      words:
        'nps balance|already|tier ?1 balance|balance|jama hai|abhi tak (?:jama|balance)|ab tak|till now|so far|accumulated|pran balance|current (?:value|balance|corpus)|existing (?:balance|corpus)|जमा है|बैलेंस',
    },
    rate: { bare: true, to: 20 },
    annuityRate: {
      means: {
        ...rate,
        to: 15,
        words: 'annuity(?: rate| return)?|annuity (?:at|yield|interest|dar)|pension rate|pension return|एन्युटी',
      },
    },
    lump: {
      means: {
        ...share,
        from: 16,
        words: 'lump ?sum|withdraw(?:al|n|ing)?|nikal\\w*|nikasi|cash(?: out)?|ek ?mush?t|tax ?-?free|take out|एकमुश्त',
      },
      rest: '(?<=(?:#|%|percent) )annuity(?! rate)|annuity (?:purchase|me(?:in)?|buy|kharid\\w*)|(?:for|in|into|ka|ki) annuity',
    },
    rise: 'rise',
    salary: {
      means: 'salary',
      only: true,
      words:
        'yearly salary|annual (?:salary|income)|income|salary|ctc|lpa|annual package|package|total salary|gross salary|saalana (?:salary|aay)',
    },
    savings: { to: 10_00_000, only: true, words: '80c|80c (?:me|mein|investment|savings)|ppf|lic|elss|epf' },
    employerShare: {
      means: 'share.employer',
      from: 1,
      to: 20,
      only: true,
      words:
        'government share|govt share|employer(?: share)?|govt|government|sarkar(?: ka)?(?: hissa)?|govt (?:contribution|deti|gives|adds|pays|ka)|government contribution|employer contribution',
    },
    equity: {
      means: 'share.equity',
      only: true,
      words: 'equity|stocks?|equity (?:me|mein|share|allocation|part)|class e|asset e|e class',
    },
    mix: {
      options: {
        lc75: 'lc ?-?75|aggressive|life ?cycle ?75|high risk',
        lc50: 'lc ?-?50|moderate|life ?cycle ?50|auto choice',
        lc25: 'lc ?-?25|conservative|life ?cycle ?25|low risk',
        blc: 'blc|balanced life ?cycle|balanced',
        active: 'active choice|my own mix|own mix|own allocation|khud chuna',
      },
    },
    annuity: {
      options: {
        life: 'without return|no return of (?:purchase )?price|life annuity|without (?:rop|return(?: of (?:purchase )?price)?)|no (?:rop|return(?: of (?:purchase )?price)?)|only (?:for )?life|nothing (?:to|for) nominee|single life',
        returned:
          'return of (?:purchase )?price|rop|with (?:rop|return of (?:purchase )?price)|nominee (?:ko|gets?)|to nominee|corpus back|paisa wapas|return of corpus',
      },
    },
    extra: {
      means: {
        ...monthlyPayment,
        words:
          'extra(?: nps| contribution| pay(?:ing)?| from my side)?|voluntary(?: contribution| nps)?|additional(?: contribution)?|upar se',
      },
    },
    service: {
      means: {
        ...time,
        words:
          'service(?: done| so far| completed| ho gayi| hui)?|years? of service|naukri(?: ho gayi| ki)?|served|govt service',
      },
    },
    drawYears: {
      means: {
        ...time,
        to: 240,
        words:
          'slw|systematic (?:lump ?sum )?withdrawal|(?:in )?parts over|phased(?: withdrawal)?|spread (?:over|withdrawal)',
      },
    },
    exitIncome: { means: { ...income, words: 'income (?:in|of) (?:the )?(?:exit|retirement) year|exit year income' } },
    charges: {
      options: {
        employer: 'employer pays (?:the )?charges?',
        online: 'enps|e ?-?nps|online (?:contribution|payment)',
        branch: '(?:bank|pop|post office) branch|pop|through (?:an )?agent|branch se',
      },
    },
    multiple: { options: { true: 'msf|multiple scheme(?: framework)?' } },
    pensionPrices: { options: { today: 'today ?s (?:prices?|value|money)|aaj ke (?:hisab|paise|daam)' } },
  },
  'nri-taxation-calculator': {
    shortEquityEarly: { means: 'gain', only: true, words: 'stcg before (?:23 )?july 2024' },
    longEquityEarly: { means: 'gain', only: true, words: 'ltcg before (?:23 )?july 2024' },
    longOtherEarly: { means: 'gain', only: true, words: 'indexed gains? before (?:23 )?july 2024' },
    longPlainEarly: { means: 'gain', only: true, words: 'unlisted gains? before (?:23 )?july 2024' },
    country: {
      options: {
        uae: 'uae|dubai|abu ?dhabi|sharjah|emirates|दुबई|यूएई|अबू धाबी',
        usa: 'usa|us|america|united states|new york|california|texas|अमेरिका|new jersey|seattle|chicago|boston|h1b|bay area|amrika|amerika',
        saudiArabia: 'saudi(?: arabia)?|ksa|riyadh|jeddah|सऊदी',
        uk: 'uk|united kingdom|london|england|britain|लंदन|manchester|birmingham|scotland|यूके|ब्रिटेन',
        canada: 'canada|toronto|vancouver|कनाडा|brampton|montreal|calgary',
        malaysia: 'malaysia|kuala lumpur',
        australia: 'australia|sydney|melbourne|ऑस्ट्रेलिया|perth|brisbane|adelaide',
        kuwait: 'kuwait|कुवैत',
        qatar: 'qatar|doha|कतर',
        oman: 'oman|muscat|ओमान',
        singapore: 'singapore|सिंगापुर',
        bahrain: 'bahrain|manama|बहरीन',
        southAfrica: 'south africa|johannesburg',
        sriLanka: 'sri ?lanka|colombo',
        nepal: 'nepal|kathmandu|नेपाल',
        myanmar: 'myanmar|burma',
        mauritius: 'mauritius',
        germany: 'germany|berlin|munich|frankfurt|जर्मनी|hamburg|stuttgart',
        newZealand: 'new zealand|auckland|nz|न्यूज़ीलैंड',
        netherlands: 'netherlands|holland|amsterdam|नीदरलैंड',
        italy: 'italy|milan|rome|इटली',
        france: 'france|paris|फ्रांस',
        ireland: 'ireland|dublin|आयरलैंड',
        kenya: 'kenya|nairobi',
        thailand: 'thailand|bangkok',
        trinidad: 'trinidad(?: and tobago)?',
        fiji: 'fiji',
        hongKong: 'hong ?kong|hk',
        japan: 'japan|tokyo|जापान',
        guyana: 'guyana',
        suriname: 'suriname',
        switzerland: 'switzerland|swiss|zurich|geneva|basel',
        sweden: 'sweden|stockholm|gothenburg',
        norway: 'norway|oslo',
        denmark: 'denmark|copenhagen',
        finland: 'finland|helsinki',
        belgium: 'belgium|brussels|antwerp',
        luxembourg: 'luxembourg',
        austria: 'austria|vienna',
        spain: 'spain|madrid|barcelona',
        portugal: 'portugal|lisbon',
        poland: 'poland|warsaw',
        russia: 'russia|moscow',
        israel: 'israel|tel aviv',
        jordan: 'jordan|amman',
        china: 'china|shanghai|beijing|चीन',
        southKorea: '(?:south )?korea|seoul',
        taiwan: 'taiwan|taipei',
        philippines: 'philippines|manila',
        indonesia: 'indonesia|jakarta|bali',
        vietnam: 'vietnam|hanoi',
        bangladesh: 'bangladesh|dhaka|बांग्लादेश',
        bhutan: 'bhutan|thimphu',
        tanzania: 'tanzania|dar es salaam',
        uganda: 'uganda|kampala',
        zambia: 'zambia|lusaka',
        botswana: 'botswana|gaborone',
        mozambique: 'mozambique|maputo',
      },
    },
    property: {
      options: {
        sold: '(?:sold|sell(?:ing)?|sale of|selling|becha|bechi|bechna|bech).{0,14}(?:flat|house|property|plot|land|ghar|makan|zameen)|(?:flat|house|property|plot|land|ghar|makan|zameen).{0,14}(?:sold|sell|sale|becha|bechi|bechna|bech)|(?:flat|house|property|plot|ghar|makan).{0,40}(?:becha|bechi|bech diya|sold)|property sale|(?:फ्लैट|मकान|प्लॉट|ज़मीन|घर).{0,20}(?:बेचा|बेची)',
      },
    },
    'losses.amount': {
      means: 'loss',
      only: true,
      words: earlierLosses,
    },
    nreInterest: {
      side: 'nre|एनआरई',
      means: {
        ...income,
        from: 500,
        words: '(?<=nre .*)(?:interest|byaj)|nre fd|nre(?: interest| fd| account)?|nre me(?:in)?|एनआरई(?: ब्याज)?',
      },
    },
    fcnrInterest: {
      side: 'fcnr',
      means: { ...income, from: 500, words: '(?<=fcnr .*)(?:interest|byaj)|fcnr fd|fcnr(?: interest| deposit)?' },
    },
    nroInterest: {
      means: {
        ...income,
        from: 500,
        words:
          'fd|fd interest|interest|byaj|ब्याज|nro(?: interest| fd| account)?|nro me(?:in)?|nro account|savings? interest|bank interest|bank (?:ka )?byaj|rupee interest|एनआरओ(?: ब्याज)?',
      },
      bare: true,
    },
    rent: { means: 'rent.received', from: 10_000 },
    municipalTax: {
      means: 'tax.municipal',
      to: 1_00_00_000,
      only: true,
      words: 'municipal tax|house tax|property tax|nagar nigam|municipal|corporation tax',
    },
    foreignSalary: {
      means: {
        ...income,
        words:
          'salary (?:from |in |of )?(?:dubai|uae|usa?|uk|gulf|qatar|saudi|oman|kuwait|canada|singapore|australia|germany)|(?:dubai|uae|usa?|uk|gulf|qatar|saudi|oman|kuwait|canada|singapore|australia) (?:ki |me )?(?:salary|naukri|job)|(?:foreign|dubai|gulf|us|uk|overseas) salary|salary (?:abroad|in (?:dubai|uae|usa?|uk))|videsh(?:i)? salary|salary|naukri|job|वेतन|overseas (?:job|income)|bahar ki (?:salary|kamai)|abroad salary|salary abroad|videsh (?:me|ki) (?:naukri|salary|kamai)|foreign (?:income|job)|(?:dubai|gulf|us|uk) income|विदेशी वेतन',
      },
    },
    salary: {
      means: 'salary',
      only: true,
      words:
        'indian? salary|salary in india|salary from india|salary|वेतन|in india|(?:indian?|india (?:me|ki|wali)) (?:salary|naukri|income)|salary (?:before|till) (?:leaving|going|moving)|भारत (?:में|का) वेतन',
    },
    dividend: 'dividend',
    price: { means: 'price.sold', from: 1_00_000, words: 'property|flat|house|plot|land|ghar|makan|zameen|मकान|ज़मीन' },
    cost: {
      means: 'price.bought',
      from: 10_000,
      words: 'purchase price|kharid (?:price|mulya)|cost with improvement|कीमत थी',
    },
    held: {
      options: {
        long: 'long ?-?term|more than (?:2|two) years|(?:[3-9]|[1-4]\\d) ?(?:years?|yrs?|saal) (?:ago|back|pehle|old|purana|baad|later|hold\\w*|held|rakh\\w*)|(?:held|hold|after|for) (?:[3-9]|[1-4]\\d) ?(?:years?|yrs?|saal)|ltcg on (?:property|flat|house|plot|land)|do saal se zyada|दीर्घ',
        short:
          'short ?-?term|less than (?:2|two) years|within (?:2|two) years|(?:held|hold|after|within|for) (?:1|one|1\\.5) ?(?:years?|yrs?|saal)|(?:1|ek|one) saal (?:baad|me|pehle|rakha|ago)|stcg on (?:property|flat|house|plot|land)|do saal se kam',
      },
    },
    totalDays: {
      means: {
        ...days,
        words:
          'stay(?:ed)?|india mein|bharat mein|days?|din|days? in india|days? (?:in|spent in|stayed in) india|india me(?:in)? (?:din|raha|rahi|rahe|ruka)|din (?:india|bharat)|visit(?:ed)?|din raha|भारत में|दिन',
      },
      bare: true,
    },
    'stays.arrived': { means: 'date.from', words: 'arriv(?:ed|al|ing)|landed|came|aaya|aaye' },
    'stays.left': { means: 'date.to', words: 'depart(?:ed|ure)|flew|went back|gaya' },
    person: {
      options: {
        origin: 'oci|pio|indian origin|foreign citizen of indian origin',
        leaving:
          'left india this year|going abroad|leaving india|moved abroad|new job abroad|left india for (?:a )?(?:new )?job|left (?:india )?(?:this|in the) year|(?:is|iss) saal (?:bahar|videsh|abroad) gay[aei]|relocat(?:ed|ing)(?: abroad)?|joined (?:a )?job abroad|moving abroad|going (?:to )?(?:usa?|uk|dubai|canada|germany|australia) for (?:a )?job|onsite|deput(?:ed|ation)',
        returned:
          'returned|returning|came back|moved back|back to india|wapas aa|india (?:wapas|lauta|laut\\w*)|wapas (?:lau\\w*|india)|return(?:ing)? (?:to india|nri|for good)|settled back|shifted back|moving back|return ho kar|वापस',
        foreign:
          'foreigner|expat in india|foreigners?|expat(?:riate)?s?(?: in india)?|foreign (?:national|citizen)|not of indian origin|विदेशी नागरिक',
        resident: 'living in india|resident indian|india me(?:in)? (?:hi )?reh\\w*',
      },
    },
    tds: 'tds',
    foreignGainTax: {
      means: {
        ...income,
        from: 100,
        words: '(?:foreign )?tax (?:paid )?(?:abroad |there )?on (?:the )?(?:foreign |us |uk )?gains?',
      },
    },
    foreignTax: {
      means: {
        ...income,
        from: 100,
        words:
          'foreign tax|tax (?:paid )?abroad|tax paid (?:in|there)|tax (?:bhara|diya|paid|given) (?:in )?(?:usa?|uk|canada|australia|germany|singapore|there|wahan|abroad|videsh)|(?:us|uk|canada) tax(?: paid)?|foreign tax credit|ftc|form 67|videsh me(?:in)? tax',
      },
    },
    savings: { to: 10_00_000 },
    remit: {
      means: {
        ...amount,
        from: 10_000,
        words:
          'remit(?:tance)?|repatriat(?:e|ion)|send(?:ing)? (?:abroad|out)|transfer abroad|repatriate|bhej(?:na|u|un|ne)|send|transfer|remit(?:ting)?|bahar (?:bhej\\w*|le ja\\w*)|paisa bhej\\w*|take (?:out|abroad)|remittance (?:from|of)|nro (?:se|to) (?:nre|abroad|bahar)|15ca|भेज\\S*',
      },
    },
    letInterest: {
      means: 'interest.homeLoan',
      only: true,
      words:
        'loan interest|home ?loan (?:interest|ka byaj|byaj)|home ?loan|housing loan(?: interest)?|let ?-?out loan interest|loan (?:ka )?byaj|interest (?:paid )?on (?:home |housing )?loan',
    },
    'losses.kind': {
      options: {
        shortTermCapital: earlierLoss('short ?-?term(?: capital)? loss(?:es)?|stcl'),
        longTermCapital: earlierLoss('long ?-?term(?: capital)? loss(?:es)?|ltcl'),
        house: earlierLoss('house (?:property )?loss(?:es)?'),
        business: earlierLoss('business loss(?:es)?'),
      },
    },
    exemption: {
      means: {
        ...amount,
        words:
          'exempt(?:ion|ed)?|54(?:ec|f)?(?: bonds?| exemption| investment)?|capital gains? bonds?|reinvest(?:ed|ment)?|new (?:house|flat) bought|naya (?:ghar|flat) liya',
      },
    },
    lowerCertificate: {
      options: {
        true: 'lower (?:tds|deduction|tax)(?: deduction)? certificate|lower tds|nil certificate|form 13|section 197|ldc',
      },
      with: { property: 'sold' },
    },
    royalty: { means: { ...income, from: 1_000, words: 'royalt(?:y|ies)(?: from india| income)?' } },
    technical: {
      means: {
        ...income,
        from: 1_000,
        words: 'technical (?:fees?|services?)(?: from india)?|fts|consult(?:ancy|ing) (?:fees?|income)|consultancy',
      },
    },
    otherIncome: {
      means: 'income.other',
      only: true,
      words: 'other (?:indian )?income|aur income|other income (?:from|in) india',
    },
    foreignOther: {
      means: {
        ...income,
        from: 1_000,
        words:
          '(?:foreign|overseas) (?:interest|dividends?|rent|rental)|(?:income|interest|dividends?|rent) abroad|(?:us|uk) (?:dividends?|rent|interest)',
      },
    },
    longOther: {
      means: {
        ...amount,
        words: 'unlisted(?: shares)?(?: gain| ltcg)?|other ltcg|other long ?-?term(?: gains?)?|gold gain',
      },
    },
    shortEquity: {
      means: 'gain.short',
      only: true,
      words: 'stcg|short ?-?term(?: capital)? (?:gains?|profit|munafa)|stcg on (?:shares|equity|mf|mutual funds?)',
    },
    longEquity: {
      means: 'gain.long',
      only: true,
      words: 'ltcg|long ?-?term(?: capital)? (?:gains?|profit|munafa)|ltcg on (?:shares|equity|mf|mutual funds?)',
    },
    shortOther: {
      means: { ...amount, words: 'other stcg|debt fund (?:gain|stcg)|stcg at slab|other short ?-?term(?: gains?)?' },
    },
    interestRate: { means: { ...rate, words: 'treaty rate(?: on interest)?|dtaa(?: rate)?(?: on interest)?' } },
    dividendRate: {
      means: { ...rate, words: '(?:treaty|dtaa) (?:rate )?on dividend|dividend (?:treaty|dtaa)(?: rate)?' },
    },
    dollarRate: {
      means: 'exchange.rate',
      only: true,
      words: 'dollar (?:rate|at|=)|usd rate|exchange rate|rupees? (?:for|per) (?:a |us )?dollar',
    },
  },
  'old-vs-new-tax-regime-calculator': {
    salary: {
      bare: true,
      from: 1_00_000,
      words: 'annual income|pension|pensioner|total income|yearly income|saalana (?:aay|income|kamai)|सालाना आय',
    },
    savings: {
      to: 10_00_000,
      adds: true,
      words: 'investments?|deductions?|pf|80c (?:full|me|mein|investment|total)|ppf|elss|lic|epf|80सी|निवेश',
    },
    health: { to: 5_00_000, words: '80d (?:self|own|family)|family (?:mediclaim|health)|स्वास्थ्य बीमा|मेडिक्लेम' },
    parents: { to: 5_00_000 },
    homeLoan: {
      to: 1_00_00_000,
      words:
        'hl(?: interest)?|self ?-?occupied (?:loan )?interest|home ?loan (?:ka )?(?:byaj|int\\.?|interest)|होम लोन (?:का )?ब्याज|गृह ऋण(?: ब्याज)?',
    },
    ownNps: { to: 10_00_000 },
    hra: { from: 60_000 },
    rent: {
      from: 1_00_000,
      words:
        'rented(?: in| house| flat| at)?|kiraye (?:pe|par|ka ghar)|kiraye (?:pe|par) reh\\w*|pay(?:ing)? rent(?: of)?|pg|house rent',
    },
    exemptRent: {
      means: 'hra',
      only: true,
      words:
        'hra exempt(?:ion|ed)?|exempt hra|hra (?:chhoot|chhut|deduction|claim|benefit)|10\\(13a\\)|exempted hra|hra exempt amount',
    },
    basic: { from: 1_50_000 },
    professionalTax: { to: 2_500 },
    otherDeductions: {
      per: 'year',
      words:
        'other deductions?|total deductions?|deductions?|80e|80g|80dd|80u|education loan(?: interest)?|donations?|aur (?:deductions?|katauti)|kul (?:deductions?|katauti)|all deductions?',
    },
    familyPension: { per: 'year' },
    letRent: {
      means: 'rent.received',
      only: true,
      words:
        'rental income|rent (?:received|income|aata|milta)|let ?-?out|kiraya (?:aata|milta)|let ?-?out (?:rent|house|flat|property)(?: rent)?|rent(?:al)? (?:from|se) (?:flat|house|property|second)|kiraye (?:ki|se) (?:aay|income|kamai)|rental|second (?:house|flat) rent',
    },
    raise: {
      means: 'rise',
      only: true,
      words: 'raise|hike|increment|next year (?:hike|increment|raise)|badh(?:ega|egi|ne)|growth|appraisal',
    },
    'houses.rent': { means: 'rent.received', only: true, words: 'monthly rent received' },
    'houses.months': { means: 'period', to: 12, only: true, words: 'months let(?: out)?' },
    'houses.unrealised': { means: 'rent.received', only: true, words: 'unpaid rent|rent not recovered' },
    'houses.expected': { means: 'rent.received', only: true, words: 'fair rent|municipal value' },
    'houses.municipalTax': { means: 'tax.municipal', only: true, words: 'municipal tax' },
    'houses.interest': { means: 'interest.homeLoan', only: true, words: 'interest of the (?:second|other) house' },
    'houses.earlier': {
      means: 'interest.homeLoan',
      only: true,
      words: 'interest before completion|pre ?-?construction interest',
    },
    'houses.share': { means: 'loan.share', only: true, words: 'share of the house' },
    letInterest: {
      means: 'interest.homeLoan',
      only: true,
      words:
        'let ?-?out (?:loan |house |flat )?interest|loan interest(?: on)?(?: let ?-?out)?|interest (?:on|of) (?:the )?(?:let ?-?out|rented|second)(?: house| flat)?|interest let ?-?out|(?:rented|second) (?:house|flat) (?:loan )?interest',
    },
    interest: {
      means: 'interest',
      only: true,
      words:
        'deposits? interest|80ttb|fd (?:interest|byaj|ka byaj|ka interest)|interest(?: income)?|byaj|byaaj|ब्याज|interest (?:earned|aaya|mila|from (?:fd|bank|deposits?))|fds?|bank interest|bank ka byaj|sood|एफडी(?: का)?(?: ब्याज)?',
    },
    savingsInterest: {
      means: 'interest',
      only: true,
      words:
        'savings? (?:account |bank )?interest|80tta|interest on savings|savings? (?:account|bank)(?: interest| byaj)?|bachat khat[ae](?: ka)? byaj|sb (?:interest|account)',
    },
    profit: {
      words: `${incomeOfTrade}|business(?: (?:loss|profit|income))?|freelanc(?:e|ing|er)(?: income)?|self ?-?employed|dukan|vyapar`,
    },
    history: {
      options: {
        left: '10 ?-?iea|opted out of (?:the )?new|old regime (?:since|last year|earlier)',
        returned: 'came back to (?:the )?new|switched back to new',
      },
      with: { business: true },
    },
  },
  'ppf-calculator': {
    deposit: {
      bare: true,
      from: 500,
      words:
        'ppf|पीपीएफ|jama (?:karta|karti|karte|karunga)|bhar(?:ta|ti|te|u|un|na)|saal (?:ka|me|mein)|har varsh|invest|contribution|सालाना|हर साल|महीना',
    },
    onceMore: {
      means: {
        ...yearlyPayment,
        to: 1_50_000,
        words: 'once more|also in march|one more payment|ek baar aur|march me(?:in)? (?:aur|bhi)',
      },
    },
    elssReturn: { means: 'returns', only: true, words: 'elss|equity fund|mutual fund|mf|nifty|index fund|sip' },
    'deposits.amount': { means: 'deposit', only: true, words: 'deposited on|passbook entry' },
    'deposits.date': { means: 'date.paid', only: true, words: 'deposited on' },
    rate: { bare: true, words: 'ppf rate|ppf interest|ppf byaj|interest rate' },
    'passbook.balance': {
      words:
        'ppf balance|passbook (?:me|balance|bal)|abhi (?:tak )?|ab tak|jama ho (?:gay[aei]|chuk[aei])|balance (?:hai|on|as on)|khat[ae] me(?:in)?|accumulated|जमा है|बैलेंस',
    },
    opened: {
      bare: true,
      words:
        'since|started|khata (?:khola|khula|shuru)|account (?:khola|khula|start\\w*)|khola tha|khulwaya|opening date|shuru kiya|खोला|खाता',
    },
    extensions: {
      months: 60,
      means: {
        ...count,
        to: 20,
        words:
          'extensions?|extend(?:ed|ing)?(?: for| by)?|times|extensions? (?:of 5 years)?|blocks?(?: of (?:5|five)(?: years)?| extension| extend\\w*)?|baar (?:extend\\w*|badha\\w*)|extend kar\\w*|5 ?-?year (?:blocks?|extensions?)',
      },
    },
    'payouts.amount': {
      means: 'withdrawal',
      to: 2_00_00_000,
      only: true,
      words:
        'withdraw(?:al)?|nikal\\w*|loan|partial withdrawal|nikaal\\w*|nikasi|karza|udhar|partial withdrawal of|loan (?:of|liya|lena|lunga)|निकाल\\S*',
    },
    extensionKind: {
      options: {
        with: 'with (?:contributions?|deposits?)|with (?:fresh |new )?(?:payments?|investment|money|deposit)|(?:deposit|jama|payment|contribution) (?:ke saath|jaari|continue|chalu)|jama karte|keep (?:depositing|contributing)|paisa dalte',
        without:
          'without (?:contributions?|deposits?)|no (?:deposits?|contributions?)|bina (?:jama|deposit|contribution|paise|paisa)|(?:deposit|jama|contribution|payment) (?:nahi|band|stop|kiye bina)|not depositing|no (?:new |fresh )?(?:payments?|money|investment)|without (?:paying|depositing|new)',
      },
    },
    'payouts.date': { means: 'date.paid', only: true, words: '(?:withdraw\\w*|nikal\\w*|loan) (?:on|in)' },
    'payouts.kind': {
      options: {
        loan: 'ppf loan|loan (?:on|against|from) ppf|loan (?:liya|lena|lunga|from|of)|karza|(?:ppf|us) (?:pe|par|se) loan|loan',
        withdrawal: 'withdraw(?:al)?|nikal(?:na|e)?|partial(?: withdrawal)?|nikasi|nikaal\\w*|nikalu|nikalna|निकाल\\S*',
      },
    },
  },
  'pre-payment-loan-calculator': {
    known: {
      first: true,
      options: {
        original:
          'original(?: loan)?|emis? (?:paid|done|bhari|bhar di|over)|(?:paid|done|bhari) (?:\\d+ )?emis?|loan liya tha|started with|sanction(?:ed)?(?: amount)?|disburs\\w*|loan (?:shuru|start\\w*)|original (?:tenure|amount)|(?:emis?|kist) (?:chuk[aei]|de chuk[aei]|bhar chuk[aei]|complete\\w*)|total loan',
      },
    },
    'prepayments.amount': {
      means: 'prepayment',
      paid: 'again',
      to: 20_00_000,
      named: true,
      words:
        'extra (?:emi|every month|per month|monthly|every year|har mahine|har saal)(?!(?: (?:every|har) \\w+)? #+ (?:home |car )?loan)|(?:every|each|har|per) (?:month|mahine|year|saal)(?: (?:extra|prepay(?:ment)?|aur|more))?(?! #+ (?:home |car )?loan)|monthly extra|yearly|once a year|saal me(?:in)? ek baar|annually',
    },
    'prepayments.every': {
      options: {
        monthly:
          'extra (?:every month|per month|monthly|a month)|every month extra|har mahine(?: extra)?|monthly (?:prepay(?:ment)?|extra)|every month|per month|a month|monthly(?! (?:emi|payment|instal\\w*))|har mahina|each month|extra (?:in )?(?:each|every) emi|emi ke (?:saath|upar)|हर महीने',
        yearly:
          'every year|har saal|yearly|per year|annual(?:ly)?|हर साल|once a year|saal me(?:in)? ek baar|each year|saal me(?:in)? (?:1|ek|one)|(?:every|each|har) (?:january|february|march|april|may|june|july|august|september|october|november|december|diwali)|bonus (?:har saal|every year)|one extra emi|annual bonus|extra emi (?:every|each|per|har) (?:year|saal)',
        share: '(?:%|percent) of (?:the )?(?:balance|outstanding)|(?:balance|outstanding) ka [\\d.]+ ?%',
        rise: 'emi (?:badha\\w*|increase\\w*|step ?-?up|raise\\w*|hike)|(?:increase|raise|step ?-?up|badha\\w*) (?:the |my )?emi|step ?-?up emi',
      },
    },
    loan: {
      means: {
        ...amount,
        from: 50_000,
        words:
          '(?:home|car|personal|housing|education) loan|loan|original(?: loan)?|took|sanctioned|liya|original|loan (?:liya|tha|amount)|started with|starting loan|sanction|total loan|loan (?:amount|tha|diya|mila|shuru)|disburs\\w*|borrowed|taken|le rakha|started (?:at|with)|लोन लिया',
      },
    },
    emisPaid: {
      months: 1,
      means: 'emisPaid',
      words:
        'emis? (?:bhari|bhare|de di|already paid)|(?<!extra )emis?|kist|instalments?|emis? (?:bhar chuk[aei]|de chuk[aei]|de di hai|chuk gayi|ho gayi|gone|cleared)|kist(?:e|en)? (?:bhar chuk[aei]|ho gayi|de di)|already paid',
    },
    tenure: { means: 'loan.tenure', bare: true, words: 'original tenure|total tenure' },
    balance: {
      bare: true,
      named: true,
      words:
        'car loan|personal loan|loan (?:bacha|baki|left|outstanding)|bakaya|balance loan|principal left|remaining loan|o/s|home loan|pending loan',
    },
    rate: { bare: true, from: 4, to: 48 },
    monthsLeft: {
      bare: true,
      words:
        'years?|remaining (?:tenure|term|period)|balance tenure|tenure (?:left|remaining|baki)|aur (?:chalega|baki)',
    },
    emi: {
      means: 'emi',
      from: 500,
      to: 50_00_000,
      words: 'emi (?:ja rahi|chal rahi|bharta|deta|pay)|monthly emi|current emi|ईएमआई',
    },
    lumpSum: {
      means: 'prepayment',
      paid: 'once',
      bare: true,
      from: 1_000,
      named: true,
      words:
        'prepaid|pre ?-?pay|one ?-?time|ek ?saath|bhar du|part payment (?:of|kar\\w*)|ek ?mush?t|chuka\\w*|jama kar\\w*|pay off|pay back|bonus se|extra payment|prepay (?:of|kar\\w*)|bhar(?: du| dun| dunga| sakta)|एकमुश्त|अतिरिक्त|प्रीपेमेंट',
    },
    lumpSumAfter: {
      means: 'emisPaid',
      only: true,
      words:
        'after (?:emi|instal?lment)|emi (?:number|no)|emis? ke baad|(?:emi|kist) (?:number|no\\.?|#)|after (?:paying )?emis?|baad (?:me )?prepay',
    },
    chargePercent: {
      means: 'fee.share',
      only: true,
      words:
        'penalty|prepayment charges?|foreclosure (?:charges?|penalty|fees?)|pre ?-?closure(?: charges?| fees?)?|part payment charges?|prepayment (?:fees?|penalty|charge)|penal(?:ty)? charges?|fine|charge lag\\w*|जुर्माना',
    },
    investReturn: {
      means: 'returns',
      to: 30,
      only: true,
      words:
        'invest(?:ing|ed)?(?: at)?|mutual fund|sip|fd return|fd|ppf|mf|nifty|elss|index fund|equity(?: return)?|invest (?:karu|kar\\w*|instead|se)|mf return|mutual fund me(?:in)?|investment return',
    },
    taxRate: {
      means: 'rate.slab',
      only: true,
      words: 'slab(?: rate)?|tax rate|bracket|tax slab|slab me|tax bracket|my tax|marginal(?: rate)?',
    },
    rateType: {
      options: {
        fixed: 'fixed(?: rate)?|fix(?:ed)? (?:interest|roi)|fixed interest rate|फिक्स्ड',
        floating: 'floating(?: rate)?|repo(?: linked)?|mclr|rllr|eblr|variable rate|फ्लोटिंग',
      },
    },
    purpose: {
      options: {
        business:
          'business loan|msme|small business|business purpose|shop loan|dukan (?:ka |ke liye )?loan|udyam|for business|vyapar|proprietor',
        other: 'company loan|pvt ltd|private limited|large (?:company|firm)',
      },
    },
    lender: {
      options: {
        nbfcUpper:
          'nbfc|housing finance|hfc|bajaj finance|bajaj finserv|lic housing|pnb housing|tata capital|hdb|indiabulls|l ?& ?t finance|mahindra finance|chola\\w*|muthoot|lichfl|aavas|shriram|bajaj',
        smallFinance: 'small finance bank|au bank|ujjivan|equitas|sfb|jana (?:bank|small)|utkarsh|esaf|suryoday',
        regionalRural: 'gramin bank|regional rural|rrb|grameen(?: bank)?|rural bank',
        cooperativeTier4: 'co ?-?operative bank|sahakari',
      },
    },
    'prepayments.percent': {
      means: {
        ...share,
        words:
          '(?:of (?:the )?)?(?:balance|outstanding) (?:every|each|per|har) (?:year|saal)|emi (?:increase\\w*|badha\\w*|step ?-?up|rise|raise\\w*|hike)|(?:increase|raise|step ?-?up|badha\\w*) (?:the |my )?emi(?: by)?|of (?:the )?(?:balance|outstanding)',
      },
      with: { 'prepayments.every': 'rise' },
    },
    investTax: {
      options: {
        slab: 'fd|fixed deposit|rd|bank deposit|bonds?|debt fund',
        none: 'ppf|ssy|epf|vpf|tax ?-?free',
        equity: 'mutual funds?|mf|equity|nifty|index fund|elss|shares|sip',
      },
      first: true,
    },
  },
  'property-tax': {
    city: {
      options: {
        delhi: 'delhi|mcd|ndmc|dilli|दिल्ली|dwarka|rohini|saket|janakpuri|south delhi',
        mumbai: 'mumbai|bombay|bmc|mcgm|मुंबई|andheri|bandra|borivali|malad|dadar|powai|ghatkopar|mulund',
        bengaluru: 'bengaluru|bangalore|banglore|bbmp|gba|बेंगलुरु|बैंगलोर|whitefield|koramangala|indiranagar|bengluru|बंगलौर',
        chennai: 'chennai|madras|gcc|चेन्नई|adyar|velachery|anna nagar|t nagar|mylapore',
        kolkata: 'kolkata|calcutta|kmc|कोलकाता',
        hyderabad: 'hyderabad|ghmc|हैदराबाद|secunderabad|gachibowli|kondapur|madhapur',
        pune: 'pune|pmc|pcmc|pimpri|पुणे|kothrud|wakad|hinjewadi|baner|viman nagar',
        ahmedabad: 'ahmedabad|amdavad|amc|अहमदाबाद',
        other:
          'noida|gurgaon|gurugram|ghaziabad|faridabad|lucknow|kanpur|jaipur|indore|bhopal|nagpur|surat|vadodara|rajkot|thane|navi mumbai|nashik|patna|ranchi|chandigarh|ludhiana|kochi|coimbatore|madurai|mysore|mysuru|visakhapatnam|vizag|bhubaneswar|guwahati|dehradun|raipur|agra|varanasi|banaras|prayagraj|allahabad|meerut|jalandhar|amritsar|jodhpur|udaipur|kota|ajmer|gwalior|jabalpur|ujjain|vijayawada|guntur|warangal|trivandrum|thiruvananthapuram|kozhikode|calicut|thrissur|hubli|mangal(?:ore|uru)|belgaum|aurangabad|solapur|kolhapur|jamshedpur|dhanbad|siliguri|cuttack|jamnagar|bhavnagar|gandhinagar|panchkula|mohali|shimla|jammu|srinagar|goa|salem|trichy|tirupati|nellore|nagar palika|nagar parishad|municipality|gram panchayat|जयपुर|लखनऊ|नोएडा|गुड़गांव|गाज़ियाबाद|इंदौर|भोपाल|सूरत|नागपुर|पटना|कानपुर|आगरा|वाराणसी',
      },
    },
    area: { means: areaOfProperty, bare: true, words: 'square feet|home|कारपेट' },
    areaUnit: {
      options: {
        sqm: 'sq\\.? ?(?:m|mtr|met(?:er|re)s?)|sqm|square met(?:er|re)s?',
        sqft: 'sq\\.? ?(?:ft|feet)|sqft|square f(?:ee|oo)t|sft',
      },
    },
    ownBasis: { options: { land: '(?:vacant|open|khali) (?:land|plot|zameen)|plot|zameen|ज़मीन' } },
    use: {
      options: {
        other:
          'shop|office|commercial|dukan|dukaan|godown|warehouse|showroom|business|दुकान|clinic|hospital|factory|restaurant|hotel|gym|salon|store|commercial property|दफ्तर|कार्यालय|व्यावसायिक',
        residential:
          'residential|home|house|flat|ghar|makan|apartment|मकान|घर|residence|bungalow|kothi|villa|\\d ?bhk|फ्लैट|रिहायशी',
      },
    },
    occupancy: {
      options: {
        let: 'rented|let ?-?out|tenant|kiraye? (?:par|pe|diya)|kirayedar|on rent|किराए|rent(?:ed)? out|rented property|kiraye wala|tenanted|rental|kirayedar\\w*|किरायेदार|किराये|kiraye (?:ki|ka|ke)|given on rent|rent (?:pe|par)',
        self: 'self ?-?occupied|owner occupied|khud|own(?:er)? (?:use|stay\\w*|liv\\w*)|khud reh\\w*|self ?-?occ|self|apna ghar|living in(?: it)?|owner living|स्वयं|खुद',
      },
    },
    age: {
      means: 'age',
      to: 150,
      words:
        'years? old|yrs? old|saal purana|purana|building|पुराना|year old|saal (?:ki|ka) (?:building|makan|ghar|flat)|purani|purana building|old (?:building|house|flat)|building age|age of building|bana',
    },
    mumbaiRate: {
      means: {
        ...payment,
        words:
          'ready reckoner(?: rate)?|rr rate|reckoner|per (?:sq ?m|square met(?:er|re))|rr|asr|stamp duty (?:rate|value)|reckoner value|ready reckner|per sqm|रेडी रेकनर',
      },
    },
    rentalRate: {
      means: rentPerFoot,
      to: 500,
      only: true,
      words:
        'per sq ?ft|per square foot|rental (?:rate|value)|mrv|monthly rental value|street rate|basic (?:street )?rate|base rate|rental value per|rlv|letting value|per sft|rent per sq ?ft',
      with: { city: 'hyderabad' },
    },
    unitOfBill: { means: rentPerFoot, to: 500, only: true, words: 'unit value|uav|per sq ?ft' },
    valueOfBill: {
      means: {
        ...amount,
        words:
          'arv|annual (?:rental |rateable )?value|rateable value|taxable value|alv|nav|net annual value|capital value|(?:annual |gross )?letting value|assessed value|assessment(?: value)?|वार्षिक मूल्य',
      },
    },
    rateOfBill: {
      means: { ...rate, words: 'total rate|tax rate|rate|tax (?:at|@)|house tax rate|property tax rate|दर|dar|% tax' },
      with: { city: 'other' },
    },
    method: {
      options: {
        bill: 'last (?:bill|year)|pichl[ae] (?:saal|bill)|previous bill|bill|last (?:paid|time)|pichh?l[ae] (?:bill|baar|saal|tax)|pichli baar|previous (?:year|tax)|old bill|पिछला बिल|पिछले साल|पिछली बार',
      },
    },
    lastBill: {
      means: {
        kind: 'money',
        from: 50,
        to: 1_00_00_000,
        per: 'year',
        words:
          'last (?:year )?(?:bill|tax)|last year|previous bill|bill|pichl[ae] (?:bill|saal)|last (?:bill|year bill|year tax|year)|pichh?l[ae] (?:saal|bill|year)|previous (?:year )?(?:bill|tax)|old bill|bill (?:aaya|tha)|tax (?:tha|aaya)|bill of|पिछले साल|last paid|last time|pichli baar|paid last (?:year|time)|bhara tha|diya tha|पिछला बिल|पिछली बार|बिल',
      },
    },
    rise: 'rise',
    arrears: {
      means: 'amount',
      only: true,
      words:
        'arrears|bakaya|overdue|unpaid|बकाया|arears|pending|pichh?la bakaya|old dues|dues|not paid|nahi bhara|purana bakaya|outstanding|baki|पिछला बकाया',
    },
    arrearsMonths: {
      means: 'period',
      only: true,
      words: 'late|overdue for|delay(?:ed)?|months? late|late by|mahine (?:late|se)|der|delay of',
    },
    arrearsRate: {
      means: {
        ...rate,
        words:
          'interest|byaj|penalty|(?:interest|byaj|penalty) (?:per|a|@|of)(?: month)?|late fee|penal interest|per month|monthly|a month|mahina',
      },
    },
    ownArea: { means: areaOfProperty, only: true, words: 'plot|land', with: { city: 'other', ownBasis: 'land' } },
    ownRate: { means: rentPerFoot, only: true, words: 'own rate', with: { city: 'other', ownBasis: 'area' } },
    landArea: { means: areaOfProperty, only: true, words: 'open land|open area', with: { city: 'other' } },
    landRate: { means: rentPerFoot, only: true, words: 'open land rate', with: { city: 'other' } },
    cessOfBill: { means: 'cess', with: { city: 'other' } },
    delhiCategory: letters('ABCDEFGH', 'category|cat|colony'),
    bengaluruZone: letters('ABCDEF', 'zone'),
    kolkataBlock: letters('ABCDEFG', 'block|category|cat'),
    delhiBuilt: {
      options: {
        since2000: '20[012]\\d',
        '1990s': '199\\d',
        '1980s': '198\\d',
        '1970s': '197\\d',
        '1960s': '196\\d',
        before1960: 'before 1960|19[0-5]\\d',
      },
    },
    delhiConcession: {
      options: {
        true: "wom[ae]n(?: owner)?|mahila|senior(?: citizen)?|disabled|divyang|ex ?-?service(?:man|men)?|wife ?s? name|lady|ladies|(?:wife|mother|patni|biwi|maa|mummy)(?: ?'?s| ke| ki)? na[ae]?me?|retired army|faujis?|army|handicapped|buzurg|pensioner|वरिष्ठ|महिला",
      },
    },
    delhiDigital: {
      options: {
        true: 'online|upi|digital(?:ly)?|credit card|debit card|net ?banking|website|app se|phonepe|gpay|paytm|google pay|ऑनलाइन',
      },
    },
    delhiSociety: { means: 'fee.share', only: true, words: 'society(?: rebate)?', with: { city: 'delhi' } },
    kolkataTenancy: {
      options: {
        above50: '(?<!(?:years?|yrs?|saal) )old tenant|purana kirayedar',
        protected: 'protected tenan(?:t|cy)|tenancy act|rent control|pagdi',
      },
      with: { city: 'kolkata' },
    },
    delhiSmallFlat: { options: { true: 'dda(?: flat)?' } },
    mumbaiUser: { options: { bungalow: 'bungalow|row house|duplex', flat: 'flat|apartment' } },
    ahmedabadType: {
      options: {
        bungalow: 'bungalow',
        tenement: 'tenement',
        pole: 'pole(?: house)?|gamtal',
        chawl: 'chawl|chali',
        flat: 'flat|apartment',
      },
    },
    mumbaiFloor: {
      options: {
        to4: '(?:ground|[1-4](?:st|nd|rd|th)?) floor|(?:first|second|third|fourth) floor|(?:[1-4]) manzil',
        to10: '(?:[5-9]|10)(?:th)? floor',
        to20: '(?:1[1-9]|20)(?:th)? floor',
        to30: '(?:2[1-9]|30)(?:th|st|nd|rd)? floor',
        above30: '(?:3[1-9]|[4-9]\\d)(?:st|nd|rd|th)? floor|above 30(?:th)? floor',
      },
    },
    payEarly: {
      options: {
        true: 'early(?: payment| rebate)?|rebate|pay early|jaldi|before june|early|samay se pehle|pehle bhar\\w*|on time|before (?:30 |30th )?june|june se pehle|30 june tak|discount|chhoot|april me(?:in)?',
      },
    },
    mumbaiBusiness: {
      options: {
        bank: 'bank',
        luxuryHotel: '(?:five|5) ?-?star(?: hotel)?|luxury hotel',
        shop: 'shop|office|dukan|दुकान',
      },
    },
    mumbaiMetered: {
      options: { false: 'no (?:water )?meter|unmetered|not metered|without (?:water )?meter|bina meter' },
    },
    chennaiArea: {
      options: {
        added: 'added (?:area|in 2011)|ambattur|sholinganallur|madhavaram|alandur|perungudi|valasaravakkam|suburb\\w*',
        core: 'core(?: city| area)?',
      },
    },
    bengaluruCategory: {
      options: {
        first: 'rcc|concrete(?: roof)?|mosaic|marble|vitrified|first category',
        second: 'cement floor(?:ing)?|red oxide',
        third: 'tiled(?: roof)?|sheet(?: roof)?|asbestos|tin (?:shed|roof)',
      },
    },
    kolkataRoad: { options: { to2: 'narrow (?:lane|road)|gali|gully', above12: 'main road|wide road' } },
    ownerRebate: {
      options: {
        true: 'owner (?:rebate|concession|discount)|self ?-?occup\\w* (?:rebate|concession|discount)|40% (?:rebate|concession|discount)',
      },
    },
    fixedFee: {
      means: {
        ...payment,
        from: 1,
        words:
          'solid waste(?: fee| management)?|swm(?: fee| cess)?|garbage(?: fee| charges?| tax)?|kachra|waste (?:fee|charges?)',
      },
    },
  },
  'rental-income': {
    'houses.share': {
      means: 'loan.share',
      words:
        'joint(?:ly)?(?: owner(?:ship)?| owned)?|co ?-?own(?:er|ed|ership)|ownership|owners?|(?:my|your) share|hissa|hissedari|joint with (?:wife|husband|brother)|co ?-?owner(?: share)?|(?:patni|pati|bhai) ke saath|apna hissa|mera hissa|share(?: of)?|of (?:the )?(?:house|property)',
      only: true,
      with: { 'houses.more': true },
    },
    'houses.rent': {
      named: true,
      bare: true,
      from: 500,
      to: 50_00_000,
      words:
        'flat|house|shop|makan|dukan|per month|monthly|mahina|aata|milta|मकान|किराये|tenant (?:pays|deta|deti)|kirayedar (?:deta|deti)|rented (?:for|at|out for)|let out (?:for|at)|kiraye (?:pe|par) (?:diya|diye|de rakha)|kiraya (?:leta|leti|lete|aata|milta)|rent (?:leta|leti|lete|mil)|office|room|pg|मिलता|आता|किराये से',
    },
    'houses.months': {
      means: 'period',
      bare: true,
      to: 12,
      words:
        'let(?: out)?|rented|occupied|months?|mahine|let for|rented for|kiraye (?:pe|par) (?:tha|thi|raha|rahi)|months? rent|ke liye (?:diya|rent)|tenant (?:for|raha)',
      rest: 'vacant|vacancy|vacant (?:for|raha|rahi|tha)|empty|empty for|unoccupied|no tenant|bina kirayedar|khaa?li|khaa?li (?:raha|rahi|tha|pada|pade)|band (?:raha|tha|pada)|खाली',
    },
    'houses.municipalTax': {
      means: 'tax.municipal',
      to: 1_00_00_000,
      words:
        'muni(?: tax)?|corporation|mcd(?: tax)?|bmc(?: tax)?|property ?tax|house ?tax|(?:house|property) tax (?:bhara|diya|paid)|हाउस टैक्स|गृह कर|संपत्ति कर|म्युनिसिपल(?: टैक्स)?',
    },
    'houses.interest': {
      means: 'interest.homeLoan',
      words:
        'interest|home loan|byaj|ब्याज|interest paid|loan(?: interest| ka byaj)?|emi interest|interest (?:bhara|diya)|24\\(b\\)|home ?loan (?:interest|byaj|ka byaj)|होम लोन(?: ब्याज)?',
    },
    'houses.use': { options: { own: 'self ?-?occupied|own use|khud rehte?|living in|apna ghar' } },
    'houses.costs': {
      means: 'costs',
      only: true,
      words:
        'maintenance|society|repairs?|society (?:charges?|maintenance|fees?)|maint[ae]n[ae]nce|upkeep|repair(?: cost)?s?|society aur repair|मेंटेनेंस',
    },
    'tenancies.rent': { means: 'rent.received', only: true, words: 'second tenant|other tenant' },
    'tenancies.months': { means: 'period', to: 12, only: true, words: 'months of the (?:second|other) tenant' },
    'tenancies.laterRent': {
      means: 'rent.received',
      only: true,
      words:
        'new rent|rent (?:rose|raised|increased|changed) to|naya kiraya|revised rent|rent (?:badha(?:kar|ke|ya)?|hiked to|now)|kiraya (?:badha(?:kar|ke|ya)?|badh kar)|badha ?(?:ke|kar)',
    },
    'tenancies.laterMonths': { means: 'period', to: 12, only: true, words: 'months at the new rent' },
    'tenancies.empty': { means: 'period', to: 12, only: true, words: 'months (?:empty|vacant)' },
    'tenancies.furniture': { means: 'rent.received', only: true, words: 'rent of furniture|furniture rent' },
    'houses.value': {
      means: 'price',
      only: true,
      words:
        'house value|property value|bought for|(?:flat|house|property|ghar) (?:worth|value|cost|price|ki (?:keemat|kimat|value))|worth|market value|current value|kharida|keemat|kimat|कीमत',
    },
    salary: { from: 1_00_000 },
    otherIncome: {
      only: true,
      words: 'other income|aur income|freelance(?: income)?|fd (?:interest|byaj)|business income|other earning',
    },
    deductions: {
      per: 'year',
      words: '80c|deductions?|80d|80c (?:me|mein|investment)|other deductions?|80c \\+ 80d|80सी',
    },
    'losses.amount': {
      means: 'loss',
      only: true,
      words: earlierLosses,
    },
    'houses.unrealised': {
      means: {
        ...payment,
        words:
          'rent not (?:recovered|paid|received)|unpaid rent|unreali[sz]ed(?: rent)?|(?:kiraya|rent) nahi (?:mila|diya)|rent default(?:ed)?|bad rent|rent dues',
      },
      with: { 'houses.more': true },
    },
    'houses.earlier': {
      means: {
        ...yearlyPayment,
        words:
          'pre ?-?construction(?: interest)?|interest (?:before|during|till) (?:completion|construction|possession)|pre ?-?emi(?: interest)?',
      },
      with: { 'houses.more': true },
    },
    'houses.arrears': {
      means: {
        ...payment,
        words: 'arrears(?: of rent)?|rent arrears|old rent|purana kiraya|bakaya kiraya|unreali[sz]ed rent recovered',
      },
      with: { 'houses.more': true },
    },
    'houses.fairRent': {
      means: { ...income, words: 'fair rent|market rent|expected rent' },
      with: { 'houses.more': true },
    },
    'houses.municipalValue': {
      means: { ...income, words: 'municipal (?:rateable |rental )?value|rateable value|municipal valuation' },
      with: { 'houses.more': true },
    },
    'houses.standardRent': { means: { ...income, words: 'standard rent' }, with: { 'houses.more': true } },
  },
  retirement: {
    age: {
      means: 'age',
      bare: true,
      from: 18,
      to: 90,
      words:
        'years? old|yrs? old|saal ka|saal ki|i am|i m|now|abhi|umar|meri umar|my age|current age|present age|age now|i am|aayu|उम्र',
    },
    retireAge: {
      means: 'age.retire',
      bare: true,
      named: true,
      from: 25,
      to: 80,
      words:
        'at|by|fire|retired?|retire (?:ho\\w*|kar\\w*|lena|pe|par|by|age)|retirement (?:at|pe|par|by|age)|retiring(?: at)?|naukri chhod\\w*|job chhod\\w*|stop work\\w*|work till|kaam (?:tak|band)|की उम्र में रिटायर|रिटायर|pe|par',
    },
    untilAge: {
      means: 'age.until',
      from: 60,
      to: 110,
      words:
        'zinda (?:rah\\w*)|jiyu\\w*|expect to live|plan till|plan until|death|corpus till|chal(?:e|na|ana) (?:tak)?|जीवन|तक जीना',
    },
    spend: {
      bare: true,
      to: 50_00_000,
      words:
        'a month|mahine|household|pension|income|monthly (?:expenses?|expenditure|spend(?:ing)?|kharcha?)|ghar (?:ka )?kharcha?|kharcha? (?:hai|mahina|mahine ka)|expenditure|lifestyle|guzara|budget|need per month|ख़र्च|खर्चा',
    },
    saving: {
      from: 100,
      words:
        'save per month|save (?:karta|karti|kar\\w*)|sav(?:e|ing) (?:per|every|each|a) month|monthly (?:sav(?:e|ing)s?|sip|investment)|sip (?:of|hai|chal\\w*)|har mahine (?:bacha\\w*|sip|invest\\w*|jama)|invest karta',
    },
    savings: {
      means: 'corpus',
      bare: true,
      from: 50_000,
      words:
        'current (?:savings?|corpus)|already|epf|pf|ppf|nps|mutual funds?|fds?|stocks|invested|jama (?:hai|kiya|punji)|total savings|kul bachat|retirement (?:fund|corpus) (?:of|hai)|bank balance|पीएफ|जमा',
    },
    returnBefore: {
      means: 'returns',
      bare: true,
      to: 30,
      words:
        '(?:before|pre) ?-?retirement|(?:before|pre) ?-?retirement returns?|returns? (?:before|till|until) ?-?(?:retirement|60)?|pre ?-?retire\\w* return|return abhi|retirement tak return|before|till retirement',
    },
    returnAfter: {
      means: 'returns.after',
      to: 20,
      only: true,
      words:
        '(?:after|post) ?-?retirement(?: returns?)?|retirement ke baad|returns? (?:after|post) ?-?(?:retirement|retire|60)|post ?-?retire\\w* returns?|after retire\\w*|retire hone ke baad|बाद का रिटर्न',
    },
    inflation: { bare: true },
    'incomes.monthly': {
      to: 10_00_000,
      words:
        'rent(?:al)?|rental income|pension|epfo pension|eps|rent (?:aayega|milega|aata)|kiraya (?:aayega|milega|aata)|kiraya|pension (?:milegi|aayegi|of)|annuity|nps pension|part ?-?time|पेंशन|किराया|pension (?:of|hai|aati|aayegi)|eps pension|govt pension',
    },
    'needs.monthly': { means: 'spending', only: true, words: '(?:spend|need)(?:s|ing)? (?:less|more) by' },
    'needs.fromAge': { means: 'age', only: true, words: '(?:needs?|spending) changes? (?:at|from)' },
    'needs.toAge': { means: 'age', only: true, words: '(?:needs?|spending) changes? until' },
    'receipts.amount': {
      means: 'money.once',
      from: 10_000,
      words:
        '(?:lic|policy|ppf|fd) maturity|maturity|pf (?:milega|milne)|epf (?:milega|milne)|sell(?:ing)? (?:house|flat|plot)|plot bech\\w*|ग्रेच्युटी',
    },
    'receipts.atAge': { means: 'age', only: true, words: '(?:money|it) comes at' },
    'goals.amount': {
      from: 50_000,
      words:
        'padhai|shaadi|shadi|vivah|world tour|trip|college|foreign trip|higher studies|beti ki shaadi|bete ki (?:padhai|shaadi)|शादी|पढ़ाई',
    },
    spouseAge: {
      to: 90,
      words: "(?:wife|husband|spouse|patni|pati|biwi)(?: ki| ka|'?s)? (?:age|umar|umr)|पत्नी की उम्र|पति की उम्र",
    },
    legacy: {
      means: 'legacy',
      only: true,
      words:
        'leave behind|legacy|for (?:kids|children)|inheritance|leave (?:for|to) (?:kids|children|family)|bachch?o (?:ko|ke liye)|chhod (?:ke|kar)? ?ja\\w*|inherit\\w*|wealth (?:to )?leave|estate|विरासत',
    },
    equityShare: {
      means: 'share.equity',
      only: true,
      words: 'equity|equity (?:share|me(?:in)?|allocation|part)|stocks?|shares|in equity',
    },
    volatility: { means: 'volatility', only: true },
    survivorShare: {
      means: {
        ...share,
        words: 'surviving(?: spouse)?|survivor|spouse (?:needs|spends)|after (?:my|his|her) death|widow',
      },
    },
  },
  'section-80c-optimizer': {
    salary: { bare: true, from: 1_00_000 },
    epf: {
      means: {
        ...yearlyPayment,
        to: 20_00_000,
        words:
          'epf|pf|provident fund|employee pf|own pf|vpf|pf (?:cut|kat(?:a|ta))|ईपीएफ|employee(?: pf| epf)? contribution|epf (?:cut|kat\\w*|deduction)|pf deduction|pf me(?:in)?|own epf|पीएफ',
      },
    },
    premium: {
      means: 'premium',
      to: 50_00_000,
      words:
        'term (?:plan|insurance)|lic (?:policy|bhar\\w*)|jeevan \\w+|endowment|money ?back|life (?:policy|cover)|insurance|policy|जीवन बीमा|एलआईसी',
    },
    sumAssured: {
      means: 'sumInsured',
      from: 10_000,
      only: true,
      words: 'sum assured|life cover|risk cover|cover(?: of| amount)?|bima rashi|sum insured|बीमा राशि',
    },
    tuition: {
      means: {
        ...yearlyPayment,
        to: 50_00_000,
        words:
          'fees?|tuition(?: fees?)?|school fees?|school fee|fees|fee|bachche ki fees|college fees?|शुल्क|फीस|bacch?(?:e|on?) ki (?:fees?|padhai)|tution(?: fees?)?|kids? (?:school )?fees?|children ?s? fees?|school ki fees?|ट्यूशन(?: फीस)?',
      },
    },
    children: { means: 'children', to: 10 },
    principal: {
      means: {
        ...yearlyPayment,
        words:
          'home loan(?! (?:k[ae] )?(?:in?t|byaa?j|ब्याज))|housing loan principal|home loan principal|principal|loan principal|principal (?:repaid|repayment)|mool dhan|muldhan|emi (?:ka|me(?:in)?|ki) (?:principal|mool\\w*)|principal part|hl principal|home ?loan (?:ka )?(?:principal|mool ?dhan)|loan ka (?:principal|mool\\w*)|मूलधन',
      },
    },
    otherSavings: {
      means: 'savings.80c',
      from: 100,
      to: 50_00_000,
      adds: true,
      words:
        'nsc|sukanya|ssy|tax saver fd|ulip|already invested|already (?:done|saved|put)|sukanya samriddhi|ssy me(?:in)?|scss|tax ?-?sav(?:er|ing) (?:fd|deposit|mf)|stamp duty|kar (?:diya|chuk\\w*)|ho gay[ae]|done|80c (?:done|ho gaya|kiya)|पीपीएफ|सुकन्या',
    },
    budget: {
      means: 'saving',
      from: 500,
      to: 50_00_000,
      only: true,
      words:
        'can invest|want to invest|left to invest|budget|invest(?! (?:kiy[ae]|kar (?:diya|chuk\\w*|liya)|ho ))|tax ?-?saving|save tax|tax bachan[ae]|(?:daal|dal|laga|invest kar|bacha|jama kar|save kar) ?sak\\w*(?: h\\w+)?|invest kar(?:na|unga|lunga)|can (?:save|put)|able to invest|available(?: money)?|spare(?: money)?|paisa hai|aur (?:invest|daal\\w*|lagau|lagana)|want to (?:save|put)|to invest|लगा सक\\S*|निवेश कर सक\\S*',
    },
    ownNps: { means: 'nps', to: 20_00_000 },
    basic: { from: 50_000, only: true, words: 'basic' },
    health: { means: 'premium.health', to: 5_00_000 },
    parents: {
      means: 'premium.parents',
      to: 5_00_000,
      words: 'parents? (?:health insurance|mediclaim|premium)|(?:health insurance|mediclaim|80d) (?:for )?parents?',
    },
    otherDeductions: { per: 'year', words: 'hra|home loan interest' },
    years: {
      means: 'period',
      bare: true,
      from: 12,
      to: 480,
      only: true,
      words:
        'lock ?-?in|need (?:the )?money|money needed|horizon|(?:me|mein|baad|tak|in|after) (?:chahiye|paisa chahiye|nikal\\w*|need\\w*)|(?:paisa|money) (?:chahiye|needed)|need (?:in|after|it in)|lock|liquid(?:ity)?|chahiye|ke liye lock',
    },
    loanRate: { means: 'loan.rate', to: 20, only: true, words: 'home loan(?: rate| at)?|loan' },
    equityReturn: {
      means: 'returns',
      to: 25,
      only: true,
      words: 'elss(?: returns?)?|mutual fund|equity(?: return)?|mf|elss return',
    },
    depositRate: {
      means: 'rate.fd',
      to: 12,
      only: true,
      words: 'fd rate|tax saver fd rate|fd|bank fd|tax saver(?: fd)?|5 ?-?year fd|bank deposit|एफडी',
    },
    risk: {
      options: {
        low: 'low risk|no risk|safe|risk nahi|bina risk|guaranteed|सुरक्षित|risk (?:low|kam|none|zero|free)|kam risk|zero risk|risk free|safest|no market|capital safe',
        medium: 'medium risk|moderate(?: risk)?|some risk|thoda risk|risk (?:medium|moderate|thoda)|some risk|balanced',
        high: 'high risk|aggressive|zyada risk|risk (?:high|zyada|le sak\\w*)|large risk|risky|high return',
      },
    },
    girl: {
      options: { true: 'daughter|girl child|beti|baby girl|बेटी|beti (?:hai|ke liye)|girl|daughters?|ladki|बेटियां' },
    },
    policy: {
      options: {
        before2012:
          'policy (?:before|of|from|taken in) (?:20(?:0\\d|1[01])|2012)|before (?:april )?2012|old policy|purani policy',
        disabled: 'disab(?:led|ility) policy|policy (?:for|of) (?:a )?disabled',
      },
    },
    sold: { options: { true: 'sold (?:the |my )?(?:house|flat)|(?:ghar|flat|house) (?:bech\\w*|sold)' } },
    npsReturn: { means: { ...rate, words: 'nps returns?|return (?:of|on) nps|nps (?:at|@)' } },
    ppfYears: {
      means: {
        ...time,
        to: 240,
        words:
          '(?<=ppf #+ )(?:left|baki|bache|remaining)|ppf (?:years? )?(?:left|baki|remaining)|ppf lock|left (?:on|in) ppf|ppf me(?:in)? (?:baki|bache)',
      },
    },
    loanInterest: { options: { not: 'interest not (?:deducted|claimed)|above (?:the )?(?:2 lakh )?limit' } },
  },
  'sip-calculator': {
    lumpSum: {
      words:
        'starting amount|already|already (?:invested|have|put)|initial(?: amount| investment)?|shuru me(?:in)?|plus lump ?sum|existing(?: investment| corpus)?|pehle se|starting with|पहले से',
    },
    amount: {
      means: 'sip',
      howOften: 'frequency',
      bare: true,
      from: 100,
      to: 5_00_000,
      words:
        'put|save|every month|(?:(?:har|each|per) )?(?:month|mahin[ae])|monthly|daal\\w*|dal(?:u|e|na|ne|en)|jama|mutual fund|mf|instal?lment|महीना|महीने|sip (?:of|amount|karu|karta|karti|chal rahi|hai)|monthly sip|kist|bachau|bachat|invest karta|har hafte|roz|kitna|deposit',
    },
    rate: { bare: true },
    period: {
      bare: true,
      words: 'saalo?|chalau|chalana|chalega|continue(?: for)?|karta rahu|tak(?: karu)?|invest (?:karu|for)',
    },
    goal: {
      bare: true,
      from: 6_00_000,
      words:
        'corpus|crorepati|lakhpati|mil(?:e|en|enge|ega|ne)|ban(?:e|ega|jaye|jayen)|ho jaye|fund (?:banana|chahiye)|for (?:house|car|education|marriage|retirement)|padhai|shaadi|बने|मिले|फंड',
    },
    convention: {
      options: {
        'effective-start': 'groww|effective|effective(?: annual)?(?: return)?|annual effective|xirr',
        'nominal-end': 'amfi|end of month|end of (?:the )?month|month end|mahine ke (?:end|ant)',
      },
    },
    stopAfter: {
      words:
        '(?:bhar|jama kar|daal|dal|pay|invest|sip)\\w* (?:phir|then|fir|uske baad)|phir (?:band|chhod\\w*|hold|rok\\w*)|then (?:stop|hold|leave)|tak (?:bhar\\w*|jama|sip)|stop (?:sip )?after|band kar\\w*|paying (?:only|till)',
    },
    'changes.after': {
      means: 'period',
      only: true,
      company: thenPays,
      // A longer word than "for" alone, which comes before figures of all kinds.
      words: `(?:for )?(?:the )?first|pehle|shuru ke|after|(?:for|till|until|upto) (?=.{0,16} ${thenPays})`,
    },
    'changes.amount': { means: 'sip', only: true, words: thenPays },
  },
  'step-up-sip-calculator': {
    riseAmount: {
      means: {
        ...payment,
        to: 1_00_000,
        words:
          'annually|every year|yearly|per year|more every year|(?:step|top) ?-?up(?! sip)|increase|rise|badhana|increas(?:e|es|ed|ing)|rais(?:e|es|ing)|ris(?:e|es|ing)(?: by)?|hike|badh(?:a|e|i|na|ne|aye|au|aun|ao|kar|ke)?|more|extra|zyada|har saal|annual(?:ly)?|(?:har|every|each) (?:saal|year|varsh) (?:badha\\w*|extra|aur|increase|add)|increase (?:of|by|per year|every year)|add(?:ing)? every year|rupaye? badha\\w*|se badha\\w*|badhau|aur badha\\w*',
      },
      named: true,
    },
    amount: {
      means: 'sip',
      howOften: 'frequency',
      bare: true,
      from: 100,
      to: 5_00_000,
      words:
        'begin(?:ning)?(?: with| at)?|first (?:instal?lment|kist)|pehli (?:kist|sip)|shuru|start(?:ing)?(?: with| at| sip)?|first sip|mutual fund|se shuru|mahina|first (?:month|year) sip|sip (?:of|start\\w*|shuru|karta|karti|karu)|topup sip|top ?-?up sip|step ?-?up sip|current sip|abhi (?:ki )?sip|starting sip|per month|monthly|har mahine|महीना|शुरू',
    },
    risePercent: {
      means: 'rise',
      bare: true,
      to: 100,
      named: true,
      words:
        'every year|har (?:saal|varsh)|badha\\w*|badh(?:e|ti|ate|ayi)|rise|raise|grow(?:s|ing)?|annual(?: increase| step ?-?up)?|yearly(?: increase| step ?-?up)?|per year|badhake|बढ़ाकर|annual step ?-?up|step(?! ?-?(?:up|down))|(?:har|every|each) #+(?= #)|increment|saalana|hike|har saal badha\\w*|increas(?:e|es|ed|ing) (?:by|every year|annually|yearly)|step ?-?up(?: of| by)?|top ?-?up(?: of| by)?|yearly step ?-?up|badhani|badhana|badhata|बढ़ाऊं|बढ़ोतरी|स्टेप अप',
    },
    rate: { bare: true },
    period: { bare: true },
    goal: { bare: true, from: 6_00_000, words: 'corpus|mil(?:e|en|enge|ega)|ban(?:e|ega|jaye)|ho jaye|chahiye|बने' },
    every: {
      options: {
        '6': 'every (?:6|six) months|half ?-?yearly|har (?:6|chhe|cheh) mahine|6 ?-?month(?:ly|s)|chh?e? ?mahi|twice a year',
        '24': 'every (?:2|two) years|har (?:2|do) saal|(?:har|every) (?:2|do|two|second|doosre|dusre) (?:saal|years?)|alternate year',
        12: 'every year|har saal|yearly|annual(?:ly)?|saalana',
      },
    },
    known: {
      options: {
        rise: '(?:kitna|kitne(?: percent| %)?|how much) (?:badha\\w*|step ?-?up|rise|increase|hike)|what (?:step ?-?up|rise|increase)|step ?-?up (?:needed|required|kitna)',
        goal: forGoal,
      },
    },
    riseBy: { options: { amount: 'fixed (?:amount|rupees) (?:increase|rise|step ?-?up)|increase by (?:rs|rupees)' } },
    cap: {
      means: {
        ...monthlyPayment,
        words: 'max(?:imum)?|cap(?:ped)?(?: at)?|upto|limit|zyada se zyada|never more than|not more than|till',
      },
    },
    stopAfter: {
      words:
        '(?:bhar|jama kar|daal|dal|pay|invest|sip)\\w* (?:phir|then|fir|uske baad)|phir (?:band|chhod\\w*|hold|rok\\w*)|then (?:stop|hold|leave)|tak (?:bhar\\w*|jama|sip)|stop (?:sip )?after|band kar\\w*|paying (?:only|till)',
    },
  },
  'stock-market-tax-calculator': {
    'file.profits': {
      means: 'profit',
      words:
        '(?:f&o|fno|f ?and ?o|intraday|trading|futures|options?|derivatives?) (?:profits?|gains?|munafa|income)|(?:f&o|fno|f ?and ?o|intraday|futures|options?)(?= #(?:(?!loss|nuksan|ghata).)*(?:profit|munafa|gain))',
    },
    'file.losses': {
      means: 'loss',
      from: 500,
      words:
        '(?:f&o|fno|f ?and ?o|intraday|trading|futures?|options?|derivatives?) (?:ka )?(?:loss(?:es)?|ghata|nuksan)|(?:f&o|fno|f ?and ?o|intraday|futures|options?)(?= #(?:(?!profit|munafa|gain).)*(?:loss|nuksan|ghata))',
    },
    'file.gain': { means: 'gain', from: 1_000, only: true, words: 'capital gains?|ltcg|stcg' },
    'file.kind': {
      options: {
        longTerm: 'ltcg|long ?-?term',
        shortTerm:
          'stcg|short ?-?term|delivery|(?:loss|profit|gain|nuksan|ghata|munafa) (?:on|in|from|of) (?:shares?|stocks?|equity)|(?:shares?|stocks?|equity) (?:me |mein |ka |ki )?(?:loss|profit|gain|nuksan|ghata|munafa)',
        intraday: 'intraday|speculative',
        derivatives: 'f&o|fno|f ?and ?o|futures?|options?|derivatives?',
        buyback: 'buy ?-?back',
      },
    },
    quantity: {
      means: 'quantity',
      bare: true,
      words:
        'of|reliance|tcs|infy|infosys|qty|lots?(?: of| size)?|shares? (?:of|liye|kharide|becha)|share|nag|lot|kharide|शेयर',
    },
    buyPrice: {
      means: 'price.bought',
      bare: true,
      from: 0.01,
      to: 2_00_000,
      words:
        'from|avg(?: price)?|@|(?:bought|buy|purchased?|entry|avg|average) (?:at|price|rate|for)|me(?:in)? (?:kharida|kharide|liya|liye|li)|ka bhav tha|kharid(?:i|e|a)?|में (?:खरीदे|खरीदा|लिए)|खरीदे|लिए',
    },
    sellPrice: {
      means: 'price.sold',
      bare: true,
      from: 0.01,
      to: 2_00_000,
      words:
        'to|(?:sold|sell|exit|square(?:d)? ?off) (?:at|price|rate|for)|me(?:in)? (?:becha|beche|bech diye|nikale|nikala)|nikal(?:e|a|i)|booked at|target|में (?:बेचे|बेचा)|बेचे',
    },
    fairValue2018: {
      means: 'price.fair',
      to: 10_00_000,
      words:
        '31 jan(?:uary)? 2018|jan(?:uary)? 2018|grandfather(?:ed|ing)?|fmv(?: 2018)?|grandfather\\w* (?:price|value)',
    },
    trade: {
      options: {
        // What a kind of trades brought in a year is no one trade.
        intraday: `(?<!(?:f&o|fno).*)intraday(?! (?:ka )?(?:profit|loss|munafa|ghata|nuksan)(?!.*${ofEarlierYears})|.*(?:f&o|fno))|mis|same day|day trading|इंट्राडे|same day|square ?off|day trad\\w*|usi din|aaj hi becha|scalping|इंट्राडे`,
        optionExercised:
          'exercised|option exercise|physical settlement|option exercised|exercise(?:d)? (?:at|on) expiry|delivery of option',
        commodityOptions: '(?:commodity|mcx|crude|gold|silver) options?',
        commodityFutures: 'commodity|mcx|crude(?: oil)?|natural gas|(?:gold|silver) (?:mini|futures?|fut|petal|guinea)',
        currencyOptions: '(?:currency|usdinr|eurinr) options?',
        currencyFutures: '(?:currency|usdinr|eurinr)(?: (?:futures?|fut))?(?! options?)',
        futures: '(?<!(?:commodity|mcx|crude|gold|silver|currency|usdinr) )(?:futures?|fut)',
        options:
          '(?<!(?:commodity|mcx|crude|gold|silver|currency|usdinr) )(?:options?|ce|pe|call option|put option|calls?|puts?)',
        longTerm:
          'long ?-?term|more than (?:1|one|a) year|over (?:1|one|a) year|after (?:1|one|a|[2-9]|1\\d) years?|held (?:[2-9]|1\\d) years?|दीर्घकालिक|(?:after|held|for) (?:[1-9]|1\\d)(?:\\.5)? ?(?:years?|yrs?|saal)|(?:[2-9]|1\\d) (?:saal|years?|yrs?) (?:baad|later|hold|held)|(?:1|ek|one) saal (?:se zyada|baad)|more than (?:12|twelve) months|(?:1[3-9]|[2-9]\\d) (?:months?|mahine) (?:baad|later|hold|held|after)|(?:after|held|for) (?:1[3-9]|[2-9]\\d) (?:months?|mahine)|lt(?:cg)?|bought (?:in|before) 20(?:0\\d|1\\d)|लॉन्ग टर्म',
        shortTerm:
          'short ?-?term|delivery|cnc|btst|swing|less than (?:1|one|a) year|within (?:1|one|a) year|stcg|under (?:1|one|a) year|(?:1|ek) saal se kam|(?:after|held|for|in) (?:[2-9]|1[0-2]) (?:months?|mahine)|(?:[2-9]|1[0-2]) (?:months?|mahine) (?:baad|me|later|hold|held)|शॉर्ट टर्म|डिलीवरी',
        many: 'broker (?:file|report)|tax p ?& ?l|p&l (?:file|report)|many trades|bahut (?:saare )?trades',
      },
      first: true,
    },
    broker: {
      options: {
        zerodha: 'zerodha|kite|ज़ेरोधा',
        groww: 'groww?|ग्रो',
        upstox: 'upstox',
        angel: 'angel ?(?:one|broking)?|angel',
        own: 'icici ?direct|hdfc (?:sec|securities|sky)|kotak(?: securities| neo)?|5paisa|dhan|fyers|sharekhan|motilal(?: oswal)?|sbi securities|paytm money|axis direct|hdfcsec|5 paisa|lemonn|indmoney|share ?khan|iifl|nuvama|mstock|m ?stock|full service broker',
      },
    },
    exchange,
    salary: { from: 1_00_000, none: noSalary, words: 'salary income|job income' },
    dividend: 'dividend',
    speculativeLoss: {
      side: 'intraday|speculative|इंट्राडे',
      means: { ...amount, words: ofEarlierYears },
    },
    businessLoss: {
      side: 'f&o|fno|f ?and ?o|business|options?|futures?|derivatives?',
      means: { ...amount, words: ofEarlierYears },
    },
    shortTermLoss: {
      means: 'loss',
      only: true,
      words:
        'stcl|short ?-?term(?: capital)? loss(?:es)?|stcg loss|short ?-?term (?:ka )?(?:ghata|nuksan)|stcg loss carried|short ?-?term loss carry',
    },
    longTermLoss: {
      means: 'loss',
      only: true,
      words: 'ltcl|long ?-?term(?: capital)? loss(?:es)?|ltcg loss|long ?-?term (?:ka )?(?:ghata|nuksan)',
    },
    ownFlat: {
      means: {
        kind: 'money',
        from: 1,
        to: 1_000,
        words: 'brokerage(?: per order| of| rs)?|per order|per trade|rs per (?:order|trade)|an order',
      },
      with: { broker: 'own' },
    },
    ownPercent: {
      means: { ...rate, to: 5, words: 'brokerage(?: of| at)?|percent brokerage' },
      with: { broker: 'own' },
    },
    ownDepository: {
      means: { kind: 'money', from: 1, to: 500, words: 'dp(?: charges?)?|depository(?: charges?| fee)?' },
      with: { broker: 'own' },
    },
  },
  'sukanya-samriddhi-calculator': {
    deposit: {
      bare: true,
      from: 250,
      words:
        'ssy|sukanya|सुकन्या|jama (?:karta|karti|karte|karunga)|bhar(?:ta|ti|te|u|un|na)|saal (?:ka|me|mein)|har varsh|invest|contribution|daal\\w*|dal(?:u|un|ta|te|na|e)?|सालाना|हर साल|महीना|जमा',
    },
    onceMore: {
      means: {
        ...yearlyPayment,
        to: 1_50_000,
        words: 'once more|also in march|one more payment|ek baar aur|march me(?:in)? (?:aur|bhi)',
      },
    },
    elssReturn: { means: 'returns', only: true, words: 'elss' },
    goal: {
      means: 'goal',
      from: 2_00_000,
      words:
        'shaadi|wedding|marriage|mil(?:e|en|enge|ega|ne)|ban(?:e|ega|jaye)|maturity (?:amount|value|chahiye)|chahiye|shadi ke liye|मिले|चाहिए',
    },
    rate: { bare: true },
    birth: {
      means: {
        ...day,
        byAge: true,
        words:
          'beti|daughter|girl|बेटी|born|dob|birth|janm|date of birth|born on|janmdin|birthday|paida|bachi|bacchi|bachchi|gudiya|bitiya|baby|kid|child|girl child|ladki|betiya|beti ki umar|janm tithi|जन्म|बच्ची|लड़की',
      },
      bare: true,
    },
    opened: {
      words:
        'start(?:ed)?|khata (?:khola|khula|shuru)|account (?:khola|khula|start\\w*)|khula|khola tha|khulwaya|opening date|खोला|खाता',
    },
    'withdrawals.amount': {
      means: 'withdrawal',
      to: 2_00_00_000,
      only: true,
      words:
        'withdraw(?:al)?|nikal\\w*|college|education|padhai|nikaal\\w*|nikasi|higher education|college ke liye|partial withdrawal|निकाल\\S*',
    },
    closedOn: {
      means: 'date.to',
      words: 'band|close(?:d)?|closing|shaa?di|marriage|closed on|band kar\\w*|shadi|vivah',
    },
    'passbook.balance': {
      means: 'corpus',
      only: true,
      words:
        'passbook|already|bal(?:ance)?|ab tak|abhi tak|jama (?:hai|ho (?:gay[aei]|chuk[aei]))|khat[ae] me(?:in)?|accumulated|corpus|जमा है|बैलेंस',
    },
    ppfRate: { means: 'returns', only: true, words: 'ppf|ppf (?:rate|at|return)|पीपीएफ' },
    fundReturn: {
      means: 'returns',
      only: true,
      words: 'mutual fund|equity(?: fund)?|sip|mf|mutual funds?|equity|index fund|nifty|elss fund',
    },
    taxRate: { only: true, words: 'slab|tax rate|bracket|tax slab|slab me|30% slab|my tax' },
    closing: {
      options: {
        marriage:
          'close (?:for|at) marriage|before marriage|marriage at 18|shaadi par band|early closure|(?:shaadi|marriage|vivah|shadi).{0,14}(?:band|clos\\w*)|(?:band|clos\\w*).{0,16}(?:shaadi|marriage|vivah|shadi)|(?:shaadi|shadi|vivah|marriage) (?:par|pe|at|ke liye|ke time) |premature.{0,12}marriage|शादी (?:पर|के लिए)',
        hardship:
          'guardian(?: ?s)? death|serious illness|hardship|(?:father|mother|papa|guardian) (?:ki )?(?:death|died)|medical emergency|bimari|illness|गंभीर बीमारी',
      },
    },
  },
  'swp-calculator': {
    volatility: { means: 'volatility', only: true },
    corpus: {
      means: 'corpus',
      bare: true,
      from: 1_00_000,
      words:
        'invest(?:ed|ment|ing)?|lump ?sum|from|on|of|lagaye|amount|निवेश|pade? h\\w*|jama h\\w*|hai mere paas|retire\\w* (?:with|fund)|fund (?:value|me(?:in)?|of)|mutual funds?(?: value| me(?:in)?)?|mf (?:value|me(?:in)?)|paisa|money|have|portfolio|gratuity|लगाए|जमा|फंड',
    },
    withdrawal: {
      means: 'withdrawal',
      paid: 'again',
      howOften: 'frequency',
      bare: true,
      per: 'month',
      from: 500,
      to: 10_00_000,
      words:
        'per month|a month|every month|mahine|mahina|महीने|har mahine (?:chahiye|nikal\\w*|mil\\w*)|monthly (?:withdrawal|income|payout|chahiye)|nikalne h\\w*|withdraw (?:karu|kar\\w*)|pension|per quarter|per year|yearly|every quarter|हर महीने|निकालूं',
    },
    rate: { bare: true },
    period: {
      means: 'period',
      bare: true,
      from: 12,
      words: 'chal(?:e|ana|na|ega)|last(?:s)?(?: for)?|tak chal\\w*|saalo?|years? (?:tak|chal\\w*)',
    },
    rise: 'rise',
    heldFor: { means: 'period', only: true, words: 'held for|bought before|purana' },
    share: {
      means: 'withdrawal.rate',
      only: true,
      words:
        '(?:withdraw|take(?: out)?|nikal\\w*) (?:of )?(?:the )?(?:balance|corpus)|of (?:the )?balance|% of (?:the )?(?:balance|corpus)|(?:balance|corpus) ka|of (?:the )?corpus|share of (?:the )?balance|safe withdrawal rate|swr|withdrawal rate',
    },
    leave: {
      means: 'legacy',
      only: true,
      words:
        'leaving|keeping|left at (?:the )?end|at (?:the )?end|chhod\\w*|end me|aakhir me|leave|keep|bach\\w*|bachana|bach(?:e|na|ana)? (?:chahiye|jaye)|left over|remaining at (?:the )?end|for (?:kids|children|family)|बचाना|छोड़ना',
    },
    known: {
      first: true,
      options: {
        corpus:
          '(?:how much|kitna|kitni|what) (?:corpus|money|investment|paisa|fund|amount|lump ?sum)(?: (?:needed|required|do i need|is needed|chahiye|lagega|lagana))?|corpus (?:needed|required|for|chahiye)|ke liye (?:kitna )?corpus|need how much|kitna invest|kitna jama|kitna paisa chahiye|kitna (?:corpus|fund|lump ?sum) (?:chahiye|ho|hona)|(?:corpus|amount|money) (?:ki zarurat|to invest|should i have)|how much to invest|कितना (?:पैसा|फंड|कॉर्पस)',
        withdrawal:
          'how long|kitn[ei] (?:saal|din|mahine|time)|kab tak|will (?:it|my money|the money) last|last(?:s)?|chal(?:ega|egi)|khatam|run out|kitne (?:saal|din|mahine) (?:chal\\w*|tak)|how many years|when will.{0,16}(?:finish|over|end)|khatam|exhaust\\w*|कितने साल|कब तक',
        share:
          '(?:percent|%|share) of (?:the )?balance|[\\d.]+ ?(?:%|percent) (?:of (?:the )?)?(?:balance|corpus)|(?:balance|corpus) ka [\\d.]+ ?%|withdrawal rate|swr',
        period:
          '(?:har mahine|monthly|every month|per month|mahine) (?:kitn[ai]|how much)|(?:kitn[ai]|how much|max(?:imum)?|safe) (?:can|could|should|may|monthly|per month|every month|har mahine|nikal\\w*|mil\\w*|withdraw\\w*)|kitna nikal|kitna milega|kitna (?:nikal\\w*|le) sak\\w*|how much (?:monthly|per month|every month|income)|monthly (?:kitna|income kitni)|कितना निकाल',
      },
    },
    frequency: {
      options: {
        '3': 'quarterly|(?:per|every|each|har) quarter|(?:har |every )?(?:3|three|teen) (?:months?|mahine)(?: me(?:in)?)?|timahi|तिमाही|(?:every|each|har) (?:3|three|teen) (?:months?|mahine)|per quarter',
        '6': 'half ?-?yearly|every (?:6|six) months|chhamahi|half yearly withdrawal|(?:har|every) (?:6|chhe|cheh) (?:mahine|months?)|twice a year',
        '12': 'yearly withdrawal|annual withdrawal|withdraw (?:yearly|annually|every year)|har saal nikal|yearly swp|annual swp|(?:har|every|each|per) (?:saal|year) (?:nikal\\w*|withdraw\\w*|chahiye)|withdraw(?:al)? (?:per|once a) year|saal me(?:in)? ek baar',
      },
    },
    delay: {
      means: {
        ...time,
        words:
          '(?:start(?:ing|s)?|begin(?:ning|s)?|withdraw\\w*) (?:after|in)|wait(?:ing)?(?: for)?|baad (?:shuru|start|nikal\\w*)|ke baad (?:se )?(?:shuru|start|nikal\\w*)|deferred?(?: by)?|first withdrawal after',
      },
    },
    exitLoad: { means: { ...rate, to: 5, words: 'exit ?load' } },
    costShare: { means: { ...share, words: 'cost (?:is|was|share)|what it cost|invested part' } },
    basis: {
      options: {
        old: '(?:invested|bought|purchased|kharida|lagaye|liya) .{0,14}(?:ago|pehle|back)|already (?:invested|in fund)|purana (?:fund|investment)|old investment',
      },
    },
  },
  'take-home-salary-calculator': {
    known: {
      options: {
        inHand:
          '(?:want|need|chahiye).{0,22}(?:in ?-?hand|haath|take ?-?home)|(?:in ?-?hand|haath (?:me(?:in)?)?|take ?-?home).{0,14}(?:chahiye|want(?:ed)?|needed|required|ke liye)|kitna ctc|ctc (?:kitna|needed|required|chahiye)|what ctc|which ctc|(?:net|in ?-?hand|take ?-?home).{0,22}(?:chahiye|wanted|needed|required|want)|ctc (?:kitni|honi chahiye|maang\\w*|to ask|should)|kitni ctc|how much ctc|ctc for (?:in ?-?hand|net)|हाथ में.{0,16}चाहिए',
        gross:
          'gross|monthly (?:salary|pay|gross)|gross (?:salary|pay|monthly)|per month gross|monthly gross|mahine ki salary|ग्रॉस',
      },
    },
    inHandWanted: {
      means: {
        ...income,
        per: 'month',
        from: 96_000,
        to: 50_00_000,
        words:
          'in ?hand (?:of|chahiye|needed|wanted)|want(?:ed)?(?: in ?hand)?|chahiye|to get(?: in ?hand)?|take ?home of|net salary of|haath me(?:in)? chahiye|in ?hand|haath (?:me|mein)|take ?-?home|net|wanted?|need(?:ed)?|want|हाथ में|net (?:salary|pay|in ?hand)|haath me(?:in)? aaye|account me(?:in)? aaye|bank me(?:in)? aaye|credit(?:ed)?|चाहिए',
      },
    },
    grossPay: {
      means: 'salary.gross',
      from: 5_000,
      to: 1_00_00_000,
      words: 'gross (?:salary|pay|monthly)|monthly (?:gross|salary|pay)|gross|per month gross|payslip gross|kul vetan',
    },
    ctc: {
      means: {
        ...income,
        from: 1_00_000,
        words:
          'in ?hand|take ?home|per annum|ctc|lpa|package|offer|salary|offered?|naukri|job|annual (?:pay|salary|package)|cost to company|fixed|सीटीसी|पैकेज|वेतन|offer(?:ed)? (?:of|ctc|letter)|total package|new (?:offer|job|ctc)|company ne diya|offer mila|current ctc|total ctc|lacs?|पैकेज|ऑफर',
      },
      bare: true,
    },
    basicPercent: {
      means: {
        ...share,
        words: 'basic(?: salary| pay)?|बेसिक|basic (?:is|=|at|percent|%)|basic component|basic ka hissa',
      },
      ofWhole: true,
    },
    basicPay: { to: 50_00_000 },
    variable: {
      means: {
        ...income,
        from: 1_000,
        words:
          'variable(?: pay)?|performance (?:pay|bonus)|variable (?:component|part|bonus)|performance(?: linked)?(?: pay)?|pli|incentives?|commission',
      },
      ofWhole: true,
    },
    joiningBonus: {
      means: 'bonus',
      only: true,
      words:
        'joining bonus|sign(?:ing)? ?-?on(?: bonus)?|joining|joining bonus|sign(?:ing)? ?-?on(?: amount)?|joining amount|retention bonus',
    },
    bonus: {
      means: 'bonus',
      ofWhole: true,
      words: 'annual bonus|yearly bonus|bonus (?:of|in ctc|component)|diwali bonus|statutory bonus',
    },
    hraPercent: { means: { ...share, words: 'hra|hra (?:is|percent|%|component|of basic)|hra at' } },
    vpf: {
      means: {
        ...share,
        words: 'vpf|voluntary(?: pf| provident fund)?|vpf (?:of|at)|extra pf|additional pf|voluntary contribution',
      },
    },
    employerNps: {
      means: 'share.employer',
      to: 14,
      only: true,
      words: 'nps|employer nps|corporate nps|80ccd\\(2\\)|nps by employer|company nps|nps from (?:company|employer)',
    },
    ownNps: { means: 'nps', to: 20_00_000, only: true, words: 'own nps|my nps|80ccd(?:\\(1b\\))?' },
    savings: {
      means: 'savings.80c',
      to: 1_50_000,
      only: true,
      adds: true,
      words: 'ppf|elss|lic|80c|80c (?:investment|savings|me(?:in)?|full|ppf)|ppf|ssy|nsc|tax ?-?sav(?:er|ing)|80सी',
    },
    health: { to: 1_00_000 },
    healthParents: {
      to: 1_00_000,
      only: true,
      words:
        'parents? (?:health insurance|mediclaim|premium)|(?:health insurance|mediclaim|80d) (?:for )?parents?|parents?|papa mummy|mummy papa|mata pita|parents? 80d',
    },
    homeLoan: {
      only: true,
      words:
        'home loan|home ?loan (?:interest|ka byaj|byaj|int)|housing loan(?: interest)?|section 24|24b|hl interest|होम लोन',
    },
    professionalTax: {
      means: { kind: 'money', from: 1, to: 2_500, words: 'professional tax|pt|p ?-?tax|profession tax|prof tax' },
    },
    otherIncome: {
      means: 'income.other',
      only: true,
      words: 'other income|aur income|fd interest|interest income|rental income|side income|freelance(?: income)?',
    },
    hikePercent: { means: 'rise', words: 'appraisal|hike(?: of)?|increment|raise|badhegi|badhi|badhne|next year' },
    state: { options: stateNames },
    epf: {
      options: {
        none: 'no (?:epf|pf)|without (?:epf|pf)|(?:epf|pf) nahi|bina (?:epf|pf)|contract(?:ual)?|pf (?:not|nahi) (?:applicable|kat\\w*)|no provident fund|pf opt(?:ed)? out|pf exempt|zero pf|consultant|without provident',
        ceiling:
          '(?:epf|pf) (?:capped|ceiling|1,?800)|capped (?:epf|pf)|1,?800 (?:epf|pf)|(?:epf|pf) on 15,?000|(?:pf|epf) (?:1,?800|15,?000|limit|restricted|minimum|min)|statutory pf|min(?:imum)? pf|restricted pf|pf ceiling|1,?800 (?:pf|epf)',
        full: 'full (?:pf|epf)|12% (?:pf|epf)|(?:pf|epf) (?:12%|full|on full basic)',
      },
    },
    woman: { options: { true: 'woman|female|lady|mahila|महिला|wom[ae]n (?:employee)?|girl|ladies' } },
    age: {
      options: {
        from60: '60 to 64|6[0-4] ?(?:years?|yrs?|saal)(?: old| ka| ki)|above 60|60\\+',
        from65: '(?<!super )senior citizen|(?:6[5-9]|7\\d) ?(?:years?|yrs?|saal)(?: old| ka| ki)',
        from80: 'super senior|8\\d ?(?:years?|yrs?|saal)(?: old| ka| ki)|above 80|80\\+',
      },
    },
    pensionMember: { options: { false: 'no eps|not (?:a )?member of eps|without eps|eps nahi' } },
    gratuityInCtc: {
      options: {
        false:
          'gratuity (?:not (?:in|part of|included in) ctc|extra|outside ctc|alag|separate)|(?:no|without) gratuity',
      },
    },
    wageRule: {
      options: { true: 'labou?r codes?|new (?:wage|labou?r) (?:code|law|rule)s?|50% (?:wage|basic) rule|wage code' },
    },
    meals: {
      means: {
        ...yearlyPayment,
        words: 'meal(?: card| coupons?| vouchers?)?|food (?:card|coupons?)|sodexo|pluxee|zeta|zaggle',
      },
    },
    phone: {
      means: {
        ...yearlyPayment,
        words: 'phone(?: and internet)?|internet|telephone|mobile (?:bill|reimbursement)|broadband|wifi',
      },
    },
    fuel: {
      means: {
        ...yearlyPayment,
        words:
          'fuel(?: reimbursement| allowance)?|petrol(?: allowance)?|car (?:maintenance|reimbursement|allowance)|driver(?: salary)?',
      },
    },
    leaveTravel: { means: { ...yearlyPayment, words: 'lta|ltc|leave travel(?: allowance)?' } },
    insurance: {
      means: {
        ...yearlyPayment,
        words: 'insurance (?:in|part of|inside) ctc|(?:group|company) (?:insurance|mediclaim|health insurance)|gmc',
      },
    },
    gifts: { means: { ...yearlyPayment, words: 'gift(?:s| cards?| vouchers?)?|vouchers?' } },
    variablePaid: {
      means: { ...share, words: 'variable (?:paid|payout|mil\\w*)|payout(?: of variable)?|of variable(?: paid)?' },
    },
    earlierSalary: {
      means: {
        ...income,
        words:
          'previous (?:employer|company|job) salary|salary from (?:previous|earlier|old) (?:employer|company|job)|(?:purani|pichli|old|previous|earlier) (?:company|job|naukri|employer)(?: se| salary| ki salary)?',
      },
    },
    earlierTax: {
      means: {
        ...income,
        from: 10,
        words:
          'tds (?:by|from) (?:previous|old|earlier) (?:employer|company)|previous (?:employer )?tds|(?:old|earlier) (?:employer|company) tds',
      },
    },
    children: {
      options: {
        '2': '(?:2|two|do|3|three|teen) (?:kids|children|bachch?e|bacche)',
        '1': '(?:1|one|ek) (?:kid|child|bachch?a|baccha)',
      },
    },
    largeCar: {
      options: {
        true: '(?:above|more than|over) 1\\.6 ?(?:l|litres?|liters?)|(?:1\\.[89]|2\\.\\d|2|3) ?(?:l|litres?|liters?) (?:engine|car)|suv',
      },
    },
  },
  'tax-audit-calculator': {
    kind: {
      options: {
        fo: 'f&o|fno|f ?and ?o|futures?(?: and options?)?|options? trading|derivatives?|nifty options?|option (?:trading|trader|selling|buying)|intraday|trading (?:loss|profit|turnover)|share trading|banknifty|bank nifty|एफ एंड ओ',
        profession:
          'profession(?:al)?s?|doctor|dr|lawyer|advocate|vakil|architect|chartered accountant|ca|engineer|consultant|freelancer?|44ada|software developer|interior decorator|डॉक्टर|वकील|designer|photographer|youtuber|influencer|physiotherapist|dentist|clinic|tutor|content writer|it consultant|cs|cma|professional (?:income|receipts|fees)|पेशा|आर्किटेक्ट',
        mixed: 'business and profession|profession and business',
        agency:
          'commission(?: agent)?|brokerage|broker|agency|dalali|property dealer|insurance agent|lic agent|mutual fund distributor|कमीशन',
        fleet: '(?:more than|above|over) (?:10|ten) (?:trucks?|vehicles?)|fleet|(?:1[1-9]|[2-9]\\d) trucks',
        carriages:
          'trucks?|goods (?:carriage|vehicle)s?|transporter|44ae|tempo|ट्रक|lorry|lorries|gaadi chalata|tempos?|goods vehicle|(?:[1-9]|10) (?:trucks?|lorries|vehicles)',
        trade:
          'trad(?:er|ing) business|shop|kirana|retail|wholesale|manufactur(?:er|ing)|dukan|दुकान|व्यापार|business|vyapar|vyapari|trader|medical store|shop ?keeper|restaurant|hotel|contractor|services?|online seller|factory|dhandha|karobar|कारोबार|किराना',
      },
      first: true,
    },
    gains: {
      means: 'gain',
      words:
        'total profits?|profit trades?|winning trades?|positive|profits|profit (?:side|in|wale trades?)|profitable trades?|gross profit|(?:f&o|fno|trading|option) (?:profit|gains?|munafa)|gains?|कमाया|मुनाफा',
    },
    losses: {
      means: 'loss',
      words:
        'loss trades?|losing trades?|negative|(?:f&o|fno|trading|option) loss(?:es)?|loss (?:side|wale trades?)|gross loss|gawaya|nuksan|ghata|lost|नुकसान',
    },
    professionReceipts: {
      means: 'turnover',
      only: true,
      words:
        'professional (?:receipts|fees)|profession (?:se|receipts|income|fees)|consult(?:ing|ancy) (?:fees|receipts|income)|practice (?:income|receipts)',
    },
    turnover: {
      means: 'turnover',
      bare: true,
      from: 1_000,
      words:
        'fees?|income|gross fees|total (?:fees?|billing|receipts|income)|fees? (?:mili|received|aayi)|annual (?:sales|turnover)|saal ki bikri|sale|बिक्री|आमदनी',
    },
    profit: {
      means: 'profit',
      bare: true,
      ofWhole: true,
      from: 0,
      words:
        'declar(?:e|ed|ing)|net|net profit|profit (?:declare|dikha\\w*|show\\w*)|dikha(?:na|ya|unga)|bach(?:a|e|at)|declared profit|net income|income declared|show (?:profit|income)|बचत|मुनाफा',
    },
    cashReceipts: {
      means: cashShare,
      words:
        'cash (?:receipts?|sales|received)|nakad bikri|(?:cash|nakad) (?:me(?:in)?|sale|bikri|turnover|income|received|receive|receipt)|(?:received|mila|aaya) (?:in )?(?:cash|nakad)|cash|nakad|नकद(?: बिक्री)?',
    },
    cashPayments: {
      means: cashShare,
      words:
        'cash (?:payments?|paid|expenses?|purchases?)|payments?|(?:cash|nakad) (?:kharch\\w*|expense|spend\\w*|purchase|bhugtan)|(?:paid|diya|payments?) (?:in )?(?:cash|nakad)|नकद (?:खर्च|भुगतान)',
    },
    otherIncome: {
      means: 'income.other',
      only: true,
      words: 'salary|salary (?:income|bhi|of)|job|naukri|other income|interest income|rent(?:al)?(?: income)?|वेतन',
    },
    'vehicles.months': { means: 'period', to: 12 },
    entity: {
      options: {
        huf: 'huf|hindu undivided family|एचयूएफ',
        firm: 'partnership(?: firm)?|(?:partner )?firm|साझेदारी|partners?(?:hip)?(?: business)?|pvt partnership|फर्म',
        llp: 'llp',
        company: 'company|pvt ltd|private limited|कंपनी|pvt\\.? ?ltd|opc|limited company',
        nonResident: 'nri|non ?-?residents?',
        individual: 'individual|proprietor(?:ship)?|sole prop\\w*|resident individual',
      },
    },
    otherLaw: {
      options: {
        true: 'statutory audit|audited under (?:another|companies)|company audit|companies act audit|already audited|society audit|audit under (?:companies|llp|another)',
      },
    },
    transferPricing: {
      options: {
        true: 'transfer pricing|3ceb|international transactions?|related part(?:y|ies) abroad|foreign (?:parent|subsidiary)|form 3ceb|associated enterprise',
      },
    },
    scheme: {
      options: {
        used: '44ad (?:last year|used|earlier|(?:pichh?le|pichli) (?:saal|baar)|liya|li thi|tha)|used 44ad|(?:pichh?le|pichli) (?:saal|baar) (?:bhi )?44ad|presumptive (?:last year|earlier|pichle saal)|last year (?:44ad|presumptive)',
        left: 'left 44ad|opted out(?: of 44ad)?|44ad (?:left|chhod\\w*|se bahar|band)|exit(?:ed)? 44ad',
      },
    },
  },
  'tax-planning-timeline': {
    person: {
      options: {
        salaried:
          'salaried|salary|employee|pensioner|naukri|job|वेतनभोगी|नौकरी|naukri ?pesha|service class|govt (?:employee|job)|pension|retired|tankh?wah|private job|work in (?:it|a company)',
        professional:
          'freelancer?|professional|consultant|doctor|lawyer|44ada|फ्रीलांसर|ca|architect|designer|freelancing|self ?-?employed professional|advocate|vakil|डॉक्टर|वकील',
        business:
          'business(?: ?man| owner)?|trader|shop(?: owner)?|dukan|vyapar|व्यापार|दुकान|dukandar|shop ?keeper|vyapari|proprietor(?:ship)?|trading business|manufacturer|dealer|restaurant|karobar|कारोबार|दुकानदार',
        investor: 'investor|capital gains|shares|stocks|mutual funds?|capital gains?|trading in shares|ltcg|stcg|निवेशक',
        nri: 'nri|non ?-?resident|एनआरआई|प्रवासी|abroad',
        huf: 'huf|hindu undivided family|एचयूएफ',
      },
      first: true,
    },
    taxAfterTds: {
      means: 'tax',
      bare: true,
      from: 100,
      words:
        'advance tax|after tds|due|balance tax|(?:total |net )?tax (?:due|payable|baki|banta|after tds|liability|remaining)|tax ?(?:hai|hoga|lagega)?|tds ke baad|baki tax|self assessment(?: tax)?|after tds|टैक्स|बकाया',
    },
    paid: {
      means: 'tax.paid',
      from: 100,
      only: true,
      words:
        'already paid|paid|bhar diya|advance tax paid|(?:already )?(?:paid|bhara|jama|diya)(?: hai| kiya| already| so far)?|bhar chuk[ae]|paid (?:so far|till now|already)|june (?:me|instal\\w*)|भर दिया|जमा',
    },
    section80C: {
      means: 'savings.80c',
      from: 500,
      to: 1_50_000,
      words:
        '80c left|80c baki|still to invest|80c (?:me(?:in)? )?(?:left|baki|remaining|pending|bach[aei]|still|to invest)|(?:left|baki|remaining|pending) (?:in )?80c|80c|invest (?:karna )?baki|80सी',
    },
    nps: { means: 'nps', from: 500, to: 50_000, words: 'nps (?:left|baki|remaining|pending)|extra nps' },
    filedOn: { bare: true },
    accounts: {
      options: {
        presumptive: 'presumptive|44ad|44ada|44 ?ada?|presumptive (?:scheme|income|basis)|अनुमानित',
        audit: 'tax audit|audit(?:ed)?|audit (?:case|applicable|hoga|hota|lagta)|44ab|ऑडिट',
        books:
          'without audit|no audit|regular books|books of accounts?|audit nahi|bina audit|no tax audit|normal books',
      },
    },
    senior: {
      options: {
        true: 'senior(?: citizen)?|60\\+|above 60|वरिष्ठ|senior citizens?|buzurg|pensioner above|6[0-9] (?:years?|saal)|7\\d (?:years?|saal)|वरिष्ठ नागरिक',
      },
    },
    tenant: {
      options: {
        true: 'rent above 50,?000|194 ?-?ib|pay(?:ing)? rent|tenant|kirayedar|rent (?:above|over|more than) (?:50|50,?000|50k)|rent (?:deta|dete|pay)|kiraya (?:deta|dete|bharta)|i pay rent|kiraye (?:pe|par) reh\\w*|pays? rent|(?:5[1-9]|[6-9]\\d),?(?:000|k) (?:rent|kiraya)|(?:rent|kiraya) (?:5[1-9]|[6-9]\\d),?(?:000|k)',
      },
    },
    deducts: {
      options: {
        others:
          'i deduct tds|deduct tds|tds deductor|have (?:a )?tan|26q|tds (?:deduct|kat\\w*)(?: karta| karte| karti| hu\\w*)?|i cut tds|tds (?:return|payment)s?|tan number|contractors? ko (?:payment|paisa)|deductor',
        salaries:
          '24q|tds on salar(?:y|ies)|have employees|(?:pay|dete|deta) salar(?:y|ies)|salary tds|employees? (?:hai|rakhe|ki salary)|staff salary|192 tds',
      },
    },
    gst: {
      first: true,
      options: {
        qrmp: 'qrmp|quarterly (?:gst|return)|gst quarterly|gst (?:qrmp|quarterly|timahi)|iff|quarterly gstr|timahi',
        composition: 'composition(?: scheme| dealer)?|cmp ?-?08|gst composition|composite scheme|gstr ?-?4|कंपोजिशन',
        monthly:
          'gst monthly|monthly (?:gst|returns?|gstr)|gst (?:registered|har mahine|number|return|filing)|gst (?:hai|wala)|मासिक',
      },
    },
    turnover: {
      options: {
        'upTo1.5':
          'below 1\\.5 crore|upto 1\\.5 crore|turnover (?:below|under|upto|up to|less than) 1\\.5|(?:turnover|bikri|sales) (?:(?:[1-9]\\d?) ?(?:lakh|lac)s?|1(?:\\.[0-5])? ?(?:crore|cr))',
        above5:
          'above 5 crore|more than 5 crore|5 crore\\+|(?:turnover|bikri|sales) (?:[6-9]|[1-9]\\d+|5\\.[1-9])(?:\\.\\d+)? ?(?:crore|cr)|5 crore se (?:zyada|upar)',
        upTo2: '1\\.5 (?:to|-|se) 2 (?:crore|cr)|(?:turnover|bikri|sales) (?:1\\.[6-9]|2) ?(?:crore|cr)',
        upTo5: '2 (?:to|-|se) 5 (?:crore|cr)|(?:turnover|bikri|sales) (?:2\\.[1-9]|[3-5]|[34]\\.\\d) ?(?:crore|cr)',
      },
    },
    sideBusiness: {
      options: {
        presumptive: 'side (?:business|income|freelanc\\w*).{0,14}(?:44ada?|presumptive)',
        books: 'side (?:business|income|hustle)|business (?:also|bhi)|freelanc\\w* (?:also|bhi|on the side)',
      },
    },
  },
  'tcs-calculator': {
    depositedOn: { means: 'date.paid', only: true, words: 'deposited(?: on)?|challan(?: date)?' },
    filedOn: { means: 'date.filed', only: true, words: '27eq filed|tcs return filed' },
    collectedOn: { means: 'date.paid', only: true, words: 'tcs collected on|collected on' },
    kind: {
      options: {
        educationLoan:
          'education loan|student loan|loan for (?:study|studies|education)|padhai ka loan|fees.{0,10}loan|loan.{0,12}(?:fees|study|padhai)|(?:education|study|student) loan|loan (?:se|from|ke through).{0,14}(?:fees?|padh\\w*|study|university)|(?:padhai|fees?|study|university|college).{0,14}loan|loan se|loan leke|bank loan|एजुकेशन लोन|लोन से',
        education:
          '(?:study|studies|studying)(?: abroad)?|padh(?:ne|na)|education(?! loan)|university|college|tuition(?: fees?)?|student(?! loan)|padhai|पढ़ाई|शिक्षा|fees?|masters|ms (?:in|degree)|mba|hostel fees?|son studying|admission|semester|फीस|कॉलेज',
        medical: 'medical|hospital|treatment|surgery|ilaj|इलाज|cancer|operation|doctor|उपचार|अस्पताल',
        tour: 'tour(?: package)?|trip|holiday|vacation|travel package|honeymoon|make ?my ?trip|thomas cook|ghoomne|ghumne|यात्रा|टूर|package|tour ?package|cruise|vacations?|dubai trip|europe|switzerland trip|bali|thailand|maldives|visit|ghoom\\w*|yatra|sotc|yatra package|पैकेज|घूमने',
        vehicle:
          'cars?|suv|vehicle|bike|motorcycle|fortuner|bmw|mercedes|audi|गाड़ी|gaadi|gadi|कार|tata nexon|creta|scorpio|xuv|innova|thar|harrier|vehicles?|scooter|tractor|motor|कारें',
        luxury:
          'luxury|watch(?:es)?|rolex|handbags?|paintings?|art|yacht|helicopter|sunglasses|घड़ी|louis vuitton|gucci|handbag|purse|painting|antique|statue|coins?|stamps?|golf kit|home theatre|race horse|ghadi|बैग',
        scrap: 'scrap|kabadi|kabaad|कबाड़|kabadiwala|raddi|lohe ka scrap|waste metal|कबाड़ी',
        liquor: 'liquor|alcohol|sharab|daru|शराब|wine|beer|whisky|desi daru|अल्कोहल',
        tendu: 'tendu(?: leaves| patta)?',
        timber: 'timber|wood|lakdi|forest produce|lakri|लकड़ी',
        minerals: 'coal|lignite|iron ore|koyla|minerals?|कोयला',
        lease:
          'parking(?: lot)?|toll(?: plaza)?|mining|mine|quarry|parking contract|toll contract|mine lease|quarry lease|theka parking|पार्किंग',
        otherGoods: '206c ?\\(1h\\)|goods above 50 lakh|sale of goods|goods (?:sale|sold)|maal becha',
        other:
          'lrs|remit(?:tance)?|gift|us stocks?|foreign stocks?|forex|send(?:ing)? (?:money )?abroad|money abroad|shares abroad|wise|vested|indmoney|videsh|विदेश|maintenance of relatives|family (?:ko|maintenance)|parents abroad|crypto abroad|property abroad|foreign (?:property|mutual fund|investment)|us shares|nasdaq|ibkr|overseas investment|immigration|visa|उपहार|शेयर',
      },
      first: true,
    },
    already: {
      means: 'amount.earlier',
      from: 1_000,
      words:
        'already (?:sent|bheja|used|done)|bhej chuk[aie]|bheje the|is saal (?:pehle )?(?:bheje|bheja)|this year already|earlier remit\\w*|पहले भेजे|पहले',
    },
    amount: {
      means: 'amount',
      bare: true,
      from: 100,
      words:
        'remit(?:tance|ting)?|send(?:ing)?|transfer|tour|package|car|abroad|bheje|bhejna|bhej|lrs|sending|bheji|bhejne|bheju|sent|wire|cost|price|gift|fees?|ghadi|watch|scrap|bought|kharid\\w*|booking|book(?:ed)?|ki gaadi|भेजे|भेजना|भेजा',
    },
    date: { means: 'date.paid', bare: true },
    pan: {
      options: {
        none: `${noPan}|(?:pan|पैन) (?:na|n/?a|missing|invalid|inoperative|band|galat)|aadhaar not linked|pan (?:aadhaar )?not linked`,
        given: 'pan (?:given|hai|diya|available|linked)|with pan',
      },
    },
    people: {
      means: {
        ...count,
        from: 1,
        to: 10,
        words:
          'people|persons|family members|members|log|family|sab mil|jan[ae]|family (?:of|members?)|log(?:o|on)?(?: milke| ke naam)?|husband wife|remitters?|accounts?|se bheje|लोग',
      },
    },
    returnRate: {
      means: 'returns',
      only: true,
      words: 'return|earn|returns?|earn(?:s|ed|ing)?|fd (?:rate|at)|interest|opportunity cost|byaj',
    },
    heldMonths: {
      means: 'period',
      to: 36,
      words:
        'refund(?: in| after)?|refund (?:in|after|milega|aayega|ka time)|months? (?:baad|later|for refund)|mahine (?:baad|me(?:in)?)(?: refund)?|blocked(?: for)?|itr (?:after|ke baad)',
    },
    seller: {
      options: {
        true: 'i (?:collect|am (?:the )?seller)|as (?:a )?seller|(?:tcs )?collect(?:ed|ing)? (?:tcs|on|from)|maine (?:becha|tcs liya)|hum(?:ne)? tcs|27eq|scrap dealer|maine tcs',
      },
    },
    forManufacture: {
      options: { true: 'form 27c|27c|for manufactur\\w*|(?:used|use) in manufactur\\w*|declaration 27c' },
      with: { seller: true },
    },
  },
  'tds-calculator': {
    payment: {
      options: {
        '194J-technical':
          'technical (?:services?|fees?)|194 ?-?j ?(?:technical|2%|\\(?a\\)?)|tech(?:nical)? (?:support|consult\\w*)|software (?:services?|maintenance)|it services?|amc technical',
        '194J-director': "director(?:s|’s|'s)?(?: sitting)?(?: fees?| remuneration)?|sitting fees?",
        '194J-callCentre': 'call cent(?:re|er)|bpo',
        '194J-film': 'film royalty|royalty on films?',
        '194J-royalty': '(?<!film |nri |foreign )royalty(?! on film)',
        '194J-nonCompete': 'non ?-?compete',
        '194J-professional':
          '194 ?-?j(?! ?(?:technical|2%|\\(?a\\)?))|profession(?:al)?(?: fees?| services?)?|doctor|lawyer|advocate|vakil|chartered accountant|ca fees?|ca|architect|consultan(?:t|cy)(?: fees?)?|freelancer?|legal fees?|डॉक्टर|वकील|पेशेवर|engineer|designer|content writer|physiotherapist|anchor|photographer|cs|professional services?|फ्रीलांसर|प्रोफेशनल',
        '194C-transport':
          'transport(?:er|ation)?|trucks?|freight|goods carriage|bhada|lorry|courier|logistics|tempo|truck (?:bhada|rent|hire)|gaadi bhada|ट्रांसपोर्ट',
        '194C':
          '194 ?-?c|contract(?:or|ors|s)?|sub ?-?contractor|thekedar|theka|painter|plumber|electrician|carpenter|mistri|job ?work|labou?r|advertis(?:ing|ement)|catering|security services?|ठेकेदार|housekeeping|manpower|printing|event(?: management)?|construction(?: work)?|civil work|interior work|repair(?:ing)? work|amc|cab hire|ठेका',
        '194I-plant':
          'machinery(?: rent)?|plant|equipment rent|rent (?:of|for|on) (?:machinery|equipment|plant)|(?:generator|jcb|crane|computer|laptop) (?:rent|hire)|hire of (?:machinery|equipment|plant)',
        '194IB':
          '194 ?-?ib|(?:house|flat|home|ghar ka) rent|(?<!(?:office|shop|godown|warehouse|building|furniture|land|commercial) )rent (?:(?!to )\\S+ ){1,4}(?:individual|salaried|flat)|rent (?:by|paid by) individual|landlord|maka+n ?malik|makanmalik|individual tenant|tenant|ghar ka kiraya|(?:my|mera|mere) (?:rent|kiraya)|(?:rent|kiraya) (?:deta|deti|dete|bharta|bharti)|i pay rent|मकान मालिक|किराया देता|(?:owner|malik) ko (?:rent|kiraya)|rent (?:deta|deti|dete|bharta|de raha)|pay rent|flat ka (?:rent|kiraya)|personal rent|salaried (?:person )?rent',
        '194I-building':
          '194 ?-?i(?![abc\\w])|(?:office|shop|godown|warehouse|building|furniture|land|commercial) rent|(?<!(?:house|flat|home|machinery|equipment|nri) )rent(?! (?:by|paid by) individual| (?:of|for|on) (?:machinery|equipment|plant))|(?<!ghar ka )kiraya|किराया',
        '195-propertyShort': 'nri (?:seller|property).{0,20}short ?-?term',
        '195-property':
          '(?:property|flat|house|plot) (?:bought |purchase |kharida )?(?:from|by|of) (?:an )?nri|nri (?:seller|property|se (?:flat|house|property|ghar|makan|plot|zameen)(?: .{0,22}(?:liya|kharid\\w*))?)|buying from nri|195 property',
        '194IA':
          '194 ?-?ia|(?:property|flat|house|plot|land|immovable property) (?:purchase|purchased|bought|buy|buying|sale|kharid\\w*)(?! from nri| by nri)|(?:buying|bought|purchase of|buy) (?:a )?(?:property|flat|house|plot|land)(?! from (?:an )?nri)|property(?! (?:from|by) )(?= \\d|$)|26qb|मकान खरीद|(?:flat|house|ghar|makan|property|plot|zameen).{0,22}(?:liya|kharid\\w*|buy\\w*|bought|purchase\\w*|seller)|resale flat|(?:फ्लैट|मकान|प्लॉट|घर|ज़मीन).{0,16}(?:खरीद\\S*|लिया)|1% tds (?:on )?property',
        '194D':
          '194 ?-?d(?!a)|insurance commission|lic agent(?: commission)?|insurance agent|lic commission|बीमा कमीशन',
        '194G': '194 ?-?g|lottery (?:ticket )?commission|commission on lottery',
        '194H':
          '194 ?-?h|(?<!(?:insurance|lottery|ticket|agent) )commission(?! on lottery)|brokerage|dalali|कमीशन|दलाली|broker(?: fees?)?|agent commission|sales commission|dalal',
        '194A-senior':
          '(?:senior(?: citizen)?).{0,24}(?:fd|interest|byaj)|(?:fd|interest|byaj).{0,45}senior(?: citizen)?|वरिष्ठ',
        '194A-others':
          'loan interest|unsecured loan|interest on (?:unsecured )?loan|company deposit|intercorporate|private loan|loan (?:ka )?byaj|interest to (?:friend|party|relative|director)|unsecured|nbfc interest',
        '194A-bank':
          '194 ?-?a(?!\\w)|bank interest|fd(?: interest)?|fixed deposit|rd interest|post office interest|savings interest|एफडी|bank.{0,18}interest|interest.{0,12}bank|bank (?:cut|deduct\\w*)|bank (?:fd|byaj|ka byaj)|fd (?:byaj|ka byaj|interest)|recurring deposit|rd|ब्याज बैंक|बैंक ब्याज',
        '194M': '194 ?-?m',
        '194T':
          '194 ?-?t|partners?(?: salary| remuneration| interest)?|partner ?s (?:salary|pay)|partners? (?:drawings?|commission)|firm (?:pays|to) partner|पार्टनर',
        '194Q': '194 ?-?q|purchase of goods|goods purchase|goods bought|buying goods',
        '194R':
          '194 ?-?r|business gift|perquisite|benefit(?:s)? to dealer|influencer|barter|free (?:gift|trip|sample)|dealer (?:gift|incentive|trip)',
        '194S-individual':
          '194 ?-?s|crypto(?: currency)?|bitcoin|btc|vda|nft|क्रिप्टो|ethereum|usdt|coins?|virtual (?:digital )?assets?|बिटकॉइन',
        '194O-individual': '194 ?-?o|e ?-?commerce|online seller|amazon|flipkart|meesho|zomato|swiggy',
        '194K': '194 ?-?k|mutual fund dividend|idcw',
        '195-dividend': '(?:nri|non ?-?resident|foreign) dividend|dividend to (?:an )?(?:nri|non ?-?resident|foreign)',
        '194-individual':
          '194(?![ -]?[a-z0-9])|(?<!(?:mutual fund|nri|foreign) )dividend(?! to (?:an )?(?:nri|non|foreign))|लाभांश',
        '193': 'section 193|debenture(?: interest)?|interest on securities|bond interest',
        '194DA':
          '194 ?-?da|life insurance (?:maturity|payout)|lic maturity|policy maturity|maturity of (?:lic|policy)|policy (?:maturity|payout)|lic (?:ka paisa|payout)|ulip maturity|surrender value',
        '192A':
          '192 ?-?a|(?:epf|pf) withdraw(?:al)?|early (?:epf|pf)|(?:epf|pf) nikal\\w*|पीएफ|epfo?(?: se)?.{0,16}(?:nikal\\w*|withdraw\\w*)|pf (?:ka paisa|withdraw\\w*|nikal\\w*)|(?:epfo?|pf).{0,20}(?:nikal\\w*|withdraw\\w*)|pf (?:nikala|withdrawn|withdrawl)|epf (?:nikala|withdrawn|withdrawl)|pf se paisa|पीएफ निकाल\\S*',
        '194EE': '194 ?-?ee|national savings scheme',
        '194BB': '194 ?-?bb|horse ?-?race|horse racing',
        '194BA':
          '194 ?-?ba|online gam(?:e|ing)(?: winnings?)?|dream ?11|rummy|fantasy|mpl|winzo|online rummy|poker|my11circle|gaming',
        '194B':
          '194 ?-?b(?![ab])|lottery(?! (?:ticket|commission))|kbc|game show|puzzle|crossword|लॉटरी|lucky draw|lottery winn\\w*|prize money|jackpot|game show|इनाम',
        '194N':
          '194 ?-?n|cash withdraw(?:al|n)?|nakad nikasi|cash nikal\\w*|(?:cash|nakad).{0,20}(?:nikal\\w*|withdraw\\w*)|cash nikala|(?:1|2|3) crore cash|नकद निकासी|atm',
        '194IC': '194 ?-?ic|jda|joint development',
        '194LA': '194 ?-?la|land acquisition|compulsory acquisition|acquired by (?:state|government)',
        '194LBA': '194 ?-?lba|reit|invit',
        '194LBB': '194 ?-?lbb|aif',
        '192':
          '192(?! ?-?a)|(?<!partner.{0,24})salary(?!.{0,12}partner)|वेतन|employee salary|salary (?:to|of) (?:employee|staff)|staff salary',
        '194P': '194 ?-?p',
        '195-rent': '(?:nri|non ?-?resident) (?:landlord|rent|owner)|rent to (?:an )?(?:nri|non ?-?resident)',
        '195-technical':
          '(?:foreign|non ?-?resident|nri) (?:consultant|technical|professional|company fees?|freelancer)|technical fees? to (?:foreign|non ?-?resident)',
        '195-royalty': '(?:foreign|non ?-?resident|nri) royalty|royalty to (?:foreign|non ?-?resident)',
        '195-nroInterest': 'nro(?: interest| fd)?|nri interest',
        '195-other': 'section 195|foreign payment|payment to (?:an )?(?:nri|non ?-?resident|foreigner)|15ca',
      },
      first: true,
    },
    dealValue: {
      means: 'price',
      from: 1_00_000,
      only: true,
      words:
        'whole property|total price|deal value|agreement value|sale consideration|total (?:deal|value|property value)|full price|flat (?:price|value|cost)|property (?:price|value|cost)',
    },
    stampValue: {
      means: 'price.fair',
      only: true,
      words:
        'stamp (?:duty )?value|circle rate|guidance value|ready reckoner|sdv|stamp value|collector rate|guideline value|circle value',
    },
    gst: {
      means: 'amount',
      from: 1,
      only: true,
      words: 'gst(?: (?:amount|of|ka|is))?(?! (?:in|ke )|%)',
      with: { addGst: false },
    },
    'earlier.amount': {
      means: 'amount.earlier',
      from: 100,
      words:
        'paid (?:earlier|already|before)|earlier (?:paid|bills?|payments?)|(?:is saal|this year) (?:pehle|already|earlier)|pehle (?:hi )?(?:diya|de chuk\\w*|paid)|previous bills?',
    },
    amount: {
      means: 'amount',
      bare: true,
      from: 100,
      words:
        'rent|kiraya|commission|brokerage|interest|byaj|salary|contract(?:or)?|professional|consult(?:ant|ing|ancy)|freelancer?|doctor|lawyer|ca|dividend|lottery|winnings?|prize|property|flat|house|plot|land|withdrawal|crypto|goods|epf|pf|royalty|transport|work|tds|काटना|किराया|कमीशन|ब्याज|bill|invoice|fees?|payment|bhada|freight|amt|paisa|advertis\\w*|catering|salary|byaaj|sitting|remuneration|gift|reward|jeet[ai]|won|mila|mile|withdrawn|nikal\\w*|kharid\\w*|फीस|बिल|भुगतान|राशि|maturity(?: amount)?|policy maturity|payout',
    },
    months: {
      means: 'period',
      bare: true,
      to: 12,
      words: 'rent for|months?|mahine|months? (?:rent|of rent)|mahine (?:ka|ki) (?:rent|kiraya)|mahino ka|for months',
    },
    cost: {
      means: 'price.bought',
      from: 1_000,
      only: true,
      words:
        'premiums paid|premium|cost|premiums? (?:paid|bhara|diya)|total premium|cost (?:price|of)|kharida tha|purchase price|indexed cost',
    },
    date: {
      means: 'date.paid',
      bare: true,
      only: true,
      words: '(?<!(?:deduct\\w*|kata|cut).{0,40})(?:paid|diya)(?: on)?|on|credited|payment date|dated|date',
    },
    deductedOn: {
      means: 'date.paid',
      only: true,
      words: 'deducted(?: on)?|kata|kata tha|deduct(?:ed)? (?:kiya|hua)|tds kata|cut on',
      with: { side: 'pay' },
    },
    depositedOn: {
      means: 'date.paid',
      only: true,
      words:
        '(?<=(?:deduct\\w*|kata|late).{0,40})(?:paid|diya)(?: on)?|deposited(?: on)?|jama|challan|deposit(?:ed)? kiya|jama (?:kiya|hua|kara)|challan (?:date|bhara|paid)|paid to govt|bhara',
      with: { side: 'pay' },
    },
    filedOn: { means: 'date.filed', with: { side: 'pay' } },
    'deducted.tax': { means: 'tds', only: true, words: 'tds deducted in the year|deductions of the quarter' },
    'deducted.deductedOn': { means: 'date.paid', only: true, words: 'deducted on' },
    'deducted.depositedOn': { means: 'date.paid', only: true, words: 'challans?' },
    'deducted.filedOn': { means: 'date.filed', only: true, words: '26q filed' },
    treaty: { means: { ...rate, words: 'dtaa|treaty(?: rate)?|dtaa rate|tax treaty|treaty benefit' } },
    side: {
      options: {
        receive:
          'i (?:am paid|received?|got|earn)|received|my client|mera tds|kata gaya|jeet[ai]|jeeti|won|mila|mili|milega|kitna milega|cut from my|kat(?:a|gaya) mera|client ne|mujhe (?:mila|mile|mili|diya)|mere (?:client|tenant|kirayedar|bank)|(?:client|company|bank|tenant) ne (?:kata|diya|diye|kaata)|(?:tds|tax) kat(?:a|ega|egi|kar)|kitna kat(?:a|ega|egi)|in hand|net milega|am i paid|payment received|i get|मिला|मिले|कटा|कटेगा',
      },
    },
    payer: {
      options: {
        small:
          '(?:payer|paid by|by) (?:an? )?(?:individual|huf)(?: not audited)?|no audit|without audit|(?:payer|i am|mai) (?:an? )?(?:individual|huf|salaried)|not (?:under )?audit(?:ed)?|below (?:audit|1 crore)|individual payer',
        auditClass:
          'company pays|by (?:a |our )?company|audited|under (?:tax )?audit|audit(?:ed)? (?:business|firm|individual)|pvt ltd pays|company (?:deta|deti|paying)',
      },
    },
    payee: {
      options: {
        individual:
          'to (?:an? )?(?:individual|proprietor|huf)|proprietor(?:ship)?|(?:individual|proprietor|huf) (?:contractor|ko|payee)|to individual',
        firm: 'to (?:a )?(?:firm|llp|partnership)|partnership firm|(?:firm|llp|partnership) (?:ko|contractor|payee)|firm (?:is|hai)|फर्म',
        company:
          'to (?:a |the )?company|pvt ltd|private limited|company (?:ko|contractor|payee)|pvt\\.? ?ltd (?:ko|contractor|company)|to pvt',
        other: '(?:trust|society|aop|ngo) (?:ko|payee)|to (?:a )?(?:trust|society|ngo)',
      },
    },
    pan: {
      options: {
        false: `${noPan}|206aa|(?:pan|पैन) (?:na|n/?a|missing|invalid|inoperative|band|galat|nhi|nahin)|pan (?:aadhaar )?not linked|20% (?:tds|rate)? ?(?:no|without) pan|not (?:furnished|submitted) pan`,
        true: 'pan (?:given|hai|diya|available|linked|valid|submitted)|with pan',
      },
    },
    addGst: {
      options: {
        true: '(?:plus|\\+|with|add) (?:18% )?gst|gst extra|(?:plus|with|add|extra) (?:gst|18%)|gst (?:alag|separate|18% extra|on top|lagega)|18% gst|excluding gst|gst ke (?:saath|bina)',
      },
    },
    declaration: {
      options: {
        true: '15 ?-?g|15 ?-?h|form 121|15 ?-?(?:g|h)(?: diya| given| submitted| bhara| form)?|form 15(?:g|h)|15जी|15एच',
      },
    },
    lastRent: {
      options: {
        true: '(?:leaving|vacating|vacate|khali kar\\w*|chhod\\w*).{0,14}(?:house|flat|ghar|rent)|last (?:month )?rent|tenancy ends?',
      },
    },
    certificate: {
      means: {
        ...rate,
        words: 'lower (?:tds|deduction)(?: certificate)?(?: rate)?|certificate(?: rate)?|section 197|ldc',
      },
    },
  },
};
