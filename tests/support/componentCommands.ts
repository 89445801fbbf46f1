import type { BrowserCommand } from 'vitest/node';

// Commands that a component test can't run inside its page. Tests call them through tests/support/componentHarness.tsx.

export interface Media {
  colorScheme?: 'light' | 'dark' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
}

const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);

export type MouseStep = { to: [x: number, y: number] } | 'down' | 'up';

/** Moves and presses the mouse at points of the test's window, which is a frame in the browser's window. */
const moveMouse: BrowserCommand<[steps: MouseStep[]]> = async ({ page, iframe }, steps) => {
  const frame = await iframe.owner().boundingBox();
  for (const step of steps) {
    if (step === 'down') await page.mouse.down();
    else if (step === 'up') await page.mouse.up();
    else await page.mouse.move((frame?.x ?? 0) + step.to[0], (frame?.y ?? 0) + step.to[1]);
  }
};

export const componentCommands = { emulateMedia, moveMouse };
