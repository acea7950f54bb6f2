import { readFileSync } from 'node:fs';
import { otpReference } from '../services/otp/service.ts';
import { peopleReference } from '../services/people/service.ts';
import { createDocument } from '../services/platform/edge/openapi.ts';
import { workflowsReference } from '../services/workflows/service.ts';

/** `npm run -s openapi -- <service>`: prints the service's OpenAPI document, as a running server serves it. */
const services = { people: peopleReference, workflows: workflowsReference, otp: otpReference };

const name = process.argv[2] ?? '';
if (!(name in services)) {
  process.stderr.write(`Name one of the services: npm run -s openapi -- <${Object.keys(services).join('|')}>\n`);
  process.exit(1);
}
const service = name as keyof typeof services;
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:4100').replace(/\/$/, '');
const document = await createDocument(services[service], { publicUrl, build: version });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
