import { shopIdentity } from '../../../foundation/settings/settings.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { offerCounts } from '../listing.ts';
import { hostOf } from '../offerFacts.ts';
import { merchantPath } from '../rules.ts';

const offerCountOf = batched(({ shop }, ids) => offerCounts(shop.db, ids, shop.now));

/** A merchant in the API. */
export const MerchantNode = builder.prismaNode('Merchant', {
  description: 'A merchant whose offers are listed here. This shop may be one of them.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID encoded in the global ID.' }),
    slug: t.exposeString('slug', { description: 'Unique slug, as used in filters and URLs.' }),
    name: t.string({
      select: { isOwnShop: true, name: true },
      description: 'Display name; for this shop itself, the name of the shop.',
      resolve: async ({ isOwnShop, name }, _args, { shop }) => (isOwnShop ? (await shopIdentity(shop)).name : name),
    }),
    description: t.exposeString('description', { description: 'Description as plain text; may be empty.' }),
    homepage: t.exposeString('homepage', { description: 'HTTPS URL of the merchant’s home page.' }),
    homepageHost: t.string({
      description: 'Host name of the home page for display, without “www.”.',
      select: { homepage: true },
      resolve: ({ homepage }) => hostOf(homepage) ?? '',
    }),
    isAffiliate: t.exposeBoolean('isAffiliate', {
      description:
        'Whether this shop earns a commission on purchases from the merchant. If so, the shop discloses this beside every link to the merchant.',
    }),
    isOwnShop: t.exposeBoolean('isOwnShop', { description: 'Whether the merchant is this shop itself.' }),
    url: t.string({
      description: 'Path of the deals page, filtered to the merchant’s offers.',
      select: { slug: true },
      resolve: merchantPath,
    }),
    offerCount: t.int({
      description: 'Number of live offers from the merchant.',
      resolve: async ({ id }, _args, context) => (await offerCountOf(context, id)) ?? 0,
    }),
  }),
});
