import { pinIn, readable } from '@/lib/ifsc/readable';
import {
  chhattisgarhFiledAsChandigarh,
  cleanText,
  impsPlaceholder,
  micrOf,
  nameWithoutPhone,
  type SourceRow,
  stateSpelled,
  tamilNaduFiledAsTelangana,
  telanganaFiledAsAndhraPradesh,
  withoutPhones,
} from '@/scripts/ifsc/corrections';

const row = (changes: Partial<SourceRow>): SourceRow => ({
  code: 'SBIN0000001',
  branch: 'MAIN',
  address: '',
  city: '',
  district: '',
  state: '',
  ...changes,
});

it('texts lose the debris of broken spaces, doubled spaces and stray commas; NA is nothing', () => {
  expect(cleanText('DAHIHANDA ┬áBRANCH')).toBe('DAHIHANDA BRANCH');
  expect(cleanText('  Main   Road , ')).toBe('MAIN ROAD');
  expect(cleanText(null)).toBe('');
  for (const nothing of ['NA', 'N.A.', 'nil', '.', '-']) expect(cleanText(nothing)).toBe('');
  expect(cleanText('NAGPUR')).toBe('NAGPUR');
});

describe('telephone numbers', () => {
  it.each([
    [
      'INDORE MAIN BRANCH, 20/1 A NEW PALASIA INDORE,M.P. PH:0731-2545253,0731-2548595',
      'INDORE MAIN BRANCH, 20/1 A NEW PALASIA INDORE,M.P.',
    ],
    ['VILL-RATUA,DIST - MALDA TEL - 03513-266060 WEST BENGAL - 732205', 'VILL-RATUA,DIST - MALDA WEST BENGAL - 732205'],
    ['HIGH WAY ROAD,BHILADI 02744 233144,GUJARAT', 'HIGH WAY ROAD,BHILADI ,GUJARAT'],
    ['DIST. PURI, ODISHA - 752106  STD.CODE:06758 MOBILE NO. 9437133438, 9672375649', 'DIST. PURI, ODISHA - 752106'],
    ['LAXMIPURA, NARASAMPET ROAD, WARANGAL-9394037090', 'LAXMIPURA, NARASAMPET ROAD, WARANGAL'],
    ['PAUL DAVIS, E-MAIL : ALUVA@CSB.CO.IN, PHONE: 0484 2624565', ''],
  ])('%s', (address, expected) => {
    expect(withoutPhones(address)).toBe(expected);
  });

  it.each([
    'SHOP NO 13-18, GREEN ACRES PH-1, MUMBAI-400601',
    'FORT-400001',
    '1 STRAND ROAD, KOLKATA 700 001',
    'PLOT NO 3, CTS NO 870, BHANDARKAR ROAD',
  ])('%s has none and stays', (address) => {
    expect(withoutPhones(address)).toBe(address);
  });

  it('go from names as well', () => {
    expect(nameWithoutPhone('BARAUT 9568005244')).toBe('BARAUT');
    expect(nameWithoutPhone('COURT ROAD, ETAWAH M9719934200')).toBe('COURT ROAD, ETAWAH');
    expect(nameWithoutPhone('SECTOR 17')).toBe('SECTOR 17');
    expect(nameWithoutPhone('12345')).toBe('');
  });
});

describe('states', () => {
  it('have one spelling each', () => {
    for (const [spelled, name] of [
      ['MH', 'MAHARASHTRA'],
      ['GUJRAT', 'GUJARAT'],
      ['PIN 734005', 'WEST BENGAL'],
      ['NEW DELHI', 'DELHI'],
      ['ORISSA', 'ODISHA'],
      ['JAMMU & KASHMIR', 'JAMMU AND KASHMIR'],
      ['ATLANTIS', ''],
    ]) {
      expect([spelled, stateSpelled(spelled ?? '')]).toEqual([spelled, name]);
    }
  });

  it('Chhattisgarh is not Chandigarh: by PIN code, by place, and Chandigarh itself stays', () => {
    const of = (changes: Partial<SourceRow>) =>
      chhattisgarhFiledAsChandigarh(row({ state: 'CHANDIGARH', ...changes })).state;
    expect(of({ city: 'RAIPUR', district: 'RAIPUR' })).toBe('CHHATTISGARH');
    expect(of({ city: 'NAGPUR', district: 'KORIYA' })).toBe('CHHATTISGARH');
    expect(of({ city: 'UNKNOWN', address: 'MAIN ROAD 492001' })).toBe('CHHATTISGARH');
    expect(of({ city: 'PANVEL EAST', district: 'RAIGAD', address: 'PANVEL 410206' })).toBe('MAHARASHTRA');
    expect(of({ city: 'CHANDIGARH', district: 'CHANDIGARH', address: 'SECTOR 17' })).toBe('CHANDIGARH');
    expect(of({ city: 'MANI MAJRA', district: 'CHANDIGARH', address: 'MANI MAJRA 160101' })).toBe('CHANDIGARH');
  });

  it('Telangana is not Andhra Pradesh: by PIN code, by district', () => {
    const of = (changes: Partial<SourceRow>) =>
      telanganaFiledAsAndhraPradesh(row({ state: 'ANDHRA PRADESH', ...changes })).state;
    expect(of({ address: 'ABIDS, 500001' })).toBe('TELANGANA');
    expect(of({ city: 'HYDERABAD' })).toBe('TELANGANA');
    expect(of({ city: 'GUNTUR', address: 'GUNTUR 522001' })).toBe('ANDHRA PRADESH');
    expect(of({ city: 'HYDERABAD', address: 'GUNTUR 522001' })).toBe('ANDHRA PRADESH');
  });

  it('Tamil Nadu is not Telangana, whatever its two letters were taken for', () => {
    expect(tamilNaduFiledAsTelangana(row({ state: 'TELANGANA', address: 'CHENNAI 600017' })).state).toBe('TAMIL NADU');
    expect(tamilNaduFiledAsTelangana(row({ state: 'TELANGANA', address: 'ABIDS 500001' })).state).toBe('TELANGANA');
  });
});

it('rows of a bank’s IMPS are where their centre is, not all in Mumbai', () => {
  const imps = row({ branch: 'CSB BANK IMPS', city: 'MUMBAI', state: 'MAHARASHTRA', address: 'THRISSUR 695001' });
  expect(impsPlaceholder(imps, 'KOCHI')).toMatchObject({ city: 'KOCHI', district: 'KOCHI', state: 'KERALA' });
  expect(impsPlaceholder({ ...imps, address: '' }, 'KOCHI').state).toBe('');
  expect(impsPlaceholder({ ...imps, branch: 'FORT' }, 'KOCHI')).toMatchObject({ city: 'MUMBAI' });
});

it('a MICR has nine digits or is none', () => {
  expect(['400240015', 'NA', '4002', '000000000', null].map(micrOf)).toEqual(['400240015', '', '', '', '']);
});

it('texts in capitals are written as people write them, PIN codes found', () => {
  expect(readable('ANDHERI WEST, M.G. ROAD')).toBe('Andheri West, M.G. Road');
  expect(readable('STATE BANK OF INDIA,RBO 2,NR. BUS STAND')).toBe('State Bank of India, RBO 2, Nr. Bus Stand');
  expect(readable('IFB PUNE')).toBe('IFB Pune');
  expect(readable('Fort')).toBe('Fort');
  expect(readable('Fort HOUSE')).toBe('Fort HOUSE');
  expect(readable('THE MALL OF THE NORTH')).toBe('The Mall of the North');
  // Four letters without a vowel are read one by one, five are not; "Bldg" and "Rd" are words.
  expect(readable('PQRS PQRST RD BLDG')).toBe('PQRS Pqrst Rd Bldg');
  expect(readable('XRD RDX')).toBe('XRD RDX');
  expect(readable('SKY WAY GANDHI')).toBe('Sky Way Gandhi');
  expect(pinIn('KOLKATA 700 001')).toBe('700001');
  expect(pinIn('FORT-400001, TEL 1234567')).toBe('400001');
  expect(pinIn('NO 12')).toBe('');
});
