import type { CalculatorId } from '@/content/catalogue';
import type { AskedChoice, AskedFields } from '@/lib/asked';
import { shortWholeYears, shortYears } from './asked-years';
import { forGoal, forTime } from './asking';
import type { MeaningId } from './meanings';

const regime: AskedChoice = {
  options: {
    new: '(?<!(?:vs|or|and|aur|ya) )(?:new (?:tax )?regime|new tax|nayi (?:tax )?regime|nai regime|115bac|नई)',
    old: 'old (?:tax )?regime(?! (?:vs|or|and|aur|ya))|old tax|purani|पुरानी',
  },
};

const ageBand: AskedChoice = {
  options: {
    senior:
      '(?<!super |very )senior(?: citizen)?|60\\+|above 60|over 60|6\\d ?(?:years?|yrs?|saal)(?: old| ka| ke| ki)|7\\d ?(?:years?|yrs?|saal)(?: old| ka| ke| ki)|(?:age|aged|umar|umr) [67]\\d|वरिष्ठ',
    verySenior:
      'super senior(?: citizen)?|very senior(?: citizen)?|80\\+|above 80|over 80|8\\d ?(?:years?|yrs?|saal)(?: old| ka| ke| ki)|(?:age|aged|umar|umr) 8\\d|अति वरिष्ठ',
  },
};

const residence: AskedChoice = {
  options: {
    nonResident: 'nri|non ?-?residents?|pravasi|एनआरआई',
    notOrdinarily: 'rnor|not ordinarily(?: resident)?',
  },
};

const fund: AskedChoice = {
  options: {
    equity: 'equity|index fund|nifty|elss|flexi ?cap|large ?cap|mid ?cap|small ?cap|इक्विटी',
    debt: 'debt(?: fund)?|liquid fund|gilt|bond fund|डेट',
    none: 'without tax|before tax|no tax|ignore tax|tax ke bina|bina tax',
  },
};

const frequency: AskedChoice = {
  options: {
    daily: 'daily|per day|every day|a day|roz(?:ana)?|har din|रोज़?|प्रतिदिन',
    weekly: 'weekly|per week|every week|a week|har hafte|hafta|साप्ताहिक',
    fortnightly: 'fortnightly|every (?:two|2) weeks|15 din',
    quarterly: 'quarterly|per quarter|every quarter|timahi|तिमाही',
    'half-yearly': 'half ?-?yearly|every (?:6|six) months|chhamahi',
    yearly: 'yearly sip|annual sip|sip (?:yearly|annually|every year|per year)|saalana sip|वार्षिक सिप',
  },
};

const exchange: AskedChoice = { options: { nse: 'nse|nifty', bse: 'bse|sensex' } };

const presumptive: AskedChoice = {
  options: {
    used: '44ad (?:last year|used|earlier)|used 44ad|pichle saal 44ad',
    left: 'left 44ad|opted out(?: of 44ad)?|44ad (?:left|chhoda|chhod diya|opted out)',
  },
};

/** How the yearly deposits of a small-savings account are paid. */
const deposits: AskedChoice = {
  options: {
    monthlyBy: 'monthly|per month|every month|a month|har mahine|mahine|mahina|मासिक|हर महीने|महीने',
    april: 'in april|by 5 april|april mein|april me',
  },
};

/** The cities that people name where the form asks for a metro city. */
const metro: AskedChoice = {
  options: {
    true: '(?<!non ?-?)metro|mumbai|bombay|new delhi|delhi|kolkata|calcutta|chennai|madras|मुंबई|दिल्ली|कोलकाता|चेन्नई',
    false: 'non ?-?metro|jaipur|lucknow|indore|bhopal|nagpur|noida|gurgaon|gurugram|surat|patna|kochi|coimbatore',
  },
};

/** Years that the price index has, as somebody types the first and the second of two. */
const _indexYears = Array.from({ length: 2026 - 1959 + 1 }, (_, step) => String(1959 + step));
const anIndexYear = '(?:19[6-9]\\d|1959|20[01]\\d|202[0-6])';

const letters = (names: string, kind: string): AskedChoice => ({
  options: Object.fromEntries(
    [...names].map((name) => [name, `(?:${kind}) ${name.toLowerCase()}|${name.toLowerCase()} (?:${kind})`]),
  ),
});

/** What each page asks for, in the order in which figures without words beside them are taken. */
export const pagesB: Readonly<Partial<Record<CalculatorId, AskedFields<MeaningId>>>> = {
  'inflation-calculator': {
    salaryThen: {
      means: 'salary',
      per: 'year',
      role: 'from',
      words: 'then|tha|thi|was|pehle|earlier|old|before|ago|in',
      with: { mode: 'salary' },
      bare: true,
    },
    salaryNow: {
      means: 'salary',
      per: 'year',
      role: 'to',
      only: true,
      words: 'now|aaj|abhi|ab|today|current|present|new|now salary|salary now|became|ho gayi|hai|अब|आज',
      with: { mode: 'salary' },
      bare: true,
    },
    amount: {
      means: 'amount',
      bare: true,
      from: 1,
      words:
        'cost(?:s|ing)?|worth|value|expenses?|kharcha|kharch|fees?|kimat|keemat|school|car|wedding|shaadi|rs|कीमत|खर्च',
    },
    period: { means: 'period', bare: true },
    rate: { means: 'inflation', bare: true, to: 25, words: 'rate|at|@|per year|saalana|दर' },
    from: { means: 'year.then', bare: true },
    to: { means: 'year.end', bare: true },
    returnRate: { means: 'returns', words: 'fd return|savings? return|fd|return on savings?', only: true },
    mode: {
      options: {
        worth:
          'be worth|worth after|worth in \\d+ ?(?:years?|yrs?|saal)|worth today|present value|real value|purchasing power|value of money|future value of money|kitni keemat reh|ki value kya hogi|ki value kitni|(?:ki |its |the |real )?value|power|worth',
        past: `(?:from|since) ${anIndexYear}|${anIndexYear} ?(?:to|till|vs|versus|and|se|-|–|से) ?${anIndexYear}|in ${anIndexYear}|${anIndexYear} (?:mein|me|ka|ke|ki|में|का|के)`,
        salary:
          'salary kept up|salary hike vs inflation|real salary|salary vs inflation|salary inflation|salary|vetan|tankh?wah|package|ctc|pagar|increment|appraisal|hike|सैलरी|वेतन',
        later:
          'will cost|cost in|cost after|future cost|baad kitna|kitna lagega|will (?:it |this )?cost|fees?|expenses?|kharcha|price|shaadi|wedding|kitne ka|cost',
      },
      first: true,
    },
    series: {
      options: {
        financial: 'cpi|cpi ?-?combined|financial year',
        workers: 'cpi ?-?iw|industrial workers',
      },
    },
  },

  'interest-calculator': {
    wanted: { means: 'goal', words: 'becomes?|grow to|maturity', with: { ask: 'principal' } },
    lateAmount: {
      means: 'tax',
      words: 'gst|tds|late payment|late|advance tax|tax',
      with: { ask: 'late' },
      only: true,
    },
    principal: {
      means: 'loan',
      bare: true,
      from: 100,
      words: 'principal|amount|mool ?dhan|deposit(?:ed)?|fd|on|lent|diya|liya|udhar|udhaar|rashi|मूलधन|राशि|उधार',
    },
    rate: { means: 'loan.rate', bare: true, words: 'per month|per annum|p\\.?a|sainkda|taka' },
    period: { means: 'period', bare: true },
    ratePer: {
      options: {
        month:
          '(?:%|percent|per ?cent|taka) ?(?:interest |byaj )?(?:per |a |/ ?|har )?(?:month|monthly|mahina|mahine|pm|p\\.m\\.?)(?! comp)|per month|har mahine|pm|monthly interest|mahine ka byaj|प्रति माह|महीना',
        hundred: 'per (?:100|hundred)|sainkd[ae]|saikd[ae]|sekd[ae]|sa[in]*kr[ae]|सैकड़ा|सैंकड़ा',
      },
    },
    adding: {
      options: {
        simple: 'simple(?: interest)?|sadharan(?: byaj)?|saral(?: byaj)?|साधारण',
        quarterly: 'quarterly|every quarter|timahi|तिमाही|fd interest|bank fd|qtrly|quaterly|quartly|quarter',
        halfYearly: 'half ?-?yearly|semi ?-?annual(?:ly)?|every (?:6|six) months|chhamahi',
        monthly: 'compounded monthly|monthly compound(?:ed|ing)?|compounding monthly',
        daily: 'compounded daily|daily compound(?:ed|ing)?|daily',
        continuous: 'continuous(?:ly)?',
        yearly:
          'compound(?:ed)? (?:annually|yearly)|(?:annual|yearly) compound(?:ing)?|chakravriddhi|chakravridhi|चक्रवृद्धि',
      },
    },
    ask: {
      options: {
        time: forTime,
        rate: 'what rate|which rate|rate (?:needed|required)|find rate|kitne percent',
        principal: forGoal,
        late: '234a|234b|late (?:payment|fees?|gst|tds|tax|return|filing)|gst late|tds late|interest on (?:late )?(?:gst|tds|tax)',
      },
      first: true,
    },
    lateKind: {
      options: {
        gst: 'gst|gstr ?-?3b|जीएसटी',
        tdsNotPaid: 'tds (?:paid|deposit(?:ed)?|late|jama)|late tds|1\\.5% tds|201\\(1a\\)',
        tdsNotDeducted: 'tds not deducted|not deducting tds|tds nahi kata',
        lateReturn: '234a|late (?:itr|return)|itr late',
        shortAdvanceTax: '234b|advance tax',
      },
    },
    lateFrom: { means: 'date.from', words: 'due(?: date| on)?', with: { ask: 'late' } },
    lateTo: { means: 'date.paid', with: { ask: 'late' } },
    from: { means: 'date.from', bare: true, with: { timeBy: 'dates' } },
    to: { means: 'date.to', bare: true, with: { timeBy: 'dates' } },
    taxPercent: { means: 'rate.slab', only: true },
  },

  'loan-refinancing-calculator': {
    balance: {
      means: 'loan.balance',
      bare: true,
      from: 50_000,
      words: 'home loan|transfer|balance transfer|loan|outstanding|bacha|baki|principal|karz',
    },
    rate: { means: 'loan.rate', bare: true, from: 4, to: 40, words: 'current|existing|old rate|purana|abhi' },
    newRate: {
      means: 'loan.rate.new',
      bare: true,
      from: 4,
      to: 40,
      words: 'refinance(?: at| to)?|transfer(?: to| at)|offer(?:ing|ed)?',
    },
    monthsLeft: { means: 'loan.left', bare: true, words: 'for|tenure|saal' },
    newTenure: { means: 'loan.tenure', words: 'new tenure|new loan (?:for|of)|naya tenure', only: true },
    feePercent: { means: 'fee.share', words: 'processing' },
    chargePercent: {
      means: 'fee.share',
      words: 'foreclosure|pre ?-?closure|prepayment (?:charges?|penalty)|penalty',
      only: true,
    },
    legalCosts: { means: 'costs.legal', to: 10_00_000, only: true },
    stampDuty: { means: 'duty.stamp', words: 'mod|modt', to: 50_00_000, only: true },
    topUp: { means: 'loan', words: 'top ?-?up|extra loan|aur paisa|topup|extra', to: 10_00_00_000, only: true },
    emi: { means: 'emi', per: 'month', from: 500, to: 50_00_000 },
    ownRate: {
      means: 'loan.rate',
      words: 'same bank|present bank offers?|if i stay|own bank|reprice|repricing',
      only: true,
    },
    ownFee: { means: 'costs.legal', words: 'conversion(?: fees?| charges?)?|switch fees?', to: 5_00_000, only: true },
    keepEmi: { options: { true: 'keep (?:the )?(?:same )?emi|same emi|emi same|wahi emi' } },
  },

  'lumpsum-calculator': {
    amount: {
      means: 'lumpSum',
      bare: true,
      from: 500,
      words: 'invest(?:ed|ing|ment)?|mutual fund|mf|lagaye|lagana|daale|dale|lagaya|निवेश',
    },
    rate: { means: 'returns', bare: true },
    period: { means: 'period', bare: true, from: 1 },
    goal: { means: 'goal', with: { known: 'goal' }, from: 10_000 },
    inflation: { means: 'inflation' },
    slabRate: { means: 'rate.slab', with: { fund: 'debt' } },
    expenseRatio: { means: 'ratio.expense' },
    known: { options: { goal: forGoal } },
    goalPrices: { options: { today: 'today ?s (?:prices?|value|money)|in today|aaj ki' } },
    compounding: {
      options: {
        'half-yearly': 'half ?-?yearly|semi ?-?annually',
        quarterly: 'quarterly|timahi',
        monthly: 'monthly compounding|compounded monthly',
        daily: 'daily compounding|compounded daily',
      },
    },
    fund,
  },

  'lumpsum-vs-sip-calculator': {
    total: {
      means: 'lumpSum',
      bare: true,
      from: 5_000,
      words: 'invest(?:ing|ment)?|have|amount|bonus|sip|vs sip|or sip|stp|paas|निवेश',
    },
    rate: { means: 'returns', bare: true },
    spread: { means: 'period.spread', bare: true, to: 36 },
    period: { means: 'period', bare: true, from: 25 },
    idleRate: { means: 'rate.fd', words: 'liquid(?: fund)?|savings? account|idle|fd|fd rate', only: true },
    inflation: { means: 'inflation' },
    slabRate: { means: 'rate.slab', with: { fund: 'debt' } },
    path: {
      options: {
        falling: 'falling(?: market)?|market (?:falls?|falling|girega|gire)|bear(?: market)?|giravat',
        dip: 'dip|crash|recover(?:s|y)?|v ?-?shaped?|correction',
        rising: 'rising(?: market)?|market (?:rises?|rising)|bull(?: market| run)?|tezi',
      },
    },
    fund,
  },

  'nps-calculator': {
    known: {
      options: {
        pension:
          '(?:want|need|chahiye|target|get|to get|wanted|desired)(?: a| of)?(?: [\\d,]+(?: ?k| lakh| hazaa?r)?)?(?: rs| ki| ka)? pension|pension (?:chahiye|wanted|needed|target|goal|of)|(?:want|need|chahiye).{0,14}pension|pension.{0,18}(?:chahiye|ke liye)|पेंशन चाहिए',
      },
    },
    sector: {
      options: {
        central:
          'central (?:govt|government|sarkar)|cg employee|sarkari|govt(?: employee| job)?|government(?: employee| job)?|केंद्र|सरकारी',
        state: 'state (?:govt|government|sarkar)(?: employee)?|rajya sarkar|राज्य',
        citizen: 'self ?-?employed|all citizen|business ?man|freelancer|own business',
        corporate: 'private(?: job| sector)?|corporate|company employee',
      },
    },
    age: { means: 'age', bare: true, from: 18, to: 85, words: 'years? old|yrs? old|saal ka|saal ki|now|abhi' },
    exitAge: { means: 'age.retire', from: 50, to: 85, words: 'exit|till|until|tak|upto|at|pe|exit age|par' },
    own: {
      means: 'sip',
      bare: true,
      per: 'month',
      from: 100,
      to: 5_00_000,
      words: 'nps|contribut(?:e|ion|ing)|deposit|jama|pay|योगदान|जमा|me|main|mai|self|khud|apna',
    },
    basic: { means: 'basic', per: 'month', from: 3_000, to: 10_00_000 },
    pay: { means: 'basic', per: 'month', from: 3_000, to: 10_00_000, words: 'pay' },
    employer: {
      means: 'nps.employer',
      per: 'month',
      to: 5_00_000,
      words: 'employer(?: pays| adds| share| nps| contribution)?|company(?: pays| adds| deti| share)?|emplyer',
      only: true,
    },
    pension: {
      means: 'pension',
      per: 'month',
      from: 1_000,
      to: 50_00_000,
      words: 'pension (?:of|chahiye|needed)|want|need|chahiye',
      with: { known: 'pension' },
    },
    balance: { means: 'corpus', words: 'balance|nps balance|already|current corpus|balance|tier ?1|jama|corpus' },
    rate: { means: 'returns', bare: true, to: 20 },
    annuityRate: { means: 'rate.annuity', to: 15, only: true, words: 'annuity(?: rate| return)?' },
    lump: { means: 'share.lumpSum', only: true, words: 'lump ?sum|withdraw(?:al)?|nikal' },
    rise: { means: 'rise' },
    inflation: { means: 'inflation' },
    salary: {
      means: 'salary',
      per: 'year',
      only: true,
      words: 'yearly salary|annual (?:salary|income)|income|salary|ctc|lpa',
    },
    savings: { means: 'savings.80c', per: 'year', to: 10_00_000, only: true, words: '80c' },
    employerShare: {
      means: 'share.employer',
      from: 1,
      to: 20,
      only: true,
      words: 'government share|govt share|employer share',
    },
    equity: { means: 'share.equity', with: { mix: 'active' }, only: true, words: 'equity|stocks?' },
    mix: {
      options: {
        lc75: 'lc ?-?75|aggressive',
        lc50: 'lc ?-?50|moderate',
        lc25: 'lc ?-?25|conservative',
        blc: 'blc|balanced life ?cycle',
        active: 'active choice',
      },
    },
    annuity: {
      options: {
        life: 'without return|no return of (?:purchase )?price|life annuity',
        returned: 'return of (?:purchase )?price|rop',
      },
    },
    financialYear: shortYears,
  },

  'nri-taxation-calculator': {
    financialYear: shortWholeYears,
    country: {
      options: {
        uae: 'uae|dubai|abu ?dhabi|sharjah|emirates|दुबई',
        usa: 'usa|us|america|united states|new york|california|texas|अमेरिका',
        saudiArabia: 'saudi(?: arabia)?|ksa|riyadh|jeddah|सऊदी',
        uk: 'uk|united kingdom|london|england|britain|लंदन',
        canada: 'canada|toronto|vancouver|कनाडा',
        malaysia: 'malaysia|kuala lumpur',
        australia: 'australia|sydney|melbourne|ऑस्ट्रेलिया',
        kuwait: 'kuwait|कुवैत',
        qatar: 'qatar|doha|कतर',
        oman: 'oman|muscat',
        singapore: 'singapore|सिंगापुर',
        bahrain: 'bahrain|manama',
        southAfrica: 'south africa|johannesburg',
        sriLanka: 'sri ?lanka|colombo',
        nepal: 'nepal|kathmandu|नेपाल',
        myanmar: 'myanmar|burma',
        mauritius: 'mauritius',
        germany: 'germany|berlin|munich|frankfurt|जर्मनी',
        newZealand: 'new zealand|auckland|nz',
        netherlands: 'netherlands|holland|amsterdam',
        italy: 'italy|milan|rome',
        france: 'france|paris',
        ireland: 'ireland|dublin',
        kenya: 'kenya|nairobi',
        thailand: 'thailand|bangkok',
        trinidad: 'trinidad(?: and tobago)?',
        fiji: 'fiji',
        hongKong: 'hong ?kong|hk',
        japan: 'japan|tokyo|जापान',
        guyana: 'guyana',
        suriname: 'suriname',
      },
    },
    property: {
      options: {
        sold: '(?:sold|sell(?:ing)?|sale of|selling|becha|bechi|bechna|bech).{0,14}(?:flat|house|property|plot|land|ghar|makan|zameen)|(?:flat|house|property|plot|land|ghar|makan|zameen).{0,14}(?:sold|sell|sale|becha|bechi|bechna|bech)',
      },
    },
    nreInterest: { means: 'interest.nre', per: 'year' },
    fcnrInterest: { means: 'interest.fcnr', per: 'year' },
    nroInterest: { means: 'interest.nro', per: 'year', bare: true, words: 'fd|fd interest|interest|byaj|ब्याज' },
    rent: { means: 'rent.received', per: 'year', from: 10_000 },
    letInterest: { means: 'interest.homeLoan', per: 'year', only: true, words: 'loan interest' },
    municipalTax: {
      means: 'tax.municipal',
      per: 'year',
      to: 1_00_00_000,
      only: true,
      words: 'municipal tax|house tax',
    },
    foreignSalary: {
      means: 'salary.abroad',
      per: 'year',
      words:
        'salary (?:from |in |of )?(?:dubai|uae|usa?|uk|gulf|qatar|saudi|oman|kuwait|canada|singapore|australia|germany)|(?:dubai|uae|usa?|uk|gulf|qatar|saudi|oman|kuwait|canada|singapore|australia) (?:ki |me )?(?:salary|naukri|job)',
    },
    salary: { means: 'salary', per: 'year', words: 'indian? salary|salary in india|salary from india', only: true },
    dividend: { means: 'dividend', per: 'year' },
    longEquity: { means: 'gain.long' },
    shortEquity: { means: 'gain.short' },
    price: {
      means: 'price.sold',
      from: 1_00_000,
      words: 'property|flat|house|plot|land|ghar|makan|zameen|मकान|ज़मीन',
      with: { property: 'sold' },
    },
    cost: { means: 'price.bought', from: 10_000, with: { property: 'sold' } },
    held: {
      options: {
        long: 'long ?-?term|more than (?:2|two) years',
        short: 'short ?-?term|less than (?:2|two) years|within (?:2|two) years',
      },
    },
    totalDays: { means: 'days', bare: true, from: 0, words: 'days? in india|stay(?:ed)?|india mein|bharat mein' },
    'stays.arrived': { means: 'date.from', words: 'arriv(?:ed|al|ing)|landed|came|aaya|aaye' },
    'stays.left': { means: 'date.to', words: 'depart(?:ed|ure)|flew|went back|gaya|wapas' },
    person: {
      options: {
        origin: 'oci|pio|indian origin|foreign citizen of indian origin',
        leaving: 'left india this year|going abroad|leaving india|moved abroad|new job abroad',
        returned: 'returned|returning|came back|moved back|back to india|wapas aa',
        foreign: 'foreigner|expat in india',
      },
    },
    tds: { means: 'tds', per: 'year' },
    foreignTax: { means: 'tax.abroad', per: 'year' },
    savings: { means: 'savings.80c', per: 'year', to: 10_00_000 },
    remit: { means: 'remittance', from: 10_000 },
    age: ageBand,
    regime,
  },

  'old-vs-new-tax-regime-calculator': {
    salary: {
      means: 'salary',
      bare: true,
      per: 'year',
      from: 1_00_000,
      words: 'lpa|ctc|package|gross|annual income|pension|pensioner|income',
    },
    savings: {
      means: 'savings.80c',
      per: 'year',
      to: 10_00_000,
      words: 'ppf|elss|lic|investments?|deductions?|epf|pf',
      adds: true,
    },
    health: { means: 'premium.health', per: 'year', to: 5_00_000 },
    parents: {
      means: 'premium.parents',
      per: 'year',
      to: 5_00_000,
      words: 'parents? (?:health insurance|mediclaim|premium|80d)|(?:health insurance|mediclaim|80d) (?:for )?parents?',
    },
    homeLoan: {
      means: 'interest.homeLoan',
      per: 'year',
      to: 1_00_00_000,
      words: 'home loan|section 24|24b|housing loan|home loan ka byaj|होम लोन',
    },
    ownNps: { means: 'nps', per: 'year', to: 10_00_000 },
    employerNps: {
      means: 'nps.employer',
      per: 'year',
      words: 'employer nps|company nps|80ccd ?\\(?2\\)?|nps by employer',
      only: true,
    },
    hra: { means: 'hra', per: 'year', from: 60_000, with: { hraBy: 'worked' } },
    rent: { means: 'rent.paid', per: 'year', from: 1_00_000, with: { hraBy: 'worked' } },
    exemptRent: {
      means: 'hra',
      per: 'year',
      words: 'hra exempt(?:ion|ed)?|exempt hra',
      with: { hraBy: 'typed' },
      only: true,
    },
    basic: { means: 'basic', per: 'year', from: 1_50_000 },
    professionalTax: { means: 'tax.professional', per: 'year', to: 2_500 },
    otherDeductions: {
      means: 'deductions',
      per: 'year',
      words: 'other deductions?|total deductions?|deductions?',
      only: true,
    },
    interest: { means: 'interest', per: 'year' },
    familyPension: { means: 'pension', per: 'year', words: 'family pension', only: true },
    letRent: {
      means: 'rent.received',
      per: 'year',
      words: 'rental income|rent (?:received|income|aata|milta)|let ?-?out|kiraya (?:aata|milta)',
      only: true,
    },
    longEquity: { means: 'gain.long' },
    shortEquity: { means: 'gain.short' },
    profit: { means: 'profit', per: 'year', with: { business: true } },
    otherIncome: { means: 'income.other', per: 'year' },
    raise: { means: 'rise', words: 'raise|hike|increment', only: true },
    metro,
    parentsSenior: { options: { true: 'senior parents?|parents? (?:are )?seniors?|parents? (?:above|over) 60' } },
    government: { options: { true: 'govt|government|sarkari|सरकारी' } },
    age: ageBand,
    financialYear: shortYears,
    residence,
  },

  'ppf-calculator': {
    deposit: {
      means: 'deposit',
      bare: true,
      per: 'year',
      from: 500,
      to: 1_50_000,
      words: 'ppf|every year|per year|yearly|har saal|saalana|monthly|per month|har mahine|annual(?:ly)?|सालाना|पीपीएफ',
    },
    rate: { means: 'returns', bare: true, from: 4, to: 13, words: 'ppf rate' },
    'passbook.balance': { means: 'corpus', words: 'balance|passbook|ppf balance|already', to: 5_00_00_000 },
    opened: {
      means: 'date.from',
      bare: true,
      words: 'opened(?: on)?|khola|khulwaya|account opened|since|started',
      only: true,
    },
    extensions: { means: 'extensions', words: 'extensions?|extend(?:ed)?|times', only: true },
    'payouts.amount': {
      means: 'withdrawal',
      words: 'withdraw(?:al)?|nikal\\w*|loan|partial withdrawal',
      to: 2_00_00_000,
      only: true,
    },
    fdRate: { means: 'rate.fd', words: 'fd(?: rate)?', only: true },
    taxRate: { means: 'rate.slab' },
    pattern: deposits,
    extensionKind: {
      options: {
        with: 'with (?:contributions?|deposits?)',
        without: 'without (?:contributions?|deposits?)|no (?:deposits?|contributions?)',
      },
    },
    'payouts.kind': {
      options: { loan: 'ppf loan|loan (?:on|against|from) ppf', withdrawal: 'withdraw(?:al)?|nikal(?:na|e)?' },
    },
  },

  'pre-payment-loan-calculator': {
    known: {
      first: true,
      options: {
        original:
          'original(?: loan)?|emis? (?:paid|done|bhari|bhar di|over)|(?:paid|done|bhari) emis?|loan liya tha|started with',
      },
    },
    'prepayments.amount': {
      means: 'prepayment',
      words:
        'extra (?:emi|every month|per month|monthly|every year|har mahine|har saal)|(?:every|each|har|per) (?:month|mahine|year|saal)(?: (?:extra|prepay(?:ment)?|aur|more))?|monthly extra|yearly|once a year|saal me(?:in)? ek baar|annually|extra',
      to: 50_00_000,
      named: true,
    },
    'prepayments.every': {
      options: {
        monthly:
          'extra (?:every month|per month|monthly|a month)|every month extra|har mahine(?: extra)?|monthly (?:prepay(?:ment)?|extra)|every month|per month|a month',
        yearly: 'every year|har saal|yearly|per year|annual(?:ly)?|हर साल|once a year|saal me(?:in)? ek baar|each year',
      },
    },
    loan: { means: 'loan.original', from: 50_000, with: { known: 'original' } },
    emisPaid: {
      means: 'emisPaid',
      words: 'emis? (?:bhari|bhare|de di|already paid)|emis?|kist|instalments?',
      with: { known: 'original' },
    },
    tenure: { means: 'loan.tenure', words: 'original tenure|total tenure', with: { known: 'original' }, bare: true },
    balance: { means: 'loan.balance', bare: true, from: 50_000, words: 'home loan|car loan|personal loan|principal' },
    rate: { means: 'loan.rate', bare: true, from: 4, to: 48 },
    monthsLeft: { means: 'loan.left', bare: true, words: 'for|tenure|saal|years?' },
    emi: { means: 'emi', per: 'month', from: 500, to: 50_00_000, with: { known: 'emi' } },
    lumpSum: {
      means: 'prepayment',
      bare: true,
      from: 1_000,
      words: 'prepaid|pre ?-?pay|bonus|one ?-?time|ek ?saath|bharna|bharu|bhar du|jama|part payment',
      named: true,
    },
    lumpSumAfter: { means: 'emisPaid', words: 'after (?:emi|instal?lment)|emi (?:number|no)', only: true },
    chargePercent: { means: 'fee.share', words: 'penalty|prepayment charges?', only: true },
    investReturn: {
      means: 'returns',
      words: 'invest(?:ing|ed)?(?: at)?|mutual fund|sip|fd return',
      to: 30,
      only: true,
    },
    taxRate: { means: 'rate.slab', only: true, words: 'slab(?: rate)?|tax rate|bracket' },
    prepaymentEffect: {
      options: {
        emi: 'reduce (?:the )?emi|lower (?:the )?emi|emi (?:kam|reduce|reduction|ghat)|kam emi',
        tenure: 'reduce (?:the )?tenure|tenure (?:kam|reduce|reduction|ghat)|shorter tenure|close early|jaldi khatam',
      },
    },
    rateType: { options: { fixed: 'fixed(?: rate)?', floating: 'floating(?: rate)?' } },
    purpose: { options: { business: 'business loan|msme|small business', other: 'company loan' } },
    lender: {
      options: {
        nbfcUpper: 'nbfc|housing finance|hfc|bajaj finance|bajaj finserv|lic housing|pnb housing|tata capital',
        smallFinance: 'small finance bank|au bank|ujjivan|equitas',
        regionalRural: 'gramin bank|regional rural|rrb',
        cooperativeTier4: 'co ?-?operative bank|sahakari',
      },
    },
    regime,
  },

  'property-tax': {
    city: {
      options: {
        delhi: 'delhi|mcd|ndmc|dilli|दिल्ली',
        mumbai: 'mumbai|bombay|bmc|mcgm|मुंबई',
        bengaluru: 'bengaluru|bangalore|banglore|bbmp|gba|बेंगलुरु|बैंगलोर',
        chennai: 'chennai|madras|gcc|चेन्नई',
        kolkata: 'kolkata|calcutta|kmc|कोलकाता',
        hyderabad: 'hyderabad|ghmc|हैदराबाद',
        pune: 'pune|pmc|pcmc|pimpri|पुणे',
        ahmedabad: 'ahmedabad|amdavad|amc|अहमदाबाद',
        other:
          'noida|gurgaon|gurugram|ghaziabad|faridabad|lucknow|kanpur|jaipur|indore|bhopal|nagpur|surat|vadodara|rajkot|thane|navi mumbai|nashik|patna|ranchi|chandigarh|ludhiana|kochi|coimbatore|madurai|mysore|mysuru|visakhapatnam|vizag|bhubaneswar|guwahati|dehradun|raipur',
      },
    },
    area: { means: 'area', bare: true, words: 'sq ?ft|sqft|square feet|home|shop|office|makan|ghar|कारपेट' },
    areaUnit: {
      options: {
        sqm: 'sq\\.? ?(?:m|mtr|met(?:er|re)s?)|sqm|square met(?:er|re)s?',
        sqft: 'sq\\.? ?(?:ft|feet)|sqft|square f(?:ee|oo)t|sft|gaj',
      },
    },
    use: {
      options: {
        other: 'shop|office|commercial|dukan|dukaan|godown|warehouse|showroom|business|दुकान',
        residential: 'residential|home|house|flat|ghar|makan|apartment|मकान|घर',
      },
    },
    occupancy: {
      options: {
        let: 'rented|let ?-?out|tenant|kiraye? (?:par|pe|diya)|kirayedar|on rent|किराए',
        self: 'self ?-?occupied|owner occupied|khud',
      },
    },
    age: { means: 'age', to: 150, words: 'years? old|yrs? old|saal purana|purana|building|पुराना' },
    mumbaiRate: { means: 'price.area', with: { city: 'mumbai' } },
    rentalRate: {
      means: 'rent.area',
      to: 500,
      with: { city: 'hyderabad' },
      words: 'per sq ?ft|per square foot|rental (?:rate|value)|mrv|monthly rental value',
      only: true,
    },
    unitOfBill: {
      means: 'rent.area',
      to: 500,
      words: 'unit value|uav|per sq ?ft',
      with: { city: 'bengaluru', use: 'other' },
      only: true,
    },
    valueOfBill: { means: 'value.taxable', with: { city: 'other' } },
    rateOfBill: { means: 'rate.local', with: { city: 'other' }, words: 'total rate|tax rate|rate', only: true },
    method: { options: { bill: 'last (?:bill|year)|pichl[ae] (?:saal|bill)|previous bill|bill' } },
    lastBill: { means: 'bill.last', per: 'year', from: 50, to: 1_00_00_000, with: { method: 'bill' } },
    rise: { means: 'rise', with: { method: 'bill' } },
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
        true: 'wom[ae]n(?: owner)?|mahila|senior(?: citizen)?|disabled|divyang|ex ?-?service(?:man|men)?|wife ?s? name',
      },
    },
    delhiSmallFlat: { options: { true: 'dda(?: flat)?' } },
    mumbaiUser: { options: { bungalow: 'bungalow|row house|duplex' } },
    ahmedabadType: {
      options: { bungalow: 'bungalow', tenement: 'tenement', pole: 'pole(?: house)?|gamtal', chawl: 'chawl|chali' },
    },
    mumbaiFloor: {
      options: {
        to4: '(?:ground|[1-4](?:st|nd|rd|th)?) floor',
        to10: '(?:[5-9]|10)(?:th)? floor',
        to20: '(?:1[1-9]|20)(?:th)? floor',
        to30: '(?:2[1-9]|30)(?:th|st|nd|rd)? floor',
      },
    },
    payEarly: { options: { true: 'early(?: payment| rebate)?|rebate|pay early|jaldi|before june' } },
  },

  'rental-income': {
    'houses.rent': {
      means: 'rent.received',
      bare: true,
      per: 'month',
      from: 500,
      to: 50_00_000,
      words: 'tenant|flat|house|shop|makan|dukan|per month|monthly|mahina|aata|milta|मकान|किराया|किराये|किराए|rent',
    },
    'houses.months': {
      means: 'period',
      to: 12,
      words: 'let(?: out)?|rented|occupied|months?|mahine|for|let for',
      bare: true,
    },
    'houses.municipalTax': { means: 'tax.municipal', per: 'year', to: 1_00_00_000, words: 'muni(?: tax)?|corporation' },
    'houses.interest': { means: 'interest.homeLoan', per: 'year', words: 'interest|home loan|byaj|ब्याज|होम लोन' },
    'houses.use': { options: { own: 'self ?-?occupied|own use|khud rehte?|living in|apna ghar' } },
    'houses.costs': {
      means: 'costs',
      per: 'year',
      words: 'maintenance|society|repairs?',
      with: { 'houses.more': true },
      only: true,
    },
    'houses.value': {
      means: 'price',
      words: 'house value|property value|bought for',
      with: { 'houses.more': true },
      only: true,
    },
    salary: { means: 'salary', per: 'year', bare: true, from: 1_00_000 },
    otherIncome: { means: 'income.other', per: 'year', only: true, words: 'other income' },
    deductions: { means: 'deductions', per: 'year', words: '80c|deductions?', only: true },
    'losses.amount': { means: 'loss', words: 'brought forward|carried forward|house loss|previous loss', only: true },
    age: ageBand,
    financialYear: shortYears,
    regime,
    residence,
  },

  retirement: {
    age: { means: 'age', bare: true, from: 18, to: 90, words: 'years? old|yrs? old|saal ka|saal ki|i am|i m|now|abhi' },
    retireAge: { means: 'age.retire', bare: true, from: 25, to: 80, words: 'at|by|fire|retired?|रिटायर' },
    untilAge: { means: 'age.until', from: 60, to: 110 },
    spend: {
      means: 'spending',
      bare: true,
      per: 'month',
      from: 3_000,
      to: 50_00_000,
      words: 'monthly expenses?|per month|a month|mahine|household|ghar kharch|pension|income',
    },
    saving: { means: 'saving', per: 'month', from: 100, to: 50_00_000, words: 'sip|save per month' },
    savings: {
      means: 'corpus',
      bare: true,
      from: 50_000,
      words: 'current (?:savings?|corpus)|epf|ppf|nps|already|existing|paas',
    },
    returnBefore: { means: 'returns', bare: true, to: 30, words: '(?:before|pre) ?-?retirement' },
    returnAfter: {
      means: 'returns.after',
      to: 20,
      only: true,
      words: '(?:after|post) ?-?retirement(?: returns?)?|retirement ke baad',
    },
    inflation: { means: 'inflation', bare: true },
    savingRise: { means: 'rise' },
    'incomes.monthly': {
      means: 'pension',
      per: 'month',
      to: 10_00_000,
      words: 'rent(?:al)?|rental income|pension',
      only: true,
    },
    'goals.amount': {
      means: 'goal',
      words: 'wedding|marriage|shaadi|education|house|car|padhai',
      from: 50_000,
      only: true,
    },
    spouseAge: { means: 'age.spouse', from: 18, to: 90 },
    legacy: { means: 'legacy', only: true, words: 'leave behind|legacy|for (?:kids|children)|inheritance' },
    equityShare: { means: 'share.equity', only: true, words: 'equity' },
  },

  'section-80c-optimizer': {
    salary: { means: 'salary', bare: true, per: 'year', from: 1_00_000, words: 'lpa|ctc|package' },
    epf: { means: 'epf', per: 'year', from: 100, to: 20_00_000, words: 'employee pf|ईपीएफ' },
    premium: { means: 'premium', per: 'year', to: 50_00_000, words: 'term (?:plan|insurance)|insurance premium' },
    sumAssured: { means: 'sumInsured', from: 10_000, only: true, words: 'sum assured' },
    tuition: { means: 'tuition', per: 'year', to: 50_00_000, words: 'fees?' },
    children: { means: 'children', to: 10 },
    principal: { means: 'principal', per: 'year', words: 'home loan|housing loan principal' },
    otherSavings: {
      means: 'savings.80c',
      per: 'year',
      from: 100,
      to: 50_00_000,
      words: 'ppf|elss|nsc|sukanya|ssy|tax saver fd|ulip|already invested',
      adds: true,
    },
    budget: {
      means: 'saving',
      from: 500,
      to: 50_00_000,
      words: 'can invest|want to invest|left to invest|budget',
      only: true,
    },
    ownNps: { means: 'nps', per: 'year', to: 20_00_000 },
    basic: { means: 'basic', per: 'year', from: 50_000, only: true, words: 'basic' },
    employerNps: { means: 'nps.employer', per: 'year', only: true, words: 'employer nps|company nps' },
    health: { means: 'premium.health', per: 'year', to: 5_00_000 },
    parents: {
      means: 'premium.parents',
      per: 'year',
      to: 5_00_000,
      words: 'parents? (?:health insurance|mediclaim|premium)|(?:health insurance|mediclaim|80d) (?:for )?parents?',
    },
    otherDeductions: { means: 'deductions', per: 'year', words: 'hra|home loan interest', only: true },
    years: {
      means: 'period',
      from: 12,
      to: 480,
      words: 'lock ?-?in|need (?:the )?money|money needed|horizon',
      only: true,
    },
    loanRate: { means: 'loan.rate', to: 20, words: 'home loan(?: rate| at)?|loan', only: true },
    equityReturn: { means: 'returns', to: 25, words: 'elss(?: returns?)?', only: true },
    depositRate: { means: 'rate.fd', to: 12, only: true, words: 'fd rate|tax saver fd rate' },
    risk: {
      options: {
        low: 'low risk|no risk|safe|risk nahi|bina risk|guaranteed|सुरक्षित',
        medium: 'medium risk|moderate(?: risk)?|some risk',
        high: 'high risk|aggressive|zyada risk',
      },
    },
    girl: { options: { true: 'daughter|girl child|beti|baby girl|बेटी' } },
    parentsSenior: { options: { true: 'senior parents?|parents? (?:are )?seniors?|parents? (?:above|over) 60' } },
    government: { options: { true: 'govt|government|sarkari|सरकारी' } },
    age: ageBand,
    regime,
    financialYear: shortWholeYears,
  },

  'sip-calculator': {
    known: { options: { goal: forGoal } },
    lumpSum: { means: 'lumpSum', from: 1_000, words: 'initial|starting amount|already' },
    amount: {
      means: 'sip',
      bare: true,
      per: 'month',
      from: 100,
      to: 5_00_000,
      words: 'mutual fund|mf|instal?lment|daalu|dalu|daale|dale|lagau|महीना|महीने',
    },
    rate: { means: 'returns', bare: true },
    period: { means: 'period', bare: true },
    goal: {
      means: 'goal',
      bare: true,
      with: { known: 'goal' },
      from: 6_00_000,
      words: 'corpus|crorepati|lakhpati|banane|banana',
    },
    inflation: { means: 'inflation' },
    slabRate: { means: 'rate.slab', with: { fund: 'debt' } },
    expenseRatio: { means: 'ratio.expense' },
    frequency,
    fund,
    goalPrices: { options: { today: 'today ?s (?:prices?|value|money)|in today|aaj ki' } },
    convention: {
      options: { 'effective-start': 'groww|effective', 'nominal-end': 'amfi|end of month' },
    },
  },

  'step-up-sip-calculator': {
    known: { options: { goal: forGoal } },
    riseAmount: {
      means: 'rise.amount',
      to: 1_00_000,
      words: 'more every year|har saal',
      with: { riseBy: 'amount' },
      named: true,
    },
    lumpSum: { means: 'lumpSum', from: 1_000, words: 'initial' },
    amount: {
      means: 'sip',
      bare: true,
      per: 'month',
      from: 100,
      to: 5_00_000,
      words: 'start(?:ing)?(?: with| at| sip)?|first sip|mutual fund|se shuru|mahina',
    },
    risePercent: {
      means: 'rise',
      to: 100,
      words: 'annual(?: increase| step ?-?up)?|yearly(?: increase| step ?-?up)?|per year|saalana|badhao|badhake|बढ़ाकर',
      bare: true,
      named: true,
    },
    rate: { means: 'returns', bare: true },
    period: { means: 'period', bare: true },
    goal: { means: 'goal', bare: true, with: { known: 'goal' }, from: 6_00_000, words: 'corpus|banane|banana' },
    inflation: { means: 'inflation' },
    slabRate: { means: 'rate.slab', with: { fund: 'debt' } },
    every: {
      options: { '6': 'every (?:6|six) months|half ?-?yearly', '24': 'every (?:2|two) years|har (?:2|do) saal' },
    },
    frequency,
    fund,
  },

  'stock-market-tax-calculator': {
    'file.profits': {
      means: 'profit',
      words: '(?:f&o|fno|f ?and ?o|intraday|trading|futures|options?) (?:profit|gain|munafa|income)',
      with: { trade: 'many' },
    },
    'file.gain': { means: 'gain', from: 1_000, words: 'capital gains?|ltcg|stcg', with: { trade: 'many' }, only: true },
    'file.kind': {
      options: {
        longTerm: 'ltcg|long ?-?term',
        shortTerm: 'stcg|short ?-?term',
        intraday: 'intraday',
        derivatives: 'f&o|fno|f ?and ?o|futures?|options?|derivatives?',
        buyback: 'buy ?-?back',
      },
    },
    quantity: { means: 'quantity', bare: true, words: 'stocks?|of|reliance|tcs|infy|infosys|शेयर' },
    buyPrice: {
      means: 'price.bought',
      bare: true,
      from: 0.01,
      to: 10_00_000,
      words: 'buy price|from|avg(?: price)?|average|at|@|buy|bought',
    },
    sellPrice: { means: 'price.sold', bare: true, from: 0.01, to: 10_00_000, words: 'to|sell at|exit|sold|sell' },
    fairValue2018: {
      means: 'price.fair',
      to: 10_00_000,
      words: '31 jan(?:uary)? 2018|jan(?:uary)? 2018|grandfather(?:ed|ing)?',
      with: { trade: 'longTerm' },
    },
    trade: {
      options: {
        intraday: 'intraday|mis|same day|day trading|इंट्राडे',
        optionExercised: 'exercised|option exercise|physical settlement',
        commodityOptions: '(?:commodity|mcx|crude|gold|silver) options?',
        commodityFutures: 'commodity|mcx|crude(?: oil)?|natural gas|(?:gold|silver) (?:mini|futures?|fut|petal|guinea)',
        currencyOptions: '(?:currency|usdinr|eurinr) options?',
        currencyFutures: '(?:currency|usdinr|eurinr)(?: (?:futures?|fut))?(?! options?)',
        futures: '(?<!(?:commodity|mcx|crude|gold|silver|currency|usdinr) )(?:futures?|fut)',
        options:
          '(?<!(?:commodity|mcx|crude|gold|silver|currency|usdinr) )(?:options?|ce|pe|call option|put option|calls?|puts?)',
        longTerm:
          'long ?-?term|more than (?:1|one|a) year|over (?:1|one|a) year|after (?:1|one|a|[2-9]|1\\d) years?|held (?:[2-9]|1\\d) years?|दीर्घकालिक|(?:after|held|for) (?:[1-9]|1\\d)(?:\\.5)? ?(?:years?|yrs?|saal)|(?:[2-9]|1\\d) (?:saal|years?|yrs?) (?:baad|later|hold|held)',
        shortTerm: 'short ?-?term|delivery|cnc|btst|swing|less than (?:1|one|a) year|within (?:1|one|a) year',
      },
      first: true,
    },
    broker: {
      options: {
        zerodha: 'zerodha|kite|ज़ेरोधा',
        groww: 'groww?|ग्रो',
        upstox: 'upstox',
        angel: 'angel ?(?:one|broking)?',
        own: 'icici ?direct|hdfc (?:sec|securities|sky)|kotak(?: securities| neo)?|5paisa|dhan|fyers|sharekhan|motilal(?: oswal)?|sbi securities|paytm money',
      },
    },
    exchange,
    salary: { means: 'salary', per: 'year', from: 1_00_000 },
    dividend: { means: 'dividend', per: 'year' },
    otherIncome: { means: 'income.other', per: 'year' },
    speculativeLoss: { means: 'loss.intraday' },
    businessLoss: { means: 'loss.business', words: 'f&o loss(?:es)?|fno loss(?:es)?|f ?and ?o loss(?:es)?' },
    shortTermLoss: { means: 'loss.short' },
    longTermLoss: { means: 'loss.long' },
    financialYear: shortWholeYears,
    regime,
    age: ageBand,
    scheme: presumptive,
  },

  'sukanya-samriddhi-calculator': {
    known: { options: { goal: forGoal } },
    deposit: {
      means: 'deposit',
      bare: true,
      per: 'year',
      from: 250,
      to: 1_50_000,
      words:
        'ssy|sukanya|every year|per year|yearly|har saal|saalana|monthly|per month|har mahine|annual(?:ly)?|सालाना|सुकन्या',
    },
    goal: { means: 'goal', from: 2_00_000, with: { known: 'goal' }, words: 'shaadi|wedding|marriage|maturity' },
    rate: { means: 'returns', bare: true, from: 4, to: 13 },
    birth: { means: 'date.born', bare: true, words: 'beti|daughter|girl|बेटी' },
    opened: { means: 'date.from', words: 'opened(?: on)?|khola|khulwaya|account opened|start(?:ed)?', only: true },
    'passbook.balance': { means: 'corpus', words: 'balance|passbook|already', to: 5_00_00_000 },
    'withdrawals.amount': {
      means: 'withdrawal',
      words: 'withdraw(?:al)?|nikal\\w*|college|education|padhai',
      to: 2_00_00_000,
      only: true,
    },
    closedOn: { means: 'date.to', words: 'closed', with: { closing: 'marriage' } },
    ppfRate: { means: 'returns', words: 'ppf', only: true },
    fundReturn: { means: 'returns', words: 'mutual fund|equity(?: fund)?|sip', only: true },
    fdRate: { means: 'rate.fd', words: 'fd(?: rate)?', only: true },
    taxRate: { means: 'rate.slab', words: 'slab|tax rate|bracket', only: true },
    pattern: deposits,
    closing: {
      options: {
        marriage:
          'close (?:for|at) marriage|before marriage|marriage at 18|shaadi par band|early closure|(?:shaadi|marriage|vivah|shadi).{0,14}(?:band|clos\\w*)|(?:band|clos\\w*).{0,16}(?:shaadi|marriage|vivah|shadi)',
        hardship: 'guardian(?: ?s)? death|serious illness|hardship',
      },
    },
  },

  'swp-calculator': {
    withdrawal: {
      means: 'withdrawal',
      bare: true,
      per: 'month',
      from: 500,
      to: 10_00_000,
      words: 'per month|a month|every month|monthly income|income|mahine|har mahine|mahina|महीने',
    },
    corpus: {
      means: 'corpus',
      bare: true,
      from: 50_000,
      words: 'invest(?:ed|ment|ing)?|lump ?sum|from|on|of|mutual fund|paas|lagaye|amount|निवेश',
    },
    rate: { means: 'returns', bare: true },
    period: { means: 'period', bare: true, from: 12 },
    rise: { means: 'rise' },
    leave: { means: 'legacy', with: { known: 'period' }, only: true, words: 'leave|keep|bach\\w*' },
    inflation: { means: 'inflation' },
    slabRate: { means: 'rate.slab', with: { fund: 'debt' } },
    known: {
      first: true,
      options: {
        corpus:
          '(?:how much|kitna|kitni|what) (?:corpus|money|investment|paisa|fund|amount|lump ?sum)(?: (?:needed|required|do i need|is needed|chahiye|lagega|lagana))?|corpus (?:needed|required|for|chahiye)|need how much|kitna invest|kitna jama|kitna paisa chahiye',
        withdrawal:
          'how long|kitn[ei] (?:saal|din|mahine|time)|kab tak|will (?:it|my money|the money) last|last(?:s)?|chal(?:ega|egi)|khatam|run out',
        period:
          '(?:har mahine|monthly|every month|per month|mahine) (?:kitn[ai]|how much)|(?:kitn[ai]|how much|max(?:imum)?|safe) (?:can|could|should|may|monthly|per month|every month|har mahine|nikal\\w*|mil\\w*|withdraw\\w*)|kitna nikal|kitna milega',
      },
    },
    frequency: {
      options: {
        '3': 'quarterly|per quarter|every quarter|timahi|तिमाही',
        '6': 'half ?-?yearly|every (?:6|six) months|chhamahi',
        '12': 'yearly withdrawal|annual withdrawal|withdraw (?:yearly|annually|every year)|har saal nikal',
      },
    },
    fund,
  },

  'take-home-salary-calculator': {
    known: {
      options: {
        inHand:
          '(?:want|need|chahiye).{0,22}(?:in ?-?hand|haath|take ?-?home)|(?:in ?-?hand|haath (?:me(?:in)?)?|take ?-?home).{0,14}(?:chahiye|want(?:ed)?|needed|required|ke liye)|kitna ctc|ctc (?:kitna|needed|required|chahiye)|what ctc|which ctc',
        gross: 'gross|monthly (?:salary|pay|gross)',
      },
    },
    inHandWanted: { means: 'salary.wanted', per: 'month', from: 8_000, to: 50_00_000, with: { known: 'inHand' } },
    grossPay: {
      means: 'salary.gross',
      per: 'month',
      from: 5_000,
      to: 1_00_00_000,
      words: 'gross (?:salary|pay|monthly)|monthly (?:gross|salary|pay)',
      with: { known: 'gross' },
    },
    ctc: { means: 'ctc', bare: true, per: 'year', from: 1_00_000, words: 'in ?hand|take ?home|per annum|सीटीसी|पैकेज' },
    basicPercent: { means: 'share.basic' },
    basicPay: { means: 'basic', per: 'month', from: 3_000, to: 50_00_000, with: { known: 'gross' } },
    variable: { means: 'pay.variable', per: 'year' },
    joiningBonus: { means: 'bonus', words: 'joining bonus|sign(?:ing)? ?-?on(?: bonus)?|joining', only: true },
    bonus: { means: 'bonus', per: 'year', words: 'annual bonus|yearly bonus' },
    rent: { means: 'rent.paid', per: 'month', from: 500, to: 10_00_000 },
    hraPercent: { means: 'share.hra' },
    vpf: { means: 'share.vpf' },
    employerNps: { means: 'share.employer', words: 'nps|employer nps', to: 14, only: true },
    ownNps: { means: 'nps', per: 'year', to: 20_00_000, only: true, words: 'own nps|my nps|80ccd(?:\\(1b\\))?' },
    savings: { means: 'savings.80c', per: 'year', to: 1_50_000, words: 'ppf|elss|lic|80c', only: true, adds: true },
    health: { means: 'premium.health', per: 'year', to: 1_00_000 },
    healthParents: {
      means: 'premium.parents',
      per: 'year',
      to: 1_00_000,
      words: 'parents? (?:health insurance|mediclaim|premium)|(?:health insurance|mediclaim|80d) (?:for )?parents?',
      only: true,
    },
    homeLoan: { means: 'interest.homeLoan', per: 'year', words: 'home loan', only: true },
    professionalTax: {
      means: 'tax.professional',
      per: 'month',
      to: 2_500,
      only: true,
      words: 'professional tax|pt|p tax',
    },
    otherIncome: { means: 'income.other', per: 'year', only: true, words: 'other income' },
    hikePercent: { means: 'rise', words: 'appraisal|raise' },
    regime,
    state: {
      options: {
        andamanNicobar: 'andaman|port blair',
        andhraPradesh: 'andhra(?: pradesh)?|visakhapatnam|vizag|vijayawada|आंध्र',
        arunachalPradesh: 'arunachal(?: pradesh)?|itanagar',
        assam: 'assam|guwahati|असम',
        bihar: 'bihar|patna|बिहार',
        chandigarh: 'chandigarh|चंडीगढ़',
        chhattisgarh: 'chhattisgarh|raipur|छत्तीसगढ़',
        dadraDaman: 'dadra|daman|silvassa',
        delhi: 'delhi|new delhi|दिल्ली',
        goa: 'goa|panaji|गोवा',
        gujarat: 'gujarat|ahmedabad|surat|vadodara|rajkot|गुजरात|अहमदाबाद',
        haryana: 'haryana|gurgaon|gurugram|faridabad|हरियाणा|गुरुग्राम',
        himachalPradesh: 'himachal(?: pradesh)?|shimla|हिमाचल',
        jammuKashmir: 'jammu|kashmir|srinagar|जम्मू',
        jharkhand: 'jharkhand|ranchi|jamshedpur|झारखंड',
        karnataka: 'karnataka|bengaluru|bangalore|banglore|blr|mysuru|mysore|कर्नाटक|बेंगलुरु|बैंगलोर',
        kerala: 'kerala|kochi|cochin|trivandrum|thiruvananthapuram|केरल',
        ladakh: 'ladakh|leh',
        lakshadweep: 'lakshadweep',
        madhyaPradesh: 'madhya pradesh|indore|bhopal|मध्य प्रदेश|इंदौर|भोपाल',
        maharashtra: 'maharashtra|mumbai|bombay|pune|nagpur|thane|navi mumbai|महाराष्ट्र|मुंबई|पुणे',
        manipur: 'manipur|imphal',
        meghalaya: 'meghalaya|shillong',
        mizoram: 'mizoram|aizawl',
        nagaland: 'nagaland|kohima|dimapur',
        odisha: 'odisha|orissa|bhubaneswar|ओडिशा',
        puducherry: 'puducherry|pondicherry',
        punjab: 'punjab|ludhiana|amritsar|mohali|पंजाब',
        rajasthan: 'rajasthan|jaipur|udaipur|राजस्थान|जयपुर',
        sikkim: 'sikkim|gangtok',
        tamilNadu: 'tamil ?nadu|chennai|madras|coimbatore|तमिलनाडु|चेन्नई',
        telangana: 'telangana|hyderabad|hyd|तेलंगाना|हैदराबाद',
        tripura: 'tripura|agartala',
        uttarPradesh: 'uttar pradesh|noida|ghaziabad|lucknow|kanpur|उत्तर प्रदेश|नोएडा|लखनऊ',
        uttarakhand: 'uttarakhand|dehradun|उत्तराखंड',
        westBengal: 'west bengal|bengal|kolkata|calcutta|पश्चिम बंगाल|कोलकाता',
      },
    },
    epf: {
      options: {
        none: 'no (?:epf|pf)|without (?:epf|pf)|(?:epf|pf) nahi|bina (?:epf|pf)|contract(?:ual)?',
        ceiling: '(?:epf|pf) (?:capped|ceiling|1,?800)|capped (?:epf|pf)|1,?800 (?:epf|pf)|(?:epf|pf) on 15,?000',
      },
    },
    metro,
    woman: { options: { true: 'woman|female|lady|mahila|महिला' } },
    financialYear: shortYears,
    age: {
      options: {
        from60: '60 to 64|6[0-4] ?(?:years?|yrs?|saal)(?: old| ka| ki)|above 60|60\\+',
        from65: '(?<!super )senior citizen|(?:6[5-9]|7\\d) ?(?:years?|yrs?|saal)(?: old| ka| ki)',
        from80: 'super senior|8\\d ?(?:years?|yrs?|saal)(?: old| ka| ki)|above 80|80\\+',
      },
    },
  },

  'tax-audit-calculator': {
    kind: {
      options: {
        fo: 'f&o|fno|f ?and ?o|futures?(?: and options?)?|options? trading|derivatives?|nifty options?',
        profession:
          'profession(?:al)?s?|doctor|dr|lawyer|advocate|vakil|architect|chartered accountant|ca|engineer|consultant|freelancer?|44ada|software developer|interior decorator|डॉक्टर|वकील',
        mixed: 'business and profession|profession and business',
        agency: 'commission(?: agent)?|brokerage|broker|agency|dalali',
        carriages: 'trucks?|goods (?:carriage|vehicle)s?|transporter|44ae|tempo|ट्रक',
        trade: 'trad(?:er|ing) business|shop|kirana|retail|wholesale|manufactur(?:er|ing)|dukan|दुकान|व्यापार',
      },
      first: true,
    },
    gains: {
      means: 'gain',
      words: 'total profits?|profit trades?|winning trades?|positive|profit|profits|fayda|gain',
      with: { kind: 'fo' },
    },
    losses: { means: 'loss', words: 'loss trades?|losing trades?|negative|loss|nuksan|ghata', with: { kind: 'fo' } },
    professionReceipts: {
      means: 'turnover',
      per: 'year',
      words: 'professional (?:receipts|fees)',
      with: { kind: 'mixed' },
      only: true,
    },
    turnover: {
      means: 'turnover',
      bare: true,
      per: 'year',
      from: 1_000,
      words: 'fees?|revenue|receipt|business|gross|income',
    },
    profit: { means: 'profit', bare: true, per: 'year', from: 0, words: 'declar(?:e|ed|ing)|net|kamai' },
    cashReceipts: { means: 'share.cash', words: 'cash (?:receipts?|sales|received)|nakad bikri|cash|nakad' },
    cashPayments: { means: 'share.cash', words: 'cash (?:payments?|paid|expenses?|purchases?)|payments?' },
    otherIncome: { means: 'income.other', per: 'year', words: 'salary', only: true },
    'vehicles.months': { means: 'period', to: 12 },
    entity: {
      options: {
        huf: 'huf|hindu undivided family',
        firm: 'partnership(?: firm)?|(?:partner )?firm|साझेदारी',
        llp: 'llp',
        company: 'company|pvt ltd|private limited|कंपनी',
        nonResident: 'nri|non ?-?residents?',
      },
    },
    scheme: presumptive,
    otherLaw: { options: { true: 'statutory audit|audited under (?:another|companies)|company audit' } },
    transferPricing: { options: { true: 'transfer pricing|3ceb|international transactions?' } },
    regime,
    age: ageBand,
    year: shortWholeYears,
  },

  'tax-planning-timeline': {
    person: {
      options: {
        salaried: 'salaried|salary|employee|pensioner|naukri|job|वेतनभोगी|नौकरी',
        professional: 'freelancer?|professional|consultant|doctor|lawyer|44ada|फ्रीलांसर',
        business: 'business(?: ?man| owner)?|trader|shop(?: owner)?|dukan|vyapar|व्यापार|दुकान',
        investor: 'investor|capital gains',
        nri: 'nri|non ?-?resident',
        huf: 'huf|hindu undivided family',
      },
      first: true,
    },
    taxAfterTds: { means: 'tax', bare: true, per: 'year', from: 100, words: 'advance tax|after tds|due|balance tax' },
    paid: { means: 'tax.paid', from: 100, only: true, words: 'already paid|paid|bhar diya|advance tax paid' },
    section80C: {
      means: 'savings.80c',
      from: 500,
      to: 1_50_000,
      words: '80c left|80c baki|still to invest',
      with: { regime: 'old' },
    },
    nps: { means: 'nps', from: 500, to: 50_000, with: { regime: 'old' } },
    filedOn: { means: 'date.filed', bare: true },
    regime,
    financialYear: shortWholeYears,
    accounts: {
      options: {
        presumptive: 'presumptive|44ad|44ada',
        audit: 'tax audit|audit(?:ed)?',
        books: 'without audit|no audit',
      },
    },
    senior: { options: { true: 'senior(?: citizen)?|60\\+|above 60|वरिष्ठ' } },
    tenant: { options: { true: 'rent above 50,?000|194 ?-?ib|pay(?:ing)? rent|tenant|kirayedar' } },
    deducts: {
      options: {
        others: 'i deduct tds|deduct tds|tds deductor|have (?:a )?tan|26q',
        salaries: '24q|tds on salar(?:y|ies)|have employees',
      },
    },
    gst: {
      first: true,
      options: {
        qrmp: 'qrmp|quarterly (?:gst|return)|gst quarterly',
        composition: 'composition(?: scheme| dealer)?|cmp ?-?08',
        monthly: 'gst monthly|monthly (?:gst|returns?|gstr)',
      },
    },
    turnover: {
      options: {
        'upTo1.5': 'below 1\\.5 crore|upto 1\\.5 crore',
        above5: 'above 5 crore|more than 5 crore|5 crore\\+',
      },
    },
  },

  'tcs-calculator': {
    kind: {
      options: {
        educationLoan:
          'education loan|student loan|loan for (?:study|studies|education)|padhai ka loan|fees.{0,10}loan|loan.{0,12}(?:fees|study|padhai)',
        education:
          '(?:study|studies|studying)(?: abroad)?|education(?! loan)|university|college|tuition(?: fees?)?|student(?! loan)|padhai|पढ़ाई|शिक्षा|fees?',
        medical: 'medical|hospital|treatment|surgery|ilaj|इलाज',
        tour: 'tour(?: package)?|trip|holiday|vacation|travel package|honeymoon|make ?my ?trip|thomas cook|ghoomne|ghumne|यात्रा|टूर',
        vehicle: 'cars?|suv|vehicle|bike|motorcycle|fortuner|bmw|mercedes|audi|गाड़ी|gaadi|gadi|कार',
        luxury: 'luxury|watch(?:es)?|rolex|handbags?|paintings?|art|yacht|helicopter|sunglasses|घड़ी',
        scrap: 'scrap|kabadi|kabaad|कबाड़',
        liquor: 'liquor|alcohol|sharab|daru|शराब',
        tendu: 'tendu(?: leaves| patta)?',
        timber: 'timber|wood|lakdi|forest produce',
        minerals: 'coal|lignite|iron ore|koyla|minerals?|कोयला',
        lease: 'parking(?: lot)?|toll(?: plaza)?|mining|mine|quarry',
        otherGoods: '206c ?\\(1h\\)|goods above 50 lakh|sale of goods',
        other:
          'lrs|remit(?:tance)?|gift|us stocks?|foreign stocks?|forex|send(?:ing)? (?:money )?abroad|money abroad|shares abroad|wise|vested|indmoney|videsh|विदेश',
      },
      first: true,
    },
    already: { means: 'amount.earlier', from: 1_000 },
    amount: {
      means: 'amount',
      bare: true,
      from: 100,
      words:
        'remit(?:tance|ting)?|send(?:ing)?|sent|transfer|tour|package|car|worth|abroad|bheje|bhejna|bhej|cost|value|lrs|for|of',
    },
    date: { means: 'date.paid', bare: true },
    pan: { options: { none: 'no pan|without pan|pan nahi|bina pan|inoperative pan|pan not (?:linked|given)|पैन नहीं' } },
    people: { means: 'people', from: 1, to: 10 },
    returnRate: { means: 'returns', only: true, words: 'return|earn' },
    heldMonths: { means: 'period', to: 36, words: 'refund(?: in| after)?' },
  },

  'tds-calculator': {
    payment: {
      options: {
        '194J-technical': 'technical (?:services?|fees?)|194 ?-?j ?(?:technical|2%|\\(?a\\)?)',
        '194J-director': "director(?:s|’s|'s)?(?: sitting)?(?: fees?| remuneration)?|sitting fees?",
        '194J-callCentre': 'call cent(?:re|er)|bpo',
        '194J-film': 'film royalty|royalty on films?',
        '194J-royalty': '(?<!film |nri |foreign )royalty(?! on film)',
        '194J-nonCompete': 'non ?-?compete',
        '194J-professional':
          '194 ?-?j(?! ?(?:technical|2%|\\(?a\\)?))|profession(?:al)?(?: fees?| services?)?|doctor|lawyer|advocate|vakil|chartered accountant|ca fees?|ca|architect|consultan(?:t|cy)(?: fees?)?|freelancer?|legal fees?|डॉक्टर|वकील|पेशेवर',
        '194C-transport': 'transport(?:er|ation)?|trucks?|freight|goods carriage|bhada',
        '194C':
          '194 ?-?c|contract(?:or|ors|s)?|sub ?-?contractor|thekedar|theka|job ?work|labou?r|advertis(?:ing|ement)|catering|security services?|ठेकेदार',
        '194I-plant': 'machinery(?: rent)?|plant|equipment rent|rent (?:of|for|on) (?:machinery|equipment|plant)',
        '194IB':
          '194 ?-?ib|(?:house|flat|home|ghar ka) rent|rent (?:by|paid by) individual|landlord|makan malik|individual tenant|tenant|ghar ka kiraya|मकान मालिक',
        '194I-building':
          '194 ?-?i(?![abc\\w])|(?:office|shop|godown|warehouse|building|furniture|land|commercial) rent|(?<!(?:house|flat|home|machinery|equipment|nri) )rent(?! (?:by|paid by) individual| (?:of|for|on) (?:machinery|equipment|plant))|(?<!ghar ka )kiraya|किराया',
        '195-propertyShort': 'nri (?:seller|property).{0,20}short ?-?term',
        '195-property':
          '(?:property|flat|house|plot) (?:bought |purchase |kharida )?(?:from|by|of) (?:an )?nri|nri (?:seller|property|se (?:flat|property|ghar))|buying from nri|195 property',
        '194IA':
          '194 ?-?ia|(?:property|flat|house|plot|land|immovable property) (?:purchase|purchased|bought|buy|buying|sale|kharid\\w*)(?! from nri| by nri)|(?:buying|bought|purchase of|buy) (?:a )?(?:property|flat|house|plot|land)(?! from (?:an )?nri)|property(?! (?:from|by) )(?= \\d|$)|26qb|मकान खरीद|(?:flat|house|ghar|makan|property|plot|zameen).{0,22}(?:liya|kharid\\w*|buy\\w*|bought|purchase\\w*|seller)',
        '194D': '194 ?-?d(?!a)|insurance commission|lic agent(?: commission)?|insurance agent',
        '194G': '194 ?-?g|lottery (?:ticket )?commission|commission on lottery',
        '194H':
          '194 ?-?h|(?<!(?:insurance|lottery|ticket|agent) )commission(?! on lottery)|brokerage|dalali|कमीशन|दलाली',
        '194A-senior': '(?:senior(?: citizen)?).{0,12}(?:fd|interest)|(?:fd|interest).{0,12}senior(?: citizen)?|वरिष्ठ',
        '194A-others': 'loan interest|unsecured loan|interest on (?:unsecured )?loan|company deposit|intercorporate',
        '194A-bank':
          '194 ?-?a(?!\\w)|bank interest|fd(?: interest)?|fixed deposit|rd interest|post office interest|savings interest|एफडी|bank.{0,18}interest|interest.{0,12}bank|bank (?:cut|deduct\\w*)',
        '194M': '194 ?-?m',
        '194T': '194 ?-?t|partners?(?: salary| remuneration| interest)?|partner ?s (?:salary|pay)',
        '194Q': '194 ?-?q|purchase of goods|goods purchase|goods bought|buying goods',
        '194R': '194 ?-?r|business gift|perquisite|benefit(?:s)? to dealer|influencer|barter',
        '194S-individual': '194 ?-?s|crypto(?: currency)?|bitcoin|btc|vda|nft|क्रिप्टो',
        '194O-individual': '194 ?-?o|e ?-?commerce|online seller|amazon|flipkart|meesho|zomato|swiggy',
        '194K': '194 ?-?k|mutual fund dividend|idcw',
        '195-dividend': '(?:nri|non ?-?resident|foreign) dividend|dividend to (?:an )?(?:nri|non ?-?resident|foreign)',
        '194-individual':
          '194(?![ -]?[a-z0-9])|(?<!(?:mutual fund|nri|foreign) )dividend(?! to (?:an )?(?:nri|non|foreign))|लाभांश',
        '193': 'section 193|debenture(?: interest)?|interest on securities|bond interest',
        '194DA': '194 ?-?da|life insurance (?:maturity|payout)|lic maturity|policy maturity|maturity of (?:lic|policy)',
        '192A':
          '192 ?-?a|(?:epf|pf) withdraw(?:al)?|early (?:epf|pf)|(?:epf|pf) nikal\\w*|पीएफ|epfo?(?: se)?.{0,16}(?:nikal\\w*|withdraw\\w*)|pf (?:ka paisa|withdraw\\w*|nikal\\w*)|(?:epfo?|pf).{0,20}(?:nikal\\w*|withdraw\\w*)',
        '194EE': '194 ?-?ee|national savings scheme',
        '194BB': '194 ?-?bb|horse ?-?race|horse racing',
        '194BA': '194 ?-?ba|online gam(?:e|ing)(?: winnings?)?|dream ?11|rummy|fantasy|mpl',
        '194B': '194 ?-?b(?![ab])|lottery(?! (?:ticket|commission))|kbc|game show|puzzle|crossword|लॉटरी',
        '194N':
          '194 ?-?n|cash withdraw(?:al|n)?|nakad nikasi|cash nikal\\w*|(?:cash|nakad).{0,20}(?:nikal\\w*|withdraw\\w*)',
        '194IC': '194 ?-?ic|jda|joint development',
        '194LA': '194 ?-?la|land acquisition|compulsory acquisition|acquired by (?:state|government)',
        '194LBA': '194 ?-?lba|reit|invit',
        '194LBB': '194 ?-?lbb|aif',
        '192': '192(?! ?-?a)|(?<!partner.{0,24})salary(?!.{0,12}partner)|वेतन',
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
      words: 'whole property|total price|deal value|agreement value',
      with: { payment: '194IA' },
      only: true,
    },
    stampValue: {
      means: 'duty.stamp',
      words: 'stamp (?:duty )?value|circle rate|guidance value',
      with: { payment: '194IA' },
      only: true,
    },
    gst: { means: 'amount', words: 'gst (?:amount|of)', from: 1, with: { addGst: false }, only: true },
    'earlier.amount': { means: 'amount.earlier', from: 100 },
    amount: {
      means: 'amount',
      bare: true,
      from: 100,
      words:
        'rent|kiraya|commission|brokerage|interest|byaj|salary|contract(?:or)?|professional|consult(?:ant|ing|ancy)|freelancer?|doctor|lawyer|ca|dividend|lottery|winnings?|prize|property|flat|house|plot|land|withdrawal|crypto|goods|epf|pf|royalty|transport|work|invoice|on|of|paid|tds|काटना|किराया|कमीशन|ब्याज',
    },
    months: { means: 'period', to: 12, words: 'rent for|months?|mahine', bare: true },
    cost: { means: 'price.bought', from: 1_000, only: true, words: 'premiums paid|premium|cost' },
    date: { means: 'date.paid', bare: true },
    deductedOn: { means: 'date.paid', words: 'deducted(?: on)?|kata', with: { side: 'pay' }, only: true },
    depositedOn: { means: 'date.paid', words: 'deposited(?: on)?|jama|challan', with: { side: 'pay' }, only: true },
    filedOn: { means: 'date.filed', with: { side: 'pay' } },
    treaty: { means: 'rate.treaty' },
    side: {
      options: {
        receive:
          'i (?:am paid|received?|got|earn)|received|my client|mera tds|kata gaya|jeet[ai]|jeeti|won|mila|mili|milega|kitna milega|cut from my|kat(?:a|gaya) mera|client ne',
      },
    },
    payer: {
      options: {
        small: '(?:payer|paid by|by) (?:an? )?(?:individual|huf)(?: not audited)?|no audit|without audit',
        auditClass: 'company pays|by (?:a |our )?company|audited',
      },
    },
    payee: {
      options: {
        individual: 'to (?:an? )?(?:individual|proprietor|huf)|proprietor(?:ship)?',
        firm: 'to (?:a )?(?:firm|llp|partnership)|partnership firm',
        company: 'to (?:a |the )?company|pvt ltd|private limited',
      },
    },
    pan: {
      options: {
        false: 'no pan|without pan|pan nahi|bina pan|inoperative pan|pan not (?:given|linked|available)|206aa|पैन नहीं',
      },
    },
    addGst: { options: { true: '(?:plus|\\+|with|add) (?:18% )?gst|gst extra' } },
    declaration: { options: { true: '15 ?-?g|15 ?-?h|form 121' } },
  },
};
