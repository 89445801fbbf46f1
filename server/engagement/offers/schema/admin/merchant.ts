import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { builder } from '../../../../platform/graphql/builder.ts';

// Merchants as the staff see them.

export const AdminMerchantType = builder.prismaObject('Merchant', {
  variant: 'AdminMerchant',
  interfaces: [VersionedRecord],
  description: 'A merchant as the staff see it. For staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'By which a client keeps it apart; no node has it.', resolve: ({ id }) => `AdminMerchant:${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number: inputs name it by this, and so do addresses of the administration.' }),
    version: t.exposeInt('version', { description: 'What a save must name, so that nothing of others is lost.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Who has saved it last; null for imports and commands.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    slug: t.exposeString('slug', { description: 'Unique; what filters and addresses take.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    homepage: t.exposeString('homepage', { description: 'https address of its home page.' }),
    description: t.exposeString('description', { description: 'Plain text; may be empty.' }),
    isAffiliate: t.exposeBoolean('isAffiliate', { description: 'Whether this shop is paid when somebody buys there.' }),
    isOwnShop: t.exposeBoolean('isOwnShop', { description: 'Whether it is this shop itself.' }),
    offerCount: t.int({
      description: 'How many offers it has, in whatever state.',
      select: { _count: { select: { offers: true } } },
      resolve: ({ _count }) => _count.offers,
    }),
  }),
});

showWhenStale('AdminMerchant', ({ shop }, id) => shop.db.prisma.merchant.findUnique({ where: { id } }));
