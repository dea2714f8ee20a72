import type { Misform, Repair } from '@/lib/ifsc/code';
import type { Bank } from '@/lib/ifsc/manifest';
import type { Merger } from '@/lib/ifsc/retired';

/** The texts of the box and of what a code comes to. */
export interface CodeWords {
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly hint: string;
    readonly button: string;
    readonly clear: string;
    readonly examples: string;
    readonly exampleTexts: readonly string[];
  };
  readonly repairs: (repairs: readonly Repair[], code: string) => string;
  readonly zerosForO: (code: string) => string;
  readonly notPossible: string;
  readonly misform: (misform: Misform) => string;
  readonly digits: (length: number) => string;
  readonly unknownBank: { readonly title: string; readonly text: (code: string, listDate: string) => string };
  readonly unlisted: {
    readonly title: (listDate: string) => string;
    readonly text: (bank: string) => string;
    readonly old: (branch: string, detailsDate: string) => string;
  };
  readonly retired: {
    readonly title: (merger: Merger) => string;
    readonly text: (merger: Merger, into: string) => string;
    readonly newCode: string;
    readonly gone: string;
    readonly noRule: (into: string) => string;
    readonly old: (branch: string) => string;
    readonly find: (into: string, place: string) => string;
  };
  readonly noDetails: { readonly title: string; readonly text: string };
  readonly fields: {
    readonly code: string;
    readonly bank: string;
    readonly branch: string;
    readonly address: string;
    readonly city: string;
    readonly district: string;
    readonly state: string;
    readonly micr: string;
    readonly systems: string;
  };
  readonly micrUnknown: string;
  readonly systems: {
    readonly yes: (system: string) => string;
    readonly no: (system: string) => string;
    readonly bankUpi: string;
    readonly bankNoUpi: string;
    readonly unknown: string;
    readonly unknownOfMember: string;
  };
  readonly listed: (listDate: string) => string;
  readonly routed: (sponsor: string) => string;
  readonly asOf: (detailsDate: string) => string;
  readonly asOfMapped: (detailsDate: string, oldCode: string) => string;
  readonly parts: {
    readonly title: string;
    readonly bank: (bank: string) => string;
    readonly zero: string;
    readonly branch: string;
  };
  readonly live: {
    readonly ask: string;
    readonly askAgain: string;
    readonly note: string;
    readonly asking: string;
    readonly source: string;
    readonly notReached: string;
  };
  readonly copy: string;
  readonly copyAll: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly sameBank: (bank: string, state: string) => string;
  readonly failed: { readonly title: string; readonly text: string; readonly damaged: string; readonly retry: string };
  readonly searching: string;
  readonly recent: { readonly title: string; readonly note: string; readonly clear: string };
  readonly date: (iso: string) => string;
  readonly monthOf: (iso: string) => string;
}

/** The texts of the steps by place. */
export interface StepsWords {
  readonly title: string;
  readonly bank: string;
  readonly state: string;
  readonly place: string;
  readonly branch: string;
  readonly typeBank: string;
  readonly typeState: string;
  readonly typePlace: string;
  readonly typeBranch: string;
  readonly first: (step: string) => string;
  readonly none: string;
  readonly more: (count: number) => string;
  readonly branches: (count: number) => string;
  readonly restart: string;
  readonly noDetails: (bank: Bank) => string;
  readonly partly: (bank: Bank) => string;
  readonly loading: string;
}

/** The texts of branches to choose from. */
export interface HitsWords {
  readonly found: (total: number) => string;
  readonly shown: (shown: number) => string;
  readonly missing: (words: readonly string[]) => string;
  readonly suggestions: string;
  readonly narrow: string;
  readonly nothing: (text: string) => string;
  readonly nothingHint: string;
  readonly bankOnly: (bank: string) => string;
  readonly more: string;
  readonly noBranchName: string;
  readonly onlyLocated: (share: string) => string;
}

/** The texts of what a MICR tells. */
export interface MicrWords {
  readonly title: string;
  readonly city: (digits: string, city: string) => string;
  readonly cityUnknown: (digits: string) => string;
  readonly bank: (digits: string, banks: readonly string[]) => string;
  readonly bankUnknown: (digits: string) => string;
  readonly branch: (digits: string) => string;
  readonly exact: (count: number) => string;
  readonly notExact: string;
  readonly candidates: (count: number) => string;
  readonly noCandidates: string;
}
