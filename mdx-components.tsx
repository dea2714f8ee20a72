import type { MDXComponents } from 'mdx/types';

/** Articles use plain elements; their look comes from the `prose` class around them. */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return components;
}
