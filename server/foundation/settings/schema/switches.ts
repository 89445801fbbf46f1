import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../edits.ts';
import { shopFacts } from '../facts.ts';
import { saveSwitches, shopSwitches, type ShopSwitches } from '../saveSettings.ts';
import { SettingFactType, SettingsEditType } from './edit.ts';

const descriptions: Readonly<Record<keyof ShopSwitches, string>> = {
  cartRedirectAfterAdd: 'Whether the cart page opens after a product is added to the cart.',
  slidingCart: 'Whether the cart drawer opens after a product is added to the cart.',
  guestsMayWish: 'Whether guests may have a wishlist.',
  wishedHeartsLink:
    'Whether the heart icon of a product that is already on the wishlist links to the wishlist. If false, the icon removes the product.',
  guestsMayVote: 'Whether guests may vote on offers, coupons and reviews.',
  guestsMayReview: 'Whether guests may write reviews.',
  reviewsNeedApproval: 'Whether reviews by people who have not bought the product here wait for approval.',
  commentsNeedApproval: 'Whether comments on offers wait for approval until one by the same author has been published.',
  acceptsDeals: 'Whether signed-in shoppers can submit deals, which staff review before they are published.',
  asksForReviews: 'Whether shoppers can agree at checkout to receive one email after delivery that asks for reviews.',
  taxesDeliveryByMainGoods:
    'Whether shipping is taxed entirely at the VAT rate whose goods have the highest total value. If false, shipping is divided among the rates in proportion to the value of their goods.',
  timeZone: 'Time zone in which days begin and end and times are shown, as an IANA name such as Europe/Berlin.',
};

const AdminShopSettingsType = builder.objectRef<ShopSwitches>('AdminShopSettings').implement({
  description:
    'Storefront settings of the shop, for editing. Requires the SETTINGS permission. Storefront pages use `shopSettings` instead.',
  fields: (t) => ({
    cartRedirectAfterAdd: t.exposeBoolean('cartRedirectAfterAdd', { description: descriptions.cartRedirectAfterAdd }),
    slidingCart: t.exposeBoolean('slidingCart', { description: descriptions.slidingCart }),
    guestsMayWish: t.exposeBoolean('guestsMayWish', { description: descriptions.guestsMayWish }),
    wishedHeartsLink: t.exposeBoolean('wishedHeartsLink', { description: descriptions.wishedHeartsLink }),
    guestsMayVote: t.exposeBoolean('guestsMayVote', { description: descriptions.guestsMayVote }),
    guestsMayReview: t.exposeBoolean('guestsMayReview', { description: descriptions.guestsMayReview }),
    reviewsNeedApproval: t.exposeBoolean('reviewsNeedApproval', { description: descriptions.reviewsNeedApproval }),
    commentsNeedApproval: t.exposeBoolean('commentsNeedApproval', { description: descriptions.commentsNeedApproval }),
    acceptsDeals: t.exposeBoolean('acceptsDeals', { description: descriptions.acceptsDeals }),
    asksForReviews: t.exposeBoolean('asksForReviews', { description: descriptions.asksForReviews }),
    taxesDeliveryByMainGoods: t.exposeBoolean('taxesDeliveryByMainGoods', { description: descriptions.taxesDeliveryByMainGoods }),
    timeZone: t.exposeString('timeZone', { description: descriptions.timeZone }),
    facts: t.field({
      type: [SettingFactType],
      description: 'Allowed and default values of the settings.',
      extensions: { listLength: shopFacts.length },
      resolve: () => [...shopFacts],
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Version of the settings, and who last saved them.',
      resolve: (_settings, _args, { shop }) => settingsEdit(shop, 'SHOP'),
    }),
  }),
});

builder.queryField('adminShopSettings', (t) =>
  t.field({
    type: AdminShopSettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'The storefront settings, with the data needed for an edit form. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shopSwitches(shop);
    },
  }),
);

const SaveInput = builder.inputType('UpdateShopSettingsInput', {
  description: 'Input for `updateShopSettings`. Omitted fields stay unchanged.',
  fields: (t) => ({
    expectedVersion: t.int({ required: true, description: 'Version of the settings that the change is based on.' }),
    cartRedirectAfterAdd: t.boolean({ description: descriptions.cartRedirectAfterAdd }),
    slidingCart: t.boolean({ description: descriptions.slidingCart }),
    guestsMayWish: t.boolean({ description: descriptions.guestsMayWish }),
    wishedHeartsLink: t.boolean({ description: descriptions.wishedHeartsLink }),
    guestsMayVote: t.boolean({ description: descriptions.guestsMayVote }),
    guestsMayReview: t.boolean({ description: descriptions.guestsMayReview }),
    reviewsNeedApproval: t.boolean({ description: descriptions.reviewsNeedApproval }),
    commentsNeedApproval: t.boolean({ description: descriptions.commentsNeedApproval }),
    acceptsDeals: t.boolean({ description: descriptions.acceptsDeals }),
    asksForReviews: t.boolean({ description: descriptions.asksForReviews }),
    taxesDeliveryByMainGoods: t.boolean({ description: descriptions.taxesDeliveryByMainGoods }),
    timeZone: t.string({ description: descriptions.timeZone }),
  }),
});

const SavePayload = builder.objectRef<{ version: number }>('UpdateShopSettingsPayload').implement({
  description: 'Result of `updateShopSettings`: the settings apply to all pages.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'New version of the settings, to pass with the next save.' }),
    settings: t.field({
      type: AdminShopSettingsType,
      description: 'The updated settings.',
      resolve: (_payload, _args, { shop }) => shopSwitches(shop),
    }),
  }),
});

builder.mutationField('updateShopSettings', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'SETTINGS' },
    description:
      'Updates the given storefront settings only. Nothing is changed if another user has saved the settings in the meantime. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, InvalidInputError, StaleRecordError, TryAgainError],
      union: { description: 'The updated settings, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'Input for `updateShopSettings`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await saveSwitches(shop, input) }),
  }),
);
