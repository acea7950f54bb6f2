import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { install, type PackedPackage } from '../packages/installed.ts';

const REACT = ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'];
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds a shop with Vite and React on the packed npm package, as a developer deploys it. Returns the folder to serve. */
export async function buildShop(packed: PackedPackage, zaguan: string): Promise<string> {
  const app = install('vite', packed, REACT);
  const page = join(app, 'src/open-account.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('https://zaguan.example', zaguan));
  await build({ root: app, logLevel: 'error', configFile: false, build: { target: 'es2022' } });
  return join(app, 'dist');
}

/** Serves the shop; its server creates the token, as every partner's must. */
export async function openShop(folder: string, port: number, token: () => Promise<string>): Promise<{ close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://shop').pathname;
    try {
      if (path === '/api/token') {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ token: await token() }));
        return;
      }
      const file = path === '/' ? 'index.html' : normalize(path).replace(/^[/\\]+/, '');
      const bytes = await readFile(join(folder, file));
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
