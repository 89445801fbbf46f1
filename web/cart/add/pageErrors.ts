/** Selectors of the page's errors: its own messages, and those inserted by scripts of older themes. */
const errors = 'main [role=alert], .ajaxerrors';

/** Returns whether the page currently shows an error, which nothing may cover after an add (rows 39 and 40). */
export function pageShowsErrors(): boolean {
  return [...document.querySelectorAll<HTMLElement>(errors)].some(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() !== '',
  );
}
