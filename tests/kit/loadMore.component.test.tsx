import { useEffect, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LoadMore } from '../../web/kit/list/LoadMore.tsx';
import type { NextPageProps } from '../../web/kit/list/NextPage.tsx';
import { renderOnPage } from '../support/componentHarness.tsx';

// "Load more" below a list, without a shop: the test decides when loading ends, and what was loaded.

const loads: NextPageProps['onComplete'][] = [];
vi.mock('../../web/kit/list/NextPage.tsx', async () => {
  const { useEffect, useEffectEvent } = await import('react');
  return {
    NextPage({ onComplete }: NextPageProps) {
      const start = useEffectEvent(() => void loads.push(onComplete));
      useEffect(() => start(), []);
      return null;
    },
  };
});

const more = page.getByRole('link', { name: /Load more|Loading/ });
const focused = () => document.activeElement?.textContent ?? '';

let change: (count: number, isEnd?: boolean) => void = () => undefined;

function List({ atLeast, onMore }: { atLeast: number; onMore: (count: number) => void }) {
  const list = useRef<HTMLUListElement>(null);
  const [{ count, isEnd }, setShown] = useState({ count: 3, isEnd: false });
  useEffect(() => {
    change = (next, end = false) => setShown({ count: next, isEnd: end });
  }, []);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <h2>
              <a href={`#item-${index}`}>Item {index + 1}</a>
            </h2>
          </li>
        ))}
      </ul>
      <LoadMore
        // The mock reads neither the fragment nor the parent.
        fragment={null as never}
        parent={null as never}
        pageInfo={{ endCursor: `c${count}`, hasNextPage: !isEnd }}
        count={3}
        hrefAfter={(cursor) => `/?after=${cursor}`}
        end="That's all"
        list={list}
        atLeast={atLeast}
        onMore={onMore}
      />
    </>
  );
}

async function openList(atLeast = 0) {
  loads.length = 0;
  const announced: number[] = [];
  await renderOnPage(<List atLeast={atLeast} onMore={(count) => announced.push(count)} />);
  /**
   * Presses the link.
   * @returns a function that ends the loading
   */
  const load = async () => {
    const before = loads.length;
    await more.click();
    await expect.poll(() => loads.length).toBe(before + 1);
    return async (error: Error | null = null) => {
      loads.at(-1)?.(error);
      await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
    };
  };
  return { announced, load };
}

test('[F94] the first loaded item gets the focus, even if it is the last', async () => {
  const { announced, load } = await openList();
  let end = await load();
  change(6);
  await end();
  expect([focused(), announced]).toEqual(['Item 4', [3]]);
  end = await load();
  change(7, true);
  await end();
  await expect.element(page.getByText("That's all")).toBeVisible();
  expect([focused(), announced]).toEqual(['Item 7', [3, 1]]);
});

test('a load without items does not move the focus later; at the end of the list, the last item gets the focus', async () => {
  const { announced, load } = await openList();
  let end = await load();
  await end();
  await expect.poll(focused).toBe('Load more');
  change(4);
  await expect.element(page.getByRole('link', { name: 'Item 4' })).toBeVisible();
  expect([focused(), announced]).toEqual(['Load more', []]);
  end = await load();
  change(4, true);
  await end();
  await expect.poll(focused).toBe('Item 4');
  expect(announced).toEqual([]);
});

test('a failed load does not move the focus when items arrive otherwise, but its retry does', async () => {
  const { announced, load } = await openList();
  const end = await load();
  await end(new Error('You are probably offline.'));
  await expect.element(page.getByRole('region', { name: /^Messages/ }).getByRole('alert')).toBeVisible();
  change(4);
  await expect.element(page.getByRole('link', { name: 'Item 4' })).toBeVisible();
  expect([focused(), announced]).toEqual(['Load more', []]);
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect.poll(() => loads.length).toBe(2);
  change(6);
  loads.at(-1)?.(null);
  await expect.poll(focused).toBe('Item 5');
  expect(announced).toEqual([2]);
});

test('[F94] a reloaded list loads the items shown before and does not move the focus', async () => {
  const { announced } = await openList(6);
  await expect.poll(() => loads.length).toBe(1);
  change(5);
  loads.at(-1)?.(null);
  await expect.poll(() => loads.length).toBe(2);
  await expect.element(page.getByRole('link', { name: 'Item 5' })).toBeVisible();
  change(7);
  loads.at(-1)?.(null);
  await expect.element(more).toHaveAttribute('aria-busy', 'false');
  expect([loads.length, document.activeElement === document.body, announced]).toEqual([2, true, []]);
});
