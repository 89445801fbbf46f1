import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LightboxSection } from '../../web/app/styleGuide/LightboxSection.tsx';
import { emulateMedia, problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';

const lightbox = page.getByRole('dialog');
const marked = (name: string) => page.getByRole('main').getByRole('link', { name });
const caption = () => document.querySelector<HTMLElement>('dialog p[aria-live]')?.innerText;
const key = (name: string) => userEvent.keyboard(`{${name}}`);

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));

/** Returns width and height of the visible picture; null without one. */
function pictureSize(): [number, number] | null {
  const box = document.querySelector('dialog img[data-state=shown]')?.getBoundingClientRect();
  return box ? [Math.round(box.width), Math.round(box.height)] : null;
}

function contentSize() {
  const box = document.querySelector('dialog :is([data-kind=inline], [data-kind=iframe])')?.getBoundingClientRect();
  return [box?.width, box?.height];
}

describe('[F134] the lightbox', () => {
  test('browses a gallery with Next, Prev and arrow keys, and wraps around', async () => {
    const { problems } = await renderOnPage(<LightboxSection />);
    await marked('A small image').click();
    await expect.poll(caption).toMatch(/1\s*\/?\s*of\s*3[\s\S]*A small image|1 \/ 3[\s\S]*A small image/);
    await lightbox.getByRole('button', { name: 'Next' }).click();
    await expect.poll(caption).toContain('A wide image');
    await key('ArrowRight');
    await expect.poll(caption).toContain('A tall image');
    await key('ArrowRight');
    await expect.poll(caption).toContain('A small image');
    await lightbox.getByRole('button', { name: 'Prev' }).click();
    await expect.poll(caption).toContain('A tall image');
    await key('ArrowLeft');
    await expect.poll(caption).toContain('A wide image');
    expect(problems).toEqual([]);
  });

  test('fits pictures into the window minus 150 px, and again after a resize', async () => {
    await renderOnPage(<LightboxSection />);
    await marked('A small image').click();
    await expect.poll(pictureSize).toEqual([300, 200]);
    await key('ArrowRight');
    await expect.poll(pictureSize).toEqual([1130, 376]);
    await key('ArrowRight');
    await expect.poll(pictureSize).toEqual([225, 750]);
    await setViewport(390, 844);
    await expect.poll(pictureSize).toEqual([208, 694]);
  });

  test('changes the picture on a horizontal swipe, not a vertical one', async () => {
    await setViewport(390, 844);
    await renderOnPage(<LightboxSection />);
    await marked('A small image').click();
    await expect.poll(pictureSize).not.toBeNull();
    const swipe = (across: number, along: number) => {
      const image = document.querySelector('dialog img');
      const finger = { bubbles: true, isPrimary: true, pointerType: 'touch' };
      image?.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 400 }));
      image?.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 200 + across, clientY: 400 + along }));
    };
    swipe(-49, 0);
    swipe(-60, 90);
    swipe(-50, 0);
    // Only one of the swipes changed the picture.
    await expect.poll(caption).toContain('A wide image');
    await expect.poll(pictureSize).not.toBeNull();
    swipe(50, 0);
    await expect.poll(caption).toContain('A small image');
  });

  test('shows an element of the page at 630 by 440', async () => {
    await renderOnPage(<LightboxSection />);
    await marked('A page element').click();
    await expect.element(lightbox.getByText('shown again in the lightbox')).toBeVisible();
    expect(contentSize()).toEqual([630, 440]);
    await expect.element(lightbox.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test.each([
    ['Esc', () => key('Escape')],
    ['its close button', () => lightbox.getByRole('button', { name: 'Close' }).click()],
    ['a click on the background', () => userEvent.click(lightbox, { position: { x: 150, y: 450 } })],
  ])('closes by %s and returns the focus', async (_name, close) => {
    await renderOnPage(<LightboxSection />);
    const link = marked('A small image');
    (link.element() as HTMLElement).focus();
    await key('Enter');
    await expect.poll(pictureSize).not.toBeNull();
    await close();
    await expect.element(lightbox).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });

  test('has no accessibility violations in either theme', async () => {
    await renderOnPage(<LightboxSection />);
    await marked('A small image').click();
    await expect.poll(pictureSize).not.toBeNull();
    expect(await problemsInBothThemes()).toEqual([]);
  });
});
