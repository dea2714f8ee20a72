/** The public IFSC service that a visitor may ask for one branch, and the check of what it answers. */

export const liveService = 'https://ifsc.razorpay.com/';

/** A branch in an answer of the service. Texts as they came; '' is unknown. The phone number is left out on purpose. */
export interface LiveBranch {
  readonly code: string;
  readonly bank: string;
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly micr: string;
  /** SWIFT code of the branch, 8 or 11 characters, in India; few branches have one. */
  readonly swift: string;
  readonly neft: boolean;
  readonly rtgs: boolean;
  readonly imps: boolean;
  readonly upi: boolean;
}

/** The outcome of a request: the branch, no such code, an answer that cannot be trusted, or no answer. */
export type LiveAnswer =
  | { readonly kind: 'found'; readonly branch: LiveBranch }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unreachable'; readonly timedOut: boolean };

const LONGEST = 400;

/** Returns the branch in an answer of the service to a code; null where it is not one about that very code. */
export function readLive(code: string, answer: unknown): LiveBranch | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = answer as Record<string, unknown>;
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, LONGEST) : '';
  };
  const flags = ['NEFT', 'RTGS', 'IMPS', 'UPI'].map((name) => fields[name]);
  if (fields.IFSC !== code || text('BANK') === '' || text('BRANCH') === '') return null;
  if (flags.some((flag) => typeof flag !== 'boolean')) return null;
  const micr = text('MICR');
  const swift = text('SWIFT').toUpperCase();
  // Rows of payment systems ("… IMPS") have a made-up city and state: the centre alone is kept.
  const isPlaceholder = /\sIMPS$/i.test(text('BRANCH'));
  return {
    code,
    bank: text('BANK'),
    branch: text('BRANCH'),
    address: /^(NA|N\.A\.?)$/i.test(text('ADDRESS')) ? '' : text('ADDRESS'),
    city: isPlaceholder ? text('CENTRE') : text('CITY'),
    district: isPlaceholder ? '' : text('DISTRICT') || text('CENTRE'),
    state: isPlaceholder ? '' : text('STATE'),
    micr: /^\d{9}$/.test(micr) ? micr : '',
    swift: /^[A-Z]{4}IN[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swift) ? swift : '',
    neft: flags[0] === true,
    rtgs: flags[1] === true,
    imps: flags[2] === true,
    upi: flags[3] === true,
  };
}

/**
 * Asks the service about one code: nothing but the code is sent, no cookies, no referrer. It waits for `timeout`
 * milliseconds and never tries twice.
 */
export async function askLive(code: string, timeout = 6_000): Promise<LiveAnswer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${liveService}${code}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (response.status === 404) return { kind: 'unknown' };
    if (!response.ok) return { kind: 'wrong' };
    const branch = readLive(code, await response.json().catch(() => null));
    return branch ? { kind: 'found', branch } : { kind: 'wrong' };
  } catch {
    return { kind: 'unreachable', timedOut: signal.aborted };
  }
}
