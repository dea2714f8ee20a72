import type { TdsInput } from './form';

const contract =
  'If the contractor makes a product with material bought from the customer, and the bill shows the value of the material separately, you deduct on the amount without it.';
const feeClasses =
  'Professional fees, technical fees, royalty and non-compete fees each have a separate limit for the same payee.';
const rentShare = 'If the owners’ shares are fixed, the limit applies to each owner’s share.';
const cash = 'The bank adds up all accounts of one person with it.';
const deposits =
  'The limit is for all branches of a bank together. There is no TDS on savings-account interest, and of the post office’s schemes only on the Senior Citizens’ Savings Scheme.';
const inKind = 'If the payee gets no money, make sure that the tax is paid before you hand over the thing.';
const gainProof = 'Without a tax officer’s certificate, careful buyers deduct on the whole price, not on the gain.';

/** What surprises about one kind of payment, in a sentence or two. */
export const surprises: Partial<Readonly<Record<TdsInput['payment'], string>>> = {
  '192A': 'No tax after five years of service, or if the amount moves to another fund account.',
  '193':
    'There is no TDS on interest from most government securities. There is on floating-rate and other taxable savings bonds.',
  '194-individual': 'The limit is for each company, and not for dividend paid in cash.',
  '194A-bank': deposits,
  '194A-senior': deposits,
  '194B': 'Compare each prize separately. For a prize in kind the tax is paid before it is handed over.',
  '194BA': 'The amount is the net winnings: withdrawals, less deposits not yet set off.',
  '194C': contract,
  '194C-transport':
    'The transporter’s declaration and PAN go into the statement. Without them the rule for contractors applies in full.',
  '194DA': 'Only for a policy whose payout is taxable. There is no TDS on an exempt payout.',
  '194IA':
    'Not for rural farm land. Parking, club and maintenance charges are part of the price. Each buyer files a form for each seller.',
  '194IB': `You deduct the tax once, from the last rent of the year or of the tenancy. ${rentShare}`,
  '194I-building': rentShare,
  '194I-plant': rentShare,
  '194J-professional': feeClasses,
  '194J-technical': feeClasses,
  '194J-film': feeClasses,
  '194J-royalty': feeClasses,
  '194J-nonCompete': feeClasses,
  '194J-callCentre': 'This rate is for a payee whose only business is running a call centre.',
  '194LA': 'Not for farm land, and not for awards under the land acquisition Act of 2013.',
  '194M': 'For contracts, commission and professional fees together, even for personal purposes.',
  '194N': cash,
  '194N-nonFiler': cash,
  '194N-cooperative': cash,
  '194N-cooperativeNonFiler': cash,
  '194O-individual': 'On the same sale the rule for online sellers applies before the rule for goods bought.',
  '194O-others': 'On the same sale the rule for online sellers applies before the rule for goods bought.',
  '194Q': 'Only if there is no TDS on the supplier as an online seller. Each supplier has a separate limit.',
  '194R': inKind,
  '194S-individual': inKind,
  '194S-others': inKind,
  '194T':
    'Not on a share of profit or on capital drawn. A declaration does not apply here, and a lower-rate certificate only from 1 April 2026.',
  '195-property': gainProof,
  '195-propertyShort': gainProof,
  '195-rent': 'Deduct for every non-resident owner, without a limit. The tenant needs a TAN.',
  '195-nroInterest': 'Interest on NRE and FCNR deposits is exempt, so there is no TDS.',
  '195-technical':
    'If the payee has a permanent establishment here, or the treaty taxes only fees that make knowledge available, other rules may apply.',
  '194LC':
    'For a foreign-currency loan or bond taken before 1 July 2023. The least rate without a PAN is not for the interest of a long-term bond: choose there that the details were given.',
  '196D': 'There is no TDS on a foreign portfolio investor’s capital gains on securities.',
};
