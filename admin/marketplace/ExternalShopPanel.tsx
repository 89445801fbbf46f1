import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ExternalShopPanel_shop$key } from '../__generated__/ExternalShopPanel_shop.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { ListingForm } from './ListingForm.tsx';
import { RemoveListing } from './RemoveListing.tsx';
import { ShopForm } from './ShopForm.tsx';
import * as t from './__generated__/messages.ts';

const tones: Readonly<Record<string, BadgeTone>> = { DONE: 'good', FAILED: 'bad', RUNNING: 'waiting' };

function availabilityText(isAvailable: boolean | null | undefined, checkedAt: string | null | undefined): string {
  if (isAvailable == null || !checkedAt) return t.unknown;
  return (isAvailable ? t.availableAt : t.notAvailableAt)({ time: formatDateTime(checkedAt) });
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
    <Panel title={`${shop.name} (${shop.country})`} description={t.cartsHandedOver({ count: shop.handOffs, host: shop.host })}>
      <UnsavedGuard isDirty={isDirty} />
      <ShopForm shop={shop} marketplaceId={marketplaceId} onDirty={setDirty} />
      <h3>{t.products}</h3>
      <DataTable
        caption={t.productsOf({ shop: shop.name })}
        rows={shop.listings}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: t.product, isTitle: true, cell: ({ productName, productDatabaseId }) => `${productName} (${productDatabaseId})` },
          { heading: t.externalId, cell: ({ externalId }) => externalId },
          { heading: t.checkedOutInThisShop, cell: ({ isMain }) => (isMain ? t.yes : t.inAnotherShop) },
          { heading: t.availability, cell: ({ isAvailable, checkedAt }) => availabilityText(isAvailable, checkedAt) },
        ]}
        actions={(row) => (
          <Button kind="quiet" size="small" onClick={() => setRemoved(row)}>
            {t.removeProduct({ product: row.productName, hidden: (text) => <span className="visually-hidden">{text}</span> })}
          </Button>
        )}
        empty={<p>{t.noProductsYet}</p>}
      />
      <ListingForm shopId={shop.databaseId} />
      <h3>{t.availabilityChecks}</h3>
      <DataTable
        caption={t.availabilityChecksOf({ shop: shop.name })}
        rows={shop.runs}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: t.started, isTitle: true, cell: ({ startedAt }) => formatDateTime(startedAt) },
          { heading: t.status, cell: ({ state }) => <StatusBadge tone={tones[state] ?? 'neutral'}>{t.runState({ state })}</StatusBadge> },
          { heading: t.requested, align: 'end', cell: ({ asked }) => asked },
          { heading: t.received, align: 'end', cell: ({ heard }) => heard },
          { heading: t.changed, align: 'end', cell: ({ changed }) => changed },
          { heading: t.error, cell: ({ message }) => message || '–' },
        ]}
        empty={<p>{t.noChecksYet}</p>}
      />
      {removed && <RemoveListing listing={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}
