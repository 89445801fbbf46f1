/** Returns the message after a product was added to the cart (row 29). */
export function addedMessage(name: string): string {
  return `“${name}” Has been added to cart.`;
}
