import { data, redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { actionsMailsMutation } from '../__generated__/actionsMailsMutation.graphql.ts';
import type { actionsShareMutation } from '../__generated__/actionsShareMutation.graphql.ts';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { runInTurn } from '../visitor/runMutation.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import { networkMessages } from '../kit/relay/networkError.ts';
import { addAllToCart } from './addAllToCart.ts';
import { sendAddition, sendRemoval } from './changeWish.ts';
import { wishlistPath } from './wishlistAddress.ts';
import { readWishlistForm, type WishlistIntent } from './wishlistForm.ts';
import * as t from './__generated__/messages.ts';

/** Data of the page after its form failed. */
export interface WishlistActionData {
  error: string;
}

function failed(error: string | undefined) {
  return data<WishlistActionData>({ error: error ?? networkMessages.unknown_error }, { status: 422 });
}

/** Action of the wishlist's route: for its forms, with or without script, and for hearts without script. */
export function wishlistAction(environment: IEnvironment) {
  return async ({ request }: Pick<FormArgs, 'request'>) => {
    const wish = readWishlistForm(await request.formData());
    if (wish === null) return failed(t.unknownForm);
    return change(environment, wish, listAddress(request));
  };
}

/** Address of the page of the list that the form was on. Built from the cursor only, so that it is an address of this shop. */
function listAddress(request: Request): string {
  const after = new URL(request.url).searchParams.get('after');
  return after === null ? wishlistPath : `${wishlistPath}?after=${encodeURIComponent(after)}`;
}

async function change(environment: IEnvironment, wish: WishlistIntent, shown: string) {
  if (wish.intent === 'addAll') {
    const { reasons } = await addAllToCart(
      environment,
      wish.productIds.map((productId) => ({ productId, quantity: 1 })),
    );
    return reasons[0] === undefined ? redirect(cartPath, 303) : failed(reasons[0]);
  }
  const result = await changeList(environment, wish);
  return result.__typename.endsWith('Payload') ? redirect(shown, 303) : failed(result.message);
}

function changeList(
  environment: IEnvironment,
  wish: Exclude<WishlistIntent, { intent: 'addAll' }>,
): Promise<{ readonly __typename: string; readonly message?: string }> {
  switch (wish.intent) {
    case 'add':
      return sendAddition(environment, wish.productId);
    case 'remove':
      return sendRemoval(environment, wish.productId);
    case 'share':
      return runInTurn<actionsShareMutation>(
        environment,
        graphql`
          mutation actionsShareMutation($input: ShareWishlistInput!) {
            result: shareWishlist(input: $input) {
              __typename
              ... on ShareWishlistPayload {
                viewer {
                  wishlist {
                    ...ShareBox_wishlist
                  }
                  ...PersonalLayer_viewer
                }
              }
              ... on UserError {
                message
              }
            }
          }
        `,
        { input: { isShared: wish.isShared } },
      );
    case 'mails':
      return runInTurn<actionsMailsMutation>(
        environment,
        graphql`
          mutation actionsMailsMutation($input: SetWishlistMailsInput!) {
            result: setWishlistMails(input: $input) {
              __typename
              ... on SetWishlistMailsPayload {
                viewer {
                  ...MailsSwitch_viewer
                  ...PersonalLayer_viewer
                }
              }
              ... on UserError {
                message
              }
            }
          }
        `,
        { input: { mailsChanges: wish.mailsChanges } },
      );
  }
}
