import { SampleNote } from './SampleNote.tsx';

/** Which data the shop keeps, and why. */
export function PrivacyText() {
  return (
    <>
      <SampleNote />
      <h2>What is kept when you look around</h2>
      <p>
        Nothing. Pages are made without knowing who you are and set no cookie. If you close a notice of the shop, a cookie remembers for a
        year that you did.
      </p>
      <h2>What is kept when you put something into the cart</h2>
      <ul>
        <li>A random number in a cookie, so that your cart is yours. The shop stores only a fingerprint of it.</li>
        <li>Two cookies that say whether the cart holds something and whether it has changed. They name nobody and end with your visit.</li>
        <li>The cart itself, for 30 days after its last change.</li>
      </ul>
      <h2>What is kept when you compare or wish</h2>
      <ul>
        <li>Which products, since when and at what price, so that you are told what has changed: for 30 days after the last change.</li>
        <li>A cookie that says whether these lists have changed. It names nobody and ends with your visit.</li>
        <li>A link to your wishlist, once you make one. Whoever has it sees the products and nothing about you, until you stop sharing.</li>
        <li>
          With an account: whether you want mails about your wishlist. You get none unless you say so, and each has a link to end them.
        </li>
      </ul>
      <h2>What is kept when you subscribe to the newsletter</h2>
      <p>
        Your e-mail address, your name if you enter one, and when and on which page you agreed to which wording, because we have to prove
        it. Nothing is sent before you confirm by mail; who does not is forgotten after 30 days. Every mail has a link that ends them, and
        one to have the address forgotten.
      </p>
      <h2>What is kept when you order</h2>
      <p>
        Your addresses, your e-mail address, what you bought and how you paid, because the contract and tax law need them, for as long as
        tax law says. The carrier gets the delivery address, the payment provider the amount and the number of the order.
      </p>
      <h2>Where you came from</h2>
      <p>
        If you allow it, cookies remember which link, search or advertisement led you here and how many pages you saw, and an order says so
        too. Without your consent these fields stay empty, and no such cookie is set. Nothing is shared with advertisers. After as long as
        the shop has set, otherwise 13 months, an order no longer says what your browser calls itself nor which pages led you here. Your
        answer, when you gave it and to which words, is kept as proof. You can change it at any time:{' '}
        <a href="/cookies/">your choice about cookies</a>.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what is stored about you, have it corrected or erased, take it with you, or object. Write to the address in the imprint.
        You may also complain to the data protection authority of your country.
      </p>
    </>
  );
}

/** Who runs the shop. */
export function ImprintText() {
  return (
    <>
      <SampleNote />
      <address>
        Souk Demo Shop
        <br />
        Sample Street 1<br />
        10115 Berlin
        <br />
        Germany
      </address>
      <p>
        E-mail: shop@example.com
        <br />
        Telephone: +49 30 0000000
      </p>
      <p>Register number and VAT number: none, because nothing is sold here.</p>
    </>
  );
}
