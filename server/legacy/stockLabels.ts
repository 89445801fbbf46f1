/** Stock labels in the old theme's markup. */
export const stockLabels: Readonly<Record<string, string>> = {
  IN_STOCK: 'In stock',
  LOW_STOCK: 'Only a few left',
  ON_BACKORDER: 'Available on backorder',
  OUT_OF_STOCK: 'Out of stock',
};
