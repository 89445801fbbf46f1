import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBoundary.module.css';
import { passFocusOn } from './passFocusOn.ts';
import { loadFailure } from './progressWords.ts';
import { NetworkError } from './relay/networkError.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Before the part is rendered again: forgets what failed. */
  onRetry?: () => void;
}

/**
 * Around a part of a page that may fail alone: the rest of the page lives on. A request without a usable answer is told by its own
 * message (rows 118 to 120), everything else as what could not be loaded (row 117).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    return (
      <div ref={passFocusOn} className={styles.failure} role="alert">
        <p>{error instanceof NetworkError ? error.message : loadFailure}</p>
        <Button kind="secondary" size="small" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
