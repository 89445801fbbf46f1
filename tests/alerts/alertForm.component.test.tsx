import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertForm } from '../../web/alerts/AlertForm.tsx';
import { accessibilityProblems, pressOn, problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';
import { deferred, mockShop, noAnswers, refusal, type Answer, type MockShop } from '../support/mockShop.ts';

// The form for a back-in-stock alert on its own: its request, and its messages for responses and failures.

const email = page.getByRole('textbox', { name: 'Email' });
const submit = page.getByRole('button', { name: 'Email me' });
const alert = page.getByRole('alert');
const done: Answer = { data: { result: { __typename: 'RequestStockAlertPayload', confirmation: 'Check your inbox.' } } };
const chair = { id: 'chair', name: 'Chair' };

async function openForm(answer: Answer | Promise<Answer>, choices = [chair]) {
  const shop = mockShop();
  shop.answer('alertActionsRequestMutation', () => answer);
  return renderOnPage(<AlertForm choices={choices} initial="red" />, { shop });
}

const inputs = ({ requests }: MockShop) =>
  requests.flatMap(({ name, variables }) => (name === 'alertActionsRequestMutation' ? [variables.input] : []));

describe('[I58] the form for an alert', () => {
  test('is sent with the keyboard, once, and its confirmation has the focus', async () => {
    const { answer, give } = deferred<Answer>();
    const { shop, problems } = await openForm(answer);
    await userEvent.type(email, 'ada@example.com{Enter}');
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
    await pressOn(sending, '{Enter}');
    give(done);
    const status = page.getByRole('status').filter({ hasText: 'Check your inbox.' });
    await expect.element(status).toHaveFocus();
    expect(inputs(shop)).toEqual([{ productId: 'chair', email: 'ada@example.com', website: '' }]);
    expect(await problemsInBothThemes()).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('sends the chosen variation', async () => {
    const { shop } = await openForm(done, [
      { id: 'blue', name: 'Blue' },
      { id: 'red', name: 'Red' },
    ]);
    const choice = page.getByRole('combobox', { name: 'Which option?' });
    await expect.element(choice).toHaveValue('red');
    await choice.selectOptions('Blue');
    await email.fill('ada@example.com');
    await submit.click();
    await expect.poll(() => inputs(shop)).toEqual([{ productId: 'blue', email: 'ada@example.com', website: '' }]);
  });

  test.each(['InvalidEmailError', 'EmailRequiredError'])(
    'shows %s at the field, which keeps its text and gets the focus',
    async (error) => {
      await setViewport(390, 844);
      await openForm(refusal(error, 'Enter an email address.'));
      await email.fill('ada@');
      await submit.click();
      await expect.element(alert).toHaveTextContent('Enter an email address.');
      await expect.element(email).toHaveFocus();
      await expect.element(email).toHaveAttribute('aria-invalid', 'true');
      await expect.element(email).toHaveAccessibleDescription('Enter an email address.');
      await expect.element(email).toHaveValue('ada@');
      expect(document.documentElement.scrollWidth).toBe(390);
      expect(await accessibilityProblems()).toEqual([]);
    },
  );

  test.each([
    ['throttled', refusal('ThrottledError', 'Too many attempts. Try again in 10 minutes.'), 'Too many attempts.'],
    ['back in stock', refusal('ProductInStockError', 'This product is back in stock.'), 'This product is back in stock.'],
  ])('does not call a valid address invalid when %s', async (_what, answer, text) => {
    await openForm(answer);
    await email.fill('ada@example.com');
    await submit.click();
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(alert).toHaveFocus();
    await expect.element(email).not.toHaveAttribute('aria-invalid');
  });

  test.each(noAnswers)('says so and keeps its text when %s', async (_what, text, answer) => {
    await openForm(answer());
    await email.fill('ada@example.com');
    await submit.click();
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(email).toHaveValue('ada@example.com');
    await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  });
});
