import { graphql, useFragment } from 'react-relay/hooks.js';
import { mailtoHref } from '../../shared/mailtoHref.ts';
import { Link } from 'react-router';
import type { OrderCustomer_order$key } from '../__generated__/OrderCustomer_order.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderCustomer.module.css';

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
    <Panel title="Customer">
      <dl className={styles.facts}>
        <dt>Account</dt>
        <dd>
          {customerDatabaseId == null ? (
            'None (guest order, or account erased)'
          ) : (
            <Link to={`/customers/${customerDatabaseId}`}>View customer</Link>
          )}
        </dd>
        <dt>Email</dt>
        <dd>
          <a href={mailtoHref(order.email)}>{order.email}</a>
        </dd>
        {order.phone !== '' && (
          <>
            <dt>Phone</dt>
            <dd>{order.phone}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd>
          <Address {...order} />
        </dd>
        <dt>Billing address</dt>
        <dd>{order.billing ? <Address {...order.billing} /> : 'Same as delivery address'}</dd>
        {order.vatId !== '' && (
          <>
            <dt>VAT ID</dt>
            <dd>{order.vatId}</dd>
          </>
        )}
        <dt>Payment</dt>
        <dd>{order.paymentMethod.name}</dd>
        {order.confirmedAge != null && (
          <>
            <dt>Age</dt>
            <dd>{order.confirmedAge} or over, as confirmed by the customer</dd>
          </>
        )}
        {acceptedTerms && (
          <>
            <dt>Accepted terms</dt>
            <dd>
              <details>
                <summary>
                  Version {acceptedTerms.version}, published {formatDateTime(acceptedTerms.publishedAt)}
                </summary>
                <div className={styles.terms}>{acceptedTerms.text || 'These terms have no text.'}</div>
              </details>
            </dd>
          </>
        )}
      </dl>
      <p className={styles.link}>
        <a href={order.url} target="_blank" rel="noopener">
          View the customer’s order page
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </Panel>
  );
}
