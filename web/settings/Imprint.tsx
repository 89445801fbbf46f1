import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Imprint_shop$key } from '../__generated__/Imprint_shop.graphql.ts';
import { JsonLd } from '../kit/JsonLd.tsx';
import * as t from './__generated__/messages.ts';

/** The shop's owner and contact data, also as structured data. */
export function Imprint({ shop: key }: { shop: Imprint_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment Imprint_shop on ShopDetails {
        name
        legalName
        street
        postcode
        city
        country
        addressLines
        representative
        registerEntry
        vatId
        email
        phone
      }
    `,
    key,
  );
  const { name, legalName, street, postcode, city, country, addressLines, email, phone } = shop;
  const facts = [
    [t.representedBy, shop.representative],
    [t.companyRegistration, shop.registerEntry],
    [t.vatIdentificationNumber, shop.vatId],
  ] as const;
  return (
    <>
      {addressLines.length > 0 && (
        <address>
          {addressLines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </address>
      )}
      {(email !== '' || phone !== '') && (
        <p>
          {email !== '' && t.emailLine({ email })}
          {email !== '' && phone !== '' && <br />}
          {phone !== '' && t.telephoneLine({ phone })}
        </p>
      )}
      {facts.map(([label, value]) => value !== '' && <p key={label}>{`${label}: ${value}`}</p>)}
      <JsonLd
        data={{
          '@type': 'Organization',
          name,
          ...(legalName !== '' && { legalName }),
          ...(city !== '' && {
            address: {
              '@type': 'PostalAddress',
              streetAddress: street,
              postalCode: postcode,
              addressLocality: city,
              addressCountry: country,
            },
          }),
          ...(email !== '' && { email }),
          ...(phone !== '' && { telephone: phone }),
        }}
      />
    </>
  );
}
