import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ResultCount } from '../../web/search/ResultCount.tsx';
import { renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';

test('[F4] the result count is announced in its live region 2 s after load', async () => {
  stopClock();
  await renderOnPage(<ResultCount text="Showing 1–24 of 80 results" order="Sorted by price: low to high" />);
  const region = page.getByRole('main').getByRole('status');
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  const inserted: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) inserted.push(node.textContent ?? '');
  });
  observer.observe(region.element(), { childList: true });
  await runFor(1_999);
  expect(inserted).toEqual([]);
  await runFor(1);
  await expect.poll(() => inserted).toEqual(['Showing 1–24 of 80 results. Sorted by price: low to high']);
  observer.disconnect();
});
