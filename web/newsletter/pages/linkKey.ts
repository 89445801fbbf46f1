/** The key of an email's link; it is in the address for forms too, whatever they post. */
export function keyOf(url: string): string {
  return new URL(url).searchParams.get('key') ?? '';
}
