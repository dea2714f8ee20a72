import { ConsentChoice } from '@/components/analytics/consent-choice';
import { staticPage } from '@/content/pages';
import Privacy from '@/content/pages/privacy.mdx';
import { storedValues } from '@/content/pages/stored-values';
import { analyticsServices, services } from '@/content/services';
import { consentWords } from '@/content/words/consent';
import { staticPageWords } from '@/content/words/static-page';
import { TextPage } from '../text-page';
import { metadataOf } from '../text-page-metadata';

const page = staticPage('/privacy/');

export const metadata = metadataOf(page);

/** What the site's own code keeps in the browser. */
function StoredValues() {
  const words = staticPageWords.stored;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <table tabIndex={0}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          {[words.name, words.where, words.kind, words.holds, words.lasts].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storedValues.map((value) => (
          <tr key={value.name}>
            <th scope="row">
              <code>{value.name}</code>
            </th>
            <td className="whitespace-nowrap">{value.where}</td>
            <td>{value.kind}</td>
            <td className="min-w-56">{value.holds}</td>
            <td>{value.lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
