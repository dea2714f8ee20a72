import { defaultFetch } from '@/lib/default-fetch';
import { askLive, readLive } from '@/lib/ifsc/live';

const answered = (body: string, init?: ResponseInit) => {
  const asked: [string, RequestInit | undefined][] = [];
  global.fetch = (async (url: string, options?: RequestInit) => {
    asked.push([url, options]);
    return new Response(body, init);
  }) as typeof fetch;
  return asked;
};

describe('the default data fetch', () => {
  it('gets the parts of its key joined with slashes, credentials included, as JSON', async () => {
    const asked = answered('{"a":1}');
    expect(await defaultFetch(['/ifsc', 'abc', 'c/1.json'])).toEqual({ a: 1 });
    expect(asked[0]?.[0]).toBe('/ifsc/abc/c/1.json');
    expect(asked[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it.each([
    [401, 'Unauthorized', 'no entry', '401: no entry'],
    [404, 'Not Found', '', '404: Not Found'],
    [500, 'Internal Server Error', 'broken', '500: broken'],
  ])('throws on %i: status, colon, body or else the status text', async (status, statusText, body, message) => {
    answered(body, { status, statusText });
    await expect(defaultFetch(['/x'])).rejects.toThrow(message);
  });
});

describe('the public service', () => {
  const answer = {
    BANK: 'State Bank of India',
    IFSC: 'SBIN0000300',
    BRANCH: 'MUMBAI MAIN',
    ADDRESS: 'HORNIMAN CIRCLE',
    CENTRE: 'MUMBAI',
    CITY: 'MUMBAI',
    DISTRICT: 'MUMBAI',
    STATE: 'MAHARASHTRA',
    CONTACT: '+912222661765',
    MICR: '400002010',
    NEFT: true,
    RTGS: true,
    IMPS: true,
    UPI: false,
  };

  it('is asked about the code and nothing else, without cookies', async () => {
    const asked = answered(JSON.stringify(answer));
    expect(await askLive('SBIN0000300')).toMatchObject({ kind: 'found', branch: { micr: '400002010', upi: false } });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[0]).toBe('https://ifsc.razorpay.com/SBIN0000300');
    expect(asked[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('is not believed where its answer is about another code, or not of its form', () => {
    expect(readLive('SBIN0000300', answer)).not.toBeNull();
    expect(readLive('SBIN0000301', answer)).toBeNull();
    expect(readLive('SBIN0000300', { ...answer, UPI: 'yes' })).toBeNull();
    expect(readLive('SBIN0000300', { ...answer, BRANCH: '' })).toBeNull();
    for (const other of [null, 'Not Found', [], 1, {}]) expect(readLive('SBIN0000300', other)).toBeNull();
    expect(readLive('SBIN0000300', { ...answer, MICR: null })?.micr).toBe('');
    expect(JSON.stringify(readLive('SBIN0000300', answer))).not.toContain('22661765');
  });

  it.each([
    ['SBININBB300', 'SBININBB300'],
    ['sbininbb', 'SBININBB'],
    ['SBINUS33', ''],
    ['SBININBB3000', ''],
    [null, ''],
  ])('has of the SWIFT code %s what is one of India: "%s"', (SWIFT, swift) => {
    expect(readLive('SBIN0000300', { ...answer, SWIFT })?.swift).toBe(swift);
  });

  it('is read field by field, texts with single spaces and at most 400 characters', () => {
    expect(readLive('SBIN0000300', { ...answer, DISTRICT: 'MUMBAI CITY', ADDRESS: '  1  MAIN\n\nROAD ' })).toEqual({
      code: 'SBIN0000300',
      bank: 'State Bank of India',
      branch: 'MUMBAI MAIN',
      address: '1 MAIN ROAD',
      city: 'MUMBAI',
      district: 'MUMBAI CITY',
      state: 'MAHARASHTRA',
      micr: '400002010',
      swift: '',
      neft: true,
      rtgs: true,
      imps: true,
      upi: false,
    });
    expect(readLive('SBIN0000300', { ...answer, ADDRESS: 'A'.repeat(401) })?.address).toBe('A'.repeat(400));
    expect(readLive('SBIN0000300', { ...answer, BANK: 7 })).toBeNull();
    expect(readLive('SBIN0000300', { ...answer, BANK: ' ' })).toBeNull();
    expect(readLive('SBIN0000300', { ...answer, DISTRICT: '', CENTRE: 'FORT' })?.district).toBe('FORT');
  });

  it.each(['NEFT', 'RTGS', 'IMPS', 'UPI'])('says of %s what the answer says', (name) => {
    const none = { NEFT: false, RTGS: false, IMPS: false, UPI: false };
    const one = { neft: false, rtgs: false, imps: false, upi: false, [name.toLowerCase()]: true };
    expect(readLive('SBIN0000300', { ...answer, ...none, [name]: true })).toMatchObject(one);
  });

  it.each(['NA', 'N.A', 'n.a.'])('has no address where that is %s', (ADDRESS) => {
    expect(readLive('SBIN0000300', { ...answer, ADDRESS })?.address).toBe('');
  });

  it.each(['NAGPUR', 'CHINA', 'N.A. ROAD'])('has the address %s', (ADDRESS) => {
    expect(readLive('SBIN0000300', { ...answer, ADDRESS })?.address).toBe(ADDRESS);
  });

  it.each(['4000020101', 'X400002010', '40000201'])('has no MICR where that is %s', (MICR) => {
    expect(readLive('SBIN0000300', { ...answer, MICR })?.micr).toBe('');
  });

  it('takes a branch for that of a payment system only where its name ends so', () => {
    expect(readLive('SBIN0000300', { ...answer, BRANCH: 'BANK IMPS CELL' })?.state).toBe('MAHARASHTRA');
    expect(readLive('SBIN0000300', { ...answer, BRANCH: 'BANK IMPS', CENTRE: 'PUNE' })?.district).toBe('');
  });

  it('has separate failures: no such code, no trust, no answer', async () => {
    answered('"Not Found"', { status: 404 });
    expect(await askLive('SBIN0000300')).toEqual({ kind: 'unknown' });
    answered('<html>', { status: 200 });
    expect(await askLive('SBIN0000300')).toEqual({ kind: 'wrong' });
    answered(JSON.stringify(answer), { status: 503 });
    expect(await askLive('SBIN0000300')).toEqual({ kind: 'wrong' });
    global.fetch = (() => Promise.reject(new TypeError('failed'))) as typeof fetch;
    expect(await askLive('SBIN0000300')).toEqual({ kind: 'unreachable', timedOut: false });
  });

  it('does not place a bank’s IMPS in Mumbai', () => {
    const imps = { ...answer, BRANCH: 'Karnataka Bank IMPS', CENTRE: 'MANGALURU' };
    expect(readLive('SBIN0000300', imps)).toMatchObject({ city: 'MANGALURU', state: '' });
  });
});
