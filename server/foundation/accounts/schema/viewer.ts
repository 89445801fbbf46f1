import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer } from './viewerType.ts';

builder.objectField(Viewer, 'isSignedIn', (t) =>
  t.boolean({
    description: 'Whether the caller is signed in to an account. If so, their lists belong to the account and are the same on all devices.',
    resolve: async (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await shop.visitor.account()) !== null;
    },
  }),
);
