import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';
import { dismissComingSoonBanner, hasDismissedBanner, showsComingSoonBanner } from '../comingSoonBanner.ts';

builder.objectField(Viewer, 'showsComingSoonBanner', (t) =>
  t.boolean({
    description: 'Whether to remind the caller that the shop is not open yet. True for administrators who have not dismissed the reminder.',
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
      'Whether the reminder was dismissed for the caller’s account since the last sign-in, even if it would not be shown; null for a guest.',
    resolve: (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return hasDismissedBanner(shop);
    },
  }),
);

const DismissComingSoonBannerPayload = builder.objectRef<{ viewer: ViewerShape }>('DismissComingSoonBannerPayload').implement({
  description: 'Result of `dismissComingSoonBanner`: the reminder was dismissed.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller’s `Viewer`.', resolve: (payload) => payload.viewer }),
  }),
});

const DismissComingSoonBannerInput = builder.inputType('DismissComingSoonBannerInput', {
  description: 'Input for `dismissComingSoonBanner`, which needs no values: it applies to the caller’s own reminder.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Any value; ignored.' }),
  }),
});

builder.mutationField('dismissComingSoonBanner', (t) =>
  t.field({
    type: DismissComingSoonBannerPayload,
    authScopes: { signedIn: true },
    description:
      'Dismisses the reminder that the shop is not open yet, for the caller’s account on all devices. Repeated requests have no further effect. Requires signing in. Errors: ForbiddenError. Legacy route: `POST /wp-json/wp/v2/users/{me or the caller’s ID}`.',
    errors: {
      types: [ForbiddenError],
      union: { description: 'The caller without the reminder, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: DismissComingSoonBannerInput, required: true, description: 'Input for `dismissComingSoonBanner`.' }) },
    resolve: async (_root, _args, { shop }) => {
      await dismissComingSoonBanner(shop);
      return { viewer };
    },
  }),
);
