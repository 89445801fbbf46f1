import { builder } from './builder.ts';
import './errorTypes.ts';
import './scalars.ts';
import '../accounts/schema/comingSoonBanner.ts';
import '../accounts/schema/errors.ts';
import '../accounts/schema/viewer.ts';
import '../catalog/schema/liveSearch.ts';
import '../catalog/schema/neighbours.ts';
import '../catalog/schema/priceHistory.ts';
import '../catalog/schema/queries.ts';
import '../cart/schema/mutations.ts';
import '../cart/schema/coupons.ts';
import '../checkout/schema/mutations.ts';
import '../checkout/schema/ordersMutations.ts';
import '../compare/schema/mutations.ts';
import '../live/schema/listsHash.ts';
import '../live/schema/offersChanged.ts';
import '../live/schema/viewerChanged.ts';
import '../offers/schema/mutations.ts';
import '../offers/schema/voteMutations.ts';
import '../reviews/schema/helpfulVotes.ts';
import '../reviews/schema/mutations.ts';
import '../settings/schema/menu.ts';
import '../settings/schema/settings.ts';
import '../wishlist/schema/mutations.ts';

/** The one schema: storefront, admin, integrators and the legacy routes are all served by it. */
export const schema = builder.toSchema();
