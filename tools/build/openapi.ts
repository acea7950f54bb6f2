import { readFileSync } from 'node:fs';
import { createDocument } from '#platform/edge/openapi.ts';
import { serviceDefinitions } from '#services/main.ts';

/** `npm run -s openapi -- <service>`: prints the service's OpenAPI document, as a running server serves it. */

const service = serviceDefinitions.find(({ name }) => name === process.argv[2]);
if (!service) {
  const names = serviceDefinitions.map(({ name }) => name).join('|');
  process.stderr.write(`Name one of the services: npm run -s openapi -- <${names}>\n`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:4100').replace(/\/$/, '');
const document = await createDocument(service, { publicUrl, build: version });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
