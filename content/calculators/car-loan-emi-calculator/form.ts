import { monthOfExport } from '@/content/day-of-export';
import * as ask from '@/content/questions/loan';
import { defineForm, type InputOf, money, month, whole } from '@/lib/calculator';

const form = defineForm({
  main: {
    priceKnown: ask.oneOf({ label: 'Price that you know' }, [
      ['exShowroom', 'Ex-showroom price', 'We add road tax, TCS and what you enter.'],
      ['onRoad', 'On-road price', 'One price with road tax, insurance and all else in it.'],
    ]),
    exShowroom: ask.largeAmount('Ex-showroom price', [3_00_000, 50_00_000], {
      help: 'With GST, after any discount.',
      min: 50_000,
      default: 12_00_000,
      showIf: { priceKnown: 'exShowroom' },
    }),
    quotedPrice: ask.largeAmount('On-road price', [3_00_000, 60_00_000], {
      help: 'As the dealer quoted it, after any discount.',
      min: 50_000,
      default: 14_00_000,
      showIf: { priceKnown: 'onRoad' },
    }),
    exShowroomKnown: ask.mayBeEmpty(
      ask.largeAmount('Ex-showroom price, if you know it', [3_00_000, 50_00_000], {
        help: 'Leave it empty for an estimate from road tax and TCS.',
        min: 50_000,
        slider: false,
        showIf: { priceKnown: 'onRoad' },
      }),
    ),
    state: ask.oneOf({ label: 'State of registration', default: 'maharashtra' }, [
      ['andhra-pradesh', 'Andhra Pradesh'],
      ['delhi', 'Delhi'],
      ['gujarat', 'Gujarat'],
      ['haryana', 'Haryana'],
      ['karnataka', 'Karnataka'],
      ['kerala', 'Kerala'],
      ['maharashtra', 'Maharashtra'],
      ['tamil-nadu', 'Tamil Nadu'],
      ['telangana', 'Telangana'],
      ['uttar-pradesh', 'Uttar Pradesh'],
      ['other', 'Another State'],
    ]),
    downPayment: ask.largeAmount('Down payment', [0, 20_00_000], {
      help: 'Your own money and the value of the car you give in exchange.',
      default: 3_00_000,
      showIf: { loanBasis: 'down' },
    }),
    rate: ask.ratePerYear([6, 18], { max: 30, default: 9 }),
    tenure: ask.tenure([12, 96], { min: 2, max: 120, default: 60 }),
  },
  more: {
    'Fuel and the dealer’s price sheet': {
      fuel: ask.oneOf({ label: 'Fuel', assumed: true }, [
        ['petrol', 'Petrol or hybrid'],
        ['diesel', 'Diesel'],
        ['cng', 'CNG or LPG'],
        ['electric', 'Electric'],
      ]),
      roadTax: money({
        label: 'Road tax, from the dealer’s sheet',
        help: 'Leave empty for an estimate from the State’s rates.',
        min: 0,
        max: 5_00_00_000,
        slider: false,
        default: null,
        optional: true,
      }),
      insurance: ask.amount('Insurance with the car', [0, 2_00_000], {
        help: 'From the dealer’s sheet or another insurer’s quote.',
        max: 50_00_000,
        formerDefault: 45_000,
        formerThrough: 2,
      }),
      registration: ask.cost('Registration, number plate, FASTag, handling', 50_000, {
        max: 10_00_000,
        formerDefault: 2_500,
        formerThrough: 2,
      }),
      accessories: ask.amount('Accessories and extended warranty', [0, 2_00_000], { max: 50_00_000 }),
      onRoadPrice: ask.mayBeEmpty(
        ask.largeAmount('On-road price, as quoted', [3_00_000, 60_00_000], {
          help: 'If you know both prices. Then road tax, insurance and the other parts are in it and are not added.',
          min: 50_000,
          showIf: { priceKnown: 'exShowroom' },
        }),
      ),
    },
    'Road tax by your State’s own rate': {
      ownTaxRate: ask.mayBeEmpty(
        ask.percentUpTo(30, 'Road tax rate, % of the price', {
          help: 'For a State that we have no rate for, or to use a newer one. A figure from the dealer’s sheet comes before it.',
          step: 0.25,
          slider: false,
        }),
      ),
      roadTaxCess: ask.percentUpTo(50, 'Cess on the road tax', {
        showIf: { ownTaxRate: { above: 0 } },
        step: 0.5,
        slider: { min: 0, max: 15 },
      }),
      taxWaived: ask.percentUpTo(100, 'Part of the road tax that is waived', {
        help: 'Some States waive all or half of it for electric cars.',
        showIf: { ownTaxRate: { above: 0 } },
        step: 5,
        slider: { min: 0, max: 100 },
      }),
      waivedMost: ask.mayBeEmpty(
        ask.amount('Most that is waived', [0, 2_00_000], {
          help: 'Leave it empty if there is no such limit.',
          showIf: { ownTaxRate: { above: 0 }, taxWaived: { above: 0 } },
          max: 50_00_000,
        }),
      ),
    },
    'Loan terms': {
      loanBasis: ask.oneOf({ label: 'The loan is' }, [
        ['down', 'Price minus down payment'],
        ['onRoad', 'A share of the on-road price'],
        ['exShowroom', 'A share of the ex-showroom price'],
        ['amount', 'An amount that I enter'],
      ]),
      loanAmount: ask.largeAmount('Loan amount', [50_000, 50_00_000], {
        help: 'What the lender gives you. The rest of the on-road price is your own money.',
        min: 1_000,
        default: 9_00_000,
        assumed: true,
        showIf: { loanBasis: 'amount' },
      }),
      financeShare: ask.share('Share that the lender finances', [50, 100], {
        min: 1,
        step: 1,
        default: 85,
        assumed: true,
        showIf: { loanBasis: ['onRoad', 'exShowroom'] },
      }),
      boughtIn: month({
        label: 'Month of purchase',
        help: 'The first EMI is due the month after.',
        min: '2019-04',
        max: '2040-12',
        default: monthOfExport,
        today: 'this',
      }),
      advanceEmis: whole({
        label: 'EMIs paid in advance',
        help: 'You pay them on the day of purchase. They count in the tenure.',
        min: 0,
        max: 12,
        default: 0,
      }),
      balloon: ask.largeAmount('Balloon with the last EMI', [0, 10_00_000], {
        help: 'A part of the loan that you pay in one sum at the end.',
      }),
      feePercent: ask.processingFee(3),
    },
    'Can you afford it?': {
      income: ask.mayBeEmpty(ask.pay('Your pay per month, before tax', [20_000, 5_00_000], { step: 5_000 })),
    },
    'What the car costs to own': {
      kmPerMonth: whole({
        label: 'Distance per month',
        unit: 'km',
        min: 0,
        max: 20_000,
        step: 100,
        slider: { min: 0, max: 3_000 },
        default: 1_000,
        assumed: true,
      }),
      fuelPerKm: ask.amount('Fuel or charging per km', [0, 20], {
        max: 100,
        step: 0.5,
        default: 8,
        paise: true,
        assumed: true,
      }),
      upkeep: ask.cost('Service, tyres, later insurance, per month', 20_000, {
        max: 5_00_000,
        default: 2_500,
        assumed: true,
      }),
      keepFor: ask.tenure([12, 180], { label: 'How long you keep the car', max: 240, default: 60 }),
      firstYearFall: ask.percentUpTo(60, 'Loss of value in the first year', { step: 1, default: 20 }),
      laterFall: ask.percentUpTo(60, 'Loss of value in each later year', { step: 1, default: 12 }),
    },
  },
  presets: [
    {
      label: 'Small car in Delhi',
      input: { exShowroom: 7_00_000, state: 'delhi', downPayment: 1_50_000, insurance: 30_000 },
    },
    {
      label: 'Electric car',
      input: { exShowroom: 16_00_000, fuel: 'electric', downPayment: 4_00_000, fuelPerKm: 1.5 },
    },
    {
      label: 'Half the tax waived',
      input: {
        state: 'other',
        fuel: 'electric',
        exShowroom: 16_00_000,
        downPayment: 4_00_000,
        ownTaxRate: 6,
        taxWaived: 50,
      },
    },
    {
      label: 'On-road price of ₹14.5 lakh',
      input: { priceKnown: 'onRoad', quotedPrice: 14_50_000, insurance: 45_000 },
    },
    { label: '20/4/10', input: { downPayment: 2_90_000, tenure: 48, income: 3_50_000 } },
    { label: 'Loan of ₹8 lakh', input: { loanBasis: 'amount', loanAmount: 8_00_000 } },
    { label: 'Balloon of ₹3 lakh', input: { balloon: 3_00_000 } },
  ],
});

export type CarLoanInput = InputOf<typeof form.fields>;

export default form;
