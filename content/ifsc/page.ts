import type { Faq } from '@/content/calculators/page';

/** What stands around the look-up on its page. */
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
  faqs: [
    {
      question: 'Where do I find my IFSC?',
      answer:
        'On each leaf of your cheque book, on the first page of your passbook, and in your bank’s app or net banking under the account’s details. The MICR stands at the foot of the cheque, between two other groups of digits.',
    },
    {
      question: 'Does a valid code mean that the account is right?',
      answer:
        'No. It means that a branch with this code was in the payment system on the day of our list. Banks credit NEFT and RTGS by the account number; a wrong number with a right IFSC can reach a stranger. Check the name that your bank’s app shows for the account, and send a small amount first.',
    },
    {
      question: 'My code is “not on the list”. Is it wrong?',
      answer:
        'Not for sure. Banks add and withdraw codes every month, so a code newer than our list is not known to it. Compare it with a cheque, ask the public service with the button, or use the search page of the Reserve Bank of India, linked below.',
    },
    {
      question: 'My bank has merged. Does my old IFSC still work?',
      answer:
        'No, not after the day the bank named. Type the old code here: you see the bank it went to and, where the new code follows from the old one, the new code. For banks without such a rule, such as Allahabad Bank, Vijaya Bank and Dena Bank, find the branch by place.',
    },
    {
      question: 'Is what I type sent anywhere?',
      answer:
        'No. The page fetches pieces of the bank list from this site and looks in them in your browser. The site’s server sees which piece is fetched: for a code, its bank and, in a large bank, a group of some seventy codes; it does not see the code. Only the button that asks the public service sends a code, and only when you press it.',
    },
    {
      question: 'Why are branch details missing for some codes?',
      answer:
        'The free lists that we build from hold every code, but branch names and addresses for about two in three of them, as of 2017. For the others we tell the bank and that the code is valid, and you can ask the public service for the rest.',
    },
    {
      question: 'Can I find a branch by its MICR?',
      answer:
        'In part. The digits tell the city and the bank for certain where our data names them; which branch it is, we know for the head offices on NPCI’s list and otherwise offer the branches of that bank in that area. The IFSC stands on the same cheque leaf.',
    },
    {
      question: 'Why does my co-operative bank’s code begin with another bank’s letters?',
      answer:
        'Small co-operative and rural banks reach the payment system through a larger bank, and use codes of that bank. We show your own bank first and the larger one as the route.',
    },
  ] satisfies readonly Faq[],
} as const;
