import { graphql, useFragment } from 'react-relay/hooks.js';
import { PageHead } from '../kit/PageHead.tsx';
import { Breadcrumbs } from '../kit/page/Breadcrumbs.tsx';
import type { ProductHead_product$key } from '../__generated__/ProductHead_product.graphql.ts';
import { shopUrl } from '../search/categoryUrl.ts';
import * as t from './__generated__/messages.ts';

/** Breadcrumbs and metadata of a product. */
export function ProductHead({ product: key, origin }: { product: ProductHead_product$key; origin: string }) {
  const product = useFragment(
    graphql`
      fragment ProductHead_product on Product {
        name
        url
        shortDescription
        brand {
          name
        }
        images {
          basePath
        }
        breadcrumbs {
          name
          url
        }
      }
    `,
    key,
  );
  const { name, url, brand, shortDescription } = product;
  return (
    <>
      <PageHead
        title={brand ? t.nameByBrand({ name, brand: brand.name }) : name}
        description={shortDescription || t.priceVatAvailabilityAll({ name })}
        origin={origin}
        canonical={url}
        picture={product.images[0]?.basePath}
        kind="product"
      />
      <Breadcrumbs trail={[{ name: 'Shop', url: shopUrl }, ...product.breadcrumbs]} current={{ name, url }} origin={origin} />
    </>
  );
}
