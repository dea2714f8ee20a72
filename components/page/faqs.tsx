import { withPowers } from '../ui/powers';

/** Renders answers, each behind its question. */
export function Faqs({ faqs }: { readonly faqs: Readonly<Record<string, string>> }) {
  return (
    <section className="print:hidden" data-questions="">
      <h2>Questions people ask</h2>
      <div className="mt-3 border-line border-t">
        {Object.entries(faqs).map(([question, answer], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a question as its key would be in the page once more
          <details key={index} className="border-line border-b">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-medium text-sm">
              {question}
            </summary>
            <p className="!mt-0 pb-4">{withPowers(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
