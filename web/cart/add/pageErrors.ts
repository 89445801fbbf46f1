/** What counts as an error of the page: its own messages, and those that scripts of older themes put there. */
const errors = 'main [role=alert], .ajaxerrors';

/** Whether the page shows an error now: then nothing is put in front of it after an add (rows 39 and 40). */
export function pageShowsErrors(): boolean {
  return [...document.querySelectorAll<HTMLElement>(errors)].some(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim() !== '',
  );
}
