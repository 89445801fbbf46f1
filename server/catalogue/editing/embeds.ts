// Iframes allowed in product texts: YouTube and Vimeo videos, at URLs that set no cookie before playback. The pages'
// Content-Security-Policy allows the same two (http/securityHeaders.ts).

const youTubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'];

/**
 * The embed URL of a video.
 * @param src of an iframe, as given in the text
 * @returns null for anything but a supported video
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
  // Unlisted videos can only be found with their hash.
  const hash = /^\w{4,40}$/.exec(searchParams.get('h') ?? '');
  return id ? `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash[0]}` : ''}` : null;
}

/** Attributes of an allowed iframe; an iframe without `src` is removed. */
export function videoFrame({ src = '', title = '' }: Record<string, string>): Record<string, string> {
  const address = videoAddress(src);
  if (address === null) return {};
  return { src: address, title: title || 'Video', loading: 'lazy', allowfullscreen: '' };
}

/** Attributes of a link; the lightbox marker is preserved only if the lightbox may show the link's target. */
export function markedLink({ 'data-lightbox': mark, ...attributes }: Record<string, string>): Record<string, string> {
  const { href = '' } = attributes;
  if (mark === 'iframe') {
    const address = videoAddress(href);
    return address === null ? attributes : { ...attributes, href: address, 'data-lightbox': mark };
  }
  // Images from other hosts aren't allowed, and no element in a text has an ID that `inline` could name.
  const isOwnPicture = /^\/media\/[\w/-]+\.(avif|webp)$/.test(href);
  return mark && mark !== 'inline' && isOwnPicture && /^[a-z0-9-]{1,40}$/.test(mark)
    ? { ...attributes, 'data-lightbox': mark }
    : attributes;
}
