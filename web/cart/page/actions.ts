import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import addToCartMutation, { type useAddToCartMutation } from '../../__generated__/useAddToCartMutation.graphql.ts';
import applyMutation, { type useApplyCouponMutation } from '../../__generated__/useApplyCouponMutation.graphql.ts';
import chooseShopMutation, { type useChooseExternalShopMutation } from '../../__generated__/useChooseExternalShopMutation.graphql.ts';
import removeMutation, { type useRemoveCartLineMutation } from '../../__generated__/useRemoveCartLineMutation.graphql.ts';
import removeCouponMutation, { type useRemoveCouponMutation } from '../../__generated__/useRemoveCouponMutation.graphql.ts';
import takeOutMutation, { type useTakeOutMutation } from '../../__generated__/useTakeOutMutation.graphql.ts';
import updateMutation, { type useUpdateCartLineMutation } from '../../__generated__/useUpdateCartLineMutation.graphql.ts';
import { cartAddress, countryOf } from './cartAddress.ts';
import { readAddToCartForm, readCartForm, type CartIntent } from '../formFields.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { readExternalForm, type ExternalIntent } from '../../marketplace/shopIntent.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { cartPath } from '../ViewCartLink.tsx';

// What the cart's forms do where script does not: the same mutations, run on the server as the visitor. With script the
// components take the forms over, so these modules are better imported lazily:
//   action: async (args) => (await import('./actions.ts')).addToCartAction(environment)(args)

/** What a page gets when its form failed; AddToCartAlert and the cart page show it. */
export interface CartActionData {
  error: string;
  /** Key of the cart line whose form it was; null for others. */
  lineKey: string | null;
  /** The coupon code that was entered; null for other forms. */
  coupon: string | null;
}

const wholeNumberMessage = 'Enter the quantity as a whole number.';
const unknownMessage = networkMessages.unknown_error;

function failed(error: string | undefined, where: Partial<Pick<CartActionData, 'lineKey' | 'coupon'>> = {}) {
  return data<CartActionData>({ error: error ?? unknownMessage, lineKey: null, coupon: null, ...where }, { status: 422 });
}

/** For the product route: puts into the cart what its form says, then shows the cart; or shows the page with the reason. */
export function addToCartAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const { productId, quantity, options } = readAddToCartForm(await request.formData());
    if (quantity === null) return failed(wholeNumberMessage);
    const result = await runMutation<useAddToCartMutation>(environment, addToCartMutation, { input: { productId, quantity, options } });
    return result.__typename === 'AddToCartPayload' ? redirect(cartPath, 303) : failed(result.message);
  };
}

/** For the cart page: its forms change lines and coupons. */
export function cartAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData();
    const wish = readExternalForm(form) ?? readCartForm(form);
    if (wish === null) return failed('Unknown form.');
    const refusal = await change(environment, wish);
    return refusal ?? redirect(cartAddress(countryOf(new URL(request.url).search)), 303);
  };
}

/** @returns null when it is done, otherwise what the page has to say */
async function change(environment: IEnvironment, wish: CartIntent | ExternalIntent) {
  switch (wish.intent) {
    case 'remove': {
      const result = await runMutation<useRemoveCartLineMutation>(environment, removeMutation, { input: { key: wish.key } });
      return result.__typename === 'RemoveCartLinePayload' ? null : failed(result.message, { lineKey: wish.key });
    }
    case 'update': {
      const { key, quantity } = wish;
      if (quantity === null) return failed(wholeNumberMessage, { lineKey: key });
      const result = await runMutation<useUpdateCartLineMutation>(environment, updateMutation, { input: { key, quantity } });
      return result.__typename === 'UpdateCartLinePayload' ? null : failed(result.message, { lineKey: key });
    }
    case 'applyCoupon': {
      const { code } = wish;
      const result = await runMutation<useApplyCouponMutation>(environment, applyMutation, { input: { code } });
      return result.__typename === 'ApplyCouponPayload' ? null : failed(result.message, { coupon: code });
    }
    case 'chooseShop': {
      const result = await runMutation<useChooseExternalShopMutation>(environment, chooseShopMutation, { input: wish.chosen });
      return result.__typename === 'SetExternalShopChoicePayload' ? null : failed(result.message);
    }
    case 'takeOut': {
      const result = await runMutation<useTakeOutMutation>(environment, takeOutMutation, { input: {} });
      return result.__typename === 'RemoveExternalPurchasesPayload' ? null : failed(result.message);
    }
    case 'removeCoupon': {
      const { code } = wish;
      const result = await runMutation<useRemoveCouponMutation>(environment, removeCouponMutation, { input: { code } });
      return result.__typename === 'RemoveCouponPayload' ? null : failed(result.message, { coupon: '' });
    }
  }
}
