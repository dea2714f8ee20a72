/** What people type, and what they should find: the right page first, and the figures in the right boxes. */
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue, ifscEntry, unimplemented } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import type { SearchEntry } from '@/lib/find/entry';
import { finderOver, type SearchField } from '@/lib/search';

const everywhere: readonly SearchField[] = ['title', 'description', 'category', 'id'];
const entries: readonly SearchEntry[] = [...catalogue, ifscEntry];
const finder = finderOver<SearchEntry>(entries, unimplemented, searchVocabulary);

/** Query → id of the right page; where several are right, any of them, separated by a space. */
const pages = `
18 lpa                                  take-home-salary-calculator
in hand salary 18 lpa                   take-home-salary-calculator
home loan tax                           income-tax old-vs-new-tax-regime-calculator
ltcg 2.3 lakh                           capital-gains
share market tax                        capital-gains stock-market-tax-calculator
tax saving                              section-80c-optimizer
itr                                     income-tax
new vs old                              old-vs-new-tax-regime-calculator
prepay 5 lakh on 45 lakh                pre-payment-loan-calculator
ifsc                                    ifsc-lookup
ifsc sbi andheri west                   ifsc-lookup
pf                                      ppf-calculator take-home-salary-calculator
sip 1 crore 15 years                    sip-calculator
hra 25000 pune                          hra-calculator
income tax 18 lakh                      income-tax
emi                                     emi-calculator
sip                                     sip-calculator
gst                                     gst-calculator
ppf                                     ppf-calculator
fd                                      fd-calculator
rd                                      fd-calculator
nps                                     nps-calculator
hra                                     hra-calculator
tds                                     tds-calculator
tcs                                     tcs-calculator
80c                                     section-80c-optimizer
80d                                     health-insurance
80e                                     education-loan-calculator
80gg                                    hra-calculator
80ccd                                   nps-calculator
87a                                     income-tax
arrears relief 89                       income-tax
form 10e calculator                     income-tax
7th pay commission arrears tax          income-tax
44ab                                    tax-audit-calculator
44ad                                    tax-audit-calculator
44ada                                   tax-audit-calculator income-tax
234b                                    advance-tax
234c interest                           advance-tax
194c                                    tds-calculator
194j                                    tds-calculator
194ib                                   tds-calculator
section 194i                            tds-calculator
sec 80c                                 section-80c-optimizer
section 54                              capital-gains
54f                                     capital-gains
112a                                    capital-gains
115baa                                  corporate-tax
115bac                                  income-tax old-vs-new-tax-regime-calculator
10(13a)                                 hra-calculator
244a                                    income-tax-refund-estimator
24b                                     income-tax
206c                                    tcs-calculator
ctc                                     take-home-salary-calculator
ctc to in hand                          take-home-salary-calculator
take home pay                           take-home-salary-calculator
in-hand salary                          take-home-salary-calculator
salary calculator                       take-home-salary-calculator
salary after tax                        take-home-salary-calculator income-tax
payslip                                 take-home-salary-calculator
salary hike                             take-home-salary-calculator
how much tax do i pay on 12 lakh        income-tax
tax on salary                           income-tax
tax on 15 lakh                          income-tax
income tax calculator 2025-26           income-tax
income tax fy 2025-26                   income-tax
income tax slab                         income-tax
tax slab new regime                     income-tax old-vs-new-tax-regime-calculator
old regime or new regime                old-vs-new-tax-regime-calculator
which regime is better                  old-vs-new-tax-regime-calculator
old vs new tax regime                   old-vs-new-tax-regime-calculator
rebate 87a                              income-tax
surcharge                               income-tax
pension tax                             income-tax
senior citizen tax                      income-tax
home loan emi                           emi-calculator
home loan                               emi-calculator home-loan-eligibility-calculator
personal loan                           emi-calculator
emi for 50 lakh                         emi-calculator
loan emi calculator                     emi-calculator
monthly instalment                      emi-calculator
amortization schedule                   emi-calculator
how much home loan can i get            home-loan-eligibility-calculator
home loan eligibility                   home-loan-eligibility-calculator
loan eligibility on 80000 salary        home-loan-eligibility-calculator
max home loan                           home-loan-eligibility-calculator
how much loan can i afford              home-loan-eligibility-calculator
balance transfer                        loan-refinancing-calculator
refinance home loan                     loan-refinancing-calculator
switch home loan to another bank        loan-refinancing-calculator
home loan balance transfer              loan-refinancing-calculator
prepay home loan                        pre-payment-loan-calculator
close loan early                        pre-payment-loan-calculator
part payment of loan                    pre-payment-loan-calculator
foreclosure                             pre-payment-loan-calculator
loan prepayment                         pre-payment-loan-calculator
prepay or invest                        pre-payment-loan-calculator
one extra emi every year                pre-payment-loan-calculator
car loan                                car-loan-emi-calculator
car emi                                 car-loan-emi-calculator
bike loan                               car-loan-emi-calculator
education loan                          education-loan-calculator
study abroad loan                       education-loan-calculator
student loan                            education-loan-calculator
gold loan                               gold-loan-calculator
loan against gold                       gold-loan-calculator
simple interest                         interest-calculator
compound interest                       interest-calculator
interest rate calculator                interest-calculator
mutual fund                             sip-calculator
mutual fund returns                     sip-calculator lumpsum-calculator
monthly investment                      sip-calculator
invest 10000 per month                  sip-calculator
step up sip                             step-up-sip-calculator
sip with yearly increase                step-up-sip-calculator
sip vs lumpsum                          lumpsum-vs-sip-calculator
lumpsum or sip                          lumpsum-vs-sip-calculator
lump sum                                lumpsum-calculator
one time investment                     lumpsum-calculator
swp                                     swp-calculator
monthly withdrawal                      swp-calculator
monthly income from mutual fund         swp-calculator
cagr                                    cagr-calculator
xirr                                    cagr-calculator
return on investment                    cagr-calculator
fire                                    fire-calculator
early retirement                        fire-calculator
retire early                            fire-calculator
retirement                              retirement
retirement corpus                       retirement
how much money to retire                retirement
inflation                               inflation-calculator
price rise                              inflation-calculator
value of 1 lakh after 20 years          inflation-calculator
cost of living                          inflation-calculator
fixed deposit                           fd-calculator
fd interest                             fd-calculator
recurring deposit                       fd-calculator
fd monthly interest                     fd-calculator
post office mis                         fd-calculator
break fd early                          fd-calculator
scss                                    fd-calculator
senior citizen fd                       fd-calculator
public provident fund                   ppf-calculator
provident fund                          ppf-calculator
sukanya                                 sukanya-samriddhi-calculator
ssy                                     sukanya-samriddhi-calculator
girl child scheme                       sukanya-samriddhi-calculator
national pension                        nps-calculator
pension scheme                          nps-calculator
gratuity                                gratuity
gratuity after 5 years                  gratuity
4 years 240 days                        gratuity
ups vs nps                              nps-calculator
nps lump sum tax                        nps-calculator
unified pension scheme                  nps-calculator
gratuity labour code                    gratuity
gratuity limit 20 lakh                  gratuity
health insurance                        health-insurance
mediclaim                               health-insurance
how much health cover                   health-insurance
80d parents                             health-insurance
floater or individual                   health-insurance
capital gain                            capital-gains
capital gains on property               capital-gains
ltcg                                    capital-gains
stcg                                    capital-gains
tax on mutual fund                      capital-gains
tax on shares                           capital-gains
sold my flat                            capital-gains
sale of land tax                        capital-gains
indexation                              capital-gains
f&o                                     stock-market-tax-calculator
f&o tax                                 stock-market-tax-calculator
intraday tax                            stock-market-tax-calculator
brokerage                               stock-market-tax-calculator
stt charges                             stock-market-tax-calculator
advance tax                             advance-tax
advance tax due date                    advance-tax tax-planning-timeline
itr last date                           tax-planning-timeline
due dates                               tax-planning-timeline
last date to file itr                   tax-planning-timeline
tax calendar                            tax-planning-timeline
tax refund                              income-tax-refund-estimator
itr refund                              income-tax-refund-estimator
refund interest                         income-tax-refund-estimator
section 245                             income-tax-refund-estimator
refund kab aayega                       income-tax-refund-estimator
revised return                          income-tax-refund-estimator
form 16                                 form16
form16                                  form16
form 130                                form16
two form 16                             form16
form 16 pdf                             form16
form 16 26as mismatch                   form16
nri                                     nri-taxation-calculator
nri tax                                 nri-taxation-calculator
residential status                      nri-taxation-calculator
nri rental income                       nri-taxation-calculator rental-income
nri property sale tds                   nri-taxation-calculator tds-calculator
days in india                           nri-taxation-calculator
rnor                                    nri-taxation-calculator
dtaa rates                              nri-taxation-calculator
deemed resident                         nri-taxation-calculator
huf                                     huf-tax-calculator
hindu undivided family                  huf-tax-calculator
gift to huf                             huf-tax-calculator
clubbing of income huf                  huf-tax-calculator
huf partition                           huf-tax-calculator
agriculture income                      agriculture-income-tax
farmer income tax                       agriculture-income-tax
rental income                           rental-income
tax on rent received                    rental-income
house property income                   rental-income
deemed let out property                 rental-income
two self occupied houses                rental-income
pre construction interest               rental-income
net rental yield                        rental-income
property tax                            property-tax
house tax                               property-tax
property tax pune                       property-tax
gst inclusive                           gst-calculator
add 18% gst                             gst-calculator
reverse charge                          gst-calculator
input tax credit                        gst-input-credit
itc                                     gst-input-credit
gstr 3b                                 gst-input-credit
gst set off                             gst-input-credit
gst return                              gst-return-calculator
customs duty                            export-import-tax
import duty on phone                    export-import-tax
gold import duty                        export-import-tax
duty on gold from dubai                 export-import-tax
parcel from abroad                      export-import-tax
f&o turnover                            tax-audit-calculator
f&o audit                               tax-audit-calculator
remuneration to partners                corporate-tax
tcs on scrap                            tcs-calculator
safe withdrawal rate                    fire-calculator
property tax hyderabad shop             property-tax
property tax chennai                    property-tax
tds on rent                             tds-calculator
tds on property purchase                tds-calculator
tds professional fees                   tds-calculator
tds late fee                            tds-calculator
foreign remittance                      tcs-calculator
lrs                                     tcs-calculator
foreign tour package                    tcs-calculator
esop                                    esop-tax
rsu tax                                 esop-tax
sell to cover                           esop-tax
startup esop deferral                   esop-tax
company tax                             corporate-tax
llp tax                                 corporate-tax
tax audit limit                         tax-audit-calculator
presumptive tax                         tax-audit-calculator
emmi calculator                         emi-calculator
incom tax                               income-tax
sukanaya samridhi                       sukanya-samriddhi-calculator
grautity                                gratuity
inflaton                                inflation-calculator
retirment                               retirement
fixed deposite                          fd-calculator
captial gains                           capital-gains
salry                                   take-home-salary-calculator
prepayement                             pre-payment-loan-calculator
aaykar                                  income-tax
आयकर                                    income-tax
ghar ka loan                            emi-calculator home-loan-eligibility-calculator
home loan ki emi kitni hogi             emi-calculator
होम लोन ईएमआई                            emi-calculator
सोने पर लोन                              gold-loan-calculator
sone par loan                           gold-loan-calculator
sip kitna milega                        sip-calculator
एसआईपी                                   sip-calculator
byaj                                    interest-calculator
ब्याज                                     interest-calculator
kiraya                                  hra-calculator rental-income
kheti ki income                         agriculture-income-tax
mehangai                                inflation-calculator
beti ke liye                            sukanya-samriddhi-calculator
daughter education fund                 sukanya-samriddhi-calculator
ssy withdrawal at 18                    sukanya-samriddhi-calculator
सुकन्या समृद्धि                             sukanya-samriddhi-calculator
tax kaise bachaye                       section-80c-optimizer income-tax
how to save tax                         section-80c-optimizer
elss vs ppf                             section-80c-optimizer
80c in new regime                       section-80c-optimizer
best 80c option                         section-80c-optimizer
vetan                                   take-home-salary-calculator
ग्रेच्युटी                                  gratuity
पीपीएफ                                   ppf-calculator
जीएसटी                                   gst-calculator
hdfc ifsc code                          ifsc-lookup
micr code                               ifsc-lookup
sbi branch code                         ifsc-lookup
bank branch                             ifsc-lookup
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ {2,}/) as [string, string]);

/** Query → the boxes and what is in them; '' where nothing may be filled in. */
const filled = `
emi 50 lakh 8.5% 20 years               emi-calculator loan=5000000&rate=8.5&tenure=240
home loan emi 45 lakh 9% 15 years       emi-calculator loan=4500000&rate=9&tenure=180
emi for 50 lakh                         emi-calculator loan=5000000
personal loan 3 lakh 14% 3 years        emi-calculator loan=300000&rate=14&tenure=36
emi 30L 8.75% 240 months                emi-calculator loan=3000000&rate=8.75&tenure=240
loan of 12,50,000 at 10.5% for 5 years  emi-calculator loan=1250000&rate=10.5&tenure=60
होम लोन ईएमआई ५० लाख 20 साल              emi-calculator loan=5000000&tenure=240
home loan 25 lakh 20 saal               emi-calculator loan=2500000&tenure=240
18 lpa                                  take-home-salary-calculator ctc=1800000
in hand salary 18 lpa                   take-home-salary-calculator ctc=1800000
12 lpa in hand                          take-home-salary-calculator ctc=1200000
ctc 25 lakh                             take-home-salary-calculator ctc=2500000
take home on 1 crore ctc                take-home-salary-calculator ctc=10000000
income tax 18 lakh                      income-tax salary=1800000
how much tax do i pay on 12 lakh        income-tax salary=1200000
tax on 15 lakh                          income-tax salary=1500000
tax on salary 1 lakh per month          income-tax salary=1200000
income tax 80000 per month              income-tax salary=960000
aaykar 20 lakh                          income-tax salary=2000000
rental income 30000 per month           rental-income houses=let,30000,12,0,0,0,100,12,0,0,0,0,,0,2025-26,0,0,0,person,0,0
tax on rent received salary 12 lakh     rental-income salary=1200000
80c salary 15 lakh                      section-80c-optimizer salary=1500000
80c 1.5 lakh                            section-80c-optimizer otherSavings=150000
old vs new regime 15 lakh               old-vs-new-tax-regime-calculator salary=1500000
new vs old 24 lakh                      old-vs-new-tax-regime-calculator salary=2400000
sip 10000                               sip-calculator amount=10000
sip 5000 12% 10 years                   sip-calculator amount=5000&rate=12&period=120
sip 25k for 20 years                    sip-calculator amount=25000&period=240
invest 10000 per month                  sip-calculator amount=10000
sip 1.2 lakh per year                   sip-calculator amount=10000
hra 25000 pune                          hra-calculator rent=25000&city=pune
hra basic 60000 rent 25000              hra-calculator salary=60000&rent=25000
rent allowance 30000 per month          hra-calculator rent=30000
prepay 5 lakh on 45 lakh                pre-payment-loan-calculator lumpSum=500000&balance=4500000
prepayment 2 lakh on 30 lakh 8.5% 15 years  pre-payment-loan-calculator lumpSum=200000&balance=3000000&rate=8.5&monthsLeft=180
home loan 40 lakh prepay 3 lakh         pre-payment-loan-calculator balance=4000000&lumpSum=300000
gst 18% on 10000                        gst-calculator rate=18&amount=10000
gst 5% 2500                             gst-calculator rate=5&amount=2500
gst on 1.5 lakh                         gst-calculator amount=150000
ppf 1.5 lakh                            ppf-calculator deposit=150000
ppf 5000 per month                      ppf-calculator deposit=60000&pattern=monthlyBy
step up sip 10000 10% increase 20 years  step-up-sip-calculator amount=10000&risePercent=10&period=240
swp 50 lakh 35000 per month 8%          swp-calculator corpus=5000000&withdrawal=35000&rate=8
lumpsum 5 lakh 12% 10 years             lumpsum-calculator amount=500000&rate=12&period=120
cagr 1 lakh to 1.8 lakh 5 years         cagr-calculator end=180000&start=100000&period=60
inflation 50000 6% 20 years             inflation-calculator amount=50000&rate=6&period=240
value of 1 lakh after 20 years          inflation-calculator amount=100000&period=240
tds on rent 60000                       tds-calculator amount=60000&payment=194I-building
tds on rent 62000 individual            tds-calculator amount=62000&payment=194IB
sip 1 crore 15 years                    sip-calculator known=goal&goal=10000000&period=180
sip for 50 lakh in 10 years             sip-calculator known=goal&goal=5000000&period=120
ppf 5 lakh
gst 17% 5000                            gst-calculator amount=5000
emi 50 lakh 250%                        emi-calculator loan=5000000
ek crore ka ghar loan 25 saal 8.75      emi-calculator loan=10000000&rate=8.75&tenure=300
mummy ki pension 3.6 lakh umar 82 tax   income-tax salary=360000&age=verySenior
ltcg 2.3 lakh                           capital-gains known=gain&gainTerm=long&gain=230000
hra 2 crore
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ {2,}/) as [string, string | undefined]);

test('the right page comes first for 95 of 100 queries, and is among the first three for all', () => {
  expect(pages.length + filled.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const [query, right] of pages) {
    const { entries: found, offers } = finder.find(query, everywhere);
    const ids = [...offers.map(({ entry }) => entry), ...found].map(({ id }) => id);
    if (!right.split(' ').includes(ids[0] ?? '')) wrong.push(`${query}: ${ids.slice(0, 3).join(' ')}`);
    if (!ids.slice(0, 3).some((id) => right.split(' ').includes(id))) missing.push(query);
  }
  expect({ wrong, share: wrong.length / pages.length <= 0.05 }).toEqual({ wrong, share: true });
  expect(missing.length / pages.length).toBeLessThanOrEqual(0.02);
});

test('figures go into the right boxes for 90 of 100 queries, and nowhere that makes no sense', async () => {
  const prefill = await searchFields();
  const wrong: string[] = [];
  const fragments = filled.map(([query, right = '']) => {
    const { offers } = finder.find(query, everywhere, prefill);
    expect(offers.length).toBeLessThanOrEqual(1);
    const [offer] = offers;
    const [, ...expected] = right.split(' ');
    const sorted = (text: string) => text.split('&').filter(Boolean).sort().join('&');
    const got = offer ? `${offer.entry.id} ${sorted(offer.fragment.replace('v=3&', ''))}` : '';
    const want = right === '' ? '' : `${right.split(' ')[0]} ${sorted(expected.join(' '))}`;
    if (got !== want) wrong.push(`${query}: ${got || 'nothing'}, not ${want || 'nothing'}`);
    return got;
  });
  expect(fragments.length).toBeGreaterThan(40);
  expect({ wrong, share: wrong.length / filled.length <= 0.1 }).toEqual({ wrong, share: true });
});

test('every id that the vocabulary names is in the catalogue', () => {
  const ids = new Set(entries.map(({ id }) => id));
  for (const id of Object.keys(searchVocabulary.asked)) expect([id, ids.has(id)]).toEqual([id, true]);
  for (const { id } of entries) expect([id, (searchVocabulary.asked[id]?.length ?? 0) > 3]).toEqual([id, true]);
});

test('what the specification’s literal match finds is still found', () => {
  for (const query of [
    'emi',
    'Tax',
    'loans & emi',
    'sip-calc',
    'section',
    'gst',
    'a',
    'ulator',
    '80c',
    'monthly',
    'lot by lot',
  ]) {
    const wanted = catalogue.filter((entry) =>
      everywhere.some((field) => entry[field].toLowerCase().includes(query.trim().toLowerCase())),
    );
    const found = new Set(finder.find(query, everywhere).entries.map(({ id }) => id));
    expect([query, wanted.filter(({ id }) => !found.has(id)).map(({ id }) => id)]).toEqual([query, []]);
  }
});

test('what fits nothing finds nothing', () => {
  for (const query of ['xyzzy', 'qqqqq', '????', 'q'.repeat(500), 'zzzz 50 lakh']) {
    const found = finder.find(query, everywhere);
    expect([query, found.entries, found.offers]).toEqual([query, [], []]);
  }
});
