/** Marks what an element shows, as if somebody had done so by hand. */
function mark(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus({ preventScroll: true });
    element.select();
  } else getSelection()?.selectAllChildren(element);
}

/**
 * Puts a text on the clipboard. Where the browser does not allow that, what shows it is marked, and copied in the old way if that is
 * still allowed.
 * @param shown what shows the text on the page
 * @returns whether it is on the clipboard now
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    mark(shown);
    // The only way on pages that are not secure, such as a shop in a house's own network.
    return document.execCommand('copy');
  }
}
