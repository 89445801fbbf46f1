import latinFont from '../kit/fonts/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { pageDataId } from './pageData.ts';

export interface PageAssets {
  scripts: string[];
  styles: string[];
  /** Colours of the browser's UI around the page: in the dark theme, and in the light one. */
  themeColours: string[];
  /** Modules that the entry script imports; preloaded in parallel. */
  preloads: string[];
}

/** The whole HTML document. It contains no visitor-specific data. */
export function Document({ assets, children }: { assets: PageAssets; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The first that applies counts. */}
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={assets.themeColours[0]} />
        <meta name="theme-color" content={assets.themeColours[1]} />
        <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
        {/* Half a page would shift as its rest arrives. The browser waits until this element opens, so it must be the one after the markup. */}
        <link rel="expect" href={`#${pageDataId}`} blocking="render" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app-icons/apple-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
