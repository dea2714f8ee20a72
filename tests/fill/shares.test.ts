/** Shares of the largest amount, in the boxes that ask an amount; and amounts where a share is asked. */
import { box, fillsIn, formOf } from './toy-form';

const price = box('price', 'money', { bare: true, from: 10_000 });
const down = box('down', 'money', { ofWhole: true, words: 'down payment|down', from: 1_000 });
const rate = box('rate', 'percent', { bare: true, to: 40, words: 'rate' });
const basic = box('basic', 'percent', { ofWhole: true, words: 'basic', to: 100 });
const form = formOf([price, down, rate, basic]);

it.each<[string, string, string[]]>([
  ['behind the word', 'price 8 lakh down payment 20%', ['price=800000&down=160000']],
  ['before the word', 'price 8 lakh 20% down', ['price=800000&down=160000']],
  ['before it, the rate behind it', 'price 8 lakh 20% down 9%', ['price=800000&down=160000&rate=9']],
  ['behind it, the rate before it', 'price 8 lakh 9% down 20%', ['price=800000&rate=9&down=160000']],
  ['of two round ones the one behind', 'price 8 lakh 10% down 20%', ['price=800000&rate=10&down=160000']],
  ['another word before it is its own', 'price 8 lakh rate 10% down 20%', ['price=800000&rate=10&down=160000']],
  [
    'the word between an amount and a rate is the amount’s',
    'price 8 lakh 2 lakh down 9.5%',
    ['price=800000&down=200000&rate=9.5'],
  ],
  ['of the whole a broken share is one', 'price 8 lakh down 18.5%', ['price=800000&down=148000']],
  ['to the rupee', 'price 8,88,888 down 12.5%', ['price=888888&down=111111']],
  ['an amount stays one', 'price 8 lakh down 2 lakh', ['price=800000&down=200000']],
  ['an amount is a share where that is asked', 'price 24 lakh basic 12 lakh', ['price=2400000&basic=50']],
  ['of two decimals', 'price 18 lakh basic 7 lakh', ['price=1800000&basic=38.89']],
  ['a share stays one', 'price 24 lakh basic 40%', ['price=2400000&basic=40']],
  ['not of what is paid by the month', 'price 24 lakh basic 50000 per month', ['price=2400000', '50000']],
  ['without an amount there is nothing to take it of', 'down 20%', ['rate=20']],
])('%s', (_, query, found) => expect(fillsIn(query, form)).toEqual(found));

it('what is a share of the whole goes into no other box', () => {
  const loan = formOf([box('loan', 'money', { bare: true }), { ...down, with: { by: 'price' } }], {
    starts: { by: 'loan' },
  });
  expect(fillsIn('loan 8 lakh down payment 20%', loan).join()).not.toContain('loan=160000');
  expect(fillsIn('loan 1.6 lakh', loan).join()).toContain('loan=160000');
});
