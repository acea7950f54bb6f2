import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { sha256 } from '#platform/base/sha256.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.task': 'application/octet-stream',
  '.weights': 'application/octet-stream',
  '.map': 'application/json',
};

/** Matches built names, which end in characters of the content's hash: seven in parts of the widget, eight in other files. */
const HASHED_NAME = /-[A-Za-z0-9_-]{7,8}\.[a-z0-9]+$/;

interface StaticFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer> | null;
  etag: string;
  immutable: boolean;
}

/** Serves the built files from memory, with their exact names. `watch` reads the folder at every request, without compressed files. */
export class StaticFiles {
  readonly #folder: string;
  readonly #watch: boolean;
  #files: Promise<ReadonlyMap<string, StaticFile>> | null = null;

  constructor(folder: string, options: { watch: boolean }) {
    this.#folder = folder;
    this.#watch = options.watch;
  }

  async #find(name: string): Promise<StaticFile | null> {
    if (this.#watch || !this.#files) this.#files = readFolder(this.#folder, { brotli: !this.#watch });
    return (await this.#files).get(name) ?? null;
  }

  /** Returns a file's text. Throws if the build does not contain the file. */
  async text(name: string): Promise<string> {
    const file = await this.#find(name);
    if (!file) throw new Error(`The build has no ${name}. Run: npm run build`);
    return Buffer.from(file.bytes).toString('utf8');
  }

  /** Returns the response with a file; null if there is no such file. All origins may read it, since partners' pages load the scripts. */
  async answer(name: string, request: Headers): Promise<Response | null> {
    const file = await this.#find(name);
    if (!file) return null;
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      etag: file.etag,
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
    const acceptsBrotli = (request.get('accept-encoding') ?? '').split(',').some((encoding) => {
      const [name, quality = ''] = encoding.split(';').map((part) => part.trim());
      return name === 'br' && !/^q=0(\.0*)?$/.test(quality);
    });
    if (!file.brotli || !acceptsBrotli) return new Response(file.bytes, { headers });
    headers.set('content-encoding', 'br');
    return new Response(file.brotli, { headers });
  }
}

async function readFolder(folder: string, options: { brotli: boolean }): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const existing = new Set(paths);
  const files = await Promise.all(
    paths
      // Skips the npm package, which partners install and do not load from this server.
      .filter((path) => TYPES[extname(path)] && !path.startsWith(join(folder, 'npm') + sep))
      .map(async (path): Promise<[string, StaticFile]> => {
        const name = relative(folder, path).split(sep).join('/');
        const bytes = new Uint8Array(await readFile(path));
        const brotli = options.brotli && existing.has(`${path}.br`) ? new Uint8Array(await readFile(`${path}.br`)) : null;
        const etag = `"${sha256(bytes).toString('base64url').slice(0, 22)}"`;
        return [name, { type: TYPES[extname(path)]!, bytes, brotli, etag, immutable: HASHED_NAME.test(name) }];
      }),
  );
  return new Map(files);
}
