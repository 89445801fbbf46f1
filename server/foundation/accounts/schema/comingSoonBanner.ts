import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';
import { dismissComingSoonBanner, hasDismissedBanner, showsComingSoonBanner } from '../comingSoonBanner.ts';

builder.objectField(Viewer, 'showsComingSoonBanner', (t) =>
  t.boolean({
    description: 'Whether to remind the caller that the shop has not opened yet: an administrator who has not put the reminder away.',
    resolve: (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return showsComingSoonBanner(shop);
    },
  }),
);

builder.objectField(Viewer, 'hasDismissedComingSoonBanner', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether the caller’s account has dismissed the reminder since it signed in, also where it would not be shown one; null for a guest.',
    resolve: (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return hasDismissedBanner(shop);
    },
  }),
);

const DismissComingSoonBannerPayload = builder.objectRef<{ viewer: ViewerShape }>('DismissComingSoonBannerPayload').implement({
  description: 'The reminder is put away.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller.', resolve: (payload) => payload.viewer }),
  }),
});

const DismissComingSoonBannerInput = builder.inputType('DismissComingSoonBannerInput', {
  description: 'Nothing needs to be said: it is the caller’s own reminder.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Anything; it is ignored.' }),
  }),
});

builder.mutationField('dismissComingSoonBanner', (t) =>
  t.field({
    type: DismissComingSoonBannerPayload,
    authScopes: { signedIn: true },
    description:
      'Puts away the reminder that the shop has not opened yet, for the caller’s account, wherever it is signed in. To repeat it changes nothing. For whoever has signed in. Errors: ForbiddenError. Legacy twin: POST /wp-json/wp/v2/users/{me or the own number}.',
    errors: {
      types: [ForbiddenError],
      union: { description: 'The caller without the reminder, or why it stays.' },
    },
    args: { input: t.arg({ type: DismissComingSoonBannerInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, _args, { shop }) => {
      await dismissComingSoonBanner(shop);
      return { viewer };
    },
  }),
);
