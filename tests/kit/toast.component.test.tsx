import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogSection } from '../../web/app/styleGuide/DialogSection.tsx';
import { ToastSection } from '../../web/app/styleGuide/ToastSection.tsx';
import { moveMouse, pressOn, problemsInBothThemes, renderOnPage, runFor, setViewport, stopClock } from '../support/componentHarness.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const messages = page.getByRole('region', { name: /^Messages/ });
const cards = messages.getByRole('listitem');
const count = () => cards.elements().length;
const dialog = page.getByRole('dialog');

/** Shows the style guide's toasts with a frozen clock. */
async function openStill() {
  stopClock();
  return renderOnPage(<ToastSection />);
}

function boxes() {
  // Measures final positions, skipping the animations.
  for (const animation of document.getAnimations()) animation.finish();
  return cards.elements().map((card) => card.getBoundingClientRect());
}

/** Returns the gaps between consecutive toasts. */
const gaps = () => boxes().flatMap(({ y }, index, all) => (index === 0 ? [] : [y - (all[index - 1]?.bottom ?? 0)]));

describe('[F136] toasts', () => {
  test('are dismissed after exactly 4000 ms; success is a status, danger an alert', async () => {
    const { problems } = await openStill();
    await button('Success').click();
    await expect.element(messages.getByRole('status').getByText(/^Toast \d+$/)).toBeVisible();
    await runFor(1000);
    await button('Danger').click();
    await expect.element(messages.getByRole('alert').getByText('You are probably offline.')).toBeVisible();
    await moveMouse({ to: [600, 500] });
    await runFor(2999);
    expect(count()).toBe(2);
    await runFor(1);
    expect(count()).toBe(1);
    await runFor(999);
    expect(count()).toBe(1);
    await runFor(1);
    expect(count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    ['1280 px', 1280, 900, 450],
    ['390 px', 390, 844, 350],
    ['320 px', 320, 640, 280],
  ])('are 20 px from the top and 10 px apart, 250 to 450 px wide and fit %s', async (_name, width, height, widest) => {
    await setViewport(width, height);
    await openStill();
    for (const name of ['Success', 'Danger', 'With an action']) (button(name).element() as HTMLElement).click();
    await expect.poll(() => boxes().map(({ y }) => y)[0]).toBe(20);
    await expect.poll(gaps).toEqual([expect.closeTo(10, 1), expect.closeTo(10, 1)]);
    const [first, , third] = boxes();
    expect(first?.width).toBe(250);
    expect(third?.width).toBe(widest);
    for (const box of boxes()) expect(box.x + box.width / 2).toBeCloseTo(width / 2, 1);
  });

  test('pause under the pointer and then continue with the remaining time', async () => {
    await openStill();
    await button('Success').click();
    await moveMouse({ to: [600, 500] });
    await runFor(3000);
    await cards.first().hover();
    await runFor(60_000);
    expect(count()).toBe(1);
    await moveMouse({ to: [600, 500] });
    await runFor(999);
    expect(count()).toBe(1);
    await runFor(1);
    expect(count()).toBe(0);
  });

  test('are focused with F6, stay while focused, and return the focus when dismissed', async () => {
    await openStill();
    await pressOn(button('With an action'), '{Enter}');
    await expect.element(cards).toHaveLength(1);
    await userEvent.keyboard('{F6}');
    await expect.element(messages.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await runFor(60_000);
    expect(count()).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Undone')).toBeVisible();
    expect(count()).toBe(0);
    await expect.element(button('With an action')).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.element(cards).toHaveLength(1);
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Escape}');
    await expect.element(cards).toHaveLength(0);
  });

  test('pause while the page is hidden', async () => {
    await openStill();
    await button('Success').click();
    await moveMouse({ to: [600, 500] });
    const setHidden = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    setHidden(true);
    await runFor(60_000);
    expect(count()).toBe(1);
    setHidden(false);
    // Restores the browser's own value.
    Reflect.deleteProperty(document, 'hidden');
    await runFor(3999);
    expect(count()).toBe(1);
    await runFor(1);
    expect(count()).toBe(0);
  });

  test('shown twice become one and restart its time', async () => {
    await openStill();
    const showToast = () => (button('Danger').element() as HTMLElement).click();
    showToast();
    await runFor(3999);
    showToast();
    await runFor(3999);
    expect(count()).toBe(1);
    await runFor(1);
    expect(count()).toBe(0);
  });

  test('are usable above an open dialog, which stays open when one is dismissed', async () => {
    stopClock();
    await renderOnPage(<DialogSection />);
    await button('drawer-end').click();
    const showToast = dialog.getByRole('button', { name: 'Show toast' });
    await showToast.click();
    await expect.element(dialog.getByText('Toast above the dialog')).toBeVisible();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Escape}');
    await expect.element(cards).toHaveLength(0);
    await expect.element(dialog).toBeVisible();
    await showToast.click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(cards).toHaveLength(0);
    await expect.element(dialog).toBeVisible();
  });

  test('have no accessibility violations in either theme', async () => {
    // The toasts stay, because one of them has the focus.
    const { problems } = await renderOnPage(<ToastSection />);
    for (const name of ['Success', 'Danger', 'With an action']) (button(name).element() as HTMLElement).click();
    await expect.element(cards).toHaveLength(3);
    (messages.getByRole('button', { name: 'Undo' }).element() as HTMLElement).focus();
    expect(await problemsInBothThemes()).toEqual([]);
    expect(problems).toEqual([]);
  });
});
