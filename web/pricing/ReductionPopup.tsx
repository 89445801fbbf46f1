import { Popup, PopupTrigger } from '../kit/popup/Popup.tsx';

const name = 'reductions';

/** Opens the explanation of struck-through prices; placed next to one. */
export function ReductionTrigger() {
  return <PopupTrigger name={name}>How discounts are calculated</PopupTrigger>;
}

/** Explains what a struck-through price means in this shop. */
export function ReductionPopup() {
  return (
    <Popup name={name} title="How discounts are calculated">
      <p>
        A struck-through price is the lowest price this shop charged for the product in the 30 days before the reduction. It isn’t a
        recommended price or a price that was raised shortly before.
      </p>
      <p>
        The percentage is the difference between that price and the price you pay, both including VAT, rounded down to a whole per cent.
      </p>
      <p>If a product has several variations, each variation has its own prices. You see the prices of the variation you selected.</p>
    </Popup>
  );
}
