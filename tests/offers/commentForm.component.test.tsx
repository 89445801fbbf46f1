import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { CommentForm } from '../../web/offers/comments/CommentForm.tsx';
import { forgetDrafts } from '../../web/kit/tabStorage.ts';
import { renderOnPage } from '../support/componentHarness.tsx';
import { mockShop, refusal } from '../support/mockShop.ts';

// The form for a comment or a reply, apart from its page.

const body = page.getByRole('textbox', { name: /^Your (comment|reply)/ });

async function openForm(shop = mockShop(), parent: { id: string; databaseId: number } | null = null) {
  await cleanup();
  const posted: string[] = [];
  const shown = await renderOnPage(
    <CommentForm
      offer={{ id: 'offer-1', url: '/deals/lamp/' }}
      parent={parent}
      action="/deals/lamp/"
      failed={null}
      lastName="Ada"
      needsApproval={false}
      onPosted={(as) => posted.push(as)}
    />,
    { shop },
  );
  return { ...shown, posted };
}

test('[I92] an unsent comment outlasts leaving the page, until it is posted or the visitor signs out', async () => {
  const shop = mockShop();
  await openForm(shop);
  await body.fill('A good lamp.');
  shop.answer('commentActionsCreateMutation', () => refusal('SignInRequiredError', 'Sign in to comment.'));
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sign in to comment.');

  // As after signing in: the page is opened anew. A reply has its own text.
  await openForm(shop, { id: 'comment-1', databaseId: 1 });
  await expect.element(body).toHaveValue('');
  const { posted } = await openForm(shop);
  await expect.element(body).toHaveValue('A good lamp.');
  const comment = { id: 'comment-2', databaseId: 2, parentId: null, status: 'PUBLISHED', authorName: 'Ada', body: 'A good lamp.' };
  shop.answer('commentActionsCreateMutation', () => ({
    data: { result: { __typename: 'CreateOfferCommentPayload', comment: { ...comment, createdAt: '2026-01-01T00:00:00Z' } } },
  }));
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect.poll(() => posted).toEqual(['published']);
  await openForm(shop);
  await expect.element(body).toHaveValue('');

  await body.fill('Not for the next person.');
  forgetDrafts();
  await openForm(shop);
  await expect.element(body).toHaveValue('');
});
