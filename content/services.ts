/**
 * The services of others that a deployer can switch on, by an id in the environment. Without its id a service does not
 * exist for the site: nothing of it loads, nothing asks for it, and the privacy page says that it is off.
 */
interface Service {
  readonly id: string;
  readonly name: string;
  readonly maker: string;
  /** The maker's own privacy statement. */
  readonly privacy: string;
  /** How the names of the cookies begin that it sets on this site. */
  readonly cookies: readonly string[];
}

const google = { maker: 'Google', privacy: 'https://policies.google.com/privacy' };

/** Each under its purpose; the id is empty where it is not configured. */
export const services = {
  tagManager: { id: process.env.NEXT_PUBLIC_TAG_MANAGER_ID ?? '', name: 'Google Tag Manager', cookies: [], ...google },
  webAnalytics: {
    id: process.env.NEXT_PUBLIC_WEB_ANALYTICS_ID ?? '',
    name: 'Google Analytics',
    cookies: ['_ga'],
    ...google,
  },
  sessionRecording: {
    id: process.env.NEXT_PUBLIC_SESSION_RECORDING_ID ?? '',
    name: 'Microsoft Clarity',
    maker: 'Microsoft',
    privacy: 'https://www.microsoft.com/privacy/privacystatement',
    cookies: ['_clck', '_clsk'],
  },
} as const satisfies Record<string, Service>;

/** The services that count or record visits, and are configured. */
export const analyticsServices: readonly Service[] = Object.values(services).filter((service) => service.id !== '');

const portalId = process.env.NEXT_PUBLIC_CONTACT_FORM_PORTAL_ID ?? '';
const formId = process.env.NEXT_PUBLIC_CONTACT_FORM_ID ?? '';

/** The hosted contact form; null unless both of its ids are configured. */
export const contactForm =
  portalId && formId
    ? {
        portalId,
        formId,
        region: 'na1',
        name: 'HubSpot',
        privacy: 'https://legal.hubspot.com/privacy-policy',
      }
    : null;
