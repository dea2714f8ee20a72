/** Figures whose own words keep them out of boxes of other names. */
import { box, dayOf, fillsIn, formOf } from './toy-form';

const tax = box('tax', 'money', { bare: true, from: 100 });
const salary = box('salary', 'money', { bare: true, from: 1_000 });
const interest = box('interest', 'money', { label: 'Interest of the year', words: 'interest|fd', bare: true });
const takeHome = box('pay', 'money', { label: 'Take-home pay', words: 'pay|ctc|lpa', bare: true, per: 'month' });
const wages = box('wages', 'money', { bare: true, per: 'month', from: 36_000 });
const down = box('down', 'money', { none: 'zero down' });
const paid = box('paid', 'money', { words: 'bhara|paid fee' });
const emis = box('emis', 'count', { words: 'emis? paid', months: 1 });
const duty = box('duty', 'percent', { bare: true, to: 200 });
const exchange = box('exchange', 'money', { words: 'rate', from: 0.1, to: 500 });

it.each<[string, string, ReturnType<typeof formOf>, string[]]>([
  ['a salary is no tax', 'salary 8 lakh', formOf([tax]), []],
  ['though a word for one stands elsewhere', 'tax on late salary 8 lakh', formOf([tax]), []],
  ['it has its own box', 'salary 8 lakh', formOf([tax, salary]), ['salary=800000']],
  ['what is asked on it is its amount', 'gst on salary 8 lakh', formOf([tax]), ['tax=800000']],
  ['a refund is no interest', 'refund 45000 filed 20 july 2026 interest', formOf([interest]), []],
  ['what was deposited is no interest', 'fd 20 lakh 7%', formOf([interest]), []],
  ['nor beside its interest', 'fd 20 lakh interest 140000', formOf([interest]), ['interest=140000', '20 lakh']],
  ['what is to be filled up is no payment', '1.5 lakh kaise bharu tax 20000', formOf([tax]), ['tax=20000', '1.5 lakh']],
  ['a pay before tax is no take-home pay', '22 lpa', formOf([takeHome]), []],
  ['nor is it a price', 'ctc 22 lakh', formOf([tax]), []],
  ['a limit of the law is nobody’s amount', 'tax free limit 2 lakh', formOf([tax]), []],
  ['nor where it is called so behind it', '20 lakh ki limit', formOf([tax]), []],
  ['but where one is asked', 'limit 2 lakh', formOf([box('limit', 'money')]), ['limit=200000']],
  [
    'an EMI is no interest',
    'home loan emi 40000',
    formOf([box('loan', 'money', { label: 'Loan interest', words: 'home loan' })]),
    [],
  ],
  ['a package is no take-home pay', '18 lakh package', formOf([takeHome]), []],
  ['what there is none of is nothing', 'zero down 8 lakh', formOf([tax, down]), ['tax=800000&down=0']],
  ['and takes no figure', 'zero down 8 lakh', formOf([down]), ['down=0', '8 lakh']],
  ['what was not paid is no payment', 'advance nahi bhara tax 2 lakh', formOf([tax, paid]), ['tax=200000']],
  ['the word before the next amount is that one’s', 'salary 75000 tax 2 lakh', formOf([tax]), ['tax=200000', '75000']],
  [
    'a longer word holds its own',
    'fee 5 lakh paid fee 2 lakh',
    formOf([paid, box('fee', 'money', { bare: true })]),
    ['fee=500000&paid=200000'],
  ],
  ['two lakh are hardly the pay of a month', '2 lakh', formOf([wages]), []],
  ['unless a word says so', 'wages 2 lakh', formOf([wages]), ['wages=200000']],
  ['less is one', '90000', formOf([wages]), ['wages=90000']],
  ['years are as many as they take months', 'emi paid 4 saal', formOf([emis]), ['emis=48']],
  ['where a number is asked it stays one', 'emi paid 40', formOf([emis]), ['emis=40']],
  [
    'a word for spending takes no time',
    'kharcha 18 saal',
    formOf([box('time', 'duration', { bare: true })]),
    ['time=216'],
  ],
  ['a broken number is no rate of duty', '84.5 rate', formOf([duty, exchange]), ['exchange=84.5']],
  ['nor is a large one that is called a rate', '84 rate', formOf([duty, exchange]), ['exchange=84']],
  ['with a sign it is one', 'duty 84.5%', formOf([duty, exchange]), ['duty=84.5']],
])('%s: "%s"', (_, query, form, found) => expect(fillsIn(query, form)).toEqual(found));

it('an amount in rupees beside a rate of exchange is one in that money', () => {
  const price = box('price', 'money', { label: 'Price in foreign money', foreign: true, bare: true, rate: 'exchange' });
  expect(fillsIn('20 lakh rate 84.5', formOf([price, exchange]))).toEqual(['price=23668.64&exchange=84.5']);
  expect(fillsIn('20 lakh', formOf([price, exchange]))).toEqual(['price=2000000&exchange=1']);
  expect(fillsIn('12000 dollars 86.2 rate', formOf([price, exchange]))).toEqual(['price=12000&exchange=86.2']);
});

it('what a section hides nothing else shows', () => {
  const situation = {
    name: 'situation',
    label: 'Situation',
    options: [
      ['hra', 'hra', 'HRA'],
      ['none', '80gg', 'None'],
    ],
  } as const;
  const pay = { ...salary, needs: { situation: ['hra'] } };
  const form = formOf([pay, tax], { choices: [situation], starts: { situation: 'hra' } });
  expect(fillsIn('salary 8 lakh', form)).toEqual(['salary=800000']);
  expect(fillsIn('80gg salary 8 lakh tax 5000', form)).toEqual(['tax=5000&situation=none', '8 lakh']);
});

it('the year behind a word for a birth is its own, and the other no end', () => {
  const days = { min: dayOf('2003-12-02'), max: dayOf('2037-01-01') };
  const birth = box('birth', 'date', { ...days, words: 'daughter', byAge: true });
  const opened = box('opened', 'date', { ...days, role: 'from' });
  const closed = box('closed', 'date', { ...days, role: 'to' });
  expect(fillsIn('opened 2019 daughter 2017 tax 5000', formOf([tax, birth, opened, closed]))).toEqual([
    'tax=5000&birth=2017-07-01&opened=2019-07-01',
  ]);
});
