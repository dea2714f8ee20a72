import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { viewport } from './viewport';

export const dynamic = 'force-static';

/** Returns what a device needs to install the site. The icons are made by scripts/app-icons.ts. */
export default function manifest(): MetadataRoute.Manifest {
  const [{ color }] = viewport.themeColor;
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['finance', 'utilities'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
