import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { Outlet } from 'react-router';
import type { IEnvironment } from 'relay-runtime';

/** What stands around every page. */
export function Shell({ environment }: { environment: IEnvironment }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Outlet />
    </RelayEnvironmentProvider>
  );
}
