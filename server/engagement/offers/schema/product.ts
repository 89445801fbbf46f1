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
    description: `Live offers from merchants for the product, lowest total price first. Among equal totals, those with known shipping come first; offers without a price come last. At most ${maxOffersOfProduct}.`,
    extensions: { listLength: maxOffersOfProduct },
    resolve: async ({ id }, _args, context, info) => listedOffers((await offerIdsOf(context, id)) ?? [], context, info),
  }),
);
