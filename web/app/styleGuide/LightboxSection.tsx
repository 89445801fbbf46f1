import styles from './StyleGuidePage.module.css';

// Creates pictures of known sizes without a file.
const picture = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;

const pictures = [
  ['A small image', picture(300, 200, 'teal')],
  ['A wide image', picture(2400, 800, 'peru')],
  ['A tall image', picture(900, 3000, 'slateblue')],
] as const;

/** Links for the lightbox: a gallery, an element of the page, and a page in an iframe. */
export function LightboxSection() {
  return (
    <>
      <p className={styles.row}>
        {pictures.map(([name, address]) => (
          <a key={name} href={address} data-lightbox="samples">
            {name}
          </a>
        ))}
        <a href="/no-such-picture.webp" data-lightbox="missing">
          A missing image
        </a>
      </p>
      <p className={styles.row}>
        <a href="#style-guide-inline" data-lightbox="inline">
          A page element
        </a>
        <a href="https://www.youtube-nocookie.com/embed/souk-sample" data-lightbox="iframe">
          A page in an iframe
        </a>
      </p>
      <div id="style-guide-inline">
        <p>This paragraph is part of the page and is shown again in the lightbox.</p>
      </div>
    </>
  );
}
