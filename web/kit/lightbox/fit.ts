export interface Size {
  width: number;
  height: number;
}

/** Size in pixels of content without its own size: frames, inline content, and pictures while they load. */
export const defaultSize: Size = { width: 630, height: 440 };

/** Margin in pixels that pictures leave in the window, in each direction. */
const margin = 150;

/** Returns the largest size at which a picture leaves 150 pixels of the window free, without enlarging or distorting it (row 134). */
export function fitToViewport(picture: Size, viewport: Size): Size {
  const scale = Math.min(1, (viewport.width - margin) / picture.width, (viewport.height - margin) / picture.height);
  const scaled = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: scaled(picture.width), height: scaled(picture.height) };
}
