import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { UnknownMailLinkError } from '../errors.ts';
import { stopMails, writesMails } from '../mails.ts';

builder.objectType(UnknownMailLinkError, {
  name: 'UnknownMailLinkError',
  description: 'No wishlist’s mails carry this key: the link is not whole, or the list is gone. Code UNKNOWN_MAIL_LINK.',
  interfaces: [UserErrorInterface],
});

const WishlistMails = builder.objectRef<{ mailsChanges: boolean }>('WishlistMails').implement({
  description: 'What the link in a wishlist’s mails tells whoever has it: nothing but whether there are more to come.',
  fields: (t) => ({
    mailsChanges: t.exposeBoolean('mailsChanges', { description: 'Whether the list still writes mails.' }),
  }),
});

builder.queryField('wishlistMails', (t) =>
  t.field({
    type: WishlistMails,
    nullable: true,
    authScopes: { public: true },
    description:
      'Whether a wishlist still writes mails, by the key that its mails carry; null when no list has it. Reading changes nothing.',
    args: { key: t.arg.string({ required: true, description: 'The parameter "key" of the mails’ link.' }) },
    resolve: async (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      const mailsChanges = await writesMails(shop.db, key);
      return mailsChanges === null ? null : { mailsChanges };
    },
  }),
);

const StopWishlistMailsPayload = builder.objectRef<{ mailsChanges: boolean }>('StopWishlistMailsPayload').implement({
  description: 'No more mails are written about the list.',
  fields: (t) => ({
    mails: t.field({ type: WishlistMails, description: 'How it stands now.', resolve: (mails) => mails }),
  }),
});

const StopWishlistMailsInput = builder.inputType('StopWishlistMailsInput', {
  description: 'Whose mails to end.',
  fields: (t) => ({ key: t.string({ required: true, description: 'The parameter "key" of the mails’ link.' }) }),
});

builder.mutationField('stopWishlistMails', (t) =>
  t.field({
    type: StopWishlistMailsPayload,
    authScopes: { public: true },
    description:
      'Ends a wishlist’s mails for whoever has one of them, without signing in; done again, nothing more happens. Only its owner switches them on again. Legacy twin: none.',
    errors: {
      types: [UnknownMailLinkError],
      union: { description: 'How it stands, or why nothing was ended.' },
    },
    args: { input: t.arg({ type: StopWishlistMailsInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      if (!(await stopMails(shop.db, input.key))) throw new UnknownMailLinkError();
      return { mailsChanges: false };
    },
  }),
);
