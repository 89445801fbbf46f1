import { useState } from 'react';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { useSession } from '../kit/session.ts';
import { saveExport } from './saveExport.ts';

/** The filter of a download: same as the screen's. */
export interface ExportFilter {
  search: string | null;
  status: string | null;
}

/** Downloads the list after re-authentication; a refusal is shown in the server's words. */
export function useExport(): { download: (filter: ExportFilter) => Promise<void>; isBusy: boolean } {
  const { ensureSteppedUp } = useSession();
  const [isBusy, setBusy] = useState(false);
  async function download({ search, status }: ExportFilter): Promise<void> {
    if (!(await ensureSteppedUp())) return;
    setBusy(true);
    const refusal = await saveExport(new URLSearchParams({ ...(search !== null && { search }), ...(status !== null && { status }) }));
    setBusy(false);
    if (refusal !== null) showToast({ kind: 'danger', text: refusal });
  }
  return { download, isBusy };
}
