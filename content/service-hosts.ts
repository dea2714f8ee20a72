/**
 * The hosts that the services of `services.ts` ask, by what is asked of them: Google's as its guide to a
 * Content-Security-Policy names them, those of Clarity and HubSpot as published configurations do. Read by the build alone: no byte of it goes to visitors.
 */
import { contactForm, services } from './services';

/** What something needs of the policy: hosts by kind. */
export interface PolicyNeeds {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
  readonly formAction?: readonly string[];
}

const analytics = {
  script: ['https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** The needs of each service, whether it is configured or not. */
export const serviceHosts = {
  // A container usually holds the Analytics tag. What else is put into it needs its own hosts here.
  tagManager: { ...analytics, connect: [...analytics.connect, 'https://www.google.com'] },
  webAnalytics: analytics,
  // Not c.bing.com, where it would match its visitors with those of Microsoft's advertisements: that is denied to it.
  sessionRecording: {
    script: ['https://*.clarity.ms'],
    connect: ['https://*.clarity.ms'],
    image: ['https://*.clarity.ms'],
  },
  contactForm: {
    script: ['https://js.hsforms.net', 'https://forms.hsforms.com'],
    connect: ['https://*.hsforms.com', 'https://hubspot-forms-static-embed.s3.amazonaws.com'],
    image: ['https://*.hsforms.com'],
    frame: ['https://*.hsforms.com'],
    formAction: ['https://*.hsforms.com'],
  },
} as const satisfies Record<keyof typeof services | 'contactForm', PolicyNeeds>;

/** The needs of the services that are configured. */
export const configuredHosts: readonly PolicyNeeds[] = [
  ...(Object.keys(services) as (keyof typeof services)[])
    .filter((name) => services[name].id !== '')
    .map((name) => serviceHosts[name]),
  ...(contactForm ? [serviceHosts.contactForm] : []),
];
