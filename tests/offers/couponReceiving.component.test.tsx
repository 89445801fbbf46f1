import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reveal } from '../../web/offers/coupon/reveal.ts';
import { emulateMedia, problemsInBothThemes, renderOnPage, runFor, setViewport, stopClock } from '../support/componentHarness.tsx';
import { mockShop, noAnswers, refusal, type Answer } from '../support/mockShop.ts';
import { revealedCode } from './revealedCode.ts';

// The dialog with a coupon's code, and the messages if the code isn't available (rows 56 and 57).

const code = 'LAMP-7731-SECRET';
const dialog = page.getByRole('dialog', { name: 'Your code for Nordlicht' });
const field = dialog.getByRole('textbox', { name: 'Coupon code' });
const copy = dialog.getByRole('button', { name: 'Copy code' });
const alert = page.getByRole('alert');

const revealed = (facts: object = {}): Answer => revealedCode(7, code, facts);

/** Opens a page that requests a code and gets this response. */
async function receive(answer: Answer | (() => Answer) = () => revealed()) {
  const shop = mockShop();
  shop.answer('revealCodeMutation', answer);
  shop.answer('couponActionMutation', 'offline');
  const shown = await renderOnPage(<h1>Deals</h1>, { shop });
  await reveal(shop.environment, { codeId: 7 });
  return shown;
}

test('[F57] the dialog is at most 650 px wide and shows the code, the link to the shop, the end date and the terms', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  const { problems } = await receive();
  await expect.element(field).toHaveValue(code);
  await expect.element(field).toHaveAttribute('readonly');
  expect(dialog.element().getBoundingClientRect().width).toBe(650);
  const way = dialog.getByRole('link', { name: 'Go to Nordlicht' });
  await expect.element(way).toHaveAttribute('href', '/out/7');
  await expect.element(way).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect.element(way).toHaveAttribute('target', '_blank');
  const text = (dialog.element() as HTMLElement).innerText;
  expect(text).toMatch(/Ends \d{1,2} \w+ \d{4}, \d\d:\d\d UTC/);
  for (const part of ['20% off all lamps', 'nordlicht.example', 'Not for gift cards.', 'may pay us']) expect(text).toContain(part);
  await setViewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});

test('[F57] for the shop’s own offer, the dialog links in the same window and mentions no commission', async () => {
  await receive(() => revealed({ destinationHost: null, merchant: { id: 'nordlicht', name: 'Nordlicht', isAffiliate: false } }));
  const way = dialog.getByRole('link', { name: 'Go to Nordlicht' });
  await expect.element(way).toHaveAttribute('rel', 'nofollow');
  await expect.element(way).not.toHaveAttribute('target');
  await expect.element(dialog.getByText('Enter the code in your cart.')).toBeVisible();
  expect((dialog.element() as HTMLElement).innerText).not.toContain('may pay us');
});

test('[F57] copying writes the code to the clipboard and confirms it for as long as a toast', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => written.mockRestore());
  const { problems } = await receive();
  await expect.element(copy).toBeVisible();
  stopClock();
  await copy.click();
  await expect.element(dialog.getByRole('status').filter({ hasText: `Code ${code} copied.` })).toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(written.mock.calls).toEqual([[code]]);
  await runFor(4_000);
  await expect.element(copy).toBeVisible();
  expect(problems).toEqual([]);
});

test('[F57] when the clipboard is blocked, copying uses execCommand, and otherwise selects the code', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  // The selected text is what would be copied.
  const old = vi.spyOn(document, 'execCommand').mockImplementation((command) => command === 'copy' && getSelection()?.toString() === code);
  onTestFinished(() => {
    written.mockRestore();
    old.mockRestore();
  });
  await receive();
  await copy.click();
  await expect.element(dialog.getByRole('status').filter({ hasText: 'copied.' })).toBeInTheDocument();
  old.mockReturnValue(false);
  await dialog.getByRole('button', { name: 'Copied' }).click();
  await expect.element(page.getByText('Couldn’t copy the code. It’s selected, so you can copy it manually.')).toBeVisible();
  const input = field.element() as HTMLInputElement;
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(code);
});

test.each([
  [1280, 900],
  [390, 844],
])('[F57] the dialog has no accessibility violations at %i × %i in either theme, and Escape closes it', async (width, height) => {
  await setViewport(width, height);
  const { problems } = await receive();
  await expect.element(field).toBeVisible();
  expect(await problemsInBothThemes()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(problems).toEqual([]);
});

test('[F56] an unknown code shows no dialog and no message', async () => {
  const { shop, problems } = await receive(refusal('NotFoundError', 'Coupon not found.'));
  // Only the dialog of the following request is shown.
  shop.answer('revealCodeMutation', () => revealed());
  await reveal(shop.environment, { codeId: 7 });
  await expect.element(field).toHaveValue(code);
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  expect(alert.elements()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F56] too many requests show how long to wait', async () => {
  await receive(refusal('ThrottledError', 'Too many codes. Wait a minute.'));
  await expect.element(alert.filter({ hasText: 'Wait a minute.' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test.each(noAnswers)('[F56] when %s, an error is shown and retrying shows the code', async (_title, words, none) => {
  const { shop } = await receive(none);
  await expect.element(alert.filter({ hasText: words })).toBeVisible();
  shop.answer('revealCodeMutation', () => revealed());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field).toHaveValue(code);
});

test('[F57] a code that failed repeatedly is shown as doubtful', async () => {
  await receive(() => revealed({ coupon: { id: 'coupon-7', worked: { worked: 1, total: 4, isDoubtful: true } } }));
  await expect.element(dialog.getByText('Worked for 1 of 4 this week. The code may no longer work.')).toBeVisible();
});

test('[F57] a vote on a code is sent, can be changed, and shows an error when it fails', async () => {
  const { shop } = await receive();
  const yes = dialog.getByRole('button', { name: 'Worked for me' });
  await expect.element(dialog.getByText('Worked for 11 of 13 this week.')).toBeVisible();
  await yes.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'You are probably offline.' })).toBeVisible();
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false');

  shop.answer('couponActionMutation', ({ input }) => {
    const didWork = (input as { worked: boolean }).worked;
    const tally = { worked: didWork ? 12 : 11, total: 14, isDoubtful: false };
    const offer = { id: 'offer-7', databaseId: 7, myCouponVote: didWork ? 'WORKED' : 'FAILED', coupon: { id: 'coupon-7', worked: tally } };
    return { data: { result: { __typename: 'VoteCouponPayload', offer } } };
  });
  await yes.click();
  await expect.element(dialog.getByText('Worked for 12 of 14 this week.')).toBeVisible();
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  const no = dialog.getByRole('button', { name: 'Didn’t work' });
  await no.click();
  await expect.element(dialog.getByText('Worked for 11 of 14 this week.')).toBeVisible();
  await expect.element(no).toHaveAttribute('aria-pressed', 'true');
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false');
  expect(shop.requests.slice(1).map(({ variables }) => variables)).toEqual(
    [true, true, false].map((didWork) => ({ input: { offerId: 'offer-7', worked: didWork } })),
  );
});
