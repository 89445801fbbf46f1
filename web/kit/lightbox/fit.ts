export interface Size {
  width: number;
  height: number;
}

/** Pixels of a lightbox whose content has no size of its own: frames, inline content, and pictures until they are there. */
export const defaultSize: Size = { width: 630, height: 440 };

/** Pixels of the window that pictures leave free, in each direction. */
const margin = 150;

/** The largest size at which a picture, never enlarged and never distorted, leaves 150 pixels of the window free (row 134). */
export function fitToViewport(picture: Size, viewport: Size): Size {
  const scale = Math.min(1, (viewport.width - margin) / picture.width, (viewport.height - margin) / picture.height);
  const scaled = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: scaled(picture.width), height: scaled(picture.height) };
}
