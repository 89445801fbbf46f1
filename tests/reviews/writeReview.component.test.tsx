import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReviewForm_product$key } from '../../web/__generated__/ReviewForm_product.graphql.ts';
import { ReviewForm } from '../../web/reviews/ReviewForm.tsx';
import { accessibilityProblems, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, mockShop, noAnswers, refusal, type Answer } from '../support/mockShop.ts';

// The review form on its own: scores, field errors, and what isn't sent (row 67).

const write = 'actionsWriteMutation';
const form = page.getByRole('form', { name: 'Write a review' });
const rating = form.getByRole('status').first();
const send = form.getByRole('button', { name: /^(Submit|Sending)/ });
const body = form.getByLabelText('Your review');
const author = form.getByLabelText('Your name');
const score = (name: string, points: number) =>
  form.getByRole('radiogroup', { name }).getByRole('radio', { name: String(points), exact: true });

/** Scores with a click on the number, which covers the radio button. */
const give = (name: string, points: number) => (score(name, points).element() as HTMLInputElement).click();

async function openForm() {
  const shop = mockShop();
  const product = fragmentKey<ReviewForm_product$key>(shop.environment, 'ReviewForm_product', {
    __typename: 'Product',
    id: 'product-1',
    reviewCriteria: [
      { __typename: 'ReviewCriterion', slug: 'quality', name: 'Quality' },
      { __typename: 'ReviewCriterion', slug: 'value', name: 'Value for money' },
    ],
  });
  const onWritten = vi.fn();
  const shown = await renderOnPage(
    <ReviewForm
      product={product}
      action="/product/lamp/"
      failed={null}
      notes={['Your review will be published immediately.']}
      onWritten={onWritten}
    />,
    { shop },
  );
  return { ...shown, onWritten };
}

async function fill(name = 'Nuala') {
  give('Quality', 9);
  give('Value for money', 8);
  await body.fill('Bright, and easy to switch on.');
  await author.fill(name);
}

const input = (authorName: string) => ({
  productId: 'product-1',
  authorName,
  title: '',
  body: 'Bright, and easy to switch on.',
  scores: [
    { criterion: 'quality', points: 9 },
    { criterion: 'value', points: 8 },
  ],
});

test('[F67] scores can be given with the keyboard, and the average is announced', async () => {
  const { problems } = await openForm();
  const words = () => rating.element().textContent?.replace(/\s+/g, ' ');
  expect(words()).toBe('Your Rating: choose from 1 (poor) to 10 (excellent)');
  (score('Quality', 1).element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]');
  for (let times = 0; times < 8; times += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.poll(words).toBe('Your Rating: 9.0 out of 10');
  give('Value for money', 8);
  await expect.poll(words).toBe('Your Rating: 8.5 out of 10');
  expect(problems).toEqual([]);
});

test('[F67] an invalid field shows its error and gets the focus, and all input is kept', async () => {
  const { shop, onWritten } = await openForm();
  const issues = [{ path: ['input', 'authorName'], message: 'Enter the name to show with your review.' }];
  shop.answer(write, {
    data: { result: { __typename: 'InvalidInputError', __isUserError: 'InvalidInputError', message: 'Not valid.', issues } },
  });
  await fill('\u200b\u200b');
  await send.click();
  await expect.element(author).toHaveAttribute('aria-invalid', 'true');
  await expect.element(form.getByRole('alert')).toHaveTextContent(/^Check the details you’ve entered\.$/);
  await expect.element(author).toHaveFocus();
  await expect.element(page.getByText('Enter the name to show with your review.')).toHaveAttribute('id', 'review-authorName-problem');
  await expect.element(body).toHaveValue('Bright, and easy to switch on.');
  await expect.element(score('Quality', 9)).toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
  expect(onWritten).not.toHaveBeenCalled();
});

test('[F67] the first score of a missing criterion gets the focus', async () => {
  const { shop } = await openForm();
  const issues = [{ path: ['input', 'scores', 'value'], message: 'Give points from 1 to 10.' }];
  shop.answer(write, {
    data: { result: { __typename: 'InvalidInputError', __isUserError: 'InvalidInputError', message: 'Not valid.', issues } },
  });
  await fill();
  await send.click();
  await expect.element(page.getByText('Give points from 1 to 10.')).toBeVisible();
  await expect.element(form.getByRole('radiogroup', { name: 'Value for money' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(score('Value for money', 1)).toHaveFocus();
});

test('[F67] a rejected review shows the reason, which gets the focus', async () => {
  const { shop } = await openForm();
  const words = 'You’ve already reviewed “Lamp”.';
  shop.answer(write, refusal('AlreadyReviewedError', words));
  await fill();
  await send.click();
  const alert = form.getByRole('alert');
  await expect.element(alert).toHaveTextContent(words);
  await expect.element(alert).toHaveFocus();
});

test.each(noAnswers)('[F67] when %s an error is shown, input is kept, and the review can be sent again', async (_title, words, none) => {
  const { shop, onWritten } = await openForm();
  shop.answer(write, none);
  await fill();
  await send.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(words);
  await expect.element(body).toHaveValue('Bright, and easy to switch on.');
  const { answer, give: answerNow } = deferred<Answer>();
  shop.answer(write, () => answer);
  await send.click();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  await expect.element(send).toHaveTextContent('Sending…');
  await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  // A second click sends nothing.
  (send.element() as HTMLElement).click();
  await expect.poll(() => shop.requests.length).toBe(2);
  answerNow('offline');
  await expect.element(send).toHaveAttribute('aria-busy', 'false');
  expect(shop.requests.map(({ variables }) => variables)).toEqual([{ input: input('Nuala') }, { input: input('Nuala') }]);
  expect(onWritten).not.toHaveBeenCalled();
});

test('[F67] a bot that fills in the honeypot gets a confirmation, and nothing is sent', async () => {
  const { shop, onWritten, container } = await openForm();
  await fill('Robot');
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  if (trap) trap.value = 'https://spam.example';
  await send.click();
  await expect.poll(() => onWritten.mock.calls).toEqual([[null, 'waiting']]);
  expect(shop.requests).toEqual([]);
});
