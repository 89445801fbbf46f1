/** The key in a mail's link; it stands in the address for forms too, whatever they post. */
export function keyOf(url: string): string {
  return new URL(url).searchParams.get('key') ?? '';
}
