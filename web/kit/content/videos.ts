const frame = /<iframe\b[^>]*>[\s\S]*?<\/iframe>/gi;

/**
 * Wraps each frame of a text in a container that determines its height; a frame that is already in such a container is left unchanged (row
 * 135).
 * @param html sanitised HTML
 * @param containerClass class of the container, a single name
 */
export function wrapVideos(html: string, containerClass: string): string {
  const opening = `<span class="${containerClass}">`;
  // A span, because a frame may be inside a paragraph.
  return html.replace(frame, (found, offset: number) => (html.slice(0, offset).endsWith(opening) ? found : `${opening}${found}</span>`));
}
