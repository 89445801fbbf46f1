import { useShop } from './shop.ts';

export interface PageHeadProps {
  /** '' for the name of the shop alone. */
  title: string;
  description?: string;
  /** Origin of absolute links, from pageOrigin(). */
  origin?: string;
  /** Path of the page that search engines are to show for this one. */
  canonical?: string;
  /** Whether search engines leave the page out of their results. */
  isHidden?: boolean;
  /** basePath of the picture that others show beside a link to the page. */
  picture?: string;
  kind?: 'website' | 'product';
}

/** What the page says about itself in its head; React moves these elements there. */
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
