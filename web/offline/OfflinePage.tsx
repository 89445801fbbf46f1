import * as t from './__generated__/messages.ts';

export interface OfflinePageProps {
  shopName: string;
  /** URLs of the stylesheets. */
  styles: readonly string[];
  /** URL of the script (page.ts). */
  script: string;
}

/** The document that is shown when a page can't be loaded because the network is away. The script adds what the browser has stored. */
export function OfflinePage({ shopName, styles, script }: OfflinePageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${t.youreOffline} | ${shopName}`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script defer src={script} />
      </head>
      <body>
        <header className="head">
          <a href="/">{shopName}</a>
        </header>
        <main>
          <div className="message">
            <h1>{t.youreOffline}</h1>
            <p>{t.weCouldntReachTheShop}</p>
            <button type="button">{t.tryAgain}</button>
            <p role="status" />
          </div>
          <section id="cart" aria-labelledby="cart-title" hidden>
            <h2 id="cart-title">{t.yourCart}</h2>
            <p>{t.cartAsLastSeen}</p>
            <ul role="list" />
          </section>
          <section id="viewed" aria-labelledby="viewed-title" hidden>
            <h2 id="viewed-title">{t.recentlyViewed}</h2>
            <ul role="list" />
          </section>
        </main>
      </body>
    </html>
  );
}
