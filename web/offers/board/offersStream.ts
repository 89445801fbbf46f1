import { graphql } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import { hearServerTime } from '../../kit/countdown/pageClock.ts';
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
 * Hears what becomes of offers, as long as the page is looked at, and what time it is at the shop. What is heard goes into the store, from
 * which everything that shows an offer reads it.
 * @param ids at most 50
 * @returns ends it
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
      hearServerTime(message.offersChanged.serverTime);
      environment.commitPayload(operation, message);
    },
  );
}
