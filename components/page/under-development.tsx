import { Breadcrumb } from '@/components/shell/breadcrumb';
import { Icon } from '@/components/ui/icon';

const checklist = [
  'Latest rates and rules',
  'Old and new regimes, where they matter',
  'Step-by-step breakdown',
  'Charts and summaries',
  'Download and print results',
];

/** Renders the page of a calculator that is not built yet. */
export function UnderDevelopment({
  name,
  description,
  financialYear,
  meanwhile,
}: {
  readonly name: string;
  /** What it will answer. */
  readonly description: string;
  /** The year that the bar of the site names: 2025-26. */
  readonly financialYear: string;
  /** Calculators that work and answer something near. */
  readonly meanwhile: readonly { readonly href: string; readonly title: string; readonly description: string }[];
}) {
  return (
    <div className="py-6">
      <Breadcrumb here={name} />
      <h1 className="mt-3 font-semibold text-2xl">{name}</h1>
      <p className="mt-3 max-w-xl">{description}.</p>
      <p className="mt-3 max-w-xl">This calculator is under development. It doesn’t work yet.</p>
      {meanwhile.length > 0 && (
        <>
          <h2 className="mt-8 font-semibold text-lg">Works today</h2>
          <ul className="mt-1">
            {meanwhile.map((each) => (
              <li key={each.href}>
                <a
                  href={each.href}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  {each.title}
                </a>
                <span className="text-muted text-sm"> {each.description}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <a href="/" data-track="browse_all" className="button button-solid mt-5">
        Browse All Calculators
      </a>
      <h2 className="mt-10 font-semibold text-lg">Coming Soon</h2>
      <ul className="mt-3 space-y-2">
        {[`Updated for FY ${financialYear}`, ...checklist].map((item) => (
          <li key={item} className="flex items-center gap-2">
            <Icon name="Check" className="size-4 text-growth" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
