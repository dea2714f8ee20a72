import { ConsentChoice } from '@/components/analytics/consent-choice';
import { TextPage } from '@/components/page/text-page';
import { staticPage } from '@/content/pages';
import Privacy from '@/content/pages/privacy.mdx';
import { storedValues } from '@/content/pages/stored-values';
import { analyticsServices, services } from '@/content/services';
import { pageMetadata } from '../page-metadata';

const page = staticPage('/privacy/');

export const metadata = pageMetadata(page);

/** Renders what the site's own code stores in the browser: each value with where, why and for how long. */
function StoredValues() {
  return (
    <dl className="mt-3 divide-y divide-line">
      {storedValues.map(({ name, where, kind, holds, lasts }) => (
        <div key={name} className="py-2.5">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
            <code>{name}</code>
            <span className="text-muted text-xs">{[where, kind, lasts].join(' · ')}</span>
          </dt>
          <dd>{holds}</dd>
        </div>
      ))}
    </dl>
  );
}

const servicesDo = [
  ['tagManager', 'loads the measuring tools that we have set up in it.'],
  ['webAnalytics', 'counts visits and tells us which pages and buttons are used.'],
  ['sessionRecording', 'records scrolling and clicks, with texts and boxes hidden.'],
] as const;

/** Renders the services of others that the site knows, each with its purpose and whether it is on. */
function Services() {
  return (
    <ul>
      {servicesDo.map(([purpose, does]) => {
        const { id, name, maker, privacy } = services[purpose];
        return (
          <li key={purpose}>
            <strong>{name}</strong> {does} {id ? 'Switched on, with your consent.' : 'Switched off.'}{' '}
            <a href={privacy} rel="noreferrer" target="_blank">
              {`${maker}’s privacy statement`}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders where the answer about visit counting is changed; nothing where no service asks. */
function Choice() {
  if (analyticsServices.length === 0) return null;
  return <ConsentChoice />;
}

export default function PrivacyPage() {
  return (
    <TextPage page={page}>
      <Privacy components={{ StoredValues, Services, Choice }} />
    </TextPage>
  );
}
