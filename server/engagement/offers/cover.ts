// The image of an offer.

/** The Prisma selection of the columns that an offer's image needs. */
export const coverColumns = {
  title: true,
  media: { select: { key: true, color: true, width: true, height: true, state: true } },
  product: { select: { status: true, name: true, coverKey: true, coverAlt: true, coverColor: true } },
} as const;

/** An offer's image for the API. */
export interface OfferCover {
  key: string;
  alt: string;
  color: string;
  width: number;
  height: number;
}

interface CoveredOffer {
  title: string;
  media: { key: string; color: string; width: number; height: number; state: string } | null;
  product: { status: string; name: string; coverKey: string | null; coverAlt: string | null; coverColor: string | null } | null;
}

/** The offer's own image, or that of its product while the product is visible. */
export function coverOf({ title, media, product }: CoveredOffer): OfferCover | null {
  if (media?.state === 'READY') return { key: media.key, color: media.color, width: media.width, height: media.height, alt: title };
  if (product?.status !== 'PUBLISHED' || product.coverKey === null) return null;
  const { coverKey, coverAlt, coverColor, name } = product;
  return { key: coverKey, alt: coverAlt || name, color: coverColor ?? '#e5e7eb', width: 1200, height: 1200 };
}
