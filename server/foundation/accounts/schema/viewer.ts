import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer } from './viewerType.ts';

builder.objectField(Viewer, 'isSignedIn', (t) =>
  t.boolean({
    description: 'Whether the caller has signed in to an account. Their lists then belong to the account, and are the same on all devices.',
    resolve: async (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await shop.visitor.account()) !== null;
    },
  }),
);
