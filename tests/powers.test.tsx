/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { withPowers } from '@/components/ui/powers';

const html = (text: string) => render(<p>{withPowers(text)}</p>).container.innerHTML;

test.each([
  ['P × (1 + r)^120', '<p>P × (1 + r)<sup>120</sup></p>'],
  ['(1 + R)^(1/12) − 1', '<p>(1 + R)<sup>1/12</sup> − 1</p>'],
  ['1 − (1 + r)^−(n − m)', '<p>1 − (1 + r)<sup>−(n − m)</sup></p>'],
  ['÷ (1 + x)^(days ÷ 365) = 0', '<p>÷ (1 + x)<sup>days ÷ 365</sup> = 0</p>'],
  ['(1 + r)^11,680, every day', '<p>(1 + r)<sup>11,680</sup>, every day</p>'],
  ['1.02^year × 2', '<p>1.02<sup>year</sup> × 2</p>'],
  ['no power, 2 ^ 3', '<p>no power, 2 ^ 3</p>'],
])('%s is raised', (text, expected) => expect(html(text)).toBe(expected));
