/** A line of the form: how its label begins in the layouts known, and the name of the box it goes into. */
export interface Item {
  readonly name: string | null;
  readonly label: string;
  readonly begins: RegExp;
}

const under = String.raw`(?:under\s+section|under\s+sec\.?|u\s?\/\s?s\.?|section|sec\.?|s\.)?\s*`;

/** Returns a pattern for a label that names a section: its words, then the section within the next words. */
function near(words: string, section: string): RegExp {
  return new RegExp(String.raw`(?:${words})[^\n]{0,90}?(?:\n[^\n]{0,60}?)?${under}${section}(?![\dA-Za-z])`, 'i');
}

const of = (section: string) => section.replace(/[()]/g, String.raw`\s*\$&\s*`);

/** The lines of Part B as TRACES and employers print them, in their order. Those without a box end the line before. */
export const items: readonly Item[] = [
  {
    name: 'salary',
    label: 'Salary, section 17(1)',
    begins: near('salary\\s+as\\s+per|salary|basic|gross', of('17(1)')),
  },
  {
    name: 'perquisites',
    label: 'Perquisites, section 17(2)',
    begins: near('(?:value\\s+of\\s+)?perquisites?', of('17(2)')),
  },
  { name: 'inLieu', label: 'Profits in lieu, section 17(3)', begins: near('profits?\\s+in\\s+lieu', of('17(3)')) },
  {
    name: 'grossTotal',
    label: 'Gross salary',
    begins:
      /\(d\)\s*total\b(?!\s+deduction)|(?:^|\n)\s*(?:total\s+gross\s+salary|gross\s+salary\s*\(?total\)?|gross\s+total\s+salary)|(?:^|\n)\s*(?:\d+\.?\s*)?gross\s+salary[\t ]*:?[\t ]*(?:rs\.?|₹|inr)?[\t ]*(?=\d)/i,
  },
  {
    name: 'otherSalary',
    label: 'Salary of other employers',
    begins:
      /(?:reported\s+)?total\s+amount\s+of\s+salary\s+received\s+from\s+other\s+employer|salary\s+from\s+(?:previous|other)\s+employer/i,
  },
  { name: null, label: '', begins: /less\s*:?\s*allowances?\s+(?:to\s+the\s+extent|exempt)/i },
  {
    name: 'travel',
    label: 'Leave travel, 10(5)',
    begins: near('(?:leave\\s+)?travel\\s+concession|leave\\s+travel|lta', of('10(5)')),
  },
  {
    name: 'retirement',
    label: 'Gratuity, 10(10)',
    begins: near('(?:death[- ]cum[- ]retirement\\s+)?gratuity', of('10(10)')),
  },
  { name: 'retirement', label: 'Commuted pension, 10(10A)', begins: near('commut', of('10(10A)')) },
  {
    name: 'retirement',
    label: 'Leave salary, 10(10AA)',
    begins: near('(?:cash\\s+equivalent\\s+of\\s+)?leave\\s+(?:salary|encash)', of('10(10AA)')),
  },
  {
    name: 'hra',
    label: 'House rent allowance, 10(13A)',
    begins: near('house\\s+rent\\s+allowance|hra', of('10(13A)')),
  },
  {
    name: 'otherExempt',
    label: 'Other allowances, 10(14)',
    begins: near('(?:other\\s+)?special\\s+allowances?|other\\s+allowances?', of('10(14)')),
  },
  {
    name: 'otherExempt',
    label: 'Other exemptions',
    begins: /(?<!total\s)amount\s+of\s+any\s+other\s+exemption\s+under\s+section\s+10/i,
  },
  { name: null, label: '', begins: /total\s+amount\s+of\s+(?:any\s+other\s+)?exemption/i },
  {
    name: null,
    label: '',
    begins: /total\s+amount\s+of\s+salary\s+received\s+from\s+current|(?:^|\n)\s*(?:3\.?\s*)?balance\s*\(/i,
  },
  { name: 'standardDeduction', label: 'Standard deduction', begins: /standard\s+deduction/i },
  { name: null, label: '', begins: /entertainment\s+allowance/i },
  { name: 'professionalTax', label: 'Professional tax', begins: /tax\s+on\s+employment|professional?\s+tax/i },
  {
    name: null,
    label: '',
    begins: /total\s+(?:amount\s+of\s+)?deductions?\s+under\s+section\s+16|aggregate\s+of\s+4/i,
  },
  {
    name: 'salaryIncome',
    label: 'Income from salaries',
    begins: /income\s+chargeable\s+under\s+(?:the\s+)?head\s+.{0,3}salar/i,
  },
  { name: null, label: '', begins: /add\s*:?\s*any\s+other\s+income/i },
  {
    name: 'house',
    label: 'House property',
    begins:
      /income\s*(?:\(or\s+admissible\s+loss\))?\s*from\s+house\s+property|(?:loss|income)\s+(?:from|on)\s+house\s+property|interest\s+on\s+housing\s+loan/i,
  },
  {
    name: 'otherIncome',
    label: 'Other sources',
    begins: /income\s+under\s+(?:the\s+)?head\s+.?other\s+sources|income\s+from\s+other\s+sources/i,
  },
  { name: null, label: '', begins: /total\s+amount\s+of\s+other\s+income\s+reported/i },
  { name: null, label: '', begins: /gross\s+total\s+income/i },
  { name: null, label: '', begins: /(?:deductions?|ded\.)\s+under\s+chapter\s+vi/i },
  {
    name: null,
    label: '80C',
    begins: near('deductions?\\s+in\\s+respect\\s+of\\s+life|life\\s+insurance\\s+premi', '80C'),
  },
  {
    name: null,
    label: '',
    begins: near('deductions?\\s+in\\s+respect\\s+of\\s+contribution\\s+to\\s+certain', '80CCC'),
  },
  {
    name: null,
    label: '',
    begins: near('deductions?\\s+in\\s+respect\\s+of\\s+contribution\\s+by\\s+tax\\s?payer', of('80CCD(1)')),
  },
  {
    name: 'savings',
    label: 'Section 80C, with 80CCC and 80CCD(1)',
    begins:
      /total\s+deductions?\s+under\s+section\s+80C\b|(?:^|\n)[^\n\t]{0,30}(?:section|sec\.?|u\/s\.?)\s*80C(?![A-Z\d])/i,
  },
  {
    name: 'ownNps',
    label: 'Own NPS, 80CCD(1B)',
    begins:
      /(?:notified\s+pension[^\n]{0,120}\n?[^\n]{0,120}|nps[^\n]{0,40}|(?:section|sec\.?|u\/s\.?)\s*)80CCD\s*\(\s*1B\s*\)/i,
  },
  {
    name: 'employerNps',
    label: 'Employer’s NPS, 80CCD(2)',
    begins:
      /(?:contribution\s+by\s+employer[^\n]{0,120}\n?[^\n]{0,120}|nps[^\n]{0,40}|(?:section|sec\.?|u\/s\.?)\s*)80CCD\s*\(\s*2\s*\)/i,
  },
  {
    name: 'health',
    label: 'Health insurance, 80D',
    begins:
      /(?:health\s+insurance|mediclaim|medical\s+insurance)[^\n]{0,120}\n?[^\n]{0,40}?80D(?![A-Z])|(?:section|sec\.?|u\/s\.?)\s*80D(?![A-Z])/i,
  },
  {
    name: 'otherDeductions',
    label: 'Education loan, 80E',
    begins:
      /(?:interest\s+on\s+loan\s+taken\s+for\s+higher|education\s+loan)[^\n]{0,120}\n?[^\n]{0,40}?80E(?![A-Z])|(?:section|sec\.?|u\/s\.?)\s*80E(?![A-Z])/i,
  },
  { name: null, label: '', begins: /80CCH/i },
  {
    name: 'otherDeductions',
    label: 'Donations, 80G',
    begins: /(?:donations?)[^\n]{0,120}\n?[^\n]{0,40}?80G(?![A-Z])|(?:section|sec\.?|u\/s\.?)\s*80G(?![A-Z])/i,
  },
  {
    name: 'savingsInterest',
    label: 'Interest, 80TTA or 80TTB',
    begins: /interest\s+on\s+deposits[^\n]{0,120}\n?[^\n]{0,40}?80TT[AB]|(?:section|sec\.?|u\/s\.?)\s*80TT[AB]/i,
  },
  { name: null, label: '', begins: /amount\s+deductible\s+under\s+any\s+other\s+provision/i },
  {
    name: 'otherDeductions',
    label: 'Other deductions',
    begins: /total\s+of\s+amount\s+deductible\s+under\s+any\s+other/i,
  },
  { name: null, label: '', begins: /aggregate\s+of\s+deductible|total\s+deductions?\s+under\s+chapter/i },
  {
    name: 'totalIncome',
    label: 'Taxable income',
    begins: /total\s+taxable\s+income|(?:net\s+)?taxable\s+income|(?:^|\n)\s*(?:\d+\.?\s*)?total\s+income/i,
  },
  {
    name: 'taxOnIncome',
    label: 'Tax on total income',
    begins: /(?:income\s+)?tax\s+on\s+(?:total|taxable|net)\s+income/i,
  },
  { name: 'rebate', label: 'Rebate, 87A', begins: /rebate/i },
  { name: 'surcharge', label: 'Surcharge', begins: /surcharge/i },
  { name: 'cess', label: 'Cess', begins: /(?:health\s+(?:and|&)\s+)?education\s+cess/i },
  { name: null, label: '', begins: /(?<!net\s)tax\s+payable\s*\(/i },
  { name: 'relief', label: 'Relief, 89', begins: /relief\s+(?:under|u\/s|sec)/i },
  {
    name: 'netTax',
    label: 'Net tax payable',
    begins: /net\s+tax\s+payable|net\s+tax\s*\(|balance\s+tax\s+payable|total\s+tax\s+(?:payable|liability)/i,
  },
  {
    name: 'tds',
    label: 'Tax deducted',
    begins: /(?:total\s+)?tax\s+deducted\s+at\s+source(?!\s+thereon)|tds\s+deducted|total\s+tds/i,
  },
  { name: null, label: '', begins: /(?:^|\n)\s*verification\b|(?:^|\n)\s*i\s*,[^\n]{0,80}son|signature/i },
];
