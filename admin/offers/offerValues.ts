// oxlint-disable relay/unused-fields -- passed on to the form
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { offerValues_offer$key } from '../__generated__/offerValues_offer.graphql.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import { valuesOf, type OfferValues } from './offerRules.ts';

/** An offer as its form's values. */
export function readOffer(key: offerValues_offer$key): ReadRecord<OfferValues> {
  const { version, editedBy, ...facts } = readInlineData(
    graphql`
      fragment offerValues_offer on AdminOffer @inline {
        version
        editedBy
        title
        slug
        merchant {
          databaseId
        }
        productId
        categoryId
        summary
        details
        destinationUrl
        ownPrice {
          amount
        }
        shipping {
          amount
        }
        availability
        shipsTo
        code
        isCodeMasked
        startsAt
        endsAt
      }
    `,
    key,
  );
  return { version, editedBy: editedBy ?? null, values: valuesOf(facts) };
}
