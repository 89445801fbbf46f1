// What mini-cart and panel say of a line. The legacy door's mini-cart says the same.

/** What a screen reader says of the link that takes a line out. */
export function removeLabel(name: string): string {
  return `Remove ${name} from cart`;
}

/** What is said when a line has been taken out. */
export function removedMessage(name: string): string {
  return `“${name}” has been removed from your cart`;
}
