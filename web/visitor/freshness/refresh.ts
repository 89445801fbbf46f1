import type { IEnvironment, OperationDescriptor } from 'relay-runtime';
import { NetworkError } from '../../kit/relay/networkError.ts';
import { refreshTimeoutMs } from './rules.ts';

/** Why a refresh failed: the network's codes, or a timeout. */
export type RefreshFailure = NetworkError['code'] | 'timeout';

class RefreshTimeoutError extends Error {}

/** @param error what askAgain() threw */
export function refreshFailureOf(error: unknown): RefreshFailure {
  if (error instanceof RefreshTimeoutError) return 'timeout';
  return error instanceof NetworkError ? error.code : 'unknown_error';
}

/** The displayable message of a failure. */
export function messageOf(failure: RefreshFailure): string {
  return new NetworkError(failure === 'timeout' ? 'unknown_error' : failure).message;
}

/**
 * Refetches an operation; the store, and with it the page, updates from the response. Until then, and if it fails, the page stays as it is.
 * @param signal aborts the request, if its response would be older than a change made in the meantime
 * @returns whether there was a response
 * @throws RefreshTimeoutError after five seconds, or what the network throws
 */
export function refetch(environment: IEnvironment, operation: OperationDescriptor, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      subscription.unsubscribe();
    };
    const timer = setTimeout(() => end(() => reject(new RefreshTimeoutError())), refreshTimeoutMs);
    const subscription = environment.execute({ operation }).subscribe({
      complete: () => end(() => resolve(true)),
      error: (error: Error) => end(() => reject(error)),
    });
    signal.addEventListener('abort', () => end(() => resolve(false)));
  });
}
