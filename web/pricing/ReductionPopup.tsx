import { Popup, PopupTrigger } from '../kit/popup/Popup.tsx';

const name = 'reductions';

/** Opens what is said about struck-through prices; it stands beside one. */
export function ReductionTrigger() {
  return <PopupTrigger name={name}>How reductions are computed</PopupTrigger>;
}

/** What a struck-through price means in this shop. */
export function ReductionPopup() {
  return (
    <Popup name={name} title="How reductions are computed">
      <p>
        A price that is struck through is the lowest one that this shop asked for the product in the 30 days before the reduction. It is no
        recommended price, and not one that was raised shortly before.
      </p>
      <p>The percentage is the difference between that price and the one you pay, both with VAT, rounded down to whole per cents.</p>
      <p>When a product has several choices, each choice has prices of its own; what you see belongs to the one that you chose.</p>
    </Popup>
  );
}
