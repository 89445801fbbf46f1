import { cartPersonalData, cartMergers } from '../commerce/cart/cart.ts';
import { shipmentMails, shipmentPersonalData, shipmentsOfOrders } from '../commerce/fulfilment/fulfilment.ts';
import { invoicePersonalData, orderInvoices } from '../commerce/invoices/invoices.ts';
import { ordering, orderMails, orderPersonalData, vatIdChecks } from '../commerce/orders/orders.ts';
import { returnMails, returnPersonalData, returnsOfOrders } from '../commerce/returns/returns.ts';
import { carriers, checkedCarriers } from '../commerce/shipping/shipping.ts';
import { checkedTaxProvider, taxProviders } from '../commerce/taxes/taxes.ts';
import { stockAlertMails, stockAlertPersonalData } from '../engagement/alerts/alerts.ts';
import { comparePersonalData } from '../engagement/compare/compare.ts';
import { arrivalsByConsent, orderAttribution } from '../engagement/attribution/attribution.ts';
import { answers, termsOfOrder, consentPersonalData } from '../engagement/consent/consent.ts';
import { bundles, externalShopsInOrders, moveChoices } from '../engagement/marketplace/marketplace.ts';
import {
  metafieldColumns,
  metafieldFilters,
  metafieldPersonalData,
  metafieldsOfOrders,
  moveCartMetafields,
} from '../engagement/metadata/metadata.ts';
import { checkedMailingServices, mailingServices, newsletterMails, newsletterPersonalData } from '../engagement/newsletter/newsletter.ts';
import { dealMails, offerPersonalData, offerBoundaries, offerPlaces, offerSitemap } from '../engagement/offers/offers.ts';
import { reviewedProductLocks, reviewMails, reviewPersonalData } from '../engagement/reviews/reviews.ts';
import { wishlistMails, wishlistPersonalData } from '../engagement/wishlist/wishlist.ts';
import { followers, shownBeside } from '../catalogue/projection/projection.ts';
import { timedChanges } from '../catalogue/pricing/pricing.ts';
import { productFields, sitemapSources } from '../catalogue/products/products.ts';
import { productColumns } from '../catalogue/transfer/transfer.ts';
import { accountMails, personalData } from '../foundation/accounts/accounts.ts';
import { mailKinds, zoneOfOthers } from '../foundation/settings/settings.ts';
import { publicEventTypes } from '../backoffice/integrations/integrations.ts';
import { checkedListeners, eventListeners, publishedEvents } from '../platform/events/domainEvents.ts';
import { shop } from '../../shop.config.ts';
import type { ShopDefinition } from './defineShop.ts';

// Registers extensions at extension points: the only file that knows both the modules with extension points and those that extend them.

personalData.setParticipants([
  cartPersonalData,
  comparePersonalData,
  wishlistPersonalData,
  orderPersonalData,
  shipmentPersonalData,
  invoicePersonalData,
  returnPersonalData,
  reviewedProductLocks,
  offerPersonalData,
  reviewPersonalData,
  newsletterPersonalData,
  stockAlertPersonalData,
  consentPersonalData,
  metafieldPersonalData,
]);

mailKinds.setParticipants([
  orderMails,
  shipmentMails,
  returnMails,
  accountMails,
  newsletterMails,
  wishlistMails,
  stockAlertMails,
  reviewMails,
  dealMails,
]);
followers.setParticipants([offerPlaces]);
shownBeside.setParticipants([bundles]);
timedChanges.setParticipants([offerBoundaries, zoneOfOthers]);
sitemapSources.setParticipants([offerSitemap]);
productColumns.setParticipants([metafieldColumns]);
productFields.setParticipants([metafieldFilters]);
cartMergers.setParticipants([moveChoices, moveCartMetafields]);
ordering.setParticipants([
  externalShopsInOrders,
  orderAttribution,
  termsOfOrder,
  shipmentsOfOrders,
  orderInvoices,
  returnsOfOrders,
  metafieldsOfOrders,
]);
answers.setParticipants([arrivalsByConsent]);
publishedEvents.setParticipants(publicEventTypes);

/**
 * Registers the extensions of a shop; payment providers are opened with the server (openPayments).
 * @throws ExtensionError
 */
export function loadExtensions(definition: ShopDefinition): void {
  carriers.setParticipants(checkedCarriers(definition.carriers));
  taxProviders.setParticipants([checkedTaxProvider(definition.taxes)]);
  vatIdChecks.setParticipants(definition.vatIdCheck ? [definition.vatIdCheck] : []);
  mailingServices.setParticipants(checkedMailingServices(definition.mailingServices ?? []));
  eventListeners.setParticipants(checkedListeners(definition.listeners ?? []));
}

loadExtensions(shop);
