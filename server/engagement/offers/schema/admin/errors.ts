import { builder } from '../../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../../platform/graphql/errorTypes.ts';
import { StaleMerchantError, StaleOfferError } from '../../admin/errors.ts';
import { AdminMerchantType } from './merchant.ts';
import { AdminOfferType } from './offer.ts';

const interfaces = [UserErrorInterface];

builder.objectType(StaleOfferError, {
  name: 'StaleOfferError',
  description: 'Somebody else has saved the offer since it was read. Nothing was changed. Code STALE.',
  interfaces,
  fields: (t) => ({
    current: t.prismaField({
      type: AdminOfferType,
      nullable: true,
      description: 'As it is now, by which a client tells what is different; null when it is gone by now.',
      resolve: (query, { offer }, _args, { shop }) => shop.db.prisma.offer.findUnique({ ...query, where: { id: offer.id } }),
    }),
  }),
});

builder.objectType(StaleMerchantError, {
  name: 'StaleMerchantError',
  description: 'Somebody else has saved the merchant since it was read. Nothing was changed. Code STALE.',
  interfaces,
  fields: (t) => ({
    current: t.prismaField({
      type: AdminMerchantType,
      nullable: true,
      description: 'As it is now, by which a client tells what is different; null when it is gone by now.',
      resolve: (query, { merchant }, _args, { shop }) => shop.db.prisma.merchant.findUnique({ ...query, where: { id: merchant.id } }),
    }),
  }),
});
