import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { Footer_query$key } from '../__generated__/Footer_query.graphql.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

/** The end of every page: the ways on, and what holds for every price. */
export function Footer({ query }: { query: Footer_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment Footer_query on Query {
        categories {
          id
          name
          url
        }
      }
    `,
    query,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>Good things at honest prices. A struck-through price is always the lowest of the 30 days before.</p>
        </div>
        {data ? (
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">Categories</h2>
            <ul role="list" className={styles.columns}>
              {data.categories.map((category) => (
                <li key={category.id}>
                  <Link to={category.url}>{category.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">Shop</h2>
          <ul role="list">
            <li>
              <Link to="/shop/">All products</Link>
            </li>
            <li>
              <Link to="/shop/?on_sale=1">On sale</Link>
            </li>
            <li>
              <Link to="/shop/?orderby=date">New in the shop</Link>
            </li>
            <li>
              <Link to="/cart/">Your cart</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-service">
          <h2 id="footer-service">Service</h2>
          <ul role="list">
            <li>
              <Link to="/delivery/">Delivery, payment, returns</Link>
            </li>
            <li>
              <Link to="/find-order/">Find an order</Link>
            </li>
            <li>
              <Link to="/terms/">Terms</Link>
            </li>
            <li>
              <Link to="/privacy/">Privacy</Link>
            </li>
            <li>
              <Link to="/imprint/">Imprint</Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.legal}>All prices include VAT.</p>
    </footer>
  );
}
