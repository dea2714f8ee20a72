/** @jest-environment jsdom */
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useMDXComponents } from '@/mdx-components';

test('an expression of an article that gives nothing stops the build', () => {
  const { p: Paragraph } = useMDXComponents({}) as Record<'p', (props: { children: ReactNode }) => ReactElement>;
  expect(() => renderToString(<Paragraph>Form {undefined} for Form 16.</Paragraph>)).toThrow('gives nothing');
  expect(renderToString(<Paragraph>Form {'130'} for Form 16.</Paragraph>)).toContain('130');
});
