import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OfferHead_offer$key } from '../__generated__/OfferHead_offer.graphql.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { OfferActions } from './OfferActions.tsx';
import { stateBadge } from './labels.ts';
import * as t from './__generated__/messages.ts';

/**
 * The head of both screens of an offer.
 * @param isDirty whether its form has unsaved changes
 */
export function OfferHead({ offer: key, isDirty = false }: { offer: OfferHead_offer$key; isDirty?: boolean }) {
  const { databaseId, version, title, state, url } = useFragment(
    graphql`
      fragment OfferHead_offer on AdminOffer {
        databaseId
        version
        title
        state
        url
      }
    `,
    key,
  );
  const { tone, label } = stateBadge(state);
  const isSeen = state === 'LIVE' || state === 'ENDED';
  return (
    <>
      <ScreenHead
        title={title}
        back={{ path: '/offers', title: t.offers }}
        badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
        description={isSeen ? <a href={url}>{t.viewInShop}</a> : undefined}
        actions={<OfferActions offer={{ databaseId, version, title, state }} isBlocked={isDirty} />}
      />
      <Tabs
        label={t.offerSections}
        tabs={[
          { path: `/offers/${databaseId}`, title: t.offer },
          { path: `/offers/${databaseId}/votes`, title: t.votes },
        ]}
      />
    </>
  );
}
