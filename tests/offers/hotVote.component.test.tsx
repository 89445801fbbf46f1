import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HotVote_offer$key } from '../../web/__generated__/HotVote_offer.graphql.ts';
import { HotVote, type HotVoteProps } from '../../web/offers/votes/HotVote.tsx';
import { pressOn, problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, mockShop, noAnswers, ownViewer, refusal, type Answer } from '../support/mockShop.ts';

// The vote arrows beside the temperature, in each of their states (rows 64 and 65).

const already = 'You’ve already voted';
const signIn = 'Sign in to vote on deals.';
const hot = page.getByRole('button', { name: /^Hot/ });
const cold = page.getByRole('button', { name: /^Cold/ });
const toasts = page.getByRole('region', { name: /^Messages/ }).getByRole('alert');

// A vote is stored by offer id for as long as the page exists, so that each test needs a new id.
let lastId = 0;

async function openArrows({ score = 0, ...props }: Partial<HotVoteProps> & { score?: number | null } = {}, shop = mockShop()) {
  lastId += 1;
  const id = `voted-${lastId}`;
  const facts = { __typename: 'Offer', id, title: 'A lamp', url: '/deals/lamp/', score };
  const key = fragmentKey<HotVote_offer$key>(shop.environment, 'HotVote_offer', facts);
  const shown = await renderOnPage(<HotVote offer={key} guestsMayVote hasEnded={false} {...props} />, { shop });
  const counted = (newScore: number | null, myHotVote: string): Answer => ({
    data: { result: { __typename: 'VoteHotPayload', offer: { id, score: newScore, voteCount: 1, votesAreChecked: false, myHotVote } } },
  });
  return { ...shown, id, counted, temperature: () => shown.container.querySelector('[data-heat]')?.textContent };
}

async function expectArrows(title: string, pressed: 'Hot' | 'Cold' | null) {
  for (const [arrow, name] of [
    [hot, 'Hot'],
    [cold, 'Cold'],
  ] as const) {
    await expect.element(arrow).toHaveAttribute('title', title || `Vote ${name.toLowerCase()}`);
    await expect.element(arrow).toHaveAttribute('aria-disabled', String(title !== ''));
    await expect.element(arrow).toHaveAttribute('aria-pressed', String(pressed === name));
  }
}

test('[F65] a vote counts once, locks both arrows, is announced, and has no accessibility violations in either theme', async () => {
  const { shop, id, counted, temperature, problems } = await openArrows();
  await expectArrows('', null);
  expect(await problemsInBothThemes()).toEqual([]);
  const { answer, give } = deferred<Answer>();
  shop.answer('castVoteMutation', () => answer);
  await pressOn(cold, '{Enter}');
  await expect.element(cold).toHaveAttribute('aria-busy', 'true');
  // While a vote is pending, the other arrow has no effect.
  await pressOn(hot, '{Enter}');
  give(counted(-1, 'COLD'));
  await expectArrows(already, 'Cold');
  expect(temperature()).toBe('Temperature: −1°, cold');
  await expect.element(page.getByText('“A lamp”: you voted cold. Temperature: −1.')).toBeInTheDocument();
  await pressOn(hot, '{Enter}');
  await expect.element(hot).toHaveFocus();
  expect(shop.requests).toEqual([{ name: 'castVoteMutation', variables: { input: { offerId: id, vote: 'COLD' } } }]);
  expect(await problemsInBothThemes()).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(noAnswers)('[F65] when %s, an error is shown and the vote can be repeated', async (_title, words, none) => {
  const { shop, counted } = await openArrows();
  shop.answer('castVoteMutation', none);
  await hot.click();
  await expect.element(toasts.filter({ hasText: words })).toBeVisible();
  await expectArrows('', null);
  shop.answer('castVoteMutation', () => counted(1, 'HOT'));
  await hot.click();
  await expectArrows(already, 'Hot');
});

test('[F65] a vote already cast elsewhere is rejected with a message and locks both arrows', async () => {
  const { shop } = await openArrows();
  shop.answer('castVoteMutation', refusal('AlreadyVotedError', 'You’ve already voted on this offer.'));
  await hot.click();
  await expect.element(toasts.filter({ hasText: already })).toBeVisible();
  await expectArrows(already, null);
});

test('[F64, F65] a new deal accepts votes without showing a temperature', async () => {
  const { shop, counted, temperature } = await openArrows({ score: null });
  shop.answer('castVoteMutation', () => counted(null, 'HOT'));
  await hot.click();
  await expectArrows(already, 'Hot');
  expect(temperature()).toBe('New');
  await expect.element(page.getByText('“A lamp”: you voted hot.', { exact: true })).toBeInTheDocument();
});

test('[F65] where guests may not vote, the arrows ask to sign in and send nothing', async () => {
  const { shop } = await openArrows({ guestsMayVote: false });
  await expectArrows(signIn, null);
  await pressOn(hot, '{Enter}');
  await expect.element(toasts.filter({ hasText: signIn })).toBeVisible();
  expect(shop.requests).toEqual([]);
});

test('[F65] signed-in visitors may vote where guests may not', async () => {
  document.cookie = 'known_visitor=1; path=/';
  const shop = mockShop();
  shop.answer('PersonalLayerQuery', () => ({ data: { viewer: { ...ownViewer({}), isSignedIn: true } } }));
  const { counted } = await openArrows({ guestsMayVote: false }, shop);
  await expectArrows('', null);
  shop.answer('castVoteMutation', () => counted(1, 'HOT'));
  await hot.click();
  await expectArrows(already, 'Hot');
});

test('[F65] an expired deal accepts no votes and says why', async () => {
  const { shop } = await openArrows({ hasEnded: true });
  await expectArrows('This deal has ended', null);
  await pressOn(cold, '{Enter}');
  expect(shop.requests).toEqual([]);
});
