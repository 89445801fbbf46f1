import type { wishlistAddMutation } from '../__generated__/wishlistAddMutation.graphql.ts';
import type { wishlistListQuery } from '../__generated__/wishlistListQuery.graphql.ts';
import type { wishlistRemoveMutation } from '../__generated__/wishlistRemoveMutation.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import { productNumber } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { productId } from '../productNumbers.ts';
import { emptyReply, forbiddenReply, jsonReply, textReply, type LegacyReply } from '../reply.ts';

// The hearts of the old theme. Its script only checks the status: 200 to 299 turns the heart red, any other status leaves it in its loading
// state. A failed action is therefore never answered with 200, except where the original does the same: for an unknown product or
// operation.

const addDocument = documentOf(graphql`
  mutation wishlistAddMutation($input: AddToWishlistInput!) {
    result: addToWishlist(input: $input) {
      __typename
    }
  }
`);

const removeDocument = documentOf(graphql`
  mutation wishlistRemoveMutation($input: RemoveFromWishlistInput!) {
    result: removeFromWishlist(input: $input) {
      __typename
    }
  }
`);

const listDocument = documentOf(graphql`
  query wishlistListQuery {
    viewer {
      wishlist {
        totalCount
        productIds
      }
    }
  }
`);

const refusals: Readonly<Record<string, LegacyReply>> = {
  SignInRequiredError: forbiddenReply,
  WishlistFullError: textReply('', 409),
};

async function change(call: LegacyCall, productId: string): Promise<LegacyReply> {
  const input = { productId };
  switch (call.form.text('wish_count')) {
    case 'add': {
      const { result } = await call.execute<wishlistAddMutation>(addDocument, { input });
      return refusals[result.__typename] ?? emptyReply;
    }
    case 'remove': {
      const { result } = await call.execute<wishlistRemoveMutation>(removeDocument, { input });
      return refusals[result.__typename] ?? emptyReply;
    }
    default:
      return emptyReply;
  }
}

export const wishlistRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'rhwishlist',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  // The original answers a wrong token with 200, so that the heart turns red although nothing was saved.
  token: { family: 'wishlist', fields: ['wishnonce'], refusal: textReply('Nope!', 403) },
  operation: 'mutation addToWishlist',
  async answer(call) {
    const number = productNumber(call.form.get('post_id'));
    return number === null ? emptyReply : change(call, await productId(call, number));
  },
};

/** `userid` is ignored: the list is always the caller's. */
export const refreshWishlistRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'refreshwishes',
  methods: ['GET'],
  reads: 'body or query',
  isWrite: false,
  token: null,
  operation: 'query viewer',
  async answer(call) {
    const { viewer } = await call.execute<wishlistListQuery>(listDocument, {});
    const { productIds, totalCount } = viewer.wishlist;
    // A string without spaces, which the script splits; null or a list would make the script fail.
    return jsonReply({ wishlistids: productIds.join(','), wishcounter: totalCount });
  },
};
