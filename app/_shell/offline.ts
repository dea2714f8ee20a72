import { registerWorker } from '@/components/shell/service-worker';

/** Registers the service worker; the code that offers a new version loads where there can be one. */
export function register(): void {
  registerWorker(async () => (await import('./new-version')).watch).catch(() => {});
}
