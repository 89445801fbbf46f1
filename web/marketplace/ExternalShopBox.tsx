import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router';
import type { ExternalShopBox_part$key } from '../__generated__/ExternalShopBox_part.graphql.ts';
import { Button, buttonClass } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { progressTexts } from '../kit/progressTexts.ts';
import { AvailabilityLabel } from './AvailabilityLabel.tsx';
import styles from './externalShops.module.css';
import { shopIntent, type ShopChoice } from './shopIntent.ts';
import { stateText, shopStateLabels } from './shopStateLabels.ts';
import { useChooseExternalShop } from './useChooseExternalShop.ts';
import * as t from './__generated__/messages.ts';

const choices: readonly ShopChoice[] = ['DONE', 'CANCELED'];

/** One external shop: the link to its checkout, and the shopper's choice of done or canceled. */
export function ExternalShopBox({ part: key }: { part: ExternalShopBox_part$key }) {
  const { shop, state, linesHash, subtotal, lines } = useFragment(
    graphql`
      fragment ExternalShopBox_part on CartShop {
        shop {
          id
          name
          host
          checkoutUrl
        }
        state
        linesHash
        subtotal {
          formatted
        }
        lines {
          id
          name
          quantity
          externalListing {
            ...AvailabilityLabel_listing
          }
        }
      }
    `,
    key,
  );
  const title = useId();
  const [choose, isChoosing] = useChooseExternalShop();
  const [reason, setReason] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  function say(choice: ShopChoice) {
    if (isChoosing) return;
    setReason(null);
    choose({
      variables: { input: { shopId: shop.id, choice, linesHash } },
      onError: (message) => {
        setReason(message);
        // Another tab has changed the items of this shop: show them before the shopper chooses.
        void revalidate();
      },
    });
  }

  return (
    <li className={styles.box} data-state={state} tabIndex={-1} aria-labelledby={title} aria-busy={isChoosing}>
      <div className={styles.head}>
        <h3 id={title}>{shop.name}</h3>
        <span className={styles.state} role="status">
          {isChoosing ? progressTexts.saving : stateText(state)}
        </span>
      </div>
      <ul role="list" className={styles.lines}>
        {lines.map(({ id, name, quantity, externalListing }) => (
          <li key={id}>
            <span>
              {name} <span className={styles.times}>× {quantity}</span>
            </span>
            {externalListing && <AvailabilityLabel listing={externalListing} />}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>{t.aboutPaidAt({ subtotal: <strong>{subtotal.formatted}</strong>, host: shop.host })}</p>
      <div className={styles.ways}>
        <a
          className={buttonClass({ kind: state === 'PENDING' ? 'primary' : 'secondary' })}
          href={shop.checkoutUrl}
          target="_blank"
          rel="sponsored nofollow noopener"
        >
          {t.checkOutThere({ shop: shop.name, hidden: (text) => <span className="visually-hidden">{text}</span> })}
          <Icon name="external" size={16} />
        </a>
        <div role="group" aria-label={t.howDidItGoAt({ shop: shop.name })} className={styles.choices}>
          {choices.map((choice) => (
            <Button
              key={choice}
              type="submit"
              kind="secondary"
              name="intent"
              value={shopIntent({ shopId: shop.id, choice, linesHash })}
              formNoValidate
              aria-pressed={state === choice}
              aria-disabled={isChoosing}
              onClick={(event) => {
                event.preventDefault();
                say(choice);
              }}
            >
              {state === choice && <Icon name="check" size={16} />}
              {shopStateLabels[choice]}
            </Button>
          ))}
        </div>
      </div>
      {reason && (
        <p className={styles.problem} role="alert">
          {reason}
        </p>
      )}
    </li>
  );
}
