import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ExternalShopPanel_shop$key } from '../__generated__/ExternalShopPanel_shop.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { formatCount, formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { ListingForm } from './ListingForm.tsx';
import { RemoveListing } from './RemoveListing.tsx';
import { ShopForm } from './ShopForm.tsx';

const tones: Readonly<Record<string, BadgeTone>> = { DONE: 'good', FAILED: 'bad', RUNNING: 'waiting' };

function heardText(isAvailable: boolean | null | undefined, checkedAt: string | null | undefined): string {
  if (isAvailable == null || !checkedAt) return 'not known';
  return `${isAvailable ? 'available' : 'not available'}, ${formatDateTime(checkedAt)}`;
}

/** One shop: how it is set up, what it sells, and how asking it went. */
export function ExternalShopPanel({ shop: key, marketplaceId }: { shop: ExternalShopPanel_shop$key; marketplaceId: number }) {
  const shop = useFragment(
    graphql`
      fragment ExternalShopPanel_shop on AdminExternalShop {
        databaseId
        name
        country
        host
        handOffs
        ...ShopForm_shop
        listings {
          databaseId
          productId
          productName
          externalId
          isMain
          isAvailable
          checkedAt
        }
        runs {
          databaseId
          state
          startedAt
          asked
          heard
          changed
          message
        }
      }
    `,
    key,
  );
  const [isDirty, setDirty] = useState(false);
  const [removed, setRemoved] = useState<{ databaseId: number; productName: string } | null>(null);
  return (
    <Panel
      title={`${shop.name} (${shop.country})`}
      description={`${shop.host} · ${formatCount(shop.handOffs, 'cart')} handed over within 30 days`}
    >
      <UnsavedGuard isDirty={isDirty} />
      <ShopForm shop={shop} marketplaceId={marketplaceId} onDirty={setDirty} />
      <h3>What it sells</h3>
      <DataTable
        caption={`What ${shop.name} sells`}
        rows={shop.listings}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: 'Product', isTitle: true, cell: ({ productName, productId }) => `${productName} (${productId})` },
          { heading: 'Article there', cell: ({ externalId }) => externalId },
          { heading: 'Checked out there', cell: ({ isMain }) => (isMain ? 'yes' : 'at another shop') },
          { heading: 'Availability', cell: ({ isAvailable, checkedAt }) => heardText(isAvailable, checkedAt) },
        ]}
        actions={(row) => (
          <Button kind="quiet" size="small" onClick={() => setRemoved(row)}>
            Remove<span className="visually-hidden"> {row.productName}</span>
          </Button>
        )}
        empty={<p>Nothing yet.</p>}
      />
      <ListingForm shopId={shop.databaseId} />
      <h3>How asking it went</h3>
      <DataTable
        caption={`How asking ${shop.name} went`}
        rows={shop.runs}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: 'Begun', isTitle: true, cell: ({ startedAt }) => formatDateTime(startedAt) },
          { heading: 'State', cell: ({ state }) => <StatusBadge tone={tones[state] ?? 'neutral'}>{state.toLowerCase()}</StatusBadge> },
          { heading: 'Asked', align: 'end', cell: ({ asked }) => asked },
          { heading: 'Heard', align: 'end', cell: ({ heard }) => heard },
          { heading: 'Changed', align: 'end', cell: ({ changed }) => changed },
          { heading: 'What went wrong', cell: ({ message }) => message || '–' },
        ]}
        empty={<p>It was not asked yet.</p>}
      />
      {removed && <RemoveListing listing={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}
