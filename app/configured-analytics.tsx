import { linkedHosts } from '@/content/linked-hosts';
import { analyticsServices, services } from '@/content/services';
import { listed } from '@/lib/listed';

/**
 * Renders consent and analytics where a service is configured; nothing at all where none is. The condition is a constant of the build, so
 * that the code behind it is not even part of a build without services.
 */
export async function ConfiguredAnalytics() {
  if (process.env.NEXT_PUBLIC_COUNTS_VISITS) {
    const { Analytics } = await import('./analytics');
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
  return null;
}
