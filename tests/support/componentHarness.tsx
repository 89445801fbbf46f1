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

// Component tests run in Chromium, in a frame without a real shop (mockShop.ts).

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: Media): Promise<void>;
    moveMouse(steps: MouseStep[]): Promise<void>;
  }
}

export interface ShownOnPage extends RenderResult {
  shop: MockShop;
  /** Console errors and warnings since rendering. */
  problems: string[];
  /** Returns the router's current path. */
  path(): string;
}

export interface PageAround {
  shop?: MockShop;
  settings?: ShopSettings;
  path?: string;
}

/** Renders a component inside the providers of every page: shop, router, the visitor's data, overlays and toasts. */
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

/** Emulates media preferences until the test ends. */
export async function emulateMedia(media: Media): Promise<void> {
  isMediaEmulated = true;
  await commands.emulateMedia(media);
}

/** Resizes the window until the test ends. */
export async function setViewport(width: number, height: number): Promise<void> {
  isResized = true;
  await page.viewport(width, height);
}

/** Moves and presses the mouse at points of the window. */
export const moveMouse = (...steps: MouseStep[]): Promise<void> => commands.moveMouse(steps);

/** Freezes timers and the visitor's clock until the test advances them. */
export function stopClock(now?: Date): void {
  // All other timers stay real, because React and the browser render with them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], ...(now && { now }) });
  // expect.poll() would advance the clock between its attempts.
  const hidden = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  onTestFinished(() => {
    hidden.mockRestore();
    vi.useRealTimers();
  });
}

/** Advances the frozen clock, and lets React render the result. */
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

/** Focuses an element and presses a key, as a keyboard user does. */
export async function pressOn(place: Locator, key: string): Promise<void> {
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

/** Rules for whole pages, which don't apply to a single component. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'bypass'];

/** Runs axe-core in the light and the dark theme, and returns one line for each faulty element. */
export async function problemsInBothThemes(): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await accessibilityProblems()).map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}

/** Runs axe-core on the rendered component, and returns one line for each faulty element. */
export async function accessibilityProblems(): Promise<string[]> {
  // A half-transparent element has half its contrast. Endless animations aren't waited for.
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

/** Resets the page for the next test, which runs in the same page. */
export async function clearAfterTest(): Promise<void> {
  for (const { key } of shownToasts()) dismissToast(key);
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (isMediaEmulated) await commands.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (isResized) await page.viewport(1280, 900);
  isMediaEmulated = isResized = false;
  // Moves the pointer where nothing reacts to hovering.
  await moveMouse({ to: [1, 1] });
}
