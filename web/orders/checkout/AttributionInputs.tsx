import { createElement, memo, useEffect, useRef } from 'react';
import { attributionPrefix } from '../../../shared/attribution/form.ts';
import { attributionFields, attributionInputName } from './attribution.ts';

/**
 * The hidden inputs that say where the visitor came from (row 45): all of them, even when nothing is known. Rendered once and never
 * again: rendering would put back what scripts have written into them. The tracker fills them in as soon as it knows something.
 */
export const AttributionInputs = memo(function AttributionInputs() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('../../attribution/fields.ts').then(
      ({ keepInputsFilled }) => {
        if (!isGone && element.current) stop = keepInputsFilled(element.current, attributionPrefix);
      },
      // The order goes through without; what the browser keeps comes along with it anyway.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const inputs = attributionFields.map((field) => <input key={field} type="hidden" name={attributionInputName(field)} defaultValue="" />);
  // A ref of an element that JSX does not know by name is passed all the same.
  // oxlint-disable-next-line react/refs -- createElement only hands it on
  return createElement('wc-order-attribution-inputs', { hidden: true, ref: element }, inputs);
});
