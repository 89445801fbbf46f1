import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OutLink_offer$key } from '../__generated__/OutLink_offer.graphql.ts';
import { Icon } from '../kit/Icon.tsx';
import styles from './OutLink.module.css';
import * as t from './__generated__/messages.ts';

/**
 * Link to the merchant's page, by the offer's number: the server counts the click and redirects (/out/{number}). The host is part of the
 * link, so that visitors see where it goes. An offer of this shop links within the shop.
 */
export function OutLink({ offer, look = 'card' }: { offer: OutLink_offer$key; look?: 'card' | 'page' | 'second' }) {
  const { title, outUrl, destinationHost, merchant } = useFragment(
    graphql`
      fragment OutLink_offer on Offer {
        title
        outUrl
        destinationHost
        merchant {
          isAffiliate
        }
      }
    `,
    offer,
  );
  const className = look === 'card' ? styles.out : `${styles.out} ${styles[look]}`;
  if (destinationHost == null)
    return (
      <a className={className} href={outUrl} rel="nofollow">
        <span className={styles.words}>{t.goToProduct({ title, hidden: (text) => <span className="visually-hidden">{text}</span> })}</span>
      </a>
    );
  return (
    <a className={className} href={outUrl} target="_blank" rel={merchant.isAffiliate ? 'sponsored nofollow noopener' : 'nofollow noopener'}>
      <span className={styles.words}>
        {t.goToShop}
        <Icon name="external" size={16} />
      </span>
      <span className={styles.host}>{destinationHost}</span>
      <span className="visually-hidden">: {t.opensInNewTab({ title })}</span>
    </a>
  );
}
