import * as t from './__generated__/messages.ts';

/** The server's upload endpoint (server/engagement/newsletter/paths.ts). */
const importPath = '/admin/subscribers/import';

/** The server's limit for the size of a file. */
export const maxImportBytes = 64 * 1024 * 1024;

export interface ImportRefusal {
  code: string;
  message: string;
}

/** Whether a response is a refusal with its reason. */
export function isRefusal(body: unknown): body is ImportRefusal {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/**
 * Uploads a file of subscribers.
 * @returns why it was refused; null when it was accepted
 */
export async function sendImport(file: File, consentNote: string): Promise<ImportRefusal | null> {
  try {
    const response = await fetch(`${importPath}?${new URLSearchParams({ consentNote })}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: file,
    });
    if (response.ok) return null;
    const body: unknown = await response.json();
    return isRefusal(body) ? body : { code: 'unknown_error', message: t.couldntUploadTheFile };
  } catch {
    return { code: 'fetch_error', message: t.couldntUploadFileMay };
  }
}
