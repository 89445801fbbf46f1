import { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from '../db.ts';
import type { SaleFacts } from './saleRules.ts';

// What a sale reads and writes of the catalogue: the facts that decide it, and the stock it takes.

const stockColumns = {
  id: true,
  name: true,
  status: true,
  managesStock: true,
  stock: true,
  isInStock: true,
  backorders: true,
  lowStockAmount: true,
  soldIndividually: true,
} as const;

/** The columns of SaleFacts, for the queries of the rooms that sell. */
export const saleColumns = {
  ...stockColumns,
  type: true,
  minQuantity: true,
  maxQuantity: true,
  regularPriceMinor: true,
  salePriceMinor: true,
  saleStartsAt: true,
  saleEndsAt: true,
  parent: { select: stockColumns },
} as const satisfies Prisma.ProductSelect;
