import { cartPersonalData } from '../commerce/cart/personalData.ts';
import { cartMergers } from '../commerce/cart/extensionPoints.ts';
import { ordering } from '../commerce/orders/extensionPoints.ts';
import { orderPersonalData } from '../commerce/orders/personalData.ts';
import { comparePersonalData } from '../engagement/compare/personalData.ts';
import { arrivalsByConsent } from '../engagement/attribution/arrivals.ts';
import { answers } from '../engagement/consent/extensionPoints.ts';
import { orderAttribution } from '../engagement/attribution/ofOrder.ts';
import { termsOfOrder } from '../engagement/consent/ofOrder.ts';
import { externalShopsInOrders, moveChoices } from '../engagement/marketplace/cartShops.ts';
import { consentPersonalData } from '../engagement/consent/personalData.ts';
import { newsletterPersonalData } from '../engagement/newsletter/personalData.ts';
import { offerPersonalData } from '../engagement/offers/personalData.ts';
import { reviewedProductLocks, reviewPersonalData } from '../engagement/reviews/personalData.ts';
import { wishlistPersonalData } from '../engagement/wishlist/personalData.ts';
import { offerBoundaries } from '../engagement/offers/boundaries.ts';
import { offerPlaces } from '../engagement/offers/places.ts';
import { offerSitemap } from '../engagement/offers/sitemap.ts';
import { followers } from '../catalogue/projection/extensionPoints.ts';
import { timedChanges } from '../catalogue/pricing/extensionPoints.ts';
import { sitemapSources } from '../catalogue/products/extensionPoints.ts';
import { personalData } from '../foundation/accounts/personalData.ts';

// Who takes part in what: the one place that knows both the modules with extension points and those that fill them.

personalData.setParticipants([
  cartPersonalData,
  comparePersonalData,
  wishlistPersonalData,
  orderPersonalData,
  reviewedProductLocks,
  offerPersonalData,
  reviewPersonalData,
  newsletterPersonalData,
  consentPersonalData,
]);

followers.setParticipants([offerPlaces]);
timedChanges.setParticipants([offerBoundaries]);
sitemapSources.setParticipants([offerSitemap]);
cartMergers.setParticipants([moveChoices]);
ordering.setParticipants([externalShopsInOrders, orderAttribution, termsOfOrder]);
answers.setParticipants([arrivalsByConsent]);
