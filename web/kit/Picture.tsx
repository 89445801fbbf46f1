import { graphql, useFragment } from 'react-relay/hooks.js';
import styles from './Picture.module.css';
import type { Picture_image$key } from './relay/__generated__/Picture_image.graphql.ts';

const widths = [160, 320, 640, 1200];

export interface PictureProps {
  image: Picture_image$key;
  /** Displayed width by window width, in the format of the `sizes` attribute. */
  sizes: string;
  /** `first` for pictures that are visible at once and load before everything else; `lazy` for pictures that may wait. */
  priority?: 'first' | 'soon' | 'lazy';
  /** Overrides the picture's own alternative text; empty if adjacent text says the same. */
  alt?: string;
}

/** A square picture in the smallest file that looks sharp. Its space is reserved before it loads. */
export function Picture({ image, sizes, priority = 'lazy', alt }: PictureProps) {
  const {
    basePath,
    alt: ownAlt,
    color,
  } = useFragment(
    graphql`
      fragment Picture_image on Image {
        basePath
        alt
        color
      }
    `,
    image,
  );
  const sources = (format: string) => widths.map((width) => `${basePath}/${width}.${format} ${width}w`).join(', ');
  return (
    <span className={styles.frame}>
      {/* Placeholder colour until the picture has loaded. An SVG attribute, because the Content-Security-Policy blocks style attributes. */}
      <svg className={styles.tone} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      {/* Keyed: an element that gets another source shows the old picture until the new one has loaded. */}
      <picture key={basePath}>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={`${basePath}/640.webp`}
          alt={alt ?? ownAlt}
          width={640}
          height={640}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
