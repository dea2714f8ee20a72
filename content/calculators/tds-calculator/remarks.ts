import type { TdsInput } from './form';

const contract =
  'A bill that shows material apart is taxed without it, if the work is done with material bought from the customer or the bill names its value.';
const feeClasses =
  'Professional fees, technical fees, royalty and non-compete fees each have a limit of their own for the same payee.';
const rentShare = 'The limit holds for each owner’s share where the owners’ shares are fixed.';
const cash = 'The bank adds up all accounts of one person with it.';
const inKind = 'Where the payee gets no money, see that the tax is paid before you hand the thing over.';
const gainProof =
  'Without a certificate of the tax officer careful buyers take the tax from the whole price, not from the gain.';

/** What surprises about one kind of payment, in a sentence or two. */
export const remarks: Partial<Readonly<Record<TdsInput['payment'], string>>> = {
  '192A': 'No tax after five years of service, or where the amount moves to another fund account.',
  '193':
    'Interest on most government securities bears no tax at source; floating-rate and other taxable savings bonds do.',
  '194-individual': 'The limit is for each company, and not for dividend paid in cash.',
  '194A-bank': 'The limit is for all branches of a bank together. Savings-account interest bears no tax at source.',
  '194A-senior': 'The limit is for all branches of a bank together. Savings-account interest bears no tax at source.',
  '194B': 'Each prize is compared alone. For a prize in kind the tax is paid before it is handed over.',
  '194BA': 'The amount is the net winnings: what is withdrawn, less what was paid in and not yet set off.',
  '194C': contract,
  '194C-transport':
    'The transporter’s declaration and PAN go into the statement. Without them the rule for contractors applies in full.',
  '194DA': 'Only for a policy whose payout is taxable. An exempt payout bears no tax.',
  '194IA':
    'Not for rural farm land. Parking, club and maintenance charges belong to the price. Each buyer files a form for each seller.',
  '194IB': `The tax is deducted once, from the last rent of the year or of the tenancy. ${rentShare}`,
  '194I-building': rentShare,
  '194I-plant': rentShare,
  '194J-professional': feeClasses,
  '194J-technical': feeClasses,
  '194J-film': feeClasses,
  '194J-royalty': feeClasses,
  '194J-nonCompete': feeClasses,
  '194J-callCentre': 'The rate is for a payee in the business of running a call centre alone.',
  '194LA': 'Not for farm land, and not for awards under the land acquisition Act of 2013.',
  '194M': 'For contracts, commission and professional fees together, also for personal purposes.',
  '194N': cash,
  '194N-nonFiler': cash,
  '194N-cooperative': cash,
  '194N-cooperativeNonFiler': cash,
  '194O-individual': 'On the same sale the rule for online sellers comes before the one for goods bought.',
  '194O-others': 'On the same sale the rule for online sellers comes before the one for goods bought.',
  '194Q': 'Only where the supplier is not already taxed as an online seller. Each supplier has a limit.',
  '194R': inKind,
  '194S-individual': inKind,
  '194S-others': inKind,
  '194T':
    'Not on a share of profit or on capital drawn. There is no certificate for a lower rate and no declaration for it.',
  '195-property': gainProof,
  '195-propertyShort': gainProof,
  '195-rent': 'Every owner who is a non-resident counts, with no limit. The tenant needs a TAN.',
  '195-nroInterest': 'Interest on NRE and FCNR deposits is exempt and bears no tax.',
  '195-technical':
    'Where the payee has a permanent establishment here, or the treaty wants knowledge made available, other rules may decide.',
  '194LC': 'For a foreign-currency loan or bond taken up before 1 July 2023.',
  '196D': 'Capital gains of a foreign portfolio investor on securities bear no tax at source.',
};
