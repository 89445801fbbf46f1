import { createElement, memo, useEffect, useRef } from 'react';
import { attributionPrefix } from '../../../shared/attribution/form.ts';
import { attributionFields, attributionInputName } from './attribution.ts';

/**
 * Hidden inputs with the visitor's attribution (row 45): all of them, even if nothing is known. Never rendered again: that would reset what
 * scripts have written into them. The tracker fills them in as soon as it has data.
 */
export const AttributionInputs = memo(function AttributionInputs() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('../../attribution/fields.ts').then(
      ({ syncHiddenInputs: keepInputsFilled }) => {
        if (!isGone && element.current) stop = keepInputsFilled(element.current, attributionPrefix);
      },
      // The order works without them; attribution stored in the browser is sent with it anyway.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const inputs = attributionFields.map((field) => <input key={field} type="hidden" name={attributionInputName(field)} defaultValue="" />);
  // A ref of an element that JSX does not know by name is passed anyway.
  // oxlint-disable-next-line react/refs -- createElement only hands it on
  return createElement('wc-order-attribution-inputs', { hidden: true, ref: element }, inputs);
});
