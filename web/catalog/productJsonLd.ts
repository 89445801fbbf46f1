import type { ProductHead_product$data } from '../__generated__/ProductHead_product.graphql.ts';

const availability: Record<string, string> = {
  IN_STOCK: 'InStock',
  LOW_STOCK: 'LimitedAvailability',
  ON_BACKORDER: 'BackOrder',
  OUT_OF_STOCK: 'OutOfStock',
};

const decimal = (minor: number) => (minor / 100).toFixed(2);

/** The product as schema.org describes products; without offers when it has no price. */
export function productJsonLd(product: ProductHead_product$data, origin: string): object {
  const { name, url, shortDescription, sku, gtin, brand, images, price, priceRange, stock, rating } = product;
  const { min, max } = priceRange;
  const state = `https://schema.org/${availability[stock.status] ?? 'InStock'}`;
  const offers = price && {
    ...(min.amount === max.amount
      ? { '@type': 'Offer', price: decimal(min.amount), url: origin + url }
      : { '@type': 'AggregateOffer', lowPrice: decimal(min.amount), highPrice: decimal(max.amount) }),
    priceCurrency: price.currencyCode,
    availability: state,
  };
  return {
    '@type': 'Product',
    name,
    url: origin + url,
    description: shortDescription || undefined,
    sku: sku ?? undefined,
    gtin: gtin ?? undefined,
    brand: brand ? { '@type': 'Brand', name: brand.name } : undefined,
    image: images.length > 0 ? images.map(({ basePath }) => `${origin}${basePath}/1200.webp`) : undefined,
    offers: offers ?? undefined,
    aggregateRating: rating.count > 0 ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } : undefined,
  };
}
