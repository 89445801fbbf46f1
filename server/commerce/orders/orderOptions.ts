import { z } from 'zod';
import type { ChosenOption } from '../cart/cart.ts';

const stored = z.array(z.object({ name: z.string(), value: z.string(), attribute: z.string(), term: z.string() }));

/** Parses an order line's stored options; returns none for an unknown format. */
export function parseOrderOptions(options: unknown): ChosenOption[] {
  return stored.safeParse(options).data ?? [];
}
