import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type CartLinkPageQuery } from '../../__generated__/CartLinkPageQuery.graphql.ts';
import type { CartLinkPageOpenMutation } from '../../__generated__/CartLinkPageOpenMutation.graphql.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { cartPath, viewCart } from '../ViewCartLink.tsx';
import styles from './cartLinkPage.module.css';
import * as t from '../__generated__/messages.ts';

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

/** Loads the cart of a link; that changes nothing. */
export async function loadCartLink(environment: IEnvironment, url: string) {
  const loaded = await preload<CartLinkPageQuery>(environment, query, { key: keyOf(url) }, 'network-only');
  return data(loaded, { status: loaded.data.cartLink.fault ? 404 : 200 });
}

/** A line that didn't fit into the visitor's cart. */
type Rest = NonNullable<CartLinkPageOpenMutation['response']['result']['rest']>[number];

interface Answer {
  message: string;
  rest: readonly Rest[];
}

/** Moves the cart of a link to the visitor, and leads to the cart page unless something didn't fit. */
export async function openLinkedCart(environment: IEnvironment, url: string) {
  const mutation = graphql`
    mutation CartLinkPageOpenMutation($input: OpenCartLinkInput!) {
      result: openCartLink(input: $input) {
        __typename
        ... on UserError {
          message
        }
        ... on OpenCartLinkPayload {
          rest {
            key
            name
            quantity
            options {
              name
              value
            }
          }
        }
      }
    }
  `;
  const result = await runMutation<CartLinkPageOpenMutation>(environment, mutation, { input: { key: keyOf(url) } });
  const rest = result.rest ?? [];
  if (result.__typename === 'OpenCartLinkPayload' && rest.length === 0) return redirect(cartPath, 303);
  return data({ message: result.message ?? '', rest } satisfies Answer, { status: 422 });
}

const reasons: Readonly<Record<string, string>> = {
  EXPIRED: t.checkoutLinksAreValidForHour,
  USED: t.checkoutLinksWorkOnce,
};

interface LineNameProps {
  line: Pick<Rest, 'name' | 'quantity' | 'options'>;
}

function LineName({ line: { name, quantity, options } }: LineNameProps) {
  return (
    <span>
      {quantity} × {name}
      {options.length > 0 && <small> {options.map((option) => `${option.name}: ${option.value}`).join(', ')}</small>}
    </span>
  );
}

/** Names what didn't fit into the cart. */
function RestOfLink({ rest }: Pick<Answer, 'rest'>) {
  return (
    <div className={styles.page}>
      <PageHead title={t.someItemsDidntFit} isHidden />
      <meta name="referrer" content="same-origin" />
      <h1 tabIndex={-1}>{t.someItemsDidntFit}</h1>
      <p role="alert" className={styles.failure}>
        {t.theseItemsWereNotAdded}
      </p>
      <ul className={styles.lines}>
        {rest.map((line) => (
          <li key={line.key}>
            <LineName line={line} />
          </li>
        ))}
      </ul>
      <p className={styles.choices}>
        <ButtonLink to={cartPath}>{viewCart}</ButtonLink>
      </p>
    </div>
  );
}

/** Shows the items that an assistant has put into a cart; a button moves them to this browser. Works without script. */
export function CartLinkPage() {
  const answer = useActionData<Answer>();
  const failure = answer?.message;
  const loaded = useLoaderData<Preloaded<CartLinkPageQuery>>();
  const { cartLink } = usePreloadedQuery<CartLinkPageQuery>(
    graphql`
      query CartLinkPageQuery($key: String!) {
        ...Shell_query
        cartLink(key: $key) {
          fault
          subtotal {
            formatted
          }
          lines {
            key
            name
            quantity
            options {
              name
              value
            }
            lineTotal {
              formatted
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  const { fault, lines, subtotal } = cartLink;
  if (answer && answer.rest.length > 0) return <RestOfLink rest={answer.rest} />;
  const title = fault ? t.thisLinkDoesntWork : t.addTheseItemsToYourCart;
  return (
    <div className={styles.page}>
      <PageHead title={title} isHidden />
      {/* The address holds the key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      <h1 tabIndex={-1}>{title}</h1>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {!fault ? (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.key}>
                <LineName line={line} />
                <span className={styles.amount}>{line.lineTotal.formatted}</span>
              </li>
            ))}
            <li className={styles.total}>
              <span>{t.subtotal}</span>
              <span className={styles.amount}>{subtotal?.formatted}</span>
            </li>
          </ul>
          <p>{t.itemsThatAreAlready}</p>
          {/* Sent to this page's own address, which holds the key. */}
          <form method="post" className={styles.choices}>
            <Button type="submit" size="large">
              {t.addToCart}
            </Button>
            <ButtonLink to="/shop/" kind="quiet" size="large">
              {t.notNow}
            </ButtonLink>
          </form>
        </>
      ) : (
        <>
          <p>{reasons[fault] ?? t.partOfLinkMayBeMissing}</p>
          <p className={styles.choices}>
            <ButtonLink to={cartPath}>{viewCart}</ButtonLink>
            <ButtonLink to="/shop/" kind="secondary">
              {t.goToTheShop}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
