import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { OperationDescriptor } from 'relay-runtime';
import { Announcer } from '../../visitor/Announcer.tsx';
import { CouponFacts, type CouponFactsProps } from './CouponFacts.tsx';

export interface RevealedCouponProps extends CouponFactsProps {
  /** What told the code: its answer stays in the store as long as it is shown. */
  operation: OperationDescriptor;
}

/** What the reveal dialog holds (row 57). It has a voice of its own, because nothing behind a dialog is heard. */
export function RevealedCoupon({ operation, ...facts }: RevealedCouponProps) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const kept = environment.retain(operation);
    return () => kept.dispose();
  }, [environment, operation]);
  return (
    <Announcer>
      <CouponFacts {...facts} />
    </Announcer>
  );
}
