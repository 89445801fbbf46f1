import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type BoughtTogetherQuery } from '../__generated__/BoughtTogetherQuery.graphql.ts';
import { Button } from '../kit/Button.tsx';
import { Picture } from '../kit/Picture.tsx';
import { progressTexts } from '../kit/progressTexts.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { ViewCartLink } from '../cart/ViewCartLink.tsx';
import { AvailabilityLabel } from './AvailabilityLabel.tsx';
import styles from './boughtTogether.module.css';
import { bundleFields, formatSum } from './bundle.ts';
import { useAddMany } from './useAddMany.ts';
import * as t from './__generated__/messages.ts';

type Loaded = Preloaded<BoughtTogetherQuery>;

interface Coming {
  /** Null while loading. */
  loaded: Loaded | null;
  coming: Promise<Loaded>;
}

/** A client-side navigation waits for the box no longer than this. */
const longestWaitMs = 150;

/**
 * For latePart.
 * @param variables slug of the product
 */
export async function load(environment: IEnvironment, variables: BoughtTogetherQuery['variables']): Promise<Coming> {
  const coming = preload<BoughtTogetherQuery>(environment, query, variables);
  if (typeof document === 'undefined') return { loaded: await coming, coming };
  const pause = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null));
  return { loaded: await Promise.race([coming, pause]), coming };
}

/** Shown until the box is loaded (specification section 8). */
const title = t.frequentlyBoughtTogether;
const loadingText = `${title} ${progressTexts.loading}`;

/** Listings of external shops for the product (row 51), and the products bought with it (row 52). Renders nothing without either. */
export function Component({ data }: { data: Coming }) {
  const [loaded, setLoaded] = useState(data.loaded);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isLeft = false;
    data.coming.then(
      (come) => !isLeft && setLoaded(come),
      // The page is complete without the box.
      () => !isLeft && setGone(true),
    );
    return () => void (isLeft = true);
  }, [data]);
  if (isGone) return null;
  return loaded ? <Contents loaded={loaded} /> : <p role="status">{loadingText}</p>;
}

function Contents({ loaded }: { loaded: Loaded }) {
  const { product } = usePreloadedQuery<BoughtTogetherQuery>(
    graphql`
      query BoughtTogetherQuery($slug: String!) {
        product(slug: $slug) {
          url
          externalShop {
            name
          }
          externalListings {
            shop {
              id
              name
              country
            }
            ...AvailabilityLabel_listing
          }
          boughtTogether {
            productId
            name
            detail
            url
            price {
              amount
              formatted
            }
            deposit {
              amount {
                amount
                formatted
              }
            }
            image {
              ...Picture_image
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  if (!product) return null;
  const { externalShop, externalListings, boughtTogether, url } = product;
  return (
    <>
      {externalListings.length > 0 && (
        <section className={styles.listings} aria-label={t.whereToBuy}>
          {externalShop && <p>{t.soldAndDeliveredBy({ shop: externalShop.name })}</p>}
          <ul role="list">
            {externalListings.map((listing) => (
              <li key={listing.shop.id}>
                {listing.shop.name} ({listing.shop.country}){': '}
                <AvailabilityLabel listing={listing} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {boughtTogether.length > 0 && <Bundle items={boughtTogether} action={url} />}
    </>
  );
}

type Items = NonNullable<BoughtTogetherQuery['response']['product']>['boughtTogether'];

function Bundle({ items, action }: { items: Items; action: string }) {
  const heading = useId();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const [addMany, isAdding] = useAddMany();
  const ticked = items.filter(({ productId }) => !left.includes(productId));
  const total = formatSum(ticked.map(({ price, deposit }) => price.amount + (deposit?.amount.amount ?? 0)));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    setReason(null);
    setAdded(false);
    if (ticked.length === 0) return setReason(t.selectAtLeastOneProduct);
    addMany({
      variables: { input: { productIds: ticked.map(({ productId }) => productId) } },
      onDone: () => setAdded(true),
      onError: setReason,
    });
  }

  return (
    <section className={styles.bundle} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <form method="post" action={action} onSubmit={submit}>
        <input type="hidden" name={bundleFields.marker} value="yes" />
        <ul role="list" className={styles.items}>
          {items.map(({ productId, name, detail, price, deposit, image, url }) => (
            <li key={productId}>
              <div className={styles.picture}>{image && <Picture image={image} sizes="7rem" alt="" />}</div>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  name={bundleFields.item}
                  value={productId}
                  checked={!left.includes(productId)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(checked ? left.filter((id) => id !== productId) : [...left, productId])
                  }
                />
                <span>
                  {name}
                  {detail !== '' && `, ${detail}`} <strong>{price.formatted}</strong>
                  {deposit && ` ${t.plusDeposit({ deposit: deposit.amount.formatted })}`}
                </span>
              </label>
              {url !== action && <a href={url}>{t.detailsOf({ span: (text) => <span className="visually-hidden">{text}</span>, name })}</a>}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <p aria-live="polite">{t.totalFor({ count: ticked.length, total: <strong>{total}</strong> })}</p>
          <Button type="submit" aria-disabled={isAdding} aria-busy={isAdding}>
            {isAdding ? progressTexts.updating : t.addSelectedToCart}
          </Button>
        </div>
        {isAdded && (
          <p role="status" className={styles.added}>
            {t.allSelectedProductsAre} <ViewCartLink />
          </p>
        )}
        {reason !== null && (
          <p role="alert" className={styles.problem}>
            {reason}
          </p>
        )}
      </form>
    </section>
  );
}
