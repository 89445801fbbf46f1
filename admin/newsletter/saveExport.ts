import { isRefusal } from './sendImport.ts';
import * as t from './__generated__/messages.ts';

/** The server's endpoint for the file (server/engagement/newsletter/paths.ts). */
const exportPath = '/admin/subscribers/export.csv';

/** Long enough for the browser to have saved the file. */
const retentionMs = 60_000;

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'subscribers.csv';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), retentionMs);
}

/**
 * Downloads the list. Fetched instead of linked: a link would not report a refusal, and would save a truncated file as if it were complete.
 * @returns the server's message if there is no file; null when it was saved
 */
export async function saveExport(query: URLSearchParams): Promise<string | null> {
  try {
    const response = await fetch(query.size === 0 ? exportPath : `${exportPath}?${query}`);
    if (!response.ok) {
      const body: unknown = await response.json();
      return isRefusal(body) ? body.message : t.couldntDownloadTheFile;
    }
    save(await response.blob(), nameOf(response));
    return null;
  } catch {
    return t.downloadIncompleteTryAgain;
  }
}
