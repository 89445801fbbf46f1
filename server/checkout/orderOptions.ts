import { z } from 'zod';

/** An option of an order line: what people read, and the slugs behind it. */
export interface OrderOption {
  name: string;
  value: string;
  attribute: string;
  term: string;
}

const stored = z.array(z.object({ name: z.string(), value: z.string(), attribute: z.string(), term: z.string() }));

/** Reads an order line's stored options; a row of another form shows none. */
export function parseOrderOptions(options: unknown): OrderOption[] {
  return stored.safeParse(options).data ?? [];
}
