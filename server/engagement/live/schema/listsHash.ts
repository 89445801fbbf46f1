import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { readListsHash } from '../listsHash.ts';

builder.objectField(Viewer, 'listsHash', (t) =>
  t.string({
    description:
      'Digest of what the caller compares and wishes for: 32 lowercase hex digits, equal for equal lists, empty for a guest without any. Whoever signs in or out has another one. The cookie lists_hash has the same value. A copy of the lists may be shown as long as it has not changed.',
    resolve: async (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      const hash = await readListsHash(shop);
      shop.effects.listsSeen(hash);
      return hash;
    },
  }),
);
