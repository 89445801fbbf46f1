import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { NetworkError } from '../../kit/relay/networkError.ts';
import styles from './StyleGuidePage.module.css';

function Part({ failure }: { failure: Error | null }) {
  if (failure) throw failure;
  return <p>This part works.</p>;
}

/** The fallback of a part that failed, while the rest of the page works. */
export function FailureSection() {
  const [failure, setFailure] = useState<Error | null>(null);
  return (
    <>
      <div className={styles.row}>
        <Button kind="secondary" onClick={() => setFailure(new NetworkError('fetch_error'))}>
          Simulate network failure
        </Button>
        <Button kind="secondary" onClick={() => setFailure(new Error('Log message, not shown to shoppers'))}>
          Simulate render error
        </Button>
      </div>
      <ErrorBoundary onRetry={() => setFailure(null)}>
        <Part failure={failure} />
      </ErrorBoundary>
    </>
  );
}
