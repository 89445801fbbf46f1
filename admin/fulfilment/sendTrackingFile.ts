import * as t from './__generated__/messages.ts';

/** The server's upload endpoint for files with tracking numbers (server/pages/shipmentFiles.ts). */
const importPath = '/admin/orders/shipments/import';

/** Address of the rows that weren't shipped, as CSV. */
export const rejectedPath = (databaseId: number): string => `${importPath}/${databaseId}/rejected.csv`;

/** Result of an upload: the import's id, or why the file was rejected. */
type Sent = { databaseId: number } | { message: string };

/** Uploads a file. @param carrier code of the carrier of rows that don't name one; '' for none */
export async function sendTrackingFile(file: File, carrier: string): Promise<Sent> {
  try {
    const response = await fetch(`${importPath}?${new URLSearchParams({ name: file.name, carrier })}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: file,
    });
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null) {
      if ('databaseId' in body && typeof body.databaseId === 'number') return { databaseId: body.databaseId };
      if ('message' in body && typeof body.message === 'string') return { message: body.message };
    }
  } catch {
    // Not a response of the shop, or none at all.
  }
  return { message: t.couldntUploadFileMay };
}
