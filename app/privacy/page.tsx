import { ConsentChoice } from '@/components/analytics/consent-choice';
import { staticPage } from '@/content/pages';
import Privacy from '@/content/pages/privacy.mdx';
import { storedValues } from '@/content/pages/stored-values';
import { analyticsServices, services } from '@/content/services';
import { consentWords } from '@/content/words/consent';
import { staticPageWords } from '@/content/words/static-page';
import { pageMetadata } from '../page-metadata';
import { TextPage } from '../text-page';

const page = staticPage('/privacy/');

export const metadata = pageMetadata(page);

/** What the site's own code keeps in the browser: each value with where, why and for how long. */
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

/** The services of others that the site knows, each with its purpose and whether it is on. */
function Services() {
  const words = staticPageWords.services;
  return (
    <ul>
      {(['tagManager', 'webAnalytics', 'sessionRecording'] as const).map((purpose) => {
        const { id, name, maker, privacy } = services[purpose];
        return (
          <li key={purpose}>
            <strong>{name}</strong> {words.does[purpose]} {id ? words.on : words.off}{' '}
            <a href={privacy} rel="noreferrer" target="_blank">
              {words.privacy(maker)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Where the answer about visit counting is changed; nothing where nobody is asked. */
function Choice() {
  if (analyticsServices.length === 0) return null;
  const { label, allow, refuse, state } = consentWords;
  return <ConsentChoice words={{ label, allow, refuse, state }} />;
}

export default function PrivacyPage() {
  return (
    <TextPage page={page}>
      <Privacy components={{ StoredValues, Services, Choice }} />
    </TextPage>
  );
}
