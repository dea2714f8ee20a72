import * as icons from 'lucide-react';
import { isBuilt } from '@/content/calculators/load';
import { byUseIn, catalogue, categories, categoriesByUse, entryOf, routeOf, unimplemented } from '@/content/catalogue';
import { categoryIntros } from '@/content/pages/home';
import { ppfInterestRate } from '@/content/rules/small-savings';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { popularEntries } from '@/content/sidebar';
import { site } from '@/content/site';
import { yearTitle } from '@/content/tax/years';

/** The calculators in the order of the product's specification: id, route, category, flag. */
const specified = `
income-tax                        /income-tax-calculator              Income Tax   popular
gst-calculator                    /gst-calculator                     GST          popular
emi-calculator                    /emi-calculator                     Loans & EMI  popular
interest-calculator               /interest-calculator                Loans & EMI  popular
sip-calculator                    /sip-calculator                     Investments
ppf-calculator                    /ppf-calculator                     Investments
advance-tax                       /advance-tax-calculator             Income Tax
capital-gains                     /capital-gains-tax-calculator       Income Tax
hra-calculator                    /hra-calculator                     Income Tax
nps-calculator                    /nps-calculator                     Investments
fd-calculator                     /fd-calculator                      Investments
property-tax                      /property-tax-calculator            Property
rental-income                     /rental-income-tax-calculator       Property
agriculture-income-tax            /agriculture-income-tax-calculator  Income Tax
export-import-tax                 /export-import-tax-calculator       Business
form16                            /form16-calculator                  Income Tax
gst-input-credit                  /gst-input-credit-calculator        GST
health-insurance                  /health-insurance-calculator        Investments
income-tax-refund-estimator       /income-tax-refund-estimator        Income Tax
inflation-calculator              /inflation-calculator               Investments
nri-taxation-calculator           /nri-taxation-calculator            Income Tax
pre-payment-loan-calculator       /pre-payment-loan-calculator        Loans & EMI
section-80c-optimizer             /section-80c-optimizer              Income Tax
sukanya-samriddhi-calculator      /sukanya-samriddhi-calculator       Investments
stock-market-tax-calculator       /stock-market-tax-calculator        Investments
take-home-salary-calculator       /take-home-salary-calculator        Income Tax
tax-audit-calculator              /tax-audit-calculator               Business
tax-planning-timeline             /tax-planning-timeline              Income Tax
tds-calculator                    /tds-calculator                     Business
esop-tax                          /esop-tax-calculator                Business     new
corporate-tax                     /corporate-tax-calculator           Business
gratuity                          /gratuity-calculator                Investments  popular
retirement                        /retirement-calculator              Investments
home-loan-eligibility-calculator  /home-loan-eligibility-calculator   Loans & EMI  popular
gold-loan-calculator              /gold-loan-calculator               Loans & EMI  popular
swp-calculator                    /swp-calculator                     Investments  popular
tcs-calculator                    /tcs-calculator                     Business     popular
old-vs-new-tax-regime-calculator  /old-vs-new-tax-regime-calculator   Income Tax   new
loan-refinancing-calculator       /loan-refinancing-calculator        Loans & EMI  new
car-loan-emi-calculator           /car-loan-emi-calculator            Loans & EMI  new
education-loan-calculator         /education-loan-calculator          Loans & EMI  new
step-up-sip-calculator            /step-up-sip-calculator             Investments  new
cagr-calculator                   /cagr-calculator                    Investments  new
lumpsum-calculator                /lumpsum-calculator                 Investments  new
huf-tax-calculator                /huf-tax-calculator                 Income Tax   new
lumpsum-vs-sip-calculator         /lumpsum-vs-sip-calculator          Investments  new
fire-calculator                   /fire-calculator                    Investments  new
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', route = '', category = '', flag = 'no flag'] = line.trim().split(/ {2,}/);
    return [id, route, category, flag] as const;
  });

const counts = { Business: 6, GST: 2, 'Income Tax': 13, Investments: 16, 'Loans & EMI': 8, Property: 2 };

const flagOf = (entry: { popular?: boolean; new?: boolean }) =>
  entry.popular ? 'popular' : entry.new ? 'new' : 'no flag';

describe('the catalogue', () => {
  it('holds the 47 calculators of the specification, in its order', () => {
    expect(catalogue.map((entry) => entry.id)).toEqual(specified.map(([id]) => id));
    expect(specified).toHaveLength(47);
  });

  it.each(specified)('has %s at %s under %s, with %s', (id, route, category, flag) => {
    const entry = catalogue.find((each) => each.id === id);
    expect([entry?.route, entry?.category, entry && flagOf(entry)]).toEqual([`${route}/`, category, flag]);
  });

  it('flags nothing as both popular and new: 9 are popular, 11 are new', () => {
    expect(catalogue.filter((entry) => entry.popular && entry.new)).toEqual([]);
    expect(catalogue.filter((entry) => entry.popular)).toHaveLength(9);
    expect(catalogue.filter((entry) => entry.new)).toHaveLength(11);
  });

  it('has six categories in alphabetical order, with the counts of the sidebar', () => {
    expect([...categories]).toEqual(Object.keys(counts));
    const counted = categories.map((category) => [
      category,
      catalogue.filter((entry) => entry.category === category).length,
    ]);
    expect(Object.fromEntries(counted)).toEqual(counts);
  });

  it('has no route, title or description twice', () => {
    for (const text of ['route', 'title', 'description'] as const) {
      const all = [...catalogue, ...unimplemented].map((entry) => entry[text]);
      expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('describes every calculator in a short phrase without a full stop', () => {
    for (const entry of [...catalogue, ...unimplemented]) {
      expect(entry.title.trim()).toBe(entry.title);
      expect(entry.title.length).toBeGreaterThan(5);
      expect([entry.id, entry.description.length >= 30 && entry.description.length <= 90]).toEqual([entry.id, true]);
      expect(entry.description).toMatch(/^[A-Z0-9].*[^.\s]$/);
    }
  });

  it('names icons that exist', () => {
    const missing = [...catalogue, ...unimplemented].filter((entry) => !Object.hasOwn(icons, entry.icon));
    expect(missing.map((entry) => [entry.id, entry.icon])).toEqual([]);
  });

  it('knows one calculator by name alone: the GST return calculator', () => {
    expect(unimplemented.map(({ id, route, title, category }) => [id, route, title, category])).toEqual([
      ['gst-return-calculator', '/gst-return-calculator/', 'GST Return Calculator', 'GST'],
    ]);
    expect(catalogue.some((entry) => entry.id.includes('gst-return'))).toBe(false);
  });

  it('gives an id without a row the address /{id}-calculator/', () => {
    expect(routeOf('wealth')).toBe('/wealth-calculator/');
    expect(routeOf('wealth-calculator')).toBe('/wealth-calculator/');
    expect(catalogue.filter(({ id, route }) => route !== routeOf(id))).toEqual([]);
  });

  it('finds an entry by its id, and says so where there is none', () => {
    expect(entryOf('gratuity').route).toBe('/gratuity-calculator/');
    expect(() => entryOf('loan' as 'gratuity')).toThrow('loan');
  });
});

describe('the lists beside the catalogue', () => {
  it('Quick Access draws from the popular calculators as the catalogue has them', () => {
    const popular = catalogue
      .filter((entry) => entry.popular && isBuilt(entry.id))
      .map(({ route, title, icon }) => ({ route, title, icon }));
    expect(popularEntries).toEqual(popular);
  });

  it('the groups of the home page hold every calculator once, the most wanted first', () => {
    const all = categoriesByUse.flatMap((category) => byUseIn(category));
    expect(all.map(({ id }) => id).sort()).toEqual(catalogue.map(({ id }) => id).sort());
    expect(categoriesByUse.map((category) => byUseIn(category)[0]?.id)).toEqual([
      'income-tax',
      'emi-calculator',
      'sip-calculator',
      'gst-calculator',
      'rental-income',
      'tds-calculator',
    ]);
  });

  it('the rates that the home page states are those of the rules', () => {
    const year = incomeTaxYears[site.financialYear];
    const rate = ppfInterestRate.from.filter(({ date }) => date <= year.lastDay).at(-1)?.value;
    expect(categoryIntros.Investments.description).toContain(`In ${yearTitle(site.financialYear)} PPF pays ${rate}%`);
    expect(categoryIntros.Investments.description).toContain('FDs 6–8%');
    const { atMost } = year.regimes.new.rebate.value;
    expect(categoryIntros['Income Tax'].description).toContain(`up to ₹${atMost.toLocaleString('en-IN')}`);
  });
});
