import { createElement, memo } from 'react';
import { attributionFields, attributionInputName } from './attribution.ts';

/**
 * The hidden inputs that say where the visitor came from (row 45): all of them, even when nothing is known. Rendered once and never
 * again: rendering would put back what scripts have written into them.
 */
export const AttributionInputs = memo(function AttributionInputs() {
  const inputs = attributionFields.map((field) => <input key={field} type="hidden" name={attributionInputName(field)} defaultValue="" />);
  return createElement('wc-order-attribution-inputs', { hidden: true }, inputs);
});
