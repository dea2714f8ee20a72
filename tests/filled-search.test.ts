import { builtIds, loadCalculator } from '@/content/calculators/load';
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import { filled } from '@/lib/fill/filled';
import type { FillBox, FillForm } from '@/lib/fill/form';
import { openFragment } from '@/lib/fragment';
import { readDraft } from '@/lib/read-input';
import { finderOver, preparing, type SearchField } from '@/lib/search';
import { spellingOf } from '@/lib/spelling';

const everywhere: readonly SearchField[] = ['title', 'description', 'category', 'id'];

describe('a search with figures opens the calculator filled in', () => {
  it('"emi 50 lakh 8.5% 20 years" offers the EMI calculator first', async () => {
    const { entries, offers } = finderOver(catalogue).find(
      'emi 50 lakh 8.5% 20 years',
      everywhere,
      await searchFields(),
    );
    expect(entries.map(({ id }) => id)).not.toContain('emi-calculator');
    expect(offers[0]?.entry.id).toBe('emi-calculator');
    expect(offers[0]?.fragment).toBe('v=3&loan=5000000&rate=8.5&tenure=240');
  });

  it('an amount that comes next is no salary of a year: where no box takes it, it is named as left', async () => {
    const form = (await searchFields())['rental-income'] as FillForm;
    const offer = filled('rent 20000 for 6 months then 25000', form);
    expect(offer?.places.map(({ label, value }) => [label, value])).toEqual([
      ['Rent a month', 20_000],
      ['Months let out', 6],
    ]);
    expect(offer?.left).toEqual(['25000']);
  });

  it('also with a slip in the name, and without a name', async () => {
    const finder = finderOver(catalogue);
    const index = await searchFields();
    expect(finder.find('emmi 50 lakh 8.5% 20 years', everywhere, index).offers[0]?.entry.id).toBe('emi-calculator');
    expect(finder.find('50 lakh 8.5% 20 years', everywhere, index).offers.map(({ entry }) => entry.id)).toContain(
      'emi-calculator',
    );
  });

  /** A figure as typed for a box: by default some way above the least that is plausible there. */
  function textFor({ kind, from, to, per, min, max, oneOf }: FillBox): string {
    const usual = {
      money: 1_50_000,
      percent: 8,
      duration: 120,
      days: 400,
      count: 40,
      weight: 42,
      area: 900,
      year: 2010,
      date: 0,
    };
    const least = Math.max(per === 'month' ? from / 12 : from, min ?? from);
    const value = Number(oneOf?.at(-1)) || Math.min(Math.max(usual[kind], Math.ceil(least)), to, max ?? to);
    const units = {
      money: '₹',
      percent: '',
      duration: '',
      days: '',
      count: '',
      weight: '',
      area: '',
      year: '',
      date: '',
    };
    const behind = {
      percent: '%',
      duration: ' months',
      days: ' days',
      weight: ' g',
      area: ' sq ft',
      money: '',
      count: '',
      year: '',
      date: '',
    };
    if (kind === 'date') return '12 Aug 2025';
    return `${units[kind]}${value}${behind[kind]}`;
  }

  it.each(builtIds())('%s: its form reads back what a search fills in, box by box', async (id) => {
    const form = (await searchFields())[id];
    expect(form?.boxes.length).toBeGreaterThan(0);
    const { fields } = await loadCalculator(id);
    for (const box of form?.boxes ?? []) {
      const word = box.words.split('|')[0]?.replace(/\(\?:([^|)]*)[^)]*\)\??|[\\?]/g, '$1') ?? '';
      const found = filled(`${word} ${textFor(box)}`, form as FillForm);
      if (!found) continue;
      const opened = openFragment(fields, found.fragment);
      expect([box.name, found.fragment, opened?.wrong]).toEqual([box.name, found.fragment, 'nothing']);
      expect([box.name, readDraft(fields, opened?.draft ?? {}).faults]).toEqual([box.name, []]);
    }
  });
});

/** What a search fills into a page, without its version: the boxes, then the rows. */
async function fragmentOf(id: string, query: string): Promise<string | undefined> {
  const found = filled(query, (await searchFields())[id] as FillForm);
  return found?.fragment.replace('v=3&', '');
}

describe('each class of words finds its box', () => {
  it.each([
    ['which of two: sale before purchase', 'capital-gains', 'sold 75 lakh bought 32 lakh in 2012', /,3200000,7500000,/],
    [
      'whose: parents and own',
      'health-insurance',
      '60 ke papa policy 38000 khud 26000',
      /parentsPremium=38000.*familyPremium=26000/,
    ],
    [
      'input and output',
      'gst-input-credit',
      'output cgst 18000 sgst 18000 input cgst 12000',
      /outCgst=18000.*outSgst=18000.*inCgst=12000/,
    ],
    [
      'the other employer',
      'form16',
      'salary 12 lakh tds 78000 old job 3 lakh tds 10000',
      /tds=78000.*salary2=300000.*tds2=10000/,
    ],
    [
      'the longer word',
      'old-vs-new-tax-regime-calculator',
      'salary 16 lakh home loan interest 2 lakh',
      /homeLoan=200000/,
    ],
    ['a sum in one box', 'section-80c-optimizer', 'elss 50000 ppf 40000', /otherSavings=90000/],
    ['a plus sign as rows', 'rental-income', 'two flats rent 60k + 48k', /houses=let,60000,.*;let,48000,/],
    ['a list as rows', 'advance-tax', 'paid 15k june 30k july', /payments=[\d-]+,15000;[\d-]+,30000/],
    [
      'amounts with their days',
      'advance-tax',
      'paid 45000 on 14 june 2026 and 60000 on 12 sep 2026',
      /2026-06-14,45000;2026-09-12,60000/,
    ],
    ['what is denied', 'advance-tax', '234c tax 2.4 lakh nothing paid', /(?:^|&)tax=240000(?!.*payments)/],
    [
      'a count before a name and two prices',
      'stock-market-tax-calculator',
      'intraday 300 tata motors 642 to 655',
      /quantity=300&buyPrice=642&sellPrice=655/,
    ],
    [
      'months behind the amounts of rows',
      'education-loan-calculator',
      'loan 15k june 2027 30k july 2027',
      /tranches=2027-06,15000;2027-07,30000/,
    ],
    [
      'a plus sign between rows with months',
      'education-loan-calculator',
      'loan 3 lakh aug 2025 + 3.5 lakh aug 2026',
      /tranches=2025-08,300000;2026-08,350000/,
    ],
    [
      'the year of a balance by its day',
      'ppf-calculator',
      'opened 14/08/2017 bal 6.2 lakh march 2025',
      /opened=2017-08-14&passbook=2024-25,620000$/,
    ],
    ['48m', 'emi-calculator', 'emi 2.5L 14% 48m', /loan=250000&rate=14&tenure=48/],
    [
      'first and second employer',
      'form16',
      'first 8 lakh tds 20000 second 9.5 lakh tds 45000',
      /salary=800000.*tds=20000.*salary2=950000.*tds2=45000/,
    ],
    ['a distance', 'agriculture-income-tax', 'land sold 6 km population 80000', /towns=0,80000,6/],
    ['who travels', 'export-import-tax', 'lady 50 gram jewellery from dubai', /jewellery=50.*woman=1/],
    ['each', 'education-loan-calculator', '3 terms 1.5 lakh each', /,150000;.*,150000;.*,150000/],
    ['already and now', 'tcs-calculator', 'already sent 8 lakh, now 5 lakh more', /already=800000.*amount=500000/],
    ['then and now', 'cagr-calculator', '2 lakh 9 saal me 6.8 lakh', /start=200000.*end=680000/],
    ['old and new rate', 'loan-refinancing-calculator', '8.4 mil raha 9.3 se 35 lakh', /newRate=8.4.*rate=9.3/],
    [
      'rupees of a rise',
      'step-up-sip-calculator',
      'sip 5000 har saal 500 badhana',
      /riseAmount=500.*amount=5000|amount=5000.*riseAmount=500/,
    ],
    ['percent of a rise', 'step-up-sip-calculator', 'sip 5000 step up 10%', /risePercent=10/],
    ['a goal opens its mode', 'sip-calculator', '50 lakh chahiye 12 saal me', /goal=5000000.*known=goal/],
    [
      'a time asked for opens its mode',
      'emi-calculator',
      'loan 12 lakh emi 25000 kitne mahine',
      /emi=25000.*find=tenure/,
    ],
    [
      'an EMI and a time ask for the loan',
      'emi-calculator',
      'loan amount for 25000 emi 20 years',
      /emi=25000.*find=loan/,
    ],
    ['an EMI alone asks for the loan', 'emi-calculator', 'afford 20000 emi', /emi=20000.*find=loan/],
    [
      'a scheme opens its kind',
      'fd-calculator',
      'scss 15 lakh quarterly',
      /principal=1500000.*kind=post.*scheme=senior/,
    ],
    ['a section decides', 'tds-calculator', '194ib rent 7.8 lakh', /payment=194IB/],
    ['dollars go where they are asked', 'esop-tax', 'rsu 60 shares vested at $180', /lots=,60,0,180,/],
    ['a year to a month', 'hra-calculator', 'salary 14 lakh rent 20000', /salary=116666.67.*rent=20000/],
    ['a month to a year', 'income-tax', 'salary 75000 per month', /salary=900000/],
    [
      'what is paid beside the EMI every year',
      'pre-payment-loan-calculator',
      'har saal 1 lakh extra 35 lakh loan pe',
      /balance=3500000&lumpSum=0&prepayments=yearly,100000,/,
    ],
    [
      'its time is not that of the loan',
      'pre-payment-loan-calculator',
      '1 lakh extra every year on 35 lakh loan',
      /balance=3500000&lumpSum=0&prepayments=yearly,100000,/,
    ],
    ['two places of one State', 'gst-calculator', 'surat to ahmedabad', /place=state/],
    [
      'places of two States, percent in words',
      'gst-calculator',
      'noida to delhi gst 18 percent 5 lakh',
      /amount=500000&rate=18&place=interState/,
    ],
    ['a bare rate and years', 'emi-calculator', '45 lakh 8.6 20', /loan=4500000&rate=8.6&tenure=240/],
    ['the age of a parent', 'income-tax', 'papa 67 pension 6 lakh tax', /salary=600000&age=senior/],
    ['an age in Devanagari', 'income-tax', 'पापा 70 साल पेंशन 4 लाख टैक्स', /salary=400000&age=senior/],
    ['no age of an amount', 'income-tax', 'papa 67 lakh salary tax', /^(?!.*age=)/],
    [
      'years without months',
      'capital-gains',
      'plot becha 90 lakh, 2009 me 18 lakh me kharida',
      /land,2009-07-01,,1800000,9/,
    ],
    [
      'years of both',
      'capital-gains',
      'sold flat 1 crore in 2025 bought 2015 52 lakh',
      /house,2015-07-01,2025-07-01,5200/,
    ],
    [
      'the year of a sale',
      'capital-gains',
      'sold flat 1 crore in 2025 bought for 52 lakh',
      /house,,2025-07-01,5200000,1/,
    ],
    [
      'the loan of a car',
      'car-loan-emi-calculator',
      'swift ki emi 7 lakh loan 84 months',
      /loanAmount=700000&tenure=84&l/,
    ],
    ['the price of a car', 'car-loan-emi-calculator', 'swift 7 lakh, 84 months', /exShowroom=700000&tenure=84$/],
    [
      'an on-road price',
      'car-loan-emi-calculator',
      'car loan on road 9 lakh',
      /^quotedPrice=900000&priceKnown=onRoad$/,
    ],
    [
      'both prices of a car',
      'car-loan-emi-calculator',
      'ex showroom 12 lakh on road 14 lakh car loan 5 years',
      /exShowroomKnown=1200000&quotedPrice=1400000&tenure=60&priceKnown=onRoad$/,
    ],
    [
      'what the on-road price is asked for',
      'car-loan-emi-calculator',
      'ex showroom 9 lakh on road price kitna',
      /^exShowroom=900000$/,
    ],
    [
      'years before the word for a loan',
      'car-loan-emi-calculator',
      'scooter on road 1.1 lakh 3 saal loan',
      /quotedPrice=110000&tenure=36&priceKnown=onRoad$/,
    ],
    ['a course', 'education-loan-calculator', 'study loan 12 lakh 4 year course 10 years', /^(?!.*=48).*tenure=120/],
    ['dollars', 'esop-tax', 'rsu vest 120 shares at $85', /market=foreign&sales=&lots=,120,0,85/],
    ['sides behind figures', 'gst-input-credit', 'igst 30000 credit cgst 12000 sgst 12000', /inIgst=30000&inCgst=12/],
    ['an age to stop work', 'fire-calculator', 'retire at 50 age 32', /stopAge=50&age=32/],
    ['a tenant', 'tds-calculator', 'makaan malik ko 65000 kiraya deta hu tds', /amount=65000&payment=194IB/],
    ['an office', 'tds-calculator', 'office rent 80000 tds', /amount=80000&payment=194I-building/],
    [
      'rent without HRA',
      'hra-calculator',
      'rent without hra in salary 15000 per month 80gg',
      /rent=15000&situation=noHra/,
    ],
    ['a loan behind a vehicle', 'car-loan-emi-calculator', 'activa loan 90000 30 months', /loanAmount=90000&tenure=30/],
    [
      'rupees of interest',
      'interest-calculator',
      '2.5 lakh on 2 rupees interest 9 months',
      /rate=2&period=9&ratePer=h/,
    ],
    ['a month of prepayments', 'education-loan-calculator', 'prepaid in 12 aug 2031', /2031-08(?!-)/],
    ['the new rate first', 'loan-refinancing-calculator', 'loan 8.25 new instead of 9.15', /newRate=8.25.*&rate=9.15/],
    ['the old rate last', 'loan-refinancing-calculator', '22 lakh now 8% switch from 9.4%', /newRate=8&rate=9.4/],
    [
      'in the place of a rate',
      'loan-refinancing-calculator',
      '9.4% ki jagah 8.2% 30 lakh',
      /(?:^|&)rate=9.4.*newRate=8.2/,
    ],
    ['from and to stay so', 'loan-refinancing-calculator', '30 lakh from 9.4% to 8.2%', /(?:^|&)rate=9.4.*newRate=8.2/],
    ['pay behind the name of the page', 'gratuity', 'gratuity 50000 10 years', /wages=50000&service=120/],
    ['gratuity that is no pay of a month', 'gratuity', 'gratuity 12 lakh', /received=1200000/],
    ['years of service', 'gratuity', 'joined 2009 leaving 2024 basic 80000', /joined=2009-07-01&lastDay=2024-07-01/],
    ['the year of a birth', 'sukanya-samriddhi-calculator', 'daughter born 2021 1 lakh', /birth=2021-07-01/],
    ['an amount like a year', 'nps-calculator', 'nps 2000 monthly age 27', /own=2000/],
    [
      'a rise like a year',
      'step-up-sip-calculator',
      'step up sip 20000 increase 2000 every year',
      /riseAmount=2000(?!\d)/,
    ],
    ['months without rent', 'rental-income', 'rent 25000 khali 3 mahine', /houses=let,25000,9,/],
    ['months with rent', 'rental-income', 'rent 25000 let 10 months', /houses=let,25000,10,/],
    ['what is sold before its price', 'capital-gains', 'sold house 1.35 cr purchase 48 lakh', /,4800000,13500000,/],
    ['a sale in Hinglish', 'capital-gains', 'plot bechna 60 lakh kharida tha 12 lakh', /,1200000,6000000,/],
    ['a month of each row', 'advance-tax', 'paid 50000 june 60000 in sept', /-06-15,50000;[\d]+-09-15,60000/],
    [
      'a month of the next calendar year',
      'advance-tax',
      'paid 50000 dec 60000 march',
      /=(\d+)-12-15,50000;(?!\1)\d+-03-15/,
    ],
    [
      'a year for all amounts',
      'hra-calculator',
      'hra 3 lakh rent 2.4 lakh basic 6 lakh yearly',
      /hra=25000&rent=20000/,
    ],
    ['output without a head', 'gst-input-credit', 'output gst 90000 input 64000', /outIgst=90000&inIgst=64000/],
    ['own money', 'home-loan-eligibility-calculator', 'property 80 lakh own 15 lakh salary 1 lakh', /ownMoney=1500000/],
    ['a word of one row', 'income-tax', 'salary 18 lakh bonus 2 lakh rent 20000', /houses=letOut,20000,[^;]*$/],
    ['people', 'health-insurance', 'floater 10 lakh 2 adults 1 kid', /^sumInsured=1000000&children=1$/],
  ])('%s', async (_, id, query, fragment) => expect(await fragmentOf(id, query)).toMatch(fragment));

  it('one place to another is a supply, but not where somebody travels or moves', async () => {
    const finder = finderOver(catalogue, [], searchVocabulary);
    const index = await searchFields();
    const first = (query: string) => {
      const { offers, entries } = finder.find(query, everywhere, index);
      return offers[0]?.entry.id ?? entries[0]?.id;
    };
    for (const query of [
      'surat to ahmedabad',
      'noida to delhi gst',
      'pune to mumbai gst 18 percent 5 lakh',
      'jaipur se indore bill 45000',
    ])
      expect([query, first(query)]).toEqual([query, 'gst-calculator']);
    for (const query of ['delhi to mumbai flight', 'mumbai to pune distance'])
      expect([query, first(query)]).toEqual([query, undefined]);
    expect(first('moved from delhi to mumbai hra')).toBe('hra-calculator');
    expect(first('mumbai flat 750 sqft')).toBe('property-tax');
    expect(first('pune se mumbai shift hua rent 20k')).toBe('hra-calculator');
    expect(first('home loan shift pune se mumbai 9.4 se 8.5')).toBe('loan-refinancing-calculator');
    expect(first('beti ki mbbs ke liye loan 20 lakh 10.5%')).toBe('education-loan-calculator');
    expect(first('beti ke liye 20 lakh 10 saal baad')).not.toBe('education-loan-calculator');
    expect(first('nri fd interest 5 lakh nro tds')).toBe('nri-taxation-calculator');
    expect(first('nri landlord rent 40000 tds')).toBe('tds-calculator');
    expect(first('delhi se bangalore aa gaya, kiraya 32000 mahina')).toBe('hra-calculator');
    expect(first('50 lakh chahiye 8 saal me har mahine kitna')).toBe('sip-calculator');
    expect(first('i live in dubai, rent from pune flat 25000 a month')).toBe('nri-taxation-calculator');
    const spoken = finder.find('emi thirty five lakh at eight point six twenty five years', everywhere, index);
    expect(spoken.offers[0]?.fragment).toBe('v=3&loan=3500000&rate=8.6&tenure=300');
  });

  it('other money has no rupee sign, and a birthday follows from an age', async () => {
    const index = await searchFields();
    const textOf = (id: string, query: string) => filled(query, index[id] as FillForm)?.places.map(({ text }) => text);
    expect(textOf('esop-tax', 'rsu 120 shares at $85')).toContain('$85');
    expect(textOf('export-import-tax', 'import $10000')).toContain('$10000');
    const birthday = filled('ssy 5 saal ki beti', index['sukanya-samriddhi-calculator'] as FillForm)?.places[0]?.text;
    expect((Date.now() - Date.parse(birthday ?? '')) / 86_400_000 / 365.25).toBeCloseTo(5, 1);
  });

  it('the day that says of which year a balance is does not count as left out', async () => {
    const form = (await searchFields())['ppf-calculator'] as FillForm;
    expect(filled('opened 14/08/2017 bal 6.2 lakh march 2025', form)?.left).toEqual([]);
    expect(filled('opened 14/08/2017 bal 6.2 lakh, and 99 crore', form)?.left).toEqual(['99 crore']);
  });

  it('what is done ahead, a form at a time, changes no answer', async () => {
    const index = await searchFields();
    const query = 'freelanser fees 60000 tds';
    const found = finderOver(catalogue).find(query, everywhere, { ...index });
    const finder = finderOver(catalogue);
    const steps = preparing(index);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBeGreaterThan(Object.keys(index).length);
    expect(finder.find(query, everywhere, index)).toEqual(found);
  });

  it('two boxes that need other choices are never filled together', async () => {
    const fragment = await fragmentOf('inflation-calculator', 'salary 6 lakh in 2018 now 9.5 lakh');
    expect(fragment).toMatch(/salaryThen=600000.*salaryNow=950000.*mode=salary/);
    expect(fragment).not.toMatch(/(?:^|&)amount=/);
    expect(await fragmentOf('inflation-calculator', '6 lakh in 2018 worth today')).toMatch(/(?:^|&)amount=/);
  });
});

it('a search that answers nothing is read again once its slips are put right', async () => {
  const finder = finderOver(catalogue, [], searchVocabulary);
  const [offer] = finder.find('hra exemtion calcultor banglore', everywhere, await searchFields()).offers;
  expect(offer).toMatchObject({ entry: { id: 'hra-calculator' }, fragment: 'v=3&city=bengaluru' });
});

it('slips in the words of forms are put right, other words stay', async () => {
  const { corrected } = spellingOf(Object.values(await searchFields()));
  expect(corrected('freelanser scarp tenur')).toBe('freelancer scrap tenure');
  expect(corrected('Rakesh kharida 5 lakh ka makaan')).toBe('Rakesh kharida 5 lakh ka makaan');
});
