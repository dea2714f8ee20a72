/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CalculatorCard } from '@/components/home/card';

const entry = {
  id: 'x',
  route: '/x/',
  title: 'EMI Calculator',
  description: 'What a loan costs',
  icon: 'Landmark',
  popular: true,
};

it('a card shows title, description and badges, and is one link', () => {
  const { rerender } = render(<CalculatorCard entry={entry} />);
  expect(screen.getByRole('link')).toHaveTextContent('EMI CalculatorPopularWhat a loan costs');
  rerender(<CalculatorCard entry={{ ...entry, popular: false, new: true }} />);
  expect(screen.getByRole('link')).toHaveTextContent('EMI CalculatorNewWhat a loan costs');
});

it('a featured card says the same but what its heading says, and is shown by itself', () => {
  const { rerender } = render(<CalculatorCard entry={entry} />);
  const plain = screen.getByRole('link').className;
  rerender(<CalculatorCard entry={entry} featured />);
  expect(screen.getByRole('link')).toHaveTextContent('EMI Calculator');
  // Featured cards are listed under "Popular Calculators".
  expect(screen.queryByText('Popular')).not.toBeInTheDocument();
  expect(screen.getByRole('link').className).not.toBe(plain);
  expect(screen.getByRole('link')).toHaveClass('border');
});
