import { Link } from 'react-router';

/** How goods and money travel, there and back. Prices are not repeated here: the cart knows them for every country and weight. */
export function DeliveryText() {
  return (
    <>
      <h2 id="countries">Where we deliver</h2>
      <p>
        To every country of the European Union. What delivery costs depends on the country and the weight; the <Link to="/cart/">cart</Link>{' '}
        shows it, and from which value of goods it is free, before you enter any address.
      </p>
      <h2 id="payment">How you can pay</h2>
      <ul>
        <li>
          <strong>Bank transfer:</strong> we send the goods when the money has arrived. The reference is in the confirmation.
        </li>
        <li>
          <strong>Cash on delivery:</strong> in Germany, for parcels up to €500.00.
        </li>
        <li>
          <strong>Test card:</strong> only in demonstrations. It behaves as a card does, but no money moves.
        </li>
      </ul>
      <h2 id="returns">Change your mind</h2>
      <p>
        You can cancel an order on its page as long as it is not paid. After that you have 14 days from delivery to withdraw; the{' '}
        <Link to="/terms/">terms</Link> say how.
      </p>
      <h2>Find an order again</h2>
      <p>
        Open the link in its confirmation, or <Link to="/find-order/">look it up</Link> with its number and your e-mail address.
      </p>
    </>
  );
}
