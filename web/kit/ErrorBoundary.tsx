import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBoundary.module.css';
import { passFocusOn } from './passFocusOn.ts';
import { loadFailure } from './progressTexts.ts';
import { NetworkError } from './relay/networkError.ts';
import * as t from './__generated__/messages.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before the part is rendered again, to drop the failed state. */
  onRetry?: () => void;
}

/**
 * Error boundary around a part of a page that may fail while the rest of the page works. A request without a usable response shows its own
 * message (rows 118 to 120), any other error the message about content that couldn't be loaded (row 117).
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
          {t.tryAgain}
        </Button>
      </div>
    );
  }
}
