import * as t from './__generated__/messages.ts';

/** The server's upload endpoint for product files (server/catalogue/products/admin/paths.ts). */
const importPath = '/admin/catalogue/import';

/** Result of an upload: the import's id, or why the file was rejected. */
export type Sent = { databaseId: number } | { message: string };

function answerOf(text: string): Sent {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) {
      if ('databaseId' in body && typeof body.databaseId === 'number') return { databaseId: body.databaseId };
      if ('message' in body && typeof body.message === 'string') return { message: body.message };
    }
  } catch {
    // Not a response of the shop, but a proxy's page, for instance.
  }
  return { message: t.couldntUploadFileTry };
}

/**
 * Uploads a product file.
 * @param onProgress called with a percentage; only XMLHttpRequest reports upload progress
 */
export function sendFile(file: File, onProgress: (percent: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${importPath}?${new URLSearchParams({ name: file.name })}`);
    request.setRequestHeader('content-type', 'text/csv');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(total, 1))));
    const fail = () => resolve({ message: t.couldntUploadFileMay });
    request.addEventListener('error', fail);
    request.addEventListener('load', () => resolve(answerOf(request.responseText)));
    request.send(file);
  });
}
