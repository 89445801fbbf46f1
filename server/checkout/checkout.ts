import type { Shop } from '../shop.ts';
import type { PlaceOrderRequest } from './input.ts';

export async function placeOrder(_shop: Shop, _input: PlaceOrderRequest): Promise<{ orderId: number }> {
  throw new Error('to be written');
}
export async function findOrderByLink(_shop: Shop, _link: { number: number; key: string }): Promise<number | null> {
  throw new Error('to be written');
}
