import type { ConsentEntry, Subscriber } from '../../../generated/prisma/client.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { wordingOf, wordingText, consentsOf } from '../../consent/consent.ts';

export const SubscriberStatusType = builder.enumType('SubscriberStatus', {
  description: 'How somebody stands to the newsletter.',
  values: {
    PENDING: { description: 'Signed up; the owner of the mailbox has not confirmed. Nothing is sent.' },
    CONFIRMED: { description: 'Gets the newsletter.' },
    UNSUBSCRIBED: { description: 'Has left, and gets nothing.' },
  },
});

const ConsentActType = builder.enumType('ConsentAct', {
  description: 'What somebody did about a consent.',
  values: {
    GIVEN: { description: 'Agreed.' },
    CONFIRMED: { description: 'Said so too as the owner of the mailbox.' },
    WITHDRAWN: { description: 'Took it back.' },
  },
});

const ConsentSourceType = builder.enumType('ConsentSource', {
  description: 'By which way it came.',
  values: {
    FORM: { description: 'A form of ours.' },
    LEGACY: { description: 'A form of the old theme.' },
    IMPORT: { description: 'A file that an administrator took over.' },
    CHECKOUT: { description: 'An order.' },
    PREFERENCES: { description: 'The page of one’s own choices.' },
    ONE_CLICK: { description: 'The button of a mail program.' },
    ADMIN: { description: 'An administrator, on request.' },
  },
});

const ConsentEntryType = builder.objectRef<ConsentEntry>('ConsentEntry').implement({
  description: 'A line of the ledger of consents, which is never changed. For staff only.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    act: t.expose('act', { type: ConsentActType, description: 'What was done.' }),
    source: t.expose('source', { type: ConsentSourceType, description: 'By which way.' }),
    wordingVersion: t.exposeString('wordingVersion', { description: 'Which wording was shown; "" where nobody was shown any of ours.' }),
    wordingHash: t.exposeString('wordingHash', { description: 'SHA-256 of its text, in hex; "" for none.' }),
    wording: t.string({
      nullable: true,
      description: 'Its text, as long as this program knows it.',
      resolve: ({ wordingVersion, shopName }) => {
        const wording = wordingOf(wordingVersion);
        return wording ? wordingText(wording, shopName) : null;
      },
    }),
    page: t.exposeString('page', { description: 'Path of the page; "" when it is not known.' }),
    network: t.exposeString('network', { description: 'Network that it came from, cut so that it tells no person.' }),
    note: t.exposeString('note', { description: 'Of an import: where its consents come from.' }),
  }),
});

const consents = batched(({ shop }, ids) => consentsOf(shop.db, ids));

/** A record of the list. It is no node: nobody can reach it by its id past the list’s own rights. */
export const SubscriberType = builder.objectRef<Subscriber>('Subscriber').implement({
  description: 'A record of the newsletter’s list. For staff only.',
  fields: (t) => ({
    id: t.id({
      description: 'Names the record for caches. It is no node: node(id) does not find it.',
      resolve: ({ id }) => Buffer.from(`Subscriber:${id}`).toString('base64'),
    }),
    databaseId: t.exposeInt('id', { description: 'The record’s number, which prompts quote and deletions take.' }),
    email: t.exposeString('emailShown', { description: 'The address as it was typed.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null when none was given.' }),
    status: t.expose('status', { type: SubscriberStatusType, description: 'How it stands.' }),
    placement: t.exposeString('placement', {
      description: 'Which form, or which import; of the old theme, its post_id. "" when not known.',
    }),
    variant: t.exposeString('variant', { description: 'A or B; "" where it was none of our forms.' }),
    pageLink: t.exposeString('pageLink', { description: 'The page that the form stood on, as it said itself; "" when not known.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the record was made.' }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true, description: 'When it was confirmed last; null for never.' }),
    unsubscribedAt: t.expose('unsubscribedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they left; null for whoever has not.',
    }),
    consents: t.field({
      type: [ConsentEntryType],
      description: 'The proof of consent: what the ledger has of this record, the newest first, at most 50 lines.',
      extensions: { listLength: 50 },
      resolve: async ({ id }, _args, context) => (await consents(context, id)) ?? [],
    }),
  }),
});
