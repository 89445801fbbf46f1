import { data, redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { actionsRemoveCouponMutation } from '../../__generated__/actionsRemoveCouponMutation.graphql.ts';
import type { actionsTakeOutMutation } from '../../__generated__/actionsTakeOutMutation.graphql.ts';
import applyMutation, { type useApplyCouponMutation } from '../../__generated__/useApplyCouponMutation.graphql.ts';
import chooseShopMutation, { type useChooseExternalShopMutation } from '../../__generated__/useChooseExternalShopMutation.graphql.ts';
import removeMutation, { type useRemoveCartLineMutation } from '../../__generated__/useRemoveCartLineMutation.graphql.ts';
import updateMutation, { type useUpdateCartLineMutation } from '../../__generated__/useUpdateCartLineMutation.graphql.ts';
import { cartAddress, countryOf } from './cartAddress.ts';
import { readCartForm, type CartIntent } from '../formFields.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { readExternalForm, type ExternalIntent } from '../../marketplace/shopIntent.ts';
import type { FormArgs } from '../../kit/forms/useFormAction.ts';
import { runInTurn, runMutation } from '../../visitor/runMutation.ts';
import * as t from '../__generated__/messages.ts';

// Actions of the cart's forms without script: the same mutations, run on the server as the visitor. Removals use these functions with script
// too; quantities and added coupons have separate code there, because they announce more.

/** Data for a page whose form failed; AddToCartAlert and the cart page show it. */
export interface CartActionData {
  error: string;
  /** Key of the cart line of the form; null for other forms. */
  lineKey: string | null;
  /** Coupon code that was entered; null for other forms. */
  coupon: string | null;
}

export const wholeNumberMessage = t.enterQuantityAsWhole;

export const cartFailure = (error: string): CartActionData => ({ error, lineKey: null, coupon: null });

export function cartFailed(error: string = networkMessages.unknown_error, where: Partial<CartActionData> = {}) {
  return data<CartActionData>({ ...cartFailure(error), ...where }, { status: 422 });
}

/** For the cart page: handles the forms for lines and coupons. */
export function cartAction(environment: IEnvironment) {
  return async ({ request }: Pick<FormArgs, 'request'>) => {
    const form = await request.formData();
    const wish = readExternalForm(form) ?? readCartForm(form);
    if (wish === null) return cartFailed(t.unknownForm);
    const country = countryOf(new URL(request.url).search);
    return (await change(environment, wish, country)) ?? redirect(cartAddress(country), 303);
  };
}

/**
 * @param country whose delivery the page counts with
 * @returns null when it is done, otherwise what the page has to say
 */
async function change(environment: IEnvironment, wish: CartIntent | ExternalIntent, country: string | null) {
  switch (wish.intent) {
    case 'remove': {
      const result = await runInTurn<useRemoveCartLineMutation>(environment, removeMutation, { input: { key: wish.key }, country });
      // Someone else may have been faster, such as another tab: it is gone as it was to be.
      const isGone = result.__typename === 'RemoveCartLinePayload' || result.__typename === 'UnknownLineError';
      return isGone ? null : cartFailed(result.message, { lineKey: wish.key });
    }
    case 'update': {
      const { key, quantity } = wish;
      if (quantity === null) return cartFailed(wholeNumberMessage, { lineKey: key });
      const result = await runMutation<useUpdateCartLineMutation>(environment, updateMutation, { input: { key, quantity } });
      return result.__typename === 'UpdateCartLinePayload' ? null : cartFailed(result.message, { lineKey: key });
    }
    case 'applyCoupon': {
      const { code } = wish;
      const result = await runMutation<useApplyCouponMutation>(environment, applyMutation, { input: { code } });
      return result.__typename === 'ApplyCouponPayload' ? null : cartFailed(result.message, { coupon: code });
    }
    case 'chooseShop': {
      const result = await runMutation<useChooseExternalShopMutation>(environment, chooseShopMutation, { input: wish.chosen });
      return result.__typename === 'SetExternalShopChoicePayload' ? null : cartFailed(result.message);
    }
    case 'takeOut': {
      const mutation = graphql`
        mutation actionsTakeOutMutation($input: RemoveExternalPurchasesInput!, $country: String) {
          result: removeExternalPurchases(input: $input) {
            __typename
            ... on RemoveExternalPurchasesPayload {
              viewer {
                ...CartPage_viewer
                ...PersonalLayer_viewer
              }
            }
            ... on UserError {
              message
            }
          }
        }
      `;
      const result = await runInTurn<actionsTakeOutMutation>(environment, mutation, { input: {}, country });
      return result.__typename === 'RemoveExternalPurchasesPayload' ? null : cartFailed(result.message);
    }
    case 'removeCoupon': {
      const { code } = wish;
      const mutation = graphql`
        mutation actionsRemoveCouponMutation($input: RemoveCouponInput!, $country: String) {
          result: removeCoupon(input: $input) {
            __typename
            ... on RemoveCouponPayload {
              viewer {
                ...CartPage_viewer
                ...PersonalLayer_viewer
              }
            }
            ... on UserError {
              message
            }
          }
        }
      `;
      const result = await runInTurn<actionsRemoveCouponMutation>(environment, mutation, { input: { code }, country });
      return result.__typename === 'RemoveCouponPayload' ? null : cartFailed(result.message, { coupon: '' });
    }
  }
}
