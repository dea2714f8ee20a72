import type { MDXContent } from 'mdx/types';
import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { Folded } from './folded';

interface Section {
  readonly title: ReactNode;
  readonly content: ReactNode[];
}

/** Divides what an article renders at its headings of the second level; what stands before the first one has no title. */
function sectionsOf(elements: ReactNode): Section[] {
  const sections: Section[] = [];
  for (const element of Children.toArray(elements)) {
    if (isValidElement<PropsWithChildren>(element) && element.type === 'h2') {
      sections.push({ title: element.props.children, content: [] });
    } else if (sections.length > 0 || element !== '\n') {
      if (sections.length === 0) sections.push({ title: null, content: [] });
      sections.at(-1)?.content.push(element);
    }
  }
  return sections;
}

/** Renders an article: its first section in full, the others behind their headings. */
export function Article({ of: content }: { readonly of: MDXContent }) {
  // An article is a plain function that returns all its elements in one fragment.
  const rendered = content({});
  const [first, ...others] = sectionsOf(isValidElement<PropsWithChildren>(rendered) ? rendered.props.children : null);
  return (
    <>
      {first && (
        <section>
          {first.title && <h2>{first.title}</h2>}
          {first.content}
        </section>
      )}
      <div className="mt-6">
        {others.map(({ title, content: elements }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the article
          <Folded key={index} title={title}>
            {elements}
          </Folded>
        ))}
      </div>
    </>
  );
}
