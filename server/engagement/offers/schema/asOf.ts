import { builder } from '../../../platform/graphql/builder.ts';
import { OfferNode } from './offer.ts';

builder.prismaObjectField(OfferNode, 'asOf', (t) =>
  t.field({
    type: 'DateTime',
    description:
      'When this was read: prices, availability and temperature are as of then. Unlike serverTime it is no clock: an answer or a page that is kept goes on telling when it was made.',
    resolve: (_offer, _args, { shop }) => shop.now,
  }),
);
