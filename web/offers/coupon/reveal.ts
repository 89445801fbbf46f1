import { createElement } from 'react';
import type { IEnvironment } from 'relay-runtime';
import { openModal } from '../../kit/overlay/modals.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import type { CodeInAddress } from './codeAddress.ts';
import { revealCode, type RevealedCode } from './revealCode.ts';
import { setRevealed } from './revealedCodes.ts';
import { RevealedCoupon } from './RevealedCoupon.tsx';
import * as t from '../__generated__/messages.ts';

/** Pixels (specification section 9). */
const dialogWidth = 650;

/**
 * Requests a code, and shows it at its coupons on the page, and in a dialog (rows 56 and 57). An unknown code shows nothing; other failures
 * are reported.
 */
export async function reveal(environment: IEnvironment, asked: CodeInAddress): Promise<void> {
  try {
    const told = await revealCode(environment, asked);
    const { result } = told;
    if (result.__typename === 'RevealCouponPayload') show(environment, told);
    else if (result.__typename === 'ThrottledError') showToast({ kind: 'danger', text: result.message ?? '' });
  } catch (error) {
    const again = () => void reveal(environment, asked);
    showToast({ kind: 'danger', text: (error as Error).message, action: { label: t.tryAgain, run: again } });
  }
}

function show(environment: IEnvironment, { result, operation }: RevealedCode): void {
  const { code, offer } = result;
  if (code === undefined || !offer) return;
  setRevealed(environment, offer.databaseId, code);
  openModal(
    { content: createElement(RevealedCoupon, { offer, code, operation }) },
    {
      title: t.yourCodeFor({ merchant: offer.merchant.name }),
      maxWidth: dialogWidth,
      // The code has replaced the link that was clicked.
      returnFocus: () => document.querySelector<HTMLElement>(`main [data-codeid="${offer.databaseId}"] button`),
    },
  );
}
