/** Columns for a line's image: those of its product or variation and, for a variation, also of its parent. */
const columns = { coverKey: true, coverAlt: true, coverColor: true, name: true } as const;
export const lineCoverColumns = { ...columns, parent: { select: columns } } as const;

interface Cover {
  coverKey: string | null;
  coverAlt: string | null;
  coverColor: string | null;
  name: string;
}

/** The image of a cart or order line: the variation's own, else the product's; null when neither has one. */
export function lineCover(product: Cover & { parent: Cover | null }) {
  const { coverKey, coverAlt, coverColor, name } = product.coverKey === null ? (product.parent ?? product) : product;
  if (coverKey === null) return null;
  return { key: coverKey, alt: coverAlt || name, color: coverColor ?? '#e5e7eb', width: 1200, height: 1200 };
}
