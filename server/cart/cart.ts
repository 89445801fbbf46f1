import type { Shop } from '../shop.ts';

export interface AddToCartRequest {
  productId: number;
  quantity: number;
  options: { attribute: string; term: string }[];
}

export async function addToCart(_shop: Shop, _input: AddToCartRequest): Promise<{ cartId: number; lineId: number }> {
  throw new Error('to be written');
}
export async function updateCartLine(
  _shop: Shop,
  _input: { key: string; quantity: number },
): Promise<{ cartId: number; lineId: number | null }> {
  throw new Error('to be written');
}
export async function removeCartLine(_shop: Shop, _input: { key: string }): Promise<{ cartId: number; lineId: number }> {
  throw new Error('to be written');
}
export async function cartSubtotal(_shop: Shop, _visitorId: number): Promise<number> {
  throw new Error('to be written');
}
