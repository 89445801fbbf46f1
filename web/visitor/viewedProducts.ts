// The products that this browser looked at last, newest first, as ids in local storage. They leave the browser only to load their cards,
// without anything that names the visitor. Whoever calls remember… checks the consent first.

const key = 'souk-viewed';

/** How many are shown, besides the product of the page itself. */
export const shownProducts = 8;

/** Returns the ids of the products; none if the storage is blocked or holds anything else. */
export function viewedProducts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, shownProducts + 1) : [];
  } catch {
    return [];
  }
}

/** Puts a product first. */
export function rememberViewed(id: string): void {
  const ids = [id, ...viewedProducts().filter((known) => known !== id)].slice(0, shownProducts + 1);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage, nothing is remembered.
  }
}

/** Deletes the list, or some of its products. */
export function forgetViewed(forgotten: readonly string[] = viewedProducts()): void {
  const left = viewedProducts().filter((id) => !forgotten.includes(id));
  try {
    if (left.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(left));
  } catch {
    // Without storage, there is nothing to delete.
  }
}
