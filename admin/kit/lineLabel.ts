/** Returns the label of an order line with the values of its options, because an order may have several variations of one product. */
export function lineLabel({ name, options }: { name: string; options: readonly { value: string }[] }): string {
  return [name, ...options.map(({ value }) => value)].join(', ');
}
