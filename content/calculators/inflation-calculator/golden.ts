import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type calculator from './index';

const fromIndex = (title: string) => ({ how: 'official', title }) as const;
const yearly = fromIndex('World Bank, consumer prices of India, yearly changes multiplied');

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹50,000 today at 6% for 20 years, savings at 7%',
    source: byHand('50,000 × 1.06²⁰; real return 1.07 ÷ 1.06 − 1'),
    input: {},
    expect: {
      'Cost later': 1_60_356.7736106422,
      'Total rise in prices': 220.7135472212845,
      'Value in today’s rupees': 15_590.2363443042,
      'Real return': 0.9433962264,
      'Savings grow to': 1_93_484.223124309,
      'Savings in today’s rupees': 60_329.295348041,
    },
  },
  {
    name: '₹1 crore in 20 years at 6% buys what ₹31.18 lakh buys today',
    source: byHand('1,00,00,000 ÷ 1.06²⁰'),
    input: { mode: 'worth', amount: 1_00_00_000 },
    expect: { 'Value in today’s rupees': 31_18_047.26886085, 'Buying power lost': 68.8195273114 },
  },
  {
    name: 'a 12% return with 6% inflation is 5.66% real, not 6%',
    source: byHand('1.12 ÷ 1.06 − 1'),
    input: { returnRate: 12 },
    expect: { 'Real return': 5.660377358490565 },
  },
  {
    name: 'two and a half years',
    source: byHand('50,000 × 1.06^2.5'),
    input: { period: 30 },
    expect: { 'Cost later': 57_840.850132065 },
  },
  {
    name: 'no inflation leaves everything as it is',
    source: byHand('50,000 × 1'),
    input: { rate: 0 },
    expect: { 'Cost later': 50_000, 'Value in today’s rupees': 50_000, 'Real return': 7 },
  },
  {
    name: 'falling prices',
    source: byHand('50,000 × 0.98⁵ and ÷ 0.98⁵'),
    input: { rate: -2, period: 60 },
    expect: { 'Cost later': 45_196.03984, 'Value in today’s rupees': 55_314.5808537724 },
  },
  {
    name: '₹1 lakh of 2000 in 2024',
    source: yearly,
    input: { mode: 'past', amount: 1_00_000, from: '2000', to: '2024' },
    expect: {
      'Same buying power': 4_18_950.0911603417,
      'Total change in prices': 318.9500911603,
      'Average inflation, per year': 6.1508384149,
    },
  },
  {
    name: 'and ₹1 lakh of 2024 in 2000',
    source: yearly,
    input: { mode: 'past', amount: 1_00_000, from: '2024', to: '2000' },
    expect: { 'Same buying power': 23_869.1916077726, 'Average inflation, per year': 6.1508384149 },
  },
  {
    name: 'the whole table, 1959 to 2024',
    source: yearly,
    input: { mode: 'past', amount: 1_000, from: '1959', to: '2024' },
    expect: { 'Same buying power': 91_684.9831864499 },
  },
  {
    name: 'prices fell in 1976',
    source: fromIndex('World Bank, India, 1976: −7.63%'),
    input: { mode: 'past', amount: 1_00_000, from: '1975', to: '1976' },
    expect: { 'Same buying power': 92_370, 'Average inflation, per year': -7.63 },
  },
  {
    name: 'years after the table at the rate assumed',
    source: byHand('1,00,000 × 1.0565 × 1.0495 × 1.03²'),
    input: { mode: 'past', amount: 1_00_000, from: '2022', to: '2026' },
    expect: { 'Same buying power': 1_17_632.2472075, 'Average inflation, per year': 4.1433631475 },
  },
  {
    name: 'CPI-Combined, 2012-13 to 2023-24',
    source: fromIndex('RBI tables: 184.1 ÷ 102.6'),
    input: { mode: 'past', amount: 1_00_000, series: 'financial', from: '2012', to: '2023' },
    expect: {
      'Same buying power': 1_79_434.6978557505,
      'Total change in prices': 79.4346978558,
      'Average inflation, per year': 5.4586973493,
    },
  },
  {
    name: 'CPI-Combined from its first year to its last',
    source: fromIndex('RBI tables: 192.6 ÷ 93.4'),
    input: { mode: 'past', amount: 1_00_000, series: 'financial', from: '2011', to: '2024' },
    expect: { 'Same buying power': 2_06_209.8501070664 },
  },
  {
    name: 'industrial workers, 1989-90 to 2020-21',
    source: fromIndex('RBI, CPI-IW, 31 yearly changes multiplied'),
    input: { mode: 'past', amount: 1_000, series: 'workers', from: '1989', to: '2020' },
    expect: { 'Same buying power': 9_021.318875935 },
  },
  {
    name: 'a salary of ₹6 lakh in 2015 and ₹10 lakh in 2024',
    source: yearly,
    input: { mode: 'salary' },
    expect: { 'Salary needed to keep up': 9_30_312.635126911, 'Real change in salary': 7.4907468997 },
  },
  {
    name: 'one year against itself',
    source: byHand('There is nothing to compare'),
    input: { mode: 'past', from: '2020', to: '2020' },
    refused: 'Choose two different years',
  },
  {
    name: 'CPI-Combined before its first year',
    source: byHand('The series begins in 2011-12'),
    input: { mode: 'past', series: 'financial', from: '2010' },
    refused: 'This index begins in 2011-12',
  },
  {
    name: 'industrial workers before 1989-90',
    source: byHand('The first change on file is that of 1990-91'),
    input: { mode: 'past', series: 'workers', from: '1988', to: '2020' },
    refused: 'This index begins in 1989-90',
  },
  {
    name: 'industrial workers after 2020-21',
    source: byHand('The last change on file is that of 2020-21'),
    input: { mode: 'past', series: 'workers', from: '2015', to: '2021' },
    refused: 'This index goes up to 2020-21, so it has no figure for 2021-22',
  },
  {
    name: 'a later salary of an earlier year',
    source: byHand('2015 comes before 2024'),
    input: { mode: 'salary', from: '2024', to: '2015' },
    refused: 'Choose a year after 2024',
  },
];
