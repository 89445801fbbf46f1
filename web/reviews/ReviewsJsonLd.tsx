import { graphql, useFragment } from 'react-relay/hooks.js';
import { JsonLd } from '../kit/JsonLd.tsx';
import type { ReviewsJsonLd_product$key } from '../__generated__/ReviewsJsonLd_product.graphql.ts';

const maxReviews = 3;

/** The latest reviews as schema.org data. They belong to the product of products/ProductJsonLd.tsx, which has the same id. */
export function ReviewsJsonLd({ product: key }: { product: ReviewsJsonLd_product$key }) {
  const { url, name, type, reviews } = useFragment(
    graphql`
      fragment ReviewsJsonLd_product on Product {
        url
        name
        type
        reviews(sort: $sort, first: 12, after: $after) {
          edges {
            node {
              authorName
              title
              body
              average
              createdAt
            }
          }
        }
      }
    `,
    key,
  );
  const told = (reviews?.edges ?? []).slice(0, maxReviews).map(({ node }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: node.authorName },
    name: node.title || undefined,
    reviewBody: node.body,
    datePublished: node.createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: node.average, bestRating: 10, worstRating: 1 },
  }));
  if (told.length === 0) return null;
  return <JsonLd data={{ '@type': type === 'VARIABLE' ? 'ProductGroup' : 'Product', '@id': `${url}#product`, name, review: told }} />;
}
