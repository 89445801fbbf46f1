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
  description: 'A shop whose offers are shown here; this shop may be one of them.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    slug: t.exposeString('slug', { description: 'Unique; what filters and addresses take.' }),
    name: t.string({
      select: { isOwnShop: true, name: true },
      description: 'As shown: of the shop itself, the name of the shop.',
      resolve: async ({ isOwnShop, name }, _args, { shop }) => (isOwnShop ? (await shopIdentity(shop)).name : name),
    }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    homepage: t.exposeString('homepage', { description: 'https address of its home page.' }),
    homepageHost: t.string({
      description: 'The host of its home page without “www.”, to be shown.',
      select: { homepage: true },
      resolve: ({ homepage }) => hostOf(homepage) ?? '',
    }),
    isAffiliate: t.exposeBoolean('isAffiliate', {
      description: 'Whether this shop is paid when somebody buys there; then it is said beside every link to it.',
    }),
    isOwnShop: t.exposeBoolean('isOwnShop', { description: 'Whether it is this shop itself.' }),
    url: t.string({
      description: 'Path of the deals page with its offers.',
      select: { slug: true },
      resolve: merchantPath,
    }),
    offerCount: t.int({
      description: 'How many of its offers are live.',
      resolve: async ({ id }, _args, context) => (await offerCountOf(context, id)) ?? 0,
    }),
  }),
});
