import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeIn, type Mailbox, openMailbox } from '../journeys/mailbox.ts';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { type Installation, makeInstallation } from '../kill/installation.ts';
import { Partners } from './partner.ts';
import { address, personOf } from './people.ts';
import { photos } from './photos.ts';
import { Refused, Session } from './session.ts';

/** Tests that a server's logs of a whole journey with errors contain ids and figures, but no personal data. */

const STEPS = ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'];

let installation: Installation;
let mailbox: Mailbox;
let server: ServerProcess;
const output: string[] = [];

beforeAll(async () => {
  installation = await makeInstallation(process.env.TEST_DATABASE_URL || null);
  mailbox = await openMailbox();
  const environment = { ...installation.environment, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?requireTLS=false`, LOG_LEVEL: 'debug' };
  server = await startServerProcess(environment, (line) => output.push(line));
});
afterAll(async () => {
  await server?.stop();
  await mailbox?.close();
  await installation?.remove();
});

it('holds no CURP, name, address, code, token or key', async () => {
  const partners = new Partners(() => installation.url);
  partners.use(server.ready.keys);
  const person = { ...personOf(4_711), name: 'Xóchitl', first_lastname: 'Yebenes', second_lastname: 'Zarzuela' };
  const [picture] = await photos(1, 40);
  const codes: string[] = [];
  const { uuid } = await partners.createWorkflow(STEPS);
  const token = await partners.token(uuid);
  const session = new Session({
    url: () => installation.url,
    token,
    person,
    async code(to) {
      const code = codeIn(await mailbox.next(to));
      codes.push(code);
      return code;
    },
    photo: () => picture!,
  });
  expect(await session.walk()).toBe('received');
  const { people_uuid } = await partners.workflow(uuid);

  // Failures are logged in more detail than successes.
  const contact = { person_id: people_uuid, email: person.email, phone: '525587654321' };
  await partners.ask('POST', '/people/v1/contacts', contact);
  await partners.ask('GET', `/people/v1/people/by-national-id/${person.curp}`);
  const refused = async (method: string, path: string, body?: object) => expect(partners.ask(method, path, body)).rejects.toThrow();
  await refused('POST', '/people/v1/people', { ...person, national_id: person.curp });
  await refused('POST', '/people/v1/contacts', { ...contact, email: `${person.email} and more` });
  await refused('GET', `/people/v1/${person.curp}`);
  await refused('POST', '/otp/v1/otp/validate', { code: codes[0], user: person.email, type: 'EMAIL' });
  await refused('POST', '/workflows/v1/workflows', { steps: [person.email], callback_url: `http://${person.name}.example/` });
  await expect(session.post('submit', { version: -1, submission: person })).rejects.toBeInstanceOf(Refused);
  const wrongKey = server.ready.keys[0]!.slice(0, -4);
  await fetch(`${installation.url}/people/v1/people?email=${person.email}`, { headers: { 'svc-apikey': wrongKey } });
  await fetch(`${installation.url}/workflows/v1/session?token=${token}`, { headers: { authorization: `Bearer ${token}x` } });

  await server.stop();
  const lines = output.filter((line) => !line.startsWith('{"apiKey"'));
  expect(lines.length).toBeGreaterThan(30);
  const secrets = {
    ...person,
    mailbox: person.email.split('@')[0]!,
    phone: contact.phone,
    'national phone': contact.phone.slice(2),
    street: address.street,
    token,
    key: server.ready.keys[0]!,
    'half a key': wrongKey,
    code: codes[0]!,
    'webhook secret': server.ready.webhookSecret,
  };
  const leaks = Object.entries(secrets).flatMap(([what, secret]) =>
    lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase())).map((line) => `${what}: ${line}`),
  );
  expect(leaks).toEqual([]);
});
