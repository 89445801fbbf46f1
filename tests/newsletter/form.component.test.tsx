import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NewsletterForm_form$key } from '../../web/__generated__/NewsletterForm_form.graphql.ts';
import { NewsletterBlock } from '../../web/newsletter/NewsletterBlock.tsx';
import {
  accessibilityProblems,
  emulateMedia,
  pressOn,
  renderOnPage,
  runFor,
  setViewport,
  stopClock,
} from '../support/componentHarness.tsx';
import { fragmentKey, deferred, mockShop, refusal, type Answer, type MockShop } from '../support/mockShop.ts';

// The newsletter form on its own: its fields, its requests, and its messages for responses and failures (rows 96 to 101).

const wording = 'You hear from us.';
const email = page.getByRole('textbox', { name: 'Email' });
const name = page.getByLabelText('Name');
const tick = page.getByRole('checkbox', { name: wording });
const subscribe = page.getByRole('button', { name: 'Subscribe' });
const thanks = page.getByRole('heading', { name: 'Thank you' });

const taken: Answer = { data: { result: { __typename: 'SubscribePayload', message: 'Thank you! Look into your mailbox.' } } };
const invalid = 'Enter an email address such as name@example.com.';

interface Variant {
  variant: 'A' | 'B';
  asksName?: boolean;
}

async function openForm({ variant, asksName = true }: Variant) {
  const shop = mockShop();
  shop.answer('signUpMutation', taken);
  const form = fragmentKey<NewsletterForm_form$key>(shop.environment, 'NewsletterForm_form', {
    __typename: 'NewsletterForm',
    id: `form-${variant}`,
    variant,
    asksName,
    hasConsentBox: variant === 'B',
    wording,
    wordingVersion: `version-${variant}`,
  });
  return renderOnPage(<NewsletterBlock form={form} placement="sample" isBox={variant === 'B'} />, { shop });
}

const sent = ({ requests }: MockShop) =>
  requests.flatMap(({ name, variables }) => (name === 'signUpMutation' ? [variables.input as Record<string, unknown>] : []));

describe('[F96] the form', () => {
  test('of variant A has email and name but no consent box, and can be hidden and shown', async () => {
    const { problems } = await openForm({ variant: 'A' });
    await expect.element(email).toBeVisible();
    await expect.element(name).toBeVisible();
    await expect.element(page.getByText(wording)).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    const toggle = page.getByRole('button', { name: / form$/ });
    await toggle.click();
    await expect.element(toggle).toHaveTextContent('Show form');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(email).not.toBeInTheDocument();
    await pressOn(toggle, '{Enter}');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(email).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('fits a phone’s screen', async () => {
    await setViewport(390, 844);
    await openForm({ variant: 'B' });
    await expect.element(email).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});

describe('[F97, F98] the form with a consent box and no name', () => {
  test('requires the box to be ticked, and then sends the displayed wording and no name', async () => {
    const { shop, problems } = await openForm({ variant: 'B', asksName: false });
    expect(name.elements()).toEqual([]);
    await expect.element(tick).not.toBeChecked();
    await email.fill('box@example.com');
    await subscribe.click();
    await expect.element(page.getByText('Tick the box if you want to hear from us.')).toBeVisible();
    await expect.element(tick).toHaveAttribute('aria-invalid', 'true');
    await expect.element(tick).toHaveFocus();
    expect(sent(shop)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);

    await tick.click();
    await subscribe.click();
    await expect.element(thanks).toBeVisible();
    expect(page.getByText('Tick the box if you want to hear from us.').elements()).toEqual([]);
    expect(sent(shop)).toEqual([
      expect.objectContaining({
        email: 'box@example.com',
        variant: 'B',
        consent: true,
        wordingVersion: 'version-B',
        placement: 'sample',
      }),
    ]);
    expect(Object.keys(sent(shop)[0] ?? {})).not.toContain('name');
    expect(problems).toEqual([]);
  });
});

describe('[F99] the email address', () => {
  test('is required before sending, and a rejected address is reported at its field', async () => {
    const { shop } = await openForm({ variant: 'B' });
    await tick.click();
    await subscribe.click();
    await expect.element(page.getByText('Enter your email address.')).toBeVisible();
    await expect.element(email).toHaveFocus();
    expect(sent(shop)).toEqual([]);

    shop.answer('signUpMutation', refusal('InvalidEmailError', invalid));
    await email.fill('ada@home@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(invalid)).toBeVisible();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue('ada@home@example.com');
    expect(await accessibilityProblems()).toEqual([]);
    shop.answer('signUpMutation', taken);
    await email.fill('grace@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(thanks).toBeVisible();
    expect(sent(shop).map((input) => input.email)).toEqual(['ada@home@example.com', 'grace@example.com']);
  });
});

describe('[F101] the thank-you message', () => {
  test('of variant A appears for any response and says whether the address was rejected', async () => {
    const { shop } = await openForm({ variant: 'A' });
    shop.answer('signUpMutation', refusal('InvalidEmailError', invalid));
    await email.fill('ada.example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(thanks).toBeVisible();
    await expect.element(page.getByRole('status').filter({ has: thanks })).toHaveFocus();
    expect(sent(shop)).toHaveLength(1);
    await expect.element(page.getByText(`You’re not subscribed yet. ${invalid}`)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: 'Back to form' }).click();
    await expect.element(email).toHaveValue('ada.example.com');

    shop.answer('signUpMutation', () => new Response('broken', { status: 500 }));
    await email.fill('ada@example.com');
    await subscribe.click();
    await expect.element(thanks).toBeVisible();
    await expect.element(page.getByText('The response is not a valid JSON response.')).toBeVisible();
  });

  test('appears once when the button is clicked again while sending', async () => {
    const { shop } = await openForm({ variant: 'A' });
    const { answer, give } = deferred<Answer>();
    shop.answer('signUpMutation', () => answer);
    await email.fill('ada@example.com');
    await subscribe.click();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect.element(sending).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => sent(shop)).toHaveLength(1);
    // The button isn't disabled, because it would lose the focus.
    (sending.element() as HTMLElement).click();
    give(taken);
    await expect.element(thanks).toBeVisible();
    expect(sent(shop)).toHaveLength(1);
  });

  test('doesn’t appear after a network error, which keeps the input', async () => {
    const { shop } = await openForm({ variant: 'A' });
    shop.answer('signUpMutation', 'offline');
    await email.fill('offline@example.com');
    await name.fill('Ada');
    await subscribe.click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'You are probably offline.' })).toBeVisible();
    expect(thanks.elements()).toEqual([]);
    await expect.element(email).toHaveValue('offline@example.com');
    await expect.element(name).toHaveValue('Ada');
    shop.answer('signUpMutation', taken);
    await subscribe.click();
    await expect.element(thanks).toBeVisible();
    expect(sent(shop).at(-1)).toMatchObject({ email: 'offline@example.com', name: 'Ada' });
  });
});

describe('[F100] the attention animation of the form', () => {
  const marked = () => document.querySelectorAll('[data-attention]').length;
  /** Opens the form without focus and with a frozen clock. */
  async function openStill() {
    stopClock();
    const opened = await openForm({ variant: 'A' });
    await expect.element(email).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
    return opened;
  }

  test('runs every 3500 ms and stops by itself', async () => {
    await openStill();
    let starts = 0;
    const count = () => void (starts += 1);
    document.addEventListener('animationstart', count);
    onTestFinished(() => document.removeEventListener('animationstart', count));
    await runFor(3_499);
    expect(marked()).toBe(0);
    for (const times of [1, 2]) {
      await runFor(times === 1 ? 1 : 3_500);
      await expect.poll(() => starts).toBe(times);
      // The animation runs on the browser's clock; its end removes the attribute.
      for (const animation of document.getAnimations()) animation.finish();
      await expect.poll(marked).toBe(0);
    }
  });

  test('doesn’t run while the form is focused or hidden, or after it was sent', async () => {
    await openStill();
    const hold = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('animationend', hold, true);
    onTestFinished(() => document.removeEventListener('animationend', hold, true));
    await runFor(3_500);
    expect(marked()).toBe(1);
    (email.element() as HTMLElement).focus();
    expect(marked()).toBe(0);
    await runFor(7_000);
    expect(marked()).toBe(0);
    const toggle = page.getByRole('button', { name: / form$/ });
    await toggle.click();
    (toggle.element() as HTMLElement).blur();
    await runFor(7_000);
    expect(marked()).toBe(0);

    await toggle.click();
    await email.fill('sent@example.com');
    await subscribe.click();
    await expect.poll(async () => (await runFor(100), thanks.elements().length)).toBe(1);
    (document.activeElement as HTMLElement | null)?.blur();
    await runFor(7_000);
    expect(marked()).toBe(0);
  });

  test('doesn’t run with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await openStill();
    await runFor(7_000);
    expect(marked()).toBe(0);
  });
});
