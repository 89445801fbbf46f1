import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';

// Merchants for staff.

export const AdminMerchantType = builder.prismaObject('Merchant', {
  variant: 'AdminMerchant',
  interfaces: [VersionedRecord],
  description: 'A merchant, as seen by staff. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminMerchant')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the merchant, as in admin URLs.' }),
    version: t.exposeInt('version', {
      description:
        'Current version of the merchant. Pass it as `expectedVersion` when saving, so that changes by others are not overwritten.',
    }),
    editedBy: t.string({
      nullable: true,
      description: 'Staff member who last saved the merchant; null if an import or a command last saved it.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    slug: t.exposeString('slug', { description: 'Unique slug, as used in filters and URLs.' }),
    name: t.exposeString('name', { description: 'Display name of the merchant.' }),
    homepage: t.exposeString('homepage', { description: 'HTTPS URL of the merchant’s home page.' }),
    description: t.exposeString('description', { description: 'Description as plain text; may be empty.' }),
    isAffiliate: t.exposeBoolean('isAffiliate', { description: 'Whether this shop earns a commission on purchases from the merchant.' }),
    isOwnShop: t.exposeBoolean('isOwnShop', { description: 'Whether the merchant is this shop itself.' }),
    offerCount: t.int({
      description: 'Number of offers from the merchant, in any state.',
      select: { _count: { select: { offers: true } } },
      resolve: ({ _count }) => _count.offers,
    }),
  }),
});

showWhenStale('AdminMerchant', ({ shop }, id) => shop.db.prisma.merchant.findUnique({ where: { id } }));
