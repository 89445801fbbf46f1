import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../web/kit/fonts.css';
import '../../web/kit/tokens.css';
import '../kit/tokens.css';
import '../../web/kit/base.css';
import { AdminApp } from './AdminApp.tsx';
import { createAdminEnvironment } from './environment.ts';
import { StartFailure } from './StartFailure.tsx';
import { readSession } from './session.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
const root = createRoot(element);

const listeners = new Set<() => void>();
const environment = createAdminEnvironment(() => {
  for (const callback of listeners) callback();
});

function onRefusal(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

async function start(): Promise<void> {
  try {
    const first = await readSession(environment);
    root.render(
      <StrictMode>
        <AdminApp environment={environment} first={first} onRefusal={onRefusal} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<StartFailure error={error} onRetry={() => void start()} />);
  }
}

void start();
