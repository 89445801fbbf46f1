import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Picture } from '../../kit/Picture.tsx';
import type { QuickViewPictures_product$key } from '../../__generated__/QuickViewPictures_product.graphql.ts';
import styles from './QuickViewPictures.module.css';
import * as t from '../__generated__/messages.ts';

/** More thumbnails would not fit into one line on a phone. */
const shownAtMost = 5;

export interface QuickViewPicturesProps {
  product: QuickViewPictures_product$key;
  /** The chosen variation, whose image is shown. */
  variationId: string | null;
}

/** One large image, and thumbnails to change it. */
export function QuickViewPictures({ product: key, variationId }: QuickViewPicturesProps) {
  const product = useFragment(
    graphql`
      fragment QuickViewPictures_product on Product {
        name
        images {
          basePath
          ...Picture_image
        }
        variations {
          id
          image {
            basePath
            ...Picture_image
          }
        }
      }
    `,
    key,
  );
  const chosen = product.variations.find(({ id }) => id === variationId)?.image ?? null;
  // A picked thumbnail counts until another variation is chosen.
  const [picked, setPicked] = useState<{ basePath: string; variationId: string | null } | null>(null);
  const all = [...product.images.slice(0, shownAtMost), ...(chosen ? [chosen] : [])];
  const pictures = [...new Map(all.map((image) => [image.basePath, image])).values()];
  const wanted = picked?.variationId === variationId ? picked.basePath : chosen?.basePath;
  const shown = pictures.find(({ basePath }) => basePath === wanted) ?? pictures[0];

  if (!shown) return <div className={styles.none}>{t.noImageYet}</div>;
  return (
    <section className={styles.pictures} aria-label={t.imagesOf({ product: product.name })}>
      <div className={styles.large}>
        <Picture key={shown.basePath} image={shown} sizes="(width < 48rem) 92vw, 28rem" priority="soon" />
      </div>
      {pictures.length > 1 && (
        <ol role="list" className={styles.thumbs} aria-label={t.selectImage}>
          {pictures.map((image, index) => (
            <li key={image.basePath}>
              <button
                type="button"
                aria-label={t.imageOf({ index: index + 1, count: pictures.length })}
                aria-pressed={image === shown}
                onClick={() => setPicked({ basePath: image.basePath, variationId })}
              >
                <Picture image={image} alt="" sizes="4rem" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
