import { useEffect, useRef, useState, type MouseEvent, type UIEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Picture } from '../kit/Picture.tsx';
import type { Gallery_product$key } from '../__generated__/Gallery_product.graphql.ts';
import styles from './Gallery.module.css';
import * as t from './__generated__/messages.ts';

export interface GalleryProps {
  product: Gallery_product$key;
  /** The chosen variation, whose image is shown. */
  variationId: string | null;
}

/**
 * The product's images: a strip that scrolls by touch, arrow keys or the thumbnails below it. Each image opens larger in the lightbox (row
 * 134). Without script the thumbnails link to the large images, and these to their files.
 */
export function Gallery({ product: key, variationId }: GalleryProps) {
  const product = useFragment(
    graphql`
      fragment Gallery_product on Product {
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
  const strip = useRef<HTMLUListElement>(null);
  const isAlive = useRef(false);
  const lastChosen = useRef(-1);
  const [shown, setShown] = useState(0);
  const all = [...product.images, ...product.variations.flatMap(({ image }) => image ?? [])];
  const chosen = product.variations.find(({ id }) => id === variationId)?.image?.basePath;
  // A page that opens with a variation begins with its image, without script too.
  const [first] = useState(chosen);
  const inOrder = all.toSorted((a, b) => Number(b.basePath === first) - Number(a.basePath === first));
  const pictures = [...new Map(inOrder.map((image) => [image.basePath, image])).values()];
  const chosenIndex = pictures.findIndex(({ basePath }) => basePath === chosen);
  const coverIndex = Math.max(
    0,
    pictures.findIndex(({ basePath }) => basePath === product.images[0]?.basePath),
  );

  useEffect(() => {
    // The strip may have been scrolled before hydration: update the thumbnails.
    strip.current?.dispatchEvent(new Event('scroll'));
  }, []);
  useEffect(() => {
    const isEarly = !isAlive.current;
    isAlive.current = true;
    const before = lastChosen.current;
    lastChosen.current = chosenIndex;
    // An image that the shopper scrolled to before hydration stays.
    if (isEarly && strip.current && strip.current.scrollLeft > 0) return;
    if (strip.current && chosenIndex >= 0) scrollToPicture(strip.current, chosenIndex, 'instant');
    // The selected variation has no image, and another variation's image would be mistaken for it.
    else if (strip.current && before >= 0 && shownIn(strip.current) === before) scrollToPicture(strip.current, coverIndex, 'instant');
  }, [chosenIndex, coverIndex]);

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.clientWidth > 0) setShown(shownIn(currentTarget));
  }

  if (pictures.length === 0) return <div className={styles.none}>{t.noImageYet}</div>;
  return (
    <section className={styles.gallery} aria-label={t.imagesOf({ product: product.name })}>
      <ul
        ref={strip}
        role="list"
        className={styles.strip}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={t.largeImages}
        onScroll={follow}
      >
        {pictures.map((image, index) => (
          <li key={image.basePath} id={`picture-${index + 1}`}>
            <a
              href={`${image.basePath}/1200.webp`}
              data-lightbox="product"
              aria-label={t.enlargeImageOf({ index: index + 1, count: pictures.length })}
            >
              <Picture image={image} sizes="(max-width: 60rem) 100vw, 42rem" priority={index === 0 ? 'first' : 'lazy'} />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ol role="list" className={styles.thumbs} aria-label={t.selectImage}>
          {pictures.map((image, index) => (
            <li key={image.basePath}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={t.imageOf({ index: index + 1, count: pictures.length })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  if (strip.current) scrollToPicture(strip.current, index, 'smooth');
                }}
              >
                <Picture image={image} alt="" sizes="5rem" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

function scrollToPicture(strip: HTMLElement, index: number, behavior: ScrollBehavior) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollTo({ left: index * strip.clientWidth, behavior: isCalm ? 'instant' : behavior });
}
