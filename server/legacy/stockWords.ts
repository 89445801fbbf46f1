/** Stock labels in the old theme's markup. */
export const stockWords: Readonly<Record<string, string>> = {
  IN_STOCK: 'In stock',
  LOW_STOCK: 'Few left',
  ON_BACKORDER: 'Can be ordered, follows later',
  OUT_OF_STOCK: 'Out of stock',
};
