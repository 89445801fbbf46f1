import axe from 'axe-core';
import { act, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react/pure';
import { PersonalLayer } from '../../web/app/PersonalLayer.tsx';
import { Overlays } from '../../web/kit/overlay/Overlays.tsx';
import { Toaster } from '../../web/kit/toast/Toaster.tsx';
import { dismissToast, shownToasts } from '../../web/kit/toast/toasts.ts';
import { ShopSettingsContext, type ShopSettings } from '../../web/settings/shopSettings.ts';
import type { Media, MouseStep } from './componentCommands.ts';
import { mockShop, type MockShop } from './mockShop.ts';

// Component tests run in Chromium, in a frame without a shop behind it (mockShop.ts).

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: Media): Promise<void>;
    moveMouse(steps: MouseStep[]): Promise<void>;
  }
}

export interface ShownOnPage extends RenderResult {
  shop: MockShop;
  /** Errors and warnings in the console since it was rendered. */
  problems: string[];
  /** Where its links have led to. */
  path(): string;
}

export interface PageAround {
  shop?: MockShop;
  settings?: ShopSettings;
  path?: string;
}

/** Renders a component in what every page has around its own content: shop, router, the visitor's part, overlays and toasts. */
export async function renderOnPage(
  part: ReactNode,
  { shop = mockShop(), settings = null, path = '/' }: PageAround = {},
): Promise<ShownOnPage> {
  const problems = watchConsole();
  const element = (
    <RelayEnvironmentProvider environment={shop.environment}>
      <PersonalLayer>
        <ShopSettingsContext value={settings}>
          <main id="content" tabIndex={-1}>
            {part}
          </main>
          <Overlays />
          <Toaster />
        </ShopSettingsContext>
      </PersonalLayer>
    </RelayEnvironmentProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const rendered = await render(<RouterProvider router={router} />);
  return {
    ...rendered,
    shop,
    problems,
    path: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
  };
}

function watchConsole(): string[] {
  const problems: string[] = [];
  for (const method of ['error', 'warn'] as const) {
    const spied = vi.spyOn(console, method).mockImplementation((...said) => void problems.push(said.map(String).join(' ')));
    onTestFinished(() => spied.mockRestore());
  }
  return problems;
}

let isMediaEmulated = false;
let isResized = false;

/** The browser shows pages to somebody with these wishes, until the test ends. */
export async function emulateMedia(media: Media): Promise<void> {
  isMediaEmulated = true;
  await commands.emulateMedia(media);
}

/** The window has this size until the test ends. */
export async function setViewport(width: number, height: number): Promise<void> {
  isResized = true;
  await page.viewport(width, height);
}

/** Moves and presses the mouse at points of the window. */
export const moveMouse = (...steps: MouseStep[]): Promise<void> => commands.moveMouse(steps);

/** Timers and the visitor's clock stand still from now on, until the test lets them run. */
export function stopClock(now?: Date): void {
  // What else there is to fake is what React and the browser draw with.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], ...(now && { now }) });
  // expect.poll() would let the clock run between its attempts.
  const hidden = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  onTestFinished(() => {
    hidden.mockRestore();
    vi.useRealTimers();
  });
}

/** Lets the clock that stands still run on, and React render what came of it. */
export async function runFor(ms: number): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Focuses an element and presses a key there, as somebody without a mouse does. */
export async function pressOn(place: Locator, key: string): Promise<void> {
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

/** Of a page as a whole; a component is a part of it. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'bypass'];

/** What axe-core finds in the light and the dark theme: one line for each element at fault. */
export async function problemsInBothThemes(): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await accessibilityProblems()).map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}

/** What axe-core finds in what is rendered: one line for each element at fault. */
export async function accessibilityProblems(): Promise<string[]> {
  // What is half there has half its contrast. Animations that never end are no change to wait for.
  await expect
    .poll(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity),
    )
    .toEqual([]);
  const rules = Object.fromEntries(ofPages.map((name) => [name, { enabled: false }]));
  const { violations } = await axe.run(document.body, { iframes: false, preload: false, resultTypes: ['violations'], rules });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}

/** Nothing of a test is left for the next one, which runs in the same page. */
export async function clearAfterTest(): Promise<void> {
  for (const { key } of shownToasts()) dismissToast(key);
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (isMediaEmulated) await commands.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (isResized) await page.viewport(1280, 900);
  isMediaEmulated = isResized = false;
  // The pointer rests where it holds nothing back.
  await moveMouse({ to: [1, 1] });
}
