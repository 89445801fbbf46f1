import { graphql } from 'react-relay/hooks.js';
import { getRequest } from 'relay-runtime';
import { followStream } from './followStream.ts';
import { hashesOf, type OwnHashes } from './liveRules.ts';

// The stream that tells a page when the visitor's cart or lists were changed elsewhere: on another device, or where the tabs of this
// browser do not notify each other. It sends hashes only. A page with a different hash refetches in the cart's queue, so that the response
// is never older than what is shown, and carries the cookies.

const subscription = graphql`
  subscription liveStreamSubscription {
    viewerChanged {
      # eslint-disable-next-line relay/unused-fields -- read from the event itself (liveRules.ts)
      cartHash
      # eslint-disable-next-line relay/unused-fields
      listsHash
    }
  }
`;

const address = () => `/graphql?id=${getRequest(subscription).params.id}`;

/**
 * Follows the stream while the page is visible.
 * @param callback called with the server's hashes, immediately and after each change
 * @returns a function that stops following
 */
export function openLiveStream(callback: (hashes: OwnHashes) => void): () => void {
  return followStream(address, (text) => {
    const hashes = hashesOf(text);
    if (hashes) callback(hashes);
  });
}
