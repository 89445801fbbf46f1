import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

const asked = { isAskedAboutCookies: true } as const;

describe('[F113] the cookie banner', () => {
  test('appears late without being a dialog, offers equal choices, and stays away once answered', async () => {
    const { page, problems } = await openPage(asked);
    await page.goto('/shop/');
    expect(await page.context().cookies()).toEqual([]);
    const question = page.getByRole('region', { name: 'May we measure visits to our shop?' });
    await question.waitFor();
    const [refuse, accept] = [question.getByRole('button', { name: 'Decline' }), question.getByRole('button', { name: 'Accept' })];
    const look = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontWeight } = getComputedStyle(element);
      return { width: Math.round(width), height: Math.round(height), color, backgroundColor, fontWeight };
    };
    expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look));
    expect(await accessibilityProblems(page)).toEqual([]);
    // The page stays usable, and the consent banner is the first tab stop.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More about cookies');

    await refuse.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect((await page.context().cookies()).map(({ name, value }) => [name, value.split('.')[0]])).toEqual([['cookie_consent', 'denied']]);
    expect(problems).toEqual([]);
  });

  test('reflects a choice that is made, and changed, on the cookies page', async () => {
    const { page, problems } = await openPage(asked);
    await page.goto('/');
    const question = page.getByRole('region', { name: 'May we measure visits to our shop?' });
    await question.getByRole('link', { name: 'More about cookies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor();
    await question.waitFor({ state: 'detached' });
    const main = page.locator('main');
    await main.getByText('You haven’t answered yet. We don’t measure your visits.').waitFor();
    await main.getByRole('button', { name: 'Accept' }).click();
    await main.getByText('You’ve accepted. We measure your visits.').waitFor();
    await main.getByRole('button', { name: 'Decline' }).click();
    await main.getByText('You’ve declined. We don’t measure your visits.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(['/account/register/', '/shop/'])('never covers the focused element on %s at 390 px', async (path) => {
    const { page } = await openPage({ ...asked, viewport: { width: 390, height: 700 } });
    await page.goto(path);
    const question = page.getByRole('region', { name: 'May we measure visits to our shop?' });
    await question.waitFor();
    const covered = () =>
      question.evaluate((banner) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || banner.contains(focused)) return null;
        const [own, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
        return own.top < over.bottom && own.bottom > over.top ? focused.outerHTML : null;
      });
    const found: string[] = [];
    for (const key of [...Array<string>(45).fill('Tab'), ...Array<string>(40).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const over = await covered();
      if (over !== null) found.push(over);
    }
    expect(found).toEqual([]);
    // The end of the page stays visible above the banner.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const ends = await page
      .locator('footer')
      .last()
      .evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(ends).toBeLessThanOrEqual(await question.evaluate((banner) => banner.getBoundingClientRect().top));
    await question.getByRole('button', { name: 'Decline' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--covered-height'))).toBe('');
  });

  test('appears without covering a field that already has the focus', async () => {
    const { page } = await openPage({ ...asked, viewport: { width: 390, height: 700 } });
    await page.goto('/account/register/', { waitUntil: 'commit' });
    const field = page.getByLabel('Password', { exact: true });
    await field.focus();
    const question = page.getByRole('region', { name: 'May we measure visits to our shop?' });
    await question.waitFor();
    const edge = await question.evaluate((banner) => banner.getBoundingClientRect().top);
    await expect.poll(() => field.evaluate((input) => input.getBoundingClientRect().bottom)).toBeLessThanOrEqual(edge);
  });

  test('has an equivalent page without JavaScript', async () => {
    const { page } = await openPage({ ...asked, javaScriptEnabled: false });
    await page.goto('/shop/');
    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('You’ve accepted. We measure your visits.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/cookies/');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('You’ve declined. We don’t measure your visits.').waitFor();
  });
});
