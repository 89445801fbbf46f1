import { useRef, useState } from 'react';
import { networkMessages } from '../../web/kit/relay/networkError.ts';
import * as t from './__generated__/messages.ts';

/** The server's upload endpoint for pictures (server/catalogue/products/admin/paths.ts). */
const picturePath = '/admin/catalogue/pictures';

/** A file being uploaded. */
export interface Sending {
  id: number;
  name: string;
  percent: number;
  /** Why the upload failed; null while it is in progress. */
  problem: string | null;
}

function messageOf(answer: string): string {
  try {
    const body: unknown = JSON.parse(answer);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') return body.message;
  } catch {
    // Not a response of the shop, but a proxy's page, for instance.
  }
  return t.couldntUploadImage;
}

/**
 * Uploads pictures one after the other, with progress.
 * @param onTaken called when an upload has succeeded
 */
export function useUploads(productId: number, onTaken: () => void) {
  const [files, setFiles] = useState<readonly Sending[]>([]);
  const lastId = useRef(0);
  const chain = useRef<Promise<void>>(Promise.resolve());
  const change = (id: number, changes: Partial<Sending>) =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  /** Only XMLHttpRequest reports upload progress. */
  function sendOne(file: File, id: number): Promise<void> {
    return new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${picturePath}?${new URLSearchParams({ product: String(productId), name: file.name })}`);
      request.setRequestHeader('content-type', 'application/octet-stream');
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        change(id, { percent: Math.round((100 * loaded) / Math.max(total, 1)) }),
      );
      request.addEventListener('error', () => {
        change(id, { problem: networkMessages.fetch_error });
        resolve();
      });
      request.addEventListener('load', () => {
        if (request.status === 202) {
          setFiles((now) => now.filter((other) => other.id !== id));
          onTaken();
        } else change(id, { problem: messageOf(request.responseText) });
        resolve();
      });
      request.send(file);
    });
  }

  function send(chosen: readonly File[]): void {
    const begun = chosen.map((file) => {
      lastId.current += 1;
      return { file, id: lastId.current };
    });
    setFiles((now) => [
      ...now.filter(({ problem }) => problem === null),
      ...begun.map(({ file, id }) => ({ id, name: file.name, percent: 0, problem: null })),
    ]);
    for (const { file, id } of begun) chain.current = chain.current.then(() => sendOne(file, id));
  }

  return { files, send };
}
