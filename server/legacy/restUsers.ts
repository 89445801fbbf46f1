import type { restUsersQuery } from './__generated__/restUsersQuery.graphql.ts';
import type { restUsersMutation } from './__generated__/restUsersMutation.graphql.ts';
import type { LegacyCall } from './call.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { jsonReply, restError, type RestAnswer } from './reply.ts';

// The caller's own record. It shows and changes a single value: whether the coming-soon banner was dismissed.

const readDocument = documentOf(graphql`
  query restUsersQuery {
    viewer {
      hasDismissedComingSoonBanner
    }
  }
`);

const document = documentOf(graphql`
  mutation restUsersMutation($input: DismissComingSoonBannerInput!) {
    dismissComingSoonBanner(input: $input) {
      __typename
    }
  }
`);

const bannerField = 'woocommerce_meta[coming_soon_banner_dismissed]';
const twin = 'mutation dismissComingSoonBanner';

/** Returns the caller's account id if the request is about that account; null for a guest and for any other account. */
async function ownId(user: string, call: LegacyCall, isKnown: boolean): Promise<number | null> {
  const id = isKnown ? await call.accountId() : null;
  return user === 'me' || Number(user) === id ? id : null;
}

/**
 * Returns the caller's record.
 * @param user as for answerUser
 */
export async function readUser(user: string, call: LegacyCall, isKnown: boolean): Promise<RestAnswer> {
  const reading = 'query viewer';
  const id = await ownId(user, call, isKnown);
  if (id === null) {
    const reply =
      user === 'me'
        ? restError(401, 'rest_not_logged_in', 'You are not currently logged in.')
        : restError(404, 'rest_user_invalid_id', 'Invalid user ID.');
    return { reply, twin: reading };
  }
  const { viewer } = await call.execute<restUsersQuery>(readDocument, {});
  const dismissed = viewer.hasDismissedComingSoonBanner ? 'yes' : 'no';
  return { reply: jsonReply({ id, woocommerce_meta: { coming_soon_banner_dismissed: dismissed } }), twin: reading };
}

/**
 * Changes the caller's record. Fields other than the banner's are ignored.
 * @param user 'me', or an id; another account's id is answered like an unknown one
 */
export async function answerUser(user: string, call: LegacyCall, isKnown: boolean): Promise<RestAnswer> {
  const id = await ownId(user, call, isKnown);
  if (id === null) return { reply: restError(404, 'rest_user_invalid_id', 'Invalid user ID.'), twin };
  if (call.form.text(bannerField) !== 'yes') return { reply: jsonReply({ id, woocommerce_meta: {} }), twin };
  const { dismissComingSoonBanner } = await call.execute<restUsersMutation>(document, { input: {} });
  if (dismissComingSoonBanner.__typename !== 'DismissComingSoonBannerPayload')
    return { reply: restError(403, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this user.'), twin };
  return { reply: jsonReply({ id, woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }), twin };
}
