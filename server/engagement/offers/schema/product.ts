import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { offersOfProducts } from '../listing.ts';
import { maxOffersOfProduct } from '../rules.ts';
import { listedOffers } from './listedOffers.ts';
import { OfferNode } from './offer.ts';

const offerIdsOf = batched(({ shop }, ids) => offersOfProducts(shop.db, ids, shop.now));

builder.prismaObjectField(ProductNode, 'offers', (t) =>
  t.field({
    type: [OfferNode],
    description: `The live offers of merchants for it, the lowest total price first; of equal ones that whose shipping is known. Those without a price come last. At most ${maxOffersOfProduct}.`,
    extensions: { listLength: maxOffersOfProduct },
    resolve: async ({ id }, _args, context, info) => listedOffers((await offerIdsOf(context, id)) ?? [], context, info),
  }),
);
