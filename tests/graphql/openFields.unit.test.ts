import { expect, test } from 'vitest';
import { isForStaff, rootFields } from './staffFields.ts';

// A back-office field that loses its scopes would no longer be covered by the permission tests, so every public field is named here.

const open = {
  query:
    'adminViewer analyticsProperties apiVersion attributionSettings cartLink categories category checkout compareGroup compareGroups compareSearch comparison confirmationLink cookieConsent couponOffer dealAlertMails erasurePreview liveSearch menu merchant merchants newsletterForm newsletterFormAt node nodes offer offers order pendingSubscription product productNodeIds products search serverTime sharedWishlist shop shopSettings stockAlert subscriptionPreferences viewer wishlistMails'.split(
      ' ',
    ),
  mutation:
    'addManyToCart addToCart addToCompare addToWishlist adminSignIn adminSignOut applyCoupon cancelOrder cancelStockAlerts changeEmail changePassword clearCompare confirmEmailChange confirmStockAlert confirmSubscription createAddress createCartLink createDealAlert createOfferComment deleteAddress deleteCartMetafields deleteDealAlert deleteMyAccount deleteOfferComment deleteSubscriptionData dismissComingSoonBanner exportMyData findOrder openCartLink placeOrder register registerWithOrder removeCartLine removeCoupon removeExternalPurchases removeFromCompare removeFromWishlist renameSubscriber reorder reportOfferComment reportPage requestPasswordReset requestStockAlert requestWithdrawal resendConfirmation resendVerification resetPassword resubscribe revealCoupon revokeOtherSessions revokeSession sendContactMessage setCartMetafields setCookieConsent setDefaultAddress setExternalShopChoice setNewsletterSubscription setWishlistMails shareWishlist signIn signOut stopDealAlerts stopWishlistMails submitDeal subscribe unsubscribe updateAddress updateCartLine updateDealAlert updateProfile verifyEmail voteCoupon voteHelpful voteHot writeReview'.split(
      ' ',
    ),
};

test.each(['query', 'mutation'] as const)('[F137] no unlisted %s field is public', (root) => {
  const names = rootFields(root)
    .filter((field) => !isForStaff(field))
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual(open[root]);
});
