import { Check } from 'lucide-react';
import { Breadcrumb } from '@/components/shell/breadcrumb';

/** The page of a calculator that is not built yet. */
export function UnderDevelopment({
  name,
  trail,
  breadcrumbLabel,
  words,
}: {
  readonly name: string;
  readonly trail: readonly { readonly href: string; readonly text: string }[];
  readonly breadcrumbLabel: string;
  readonly words: {
    readonly text: string;
    readonly browse: string;
    readonly comingSoon: string;
    readonly checklist: readonly string[];
  };
}) {
  return (
    <div className="py-6">
      <Breadcrumb label={breadcrumbLabel} trail={trail} here={name} />
      <h1 className="mt-3 font-semibold text-2xl">{name}</h1>
      <p className="mt-3 max-w-xl">{words.text}</p>
      <a href="/" className="button button-solid mt-5">
        {words.browse}
      </a>
      <h2 className="mt-10 font-semibold text-lg">{words.comingSoon}</h2>
      <ul className="mt-3 space-y-2">
        {words.checklist.map((item) => (
          <li key={item} className="flex items-center gap-2">
            <Check className="size-4 text-growth" aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
