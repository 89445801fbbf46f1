import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContactForm } from '../../web/contact/ContactForm.tsx';
import { accessibilityProblems, pressOn, problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';
import { deferred, mockShop, noAnswers, refusal, type Answer, type MockShop } from '../support/mockShop.ts';

// The contact form on its own: its request, and its messages for responses and failures.

const field = (name: string) => page.getByRole('textbox', { name });
const [name, email, message] = [field('Your name'), field('Your email'), field('Message')];
const submit = page.getByRole('button', { name: 'Send message' });
const alert = page.getByRole('alert');
const done: Answer = { data: { result: { __typename: 'SendContactMessagePayload', confirmation: 'Thank you.' } } };

async function openForm(answer: Answer | Promise<Answer>) {
  const shop = mockShop();
  shop.answer('contactActionMutation', () => answer);
  const confirmed: string[] = [];
  const shown = await renderOnPage(<ContactForm answered={null} onSent={(text) => confirmed.push(text)} />, { shop });
  return { ...shown, confirmed };
}

async function fill() {
  await name.fill('Ada');
  await email.fill('ada@example.com');
  await message.fill('Hello');
}

const inputs = ({ requests }: MockShop) =>
  requests.flatMap(({ name: operation, variables }) => (operation === 'contactActionMutation' ? [variables.input] : []));

describe('[I57] the contact form', () => {
  test('is sent with the keyboard, once', async () => {
    const { answer, give } = deferred<Answer>();
    const { shop, confirmed, problems } = await openForm(answer);
    await fill();
    await page.getByRole('combobox', { name: 'Topic' }).selectOptions('Delivery');
    await userEvent.type(field('Order number'), '#1024');
    await pressOn(submit, '{Enter}');
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
    await pressOn(sending, '{Enter}');
    give(done);
    await expect.poll(() => confirmed).toEqual(['Thank you.']);
    expect(inputs(shop)).toEqual([
      { name: 'Ada', email: 'ada@example.com', orderNumber: '#1024', topic: 'DELIVERY', message: 'Hello', website: '' },
    ]);
    expect(problems).toEqual([]);
  });

  test('shows errors at their fields, of which the first gets the focus, and keeps all texts', async () => {
    await setViewport(390, 844);
    const issues = [
      { path: ['input', 'email'], message: 'Enter an email address such as name@example.com.' },
      { path: ['input', 'message'], message: 'Enter your message.' },
    ];
    await openForm({
      data: { result: { __typename: 'InvalidInputError', __isUserError: 'InvalidInputError', message: 'Invalid.', issues } },
    });
    await name.fill('Ada');
    await email.fill('ada@');
    await submit.click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
    await expect.element(message).toHaveAccessibleDescription('Enter your message.');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await expect.element(name).toHaveValue('Ada');
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(await problemsInBothThemes()).toEqual([]);
  });

  test.each(['ThrottledError', 'ContactFormClosedError'])('says %s above the fields, with the focus', async (error) => {
    const { confirmed } = await openForm(refusal(error, 'Try again in 10 minutes.'));
    await fill();
    await submit.click();
    await expect.element(alert).toHaveTextContent('Try again in 10 minutes.');
    await expect.element(alert).toHaveFocus();
    await expect.element(message).toHaveValue('Hello');
    expect(confirmed).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test.each(noAnswers)('says so and keeps all texts when %s', async (_what, text, answer) => {
    await openForm(answer());
    await fill();
    await submit.click();
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(message).toHaveValue('Hello');
    await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  });

  test('has a hidden field for bots, which the keyboard and screen readers skip', async () => {
    await openForm(done);
    const trap = document.querySelector<HTMLInputElement>('[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    const { width = 0, height = 0 } = trap?.parentElement?.getBoundingClientRect() ?? {};
    expect([width, height]).toEqual([1, 1]);
  });
});
