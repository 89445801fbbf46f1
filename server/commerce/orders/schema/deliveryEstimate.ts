import type { DeliveryEstimate } from '../../../../shared/delivery/deliveryEstimate.ts';
import { builder } from '../../../platform/graphql/builder.ts';

export const DeliveryEstimateType = builder.objectRef<DeliveryEstimate>('DeliveryEstimate').implement({
  description: 'First and last day on which delivery is expected, in the shop’s time zone.',
  fields: (t) => ({
    earliest: t.exposeString('earliest', { description: 'First day, such as 2026-11-27.' }),
    latest: t.exposeString('latest', { description: 'Last day, such as 2026-11-30; the same as `earliest` for a single day.' }),
  }),
});
