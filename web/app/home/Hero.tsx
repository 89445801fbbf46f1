import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Picture } from '../../kit/Picture.tsx';
import type { Hero_products$key } from '../../__generated__/Hero_products.graphql.ts';
import styles from './Hero.module.css';
import * as t from '../__generated__/messages.ts';

const promises: { icon: IconName; text: string }[] = [
  { icon: 'receipt', text: t.allPricesIncludeVat },
  { icon: 'tag', text: t.discountsComparedDayLow },
  { icon: 'lock', text: t.orderWithoutAnAccount },
];

/** Numbers of pictures that fill the layout without a gap. */
const layouts = [4, 2, 1];

/** The hero section: an introduction of the shop, next to pictures of the first products that have one. */
export function Hero({ products }: { products: Hero_products$key }) {
  const connections = useFragment(
    graphql`
      fragment Hero_products on ProductConnection @relay(plural: true) {
        edges {
          node {
            id
            cover {
              ...Picture_image
            }
          }
        }
      }
    `,
    products,
  );
  const imageById = new Map(
    connections.flatMap(({ edges }) => edges.flatMap(({ node }) => (node.cover ? [[node.id, node.cover] as const] : []))),
  );
  const count = layouts.find((size) => size <= imageById.size) ?? 0;
  const pictures = [...imageById].slice(0, count);
  return (
    <section className={`${styles.hero} ${count > 0 ? styles.withPictures : styles.alone}`} aria-label={t.welcome}>
      <div className={styles.text}>
        <h1 tabIndex={-1} className={styles.title}>
          {t.goodThingsHonestlyPriced}
        </h1>
        <p className={styles.lead}>{t.everydayThingsForKitchen}</p>
        <p className={styles.buttons}>
          <ButtonLink to="/shop/" size="large">
            {t.browseTheShop}
          </ButtonLink>
          <ButtonLink to="/shop/?on_sale=1" size="large" kind="secondary">
            {t.viewSaleItems}
          </ButtonLink>
        </p>
        <ul role="list" className={styles.promises}>
          {promises.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {count > 0 && (
        <div className={count === 4 ? styles.pictures : `${styles.pictures} ${styles.few}`} aria-hidden="true">
          {pictures.map(([id, image], index) => (
            <Picture key={id} image={image} alt="" sizes="(max-width: 60rem) 45vw, 17rem" priority={index === 0 ? 'first' : 'soon'} />
          ))}
        </div>
      )}
    </section>
  );
}
