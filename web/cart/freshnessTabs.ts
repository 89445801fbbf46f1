import { hashKeyPrefix, writeSharedHash } from './freshnessStorage.ts';

const channelName = 'souk-cart';

/** How the tabs of a browser tell each other that the cart is another one. */
export interface Tabs {
  /** Tells the others which hash the cart has now. */
  tell(hash: string): void;
  /** Ends the listening. */
  close(): void;
}

/**
 * Listens for the cart's hash from other tabs: on a channel, and by the storage event, which also comes from scripts of older
 * themes. Both may bring the same news.
 */
export function openTabs(hear: (hash: string) => void): Tabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && hear(data);
  };
  // An open channel could keep the page out of the back/forward cache.
  const shut = () => {
    channel?.close();
    channel = null;
  };
  const hearStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && key?.startsWith(hashKeyPrefix)) hear(newValue ?? '');
  };
  open();
  window.addEventListener('storage', hearStorage);
  window.addEventListener('pagehide', shut);
  window.addEventListener('pageshow', open);
  return {
    tell(hash) {
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
      if (writeSharedHash(hash)) channel?.postMessage(hash);
    },
    close() {
      shut();
      window.removeEventListener('storage', hearStorage);
      window.removeEventListener('pagehide', shut);
      window.removeEventListener('pageshow', open);
    },
  };
}
