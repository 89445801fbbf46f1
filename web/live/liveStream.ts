import { graphql } from 'react-relay/hooks.js';
import { getRequest } from 'relay-runtime';
import { followStream } from './followStream.ts';
import { hashesOf, type OwnHashes } from './liveRules.ts';

// The stream by which a page hears that the visitor's cart or lists were changed elsewhere: on another device, or where nobody tells
// the tabs of this browser. It tells hashes only. Who finds another one than their own asks as ever, in the cart's order, so that what
// comes is never older than what is shown, and the cookies come with it.

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
 * Listens as long as the page is looked at.
 * @param hear called with what the shop has, at once and after each change
 * @returns ends it
 */
export function openLiveStream(hear: (hashes: OwnHashes) => void): () => void {
  return followStream(address, (text) => {
    const hashes = hashesOf(text);
    if (hashes) hear(hashes);
  });
}
