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

function availabilityText(isAvailable: boolean | null | undefined, checkedAt: string | null | undefined): string {
  if (isAvailable == null || !checkedAt) return 'unknown';
  return `${isAvailable ? 'available' : 'not available'}, ${formatDateTime(checkedAt)}`;
}

/** One external shop: settings, listings, and the results of its availability checks. */
export function ExternalShopPanel({ shop: key, marketplaceId }: { shop: ExternalShopPanel_shop$key; marketplaceId: string }) {
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
          productDatabaseId
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
      description={`${shop.host} · ${formatCount(shop.handOffs, 'cart')} handed over in the last 30 days`}
    >
      <UnsavedGuard isDirty={isDirty} />
      <ShopForm shop={shop} marketplaceId={marketplaceId} onDirty={setDirty} />
      <h3>Products</h3>
      <DataTable
        caption={`Products of ${shop.name}`}
        rows={shop.listings}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: 'Product', isTitle: true, cell: ({ productName, productDatabaseId }) => `${productName} (${productDatabaseId})` },
          { heading: 'External ID', cell: ({ externalId }) => externalId },
          { heading: 'Checked out in this shop', cell: ({ isMain }) => (isMain ? 'Yes' : 'In another shop') },
          { heading: 'Availability', cell: ({ isAvailable, checkedAt }) => availabilityText(isAvailable, checkedAt) },
        ]}
        actions={(row) => (
          <Button kind="quiet" size="small" onClick={() => setRemoved(row)}>
            Remove<span className="visually-hidden"> {row.productName}</span>
          </Button>
        )}
        empty={<p>No products yet.</p>}
      />
      <ListingForm shopId={shop.databaseId} />
      <h3>Availability checks</h3>
      <DataTable
        caption={`Availability checks of ${shop.name}`}
        rows={shop.runs}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: 'Started', isTitle: true, cell: ({ startedAt }) => formatDateTime(startedAt) },
          { heading: 'Status', cell: ({ state }) => <StatusBadge tone={tones[state] ?? 'neutral'}>{state.toLowerCase()}</StatusBadge> },
          { heading: 'Requested', align: 'end', cell: ({ asked }) => asked },
          { heading: 'Received', align: 'end', cell: ({ heard }) => heard },
          { heading: 'Changed', align: 'end', cell: ({ changed }) => changed },
          { heading: 'Error', cell: ({ message }) => message || '–' },
        ]}
        empty={<p>No checks yet.</p>}
      />
      {removed && <RemoveListing listing={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}
