// The display of amounts that staff chose: apart from the formatter, so that pages which format no amount don't load it.

let display = 'SYMBOL';

/** Sets how amounts are written from now on; a display that this version doesn't know is written as a symbol. */
export function setCurrencyDisplay(next: string): void {
  display = next;
}

/** Returns the display as the shop named it. */
export const namedDisplay = (): string => display;
