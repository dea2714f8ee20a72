import { site } from '../site';

const body = [
  'Calculator or page:',
  'What I entered (please leave out PAN, Aadhaar and account numbers):',
  'What I saw:',
  'What I expected, and the source if you know it:',
  '',
].join('\n\n');

/** The texts of the contact page. */
export const contactPage = {
  lead: 'Write to us about a calculator, a figure or the site.',
  emailTitle: 'Write an e-mail',
  writeNow: 'Write to us',
  mailto: `mailto:${site.supportEmail}?subject=${encodeURIComponent(`Question about ${site.name}`)}&body=${encodeURIComponent(body)}`,
  response: 'We answer within 24 hours on business days.',
  responseLabel: 'Response',
  location: 'Serving taxpayers across India',
  locationLabel: 'Location',
  emailLabel: 'E-mail',
  leaveOut: 'Please leave out your PAN, Aadhaar, account numbers and passwords. We never need them.',
  form: {
    title: 'Use the contact form',
    about: (name: string) =>
      `The form is run by ${name}. When you open it, it loads from ${name}, which then receives your IP address and what you send.`,
  },
  supportTitle: 'What support covers',
  support: [
    'How to use a calculator, and what a box or a result means',
    'A figure that you think is wrong, or a rule that has changed',
    'A page that doesn’t work, or is hard to use with a keyboard or a screen reader',
    'Requests for a calculator or a feature',
    'Questions about privacy, and requests about your data',
  ],
  notCovered:
    'We can’t give advice on your own tax, loan or investment, file returns, or speak to a tax office or a bank for you. A chartered accountant or another qualified person can.',
  faqs: {
    'Is it free?': 'Yes. Everything is free and you need no account.',
    'Can you see what I typed into a calculator?':
      'No. It stays in your browser. If you want us to look at your case, send us the link of the page. It carries your figures, so send it only if you want us to see them.',
    'The result differs from my employer’s or my bank’s. Who is right?':
      'Compare the working line by line: the reason is usually a different year, regime or rounding. If one of our lines looks wrong, tell us which one.',
    'Can you advise me what to do?':
      'No. We explain the rules and work out the figures. For a decision, please ask a qualified adviser who knows your case.',
    'How do I report a mistake?':
      'Write to us with the name of the calculator, the figures you typed and, if you know it, the section or the official source. We correct wrong figures first.',
  },
} as const;
