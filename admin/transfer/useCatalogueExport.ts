import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../web/kit/toast/toasts.ts';
import * as t from './__generated__/messages.ts';

/** The server's export endpoint (server/catalogue/products/admin/paths.ts). */
const exportPath = '/admin/catalogue/export.csv';

/** Progress of a download. */
export interface ExportProgress {
  done: number;
  total: number;
}

const lineFeed = 10;

function messageOf(answer: unknown): string {
  const isRefusal = typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
  return isRefusal ? String(answer.message) : t.couldntCreateFileTry;
}

/** Reads the response as a stream. Each row is one line, because line breaks within texts are escaped as \n. */
async function received(response: Response, onRows: (done: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = -1;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return new Blob(parts, { type: 'text/csv' });
    parts.push(value);
    for (const byte of value) if (byte === lineFeed) rows += 1;
    onRows(Math.max(rows, 0));
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads all products that match the list's URL, across all pages, with progress. */
export function useCatalogueExport() {
  const [params] = useSearchParams();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const ending = useRef<AbortController | null>(null);

  async function run(): Promise<void> {
    ending.current = new AbortController();
    const query = new URLSearchParams([...params].filter(([name]) => !['sort', 'after', 'before'].includes(name)));
    setProgress({ done: 0, total: 0 });
    try {
      const response = await fetch(query.size === 0 ? exportPath : `${exportPath}?${query}`, { signal: ending.current.signal });
      if (!response.ok) {
        showToast({ kind: 'danger', text: messageOf(await response.json().catch(() => null)) });
        return;
      }
      const total = Number(response.headers.get('x-rows') ?? 0);
      const file = await received(response, (done) => setProgress({ done: Math.min(done, total), total }));
      const [, name = 'products.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      save(file, name);
      showToast({ kind: 'success', text: t.nameDownloaded({ name }) });
    } catch {
      if (!ending.current.signal.aborted) showToast({ kind: 'danger', text: t.downloadInterruptedTryAgain });
    } finally {
      setProgress(null);
    }
  }

  return { progress, run: () => void run(), cancel: () => ending.current?.abort() };
}
