/** Years and short amounts that stay on one line. */
import { renderToStaticMarkup } from 'react-dom/server';
import { unbroken } from '@/components/ui/unbroken';

it.each([
  ['nothing to keep', 'nothing to keep'],
  ['for FY 2025-26 on', 'for FY <span class="whitespace-nowrap">2025-26</span> on'],
  [
    '2024-25 and 2025-26',
    '<span class="whitespace-nowrap">2024-25</span> and <span class="whitespace-nowrap">2025-26</span>',
  ],
  ['on 2025-06-14', 'on 2025-06-14'],
  ['up to ₹50 lakh', 'up to ₹50\u00a0lakh'],
  ['₹1.5 crore, 50 lakh', '₹1.5\u00a0crore, 50 lakh'],
])('%s', (text, html) => expect(renderToStaticMarkup(<p>{unbroken(text)}</p>)).toBe(`<p>${html}</p>`));
