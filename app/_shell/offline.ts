import { keepOffline } from '@/components/shell/keep-offline';

/** Keeps the page at hand for use offline; what tells of a new version comes where there can be one. */
export function keep(): void {
  keepOffline(async () => (await import('./renewed')).watch).catch(() => {});
}
