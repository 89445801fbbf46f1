import { CustomerType } from '../../../foundation/accounts/schema/customer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { SubscriberStatusType } from './subscriber.ts';

builder.objectField(CustomerType, 'newsletter', (t) =>
  t.field({
    type: SubscriberStatusType,
    nullable: true,
    authScopes: { staff: 'SUBSCRIBERS' },
    unauthorizedResolver: () => null,
    description:
      'How their address stands to the newsletter; null when it is not in its list, and for staff without the right SUBSCRIBERS.',
    resolve: async ({ email }, _args, { shop }) =>
      (await shop.db.prisma.subscriber.findUnique({ where: { email }, select: { status: true } }))?.status ?? null,
  }),
);
