import type { DeliveryEstimate } from '../../../../shared/delivery/deliveryEstimate.ts';
import { builder } from '../../../platform/graphql/builder.ts';

export const DeliveryEstimateType = builder.objectRef<DeliveryEstimate>('DeliveryEstimate').implement({
  description: 'Days between which a delivery is expected, both inclusive, in the shop’s calendar.',
  fields: (t) => ({
    earliest: t.exposeString('earliest', { description: 'First day, such as 2026-11-27.' }),
    latest: t.exposeString('latest', { description: 'Last day, such as 2026-11-30; the same as `earliest` for a single day.' }),
  }),
});
