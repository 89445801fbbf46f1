import { Link } from 'react-router';
import { OnThisPage } from './OnThisPage.tsx';
import { SampleNote } from './SampleNote.tsx';

const places = {
  partner: '1. Whom you buy from',
  contract: '2. How an order becomes a contract',
  prices: '3. Prices',
  payment: '4. Payment and delivery',
  withdrawal: '5. Your right to withdraw',
  defects: '6. When something is wrong',
  codes: '7. Discount codes',
};

/** What shopper and shop agree on. Its version is stored with every order (Checkout.termsVersion). */
export function TermsText() {
  return (
    <>
      <SampleNote />
      <p>Version of 1 November 2026.</p>
      <OnThisPage places={places} />
      <h2 id="partner">{places.partner}</h2>
      <p>
        Your contract is with the shop named in the <Link to="/imprint/">imprint</Link>. These terms hold for every order placed at this
        address, in the version that you accepted with it.
      </p>
      <h2 id="contract">{places.contract}</h2>
      <p>
        What the shop shows is an invitation. You order with the button at the end of the checkout, after you have seen and could change
        everything. We confirm by e-mail that the order has arrived; the contract is made when we say that it is being prepared, at the
        latest when it is sent.
      </p>
      <h2 id="prices">{places.prices}</h2>
      <p>
        All prices are in euros and include the VAT of the country of delivery. Delivery is shown on its own line before you order. A
        struck-through price is the lowest of the 30 days before the reduction.
      </p>
      <h2 id="payment">{places.payment}</h2>
      <p>
        How you can pay and what delivery costs is told under <Link to="/delivery/">delivery, payment and returns</Link> and, for your
        order, in the checkout. Goods stay ours until they are paid in full.
      </p>
      <h2 id="withdrawal">{places.withdrawal}</h2>
      <p>
        As a consumer you may withdraw from the contract within 14 days after the goods have reached you, without giving a reason. A clear
        statement is enough, by letter or e-mail to the address in the imprint. We return every payment including standard delivery within
        14 days, by the way you paid. You send the goods back within 14 days of your statement and bear the direct cost of that. Goods made
        to your wish and sealed goods opened for reasons of hygiene are excluded.
      </p>
      <h2 id="defects">{places.defects}</h2>
      <p>
        The statutory rights for defects hold for two years after delivery. Tell us what is wrong; we repair or replace, and if that fails
        you get your money back.
      </p>
      <h2 id="codes">{places.codes}</h2>
      <p>
        A code holds for the time, goods and number of orders that it names, is not paid out, and comes back to life when the order that
        used it is cancelled before it was sent.
      </p>
    </>
  );
}
