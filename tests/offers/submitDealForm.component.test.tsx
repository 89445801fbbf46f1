import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubmitDealForm } from '../../web/offers/submit/SubmitDealForm.tsx';
import { accessibilityProblems, pressOn, problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';
import { deferred, mockShop, noAnswers, refusal, type Answer, type MockShop } from '../support/mockShop.ts';

// The form that submits a deal on its own: its errors, the warning about a similar deal, and failures.

const url = page.getByRole('textbox', { name: 'Link to the deal' });
const title = page.getByRole('textbox', { name: 'Title' });
const price = page.getByRole('textbox', { name: /^Price/ });
const submit = page.getByRole('button', { name: 'Submit deal' });
const alert = page.getByRole('alert');
const tick = page.getByRole('checkbox');

async function openForm(answer: Answer | Promise<Answer> = 'offline') {
  const shop = mockShop();
  shop.answer('submitDealActionMutation', () => answer);
  return renderOnPage(<SubmitDealForm answered={null} />, { shop });
}

const inputs = ({ requests }: MockShop) =>
  requests.flatMap(({ name, variables }) => (name === 'submitDealActionMutation' ? [variables.input] : []));

const invalid = (issues: { path: string[]; message: string }[]): Answer => ({
  data: { result: { __typename: 'InvalidInputError', __isUserError: 'InvalidInputError', message: 'Fix the fields.', issues } },
});

const duplicate = (mayContinue: boolean): Answer => ({
  data: {
    result: {
      __typename: 'DuplicateDealError',
      __isUserError: 'DuplicateDealError',
      message: 'This deal may have been posted already.',
      mayContinue,
      offer: { id: 'offer-1', title: 'Desk lamp, black', url: '/deals/desk-lamp/' },
    },
  },
});

describe('[I93] the form that submits a deal', () => {
  test('shows every error at its field, keeps what was entered, and focuses on the first', async () => {
    await setViewport(390, 844);
    const { shop } = await openForm(
      invalid([
        { path: ['input', 'description'], message: 'Enter at most 5000 characters.' },
        { path: ['input', 'url'], message: 'Enter the link to the deal.' },
        { path: ['input', 'endsAt'], message: 'Enter a date in the future.' },
      ]),
    );
    await title.fill('Lamp');
    await page.getByRole('textbox', { name: /^Description/ }).fill('Bright.');
    await submit.click();
    await expect.element(url).toHaveFocus();
    await expect.element(url).toHaveAttribute('aria-invalid', 'true');
    await expect.element(url).toHaveAccessibleDescription(/Enter the link to the deal\./);
    await expect.element(page.getByRole('textbox', { name: /^Description/ })).toHaveAccessibleDescription('Enter at most 5000 characters.');
    await expect.element(page.getByText('Enter a date in the future.')).toBeVisible();
    await expect.element(title).not.toHaveAttribute('aria-invalid');
    await expect.element(title).toHaveValue('Lamp');
    await expect.element(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Bright.');
    expect(inputs(shop)).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(await problemsInBothThemes()).toEqual([]);
  });

  test('says that a price is no amount before it asks the server', async () => {
    const { shop } = await openForm();
    await price.fill('cheap');
    await submit.click();
    await expect.element(price).toHaveFocus();
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
    expect(inputs(shop)).toEqual([]);
  });

  test('offers a tick for a deal that is only similar, and sends it', async () => {
    const { shop, problems } = await openForm(duplicate(true));
    await url.fill('https://shop.example/lamp');
    await title.fill('Desk lamp');
    await price.fill('19,99');
    await submit.click();
    await expect.element(alert).toHaveTextContent('This deal may have been posted already.');
    await expect.element(alert).toHaveFocus();
    await expect.element(page.getByRole('link', { name: /Desk lamp, black/ })).toHaveAttribute('href', '/deals/desk-lamp/');
    await expect.element(tick).not.toBeChecked();
    expect(await accessibilityProblems()).toEqual([]);
    await tick.click();
    await submit.click();
    await expect.poll(() => inputs(shop)).toHaveLength(2);
    expect(inputs(shop)).toMatchObject([
      { url: 'https://shop.example/lamp', title: 'Desk lamp', priceMinor: 1_999, isNew: false },
      { url: 'https://shop.example/lamp', title: 'Desk lamp', priceMinor: 1_999, isNew: true },
    ]);
    expect(problems).toEqual([]);
  });

  test('has no tick for a deal that was posted already', async () => {
    await openForm(duplicate(false));
    await submit.click();
    await expect.element(alert).toHaveFocus();
    expect(tick.query()).toBeNull();
  });

  test('is sent once with the keyboard', async () => {
    const { answer, give } = deferred<Answer>();
    const { shop } = await openForm(answer);
    await userEvent.type(title, 'Lamp{Enter}');
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect.element(sending).toHaveAttribute('aria-busy', 'true');
    await pressOn(sending, '{Enter}');
    give(refusal('ThrottledError', 'Too many attempts. Try again in 10 minutes.'));
    await expect.element(alert).toHaveTextContent('Too many attempts. Try again in 10 minutes.');
    await expect.element(alert).toHaveFocus();
    expect(inputs(shop)).toHaveLength(1);
  });

  test.each(noAnswers)('says so and keeps its texts when %s', async (_what, text, answer) => {
    await openForm(answer());
    await title.fill('Lamp');
    await submit.click();
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(title).toHaveValue('Lamp');
    await expect.element(submit).toHaveAttribute('aria-disabled', 'false');
  });
});
