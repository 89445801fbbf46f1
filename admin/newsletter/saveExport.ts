import { isRefusal } from './sendImport.ts';

/** Where the server makes the file (server/engagement/newsletter/paths.ts). */
const exportPath = '/admin/subscribers/export.csv';

/** Long enough for the browser to have taken the file over. */
const keptMs = 60_000;

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'subscribers.csv';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

/**
 * Downloads the list. It is fetched, not linked to: a link would say nothing of a refusal, and keep a file that broke off as if it were
 * whole.
 * @returns why there is no file, in the server's words; null when it was saved
 */
export async function saveExport(query: URLSearchParams): Promise<string | null> {
  try {
    const response = await fetch(query.size === 0 ? exportPath : `${exportPath}?${query}`);
    if (!response.ok) {
      const body: unknown = await response.json();
      return isRefusal(body) ? body.message : 'Couldn’t download the file.';
    }
    save(await response.blob(), nameOf(response));
    return null;
  } catch {
    return 'The download was incomplete. Try again.';
  }
}
