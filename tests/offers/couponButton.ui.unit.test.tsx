import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { CouponButton_offer$key } from '../../web/__generated__/CouponButton_offer.graphql.ts';
import personalLayerQuery from '../../web/__generated__/PersonalLayerQuery.graphql.ts';
import { createEnvironment } from '../../web/kit/relay/environment.ts';
import { CouponButton } from '../../web/offers/coupon/CouponButton.tsx';

interface Coupon {
  isExpired?: boolean;
  code?: string | null;
}

/** Renders an offer with this coupon on the server; null for an offer without a code. */
function markupOf(coupon: Coupon | null): string {
  const environment = createEnvironment(() => Promise.reject(new Error('Nothing is asked for')), true);
  commitLocalUpdate(environment, (store) => {
    const offer = store.create('offer-7', 'Offer');
    const facts = { id: 'offer-7', title: '20% off', outUrl: '/out/7', endsAt: null, asOf: '2026-07-31T12:00:00.000Z' };
    for (const [name, value] of Object.entries(facts)) offer.setValue(value, name);
    if (!coupon) return offer.setValue(null, 'coupon');
    const record = store.create('coupon-7', 'OfferCoupon');
    for (const [name, value] of Object.entries({ codeId: 7, isExpired: false, code: null, ...coupon })) record.setValue(value, name);
    offer.setLinkedRecord(record, 'coupon');
  });
  const key = {
    __id: 'offer-7',
    __fragments: { CouponButton_offer: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(personalLayerQuery), {}).request,
    // Fragment keys are opaque types: Relay creates this structure.
  } as unknown as CouponButton_offer$key;
  return renderToStaticMarkup(
    <RelayEnvironmentProvider environment={environment}>
      <CouponButton offer={key} />
    </RelayEnvironmentProvider>,
  );
}

/** Returns the data attributes that integrators' scripts read. */
function dataOf(markup: string): Record<string, string> {
  const found = [...markup.matchAll(/ data-([a-z-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

test('[F54] a masked coupon links to its own page and contains no code', () => {
  const markup = markupOf({});
  expect(dataOf(markup)).toEqual({ coupon: 'masked', codeid: '7', dest: '/out/7', expired: 'false' });
  expect(markup).toMatch(/^<a [^>]*href="\/coupon\/7\/"/);
  expect(markup).toMatch(/^<a [^>]*rel="nofollow"/);
  expect(markup).not.toContain('codetext');
});

test('[F54] an unmasked coupon contains its code, the text to copy, and its destination', () => {
  const markup = markupOf({ code: 'SAVE"<b>' });
  const code = 'SAVE&quot;&lt;b&gt;';
  expect(dataOf(markup)).toEqual({
    coupon: 'unmasked',
    codeid: '7',
    codetext: code,
    'clipboard-text': code,
    dest: '/out/7',
    expired: 'false',
  });
  expect(markup).toContain(`>${code}</code>`);
  expect(markup).toContain('<button type="button"');
});

test('[F58] an expired coupon shows its code and has nothing to click', () => {
  const markup = markupOf({ code: 'SAVE', isExpired: true });
  expect(dataOf(markup)).toMatchObject({ coupon: 'expired', codetext: 'SAVE', expired: 'true' });
  expect(markup).toContain('>SAVE</code>');
  expect(markup).not.toMatch(/<a |<button/);
});

test('[F54] an offer without a code renders no coupon', () => {
  expect(markupOf(null)).toBe('');
});
