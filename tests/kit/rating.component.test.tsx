import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RatingSection } from '../../web/app/styleGuide/RatingSection.tsx';
import { emulateMedia, problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';

// Rating bars and their animation. That circles are filled correctly is measured in screenshots (styleGuide.e2e.test.ts).

const names = ['Quality', 'Value for money', 'Nothing'];
const shares = [0.92, 0.4, 0];
const bars = page.getByRole('list', { name: 'Bars', exact: true });

/** Returns the filled fraction of each bar, from 0 to 1. */
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
    // Reads the transition that the browser is about to run.
    const grown = new Promise((resolve) => {
      bars.element().addEventListener('transitionstart', (event) => {
        const [animation] = (event.target as Element).getAnimations();
        resolve({ propertyName: (event as TransitionEvent).propertyName, duration: animation?.effect?.getTiming().duration });
      });
    });
    bars.element().scrollIntoView();
    expect(await grown).toEqual({ propertyName: 'width', duration: 1_500 });
    // Measures the final state, skipping the animation.
    for (const animation of bars.element().getAnimations({ subtree: true })) animation.finish();
    await expect.poll(filled).toEqual(shares);
    expect(problems).toEqual([]);
  });

  test('are filled at once with reduced motion, show percentages, and have no accessibility violations', async () => {
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
