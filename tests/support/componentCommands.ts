import type { BrowserCommand } from 'vitest/node';

// What a component test cannot do from inside its page. The tests call them by tests/support/componentHarness.tsx.

export interface Media {
  colorScheme?: 'light' | 'dark' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
}

const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);

export type MouseStep = { to: [x: number, y: number] } | 'down' | 'up';

/** Moves and presses the mouse at points of the test's own window, which is a frame of the browser's. */
const moveMouse: BrowserCommand<[steps: MouseStep[]]> = async ({ page, iframe }, steps) => {
  const frame = await iframe.owner().boundingBox();
  for (const step of steps) {
    if (step === 'down') await page.mouse.down();
    else if (step === 'up') await page.mouse.up();
    else await page.mouse.move((frame?.x ?? 0) + step.to[0], (frame?.y ?? 0) + step.to[1]);
  }
};

export const componentCommands = { emulateMedia, moveMouse };
