// The products that this browser looked at last, newest first, in local storage. Only their ids leave the browser, to load their cards,
// without anything that names the visitor. Whoever calls remember… checks the consent first.

const key = 'souk-viewed';

/** How many are shown, besides the product of the page itself. */
export const shownProducts = 8;

/** A viewed product, with what shows it without a network. */
export interface ViewedProduct {
  /** Global id. */
  id: string;
  name: string;
  url: string;
  price: string | null;
  /** Path of the picture without width and format. */
  picture: string | null;
}

type Stored = string | ViewedProduct;

const idOf = (stored: Stored) => (typeof stored === 'string' ? stored : stored.id);

const isStored = (value: unknown): value is Stored =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string');

/** Earlier versions stored ids alone. */
function stored(): Stored[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isStored).slice(0, shownProducts + 1) : [];
  } catch {
    return [];
  }
}

function store(products: readonly Stored[]): void {
  try {
    if (products.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(products));
  } catch {
    // Without storage, nothing is remembered.
  }
}

/** Returns the ids of the products; none if the storage is blocked or holds anything else. */
export function viewedProducts(): string[] {
  return stored().map(idOf);
}

/** Returns the products with what shows them without a network. */
export function viewedItems(): ViewedProduct[] {
  return stored().filter((product) => typeof product !== 'string');
}

/** Puts a product first. */
export function rememberViewed(product: ViewedProduct): void {
  store([product, ...stored().filter((known) => idOf(known) !== product.id)].slice(0, shownProducts + 1));
}

/** Deletes the list, or some of its products. */
export function forgetViewed(forgotten: readonly string[] = viewedProducts()): void {
  store(stored().filter((product) => !forgotten.includes(idOf(product))));
}
