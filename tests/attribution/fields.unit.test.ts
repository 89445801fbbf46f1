import { expect, it } from 'vitest';
import { keepInputsFilled, tellFields } from '../../web/attribution/fields.ts';

/** As much of an element as is used: its inputs. */
function elementWith(...inputs: { name: string; value: string }[]): Element {
  return { querySelectorAll: () => inputs } as unknown as Element;
}

it('[F46] values that scripts wrote into the inputs stay until attribution data is known', () => {
  const source = { name: 'a_utm_source', value: 'newsletter' };
  const other = { name: 'coupon', value: 'SPRING' };
  const stop = keepInputsFilled(elementWith(source, other), 'a_');
  expect(source.value).toBe('newsletter');
  tellFields({ utm_source: 'search' });
  expect([source.value, other.value]).toEqual(['search', 'SPRING']);
  tellFields(null);
  expect(source.value).toBe('');
  stop();
  tellFields({ utm_source: 'search' });
  expect(source.value).toBe('');

  const late = { name: 'a_utm_source', value: '' };
  keepInputsFilled(elementWith(late), 'a_')();
  expect(late.value).toBe('search');
});
