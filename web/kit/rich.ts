import { createElement, Fragment, type ReactNode } from 'react';

/** A message with elements; called by generated messages. */
export function rich(...parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
