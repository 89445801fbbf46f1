import { graphql, useFragment } from 'react-relay/hooks.js';
import { JsonLd } from '../kit/JsonLd.tsx';
import type { ReviewsJsonLd_product$key } from '../__generated__/ReviewsJsonLd_product.graphql.ts';
import * as t from './__generated__/messages.ts';

const maxReviews = 3;

/** The latest reviews as schema.org data. They belong to the product of products/ProductJsonLd.tsx, which has the same id. */
export function ReviewsJsonLd({ product: key }: { product: ReviewsJsonLd_product$key }) {
  const { url, name, reviews } = useFragment(
    graphql`
      fragment ReviewsJsonLd_product on Product {
        url
        name
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
    '@type': t.review,
    author: { '@type': t.person, name: node.authorName },
    name: node.title || undefined,
    reviewBody: node.body,
    datePublished: node.createdAt.slice(0, 10),
    reviewRating: { '@type': t.rating, ratingValue: node.average, bestRating: 10, worstRating: 1 },
  }));
  if (told.length === 0) return null;
  return <JsonLd data={{ '@type': t.product, '@id': `${url}#product`, name, review: told }} />;
}
