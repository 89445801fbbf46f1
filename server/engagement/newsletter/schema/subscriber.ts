import type { ConsentEntry, Subscriber } from '../../../generated/prisma/client.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { wordingOf, wordingText, consentsOf } from '../../consent/consent.ts';

export const SubscriberStatusType = builder.enumType('SubscriberStatus', {
  description: 'Status of a newsletter subscription.',
  values: {
    PENDING: { description: 'Signed up, but not yet confirmed by the owner of the mailbox. Nothing is sent.' },
    CONFIRMED: { description: 'Subscribed: receives the newsletter.' },
    UNSUBSCRIBED: { description: 'Unsubscribed: receives nothing.' },
  },
});

const ConsentActType = builder.enumType('ConsentAct', {
  description: 'Action that a subscriber took regarding consent.',
  values: {
    GIVEN: { description: 'Consent was given.' },
    CONFIRMED: { description: 'Consent was confirmed by the owner of the mailbox.' },
    WITHDRAWN: { description: 'Consent was withdrawn.' },
  },
});

const ConsentSourceType = builder.enumType('ConsentSource', {
  description: 'How consent was given, confirmed or withdrawn.',
  values: {
    FORM: { description: 'A form of the shop.' },
    LEGACY: { description: 'A form of the legacy theme.' },
    IMPORT: { description: 'A file imported by an administrator.' },
    CHECKOUT: { description: 'The checkout, with an order.' },
    PREFERENCES: { description: 'The subscriber’s preferences page.' },
    ONE_CLICK: { description: 'The one-click unsubscribe button of an email client.' },
    ADMIN: { description: 'An administrator, at the subscriber’s request.' },
  },
});

const ConsentEntryType = builder.objectRef<ConsentEntry>('ConsentEntry').implement({
  description: 'An entry of the consent log. Entries are never changed. Staff only.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the entry was recorded.' }),
    act: t.expose('act', { type: ConsentActType, description: 'What the subscriber did.' }),
    source: t.expose('source', { type: ConsentSourceType, description: 'How the consent was given, confirmed or withdrawn.' }),
    wordingVersion: t.exposeString('wordingVersion', {
      description: 'Version of the consent text that was shown; "" if none of the shop’s texts was shown.',
    }),
    wordingHash: t.exposeString('wordingHash', { description: 'SHA-256 hash of the consent text, in hex; "" if none.' }),
    wording: t.string({
      nullable: true,
      description: 'Consent text that was shown; null if none was shown or this version of the software no longer has the text.',
      resolve: ({ wordingVersion, shopName }) => {
        const wording = wordingOf(wordingVersion);
        return wording ? wordingText(wording, shopName) : null;
      },
    }),
    page: t.exposeString('page', { description: 'Path of the page where the action was taken; "" if unknown.' }),
    network: t.exposeString('network', {
      description: 'Network that the request came from, truncated so that it can’t identify a person.',
    }),
    note: t.exposeString('note', { description: 'For imports, where the consent comes from.' }),
  }),
});

const consents = batched(({ shop }, ids) => consentsOf(shop.db, ids));

/** GraphQL type of a subscriber. Not a node, so that nobody can access it by ID without the list's rights. */
export const SubscriberType = builder.objectRef<Subscriber>('Subscriber').implement({
  description: 'A newsletter subscriber. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('Subscriber')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the subscriber, as shown in prompts and accepted by deletion mutations.' }),
    email: t.exposeString('emailShown', { description: 'Email address as entered.' }),
    name: t.exposeString('name', { nullable: true, description: 'Name of the subscriber; null if none was given.' }),
    status: t.expose('status', { type: SubscriberStatusType, description: 'Status of the subscription.' }),
    placement: t.exposeString('placement', {
      description: 'Form or import that the subscriber came from; for the legacy theme, its `post_id`. "" if unknown.',
    }),
    variant: t.exposeString('variant', { description: 'Variant of the form: A or B. "" if the form was not the shop’s own.' }),
    pageLink: t.exposeString('pageLink', { description: 'Page that the form was on, as reported by the form; "" if unknown.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the subscriber was created.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the subscription was last confirmed; null if never.',
    }),
    unsubscribedAt: t.expose('unsubscribedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the subscriber unsubscribed; null if they have not.',
    }),
    consents: t.field({
      type: [ConsentEntryType],
      description: 'Proof of consent: the subscriber’s entries in the consent log, newest first. At most 50.',
      extensions: { listLength: 50 },
      resolve: async ({ id }, _args, context) => (await consents(context, id)) ?? [],
    }),
  }),
});
