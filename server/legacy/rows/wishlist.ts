import type { wishlistAddMutation } from '../__generated__/wishlistAddMutation.graphql.ts';
import type { wishlistListQuery } from '../__generated__/wishlistListQuery.graphql.ts';
import type { wishlistRemoveMutation } from '../__generated__/wishlistRemoveMutation.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import { productNumber } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { productId } from '../productNumbers.ts';
import { emptyReply, forbiddenReply, jsonReply, textReply, type LegacyReply } from '../reply.ts';

// The hearts of the old theme. Its script looks at the status alone: any answer from 200 to 299 turns the heart, anything else leaves
// it in its loading state. So what was not done is never answered with 200, except where the original does the same: a product or an
// operation that does not exist.

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
  TryAgainError: textReply('', 503),
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
  door: 'admin-ajax',
  name: 'rhwishlist',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  // The original says 200 to a wrong token, and the heart of a wish that nobody has stored turns red.
  token: { family: 'wishlist', fields: ['wishnonce'], refusal: textReply('Nope!', 403) },
  twin: 'mutation addToWishlist',
  async answer(call) {
    const number = productNumber(call.form.get('post_id'));
    return number === null ? emptyReply : change(call, await productId(call, number));
  },
};

/** `userid` is not looked at: the list is that of whoever asks. */
export const refreshWishesRow: LegacyRow = {
  door: 'admin-ajax',
  name: 'refreshwishes',
  methods: ['GET'],
  reads: 'body or query',
  isWrite: false,
  token: null,
  twin: 'query viewer',
  async answer(call) {
    const { viewer } = await call.execute<wishlistListQuery>(listDocument, {});
    const { productIds, totalCount } = viewer.wishlist;
    // One text without blanks, which the script splits; null or a list would make it stop.
    return jsonReply({ wishlistids: productIds.join(','), wishcounter: totalCount });
  },
};
