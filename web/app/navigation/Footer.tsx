import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { IEnvironment } from 'relay-runtime';
import query, { type FooterQuery } from '../../__generated__/FooterQuery.graphql.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { KeptMarkup } from '../../kit/markup/KeptMarkup.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { NewsletterBlock } from '../../newsletter/NewsletterBlock.tsx';
import styles from './Footer.module.css';
import { useShop } from '../../kit/shop.ts';
import { Logo } from './Logo.tsx';
import * as t from '../__generated__/messages.ts';

const promises: { icon: IconName; title: string; text: string; to: string }[] = [
  { icon: 'truck', title: t.deliveryAcrossTheEu, text: t.seeDeliveryCostsIn, to: '/delivery/' },
  { icon: 'receipt', title: t.daysChangeMind, text: t.countedFromDayReceive, to: '/terms/#withdrawal' },
  {
    icon: 'tag',
    title: t.honestDiscounts,
    text: t.struckThroughPriceLowest,
    to: '/terms/#prices',
  },
  { icon: 'lock', title: t.dataStaysUs, text: t.weShareNothingAdvertisers, to: '/privacy/' },
];

const ways: { id: string; title: string; links: [label: string, to: string][] }[] = [
  {
    id: 'footer-shop',
    title: t.shop,
    links: [
      [t.allProducts, '/shop/'],
      [t.onSale, '/shop/?on_sale=1'],
      [t.dealsAndCoupons, '/deals/'],
      [t.newArrivals, '/shop/?orderby=date'],
      [t.search, '/search/'],
      [t.yourCart, '/cart/'],
      [t.yourWishlist, '/wishlist/'],
      [t.yourComparisons, '/compare/'],
    ],
  },
  {
    id: 'footer-service',
    title: t.service,
    links: [
      [t.findYourOrder, '/find-order/'],
      [t.frequentlyAskedQuestions, '/faq/'],
      [t.deliveryPaymentReturns, '/delivery/'],
      [t.paymentMethods, '/delivery/#payment'],
      [t.rightOfWithdrawal, '/terms/#withdrawal'],
      [t.withdrawFromContract, '/withdraw/'],
      [t.contact, '/contact/'],
    ],
  },
];

const legal: [label: string, to: string][] = [
  [t.terms, '/terms/'],
  [t.privacy, '/privacy/'],
  [t.cookies, '/cookies/'],
  [t.imprint, '/imprint/'],
];

/** For latePart. Null if the data can't be loaded, as on a page that failed: the footer then shows the parts that need no data. */
export function load(environment: IEnvironment): Promise<Preloaded<FooterQuery> | null> {
  return preload<FooterQuery>(environment, query, {}).catch(() => null);
}

/** The footer of every page: the shop's promises, links, and the notes on prices. */
export function Component({ data }: { data: Preloaded<FooterQuery> | null }) {
  return data ? <LoadedFooter data={data} /> : <Footer data={null} />;
}

function LoadedFooter({ data }: { data: Preloaded<FooterQuery> }) {
  return (
    <Footer
      data={usePreloadedQuery<FooterQuery>(
        graphql`
          query FooterQuery {
            categories {
              id
              name
              url
            }
            checkout {
              acceptedPaymentMethods {
                code
                name
              }
            }
            footer: newsletterFormAt(place: FOOTER) {
              ...NewsletterForm_form
            }
            deals: newsletterFormAt(place: DEALS) {
              ...NewsletterForm_form
            }
            home: newsletterFormAt(place: HOME) {
              __typename
            }
            product: newsletterFormAt(place: PRODUCT) {
              ...NewsletterForm_form
            }
          }
        `,
        data.reference,
      )}
    />
  );
}

/** Pages without the newsletter form: those about the newsletter, and orders. */
const withoutForm = /^\/(newsletter|checkout)\//;

/** Pages that may end with their own newsletter box, which replaces the form in the footer. */
const boxPlaces = [
  ['deals', /^\/deals\/$/],
  ['product', /^\/product\//],
] as const;

/** Parameters that make the page at / a listing. */
const listingParameters = /[?&](product_cat|s)=/;

function Footer({ data }: { data: FooterQuery['response'] | null }) {
  const { pathname, search } = useLocation();
  const shop = useShop();
  const place = boxPlaces.find(([, pages]) => pages.test(pathname))?.[0];
  const box = place && data?.[place];
  // A page has one newsletter form.
  const hasOwn = pathname === '/' && !listingParameters.test(search) && data?.home != null;
  const form = box || hasOwn ? null : data?.footer;
  const methods = data?.checkout?.acceptedPaymentMethods ?? [];
  return (
    <footer className={styles.footer}>
      {box && (
        <div className={styles.box}>
          <NewsletterBlock key={place} form={box} placement={place} isBox />
        </div>
      )}
      <KeptMarkup as="ul" of={['promises']} role="list" className={styles.promises}>
        {promises.map(({ icon, title, text, to }) => (
          <li key={title} className={styles.promise}>
            <Icon name={icon} size={26} />
            <div>
              <Link to={to} className={styles.promiseTitle}>
                {title}
              </Link>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </KeptMarkup>
      {form && (
        <div className={styles.newsletter} hidden={withoutForm.test(pathname)}>
          <NewsletterBlock form={form} placement="footer" />
        </div>
      )}
      <KeptMarkup as="div" of={[data?.categories, methods, shop]} className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          {shop.tagline !== '' && <p>{`${shop.tagline}.`}</p>}
          {methods.length > 0 && (
            <>
              <p id="footer-payment" className={styles.label}>
                {t.paymentMethods}
              </p>
              <ul role="list" className={styles.payment} aria-labelledby="footer-payment">
                {methods.map(({ code, name }) => (
                  <li key={code}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {data && data.categories.length > 0 ? (
          <nav aria-labelledby="footer-categories" className={styles.categories}>
            <h2 id="footer-categories">{t.categories}</h2>
            <ul role="list" className={styles.columns}>
              {data.categories.map((category) => (
                <li key={category.id}>
                  <Link to={category.url}>{category.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {ways.map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul role="list">
              {links
                .filter(([, to]) => to !== '/faq/' || shop.hasFaq)
                .map(([label, to]) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </KeptMarkup>
      <div className={styles.end}>
        <p>{t.allPricesInEuros}</p>
        <nav aria-label={t.legal}>
          <ul role="list" className={styles.legal}>
            {legal.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
