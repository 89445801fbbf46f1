import { builder } from './builder.ts';
import './errorTypes.ts';
import './scalars.ts';
import '../catalog/schema/queries.ts';
import '../cart/schema/mutations.ts';
import '../cart/schema/coupons.ts';
import '../checkout/schema/mutations.ts';
import '../checkout/schema/ordersMutations.ts';
import '../settings/schema.ts';

/** The one schema: storefront, admin, integrators and the legacy routes are all served by it. */
export const schema = builder.toSchema();
