import { useSession } from '../kit/session.ts';

/** Where the server makes the file (server/subscribers/paths.ts). */
const exportPath = '/admin/subscribers/export.csv';

/** @returns downloads the list, narrowed as the screen is, after password or code were shown */
export function useExport(): (filter: { search: string | null; status: string | null }) => Promise<void> {
  const { ensureSteppedUp } = useSession();
  return async ({ search, status }) => {
    if (!(await ensureSteppedUp())) return;
    const query = new URLSearchParams({ ...(search !== null && { search }), ...(status !== null && { status }) });
    const link = document.createElement('a');
    link.href = query.size === 0 ? exportPath : `${exportPath}?${query}`;
    // As a download the page stays, whatever the server answers.
    link.download = '';
    link.click();
  };
}
