import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createEnvironment } from '../web/kit/relay/environment.ts';
import { browserNetwork } from '../web/kit/relay/network.ts';
import { CatalogOverview } from './catalog/CatalogOverview.tsx';
import '../web/kit/tokens.css';
import '../web/kit/base.css';
import './admin.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={createEnvironment(browserNetwork([]), false)}>
      <header className="admin-header">
        <a href="/admin/">Souk admin</a>
        <a href="/">View the shop</a>
      </header>
      <main className="admin-main">
        <Suspense fallback={<p role="status">Loading...</p>}>
          <CatalogOverview />
        </Suspense>
      </main>
    </RelayEnvironmentProvider>
  </StrictMode>,
);
