import type { OwnHashes } from '../../live/liveRules.ts';
import { hashKeyPrefix, listsKey, writeSharedHashes } from './storage.ts';

const channelName = 'souk-own';

/** Notifies the tabs of a browser when the cart or the lists have changed. */
export interface Tabs {
  /** Sends the current hashes of cart and lists to the other tabs. */
  broadcast(hashes: OwnHashes): void;
  close(): void;
}

/**
 * Receives the hashes of cart and lists from other tabs: on a channel, and by the storage event, which also comes from scripts of older
 * themes and contains a single hash. Both may bring the same hashes.
 */
export function openTabs(callback: (hashes: Partial<OwnHashes>) => void): Tabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<OwnHashes>) => callback(data);
  };
  // An open channel could keep the page out of the back/forward cache.
  const shut = () => {
    channel?.close();
    channel = null;
  };
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return;
    if (key?.startsWith(hashKeyPrefix)) callback({ cart: newValue ?? '' });
    if (key === listsKey) callback({ lists: newValue ?? '' });
  };
  open();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', shut);
  window.addEventListener('pageshow', open);
  return {
    broadcast(hashes) {
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
      if (writeSharedHashes(hashes)) channel?.postMessage(hashes);
    },
    close() {
      shut();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', shut);
      window.removeEventListener('pageshow', open);
    },
  };
}
