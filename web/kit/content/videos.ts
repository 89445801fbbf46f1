const frame = /<iframe\b[^>]*>[\s\S]*?<\/iframe>/gi;

/**
 * Puts each frame of a text into a container of its own, which gives it its height; one that stands in such a container already stays
 * as it is (row 135).
 * @param html sanitised markup
 * @param containerClass class of the container, a single name
 */
export function wrapVideos(html: string, containerClass: string): string {
  const opening = `<span class="${containerClass}">`;
  // A span, because a frame may stand in a paragraph.
  return html.replace(frame, (found, offset: number) => (html.slice(0, offset).endsWith(opening) ? found : `${opening}${found}</span>`));
}
