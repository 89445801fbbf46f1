import { Popup, PopupTrigger } from '../kit/popup/Popup.tsx';
import * as t from './__generated__/messages.ts';

const name = 'reductions';

/** Opens the explanation of struck-through prices; placed next to one. */
export function ReductionTrigger() {
  return <PopupTrigger name={name}>{t.howDiscountsAreCalculated}</PopupTrigger>;
}

/** Explains what a struck-through price means in this shop. */
export function ReductionPopup() {
  return (
    <Popup name={name} title={t.howDiscountsAreCalculated}>
      <p>{t.whatStruckThroughPriceIs}</p>
      <p>{t.whatPercentageIs}</p>
      <p>{t.pricesOfVariations}</p>
    </Popup>
  );
}
