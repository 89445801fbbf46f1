import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartArea } from '../../web/cart/miniCart/CartArea.tsx';
import { accessibilityProblems, pressOn, renderOnPage } from '../support/componentHarness.tsx';
import { deferred, noAnswers, type Answer } from '../support/mockShop.ts';
import { cartShop, layer, remove } from './cartShop.ts';

// The mini-cart: removals, and what it shows when the shop doesn't answer (rows 32, 34 and 35).

const toggle = page.getByRole('button', { name: /^Mini-cart/ });
const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
const removal = (name: string) => page.getByRole('link', { name: new RegExp(`^Remove .*${name}`) });

async function openMiniCart(quantities: Record<string, number>, deposit?: string) {
  const cart = cartShop(quantities, deposit);
  const shown = await renderOnPage(
    <>
      <CartArea />
      <div style={{ height: 500 }} />
    </>,
    { shop: cart.shop, path: '/delivery/' },
  );
  await expect.element(toggle).toHaveTextContent('€');
  await pressOn(toggle, '{Enter}');
  await expect.element(lines.first()).toBeVisible();
  return { ...cart, ...shown };
}

/** Records where the page would navigate to, without leaving it. */
function watchNavigation(): string[] {
  const addresses: string[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  const stay = (event: Event) => {
    event.preventDefault();
    const { pathname, search } = new URL((event as Event & { destination: { url: string } }).destination.url);
    addresses.push(pathname + search);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => navigation.removeEventListener('navigate', stay));
  return addresses;
}

test('[F32, F118] a cart that can’t be loaded isn’t shown as empty, shows the reason, and can be retried', async () => {
  const { shop, own } = cartShop({ mug: 1 });
  shop.answer(layer, 'offline');
  await renderOnPage(<CartArea />, { shop, path: '/delivery/' });
  await expect.element(toggle).toHaveTextContent('Mini-cart: Show');
  await pressOn(toggle, '{Enter}');
  const alert = page.getByRole('main').getByRole('alert');
  await expect.element(alert).toHaveTextContent('You are probably offline.');
  expect(page.getByText('Your cart is empty.').elements()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
  shop.answer(layer, own);
  await pressOn(alert.getByRole('button', { name: 'Try again' }), '{Enter}');
  await expect.element(lines.first()).toBeVisible();
  await expect.poll(() => alert.elements()).toEqual([]);
  await expect.element(toggle).toHaveTextContent('€');
});

test('[I91] a line states its deposit beside the unit price', async () => {
  await openMiniCart({ water: 2 }, '€0.25');
  await expect.element(lines.first()).toHaveTextContent('2 × €2.00 plus €0.25 deposit each');
});

test('[F19, F34] a line being removed is covered and removed only once, focus moves to the next line, and undo restores it', async () => {
  const { shop, change, changes, quantities } = await openMiniCart({ mug: 2, pan: 2 });
  const { answer, give } = deferred<void>();
  shop.answer(remove, async (variables) => {
    await answer;
    return change(remove, variables);
  });
  const line = lines.filter({ hasText: 'mug' });
  await expect.element(line).toHaveTextContent('2 × €2.00');
  await pressOn(removal('mug'), '{Enter}');
  await expect.element(line).toHaveAttribute('aria-busy', 'true');
  await expect.element(line.getByText('Updating...')).toBeVisible();
  await pressOn(removal('mug'), '{Enter}{Enter}');
  give();
  await expect.poll(quantities).toEqual({ pan: 2 });
  await expect.poll(() => lines.elements().length).toBe(1);
  await expect.element(removal('pan')).toHaveFocus();
  expect(changes()).toHaveLength(1);
  await expect.element(page.getByRole('alert').filter({ hasText: '“mug” has been removed from your cart' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Undo' }), '{Enter}');
  await expect.poll(quantities).toEqual({ pan: 2, mug: 2 });
});

const withoutCart: Answer = {
  data: { result: { __typename: 'RemoveCartLinePayload', viewer: { id: 'me', cartHash: '', cart: null } } },
};

test.each([...noAnswers, ['the response has no cart', '', () => withoutCart] as const])(
  '[F35] when %s, a removal follows the line’s own URL',
  async (_title, _words, none) => {
    const { shop } = await openMiniCart({ mug: 1, pan: 1 });
    const addresses = watchNavigation();
    shop.answer(remove, none);
    await pressOn(removal('mug'), '{Enter}');
    await expect.poll(() => addresses).toEqual(['/cart/?remove_item=mug']);
  },
);

test('[F35] a removal without a network shows an error, keeps the cart, and can be retried', async () => {
  const { shop, change, quantities } = await openMiniCart({ mug: 1, pan: 1 });
  const addresses = watchNavigation();
  shop.answer(remove, 'offline');
  shop.answer(layer, 'offline');
  shop.serve('/health/live', () => 'offline');
  await pressOn(removal('mug'), '{Enter}');
  const toast = page.getByRole('region', { name: /^Messages/ }).getByRole('alert');
  await expect.element(toast).toHaveTextContent('You are probably offline.');
  expect(lines.elements()).toHaveLength(2);
  expect(addresses).toEqual([]);
  shop.answer(remove, (variables) => change(remove, variables));
  await pressOn(page.getByRole('button', { name: 'Try again' }), '{Enter}');
  await expect.poll(quantities).toEqual({ pan: 1 });
});
