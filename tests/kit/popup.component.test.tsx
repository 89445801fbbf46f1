import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogSection } from '../../web/app/styleGuide/DialogSection.tsx';
import { TableSection } from '../../web/app/styleGuide/TableSection.tsx';
import { emulateMedia, pressOn, problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));

test('[F132] a popup prevents page scrolling, returns the focus, and has no accessibility violations in either theme', async () => {
  await renderOnPage(<DialogSection />);
  const trigger = page.getByRole('button', { name: 'Open popup' });
  const popup = page.getByRole('dialog', { name: 'A popup' });
  const overflow = () => getComputedStyle(document.documentElement).overflowY;
  for (const close of [() => userEvent.keyboard('{Escape}'), () => popup.getByRole('button', { name: 'Close' }).click()]) {
    await pressOn(trigger, '{Enter}');
    await expect.element(popup).toHaveAttribute('open');
    await expect.element(popup).toHaveFocus();
    await expect.element(popup.getByRole('heading', { name: 'A popup' })).toBeVisible();
    expect(overflow()).toBe('hidden');
    expect(await problemsInBothThemes()).toEqual([]);
    await close();
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(overflow()).toBe('visible');
  }
});

test('[F132] a long table is collapsed and can be expanded and collapsed, a short one is complete', async () => {
  await renderOnPage(<TableSection />);
  const rows = page.getByRole('table', { name: 'A long table' }).getByRole('row');
  await expect.element(rows).toHaveLength(8);
  await expect.element(page.getByRole('button', { name: 'Show all 14 rows' })).toHaveAttribute('aria-expanded', 'false');
  await pressOn(page.getByRole('button', { name: 'Show all 14 rows' }), '{Enter}');
  await expect.element(rows).toHaveLength(14);
  await pressOn(page.getByRole('button', { name: 'Show fewer rows', expanded: true }), '{Enter}');
  await expect.element(rows).toHaveLength(8);
  expect(page.getByRole('table', { name: 'A short table' }).getByRole('row').elements()).toHaveLength(3);
});
