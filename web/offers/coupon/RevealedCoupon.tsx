import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { OperationDescriptor } from 'relay-runtime';
import { Announcer } from '../../visitor/Announcer.tsx';
import { CouponFacts, type CouponFactsProps } from './CouponFacts.tsx';

export interface RevealedCouponProps extends CouponFactsProps {
  /** The operation that revealed the code: its data is retained in the store while it is shown. */
  operation: OperationDescriptor;
}

/** Content of the reveal dialog (row 57). It has its own announcer, because live regions behind a dialog are inert. */
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
