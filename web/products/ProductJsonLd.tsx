import { graphql, useFragment } from 'react-relay/hooks.js';
import { JsonLd } from '../kit/JsonLd.tsx';
import type { ProductJsonLd_product$key } from '../__generated__/ProductJsonLd_product.graphql.ts';

const availability: Record<string, string> = {
  IN_STOCK: 'InStock',
  LOW_STOCK: 'LimitedAvailability',
  ON_BACKORDER: 'BackOrder',
  OUT_OF_STOCK: 'OutOfStock',
};

/** Quantities that unit prices are stated for, with codes of UN/CEFACT. */
const bases: Readonly<Record<string, readonly [number, string]>> = {
  KG: [1, 'KGM'],
  HUNDRED_G: [100, 'GRM'],
  L: [1, 'LTR'],
  HUNDRED_ML: [100, 'MLT'],
  M: [1, 'MTR'],
  M2: [1, 'MTK'],
  PIECE: [1, 'C62'],
};

const decimal = (minor: number) => (minor / 100).toFixed(2);

function organization({ name, address, contact }: { name: string; address: string; contact: string }) {
  const isUrl = /^https?:/i.test(contact);
  return {
    '@type': 'Organization',
    name,
    address: address || undefined,
    url: isUrl ? contact : undefined,
    email: isUrl ? undefined : contact || undefined,
  };
}

interface Delivery {
  readonly country: { readonly code: string };
  readonly method: { readonly price: { readonly amount: number; readonly currencyCode: string } };
}

function shippingDetails({ country, method }: Delivery) {
  const { amount, currencyCode } = method.price;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(amount), currency: currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.code },
  };
}

const returnPolicy = (country: string, days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
});

/** The product as schema.org data; without an offer if it has no price. */
export function ProductJsonLd({ product: key, origin }: { product: ProductJsonLd_product$key; origin: string }) {
  const product = useFragment(
    graphql`
      fragment ProductJsonLd_product on Product {
        name
        url
        shortDescription
        sku
        gtin
        brand {
          name
        }
        manufacturer {
          name
          address
          contact
        }
        images {
          basePath
        }
        price {
          currencyCode
        }
        pricePerUnit {
          price {
            amount
          }
          base
        }
        priceRange {
          min {
            amount
          }
          max {
            amount
          }
        }
        stock {
          status
        }
        delivery {
          country {
            code
          }
          method {
            price {
              amount
              currencyCode
            }
          }
        }
        returnDays
        rating {
          average
          count
        }
      }
    `,
    key,
  );
  const { name, url, shortDescription, sku, gtin, brand, manufacturer, images, price, pricePerUnit, priceRange, stock, rating } = product;
  const { delivery, returnDays } = product;
  const { min, max } = priceRange;
  const [quantity, unit] = (pricePerUnit && bases[pricePerUnit.base]) ?? [];
  const unitPrice = price &&
    pricePerUnit &&
    unit !== undefined && {
      '@type': 'UnitPriceSpecification',
      price: decimal(pricePerUnit.price.amount),
      priceCurrency: price.currencyCode,
      referenceQuantity: { '@type': 'QuantitativeValue', value: quantity, unitCode: unit },
    };
  const offers = price && {
    ...(min.amount === max.amount
      ? { '@type': 'Offer', price: decimal(min.amount), url: origin + url, priceSpecification: unitPrice || undefined }
      : { '@type': 'AggregateOffer', lowPrice: decimal(min.amount), highPrice: decimal(max.amount) }),
    priceCurrency: price.currencyCode,
    shippingDetails: delivery ? shippingDetails(delivery) : undefined,
    hasMerchantReturnPolicy: delivery && returnDays != null ? returnPolicy(delivery.country.code, returnDays) : undefined,
    availability: `https://schema.org/${availability[stock.status] ?? 'InStock'}`,
  };
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        '@id': `${url}#product`,
        name,
        url: origin + url,
        description: shortDescription || undefined,
        sku: sku ?? undefined,
        gtin: gtin ?? undefined,
        brand: brand ? { '@type': 'Brand', name: brand.name } : undefined,
        manufacturer: manufacturer ? organization(manufacturer) : undefined,
        image: images.length > 0 ? images.map(({ basePath }) => `${origin}${basePath}/1200.webp`) : undefined,
        offers: offers ?? undefined,
        aggregateRating:
          rating.count > 0 ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } : undefined,
      }}
    />
  );
}
