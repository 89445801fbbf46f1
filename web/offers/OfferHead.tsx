import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OfferHead_offer$key } from '../__generated__/OfferHead_offer.graphql.ts';
import { JsonLd } from '../kit/JsonLd.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Breadcrumbs } from '../kit/page/Breadcrumbs.tsx';
import { dealsHref, dealsPath, readDealsUrl } from './dealsUrl.ts';
import * as t from './__generated__/messages.ts';

const availability: Record<string, string> = {
  IN_STOCK: 'InStock',
  LIMITED: 'LimitedAvailability',
  PREORDER: 'PreOrder',
  OUT_OF_STOCK: 'OutOfStock',
};

const categoryHref = (slug: string) => dealsHref({ ...readDealsUrl(new URLSearchParams()), category: slug });

/** Breadcrumbs and metadata of an offer's page. */
export function OfferHead({ offer: key, origin }: { offer: OfferHead_offer$key; origin: string }) {
  const offer = useFragment(
    graphql`
      fragment OfferHead_offer on Offer {
        title
        url
        summary
        isExpired
        startsAt
        endsAt
        publishedAt
        availability
        shipsTo
        price {
          amount
          currencyCode
        }
        cover {
          basePath
        }
        category {
          name
          slug
        }
        merchant {
          name
          homepage
        }
      }
    `,
    key,
  );
  const { title, url, price, category, merchant, cover } = offer;
  return (
    <>
      <PageHead
        title={t.titleAtMerchant({ title, merchant: merchant.name })}
        description={offer.summary || t.offerDescription({ title, merchant: merchant.name })}
        origin={origin}
        canonical={url}
        picture={cover?.basePath}
        kind="product"
      />
      <Breadcrumbs
        trail={[{ name: t.deals, url: dealsPath }, ...(category ? [{ name: category.name, url: categoryHref(category.slug) }] : [])]}
        current={{ name: title, url }}
        origin={origin}
      />
      {price && !offer.isExpired && (
        <JsonLd
          data={{
            '@type': 'Offer',
            url: origin + url,
            price: (price.amount / 100).toFixed(2),
            priceCurrency: price.currencyCode,
            availability: `https://schema.org/${availability[offer.availability] ?? 'InStock'}`,
            validFrom: offer.startsAt ?? offer.publishedAt,
            priceValidUntil: offer.endsAt ?? undefined,
            seller: { '@type': 'Organization', name: merchant.name, url: merchant.homepage },
            eligibleRegion: offer.shipsTo.length > 0 ? offer.shipsTo : undefined,
            itemOffered: { '@type': 'Product', name: title, image: cover ? `${origin}${cover.basePath}/1200.webp` : undefined },
          }}
        />
      )}
    </>
  );
}
