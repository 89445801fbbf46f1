import { useShop } from './shop.ts';

export interface PageHeadProps {
  /** Empty to show only the shop's name. */
  title: string;
  description?: string;
  /** Origin of absolute links, from pageOrigin(). */
  origin?: string;
  /** Canonical path of the page for search engines. */
  canonical?: string;
  /** Whether search engines must not index the page. */
  isHidden?: boolean;
  /** basePath of the picture in link previews. */
  picture?: string;
  kind?: 'website' | 'product';
}

/** The page's title and metadata; React moves these elements to the document's head. */
export function PageHead({ title, description, origin, canonical, isHidden = false, picture, kind = 'website' }: PageHeadProps) {
  const { name } = useShop();
  const url = origin !== undefined && canonical !== undefined ? origin + canonical : null;
  return (
    <>
      <title>{[title, name].filter(Boolean).join(' – ')}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isHidden ? <meta name="robots" content="noindex, follow" /> : null}
      {url === null ? null : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          {name !== '' && <meta property="og:site_name" content={name} />}
          <meta property="og:type" content={kind} />
          <meta property="og:title" content={title || name} />
          {description ? <meta property="og:description" content={description} /> : null}
          {picture ? <meta property="og:image" content={`${origin}${picture}/1200.webp`} /> : null}
        </>
      )}
    </>
  );
}
