import { failureTexts } from './failure-texts';

/** Renders the error screen, with the calculator's name where it is known, and a way out. Its button works without any other script: see `before-paint.ts`. */
export function Failed({ name }: { readonly name?: string }) {
  return (
    <section role="alert" aria-label={name} className="rounded-lg border border-danger bg-danger-soft p-6">
      <h2 className="font-semibold text-lg">{failureTexts.failedTitle}</h2>
      <p className="mt-1">{failureTexts.failedText(name)}</p>
      <button type="button" className="button mt-4" data-reload data-track="reload_page">
        {failureTexts.reload}
      </button>
    </section>
  );
}
