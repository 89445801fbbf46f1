import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RatingSection } from '../../web/app/styleGuide/RatingSection.tsx';
import { emulateMedia, problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';

// Bars of ratings and how they grow. That circles are filled as they should be is measured in pictures of the page (rating.e2e.test.ts).

const names = ['Quality', 'Value for money', 'Nothing'];
const shares = [0.92, 0.4, 0];
const bars = page.getByRole('list', { name: 'Bars', exact: true });

/** How much of each bar is filled, from 0 to 1. */
const filled = () =>
  [...bars.element().querySelectorAll('li')].map((row) => {
    const [bar, share] = [row.querySelector('svg'), row.querySelector('rect')];
    return Math.round(((share?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 1)) * 100) / 100;
  });

describe('[F62] rating bars', () => {
  test('grow to their percentages over 1500 ms once they are in view', async () => {
    const { problems } = await renderOnPage(
      <>
        <div style={{ height: 2_000 }} />
        <RatingSection />
      </>,
    );
    await expect.element(bars).toHaveAttribute('data-growth', 'waiting');
    expect(filled()).toEqual([0, 0, 0]);
    // The browser's own account of what it is about to do.
    const grown = new Promise((resolve) => {
      bars.element().addEventListener('transitionstart', (event) => {
        const [animation] = (event.target as Element).getAnimations();
        resolve({ propertyName: (event as TransitionEvent).propertyName, duration: animation?.effect?.getTiming().duration });
      });
    });
    bars.element().scrollIntoView();
    expect(await grown).toEqual({ propertyName: 'width', duration: 1_500 });
    // Where they come to stand, without the way there.
    for (const animation of bars.element().getAnimations({ subtree: true })) animation.finish();
    await expect.poll(filled).toEqual(shares);
    expect(problems).toEqual([]);
  });

  test('are there at once for those who want less motion, and say their percentages; axe clean in both themes', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await renderOnPage(<RatingSection />);
    await expect.element(bars).toHaveAttribute('data-growth', 'there');
    expect(filled()).toEqual(shares);
    const rows = bars
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    for (const [index, percent] of ['92%', '40%', '0%'].entries()) {
      expect(rows[index]).toContain(names[index]);
      expect(rows[index]).toContain(percent);
    }
    expect(await problemsInBothThemes()).toEqual([]);
  });
});
