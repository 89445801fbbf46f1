// oxlint-disable relay/unused-fields -- productJsonLd.ts reads what is passed on as a whole
import { graphql, useFragment } from 'react-relay/hooks.js';
import { JsonLd } from '../kit/JsonLd.tsx';
import type { ProductJsonLd_product$key } from '../__generated__/ProductJsonLd_product.graphql.ts';
import { decimal, energyDetails, offer, optionValues, organization, variesBy } from './productJsonLd.ts';
import { choiceToQuery } from './variationChoice.ts';

/** The product as schema.org data: with its offer, if it has a price, or as a group of its variations. */
export function ProductJsonLd({ product: key, origin }: { product: ProductJsonLd_product$key; origin: string }) {
  const product = useFragment(
    graphql`
      fragment ProductJsonLd_product on Product {
        name
        url
        slug
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
          amount
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
          handlingDays
          transitDays {
            min
            max
          }
        }
        returnDays
        withdrawalException {
          isConditional
        }
        energyLabel {
          class
          scaleStart
          scaleEnd
        }
        minimumAge
        options {
          attribute {
            slug
            name
          }
        }
        variations {
          sku
          options {
            attribute {
              slug
              name
            }
            term {
              slug
              label
            }
          }
          image {
            basePath
          }
          price {
            amount
            currencyCode
          }
          pricePerUnit {
            price {
              amount
            }
            base
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
            handlingDays
            transitDays {
              min
              max
            }
          }
        }
        rating {
          average
          count
        }
      }
    `,
    key,
  );
  const { name, shortDescription, sku, gtin, brand, manufacturer, images, price, rating, variations, energyLabel, minimumAge } = product;
  const url = origin + product.url;
  const { min, max } = product.priceRange;
  const returns = { days: product.returnDays ?? null, isExcluded: product.withdrawalException?.isConditional === false };
  const own = price ? offer({ ...product, price, url, status: product.stock.status, returns }) : undefined;
  const groupId = sku ?? product.slug;
  const kind =
    variations.length > 0
      ? {
          '@type': 'ProductGroup',
          productGroupID: groupId,
          variesBy: variesBy(product.options),
          hasVariant: variations.map(({ stock: { status }, ...variation }) => {
            const choice = variation.options.flatMap(({ attribute, term }) => (term ? [[attribute.slug, term.slug] as const] : []));
            const ownUrl = `${url}${choiceToQuery(Object.fromEntries(choice))}`;
            const values = variation.options.flatMap(({ term }) => term?.label ?? []);
            const image = variation.image ?? images[0];
            return {
              '@type': 'Product',
              name: values.length === 0 ? name : `${name} – ${values.join(', ')}`,
              sku: variation.sku ?? undefined,
              url: ownUrl,
              image: image ? `${origin}${image.basePath}/1200.webp` : undefined,
              inProductGroupWithID: groupId,
              ...optionValues(variation.options),
              offers: variation.price ? offer({ ...variation, price: variation.price, url: ownUrl, status, returns }) : undefined,
            };
          }),
        }
      : {
          '@type': 'Product',
          offers:
            own && min.amount !== max.amount
              ? { ...own, '@type': 'AggregateOffer', price: undefined, lowPrice: decimal(min.amount), highPrice: decimal(max.amount) }
              : own,
        };
  return (
    <JsonLd
      data={{
        ...kind,
        '@id': `${product.url}#product`,
        name,
        url,
        description: shortDescription || undefined,
        sku: sku ?? undefined,
        gtin: gtin ?? undefined,
        brand: brand ? { '@type': 'Brand', name: brand.name } : undefined,
        manufacturer: manufacturer ? organization(manufacturer) : undefined,
        image: images.length > 0 ? images.map(({ basePath }) => `${origin}${basePath}/1200.webp`) : undefined,
        hasEnergyConsumptionDetails: energyLabel ? energyDetails(energyLabel) : undefined,
        audience: minimumAge == null ? undefined : { '@type': 'PeopleAudience', requiredMinAge: minimumAge },
        aggregateRating:
          rating.count > 0 ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } : undefined,
      }}
    />
  );
}
