import type { Metadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { beforePaint } from '@/components/shell/before-paint';
import { site } from '@/content/site';
import { Bar, Foot, Sidebar } from './_shell/frame';
import { ConfiguredAnalytics } from './configured-analytics';
import { searchFieldsName } from './search-fields-name';
import './globals.css';

const geist = localFont({
  src: './fonts/geist.woff2',
  weight: '400 700',
  // A font that came after the first paint would move what is read: a layout shift of 0.225 on the HRA page at 360 px.
  display: 'optional',
  variable: '--font-geist',
  adjustFontFallback: 'Arial',
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.tagline,
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/icons/apple-touch-icon.png' },
  formatDetection: { telephone: false, address: false },
};

export { viewport } from './viewport';

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      className={geist.variable}
      data-search-fields={await searchFieldsName()}
      data-unhydrated=""
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before first paint */}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="no-print sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:p-3"
        >
          Skip to content
        </a>
        <ConfiguredAnalytics />
        <Bar name={site.name} financialYear={site.financialYear} />
        <div className="flex flex-1">
          <Sidebar />
          <div className="flex min-w-0 flex-1 flex-col">
            <main id="main" className="mx-auto w-full max-w-5xl flex-1 px-4 sm:px-6" tabIndex={-1}>
              {children}
            </main>
            <Foot name={site.name} />
          </div>
        </div>
      </body>
    </html>
  );
}
