/** A document that our figures and statements rest on; citations point here by id. */
export interface Source {
  /** Title as printed, with number and date for a notification. */
  readonly title: string;
  /** Who issued it. */
  readonly publisher: string;
  /** Where it can be read, where a stable address is known. */
  readonly url?: string;
}

/** Every source that a citation may name. Ids are kebab-case and never reused. */
export const sources = {
  'income-tax-act-1961': {
    title: 'Income-tax Act, 1961, as amended by the Finance Act, 2025',
    publisher: 'Government of India',
    url: 'https://www.indiacode.nic.in/handle/123456789/2435',
  },
  'income-tax-rules-1962': {
    title: 'Income-tax Rules, 1962',
    publisher: 'Central Board of Direct Taxes',
    url: 'https://incometaxindia.gov.in/pages/rules/income-tax-rules-1962.aspx',
  },
  'cgst-act-2017': {
    title: 'Central Goods and Services Tax Act, 2017',
    publisher: 'Government of India',
    url: 'https://cbic-gst.gov.in/gst-acts.html',
  },
  'igst-act-2017': {
    title: 'Integrated Goods and Services Tax Act, 2017',
    publisher: 'Government of India',
    url: 'https://cbic-gst.gov.in/gst-acts.html',
  },
  'cgst-rules-2017': {
    title: 'Central Goods and Services Tax Rules, 2017',
    publisher: 'Central Board of Indirect Taxes and Customs',
    url: 'https://cbic-gst.gov.in/gst-rules.html',
  },
  'ppf-scheme-2019': {
    title: 'Public Provident Fund Scheme, 2019 (G.S.R. 915(E), 12 December 2019), as amended',
    publisher: 'Ministry of Finance',
  },
  'level-annuity': {
    title: 'Level annuity: present and future value of equal payments at a constant rate per period',
    publisher: 'Standard financial mathematics',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
