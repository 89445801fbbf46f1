import type * as Sdk from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ExtensionError } from '../../platform/events/extensionPoint.ts';
import { assertStorageKey, isStorageKey, type FileStorage, type OpenFileStorage } from '../../platform/storage/storage.ts';

/** Keys of one DeleteObjects request. */
const maxDeleted = 1_000;
/** Of one attempt; the SDK makes three. */
const timeoutMs = { connect: 5_000, response: 60_000 };

const settings = z
  .object({
    S3_BUCKET: z
      .string('S3_BUCKET must be a valid bucket name.')
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be a valid bucket name.'),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an address such as https://s3.example.' }).optional(),
    S3_PATH_STYLE: z.stringbool('S3_PATH_STYLE must be true or false.').optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PREFIX: z
      .string()
      .regex(/^(?:[\w.-]+\/)*$/, 'S3_PREFIX must end with a slash, such as shop/.')
      .default(''),
  })
  .refine(
    (values) => (values.S3_ACCESS_KEY_ID === undefined) === (values.S3_SECRET_ACCESS_KEY === undefined),
    'Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.',
  );

type Settings = z.output<typeof settings>;

/** The variables that s3Files() reads. An empty one is one that is not set. */
export type S3Variables = Readonly<Partial<Record<keyof z.input<typeof settings>, string | undefined>>>;

function readSettings(variables: S3Variables): Settings {
  const result = settings.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  throw new ExtensionError(
    'storage',
    result.error.issues.map(({ message }) => message),
  );
}

async function connect({ S3_REGION, S3_ENDPOINT, S3_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings) {
  // Loaded by shops that use it only.
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    region: S3_REGION,
    ...(S3_ENDPOINT !== undefined && { endpoint: S3_ENDPOINT }),
    forcePathStyle: S3_PATH_STYLE ?? false,
    // Without keys, the SDK uses those of the machine's role.
    ...(S3_ACCESS_KEY_ID !== undefined &&
      S3_SECRET_ACCESS_KEY !== undefined && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    // Many compatible services don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs.connect, requestTimeout: timeoutMs.response, throwOnRequestTimeout: true },
  });
  return { sdk, client, Upload };
}

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** @returns null for a missing object */
async function unlessMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function throwUndeleted(errors: readonly Sdk._Error[] = []): void {
  const [first] = errors;
  if (first) throw new Error(`Files that couldn’t be deleted: ${errors.length}. The first: ${first.Key} (${first.Code}: ${first.Message})`);
}

/**
 * Stores files in a bucket of Amazon S3 or of a compatible service. The objects need no public access: the shop serves them.
 * @param variables those of the environment (docs/extending/storage.md)
 */
export function s3Files(variables: S3Variables): OpenFileStorage {
  return () => {
    const values = readSettings(variables);
    const { S3_BUCKET: Bucket, S3_PREFIX: root } = values;
    let connecting: ReturnType<typeof connect> | undefined;
    const connection = () => (connecting ??= connect(values));
    const addressOf = (key: string) => {
      assertStorageKey(key);
      return { Bucket, Key: `${root}${key}` };
    };

    const storage: FileStorage = {
      async put(key, body, { type }) {
        const address = addressOf(key);
        const { client, Upload } = await connection();
        // Sends a large body in parts, which become the file when all have arrived.
        await new Upload({ client, params: { ...address, Body: body, ContentType: type } }).done();
      },
      async get(key) {
        const address = addressOf(key);
        const { client, sdk } = await connection();
        const found = await unlessMissing(client.send(new sdk.GetObjectCommand(address)));
        if (!found) return null;
        const { Body, ContentLength } = found;
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error(`${key} has no body or length`);
        return { body: Body, size: ContentLength };
      },
      async exists(key) {
        const address = addressOf(key);
        const { client, sdk } = await connection();
        return (await unlessMissing(client.send(new sdk.HeadObjectCommand(address)))) !== null;
      },
      async delete(keys) {
        const objects = keys.map((key) => ({ Key: addressOf(key).Key }));
        const { client, sdk } = await connection();
        for (let start = 0; start < objects.length; start += maxDeleted) {
          const Delete = { Objects: objects.slice(start, start + maxDeleted), Quiet: true };
          throwUndeleted((await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }))).Errors);
        }
      },
      async *list(prefix) {
        const { client, sdk } = await connection();
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${root}${prefix}` }))
          for (const { Key = '', LastModified } of Contents) {
            // Consoles show folders by empty objects, and people upload other files.
            const key = Key.slice(root.length);
            if (LastModified && isStorageKey(key)) yield { key, modifiedAt: LastModified };
          }
      },
    };
    return storage;
  };
}
