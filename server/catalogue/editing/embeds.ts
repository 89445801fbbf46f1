// Frames that a product's text may hold: videos of two houses, at the addresses at which they set no cookie before one plays them.
// The page's policy lets the same two in (http/securityHeaders.ts).

const youTubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'];

/**
 * The address at which a video is embedded.
 * @param src of a frame, as the text has it
 * @returns null for everything that is no such video
 */
function videoAddress(src: string): string | null {
  const absolute = src.startsWith('//') ? `https:${src}` : src;
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return null;
  const { hostname, pathname, searchParams } = new URL(absolute);
  if (youTubeHosts.includes(hostname)) {
    const [, id] = /^\/embed\/([\w-]{6,20})\/?$/.exec(pathname) ?? [];
    const start = /^\d{1,6}$/.exec(searchParams.get('start') ?? '');
    return id ? `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start[0]}` : ''}` : null;
  }
  if (hostname !== 'player.vimeo.com') return null;
  const [, id] = /^\/video\/(\d{1,15})\/?$/.exec(pathname) ?? [];
  // Videos that are not listed are found by their hash only.
  const hash = /^\w{4,40}$/.exec(searchParams.get('h') ?? '');
  return id ? `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash[0]}` : ''}` : null;
}

/** Attributes of a frame that stays; without `src` it goes. */
export function videoFrame({ src = '', title = '' }: Record<string, string>): Record<string, string> {
  const address = videoAddress(src);
  if (address === null) return {};
  return { src: address, title: title || 'Video', loading: 'lazy', allowfullscreen: '' };
}

/** Attributes of a link; a mark for the lightbox stays where the lightbox may show what it leads to. */
export function markedLink({ 'data-lightbox': mark, ...attributes }: Record<string, string>): Record<string, string> {
  const { href = '' } = attributes;
  if (mark === 'iframe') {
    const address = videoAddress(href);
    return address === null ? attributes : { ...attributes, href: address, 'data-lightbox': mark };
  }
  // Pictures of other houses are not let in, and nothing in a text has an id that `inline` could name.
  const isOwnPicture = /^\/media\/[\w/-]+\.(avif|webp)$/.test(href);
  return mark && mark !== 'inline' && isOwnPicture && /^[a-z0-9-]{1,40}$/.test(mark)
    ? { ...attributes, 'data-lightbox': mark }
    : attributes;
}
