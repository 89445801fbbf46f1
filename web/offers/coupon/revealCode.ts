import { graphql } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type IEnvironment, type OperationDescriptor } from 'relay-runtime';
import { globalId } from '../../../shared/globalId.ts';
import type { revealCodeMutation } from '../../__generated__/revealCodeMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import type { CodeInAddress } from './codeAddress.ts';

const mutation = graphql`
  mutation revealCodeMutation($input: RevealCouponInput!) {
    result: revealCoupon(input: $input) {
      __typename
      ... on RevealCouponPayload {
        code
        offer {
          databaseId
          ...CouponFacts_offer
          merchant {
            name
          }
        }
      }
      ... on UserError {
        message
      }
    }
  }
`;

type RevealResult = revealCodeMutation['response']['result'];

/** Result of a reveal, and the operation to retain while it is shown. */
export interface RevealedCode {
  result: RevealResult;
  operation: OperationDescriptor;
}

/**
 * Requests a code from the server, which counts the request.
 * @throws what the network throws
 */
export async function revealCode(environment: IEnvironment, asked: CodeInAddress): Promise<RevealedCode> {
  const input = 'codeId' in asked ? { offerId: globalId('Offer', asked.codeId) } : asked;
  const result = await runMutation<revealCodeMutation>(environment, mutation, { input });
  return { result, operation: createOperationDescriptor(getRequest(mutation), { input }) };
}
