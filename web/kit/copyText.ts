/** Selects an element's text, as if the user had selected it. */
function mark(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus({ preventScroll: true });
    element.select();
  } else getSelection()?.selectAllChildren(element);
}

/**
 * Copies a text to the clipboard. If the browser doesn't allow that, the element with the text is selected, and copied with execCommand if
 * that is still allowed.
 * @param shown element on the page that shows the text
 * @returns whether the text is on the clipboard
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    mark(shown);
    // The only way on insecure pages, such as a shop in an internal network.
    return document.execCommand('copy');
  }
}
