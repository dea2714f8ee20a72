/**
 * What a question asks for on whatever page it stands, by its label: `pages-a.ts` and `pages-b.ts` say only what a page adds, or asks
 * otherwise. The server and tests read it; no page loads it.
 */
import type { AskedChoice, AskedFigure, Meaning } from '@/lib/asked';
import { forGoal } from './asking';
import { amount } from './kinds-of-figures';
import type { MeaningId } from './meanings';

const cities = 'mumbai|bombay|new delhi|delhi|kolkata|calcutta|chennai|madras|मुंबई|दिल्ली|कोलकाता|चेन्नई';
const otherCities = 'jaipur|lucknow|indore|bhopal|nagpur|noida|gurgaon|gurugram|surat|patna|kochi|coimbatore';

/** How people name a regime; "old vs new" names none. */
export const regimes = {
  new: '(?<!\\b(?:vs|or|and|aur|ya) )new(?: tax)? regime|new tax|nayi (?:tax )?regime|naya regime|nai (?:tax|regime)|115bac|नई (?:कर )?व्यवस्था|नई रिजीम|नई',
  old: 'old(?: tax)? regime(?! (?:vs|or|and|aur|ya))|old tax|(?<!\\b(?:vs|or|and|aur|ya) )puran[ai](?: (?:tax|regime))?|पुरानी (?:कर )?व्यवस्था|पुरानी रिजीम|पुरानी',
};
const regime: AskedChoice = {
  options: { ...regimes, better: 'better regime|which regime|old vs new|new vs old|old or new|kaun ?sa regime' },
};
const ageBand: AskedChoice = {
  options: {
    below60: 'below 60|under 60|less than 60|60 se kam',
    senior:
      '(?<!super |very |अति |parents? (?:[\\d.,]+ ?(?:k|lakhs?)? ?)?)(?:senior citizens?|senior|sr\\.? citizen|वरिष्ठ(?: नागरिक)?)(?! (?:citizen )?parents?)|60 ?\\+|above 60|over 60|60 plus|buzurg|bujurg',
    verySenior: '(?:super|very) senior(?: citizens?)?|80 ?\\+|above 80|over 80|80 plus|अति वरिष्ठ(?: नागरिक)?',
  },
};

/** Returns how people write a financial year: "FY 2025-26", "2025-26", "FY26", "AY 2026-27", "tax year 2025". */
function yearWords(year: string): string {
  const [from = 0, to = 0] = year.slice(2).split('-').map(Number);
  const pair = (first: number) => `(?:20)?${first} ?[-–/] ?(?:20)?${first + 1}`;
  const alone = '(?! ?[-–/\\d])';
  return `(?<!ay ?|a\\.y\\. ?|assessment year ?|\\d)(?:fy ?|tax year ?)?${pair(from)}|(?:ay|assessment year) ?${pair(to)}|fy ?(?:20)?${to}${alone}|tax year ?20${from}${alone}`;
}

/** Returns how people write the last day of a financial year: "31 march 2025", "march 2025", "31/3/2025". */
function endWords(year: string): string {
  const to = `20${year.slice(-2)}`;
  return `(?:31(?:st)? )?mar(?:ch)?[ ,'-]*${to}|31[/.-]0?3[/.-](?:20)?${year.slice(-2)}`;
}

/** The words for each year that a form knows. */
const ofYears = (years: readonly string[]): AskedChoice => ({
  options: Object.fromEntries(years.map((year) => [year, yearWords(year)])),
});

/** Pay of which a part is exempt: how much is, a search must say. */
const exemptPay = '(?:gratuity|(?:leave )?encashment|leave salary|vrs|retrenchment compensation|commuted pension)';

type Asked = MeaningId | AskedFigure<MeaningId | Meaning> | AskedChoice | ((values: readonly string[]) => AskedChoice);

export const askedAlike: Readonly<Record<string, Asked>> = {
  // Year and person
  'Year of the income': ofYears,
  'Year of the sale': ofYears,
  'Year in which you invest': ofYears,
  'Your age': ageBand,
  Age: ageBand,
  'Who you are': { options: { huf: 'huf|hindu undivided family|एचयूएफ' } },
  Residence: {
    options: {
      resident: '(?<!non ?-?|not ordinarily )resident indian|ordinarily resident in india',
      notOrdinarily: 'rnor|not ordinarily(?: resident)?',
      nonResident: 'nri|non ?-?residents?|pravasi|एनआरआई|अनिवासी',
    },
  },
  'Tax regime': regime,
  'Tax regime declared to the employer': regime,
  'Regime in the form': regime,
  'Regime that you will use': regime,
  'Show in detail': regime,
  // Salary, income, deductions, tax
  'Gratuity, leave encashment and other pay exempt in both regimes': {
    means: { ...amount, words: `${exemptPay}(?=.*exempt)|(?<=exempt.*)${exemptPay}|exempt (?:allowances?|pay)` },
  },
  'Government employee': { options: { true: 'gov(?:ernment|t)\\.?(?: employee| job| servant)?|sarkari|सरकारी' } },
  'Rented house is in a metro city': {
    options: { true: `(?<!non ?-?)metro|${cities}`, false: `non ?-?metro|${otherCities}` },
  },
  'Business or profession': {
    options: {
      presumptive: 'presumptive|44ada?|freelancers?|freelancing|consultant|doctor',
      books: 'without audit|no audit|non ?-?audit',
      audited: 'with audit|tax audit|audited|44ab',
    },
  },
  'Presumptive taxation (old section 44AD) until now': {
    options: {
      used: '44ad (?:last year|used|earlier)|used 44ad|pichle saal 44ad',
      left: 'left 44ad|opted out(?: of 44ad)?|44ad (?:left|chhoda|chhod diya|opted out)',
    },
  },
  'A parent insured is 60 or more': {
    options: {
      true: 'senior (?:citizen )?parents?|parents? (?:are |[\\d.,]+ ?(?:k|lakhs?)? ?)?(?:seniors?|above 60|over 60)',
    },
  },
  'Salary or pension': 'salary',
  'Yearly salary or pension (before tax)': 'salary',
  'Basic pay + DA a month': { means: 'basic', from: 3000 },
  'Yearly basic salary + DA': 'basic',
  'HRA received in the year': 'hra',
  'Rent paid a month': { means: 'rent.paid', from: 500, to: 1000000, words: 'rent of|rented|मकान किराया' },
  'Rent paid in the year': 'rent.paid',
  'Employer’s contribution to NPS': {
    means: 'nps.employer',
    only: true,
    words: 'employer nps|company nps|80ccd ?\\(?2\\)?|nps by employer',
  },
  'Professional tax paid': 'tax.professional',
  'Home-loan interest, house you live in': { means: 'interest.homeLoan', words: 'home loan|housing loan' },
  'Loan interest on let-out houses': {
    means: 'interest.homeLoan',
    only: true,
    words: 'loan interest|let ?-?out loan interest',
  },
  'Rent a month': { means: 'rent.received', words: 'tenant' },
  'Interest from deposits': { means: 'interest', words: 'deposits? interest|80ttb' },
  'Interest on savings accounts': {
    means: 'interest',
    only: true,
    words: 'savings? (?:account |bank )?interest|80tta|interest on savings|savings? (?:account )?interest',
  },
  Dividend: 'dividend',
  'A month, when it begins': { means: 'pension', only: true, words: 'pension' },
  'Family pension': { means: 'pension', only: true, words: 'family pension|पारिवारिक पेंशन' },
  'Lottery, game-show and race winnings': 'winnings',
  'Net agricultural income': 'income.farm',
  'Other income at slab rates': 'income.other',
  'Total income': 'income.total',
  'Profit of business or profession': 'profit',
  'Savings under section 80C': 'savings.80c',
  'Health insurance, you and family': 'premium.health',
  'Health insurance, parents': {
    means: 'premium.parents',
    words:
      "parents?'? (?:health )?(?:insurance|premium|mediclaim)|80d parents?|parents? (?:health insurance|mediclaim|premium|80d)|(?:health insurance|mediclaim|80d) (?:for )?parents?",
  },
  'Your own NPS contribution': 'nps',
  'All deductions of the old regime': { means: 'deductions', words: '80c|80d' },
  'Other deductions of the old regime': { means: 'deductions', only: true },
  'Short-term gains, listed shares and equity funds': 'gain.short',
  'Long-term gains, listed shares and equity funds': 'gain.long',
  'Gains on crypto and other virtual assets': 'gain.tokens',
  'Sold on': { means: 'date.sold', words: 'becha tha|redeemed (?:in|on)' },
  'Tax on the whole year’s income': { means: 'tax', words: 'estimated tax|advance tax|tax of the year|कर' },
  'TDS and TCS of the year': { means: 'tds', words: 'tcs|tds/tcs|tds katta' },
  'Paid on': 'date.paid',
  'Return filed on': { means: 'date.filed', words: 'file on|itr bhara' },
  // Loans, growth, small savings
  'What a prepayment does': {
    options: {
      tenure:
        'reduce (?:the )?tenure|tenure (?:kam|reduce|reduction|ghat)|shorter tenure|close early|finish early|jaldi khatam',
      emi: 'reduce (?:the )?emi|lower (?:the )?emi|emi (?:kam|reduce|reduction|ghat)|kam emi',
    },
  },
  'I know': { options: { goal: forGoal } },
  'The goal is': {
    options: { today: "today ?'?s (?:prices?|value|money|cost|rupees)|in today|aaj ki|aaj ke (?:hisab|daam|paise)" },
  },
  'Tax when you redeem': {
    options: {
      equity:
        'equity(?: fund| mutual fund| mf)?|elss|stocks?|index fund|nifty (?:50 )?(?:fund|etf|bees)|small ?cap|mid ?cap|large ?cap|flexi ?cap|ltcg|इक्विटी',
      debt: 'debt(?: fund| mutual fund| mf)?|liquid fund|gilt|bond fund|डेट',
      other:
        'hybrid(?: fund)?|gold (?:mutual )?fund|(?:overseas|international|foreign) fund|fund of funds|fof|multi ?-?asset',
      listed: '(?:gold|silver|foreign|nasdaq) etf',
      none: 'before tax|pre ?-?tax|without tax|no tax|ignore tax|tax ke bina|bina tax',
    },
  },
  'How often you pay': {
    options: {
      daily: 'daily|per day|every day|a day|roz(?:ana)?|har din|रोज़?|प्रतिदिन',
      weekly: 'weekly|per week|every week|a week|har hafte|hafta|साप्ताहिक',
      fortnightly: 'fortnightly|every (?:two|2) weeks|15 din',
      quarterly: 'quarterly|per quarter|every quarter|timahi|तिमाही',
      'half-yearly': 'half ?-?yearly|every (?:6|six) months|chhamahi',
      yearly: 'yearly sip|annual sip|sip (?:yearly|annually|every year|per year)|saalana sip|वार्षिक सिप',
    },
  },
  'How you pay': {
    options: {
      monthlyBy:
        'monthly|per month|every month|a month|har mahine|mahine|mahina|(?:by|before) (?:the )?5th|on (?:the )?[1-5](?:st|nd|rd|th)(?! of| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|मासिक|हर महीने|महीने|महीना',
      monthlyAfter:
        'after (?:the )?(?:5|10|15)th|(?:on|by) (?:the )?(?:[6-9]|[12]\\d|3[01])(?:st|nd|rd|th)(?! of| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))',
      april: 'in april|by 5 april|april mein|april me',
    },
  },
  'You have a tax residency certificate (TRC) and Form 10F': {
    options: { true: 'trc|tax residency certificate|form 10f|10f' },
  },
  'At the end of financial year': (years) => ({
    options: Object.fromEntries(years.map((year) => [year, `${yearWords(year)}|${endWords(year)}`])),
  }),
  'Own disability': {
    options: {
      disabled: '(?<!severe |80% )disab(?:led|ility)|handicap(?:ped)?|divyang(?:jan)?|viklang|80u|दिव्यांग',
      severe: 'severe(?:ly)? disab(?:led|ility)|80% disab(?:led|ility)',
    },
  },
  'Dependant with disability': {
    options: {
      disabled:
        '80dd|(?:disabled|handicapped|divyang|special) (?:son|daughter|child|kid|mother|father|brother|sister|wife|dependents?|dependants?|beta|beti)',
    },
  },
  'When the rate changes': {
    options: {
      tenure: '(?:emi (?:same|constant|fixed|unchanged)|same emi|emi (?:wahi|utni hi))',
      emi: '(?:tenure (?:same|constant|fixed|unchanged)|same tenure)',
    },
  },
  'My goal is what I keep after tax': { options: { true: '(?:after|post) ?-?tax|tax ke baad|net of tax' } },
  'The traveller is a woman': { options: { true: 'wom[ae]n|female|lady|ladies|wife|mother|mahila|aurat|महिला|औरत' } },
  'Lived abroad for more than a year': {
    options: {
      true: '(?:more than|over|above|after) (?:a|1|one|2|two|3|three) years? (?:abroad|there|in|stay)|living abroad',
    },
  },
  'The traveller is': {
    options: {
      foreignTourist: '(?:foreign(?:er)?|american|british|videshi) (?:tourist|visitor|friend|guest)',
      crew: 'crew|pilot|air ?hostess|flight attendant',
      infant: 'infant',
    },
  },
  'Arrives by': { options: { land: 'by (?:road|land|bus|train)|land (?:route|border)|sadak se' } },
  'Arrives from': { options: { near: 'nepal|bhutan|myanmar|नेपाल|भूटान' } },
  'You have a business or profession': {
    options: {
      true: 'business|profession(?:al)?|freelanc(?:e|er|ing)|self ?-?employed|consultant|dukan|vyapar|दुकान|व्यापार',
    },
  },
  Structure: {
    options: { semi: 'semi ?-?pucca|semi ?-?pakka', kutcha: 'kutch?a|kaccha|kachcha|कच्चा' },
  },
  'Kind of business': {
    options: {
      business: 'shop|office|restaurant|dukan|showroom|दुकान|दफ्तर',
      industrial: 'factory|industr(?:y|ial)|workshop|फैक्ट्री',
      banquet: 'banquet(?: hall)?|marriage hall|farmhouse',
      school: '(?<!aided )school|coaching',
      guests: 'pg|paying guests?|hostel',
      hotel: 'hotel',
    },
  },
  'User category': { options: { shop: 'shop|office|dukan|दुकान', bank: 'bank', luxuryHotel: '(?:five|5) ?-?star' } },
  'Outstanding balance': { means: 'loan.balance', from: 50000, words: 'home loan|principal' },
  'Interest rate, per year': 'loan.rate',
  Tenure: 'loan.tenure',
  'Time left': { means: 'loan.left', words: 'saal' },
  'Processing fee, % of the loan': 'fee.share',
  'Cost of selling and buying again, % of what is sold': {
    means: 'fee.share',
    only: true,
    words: 'cost of (?:booking|harvesting)',
  },
  'Compensation cess': { means: 'cess', only: true, words: 'compensation cess' },
  'Expected return, per year': 'returns',
  'Interest rate you expect': { means: 'returns', from: 4, to: 13 },
  'Inflation, per year': 'inflation',
  'Time invested': 'period',
  'Stop paying after': 'time.paying',
  'Lump sum at the start': { means: 'lumpSum', from: 1000 },
  'Cost today': { means: 'goal', only: true, words: 'wedding|marriage|shaadi|education|house|car' },
  'Your goal': 'goal',
  'Expense ratio not yet in the return, per year': 'ratio.expense',
  'Your slab rate': 'rate.slab',
  'Your tax rate on FD interest': 'rate.slab',
  'Deposit a year': {
    means: 'deposit',
    to: 150000,
    words: 'every year|per year|yearly|har saal|saalana|monthly|per month|har mahine|annual(?:ly)?|सालाना',
  },
  'Account opened on': { means: 'date.from', only: true, words: 'opened(?: on)?|khola|khulwaya|account opened' },
  'Balance on 31 March': { means: 'corpus', to: 50000000, words: 'passbook|already|bal' },
  'FD rate to compare with': { means: 'rate.fd', only: true, words: 'fd(?: rate)?' },
  'Age of your spouse': { means: 'age.spouse', from: 18 },
  'You save a month': { means: 'saving', to: 5000000 },
  'Your saving rises, per year': { means: 'rise', words: 'savings? (?:rise|increase)' },
  'Monthly spending today': { means: 'spending', from: 3000, words: 'monthly expenses?' },
};
