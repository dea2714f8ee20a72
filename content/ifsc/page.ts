import type { Faqs } from '@/content/calculators/page';

/** The texts around the look-up on its page. */
export const ifscPage = {
  title: 'IFSC Lookup',
  route: '/ifsc-lookup/',
  summary: 'Check any IFSC, or find the code of a branch by bank and place. The codes you type are not sent anywhere.',
  description:
    'Check an IFSC or find one by bank, state, city and branch, by free text or by MICR. Codes of merged banks lead to the new ones. No code is sent.',
  keywords: [
    'IFSC code',
    'IFSC search',
    'bank branch finder',
    'MICR code search',
    'IFSC code check',
    'old IFSC code after merger',
    'find IFSC by branch name',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'Where do I find my IFSC?':
      'On each leaf of your cheque book, on the first page of your passbook, and in your bank’s app or net banking under the account’s details. The MICR is at the foot of the cheque, between two other groups of digits.',
    'Does a valid code mean that the account is right?':
      'No. It means that a branch with this code was in the payment system on the day of our list. Banks credit NEFT and RTGS by the account number, so a wrong number with a right IFSC can reach a stranger. Check the name that your bank’s app shows for the account, and send a small amount first.',
    'My code is “not on the list”. Is it wrong?':
      'Not necessarily. Banks add and withdraw codes every month, so our list does not have the newest ones. Compare the code with a cheque, ask the public service with the button, or use the Reserve Bank of India’s search page, linked below.',
    'My bank has merged. Does my old IFSC still work?':
      'No, not after the last day the bank announced. Type the old code here. You see which bank it moved to, and the new code where it can be worked out from the old one. For Allahabad Bank, Vijaya Bank, Dena Bank and others without such a rule, find the branch by place.',
    'Is what I type sent anywhere?':
      'No. The page fetches pieces of the bank list from this site and looks in them in your browser. The site’s server sees which piece is fetched: for a code, its bank and, for a large bank, a group of about seventy codes. It does not see the code. Only the button that asks the public service sends a code, and only when you press it.',
    'Why are branch details missing for some codes?':
      'The free lists we use have every code, but branch names and addresses for only about two in three, as of 2017. For the others we show the bank and that the code is valid. You can ask the public service for the rest.',
    'Can I find a branch by its MICR?':
      'Partly. The digits give the city and the bank for certain, where our data names them. We know the exact branch only for the head offices on NPCI’s list. For the others we offer the branches of that bank in that area. The IFSC is printed on the same cheque leaf.',
    'Where do I find the SWIFT code for money from abroad?':
      'Few branches have one of their own, and our lists have none. Where the public service knows one, its answer shows it. Otherwise ask your bank: the sender enters the SWIFT code that it names, which is often that of a main branch, with your account number and your branch’s IFSC.',
    'Why does my co-operative bank’s code begin with another bank’s letters?':
      'Small co-operative and rural banks use the payment system through a larger bank, with that bank’s codes. We show your own bank first and the larger one as the route.',
  } satisfies Faqs,
} as const;
