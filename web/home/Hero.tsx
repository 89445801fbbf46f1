import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { Picture } from '../kit/Picture.tsx';
import type { Hero_products$key } from '../__generated__/Hero_products.graphql.ts';
import styles from './Hero.module.css';

const promises: { icon: IconName; text: string }[] = [
  { icon: 'receipt', text: 'All prices with VAT' },
  { icon: 'tag', text: 'Reductions against the 30-day low' },
  { icon: 'lock', text: 'Order without an account' },
];

/** What the shop is, at first sight. */
export function Hero({ products }: { products: Hero_products$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Hero_products on ProductConnection {
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
  const pictures = edges.flatMap(({ node }) => (node.cover ? [{ id: node.id, image: node.cover }] : [])).slice(0, 4);
  return (
    <section className={styles.hero} aria-label="Welcome">
      <div className={styles.text}>
        <h1 tabIndex={-1} className={styles.title}>
          Good things, honestly priced
        </h1>
        <p className={styles.lead}>
          Things that are made to be used: for the kitchen, the home and the way there. Every reduction is a real one.
        </p>
        <p className={styles.buttons}>
          <ButtonLink to="/shop/" size="large">
            Browse the shop
          </ButtonLink>
          <ButtonLink to="/shop/?on_sale=1" size="large" kind="secondary">
            See what is reduced
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
      {pictures.length === 4 && (
        <div className={styles.pictures} aria-hidden="true">
          {pictures.map(({ id, image }, index) => (
            <Picture key={id} image={image} alt="" sizes="(max-width: 60rem) 45vw, 17rem" priority={index === 0 ? 'first' : 'soon'} />
          ))}
        </div>
      )}
    </section>
  );
}
