/** What is said when something is in the cart (row 29). */
export function addedMessage(name: string): string {
  return `“${name}” Has been added to cart.`;
}
