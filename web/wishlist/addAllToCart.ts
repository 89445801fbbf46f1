import type { IEnvironment } from 'relay-runtime';
import addToCartMutation, { type useAddToCartMutation } from '../__generated__/useAddToCartMutation.graphql.ts';
import { cartQueue } from '../visitor/cartQueue.ts';
import { cartWarnings } from '../visitor/freshness/answers.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { networkMessages } from '../kit/relay/networkError.ts';

export interface Buyable {
  productId: string;
  quantity: number;
}

/**
 * Adds several products to the cart, one after the other; a refusal does not stop the others.
 * @returns how many are in the cart now, and why others are not
 * @throws what the network throws; products added until then are in the cart
 */
export async function addAllToCart(environment: IEnvironment, products: readonly Buyable[]): Promise<{ added: number; reasons: string[] }> {
  const reasons: string[] = [];
  let added = 0;
  try {
    for (const { productId, quantity } of products) {
      const request = () => runMutation<useAddToCartMutation>(environment, addToCartMutation, { input: { productId, quantity } });
      const result = await cartQueue(environment).enqueue(request);
      if (result.__typename === 'AddToCartPayload') added += 1;
      else reasons.push(result.message ?? networkMessages.unknown_error);
    }
  } catch (error) {
    cartWarnings.emit(true);
    throw error;
  }
  return { added, reasons };
}
