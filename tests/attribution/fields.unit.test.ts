import { expect, it } from 'vitest';
import { syncHiddenInputs, publishFields } from '../../web/attribution/fields.ts';

/** As much of an element as is used: its inputs. */
function elementWith(...inputs: { name: string; value: string }[]): Element {
  return { querySelectorAll: () => inputs } as unknown as Element;
}

it('[F46] values that scripts wrote into the inputs stay until attribution data is known', () => {
  const source = { name: 'a_utm_source', value: 'newsletter' };
  const other = { name: 'coupon', value: 'SPRING' };
  const stop = syncHiddenInputs(elementWith(source, other), 'a_');
  expect(source.value).toBe('newsletter');
  publishFields({ utm_source: 'search' });
  expect([source.value, other.value]).toEqual(['search', 'SPRING']);
  publishFields(null);
  expect(source.value).toBe('');
  stop();
  publishFields({ utm_source: 'search' });
  expect(source.value).toBe('');

  const late = { name: 'a_utm_source', value: '' };
  syncHiddenInputs(elementWith(late), 'a_')();
  expect(late.value).toBe('search');
});
