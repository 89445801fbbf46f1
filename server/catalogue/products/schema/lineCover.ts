/** What the picture of a line is read from: its product or variation, and of a variation also the product. */
const columns = { coverKey: true, coverAlt: true, coverColor: true, name: true } as const;
export const lineCoverColumns = { ...columns, parent: { select: columns } } as const;

interface Cover {
  coverKey: string | null;
  coverAlt: string | null;
  coverColor: string | null;
  name: string;
}

/** The picture that a line of a cart or an order is shown with: the variation's own, else the product's; null when neither has one. */
export function lineCover(product: Cover & { parent: Cover | null }) {
  const { coverKey, coverAlt, coverColor, name } = product.coverKey === null ? (product.parent ?? product) : product;
  if (coverKey === null) return null;
  return { key: coverKey, alt: coverAlt || name, color: coverColor ?? '#e5e7eb', width: 1200, height: 1200 };
}
