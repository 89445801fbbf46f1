import { graphql } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import { syncServerClock } from '../../kit/countdown/pageClock.ts';
import { followStream } from '../../live/followStream.ts';
import { boardMessage } from './boardRules.ts';

const subscription = graphql`
  subscription offersStreamSubscription($ids: [ID!]!) {
    offersChanged(ids: $ids) {
      # eslint-disable-next-line relay/unused-fields -- read from the event itself (boardRules.ts)
      serverTime
      # eslint-disable-next-line relay/unused-fields -- what shows the offers reads them from the store
      offers {
        id
        score
        voteCount
        votesAreChecked
        remainingStock
        availability
        isExpired
        endsAt
        coupon {
          codeId
          isExpired
          isMasked
          code
          worked {
            worked
            total
            isDoubtful
          }
        }
      }
    }
  }
`;

/**
 * Follows changes of offers and the server's time while the page is visible. Updates go into the store, which all components of an offer
 * read.
 * @param ids at most 50
 * @returns a function that stops following
 */
export function followOffers(environment: IEnvironment, ids: readonly string[]): () => void {
  const request = getRequest(subscription);
  const operation = createOperationDescriptor(request, { ids });
  const address = `/graphql?id=${request.params.id}&variables=${encodeURIComponent(JSON.stringify({ ids }))}`;
  return followStream(
    () => address,
    (text) => {
      const message = boardMessage(text);
      if (!message) return;
      syncServerClock(message.offersChanged.serverTime);
      environment.commitPayload(operation, message);
    },
  );
}
