import { Component, type ReactNode } from 'react';

/** Around what a page is whole without: when it fails it is simply not there. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
