import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { readListsHash } from '../listsHash.ts';

builder.objectField(Viewer, 'listsHash', (t) =>
  t.string({
    description:
      'Hash of the caller’s compare list and wishlist: 32 lowercase hex digits, equal for equal lists, empty for a guest without lists. Changes on sign-in and sign-out. The cookie `lists_hash` has the same value. A cached copy of the lists is valid as long as the hash is unchanged.',
    resolve: async (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      const hash = await readListsHash(shop);
      shop.effects.listsRead(hash);
      return hash;
    },
  }),
);
