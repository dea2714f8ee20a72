/** Facts about a page for search engines, as schema.org has them. A data block: no browser runs it. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  // A "<" in a text must not end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with its one dangerous character written otherwise
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
