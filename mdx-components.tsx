import type { MDXComponents } from 'mdx/types';
import { Children, createElement, type HTMLAttributes } from 'react';
import { withPowers } from '@/components/ui/powers';
import { unbroken, unbrokenAmounts } from '@/components/ui/unbroken';

/** Returns an element of that name which raises the powers in its text, or keeps its amounts on one line, and in a cell its years; throws where an expression in it gives nothing. */
const raising = (name: 'p' | 'li' | 'strong' | 'em' | 'td' | 'th') =>
  function Raising({ children, ...rest }: HTMLAttributes<HTMLElement>) {
    return createElement(
      name,
      rest,
      Children.map(children, (child) => {
        // No type check reads an article: an expression that gives nothing would leave a gap in its sentence.
        if (child === null) throw new Error(`An expression in <${name}> of an article gives nothing.`);
        if (typeof child !== 'string') return child;
        if (child.includes('^')) return withPowers(child);
        return name === 'td' || name === 'th' ? unbroken(child) : unbrokenAmounts(child);
      }),
    );
  };

/** Articles use plain elements, whose look comes from the `prose` class around them, and powers are raised. */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return {
    ...components,
    p: raising('p'),
    li: raising('li'),
    strong: raising('strong'),
    em: raising('em'),
    td: raising('td'),
    th: raising('th'),
  };
}
