import { analyticsServices, services } from '@/content/services';
import { sources } from '@/content/sources';
import { listed } from '@/content/words/consent';
import { Analytics } from './analytics';

/** Hosts that pages link to. */
function linkedHosts(): string[] {
  const addresses = Object.values(sources).flatMap((source) => ('url' in source ? source.url : []));
  const privacy = Object.values(services).map((service) => service.privacy);
  return [...new Set([...addresses, ...privacy].map((address) => new URL(address).hostname))];
}

/** Consent and analytics where a service is configured; nothing at all where none is. */
export function ConfiguredAnalytics() {
  if (analyticsServices.length === 0) return null;
  return (
    <Analytics
      ids={{
        tagManager: services.tagManager.id,
        webAnalytics: services.webAnalytics.id,
        sessionRecording: services.sessionRecording.id,
      }}
      cookies={analyticsServices.flatMap((service) => service.cookies)}
      hosts={linkedHosts()}
      services={listed(analyticsServices.map((service) => service.name))}
    />
  );
}
