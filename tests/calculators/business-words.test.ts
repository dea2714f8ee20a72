/** What the pages for business and property say in words: shares as percentages, and facts that can be understood alone. */
import corporateTax from '@/content/calculators/corporate-tax';
import exportImport from '@/content/calculators/export-import-tax';
import inputCredit from '@/content/calculators/gst-input-credit';
import propertyTax from '@/content/calculators/property-tax';
import taxAudit from '@/content/calculators/tax-audit-calculator';
import tcs from '@/content/calculators/tcs-calculator';
import tds from '@/content/calculators/tds-calculator';
import { page as tdsPage } from '@/content/calculators/tds-calculator/page';
import { type AnyInput, defaultInput, isShown, shownInput } from '@/lib/calculator';
import { resultOf } from '../result-of';

test('a rate of property tax is in percent, with the decimals that small cesses have', () => {
  const rows = resultOf(propertyTax, { city: 'mumbai' }).tables?.find(({ id }) => id === 'factors')?.rows ?? [];
  const used = (label: string) => rows.find((row) => row[0] === label)?.[1];
  expect(used('General tax')).toBe('0.11%');
  expect(used('Tree cess')).toBe('0.002%');
  expect(used('User factor')).toBe(1);
});

test('a property tax paid in one part is listed once, and a rebate is taken away', () => {
  const { tables, assumed } = propertyTax.compute(
    shownInput(propertyTax.fields, { ...defaultInput(propertyTax.fields), payEarly: true }),
  );
  const [factors, instalments] = tables ?? [];
  expect([instalments?.rows.length, instalments?.total]).toEqual([1, undefined]);
  expect(factors?.rows.find(([label]) => label === 'Rebate for paying early')?.[2]).toBeLessThan(0);
  expect(assumed?.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Built: Since 1 April 2000',
    'Structure: Pucca',
  ]);
});

test('what decided about the audit is a sentence of its own', () => {
  const result = resultOf(taxAudit, { turnover: 3_00_00_000, cashReceipts: 1, cashPayments: 1, profit: 5_00_000 });
  expect(result.sentence).toBe(
    'You need no tax audit for FY 2025-26. This decided it: you did not use presumptive taxation in the last five years.',
  );
  expect(result.tables?.[0]?.rows[0]?.[0]).toBe('Are cash receipts and cash payments each at most 5%?');
});

test('where no scheme is open, the limit that was passed decided about the audit', () => {
  const sentence = (changes: AnyInput) => resultOf(taxAudit, changes).sentence;
  const decided = 'You need a tax audit for FY 2025-26. This decided it: the';
  expect(sentence({ turnover: 10_00_00_001, profit: 1_00_00_000, cashReceipts: 5, cashPayments: 5 })).toBe(
    `${decided} turnover of ₹10,00,00,001 is above the limit of ₹10,00,00,000.`,
  );
  expect(sentence({ turnover: 5_00_00_000, profit: 50_00_000, entity: 'company' })).toBe(
    `${decided} turnover of ₹5,00,00,000 is above the limit of ₹1,00,00,000.`,
  );
  expect(sentence({ kind: 'profession', turnover: 80_00_000, profit: 50_00_000 })).toBe(
    `${decided} receipts of ₹80,00,000 are above the limit of ₹50,00,000.`,
  );
  expect(sentence({ turnover: 1_50_00_000, profit: 1_00_000 })).toContain('decided it: profit ₹1,00,000 against');
});

test('a profit declared instead of a loss is taxed, and the loss given up: together they are not income', () => {
  // 6% of 85,00,000 is 5,10,000. The loss of 5,00,000 is not set off against salary, so it does not come on top of what is taxed.
  expect(
    resultOf(taxAudit, { kind: 'fo', scheme: 'used', profit: -5_00_000, otherIncome: 12_00_000 }).sentence,
  ).toContain(
    'If you declare at least ₹5,10,000 as profit, you avoid the audit. But you then pay tax on ₹5,10,000 and give up the loss of ₹5,00,000.',
  );
});

test('a loss that lowers other income below the exemption is said to need no audit', () => {
  // Section 71(2A) keeps a business loss from salary alone: 12,00,000 − 10,00,000 is 2,00,000, not above 4,00,000.
  const said = (profit: number) =>
    resultOf(taxAudit, { kind: 'fo', scheme: 'used', profit, otherIncome: 12_00_000 })
      .caveats?.map(({ text }) => text)
      .join() ?? '';
  expect(said(-10_00_000)).toContain(
    'If it is not salary, the loss of ₹10,00,000 lowers it: the total income is then ₹2,00,000, and you need no audit.',
  );
  expect(said(-7_00_000)).not.toContain('If it is not salary');
});

test('the profit that avoids the audit does so as it is named, in whole rupees', () => {
  // Half of ₹1,00,00,001 at 6% and half at 8% is ₹7,00,000.07.
  const business = { year: '2025-26', turnover: 1_00_00_001, cashReceipts: 50, cashPayments: 50 } as const;
  expect(resultOf(taxAudit, { ...business, profit: 1_00_000 }).sentence).toContain(
    'If you declare at least ₹7,00,001 as profit, you avoid the audit. But you then pay tax on ₹6,00,001 more income.',
  );
  expect(resultOf(taxAudit, { ...business, profit: 7_00_001 }).headline[0].value).toBe('Not needed');
  expect(resultOf(taxAudit, { ...business, profit: 7_00_000 }).headline[0].value).toBe('Needed');
});

test('a cash ledger that holds the tax is not to be paid into again', () => {
  const due = (changes: AnyInput) => resultOf(inputCredit, { month: '2026-11', ...changes }).actions?.[0]?.text;
  // The month needs ₹27,500 of CGST and as much SGST in cash.
  expect(due({})).toBe('Pay ₹55,000 into the cash ledger and file GSTR-3B for Nov 2026.');
  expect(due({ cashCgst: 27_500 })).toBe('Pay ₹27,500 into the cash ledger and file GSTR-3B for Nov 2026.');
  // Money under one head does not pay the tax of another.
  expect(due({ cashCgst: 60_000 })).toBe('Pay ₹27,500 into the cash ledger and file GSTR-3B for Nov 2026.');
  expect(due({ cashCgst: 27_500, cashSgst: 27_500 })).toBe('File GSTR-3B for Nov 2026.');
});

test('a home in Mumbai is not asked for rates that its tax does not use; a shop is', () => {
  const asked = (use: string) =>
    Object.keys(shownInput(propertyTax.fields, { ...defaultInput(propertyTax.fields), city: 'mumbai', use })).filter(
      (name) => isShown(propertyTax.fields[name as never] as never, { city: 'mumbai', method: 'formula', use }),
    );
  expect(asked('residential')).not.toContain('shareOfCapital');
  expect(asked('residential')).not.toContain('rateOfBill');
  expect(asked('residential')).not.toContain('mumbaiBusiness');
  expect(asked('other')).not.toContain('mumbaiUser');
  expect(asked('other')).toContain('shareOfCapital');
  expect(asked('other')).not.toContain('rateOfBill');
});

test('an import on which no duty is charged is not said to cost any', () => {
  const result = resultOf(exportImport, { price: 1_00_000, exchangeRate: 1, terms: 'cif', basic: 0, igst: 0 });
  expect(result.sentence).toBe('On a value of ₹1,00,000 you pay ₹0 at customs.');
});

test('duties are shown so that their lines add up, and what nobody entered is named', () => {
  const result = resultOf(exportImport, { price: 10_00_000, exchangeRate: 1 });
  expect(result.sentence).toBe(
    'On a value of ₹12,11,250, with freight of ₹2,00,000 and insurance of ₹11,250 by the rule for what is not known, you pay ₹3,75,245.25 at customs, 30.98% of the value in all. ₹2,42,007.75 of this comes back as input tax credit, so the real cost is ₹1,33,237.50.',
  );
  const [breakdown] = result.breakdowns ?? [];
  const shown = (value: number, unit: string) => Math.round(value * (unit === 'exactRupees' ? 100 : 1));
  for (const price of [10_00_000, 2_17_345, 9_00_013, 1_00_000]) {
    const { breakdowns } = resultOf(exportImport, { price, exchangeRate: 1, terms: 'cif', igst: 12.5, basic: 7.5 });
    for (const { total, parts } of breakdowns ?? []) {
      const sum = parts.reduce((before, each) => before + shown(each.value, each.unit), 0);
      expect(Math.abs(sum - shown(total.value, total.unit))).toBeLessThanOrEqual(total.unit === 'rupees' ? 0 : 1);
    }
  }
  expect(breakdown?.total.unit).toBe('exactRupees');
});

test('an export names the wait that its refund costs, and holds no charges that nobody entered', () => {
  expect(resultOf(exportImport, { mode: 'export' }).sentence).toBe(
    'Of ₹9,00,000 you keep ₹2,00,000 after costs, with no incentive counted. Under a letter of undertaking (LUT) you pay no IGST. If you pay it first and wait 2 months for the refund, that costs ₹2,700 at 10% a year.',
  );
});

test('a lower rate for good is advised by all years in which the MAT credit that it costs could be used', () => {
  // 16 × 30,20,160 against 83,46,000 + 15 × 30,20,160 − 50,07,600 of credit: 3,18,240 apart.
  const given = { income: 1_20_00_000, bookProfit: 5_00_00_000, year: '2025-26' } as const;
  expect(resultOf(corporateTax, given).sentence).toBe(
    'The company pays ₹30,20,160 for FY 2025-26 at the lower rate. With this year’s figures in each of 16 years, that costs ₹3,18,240 less than beginning at the ordinary rate, although it gives up ₹50,07,600 of MAT credit. The company chooses once and cannot go back.',
  );
  expect(resultOf(corporateTax, { ...given, year: '2026-27' }).sentence).not.toContain('gives up');
  expect(resultOf(corporateTax, { ...given, bookProfit: 0 }).sentence).not.toContain('gives up');
});

test('a lower rate that costs more once the credit is used is not advised without saying so', () => {
  // 25% of 75 lakh with cess is 19,50,000; 22% of 80 lakh with surcharge and cess 20,13,440, once with 5,00,000 of credit.
  const given = {
    year: '2026-27',
    income: 75_00_000,
    bookProfit: 90_00_000,
    lost: 5_00_000,
    credit: 5_00_000,
  } as const;
  // A quarter of 20,13,440 is above 5,00,000, so one year uses it: the last of the six saves 5 × 63,440 = 3,17,200 against all six, and
  // 5,00,000 − 63,440 = 4,36,560 against the ordinary rate, which is less than 7 × 63,440.
  expect(resultOf(corporateTax, { ...given, creditLasts: 5 }).sentence).toBe(
    'Stay at the ordinary rate for tax year 2026-27, which costs ₹19,50,000, and choose the lower rate from tax year 2031-32. With this year’s figures in each of 6 years, and earlier credit that lasts 5 years more, that costs ₹3,17,200 less than the 22% rate at once. After that the lower rate costs ₹63,440 more than the ordinary rate each year: after 7 such years, staying would have cost less. The company cannot go back.',
  );
});

test('a company is told to stay a year where that keeps credit worth more than the year costs', () => {
  const given = {
    income: 30_00_000,
    bookProfit: 90_00_000,
    lost: 20_00_000,
    credit: 5_00_000,
    year: '2025-26',
  } as const;
  const { sentence, actions } = resultOf(corporateTax, given);
  expect(sentence).toBe(
    'Stay at the ordinary rate for FY 2025-26, which costs ₹14,04,000, and choose the lower rate from tax year 2026-27. With this year’s figures in each of 16 years, and earlier credit that lasts 14 years more, that costs ₹9,78,400 less than the 22% rate at once, which gives up ₹11,24,000 of MAT credit.',
  );
  expect(actions?.map(({ text }) => text).join(' ')).not.toContain('10-IC');
  // What a page says of the credit, the page of the next year says too: at the ordinary rate it cannot be used.
  const next = resultOf(corporateTax, { ...given, credit: 11_24_000, year: '2026-27' });
  expect(next.headline[0].value).toBe(9_43_800);
  expect(next.headline[1]?.value).toBe('Lower rate from tax year 2026-27');
});

test('an LLP is told of no advance tax below ₹10,000, and of nothing about companies', () => {
  const of = (income: number) => resultOf(corporateTax, { entity: 'llp', income, year: '2026-27' });
  const at = of(32_050);
  expect(at.headline[0].value).toBe(10_000);
  expect(of(32_000).headline[0].value).toBe(9_980);
  expect(of(32_000).tables?.map(({ id }) => id)).not.toContain('advance-tax');
  expect(of(30_000).tables?.map(({ id }) => id)).toEqual(['regimes']);
  expect(of(30_000).actions?.[0]?.text).toBe(
    'You need not pay advance tax, because the tax is below ₹10,000. Pay what is left before you file the return.',
  );
  expect(at.tables?.map(({ id }) => id)).toContain('advance-tax');
  expect(of(30_000).caveats?.some(({ text }) => /Minimum tax|turnover/.test(text))).toBe(false);
});

test('tax that is taken without a PAN is not said to come back', () => {
  const lost =
    'Without a PAN it does not reach your tax account, so you cannot claim it. With an inoperative PAN no refund is paid until the PAN is operative.';
  const collected = resultOf(tcs, { kind: 'tour', amount: 12_00_000, pan: 'none', date: '2026-02-10' });
  expect(collected.sentence).toBe(`TCS of ₹1,40,000 is added, so you pay ₹13,40,000. ${lost}`);
  expect(collected.actions?.map(({ text }) => text)).toEqual([
    'Give the seller a valid PAN before you pay. The TCS is then ₹90,000, and you can claim it.',
    'If you have already paid, ask the seller to correct the TCS statement with your PAN.',
  ]);
  const deducted = resultOf(tds, {
    payment: '194J-professional',
    amount: 1_00_000,
    pan: false,
    side: 'receive',
    date: '2026-02-10',
  });
  expect(deducted.sentence).toBe(`The payer deducts ₹20,000 under section 194J(1)(a), and you get ₹80,000. ${lost}`);
  expect(deducted.headline.map(({ label }) => label)).not.toContain('Seen in your tax account after');
  expect(deducted.actions?.map(({ text }) => text)).toEqual([
    'Give the payer a valid PAN. The TDS on this payment is then ₹10,000 instead of ₹20,000, and you can claim it.',
    'If the tax is already deducted, ask the payer to correct the TDS statement with your PAN.',
  ]);
});

test('what an employer can still do about TCS is said with the last day of that year', () => {
  const employer = (date: string) =>
    resultOf(tcs, { kind: 'tour', amount: 12_00_000, date }).actions?.find(({ text }) => text.includes('employer'))
      ?.text;
  expect(employer('2026-02-10')).toBe(
    'If you earn a salary, your employer can deduct less tax for it, until 31 Mar 2026: give Form 12BAA with the TCS. After that only the return brings it back.',
  );
  expect(employer('2026-11-23')).toContain('until 31 Mar 2027: give Form 122 (old 12BAA) with the TCS');
});

test('what is disallowed without TDS is measured on the amount on which tax had to be deducted', () => {
  const { caveats } = resultOf(tds, { payment: '194Q', amount: 80_00_000, date: '2026-02-10' });
  expect(caveats?.find(({ text }) => text.includes('disallowed'))?.text).toBe(
    'In a business: if you do not deduct the tax, or do not deposit it by the due date of your return, 30% of the expense on which tax had to be deducted is disallowed. On the ₹30,00,000 taxed here that is ₹9,00,000, until the year in which you deposit the tax.',
  );
});

test('a policy that pays less than its premiums has nothing to deduct from', () => {
  const given = { payment: '194DA', amount: 3_00_000, cost: 4_00_000, date: '2026-02-10' } as const;
  const because = 'under section 194DA, because the payment is not above the premiums or cost.';
  expect(resultOf(tds, given).sentence).toBe(`You deduct nothing ${because}`);
  expect(resultOf(tds, { ...given, side: 'receive' }).sentence).toBe(`Nothing is deducted ${because}`);
});

test('what being late with TDS costs is in the sentence, and the fee in what is to be paid', () => {
  // 1% of 72 lakh on 10 February; paid on 22 April: 3 months touched from February at 1.5% is 4.5%; due by 30 March, 23 days at ₹200.
  const flat = { payment: '194IA', amount: 72_00_000, date: '2026-02-10', depositedOn: '2026-04-22' } as const;
  const { sentence, actions } = resultOf(tds, flat);
  expect(sentence).toBe(
    'Deduct ₹72,000 under section 194-IA and pay ₹71,28,000. Being late adds interest of ₹3,240 and a late fee of ₹4,600, so ₹79,840 is to be paid in all.',
  );
  expect(actions?.[0]?.text).toContain(
    'Pay ₹79,840: the tax of ₹72,000, ₹3,240 of interest up to 22 Apr 2026 and the late fee of ₹4,600. The tax was due by 30 Mar 2026.',
  );
  // Form 26Q is filed by itself, and its fee is paid with it: due by 31 May, filed 10 days late.
  const bill = { amount: 1_00_000, date: '2026-02-10', depositedOn: '2026-03-08', filedOn: '2026-06-10' } as const;
  const late = resultOf(tds, bill);
  expect(late.sentence).toBe(
    'Deduct ₹10,000 under section 194J(1)(a) and pay ₹90,000. Being late adds interest of ₹300 and a late fee of ₹2,000, so ₹12,300 is to be paid in all.',
  );
  expect(late.actions?.map(({ text }) => text)).toEqual([
    'Pay ₹10,300: the tax of ₹10,000 and ₹300 of interest up to 8 Mar 2026. The tax was due by 7 Mar 2026. Use challan ITNS 281, under your TAN.',
    'File Form 26Q for the quarter. Pay the late fee of ₹2,000 with it: ₹12,300 in all.',
    'Give the payee Form 16A.',
  ]);
});

test('a month without tax is not said to be paid by credit', () => {
  const sentence = (changes: AnyInput) => resultOf(inputCredit, { month: '2026-10', ...changes }).sentence;
  const none = { outIgst: 0, outCgst: 0, outSgst: 0 };
  expect(sentence(none)).toBe('There is no tax to pay for Oct 2026.');
  expect(sentence({ ...none, outIgst: 100 })).toMatch(/^Your credit pays all the tax/);
});

test.each([
  [10_00_001, 'TCS of ₹0.20 is added, so you pay ₹10,00,001.20.'],
  [10_00_002, 'TCS of ₹0.40 is added, so you pay ₹10,00,002.40.'],
  [10_00_000.01, 'TCS of less than one paisa is added, so you pay ₹10,00,000.01.'],
  [12_00_000, 'TCS of ₹40,000 is added, so you pay ₹12,40,000.'],
])('TCS on ₹%s is never a tax of nothing that is added', (amount, said) => {
  const { sentence, headline } = resultOf(tcs, { kind: 'other', amount, date: '2026-05-01' });
  expect(sentence).toContain(said);
  expect(headline[0].unit).toBe(amount < 12_00_000 ? 'exactRupees' : 'rupees');
});

test('a resident person who buys a non-resident’s property is asked for no TAN from 1 October 2026', () => {
  type Asked = Parameters<typeof tds.compute>[0];
  const said = (date: string, given: Partial<Pick<Asked, 'buyer' | 'payment'>> = {}) => {
    const { actions, caveats } = resultOf(tds, { payment: '195-property', amount: 80_00_000, date, ...given });
    const tan = caveats?.find(({ text }) => text.includes('no TAN is needed'));
    return { actions: actions?.map(({ text }) => text).join(' ') ?? '', tan };
  };
  const person = said('2026-10-01');
  expect(person.actions).toContain('Use Form 141, Schedule E on the income-tax portal. You need no TAN');
  expect(person.actions).toContain('Give the payee Form 132 (old 16B).');
  expect(person.actions).not.toContain('Form 144');
  expect(person.tan?.cite?.at).toContain('Notification No. 121/2026');
  const others = [said('2026-09-30'), said('2026-10-01', { buyer: 'other' })];
  for (const { actions, tan } of [...others, said('2026-10-01', { payment: '195-investment' })]) {
    expect(actions).toContain('under your TAN. File Form 144 (old 27Q) for the quarter.');
    expect(tan).toBeUndefined();
  }
});

test('a new manufacturer reads of the rate that it chose for good, and of no choice', () => {
  const given = { year: '2025-26', income: 1_00_00_000, bookProfit: 1_00_00_000, lost: 2_00_00_000 } as const;
  const { sentence, headline } = resultOf(corporateTax, { ...given, manufacturer: true });
  expect(sentence).toBe('The company pays ₹51,48,000 for FY 2025-26 at the 15% rate, which it has chosen for good.');
  expect(headline.map(({ label }) => label)).toEqual(['Tax of the year', 'Share of the income']);
});

test('no advance tax is asked of a company whose TDS leaves less than ₹10,000', () => {
  // 10 lakh × 25.168% = 2,51,680.
  const given = { income: 10_00_000, bookProfit: 10_00_000, interest: true } as const;
  const at = (paid: number) => {
    const { actions = [], tables = [] } = resultOf(corporateTax, { ...given, paid });
    return [actions.map(({ text }) => text).join('\n'), tables.some(({ id }) => id === 'advance-tax')] as const;
  };
  expect(at(2_45_000)[0]).toContain('You need not pay advance tax, because the tax left after TDS and TCS is below');
  expect(at(2_45_000)[0]).not.toContain('All advance tax is due');
  expect([at(2_45_000)[1], at(2_41_680)[1]]).toEqual([false, true]);
  expect(at(2_41_680)[0]).toContain('All advance tax is due by 15 Mar 2027');
  expect(at(2_60_000)[0]).not.toMatch(/advance tax|Pay what is left/);
});

test('a total income that decides about the audit is named with the exemption', () => {
  const decided = (changes: AnyInput) => resultOf(taxAudit, { year: '2025-26', ...changes }).sentence;
  const doctor = { kind: 'profession', turnover: 20_00_000, profit: -1_00_000 };
  expect(decided({ ...doctor, otherIncome: 8_00_000 })).toContain(
    'decided it: the total income of ₹8,00,000 is above the basic exemption of ₹4,00,000.',
  );
  expect(decided({ ...doctor, otherIncome: 4_00_000 })).toBe(
    'You need no tax audit for FY 2025-26. This decided it: the total income of ₹4,00,000 is not above the basic exemption of ₹4,00,000.',
  );
  expect(decided({ ...doctor, entity: 'firm', otherIncome: 1_00_000 })).toContain(
    'decided it: the total income is ₹1,00,000, and there is no basic exemption.',
  );
});

test('credit that is missing is named with the year whose last day is given', () => {
  const missing = { reason: 'missing', igst: 100, cgst: 0, sgst: 0 };
  const texts = (month: string) =>
    (resultOf(inputCredit, { month, unavailable: [missing] } as never).actions ?? [])
      .map(({ text, date }) => `${date} ${text}`)
      .join('\n');
  // Section 16(4): invoices of March 2026, which are often late in GSTR-2B, have until 30 November 2026 alone.
  expect(texts('2026-04')).toMatch(
    /2027-11-30 .*For invoices of FY 2026-27 the last day is this one, .* For those of the year before it is 30 Nov 2026\./,
  );
  expect(texts('2026-12')).toMatch(/2027-11-30 .*For invoices of FY 2026-27 the last day is this one/);
  expect(texts('2026-12')).not.toContain('For those of the year before');
});

test('an export below its costs is a loss, not a negative amount kept', () => {
  const given = { mode: 'export', price: 100, exchangeRate: 90, cost: 7_00_000 } as const;
  expect(resultOf(exportImport, given).sentence).toContain(
    'On a price of ₹9,000 you lose ₹6,91,000 after costs, with no incentive counted',
  );
});

test('the lower rate is chosen by a day that is named', () => {
  const actions = (
    resultOf(corporateTax, { year: '2025-26', income: 50_00_000, bookProfit: 50_00_000 }).actions ?? []
  ).map(({ text }) => text);
  // Sections 115BAA(5) and 139(1).
  expect(actions[0]).toBe(
    'Choose the 22% rate in Form 10-IC by the due date of the return, 21 Nov 2026, or 30 Nov 2026 with a transfer pricing report. If it is late, the ordinary rate applies.',
  );
});

test('a cash withdrawal without returns has a higher rate only in the years whose rate the page knows', () => {
  expect(tdsPage.faqs['Is there still a double rate for people who file no returns?']).toContain(
    'before 1 Apr 2026 also for a cash withdrawal',
  );
});
