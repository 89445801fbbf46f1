import { builder } from '../../../platform/graphql/builder.ts';
import { OfferNode } from './offer.ts';

builder.prismaObjectField(OfferNode, 'asOf', (t) =>
  t.field({
    type: 'DateTime',
    description:
      'When the offer was read. Prices, availability and temperature are as of this time. Unlike `serverTime`, it is not a clock: cached responses and pages show the time they were generated.',
    resolve: (_offer, _args, { shop }) => shop.now,
  }),
);
