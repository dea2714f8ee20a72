// Builds the export with every service configured, for the tests of consent, analytics and the contact form:
//   npm run build:services && npx playwright test --config playwright.services.config.ts
// Afterwards `npm run build` makes the plain export again.
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** Ids of services that exist nowhere. */
const exampleServices = {
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-TEST',
  NEXT_PUBLIC_WEB_ANALYTICS_ID: 'G-TEST',
  NEXT_PUBLIC_SESSION_RECORDING_ID: 'clar1ty',
  NEXT_PUBLIC_CONTACT_FORM_PORTAL_ID: '1234567',
  NEXT_PUBLIC_CONTACT_FORM_ID: 'abcd-ef',
};

/** The pages that tests/services opens. */
const pages = ['', 'about/', 'contact/', 'privacy/', '(calculators)/emi-calculator/'].map(
  (page) => `app/${page}page.tsx`,
);

/** Builds these pages with every service configured, without what their tests do not ask for: cards and compressed copies. */
export function buildWithServices() {
  return (
    run('npm', ['run', '--silent', 'ifsc']) &&
    run('npm', ['run', '--silent', 'app-icons']) &&
    run('npx', ['next', 'build', '--debug-build-paths', pages.join(',')], exampleServices) &&
    run('npx', ['tsx', 'scripts/publish.ts', '--uncompressed'], exampleServices)
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(buildWithServices() ? 0 : 1);
