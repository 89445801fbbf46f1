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
      'Newsletter status of the customer’s email address; null if it is not on the subscriber list. Requires the SUBSCRIBERS permission; otherwise null.',
    resolve: async ({ email }, _args, { shop }) =>
      (await shop.db.prisma.subscriber.findUnique({ where: { email }, select: { status: true } }))?.status ?? null,
  }),
);
