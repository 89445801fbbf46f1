import { graphql, useFragment } from 'react-relay/hooks.js';
import { mailtoHref } from '../../shared/mailtoHref.ts';
import { Link } from 'react-router';
import type { OrderCustomer_order$key } from '../__generated__/OrderCustomer_order.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderCustomer.module.css';
import * as t from './__generated__/messages.ts';

interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  postcode: string;
  city: string;
  country: { name: string };
}

function Address({ firstName, lastName, company, address1, address2, postcode, city, country }: PostalAddress) {
  const lines = [`${firstName} ${lastName}`.trim(), company, address1, address2, `${postcode} ${city}`.trim(), country.name];
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

/** The customer, the addresses, and the payment method of the order. */
export function OrderCustomer({ order: key }: { order: OrderCustomer_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderCustomer_order on Order {
        email
        phone
        customerDatabaseId
        firstName
        lastName
        company
        address1
        address2
        postcode
        city
        country {
          name
        }
        billing {
          firstName
          lastName
          company
          address1
          address2
          postcode
          city
          country {
            name
          }
        }
        vatId
        confirmedAge
        paymentMethod {
          name
        }
        acceptedTerms {
          version
          text
          publishedAt
        }
        url
      }
    `,
    key,
  );
  const { customerDatabaseId, acceptedTerms } = order;
  return (
    <Panel title={t.customer}>
      <dl className={styles.facts}>
        <dt>{t.account}</dt>
        <dd>{customerDatabaseId == null ? t.noAccount : <Link to={`/customers/${customerDatabaseId}`}>{t.viewCustomer}</Link>}</dd>
        <dt>{t.email}</dt>
        <dd>
          <a href={mailtoHref(order.email)}>{order.email}</a>
        </dd>
        {order.phone !== '' && (
          <>
            <dt>{t.phone}</dt>
            <dd>{order.phone}</dd>
          </>
        )}
        <dt>{t.delivery}</dt>
        <dd>
          <Address {...order} />
        </dd>
        <dt>{t.billingAddress}</dt>
        <dd>{order.billing ? <Address {...order.billing} /> : t.sameAsDeliveryAddress}</dd>
        {order.vatId !== '' && (
          <>
            <dt>{t.vatId}</dt>
            <dd>{order.vatId}</dd>
          </>
        )}
        <dt>{t.payment}</dt>
        <dd>{order.paymentMethod.name}</dd>
        {order.confirmedAge != null && (
          <>
            <dt>{t.age}</dt>
            <dd>{t.ageOrOver({ age: order.confirmedAge })}</dd>
          </>
        )}
        {acceptedTerms && (
          <>
            <dt>{t.acceptedTerms}</dt>
            <dd>
              <details>
                <summary>
                  {t.versionPublished({ version: acceptedTerms.version, publishedAt: formatDateTime(acceptedTerms.publishedAt) })}
                </summary>
                <div className={styles.terms}>{acceptedTerms.text || t.noTermsText}</div>
              </details>
            </dd>
          </>
        )}
      </dl>
      <p className={styles.link}>
        <a href={order.url} target="_blank" rel="noopener">
          {t.viewCustomersOrderPage({ hint: (text) => <span className="visually-hidden">{text}</span> })}
        </a>
      </p>
    </Panel>
  );
}
