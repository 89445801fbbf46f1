// The networks that a page can be shared on (row 68). All of them are plain addresses: nothing is loaded from a network before a visitor
// clicks.

/** The shared page. */
export interface SharedPage {
  /** Absolute public address of the page, without parameters. */
  url: string;
  title: string;
  /** Absolute address of its image; null without one. */
  picture: string | null;
}

export type NetworkName = 'pinterest' | 'x' | 'facebook' | 'whatsapp' | 'email';

interface Network {
  name: NetworkName;
  label: string;
  /** Decides the size of the network's window: boards are wide, short messages low. Mail opens no window. */
  kind: 'pin board' | 'short message' | 'other' | 'mail';
  address: string;
  query: (page: SharedPage) => Record<string, string>;
}

/** In the order in which they are shown. */
export const networks: readonly Network[] = [
  {
    name: 'whatsapp',
    label: 'WhatsApp',
    kind: 'other',
    address: 'https://wa.me/',
    query: ({ url, title }) => ({ text: `${title} ${url}` }),
  },
  {
    name: 'facebook',
    label: 'Facebook',
    kind: 'other',
    address: 'https://www.facebook.com/sharer/sharer.php',
    query: ({ url }) => ({ u: url }),
  },
  {
    name: 'x',
    label: 'X',
    kind: 'short message',
    address: 'https://x.com/intent/post',
    query: ({ url, title }) => ({ text: title, url }),
  },
  {
    name: 'pinterest',
    label: 'Pinterest',
    kind: 'pin board',
    address: 'https://www.pinterest.com/pin/create/button/',
    query: ({ url, title, picture }) => ({ url, description: title, ...(picture !== null && { media: picture }) }),
  },
  {
    name: 'email',
    label: 'e-mail',
    kind: 'mail',
    address: 'mailto:',
    query: ({ url, title }) => ({ subject: title, body: url }),
  },
];

/** The address that shares a page. Spaces are encoded as %20, because mail programs do not accept a plus sign. */
export function shareHref({ address, query }: Network, page: SharedPage): string {
  const pairs = Object.entries(query(page)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}

/** In CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

/** The size of a network's window (specification section 9); null for mail, which needs none. */
export function windowSize(kind: Network['kind']): WindowSize | null {
  switch (kind) {
    case 'pin board':
      return { width: 750, height: 320 };
    case 'short message':
      return { width: 600, height: 250 };
    case 'other':
      return { width: 600, height: 300 };
    case 'mail':
      return null;
  }
}

/** Position of the page's own window, in CSS pixels of the screen. */
export interface OwnWindow extends WindowSize {
  left: number;
  top: number;
}

/** Features for `window.open`: the size, centred over the page's own window, and no opener. */
export function windowFeatures({ width, height }: WindowSize, own: OwnWindow): string {
  const left = Math.max(0, Math.round(own.left + (own.width - width) / 2));
  const top = Math.max(0, Math.round(own.top + (own.height - height) / 2));
  return `popup,noopener,noreferrer,width=${width},height=${height},left=${left},top=${top}`;
}
