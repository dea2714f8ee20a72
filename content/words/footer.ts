import type { FooterWords } from '@/components/shell/words';

export const footerWords: FooterWords = {
  promise: 'Everything is computed in your browser. What you type is not sent anywhere and not stored.',
  advice: 'Results are for information only. They are not professional tax or investment advice.',
  links: 'About this site',
  pages: [
    ['/about/', 'About'],
    ['/disclaimer/', 'Disclaimer'],
    ['/privacy/', 'Privacy'],
    ['/advertising/', 'Advertising'],
    ['/contact/', 'Contact'],
  ],
};
