import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OfferCover_offer$key } from '../__generated__/OfferCover_offer.graphql.ts';
import { Picture, type PictureProps } from '../kit/Picture.tsx';
import styles from './OfferCover.module.css';

/** The image of an offer or its product; without one the merchant's name. The text beside it describes the image. */
export function OfferCover({ offer, ...rest }: { offer: OfferCover_offer$key } & Pick<PictureProps, 'sizes' | 'priority'>) {
  const { cover, merchant } = useFragment(
    graphql`
      fragment OfferCover_offer on Offer {
        cover {
          ...Picture_image
        }
        merchant {
          databaseId
          name
        }
      }
    `,
    offer,
  );
  if (cover) return <Picture image={cover} alt="" {...rest} />;
  return (
    <span className={styles.tile} data-tint={merchant.databaseId % 4} aria-hidden="true">
      <span className={styles.initial}>{merchant.name.slice(0, 1)}</span>
      <span className={styles.name}>{merchant.name}</span>
    </span>
  );
}
