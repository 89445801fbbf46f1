import { data, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { globalId } from '../../../shared/globalId.ts';
import query, { type CouponPageQuery } from '../../__generated__/CouponPageQuery.graphql.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { isCodeId } from './codeAddress.ts';
import { revealCode } from './revealCode.ts';
import { setRevealed } from './revealedCodes.ts';

const isBrowser = typeof document !== 'undefined';
const isComingToLife = () => isBrowser && document.documentElement.dataset.alive !== 'true';

/** A number that no offer has. */
const noCodeId = 2_147_483_647;

/**
 * Loads the code that the address names, and the page around it. On the server both are one request, so that the page's own query includes
 * the code; hydration must not request, and count, the code again.
 */
export async function loadCoupon(environment: IEnvironment, { params }: LoaderFunctionArgs) {
  const codeId = isCodeId(params.codeId ?? '') ? Number(params.codeId) : noCodeId;
  if (codeId !== noCodeId && !isComingToLife()) {
    const { result } = await revealCode(environment, { codeId });
    if (isBrowser && result.code !== undefined) setRevealed(environment, codeId, result.code);
  }
  const loaded: Preloaded<CouponPageQuery> = await preload<CouponPageQuery>(
    environment,
    query,
    { id: globalId('Offer', codeId) },
    'network-only',
  );
  const coupon = loaded.data.couponOffer?.coupon;
  // An existing coupon without a code was requested too often.
  return data(loaded, { status: !coupon ? 404 : coupon.code === null ? 429 : 200 });
}
