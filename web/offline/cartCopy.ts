// The cart as the visitor last saw it, for the page that is shown without a network: also in a new window, which has no copy in session
// storage. It counts only as long as the cart's cookie has the same hash, so a cart that was signed out of is never shown.

/** Key of the copy in local storage. */
export const cartCopyKey = 'souk-offline-cart';

/** Later lines are only counted: local storage is small. */
const maxLines = 30;

/** A product or line of the cart, ready to be shown. */
export interface CopiedItem {
  name: string;
  url: string | null;
  /** Price of one. */
  price: string | null;
  /** Path of the picture without width and format. */
  picture: string | null;
}

interface CopiedLine extends CopiedItem {
  quantity: number;
}

/** A copy of the cart. */
export interface CartCopy {
  /** As in the cart's cookie. */
  hash: string;
  subtotal: string;
  lines: CopiedLine[];
  /** Lines beyond those of the copy. */
  more: number;
}

/** The part of the visitor's own data that is copied, as in a response. */
interface OwnCart {
  subtotal?: { formatted: string };
  lines?: readonly {
    name: string;
    quantity: number;
    product?: { url?: string | null } | null;
    image?: { basePath: string } | null;
    unitPrice?: { formatted: string } | null;
  }[];
}

/**
 * Copies a cart.
 * @param cart as in a response with the visitor's own data
 * @returns null for an empty cart
 */
export function copyOf(hash: string, cart: unknown): CartCopy | null {
  const { lines = [], subtotal } = (cart ?? {}) as OwnCart;
  if (hash === '' || lines.length === 0 || !subtotal) return null;
  return {
    hash,
    subtotal: subtotal.formatted,
    lines: lines.slice(0, maxLines).map(({ name, quantity, product, image, unitPrice }) => ({
      name,
      quantity,
      url: product?.url ?? null,
      price: unitPrice?.formatted ?? null,
      picture: image?.basePath ?? null,
    })),
    more: Math.max(0, lines.length - maxLines),
  };
}

/** Stores a copy; null removes it. */
export function writeCartCopy(copy: CartCopy | null): void {
  try {
    if (copy) localStorage.setItem(cartCopyKey, JSON.stringify(copy));
    else localStorage.removeItem(cartCopyKey);
  } catch {
    // Without storage, the page shows no cart.
  }
}

/**
 * Returns the copy of the cart that the cookie names.
 * @param hash as in the cart's cookie; '' without a cart
 */
export function readCartCopy(hash: string): CartCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(cartCopyKey) ?? 'null') as CartCopy | null;
    return hash !== '' && copy?.hash === hash && Array.isArray(copy.lines) ? copy : null;
  } catch {
    return null;
  }
}
