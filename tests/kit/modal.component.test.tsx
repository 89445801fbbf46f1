import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogSection } from '../../web/app/styleGuide/DialogSection.tsx';
import { FailureSection } from '../../web/app/styleGuide/FailureSection.tsx';
import { TableSection } from '../../web/app/styleGuide/TableSection.tsx';
import { emulateMedia, moveMouse, pressOn, problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';
import { deferred, mockShop } from '../support/mockShop.ts';

const failure = 'An error has occured. Please try again in a few moments.';
const terms = '<main><h1>Terms</h1><h2 id="terms">Contracting party</h2><p><a href="/delivery/">Delivery</a></p></main>';

const dialog = page.getByRole('dialog');
const trigger = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const overflow = () => getComputedStyle(document.documentElement).overflowY;
const html = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'text/html' } });

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));

async function openDialogs() {
  const shop = mockShop();
  shop.serve('/terms/', () => html(terms));
  return renderOnPage(<DialogSection />, { shop });
}

describe('[F133] a modal', () => {
  test('shows an element of the page or given content', async () => {
    await openDialogs();
    await trigger('From an element').click();
    await expect.element(dialog.getByText('hidden in the page and shown in the modal')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await trigger('Given content').click();
    await expect.element(dialog.getByText('Content rendered by the shop')).toBeVisible();
  });

  test('is at most 500 px wide, and fits a phone', async () => {
    await openDialogs();
    await trigger('From a page').click();
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().getBoundingClientRect().width).toBe(500);
    await setViewport(390, 844);
    await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(358);
  });

  test.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a click on the background', () => moveMouse({ to: [20, 450] }, 'down', 'up')],
  ])('closes by %s and returns the focus', async (_name, close) => {
    await openDialogs();
    await trigger('From an element').click();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveFocus();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trigger('From an element')).toHaveFocus();
    // No dialog is left except the style guide's own, which is always present.
    await expect.poll(() => document.querySelectorAll('dialog[data-kind=modal]:not([popover])').length).toBe(1);
  });

  test('prevents page scrolling and traps the focus until it closes', async () => {
    await openDialogs();
    const width = () => document.querySelector('main')?.getBoundingClientRect().width;
    const before = width();
    await trigger('From an element').click();
    await expect.element(dialog).toBeVisible();
    expect(overflow()).toBe('hidden');
    expect(width()).toBe(before);
    for (let press = 0; press < 4; press += 1) {
      await userEvent.keyboard('{Tab}');
      // After the last element, the focus moves to the browser's own toolbar, which isn't an element.
      expect(document.activeElement === document.body || document.activeElement?.closest('dialog') !== null).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(overflow).toBe('visible');
  });

  test.each([['modal'], ['drawer-start'], ['drawer-end'], ['fullscreen']])(
    'of kind %s has no accessibility violations in either theme',
    async (kind) => {
      const { problems } = await openDialogs();
      await trigger(kind).click();
      await expect.element(dialog).toBeVisible();
      expect(await problemsInBothThemes()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      expect(problems).toEqual([]);
    },
  );
});

describe('[F117] a modal whose content can’t be loaded', () => {
  test.each([
    ['a 404 response', () => html('<main>Nothing here</main>', 404)],
    ['a 500 response', () => html('<main>Fault</main>', 500)],
    ['a response that is not HTML', () => Response.json({})],
    ['a network failure', () => 'offline' as const],
  ])('shows the error text and can be retried after %s', async (_name, answer) => {
    const { shop } = await openDialogs();
    shop.serve('/terms/', answer);
    await trigger('From a page').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(failure);
    expect(dialog.getByRole('alert').element().textContent).toBe(failure);
    shop.serve('/terms/', () => html(terms));
    await pressOn(dialog.getByRole('button', { name: 'Try again' }), '{Enter}');
    // The button has been removed; the focus stays in the dialog.
    await expect.element(dialog).toHaveFocus();
    await expect.element(dialog.getByRole('heading', { name: 'Contracting party' })).toBeVisible();
  });

  test("[F53] shows 'Loading...' while loading", async () => {
    const { shop } = await openDialogs();
    const { answer, give } = deferred<Response>();
    shop.serve('/terms/', () => answer);
    await trigger('From a page').click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
    give(html(terms));
    await expect.element(dialog.getByRole('heading', { name: 'Contracting party' })).toBeVisible();
    await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  });
});

test('[F53] progress texts end in three dots', async () => {
  const { container } = await renderOnPage(<TableSection />);
  const words = [...container.querySelectorAll('p span')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Loading...', 'Closing...', 'Saving...', 'Updating...']);
});

test.each([
  ['Simulate network failure', '[F120]', 'You are probably offline.'],
  ['Simulate render error', '[F117]', failure],
])('%s: %s an error in one part of a page shows its reason, leaves the rest usable, and can be retried', async (name, _row, text) => {
  await setViewport(390, 300);
  await renderOnPage(
    <>
      <h1>A long page</h1>
      <p style={{ height: 600 }} />
      <FailureSection />
      <p style={{ height: 600 }} />
    </>,
  );
  await trigger(name).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  expect(alert.getByRole('paragraph').element().textContent).toBe(text);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const again = page.getByRole('button', { name: 'Try again' });
  (again.element() as HTMLElement).focus();
  const scrolled = scrollY;
  expect(scrolled).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This part works.')).toBeVisible();
  expect([document.activeElement?.id, scrollY]).toEqual(['content', scrolled]);
});
