import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { UnknownMailLinkError } from '../errors.ts';
import { stopMails, writesMails } from '../mails.ts';

builder.objectType(UnknownMailLinkError, {
  name: 'UnknownMailLinkError',
  description:
    'Returned when the key does not belong to any wishlist: the link is incomplete, or the wishlist was deleted. Code: UNKNOWN_MAIL_LINK.',
  interfaces: [UserErrorInterface],
});

const WishlistMails = builder.objectRef<{ mailsChanges: boolean }>('WishlistMails').implement({
  description:
    'Email setting of a wishlist, available to anyone with the link from one of its emails. Contains nothing else about the wishlist.',
  fields: (t) => ({
    mailsChanges: t.exposeBoolean('mailsChanges', { description: 'Whether emails about changes are still sent for this wishlist.' }),
  }),
});

builder.queryField('wishlistMails', (t) =>
  t.field({
    type: WishlistMails,
    nullable: true,
    authScopes: { public: true },
    description: 'Email setting of the wishlist with this key; null if no wishlist has it. Reading changes nothing.',
    args: { key: t.arg.string({ required: true, description: 'The `key` parameter of the link in the emails.' }) },
    resolve: async (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      const mailsChanges = await writesMails(shop.db, key);
      return mailsChanges === null ? null : { mailsChanges };
    },
  }),
);

const StopWishlistMailsPayload = builder.objectRef<{ mailsChanges: boolean }>('StopWishlistMailsPayload').implement({
  description: 'Result of `stopWishlistMails`: no more emails are sent for the wishlist.',
  fields: (t) => ({
    mails: t.field({ type: WishlistMails, description: 'The updated email setting.', resolve: (mails) => mails }),
  }),
});

const StopWishlistMailsInput = builder.inputType('StopWishlistMailsInput', {
  description: 'Input for `stopWishlistMails`.',
  fields: (t) => ({ key: t.string({ required: true, description: 'The `key` parameter of the link in the emails.' }) }),
});

builder.mutationField('stopWishlistMails', (t) =>
  t.field({
    type: StopWishlistMailsPayload,
    authScopes: { public: true },
    description:
      'Unsubscribes from the emails of a wishlist, using the key from one of them. Does not require signing in. Repeated requests have no further effect. Only the owner can turn the emails on again.',
    errors: {
      types: [UnknownMailLinkError],
      union: { description: 'The updated email setting, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: StopWishlistMailsInput, required: true, description: 'Input for `stopWishlistMails`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      if (!(await stopMails(shop.db, input.key))) throw new UnknownMailLinkError();
      return { mailsChanges: false };
    },
  }),
);
