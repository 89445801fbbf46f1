import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureFault, type Keys } from './signature.ts';

// A server that speaks the documented part of the S3 API that storage-s3 uses, with signatures. Tests reach it through AWS's own SDK, by its
// address. Buckets are in the path.

interface FakeObject {
  bytes: Buffer;
  type: string;
  modifiedAt: Date;
}

export interface FakeS3 {
  url: string;
  /** Objects by key. */
  objects: Map<string, FakeObject>;
  /** Parts of unfinished uploads by their id. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Requests, such as `PUT uploadId`: the method and the parameter that names the operation. */
  requests: string[];
  /** Statuses to answer the next requests with. */
  faults: number[];
  /** Keys that can't be deleted. */
  locked: Set<string>;
  close(): Promise<void>;
}

const statuses: Record<string, number> = { NoSuchKey: 404, NoSuchBucket: 404, NoSuchUpload: 404, BadDigest: 400, InvalidPart: 400 };
const pageSize = 1_000;
const smallestPart = 5 * 1024 * 1024;

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);

class S3Error extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

class FakeServer {
  readonly objects: FakeS3['objects'] = new Map();
  readonly uploads: FakeS3['uploads'] = new Map();
  readonly requests: string[] = [];
  readonly faults: number[] = [];
  readonly locked = new Set<string>();

  constructor(
    readonly bucket: string,
    readonly keys: Keys,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const body = await buffer(request);
    const { method = '' } = request;
    const operation = ['uploads', 'uploadId', 'delete', 'list-type'].find((name) => url.searchParams.has(name));
    this.requests.push(operation ? `${method} ${operation}` : method);
    const fail = (code: string, status = statuses[code] ?? 403) => {
      const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} says the fake</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(method === 'HEAD' ? '' : xml);
    };
    const fault = this.faults.shift();
    if (fault !== undefined) return fail('SlowDown', fault);
    const refusal = signatureFault(request, url, body, this.keys);
    if (refusal !== null) return fail(refusal);
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (bucket !== this.bucket) return fail('NoSuchBucket');
    try {
      if (key === '') this.#ofBucket(method, url.searchParams, request, body, response);
      else if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
        this.#ofUpload(method, key, url.searchParams, request, body, response);
      else this.#ofObject(method, key, request, body, response);
    } catch (error) {
      fail(error instanceof S3Error ? error.code : 'InternalError');
    }
  }

  #ofObject(method: string, key: string, { headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
    if (method === 'PUT') {
      this.#store(key, body, headers['content-type']);
      response.writeHead(200, { etag: tagOf(body) }).end();
      return;
    }
    const object = this.objects.get(key);
    if (!object) throw new S3Error('NoSuchKey');
    const { bytes, type, modifiedAt } = object;
    response.writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      'last-modified': modifiedAt.toUTCString(),
      etag: tagOf(bytes),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  #store(key: string, bytes: Buffer, type = 'binary/octet-stream'): void {
    this.objects.set(key, { bytes, type, modifiedAt: new Date() });
  }

  #types = new Map<string, string | undefined>();

  #ofUpload(
    method: string,
    key: string,
    query: URLSearchParams,
    { headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const id = query.get('uploadId') ?? '';
    if (query.has('uploads')) {
      const created = randomUUID();
      this.uploads.set(created, new Map());
      this.#types.set(created, headers['content-type']);
      const xml = `<InitiateMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><UploadId>${created}</UploadId></InitiateMultipartUploadResult>`;
      response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
      return;
    }
    const parts = this.uploads.get(id);
    if (!parts) throw new S3Error('NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      response.writeHead(200, { etag: tagOf(body) }).end();
    } else if (method === 'DELETE') {
      this.uploads.delete(id);
      response.writeHead(204).end();
    } else {
      const chosen = valuesOf(body.toString(), 'PartNumber').map((number) => parts.get(Number(number)));
      const bytes = chosen.map((part, index) => {
        if (!part || (index < chosen.length - 1 && part.length < smallestPart)) throw new S3Error('InvalidPart');
        return part;
      });
      this.#store(key, Buffer.concat(bytes), this.#types.get(id));
      this.uploads.delete(id);
      const xml = `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>&quot;made&quot;</ETag></CompleteMultipartUploadResult>`;
      response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    }
  }

  #ofBucket(method: string, query: URLSearchParams, { headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
    let xml: string;
    if (method === 'POST' && query.has('delete')) {
      // S3 requires the body's hash.
      if (!headers['content-md5'] && !Object.keys(headers).some((name) => name.startsWith('x-amz-checksum-')))
        throw new S3Error('BadDigest');
      const keys = valuesOf(body.toString(), 'Key');
      if (keys.length > pageSize) throw new S3Error('MalformedXML');
      const kept = keys.filter((key) => this.locked.has(key));
      for (const key of keys) if (!this.locked.has(key)) this.objects.delete(key);
      const errors = kept.map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>It is locked</Message></Error>`);
      xml = `<DeleteResult>${errors.join('')}</DeleteResult>`;
    } else {
      const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
      const found = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
      const page = found.slice(0, pageSize);
      const contents = page.map((key) => {
        const { bytes, modifiedAt } = this.objects.get(key) ?? { bytes: Buffer.of(), modifiedAt: new Date() };
        return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
      });
      const next = found.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
      xml = `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
    }
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  }
}

/** Starts the server, with one bucket. */
export async function fakeS3(bucket: string, keys: Keys): Promise<FakeS3> {
  const fake = new FakeServer(bucket, keys);
  const server = createServer((request, response) => void fake.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { objects, uploads, requests, faults, locked } = fake;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    requests,
    faults,
    locked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
